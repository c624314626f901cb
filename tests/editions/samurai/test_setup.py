"""Setting up a game of Samurai Edition."""

from __future__ import annotations

import pytest

from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import IN_PLAY
from rokugan.editions.ccg.turn.setup import SeatDeck, start
from rokugan.editions.registry import rules_of

DYNASTY = [CardDefinition(f"Farm {n}", "holding", gold_cost=2) for n in range(39)]
MINE = CardDefinition("Old Mine", "holding", gold_cost=9, keywords=("Legacy",))
FATE = [CardDefinition(f"Trick {n}", "strategy", gold_cost=0, focus_value=n % 5) for n in range(40)]


def keep(title: str, honor: int) -> CardDefinition:
    """A Stronghold."""
    return CardDefinition(
        title,
        "stronghold",
        clans=("Crane",),
        keywords=("Crane Clan",),
        province_strength=7,
        gold_production=4,
        starting_honor=honor,
    )


def begun(*honors: int, seed: int = 1) -> CcgGame:
    """A new game of as many players as there are numbers; each has a Legacy Holding in his deck."""
    decks = [SeatDeck(keep(f"Keep {n}", honor), [*DYNASTY, MINE], FATE, []) for n, honor in enumerate(honors)]
    return start(rules_of("samurai"), ["Ann", "Bob", "Cyd", "Dov"][: len(honors)], decks, seed)


def titles(game: CcgGame, cards: list[int]) -> list[str]:
    """The titles of cards."""
    return [game.cards[card].definition.title for card in cards]


def mine_of(game: CcgGame, seat: int) -> int:
    """A player's Legacy Holding."""
    return next(c.number for c in game.cards if c.owner == seat and c.definition.title == "Old Mine")


def decline(game: CcgGame) -> CcgGame:
    """Nobody wants a Legacy Holding."""
    while game.decision is not None and game.decision.kind == "legacy":
        game.play("pass")
    return game


@pytest.mark.rule("samurai.setup.01", "samurai.cardtypes.01", "samurai.g-cardtypes.02")
def test_the_stronghold_begins_in_play_and_is_in_no_deck() -> None:
    game = decline(begun(6, 2))
    for player, title in zip(game.players, ("Keep 0", "Keep 1"), strict=True):
        assert titles(game, [player.stronghold]) == [title]
        assert game.where[player.stronghold] == IN_PLAY
        assert not game.states[player.stronghold].bowed
        assert title not in titles(game, player.dynasty_deck + player.fate_deck + player.hand)
        assert player.clan == "Crane"


@pytest.mark.rule("samurai.setup.02", "samurai.favor.01")
def test_family_honor_begins_with_that_of_the_stronghold_and_the_favor_with_nobody() -> None:
    game = decline(begun(6, -2, 4))
    assert [player.honor for player in game.players] == [6, -2, 4]
    assert game.favor == -1


@pytest.mark.rule("samurai.setup.04", "samurai.setup.10", "samurai.turn.07", "samurai.g-turn.01")
@pytest.mark.parametrize(("honors", "first"), [((6, 2), 0), ((2, 6), 1), ((1, 2, 7), 2)])
def test_the_highest_family_honor_goes_first(honors: tuple[int, ...], first: int) -> None:
    for seed in range(4):
        game = begun(*honors, seed=seed)
        assert game.active == first
        decline(game)
        assert (game.active, game.turn) == (first, 1)


@pytest.mark.rule("samurai.setup.04")
def test_a_tie_is_broken_at_random_among_those_tied() -> None:
    assert {begun(5, 5, 2, seed=seed).active for seed in range(20)} == {0, 1}


@pytest.mark.rule("samurai.setup.05", "samurai.g-setup.01")
def test_in_turn_order_those_who_do_not_go_first_may_begin_with_a_legacy_holding() -> None:
    game = begun(2, 6, 3)  # Bob goes first, then Cyd, then Ann
    asked = []
    while game.decision is not None and game.decision.kind == "legacy":
        asked.append(game.decision.player)
        assert any(option.startswith("legacy Old Mine") for option in game.decision.options)
        game.play(next(option for option in game.decision.options if option.startswith("legacy")))
    assert asked == ["Cyd", "Ann"]
    for seat in (0, 2):
        state = game.states[mine_of(game, seat)]
        assert state.bowed
        assert state.controller == seat
    assert game.where[mine_of(game, 1)] != IN_PLAY
    assert not any(game.states[player.stronghold].bowed for player in game.players)


@pytest.mark.rule("samurai.setup.06")
def test_a_legacy_holding_of_the_start_does_not_straighten_before_the_third_turn() -> None:
    game = begun(6, 2)
    assert game.decision is not None
    game.play(next(option for option in game.decision.options if option.startswith("legacy")))
    mine = mine_of(game, 1)
    bowed: dict[int, bool] = {}
    while len(bowed) < 3 and game.decision is not None:
        if game.decision.kind == "attack" and game.active == 1:
            bowed.setdefault(game.players[1].turns, game.states[mine].bowed)
        options = game.decision.options
        game.play(next((o for o in ("pass", "no attack", "done") if o in options), options[0]))
    assert bowed == {1: True, 2: True, 3: False}


@pytest.mark.rule("samurai.setup.07")
def test_both_decks_are_shuffled_apart_from_each_other() -> None:
    one, other = decline(begun(6, 2, seed=1)), decline(begun(6, 2, seed=2))
    assert titles(one, one.players[1].fate_deck) != titles(other, other.players[1].fate_deck)
    assert titles(one, one.players[1].dynasty_deck) != titles(one, one.players[0].dynasty_deck)
    assert all(title.startswith("Trick") for title in titles(one, one.players[1].fate_deck))


@pytest.mark.rule(
    "samurai.setup.08", "samurai.provinces.01", "samurai.provinces.02", "samurai.zones.04", "samurai.provinces.07"
)
def test_four_provinces_are_filled_face_down() -> None:
    bob = decline(begun(6, 2)).players[1]
    assert [len(province.cards) for province in bob.provinces] == [1, 1, 1, 1]
    assert not any(province.face_up for province in bob.provinces)
    assert len(bob.dynasty_deck) == 36


@pytest.mark.rule("samurai.setup.09")
def test_the_starting_hand_is_five_cards() -> None:
    game = decline(begun(6, 2, 2))
    assert [len(player.hand) for player in game.players] == [5, 5, 5]
    assert [len(player.fate_deck) for player in game.players] == [35, 35, 35]


@pytest.mark.rule("samurai.turn.01", "samurai.turn.08")
def test_turns_go_to_the_left() -> None:
    game = decline(begun(2, 6, 3))
    turns: list[int] = []
    while len(turns) < 5 and game.decision is not None:
        if not turns or len(turns) < game.turn:
            turns.append(game.active)
        options = game.decision.options
        game.play(next((o for o in ("pass", "no attack", "done") if o in options), options[0]))
    assert turns == [1, 2, 0, 1, 2]


@pytest.mark.rule(
    "samurai.zones.13",
    "samurai.information.02",
    "samurai.information.01",
    "samurai.g-information.01",
    "samurai.zones.05",
)
def test_hands_are_their_players_secret_and_face_down_cards_are_everybodys() -> None:
    game = decline(begun(6, 2))
    assert all(unfolded(game.view("Bob"))["players"][1]["hand"])
    assert unfolded(game.view("Ann"))["players"][1]["hand"] == [None] * 5
    for viewer in ("Ann", "Bob", None):
        assert [each["cards"] for each in unfolded(game.view(viewer))["players"][1]["provinces"]] == [[None]] * 4
        assert unfolded(game.view(viewer))["players"][1]["fate_deck"]["known"] == {}
        assert unfolded(game.view(viewer))["players"][1]["dynasty_deck"]["known"] == {}


@pytest.mark.rule("samurai.information.06")
def test_honor_and_the_number_of_cards_in_hand_are_open() -> None:
    game = decline(begun(6, 2))
    seen = unfolded(game.view("Ann"))["players"][1]
    assert seen["honor"] == 2
    assert len(seen["hand"]) == 5
