"""Cards that are destroyed, discarded, removed or put back, with all that goes with them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.events.noting import note, zone_before, zone_now
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.ids import (
    DYNASTY_DECK,
    HAND,
    IN_PLAY,
    PROVINCE,
    REMOVED,
    UNDER,
)
from rokugan.editions.ccg.table.pieces import DEAD, DISHONORED
from rokugan.editions.ccg.text.continuous import departed

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def _with_units(game: CcgGame, event: Event) -> list[int]:
    """The cards, and everything attached to the Personalities among them (celestial.cardtypes.16)."""
    found: list[int] = []
    for card in event.things:
        state = game.states.get(card)
        for each in [card, *(state.attachments if state is not None else ())]:
            if each not in found and each not in event.spared:
                found.append(each)
    return found


def destroy(game: CcgGame, event: Event) -> None:
    """Put the cards and what goes with them into discard piles: Personalities dead, dishonored ones so."""
    leaving = [card for card in _with_units(game, event) if game.where[card] == IN_PLAY]
    departed.note(game, leaving)
    for card in leaving:
        state = game.states[card]
        grave = 0
        if game.behaviours[card].type == "personality":
            shamed = state.dishonored and event.word != "honorably"
            grave = DEAD | (DISHONORED if shamed else 0)
            if shamed:
                event.used.append(card)
        put_away(game, card, grave)
        event.done.append(card)
    note(game, "is destroyed:", event, came="home", went=zone_now(game, event))


def put_away(game: CcgGame, card: int, grave: int) -> None:
    """Put a card from play into a discard pile, as a rule its owner's; a created card leaves the game."""
    seat = game.rules.table.pile_seat(game, card)
    game.take_out(card)
    if game.cards[card].definition.id == "created":
        game.put(card, REMOVED)
        return
    game.put(card, game.pile_of(card))
    if seat != game.cards[card].owner:
        game.pile_with(card).remove(card)
        player = game.players[seat]
        (player.dynasty_discard if game.behaviours[card].is_dynasty else player.fate_discard).append(card)
    if grave:
        game.graves[card] = grave


def discard(game: CcgGame, event: Event) -> None:
    """Put the cards and what goes with them into discard piles, from wherever they are."""
    leaving = _with_units(game, event)
    departed.note(game, leaving)
    for card in leaving:
        zone = game.where[card]
        if zone == game.pile_of(card) or zone == REMOVED:
            continue
        note_emptied(game, event, card)
        state = game.states.get(card)
        grave = DISHONORED if state is not None and state.dishonored else 0
        if zone == IN_PLAY:
            put_away(game, card, grave)
        else:
            game.bring(card, game.pile_of(card))
        event.used.append(zone)
        event.done.append(card)
    if event.action is not None:
        event.action.results.discarded.extend(event.done)
    if event.word != "put away":
        note(game, "is discarded:", event, came=zone_before(event), went=zone_now(game, event))


def note_emptied(game: CcgGame, event: Event, card: int) -> None:
    """Note the provinces out of which the event takes cards."""
    province = game.province_holding(card) if game.where[card] == PROVINCE else None
    if province is not None:
        event.emptied.append(province.thing)
        if event.action is not None:
            event.action.results.emptied.append(province.thing)


def remove(game: CcgGame, event: Event) -> None:
    """Take the cards and what goes with them out of the game."""
    leaving = _with_units(game, event)
    departed.note(game, leaving)
    for card in leaving:
        if game.where[card] != REMOVED:
            event.used.append(game.where[card])
            note_emptied(game, event, card)
            tucked = _untuck(game, card)
            game.bring(card, REMOVED)
            for beneath in tucked:
                game.put(beneath, REMOVED)
            event.done.append(card)
    note(game, "leaves the game:", event, came=zone_before(event), went="removed")


def return_cards(game: CcgGame, event: Event) -> None:
    """Cards return to a hand or deck, or under a card (`what`). `place` is the zone; word: top, bottom, shuffle."""
    known = game.everyone()
    leaving = _with_units(game, event)
    departed.note(game, leaving)
    numbers = game.called.given(tuple([game.cards[card] for card in leaving]))
    for card in leaving:
        known &= game.known[card]
        event.used.append(game.where[card])
        note_emptied(game, event, card)
        tucked = _untuck(game, card)
        game.take_out(card)
        for beneath in tucked:
            _put_back(game, event, beneath)
        if game.cards[card].definition.id == "created":
            game.put(card, REMOVED)
        elif event.place == UNDER and isinstance(event.what, int) and event.what in game.states:
            game.where[card] = UNDER
            if game.rules.table.tucked_up:
                game.learn(card, game.everyone())
                game.called.show(card)
            else:
                game.learn(card, 1 << game.cards[card].owner)
                game.called.hide(card)
            holder = game.states[event.what]
            holder.tucked = (*holder.tucked, card)
        else:
            _put_back(game, event, card)
        event.done.append(card)
    if event.word == "shuffle":
        for card in event.done:
            game.shuffle(game.cards[card].owner, game.deck_of(card))
    told = -1 if known == game.everyone() else known
    note(game, "is put back:", event, told, "", numbers, zone_before(event), zone_now(game, event))


def _put_back(game: CcgGame, event: Event, card: int) -> None:
    """To the hand or the deck that the event names."""
    if event.place == HAND and game.behaviours[card].is_dynasty and not game.rules.table.dynasty_in_hand:
        game.put(card, DYNASTY_DECK)
    elif event.place == HAND:
        game.put(card, HAND, seat=event.what if isinstance(event.what, int) else -1)
    else:
        game.put(card, game.deck_of(card), event.word != "bottom")


def _untuck(game: CcgGame, card: int) -> tuple[int, ...]:
    """Take the cards under a card away from it; they leave with it in the same manner (samurai.zones.27)."""
    state = game.states.get(card)
    if state is None:
        return ()
    tucked, state.tucked = state.tucked, ()
    return tucked


def become_dead(game: CcgGame, event: Event) -> None:
    """A Personality in a discard pile counts as dead; word: honorably, dishonorably or nothing."""
    for card in event.things:
        if game.where[card] == game.pile_of(card) and game.behaviours[card].type == "personality":
            grave = game.graves.get(card, 0) | DEAD
            if event.word == "honorably":
                grave &= ~DISHONORED
            elif event.word == "dishonorably":
                grave |= DISHONORED
            game.graves[card] = grave
            event.done.append(card)
