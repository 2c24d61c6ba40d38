# Die Worte des Browsers: Regal, Tisch, Wiedergabe, Regeln, Einstellungen.

## Überall

web-title = Kaboodle
web-home = Zum Regal
web-language = Sprache
web-sound-on = Ton an
web-sound-off = Ton aus
web-volume = Lautstärke
web-ambience = Klänge des Ortes
web-call = Mich rufen, wenn ich dran bin
web-call-about = Eine Mitteilung deines Browsers, während du etwas anderes ansiehst. Er fragt dich, ob er darf.
web-speed = Tempo der Bewegungen
web-speed-calm = ruhig
web-speed-normal = normal
web-speed-quick = schnell
web-speed-instant = sofort
web-close = Schließen
web-loading = Einen Moment …
web-no-server = Der Server ist nicht erreichbar. Läuft er?
web-lost = Hier geht es nicht weiter
web-try-again = Noch einmal versuchen
web-copy = Kopieren
web-copied = Kopiert
web-share = Teilen
web-yes = Ja
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
web-set-table = Tisch decken
web-rules = Regeln
web-seats-exact = Für { $seats } Personen
web-seats-range = Für { $low } bis { $high } Personen
web-not-yet = Das Spielbrett ist noch nicht gebaut
web-in-terminal = Im Terminal ist es spielbar:
web-join-code = Mit Code dazukommen
web-code = Code
web-join = Los
web-running = Tische
web-running-none = Gerade ist kein Tisch für alle offen.
web-go-on = Weiter, wo du warst
web-resume = Weiter
web-watch = Zuschauen
web-sit = Platz nehmen
web-open-record = Aufzeichnung öffnen
web-status-lobby = füllt sich
web-status-playing = läuft
web-status-over = vorbei
web-status-closed = geschlossen
web-game-of = { $game }: { $names }

## Einen Tisch decken

web-new-title = Tisch decken
web-new-seats = Plätze
web-new-seat-count = Wie viele Plätze
web-new-more = Ein Platz mehr
web-new-fewer = Ein Platz weniger
web-seat-open = Frei, für einen Gast
web-seat-bot = Bot: { $bot }
web-bot-random = leicht
web-bot-greedy = flink
web-bot-levels = Wer auf Platz { $number } sitzt
web-new-options = Hausregeln
web-new-pace = Bedenkzeit
web-pace-none = Ohne Grenze
    .about = Nimm dir die Zeit, die du magst.
web-pace-relaxed = Gemütlich
    .about = Viel Zeit; wer geht, für den spielt ein Bot weiter.
web-pace-fast = Schnell
    .about = Wenig Zeit für jede Entscheidung.
web-new-visibility = Wer ihn findet
web-visibility-public = Alle
    .about = Er steht im Regal dieses Servers.
web-visibility-link = Wer den Link hat
    .about = Er steht nirgends.
web-visibility-code = Wer den Code hat
    .about = Vier Buchstaben, quer durchs Zimmer gesagt.
web-new-undo = Züge dürfen zurückgenommen werden
    .about = Solange sie nichts Neues gezeigt haben und seither niemand etwas getan hat.
web-new-chat = Freier Text
    .about = Sonst wird mit fertigen Sätzen gesprochen.
web-new-open = Tisch decken

## Vor dem Beginn

web-lobby-wait = Warten, bis der Tisch gestartet wird.
web-lobby-invite = Einladen
web-lobby-link = Link
web-lobby-code = Code
web-lobby-qr = Ein Bild des Links, für die Handykamera
web-network-shut = Bisher erreicht nur dieses Gerät den Tisch.
web-network-open = Leute in deinem Netz einladen
web-network-about = Der Server ist dann auch in deinem Netz zu erreichen, bis du ihn wieder schließt oder beendest. Wer im selben WLAN ist, kommt mit dem Link herein.
web-network-is-open = Dieser Server ist für dein Netz offen.
web-network-close = Wieder schließen
web-lobby-start = Start
web-lobby-fill = Freie Plätze bekommen Bots.
web-lobby-open-seat = Frei
web-lobby-stand = Aufstehen
web-lobby-own-link = Dein eigener Platz, auf einem anderen Gerät

## Rund um den Tisch

web-asked-you = Du bist dran!
web-asked-other = { $names } { $count ->
        [one] überlegt
       *[other] überlegen
    }.
web-asked-sent = Wird gesendet …
web-watching = Du schaust zu.
web-looking-back = Du schaust zurück: Zug { $move } von { $moves }.
web-to-now = Zurück ins Jetzt
web-step-back = Ein Schritt zurück
web-step-on = Ein Schritt weiter
web-step-first = Zum Anfang
web-game-over = Das Spiel ist vorbei.
web-undo = Zurücknehmen
web-undone = Ein Zug wurde zurückgenommen.
web-log = Was geschah
web-log-empty = Noch ist nichts geschehen.
web-log-open = Zeigen, was geschah
web-phrases = Etwas sagen
web-mute = Andere stummschalten
web-unmute = Andere hören
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
web-say-text = Deine Worte
web-say-send = Senden
web-menu = Menü
web-leave = Tisch verlassen
web-leave-about = Ein Bot spielt für dich weiter. Du kannst zurückkommen.
web-resign = Aufgeben
web-resign-about = Das Spiel endgültig aufgeben.
web-take-back = Meinen Platz zurück
web-away-you = Ein Bot spielt für dich.
web-seat-person = ein Mensch
web-seat-is-bot = ein Bot
web-seat-is-away = ein Bot spielt weiter
web-seat-offline = Verbindung verloren
web-seat-turn = am Zug
web-seat-self = du
web-players = Spieler
web-seat-points = { $points ->
        [one] 1 Punkt, wäre jetzt Schluss
       *[other] { $points } Punkte, wäre jetzt Schluss
    }
web-choices = Du hast die Wahl: { $choices }{ $more ->
        [0] .
       *[other] , und { $more } mehr.
    }
web-seat-time = noch { $time }
web-spectators = { $count ->
        [one] 1 Person schaut zu
       *[other] { $count } Personen schauen zu
    }
web-link-lost = Verbindung verloren. Gleich wieder da …
web-link-closed = Dieser Tisch ist nicht mehr erreichbar.
web-warning-you = Deine Zeit läuft ab: In { $seconds } s übernimmt ein Bot.
## Das Ende

web-end-title = Ende
web-counting = Es wird gezählt …
web-decided = Der entscheidende Moment
web-rematch = Noch einmal
web-rematch-go = Zum neuen Tisch
web-watch-replay = Noch einmal ansehen
web-save-record = Aufzeichnung speichern
web-fair = Die Mischung stand vor dem ersten Zug fest
web-fair-about = Die Marke { $commit } war von Anfang an zu sehen; sie ist der Hashwert aus Startwert { $seed } und Salz { $salt }.

## Wiedergabe

web-replay-title = Wiedergabe
web-replay-seat = Gesehen von
web-replay-all = Publikum
web-replay-play = Abspielen
web-replay-pause = Pause
web-replay-move = Zug { $move } von { $moves }
web-replay-jump = Zu einem Zug springen
web-replay-share = Link zu diesem Zug kopieren
web-replay-file = Aufzeichnung von diesem Gerät öffnen

## Regeln

web-rules-title = Regeln: { $game }
web-rules-search = Regeln durchsuchen
web-rules-found = { $count ->
        [0] Keine Regel enthält diese Wörter.
        [one] Eine Regel
       *[other] { $count } Regeln
    }
web-rules-about = Jede Regel in unseren eigenen Worten. Wo die Anleitung etwas offenlässt, ist unsere Auslegung gekennzeichnet.
web-rules-authors = Für alle, die ein Pack schreiben
web-example = Vorführen
web-example-again = Noch einmal
web-rules-none = Dieses Spiel hat hier noch keine Regeln.

## Die Wertung, Teil für Teil

web-ranking = Die Wertung
web-ranking-total = Zusammen
web-ranking-skip = Alles zeigen
web-ranking-again = Noch mal erzählen
web-ranking-close = Das Spielbrett ansehen
web-ranking-winner = Sieg
