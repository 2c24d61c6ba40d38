# Il tempo di KERO: chi si aspetta, quanto costa un tiro.

web-kero-waits = La sabbia aspetta { $name }
web-kero-paced = A tiri: ognuno costa { $seconds } s
web-kero-cost = −{ $seconds } s
web-kero-last-roll = ultimo tiro
