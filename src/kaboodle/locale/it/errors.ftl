# What the server says no with.

error-illegal = Le regole non lo permettono.
error-not-host = Può farlo solo chi ospita il tavolo.
error-not-seated = Stai assistendo alla partita: prendi un posto per giocare.
error-started = La partita è già cominciata.
error-not-started = La partita non è ancora cominciata.
error-over = La partita è finita.
error-not-over = La partita non è ancora finita.
error-seat-taken = Quel posto è occupato.
error-seated = Hai già un posto a questo tavolo.
error-table-full = Tutti i posti sono occupati.
error-no-seat = Quel posto non esiste.
error-no-bot = Non c’è nessun bot di nome { $bot }.
error-name = Scegli un nome leggibile.
error-name-taken = Qui c’è già qualcuno di nome { $name }.
error-stale = Troppo tardi: è già deciso.
error-away = Un bot gioca al posto tuo: prima riprendi il tuo posto.
error-resigned = Hai abbandonato la partita.
error-undo-off = A questo tavolo le mosse non si annullano.
error-undo-nothing = Non c’è niente da annullare: non hai giocato, o qualcuno ha giocato dopo.
error-undo-revealed = Quella mossa ha rivelato qualcosa: non si può più annullare.
error-undo-window = Non adesso: si sta chiedendo a tutti in segreto.
error-chat-off = A questo tavolo si parla con frasi pronte.
error-malformed = Il server non ha capito questo messaggio.
error-field = Non è leggibile.
error-too-large = Questo messaggio è troppo grande.
error-no-table = Quel tavolo non esiste.
error-other-rules = Questo tavolo è stato giocato con altre regole (versione { $theirs }); questo server gioca con la versione { $ours }.
error-other-pack = Questo tavolo è stato giocato con un altro pacchetto di carte ({ $theirs }); questo server ha { $ours }.
error-refused-pack = Questo tavolo è stato giocato con un pacchetto di carte che non è più accettato.
error-misread = Dopo { $moves ->
        [one] 1 mossa
       *[other] { $moves } mosse
    } il registro di questo tavolo non dà più lo stesso risultato di allora.
error-unreadable = Il registro di questo tavolo non si può leggere.
error-no-game = Non c’è nessun gioco di nome { $game }.
error-options = Queste impostazioni non valgono per questo gioco.
error-pack = Questo pacchetto di carte non si può usare.
error-record = Questa non è una partita salvata che si possa aprire qui.
error-slow-down = Troppo in fretta: aspetta un momento.
error-too-many-tables = Non c’è spazio per un altro tavolo.
error-too-many-tabs = Questo tavolo è aperto in troppe schede: la più vecchia è stata chiusa.
error-too-many-watching = Questo tavolo ha già troppi spettatori.
error-bad-token = Questo link non corrisponde a nessun posto di questo tavolo.
error-origin = Richiesta rifiutata: viene da un altro sito.
error-host = Questo server non risponde a quel nome; vedi --host-names.
error-not-home = Può farlo solo chi siede davanti al computer del server.
error-no-network = Questo computer non è in nessuna rete da cui altri possano entrare.
error-not-found = Questa pagina non esiste.
error-not-allowed = Qui non si può fare.
error-unavailable = In questo momento il server non riesce a salvare: riprova.
error-internal = Qualcosa è andato storto da parte nostra.
