# The Heroes of Kaskaria: choices, events, refusals, options.

game-kaskaria = Les héros de Kaskaria
    .about = Mène arpenteur et griffon jusqu’au volcan et rentre avec le plus d’or.

## Words of the game

kaskaria-colour-blue = bleu
    .card = bleue
    .plural = bleues
kaskaria-colour-orange = orange
    .card = orange
    .plural = orange
kaskaria-colour-red = rouge
    .card = rouge
    .plural = rouges
kaskaria-colour-green = vert
    .card = verte
    .plural = vertes
kaskaria-colour-yellow = jaune
    .card = jaune
    .plural = jaunes
kaskaria-colour-purple = violet
    .card = violette
    .plural = violettes
kaskaria-colour-pink = rose
    .card = rose
    .plural = roses
kaskaria-colour-brown = marron
    .card = marron
    .plural = marron
kaskaria-colour-teal = turquoise
    .card = turquoise
    .plural = turquoise
kaskaria-motif-gold = or
kaskaria-motif-griffin = griffon
kaskaria-motif-runner = arpenteur
kaskaria-motif-two = +2
kaskaria-figure-runner = arpenteur
kaskaria-figure-griffin = griffon
kaskaria-card = { $motif-id ->
        [gold] carte or { $colour-card }
       *[other] { $motif } { $colour }
    }
kaskaria-card-taken = { $motif-id ->
        [gold] une carte or { $colour-card }
       *[other] un { $motif } { $colour }
    }
kaskaria-ending-runner = Un arpenteur a atteint le volcan
kaskaria-ending-griffin = Un griffon a atteint le volcan
kaskaria-ending-both = Un arpenteur et un griffon ont atteint le volcan en même temps

## So many of them

kaskaria-count-gold = { $count ->
        [one] { $count } carte or
       *[other] { $count } cartes or
    }
kaskaria-count-griffin = { $count ->
        [one] { $count } griffon
       *[other] { $count } griffons
    }
kaskaria-count-runner = { $count ->
        [one] { $count } arpenteur
       *[other] { $count } arpenteurs
    }
kaskaria-count-two = { $count } « +2 »

## Choices

kaskaria-take-pile = Piocher la carte du dessus
kaskaria-take-display = Prendre la carte { $space } du présentoir
kaskaria-play-set = Jouer { $cards } cartes { $colour-plural } : { $amounts }

## What happened

kaskaria-taken-from-pile = { $seat } pioche une carte.
kaskaria-taken-from-pile-known = { $seat } pioche { kaskaria-card-taken }.
kaskaria-taken-from-display = { $seat } prend { kaskaria-card-taken } dans le présentoir (emplacement { $space }).
kaskaria-nothing-to-take = { $seat } ne peut rien prendre.
kaskaria-space-refilled = Nouvelle carte à l’emplacement { $space } : { kaskaria-card }.
kaskaria-space-left-empty = L’emplacement { $space } reste vide.
kaskaria-waterfall = La cascade ! Pioche et défausse sont mélangées ensemble : { $pile } cartes.
kaskaria-set-played = { $seat } joue { $cards } cartes { $colour-plural } : { $amounts }.
kaskaria-figure-moved = { $spaces ->
        [0] { $seat } n’avance plus : son { $figure } est déjà au volcan.
        [one] { $seat } avance son { $figure } d’une case, jusqu’à la case { $to }.
       *[other] { $seat } avance son { $figure } de { $spaces } cases, jusqu’à la case { $to }.
    }
kaskaria-gold-taken = { $pieces ->
        [0] Le trésor est vide : pas d’or pour { $seat }.
        [one] { $seat } prend { $pieces } pépite d’or ; { $treasure ->
            [0] le trésor est vide
           *[other] il en reste { $treasure }
        }.
       *[other] { $seat } prend { $pieces } pépites d’or ; { $treasure ->
            [0] le trésor est vide
           *[other] il en reste { $treasure }
        }.
    }
kaskaria-amulet-taken = { $seat } atteint le volcan et prend l’amulette !
kaskaria-game-ended = La course est finie. { $winners-count ->
        [one] { $winners } gagne.
       *[other] { $winners } se partagent la victoire.
    }

## Refusals

kaskaria-no-clock = Ce jeu se joue sans chronomètre : les coups n’y sont pas datés.
kaskaria-game-is-over = La partie est finie.
kaskaria-not-your-turn = C’est le tour d’un autre héros.
kaskaria-hand-is-full = Tu as { $limit } cartes en main : tu dois jouer un ensemble.
kaskaria-space-is-empty = Il n’y a pas de carte à cet emplacement.
kaskaria-first-take-cards = Prends d’abord { $cards ->
        [one] la carte
       *[other] les { $cards } cartes
    } de ton +2.
kaskaria-not-in-hand = { $held ->
        [0] Tu n’en as pas.
       *[other] Tu n’en as que { $held }, pas { $cards }.
    }
kaskaria-mixed-colours = Toutes les cartes d’un ensemble sont de la même couleur.
kaskaria-set-too-small = Un ensemble compte au moins deux cartes.

## Options

kaskaria-option-intrepid = Héros intrépides
    .about = Deux cartes arpenteur dans un ensemble font avancer de 3 cases, deux cartes or dans un ensemble donnent 5 pépites d’or.
kaskaria-option-first = Premier joueur
    .about = Le héros le plus jeune commence : choisis qui c’est, ou laisse faire le hasard.
kaskaria-option-first-random = au hasard
kaskaria-option-first-seat1 = joueur 1
kaskaria-option-first-seat2 = joueur 2
kaskaria-option-first-seat3 = joueur 3
kaskaria-option-first-seat4 = joueur 4

## The score, part by part

kaskaria-part-gold = Or collecté
kaskaria-part-runner = Parcours des arpenteurs
kaskaria-part-griffin = Parcours des griffons
kaskaria-part-amulet = Amulette

## Bots

kaskaria-bot-bruma = Amasse les cartes pour un gros coup
kaskaria-bot-piko = Toujours au pas de course
kaskaria-bot-orin = Aime l’or par-dessus tout
kaskaria-bot-sefira = Ne quitte jamais son griffon
