# Die Helden von Kaskaria: jede Regel, in unseren eigenen Worten.

kaskaria-section-components = Was in der Schachtel ist
kaskaria-section-set-up = Den Tisch decken
kaskaria-section-turn = Ein Zug
kaskaria-section-waterfall = Der Wasserfall
kaskaria-section-end = Ende und Wertung
kaskaria-section-intrepid = Variante für unerschrockene Helden
kaskaria-section-knowledge = Was jeder Platz weiß

HK-C1 = Es gibt 55 Karten: 18 Gold, 9 Greif, 18 Läufer, 9 „+2“ und 1 Wasserfall. Es gibt 80 Goldstücke und ein Amulett.
HK-C2 = Die 54 farbigen Karten haben neun Farben zu je sechs: in jeder 2 Gold, 1 Greif, 2 Läufer und 1 „+2“. (Eine Auslegung: Die Anzahlen sind durch neun teilbar, und zehn Karten in neun Farben enthalten immer ein Paar.)
HK-C3 = Zwei Wege führen zum Vulkan, einer für Greife und ein längerer für Läufer. Wie lang sie sind, steht im Inhaltspaket.
HK-C4 = Ein Inhaltspaket, mit dem ein Spiel stecken bleiben könnte, wird mit Begründung abgelehnt: zu viele Farben für das Handlimit, zu wenige Karten einer Farbe, ein Weg kürzer als 2, kein Wasserfall, keine Karte, die eine Figur bewegt, ein Stapel, der zum Austeilen zu klein ist.
HK-S1 = Jeder Held hat einen Greif und einen Läufer, jeden am Anfang seines eigenen Weges. Auf einem Feld dürfen beliebig viele Figuren stehen.
HK-S2 = Der Wasserfall wird beiseitegelegt, die anderen Karten werden gemischt. Jeder Held bekommt 5 Karten, einzeln in Zugreihenfolge, und 3 Karten werden als Auslage aufgedeckt. Dann kommt der Wasserfall an eine zufällige Stelle in der unteren Hälfte des Zugstapels.
HK-S3 = Der jüngste Held beginnt. Hier ist das ein Platz eurer Wahl oder der Zufall.
HK-T1 = In deinem Zug nimmst du entweder eine Karte oder spielst einen Satz. Um eine Karte zu nehmen, ziehe die oberste vom Stapel, ungesehen von den anderen, oder nimm eine der 3 Karten der Auslage; die Auslage wird sofort aufgefüllt.
HK-T2 = Ein Satz sind zwei oder mehr Karten einer Farbe aus deiner Hand, gleich mit welchen Bildern. Du darfst Karten dieser Farbe zurückbehalten. Ein Satz pro Zug.
HK-T3 = Jede Läuferkarte bewegt deinen Läufer ein Feld auf den Vulkan zu, jede Greifkarte deinen Greif. Felder über den Vulkan hinaus verfallen. (Eine Auslegung: Jede Karte des Satzes wird ausgeführt; lass eine Karte weg, wenn du sie nicht willst. Das gilt auch, wenn dir eine Hand von zehn Karten nur ein einziges Paar zu spielen lässt.)
HK-T4 = Jede Goldkarte gibt dir 1 Gold aus dem Schatz. Ein leerer Schatz gibt nichts.
HK-T5 = Jedes „+2“ gibt dir zwei Karten, eine nach der anderen, jede vom Stapel oder aus der Auslage. Die Auslage wird aufgefüllt, bevor du die zweite wählst.
HK-T6 = Du darfst 10 Karten halten. Beginnst du deinen Zug mit 10, musst du einen Satz spielen, und ein „+2“ bringt dich nie über 10.
HK-T7 = Ein Satz wird erst abgelegt, offen, wenn er ganz ausgeführt ist. Löst er ein Neumischen aus, gehört er nicht dazu.
HK-T8 = Ein Satz wird in dieser Reihenfolge ausgeführt: Bewegung, Gold, Karten nehmen. Dadurch geht keine Wahl verloren.
HK-W1 = Wird der Wasserfall gezogen oder aufgedeckt, werden Wasserfall, Ablage und Stapel zu einem neuen Stapel gemischt, und das Ziehen oder Auffüllen wird wiederholt. Der Wasserfall ist nie auf einer Hand oder in der Auslage, und er kann sofort wieder kommen.
HK-W2 = Ist nur noch der Wasserfall übrig, bringt ein Ziehen nichts, ein Auffüllen lässt das Feld leer, und das Spiel geht weiter. (Eine Auslegung.)
HK-E1 = Das Spiel endet, sobald eine Figur den Vulkan erreicht; ihr Held nimmt das Amulett. Der Rest dieses Satzes wird noch ausgeführt, dann spielt niemand mehr.
HK-E2 = Auf jedem Weg werden die Helden danach gereiht, wie nah am Vulkan sie sind. Wer gleichauf ist, teilt sich einen Rang, und danach wird kein Rang übersprungen: 7 Gold für den ersten, 4 für den zweiten, 1 für den dritten, nichts für den vierten. Das Amulett ist 2 wert.
HK-E3 = Das meiste Gold gewinnt, gesammeltes und vergebenes zusammen. Bei Gleichstand gewinnt, wer das Amulett hat, falls daran beteiligt; sonst teilen sich die Helden im Gleichstand den Sieg.
HK-X1 = Ein Beispiel. Läufer: Gelb auf dem Vulkan, Grün und Rot gleichauf dahinter, Blau zuletzt: 7 und die 2 des Amuletts, dann 4, 4 und 1. Greife: Blau, Grün, Gelb, Rot in dieser Reihenfolge: 7, 4, 1 und 0.
HK-V1 = Zwei Läuferkarten in einem Satz bewegen den Läufer 3 Felder statt 2. (Eine Auslegung für andere Pakete: So auch jedes volle Paar, und eine einzelne übrige bewegt 1.)
HK-V2 = Zwei Goldkarten in einem Satz geben 5 Gold statt 2. (Dieselbe Auslegung gilt.)
HK-K1 = Du kennst deine eigene Hand, die Auslage, die ganze Ablage, wie viele Karten in jeder Hand und im Stapel sind, jede Karte, die aus der Auslage genommen wurde, alle Figuren und alles Gold. Du kennst nicht die Reihenfolge des Stapels und nicht, was andere von ihm gezogen haben.
