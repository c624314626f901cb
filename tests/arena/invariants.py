"""What must hold in every position of every classic game, and random games to try it on."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import rokugan
from rokugan import program
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import (
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    FOCUS_POOL,
    FOCUSED,
    HAND,
    IN_PLAY,
    OUTSIDE,
    PROVINCE,
    REMOVED,
    RESOLVING,
    UNDER,
)
from rokugan.editions.registry import classic_editions
from rokugan.games import NAMES

TURN_LIMIT = 200
NOWHERE = (RESOLVING, OUTSIDE)


EDITIONS = classic_editions()


def random_game(
    seed: int, turns: int = TURN_LIMIT, edition: str = "celestial", players: int = 2
) -> Iterator[tuple[CcgGame, Randomness]]:
    """A random game, seen before each of its decisions and at its end."""
    game = rokugan.new_game(edition, names=NAMES[:players], seed=seed)
    randomness = Randomness(seed ^ 0x5EED)
    while True:
        yield game, randomness
        if game.decision is None or game.turn > turns:
            return
        game.choose(randomness.below(len(game.decision.choices)))


def places(game: CcgGame) -> dict[int, list[int]]:
    """The zones in which each card lies, by the lists of the table."""
    found: dict[int, list[int]] = {card.number: [] for card in game.cards}
    for player in game.players:
        for zone, cards in (
            (FATE_DECK, player.fate_deck),
            (DYNASTY_DECK, player.dynasty_deck),
            (HAND, player.hand),
            (FATE_DISCARD, player.fate_discard),
            (DYNASTY_DISCARD, player.dynasty_discard),
            (REMOVED, player.removed),
            (FOCUS_POOL, player.focus_pool),
            (FOCUSED, player.focused),
            (IN_PLAY, player.in_play),
        ):
            for card in cards:
                found[card].append(zone)
        for province in player.provinces:
            for card in province.cards:
                found[card].append(PROVINCE)
            if province.region >= 0:
                found[province.region].append(IN_PLAY)
    for card in getattr(game, "tiles", ()):  # War of Honor: tiles lie on the board
        if game.where[card] == IN_PLAY:
            found[card].append(IN_PLAY)
    for state in game.states.values():
        for card in state.attachments:
            found[card].append(IN_PLAY)
        for card in (*state.under, *state.tucked):
            found[card].append(UNDER)
    return found


def check_zones(game: CcgGame) -> None:
    """Every card is in exactly one zone, the one that the game thinks it is in."""
    for card, zones in places(game).items():
        where = game.where[card]
        expected = [] if where in NOWHERE else [where]
        assert zones == expected, f"{game.name(card)} is in the zones {zones}, the game says {where}"
        assert (card in game.states) == (where == IN_PLAY), f"{game.name(card)} has a state in zone {where}"
    check_names(game)
    for card, state in game.states.items():
        assert state.card == card
        for attached in state.attachments:
            assert game.states[attached].host == card


def check_names(game: CcgGame) -> None:
    """Cards in public sight have a number, no two of a title the same; cards out of it have none."""
    seen: set[str] = set()
    for card in game.cards:
        number = game.called.numbers[card.number]
        where = game.where[card.number]
        if where != OUTSIDE:
            assert bool(number) == in_public_sight(game, card.number), (
                f"{card.title} has number {number} in zone {where}"
            )
        if number and card.number not in getattr(game, "city", ()):  # each player's use of Toshi Ranbo bears its name
            name = game.called.full_name(card.number)
            assert name not in seen, f"two cards are called {name}"
            seen.add(name)


def in_public_sight(game: CcgGame, card: int) -> bool:
    """Can all see it where it lies?"""
    where = game.where[card]
    if where == PROVINCE:
        return any(card in province.up for player in game.players for province in player.provinces)
    if where == UNDER:
        return game.rules.table.tucked_up or any(card in state.under for state in game.states.values())
    if where in (FOCUSED, REMOVED):
        return game.known[card] == game.everyone()
    return where in (IN_PLAY, FATE_DISCARD, DYNASTY_DISCARD, RESOLVING)


_NODES = [name for name, kind in vars(program).items() if isinstance(kind, type) and issubclass(kind, program.Node)]
_RUN_TOGETHER = frozenset(name.lower() for name in _NODES if sum(letter.isupper() for letter in name) > 1)


def is_english(words: str) -> bool:
    """Does the text name no class of a program's nodes? (`Move` is one and English; `SetStat` is not.)"""
    return not any(word.lower() in _RUN_TOGETHER for word in re.findall(r"\w+", words))


def check_decision(game: CcgGame) -> None:
    """The game is over, or waits for one decision with several different moves."""
    decision = game.decision
    assert (decision is None) == (game.outcome is not None)
    if decision is not None:
        options = decision.options
        assert len(options) > 1
        for choice in decision.choices:
            card = choice.card
            if card is not None:  # his own decks he knows by their lists
                known = game.sees(decision.seat, card.number) or card.owner == decision.seat
                assert known, f"{decision.player} cannot see {card}"
        assert decision.about is None or game.sees(decision.seat, decision.about.number), decision.prompt
        assert len(set(options)) == len(options), f"options are not unique: {options}"
        named = [choice.tail for choice in decision.choices if choice.verb == "choose"]
        assert all(is_english(each) for each in named), f"an option names a node: {options}"


def hidden_groups(game: CcgGame, viewer: int) -> list[list[int]]:
    """Cards that the viewer may not know, in groups within which any two may be exchanged: of one owner and deck."""
    hidden = (FATE_DECK, DYNASTY_DECK, HAND, FOCUS_POOL, FOCUSED, PROVINCE)
    groups: dict[tuple[int, bool], list[int]] = {}
    for card in game.cards:
        number = card.number
        if game.where[number] in hidden and not game.known[number] >> viewer & 1:
            groups.setdefault((card.owner, card.definition.is_dynasty), []).append(number)
    return [group for group in groups.values() if len(group) > 1]


def is_being_chosen(game: CcgGame, card: int) -> bool:
    """Is the card among the choices of the present decision, or chosen by a text that is being carried out?"""
    if game.decision is not None and any(choice.value == card for choice in game.decision.choices):
        return True
    held = [getattr(frame, name) for frame in game.stack for name in frame.FIELDS]
    held += [slot for each in held if isinstance(each, Action) for slot in each.targets.slots]
    return any(isinstance(each, list) and card in each for each in held)


def exchange(game: CcgGame, one: int, other: int) -> None:
    """Let two cards change places, with what the players know about those places."""
    for player in game.players:
        for cards in (player.fate_deck, player.dynasty_deck, player.hand, player.focus_pool, player.focused):
            _exchange_in(cards, one, other)
        for province in player.provinces:
            _exchange_in(province.cards, one, other)
    for table in (game.where, game.known, *game.sight.ids):
        table[one], table[other] = table[other], table[one]
    game.forget_all()


def _exchange_in(cards: list[int], one: int, other: int) -> None:
    cards[:] = [other if card == one else one if card == other else card for card in cards]


def seen_as(game: CcgGame, viewer: int) -> str:
    """The view, byte for byte."""
    return json.dumps(game.view(game.names[viewer]))
