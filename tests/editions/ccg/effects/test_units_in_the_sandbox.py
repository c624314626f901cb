"""Bowing, moving, switching, taking control: effects on units, tried on things that they fit and on things that they do not."""

from __future__ import annotations

import pytest
from tests.editions.ccg.effects.sandbox import N, Sandbox

from rokugan import program as p

pytestmark = pytest.mark.interpreted  # the sandbox has a frame of its own

WHERE = {"ox": "Bob.P1", "elk": "Bob.P1", "yak": "Bob.P2", "sow": "Ann.home", "hare": "Bob.P1", "bear": "Bob.P3"}


@pytest.fixture
def sandbox() -> Sandbox:
    """A new copy of the table."""
    return Sandbox()


def moved(sandbox: Sandbox) -> dict[str, str]:
    """Which units are elsewhere now."""
    now = {name: str(sandbox.look(f"{name}.at")) for name in WHERE}
    return {name: place for name, place in now.items() if place != WHERE[name]}


def test_only_cards_are_discarded(sandbox: Sandbox) -> None:
    sandbox.do(p.Discard(sandbox.the("Ann", "net", "Bob.P1")))
    assert (sandbox.zones("net", "quay"), sandbox.look("Ann.hand")) == (["fate_discard", "province"], 6)
    fresh = Sandbox()
    assert fresh.do(p.Discard(fresh.the("Ann", "Bob.P1"))).unchanged


@pytest.mark.parametrize(
    ("what", "to", "place", "elsewhere"),
    [
        (("sow", "pit", "fen"), "battlefield", None, {"sow": "Bob.P1"}),
        (("spears",), "home", None, {"ox": "Ann.home"}),  # the unit moves
        (("spears", "blade"), "home", None, {"ox": "Ann.home"}),
        (("ox",), "location", "yak", {"ox": "Bob.P2"}),
        (("ox",), "location", "", {}),
        (("yak",), "attacking army", None, {"yak": "Bob.P1"}),
        (("sow",), "attacking army", None, {"sow": "Bob.P1"}),
        (("sow",), "defending army", None, {}),
        (("bear",), "attacking army", None, {}),
        (("bear",), "defending army", None, {"bear": "Bob.P1"}),
        (("bear", "lynx"), "enemy army", None, {"bear": "Bob.P1"}),
        (("sow",), "any battlefield", "yak", {"sow": "Bob.P2"}),
        (("yak", "sow"), "any battlefield", "yak", {"sow": "Bob.P2"}),
    ],
)
def test_where_units_are_moved(
    sandbox: Sandbox, what: tuple[str, ...], to: p.words.Destination, place: str | None, elsewhere: dict[str, str]
) -> None:
    sandbox.do(p.Move(sandbox.the(*what), to, sandbox.perhaps(place)))
    assert (moved(sandbox), sandbox.asks) == (elsewhere, [])
    assert len(sandbox.did("move")) == len(elsewhere)
    assert sandbox.look("Cat.honor") == 10 + len(elsewhere)  # who is there already is not about to move


def test_an_army_is_entered_by_those_who_are_not_in_it(sandbox: Sandbox) -> None:
    sandbox.do(p.Move(sandbox.the("ox", "elk", "sow"), "attacking army"))
    assert sandbox.did("move") == ["Sow"]
    assert sandbox.look("Cat.honor") == 11


def test_who_goes_over_to_the_enemy_is_on_his_side(sandbox: Sandbox) -> None:
    sandbox.do(p.Move(sandbox.the("elk", "hare", "lynx"), "enemy army"))
    sides = [sandbox.game.states[sandbox.number(name)].side for name in ("ox", "elk", "hare")]
    assert sides == [1, 2, 2]
    assert sandbox.look("lynx.at") == "Cat.home"


@pytest.mark.parametrize("stage", ["attack", "peace"])
@pytest.mark.parametrize("to", ["attacking army", "defending army", "enemy army", "battlefield"])
def test_there_is_no_army_to_join_while_no_battle_is_fought(stage: str, to: p.words.Destination) -> None:
    sandbox = Sandbox(stage=stage)
    sandbox.do(p.Move(sandbox.the("sow", "wolf", "yak"), to))
    assert sandbox.unchanged


def test_nobody_moves_to_a_battlefield_that_there_is_not() -> None:
    sandbox = Sandbox(stage="peace")
    assert sandbox.do(p.Move(sandbox.the("sow"), "any battlefield", sandbox.the("Bob.P2"))).unchanged
    assert sandbox.do(p.Move(sandbox.the("sow"), "any location")).unchanged


@pytest.mark.parametrize(
    ("what", "to", "asked"),
    [
        (("sow",), "any battlefield", ["Bob.P1", "Bob.P2", "Bob.P3"]),
        (("sow",), "any location", ["Bob.P1", "Bob.P2", "Bob.P3"]),
        (("ox",), "any location", ["Bob.P2", "Bob.P3", "home"]),
        (("ox",), "any battlefield", ["Bob.P2", "Bob.P3"]),
        (("ox", "sow"), "any location", ["Bob.P1", "Bob.P2", "Bob.P3", "home"]),
        (("ox", "yak"), "any battlefield", ["Bob.P1", "Bob.P2", "Bob.P3"]),
    ],
)
def test_where_the_player_may_move_units(
    sandbox: Sandbox, what: tuple[str, ...], to: p.words.Destination, asked: list[str]
) -> None:
    sandbox.do(p.Move(sandbox.the(*what), to))
    assert sandbox.asks == ["Ann", *(f"target {place}" for place in asked)]


@pytest.mark.parametrize("edition", ["samurai", "celestial"])
def test_a_lost_battlefield_is_no_place_to_go(edition: str) -> None:
    sandbox = Sandbox(edition)
    sandbox.do(p.Destroy(sandbox.the("Bob.P2")), p.Move(sandbox.the("sow"), "any battlefield"))
    assert sandbox.asks == ["Ann", "target Bob.P1", "target Bob.P3"]


def test_what_is_in_no_unit_is_not_moved(sandbox: Sandbox) -> None:
    assert sandbox.do(p.Move(sandbox.the("pit", "fen"), "any location")).unchanged


def test_who_is_there_already_does_not_move(sandbox: Sandbox) -> None:
    sandbox.do(p.Move(sandbox.the("ox", "sow"), "any location"), moves=("target Bob.P1",))
    assert sandbox.did("move") == ["Sow"]
    assert sandbox.look("Cat.honor") == 11


@pytest.mark.rule("celestial.movement.03")
@pytest.mark.parametrize(
    ("one", "other", "elsewhere"),
    [
        ("ox", "sow", {"ox": "Ann.home", "sow": "Bob.P1"}),
        ("ox", "yak", {"ox": "Bob.P2", "yak": "Bob.P1"}),
        ("ox", "elk", {}),
        ("sow", "mole", {}),
        ("ox", "spears", {}),  # one unit
        ("ox", "", {}),
        ("ox", "pit", {}),
        ("ox", "lynx", {}),  # Cat takes no part in the attack
    ],
)
def test_two_units_switch_their_locations(sandbox: Sandbox, one: str, other: str, elsewhere: dict[str, str]) -> None:
    assert moved(sandbox.do(p.Switch(sandbox.the(one), sandbox.the(other)))) == elsewhere
    assert sandbox.unchanged == (not elsewhere)


def test_a_card_in_play_is_taken_by_a_player(sandbox: Sandbox) -> None:
    sandbox.do(p.TakeControl(sandbox.the("hare", "whip"), sandbox.the("")))
    assert sandbox.unchanged
    sandbox.do(p.TakeControl(sandbox.the("hare", "whip"), p.You()))
    assert (sandbox.look("hare.controller"), sandbox.zones("whip")) == ("Ann", ["hand"])


def test_what_was_not_taken_is_not_given_back_and_the_rest_is(sandbox: Sandbox) -> None:
    sandbox.do(p.TakeControl(sandbox.the("hare"), p.You()), p.GiveBack(sandbox.the("elk", "hare")))
    assert (sandbox.look("hare.controller"), sandbox.look("elk.controller")) == ("Bob", "Ann")


def test_nothing_is_given_back_to_who_has_left_the_game(sandbox: Sandbox) -> None:
    sandbox.do(p.TakeControl(sandbox.the("sow"), sandbox.the("Cat")))
    assert sandbox.look("sow.controller") == "Cat"
    sandbox.game.players[0].eliminated = True
    sandbox.of(2, "lynx").do(p.GiveBack(sandbox.the("sow")))
    assert sandbox.look("sow.controller") == "Cat"


def test_an_effect_inside_another_asks_its_own_condition(sandbox: Sandbox) -> None:
    """`Regardless` and the like carry out what they hold themselves."""
    held = p.If(p.Moment("battle"), (p.GainHonor(N(2)),), (p.GainHonor(N(5)),))
    assert sandbox.do(p.Regardless(held)).look("Ann.honor") == 12
    fails = p.If(p.Moment("action phase"), (p.GainHonor(N(2)),), (p.GainHonor(N(5)),))
    assert sandbox.do(p.Regardless(fails)).look("Ann.honor") == 17
