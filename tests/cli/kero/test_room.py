"""KERO in the terminal: paced with words, in real time with keys and a running bar."""

from __future__ import annotations

import io
from collections.abc import Callable
from pathlib import Path

import pytest
from click.testing import CliRunner, Result
from rich.console import Console

from kaboodle.cli import main
from kaboodle.cli.evening import Evening, Sitter
from kaboodle.cli.live import Keys, Sand, wall_clock
from kaboodle.cli.rooms.kero.room import KeroRoom
from kaboodle.cli.rooms.kero.table import bar
from kaboodle.cli.rooms.kero.words import Naming
from kaboodle.core import record
from kaboodle.core.ids import SPECTATOR, SYSTEM, Millis
from kaboodle.core.record import Replay
from kaboodle.core.rng import from_seed
from kaboodle.games.kero import Kero, frames
from kaboodle.games.kero.content import ALL_DICE
from kaboodle.games.kero.fuel import begin
from kaboodle.games.kero.state import State
from kaboodle.shelf import load
from kaboodle.speech import Speech
from kaboodle.testing.table import choose
from tests.games.kero.conftest import opened
from tests.games.kero.table import A, B, table, tip


def run(*args: str, typed: str = "") -> Result:
    return CliRunner().invoke(main, list(args), input=typed)


@pytest.fixture
def paced() -> Kero:
    return opened()


@pytest.fixture
def live() -> Kero:
    return opened(clock="realtime")


def room_of(game: Kero) -> KeroRoom:
    return KeroRoom(game, Speech(["Ada", "Bo"]))


def drawn(game: Kero, s: State, seat: int = A) -> str:
    console = Console(file=io.StringIO(), width=160)
    console.print(room_of(game).draw(game.view(s, A if seat == A else SPECTATOR)))
    assert isinstance(console.file, io.StringIO)
    return console.file.getvalue()


def test_a_person_plays_a_paced_turn(tmp_path: Path) -> None:
    path = tmp_path / "kero.record"
    typed = "help\nfuel once\nadd green\nhire\nt\nr\nf\nquit\n"
    done = run("play", "kero", "--seed", "3", "--record", str(path), typed=typed)

    assert done.exit_code == 0
    assert "Player 1 tips the truck" in done.stderr
    kept = record.read(path.read_text())
    Replay(load("kero"), kept).run()


def test_bots_play_a_whole_game_at_either_clock(tmp_path: Path) -> None:
    for clock in ("paced", "realtime"):
        path = tmp_path / f"{clock}.record"
        done = run("play", "kero", "--seat", "greedy", "--seat", "random", "--seed", "1",
                   "-o", f"clock={clock}", "--record", str(path))  # fmt: skip
        assert done.exit_code == 0, done.output
        assert "win" in done.stdout
        assert ("\n1@" in path.read_text()) == (clock == "realtime")
        assert run("replay", str(path)).exit_code == 0
        assert "tips the truck" in run("replay", str(path), "--log").stdout


def test_a_replay_tells_times_and_can_take_as_long_as_the_game(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "timed.record"
    run("play", "kero", "--seat", "greedy", "--seat", "greedy", "--seed", "2",
        "-o", "clock=realtime", "--record", str(path))  # fmt: skip
    slept: list[float] = []
    monkeypatch.setattr("kaboodle.cli.replay.sleep", slept.append)

    output = run("replay", str(path), "--timed", "--at", "12").stdout.splitlines()

    times = [line.split()[1] for line in output]
    assert times == sorted(times)
    assert all(time.startswith("0:") for time in times)
    assert 0 < sum(slept) < 60
    untimed = run("play", "kaskaria", "--seat", "random", "--seat", "random", "--seed", "1",
                  "--record", "-")  # fmt: skip
    (tmp_path / "plain.record").write_text(untimed.stdout)
    assert ":" not in run("replay", str(tmp_path / "plain.record"), "--log").stdout.split("  ")[1]


def test_in_real_time_a_person_needs_a_terminal() -> None:
    done = run("play", "kero", "-o", "clock=realtime")

    assert done.exit_code == 2
    assert "needs an interactive terminal" in done.stderr


def test_rules_and_simulation() -> None:
    assert "KO-R4" in run("rules", "kero").stdout
    output = run("sim", "kero", "--games", "3").stdout
    assert "outages per turn" in output
    assert "bought when offered" in output


def test_the_table_shows_what_a_person_needs(paced: Kero) -> None:
    s = table(
        paced,
        frame=frames.CAMP,
        row="tin-roof,kiln,gatekeepers-1,-,scout-tower,outpost",
        tuareks=("fuel, fuel, dice", ""),
        tiles=("tie", ""),
        resources="brick, wheat, recruit, recruit",
        lands="oasis, refinery-wreck, green-valley, market-ruins",
    )

    drawing = drawn(paced, s)

    assert "Tin roof" in drawing
    assert "2 points" in drawing
    assert "to spend: 1 brick, 1 wheat, 2 recruits" in drawing
    assert "the pump attendant (×2)" in drawing
    assert "the tie-breaker" in drawing
    assert "1 point per green card" in drawing
    assert "your Tuareks" not in drawn(paced, s, SPECTATOR)


@pytest.mark.parametrize(
    ("tank", "jerrycans", "offered"), [(30_000, 2, True), (60_000, 2, False), (30_000, 0, False)]
)
def test_fuel_is_spoken_of_only_where_it_is_to_be_had(
    paced: Kero, tank: int, jerrycans: int, offered: bool
) -> None:
    """KO-F2"""
    s = table(paced, frame=frames.START, tanks=(tank, tank), jerrycans=(jerrycans, 2))

    assert ("fuel up" in room_of(paced).question(paced.view(s, A))) == offered


@pytest.mark.clause("KO-F4", "KO-U3")
@pytest.mark.parametrize(("held", "key"), [("thin", "thinning"), ("dice", "thinning-none")])
def test_ko_f4_who_is_asked_is_told_of_the_miser(paced: Kero, held: str, key: str) -> None:
    s = choose(paced, table(paced, frame=frames.START, tuareks=("", held)), A, "fuel once")
    room = room_of(paced)

    assert room.question(paced.view(s, B)) == room.say(f"ask-{key}")


@pytest.mark.clause("KO-F4")
def test_ko_f4_an_order_is_shown_to_its_own_seat(paced: Kero) -> None:
    order = Speech().say("cli-kero-always")
    s = choose(paced, table(paced), A, "whole always")

    assert order in drawn(paced, s, A)
    assert order not in drawn(paced, s, SPECTATOR)
    assert order not in drawn(paced, choose(paced, s, A, "withdraw"), A)


@pytest.mark.clause("KO-F4")
def test_ko_f4_an_order_can_be_typed_at_any_question(tmp_path: Path) -> None:
    path = tmp_path / "game.record"
    typed = "whole always\nwithdraw\nwhole always\nquit\n"

    result = run(
        "play", "kero", "--seed", "3", "-o", "first=seat1", "--record", str(path), typed=typed
    )

    assert result.exit_code == 0
    lines = path.read_text(encoding="utf-8").splitlines()
    assert [line for line in lines if line.startswith("0 w")] == [
        "0 whole always",
        "0 withdraw",
        "0 whole always",
    ]


def test_camps_show_cards_territories_and_dice_already_added(paced: Kero) -> None:
    s = table(
        paced,
        cards=("tin-roof, kiln, gatekeepers-1, gatekeepers-2", "outpost"),
        won=("oasis", ""),
        lands="nomad-camp, crossroads, green-valley, four-pillars",
        claims=1,
        tiles=("brick", ""),
    )
    s.chosen |= 1 << 5

    drawing = drawn(paced, s)

    assert "Ada: Tin roof, None shall pass! (×2); won: Oasis; permanent: 1 extra brick" in drawing
    assert "Bo: Outpost" in drawn(paced, s, SPECTATOR)
    assert "dice: 5 white + green" in drawing


def test_default_names_keep_their_number(paced: Kero) -> None:
    room = KeroRoom(paced, Speech(["Giocatore 1", "Giocatore 2"], "it"))
    console = Console(file=io.StringIO(), width=80)
    with console.capture() as captured:
        console.print(
            room.draw(
                paced.view(
                    table(paced, lands="oasis, refinery-wreck, green-valley, market-ruins"), A
                )
            )
        )
    assert "Giocatore 1  Giocatore 2" in captured.get()


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_whole_game_fits_a_terminal(paced: Kero, language: str) -> None:
    """80 columns and 24 lines with the question and the prompt; 60 columns are readable."""
    from kaboodle.bots import bot
    from kaboodle.bots.bot import next_move

    room, greedy = KeroRoom(paced, Speech(["Ada", "Greedy 2"], language)), bot("kero", "greedy")
    s, rng = paced.setup(2, 3), from_seed(1)
    heights: list[int] = []
    while asked := paced.asked(s):
        view = paced.view(s, asked[0])
        for width in (80, 60) if view.step % 4 == 0 else ():
            console = Console(file=io.StringIO(), width=width)
            with console.capture() as captured:
                console.print(room.draw(view))
                console.print(f"Ada, {room.question(view)}")
            lines = captured.get().splitlines()
            assert max(len(line) for line in lines) <= width
            assert "…" not in "".join(lines), "nothing is cut"
            heights += [len(lines)] if width == 80 else []
        move = next_move(paced, s, asked[0], greedy, rng)
        paced.advance(s, move.seat, move.action, move.at, None)
    assert max(heights) <= 23


def test_the_last_turn_and_dice_are_drawn(paced: Kero) -> None:
    s = table(paced, turn=1, claims=3, last_turn=True, lands="-,-,-,-")
    s = tip(paced, s, "brick fire wheat metal jerrycan", {"green": 0})

    drawing = drawn(paced, s)

    assert "final spaces" in drawing
    assert "3\u00a0wheat" in drawing
    assert "FIRE" in drawing


def test_faces_a_pack_may_have(paced: Kero) -> None:
    s = tip(paced, table(paced), "brick fire wheat metal jerrycan")
    view = paced.view(s, A)
    words = Naming(room_of(paced))

    assert words.face(view, 0) == "brick"
    view.pack.gives[0][1] += 1
    assert words.face(view, 0) == "brick + wheat"
    view.pack.gives[0][0] = view.pack.gives[0][1] = 0
    assert words.face(view, 0) == "nothing"


@pytest.mark.parametrize(
    ("frame", "text", "key"),
    [
        (frames.PREPARE, "t", "tip"),
        (frames.PREPARE, "Add  Green", "add green"),
        (frames.ROLLING, "f", "lay flat"),
        (frames.ROLLING, "r", "roll white1 white3 white4 white5"),
        (frames.ROLLING, "r 1 3", "roll white1 white3"),
        (frames.ROLLING, "134", "roll white1 white3 white4"),
        (frames.ROLLING, "roll white1", "roll white1"),
        (frames.CAMP, "3", "take 3"),
        (frames.PLACING, "4", "explore 4"),
        (frames.SCORCHING, "6", "scorch 6"),
        (frames.TYING, "2", "win tie 2"),
        (frames.CAMP, "e", "end turn"),
        (frames.CAMP, "whole always", "whole always"),
        (frames.ROLLING, "withdraw", "withdraw"),
        (frames.CAMP, "9", None),
        (frames.CAMP, "dance", None),
        (frames.ROLLING, "9", None),
    ],
)
def test_what_can_be_typed(paced: Kero, frame: int, text: str, key: str | None) -> None:
    s = tip(paced, table(paced), "brick fire wheat metal jerrycan")
    s.frames = [frame]

    choice = room_of(paced).read(paced.view(s, A), text)

    assert choice == (None if key is None else paced.catalogue.number(key))


def test_a_tank_as_a_bar() -> None:
    assert bar(60_000, 60_000, 10).plain == "██████████ 60 s"
    assert bar(5_000, 60_000, 12).plain == "█░░░░░░░░░░░  5 s"


class Script(Keys):
    """Keys pressed at given times, on a clock that only they move."""

    def __init__(self, *presses: tuple[float, str]) -> None:
        self.presses = list(presses)
        self.time = 0.0

    def seconds(self) -> float:
        return self.time

    def read(self, seconds: float) -> str:
        if self.presses and self.presses[0][0] <= self.time + seconds:
            self.time, key = max(self.time, self.presses[0][0]), self.presses[0][1]
            self.presses.pop(0)
            return key
        self.time += seconds
        return ""


def sand(game: Kero, script: Script) -> tuple[Sand, io.StringIO]:
    screen = io.StringIO()
    console = Console(file=screen, force_terminal=True, width=120)
    return Sand(game, room_of(game), console, script, script.seconds), screen


def key_of(game: Kero, action: int) -> str:
    return game.catalogue.keys[action]


def test_space_rolls_the_picked_dice_and_enter_lays_flat(live: Kero) -> None:
    s = tip(live, table(live), "brick fire wheat metal jerrycan")
    script = Script((1.0, "1"), (1.2, "2"), (1.4, "3"), (2.0, " "))
    move = sand(live, script)[0].ask(s, A)
    assert (key_of(live, move.action), move.at) == ("roll white1 white3", 2_000)

    everything = sand(live, Script((2.0, " ")))[0].ask(s, A)
    assert key_of(live, everything.action) == "roll white1 white3 white4 white5"
    flat = sand(live, Script((0.5, "x"), (3.0, "\n")))[0].ask(s, A)
    assert (key_of(live, flat.action), flat.at) == ("lay flat", 3_000)


def test_a_roll_too_soon_is_explained_and_the_sand_runs_on(live: Kero) -> None:
    s = tip(live, table(live), "brick fire wheat metal jerrycan")
    running, screen = sand(live, Script((0.3, " "), (1.5, " ")))

    move = running.ask(s, A)

    assert move.at == 1_500
    assert "KO-T4" in screen.getvalue()
    assert "29 s" in screen.getvalue()


def test_a_refused_roll_keeps_what_was_picked(live: Kero) -> None:
    s = tip(live, table(live), "brick fire wheat metal jerrycan")
    running, _ = sand(live, Script((0.1, "1"), (0.2, "4"), (0.3, " "), (1.5, " ")))

    move = running.ask(s, A)
    assert (key_of(live, move.action), move.at) == ("roll white1 white4", 1_500)

    live.advance(s, move.seat, move.action, move.at, None)
    running.keys = Script((1.6, "3"), (3.0, " "))
    running.seconds = running.keys.seconds
    assert key_of(live, running.ask(s, A).action) == "roll white3", "rolled dice are picked anew"


def test_a_position_in_real_time_goes_on_from_its_own_time(
    monkeypatch: pytest.MonkeyPatch,
) -> None:

    typed = iter(["end turn", "quit"])
    monkeypatch.setattr("builtins.input", lambda: next(typed))
    game = opened(clock="realtime")
    s = table(game, frame=frames.CAMP)
    s.now = Millis(40_000)
    evening = Evening(game, [Sitter("Ada"), Sitter("Bo", "greedy")], 5, s)
    script = Script()
    screen = Console(file=io.StringIO(), force_terminal=True, width=120)
    evening.sand = Sand(game, evening.room, screen, script, script.seconds)
    evening.talk = screen

    evening.play()

    assert game_time(evening.record.entries[0].text) == 40_000


def test_who_goes_on_where_the_sand_runs_is_given_a_moment(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    asked: list[str] = []

    def enter() -> str:
        asked.append("Enter")
        raise EOFError

    monkeypatch.setattr("builtins.input", enter)
    game = opened(clock="realtime")
    s = tip(game, table(game), "brick fire wheat metal jerrycan")
    evening = Evening(game, [Sitter("Ada"), Sitter("Bo")], 5, s)
    screen = io.StringIO()
    evening.talk = evening.lines.console = Console(file=screen, width=120)
    evening.sand = Sand(game, evening.room, evening.talk, Script(), lambda: 0.0)

    assert evening.play() == 0
    assert asked == ["Enter"]
    assert "The clock starts when you press Enter." in screen.getvalue()


def test_who_waits_too_long_runs_dry(live: Kero) -> None:
    s = tip(live, table(live, tanks=(4_000, 0)), "brick fire wheat metal jerrycan")

    move = sand(live, Script((9.0, "\n")))[0].ask(s, A)

    assert (move.seat, key_of(live, move.action), move.at) == (SYSTEM, "run dry", 4_000)


def test_a_person_rolls_for_the_others_fuel(live: Kero) -> None:
    s = table(live, tanks=(50_000, 0))
    s.fuellings = 1
    begin(s, ALL_DICE, None)
    running, screen = sand(live, Script((0.5, "3"), (1.0, " ")))

    move = running.ask(s, B)

    assert (key_of(live, move.action), move.at) == ("throw", 1_000)
    assert "press space" in screen.getvalue()
    live.advance(s, move.seat, move.action, move.at, None)
    move = sand(live, Script())[0].ask(s, B)
    assert (move.seat, key_of(live, move.action)) == (SYSTEM, "full")


def test_time_passes_for_a_bot_while_the_bar_runs(live: Kero) -> None:
    s = tip(live, table(live), "brick fire wheat metal jerrycan")
    script = Script()
    running, screen = sand(live, script)

    running.wait(live.view(s, SPECTATOR), live.soonest(s))
    assert script.time == pytest.approx(0.9, abs=0.1)
    assert "Ada" in screen.getvalue()
    still, screen = sand(live, Script())
    still.wait(live.view(table(live), SPECTATOR), live.soonest(s))
    assert "Ada" not in screen.getvalue()


def test_an_evening_in_real_time(live: Kero, monkeypatch: pytest.MonkeyPatch) -> None:
    """A bot and a person who types, rolls once and lays flat; times come from the clock."""

    typed = iter(["tip", "quit"])
    monkeypatch.setattr("builtins.input", lambda: next(typed))
    game = opened(clock="realtime", first="seat1")
    evening = Evening(game, [Sitter("Ada"), Sitter("Bo", "greedy")], 5, None)
    script = Script((2.0, " "), (4.0, "\n"))
    screen = Console(file=io.StringIO(), force_terminal=True, width=120)
    evening.sand = Sand(game, evening.room, screen, script, script.seconds)
    evening.talk = screen

    evening.play()

    kept = [entry.text for entry in evening.record.entries if entry.text[0] in "01t"]
    assert kept[0] == "0 tip"
    assert kept[1].startswith("0@2000 roll")
    assert kept[2] == "0@4000 lay flat"


def test_a_bots_hand_takes_its_time_on_the_wall_clock() -> None:

    game = opened(clock="realtime", first="seat2")
    evening = Evening(game, [Sitter("Ada"), Sitter("Bo", "greedy")], 5, None)
    script = Script()
    script.time = 3.0
    screen = Console(file=io.StringIO(), force_terminal=True, width=120)
    evening.sand = Sand(game, evening.room, screen, script, script.seconds)
    evening.talk = screen

    state = evening.state
    assert isinstance(state, State)
    while game.asked(state) == [B]:
        evening._move(B)

    times = [game_time(entry.text) for entry in evening.record.entries if entry.text[0] in "01t"]
    assert times == sorted(times)
    assert times[0] >= 3_000
    assert abs(times[-1] - script.time * 1000) < 100


def game_time(line: str) -> int:
    actor = line.split(" ", 1)[0]
    return int(actor.split("@")[1]) if "@" in actor else 0


def test_the_wall_clock_runs_from_nought() -> None:
    seconds: Callable[[], float] = wall_clock()

    assert 0 <= seconds() < 5
