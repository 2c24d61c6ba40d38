# Los héroes de Kaskaria en el terminal.

cli-kaskaria-cards = cartas
cli-kaskaria-amulet = amuleto
cli-kaskaria-empty = (vacío)
cli-kaskaria-piles = mazo: { $pile ->
        [one] 1 carta
       *[other] { $pile } cartas
    }; descartes: { $discard }; tesoro: { $treasure ->
        [one] 1 pepita
       *[other] { $treasure } pepitas
    } de oro
cli-kaskaria-hand = tu mano
cli-kaskaria-ask = toma una carta (0 a 3) o juega una combinación (sus letras)
cli-kaskaria-ask-set = tienes la mano llena: juega una combinación (sus letras)
cli-kaskaria-ask-more = tu +2: toma { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    } más (0 a 3)
cli-kaskaria-help-pile = robar la primera carta del mazo
cli-kaskaria-help-display = tomar esa carta a la vista
cli-kaskaria-help-set = jugar estas cartas de tu mano como combinación: dos o más de un color
