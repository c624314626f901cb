"""What the chapters answer where a thing is no card, a pile is empty, or a battlefield is gone."""

from __future__ import annotations

import pytest
from tests.editions.ccg.effects.sandbox import Sandbox, laid
from tests.editions.ccg.text.war import PLACES

from rokugan import program as p
from rokugan.editions.ccg.battle.attack import AttackPhase
from rokugan.editions.ccg.chapters.turn import Turns
from rokugan.editions.ccg.costs.entering_play import BringIntoPlay
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import DISCARD, LOSE
from rokugan.editions.samurai.events import SamuraiEvents

pytestmark = pytest.mark.interpreted  # the sandbox has a frame of its own


@pytest.mark.rule("samurai.g-targeting.06")
@pytest.mark.parametrize(("card", "may"), [("mill", True), ("crow", False)])
def test_a_card_whose_face_is_down_is_not_targeted_while_an_effect_resolves(card: str, may: bool) -> None:
    sandbox = Sandbox(stage="peace")
    node = p.Target(p.Noun(("holding", "personality"), zone="province"), 0)
    assert sandbox.game.rules.actions.targetable(sandbox.game, sandbox.action, node, sandbox.number(card)) == may


def test_nobody_commits_seppuku_for_a_loss_that_nobody_has() -> None:
    sandbox = Sandbox(stage="peace")
    event = Event(LOSE, [], 0)
    event.action = sandbox.saying(2)
    assert sandbox.game.rules.events.seppuku_candidates(sandbox.game, event) == []


def test_a_stronghold_stays_in_play_and_what_is_no_card_is_none() -> None:
    sandbox = Sandbox(stage="peace")
    keep = sandbox.game.players[0].stronghold
    prevents = sandbox.game.rules.events.prevents
    assert prevents(sandbox.game, Event(DISCARD, [keep], 0), keep)
    last = keep - len(sandbox.game.cards)  # what a list would take for it
    assert not prevents(sandbox.game, Event(DISCARD, [last], 0), last)


def test_what_other_editions_have() -> None:
    """No Paths to Victory, nor Terrains that the rules bar, in Celestial Edition; a Region is brought in as it is."""
    sandbox = Sandbox("celestial", "peace")
    game = sandbox.game
    assert game.rules.seen.path_of(game, 0, "military") == 0
    assert not game.rules.battle.terrain_barred(game, 0)
    frame = BringIntoPlay(0, sandbox.number("moor"), 0, PLACES["Ann.P1"])
    turns = game.rules.turn
    assert isinstance(turns, Turns)
    turns.reveal_costly_region(game, frame)
    assert game.stack[-1] is frame


@pytest.mark.rule("samurai.provinces.09")
@pytest.mark.parametrize(
    ("place", "left", "terrain"),
    [
        ("Bob.P1", ["Bob.P2", "Bob.P3"], "fate_discard"),
        ("Bob.P2", ["Bob.P1", "Bob.P3"], "battlefield"),
        ("Ann.P1", ["Bob.P1", "Bob.P2", "Bob.P3"], "battlefield"),
    ],
)
def test_a_battlefield_goes_with_its_terrain(place: str, left: list[str], terrain: str) -> None:
    """The Terrain lies at the first; a province that is no battlefield takes none along."""
    sandbox = Sandbox()
    game, ruse = sandbox.game, sandbox.number("ruse")
    assert game.attack is not None
    game.attack.battlefields = [PLACES[each] for each in ("Bob.P1", "Bob.P2", "Bob.P3")]
    game.take_out(ruse)
    game.enter(ruse, 0).at = PLACES["Bob.P1"]
    game.attack.terrains.append(ruse)
    events = game.rules.events
    assert isinstance(events, SamuraiEvents)
    events.battlefield_gone(game, PLACES[place])
    sandbox.go_on()
    assert game.attack.battlefields == [PLACES[each] for each in left]
    assert sandbox.zones("ruse") == [terrain]


def test_no_battle_is_fought_at_a_lost_province() -> None:
    game = laid("celestial", "attack").game.clone()
    game.province(PLACES["Bob.P2"]).destroyed = True
    frame = next(each for each in game.stack if isinstance(each, AttackPhase))
    game.decision = None
    frame.fight(game)
    assert game.asked().options == ["fight P1", "fight P3"]
