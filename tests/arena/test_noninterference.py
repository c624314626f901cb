"""Nobody is told what he may not know: games that differ only in that give a player the same, whatever he asks.

Hidden cards change places and the others' deck lists change. Compared is everything that a client gets: the view with its events,
what is asked, and what becomes of moves that try what is in the decks. What does depend on hidden cards, by the rules of the
notation, is who is asked when (docs/architecture.md, Knowledge); `game.automatic` says where, so that a server can hide it.
"""

from __future__ import annotations

import pytest
from tests.arena.invariants import EDITIONS, random_game
from tests.arena.worlds import answer, everything, probing, twin_of

import rokugan
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.registry import rules_of
from rokugan.games import NAMES

TABLES = [
    (edition, players) for edition in EDITIONS for players in range(2, min(rules_of(edition).most_players, 4) + 1)
]
STEPS = 10


@pytest.mark.rule("celestial.information.01", "celestial.information.02")
@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_other_hidden_cards_change_nothing_that_a_player_gets(edition: str, players: int) -> None:
    tried = 0
    for game, randomness in random_game(players, 25, edition, players):
        if game.decision is not None and randomness.below(20) == 0:
            try_other_worlds(game, randomness.below(players), randomness)
            tried += 1
    assert tried > 5


@pytest.mark.soak
@pytest.mark.parametrize(("edition", "players"), TABLES)
@pytest.mark.parametrize("batch", range(20))
def test_many_games_look_the_same_in_other_worlds(edition: str, players: int, batch: int) -> None:
    for seed in range(batch * 20, batch * 20 + 20):
        for game, randomness in random_game(seed, 40, edition, players):
            if game.decision is not None and randomness.below(10) == 0:
                try_other_worlds(game, randomness.below(players), randomness)


@pytest.mark.parametrize(("edition", "players"), TABLES)
def test_a_player_who_is_not_asked_hears_only_who_is(edition: str, players: int) -> None:
    game = rokugan.new_game(edition, names=NAMES[:players], seed=5)
    while game.decision is not None and len(game.history) < 60:
        for name in game.names:
            if name != game.decision.player:
                for move in (game.decision.options[0], "pass", "use Nothing"):
                    said = answer(game, name, move)
                    assert said.startswith(
                        f"{name} cannot play {move!r} now, because {game.decision.player} is to decide"
                    )
                    hidden = [each.name for each in game.decision.choices if each.place and each.name not in move]
                    assert not any(each in said for each in hidden)
                    assert "offered" not in said
        game.choose(len(game.history) % len(game.decision.choices))


def try_other_worlds(game: CcgGame, viewer: int, randomness: Randomness) -> None:
    """A player's game and its twin go on alike, as long as he is asked the same and no changed card comes into his sight."""
    twin, changed = twin_of(game, viewer, randomness)
    game = game.clone()
    probes = probing((game, twin), changed, randomness)
    for step in range(STEPS):
        tried = probes if step == 0 else probes[:: len(probes) // 9]
        assert everything(game, viewer, tried) == everything(twin, viewer, tried)
        if game.decision is None or twin.decision is None:
            return
        if step == 0 and game.decision.seat != viewer:
            return  # the twin still asks what the other player could do with the cards he had
        both = [move for move in game.decision.options if move in twin.decision.options]
        if not both:
            return
        move = both[randomness.below(len(both))]
        game.play(move)
        twin.play(move)
        if any(table.sees(viewer, card) for table in (game, twin) for card in changed):
            return
        if asked(game) != asked(twin):
            assert is_told(game, twin, viewer) or is_told(twin, game, viewer)
            return


def asked(game: CcgGame) -> tuple[int, str] | None:
    """Who is asked, and what kind of thing."""
    return None if game.decision is None else (game.decision.seat, game.decision.kind)


def is_told(game: CcgGame, other: CcgGame, viewer: int) -> bool:
    """Somebody else is asked in one game and not in the other: does that one say that he might have been asked there?"""
    decision = game.decision
    if decision is None or decision.seat == viewer:
        return False
    at = len(game.log)
    seen, heard = ([entry.text(table.names, viewer) for entry in table.log[:at]] for table in (game, other))
    return seen == heard and any(each.at == at and each.seat in (-1, decision.seat) for each in other.automatic)
