"""Tokens put on cards and provinces, and taken off."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.editions.ccg.events.noting import explain, note
from rokugan.editions.ccg.table import endings, token_names
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.ids import CHI, is_province
from rokugan.editions.ccg.table.outcomes import TextOutcome
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.ccg.text.phrases import copied_abilities, kept_bounds

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def put_token(game: CcgGame, event: Event) -> None:
    """`word` names the tokens, `amount` is their number; they stay until the card leaves play (celestial.tokens.02)."""
    for card in event.things:
        if is_province(card):  # samurai.tokens.03
            province = game.province(card)
            there = dict(province.tokens)
            there[event.word] = there.get(event.word, 0) + event.amount
            province.tokens = tuple(there.items())
            event.done.append(card)
            continue
        state = game.states.get(card)
        if state is not None:
            held = dict(state.tokens)
            held[event.word] = held.get(event.word, 0) + event.amount
            marks = _marks_of_token(game, event, card)
            state.tokens = tuple(held.items())
            for mark in marks:
                game.modify(card, mark)
            copied_abilities.mark_tokens(game, card, event.word, event.amount, event.action)
            game.forget_all()
            event.done.append(card)
            entry = game.note("puts tokens on", event.player, game.cards[card], amount=event.amount)
            entry.detail = event.word
            explain(game, entry, event)


def _marks_of_token(game: CcgGame, event: Event, card: int) -> list[Modifier]:
    """Return what goes with the tokens as long as they lie there: whose Chi penalty they are (samurai.g-tokens.03), and what a
    bound on the stat takes back of their bonuses and penalties."""
    found: list[Modifier] = []
    action = event.action
    source = -1 if action is None else action.card
    until = endings.of_token(event.word, card)
    for stat, amount in token_names.token_bonuses(event.word):
        whole = amount * event.amount
        less = kept_bounds.within(game, action, card, stat, whole) - whole
        if less:
            found.append(Modifier("bonus", source, event.player, until, stat, less))
        if stat == CHI and amount < 0:
            mark = Modifier("token", source, event.player, until, stat, whole)
            mark.action = -1 if action is None else action.serial
            found.append(mark)
    return found


def remove_token(game: CcgGame, event: Event) -> None:
    """Take so many tokens of a name from each card; what lasted as long as they lay there ends."""
    for card in event.things:
        state = game.states.get(card)
        if state is None:
            continue
        left = event.amount
        kept: list[tuple[str, int]] = []
        for name, number in state.tokens:
            taken = min(number, left) if token_names.is_token(event.word, name) else 0
            left -= taken
            if number > taken:
                kept.append((name, number - taken))
        if left < event.amount:
            if event.action is not None:
                event.action.did.append(TextOutcome("token gone", card, event.amount - left))
            gone = {name for name, _ in state.tokens} - {name for name, _ in kept}
            game.end_modifiers(*[endings.of_token(name, card) for name in gone])
            state.tokens = tuple(kept)
            game.forget_all()
            event.done.append(card)
    note(game, "loses tokens:", event)
