# Le temps de KERO : qui l’on attend, ce que coûte un lancer.

web-kero-waits = Le KERO attend { $name }
web-kero-paced = Sans chrono : chaque lancer coûte { $seconds } s
web-kero-paced-fuel = Sans chrono : chaque lancer rapporte { $seconds } s
web-kero-cost = −{ $seconds } s
web-kero-gain = +{ $seconds } s
web-kero-last-roll = dernier lancer
web-kero-longer = Plus de temps : ×{ $times }
web-kero-longer-brief = ×{ $times }
web-kero-longer-about = Pour qui en a besoin : le KERO des deux clans dure { $times } fois plus longtemps.
