# KERO en el terminal.

cli-kero-claims = Conquistas { $claims }/{ $all }
cli-kero-tank = depósito
cli-kero-jerrycans = bidones
cli-kero-jerrycans-short = B
cli-kero-tuareks = tuareks
cli-kero-tuareks-short = T
cli-kero-home = exploradores
cli-kero-home-short = E
cli-kero-cards = cartas
cli-kero-cards-short = cartas
cli-kero-points = puntos
cli-kero-points-short = pt
cli-kero-card = carta (mazo: { $pile })
cli-kero-cost = coste
cli-kero-gives = da
cli-kero-empty = (vacío)
cli-kero-tuarek = tuarek
cli-kero-explorer = explorador
cli-kero-fire = FUEGO
cli-kero-nothing = nada
cli-kero-none = ninguno
cli-kero-sign-brick = L
cli-kero-sign-wheat = T
cli-kero-sign-metal = M
cli-kero-sign-recruit = Tr
cli-kero-sign-jerrycan = B
cli-kero-n-points = { $n ->
        [one] 1 punto
       *[other] { $n } puntos
    }
cli-kero-n-jerrycans = { $n ->
        [one] 1 bidón
       *[other] { $n } bidones
    }
cli-kero-n-tuareks = { $n ->
        [one] 1 tuarek
       *[other] { $n } tuareks
    }
cli-kero-n-explorers = { $n ->
        [one] 1 explorador
       *[other] { $n } exploradores
    }
cli-kero-n-fuellings = { $n ->
        [one] 1 repostaje
       *[other] { $n } repostajes
    }
cli-kero-squares = n cartas: n × n puntos
cli-kero-for-good = permanente: { $ability }
cli-kero-territory = territorio
cli-kero-won = controlados: { $lands }
cli-kero-land-colour = 1 punto por carta { $colour-card }
cli-kero-land-trios = 1 punto por cada 3 cartas
cli-kero-land-every-colour = +2 con todos los colores
cli-kero-land-four-alike = +3 con cuatro de un color
cli-kero-land-territories = 1 punto por territorio
cli-kero-finals = espacios finales
cli-kero-final-single = sencillo (single): 1 punto
cli-kero-final-double = doble (double): 3 puntos con dos exploradores
cli-kero-your-tuareks = tus tuareks: { $tuareks }
cli-kero-always = Cuando el otro clan reposta: los 8 dados, siempre; withdraw lo cambia.
cli-kero-amounts = { $amounts }
cli-kero-spend = para gastar: { $held }
cli-kero-dice = dados: { $white } blancos{ $more ->
        [0] {""}
       *[other] {" "}+ { $names }
    }
cli-kero-keys-roll = 1 a 8: elegir   espacio: lanzar (si no eliges, todos)   Intro: horizontal
cli-kero-keys-fuel = { $name }, espacio para lanzar los dados del repostaje
cli-kero-ask-start = reposta (fuel once), añade un dado (add green) o levanta el camión (t)
cli-kero-ask-prepare = añade un dado (add green) o levanta el camión (t)
cli-kero-ask-rolling = relanza (r, r 1 3) o pon el camión en horizontal (f)
cli-kero-ask-camp = toma una carta (1 a 6), envía (explore), recluta (hire) o termina (e)
cli-kero-ask-thinning = el otro clan reposta y tú lanzas: ¿con los 8 dados (w) o con 5, que duran menos (thin out)?
cli-kero-ask-thinning-none = el otro clan reposta y tú lanzas; no tienes al Tacaño: los 8 dados (w)
cli-kero-ask-fuelling = lanza los dados de su repostaje (throw)
cli-kero-ask-placing = un explorador gratis: ¿a qué territorio? (1 a 4)
cli-kero-ask-final = un explorador gratis: ¿explore single o explore double?
cli-kero-ask-moving = desplaza a un segundo explorador (move 1 3) o déjalo (s)
cli-kero-ask-scorching = ¿qué carta se descarta? (1 a 6)
cli-kero-ask-tying = ¿qué territorio empatado controlas? (1 a 4)
cli-kero-help-tip = levantar el camión: ruedan los dados, corre el KERO
cli-kero-help-roll = relanzar todos los dados, o estos (6 verde, 7 amarillo, 8 azul)
cli-kero-help-flat = poner el camión en horizontal y quedarse lo que muestran los dados
cli-kero-help-number = esa carta o ese territorio, cuando se pregunta
cli-kero-help-fuel = pagar bidones para repostar, al principio del turno
cli-kero-help-add = pagar un bidón por un dado especial (green, yellow, blue)
cli-kero-help-hire = reclutar a un tuarek por 2 bidones
cli-kero-help-explore = enviar allí a un explorador por 1 trabajador y 1 metal
cli-kero-help-trade = convertir trigo en bidones, si tienes la habilidad
cli-kero-help-end = terminar el turno
cli-kero-help-whole = cuando el otro clan reposta: todos los dados, o los cinco del Tacaño
cli-kero-help-always = los 8 dados cada vez que reposten, sin preguntarte; que te vuelvan a preguntar (en cualquier momento)
cli-kero-help-call = jugar el Tahúr: dos dados especiales
cli-kero-help-forgive = jugar el Tragafuegos: los fuegos se pueden relanzar
cli-kero-help-move = jugar el Guía: desplazar hasta a dos exploradores
cli-kero-help-gift = jugar el Mercader: dos recursos
cli-kero-help-free-fuel = jugar el Gasolinero: repostar gratis
cli-kero-help-send-home = jugar el Forajido: un explorador enemigo vuelve a su campamento
cli-kero-help-plan-fire = jugar el Incendiario: se descarta una carta más
cli-kero-learn = En esta lección el KERO solo corre al lanzar: { $roll } s por tirada.
