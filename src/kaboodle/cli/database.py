"""`kaboodle database`: look through what the table server keeps, copy it, move it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from typing import TypeVar

import click
from rich.progress import (
    BarColumn,
    MofNCompleteColumn,
    Progress,
    TaskID,
    TextColumn,
    TimeRemainingColumn,
)

from kaboodle.cli.serve import lacking
from kaboodle.cli.show import talk

F = TypeVar("F", bound=Callable[..., None])


def _database_option(command: F) -> F:
    return click.option(
        "--database",
        default="",
        metavar="DATABASE",
        envvar="KABOODLE_DATABASE",
        show_envvar=True,
        help="The server's database: a file, by default the one it uses; or postgresql://…",
    )(command)


@click.group()
def database() -> None:
    """Check, back up, restore or move what the table server keeps.

    A database is a file of SQLite, or PostgreSQL (postgresql://user@host/name). A backup is a file
    of SQLite too: `kaboodle serve --database FILE` plays on from it.
    """


@database.command()
@_database_option
def check(database: str) -> None:
    """Replay every table from its log, and tell which cannot be played on.

    Nothing is changed, and the server may go on meanwhile. Ends with 1 if anything is wrong.
    """
    with _sentences():
        from kaboodle.server.checking import check as look
        from kaboodle.server.storage.archive import count
        from kaboodle.server.storage.opening import open_archive

        archive, found = open_archive(_at(database)), 0
        with closing(archive), _progress() as progress:
            tables, lines = count(archive)
            for table, fault in look(archive, progress):
                found += 1
                click.echo(f"table {table}: {fault}" if table else f"the database: {fault}")
    if found:
        raise click.ClickException(f"{found} found in {_said(tables, lines)}.")
    click.echo(f"{_said(tables, lines)}: all can be played on.")


@database.command(
    epilog="""\b
Examples:
  kaboodle database backup tables-monday.sqlite
  kaboodle database backup --database postgresql://kaboodle@db/club club.sqlite"""
)
@_database_option
@click.argument("file", type=click.Path(dir_okay=False))
def backup(database: str, file: str) -> None:
    """Copy everything, as it is at this moment, into a new FILE.

    The server may go on meanwhile. Every record is read again and compared before the file gets
    its name; a file that is there already is left as it is.
    """
    _copy(_at(database), file)


@database.command(
    epilog="""\b
Examples:
  kaboodle database restore tables-monday.sqlite --database tables.sqlite
  kaboodle database restore club.sqlite --database postgresql://kaboodle@db/club"""
)
@_database_option
@click.argument("file", type=click.Path(dir_okay=False))
def restore(database: str, file: str) -> None:
    """Fill a database that is empty, or not there yet, from the backup in FILE.

    Every record is read again and compared before it counts. A database that holds tables is left
    as it is.
    """
    _copy(file, _at(database))


@database.command(
    epilog="""\b
Examples:
  kaboodle database move tables.sqlite postgresql://kaboodle@db/club
  kaboodle database move postgresql://kaboodle@db/club tables.sqlite"""
)
@click.argument("from_", metavar="FROM")
@click.argument("to", metavar="TO")
def move(from_: str, to: str) -> None:
    """Copy everything from one database into another that is empty, to go on playing there.

    The server has to be stopped first. Every record is read again and compared before it counts;
    the old database stays as it was.
    """
    _copy(from_, to, alone=True)


def _copy(source: str, target: str, *, alone: bool = False) -> None:
    with _sentences():
        from kaboodle.server.storage.archive import copy
        from kaboodle.server.storage.opening import open_archive, open_target

        with (
            closing(open_archive(source, alone=alone)) as old,
            closing(open_target(target)) as new,
            _progress() as progress,
        ):
            tables, lines = copy(old, new, progress)
    click.echo(f"{_said(tables, lines)}: copied and compared.")


def _at(database: str) -> str:
    with _sentences():
        from kaboodle.server.settings import Settings

    return Settings(database=database).database_at()


@contextmanager
def _sentences() -> Iterator[None]:
    """What is wrong is told in one."""
    from kaboodle.server.storage.store import StoreError

    try:
        yield
    except ModuleNotFoundError as e:
        raise lacking(e) from None
    except (StoreError, OSError) as e:
        raise click.ClickException(f"{e}.") from None


def _said(tables: int, lines: int) -> str:
    return f"{tables:,} table{'s' * (tables != 1)}, {lines:,} line{'s' * (lines != 1)}"


@contextmanager
def _progress() -> Iterator[Callable[[str, int, int], None]]:
    """A bar while it takes long, gone when it is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=talk(), transient=True) as bar:
        tasks = dict[str, TaskID]()

        def tell(doing: str, done: int, most: int) -> None:
            if doing not in tasks:
                tasks[doing] = bar.add_task(doing, total=most)
            bar.update(tasks[doing], completed=done)

        yield tell
