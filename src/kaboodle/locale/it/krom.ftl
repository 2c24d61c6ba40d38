# KROM: words, choices, events, refusals and options.

game-krom = KROM
    .about = Muoviti in segreto, combatti per giocare prima degli altri e, un’invenzione dopo l’altra, diventa capo del villaggio.

## Words of the game

krom-place-cave = Caverna
    .in = nella Caverna
krom-place-forest = Foresta
    .in = nella Foresta
krom-place-savanna = Savana
    .in = nella Savana
krom-place-mountain = Montagna
    .in = sulla Montagna
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
    .one = metà dei Krom
    .many = Krom
krom-good-wood = Legno
    .one = 1 Legno
    .many = Legno
krom-good-stone = Pietra
    .one = 1 Pietra
    .many = Pietre
krom-good-bone = Osso
    .one = 1 Osso
    .many = Ossa
krom-good-life = punti vita
    .one = 3 punti vita
    .many = punti vita
krom-good-cards = carte Bonus
    .one = 1 carta Bonus
    .many = carte Bonus
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
krom-ending-capped = È stato giocato l’ultimo turno

## So many of them

krom-count-kroms = { $count } Krom
krom-count-wood = { $count } Legno
krom-count-stone = { $count ->
        [one] 1 Pietra
       *[other] { $count } Pietre
    }
krom-count-bone = { $count ->
        [one] 1 Osso
       *[other] { $count } Ossa
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

krom-do-go = Vai { $place-in }
    .short = { $place }
krom-do-be = Gioca come { $character }
krom-do-pass = Passa
krom-do-allow = Lascia passare la carta
    .short = Lascia passare
krom-do-allow-round = Per questo turno lascia passare tutte le carte, anche contro di me
    .short = Questo turno
krom-do-allow-others = Lascia passare le carte, tranne quelle rivolte a me, finché non cambio idea
    .short = Tranne me
krom-do-rob = Ruba { $good-one }
    .short = { $good-id ->
        [kroms] Metà dei Krom
       *[other] { $good-one }
    }
krom-do-rob-card = Ruba una carta Bonus a caso
    .short = Carta Bonus
krom-do-rob-nothing = Non rubare niente
krom-do-withdraw = Chiedimi di nuovo per ogni carta
    .short = Chiedimi
krom-do-rest = Riposa
krom-do-buy = { $good-id ->
        [life] Recupera { $good-one }
       *[other] Compra { $good-one }
    }
krom-do-buy-card = Compra una carta Bonus
krom-do-shuffle = Mescola gli scarti nel mazzo Raccolta
    .short = Mescola
krom-do-pick = Pesca una carta Raccolta
krom-do-hunt = Caccia la preda { $space }{ $dice ->
        [0] {""}
        [one] {" "}con 1 dado in più
       *[other] {" "}con { $dice } dadi in più
    }
    .short = { $dice ->
        [0] Caccia
        [one] Caccia, +1 dado
       *[other] Caccia, +{ $dice } dadi
    }
krom-do-climb = Arrampicati
krom-do-reroll = { $dice-count ->
        [one] Rilancia il dado n. { $dice }
       *[other] Rilancia i dadi n. { $dice-list }
    }
    .short = { $dice-count ->
        [one] Rilancia 1
       *[other] Rilancia { $dice-count }
    }
krom-do-take = Prendi la ricompensa { $reward }
krom-do-realise = Realizza l’Evoluzione { $space }
    .short = Realizza
krom-do-end = Termina la fase di Azione
    .short = Fine fase
krom-do-play = Gioca «{ $card }»
krom-do-play-on = Gioca «{ $card }» su { $target }

## What happened

krom-gained-kroms = { $count ->
        [0] Nella riserva non ci sono più Krom per { $seat }.
       *[other] { $seat } ottiene { krom-count-kroms }.
    }
krom-gained-wood = { $count ->
        [0] Nella riserva non c’è più Legno per { $seat }.
       *[other] { $seat } ottiene { krom-count-wood }.
    }
krom-gained-stone = { $count ->
        [0] Nella riserva non ci sono più Pietre per { $seat }.
       *[other] { $seat } ottiene { krom-count-stone }.
    }
krom-gained-bone = { $count ->
        [0] Nella riserva non ci sono più Ossa per { $seat }.
       *[other] { $seat } ottiene { krom-count-bone }.
    }
krom-gained-life = { $count ->
        [0] { $seat } ha già tutti e 7 i punti vita.
       *[other] { $seat } recupera { krom-count-life }.
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
krom-character-taken = { $seat } gioca come { $character }.
krom-round-begins = Turno { $round }.
krom-got-up = { $seat } si rialza con { $life } punti vita.
krom-moved = { $seat } va { $place-in }.
krom-beast-moved = Il Kromosauro va { $place-in } a passi pesanti.
krom-combat-begins = { $fighters-count ->
        [one] { $fighters } deve combattere { $place-in }!
       *[other] Combattimento { $place-in }: { $fighters }!
    }
krom-beast-fights = Il Kromosauro è qui, con { $life ->
        [one] 1 punto vita
       *[other] { $life } punti vita
    }, e attacca.
krom-rolled = { $seat } fa { $die }.
krom-beast-rolled = Il Kromosauro fa { $die }, più 2: { $total }.
krom-passed = { $seat } passa.
krom-dice-added = { $seat } tira ancora e fa { $dice-sum }: in tutto { $total }.
krom-value-added = { $seat } aggiunge { $value }: in tutto { $total }.
krom-combat-won = { $seat } vince il combattimento { $place-in } con { $total }.
krom-beast-won = Il Kromosauro vince il combattimento { $place-in } con { $total }.
krom-hurt = { $seat } { $points ->
        [0] non perde punti vita
        [one] perde 1 punto vita
       *[other] perde { $points } punti vita
    }: { $left ->
        [0] non gliene restano
        [one] gliene resta 1
       *[other] gliene restano { $left }
    }.
krom-beast-hurt = Il Kromosauro { $points ->
        [0] non perde punti vita
        [one] perde 1 punto vita
       *[other] perde { $points } punti vita
    }: { $left ->
        [0] non gliene restano
        [one] gliene resta 1
       *[other] gliene restano { $left }
    }.
krom-stunned = Il personaggio di { $seat } è tramortito!
krom-trophy-won = { $seat } abbatte il Kromosauro e lo tiene come trofeo: 1 punto Evoluzione.
krom-trophy-taken = { $seat } prende il trofeo e il suo punto da { $target }.
krom-robbery-declined = { $seat } non deruba { $target }.
krom-card-robbed = { $seat } ruba a caso una carta Bonus dalla mano di { $target }.
krom-card-robbed-known = { $seat } ruba «{ $card }» dalla mano di { $target }.
krom-phase-begins = { $seat } gioca { $place-in }.
krom-phase-ended = { $seat } ha finito.
krom-warmed = { $seat } si scalda e ora ha { $life ->
        [one] 1 punto vita
       *[other] { $life } punti vita
    }.
krom-frozen = { $seat } perde 1 punto vita per il freddo: { $life ->
        [one] gliene resta 1
       *[other] gliene restano { $life }
    }.
krom-rested = { $seat } riposa.
krom-card-drawn = { $seat } pesca una carta Bonus.
krom-card-drawn-known = { $seat } pesca «{ $card }».
krom-nothing-to-draw = Non ci sono più carte Bonus per { $seat }.
krom-deck-remade = Il { $deck } viene rimescolato: { $cards ->
        [one] 1 carta
       *[other] { $cards } carte
    }.
krom-card-played = { $seat } gioca «{ $card }».
krom-card-played-on = { $seat } gioca «{ $card }» su { $target }.
krom-countered = { $seat } annulla la carta di { $target } con «{ $card }».
krom-cancelled = La carta «{ $card }» di { $seat } viene annullata.
krom-picked = { $seat } pesca «{ $card }».
krom-hunted = { $seat } caccia { $card-the } e fa { $dice-sum }{ $dice-count ->
        [one] {""}
       *[other] {" "}= { $total }
    }.
krom-prey-escaped = { $card-The } se la svigna.
krom-prey-appears = Nuova preda nello spazio { $space }: { $card-the }.
krom-climbed = { $seat } scala la parete: { $dice-row }.
krom-climb-rewarded = { $combination-id ->
        [nothing] { $seat } torna giù a mani vuote.
       *[other] { $seat } prende la ricompensa per { $combination }.
    }
krom-realised = { $seat } realizza «{ $card }»: { $points ->
        [one] 1 punto Evoluzione
       *[other] { $points } punti Evoluzione
    }.
krom-idea-appears = Nuova Evoluzione nello spazio { $space }: «{ $card }».
krom-game-won = { $seat } arriva a { $points } punti Evoluzione e diventa capo del villaggio!
krom-game-capped = L’ultimo turno è finito. { $winners-count ->
        [one] Vince { $winners }.
       *[other] { $winners } si dividono la vittoria.
    }

## Refusals

krom-no-clock = Qui si gioca senza cronometro: le mosse non hanno un orario.
krom-game-is-over = La partita è finita.
krom-not-asked = In questo momento non tocca a te.
krom-no-order = Ti viene già chiesto per ogni carta.
krom-order-stands = L’hai già scelto.
krom-first-choose-place = Prima scegli dove andare.
krom-must-move = Devi muoverti: scegli un luogo diverso da quello in cui sei.
krom-first-choose-character = Prima scegli un personaggio.
krom-character-is-taken = Quel personaggio ce l’ha qualcun altro.
krom-victim-has-none = La tua vittima non ha { $good-many }.
krom-first-rob = Prima scegli che cosa rubare, o non rubare niente.
krom-first-fight = Prima gioca una carta combattimento, o passa.
krom-first-answer = Prima lascia passare la carta, o annullala.
krom-card-not-now = «{ $card }» non si può giocare ora.
krom-card-not-held = Non hai «{ $card }» in mano.
krom-card-elsewhere = «{ $card }» si gioca solo { $place-in }.
krom-card-too-dear = Non puoi pagare «{ $card }».
krom-card-gains-nothing = Nella riserva non resta niente da ottenere con «{ $card }».
krom-no-such-target = «{ $card }» vuole come bersaglio un altro giocatore.
krom-no-target = Adesso «{ $card }» non avrebbe effetto su nessuno.
krom-target-elsewhere = «{ $card }» vuole un bersaglio nel luogo in cui sei.
krom-target-has-none = Quel giocatore non ha niente che «{ $card }» possa prendere.
krom-not-in-phase = Nella fase di Azione non si può fare.
krom-dice-on-table = Prima finisci la scalata: rilancia, o prendi la ricompensa.
krom-other-place = Si fa solo { $place-in }.
krom-place-action-done = In questa fase hai già fatto l’azione del luogo.
krom-services-rule-out-rest = Hai già fornito servizi (comprando): non puoi più riposare.
krom-rest-rules-out-services = Hai già riposato: in questa fase non puoi più fornire servizi, cioè comprare.
krom-life-is-full = Hai già tutti e 7 i punti vita.
krom-no-bonus-cards = Non ci sono più carte Bonus da pescare.
krom-supply-is-empty = Nella riserva { $good-id ->
        [wood] non c’è più { $good-many }
       *[other] non ci sono più { $good-many }
    }.
krom-shuffle-comes-first = Gli scarti si mescolano solo prima della prima carta.
krom-nothing-to-shuffle = Non ci sono scarti da mescolare.
krom-no-more-picking = Puoi pescare al massimo 4 carte.
krom-one-hunt = In questa fase hai già cacciato.
krom-no-dice-on-table = Non hai dadi sulla parete.
krom-one-reward-only = Questi dadi danno una sola ricompensa.
krom-no-more-rerolls = Puoi rilanciare al massimo 4 volte.
krom-too-few-kroms = Costa { $price } Krom e { $kroms ->
        [0] non ne hai
       *[other] ne hai solo { $kroms }
    }.
krom-no-evolution-there = In quello spazio non c’è nessuna Evoluzione.
krom-evolution-too-dear = Non puoi pagare «{ $card }».
krom-evolution-elsewhere = «{ $card }» si realizza solo { $place-in }.

## The score, part by part

krom-part-evolutions = Evoluzioni
krom-part-trophy = Trofeo

## Options

krom-option-glacial = Mappa glaciale
    .about = Una fase di Azione al freddo costa 1 punto vita; nella Caverna ne restituisce 1.
krom-option-kromosaurus = Kromosauro
    .about = Una bestia vaga tra Foresta, Savana e Montagna e combatte contro chiunque incontri. Battila, e sarà il tuo trofeo.
krom-option-long_game = Partita lunga
    .about = Per vincere servono due punti Evoluzione in più.
krom-option-stun_recovery = Punti vita quando ci si rialza
    .about = Tutti e 7, come dicono le regole inglesi e italiane, oppure 6, come dicono le francesi e le tedesche.
krom-option-stun_recovery-7 = tutti e 7
krom-option-stun_recovery-6 = 6
krom-option-endless_supply = Riserva infinita
    .about = I segnalini non finiscono mai.
krom-option-characters = Personaggi
    .about = Come si assegnano i personaggi: a caso, o a scelta a turno.
krom-option-characters-dealt = a caso
krom-option-characters-chosen = a scelta
krom-option-round_cap = Limite di turni
    .about = Raggiunto il limite, vince chi ha più punti Evoluzione.

## Bot

krom-bot-ugra = Caccia tutto ciò che si muove
krom-bot-umo = Inventa sempre qualcosa
krom-bot-rokka = Non si tira mai indietro
krom-bot-zik = Va dove nessuno guarda
