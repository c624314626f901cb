"""Positions whose cards have abilities made of functions, played with the steps of scenarios."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from rokugan.core.game import Game
from rokugan.core.scenario import Runner
from rokugan.core.written import Names
from rokugan.editions.lcg.edition import LcgEdition
from rokugan.editions.lcg.table.abilities import ACTION, INTERRUPT, REACTION, Ability, Standing
from rokugan.editions.lcg.table.built import BuiltAbility, BuiltStanding
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.printed import Printed
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import HAND, IN_PLAY
from rokugan.editions.lcg.text import text_of

CHARACTERS = {"Ox": (3, 1, 2), "Fox": (2, 2, 1), "Hare": (1, 3, 1), "Mouse": (0, 0, 0)}
Text = tuple[Ability | Standing, ...]


def card(title: str, type: str = "character", **stats: Any) -> dict[str, Any]:
    """A card written out."""
    if type == "character" and title in CHARACTERS:
        military, political, glory = CHARACTERS[title]
        return {
            "title": title,
            "type": type,
            "military": military,
            "political": political,
            "glory": glory,
            "cost": 1,
        } | stats
    return {"title": title, "type": type, **stats}


def laid(
    texts: Mapping[str, Text], ann: Mapping[str, Any], bob: Mapping[str, Any], cards: list[dict[str, Any]], **more: Any
) -> Runner:
    """A runner on a position of Ann and Bob; `texts` has what the text of each title does."""
    plain = [card(title) for title in CHARACTERS if title not in [each["title"] for each in cards]]
    data = {
        "edition": "lcg", "cards": [*plain, *cards], "players": [{"name": "Ann", **ann}, {"name": "Bob", **bob}],
        "phase": "conflict", **more,
    }  # fmt: skip
    edition = LcgEdition()
    found = edition.finder(data, "here")

    def find(what: Any, where: str) -> Any:
        definition = found(what, where)
        text = texts.get(definition.title, ())
        if text:
            abilities = tuple(each for each in text if isinstance(each, Ability))
            standing = tuple(each for each in text if isinstance(each, Standing))
            text_of._MADE[id(definition)] = Printed(definition, abilities, standing)
        return definition

    game, handles = edition.position(data, find, "here")
    names = list(edition.names_in(game))
    return Runner(
        game, edition.inspect, Names(game.names, handles, lambda number: edition.name_of(game, number), lambda: names)
    )


def play(runner: Runner, *steps: Any) -> LcgGame:
    """Carry out steps of a scenario: `"Ann: declare military"`, `{"expect": {...}}`."""
    for step in steps:
        runner.step(step)
    game = runner.game
    assert isinstance(game, LcgGame)
    return game


def seen(game: Game, player: str | None) -> dict[str, Any]:
    """What tests ask of the view that a player, or one who looks on, gets: cards by name, None for those he may not know."""
    view = game.view(player, text=False)

    def named(id: str | None) -> str | None:
        thing = view["things"].get(id, {})
        found: str | None = thing.get("name", thing.get("card"))
        return found

    def pile(zone: dict[str, Any]) -> list[str | None]:
        known = [named(each) for each in zone["cards"]]
        return known + [None] * (zone["size"] - len(known))

    players = [
        {
            **each["extra"],
            **{name: pile(zone) for name, zone in each["zones"].items()},
            "honor": each["honor"],
            "role": named(each["extra"]["role"]),
            "provinces": [
                {"card": named(one["card"]), "cards": [named(card) for card in one["cards"]]}
                for one in each["provinces"]
            ],
        }
        for each in view["players"]
    ]
    return {"players": players, "conflict": view["extra"]["lcg"]["conflict"]}


def number(runner: Runner, name: str) -> int:
    """The number of a card."""
    return int(runner.inspect(runner.game, f"{name}.number", runner.handles))


def action(resolve: Callable[[LcgGame, Use], object], name: str = "act", **more: Any) -> BuiltAbility:
    """An action of a card in play."""
    return BuiltAbility(name, ACTION, resolve=resolve, **more)


def event(resolve: Callable[[LcgGame, Use], object], name: str = "event", **more: Any) -> BuiltAbility:
    """The action of an event card."""
    return BuiltAbility(name, ACTION, resolve=resolve, zones=1 << HAND, limit=0, **more)


def reaction(kind: int, resolve: Callable[[LcgGame, Use], object], name: str = "react", **more: Any) -> BuiltAbility:
    """A reaction to a kind of events."""
    return BuiltAbility(name, REACTION, (kind,), resolve=resolve, **more)


def interrupt(
    kind: int, resolve: Callable[[LcgGame, Use], object], name: str = "interrupt", **more: Any
) -> BuiltAbility:
    """An interrupt to a kind of events."""
    return BuiltAbility(name, INTERRUPT, (kind,), resolve=resolve, **more)


def standing(touches: int, name: str = "standing", zones: int = 1 << IN_PLAY, **parts: Any) -> BuiltStanding:
    """A constant ability, or what a lasting effect puts into force."""
    return BuiltStanding(name, touches, parts, zones=zones)


CONFLICT = ("Ann: declare military", "Ann: ring air", "Ann: province P1")
"""Ann declares a military conflict at Bob's first province; the attackers follow."""
