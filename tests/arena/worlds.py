"""Other worlds: a game and a twin that differ only in what one player may not know, and everything that he gets of either.

In a twin hidden cards have changed places, and the others' hidden cards are other cards: their deck lists differ.
"""

from __future__ import annotations

import json
from functools import cache
from typing import Any

from tests.arena.invariants import exchange, hidden_groups, is_being_chosen

from rokugan.agents.contract import question
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.core.card import Card
from rokugan.core.foresight import view_ahead
from rokugan.core.names import Numbers
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.runnable import why_not_playable
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.mentioned import Mentioned
from rokugan.errors import RokuganError

VERBS = ("use", "play", "buy", "equip", "target", "discard", "focus", "pay", "assign", "order", "legacy", "overlay")
NOTHING_LIKE_IT = "Emperor of Nowhere"


@cache
def pool(edition: str, is_dynasty: bool) -> tuple[CardDefinition, ...]:
    """The cards that another deck might hold."""
    cards = [card for card in library(edition).shown if (card.is_dynasty if is_dynasty else card.is_fate)]
    return tuple(card for card in cards if not why_not_playable(card))


def twin_of(game: CcgGame, viewer: int, randomness: Randomness) -> tuple[CcgGame, list[int]]:
    """Another game that is the same for the viewer, and the cards in which they differ."""
    twin = game.clone()
    changed: list[int] = []
    share = 1 + randomness.below(4)  # in four
    for group in hidden_groups(game, viewer):
        free = [card for card in group if not is_being_chosen(game, card)]
        for _ in range(min(len(free) // 2, 4)):
            one, other = free[randomness.below(len(free))], free[randomness.below(len(free))]
            exchange(twin, one, other)
            changed += [one, other]
        if free and game.cards[free[0]].owner != viewer:
            others = pool(game.rules.edition, game.cards[free[0]].definition.is_dynasty)
            for card in free:
                if randomness.below(4) < share:
                    retitle(twin, card, others[randomness.below(len(others))])
                    changed.append(card)
    settle_titles(twin)
    return twin, changed


def retitle(game: CcgGame, number: int, definition: CardDefinition) -> None:
    """Let a card of the game have been another one from the beginning."""
    game.cards = list(game.cards)
    game.cards[number] = Card(number, definition, game.cards[number].owner)
    game.behaviours = list(game.behaviours)
    game.behaviours[number] = game.rules.text.behaviour(definition)


def settle_titles(game: CcgGame) -> None:
    """What a game knows of its cards from the beginning, found anew."""
    numbers = game.called.numbers
    game.called = Numbers(game.called.listed)
    game.called.seat(game.cards)
    game.called.numbers = numbers
    for card, number in enumerate(numbers):
        if number:
            game.called.taken[game.called.kinds[card]] |= 1 << (number - 1)
    game.mentioned = Mentioned(game.behaviours)
    game.forget_all()


def everything(game: CcgGame, viewer: int, probes: list[str]) -> dict[str, Any]:
    """All that a client of one player gets: his view with its events, what he is asked, and the answers to moves he tries."""
    name = game.names[viewer]
    decision = game.decision
    asked: Any = None
    if decision is not None and decision.seat == viewer:
        plain = question(decision)
        asked = [plain.player, plain.kind, plain.prompt, [options_seen(each) for each in plain.choices]]
    found = {
        "view": view_ahead(game, name),
        "watching": game.view(),  # what the player may not know, those who look on may not know either
        "asked": asked,
        "events": game.events_for(name),
        "told to those who look on": game.events_for(),
        "why": [explanation(game, name, card, stat) for card in seen_cards(game, viewer) for stat in ASKED],
        "answers": [answer(game, name, move) for move in probes],
        "why not": [game.why_not(name, move) for move in probes],
    }
    return dict(json.loads(json.dumps(found)))


def options_seen(option: Any) -> list[Any]:
    """An option as a client gets it."""
    card = option.card
    seen = None if card is None else [card.name, card.definition.name, card.place, card.copies]
    return [option.index, option.move, option.verb, option.tail, seen]


def answer(game: CcgGame, player: str, move: str) -> str:
    """What becomes of a move that a player tries: the option that it means, or why it is refused."""
    try:
        return f"means {game.find(move, player).move}"
    except RokuganError as error:
        return str(error)


def probing(games: tuple[CcgGame, CcgGame], cards: list[int], randomness: Randomness) -> list[str]:
    """Moves that try what is in the decks: with titles of either world, with one of neither, with numbers and without."""
    titles = [game.cards[card].title for game in games for card in cards]
    tried = [titles[randomness.below(len(titles))] for _ in range(6)] if titles else []
    return [f"{verb} {title}{sign}" for title in (*tried, NOTHING_LIKE_IT) for verb in VERBS for sign in ("", "#2")]


ASKED = ("", "force", "gold_cost", "focus_value")


def seen_cards(game: CcgGame, viewer: int) -> list[str]:
    """Some of the ids by which a player may ask, and one that he has not."""
    return [f"c{number}" for number in range(1, game.sight.last[viewer] + 2, 7)]


def explanation(game: CcgGame, player: str, card: str, stat: str) -> Any:
    """The answer to `explain`, also where it is a refusal."""
    try:
        return game.explain(player, card, stat)
    except RokuganError as error:
        return str(error)
