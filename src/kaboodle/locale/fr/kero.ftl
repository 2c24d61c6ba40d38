# KERO: choices, events, refusals, options, and the names of our pack.

game-kero = KERO
    .about = Deux clans, deux camions-citernes, chacun son sablier : lance tes dés tant que le KERO coule, et arrête-toi à temps.

## Words of the game

kero-colour-green = vert
    .card = verte
kero-colour-brown = brun
    .card = brune
kero-colour-red = rouge
    .card = rouge
kero-colour-grey = gris
    .card = grise
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
kero-ability-brick = 1 brique de plus par tour
kero-ability-wheat = 1 blé de plus par tour
kero-ability-metal = 1 métal de plus par tour
kero-ability-recruit = 1 recrue de plus par tour
kero-ability-trade = le blé contre des Jerricans
kero-ability-tie = l’avantage en cas d’égalité
kero-ability-jerrycan = 1 Jerrican par tour
kero-tuarek-dice = le Flambeur
kero-tuarek-reroll = le Cracheur de feu
kero-tuarek-thin = le Radin
kero-tuarek-move = le Guide
kero-tuarek-resources = le Marchand
kero-tuarek-fuel = le Pompiste
kero-tuarek-expel = le Hors-la-loi
kero-tuarek-scorch = le Pyromane
kero-ending-claim = La troisième carte Conquête a aussitôt mis fin à la partie
kero-ending-last-turn = La partie a pris fin avec le dernier tour
kero-part-cards = Cartes
kero-part-none-shall-pass = { kero-card-gatekeepers-1 }
kero-part-territories = Nouvelles Terres
kero-part-final-spaces = Emplacements finaux

## So many of them

kero-count-brick = { $count ->
        [one] { $count } brique
       *[other] { $count } briques
    }
kero-count-wheat = { $count ->
        [one] { $count } blé
       *[other] { $count } blés
    }
kero-count-metal = { $count ->
        [one] { $count } métal
       *[other] { $count } métaux
    }
kero-count-recruit = { $count ->
        [one] { $count } recrue
       *[other] { $count } recrues
    }
kero-count-jerrycans = { $count ->
        [one] { $count } Jerrican
       *[other] { $count } Jerricans
    }
kero-count-tuareks = { $count ->
        [one] { $count } Tuarek
       *[other] { $count } Tuareks
    }
kero-count-explorers = { $count ->
        [one] { $count } Explorateur
       *[other] { $count } Explorateurs
    }
kero-count-fuellings = { $count ->
        [one] { $count } plein gratuit
       *[other] { $count } pleins gratuits
    }
kero-count-green = vert
kero-count-yellow = jaune
kero-count-blue = bleu

## Choices

kero-lay-flat = Reposer le camion à plat
    .short = À plat !
kero-roll = Relancer { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } : { $white ->
        [0] { $amounts }
       *[other] { $white ->
            [one] blanc
           *[other] blancs
        } { $numbers-list }{ $amounts-count ->
            [0] {""}
           *[other] , { $amounts }
        }
    }
    .short = Relancer { $dice }
kero-tip = Redresser le camion et lancer
    .short = Redresser
kero-fuel-once = Payer 1 Jerrican et faire un plein
    .short = Un plein
kero-fuel-twice = Payer 2 Jerricans et faire deux pleins
    .short = Deux pleins
kero-add = Ajouter le dé { $die }
    .short = Dé { $die }
kero-whole = Laisser faire le plein avec les 8 dés
    .short = Les 8 dés
kero-thin-out = Jouer le Radin : plein adverse avec 5 dés blancs
    .short = Radin : 5 dés
kero-whole-always = Toujours les 8 dés, jusqu’à ce que je change d’avis
    .short = Toujours les 8
kero-withdraw = Me demander à nouveau pour les 5 dés
    .short = Me demander
kero-throw = Lancer les dés du plein adverse
    .short = Lancer
kero-take = Prendre la carte de l’emplacement { $space }
    .short = Prendre
kero-explore = Envoyer un Explorateur sur la Nouvelle Terre { $space }
    .short = Terre { $space }
kero-explore-single = Envoyer un Explorateur sur l’emplacement final simple
    .short = Final simple
kero-explore-double = Envoyer un Explorateur sur l’emplacement final double
    .short = Final double
kero-hire = Acheter un Tuarek (2 Jerricans)
    .short = Tuarek (2)
kero-trade = Convertir { $wheat ->
        [one] { $wheat } blé en { $wheat } Jerrican
       *[other] { $wheat } blés en { $wheat } Jerricans
    }
    .short = Convertir { $wheat }
kero-call = Jouer le Flambeur : ajouter les dés { $die } et { $other }
    .short = { $die } + { $other }
kero-forgive = Jouer le Cracheur de feu : les feux se relancent ce tour-ci
    .short = Cracheur de feu
kero-move = Déplacer un Explorateur de la Nouvelle Terre { $from } vers la { $to }
    .short = { $from } → { $to }
kero-stay = Ne plus déplacer d’Explorateur
    .short = S’arrêter là
kero-gift = Jouer le Marchand : { $amounts }
    .short = { $amounts }
kero-free-fuel = Jouer le Pompiste : un plein gratuit
    .short = Pompiste
kero-send-home = Jouer le Hors-la-loi : renvoyer un Explorateur adverse (Nouvelle Terre { $space })
    .short = Hors-la-loi : { $space }
kero-plan-fire = Jouer le Pyromane : une carte de plus sera défaussée
    .short = Pyromane
kero-scorch = Défausser la carte de l’emplacement { $space }
    .short = Défausser
kero-win-tie = Remporter la Nouvelle Terre { $space } malgré l’égalité
    .short = Terre { $space }
kero-end-turn = Finir le tour
    .short = Finir le tour
kero-run-dry = La citerne est vide
kero-full = La citerne est pleine

## What happened

kero-turn-begins = À { $seat } de jouer.
kero-last-turn = Dernier tour : { $seat }.
kero-jerrycans = { $seat } reçoit { $jerrycans ->
        [one] { $jerrycans } Jerrican
       *[other] { $jerrycans } Jerricans
    } et en a { $held }.
kero-tuarek-drawn = { $seat } pioche un Tuarek.
kero-tuarek-drawn-known = { $seat } pioche un Tuarek : { $tuarek }.
kero-tuareks-shuffled = { $tiles ->
        [one] Le Tuarek qui a servi forme
       *[other] Les { $tiles } Tuareks qui ont servi sont mélangés et forment
    } une nouvelle pioche.
kero-tuarek-played = { $seat } joue un Tuarek : { $tuarek }.
kero-tank-is-full = { $seat } a déjà la citerne pleine : ce plein est perdu.
kero-fuelling-begins = { $seat } fait le plein : { $dice } dés.
kero-fuelling-roll = { $seat } lance { $dice ->
        [one] { $dice } dé
       *[other] { $dice } dés
    } pour le plein : { $left ->
        [0] plus aucun
       *[other] encore { $left }
    } à brûler.
kero-fuelled = { $seat } gagne { $more } s de KERO : la citerne en contient { $seconds } s.
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
kero-outage = Panne de KERO ! { $seat } a vidé sa citerne : ses dés ne comptent pas.
kero-collected = { $amounts-count ->
        [0] { $seat } ne collecte rien.
       *[other] { $seat } collecte { $amounts }.
    }
kero-explored = { $seat } envoie un Explorateur sur la Nouvelle Terre { $space }.
kero-explored-final = { $seat } envoie un Explorateur sur l’emplacement final { $final ->
        [1] simple
       *[other] double
    }.
kero-card-taken = { $seat } prend « { $card } » (emplacement { $space }).
kero-tile-taken = Pouvoir permanent pour { $seat } : { $ability }.
kero-hired = { $seat } paie 2 Jerricans pour un Tuarek.
kero-traded = { $seat } convertit { $wheat ->
        [one] { $wheat } blé en { $wheat } Jerrican
       *[other] { $wheat } blés en { $wheat } Jerricans
    }.
kero-explorer-moved = { $seat } déplace un Explorateur de la Nouvelle Terre { $from } vers la { $to }.
kero-gift-given = { $seat } reçoit { $amounts }.
kero-sent-home = { $seat } renvoie au camp un Explorateur adverse (Nouvelle Terre { $space }) et donne 2 Jerricans à { $target }.
kero-card-burnt = La carte « { $card } » est défaussée (emplacement { $space }).
kero-space-filled = Nouvelle carte à l’emplacement { $space } : « { $card } ».
kero-claim = Carte Conquête { $number } sur 3 : la manche se termine.
kero-land-won = { $seat } remporte la Nouvelle Terre « { $land } ».
kero-land-lost = Personne ne remporte la Nouvelle Terre « { $land } » : elle est défaussée.
kero-land-revealed = Nouvelle Terre { $space } : « { $land } ».
kero-game-ended = La partie est finie. { $winners-count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }

## Refusals

kero-game-is-over = La partie est finie.
kero-table-only = Cela arrive tout seul, au bon moment.
kero-nothing-due = Aucune citerne n’est vide ni pleine maintenant.
kero-not-due-yet = C’est encore trop tôt.
kero-no-times = Sans chrono, les coups ne sont pas datés.
kero-time-backwards = Trop tard : ce moment est passé.
kero-time-too-large = Aucune partie ne dure aussi longtemps.
kero-not-your-turn = C’est le tour du clan adverse.
kero-opponent-is-asked = Le clan adverse répond d’abord : 8 dés ou 5 ?
kero-opponent-rolls = C’est le clan adverse qui lance pour ton plein.
kero-tie-is-asked = C’est au clan qui a l’avantage de choisir.
kero-truck-stands = Le camion est debout : lance, ou repose-le d’abord à plat.
kero-first-fuel = Il faut d’abord finir le plein : lance.
kero-first-answer = Réponds d’abord : les 8 dés, ou 5.
kero-order-stands = C’est déjà ta réponse : toujours les 8 dés.
kero-no-order = On te demande déjà chaque fois.
kero-first-place = Place d’abord tes Explorateurs gratuits.
kero-first-move = Déplace d’abord un deuxième Explorateur, ou arrête-toi là.
kero-first-scorch = Choisis d’abord la carte à défausser.
kero-first-tie = Choisis d’abord la Nouvelle Terre à égalité.
kero-space-is-empty = Il n’y a pas de carte à cet emplacement.
kero-not-tied = Cette Nouvelle Terre n’est pas à égalité.
kero-die-not-chosen = Tu ne joues pas avec ce dé ce tour-ci.
kero-die-burnt = Ce dé est brûlé : impossible de le relancer.
kero-too-soon = Trop vite : ramasse d’abord tes dés.
kero-no-such-tuarek = Tu n’as pas ce Tuarek : { $tuarek }.
kero-truck-lies = Redresse d’abord le camion.
kero-fuel-comes-first = Le plein ne se paie qu’au tout début du tour.
kero-nothing-to-fill = Ta citerne est déjà pleine.
kero-die-already-chosen = Tu as déjà le dé { $die } ce tour-ci.
kero-dice-not-there = Tu as déjà l’un de ces dés ce tour-ci.
kero-already-forgiven = Tu peux déjà relancer les feux ce tour-ci.
kero-only-after-rolling = Ce Tuarek ne se joue qu’après les lancers.
kero-only-before-rolling = Ce Tuarek ne se joue qu’avant les lancers.
kero-no-tuareks-left = Il n’y a plus de Tuarek à piocher.
kero-nobody-there = Le clan adverse n’a pas d’Explorateur là.
kero-first-roll = Lance d’abord tes dés et repose le camion à plat.
kero-not-now = Ce n’est pas le moment.
kero-explorer-costs = Un Explorateur coûte 1 recrue et 1 métal.
kero-rolling-is-over = Le camion est à plat : les lancers sont finis.
kero-cannot-pay = Cela coûte { $amounts }, et tu { $held ->
        [0] n’en as pas
       *[other] n’en as que { $held }
    }.
kero-no-trade = Tu n’as pas le pouvoir de convertir le blé.
kero-already-traded = Tu as déjà converti du blé ce tour-ci.
kero-too-much-wheat = { $most ->
        [0] Tu n’as pas de blé à convertir.
        [one] Tu peux convertir au plus { $most } blé.
       *[other] Tu peux convertir au plus { $most } blés.
    }
kero-no-explorer = Tu n’as plus d’Explorateur au camp.
kero-no-territories = Il n’y a plus de Nouvelles Terres, seulement les emplacements finaux.
kero-final-space = Cet emplacement final est pris.
kero-not-last-turn = Les emplacements finaux sont pour le dernier tour.
kero-none-of-yours = Tu n’as pas d’Explorateur là.
kero-too-few-jerrycans = Cela coûte { $needed ->
        [one] { $needed } Jerrican
       *[other] { $needed } Jerricans
    }, et tu { $held ->
        [0] n’en as pas
       *[other] n’en as que { $held }
    }.

## Options

kero-option-clock = Le temps
    .about = En temps réel, le KERO coule pendant que tu réfléchis. Sans chrono, chaque lancer coûte la même quantité de KERO, et rien ne presse.
kero-option-clock-paced = sans chrono
kero-option-clock-realtime = temps réel
kero-option-longer_time = Plus de temps
    .about = Pour qui en a besoin : le KERO s’écoule plus lentement, pour les deux clans.
kero-option-longer_time-no = non
kero-option-longer_time-half = une fois et demie
kero-option-longer_time-double = le double
kero-option-first = Premier joueur
    .about = La dernière personne à avoir fait un plein d’essence commence : choisis qui c’est, ou laisse faire le hasard.
kero-option-first-random = au hasard
kero-option-first-seat1 = joueur 1
kero-option-first-seat2 = joueur 2
kero-option-endless_supply = Jerricans sans fin
    .about = Les Jerricans ne s’épuisent jamais.

## Cards of our pack

kero-card-gatekeepers-1 = None shall pass!
    .flavour = La vieille Brigitte tient la porte sud depuis bien avant que les puits tarissent.
kero-card-gatekeepers-2 = None shall pass!
    .flavour = Deux frères, un casque, pas de pitié.
kero-card-gatekeepers-3 = None shall pass!
    .flavour = La pancarte dit : fermé. Le canon aussi.
kero-card-gatekeepers-4 = None shall pass!
    .flavour = Elle demande un mot de passe. Il n’y en a pas.
kero-card-gatekeepers-5 = None shall pass!
    .flavour = Le chien est gentil. Et d’ailleurs, il dort.
kero-card-scout-tower = Tour de guet
    .flavour = D’ici, on voit la poussière de demain.
kero-card-jerry-dump = Décharge de Jerricans
    .flavour = La plupart fuient. Trois, non.
kero-card-roadside-pump = Pompe du bord de route
    .flavour = Elle tousse, elle crache, elle coule.
kero-card-tin-roof = Toit de tôle
    .flavour = La pluie y chanterait si bien.
kero-card-tea-tent = Tente du thé
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
    .flavour = On a plus de carburant pour du pain que pour de l’or.
kero-card-green-workshop = Atelier vert
    .flavour = Des graines, des sacs et un dé pipé.
kero-card-yellow-workshop = Atelier jaune
    .flavour = On y bâtit avec ce que le vent laisse.
kero-card-blue-workshop = Atelier bleu
    .flavour = Étincelles le jour, exercices la nuit.
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
kero-card-signal-fire = Feu d’alerte
    .flavour = La fumée en dit plus long que la radio n’en a jamais dit.
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
    .flavour = Personne ne sait plus quel côté est le nôtre.
kero-card-sky-engine = Machine du ciel
    .flavour = Elle a volé une fois. Elle volera peut-être encore.

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

## Bots

kero-bot-sahra = Collectionne les Nouvelles Terres
kero-bot-bazo = Fait commerce de tout
kero-bot-nilo = Toujours un plein d’avance
kero-bot-jaxa = Encore un lancer !
