"""`frozen` for classes that are many and made at every start: half the time of attrs' own.

attrs writes and compiles `__eq__`, `__hash__` and `__repr__` for each class. Nothing that is played
calls them on a node, so all classes share one of each; what attrs is asked about a class
(`fields`, `evolve`, `has`) is as ever.
"""

from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from attrs import frozen
else:
    from attrs import define

    def _values(node: Any) -> tuple[Any, ...]:
        return tuple([getattr(node, name) for name in node.__match_args__])

    def _same(self: Any, other: object) -> bool:
        if type(self) is not type(other):
            return NotImplemented
        return _values(self) == _values(other)

    def _hash(self: Any) -> int:
        return hash((type(self), _values(self)))

    def _repr(self: Any) -> str:
        said = zip(self.__match_args__, _values(self), strict=True)
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in said)})"

    def frozen(cls: type) -> type:
        """A frozen attrs class whose equality, hash and text are shared."""
        cls.__eq__, cls.__hash__, cls.__repr__ = _same, _hash, _repr
        return define(cls, frozen=True, eq=False, repr=False)


__all__ = ["frozen"]
