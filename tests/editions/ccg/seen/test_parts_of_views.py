"""Parts of a view, each asked for by itself: answers taken apart, actions and payments under way, cards that lie elsewhere."""

from __future__ import annotations

from typing import Any

import pytest
from tests.editions.ccg.trials import Trial, hold, on, say

from rokugan import program as p
from rokugan.core.decision import Choice
from rokugan.editions.ccg.seen import decision_view, situation, transcript, under_way, words
from rokugan.editions.ccg.seen.explaining import effect
from rokugan.editions.ccg.seen.inspection import Named
from rokugan.editions.ccg.seen.picture import Picture
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.ccg.table.action import Action, Offer, offered_action
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, FIELD, FORCE, NO_SIDE, OPEN, player_thing
from rokugan.editions.ccg.table.pieces import Modifier
from rokugan.errors import RokuganError, ScenarioError

N = p.Number


def picture(table: Trial, seat: int = 0) -> Picture:
    """What Ann sees, or Bob."""
    return Picture(table.game, seat, True)


# ------------------------------------------------------------------------------------------------------------ answers


@pytest.mark.parametrize(
    ("choice", "label"),
    [
        (Choice("ponder"), "Ponder"),
        (Choice("ponder", tail="a while"), "Ponder a while"),
        (Choice("attack", tail="Bob"), "Attack Bob"),
        (Choice("no attack"), "Attack nobody"),
    ],
)
def test_an_answer_as_a_button_says_it(table: Trial, choice: Choice, label: str) -> None:
    assert words.label(table.begin().game, choice) == label


def test_an_answer_of_a_card_as_a_button_says_it(table: Trial) -> None:
    game = table.begin().game
    ox = game.cards[table.handles["ox"]]
    for choice, label in (
        (Choice("ponder", ox), "Ponder Ox"),
        (Choice("ponder", ox, " twice"), "Ponder Ox twice"),
        (Choice("use", ox, ":2"), "Use Ox, ability 2"),
        (Choice("assign", ox, ":2"), "Send Ox:2"),
    ):
        assert words.label(game, choice) == label


def test_which_answers_name_a_player(table: Trial) -> None:
    ox = table.begin().game.cards[table.handles["ox"]]
    for choice, named in (
        (Choice("attack", tail="Bob"), True),
        (Choice("invite", tail="Bob"), True),
        (Choice("target", tail="Bob", value=player_thing(1)), True),
        (Choice("target", tail="Bob", value=player_thing(0)), False),
        (Choice("target", tail="Cat", value=player_thing(1)), False),
        (Choice("choose", tail="Bob", value=1), False),
        (Choice("target", ox, "Bob", value=player_thing(1)), False),
        (Choice("attack", ox, "Bob"), False),
    ):
        assert decision_view.names_player(picture(table), choice) is named


def test_which_place_an_answer_names(table: Trial) -> None:
    table.begin("attack", battle=True)
    for tail, place in ((" to P1", "Bob.P1"), (" to Ann.P2", "Ann.P2"), (" home", ""), (" (1,-2)", "(1,-2)")):
        assert decision_view.place_of(picture(table), Choice("assign", tail=tail)) == place
    table.game.attack = None
    assert decision_view.place_of(picture(table), Choice("assign", tail=" to P1")) == "P1"


def answers(table: Trial, player: str = "Ann") -> dict[str, dict[str, Any]]:
    """The answers as the player who is asked gets them, by their moves."""
    return {each["move"]: each for each in table.game.view(player)["decision"]["choices"]}


def test_an_answer_says_what_it_costs_or_pays(table: Trial) -> None:
    table.make("Cub", force=1, chi=1, gold_cost=2)
    table.lay("Ann", provinces=[{"card": "Cub", "face": "up"}, {}, {}, {}])
    table.lay("Ann", in_play=[{"card": "Mine", "as": "one"}, {"card": "Mine", "as": "two"}])
    table.begin("dynasty")
    assert answers(table)["buy Cub"]["gold"] == 2
    table.play("buy Cub")
    assert (answers(table)["pay Mine"]["gold"], "gold" in answers(table)["pay auto"]) == (3, False)
    paying = under_way.payment(picture(table))
    assert paying is not None
    assert (paying["cost"], paying["auto"]["gold"], paying["auto"]["wasted"], "left" in paying) == (2, 3, 1, False)
    others = under_way.payment(picture(table, 1))
    assert others is not None
    assert "auto" not in others


# ------------------------------------------------------------------------------------------------------ actions


def shown(table: Trial, kind: str = "action", negated: bool = False, card: str = "trial") -> dict[str, Any]:
    """Ann's Trial as the view tells it."""
    game = table.game
    number = table.handles[card]
    action = offered_action(0, Offer(number, game.behaviours[number].abilities[0], OPEN))
    action.effects_off = negated
    return under_way.action(picture(table), action, kind, "effects")


def test_an_action_under_way(table: Trial) -> None:
    hold(table, "Open: Draw a card.")
    table.begin()
    assert (shown(table)["ability"], "negated" in shown(table)) == (1, False)
    assert shown(table, negated=True)["negated"] is True
    assert "ability" not in shown(table, "trait")
    rules = Action(0, -1, table.game.behaviours[table.handles["trial"]].abilities[0])
    told = under_way.action(picture(table), rules, "action", "costs")
    assert (told["card"], "ability" in told) == (None, False)
    other = Action(0, table.handles["ox"], rules.ability)  # the ability of another card
    assert "ability" not in under_way.action(picture(table), other, "action", "costs")


# ------------------------------------------------------------------------------------------------------------ battles


def test_who_has_joined_a_side_is_an_ally(table: Trial) -> None:
    attack = table.begin("attack", battle=True).game.attack
    assert attack is not None
    attack.allies = {0: ATTACKING, 1: NO_SIDE}
    told = under_way.attack(picture(table))
    assert told is not None
    assert told["allies"] == [{"player": "Ann", "side": "attacking"}]
    attack.allies = {1: DEFENDING}
    told = under_way.attack(picture(table))
    assert told is not None
    assert told["allies"] == [{"player": "Bob", "side": "defending"}]


@pytest.mark.parametrize(
    ("strength", "ox", "told"),
    [
        (2, 9, {"winner": "attacking", "by": 6, "province_falls": True, "missing": 0}),
        (6, 9, {"winner": "attacking", "by": 6, "province_falls": False, "missing": 1}),
        (5, 9, {"winner": "attacking", "by": 6, "province_falls": True, "missing": 0}),
        (0, 1, {"winner": "defending", "by": 2, "province_falls": False, "missing": 3}),
        (0, 3, {"winner": None, "by": 0, "province_falls": False, "missing": 1}),
    ],
)
def test_what_a_battle_would_decide(table: Trial, strength: int, ox: int, told: dict[str, Any]) -> None:
    """Elk (2F) and Ox attack Hare (1F) and Bear (4F)."""
    table.make("Ox", force=ox, chi=3)
    table.lay("Bob", provinces=[{"strength": strength}, {}, {}, {}])
    game = table.begin("attack", battle=True).game
    attack = game.attack
    assert attack is not None
    (place,) = (each for each in attack.battlefields if game.army(each, ATTACKING))
    found = under_way.foreseen(game, attack, place)
    assert found is not None
    assert {name: found[name] for name in told} == told
    assert set(situation.battlefields(game)) == {"Bob.P1"}
    attack.fought.append(place)
    assert situation.battlefields(game) == {}
    assert under_way.battlefield(picture(table), attack, place)["fought"] is True


def test_no_province_falls_where_none_is_or_where_the_attacker_cannot_win(table: Trial) -> None:
    table.make("Ox", force=9, chi=3)
    table.lay("Bob", provinces=[{"strength": 0}, {}, {}, {}])
    game = table.begin("attack", battle=True).game
    attack = game.attack
    assert attack is not None
    for state in game.states.values():
        state.at = FIELD if state.side != NO_SIDE else state.at
    attack.battlefields = [FIELD]
    found = under_way.foreseen(game, attack, FIELD)
    assert found is not None
    assert (found["winner"], found["by"], found["province_falls"], found["missing"]) == ("attacking", 6, False, 0)


def test_an_attacker_who_cannot_win_takes_no_province(table: Trial) -> None:
    table.trait(p.Forbid("will not", "win battle", p.You()), force=9)
    table.lay("Bob", provinces=[{"strength": 0}, {}, {}, {}])
    game = table.begin("attack", battle=True).game
    attack = game.attack
    assert attack is not None
    found = under_way.foreseen(game, attack, attack.battlefields[0])
    assert found is not None
    assert (found["winner"], found["tie"], found["province_falls"]) == (None, True, False)


# ---------------------------------------------------------------------------------------------------------- cards


def test_a_card_in_somebody_elses_province_tells_its_owner_and_a_fate_card_its_back(table: Trial) -> None:
    on(table, "Ox", "")
    say(table, "Open: Draw a card.", "strategy", "Trick")
    table.lay("Bob", hand=[{"card": "Trick", "as": "trick"}])
    table.lay("Bob", provinces=[{"card": "Elk", "as": "cub", "face": "up"}, {}, {}, {}])
    game = table.begin().game
    trick, cub = table.handles["trick"], table.handles["cub"]
    ann, bob = game.players
    assert "owner" not in picture(table).thing(cub)
    bob.provinces[0].cards.remove(cub)
    game.lay(cub, ann.provinces[0], True)
    assert picture(table).thing(cub)["owner"] == "Bob"
    bob.hand.remove(trick)
    game.lay(trick, ann.provinces[1], False)
    assert picture(table).face_down(trick) == {"back": "fate", "owner": "Bob"}
    down = bob.provinces[1].cards[0]
    assert picture(table).face_down(down) == {}


@pytest.mark.parametrize(("title", "key"), [("", "created#1"), ("Lads", "Lads")])
def test_a_created_card_without_a_title_is_told_by_its_number(table: Trial, title: str, key: str) -> None:
    host = p.Target(p.Noun(("personality",), whose="your"), 0)
    table.trial(p.Create("follower", (("force", N(1)),), ("Ashigaru",), title, attach_to=host))
    table.play("play Trial", "target Ox")
    (created,) = table.game.states[table.handles["ox"]].attachments
    seen = picture(table)
    assert seen.thing(created)["card"] == key
    assert seen.cards[key]["keywords"] == ["Ashigaru"]


# ------------------------------------------------------------------------------------------------------- what is asked


def test_what_a_scenario_may_ask_of_things(table: Trial) -> None:
    table.begin()
    assert table.look("ox.attached_to") is None
    for path in ("Ann.tower.honor", "Cat.path.honor", "ox.strength", "nobody.force"):
        with pytest.raises(ScenarioError):
            table.look(path)
    ox = Named(table.game, table.handles["ox"])
    assert [ox.fits(written, table.handles) for written in ("ox", "Ox", "elk", 3, None)] == [
        True,
        True,
        False,
        False,
        False,
    ]


def test_a_source_is_told_to_those_who_know_it(table: Trial) -> None:
    say(table, "Open: Draw a card.", "strategy", "Trick")
    table.lay("Bob", hand=[{"card": "Trick", "as": "trick"}])
    game = table.begin().game
    for source, seats in ((table.handles["trick"], [1]), (table.handles["ox"], [0, 1]), (-1, [])):
        told = [effect(game, seat, Modifier("bonus", source, 1, "turn", FORCE, 2)) for seat in (0, 1)]
        assert [seat for seat, each in enumerate(told) if each is not None and "source" in each] == seats


def test_which_values_are_explained(table: Trial) -> None:
    game = table.begin().game
    assert game.explain("Ann", "Bob.P1", "strength")["stat"] == "strength"
    for stat in ("force", "beauty", ""):
        with pytest.raises(RokuganError):
            game.explain("Ann", "Bob.P1", stat)


def test_what_lasts_for_this_turn_is_written_down_and_nothing_else(table: Trial) -> None:
    game = table.begin().game
    ox = table.handles["ox"]
    for given in (
        Modifier("bonus", ox, 0, "turn", FORCE, 2),
        Modifier("bonus", ox, 0, "turn", FORCE, 1),
        Modifier("bonus", ox, 0, "game", FORCE, 4),
        Modifier("bonus", ox, 0, "turn", FORCE, 8, what=p.Moment("battle")),
        Modifier("keyword", ox, 0, "turn", word="Cavalry"),
    ):
        game.modify(ox, given)
    assert transcript.for_this_turn(game, ox) == {"force": 3}


@pytest.mark.parametrize(("up", "face_up"), [((True, True), True), ((True, False), False), ((False, True), False)])
def test_a_province_is_face_up_if_all_that_lies_there_is(table: Trial, up: tuple[bool, ...], face_up: bool) -> None:
    table.lay("Ann", provinces=[{}, {"card": "Elk", "as": "one"}, {"card": "Ox", "as": "two"}, {}])
    game = table.begin().game
    first, *others = game.players[0].provinces
    first.cards.clear()
    for name, face in zip(("one", "two"), up, strict=True):
        card = table.handles[name]
        for province in others:
            if card in province.cards:
                province.cards.remove(card)
        game.lay(card, first, face)
    assert unfolded(game.view("Ann"))["players"][0]["provinces"][0]["face_up"] is face_up
