# El terminal, se juegue a lo que se juegue. Lo que se teclea es igual en todos los idiomas.

cli-player = Jugador { $number }
cli-seed = Semilla { $seed }. Escribe help para ver qué puedes hacer, quit para irte.
cli-meets = { $name } ({ $level }): { $about }
cli-asked = { $name }, { $question }
cli-ready = El cronómetro empieza cuando pulses Intro.
cli-hand-over = Ahora va { $name }. Pulsa Intro para ocultar tus cartas y pasa el teclado.
cli-your-turn = { $name }, es tu turno. Pulsa Intro cuando solo tú veas la pantalla.
cli-excused = { $name } no responde como debe. Cuando eso ocurre, se hace una jugada al azar.
cli-left = Dejas la mesa; la partida no ha terminado.
cli-resume = Para continuar: { $command }
cli-why = { $reason } ({ $clause }; ? lo explica)
cli-no-choice = «{ $text }» no se puede aquí; help muestra lo que sí.
cli-meant = «{ $text }» no se puede aquí. ¿Querías decir «{ $meant }»?
cli-explains = ? explica por qué no se puede, ? { $clause } una regla.
cli-help-options = lista todo lo que se puede hacer; #N lo elige
cli-help-why = por qué se rechazó lo último; ? REGLA explica una regla
cli-help-quit = dejar la mesa
cli-in-all = Total
cli-unfinished = la partida no ha terminado.
cli-replays = { $game }, reglas { $rules }, contenido { $pack }: { $moves ->
        [one] 1 jugada se repite
       *[other] { $moves } jugadas se repiten
    } con exactitud; { $end }
cli-promise = La huella coincide: nada se cambió después.
cli-after = tras { $move ->
        [one] 1 jugada
       *[other] { $move } jugadas
    } de { $moves }
cli-step = Intro: siguiente, b: anterior, un número: ir a esa jugada, q: salir
cli-games-game = juego
cli-games-seats = jugadores
cli-games-bots = bots
cli-games-characters = A cada nivel se le puede añadir un nombre: { $names }
cli-games-options = opciones (-o NOMBRE=VALOR)

## kaboodle learn

cli-learn-title = { $title } ({ $chapter } de { $chapters })
cli-learn-lead = Juegas contra { $name }. Intro: seguir, q: salir.
cli-learn-type = Escribe { $keys }.
cli-learn-first = Primero esto: { $choice } (escribe { $keys }).
cli-learn-on = (Intro)
cli-learn-later = Para seguir aquí más tarde: { $command }
cli-learn-game = Para jugar una partida entera: { $command }
cli-learn-start = Para empezar una lección: { $command }. --chapter N empieza en un capítulo.
