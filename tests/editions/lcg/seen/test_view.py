"""The view of the Living Card Game: complete, consistent, and silent on what the viewer may not know."""

from __future__ import annotations

import json
import random

import pytest

from rokugan.core.views.whereabouts import whereabouts
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.naming import province_place, zone_name
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
        table = game.view(viewer)
        assert json.loads(json.dumps(table)) == table
        things, cards = table["things"], table["cards"]
        assert all(thing["card"] in cards for thing in things.values() if "card" in thing)
        assert all(each in things for thing in things.values() for each in thing.get("attachments", []))
        for player in table["players"]:
            assert all(each in things for pile in player["zones"].values() for each in pile["cards"])
            assert all(each in things for each in player["in_play"])
            assert all(each in things for place in player["provinces"] for each in (place["card"], *place["cards"]))
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
        mine = game.view(viewer)
        hand = mine["players"][other]["zones"]["hand"]
        assert hand["cards"] == [name for name in hand["cards"] if "card" in mine["things"][name]]
        for province in game.provinces:
            if province.seat == other and not province.face_up:
                shown = mine["players"][other]["provinces"][province.index]
                assert mine["things"][shown["card"]] == {"back": "province"}
                assert shown["strength"] is None
                title, places = game.cards[province.card].title, whereabouts(mine)
                called = [id for id, each in mine["things"].items() if each.get("card") == title]
                assert not [id for id in called if places[id].owner == game.names[other]]


@pytest.mark.parametrize("moves", [0, 40, 90])
def test_a_choice_of_a_card_points_at_it_and_a_province_shows_its_side(moves: int) -> None:
    game = played(4, moves)
    asked = game.decision
    if asked is not None:
        told = game.view(asked.player)["decision"]["choices"]
        of_cards = [each["move"] for each in told if "card" in each]
        assert of_cards == [each.move for each in asked.choices if each.card is not None]
    table = game.view("Ann")
    for province in game.provinces:
        shown = table["players"][province.seat]["provinces"][province.index]
        thing = table["things"][shown["card"]]
        assert ("card" in thing and "face" not in thing) == province.face_up


def test_equal_cards_have_ids_of_their_own() -> None:
    game = played(3, 12)
    table = game.view("Ann")
    hand = table["players"][0]["zones"]["hand"]
    assert len(set(hand["cards"])) == len(hand["cards"]) == hand["size"]


@pytest.mark.parametrize("seed", [2, 3])
def test_the_lists_of_a_view_tell_where_every_card_is(seed: int) -> None:
    zones = set()
    for moves in range(0, 200, 20):
        game = played(seed, moves)
        for viewer in (*game.names, None):
            view = game.view(viewer, text=False)
            found = whereabouts(view)
            assert found.keys() == view["things"].keys()
            for name, place in found.items():
                card = game.sight.find(2 if viewer is None else game.names.index(viewer), name)
                assert place.owner == game.names[game.cards[card].owner]
                assert (place.zone, place.at) == told_place(game, card), game.name(card)
                zones.add(place.zone)
    assert {"hand", "home", "province", "conflict", "conflict_discard"} <= zones


def told_place(game: LcgGame, card: int) -> tuple[str, str]:
    """Zone and place of a card as the engine says it."""
    zone, host = zone_name(game, card), game.states[card].host if card in game.states else -1
    if zone == "conflict":
        return zone, province_place(game, game.conflict.province if game.conflict else -1)
    if zone == "home":
        return zone, f"{game.names[game.controller(host if host >= 0 else card)]}.home"
    return zone, province_place(game, card) or f"{game.names[game.holder[card]]}.{zone}"
