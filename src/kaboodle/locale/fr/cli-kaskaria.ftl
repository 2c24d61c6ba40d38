# Les héros de Kaskaria dans le terminal.

cli-kaskaria-cards = cartes
cli-kaskaria-amulet = amulette
cli-kaskaria-empty = (vide)
cli-kaskaria-piles = pioche : { $pile ->
        [one] { $pile } carte
       *[other] { $pile } cartes
    } ; défausse : { $discard } ; trésor : { $treasure ->
        [one] { $treasure } pépite
       *[other] { $treasure } pépites
    } d’or
cli-kaskaria-hand = ta main
cli-kaskaria-ask = prends une carte (0 à 3) ou joue un ensemble (ses lettres)
cli-kaskaria-ask-set = ta main est pleine : joue un ensemble (ses lettres)
cli-kaskaria-ask-more = ton +2 : prends encore { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    } (0 à 3)
cli-kaskaria-help-pile = piocher la carte du dessus
cli-kaskaria-help-display = prendre cette carte du présentoir
cli-kaskaria-help-set = jouer ces cartes de ta main : deux ou plus de la même couleur
