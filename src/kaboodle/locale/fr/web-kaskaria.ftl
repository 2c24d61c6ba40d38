# The Heroes of Kaskaria in the browser: what pieces are called, for those who listen.

web-kaskaria-heroes = Héros
web-kaskaria-figure-at = { $name }, { $figure } : case { $space } sur { $goal }
web-kaskaria-hero = { $name } : { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }, { $gold } { $gold ->
        [one] pépite
       *[other] pépites
    } d’or
web-kaskaria-has-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-kaskaria-has-gold = { $count } { $count ->
        [one] pépite
       *[other] pépites
    } d’or
web-kaskaria-market = Cartes à prendre
web-kaskaria-pile = Pioche, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
web-kaskaria-space = Emplacement { $space } : { $motif } { $colour }
web-kaskaria-space-empty = Emplacement { $space } : vide
web-kaskaria-discard = Défausse, { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
web-kaskaria-treasure = Trésor, { $gold } { $gold ->
        [one] pépite
       *[other] pépites
    } d’or
web-kaskaria-hand = Ta main
web-kaskaria-card = { $motif } { $colour }
web-kaskaria-play = Jouer cet ensemble
web-kaskaria-put-back = Reposer les cartes
web-kaskaria-promise-runner = Arpenteur à la case { $space }
web-kaskaria-promise-griffin = Griffon à la case { $space }
web-kaskaria-promise-gold = { $gold } { $gold ->
        [one] pépite
       *[other] pépites
    } d’or
web-kaskaria-promise-cards = { $cards ->
        [one] { $cards } carte à prendre
       *[other] { $cards } cartes à prendre
    }
web-kaskaria-promise-end = Ceci atteint le volcan et finit la course
web-kaskaria-owed = { $cards ->
        [one] Prends encore { $cards } carte
       *[other] Prends encore { $cards } cartes
    }
web-kaskaria-moment-waterfall = La cascade !
web-kaskaria-moment-volcano = Le volcan !
