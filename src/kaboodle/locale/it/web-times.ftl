# Il tempo al tavolo: connessioni e ciò che è stato restituito.

web-times = Il tempo, mossa per mossa
web-times-about = Ogni messaggio impiega un po’ ad arrivare al tavolo. Accanto al tempo di viaggio misurato c’è quello compensato.
web-times-moves = { $count ->
        [one] 1 mossa cronometrata
       *[other] { $count } mosse cronometrate
    }
web-times-sum = { $way } s di viaggio, { $credit } s compensati
web-times-run = { $name }: { $seconds } s
web-times-seconds = { $seconds } s
web-times-at = Tempo
web-times-move = Mossa
web-times-way = In viaggio
web-times-credit = Compensato
web-link-good = buona connessione: { $ms } ms andata e ritorno
web-link-slow = connessione lenta: { $ms } ms andata e ritorno
web-link-bad = connessione scarsa: { $ms } ms andata e ritorno
web-replay-rate = Velocità
web-replay-times = { $rate }×
web-ms = { $ms } ms
