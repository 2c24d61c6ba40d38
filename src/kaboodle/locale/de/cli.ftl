# Das Terminal, was auch immer darin gespielt wird. Getippt wird in jeder Sprache dasselbe.

cli-player = Spieler { $number }
cli-seed = Seed { $seed }. Tippe help, um zu sehen, was du tun kannst, quit zum Gehen.
cli-meets = { $name } ({ $level }): { $about }
cli-asked = { $name }, { $question }
cli-ready = Die Uhr läuft, sobald du Enter drückst.
cli-hand-over = Als Nächstes: { $name }. Drück Enter, um deine Karten zu verdecken, und gib die Tastatur weiter.
cli-your-turn = { $name }, du bist dran. Drück Enter, wenn nur du das hier siehst.
cli-excused = { $name } antwortet nicht richtig. Immer wenn das geschieht, wird ein zufälliger Zug gespielt.
cli-left = Du verlässt den Tisch; die Partie ist nicht zu Ende.
cli-resume = Weiter geht es mit: { $command }
cli-why = { $reason } ({ $clause }; ? erklärt es)
cli-no-choice = „{ $text }“ geht hier nicht; help zeigt, was geht.
cli-meant = „{ $text }“ geht hier nicht. Meintest du „{ $meant }“?
cli-explains = ? erklärt, warum etwas nicht geht, ? { $clause } eine Regel.
cli-help-options = alles auflisten, was jetzt geht; #N wählt davon
cli-help-why = warum die letzte Wahl abgelehnt wurde; ? REGEL erklärt eine Regel
cli-help-quit = den Tisch verlassen
cli-in-all = Gesamt
cli-unfinished = die Partie ist nicht zu Ende.
cli-replays = { $game }, Regeln { $rules }, Paket { $pack }: { $moves ->
        [one] 1 Zug lässt
       *[other] { $moves } Züge lassen
    } sich genau nachspielen; { $end }
cli-promise = Der Prüfwert stimmt: Es wurde nichts nachträglich geändert.
cli-after = nach { $move } von { $moves } Zügen
cli-step = Enter: weiter, b: zurück, eine Zahl: zu diesem Zug, q: Ende
cli-games-game = Spiel
cli-games-seats = Plätze
cli-games-bots = Bots
cli-games-characters = Hinter jeder Stufe kann ein Charakter stehen (hard-NAME): { $names }
cli-games-options = Optionen (-o NAME=WERT)

## kaboodle learn

cli-learn-title = { $title } ({ $chapter } von { $chapters })
cli-learn-lead = Du spielst gegen { $name }. Enter: weiter, q: verlassen.
cli-learn-type = Tippe { $keys }.
cli-learn-first = Zuerst das hier: { $choice } (tippe { $keys }).
cli-learn-on = (Enter)
cli-learn-later = Später hier weitermachen: { $command }
cli-learn-game = Eine ganze Partie spielen: { $command }
cli-learn-start = Eine Lektion beginnt mit { $command }. --chapter N beginnt bei einem Kapitel.
