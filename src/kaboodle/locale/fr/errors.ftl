# What the server says no with.

error-illegal = Les règles ne le permettent pas.
error-not-host = C’est réservé à l’hôte de la table.
error-not-seated = Tu regardes la partie ; prends une place pour jouer.
error-started = La partie a déjà commencé.
error-not-started = La partie n’a pas encore commencé.
error-over = La partie est finie.
error-not-over = La partie n’est pas encore finie.
error-seat-taken = Cette place est prise.
error-seated = Tu as déjà une place à cette table.
error-table-full = Toutes les places sont prises.
error-no-seat = Cette place n’existe pas.
error-no-bot = Aucun bot ne s’appelle { $bot }.
error-name = Choisis un nom lisible.
error-name-taken = Quelqu’un ici s’appelle déjà { $name }.
error-stale = Trop tard : c’est déjà joué.
error-away = Un bot joue à ta place ; reprends-la d’abord.
error-resigned = Tu as abandonné la partie.
error-undo-off = À cette table, on n’annule pas ses coups.
error-undo-nothing = Rien à annuler : tu n’as pas joué, ou quelqu’un a joué depuis.
error-undo-revealed = Ce coup a dévoilé quelque chose : il ne s’annule plus.
error-undo-window = Pas maintenant : une question secrète est posée à tout le monde.
error-chat-off = À cette table, on parle avec des phrases prédéfinies.
error-malformed = Le serveur n’a pas compris ce message.
error-field = C’est illisible.
error-too-large = Ce message est trop long.
error-no-table = Cette table n’existe pas.
error-other-rules = Cette table suit d’autres règles (version { $theirs }) ; ce serveur joue selon la version { $ours }.
error-other-pack = Cette table a été jouée avec un autre paquet de cartes ({ $theirs }) ; ce serveur a { $ours }.
error-refused-pack = Cette table a été jouée avec un paquet de cartes qui n’est plus accepté.
error-misread = Après { $moves ->
        [one] { $moves } coup
       *[other] { $moves } coups
    }, le journal de cette table ne donne plus le même résultat qu’à l’origine.
error-unreadable = Le journal de cette table est illisible.
error-no-game = Aucun jeu ne s’appelle { $game }.
error-options = Ces réglages ne vont pas avec ce jeu.
error-pack = Ce paquet de cartes ne peut pas être utilisé.
error-record = Ce n’est pas une partie enregistrée que l’on puisse ouvrir ici.
error-slow-down = Trop vite ; attends un instant.
error-too-many-tables = Il n’y a plus de place pour une autre table.
error-too-many-tabs = Cette table est ouverte dans trop d’onglets ; le plus ancien a été fermé.
error-too-many-watching = Cette table a déjà trop de spectateurs.
error-bad-token = Ce lien ne mène à aucune place de cette table.
error-origin = Demande refusée : elle vient d’un autre site.
error-host = Ce serveur ne répond pas à ce nom ; voir --host-names.
error-not-home = Seule la personne devant l’ordinateur du serveur peut le faire.
error-no-network = Cet ordinateur n’est relié à aucun réseau par lequel d’autres pourraient entrer.
error-not-found = Cette page n’existe pas.
error-not-allowed = C’est impossible ici.
error-unavailable = Le serveur ne peut rien enregistrer pour l’instant ; réessaie.
error-internal = Quelque chose s’est mal passé de notre côté.
