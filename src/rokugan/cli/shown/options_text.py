"""The options of a decision as numbered lines: what belongs together on one line, the usual answer marked."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from rich.table import Table
from rich.text import Text

from rokugan.catalogue import say
from rokugan.core.decision import Choice, Decision

# What an empty line means, where it is offered.
USUAL = ("pay auto", "pass", "done", "no attack")
FIRST = ("order", "fight")  # where any answer will mostly do
LAST = ("pass", "done", "no attack", "strike")


NO_PRICES: Mapping[str, int] = {}
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
        if choice.card is not None and not choice.tail.startswith(":"):  # each ability is told beside its own line
            key = (choice.verb, choice.card.number)
        if _is_by_the_way(decision, choice):
            key = choice.verb
        lines.setdefault(key, []).append(choice)
    return [tuple(line) for line in sorted(lines.values(), key=lambda line: _rank(decision, line[0]))]


def _is_by_the_way(decision: Decision, choice: Choice) -> bool:
    """Is the choice always offered and seldom wanted, as discarding from provinces is?"""
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
    decision: Decision,
    note: Callable[[Choice], str] = lambda choice: "",
    enter: Choice | None = None,
    prices: Mapping[str, int] = NO_PRICES,
) -> Table:
    """The numbered options; `note` may add a few words to a card's line, `enter` is what an empty line takes, and `prices` says
    what moves cost that differ in nothing else."""
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
                if choice.move in prices:
                    line.append(" (" + say("terminal.gold", gold=prices[choice.move]) + ")", "dim")
        words = note(row[0]) if _is_about_one_card(row) else ""
        line.append(f"  {words}" if words else "", "dim")
        if enter is not None and enter in row:
            several = say("terminal.enter_takes", choice=_difference(row, enter))
            line.append("  " + (say("terminal.enter") if len(row) == 1 else several), "dim")
        grid.add_row(Text(str(number + 1) if len(row) == 1 else "", "bold"), line)
        number += len(row)
    return grid


def _is_about_one_card(row: Row) -> bool:
    return all(choice.card is row[0].card for choice in row)


def _common(row: Row) -> str:
    """The words with which all choices of a line begin."""
    card = row[0].card
    return f"{row[0].verb} {row[0].name}: " if card is not None and _is_about_one_card(row) else f"{row[0].verb}: "


def _difference(row: Row, choice: Choice) -> str:
    """The words that tell a choice from the others of its line."""
    if _is_about_one_card(row):
        return choice.tail.strip() or say("terminal.at_full_cost")
    return choice.name or choice.move
