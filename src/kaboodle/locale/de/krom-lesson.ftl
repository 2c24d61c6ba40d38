# The lesson of KROM: titles of its chapters, and what is said. At most twelve words each.

krom-lesson-evolution = Deine erste Erfindung
krom-lesson-evolution-goal = Wer zuerst zehn Evolutionspunkte hat, wird Häuptling!
krom-lesson-evolution-cost = Sandalen kosten einen Knochen und zwei Kroms. Sie bringen einen Punkt.
krom-lesson-evolution-realise = Das hast du alles. Verwirkliche die Sandalen!
krom-lesson-evolution-rest = Jeder Ort bietet etwas. In der Höhle machst du Pause.
krom-lesson-evolution-end = Mehr kannst du nicht tun. Beende deine Aktionsphase.

krom-lesson-hunt = Die Jagd
krom-lesson-hunt-choose = Jede Runde wählen alle geheim einen neuen Ort.
krom-lesson-hunt-go = Du brauchst Knochen. Geh in der Savanne jagen!
krom-lesson-hunt-reveal = Auch Ugra hat gewählt. Jetzt wird aufgedeckt!
krom-lesson-hunt-order = Der Wald kommt vor der Savanne: Ugra ist zuerst dran.
krom-lesson-hunt-hunt = Du bist allein. Jag den Schneehasen: Würfle mindestens drei!
krom-lesson-hunt-necklace = Zwei Knochen reichen für die Zahnkette. Verwirkliche sie!
krom-lesson-hunt-end = Zwei Punkte! Beende deine Aktionsphase.

krom-lesson-fight = Ein Kampf
krom-lesson-fight-go = Im Wald gibt es Holz. Geh hin.
krom-lesson-fight-meet = Ein Kampf! Die höchste Summe gewinnt, die anderen verlieren Lebenspunkte.
krom-lesson-fight-club = Drei gegen fünf. Spiel die Stachelkeule: Sie bringt zwei dazu.
krom-lesson-fight-tie = Ugra passt. Gleichstand: Im Wald gewinnt, wer leichter ist.
krom-lesson-fight-pass = Das bist du! Passe, dann ist der Kampf vorbei.
krom-lesson-fight-pick = Also bist du zuerst dran. Zieh eine Sammelkarte: sie ist gratis.
krom-lesson-fight-again = Holz! Die nächste Karte kostet einen Krom. Zieh noch eine!
krom-lesson-fight-torch = Holz und zwei Kroms ergeben eine Fackel. Verwirkliche sie!
krom-lesson-fight-end = Gut gemacht. Beende deine Aktionsphase.

krom-lesson-trick = Ein fieser Trick
krom-lesson-trick-secret = Deine Bonuskarte ist geheim: Sie kontert eine andere Karte.
krom-lesson-trick-played = Ugra spielt eine Karte gegen dich!
krom-lesson-trick-raise = Spiel die Hochgezogene Braue: Sie kontert diese Karte.
krom-lesson-trick-asked = Alle werden immer gefragt. So bleibt deine Hand geheim.

krom-lesson-chief = Häuptling werden
krom-lesson-chief-seven = Sieben Punkte! Der Steinkreis bringt die letzten drei.
krom-lesson-chief-climb = Er braucht drei Steine. Klettere dafür auf den Berg!
krom-lesson-chief-reroll = Drei Vieren! Wirf die zwei anderen für einen Krom neu.
krom-lesson-chief-stones = Vier Vieren: drei Steine oder drei Karten. Nimm die Steine!
krom-lesson-chief-realise = Jetzt verwirkliche den Steinkreis!
krom-lesson-chief-won = Zehn Punkte: Du bist Häuptling! Jetzt eine ganze Partie?
