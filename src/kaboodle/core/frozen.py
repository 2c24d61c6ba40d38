"""Things that are what they were made from: compared, printed, copied and pickled by that."""

from __future__ import annotations

from kaboodle.core.native import arguments, parameters


class Frozen:
    """Never changes, and keeps what it was made from under the names of its parameters."""

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return arguments(self) == arguments(other)

    def __hash__(self) -> int:
        """Of the plain parts: lists and tables have none, and equals are equal in these too."""
        return hash(tuple([part for part in arguments(self) if isinstance(part, (int, str))]))

    def __repr__(self) -> str:
        names = parameters(type(self))
        parts = [f"{name}={part!r}" for name, part in zip(names, arguments(self), strict=True)]
        return f"{type(self).__name__}({', '.join(parts)})"

    def __copy__(self) -> Frozen:
        return self

    def __deepcopy__(self, memo: object) -> Frozen:
        return self

    def __reduce__(self) -> tuple[object, ...]:
        return type(self), tuple(arguments(self))
