"""The view fits its schema in every position, deltas carry it over, and every value is explained."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.arena.invariants import EDITIONS, random_game

import rokugan
from rokugan.core.schema import faults, view_schema
from rokugan.core.sight import Sight
from rokugan.core.views.patch import patched
from rokugan.core.views.whereabouts import whereabouts
from rokugan.editions.ccg.seen.event_views import event
from rokugan.editions.ccg.seen.inspection import place_name, zone_name
from rokugan.editions.ccg.seen.sentences import KINDS
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.text.described.prompts import thing_name
from rokugan.errors import RokuganError

EXAMPLES = Path(__file__).parents[2] / "docs" / "views"
PILES = ("fate_discard", "dynasty_discard", "removed", "fate_deck", "dynasty_deck", "board")


def positions(edition: str, seed: int, turns: int, share: int) -> Iterator[tuple[CcgGame, str | None]]:
    """Some positions of a random game, each with somebody who looks at it."""
    players = 4 if edition == "war_of_honor" else 2
    for game, randomness in random_game(seed, turns, edition, players):
        if randomness.below(share) == 0:
            yield game, [*game.names, None][randomness.below(players + 1)]


def definition(name: str) -> dict[str, Any]:
    """A part of the schema."""
    return {"$ref": f"#/$defs/{name}"}


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("seed", range(2))
def test_a_view_fits_its_schema_in_every_position(edition: str, seed: int) -> None:
    schema = view_schema()
    tried = 0
    for game, viewer in positions(edition, seed, 30, 12):
        view = game.view(viewer)
        assert faults(view, schema) == []
        assert json.loads(json.dumps(view)) == view
        check_references(view)
        decision = view["decision"]
        if decision is not None and viewer == decision["player"]:
            assert decision["options"] == [each["move"] for each in decision["choices"]]
            assert [each.get("usual") for each in decision["choices"]].count(True) == 1
        elif decision is not None:
            assert list(decision) == ["player"]
        tried += 1
    assert tried > 10


def check_references(view: dict[str, Any]) -> None:
    """Every id that a view names is a thing of it, every card of a thing has a face, and no thing stands in two zones."""
    things = view["things"]
    named = [name for name in ids_in({key: value for key, value in view.items() if key != "cards"}) if name]
    assert set(named) <= set(things), sorted(set(named) - set(things))
    assert all(thing["card"] in view["cards"] for thing in things.values() if "card" in thing)
    held = [card for player in view["players"] for pile in player["zones"].values() for card in pile["cards"]]
    held += [card for player in view["players"] for province in player["provinces"] for card in province["cards"]]
    held += [card for player in view["players"] for card in player["in_play"]]
    assert len(held) == len(set(held))


def ids_in(value: Any) -> Iterator[str]:
    """The ids in a value: texts of the form that only ids have."""
    if isinstance(value, str):
        if value[:1] == "c" and value[1:].isdigit():
            yield value
    elif isinstance(value, dict):
        for each in value.values():
            yield from ids_in(each)
    elif isinstance(value, list):
        for each in value:
            yield from ids_in(each)


@pytest.mark.parametrize("edition", EDITIONS)
def test_deltas_carry_a_view_over(edition: str) -> None:
    watch: rokugan.Watch | None = None
    view: Any = None
    version, heard = 0, 0
    for game, _ in positions(edition, 3, 12, 3):
        if watch is None:
            watch = rokugan.Watch(game, game.names[0])
            first = watch.view()
            view, version, heard = first["view"], first["version"], first["events"]
            continue
        delta = json.loads(json.dumps(watch.delta(version)))
        assert delta["from"] == version
        view, version = patched(view, delta["patch"]), delta["version"]
        assert view == watch.view()["view"]
        assert [each["n"] for each in delta["events"]] == list(range(heard, len(game.log)))
        heard = len(game.log)


def test_a_view_that_is_too_old_is_not_remembered() -> None:
    game = rokugan.new_game("celestial", seed=7)
    watch = rokugan.Watch(game, "Ann")
    with pytest.raises(LookupError):
        watch.delta(0)


@pytest.mark.parametrize("edition", EDITIONS)
def test_events_fit_their_schema(edition: str) -> None:
    schema = view_schema()
    for game, viewer in positions(edition, 4, 25, 60):
        for each in game.events_for(viewer):
            assert faults(each, definition("event"), schema) == []
            assert each["text"]
            assert each["kind"] in KINDS.values()
            if "known_to" in each and viewer not in each["known_to"]:
                assert each["cards"] == [None] * len(each["cards"])


def test_events_say_from_where_to_where_and_why() -> None:
    found: dict[str, dict[str, Any]] = {}
    for seed in range(6):
        *_, (game, _) = random_game(seed, 15, "celestial")
        for each in game.events_for(None):
            found.setdefault(each["kind"], each)
    draw = found["draw"]
    assert (draw["from"], draw["to"], draw["cards"]) == ("fate_deck", "hand", [None])
    assert found["enter_play"]["from"] in ("province", "hand")
    assert found["assign"]["to"].startswith(("Ann.P", "Bob.P"))
    assert found["destroy"]["to"] in ("dynasty_discard", "fate_discard", "removed")
    assert {found[kind].get("cause") for kind in ("draw", "gain_honor", "destroy")} <= {
        "effect",
        "rules",
        "resolution",
        "cost",
    }
    assert found["change_stat"]["by"]["name"]
    assert found["change_stat"]["stat"] in ("force", "chi", "personal_honor", "strength", "gold_cost")


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_parts_of_a_value_add_up(edition: str) -> None:
    schema = view_schema()
    explained = 0
    for game, viewer in positions(edition, 5, 30, 25):
        view = game.view(viewer)
        places = whereabouts(view)
        for name, thing in view["things"].items():
            if "card" not in thing or places[name].zone in PILES:
                continue
            printed = view["cards"][thing["card"]]["stats"]
            for stat in (*printed, *thing.get("values", {})):
                if stat in ("province_strength", "starting_honor") or printed.get(stat, 0) is None:
                    continue
                value = thing.get("values", {}).get(stat, printed.get(stat))
                found = game.explain(viewer, name, stat)
                assert faults(found, definition("explanation"), schema) == []
                assert found["value"] == value
                total = 0
                for part in found["parts"]:
                    total = part["to"] if "to" in part else total + part["amount"]
                assert total == value, found
                assert not any(part["why"] == "rules" for part in found["parts"]), found
                explained += len(found["parts"]) > 1
        for player in view["players"]:
            for province in player["provinces"]:
                assert game.explain(viewer, province["at"], "strength")["value"] == province["strength"]
    assert explained > 5


@pytest.mark.parametrize("edition", EDITIONS)
def test_the_lists_of_a_view_tell_where_every_card_is(edition: str) -> None:
    looked = 0
    for game, viewer in positions(edition, 5, 40, 25):
        view = game.view(viewer, text=False)
        seat = game.names.index(viewer) if viewer is not None else len(game.names)
        for name, place in whereabouts(view).items():
            card = game.sight.find(seat, name)
            assert place.zone == "board" or place.owner == game.names[game.cards[card].owner]  # a tile may be nobody's
            assert (place.zone, place.at) == told_place(game, card), game.name(card)
            looked += 1
        assert whereabouts(view).keys() == view["things"].keys()
    assert looked > 500


def told_place(game: CcgGame, card: int) -> tuple[str, str]:
    """Zone and place of a card as the engine says it."""
    spot = game.rules.seen.spot(game, card)
    if spot is not None:
        return spot
    zone = zone_name(game, card)
    if zone == "province":
        province = game.province_holding(card)
        assert province is not None
        return zone, thing_name(game, province.thing)
    return zone, place_name(game, card) or f"{game.names[game.seat_of_zone(card)]}.{zone}"


def test_what_is_not_in_sight_is_not_explained() -> None:
    game = rokugan.new_game("celestial", seed=7)
    for name in ("c0", "c9999", "c", "Ox", "c-1", "c²", "Ann.P9", ""):
        with pytest.raises(RokuganError, match="You see no card"):
            game.explain("Ann", name, "force")
    mine = game.view("Ann")["players"][0]["zones"]["hand"]["cards"][0]
    with pytest.raises(RokuganError, match="is no value"):
        game.explain("Ann", mine, "beauty")
    assert game.explain("Ann", mine)["printed"]["title"]


def test_a_card_that_lies_only_in_a_pile_is_told_in_brief() -> None:
    for game, _ in random_game(4, 12, "celestial"):
        view = game.view("Ann")
        piles = [player["zones"][pile]["cards"] for player in view["players"] for pile in PILES[:3]]
        lying = {name for pile in piles for name in pile}
        piled = {thing["card"] for name, thing in view["things"].items() if name in lying}
        shown = {thing["card"] for name, thing in view["things"].items() if "card" in thing and name not in lying}
        for name in lying:
            assert not {"owner", "zone", "at"} & set(view["things"][name])
        for name in piled | shown:
            assert ("brief" in view["cards"][name]) == (name not in shown)
            assert ("stats" in view["cards"][name]) == (name in shown)
    assert piled
    assert piled - shown
    name = next(name for name, thing in view["things"].items() if thing.get("card") in piled - shown)
    assert "brief" not in game.explain("Ann", name)["printed"]


def test_why_not_names_the_rule() -> None:
    game = rokugan.new_game("celestial", seed=7)
    asked = game.asked().player
    other = next(name for name in game.names if name != asked)
    assert game.why_not(asked, "pass") == {"move": "pass", "legal": True}
    refused = game.why_not(other, "pass")
    assert refused["legal"] is False
    assert (refused["reason"], refused["rule"]) == (f"{asked} is to decide.", "celestial.action-phase.01")
    assert game.why_not(None, "pass")["legal"] is False


@pytest.mark.parametrize("edition", EDITIONS)
def test_an_id_is_new_when_the_card_was_out_of_sight(edition: str) -> None:
    """No id is ever given twice, and a card keeps its id as long as its viewer knows it."""
    last: list[int] = []
    owners: dict[tuple[int, int], int] = {}
    for game, _ in random_game(6, 12, edition, 2):
        for viewer, ids in enumerate(game.sight.ids):
            for card, number in enumerate(ids):
                knows = game.known[card] >> viewer & 1
                assert number or not knows, f"{game.cards[card]} is known to {viewer} and has no id"
                if number:
                    assert owners.setdefault((viewer, number), card) == card
        assert all(new >= old for new, old in zip(game.sight.last, last or game.sight.last, strict=True))
        last = list(game.sight.last)


def test_a_shuffle_takes_the_ids() -> None:
    game = rokugan.new_game("celestial", seed=7)
    deck = game.players[0].fate_deck
    for card in deck[-2:]:
        game.learn(card, 1)
    ids = [game.sight.name(0, card) for card in deck[-2:]]
    assert all(ids)
    assert not any(game.sight.name(1, card) for card in deck)
    game.shuffle(0, 0)
    assert not any(game.sight.name(0, card) for card in deck)
    game.learn(deck[0], 1)
    assert game.sight.name(0, deck[0]) not in ids


def test_an_event_does_not_tell_which_card_it_has_become() -> None:
    game = rokugan.new_game("celestial", seed=7)
    card = game.players[0].hand[0]
    game.note("draws", 0, game.cards[card], known=1)
    number = len(game.log) - 1
    assert event(game, 0, number)["cards"][0]["card"] == game.sight.name(0, card)
    assert event(game, 1, number)["cards"] == [None]
    game.hide(card, 0)
    game.learn(card, 1)
    assert game.sight.name(0, card)
    assert event(game, 0, number)["cards"][0]["card"] is None


@pytest.mark.parametrize("edition", ["celestial", "war_of_honor"])
def test_the_examples_of_the_page_fit_the_schema(edition: str) -> None:
    view = json.loads((EXAMPLES / f"{edition}.json").read_text(encoding="utf-8"))
    assert faults(view, view_schema()) == []
    assert view["under_way"]["attack"]["current"]


def test_a_clone_has_ids_of_its_own() -> None:
    sight = Sight(1)
    sight.seat(2)
    sight.see(0, 1)
    twin = sight.copy()
    twin.see(1, 1)
    assert (sight.last, twin.last) == ([1], [2])
