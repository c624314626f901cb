"""Running scenario files: the runner of core with the editions and card libraries behind it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import Any

from rokugan.cards.files import definition, not_understood
from rokugan.cards.library import Library, library
from rokugan.cards.model import CardDefinition
from rokugan.cards.vocabulary import vocabulary
from rokugan.core import scenario as core
from rokugan.core.game import Game
from rokugan.core.notation import tidy
from rokugan.core.written import Names
from rokugan.editions.ccg.game import CcgGame
from rokugan.editions.ccg.runnable import why_not_playable
from rokugan.editions.ccg.seen.inspection import top_of
from rokugan.editions.registry import rules_of
from rokugan.errors import CardError, RokuganError, ScenarioError, brief, quote
from rokugan.program import Create, walk


class Result:
    """How a scenario, or one case of it, went: `failure` is empty if it holds."""

    def __init__(self, path: Path, case: str, failure: str, step: int = 0, malformed: bool = False) -> None:
        self.path: Path = path
        self.case: str = case
        self.failure: str = failure
        self.step: int = step
        self.malformed: bool = malformed

    @property
    def line(self) -> str:
        """The line that reports a failure: file, case, step, expected, found."""
        step = f", step {self.step}" if self.step else ""
        return f"{core.place_of(self.path, self.case)}{step}: {self.failure}"


def _entries(part: Any) -> Iterator[Mapping[str, Any]]:
    """All cards that are written out somewhere in a scenario."""
    if isinstance(part, Mapping):
        if "title" in part:
            yield part
        part = tuple(part.values())
    if isinstance(part, (list, tuple)):
        for each in part:
            yield from _entries(each)


def card_finder(
    scenario: Mapping[str, Any], where: str, shipped: Library | None = None
) -> Callable[[Any, str], CardDefinition]:
    """How a position finds its cards: those of the file by id or title, then the edition's library (or another one)."""
    edition = str(scenario["edition"])
    own: dict[str, list[CardDefinition]] = {}
    names = vocabulary(edition).with_cards(_entries(tuple(scenario.values())))
    for entry in scenario.get("cards") or ():
        try:
            card = definition(entry, where, edition=edition, names=names)
        except CardError as error:
            raise ScenarioError(str(error)) from None
        if card.unread:
            raise ScenarioError(f"{where}: {not_understood(card)}")
        if why_not_playable(card):
            raise ScenarioError(f"{where}: {why_not_playable(card)}")
        own.setdefault(tidy(card.title), []).append(card)
        if card.id:
            own.setdefault(tidy(card.id), []).append(card)

    def find(what: Any, place: str) -> CardDefinition:
        if isinstance(what, Mapping):
            card = definition(what, place, edition=edition, names=names)
            if card.unread:
                raise ScenarioError(f"{place}: {not_understood(card)}")
            if why_not_playable(card):
                raise ScenarioError(f"{place}: {why_not_playable(card)}")
            return card
        if not isinstance(what, str):
            raise ScenarioError(f"{place}: a card is named by its title, not by {quote(what)}.")
        mine = own.get(tidy(what))
        if mine:
            if len(mine) > 1:
                raise ScenarioError(f"{place}: several cards are titled {quote(what)}; write the `id` of one.")
            return mine[0]
        try:
            card = (shipped or library(edition))[what]
        except CardError as error:
            titles = ", ".join(sorted({c.title for cards in own.values() for c in cards}))
            hint = f" The cards of this file are: {brief(titles, 300)}." if titles else ""
            raise ScenarioError(f"{place}: {error}{hint}") from None
        if card.unknown:
            raise ScenarioError(f"{place}: {card.why_unknown}")
        return card

    return find


def open_scenario(path: Path, case: str = "") -> tuple[dict[str, Any], core.Runner]:
    """A scenario file, or one case of it, and a runner on its position."""
    found = core.load(path)
    if case not in found:
        raise ScenarioError(f"{path}: there is no case {quote(case)}; the cases are {', '.join(map(repr, found))}.")
    return found[case], opened(found[case], core.place_of(path, case))


def opened(data: dict[str, Any], where: str, shipped: Library | None = None) -> core.Runner:
    """A runner on the position of a scenario, with the cards of the edition's library or of another one."""
    rules = rules_of(str(data["edition"])).with_options(data.get("options") or {})
    game, handles = rules.seen.position(data, card_finder(data, where, shipped), where)

    def inspect(game: Game, asked: str, handles: dict[str, int]) -> Any:
        assert isinstance(game, CcgGame)
        return rules.seen.inspect(game, asked, handles)

    titles = [card.definition.title for card in game.cards]
    for card in game.cards:  # a card that lies face-down somewhere is known to the scenario by its title all the same
        if card.definition.is_dynasty and titles.count(card.definition.title) == 1:
            handles.setdefault(card.definition.title, card.number)

    created = [node.title for card in game.cards for node in walk(card.definition.program) if isinstance(node, Create)]

    def cards() -> Iterator[str]:
        """Every name and title in the game, and those that a text may create."""
        for card in game.cards:
            yield game.called.full_name(card.number)
            yield card.title
            yield card.definition.title
        yield from created

    def name_of(number: int) -> str:
        return rules.seen.name_in_moves(game, top_of(game, number))

    return core.Runner(game, inspect, Names(game.names, handles, name_of, cards))


def run(path: Path, watch: Callable[[Any, Game], None] | None = None) -> list[Result]:
    """Run a scenario file: a result for each of its cases, or one for the file if it has none."""
    try:
        found = core.load(path)
    except ScenarioError as error:
        return [Result(path, "", str(error).removeprefix(f"{path}: "), malformed=True)]
    return [run_case(path, case, data, watch) for case, data in found.items()]


def run_case(
    path: Path,
    case: str,
    data: dict[str, Any],
    watch: Callable[[Any, Game], None] | None = None,
    shipped: Library | None = None,
) -> Result:
    """Set up one position and play its script."""
    where = core.place_of(path, case)
    step = 0
    try:
        runner = opened(data, where, shipped)
        if watch is not None:
            watch(f"the position of {case!r}" if case else "the position", runner.game)
        for index, each in enumerate(data["script"]):
            step = index + 1
            try:
                runner.step(each)
            except core.ScenarioFailed as failure:
                return Result(path, case, f"{brief(shown(each))}: {failure}", step)
            if watch is not None:
                watch(each, runner.game)
        try:
            runner.finish()
        except core.ScenarioFailed as failure:
            return Result(path, case, f"at the end: {failure}", step)
    except RokuganError as error:
        return Result(path, case, str(error).removeprefix(f"{where}: "), step, malformed=True)
    return Result(path, case, "")


def shown(step: Any) -> str:
    """A step as it was written, in one line."""
    if isinstance(step, Mapping):
        return "; ".join(f"{key}: {value}" for key, value in step.items())
    return str(step)
