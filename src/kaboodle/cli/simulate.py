"""`kaboodle sim`: play many games between bots and print statistics."""

from __future__ import annotations

import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, nullcontext
from typing import Any

import click
from rich.markup import escape
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TextColumn,
    TimeElapsedColumn,
    TimeRemainingColumn,
)
from rich.table import Table

from kaboodle.bots.target import Result
from kaboodle.cli.flags import (
    Count,
    game_argument,
    limit_option,
    pack_option,
    read_options,
    rule_options,
    seed_type,
)
from kaboodle.cli.leaving import Left, departures
from kaboodle.cli.show import out, print_json, talk
from kaboodle.shelf import box
from kaboodle.sim.rates import wilson
from kaboodle.sim.run import Plan, simulate
from kaboodle.sim.summary import by_bot, summarise

IN_ORDER = 10.0  # seconds the bots of a table may take to exit
REPORT = 30.0  # seconds between progress lines where there is no terminal
CI = "95% CI"
SPREAD = ("mean", "min", "max")
RATES = {
    "cards": ("card", "bought when offered"),
    "characters": ("character", "win rate when played"),
}
NO_AMOUNTS = {"first"}  # facts that are a seat's number


@click.command(
    short_help="Play many games between bots and print statistics.",
    epilog="""\b
Examples:
  kaboodle sim kaskaria
  kaboodle sim krom --bots hard,medium --games 200 --jobs 4
  kaboodle sim kaskaria --players 2 --bots mine.py:Hoarder,greedy --seed 7""",
)
@game_argument
@click.option(
    "--players", type=Count(1), metavar="N", help="Players per game.  [default: the most]"
)
@click.option("--every-table", is_flag=True, help="Run once for each possible number of players.")
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    metavar="BOT,...",
    help="The bots, separated by commas and repeated to fill the seats; `kaboodle games` lists "
    "them. For your own, write FILE.py:NAME or cmd:COMMAND.",
)
@click.option(
    "--games",
    "count",
    type=Count(1),
    default=1000,
    show_default=True,
    metavar="N",
    help="Number of games.",
)
@click.option(
    "--seed",
    type=seed_type,
    default=0,
    show_default=True,
    metavar="N",
    help="Repeat a run: the same seed gives the same games.",
)
@click.option(
    "--jobs",
    type=Count(1, 256),
    default=1,
    show_default=True,
    metavar="N",
    help="Number of processes.",
)
@limit_option
@click.option("--strict", is_flag=True, help="Exit with 1 if a balance target is missed.")
@click.option("--json", "as_json", is_flag=True, help="Print the statistics as JSON.")
@pack_option
@rule_options
def sim(
    game: str,
    players: int | None,
    every_table: bool,
    bots: str,
    count: int,
    seed: int,
    jobs: int,
    limit: float,
    strict: bool,
    as_json: bool,
    pack: str | None,
    given: tuple[str, ...],
) -> None:
    """Play many games of GAME between bots and print statistics.

    `kaboodle games` lists the games and bots. The bots rotate seats from game to game. The same
    seed gives the same result, whatever the number of processes.
    """
    chosen = box(game)
    names = [name.strip() for name in bots.split(",")]
    if strict and set(names) != {"greedy"}:
        raise click.UsageError("--strict: the targets are defined for --bots greedy only.")
    options = tuple(sorted(read_options(chosen, given).items()))
    summaries: list[dict[str, Any]] = []
    for seats in _tables(chosen.seats, players, every_table, len(names)):
        lineup = tuple(names[i % len(names)] for i in range(seats))
        plan = Plan(game, lineup, count, seed, pack, options, limit)
        started = time.perf_counter()
        results = _in_order(plan, jobs)
        took = time.perf_counter() - started
        if summaries and not as_json:
            out().print()
        summaries.append(summarise(plan, results))
        if not as_json:
            _print(summaries[-1], by_bot(plan, results), plan.open().names.get("en", {}))
        moves = sum(r.moves for r in results)
        talk().print(
            f"[dim]{count:,} game{'s' * (count != 1)} in {took:.1f} s,"
            f" {moves / took:,.0f} moves per second[/]"
        )
    if as_json:
        print_json(summaries if every_table else summaries[0])
    if strict:
        _hold([target for summary in summaries for target in summary["targets"]])


def _hold(targets: list[dict[str, Any]]) -> None:
    missed = sum(not target["holds"] for target in targets)
    if missed:
        raise click.ClickException(f"{missed} of {len(targets)} targets missed.")


def _tables(span: tuple[int, int], players: int | None, every: bool, bots: int) -> list[int]:
    """Return the numbers of players to run."""
    low, high = span
    if every and players is not None:
        raise click.UsageError("--every-table and --players cannot be combined.")
    seats = players or max(high, bots if bots > 1 else 0)
    tables = list(range(max(low, bots), high + 1)) if every else [seats]
    if bots > max(tables, default=0):
        most = max(tables, default=high)
        raise click.UsageError(f"--bots: {bots} bots are too many for {most} players.")
    return tables


def _in_order(plan: Plan, jobs: int) -> list[Result]:
    """Play all games. A signal that ends them also ends the bots' programs."""
    try:
        with departures(IN_ORDER) if jobs == 1 else nullcontext(), _progress(plan) as advance:
            return simulate(plan, jobs, advance)
    except Left as left:
        sys.exit(left.status)


@contextmanager
def _progress(plan: Plan) -> Iterator[Callable[[int], None]]:
    """Show a progress bar; where there is no terminal, print a line now and then."""
    console = talk()
    if not console.is_terminal:
        yield _lines(plan.games)
        return
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=console, transient=True) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        yield lambda done: progress.advance(task, done)


def _lines(total: int) -> Callable[[int], None]:
    """Return a function that counts finished games and reports them every `REPORT` seconds."""
    count, due = 0, time.monotonic() + REPORT

    def advance(done: int) -> None:
        nonlocal count, due
        count += done
        if time.monotonic() >= due:
            due = time.monotonic() + REPORT
            talk().print(f"[dim]{count:,} of {total:,} games[/]")

    return advance


def _print(summary: dict[str, Any], bots: list[dict[str, Any]], terms: dict[str, str]) -> None:
    """Print the statistics. `terms` are the pack's names for its own cards."""
    _print_head(summary)
    seats, n = summary["players"], summary["games"]
    table = _table("bot", "seats", "win rate", CI, "mean score", "min", "max")
    for entry in bots:
        table.add_row(escape(entry["bot"]), str(entry["seats"]), *_standing(entry))
    _show(table)
    out().print(f"[dim]win rate: per seat; an even share is {1 / seats:.1%}[/]")
    for entry in bots:
        if entry["trouble"]:
            moves = f"{entry['missed']:,} random move{'s' * (entry['missed'] != 1)}"
            trouble = f"{entry['bot']}: {moves} played for it, first reason: {entry['trouble']}."
            out().print(f"\n{trouble}", markup=False, soft_wrap=True)
    table = _table("seat", "win rate", CI, "mean score", "min", "max")
    for number, entry in enumerate(summary["seats"], 1):
        table.add_row(str(number), *_standing(entry))
    _show(table)
    table = _table("per game", *SPREAD)
    for name, spread in summary["facts"].items():
        if name not in NO_AMOUNTS:
            table.add_row(name, f"{spread['mean']:.1f}", str(spread["min"]), str(spread["max"]))
    _show(table)
    table = _table("ended by", "games", CI)
    for name, share in summary["endings"].items():
        table.add_row(name, f"{share:.1%}", _span(*wilson(share * n, n)))
    _show(table)
    for kind, rates in summary["rates"].items():
        if rates:
            table = _table(*RATES[kind], CI, "games")
            for name, entry in sorted(rates.items(), key=lambda item: item[1]["rate"]):
                title = f"{terms[name]} ({name})" if name in terms else name
                interval = _span(entry["low"], entry["high"])
                table.add_row(escape(title), f"{entry['rate']:.1%}", interval, f"{entry['of']:,}")
            _show(table)
    if summary["targets"]:
        table = _table("target", "value", "range", "")
        for target in summary["targets"]:
            mark = "[green]met[/]" if target["holds"] else "[red]missed[/]"
            span = f"{target['low']:g} to {target['high']:g}"
            table.add_row(target["name"], f"{target['value']:.3f}", span, mark)
        _show(table)


def _print_head(summary: dict[str, Any]) -> None:
    options = [f"{name}={_typed(value)}" for name, value in summary["options"].items()]
    n, seats = summary["games"], summary["players"]
    lines = [
        f"[bold]{summary['game']}[/], rules version {summary['rules']}, pack {summary['pack']}",
        f"{n:,} game{'s' * (n != 1)} of {seats} players, seed {summary['seed']},"
        f" digest {summary['digest']}",
    ]
    if options:
        lines.insert(1, f"options {' '.join(options)}")
    for line in lines:
        out().print(line, soft_wrap=True)


def _typed(value: object) -> object:
    """Return an option's value as it is typed."""
    return str(value).lower() if isinstance(value, bool) else value


def _table(first: str, *columns: str) -> Table:
    """Return a table whose columns, but for the first, are numbers."""
    table = Table(first, box=None)
    for column in columns:
        table.add_column(column, justify="right", no_wrap=True)
    return table


def _show(table: Table) -> None:
    out().print()
    out().print(table)


def _span(low: float, high: float) -> str:
    return f"{low:.1%} to {high:.1%}"


def _standing(entry: dict[str, Any]) -> list[str]:
    score, low = entry["score"], entry["win_low"]
    return [
        f"{entry['win_rate']:.1%}",
        "" if low is None else _span(low, entry["win_high"]),
        f"{score['mean']:.1f}",
        str(score["min"]),
        str(score["max"]),
    ]
