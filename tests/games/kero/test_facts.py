"""Facts for statistics."""

from __future__ import annotations

from kaboodle.games.kero import Kero
from tests.games.kero.table import A, table, tip


def test_facts_count_turns_outages_and_cards(game: Kero) -> None:
    s = table(game, turn=1, pile="still, claim, caravan", cards=("elder", "kiln"), outages=2)

    facts = game.facts(s)

    assert (facts["turns"], facts["outages"], facts["first"]) == (1, 2, 0)
    assert (facts["cards"], facts["territories"], facts["tiles"]) == (2, 0, 2)
    assert (facts["seen elder"], facts["taken elder"]) == (1, 1)
    assert (facts["seen still"], facts["taken still"]) == (0, 0)
    assert (facts["seen scrapyard"], facts["taken scrapyard"]) == (1, 0)


def test_a_view_holds_what_a_die_gives(game: Kero) -> None:
    s = tip(game, table(game), "brick wheat fire metal recruit", {"blue": 2})
    view = game.view(s, A)

    assert view.shown(0) == [1, 0, 0, 0, 0, 0, 0]
    assert view.shown(2) == [0] * 7
    assert view.shown(7) == [0, 0, 0, 3, 0, 0, 0]
