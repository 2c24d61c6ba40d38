# Womit der Server Nein sagt.

error-illegal = Das erlauben die Regeln nicht.
error-not-host = Das darf nur, wer den Tisch eröffnet hat.
error-not-seated = Du schaust zu; nimm Platz, um mitzuspielen.
error-started = Die Partie hat schon begonnen.
error-not-started = Die Partie hat noch nicht begonnen.
error-over = Die Partie ist vorbei.
error-not-over = Die Partie ist noch nicht vorbei.
error-seat-taken = Dieser Platz ist besetzt.
error-seated = Du hast an diesem Tisch schon einen Platz.
error-table-full = Alle Plätze sind besetzt.
error-no-seat = Diesen Platz gibt es nicht.
error-no-bot = Es gibt keinen Bot namens { $bot }.
error-name = Bitte gib einen lesbaren Namen an.
error-name-taken = { $name } heißt hier schon jemand.
error-stale = Das ist schon entschieden.
error-away = Ein Bot spielt für dich; hol dir erst deinen Platz zurück.
error-resigned = Du hast diese Partie aufgegeben.
error-undo-off = An diesem Tisch lassen sich Züge nicht zurücknehmen.
error-undo-nothing = Es gibt nichts zurückzunehmen: Du hast nicht gezogen, oder seither hat jemand etwas getan.
error-undo-revealed = Dieser Zug hat etwas aufgedeckt und lässt sich nicht zurücknehmen.
error-undo-window = Jetzt nicht: Gerade werden alle geheim gefragt.
error-chat-off = An diesem Tisch gibt es nur vorgegebene Sprüche.
error-malformed = Der Server hat das nicht verstanden.
error-field = Das lässt sich nicht lesen.
error-too-large = Diese Nachricht ist zu groß.
error-no-table = Diesen Tisch gibt es nicht.
error-other-rules = Für diesen Tisch gilt Version { $theirs } der Regeln; dieser Server hat Version { $ours }.
error-other-pack = Dieser Tisch verwendet ein anderes Kartenpaket ({ $theirs }); dieser Server hat { $ours }.
error-refused-pack = Dieser Tisch verwendet ein Kartenpaket, das nicht mehr zulässig ist.
error-misread = Nach { $moves ->
        [one] 1 Zug
       *[other] { $moves } Zügen
    } ergibt das Protokoll dieses Tisches nicht mehr denselben Stand wie damals.
error-unreadable = Das Protokoll dieses Tisches lässt sich nicht lesen.
error-no-game = Es gibt kein Spiel namens { $game }.
error-options = Diese Einstellungen gehen bei diesem Spiel nicht.
error-pack = Dieses Kartenpaket lässt sich nicht verwenden.
error-record = Das ist keine gespeicherte Partie, die sich hier öffnen lässt.
error-slow-down = Zu schnell; bitte warte einen Moment.
error-too-many-tables = Für einen weiteren Tisch ist kein Platz.
error-too-many-tabs = Dieser Tisch ist in zu vielen Tabs offen; der älteste wurde geschlossen.
error-too-many-watching = Für weitere Zuschauer ist kein Platz.
error-bad-token = Dieser Link gehört zu keinem Platz an diesem Tisch.
error-origin = Anfrage von einer fremden Seite abgelehnt.
error-host = Der Server ist unter diesem Namen nicht bekannt; siehe --host-names.
error-not-home = Das darf nur, wer am Rechner des Servers sitzt.
error-no-network = Dieser Rechner ist in keinem Netz, über das andere hereinkommen könnten.
error-not-found = Diese Seite gibt es nicht.
error-not-allowed = Das geht hier nicht.
error-unavailable = Der Server kann gerade nicht speichern; bitte versuche es noch einmal.
error-internal = Bei uns ist etwas schiefgegangen.
