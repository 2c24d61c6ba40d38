# KERO spiegato al tavolo: una frase per ogni scelta, che cosa fanno i Tuarek, i tasti.

web-kero-hint-tip = Alza il camion e tira.
web-kero-hint-dice = Alza il camion e tira. I dadi colorati costano taniche: toccali prima.
web-kero-hint-fuel = Il rifornimento costa taniche: { $name } tira, e il tuo serbatoio si riempie finché tutti i dadi non mostrano un fuoco. Oppure alza il camion e tira.
web-kero-hint-rolling = Tocca i dadi da tenere, tira gli altri. Il fuoco blocca il suo dado. Abbassa il camion prima che il serbatoio sia vuoto.
web-kero-hint-forgiven = Tocca i dadi da tenere, tira gli altri, anche i fuochi. Abbassa il camion prima che il serbatoio sia vuoto.
web-kero-hint-thinning = Prima del rifornimento di { $owner } si chiede { $name-begins ->
        [a] ad
       *[other] a
    } { $name }: tutti e 8 i dadi, o solo 5 con l’avaro? Si chiede sempre, avaro o no. La linea rossa è il tempo per rispondere.
web-kero-hint-asked = { $owner } fa rifornimento: tu tiri mentre il serbatoio si riempie. Cinque dadi bruciano prima. Ti viene chiesto sempre, avaro o no.
web-kero-hint-asked-none = { $owner } fa rifornimento: tu tiri mentre il serbatoio si riempie. Non hai l’avaro, quindi con tutti e 8 i dadi. Ti viene chiesto sempre, avaro o no.
web-kero-hint-asked-always = { $owner } fa rifornimento: tu tiri mentre il serbatoio si riempie. Hai detto: sempre tutti e 8 i dadi. Lo sai solo tu.
web-kero-hint-filled = { $name } tira, e il tuo serbatoio si riempie finché tutti i dadi non mostrano un fuoco o il serbatoio non è pieno.
web-kero-hint-filling = Tu tiri, e il serbatoio di { $owner } si riempie finché tutti i dadi non mostrano un fuoco o il serbatoio non è pieno.
web-kero-hint-hurry = Fai presto!
web-kero-hint-fuelling = { $name } tira, e il serbatoio di { $owner } si riempie finché tutti i dadi non mostrano un fuoco o il serbatoio non è pieno.
web-kero-paced-about = A questo tavolo non c’è fretta: il KERO non scorre mentre pensi, e ogni tiro costa { $seconds } s. Perché il KERO scorra, scegli «tempo reale» quando prepari un tavolo.
web-kero-send-about = Manda un Esploratore: alla prossima Conquista il territorio va al clan che ne ha di più qui.
web-kero-fuel-lost = Se il primo riempie il serbatoio, il secondo è perso.
web-kero-hire-about = Peschi un Tuarek, un aiuto da giocare una volta. Solo tu vedi quale.
web-kero-why-not = Perché non ora?
web-kero-does-dice = Due dadi colorati si aggiungono al tiro.
web-kero-does-reroll = In questo turno i fuochi si possono rilanciare.
web-kero-does-thin = Questo rifornimento si fa con soli cinque dadi bianchi.
web-kero-does-move = Uno o due Esploratori si spostano.
web-kero-does-resources = Due risorse a scelta.
web-kero-does-fuel = Un rifornimento gratis con tutti e otto i dadi.
web-kero-does-expel = Un Esploratore dell’altro clan torna a casa, in cambio di taniche.
web-kero-does-scorch = Alla fine del turno si scarta un’altra carta.
web-kero-keys = Tasti
web-kero-key-space = Spazio
web-kero-key-die = Tenere o liberare un dado
web-kero-key-coloured = Il dado verde, giallo o blu
web-kero-key-all = Liberare tutti i dadi
web-kero-key-roll = Alzare il camion; tirare
web-kero-key-do = Abbassare il camion; prendere, mandare o giocare la selezione
web-kero-key-along = Da una cosa alla successiva
web-kero-key-time = Leggere ad alta voce il tempo che resta
web-kero-key-dice = Leggere ad alta voce i dadi

## Lo stesso in breve, dove c’è poco spazio

web-kero-brief-dice = Alza il camion e tira. I dadi colorati costano taniche.
web-kero-brief-fuel = Rifornimento: { $name } tira finché non è tutto fuoco. Oppure alza e tira.
web-kero-brief-rolling = Tocca i dadi da tenere. Il fuoco blocca. Abbassa in tempo.
web-kero-brief-forgiven = Tocca i dadi da tenere. Anche i fuochi si rilanciano. Abbassa in tempo.
web-kero-brief-thinning = Prima di ogni rifornimento si chiede { $name-begins ->
        [a] ad
       *[other] a
    } { $name }: 8 dadi, o 5 con l’avaro?
web-kero-brief-asked = Tu tiri, il serbatoio si riempie. 5 dadi bruciano prima.
web-kero-brief-asked-none = Tu tiri, il serbatoio si riempie. Non hai l’avaro.
web-kero-brief-asked-always = Hai detto: sempre tutti e 8. Tu tiri, il serbatoio si riempie.
web-kero-brief-filled = { $name } tira: il tuo serbatoio si riempie finché non è tutto fuoco.
web-kero-brief-filling = Tu tiri: il serbatoio di { $owner } si riempie finché non è tutto fuoco.
web-kero-brief-fuelling = { $name } tira: il serbatoio di { $owner } si riempie finché non è tutto fuoco.
