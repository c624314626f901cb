"""Many games between computer players, on one or several processes, always with the same results.

Game i is played with seed S + i, whoever plays it and whenever, so the number of workers changes only the time.
"""

from __future__ import annotations

import multiprocessing
import time
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from typing import Any

from rokugan.agents.registry import make_agent
from rokugan.arena.collecting import collecting_seldom
from rokugan.arena.match import TURN_LIMIT, Result, play_game
from rokugan.cards.deck import Deck
from rokugan.cards.own_sets import OwnSet
from rokugan.catalogue import say
from rokugan.editions.registry import edition_of
from rokugan.errors import RokuganError
from rokugan.games import any_deck, check_players, new_game

LONGEST = 30  # characters of an agent's name in that of a player
MOST_WORKERS = 256


@dataclass(frozen=True)
class Pairing:
    """Who plays with which decks: all that is needed, with a seed, to play a game."""

    edition: str
    decks: tuple[Deck, ...]
    agents: tuple[str, ...]
    turn_limit: int = TURN_LIMIT
    options: Mapping[str, Any] = field(default_factory=dict)
    swap: bool = False
    """With every game the players change seats; when each has had all of them, they change decks."""
    cards: tuple[OwnSet, ...] = ()
    """Sets of one's own, whose cards the decks may have."""

    @property
    def names(self) -> tuple[str, ...]:
        """The players are named by their agents, numbered where several have the same name.

        >>> Pairing("celestial", (), ("sensible", "random")).names, Pairing("celestial", (), ("random",) * 2).names
        (('sensible', 'random'), ('random 1', 'random 2'))
        >>> Pairing("celestial", (), ("mine:Hasty", "yours:Hasty")).names
        ('Hasty 1', 'Hasty 2')
        """
        plain = [agent.rpartition(":")[2][:LONGEST] for agent in self.agents]
        seen: Counter[str] = Counter()
        names = []
        for name in plain:
            seen[name] += 1
            names.append(f"{name} {seen[name]}" if plain.count(name) > 1 else name)
        return tuple(names)

    def play(self, seed: int) -> Result:
        """The game of that seed."""
        players = self.seated(seed)
        names = [self.names[player] for player in players]
        decks = [self.decks[deck] for deck in self.dealt(seed)] if self.decks else None
        game = new_game(self.edition, decks, names, seed, {"turns": self.turn_limit, **self.options}, self.cards)
        agents = [make_agent(self.agents[player], (seed << 8) + player) for player in players]
        return play_game(game, agents, self.turn_limit)

    def seated(self, seed: int) -> list[int]:
        """Return which player has each seat.

        >>> who = Pairing("celestial", (), ("sensible", "random"), swap=True)
        >>> who.seated(4), who.seated(5)
        ([0, 1], [1, 0])
        """
        return self._turned(seed)

    def dealt(self, seed: int) -> list[int]:
        """Return which deck each seat has: that of its player, until all have sat everywhere."""
        decks = self._turned(seed // len(self.agents))
        return [decks[player] for player in self.seated(seed)]

    def _turned(self, by: int) -> list[int]:
        many = len(self.agents)
        return [(number + (by if self.swap else 0)) % many for number in range(many)]


@dataclass
class Simulation:
    """How many games were played, how they ended, and who won with which decks."""

    names: tuple[str, ...]
    games: int = 0
    decisions: int = 0
    turns: int = 0
    seconds: float = 0.0
    endings: Counter[str] = field(default_factory=Counter)
    wins: Counter[str] = field(default_factory=Counter)
    decks: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often a game ended that way for the deck that won it."""

    def add(self, result: Result) -> None:
        """Count one more game."""
        self.games += 1
        self.decisions += result.decisions
        self.turns += result.turns
        self.endings[result.ending] += 1
        if result.winner is not None:
            self.wins[result.winner] += 1
            self.decks[result.deck, result.ending] += 1

    def to_json(self) -> dict[str, Any]:
        """The counts as plain data."""
        return {
            "games": self.games,
            "decisions": self.decisions,
            "turns": self.turns,
            "seconds": round(self.seconds, 3),
            "endings": dict(sorted(self.endings.items())),
            "wins": {name: self.wins[name] for name in self.names},
            "decks": {
                deck: {ending: self.decks[deck, ending] for ending in sorted(self.endings) if self.decks[deck, ending]}
                for deck in sorted({deck for deck, _ in self.decks})
            },
        }


def pairing(
    edition: str,
    agents: Sequence[str] = ("random",),
    decks: Sequence[Deck | str] | None = None,
    players: int | None = None,
    turn_limit: int = TURN_LIMIT,
    options: Mapping[str, Any] | None = None,
    swap: bool = False,
    cards: Sequence[OwnSet] = (),
) -> Pairing:
    """A pairing with everything in place; one agent alone takes all seats. Without decks, each game deals the shipped
    ones. `swap`: seats and decks go round. Mistakes are found before the first game."""
    rules = edition_of(edition).with_options(options or {})
    if players is None:
        players = len(agents) if len(agents) > 1 else rules.usual_players
    check_players(rules, players)
    if len(agents) not in (1, players):
        raise RokuganError(say("agents.there_are_players_and_agents", players=players, agents=len(agents)))
    if turn_limit < 1:
        raise RokuganError(say("agents.the_turn_limit", limit=turn_limit))
    chosen = tuple(any_deck(deck) for deck in decks or ())
    seats = tuple(agents) * (players if len(agents) == 1 else 1)
    found = Pairing(edition, chosen, seats, turn_limit, options or {}, swap, tuple(cards))
    for name in found.agents:
        make_agent(name, 0)
    new_game(found.edition, found.decks or None, found.names, 0, found.options, found.cards)
    return found


def simulate(
    who: Pairing, games: int, seed: int = 0, workers: int = 1, done: Callable[[], None] = lambda: None
) -> Simulation:
    """Play that many games; `done` is called after each.

    >>> simulate(pairing("celestial", turn_limit=2), games=3, seed=5).endings
    Counter({'turn limit': 3})
    """
    if games < 1 or workers < 1:
        raise RokuganError(say("agents.the_numbers_of_games_and_of_workers_must"))
    if workers > MOST_WORKERS:
        raise RokuganError(say("agents.there_can_be_workers_at_most", most=MOST_WORKERS, workers=workers))
    found = Simulation(who.names)
    begun = time.perf_counter()
    with collecting_seldom():
        for result in _results(who, range(seed, seed + games), workers):
            found.add(result)
            done()
    found.seconds = time.perf_counter() - begun
    return found


def _results(who: Pairing, seeds: Sequence[int], workers: int) -> Iterable[Result]:
    if workers == 1 or len(seeds) == 1:
        yield from map(who.play, seeds)
        return
    methods = multiprocessing.get_all_start_methods()
    context = multiprocessing.get_context("fork" if "fork" in methods else None)
    share = max(1, min(16, len(seeds) // (4 * workers)))
    with ProcessPoolExecutor(workers, context) as pool:
        yield from pool.map(who.play, seeds, chunksize=share)
