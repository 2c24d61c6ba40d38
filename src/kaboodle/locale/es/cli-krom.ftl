# KROM en el terminal.

cli-krom-character = quién
cli-krom-weight = kg
cli-krom-place = lugar
cli-krom-cards = cartas
cli-krom-points = puntos de { $goal }
cli-krom-points-short = pts.
cli-krom-stunned = KO
cli-krom-trophy = trofeo
cli-krom-beast = Kromosaurio
cli-krom-evolution = evolución
cli-krom-cost = coste
cli-krom-prey = presa
cli-krom-dice = dados
cli-krom-dice-for = { $dice } para { $value }+
cli-krom-gives = da
cli-krom-none = (ninguna)
cli-krom-nothing = nada
cli-krom-supply = reserva { $supply }; recolección { $picking }, caza { $hunting }, Bonus { $bonus }, evoluciones { $evolutions }
cli-krom-hand = tus cartas
cli-krom-no-hand = no tienes cartas
cli-krom-order-round = Esta ronda las cartas pasan sin preguntarte; withdraw lo cambia.
cli-krom-order-others = Las cartas que no van contra ti pasan sin preguntarte; withdraw lo cambia.
cli-krom-card-value = combate: +{ $n }
cli-krom-card-dice = combate: { $n ->
        [one] 1 dado
       *[other] { $n } dados
    } más
cli-krom-card-counter = anula la carta de otro
cli-krom-card-harm = otro jugador pierde { $gives }
cli-krom-card-steal = quita { $gives } a un jugador de tu lugar
cli-krom-card-swap = da { $price } a otro jugador por { $gives }
cli-krom-card-trade = paga { $price }, gana { $gives }
cli-krom-card-gain = gana { $gives }
cli-krom-ask-place = ronda { $round }: ¿adónde vas? { $places }
cli-krom-ask-fight = combate: { $totals }. Juega una carta de combate o pasa (pass)
cli-krom-ask-rob = quita algo a { $name } (rob wood, rob card…) o nada (rob nothing)
cli-krom-ask-counter = { $name } juega «{ $card }». Déjala pasar (allow) o anúlala (play)
cli-krom-ask-counter-on = { $name } juega «{ $card }» sobre { $whom }. Déjala pasar (allow) o anúlala (play)
cli-krom-ask-climb = tus dados: { $dice }. { $rewards }; o reroll 1 4 5
cli-krom-ask-character = elige un personaje: { $names }
cli-krom-ask-cave = en la Cueva: rest, o buy wood, buy life, buy card; realise 1, play NOMBRE; end
cli-krom-ask-forest = en el Bosque: pick; realise 1, play NOMBRE; end
cli-krom-ask-savanna = en la Sabana: hunt 1 a hunt 4; realise 1, play NOMBRE; end
cli-krom-ask-mountain = en la Montaña: climb; realise 1, play NOMBRE; end
cli-krom-help-go = ir allí (también Cueva, Bosque, Sabana, Montaña); en el terminal no se puede cambiar después
cli-krom-help-cave = en la Cueva: descansar, o comprar
cli-krom-help-forest = en el Bosque: robar una carta, cuatro como mucho; barajar solo antes de la primera
cli-krom-help-savanna = en la Sabana: cazar la presa del espacio 2, con un dado más si lo pagas
cli-krom-help-mountain = en la Montaña: lanzar, relanzar estos, tomar una recompensa
cli-krom-help-realise = realizar la evolución del espacio 3
cli-krom-help-play = jugar una carta tuya, por el nombre que se ve; sobre quién: nombre o sitio
cli-krom-help-pass = no jugar carta en este combate
cli-krom-help-end = terminar tu fase de acción
cli-krom-help-allow = dejar pasar una carta; todas las de la ronda; desde ahora todas las que no vayan contra ti
cli-krom-help-withdraw = que te vuelvan a preguntar por cada carta (en cualquier momento, como allow round y allow others)
cli-krom-help-rob = tras un combate ganado
