# Was an jedem Tisch gesagt wird.

seat = Platz { $number }
list = { $first } und { $last }
game-kaskaria = Die Helden von Kaskaria
    .about = Mit Läufern und Greifen um die Wette zum Vulkan – und mit dem meisten Gold nach Hause.
game-kero = KERO
    .about = Zwei Clans, zwei Tanklaster, je eine Sanduhr: Würfle, solange der Sprit läuft, und hör rechtzeitig auf.
win = { $seats ->
        [one] { $names } gewinnt.
       *[other] { $names } teilen sich den Sieg.
    }
game-krom = KROM
    .about = Heimlich ziehen, um den Vortritt kämpfen und mit Erfindungen Häuptling des Stammes werden.
