"""Bowing, moving, switching, taking control: effects on units, tried on things that they fit and on things that they do not."""

from __future__ import annotations

import pytest
from tests.editions.ccg.effects.yard import N, Yard

from rokugan import program as p

pytestmark = pytest.mark.interpreted  # the yard has a frame of its own

WHERE = {"ox": "Bob.P1", "elk": "Bob.P1", "yak": "Bob.P2", "sow": "Ann.home", "hare": "Bob.P1", "bear": "Bob.P3"}


@pytest.fixture
def yard() -> Yard:
    """A new copy of the table."""
    return Yard()


def moved(yard: Yard) -> dict[str, str]:
    """Which units are elsewhere now."""
    now = {name: str(yard.look(f"{name}.at")) for name in WHERE}
    return {name: place for name, place in now.items() if place != WHERE[name]}


def test_only_cards_are_discarded(yard: Yard) -> None:
    yard.do(p.Discard(yard.the("Ann", "net", "Bob.P1")))
    assert (yard.zones("net", "quay"), yard.look("Ann.hand")) == (["fate_discard", "province"], 6)
    fresh = Yard()
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
    yard: Yard, what: tuple[str, ...], to: p.words.Destination, place: str | None, elsewhere: dict[str, str]
) -> None:
    yard.do(p.Move(yard.the(*what), to, yard.perhaps(place)))
    assert (moved(yard), yard.asks) == (elsewhere, [])
    assert len(yard.did("move")) == len(elsewhere)
    assert yard.look("Cat.honor") == 10 + len(elsewhere)  # who is there already is not about to move


def test_an_army_is_entered_by_those_who_are_not_in_it(yard: Yard) -> None:
    yard.do(p.Move(yard.the("ox", "elk", "sow"), "attacking army"))
    assert yard.did("move") == ["Sow"]
    assert yard.look("Cat.honor") == 11


def test_who_goes_over_to_the_enemy_is_on_his_side(yard: Yard) -> None:
    yard.do(p.Move(yard.the("elk", "hare", "lynx"), "enemy army"))
    sides = [yard.game.states[yard.number(name)].side for name in ("ox", "elk", "hare")]
    assert sides == [1, 2, 2]
    assert yard.look("lynx.at") == "Cat.home"


@pytest.mark.parametrize("stage", ["attack", "peace"])
@pytest.mark.parametrize("to", ["attacking army", "defending army", "enemy army", "battlefield"])
def test_there_is_no_army_to_join_while_no_battle_is_fought(stage: str, to: p.words.Destination) -> None:
    yard = Yard(stage=stage)
    yard.do(p.Move(yard.the("sow", "wolf", "yak"), to))
    assert yard.unchanged


def test_nobody_moves_to_a_battlefield_that_there_is_not() -> None:
    yard = Yard(stage="peace")
    assert yard.do(p.Move(yard.the("sow"), "any battlefield", yard.the("Bob.P2"))).unchanged
    assert yard.do(p.Move(yard.the("sow"), "any location")).unchanged


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
    yard: Yard, what: tuple[str, ...], to: p.words.Destination, asked: list[str]
) -> None:
    yard.do(p.Move(yard.the(*what), to))
    assert yard.asks == ["Ann", *(f"target {place}" for place in asked)]


@pytest.mark.parametrize("edition", ["samurai", "celestial"])
def test_a_lost_battlefield_is_no_place_to_go(edition: str) -> None:
    yard = Yard(edition)
    yard.do(p.Destroy(yard.the("Bob.P2")), p.Move(yard.the("sow"), "any battlefield"))
    assert yard.asks == ["Ann", "target Bob.P1", "target Bob.P3"]


def test_what_is_in_no_unit_is_not_moved(yard: Yard) -> None:
    assert yard.do(p.Move(yard.the("pit", "fen"), "any location")).unchanged


def test_who_is_there_already_does_not_move(yard: Yard) -> None:
    yard.do(p.Move(yard.the("ox", "sow"), "any location"), moves=("target Bob.P1",))
    assert yard.did("move") == ["Sow"]
    assert yard.look("Cat.honor") == 11


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
def test_two_units_switch_their_locations(yard: Yard, one: str, other: str, elsewhere: dict[str, str]) -> None:
    assert moved(yard.do(p.Switch(yard.the(one), yard.the(other)))) == elsewhere
    assert yard.unchanged == (not elsewhere)


def test_a_card_in_play_is_taken_by_a_player(yard: Yard) -> None:
    yard.do(p.TakeControl(yard.the("hare", "whip"), yard.the("")))
    assert yard.unchanged
    yard.do(p.TakeControl(yard.the("hare", "whip"), p.You()))
    assert (yard.look("hare.controller"), yard.zones("whip")) == ("Ann", ["hand"])


def test_what_was_not_taken_is_not_given_back_and_the_rest_is(yard: Yard) -> None:
    yard.do(p.TakeControl(yard.the("hare"), p.You()), p.GiveBack(yard.the("elk", "hare")))
    assert (yard.look("hare.controller"), yard.look("elk.controller")) == ("Bob", "Ann")


def test_nothing_is_given_back_to_who_has_left_the_game(yard: Yard) -> None:
    yard.do(p.TakeControl(yard.the("sow"), yard.the("Cat")))
    assert yard.look("sow.controller") == "Cat"
    yard.game.players[0].eliminated = True
    yard.of(2, "lynx").do(p.GiveBack(yard.the("sow")))
    assert yard.look("sow.controller") == "Cat"


def test_an_effect_inside_another_asks_its_own_condition(yard: Yard) -> None:
    """`Regardless` and the like carry out what they hold themselves."""
    held = p.If(p.Moment("battle"), (p.GainHonor(N(2)),), (p.GainHonor(N(5)),))
    assert yard.do(p.Regardless(held)).look("Ann.honor") == 12
    fails = p.If(p.Moment("action phase"), (p.GainHonor(N(2)),), (p.GainHonor(N(5)),))
    assert yard.do(p.Regardless(fails)).look("Ann.honor") == 17
