"""Pieces as they are when they come to the table: nothing has happened to them yet."""

from __future__ import annotations

from rokugan.editions.ccg.table.action import Action, Duel, Event
from rokugan.editions.ccg.table.event_kinds import BOW
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, HOME, NO_SIDE, NOTHING
from rokugan.editions.ccg.table.pieces import Attack, InPlay, Modifier, Player, Province


def test_a_card_that_enters_play_is_home_unbowed_and_honorable() -> None:
    card = InPlay(7, 1)
    assert (card.card, card.controller, card.host, card.at, card.side) == (7, 1, NOTHING, HOME, NO_SIDE)
    assert not any((card.bowed, card.dishonored, card.by_own_text))
    assert not any((card.attachments, card.tokens, card.under, card.tucked, card.taken))
    assert (card.fought, card.entered, card.slow) == (0, 0, 0)


def test_a_new_province_is_empty_and_stands() -> None:
    province = Province(-100, 6)
    assert (province.base_strength, province.region) == (6, NOTHING)
    assert not any((province.cards, province.up, province.fortifications, province.older, province.tokens))
    assert not any((province.destroyed, province.held_open, province.gained))


def test_a_new_player_has_nothing_and_has_done_nothing() -> None:
    player = Player(1, "Bob")
    assert (player.seat, player.name, player.honor, player.turn_honor, player.turns) == (1, "Bob", 0, 0, 0)
    assert (player.clan, player.stronghold) == ("", NOTHING)
    assert not any((player.eliminated, player.bought_for_honor))
    piles = (player.hand, player.fate_deck, player.dynasty_deck, player.fate_discard, player.dynasty_discard)
    assert not any((*piles, player.removed, player.focus_pool, player.focused, player.in_play, player.starting))


def test_a_new_attack_has_no_battle_yet() -> None:
    attack = Attack(0, 1, 5)
    assert (attack.attacker, attack.defender, attack.serial) == (0, 1, 5)
    assert (attack.current, attack.segment, attack.winner, attack.first) == (NOTHING, "", -1, -1)
    assert attack.forces == [0, 0, 0]
    assert not any((attack.acted, attack.fought, attack.battlefields, attack.terrains, attack.allies))
    attack.invited_attacking, attack.invited_defending = [2], [3]
    assert (attack.invited(ATTACKING), attack.invited(DEFENDING)) == ([2], [3])


def test_a_new_duel_is_open() -> None:
    duel = Duel(3, 4, "chi")
    assert (duel.challenger, duel.challenged, duel.stat, duel.base) == (3, 4, "chi", False)
    assert (duel.seat, duel.winner, duel.stage) == (-1, NOTHING, "")
    assert not any((duel.struck, duel.refused, duel.over, duel.must_focus, duel.void, duel.left))
    assert not any((duel.from_hand, duel.losers, duel.began, duel.verdicts))


def test_a_new_event_has_not_happened() -> None:
    event = Event(BOW, [3], 1)
    assert (event.kind, event.things, event.player) == (BOW, [3], 1)
    assert (event.amount, event.place, event.cause, event.word) == (0, NOTHING, "effect", "")
    assert event.action is None
    assert not any((event.negated, event.done, event.used, event.along, event.spared, event.payers, event.gains))


def test_a_new_action_has_chosen_paid_and_done_nothing() -> None:
    action = Action(1, 7, None)
    assert (action.player, action.card, action.serial, action.designator) == (1, 7, -1, 0)
    assert (action.subject, action.each, action.described, action.done) == (NOTHING,) * 4
    assert not any((action.is_action, action.resolved, action.effects_off, action.named, action.did))
    assert (action.targets.slots, action.targets.performers, action.targets.chooser) == ([], [], -1)
    payment = action.payment
    assert (payment.surcharge, payment.payer) == (0, -1)
    assert not any((payment.fixed, payment.waived, payment.settled, payment.producers, payment.prepaid))
    assert action.targets.blank().slots == []


def test_a_modifier_with_another_ending_is_otherwise_the_same() -> None:
    given = Modifier("bonus", 7, 1, "turn", 2, 3, "word", "what")
    given.copy, given.action, given.standing = "copied", 4, 5
    lasting = given.lasting("game")
    assert (lasting.kind, lasting.source, lasting.seat, lasting.until) == ("bonus", 7, 1, "game")
    assert (lasting.stat, lasting.amount, lasting.word, lasting.what) == (2, 3, "word", "what")
    assert (lasting.copy, lasting.action, lasting.standing) == ("copied", 4, 5)
    plain = Modifier("bonus", 7, 1, "turn")
    assert (plain.stat, plain.amount, plain.word, plain.what) == (-1, 0, "", None)
    assert (plain.copy, plain.action, plain.standing) == ("", -1, 0)
