# The lesson of KROM: titles of its chapters, and what is said. At most twelve words each.

krom-lesson-evolution = La tua prima Evoluzione
krom-lesson-evolution-goal = Chi arriva per primo a dieci punti Evoluzione diventa capo!
krom-lesson-evolution-cost = I Sandali costano un Osso e due Krom. Danno un punto.
krom-lesson-evolution-realise = Hai tutto il necessario. Realizza i Sandali!
krom-lesson-evolution-rest = Ogni luogo offre qualcosa. Nella Caverna, riposa.
krom-lesson-evolution-end = Hai fatto tutto il possibile. Termina il tuo turno.

krom-lesson-hunt = La caccia
krom-lesson-hunt-choose = Ogni turno tutti scelgono in segreto un luogo nuovo.
krom-lesson-hunt-go = Ti servono Ossa. Vai a caccia nella Savana!
krom-lesson-hunt-reveal = Anche Ugra ha scelto. Ora si rivelano i due luoghi!
krom-lesson-hunt-order = La Foresta viene prima della Savana: Ugra gioca per primo.
krom-lesson-hunt-hunt = Qui non c’è nessun altro. Caccia la Lepre: serve almeno tre.
krom-lesson-hunt-necklace = Due Ossa bastano per la Collana di Denti. Realizzala!
krom-lesson-hunt-end = Due punti! Termina il tuo turno.

krom-lesson-fight = Un combattimento
krom-lesson-fight-go = Nella Foresta c’è Legno. Vacci.
krom-lesson-fight-meet = Si combatte! Vince il totale più alto, gli altri perdono punti vita.
krom-lesson-fight-club = Tre contro cinque. Gioca la Clava Chiodata: aggiunge due.
krom-lesson-fight-tie = Ugra passa. Parità: nella Foresta vince il più leggero.
krom-lesson-fight-pass = Sei tu! Passa e il combattimento finisce.
krom-lesson-fight-pick = Quindi giochi per primo. Pesca una carta: la prima è gratis.
krom-lesson-fight-again = Legno! La prossima costa un Krom. Pesca ancora!
krom-lesson-fight-torch = Legno e due Krom fanno una Torcia. Realizzala!
krom-lesson-fight-end = Ben fatto. Termina il tuo turno.

krom-lesson-trick = Un brutto scherzo
krom-lesson-trick-secret = La tua carta Bonus è segreta: annulla un’altra carta.
krom-lesson-trick-played = Ugra gioca una carta contro di te!
krom-lesson-trick-raise = Gioca il Sopracciglio Alzato: annulla quella carta.
krom-lesson-trick-asked = Lo si chiede sempre a tutti: la tua mano resta segreta.

krom-lesson-chief = Capo del villaggio
krom-lesson-chief-seven = Sette punti! Il Cerchio di Pietre dà gli ultimi tre.
krom-lesson-chief-climb = Servono tre Pietre. Arrampicati per trovarle!
krom-lesson-chief-reroll = Tre quattro! Rilancia gli altri due, per un Krom.
krom-lesson-chief-stones = Quattro quattro: tre Pietre o tre carte. Prendi le Pietre!
krom-lesson-chief-realise = Ora realizza il Cerchio di Pietre!
krom-lesson-chief-won = Dieci punti: comandi tu! Ora una partita intera?
