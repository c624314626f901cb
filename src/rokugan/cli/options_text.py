"""The options of a decision as numbered lines: what belongs together on one line, the usual answer marked."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from rich.table import Table
from rich.text import Text

from rokugan.cards import write
from rokugan.cards.face import stat_line
from rokugan.cards.model import CardDefinition
from rokugan.cards.program import Program
from rokugan.cli.table_text import unit_force
from rokugan.core.card import Card
from rokugan.core.decision import Choice, Decision

# What an empty line means, where it is offered.
USUAL = ("pay auto", "pass", "done", "no attack")
LAST = ("pass", "done", "no attack", "strike")


@dataclass(frozen=True)
class Row:
    """The choices with the same verb and card: `buy Ox`, `buy Ox discount`, `buy Ox honor`."""

    choices: tuple[Choice, ...]


def ordered(decision: Decision) -> list[Choice]:
    """The choices as they are numbered: `pay auto` first, ways to decline last, and a card's choices together.

    >>> ordered(Decision(0, "Ann", "pay", "", [Choice("pay", tail="x"), Choice("pay auto")]))
    [Choice('pay auto'), Choice('pay x')]
    """
    return [choice for row in rows(decision.choices) for choice in row.choices]


def rows(choices: Sequence[Choice]) -> list[Row]:
    """The choices in lines."""
    lines: dict[object, list[Choice]] = {}
    for choice in choices:
        key = (choice.verb, choice.card.number) if choice.card is not None else choice.move
        lines.setdefault(key, []).append(choice)
    return [Row(tuple(line)) for line in sorted(lines.values(), key=lambda line: _rank(line[0]))]


def _rank(choice: Choice) -> int:
    if choice.move == "pay auto":
        return 0
    return 2 if choice.move in LAST else 1


def usual(decision: Decision) -> Choice | None:
    """The choice that an empty line takes."""
    for move in USUAL:
        for choice in decision.choices:
            if choice.card is None and choice.move == move:
                return choice
    return None


def options_text(decision: Decision, note: Callable[[Choice], str] = lambda choice: "") -> Table:
    """The numbered options; `note` may add a few words to a card's line."""
    grid = Table.grid(padding=(0, 1))
    grid.add_column(justify="right", no_wrap=True)
    grid.add_column()
    number = 0
    enter = usual(decision)
    for row in rows(decision.choices):
        line = Text()
        first = row.choices[0]
        if len(row.choices) == 1:
            line.append(first.move)
        else:
            assert first.card is not None
            line.append(f"{first.verb} {first.card.name}: ")
            for offset, choice in enumerate(row.choices):
                line.append(" · " if offset else "")
                line.append(f"{number + offset + 1} ", "bold")
                line.append(choice.tail.strip() or "at full cost")
        words = note(first)
        line.append(f"  {words}" if words else "", "dim")
        line.append("  (Enter)" if first is enter else "", "dim")
        grid.add_row(Text(str(number + 1) if len(row.choices) == 1 else "", "bold"), line)
        number += len(row.choices)
    return grid


class Notes:
    """What to say beside an option: an ability's text, a purchase's price, where a target stands."""

    def __init__(self, view: Mapping[str, Any], width: int) -> None:
        self._edition = str(view["edition"])
        self._width = width
        self._places = {
            name: card
            for player in view["players"]
            for top in player["in_play"]
            for card in (top, *top.get("attachments", ()))
            for name in (card["card"],)
        }

    def __call__(self, choice: Choice) -> str:
        """A few words about the choice, or none."""
        words = ""
        if choice.card is not None:
            if choice.verb in ("use", "play"):
                words = self._ability(choice.card.definition, choice.tail)
            elif choice.verb in ("buy", "overlay", "equip", "discard", "focus"):
                words = stat_line(choice.card.definition)
            elif choice.verb in ("target", "assign", "order"):
                words = self._standing(choice.card)
            elif choice.verb == "pay" and isinstance(choice.what, int):
                words = f"{choice.what} Gold"
        room = self._width - len(choice.move) - 8
        return words if len(words) <= room else f"{words[: max(room - 1, 0)].rstrip()}…" if room > 12 else ""

    def _ability(self, card: CardDefinition, tail: str) -> str:
        number = int(tail.removeprefix(":")) if tail.startswith(":") else 1
        abilities = card.program.abilities
        if not 0 < number <= len(abilities):
            return ""
        text = write(Program(abilities=(abilities[number - 1],)), title=card.title, type=card.type, edition=self._edition)
        return " ".join(text.split())

    def _standing(self, card: Card) -> str:
        seen = self._places.get(card.name)
        if seen is None:
            return stat_line(card.definition)
        parts = [str(seen["controller"])]
        if seen["type"] == "personality":
            parts.append(f"{unit_force(seen)}F in all, {seen['force']}F/{seen['chi']}C")
        elif "force" in seen:
            parts.append(f"{seen['force']}F")
        if seen["at"] and not str(seen["at"]).endswith(".home"):
            parts.append(f"at {seen['at']}")
        if seen["bowed"]:
            parts.append("bowed")
        return ", ".join(parts)
