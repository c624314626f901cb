"""The options of a decision as numbered lines: what belongs together on one line, the usual answer marked."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rich.table import Table
from rich.text import Text

from rokugan.cards import write
from rokugan.cards.face import stat_line
from rokugan.cards.model import CardDefinition
from rokugan.cli.table_text import unit_force
from rokugan.core.card import Card
from rokugan.core.decision import Choice, Decision
from rokugan.editions.war_of_honor.hexes import adjacent
from rokugan.program import Program

# What the actions that the rules give everybody do.
GIVEN = {
    "lobby": "bow a Personality: take the Imperial Favor",
    "favor:1": "give up the Imperial Favor and discard a card: draw a card",
    "favor:2": "give up the Imperial Favor: move an attacking enemy unit home",
    "tactics": "discard a card: your Tactician gets its Focus Value as Force",
    "naval": "take the first action of the battle with a Naval Personality",
}
FEW = 6  # options that may take two lines each
# What an empty line means, where it is offered.
USUAL = ("pay auto", "pass", "done", "no attack")
FIRST = ("order", "fight")  # where any answer will mostly do
LAST = ("pass", "done", "no attack", "strike")


Row = tuple[Choice, ...]


def ordered(decision: Decision) -> list[Choice]:
    """The choices as they are numbered: `pay auto` first, ways to decline last, and a card's choices together.

    >>> ordered(Decision(0, "Ann", "pay", "", [Choice("pay", tail="x"), Choice("pay auto")]))
    [Choice('pay auto'), Choice('pay x')]
    """
    return [choice for row in rows(decision) for choice in row]


def rows(decision: Decision) -> list[Row]:
    """The choices in lines: `buy Ox`, `buy Ox discount` and `buy Ox honor` on one, and all discards from provinces."""
    lines: dict[object, list[Choice]] = {}
    for choice in decision.choices:
        key: object = choice.move
        if choice.card is not None:
            key = (choice.verb, choice.card.number)
        if _is_by_the_way(decision, choice):
            key = choice.verb
        lines.setdefault(key, []).append(choice)
    return [tuple(line) for line in sorted(lines.values(), key=lambda line: _rank(decision, line[0]))]


def _is_by_the_way(decision: Decision, choice: Choice) -> bool:
    """Is it a choice that is always there and seldom wanted?"""
    return decision.kind == "dynasty" and choice.verb == "discard"


def _rank(decision: Decision, choice: Choice) -> int:
    if choice.move == "pay auto":
        return 0
    if choice.card is None and choice.move in LAST:
        return 3
    return 2 if _is_by_the_way(decision, choice) else 1


def usual(decision: Decision) -> Choice | None:
    """The choice that an empty line takes."""
    for move in USUAL:
        for choice in decision.choices:
            if choice.card is None and choice.move == move:
                return choice
    return decision.choices[0] if decision.kind in FIRST else None


def options_text(
    decision: Decision, note: Callable[[Choice], str] = lambda choice: "", enter: Choice | None = None
) -> Table:
    """The numbered options; `note` may add a few words to a card's line, `enter` is what an empty line takes."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    number = 0
    enter = enter or usual(decision)
    for row in rows(decision):
        line = Text()
        if len(row) == 1:
            line.append(row[0].move)
        else:
            line.append(_common(row))
            for offset, choice in enumerate(row):
                line.append(" · " if offset else "")
                line.append(f"{number + offset + 1} ", "bold")
                line.append(_difference(row, choice))
        words = note(row[0]) if _is_about_one_card(row) else ""
        line.append(f"  {words}" if words else "", "dim")
        if enter is not None and enter in row:
            line.append("  (Enter)" if len(row) == 1 else f"  (Enter: {_difference(row, enter)})", "dim")
        grid.add_row(Text(str(number + 1) if len(row) == 1 else "", "bold"), line)
        number += len(row)
    return grid


def _is_about_one_card(row: Row) -> bool:
    return all(choice.card is row[0].card for choice in row)


def _common(row: Row) -> str:
    """What all choices of a line begin with."""
    card = row[0].card
    return f"{row[0].verb} {row[0].name}: " if card is not None and _is_about_one_card(row) else f"{row[0].verb}: "


def _difference(row: Row, choice: Choice) -> str:
    """What tells a choice from the others of its line."""
    if _is_about_one_card(row):
        return choice.tail.strip() or "at full cost"
    return choice.name or choice.move


class Notes:
    """What to say beside an option: an ability's text, a purchase's price, where a target stands."""

    def __init__(self, view: Mapping[str, Any], decision: Decision, width: int) -> None:
        self._view = view
        self._edition = str(view["edition"])
        self._room = width * 2 - 10 if len(decision.choices) <= FEW else width
        self._viewer = view["viewer"]
        self._places = {
            name: card
            for player in view["players"]
            for top in player["in_play"]
            for card in (top, *top.get("attachments", ()))
            for name in (card["card"],)
        }

    def __call__(self, choice: Choice) -> str:
        """A few words about the choice, or none."""
        words = GIVEN.get(choice.verb, "")
        if choice.card is not None:
            if choice.verb in ("use", "play", "place"):
                words = self._ability(choice.card.definition, choice.tail)
            elif choice.verb in ("from", "to"):
                words = self._neighbours(choice)
            elif choice.verb in ("buy", "overlay", "equip", "discard", "focus"):
                words = stat_line(choice.card.definition)
            elif choice.verb in ("target", "assign", "order"):
                words = self._standing(choice, choice.card)
            elif choice.verb == "pay" and isinstance(choice.what, int):
                words = f"{choice.what} Gold"
        room = self._room - len(choice.move) - 8
        return words if len(words) <= room else f"{words[: max(room - 1, 0)].rstrip()}…" if room > 12 else ""

    def _ability(self, card: CardDefinition, tail: str) -> str:
        number = int(tail.removeprefix(":")) if tail.startswith(":") else 1
        abilities = card.program.abilities
        if not 0 < number <= len(abilities):
            return ""
        text = write(
            Program(abilities=(abilities[number - 1],)), title=card.title, type=card.type, edition=self._edition
        )
        return " ".join(text.split())

    def _neighbours(self, choice: Choice) -> str:
        """Which Fortresses of the other side lie beside one of an attack: a unit may straighten after such an attack."""
        assert choice.card is not None
        laid = {tile["name"]: tile for tile in self._view["tiles"] if tile["at"] is not None}
        defender = self._view["attack"]["defender"]
        others = [tile for tile in laid.values() if tile["kind"] == "fortress" and tile["face"] == "up"]
        if choice.verb == "from":
            others = [tile for tile in others if tile["owner"] == defender]
        else:
            others = [tile for tile in others if tile["name"] == self._view["fortresses"]["from"]]
        here = tuple(laid[choice.name]["at"])
        beside = [tile["name"] for tile in others if adjacent(tuple(tile["at"]), here)]
        return f"beside {', '.join(beside)}: a unit may straighten afterwards" if beside else "not beside it"

    def _standing(self, choice: Choice, card: Card) -> str:
        seen = None if choice.place else self._places.get(choice.name)
        if seen is None:
            return stat_line(card.definition)
        parts = [str(seen["controller"])] if seen["controller"] != self._viewer else []
        if seen["type"] == "personality":
            parts.append(f"{unit_force(seen)}F in all, {seen['force']}F/{seen['chi']}C")
        elif "force" in seen:
            parts.append(f"{seen['force']}F")
        if seen["at"] and not str(seen["at"]).endswith(".home"):
            parts.append(f"at {seen['at']}")
        if seen["bowed"]:
            parts.append("bowed")
        return ", ".join(parts)
