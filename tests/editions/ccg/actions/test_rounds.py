"""Opportunities to act outside the order of a round, and which actions they are for."""

from __future__ import annotations

from functools import cache

import pytest
from tests.editions.ccg.trials import Trial, hold, on

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.editions.ccg.actions import rounds
from rokugan.editions.ccg.actions.offers import LOBBY
from rokugan.editions.ccg.table.action import Offer, Opportunity
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import BATTLE, OPEN
from rokugan.testing import Table


@cache
def court() -> Table[CcgGame]:
    """Ann has an action of each kind."""
    table: Table[CcgGame] = Table("samurai")
    table.card("Archer", text="Battle: Ranged 3 Attack.", chi=2)
    table.card("Monk", text="Fire Open: Draw a card.", chi=2)
    table.card("Gauntlet", "strategy", text="Open: Target your Personality: He challenges a target Personality.")
    table.card("Ruse", "strategy", text="Open: Draw a card.")
    table.lay("Ann", in_play=["Archer", "Monk"], hand=["Gauntlet", "Ruse"])
    return table.start()


def choice_of(card: str) -> Choice:
    """The choice of taking the action of that card."""
    game = court().game
    if card == "lobby":  # a list would take the player for the last card
        return Choice("lobby", what=Offer(court().handles["ruse"] - len(game.cards), LOBBY, LOBBY.mask))
    number = court().handles[card]
    ability = game.behaviours[number].abilities[0]
    return Choice("use", game.cards[number], value=number, what=Offer(number, ability, ability.mask))


def the(*names: str) -> p.These:
    """These cards."""
    return p.These(tuple(court().handles[name] for name in names))


FROM_HAND = p.ActionDid("from hand")


@pytest.mark.parametrize(
    ("asked", "fitting"),
    [
        ((), "archer monk gauntlet ruse lobby"),
        ((FROM_HAND,), "gauntlet ruse"),
        ((p.HasKeyword("Fire"),), "monk"),
        ((p.HasKeyword("Fire", False),), "archer gauntlet ruse lobby"),
        ((p.ActionDid("ranged attack"),), "archer"),
        ((p.ActionDid("ranged attack", positive=False),), "monk gauntlet ruse lobby"),
        ((p.ActionDid("challenge"),), "gauntlet"),
        ((p.ActionDid("from", the("archer", "ruse")),), "archer ruse"),
        ((p.ActionDid("from", the("archer", "ruse"), False),), "monk gauntlet lobby"),
        ((p.PerformedBy(the("monk")),), "monk gauntlet"),
        ((p.PerformedBy(the("archer", "monk")),), "archer monk gauntlet"),
        ((p.PerformedBy(the("archer", "monk"), False),), "ruse lobby"),
        ((p.Either((FROM_HAND, p.HasKeyword("Fire"))),), "monk gauntlet ruse"),
        ((FROM_HAND, p.ActionDid("challenge")), "gauntlet"),
        ((p.State("bowed"),), "archer monk gauntlet ruse lobby"),  # what is said of no action keeps none out
    ],
)
def test_which_actions_an_opportunity_is_for(asked: tuple[p.Filter, ...], fitting: str) -> None:
    requirement = p.Pattern("announce", filters=asked)
    cards = ("archer", "monk", "gauntlet", "ruse", "lobby")
    found = [card for card in cards if rounds.meets(court().game, 0, choice_of(card), requirement)]
    assert found == fitting.split()


@pytest.mark.parametrize(
    ("opportunity", "additional"),
    [(None, False), (Opportunity(0, BATTLE), False), (Opportunity(0, OPEN, additional=True), True)],
)
def test_the_first_opportunity_is_no_additional_one(opportunity: Opportunity | None, additional: bool) -> None:
    game = court().game.clone()
    asking = rounds.ActionRound(0, OPEN)
    asking.extra = opportunity
    game.push(asking)
    assert rounds.offers_additional(game) == additional


def test_two_additional_actions(table: Trial) -> None:
    hold(table, "Open: Take two additional Open actions.")
    for title in ("Ox", "Elk"):
        on(table, title, "Open: Gain 1 Honor.")
    on(table, "Hare", "Open: Gain 1 Honor.")
    table.begin().play("play Trial")
    assert (table.asked.player, table.offered) == ("Ann", ["use Ox", "use Elk", "pass"])
    table.play("use Ox")
    assert (table.asked.player, table.offered) == ("Ann", ["use Elk", "pass"])
    table.play("use Elk")
    assert table.asked.player == "Bob"
