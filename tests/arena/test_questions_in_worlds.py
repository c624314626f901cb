"""What another player is asked about cards that one does not know is asked again about the cards of one's world."""

from __future__ import annotations

import pytest

from rokugan.core.game import Game
from rokugan.core.randomness import Randomness
from rokugan.testing.table import Table

WORLDS = 12


def asked(game: Game, viewer: str) -> set[tuple[str, ...]]:
    """The options of the other player in the worlds of a viewer, who cannot tell them apart; each goes on."""
    chance = Randomness(5)
    found: set[tuple[str, ...]] = set()
    for _ in range(WORLDS):
        world = game.world(viewer, chance)
        assert world.decision is not None
        assert world.view(viewer) == game.view(viewer)
        found.add(tuple(world.decision.options))
        for _ in range(15):
            if world.decision is not None:
                world.choose(chance.below(len(world.decision.choices)))
    return found


FATE = ["Kobi", "Reed", "Lamp", "Drum", "Kiln", "Ward", "Moss", "Pine"]


def classic(text: str, moves: list[str]) -> Game:
    """Ann uses a Strategy with this text; Bob does not know her hand nor her deck."""
    table: Table[Game] = Table("celestial")
    table.card("Plan", "strategy", text=text)
    for title in FATE:
        table.card(title, "strategy", text="Open: Gain 1 Honor.", focus_value=2)
    table.lay("Ann", hand=["Plan", *FATE[:3]], fate_deck=FATE[3:])
    return table.play(*moves).game


def test_a_card_chosen_in_a_hand() -> None:
    game = classic("Open: Discard a card from your hand: Gain 3 Honor.", ["play Plan"])
    assert game.asked().options == ["target Kobi", "target Reed", "target Lamp"]
    assert len(asked(game, "Bob")) > 3


def test_a_card_that_is_searched_for() -> None:
    game = classic("Open: Search your Fate deck for a Strategy. Put it in your hand.", ["play Plan"])
    assert "target Ward" in game.asked().options
    assert len(asked(game, "Bob")) > 2


@pytest.mark.parametrize("moves", [["play Plan"], ["play Plan", "order Drum"]])
def test_cards_that_are_put_back_in_an_order(moves: list[str]) -> None:
    game = classic("Open: Look at the top three cards of your Fate deck. Put them back in any order.", moves)
    assert game.asked().kind == "order"
    assert len(asked(game, "Bob")) > 3
