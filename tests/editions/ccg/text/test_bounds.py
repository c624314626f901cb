"""What carries a stat, and how far: bonuses, what sets it, its bounds, its minimum and maximum."""

from __future__ import annotations

from typing import Literal

import pytest
from tests.editions.ccg.text.war import NAMES, at

from rokugan import program as p
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import ATTACKING, CHI, DEFENDING, FORCE, PERSONAL_HONOR, STRENGTH, province_thing
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.editions.ccg.text.continuous import bounds
from rokugan.editions.ccg.text.phrases import army_bonuses, kept_bounds, values
from rokugan.testing import Table

Bound = Literal["minimum", "maximum", "floor", "ceiling"]
N = p.Number
MINE = p.Each(p.Noun(("personality",), whose="your"))
THIS = p.Ref("this")


def table_with(*traits: p.Continuous, edition: str = "samurai") -> Table[CcgGame]:
    """Ann has Ox (4F/3C/2PH) and a Holding for each trait; Bob has Elk (1F/1C)."""
    table: Table[CcgGame] = Table(edition)
    table.card("Ox", force=4, chi=3, personal_honor=2)
    table.card("Elk", force=1, chi=1)
    table.lay("Ann", in_play=["Ox"])
    table.lay("Bob", in_play=["Elk"])
    for number, trait in enumerate(traits):
        table.card(f"Hall {number}", "holding", program=p.Program(traits=(trait,)))
        table.lay("Ann", in_play=[f"Hall {number}"])
    return table.start()


def said(*limits: tuple[Bound, int]) -> list[p.Continuous]:
    """A trait of Ann's for each of the limits of Force."""
    return [p.Continuous(MINE, (p.Limit("force", bound, N(value)),)) for bound, value in limits]


LIMITS: list[tuple[list[tuple[Bound, int]], tuple[int | None, int | None]]] = [
    ([], (None, None)),
    ([("minimum", 2), ("minimum", 5)], (5, None)),
    ([("minimum", 5), ("minimum", 2)], (5, None)),
    ([("maximum", 2), ("maximum", 5)], (None, 2)),
    ([("maximum", 5), ("maximum", 2)], (None, 2)),
    ([("minimum", 1), ("maximum", 7), ("minimum", 3), ("maximum", 6)], (3, 6)),
    ([("floor", 3), ("ceiling", 6)], (None, None)),
]


@pytest.mark.parametrize(("limits", "expected"), LIMITS)
def test_the_tightest_limits_count(limits: list[tuple[Bound, int]], expected: tuple[int | None, int | None]) -> None:
    """Those that traits set, and those that effects have set."""
    table = table_with(*said(*limits))
    ox, elk = table.handles["ox"], table.handles["elk"]
    assert bounds.limits(table.game, ox, FORCE) == expected
    assert bounds.limits(table.game, ox, CHI) == (None, None)
    assert bounds.limits(table.game, elk, FORCE) == (None, None)
    for bound, value in limits:
        table.game.modify(elk, Modifier(bound, ox, 0, "turn", FORCE, value))
    assert bounds.limits(table.game, elk, FORCE) == expected
    assert bounds.limits(table.game, elk, CHI) == (None, None)


@pytest.mark.rule("samurai.stats.21")
@pytest.mark.parametrize(
    ("limits", "amount", "expected"),
    [
        ([("floor", 1), ("floor", 3)], -9, -1),
        ([("floor", 3), ("floor", 1)], -9, -1),
        ([("ceiling", 6), ("ceiling", 9)], 9, 2),
        ([("ceiling", 9), ("ceiling", 6)], 9, 2),
        ([("minimum", 3), ("maximum", 5)], 9, 9),
        ([("floor", 3), ("ceiling", 5)], 9, 1),
    ],
)
def test_a_change_goes_as_far_as_the_tightest_bound(
    limits: list[tuple[Bound, int]], amount: int, expected: int
) -> None:
    """Bounds of traits, of effects, and of the text itself that makes the change: Ox has 4 Force."""
    table = table_with(*said(*limits))
    game, ox = table.game, table.handles["ox"]
    assert kept_bounds.within(game, None, ox, FORCE, amount) == expected
    table = table_with()
    game, ox = table.game, table.handles["ox"]
    for bound, value in limits:
        game.modify(ox, Modifier(bound, ox, 0, "turn", FORCE, value))
    assert kept_bounds.within(game, None, ox, FORCE, amount) == expected
    own = [p.Bound("force", bound, N(value)) for bound, value in limits if bound in ("floor", "ceiling")]
    if own:
        table = Table("samurai")
        ability = p.Ability(("open",), (p.Draw(N(1)), *own, p.Bound("chi", "floor", N(50))))
        table.card("Ox", force=4, chi=3, program=p.Program(abilities=(ability,)))
        table.lay("Ann", in_play=["Ox"])
        game, ox = table.game, table.handles["ox"]
        action = Action(0, ox, game.behaviours[ox].abilities[0])
        assert kept_bounds.within(game, action, ox, FORCE, amount) == expected


@pytest.mark.parametrize(
    ("changes", "expected"),
    [
        ([p.Modify("force", N(3))], 7),
        ([p.Modify("force", N(3), bound=N(5))], 5),
        ([p.Modify("force", N(3), negative=True, bound=N(3))], 3),
        ([p.Modify("force", N(3), bound=N(5)), p.Limit("force", "ceiling", N(6))], 5),
        ([p.Modify("force", N(3), bound=N(6)), p.Limit("force", "ceiling", N(5))], 5),
        ([p.Modify("force", N(3), negative=True, bound=N(2)), p.Limit("force", "floor", N(3))], 3),
        ([p.Modify("force", N(9), negative=True), p.Limit("force", "ceiling", N(5))], 0),
        ([p.SetStat("force", N(6))], 6),
        ([p.SetStat("force", N(6)), p.Limit("force", "maximum", N(5))], 5),
        ([p.Limit("force", "minimum", N(5)), p.Limit("force", "maximum", N(5))], 5),  # they do not contradict
        ([p.Limit("force", "minimum", N(-3)), p.Modify("force", N(9), negative=True)], 0),
        ([p.Limit("force", "minimum", N(6)), p.Limit("force", "maximum", N(5))], 4),
    ],
)
def test_what_traits_make_of_a_stat(changes: list[p.Change], expected: int) -> None:
    table = table_with(*(p.Continuous(MINE, (change,)) for change in changes))
    assert table.look("ox.force") == expected
    assert table.look("elk.force") == 1  # he is not Ann's


@pytest.mark.rule("samurai.traits.20")
def test_traits_of_a_card_out_of_play_set_its_own_stats() -> None:
    changes = (p.SetStat("gold_cost", N(1)), p.Limit("force", "maximum", N(2)), p.Modify("chi", N(4)))
    table: Table[CcgGame] = Table("samurai")
    table.card("Ox", force=4, chi=3, gold_cost=6, program=p.Program(traits=(p.Continuous(THIS, changes),)))
    table.card("Elk", force=4, chi=3, gold_cost=6)
    table.lay("Ann", dynasty_discard=["Ox", "Elk"])
    assert [table.look(f"ox.{stat}") for stat in ("gold_cost", "force", "chi")] == [1, 2, 7]
    assert [table.look(f"elk.{stat}") for stat in ("gold_cost", "force", "chi")] == [6, 4, 3]


def test_a_minimum_above_the_highest_personal_honor_changes_nothing() -> None:
    """Personal Honor is 5 at most: what it was when the minimum was given stays."""
    table = table_with(p.Continuous(MINE, (p.Modify("personal_honor", N(9)),)), edition="celestial")
    table.card("Pride", "strategy", focus_value=1, text="Open: Target a Personality. His minimum Personal Honor is 7.")
    table.lay("Ann", hand=["Pride"])
    table.start().play("play Pride", "target Ox")
    assert table.look("ox.personal_honor") == 5
    assert values.unlimited(table.game, table.handles["ox"], PERSONAL_HONOR) == 11


def test_tokens_of_a_province() -> None:
    table = table_with()
    province = table.game.province(province_thing(0, 1))
    strength = table.game.value(province.thing, STRENGTH)
    province.tokens = (("+2PS", 3), ("+1F", 1))
    table.game.touch()
    assert table.game.value(province.thing, STRENGTH) == strength + 6


# ------------------------------------------------------------------------------------------------ armies


def armies(*traits: p.Continuous | p.Forbid | p.Allow) -> Table[CcgGame]:
    """Ann's Ox (4F) and Sow (2F) fight Bob's Elk (1F) at his first province; her Yak (8F) is at the second, her Ewe (16F) at
    home."""
    table: Table[CcgGame] = Table("samurai", *NAMES)
    for title, force in (("Ox", 4), ("Sow", 2), ("Elk", 1), ("Yak", 8), ("Ewe", 16)):
        table.card(title, force=force, chi=2)
    table.card("Ghost", force=5, chi=2)
    for number, trait in enumerate(traits):
        table.card(f"Hall {number}", "holding", program=p.Program(traits=(trait,)))
        table.lay("Ann", in_play=[f"Hall {number}"])
    mine = [at("Ox", "Bob.P1", "attacking"), at("Sow", "Bob.P1", "attacking"), at("Yak", "Bob.P2", "attacking"), "Ewe"]
    table.card("Ruse", "strategy", text="Battle: Draw a card.", focus_value=1)
    table.lay("Ann", hand=["Ruse"], in_play=mine, dynasty_discard=["Ghost"])
    table.lay("Bob", in_play=[at("Elk", "Bob.P1", "defending")])
    return table.start(phase="attack").play("fight P1")


HERE, BESIDE = province_thing(1, 0), province_thing(1, 1)


def test_the_armies_of_some_units() -> None:
    """Each once; who is at home or out of play is in none."""
    table = armies()
    those = p.These(tuple(table.handles[name] for name in ("ewe", "ox", "sow", "ghost", "elk", "yak")))
    found = army_bonuses.meant(table.game, Action(0, table.handles["ox"], None), those)
    assert found == [(HERE, ATTACKING), (HERE, DEFENDING), (BESIDE, ATTACKING)]


@pytest.mark.parametrize(
    ("what", "change", "expected"),
    [
        (p.Ref("army"), p.Modify("force", N(1)), True),
        (p.Ref("army"), p.Modify("chi", N(1)), False),
        (p.Ref("army"), p.Limit("force", "maximum", N(1)), False),
        (MINE, p.Modify("force", N(1)), False),
    ],
)
def test_what_an_army_is_given_as_a_whole(what: p.Thing, change: p.Change, expected: bool) -> None:
    assert army_bonuses.is_given(what, change) is expected


@pytest.mark.parametrize(
    ("trait", "attacking", "defending"),
    [
        (p.Continuous(p.Ref("army"), (p.Modify("force", N(3)),)), 9, 1),
        (p.Continuous(p.Ref("enemy army"), (p.Modify("force", N(3)),)), 6, 4),
        (p.Continuous(p.Ref("army"), (p.Modify("force", N(7), negative=True),)), 0, 1),
        (p.Continuous(p.Ref("army"), (p.Modify("force", N(3)),), p.Moment("your turn")), 9, 1),
        (p.Continuous(p.Ref("army"), (p.Modify("force", N(3)),), p.Moment("not your turn")), 6, 1),
    ],
)
def test_the_force_of_armies(trait: p.Continuous, attacking: int, defending: int) -> None:
    game = armies(trait).game
    assert army_bonuses.army_force(game, HERE, ATTACKING) == attacking
    assert army_bonuses.army_force(game, HERE, DEFENDING) == defending


@pytest.mark.rule("samurai.g-replacement.02")
@pytest.mark.parametrize(
    ("kinds", "seat", "attacking", "defending"),
    [
        (("lends force",), 1, 2, 5),  # the Ox, to Bob's army
        (("bonus", "lends force"), 1, 2, 5),
        (("bonus",), 1, 6, 1),
        (("lends force",), 0, 6, 1),  # to the army in which he is
        (("lends force",), 2, 6, 1),  # Cat has none
    ],
)
def test_force_that_is_lent(
    kinds: tuple[Literal["bonus", "lends force"], ...], seat: int, attacking: int, defending: int
) -> None:
    table = armies()
    game, ox = table.game, table.handles["ox"]
    for kind in kinds:
        game.modify(ox, Modifier(kind, ox, seat, "battle"))
    assert army_bonuses.army_force(game, HERE, ATTACKING) == attacking
    assert army_bonuses.army_force(game, HERE, DEFENDING) == defending


@pytest.mark.parametrize(
    ("negative", "seat", "attacking", "defending", "called"),
    [
        (False, 0, 9, 1, "force bonus"),
        (True, 0, 3, 1, "force penalty"),
        (False, 1, 6, 4, "force bonus"),
    ],
)
def test_force_given_to_an_army(negative: bool, seat: int, attacking: int, defending: int, called: str) -> None:
    """Once, however many units it has; the army at the other battlefield gets none."""
    table = armies()
    game = table.game
    action = Action(seat, table.handles["ox"], None)
    army_bonuses.give(game, action, p.Ref("army"), p.Modify("force", N(3), negative), "battle")
    assert army_bonuses.army_force(game, HERE, ATTACKING) == attacking
    assert army_bonuses.army_force(game, HERE, DEFENDING) == defending
    assert army_bonuses.army_force(game, BESIDE, ATTACKING) == 8
    assert [(did.verb, did.thing) for did in action.did] == [(called, HERE)]


@pytest.mark.parametrize(
    ("traits", "bowed", "attacking"),
    [
        ((), "", 6),
        ((), "sow", 4),
        ((p.Allow("force bowed", MINE),), "sow", 6),
        ((p.Forbid("will not", "contribute force", p.Each(p.Noun(("personality",), (p.Titled("Sow"),)))),), "", 4),
        ((p.Forbid("will not", "bow", MINE),), "", 6),
        (
            (p.Continuous(MINE, (p.Modify("force", N(1)),)), p.Continuous(p.Ref("army"), (p.Modify("force", N(3)),))),
            "",
            11,
        ),
    ],
)
def test_who_contributes_his_force(
    traits: tuple[p.Continuous | p.Forbid | p.Allow, ...], bowed: str, attacking: int
) -> None:
    table = armies(*traits)
    if bowed:
        table.game.states[table.handles[bowed]].bowed = True
        table.game.touch()
    assert army_bonuses.army_force(table.game, HERE, ATTACKING) == attacking


@pytest.mark.rule("samurai.resolution.03")
def test_a_side_without_units_has_no_force_whatever_it_is_given() -> None:
    table = armies()
    table.game.modify(BESIDE, Modifier("army force", table.handles["ox"], 1, "battle", FORCE, 5, word="defending"))
    assert army_bonuses.army_force(table.game, BESIDE, DEFENDING) == 0
    assert army_bonuses.army_force(table.game, BESIDE, ATTACKING) == 8
