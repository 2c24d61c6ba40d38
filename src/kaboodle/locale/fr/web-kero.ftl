# KERO dans le navigateur : les boutons, et le nom des choses pour qui écoute.

web-kero-row = Cartes de la ligne
web-kero-card = Emplacement { $space } : « { $card } », carte { $colour-card }.
web-kero-missing = Il manque : { $amounts }.
web-kero-costs = Coûte { $amounts }.
web-kero-gives = Donne { $amounts }.
web-kero-amounts = { $amounts }
web-kero-burns = Brûle à la fin du tour.
web-kero-space-empty = Emplacement { $space } : vide
web-kero-card-name = { $card }
web-kero-card-quoted = « { $card } ».
web-kero-land-name = { $land }
web-kero-pile = Pioche : { $cards } ; cartes Conquête sorties : { $claims } sur 3. Voir la défausse.
web-kero-discard = Défausse
web-kero-supply = Jerricans restants dans la réserve : { $left }
web-kero-hidden = Nouvelles Terres encore cachées : { $lands }
web-kero-used = Tuareks utilisés : { $used } ; dans la pioche : { $tiles }
web-kero-first = { $name } a commencé
web-kero-lands = Nouvelles Terres
web-kero-land = Nouvelle Terre { $space } : « { $land } », { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    } pour toi à présent.
web-kero-land-of = Nouvelle Terre { $space } : « { $land } », { $points ->
        [0] aucun point
        [one] { $points } point
       *[other] { $points } points
    } pour { $name } à présent.
web-kero-land-empty = Nouvelle Terre { $space } : vide
web-kero-explorers-of = { $name } : { $explorers }
web-kero-scores-plain = Vaut { $points }.
web-kero-scores-colour = 1 par carte { $colour-card }.
web-kero-scores-trios = 1 par lot de 3 cartes.
web-kero-scores-every-colour = { $points }, et { $bonus } de plus avec une carte de chaque couleur.
web-kero-scores-four-alike = { $points }, et { $bonus } de plus avec quatre cartes d’une même couleur.
web-kero-scores-territories = 1 par Nouvelle Terre que tu possèdes.
web-kero-finals = Les emplacements finaux
web-kero-finals-about = Un Explorateur remplit le premier : 1 point. Deux remplissent l’autre : 3 points.
web-kero-final-single = Emplacement final pour 1 Explorateur, { $points } point ; présents : { $explorers }
web-kero-final-double = Emplacement final pour 2 Explorateurs, { $points } points ; présents : { $explorers }
web-kero-goods = Ce que tu peux dépenser
web-kero-goods-of = Ce { $name-begins ->
        [consonant] que { $name }
       *[other] qu’{ $name }
    } peut dépenser
web-kero-tiles = Pouvoirs et Tuareks
web-kero-ability = Pouvoir permanent : { $ability }
web-kero-tuarek = Tuarek : { $tuarek } (×{ $count })
web-kero-face-up = Face visible ce tour-ci : { $tuarek }
web-kero-tuarek-pile = Pioche de Tuareks : { $tiles } ; un Tuarek coûte 2 Jerricans
web-kero-clan = { $name } : points { $points }, citerne { $seconds } s, Jerricans { $jerrycans }, Tuareks { $tuareks }, Nouvelles Terres { $lands }, cartes { $cards }
web-kero-camp-of = Camp : { $name }
web-kero-holds = { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $lands ->
        [one] { $lands } Nouvelle Terre
       *[other] { $lands } Nouvelles Terres
    }
web-kero-has-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-kero-has-jerrycans = { $count ->
        [one] { $count } Jerrican
       *[other] { $count } Jerricans
    }
web-kero-has-lands = { $count ->
        [one] { $count } Nouvelle Terre
       *[other] { $count } Nouvelles Terres
    }
web-kero-has-tuareks = { $count ->
        [one] { $count } Tuarek
       *[other] { $count } Tuareks
    }
web-kero-bill = La sélection
web-kero-put-back = Reposer
web-kero-pass-about = Deux rapportent 4 points, trois 9, quatre 16, les cinq 25.
web-kero-five-tiles = Tu as cinq pouvoirs : cette carte n’apporte pas de tuile.
web-kero-pin = Épingler
web-kero-unpin = Désépingler
web-kero-hire = Un Tuarek pour 2 Jerricans
web-kero-about-dice = Deux dés spéciaux de ton choix s’ajoutent à ton lancer.
web-kero-about-reroll = Ce tour-ci, les feux se relancent.
web-kero-about-thin = Le clan adverse fait le plein avec cinq dés blancs seulement.
web-kero-about-move = Déplace un ou deux de tes Explorateurs : touche le départ, puis l’arrivée.
web-kero-about-resources = Deux ressources de ton choix : touche l’une, puis l’autre.
web-kero-about-fuel = Un plein gratuit avec les huit dés.
web-kero-about-expel = Renvoie un Explorateur adverse au camp : touche la Nouvelle Terre. Le clan adverse reçoit 2 de tes Jerricans.
web-kero-about-scorch = À la fin de ton tour, une carte de plus, de ton choix, est défaussée.
web-kero-when-before = avant de lancer
web-kero-when-after = après avoir lancé
web-kero-when-theirs = au tour adverse
web-kero-flat = À plat !
web-kero-roll = Lancer { $dice }
web-kero-roll-fuel = pour le plein adverse
web-kero-last-die = Dernier dé : lancer { $roll } sur { $all }
web-kero-nothing-loose = Tous les dés sont gardés ou brûlés : libères-en un, ou repose le camion à plat.
web-kero-tip = Redresser
web-kero-fuel = Plein ×{ $times }
web-kero-miser = Radin : 5 dés
web-kero-whole = Les 8 dés
web-kero-closes = Sans réponse : les 8 dés
web-kero-always = Toujours les 8
web-kero-order = Quand le clan adverse fait le plein
web-kero-order-about = Réponds une fois pour toutes. Toi seul le vois. Pour le clan adverse, rien ne change, Radin ou pas.
web-kero-order-ask = Me demander chaque fois
web-kero-do-take = Prendre
web-kero-do-place = Envoyer
web-kero-do-play = Jouer
web-kero-do-hire = Acheter
web-kero-end = Finir le tour
web-kero-end-sure = Appui long pour finir : tu peux encore dépenser
web-kero-stay = Terminé
web-kero-ask-placing = { $count ->
        [one] Place { $count } Explorateur : touche l’endroit
       *[other] Place { $count } Explorateurs : touche l’endroit
    }
web-kero-ask-moving = Encore un : touche le départ, puis l’arrivée
web-kero-ask-scorching = Touche la carte à défausser
web-kero-ask-tying = Touche la Nouvelle Terre que tu remportes
web-kero-they-start = { $name } se prépare
web-kero-they-prepare = { $name } se prépare
web-kero-they-rolling = { $name } lance !
web-kero-they-camp = { $name } est au camp
web-kero-they-thinning = On demande à { $name } : 8 dés ou 5 ?
web-kero-they-fuelling = { $name } lance pour ton plein
web-kero-they-placing = { $name } place des Explorateurs
web-kero-they-moving = { $name } déplace des Explorateurs
web-kero-they-scorching = { $name } défausse une carte
web-kero-they-tying = On départage l’égalité
web-kero-rolls = { $name } lance les dés.
web-kero-you-thinning = { $name } fait le plein : 8 dés ou 5 ?
web-kero-you-fuelling = Lance pour le plein { $name-begins ->
        [consonant] de { $name }
       *[other] d’{ $name }
    } !
web-kero-free = gratuit
web-kero-die = dé { $die }
web-kero-die-white = dé { $number }
web-kero-fire = feu
web-kero-truck = Camion-citerne ({ $name }), secondes dans la citerne
web-kero-seconds = { $name } : { $seconds ->
        [one] { $seconds } seconde
       *[other] { $seconds } secondes
    }
web-kero-goal = Assez pour « { $card } »
web-kero-moment-outage = Panne de KERO !
web-kero-outage-own = Aucun de tes dés ne compte et ton tour est fini.
web-kero-outage-they = Aucun dé { $name-begins ->
        [consonant] de { $name }
       *[other] d’{ $name }
    } ne compte et le tour est fini.
web-kero-outage-next = { $rival } lance 5 dés pour le plein, puis joue.
web-kero-outage-you = Lance 5 dés pour le plein, puis c’est à toi.
web-kero-moment-claim = Conquête ! { $number } sur 3
web-kero-moment-last = Le dernier tour
web-kero-moment-tuarek = { $tuarek }
web-kero-run = { $seat } lance { $times } fois ; { $fires ->
        [0] aucun feu
        [one] { $fires } feu
       *[other] { $fires } feux
    } sur la table.
web-kero-fuel-run = { $seat } lance { $times } fois pour le plein : { $left ->
        [0] plus aucun dé
        [one] encore 1 dé
       *[other] encore { $left } dés
    } à brûler.
web-kero-ask-camp = Touche ce que tu veux : cartes, Nouvelles Terres, tuiles.
web-kero-ask-end = Plus rien à faire : termine ton tour.
web-kero-about-tie = Quand sort une carte Conquête, tu remportes une Nouvelle Terre à égalité de ton choix.
web-kero-about-trade = Une fois par tour : du blé contre des Jerricans, un pour un.
web-kero-about-die = Tu peux prendre ce dé sans payer de Jerrican.
web-kero-about-extra = 1 de plus chaque fois que tu collectes tes ressources.
web-kero-about-jerrycan = 1 Jerrican au début de chaque tour.
web-kero-watch-fuelling = { $name } lance pour le plein
web-kero-set-up = Exemple de mise en place : quatre Nouvelles Terres face visible ; chaque clan a un camion plein, { $amounts }, les Tuareks face cachée.
