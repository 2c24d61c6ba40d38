# Die Zeit in KERO: auf wen gewartet wird, was ein Wurf kostet.

web-kero-waits = Das KERO wartet auf { $name }
web-kero-paced = Pro Wurf: Jeder Wurf kostet { $seconds } s
web-kero-paced-fuel = Pro Wurf: Jeder Wurf bringt { $seconds } s
web-kero-cost = −{ $seconds } s
web-kero-gain = +{ $seconds } s
web-kero-last-roll = letzter Wurf
web-kero-longer = Mehr Zeit: ×{ $times }
web-kero-longer-brief = ×{ $times }
web-kero-longer-about = Für alle, die sie brauchen: Das KERO beider Clans reicht { $times }-mal so lange.
