"""What texts give for a time, what stands for all of a kind, what waits, and what is paid inside effects."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.ccg.effects.sandbox import N, Sandbox

from rokugan import program as p
from rokugan.editions.ccg.effects import assigning, delays, standing
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import BOW, DESTROY, MOVE, Cause
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, FORCE
from rokugan.editions.ccg.text.phrases import army_bonuses

pytestmark = pytest.mark.interpreted  # the sandbox has a frame of its own

GAIN = p.GainHonor(N(1))
PLUS = p.Modify("force", N(2))
THEM = p.Noun(("personality",))
EACH = p.Each(THEM)
BATTLE = p.Trigger("after", p.Pattern("battle ends"))


@pytest.fixture
def sandbox() -> Sandbox:
    """A new copy of the table."""
    return Sandbox()


# ------------------------------------------------------------------------------------------------------ paying


@pytest.mark.parametrize(("cause", "off"), [("cost", True), ("effect", False)])
def test_a_cost_of_gold_that_is_not_paid_stops_the_text(sandbox: Sandbox, cause: Cause, off: bool) -> None:
    sandbox.do(p.PayGold(N(5)), cause=cause)
    assert sandbox.action.payment.refused is off
    assert sandbox.did("pay") == []


@pytest.mark.parametrize(
    ("cards", "bowed", "honor"), [(("elk", "yak"), [True, True], 11), (("elk", "sow"), [False, True], 10)]
)
def test_only_what_can_be_paid_in_full_is_paid(
    sandbox: Sandbox, cards: tuple[str, ...], bowed: list[bool], honor: int
) -> None:
    sandbox.do(p.Bow(sandbox.the("sow")), p.Paying(tuple(p.Bow(sandbox.the(each)) for each in cards), (GAIN,)))
    assert ([sandbox.look(f"{name}.bowed") for name in cards], sandbox.look("Ann.honor")) == (bowed, honor)


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
    sandbox: Sandbox, other: str, subject: str, cause: Cause, done: bool, payer: str
) -> None:
    sandbox.do(p.Give(sandbox.the("lynx"), (p.Forbid("will not", "bow", costs_too=True),)))
    event = sandbox.answering(BOW, "hare", subject=subject)
    event.cause = cause
    event.done = list(event.things) if done else []
    sandbox.do(p.PayWith(sandbox.the(other)))
    assert event.things == [sandbox.number(payer)]


def test_what_pays_already_pays_only_once(sandbox: Sandbox) -> None:
    event = sandbox.answering(BOW, "hare", "bear", subject="hare")
    event.cause = "cost"
    sandbox.do(p.PayWith(sandbox.the("bear")))
    assert event.things == [sandbox.number("hare"), sandbox.number("bear")]


# ----------------------------------------------------------------------------------------------------- changes


def test_who_can_not_gain_a_keyword_can_lose_it(sandbox: Sandbox) -> None:
    ban = p.Forbid("may not", "gain keyword", by=p.HasKeyword("Samurai"))
    sandbox.do(p.Give(sandbox.the("ox", "elk"), (ban,)))
    sandbox.do(
        p.Give(sandbox.the("elk"), (p.GrantKeyword("Samurai"),)),
        p.Give(sandbox.the("ox"), (p.GrantKeyword("Samurai", False),)),
    )
    assert "Samurai" not in str(sandbox.look("elk.keywords"))
    assert "Samurai" not in str(sandbox.look("ox.keywords"))


def test_a_card_loses_so_many_abilities_of_the_players_choice(sandbox: Sandbox) -> None:
    seal = sandbox.number("seal")
    sandbox.do(p.Give(sandbox.the("seal", "Bob.P1"), (p.LoseAbility(2),)), moves=("choose Seal:1", "choose Seal:1"))
    assert (sandbox.asks, len(sandbox.game.abilities(seal))) == ([], 3)


def test_a_province_has_no_abilities_and_copies_none(sandbox: Sandbox) -> None:
    changes = (p.LoseAbility(1), p.GrantKeyword("Farm", False))
    assert sandbox.do(p.Give(sandbox.the("Bob.P1"), changes)).asks == []


@pytest.mark.parametrize(("is_action", "card", "force"), [(True, "ox", 8), (False, "ox", 5), (True, "Ann", 5)])
def test_a_bonus_from_an_ability_is_increased(sandbox: Sandbox, is_action: bool, card: str, force: int) -> None:
    """Of an action of a card; not of what a trait gives, nor of an action that is of no card."""
    more = p.Allow("increase force bonus", sandbox.the("ox"), N(3), p.Noun(("card",)))
    sandbox.do(p.Give(sandbox.the("Ann"), (more,)))
    sandbox.of(0, card)
    sandbox.action.is_action = is_action
    sandbox.do(p.Give(sandbox.the("ox"), (PLUS,)))
    assert sandbox.look("ox.force") == force


@pytest.mark.parametrize(("amount", "force"), [(1, 7), (2, 8), (-1, 2)])
def test_only_a_bonus_is_increased(sandbox: Sandbox, amount: int, force: int) -> None:
    sandbox.do(
        p.Give(sandbox.the("Ann"), (p.Allow("increase force bonus", sandbox.the("ox"), N(3), p.Noun(("card",))),))
    )
    sandbox.action.is_action = True
    assert sandbox.do(p.Give(sandbox.the("ox"), (p.Modify("force", N(amount)),))).look("ox.force") == force


@pytest.mark.parametrize(("cause", "force"), [("effect", 3), ("cost", 5)])
def test_what_is_given_as_a_cost_is_not_negated(cause: Cause, force: int) -> None:
    sandbox = Sandbox("celestial")
    sandbox.do(p.Negate("force bonus", sandbox.the("ox"), ""))
    assert sandbox.do(p.Give(sandbox.the("ox"), (PLUS,)), cause=cause).look("ox.force") == force


def test_all_ranged_attacks_of_a_time_are_stronger(sandbox: Sandbox) -> None:
    sandbox.action, target = sandbox.saying(4), p.Target(THEM, 0)
    sandbox.action.targets.slots = [[sandbox.number("bear")]]
    assert sandbox.do(p.RangedAttack(N(3), target)).zones("bear") == ["battlefield"]
    sandbox.do(p.Give(p.Each(p.Noun(("ranged attack",))), (p.Modify("strength", N(2)),)))
    assert sandbox.do(p.RangedAttack(N(3), target)).zones("bear") == ["dynasty_discard"]


def test_an_army_has_more_force_and_its_units_have_what_else_is_given(sandbox: Sandbox) -> None:
    army = p.Ref("army")
    sandbox.do(p.Give(army, (PLUS, p.Modify("chi", N(1)))))
    assert (sandbox.look("ox.force"), army_bonuses.army_force(sandbox.game, sandbox.number("Bob.P1"), ATTACKING)) == (
        3,
        3 + 2 + 1 + 2,
    )


@pytest.mark.parametrize(
    ("seat", "army", "forces"),
    [(0, "army", (8, 2)), (1, "army", (6, 4)), (0, "enemy army", (6, 4)), (1, "defending army", (6, 4))],
)
def test_an_army_has_more_force_while_something_is_so(
    sandbox: Sandbox, seat: int, army: p.words.Reference, forces: tuple[int, int]
) -> None:
    """The army, not each of its units."""

    def now() -> tuple[int, int]:
        here = sandbox.number("Bob.P1")
        return army_bonuses.army_force(sandbox.game, here, ATTACKING), army_bonuses.army_force(
            sandbox.game, here, DEFENDING
        )

    sandbox.of(seat, "hare" if seat else "ox")
    sandbox.do(p.Give(p.Ref(army), (PLUS,), "", p.Is(sandbox.the("sow"), (p.State("bowed"),))))
    assert now() == (6, 2)
    sandbox.do(p.Bow(sandbox.the("sow")))
    assert (now(), sandbox.look("ox.force"), sandbox.look("hare.force")) == (forces, 3, 1)
    sandbox.do(p.Straighten(sandbox.the("sow")))
    assert now() == (6, 2)


def test_what_is_given_everywhere_is_given_to_cards_out_of_play(sandbox: Sandbox) -> None:
    noun = p.Noun(("personality",), (p.HasKeyword("Monk"), p.In("everywhere")))
    sandbox.do(p.Give(p.Each(noun), (PLUS,)))
    assert [sandbox.game.value(sandbox.number(name), FORCE) for name in ("elk", "crane", "ghost")] == [4, 4, 2]


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


def test_the_current_battlefield_goes_on_being_that_one(sandbox: Sandbox) -> None:
    here = sandbox.number("Bob.P1")
    noun = p.Noun(
        ("personality",), (p.In("battlefield"), p.In("battlefield", p.Ref("this")), p.In("army"), p.State("bowed"))
    )
    assert standing._at_place(noun, here).filters == (p.In("battlefield", p.These((here,))), *noun.filters[1:])


@pytest.mark.parametrize(
    ("changes", "stays"), [((PLUS,), False), ((p.GrantKeyword("Monk"),), True), ((PLUS, p.GrantKeyword("Monk")), True)]
)
def test_who_is_no_longer_of_the_kind_loses_what_such_have(
    sandbox: Sandbox, changes: tuple[p.Change, ...], stays: bool
) -> None:
    """But a keyword may itself have made another thing of him."""
    sandbox.do(p.Give(of(p.State("unbowed")), changes))
    held = sandbox.game.modifiers.on
    assert len(held[sandbox.number("ox")]) == len(changes)
    sandbox.do(p.Bow(sandbox.the("ox")))
    assert (sandbox.number("ox") in held and held[sandbox.number("ox")] != ()) is stays
    sandbox.do(p.Straighten(sandbox.the("ox")))
    assert len(held[sandbox.number("ox")]) == len(changes)  # never twice


# ----------------------------------------------------------------------------------------------------- assigning


def test_who_is_forbidden_to_attack_a_player(sandbox: Sandbox) -> None:
    game, sow, here = sandbox.game, sandbox.number("sow"), sandbox.number("Bob.P1")
    sandbox.of(1, "hare").do(p.Give(sandbox.the("hare"), (p.Forbid("may not", "straighten"),)))
    assert assigning.may_assign_to(game, sow, here, ATTACKING)
    ban = p.Forbid("may not", "assign attack you", p.Each(p.Noun(("personality",))))
    sandbox.do(p.Give(p.You(), (ban,)))
    assert not assigning.may_assign_to(game, sow, here, ATTACKING)
    other = Sandbox()
    monks = p.Each(p.Noun(("personality",), (p.HasKeyword("Monk"),)))
    other.of(1, "hare").do(p.Give(p.You(), (p.Forbid("may not", "assign attack you", monks),)))
    assert [assigning.may_assign_to(other.game, sandbox.number(unit), here, ATTACKING) for unit in ("sow", "elk")] == [
        True,
        False,
    ]
    assert assigning.may_assign_to(game, sow, here, DEFENDING)
    assert game.attack is not None
    game.attack.defender = 2
    assert assigning.may_assign_to(game, sow, here, ATTACKING)


@pytest.mark.parametrize("edition", ["samurai", "celestial"])
def test_where_a_unit_may_be_assigned(edition: str) -> None:
    sandbox = Sandbox(edition)

    def places(unit: str, anywhere: bool = False) -> list[str]:
        found = assigning.choices_for(sandbox.game, sandbox.number(unit), ATTACKING, False, anywhere)
        return [choice.tail for choice in found]

    assert places("sow") == [" to P1", " to P2", " to P3"]
    assert (places("ox"), places("ox", True)) == ([], [" to P2", " to P3"])
    sandbox.do(p.Destroy(sandbox.the("Bob.P2")))
    assert places("sow") == [" to P1", " to P3"]
    sandbox.do(p.Give(sandbox.the("sow"), (p.Forbid("may not", "assign attack"),)))
    assert places("sow") == []


def test_who_has_nobody_to_assign_leaves_it_to_the_next(sandbox: Sandbox) -> None:
    sandbox.do(p.Bow(sandbox.the("sow", "mole")), p.Assign(who=sandbox.the("Ann", "Bob")))
    assert sandbox.asks == ["Bob", "assign Wolf to P1", "assign Wolf to P2", "assign Wolf to P3"]


def test_an_ally_assigns_only_to_his_side(sandbox: Sandbox) -> None:
    attack = sandbox.game.attack
    assert attack is not None
    attack.invited_attacking, attack.invited_defending, attack.allies = [2], [2], {2: DEFENDING}
    sandbox.do(p.Assign(who=sandbox.the("Cat")), moves=("assign Lynx to P2",))
    assert (sandbox.look("lynx.at"), sandbox.game.states[sandbox.number("lynx")].side) == ("Bob.P2", DEFENDING)


def test_each_assigns_a_unit_in_turn(sandbox: Sandbox) -> None:
    sandbox.do(p.Bow(sandbox.the("sow")), p.Assign(who=sandbox.the("Ann", "Bob")), moves=("assign Mole to P3",))
    assert (sandbox.look("mole.at"), sandbox.asks[0]) == ("Bob.P3", "Bob")


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


def test_what_is_at_hand_is_told_by_itself(sandbox: Sandbox) -> None:
    sandbox.answering(BOW, "hare")
    inside = p.GrantText(p.Program(traits=(p.Forbid("may not", "bow", p.Ref("subject")),)))
    node = p.Together((p.Bow(p.Ref("subject")), p.Give(p.Ref("this"), (inside,))))
    assert delays.settled(sandbox.game, sandbox.action, node, ("subject",)) == p.Together(
        (p.Bow(sandbox.the("hare")), p.Give(p.Ref("this"), (inside,)))
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
def test_what_can_be_put_off(
    sandbox: Sandbox, kind: int, cause: Cause, done: bool, firm: bool | None, is_so: bool
) -> None:
    event = Event(kind, [sandbox.number("hare")], 0)
    event.cause = cause
    event.done = list(event.things) if done else []
    if firm is not None:
        event.action = Action(0, sandbox.number("ox"), None)
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
    sandbox: Sandbox, what: tuple[str, ...] | None, left: list[str], delayed: bool
) -> None:
    theirs = Action(1, sandbox.number("wolf"), None)
    theirs.note("delay", [sandbox.number("bear")])
    event = sandbox.answering(BOW, "hare", "bear", action=theirs)
    sandbox.do(p.Delay("turn", None if what is None else sandbox.the(*what)))
    assert event.things == [sandbox.number(name) for name in left]
    assert [each.effects for each in sandbox.game.delayed] == ([(p.Bow(sandbox.the("hare")),)] if delayed else [])


def test_until_the_battle_ends_nothing_is_put_off_without_a_battle() -> None:
    sandbox = Sandbox(stage="peace")
    sandbox.answering(BOW, "hare")
    sandbox.do(p.Delay("battle"))
    assert sandbox.game.delayed == ()
