# Il tempo di KERO: chi si aspetta, quanto costa un tiro.

web-kero-waits = Il KERO aspetta { $name }
web-kero-paced = Senza cronometro: ogni tiro costa { $seconds } s
web-kero-paced-fuel = Senza cronometro: ogni tiro dà { $seconds } s
web-kero-cost = −{ $seconds } s
web-kero-gain = +{ $seconds } s
web-kero-last-roll = ultimo tiro
web-kero-longer = Più tempo: ×{ $times }
web-kero-longer-brief = ×{ $times }
web-kero-longer-about = Per chi ne ha bisogno: il KERO di entrambi i clan dura { $times } volte tanto.
