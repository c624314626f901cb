"""What the core chapters say of areas, views, decks and printed cards, where a scenario cannot say it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from rokugan.arena.bench import positions_of
from rokugan.cards.deck import Cards, Deck
from rokugan.cards.files import definition
from rokugan.cards.formats import check
from rokugan.cards.library import Library
from rokugan.cards.model import CardDefinition
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import FOCUS_POOL, FOCUSED, IN_PLAY, OUTSIDE, PROVINCE, RESOLVING, UNDER
from rokugan.editions.ccg.turn.setup import SeatDeck, start
from rokugan.editions.registry import rules_of
from rokugan.testing import Table


def table(cards: Sequence[object], ann: dict[str, Any], bob: dict[str, Any], phase: str = "action") -> CcgGame:
    """A position in Ann's turn."""
    players = [{"name": "Ann", **ann}, {"name": "Bob", **bob}]
    said = {"edition": "samurai", "seed": 1, "cards": list(cards), "players": players, "phase": phase, "turn": 3}
    return Table[CcgGame].of(said).game


def is_duelling(game: CcgGame) -> bool:
    """Is a duel being fought?"""
    return game.duel is not None


def is_attacked(game: CcgGame) -> bool:
    """Is an attack under way?"""
    return game.attack is not None


def areas(game: CcgGame) -> Counter[int]:
    """How often each card lies in an area."""
    found: Counter[int] = Counter(list(game.states))
    for state in game.states.values():
        found.update((*state.under, *state.tucked))
    for player in game.players:
        for area in (
            player.hand,
            player.fate_deck,
            player.dynasty_deck,
            player.fate_discard,
            player.dynasty_discard,
            player.removed,
            player.focus_pool,
            player.focused,
            *(province.cards for province in player.provinces),
        ):
            found.update(area)
    found.update(card.number for card in game.cards if game.where[card.number] in (RESOLVING, OUTSIDE))
    return found


@pytest.mark.rule("samurai.zones.01")
def test_every_card_is_in_one_area_which_tells_whether_it_is_in_play() -> None:
    for game in positions_of("samurai", 5):
        assert isinstance(game, CcgGame)
        assert areas(game) == Counter(card.number for card in game.cards)
        for card in game.cards:
            assert (card.number in game.states) == (game.where[card.number] == IN_PLAY)


@pytest.mark.rule("samurai.zones.02")
def test_the_areas_of_a_duel_and_of_an_attack_are_gone_when_they_are_over() -> None:
    quarrel = (
        "Limited: Target your Personality: He challenges a target Personality. The winner's controller gains 1 Honor."
    )
    cards = [
        {"title": "Ox", "type": "personality", "force": 2, "chi": 3},
        {"title": "Sun", "type": "strategy", "focus_value": 1},
        {"title": "Quarrel", "type": "strategy", "focus_value": 1, "text": quarrel},
    ]
    ann = {"hand": ["Quarrel"], "in_play": [{"card": "Ox", "as": "ox"}], "fate_deck": ["Sun"] * 3}
    game = table(cards, ann, {"in_play": [{"card": "Ox", "as": "his"}], "fate_deck": ["Sun"] * 3})
    game.play("play Quarrel")
    assert game.duel is not None
    assert [len(player.focus_pool) for player in game.players] == [3, 3]
    game.play("strike")
    while game.decision is not None and game.decision.kind != "attack":
        game.play(str(game.decision.options[0]))  # the order in which the pools go back
    assert not is_duelling(game)
    assert not {FOCUS_POOL, FOCUSED, RESOLVING} & set(game.where)
    game.play("attack Bob")
    game.play("assign Ox#1 to P1")
    game.play("done")
    assert is_attacked(game)
    while is_attacked(game) and game.decision is not None:
        game.play(str(game.decision.options[-1]))
    assert not is_attacked(game)
    assert all(state.at == 0 for state in game.states.values())


@pytest.mark.rule("samurai.information.04", "samurai.zones.26")
def test_only_their_owner_looks_at_cards_under_a_card() -> None:
    cards = [
        {"title": "Vault", "type": "holding", "text": "Limited: Put a card from your hand under this card."},
        {"title": "Sun", "type": "strategy", "focus_value": 1},
    ]
    game = table(cards, {"hand": ["Sun"], "in_play": [{"card": "Vault"}]}, {})
    game.play("use Vault")
    sun = next(card.number for card in game.cards if card.definition.title == "Sun")
    assert game.where[sun] == UNDER
    assert "Sun" in repr(unfolded(game.view("Ann"))["players"])
    assert "Sun" not in repr(unfolded(game.view("Bob"))["players"])
    assert "Sun" not in repr(unfolded(game.view(None))["players"])


@pytest.mark.rule("samurai.information.07")
def test_no_view_tells_how_many_cards_are_left_in_a_deck() -> None:
    full = table([], {"fate_deck_size": 20, "dynasty_deck_size": 30}, {"fate_deck_size": 7})
    half = table([], {"fate_deck_size": 10, "dynasty_deck_size": 15}, {"fate_deck_size": 3})
    for viewer in ("Ann", "Bob", None):
        assert unfolded(full.view(viewer))["players"] == unfolded(half.view(viewer))["players"]
    empty = table([], {"fate_deck_size": 0}, {})
    assert unfolded(empty.view("Bob"))["players"][0]["fate_deck"]["size"] == 0


@pytest.mark.rule("samurai.information.08")
def test_the_force_on_both_sides_is_added_up_for_everybody_at_any_time() -> None:
    cards = [
        {"title": "Ox", "type": "personality", "force": 2, "chi": 3},
        {"title": "Spears", "type": "follower", "force": 3, "focus_value": 1},
    ]
    led = {"card": "Ox", "at": "Bob.P1", "side": "attacking", "attachments": [{"card": "Spears"}]}
    bob = {"in_play": [{"card": "Ox", "at": "Bob.P1", "side": "defending"}]}
    game = table(cards, {"in_play": [led]}, bob, "attack")
    for viewer in ("Ann", "Bob", None):
        field = unfolded(game.view(viewer))["attack"]["battlefields"][0]
        assert (field["attacking_force"], field["defending_force"]) == (5, 2)


@pytest.mark.rule("samurai.setup.03")
def test_all_strongholds_are_shown_before_anybody_decides_anything() -> None:
    keeps = [
        CardDefinition(f"Keep {n}", "stronghold", province_strength=7, gold_production=4, starting_honor=n)
        for n in (1, 5)
    ]
    mine = CardDefinition("Old Mine", "holding", gold_cost=9, keywords=("Legacy",))
    fate = [CardDefinition(f"Trick {n}", "strategy", gold_cost=0, focus_value=1) for n in range(40)]
    game = start(rules_of("samurai"), ["Ann", "Bob"], [SeatDeck(keep, [mine] * 40, fate, []) for keep in keeps], 1)
    assert game.decision is not None
    assert game.decision.kind == "legacy"
    for viewer in ("Ann", "Bob", None):
        shown = [player["in_play"][0]["card"] for player in unfolded(game.view(viewer))["players"]]
        assert shown == ["Keep 1", "Keep 5"]


@pytest.mark.rule("samurai.abilities.20")
def test_a_player_without_any_text_has_the_abilities_of_the_rulebook() -> None:
    cards = [
        {
            "title": "Ox",
            "type": "personality",
            "force": 2,
            "chi": 3,
            "personal_honor": 1,
            "keywords": ["Tactician", "Samurai"],
        },
        {"title": "Pike", "type": "item", "force": 1, "focus_value": 1},
    ]
    ann = {
        "honor": 9,
        "favor": True,
        "hand": ["Pike"],
        "in_play": [{"card": "Ox", "as": "ox", "attachments": [{"card": "Pike"}]}, {"card": "Ox"}],
    }
    game = table(cards, ann, {})
    assert game.decision is not None
    assert {"equip Pike", "lobby", "favor:1", "share Pike#2", "pass"} == set(game.decision.options)
    game.play("attack Bob" if "attack Bob" in game.decision.options else "pass")
    game.play("attack Bob")
    game.play("assign Ox#1 to P1")
    game.play("done")
    game.play("fight P1")
    assert {"tactics", "pass"} == set(game.decision.options)


@pytest.mark.rule("samurai.cards.15")
def test_every_copy_is_played_by_the_latest_printing() -> None:
    old = definition({"title": "Ox", "type": "personality", "force": 2, "text": "Open: Gain 1 Honor."}, "old")
    new = definition({"title": "Ox", "type": "personality", "force": 3}, "new")
    assert Library("samurai", [old, new])["Ox"] == new
    assert len(Library("samurai", [old, new])) == 1


@pytest.mark.rule("samurai.cards.05", "samurai.cards.09")
def test_flavor_text_and_the_small_print_have_no_effect() -> None:
    plain = {"title": "Ox", "type": "personality", "force": 2, "text": "Battle: Gain 1 Honor."}
    small = {
        "flavor": "Open: Gain 40 Honor.",
        "expansion": "Embers",
        "number": "12/156",
        "rarity": "rare",
        "artist": "A. Brush",
    }
    printed = replace(definition({**plain, **small}, "here"), expansion="")
    assert printed == definition(plain, "here")


@pytest.mark.rule("samurai.stats.25", "samurai.stats.26")
def test_a_star_after_a_number_and_a_star_in_its_place() -> None:
    starred = definition({"title": "Ox", "type": "personality", "force": "3*", "chi": "*"}, "here")
    assert (starred.force, starred.chi) == (3, 0)
    assert starred.variable == ("chi",)


FARMS: Cards = (*((f"Farm {number}", 3) for number in range(13)), ("Farm 13", 1))
TRICKS: Cards = (*((f"Trick {number}", 3) for number in range(13)), ("Trick 13", 1))


@pytest.mark.rule("samurai.deck.07")
def test_a_card_that_does_not_count_against_limits_does_not_fill_the_deck() -> None:
    text = "This card does not count against deck construction limits."
    light = definition({"title": "Heir", "type": "holding", "text": text, "formats": ["samurai"]}, "here")
    cards = Library(
        "samurai",
        [
            CardDefinition(
                "Keep", "stronghold", province_strength=6, gold_production=4, starting_honor=5, formats=("samurai",)
            ),
            *(CardDefinition(f"Farm {n}", "holding", formats=("samurai",)) for n in range(14)),
            *(CardDefinition(f"Trick {n}", "strategy", formats=("samurai",)) for n in range(14)),
            light,
        ],
    )
    deck = Deck("Test", "samurai", "Keep", FARMS, TRICKS)
    assert check(replace(deck, dynasty=(*FARMS, ("Heir", 1))), cards) == []
    short = replace(deck, dynasty=(*FARMS[:-1], ("Heir", 1)))
    assert [violation.rule for violation in check(short, cards)] == ["samurai.deck.09"]


@pytest.mark.rule("samurai.provinces.04", "samurai.events.01")
def test_a_clone_of_a_province_with_two_cards_is_its_own() -> None:
    cards = [{"title": "Marsh", "type": "region", "text": "This province can hold one extra card."}]
    game = table(cards, {"provinces": [{"region": "Marsh"}, {}, {}, {}]}, {})
    copy = game.clone()
    province = game.players[0].provinces[0]
    assert len(province.cards) == 2
    province.turn(province.cards[0], True)
    assert not copy.players[0].provinces[0].up
    assert all(copy.where[card] == PROVINCE for card in province.cards)


@pytest.mark.rule("samurai.zones.15")
def test_a_random_card_of_a_mixed_hand_may_be_anybodys() -> None:
    steal = "Limited: Target another player. Take a card at random from his hand and put it in your hand."
    cards = [
        {"title": "Sun", "type": "strategy", "focus_value": 1},
        {"title": "Moon", "type": "strategy", "focus_value": 1},
        {"title": "Steal", "type": "strategy", "focus_value": 1, "text": steal},
        {"title": "Spill", "type": "holding", "text": "Open: Target a player. He discards a card at random."},
    ]
    lost: set[str] = set()
    for seed in range(12):
        ann = {"hand": ["Steal", "Sun"], "in_play": ["Spill"]}
        game = table(cards, ann, {"hand": ["Moon"]})
        game.randomness = Randomness(seed)
        game.play("play Steal")
        assert len(game.players[0].hand) == 2
        game.play("use Spill")
        game.play("target Ann")
        titles = {"Ann": game.players[0].fate_discard, "Bob": game.players[1].fate_discard}
        lost.update(game.cards[card].definition.title for pile in titles.values() for card in pile)
    assert lost == {"Steal", "Sun", "Moon"}
