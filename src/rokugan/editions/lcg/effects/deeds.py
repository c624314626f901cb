"""The verbs of the texts as the engine carries them out: each makes its events happen together, from one cause.

`use` is the ability (or ring effect) that does it, None a framework step. What cannot be affected is left out.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.lcg.changes.banned import cannot_enter
from rokugan.editions.lcg.initiating.legality import (
    affectable,
    can_bow,
    can_dishonor,
    can_get_fate,
    can_honor,
    can_leave_play,
    can_lose_fate,
    can_move_home,
    can_move_to_conflict,
    can_ready,
)
from rokugan.editions.lcg.initiating.playing import can_join, fits, is_unique_there, side_of
from rokugan.editions.lcg.table.kinds import (
    ATTACHED,
    ATTACHES,
    BOWS,
    CARD_DISCARDED,
    CARD_MOVED,
    CONTROL_TAKEN,
    DISHONORED_ACT,
    DRAWS,
    ENTERS_PLAY,
    FATE_GAINED,
    FATE_GIVEN,
    FATE_LOST,
    FATE_MOVED,
    FATE_PLACED,
    FATE_REMOVED,
    HONOR_GAINED,
    HONOR_GIVEN,
    HONOR_LOST,
    HONORED_ACT,
    LEAVES_PLAY,
    MOVES_HOME,
    MOVES_TO_CONFLICT,
    PROVINCE_BREAKS,
    PROVINCE_REVEALED,
    PROVINCE_TURNED_DOWN,
    READIES,
    STATUS_GIVEN,
    STATUS_LOST,
)
from rokugan.editions.lcg.table.state import Conflict, Event, Use
from rokugan.editions.lcg.table.things import (
    CHARACTER,
    HAND,
    NO_SIDE,
    NOTHING,
    PROVINCE_CARD,
    PUT,
    STRONGHOLD,
    TO_DECK_BOTTOM,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def together(game: LcgGame, events: list[Event]) -> list[Event]:
    """Let them happen together, and return them, so that a text can later see what became of them."""
    if events:
        game.happen(events)
    return events


def bow(game: LcgGame, cards: list[int], use: Use | None) -> list[Event]:
    """Bow cards."""
    return together(game, [Event(BOWS, card, _who(use), use=use) for card in cards if can_bow(game, card, use)])


def ready(game: LcgGame, cards: list[int], use: Use | None) -> list[Event]:
    """Ready cards."""
    return together(game, [Event(READIES, card, _who(use), use=use) for card in cards if can_ready(game, card, use)])


def honor(game: LcgGame, cards: list[int], use: Use | None) -> list[Event]:
    """Honor characters."""
    return together(
        game, [Event(HONORED_ACT, card, _who(use), use=use) for card in cards if can_honor(game, card, use)]
    )


def dishonor(game: LcgGame, cards: list[int], use: Use | None) -> list[Event]:
    """Dishonor characters."""
    return together(
        game, [Event(DISHONORED_ACT, card, _who(use), use=use) for card in cards if can_dishonor(game, card, use)]
    )


def give_status(game: LcgGame, card: int, status: int, use: Use | None) -> list[Event]:
    """Place a status token: becoming honored without being honored (lcg.cards: Origami Master)."""
    return together(game, [Event(STATUS_GIVEN, card, _who(use), status, use=use)])


def discard_status(game: LcgGame, cards: list[int], use: Use | None) -> list[Event]:
    """Discard status tokens."""
    return together(
        game,
        [
            Event(STATUS_LOST, card, _who(use), use=use)
            for card in cards
            if card in game.states and game.states[card].status
        ],
    )


def discard_from_play(game: LcgGame, cards: list[int], use: Use | None, how: int) -> list[Event]:
    """Let cards leave play: discarded, sacrificed, returned (things.py)."""
    return together(
        game,
        [
            Event(LEAVES_PLAY, card, _who(use), how=how, use=use)
            for card in cards
            if can_leave_play(game, card, how, use)
        ],
    )


def discard(game: LcgGame, cards: list[int], use: Use | None, by: list[int]) -> list[Event]:
    """Let players discard cards that are out of play, from a hand, a deck, a province: each his own, one alone also another's."""
    events = []
    for card in cards:
        whose = game.holder[card]
        events.append(Event(CARD_DISCARDED, card, whose, other=whose if whose in by else by[0], use=use))
    return together(game, events)


def discard_at_random(
    game: LcgGame, seat: int, count: int, use: Use | None, by: list[int] | None = None
) -> list[Event]:
    """Discard so many cards at random from a hand; who does it, if not its player."""
    left = game.pile(seat, HAND)[:]
    chosen: list[int] = []
    while left and len(chosen) < count:
        chosen.append(left.pop(game.randomness.below(len(left))))
    return discard(game, chosen, use, by or [seat])


def put_card(game: LcgGame, cards: list[int], zone: int, use: Use | None, bottom: bool = False) -> list[Event]:
    """Move cards that are out of play to a zone of their owners."""
    how = TO_DECK_BOTTOM if bottom else 0
    return together(game, [Event(CARD_MOVED, card, _who(use), zone, how=how, use=use) for card in cards])


def draw(game: LcgGame, seat: int, count: int, use: Use | None) -> list[Event]:
    """Draw cards, all at once."""
    return together(game, [Event(DRAWS, seat=seat, amount=count, use=use)] if count > 0 else [])


def gain_honor(game: LcgGame, seat: int, amount: int, use: Use | None) -> list[Event]:
    """From the general token pool."""
    return together(game, [Event(HONOR_GAINED, seat=seat, amount=amount, use=use)] if amount > 0 else [])


def lose_honor(game: LcgGame, seat: int, amount: int, use: Use | None) -> list[Event]:
    """To the general token pool."""
    return together(game, [Event(HONOR_LOST, seat=seat, amount=amount, use=use)] if amount > 0 else [])


def give_honor(game: LcgGame, giver: int, amount: int, use: Use | None) -> list[Event]:
    """From one player to the other: giving, and taking (lcg.tokens)."""
    return together(
        game, [Event(HONOR_GIVEN, seat=giver, other=1 - giver, amount=amount, use=use)] if amount > 0 else []
    )


def gain_fate(game: LcgGame, seat: int, amount: int, use: Use | None) -> list[Event]:
    """From the general token pool."""
    return together(game, [Event(FATE_GAINED, seat=seat, amount=amount, use=use)] if amount > 0 else [])


def lose_fate(game: LcgGame, seat: int, amount: int, use: Use | None) -> list[Event]:
    """To the general token pool."""
    return together(game, [Event(FATE_LOST, seat=seat, amount=amount, use=use)] if amount > 0 else [])


def give_fate(game: LcgGame, giver: int, amount: int, use: Use | None) -> list[Event]:
    """From one player to the other."""
    return together(
        game, [Event(FATE_GIVEN, seat=giver, other=1 - giver, amount=amount, use=use)] if amount > 0 else []
    )


def place_fate(game: LcgGame, cards: list[int], amount: int, use: Use | None) -> list[Event]:
    """From the general token pool on characters."""
    return together(
        game,
        [Event(FATE_PLACED, card, _who(use), amount, use=use) for card in cards if can_get_fate(game, card, use)],
    )


def remove_fate(game: LcgGame, cards: list[int], amount: int, use: Use | None) -> list[Event]:
    """From characters to the general token pool."""
    return together(
        game,
        [Event(FATE_REMOVED, card, _who(use), amount, use=use) for card in cards if can_lose_fate(game, card, use)],
    )


def move_fate(game: LcgGame, card: int, to: int, amount: int, use: Use) -> list[Event]:
    """From a character to another, or (to: NOTHING) to the pool of the user."""
    return together(
        game,
        [Event(FATE_MOVED, card, use.seat, amount, other=to, use=use)] if can_lose_fate(game, card, use) else [],
    )


def move_to_conflict(game: LcgGame, cards: list[int], use: Use | None) -> list[Event]:
    """Move characters into the conflict, each on its controller's side."""
    return together(
        game,
        [Event(MOVES_TO_CONFLICT, card, _who(use), use=use) for card in cards if can_move_to_conflict(game, card, use)],
    )


def move_home(game: LcgGame, cards: list[int], use: Use | None) -> list[Event]:
    """Move participating characters home."""
    return together(
        game, [Event(MOVES_HOME, card, _who(use), use=use) for card in cards if can_move_home(game, card, use)]
    )


def take_control(game: LcgGame, card: int, seat: int, until: int, use: Use | None) -> list[Event]:
    """Take control of a card in play, for as long as it stays or until then (lcg.control; lcg.unique)."""
    fixed = game.printed[card].type in (STRONGHOLD, PROVINCE_CARD)  # lcg.zones.13
    if card not in game.states or fixed or is_unique_there(game, card, seat):
        return []
    before = game.states[card].controller
    events = together(game, [Event(CONTROL_TAKEN, card, seat, use=use)])
    if until:
        game.loans.append((card, game.instance[card], before, until))
    return events


# --------------------------------------------------------------------------------------------------- putting into play


def can_put_into_play(game: LcgGame, card: int, seat: int, into_conflict: bool, host: int = NOTHING) -> bool:
    """Can a card be put into play: no event or role, no second unique card, a place to stand (lcg.effects.16)?"""
    if card in game.states or is_unique_there(game, card, seat) or cannot_enter(game, card, seat, False):
        return False
    if host != NOTHING:
        return fits(game, card, seat, host)
    return game.printed[card].type == CHARACTER and (not into_conflict or can_join(game, card, seat))


def put_into_play(
    game: LcgGame,
    cards: list[int],
    seat: int,
    into_conflict: bool,
    use: Use | None,
    host: int = NOTHING,
    how: int = PUT,
) -> list[Event]:
    """Put cards into play: ready, at home or in the conflict; without cost, and not played (lcg.effects.14, .15).
    `how` may say that they enter play bowed, honored or dishonored."""
    events: list[Event] = []
    titles: list[str] = []  # of unique cards: there is room for one
    for card in cards:
        printed = game.printed[card]
        if printed.title in titles or not can_put_into_play(game, card, seat, into_conflict, host):
            continue
        if printed.unique:
            titles.append(printed.title)
        side = side_of(game, seat) if into_conflict else NO_SIDE
        events.append(Event(ENTERS_PLAY, card, seat, game.where[card], other=host, how=how, use=use, side=side))
        if host != NOTHING:
            events.append(Event(ATTACHED, card, seat, other=host, use=use))
    return together(game, events)


def attach(game: LcgGame, card: int, host: int, use: Use | None) -> list[Event]:
    """Move an attachment in play to another host, if it can be there under whoever controls it then (lcg.attachments.06)."""
    state = game.states.get(card)
    if state is None or state.host == host:
        return []
    taken = [each.seat for each in game.gathered or () if each.kind == CONTROL_TAKEN and each.card == card]
    if not fits(game, card, taken[-1] if taken else state.controller, host):
        return []
    return together(game, [Event(ATTACHES, card, _who(use), other=host, use=use)])


# ----------------------------------------------------------------------------------------------------------- provinces


def reveal_province(game: LcgGame, card: int, use: Use | None) -> list[Event]:
    """Turn a facedown province faceup."""
    province = game.province_of(card)
    return together(game, [] if province.face_up else [Event(PROVINCE_REVEALED, card, province.seat, use=use)])


def turn_province_down(game: LcgGame, card: int, use: Use | None) -> list[Event]:
    """Turn a faceup province facedown."""
    province = game.province_of(card)
    return together(game, [Event(PROVINCE_TURNED_DOWN, card, province.seat, use=use)] if province.face_up else [])


def move_conflict(game: LcgGame, conflict: Conflict, card: int, use: Use | None) -> list[Event]:
    """The conflict moves to another province: it is attacked from now on, and turned faceup at once if it was facedown
    (lcg.provinces.11). Where the ring lies already nothing happens."""
    conflict.province = card
    game.unsettled = True
    game.touch()
    return reveal_province(game, card, use)


def break_province(game: LcgGame, card: int, use: Use | None) -> list[Event]:
    """Break a province otherwise than by a conflict: the opponent counts as having broken it (lcg.provinces.07)."""
    province = game.province_of(card)
    if province.broken or not affectable(game, card, use):
        return []
    return together(game, [Event(PROVINCE_BREAKS, card, 1 - province.seat, use=use)])


def _who(use: Use | None) -> int:
    return -1 if use is None else use.seat
