# Los héroes de Kaskaria en el terminal.

cli-kaskaria-cards = cartas
cli-kaskaria-amulet = amuleto
cli-kaskaria-empty = (vacío)
cli-kaskaria-piles = mazo: { $pile ->
        [one] 1 carta
       *[other] { $pile } cartas
    }; descarte: { $discard }; tesoro: { $treasure } de oro
cli-kaskaria-hand = tu mano
cli-kaskaria-ask = roba una carta (0 a 3) o juega un conjunto (sus letras)
cli-kaskaria-ask-set = tu mano está llena: juega un conjunto (sus letras)
cli-kaskaria-ask-more = tu +2: roba { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } más (0 a 3)
cli-kaskaria-help-pile = robar la primera carta del mazo
cli-kaskaria-help-display = tomar esa carta a la vista
cli-kaskaria-help-set = jugar estas cartas de tu mano como conjunto: dos o más de un color
