"""`kaboodle sim`: many games between bots, summed up."""

from __future__ import annotations

import sys
import time
from contextlib import nullcontext
from typing import Any

import click
from rich.markup import escape
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kaboodle.bots.target import Result
from kaboodle.cli.flags import (
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
from kaboodle.sim.run import Plan, simulate
from kaboodle.sim.summary import summarise

IN_ORDER = 10.0  # seconds the bots of a table may take to go
RATES = {
    "cards": ("card", "bought where it appeared"),
    "characters": ("character", "wins where it plays"),
}


@click.command()
@game_argument
@click.option("--players", type=click.IntRange(1), help="Seats at the table.  [default: the most]")
@click.option("--every-table", is_flag=True, help="Every number of seats, one after the other.")
@click.option(
    "--bots",
    default="greedy",
    show_default=True,
    help="Who sits down, separated by commas; repeated until all seats are taken. A bot of your "
    "own is FILE.py:NAME or cmd:COMMAND.",
)
@click.option("--games", "count", type=click.IntRange(1), default=1000, show_default=True)
@click.option("--seed", type=seed_type, default=0, show_default=True)
@click.option(
    "--jobs", type=click.IntRange(1, 256), default=1, show_default=True, help="Processes."
)
@limit_option
@click.option("--strict", is_flag=True, help="Exit 1 if a target is missed.")
@click.option("--json", "as_json", is_flag=True, help="Print the summary as JSON.")
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
    """Play many games of GAME between bots and print what they add up to.

    The same seed gives the same summary, whatever --jobs says. The bots move round by one seat
    from game to game.
    """
    chosen = box(game)
    names = [name.strip() for name in bots.split(",")]
    if strict and set(names) != {"greedy"}:
        raise click.UsageError("--strict: only greedy bots in every seat have targets.")
    options = tuple(sorted(read_options(chosen, given).items()))
    summaries: list[dict[str, Any]] = []
    for seats in _tables(chosen.seats, players, every_table, len(names)):
        lineup = tuple(names[i % len(names)] for i in range(seats))
        plan = Plan(game, lineup, count, seed, pack, options, limit)
        started = time.perf_counter()
        results = _in_order(plan, jobs)
        took = time.perf_counter() - started
        summaries.append(summarise(plan, results))
        if not as_json:
            _print(summaries[-1], plan.open().names.get("en", {}))
        moves = sum(r.moves for r in results)
        talk().print(f"[dim]{count:,} games in {took:.1f} s: {moves / took:,.0f} moves a second[/]")
    if as_json:
        print_json(summaries if every_table else summaries[0])
    if strict:
        _hold([target for summary in summaries for target in summary["targets"]])


def _hold(targets: list[dict[str, Any]]) -> None:
    missed = sum(not target["holds"] for target in targets)
    if missed:
        raise click.ClickException(f"{missed} of {len(targets)} targets are missed.")


def _tables(span: tuple[int, int], players: int | None, every: bool, bots: int) -> list[int]:
    """The numbers of seats to play with."""
    low, high = span
    if every and players is not None:
        raise click.UsageError("--every-table and --players: one or the other.")
    seats = players or max(high, bots if bots > 1 else 0)
    tables = list(range(max(low, bots), high + 1)) if every else [seats]
    if bots > max(tables, default=0):
        raise click.UsageError(f"--bots names {bots} bots for {seats} seats.")
    return tables


def _in_order(plan: Plan, jobs: int) -> list[Result]:
    """All games; a signal that ends them leaves no bot's program behind."""
    try:
        with departures(IN_ORDER) if jobs == 1 else nullcontext():
            return _with_progress(plan, jobs)
    except Left as left:
        sys.exit(left.status)


def _with_progress(plan: Plan, jobs: int) -> list[Result]:
    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
    )
    with Progress(*columns, console=talk(), transient=True) as progress:
        task = progress.add_task(plan.game, total=plan.games)
        return simulate(plan, jobs, lambda done: progress.advance(task, done))


def _print(summary: dict[str, Any], terms: dict[str, str]) -> None:
    """`terms`: what a pack calls its own cards."""
    set_options = ", ".join(f"{name}={value}" for name, value in summary["options"].items())
    print_ = out().print
    print_(
        f"[bold]{summary['game']}[/] rules {summary['rules']}, pack {summary['pack']},"
        f" {set_options}\n"
        f"{summary['games']:,} games of {summary['players']}, seed {summary['seed']},"
        f" digest {summary['digest']}\n"
    )
    table = Table("bot", "wins", "95 %", "mean score", "least", "most", box=None)
    for entry in summary["bots"]:
        table.add_row(escape(entry["bot"]), *_standing(entry))
    for number, entry in enumerate(summary["seats"], 1):
        table.add_row(f"[dim]in seat {number}[/]", *_standing(entry))
    print_(table)
    for entry in summary["bots"]:
        if entry["trouble"]:
            print_(f"\nChance made {entry['missed']:,} decisions for {entry['bot']}:"
                   f" {entry['trouble']}.", markup=False)  # fmt: skip
    table = Table("a game", "mean", "least", "most", box=None)
    for name, spread in summary["facts"].items():
        table.add_row(name, f"{spread['mean']:.1f}", str(spread["min"]), str(spread["max"]))
    for name, share in summary["endings"].items():
        table.add_row(f"ended by {name}", f"{share:.1%}")
    print_()
    print_(table)
    for kind, rates in summary["rates"].items():
        if rates:
            table = Table(*RATES[kind], "95 %", "of", box=None)
            for name, found in sorted(rates.items(), key=lambda item: item[1]["rate"]):
                sure = _span(found["low"], found["high"])
                called = f"{terms[name]} ({name})" if name in terms else name
                table.add_row(escape(called), f"{found['rate']:.1%}", sure, f"{found['of']:,}")
            print_()
            print_(table)
    if summary["targets"]:
        table = Table("target", "value", "range", "", box=None)
        for target in summary["targets"]:
            mark = "[green]holds[/]" if target["holds"] else "[red]missed[/]"
            span = f"{target['low']:g} to {target['high']:g}"
            table.add_row(target["name"], f"{target['value']:.3f}", span, mark)
        print_()
        print_(table)


def _span(low: float, high: float) -> str:
    return f"{low:.1%} to {high:.1%}"


def _standing(entry: dict[str, Any]) -> list[str]:
    score = entry["score"]
    return [
        f"{entry['win_rate']:.1%}",
        _span(entry["win_low"], entry["win_high"]),
        f"{score['mean']:.1f}",
        str(score["min"]),
        str(score["max"]),
    ]
