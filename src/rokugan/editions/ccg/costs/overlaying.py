"""Laying an Experienced Personality over a lower version of the same (celestial.experienced.03-.09)."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.costs import gold_payment
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import OVERLAY
from rokugan.editions.ccg.table.ids import GOLD_COST, UNDER
from rokugan.editions.ccg.table.pieces import InPlay
from rokugan.editions.ccg.text.described import nouns

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def overlay_price(game: CcgGame, card: int, beneath: int) -> int:
    """Return what it costs to overlay: nothing, unless the card is two or more levels higher and more expensive
    (celestial.experienced.05)."""
    new, old = game.rules.text.experience(game.behaviours[card]), game.rules.text.experience(game.behaviours[beneath])
    difference = game.value(card, GOLD_COST) - game.value(beneath, GOLD_COST)
    return difference if new - old >= 2 and difference > 0 else 0


class PayAndLay(Frame["CcgGame"]):
    """An Experienced card is laid over a lower version, without entering play, once the difference is paid."""

    STEPS: ClassVar[tuple[str, ...]] = ("pay", "lay")
    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "card", "beneath")
    ARGS: ClassVar[int] = 3

    def __init__(self, seat: int, card: int, beneath: int) -> None:
        self.seat: int = seat
        self.card: int = card
        self.beneath: int = beneath

    def pay(self, game: CcgGame) -> None:
        """Pay the difference where one is due."""
        game.push(gold_payment.Payment(self.seat, overlay_price(game, self.card, self.beneath), self.card, []))

    def lay(self, game: CcgGame) -> None:
        """Lay the card, if the difference was paid."""
        raise NotImplementedError


class PayAndOverlay(PayAndLay):
    """An Experienced Personality laid over a lower version (celestial.experienced.03-.09)."""

    def lay(self, game: CcgGame) -> None:
        """The stack is the same card, with all its states, attachments and effects."""
        if game.paid:
            overlay(game, self.card, self.beneath)


def lay_over(game: CcgGame, card: int, beneath: int) -> InPlay:
    """Lay a card on another: from now on it is the same card in play, with its place, states, tokens and effects."""
    game.take_out(card)
    state = game.states.pop(beneath)
    state.under = (beneath, *state.under)
    state.card = card
    game.states[card] = state
    game.where[card] = game.where[beneath]
    game.where[beneath] = UNDER
    game.learn(card, game.everyone())
    game.called.show(card)
    game.becomes(beneath, card)
    game.of_a_kind = tuple(each.covering(_renamed(each.covered, beneath, card)) for each in game.of_a_kind)
    for used in (game.used_turn, game.used_battle, game.used_phase, game.used_game):
        for key in [key for key in used if key[0] == beneath]:
            used[(card, key[1])] = used.pop(key)
    game.tactical = list(_renamed(tuple(game.tactical), beneath, card))
    duel = game.duel
    if duel is not None:
        duel.challenger, duel.challenged = _renamed((duel.challenger, duel.challenged), beneath, card)
    held = game.modifiers.on.get(beneath)
    if held is not None:
        game.modifiers.keep(beneath, ())
        game.modifiers.keep(card, held)
    return state


def _renamed(cards: tuple[int, ...], old: int, new: int) -> tuple[int, ...]:
    """The same cards, with one in the place of another."""
    return tuple([new if card == old else card for card in cards])


def overlay(game: CcgGame, card: int, beneath: int) -> None:
    """Put a Personality on another; the stack keeps the old one's number of uses."""
    state = lay_over(game, card, beneath)
    player = game.players[state.controller]
    player.in_play[player.in_play.index(beneath)] = card
    for attached in state.attachments:
        game.states[attached].host = card
    game.forget_all()
    game.note("overlays", state.controller, game.cards[card], game.cards[beneath])
    event = Event(OVERLAY, [card], state.controller)
    event.cause = "rules"
    game.happen(event)


def may_overlay_by_text(game: CcgGame, seat: int, card: int, other: int) -> bool:
    """Does the card say that it can overlay such a Personality? It loosens nothing else (samurai.experienced.07)."""
    reader = Action(seat, card, None)
    return any(
        allow.verb == "overlay" and isinstance(allow.of, p.Noun) and nouns.describes(game, reader, allow.of, other)
        for allow in game.behaviours[card].allows
    )
