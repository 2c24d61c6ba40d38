# KERO en el navegador: lo que dicen los botones y cómo se llama cada cosa para quien escucha.

web-kero-row = Cartas de la hilera
web-kero-card = Espacio { $space }: «{ $card }», carta { $colour-card }.
web-kero-missing = Aún necesitas { $amounts }.
web-kero-costs = Cuesta { $amounts }.
web-kero-gives = Da { $amounts }.
web-kero-amounts = { $amounts }
web-kero-burns = Se quema al final del turno.
web-kero-space-empty = Espacio { $space }: vacío
web-kero-card-name = { $card }
web-kero-card-quoted = «{ $card }».
web-kero-land-name = { $land }
web-kero-pile = Mazo: { $cards }; cartas de conquista hasta ahora: { $claims } de 3. Ver los descartes.
web-kero-discard = Descartes
web-kero-supply = Bidones que quedan en la reserva: { $left }
web-kero-hidden = Territorios aún ocultos: { $lands }
web-kero-used = Tuareks usados: { $used }; en la pila: { $tiles }
web-kero-first = Empezó { $name }
web-kero-lands = Territorios
web-kero-land = Territorio { $space }: «{ $land }», que ahora { $points ->
        [0] no vale ningún punto
        [one] vale 1 punto
       *[other] vale { $points } puntos
    } para ti.
web-kero-land-of = Territorio { $space }: «{ $land }», que ahora { $points ->
        [0] no vale ningún punto
        [one] vale 1 punto
       *[other] vale { $points } puntos
    } para { $name }.
web-kero-land-empty = Territorio { $space }: vacío
web-kero-explorers-of = { $name }: { $explorers }
web-kero-scores-plain = Vale { $points }.
web-kero-scores-colour = 1 por cada carta { $colour-card }.
web-kero-scores-trios = 1 por cada 3 cartas.
web-kero-scores-every-colour = { $points }, y { $bonus } más con una carta de cada color.
web-kero-scores-four-alike = { $points }, y { $bonus } más con cuatro cartas de un color.
web-kero-scores-territories = 1 por cada territorio tuyo.
web-kero-finals = Los espacios finales
web-kero-finals-about = Un explorador llena el primero: 1 punto. Dos llenan el otro: 3 puntos.
web-kero-final-single = Espacio final para 1 explorador, { $points } punto; ahora hay: { $explorers }
web-kero-final-double = Espacio final para 2 exploradores, { $points } puntos; ahora hay: { $explorers }
web-kero-goods = Lo que puedes gastar
web-kero-goods-of = Lo que { $name } puede gastar
web-kero-tiles = Habilidades y tuareks
web-kero-ability = Habilidad: { $ability }
web-kero-tuarek = Tuarek: { $tuarek } (×{ $count })
web-kero-face-up = Boca arriba este turno: { $tuarek }
web-kero-tuarek-pile = Pila de tuareks: { $tiles }; uno cuesta 2 bidones
web-kero-clan = { $name }: puntos { $points }, depósito { $seconds } s, bidones { $jerrycans }, tuareks { $tuareks }, territorios { $lands }, cartas { $cards }
web-kero-camp-of = Campamento de { $name }
web-kero-holds = { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }, { $lands ->
        [one] 1 territorio
       *[other] { $lands } territorios
    }
web-kero-has-cards = { $count ->
        [one] 1 carta
       *[other] { $count } cartas
    }
web-kero-has-jerrycans = { $count ->
        [one] 1 bidón
       *[other] { $count } bidones
    }
web-kero-has-lands = { $count ->
        [one] 1 territorio
       *[other] { $count } territorios
    }
web-kero-has-tuareks = { $count ->
        [one] 1 tuarek
       *[other] { $count } tuareks
    }
web-kero-bill = Seleccionado
web-kero-put-back = Dejarlo en su sitio
web-kero-pass-about = Dos valen 4, tres 9, cuatro 16, las cinco 25.
web-kero-five-tiles = Ya tienes cinco habilidades: esta carta no trae ficha.
web-kero-pin = Fijar como meta
web-kero-unpin = Quitar la meta
web-kero-hire = Un tuarek por 2 bidones
web-kero-about-dice = Dos dados especiales a tu elección se suman a tu tirada.
web-kero-about-reroll = Este turno los fuegos se pueden relanzar.
web-kero-about-thin = El otro clan reposta con solo cinco dados blancos.
web-kero-about-move = Desplaza a uno o dos de tus exploradores: toca de dónde y luego adónde.
web-kero-about-resources = Dos recursos a tu elección: toca uno y luego el otro.
web-kero-about-fuel = Un repostaje gratis con los ocho dados.
web-kero-about-expel = Devuelve a un explorador enemigo a su campamento: toca el territorio. El otro clan recibe 2 de tus bidones.
web-kero-about-scorch = Al final de tu turno se descarta otra carta a tu elección.
web-kero-when-before = antes de lanzar
web-kero-when-after = después de lanzar
web-kero-when-theirs = en el turno rival
web-kero-flat = ¡Horizontal!
web-kero-roll = Lanzar { $dice }
web-kero-roll-fuel = para su repostaje
web-kero-last-die = Último dado: tirada { $roll } de { $all }
web-kero-nothing-loose = Todos los dados están guardados o quemados: libera uno o pon el camión en horizontal.
web-kero-tip = Levantar
web-kero-fuel = Repostar ×{ $times }
web-kero-miser = Tacaño: 5 dados
web-kero-whole = Los 8 dados
web-kero-closes = Sin respuesta: los 8 dados
web-kero-always = Los 8, siempre
web-kero-order = Cuando el otro clan reposta
web-kero-order-about = Responde ya para todas las veces. Solo lo ves tú. El otro clan no nota nada, con Tacaño o sin él.
web-kero-order-ask = Preguntarme cada vez
web-kero-do-take = Tomar
web-kero-do-place = Enviar
web-kero-do-play = Jugar
web-kero-do-hire = Reclutar
web-kero-end = Fin de turno
web-kero-end-sure = Mantén pulsado para terminar: aún puedes gastar
web-kero-stay = No mover más
web-kero-ask-placing = { $count ->
        [one] Coloca a 1 explorador: toca dónde
       *[other] Coloca a { $count } exploradores: toca dónde
    }
web-kero-ask-moving = Uno más: de dónde y luego adónde
web-kero-ask-scorching = Toca la carta que descartas
web-kero-ask-tying = Toca el territorio empatado que será tuyo
web-kero-they-start = { $name } se prepara
web-kero-they-prepare = { $name } se prepara
web-kero-they-rolling = ¡{ $name } lanza!
web-kero-they-camp = { $name } está en el campamento
web-kero-they-thinning = Se pregunta a { $name }: ¿8 dados o 5?
web-kero-they-fuelling = { $name } lanza para tu repostaje
web-kero-they-placing = { $name } coloca exploradores
web-kero-they-moving = { $name } desplaza exploradores
web-kero-they-scorching = { $name } descarta una carta
web-kero-they-tying = Se decide el empate
web-kero-rolls = { $name } lanza los dados.
web-kero-you-thinning = { $name } reposta: ¿8 dados o 5?
web-kero-you-fuelling = ¡Lanza para { $name }!
web-kero-free = gratis
web-kero-die = dado { $die }
web-kero-die-white = dado { $number }
web-kero-fire = fuego
web-kero-truck = Camión de { $name }, segundos en el depósito
web-kero-seconds = { $name }: { $seconds ->
        [one] 1 segundo
       *[other] { $seconds } segundos
    }
web-kero-goal = Suficiente para «{ $card }»
web-kero-moment-outage = ¡Sin combustible!
web-kero-outage-own = Ninguno de tus dados cuenta y tu turno se acaba.
web-kero-outage-they = Ningún dado de { $name } cuenta y el turno se acaba.
web-kero-outage-next = { $rival } lanza 5 dados para el repostaje y luego le toca.
web-kero-outage-you = Lanza 5 dados para el repostaje; luego te toca a ti.
web-kero-moment-claim = ¡Conquista! { $number } de 3
web-kero-moment-last = El último turno
web-kero-moment-tuarek = { $tuarek }
web-kero-run = { $seat } lanza { $times } veces; { $fires ->
        [0] ningún fuego
        [one] 1 fuego
       *[other] { $fires } fuegos
    } en la mesa.
web-kero-fuel-run = { $seat } lanza { $times } veces para el repostaje; { $left ->
        [0] no queda ningún dado
        [one] queda 1 dado
       *[other] quedan { $left } dados
    }.
web-kero-ask-camp = Toca lo que quieras: cartas, territorios, fichas.
web-kero-ask-end = No queda nada por hacer: termina tu turno.
web-kero-about-tie = Al salir una carta de conquista, tomas el control de un territorio empatado a tu elección.
web-kero-about-trade = Una vez por turno: trigo por bidones, uno por uno.
web-kero-about-die = Puedes añadir este dado sin gastar un bidón.
web-kero-about-extra = 1 más cada vez que recoges recursos.
web-kero-about-jerrycan = 1 bidón al comienzo de cada turno.
web-kero-watch-fuelling = { $name } lanza para el repostaje
web-kero-set-up = Ejemplo de preparación: cuatro territorios boca arriba; cada clan tiene un camión lleno, { $amounts }, los tuareks boca abajo.
