"""From a game to a scenario: the position at the beginning of a phase, and the moves from there as its script.

A position can be written only where a phase begins, and not everything that lasts can be said in it. So the scenario is set up
and played beside the game: the latest beginning from which both stand the same is taken. Where there is none, the scenario is
the game from its deal.
"""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Mapping
from typing import Any, NamedTuple

import yaml

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.game import Game
from rokugan.core.history import History
from rokugan.editions.registry import edition_of
from rokugan.errors import RokuganError
from rokugan.scenarios.running import opened

TRIES = 24  # beginnings of phases that are looked at, the latest first
FURTHEST = 400  # moves before the position
_NUMBER = re.compile(r"#\d+")


def scenario_at(history: History[Any], at: int, title: str, cards: list[Any] | None = None) -> dict[str, Any]:
    """The scenario of a game after so many moves; `cards`: those that no library has. Where no scenario leads to the very same
    position, the nearest that can be played, with a note that says from where on it is another game."""
    target = history.state(at)
    if target.decision is None:
        raise RokuganError(say("files.the_game_is_over_here"))
    nearest: Attempt | None = None
    more = {"cards": cards} if cards else {}
    for start in beginnings(history, at):
        found = attempt(history, start.number, at, target, start.game.clone(), start.written() | more)
        if not found.fault:
            return {"title": title, **found.scenario}
        if found.scenario and nearest is None:
            nearest = found
    deal = dealt(target)
    if deal:
        found = attempt(history, 0, at, target, history.state(0), deal | more)
        if not found.fault:
            return {"title": title, **found.scenario}
    if nearest is None:
        raise RokuganError(say("files.no_beginning_of_a_phase_comes_before_this"))
    said = {"note": say("files.what_a_scenario_cannot_say_lasts_in_this", fault=nearest.fault)}
    return {"title": title, **nearest.scenario, "script": [*nearest.scenario["script"], said]}


class Attempt(NamedTuple):
    """A scenario from one beginning, empty if it cannot be set up, and from where on it is another game."""

    scenario: dict[str, Any]
    fault: str


class Beginning(NamedTuple):
    """The game as it stood when a phase began, during the last of so many moves."""

    number: int
    phase: str
    game: Game

    def written(self) -> dict[str, Any]:
        """The position as a scenario says it."""
        options = options_of(self.game)
        found = edition_of(self.game.edition).with_options(options).transcribed(self.game, self.phase)
        return found | ({"options": options} if options else {})


def beginnings(history: History[Any], at: int) -> list[Beginning]:
    """The last beginnings of phases up to a move, the latest first."""
    found: deque[Beginning] = deque(maxlen=TRIES)
    game = history.state(max(0, at - FURTHEST))
    begins = edition_of(game.edition).phase_begins
    number = max(0, at - FURTHEST)

    def look() -> None:
        phase = begins(game)
        if phase:
            found.append(Beginning(number, phase, game.clone()))

    while number < at:
        index = history.index(number)
        number += 1
        game.answer(index)
        game.advance(look)
    return list(found)[::-1]


def dealt(game: Game) -> dict[str, Any]:
    """The game from its deal, as a scenario says it; empty if it was not dealt from decks."""
    begun = game.beginning
    if not begun:
        return {}
    options = options_of(game)
    found = {"edition": begun["edition"], "seed": begun["seed"], "players": begun["players"]}
    return found | ({"options": options} if options else {})


def options_of(game: Game) -> dict[str, Any]:
    """The variant rules that a game is played by, but for its length."""
    return {name: value for name, value in (game.beginning.get("options") or {}).items() if name != "turns"}


def attempt(history: History[Any], start: int, at: int, target: Game, game: Game, scenario: dict[str, Any]) -> Attempt:
    """That scenario with the moves from there as its script, played beside the game, which stands at its beginning."""
    found: dict[str, Any] = {**scenario, "script": []}
    try:
        copy = opened(found, "transcript").game
    except RokuganError as error:
        return Attempt({}, str(error))
    game.advance()
    for number in range(start, at):
        asked = game.asked().player
        history.step(game, number)
        choice = game.history[-1][1]
        same = None if copy.decision is None else counterpart(copy, choice, history.index(number))
        if copy.decision is None or copy.decision.player != asked or same is None:
            return Attempt(found, f"it was played on with {asked}: {choice.move}")
        found["script"].append({asked: same.move})
        copy.take(same)
    return Attempt(found, "" if standing(copy) == standing(target) else "the table came to differ")


def counterpart(copy: Game, choice: Choice, index: int) -> Choice | None:
    """The choice of the copy that means the same: cards of one title may have other numbers there."""
    choices = copy.asked().choices
    wanted = _NUMBER.sub("", choice.move)
    if index < len(choices) and _NUMBER.sub("", choices[index].move) == wanted:
        return choices[index]
    return next((each for each in choices if _NUMBER.sub("", each.move) == wanted), None)


def standing(game: Game) -> Any:
    """Return what must be the same, without the numbers of cards: who decides among what, and what everybody has where."""
    view = game.unveiled().view(None, False)
    things: Mapping[str, Any] = view["things"]

    def one(id: str | None) -> Any:
        if id is None or id not in things:
            return None
        thing = things[id]
        kept = {key: thing.get(key) for key in ("card", "bowed", "dishonored", "honored", "tokens", "values", "face")}
        kept["card"] = str(kept["card"]).split("~")[0]
        return repr(
            (sorted(kept.items(), key=lambda item: item[0]), sorted(map(repr, map(one, thing.get("attachments", ())))))
        )

    players = [
        (
            player["name"],
            player["honor"],
            player["favor"],
            player.get("fate"),
            one(player["stronghold"]),
            sorted(repr(one(id)) for id in player["in_play"]),
            [(each["strength"], each["destroyed"], sorted(repr(one(id)) for id in each["cards"]))
             for each in player["provinces"]],
            {zone: (pile.get("size"), sorted(things[id]["card"] for id in pile["cards"]))
             for zone, pile in player["zones"].items()},
        )
        for player in view["players"]
    ]  # fmt: skip
    decision = game.decision
    asked = (
        None if decision is None else (decision.player, sorted({_NUMBER.sub("", each) for each in decision.options}))
    )
    return (view["turn"], view["phase"], view["active"], asked, players)


def as_yaml(scenario: Mapping[str, Any]) -> str:
    """A scenario as a file says it, in the order in which people read it."""
    order = ("title", "rules", "edition", "options", "seed", "turn", "phase", "active", "first_player")
    late = ("script", "goal")
    keys = [key for key in order if key in scenario]
    keys += [key for key in scenario if key not in order and key not in late]
    keys += [key for key in late if key in scenario]
    return yaml.safe_dump(
        {key: scenario[key] for key in keys}, sort_keys=False, allow_unicode=True, width=120, default_flow_style=None
    )
