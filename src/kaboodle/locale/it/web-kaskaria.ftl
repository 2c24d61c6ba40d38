# The Heroes of Kaskaria in the browser: what pieces are called, for those who listen.

web-kaskaria-heroes = Eroi
web-kaskaria-figure-at = { $name }, { $figure }: casella { $space } di { $goal }
web-kaskaria-hero = { $name }: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }, { $gold } d’oro
web-kaskaria-has-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
web-kaskaria-has-gold = { $count } d’oro
web-kaskaria-market = Carte da prendere
web-kaskaria-pile = Mazzo, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
web-kaskaria-space = Casella { $space }: { $motif } { $colour }
web-kaskaria-space-empty = Casella { $space }: vuota
web-kaskaria-discard = Scarti, { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }
web-kaskaria-treasure = Tesoro, { $gold } d’oro
web-kaskaria-hand = La tua mano
web-kaskaria-card = { $motif } { $colour }
web-kaskaria-play = Gioca questa serie
web-kaskaria-put-back = Rimetti via le carte
web-kaskaria-promise-runner = Corridore alla casella { $space }
web-kaskaria-promise-griffin = Grifone alla casella { $space }
web-kaskaria-promise-gold = { $gold } d’oro
web-kaskaria-promise-cards = { $cards ->
        [one] 1 carta da prendere
       *[other] { $cards } carte da prendere
    }
web-kaskaria-promise-end = Così raggiungi il vulcano e la corsa finisce
web-kaskaria-owed = { $cards ->
        [one] Prendi ancora 1 carta
       *[other] Prendi ancora { $cards } carte
    }
web-kaskaria-moment-waterfall = La cascata!
web-kaskaria-moment-volcano = Il vulcano!
