# KERO dans le terminal.

cli-kero-claims = Conquêtes { $claims }/{ $all }
cli-kero-tank = citerne
cli-kero-jerrycans = Jerricans
cli-kero-jerrycans-short = J
cli-kero-tuareks = Tuareks
cli-kero-tuareks-short = T
cli-kero-home = Explorateurs
cli-kero-home-short = E
cli-kero-cards = cartes
cli-kero-cards-short = cartes
cli-kero-points = points
cli-kero-points-short = pt
cli-kero-card = carte (pioche : { $pile })
cli-kero-cost = coût
cli-kero-gives = donne
cli-kero-empty = (vide)
cli-kero-tuarek = Tuarek
cli-kero-explorer = Explorateur
cli-kero-fire = FEU
cli-kero-nothing = rien
cli-kero-none = aucun
cli-kero-sign-brick = Br
cli-kero-sign-wheat = Bl
cli-kero-sign-metal = M
cli-kero-sign-recruit = R
cli-kero-sign-jerrycan = J
cli-kero-n-points = { $n ->
        [one] { $n } point
       *[other] { $n } points
    }
cli-kero-n-jerrycans = { $n ->
        [one] { $n } Jerrican
       *[other] { $n } Jerricans
    }
cli-kero-n-tuareks = { $n ->
        [one] { $n } Tuarek
       *[other] { $n } Tuareks
    }
cli-kero-n-explorers = { $n ->
        [one] { $n } Explorateur
       *[other] { $n } Explorateurs
    }
cli-kero-n-fuellings = { $n ->
        [one] { $n } plein
       *[other] { $n } pleins
    }
cli-kero-squares = n cartes : n × n points
cli-kero-for-good = permanent : { $ability }
cli-kero-territory = Nouvelle Terre
cli-kero-won = remportées : { $lands }
cli-kero-land-colour = 1 point par carte { $colour-card }
cli-kero-land-trios = 1 point par 3 cartes
cli-kero-land-every-colour = +2 avec chaque couleur
cli-kero-land-four-alike = +3 avec quatre d’une couleur
cli-kero-land-territories = 1 point par Nouvelle Terre
cli-kero-finals = emplacements finaux
cli-kero-final-single = simple (single) : 1 point
cli-kero-final-double = double : 3 points avec deux Explorateurs
cli-kero-your-tuareks = tes Tuareks : { $tuareks }
cli-kero-always = Quand le clan adverse fait le plein : toujours les 8 dés ; withdraw change cela.
cli-kero-amounts = { $amounts }
cli-kero-spend = à dépenser : { $held }
cli-kero-dice = dés : { $white } blancs{ $more ->
        [0] {""}
       *[other] {" "}+ { $names }
    }
cli-kero-keys-roll = 1 à 8 : choisir   espace : lancer (sans choix : tous)   Entrée : poser à plat
cli-kero-keys-fuel = { $name }, espace pour lancer les dés du plein
cli-kero-ask-start = fais le plein (fuel once), ajoute un dé (add green), ou redresse le camion (t)
cli-kero-ask-prepare = ajoute un dé (add green), ou redresse le camion (t)
cli-kero-ask-rolling = relance (r, r 1 3), ou repose le camion à plat (f)
cli-kero-ask-camp = prends une carte (1 à 6), explore, hire, ou finis le tour (e)
cli-kero-ask-thinning = le clan adverse fait le plein et tu lances : avec les 8 dés (w), ou avec 5, qui brûlent plus vite (thin out) ?
cli-kero-ask-thinning-none = le clan adverse fait le plein et tu lances ; tu n’as pas de Radin : les 8 dés (w)
cli-kero-ask-fuelling = lance les dés du plein adverse (throw)
cli-kero-ask-placing = un Explorateur gratuit : sur quelle Nouvelle Terre ? (1 à 4)
cli-kero-ask-final = un Explorateur gratuit : explore single, ou explore double ?
cli-kero-ask-moving = déplace un deuxième Explorateur (move 1 3), ou arrête-toi là (s)
cli-kero-ask-scorching = quelle carte est défaussée ? (1 à 6)
cli-kero-ask-tying = quelle Nouvelle Terre à égalité remportes-tu ? (1 à 4)
cli-kero-help-tip = redresser le camion : les dés roulent, le KERO coule
cli-kero-help-roll = relancer tous les dés, ou ceux-ci (6 vert, 7 jaune, 8 bleu)
cli-kero-help-flat = reposer le camion à plat et garder ce que montrent les dés
cli-kero-help-number = cette carte ou cette Nouvelle Terre, quand on te le demande
cli-kero-help-fuel = payer des Jerricans pour le plein, au début du tour
cli-kero-help-add = payer un Jerrican pour un dé spécial (green, yellow, blue)
cli-kero-help-hire = payer 2 Jerricans pour un Tuarek
cli-kero-help-explore = y envoyer un Explorateur pour 1 recrue et 1 métal
cli-kero-help-trade = convertir du blé en Jerricans, si tu en as le pouvoir
cli-kero-help-end = finir le tour
cli-kero-help-whole = quand le clan adverse fait le plein : tous les dés, ou les cinq du Radin
cli-kero-help-always = les 8 dés à chaque plein adverse, sans qu’on te demande ; qu’on te redemande (à tout moment)
cli-kero-help-call = jouer le Flambeur : deux dés spéciaux
cli-kero-help-forgive = jouer le Cracheur de feu : les feux se relancent
cli-kero-help-move = jouer le Guide : déplacer jusqu’à deux Explorateurs
cli-kero-help-gift = jouer le Marchand : deux ressources
cli-kero-help-free-fuel = jouer le Pompiste : le plein gratuit
cli-kero-help-send-home = jouer le Hors-la-loi : un Explorateur adverse rentre au camp
cli-kero-help-plan-fire = jouer le Pyromane : une carte de plus est défaussée
cli-kero-learn = Dans cette leçon, le KERO ne coule qu’aux lancers : { $roll } s chacun.
