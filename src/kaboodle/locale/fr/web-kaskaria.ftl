# The Heroes of Kaskaria in the browser: what pieces are called, for those who listen.

web-kaskaria-figure-at = { $name }, { $figure } : case { $space } sur { $goal }
web-kaskaria-has-cards = { $count ->
        [one] { $count } carte
       *[other] { $count } cartes
    }
web-kaskaria-has-gold = { $count } { $count ->
        [one] pépite
       *[other] pépites
    } d’or
web-kaskaria-market = Présentoir
web-kaskaria-pile = Pioche, { $cards ->
        [0] vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
web-kaskaria-space = Emplacement { $space } : { kaskaria-card }
web-kaskaria-space-empty = Emplacement { $space } : vide
web-kaskaria-discard = Défausse, { $cards ->
        [0] vide
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
web-kaskaria-treasure = Trésor, { $gold ->
        [0] vide
        [one] { $gold } pépite d’or
       *[other] { $gold } pépites d’or
    }
web-kaskaria-hand = Ta main
web-kaskaria-card = { kaskaria-card }
web-kaskaria-play = Jouer ces cartes
web-kaskaria-put-back = Remettre en main
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
web-kaskaria-promise-end = Tu atteins le volcan : la course se termine
web-kaskaria-owed = { $cards ->
        [one] Prends encore { $cards } carte
       *[other] Prends encore { $cards } cartes
    }
web-kaskaria-moment-waterfall = La cascade !
web-kaskaria-moment-volcano = Le volcan !
web-kaskaria-has-amulet = l’amulette
web-kaskaria-promise-points = { $points ->
        [one] { $points } pépite de plus si la partie finissait là
       *[other] { $points } pépites de plus si la partie finissait là
    }
web-kaskaria-seat-gold = { $points ->
        [one] { $points } pépite si la partie finissait maintenant
       *[other] { $points } pépites si la partie finissait maintenant
    }

## What things say of themselves when they are touched

web-kaskaria-about-runner = Arpenteur : fait avancer ton arpenteur sur le parcours. À la fin, plus on est loin, plus on reçoit d’or.
web-kaskaria-about-griffin = Griffon : fait avancer ton griffon de nuage en nuage. À la fin, plus on est loin, plus on reçoit d’or.
web-kaskaria-about-gold = Or : te rapporte de l’or du trésor.
web-kaskaria-about-two = +2 : prends tout de suite deux cartes.
web-kaskaria-about-pile = { $cards ->
        [0] La pioche est vide.
        [one] La pioche, { $cards } carte : prends celle du dessus et regarde ce que c’est. Quelque part attend la cascade.
       *[other] La pioche, { $cards } cartes : prends celle du dessus et regarde ce que c’est. Quelque part attend la cascade.
    }
web-kaskaria-about-treasure = { $gold ->
        [0] Le trésor est vide.
        [one] Le trésor, { $gold } pépite d’or : les cartes or t’en rapportent.
       *[other] Le trésor, { $gold } pépites d’or : les cartes or t’en rapportent.
    }
web-kaskaria-about-amulet = L’amulette : qui atteint le volcan la prend et met fin à la course. Elle vaut { $gold ->
        [one] { $gold } pépite
       *[other] { $gold } pépites
    } d’or.
web-kaskaria-about-space-runner = Case { $space } sur { $goal } du parcours des arpenteurs ; la dernière est le volcan.
web-kaskaria-about-space-griffin = Nuage { $space } sur { $goal } du parcours des griffons ; le dernier est le volcan.
web-tie-kaskaria = À égalité d’or, l’amulette décide

web-kaskaria-figure-set = Deux cartes arpenteur et une carte or d’une même couleur : l’arpenteur avance de deux cases et l’on prend une pépite d’or.
web-kaskaria-figure-pair = Deux cartes arpenteur : trois cases.
web-kaskaria-figure-pair-gold = Deux cartes or : cinq pépites d’or.
web-kaskaria-figure-places = Sur le parcours : 7 pépites d’or pour le premier, 4 pour chacun des deux ex aequo, 1 pour le dernier.
