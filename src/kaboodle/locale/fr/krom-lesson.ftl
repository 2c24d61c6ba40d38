# The lesson of KROM: titles of its chapters, and what is said. At most twelve words each.

krom-lesson-evolution = Ta première Évolution
krom-lesson-evolution-goal = Le premier à dix points d’Évolution devient chef du village !
krom-lesson-evolution-cost = Les Sandales coûtent un os et deux Kroms. Elles rapportent un point.
krom-lesson-evolution-realise = Tu as tout ce qu’il faut. Réalise les Sandales !
krom-lesson-evolution-rest = Chaque lieu offre une action. À la Caverne, repose-toi.
krom-lesson-evolution-end = Tu as tout fait. Finis ton tour.

krom-lesson-hunt = La chasse
krom-lesson-hunt-choose = À chaque tour, chacun choisit en secret un nouveau lieu.
krom-lesson-hunt-go = Il te faut des os. Va chasser à la Savane !
krom-lesson-hunt-reveal = Ugra a choisi aussi. On révèle les deux lieux !
krom-lesson-hunt-order = La Forêt passe avant la Savane : Ugra joue en premier.
krom-lesson-hunt-hunt = Personne d’autre ici. Chasse le Lièvre : trois ou plus au dé.
krom-lesson-hunt-necklace = Deux os font un Collier de dents. Réalise-le !
krom-lesson-hunt-end = Deux points ! Finis ton tour.

krom-lesson-fight = Un combat
krom-lesson-fight-go = On trouve du bois dans la Forêt. Vas-y.
krom-lesson-fight-meet = Combat ! Le plus fort total gagne, les autres perdent de la vie.
krom-lesson-fight-club = Trois contre cinq. Joue ta Massue à pointes : deux de plus.
krom-lesson-fight-tie = Ugra passe. Égalité : dans la Forêt, le plus léger gagne.
krom-lesson-fight-pass = C’est toi ! Passe, et le combat est fini.
krom-lesson-fight-pick = Tu joues donc en premier. Pioche une carte, elle est gratuite.
krom-lesson-fight-again = Du bois ! La suivante coûte un Krom. Pioche encore !
krom-lesson-fight-torch = Du bois et deux Kroms font une Torche. Réalise-la !
krom-lesson-fight-end = Bien joué. Finis ton tour.

krom-lesson-trick = Un sale tour
krom-lesson-trick-secret = Ta carte Bonus est secrète : elle annule une autre carte.
krom-lesson-trick-played = Ugra joue une carte contre toi !
krom-lesson-trick-raise = Joue ton Sourcil levé : il annule cette carte.
krom-lesson-trick-asked = On demande toujours à tous : ta main reste secrète.

krom-lesson-chief = Chef du village
krom-lesson-chief-seven = Sept points ! Le Cercle de pierres rapporte les trois derniers.
krom-lesson-chief-climb = Il faut trois cailloux. Grimpe pour les trouver !
krom-lesson-chief-reroll = Trois quatre ! Relance les deux autres, pour un Krom.
krom-lesson-chief-stones = Quatre quatre : trois cailloux ou trois cartes. Prends les cailloux !
krom-lesson-chief-realise = Réalise maintenant le Cercle de pierres !
krom-lesson-chief-won = Dix points : te voilà chef ! Une partie entière, maintenant ?
