"""Copying and pickling that works for compiled (mypyc) and interpreted classes alike.

This module is not compiled, because `mypyc_attr` does nothing when interpreted. A compiled object
has no `__dict__` and cannot exist without its constructor having run. So it is copied and pickled
by its arguments, which it keeps under their own names, and by what was written into it since.
"""

from __future__ import annotations

import copyreg
import inspect
import sys
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from mypy_extensions import mypyc_attr as mypyc_attr
else:

    def mypyc_attr(**_):
        return lambda cls: cls


_parameters: dict[type, list[str]] = {}


def parameters(cls: type) -> list[str]:
    """Return the names of the constructor's parameters."""
    if cls not in _parameters:
        if "__mypyc_attrs__" in vars(cls) and cls.__text_signature__ is None:
            raise TypeError(f"{cls.__name__}: a default must be a literal to be introspected")
        _parameters[cls] = list(inspect.signature(cls).parameters)
    return _parameters[cls]


def arguments(o: object) -> list[object]:
    """Return the constructor arguments of an object."""
    return [getattr(o, name) for name in parameters(type(o))]


def register(package: str) -> None:
    """Make every compiled class of a package picklable. Call it when all modules are imported.

    Interpreted classes need no help, and values define their own `__reduce__`.
    """
    for name, module in list(sys.modules.items()):
        if f"{name}.".startswith(f"{package}."):
            for cls in vars(module).values():
                if _is_ours(cls, name) and cls.__reduce__ is object.__reduce__:
                    copyreg.pickle(cls, reduced)


def _is_ours(cls: object, module: str) -> bool:
    return (
        isinstance(cls, type)
        and cls.__module__ == module
        and hasattr(cls, "__mypyc_attrs__")
        and not inspect.isabstract(cls)
    )


def reduced(o: object) -> tuple[Callable[..., object], tuple[object, ...]]:
    """Return an object as pickle needs it: how to make it, and from what."""
    return _made, (type(o), arguments(o), _written(o))


def apart(o: object) -> tuple[Any, ...]:
    """Return the same for any object of ours, even if its class has its own `__reduce__`."""
    if hasattr(type(o), "__mypyc_attrs__"):
        return reduced(o)
    reduction = o.__reduce_ex__(2)
    assert isinstance(reduction, tuple), "only singletons are pickled by name"
    return reduction


def _written(o: object) -> dict[str, object]:
    names = [*getattr(o, "__mypyc_attrs__", ()), *getattr(o, "__dict__", ())]
    left_out = {*parameters(type(o)), "__dict__"}
    return {name: getattr(o, name) for name in names if name not in left_out}


def _made(cls: type, made_from: list[object], written: dict[str, object]) -> object:
    o = cls(*made_from)
    _write(o, written)
    return o


def _write(o: object, written: dict[str, object]) -> None:
    for name, value in written.items():
        try:
            setattr(o, name, value)
        except AttributeError:  # Final: set from the arguments, or filled in place
            kept = getattr(o, name)
            if isinstance(kept, list) and isinstance(value, list):
                kept[:] = value
            elif type(kept) in copyreg.dispatch_table:
                _write(kept, _written(value))
