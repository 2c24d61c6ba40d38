# Zeit am Tisch: Verbindungen, und was gutgeschrieben wurde.

web-times = Die Zeit, Zug um Zug
web-times-about = Jede Nachricht braucht eine Weile bis zum Tisch. Hier steht, wie lange jede unterwegs war und wie viel davon gutgeschrieben wurde.
web-times-moves = { $count ->
        [one] 1 gemessener Zug
       *[other] { $count } gemessene Züge
    }
web-times-sum = { $way } s unterwegs, { $credit } s gutgeschrieben
web-times-run = { $name }: { $seconds } s
web-times-seconds = { $seconds } s
web-times-at = Zeit
web-times-move = Zug
web-times-way = Unterwegs
web-times-credit = Gutgeschrieben
web-link-good = gute Verbindung: { $ms } ms hin und zurück
web-link-slow = langsame Verbindung: { $ms } ms hin und zurück
web-link-bad = schlechte Verbindung: { $ms } ms hin und zurück
web-replay-rate = Tempo
web-replay-times = { $rate }×
web-ms = { $ms } ms
