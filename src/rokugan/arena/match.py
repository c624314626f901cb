"""One game between computer players, from wherever it stands to its end or to a turn limit."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from rokugan.agents.contract import Agent, ask
from rokugan.core.game import Game

TURN_LIMIT = 200
LIMIT_REACHED = "turn limit"


@dataclass(frozen=True)
class Result:
    """How a game went: the winner's name (None: nobody), the way it ended, its length, and the winner's deck."""

    winner: str | None
    ending: str
    turns: int
    decisions: int
    deck: str = ""


def play_game(game: Game, agents: Sequence[Agent], turn_limit: int = TURN_LIMIT) -> Result:
    """Let the agents, one for each seat, play the game to its end.

    >>> import rokugan
    >>> from rokugan.agents import RandomAgent
    >>> result = play_game(rokugan.new_game("celestial", seed=7), [RandomAgent(1), RandomAgent(2)], turn_limit=3)
    >>> result.ending
    'turn limit'
    """
    decision = game.decision
    while decision is not None and game.turn <= turn_limit:
        game.choose(ask(agents[decision.seat], game))
        decision = game.decision
    outcome = game.outcome
    if outcome is None:
        return Result(None, LIMIT_REACHED, turn_limit, game.decisions)
    won = outcome.winner is not None and game.beginning
    deck = str(game.beginning["players"][outcome.seat]["deck"]["name"]) if won else ""
    return Result(outcome.winner, game.ending(), game.turn, game.decisions, deck)
