# The Heroes of Kaskaria in the browser: what pieces are called, for those who listen.

web-kaskaria-figure-at = { $name }, { $figure }: casilla { $space } de { $goal }
web-kaskaria-has-cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
web-kaskaria-has-gold = { $count ->
        [one] 1 pepita
       *[other] { $count } pepitas
    } de oro
web-kaskaria-market = Cartas a la vista
web-kaskaria-pile = Mazo, { $cards ->
        [0] vacío
        [one] 1 carta
       *[other] { $cards } cartas
    }
web-kaskaria-space = Puesto { $space }: { kaskaria-card }
web-kaskaria-space-empty = Puesto { $space }: vacío
web-kaskaria-discard = Descartes, { $cards ->
        [0] ninguno
        [one] 1 carta
       *[other] { $cards } cartas
    }
web-kaskaria-treasure = Tesoro, { $gold ->
        [0] vacío
        [one] 1 pepita de oro
       *[other] { $gold } pepitas de oro
    }
web-kaskaria-hand = Tu mano
web-kaskaria-card = { kaskaria-card }
web-kaskaria-play = Jugar estas cartas
web-kaskaria-put-back = Devolver a la mano
web-kaskaria-promise-runner = Corredor a la casilla { $space }
web-kaskaria-promise-griffin = Grifo a la casilla { $space }
web-kaskaria-promise-gold = { $gold ->
        [one] 1 pepita
       *[other] { $gold } pepitas
    } de oro
web-kaskaria-promise-cards = { $cards ->
        [one] 1 carta por tomar
       *[other] { $cards } cartas por tomar
    }
web-kaskaria-promise-end = Llegas al volcán: la carrera termina
web-kaskaria-owed = { $cards ->
        [one] Toma 1 carta más
       *[other] Toma { $cards } cartas más
    }
web-kaskaria-moment-waterfall = ¡La cascada!
web-kaskaria-moment-volcano = ¡El volcán!
web-kaskaria-has-amulet = el amuleto
web-kaskaria-promise-points = { $points ->
        [one] 1 pepita más si acabara ahí
       *[other] { $points } pepitas más si acabara ahí
    }
web-kaskaria-seat-gold = { $points ->
        [one] 1 pepita si acabara ahora
       *[other] { $points } pepitas si acabara ahora
    }

## What things say of themselves when they are touched

web-kaskaria-about-runner = Corredor: hace avanzar a tu corredor por el camino. Al final, quien va más lejos recibe más oro.
web-kaskaria-about-griffin = Grifo: hace avanzar a tu grifo de nube en nube. Al final, quien va más lejos recibe más oro.
web-kaskaria-about-gold = Oro: te trae oro del tesoro.
web-kaskaria-about-two = +2: toma dos cartas enseguida.
web-kaskaria-about-pile = { $cards ->
        [0] El mazo está vacío.
        [one] El mazo, 1 carta: toma la de arriba y mira cuál es. En algún lugar espera la cascada.
       *[other] El mazo, { $cards } cartas: toma la de arriba y mira cuál es. En algún lugar espera la cascada.
    }
web-kaskaria-about-treasure = { $gold ->
        [0] El tesoro está vacío.
        [one] El tesoro, 1 pepita de oro: las cartas de oro te traen una parte.
       *[other] El tesoro, { $gold } pepitas de oro: las cartas de oro te traen una parte.
    }
web-kaskaria-about-amulet = El amuleto: quien llega al volcán lo toma y pone fin a la carrera. Vale { $gold ->
        [one] 1 pepita
       *[other] { $gold } pepitas
    } de oro.
web-kaskaria-about-space-runner = Casilla { $space } de { $goal } del camino de los corredores; la última es el volcán.
web-kaskaria-about-space-griffin = Nube { $space } de { $goal } del camino de los grifos; la última es el volcán.
web-tie-kaskaria = Empate a oro: decide el amuleto

web-kaskaria-figure-set = Dos cartas de corredor y una de oro de un mismo color: el corredor avanza dos casillas y se toma una pepita de oro.
web-kaskaria-figure-pair = Dos cartas de corredor: tres casillas.
web-kaskaria-figure-pair-gold = Dos cartas de oro: cinco pepitas de oro.
web-kaskaria-figure-places = En el camino: 7 pepitas de oro para el primero, 4 para cada uno de los dos empatados, 1 para el último.
