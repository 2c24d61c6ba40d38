# The browser's own words: the shelf, the table around the board, replays, rules, settings.

## Everywhere

web-title = Kaboodle
web-home = Home
web-language = Lingua
web-sound-on = Attiva il suono
web-sound-off = Disattiva il suono
web-volume = Volume
web-ambience = Suoni d’ambiente
web-call = Avvisami quando tocca a me
web-call-about = Un avviso del tuo browser mentre guardi altro. Prima ti chiederà il permesso.
web-speed = Velocità delle animazioni
web-speed-calm = calma
web-speed-normal = normale
web-speed-quick = veloce
web-speed-instant = immediata
web-close = Chiudi
web-loading = Un momento…
web-no-server = Il server non risponde. È acceso?
web-page-missing = Impossibile caricare questa pagina. Forse ce n’è una più recente: ricaricala.
web-lost = Qui non c’è niente
web-try-again = Riprova
web-details = Dettagli
web-copy = Copia
web-copied = Copiato
web-share = Condividi
web-clause = Regola { $clause }
web-open-rule = Apri la regola { $clause }
web-notices = Licenze di terze parti

## The shelf

web-shelf-title = A che cosa giochiamo?
web-your-name = Il tuo nome
web-default-name = Eroe
web-play-now = Gioca subito
web-play-now-about = { $bots ->
        [one] Tu e un bot, senza attendere
       *[other] Tu e { $bots } bot, senza attendere
    }
web-set-table = Nuovo tavolo
web-rules = Regole
web-seats-exact = { $seats } giocatori
web-seats-range = Da { $low } a { $high } giocatori
web-not-yet = Non ancora giocabile nel browser
web-in-terminal = Si può giocare nel terminale:
web-join-code = Entra con un codice
web-code = Codice
web-join = Entra
web-running = Tavoli
web-running-none = Al momento non ci sono tavoli pubblici.
web-go-on = Riprendi da dove avevi lasciato
web-resume = Continua
web-watch = Guarda
web-sit = Siediti
web-open-record = Apri una partita salvata
web-status-lobby = in attesa
web-status-playing = in corso
web-status-over = finito
web-status-closed = chiuso
web-game-of = { $game }: { $names }

## Setting a table

web-new-title = Nuovo tavolo
web-new-seats = Posti
web-new-seat-count = Numero di posti
web-new-more = Un posto in più
web-new-fewer = Un posto in meno
web-seat-open = Libero
web-seat-bot = Bot: { $bot }
web-bot-levels = Chi gioca al posto { $number }
web-bot-character = Quale bot siede al posto { $number }
web-levels = Livello dei bot
web-levels-mixed = I bot hanno livelli diversi.
web-new-options = Regole della casa
web-new-pace = Tempo per decidere
web-pace-none = Senza limite
    .about = Prenditi tutto il tempo che vuoi.
web-pace-relaxed = Con calma
    .about = Tempo in abbondanza; un bot sostituisce chi se ne va.
web-pace-fast = Rapido
    .about = Poco tempo per ogni scelta.
web-new-visibility = Chi può entrare
web-visibility-public = Tutti
    .about = Il tavolo compare nella home di questo server.
web-visibility-link = Chi ha il link
    .about = Il tavolo non compare da nessuna parte.
web-visibility-code = Chi ha il codice
    .about = Quattro lettere da dire a voce.
web-new-undo = Le mosse si possono annullare
    .about = Finché non hanno rivelato niente e nessuno ha giocato dopo.
web-new-chat = Messaggi liberi
    .about = Altrimenti si parla con frasi pronte.
web-new-windows = Risposte segrete: aspettare sempre tutto il tempo
    .about = Quando si chiede qualcosa a tutti in segreto, il tavolo aspetta sempre tutto il tempo previsto, anche se tutti hanno risposto: così nessuno capisce chi ha dovuto pensarci.
web-new-open = Apri il tavolo

## Before the start

web-lobby-wait = In attesa che chi ospita avvii la partita.
web-lobby-invite = Invita
web-lobby-link = Link
web-lobby-code = Codice
web-lobby-qr = Il link in codice QR, per la fotocamera di un telefono
web-network-shut = Per ora solo questo dispositivo può raggiungere il tavolo.
web-network-open = Invita chi è nella tua rete
web-network-about = Il server si apre anche alla tua rete, finché non lo richiudi o lo fermi. Chi è sullo stesso Wi-Fi può entrare con il link.
web-network-is-open = Questo server è aperto alla tua rete.
web-network-close = Richiudilo
web-lobby-start = Comincia
web-lobby-fill = I posti liberi vanno ai bot.
web-lobby-fill-level = Posti liberi: bot di livello «{ $level }».
web-lobby-windows = Risposte segrete: il tavolo aspetta sempre tutto il tempo previsto.
web-lobby-open-seat = Libero
web-lobby-stand = Lascia il posto
web-lobby-own-link = Il tuo posto, su un altro dispositivo

## Around the table

web-asked-you = Tocca a te!
web-asked-other = { $names } { $count ->
        [one] sta
       *[other] stanno
    } pensando.
web-asked-secret = Tutti rispondono in segreto.
web-asked-sent = Invio…
web-watching = Stai assistendo alla partita.
web-looking-back = Stai rivedendo una mossa passata: { $move } di { $moves }.
web-to-now = Mossa attuale
web-step-back = Mossa precedente
web-step-on = Mossa successiva
web-step-first = Prima mossa
web-game-over = La partita è finita.
web-undo = Annulla
web-undone = Una mossa è stata annullata.
web-log = Cronologia
web-log-empty = Non è ancora successo niente.
web-log-open = Mostra la cronologia
web-phrases = Di’ qualcosa
web-mute = Nascondi i messaggi
web-unmute = Mostra i messaggi
web-phrase-hello = Ciao!
web-phrase-good-luck = Buona fortuna!
web-phrase-well-played = Ben giocato!
web-phrase-oops = Ops!
web-phrase-thinking = Fammi pensare…
web-phrase-your-turn = Tocca a te!
web-phrase-thanks = Grazie!
web-phrase-again = Un’altra?
web-phrase-bye = A presto!
web-said = { $seat }: { $text }
web-say-text = Messaggio
web-say-send = Invia
web-menu = Menu
web-leave = Lascia il tavolo
web-leave-about = Un bot gioca al posto tuo. Puoi tornare.
web-resign = Abbandona
web-resign-about = Abbandona la partita definitivamente.
web-resign-sure = Abbandonare la partita definitivamente?
web-resign-no = No, continua a giocare
web-resign-yes = Sì, abbandona
web-ending-resigned = { $name } ha abbandonato
web-win-bot-alone = Vince il bot che sostituisce { $name }.
web-win-bot-first = Il bot che sostituisce { $name }
web-win-bot = il bot che sostituisce { $name }
web-send-away = Escludi { $name }
web-send-away-sure = Un bot prende questo posto definitivamente.
web-send-away-no = No, può restare
web-send-away-yes = Sì, un bot al suo posto
web-take-back = Riprendi il tuo posto
web-away-you = Un bot sta giocando al posto tuo.
web-resigned-you = Hai abbandonato. Un bot gioca al posto tuo.
web-seat-person = un giocatore
web-seat-is-bot = un bot
web-seat-is-level = un bot di livello «{ $level }»
web-seat-is-away = gioca un bot
web-seat-offline = connessione persa
web-seat-turn = di turno
web-seat-self = tu
web-players = Giocatori
web-seat-points = { $points ->
        [one] 1 punto se la partita finisse ora
       *[other] { $points } punti se la partita finisse ora
    }
web-choices = Scegli: { $choices }{ $more ->
        [0] .
        [1] ; oppure un’altra.
       *[other] ; oppure altre { $more }.
    }
web-seat-time = ancora { $time }
web-spectators = { $count ->
        [one] 1 persona assiste
       *[other] { $count } persone assistono
    }
web-link-lost = Connessione persa. Riconnessione in corso…
web-link-closed = Questo tavolo non è più disponibile.
web-warning-you = Il tuo tempo sta per finire: tra { $seconds } s gioca un bot.

## The end

web-end-title = Fine
web-counting = Si contano i punti…
web-decided = Il momento decisivo
web-rematch = Gioca ancora
web-next-title = Tre vittorie al livello «{ $level }»!
web-next-ask = Vuoi salire di livello? Il prossimo è «{ $next }».
web-next-go = Passa a «{ $next }»
web-next-wish = Proponimi di nuovo il livello successivo
web-next-later = Non ora
web-next-never = Non chiedere più
web-rematch-go = Al nuovo tavolo
web-watch-replay = Rivedi la partita
web-save-record = Salva la partita
web-fair = L’ordine delle carte era deciso prima della prima mossa
web-fair-about = L’impronta { $commit } era visibile fin dall’inizio: è l’hash SHA-256 del seed { $seed } e del salt { $salt }.

## Replay

web-replay-title = Replay
web-replay-seat = Punto di vista
web-replay-all = spettatore
web-replay-play = Avvia
web-replay-pause = Pausa
web-replay-move = Mossa { $move } di { $moves }
web-replay-jump = Vai alla mossa
web-replay-share = Copia il link a questa mossa
web-replay-file = Apri una partita salvata su questo dispositivo

## Rules

web-rules-title = Regole: { $game }
web-rules-search = Cerca nelle regole
web-rules-found = { $count ->
        [0] Nessuna regola contiene queste parole.
        [one] 1 regola
       *[other] { $count } regole
    }
web-rules-about = Ogni regola con parole nostre. Dove il regolamento lascia un dubbio, la nostra interpretazione è segnalata.
web-rules-authors = Per chi crea carte
web-example = Mostra
web-example-again = Ancora una volta
web-rules-none = Questo gioco non ha ancora regole qui.

## The score, told part by part

web-ranking = Punteggio finale
web-ranking-total = Totale
web-ranking-skip = Salta
web-ranking-again = Rivedi
web-ranking-close = Guarda il tabellone
web-ranking-winner = Ha vinto
