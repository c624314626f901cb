"""What can pay a cost: each kind of cost with things that can and things that cannot, on one table."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial

from rokugan import program as p
from rokugan.editions.ccg.costs import payers
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import RESOLVING, player_thing, province_thing

THIS = p.Ref("this")
UNIT = p.Chosen(p.Noun(("unit",)), 0)
SOMEBODY = p.Chosen(p.Noun(("personality",)), 0)
LESS_FORCE, LESS_CHI = p.Modify("force", p.Number(2), True), p.Modify("chi", p.Number(2), True)


def laid(table: Trial, battle: bool = False) -> CcgGame:
    """Cards in every place and state."""
    table.card(
        "Rock", "personality", program=p.Program(traits=(p.Forbid("will not", "bow", costs_too=True),)), force=3, chi=3
    )
    table.lay(
        "Ann", hand=["Lads", "Levy", "March"], fate_deck=["Wait"], provinces=[{"card": "Elk", "face": "up"}, {}, {}, {}]
    )
    place = {"at": "Bob.P1", "side": "attacking"} if battle else {}
    table.lay(
        "Ann",
        in_play=[
            {"card": "Ox", "as": "ox", "tokens": {"+1F": 2, "Corruption": 1}, **place},
            {"card": "Elk", "as": "elk", "bowed": True, "dishonorable": True},
            {"card": "Rock", "as": "rock", **place},
            {"card": "Hare", "as": "hare", "attachments": [{"card": "Spears", "as": "men", "bowed": True}], **place},
            {"card": "Mine", "as": "mine"},
        ],
    )
    table.lay("Bob", hand=["Shout"], in_play=[{"card": "Bear", "as": "bear"}])
    table.lay("Bob", provinces=[{"card": "Elk", "face": "up"}, {}, {}, {}])
    return table.start(phase="attack" if battle else "action").game


def can_pay(table: Trial, game: CcgGame, cost: p.Node, name: str, payer: int = -1) -> bool:
    """Can Ann pay that cost with this card? `hand`, `hers` and `his`: in her hand, in her province, in Bob's."""
    ann, bob = game.players
    things = {
        "hand": ann.hand[0], "played": ann.hand[1], "deck": ann.fate_deck[-1], "province": ann.provinces[0].cards[0],
        "his hand": bob.hand[0], "his province": bob.provinces[0].cards[0], "Ann": player_thing(0), "Bob": player_thing(1),
        "P1": province_thing(0, 0), **table.handles,
    }  # fmt: skip
    action = Action(0, things["played"], None)
    action.targets.slots = [None]
    action.payment.payer = payer
    return payers.can_pay_with(game, action, cost, things[name])


@pytest.mark.rule("celestial.costs.05")
@pytest.mark.parametrize(
    ("cost", "able", "unable"),
    [
        (p.Bow(THIS), ["ox", "hare", "mine", "Ann", "P1"], ["elk", "rock", "men", "bear", "hand", "Bob", "province"]),
        (p.Straighten(THIS), ["elk", "men"], ["ox", "bear", "hand"]),
        (p.Destroy(THIS), ["ox", "elk", "rock", "men", "mine", "Ann"], ["bear", "hand", "Bob"]),
        (p.Dishonor(THIS), ["ox", "rock", "hare"], ["elk", "men", "mine", "bear"]),
        (p.Rehonor(THIS), ["elk"], ["ox", "mine", "bear"]),
        (
            p.Discard(SOMEBODY),
            ["hand", "ox", "province", "Ann"],
            ["played", "his hand", "bear", "his province", "deck", "Bob"],
        ),
        (p.Discard(THIS), ["hand", "played"], ["his hand", "bear"]),
        (p.Discard(p.Ref("bearer")), ["hand"], ["played"]),
        (p.PutCard(SOMEBODY, "hand"), ["hand", "bear", "deck"], []),
        (p.Bow(UNIT), ["ox", "mine"], ["hare", "elk", "rock"]),
        (p.Straighten(UNIT), ["elk"], ["hare", "ox"]),
        (p.Discard(UNIT), ["ox", "province"], ["bear"]),
        (p.Give(THIS, (LESS_FORCE,)), ["ox", "elk"], ["hare", "bear"]),
        (p.Give(THIS, (p.GrantKeyword("Cavalry"),)), ["ox", "hare"], ["bear"]),
        (p.Give(THIS, (p.Modify("force", p.Number(-2)),)), ["ox", "elk"], ["hare"]),
        (p.Give(THIS, (p.Modify("force", p.Number(2)), LESS_CHI)), ["ox", "hare"], ["mine"]),
        (p.Give(THIS, (LESS_FORCE, p.Modify("force", p.Number(1)))), ["ox"], ["hare"]),
        (p.RemoveToken(THIS, "+1F"), ["ox"], ["elk"]),
        (p.RemoveToken(THIS, "Corruption"), ["ox"], ["elk"]),
        (p.RemoveToken(THIS, "Corruption", None), ["ox"], ["elk"]),  # all of them: one at least
        (p.RemoveToken(THIS, "+1F", p.Number(2)), ["ox"], ["elk"]),
        (p.RemoveToken(THIS, "+1F", p.Number(3)), [], ["ox"]),
        (p.RemoveToken(THIS, "Corruption", p.Number(2)), [], ["ox"]),
        (p.Move(THIS, "home"), [], ["ox", "elk", "bear"]),
        (p.Move(THIS, "battlefield"), [], ["ox"]),
        (p.Move(THIS, "any battlefield"), [], ["ox"]),
        (p.LoseHonor(p.Number(1)), ["Ann", "Bob"], []),
    ],
)
def test_a_cost_is_paid_in_full_by_what_is_the_players_own(
    table: Trial, cost: p.Node, able: list[str], unable: list[str]
) -> None:
    game = laid(table)
    assert [name for name in (*able, *unable) if can_pay(table, game, cost, name)] == able


def test_another_may_have_to_pay(table: Trial) -> None:
    game = laid(table)
    for name, mine, his in (("ox", True, False), ("bear", False, True), ("Ann", True, False), ("Bob", False, True)):
        assert can_pay(table, game, p.Bow(THIS), name) is mine
        assert can_pay(table, game, p.Bow(THIS), name, payer=1) is his


def test_in_battle_who_is_there_can_move_home_and_who_is_home_can_come(table: Trial) -> None:
    game = laid(table, battle=True)
    table.play("fight P1")
    for to, ox, elk in (("home", True, False), ("battlefield", False, True), ("any battlefield", True, True)):
        place = p.Move(THIS, "home" if to == "home" else "battlefield" if to == "battlefield" else "any battlefield")
        assert (can_pay(table, game, place, "ox"), can_pay(table, game, place, "elk")) == (ox, elk)


def test_who_is_freed_from_bowing_can_pay_though_bowed(table: Trial) -> None:
    game = laid(table)
    elk = table.handles["elk"]
    for waived, settled in (((elk,), ()), ((), (elk,)), ((), ())):
        action = Action(0, game.players[0].hand[1], None)
        action.payment.waived, action.payment.settled = waived, settled
        assert payers.can_pay_with(game, action, p.Bow(THIS), elk) is bool(waived or settled)


SAMURAI = p.Noun(("personality",), (p.HasKeyword("Samurai"),), whose="your", plural=True)


@pytest.mark.rule("samurai.costs.32")
@pytest.mark.parametrize("whose", ["Ann", "Bob"])
def test_who_may_move_home_instead_of_being_destroyed(table: Trial, whose: str) -> None:
    """A Samurai of the player whose text says so, who is in the battle; nothing else, and for no other cost."""
    table.make("Shrine", "holding", p.Program(traits=(p.AddedCost(p.Noun(("action",)), ()), p.PaidOtherwise(SAMURAI))))
    table.lay(whose, in_play=["Shrine"])
    game = laid(table, battle=True)
    table.play("fight P1")
    action = Action(0, game.players[0].hand[1], None)
    ox, rock, mine = (table.handles[name] for name in ("ox", "rock", "mine"))
    ways = {name: payers.other_way(game, action, p.Destroy(THIS), card) for name, card in table.handles.items()}
    assert {table.handles[name] for name, way in ways.items() if way is not None} == ({ox} if whose == "Ann" else set())
    assert payers.other_way(game, action, p.Bow(THIS), ox) is None
    assert (payers.can_happen(game, action, rock), payers.can_happen(game, action, mine)) == (True, False)
    game.states[ox].at = game.states[table.handles["elk"]].at  # he is home
    assert payers.other_way(game, action, p.Destroy(THIS), ox) is None


@pytest.mark.rule("samurai.costs.32")
def test_who_can_not_be_destroyed_may_still_move_home_for_it(table: Trial) -> None:
    """Ox and Elk can not be destroyed; Ox is a Samurai, and only he may move home instead."""
    shrine = (
        p.PaidOtherwise(SAMURAI),
        p.Forbid("will not", "destroy", p.Each(p.Noun(("personality",))), costs_too=True),
    )
    table.make("Shrine", "holding", p.Program(traits=shrine))
    table.lay("Ann", in_play=["Shrine"])
    game = laid(table, battle=True)
    table.play("fight P1")
    assert [can_pay(table, game, p.Destroy(THIS), name) for name in ("ox", "rock", "elk")] == [True, False, False]


def test_what_resolves_is_discarded_only_as_the_card_itself(table: Trial) -> None:
    game = laid(table)
    other, played, *_ = game.players[0].hand
    action = Action(0, played, None)
    for card in (other, played):
        game.players[0].hand.remove(card)
        game.where[card] = RESOLVING
    assert [payers.can_pay_with(game, action, p.Discard(THIS), card) for card in (other, played)] == [False, True]
