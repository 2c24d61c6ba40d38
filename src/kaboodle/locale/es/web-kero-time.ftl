# El tiempo de KERO: a quién se espera, qué cuesta una tirada.

web-kero-waits = El KERO espera a { $name }
web-kero-paced = Sin cronómetro: cada tirada gasta { $seconds } s
web-kero-paced-fuel = Sin cronómetro: cada tirada da { $seconds } s
web-kero-cost = −{ $seconds } s
web-kero-gain = +{ $seconds } s
web-kero-last-roll = última tirada
web-kero-longer = Más tiempo: ×{ $times }
web-kero-longer-brief = ×{ $times }
web-kero-longer-about = Para quien lo necesita: el KERO de los dos clanes dura { $times } veces lo normal.
