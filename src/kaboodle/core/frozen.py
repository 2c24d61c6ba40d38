"""Immutable values, compared, printed, copied and pickled by their constructor arguments."""

from __future__ import annotations

from kaboodle.core.native import arguments, parameters


class Frozen:
    """An immutable value that keeps its constructor arguments under their own names."""

    def __eq__(self, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return arguments(self) == arguments(other)

    def __hash__(self) -> int:
        """Hash the hashable arguments; equal values are equal in these too."""
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
