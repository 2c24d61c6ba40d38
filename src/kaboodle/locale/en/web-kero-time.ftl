# KERO's time: who is waited for, what a roll costs.

web-kero-waits = The KERO waits for { $name }
web-kero-paced = Per roll: each roll costs { $seconds } s
web-kero-paced-fuel = Per roll: each roll gives { $seconds } s
web-kero-cost = −{ $seconds } s
web-kero-gain = +{ $seconds } s
web-kero-last-roll = last roll
web-kero-longer = More time: ×{ $times }
web-kero-longer-brief = ×{ $times }
web-kero-longer-about = For those who need it: the KERO of both clans lasts { $times } times as long.
