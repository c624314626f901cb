"""What a classic edition does not offer for another reason than its costs: the reason is there, or forcing it changes nothing.

- What is withheld for want of targets, begun all the same with nobody asking for them, does nothing (samurai line 757,
  celestial line 438).
- Who is said to be bowed is bowed; whose unit is said to be elsewhere is not at the current battlefield; whose presence is
  said to be wanting has no unit there (samurai lines 963-976, celestial lines 412 and 539-544).
- And what is offered in a battle is in its place, or says that it need not be.
"""

from __future__ import annotations

from collections.abc import Iterator

from rokugan.core.decision import Choice
from rokugan.editions.ccg.actions.legality import lifts, needs_unbowed, why_not
from rokugan.editions.ccg.actions.rounds import ActionRound
from rokugan.editions.ccg.table.action import Offer, offered_action
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import HAND, NOTHING

PLACED = (
    "samurai",
    "celestial",
    "war_of_honor",
)  # in Gold's battles Open actions are taken too, from anywhere (line 1458)


def reasons(game: CcgGame) -> Iterator[tuple[Offer, str]]:
    """The abilities that the player who may act now has and is not offered, each with the reason."""
    decision, frame = game.decision, game.stack[-1]
    if decision is None or not isinstance(frame, ActionRound) or frame.extra is not None:
        return
    seat, mask = decision.seat, frame.designators(game, decision.seat)
    for card in (*game.everything_in_play(seat), *game.players[seat].hand):
        if game.where[card] == HAND and game.behaviours[card].type not in ("strategy", "ring"):
            continue
        for ability in game.abilities(card):
            if ability.mask & mask and ability.trigger is None:
                offer = Offer(card, ability, ability.mask & mask)
                reason = why_not(game, offered_action(seat, offer))
                if reason:
                    yield offer, reason


def is_there(game: CcgGame, offer: Offer, reason: str) -> bool:
    """Is the reason for which something is withheld to be seen on the table?"""
    card, seat = offer.card, seat_now(game)
    if reason == "bowed":
        return game.states[card].bowed
    place = game.current_battlefield()
    if reason == "no battle":
        return place == NOTHING
    if reason == "location":
        return stands(game, card) != place
    if reason == "presence":
        return not has_unit(game, seat, place)
    return True


def seat_now(game: CcgGame) -> int:
    """The player who is asked."""
    assert game.decision is not None
    return game.decision.seat


def stands(game: CcgGame, card: int) -> int:
    """The place where the unit of a card stands."""
    host = game.states[card].host
    return game.states[host if host >= 0 else card].at


def has_unit(game: CcgGame, seat: int, place: int) -> bool:
    """Does the player control a unit there?"""
    return any(
        game.behaviours[card].type == "personality" and state.controller == seat and state.at == place
        for card, state in game.states.items()
    )


def out_of_place(game: CcgGame, choice: Choice) -> str:
    """Why an option that is offered should not be: its card is bowed, or elsewhere, or its player is not there. Empty if it
    may."""
    offer = choice.what
    assert isinstance(offer, Offer)
    action = offered_action(seat_now(game), offer)
    card, ability = offer.card, offer.ability
    if ability.trigger is not None or card < 0:
        return ""
    if card in game.states and game.states[card].bowed and needs_unbowed(game, action):
        return "it is on a bowed card"
    place = game.current_battlefield()
    if game.edition not in PLACED or place == NOTHING:
        return ""
    if not isinstance(game.stack[-1], ActionRound) or not game.in_battle():
        return ""
    unit = card in game.states and game.personality_of(card) != NOTHING
    if unit and stands(game, card) != place and not (ability.moves_here or lifts(game, action, "absent")):
        return "its unit is elsewhere"
    if not has_unit(game, action.player, place) and not (ability.moves_here or lifts(game, action, "no presence")):
        return "its player has no unit there"
    return ""
