"""Costs of every kind, and Gold: paid by texts, produced while paying, less for some actions."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.program.words import MomentName

N = p.Number
THIS = p.Ref("this")
SLOT = p.Ref("slot", 0)
YOURS = p.Noun(("personality",), whose="your")


def mines(table: Trial, number: int) -> None:
    """Ann gets so many Holdings that produce 3 Gold each."""
    table.ann["in_play"] += [{"card": "Mine", "as": f"mine{n}"} for n in range(number)]


def test_paying_gold_as_a_cost(table: Trial) -> None:
    mines(table, 2)
    table.trial(p.GainHonor(N(1)), constraints=(p.PayGold(N(4)),)).play("play Trial", "pay auto")
    assert table.look("Ann.honor") == 11
    assert table.look("mine0.bowed")
    assert table.look("mine1.bowed")


def test_no_action_without_the_gold(table: Trial) -> None:
    mines(table, 1)
    table.trial(p.GainHonor(N(1)), constraints=(p.PayGold(N(4)),))
    assert table.asked.kind != "act"


@pytest.mark.parametrize(
    "cost",
    [
        p.Dishonor(p.Chosen(YOURS, 1)),
        p.Give(p.Chosen(YOURS, 1), (p.Modify("chi", N(-1)),)),
        p.LoseHonor(N(2)),
        p.ChooseOne(((p.DiscardFavor(),), (p.Destroy(p.Chosen(YOURS, 1)),))),
        p.If(p.Moment("your turn"), (p.Bow(p.Chosen(YOURS, 1)),)),
        p.Together((p.Bow(p.Chosen(YOURS, 1)), p.LoseHonor(N(1)))),
    ],
)
def test_costs_are_paid_before_the_effects(table: Trial, cost: p.Node) -> None:
    table.trial(p.Draw(N(1)), constraints=(cost,))
    before = table.game.hash()
    table.play("play Trial")
    while table.asked.kind == "target":
        table.game.choose(0)
    assert table.game.hash() != before
    ox = table.game.states.get(table.handles["ox"])
    paid = ox is None or ox.bowed or ox.dishonored or table.look("Ann.honor") < 10 or table.look("ox.chi") < 3
    assert paid


def test_a_cost_that_was_paid_though_optional_is_asked_for(table: Trial) -> None:
    """`You may bow one of your Personalities: ... If you bowed him, gain 2 more.`"""
    table.trial(
        p.GainHonor(N(1)),
        p.If(p.Did("bow", SLOT), (p.GainHonor(N(2)),)),
        constraints=(p.May((p.Bow(p.Chosen(YOURS, 0)),)),),
    ).play("play Trial", "yes", "target Ox")
    assert table.look("Ann.honor") == 13


def test_paying_inside_the_effects(table: Trial) -> None:
    """`Bow Bear's Personality to gain 5 Honor` inside the effects does nothing if it cannot be paid in full."""
    theirs = p.Noun(("personality",), whose="other")
    table.trial(
        p.Paying((p.Bow(p.Chosen(YOURS, 0)),), (p.GainHonor(N(1)),)),
        p.Paying((p.Bow(p.Chosen(theirs, 1)),), (p.GainHonor(N(5)),)),
    ).play("play Trial", "target Elk")
    assert (table.look("Ann.honor"), table.look("elk.bowed")) == (11, True)


def test_what_may_not_bow_cannot_pay(table: Trial) -> None:
    table.trait(p.Forbid("may not", "bow"))
    table.trial(p.GainHonor(N(1)), constraints=(p.Bow(p.Chosen(YOURS, 0)),)).play("play Trial")
    assert (table.look("ox.bowed"), table.look("elk.bowed")) == (False, True)


def test_bowing_that_need_not_be_paid(table: Trial) -> None:
    """`Ox need not bow as a cost of Kiho actions.`"""
    kiho = p.Noun(("action",), (p.HasKeyword("Kiho"),))
    table.trait(p.Allow("no bow cost", THIS, of=kiho))
    ox = p.Chosen(p.Noun(("personality",), (p.Titled("Ox"),), "your"), 0)
    table.trial(p.GainHonor(N(1)), keywords=("Kiho",), constraints=(p.Bow(ox),)).play("play Trial")
    assert (table.look("Ann.honor"), table.look("ox.bowed")) == (11, False)


def test_the_gold_cost_of_what_is_brought_into_play(table: Trial) -> None:
    """The icon in the costs pays for the Follower; he is then attached without further payment."""
    mines(table, 2)
    table.ann["hand"].append({"card": "Spears", "as": "spears"})
    hand = p.Noun(("follower",), whose="your", zone="hand")
    table.trial(p.Attach(p.Target(hand, 0), p.Target(YOURS, 1)), constraints=(p.PayEntry(),))
    table.play("play Trial", "target Ox", "pay auto")
    assert str(table.look("spears.attached_to")) == "Ox"
    assert [table.look(f"mine{n}.bowed") for n in (0, 1)].count(True) == 1


def test_gold_produced_while_paying(table: Trial) -> None:
    """A Reaction produces 2 Gold when a cost is paid; without it the cost could not be."""
    mines(table, 1)
    trigger = p.Trigger("when", p.Pattern("pay"))
    program = p.Program(
        abilities=(p.Ability(("reaction",), (p.Produce(N(2)),), trigger=trigger, constraints=(p.Bow(THIS),)),)
    )
    table.make("Ox", program=program, force=3, chi=3)
    table.trial(p.GainHonor(N(1)), constraints=(p.PayGold(N(5)),)).play("play Trial", "use Ox")
    assert table.look("Ann.honor") == 11
    assert table.look("ox.bowed")
    assert table.look("mine0.bowed")


def test_a_gold_source_with_another_cost(table: Trial) -> None:
    """`Destroy this card: Produce 4 Gold.`"""
    table.make("Mine", "holding", p.Program(traits=(p.GoldSource((p.Destroy(THIS),), p.Produce(N(4))),)))
    mines(table, 1)
    table.trial(p.GainHonor(N(1)), constraints=(p.PayGold(N(4)),)).play("play Trial")
    assert (table.look("Ann.honor"), table.look("mine0.zone")) == (11, "dynasty_discard")


def test_an_action_that_costs_less(table: Trial) -> None:
    mines(table, 1)
    trait = p.ActionCost(N(2), THIS, p.Moment("your turn"))
    program = p.Program(traits=(trait,), abilities=(p.Ability(("open",), (p.GainHonor(N(1)),)),))
    table.make("Trial", "strategy", program, gold_cost=5, focus_value=1)
    table.ann["hand"].append({"card": "Trial"})
    table.begin().play("play Trial")
    assert table.look("Ann.honor") == 11


@pytest.mark.parametrize(("moment", "bowed"), [("your turn", 1), ("battle", 2)])
def test_less_gold_is_paid_only_where_its_condition_holds(table: Trial, moment: MomentName, bowed: int) -> None:
    """A Personality who costs 6 Gold comes back for 3 less, if it is so."""
    mines(table, 2)
    table.ann["dynasty_discard"] = [{"card": "Bear", "as": "fallen"}]
    lost = p.Noun(("personality",), whose="your", zone="discard")
    terms = (p.Term("requirements", None, ("honor_requirement",)), p.Term("less", N(3), condition=p.Moment(moment)))
    table.trial(p.PutCard(p.Target(lost, 0), "play", None, terms)).play("play Trial", "pay auto")
    assert table.look("fallen.zone") == "home"
    assert sum(table.look(f"mine{number}.bowed") for number in range(2)) == bowed


def test_automatic_payment_leaves_what_the_other_costs_need(table: Trial) -> None:
    """Two payments of 2 follow a Gold Cost of 4: the source of 4 pays it, though it has another use, and Gold is not kept."""
    source = p.GoldSource((p.Bow(THIS),), p.Produce(N(2)))
    table.make("Purse", "holding", p.Program(traits=(source,)))
    other = p.Ability(("open",), (p.Draw(N(1)),), constraints=(p.Bow(THIS),))
    source = p.GoldSource((p.Bow(THIS),), p.Produce(N(4)))
    table.make("Vault", "holding", p.Program(traits=(source,), abilities=(other,)))
    table.ann["in_play"] += [{"card": title, "as": f"s{n}"} for n, title in enumerate(("Purse", "Purse", "Vault"))]
    costs = (p.PayGold(N(2)), p.PayGold(N(2)))
    ability = p.Ability(("open",), (p.GainHonor(N(1)),), constraints=costs)
    table.make("Trial", "strategy", p.Program(abilities=(ability,)), gold_cost=4)
    table.ann["hand"].append({"card": "Trial", "as": "trial"})
    table.begin().play("play Trial", "pay auto")
    assert table.look("s2.bowed")
    while table.asked.kind == "pay":
        table.play("pay auto")
    assert table.look("Ann.honor") == 11
