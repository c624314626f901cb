"""Which things a noun describes now, and how many."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table import token_names
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import (
    NO_SIDE,
    NOTHING,
    is_player,
    is_province,
    player_thing,
    province_seat,
    seat_of,
)
from rokugan.editions.ccg.text.described import meaning
from rokugan.editions.ccg.text.described.kinds import is_kind, is_one_of
from rokugan.editions.ccg.text.described.meaning import fits, fits_unit, players_of, things
from rokugan.editions.ccg.text.described.pools import pool, zone_of
from rokugan.editions.ccg.text.described.sides import is_enemy, side_of_player, was_enemy

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

# ------------------------------------------------------------------------------------------ candidates


def candidates(game: CcgGame, action: Action, noun: p.Noun) -> list[int]:
    """All things that a noun describes now, in a fixed order."""
    return meaning.best(
        game, action, noun, [each for each in pool(game, action, noun) if matches(game, action, noun, each)]
    )


# ------------------------------------------------------------------------------------------ description


def matches(game: CcgGame, action: Action, noun: p.Noun, thing: int) -> bool:
    """Does the noun describe this thing?"""
    kinds = noun.kinds
    if not (is_kind(game, thing, kinds[0]) if len(kinds) == 1 else is_one_of(game, thing, kinds)):
        return False
    if noun.whose and not belongs(game, action, noun, thing):
        return False
    if thing in game.departed and zone_of(noun) not in AS_THEY_LEFT:
        return _fits_there(game, action, noun, thing)
    if kinds == _UNITS:
        return all(fits_unit(game, action, each, thing) for each in noun.filters)
    for each in noun.filters:
        if not fits(game, action, each, thing):
            return False
    return True


# Nouns that say nothing of where cards lie out of play mean those that have left it as they left it.
AS_THEY_LEFT = ("", "destroyed with")


def _fits_there(game: CcgGame, action: Action, noun: p.Noun, thing: int) -> bool:
    """Does a card that has left play fit the filters as it lies there now?"""
    before, action.present = action.present, True
    result = all(fits(game, action, each, thing) for each in noun.filters)
    action.present = before
    return result


_UNITS = ("unit",)


def describes(game: CcgGame, action: Action, noun: p.Noun, thing: int) -> bool:
    """Does the noun describe this thing, wherever it has gone meanwhile? Said of what is not in play or has left it."""
    if not any(is_kind(game, thing, kind) or (kind == "card" and thing >= 0) for kind in noun.kinds):
        return False
    if noun.whose == "enemy":
        if not was_enemy(game, action.player, thing):
            return False
    elif noun.whose and not belongs(game, action, noun, thing):
        return False
    if thing in game.departed and zone_of(noun) not in AS_THEY_LEFT:
        return _fits_there(game, action, noun, thing)
    return all(fits(game, action, each, thing) for each in noun.filters)


OWNERS: frozenset[str] = frozenset(
    ("", "any", "your", "other", "enemy", "friendly", "owned", "your own", "enemy leader", "his", "opponent", "the opponent")
)  # fmt: skip


def belongs(game: CcgGame, action: Action, noun: p.Noun, thing: int) -> bool:
    """Does the thing belong to the player whom the noun names: you, an enemy, another player?"""
    whose = noun.whose
    state = game.states.get(thing)
    if state is not None:
        seat = state.controller
    elif is_player(thing):
        seat = seat_of(thing)
    elif is_province(thing):
        seat = province_seat(thing)
    elif thing < 0:
        return False
    else:  # hands, decks and provinces hold their owner's cards (celestial.zones.05)
        if zone_of(noun):
            seat = game.seat_of_zone(thing)
        else:
            seat = game.last[thing].controller if thing in game.departed else game.controller(thing)
    if whose == "your":
        return seat == action.player
    if whose == "any":
        return True
    if whose == "other":
        return seat != action.player
    if whose == "enemy":
        here = thing < 0 or not game.rules.text.enemies_are_here or game.location(thing) == game.current_battlefield()
        return here and is_enemy(game, action.player, thing, seat)
    if whose in ("opponent", "the opponent"):
        return game.rules.text.is_opponent(game, action.player, seat, whose == "the opponent")
    if whose == "friendly":
        side = side_of_player(game, action.player)
        stands = game.side(thing) if thing in game.states else NO_SIDE
        return side != NO_SIDE and (side_of_player(game, seat) if stands == NO_SIDE else stands) == side
    if whose == "owned":
        return thing >= 0 and game.cards[thing].owner == action.player
    if whose == "your own":
        return thing >= 0 and game.cards[thing].owner == action.player == seat
    if whose == "enemy leader":
        return player_thing(seat) in players_of(game, action, p.Leader("enemy"))
    return _is_his(game, action, noun, thing, seat)


def _is_his(game: CcgGame, action: Action, noun: p.Noun, thing: int, seat: int) -> bool:
    """`his`: of a player what he controls; of a Personality what is in his unit; of a province what lies there."""
    assert noun.owner is not None
    owners = things(game, action, noun.owner)
    if not owners and isinstance(noun.owner, p.Chosen):  # `your opponent's Personalities have -1F` chooses nobody
        owners = candidates(game, action, noun.owner.noun)
    for owner in owners:
        if is_player(owner):
            if seat_of(owner) == seat:
                return True
        elif is_province(owner):
            if thing in game.province(owner).cards or game.province(owner).region == thing or thing == owner:
                return True
        elif is_player_noun(noun):
            if game.controller(owner) == seat:
                return True
        elif (thing != owner and game.personality_of(thing) == game.personality_of(owner) != NOTHING) or (
            thing < 0 and game.controller(owner) == seat
        ):
            return True
    return False


def is_player_noun(noun: p.Noun) -> bool:
    """Is what the noun describes always a player's own (in a hand, a discard pile, a province)?"""
    return bool(zone_of(noun)) or "personality" in noun.kinds or "holding" in noun.kinds or "player" in noun.kinds


# --------------------------------------------------------------------------------------------- counting


def count(game: CcgGame, action: Action, noun: p.Noun) -> int:
    """Return how many such things there are."""
    if noun.kinds == ("token",):
        total = 0
        for seat in game.in_order(action.player):
            for card in game.everything_in_play(seat):
                total += count_on(game, action, noun, card)
        return total
    among = [each for each in noun.filters if isinstance(each, p.Among)]
    if among:
        pool = things(game, action, among[0].what)
        return sum(1 for thing in pool if describes(game, action, noun, thing))
    found = len(candidates(game, action, noun))
    if game.rules.text.strongholds_are_cards and noun.kinds == ("card",) and not zone_of(noun):
        found += sum(1 for player in game.players if counts_as_card(game, action, noun, player.stronghold))
    return found


def counts_as_card(game: CcgGame, action: Action, noun: p.Noun, stronghold: int) -> bool:
    """A Stronghold is a card for what only counts cards (samurai.cardtypes.02)."""
    return stronghold in game.states and describes(game, action, noun, stronghold)


def count_on(game: CcgGame, action: Action, noun: p.Noun, thing: int) -> int:
    """Return how many cards that the noun describes are attached to the thing, or how many such tokens lie on it."""
    state = game.state_of(thing)
    if noun.kinds == ("token",):
        words = [f.keyword for f in noun.filters if isinstance(f, p.HasKeyword)]
        held = [] if state is None else state.tokens
        return sum(n for name, n in held if all(token_names.is_token(word, name) for word in words))
    if is_province(thing):
        region = game.province(thing).region
        there = [*game.province(thing).cards, *([region] if region >= 0 else [])]
        return sum(1 for card in there if matches(game, action, noun, card))
    if is_player(thing):
        seat = seat_of(thing)
        return sum(1 for card in candidates(game, action, noun) if game.controller(card) == seat)
    if state is None:
        return 0
    return sum(1 for card in state.attachments if matches(game, action, noun, card))


def is_one(game: CcgGame, action: Action, what: p.Node, thing: int) -> bool:
    """Is the thing what a description or reference means?"""
    noun = what.noun if isinstance(what, (p.Each, p.Target, p.Chosen)) else what
    if isinstance(noun, p.Noun):
        return describes(game, action, noun, thing)
    return thing in meaning.things(game, action, what)
