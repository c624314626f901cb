"""Puzzles: a position, a player, and a goal that he can force this turn whatever the others do.

A puzzle is a scenario file with `solver`, `goal` (what a scenario's `expect` says) and `solution` (one line of play). The search
here proves a puzzle, judges every move of a person who tries it, and answers for the others as stubbornly as it can.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.files.documents import read_document
from rokugan.core.game import Game
from rokugan.errors import RokuganError, ScenarioError, quote
from rokugan.scenarios.staging import Stage

FOLDER = Path(__file__).parents[1] / "cards" / "puzzles"
KEYS = ("solver", "goal", "solution", "about")
BUDGET = 20_000  # positions that a search looks at


class TooLarge(RokuganError):
    """The search looked at as many positions as it may and does not know."""


class Verdict(NamedTuple):
    """Is the goal forced, and by how many more moves of both sides at most?"""

    forced: bool
    length: int


class Search:
    """What a player can force by the end of the turn. Positions are remembered by their hash.

    The solver needs one good move, everybody else none: of the solver's payments only `pay auto` is looked at.
    """

    def __init__(self, stage: Stage, solver: str, goal: Mapping[str, Any], budget: int = BUDGET) -> None:
        self.stage = stage
        self.solver = solver
        self.goal = goal
        self.turn = stage.game.turn
        self.budget = budget
        self.looked = 0
        self._known: dict[str, Verdict] = {}

    def reached(self, game: Game) -> bool:
        """Does what the goal says hold?"""
        runner = self.stage.runner
        return all(
            runner.agrees(value, runner.inspect(game, str(path), runner.handles)) for path, value in self.goal.items()
        )

    def missed(self, game: Game) -> bool:
        """Is the turn, or the game, over?"""
        return game.decision is None or game.turn > self.turn

    def verdict(self, game: Game) -> Verdict:
        """Is the goal forced from here?"""
        if self.reached(game):
            return Verdict(True, 0)
        if self.missed(game):
            return Verdict(False, 0)
        key = game.hash()
        found = self._known.get(key)
        if found is None:
            self.looked += 1
            if self.looked > self.budget:
                raise TooLarge(say("files.the_search_does_not_know", budget=self.budget))
            self._known[key] = Verdict(False, 0)  # a circle forces nothing
            found = self._known[key] = self._judged(game)
        return found

    def _judged(self, game: Game) -> Verdict:
        mine = game.asked().player == self.solver
        longest = 0
        for _, child in self.children(game):
            found = self.verdict(child)
            if found.forced == mine:
                return Verdict(mine, found.length + 1)
            longest = max(longest, found.length)
        return Verdict(not mine, longest + 1)

    def children(self, game: Game) -> Iterator[tuple[Choice, Game]]:
        """The positions after each answer, likely ones first."""
        decision = game.asked()
        choices = decision.choices
        auto = [each for each in choices if each.verb == "pay auto"]
        if auto and decision.player == self.solver:
            choices = auto
        modest = ("pass", "done", "no", "no attack", "no conflict")
        for choice in sorted(choices, key=lambda each: each.move in modest):
            child: Game = game.clone(light=True)
            child.choose(decision.choices.index(choice))
            yield choice, child

    # --------------------------------------------------------------------------------------- answers

    def keeps(self, game: Game) -> list[Choice]:
        """The solver's moves that still force the goal."""
        return [choice for choice, child in self.children(game) if self.verdict(child).forced]

    def reply(self, game: Game) -> Choice:
        """Return what somebody else answers: what spoils the goal, or else what takes longest."""
        best: tuple[int, Choice] | None = None
        for choice, child in self.children(game):
            found = self.verdict(child)
            if not found.forced:
                return choice
            if best is None or found.length > best[0]:
                best = (found.length, choice)
        assert best is not None
        return best[1]

    def line(self, game: Game) -> list[str]:
        """A line of play from here to the goal, with the most stubborn answers."""
        found: list[str] = []
        while not self.reached(game) and not self.missed(game):
            decision = game.asked()
            choice = self.keeps(game)[0] if decision.player == self.solver else self.reply(game)
            found.append(f"{decision.player}: {choice.move}")
            game = game.clone(light=True)
            game.take(next(each for each in game.asked().choices if each.move == choice.move))
        return found


class Puzzle:
    """A puzzle of a file."""

    def __init__(self, name: str, data: Mapping[str, Any]) -> None:
        self.name = name
        self.title = str(data.get("title") or name)
        for key in ("solver", "goal"):
            if not data.get(key):
                raise ScenarioError(say("files.a_puzzle_says", name=name, word=key))
        if not isinstance(data["goal"], Mapping):
            raise ScenarioError(say("files.goal_write_what_must_hold", name=name, goal=quote(data["goal"])))
        self.solver = str(data["solver"])
        self.goal: dict[str, Any] = dict(data["goal"])
        self.about = str(data.get("about") or "")
        self.solution = [str(line) for line in data.get("solution") or ()]
        self.scenario = {key: value for key, value in data.items() if key not in KEYS}
        if self.solver not in [each.get("name") for each in data.get("players") or ()]:
            raise ScenarioError(say("files.the_solver_is_none_of_the_players", name=name, solver=quote(self.solver)))

    def stage(self, moves: Sequence[str] = ()) -> Stage:
        """The position after these moves."""
        return Stage(self.scenario, moves, self.name)

    def verify(self, budget: int = BUDGET) -> Search:
        """Prove it; RokuganError if the goal is not forced, is reached without doing anything, or the solution is none."""
        stage = self.stage()
        search = Search(stage, self.solver, self.goal, budget)
        if search.reached(stage.game):
            raise RokuganError(say("files.the_goal_is_reached_before_anybody_moves", name=self.name))
        if not search.verdict(stage.game).forced:
            raise RokuganError(
                say("files.cannot_force_the_goal", name=self.name, solver=self.solver, goal=said(self.goal))
            )
        if self.solution:
            end = self.stage(self.solution)
            if not search.reached(end.game):
                raise RokuganError(say("files.the_solution_does_not_lead_there", name=self.name, goal=said(self.goal)))
        return search

    def attempt(self, moves: Sequence[str], budget: int = BUDGET) -> dict[str, Any]:
        """Judge a person's play so far and answer for the others: `{moves, solved, refused}`. A move that gives the goal away
        is refused with what the others would answer, and is not among the moves."""
        stage = self.stage()
        search = Search(stage, self.solver, self.goal, budget)
        self._answer(stage, search)
        for number, line in enumerate(moves):
            if number < len(stage.moves):
                continue  # an answer of ours, told before
            before = list(stage.moves)
            stage.play(line)
            if not search.verdict(stage.game).forced:
                return {"moves": before, "solved": False, "refused": self._refutation(stage.game, search, line)}
            self._answer(stage, search)
        return {"moves": stage.moves, "solved": search.reached(stage.game), "refused": None}

    def _answer(self, stage: Stage, search: Search) -> None:
        game = stage.game
        while not search.reached(game) and not search.missed(game) and game.asked().player != self.solver:
            stage.play(f"{game.asked().player}: {search.reply(game).move}")

    def _refutation(self, game: Game, search: Search, line: str) -> str:
        """Return why a move is no solution: what comes of it."""
        move = line.partition(":")[2].strip()
        if search.missed(game):
            return say("puzzles.the_turn_is_over", move=move, goal=said(self.goal))
        asked = game.asked()
        if asked.player == self.solver:
            return say("puzzles.nothing_forces_it", move=move, goal=said(self.goal))
        return say(
            "puzzles.out_of_reach",
            move=move,
            player=asked.player,
            answer=search.reply(game).move,
            goal=said(self.goal),
        )


def said(goal: Mapping[str, Any]) -> str:
    """A goal in a few words.

    >>> said({"winner": "Ann"}), said({"Bob.provinces": "<= 1"})
    ('the win of Ann', 'Bob.provinces <= 1')
    """
    words = []
    for path, value in goal.items():
        if path == "winner":
            words.append(say("puzzles.the_win", player=value))
        else:
            comparison = str(value).startswith((">", "<", "!"))
            words.append(f"{path} {value}" if comparison else f"{path} = {value}")
    return say("puzzles.and").join(words)


def read_puzzle(path: Path) -> Puzzle:
    """A puzzle file."""
    data = read_document(path, ScenarioError, "puzzle")
    if not isinstance(data, Mapping):
        raise ScenarioError(say("files.a_puzzle_is_a_mapping_as_a_scenario", path=path))
    return Puzzle(path.stem, data)


@cache
def puzzles() -> dict[str, Puzzle]:
    """The shipped puzzles by name."""
    return {path.stem: read_puzzle(path) for path in sorted(FOLDER.glob("*.yaml"))}


def puzzle(name: str) -> Puzzle:
    """The shipped puzzle of that name."""
    found = puzzles().get(name)
    if found is None:
        raise RokuganError(say("files.there_is_no_puzzle", name=quote(name), puzzles=", ".join(puzzles())))
    return found
