# Gli eroi di Kaskaria nel terminale.

cli-kaskaria-cards = carte
cli-kaskaria-amulet = amuleto
cli-kaskaria-empty = (vuoto)
cli-kaskaria-piles = mazzo: { $pile ->
        [one] 1 carta
       *[other] { $pile } carte
    }; scarti: { $discard }; tesoro: { $treasure ->
        [one] 1 pepita
       *[other] { $treasure } pepite
    } d’oro
cli-kaskaria-hand = la tua mano
cli-kaskaria-ask = prendi una carta (da 0 a 3) o gioca una serie (le sue lettere)
cli-kaskaria-ask-set = hai la mano piena: gioca una serie (le sue lettere)
cli-kaskaria-ask-more = il tuo +2: prendi ancora { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    } (da 0 a 3)
cli-kaskaria-help-pile = prendere la prima carta del mazzo
cli-kaskaria-help-display = prendere quella carta scoperta
cli-kaskaria-help-set = giocare queste carte della mano come serie: due o più di un colore
