"""Questions about costs, each asked where every part of it matters."""

from __future__ import annotations

import pytest
from tests.editions.ccg.effects.sandbox import N, Sandbox
from tests.editions.ccg.text.doings import deed, field, reader, thing
from tests.editions.ccg.trials import Trial, say

from rokugan import program as p
from rokugan.editions.ccg.actions.offers import EQUIP
from rokugan.editions.ccg.costs import entering_play, gold_sources, overlaying, payable, prices
from rokugan.editions.ccg.costs.entering_play import BringIntoPlay
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import compiled_ability
from rokugan.editions.ccg.table.event_kinds import ENTER, PAY
from rokugan.editions.ccg.table.ids import NOTHING, province_thing

pytestmark = pytest.mark.interpreted  # the sandbox has a frame of its own

HONOR = p.GainHonor(N(1))
PERSON = p.Noun(("personality",))


# ------------------------------------------------------------------------------------------------ entering play


@pytest.mark.parametrize(
    ("personality", "reason"), [("ox", ""), ("ghost", "attach"), ("pit", "attach"), ("hare", "attach")]
)
def test_to_whom_a_card_is_attached(personality: str, reason: str) -> None:
    """To a Personality of his in play: Ghost is dead, Pit is a Holding, Hare is Bob's."""
    sandbox = Sandbox(stage="peace")
    assert entering_play.why_not_attach(sandbox.game, 0, sandbox.number("net"), sandbox.number(personality)) == reason


@pytest.mark.parametrize(
    ("negated", "spared", "enters"), [(False, False, True), (True, False, False), (False, True, False)]
)
def test_a_card_whose_entering_is_negated(negated: bool, spared: bool, enters: bool) -> None:
    """Whether all of it is negated, or it does not happen to that card."""
    sandbox = Sandbox(stage="peace")
    net = sandbox.number("net")
    frame = BringIntoPlay(0, net, 0, sandbox.number("ox"))
    frame.event = Event(ENTER, [] if spared else [net], 0)
    frame.event.negated = negated
    frame.goto("pay")
    sandbox.game.paid = False
    sandbox.run(frame)
    assert (sandbox.game.paid, sandbox.zones("net")) == (enters, ["home" if enters else "hand"])


@pytest.mark.parametrize("equips", [True, False])
def test_a_canceled_equip_attaches_nothing(equips: bool) -> None:
    """What another text has begun to bring into play enters all the same."""
    sandbox = Sandbox(stage="peace")
    other = compiled_ability(p.Ability(("open",), (HONOR,)), 0)
    frame = BringIntoPlay(0, sandbox.number("net"), 0, sandbox.number("ox"))
    frame.action = Action(0, sandbox.number("net"), EQUIP if equips else other)
    frame.action.effects_off = True
    frame.goto("enter")
    sandbox.run(frame)
    assert sandbox.zones("net") == ["hand" if equips else "home"]


@pytest.mark.parametrize(("allow", "may"), [("overlay", True), ("attach two", False)])
def test_what_a_card_says_of_overlaying(table: Trial, allow: p.words.AllowVerb, may: bool) -> None:
    table.make("Ox", program=p.Program(traits=(p.Allow(allow, of=PERSON),)), chi=2)
    game = table.begin().game
    assert overlaying.may_overlay_by_text(game, 0, table.handles["ox"], table.handles["elk"]) == may


# ---------------------------------------------------------------------------------------------------------- Gold


def test_what_enters_from_a_province_by_its_place_has_no_price() -> None:
    """Who puts the card of a province into play that he has not seen pays for it when he knows it."""
    sandbox = Sandbox(stage="peace")
    action = Action(
        0, sandbox.number("ox"), compiled_ability(p.Ability(("open",), (p.PutCard(p.Ref("slot", 0), "play"),)), 0)
    )
    action.targets.slots = [[province_thing(0, 0)]]
    assert prices.gold_of_effects(sandbox.game, action) == (0, NOTHING)
    action.targets.slots = [[sandbox.number("toad")]]
    assert prices.gold_of_effects(sandbox.game, action) == (9, sandbox.number("toad"))


def test_an_action_on_no_card_has_its_own_price(table: Trial) -> None:
    """What is said of a card's actions is not said of a player's: a list would take him for the last card."""
    say(table, "This Holding's ability costs 3 Gold instead if you control a Monk.", "holding", "Tower")
    table.lay("Ann", in_play=["Tower"])
    game, tower = table.begin().game, table.handles["tower"]
    assert payable.priced(game, Action(0, tower, None), 5) == 3
    assert payable.priced(game, Action(0, tower - len(game.cards), None), 5) == 5


def test_no_more_sources_than_are_needed(table: Trial) -> None:
    table.lay("Ann", in_play=[{"card": "Mine", "as": f"mine{number}"} for number in range(3)])
    game = table.begin().game
    found = [len(gold_sources.sources(game, 0, NOTHING, [], (), enough)) for enough in (-1, 0, 3, 4, 9)]
    assert found == [3, 1, 1, 2, 3]


@pytest.mark.parametrize(
    ("type_", "cost", "helps"), [("strategy", 0, True), ("strategy", 1, False), ("item", 0, False)]
)
def test_which_cards_in_hand_help_to_pay(table: Trial, type_: str, cost: int, helps: bool) -> None:
    """A Strategy that costs nothing; an Item must be in play for that."""
    pays = p.Ability(("reaction",), (p.Produce(N(2)),), trigger=p.Trigger("when", p.Pattern("pay", p.You())))
    table.make("Purse", type_, p.Program(abilities=(pays,)), gold_cost=cost, focus_value=1)
    table.lay("Ann", hand=["Purse"])
    game = table.begin().game
    assert gold_sources.in_hand(game, 0) == ([table.handles["purse"]] if helps else [])


@pytest.mark.parametrize(
    ("filter_", "fits"),
    [
        (p.ActionDid("create", p.Noun(("follower",))), True),
        (p.ActionDid("create", p.Noun(("item",))), False),
        (p.ActionDid("target", p.Noun(("follower",))), False),  # it creates one, and targets none
    ],
)
def test_what_the_action_to_be_paid_for_does(filter_: p.ActionDid, fits: bool) -> None:
    paid = deed("mill")
    paid.ability = compiled_ability(p.Ability(("open",), (p.Create("follower"),)), 0)
    text = reader()
    text.event = Event(PAY, [thing("mill")], 0)
    text.event.action = paid
    assert gold_sources.is_such_action(field().game, text, filter_) == fits
