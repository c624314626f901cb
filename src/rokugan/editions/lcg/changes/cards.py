"""Cards enter and leave play, are drawn, discarded and moved."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan.editions.lcg.changes.decks import RunningOut
from rokugan.editions.lcg.changes.noting import knowing, note, spot
from rokugan.editions.lcg.table.abilities import (
    BE_DISCARDED,
    DRAW,
    LEAVE_PLAY,
)
from rokugan.editions.lcg.table.places import deck_of, home_of, take_from_province, zone_for
from rokugan.editions.lcg.table.state import Event, InPlay
from rokugan.editions.lcg.table.things import (
    ATTACKING,
    CHARACTER,
    CONFLICT_DECK,
    CONFLICT_DISCARD,
    DEFENDING,
    DISCARDED,
    DISHONORED,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    HAND,
    HOLDING,
    HONORED,
    IN_PLAY,
    INTO_DECK,
    NO_SIDE,
    PUT_BOWED,
    PUT_DISHONORED,
    PUT_HONORED,
    REMOVED,
    TO_DECK_BOTTOM,
    player_thing,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def enters_play(game: LcgGame, event: Event) -> bool:
    """A card enters play from wherever it is: ready, at home or in the conflict, an attachment on its host, a holding where
    it lies."""
    card = event.card
    if card in game.states:
        return False
    event.amount = game.where[card]
    came = spot(game, card)
    if game.printed[card].type != HOLDING:
        take_from_province(game, card)
    state = game.enter(card, event.seat)
    state.side = event.side
    if event.other >= 0:
        state.host = event.other
        state.as_attachment = game.printed[card].type == CHARACTER
        game.states[event.other].attachments.append(card)
    for standing in game.printed[card].standing:
        enter_as(state, standing.enters_as())
        state.fate += standing.enters_with()
    enter_as(state, PUT_AS.get(event.how, ""))
    game.unsettled = True
    note(game, "enters play", event, event.seat, card, came=came, went=spot(game, card))
    return True


PUT_AS: Final = {PUT_BOWED: "bowed", PUT_HONORED: "honored", PUT_DISHONORED: "dishonored"}


def enter_as(state: InPlay, word: str) -> None:
    """A card is honored, dishonored or bowed as it enters play: nothing has made it so (lcg.states.14)."""
    if word == "bowed":
        state.bowed = True
    elif word:
        state.status = HONORED if word == "honored" else DISHONORED


def leaves_play(game: LcgGame, event: Event) -> bool:
    """A card leaves play for its owner's discard pile, hand or deck (lcg.control: the owner's, whoever controlled it)."""
    card = event.card
    if card not in game.states or not can_leave(game, event):
        return False
    seat = game.states[card].controller
    event.seat = seat
    event.side, event.other = game.states[card].side, game.states[card].host
    numbers, came = game.called.given((game.cards[card],)), spot(game, card)
    take_from_province(game, card)
    owner = game.cards[card].owner
    game.leave(card, owner, zone_for(game, card, event.how), event.how == TO_DECK_BOTTOM)
    if event.how == INTO_DECK:
        game.shuffle(owner, deck_of(game, card))
    game.unsettled = True
    note(game, WAYS[event.how], event, seat, card, numbers=numbers, came=came, went=spot(game, card))
    return True


WAYS = ("leaves play", "is discarded", "is sacrificed", "returns to hand", "returns to a deck", "goes below a deck",
        "is removed from the game", "is shuffled into a deck")  # fmt: skip
# A card that was not in play, by the zone to which it goes
MOVED = {
    HAND: "goes to hand", CONFLICT_DECK: "returns to a deck", DYNASTY_DECK: "returns to a deck",
    REMOVED: "is removed from the game",
}  # fmt: skip


def can_leave(game: LcgGame, event: Event) -> bool:
    """Does nothing forbid the card to leave play?"""
    if game.forbidden(LEAVE_PLAY, event.card, event.use):
        return False
    return event.how != DISCARDED or not game.forbidden(BE_DISCARDED, event.card, event.use)


def attaches(game: LcgGame, event: Event) -> bool:
    """An attachment that is in play moves to another card."""
    state = game.states.get(event.card)
    if state is None or event.other not in game.states:
        return False
    if state.host in game.states:
        game.states[state.host].attachments.remove(event.card)
    came = spot(game, event.card)
    state.host = event.other
    game.states[event.other].attachments.append(event.card)
    game.unsettled = True
    there = spot(game, event.card)
    note(
        game, "is attached to", event, state.controller, event.card, words=game.name(event.other), came=came, went=there
    )
    return True


def control_taken(game: LcgGame, event: Event) -> bool:
    """A card in play changes control and stays as it is: bowed or ready, in the conflict or at home (lcg.control)."""
    state = game.states.get(event.card)
    if state is None or state.controller == event.seat:
        return False
    state.controller = event.seat
    side = state.side
    game.put(event.card, event.seat, IN_PLAY)
    if side != NO_SIDE:
        state.side = DEFENDING if side == ATTACKING else ATTACKING
    game.unsettled = True
    note(game, "takes control of", event, event.seat, event.card)
    return True


def draws(game: LcgGame, event: Event) -> bool:
    """A player draws from the top of his conflict deck, all cards at once; what is then missing comes after the deck has
    run out."""
    if game.forbidden(DRAW, player_thing(event.seat), event.use):
        return False
    deck = game.pile(event.seat, CONFLICT_DECK)
    count = min(event.amount, len(deck))
    for _ in range(count):
        card = deck[-1]
        game.put(card, event.seat, HAND)
        note(game, "draws", event, event.seat, card, known=1 << event.seat, came="conflict_deck", went="hand")
    if count < event.amount:
        game.push(RunningOut(event.seat, CONFLICT_DECK, event.amount - count))
    return event.amount > 0


def card_discarded(game: LcgGame, event: Event) -> bool:
    """A card out of play goes to its owner's discard pile."""
    card = event.card
    event.amount = game.where[card]
    event.seat = game.holder[card]
    if event.amount in (IN_PLAY, CONFLICT_DISCARD, DYNASTY_DISCARD) or game.forbidden(BE_DISCARDED, card, event.use):
        return False
    came = spot(game, card)
    take_from_province(game, card)
    game.put(card, game.cards[card].owner, home_of(game, card))
    note(game, "discards", event, event.seat, card, came=came, went=spot(game, card))
    return True


def card_moved(game: LcgGame, event: Event) -> bool:
    """A card out of play goes to another zone of its owner (amount; how: TO_DECK_BOTTOM is beneath a deck)."""
    card = event.card
    if card in game.states:
        return False
    owner, came, before = game.cards[card].owner, spot(game, card), game.known[card]
    numbers = game.called.given((game.cards[card],))
    take_from_province(game, card)
    game.put(card, owner, event.amount, event.how == TO_DECK_BOTTOM)
    way = "goes below a deck" if event.how == TO_DECK_BOTTOM else MOVED.get(event.amount, "moves")
    known = knowing(game, card, before)
    note(game, way, event, owner, card, known=known, numbers=numbers, came=came, went=spot(game, card))
    return True


def card_played(game: LcgGame, event: Event) -> bool:
    """A card is played: what ends with the next card that is played ends now."""
    gone = [each for each in game.in_force.all() if each.standing.over(game, each, event)]
    game.drop(gone)
    for each in gone:
        following = each.standing.following()
        if following is not None:
            game.enforce(following, each.source, each.seat, each.until, each.things, each.numbers)
    return True
