"""Draw how training went: the share of wins in each exam over time, as SVG."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from html import escape

WIDTH, HEIGHT, LEFT, TOP = 720, 400, 56, 44
INKS = ("#0b6e99", "#b5562b", "#4c7a34", "#8a4f9e")


def curves(title: str, history: Sequence[Mapping[str, object]]) -> str:
    """Draw the exams of a history, whose entries hold the seconds (`s`) and `exams` (share and
    games, by name)."""
    lines: dict[str, list[tuple[float, float]]] = {}
    for entry in history:
        seconds, exams = entry["s"], entry["exams"]
        assert isinstance(seconds, (int, float))
        assert isinstance(exams, dict)
        for name, (share, _) in exams.items():
            lines.setdefault(name, []).append((float(seconds), float(share)))
    end = max([at for line in lines.values() for at, _ in line], default=1.0)

    def x(at: float) -> float:
        return round(LEFT + (WIDTH - LEFT - 16) * at / end, 1)

    def y(share: float) -> float:
        return round(TOP + (HEIGHT - TOP - 44) * (1 - share), 1)

    out = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}"'
        ' font-family="sans-serif" font-size="12" fill="#333">',
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#fff"/>',
        f'<text x="{LEFT}" y="20" font-size="15">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        at = y(tenth / 10)
        out.append(f'<path d="M{LEFT} {at}H{WIDTH - 16}" stroke="#ddd"/>')
        out.append(f'<text x="{LEFT - 8}" y="{at + 4}" text-anchor="end">{tenth * 10} %</text>')
    for quarter in range(5):
        at = end * quarter / 4
        out.append(
            f'<text x="{x(at)}" y="{HEIGHT - 22}" text-anchor="middle">{at / 60:.1f} min</text>'
        )
    for number, (name, line) in enumerate(lines.items()):
        ink = INKS[number % len(INKS)]
        points = " ".join([f"{x(at)},{y(share)}" for at, share in line])
        out.append(f'<polyline points="{points}" fill="none" stroke="{ink}" stroke-width="2"/>')
        where = LEFT + number * (WIDTH - LEFT) // max(1, len(lines))
        last = f"{name}: {100 * line[-1][1]:.1f} %"
        out.append(f'<text x="{where}" y="{HEIGHT - 4}" fill="{ink}">{escape(last)}</text>')
    return "\n".join([*out, "</svg>", ""])
