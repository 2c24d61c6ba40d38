# De tijd van KERO: op wie wordt gewacht, wat een worp kost.

web-kero-waits = De KERO wacht op { $name }
web-kero-paced = Per worp: elke worp kost { $seconds } s
web-kero-paced-fuel = Per worp: elke worp geeft { $seconds } s
web-kero-cost = −{ $seconds } s
web-kero-gain = +{ $seconds } s
web-kero-last-roll = laatste worp
web-kero-longer = Meer tijd: ×{ $times }
web-kero-longer-brief = ×{ $times }
web-kero-longer-about = Voor wie het nodig heeft: de KERO van beide stammen gaat { $times } keer zo lang mee.
