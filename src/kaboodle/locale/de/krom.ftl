# KROM: Wörter, Möglichkeiten, Ereignisse, Absagen, Optionen und die Namen des Standardpakets.

game-krom = KROM
    .about = Heimlich ziehen, um den Vortritt kämpfen und mit Erfindungen Häuptling des Stammes werden.

## Wörter des Spiels
## Ein „place“ steht immer als Ortsangabe im Satz (Kampf im Wald), eine „site“ als bloßer Name.

krom-place-cave = in der Höhle
krom-place-forest = im Wald
krom-place-savanna = in der Savanne
krom-place-mountain = auf dem Berg
krom-site-cave = Höhle
krom-site-forest = Wald
krom-site-savanna = Savanne
krom-site-mountain = Berg
krom-sign-kroms = K
krom-sign-wood = H
krom-sign-stone = S
krom-sign-bone = Kn
krom-sign-life = ♥
krom-sign-cards = B
krom-good-kroms = Kroms
krom-good-wood = Holz
krom-good-stone = Stein
krom-good-bone = Knochen
krom-good-life = Lebenspunkte
krom-good-cards = Bonuskarten
krom-deck-picking = Sammelstapel
krom-deck-hunting = Jagdstapel
krom-deck-bonus = Bonusstapel
krom-combination-nothing = nichts
krom-combination-pair = ein Pärchen
krom-combination-two-pairs = zwei Pärchen
krom-combination-three = ein Drilling
krom-combination-full-house = Drilling + Pärchen
krom-combination-four = ein Vierling
krom-combination-five = ein Fünfling
krom-combination-straight = eine Straße
krom-ending-evolved = Die nötigen Evolutionspunkte sind erreicht
krom-ending-capped = Die letzte Runde ist gespielt

## So viele davon

krom-count-kroms = { $count ->
        [one] 1 Krom
       *[other] { $count } Kroms
    }
krom-count-wood = { $count } Holz
krom-count-stone = { $count ->
        [one] 1 Stein
       *[other] { $count } Steine
    }
krom-count-bone = { $count } Knochen
krom-count-life = { $count ->
        [one] 1 Lebenspunkt
       *[other] { $count } Lebenspunkte
    }
krom-count-cards = { $count ->
        [one] 1 Bonuskarte
       *[other] { $count } Bonuskarten
    }

## Möglichkeiten

krom-do-go = Die Runde { $place } verbringen
krom-do-be = { $character } sein
krom-do-pass = Passen
krom-do-allow = Karte durchlassen
    .short = Durchlassen
krom-do-allow-round = Karten diese Runde durchlassen, wenn sie nicht auf mich zielen
    .short = Diese Runde
krom-do-allow-all = Jede Karte durchlassen, bis ich etwas anderes sage
    .short = Immer
krom-do-rob = { $good } stehlen
krom-do-rob-card = Eine Bonuskarte stehlen, blind gezogen
krom-do-rob-nothing = Nichts stehlen
krom-do-withdraw = Mich bei Karten wieder fragen
    .short = Mich fragen
krom-do-rest = Pause machen
krom-do-buy = { $good } kaufen
krom-do-buy-card = Eine Bonuskarte kaufen
krom-do-shuffle = Die Ablage in den Sammelstapel mischen
    .short = Einmischen
krom-do-pick = Eine Sammelkarte ziehen
krom-do-hunt = Die Beute auf Feld { $space } jagen{ $dice ->
        [0] {""}
        [one] , mit 1 Würfel mehr
       *[other] , mit { $dice } Würfeln mehr
    }
krom-do-climb = Klettern
krom-do-reroll = Neu werfen: { $dice }
krom-do-take = Belohnung { $reward } dieser Würfel nehmen
krom-do-realise = Die Erfindung auf Feld { $space } verwirklichen
krom-do-end = Aktionsphase beenden
    .short = Phase beenden
krom-do-play = „{ $card }“ spielen
krom-do-play-on = „{ $card }“ gegen { $target } spielen

## Was geschah

krom-gained-kroms = { $seat } bekommt { krom-count-kroms }.
krom-gained-wood = { $seat } bekommt { krom-count-wood }.
krom-gained-stone = { $seat } bekommt { krom-count-stone }.
krom-gained-bone = { $seat } bekommt { krom-count-bone }.
krom-gained-life = { $count ->
        [0] { $seat } hat schon alle 7 Lebenspunkte.
       *[other] { $seat } bekommt { krom-count-life }.
    }
krom-lost-kroms = { $seat } { $paid ->
        [0] verliert
       *[other] zahlt
    } { krom-count-kroms }.
krom-lost-wood = { $seat } { $paid ->
        [0] verliert
       *[other] zahlt
    } { krom-count-wood }.
krom-lost-stone = { $seat } { $paid ->
        [0] verliert
       *[other] zahlt
    } { krom-count-stone }.
krom-lost-bone = { $seat } { $paid ->
        [0] verliert
       *[other] zahlt
    } { krom-count-bone }.
krom-handed-kroms = { $target } bekommt { krom-count-kroms } von { $seat }.
krom-handed-wood = { $target } bekommt { krom-count-wood } von { $seat }.
krom-handed-stone = { $target } bekommt { krom-count-stone } von { $seat }.
krom-handed-bone = { $target } bekommt { krom-count-bone } von { $seat }.
krom-character-taken = { $seat } ist { $character }.
krom-round-begins = Runde { $round }.
krom-got-up = { $seat } steht mit { $life } Lebenspunkten wieder auf.
krom-moved = { $seat } ist jetzt { $place }.
krom-beast-moved = Der Kromosaurier stampft jetzt { $place } herum.
krom-combat-begins = Kampf { $place }, mit { $fighters }!
krom-beast-fights = Der Kromosaurier ist hier, mit { $life } Lebenspunkten, und greift an.
krom-rolled = { $seat } würfelt { $die }.
krom-beast-rolled = Der Kromosaurier würfelt { $die }, das macht { $total }.
krom-passed = { $seat } passt.
krom-dice-added = { $seat } würfelt { $dice } dazu und hat { $total }.
krom-value-added = { $seat } legt { $value } drauf und hat { $total }.
krom-combat-won = { $seat } gewinnt { $place } mit { $total }.
krom-beast-won = Der Kromosaurier gewinnt { $place } mit { $total }.
krom-hurt = { $seat } verliert { $points ->
        [one] 1 Lebenspunkt
       *[other] { $points } Lebenspunkte
    } und hat noch { $left }.
krom-beast-hurt = Der Kromosaurier verliert { $points ->
        [one] 1 Lebenspunkt
       *[other] { $points } Lebenspunkte
    } und hat noch { $left }.
krom-stunned = { $seat } geht KO!
krom-trophy-won = { $seat } streckt den Kromosaurier nieder und behält ihn als Trophäe: 1 Evolutionspunkt.
krom-trophy-taken = { $seat } nimmt { $target } die Trophäe ab, samt Punkt.
krom-robbery-declined = { $seat } lässt die Taschen von { $target } in Ruhe.
krom-card-robbed = { $seat } zieht eine Bonuskarte aus der Hand von { $target }.
krom-card-robbed-known = { $seat } zieht „{ $card }“ aus der Hand von { $target }.
krom-phase-begins = { $seat } ist { $place } am Zug.
krom-phase-ended = { $seat } ist fertig.
krom-warmed = { $seat } wärmt sich auf und hat { $life } Lebenspunkte.
krom-frozen = { $seat } friert und hat { $life } Lebenspunkte.
krom-rested = { $seat } macht Pause.
krom-card-drawn = { $seat } zieht eine Bonuskarte.
krom-card-drawn-known = { $seat } zieht „{ $card }“.
krom-nothing-to-draw = Für { $seat } ist keine Bonuskarte mehr da.
krom-deck-remade = Der { $deck } wird gemischt: { $cards ->
        [one] 1 Karte
       *[other] { $cards } Karten
    }.
krom-card-played = { $seat } spielt „{ $card }“.
krom-card-played-on = { $seat } spielt „{ $card }“ gegen { $target }.
krom-countered = { $seat } kontert { $target } mit „{ $card }“.
krom-cancelled = „{ $card }“ von { $seat } wird ohne Wirkung abgelegt.
krom-picked = { $seat } findet „{ $card }“.
krom-hunted = { $seat } jagt „{ $card }“ und würfelt { $dice }: { $total }.
krom-prey-escaped = „{ $card }“ entkommt.
krom-prey-appears = „{ $card }“ taucht auf Feld { $space } auf.
krom-climbed = { $seat } hat { $dice } am Felsen.
krom-climb-rewarded = { $seat } belässt es dabei: { $combination }.
krom-realised = { $seat } verwirklicht „{ $card }“: { $points ->
        [one] 1 Evolutionspunkt
       *[other] { $points } Evolutionspunkte
    }.
krom-idea-appears = „{ $card }“ kann jetzt auf Feld { $space } verwirklicht werden.
krom-game-won = { $seat } erreicht { $points } Evolutionspunkte und wird Häuptling!
krom-game-capped = Die letzte Runde ist gespielt. Der Sieg geht an { $winners }.

## Absagen

krom-no-clock = Dieses Spiel hat keine Uhr, darum trägt ein Zug keine Zeit.
krom-game-is-over = Das Spiel ist vorbei.
krom-not-asked = Du bist gerade nicht gefragt.
krom-no-order = Du hast keinen Dauerauftrag hinterlassen.
krom-order-stands = Das ist schon dein Dauerauftrag.
krom-first-choose-place = Wähle erst, wohin du gehst.
krom-must-move = Du musst weiterziehen: Wähle einen anderen Ort als den, an dem du bist.
krom-first-choose-character = Wähle erst einen Charakter.
krom-character-is-taken = Diesen Charakter hat schon jemand.
krom-victim-has-none = Das hat dein Opfer nicht: { $good }.
krom-first-rob = Bestiehl erst dein Opfer oder verzichte.
krom-first-fight = Spiele erst eine Kampfkarte oder passe.
krom-first-answer = Lass die Karte erst durch oder kontere sie.
krom-card-not-now = „{ $card }“ kann jetzt nicht gespielt werden.
krom-card-not-held = Du hast „{ $card }“ nicht auf der Hand.
krom-card-elsewhere = „{ $card }“ trägt das Symbol eines anderen Ortes.
krom-card-too-dear = Du kannst „{ $card }“ nicht bezahlen.
krom-card-gains-nothing = Für „{ $card }“ ist nichts mehr zu bekommen.
krom-no-such-target = „{ $card }“ braucht ein Ziel: jemand anderen am Tisch.
krom-target-elsewhere = „{ $card }“ braucht ein Ziel an deinem Ort.
krom-target-has-none = Dort gibt es nichts, was „{ $card }“ nehmen könnte.
krom-not-in-phase = Das ist deine Aktionsphase: Diese Wahl gibt es darin nicht.
krom-dice-on-table = Entscheide erst über deine Kletterwürfel.
krom-other-place = Das geht nur { $place }.
krom-place-action-done = Eine Ortsaktion pro Phase: Deine hattest du schon.
krom-services-rule-out-rest = Du hast Dienste gekauft, also kannst du nicht auch Pause machen.
krom-rest-rules-out-services = Du hast Pause gemacht, also kannst du nicht auch Dienste kaufen.
krom-life-is-full = Du hast alle deine Lebenspunkte.
krom-no-bonus-cards = Es gibt keine Bonuskarten mehr zu ziehen.
krom-supply-is-empty = Im Vorrat ist nichts mehr davon: { $good }.
krom-shuffle-comes-first = Die Ablage wird vor der ersten Karte eingemischt, nicht später.
krom-nothing-to-shuffle = Es gibt keine Ablage zum Einmischen.
krom-no-more-picking = Mehr als vier Karten gibt es nicht.
krom-one-hunt = Eine Jagd pro Phase.
krom-no-dice-on-table = Du hast keine Würfel am Felsen.
krom-one-reward-only = Diese Würfel geben eine einzige Belohnung, ohne Wahl.
krom-no-more-rerolls = Mehr als viermal wird nicht neu geworfen.
krom-too-few-kroms = Das kostet { $price } Kroms, und du hast { $kroms }.
krom-no-evolution-there = Auf diesem Feld liegt keine Erfindung.
krom-evolution-too-dear = Du kannst „{ $card }“ nicht bezahlen.
krom-evolution-elsewhere = „{ $card }“ wird nur { $place } verwirklicht.

## Die Wertung, Teil für Teil

krom-part-evolutions = Erfindungen
krom-part-trophy = Trophäe

## Optionen

krom-option-glacial = Eiszeitspielplan
    .about = Eine Aktionsphase draußen in der Kälte kostet einen Lebenspunkt, eine in der Höhle bringt einen zurück.
krom-option-kromosaurus = Kromosaurier
    .about = Ein Untier streift durch Wald, Savanne und Berg, bekämpft alle, die es trifft, und gibt eine Trophäe ab.
krom-option-long_game = Langes Spiel
    .about = Zum Sieg braucht es zwei Evolutionspunkte mehr.
krom-option-stun_recovery = Lebenspunkte beim Aufstehen
    .about = Volle Lebenspunkte wie in den englischen und italienischen Regeln oder 6 wie in den französischen und deutschen.
krom-option-stun_recovery-7 = 7, alle
krom-option-stun_recovery-6 = 6
krom-option-endless_supply = Endloser Vorrat
    .about = Die Marker gehen nie aus.
krom-option-characters = Charaktere
    .about = Wer wen spielt: vom Zufall verteilt oder der Reihe nach gewählt.
krom-option-characters-dealt = verteilt
krom-option-characters-chosen = gewählt
krom-option-round_cap = Höchstens so viele Runden
    .about = Nach so vielen Runden gewinnen die meisten Evolutionspunkte.

## Charaktere des Standardpakets

krom-character-alma = Alma
    .flavour = Sieht den Weg, wo andere nur Bäume sehen.
krom-character-morhy = Mörhy
    .flavour = Lacht zuletzt, und meistens ganz oben auf dem Felsen.
krom-character-valkyr = Valkyr
    .flavour = Hat noch nie einen Streit mit einem Mammut verloren.
krom-character-karok = Karok
    .flavour = Denkt mit den Händen, meist mit geballten.
krom-character-tunda = Tunda
    .flavour = Trägt das ganze Lager, und dem ganzen Lager alles nach.
krom-character-kolos = Kolos
    .flavour = Felsen machen ihm Platz. Die meisten jedenfalls.

## Sammelkarten des Standardpakets

krom-card-bare-branches = Kahle Zweige
    .flavour = Jemand war schneller. Jemand mit Hunger.
krom-card-false-trail = Falsche Fährte
    .flavour = Ein langer Marsch in einem weiten Kreis.
krom-card-dry-sticks = Dürre Stöckchen
    .flavour = Gut fürs Feuer, schlecht fürs Gespräch.
krom-card-crooked-bough = Krummer Ast
    .flavour = Vom Wind zu etwas fast Nützlichem gebogen.
krom-card-fallen-trunk = Umgestürzter Stamm
    .flavour = Die schwere Arbeit hat der Sturm erledigt.
krom-card-shining-beetles = Schillernde Käfer
    .flavour = Mehr wert, als sie schmecken.
krom-card-sour-berries = Saure Beeren
    .flavour = Das Gesicht, das du ziehst, ist die halbe Heilung.
krom-card-sleepy-moss = Schlummermoos
    .flavour = Einmal hingelegt, und der Wald deckt dich zu.
krom-card-honeycomb = Honigwabe
    .flavour = Die Bienen sind anderer Meinung.
krom-card-odd-mushroom = Seltsamer Pilz
    .flavour = Er summt, wenn niemand hinsieht.

## Jagdkarten des Standardpakets

krom-card-marsh-frog = Sumpffrosch
    .flavour = Lauter Beine und kein Plan.
krom-card-hare = Schneehase
    .flavour = Weg, bevor du fertig gezeigt hast.
krom-card-tortoise = Alte Schildkröte
    .flavour = Langsam, aber deinesgleichen kennt sie schon.
krom-card-vulture = Kahler Geier
    .flavour = Er wartet auf dich, ganz höflich.
krom-card-viper = Sandviper
    .flavour = Ein Gürtel, der beißt.
krom-card-gazelle = Gazelle
    .flavour = Sie läuft nicht weg; du bleibst zurück.
krom-card-warthog = Warzenschwein
    .flavour = Schlechte Laune auf kurzen Beinen.
krom-card-ostrich = Hoher Strauß
    .flavour = Tritt zu wie ein fallender Baum.
krom-card-hyena = Lachende Hyäne
    .flavour = Der Witz bist du.
krom-card-wolf = Urwolf
    .flavour = Nie allein, auch wenn es so aussieht.
krom-card-giant-armadillo = Riesengürteltier
    .flavour = Ein Felsbrocken, bis er niest.
krom-card-cave-lion = Höhlenlöwe
    .flavour = Früher war das seine Höhle.
krom-card-bison = Steppenbison
    .flavour = Einer von sehr, sehr vielen.
krom-card-giant-elk = Riesenhirsch
    .flavour = Trägt einen Baum auf dem Kopf. Sag bloß nichts.
krom-card-cave-bear = Höhlenbär
    .flavour = Weck ihn nicht auf. Oh.
krom-card-woolly-rhinoceros = Wollnashorn
    .flavour = Kurzer Blick, langes Horn, keine Bremse.
krom-card-mammoth = Mammut
    .flavour = Ernährt den Stamm einen Mond lang, wenn der Stamm es überlebt.

## Bonuskarten des Standardpakets

krom-card-big-stick = Großer Stock
    .flavour = Die erste Idee, die jemand hatte.
krom-card-spiked-club = Stachelkeule
    .flavour = Die zweite Idee.
krom-card-boulder = Rollender Felsbrocken
    .flavour = Am besten von oben.
krom-card-war-cry = Kriegsschrei
    .flavour = Hauptsächlich Vokale.
krom-card-charge = Mit dem Kopf voran
    .flavour = Gedacht wird später.
krom-card-fury = Rote Wut
    .flavour = Frag die Wand, wie es war.
krom-card-lost-purse = Verlorener Beutel
    .flavour = Wer findet, behält. Das ist das ganze Gesetz.
krom-card-hidden-logs = Versteckte Stämme
    .flavour = Unter dem Laub, wo du sie vergessen hast.
krom-card-loose-flint = Loser Feuerstein
    .flavour = Den ganzen Tag war er in deiner Sandale.
krom-card-old-carcass = Alter Kadaver
    .flavour = Durch den Mund atmen.
krom-card-herb-tea = Bitterer Kräutertee
    .flavour = Was so schmeckt, muss helfen.
krom-card-hole-in-the-bag = Loch im Beutel
    .flavour = Folge der Spur der Kroms bis zum Beutel.
krom-card-thrown-stone = Steinwurf
    .flavour = Aus dem Gebüsch, versteht sich.
krom-card-wasp-nest = Wespennest
    .flavour = Abliefern und rennen.
krom-card-termites = Termiten
    .flavour = Sie fressen alles, sogar die Ausreden.
krom-card-quick-fingers = Flinke Finger
    .flavour = Halt mal kurz. Danke.
krom-card-borrowed-log = Geborgter Stamm
    .flavour = Zurück in der nächsten Eiszeit.
krom-card-rockslide = Hilfreicher Steinschlag
    .flavour = Alles rollte genau zu dir.
krom-card-barter = Tauschhandel
    .flavour = Ein guter Stein gegen schlechte Zähne und zwei Kroms.
krom-card-bone-market = Knochenmarkt
    .flavour = Jeder Hund im Tal ist Stammkunde.
krom-card-fair-exchange = Fairer Tausch
    .flavour = Fair für mindestens einen von euch.
krom-card-raised-eyebrow = Hochgezogene Braue
    .flavour = Nein.

## Erfindungen des Standardpakets

krom-card-torch = Fackel
    .flavour = Die Nacht wird ein wenig kürzer.
krom-card-sandals = Sandalen
    .flavour = Die linke wurde zuerst erfunden.
krom-card-hand-axe = Faustkeil
    .flavour = Eine Zeit lang am falschen Ende scharf.
krom-card-spear = Speer
    .flavour = Damit zeigt man von weiter weg.
krom-card-necklace = Zahnkette
    .flavour = Verrät allen, was es bei dir zu essen gab.
krom-card-basket = Korb
    .flavour = Aus zwei Händen werden sechs.
krom-card-needle = Knochennadel
    .flavour = Leb wohl, Zugluft.
krom-card-rope = Seil
    .flavour = Zweimal erfunden; das erste ist gerutscht.
krom-card-campfire = Gezähmtes Feuer
    .flavour = Es darf bleiben, wenn es brav ist.
krom-card-tent = Fellzelt
    .flavour = Eine Höhle zum Mitnehmen.
krom-card-bow = Bogen
    .flavour = Das Schlaue daran war die Sehne.
krom-card-flute = Flöte
    .flavour = Der Stamm bittet um Ruhe, dann um Zugabe.
krom-card-trap = Fallgrube
    .flavour = Merk dir, wo du gegraben hast.
krom-card-mill = Mahlstein
    .flavour = Brot folgt in ein paar Tausend Jahren.
krom-card-raft = Floß
    .flavour = Schwimmt, meistens mit Absicht.
krom-card-statue = Götze aus Stein
    .flavour = Er sieht niemandem ähnlich. Alle sind beleidigt.
krom-card-drum = Kriegstrommel
    .flavour = Die Nachbarn ziehen weg.
krom-card-paint = Höhlenmalerei
    .flavour = Die erste zeigte einen Bison, die zweite auch.
krom-card-wheel = Das Rad
    .flavour = Anfangs eckig.
krom-card-canoe = Einbaum
    .flavour = Ein Baum, eine sehr lange Woche.
krom-card-hut = Mammuthütte
    .flavour = Geräumig, zugig und mit Stoßzähnen.
krom-card-calendar = Steinkreis
    .flavour = Jetzt kannst du zu spät kommen.
krom-card-catapult = Katapult
    .flavour = Der Felsbrocken muss nicht mehr auf einem Hügel liegen.
krom-card-sledge = Knochenschlitten
    .flavour = Bergab erfindet er sich von selbst.
krom-card-speech = Das gesprochene Wort
    .flavour = Danach war nie wieder jemand still.
