"""Setting up War of Honor: decks, seats, starting Holdings, tiles, hands."""

from __future__ import annotations

import random
from pathlib import Path
from typing import Any

import pytest

import rokugan
from rokugan.cards import read
from rokugan.cards.deck import Deck, shipped_decks
from rokugan.cards.files import definition
from rokugan.cards.library import library
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.ccg.table.compiled_card import behaviour_of
from rokugan.editions.ccg.table.ids import BATTLE, LIMITED, OPEN
from rokugan.editions.ccg.turn.setup import SeatDeck, start
from rokugan.editions.registry import rules_of
from rokugan.editions.war_of_honor import board
from rokugan.editions.war_of_honor.box.data import FORTRESS, PATHS, PLAINS, spaces, tile_set
from rokugan.editions.war_of_honor.box.hexes import adjacent, distance, neighbours
from rokugan.editions.war_of_honor.game import WarOfHonorGame
from rokugan.errors import RokuganError

NAMES = ["Ann", "Bob", "Cid", "Dov", "Eve", "Fay"]
DECKS = [deck for deck in shipped_decks() if deck.edition == "war_of_honor"]


def new(players: int, seed: int = 1, **options: Any) -> WarOfHonorGame:
    """A new game with the decks of the box."""
    game = rokugan.new_game("war_of_honor", names=NAMES[:players], seed=seed, options=options)
    assert isinstance(game, WarOfHonorGame)
    return game


def lay_all(game: WarOfHonorGame, seed: int = 0) -> None:
    """Let chance lay all tiles."""
    chance = random.Random(seed)
    while game.decision is not None and game.decision.kind == "place":
        game.choose(chance.randrange(len(game.decision.choices)))


def keep(title: str, honor: int) -> CardDefinition:
    """A Stronghold with a Starting Number."""
    entry = {"title": title, "type": "stronghold", "province_strength": 6, "gold_production": 4, "clan": "Crab"}
    return definition({**entry, "starting_honor": honor, "text": ""}, "test", edition="war_of_honor")


def with_numbers(*numbers: int, seed: int = 1) -> WarOfHonorGame:
    """A game of players with these Starting Numbers."""
    cards = library("war_of_honor")
    seats = [
        SeatDeck(
            keep(f"Keep {seat}", each),
            [cards["Small Farm"]] * 40,
            [cards["Charge"]] * 40,
            [cards["Border Keep"], cards["Bamboo Harvesters"]],
        )
        for seat, each in enumerate(numbers)
    ]
    game = start(rules_of("war_of_honor"), NAMES[: len(numbers)], seats, seed)
    assert isinstance(game, WarOfHonorGame)
    return game


@pytest.mark.rule("war_of_honor.setup.01", "war_of_honor.deck.03")
@pytest.mark.parametrize("deck", DECKS, ids=lambda deck: deck.name)
def test_a_deck_of_the_box(deck: Deck) -> None:
    assert deck.stronghold
    assert deck.dynasty_size == deck.fate_size == 40
    assert not {"Border Keep", "Bamboo Harvesters"} & {title for title, _ in (*deck.dynasty, *deck.fate)}


@pytest.mark.rule("war_of_honor.setup.02", "war_of_honor.setup.04", "war_of_honor.setup.06")
def test_the_tiles_of_the_box() -> None:
    tiles = tile_set()
    assert len(tiles.clans) == 9
    assert sum(len(three) for three in tiles.clans.values()) == 27
    for three in tiles.clans.values():
        assert sorted(behaviour_of(each).mask for each in three) == sorted([LIMITED, OPEN, BATTLE])
    titles = [each.title for three in tiles.clans.values() for each in three]
    assert len(set(titles)) == 27
    clans = {library("war_of_honor")[deck.stronghold].clans[0] for deck in DECKS}
    assert clans == {"Dragon", "Lion", "Phoenix", "Scorpion"}


@pytest.mark.rule("war_of_honor.setup.03", "war_of_honor.setup.07")
def test_two_and_more_players() -> None:
    for count in (2, 3, 4, 6):
        assert len(new(count).players) == count
    with pytest.raises(RokuganError, match="2 to 8 players"):
        new(1)
    six = new(6)
    clans = [player.clan for player in six.players]
    assert len(set(clans)) < 6  # some Clan is played twice: each of the two has progress of his own
    six.paths[0][0] = 3
    assert [steps[0] for steps in six.paths] == [3, 0, 0, 0, 0, 0]


@pytest.mark.rule("war_of_honor.setup.05", "war_of_honor.setup.13")
def test_strongholds_are_dealt_by_the_seed_or_agreed_upon() -> None:
    dealt = {tuple(player.clan for player in new(4, seed).players) for seed in range(12)}
    assert len(dealt) > 4
    assert all(len(set(each)) == 4 for each in dealt)
    assert [p.clan for p in new(4, 3).players] == [p.clan for p in new(4, 3).players]
    agreed = rokugan.new_game("war_of_honor", [DECKS[2], DECKS[0]], ["Ann", "Bob"], 5)
    assert [p.clan for p in agreed.players] == [library("war_of_honor")[DECKS[i].stronghold].clans[0] for i in (2, 0)]


@pytest.mark.rule("war_of_honor.setup.08", "war_of_honor.setup.12", "war_of_honor.paths.01")
def test_markers_and_counters_begin_at_zero() -> None:
    game = new(3)
    assert game.paths == [[0, 0, 0, 0]] * 3
    assert game.gained == game.caused == game.lost == [0, 0, 0]
    assert len(PATHS) == 4
    assert all(len(path) == 5 for path in spaces())


@pytest.mark.rule("war_of_honor.setup.09", "war_of_honor.setup.10", "war_of_honor.setup.16", "war_of_honor.setup.17")
@pytest.mark.parametrize(("players", "late"), [(2, 1), (3, 1), (4, 2), (5, 2)])
def test_all_begin_with_border_keep_and_the_last_with_bamboo_harvesters(players: int, late: int) -> None:
    game = new(players)
    order = game.in_order(game.active)
    for player in game.players:
        in_play = {game.cards[card].definition.title: game.states[card].bowed for card in player.in_play}
        assert in_play.pop("Border Keep") is False
        if player.seat in order[-late:]:
            assert in_play.pop("Bamboo Harvesters") is True
        assert len(in_play) == 1  # the Stronghold
        decks = {game.cards[card].definition.title for card in (*player.dynasty_deck, *player.fate_deck)}
        assert not decks & {"Border Keep", "Bamboo Harvesters", game.cards[player.stronghold].definition.title}


@pytest.mark.rule("war_of_honor.setup.14", "war_of_honor.setup.15")
def test_the_highest_starting_number_goes_first() -> None:
    game = with_numbers(3, 5, 2, 4)
    assert game.active == 1
    assert game.in_order(game.active) == [1, 2, 3, 0]
    firsts = {with_numbers(4, 4, 1, seed=seed).active for seed in range(20)}
    assert firsts == {0, 1}


@pytest.mark.rule("war_of_honor.setup.11", "war_of_honor.setup.19", "war_of_honor.setup.20", "war_of_honor.setup.21")
def test_provinces_then_tiles_then_hands() -> None:
    game = new(4)
    centre = game.tile_at((0, 0))
    assert centre is not None
    assert game.name(centre.card) == "Toshi Ranbo"
    assert game.decision is not None
    assert game.decision.kind == "place"
    assert game.decision.seat == game.active
    for player in game.players:
        assert [len(province.cards) for province in player.provinces] == [1, 1, 1, 1]
        assert not any(province.face_up for province in player.provinces)
        assert player.hand == []
        assert len(player.fate_deck) == 40
    lay_all(game)
    assert all(len(player.fate_deck) == 34 for player in game.players)
    view = unfolded(game.view("Ann"))
    assert [None not in each["hand"] and len(each["hand"]) == 6 for each in view["players"]] == [True] + [False] * 3


@pytest.mark.rule("war_of_honor.tiles.01", "war_of_honor.tiles.02", "war_of_honor.tiles.05", "war_of_honor.setup.06")
@pytest.mark.parametrize("seed", range(5))
def test_tiles_are_placed_in_turn_at_free_places_that_touch_enough(seed: int) -> None:
    game = new(4, seed)
    asked: list[int] = []
    chance = random.Random(seed)
    while game.decision is not None and game.decision.kind == "place":
        asked.append(game.decision.seat)
        before = board.laid(game)
        choice = game.decision.choices[chance.randrange(len(game.decision.choices))]
        place = choice.what
        assert isinstance(place, tuple)
        assert place not in before
        touching = [each for each in neighbours((place[0], place[1])) if each in before]
        assert (0, 0) in touching or len(touching) >= 2
        assert distance((0, 0), (place[0], place[1])) <= 4
        game.take(choice)
    order = game.in_order(asked[0])
    assert asked == order * 5
    assert len(board.laid(game)) == 21
    for seat in range(4):
        mine = [tile for tile in game.tiles.values() if tile.owner == seat]
        assert sorted(tile.kind for tile in mine) == [FORTRESS] * 3 + [PLAINS] * 2
        assert all(tile.face_up for tile in mine)


@pytest.mark.rule("war_of_honor.tiles.02")
def test_a_place_has_six_neighbours_and_is_not_its_own() -> None:
    assert len(set(neighbours((2, -1)))) == 6
    assert all(adjacent((2, -1), each) and not adjacent(each, each) for each in neighbours((2, -1)))


@pytest.mark.rule("war_of_honor.variants.22")
def test_gempukku_starts_with_one_fortress_open() -> None:
    game = new(3, gempukku=True)
    lay_all(game)
    for seat in game.in_order(game.active):
        assert game.decision is not None
        assert game.decision.seat == seat
        assert len(game.decision.choices) == 3
        game.choose(1)
    assert [len(board.open_fortresses(game, seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("war_of_honor.variants.09")
def test_missions_are_chosen_in_secret() -> None:
    game = new(2, variant="secret_missions")
    lay_all(game)
    first = game.active
    for points in ("4", "3", "0"):
        assert game.decision is not None
        assert game.decision.seat == first
        assert "choose 6" not in game.decision.options
        game.play(f"choose {points}")
    assert game.missions[first] == (4, 3, 0, 2)  # what is left goes to the last Path by itself
    me, other = game.names[first], game.names[1 - first]
    assert unfolded(game.view(me))["mission"]["military"] == 4
    assert unfolded(game.view(other))["mission"] is None
    assert unfolded(game.view(None))["mission"] is None
    game.play("choose 5")
    assert game.decision is not None
    assert game.decision.options == ["choose 0", "choose 1", "choose 2", "choose 3"]  # 5 and 4 would be two Paths only


@pytest.mark.rule("war_of_honor.variants.06")
def test_options_that_there_are_not() -> None:
    with pytest.raises(RokuganError, match="no variant 'nonsense'; the variants are"):
        new(2, variant="nonsense")
    with pytest.raises(RokuganError, match="no option 'nonsense'"):
        new(2, nonsense=True)


@pytest.mark.rule("war_of_honor.tiles.08", "war_of_honor.paths.11")
def test_tiles_and_spaces_of_ones_own(tmp_path: Path) -> None:
    tiles = tmp_path / "tiles.yaml"
    three = "[{title: One, text: 'Open: Draw a card.'}, {title: Two}, {title: Three}]"
    clans = "".join(f"  {clan}: {three}\n" for clan in ("Lion", "Dragon", "Phoenix", "Scorpion"))
    tiles.write_text(f"fortresses:\n{clans}", encoding="utf-8")
    spaces_ = tmp_path / "spaces.yaml"
    five = "[{text: Draw two cards.}, {}, {}, {}, {}]"
    spaces_.write_text("".join(f"{path}: {five}\n" for path in PATHS), encoding="utf-8")
    game = new(2, tiles=str(tiles), spaces=str(spaces_))
    assert {game.cards[tile.card].definition.title for tile in game.tiles.values() if tile.kind == FORTRESS} == {
        "One",
        "Two",
        "Three",
    }
    assert game.space(0, 1).text == "Draw two cards."
    assert game.space(3, 2).ability is None
    tiles.write_text("fortresses: {Lion: [{title: Odd, text: 'Open: Fly away.'}]}", encoding="utf-8")
    tile_set.cache_clear()
    with pytest.raises(RokuganError, match="not understood"):
        new(2, tiles=str(tiles))


def test_what_is_reconstructed_says_so() -> None:
    known = [(path, step) for path in range(4) for step in range(1, 5) if not spaces()[path][step - 1].reconstructed]
    assert known == [(0, 1), (1, 1), (3, 1), (3, 2)]


@pytest.mark.rule("war_of_honor.cardtypes.01", "war_of_honor.cardtypes.06", "war_of_honor.cardtypes.07")
def test_the_cards_of_the_box() -> None:
    cards = [library("war_of_honor")[title] for deck in DECKS for title in deck.titles]
    assert {card.type for card in cards if card.is_dynasty} == {"holding", "personality", "event"}
    assert {card.type for card in cards if card.is_fate} == {"strategy", "ring", "follower", "item", "spell"}
    assert all(card.gold_cost == 0 for card in cards if card.type == "strategy")
    assert all(card.focus_value is not None for card in cards if card.is_fate)


@pytest.mark.rule("war_of_honor.cardtypes.02", "war_of_honor.keywords.02")
def test_every_deck_has_a_stronghold_with_stats_and_one_of_four_clans() -> None:
    cards = library("war_of_honor")
    for deck in DECKS:
        stronghold = cards[deck.stronghold]
        assert stronghold.province_strength
        assert stronghold.gold_production
        assert stronghold.starting_honor is not None
    alignments = {word for card in cards for word in card.keywords if word.endswith(" Clan")}
    assert alignments == {"Dragon Clan", "Lion Clan", "Phoenix Clan", "Scorpion Clan"}
    game = new(4)
    assert all(
        player.clan in cards[deck.stronghold].clans
        for player in game.players
        for deck in DECKS
        if game.cards[player.stronghold].definition.title == cards[deck.stronghold].title
    )


@pytest.mark.rule("war_of_honor.abilities.01", "war_of_honor.wording.02", "war_of_honor.traits.01")
def test_every_ability_of_the_box_is_limited_open_or_battle() -> None:
    for card in library("war_of_honor"):
        for ability in behaviour_of(card).abilities:
            assert ability.mask in range(1, (LIMITED | OPEN | BATTLE) + 1), card.name


@pytest.mark.rule("war_of_honor.wording.02", "war_of_honor.keywords.01", "war_of_honor.abilities.04")
def test_the_parts_of_a_text_box() -> None:
    text = "Dragon Clan • Monk\nOki has +2F while defending.\nBattle: Bow this card: Draw a card."
    found = read(text, title="Oki", type="personality", edition="war_of_honor")
    assert found.understood
    program = found.program
    assert program.keywords == ("Dragon Clan", "Monk")
    assert len(program.traits) == 1
    assert len(program.abilities) == 1
    ability = program.abilities[0]
    assert len(ability.constraints) == 1
    assert len(ability.effects) == 1
    plain = read("Battle: Draw a card.", title="Oki", type="personality", edition="war_of_honor").program.abilities[0]
    assert not plain.constraints
    assert not plain.conditions


@pytest.mark.rule("war_of_honor.setup.18", "war_of_honor.straighten.01")
def test_bamboo_harvesters_straighten_in_the_second_turn() -> None:
    game = with_numbers(5, 1)
    lay_all(game)
    late = 1 - game.active
    bamboo = next(c for c in game.players[late].in_play if game.cards[c].definition.title == "Bamboo Harvesters")

    def to_turn(number: int) -> None:
        chance = random.Random(1)
        while game.turn < number or game.phase not in ("action", "attack", "dynasty"):
            assert game.decision is not None
            idle = [i for i, c in enumerate(game.decision.choices) if c.verb in ("pass", "no attack", "done", "no")]
            game.choose(idle[0] if idle else chance.randrange(len(game.decision.choices)))

    to_turn(2)
    assert game.active == late
    assert game.states[bamboo].bowed
    to_turn(4)
    assert game.active == late
    assert not game.states[bamboo].bowed


@pytest.mark.rule("war_of_honor.information.01", "war_of_honor.information.04")
def test_face_down_cards_are_hidden_from_their_owner_too() -> None:
    game = new(2)
    lay_all(game)
    for name in ("Ann", "Bob"):
        view = unfolded(game.view(name))
        for player in view["players"]:
            for province in player["provinces"]:
                if not province["face_up"]:
                    assert province["cards"] == [None]


@pytest.mark.rule("war_of_honor.variants.01", "war_of_honor.variants.02", "war_of_honor.variants.04")
def test_advanced_play_is_the_card_game_on_the_board() -> None:
    game = new(3, advanced=True)
    assert len(board.unplaced(game, 0)) == 5
    lay_all(game)
    assert game.rules.actions.given
    assert not rules_of("war_of_honor").actions.given
    game.players[game.active].honor = 60
    game.players[(game.active + 1) % 3].honor = -60
    chance = random.Random(3)
    for _ in range(200):
        if game.decision is None:
            break
        game.choose(chance.randrange(len(game.decision.choices)))
    assert game.outcome is None or game.outcome.victory in ("paths", "elimination")
