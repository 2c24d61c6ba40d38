# The browser's own words: the shelf, the table around the board, replays, rules, settings.

## Everywhere

web-title = Kaboodle
web-home = Allo scaffale
web-language = Lingua
web-sound-on = Attiva il suono
web-sound-off = Togli il suono
web-volume = Volume
web-ambience = Suoni del luogo
web-call = Chiamami quando tocca a me
web-call-about = Un avviso del tuo browser, mentre guardi altro. Ti chiederà se può.
web-speed = Velocità delle animazioni
web-speed-calm = calma
web-speed-normal = normale
web-speed-quick = veloce
web-speed-instant = immediata
web-close = Chiudi
web-loading = Un momento …
web-no-server = Il server non risponde. È acceso?
web-lost = Questa strada non porta da nessuna parte
web-try-again = Riprova
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-yes = Sì
web-clause = Regola { $clause }
web-open-rule = Apri la regola { $clause }
web-notices = Licenze di terze parti

## The shelf

web-shelf-title = A che cosa giochiamo?
web-your-name = Il tuo nome
web-default-name = Eroe
web-play-now = Gioca subito
web-play-now-about = { $bots ->
        [one] Tu e un bot, subito
       *[other] Tu e { $bots } bot, subito
    }
web-set-table = Prepara un tavolo
web-rules = Regole
web-seats-exact = { $seats } giocatori
web-seats-range = da { $low } a { $high } giocatori
web-not-yet = Il tabellone non è ancora pronto
web-in-terminal = Si può giocare nel terminale:
web-join-code = Entra con un codice
web-code = Codice
web-join = Entra
web-running = Tavoli
web-running-none = Al momento nessun tavolo è aperto a tutti.
web-go-on = Riprendi da dove eri
web-resume = Continua
web-watch = Guarda
web-sit = Siediti
web-open-record = Apri una registrazione
web-status-lobby = in attesa
web-status-playing = in corso
web-status-over = finita
web-status-closed = chiuso
web-game-of = { $game }: { $names }

## Setting a table

web-new-title = Prepara un tavolo
web-new-seats = Posti
web-new-seat-count = Quanti posti
web-new-more = Un posto in più
web-new-fewer = Un posto in meno
web-seat-open = Libero, per un ospite
web-seat-bot = Bot: { $bot }
web-bot-random = facile
web-bot-greedy = veloce
web-bot-levels = Chi siede al posto { $number }
web-new-options = Regole della casa
web-new-pace = Tempo per decidere
web-pace-none = Senza limite
    .about = Prenditi tutto il tempo che vuoi.
web-pace-relaxed = Con calma
    .about = Tempo in abbondanza; un bot continua per chi se ne va.
web-pace-fast = Veloce
    .about = Poco tempo per ogni scelta.
web-new-visibility = Chi può trovarlo
web-visibility-public = Tutti
    .about = Compare sullo scaffale di questo server.
web-visibility-link = Chi ha il link
    .about = Non compare da nessuna parte.
web-visibility-code = Chi ha il codice
    .about = Quattro lettere da dire a voce.
web-new-undo = Le mosse si possono annullare
    .about = Finché non hanno mostrato niente di nuovo e nessuno ha agito dopo.
web-new-chat = Testo libero
    .about = Altrimenti si parla con frasi pronte.
web-new-open = Prepara il tavolo

## Before the start

web-lobby-wait = In attesa che chi ospita dia il via.
web-lobby-invite = Invita
web-lobby-link = Link
web-lobby-code = Codice
web-lobby-qr = Un’immagine del link, per la fotocamera di un telefono
web-network-shut = Per ora solo questo dispositivo raggiunge il tavolo.
web-network-open = Invita chi è nella tua rete
web-network-about = Il server si apre anche alla tua rete, finché non lo richiudi o lo fermi. Chi è sullo stesso Wi-Fi può entrare con il link.
web-network-is-open = Questo server è aperto alla tua rete.
web-network-close = Richiudilo
web-lobby-start = Comincia
web-lobby-fill = I posti liberi vanno ai bot.
web-lobby-open-seat = Libero
web-lobby-stand = Alzati
web-lobby-own-link = Il tuo posto, su un altro dispositivo

## Around the table

web-asked-you = Tocca a te!
web-asked-other = { $names } { $count ->
        [one] sta
       *[other] stanno
    } pensando.
web-asked-sent = Invio …
web-watching = Stai guardando.
web-looking-back = Stai guardando indietro: mossa { $move } di { $moves }.
web-to-now = Torna al presente
web-step-back = Un passo indietro
web-step-on = Un passo avanti
web-step-first = All’inizio
web-game-over = La partita è finita.
web-undo = Annulla
web-undone = Una mossa è stata annullata.
web-log = Che cosa è successo
web-log-empty = Non è ancora successo niente.
web-log-open = Mostra che cosa è successo
web-phrases = Di’ qualcosa
web-mute = Silenzia gli altri
web-unmute = Ascolta gli altri
web-phrase-hello = Ciao!
web-phrase-good-luck = Buona fortuna!
web-phrase-well-played = Bella mossa!
web-phrase-oops = Ops!
web-phrase-thinking = Fammi pensare …
web-phrase-your-turn = Tocca a te!
web-phrase-thanks = Grazie!
web-phrase-again = Un’altra?
web-phrase-bye = A presto!
web-said = { $seat }: { $text }
web-say-text = Le tue parole
web-say-send = Invia
web-menu = Menu
web-leave = Lascia il tavolo
web-leave-about = Un bot continua per te. Puoi tornare.
web-resign = Abbandona
web-resign-about = Abbandona la partita per sempre.
web-take-back = Riprendi il mio posto
web-away-you = Un bot sta giocando per te.
web-seat-person = una persona
web-seat-is-bot = un bot
web-seat-is-away = un bot continua
web-seat-offline = connessione persa
web-seat-turn = di turno
web-seat-self = tu
web-players = Giocatori
web-seat-points = { $points ->
        [one] 1 punto se finisse ora
       *[other] { $points } punti se finisse ora
    }
web-choices = Puoi scegliere: { $choices }{ $more ->
        [0] .
       *[other] , e altre { $more }.
    }
web-seat-time = ancora { $time }
web-spectators = { $count ->
        [one] 1 persona guarda
       *[other] { $count } persone guardano
    }
web-link-lost = Connessione persa. Torniamo subito …
web-link-closed = Questo tavolo non si può più raggiungere.
web-warning-you = Il tuo tempo sta per finire: tra { $seconds } s gioca un bot.
## The end

web-end-title = Fine
web-counting = Si contano i punti…
web-decided = Il momento decisivo
web-rematch = Gioca ancora
web-rematch-go = Al nuovo tavolo
web-watch-replay = Rivedi la partita
web-save-record = Salva la registrazione
web-fair = Il mescolamento era fissato prima della prima mossa
web-fair-about = L’impronta { $commit } era visibile fin dall’inizio; è il digest del seme { $seed } e del sale { $salt }.

## Replay

web-replay-title = Replay
web-replay-seat = Visto da
web-replay-all = uno spettatore
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-move = Mossa { $move } di { $moves }
web-replay-jump = Vai a una mossa
web-replay-share = Copia il link a questa mossa
web-replay-file = Apri una registrazione da questo dispositivo

## Rules

web-rules-title = Regole: { $game }
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
        [0] Nessuna regola contiene queste parole.
        [one] Una regola
       *[other] { $count } regole
    }
web-rules-about = Ogni regola con parole nostre. Dove il regolamento lascia spazio, la lettura che abbiamo scelto è segnalata.
web-rules-authors = Per chi scrive un pacchetto
web-example = Mostra
web-example-again = Ancora una volta
web-rules-none = Questo gioco non ha ancora regole qui.

## The score, told part by part

web-ranking = La classifica
web-ranking-total = In tutto
web-ranking-skip = Mostra tutto
web-ranking-again = Racconta di nuovo
web-ranking-close = Guarda il tabellone
web-ranking-winner = Vittoria
