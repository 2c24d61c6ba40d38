# Die Helden von Kaskaria: jede Regel, in unseren eigenen Worten.

kaskaria-section-components = Spielmaterial
kaskaria-section-set-up = Spielvorbereitung
kaskaria-section-turn = Ein Zug
kaskaria-section-waterfall = Der Wasserfall
kaskaria-section-end = Ende und Wertung
kaskaria-section-intrepid = Variante: unerschrockene Helden
kaskaria-section-knowledge = Wer was weiß

HK-C1 = Es gibt 55 Karten: 18 Goldkarten, 9 Greife, 18 Läufer, 9 „+2“ und 1 Wasserfall. Es gibt 80 Goldstücke und ein Amulett.
HK-C2 = Die 54 farbigen Karten haben neun Farben zu je sechs Karten: 2 Gold, 1 Greif, 2 Läufer und 1 „+2“. Auslegung: neun Farben, weil die Anzahlen durch neun teilbar sind und zehn Karten in neun Farben immer ein Paar enthalten.
HK-C3 = Zwei Wege führen zum Vulkan: einer für Greife und ein längerer für Läufer. Mit den Standardkarten sind sie 6 und 10 Felder lang.
HK-C4 = Für alle, die eigene Kartenpakete schreiben: Ein Paket, mit dem eine Partie stecken bleiben könnte, wird mit Begründung abgelehnt: zu viele Farben für das Handlimit, zu wenige Karten einer Farbe, ein Weg kürzer als 2, kein Wasserfall, keine Karte, die eine Figur bewegt, zu wenige Karten zum Austeilen.
HK-S1 = Jeder Held hat einen Greif und einen Läufer, jeder am Anfang seines eigenen Weges. Auf einem Feld dürfen beliebig viele Figuren stehen.
HK-S2 = Der Wasserfall wird beiseitegelegt, die anderen Karten werden gemischt. Jeder Held bekommt 5 Karten, einzeln in Zugreihenfolge, und 3 Karten werden als Auslage aufgedeckt. Dann kommt der Wasserfall an eine zufällige Stelle in der unteren Hälfte des Zugstapels.
HK-S3 = Der jüngste Held beginnt. Hier wählst du selbst, wer das ist, oder der Zufall entscheidet.
HK-T1 = In deinem Zug nimmst du entweder eine Karte oder spielst ein Set. Um eine Karte zu nehmen, zieh die oberste vom Stapel, ungesehen von den anderen, oder nimm eine der 3 Karten der Auslage; die Auslage wird sofort aufgefüllt.
HK-T2 = Ein Set sind zwei oder mehr Karten einer Farbe aus deiner Hand, egal, was darauf abgebildet ist. Du darfst Karten dieser Farbe zurückbehalten. Ein Set pro Zug.
HK-T3 = Jede Läuferkarte bewegt deinen Läufer ein Feld auf den Vulkan zu, jede Greifkarte deinen Greif. Felder über den Vulkan hinaus verfallen. Auslegung: Jede Karte des Sets wird ausgeführt; lass also weg, was du nicht willst. Das gilt auch für das Paar, das dir bei zehn Handkarten als einziges zu spielen bleibt.
HK-T4 = Jede Goldkarte gibt dir 1 Gold aus dem Schatz. Ein leerer Schatz gibt nichts.
HK-T5 = Jedes „+2“ gibt dir zwei Karten, eine nach der anderen, jede vom Stapel oder aus der Auslage. Die Auslage wird aufgefüllt, bevor du die zweite wählst.
HK-T6 = Du darfst höchstens 10 Karten auf der Hand haben. Beginnst du deinen Zug mit 10, musst du ein Set spielen, und ein „+2“ bringt dich nie über 10.
HK-T7 = Ein Set wird erst offen abgelegt, wenn es ganz ausgeführt ist. Löst es ein Neumischen aus, wird es selbst nicht mitgemischt.
HK-T8 = Ein Set wird in dieser Reihenfolge ausgeführt: Figuren bewegen, Gold nehmen, Karten nehmen. Dadurch geht keine Wahl verloren.
HK-W1 = Wird der Wasserfall gezogen oder aufgedeckt, werden Wasserfall, Ablagestapel und Stapel zu einem neuen Stapel gemischt, und das Ziehen oder Auffüllen wird wiederholt. Der Wasserfall ist nie auf einer Hand oder in der Auslage, und er kann sofort wieder kommen.
HK-W2 = Auslegung: Ist nur noch der Wasserfall übrig, bringt Ziehen nichts, beim Auffüllen bleibt der Platz leer, und die Partie geht weiter.
HK-E1 = Die Partie endet, sobald eine Figur den Vulkan erreicht; ihr Held nimmt das Amulett. Der Rest dieses Sets wird noch ausgeführt, dann spielt niemand mehr.
HK-E2 = Auf jedem Weg werden die Helden danach gewertet, wie nah sie am Vulkan sind. Wer gleichauf ist, teilt sich einen Rang, und danach wird kein Rang übersprungen: 7 Gold für den ersten, 4 für den zweiten, 1 für den dritten, nichts für den vierten. Das Amulett ist 2 wert.
HK-E3 = Es gewinnt, wer das meiste Gold hat: gesammeltes, das für die Ränge und das Amulett zusammen. Bei Gleichstand gewinnt, wer von ihnen das Amulett hat; hat es keiner, teilen sie sich den Sieg.
HK-X1 = Ein Beispiel. Läufer: Gelb auf dem Vulkan, Grün und Rot gleichauf dahinter, Blau zuletzt: 7 und die 2 des Amuletts, dann 4, 4 und 1. Greife: Blau, Grün, Gelb, Rot in dieser Reihenfolge: 7, 4, 1 und 0.
HK-V1 = Zwei Läuferkarten in einem Set bewegen den Läufer 3 Felder statt 2. Auslegung für Pakete mit mehr davon in einer Farbe: Jedes volle Paar bewegt 3, eine einzelne übrige 1.
HK-V2 = Zwei Goldkarten in einem Set geben 5 Gold statt 2. Auslegung: Ebenso jedes volle Paar; eine einzelne übrige gibt 1.
HK-K1 = Du kennst deine eigene Hand, die Auslage, den ganzen Ablagestapel, wie viele Karten in jeder Hand und im Stapel sind, jede Karte, die aus der Auslage genommen wurde, alle Figuren und alles Gold. Du kennst nicht die Reihenfolge des Stapels und nicht, was andere von ihm gezogen haben.
