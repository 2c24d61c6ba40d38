# Tijd aan tafel: verbindingen, en wat is gecompenseerd.

web-times = De tijd, zet voor zet
web-times-about = Elk bericht heeft even nodig om de tafel te bereiken. Hier staat hoe lang elk bericht onderweg was en hoeveel daarvan is gecompenseerd.
web-times-moves = { $count ->
        [one] 1 gemeten zet
       *[other] { $count } gemeten zetten
    }
web-times-sum = { $way } s onderweg, { $credit } s gecompenseerd
web-times-run = { $name }: { $seconds } s
web-times-seconds = { $seconds } s
web-times-at = Tijd
web-times-move = Zet
web-times-way = Onderweg
web-times-credit = Gecompenseerd
web-link-good = goede verbinding: { $ms } ms heen en terug
web-link-slow = trage verbinding: { $ms } ms heen en terug
web-link-bad = slechte verbinding: { $ms } ms heen en terug
web-replay-rate = Snelheid
web-replay-times = { $rate }×
web-ms = { $ms } ms
