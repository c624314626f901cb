"""The advice of a computer player in a person's place: the usual answer of a question, as long as it is found quickly.
Where it is known what comes of the answers, none is usual that is plainly worse than another."""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from rokugan.agents.clearly_better import clearly_better
from rokugan.agents.contract import Agent, ask
from rokugan.agents.registry import make_agent
from rokugan.core.decision import Decision
from rokugan.core.game import Game
from rokugan.editions.registry import edition_of
from rokugan.errors import RokuganError

LONGEST = 0.030
"""The seconds of computing that the usual answer may take, so that nobody waits for his question."""
PATIENCE = 3
"""Who takes longer so often in one turn is not asked again in it. (The first answer of all brings its modules along.)"""


class Adviser:
    """Says for a game, question by question, what its usual computer player would answer.

    It is asked anew at each question, without remembering those before: so the answer depends on the game only.
    """

    def __init__(self) -> None:
        self._slow = 0
        self._turn = -1

    def answer(self, game: Game, ahead: Mapping[str, Any] | None = None) -> int | None:
        """The number of the answer to the present decision; None if there is none, or the player has been too slow. `ahead` is
        the view of whoever is asked, with what is known to come of each answer."""
        if game.turn != self._turn:
            self._slow, self._turn = 0, game.turn
        if self._slow == PATIENCE:
            return None
        agent = usual_player(game.edition)
        began = time.thread_time()
        try:
            found = ask(agent, game)
        except RokuganError:
            return None
        if time.thread_time() - began > LONGEST:
            self._slow += 1
        found = kept(game.asked(), found)
        return found if ahead is None else clearly_better(ahead, found)


def kept(decision: Decision, number: int) -> int:
    """The answer of that number; but where one may buy cards or throw them away, nobody throws one away without having chosen to:
    then it is to be done.

    >>> from rokugan.core.decision import Choice
    >>> kept(Decision(0, "Ann", "dynasty", "?", [Choice("discard", tail="Ox"), Choice("done")]), 0)
    1
    """
    choices = decision.choices
    if decision.kind == "dynasty" and choices[number].verb == "discard":
        return next((each for each, choice in enumerate(choices) if choice.verb == "done"), number)
    return number


def usual_player(edition: str) -> Agent:
    """A new computer player of those who sit at a table of that edition if nobody says otherwise."""
    return make_agent(edition_of(edition).usual_agent, 0)
