"""What becomes known, and what is forgotten again."""

from __future__ import annotations

import rokugan
from rokugan.editions.lcg.effects.bids import reveal_dials
from rokugan.editions.lcg.table.game import LcgGame
from rokugan.editions.lcg.table.things import CONFLICT_DECK
from rokugan.testing import Table


def test_a_card_that_was_shown_and_shuffled_away_has_no_number() -> None:
    game: LcgGame = rokugan.new_game("lcg", seed=7)
    shown = game.pile(0, CONFLICT_DECK)[-4:]
    for card in shown:
        game.show(card)
    assert all(game.called.numbers[card] for card in shown)
    game.shuffle(0, CONFLICT_DECK)
    assert [game.called.numbers[card] for card in shown] == [0] * 4
    assert not any(game.sees(seat, card) for seat in (0, 1) for card in shown)


def test_dials_that_are_revealed_are_a_secret_told() -> None:
    game = Table[LcgGame]("lcg").start(phase="draw").play("bid 2").game
    game.players[1].chosen = 4
    before = game.secrets
    reveal_dials(game, 0)
    assert [player.dial for player in game.players] == [2, 4]
    assert game.secrets == before + 1
