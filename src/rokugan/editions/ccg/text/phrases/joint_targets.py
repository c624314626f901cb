"""Several things chosen together must have something in common, or must not: `two Personalities controlled by the same
player`."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.cards.model import CLANS, ELEMENTS
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import HOME, NOTHING, player_thing
from rokugan.editions.ccg.table.text_shapes import names_units
from rokugan.editions.ccg.table.text_shapes import together as together_in
from rokugan.editions.ccg.text.continuous import current_keywords
from rokugan.editions.ccg.text.described import kinds, meaning, performing, sides
from rokugan.editions.ccg.text.phrases import amounts

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

KINDS: frozenset[str] = frozenset(
    ("player", "location", "unit", "card", "title", "clan", "element", "keyword", "own element")
)


def marks(game: CcgGame, kind: str, thing: int) -> frozenset[str]:
    """Return what a thing has of that kind; two things are alike if they have something of it in common."""
    if kind == "player":
        return frozenset((str(meaning.players_of(game, Action(0, thing, None), p.Controller(p.These((thing,))))[0]),))
    if kind == "location":
        place = sides.location_of(game, thing)
        return frozenset((str(place if place != HOME else player_thing(game.controller(thing))),))
    if thing < 0:
        return frozenset()
    if kind == "card":
        return frozenset((str(thing),))
    if kind == "unit":
        unit = game.personality_of(thing)
        return frozenset((str(unit),)) if unit != NOTHING else frozenset()
    if kind == "title":
        return frozenset((game.behaviours[thing].title,)) if game.behaviours[thing].title else frozenset()
    words = frozenset(current_keywords.keywords(game, thing))
    if kind in ("element", "own element"):
        return words & frozenset(ELEMENTS)
    return words if kind == "keyword" else frozenset(word for word in words if word.removesuffix(" Clan") in CLANS)


def together(game: CcgGame, node: p.Alike, one: int, other: int) -> bool:
    """May the two be chosen together? What has no title has neither the same nor another (samurai.cards.02)."""
    first, second = marks(game, node.kind, one), marks(game, node.kind, other)
    if node.kind in ("title", "own element") and not (first and second):
        return False
    return bool(first & second) == (node.positive and node.kind != "own element")


def demands(noun: p.Noun) -> list[p.Alike]:
    """Return what a description asks of the things chosen together."""
    return [each for each in noun.filters if isinstance(each, p.Alike)]


def fitting(game: CcgGame, noun: p.Noun, chosen: list[int], found: list[int], least: int = 0) -> list[int]:
    """The things that may be chosen besides the ones already chosen, such that enough can be chosen in the end."""
    asked = demands(noun)
    if not asked:
        return found
    if not chosen:
        return choosable(game, noun, found, least)
    open_ = [thing for thing in found if all(together(game, node, thing, other) for node in asked for other in chosen)]
    if least <= len(chosen) + 1:  # saves time only
        return open_
    return [thing for thing in open_ if largest(game, asked, [*chosen, thing], open_) >= least]


def choosable(game: CcgGame, noun: p.Noun, found: list[int], least: int) -> list[int]:
    """The things for which there are enough others to be chosen with them."""
    asked = demands(noun) if least > 1 else []  # saves time only
    if not asked:
        return found
    return [thing for thing in found if largest(game, asked, [thing], found) >= least]


def largest(game: CcgGame, asked: list[p.Alike], chosen: list[int], found: list[int]) -> int:
    """Return how many things can be chosen together with these at most."""
    rest = [
        thing
        for thing in found
        if thing not in chosen and all(together(game, node, thing, other) for node in asked for other in chosen)
    ]
    return max(
        (largest(game, asked, [*chosen, thing], rest[at + 1 :]) for at, thing in enumerate(rest)), default=len(chosen)
    )


def adds_up(game: CcgGame, action: Action, asked: tuple[p.StatIs, ...], noun: p.Noun, chosen: list[int]) -> bool:
    """Have the things chosen together what the text asks of them all?"""
    cards = [card for thing in chosen for card in performing.unit_or_card(game, thing)] if names_units(noun) else chosen
    return all(
        each.right is None
        or kinds.compare(
            amounts.total_of(game, action, cards, each.stat), each.op, meaning.number(game, action, each.right)
        )
        for each in asked
    )


def within(game: CcgGame, action: Action, noun: p.Noun, chosen: list[int], found: list[int]) -> list[int]:
    """The things with which the chosen ones do not have more together than they may."""
    upper = tuple(each for each in together_in(noun) if each.op in ("<", "<="))
    return [thing for thing in found if adds_up(game, action, upper, noun, [*chosen, thing])] if upper else found


def as_many_as_can(
    game: CcgGame, noun: p.Noun, chosen: list[int], thing: int, found: list[int], most: int
) -> list[int]:
    """Return what is chosen if, besides this thing, everything is chosen that may be."""
    taken = [*chosen, thing]
    for other in found:
        if other not in taken and (most < 0 or len(taken) < most) and fitting(game, noun, taken, [other]):
            taken.append(other)
    return taken


def fits(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    """Is a thing like what the text names? Where it names nothing, one thing is like itself; of a unit, if it is in
    one."""
    assert isinstance(node, p.Alike)
    if node.what is None:
        return node.kind != "unit" or bool(marks(game, "unit", thing))
    return all(together(game, node, thing, other) for other in meaning.things(game, action, node.what))
