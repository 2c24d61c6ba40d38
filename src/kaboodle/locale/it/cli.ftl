# Il terminale, a qualunque cosa si giochi. Ciò che si digita è uguale in ogni lingua.

cli-player = Giocatore { $number }
cli-seed = Seed { $seed }. Scrivi help per vedere che cosa puoi fare, quit per uscire.
cli-meets = { $name } ({ $level }): { $about }
cli-asked = { $name }, { $question }
cli-ready = Il cronometro parte appena premi Invio.
cli-hand-over = Il prossimo turno è di { $name }. Premi Invio per nascondere le tue carte, poi passa la tastiera.
cli-your-turn = { $name }, tocca a te. Premi Invio quando solo tu vedi lo schermo.
cli-excused = { $name } non risponde come dovrebbe. Quando succede, si gioca una mossa a caso.
cli-left = Lasci il tavolo; la partita non è finita.
cli-resume = Per continuare: { $command }
cli-why = { $reason } ({ $clause }; ? lo spiega)
cli-no-choice = «{ $text }» qui non è possibile; help mostra che cosa lo è.
cli-meant = «{ $text }» qui non è possibile. Intendevi «{ $meant }»?
cli-explains = ? spiega un rifiuto, ? { $clause } una regola.
cli-help-options = elencare tutto ciò che si può fare ora; #N lo sceglie
cli-help-why = perché l’ultima scelta è stata rifiutata; ? REGOLA spiega una regola
cli-help-quit = lasciare il tavolo
cli-in-all = Totale
cli-unfinished = la partita non è finita.
cli-replays = { $game }, regole { $rules }, contenuto { $pack }: { $moves ->
        [one] 1 mossa si ripete
       *[other] { $moves } mosse si ripetono
    } esattamente; { $end }
cli-promise = L’impronta corrisponde: niente è stato cambiato dopo.
cli-after = dopo { $move ->
        [one] 1 mossa
       *[other] { $move } mosse
    } su { $moves }
cli-step = Invio: avanti, b: indietro, un numero: vai a quella mossa, q: esci
cli-games-game = gioco
cli-games-seats = giocatori
cli-games-bots = bot
cli-games-characters = Ogni livello può avere un personaggio (hard-NOME): { $names }
cli-games-options = opzioni (-o NOME=VALORE)

## kaboodle learn

cli-learn-title = { $title } ({ $chapter } di { $chapters })
cli-learn-lead = Giochi contro { $name }. Invio: avanti, q: esci.
cli-learn-type = Scrivi { $keys }.
cli-learn-first = Prima questo: { $choice } (scrivi { $keys }).
cli-learn-on = (Invio)
cli-learn-later = Per riprendere da qui più tardi: { $command }
cli-learn-game = Per giocare una partita intera: { $command }
cli-learn-start = Per cominciare una lezione: { $command }. --chapter N comincia da un capitolo.
