"""What holds in every random game. The soak plays thousands of them: `make soak`."""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.arena.invariants import (
    EDITIONS,
    TURN_LIMIT,
    check_decision,
    check_zones,
    exchange,
    hidden_groups,
    is_being_chosen,
    random_game,
    seen_as,
)

import rokugan
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.errors import RokuganError

seeds = st.integers(0, 2**32 - 1)
played = st.sampled_from(EDITIONS)
few = settings(max_examples=5, deadline=None, derandomize=True)


@few
@given(seeds, played)
def test_every_card_is_in_exactly_one_zone(seed: int, edition: str) -> None:
    for game, _ in random_game(seed, edition=edition):
        check_zones(game)
        check_decision(game)


@few
@given(seeds, played)
def test_every_option_that_is_offered_can_be_played(seed: int, edition: str) -> None:
    for game, randomness in random_game(seed, 40, edition):
        if game.decision is not None and randomness.below(16) == 0:
            try_every_option(game)


@few
@given(seeds, played)
def test_a_move_that_is_not_offered_is_refused_and_changes_nothing(seed: int, edition: str) -> None:
    earlier = ["attack Nobody", "use Nothing", "bid 3"]
    for game, randomness in random_game(seed, 40, edition):
        if game.decision is not None:
            if randomness.below(16) == 0:
                try_what_is_not_offered(game, [earlier[randomness.below(len(earlier))] for _ in range(5)])
            earlier.extend(game.decision.options)


@few
@given(seeds, played)
def test_a_record_gives_the_same_game_again(seed: int, edition: str) -> None:
    game = last_of(seed, edition)
    data = json.loads(json.dumps(rokugan.record(game)))
    again = rokugan.replay(data)
    assert again.hash() == game.hash()
    assert rokugan.record(again) == data


@few
@given(seeds, played)
def test_a_clone_and_its_original_never_affect_each_other(seed: int, edition: str) -> None:
    for game, randomness in random_game(seed, 40, edition):
        if game.decision is not None and randomness.below(20) == 0:
            try_clone(game, randomness)


@pytest.mark.rule("celestial.information.01", "celestial.information.02")
@few
@given(seeds, played)
def test_a_view_tells_nothing_that_its_player_may_not_know(seed: int, edition: str) -> None:
    for game, randomness in random_game(seed, 40, edition):
        if game.decision is not None and randomness.below(20) == 0:
            try_hidden_cards(game, randomness)


@few
@given(seeds, played)
def test_the_log_names_only_cards_that_the_reader_may_know(seed: int, edition: str) -> None:
    told = 0
    for game, _ in random_game(seed, edition=edition):
        for entry in game.log[told:]:
            if entry.kind == "cuts to":  # Gold: turned up for all to see, then shuffled away
                continue
            for card in entry.cards:
                for seat in range(len(game.names)):
                    if entry.is_known(seat):
                        assert may_have_seen(game, card.number, seat), f"seat {seat} reads {entry!r}"
        told = len(game.log)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(40))
@pytest.mark.parametrize("edition", EDITIONS)
def test_two_thousand_games(edition: str, batch: int) -> None:
    for seed in range(batch * 50, batch * 50 + 50):
        try_whole_game(seed, edition, 2)


@pytest.mark.soak
@pytest.mark.parametrize("batch", range(20))
@pytest.mark.parametrize("players", [3, 4, 5])
def test_a_thousand_games_of_several_players(players: int, batch: int) -> None:
    for seed in range(batch * 50, batch * 50 + 50):
        try_whole_game(seed, "war_of_honor", players)


def test_games_of_several_players() -> None:
    for players in (3, 4, 6):
        try_whole_game(players, "war_of_honor", players)


# ------------------------------------------------------------------------------------------ single trials


def try_whole_game(seed: int, edition: str, players: int) -> None:
    """A random game keeps every promise, here and there, and its record plays it again."""
    for game, randomness in random_game(seed, edition=edition, players=players):
        check_decision(game)
        chance = randomness.below(100)
        if game.decision is None or chance > 6:
            continue
        check_zones(game)
        if chance == 1:
            try_every_option(game)
        elif chance == 2:
            try_what_is_not_offered(game, ["attack Nobody", "buy Nothing", "pay auto", "strike"])
        elif chance == 3:
            try_clone(game, randomness)
        elif chance > 3:
            try_hidden_cards(game, randomness)
    assert game.outcome is not None or game.turn > TURN_LIMIT
    assert rokugan.replay(rokugan.record(game)).hash() == game.hash()


def last_of(seed: int, edition: str) -> CcgGame:
    """A random game at its end."""
    for game, _ in random_game(seed, edition=edition):
        found = game
    return found


def try_every_option(game: CcgGame) -> None:
    """Each option can be played, by its text, and leads to a sound position."""
    assert game.decision is not None
    for move in game.decision.options:
        twin = game.clone()
        twin.play(move)
        check_zones(twin)
        check_decision(twin)


def try_what_is_not_offered(game: CcgGame, moves: list[str]) -> None:
    """Moves that the present decision does not have, and all moves of those who are not asked."""
    assert game.decision is not None
    before = game.hash()
    for move in moves:
        if is_short_for_an_option(game, move):
            continue
        with pytest.raises(RokuganError) as refused:
            game.play(move)
        assert is_a_sentence(str(refused.value)), refused.value
    for name in game.names:
        if name != game.decision.player:
            with pytest.raises(RokuganError) as refused:
                game.play(game.decision.options[0], name)
            assert is_a_sentence(str(refused.value))
    assert game.hash() == before


def is_short_for_an_option(game: CcgGame, move: str) -> bool:
    """Does the move mean one of the offered ones?"""
    try:
        return game.decision is not None and game.find(move) in game.decision.choices
    except RokuganError:
        return False


def is_a_sentence(text: str) -> bool:
    """One line that begins somewhere and ends with a full stop or a question mark."""
    return len(text) > 10 and "\n" not in text and text.rstrip("])").endswith((".", "?"))


def try_clone(game: CcgGame, randomness: Randomness) -> None:
    """A clone is equal, goes its own way, and the original comes to the same place by the same moves."""
    before = game.hash()
    twin = game.clone()
    assert twin.hash() == before
    moves: list[str] = []
    while twin.decision is not None and len(moves) < 12:
        moves.append(twin.decision.options[randomness.below(len(twin.decision.options))])
        twin.play(moves[-1])
    assert game.hash() == before
    other = game.clone()
    after = twin.hash()
    for move in moves:
        other.play(move)
    assert other.hash() == after == twin.hash()
    assert game.hash() == before


def try_hidden_cards(game: CcgGame, randomness: Randomness) -> None:
    """Two games that differ only in cards hidden from a player look the same to him, also while he goes on playing."""
    assert game.decision is not None
    viewer = randomness.below(len(game.names))
    groups = hidden_groups(game, viewer)
    if not groups:
        return
    group = groups[randomness.below(len(groups))]
    one, other = group[randomness.below(len(group))], group[randomness.below(len(group))]
    if is_being_chosen(game, one) or is_being_chosen(game, other):
        return  # a face-down card in a province: what is under way knows it by its number
    game, twin = game.clone(), game.clone()
    exchange(twin, one, other)
    for _ in range(6):
        assert seen_as(game, viewer) == seen_as(twin, viewer)
        if game.decision is None or who_decides(game) != viewer:
            return
        move = game.decision.options[randomness.below(len(game.decision.options))]
        game.play(move)
        twin.play(move)
        if any(table.known[card] >> viewer & 1 for table in (game, twin) for card in (one, other)):
            return
        if who_decides(game) != viewer or who_decides(twin) != viewer:  # what an opponent can do depends on his hand
            return


def who_decides(game: CcgGame) -> int | None:
    """The seat that is asked."""
    return None if game.decision is None else game.decision.seat


def may_have_seen(game: CcgGame, card: int, seat: int) -> bool:
    """Does the seat know the card, or did it lie open before it was shuffled away?"""
    return bool(game.known[card] >> seat & 1)
