# KERO: choices, events, refusals, options, and the names of our pack.

game-kero = KERO
    .about = Dos clanes, dos camiones cisterna, un reloj de arena por clan: lanza mientras corra el KERO y detente a tiempo.

## Words of the game

kero-colour-green = verde
    .card = verde
kero-colour-brown = marrón
    .card = marrón
kero-colour-red = rojo
    .card = roja
kero-colour-grey = gris
    .card = gris
kero-die-white = blanco
kero-die-green = verde
kero-die-yellow = amarillo
kero-die-blue = azul
kero-resource-brick = ladrillo
kero-resource-wheat = trigo
kero-resource-metal = metal
kero-resource-recruit = trabajador
kero-resource-jerrycan = bidón
kero-other-green = { kero-die-green }
kero-other-yellow = { kero-die-yellow }
kero-other-blue = { kero-die-blue }
kero-other-brick = { kero-resource-brick }
kero-other-wheat = { kero-resource-wheat }
kero-other-metal = { kero-resource-metal }
kero-other-recruit = { kero-resource-recruit }
kero-ability-green-die = el dado verde
kero-ability-yellow-die = el dado amarillo
kero-ability-blue-die = el dado azul
kero-ability-brick = 1 ladrillo más por turno
kero-ability-wheat = 1 trigo más por turno
kero-ability-metal = 1 metal más por turno
kero-ability-recruit = 1 trabajador más por turno
kero-ability-trade = trigo por bidones
kero-ability-tie = el desempate
kero-ability-jerrycan = 1 bidón por turno
kero-tuarek-dice = el Tahúr
kero-tuarek-reroll = el Tragafuegos
kero-tuarek-thin = el Tacaño
kero-tuarek-move = el Guía
kero-tuarek-resources = el Mercader
kero-tuarek-fuel = el Gasolinero
kero-tuarek-expel = el Forajido
kero-tuarek-scorch = el Incendiario
kero-ending-claim = La tercera carta de conquista puso fin a la partida al instante
kero-ending-last-turn = La partida terminó con el último turno
kero-part-cards = Cartas
kero-part-none-shall-pass = { kero-card-gatekeepers-1 }
kero-part-territories = Territorios
kero-part-final-spaces = Espacios finales

## So many of them

kero-count-brick = { $count ->
        [one] 1 ladrillo
       *[other] { $count } ladrillos
    }
kero-count-wheat = { $count ->
        [one] 1 trigo
       *[other] { $count } trigos
    }
kero-count-metal = { $count ->
        [one] 1 metal
       *[other] { $count } metales
    }
kero-count-recruit = { $count ->
        [one] 1 trabajador
       *[other] { $count } trabajadores
    }
kero-count-jerrycans = { $count ->
        [one] 1 bidón
       *[other] { $count } bidones
    }
kero-count-tuareks = { $count ->
        [one] 1 tuarek
       *[other] { $count } tuareks
    }
kero-count-explorers = { $count ->
        [one] 1 explorador
       *[other] { $count } exploradores
    }
kero-count-fuellings = { $count ->
        [one] 1 repostaje gratis
       *[other] { $count } repostajes gratis
    }
kero-count-green = verde
kero-count-yellow = amarillo
kero-count-blue = azul

## Choices

kero-lay-flat = Poner el camión en horizontal
    .short = ¡Horizontal!
kero-roll = Relanzar { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }: { $white ->
        [0] { $amounts }
       *[other] { $white ->
            [one] blanco
           *[other] blancos
        } { $numbers-list }{ $amounts-count ->
            [0] {""}
           *[other] , { $amounts }
        }
    }
    .short = Relanzar { $dice }
kero-tip = Levantar el camión y lanzar
    .short = Levantar
kero-fuel-once = Pagar 1 bidón y repostar
    .short = Repostar
kero-fuel-twice = Pagar 2 bidones y repostar dos veces
    .short = Repostar ×2
kero-add = Añadir el dado { $die }
    .short = Dado { $die }
kero-whole = Que reposte con los 8 dados
    .short = Los 8 dados
kero-thin-out = Jugar el Tacaño: que reposte con 5 dados blancos
    .short = Tacaño: 5
kero-whole-always = Los 8 dados, siempre, hasta que lo cambie
    .short = Los 8, siempre
kero-withdraw = Volver a preguntarme por los 5 dados
    .short = Preguntarme
kero-throw = Lanzar los dados de su repostaje
    .short = Lanzar
kero-take = Tomar la carta del espacio { $space }
    .short = Tomar
kero-explore = Enviar a un explorador al territorio { $space }
    .short = Territorio { $space }
kero-explore-single = Enviar a un explorador al espacio final sencillo
    .short = Sencillo
kero-explore-double = Enviar a un explorador al espacio final doble
    .short = Doble
kero-hire = Reclutar a un tuarek (2 bidones)
    .short = Tuarek (2)
kero-trade = Convertir { $wheat ->
        [one] 1 trigo en 1 bidón
       *[other] { $wheat } trigos en { $wheat } bidones
    }
    .short = Convertir { $wheat }
kero-call = Jugar el Tahúr: añadir el dado { $die } y el { $other }
    .short = { $die } + { $other }
kero-forgive = Jugar el Tragafuegos: los fuegos se pueden relanzar este turno
    .short = Tragafuegos
kero-move = Desplazar a un explorador del territorio { $from } al { $to }
    .short = { $from } → { $to }
kero-stay = No desplazar a más exploradores
    .short = No mover más
kero-gift = Jugar el Mercader: { $amounts }
    .short = { $amounts }
kero-free-fuel = Jugar el Gasolinero: repostar gratis
    .short = Gasolinero
kero-send-home = Jugar el Forajido: retirar a un explorador enemigo del territorio { $space }
    .short = Forajido: { $space }
kero-plan-fire = Jugar el Incendiario: se descartará una carta más
    .short = Incendiario
kero-scorch = Descartar la carta del espacio { $space }
    .short = Descartar
kero-win-tie = Tomar el control del territorio { $space }, empatado
    .short = Territorio { $space }
kero-end-turn = Terminar el turno
    .short = Fin de turno
kero-run-dry = El depósito está vacío
kero-full = El depósito está lleno

## What happened

kero-turn-begins = Turno de { $seat }.
kero-last-turn = Último turno: { $seat }.
kero-jerrycans = { $seat } recibe { $jerrycans ->
        [one] 1 bidón
       *[other] { $jerrycans } bidones
    } y tiene { $held }.
kero-tuarek-drawn = { $seat } recibe un tuarek.
kero-tuarek-drawn-known = { $seat } recibe un tuarek: { $tuarek }.
kero-tuareks-shuffled = { $tiles ->
        [one] El tuarek usado forma
       *[other] Los { $tiles } tuareks usados se mezclan y forman
    } una pila nueva.
kero-tuarek-played = { $seat } juega un tuarek: { $tuarek }.
kero-tank-is-full = El depósito de { $seat } ya está lleno: este repostaje se pierde.
kero-fuelling-begins = { $seat } reposta: { $dice } dados.
kero-fuelling-roll = { $seat } lanza { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } para el repostaje; { $left ->
        [0] no queda ninguno
        [one] queda 1
       *[other] quedan { $left }
    }.
kero-fuelled = { $seat } reposta { $more } s de KERO: ahora tiene { $seconds } s.
kero-die-added = { $seat } añade el dado { $die }{ $paid ->
        [0] {""}
       *[other] {" "}por un bidón
    }.
kero-tipped = ¡{ $seat } levanta el camión con { $seconds } s de KERO!
kero-rolled = { $seat } lanza { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }; { $fires ->
        [0] ningún fuego
        [one] 1 fuego
       *[other] { $fires } fuegos
    } en la mesa.
kero-laid-flat = { $seat } pone el camión en horizontal con { $seconds } s de KERO y { $fires ->
        [0] ningún fuego
        [one] 1 fuego
       *[other] { $fires } fuegos
    }.
kero-outage = ¡Sin combustible! El depósito de { $seat } se ha vaciado: sus dados no cuentan.
kero-collected = { $amounts-count ->
        [0] { $seat } no recoge nada.
       *[other] { $seat } recoge { $amounts }.
    }
kero-explored = { $seat } envía a un explorador al territorio { $space }.
kero-explored-final = { $seat } envía a un explorador al espacio final { $final ->
        [one] sencillo
       *[other] doble
    }.
kero-card-taken = { $seat } toma la carta «{ $card }» (espacio { $space }).
kero-tile-taken = Habilidad permanente de { $seat }: { $ability }.
kero-hired = { $seat } recluta a un tuarek por 2 bidones.
kero-traded = { $seat } convierte { $wheat ->
        [one] 1 trigo en 1 bidón
       *[other] { $wheat } trigos en { $wheat } bidones
    }.
kero-explorer-moved = { $seat } desplaza a un explorador del territorio { $from } al { $to }.
kero-gift-given = { $seat } recibe { $amounts }.
kero-sent-home = { $seat } retira a un explorador de { $target } del territorio { $space } y le da 2 bidones.
kero-card-burnt = Se descarta «{ $card }» (espacio { $space }).
kero-space-filled = Carta nueva en el espacio { $space }: «{ $card }».
kero-claim = Carta de conquista { $number } de 3: la ronda termina.
kero-land-won = { $seat } toma el control de «{ $land }».
kero-land-lost = Nadie toma el control de «{ $land }»: se descarta.
kero-land-revealed = Se revela el territorio { $space }: «{ $land }».
kero-game-ended = La partida ha terminado. { $winners-count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }

## Refusals

kero-game-is-over = La partida ha terminado.
kero-table-only = Eso ocurre por sí solo, cuando llega su momento.
kero-nothing-due = Ahora no hay ningún depósito vacío ni lleno.
kero-not-due-yet = Aún es pronto.
kero-no-times = Sin cronómetro, las jugadas no llevan hora.
kero-time-backwards = Demasiado tarde: ese momento ya pasó.
kero-time-too-large = Ninguna partida dura tanto.
kero-not-your-turn = Es el turno del otro clan.
kero-opponent-is-asked = Primero responde el otro clan: ¿8 dados o 5?
kero-opponent-rolls = El otro clan lanza para tu repostaje.
kero-tie-is-asked = Elige quien tiene el desempate.
kero-truck-stands = El camión está levantado: lanza, o primero ponlo en horizontal.
kero-first-fuel = Primero termina el repostaje: lanza.
kero-first-answer = Primero responde: los 8 dados, o 5.
kero-order-stands = Ya lo has dicho: los 8 dados, siempre.
kero-no-order = Ya se te pregunta cada vez.
kero-first-place = Primero coloca a tus exploradores gratuitos.
kero-first-move = Primero desplaza a un segundo explorador, o no muevas más.
kero-first-scorch = Primero elige la carta que descartas.
kero-first-tie = Primero elige el territorio empatado.
kero-space-is-empty = No hay ninguna carta en ese espacio.
kero-not-tied = Ese territorio no está empatado.
kero-die-not-chosen = Este turno no juegas con ese dado.
kero-die-burnt = Ese dado muestra fuego y está bloqueado.
kero-too-soon = Demasiado rápido: primero recoge tus dados.
kero-no-such-tuarek = No tienes ese tuarek: { $tuarek }.
kero-truck-lies = Primero levanta el camión.
kero-fuel-comes-first = El repostaje solo se paga justo al principio del turno.
kero-nothing-to-fill = Tu depósito ya está lleno.
kero-die-already-chosen = Este turno ya tienes el dado { $die }.
kero-dice-not-there = Este turno ya tienes uno de estos dados.
kero-already-forgiven = Este turno ya puedes relanzar los fuegos.
kero-only-after-rolling = Ese tuarek solo se juega después de lanzar.
kero-only-before-rolling = Ese tuarek solo se juega antes de lanzar.
kero-no-tuareks-left = No quedan tuareks.
kero-nobody-there = El otro clan no tiene ningún explorador ahí.
kero-first-roll = Primero lanza tus dados y pon el camión en horizontal.
kero-not-now = Ahora no es el momento.
kero-explorer-costs = Un explorador cuesta 1 trabajador y 1 metal.
kero-rolling-is-over = El camión está en horizontal: se acabaron las tiradas.
kero-cannot-pay = Eso cuesta { $amounts }, y { $held ->
        [0] no tienes ninguno
       *[other] solo tienes { $held }
    }.
kero-no-trade = No tienes la habilidad de convertir trigo.
kero-already-traded = Ya has convertido trigo este turno.
kero-too-much-wheat = { $most ->
        [0] No tienes trigo que convertir.
        [one] Puedes convertir como máximo 1 trigo.
       *[other] Puedes convertir como máximo { $most } trigos.
    }
kero-no-explorer = No te quedan exploradores en el campamento.
kero-no-territories = Ya no hay territorios, solo los espacios finales.
kero-final-space = Ese espacio final está ocupado.
kero-not-last-turn = Los espacios finales son para el último turno.
kero-none-of-yours = No tienes ningún explorador ahí.
kero-too-few-jerrycans = Eso cuesta { $needed ->
        [one] 1 bidón
       *[other] { $needed } bidones
    }, y { $held ->
        [0] no tienes ninguno
       *[other] solo tienes { $held }
    }.

## Options

kero-option-clock = Reloj
    .about = En tiempo real, el KERO corre mientras piensas. Sin cronómetro, cada tirada cuesta lo mismo y no hay prisa.
kero-option-clock-paced = sin cronómetro
kero-option-clock-realtime = tiempo real
kero-option-longer_time = Más tiempo
    .about = Para quien lo necesita: el KERO sale más despacio, para los dos clanes.
kero-option-longer_time-no = no
kero-option-longer_time-half = una vez y media
kero-option-longer_time-double = el doble
kero-option-first = Primer jugador
    .about = Empieza quien haya repostado un coche más recientemente: elige quién es o déjalo al azar.
kero-option-first-random = al azar
kero-option-first-seat1 = jugador 1
kero-option-first-seat2 = jugador 2
kero-option-endless_supply = Bidones sin fin
    .about = Los bidones nunca se agotan.

## Cards of our pack

kero-card-gatekeepers-1 = ¡No pasarán!
    .flavour = La vieja Brigitte guarda la puerta sur desde antes de que se secaran los pozos.
kero-card-gatekeepers-2 = ¡No pasarán!
    .flavour = Dos hermanos, un casco, ninguna piedad.
kero-card-gatekeepers-3 = ¡No pasarán!
    .flavour = El cartel dice cerrado. El cañón también.
kero-card-gatekeepers-4 = ¡No pasarán!
    .flavour = Pide una contraseña. No hay ninguna.
kero-card-gatekeepers-5 = ¡No pasarán!
    .flavour = El perro es simpático. Además, está dormido.
kero-card-scout-tower = Torre de vigía
    .flavour = Desde aquí arriba se ve el polvo de mañana.
kero-card-jerry-dump = Vertedero de bidones
    .flavour = Casi todos gotean. Tres no.
kero-card-roadside-pump = Surtidor de carretera
    .flavour = Tose, escupe y sirve.
kero-card-tin-roof = Techo de chapa
    .flavour = Qué bien sonaría la lluvia.
kero-card-tea-tent = Jaima del té
    .flavour = Tres vasos, y un extraño es un amigo.
kero-card-well-of-plenty = Pozo de la abundancia
    .flavour = Abundancia es una palabra de antes.
kero-card-spare-parts = Piezas de recambio
    .flavour = Todo es pieza de algo.
kero-card-kiln = Horno de ladrillos
    .flavour = Un ladrillo más, todos y cada uno de los días.
kero-card-terraces = Bancales
    .flavour = Escalones verdes en una colina roja.
kero-card-elder = El anciano
    .flavour = Cuando dos discuten, él recuerda de quién era la tierra.
kero-card-bakers-oven = Horno de pan
    .flavour = El pan compra más combustible que el oro.
kero-card-green-workshop = Taller verde
    .flavour = Semillas, sacos y un dado cargado.
kero-card-yellow-workshop = Taller amarillo
    .flavour = Construyen con lo que deja el viento.
kero-card-blue-workshop = Taller azul
    .flavour = Chispas de día, instrucción de noche.
kero-card-scrapyard = Chatarrería
    .flavour = El viejo mundo, al peso.
kero-card-drill-ground = Campo de instrucción
    .flavour = Izquierda, derecha, al suelo.
kero-card-still = El alambique
    .flavour = No te lo bebas. Échalo al depósito.
kero-card-caravan = Caravana
    .flavour = Traen sal, canciones y una salida.
kero-card-lookouts = Vigías
    .flavour = Cuatro ojos, dos direcciones.
kero-card-signal-fire = Señal de humo
    .flavour = El humo dice más de lo que dijo nunca la radio.
kero-card-wind-wheel = Molino de viento
    .flavour = Gira para todos.
kero-card-tanker-depot = Cochera de cisternas
    .flavour = Aparca en horizontal. Siempre en horizontal.
kero-card-oil-seep = Charca de petróleo
    .flavour = La tierra devuelve, gota a gota.
kero-card-drum-circle = Corro de tambores
    .flavour = Alguien en las dunas responde.
kero-card-greenhouse = Invernadero
    .flavour = Hecho con mil parabrisas.
kero-card-long-patrol = Patrulla larga
    .flavour = Salen al anochecer, vuelven con un mapa.
kero-card-bazaar = Bazar
    .flavour = Dos de estos por uno de aquellos.
kero-card-moot-hall = Casa de asambleas
    .flavour = Deja la llave inglesa en la puerta.
kero-card-outpost = Puesto avanzado
    .flavour = La última luz antes de la sal.
kero-card-great-wall = Gran muralla
    .flavour = Nadie recuerda cuál es nuestro lado.
kero-card-sky-engine = Máquina del cielo
    .flavour = Voló una vez. Quizá vuelva a hacerlo.

## Territories of our pack

kero-land-green-valley = Valle verde
kero-land-brown-mesa = Meseta parda
kero-land-red-canyon = Cañón rojo
kero-land-grey-flats = Llanos grises
kero-land-market-ruins = Ruinas del mercado
kero-land-rainbow-springs = Fuentes del arcoíris
kero-land-four-pillars = Cuatro pilares
kero-land-crossroads = Encrucijada
kero-land-oasis = Oasis
kero-land-refinery-wreck = Restos de la refinería
kero-land-nomad-camp = Campamento nómada
kero-land-fuel-cache = Alijo de combustible

## Bots

kero-bot-sahra = Colecciona territorios
kero-bot-bazo = Comercia con todo
kero-bot-nilo = Siempre con el depósito lleno
kero-bot-jaxa = ¡Una tirada más!
