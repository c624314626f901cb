"""Trials of answers in the Living Card Game (core/foresight.py): a copy in which all that a player does not know is
blank, and how things stand for him."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.cards.lcg.model import LcgCard
from rokugan.core.dealing import renamed
from rokugan.core.randomness import Randomness
from rokugan.editions.lcg.framework.conflict import total, would_win
from rokugan.editions.lcg.seen.worlds import print_on
from rokugan.editions.lcg.table.printed import BACKS, back_of
from rokugan.editions.lcg.table.things import (
    CHARACTER,
    DASH,
    DISHONORED,
    ELEMENTS,
    HONORED,
    MILITARY,
    POLITICAL,
    STRENGTH,
)

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

Section = dict[str, dict[str, Any]]

SIDES = ("home", "attacking", "defending")
# A card that nobody has seen of each back: no text, no stats.
UNSEEN = {
    back: LcgCard("Blank", "province", elements=("air",))
    if back == "province"
    else LcgCard("Blank", "blank", side=back)
    for back in BACKS
}


def blinded(game: LcgGame, seat: int) -> LcgGame:
    """The game as far as that seat knows it: every other card is blank, every bid of the other that is not revealed the least."""
    new = game.clone(light=True)
    new.beginning = {}
    new.cards = list(game.cards)
    new.printed = list(game.printed)
    for card in game.cards:
        back = back_of(card.definition)
        if back and not game.sees(seat, card.number):
            print_on(new, card.number, UNSEEN[back])
    for player in new.players:
        if player.seat != seat and player.chosen:
            player.chosen = 1
    new.called = renamed(new.called, new.cards)
    new.count_uses()
    new.randomness = Randomness(0, game.randomness.used)
    new.count_listeners()
    new.touch()
    return new


def situation(game: LcgGame, seat: int, named: list[int]) -> dict[str, Section]:
    """Return how things stand: characters and the cards that are named, players, provinces, rings, the conflict, the end."""
    outcome = game.outcome
    provinces = {f"{game.names[each.seat]}.{each.place}": {"destroyed": each.broken} for each in game.provinces}
    rings = {
        ring: {
            "fate": game.ring_fate[number],
            "claimed_by": game.names[owner] if (owner := game.ring_owner[number]) >= 0 else None,
        }
        for number, ring in enumerate(ELEMENTS)
    }
    return {
        "cards": cards(game, seat, named),
        "players": {
            each.name: {"honor": each.honor, "fate": each.fate, "favor": game.favor == each.seat}
            for each in game.players
        },
        "provinces": provinces,
        "rings": rings,
        "conflict": conflict(game, seat),
        "outcome": {} if outcome is None else {"outcome": {"winner": outcome.winner, "victory": outcome.victory}},
    }


def cards(game: LcgGame, seat: int, named: list[int]) -> Section:
    """The cards in play: of characters and of those that are named how they stand, of the others only that they are there."""
    found: Section = {}
    for card, state in game.states.items():
        facts: dict[str, Any] = {}
        printed = game.printed[card]
        if printed.type == CHARACTER and not state.as_attachment:
            for skill, stat in (("military", MILITARY), ("political", POLITICAL)):
                if printed.stats[stat] != DASH:
                    facts[skill] = game.value(card, stat)
            facts["honored"] = state.status == HONORED
            facts["dishonored"] = state.status == DISHONORED
            facts["fate"] = state.fate
            facts["side"] = SIDES[state.side]
            facts["bowed"] = state.bowed
        elif card in named:
            facts["bowed"] = state.bowed
        found[game.sight.name(seat, card)] = facts
    return found


def conflict(game: LcgGame, seat: int) -> Section:
    """The conflict under way: the skill that both sides would count, and what that would decide (lcg.information.09)."""
    found = game.conflict
    if found is None or found.winner >= 0:
        return {}
    winner, by = would_win(game, found)
    known = found.province >= 0 and game.sees(seat, found.province)
    breaks = winner == found.attacker and known and by >= game.value(found.province, STRENGTH)
    return {
        "conflict": {
            "attacking_skill": total(game, found.attacker),
            "defending_skill": total(game, found.defender),
            "if_all_pass": {"winner": game.names[winner] if winner >= 0 else None, "by": by, "province_breaks": breaks},
        }
    }
