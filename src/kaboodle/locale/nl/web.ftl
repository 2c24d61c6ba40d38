# De woorden van de browser: de plank, de tafel, terugkijken, regels, instellingen.

## Overal

web-title = Kaboodle
web-home = Naar de plank
web-language = Taal
web-sound-on = Geluid aan
web-sound-off = Geluid uit
web-volume = Volume
web-ambience = Geluiden van de plek
web-call = Roep me als ik aan de beurt ben
web-call-about = Een melding van je browser, terwijl je iets anders bekijkt. Hij vraagt of het mag.
web-speed = Snelheid van de bewegingen
web-speed-calm = rustig
web-speed-normal = normaal
web-speed-quick = snel
web-speed-instant = meteen
web-close = Sluiten
web-loading = Een ogenblik …
web-no-server = De server is niet bereikbaar. Staat hij aan?
web-lost = Deze weg loopt dood
web-try-again = Opnieuw proberen
web-copy = Kopiëren
web-copied = Gekopieerd
web-share = Delen
web-yes = Ja
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
web-set-table = Tafel klaarzetten
web-rules = Regels
web-seats-exact = { $seats } spelers
web-seats-range = { $low } tot { $high } spelers
web-not-yet = Het spelbord is nog niet gebouwd
web-in-terminal = Het is te spelen in de terminal:
web-join-code = Meedoen met een code
web-code = Code
web-join = Meedoen
web-running = Tafels
web-running-none = Er is nu geen tafel voor iedereen open.
web-go-on = Ga verder waar je was
web-resume = Verder
web-watch = Kijken
web-sit = Gaan zitten
web-open-record = Verslag openen
web-status-lobby = loopt vol
web-status-playing = bezig
web-status-over = afgelopen
web-status-closed = gesloten
web-game-of = { $game }: { $names }

## Een tafel klaarzetten

web-new-title = Tafel klaarzetten
web-new-seats = Plaatsen
web-new-seat-count = Hoeveel plaatsen
web-new-more = Een plaats meer
web-new-fewer = Een plaats minder
web-seat-open = Vrij, voor een gast
web-seat-bot = Bot: { $bot }
web-bot-random = makkelijk
web-bot-greedy = vlot
web-bot-levels = Wie er op plaats { $number } zit
web-new-options = Huisregels
web-new-pace = Bedenktijd
web-pace-none = Zonder grens
    .about = Neem de tijd die je wilt.
web-pace-relaxed = Ontspannen
    .about = Tijd genoeg; voor wie weggaat speelt een bot verder.
web-pace-fast = Snel
    .about = Weinig tijd voor elke keuze.
web-new-visibility = Wie hem kan vinden
web-visibility-public = Iedereen
    .about = Hij staat op de plank van deze server.
web-visibility-link = Wie de link heeft
    .about = Hij staat nergens.
web-visibility-code = Wie de code heeft
    .about = Vier letters om door de kamer te roepen.
web-new-undo = Zetten mogen worden teruggenomen
    .about = Zolang ze niets nieuws lieten zien en niemand daarna iets heeft gedaan.
web-new-chat = Vrije tekst
    .about = Anders praat je met kant-en-klare zinnen.
web-new-open = Tafel klaarzetten

## Voor het begin

web-lobby-wait = Wachten tot de gastheer of gastvrouw start.
web-lobby-invite = Uitnodigen
web-lobby-link = Link
web-lobby-code = Code
web-lobby-qr = Een plaatje van de link, voor de camera van een telefoon
web-network-shut = Tot nu toe kan alleen dit apparaat bij de tafel.
web-network-open = Mensen op je netwerk uitnodigen
web-network-about = De server luistert dan ook op je netwerk, tot je hem weer sluit of stopt. Wie op dezelfde wifi zit, komt met de link binnen.
web-network-is-open = Deze server is open voor je netwerk.
web-network-close = Weer sluiten
web-lobby-start = Start
web-lobby-fill = Vrije plaatsen gaan naar bots.
web-lobby-open-seat = Vrij
web-lobby-stand = Opstaan
web-lobby-own-link = Je eigen plaats, op een ander apparaat

## Rond de tafel

web-asked-you = Jij bent aan de beurt!
web-asked-other = { $names } { $count ->
        [one] denkt
       *[other] denken
    } na.
web-asked-sent = Versturen …
web-watching = Je kijkt toe.
web-looking-back = Je kijkt terug: zet { $move } van { $moves }.
web-to-now = Terug naar nu
web-step-back = Een stap terug
web-step-on = Een stap verder
web-step-first = Naar het begin
web-game-over = Het spel is afgelopen.
web-undo = Terugnemen
web-undone = Er is een zet teruggenomen.
web-log = Wat er gebeurde
web-log-empty = Er is nog niets gebeurd.
web-log-open = Laat zien wat er gebeurde
web-phrases = Zeg iets
web-mute = De anderen dempen
web-unmute = De anderen horen
web-phrase-hello = Hallo!
web-phrase-good-luck = Succes!
web-phrase-well-played = Goed gespeeld!
web-phrase-oops = Oeps!
web-phrase-thinking = Even denken …
web-phrase-your-turn = Jij bent!
web-phrase-thanks = Dank je!
web-phrase-again = Nog een keer?
web-phrase-bye = Dag!
web-said = { $seat }: { $text }
web-say-text = Jouw woorden
web-say-send = Versturen
web-menu = Menu
web-leave = De tafel verlaten
web-leave-about = Een bot speelt voor je verder. Je kunt terugkomen.
web-resign = Opgeven
web-resign-about = Het spel voorgoed opgeven.
web-take-back = Mijn plaats terugnemen
web-away-you = Een bot speelt voor je.
web-seat-person = een mens
web-seat-is-bot = een bot
web-seat-is-away = een bot speelt verder
web-seat-offline = verbinding weg
web-seat-turn = aan zet
web-seat-self = jij
web-players = Spelers
web-seat-points = { $points ->
        [one] 1 punt als het nu voorbij was
       *[other] { $points } punten als het nu voorbij was
    }
web-choices = Je kunt kiezen: { $choices }{ $more ->
        [0] .
       *[other] , en nog { $more }.
    }
web-seat-time = nog { $time }
web-spectators = { $count ->
        [one] 1 persoon kijkt toe
       *[other] { $count } personen kijken toe
    }
web-link-lost = Verbinding weg. Zo weer terug …
web-link-closed = Deze tafel is niet meer bereikbaar.
web-warning-you = Je tijd raakt op: over { $seconds } s neemt een bot het over.
## Het einde

web-end-title = Einde
web-counting = We tellen …
web-decided = Het beslissende moment
web-rematch = Nog een keer
web-rematch-go = Naar de nieuwe tafel
web-watch-replay = Opnieuw bekijken
web-save-record = Verslag bewaren
web-fair = Het schudden lag vast vóór de eerste zet
web-fair-about = Het merk { $commit } was vanaf het begin te zien; het is de hash van startgetal { $seed } en zout { $salt }.

## Terugkijken

web-replay-title = Terugkijken
web-replay-seat = Gezien door
web-replay-all = een toeschouwer
web-replay-play = Afspelen
web-replay-pause = Pauze
web-replay-move = Zet { $move } van { $moves }
web-replay-jump = Ga naar een zet
web-replay-share = Link naar deze zet kopiëren
web-replay-file = Verslag van dit apparaat openen

## Regels

web-rules-title = Regels: { $game }
web-rules-search = Zoek in de regels
web-rules-found = { $count ->
        [0] Geen regel bevat deze woorden.
        [one] Eén regel
       *[other] { $count } regels
    }
web-rules-about = Elke regel in onze eigen woorden. Waar het spelregelboekje ruimte laat, is onze lezing aangegeven.
web-rules-authors = Voor wie een pakket schrijft
web-example = Laat zien
web-example-again = Nog een keer
web-rules-none = Dit spel heeft hier nog geen regels.

## De score, deel voor deel

web-ranking = De rangschikking
web-ranking-total = Samen
web-ranking-skip = Laat alles zien
web-ranking-again = Vertel het nog eens
web-ranking-close = Het bord bekijken
web-ranking-winner = Winnaar
