"""`kaboodle learn`: the lessons of a game, played in the terminal."""

from __future__ import annotations

import sys

import click

from kaboodle.cli.flags import Count
from kaboodle.cli.lang import lang_option
from kaboodle.cli.leaving import Left
from kaboodle.cli.show import out
from kaboodle.cli.teacher import Teacher
from kaboodle.lessons import available, load
from kaboodle.speech import Speech

EXAMPLES = """\b
Examples:
  kaboodle learn
  kaboodle learn kaskaria
  kaboodle learn krom --chapter 3 --lang de"""


@click.command(epilog=EXAMPLES)
@click.argument("game", metavar="[GAME]", type=click.Choice(list(available())), required=False)
@click.option(
    "--chapter",
    type=Count(1),
    metavar="N",
    default=1,
    show_default=True,
    help="Start at this chapter.",
)
@lang_option
def learn(game: str | None, chapter: int, lang: str) -> None:
    """Learn GAME by playing it: a few short tables, one thing at a time.

    Without GAME, list the lessons and their chapters.
    """
    if game is None:
        _list(Speech(language=lang))
        return
    lesson = load(game)
    if chapter > len(lesson.chapters):
        count = _chapters(len(lesson.chapters))
        raise click.UsageError(f"--chapter {chapter}: the lesson of {game} has {count}.")
    try:
        Teacher(lesson, lang).teach(chapter - 1)
    except Left as left:
        sys.exit(left.status)


def _chapters(count: int) -> str:
    return f"{count} chapter{'s' * (count != 1)}"


def _list(speech: Speech) -> None:
    console = out()
    for game in available():
        console.print(f"{game}: {speech.say(f'game-{game}')}", style="bold", markup=False)
        for number, chapter in enumerate(load(game).chapters, 1):
            console.print(f"{number:>4}  {speech.say(chapter.title)}", markup=False)
        console.print()
    console.print(speech.say("cli-learn-start", {"command": "kaboodle learn GAME"}), markup=False)
