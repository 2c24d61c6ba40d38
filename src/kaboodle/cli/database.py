"""`kaboodle database`: check, back up, restore and move the server's database."""

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
        metavar="FILE|URL",
        envvar="KABOODLE_DATABASE",
        show_envvar=True,
        help="The server's database: an SQLite file, by default its own; or a postgresql:// URL.",
    )(command)


@click.group()
def database() -> None:
    """Check, back up, restore or move the server's database.

    A database is an SQLite file or a PostgreSQL URL (postgresql://user@host/name). A backup is an
    SQLite file too, which `kaboodle serve --database FILE` can open.
    """


@database.command()
@_database_option
def check(database: str) -> None:
    """Replay every table from its log, and list what is wrong.

    Changes nothing; the server can keep running. Exits with 1 if anything is wrong.
    """
    with _sentences():
        from kaboodle.server.checking import check as look
        from kaboodle.server.storage.archive import count
        from kaboodle.server.storage.opening import open_archive

        archive, problems = open_archive(_at(database)), 0
        with closing(archive), _progress() as progress:
            tables, lines = count(archive)
            for table, fault in look(archive, progress):
                problems += 1
                click.echo(f"table {table}: {fault}" if table else f"the database: {fault}")
    if problems:
        raise click.ClickException(f"{_count(problems, 'problem')} in {_size(tables, lines)}.")
    click.echo(f"{_size(tables, lines)}: no problems found.")


@database.command(
    epilog="""\b
Examples:
  kaboodle database backup tables-monday.sqlite
  kaboodle database backup --database postgresql://kaboodle@db/club club.sqlite"""
)
@_database_option
@click.argument("file", type=click.Path(dir_okay=False))
def backup(database: str, file: str) -> None:
    """Back up the database to a new FILE.

    The server can keep running. Every record is read back and compared before the file gets its
    name. An existing file is never overwritten.
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
    """Restore the backup in FILE into an empty or new database.

    Every record is read back and compared before it counts. A database that has tables is left
    unchanged.
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
    """Move to another database, which must be empty.

    Stop the server first. Every record is read back and compared before it counts. The old
    database stays unchanged, but the server should use only the new one from now on.
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
    click.echo(f"{_size(tables, lines)}: copied and compared.")


def _at(database: str) -> str:
    with _sentences():
        from kaboodle.server.settings import Settings

    return Settings(database=database).database_at()


@contextmanager
def _sentences() -> Iterator[None]:
    """Turn errors into one sentence each."""
    from kaboodle.server.storage.store import StoreError

    try:
        yield
    except ModuleNotFoundError as e:
        raise lacking(e) from None
    except (StoreError, OSError) as e:
        raise click.ClickException(f"{e}.") from None


def _size(tables: int, lines: int) -> str:
    return f"{_count(tables, 'table')}, {_count(lines, 'log line')}"


def _count(n: int, noun: str) -> str:
    return f"{n:,} {noun}{'s' * (n != 1)}"


@contextmanager
def _progress() -> Iterator[Callable[[str, int, int], None]]:
    """Show a progress bar until it is done."""
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    with Progress(*columns, TimeRemainingColumn(), console=talk(), transient=True) as bar:
        tasks = dict[str, TaskID]()

        def tell(doing: str, done: int, most: int) -> None:
            if doing not in tasks:
                tasks[doing] = bar.add_task(doing, total=most)
            bar.update(tasks[doing], completed=done)

        yield tell
