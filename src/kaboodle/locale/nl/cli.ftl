# De terminal, wat er ook gespeeld wordt. Wat je typt is in elke taal hetzelfde.

cli-player = Speler { $number }
cli-seed = Seed { $seed }. Typ help om te zien wat je kunt doen, quit om te stoppen.
cli-meets = { $name } ({ $level }): { $about }
cli-asked = { $name }, { $question }
cli-ready = De klok begint te lopen zodra je op Enter drukt.
cli-hand-over = Nu is { $name } aan de beurt. Druk op Enter om je kaarten te verbergen en geef het toetsenbord door.
cli-your-turn = { $name }, jij bent aan de beurt. Druk op Enter als alleen jij dit ziet.
cli-excused = { $name } antwoordt niet zoals het moet. Als dat gebeurt, wordt er een willekeurige zet gespeeld.
cli-left = Je verlaat de tafel; de partij is niet uit.
cli-resume = Verder spelen: { $command }
cli-why = { $reason } ({ $clause }; ? legt het uit)
cli-no-choice = “{ $text }” kan hier niet; help toont wat wel kan.
cli-meant = “{ $text }” kan hier niet. Bedoelde je “{ $meant }”?
cli-explains = ? legt een weigering uit, ? { $clause } een regel.
cli-help-options = toon alles wat nu kan; #N kiest eruit
cli-help-why = waarom de laatste keuze geweigerd werd; ? REGEL legt een regel uit
cli-help-quit = de tafel verlaten
cli-in-all = Totaal
cli-unfinished = de partij is niet uit.
cli-replays = { $game }, regels { $rules }, pakket { $pack }: { $moves ->
        [one] 1 zet is
       *[other] { $moves } zetten zijn
    } precies na te spelen; { $end }
cli-promise = De controlecode klopt: er is achteraf niets veranderd.
cli-after = na { $move } van { $moves } zetten
cli-step = Enter: verder, b: terug, een getal: naar die zet, q: stoppen
cli-games-game = spel
cli-games-seats = plaatsen
cli-games-bots = bots
cli-games-characters = Elk niveau kan een personage krijgen (hard-NAAM): { $names }
cli-games-options = opties (-o NAAM=WAARDE)

## kaboodle learn

cli-learn-title = { $title } ({ $chapter } van { $chapters })
cli-learn-lead = Je speelt tegen { $name }. Enter: verder, q: stoppen.
cli-learn-type = Typ { $keys }.
cli-learn-first = Eerst dit: { $choice } (typ { $keys }).
cli-learn-on = (Enter)
cli-learn-later = Later hier verdergaan: { $command }
cli-learn-game = Een hele partij spelen: { $command }
cli-learn-start = Een les begint met { $command }. --chapter N begint bij een hoofdstuk.
