"""Trials of answers in the classic game (core/foresight.py): a copy in which all that a player does not know is blank,
and how things stand for him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.core.card import Card
from rokugan.core.dealing import renamed
from rokugan.core.randomness import Randomness
from rokugan.editions.ccg.duels.duel import duel_value
from rokugan.editions.ccg.seen.picture import SIDES
from rokugan.editions.ccg.seen.position import BLANK_DYNASTY, BLANK_FATE
from rokugan.editions.ccg.seen.under_way import foreseen
from rokugan.editions.ccg.table.ids import ATTACKING, CHI, DEFENDING, FOCUS_VALUE, FORCE, HOME, STRENGTH, is_province
from rokugan.editions.ccg.text.described import prompts
from rokugan.editions.ccg.text.phrases import army_bonuses

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

Section = dict[str, dict[str, Any]]


def blinded(game: CcgGame, seat: int) -> CcgGame:
    """The game as far as that seat knows it: every other card is blank, every secret of others some fixed one."""
    new: CcgGame = game.clone(light=True)
    new.beginning = {}
    new.cards = list(game.cards)
    new.behaviours = list(game.behaviours)
    blanks = {True: BLANK_DYNASTY, False: BLANK_FATE}
    for card in game.cards:
        behaviour = game.behaviours[card.number]
        if not game.sees(seat, card.number) and (behaviour.is_dynasty or card.definition.is_fate):
            blank = blanks[behaviour.is_dynasty]
            new.cards[card.number] = Card(card.number, blank, card.owner)
            new.behaviours[card.number] = game.rules.text.behaviour(blank)
    new.called = renamed(new.called, new.cards)
    game.rules.seen.blank_secrets(new, seat)
    new.randomness = Randomness(0, game.randomness.used)
    new.forget_all()
    return new


def situation(game: CcgGame, seat: int, named: list[int]) -> dict[str, Section]:
    """Return how things stand: units and the cards that are named, players, provinces, battlefields, the duel, the end."""
    outcome = game.outcome
    return {
        "cards": cards(game, seat, named),
        "players": {
            player.name: {"honor": player.honor, "favor": game.favor == player.seat}
            | game.rules.seen.standing(game, player.seat)
            for player in game.players
        },
        "provinces": {
            prompts.thing_name(game, province.thing): {"destroyed": province.destroyed}
            for player in game.players
            for province in player.provinces
        },
        "battlefields": battlefields(game),
        "duel": duel(game, seat),
        "outcome": {} if outcome is None else {"outcome": {"winner": outcome.winner, "victory": outcome.victory}},
    }


def cards(game: CcgGame, seat: int, named: list[int]) -> Section:
    """The cards in play: of a Personality how his unit stands, of those that are named how they stand, of the others only that
    they are there."""
    found: Section = {}
    for card, state in game.states.items():
        name = game.sight.name(seat, card)
        if not name:
            continue
        facts: dict[str, Any] = {}
        if game.behaviours[card].type == "personality":
            facts = {
                "force": game.rules.values.unit_total(game, card),
                "chi": game.value(card, CHI),
                "bowed": state.bowed,
                "dishonored": state.dishonored,
                "at": prompts.thing_name(game, state.at) if state.at != HOME else "home",
                "side": SIDES.get(state.side, ""),
                "controller": game.names[state.controller],
            }
        elif card in named:
            facts = {"force": game.value(card, FORCE), "bowed": state.bowed}
        found[name] = facts
    return found


def battlefields(game: CcgGame) -> Section:
    """The battlefields at which the battle is not over and somebody stands: the armies' Force and what it would decide."""
    attack = game.attack
    found: Section = {}
    for place in attack.battlefields if attack is not None else ():
        if attack is None or place in attack.fought:
            continue
        decided = foreseen(game, attack, place)
        if decided is not None:
            found[prompts.thing_name(game, place)] = {
                "attacking": army_bonuses.army_force(game, place, ATTACKING),
                "defending": army_bonuses.army_force(game, place, DEFENDING),
                "strength": game.value(place, STRENGTH) if is_province(place) else None,
                "if_all_pass": {key: decided[key] for key in ("winner", "tie", "by", "province_falls", "missing")},
            }
    return found


def duel(game: CcgGame, seat: int) -> Section:
    """The duel under way: of each of the two what he has, with the focused cards that the player knows."""
    under_way = game.duel
    if under_way is None:
        return {}
    found: Section = {}
    for role, card in (("challenger", under_way.challenger), ("challenged", under_way.challenged)):
        player = game.players[game.controller(card)]
        known = [each for each in player.focused if game.sees(seat, each)]
        total = sum(game.value(each, FOCUS_VALUE) for each in known)
        if card in game.states:
            total += duel_value(game, under_way, card)
        found[role] = {"total": total, "unknown": len(player.focused) - len(known)}
    return found
