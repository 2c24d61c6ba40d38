# KROM: words, choices, events, refusals and options.

game-krom = KROM
    .about = Muévete en secreto, lucha por elegir primero e inventa hasta ponerte al frente de la tribu.

## Words of the game

krom-place-cave = la Cueva
    .to = a la Cueva
krom-place-forest = el Bosque
    .to = al Bosque
krom-place-savanna = la Sabana
    .to = a la Sabana
krom-place-mountain = la Montaña
    .to = a la Montaña
krom-site-cave = Cueva
krom-site-forest = Bosque
krom-site-savanna = Sabana
krom-site-mountain = Montaña
krom-sign-kroms = K
krom-sign-wood = M
krom-sign-stone = P
krom-sign-bone = H
krom-sign-life = ♥
krom-sign-cards = C
krom-good-kroms = Kroms
    .one = la mitad de los Kroms
krom-good-wood = maderas
    .one = 1 madera
krom-good-stone = piedras
    .one = 1 piedra
krom-good-bone = huesos
    .one = 1 hueso
krom-good-life = puntos de vida
    .one = 3 puntos de vida
krom-good-cards = cartas de Bonus
    .one = 1 carta de Bonus
krom-deck-picking = mazo de recolección
krom-deck-hunting = mazo de caza
krom-deck-bonus = mazo de Bonus
krom-combination-nothing = nada
krom-combination-pair = una pareja
krom-combination-two-pairs = dos parejas
krom-combination-three = tres iguales
krom-combination-full-house = un full
krom-combination-four = cuatro iguales
krom-combination-five = cinco iguales
krom-combination-straight = una escalera
krom-ending-evolved = Alguien alcanzó la puntuación de victoria
krom-ending-capped = Se jugó la última ronda

## So many of them

krom-count-kroms = { $count ->
        [one] 1 Krom
       *[other] { $count } Kroms
    }
krom-count-wood = { $count ->
        [one] 1 madera
       *[other] { $count } maderas
    }
krom-count-stone = { $count ->
        [one] 1 piedra
       *[other] { $count } piedras
    }
krom-count-bone = { $count ->
        [one] 1 hueso
       *[other] { $count } huesos
    }
krom-count-life = { $count ->
        [one] 1 punto de vida
       *[other] { $count } puntos de vida
    }
krom-count-cards = { $count ->
        [one] 1 carta de Bonus
       *[other] { $count } cartas de Bonus
    }

## Choices

krom-do-go = Ir { $place-to }
    .short = { $place-id ->
        [cave] Cueva
        [forest] Bosque
        [savanna] Sabana
       *[mountain] Montaña
    }
krom-do-be = Jugar como { $character }
krom-do-pass = Pasar
krom-do-allow = Dejar pasar la carta
    .short = Dejar pasar
krom-do-allow-round = Dejar pasar todas las cartas esta ronda, también contra mí
    .short = Esta ronda
krom-do-allow-others = Dejar pasar las cartas, salvo si van contra mí, hasta que lo cambie
    .short = Salvo a mí
krom-do-rob = Quitar { $good-one }
    .short = { $good-id ->
        [kroms] Mitad de Kroms
       *[other] { $good-one }
    }
krom-do-rob-card = Quitar una carta de Bonus al azar
    .short = Una carta
krom-do-rob-nothing = No quitar nada
krom-do-withdraw = Volver a preguntarme por cada carta
    .short = Preguntarme
krom-do-rest = Descansar
krom-do-buy = Comprar { $good-one }
krom-do-buy-card = Comprar una carta de Bonus
krom-do-shuffle = Barajar los descartes con el mazo de recolección
    .short = Rebarajar
krom-do-pick = Robar una carta
krom-do-hunt = Cazar la presa { $space }{ $dice ->
        [0] {""}
        [one] {" "}con 1 dado adicional
       *[other] {" "}con { $dice } dados adicionales
    }
    .short = { $dice ->
        [0] Cazar
        [one] Cazar, +1 dado
       *[other] Cazar, +{ $dice } dados
    }
krom-do-climb = Escalar
krom-do-reroll = { $dice-count ->
        [one] Relanzar el dado n.º { $dice }
       *[other] Relanzar los dados n.º { $dice-list }
    }
    .short = { $dice-count ->
        [one] Relanzar 1
       *[other] Relanzar { $dice-count }
    }
krom-do-take = Tomar la recompensa { $reward }
krom-do-realise = Realizar la evolución { $space }
    .short = Realizar
krom-do-end = Terminar la fase de acción
    .short = Fin de fase
krom-do-play = Jugar «{ $card }»
krom-do-play-on = Jugar «{ $card }» sobre { $target }

## What happened

krom-gained-kroms = { $count ->
        [0] En la reserva no quedan Kroms para { $seat }.
       *[other] { $seat } gana { krom-count-kroms }.
    }
krom-gained-wood = { $count ->
        [0] En la reserva no quedan maderas para { $seat }.
       *[other] { $seat } gana { krom-count-wood }.
    }
krom-gained-stone = { $count ->
        [0] En la reserva no quedan piedras para { $seat }.
       *[other] { $seat } gana { krom-count-stone }.
    }
krom-gained-bone = { $count ->
        [0] En la reserva no quedan huesos para { $seat }.
       *[other] { $seat } gana { krom-count-bone }.
    }
krom-gained-life = { $count ->
        [0] { $seat } ya tiene sus 7 puntos de vida.
       *[other] { $seat } recupera { krom-count-life }.
    }
krom-lost-kroms = { $seat } { $paid ->
        [0] pierde
       *[other] gasta
    } { krom-count-kroms }.
krom-lost-wood = { $seat } { $paid ->
        [0] pierde
       *[other] gasta
    } { krom-count-wood }.
krom-lost-stone = { $seat } { $paid ->
        [0] pierde
       *[other] gasta
    } { krom-count-stone }.
krom-lost-bone = { $seat } { $paid ->
        [0] pierde
       *[other] gasta
    } { krom-count-bone }.
krom-handed-kroms = { $target } recibe { krom-count-kroms } de { $seat }.
krom-handed-wood = { $target } recibe { krom-count-wood } de { $seat }.
krom-handed-stone = { $target } recibe { krom-count-stone } de { $seat }.
krom-handed-bone = { $target } recibe { krom-count-bone } de { $seat }.
krom-character-taken = { $seat } juega como { $character }.
krom-round-begins = Ronda { $round }.
krom-got-up = { $seat } se levanta con { $life } puntos de vida.
krom-moved = { $seat } va { $place-to }.
krom-beast-moved = El Kromosaurio va a pisotones { $place-to }.
krom-combat-begins = { $fighters-count ->
        [one] ¡{ $fighters } tiene que combatir en { $place }!
       *[other] ¡Combate en { $place }: { $fighters }!
    }
krom-beast-fights = El Kromosaurio está aquí, con { $life ->
        [one] 1 punto de vida
       *[other] { $life } puntos de vida
    }, y ataca.
krom-rolled = { $seat } saca un { $die }.
krom-beast-rolled = El Kromosaurio saca un { $die }, más 2: { $total }.
krom-passed = { $seat } pasa.
krom-dice-added = { $seat } saca además { $dice-sum }: { $total } en total.
krom-value-added = { $seat } añade { $value }: { $total } en total.
krom-combat-won = { $seat } gana el combate en { $place } con { $total }.
krom-beast-won = El Kromosaurio gana el combate en { $place } con { $total }.
krom-hurt = { $seat } { $points ->
        [0] no pierde puntos de vida
        [one] pierde 1 punto de vida
       *[other] pierde { $points } puntos de vida
    }: { $left ->
        [0] no le queda ninguno
        [one] le queda 1
       *[other] le quedan { $left }
    }.
krom-beast-hurt = El Kromosaurio { $points ->
        [0] no pierde puntos de vida
        [one] pierde 1 punto de vida
       *[other] pierde { $points } puntos de vida
    }: { $left ->
        [0] no le queda ninguno
        [one] le queda 1
       *[other] le quedan { $left }
    }.
krom-stunned = ¡{ $seat } queda fuera de combate!
krom-trophy-won = { $seat } derriba al Kromosaurio y se lo queda como trofeo: 1 punto de evolución.
krom-trophy-taken = { $seat } quita a { $target } el trofeo y su punto.
krom-robbery-declined = { $seat } no quita nada a { $target }.
krom-card-robbed = { $seat } quita al azar una carta de Bonus a { $target }.
krom-card-robbed-known = { $seat } quita «{ $card }» a { $target }.
krom-phase-begins = { $seat } actúa en { $place }.
krom-phase-ended = { $seat } ha terminado.
krom-warmed = { $seat } entra en calor y ahora tiene { $life ->
        [one] 1 punto de vida
       *[other] { $life } puntos de vida
    }.
krom-frozen = { $seat } pasa frío y pierde 1 punto de vida: { $life ->
        [one] le queda 1
       *[other] le quedan { $life }
    }.
krom-rested = { $seat } descansa.
krom-card-drawn = { $seat } roba una carta de Bonus.
krom-card-drawn-known = { $seat } roba «{ $card }».
krom-nothing-to-draw = No quedan cartas de Bonus para { $seat }.
krom-deck-remade = Se baraja el { $deck }: { $cards ->
        [one] 1 carta
       *[other] { $cards } cartas
    }.
krom-card-played = { $seat } juega «{ $card }».
krom-card-played-on = { $seat } juega «{ $card }» sobre { $target }.
krom-countered = { $seat } anula la carta de { $target } con «{ $card }».
krom-cancelled = La carta «{ $card }», jugada por { $seat }, queda anulada.
krom-picked = { $seat } roba «{ $card }».
krom-hunted = { $seat } intenta cazar { $card-the } y saca { $dice-sum }{ $dice-count ->
        [one] {""}
       *[other] {" "}= { $total }
    }.
krom-prey-escaped = { $card-The } se escapa.
krom-prey-appears = Nueva presa en el espacio { $space }: { $card-the }.
krom-climbed = { $seat } saca { $dice-row } en la pared.
krom-climb-rewarded = { $combination-id ->
        [nothing] { $seat } baja con las manos vacías.
       *[other] { $seat } toma la recompensa por { $combination }.
    }
krom-realised = { $seat } realiza «{ $card }»: { $points ->
        [one] 1 punto de evolución
       *[other] { $points } puntos de evolución
    }.
krom-idea-appears = Nueva evolución en el espacio { $space }: «{ $card }».
krom-game-won = ¡{ $seat } llega a { $points } puntos de evolución y se pone al frente de la tribu!
krom-game-capped = Se acabó la última ronda. { $winners-count ->
        [one] Gana { $winners }.
       *[other] { $winners } comparten la victoria.
    }

## Refusals

krom-no-clock = Se juega sin cronómetro: las jugadas no llevan hora.
krom-game-is-over = La partida ha terminado.
krom-not-asked = Ahora no te toca.
krom-no-order = Ya se te pregunta por cada carta.
krom-order-stands = Ya lo has elegido.
krom-first-choose-place = Primero elige adónde ir.
krom-must-move = Debes moverte: elige un lugar distinto del tuyo.
krom-first-choose-character = Primero elige un personaje.
krom-character-is-taken = Ese personaje ya es de otro jugador.
krom-victim-has-none = Tu víctima no tiene { $good }.
krom-first-rob = Primero elige qué quitar, o no quites nada.
krom-first-fight = Primero juega una carta de combate, o pasa.
krom-first-answer = Primero deja pasar la carta o anúlala.
krom-card-not-now = «{ $card }» no se puede jugar ahora.
krom-card-not-held = No tienes «{ $card }» en la mano.
krom-card-elsewhere = «{ $card }» solo se juega en { $place }.
krom-card-too-dear = No puedes pagar «{ $card }».
krom-card-gains-nothing = En la reserva ya no queda nada que obtener con «{ $card }».
krom-no-such-target = Con «{ $card }» hay que elegir a otro jugador.
krom-no-target = Ahora no hay nadie a quien «{ $card }» pueda afectar.
krom-target-elsewhere = Con «{ $card }» hay que elegir a alguien que esté en tu mismo lugar.
krom-target-has-none = Ese jugador no tiene nada que «{ $card }» pueda quitarle.
krom-not-in-phase = Eso no se puede hacer en la fase de acción.
krom-dice-on-table = Primero termina la escalada: relanza o toma la recompensa.
krom-other-place = Eso solo se hace en { $place }.
krom-place-action-done = En esta fase ya has hecho la acción del lugar.
krom-services-rule-out-rest = Ya has comprado: esta fase no puedes descansar.
krom-rest-rules-out-services = Ya has descansado: esta fase no puedes comprar.
krom-life-is-full = Ya tienes tus 7 puntos de vida.
krom-no-bonus-cards = No quedan cartas de Bonus que robar.
krom-supply-is-empty = En la reserva ya no quedan { $good }.
krom-shuffle-comes-first = Los descartes solo se barajan antes de la primera carta.
krom-nothing-to-shuffle = No hay descartes que barajar.
krom-no-more-picking = Puedes robar 4 cartas como máximo.
krom-one-hunt = Ya has cazado en esta fase.
krom-no-dice-on-table = No tienes dados en la pared.
krom-one-reward-only = Estos dados dan una sola recompensa.
krom-no-more-rerolls = Puedes relanzar 4 veces como máximo.
krom-too-few-kroms = Eso cuesta { $price ->
        [one] 1 Krom
       *[other] { $price } Kroms
    } y { $kroms ->
        [0] no tienes ninguno
       *[other] solo tienes { $kroms }
    }.
krom-no-evolution-there = No hay ninguna evolución en ese espacio.
krom-evolution-too-dear = No puedes pagar «{ $card }».
krom-evolution-elsewhere = «{ $card }» solo se realiza en { $place }.

## The score, part by part

krom-part-evolutions = Evoluciones
krom-part-trophy = Trofeo

## Options

krom-option-glacial = Tablero glacial
    .about = Una fase de acción a la intemperie cuesta 1 punto de vida; una en la Cueva devuelve 1.
krom-option-kromosaurus = Kromosaurio
    .about = Una bestia ronda el Bosque, la Sabana y la Montaña y ataca a quien se cruza con ella. Véncela y será tu trofeo.
krom-option-long_game = Partida larga
    .about = Hacen falta dos puntos de evolución más para ganar.
krom-option-stun_recovery = Puntos de vida al levantarse
    .about = Los 7, como dicen las reglas en inglés e italiano, o 6, como en francés y alemán.
krom-option-stun_recovery-7 = los 7
krom-option-stun_recovery-6 = 6
krom-option-endless_supply = Reserva sin fin
    .about = Las fichas nunca se agotan.
krom-option-characters = Personajes
    .about = Cómo se asignan los personajes: al azar o eligiendo por turnos.
krom-option-characters-dealt = repartidos
krom-option-characters-chosen = elegidos
krom-option-round_cap = Límite de rondas
    .about = Tras este número de rondas, gana quien tenga más puntos de evolución.

## Bots

krom-bot-ugra = Caza todo lo que se mueve
krom-bot-umo = Siempre está inventando algo
krom-bot-rokka = Nunca rehúye un combate
krom-bot-zik = Va por donde nadie mira
