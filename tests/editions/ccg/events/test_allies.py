"""Third players at an attack: who may be invited, join, assign and bow."""

from __future__ import annotations

import pytest

from rokugan.editions.ccg.events import allies
from rokugan.editions.ccg.events.windows import happen
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import MOVE
from rokugan.editions.ccg.table.game import CcgGame
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, HOME, NO_SIDE, NOTHING
from rokugan.editions.ccg.table.pieces import Attack
from rokugan.testing import Table

ANN, BOB, CAT, DAN = range(4)


@pytest.fixture
def game() -> CcgGame:
    """Ann attacks Bob with Ox and Stag; he defends with Bear; Cat has Elk and Boar at home, Dan has Goat and Ram there."""
    table: Table[CcgGame] = Table("samurai", "Ann", "Bob", "Cat", "Dan")
    table.card("Wait", "strategy", text="Battle: Draw a card.")
    table.lay("Ann", hand=["Wait"], fate_deck_size=3)
    table.lay("Ann", in_play=[{"card": title, "at": "Bob.P1", "side": "attacking"} for title in ("Ox", "Stag")])
    table.lay("Bob", in_play=[{"card": "Bear", "at": "Bob.P1", "side": "defending"}])
    table.lay("Cat", in_play=["Elk", "Boar"])
    table.lay("Dan", in_play=["Goat", "Ram"])
    table.start(phase="attack").step("Ann: fight P1")
    return table.game


def attack_of(game: CcgGame) -> Attack:
    assert game.attack is not None
    return game.attack


def number(game: CcgGame, title: str) -> int:
    return next(card.number for card in game.cards if card.title == title)


@pytest.mark.rule("samurai.multiplayer.04")
def test_a_leader_invites_each_third_player_once(game: CcgGame) -> None:
    attack = attack_of(game)
    told = len(game.log)
    for seat in (CAT, ANN, BOB, CAT, DAN):
        allies.invite(game, attack, ATTACKING, seat)
    allies.invite(game, attack, DEFENDING, CAT)
    assert attack.invited(ATTACKING) == [CAT, DAN]
    assert attack.invited(DEFENDING) == [CAT]
    assert len(game.log) == told + 3


@pytest.mark.rule("samurai.multiplayer.06")
def test_who_may_join_a_side(game: CcgGame) -> None:
    attack = attack_of(game)
    allies.invite(game, attack, ATTACKING, CAT)
    allies.invite(game, attack, DEFENDING, CAT)

    def sides() -> list[list[int]]:
        return [[seat for seat in range(4) if allies.may_join(attack, seat, side)] for side in (ATTACKING, DEFENDING)]

    def asked() -> list[list[int]]:
        return [[seat for seat in range(4) if allies.may_maneuver(game, seat, side)] for side in (ATTACKING, DEFENDING)]

    assert sides() == [[ANN, CAT], [BOB, CAT]]
    allies.join(game, CAT, DEFENDING)
    assert sides() == [[ANN], [BOB, CAT]]
    assert asked() == [[ANN, BOB, DAN], [ANN, BOB, CAT, DAN]]
    game.players[DAN].eliminated = True
    assert asked() == [[ANN, BOB], [ANN, BOB, CAT]]


@pytest.mark.rule("samurai.resolution.12")
def test_all_but_the_defenders_own_units_bow_after_a_battle(game: CcgGame) -> None:
    there = game.states[number(game, "Bear")].at
    for title, side in (("Elk", DEFENDING), ("Goat", ATTACKING)):
        state = game.states[number(game, title)]
        state.at, state.side = there, side
    bows = {title: allies.bows_after_battle(game, number(game, title)) for title in ("Ox", "Bear", "Elk", "Goat")}
    assert bows == {"Ox": True, "Bear": False, "Elk": True, "Goat": True}


@pytest.mark.rule("samurai.multiplayer.09")
def test_an_ally_is_rewarded_once_in_an_attack(game: CcgGame) -> None:
    honor = [player.honor for player in game.players]
    for seat, title in ((CAT, "Elk"), (CAT, "Boar"), (ANN, "Ox"), (BOB, "Bear")):
        allies.reward(game, seat, [number(game, title)])
    game.advance()
    assert [player.honor - before for player, before in zip(game.players, honor, strict=True)] == [0, 0, 2, 0]


def moving(game: CcgGame, place: int, *titles: str, side: int = NO_SIDE) -> Event:
    event = Event(MOVE, [number(game, title) for title in titles], ANN)
    event.place, event.amount = place, side
    return event


def test_a_guest_of_both_leaders_has_a_side_to_choose(game: CcgGame) -> None:
    attack = attack_of(game)
    there = game.states[number(game, "Bear")].at
    for side in (ATTACKING, DEFENDING):
        allies.invite(game, attack, side, CAT)
    allies.invite(game, attack, ATTACKING, DAN)
    assert allies.undecided_mover(game, moving(game, there, "Goat", "Elk")) == CAT
    assert allies.undecided_mover(game, moving(game, there, "Goat")) == NOTHING
    assert allies.undecided_mover(game, moving(game, HOME, "Elk")) == NOTHING
    assert allies.undecided_mover(game, moving(game, there, "Elk", side=ATTACKING)) == NOTHING
    happen(game, moving(game, there, "Elk"))
    game.decision = None
    game.advance()
    assert game.asked().player == "Cat"
    game.play("choose defending")
    assert game.states[number(game, "Elk")].side == DEFENDING


@pytest.mark.rule("samurai.multiplayer.08")
def test_units_move_to_both_sides_and_nobody_has_his_on_both(game: CcgGame) -> None:
    attack = attack_of(game)
    there = game.states[number(game, "Bear")].at
    for side in (ATTACKING, DEFENDING):
        allies.invite(game, attack, side, CAT)
        allies.invite(game, attack, side, DAN)
    attacking = moving(game, there, "Elk", "Goat", side=ATTACKING)
    game.push(allies.MoveToBothSides(attacking, moving(game, there, "Boar", side=DEFENDING)))
    game.decision = None
    game.advance()
    assert game.asked().player == "Cat"  # Dan has none on the other side
    game.play("choose attacking")  # these do not move
    sides = {title: game.states[number(game, title)].side for title in ("Elk", "Boar", "Goat", "Ram")}
    assert sides == {"Elk": NO_SIDE, "Boar": DEFENDING, "Goat": ATTACKING, "Ram": NO_SIDE}
