"""The table of the Living Card Game as a browser gets it: complete, consistent, and silent on what the viewer may not know."""

from __future__ import annotations

import json
import random

import pytest

from rokugan.editions.lcg.table.game import LcgGame
from rokugan.games import new_game


def played(seed: int, moves: int) -> LcgGame:
    game: LcgGame = new_game("lcg", names=["Ann", "Bob"], seed=seed)
    dice = random.Random(seed)
    for _ in range(moves):
        if game.decision is None:
            break
        game.play(dice.choice(game.decision.options))
    return game


@pytest.mark.parametrize("moves", [0, 5, 20, 60, 120])
def test_everything_named_is_there(moves: int) -> None:
    game = played(3, moves)
    for viewer in ("Ann", "Bob", None):
        table = game.table(viewer)
        assert json.loads(json.dumps(table)) == table
        things, cards = table["things"], table["cards"]
        assert all(thing["card"] in cards for thing in things.values() if "card" in thing)
        assert all(each in things for thing in things.values() for each in thing.get("attachments", []))
        for player in table["players"]:
            assert all(each in things for pile in player["zones"].values() for each in pile["cards"])
            assert all(each in things for each in player["in_play"])
            assert all(each in things for place in player["provinces"] for each in (place["province"], *place["cards"]))
        conflict = table["extra"]["lcg"]["conflict"]
        if conflict is not None:
            assert all(each in things for each in (*conflict["attacking"], *conflict["defending"]))
        asked = game.decision
        if asked is not None and viewer == asked.player:
            assert [each["move"] for each in table["decision"]["choices"]] == asked.options
            assert sum(1 for each in table["decision"]["choices"] if each.get("usual")) == 1
            assert all(each["card"] in things for each in table["decision"]["choices"] if "card" in each)
        elif asked is not None:
            assert table["decision"] == {"player": asked.player}


@pytest.mark.parametrize("moves", [8, 40, 90])
@pytest.mark.rule("lcg.information.02", "lcg.information.03")
def test_what_lies_in_the_others_hand_deck_and_facedown_provinces_is_not_told(moves: int) -> None:
    game = played(4, moves)
    for seat, viewer in enumerate(game.names):
        other = 1 - seat
        mine = game.table(viewer)
        hand = mine["players"][other]["zones"]["hand"]
        assert hand["cards"] == [name for name in hand["cards"] if "card" in mine["things"][name]]
        for province in game.provinces:
            if province.seat == other and not province.face_up:
                shown = mine["players"][other]["provinces"][province.index]
                assert "card" not in mine["things"][shown["province"]]
                assert shown["strength"] is None
                title, whose = game.cards[province.card].title, game.names[other]
                assert not [
                    each for each in mine["things"].values() if each.get("card") == title and each["owner"] == whose
                ]


@pytest.mark.parametrize("moves", [0, 40, 90])
def test_a_choice_of_a_card_points_at_it_and_a_province_shows_its_side(moves: int) -> None:
    game = played(4, moves)
    asked = game.decision
    if asked is not None:
        told = game.table(asked.player)["decision"]["choices"]
        of_cards = [each["move"] for each in told if "card" in each]
        assert of_cards == [each.move for each in asked.choices if each.card is not None]
    table = game.table("Ann")
    for province in game.provinces:
        shown = table["players"][province.seat]["provinces"][province.index]
        assert shown["face"] == ("up" if province.face_up else "down")


def test_equal_cards_have_ids_of_their_own() -> None:
    game = played(3, 12)
    table = game.table("Ann")
    hand = table["players"][0]["zones"]["hand"]
    assert len(set(hand["cards"])) == len(hand["cards"]) == hand["size"]
