# The lesson of The Heroes of Kaskaria: titles of its chapters, and what is said. At most twelve words each.

kaskaria-lesson-race = La fin d’une course
kaskaria-lesson-race-goal = Rapporte le plus d’or ! La course finit au volcan.
kaskaria-lesson-race-turn = À ton tour, prends une carte ou joue un ensemble.
kaskaria-lesson-race-take = Prends la carte rouge.
kaskaria-lesson-race-rival = Maintenant, Bruma prend une carte.
kaskaria-lesson-race-set = Trois cartes rouges, c’est un ensemble. Joue-les toutes !
kaskaria-lesson-race-coin = Deux pas et une pépite d’or ! Bruma joue deux cartes.
kaskaria-lesson-race-draw = Tu n’as plus d’ensemble. Pioche une carte de la pile.
kaskaria-lesson-race-yellow = Deux cartes jaunes : encore un ensemble. Joue-le !
kaskaria-lesson-race-plus = Le +2 donne deux cartes. D’abord l’arpenteur turquoise !
kaskaria-lesson-race-any = Et encore une, celle que tu veux.
kaskaria-lesson-race-places = À la fin, l’arpenteur en tête rapporte sept pépites, le suivant quatre.
kaskaria-lesson-race-level = Vos griffons sont à égalité : sept pépites chacun.
kaskaria-lesson-race-finish = Deux arpenteurs turquoise atteignent le volcan. Finis la course !
kaskaria-lesson-race-won = Tout l’or est compté : tu gagnes ! Une course entière, maintenant ?
