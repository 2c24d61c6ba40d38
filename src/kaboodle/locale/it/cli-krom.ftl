# KROM nel terminale.

cli-krom-character = chi
cli-krom-weight = kg
cli-krom-place = luogo
cli-krom-cards = carte
cli-krom-points = punti su { $goal }
cli-krom-points-short = punti
cli-krom-stunned = KO
cli-krom-trophy = trofeo
cli-krom-beast = Kromosauro
cli-krom-evolution = Evoluzione
cli-krom-cost = costo
cli-krom-prey = preda
cli-krom-dice = dadi
cli-krom-dice-for = { $dice } per { $value }+
cli-krom-gives = dà
cli-krom-none = (nessuna)
cli-krom-nothing = niente
cli-krom-supply = riserva { $supply }; Raccolta { $picking }, Caccia { $hunting }, Bonus { $bonus }, Evoluzioni { $evolutions }
cli-krom-hand = le tue carte
cli-krom-no-hand = non hai carte
cli-krom-order-round = In questo turno le carte passano senza che ti si chieda; withdraw lo cambia.
cli-krom-order-others = Le carte non rivolte a te passano senza che ti si chieda; withdraw lo cambia.
cli-krom-card-value = combattimento: +{ $n }
cli-krom-card-dice = combattimento: { $n ->
        [one] 1 dado
       *[other] { $n } dadi
    } in più
cli-krom-card-counter = annulla la carta di un altro
cli-krom-card-harm = un bersaglio perde { $gives }
cli-krom-card-steal = ruba { $gives } a un bersaglio nel tuo luogo
cli-krom-card-swap = dai { $price } a un bersaglio per { $gives }
cli-krom-card-trade = paga { $price }, ottieni { $gives }
cli-krom-card-gain = ottieni { $gives }
cli-krom-ask-place = turno { $round }: dove vai? { $places }
cli-krom-ask-fight = combattimento: { $totals }. Gioca una carta combattimento, o passa (pass)
cli-krom-ask-rob = deruba { $name } (rob wood, rob card…), o niente (rob nothing)
cli-krom-ask-counter = { $name } gioca «{ $card }». Lasciala passare (allow), o annullala (play)
cli-krom-ask-counter-on = { $name } gioca «{ $card }» su { $whom }. Lasciala passare (allow), o annullala (play)
cli-krom-ask-climb = i tuoi dadi: { $dice }. { $rewards }; o reroll 1 4 5
cli-krom-ask-character = scegli un personaggio: { $names }
cli-krom-ask-cave = nella Caverna: rest, o buy wood, buy life, buy card; realise 1, play NOME; end
cli-krom-ask-forest = nella Foresta: pick; realise 1, play NOME; end
cli-krom-ask-savanna = nella Savana: da hunt 1 a hunt 4; realise 1, play NOME; end
cli-krom-ask-mountain = sulla Montagna: climb; realise 1, play NOME; end
cli-krom-help-go = andarci (anche Caverna, Foresta, Savana, Montagna); nel terminale la scelta è definitiva
cli-krom-help-cave = nella Caverna: riposare, o comprare
cli-krom-help-forest = nella Foresta: pescare una carta, al massimo quattro; mescolare solo prima della prima
cli-krom-help-savanna = nella Savana: cacciare la preda 2, con un dado in più se lo paghi
cli-krom-help-mountain = sulla Montagna: tirare, rilanciare questi, prendere una ricompensa
cli-krom-help-realise = realizzare l’Evoluzione 3
cli-krom-help-play = giocare una tua carta, col nome che si vede; su chi: nome o posto
cli-krom-help-pass = non giocare carte in questo combattimento
cli-krom-help-end = terminare la tua fase di Azione
cli-krom-help-allow = lasciar passare una carta; tutte quelle del turno; d’ora in poi tutte quelle non rivolte a te
cli-krom-help-withdraw = farsi chiedere di nuovo per ogni carta (in qualsiasi momento, come allow round e allow others)
cli-krom-help-rob = dopo un combattimento vinto
