"""Worlds: games that agree with everything that one player knows, the rest dealt at random.

A search plays in worlds, never in the game: what its player may not know is drawn anew, from the lists of the decks (which it may
know, or suspect among several), and so are the secret choices of others and all chance to come. Which world it is depends on what
the player knows and on the randomness given, and on nothing else.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING

from rokugan.cards.model import CardDefinition
from rokugan.catalogue import say
from rokugan.core.card import Card
from rokugan.core.dealing import asks_anew, renamed, rest_of
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.mentioned import Mentioned
from rokugan.errors import RokuganError

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

Lists = Mapping[str, Sequence[Sequence[CardDefinition]]]
CHOSEN = ("cards", "order", "items", "partial", "joined", "chosen")  # fields of frames that hold cards chosen so far
TRIES = 8  # to deal so that the player who is asked would have been asked


def world(game: CcgGame, viewer: int, randomness: Randomness, decks: Lists | None = None) -> CcgGame:
    """A game that the viewer cannot tell from this one. `decks`: of other players the lists that each may be playing; of
    those who are not named the list is known."""
    decision = game.decision
    if decision is None or decision.seat == viewer:
        return dealt(game, viewer, randomness, decks, chosen_on_stack(game))
    kept = chosen_on_stack(game) - frozenset(game.stack[-1].loose())
    for _ in range(TRIES):
        new = dealt(game, viewer, randomness, decks, kept)
        if asks_anew(new):
            return new
    chosen_now = frozenset(choice.value for choice in decision.choices)
    return dealt(game, viewer, randomness, decks, chosen_on_stack(game) | chosen_now)


def dealt(game: CcgGame, viewer: int, randomness: Randomness, decks: Lists | None, kept: frozenset[int]) -> CcgGame:
    """The game with everything dealt anew that the viewer does not know, but for these cards."""
    new: CcgGame = game.clone(light=True)
    new.beginning = {}
    new.cards = list(game.cards)
    new.behaviours = list(game.behaviours)
    suspected = {seat: lists for name, lists in (decks or {}).items() if (seat := game.viewer(name)) != viewer}
    for group in game.hidden_groups(game.names[viewer]):
        if game.cards[group[0]].owner not in suspected:
            deal_known(new, [card for card in group if card not in kept], randomness)
    for seat, lists in suspected.items():
        deal_list(new, viewer, seat, randomness, lists, kept)
    if suspected:
        settle_titles(new)
    game.rules.seen.draw_secrets(new, viewer, randomness)
    new.randomness = Randomness(randomness.next(), game.randomness.used)
    new.forget_all()
    return new


# --------------------------------------------------------------------------------------- what stays as it is


def chosen_on_stack(game: CcgGame) -> frozenset[int]:
    """The cards that a text being carried out has chosen or found: what it does with them fits these cards."""
    found: set[int] = set()
    for frame in game.stack:
        for name in frame.FIELDS:
            held = getattr(frame, name)
            if isinstance(held, Action):
                for slot in (*held.targets.slots, held.results.found, held.results.looked):
                    found.update(slot or ())
            elif name in CHOSEN:
                found.update(each for each in held or () if isinstance(each, int))
    return frozenset(found)


# ------------------------------------------------------------------------------------------------- dealing


def deal_known(game: CcgGame, cards: list[int], randomness: Randomness) -> None:
    """Deal the cards that are there in another order."""
    order = sorted(cards, key=lambda card: (game.cards[card].title, game.cards[card].definition.id))
    randomness.shuffle(order)
    printed = [(game.cards[card].definition, game.behaviours[card]) for card in order]
    called = game.called
    titles, kinds = list(called.titles), list(called.kinds)
    names = [(called.titles[card], called.kinds[card]) for card in order]
    for card, (definition, behaviour), (title, kind) in zip(cards, printed, names, strict=True):
        if game.behaviours[card] is not behaviour:
            game.cards[card] = Card(card, definition, game.cards[card].owner)
            game.behaviours[card] = behaviour
            titles[card], kinds[card] = title, kind
    called.titles, called.kinds = titles, kinds


def deal_list(
    game: CcgGame,
    viewer: int,
    seat: int,
    randomness: Randomness,
    lists: Sequence[Sequence[CardDefinition]],
    kept: frozenset[int],
) -> None:
    """Deal a player the rest of one of the lists that he may be playing, by what the viewer has seen of it."""
    groups = game.hidden_groups(game.names[viewer])
    hidden = [card for group in groups for card in group if game.cards[card].owner == seat]
    open_cards = set(hidden) - kept
    known = [
        game.cards[card.number].definition
        for card in game.cards
        if card.owner == seat and card.number not in open_cards and in_a_deck(card)
    ]
    fitting = [rest for each in lists if (rest := rest_of(each, known)) is not None and fits(game, rest, open_cards)]
    if not fitting:
        raise RokuganError(say("refusals.no_list_agrees", count=len(lists), player=game.names[seat]))
    rest = fitting[randomness.below(len(fitting))]
    for dynasty in (True, False):
        order = sorted((each for each in rest if each.is_dynasty == dynasty), key=lambda each: (each.name, each.id))
        numbers = list(range(len(order)))
        randomness.shuffle(numbers)
        places = [card for card in hidden if card in open_cards and game.behaviours[card].is_dynasty == dynasty]
        for card, number in zip(places, numbers, strict=True):
            game.cards[card] = Card(card, order[number], seat)
            game.behaviours[card] = game.rules.text.behaviour(order[number])


def in_a_deck(card: Card) -> bool:
    """Has the card come out of a deck?"""
    definition: CardDefinition = card.definition
    return definition.id != "created" and (definition.is_dynasty or definition.is_fate)


def fits(game: CcgGame, rest: list[CardDefinition], hidden: set[int]) -> bool:
    """Are there as many cards of each back left as the player has hidden ones?"""
    dynasty = sum(1 for each in rest if each.is_dynasty)
    wanted = sum(1 for card in hidden if game.behaviours[card].is_dynasty)
    return dynasty == wanted and len(rest) - dynasty == len(hidden) - wanted


def settle_titles(game: CcgGame) -> None:
    """Find anew what a game knows of its cards from the beginning."""
    game.called = renamed(game.called, game.cards)
    game.mentioned = Mentioned(game.behaviours)
