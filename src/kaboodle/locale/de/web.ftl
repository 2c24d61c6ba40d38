# Die Worte des Browsers: Regal, Tisch, Wiedergabe, Regeln, Einstellungen.

## Überall

web-title = Kaboodle
web-home = Alle Spiele
web-language = Sprache
web-sound-on = Ton einschalten
web-sound-off = Ton ausschalten
web-volume = Lautstärke
web-ambience = Hintergrundgeräusche
web-call = Benachrichtigen, wenn ich dran bin
web-call-about = Dein Browser meldet sich, wenn du dran bist und gerade etwas anderes ansiehst. Er fragt dich vorher um Erlaubnis.
web-speed = Animationstempo
web-speed-calm = ruhig
web-speed-normal = normal
web-speed-quick = schnell
web-speed-instant = sofort
web-close = Schließen
web-loading = Einen Moment …
web-no-server = Der Server ist nicht erreichbar. Läuft er?
web-page-missing = Diese Seite konnte nicht geladen werden. Vielleicht gibt es eine neuere Fassung. Bitte lade die Seite neu.
web-lost = Hier ist nichts
web-try-again = Noch einmal versuchen
web-details = Einzelheiten
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-clause = Regel { $clause }
web-open-rule = Regel { $clause } öffnen
web-notices = Lizenzen Dritter

## Das Regal

web-shelf-title = Was spielen wir?
web-your-name = Dein Name
web-default-name = Held
web-play-now = Losspielen
web-play-now-about = { $bots ->
        [one] Du und ein Bot, sofort
       *[other] Du und { $bots } Bots, sofort
    }
web-set-table = Tisch eröffnen
web-rules = Regeln
web-seats-exact = Für { $seats } Personen
web-seats-range = Für { $low } bis { $high } Personen
web-not-yet = Im Browser noch nicht spielbar
web-in-terminal = Im Terminal ist es spielbar:
web-join-code = Mit Code beitreten
web-code = Code
web-join = Beitreten
web-running = Tische
web-running-none = Gerade ist kein öffentlicher Tisch offen.
web-go-on = Weiterspielen, wo du warst
web-resume = Weiterspielen
web-watch = Zuschauen
web-sit = Platz nehmen
web-open-record = Gespeicherte Partie öffnen
web-status-lobby = wartet auf Mitspieler
web-status-playing = läuft
web-status-over = vorbei
web-status-closed = geschlossen
web-game-of = { $game }: { $names }

## Einen Tisch decken

web-new-title = Tisch eröffnen
web-new-seats = Plätze
web-new-seat-count = Anzahl der Plätze
web-new-more = Ein Platz mehr
web-new-fewer = Ein Platz weniger
web-seat-open = Frei
web-seat-bot = Bot: { $bot }
web-bot-levels = Wer auf Platz { $number } sitzt
web-bot-character = Welcher Bot auf Platz { $number } sitzt
web-levels = Stufe der Bots
web-levels-mixed = Die Bots haben verschiedene Stufen.
web-new-options = Hausregeln
web-new-pace = Bedenkzeit
web-pace-none = Ohne Zeitlimit
    .about = Nimm dir so viel Zeit, wie du willst.
web-pace-relaxed = Gemütlich
    .about = Viel Zeit; für alle, die gehen, spielt ein Bot weiter.
web-pace-fast = Schnell
    .about = Wenig Zeit für jede Entscheidung.
web-new-visibility = Wer kann beitreten?
web-visibility-public = Alle
    .about = Steht auf der Startseite dieses Servers.
web-visibility-link = Alle mit dem Link
    .about = Wird nicht aufgelistet.
web-visibility-code = Alle mit dem Code
    .about = Vier Buchstaben, die man sich zurufen kann.
web-new-undo = Züge zurücknehmen
    .about = Solange sie nichts aufgedeckt haben und seither niemand etwas getan hat.
web-new-chat = Chat
    .about = Sonst gibt es vorgegebene Sprüche.
web-new-windows = Geheime Antworten: immer die volle Zeit
    .about = Werden alle geheim gefragt, wartet der Tisch immer die volle Zeit, auch wenn alle geantwortet haben. So merkt niemand, wer überlegen musste.
web-new-open = Tisch eröffnen

## Vor dem Beginn

web-lobby-wait = Warten, bis die Partie beginnt.
web-lobby-invite = Einladen
web-lobby-link = Link
web-lobby-code = Code
web-lobby-qr = Der Link als QR-Code, für die Handykamera
web-network-shut = Bisher erreicht nur dieses Gerät den Tisch.
web-network-open = Leute in deinem Netz einladen
web-network-about = Der Server ist dann auch in deinem Netz zu erreichen, bis du ihn wieder schließt oder beendest. Wer im selben WLAN ist, kommt mit dem Link herein.
web-network-is-open = Dieser Server ist für dein Netz offen.
web-network-close = Wieder schließen
web-lobby-start = Start
web-lobby-fill = Bots übernehmen die freien Plätze.
web-lobby-fill-level = Freie Plätze: Bots der Stufe „{ $level }“.
web-lobby-windows = Geheime Antworten: Der Tisch wartet immer die volle Zeit.
web-lobby-open-seat = Frei
web-lobby-stand = Platz freigeben
web-lobby-own-link = Deinen Platz auf einem anderen Gerät öffnen

## Rund um den Tisch

web-asked-you = Du bist dran!
web-asked-other = { $names } { $count ->
        [one] überlegt
       *[other] überlegen
    }.
web-asked-secret = Alle antworten geheim.
web-asked-sent = Wird gesendet …
web-watching = Du schaust zu.
web-looking-back = Rückblick: Zug { $move } von { $moves }.
web-to-now = Zum aktuellen Zug
web-step-back = Voriger Zug
web-step-on = Nächster Zug
web-step-first = Erster Zug
web-game-over = Die Partie ist vorbei.
web-undo = Zurücknehmen
web-undone = Ein Zug wurde zurückgenommen.
web-log = Spielverlauf
web-log-empty = Noch ist nichts passiert.
web-log-open = Spielverlauf zeigen
web-phrases = Etwas sagen
web-mute = Nachrichten ausblenden
web-unmute = Nachrichten zeigen
web-phrase-hello = Hallo!
web-phrase-good-luck = Viel Glück!
web-phrase-well-played = Gut gespielt!
web-phrase-oops = Hoppla!
web-phrase-thinking = Lass mich überlegen …
web-phrase-your-turn = Du bist dran!
web-phrase-thanks = Danke!
web-phrase-again = Noch mal?
web-phrase-bye = Tschüss!
web-said = { $seat }: { $text }
web-say-text = Nachricht
web-say-send = Senden
web-menu = Menü
web-leave = Tisch verlassen
web-leave-about = Ein Bot spielt für dich weiter. Du kannst zurückkommen.
web-resign = Aufgeben
web-resign-about = Die Partie endgültig aufgeben.
web-resign-sure = Die Partie endgültig aufgeben?
web-resign-no = Nein, weiterspielen
web-resign-yes = Ja, aufgeben
web-ending-resigned = { $name } hat aufgegeben
web-win-bot-alone = Der Ersatzbot für { $name } gewinnt.
web-win-bot-first = Der Ersatzbot für { $name }
web-win-bot = der Ersatzbot für { $name }
web-send-away = { $name } wegschicken
web-send-away-sure = Ein Bot übernimmt diesen Platz endgültig.
web-send-away-no = Nein, darf bleiben
web-send-away-yes = Ja, ein Bot übernimmt
web-take-back = Platz zurückholen
web-away-you = Ein Bot spielt für dich.
web-resigned-you = Du hast aufgegeben. Ein Bot spielt für dich weiter.
web-seat-person = ein Spieler
web-seat-is-bot = ein Bot
web-seat-is-level = ein Bot, Stufe „{ $level }“
web-seat-is-away = ein Bot spielt
web-seat-offline = Verbindung verloren
web-seat-turn = dran
web-seat-self = du
web-players = Spieler
web-seat-points = { $points ->
        [one] 1 Punkt bei sofortigem Ende
       *[other] { $points } Punkte bei sofortigem Ende
    }
web-choices = Du hast die Wahl: { $choices }{ $more ->
        [0] .
        [1] ; oder 1 weitere Möglichkeit.
       *[other] ; oder { $more } weitere Möglichkeiten.
    }
web-seat-time = noch { $time }
web-spectators = { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-link-lost = Verbindung verloren. Neuer Versuch …
web-link-closed = Diesen Tisch gibt es nicht mehr.
web-warning-you = Deine Zeit läuft ab: In { $seconds } s übernimmt ein Bot.

## Das Ende

web-end-title = Ende
web-counting = Es wird gezählt …
web-decided = Schlüsselmoment
web-rematch = Noch mal spielen
web-next-title = Drei Siege auf Stufe „{ $level }“!
web-next-ask = Lust auf mehr? Die nächste Stufe ist „{ $next }“.
web-next-go = Stufe „{ $next }“ spielen
web-next-wish = Die nächste Stufe wieder vorschlagen
web-next-later = Jetzt nicht
web-next-never = Nicht mehr fragen
web-rematch-go = Zum neuen Tisch
web-watch-replay = Partie ansehen
web-save-record = Partie speichern
web-fair = Wie gemischt wurde, stand vor dem ersten Zug fest
web-fair-about = Der Prüfwert { $commit } war von Anfang an zu sehen. Er ist der SHA-256-Hash aus Seed { $seed } und Salt { $salt }.

## Wiedergabe

web-replay-title = Wiedergabe
web-replay-seat = Perspektive
web-replay-all = Zuschauer
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-move = Zug { $move } von { $moves }
web-replay-jump = Zu Zug springen
web-replay-share = Link zu diesem Zug kopieren
web-replay-file = Gespeicherte Partie von diesem Gerät öffnen

## Regeln

web-rules-title = Regeln: { $game }
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
        [0] Keine Regel enthält diese Wörter.
        [one] 1 Regel
       *[other] { $count } Regeln
    }
web-rules-about = Jede Regel in unseren eigenen Worten. Wo das Regelheft etwas offenlässt, steht „Auslegung“.
web-rules-authors = Für alle, die eigene Kartenpakete schreiben
web-example = Vorführen
web-example-again = Noch einmal
web-rules-none = Dieses Spiel hat hier noch keine Regeln.

## Die Wertung, Teil für Teil

web-ranking = Endstand
web-ranking-total = Gesamt
web-ranking-skip = Überspringen
web-ranking-again = Noch mal zeigen
web-ranking-close = Spielbrett ansehen
web-ranking-winner = Gewonnen
