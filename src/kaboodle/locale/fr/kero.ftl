# KERO: choices, events, refusals, options, and the names of our pack.

game-kero = KERO
    .about = Deux clans, deux camions-citernes, chacun son sablier : lance tes dés tant que le KERO coule, et arrête-toi à temps.

## Words of the game

kero-colour-green = vert
kero-colour-brown = brun
kero-colour-red = rouge
kero-colour-grey = gris
kero-die-white = blanc
kero-die-green = vert
kero-die-yellow = jaune
kero-die-blue = bleu
kero-resource-brick = brique
kero-resource-wheat = blé
kero-resource-metal = métal
kero-resource-recruit = recrue
kero-resource-jerrycan = Jerrican
kero-other-green = { kero-die-green }
kero-other-yellow = { kero-die-yellow }
kero-other-blue = { kero-die-blue }
kero-other-brick = { kero-resource-brick }
kero-other-wheat = { kero-resource-wheat }
kero-other-metal = { kero-resource-metal }
kero-other-recruit = { kero-resource-recruit }
kero-ability-green-die = le dé vert
kero-ability-yellow-die = le dé jaune
kero-ability-blue-die = le dé bleu
kero-ability-brick = une brique de plus
kero-ability-wheat = un blé de plus
kero-ability-metal = un métal de plus
kero-ability-recruit = une recrue de plus
kero-ability-trade = le blé contre des Jerricans
kero-ability-tie = le départage
kero-ability-jerrycan = un Jerrican par tour
kero-tuarek-dice = le flambeur
kero-tuarek-reroll = le cracheur de feu
kero-tuarek-thin = le radin
kero-tuarek-move = le guide
kero-tuarek-resources = le marchand
kero-tuarek-fuel = le pompiste
kero-tuarek-expel = le hors-la-loi
kero-tuarek-scorch = le porte-torche
kero-ending-claim = La troisième Conquête a mis fin à la partie aussitôt
kero-ending-last-turn = La partie a pris fin avec le dernier tour
kero-part-cards = Cartes
kero-part-none-shall-pass = { kero-card-gatekeepers-1 }
kero-part-territories = Nouvelles Terres
kero-part-final-spaces = Emplacements finaux

## So many of them

kero-count-brick = { $count ->
        [one] 1 brique
       *[other] { $count } briques
    }
kero-count-wheat = { $count } blé
kero-count-metal = { $count } métal
kero-count-recruit = { $count ->
        [one] 1 recrue
       *[other] { $count } recrues
    }
kero-count-jerrycans = { $count ->
        [one] 1 Jerrican
       *[other] { $count } Jerricans
    }
kero-count-tuareks = { $count ->
        [one] 1 Tuarek
       *[other] { $count } Tuareks
    }
kero-count-explorers = { $count ->
        [one] 1 Explorateur
       *[other] { $count } Explorateurs
    }
kero-count-green = vert
kero-count-yellow = jaune
kero-count-blue = bleu

## Choices

kero-lay-flat = Reposer le camion à plat
    .short = Poser à plat
kero-roll = Relancer { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : { $white ->
        [0] { $amounts }
       *[other] blanc { $numbers }{ $amounts-count ->
            [0] {""}
           *[other] , { $amounts }
        }
    }
    .short = Relancer { $dice }
kero-tip = Redresser le camion et lancer
    .short = Redresser
kero-fuel-once = Payer 1 Jerrican et faire le plein
    .short = Le plein ×1
kero-fuel-twice = Payer 2 Jerricans et faire deux fois le plein
    .short = Le plein ×2
kero-add = Ajouter le dé { $die }
    .short = + dé { $die }
kero-whole = Accorder un plein avec tous les dés
    .short = Les 8 dés
kero-thin-out = Jouer le radin : cinq dés blancs
    .short = Radin : 5
kero-throw = Lancer pour le plein adverse
    .short = Lancer
kero-take = Prendre la carte de l’emplacement { $space }
    .short = Prendre
kero-explore = Envoyer un Explorateur sur la Nouvelle Terre { $space }
    .short = Terre { $space }
kero-explore-single = Envoyer un Explorateur sur l’emplacement final simple
    .short = Final simple
kero-explore-double = Envoyer un Explorateur sur l’emplacement final double
    .short = Final double
kero-hire = Engager un Tuarek pour 2 Jerricans
    .short = Engager (2)
kero-trade = Changer { $wheat } blé en Jerricans
    .short = Changer { $wheat }
kero-call = Jouer le flambeur : ajouter les dés { $die } et { $other }
    .short = { $die } + { $other }
kero-forgive = Jouer le cracheur de feu : les feux peuvent être relancés
    .short = Cracheur de feu
kero-move = Déplacer un Explorateur de la Nouvelle Terre { $from } à la { $to }
    .short = { $from } → { $to }
kero-stay = Ne plus déplacer d’Explorateur
    .short = Terminé
kero-gift = Jouer le marchand : { $amounts }
    .short = { $amounts }
kero-free-fuel = Jouer le pompiste : un plein gratuit
    .short = Pompiste
kero-send-home = Jouer le hors-la-loi : renvoyer un Explorateur de la Nouvelle Terre { $space }
    .short = Hors-la-loi : { $space }
kero-plan-fire = Jouer le porte-torche : une carte de plus sera défaussée
    .short = Porte-torche
kero-scorch = Défausser la carte de l’emplacement { $space }
    .short = Défausser
kero-win-tie = Remporter la Nouvelle Terre { $space }, à égalité
    .short = Terre { $space }
kero-end-turn = Finir le tour
    .short = Finir le tour
kero-run-dry = Le réservoir est à sec
kero-full = Le réservoir est plein

## What happened

kero-turn-begins = C’est à { $seat } de jouer.
kero-last-turn = Dernier tour : { $seat }.
kero-jerrycans = { $seat } reçoit { $jerrycans ->
        [one] { $jerrycans } Jerrican
       *[other] { $jerrycans } Jerricans
    } et en a { $held }.
kero-tuarek-drawn = { $seat } pioche un Tuarek.
kero-tuarek-drawn-known = { $seat } pioche { $tuarek }.
kero-tuareks-shuffled = Les Tuareks qui ont servi ({ $tiles }) sont mélangés en une nouvelle pioche.
kero-tuarek-played = { $seat } joue { $tuarek }.
kero-tank-is-full = { $seat } a déjà le réservoir plein.
kero-fuelling-begins = { $seat } fait le plein : { $dice } dés.
kero-fuelling-roll = { $seat } lance { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } pour le plein, reste { $left }.
kero-fuelled = { $seat } gagne { $more } s de KERO : le réservoir en contient { $seconds }.
kero-die-added = { $seat } ajoute le dé { $die }{ $paid ->
        [0] {""}
       *[other] {" "}pour un Jerrican
    }.
kero-tipped = { $seat } redresse le camion, avec { $seconds } s de KERO !
kero-rolled = { $seat } lance { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } ; { $fires ->
        [0] aucun feu
        [one] { $fires } feu
       *[other] { $fires } feux
    } sur la table.
kero-laid-flat = { $seat } repose le camion à plat avec { $seconds } s de KERO et { $fires ->
        [0] aucun feu
        [one] { $fires } feu
       *[other] { $fires } feux
    }.
kero-outage = Panne de KERO ! { $seat } a le réservoir à sec, et rien de ce que montrent les dés ne compte.
kero-collected = { $amounts-count ->
        [0] { $seat } ne collecte rien.
       *[other] { $seat } collecte { $amounts }.
    }
kero-explored = { $seat } envoie un Explorateur sur la Nouvelle Terre { $space }.
kero-explored-final = { $seat } envoie un Explorateur sur l’emplacement final { $final ->
        [1] simple
       *[other] double
    }.
kero-card-taken = { $seat } prend { $card } à l’emplacement { $space }.
kero-tile-taken = Pouvoir permanent pour { $seat } : { $ability }.
kero-hired = { $seat } paie 2 Jerricans pour un Tuarek.
kero-traded = { $seat } change { $wheat } blé en Jerricans.
kero-explorer-moved = { $seat } déplace un Explorateur de la Nouvelle Terre { $from } à la { $to }.
kero-gift-given = { $seat } reçoit { $amounts }.
kero-sent-home = { $seat } renvoie à { $target } un Explorateur de la Nouvelle Terre { $space }, et paie 2 Jerricans pour cela.
kero-card-burnt = Carte défaussée à l’emplacement { $space } : { $card }.
kero-space-filled = Nouvelle carte à l’emplacement { $space } : { $card }.
kero-claim = Conquête ! Carte { $number } sur 3.
kero-land-won = { $seat } remporte { $land }.
kero-land-lost = Personne ne remporte { $land }.
kero-land-revealed = Nouvelle Terre { $space } révélée : { $land }.
kero-game-ended = La partie est finie. La victoire va à { $winners }.

## Refusals

kero-game-is-over = La partie est finie.
kero-table-only = Seule la table fait cela, quand le moment est venu.
kero-nothing-due = Aucun réservoir n’est à sec ni plein maintenant.
kero-not-due-yet = C’est encore trop tôt pour cela.
kero-no-times = En cadence, un coup ne porte aucune heure.
kero-time-backwards = Trop tard : ce moment est passé.
kero-time-too-large = Aucune partie ne dure aussi longtemps.
kero-not-your-turn = C’est le tour de l’autre clan.
kero-opponent-is-asked = On demande d’abord à l’autre clan ce qu’il fait du plein.
kero-opponent-rolls = C’est l’autre clan qui lance pour le plein.
kero-tie-is-asked = Le clan qui a le départage choisit.
kero-truck-stands = Le camion est debout : lance, ou repose-le d’abord à plat.
kero-first-fuel = Il faut d’abord finir le plein : lance.
kero-first-answer = Réponds d’abord : tous les dés, ou cinq.
kero-first-place = Place d’abord tes Explorateurs gratuits.
kero-first-move = Déplace d’abord un deuxième Explorateur, ou restes-en à un.
kero-first-scorch = Choisis d’abord la carte à défausser.
kero-first-tie = Choisis d’abord la Nouvelle Terre à égalité.
kero-space-is-empty = Il n’y a pas de carte à cet emplacement.
kero-not-tied = Cette Nouvelle Terre n’est pas à égalité.
kero-die-not-chosen = Ce dé n’est pas parmi les tiens ce tour-ci.
kero-die-burnt = Ce dé montre un feu : il est bloqué.
kero-too-soon = Trop vite : ramasse d’abord tes dés.
kero-no-such-tuarek = Tu n’as pas { $tuarek }.
kero-truck-lies = Redresse d’abord le camion.
kero-fuel-comes-first = Le plein se paie au tout début du tour, ou pas du tout.
kero-nothing-to-fill = Le réservoir est plein : il n’y a rien à remplir.
kero-die-already-chosen = Tu as déjà le dé { $die } ce tour-ci.
kero-dice-not-there = Tu as déjà l’un de ces dés ce tour-ci.
kero-already-forgiven = Les feux peuvent déjà être relancés.
kero-only-after-rolling = Ce Tuarek se joue après avoir lancé.
kero-only-before-rolling = Ce Tuarek se joue avant de lancer.
kero-no-tuareks-left = Tous les Tuareks sont dans un camp.
kero-nobody-there = L’autre clan n’a pas d’Explorateur là.
kero-first-roll = Lance d’abord tes dés et repose le camion à plat.
kero-not-now = Ce n’est pas la question maintenant.
kero-explorer-costs = Un Explorateur coûte 1 recrue et 1 métal.
kero-rolling-is-over = Le camion est à plat ; les lancers sont finis.
kero-cannot-pay = Cela coûte { $amounts }, et tu en as { $held }.
kero-no-trade = Tu n’as pas le pouvoir de changer le blé.
kero-already-traded = Tu as déjà changé du blé ce tour-ci.
kero-too-much-wheat = Tu peux changer au plus { $most } blé.
kero-no-explorer = Tu n’as plus d’Explorateur au camp.
kero-no-territories = Il n’y a plus de Nouvelles Terres, seulement les emplacements finaux.
kero-final-space = Cet emplacement final est plein.
kero-not-last-turn = Les emplacements finaux sont pour le dernier tour.
kero-none-of-yours = Tu n’as pas d’Explorateur là.
kero-too-few-jerrycans = Il faut { $needed ->
        [one] { $needed } Jerrican
       *[other] { $needed } Jerricans
    }, et tu en as { $held }.

## Options

kero-option-clock = L’horloge
    .about = En temps réel, le sable coule pendant que tu réfléchis. En cadence, chaque lancer coûte la même chose, et rien ne presse.
kero-option-clock-paced = en cadence
kero-option-clock-realtime = temps réel
kero-option-longer_time = Plus de temps
    .about = Pour qui en a besoin : le KERO s’écoule plus lentement, pour les deux clans.
kero-option-longer_time-no = non
kero-option-longer_time-half = une fois et demie
kero-option-longer_time-double = deux fois plus
kero-option-first = Qui commence
    .about = La dernière personne à avoir fait un plein d’essence commence : indique son siège, ou laisse faire le hasard.
kero-option-first-random = au hasard
kero-option-first-seat1 = siège 1
kero-option-first-seat2 = siège 2
kero-option-endless_supply = Jerricans sans fin
    .about = Les Jerricans ne s’épuisent jamais, quel que soit leur nombre dans la boîte.

## Cards of our pack

kero-card-gatekeepers-1 = None shall pass!
    .flavour = La vieille Brigitte tient la porte sud depuis avant les puits à sec.
kero-card-gatekeepers-2 = None shall pass!
    .flavour = Deux frères, un casque, pas de pitié.
kero-card-gatekeepers-3 = None shall pass!
    .flavour = La pancarte dit : fermé. Le canon aussi.
kero-card-gatekeepers-4 = None shall pass!
    .flavour = Elle demande un mot de passe. Il n’y en a pas.
kero-card-gatekeepers-5 = None shall pass!
    .flavour = Le chien est gentil. Le chien dort, aussi.
kero-card-scout-tower = Tour de guet
    .flavour = D’ici, on voit la poussière de demain.
kero-card-jerry-dump = Décharge à Jerricans
    .flavour = La plupart fuient. Trois, non.
kero-card-roadside-pump = Pompe du bord de route
    .flavour = Elle tousse, elle crache, elle coule.
kero-card-tin-roof = Toit de tôle
    .flavour = La pluie y serait bien jolie.
kero-card-tea-tent = Tente à thé
    .flavour = Trois verres, et l’étranger est un ami.
kero-card-well-of-plenty = Puits d’abondance
    .flavour = Abondance : un mot d’avant.
kero-card-spare-parts = Pièces détachées
    .flavour = Tout est la pièce de quelque chose.
kero-card-kiln = Four à briques
    .flavour = Une brique de plus, chaque jour que le sable fait.
kero-card-terraces = Terrasses
    .flavour = Des marches vertes sur une colline rouge.
kero-card-elder = L’ancien
    .flavour = Quand deux se querellent, il se rappelle à qui était la terre.
kero-card-bakers-oven = Four du boulanger
    .flavour = Le pain achète plus de carburant que l’or.
kero-card-green-workshop = Atelier vert
    .flavour = Des graines, des sacs et un dé pipé.
kero-card-yellow-workshop = Atelier jaune
    .flavour = On y bâtit avec ce que le vent laisse.
kero-card-blue-workshop = Atelier bleu
    .flavour = Étincelles le jour, perceuses la nuit.
kero-card-scrapyard = Casse
    .flavour = L’ancien monde, au poids.
kero-card-drill-ground = Terrain d’exercice
    .flavour = Gauche, droite, à terre.
kero-card-still = L’alambic
    .flavour = Ne le bois pas. Roule avec.
kero-card-caravan = Caravane
    .flavour = Elle apporte du sel, des chansons et une issue.
kero-card-lookouts = Sentinelles
    .flavour = Quatre yeux, deux directions.
kero-card-signal-fire = Feu de signal
    .flavour = La fumée en dit plus que jamais la radio.
kero-card-wind-wheel = Éolienne
    .flavour = Elle tourne pour tout le monde.
kero-card-tanker-depot = Dépôt de citernes
    .flavour = Gare-toi à plat. Toujours à plat.
kero-card-oil-seep = Suintement de pétrole
    .flavour = La terre rend, goutte à goutte.
kero-card-drum-circle = Cercle de tambours
    .flavour = Dans les dunes, un tambour répond.
kero-card-greenhouse = Serre
    .flavour = Faite de mille pare-brise.
kero-card-long-patrol = Longue patrouille
    .flavour = Partie au crépuscule, revenue avec une carte.
kero-card-bazaar = Bazar
    .flavour = Deux de ceux-ci pour un de ceux-là.
kero-card-moot-hall = Salle du conseil
    .flavour = Laisse ta clé à molette à l’entrée.
kero-card-outpost = Avant-poste
    .flavour = La dernière lumière avant le sel.
kero-card-great-wall = Grande muraille
    .flavour = Personne ne sait plus de quel côté est chez nous.
kero-card-sky-engine = Machine du ciel
    .flavour = Elle a volé une fois. Elle pourrait encore.

## Territories of our pack

kero-land-green-valley = Vallée verte
kero-land-brown-mesa = Mesa brune
kero-land-red-canyon = Canyon rouge
kero-land-grey-flats = Plaine grise
kero-land-market-ruins = Ruines du marché
kero-land-rainbow-springs = Sources arc-en-ciel
kero-land-four-pillars = Quatre piliers
kero-land-crossroads = Carrefour
kero-land-oasis = Oasis
kero-land-refinery-wreck = Épave de raffinerie
kero-land-nomad-camp = Camp nomade
kero-land-fuel-cache = Cache de carburant
