"""What Gold can be paid, and with what: sources, texts that help, what other costs need, several payments in a row."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.editions.ccg.costs.affording import aside, can_afford
from rokugan.editions.ccg.costs.gold_payment import Payment
from rokugan.editions.ccg.costs.gold_sources import Due
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import NOTHING

N = p.Number
THIS = p.Ref("this")
BOW = p.Bow(THIS)
OTHER_USE = p.Ability(("open",), (p.Draw(N(1)),), constraints=(BOW,))


def source(gold: int, *abilities: p.Ability) -> p.Program:
    """`Bow this card: Produce so much Gold.`"""
    return p.Program(traits=(p.GoldSource((BOW,), p.Produce(N(gold))),), abilities=abilities)


def helps(*constraints: p.Effect, gold: int = 2, actor: p.Noun | None = None) -> p.Program:
    """`Reaction: When paying a Gold cost, ...: Produce so much Gold.`"""
    trigger = p.Trigger("when", p.Pattern("pay", actor=actor))
    return p.Program(
        abilities=(p.Ability(("reaction",), (p.Produce(N(gold)),), trigger=trigger, constraints=constraints),)
    )


def lay(table: Trial, **programs: p.Program) -> dict[str, int]:
    """Holdings of Ann, by their names in small letters: those, a Mine of 3 Gold and a purse of 2."""
    for name, program in {"mine": source(3), "purse": source(2), **programs}.items():
        table.make(name.capitalize(), "holding", program)
        table.lay("Ann", in_play=[{"card": name.capitalize(), "as": name}])
    table.begin()
    return table.handles


# ---------------------------------------------------------------------------------------------- what can be paid at all


@pytest.mark.rule("samurai.actions.06")
@pytest.mark.parametrize(
    ("amount", "without", "gone", "keep", "later", "able"),
    [
        (5, [], [], [], [], True),
        (6, [], [], [], [], False),
        (0, ["mine", "purse"], [], [], [], True),
        (2, ["mine"], [], [], [], True),
        (3, ["mine"], [], [], [], False),
        (2, [], ["mine"], [], [], True),
        (3, [], ["mine"], [], [], False),
        (2, [], [], [[1, "mine"]], [], True),
        (3, [], [], [[1, "mine"]], [], False),
        (3, [], [], [[1, "mine", "purse"]], [], True),
        (4, [], [], [[1, "mine", "purse"]], [], False),
        (5, [], [], [[1, "mine", "ox"]], [], True),
        (1, [], [], [[2, "mine", "purse"]], [], False),
        (1, [], [], [[1, "mine"], [1, "mine"]], [], False),
        (3, [], [], [], [2], True),
        (2, [], [], [], [3], True),
        (3, [], [], [], [3], False),
        (4, [], [], [], [1], False),
        (5, [], [], [], [0], True),
        (0, [], [], [], [5], True),
        (0, [], [], [], [6], False),
        (1, [], [], [], [1, 1], False),
        (0, [], [], [[1, "purse"]], [3], True),
        (0, [], [], [[1, "purse"]], [4], False),
        (2, [], [], [[1, "mine"]], [3], False),
    ],
)
def test_what_two_sources_pay(
    table: Trial,
    amount: int,
    without: list[str],
    gone: list[str],
    keep: list[list[str | int]],
    later: list[int],
    able: bool,
) -> None:
    """A source pays once; what another cost bows, or what is gone by then, pays nothing."""
    cards = lay(table)
    kept = [[each if isinstance(each, int) else cards[each] for each in one] for one in keep]
    due = Due(amount, gone=tuple(cards[each] for each in gone))
    dues = [Due(each) for each in later]
    assert can_afford(table.game, 0, due, [cards[each] for each in without], kept, dues) is able


HOLDING = p.Chosen(p.Noun(("holding",), whose="your"), 0)
MINE = p.Noun(("holding",), (p.Titled("Mine"),))


DESTROY = p.Destroy(p.Chosen(MINE, 0))
PURSE, FORD, WELL = (p.Noun(("holding",), (p.Titled(title),)) for title in ("Purse", "Ford", "Well"))
ANY = p.Noun(("holding",), whose="your")


def source_that_helps(produced: int, *constraints: p.Effect, **more: Any) -> p.Program:
    """A source with a Reaction that helps to pay as well."""
    return p.Program(traits=source(produced).traits, abilities=helps(*constraints, **more).abilities)


# Texts and sources that must come in a certain order, with the most Gold that can be paid: what is used up bows before, and a
# card uses its text before it bows.
IN_ORDER: list[tuple[dict[str, p.Program], int]] = [
    ({"well": helps(DESTROY, gold=3)}, 8),  # the Mine produces, and is destroyed then
    ({"well": helps(p.Destroy(p.Chosen(ANY, 0)), gold=3)}, 8),
    ({"well": helps(DESTROY), "ford": helps(p.Destroy(p.Chosen(PURSE, 0)), gold=4)}, 11),
    ({"well": helps(DESTROY), "ford": helps(p.Destroy(p.Chosen(WELL, 0)), gold=4)}, 11),  # the Well helps first
    ({"well": helps(DESTROY), "ford": helps(p.Bow(p.Chosen(WELL, 0)), gold=4)}, 11),  # and before it bows
    ({"well": helps(p.Destroy(p.Chosen(FORD, 0))), "ford": helps(p.Destroy(p.Chosen(WELL, 0)), gold=4)}, 9),  # not both
    ({"well": source_that_helps(1, p.Destroy(THIS), gold=3)}, 8),  # bowed it may not be used
    ({"well": source_that_helps(4, p.Destroy(THIS), gold=3)}, 9),
    ({"well": source_that_helps(1, p.Bow(THIS), gold=3)}, 8),
    ({"well": source_that_helps(1, DESTROY, gold=3)}, 9),  # the Mine bows, the Well helps, then it bows
    ({"well": source_that_helps(1, DESTROY), "ford": helps(p.Destroy(p.Chosen(WELL, 0)), gold=4)}, 12),
    ({"well": helps(DESTROY, actor=MINE)}, 7),
    ({"well": helps(DESTROY, actor=WELL)}, 5),
    ({"well": source_that_helps(1, DESTROY, actor=WELL)}, 6),  # it would have to bow first, and could not be used then
    ({"well": helps(DESTROY), "ford": helps(BOW, actor=MINE)}, 9),
]


@pytest.mark.parametrize(
    ("programs", "most"),
    [
        ({"well": helps(BOW)}, 7),
        ({"well": helps(p.Destroy(THIS))}, 7),
        ({"well": helps(p.Bow(HOLDING), gold=4)}, 9),  # the Well bows itself
        ({"well": helps(BOW), "ford": helps(BOW, gold=1)}, 8),
        ({"well": helps(p.Bow(p.Chosen(MINE, 0)), gold=9)}, 11),  # the Mine bows for it and produces nothing
        ({"well": helps(p.Bow(p.Chosen(MINE, 0)), gold=1)}, 5),
        ({"well": helps(p.Destroy(p.Chosen(MINE, 0)), gold=1)}, 6),  # it may have produced Gold before
        ({"well": helps(p.Bow(p.Chosen(MINE, 0)), gold=7), "ford": helps(p.Bow(p.Chosen(MINE, 0)), gold=6)}, 9),
        ({"well": helps(BOW, actor=MINE)}, 7),
        ({"well": helps(p.Bow(p.Chosen(MINE, 0)), gold=9, actor=MINE)}, 5),  # nobody is left whom it names
        ({"well": helps(BOW, actor=p.Noun(("holding",), (p.Titled("Well"),)))}, 5),
        *IN_ORDER,
    ],
)
def test_how_far_texts_help(table: Trial, programs: dict[str, p.Program], most: int) -> None:
    lay(table, **programs)
    assert [amount for amount in range(1, 16) if can_afford(table.game, 0, Due(amount), [])] == list(range(1, most + 1))


@pytest.mark.rule("samurai.actions.06")
@pytest.mark.parametrize(("programs", "most"), IN_ORDER)
def test_whatever_is_chosen_leads_to_the_end_of_a_payment(programs: dict[str, p.Program], most: int) -> None:
    """In whichever order what is offered is chosen, there is a choice until all is paid."""
    for amount in (most - 1, most, most + 1):
        table = Trial()
        draw = p.Program(abilities=(p.Ability(("open",), (p.Draw(N(1)),)),))
        table.make("Trial", "strategy", draw, gold_cost=amount, focus_value=1)
        table.lay("Ann", hand=["Trial"], fate_deck=["Blade"])
        lay(table, **programs)
        offered = "play Trial" in table.offered
        assert offered == (amount <= most)
        if offered:
            table.play("play Trial")
            assert pay_in_every_way(table.game) > 0


def pay_in_every_way(game: CcgGame) -> int:
    """Pay in every way that is offered; return in how many."""
    if not any(isinstance(frame, Payment) for frame in game.stack):
        assert [game.cards[card].title for card in game.players[0].hand] == ["Blade"], "nothing was drawn"
        assert game.players[0].fate_discard
        return 1
    ways = 0
    assert game.decision is not None
    for number, choice in enumerate(game.decision.choices):
        if choice.verb != "pass":
            after = game.clone()
            after.choose(number)
            ways += pay_in_every_way(after)
    return ways


def test_a_text_helps_with_one_of_two_payments(table: Trial) -> None:
    lay(table, well=helps(BOW))
    for first, later, able in ((5, 2, True), (2, 5, True), (3, 4, True), (4, 3, True), (6, 1, False), (3, 5, False)):
        assert can_afford(table.game, 0, Due(first), [], [], [Due(later)]) is able


# ------------------------------------------------------------------------------------------------------- paying itself


@pytest.mark.rule("celestial.gold.04")
@pytest.mark.parametrize(
    ("amount", "bowed"),
    [
        (1, ["purse"]),
        (2, ["purse"]),
        (3, ["mine"]),
        (4, ["vault"]),
        (5, ["mine", "purse"]),
        (6, ["purse", "vault"]),
        (7, ["mine", "vault"]),
        (8, ["mine", "purse", "vault"]),
    ],
)
def test_the_easiest_payment_wastes_least(table: Trial, amount: int, bowed: list[str]) -> None:
    cards = lay(table, vault=source(4))
    found, due = Payment(0, amount, NOTHING, []).easiest(table.game)
    assert sorted(found) == sorted(cards[name] for name in bowed)
    assert [card for card, _ in due] == [cards[name] for name in bowed]


def test_among_equal_payments_that_with_fewer_other_uses_then_with_fewer_cards(table: Trial) -> None:
    cards = lay(table, coin=source(1), shop=source(3, OTHER_USE), vault=source(4, OTHER_USE))
    for amount, bowed in ((3, ["mine"]), (4, ["mine", "coin"]), (5, ["mine", "purse"]), (7, ["mine", "vault"])):
        found, _ = Payment(0, amount, NOTHING, []).easiest(table.game)
        assert sorted(found) == sorted(cards[name] for name in bowed)


@pytest.mark.parametrize(
    ("amount", "keep", "later", "bowed"),
    [
        (2, [[1, "purse"]], [], ["mine"]),
        (2, [[1, "purse", "mine"]], [], ["mine"]),  # the lesser is kept
        (2, [[1, "ox"]], [], ["purse"]),
        (2, [], [3], ["purse"]),
        (2, [], [9], ["purse"]),  # nothing leaves that
        (2, [], [2], ["purse"]),
        (1, [], [2], ["purse"]),
        (3, [], [2], ["mine"]),
    ],
)
def test_the_easiest_payment_leaves_what_other_costs_need(
    table: Trial, amount: int, keep: list[list[str | int]], later: list[int], bowed: list[str]
) -> None:
    cards = lay(table)
    frame = Payment(0, amount, NOTHING, [])
    frame.keep = [[each if isinstance(each, int) else cards[each] for each in one] for one in keep]
    frame.later = [Due(each) for each in later]
    found, _ = frame.easiest(table.game)
    assert found == [cards[name] for name in bowed]


def test_the_least_payment_that_leaves_enough_for_each_of_the_next(table: Trial) -> None:
    """For 4 Gold the two purses would do as well as the Vault, but three payments follow, each from another source."""
    cards = lay(table, pouch=source(2), vault=source(4))
    for later, bowed in (([2, 2, 3], ["vault"]), ([4, 3], ["purse", "pouch"]), ([], ["vault"])):
        frame = Payment(0, 4, NOTHING, [])
        frame.later = [Due(each) for each in later]
        found, _ = frame.easiest(table.game)
        assert found == [cards[name] for name in bowed]


def test_what_depends_on_others_produces_last(table: Trial) -> None:
    """The Mill gives 4 Gold beside a Mine, else 1."""
    amount = p.Produce(N(1), bonuses=((p.Producing(MINE), N(4)),))
    cards = lay(table, mill=p.Program(traits=(p.GoldSource((BOW,), amount),)))
    for gold, bowed in ((1, ["mill"]), (2, ["purse"]), (3, ["mine"]), (5, ["mine", "purse"]), (6, ["mine", "mill"])):
        found, due = Payment(0, gold, NOTHING, []).easiest(table.game)
        assert sorted(found) == sorted(cards[name] for name in bowed)
        assert sum(each for _, each in due) >= gold
    assert [gold for gold in range(1, 12) if can_afford(table.game, 0, Due(gold), [])] == list(range(1, 10))


@pytest.mark.parametrize(
    ("amount", "keep", "later", "offered"),
    [
        (1, [], [], ["pay Mine", "pay Purse", "use Well", "pay auto"]),
        (5, [], [], ["pay Mine", "pay Purse", "use Well", "pay auto"]),
        (6, [], [], ["pay Mine", "pay Purse", "use Well"]),  # not by bowing sources alone
        (2, [[1, "mine"]], [], ["pay Purse", "use Well", "pay auto"]),
        (3, [[1, "mine"]], [], ["pay Purse", "use Well"]),
        (2, [], [5], ["pay Purse", "use Well"]),
        (2, [], [3], ["pay Mine", "pay Purse", "use Well", "pay auto"]),
        (5, [], [2], ["pay Mine", "pay Purse", "use Well"]),
    ],
)
def test_what_is_offered_leads_to_a_payment(
    table: Trial, amount: int, keep: list[list[str | int]], later: list[int], offered: list[str]
) -> None:
    """The Well gives 2 Gold by a Reaction."""
    cards = lay(table, well=helps(BOW))
    frame = Payment(0, amount, NOTHING, [])
    frame.keep = [[each if isinstance(each, int) else cards[each] for each in one] for one in keep]
    frame.later = [Due(each) for each in later]
    table.game.push(frame)
    frame.pay(table.game)
    assert table.offered == offered


@pytest.mark.parametrize(("keep", "later"), [([], [9]), ([[1, "mine"], [1, "purse"]], []), ([[1, "mine"]], [9])])
def test_other_costs_that_can_not_be_paid_in_any_case_keep_nothing(
    table: Trial, keep: list[list[str | int]], later: list[int]
) -> None:
    cards = lay(table)
    frame = Payment(0, 5, NOTHING, [])
    frame.keep = [[each if isinstance(each, int) else cards[each] for each in one] for one in keep]
    frame.later = [Due(each) for each in later]
    table.game.push(frame)
    frame.pay(table.game)
    assert (frame.keep, frame.later) == ([], [])
    frame.pay(table.game)
    assert table.offered == ["pay Mine", "pay Purse", "pay auto"]


def test_who_has_nothing_left_to_pay_with_is_asked_nothing(table: Trial) -> None:
    """What is due was affordable when it was announced; meanwhile somebody has bowed the last source."""
    cards = lay(table)
    asked = table.game.decision
    frame = Payment(0, 5, NOTHING, list(cards.values()))
    table.game.push(frame)
    frame.pay(table.game)
    assert not table.game.paid
    assert table.game.decision is asked


def test_a_text_that_takes_more_than_it_gives_is_not_offered(table: Trial) -> None:
    lay(table, well=helps(p.Bow(p.Chosen(MINE, 0)), gold=1))
    for amount, offered in (
        (5, ["pay Mine", "pay Purse", "pay auto"]),
        (3, ["pay Mine", "pay Purse", "use Well", "pay auto"]),
    ):
        frame = Payment(0, amount, NOTHING, [])
        table.game.push(frame)
        frame.pay(table.game)
        assert table.offered == offered


def test_a_text_that_helps_is_called_by_its_number_among_the_abilities(table: Trial) -> None:
    (reaction,) = helps(BOW).abilities
    gold = p.GoldSource((p.Destroy(THIS),), p.Produce(N(1)))
    lay(
        table,
        well=p.Program(abilities=(OTHER_USE, reaction)),
        ford=p.Program(traits=(gold,), abilities=(OTHER_USE, OTHER_USE)),
        dam=p.Program(traits=(gold,), abilities=(OTHER_USE,)),
        weir=p.Program(abilities=(reaction,)),
    )
    frame = Payment(0, 1, NOTHING, [])
    table.game.push(frame)
    frame.pay(table.game)
    assert [each for each in table.offered if each.startswith("use")] == [
        "use Well:2",
        "use Ford",
        "use Dam",
        "use Weir",
    ]


def test_what_is_left_for_several_costs_gives_least_in_all() -> None:
    """7 would be least for the first cost, but then 9 would have to pay the second."""
    assert aside([(7, 1), (8, 2), (9, 9)], [[1, 7, 8], [1, 7, 9]], []) == [8, 7]
    assert aside([(7, 1), (8, 2), (9, 9)], [[2, 7, 8, 9]], []) == [7, 8]
    assert aside([(7, 1), (8, 2), (9, 9)], [[2, 7, 8, 9], [1, 8]], []) == [7, 9, 8]
