# The lesson of The Heroes of Kaskaria: titles of its chapters, and what is said. At most twelve words each.

kaskaria-lesson-race = A race near its end
kaskaria-lesson-race-goal = Bring home the most gold! The race ends at the volcano.
kaskaria-lesson-race-turn = On your turn, take a card or play a set.
kaskaria-lesson-race-take = Take the red card.
kaskaria-lesson-race-rival = Now Bruma takes a card.
kaskaria-lesson-race-set = Three red cards are a set. Play them all together!
kaskaria-lesson-race-coin = Two steps and one gold! Now Bruma plays two cards.
kaskaria-lesson-race-draw = You have no set now. Take a card from the pile.
kaskaria-lesson-race-yellow = Two yellow cards: that is a set, too. Play it!
kaskaria-lesson-race-plus = The +2 brings two more cards. First the teal runner!
kaskaria-lesson-race-any = And one more, whichever you like.
kaskaria-lesson-race-places = At the end, the front runner brings seven gold, the next four.
kaskaria-lesson-race-level = Your griffins are level: each of you gets seven.
kaskaria-lesson-race-finish = Two teal runners reach the volcano. Finish the race!
kaskaria-lesson-race-won = All the gold is counted: you win! Now a whole race?
