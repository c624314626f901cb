"""Setting up a game of Celestial Edition."""

from __future__ import annotations

import pytest

from rokugan.cards.deck import Deck, shipped_decks
from rokugan.cards.formats import play_deck
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import IN_PLAY, OUTSIDE
from rokugan.editions.ccg.turn.setup import SeatDeck, start
from rokugan.editions.registry import rules_of

DYNASTY = [CardDefinition(f"Farm {n}", "holding", gold_cost=2) for n in range(40)]
FATE = [CardDefinition(f"Trick {n}", "strategy", gold_cost=0, focus_value=n % 5) for n in range(40)]
STARTING = [
    CardDefinition("Border Keep", "holding", gold_cost=0),
    CardDefinition("Bamboo Harvesters", "holding", gold_cost=0),
]


def keep(title: str, honor: int, clan: str = "") -> CardDefinition:
    """A Stronghold."""
    clans = (clan,) if clan else ()
    return CardDefinition(
        title,
        "stronghold",
        clans=clans,
        keywords=tuple(f"{each} Clan" for each in clans),
        province_strength=7,
        gold_production=4,
        starting_honor=honor,
    )


def begun(honor: int = 6, other: int = 2, seed: int = 1, clan: str = "Crane", other_clan: str = "") -> CcgGame:
    """A new game of Ann and Bob."""
    decks = [
        SeatDeck(keep("Northkeep", honor, clan), DYNASTY, FATE, STARTING),
        SeatDeck(keep("Southkeep", other, other_clan), DYNASTY, FATE, STARTING),
    ]
    return start(rules_of("celestial"), ["Ann", "Bob"], decks, seed)


def titles(game: CcgGame, cards: list[int]) -> list[str]:
    """The titles of cards."""
    return [game.cards[card].definition.title for card in cards]


@pytest.mark.rule("celestial.cardtypes.03")
def test_each_player_has_one_stronghold_in_play_and_none_in_a_deck() -> None:
    game = begun()
    for player, title in zip(game.players, ("Northkeep", "Southkeep"), strict=True):
        strongholds = [card for card in player.in_play if game.behaviours[card].type == "stronghold"]
        assert titles(game, strongholds) == [title]
        assert strongholds == [player.stronghold]
        assert title not in titles(game, player.dynasty_deck + player.fate_deck + player.hand)


@pytest.mark.rule("celestial.cardtypes.05")
def test_the_clan_of_a_stronghold_is_the_clan_of_its_player() -> None:
    game = begun(clan="Crane")
    assert [player.clan for player in game.players] == ["Crane", ""]


@pytest.mark.rule("celestial.cardtypes.19", "celestial.setup.03")
def test_family_honor_begins_with_that_of_the_stronghold_and_the_favor_with_nobody() -> None:
    game = begun(6, -2)
    assert [player.honor for player in game.players] == [6, -2]
    assert game.favor == -1
    assert unfolded(game.view())["favor"] is None


@pytest.mark.rule("celestial.setup.01")
@pytest.mark.parametrize(
    "deck", [deck for deck in shipped_decks() if deck.edition == "celestial"], ids=lambda deck: deck.name
)
def test_decks_hold_neither_strongholds_nor_the_starting_holdings(deck: Deck) -> None:
    parts = play_deck(deck, library("celestial"))
    assert parts.stronghold.type == "stronghold"
    assert sorted(card.title for card in parts.starting_holdings) == ["Bamboo Harvesters", "Border Keep"]
    left = {card.title for card in (*parts.dynasty, *parts.fate)}
    assert not left & {"Border Keep", "Bamboo Harvesters", parts.stronghold.title}
    assert all(card.is_dynasty and card.type != "stronghold" for card in parts.dynasty)
    assert all(card.is_fate for card in parts.fate)


@pytest.mark.rule("celestial.setup.02")
@pytest.mark.parametrize(("honors", "first"), [((6, 2), "Ann"), ((2, 6), "Bob"), ((0, -1), "Ann")])
def test_the_highest_starting_honor_goes_first(honors: tuple[int, int], first: str) -> None:
    for seed in range(6):
        game = begun(*honors, seed=seed)
        assert game.names[game.active] == first
        assert game.turn == 1


@pytest.mark.rule("celestial.setup.02")
def test_a_tie_is_broken_at_random_by_the_seed() -> None:
    first = [begun(5, 5, seed).active for seed in range(20)]
    assert set(first) == {0, 1}
    assert first == [begun(5, 5, seed).active for seed in range(20)]


@pytest.mark.rule("celestial.setup.04", "celestial.setup.05", "celestial.setup.06")
def test_border_keep_for_both_and_bamboo_harvesters_for_the_second_player() -> None:
    game = begun(2, 6)
    holdings = [
        {
            game.cards[card].definition.title: game.states[card].bowed
            for card in player.in_play
            if card != player.stronghold
        }
        for player in game.players
    ]
    assert holdings == [{"Border Keep": False, "Bamboo Harvesters": True}, {"Border Keep": False}]
    spare = next(c.number for c in game.cards if c.definition.title == "Bamboo Harvesters" and c.owner == 1)
    bob = game.players[1]
    assert game.where[spare] == OUTSIDE
    assert spare not in bob.dynasty_deck + bob.fate_deck + bob.hand + bob.removed + bob.dynasty_discard + bob.in_play


@pytest.mark.rule("celestial.setup.07")
def test_both_decks_are_shuffled_by_the_seed_and_apart_from_each_other() -> None:
    orders = {seed: titles(begun(seed=seed), begun(seed=seed).players[0].fate_deck) for seed in (1, 2)}
    assert orders[1] != orders[2]
    assert orders[1] == titles(begun(seed=1), begun(seed=1).players[0].fate_deck)
    game = begun(seed=1)
    ann, bob = game.players
    assert titles(game, ann.dynasty_deck) != titles(game, bob.dynasty_deck)
    assert all(title.startswith("Farm") for title in titles(game, ann.dynasty_deck))
    assert all(title.startswith("Trick") for title in titles(game, ann.fate_deck))
    assert titles(game, list(reversed(ann.fate_deck))) != [card.title for card in FATE][: len(ann.fate_deck)]


@pytest.mark.rule("celestial.setup.08", "celestial.provinces.02")
def test_four_provinces_are_filled_from_left_to_right_with_the_top_of_the_deck() -> None:
    game = begun(2, 6)  # Bob begins, so that Ann's provinces are still as they were set up
    ann = game.players[0]
    assert len(ann.provinces) == 4
    assert [len(province.cards) for province in ann.provinces] == [1, 1, 1, 1]
    assert not any(province.face_up for province in ann.provinces)
    assert [province.base_strength for province in ann.provinces] == [7, 7, 7, 7]
    assert len(ann.dynasty_deck) == 36
    lying = [province.cards[0] for province in ann.provinces]
    assert all(game.where[card] != IN_PLAY for card in lying)
    assert sorted([*lying, *ann.dynasty_deck]) == sorted(
        c.number for c in game.cards if c.owner == 0 and c.definition in DYNASTY
    )


@pytest.mark.rule("celestial.setup.09", "celestial.information.02")
def test_the_starting_hand_is_six_cards() -> None:
    game = begun()
    assert [len(player.hand) for player in game.players] == [6, 6]
    assert [len(player.fate_deck) for player in game.players] == [34, 34]
