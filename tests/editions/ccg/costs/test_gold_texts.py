"""Texts that help to pay: for which payments, what they use up, and when they may be used."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial, say

from rokugan import program as p
from rokugan.editions.ccg.costs import gold_sources
from rokugan.editions.ccg.costs.gold_sources import Due
from rokugan.editions.ccg.table.action import Action, Offer, offered_action
from rokugan.editions.ccg.table.ids import NOTHING, OPEN
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.program.words import Detail

N = p.Number
THIS = p.Ref("this")
YOURS = p.Noun(("personality",), whose="your")
HOLDING = p.Noun(("holding",), whose="your")
PAYING = p.Trigger("when", p.Pattern("pay"))
BOW = p.Bow(THIS)


def answer(*constraints: p.Effect, effects: tuple[p.Effect, ...] = (p.Produce(N(2)),), **more: object) -> p.Program:
    """`Reaction: When paying a Gold cost, ...: Produce 2 Gold.`"""
    trigger = more.pop("trigger", PAYING)
    ability = p.Ability(("reaction",), effects, trigger=trigger, constraints=constraints, **more)  # type: ignore[arg-type]
    return p.Program(abilities=(ability,))


def lay(table: Trial, program: p.Program, title: str = "Well") -> None:
    """A Holding of Ann with that text."""
    table.make(title, "holding", program)
    table.lay("Ann", in_play=[{"card": title, "as": title.lower()}])


def found(
    table: Trial, due: Due | None = None, without: tuple[int, ...] = (), paid_for: Action | None = None
) -> list[str]:
    """The titles of the cards whose texts help Ann to pay."""
    game = table.game
    helps = gold_sources.helps(game, 0, due or Due(5), list(without), 5, paid_for)
    return [game.cards[each.offer.card].title for each in helps]


def spent(table: Trial) -> list[tuple[int, list[str], list[str]]]:
    """How the only text that helps does so: how much Gold, what bows for it, what is used up."""
    game = table.game
    (text,) = gold_sources.helps(game, 0, Due(5), [], 5)
    return [
        (way.gold, [game.cards[card].title for card in way.bows], [game.cards[card].title for card in way.uses])
        for way in text.ways
    ]


# -------------------------------------------------------------------------------------------------- what is paid for

CREATES = "Open: Create a 1F Follower and attach it to your target Personality."


@pytest.mark.parametrize(
    ("text", "played", "helps"),
    [
        ("When paying an action's Gold cost", "Open: Draw a card.", True),
        ("When paying the Gold cost of a Kiho action", "Kiho Open: Draw a card.", True),
        ("When paying the Gold cost of a Kiho action", "Open: Draw a card.", False),
        ("When paying for an action that creates a Follower", CREATES, True),
        ("When paying for an action that creates an Item", CREATES, False),
        ("When paying for an action that creates a Follower", "Open: Draw a card.", False),
        ("When paying for a Personality", "Open: Draw a card.", False),
        ("When paying for a Follower or for an action that creates one", CREATES, True),
        ("When paying for an Item or for an action that creates one", CREATES, False),
    ],
)
def test_which_actions_a_text_helps_to_pay(table: Trial, text: str, played: str, helps: bool) -> None:
    say(table, f"Reaction, :bow:: {text}: Produce 2 Gold.", "holding", "Well")
    say(table, played, "strategy", "Trial", gold_cost=2)
    table.lay("Ann", in_play=[{"card": "Well", "as": "well"}], hand=[{"card": "Trial", "as": "trial"}])
    game = table.begin().game
    card = table.handles["trial"]
    action = offered_action(0, Offer(card, game.behaviours[card].abilities[0], OPEN))
    for purpose in (card, NOTHING):
        assert found(table, Due(2, purpose), paid_for=action) == (["Well"] if helps else [])
    ox = table.handles["ox"]
    assert found(table, Due(2, ox), paid_for=action) == (["Well"] if "for a Personality" in text else [])


def test_of_an_unknown_action_nothing_is_said(table: Trial) -> None:
    """An action's Gold cost is one in any case; that of a Kiho action only where the action is known."""
    table.begin()
    plain, kiho = (p.Noun(("action",), filters) for filters in ((), (p.HasKeyword("Kiho"),)))
    reader = Action(0, table.handles["ox"], None)
    assert gold_sources.pays_for(table.game, reader, plain, NOTHING)
    assert not gold_sources.pays_for(table.game, reader, kiho, NOTHING)


@pytest.mark.parametrize(
    ("details", "either", "helps"),
    [
        ((), ("attack phase", "dynasty phase"), False),
        ((), ("attack phase", "action phase"), True),
        (("action phase",), (), True),
        (("dynasty phase",), (), False),
        ((), (), True),
    ],
)
def test_when_a_text_helps(table: Trial, details: tuple[Detail, ...], either: tuple[Detail, ...], helps: bool) -> None:
    waits = p.Trigger("when", p.Pattern("pay", details=details, either=either))
    lay(table, answer(BOW, trigger=waits))
    say(table, "Open: Draw a card.")  # so that it stays the Action Phase
    table.lay("Ann", hand=["Trial"])
    assert found(table.begin()) == (["Well"] if helps else [])


# ------------------------------------------------------------------------------------------------ what it costs itself


@pytest.mark.parametrize(
    ("constraints", "ways"),
    [
        ((BOW,), [(2, ["Well"], [])]),
        ((p.Destroy(THIS),), [(2, [], ["Well"])]),
        ((p.Bow(p.Chosen(YOURS, 0)),), [(2, ["Ox"], []), (2, ["Elk"], [])]),
        ((p.Bow(p.Chosen(YOURS, 0, 2, 2)),), [(2, ["Ox", "Elk"], [])]),
        ((p.Bow(p.Chosen(YOURS, 0, 0, 1)), BOW), [(2, ["Well"], [])]),
        ((BOW, p.Bow(p.Chosen(HOLDING, 0))), [(2, ["Well", "Mine"], [])]),  # not the Well twice
        ((p.If(p.Moment("your turn"), (BOW,), (p.Destroy(THIS),)),), [(2, ["Well"], [])]),
        ((p.If(p.Moment("battle"), (BOW,), (p.Destroy(THIS),)),), [(2, [], ["Well"])]),
    ],
)
def test_what_a_text_uses_up(
    table: Trial, constraints: tuple[p.Effect, ...], ways: list[tuple[int, list[str], list[str]]]
) -> None:
    table.lay("Ann", in_play=["Mine"])
    lay(table, answer(*constraints))
    table.begin()
    assert spent(table) == ways


@pytest.mark.parametrize(
    ("program", "helps"),
    [
        (answer(BOW), True),
        (answer(BOW, p.PayGold(N(1))), False),
        (answer(p.Straighten(THIS)), False),
        (answer(BOW, effects=(p.Produce(N(0)),)), False),
        (answer(BOW, effects=(p.PayLess(N(2), N(5)),)), False),
        (answer(BOW, effects=(p.PayLess(N(2), N(4)),)), True),
        (answer(BOW, effects=(p.Produce(N(2)), p.Bow(p.Target(YOURS, 0, 0, 1)))), True),
        (answer(BOW, effects=(p.Produce(N(2)), p.Bow(p.Target(p.Noun(("spell",)), 0)))), False),
        (p.Program(traits=(p.GoldSource((p.Destroy(THIS),), p.Produce(N(4))),)), True),
        (p.Program(traits=(p.GoldSource((p.Destroy(THIS),), p.Produce(N(4)), p.Moment("battle")),)), False),
        (p.Program(traits=(p.Triggered(PAYING, (p.Produce(N(2)),)),)), True),
    ],
)
def test_which_texts_help_at_all(table: Trial, program: p.Program, helps: bool) -> None:
    lay(table, program)
    table.lay("Ann", in_play=["Mine"])
    table.begin()
    assert found(table) == (["Well"] if helps else [])
    assert found(table, without=(table.handles["well"],)) == []


def test_a_text_that_was_lost_helps_no_more(table: Trial) -> None:
    lay(table, answer(BOW))
    game = table.begin().game
    well = table.handles["well"]
    game.modify(well, Modifier("lost ability", well, 0, "turn", word="something else"))
    assert found(table) == ["Well"]
    (ability,) = game.behaviours[well].gold_reactions
    game.modify(well, Modifier("lost ability", well, 0, "turn", word=ability.key))
    assert found(table) == []


def test_a_trait_helps_once_a_turn_if_it_says_so(table: Trial) -> None:
    lay(table, p.Program(traits=(p.Triggered(PAYING, (p.Produce(N(2)),), period="turn"),)))
    game = table.begin().game
    assert found(table) == ["Well"]
    well = table.handles["well"]
    (ability,) = game.behaviours[well].gold_reactions
    game.used_in("turn")[(well, ability.key)] = 1
    assert found(table) == []


@pytest.mark.parametrize(("gold_cost", "helps"), [(0, True), (1, False)])
def test_strategies_in_hand_help_if_they_cost_nothing(table: Trial, gold_cost: int, helps: bool) -> None:
    table.make("Loan", "strategy", answer(), gold_cost=gold_cost, focus_value=1)
    trait = p.Program(traits=(p.Triggered(PAYING, (p.Produce(N(2)),)),))
    table.make("Hint", "strategy", trait, gold_cost=gold_cost, focus_value=1)  # a trait does nothing there
    table.lay("Ann", hand=["Loan", "Hint"])
    table.begin()
    assert found(table) == (["Loan"] if helps else [])
