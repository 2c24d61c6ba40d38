# The Heroes of Kaskaria: choices, events, refusals, options.

game-kaskaria = Los héroes de Kaskaria
    .about = Lleva tu corredor y tu grifo al volcán y vuelve a casa con más oro que nadie.

## Words of the game

kaskaria-colour-blue = azul
    .card = azul
    .plural = azules
kaskaria-colour-orange = naranja
    .card = naranja
    .plural = naranjas
kaskaria-colour-red = rojo
    .card = roja
    .plural = rojas
kaskaria-colour-green = verde
    .card = verde
    .plural = verdes
kaskaria-colour-yellow = amarillo
    .card = amarilla
    .plural = amarillas
kaskaria-colour-purple = morado
    .card = morada
    .plural = moradas
kaskaria-colour-pink = rosa
    .card = rosa
    .plural = rosas
kaskaria-colour-brown = marrón
    .card = marrón
    .plural = marrones
kaskaria-colour-teal = turquesa
    .card = turquesa
    .plural = turquesas
kaskaria-motif-gold = oro
kaskaria-motif-griffin = grifo
kaskaria-motif-runner = corredor
kaskaria-motif-two = +2
kaskaria-figure-runner = corredor
kaskaria-figure-griffin = grifo
kaskaria-card = { $motif-id ->
        [gold] carta de oro { $colour-card }
       *[other] { $motif } { $colour }
    }
kaskaria-card-taken = { $motif-id ->
        [gold] una carta de oro { $colour-card }
       *[other] un { $motif } { $colour }
    }
kaskaria-ending-runner = Un corredor llegó al volcán
kaskaria-ending-griffin = Un grifo llegó al volcán
kaskaria-ending-both = Un corredor y un grifo llegaron juntos al volcán

## So many of them

kaskaria-count-gold = { $count } de oro
kaskaria-count-griffin = { $count ->
        [one] 1 grifo
       *[other] { $count } grifos
    }
kaskaria-count-runner = { $count ->
        [one] 1 corredor
       *[other] { $count } corredores
    }
kaskaria-count-two = { $count } «+2»

## Choices

kaskaria-take-pile = Robar la primera carta del mazo
kaskaria-take-display = Tomar la carta del puesto { $space }
kaskaria-play-set = Jugar { $cards } cartas { $colour-plural }: { $amounts }

## What happened

kaskaria-taken-from-pile = { $seat } roba una carta del mazo.
kaskaria-taken-from-pile-known = { $seat } roba { kaskaria-card-taken } del mazo.
kaskaria-taken-from-display = { $seat } toma { kaskaria-card-taken } de las cartas a la vista (puesto { $space }).
kaskaria-nothing-to-take = { $seat } no puede tomar ninguna carta.
kaskaria-space-refilled = Carta nueva en el puesto { $space }: { kaskaria-card }.
kaskaria-space-left-empty = El puesto { $space } queda vacío.
kaskaria-waterfall = ¡La cascada! El mazo y los descartes se barajan juntos: { $pile } cartas.
kaskaria-set-played = { $seat } juega { $cards } cartas { $colour-plural }: { $amounts }.
kaskaria-figure-moved = El { $figure } de { $seat } { $spaces ->
        [0] ya está en el volcán
        [one] avanza 1 casilla, hasta la { $to }
       *[other] avanza { $spaces } casillas, hasta la { $to }
    }.
kaskaria-gold-taken = { $pieces ->
        [0] El tesoro está vacío: no hay oro para { $seat }.
        [one] { $seat } toma 1 pepita de oro; { $treasure ->
            [0] el tesoro queda vacío
            [one] en el tesoro queda 1
           *[other] en el tesoro quedan { $treasure }
        }.
       *[other] { $seat } toma { $pieces } pepitas de oro; { $treasure ->
            [0] el tesoro queda vacío
            [one] en el tesoro queda 1
           *[other] en el tesoro quedan { $treasure }
        }.
    }
kaskaria-amulet-taken = ¡{ $seat } llega al volcán y se lleva el amuleto!
kaskaria-game-ended = La carrera ha terminado. { $winners-count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }

## Refusals

kaskaria-no-clock = Se juega sin cronómetro: las jugadas no llevan hora.
kaskaria-game-is-over = La partida ha terminado.
kaskaria-not-your-turn = Es el turno de otro héroe.
kaskaria-hand-is-full = Tienes { $limit } cartas: debes jugar una combinación.
kaskaria-space-is-empty = No hay ninguna carta en ese puesto.
kaskaria-first-take-cards = Primero toma { $cards ->
        [one] la carta
       *[other] las { $cards } cartas
    } de tu +2.
kaskaria-not-in-hand = { $held ->
        [0] No tienes ninguna de esas.
       *[other] De esas solo tienes { $held }, no { $cards }.
    }
kaskaria-mixed-colours = Todas las cartas de una combinación son del mismo color.
kaskaria-set-too-small = Una combinación tiene dos cartas o más.

## Options

kaskaria-option-intrepid = Héroes intrépidos
    .about = Dos cartas de corredor en una combinación avanzan 3 casillas; dos cartas de oro dan 5 pepitas de oro.
kaskaria-option-first = Primer jugador
    .about = Empieza el héroe más joven: elige quién es o déjalo al azar.
kaskaria-option-first-random = al azar
kaskaria-option-first-seat1 = jugador 1
kaskaria-option-first-seat2 = jugador 2
kaskaria-option-first-seat3 = jugador 3
kaskaria-option-first-seat4 = jugador 4

## The score, part by part

kaskaria-part-gold = Oro reunido
kaskaria-part-runner = Camino de los corredores
kaskaria-part-griffin = Camino de los grifos
kaskaria-part-amulet = Amuleto

## Bots

kaskaria-bot-bruma = Acumula cartas para una gran jugada
kaskaria-bot-piko = Siempre a la carrera
kaskaria-bot-orin = Ama el oro sobre todas las cosas
kaskaria-bot-sefira = Siempre a lomos de su grifo
