"""How things stand for a player (what is known to come of his answers is told by it), and the game as far as he knows it."""

from __future__ import annotations

from typing import Any

from rokugan.editions.lcg.effects import deeds
from rokugan.editions.lcg.initiating.initiating import Initiation
from rokugan.editions.lcg.seen.situation import blinded, situation
from rokugan.editions.lcg.table.state import Use
from rokugan.testing.built_texts import CONFLICT, BuiltTable, action, card, laid

MONK = {"title": "Monk", "type": "character", "military": "-", "political": 1, "cost": 0}


def set_up(strength: int = 4) -> BuiltTable:
    """Ox attacks a province of Bob, who waits with an action of Mouse."""
    ox = {"card": "Ox", "as": "ox", "fate": 2, "honored": True, "attachments": [{"card": "Fan", "as": "fan"}, "Elk"]}
    ann = {"in_play": [ox, {"card": "Monk", "bowed": True, "dishonored": True}], "hand": ["Trick"], "favor": "military"}
    bob = {
        "in_play": ["Fox", "Mouse"],
        "hand": ["Trick"],
        "provinces": [{"province": {"title": "Moor", "strength": strength, "element": "air"}}],
        "conflict_deck": ["Bolt"],
    }
    cards = [MONK, card("Fan", "attachment", cost=0), card("Elk"), card("Trick", "event"), card("Bolt", "event")]
    table = laid(
        {"Mouse": (action(lambda game, use: None),)}, ann, bob, cards, rings={"fire": {"fate": 1, "claimed_by": "Bob"}}
    )
    table.step("all pass", *CONFLICT, "Ann: attacker ox", "Ann: done", "Bob: done", {"window": "Bob"})
    return table


def of(table: BuiltTable, seat: int, named: tuple[str, ...] = ()) -> dict[str, Any]:
    """How things stand for a seat, cards by their names."""
    game = table.game
    found: dict[str, Any] = situation(game, seat, [table.number(name) for name in named])
    names = {game.sight.name(seat, each.number): game.name(each.number) for each in game.cards}
    return {**found, "cards": {names[id]: facts for id, facts in found["cards"].items()}}


def test_characters_and_the_cards_that_are_named_with_how_they_stand() -> None:
    found = of(set_up(), 0, ("fan",))["cards"]
    ox = {
        "military": 5,
        "political": 3,
        "honored": True,
        "dishonored": False,
        "fate": 2,
        "side": "attacking",
        "bowed": False,
    }
    assert found["Ox"] == ox
    assert found["Monk"] == {
        "political": 1, "honored": False, "dishonored": True, "fate": 0, "side": "home", "bowed": True,
    }  # fmt: skip
    assert (found["Fan"], found["Elk"], found["Stronghold"]) == ({"bowed": False}, {}, {})
    assert of(set_up(), 1)["cards"]["Fan"] == {}


def test_players_provinces_and_rings() -> None:
    found = of(set_up(), 0)
    assert found["players"] == {
        "Ann": {"honor": 10, "fate": 0, "favor": True},
        "Bob": {"honor": 10, "fate": 0, "favor": False},
    }
    assert found["provinces"]["Bob.P1"] == {"destroyed": False}
    assert found["rings"]["fire"] == {"fate": 1, "claimed_by": "Bob"}
    assert found["rings"]["water"] == {"fate": 0, "claimed_by": None}
    assert found["outcome"] == {}


def test_what_the_conflict_would_decide() -> None:
    """Ox counts 5 and the Favor 1; the province breaks at its very strength, and nobody knows it of one that lies facedown."""
    for strength, breaks in ((5, True), (6, True), (7, False)):
        table = set_up(strength)
        for seat in (0, 1):
            assert of(table, seat)["conflict"]["conflict"] == {
                "attacking_skill": 6, "defending_skill": 0,
                "if_all_pass": {"winner": "Ann", "by": 6, "province_breaks": breaks},
            }  # fmt: skip
        view = table.game.view("Ann")["extra"]["lcg"]["conflict"]
        assert view["if_all_pass"] == {"winner": "Ann", "by": 6, "province_breaks": breaks}
    table = set_up(1)
    deeds.turn_province_down(table.game, table.number("Moor"), None)
    table.game.conceal(table.number("Moor"))
    for player, breaks in (("Ann", False), (None, False)):
        view = table.game.view(player)["extra"]["lcg"]["conflict"]
        assert view["if_all_pass"]["province_breaks"] == breaks
    assert not of(table, 0)["conflict"]["conflict"]["if_all_pass"]["province_breaks"]


def test_a_conflict_that_is_decided_or_won_by_the_defender_breaks_nothing() -> None:
    table = set_up(1)
    conflict = table.game.conflict
    assert conflict is not None
    conflict.winner = 0
    assert of(table, 0)["conflict"] == {}
    conflict.winner = -1
    table.game.states[table.number("ox")].bowed = True
    table.game.favor = -1
    nobody = {"winner": None, "by": 0, "province_breaks": False}
    assert of(table, 0)["conflict"]["conflict"]["if_all_pass"] == nobody
    table.game.states[table.number("Fox")].side = 2
    lost = {"winner": "Bob", "by": 2, "province_breaks": False}
    assert of(table, 0)["conflict"]["conflict"]["if_all_pass"] == lost


def test_what_a_player_does_not_know_is_blank_to_him() -> None:
    """Hands and decks, and a bid that is not yet revealed; what he knows stays as it is."""
    table = set_up()
    for player, bid in zip(table.game.players, (4, 5), strict=True):
        player.chosen = bid
    for seat in (0, 1):
        new = blinded(table.game, seat)
        told = {(each.owner, each.title) for each in new.cards}
        assert ((seat, "Trick") in told, (1 - seat, "Trick") in told) == (True, False)
        assert ((1, "Bolt") in told, (0, "Blank") in told, (1, "Blank") in told) == (False, True, True)
        assert {(0, "Ox"), (1, "Fox"), (1, "Moor"), (0, "Stronghold")} <= told
        assert [player.chosen for player in new.players] == ([4, 1] if seat == 0 else [1, 5])
    none = blinded(set_up().game, 0)
    assert [player.chosen for player in none.players] == [0, 0]


def test_an_ability_that_was_canceled_is_told_to_be() -> None:
    """While it is under way, and none that has not begun."""
    table = set_up()
    game = table.game
    use = Initiation(Use(table.number("Fox"), 1, None))
    game.stack.insert(0, use)
    assert game.view("Ann")["under_way"]["actions"] == []
    use.at = 4
    (told,) = game.view("Ann")["under_way"]["actions"]
    assert (told["player"], told["kind"], told["step"], "negated" in told) == ("Bob", "action", "effects", False)
    use.use.canceled = True
    assert game.view("Ann")["under_way"]["actions"] == [{**told, "negated": True}]
