"""The things of which a prohibition, or a text that lifts a rule, speaks."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, NO_SIDE, is_player, player_thing, seat_of
from rokugan.editions.ccg.text.described import meaning, nouns, sides

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def names(forbid: p.Forbid, verbs: list[str]) -> bool:
    """Does the prohibition name one of these verbs?"""
    return forbid.verb in verbs or any(each in verbs for each in forbid.others)


def _of_assigning(forbid: p.Forbid) -> bool:
    """Does the prohibition speak of assigning?"""
    return any(verb.startswith("assign") for verb in forbid.verbs)


def concerns(game: CcgGame, action: Action, forbid: p.Forbid, holder: int, thing: int) -> bool:
    """Does the prohibition speak of this thing?"""
    what = forbid.what
    if what is None:
        if is_player(thing):
            return holder == thing or (holder >= 0 and seat_of(thing) == game.controller(holder))
        if is_player(holder) and thing >= 0 and _of_assigning(forbid):
            return game.controller(thing) == seat_of(holder)  # a player who may not attack assigns no units
        return thing == holder
    noun = what.noun if isinstance(what, (p.Each, p.Chosen)) else what
    if not isinstance(noun, p.Noun):
        return thing in meaning.things(game, action, what)
    if _of_assigning(forbid):
        return _would_fight(game, noun, thing) and nouns.matches(game, action, _without_sides(noun), thing)
    return nouns.matches(game, action, noun, thing)


_SIDES = {"attacking": ATTACKING, "defending": DEFENDING}


def _would_fight(game: CcgGame, noun: p.Noun, thing: int) -> bool:
    """`Attacking units cannot assign here`: before they have assigned they attack if their player does."""
    said = [each for each in noun.filters if isinstance(each, p.State) and each.name in _SIDES]
    if not said:
        return True
    side = sides.side_of_player(game, game.controller(thing)) if thing >= 0 else NO_SIDE
    return all((side == _SIDES[each.name]) == each.positive for each in said)


def _without_sides(noun: p.Noun) -> p.Noun:
    """The description without what it says of attacking and defending."""
    kept = tuple(each for each in noun.filters if not (isinstance(each, p.State) and each.name in _SIDES))
    return noun if len(kept) == len(noun.filters) else replace(noun, filters=kept)


def never_gains(game: CcgGame, thing: int, keyword: str) -> bool:
    """Does a text say that the thing cannot gain this keyword?"""
    if "gain keyword" not in game.banned():  # saves time only
        return False
    return any(
        forbid.verb == "gain keyword"
        and isinstance(forbid.by, p.HasKeyword)
        and forbid.by.keyword == keyword
        and concerns(game, Action(player, card, None), forbid, card, thing)
        for card, player, forbid in game.forbids()
    )


def is_meant(game: CcgGame, reader: Action, allow: p.Allow, thing: int) -> bool:
    """Does a text that lifts a rule, on the reader's card, speak of this thing?"""
    if allow.what is None:
        return thing in (reader.card, player_thing(reader.player))
    noun = allow.what.noun if isinstance(allow.what, (p.Each, p.Chosen)) else allow.what
    if isinstance(noun, p.Noun):
        return nouns.matches(game, reader, noun, thing)
    return thing in meaning.things(game, reader, noun)
