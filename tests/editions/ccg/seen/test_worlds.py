"""Worlds of the classic games: all that a player does not know is dealt anew, from known lists or from suspected ones."""

from __future__ import annotations

import json
from collections.abc import Sequence

import pytest

import rokugan
from rokugan.cards.model import CardDefinition
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.war_of_honor.box.data import LAST_STEP
from rokugan.editions.war_of_honor.game import WarOfHonorGame, woh
from rokugan.editions.war_of_honor.setup import draw_missions
from rokugan.errors import RokuganError
from rokugan.testing import Table

SEEDS = range(12)


def seen(game: CcgGame, player: str) -> str:
    """The view, byte for byte."""
    return json.dumps(game.view(player))


def test_worlds_differ_in_what_is_hidden_and_in_chance() -> None:
    game = rokugan.new_game("celestial", names=["Ann", "Bob"], seed=7)
    worlds = [game.world("Ann", Randomness(seed)) for seed in range(8)]
    hands = {tuple(sorted(world.cards[card].title for card in world.players[1].hand)) for world in worlds}
    assert len(hands) > 4
    assert len({world.randomness.state for world in worlds}) == 8
    assert all(world.randomness.state != game.randomness.state for world in worlds)
    for world in worlds:
        assert [world.cards[card].title for card in world.players[0].hand] == [
            game.cards[card].title for card in game.players[0].hand
        ]
        assert (world.log, world.history, world.beginning) == ([], [], {})


def lists(game: CcgGame, seat: int) -> list[CardDefinition]:
    """The deck that a player really plays."""
    cards = [card.definition for card in game.cards if card.owner == seat]
    return [each for each in cards if each.is_dynasty or each.is_fate]


def test_the_list_of_another_player_may_be_one_of_several() -> None:
    game = rokugan.new_game("celestial", names=["Ann", "Bob"], seed=7)
    mine: Sequence[CardDefinition] = lists(game, 0)
    theirs = lists(game, 1)
    drawn: set[str] = set()
    for seed in range(12):
        world = game.world("Ann", Randomness(seed), {"Bob": [theirs, mine]})
        assert seen(world, "Ann") == seen(game, "Ann")
        bobs = sorted(each.name for each in lists(world, 1))
        assert bobs in (sorted(each.name for each in theirs), sorted(each.name for each in mine))
        drawn.add(bobs[0])
    assert len(drawn) == 2


def test_a_list_that_was_seen_to_be_another_is_not_drawn() -> None:
    game = rokugan.new_game("celestial", names=["Ann", "Bob"], seed=7)
    mine, theirs = lists(game, 0), lists(game, 1)
    tell = next(card for card in game.players[1].hand if game.cards[card].definition not in mine)
    game.learn(tell, game.everyone())
    for seed in range(6):
        world = game.world("Ann", Randomness(seed), {"Bob": [theirs, mine]})
        assert sorted(each.name for each in lists(world, 1)) == sorted(each.name for each in theirs)
    with pytest.raises(RokuganError, match="None of the 1 lists given for Bob agrees"):
        game.world("Ann", Randomness(1), {"Bob": [mine]})


def test_secret_missions_are_drawn_again() -> None:
    options = {"variant": "secret_missions"}
    game = rokugan.new_game("war_of_honor", names=["Ann", "Bob"], seed=5, options=options)
    while game.decision is not None and game.turn == 0:
        game.choose(len(game.history) % len(game.decision.choices))
    assert game.decision is not None
    me = game.decision.player
    seat = game.names.index(me)
    worlds = [game.world(me, Randomness(seed)) for seed in range(10)]
    assert {woh(world).missions[seat] for world in worlds} == {woh(game).missions[seat]}
    assert len({woh(world).missions[1 - seat] for world in worlds}) > 3


# ------------------------------------------------------------------------------------------------- a small table


def small() -> Table[CcgGame]:
    """Bob has two cards in hand and two in his Fate deck; Ann can look at cards of either."""
    table: Table[CcgGame] = Table("celestial")
    table.card("Peek", "strategy", text="Open: Look at the top card of a target player's Fate deck.", focus_value=1)
    table.lay("Ann", hand=["Peek"], in_play=["Ox"], fate_deck=["Levy", "Blade"], fate_deck_size=2)
    provinces = [{"card": title} for title in ("Elk", "Pony", "Gaur", "Colt")]
    table.lay("Bob", hand=["Lads", "Spears"], in_play=["Bear"], fate_deck=["Wait", "Shout"], fate_deck_size=2)
    table.lay("Bob", provinces=provinces, dynasty_deck=["Two", "Three"], dynasty_deck_size=2)
    return table


def titles(game: CcgGame, cards: Sequence[int]) -> list[str]:
    """What is printed on these cards."""
    return [game.cards[card].title for card in cards]


def fate(game: CcgGame) -> list[str]:
    """Bob's hand and Fate deck."""
    bob = game.players[1]
    return titles(game, [*bob.hand, *bob.fate_deck])


def dynasty(game: CcgGame) -> list[str]:
    """Bob's provinces and Dynasty deck."""
    bob = game.players[1]
    return titles(game, [*(card for each in bob.provinces for card in each.cards), *bob.dynasty_deck])


def test_hidden_cards_change_places_with_those_of_their_back() -> None:
    game = small().start().game
    before = (fate(game), dynasty(game), game.hash())
    worlds = [game.world("Ann", Randomness(seed)) for seed in SEEDS]
    assert all(sorted(fate(world)) == sorted(fate(game)) for world in worlds)
    assert all(sorted(dynasty(world)) == sorted(dynasty(game)) for world in worlds)
    assert len({tuple(fate(world)) for world in worlds}) > 6
    assert len({tuple(dynasty(world)) for world in worlds}) > 6
    assert (fate(game), dynasty(game), game.hash()) == before
    for world in worlds:
        bobs = [*world.players[1].hand, *world.players[1].fate_deck]
        assert [world.behaviours[card].title for card in bobs] == fate(world)
        assert [world.called.titles[card] for card in bobs] == fate(world)


def test_what_was_reckoned_of_a_hidden_card_is_reckoned_anew() -> None:
    table = small()
    table.card("Guard", "follower", force=9)
    table.lay("Bob", hand=["Guard"])
    game = table.start().game
    assert [game.value(card, 0) for card in game.players[1].hand] == [2, 1, 9]
    for seed in SEEDS:
        world = game.world("Ann", Randomness(seed))
        force = {"Lads": 2, "Spears": 1, "Guard": 9, "Wait": 0, "Shout": 0}
        assert [world.value(card, 0) for card in world.players[1].hand] == [
            force[title] for title in titles(world, world.players[1].hand)
        ]


def test_what_the_viewer_has_seen_stays() -> None:
    game = small().play("play Peek", "target Bob").game
    for seed in SEEDS:
        world = game.world("Ann", Randomness(seed))
        assert fate(world)[-1] == "Wait"
        assert seen(world, "Ann") == seen(game, "Ann")


def with_list() -> tuple[CcgGame, list[CardDefinition]]:
    """A game in which Bob's Bear leads a created Follower, and the list of Bob: neither that nor the Stronghold is in it."""
    table = small()
    men = {"title": "Men", "type": "follower", "force": 2}
    table.seat("Bob")["in_play"] = [{"card": "Bear", "attachments": [{"card": men, "created": True}]}]
    game = table.start().game
    cards = [card.definition for card in game.cards if card.owner == 1]
    return game, [each for each in cards if each.type != "stronghold" and each.title != "Men"]


def in_place_of(cards: list[CardDefinition], title: str, other: CardDefinition) -> list[CardDefinition]:
    """A list with another card in the place of one."""
    return [other if each.title == title else each for each in cards]


RICE, PIKES = CardDefinition("Rice", "holding", id="Rice"), CardDefinition("Pikes", "follower", id="Pikes", force=4)


def test_the_rest_of_a_list_is_dealt_by_backs() -> None:
    game, cards = with_list()
    suspected = in_place_of(in_place_of(cards, "Lads", PIKES), "Two", RICE)
    for seed in SEEDS:
        world = game.world("Ann", Randomness(seed), {"Bob": [suspected], "Ann": [[]]})
        assert sorted(fate(world)) == ["Pikes", "Shout", "Spears", "Wait"]
        assert sorted(dynasty(world)) == ["Colt", "Elk", "Gaur", "Pony", "Rice", "Three"]
        bobs = [*world.players[1].hand, *world.players[1].fate_deck]
        assert [world.behaviours[card].title for card in bobs] == fate(world)
        assert [world.called.titles[card] for card in bobs] == fate(world)
        assert titles(world, world.players[0].hand) == ["Peek"]
        assert sorted(titles(world, world.players[0].fate_deck)) == ["Blade", "Levy"]
    assert len({tuple(fate(game.world("Ann", Randomness(seed), {"Bob": [suspected]}))) for seed in SEEDS}) > 6
    assert fate(game) == ["Lads", "Spears", "Shout", "Wait"]


@pytest.mark.parametrize(
    ("title", "other"),
    [
        ("Lads", [RICE]),
        ("Two", [PIKES]),
        ("Bear", [RICE]),
        ("Lads", []),
        ("Two", []),
        ("Two", [RICE, RICE]),
        ("Lads", [PIKES, RICE]),
    ],
)
def test_a_list_that_cannot_be_his_is_not_dealt(title: str, other: list[CardDefinition]) -> None:
    """As many cards of each back must be left as he has hidden, and what he has shown must be in it."""
    game, cards = with_list()
    wrong = [each for each in cards if each.title != title] + other
    with pytest.raises(RokuganError, match="None of the 1 lists given for Bob agrees"):
        game.world("Ann", Randomness(1), {"Bob": [wrong]})
    world = game.world("Ann", Randomness(1), {"Bob": [wrong, cards]})
    assert sorted(fate(world)) == sorted(fate(game))


def test_what_the_cards_of_a_suspected_list_speak_of_counts() -> None:
    """A question that no card of the game spoke of is asked where a list has a card that does."""
    game, cards = with_list()
    speaking = CardDefinition("Rice", "event", id="Rice")
    world = game.world("Ann", Randomness(1), {"Bob": [in_place_of(cards, "Two", speaking)]})
    assert ("event" in game.mentioned.types, "event" in world.mentioned.types) == (False, True)


# ----------------------------------------------------------------------------------------- while a text is carried out


def studying(text: str, edition: str = "celestial") -> Table[CcgGame]:
    """Ann has played a Strategy of this text."""
    table: Table[CcgGame] = Table(edition)
    table.card("Study", "strategy", text=text, focus_value=1)
    table.lay("Ann", hand=["Study", "Lads", "Spears", "Levy"], in_play=["Ox"])
    table.lay("Ann", fate_deck=["Wait", "Shout", "Blade", "Feint"], fate_deck_size=4)
    return table.play("play Study")


def hands(game: CcgGame, viewer: str = "Bob") -> list[list[str]]:
    """Ann's hand and Fate deck in some worlds of a player; in each she is asked about the cards that she has there."""
    found = []
    for seed in SEEDS:
        world = game.world(viewer, Randomness(seed))
        assert seen(world, viewer) == seen(game, viewer)
        for choice in world.asked().choices:
            assert choice.card is None or world.cards[choice.card.number].definition is choice.card.definition
        ann = world.players[0]
        found.append(titles(world, [*ann.hand, *ann.fate_deck]))
    return found


def test_what_a_text_has_chosen_stays_and_the_rest_is_dealt() -> None:
    game = studying("Open: Discard two cards from your hand.").play("target Lads").game
    assert {each[0] for each in hands(game)} == {"Lads"}
    assert min(len({each[place] for each in hands(game)}) for place in (1, 2, 3)) > 2


def test_what_a_text_has_chosen_stays_when_a_list_is_suspected() -> None:
    game = studying("Open: Discard two cards from your hand.").play("target Lads").game
    cards = [each.definition for each in game.cards if each.owner == 0 and each.definition.type != "stronghold"]
    suspected = in_place_of([each for each in cards if each.type != "dynasty blank"], "Levy", PIKES)
    blanks = [each for each in cards if each.type == "dynasty blank"]
    for seed in SEEDS:
        ann = (world := game.world("Bob", Randomness(seed), {"Ann": [suspected + blanks]})).players[0]
        found = titles(world, [*ann.hand, *ann.fate_deck])
        assert (found[0], sorted(found)) == ("Lads", ["Blade", "Feint", "Lads", "Pikes", "Shout", "Spears", "Wait"])


def test_what_a_text_has_found_stays_and_the_rest_is_dealt() -> None:
    game = studying("Open: Draw two cards. Put two cards from your hand on top of your Fate deck in any order.").game
    assert {tuple(each[3:5]) for each in hands(game)} == {("Wait", "Shout")}
    assert len({each[0] for each in hands(game)}) > 2


def test_cards_that_were_only_looked_at_might_as_well_be_others() -> None:
    game = studying("Open: Look at the top three cards of your Fate deck and put them back in any order.").game
    assert game.asked().options == ["order Wait", "order Shout", "order Blade"]
    assert min(len({each[place] for each in hands(game)}) for place in range(7)) > 2


def test_who_is_asked_himself_is_asked_the_same() -> None:
    game = studying("Open: Discard two cards from your hand.").game
    for seed in SEEDS:
        assert game.world("Ann", Randomness(seed)).asked().options == game.asked().options


# --------------------------------------------------------------------------------------------- secret missions


def test_a_mission_that_is_drawn_is_not_yet_fulfilled() -> None:
    table: Table[WarOfHonorGame] = Table("war_of_honor", "Ann", "Bob", "Cid")
    mission = {"military": 2, "honor": 2, "dishonor": 2, "enlightenment": 3}
    table.lay("Ann", mission=mission)
    table.lay("Bob", mission=mission, paths={"military": LAST_STEP, "honor": LAST_STEP, "dishonor": LAST_STEP})
    game = table.start().game
    drawn = set()
    for seed in range(40):
        world = woh(game.world("Ann", Randomness(seed)))
        assert (world.missions[0], world.missions[2]) == ((2, 2, 2, 3), game.missions[2])
        assert world.missions[1][3] > 0
        drawn.add(world.missions[1])
    assert len(drawn) > 5
    game.paths[1] = [LAST_STEP] * 4
    draw_missions(game, 0, Randomness(1))
    assert game.missions[1] == (2, 2, 2, 3)
