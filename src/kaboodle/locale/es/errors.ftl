# What the server says no with.

error-illegal = Las reglas no lo permiten.
error-not-host = Solo puede hacerlo el anfitrión de la mesa.
error-not-seated = Estás viendo la partida; siéntate para jugar.
error-started = La partida ya ha empezado.
error-not-started = La partida aún no ha empezado.
error-over = La partida ha terminado.
error-not-over = La partida aún no ha terminado.
error-seat-taken = Ese sitio está ocupado.
error-seated = Ya tienes sitio en esta mesa.
error-table-full = Todos los sitios están ocupados.
error-no-seat = Ese sitio no existe.
error-no-bot = No hay ningún bot llamado { $bot }.
error-name = Elige un nombre legible.
error-name-taken = Aquí ya hay alguien que se llama { $name }.
error-stale = Demasiado tarde: ya está decidido.
error-away = Un bot juega por ti; primero recupera tu sitio.
error-resigned = Has abandonado la partida.
error-undo-off = En esta mesa no se deshacen jugadas.
error-undo-nothing = No hay nada que deshacer: no has jugado, o alguien ha jugado después.
error-undo-revealed = Esa jugada mostró algo nuevo: ya no se puede deshacer.
error-undo-window = Ahora no: se está preguntando a todos en secreto.
error-chat-off = En esta mesa se habla con frases predefinidas.
error-malformed = El servidor no ha entendido ese mensaje.
error-field = Eso no se puede leer.
error-too-large = Ese mensaje es demasiado largo.
error-no-table = Esa mesa no existe.
error-other-rules = Esta mesa se jugó con otras reglas (versión { $theirs }); este servidor juega con la versión { $ours }.
error-other-pack = Esta mesa se jugó con otro paquete de cartas ({ $theirs }); este servidor tiene { $ours }.
error-refused-pack = Esta mesa se jugó con un paquete de cartas que ya no se acepta.
error-misread = Tras { $moves ->
        [one] 1 jugada
       *[other] { $moves } jugadas
    }, el registro de esta mesa ya no da el mismo resultado que al escribirse.
error-unreadable = No se puede leer el registro de esta mesa.
error-no-game = No hay ningún juego llamado { $game }.
error-options = Estos ajustes no valen para este juego.
error-pack = Este paquete de cartas no se puede usar.
error-record = Esto no es una partida guardada que se pueda abrir aquí.
error-slow-down = Vas demasiado rápido; espera un momento, por favor.
error-too-many-tables = No hay sitio para otra mesa.
error-too-many-tabs = Esta mesa está abierta en demasiadas pestañas; se ha cerrado la más antigua.
error-too-many-watching = Esta mesa ya tiene demasiados espectadores.
error-bad-token = Este enlace no corresponde a ningún sitio de esta mesa.
error-origin = Petición rechazada: viene de otra página.
error-host = Este servidor no responde a ese nombre; véase --host-names.
error-not-home = Solo puede hacerlo quien está ante el ordenador del servidor.
error-no-network = Este ordenador no está en ninguna red por la que otros puedan entrar.
error-not-found = Esta página no existe.
error-not-allowed = Eso no se puede hacer aquí.
error-unavailable = El servidor no puede guardar ahora mismo; inténtalo otra vez.
error-internal = Algo ha fallado por nuestra parte.
