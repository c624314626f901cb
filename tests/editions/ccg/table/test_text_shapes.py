"""What can be said of a text from its tree alone: each part of a question is tried where the others hold."""

from __future__ import annotations

import pytest

from rokugan import program as p
from rokugan.cards.model import CardDefinition, PrintedType
from rokugan.editions.ccg.table import lifted_rules, text_shapes
from rokugan.editions.ccg.table.compiled_card import Behaviour, CompiledAbility, speaks_of_choice
from rokugan.editions.ccg.table.event_kinds import BOW, DESTROY, called
from rokugan.editions.ccg.table.ids import province_number
from rokugan.editions.ccg.table.pieces import Province

THIS, EACH, SUBJECT = p.Ref("this"), p.Ref("each"), p.Ref("subject")
SOMEBODY = p.Noun(("personality",))
ENDS = p.Trigger("after", p.Pattern("battle ends"))
PAYING = p.Trigger("when", p.Pattern("pay"))
NOW = p.Is(THIS, (p.State("bowed"),))


def target(slot: int, noun: p.Noun = SOMEBODY) -> p.Target:
    """A target of that slot."""
    return p.Target(noun, slot)


def slot(number: int) -> p.Ref:
    """A word for what was chosen there."""
    return p.Ref("slot", number)


def behaviour(
    *traits: p.Trait | p.Effect, type_: PrintedType = "personality", abilities: tuple[p.Ability, ...] = ()
) -> Behaviour:
    """A card with these texts."""
    return Behaviour(CardDefinition("Trial", type_, id="trial", program=p.Program(traits=traits, abilities=abilities)))


# ----------------------------------------------------------------------------------------------- later and for each


@pytest.mark.parametrize(
    ("before", "later", "node", "together"),
    [
        ((), p.Bow(target(0)), p.Destroy(slot(0)), True),
        ((), p.Bow(target(0)), p.Destroy(slot(1)), False),
        ((), p.Bow(target(0)), p.If(p.Is(EACH, ()), (p.Destroy(THIS),)), False),
        ((), p.Bow(p.Target(SOMEBODY)), p.Destroy(p.Ref("this")), False),
        ((), p.Bow(THIS), p.If(p.Did("bow"), (p.Destroy(THIS),)), True),
        ((), p.Bow(THIS), p.If(p.Did("destroy"), (p.Destroy(THIS),)), False),
        ((p.Bow(SUBJECT),), p.Bow(THIS), p.If(p.Did("bow"), (p.Destroy(THIS),)), False),
        ((p.Destroy(SUBJECT),), p.Bow(THIS), p.If(p.Did("bow"), (p.Destroy(THIS),)), True),
    ],
)
def test_what_speaks_of_a_delayed_effect_is_delayed_with_it(
    before: tuple[p.Effect, ...], later: p.Effect, node: p.Effect, together: bool
) -> None:
    found = text_shapes.gathered((*before, p.Later(ENDS, (later,)), node))
    whole = p.Later(ENDS, (later, node))
    assert found == ((*before, whole) if together else (*before, p.Later(ENDS, (later,)), node))


def each_may(*effects: p.Effect) -> p.ForEach:
    """Each player may do something."""
    return p.ForEach(p.Noun(("player",)), effects)


def test_what_depends_on_whether_each_of_several_did_something_is_asked_of_each() -> None:
    if_not = p.If(p.Did("discard", who=EACH), (p.Destroy(THIS),))
    if_you = p.If(p.Did("discard", who=p.You()), (p.Destroy(THIS),))
    bow = p.Bow(THIS)
    assert text_shapes.gathered((each_may(bow), if_not)) == (each_may(bow, if_not),)
    assert text_shapes.gathered((each_may(bow), if_you)) == (each_may(bow), if_you)
    assert text_shapes.gathered((each_may(bow), bow)) == (each_may(bow), bow)
    in_order = p.InTurnOrder((each_may(bow),))
    assert text_shapes.gathered((in_order, if_not)) == (p.InTurnOrder((each_may(bow, if_not),)),)
    without = p.InTurnOrder((bow,))
    assert text_shapes.gathered((without, if_not)) == (without, if_not)
    assert text_shapes.gathered((in_order, if_you)) == (in_order, if_you)


# ------------------------------------------------------------------------------------------------------ small questions


@pytest.mark.parametrize(
    ("change", "lowers"),
    [
        (p.Modify("chi", p.Number(2)), False),
        (p.Modify("chi", p.Number(2), True), True),
        (p.Modify("chi", p.Number(-2)), True),
        (p.SetStat("chi", p.Number(2)), True),
    ],
)
def test_what_may_lower_a_stat(change: p.Change, lowers: bool) -> None:
    assert text_shapes.may_lower(change) is lowers


@pytest.mark.parametrize(
    ("type_", "effect", "waits"),
    [
        ("ring", p.PutCard(THIS, "play"), True),
        ("ring", p.May((p.PutCard(THIS, "play"),)), True),
        ("personality", p.PutCard(THIS, "play"), False),
        ("ring", p.PutCard(THIS, "hand"), False),
        ("ring", p.PutCard(slot(0), "play"), False),
        ("ring", p.Bow(THIS), False),
    ],
)
@pytest.mark.rule("celestial.rings.01")
def test_a_ring_that_puts_itself_into_play_waits_in_hand(type_: PrintedType, effect: p.Effect, waits: bool) -> None:
    trait = p.Triggered(ENDS, (p.Bow(SUBJECT), effect))
    (found,) = behaviour(trait, type_=type_).triggered
    assert found.from_hand is waits
    (said,) = behaviour(p.Triggered(ENDS, (p.Bow(THIS),), from_hand=True)).triggered
    assert said.from_hand


def test_what_is_required_only_otherwise() -> None:
    """`If ..., bow a target card. Otherwise, destroy another target card.` The condition must be one that is known."""
    known, unknown = NOW, p.Did("bow")
    other = p.Otherwise((p.Destroy(target(1)),))
    assert text_shapes.required((p.If(known, (p.Bow(THIS),)), other)) == [(target(1), (p.Not(known),))]
    assert text_shapes.required((p.If(unknown, (p.Bow(THIS),)), other)) == []
    assert text_shapes.required((other,)) == []


def test_what_each_alternative_of_a_cost_targets() -> None:
    bow, destroy, move = p.Bow(target(0)), p.Destroy(target(0)), p.Straighten(target(1))
    assert text_shapes.targeted_anyway(p.ChooseOne(((bow,), (destroy,)))) == [target(0)]
    assert text_shapes.targeted_anyway(p.ChooseOne(((bow, move), (destroy,)))) == [target(0)]
    assert text_shapes.targeted_anyway(p.ChooseOne(((bow,), (destroy, move)))) == [target(0)]
    assert text_shapes.targeted_anyway(p.ChooseOne(((bow,), (move,)))) == []
    assert text_shapes.targeted_anyway(p.ChooseOne(((bow,), (move,), (destroy,)))) == []


def test_who_is_called_performing() -> None:
    for node, performs in (
        (p.Chosen(SOMEBODY, 0, performer=True), True),
        (p.Chosen(SOMEBODY, 0), False),
        (target(0, p.Noun(("personality",), (p.State("performing"),))), True),
        (target(0, p.Noun(("personality",), (p.State("performing", False),))), False),
        (target(0, p.Noun(("personality",), (p.State("bowed"),))), False),
    ):
        assert text_shapes.is_performing(node) is performs


def test_units_are_chosen_whole_but_personalities_or_units_are_not() -> None:
    assert text_shapes.names_units(p.Noun(("unit",)))
    assert not text_shapes.names_units(p.Noun(("unit", "personality")))
    assert not text_shapes.names_units(SOMEBODY)


def test_what_is_sure_to_be_brought_in() -> None:
    for what, sure in (
        (p.Chosen(SOMEBODY, 0), True),
        (p.Chosen(SOMEBODY, 0, least=0), False),
        (p.Chosen(SOMEBODY, 0, optional=True), False),
        (THIS, True),
        (p.Ref("found"), False),
    ):
        assert (text_shapes.brought_in((p.PutCard(what, "play"),)) != []) is sure
    assert text_shapes.brought_in((p.PutCard(THIS, "hand"),)) == []


def test_a_negation_of_what_is_to_come_chooses_nobody_now() -> None:
    chosen = p.Chosen(SOMEBODY, 0)
    assert text_shapes.choices_in(p.Negate("bow", chosen, "next")) == []
    assert text_shapes.choices_in(p.Negate("bow", chosen, "battle")) == [chosen]
    assert text_shapes.awaited(p.Negate("bow", THIS, "next")) is None


@pytest.mark.parametrize(
    ("what", "amount", "taxes"),
    [
        (p.Each(p.Noun(("holding",), whose="other")), p.Number(2), True),
        (p.Each(p.Noun(("holding",), whose="other")), p.Number(-2), True),
        (p.Each(p.Noun(("holding",))), p.Number(-2), True),
        (p.Each(p.Noun(("holding",))), p.Number(2), False),
        (p.Each(p.Noun(("holding",))), p.CountOf(SOMEBODY), False),
        (p.Each(p.Noun(("holding",), whose="your")), p.Number(-2), False),
        (THIS, p.Number(-2), False),
    ],
)
def test_a_tax_is_what_others_pay(what: p.Thing, amount: p.Amount, taxes: bool) -> None:
    assert text_shapes.is_tax(p.EntryCost(amount, what)) is taxes


@pytest.mark.parametrize(
    ("effect", "pays"),
    [
        (p.Give(SUBJECT, (p.Modify("gold_cost", p.Number(4), True),)), True),
        (p.Give(SUBJECT, (p.Modify("gold_cost", p.Number(4)),)), False),
        (p.Give(SUBJECT, (p.Modify("force", p.Number(4), True),)), False),
        (p.Give(SUBJECT, (p.GrantKeyword("Cavalry"),)), False),
        (p.Give(THIS, (p.Modify("gold_cost", p.Number(4), True),)), False),
        (p.Give(SUBJECT, (p.Modify("gold_cost", p.Number(4), True), p.GrantKeyword("Cavalry"))), False),
        (p.Bow(THIS), False),
    ],
)
def test_a_lower_cost_while_it_is_paid_is_a_payment(effect: p.Effect, pays: bool) -> None:
    found = text_shapes.as_payment(effect)
    assert found == (p.Produce(p.Number(4), SUBJECT) if pays else effect)


def test_several_changes_are_given_one_by_one_and_one_of_several_is_one() -> None:
    changes = (p.Modify("force", p.Number(1)), p.GrantKeyword("Cavalry"))
    assert text_shapes.spread((p.OneChange(changes, all=True),)) == changes
    assert text_shapes.spread((p.OneChange(changes),)) == (p.OneChange(changes),)


def test_another_bows_in_the_place_of_him_whom_the_text_names() -> None:
    spell, bearer = p.Chosen(p.Noun(("spell",)), 0), p.Ref("bearer")
    allow = p.Allow("bow instead", bearer, of=spell)
    found = text_shapes.bowing_another(
        p.Ability(("battle",), (allow, p.Bow(SUBJECT)), constraints=(p.Bow(bearer), p.Bow(THIS), p.Destroy(bearer)))
    )
    either = p.ChooseOne(((p.Bow(bearer),), (p.Bow(spell),)))
    assert (found.constraints, found.effects) == ((either, p.Bow(THIS), p.Destroy(bearer)), (p.Bow(SUBJECT),))


# --------------------------------------------------------------------------------------------------- texts sorted by kind


def test_a_text_that_pays_waits_for_a_payment() -> None:
    produce, bow = p.Produce(p.Number(1)), p.Bow(THIS)
    for trigger, effects, pays in (
        (PAYING, (produce,), True),
        (PAYING, (bow,), False),
        (ENDS, (produce,), False),
    ):
        found = behaviour(p.Triggered(trigger, effects))
        assert (len(found.gold_reactions), len(found.triggered)) == ((1, 0) if pays else (0, 1))
        used = behaviour(abilities=(p.Ability(("reaction",), effects, trigger=trigger),))
        assert len(used.gold_reactions) == pays


def test_what_an_event_does_when_it_resolves() -> None:
    resolves = p.Trigger("when", p.Pattern("resolve", THIS))
    for trait, happens in (
        (p.Triggered(resolves, (p.Bow(THIS),)), 1),
        (p.Triggered(p.Trigger("when", p.Pattern("resolve", SUBJECT)), (p.Bow(THIS),)), 0),
        (p.Triggered(p.Trigger("when", p.Pattern("bow", THIS)), (p.Bow(THIS),)), 0),
        (p.Bow(THIS), 1),
    ):
        assert len(behaviour(trait, type_="event").event_effects) == happens
    (bare,) = behaviour(p.Bow(THIS), p.Destroy(THIS), type_="event").event_effects
    assert (bare.index, bare.effects) == (0, (p.Bow(THIS), p.Destroy(THIS)))


def test_the_force_of_an_army_is_no_force_of_a_card() -> None:
    army = p.Ref("army")
    for what, stat, whole in ((army, "force", True), (THIS, "force", False), (army, "chi", False)):
        change = p.Modify("force" if stat == "force" else "chi", p.Number(1))
        ((found, _, _),) = behaviour(p.Continuous(what, (change,))).boosts
        ((plain, _, _),) = behaviour(p.Continuous(THIS, (change,))).boosts
        assert (found != plain) is whole


def test_a_card_is_at_risk_of_dying_of_low_chi() -> None:
    cases: tuple[tuple[PrintedType, int, bool], ...] = (
        ("item", -1, True),
        ("item", 0, False),
        ("personality", 0, True),
        ("follower", -1, False),
    )
    for type_, chi, risk in cases:
        assert Behaviour(CardDefinition("Trial", type_, chi=chi)).chi_risk is risk


# ------------------------------------------------------------------------------------------------------- from where


IN_HAND, IN_DISCARD = p.In("hand", p.You()), p.In("discard", p.You())


@pytest.mark.parametrize(
    ("state", "lifted"),
    [
        (p.State("bowed"), ["bowed"]),
        (p.State("bowed", False), []),
        (p.State("dead"), ["dead"]),
        (p.State("dishonorable"), []),
        (IN_DISCARD, ["discard"]),
        (p.In("discard", p.You(), False), []),
        (p.In("discard", SUBJECT), []),
        (p.In("home"), ["absent"]),
        (IN_HAND, []),
        (p.Either((IN_DISCARD, p.State("bowed"))), ["discard", "bowed"]),
    ],
)
def test_the_state_that_a_text_asks_of_its_card_lifts_the_rule_against_it(state: p.Filter, lifted: list[str]) -> None:
    assert lifted_rules.lifted_by(state) == lifted
    for positive, what in ((True, THIS), (False, THIS), (True, SUBJECT)):
        asked = lifted_rules.said_of_itself((p.Is(what, (state,), positive),))
        assert asked == ([state] if positive and what == THIS else [])
    waits = lifted_rules.waits_in_discard((p.Is(THIS, (state,)),))
    assert waits == (not {"discard", "dead"}.isdisjoint(lifted))


def test_an_ability_is_used_from_the_hand_if_its_text_says_so_or_brings_its_card() -> None:
    for conditions, effects, from_hand in (
        ((p.Is(THIS, (IN_HAND,)),), (p.Bow(SUBJECT),), True),
        ((p.Is(THIS, (p.In("hand", p.You(), False),)),), (p.Bow(SUBJECT),), False),
        ((p.Is(THIS, (IN_DISCARD,)),), (p.Bow(SUBJECT),), False),
        ((), (p.Bow(SUBJECT), p.PutCard(THIS, "play")), True),
        ((), (p.PutCard(SUBJECT, "play"),), False),
    ):
        assert lifted_rules.is_from_hand(p.Ability(("battle",), effects, conditions=conditions), effects) is from_hand


def test_a_card_answers_to_its_own_end_from_the_discard_pile() -> None:
    for pattern, answers in (
        (p.Pattern("destroy", THIS), True),
        (p.Pattern("bow", THIS, others=("destroy",)), True),
        (p.Pattern("destroy", p.Several((SUBJECT, THIS))), True),
        (p.Pattern("destroy", SUBJECT), False),
        (p.Pattern("bow", THIS), False),
    ):
        assert lifted_rules.answers_own_end(pattern) is answers
        assert behaviour(p.Triggered(p.Trigger("after", pattern), (p.Bow(SUBJECT),))).from_grave is answers


def test_an_alternative_for_a_card_in_hand() -> None:
    for options, is_one in (
        (((p.Bow(THIS),), (p.Discard(THIS),)), True),
        (((p.Destroy(THIS),), (p.Bow(SUBJECT), p.Discard(THIS))), True),
        (((p.Bow(SUBJECT),), (p.Discard(THIS),)), False),
        (((p.Bow(THIS),), (p.Discard(SUBJECT),)), False),
    ):
        assert lifted_rules.is_for_hand(p.ChooseOne(options)) is is_one


def test_a_pattern_of_several_events_is_called_by_the_one_that_happens() -> None:
    pattern = p.Pattern("bow", others=("destroy", "bow"))
    assert (called(pattern, BOW), called(pattern, DESTROY)) == ("bow", "destroy")
    assert called(p.Pattern("leave play", others=("destroy",)), DESTROY) == "leave play"
    assert called(p.Pattern("bow", others=("dishonor", "destroy")), DESTROY) == "destroy"


# ------------------------------------------------------------------------------------------------- compiled abilities


def compiled(*effects: p.Effect, constraints: tuple[p.Effect, ...] = ()) -> CompiledAbility:
    """The ability as the engine has it."""
    (found,) = behaviour(abilities=(p.Ability(("open",), effects, constraints=constraints),)).abilities
    return found


@pytest.mark.parametrize(
    ("cost", "slots"),
    [
        (p.Chosen(SOMEBODY, 0), [0]),  # `Choose a Personality:`
        (p.Bow(p.Chosen(SOMEBODY, 0)), []),  # chosen when it is paid
        (p.Bow(p.Chosen(SOMEBODY, 0, performer=True)), [0]),
        (p.Bow(target(0)), [0]),
    ],
)
def test_what_is_chosen_before_costs_are_paid(cost: p.Effect, slots: list[int]) -> None:
    assert [each.slot for each in compiled(p.GainHonor(p.Number(1)), constraints=(cost,)).targets] == slots


def test_a_choice_that_describes_a_target_is_made_with_it() -> None:
    opposing = p.Noun(("personality",), (p.Opposing(slot(0)),))
    found = compiled(p.Bow(target(1, opposing)), constraints=(p.Destroy(p.Chosen(SOMEBODY, 0)),))
    assert [each.slot for each in found.targets] == [0, 1]


@pytest.mark.parametrize(
    ("effect", "moved"),
    [
        (p.Switch(slot(0), slot(0)), {0}),
        (p.Swap(slot(0), slot(0)), {0}),
        (p.Switch(slot(0), slot(1)), set()),
        (p.Move(slot(0), "battlefield"), {0}),
        (p.Move(slot(0), "home"), set()),
    ],
)
def test_of_two_chosen_together_who_change_places_one_comes(effect: p.Effect, moved: set[int]) -> None:
    found = compiled(p.Bow(p.Target(SOMEBODY, 0, 2, 2)), p.Bow(target(1)), effect)
    assert set(found.moved_slots) == moved


@pytest.mark.parametrize(
    ("node", "speaks"),
    [
        (p.Bow(slot(0)), True),
        (p.Bow(slot(1)), False),
        (p.Bow(p.Ref("targets")), True),
        (p.Bow(THIS), False),
        (p.Bow(p.Ref("each", 0)), False),
        (p.Bow(p.Chosen(p.Noun(("personality",), (p.Past("target", "this"),)), 2)), True),
        (p.Bow(p.Chosen(p.Noun(("personality",), (p.Past("target", "turn"),)), 2)), False),
        (p.Bow(p.Chosen(p.Noun(("personality",), (p.Past("bow", "this"),)), 2)), False),
    ],
)
def test_which_costs_depend_on_what_is_chosen(node: p.Node, speaks: bool) -> None:
    (found, _) = compiled(p.Bow(p.Target(SOMEBODY, 0, 1, 3)), p.Bow(target(1))).targets
    assert speaks_of_choice(node, found) is speaks


def test_one_source_that_depends_on_others_is_enough() -> None:
    plain = p.GoldSource((p.Bow(THIS),), p.Produce(p.Number(2)))
    joins = p.GoldSource((p.Bow(THIS),), p.Produce(p.Number(4)), p.Producing(p.Noun(("holding",))))
    assert [behaviour(*each).gold_joins for each in ((plain,), (joins, plain), (plain, joins))] == [False, True, True]


def test_what_an_action_reaches_only_under_a_condition() -> None:
    always = p.Allow("absent", others=("no presence",))
    sometimes = p.Allow("absent", others=("no presence",), condition=NOW)
    for allow, lifted, later in (
        (always, {"absent", "no presence"}, []),
        (sometimes, set(), ["absent", "no presence"]),
    ):
        ability = p.Ability(("battle",), (allow,))
        assert lifted_rules.lifted_always(ability, None, (allow,)) == lifted
        assert [each.verb for each in lifted_rules.lifted_sometimes(ability, (allow,))] == later


def test_how_provinces_are_called() -> None:
    assert [province_number(name) for name in ("P1", "p4", "P", "Q1", "1", "Px", "")] == [1, 4, 0, 0, 0, 0, 0]


def test_a_province_is_face_up_if_all_its_cards_are() -> None:
    province = Province(-100, 5)
    assert not province.face_up
    province.cards = [3, 4]
    province.up = [3]
    assert not province.face_up
    province.up = [3, 4]
    assert province.face_up


def test_a_lower_gold_cost_is_a_payment_only_while_something_is_paid() -> None:
    lower = p.Give(SUBJECT, (p.Modify("gold_cost", p.Number(4), True),))
    for trigger, pays in ((PAYING, True), (p.Trigger("before", p.Pattern("enter play")), False)):
        ability = p.Ability(("reaction",), (lower,), trigger=trigger)
        card = behaviour(abilities=(ability,))
        (found,) = card.gold_reactions if pays else card.abilities
        assert isinstance(found.effects[0], p.Produce) is pays


def test_who_may_move_here_is_known_of_each_target() -> None:
    found = compiled(p.Bow(target(0)), p.Move(target(1), "battlefield"), p.Move(target(2), "home"))
    assert [each.moves_here for each in found.targets] == [False, True, False]
    assert (found.moves_here, found.moves_self, found.may_move_self) == (True, False, False)
    for place, moves, may in (("battlefield", True, True), ("any battlefield", False, True), ("home", False, False)):
        own = compiled(p.Move(THIS, place))  # type: ignore[arg-type]
        assert (own.moves_self, own.may_move_self) == (moves, may)


def test_what_each_target_is_to_its_ability() -> None:
    unit = p.Target(p.Noun(("unit",)), 1)
    found = compiled(
        p.Bow(p.Several((target(0), unit))),
        p.RangedAttack(p.Number(3), target(2)),
        constraints=(p.Bow(target(3)), p.Chosen(SOMEBODY, 4)),
    )
    assert [each.slot for each in found.targets] == [3, 4, 0, 1, 2]
    assert [each.in_constraints for each in found.targets] == [True, True, False, False, False]
    assert [each.performs for each in found.targets] == [True, False, False, False, False]
    assert [each.targeted for each in found.targets] == [True, False, True, True, True]
    assert [each.ranged for each in found.targets] == [False, False, False, False, True]
    assert [each.beside for each in found.targets] == [(), (), (1,), (0,), ()]
    assert [each.single for each in found.targets] == [True] * 5
    assert (found.slots, sorted(found.target_slots), found.unit_slots, found.ranged_slots) == (
        5,
        [0, 1, 2, 3],
        [1],
        [2],
    )
    assert [each.for_cost is not None for each in found.targets] == [True, False, False, False, False]
