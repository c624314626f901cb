"""A card of one game: a definition, its owner, a number and the name by which moves call it. It never changes."""

from __future__ import annotations

from rokugan.cards.model import CardDefinition


class Card:
    """An instance of a definition in a game, shared by all clones of the game."""

    def __init__(self, number: int, definition: CardDefinition, owner: int, name: str) -> None:
        self.number: int = number
        self.definition: CardDefinition = definition
        self.owner: int = owner
        self.name: str = name

    def __repr__(self) -> str:
        return f"Card({self.number}, {self.name!r})"


def name_cards(owned: list[tuple[int, CardDefinition]], names: dict[str, int] | None = None) -> list[str]:
    """Canonical names: the title, or `Title#k` where several cards of the game bear it."""
    counts: dict[str, int] = {}
    for _, definition in owned:
        counts[definition.name] = counts.get(definition.name, 0) + 1
    seen: dict[str, int] = {}
    result: list[str] = []
    for _, definition in owned:
        title = definition.name
        seen[title] = seen.get(title, 0) + 1
        result.append(f"{title}#{seen[title]}" if counts[title] > 1 else title)
    return result
