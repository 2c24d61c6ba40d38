# The Heroes of Kaskaria in the browser: what pieces are called, for those who listen.

web-kaskaria-heroes = Héroes
web-kaskaria-figure-at = { $name }, { $figure }: casilla { $space } de { $goal }
web-kaskaria-hero = { $name }: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }, { $gold } de oro
web-kaskaria-has-cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
web-kaskaria-has-gold = { $count } de oro
web-kaskaria-market = Cartas para tomar
web-kaskaria-pile = Mazo, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
web-kaskaria-space = Espacio { $space }: { $motif } { $colour }
web-kaskaria-space-empty = Espacio { $space }: vacío
web-kaskaria-discard = Descartes, { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }
web-kaskaria-treasure = Tesoro, { $gold } de oro
web-kaskaria-hand = Tu mano
web-kaskaria-card = { $motif } { $colour }
web-kaskaria-play = Jugar este conjunto
web-kaskaria-put-back = Devolver las cartas
web-kaskaria-promise-runner = Corredor a la casilla { $space }
web-kaskaria-promise-griffin = Grifo a la casilla { $space }
web-kaskaria-promise-gold = { $gold } de oro
web-kaskaria-promise-cards = { $cards ->
        [one] 1 carta por tomar
       *[other] { $cards } cartas por tomar
    }
web-kaskaria-promise-end = Esto llega al volcán y acaba la carrera
web-kaskaria-owed = { $cards ->
        [one] Toma 1 carta más
       *[other] Toma { $cards } cartas más
    }
web-kaskaria-moment-waterfall = ¡La cascada!
web-kaskaria-moment-volcano = ¡El volcán!
