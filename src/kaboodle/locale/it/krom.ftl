# KROM: words, choices, events, refusals, options, and the names of the standard pack.

game-krom = KROM
    .about = Muoviti in segreto, combatti per agire prima degli altri e, un’invenzione dopo l’altra, diventa capo della tribù.

## Words of the game

krom-place-cave = Caverna
krom-place-forest = Foresta
krom-place-savanna = Savana
krom-place-mountain = Montagna
krom-site-cave = Caverna
krom-site-forest = Foresta
krom-site-savanna = Savana
krom-site-mountain = Montagna
krom-sign-kroms = K
krom-sign-wood = L
krom-sign-stone = P
krom-sign-bone = Os
krom-sign-life = ♥
krom-sign-cards = C
krom-good-kroms = Krom
krom-good-wood = legno
krom-good-stone = pietra
krom-good-bone = osso
krom-good-life = punti vita
krom-good-cards = carte Bonus
krom-deck-picking = mazzo Raccolta
krom-deck-hunting = mazzo Caccia
krom-deck-bonus = mazzo Bonus
krom-combination-nothing = niente
krom-combination-pair = una coppia
krom-combination-two-pairs = una doppia coppia
krom-combination-three = un tris
krom-combination-full-house = un full
krom-combination-four = un poker
krom-combination-five = cinque dadi uguali
krom-combination-straight = una scala
krom-ending-evolved = Qualcuno ha raggiunto i punti per vincere
krom-ending-capped = I turni sono finiti

## So many of them

krom-count-kroms = { $count } Krom
krom-count-wood = { $count ->
        [one] 1 legno
       *[other] { $count } legni
    }
krom-count-stone = { $count ->
        [one] 1 pietra
       *[other] { $count } pietre
    }
krom-count-bone = { $count ->
        [one] 1 osso
       *[other] { $count } ossa
    }
krom-count-life = { $count ->
        [one] 1 punto vita
       *[other] { $count } punti vita
    }
krom-count-cards = { $count ->
        [one] 1 carta Bonus
       *[other] { $count } carte Bonus
    }

## Choices

krom-do-go = Vai nella { $place }
    .short = { $place }
krom-do-be = Scegli { $character }
krom-do-pass = Passa
krom-do-allow = Lascia passare la carta
    .short = Lascia passare
krom-do-allow-round = Lascia passare in questo turno le carte non rivolte a me
    .short = Questo turno
krom-do-allow-all = Lascia passare ogni carta finché non dico altro
    .short = Sempre
krom-do-rob = { $good-id ->
        [kroms] Ruba la metà dei Krom
       *[other] Ruba 1 { $good }
    }
    .short = { $good-id ->
        [kroms] Metà dei Krom
       *[other] 1 { $good }
    }
krom-do-rob-card = Ruba una carta Bonus, alla cieca
    .short = Carta Bonus
krom-do-rob-nothing = Non rubare niente
krom-do-withdraw = Chiedimi di nuovo delle carte
    .short = Chiedimi
krom-do-rest = Riposa
krom-do-buy = Compra: { $good }
krom-do-buy-card = Compra una carta Bonus
krom-do-shuffle = Mescola gli scarti nel mazzo Raccolta
    .short = Mescola
krom-do-pick = Pesca una carta Raccolta
krom-do-hunt = Caccia la preda nella casella { $space }{ $dice ->
        [0] {""}
        [one] {" "}con un dado in più
       *[other] {" "}con { $dice } dadi in più
    }
    .short = { $dice ->
        [0] Caccia
        [one] Caccia, +1 dado
       *[other] Caccia, +{ $dice } dadi
    }
krom-do-climb = Scala
krom-do-reroll = { $dice-count ->
        [one] Ritira il dado n. { $dice }
       *[other] Ritira i dadi n. { $dice-list }
    }
    .short = { $dice-count ->
        [one] Ritira 1 dado
       *[other] Ritira { $dice-count } dadi
    }
krom-do-take = Prendi la ricompensa { $reward } di questi dadi
krom-do-realise = Realizza l’Evoluzione nella casella { $space }
    .short = Realizza
krom-do-end = Termina la fase di Azione
    .short = Fine fase
krom-do-play = Gioca { $card }
krom-do-play-on = Gioca { $card } su { $target }

## What happened

krom-gained-kroms = { $seat } ottiene { krom-count-kroms }.
krom-gained-wood = { $seat } ottiene { krom-count-wood }.
krom-gained-stone = { $seat } ottiene { krom-count-stone }.
krom-gained-bone = { $seat } ottiene { krom-count-bone }.
krom-gained-life = { $count ->
        [0] { $seat } ha già tutti i punti vita.
       *[other] { $seat } ottiene { krom-count-life }.
    }
krom-lost-kroms = { $seat } { $paid ->
        [0] perde
       *[other] paga
    } { krom-count-kroms }.
krom-lost-wood = { $seat } { $paid ->
        [0] perde
       *[other] paga
    } { krom-count-wood }.
krom-lost-stone = { $seat } { $paid ->
        [0] perde
       *[other] paga
    } { krom-count-stone }.
krom-lost-bone = { $seat } { $paid ->
        [0] perde
       *[other] paga
    } { krom-count-bone }.
krom-handed-kroms = { $target } riceve { krom-count-kroms } da { $seat }.
krom-handed-wood = { $target } riceve { krom-count-wood } da { $seat }.
krom-handed-stone = { $target } riceve { krom-count-stone } da { $seat }.
krom-handed-bone = { $target } riceve { krom-count-bone } da { $seat }.
krom-character-taken = { $seat } è { $character }.
krom-round-begins = Turno { $round }.
krom-got-up = { $seat } si rialza con { $life } punti vita.
krom-moved = { $seat } va nella { $place }.
krom-beast-moved = Il Kromosauro va nella { $place } a passi pesanti.
krom-combat-begins = Combattimento nella { $place }: { $fighters }!
krom-beast-fights = Il Kromosauro è qui, con { $life } punti vita, e attacca.
krom-rolled = { $seat } tira { $die }.
krom-beast-rolled = Il Kromosauro tira { $die }, che fa { $total }.
krom-passed = { $seat } passa.
krom-dice-added = { $seat } tira ancora { $dice } e arriva a { $total }.
krom-value-added = { $seat } aggiunge { $value } e arriva a { $total }.
krom-combat-won = { $seat } vince nella { $place } con { $total }.
krom-beast-won = Il Kromosauro vince nella { $place } con { $total }.
krom-hurt = { $seat } perde { $points ->
        [one] 1 punto vita
       *[other] { $points } punti vita
    } e ne ha { $left }.
krom-beast-hurt = Il Kromosauro perde { $points ->
        [one] 1 punto vita
       *[other] { $points } punti vita
    } e ne ha { $left }.
krom-stunned = { $seat } finisce al tappeto!
krom-trophy-won = { $seat } abbatte il Kromosauro e lo tiene come trofeo: 1 punto Evoluzione.
krom-trophy-taken = { $seat } prende il trofeo, e il suo punto, a { $target }.
krom-robbery-declined = { $seat } lascia stare le tasche di { $target }.
krom-card-robbed = { $seat } pesca una carta Bonus dalla mano di { $target }.
krom-card-robbed-known = { $seat } pesca { $card } dalla mano di { $target }.
krom-phase-begins = { $seat } agisce nella { $place }.
krom-phase-ended = { $seat } ha finito.
krom-warmed = { $seat } si scalda e ha { $life } punti vita.
krom-frozen = { $seat } gela e ha { $life } punti vita.
krom-rested = { $seat } riposa.
krom-card-drawn = { $seat } pesca una carta Bonus.
krom-card-drawn-known = { $seat } pesca { $card }.
krom-nothing-to-draw = Per { $seat } non resta nessuna carta Bonus da pescare.
krom-deck-remade = Si mescola il { $deck }: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }.
krom-card-played = { $seat } gioca { $card }.
krom-card-played-on = { $seat } gioca { $card } su { $target }.
krom-countered = { $seat } contrasta { $target } con { $card }.
krom-cancelled = { $card } di { $seat } si scarta senza effetto.
krom-picked = { $seat } raccoglie { $card }.
krom-hunted = { $seat } caccia { $card } e tira { $dice }: { $total }.
krom-prey-escaped = { $card } se la svigna.
krom-prey-appears = { $card } appare nella casella { $space }.
krom-climbed = { $seat } ha { $dice } sulla parete.
krom-climb-rewarded = { $seat } si ferma con { $combination }.
krom-realised = { $seat } realizza { $card }: { $points ->
        [one] 1 punto Evoluzione
       *[other] { $points } punti Evoluzione
    }.
krom-idea-appears = Ora si può realizzare { $card } nella casella { $space }.
krom-game-won = { $seat } arriva a { $points } punti Evoluzione e diventa capo della tribù!
krom-game-capped = I turni sono finiti. La vittoria va a { $winners }.

## Refusals

krom-no-clock = Questo gioco non ha orologio, quindi una mossa non porta un tempo.
krom-game-is-over = La partita è finita.
krom-not-asked = In questo momento non tocca a te.
krom-no-order = Non hai lasciato nessun ordine permanente.
krom-order-stands = È già il tuo ordine permanente.
krom-first-choose-place = Prima scegli dove andare.
krom-must-move = Devi muoverti: scegli un posto diverso da quello in cui sei.
krom-first-choose-character = Prima scegli un personaggio.
krom-character-is-taken = Quel personaggio ce l’ha qualcun altro.
krom-victim-has-none = La tua vittima non ha { $good }.
krom-first-rob = Prima deruba la tua vittima, o rinuncia.
krom-first-fight = Prima gioca una carta combattimento, o passa.
krom-first-answer = Prima lascia passare la carta, o contrastala.
krom-card-not-now = { $card } non si può giocare ora.
krom-card-not-held = Non hai { $card }.
krom-card-elsewhere = { $card } si gioca solo nella { $place }.
krom-card-too-dear = Non puoi pagare { $card }.
krom-card-gains-nothing = Con { $card } non c’è più niente da ottenere.
krom-no-such-target = { $card } vuole come bersaglio un altro giocatore.
krom-target-elsewhere = { $card } vuole un bersaglio nel posto in cui sei.
krom-target-has-none = Quel giocatore non ha niente che { $card } possa prendere.
krom-not-in-phase = È la tua fase di Azione: questa scelta non ne fa parte.
krom-dice-on-table = Prima sistema i dadi della tua scalata.
krom-other-place = Si fa nella { $place }.
krom-place-action-done = Un’azione del posto per fase: la tua l’hai già fatta.
krom-services-rule-out-rest = Hai comprato servizi, quindi non puoi anche riposare.
krom-rest-rules-out-services = Hai riposato, quindi non puoi anche comprare servizi.
krom-life-is-full = Hai tutti i tuoi punti vita.
krom-no-bonus-cards = Non ci sono più carte Bonus da pescare.
krom-supply-is-empty = La riserva non ha più { $good }.
krom-shuffle-comes-first = Gli scarti si mescolano prima della prima carta, non dopo.
krom-nothing-to-shuffle = Non ci sono scarti da mescolare.
krom-no-more-picking = Quattro carte sono il massimo.
krom-one-hunt = Una caccia per fase.
krom-no-dice-on-table = Non hai dadi sulla parete.
krom-one-reward-only = Questi dadi danno una sola ricompensa, senza scelta.
krom-no-more-rerolls = Quattro rilanci sono il massimo.
krom-too-few-kroms = Costa { $price } Krom e tu ne hai { $kroms }.
krom-no-evolution-there = In quella casella non c’è nessuna Evoluzione.
krom-evolution-too-dear = Non puoi pagare { $card }.
krom-evolution-elsewhere = { $card } si realizza solo nella { $place }.

## The score, part by part

krom-part-evolutions = Evoluzioni
krom-part-trophy = Trofeo

## Options

krom-option-glacial = Mappa glaciale
    .about = Una fase di Azione al freddo costa un punto vita, una nella Caverna ne restituisce uno.
krom-option-kromosaurus = Kromosauro
    .about = Una bestia vaga tra Foresta, Savana e Montagna, combatte chi incontra e diventa un trofeo.
krom-option-long_game = Partita lunga
    .about = Per vincere servono due punti Evoluzione in più.
krom-option-stun_recovery = Punti vita quando ci si rialza
    .about = Tutti, come dicono le regole inglesi e italiane, oppure 6, come dicono le francesi e le tedesche.
krom-option-stun_recovery-7 = 7, vita piena
krom-option-stun_recovery-6 = 6
krom-option-endless_supply = Riserva infinita
    .about = I segnalini non finiscono mai.
krom-option-characters = Personaggi
    .about = Chi gioca con chi: a caso, o a scelta in ordine di posto.
krom-option-characters-dealt = a caso
krom-option-characters-chosen = a scelta
krom-option-round_cap = Turni al massimo
    .about = Dopo questi turni vince chi ha più punti Evoluzione.

## Characters of the standard pack

krom-character-alma = Alma
    .flavour = Vede la strada prima che gli altri vedano il bosco.
krom-character-morhy = Mörhy
    .flavour = L’ultima risata è sua, di solito in cima a una parete.
krom-character-valkyr = Valkyr
    .flavour = Non ha mai perso una discussione con un mammut.
krom-character-karok = Karok
    .flavour = Pensa con le mani, per lo più chiuse a pugno.
krom-character-tunda = Tunda
    .flavour = Porta tutto l’accampamento, e i rancori di tutto l’accampamento.
krom-character-kolos = Kolos
    .flavour = Le rocce si spostano al suo passaggio. Quasi tutte.

## Picking cards of the standard pack

krom-card-bare-branches = Rami Spogli
    .flavour = Qualcuno è passato prima. Qualcuno con fame.
krom-card-false-trail = Falsa Pista
    .flavour = Una lunga passeggiata in un ampio cerchio.
krom-card-dry-sticks = Legnetti Secchi
    .flavour = Ottimi per il fuoco, scarsi per la conversazione.
krom-card-crooked-bough = Ramo Storto
    .flavour = Il vento l’ha piegato in qualcosa di quasi utile.
krom-card-fallen-trunk = Tronco Caduto
    .flavour = Il grosso l’ha fatto la tempesta.
krom-card-shining-beetles = Scarabei Lucenti
    .flavour = Valgono più di quanto sappiano di buono.
krom-card-sour-berries = Bacche Aspre
    .flavour = La smorfia che fai è metà della cura.
krom-card-sleepy-moss = Muschio Sonnolento
    .flavour = Ti sdrai una volta, e la foresta ti si chiude intorno.
krom-card-honeycomb = Favo di Miele
    .flavour = Le api non sono d’accordo.
krom-card-odd-mushroom = Strano Fungo
    .flavour = Canticchia quando nessuno guarda.

## Hunting cards of the standard pack

krom-card-marsh-frog = Rana di Palude
    .flavour = Tutta zampe e niente piani.
krom-card-hare = Lepre delle Nevi
    .flavour = Sparita prima che tu finisca di indicarla.
krom-card-tortoise = Vecchia Tartaruga
    .flavour = È lenta, ma di tipi come te ne ha già visti.
krom-card-vulture = Avvoltoio Calvo
    .flavour = Ti aspetta, educatamente.
krom-card-viper = Vipera delle Sabbie
    .flavour = Una cintura che morde.
krom-card-gazelle = Gazzella
    .flavour = Non scappa: sei tu che resti indietro.
krom-card-warthog = Facocero
    .flavour = Un caratteraccio su zampe corte.
krom-card-ostrich = Alto Struzzo
    .flavour = Scalcia come un albero che cade.
krom-card-hyena = Iena Ridens
    .flavour = La barzelletta sei tu.
krom-card-wolf = Lupo Feroce
    .flavour = Mai solo, anche se sembra.
krom-card-giant-armadillo = Armadillo Gigante
    .flavour = Un macigno, finché non starnutisce.
krom-card-cave-lion = Leone delle Caverne
    .flavour = Un tempo la caverna era sua.
krom-card-bison = Bisonte della Steppa
    .flavour = Uno di moltissimi.
krom-card-giant-elk = Alce Gigante
    .flavour = Porta un albero in testa, e guai a chi lo dice.
krom-card-cave-bear = Orso delle Caverne
    .flavour = Non svegliarlo. Ah.
krom-card-woolly-rhinoceros = Rinoceronte Lanoso
    .flavour = Vista corta, corno lungo, niente freni.
krom-card-mammoth = Mammut
    .flavour = Sfama la tribù per una luna, se la tribù sopravvive.

## Bonus cards of the standard pack

krom-card-big-stick = Grosso Bastone
    .flavour = La prima idea mai avuta.
krom-card-spiked-club = Clava Chiodata
    .flavour = La seconda idea.
krom-card-boulder = Macigno Rotolante
    .flavour = Meglio usarlo dall’alto.
krom-card-war-cry = Grido di Guerra
    .flavour = Quasi tutte vocali.
krom-card-charge = Carica a Testa Bassa
    .flavour = A pensare si pensa dopo.
krom-card-fury = Furia Rossa
    .flavour = Chiedi al muro com’è andata.
krom-card-lost-purse = Borsa Smarrita
    .flavour = Chi trova tiene. La legge è tutta qui.
krom-card-hidden-logs = Tronchi Nascosti
    .flavour = Sotto le foglie, dove li avevi dimenticati.
krom-card-loose-flint = Selce Vagante
    .flavour = Era nel tuo sandalo da stamattina.
krom-card-old-carcass = Vecchia Carcassa
    .flavour = Respira con la bocca.
krom-card-herb-tea = Tisana Amara
    .flavour = Con quel sapore deve fare bene per forza.
krom-card-hole-in-the-bag = Buco nella Borsa
    .flavour = Segui la scia di Krom fino al proprietario.
krom-card-thrown-stone = Sassata
    .flavour = Da dietro un cespuglio, naturalmente.
krom-card-wasp-nest = Nido di Vespe
    .flavour = Consegna e scappa.
krom-card-termites = Termiti
    .flavour = Si mangiano tutto, anche la colpa.
krom-card-quick-fingers = Dita Svelte
    .flavour = Tieni un attimo questo. Grazie.
krom-card-borrowed-log = Tronco in Prestito
    .flavour = Si restituisce alla prossima era glaciale.
krom-card-rockslide = Frana Provvidenziale
    .flavour = È rotolato tutto dalla tua parte.
krom-card-barter = Baratto
    .flavour = Una buona pietra per dei cattivi denti e due Krom.
krom-card-bone-market = Mercato delle Ossa
    .flavour = Ogni cane della valle è un cliente.
krom-card-fair-exchange = Scambio Equo
    .flavour = Equo per almeno uno dei due.
krom-card-raised-eyebrow = Sopracciglio Alzato
    .flavour = No.

## Evolutions of the standard pack

krom-card-torch = Torcia
    .flavour = La notte si accorcia un poco.
krom-card-sandals = Sandali
    .flavour = Prima fu inventato il sinistro.
krom-card-hand-axe = Ascia a Mano
    .flavour = Affilata dalla parte sbagliata, per un po’.
krom-card-spear = Lancia
    .flavour = Un modo di indicare da più lontano.
krom-card-necklace = Collana di Denti
    .flavour = Dice a tutti che cosa hai mangiato a cena.
krom-card-basket = Cesto
    .flavour = Due mani diventano sei.
krom-card-needle = Ago d’Osso
    .flavour = Addio, spifferi.
krom-card-rope = Corda
    .flavour = Inventata due volte; la prima è scivolata.
krom-card-campfire = Fuoco Domato
    .flavour = Può restare, se si comporta bene.
krom-card-tent = Tenda di Pelli
    .flavour = Una caverna da portare con sé.
krom-card-bow = Arco
    .flavour = La parte furba era la corda.
krom-card-flute = Flauto
    .flavour = La tribù chiede silenzio, poi il bis.
krom-card-trap = Trappola a Fossa
    .flavour = Ricordati dove l’hai scavata.
krom-card-mill = Macina di Pietra
    .flavour = Il pane arriva tra qualche migliaio di anni.
krom-card-raft = Zattera
    .flavour = Galleggia, quasi sempre apposta.
krom-card-statue = Idolo di Pietra
    .flavour = Non somiglia a nessuno in particolare. Si offendono tutti.
krom-card-drum = Tamburo di Guerra
    .flavour = I vicini traslocano.
krom-card-paint = Pittura Rupestre
    .flavour = La prima era un bisonte; anche la seconda.
krom-card-wheel = La Ruota
    .flavour = All’inizio era quadrata.
krom-card-canoe = Piroga
    .flavour = Un albero, una settimana molto lunga.
krom-card-hut = Capanna di Mammut
    .flavour = Spaziosa, piena di spifferi e con le zanne.
krom-card-calendar = Cerchio di Pietre
    .flavour = Adesso puoi arrivare in ritardo.
krom-card-catapult = Catapulta
    .flavour = Al macigno non serve più una collina.
krom-card-sledge = Slitta d’Osso
    .flavour = In discesa si inventa da sola.
krom-card-speech = La Parola
    .flavour = Da allora nessuno è più stato zitto.
