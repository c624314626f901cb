"""Running scenario files: the runner of core with the editions and card libraries behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any

from rokugan.cards.files import definition
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.core import scenario as core
from rokugan.core.game import Game
from rokugan.editions.ccg.game import CcgGame
from rokugan.editions.ccg.inspection import top_of
from rokugan.editions.ccg.running import why_not_playable
from rokugan.editions.registry import rules_of
from rokugan.errors import CardError, RokuganError, ScenarioError


class Result:
    """How a scenario went: `failure` is empty if it holds."""

    def __init__(self, path: Path, title: str, failure: str, step: int = 0, malformed: bool = False) -> None:
        self.path: Path = path
        self.title: str = title
        self.failure: str = failure
        self.step: int = step
        self.malformed: bool = malformed

    @property
    def line(self) -> str:
        """The line that reports a failure: file, step, expected, found."""
        step = f", step {self.step}" if self.step else ""
        return f"{self.path}{step}: {self.failure}"


def card_finder(scenario: Mapping[str, Any], where: str) -> Callable[[Any, str], CardDefinition]:
    """How a position finds its cards: those of the file by id or title, then the edition's library."""
    edition = str(scenario["edition"])
    own: dict[str, list[CardDefinition]] = {}
    for entry in scenario.get("cards") or ():
        try:
            card = definition(entry, where, edition=edition)
        except CardError as error:
            raise ScenarioError(str(error)) from None
        if card.unread:
            words = "; ".join(repr(each) for each in card.unread)
            raise ScenarioError(f"{where}: card {card.title!r}: these words of its text are not understood: {words}.")
        if why_not_playable(card):
            raise ScenarioError(f"{where}: {why_not_playable(card)}")
        own.setdefault(card.title.casefold(), []).append(card)
        if card.id:
            own.setdefault(card.id.casefold(), []).append(card)

    def find(what: Any, place: str) -> CardDefinition:
        if isinstance(what, Mapping):
            card = definition(what, place, edition=edition)
            if card.unread:
                raise ScenarioError(f"{place}: card {card.title!r}: not understood: {'; '.join(card.unread)}.")
            if why_not_playable(card):
                raise ScenarioError(f"{place}: {why_not_playable(card)}")
            return card
        if not isinstance(what, str):
            raise ScenarioError(f"{place}: a card is named by its title, not by {what!r}.")
        mine = own.get(what.casefold())
        if mine:
            if len(mine) > 1:
                raise ScenarioError(f"{place}: several cards are titled {what!r}; write the `id` of one.")
            return mine[0]
        try:
            return library(edition)[what]
        except CardError as error:
            titles = ", ".join(sorted({c.title for cards in own.values() for c in cards}))
            hint = f" The cards of this file are: {titles}." if titles else ""
            raise ScenarioError(f"{place}: {error}{hint}") from None

    return find


def open_scenario(path: Path) -> tuple[dict[str, Any], core.Runner]:
    """A scenario file and a runner on its position."""
    data = core.load(path)
    rules = rules_of(str(data["edition"])).with_options(data.get("options") or {})
    game, handles = rules.position(data, card_finder(data, str(path)), str(path))

    def inspect(game: Game, asked: str, handles: dict[str, int]) -> Any:
        assert isinstance(game, CcgGame)
        return rules.inspect(game, asked, handles)

    def name_of(handle: str) -> str | None:
        number = handles.get(handle)
        return None if number is None else rules.name_in_moves(game, top_of(game, number))

    titles = [card.definition.title for card in game.cards]
    for card in game.cards:  # a card that lies face-down somewhere is known to the scenario by its title all the same
        if card.definition.is_dynasty and titles.count(card.definition.title) == 1:
            handles.setdefault(card.definition.title, card.number)

    return data, core.Runner(game, handles, inspect, name_of)


def run(path: Path, watch: Callable[[Any, Game], None] | None = None) -> Result:
    """Run one scenario file."""
    title = ""
    step = 0
    try:
        data, runner = open_scenario(path)
        title = str(data.get("title", path.stem))
        if watch is not None:
            watch("the position", runner.game)
        for index, each in enumerate(data["script"]):
            step = index + 1
            try:
                runner.step(each)
            except core.ScenarioFailed as failure:
                return Result(path, title, f"{shown(each)}: {failure}", step)
            if watch is not None:
                watch(each, runner.game)
    except ScenarioError as error:
        said = str(error)
        return Result(path, title, said.removeprefix(f"{path}: "), step, malformed=True)
    except RokuganError as error:
        return Result(path, title, str(error), step, malformed=True)
    return Result(path, title, "")


def shown(step: Any) -> str:
    """A step as it was written, in one line."""
    if isinstance(step, Mapping):
        return "; ".join(f"{key}: {value}" for key, value in step.items())
    return str(step)
