"""What each event does to the things that it can happen to, and that it leaves the others alone."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial

from rokugan.editions.ccg.events import applying, settling
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import (
    BECOME_DEAD,
    BOW,
    DESTROY,
    DESTROY_PROVINCE,
    DISCARD,
    DISHONOR,
    ENTER,
    GAIN,
    LOSE,
    MOVE,
    REHONOR,
    REMOVE,
    REMOVE_TOKEN,
    RETURN,
    RETURN_HOME,
    REVEAL,
    STRAIGHTEN,
    TAKE_CONTROL,
    TOKEN,
    TRANSFER,
    TURN_DOWN,
)
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import (
    ATTACKING,
    DEFENDING,
    HAND,
    HOME,
    IN_PLAY,
    NO_SIDE,
    NOTHING,
    UNDER,
    ZONE_NAMES,
    player_thing,
    province_thing,
)
from rokugan.editions.ccg.table.pieces import DEAD, DISHONORED


@pytest.fixture
def game(table: Trial) -> CcgGame:
    """Ann: Ox is bowed and has Spears and Blade, Elk is dishonored, Mule is dead in the discard pile and dishonorable, Colt lies
    there alive; Fawn is face-down in her first province and Doe face-up in the second. Bob: Hare and Bear."""
    for title in ("Mule", "Colt", "Fawn", "Doe"):
        table.make(title, force=1, chi=1, gold_cost=1)
    table.lay(
        "Ann",
        in_play=[
            {"card": "Ox", "bowed": True, "attachments": ["Spears", "Blade"]},
            {"card": "Elk", "dishonorable": True},
        ],
        dynasty_discard=[{"card": "Mule", "dead": True, "dishonorable": True}, "Colt"],
        provinces=[{"card": "Fawn", "face": "down"}, {"card": "Doe", "face": "up"}, {}, {}],
    )
    return table.begin(battle=True).game


def number(game: CcgGame, title: str) -> int:
    return next(card.number for card in game.cards if card.title == title)


def happened(game: CcgGame, kind: int, *titles: str, **more: object) -> Event:
    """The event after it was applied to these cards, at the same time."""
    event = Event(kind, [number(game, title) for title in titles], 0)
    for name, value in more.items():
        setattr(event, name, value)
    applying.apply(game, event)
    return event


@pytest.mark.parametrize(
    ("kind", "titles", "done"),
    [
        (BOW, ["Ox", "Elk", "Colt"], ["Elk"]),
        (STRAIGHTEN, ["Elk", "Ox", "Colt"], ["Ox"]),
        (DISHONOR, ["Elk", "Spears", "Colt", "Hare"], ["Hare"]),
        (REHONOR, ["Hare", "Colt", "Elk", "Mule"], ["Elk", "Mule"]),
        (DESTROY, ["Colt", "Doe", "Hare"], ["Hare"]),
        (DISCARD, ["Colt", "Doe", "Hare"], ["Doe", "Hare"]),
        (BECOME_DEAD, ["Colt", "Hare"], ["Colt"]),
        (REVEAL, ["Hare", "Doe", "Fawn"], ["Fawn"]),
        (TURN_DOWN, ["Hare", "Fawn", "Doe"], ["Doe"]),
    ],
)
def test_it_happens_only_to_what_it_can_happen_to(game: CcgGame, kind: int, titles: list[str], done: list[str]) -> None:
    told = len(game.log)
    event = happened(game, kind, *titles)
    assert [game.cards[card].title for card in event.done] == done
    assert [(kind, number(game, title)) for title in done] == [each[:2] for each in game.happened[-len(done) :]]
    if kind != BECOME_DEAD:
        assert {card.title for entry in game.log[told:] for card in entry.cards} == set(done)


def test_what_happened_to_them(game: CcgGame) -> None:
    happened(game, REHONOR, "Elk", "Mule")
    happened(game, REVEAL, "Fawn")
    happened(game, TURN_DOWN, "Doe")
    assert not game.states[number(game, "Elk")].dishonored
    assert game.graves[number(game, "Mule")] == DEAD
    assert [each.up for each in game.players[0].provinces[:2]] == [[number(game, "Fawn")], []]


@pytest.mark.parametrize(
    ("title", "word", "grave"),
    [
        ("Mule", "", DEAD | DISHONORED),
        ("Mule", "honorably", DEAD),
        ("Colt", "", DEAD),
        ("Colt", "dishonorably", DEAD | DISHONORED),
        ("Colt", "honorably", DEAD),
    ],
)
def test_who_becomes_dead(game: CcgGame, title: str, word: str, grave: int) -> None:
    happened(game, BECOME_DEAD, title, word=word)
    assert game.graves[number(game, title)] == grave


def test_only_a_personality_can_be_dead(game: CcgGame) -> None:
    happened(game, DISCARD, "Spears")
    assert happened(game, BECOME_DEAD, "Spears").done == []
    assert number(game, "Spears") not in game.graves


def test_who_is_where_he_goes_does_not_move(game: CcgGame) -> None:
    there = game.states[number(game, "Hare")].at
    assert happened(game, MOVE, "Hare", place=there, amount=NO_SIDE).done == []
    assert happened(game, MOVE, "Hare", place=there, amount=DEFENDING).done == []
    assert happened(game, MOVE, "Hare", "Spears", place=there, amount=ATTACKING).done == [number(game, "Hare")]
    assert game.states[number(game, "Hare")].side == ATTACKING
    assert happened(game, MOVE, "Hare", place=HOME, amount=NO_SIDE).done == [number(game, "Hare")]
    assert happened(game, MOVE, "Hare", place=HOME, amount=NO_SIDE).done == []
    assert happened(game, RETURN_HOME, "Hare", "Bear").done == [number(game, "Bear")]


@pytest.mark.parametrize("kind", [GAIN, LOSE])
def test_no_honor_is_neither_gained_nor_lost(game: CcgGame, kind: int) -> None:
    event = Event(kind, [player_thing(0)], 0)
    event.amount = 0
    told = len(game.log)
    applying.apply(game, event)
    assert event.done == []
    assert len(game.log) == told


def test_who_is_attached_does_not_change_control_alone(game: CcgGame) -> None:
    event = happened(game, TAKE_CONTROL, "Spears", "Ox", "Hare", player=1)
    assert event.done == [number(game, "Ox")]
    assert game.states[number(game, "Spears")].controller == 1
    assert number(game, "Spears") not in game.players[1].in_play


def test_an_attachment_goes_to_another_and_what_is_there_stays(game: CcgGame) -> None:
    elk, ox = number(game, "Elk"), number(game, "Ox")
    assert happened(game, TRANSFER, "Colt", "Spears", place=ox).done == []
    assert happened(game, TRANSFER, "Colt", "Spears", "Blade", place=elk).done == [
        number(game, "Spears"),
        number(game, "Blade"),
    ]
    assert game.states[ox].attachments == []
    assert game.states[elk].attachments == [number(game, "Spears"), number(game, "Blade")]


def test_a_province_falls_once(game: CcgGame) -> None:
    both = [province_thing(1, 0), province_thing(1, 1)]
    for things, done in ((both[:1], both[:1]), (both, both[1:])):
        event = Event(DESTROY_PROVINCE, things, 0)
        applying.apply(game, event)
        assert event.done == done


def test_a_card_enters_play_where_it_is_told_and_may_stand(game: CcgGame) -> None:
    there = game.states[number(game, "Hare")].at
    event = happened(game, ENTER, "Colt", "Doe", place=NOTHING, what=there)
    assert event.done == [number(game, "Colt"), number(game, "Doe")]
    assert [game.states[card].at for card in event.done] == [there, there]
    assert game.log[-1].came == "dynasty_discard"  # where the first of them was
    happened(game, DISCARD, "Spears")
    happened(game, ENTER, "Spears", place=number(game, "Elk"), what=there)
    assert game.states[number(game, "Spears")].host == number(game, "Elk")
    assert game.states[number(game, "Spears")].at == HOME  # its Personality stands somewhere, not it


@pytest.mark.parametrize(
    ("place", "word", "zones"), [(HAND, "", ["hand", "hand"]), (-1, "top", ["fate_deck", "dynasty_deck"])]
)
def test_what_lies_under_a_card_goes_back_with_it(game: CcgGame, place: int, word: str, zones: list[str]) -> None:
    happened(game, RETURN, "Spears", "Colt", place=UNDER, what=number(game, "Ox"))
    assert game.states[number(game, "Ox")].tucked == (number(game, "Spears"), number(game, "Colt"))
    happened(game, RETURN, "Ox", place=place, word=word)
    assert [ZONE_NAMES[game.where[number(game, title)]] for title in ("Spears", "Colt")] == zones


def test_under_a_card_that_has_left_play_nothing_is_put(game: CcgGame) -> None:
    happened(game, REMOVE, "Bear")
    happened(game, RETURN, "Colt", place=UNDER, what=number(game, "Bear"))
    assert ZONE_NAMES[game.where[number(game, "Colt")]] == "dynasty_deck"


def test_tokens_go_from_each_that_is_in_play(game: CcgGame) -> None:
    happened(game, TOKEN, "Hare", "Colt", word="+1F", amount=2)
    assert happened(game, REMOVE_TOKEN, "Colt", "Bear", "Hare", word="+1F", amount=1).done == [number(game, "Hare")]
    assert game.states[number(game, "Hare")].tokens == (("+1F", 1),)


def test_what_a_text_did_is_noted(game: CcgGame) -> None:
    def did(kind: int, *titles: str, **more: object) -> set[str]:
        action = Action(0, number(game, "Elk"), None)
        happened(game, kind, *titles, action=action, **more)
        return {each.verb for each in action.did}

    assert did(BOW, "Elk") == {"bow"}
    assert did(TRANSFER, "Spears", place=number(game, "Elk")) >= {"attach"}
    assert did(DISCARD, "Spears", amount=2) == {"discard"}
    assert did(ENTER, "Spears", place=number(game, "Ox"), amount=2) >= {"attach", "attach from hand"}
    assert "attach from hand" not in did(TRANSFER, "Spears", place=number(game, "Elk"), amount=2)
    assert "attach" not in did(ENTER, "Colt", place=NOTHING, amount=2)
    assert "move home" in did(MOVE, "Hare", place=HOME, amount=NO_SIDE)
    assert game.where[number(game, "Colt")] == IN_PLAY


def test_how_many_cards_a_province_holds(table: Trial) -> None:
    """A Region speaks of its own province, another text of all of its player's, and no other permission matters."""
    table.card("Vale", "region", text="This province may hold an additional card.")
    table.card("Rock", "region", text="This province holds no cards.")
    table.card("Dell", "region", text="Your maximum hand size is increased by one.")
    table.card("Road", "holding", text="Your provinces may hold an additional card.", gold_cost=1)
    for name in ("Ann", "Bob"):
        table.lay(name, provinces=[{"region": "Vale"}, {"region": "Rock"}, {"region": "Dell"}, {}])

    def held() -> list[list[int]]:
        return [[settling.capacity(table.game, each) for each in player.provinces] for player in table.game.players]

    assert held() == [[2, 0, 1, 1], [2, 0, 1, 1]]
    table.lay("Ann", in_play=["Road"])
    table.begin()
    assert held() == [[2, 0, 2, 2], [2, 0, 1, 1]]
