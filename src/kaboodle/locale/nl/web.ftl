# De woorden van de browser: de plank, de tafel, terugkijken, regels, instellingen.

## Overal

web-title = Kaboodle
web-home = Alle spellen
web-language = Taal
web-sound-on = Geluid aanzetten
web-sound-off = Geluid uitzetten
web-volume = Volume
web-ambience = Achtergrondgeluiden
web-call = Meld het als ik aan de beurt ben
web-call-about = Een melding van je browser als je iets anders bekijkt. Je browser vraagt je eerst om toestemming.
web-speed = Animatiesnelheid
web-speed-calm = rustig
web-speed-normal = normaal
web-speed-quick = snel
web-speed-instant = meteen
web-close = Sluiten
web-loading = Een ogenblik …
web-no-server = De server is niet bereikbaar. Staat hij aan?
web-page-missing = Deze pagina kon niet worden opgehaald. Misschien is er een nieuwere versie: laad de pagina opnieuw.
web-lost = Hier is niets te zien
web-try-again = Opnieuw proberen
web-details = Details
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen
web-clause = Regel { $clause }
web-open-rule = Open regel { $clause }
web-notices = Licenties van derden

## De plank

web-shelf-title = Wat gaan we spelen?
web-your-name = Je naam
web-default-name = Held
web-play-now = Nu spelen
web-play-now-about = { $bots ->
        [one] Jij en één bot, meteen
       *[other] Jij en { $bots } bots, meteen
    }
web-set-table = Nieuwe tafel
web-rules = Regels
web-seats-exact = { $seats } spelers
web-seats-range = { $low } tot { $high } spelers
web-not-yet = Nog niet te spelen in de browser
web-in-terminal = Het is te spelen in de terminal:
web-join-code = Meespelen met een code
web-code = Code
web-join = Meespelen
web-running = Tafels
web-running-none = Er is nu geen openbare tafel.
web-go-on = Verder waar je gebleven was
web-resume = Verder spelen
web-watch = Kijken
web-sit = Meespelen
web-open-record = Opgeslagen partij openen
web-status-lobby = wacht op spelers
web-status-playing = bezig
web-status-over = afgelopen
web-status-closed = gesloten
web-game-of = { $game }: { $names }

## Een tafel klaarzetten

web-new-title = Nieuwe tafel
web-new-seats = Plaatsen
web-new-seat-count = Aantal plaatsen
web-new-more = Een plaats meer
web-new-fewer = Een plaats minder
web-seat-open = Vrij
web-seat-bot = Bot: { $bot }
web-bot-levels = Wie op plaats { $number } speelt
web-bot-character = Welke bot op plaats { $number } zit
web-levels = Niveau van de bots
web-levels-mixed = De bots hebben verschillende niveaus.
web-new-options = Huisregels
web-new-pace = Bedenktijd
web-pace-none = Geen tijdslimiet
    .about = Neem alle tijd die je wilt.
web-pace-relaxed = Ontspannen
    .about = Tijd genoeg; wie weggaat, wordt door een bot vervangen.
web-pace-fast = Snel
    .about = Weinig tijd voor elke keuze.
web-new-visibility = Wie kan meedoen?
web-visibility-public = Iedereen
    .about = Staat op de beginpagina van deze server.
web-visibility-link = Iedereen met de link
    .about = Wordt nergens getoond.
web-visibility-code = Iedereen met de code
    .about = Vier letters om door de kamer te roepen.
web-new-undo = Zetten terugnemen mag
    .about = Zolang ze niets onthulden en niemand daarna iets gedaan heeft.
web-new-chat = Chatten
    .about = Anders gebruik je kant-en-klare zinnen.
web-new-windows = Geheime antwoorden: altijd de volle tijd
    .about = Als iedereen in het geheim een vraag krijgt, wacht de tafel altijd de volle tijd, ook als iedereen heeft geantwoord: zo merkt niemand wie moest nadenken.
web-new-open = Tafel openen

## Voor het begin

web-lobby-wait = Wachten tot de partij begint.
web-lobby-invite = Uitnodigen
web-lobby-link = Link
web-lobby-code = Code
web-lobby-qr = De link als QR-code, voor de camera van een telefoon
web-network-shut = Tot nu toe kan alleen dit apparaat bij de tafel.
web-network-open = Mensen op je netwerk uitnodigen
web-network-about = De server is dan ook op je netwerk te bereiken, tot je hem weer sluit of stopt. Wie op dezelfde wifi zit, komt met de link binnen.
web-network-is-open = Deze server is open voor je netwerk.
web-network-close = Weer sluiten
web-lobby-start = Beginnen
web-lobby-fill = Bots nemen de vrije plaatsen in.
web-lobby-fill-level = Vrije plaatsen: bots op niveau “{ $level }”.
web-lobby-windows = Geheime antwoorden: de tafel wacht altijd de volle tijd.
web-lobby-open-seat = Vrij
web-lobby-stand = Plaats vrijgeven
web-lobby-own-link = Je plaats op een ander apparaat openen

## Rond de tafel

web-asked-you = Jij bent aan de beurt!
web-asked-other = { $names } { $count ->
        [one] denkt
       *[other] denken
    } na.
web-asked-secret = Iedereen antwoordt in het geheim.
web-asked-sent = Versturen …
web-watching = Je kijkt toe.
web-looking-back = Terugblik: zet { $move } van { $moves }.
web-to-now = Naar de partij
web-step-back = Vorige zet
web-step-on = Volgende zet
web-step-first = Eerste zet
web-game-over = De partij is afgelopen.
web-undo = Terugnemen
web-undone = Er is een zet teruggenomen.
web-log = Verloop
web-log-empty = Er is nog niets gebeurd.
web-log-open = Toon het verloop
web-phrases = Zeg iets
web-mute = Berichten verbergen
web-unmute = Berichten tonen
web-phrase-hello = Hallo!
web-phrase-good-luck = Succes!
web-phrase-well-played = Goed gespeeld!
web-phrase-oops = Oeps!
web-phrase-thinking = Even denken …
web-phrase-your-turn = Jij bent aan de beurt!
web-phrase-thanks = Dank je!
web-phrase-again = Nog een keer?
web-phrase-bye = Dag!
web-said = { $seat }: { $text }
web-say-text = Je bericht
web-say-send = Versturen
web-menu = Menu
web-leave = Tafel verlaten
web-leave-about = Een bot neemt het voor je over. Je kunt terugkomen.
web-resign = Opgeven
web-resign-about = De partij definitief opgeven.
web-resign-sure = De partij definitief opgeven?
web-resign-no = Nee, doorspelen
web-resign-yes = Ja, opgeven
web-ending-resigned = { $name } heeft opgegeven
web-win-bot-alone = De bot die invalt voor { $name } wint.
web-win-bot-first = De bot die invalt voor { $name }
web-win-bot = de bot die invalt voor { $name }
web-send-away = { $name } wegsturen
web-send-away-sure = Een bot neemt deze plaats definitief over.
web-send-away-no = Nee, mag blijven
web-send-away-yes = Ja, een bot speelt verder
web-take-back = Plaats weer innemen
web-away-you = Een bot speelt voor je.
web-resigned-you = Je hebt opgegeven. Een bot speelt verder.
web-seat-person = een speler
web-seat-is-bot = een bot
web-seat-is-level = een bot, niveau “{ $level }”
web-seat-is-away = een bot speelt
web-seat-offline = verbinding verbroken
web-seat-turn = aan de beurt
web-seat-self = jij
web-players = Spelers
web-seat-points = { $points ->
        [one] 1 punt als het nu voorbij was
       *[other] { $points } punten als het nu voorbij was
    }
web-choices = Kies: { $choices }{ $more ->
        [0] .
        [1] ; of nog 1 andere.
       *[other] ; of nog { $more } andere.
    }
web-seat-time = nog { $time }
web-spectators = { $count ->
        [one] 1 persoon kijkt toe
       *[other] { $count } personen kijken toe
    }
web-link-lost = Verbinding verbroken. Opnieuw verbinden …
web-link-closed = Deze tafel is er niet meer.
web-warning-you = Je tijd raakt op: over { $seconds } s neemt een bot het over.

## Het einde

web-end-title = Einde
web-counting = We tellen …
web-decided = Sleutelmoment
web-rematch = Nog een keer
web-next-title = Drie keer gewonnen op “{ $level }”!
web-next-ask = Toe aan meer? Het volgende niveau is “{ $next }”.
web-next-go = Speel op “{ $next }”
web-next-wish = Stel me het volgende niveau weer voor
web-next-later = Nu niet
web-next-never = Niet meer vragen
web-rematch-go = Naar de nieuwe tafel
web-watch-replay = Partij terugkijken
web-save-record = Partij opslaan
web-fair = Hoe er geschud is, lag vast vóór de eerste zet
web-fair-about = De controlecode { $commit } was vanaf het begin te zien. Het is de SHA-256-hash van seed { $seed } en salt { $salt }.

## Terugkijken

web-replay-title = Terugkijken
web-replay-seat = Bekijk als
web-replay-all = kijker
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-move = Zet { $move } van { $moves }
web-replay-jump = Ga naar zet
web-replay-share = Kopieer link naar deze zet
web-replay-file = Opgeslagen partij op dit apparaat openen

## Regels

web-rules-title = Regels: { $game }
web-rules-search = Zoek in de regels
web-rules-found = { $count ->
        [0] Geen spelregel bevat deze woorden.
        [one] 1 spelregel
       *[other] { $count } spelregels
    }
web-rules-about = Elke spelregel in onze eigen woorden. Waar het spelregelboekje ruimte laat, staat “Onze uitleg”.
web-rules-authors = Voor wie zelf kaartpakketten schrijft
web-example = Laat zien
web-example-again = Nog een keer
web-rules-none = Dit spel heeft hier nog geen spelregels.

## De score, deel voor deel

web-ranking = Eindstand
web-ranking-total = Totaal
web-ranking-skip = Overslaan
web-ranking-again = Nog eens bekijken
web-ranking-close = Bord bekijken
web-ranking-winner = Winnaar
