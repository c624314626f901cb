"""Which things a noun describes now. The rest of the engine asks this module also for what a reference points to, which number
an expression gives and whether a condition holds; the parts of the answer are in references, filters, amounts, conditions."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.cards.model import ATTACHMENT_TYPES
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    IN_PLAY,
    NO_SIDE,
    NOTHING,
    OUTSIDE,
    REMOVED,
    is_player,
    is_province,
    player_thing,
    province_seat,
    seat_of,
)
from rokugan.editions.ccg.text import values

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame

# ------------------------------------------------------------------------------------------ candidates

# States that only cards outside play are in, and where such cards lie.
_STATE_ZONES = {
    "dead": "discard",
    "honorably dead": "discard",
    "dishonorably dead": "discard",
    "discarded": "discard",
    "face-down": "province",
    "focused": "focused",
}
# What is said of where things are, and where those lie of which it may be so.
_PLACE_ZONES = {
    "hand": "hand",
    "discard": "discard",
    "province": "province",
    "play or discard": "play or discard",
    "out of play": "out of play",
    "and out of play": "anywhere",
    "everywhere": "anywhere",
}


def zone_of(noun: p.Noun) -> str:
    """The zone a noun speaks of: the one it names, or where alone things of that state or in that place are."""
    if noun.zone:
        return noun.zone
    for each in noun.filters:
        if isinstance(each, p.State):
            if each.positive and each.name in _STATE_ZONES:
                return _STATE_ZONES[each.name]
        elif isinstance(each, p.In):
            if not each.positive:
                if each.relation == "play":
                    return "out of play"
            elif each.relation in _PLACE_ZONES:
                return _PLACE_ZONES[each.relation]
    return ""


def candidates(game: CcgGame, action: Action, noun: p.Noun) -> list[int]:
    """All things that a noun describes now, in a fixed order."""
    return _best(game, action, noun, [each for each in pool(game, action, noun) if matches(game, action, noun, each)])


# What a card in a Province is though nobody sees its face; whether it is a Personality only the face shows.
_ANY_FACE = frozenset(("card", "dynasty card"))


def pool(game: CcgGame, action: Action, noun: p.Noun) -> list[int]:
    """The things among which those that a noun describes are to be found, in a fixed order."""
    for each in noun.filters:
        if isinstance(each, p.Among):  # wherever they are: in a deck, if they have been looked at
            return still_there(action, each.what, things(game, action, each.what))
    kinds = noun.kinds
    if kinds == ("player",):
        return [player_thing(seat) for seat in game.in_order(action.player)]
    if kinds == ("battlefield",):
        attack = game.attack
        return [] if attack is None else [t for t in attack.battlefields if not game.is_lost(t)]
    if "province" in kinds or "battlefield" in kinds:
        gone = _speaks_of_the_destroyed(noun)
        return [
            province.thing
            for seat in game.in_order(action.player)
            for province in game.players[seat].provinces
            if province.destroyed == gone
        ]
    zone = zone_of(noun)
    if zone == "province" and not _ANY_FACE.intersection(kinds):
        return [card for card in zone_cards(game, action, zone) if game.rules.table.is_face_up(game, card)]
    return zone_cards(game, action, zone) if zone else _table(game, action, noun)


def in_sight(game: CcgGame, action: Action, noun: p.Noun, found: list[int]) -> list[int]:
    """Of cards that may lie anywhere, those among which the player can choose: face-up, or in his hand."""
    if zone_of(noun) not in ("anywhere", "out of play"):
        return found
    mine = game.players[action.player].hand
    return [thing for thing in found if thing < 0 or thing in mine or game.rules.table.is_face_up(game, thing)]


def still_there(action: Action, what: p.Node, chosen: list[int]) -> list[int]:
    """Of things that the text has chosen, those that it has not destroyed, discarded or removed meanwhile; if it has done so
    with all of them, it speaks of them as they were."""
    if not isinstance(what, p.Ref) or what.to != "slot":
        return chosen
    gone = [thing for verb, thing in action.did if verb in ("destroy", "discard", "remove")]
    return [thing for thing in chosen if thing not in gone] or chosen


def _speaks_of_the_destroyed(noun: p.Noun) -> bool:
    """`his provinces that have been destroyed`, `your destroyed provinces`: other nouns mean provinces that stand."""
    return any(
        (isinstance(each, p.Past) and each.verb == "destroy" and each.positive)
        or (isinstance(each, p.State) and each.name == "destroyed")
        for each in noun.filters
    )


def _best(game: CcgGame, action: Action, noun: p.Noun, found: list[int]) -> list[int]:
    """Those of the things that a superlative leaves."""
    for each in noun.filters:
        if isinstance(each, p.Best):
            found = best_of(game, action, each, found)
    return found


def _table(game: CcgGame, action: Action, noun: p.Noun) -> list[int]:
    """The cards in play that can be meant."""
    pool: list[int] = []
    led = noun.kinds in _LED
    for seat in game.in_order(action.player):
        if noun.whose == "your" and seat != action.player:
            continue
        if noun.whose == "other" and seat == action.player:
            continue
        pool.extend(game.personalities(seat) if led else game.everything_in_play(seat))
    return pool


_LED = (("personality",), ("unit",))


ZONES: frozenset[str] = frozenset(
    ("", "hand", "discard", "fate discard", "dynasty discard", "deck", "fate deck", "dynasty deck", "province", "focus pool",
     "focused", "removed", "hand or discard", "play or discard", "destroyed with")
)  # fmt: skip


def zone_cards(game: CcgGame, action: Action, zone: str) -> list[int]:
    """The cards in a zone, of all players."""
    found: list[int] = []
    if zone == "destroyed with":  # by the same effect, or because their Personality was (samurai.g-effects.08)
        event = action.event
        return [] if event is None else [card for card in event.done if card != action.subject]
    if zone == "anywhere" or zone == "out of play":
        gone = (OUTSIDE, REMOVED) if zone == "anywhere" else (OUTSIDE, REMOVED, IN_PLAY)
        seats = game.in_order(action.player)
        return [
            card.number
            for seat in seats
            for card in game.cards
            if card.owner == seat and game.where[card.number] not in gone
        ]
    for seat in game.in_order(action.player):
        player = game.players[seat]
        if zone == "play or discard":
            found.extend(game.everything_in_play(seat))
        if zone == "hand" or zone == "hand or discard":
            found.extend(player.hand)
        if zone in ("discard", "fate discard", "dynasty discard", "hand or discard", "play or discard"):
            if zone != "dynasty discard":
                found.extend(player.fate_discard)
            if zone != "fate discard":
                found.extend(player.dynasty_discard)
        elif zone in ("deck", "fate deck", "dynasty deck"):
            if zone != "dynasty deck":
                found.extend(reversed(player.fate_deck))
            if zone != "fate deck":
                found.extend(reversed(player.dynasty_deck))
        elif zone == "province":
            for province in game.standing(seat):
                found.extend(province.cards)
        elif zone == "focus pool":
            found.extend(player.focus_pool)
        elif zone == "focused":
            found.extend(player.focused)
        elif zone == "removed":
            found.extend(player.removed)
    return found


# ------------------------------------------------------------------------------------------ description

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
    ("card", "dynasty card", "fate card", "attachment", "unit", "army", "terrain", "player", "province", "battlefield")
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
        return behaviour.is_dynasty and type_ != "stronghold"
    if kind == "fate card":
        return not behaviour.is_dynasty and type_ != "stronghold"
    return False


def matches(game: CcgGame, action: Action, noun: p.Noun, thing: int) -> bool:
    """Does the noun describe this thing?"""
    kinds = noun.kinds
    if not (is_kind(game, thing, kinds[0]) if len(kinds) == 1 else is_one_of(game, thing, kinds)):
        return False
    if noun.whose and not belongs(game, action, noun, thing):
        return False
    if kinds == _UNITS:
        return all(_fits_unit(game, action, each, thing) for each in noun.filters)
    for each in noun.filters:
        if not fits(game, action, each, thing):
            return is_called(game, noun, thing)
    return True


_UNITS = ("unit",)


def _fits_unit(game: CcgGame, action: Action, node: p.Node, thing: int) -> bool:
    """`a unit with less Force`: the Force of a unit is the total of its cards (samurai.g-battle.10). It is Cavalry if its
    Personality and all its Followers are, else Infantry (samurai.g-keywords.02)."""
    if isinstance(node, p.StatIs) and node.stat == "force" and not node.base:
        return stat_fits(game, action, node, thing, True)
    if isinstance(node, p.HasKeyword) and node.keyword == "Cavalry":
        return is_cavalry_unit(game, thing) == node.positive
    if isinstance(node, p.State) and node.name == "infantry":
        return is_cavalry_unit(game, thing) != node.positive
    if isinstance(node, p.Either):
        return any(_fits_unit(game, action, each, thing) for each in node.filters)
    if isinstance(node, p.AllFilters):
        return all(_fits_unit(game, action, each, thing) for each in node.filters)
    return fits(game, action, node, thing)


def is_called(game: CcgGame, noun: p.Noun, thing: int) -> bool:
    """`A Swift Strike`: the words together may be a title or a keyword of the card (samurai.wording.02)."""
    filters = noun.filters
    if thing < 0 or len(filters) < 2 or noun.kinds != ("card",):
        return False
    words: list[str] = []
    for each in filters:
        if not isinstance(each, p.HasKeyword) or not each.positive:
            return False
        words.append(each.keyword)
    name = " ".join(words)
    return game.behaviours[thing].title == name or values.has_keyword(game, thing, name)


def is_one_of(game: CcgGame, thing: int, kinds: tuple[str, ...]) -> bool:
    """Is the thing of one of the kinds?"""
    for kind in kinds:
        if is_kind(game, thing, kind):
            return True
    return False


def describes(game: CcgGame, action: Action, noun: p.Noun, thing: int) -> bool:
    """Does the noun describe this thing, wherever it has gone meanwhile? Said of what is not in play or has left it."""
    if not any(is_kind(game, thing, kind) or (kind == "card" and thing >= 0) for kind in noun.kinds):
        return False
    if noun.whose == "enemy":
        if not was_enemy(game, action.player, thing):
            return False
    elif noun.whose and not belongs(game, action, noun, thing):
        return False
    return all(fits(game, action, each, thing) for each in noun.filters) or is_called(game, noun, thing)


OWNERS: frozenset[str] = frozenset(
    ("", "your", "other", "enemy", "friendly", "owned", "your own", "enemy leader", "his", "opponent", "the opponent")
)


def belongs(game: CcgGame, action: Action, noun: p.Noun, thing: int) -> bool:
    """Is it yours, an enemy's, another player's?"""
    whose = noun.whose
    if thing in game.states:
        seat = game.controller(thing)
    elif is_player(thing):
        seat = seat_of(thing)
    elif is_province(thing):
        seat = province_seat(thing)
    elif thing < 0:
        return False
    else:  # hands, decks and provinces hold their owner's cards (celestial.zones.05)
        seat = game.seat_of_zone(thing) if zone_of(noun) else game.controller(thing)
    if whose == "your":
        return seat == action.player
    if whose == "other":
        return seat != action.player
    if whose == "enemy":
        return game.rules.text.is_enemy(game, action.player, thing, seat)
    if whose in ("opponent", "the opponent"):
        return game.rules.text.is_opponent(game, action.player, seat, whose == "the opponent")
    if whose == "friendly":
        side = side_of_player(game, action.player)
        stands = game.side(thing) if thing >= 0 and thing in game.states else NO_SIDE
        return side != NO_SIDE and (side_of_player(game, seat) if stands == NO_SIDE else stands) == side
    if whose == "owned":
        return thing >= 0 and game.cards[thing].owner == action.player
    if whose == "your own":
        return thing >= 0 and game.cards[thing].owner == action.player == seat
    if whose == "enemy leader":
        return player_thing(seat) in players_of(game, action, p.Leader("enemy"))
    if noun.owner is not None:
        return _is_his(game, action, noun, thing, seat)
    return True


def _is_his(game: CcgGame, action: Action, noun: p.Noun, thing: int, seat: int) -> bool:
    """`his`: of a player what he controls; of a Personality what is in his unit; of a province what lies there."""
    assert noun.owner is not None
    owners = things(game, action, noun.owner)
    if not owners and isinstance(noun.owner, p.Choice):  # `your opponent's Personalities have -1F` chooses nobody
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
        elif (
            thing >= 0 and thing != owner and game.personality_of(thing) == game.personality_of(owner) != NOTHING
        ) or (thing < 0 and game.controller(owner) == seat):
            return True
    return False


def is_player_noun(noun: p.Noun) -> bool:
    """Is what the noun describes always a player's own (in a hand, a discard pile, a province)?"""
    return bool(zone_of(noun)) or "personality" in noun.kinds or "holding" in noun.kinds or "player" in noun.kinds


def is_enemy(game: CcgGame, seat: int, thing: int, controller: int) -> bool:
    """Only the leader of the other side and cards in his units are enemies (celestial.wording.15)."""
    attack = game.attack
    if attack is None:
        return False
    mine = side_of_player(game, seat)
    if mine == NO_SIDE:
        return False
    if thing >= 0 and thing in game.states and game.side(thing) != NO_SIDE:
        return game.side(thing) != mine  # whoever controls it (samurai.g-control.03)
    if controller == seat:
        return False
    if thing >= 0 and game.personality_of(thing) == NOTHING:
        return False
    return side_of_player(game, controller) not in (mine, NO_SIDE)


def was_enemy(game: CcgGame, seat: int, thing: int) -> bool:
    """Is or was the thing an enemy one, wherever it has gone meanwhile? After the attack nobody can tell any more."""
    if game.attack is None:
        return True
    if thing < 0 or thing in game.states:
        return is_enemy(game, seat, thing, game.controller(thing))
    return side_of_player(game, game.controller(thing)) not in (side_of_player(game, seat), NO_SIDE)


def side_of_player(game: CcgGame, seat: int) -> int:
    """The side a player is on in the present attack."""
    attack = game.attack
    if attack is None:
        return NO_SIDE
    if seat == attack.attacker:
        return ATTACKING
    if seat == attack.defender:
        return DEFENDING
    return game.rules.table.ally_side(game, seat)


# --------------------------------------------------------------------------------------------- counting


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


def count(game: CcgGame, action: Action, noun: p.Noun) -> int:
    """How many such things there are."""
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
    return len(candidates(game, action, noun))


def count_on(game: CcgGame, action: Action, noun: p.Noun, thing: int) -> int:
    """How many such cards are attached to it, or tokens on it."""
    state = game.state_of(thing) if thing >= 0 else None
    if noun.kinds == ("token",):
        if state is None:
            return 0
        words = [f.keyword for f in noun.filters if isinstance(f, p.HasKeyword)]
        return sum(n for name, n in state.tokens if all(values.is_token(word, name) for word in words))
    if is_province(thing):
        region = game.province(thing).region
        held = [*game.province(thing).cards, *([region] if region >= 0 else [])]
        return sum(1 for card in held if matches(game, action, noun, card))
    if is_player(thing):
        seat = seat_of(thing)
        return sum(1 for card in candidates(game, action, noun) if game.controller(card) == seat)
    if state is None:
        return 0
    return sum(1 for card in state.attachments if matches(game, action, noun, card))


# What the rest of the engine asks here; each of these modules in turn uses the functions above.
from rokugan.editions.ccg.text.amounts import number, performer_stat, stat_of  # noqa: E402
from rokugan.editions.ccg.text.conditions import did, holds, holds_for  # noqa: E402
from rokugan.editions.ccg.text.filters import best_of, fits, has_word, stat_fits  # noqa: E402
from rokugan.editions.ccg.text.references import deck_list, performers, players_of, subject_of, things, unique  # noqa: E402
from rokugan.editions.ccg.text.relations import location_of  # noqa: E402
from rokugan.editions.ccg.text.states import in_state, is_cavalry_unit, is_opposed, opposes  # noqa: E402

__all__ = [
    "CARD_KINDS", "DOINGS", "GROUPS", "KINDS", "OWNERS", "ZONES", "belongs", "candidates", "compare", "count", "count_on",
    "deck_list", "describes", "did", "fits", "has_word", "holds", "holds_for", "in_sight", "in_state",
    "is_cavalry_unit", "is_enemy", "is_kind", "is_opposed", "location_of", "matches", "number", "opposes",
    "performer_stat", "performers",
    "player_thing", "players_of", "side_of_player", "stat_of", "subject_of", "things", "unique", "zone_cards", "zone_of",
]  # fmt: skip
