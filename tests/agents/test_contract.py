"""What agents get is their own, and what they answer is checked."""

import gc
from collections.abc import Callable, Iterator
from pathlib import Path
from types import BuiltinFunctionType, FunctionType, MethodType, ModuleType
from typing import Any

import pytest

import rokugan
from rokugan.agents import Observation, RandomAgent, SensibleAgent, ask, make_agent, observe
from rokugan.arena import pairing, play_game, simulate
from rokugan.cards.model import CardDefinition
from rokugan.core.card import Card
from rokugan.core.decision import Choice, Decision
from rokugan.core.game import Game
from rokugan.core.log import Entry
from rokugan.editions.registry import classic_editions
from rokugan.errors import AgentError, IllegalMove, RokuganError

PLAYABLE = classic_editions()
CODE = (type, ModuleType, FunctionType, BuiltinFunctionType, MethodType)


class Saying:
    """Answers as it is told."""

    def __init__(self, answer: Callable[[Observation], Any]) -> None:
        self.answer = answer

    def choose(self, seen: Observation) -> Any:
        return self.answer(seen)


def behind(thing: Any) -> Iterator[Any]:
    """Everything that a thing leads to, but for code and what is printed on cards."""
    waiting, known = [thing], {id(thing)}
    while waiting:
        each = waiting.pop()
        yield each
        for other in gc.get_referents(each):
            if id(other) not in known and not isinstance(other, (*CODE, CardDefinition)):
                known.add(id(other))
                waiting.append(other)


# ------------------------------------------------------------------------------------------- what they see


@pytest.mark.parametrize("edition", PLAYABLE)
@pytest.mark.parametrize("whole", [False, True])
def test_nothing_an_agent_gets_leads_to_the_game(edition: str, whole: bool) -> None:
    game = rokugan.new_game(edition, seed=3)
    chance = RandomAgent(1)
    met: list[type] = []

    def look(seen: Observation) -> int:
        if whole:
            assert seen.decision.options == [choice.move for choice in seen.decision.choices]
            assert seen.view["viewer"] == seen.player
            seen.printed()
        mine = list(behind(seen))
        engine = {id(each) for each in behind(game) if isinstance(each, (list, dict, set))}
        met.extend(type(each) for each in mine if isinstance(each, (Game, Decision, Choice, Card, Entry)))
        assert not [each for each in mine if isinstance(each, (list, dict, set)) and id(each) in engine]
        return chance.choose(seen)

    for _ in range(40):
        game.choose(ask(Saying(look), game))
    assert not met


@pytest.mark.parametrize("edition", PLAYABLE)
def test_what_an_agent_does_to_what_it_sees_changes_nothing(edition: str) -> None:
    game, twin = (rokugan.new_game(edition, seed=3) for _ in range(2))

    def spoil(thing: Any) -> None:
        if isinstance(thing, dict):
            for value in thing.values():
                spoil(value)
            thing.clear()
        elif isinstance(thing, list):
            for value in thing:
                spoil(value)
            thing.clear()

    def vandal(seen: Observation) -> int:
        answer = seen.count - 1
        spoil(seen.view)
        spoil(seen.printed())
        with pytest.raises(AttributeError):
            seen.decision.choices[0].move = "pass"  # type: ignore[misc]
        return answer

    for _ in range(30):
        last = len(twin.asked().choices) - 1
        game.choose(ask(Saying(vandal), game))
        twin.choose(last)
        assert game.hash() == twin.hash()


def test_an_observation_is_over_when_it_is_answered() -> None:
    game = rokugan.new_game("celestial", seed=3)
    kept: list[Observation] = []

    def keep(seen: Observation) -> str:
        kept.append(seen)
        return seen.decision.options[0]

    game.choose(ask(Saying(keep), game))
    assert kept[0].decision.choices  # what was looked at stays
    with pytest.raises(RokuganError, match="This observation is over"):
        kept[0].view  # noqa: B018
    ask(Saying(keep), game)
    with pytest.raises(RokuganError, match="This observation is over"):
        kept[0].printed()


def test_an_agent_may_play_games_of_its_own_while_it_thinks() -> None:
    game = rokugan.new_game("celestial", seed=3)

    def ponder(seen: Observation) -> int:
        play_game(rokugan.new_game("celestial", seed=9), [SensibleAgent(), SensibleAgent()], turn_limit=1)
        return len(seen.view["players"]) - 2

    assert ask(Saying(ponder), game) == 0


# -------------------------------------------------------------------------------------- what they answer


class Number:
    """A number of another library."""

    def __index__(self) -> int:
        return 1


@pytest.mark.parametrize(
    "answer",
    [
        lambda seen: seen.decision.choices[1],
        lambda seen: seen.decision.options[1],
        lambda seen: seen.decision.options[1].upper(),
        lambda seen: 1,
        lambda seen: Number(),
    ],
)
def test_an_answer_is_an_option_a_number_or_a_move(answer: Callable[[Observation], Any]) -> None:
    assert ask(Saying(answer), rokugan.new_game("celestial", seed=3)) == 1


def choice_of_the_game(seen: Observation) -> Choice:
    return Choice("pass")


WRONG: dict[str, Any] = {
    "answered 'fly' for Ann: 'fly' is not offered": lambda seen: "fly",
    "answered '' for Ann: ": lambda seen: "",
    "answered -1 for Ann: it must be one of the choices": lambda seen: -1,
    "answered 3 for Ann: it must be one of the choices, or its number from 0 to 2": lambda seen: 3,
    "answered None for Ann: it must be": lambda seen: None,
    "answered True for Ann: it must be": lambda seen: True,
    "answered 1.0 for Ann: it must be": lambda seen: 1.0,
    r"answered Choice\('pass'\) for Ann: it must be": choice_of_the_game,
    r"answered 'x{70,80}… for Ann: ": lambda seen: "x" * 5000,
    r"failed as Ann: ZeroDivisionError: .* by zero \(.*test_contract.py, line \d+\)": lambda seen: 1 // 0,
}


@pytest.mark.parametrize("said", WRONG)
def test_a_wrong_answer_is_one_error_that_names_the_agent(said: str) -> None:
    game = rokugan.new_game("celestial", seed=3)
    before = game.hash()
    with pytest.raises(AgentError, match=f"^The agent Saying {said}"):
        play_game(game, [Saying(WRONG[said])] * 2)
    assert (game.hash(), game.moves) == (before, [])


def test_an_option_of_an_earlier_decision_is_refused() -> None:
    game = rokugan.new_game("celestial", seed=3)
    old = observe(game).decision.choices[-1]
    with pytest.raises(AgentError, match="answered 'pass' for Ann: this option is of another decision"):
        ask(Saying(lambda seen: old), game)


def test_a_game_that_is_over_asks_no_agent() -> None:
    game = rokugan.new_game("celestial", seed=3)
    game.end(0, "honor")
    game.advance()
    with pytest.raises(IllegalMove, match="The game is over"):
        ask(RandomAgent(1), game)


# ----------------------------------------------------------------------------------------- who they are


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("os:system", "'os:system' is no agent: that is a class with a method `choose`"),
        ("os:environ", "is no agent"),
        ("random:Random", "is no agent: that is a class with a method `choose`"),
        ("builtins:int", "is no agent"),
        ("..:x", "names no agent; write module:Class"),
        (":", "names no agent"),
        ("a:b:c", "names no agent"),
        ("broken_agents:Hasty", r"There is no agent 'broken_agents:Hasty': SyntaxError"),
        ("costly_agents:Costly", "The agent 'costly_agents:Costly' cannot be made: TypeError"),
        ("x" * 5000, r"There is no agent 'x{70,80}…; the agents are"),
    ],
)
def test_what_is_no_agent_is_refused(name: str, said: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "broken_agents.py").write_text("class Hasty(:\n")
    (tmp_path / "costly_agents.py").write_text("class Costly:\n    def choose(self, seen):\n        return 0\n")
    monkeypatch.chdir(tmp_path)
    with pytest.raises(AgentError, match=said):
        make_agent(name, 1)


def test_simulations_stop_at_a_wrong_answer(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "wrong_agents.py").write_text(
        "class Wrong:\n    def __init__(self, seed):\n        pass\n    def choose(self, seen):\n        return 'fly'\n"
    )
    monkeypatch.chdir(tmp_path)
    for workers in (1, 2):
        with pytest.raises(AgentError, match="The agent Wrong answered 'fly'"):
            simulate(pairing("celestial", ["wrong_agents:Wrong"]), games=2, workers=workers)
