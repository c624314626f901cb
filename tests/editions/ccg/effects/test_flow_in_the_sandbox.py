"""What a player may do, one of several things, the same for each, again and again, as long as something holds."""

from __future__ import annotations

import pytest
from tests.editions.ccg.effects.sandbox import N, Sandbox

from rokugan import program as p
from rokugan.editions.ccg.effects.control_flow import AskOne, forget_choices, has_targets, is_honor_of_players

pytestmark = pytest.mark.interpreted  # the sandbox has a frame of its own

GAIN = p.GainHonor(N(1))
NONE = p.Noun(("personality",), (p.HasKeyword("Oni"),))
ANY = p.Noun(("personality",))
PLAYER = p.Noun(("player",))


@pytest.fixture
def sandbox() -> Sandbox:
    """A new copy of the table; Sow is bowed."""
    made = Sandbox()
    return made.do(p.Bow(made.the("sow")))


# ------------------------------------------------------------------------------------------------------- may


@pytest.mark.parametrize(
    ("cards", "asked"), [(("ox",), True), (("ox", "elk"), True), (("ox", "sow"), False), (("sow",), False)]
)
def test_as_a_cost_one_may_only_do_what_one_can_do_whole(sandbox: Sandbox, cards: tuple[str, ...], asked: bool) -> None:
    costs = tuple(p.Bow(sandbox.the(card)) for card in cards)
    assert (sandbox.do(p.May(costs), cause="cost").asks == ["Ann", "yes", "no"]) is asked
    assert (sandbox.do(p.May((p.Paying(costs, (GAIN,)),))).asks == ["Ann", "yes", "no"]) is asked


def test_once_per_turn_is_said_of_one_sentence(sandbox: Sandbox) -> None:
    sandbox.do(p.May((GAIN,), once="turn"), moves=("yes",))
    assert sandbox.do(p.May((GAIN,), once="turn")).asks == []
    assert sandbox.do(p.May((GAIN,), once="game")).asks == ["Ann", "yes", "no"]
    assert sandbox.do(p.May((GAIN,))).asks == ["Ann", "yes", "no"]


def test_what_was_declined_is_not_used_up(sandbox: Sandbox) -> None:
    sandbox.do(p.May((GAIN,), once="turn"), moves=("no",))
    assert sandbox.do(p.May((GAIN,), once="turn")).asks == ["Ann", "yes", "no"]


@pytest.mark.parametrize(
    ("slots", "noun", "asked"),
    [([], ANY, True), ([], NONE, False), ([[7]], NONE, True), ([None], NONE, False), ([[7]], ANY, True)],
)
def test_one_may_do_what_has_something_to_be_done_to(
    sandbox: Sandbox, slots: list[list[int] | None], noun: p.Noun, asked: bool
) -> None:
    sandbox.action.targets.slots = slots
    assert (sandbox.do(p.May((p.Bow(p.Target(noun, 0)),))).asks != []) is asked


def test_nobody_may_do_anything(sandbox: Sandbox) -> None:
    assert sandbox.do(p.May((GAIN,), p.These(()))).asks == []


@pytest.mark.parametrize(
    ("effects", "asked"), [((p.DrawLater(N(1)), GAIN), True), ((GAIN,), True), ((p.DrawLater(N(1)),), False)]
)
def test_what_one_may_draw_later_is_asked_later(sandbox: Sandbox, effects: tuple[p.Effect, ...], asked: bool) -> None:
    assert (sandbox.do(p.May(effects)).asks == ["Ann", "yes", "no"]) is asked


# --------------------------------------------------------------------------------------------------- for each


@pytest.mark.parametrize(
    ("noun", "effects", "is_so"),
    [
        (PLAYER, (GAIN,), True),
        (PLAYER, (p.LoseHonor(N(1)), GAIN), True),
        (PLAYER, (GAIN, p.Draw(N(1))), False),
        (ANY, (GAIN,), False),
        (p.Controller(p.Ref("slot", 0)), (GAIN,), True),
        (p.Several((p.You(), p.Ref("slot", 0))), (GAIN,), True),
        (p.Several((p.Ref("slot", 0), p.Ref("slot", 1))), (GAIN,), False),
        (p.Ref("slot", 0), (GAIN,), False),
    ],
)
def test_what_changes_the_honor_of_several_players_at_once(
    noun: p.Thing, effects: tuple[p.Effect, ...], is_so: bool
) -> None:
    assert is_honor_of_players(p.ForEach(noun, effects)) is is_so


# -------------------------------------------------------------------------------------------- one of several


def test_where_nothing_can_be_targeted_any_alternative_may_be_chosen(sandbox: Sandbox) -> None:
    """Unless there is nothing else to it."""
    one, two = p.Target(NONE, 0), p.Target(NONE, 1)
    assert sandbox.do(p.ChooseOne(((one,), (two,)))).asks == []
    sandbox.do(p.ChooseOne(((one, GAIN), (two, p.LoseHonor(N(1))))))
    assert len(sandbox.asks) == 3


def test_alternatives_without_targets_are_not_offered_beside_one_that_has_them(sandbox: Sandbox) -> None:
    options = ((p.Bow(p.Target(NONE, 0)),), (p.Bow(p.Target(ANY, 1)),), (GAIN,))
    sandbox.do(p.ChooseOne(options))
    assert len(sandbox.asks) == 3


@pytest.mark.parametrize(
    ("first", "second", "slots", "found"),
    [
        (p.Chosen(PLAYER, 0), p.Chosen(PLAYER, 0), [None], True),
        (p.Chosen(PLAYER, 0), p.Chosen(PLAYER, 0), [[-1]], False),  # he is chosen
        (p.Chosen(PLAYER, 0), p.Chosen(PLAYER, 0), [], False),
        (p.Chosen(PLAYER, 1), p.Chosen(PLAYER, 1), [None], False),
        (p.Chosen(PLAYER, 0), p.Chosen(PLAYER, 1), [None, None], False),
        (p.Chosen(ANY, 0), p.Chosen(ANY, 0), [None], False),
        (p.Chosen(PLAYER, 0), p.You(), [None], False),
    ],
)
def test_a_player_whom_all_alternatives_speak_of_is_chosen_first(
    sandbox: Sandbox, first: p.Chosen, second: p.Thing, slots: list[list[int] | None], found: bool
) -> None:
    sandbox.action.targets.slots = slots
    node = p.ChooseOne(((p.GainHonor(N(1), first),), (p.LoseHonor(N(1), second),)))
    assert AskOne(sandbox.action, node, "effect")._common() == (first if found else None)


def test_of_three_alternatives_each_must_speak_of_him(sandbox: Sandbox) -> None:
    who = p.Chosen(PLAYER, 0)
    sandbox.action.targets.slots = [None]
    node = p.ChooseOne(((p.GainHonor(N(1), who),), (p.LoseHonor(N(1), who),), (GAIN,)))
    assert AskOne(sandbox.action, node, "effect")._common() is None


@pytest.mark.parametrize(
    ("option", "slots", "is_so"),
    [
        ((p.Bow(p.Target(ANY, 0)),), [], True),
        ((p.Bow(p.Target(NONE, 0)),), [], False),
        ((p.Bow(p.Target(NONE, 0)),), [None], False),
        ((p.Bow(p.Target(NONE, 0)),), [[7]], True),
        ((p.Bow(p.Chosen(NONE, 0)),), [], True),
        ((p.Bow(p.Target(ANY, 0, 30, 30)),), [], False),
        ((p.Bow(p.Target(ANY, 0)), p.Dishonor(p.Target(NONE, 1))), [None], False),
    ],
)
def test_which_alternative_has_something_to_target(
    sandbox: Sandbox, option: tuple[p.Effect, ...], slots: list[list[int] | None], is_so: bool
) -> None:
    sandbox.action.targets.slots = slots
    assert has_targets(sandbox.game, sandbox.action, option) is is_so


# ------------------------------------------------------------------------------------------------- repeatedly


def test_what_can_not_be_done_again_is_not_repeated(sandbox: Sandbox) -> None:
    sandbox.do(p.Repeat((p.Bow(sandbox.the("ox")),), p.Moment("action phase")))
    assert sandbox.did("bow") == ["Sow", "Ox"]


def test_it_is_repeated_until_the_condition_holds(sandbox: Sandbox) -> None:
    sandbox.do(p.Repeat((GAIN, p.Draw(N(1))), p.Compare(p.StatOf("family_honor", p.You()), ">=", N(13))))
    assert sandbox.look("Ann.honor") == 13


@pytest.mark.parametrize(("slots", "after"), [([[1], [2]], [[1], None]), ([[1]], [[1]]), ([], [])])
def test_only_choices_that_were_made_are_forgotten(
    sandbox: Sandbox, slots: list[list[int] | None], after: list[list[int] | None]
) -> None:
    sandbox.action.targets.slots = slots
    forget_choices(sandbox.action, (p.Bow(p.Target(ANY, 1)),))
    assert sandbox.action.targets.slots == after


# -------------------------------------------------------------------------------- as long as something holds


def test_what_is_asked_of_each_is_asked_of_him_alone(sandbox: Sandbox) -> None:
    give = p.Give(sandbox.the("sow", "elk", "ox"), (p.Modify("force", N(4)),))
    sandbox.do(p.WhileRemains(p.Is(p.Ref("each"), (p.State("unbowed"),)), (give,)))
    assert [sandbox.look(f"{name}.force") for name in ("sow", "elk", "ox")] == [1, 6, 7]
    sandbox.do(p.Bow(sandbox.the("elk")))
    assert [sandbox.look(f"{name}.force") for name in ("sow", "elk", "ox")] == [1, 2, 7]


@pytest.mark.parametrize(("holder", "forces"), [("ox", [7, 3]), ("sow", [3, 2])])
def test_several_things_last_as_long(sandbox: Sandbox, holder: str, forces: list[int]) -> None:
    both = p.Together(
        (p.Give(sandbox.the("ox"), (p.Modify("force", N(4)),)), p.Give(sandbox.the("elk"), (p.Modify("force", N(1)),)))
    )
    sandbox.do(p.WhileRemains(p.Is(sandbox.the(holder), (p.State("unbowed"),)), (both,)))
    assert [sandbox.look("ox.force"), sandbox.look("elk.force")] == forces
    sandbox.do(p.Bow(sandbox.the("ox")))
    assert [sandbox.look("ox.force"), sandbox.look("elk.force")] == [3, 2]
