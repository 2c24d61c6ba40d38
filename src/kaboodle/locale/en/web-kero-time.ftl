# KERO's time: who is waited for, what a roll costs.

web-kero-waits = The KERO waits for { $name }
web-kero-paced = Per roll: each costs { $seconds } s
web-kero-paced-fuel = Per roll: each gives { $seconds } s
web-kero-cost = −{ $seconds } s
web-kero-gain = +{ $seconds } s
web-kero-last-roll = last roll
