# The Heroes of Kaskaria: choices, events, refusals, options.

game-kaskaria = Los héroes de Kaskaria
    .about = Lleva corredor y grifo hasta el volcán y vuelve a casa con más oro que nadie.

## Words of the game

kaskaria-colour-blue = azul
kaskaria-colour-orange = naranja
kaskaria-colour-red = rojo
kaskaria-colour-green = verde
kaskaria-colour-yellow = amarillo
kaskaria-colour-purple = morado
kaskaria-colour-pink = rosa
kaskaria-colour-brown = marrón
kaskaria-colour-teal = turquesa
kaskaria-motif-gold = oro
kaskaria-motif-griffin = grifo
kaskaria-motif-runner = corredor
kaskaria-motif-two = +2
kaskaria-figure-runner = corredor
kaskaria-figure-griffin = grifo
kaskaria-card = { $motif } { $colour }
kaskaria-card-taken = { $motif-id ->
        [gold] oro { $colour }
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
kaskaria-count-two = { $count } × +2

## Choices

kaskaria-take-pile = Robar la primera carta del mazo
kaskaria-take-display = Tomar la carta del espacio { $space } del expositor
kaskaria-play-set = Jugar { $cards } cartas de color { $colour }: { $amounts }

## What happened

kaskaria-taken-from-pile = { $seat } roba una carta del mazo.
kaskaria-taken-from-pile-known = { $seat } roba { kaskaria-card-taken } del mazo.
kaskaria-taken-from-display = { $seat } toma { kaskaria-card-taken } del espacio { $space }.
kaskaria-nothing-to-take = { $seat } no encuentra nada que tomar.
kaskaria-space-refilled = Carta nueva en el espacio { $space }: { kaskaria-card }.
kaskaria-space-left-empty = El espacio { $space } queda vacío.
kaskaria-waterfall = ¡La cascada! El mazo y los descartes se barajan juntos: { $pile } cartas.
kaskaria-set-played = { $seat } juega { $cards } cartas de color { $colour }: { $amounts }.
kaskaria-figure-moved = { $spaces ->
        [0] { $seat } no avanza su { $figure }: ya ha llegado.
        [one] { $seat } avanza su { $figure } 1 casilla, hasta la { $to }.
       *[other] { $seat } avanza su { $figure } { $spaces } casillas, hasta la { $to }.
    }
kaskaria-gold-taken = { $seat } toma { $pieces } de oro; { $treasure ->
        [one] queda
       *[other] quedan
    } { $treasure }.
kaskaria-amulet-taken = ¡{ $seat } llega al volcán y toma el amuleto!
kaskaria-game-ended = La carrera ha terminado. La victoria es para { $winners }.

## Refusals

kaskaria-no-clock = Este juego no tiene reloj: una jugada no lleva hora.
kaskaria-game-is-over = La partida ha terminado.
kaskaria-not-your-turn = Es el turno de otro héroe.
kaskaria-hand-is-full = Tienes { $limit } cartas: debes jugar un conjunto.
kaskaria-space-is-empty = No hay ninguna carta en ese espacio.
kaskaria-first-take-cards = Toma antes { $cards ->
        [one] la carta
       *[other] las { $cards } cartas
    } de tu +2.
kaskaria-not-in-hand = De esas solo tienes { $held }, no { $cards }.
kaskaria-mixed-colours = Todas las cartas de un conjunto son del mismo color.
kaskaria-set-too-small = Un conjunto tiene dos cartas o más.

## Options

kaskaria-option-intrepid = Héroes intrépidos
    .about = Dos cartas de corredor en un conjunto avanzan 3 casillas, dos cartas de oro en un conjunto dan 5 de oro.
kaskaria-option-first = Quién empieza
    .about = Empieza el héroe más joven: indica su asiento o déjalo al azar.
kaskaria-option-first-random = al azar
kaskaria-option-first-seat1 = asiento 1
kaskaria-option-first-seat2 = asiento 2
kaskaria-option-first-seat3 = asiento 3
kaskaria-option-first-seat4 = asiento 4

## The score, part by part

kaskaria-part-gold = Oro reunido
kaskaria-part-runner = Camino de los corredores
kaskaria-part-griffin = Camino de los grifos
kaskaria-part-amulet = Amuleto
