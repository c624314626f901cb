"""Running scenario files: the runner of core with the editions and card libraries behind it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from typing import Any

from rokugan.cards.deck import deck_from_json, find_deck
from rokugan.cards.own_sets import OwnSet
from rokugan.cards.stock import with_cast
from rokugan.catalogue import say
from rokugan.core.files import scenario as core
from rokugan.core.files.written import ScriptNames
from rokugan.core.game import Game
from rokugan.editions.registry import edition_of
from rokugan.errors import RokuganError, ScenarioError, brief, quote
from rokugan.games.starting import libraries_with, new_game
from rokugan.scenarios.citing import Citations

MOST_READINGS = 8


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


def open_scenario(path: Path, case: str = "") -> tuple[dict[str, Any], core.Runner]:
    """A scenario file, or one case of it, and a runner on its position."""
    found = core.load(path)
    if case not in found:
        raise ScenarioError(
            say("files.there_is_no_case", path=path, case=quote(case), cases=", ".join(map(repr, found)))
        )
    return found[case], opened(found[case], core.place_of(path, case))


def opened(data: dict[str, Any], where: str, shipped: Any = None, sets: Sequence[OwnSet] = ()) -> core.Runner:
    """A runner on the position of a scenario, with the cards of the edition's library or of another one. Of one's own sets those
    for the edition are there as well."""
    edition = edition_of(str(data["edition"])).with_options(data.get("options") or {})
    sets = [each for each in sets if each.edition in (edition.edition, *edition.guest_decks)]
    if sets:
        shipped = libraries_with(sets, edition)(edition.edition)
    whole = with_cast(data, edition.family, where)
    game: Game
    handles: dict[str, int] = {}
    if any("deck" in player for player in whole["players"]):
        game = dealt(whole, where, sets)
    else:
        game, handles = edition.position(whole, edition.finder(whole, where, shipped), where)
        for number in edition.known_by_title(game):
            handles.setdefault(game.cards[number].definition.title, number)
    known = list(edition.names_in(game))

    def names() -> list[str]:
        """Every name in the game, those of cards that were created meanwhile too."""
        return known if len(game.cards) == count else list(edition.names_in(game))

    count = len(game.cards)
    return core.Runner(
        game, edition.inspect, ScriptNames(game.names, handles, lambda number: edition.name_of(game, number), names)
    )


def dealt(data: Mapping[str, Any], where: str, sets: Sequence[OwnSet] = ()) -> Game:
    """The game of a scenario that has no position but is dealt from decks, at its first decision."""
    for player in data["players"]:
        if "deck" not in player:
            raise ScenarioError(say("files.player_the_others_have_a_deck", where=where, name=player["name"]))
        placed = sorted(player.keys() - {"name", "deck"})
        if placed:
            raise ScenarioError(
                say("files.player_with_a_deck_all_is_dealt", where=where, name=player["name"], placed=placed[0])
            )
    said = sorted(data.keys() & {"phase", "turn", "active", "first_player", "tiles", "rings", "cards"})
    if said:
        raise ScenarioError(say("files.a_game_that_is_dealt_from_decks_begins", where=where, said=said[0]))
    decks = [
        find_deck(player["deck"], data["edition"])
        if isinstance(player["deck"], str)
        else deck_from_json(player["deck"], source=f"{where}: player {player['name']}: deck")
        for player in data["players"]
    ]
    names = [player["name"] for player in data["players"]]
    found: Game = new_game(data["edition"], decks, names, data.get("seed", 1), data.get("options") or {}, sets)
    return found


Watch = Callable[[Any, Game], None]
"""Looks on at a script: a step, and the game after it."""
Cite = Callable[[list[str]], None]
"""Hears, after a step has been looked at, by which rules it went."""


def run(path: Path, watch: Watch | None = None, cite: Cite | None = None, sets: Sequence[OwnSet] = ()) -> list[Result]:
    """Run a scenario file: a result for each of its cases, or one for the file if it has none. `sets` are of one's own."""
    try:
        found = core.load(path)
    except ScenarioError as error:
        return [Result(path, "", str(error).removeprefix(f"{path}: "), malformed=True)]
    return [run_case(path, case, data, watch, cite=cite, sets=sets) for case, data in found.items()]


def run_case(
    path: Path,
    case: str,
    data: dict[str, Any],
    watch: Watch | None = None,
    shipped: Any = None,
    cite: Cite | None = None,
    sets: Sequence[OwnSet] = (),
) -> Result:
    """Set up one position and play its script, with the reading of its moves under which it holds."""
    first, doubtful = run_reading(path, case, data, shipped, watch=watch, cite=cite, sets=sets)
    if not doubtful or not first.failure or first.malformed:
        return first
    reading = other_reading(first.step, doubtful, lambda each: run_reading(path, case, data, shipped, each, sets=sets))
    return run_reading(path, case, data, shipped, reading, watch, cite, sets)[0] if reading else first


def other_reading(
    reached: int, doubtful: int, run_it: Callable[[tuple[bool, ...]], tuple[Result, int]]
) -> tuple[bool, ...]:
    """A move that fits where the script stands may also have been taken by itself just before, and be meant so (the `done`
    after the last unit that could be assigned, where the Dynasty Phase offers one too). The reading with which a script
    holds, or else comes further, than if all its moves are played; none if there is none."""
    best: tuple[bool, ...] = ()
    ahead = [(False,) * place + (True,) for place in range(doubtful)]
    for _ in range(MOST_READINGS):
        if not ahead:
            break
        reading = ahead.pop()
        result, met = run_it(reading)
        if not result.failure:
            return reading
        if result.step > reached:
            best, reached = reading, result.step
        ahead.extend((*reading, *(False,) * more, True) for more in range(met - len(reading)))
    return best


def run_reading(
    path: Path,
    case: str,
    data: dict[str, Any],
    shipped: Any = None,
    reading: tuple[bool, ...] = (),
    watch: Watch | None = None,
    cite: Cite | None = None,
    sets: Sequence[OwnSet] = (),
) -> tuple[Result, int]:
    """Play a script with one reading of its doubtful moves: how it went, and how many of those there were."""
    where = core.place_of(path, case)
    step = 0
    runner: core.Runner | None = None
    try:
        runner = opened(data, where, shipped, sets)
        runner.skipping = reading
        citations = Citations(runner.game)
        if cite is not None:
            runner.watch, runner.heard = citations, citations.answered
        if watch is not None:
            again = ", with another reading of its moves" if reading else ""
            watch(f"the position of {case!r}{again}" if case else f"the position{again}", runner.game)
        for index, each in enumerate(data["script"]):
            step = index + 1
            try:
                runner.step(each)
            except core.ScenarioFailed as failure:
                return Result(path, case, f"{brief(shown(each))}: {failure}", step), runner.doubtful
            if watch is not None:
                watch(each, runner.game)
            if cite is not None:
                cite(citations.taken())
        try:
            runner.finish()
        except core.ScenarioFailed as failure:
            return Result(path, case, f"at the end: {failure}", step), runner.doubtful
    except RokuganError as error:
        return Result(path, case, str(error).removeprefix(f"{where}: "), step, malformed=True), 0
    return Result(path, case, ""), runner.doubtful


def shown(step: Any) -> str:
    """A step as it was written, in one line."""
    if isinstance(step, Mapping):
        return "; ".join(f"{key}: {value}" for key, value in step.items())
    return str(step)
