# KROM dans le navigateur : la scène, les plateaux, et ce qui est dit à qui écoute.

web-krom-goods = { $amounts }
web-krom-nothing = rien
web-krom-now-only = Pour l’instant, seulement { $goods }
web-krom-name = { $seat }
web-krom-card = { $card }
web-krom-character = { $character }
web-krom-beast = Kromosaure
web-krom-you = Toi

## Zones

web-krom-own = Ton plateau
web-krom-life = Points de vie : { $life } sur { $most }
web-krom-points = Points d’Évolution : { $points } sur { $goal }
web-krom-has-cards = { $count ->
        [one] { $count } carte Bonus
       *[other] { $count } cartes Bonus
    }
web-krom-map = Les quatre lieux
web-krom-place = { $site } : { $here_seats }
web-krom-place-empty = { $site } : personne
web-krom-and-beast = , Kromosaure
web-krom-must-leave = { $here_seats-count ->
        [one] Doit partir
       *[other] Doivent partir
    } : { $here_seats }
web-krom-here-you = Tu y es déjà : il faut aller ailleurs.
web-krom-beast-here = Le Kromosaure est ici et peut rester.
web-krom-about-cave = Repose-toi près du feu, ou achète ce que tu peux payer.
web-krom-about-forest = Cueille : pioche les cartes une à une ; la plupart rapportent quelque chose.
web-krom-about-savanna = Chasse un de ces animaux ; le chiffre indique tes chances.
web-krom-about-mountain = Grimpe : lance cinq dés, relances-en si tu veux ; la meilleure combinaison rapporte.
web-krom-scarce = En rouge : la réserve n’en a plus assez.
web-krom-round-goal = Tour { $round }. Il faut { $goal } points pour gagner.
web-krom-round = Tour { $round }
web-krom-house-rules = Règles de cette table
web-krom-goal = { $goal } points d’Évolution pour gagner
web-krom-figure-goal = { $players } joueurs : victoire à { $goal } points
web-krom-figure-losses = Totaux de 6, 3 et 2 : le premier ne perd rien, le deuxième perd 3 points de vie et est assommé, le troisième en perd 4.
web-krom-supply = Reste dans la réserve
web-krom-decks = Cartes
web-krom-in-pile = dans la pile
web-krom-discarded = défaussées
web-krom-deck-evolution = pile Évolution
web-krom-look-supply = Ce qui reste dans la réserve et les piles
web-krom-ideas = Évolutions à réaliser
web-krom-idea = { $card } : { $points ->
        [one] { $points } point
       *[other] { $points } points
    } pour { $cost }
web-krom-lacks =  ; il manque { $goods }
web-krom-idea-points = { $points ->
        [one] { $points } point d’Évolution pour
       *[other] { $points } points d’Évolution pour
    }
web-krom-you-lack = Il te manque { $goods }.
web-krom-to-go = { $points ->
        [one] Il te manquera encore { $points } point.
       *[other] Il te manquera encore { $points } points.
    }
web-krom-wins-now = Cela te fait gagner !
web-krom-stage = Ce qui se passe
web-krom-hand = Tes cartes Bonus
web-krom-destinations = Tes cartes Destination
web-krom-tab-cards = { $count ->
        [one] Carte Bonus
       *[other] Cartes Bonus
    }
web-krom-tab-places = Lieux
web-krom-no-cards = Aucune carte Bonus
web-krom-playable = , jouable maintenant
web-krom-lifted = La carte levée
web-krom-put-down = Reposer

## Le gros bouton

web-krom-pass = Passer
web-krom-allow = Laisser passer
web-krom-end = Fin de phase
web-krom-end-anyway = Finir quand même
web-krom-unused-place = lieu pas encore utilisé
web-krom-unused-idea = Évolution possible
web-krom-leave-it = Ne rien voler
web-krom-leave-sure = Vraiment rien ?
web-krom-take-it = Voler
web-krom-lay = Aller { $place-at }
web-krom-be = Incarner { $character }
web-krom-play = Jouer
web-krom-throw = Lancer
web-krom-realise = Réaliser
web-krom-whom = Sur qui ?
web-krom-which = Laquelle ?
web-krom-reroll = { $dice ->
        [one] Relancer { $dice } dé
       *[other] Relancer { $dice } dés
    }
web-krom-take = Prendre
web-krom-take-nothing = Ne rien prendre
web-krom-choose = Choisis un lieu
web-krom-laid = Posée
web-krom-wait = En attente…
web-krom-over = Fin

## Choisir

web-krom-where-to = Tour { $round } : où vas-tu ?
web-krom-revealed = On retourne les cartes !
web-krom-have-chosen = Choix faits : { $done } sur { $seats }
web-krom-go = Aller : { $site }
web-krom-stay = { $site } : tu y es déjà, il faut bouger
web-krom-laid-here = { $site } : posée face cachée
web-krom-who-you = Qui es-tu ?
web-krom-who-other = { $seat } choisit un personnage
web-krom-weights = Égalité : le plus lourd gagne à la Caverne et à la Savane, le plus léger dans la Forêt et à la Montagne.

## Combat

web-krom-fight = Combat : { $site }
web-krom-heavier = à égalité, le plus lourd gagne
web-krom-lighter = à égalité, le plus léger gagne
web-krom-total = Total
web-krom-rank = { $rank ->
        [1] 1er
       *[other] { $rank }e
    }
web-krom-has-passed = a passé
web-krom-arm = Toujours passer
web-krom-arm-now = tant que rien ne change
web-krom-arm-end = jusqu’au bout

## Cartes sur la table

web-krom-plays = { $seat } joue « { $card } »
web-krom-plays-on = { $seat } joue « { $card } » sur { $target }
web-krom-cancels = { $seat } veut annuler « { $other } » avec « { $card } »
web-krom-own-card = Ta carte. On attend les autres.
web-krom-you-can-counter = Tu peux l’annuler avec « { $card } ».
web-krom-ordered = Ta consigne la laisse passer.
web-krom-ordered-counter = Ta consigne la laisse passer. Tu peux encore l’annuler avec « { $card } ».
web-krom-no-counter = Tu n’as pas de carte d’annulation.
web-krom-counter-elsewhere = Ta carte d’annulation ne se joue pas ici.
web-krom-table-decides = On attend les autres.
web-krom-closes = Sans réponse, la carte passe.
web-krom-doing-card = { $name } joue une carte.
web-krom-orders = Quand les autres jouent une carte
web-krom-orders-about = Veux-tu qu’on te demande si tu l’annules ? Personne d’autre ne le voit.
web-krom-order-ask = Me demander pour chaque carte
web-krom-order-round = Ce tour-ci, laisser passer toutes les cartes sans me demander
web-krom-order-others = Me demander seulement si on me vise
web-krom-effect-value = Ajoute { $n } au total.
web-krom-effect-dice = { $n ->
        [one] { $n } dé supplémentaire.
       *[other] { $n } dés supplémentaires.
    }
web-krom-effect-gain = Rapporte { $gives }.
web-krom-effect-harm = Un autre joueur perd { $gives }.
web-krom-effect-steal = Vole { $gives } à un joueur sur le même lieu.
web-krom-effect-trade = Coûte { $price }, rapporte { $gives }.
web-krom-effect-swap = Donne { $price } à un joueur et prend { $gives }.
web-krom-effect-counter = Annule la carte d’un autre joueur.
web-krom-when-combat = Pendant un combat.
web-krom-when-turn = Pendant ta phase d’action.
web-krom-when-counter = Quand quelqu’un joue une carte.
web-krom-only-at = Seulement ici : { $site }.
web-krom-now = Jouable maintenant.
web-krom-not-now = Pas maintenant.

## Vol

web-krom-rob-you = Tu as assommé { $target }. Vole une chose.
web-krom-rob-other = { $seat } fait les poches à { $target }.
web-krom-rob-more = { $count ->
        [one] encore { $count } victime
       *[other] encore { $count } victimes
    }
web-krom-of = sur { $has }
web-krom-blind =
    { $cards ->
        [one] sa seule carte
       *[other] 1 carte au hasard sur { $cards }
    }
web-krom-befell-card = { $seat } joue « { $card } » contre toi.
web-krom-befell-lost = Tu perds { $goods }.
web-krom-befell-taken = { $seat } te prend { $goods }.
web-krom-befell-robbed = { $seat } te prend « { $card } ».
web-krom-befell-trophy = { $seat } te prend le trophée et son point.
web-krom-befell-stunned = Tu te fais assommer et tu passes ton tour.

## Phases d’action

web-krom-phase-you = { $site } : à toi
web-krom-phase = { $site } : { $seat }
web-krom-rest = Repos
web-krom-or = ou
web-krom-ware = { $price ->
        [one] { $goods } pour { $price } Krom
       *[other] { $goods } pour { $price } Kroms
    }
web-krom-shuffle = remélanger
web-krom-free = gratuit
web-krom-no-more = c’est tout
web-krom-pick = Piocher une carte Cueillette { $price ->
        [0] gratuitement
        [one] pour { $price } Krom
       *[other] pour { $price } Kroms
    } ; dans la pile : { $cards }
web-krom-in-deck = { $cards ->
        [one] sur { $cards } carte de la pile
       *[other] sur { $cards } cartes de la pile
    }
web-krom-choose-prey = Choisis ta proie
web-krom-hunting = Les dés s’achètent avant le lancer
web-krom-prey = { $card } : { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, il faut { $value }, { $chance } pour cent de chances, donne { $goods }
web-krom-with-dice = { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    }, { $price ->
        [0] sans supplément
        [one] { $price } Krom
       *[other] { $price } Kroms
    }
web-krom-rolled = { $total }, il fallait { $value }
web-krom-caught = { $total }, il fallait { $value } : attrapée !
web-krom-escaped = { $total }, il fallait { $value } : elle s’échappe
web-krom-climb = Grimper : 5 dés
web-krom-climbs = Au pied de la falaise
web-krom-climb-done = De retour de la falaise
web-krom-hunt-done = De retour de la chasse
web-krom-die = Dé { $number } : { $value }
web-krom-next-reroll = Touche les dés à relancer ({ $number } sur { $most }) :
web-krom-reroll-dear = Une relance coûte { $price ->
        [one] { $price } Krom
       *[other] { $price } Kroms
    }, et tu { $kroms ->
        [0] n’en as pas
       *[other] n’en as que { $kroms }
    }
web-krom-no-rerolls = Plus de relance
web-krom-table = Combinaisons et récompenses
web-krom-comb-nothing = rien
web-krom-comb-pair = paire
web-krom-comb-two-pairs = deux paires
web-krom-comb-three = brelan
web-krom-comb-full-house = full
web-krom-comb-four = carré
web-krom-comb-five = cinq identiques
web-krom-comb-straight = suite

## À consulter

web-krom-realised = Évolutions réalisées
web-krom-none-yet = Aucune pour l’instant
web-krom-known = Cartes que tu connais

## À voix haute

web-krom-say-choosing = Tour { $round }. Tu es ici : { $site }. Choisis { $sites-or }.
web-krom-say-fight = Combat : { $site }. Toi { $total } ; { $others }. Si tous passent, tu finis à la { $rank ->
        [1] première
        [2] deuxième
        [3] troisième
       *[other] { $rank }e
    } place et tu { $loss ->
        [0] ne perds rien
        [one] perds { $loss } point de vie
       *[other] perds { $loss } points de vie
    }. Passe ou joue une carte.
web-krom-say-counter = { $seat } joue « { $card } ». { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. La touche Espace la laisse passer.
web-krom-say-counter-on = { $seat } joue « { $card } » sur { $target }. { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
}. La touche Espace la laisse passer.
web-krom-say-robbery = Tu as assommé { $target }. Vole quelque chose, ou rien.
web-krom-say-cave = Repose-toi ou achète. Tes Kroms : { $kroms }.
web-krom-say-served = Achète encore ou termine ta phase. Tes Kroms : { $kroms }.
web-krom-say-forest = Prix de la prochaine carte : { $price }. Tes Kroms : { $kroms }. Cartes dans la pile : { $cards }.
web-krom-say-savanna = Choisis une proie. Tes Kroms pour des dés supplémentaires : { $kroms }.
web-krom-say-climb = Grimpe : lance cinq dés, avec quatre relances au plus.
web-krom-say-mountain = { $dice } : { $combination }. Prix de la prochaine relance : { $price }.
web-krom-say-mountain-last = { $dice } : { $combination }. Plus de relance : prends la récompense.
web-krom-say-done = Tu as fait ce que ce lieu permet. Joue une carte, réalise une Évolution ou termine ta phase.
