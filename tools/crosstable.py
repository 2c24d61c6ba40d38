"""The cross table of the bots, from a round-robin tournament: how each fares against each other,
with confidence intervals.

    make crosstable ARGS="--games 400 --jobs 2"

At a table of two a row meets a column. At a table of four it meets three of them, and a fair share
is a quarter. Results are kept in build/crosstable, one file for each pairing and each committed
state of the bots and rules, so that a run that was stopped continues where it was. When all games
are played the table is written to docs/results/crosstable.md, with its date and seed.

Nets that are not shipped take part under a name, at tables of two of the game they were trained
for: `--with earlier=krom.npz`. They play their likeliest option.
"""

from __future__ import annotations

import argparse
import json
import subprocess
from collections.abc import Mapping
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from importlib import import_module
from multiprocessing import get_context
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kaboodle.bots import BOTS
from kaboodle.bots.learned.net import Net, Weights, fits, metadata, read
from kaboodle.bots.levels import LevelBot
from kaboodle.bots.search.bot import SearchBot
from kaboodle.bots.search.effort import Effort
from kaboodle.core.parsing import fingerprint
from kaboodle.shelf import load
from kaboodle.sim.rates import wilson
from kaboodle.sim.run import Plan, play_one

ROOT = Path(__file__).resolve().parent.parent
KEPT = ROOT / "build" / "crosstable"
PAGE = ROOT / "docs" / "results" / "crosstable.md"
BEGIN, END = "<!-- crosstable -->\n", "<!-- /crosstable -->\n"
LADDER = ["random", "greedy", "easy", "medium", "hard", "expert"]
CHUNK = 4  # games per task: a multiple of the seats, so that each bot sits in all of them equally


@dataclass(frozen=True)
class Sheet:
    """One table of the page: a game, its seats and options."""

    title: str
    game: str
    seats: int
    options: tuple[tuple[str, object], ...] = ()

    def plan(self, row: str, column: str, games: int, seed: int) -> Plan:
        bots = (row, *[column] * (self.seats - 1))
        return Plan(self.game, bots, games, seed, options=self.options)

    def pairs(self, bots: list[str]) -> list[tuple[str, str]]:
        """Return the pairings: each bot with every bot listed before it."""
        return [(row, column) for i, row in enumerate(bots) for column in bots[:i]]


SHEETS = [
    Sheet("Kaskaria, two seats", "kaskaria", 2),
    Sheet("Kaskaria, one at a table with three", "kaskaria", 4),
    Sheet("KROM, two seats", "krom", 2),
    Sheet("KROM, one at a table with three", "krom", 4),
    Sheet("KERO, paced", "kero", 2),
    Sheet("KERO, in real time", "kero", 2, (("clock", "realtime"),)),
]


def guest(text: str) -> tuple[str, str]:
    """Parse the name and the file of a net, as in `earlier=krom.npz`."""
    name, _, path = text.partition("=")
    if not name.isidentifier() or any(name in bots for bots in BOTS.values()):
        raise argparse.ArgumentTypeError(f"{text}: expected NAME=FILE, with a name that no bot has")
    net_in(text, path)
    return name, path


def net_in(text: str, path: str) -> tuple[dict[str, Any], Weights]:
    """Return the metadata and the weights in a file; errors quote the argument."""
    try:
        with Path(path).open("rb") as file:
            about = metadata(file)
            file.seek(0)
            return about, read(file)
    except (OSError, EOFError, ValueError, KeyError, TypeError, BadZipFile):
        raise argparse.ArgumentTypeError(f"{text}: the file holds no weights") from None


def join(others: list[tuple[str, str]]) -> None:
    """Register nets from files as bots, by name."""
    for name, path in others:
        about, weights = net_in(path, path)
        game = about["game"]
        encoder = import_module(f"kaboodle.bots.{game}.features").FEATURES(load(game))
        if not fits(weights, encoder):
            raise SystemExit(f"{path}: trained on other features than the current ones")
        level = BOTS[game]["hard"]
        assert isinstance(level, LevelBot)
        BOTS[game][name] = SearchBot(Net(weights, encoder), level.cast.hints, Effort(0))


def share(plan: Plan, first: int, last: int) -> float:
    """Return what the first of a plan's bots won in these games; a shared win counts as a
    fraction."""
    won = 0.0
    for index in range(first, last):
        result = play_one(plan, index)
        if result.lineup.index(0) in result.winners:
            won += 1 / len(result.winners)
    return won


class Cell:
    """One pairing: the results so far, on file, and the games still to play."""

    def __init__(self, plan: Plan, state: str) -> None:
        self.plan = plan
        identity = [plan.game, plan.bots, plan.seed, plan.options, state]
        self.path = KEPT / f"{plan.game}-{fingerprint(identity)}.json"
        self.won: dict[int, float] = {}  # by the first game of a chunk
        if self.path.exists():
            kept = json.loads(self.path.read_text(encoding="utf-8"))
            self.won = {int(first): won for first, won in kept.items()}

    def chunks(self) -> list[int]:
        return [i for i in range(0, self.plan.games, CHUNK) if i not in self.won]

    def keep(self, first: int, won: float) -> None:
        self.won[first] = won
        part = self.path.with_suffix(".part")
        part.write_text(json.dumps(self.won), encoding="utf-8")
        part.replace(self.path)

    def entry(self) -> str:
        """Return the share of wins and its 95% interval in brackets, in hundredths."""
        won, games = sum(self.won.values()), CHUNK * len(self.won)
        low, high = wilson(won, games)
        return f"{won / games:.1%} ({100 * low:.0f}–{100 * high:.0f})"


def play(cells: list[Cell], jobs: int, others: list[tuple[str, str]]) -> None:
    """Play all games that are left, in this many processes."""
    todo = [(cell, first) for cell in cells for first in cell.chunks()]
    columns = (TextColumn("chunks of games"), MofNCompleteColumn(), TimeRemainingColumn())
    with (
        Progress(*columns, console=Console(stderr=True)) as progress,
        ProcessPoolExecutor(jobs, get_context("spawn"), join, (others,)) as pool,
    ):
        task = progress.add_task("", total=len(todo))
        running: dict[Future[float], tuple[Cell, int]] = {}
        while todo or running:
            while todo and len(running) < 2 * jobs:
                cell, first = todo.pop(0)
                running[pool.submit(share, cell.plan, first, first + CHUNK)] = (cell, first)
            for done in wait(running, return_when=FIRST_COMPLETED).done:
                cell, first = running.pop(done)
                cell.keep(first, done.result())
                progress.advance(task)


def table(sheet: Sheet, bots: list[str], cells: dict[tuple[str, str], Cell]) -> list[str]:
    columns = [bot for bot in bots if any(column == bot for _, column in cells)]
    rows = [bot for bot in bots if any(row == bot for row, _ in cells)]
    out = [f"| {sheet.title} | {' | '.join(columns)} |", "|---|" + "---:|" * len(columns)]
    for row in rows:
        entries = [
            cells[row, column].entry() if (row, column) in cells else "" for column in columns
        ]
        out.append(f"| **{row}** | {' | '.join(entries)} |")
    return [*out, ""]


def page(text: str, table: str) -> str:
    """Return the page's text with the table in its place."""
    before, _, rest = text.partition(BEGIN)
    _, _, after = rest.partition(END)
    return before + BEGIN + table + END + after


def state(game: str) -> str:
    """Return the committed versions of the bots and rules; other versions make another cell."""
    parts = ["core", "sim", f"games/{game}", f"bots/{game}", "bots/search", "bots/learned"]
    parts += ["bots/levels.py", "bots/bot.py", "bots/random_bot.py"]
    folders = [f"src/kaboodle/{part}" for part in parts]
    if _git("status", "--porcelain", "--", *folders):
        raise SystemExit(f"commit the changes to {game} first: results are kept by commit")
    return _git("rev-parse", *[f"HEAD:{folder}" for folder in folders])


def _git(*words: str) -> str:
    asked = ["git", "-C", str(ROOT), *words]
    return subprocess.run(asked, capture_output=True, text=True, check=True).stdout


def guests(pair: tuple[str, str], others: list[tuple[str, str]]) -> str:
    """Return the hashes of the nets from files in this pairing."""
    files = [path for name, path in others if name in pair]
    return "".join(sha256(Path(path).read_bytes()).hexdigest() for path in files)


def _many(
    cells: Mapping[Sheet, Mapping[tuple[str, str], Cell]], slow: list[str], theirs: bool
) -> str:
    """Return how many games were played in a cell, with slow bots if `theirs`, else without."""
    played = [
        CHUNK * len(cell.won)
        for of_sheet in cells.values()
        for pair, cell in of_sheet.items()
        if bool({*pair} & {*slow}) == theirs
    ]
    least, most = min(played, default=0), max(played, default=0)
    return f"{least} games" if least == most else f"{least} to {most} games"


def main() -> None:
    parse = argparse.ArgumentParser(description="The cross table of the bots.")
    parse.add_argument("--games", type=int, default=200, help="per pairing (200)")
    parse.add_argument("--slow", default="expert", help="slow bots, comma-separated (expert)")
    parse.add_argument(
        "--slow-games", type=int, default=100, help="per pairing with slow bots (100)"
    )
    parse.add_argument("--seed", type=int, default=1)
    parse.add_argument("--jobs", type=int, default=1)
    parse.add_argument(
        "--bots", default=",".join(LADDER), help="comma-separated, the weakest first"
    )
    parse.add_argument("--game", action="append", choices=sorted({s.game for s in SHEETS}))
    parse.add_argument("--only-print", action="store_true", help="do not write the page")
    parse.add_argument(
        "--with", action="append", default=[], type=guest, metavar="NAME=FILE", dest="others"
    )
    args = parse.parse_args()
    if args.game and not args.only_print:
        parse.error("--game needs --only-print, because docs/results/crosstable.md has all games")
    others: list[tuple[str, str]] = args.others
    join(others)
    ladder = [*args.bots.split(","), *dict.fromkeys(name for name, _ in others)]
    sheets = [sheet for sheet in SHEETS if args.game is None or sheet.game in args.game]
    KEPT.mkdir(parents=True, exist_ok=True)
    slow = args.slow.split(",")
    cells: dict[Sheet, dict[tuple[str, str], Cell]] = {}
    for sheet in sheets:
        known = ladder if sheet.seats == 2 else args.bots.split(",")
        bots = [bot for bot in known if bot in BOTS[sheet.game]]
        what = state(sheet.game)
        cells[sheet] = {}
        for row, column in sheet.pairs(bots):
            games = args.slow_games if {row, column} & {*slow} else args.games
            plan = sheet.plan(row, column, games, args.seed)
            cells[sheet][row, column] = Cell(plan, what + guests((row, column), others))
    play([cell for of_sheet in cells.values() for cell in of_sheet.values()], args.jobs, others)
    lines = [
        "- **Cells**: the row's share of wins against the column; the 95 % interval in brackets.",
        f"- **Games per pairing**: {_many(cells, slow, False)};"
        f" with {args.slow} {_many(cells, slow, True)}.",
        f"- **Seed and date**: {args.seed}, {datetime.now(UTC):%Y-%m-%d}.",
        "",
    ]
    for sheet, of_sheet in cells.items():
        lines += table(sheet, ladder, of_sheet)
    text = "\n".join(lines)
    print(text)
    if not args.only_print:
        PAGE.write_text(page(PAGE.read_text(encoding="utf-8"), text), encoding="utf-8")


if __name__ == "__main__":
    main()
