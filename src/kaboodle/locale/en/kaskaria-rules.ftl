# The Heroes of Kaskaria: every clause of the rules, in our own words.

kaskaria-section-components = Components
kaskaria-section-set-up = Setup
kaskaria-section-turn = A turn
kaskaria-section-waterfall = The waterfall
kaskaria-section-end = End and scoring
kaskaria-section-intrepid = Variant: intrepid heroes
kaskaria-section-knowledge = What each player knows

HK-C1 = There are 55 cards: 18 gold, 9 griffin, 18 runner, 9 “+2” and 1 waterfall. There are 80 pieces of gold and 1 amulet.
HK-C2 = The 54 coloured cards come in nine colours, six cards each: 2 gold, 1 griffin, 2 runner and 1 “+2”. Our ruling: nine colours, because the counts divide by nine and ten cards in nine colours always hold a pair.
HK-C3 = Two paths lead to the volcano: one for griffins and a longer one for runners. With the standard cards they are 6 and 10 spaces long.
HK-C4 = For authors of card packs: a pack with which a game could get stuck is refused, with the reason: too many colours for the hand limit, too few cards of a colour, a path shorter than 2, no waterfall, no card that moves a figure, a deck too small to deal.
HK-S1 = Each hero has a griffin and a runner, each at the start of its own path. Any number of figures may share a space.
HK-S2 = The waterfall is set aside and the other cards are shuffled. Each hero is dealt 5 cards, one at a time in turn order, and 3 cards are turned face up as the display. Then the waterfall goes to a random place in the lower half of the draw pile.
HK-S3 = The youngest hero goes first. Here you choose who that is, or leave it to chance.
HK-T1 = On your turn either take one card or play one set. To take a card, draw the top card of the pile, unseen by the others, or take one of the 3 cards of the display; the display is refilled at once.
HK-T2 = A set is two or more cards of one colour from your hand, whatever their pictures. You may keep back cards of that colour. One set a turn.
HK-T3 = Each runner card moves your runner one space towards the volcano, each griffin card your griffin. Spaces past the volcano are lost. Our ruling: every card of the set is carried out, so leave out a card you do not want. This also holds when a hand of ten leaves you only one pair to play.
HK-T4 = Each gold card gives you 1 gold from the treasure. An empty treasure gives nothing.
HK-T5 = Each “+2” gives you two cards, one after the other, each from the pile or the display. The display is refilled before you choose the second.
HK-T6 = You may hold at most 10 cards. If you begin your turn with 10 you must play a set, and a “+2” never takes you past 10.
HK-T7 = A set is discarded, face up, only when all of it has been carried out. If it causes a reshuffle, the set itself is not part of it.
HK-T8 = A set is carried out in this order: moves, gold, cards taken. You lose no options by this.
HK-W1 = When the waterfall is drawn or turned up, the waterfall, the discard and the pile are shuffled into a new pile and the draw or refill is made again. The waterfall is never in a hand or in the display, and it can come up again at once.
HK-W2 = Our ruling: if nothing but the waterfall is left, a draw takes nothing, a refill leaves its slot empty, and play goes on.
HK-E1 = The game ends as soon as a figure reaches the volcano; its hero takes the amulet. The rest of that set is still carried out; then nobody else plays.
HK-E2 = On each path heroes are ranked by how near the volcano they are. Heroes who are level share a place, and no place is skipped after them: 7 gold for the first, 4 for the second, 1 for the third, none for the fourth. The amulet is worth 2.
HK-E3 = The hero with the most gold wins: gold collected, gold for places, and the amulet. If heroes tie and one of them holds the amulet, that hero wins; otherwise they share the victory.
HK-X1 = An example. Runners: yellow on the volcano, green and red level behind it, blue last: 7 and the amulet’s 2, then 4, 4 and 1. Griffins: blue, green, yellow, red in that order: 7, 4, 1 and 0.
HK-V1 = Two runner cards in one set move the runner 3 spaces instead of 2. Our ruling, for packs with more of them in a colour: every full pair moves 3, and a single one left over moves 1.
HK-V2 = Two gold cards in one set give 5 gold instead of 2. Our ruling: likewise for every full pair, and a single one left over gives 1.
HK-K1 = You know your own hand, the display, the whole discard pile, how many cards are in each hand and in the pile, every card that was taken from the display, all figures and all gold. You do not know the order of the pile or what others drew from it.
