# KERO: choices, events, refusals, options, and the names of our pack.

game-kero = KERO
    .about = Dos clanes, dos camiones cisterna, un reloj de arena por clan: lanza mientras corra el KERO y detente a tiempo.

## Words of the game

kero-colour-green = verde
kero-colour-brown = marrón
kero-colour-red = rojo
kero-colour-grey = gris
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
kero-ability-brick = un ladrillo más
kero-ability-wheat = un trigo más
kero-ability-metal = un metal más
kero-ability-recruit = un trabajador más
kero-ability-trade = trigo por bidones
kero-ability-tie = el desempate
kero-ability-jerrycan = un bidón por turno
kero-tuarek-dice = el tahúr
kero-tuarek-reroll = el tragafuegos
kero-tuarek-thin = el tacaño
kero-tuarek-move = el guía
kero-tuarek-resources = el mercader
kero-tuarek-fuel = el gasolinero
kero-tuarek-expel = el forajido
kero-tuarek-scorch = el portador de la antorcha
kero-ending-claim = La tercera conquista terminó la partida al instante
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
kero-count-wheat = { $count } de trigo
kero-count-metal = { $count } de metal
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
kero-count-green = verde
kero-count-yellow = amarillo
kero-count-blue = azul

## Choices

kero-lay-flat = Tumbar el camión
    .short = Tumbar
kero-roll = Volver a lanzar { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }: { $white ->
        [0] { $amounts }
       *[other] blanco { $numbers }{ $amounts-count ->
            [0] {""}
           *[other] , { $amounts }
        }
    }
    .short = Relanzar { $dice }
kero-tip = Levantar el camión y lanzar
    .short = Levantar
kero-fuel-once = Pagar 1 bidón y repostar
    .short = Repostar ×1
kero-fuel-twice = Pagar 2 bidones y repostar dos veces
    .short = Repostar ×2
kero-add = Añadir el dado { $die }
    .short = + dado { $die }
kero-whole = Dejar que reposte con todos los dados
    .short = Los 8 dados
kero-thin-out = Jugar el tacaño: cinco dados blancos
    .short = Tacaño: 5
kero-throw = Lanzar para su repostaje
    .short = Lanzar
kero-take = Tomar la carta del espacio { $space }
    .short = Tomar
kero-explore = Enviar un explorador al territorio { $space }
    .short = Territorio { $space }
kero-explore-single = Enviar un explorador al espacio final sencillo
    .short = Sencillo
kero-explore-double = Enviar un explorador al espacio final doble
    .short = Doble
kero-hire = Reclutar un tuarek por 2 bidones
    .short = Reclutar (2)
kero-trade = Convertir { $wheat } de trigo en bidones
    .short = Cambiar { $wheat }
kero-call = Jugar el tahúr: añadir el dado { $die } y el { $other }
    .short = { $die } + { $other }
kero-forgive = Jugar el tragafuegos: los fuegos se pueden volver a lanzar
    .short = Tragafuegos
kero-move = Mover un explorador del territorio { $from } al { $to }
    .short = { $from } → { $to }
kero-stay = No mover más exploradores
    .short = Listo
kero-gift = Jugar el mercader: { $amounts }
    .short = { $amounts }
kero-free-fuel = Jugar el gasolinero: repostar gratis
    .short = Gasolinero
kero-send-home = Jugar el forajido: mandar a casa a un explorador del territorio { $space }
    .short = Forajido: { $space }
kero-plan-fire = Jugar el portador de la antorcha: se descartará una carta más
    .short = Antorcha
kero-scorch = Descartar la carta del espacio { $space }
    .short = Descartar
kero-win-tie = Ganar el territorio empatado { $space }
    .short = Territorio { $space }
kero-end-turn = Terminar el turno
    .short = Fin del turno
kero-run-dry = El depósito se vacía
kero-full = El depósito está lleno

## What happened

kero-turn-begins = Turno de { $seat }.
kero-last-turn = El último turno: el de { $seat }.
kero-jerrycans = { $seat } recibe { $jerrycans ->
        [one] 1 bidón
       *[other] { $jerrycans } bidones
    } y tiene { $held }.
kero-tuarek-drawn = { $seat } roba un tuarek.
kero-tuarek-drawn-known = { $seat } roba un tuarek: { $tuarek }.
kero-tuareks-shuffled = Los { $tiles } tuareks usados se barajan y forman una pila nueva.
kero-tuarek-played = { $seat } juega { $tuarek }.
kero-tank-is-full = El depósito de { $seat } ya está lleno.
kero-fuelling-begins = { $seat } reposta: { $dice } dados.
kero-fuelling-roll = { $seat } lanza { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    } para el repostaje; { $left ->
        [one] queda
       *[other] quedan
    } { $left }.
kero-fuelled = El depósito de { $seat } gana { $more } segundos y llega a { $seconds }.
kero-die-added = { $seat } añade el dado { $die }{ $paid ->
        [0] {""}
       *[other] {" "}por un bidón
    }.
kero-tipped = ¡{ $seat } levanta el camión con { $seconds } segundos en el depósito!
kero-rolled = { $seat } lanza { $dice ->
        [one] 1 dado
       *[other] { $dice } dados
    }; { $fires ->
        [0] ningún fuego
        [one] 1 fuego
       *[other] { $fires } fuegos
    } en la mesa.
kero-laid-flat = { $seat } tumba el camión con { $seconds } segundos de sobra y { $fires ->
        [0] ningún fuego
        [one] 1 fuego
       *[other] { $fires } fuegos
    }.
kero-outage = ¡Sin combustible! El depósito de { $seat } se ha vaciado y nada de lo que hay en los dados cuenta.
kero-collected = { $amounts-count ->
        [0] { $seat } no recoge nada.
       *[other] { $seat } recoge { $amounts }.
    }
kero-explored = { $seat } envía un explorador al territorio { $space }.
kero-explored-final = { $seat } envía un explorador al espacio final { $final ->
        [one] sencillo
       *[other] doble
    }.
kero-card-taken = { $seat } toma { $card } del espacio { $space }.
kero-tile-taken = A partir de ahora { $seat } tiene { $ability }.
kero-hired = { $seat } paga 2 bidones por un tuarek.
kero-traded = { $seat } convierte { $wheat } de trigo en bidones.
kero-explorer-moved = { $seat } mueve un explorador del territorio { $from } al { $to }.
kero-gift-given = { $seat } recibe { $amounts }.
kero-sent-home = { $seat } manda a casa a un explorador de { $target } desde el territorio { $space } y paga 2 bidones por ello.
kero-card-burnt = Se descarta { $card }, del espacio { $space }.
kero-space-filled = { $card } llega al espacio { $space }.
kero-claim = ¡Conquista! Carta { $number } de 3.
kero-land-won = { $seat } gana { $land }.
kero-land-lost = { $land } no es para nadie.
kero-land-revealed = Se descubre { $land } como territorio { $space }.
kero-game-ended = La partida ha terminado. La victoria es para { $winners }.

## Refusals

kero-game-is-over = La partida ha terminado.
kero-table-only = Eso solo lo hace la propia mesa, cuando llega su momento.
kero-nothing-due = Ahora no se vacía ni se llena ningún depósito.
kero-not-due-yet = Aún es pronto para eso.
kero-no-times = A ritmo fijo, una jugada no lleva hora.
kero-time-backwards = Demasiado tarde: ese momento ya pasó.
kero-time-too-large = Ninguna partida dura tanto.
kero-not-your-turn = Es el turno del otro clan.
kero-opponent-is-asked = Antes se pregunta al otro clan por el repostaje.
kero-opponent-rolls = El otro clan lanza para el repostaje.
kero-tie-is-asked = Elige quien tiene el desempate.
kero-truck-stands = El camión está de pie: lanza, o túmbalo antes.
kero-first-fuel = Antes se termina el repostaje: lanza.
kero-first-answer = Responde antes: todos los dados, o cinco.
kero-first-place = Coloca antes tus exploradores gratis.
kero-first-move = Mueve antes un segundo explorador, o déjalo en uno.
kero-first-scorch = Elige antes la carta que se descarta.
kero-first-tie = Elige antes el territorio empatado.
kero-space-is-empty = No hay ninguna carta en ese espacio.
kero-not-tied = Ese territorio no está empatado.
kero-die-not-chosen = Ese dado no está entre los tuyos este turno.
kero-die-burnt = Ese dado muestra fuego y está bloqueado.
kero-too-soon = Demasiado rápido: recoge antes tus dados.
kero-no-such-tuarek = No tienes { $tuarek }.
kero-truck-lies = Levanta antes el camión.
kero-fuel-comes-first = El repostaje se paga al principio mismo del turno, o no se paga.
kero-nothing-to-fill = El depósito está lleno: no hay nada que llenar.
kero-die-already-chosen = El dado { $die } ya es tuyo este turno.
kero-dice-not-there = Uno de estos dados ya es tuyo este turno.
kero-already-forgiven = Los fuegos ya se pueden volver a lanzar.
kero-only-after-rolling = Ese tuarek se juega después de lanzar.
kero-only-before-rolling = Ese tuarek se juega antes de lanzar.
kero-no-tuareks-left = Todos los tuareks están en algún campamento.
kero-nobody-there = El otro clan no tiene ningún explorador ahí.
kero-first-roll = Lanza antes tus dados y tumba el camión.
kero-not-now = Ahora no se pregunta eso.
kero-explorer-costs = Un explorador cuesta 1 trabajador y 1 metal.
kero-rolling-is-over = El camión está tumbado; se acabaron las tiradas.
kero-cannot-pay = Eso cuesta { $amounts }, y tienes { $held }.
kero-no-trade = No tienes la habilidad de cambiar trigo.
kero-already-traded = Ya has cambiado trigo este turno.
kero-too-much-wheat = Puedes cambiar { $most } de trigo como máximo.
kero-no-explorer = No te quedan exploradores en el campamento.
kero-no-territories = Ya no hay territorios, solo los espacios finales.
kero-final-space = Ese espacio final está lleno.
kero-not-last-turn = Los espacios finales son para el último turno.
kero-none-of-yours = No tienes ningún explorador ahí.
kero-too-few-jerrycans = Eso cuesta { $needed ->
        [one] 1 bidón
       *[other] { $needed } bidones
    } y tienes { $held }.

## Options

kero-option-clock = El reloj
    .about = En tiempo real, la arena corre mientras piensas. A ritmo fijo, cada tirada cuesta lo mismo y no hay prisa.
kero-option-clock-paced = a ritmo fijo
kero-option-clock-realtime = tiempo real
kero-option-longer_time = Más tiempo
    .about = Para quien lo necesita: el KERO sale más despacio, para los dos clanes.
kero-option-longer_time-no = no
kero-option-longer_time-half = una vez y media
kero-option-longer_time-double = el doble
kero-option-first = Quién empieza
    .about = Empieza quien haya repostado un coche más recientemente: indica el asiento o déjalo al azar.
kero-option-first-random = al azar
kero-option-first-seat1 = asiento 1
kero-option-first-seat2 = asiento 2
kero-option-endless_supply = Bidones sin fin
    .about = Los bidones nunca se agotan, haya los que haya en la caja.

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
    .flavour = El perro es simpático. El perro también está dormido.
kero-card-scout-tower = Torre de vigía
    .flavour = Desde aquí arriba se ve el polvo de mañana.
kero-card-jerry-dump = Vertedero de bidones
    .flavour = Casi todos gotean. Tres no.
kero-card-roadside-pump = Surtidor de carretera
    .flavour = Tose, escupe y sirve.
kero-card-tin-roof = Techo de chapa
    .flavour = Qué bien sonaría la lluvia.
kero-card-tea-tent = Tienda de té
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
    .flavour = Chispas de día, taladros de noche.
kero-card-scrapyard = Chatarrería
    .flavour = El viejo mundo, al peso.
kero-card-drill-ground = Campo de instrucción
    .flavour = Izquierda, derecha, al suelo.
kero-card-still = El alambique
    .flavour = No te lo bebas. Condúcelo.
kero-card-caravan = Caravana
    .flavour = Traen sal, canciones y una salida.
kero-card-lookouts = Vigías
    .flavour = Cuatro ojos, dos direcciones.
kero-card-signal-fire = Señal de humo
    .flavour = El humo dice más de lo que dijo nunca la radio.
kero-card-wind-wheel = Rueda de viento
    .flavour = Gira para cualquiera.
kero-card-tanker-depot = Cochera de cisternas
    .flavour = Aparca tumbado. Siempre tumbado.
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
kero-land-fuel-cache = Depósito oculto
