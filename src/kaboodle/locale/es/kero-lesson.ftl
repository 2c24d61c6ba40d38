# The lesson of KERO: titles of its chapters, and what is said. At most twelve words each.

kero-lesson-truck = El camión y los dados
kero-lesson-truck-goal = Gana quien tiene más puntos. La tercera carta de conquista termina.
kero-lesson-truck-cost = El Techo de chapa cuesta un ladrillo y un metal: dos puntos.
kero-lesson-truck-tip = Levanta el camión: ¡lanzas mientras corre el KERO!
kero-lesson-truck-keep = Guarda el ladrillo. Relanza los demás: el fuego queda bloqueado.
kero-lesson-truck-flat = ¡Ladrillo y metal! Rápido, pon el camión en horizontal.
kero-lesson-truck-take = Ahora toma el Techo de chapa.
kero-lesson-truck-end = ¡Dos puntos! Termina tu turno.

kero-lesson-explorer = Exploradores y fuego
kero-lesson-explorer-cost = Un trabajador y un metal envían un explorador a un territorio.
kero-lesson-explorer-tip = Levanta el camión. Necesitas un trabajador y un metal.
kero-lesson-explorer-flat = Ahí están. ¡Pon el camión en horizontal!
kero-lesson-explorer-send = Envía un explorador al Oasis: vale tres puntos.
kero-lesson-explorer-fire = ¡Dos fuegos! Queman la última carta de la hilera.
kero-lesson-explorer-end = Termina tu turno y mira.

kero-lesson-fuel = El repostaje
kero-lesson-fuel-pays = El camión de Nilo está casi vacío. Paga por repostar.
kero-lesson-fuel-asked = Siempre se te pregunta. Que reposte con los ocho dados.
kero-lesson-fuel-throw = Su depósito se llena mientras lanzas. ¡Lanza los dados!
kero-lesson-fuel-again = ¡Rápido, lanza el resto! Se acaba cuando todos muestran fuego.

kero-lesson-jerrycan = Tu propio repostaje
kero-lesson-jerrycan-low = ¡Solo quedan nueve segundos de KERO! Repostar cuesta un bidón.
kero-lesson-jerrycan-pay = Paga un bidón. Solo se puede antes de lanzar.
kero-lesson-jerrycan-fills = Ahora lanza Nilo, y tu depósito se llena.

kero-lesson-outage = Demasiado tarde
kero-lesson-outage-tips = Nilo levanta su camión: solo le quedan tres segundos.
kero-lesson-outage-dry = ¡Su depósito está vacío! Nada de sus dados cuenta.
kero-lesson-outage-free = Reposta un poco gratis. Lanza los dados.
kero-lesson-outage-more = Queda un dado. ¡Lánzalo otra vez!

kero-lesson-helpers = Dados y ayudantes
kero-lesson-helpers-card = ¡El Invernadero vale siete puntos! Necesita mucho trigo.
kero-lesson-helpers-green = El dado verde da trigo. Añádelo por un bidón.
kero-lesson-helpers-tip = ¡Levanta el camión!
kero-lesson-helpers-flat = ¡Tres trigos en un dado! Pon el camión en horizontal.
kero-lesson-helpers-gift = Falta metal. Tu Mercader secreto da dos recursos.
kero-lesson-helpers-take = ¡Toma el Invernadero!
kero-lesson-helpers-end = ¡Siete puntos! Termina tu turno.

kero-lesson-claim = La tercera carta de conquista
kero-lesson-claim-two = Han salido dos cartas de conquista. La tercera termina la partida.
kero-lesson-claim-lead = Más exploradores ganan un territorio. Dominas el Oasis.
kero-lesson-claim-third = Nilo termina su turno. ¡Sale una carta de conquista!
kero-lesson-claim-won = Doce puntos a cuatro: ¡ganas! ¿Ahora una partida entera?
