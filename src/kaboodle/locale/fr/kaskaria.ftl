# The Heroes of Kaskaria: choices, events, refusals, options.

game-kaskaria = Les héros de Kaskaria
    .about = Mène arpenteur et griffon jusqu’au volcan et rentre avec le plus d’or.

## Words of the game

kaskaria-colour-blue = bleu
    .plural = bleues
kaskaria-colour-orange = orange
    .plural = orange
kaskaria-colour-red = rouge
    .plural = rouges
kaskaria-colour-green = vert
    .plural = vertes
kaskaria-colour-yellow = jaune
    .plural = jaunes
kaskaria-colour-purple = violet
    .plural = violettes
kaskaria-colour-pink = rose
    .plural = roses
kaskaria-colour-brown = marron
    .plural = marron
kaskaria-colour-teal = turquoise
    .plural = turquoise
kaskaria-motif-gold = or
kaskaria-motif-griffin = griffon
kaskaria-motif-runner = arpenteur
kaskaria-motif-two = +2
kaskaria-figure-runner = arpenteur
kaskaria-figure-griffin = griffon
kaskaria-card = { $motif } { $colour }
kaskaria-card-taken = { $motif-id ->
        [gold] de l’or { $colour }
       *[other] un { $motif } { $colour }
    }
kaskaria-ending-runner = Un arpenteur a atteint le volcan
kaskaria-ending-griffin = Un griffon a atteint le volcan
kaskaria-ending-both = Un arpenteur et un griffon ont atteint le volcan ensemble

## So many of them

kaskaria-count-gold = { $count } or
kaskaria-count-griffin = { $count ->
        [one] 1 griffon
       *[other] { $count } griffons
    }
kaskaria-count-runner = { $count ->
        [one] 1 arpenteur
       *[other] { $count } arpenteurs
    }
kaskaria-count-two = { $count } × +2

## Choices

kaskaria-take-pile = Piocher la première carte de la pile
kaskaria-take-display = Prendre la carte de l’emplacement { $space } du présentoir
kaskaria-play-set = Jouer { $cards } cartes { $colour-plural } : { $amounts }

## What happened

kaskaria-taken-from-pile = { $seat } pioche une carte.
kaskaria-taken-from-pile-known = { $seat } pioche { kaskaria-card-taken }.
kaskaria-taken-from-display = { $seat } prend { kaskaria-card-taken } à l’emplacement { $space }.
kaskaria-nothing-to-take = { $seat } ne trouve rien à prendre.
kaskaria-space-refilled = Nouvelle carte à l’emplacement { $space } : { kaskaria-card }.
kaskaria-space-left-empty = L’emplacement { $space } reste vide.
kaskaria-waterfall = La cascade ! Pioche et défausse sont mélangées ensemble : { $pile } cartes.
kaskaria-set-played = { $seat } joue { $cards } cartes { $colour-plural } : { $amounts }.
kaskaria-figure-moved = { $spaces ->
        [0] { $seat } n’avance pas son { $figure } : il est déjà arrivé.
        [one] { $seat } avance son { $figure } de { $spaces } case, jusqu’à la case { $to }.
       *[other] { $seat } avance son { $figure } de { $spaces } cases, jusqu’à la case { $to }.
    }
kaskaria-gold-taken = { $seat } prend { $pieces } { $pieces ->
        [one] pépite
       *[other] pépites
    } d’or ; il en reste { $treasure }.
kaskaria-amulet-taken = { $seat } atteint le volcan et prend l’amulette !
kaskaria-game-ended = La course est finie. La victoire va à { $winners }.

## Refusals

kaskaria-no-clock = Ce jeu n’a pas d’horloge : un coup ne porte aucune heure.
kaskaria-game-is-over = La partie est finie.
kaskaria-not-your-turn = C’est le tour d’un autre héros.
kaskaria-hand-is-full = Tu as { $limit } cartes en main : tu dois jouer un ensemble.
kaskaria-space-is-empty = Il n’y a pas de carte à cet emplacement.
kaskaria-first-take-cards = Prends d’abord { $cards ->
        [one] la carte
       *[other] les { $cards } cartes
    } de ton +2.
kaskaria-not-in-hand = Tu n’en as que { $held }, pas { $cards }.
kaskaria-mixed-colours = Toutes les cartes d’un ensemble sont de la même couleur.
kaskaria-set-too-small = Un ensemble compte au moins deux cartes.

## Options

kaskaria-option-intrepid = Héros intrépides
    .about = Deux cartes arpenteur dans un ensemble font avancer de 3 cases, deux cartes or dans un ensemble donnent 5 pépites d’or.
kaskaria-option-first = Qui commence
    .about = Le héros le plus jeune commence : indique son siège, ou laisse faire le hasard.
kaskaria-option-first-random = au hasard
kaskaria-option-first-seat1 = siège 1
kaskaria-option-first-seat2 = siège 2
kaskaria-option-first-seat3 = siège 3
kaskaria-option-first-seat4 = siège 4

## The score, part by part

kaskaria-part-gold = Or collecté
kaskaria-part-runner = Chemin des arpenteurs
kaskaria-part-griffin = Chemin des griffons
kaskaria-part-amulet = Amulette
