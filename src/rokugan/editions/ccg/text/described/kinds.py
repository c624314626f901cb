"""The kinds of things that nouns name, and comparing numbers of them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.cards.model import ATTACHMENT_TYPES
from rokugan.editions.ccg.table.ids import is_player

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

CARD_KINDS: frozenset[str] = frozenset(
    [
        "personality",
        "follower",
        "item",
        "spell",
        "holding",
        "region",
        "event",
        "celestial",
        "ring",
        "strategy",
        "ancestor",
        "stronghold",
    ]
)


GROUPS: frozenset[str] = frozenset(
    (
        "card",
        "dynasty card",
        "fate card",
        "attachment",
        "unit",
        "army",
        "terrain",
        "player",
        "province",
        "battlefield",
        "fortress",
    )
)


EFFECTS: frozenset[str] = frozenset(("effect", "card effect"))


DOINGS: frozenset[str] = EFFECTS | {"action", "ability", "ranged attack"}


KINDS: frozenset[str] = CARD_KINDS | GROUPS | DOINGS | {"token"}


def is_kind(game: CcgGame, thing: int, kind: str) -> bool:
    """Is the thing of that kind?"""
    if thing < 0:
        if is_player(thing):
            return kind == "player"
        return kind == "province" or kind == "battlefield"
    behaviour = game.behaviours[thing]
    type_ = behaviour.type
    if type_ == kind:
        return True
    if kind == "card":
        return type_ != "stronghold"
    if kind == "attachment":
        return type_ in ATTACHMENT_TYPES
    if kind == "unit" or kind == "army":
        return type_ == "personality"
    if kind == "terrain":
        if thing in game.states:
            return game.attack is not None and thing in game.attack.terrains
        return "Terrain" in behaviour.keywords or "Terrain" in behaviour.ability_keywords
    if kind == "dynasty card":
        return behaviour.is_dynasty
    if kind == "fate card":
        return not behaviour.is_dynasty and type_ != "stronghold"
    return False


def is_one_of(game: CcgGame, thing: int, kinds: tuple[str, ...]) -> bool:
    """Is the thing of one of the kinds?"""
    for kind in kinds:
        if is_kind(game, thing, kind):
            return True
    return False


def compare(left: int, op: str, right: int) -> bool:
    """Does the comparison hold?"""
    if op == ">=":
        return left >= right
    if op == "<=":
        return left <= right
    if op == "<":
        return left < right
    if op == ">":
        return left > right
    if op == "=":
        return left == right
    return left != right


def unique(items: list[int]) -> list[int]:
    """The things, each of them once."""
    found: list[int] = []
    for each in items:
        if each not in found:
            found.append(each)
    return found
