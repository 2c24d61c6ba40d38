# The Heroes of Kaskaria: every clause of the rules, in our own words.

kaskaria-section-components = Che cosa c’è nella scatola
kaskaria-section-set-up = Preparare il tavolo
kaskaria-section-turn = Un turno
kaskaria-section-waterfall = La cascata
kaskaria-section-end = La fine e il punteggio
kaskaria-section-intrepid = Variante per eroi intrepidi
kaskaria-section-knowledge = Che cosa sa ogni posto

HK-C1 = Ci sono 55 carte: 18 oro, 9 grifone, 18 corridore, 9 «+2» e 1 cascata. Ci sono 80 pepite d’oro e un amuleto.
HK-C2 = Le 54 carte colorate sono di nove colori, sei per colore: 2 oro, 1 grifone, 2 corridore e 1 «+2» ciascuno. (Una lettura: le quantità si dividono per nove, e dieci carte di nove colori contengono sempre una coppia.)
HK-C3 = Due percorsi portano al vulcano, uno per i grifoni e uno più lungo per i corridori. Il pacchetto di contenuti dice quanto sono lunghi.
HK-C4 = Un pacchetto di contenuti con cui una partita potrebbe bloccarsi è rifiutato indicando il motivo: troppi colori per il limite di carte in mano, troppo poche carte di un colore, un percorso più corto di 2, nessuna cascata, nessuna carta che muova una figura, un mazzo troppo piccolo per distribuire le carte.
HK-S1 = Ogni eroe ha un grifone e un corridore, ciascuno all’inizio del proprio percorso. Su una casella può stare un numero qualsiasi di figure.
HK-S2 = La cascata si mette da parte e le altre carte si mescolano. Ogni eroe riceve 5 carte, una alla volta in ordine di turno, e 3 carte si scoprono come espositore. Poi la cascata va in un punto a caso della metà inferiore del mazzo.
HK-S3 = Comincia l’eroe più giovane. Qui è un posto a tua scelta, oppure il caso.
HK-T1 = Nel tuo turno prendi una carta oppure giochi una serie. Per prendere una carta, pesca la prima del mazzo, senza che gli altri la vedano, o prendi una delle 3 carte dell’espositore; l’espositore si riempie di nuovo subito.
HK-T2 = Una serie è fatta di due o più carte dello stesso colore dalla tua mano, qualunque sia il loro disegno. Puoi tenere per te carte di quel colore. Una serie per turno.
HK-T3 = Ogni carta corridore muove il tuo corridore di una casella verso il vulcano, ogni carta grifone il tuo grifone. Le caselle oltre il vulcano vanno perse. (Una lettura: si esegue ogni carta della serie; lascia fuori una carta se non la vuoi. Vale anche quando una mano di dieci carte ti lascia una sola coppia da giocare.)
HK-T4 = Ogni carta oro ti dà 1 d’oro dal tesoro. Un tesoro vuoto non dà niente.
HK-T5 = Ogni «+2» ti dà due carte, una dopo l’altra, ciascuna dal mazzo o dall’espositore. L’espositore si riempie di nuovo prima che tu scelga la seconda.
HK-T6 = Puoi avere in mano 10 carte. Se cominci il turno con 10 devi giocare una serie, e un «+2» non ti porta mai oltre 10.
HK-T7 = Una serie si scarta, scoperta, solo quando è stata eseguita tutta. Se provoca un rimescolamento, non ne fa parte.
HK-T8 = Una serie si esegue in quest’ordine: movimenti, oro, pescate. Così non si perde nessuna scelta.
HK-W1 = Quando la cascata viene pescata o scoperta, la cascata, gli scarti e il mazzo si mescolano in un nuovo mazzo, e si ripete la pescata o il riempimento. La cascata non è mai in una mano o nell’espositore, e può uscire di nuovo subito.
HK-W2 = Se non resta altro che la cascata, una pescata non prende niente, un riempimento lascia vuota la sua casella, e il gioco continua. (Una lettura.)
HK-E1 = La partita finisce appena una figura raggiunge il vulcano; il suo eroe prende l’amuleto. Il resto di quella serie si esegue ancora, poi nessun altro gioca.
HK-E2 = Su ogni percorso gli eroi sono in classifica secondo quanto sono vicini al vulcano. Gli eroi alla pari condividono un posto, e dopo di loro nessun posto si salta: 7 d’oro al primo, 4 al secondo, 1 al terzo, niente al quarto. L’amuleto vale 2.
HK-E3 = Vince chi ha più oro, sommando quello raccolto e quello ricevuto in premio. In caso di parità vince chi ha l’amuleto, se è tra i pari; altrimenti gli eroi in parità condividono la vittoria.
HK-X1 = Un esempio. Corridori: il giallo sul vulcano, il verde e il rosso alla pari dietro, il blu ultimo: 7 più i 2 dell’amuleto, poi 4, 4 e 1. Grifoni: blu, verde, giallo, rosso in quest’ordine: 7, 4, 1 e 0.
HK-V1 = Due carte corridore in una stessa serie muovono il corridore di 3 caselle invece di 2. (Una lettura per altri pacchetti: così fa ogni coppia completa, e una carta singola che avanza muove di 1.)
HK-V2 = Due carte oro in una stessa serie danno 5 d’oro invece di 2. (Vale la stessa lettura.)
HK-K1 = Conosci la tua mano, l’espositore, tutti gli scarti, quante carte ci sono in ogni mano e nel mazzo, ogni carta presa dall’espositore, tutte le figure e tutto l’oro. Non conosci l’ordine del mazzo né che cosa ne hanno pescato gli altri.
