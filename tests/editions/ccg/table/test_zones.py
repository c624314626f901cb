"""Where cards lie, in words and for those who ask: whose pile, under whom, which two cannot be told apart."""

from __future__ import annotations

from tests.editions.ccg.trials import Trial, say

from rokugan.editions.ccg.table.event_kinds import BOW, TURN_ENDS
from rokugan.editions.ccg.table.ids import DYNASTY_DISCARD, FATE_DISCARD, FIELD, HAND, PROVINCE, UNDER, player_thing


def laid(table: Trial) -> Trial:
    """Ann holds three Tricks, Bob one; both have one in the discard pile."""
    say(table, "Open: Draw a card.", "strategy", "Trick")
    say(table, "Open: Draw a card.", "strategy", "Prank")
    table.lay("Ann", hand=[{"card": "Trick", "as": "a1"}, {"card": "Trick", "as": "a2"}, {"card": "Prank", "as": "a3"}])
    table.lay("Bob", hand=[{"card": "Trick", "as": "b1"}])
    table.lay("Ann", fate_discard=[{"card": "Trick", "as": "a4"}, {"card": "Trick", "as": "a5"}])
    table.lay("Ann", provinces=[{"card": "Elk", "as": "cub", "face": "up"}, {}, {}, {}])
    return table.begin()


def test_equal_cards_in_a_hand_cannot_be_told_apart(table: Trial) -> None:
    game = laid(table).game
    card = {name: game.cards[number] for name, number in table.handles.items()}
    for one, other, alike in (
        ("a1", "a2", True),
        ("a1", "a3", False),  # another card
        ("a1", "b1", False),  # another player's
        ("a1", "a4", False),  # elsewhere
        ("a4", "a5", False),  # in an open pile
    ):
        assert game.interchangeable(card[one], card[other]) is alike


def test_in_whose_discard_pile_a_card_lies(table: Trial) -> None:
    game = laid(table).game
    ann, bob = game.players
    trick, cub = table.handles["a4"], table.handles["cub"]
    assert game.seat_of_zone(trick) == 0
    ann.fate_discard.remove(trick)
    bob.fate_discard.append(trick)
    assert (game.where[trick], game.seat_of_zone(trick)) == (FATE_DISCARD, 1)
    ann.provinces[0].cards.remove(cub)
    game.where[cub] = DYNASTY_DISCARD
    bob.dynasty_discard.append(cub)
    assert game.seat_of_zone(cub) == 1
    assert game.seat_of_zone(table.handles["a1"]) == 0


def test_where_a_card_is_in_words(table: Trial) -> None:
    game = laid(table).game
    ann, bob = game.players
    trick, cub = table.handles["a1"], table.handles["cub"]
    assert game.where[trick] == HAND
    assert [game.place_words(seat, game.cards[trick]) for seat in (0, 1)] == [" in hand", " in hand of Ann"]
    assert game.where[cub] == PROVINCE
    assert game.place_words(0, game.cards[cub]) == " in Ann.P1"
    ann.provinces[0].cards.remove(cub)
    bob.provinces[1].cards.append(cub)
    assert game.place_words(0, game.cards[cub]) == " in Bob.P2"
    ann.hand.remove(trick)
    game.where[trick] = UNDER
    assert game.place_words(0, game.cards[trick]) == ""
    game.states[table.handles["elk"]].tucked = (trick,)
    assert game.place_words(0, game.cards[trick]) == " under Elk#2"


def test_who_has_seen_a_title(table: Trial) -> None:
    """In a position everybody has; in a game only who has seen such a card."""
    game = laid(table).game
    assert game.has_seen(1, "prank")
    game.called.listed = False
    assert [game.has_seen(seat, "prank") for seat in (0, 1)] == [True, False]
    assert [game.has_seen(seat, "trick") for seat in (0, 1)] == [True, True]
    assert not game.has_seen(0, "nothing")


def test_a_battlefield_without_a_province_is_not_lost(table: Trial) -> None:
    game = laid(table).game
    province = game.players[1].provinces[0]
    assert (game.is_lost(FIELD), game.is_lost(province.thing)) == (False, False)
    province.destroyed = True
    assert game.is_lost(province.thing)


def test_what_has_happened_since_a_player_s_last_end_phase(table: Trial) -> None:
    """Neither what came before the end of his turn, nor that itself; others' turns end in it."""
    game = laid(table).game
    ann, bob, cub = player_thing(0), player_thing(1), table.handles["cub"]
    before, his, hers, after = (BOW, cub, 0, -1), (TURN_ENDS, bob, 0, -1), (TURN_ENDS, ann, 0, -1), (BOW, cub, 1, -1)
    game.long_ago[:] = [before, hers, after, his]
    game.happened[:] = [after]
    assert game.past_turn_of(0) == [after, his, after]
    assert game.past_turn_of(1) == [after]
    game.long_ago[:] = [before, after]
    assert game.past_turn_of(0) == [before, after, after]
