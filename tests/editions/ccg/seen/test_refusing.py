"""What leaves a game says nothing that its receiver may not know: options, questions, refusals, numbers."""

from __future__ import annotations

from itertools import pairwise

import pytest
from tests.arena.invariants import check_zones
from tests.editions.ccg.trials import EDITIONS

from rokugan import program as p
from rokugan.agents.contract import question
from rokugan.cards.model import CardDefinition
from rokugan.core.decision import Choice
from rokugan.editions.ccg.actions.running_text import ChooseThings
from rokugan.editions.ccg.seen.unfolded import unfolded
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import DISCARD
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import FATE_DISCARD, REMOVED, player_thing
from rokugan.editions.ccg.text.described import prompts
from rokugan.editions.ccg.turn.setup import SeatDeck, start
from rokugan.editions.registry import rules_of
from rokugan.errors import IllegalMove
from rokugan.testing.table import Table

KEEP = CardDefinition("Keep", "stronghold", province_strength=5, gold_production=4, starting_honor=3)
ANNS = [CardDefinition(f"Ox {n}", "personality", chi=2, gold_cost=2) for n in range(20)]
BOBS = [CardDefinition(f"Elk {n}", "personality", chi=2, gold_cost=2) for n in range(20)]
ARROWS = [CardDefinition(f"Arrow {n}", "item", gold_cost=1, focus_value=1) for n in range(20)]
SPEARS = [CardDefinition(f"Spear {n}", "follower", force=1, gold_cost=1, focus_value=2) for n in range(20)]


def dealt(bobs: list[CardDefinition] = BOBS, edition: str = "celestial", seed: int = 1) -> CcgGame:
    """A game of Ann, with Oxen and Arrows, and Bob, with Elks and Spears."""
    decks = [SeatDeck(KEEP, ANNS, ARROWS), SeatDeck(KEEP, bobs, SPEARS)]
    return start(rules_of(edition), ["Ann", "Bob"], decks, seed)


def refused(game: CcgGame, move: str, player: str) -> str:
    with pytest.raises(IllegalMove) as error:
        game.find(move, player)
    return str(error.value).replace(repr(move), "it")


def at_a_decision_of(game: CcgGame, player: str, kind: str) -> CcgGame:
    """The same game somewhat later."""
    while game.decision is not None and (game.decision.player, game.decision.kind) != (player, kind):
        game.choose(len(game.decision.choices) - 1)
    assert game.decision is not None
    return game


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize("verb", ["buy", "use", "play", "equip", "target"])
def test_a_refusal_does_not_tell_where_a_hidden_card_is(edition: str, verb: str) -> None:
    game = at_a_decision_of(dealt(edition=edition), "Ann", "dynasty")
    mine, his = game.players
    hidden = [mine.dynasty_deck[3], his.dynasty_deck[3], his.provinces[0].cards[0], his.hand[0], his.fate_deck[0]]
    hidden += [card for province in mine.provinces for card in province.cards if not game.sees(0, card)]
    hidden = [card for card in hidden if not game.sees(0, card)]
    assert len(hidden) > 2
    said = {refused(game, f"{verb} {game.cards[card].title}", "Ann") for card in hidden}
    assert said == {refused(game, f"{verb} Unicorn", "Ann")}


def test_a_refusal_of_a_purchase_does_not_tell_face_down_cards_from_the_deck() -> None:
    game = at_a_decision_of(dealt(), "Ann", "dynasty")
    mine = game.players[0]
    province = mine.provinces[0]
    down = mine.dynasty_deck[-1]
    game.take_out(down)
    game.lay(down, province, False)
    said = [refused(game, f"buy {game.cards[card].title}", "Ann") for card in (down, mine.dynasty_deck[0])]
    assert said[0] == said[1] == refused(game, "buy Unicorn", "Ann")


def test_nobody_hears_what_is_offered_to_another() -> None:
    game = dealt()
    assert game.decision is not None
    asked = game.decision.player
    other = next(name for name in game.names if name != asked)
    for move in (*game.decision.options, "fly"):
        why = game.why_not(other, move)
        assert why["offered"] == []
        assert why["reason"] == f"{asked} is to decide."
        assert refused(game, move, other).startswith(f"{other} cannot play it now, because {asked} is to decide (")
    assert game.why_not(asked, "fly")["offered"] == game.decision.options


def test_a_card_that_he_may_not_know_has_no_name_in_his_options() -> None:
    game = dealt()
    one, other = game.players[1].hand[:2]
    choices = [Choice("target", game.cards[card], value=card) for card in (one, other)]
    game.ask(0, "target", "Which?", [*choices, Choice("done")], game.cards[one])
    assert game.decision is not None
    assert game.decision.options == ["target a card in hand of Bob", "done"]
    assert game.decision.prompt == "Which?"
    assert all(option.card is None for option in question(game.decision).choices)
    game.learn(other, 1)
    choices = [Choice("target", game.cards[card], value=card) for card in (one, other)]
    game.ask(0, "target", "Which?", choices, game.cards[other])
    assert game.decision.options == ["target a card in hand of Bob", f"target {game.cards[other].title}"]
    assert game.decision.prompt == f"{game.cards[other].title}: Which?"


def test_who_does_not_know_all_the_cards_of_a_hand_chooses_by_chance() -> None:
    hand = p.Noun(("card",), whose="his", owner=p.These((player_thing(1),)), zone="hand")
    taken = set()
    for seed in range(12):
        game = dealt(seed=seed)
        game.learn(game.players[1].hand[0], 1)
        action = Action(0, game.players[0].stronghold, None)
        game.step(ChooseThings(action, p.Chosen(hand, 0), None))
        chosen = action.targets.slots[0]
        assert chosen is not None
        taken.add(game.players[1].hand.index(chosen[0]))
    assert len(taken) > 2


def test_the_question_of_a_reaction_does_not_name_a_card_that_he_may_not_know() -> None:
    game = dealt()
    card = game.players[1].hand[0]
    event = Event(DISCARD, [card], 1)
    question = "Before {} is discarded: do you react?"
    assert prompts.reaction_prompt(game, 0, event, card, "before") == question.format("a card")
    assert prompts.reaction_prompt(game, 1, event, card, "before") == question.format(game.cards[card].title)


@pytest.mark.parametrize("edition", EDITIONS)
def test_numbers_say_nothing_about_their_cards(edition: str) -> None:
    game, other = dealt(edition=edition), dealt(BOBS[::-1], edition=edition)
    by_title = sorted(
        (card for card in game.cards if card.title.startswith("Elk")), key=lambda card: int(card.title[4:])
    )
    numbers = [card.number for card in by_title]
    assert numbers != sorted(numbers)
    assert sum(abs(one - two) == 1 for one, two in pairwise(numbers)) < 6
    assert [player.dynasty_deck for player in game.players] == [player.dynasty_deck for player in other.players]
    assert [card.number for card in game.cards] == list(range(len(game.cards)))


def test_what_was_hidden_leaves_the_game_unseen_with_its_player() -> None:
    decks = [SeatDeck(KEEP, ANNS, ARROWS), SeatDeck(KEEP, BOBS, SPEARS), SeatDeck(KEEP, BOBS, SPEARS)]
    game = start(rules_of("samurai"), ["Ann", "Bob", "Cid"], decks, 1)
    bob = game.players[1]
    hidden = [*bob.hand, *bob.fate_deck, *bob.dynasty_deck]
    shown, played = bob.hand[0], bob.stronghold
    game.learn(shown, game.everyone())
    game.rules.victory.eliminate(game, 1, "military")
    check_zones(game)
    assert all(game.where[card] == REMOVED for card in hidden)
    removed = unfolded(game.view("Ann"))["players"][1]["removed"]
    assert len(removed) == len(bob.removed)
    assert all(game.sees(0, card) for card in (shown, played))
    assert not any(game.sees(0, card) for card in hidden if card != shown)
    assert not {game.cards[card].title for card in hidden if card != shown} & set(removed)


def test_moments_at_which_somebody_might_react_do_not_depend_on_hands() -> None:
    game = dealt()
    game.decision = None
    card = game.players[0].hand[0]
    game.automatic.clear()
    game.last_moment = -1
    before = len(game.log)
    game.happen(Event(DISCARD, [card], 0))
    assert game.where[card] == FATE_DISCARD
    assert [(each.seat, each.at) for each in game.automatic] == [(-1, before), (-1, before + 1)]


def test_a_move_that_could_mean_two_cards_is_answered_with_both() -> None:
    table: Table[CcgGame] = Table("celestial")
    table.lay("Ann", in_play=["Ox", {"card": "Ox", "as": "second"}, {"card": "Ox", "as": "third"}])
    table.start(phase="attack")
    table.play("attack Bob", "assign Ox to P1")
    answer = table.game.why_not("Ann", "assign Ox to P1")
    assert answer["legal"] is False
    assert "assign Ox#2 to P1; assign Ox#3 to P1" in answer["reason"]
