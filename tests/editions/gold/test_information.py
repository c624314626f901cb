"""What players of Gold Edition may see, and the keyword rules as functions."""

from __future__ import annotations

import pytest

from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.errors import RokuganError
from rokugan.testing import Table

POSITION = """
edition: gold
cards:
  - {title: Secret, type: action, focus_value: 4}
  - {title: Hidden, type: action, focus_value: 2}
  - {title: Scout, type: personality, force: 1, chi: 2}
  - {title: Ox, type: personality, force: 1, chi: 2}
  - {title: Veiled Farm, type: holding}
  - {title: Duel, type: action, focus_value: 1, text: "Limited: One of your Personalities challenges a Personality."}
  - {title: Call, type: action, focus_value: 1, text: "Limited: Search your Fate deck for an Item and put it in your hand."}
  - {title: Helm, type: item, force: '+1', chi: '+0'}
  - {title: Open Stance, type: action, focus_value: 1, text: "Reaction: Play this card as a Focus card. Gain 1 Honor."}
players:
  - name: Ann
    honor: 7
    hand: [Duel, Hidden, Call]
    fate_deck: [Helm]
    in_play: [{card: Ox, as: ox}]
    fate_discard: [{card: Hidden, as: spent}]
  - name: Bob
    honor: -2
    hand: [Secret, Open Stance]
    provinces: [{card: Veiled Farm}, {}, {}, {}]
    in_play: [{card: Scout, as: scout}]
    dynasty_discard: [{card: Scout, as: fallen, dead: true}]
phase: action
script: []
"""


def position() -> CcgGame:
    """The position above."""
    return Table[CcgGame].of(POSITION).game


@pytest.mark.rule("gold.information.01", "gold.information.03", "gold.information.04", "gold.zones.01")
def test_everybody_sees_piles_hand_sizes_and_honor() -> None:
    game = position()
    for viewer in ("Ann", "Bob"):
        ann, bob = unfolded(game.view(viewer))["players"]
        assert (ann["honor"], bob["honor"]) == (7, -2)
        assert "Hidden" in repr(ann["fate_discard"])
        assert "Scout" in repr(bob["dynasty_discard"])
        assert len(ann["hand"]) == 3
        assert len(bob["hand"]) == 2
        assert ann["maximum_hand"] == 8


@pytest.mark.rule("gold.information.02", "gold.zones.08")
def test_nobody_sees_hands_of_others_and_face_down_cards() -> None:
    game = position()
    assert "Secret" not in repr(unfolded(game.view("Ann")))
    assert "Secret" in repr(unfolded(game.view("Bob")))
    for viewer in ("Ann", "Bob"):
        assert "Veiled Farm" not in repr(unfolded(game.view(viewer)))


@pytest.mark.rule("gold.information.05", "gold.duel.05")
def test_focus_cards_are_secret_until_the_strike() -> None:
    game = position()
    game.play("play Duel")
    game.play("accept")
    game.play("focus Secret")
    assert "Secret" not in repr(unfolded(game.view("Ann")))
    assert "Secret" in repr(unfolded(game.view("Bob")))
    game.play("strike")
    assert "Secret" in repr(unfolded(game.view("Ann")))


@pytest.mark.rule("gold.targeting.08")
def test_a_refusal_names_the_rule_of_this_edition() -> None:
    game = position()
    with pytest.raises(RokuganError, match=r"\(gold\.action-phase\.01\)"):
        game.play("pass", "Bob")
    game.play("play Duel")
    with pytest.raises(RokuganError, match=r"\(gold\."):
        game.play("play Call", "Ann")


@pytest.mark.rule("gold.duel.09")
def test_a_reaction_played_as_a_focus_card_lies_face_up() -> None:
    game = position()
    game.play("play Duel")
    game.play("accept")
    game.play("play Open Stance")
    bob = unfolded(game.view("Ann"))["players"][1]
    assert "Open Stance" in repr(bob["focused"])


@pytest.mark.rule("gold.framework.03")
def test_a_searched_deck_is_shuffled_the_other_is_not() -> None:
    game = position()
    fate, dynasty = list(game.players[0].fate_deck), list(game.players[0].dynasty_deck)
    game.play("play Call")
    if game.decision is not None and "target Helm" in game.decision.options:
        game.play("target Helm")
    helm = next(card.number for card in game.cards if card.title == "Helm")
    assert helm in game.players[0].hand
    left = [card for card in fate if card != helm]
    assert sorted(game.players[0].fate_deck) == sorted(left)
    assert game.players[0].fate_deck != left
    assert game.players[0].dynasty_deck == dynasty
