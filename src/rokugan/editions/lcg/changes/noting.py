"""Noting in the log what has happened, with what made it happen: a text, a price that was paid, a ring, or a rule."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.core.log import EVERYONE, Entry
from rokugan.editions.lcg.table.state import Event, Use
from rokugan.editions.lcg.table.things import FACEDOWN, IN_PLAY, NO_SIDE, PHASES, PROVINCE, ZONE_NAMES

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame


def note(
    game: LcgGame,
    verb: str,
    event: Event,
    seat: int,
    *cards: int,
    amount: int = 0,
    words: str = "",
    known: int = EVERYONE,
    numbers: tuple[int, ...] = (),
    came: str = "",
    went: str = "",
) -> None:
    """What an event has done to these cards, as an entry of the log: from where and to where they went, and why."""
    said = [game.cards[card] for card in cards]
    entry = game.note(verb, seat, *said, amount=amount, words=words, known=known, numbers=numbers)
    entry.came, entry.went = came, went
    explain(game, entry, event)


def explain(game: LcgGame, entry: Entry, event: Event) -> None:
    """Let an entry say why it happened: by which card, or by which rule where no card did it."""
    entry.phase = PHASES[game.phase] if game.phase >= 0 else ""
    if event.price is not None:
        entry.cause = "cost"
        tell_card(game, entry, event.price)
    elif event.use is None:
        entry.cause, entry.rule = "rules", event.rule
    elif event.use.rule:
        entry.cause, entry.rule = ("effect" if event.use.ring >= 0 else "rules"), event.rule or event.use.rule
    else:
        entry.cause = "effect"
        tell_card(game, entry, event.use)


def tell_card(game: LcgGame, entry: Entry, use: Use) -> None:
    """The card whose text did it: all see it while it is used, also one that is still in a hand."""
    if use.card >= 0:
        card = game.cards[use.card]
        entry.by, entry.by_number = card, game.called.shown((card,))[0]


def by_rule(entry: Entry, rule: str) -> None:
    """What a step of the game does, or a player in it, and no card."""
    entry.cause, entry.rule = "rules", rule


def spot(game: LcgGame, card: int) -> str:
    """Return where a card is: a zone, a province by its name, at home or in the conflict. An attachment is where its host is."""
    zone = game.where[card]
    if zone == IN_PLAY:
        state = game.states.get(card)
        if state is not None and state.host in game.states:
            return spot(game, state.host)
        if state is not None and state.side != NO_SIDE:
            return "conflict"
    if zone in (PROVINCE, IN_PLAY, FACEDOWN):
        for province in game.provinces:
            if card == province.card or card in province.cards:
                return f"{game.names[province.seat]}.{province.place}"
    return ZONE_NAMES[zone]


def knowing(game: LcgGame, card: int, before: int) -> int:
    """Return who may know which card has moved: whoever knew it before, and whoever knows it now."""
    both = before | game.known[card]
    return EVERYONE if both == game.everyone() else both & ((1 << len(game.names)) - 1)
