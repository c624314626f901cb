"""The contract of computer players: what one gets to see, and how it answers.

An agent gets an Observation: plain data of its own about the decision it is asked and what its seat may see, nothing
that leads to the game. It answers with one of the options, or with its number, or with a move in the notation; `ask`
checks the answer. (In one process nothing can be hidden from a program that digs; what a stranger's program must not
know, it gets as text over a wire.)
"""

from __future__ import annotations

from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass
from operator import index as as_number
from pathlib import Path
from traceback import extract_tb
from typing import Any, Protocol, SupportsIndex, TypeAlias, TypeVar

from rokugan.cards.model import CardDefinition
from rokugan.catalogue import say
from rokugan.core.decision import Choice, Decision
from rokugan.core.game import Game
from rokugan.core.refusal import Refusal
from rokugan.errors import AgentError, IllegalMove, RokuganError, quote

HERE = Path(__file__).parents[1]
T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class SeenCard:
    """A card that an option names: its name in moves and views, and what is printed on it. Of a card out of public sight
    also the place (` in hand`), and for how many equal ones it stands."""

    name: str
    definition: CardDefinition
    place: str = ""
    copies: int = 1


@dataclass(frozen=True, slots=True, eq=False)
class Option:
    """One answer to a question, whole (`move`) and taken apart (`assign` `Ox` ` to P1`)."""

    index: int
    move: str
    verb: str
    card: SeenCard | None = None
    tail: str = ""


@dataclass(frozen=True, slots=True, eq=False)
class Question:
    """A decision as its player sees it.

    kind: act, react, target, pay, choose, may, order, attack, invite, assign, fight, dynasty, discard, duel, ...
    """

    player: str
    kind: str
    prompt: str
    choices: tuple[Option, ...]

    @property
    def options(self) -> list[str]:
        """Every legal move, as text."""
        return [choice.move for choice in self.choices]


class Observation:
    """A question and what its player may know. The parts that cost time are made when they are first looked at; that
    must be before the question is answered.

    >>> import rokugan
    >>> game = rokugan.new_game("celestial", seed=7)
    >>> seen = observe(game)
    >>> seen.player == game.decision.player and seen.view["viewer"] == seen.player
    True
    >>> seen.count == len(seen.decision.choices)
    True
    """

    __slots__ = ("_decision", "_printed", "_view", "count", "edition", "kind", "player")

    def __init__(
        self,
        player: str,
        kind: str,
        count: int,
        decision: Question | None = None,
        view: dict[str, Any] | None = None,
        printed: dict[str, CardDefinition] | None = None,
        edition: str = "",
    ) -> None:
        self.edition = edition
        self.player = player
        self.kind = kind
        self.count = count
        self._decision = decision
        self._view = view
        self._printed = printed

    @property
    def decision(self) -> Question:
        """Return what is asked, and every answer."""
        if self._decision is None:
            self._decision = self._look(lambda game: question(game.asked()))
        return self._decision

    @property
    def view(self) -> dict[str, Any]:
        """The table as the player sees it (docs/view.md), without the English of the cards."""
        if self._view is None:
            self._view = self._look(lambda game: game.view(self.player, text=False))
        return self._view

    def printed(self) -> dict[str, CardDefinition]:
        """Return what is printed on every card whose name the player can see, by name."""
        if self._printed is None:
            self._printed = self._look(lambda game: printed_cards(game, self.player))
        return self._printed

    def _look(self, at: Callable[[Game], T]) -> T:
        asked = _ASKED.get()
        if asked is None or asked[0] is not self:
            raise RokuganError(say("agents.this_observation_is_over"))
        return at(asked[1])


# The observation whose agent is thinking, and the game behind it: so no observation leads to a game.
_ASKED: ContextVar[tuple[Observation, Game] | None] = ContextVar("asked", default=None)

Answer: TypeAlias = Option | str | SupportsIndex


class Agent(Protocol):
    """A computer player of one game. It may remember what it saw; a new game gets a new agent."""

    def choose(self, seen: Observation) -> Answer:
        """One of `seen.decision.choices`, or its number, or a move in the notation."""


def ask(agent: Agent, game: Game) -> int:
    """The number of the choice that an agent takes in the present decision; AgentError if it gives none.

    >>> import rokugan
    >>> class Hasty:
    ...     def choose(self, seen):
    ...         return "fly"
    >>> ask(Hasty(), rokugan.new_game("celestial", seed=7))
    Traceback (most recent call last):
    rokugan.errors.AgentError: The agent Hasty answered 'fly' for Ann: 'fly' is not offered now: ...
    """
    decision = game.asked()
    seen = Observation(decision.player, decision.kind, len(decision.choices), edition=game.edition)
    before = _ASKED.set((seen, game))
    try:
        answer: object = agent.choose(seen)
        if type(answer) is int and 0 <= answer < seen.count:
            return answer
        return _number(agent, seen, game, answer)
    except AgentError:
        raise
    except Exception as error:
        raise AgentError(
            say("agents.the_agent_failed", name=_name(agent), player=decision.player, said=said(error))
        ) from error
    finally:
        _ASKED.reset(before)


def observe(game: Game) -> Observation:
    """All that the player sees who must decide now, made at once."""
    asked = question(game.asked())
    view = game.view(asked.player, text=False)
    printed = printed_cards(game, asked.player)
    return Observation(asked.player, asked.kind, len(asked.choices), asked, view, printed, game.edition)


def question(decision: Decision) -> Question:
    """A decision as plain data."""
    choices = tuple(_option(number, choice) for number, choice in enumerate(decision.choices))
    return Question(decision.player, decision.kind, decision.prompt, choices)


def _option(number: int, choice: Choice) -> Option:
    card = None if choice.card is None else SeenCard(choice.name, choice.card.definition, choice.place, choice.copies)
    return Option(number, choice.move, choice.verb, card, choice.tail)


def _number(agent: Agent, seen: Observation, game: Game, answer: object) -> int:
    """The number of the choice that an answer means."""
    reason = say("agents.what_an_answer_is", last=seen.count - 1)
    if isinstance(answer, str):
        try:
            return game.number_of(game.find(answer, seen.player))
        except IllegalMove as error:
            why = error.refusal
            reason = str(error).rstrip(".") if why is None else not_offered(answer, why)
        except RokuganError as error:
            reason = str(error).rstrip(".")
    elif isinstance(answer, Option):
        if answer.index < seen.count and seen.decision.choices[answer.index] is answer:
            return answer.index
        reason = say("agents.of_another_decision")
    elif isinstance(answer, SupportsIndex) and not isinstance(answer, bool):
        number = as_number(answer)
        if 0 <= number < seen.count:
            return number
    what = quoted(answer.move if isinstance(answer, Option) else answer)
    raise AgentError(say("agents.the_agent_answered", name=_name(agent), what=what, player=seen.player, reason=reason))


def not_offered(answer: str, why: Refusal) -> str:
    """Return why an answer was refused, with what could have been answered."""
    return say("agents.not_offered", move=quote(answer), why=why.cited, options="; ".join(why.offered))


def _name(agent: Agent) -> str:
    return type(agent).__name__


def quoted(what: object) -> str:
    """Somebody else's value in a message, cut short; it may not even have a `repr`."""
    try:
        return quote(what)
    except Exception:
        return f"<{type(what).__name__}>"


def said(error: Exception) -> str:
    """Return what went wrong inside an agent, and in which line of its own code, if it was there."""
    last = extract_tb(error.__traceback__)[-1]
    theirs = Path(last.filename).is_file() and HERE not in Path(last.filename).parents
    place = f" ({last.filename}, line {last.lineno})" if theirs else ""
    return f"{type(error).__name__}: {' '.join(str(error).split()).rstrip('.')}{place}"


def printed_cards(game: Game, player: str) -> dict[str, CardDefinition]:
    """Return what is printed on the cards that a player can see, by what they are called."""
    seat = game.names.index(player)
    return {game.name(card.number): card.definition for card in game.cards if game.sees(seat, card.number)}
