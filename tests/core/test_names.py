"""What cards are called: by what all can see, and by nothing else."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path

import pytest

import rokugan
from rokugan.cards.model import CardDefinition
from rokugan.core.card import Card
from rokugan.core.dealing import renamed
from rokugan.core.decision import Choice
from rokugan.core.names import Numbers
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import FATE_DECK, FATE_DISCARD, HAND
from rokugan.editions.ccg.text.described import prompts
from rokugan.editions.ccg.turn.phases import EndPhase
from rokugan.editions.ccg.turn.setup import SeatDeck, start
from rokugan.editions.registry import rules_of
from rokugan.errors import AmbiguousMove, IllegalMove, RecordError
from rokugan.games import read_record
from rokugan.scenarios import run

KEEP = CardDefinition("Keep", "stronghold", province_strength=5, gold_production=4, starting_honor=3)
OX = CardDefinition("Ox", "personality", force=2, chi=2, gold_cost=2)
SPEAR = CardDefinition("Spear", "follower", force=1, gold_cost=1, focus_value=1)
SONG = CardDefinition("Spear Song", "follower", force=1, gold_cost=1, focus_value=2)
GUNSO = CardDefinition("Guns\u014d", "follower", force=1, gold_cost=1, focus_value=2)


def dealt(fate: list[CardDefinition], *, seed: int = 1, others: list[CardDefinition] | None = None) -> CcgGame:
    """A Celestial game at its first decision; both players have an Ox in every province."""
    mine = SeatDeck(KEEP, [OX] * 20, fate)
    his = SeatDeck(KEEP, [OX] * 20, others if others is not None else fate)
    return start(rules_of("celestial"), ["Ann", "Bob"], [mine, his], seed)


def move(game: CcgGame, card: int, zone: int) -> None:
    game.take_out(card)
    game.put(card, zone)


def test_a_number_comes_with_public_sight_and_goes_with_it() -> None:
    game = dealt([SPEAR] * 20)
    first, second, third = game.players[0].hand[:3]
    assert [game.name(card) for card in (first, second, third)] == ["Spear"] * 3
    assert not any(game.called.numbers[card] for card in game.players[0].hand)
    for card in (third, first, second):
        move(game, card, FATE_DISCARD)
    assert [game.name(card) for card in (first, second, third)] == ["Spear#2", "Spear#3", "Spear"]
    move(game, first, HAND)
    assert (game.called.numbers[first], game.name(second), game.name(third)) == (0, "Spear#3", "Spear")
    bobs = game.players[1].hand[0]
    move(game, bobs, FATE_DISCARD)  # the smallest free number, whosever it is
    assert game.name(bobs) == "Spear#2"
    move(game, first, FATE_DISCARD)
    assert game.name(first) == "Spear#4"


def test_a_clone_and_a_hash_know_the_numbers() -> None:
    game = dealt([SPEAR] * 20)
    twin = game.clone()
    one, other = game.players[0].hand[:2]
    for table, order in ((game, (one, other)), (twin, (other, one))):
        for card in order:
            move(table, card, FATE_DISCARD)
        table.players[0].fate_discard.sort()
    assert (game.name(one), twin.name(one)) == ("Spear", "Spear#2")
    assert game.hash() != twin.hash()


def test_a_title_of_another_deck_changes_no_name() -> None:
    mine = [replace(SPEAR, title=f"Spear {n}") for n in range(20)]
    alone = dealt(mine, others=[SONG] * 20)
    shared = dealt(mine)
    assert json.dumps(alone.view("Ann")) == json.dumps(shared.view("Ann"))
    assert alone.decision is not None
    assert shared.decision is not None
    assert alone.decision.options == shared.decision.options


def discarding(game: CcgGame, seat: int = 0) -> CcgGame:
    """At the choice of a card to discard from hand."""
    game.active = seat
    game.decision = None
    frame = EndPhase()
    frame.at = frame.STEPS.index("discard")
    game.push(frame)
    while len(game.players[seat].hand) <= game.rules.turn.maximum_hand(game, seat):
        move(game, game.players[seat].fate_deck[-1], HAND)
    game.advance()
    return game


def test_equal_cards_in_hand_are_one_option_and_the_best_known_moves() -> None:
    game = dealt([SPEAR] * 10 + [SONG] * 10, seed=3)
    spears = [card for card in game.players[0].hand if game.cards[card].definition is SPEAR]
    assert len(spears) > 1
    game.learn(spears[-1], game.everyone())
    discarding(game)
    assert game.decision is not None
    assert game.decision.options == ["discard Spear", "discard Spear Song"] or game.decision.options == [
        "discard Spear Song",
        "discard Spear",
    ]
    assert game.find("discard spear").copies == len(
        [card for card in game.players[0].hand if game.cards[card].definition is SPEAR]
    )
    assert game.find("discard spear").value == spears[-1]


def test_a_hidden_card_is_told_from_a_visible_one_by_its_place() -> None:
    game = dealt([SPEAR] * 20)
    held, seen, more = game.players[0].hand[:3]
    theirs = game.players[1].hand[0]
    for card in (seen, more):
        move(game, card, FATE_DISCARD)
    game.learn(theirs, game.everyone())
    choices = [prompts.target_choice(game, card) for card in (held, seen, more, theirs)]
    game.ask(0, "target", "Which?", choices)
    assert game.decision is not None
    assert game.decision.options == [
        "target Spear in hand",
        "target Spear",
        "target Spear#2",
        "target Spear in hand of Bob",
    ]
    assert [game.find(text).value for text in game.decision.options] == [held, seen, more, theirs]
    for text in ("target spear#1", "TARGET  Spear"):
        assert game.find(text).value == seen
    game.ask(0, "target", "Which?", [prompts.target_choice(game, held), Choice("done")])
    assert game.decision.options == ["target Spear", "done"]
    assert game.find("target Spear in hand").value == held  # more than is needed does no harm


def test_cards_that_nobody_may_name_are_one_option_of_each_place() -> None:
    game = dealt([SPEAR, SONG] * 10)
    mine, first, second = game.players[0].hand[0], *game.players[1].hand[:2]
    third = game.players[1].fate_deck[0]
    game.ask(0, "target", "Which?", [prompts.target_choice(game, card) for card in (first, third, second)])
    assert game.decision is not None
    assert game.decision.options == ["target a card in hand of Bob", "target a card in the Fate deck of Bob"]
    game.ask(0, "target", "Which?", [prompts.target_choice(game, card) for card in (mine, first)])
    assert game.decision.options == [f"target {game.cards[mine].title}", "target a card in hand of Bob"]


def test_two_hidden_cards_of_one_title_that_are_not_the_same_in_print_are_two_options() -> None:
    game = dealt([SPEAR, replace(SPEAR, force=3)] * 10)
    prints = {game.cards[card].definition.force: card for card in game.players[0].hand}
    held = sorted(prints.values())
    assert len(held) == 2
    game.ask(0, "target", "Which?", [prompts.target_choice(game, card) for card in held])
    assert game.decision is not None
    assert [choice.value for choice in game.decision.choices] == held


def test_what_is_shown_for_a_moment_has_the_next_free_numbers_and_keeps_none() -> None:
    cards = [Card(number, SPEAR, 0) for number in range(4)]
    numbers = Numbers()
    numbers.seat(cards)
    numbers.show(2)
    assert numbers.shown((cards[2], cards[0], cards[3])) == (1, 2, 3)
    assert numbers.numbers == [0, 0, 1, 0]
    assert numbers.shown((cards[2],)) == (1,)


def test_cards_that_become_others_keep_their_numbers_and_nobody_else_gets_them() -> None:
    numbers = Numbers()
    numbers.seat([Card(number, SPEAR, 0) for number in range(4)])
    numbers.show(0)
    numbers.show(1)
    others = renamed(numbers, [Card(0, SONG, 0), Card(1, SPEAR, 0), Card(2, SPEAR, 0), Card(3, SONG, 0)])
    assert others.numbers == [1, 2, 0, 0]
    others.show(2)
    others.show(3)
    assert others.numbers == [1, 2, 1, 2]


def test_input_forgives_case_diacritics_and_what_is_not_needed() -> None:
    game = dealt([SPEAR, SONG, GUNSO] * 8)
    held = [game.cards[card] for card in game.players[0].hand]
    game.ask(0, "target", "Which?", [Choice("target", card) for card in held if card.definition is not SPEAR])
    assert game.find("target Gunso").name == game.find("TARGET GUNS\u014c").name == "Guns\u014d"
    assert game.find("target song").name == "Spear Song"


def test_a_whole_title_is_not_short_for_a_longer_one() -> None:
    game = dealt([SPEAR] * 10 + [SONG] * 10)
    spear, song = (next(c for c in game.players[0].fate_deck if game.cards[c].definition is d) for d in (SPEAR, SONG))
    move(game, song, FATE_DISCARD)
    choices = [Choice("target", game.cards[song], value=song), Choice("done")]
    move(game, spear, FATE_DISCARD)
    game.ask(0, "target", "Which?", choices)
    with pytest.raises(IllegalMove):
        game.find("target spear")
    choices.append(Choice("target", game.cards[spear], value=spear))
    game.ask(0, "target", "Which?", choices)
    assert game.find("target spear").value == spear


def test_a_short_name_for_two_is_asked_back() -> None:
    game = dealt([SPEAR] * 20)
    cards = game.players[0].hand[:3]
    for card in cards:
        move(game, card, FATE_DISCARD)
    game.ask(0, "target", "Which?", [prompts.target_choice(game, card) for card in cards[1:]])
    with pytest.raises(AmbiguousMove, match="target Spear#2; target Spear#3"):
        game.find("target Spear")


def test_the_log_keeps_the_name_a_card_had() -> None:
    game = dealt([SPEAR] * 20)
    first, second = game.players[0].hand[:2]
    for card in (first, second):
        move(game, card, FATE_DISCARD)
    game.note("bows", 0, game.cards[second])
    game.note("draws", 0, game.cards[game.players[0].hand[0]], known=1)
    game.note("shows", 0, game.cards[game.players[0].hand[0]], game.cards[game.players[0].hand[1]])
    for card in (first, second):
        move(game, card, FATE_DECK)
    said = [entry.text(game.names) for entry in game.log[-3:]]
    assert said == ["Ann bows Spear#2", "Ann draws Spear", "Ann shows Spear#3, Spear#4"]


def test_experienced_versions_are_named_by_their_level() -> None:
    kenji = CardDefinition("Kenji", "personality", keywords=("Experienced 2",), chi=1)
    game = start(rules_of("celestial"), ["Ann", "Bob"], [SeatDeck(KEEP, [kenji] * 8, [SPEAR] * 9)] * 2, 1)
    shown = [card for player in game.players for province in player.provinces for card in province.up]
    assert [game.name(card) for card in shown[:2]] == ["Kenji (Experienced 2)", "Kenji (Experienced 2)#2"]


def test_created_cards_count_along() -> None:
    game = dealt([SPEAR] * 20)
    move(game, game.players[0].hand[0], FATE_DISCARD)
    for definition, name in ((SPEAR, "Spear#2"), (CardDefinition("", "follower", id="created"), "created#1")):
        card = Card(len(game.cards), definition, 0)
        game.add_card(card)
        game.enter(card.number, 0)
        assert game.name(card.number) == name


POSITION = """
edition: celestial
cards: [{title: Ox, type: personality, chi: 1}, {title: Spear, type: follower, gold_cost: 0}]
players:
  - {name: Ann, hand: [Spear, Spear], in_play: [Ox]}
  - {name: Bob, hand: [Spear], in_play: [{card: Ox, attachments: [Spear]}]}
script:
  - offered: {player: Ann, includes: ["equip Spear", "equip Spear#1", "equip Spear#2"], excludes: ["equip Spear#3"]}
  - expect: {Spear#4.attached_to: Ox#2, Spear#3.zone: hand}
  - Ann: equip Spear#2
  - Ann: target Ox
  - expect: {Spear#2.attached_to: Ox#1, Spear.zone: hand}
"""


def test_in_a_position_all_cards_are_numbered_as_listed(tmp_path: Path) -> None:
    path = tmp_path / "position.yaml"
    path.write_text(POSITION, encoding="utf-8")
    assert [each.failure for each in run(path)] == [""]


def test_a_record_says_which_of_equal_cards_moved(tmp_path: Path) -> None:
    for seed in range(3):
        game = rokugan.new_game("samurai", seed=seed)
        while game.decision is not None and len(game.history) < 150:
            game.choose(len(game.history) % len(game.decision.choices))
        data = json.loads(json.dumps(rokugan.record(game)))
        assert data["format"] == "rokugan-record/2"
        assert rokugan.replay(data).hash() == game.hash()


def test_a_record_of_the_first_format_is_refused_in_one_sentence(tmp_path: Path) -> None:
    data = {**rokugan.record(rokugan.new_game("celestial", seed=1)), "format": "rokugan-record/1"}
    with pytest.raises(RecordError, match=r"rokugan-record/1.*reads 'rokugan-record/2'"):
        rokugan.replay(data)
    path = tmp_path / "old.json"
    path.write_text(json.dumps(data), encoding="utf-8")
    with pytest.raises(RecordError) as refused:
        read_record(path)
    assert str(refused.value).startswith(f"{path}: ")
    assert "\n" not in str(refused.value)
