"""A process in which computer players think: `python -m rokugan.server.minds.thinker`, started by the server.

It gets a line of JSON for each decision: the game by its id, and the moves made since it was last asked about it. It plays
them in a game of its own, asks the agent of that seat, who sees what the seat may see, and answers with a line. It never
decides for the server: what it answers is checked there like anybody's move.
"""

from __future__ import annotations

import os
import sys
from collections import OrderedDict
from contextlib import suppress
from typing import Any

import msgspec

from rokugan.agents import Agent, ask, make_agent
from rokugan.arena.collecting import collect_seldom
from rokugan.core.game import Game
from rokugan.errors import RokuganError
from rokugan.games import open_record, play_line
from rokugan.server.minds.json_lines import READY, confine

MOST_GAMES = 256


class Thought(msgspec.Struct):
    """What a thinker is asked: the decision of a seat after these moves. `record` comes when the game is new to it."""

    game: str
    life: int  # changes when the game goes back, so that an old copy is not used
    start: int  # how many moves came before these
    moves: list[str]
    seat: int
    level: str
    seed: int
    record: dict[str, Any] | None = None
    share: str = ""  # whose game it is: who has many waits for himself
    gone: list[str] = []  # games that nobody will ask about any more


class Replica:
    """A game that is followed here, with the agents who play in it."""

    def __init__(self, life: int, game: Game) -> None:
        self.life = life
        self.game = game
        self.moves = 0
        self.agents: dict[int, Agent] = {}


class Thinker:
    """Follows games and answers."""

    def __init__(self) -> None:
        self.games: OrderedDict[str, Replica] = OrderedDict()

    def answer(self, asked: Thought) -> dict[str, Any]:
        """The move that the agent takes; or that the game is not known here; or what went wrong."""
        for game in asked.gone:
            self.games.pop(game, None)
        replica = self.games.get(asked.game)
        if replica is None or replica.life != asked.life or replica.moves != asked.start:
            if asked.record is None:
                return {"unknown": True}
            replica = Replica(asked.life, open_record({**asked.record, "moves": [], "result": None}))
            replica.moves = asked.start
            self.games[asked.game] = replica
            while len(self.games) > MOST_GAMES:
                self.games.popitem(last=False)
        self.games.move_to_end(asked.game)
        try:
            for line in asked.moves:
                play_line(replica.game, line, asked.game)
                replica.moves += 1
            decision = replica.game.asked()
            if decision.seat != asked.seat:
                raise RokuganError(f"The copy of the game asks seat {decision.seat}, not {asked.seat}.")
        except Exception as error:
            self.games.pop(asked.game, None)
            return {"wrong": str(error) or type(error).__name__}
        try:
            if asked.seat not in replica.agents:
                replica.agents[asked.seat] = make_agent(asked.level, asked.seed)
            number = ask(replica.agents[asked.seat], replica.game)
            return {"move": decision.choices[number].move}
        except Exception as error:
            replica.agents.pop(asked.seat, None)
            return {"wrong": str(error) or type(error).__name__, "follows": True}


def main() -> None:
    """Answer line by line until the server closes the pipe, or is gone."""
    confine()
    thinker = Thinker()
    decoder = msgspec.json.Decoder(Thought)
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr  # what an agent prints is no answer
    collect_seldom()
    answers.write(READY)
    for line in sys.stdin.buffer:
        answers.write(msgspec.json.encode(thinker.answer(decoder.decode(line))) + b"\n")


if __name__ == "__main__":
    with suppress(KeyboardInterrupt, BrokenPipeError):
        main()
