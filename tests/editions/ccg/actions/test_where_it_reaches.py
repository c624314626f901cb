"""Where an action in battle reaches, and what a Terrain is."""

from __future__ import annotations

from functools import cache

import pytest
from tests.editions.ccg.text.doings import field, reader, thing

from rokugan import program as p
from rokugan.editions.ccg.actions import battle_reach, taking
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import compiled_ability
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import HOME
from rokugan.testing import Table


@pytest.mark.parametrize(
    ("filter_", "reaches"),
    [
        (p.In("battlefield", positive=False), True),  # who is not at this battlefield is elsewhere, and is named
        (p.In("battlefield", p.Ref("this"), positive=False), False),  # not where that card is: here all the same
        (p.In("home", positive=False), False),  # not at home: at this battlefield, for all that it says
        (p.In("home"), True),
        (p.In("any location"), True),
        (p.In("battlefield"), False),
        (p.State("bowed"), False),
    ],
)
def test_words_that_name_what_is_elsewhere(filter_: p.Filter, reaches: bool) -> None:
    assert battle_reach.reaches_out(field().game, reader(), filter_, thing("bear")) == reaches


@cache
def terrains() -> Table[CcgGame]:
    """Cards with Terrain on them: a Strategy and a Personality; a Strategy without it."""
    table: Table[CcgGame] = Table("celestial")
    text = "Battle: Draw a card."
    table.card("Marsh", "strategy", text=text, keywords=["Terrain"])
    table.card("Guide", text=text, keywords=["Terrain"], chi=2)
    table.card("Ruse", "strategy", text=text)
    table.lay("Ann", in_play=["Guide"], hand=["Ruse"])
    table.lay("Bob", hand=["Marsh"])
    return table.start()


@pytest.mark.parametrize(("card", "terrain"), [("marsh", True), ("guide", False), ("ruse", False)])
def test_a_terrain_is_a_strategy(card: str, terrain: bool) -> None:
    game, number = terrains().game, terrains().handles[card]
    assert battle_reach.is_terrain(game, Action(0, number, game.behaviours[number].abilities[0])) == terrain


def test_what_is_on_no_card_is_no_terrain() -> None:
    game = terrains().game
    said = compiled_ability(p.Ability(("battle",), (p.Draw(p.Number(1)),), ("Terrain",)), 0)
    last = terrains().handles["marsh"] - len(game.cards)  # what a list would take for that card
    assert not battle_reach.is_terrain(game, Action(0, last, said))


@pytest.mark.parametrize(
    ("card", "stage", "at"), [("ruse", "battle", "home"), ("marsh", "attack", "home"), ("marsh", "battle", "here")]
)
def test_where_a_strategy_enters_play(card: str, stage: str, at: str) -> None:
    """A Terrain at the battlefield where they fight (celestial.terrain.01); anything else, and at any other time, at home."""
    table: Table[CcgGame] = Table("celestial")
    table.card("Marsh", "strategy", text="Battle: Draw a card.", keywords=["Terrain"])
    table.card("Ruse", "strategy", text="Battle: Draw a card.")
    table.lay("Ann", in_play=[{"card": "Ox", "at": "Bob.P1", "side": "attacking"}], hand=["Ruse", "Marsh"])
    table.start(phase="attack")
    if stage == "battle":
        table.play("fight P1")
    game, number = table.game, table.handles[card]
    taking.put_strategy(game, Action(0, number, game.behaviours[number].abilities[0]), number)
    assert game.attack is not None
    assert game.states[number].at == (HOME if at == "home" else game.attack.current)
    assert game.attack.terrains == ([] if at == "home" else [number])
