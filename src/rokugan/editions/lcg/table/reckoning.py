"""The order in which what changes a value applies in the Living Card Game (lcg.stats.09 to .14)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan.core.values import ADD, BASE_SET, BASE_TIMES, HALVE, LEAST, SET, TIMES, Reckoning, ValuePart, reckoned
from rokugan.editions.lcg.table.endings import in_words
from rokugan.editions.lcg.table.things import DASH

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

# What sets or multiplies the base value, in the order in which that began; what adds; what doubles; halves, rounded up once;
# what sets the value beats all of these, and of several the latest.
ORDER: Final[dict[int, int]] = {BASE_SET: 0, BASE_TIMES: 0, ADD: 1, TIMES: 2, HALVE: 3, SET: 4}
NEVER_NEGATIVE: Final = ValuePart(LEAST, 0, "never below 0")
A_DASH: Final = ValuePart(ADD, 0, "printed")
UNMODIFIABLE: Final = ValuePart(BASE_SET, 0, "a dash cannot be modified")


def in_order(base: int, changes: list[ValuePart]) -> list[ValuePart]:
    """The parts of a value: its base, and these changes in the order of the book.

    >>> reckoned(in_order(3, [ValuePart(TIMES, 2), ValuePart(ADD, 1)])), reckoned(in_order(3, [ValuePart(HALVE, 1)]))
    (8, 2)
    >>> reckoned(in_order(3, [ValuePart(SET, 1, serial=1), ValuePart(SET, 2, serial=2), ValuePart(ADD, 5)]))
    2
    >>> reckoned(in_order(1, [ValuePart(ADD, -3)]))
    0
    """
    changes.sort(key=_place)
    latest = changes[-1:]
    told = [each for each in changes if each.operation != SET or each in latest]
    return [ValuePart(ADD, base, "printed"), *told, NEVER_NEGATIVE]


def base_of(base: int, changes: list[ValuePart]) -> int:
    """The base value, after what sets or multiplies it, in the order in which that was applied.

    >>> base_of(2, [ValuePart(BASE_TIMES, 2, serial=1), ValuePart(BASE_SET, 3, serial=2), ValuePart(ADD, 2)])
    3
    """
    of_base = [each for each in changes if ORDER[each.operation] == 0]
    return reckoned([ValuePart(ADD, base), *sorted(of_base, key=_place)])


def why_changed(operation: int, amount: int, constant: bool) -> str:
    """Return what an effect in force does to a value, in a few words."""
    if operation == ADD:
        return "constant ability" if constant else "lasting effect"
    if operation == HALVE:
        return "halved"
    if operation == SET:
        return "set"
    if operation == BASE_SET:
        return "base value set"
    return "doubled" if amount == 2 else f"{amount} times"


def _place(change: ValuePart) -> tuple[int, int]:
    return ORDER[change.operation], change.serial


def printed_value(game: LcgGame, card: int, stat: int) -> int:
    """Return what is printed; a dash is an unmodifiable 0 (lcg.stats)."""
    printed = game.printed[card].stats[stat]
    return 0 if printed == DASH else printed


class LcgReckoning(Reckoning):
    """How the Living Card Game makes up a value."""

    def parts(self, game: LcgGame, thing: int, stat: int) -> list[ValuePart]:
        base = game.printed[thing].stats[stat]
        if base == DASH:
            return [A_DASH, UNMODIFIABLE]
        changes = game.changes(thing, stat)
        return in_order(base, changes) if changes else [ValuePart(ADD, base, "printed")]

    def printed(self, game: LcgGame, thing: int, stat: int) -> int:
        return printed_value(game, thing, stat)

    def ending_words(self, game: LcgGame, until: object) -> str:
        return in_words(until)


RECKONING: Final = LcgReckoning()
