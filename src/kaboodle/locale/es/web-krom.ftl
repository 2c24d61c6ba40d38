# KROM en el navegador: el escenario, los tableros y lo que se dice a quien escucha.

web-krom-goods = { $amounts }
web-krom-nothing = nada
web-krom-now-only = Ahora solo { $goods }
web-krom-name = { $seat }
web-krom-card = { $card }
web-krom-character = { $character }
web-krom-beast = Kromosaurio
web-krom-you = Tú

## Zonas

web-krom-own = Tu tablero
web-krom-life = Puntos de vida: { $life } de { $most }
web-krom-points = Puntos de evolución: { $points } de { $goal }
web-krom-has-cards = { $count ->
        [one] 1 carta de Bonus
       *[other] { $count } cartas de Bonus
    }
web-krom-map = Los cuatro lugares
web-krom-place = { $site }: { $here_seats }
web-krom-place-empty = { $site }: nadie
web-krom-and-beast = , Kromosaurio
web-krom-must-leave = { $here_seats-count ->
        [one] Tiene que irse
       *[other] Tienen que irse
    }: { $here_seats }
web-krom-here-you = Estás aquí: debes ir a otro lugar.
web-krom-beast-here = El Kromosaurio está aquí y puede quedarse.
web-krom-about-cave = Descansa junto al fuego o compra lo que puedas pagar.
web-krom-about-forest = Recolecta: roba cartas de una en una; casi todas dan algo.
web-krom-about-savanna = Caza uno de estos animales; la cifra es tu probabilidad.
web-krom-about-mountain = Escala: lanza cinco dados y relanza algunos; cuenta la mejor combinación.
web-krom-scarce = En rojo: no queda bastante en la reserva.
web-krom-round-goal = Ronda { $round }. Se gana con { $goal } puntos.
web-krom-round = Ronda { $round }
web-krom-house-rules = Esta mesa
web-krom-goal = { $goal } puntos de evolución para ganar
web-krom-figure-goal = { $players } jugadores: se gana con { $goal } puntos
web-krom-figure-losses = Totales de 6, 3 y 2: el primero no pierde nada, el segundo pierde 3 puntos de vida y queda fuera de combate, el tercero pierde 4.
web-krom-supply = Queda en la reserva
web-krom-decks = Cartas
web-krom-in-pile = en el mazo
web-krom-discarded = descartadas
web-krom-deck-evolution = mazo de evolución
web-krom-look-supply = Lo que queda en la reserva y en los mazos
web-krom-ideas = Evoluciones por realizar
web-krom-idea = { $card }: { $points ->
        [one] 1 punto
       *[other] { $points } puntos
    } por { $cost }
web-krom-lacks = ; aún necesitas { $goods }
web-krom-idea-points = { $points ->
        [one] 1 punto de evolución por
       *[other] { $points } puntos de evolución por
    }
web-krom-you-lack = Aún necesitas { $goods }.
web-krom-to-go = { $points ->
        [one] Te faltará 1 punto.
       *[other] Te faltarán { $points } puntos.
    }
web-krom-wins-now = ¡Con esto ganas!
web-krom-stage = Lo que ocurre
web-krom-hand = Tus cartas de Bonus
web-krom-destinations = Tus cartas de destino
web-krom-tab-cards = { $count ->
        [one] Carta de Bonus
       *[other] Cartas de Bonus
    }
web-krom-tab-places = Lugares
web-krom-no-cards = Sin cartas de Bonus
web-krom-playable = , se puede jugar ahora
web-krom-lifted = La carta levantada
web-krom-put-down = Dejarla

## El botón grande

web-krom-pass = Pasar
web-krom-allow = Dejar pasar
web-krom-end = Fin de fase
web-krom-end-anyway = Terminar ya
web-krom-unused-place = lugar aún sin usar
web-krom-unused-idea = evolución posible
web-krom-leave-it = No quitar nada
web-krom-leave-sure = ¿No quitar nada?
web-krom-take-it = Quitar
web-krom-lay = Ir { $place-to }
web-krom-be = Jugar como { $character }
web-krom-play = Jugar
web-krom-throw = Lanzar
web-krom-realise = Realizar
web-krom-whom = ¿A quién?
web-krom-which = ¿Cuál?
web-krom-reroll = { $dice ->
        [one] Relanzar 1 dado
       *[other] Relanzar { $dice } dados
    }
web-krom-take = Tomar
web-krom-take-nothing = No tomar nada
web-krom-choose = Elige un lugar
web-krom-laid = Carta puesta
web-krom-wait = Esperando…
web-krom-over = Fin

## Elegir

web-krom-where-to = Ronda { $round }: ¿adónde?
web-krom-revealed = ¡Cartas boca arriba!
web-krom-have-chosen = Ya han elegido: { $done } de { $seats }
web-krom-go = Ir: { $site }
web-krom-stay = { $site }: estás aquí y debes moverte
web-krom-laid-here = { $site }: puesta boca abajo
web-krom-who-you = ¿Quién eres?
web-krom-who-other = { $seat } elige personaje
web-krom-weights = Empate: gana el más pesado en la Cueva y la Sabana, el más ligero en el Bosque y la Montaña.

## Combate

web-krom-fight = Combate: { $site }
web-krom-heavier = en empate gana el más pesado
web-krom-lighter = en empate gana el más ligero
web-krom-total = Total
web-krom-rank = { $rank }.º
web-krom-has-passed = ha pasado
web-krom-arm = Seguir pasando
web-krom-arm-now = hasta que cambie un total
web-krom-arm-end = hasta el final

## Cartas en la mesa

web-krom-plays = { $seat } juega «{ $card }»
web-krom-plays-on = { $seat } juega «{ $card }» sobre { $target }
web-krom-cancels = { $seat } quiere anular «{ $other }» con «{ $card }»
web-krom-own-card = Tu carta. Esperando a los demás.
web-krom-you-can-counter = Puedes anularla con «{ $card }».
web-krom-ordered = Tus ajustes la dejan pasar.
web-krom-ordered-counter = Tus ajustes la dejan pasar. Aún puedes anularla con «{ $card }».
web-krom-no-counter = No tienes carta de anulación.
web-krom-counter-elsewhere = Tu carta de anulación no se puede jugar aquí.
web-krom-table-decides = Esperando a los demás.
web-krom-closes = Sin respuesta, la carta pasa.
web-krom-doing-card = { $name } juega una carta.
web-krom-orders = Cuando otros juegan cartas
web-krom-orders-about = ¿Quieres que se te pregunte si las anulas? Nadie más lo ve.
web-krom-order-ask = Preguntarme por cada carta
web-krom-order-round = Esta ronda, dejar pasar todas las cartas sin preguntarme
web-krom-order-others = Preguntarme solo si van contra mí
web-krom-effect-value = Suma { $n } al total.
web-krom-effect-dice = { $n ->
        [one] 1 dado más.
       *[other] { $n } dados más.
    }
web-krom-effect-gain = Aporta { $gives }.
web-krom-effect-harm = Otro jugador pierde { $gives }.
web-krom-effect-steal = Quita { $gives } a un jugador del mismo lugar.
web-krom-effect-trade = Cuesta { $price }, aporta { $gives }.
web-krom-effect-swap = Da { $price } a un jugador y toma { $gives }.
web-krom-effect-counter = Anula la carta de otro jugador.
web-krom-when-combat = En un combate.
web-krom-when-turn = En tu fase de acción.
web-krom-when-counter = Cuando alguien juega una carta.
web-krom-only-at = Solo aquí: { $site }.
web-krom-now = Se puede jugar ahora.
web-krom-not-now = Ahora no.

## Robo

web-krom-rob-you = { $target } está fuera de combate. Quítale algo.
web-krom-rob-other = { $seat } registra los bolsillos de { $target }.
web-krom-rob-more = { $count ->
        [one] 1 víctima más
       *[other] { $count } víctimas más
    }
web-krom-of = de { $has }
web-krom-blind = { $cards ->
        [one] su única carta
       *[other] 1 de { $cards } cartas, al azar
    }
web-krom-befell-card = { $seat } juega «{ $card }» contra ti.
web-krom-befell-lost = Pierdes { $goods }.
web-krom-befell-taken = { $seat } te quita { $goods }.
web-krom-befell-robbed = { $seat } te quita «{ $card }».
web-krom-befell-trophy = { $seat } te quita el trofeo y su punto.
web-krom-befell-stunned = Quedas fuera de combate y te pierdes la ronda.

## Fases de acción

web-krom-phase-you = { $site }: te toca
web-krom-phase = { $site }: { $seat }
web-krom-rest = Descanso
web-krom-or = o
web-krom-ware = { $price ->
        [one] { $goods } por 1 Krom
       *[other] { $goods } por { $price } Kroms
    }
web-krom-shuffle = barajar
web-krom-free = gratis
web-krom-no-more = se acabó
web-krom-pick = Robar una carta { $price ->
        [0] gratis
        [one] por 1 Krom
       *[other] por { $price } Kroms
    }; en el mazo: { $cards }
web-krom-in-deck = { $cards ->
        [one] en 1 carta del mazo
       *[other] en { $cards } cartas del mazo
    }
web-krom-choose-prey = Elige tu presa
web-krom-hunting = Los dados se compran antes de lanzar
web-krom-prey = { $card }: { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, hay que sacar { $value }, { $chance } por ciento, da { $goods }
web-krom-with-dice = { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }, { $price ->
        [0] sin coste
        [one] 1 Krom
       *[other] { $price } Kroms
    }
web-krom-rolled = { $total }, hacía falta un { $value }
web-krom-caught = { $total }, hacía falta un { $value }: ¡cazada!
web-krom-escaped = { $total }, hacía falta un { $value }: se escapa
web-krom-climb = Escalar: 5 dados
web-krom-climbs = Al pie de la pared
web-krom-climb-done = De vuelta de la pared
web-krom-hunt-done = De vuelta de la caza
web-krom-die = Dado { $number }: { $value }
web-krom-next-reroll = Toca los dados para relanzarlos ({ $number } de { $most }):
web-krom-reroll-dear = Relanzar cuesta { $price ->
        [one] 1 Krom
       *[other] { $price } Kroms
    } y { $kroms ->
        [0] no tienes ninguno
       *[other] solo tienes { $kroms }
    }
web-krom-no-rerolls = No puedes relanzar más
web-krom-table = Combinaciones y recompensas
web-krom-comb-nothing = nada
web-krom-comb-pair = pareja
web-krom-comb-two-pairs = dos parejas
web-krom-comb-three = tres iguales
web-krom-comb-full-house = full
web-krom-comb-four = cuatro iguales
web-krom-comb-five = cinco iguales
web-krom-comb-straight = escalera

## Consultas

web-krom-realised = Evoluciones realizadas
web-krom-none-yet = Ninguna aún
web-krom-known = Cartas que conoces

## En voz alta

web-krom-say-choosing = Ronda { $round }. Estás aquí: { $site }. Elige { $sites-or }.
web-krom-say-fight = Combate: { $site }. Tú { $total }; { $others }. Si todos pasan, quedas en el puesto { $rank } y { $loss ->
        [0] no pierdes nada
        [one] pierdes 1 punto de vida
       *[other] pierdes { $loss } puntos de vida
    }. Pasa o juega una carta.
web-krom-say-counter = { $seat } juega «{ $card }». { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}. La tecla Espacio la deja pasar.
web-krom-say-counter-on = { $seat } juega «{ $card }» sobre { $target }. { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
}. La tecla Espacio la deja pasar.
web-krom-say-robbery = { $target } está fuera de combate. Quítale algo, o nada.
web-krom-say-cave = Descansa o compra. Tus Kroms: { $kroms }.
web-krom-say-served = Compra más o termina tu fase. Tus Kroms: { $kroms }.
web-krom-say-forest = Precio de la próxima carta: { $price }. Tus Kroms: { $kroms }. Cartas en el mazo: { $cards }.
web-krom-say-savanna = Elige una presa. Tus Kroms para dados adicionales: { $kroms }.
web-krom-say-climb = Escala: lanza cinco dados y relanza hasta cuatro veces.
web-krom-say-mountain = { $dice }: { $combination }. Precio de relanzar: { $price }.
web-krom-say-mountain-last = { $dice }: { $combination }. No puedes relanzar más: toma la recompensa.
web-krom-say-done = Ya has hecho lo que ofrece este lugar. Juega una carta, realiza una evolución o termina tu fase.
