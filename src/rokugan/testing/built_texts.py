"""A table of the Living Card Game whose cards have texts made of functions, to look into steps that no text at hand reaches.

The abilities themselves are `editions/lcg/table/built.py`: classes on those of the engine, and so compiled with it.

>>> from rokugan.editions.lcg.effects import deeds
>>> act = action(lambda game, use: deeds.gain_honor(game, use.seat, 2, use))
>>> table = laid({"Ox": (act,)}, {"in_play": ["Ox"], "honor": 10}, {"honor": 10})
>>> table.step("Ann: use Ox")
>>> table.look("Ann.honor")
12
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Self

from rokugan.cards.lcg.files import lcg_definition
from rokugan.editions.lcg.table.abilities import ACTION, INTERRUPT, REACTION, Ability, Standing
from rokugan.editions.lcg.table.built import BuiltAbility, BuiltStanding
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import HAND, IN_PLAY
from rokugan.editions.lcg.text.text_of import give_text
from rokugan.testing.table import WHERE, Table

CHARACTERS = {"Ox": (3, 1, 2), "Fox": (2, 2, 1), "Hare": (1, 3, 1), "Mouse": (0, 0, 0)}
"""The plain characters of such a table: military and political skill, glory."""
CONFLICT = ("Ann: declare military", "Ann: ring air", "Ann: province P1")
"""Ann declares a military conflict at Bob's first province; the attackers follow."""
Text = tuple[Ability | Standing, ...]
Entry = Mapping[str, object]


class BuiltTable(Table[LcgGame]):
    """A table in the conflict phase on which cards have texts made of functions."""

    def __init__(self, texts: Mapping[str, Text]) -> None:
        super().__init__("lcg")
        self.texts: Mapping[str, Text] = texts
        self.position: dict[str, Any] = {
            "edition": "lcg",
            "cards": [],
            "players": [{"name": "Ann"}, {"name": "Bob"}],
            "phase": "conflict",
            "script": [],
        }

    def start(self, **fields: Any) -> Self:
        for entry in self.position["cards"]:
            text = self.texts.get(entry["title"], ())
            if text:
                definition: Any = lcg_definition(entry, WHERE)
                abilities = tuple(each for each in text if isinstance(each, Ability))
                give_text(definition, abilities, tuple(each for each in text if isinstance(each, Standing)))
                self.definitions[entry["title"]] = definition
        return super().start(**fields)

    def number(self, name: str) -> int:
        """The number of a card."""
        return int(self.look(f"{name}.number"))

    def enforce(self, touches: int, until: int, *names: str, **parts: Any) -> None:
        """Put a lasting effect on cards into force."""
        self.game.enforce(standing(touches, **parts), 0, 0, until, tuple(self.number(name) for name in names))


def card(title: str, type: str = "character", **stats: Any) -> dict[str, Any]:
    """A card written out; what is not said of one of the plain characters is as it is printed there."""
    if type == "character" and title in CHARACTERS:
        military, political, glory = CHARACTERS[title]
        plain = {"military": military, "political": political, "glory": glory, "cost": 1}
        return {"title": title, "type": type, **plain, **stats}
    return {"title": title, "type": type, **stats}


def laid(
    texts: Mapping[str, Text], ann: Entry, bob: Entry, cards: Sequence[dict[str, Any]] = (), **more: Any
) -> BuiltTable:
    """A table with what lies before Ann and Bob; `texts` has what the text of each title does."""
    table = BuiltTable(texts)
    named = [each["title"] for each in cards]
    table.position["cards"] = [*(card(title) for title in CHARACTERS if title not in named), *cards]
    table.position["players"] = [{"name": "Ann", **ann}, {"name": "Bob", **bob}]
    return table.start(**more)


def play(table: BuiltTable, *steps: Any) -> LcgGame:
    """Carry out steps of a scenario: `"Ann: declare military"`, `{"expect": {...}}`."""
    table.step(*steps)
    return table.game


def action(resolve: Callable[[LcgGame, Use], object], name: str = "act", **more: Any) -> BuiltAbility:
    """An action of a card in play."""
    return BuiltAbility(name, ACTION, resolve=resolve, **more)


def event(resolve: Callable[[LcgGame, Use], object], name: str = "event", **more: Any) -> BuiltAbility:
    """The action of an event card."""
    return BuiltAbility(name, ACTION, resolve=resolve, zones=1 << HAND, limit=0, **more)


def reaction(kind: int, resolve: Callable[[LcgGame, Use], object], name: str = "react", **more: Any) -> BuiltAbility:
    """A reaction to a kind of events."""
    return BuiltAbility(name, REACTION, (kind,), resolve=resolve, **more)


def interrupt(
    kind: int, resolve: Callable[[LcgGame, Use], object], name: str = "interrupt", **more: Any
) -> BuiltAbility:
    """An interrupt to a kind of events."""
    return BuiltAbility(name, INTERRUPT, (kind,), resolve=resolve, **more)


def standing(touches: int, name: str = "standing", zones: int = 1 << IN_PLAY, **parts: Any) -> BuiltStanding:
    """A constant ability, or what a lasting effect puts into force."""
    return BuiltStanding(name, touches, parts, zones=zones)
