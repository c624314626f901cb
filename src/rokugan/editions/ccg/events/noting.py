"""Noting in the log what has happened, with what made it happen."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.core.log import Entry
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.ids import ZONE_NAMES

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def note(
    game: CcgGame,
    verb: str,
    event: Event,
    known: int = -1,
    words: str = "",
    numbers: tuple[int, ...] = (),
    came: str = "",
    went: str = "",
) -> None:
    """What has happened to these cards, as an entry of the log: who may know it, where they came from and went."""
    if event.done:
        cards = [game.cards[card] for card in event.done if card >= 0]
        who = game.controller(event.done[0]) if event.done[0] >= 0 else event.player
        entry = game.note(verb, who, *cards, known=known, words=words, numbers=numbers)
        entry.came, entry.went = came, went
        explain(game, entry, event)


def explain(game: CcgGame, entry: Entry, event: Event) -> None:
    """Let an entry of the log say why it happened, and by which card."""
    entry.cause, entry.phase = event.cause, game.phase
    action = event.action
    if action is not None and action.card >= 0:
        entry.by = game.cards[action.card]
        entry.by_number = game.called.numbers[action.card]


def zone_now(game: CcgGame, event: Event) -> str:
    """Return where the first of the cards lies now."""
    return ZONE_NAMES[game.where[event.done[0]]] if event.done else ""


def zone_before(event: Event) -> str:
    """Return where the first of the cards lay."""
    return ZONE_NAMES[event.used[0]] if event.used else ""
