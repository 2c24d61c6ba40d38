# Tijd aan tafel: verbindingen, en wat is goedgemaakt.

web-times = De tijd, zet voor zet
web-times-about = Elk bericht heeft even nodig om de tafel te bereiken. Wat onderweg is gemeten, staat naast wat is goedgemaakt.
web-times-moves = { $count ->
        [one] 1 zet op tijd
       *[other] { $count } zetten op tijd
    }
web-times-sum = { $way } s onderweg, { $credit } s goedgemaakt
web-times-run = { $name }: { $seconds } s
web-times-seconds = { $seconds } s
web-times-at = Tijd
web-times-move = Zet
web-times-way = Onderweg
web-times-credit = Goedgemaakt
web-link-good = goede verbinding: { $ms } ms heen en terug
web-link-slow = trage verbinding: { $ms } ms heen en terug
web-link-bad = slechte verbinding: { $ms } ms heen en terug
web-replay-rate = Snelheid
web-replay-times = { $rate }×
web-ms = { $ms } ms
