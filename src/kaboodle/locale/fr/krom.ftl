# KROM: words, choices, events, refusals and options.

game-krom = KROM
    .about = Déplace-toi en secret, bats-toi pour te servir en premier, et deviens chef du village à force d’inventions.

## Words of the game

krom-place-cave = la Caverne
    .at = à la Caverne
krom-place-forest = la Forêt
    .at = dans la Forêt
krom-place-savanna = la Savane
    .at = à la Savane
krom-place-mountain = la Montagne
    .at = à la Montagne
krom-site-cave = Caverne
krom-site-forest = Forêt
krom-site-savanna = Savane
krom-site-mountain = Montagne
krom-sign-kroms = K
krom-sign-wood = B
krom-sign-stone = C
krom-sign-bone = O
krom-sign-life = ♥
krom-sign-cards = Ct
krom-good-kroms = Kroms
    .one = la moitié des Kroms
    .of = de Kroms
krom-good-wood = bois
    .one = 1 bois
    .of = de bois
krom-good-stone = cailloux
    .one = 1 caillou
    .of = de cailloux
krom-good-bone = os
    .one = 1 os
    .of = d’os
krom-good-life = points de vie
    .one = 3 points de vie
    .of = de points de vie
krom-good-cards = cartes Bonus
    .one = 1 carte Bonus
    .of = de cartes Bonus
krom-deck-picking = pile Cueillette
krom-deck-hunting = pile Chasse
krom-deck-bonus = pile Bonus
krom-combination-nothing = rien
krom-combination-pair = une paire
krom-combination-two-pairs = deux paires
krom-combination-three = un brelan
krom-combination-full-house = un full
krom-combination-four = un carré
krom-combination-five = cinq dés identiques
krom-combination-straight = une suite
krom-ending-evolved = Le score de victoire a été atteint
krom-ending-capped = Le dernier tour de jeu a été joué

## So many of them

krom-count-kroms = { $count ->
        [one] { $count } Krom
       *[other] { $count } Kroms
    }
krom-count-wood = { $count } bois
krom-count-stone = { $count ->
        [one] { $count } caillou
       *[other] { $count } cailloux
    }
krom-count-bone = { $count } os
krom-count-life = { $count ->
        [one] { $count } point de vie
       *[other] { $count } points de vie
    }
krom-count-cards = { $count ->
        [one] { $count } carte Bonus
       *[other] { $count } cartes Bonus
    }

## Choices

krom-do-go = Aller { $place-at }
    .short = { $place-id ->
        [cave] Caverne
        [forest] Forêt
        [savanna] Savane
       *[mountain] Montagne
    }
krom-do-be = Incarner { $character }
krom-do-pass = Passer
krom-do-allow = Laisser passer la carte
    .short = Laisser passer
krom-do-allow-round = Laisser passer toutes les cartes ce tour-ci, même contre moi
    .short = Ce tour-ci
krom-do-allow-others = Laisser passer les cartes, sauf si on me vise, jusqu’à ce que je change d’avis
    .short = Sauf moi
krom-do-rob = Voler { $good-one }
    .short = { $good-id ->
        [kroms] Moitié Kroms
       *[other] { $good-one }
    }
krom-do-rob-card = Voler une carte Bonus au hasard
    .short = Carte Bonus
krom-do-rob-nothing = Ne rien voler
krom-do-withdraw = Me demander à nouveau pour chaque carte
    .short = Me demander
krom-do-rest = Se reposer
krom-do-buy = Acheter { $good-one }
krom-do-buy-card = Acheter une carte Bonus
krom-do-shuffle = Mélanger la défausse à la pile Cueillette
    .short = Remélanger
krom-do-pick = Piocher une carte
krom-do-hunt = Chasser la proie { $space }{ $dice ->
        [0] {""}
        [one] {" "}avec { $dice } dé supplémentaire
       *[other] {" "}avec { $dice } dés supplémentaires
    }
    .short = { $dice ->
        [0] Chasser
        [one] Chasser, +1 dé
       *[other] Chasser, +{ $dice } dés
    }
krom-do-climb = Grimper
krom-do-reroll = { $dice-count ->
        [one] Relancer le dé nº { $dice }
       *[other] Relancer les dés nº { $dice-list }
    }
    .short = { $dice-count ->
        [one] Relancer 1 dé
       *[other] Relancer { $dice-count } dés
    }
krom-do-take = Prendre la récompense { $reward }
krom-do-realise = Réaliser l’Évolution { $space }
    .short = Réaliser
krom-do-end = Finir la phase d’action
    .short = Fin de phase
krom-do-play = Jouer « { $card } »
krom-do-play-on = Jouer « { $card } » sur { $target }

## What happened

krom-gained-kroms = { $count ->
        [0] La réserve n’a plus de Kroms pour { $seat }.
       *[other] { $seat } gagne { krom-count-kroms }.
    }
krom-gained-wood = { $count ->
        [0] La réserve n’a plus de bois pour { $seat }.
       *[other] { $seat } gagne { krom-count-wood }.
    }
krom-gained-stone = { $count ->
        [0] La réserve n’a plus de cailloux pour { $seat }.
       *[other] { $seat } gagne { krom-count-stone }.
    }
krom-gained-bone = { $count ->
        [0] La réserve n’a plus d’os pour { $seat }.
       *[other] { $seat } gagne { krom-count-bone }.
    }
krom-gained-life = { $count ->
        [0] { $seat } a déjà ses 7 points de vie.
       *[other] { $seat } gagne { krom-count-life }.
    }
krom-lost-kroms = { $seat } { $paid ->
        [0] perd
       *[other] dépense
    } { krom-count-kroms }.
krom-lost-wood = { $seat } { $paid ->
        [0] perd
       *[other] dépense
    } { krom-count-wood }.
krom-lost-stone = { $seat } { $paid ->
        [0] perd
       *[other] dépense
    } { krom-count-stone }.
krom-lost-bone = { $seat } { $paid ->
        [0] perd
       *[other] dépense
    } { krom-count-bone }.
krom-handed-kroms = { $seat } cède { krom-count-kroms } à { $target }.
krom-handed-wood = { $seat } cède { krom-count-wood } à { $target }.
krom-handed-stone = { $seat } cède { krom-count-stone } à { $target }.
krom-handed-bone = { $seat } cède { krom-count-bone } à { $target }.
krom-character-taken = { $seat } incarne { $character }.
krom-round-begins = Tour de jeu { $round }.
krom-got-up = { $seat } reprend ses esprits avec { $life } points de vie.
krom-moved = { $seat } va { $place-at }.
krom-beast-moved = Le Kromosaure déboule { $place-at }.
krom-combat-begins = { $fighters-count ->
        [one] { $fighters } doit se battre { $place-at } !
       *[other] Combat { $place-at } : { $fighters } !
    }
krom-beast-fights = Le Kromosaure est là, avec { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }, et il attaque.
krom-rolled = { $seat } fait { $die }.
krom-beast-rolled = Le Kromosaure fait { $die }, plus 2 : { $total }.
krom-passed = { $seat } passe.
krom-dice-added = { $seat } obtient encore { $dice-sum } : { $total } en tout.
krom-value-added = { $seat } ajoute { $value } : { $total } en tout.
krom-combat-won = { $seat } gagne le combat { $place-at } avec { $total }.
krom-beast-won = Le Kromosaure gagne le combat { $place-at } avec { $total }.
krom-hurt = { $seat } { $points ->
        [0] ne perd aucun point de vie
        [one] perd { $points } point de vie
       *[other] perd { $points } points de vie
    } : il { $left ->
        [0] ne lui en reste aucun
       *[other] lui en reste { $left }
    }.
krom-beast-hurt = Le Kromosaure { $points ->
        [0] ne perd aucun point de vie
        [one] perd { $points } point de vie
       *[other] perd { $points } points de vie
    } : il { $left ->
        [0] ne lui en reste aucun
       *[other] lui en reste { $left }
    }.
krom-stunned = { $seat } se fait assommer !
krom-trophy-won = { $seat } terrasse le Kromosaure et le garde en trophée : 1 point d’Évolution.
krom-trophy-taken = { $seat } prend le trophée, et son point, à { $target }.
krom-robbery-declined = { $seat } ne fait pas les poches à { $target }.
krom-card-robbed = { $seat } vole au hasard une carte Bonus à { $target }.
krom-card-robbed-known = { $seat } vole « { $card } » à { $target }.
krom-phase-begins = { $seat } joue { $place-at }.
krom-phase-ended = { $seat } a fini.
krom-warmed = { $seat } se réchauffe et a maintenant { $life ->
        [one] { $life } point de vie
       *[other] { $life } points de vie
    }.
krom-frozen = { $seat } a froid et perd 1 point de vie : il lui en reste { $life }.
krom-rested = { $seat } se repose.
krom-card-drawn = { $seat } pioche une carte Bonus.
krom-card-drawn-known = { $seat } pioche « { $card } ».
krom-nothing-to-draw = Il n’y a plus de carte Bonus à piocher pour { $seat }.
krom-deck-remade = La { $deck } est mélangée : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }.
krom-card-played = { $seat } joue « { $card } ».
krom-card-played-on = { $seat } joue « { $card } » sur { $target }.
krom-countered = Avec « { $card } », { $seat } annule la carte jouée par { $target }.
krom-cancelled = La carte « { $card } », jouée par { $seat }, est annulée.
krom-picked = { $seat } pioche « { $card } ».
krom-hunted = { $seat } chasse { $card-the } et obtient { $dice-sum }{ $dice-count ->
        [one] {""}
       *[other] {" "}= { $total }
    }.
krom-prey-escaped = { $card-The } s’échappe.
krom-prey-appears = Nouvelle proie à l’emplacement { $space } : { $card-the }.
krom-climbed = Dés de l’ascension ({ $seat }) : { $dice-row }.
krom-climb-rewarded = { $combination-id ->
        [nothing] { $seat } redescend les mains vides.
       *[other] { $seat } prend la récompense pour { $combination }.
    }
krom-realised = { $seat } réalise « { $card } » : { $points ->
        [one] { $points } point d’Évolution
       *[other] { $points } points d’Évolution
    }.
krom-idea-appears = Nouvelle Évolution à l’emplacement { $space } : « { $card } ».
krom-game-won = { $seat } atteint { $points } points d’Évolution et devient chef du village !
krom-game-capped = Le dernier tour de jeu est passé. { $winners-count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }

## Refusals

krom-no-clock = Ce jeu se joue sans chronomètre : les coups n’y sont pas datés.
krom-game-is-over = La partie est finie.
krom-not-asked = Ce n’est pas à toi de choisir pour l’instant.
krom-no-order = On te demande déjà pour chaque carte.
krom-order-stands = C’est déjà ce que tu as choisi.
krom-first-choose-place = Choisis d’abord où aller.
krom-must-move = Tu dois te déplacer : choisis un autre lieu que celui où tu es.
krom-first-choose-character = Choisis d’abord un personnage.
krom-character-is-taken = Ce personnage est déjà pris.
krom-victim-has-none = Ta victime n’a pas { $good-of }.
krom-first-rob = Choisis d’abord quoi voler, ou ne vole rien.
krom-first-fight = Joue d’abord une carte de combat, ou passe.
krom-first-answer = Laisse d’abord passer la carte, ou annule-la.
krom-card-not-now = Impossible de jouer « { $card } » maintenant.
krom-card-not-held = Tu n’as pas « { $card } » en main.
krom-card-elsewhere = « { $card } » se joue seulement { $place-at }.
krom-card-too-dear = Tu ne peux pas payer « { $card } ».
krom-card-gains-nothing = La réserve n’a plus rien à donner pour « { $card } ».
krom-no-such-target = Avec « { $card } », il faut viser quelqu’un d’autre.
krom-no-target = « { $card } » n’aurait d’effet sur personne pour l’instant.
krom-target-elsewhere = Avec « { $card } », il faut viser quelqu’un sur le même lieu que toi.
krom-target-has-none = Le joueur ciblé n’a rien que « { $card } » puisse prendre.
krom-not-in-phase = Impossible pendant ta phase d’action.
krom-dice-on-table = Termine d’abord ton ascension : relance, ou prends la récompense.
krom-other-place = Cela se fait seulement { $place-at }.
krom-place-action-done = Tu as déjà fait ton action de lieu dans cette phase.
krom-services-rule-out-rest = Tu as déjà acheté quelque chose : tu ne peux plus te reposer.
krom-rest-rules-out-services = Après le repos, plus d’achats dans cette phase.
krom-life-is-full = Tu as déjà tes 7 points de vie.
krom-no-bonus-cards = Il n’y a plus de carte Bonus à piocher.
krom-supply-is-empty = Il n’y a plus { $good-of } dans la réserve.
krom-shuffle-comes-first = La défausse ne se mélange qu’avant la première carte.
krom-nothing-to-shuffle = Il n’y a pas de défausse à mélanger.
krom-no-more-picking = Tu peux piocher 4 cartes au plus.
krom-one-hunt = Tu as déjà chassé dans cette phase.
krom-no-dice-on-table = Tu n’as pas de dés sur la falaise.
krom-one-reward-only = Ces dés ne donnent qu’une seule récompense.
krom-no-more-rerolls = Tu peux relancer 4 fois au plus.
krom-too-few-kroms = Cela coûte { $price ->
        [one] { $price } Krom
       *[other] { $price } Kroms
    }, et tu { $kroms ->
        [0] n’en as pas
       *[other] n’en as que { $kroms }
    }.
krom-no-evolution-there = Il n’y a pas d’Évolution à cet emplacement.
krom-evolution-too-dear = Tu ne peux pas payer « { $card } ».
krom-evolution-elsewhere = « { $card } » se réalise seulement { $place-at }.

## The score, part by part

krom-part-evolutions = Évolutions
krom-part-trophy = Trophée

## Options

krom-option-glacial = Plateau glaciaire
    .about = Une phase d’action dans le froid coûte 1 point de vie ; à la Caverne, elle en rend 1.
krom-option-kromosaurus = Kromosaure
    .about = Une bête rôde de la Forêt à la Montagne, attaque tous ceux qu’elle croise et fait un beau trophée.
krom-option-long_game = Partie longue
    .about = Il faut deux points d’Évolution de plus pour gagner.
krom-option-stun_recovery = Points de vie au réveil
    .about = Les 7, comme dans les règles anglaises et italiennes, ou 6, comme dans les françaises et allemandes.
krom-option-stun_recovery-7 = les 7
krom-option-stun_recovery-6 = 6
krom-option-endless_supply = Réserve sans fin
    .about = Les jetons ne s’épuisent jamais.
krom-option-characters = Personnages
    .about = Les personnages sont distribués au hasard, ou choisis à tour de rôle.
krom-option-characters-dealt = distribués
krom-option-characters-chosen = choisis
krom-option-round_cap = Limite de tours
    .about = Après ce nombre de tours de jeu, qui a le plus de points d’Évolution gagne.

## Bots

krom-bot-ugra = Chasse tout ce qui bouge
krom-bot-umo = A toujours une idée
krom-bot-rokka = Ne refuse jamais un combat
krom-bot-zik = Se faufile où personne ne regarde
