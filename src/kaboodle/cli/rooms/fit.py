"""Responsive layout: the same content drawn for wide and for narrow terminals."""

from __future__ import annotations

from rich.console import Console, ConsoleOptions, RenderableType, RenderResult
from rich.measure import Measurement


class Fit:
    """Draws the first alternative that fits the width, or else the last."""

    def __init__(self, *ways: RenderableType) -> None:
        self.ways = ways

    def __rich_console__(self, console: Console, options: ConsoleOptions) -> RenderResult:
        free = options.update(max_width=1000)
        for way in self.ways:
            if Measurement.get(console, free, way).maximum <= options.max_width:
                yield way
                return
        yield self.ways[-1]
