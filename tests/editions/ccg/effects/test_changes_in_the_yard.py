"""What texts give for a time, what stands for all of a kind, what waits, and what is paid inside effects."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.ccg.effects.yard import N, Yard

from rokugan import program as p
from rokugan.editions.ccg.effects import assigning, delays, standing
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import BOW, DESTROY, MOVE, Cause
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, FORCE
from rokugan.editions.ccg.text.phrases import army_bonuses

pytestmark = pytest.mark.interpreted  # the yard has a frame of its own

GAIN = p.GainHonor(N(1))
PLUS = p.Modify("force", N(2))
THEM = p.Noun(("personality",))
EACH = p.Each(THEM)
BATTLE = p.Trigger("after", p.Pattern("battle ends"))


@pytest.fixture
def yard() -> Yard:
    """A new copy of the table."""
    return Yard()


# ------------------------------------------------------------------------------------------------------ paying


@pytest.mark.parametrize(("cause", "off"), [("cost", True), ("effect", False)])
def test_a_cost_of_gold_that_is_not_paid_stops_the_text(yard: Yard, cause: Cause, off: bool) -> None:
    yard.do(p.PayGold(N(5)), cause=cause)
    assert yard.action.payment.refused is off
    assert yard.did("pay") == []


@pytest.mark.parametrize(
    ("cards", "bowed", "honor"), [(("elk", "yak"), [True, True], 11), (("elk", "sow"), [False, True], 10)]
)
def test_only_what_can_be_paid_in_full_is_paid(
    yard: Yard, cards: tuple[str, ...], bowed: list[bool], honor: int
) -> None:
    yard.do(p.Bow(yard.the("sow")), p.Paying(tuple(p.Bow(yard.the(each)) for each in cards), (GAIN,)))
    assert ([yard.look(f"{name}.bowed") for name in cards], yard.look("Ann.honor")) == (bowed, honor)


@pytest.mark.parametrize(
    ("other", "subject", "cause", "done", "payer"),
    [
        ("bear", "hare", "cost", False, "bear"),
        ("bear", "hare", "effect", False, "hare"),
        ("bear", "hare", "cost", True, "hare"),
        ("", "hare", "cost", False, "hare"),
        ("whip", "hare", "cost", False, "hare"),
        ("bear", "wolf", "cost", False, "hare"),
        ("hare", "hare", "cost", False, "hare"),
        ("lynx", "hare", "cost", False, "hare"),  # who does not bow
    ],
)
def test_which_card_pays_in_the_place_of_another(
    yard: Yard, other: str, subject: str, cause: Cause, done: bool, payer: str
) -> None:
    yard.do(p.Give(yard.the("lynx"), (p.Forbid("will not", "bow", costs_too=True),)))
    event = yard.answering(BOW, "hare", subject=subject)
    event.cause = cause
    event.done = list(event.things) if done else []
    yard.do(p.PayWith(yard.the(other)))
    assert event.things == [yard.number(payer)]


def test_what_pays_already_pays_only_once(yard: Yard) -> None:
    event = yard.answering(BOW, "hare", "bear", subject="hare")
    event.cause = "cost"
    yard.do(p.PayWith(yard.the("bear")))
    assert event.things == [yard.number("hare"), yard.number("bear")]


# ----------------------------------------------------------------------------------------------------- changes


def test_who_can_not_gain_a_keyword_can_lose_it(yard: Yard) -> None:
    ban = p.Forbid("may not", "gain keyword", by=p.HasKeyword("Samurai"))
    yard.do(p.Give(yard.the("ox", "elk"), (ban,)))
    yard.do(
        p.Give(yard.the("elk"), (p.GrantKeyword("Samurai"),)),
        p.Give(yard.the("ox"), (p.GrantKeyword("Samurai", False),)),
    )
    assert "Samurai" not in str(yard.look("elk.keywords"))
    assert "Samurai" not in str(yard.look("ox.keywords"))


def test_a_card_loses_so_many_abilities_of_the_players_choice(yard: Yard) -> None:
    seal = yard.number("seal")
    yard.do(p.Give(yard.the("seal", "Bob.P1"), (p.LoseAbility(2),)), moves=("choose Seal:1", "choose Seal:1"))
    assert (yard.asks, len(yard.game.abilities(seal))) == ([], 3)


def test_a_province_has_no_abilities_and_copies_none(yard: Yard) -> None:
    changes = (p.LoseAbility(1), p.GrantKeyword("Farm", False))
    assert yard.do(p.Give(yard.the("Bob.P1"), changes)).asks == []


@pytest.mark.parametrize(("is_action", "card", "force"), [(True, "ox", 8), (False, "ox", 5), (True, "Ann", 5)])
def test_a_bonus_from_an_ability_is_increased(yard: Yard, is_action: bool, card: str, force: int) -> None:
    """Of an action of a card; not of what a trait gives, nor of an action that is of no card."""
    more = p.Allow("increase force bonus", yard.the("ox"), N(3), p.Noun(("card",)))
    yard.do(p.Give(yard.the("Ann"), (more,)))
    yard.of(0, card)
    yard.action.is_action = is_action
    yard.do(p.Give(yard.the("ox"), (PLUS,)))
    assert yard.look("ox.force") == force


@pytest.mark.parametrize(("amount", "force"), [(1, 7), (2, 8), (-1, 2)])
def test_only_a_bonus_is_increased(yard: Yard, amount: int, force: int) -> None:
    yard.do(p.Give(yard.the("Ann"), (p.Allow("increase force bonus", yard.the("ox"), N(3), p.Noun(("card",))),)))
    yard.action.is_action = True
    assert yard.do(p.Give(yard.the("ox"), (p.Modify("force", N(amount)),))).look("ox.force") == force


@pytest.mark.parametrize(("cause", "force"), [("effect", 3), ("cost", 5)])
def test_what_is_given_as_a_cost_is_not_negated(cause: Cause, force: int) -> None:
    yard = Yard("celestial")
    yard.do(p.Negate("force bonus", yard.the("ox"), ""))
    assert yard.do(p.Give(yard.the("ox"), (PLUS,)), cause=cause).look("ox.force") == force


def test_all_ranged_attacks_of_a_time_are_stronger(yard: Yard) -> None:
    yard.action, target = yard.saying(4), p.Target(THEM, 0)
    yard.action.targets.slots = [[yard.number("bear")]]
    assert yard.do(p.RangedAttack(N(3), target)).zones("bear") == ["battlefield"]
    yard.do(p.Give(p.Each(p.Noun(("ranged attack",))), (p.Modify("strength", N(2)),)))
    assert yard.do(p.RangedAttack(N(3), target)).zones("bear") == ["dynasty_discard"]


def test_an_army_has_more_force_and_its_units_have_what_else_is_given(yard: Yard) -> None:
    army = p.Ref("army")
    yard.do(p.Give(army, (PLUS, p.Modify("chi", N(1)))))
    assert (yard.look("ox.force"), army_bonuses.army_force(yard.game, yard.number("Bob.P1"), ATTACKING)) == (
        3,
        3 + 2 + 1 + 2,
    )


@pytest.mark.parametrize(
    ("seat", "army", "forces"),
    [(0, "army", (8, 2)), (1, "army", (6, 4)), (0, "enemy army", (6, 4)), (1, "defending army", (6, 4))],
)
def test_an_army_has_more_force_while_something_is_so(
    yard: Yard, seat: int, army: p.words.Reference, forces: tuple[int, int]
) -> None:
    """The army, not each of its units."""

    def now() -> tuple[int, int]:
        here = yard.number("Bob.P1")
        return army_bonuses.army_force(yard.game, here, ATTACKING), army_bonuses.army_force(yard.game, here, DEFENDING)

    yard.of(seat, "hare" if seat else "ox")
    yard.do(p.Give(p.Ref(army), (PLUS,), "", p.Is(yard.the("sow"), (p.State("bowed"),))))
    assert now() == (6, 2)
    yard.do(p.Bow(yard.the("sow")))
    assert (now(), yard.look("ox.force"), yard.look("hare.force")) == (forces, 3, 1)
    yard.do(p.Straighten(yard.the("sow")))
    assert now() == (6, 2)


def test_what_is_given_everywhere_is_given_to_cards_out_of_play(yard: Yard) -> None:
    noun = p.Noun(("personality",), (p.HasKeyword("Monk"), p.In("everywhere")))
    yard.do(p.Give(p.Each(noun), (PLUS,)))
    assert [yard.game.value(yard.number(name), FORCE) for name in ("elk", "crane", "ghost")] == [4, 4, 2]


# ------------------------------------------------------------------------------------ standing for all of a kind


@pytest.mark.parametrize(
    ("node", "taken_in"),
    [
        (p.Give(EACH, (PLUS,), "", p.Is(p.Ref("each"), (p.State("opposed"),))), True),
        (p.Give(EACH, (PLUS,), "", p.Is(p.Ref("each"), (p.State("opposed"),), False)), False),
        (p.Give(EACH, (PLUS,), "", p.Is(p.Ref("this"), (p.State("opposed"),))), False),
        (p.Give(EACH, (PLUS,), "", p.Moment("battle")), False),
        (p.Give(p.Ref("this"), (PLUS,), "", p.Is(p.Ref("each"), (p.State("opposed"),))), False),
        (p.Give(EACH, (PLUS,)), False),
    ],
)
def test_what_is_asked_of_each_is_part_of_the_kind(node: p.Give, taken_in: bool) -> None:
    kind = standing.with_its_condition(node)
    if taken_in:
        assert kind == p.Give(p.Each(p.Noun(("personality",), (p.State("opposed"),))), (PLUS,))
    else:
        assert kind == node


def given(
    what: p.Thing = EACH, until: p.words.Duration = "", condition: p.Condition | None = None, *changes: p.Change
) -> bool:
    """Does this go on standing?"""
    node = p.Give(what, changes or (PLUS,), until, condition)
    return standing.is_of_a_kind(node, node.changes)


def of(*filters: p.Filter, **more: Any) -> p.Each:
    """All Personalities of a kind."""
    return p.Each(p.Noun(("personality",), filters, **more))


def test_what_goes_on_standing_for_all_of_a_kind() -> None:
    assert given()
    assert not given(p.Ref("this"))
    assert not given(of(zone="discard"))
    assert not given(p.Each(p.Noun(("player",))))
    assert not given(EACH, "", p.Moment("battle"))
    assert given(EACH, "battle")
    for until in ("his straighten", "his next turn", "straightens", "action", "duel"):
        assert not given(EACH, until)
    assert given(EACH, "", None, PLUS, p.GrantKeyword("Cavalry"))
    assert not given(EACH, "", None, PLUS, p.SetStat("chi", N(1)))
    assert given(of(p.In("battlefield")))
    assert not given(of(p.In("battlefield", now=True)))
    assert not given(of(p.StatIs("force", ">=", N(3))))
    assert given(of(p.Past("assign to current battlefield")))
    assert not given(of(p.Past("assign to current battlefield", "game")))
    assert not given(of(p.Past("assign to current battlefield")), "battle")


def test_what_waits_for_units_to_assign() -> None:
    assert standing.awaits_assignment(p.Give(of(p.Past("assign to current battlefield")), (PLUS,)))
    assert not standing.awaits_assignment(p.Give(of(p.Past("move")), (PLUS,)))
    assert not standing.awaits_assignment(p.Give(of(p.In("battlefield")), (PLUS,)))


def test_the_current_battlefield_goes_on_being_that_one(yard: Yard) -> None:
    here = yard.number("Bob.P1")
    noun = p.Noun(
        ("personality",), (p.In("battlefield"), p.In("battlefield", p.Ref("this")), p.In("army"), p.State("bowed"))
    )
    assert standing._at_place(noun, here).filters == (p.In("battlefield", p.These((here,))), *noun.filters[1:])


@pytest.mark.parametrize(
    ("changes", "stays"), [((PLUS,), False), ((p.GrantKeyword("Monk"),), True), ((PLUS, p.GrantKeyword("Monk")), True)]
)
def test_who_is_no_longer_of_the_kind_loses_what_such_have(
    yard: Yard, changes: tuple[p.Change, ...], stays: bool
) -> None:
    """But a keyword may itself have made another thing of him."""
    yard.do(p.Give(of(p.State("unbowed")), changes))
    held = yard.game.modifiers.on
    assert len(held[yard.number("ox")]) == len(changes)
    yard.do(p.Bow(yard.the("ox")))
    assert (yard.number("ox") in held and held[yard.number("ox")] != ()) is stays
    yard.do(p.Straighten(yard.the("ox")))
    assert len(held[yard.number("ox")]) == len(changes)  # never twice


# ----------------------------------------------------------------------------------------------------- assigning


def test_who_is_forbidden_to_attack_a_player(yard: Yard) -> None:
    game, sow, here = yard.game, yard.number("sow"), yard.number("Bob.P1")
    yard.of(1, "hare").do(p.Give(yard.the("hare"), (p.Forbid("may not", "straighten"),)))
    assert assigning.may_assign_to(game, sow, here, ATTACKING)
    ban = p.Forbid("may not", "assign attack you", p.Each(p.Noun(("personality",))))
    yard.do(p.Give(p.You(), (ban,)))
    assert not assigning.may_assign_to(game, sow, here, ATTACKING)
    other = Yard()
    monks = p.Each(p.Noun(("personality",), (p.HasKeyword("Monk"),)))
    other.of(1, "hare").do(p.Give(p.You(), (p.Forbid("may not", "assign attack you", monks),)))
    assert [assigning.may_assign_to(other.game, yard.number(unit), here, ATTACKING) for unit in ("sow", "elk")] == [
        True,
        False,
    ]
    assert assigning.may_assign_to(game, sow, here, DEFENDING)
    assert game.attack is not None
    game.attack.defender = 2
    assert assigning.may_assign_to(game, sow, here, ATTACKING)


@pytest.mark.parametrize("edition", ["samurai", "celestial"])
def test_where_a_unit_may_be_assigned(edition: str) -> None:
    yard = Yard(edition)

    def places(unit: str, anywhere: bool = False) -> list[str]:
        found = assigning.choices_for(yard.game, yard.number(unit), ATTACKING, False, anywhere)
        return [choice.tail for choice in found]

    assert places("sow") == [" to P1", " to P2", " to P3"]
    assert (places("ox"), places("ox", True)) == ([], [" to P2", " to P3"])
    yard.do(p.Destroy(yard.the("Bob.P2")))
    assert places("sow") == [" to P1", " to P3"]
    yard.do(p.Give(yard.the("sow"), (p.Forbid("may not", "assign attack"),)))
    assert places("sow") == []


def test_who_has_nobody_to_assign_leaves_it_to_the_next(yard: Yard) -> None:
    yard.do(p.Bow(yard.the("sow", "mole")), p.Assign(who=yard.the("Ann", "Bob")))
    assert yard.asks == ["Bob", "assign Wolf to P1", "assign Wolf to P2", "assign Wolf to P3"]


def test_an_ally_assigns_only_to_his_side(yard: Yard) -> None:
    attack = yard.game.attack
    assert attack is not None
    attack.invited_attacking, attack.invited_defending, attack.allies = [2], [2], {2: DEFENDING}
    yard.do(p.Assign(who=yard.the("Cat")), moves=("assign Lynx to P2",))
    assert (yard.look("lynx.at"), yard.game.states[yard.number("lynx")].side) == ("Bob.P2", DEFENDING)


def test_each_assigns_a_unit_in_turn(yard: Yard) -> None:
    yard.do(p.Bow(yard.the("sow")), p.Assign(who=yard.the("Ann", "Bob")), moves=("assign Mole to P3",))
    assert (yard.look("mole.at"), yard.asks[0]) == ("Bob.P3", "Bob")


# ------------------------------------------------------------------------------------------------------- waiting


def later(pattern: p.Pattern, once: bool = True) -> bool:
    """Does a delayed effect that waits for this wait however long it takes?"""
    return delays._comes_later(p.Later(p.Trigger("after", pattern), (GAIN,), once))


def test_what_waits_however_long_it_takes() -> None:
    assert later(p.Pattern("turn begins"))
    assert later(p.Pattern("turn begins"), False)
    assert later(p.Pattern("phase begins", p.You()))
    assert not later(p.Pattern("phase begins", p.You()), False)
    assert not later(p.Pattern("phase begins"))
    assert not later(p.Pattern("turn ends", p.You()))


@pytest.mark.parametrize(
    ("pattern", "kept"),
    [
        (p.Pattern("bow"), True),
        (p.Pattern("bow", p.Ref("subject")), True),
        (p.Pattern("bow", THEM), False),
        (p.Pattern("bow", None, THEM), False),
        (p.Pattern("bow", alternatives=(p.Pattern("move", THEM),)), False),
        (p.Pattern("bow", alternatives=(p.Pattern("move"),)), True),
    ],
)
def test_whether_the_words_for_the_event_at_hand_still_mean_it(pattern: p.Pattern, kept: bool) -> None:
    assert (delays._still_meant(pattern) != ()) is kept


def test_what_is_at_hand_is_told_by_itself(yard: Yard) -> None:
    yard.answering(BOW, "hare")
    inside = p.GrantText(p.Program(traits=(p.Forbid("may not", "bow", p.Ref("subject")),)))
    node = p.Together((p.Bow(p.Ref("subject")), p.Give(p.Ref("this"), (inside,))))
    assert delays.settled(yard.game, yard.action, node, ("subject",)) == p.Together(
        (p.Bow(yard.the("hare")), p.Give(p.Ref("this"), (inside,)))
    )


@pytest.mark.parametrize(
    ("kind", "cause", "done", "firm", "is_so"),
    [
        (BOW, "effect", False, None, True),
        (DESTROY, "effect", False, False, True),
        (BOW, "effect", False, True, False),
        (BOW, "rules", False, None, False),
        (BOW, "effect", True, None, False),
        (MOVE, "effect", False, None, False),
    ],
)
def test_what_can_be_put_off(yard: Yard, kind: int, cause: Cause, done: bool, firm: bool | None, is_so: bool) -> None:
    event = Event(kind, [yard.number("hare")], 0)
    event.cause = cause
    event.done = list(event.things) if done else []
    if firm is not None:
        event.action = Action(0, yard.number("ox"), None)
        event.action.manner.firm = firm
    assert delays.delayable(event) is is_so


@pytest.mark.parametrize(
    ("what", "left", "delayed"),
    [
        (None, ["bear"], True),
        (("hare", "wolf"), ["bear"], True),
        (("wolf",), ["hare", "bear"], False),  # to whom nothing is about to happen
        (("bear",), ["hare", "bear"], False),  # who was spared once
        (("hare", "bear"), ["bear"], True),
    ],
)
def test_only_what_is_about_to_happen_is_put_off_and_only_once(
    yard: Yard, what: tuple[str, ...] | None, left: list[str], delayed: bool
) -> None:
    theirs = Action(1, yard.number("wolf"), None)
    theirs.note("delay", [yard.number("bear")])
    event = yard.answering(BOW, "hare", "bear", action=theirs)
    yard.do(p.Delay("turn", None if what is None else yard.the(*what)))
    assert event.things == [yard.number(name) for name in left]
    assert [each.effects for each in yard.game.delayed] == ([(p.Bow(yard.the("hare")),)] if delayed else [])


def test_until_the_battle_ends_nothing_is_put_off_without_a_battle() -> None:
    yard = Yard(stage="peace")
    yard.answering(BOW, "hare")
    yard.do(p.Delay("battle"))
    assert yard.game.delayed == ()
