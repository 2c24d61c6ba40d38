# The Heroes of Kaskaria in the browser: what pieces are called, for those who listen.

web-kaskaria-figure-at = { $name }, { $figure }: casella { $space } di { $goal }
web-kaskaria-has-cards = { $count ->
        [one] 1 carta
       *[other] { $count } carte
    }
web-kaskaria-has-gold = { $count ->
        [one] 1 pepita
       *[other] { $count } pepite
    } d’oro
web-kaskaria-market = Carte scoperte
web-kaskaria-pile = Mazzo, { $cards ->
        [0] vuoto
        [one] 1 carta
       *[other] { $cards } carte
    }
web-kaskaria-space = Spazio { $space }: { kaskaria-card }
web-kaskaria-space-empty = Spazio { $space }: vuoto
web-kaskaria-discard = Scarti, { $cards ->
        [0] nessuno
        [one] 1 carta
       *[other] { $cards } carte
    }
web-kaskaria-treasure = Tesoro, { $gold ->
        [0] vuoto
        [one] 1 pepita d’oro
       *[other] { $gold } pepite d’oro
    }
web-kaskaria-hand = La tua mano
web-kaskaria-card = { kaskaria-card }
web-kaskaria-play = Gioca questa serie
web-kaskaria-put-back = Riprendi in mano
web-kaskaria-promise-runner = Corridore alla casella { $space }
web-kaskaria-promise-griffin = Grifone alla casella { $space }
web-kaskaria-promise-gold = { $gold ->
        [one] 1 pepita
       *[other] { $gold } pepite
    } d’oro
web-kaskaria-promise-cards = { $cards ->
        [one] 1 carta da prendere
       *[other] { $cards } carte da prendere
    }
web-kaskaria-promise-end = Raggiungi il vulcano: la corsa finisce
web-kaskaria-owed = { $cards ->
        [one] Prendi ancora 1 carta
       *[other] Prendi ancora { $cards } carte
    }
web-kaskaria-moment-waterfall = La cascata!
web-kaskaria-moment-volcano = Il vulcano!
web-kaskaria-has-amulet = l’amuleto
web-kaskaria-promise-points = { $points ->
        [one] 1 pepita in più se la partita finisse lì
       *[other] { $points } pepite in più se la partita finisse lì
    }
web-kaskaria-seat-gold = { $points ->
        [one] 1 pepita se la partita finisse ora
       *[other] { $points } pepite se la partita finisse ora
    }

## What things say of themselves when they are touched

web-kaskaria-about-runner = Corridore: fa avanzare il tuo corridore sul percorso. Alla fine chi è più avanti riceve più oro.
web-kaskaria-about-griffin = Grifone: fa avanzare il tuo grifone di nuvola in nuvola. Alla fine chi è più avanti riceve più oro.
web-kaskaria-about-gold = Oro: ti porta oro dal tesoro.
web-kaskaria-about-two = +2: prendi subito due carte.
web-kaskaria-about-pile = { $cards ->
        [0] Il mazzo è vuoto.
        [one] Il mazzo, 1 carta: prendi la prima e guarda che cos’è. Da qualche parte aspetta la cascata.
       *[other] Il mazzo, { $cards } carte: prendi la prima e guarda che cos’è. Da qualche parte aspetta la cascata.
    }
web-kaskaria-about-treasure = { $gold ->
        [0] Il tesoro è vuoto.
        [one] Il tesoro, 1 pepita d’oro: le carte oro te ne portano.
       *[other] Il tesoro, { $gold } pepite d’oro: le carte oro te ne portano.
    }
web-kaskaria-about-amulet = L’amuleto: chi raggiunge il vulcano lo prende e la corsa finisce. Vale { $gold ->
        [one] 1 pepita
       *[other] { $gold } pepite
    } d’oro.
web-kaskaria-about-space-runner = Casella { $space } di { $goal } sul percorso dei corridori; l’ultima è il vulcano.
web-kaskaria-about-space-griffin = Nuvola { $space } di { $goal } sul percorso dei grifoni; l’ultima è il vulcano.
web-tie-kaskaria = Parità d’oro: decide l’amuleto

web-kaskaria-figure-set = Due carte corridore e una carta oro dello stesso colore: il corridore avanza di due caselle e si prende una pepita d’oro.
web-kaskaria-figure-pair = Due carte corridore: tre caselle.
web-kaskaria-figure-pair-gold = Due carte oro: cinque pepite d’oro.
web-kaskaria-figure-places = Sul percorso: 7 pepite d’oro al primo, 4 a ciascuno dei due a pari merito, 1 all’ultimo.
