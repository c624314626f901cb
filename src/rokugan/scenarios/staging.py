"""A position that somebody set up and plays by hand, every seat of it, with the rule of each step.

A stage is made anew from its scenario and the moves so far, so whoever asks about one keeps it himself: nothing is stored.
`Showing` goes through the script of a scenario in the same way.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from rokugan.catalogue import say
from rokugan.core.files.scenario import ScenarioFailed, checked
from rokugan.core.foresight import view_ahead
from rokugan.core.game import Game
from rokugan.core.views.patch import difference
from rokugan.errors import RokuganError, ScenarioError, brief
from rokugan.games.records import play_line
from rokugan.scenarios.citing import Citations, says
from rokugan.scenarios.running import opened, shown

MOST_MOVES = 2000
OPEN = "open"
ASKED = "asked"


class Stage:
    """A scenario's position and the moves made on it.

    >>> stage = Stage({"edition": "celestial", "players": [{"name": "Ann"}, {"name": "Bob"}], "phase": "attack"})
    >>> stage.play("Ann: no attack")
    >>> stage.game.decision.player
    'Bob'
    """

    def __init__(self, scenario: Mapping[str, Any], moves: Sequence[str] = (), where: str = "scenario") -> None:
        self.scenario = whole(scenario, where)
        self.runner = opened(self.scenario, where)
        self.game: Game = self.runner.game
        self.citations = Citations(self.game)
        self.runner.watch, self.runner.heard = self.citations, self.citations.answered
        self.moves: list[str] = []
        self.told = 0  # events before the last move
        if len(moves) > MOST_MOVES:
            raise ScenarioError(say("files.a_position_is_played_by_at_most_moves", most=MOST_MOVES))
        for line in moves:
            self.play(line)

    def play(self, line: str) -> None:
        """Play `Ann: attack Bob`; names and handles of the scenario are understood."""
        player, colon, move = line.partition(":")
        self.citations.taken()
        self.told = len(self.game.events)
        try:
            choice = self.game.find(self.runner.names.plain(move.strip()), player.strip()) if colon else None
        except RokuganError:
            choice = None
        if choice is None:
            play_line(self.game, line, f"move {len(self.moves) + 1}")
        else:
            self.runner.take(choice)
        self.moves.append(line)

    def view(self, viewer: str = ASKED) -> dict[str, Any]:
        """The table; `asked`: open, with the answers of whoever is asked; `open`; or what one player would see."""
        return view_of(self.game, viewer)

    def events(self, viewer: str = ASKED, since: int = 0) -> list[dict[str, Any]]:
        """Return what has happened."""
        return events_of(self.game, viewer, since)

    def forced(self) -> list[str]:
        """The moves that were taken by themselves since the last move, because nothing else could be answered."""
        game = self.game
        return [f"{game.names[each.seat]}: {each.choice.move}" for each in game.automatic if each.seat >= 0]

    def rules(self) -> list[dict[str, str]]:
        """The rules of the steps since the last move, as the engine cites them."""
        return [{"id": id, "says": says(id)} for id in self.citations.found]


def whole(scenario: Mapping[str, Any], where: str) -> dict[str, Any]:
    """A scenario whose form is right, with a script."""
    if "cases" in scenario:
        raise ScenarioError(say("files.a_file_with_cases_is_no_single_position", where=where))
    return checked({**scenario, "script": scenario.get("script") or []}, Path(where))[""]


def view_of(game: Game, viewer: str) -> dict[str, Any]:
    """The table of a game for one who may see all, or for a player."""
    if viewer == OPEN:
        found: dict[str, Any] = game.unveiled().view(None)
    elif viewer == ASKED:
        asked = game.decision
        found = view_ahead(game.unveiled(), None if asked is None else asked.player)
    else:
        found = view_ahead(game, seated(game, viewer))
    asked = game.decision
    if asked is not None and found["decision"].keys() == {"player"}:
        found["decision"] |= {"kind": asked.kind, "prompt": asked.prompt}
    return found


def events_of(game: Game, viewer: str, since: int) -> list[dict[str, Any]]:
    """Return what has happened, as a viewer may know it."""
    return open_events(game, since) if viewer in (OPEN, ASKED) else game.events_for(seated(game, viewer), since)


def seated(game: Game, name: str) -> str:
    """A player, who must sit here."""
    if name not in game.names:
        raise RokuganError(say("files.there_is_no_player_here", name=repr(name), names=", ".join(game.names)))
    return name


def open_events(game: Game, since: int) -> list[dict[str, Any]]:
    """Return what has happened, each thing as somebody who knows the cards is told it."""
    copy = game.unveiled()
    found: list[dict[str, Any]] = copy.events_for(None, since)
    for place, event in enumerate(found):
        knowing = event.get("known_to")
        if knowing:
            found[place] = next(iter(copy.events_for(knowing[0], event["n"])), event)
    return found


def watched(scenario: Mapping[str, Any], where: str) -> dict[str, Any]:
    """A scenario gone through: the first view, then for each step of its script what it says, what it changed, what happened and
    by which rules. A step that does not hold says so and is the last."""
    stage = Stage(scenario, (), where)
    view, told = stage.view(OPEN), 0
    found: dict[str, Any] = {
        "title": scenario.get("title", ""),
        "edition": scenario["edition"],
        "rules": [{"id": id, "says": says(id)} for id in scenario.get("rules", ())],
        "players": [{"name": each["name"], "clan": each["clan"]} for each in view["players"]],
        "from": 0,
        "view": view,
        "events": stage.events(OPEN),
        "steps": [],
        "scenario": dict(scenario),
    }
    told = len(stage.game.events)
    for step in stage.scenario["script"]:
        stage.citations.taken()
        fault = ""
        try:
            stage.runner.step(step)
        except ScenarioFailed as failure:
            fault = str(failure)
        kind, said = kind_of(step, stage.game), brief(shown(step), 400)
        if kind == "move" and not stage.citations.found:
            stage.citations.by_itself(said.rpartition(": ")[2])
        after = stage.view(OPEN)
        found["steps"].append(
            {
                "says": said,
                "kind": kind,
                "patch": difference(view, after),
                "events": stage.events(OPEN, told),
                "rules": stage.rules(),
                "fault": fault,
            }
        )
        view, told = after, len(stage.game.events)
        if fault:
            break
    return found


def kind_of(step: Any, game: Game) -> str:
    """Is a step a move, a check, or something for the reader?"""
    key = next(iter(step)) if isinstance(step, Mapping) else str(step).partition(":")[0]
    if key in game.names or key == "all pass":
        return "move"
    return "note" if key == "note" else "check"
