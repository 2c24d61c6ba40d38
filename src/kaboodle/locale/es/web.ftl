# The browser's own words: the shelf, the table around the board, replays, rules, settings.

## Everywhere

web-title = Kaboodle
web-home = Inicio
web-language = Idioma
web-sound-on = Activar el sonido
web-sound-off = Quitar el sonido
web-volume = Volumen
web-ambience = Sonidos de ambiente
web-call = Avisarme cuando me toque
web-call-about = Tu navegador te avisará si te toca mientras miras otra cosa. Antes te pedirá permiso.
web-speed = Velocidad de las animaciones
web-speed-calm = tranquila
web-speed-normal = normal
web-speed-quick = rápida
web-speed-instant = inmediata
web-close = Cerrar
web-loading = Un momento…
web-no-server = No se puede conectar con el servidor. ¿Está en marcha?
web-page-missing = No se ha podido cargar esta página. Puede que haya una versión más reciente: recarga la página.
web-lost = Aquí no hay nada
web-try-again = Intentar de nuevo
web-details = Detalles
web-copy = Copiar
web-copied = Copiado
web-share = Compartir
web-clause = Regla { $clause }
web-open-rule = Abrir la regla { $clause }
web-notices = Licencias de terceros

## The shelf

web-shelf-title = ¿A qué jugamos?
web-your-name = Tu nombre
web-default-name = Héroe
web-play-now = Jugar ya
web-play-now-about = { $bots ->
        [one] Tú y un bot, sin esperar
       *[other] Tú y { $bots } bots, sin esperar
    }
web-set-table = Nueva mesa
web-rules = Reglas
web-seats-exact = { $seats } jugadores
web-seats-range = De { $low } a { $high } jugadores
web-not-yet = Aún no se puede jugar en el navegador
web-in-terminal = Se puede jugar en el terminal:
web-join-code = Entrar con un código
web-code = Código
web-join = Entrar
web-running = Mesas
web-running-none = Ahora mismo no hay mesas públicas.
web-go-on = Continúa donde lo dejaste
web-resume = Continuar
web-watch = Ver
web-sit = Sentarse
web-open-record = Abrir una partida guardada
web-status-lobby = en espera
web-status-playing = en juego
web-status-over = terminada
web-status-closed = cerrada
web-game-of = { $game }: { $names }

## Setting a table

web-new-title = Nueva mesa
web-new-seats = Sitios
web-new-seat-count = Número de sitios
web-new-more = Un sitio más
web-new-fewer = Un sitio menos
web-seat-open = Libre
web-seat-bot = Bot: { $bot }
web-bot-levels = Quién juega en el sitio { $number }
web-bot-character = Qué bot ocupa el sitio { $number }
web-levels = Nivel de los bots
web-levels-mixed = Los bots tienen niveles distintos.
web-new-options = Reglas de la casa
web-new-pace = Tiempo para decidir
web-pace-none = Sin límite
    .about = Tómate el tiempo que quieras.
web-pace-relaxed = Tranquilo
    .about = Tiempo de sobra; un bot jugará por quien se vaya.
web-pace-fast = Rápido
    .about = Poco tiempo para cada decisión.
web-new-visibility = Quién puede entrar
web-visibility-public = Todo el mundo
    .about = La mesa aparece en el inicio de este servidor.
web-visibility-link = Quien tenga el enlace
    .about = La mesa no aparece en ninguna parte.
web-visibility-code = Quien tenga el código
    .about = Cuatro letras para decir en voz alta.
web-new-undo = Se pueden deshacer jugadas
    .about = Mientras no hayan revelado nada y nadie haya jugado después.
web-new-chat = Mensajes libres
    .about = Si no, se habla con frases predefinidas.
web-new-windows = Respuestas secretas: esperar todo el tiempo
    .about = Cuando se pregunta a todos en secreto, la mesa espera siempre todo el tiempo previsto, aunque todos hayan respondido: así nadie nota quién tuvo que pensar.
web-new-open = Abrir la mesa

## Before the start

web-lobby-wait = Esperando a que el anfitrión empiece.
web-lobby-invite = Invitar
web-lobby-link = Enlace
web-lobby-code = Código
web-lobby-qr = El enlace en código QR, para la cámara de un teléfono
web-network-shut = De momento, solo este dispositivo puede llegar a la mesa.
web-network-open = Invitar a gente de tu red
web-network-about = El servidor se abrirá también a tu red, hasta que lo cierres o lo pares. Quien esté en la misma wifi podrá entrar con el enlace.
web-network-is-open = Este servidor está abierto a tu red.
web-network-close = Volver a cerrarlo
web-lobby-start = Empezar
web-lobby-fill = Los sitios libres serán para los bots.
web-lobby-fill-level = Sitios libres: bots de nivel «{ $level }».
web-lobby-windows = Respuestas secretas: la mesa espera siempre todo el tiempo previsto.
web-lobby-open-seat = Libre
web-lobby-stand = Dejar el sitio
web-lobby-own-link = Abrir tu sitio en otro dispositivo

## Around the table

web-asked-you = ¡Te toca!
web-asked-other = { $names } { $count ->
        [one] está
       *[other] están
    } pensando.
web-asked-secret = Se responde en secreto.
web-asked-sent = Enviando…
web-watching = Estás viendo la partida.
web-looking-back = Estás viendo una jugada anterior: { $move } de { $moves }.
web-to-now = Jugada actual
web-step-back = Jugada anterior
web-step-on = Jugada siguiente
web-step-first = Primera jugada
web-game-over = La partida ha terminado.
web-undo = Deshacer
web-undone = Se ha deshecho una jugada.
web-log = Historial
web-log-empty = Aún no ha pasado nada.
web-log-open = Mostrar el historial
web-phrases = Decir algo
web-mute = Ocultar mensajes
web-unmute = Mostrar mensajes
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
web-say-text = Mensaje
web-say-send = Enviar
web-menu = Menú
web-leave = Salir de la mesa
web-leave-about = Un bot jugará por ti. Puedes volver.
web-resign = Abandonar
web-resign-about = Abandonar la partida definitivamente.
web-resign-sure = ¿Abandonar la partida definitivamente?
web-resign-no = No, seguir jugando
web-resign-yes = Sí, abandonar
web-ending-resigned = { $name } ha abandonado
web-win-bot-alone = Gana el bot que juega por { $name }.
web-win-bot-first = El bot que juega por { $name }
web-win-bot = el bot que juega por { $name }
web-send-away = Echar a { $name }
web-send-away-sure = Un bot ocupará este sitio definitivamente.
web-send-away-no = No, que se quede
web-send-away-yes = Sí, que siga un bot
web-take-back = Recuperar mi sitio
web-away-you = Un bot está jugando por ti.
web-resigned-you = Has abandonado. Un bot sigue jugando por ti.
web-seat-person = un jugador
web-seat-is-bot = un bot
web-seat-is-level = un bot de nivel «{ $level }»
web-seat-is-away = juega un bot
web-seat-offline = conexión perdida
web-seat-turn = le toca
web-seat-self = tú
web-players = Jugadores
web-seat-points = { $points ->
        [one] 1 punto si acabara ahora
       *[other] { $points } puntos si acabara ahora
    }
web-choices = Puedes: { $choices }{ $more ->
        [0] .
        [1] ; u otra más.
       *[other] ; u otras { $more }.
    }
web-seat-time = quedan { $time }
web-spectators = { $count ->
        [one] 1 persona está viendo
       *[other] { $count } personas están viendo
    } la partida
web-link-lost = Conexión perdida. Reconectando…
web-link-closed = Esta mesa ya no está disponible.
web-warning-you = Se te acaba el tiempo: un bot te releva en { $seconds } s.

## The end

web-end-title = Fin
web-counting = Recuento…
web-decided = El momento decisivo
web-rematch = Jugar otra vez
web-next-title = ¡Tres victorias en el nivel «{ $level }»!
web-next-ask = ¿Subes de nivel? El siguiente es «{ $next }».
web-next-go = Pasar a «{ $next }»
web-next-wish = Volver a invitarme al siguiente nivel
web-next-later = Ahora no
web-next-never = No volver a preguntar
web-rematch-go = Ir a la nueva mesa
web-watch-replay = Ver la repetición
web-save-record = Guardar la partida
web-fair = El barajado quedó fijado antes de la primera jugada
web-fair-about = La huella { $commit } estuvo a la vista desde el principio: es el hash SHA-256 de la semilla { $seed } y la sal { $salt }.

## Replay

web-replay-title = Repetición
web-replay-seat = Punto de vista
web-replay-all = espectador
web-replay-play = Reproducir
web-replay-pause = Pausa
web-replay-move = Jugada { $move } de { $moves }
web-replay-jump = Ir a la jugada
web-replay-share = Copiar el enlace a esta jugada
web-replay-file = Abrir una partida guardada en este dispositivo

## Rules

web-rules-title = Reglas: { $game }
web-rules-search = Buscar en las reglas
web-rules-found = { $count ->
        [0] Ninguna regla tiene esas palabras.
        [one] 1 regla
       *[other] { $count } reglas
    }
web-rules-about = Cada regla con nuestras propias palabras. Donde el reglamento deja margen, se señala nuestra interpretación.
web-rules-authors = Para quien crea cartas
web-example = Mostrar
web-example-again = Otra vez
web-rules-none = Este juego aún no tiene reglas aquí.

## The score, told part by part

web-ranking = Puntuación final
web-ranking-total = Total
web-ranking-skip = Saltar
web-ranking-again = Verlo otra vez
web-ranking-close = Ver el tablero
web-ranking-winner = Victoria
