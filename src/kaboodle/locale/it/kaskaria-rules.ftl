# The Heroes of Kaskaria: every clause of the rules, in our own words.

kaskaria-section-components = Componenti
kaskaria-section-set-up = Preparazione
kaskaria-section-turn = Un turno
kaskaria-section-waterfall = La cascata
kaskaria-section-end = Fine e punteggio
kaskaria-section-intrepid = Variante per eroi intrepidi
kaskaria-section-knowledge = Che cosa sa ogni giocatore

HK-C1 = Ci sono 55 carte: 18 oro, 9 grifone, 18 corridore, 9 «+2» e 1 cascata. Ci sono 80 pepite d’oro e un amuleto.
HK-C2 = Le 54 carte colorate sono di nove colori, sei per colore: 2 oro, 1 grifone, 2 corridore e 1 «+2» ciascuno. (Nostra interpretazione: nove colori, perché le quantità si dividono per nove, e dieci carte di nove colori contengono sempre una coppia.)
HK-C3 = Due percorsi portano al vulcano: uno per i grifoni e uno più lungo per i corridori. Con le carte di base sono di 6 e 10 caselle.
HK-C4 = Per chi crea carte: un pacchetto con cui una partita potrebbe bloccarsi è rifiutato, con il motivo: troppi colori per il limite di carte in mano, troppo poche carte di un colore, un percorso di meno di 2 caselle, nessuna cascata, nessuna carta che muova una figura, un mazzo troppo piccolo per distribuire le carte.
HK-S1 = Ogni eroe ha un grifone e un corridore, ciascuno all’inizio del proprio percorso. Su una casella può stare un numero qualsiasi di figure.
HK-S2 = La cascata si mette da parte e le altre carte si mescolano. Ogni eroe riceve 5 carte, una alla volta in ordine di turno, e si scoprono 3 carte. Poi la cascata va in un punto a caso della metà inferiore del mazzo.
HK-S3 = Comincia l’eroe più giovane. Qui scegli tu chi è, oppure lasci fare al caso.
HK-T1 = Nel tuo turno prendi una carta oppure giochi una serie. Per prendere una carta, pesca la prima del mazzo, senza che gli altri la vedano, o prendi una delle 3 carte scoperte, che viene subito rimpiazzata.
HK-T2 = Una serie è fatta di due o più carte dello stesso colore dalla tua mano, qualunque sia il loro disegno. Puoi tenere per te carte di quel colore. Una serie per turno.
HK-T3 = Ogni carta corridore muove il tuo corridore di una casella verso il vulcano, ogni carta grifone il tuo grifone. Le caselle oltre il vulcano vanno perse. (Nostra interpretazione: si applica ogni carta della serie; lascia fuori una carta se non la vuoi. Vale anche quando una mano di dieci carte ti lascia una sola coppia da giocare.)
HK-T4 = Ogni carta oro ti dà 1 pepita d’oro dal tesoro. Un tesoro vuoto non dà niente.
HK-T5 = Ogni «+2» ti dà due carte, una dopo l’altra, ciascuna dal mazzo o tra quelle scoperte, che vengono rimpiazzate prima che tu scelga la seconda.
HK-T6 = Puoi avere in mano al massimo 10 carte. Se cominci il turno con 10 devi giocare una serie, e un «+2» non ti porta mai oltre 10.
HK-T7 = Una serie si scarta, scoperta, solo quando è stata applicata tutta. Se provoca un rimescolamento, non ne fa parte.
HK-T8 = Una serie si applica in quest’ordine: movimenti, oro, carte da prendere. Quest’ordine non cambia le tue scelte.
HK-W1 = Quando la cascata viene pescata o scoperta, la cascata, gli scarti e il mazzo si mescolano in un nuovo mazzo, e si pesca o si rimpiazza di nuovo. La cascata non è mai in una mano né tra le carte scoperte, e può uscire di nuovo subito.
HK-W2 = Se non resta altro che la cascata, chi pesca non prende niente, uno spazio da riempire resta vuoto, e il gioco continua. (Nostra interpretazione.)
HK-E1 = La partita finisce appena una figura raggiunge il vulcano; il suo eroe prende l’amuleto. Il resto di quella serie si applica ancora, poi nessun altro gioca.
HK-E2 = Su ogni percorso gli eroi sono in classifica secondo quanto sono vicini al vulcano. Chi è a pari merito condivide il piazzamento, e dopo non se ne salta nessuno: 7 pepite d’oro al primo, 4 al secondo, 1 al terzo, niente al quarto. L’amuleto ne vale 2.
HK-E3 = Vince chi ha più oro: quello raccolto, quello dei piazzamenti e l’amuleto. In caso di parità, se uno degli eroi in parità ha l’amuleto, vince quello; altrimenti si dividono la vittoria.
HK-X1 = Un esempio. Corridori: il giallo sul vulcano, il verde e il rosso a pari merito dietro, il blu ultimo: 7 più i 2 dell’amuleto, poi 4, 4 e 1. Grifoni: blu, verde, giallo, rosso in quest’ordine: 7, 4, 1 e 0.
HK-V1 = Due carte corridore in una stessa serie muovono il corridore di 3 caselle invece di 2. (Nostra interpretazione, per i pacchetti che ne hanno di più per colore: ogni coppia completa vale 3, e una carta singola in più vale 1.)
HK-V2 = Due carte oro in una stessa serie danno 5 pepite d’oro invece di 2. (Nostra interpretazione: così ogni coppia completa, e una carta singola in più ne dà 1.)
HK-K1 = Conosci la tua mano, le carte scoperte, tutti gli scarti, quante carte ci sono in ogni mano e nel mazzo, ogni carta presa tra quelle scoperte, tutte le figure e tutto l’oro. Non conosci l’ordine del mazzo né che cosa ne hanno pescato gli altri.
