# The browser's own words: the shelf, the table around the board, replays, rules, settings.

## Everywhere

web-title = Kaboodle
web-home = A la estantería
web-language = Idioma
web-sound-on = Activar el sonido
web-sound-off = Quitar el sonido
web-volume = Volumen
web-ambience = Sonidos del lugar
web-call = Avisarme cuando me toque
web-call-about = Un aviso de tu navegador mientras miras otra cosa. Te preguntará si puede.
web-speed = Velocidad de las animaciones
web-speed-calm = tranquila
web-speed-normal = normal
web-speed-quick = rápida
web-speed-instant = inmediata
web-close = Cerrar
web-loading = Un momento…
web-no-server = No se llega al servidor. ¿Está en marcha?
web-lost = Este camino no lleva a ninguna parte
web-try-again = Intentar de nuevo
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-yes = Sí
web-clause = Regla { $clause }
web-open-rule = Abrir la regla { $clause }
web-notices = Licencias de terceros

## The shelf

web-shelf-title = ¿A qué jugamos?
web-your-name = Tu nombre
web-default-name = Héroe
web-play-now = Jugar ya
web-play-now-about = { $bots ->
        [one] Tú y un bot, enseguida
       *[other] Tú y { $bots } bots, enseguida
    }
web-set-table = Preparar una mesa
web-rules = Reglas
web-seats-exact = { $seats } jugadores
web-seats-range = De { $low } a { $high } jugadores
web-not-yet = El tablero aún no está hecho
web-in-terminal = Se puede jugar en la terminal:
web-join-code = Entrar con un código
web-code = Código
web-join = Entrar
web-running = Mesas
web-running-none = Ahora mismo no hay mesas abiertas a todo el mundo.
web-go-on = Sigue donde lo dejaste
web-resume = Seguir
web-watch = Mirar
web-sit = Sentarse
web-open-record = Abrir un registro
web-status-lobby = llenándose
web-status-playing = en juego
web-status-over = terminada
web-status-closed = cerrada
web-game-of = { $game }: { $names }

## Setting a table

web-new-title = Preparar una mesa
web-new-seats = Asientos
web-new-seat-count = Cuántos asientos
web-new-more = Un asiento más
web-new-fewer = Un asiento menos
web-seat-open = Libre, para alguien más
web-seat-bot = Bot: { $bot }
web-bot-random = fácil
web-bot-greedy = rápido
web-bot-levels = Quién ocupa el asiento { $number }
web-new-options = Reglas de la casa
web-new-pace = Tiempo para decidir
web-pace-none = Sin límite
    .about = Tómate el tiempo que quieras.
web-pace-relaxed = Tranquilo
    .about = Tiempo de sobra; un bot sigue por quien se vaya.
web-pace-fast = Rápido
    .about = Poco tiempo para cada decisión.
web-new-visibility = Quién puede encontrarla
web-visibility-public = Todo el mundo
    .about = Aparece en la estantería de este servidor.
web-visibility-link = Quien tenga el enlace
    .about = No aparece en ninguna parte.
web-visibility-code = Quien tenga el código
    .about = Cuatro letras para decir en voz alta.
web-new-undo = Se pueden deshacer jugadas
    .about = Mientras no hayan mostrado nada nuevo y nadie haya actuado después.
web-new-chat = Texto libre
    .about = Si no, se habla con frases hechas.
web-new-open = Abrir la mesa

## Before the start

web-lobby-wait = Falta que empiece quien abrió la mesa.
web-lobby-invite = Invitar
web-lobby-link = Enlace
web-lobby-code = Código
web-lobby-qr = El enlace en imagen, para la cámara de un teléfono
web-network-shut = De momento, solo este dispositivo llega a la mesa.
web-network-open = Invitar a gente de tu red
web-network-about = El servidor escuchará también en tu red, hasta que lo cierres o lo pares. Quien esté en la misma wifi podrá entrar con el enlace.
web-network-is-open = Este servidor está abierto a tu red.
web-network-close = Cerrarlo de nuevo
web-lobby-start = Empezar
web-lobby-fill = Los asientos libres serán para bots.
web-lobby-open-seat = Libre
web-lobby-stand = Levantarse
web-lobby-own-link = Tu propio asiento, en otro dispositivo

## Around the table

web-asked-you = ¡Te toca!
web-asked-other = { $names } { $count ->
        [one] está
       *[other] están
    } pensando.
web-asked-sent = Enviando…
web-watching = Estás mirando.
web-looking-back = Estás mirando atrás: jugada { $move } de { $moves }.
web-to-now = Volver al presente
web-step-back = Un paso atrás
web-step-on = Un paso adelante
web-step-first = Al principio
web-game-over = La partida ha terminado.
web-undo = Deshacer
web-undone = Se ha deshecho una jugada.
web-log = Qué ha pasado
web-log-empty = Aún no ha pasado nada.
web-log-open = Mostrar qué ha pasado
web-phrases = Decir algo
web-mute = Silenciar al resto
web-unmute = Oír al resto
web-phrase-hello = ¡Hola!
web-phrase-good-luck = ¡Suerte!
web-phrase-well-played = ¡Bien jugado!
web-phrase-oops = ¡Uy!
web-phrase-thinking = Déjame pensar…
web-phrase-your-turn = ¡Te toca!
web-phrase-thanks = ¡Gracias!
web-phrase-again = ¿Otra?
web-phrase-bye = ¡Adiós!
web-said = { $seat }: { $text }
web-say-text = Tu mensaje
web-say-send = Enviar
web-menu = Menú
web-leave = Dejar la mesa
web-leave-about = Un bot sigue por ti. Puedes volver.
web-resign = Abandonar
web-resign-about = Abandonar la partida para siempre.
web-take-back = Recuperar mi asiento
web-away-you = Un bot juega por ti.
web-seat-person = una persona
web-seat-is-bot = un bot
web-seat-is-away = sigue un bot
web-seat-offline = conexión perdida
web-seat-turn = le toca
web-seat-self = tú
web-players = Jugadores
web-seat-points = { $points ->
        [one] 1 punto si acabara ahora
       *[other] { $points } puntos si acabara ahora
    }
web-choices = Puedes elegir: { $choices }{ $more ->
        [0] .
       *[other] , y { $more } más.
    }
web-seat-time = quedan { $time }
web-spectators = { $count ->
        [one] 1 persona mira
       *[other] { $count } personas miran
    }
web-link-lost = Conexión perdida. Volviendo…
web-link-closed = Ya no se puede llegar a esta mesa.
web-warning-you = Se te acaba el tiempo: un bot te releva en { $seconds } s.
## The end

web-end-title = Fin
web-counting = Recuento…
web-decided = El momento decisivo
web-rematch = Jugar otra vez
web-rematch-go = A la mesa nueva
web-watch-replay = Volver a verla
web-save-record = Guardar el registro
web-fair = La baraja quedó fijada antes de la primera jugada
web-fair-about = La marca { $commit } estuvo a la vista desde el principio; es el resumen de la semilla { $seed } y la sal { $salt }.

## Replay

web-replay-title = Repetición
web-replay-seat = Vista por
web-replay-all = el público
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-move = Jugada { $move } de { $moves }
web-replay-jump = Ir a una jugada
web-replay-share = Copiar el enlace a esta jugada
web-replay-file = Abrir un registro de este dispositivo

## Rules

web-rules-title = Reglas: { $game }
web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
        [0] Ninguna cláusula tiene esas palabras.
        [one] Una cláusula
       *[other] { $count } cláusulas
    }
web-rules-about = Cada cláusula con nuestras propias palabras. Donde el reglamento deja margen, se señala la lectura elegida.
web-rules-authors = Para quien escribe un paquete
web-example = Mostrar
web-example-again = Otra vez
web-rules-none = Este juego aún no tiene reglas aquí.

## The score, told part by part

web-ranking = La clasificación
web-ranking-total = Total
web-ranking-skip = Mostrarlo todo
web-ranking-again = Contarlo otra vez
web-ranking-close = Ver el tablero
web-ranking-winner = Victoria
