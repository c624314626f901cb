"""What the rules put right after every change: attachments, effects that set one value, and who takes part."""

from __future__ import annotations

from typing import Any

import pytest

from rokugan.core.values import ADD, BASE_SET, SET
from rokugan.editions.lcg.effects.lasting import end_of
from rokugan.editions.lcg.framework.settling import SettingOrder, exclude, settle
from rokugan.editions.lcg.table.abilities import (
    LEAVE_PLAY,
    TOUCHES_BANS,
    TOUCHES_HOSTING,
    TOUCHES_SETTING,
    TOUCHES_SKILL,
)
from rokugan.editions.lcg.table.state import InForce
from rokugan.editions.lcg.table.things import (
    CONFLICT_END,
    DYNASTY_DISCARD,
    GLORY,
    MILITARY,
    PHASE_END,
    POLITICAL,
    ROUND_END,
)
from rokugan.testing.built_texts import BuiltTable, card, laid, standing


def set_up() -> BuiltTable:
    """Ox has Fan, on which lies Tassel."""
    fan = {"card": "Fan", "as": "fan", "attachments": [{"card": "Tassel", "as": "tassel"}]}
    ann = {"in_play": [{"card": "Ox", "as": "ox", "attachments": [fan]}, {"card": "Hare", "as": "hare"}]}
    bob = {"in_play": [{"card": "Fox", "as": "fox"}]}
    return laid({}, ann, bob, [card("Fan", "attachment", cost=0), card("Tassel", "attachment", cost=0)])


@pytest.mark.rule("lcg.attachments.06", "lcg.attachments.05")
def test_an_attachment_that_may_not_stay_takes_along_what_is_attached_to_it() -> None:
    table = set_up()
    table.enforce(TOUCHES_HOSTING, PHASE_END, "ox", keeps_off=True)
    table.game.decision = None
    table.game.advance()
    while table.game.asked().kind == "order":
        table.game.answer(0)
        table.game.advance()
    table.step({"expect": {"fan.zone": "conflict_discard", "tassel.zone": "conflict_discard"}})


@pytest.mark.rule("lcg.attachments.06", "lcg.attachments.05")
def test_and_at_once_if_nobody_orders_them() -> None:
    fan = {"card": "Fan", "as": "fan", "attachments": [{"card": "Tassel", "as": "tassel", "owner": "Bob"}]}
    ann = {"in_play": [{"card": "Ox", "as": "ox", "attachments": [fan]}]}
    table = laid({}, ann, {}, [card("Fan", "attachment", cost=0), card("Tassel", "attachment", cost=0)])
    table.enforce(TOUCHES_HOSTING, PHASE_END, "ox", keeps_off=True)
    settle(table.game)
    assert table.number("fan") not in table.game.states
    assert table.number("tassel") not in table.game.states


@pytest.mark.rule("lcg.attachments.06")
def test_an_attachment_without_its_host_goes_as_soon_as_it_can() -> None:
    table = set_up()
    game, fan = table.game, table.number("fan")
    table.enforce(TOUCHES_BANS, PHASE_END, forbids=lambda game, force, what, thing, by: what == LEAVE_PLAY)
    game.leave(table.number("ox"), 0, DYNASTY_DISCARD)
    settle(game)
    assert fan in game.states
    game.expire(PHASE_END)
    settle(game)
    assert fan not in game.states or any(type(frame).__name__ == "DiscardOrder" for frame in game.stack)


def force(table: BuiltTable, names: str, serial: int, operation: int, amount: int, stat: int) -> InForce:
    """An effect that does something to one value of cards."""
    parts: dict[str, Any] = {
        "operation": lambda game, force, thing, asked: operation if asked == stat else -1,
        "amount": amount,
    }
    things = tuple(table.number(name) for name in names.split())
    return InForce(standing(TOUCHES_SKILL | TOUCHES_SETTING, **parts), 0, 0, PHASE_END, serial, things)


@pytest.mark.parametrize(
    ("names", "operation", "amount", "stat", "wanted"),
    [
        ("ox", SET, 2, MILITARY, True),
        ("hare ox", SET, 2, MILITARY, True),
        ("hare", SET, 2, MILITARY, False),  # another card
        ("ox", SET, 1, MILITARY, False),  # the same number
        ("ox", SET, 2, POLITICAL, False),  # another value
        ("ox", BASE_SET, 2, MILITARY, False),  # one of them sets the base
        ("ox", ADD, 2, MILITARY, False),
    ],
)
@pytest.mark.rule("lcg.simultaneity.08")
def test_which_effects_exclude_each_other(names: str, operation: int, amount: int, stat: int, wanted: bool) -> None:
    table = set_up()
    one = force(table, "ox fox", 1, SET, 1, MILITARY)
    other = force(table, names, 2, operation, amount, stat)
    assert exclude(table.game, one, other) == wanted
    assert exclude(table.game, other, one) == wanted
    adds = force(table, "ox", 3, ADD, 1, GLORY)
    assert not exclude(table.game, adds, force(table, "ox", 4, ADD, 2, GLORY))


@pytest.mark.rule("lcg.simultaneity.08")
def test_the_order_of_effects_is_asked_once() -> None:
    """While the first player is being asked nothing else is put in order."""
    table = set_up()
    game = table.game
    for serial, amount in ((901, 1), (902, 5)):
        effect = force(table, "ox", serial, SET, amount, MILITARY)
        game.enforce(effect.standing, table.number("hare" if amount == 1 else "fox"), 0, PHASE_END, effect.things)
    settle(game)
    settle(game)
    assert sum(isinstance(frame, SettingOrder) for frame in game.stack) == 1
    game.decision = None
    game.advance()
    assert game.asked().kind == "order"
    table.step("Ann: order fox")
    assert table.look("ox.military") == 1  # the last one counts


@pytest.mark.rule("lcg.duration.03", "lcg.control.05")
def test_control_returns_when_its_time_is_over_to_whom_it_was() -> None:
    """Not before, and not of a card that has left play since, whether it has come back or not."""
    table = set_up()
    game = table.game
    ox, hare, fox = (table.number(name) for name in ("ox", "hare", "fox"))
    game.loans = [(card, game.instance[card], 1, PHASE_END) for card in (ox, hare)]
    game.loans += [(fox, game.instance[fox], 0, ROUND_END)]
    game.leave(hare, 0, DYNASTY_DISCARD)
    game.enter(hare, 0)
    end_of(game, CONFLICT_END)
    assert [game.controller(card) for card in (ox, hare, fox)] == [0, 0, 1]
    end_of(game, PHASE_END)
    assert [game.controller(card) for card in (ox, hare, fox)] == [1, 0, 1]
    assert [loan[0] for loan in game.loans] == [fox]
    game.leave(fox, 1, DYNASTY_DISCARD)
    end_of(game, ROUND_END)
    assert (game.loans, fox in game.states) == ([], False)
