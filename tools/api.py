"""Write docs/reference/api.md, the API reference, from the signatures and docstrings in `src`.

The sources are read, not imported: compiled functions have no signature to show.
"""

from __future__ import annotations

import ast
import textwrap
from collections.abc import Iterator
from pathlib import Path

SOURCE = Path(__file__).resolve().parent.parent / "src" / "kaboodle"
PLACES = ["__init__.py", "shelf.py", "packs.py", "speech.py", "core", "bots", "sim", "testing"]

Def = ast.FunctionDef | ast.AsyncFunctionDef


def modules() -> Iterator[Path]:
    """Yield the modules that third parties may build on: no game's internals, and not the
    server."""
    for name in PLACES:
        place = SOURCE / name
        paths = sorted(place.glob("*.py")) if place.is_dir() else [place]
        yield from (path for path in paths if path.name != "native.py")


def api_page() -> str:
    parts = [
        "# Python API\n",
        "The public Python interface, generated from signatures and docstrings. For the ideas "
        "behind it see [Records and positions](records.md), "
        "[Hidden information](../explanation/views.md) and "
        "[Decisions](../explanation/questions.md). [Add a game](../guides/adding-a-game.md) "
        "describes the modules of one game, and [Client protocol](protocol.md) the server.\n",
    ]
    for path in modules():
        tree = ast.parse(path.read_text(encoding="utf-8"))
        members = [*_members(tree)]
        if members or path == SOURCE / "__init__.py":
            dotted = path.relative_to(SOURCE.parent).with_suffix("").as_posix().replace("/", ".")
            parts.append(f"## {dotted.removesuffix('.__init__')}\n")
            parts += [_doc(tree), *members]
    return "\n".join(part for part in parts if part).rstrip() + "\n"


def _members(tree: ast.Module) -> Iterator[str]:
    for node in tree.body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from _class(node)
        elif isinstance(node, Def) and not node.name.startswith("_"):
            yield f"**`{_signature(node)}`**\n"
            yield _doc(node)


def _class(node: ast.ClassDef) -> Iterator[str]:
    bases = ", ".join(map(ast.unparse, node.bases))
    yield f"### {node.name}\n"
    if bases:
        yield f"A `{bases}`.\n"
    yield _doc(node)
    items = []
    for inner in node.body:
        if isinstance(inner, ast.AnnAssign) and not ast.unparse(inner.target).startswith("_"):
            items.append(f"- `{ast.unparse(inner.target)}: {ast.unparse(inner.annotation)}`")
        elif isinstance(inner, Def) and (inner.name == "__init__" or inner.name[0] != "_"):
            doc = ast.get_docstring(inner) or ""
            text = textwrap.indent(doc, "    ").strip()
            items.append(f"- `{_signature(inner)}`: {text}" if text else f"- `{_signature(inner)}`")
    yield "\n".join(items) + "\n" if items else ""


def _signature(node: Def) -> str:
    arguments = ast.unparse(node.args).removeprefix("self, ").removeprefix("self")
    answer = f" -> {ast.unparse(node.returns)}" if node.returns and node.name != "__init__" else ""
    property_ = any(ast.unparse(d) == "property" for d in node.decorator_list)
    return f"{node.name}{answer}" if property_ else f"{node.name}({arguments}){answer}"


def _doc(node: ast.Module | ast.ClassDef | Def) -> str:
    doc = ast.get_docstring(node) or ""
    parts = [f"```\n{part}\n```" if "├" in part else part for part in doc.split("\n\n")]
    return "\n\n".join(parts) + "\n" if doc else ""
