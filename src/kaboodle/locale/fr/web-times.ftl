# Le temps à la table : les connexions et ce qui a été rendu.

web-times = Le temps, coup par coup
web-times-about = Chaque message met un moment à atteindre la table. À côté du temps de trajet mesuré figure le temps compensé.
web-times-moves = { $count ->
        [one] { $count } coup chronométré
       *[other] { $count } coups chronométrés
    }
web-times-sum = { $way } s de trajet, { $credit } s compensées
web-times-run = { $name } : { $seconds } s
web-times-seconds = { $seconds } s
web-times-at = Temps
web-times-move = Coup
web-times-way = Trajet
web-times-credit = Compensé
web-link-good = bonne connexion : { $ms } ms aller-retour
web-link-slow = connexion lente : { $ms } ms aller-retour
web-link-bad = mauvaise connexion : { $ms } ms aller-retour
web-replay-rate = Vitesse
web-replay-times = { $rate }×
web-ms = { $ms } ms
