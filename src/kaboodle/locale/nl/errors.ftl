# Waarmee de server nee zegt.

error-illegal = Dat mag niet volgens de regels.
error-not-host = Dat mag alleen wie de tafel heeft geopend.
error-not-seated = Je kijkt toe; neem een plaats om mee te spelen.
error-started = De partij is al begonnen.
error-not-started = De partij is nog niet begonnen.
error-over = De partij is afgelopen.
error-not-over = De partij is nog niet afgelopen.
error-seat-taken = Die plaats is bezet.
error-seated = Je zit al aan deze tafel.
error-table-full = Alle plaatsen zijn bezet.
error-no-seat = Die plaats bestaat niet.
error-no-bot = Er is geen bot die { $bot } heet.
error-name = Geef een leesbare naam op.
error-name-taken = Er heet hier al iemand { $name }.
error-stale = Dat is al beslist.
error-away = Een bot speelt voor je; neem eerst je plaats weer in.
error-resigned = Je hebt deze partij opgegeven.
error-undo-off = Aan deze tafel kun je geen zetten terugnemen.
error-undo-nothing = Er valt niets terug te nemen: je hebt niets gedaan, of iemand heeft daarna iets gedaan.
error-undo-revealed = Die zet heeft iets onthuld en kan niet worden teruggenomen.
error-undo-window = Nu niet: iedereen krijgt nu in het geheim een vraag.
error-chat-off = Aan deze tafel gebruik je alleen de kant-en-klare zinnen.
error-malformed = De server heeft dat niet begrepen.
error-field = Dat kan niet worden gelezen.
error-too-large = Dat bericht is te groot.
error-no-table = Die tafel bestaat niet.
error-other-rules = Aan deze tafel golden andere regels (versie { $theirs }); deze server speelt volgens versie { $ours }.
error-other-pack = Aan deze tafel is met een ander kaartpakket gespeeld ({ $theirs }); deze server heeft { $ours }.
error-refused-pack = Aan deze tafel is met een kaartpakket gespeeld dat niet meer wordt aanvaard.
error-misread = Na { $moves ->
        [one] 1 zet
       *[other] { $moves } zetten
    } geeft het logboek van deze tafel niet meer dezelfde stand als toen.
error-unreadable = Het logboek van deze tafel is niet te lezen.
error-no-game = Er is geen spel dat { $game } heet.
error-options = Deze instellingen werken niet bij dit spel.
error-pack = Dit kaartpakket kan niet worden gebruikt.
error-record = Dit is geen opgeslagen partij die hier kan worden geopend.
error-slow-down = Te snel; wacht even.
error-too-many-tables = Er is geen ruimte voor nog een tafel.
error-too-many-tabs = Deze tafel staat in te veel tabbladen open; het oudste is gesloten.
error-too-many-watching = Er is geen plaats voor meer toeschouwers.
error-bad-token = Deze link hoort niet bij een plaats aan deze tafel.
error-origin = Geweigerd: dat verzoek kwam van een andere site.
error-host = Deze server is onder die naam niet bekend; zie --host-names.
error-not-home = Dat mag alleen wie achter de computer van de server zit.
error-no-network = Deze computer zit niet op een netwerk waarlangs anderen binnen kunnen komen.
error-not-found = Deze pagina bestaat niet.
error-not-allowed = Dat kan hier niet.
error-unavailable = De server kan nu niet opslaan; probeer het nog eens.
error-internal = Er ging bij ons iets mis.
