"""Why a conflict cannot be declared so: its type, ring, province, attackers and defenders."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan.core.notation import tidy
from rokugan.editions.lcg.framework.conflict import (
    Declaration,
    can_participate,
    eligible_provinces,
    more_conflicts,
)
from rokugan.editions.lcg.seen.refused_uses import NONE, Reason, find_card
from rokugan.editions.lcg.table.things import CONFLICT_PHASE, ELEMENTS

if TYPE_CHECKING:
    from rokugan.core.decision import Decision
    from rokugan.editions.lcg.table.game import LcgGame


def no_declaration(game: LcgGame, seat: int, decision: Decision, verb: str) -> Reason:
    """Return why nobody declares such a part of a conflict now, as things lie open on the table; nothing if it may be asked."""
    if decision.seat == seat and decision.kind == "declare":
        return (
            NONE
            if any(each.verb == verb for each in decision.choices)
            else ("another_part_is_declared", "lcg.conflict.30")
        )
    if game.phase != CONFLICT_PHASE:
        return ("it_is_another_phase", "lcg.conflict.23")
    if game.conflict is not None:
        if verb in ("declare", "no conflict"):
            return ("a_conflict_is_resolving", "lcg.conflict.31")
        return ("the_conflict_has_been_declared", "lcg.conflict.30")
    if verb not in ("declare", "no conflict"):
        return ("no_conflict_is_declared", "lcg.conflict.29" if verb == "attacker" else "lcg.conflict.28")
    if decision.seat == seat and decision.kind == "act":
        return ("the_action_window_comes_first", "lcg.conflict.23")
    return NONE


def no_defense(game: LcgGame, seat: int, decision: Decision) -> Reason:
    """Return why nobody declares defenders now."""
    if decision.seat == seat and decision.kind == "defend":
        return NONE
    if game.conflict is None:
        return ("no_conflict_is_resolving", "lcg.conflict.33")
    if game.conflict.defender != seat:
        return ("you_are_not_defending", "lcg.conflict.33")
    return (
        NONE
        if any(isinstance(each, Declaration) for each in game.stack)
        else ("defenders_are_declared", "lcg.conflict.32")
    )


def refused_declaration(game: LcgGame, seat: int, text: str) -> Reason:
    """Return why a conflict of that type cannot be declared."""
    if text not in ("military", "political"):
        return NONE
    player = game.players[seat]
    skill = ("military", "political").index(text)
    if player.declared[skill] >= 1 + more_conflicts(game, seat, skill):
        return (f"you_have_declared_your_{text}_conflict", "lcg.conflict.25")
    if not game.unclaimed():
        return ("no_ring_is_unclaimed", "lcg.rings.02")
    if not any(not game.states[card].bowed for card in game.characters(seat)):
        return ("you_have_no_ready_character", "lcg.conflict.29")
    if all(game.has_dash(card, skill) for card in game.characters(seat) if not game.states[card].bowed):
        return ("your_ready_characters_have_a_dash", "lcg.stats.03")
    return ("nobody_of_yours_can_attack_so", "lcg.conflict.29")


def refused_ring(game: LcgGame, text: str) -> Reason:
    """Return why a ring cannot be selected."""
    if text not in ELEMENTS:
        return NONE
    claimed = ELEMENTS.index(text) not in game.unclaimed()
    return (
        ("it_is_not_unclaimed", "lcg.rings.02") if claimed else ("nothing_can_be_attacked_with_it", "lcg.conflict.30")
    )


def refused_province(game: LcgGame, seat: int, text: str) -> Reason:
    """Return why a province cannot be attacked."""
    place = text.rpartition(".")[2]
    for province in game.provinces_of(1 - seat):
        if tidy(province.place) == place and province not in eligible_provinces(game, seat):
            if province.broken:
                return ("it_is_broken", "lcg.conflict.28")
            if province.is_stronghold_province:
                return ("other_provinces_are_not_yet_broken", "lcg.provinces.06")
            return ("something_forbids_to_attack_it", "lcg.conflict.28")
    return NONE


def refused_participant(game: LcgGame, seat: int, text: str, verb: str) -> Reason:
    """Return why a character cannot be declared."""
    card = find_card(game, seat, text)
    rule = "lcg.conflict.29" if verb == "attacker" else "lcg.conflict.33"
    if card < 0:
        return ("unknown", rule)
    if not game.character(card) or game.controller(card) != seat:
        return ("it_is_no_character_of_yours", rule)
    state, conflict = game.states[card], game.conflict
    if state.bowed:
        return ("it_is_bowed", rule)
    if conflict is not None and game.has_dash(card, conflict.type):
        return ("its_skill_is_a_dash", "lcg.stats.03")
    if state.evaded:
        return ("a_covert_attacker_evades_it", "lcg.keywords.04")
    if not can_participate(game, card):
        return ("something_forbids_it_to_participate", "lcg.conflict.10")
    return ("something_forbids_to_declare_it", rule)
