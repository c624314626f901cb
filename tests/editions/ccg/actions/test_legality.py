"""Whether an ability may be used, where texts and rules keep it from that."""

from __future__ import annotations

import pytest
from tests.editions.ccg.effects.sandbox import Sandbox
from tests.editions.ccg.text.doings import deed, field, thing, things
from tests.editions.ccg.trials import Trial, say

from rokugan import program as p
from rokugan.editions.ccg.actions import legality
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import compiled_ability
from rokugan.editions.ccg.table.event_kinds import ANNOUNCE


def the(*names: str) -> p.These:
    """These cards of the table."""
    return p.These(tuple(things(*names)))


@pytest.mark.parametrize(("face", "reason"), [("up", ""), ("down", "not in play")])
def test_an_ability_of_a_card_in_a_province(table: Trial, face: str, reason: str) -> None:
    say(table, "Open: If this card is face-up in one of your provinces, draw a card.", "holding", "Inn")
    table.lay("Ann", provinces=[{"card": "Inn", "as": "inn", "face": face}])
    game, inn = table.begin().game, table.handles["inn"]
    assert legality.why_not_yet(game, Action(0, inn, game.behaviours[inn].abilities[0])) == reason


def payer(what: tuple[str, ...], *prices: p.Effect) -> Action:
    """A Reaction of Ann that pays the cost of bowing these, at that price."""
    waives = p.WaiveBow(the(*what), True)
    effects = (p.Paying(prices, (waives,)),) if prices else (waives,)
    ability = compiled_ability(p.Ability(("reaction",), effects, trigger=p.Trigger("after", p.Pattern("announce"))), 0)
    return Action(0, thing("mill"), ability)


@pytest.mark.parametrize(
    ("answered", "what", "price", "pays"),
    [
        ("sage", ("sage",), "", True),  # Sage bows for her action
        ("archer", ("archer",), "", False),  # Archer does not
        ("", ("sage",), "", False),  # there is no action
        ("sage", ("sage", "elk"), "", True),  # for one of them that is enough
        ("sage", ("elk", "hare"), "", False),
        ("sage", ("sage",), "elk", True),
        ("sage", ("sage",), "sage", False),  # with what she owes she cannot pay for it
    ],
)
def test_paying_a_cost_of_bowing(answered: str, what: tuple[str, ...], price: str, pays: bool) -> None:
    action = payer(what, *([p.Bow(the(price))] if price else []))
    if answered:
        action.event = Event(ANNOUNCE, [thing(answered)], 0)
        action.event.action = deed(answered)
    assert legality.settles_something(field().game, action) == pays


def test_a_price_that_cannot_be_paid() -> None:
    action = payer(("sage",), p.Discard(p.Chosen(p.Noun(("personality",), whose="your", zone="hand"), 0)))
    action.event = Event(ANNOUNCE, [thing("sage")], 0)
    action.event.action = deed("sage")
    assert not legality.settles_something(field().game, action)


def named(verb: p.words.ForbiddenVerb, key: str, what: p.Thing | None = None, holds: bool = True) -> p.Forbid:
    """A prohibition that names an ability."""
    condition = p.Compare(p.Number(1), "=", p.Number(1 if holds else 2))
    return p.Forbid("may not", verb, what, p.Titled(key), condition=condition)


def test_an_ability_that_may_not_be_used_again() -> None:
    game = field().game
    inn, mill = things("inn", "mill")
    ability = game.behaviours[mill].abilities[0]
    this: p.words.ForbiddenVerb = "use this ability"

    def names(forbid: p.Forbid, source: int = mill) -> bool:
        return legality.names_ability(game, forbid, source, 0, mill, ability)

    assert names(named(this, ability.key))
    assert not names(named(this, ability.key), inn)  # said by another card, of itself
    assert names(named(this, ability.key, the("mill", "elk")), inn)
    assert not names(named(this, ability.key, the("elk")))
    assert not names(named(this, f"{ability.key}'"))
    assert not names(p.Forbid("may not", this))
    assert not names(named("target", ability.key))
    assert not names(named(this, ability.key, holds=False))


@pytest.mark.interpreted  # the sandbox has a frame of its own
def test_one_of_several_prohibitions_is_enough() -> None:
    sandbox = Sandbox(stage="peace")
    seal = sandbox.number("seal")
    said, other = sandbox.saying(2), sandbox.saying(3)
    assert said.ability is not None
    again = p.Forbid("may not", "use this ability", by=p.Titled(said.ability.key))
    sandbox.of(0, "seal").do(p.Give(p.Ref("this"), (again,), "permanent"))
    sandbox.do(p.Give(sandbox.the("wolf"), (p.Forbid("may not", "use abilities"),), "permanent"))
    event = Event(ANNOUNCE, [seal], 0)
    assert legality.forbidden(sandbox.game, said, event)
    assert not legality.forbidden(sandbox.game, other, event)
