"""Among which things those that a noun describes are to be found: the zone of which it speaks, or the table."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.ids import IN_PLAY, OUTSIDE, REMOVED, player_thing
from rokugan.editions.ccg.text.described.meaning import things
from rokugan.editions.ccg.text.described.performing import acting

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

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
    "under": "under",
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


# What a card in a Province is though nobody sees its face; whether it is a Personality only the face shows.
_ANY_FACE = frozenset(("card", "dynasty card"))


# What takes a card out of play: `all cards that the action destroyed` are there no more.
_OUT_OF_PLAY = frozenset(("destroy", "discard", "remove"))


def pool(game: CcgGame, action: Action, noun: p.Noun) -> list[int]:
    """The things among which those that a noun describes are to be found, in a fixed order."""
    for each in noun.filters:
        if isinstance(each, p.Among):  # wherever they are: in a deck, if they have been looked at
            return still_there(action, each.what, things(game, action, each.what))
        if isinstance(each, p.Past) and each.period == "action" and each.verb in _OUT_OF_PLAY and each.positive:
            return list(dict.fromkeys(acting(action).did_to(each.verb)))
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
    if kinds == ("fortress",):
        return [card for card in sorted(game.states) if game.behaviours[card].type == "fortress"]
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
    gone = [did.thing for did in action.did if did.verb in ("destroy", "discard", "remove")]
    return [thing for thing in chosen if thing not in gone] or chosen


def _speaks_of_the_destroyed(noun: p.Noun) -> bool:
    """`his provinces that have been destroyed`, `your destroyed provinces`: other nouns mean provinces that stand."""
    return any(
        (isinstance(each, p.Past) and each.verb == "destroy" and each.positive)
        or (isinstance(each, p.State) and each.name == "destroyed")
        for each in noun.filters
    )


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
    if game.departed and not action.present:
        pool.extend(card for card in _left_with(game, action, noun) if card not in pool)
    return pool


def _left_with(game: CcgGame, action: Action, noun: p.Noun) -> list[int]:
    """The cards that left play together with one of whom the text speaks as he was then: `for each of his Followers`."""
    return [
        card
        for each in noun.filters
        if isinstance(each, p.In) and each.relation in ("attached", "unit") and isinstance(each.of, p.Ref)
        for thing in things(game, action, each.of)
        if thing in game.departed
        for card in (thing, *game.last[thing].attachments)
        if card in game.departed
    ]


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
        elif zone == "under":
            for card in game.everything_in_play(seat):
                found.extend(game.states[card].tucked)
        elif zone == "focus pool":
            found.extend(player.focus_pool)
        elif zone == "focused":
            found.extend(player.focused)
        elif zone == "removed":
            found.extend(player.removed)
    return found
