"""Why a move is refused: one sentence with the rule that forbids it, from what the asker may know."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan.catalogue import say
from rokugan.core.notation import is_short_for, tidy
from rokugan.editions.lcg.framework.conflict import can_participate, eligible_provinces
from rokugan.editions.lcg.initiating.initiating import is_elsewhere, is_within_limits, may_play_card
from rokugan.editions.lcg.initiating.playing import hosts_to_play_on, is_unique_there
from rokugan.editions.lcg.table.abilities import ACTION, Ability
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import (
    ATTACHMENT,
    CHARACTER,
    DYNASTY_PHASE,
    ELEMENTS,
    EVENT,
    HAND,
    LIMITED,
    PROVINCE,
)
from rokugan.errors import quote

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

Reason = tuple[str, str]  # by its name in the catalogue (`lcg_refused`), and the rule
NONE: Final[Reason] = ("", "")
# Whose decision it is, by what is asked.
WHOSE: Final = {
    "act": "lcg.actions.03",
    "react": "lcg.abilities.25",
    "declare": "lcg.conflict.26",
    "dynasty": "lcg.turn.01",
}
UNKNOWN: Final[Reason] = ("unknown", "")
NO_FATE: Final[Reason] = ("its_cost_cannot_be_paid", "lcg.abilities.18")
UNIQUE: Final[Reason] = ("a_unique_copy_is_in_play", "lcg.unique.05")


def refusal(game: LcgGame, seat: int, move: str) -> str:
    """The sentence that refuses a move: whose decision it is, why the move cannot be made, or what is offered instead."""
    decision = game.decision
    if decision is None:
        return say("refusals.the_game_is_over_cannot_be_played", move=quote(move))
    name = game.names[seat]
    if seat != decision.seat:
        return say(
            "refusals.another_is_to_decide_by_the_rule",
            name=name,
            move=quote(move),
            other=decision.player,
            rule=cited(WHOSE.get(decision.kind, "")),
        )
    why, rule = reason(game, seat, tidy(move))
    said = say("refusals.is_not_offered_now", move=quote(move))
    if why:
        because = say(f"lcg_refused.{why}") + cited(rule)
        said = say("refusals.cannot_play_because", name=name, move=quote(move), reason=because)
    return say("refusals.the_options_are", said=said, options="; ".join(decision.options))


def cited(rule: str) -> str:
    """The rule in parentheses."""
    return f" ({rule})" if rule else ""


def reason(game: LcgGame, seat: int, text: str) -> Reason:
    """Why the move cannot be made, as far as the words tell what is meant."""
    verb, _, rest = text.partition(" ")
    rest = rest.partition(" fate ")[0]
    if verb in ("use", "play"):
        return refused_use(game, seat, rest)
    if verb == "buy":
        return refused_purchase(game, seat, rest)
    if verb in ("attacker", "defender"):
        return refused_participant(game, seat, rest, verb)
    if verb == "ring":
        return refused_ring(game, rest)
    if verb == "province":
        return refused_province(game, seat, rest)
    if verb == "declare":
        return refused_declaration(game, seat, rest)
    return ("it_is_no_eligible_target", "lcg.targeting.09") if verb == "target" else NONE


def find_card(game: LcgGame, seat: int, text: str) -> int:
    """The card in a player's sight that his words most likely mean: his own before others; -1 if there is none."""
    name = text.rpartition(":")[0] or text
    name = name.partition(" in ")[0]
    seen = [card.number for card in game.cards if game.known[card.number] >> seat & 1]
    order = sorted(
        seen, key=lambda card: (game.controller(card) != seat, card not in game.states, game.where[card] != HAND)
    )
    for card in order:
        if name in (tidy(game.cards[card].title), tidy(game.called.full_name(card))):
            return card
    return next((card for card in order if is_short_for(name, game.called.full_name(card))), -1)


# ---------------------------------------------------------------------------------------------- abilities and cards


def refused_use(game: LcgGame, seat: int, text: str) -> Reason:
    """Why an ability cannot be initiated, or a card played from hand."""
    card = find_card(game, seat, text)
    if card < 0:
        return UNKNOWN
    if game.controller(card) != seat:
        return ("only_its_controller_can_use_it", "lcg.actions.01")
    printed = game.printed[card]
    if game.where[card] == HAND and printed.type in (CHARACTER, ATTACHMENT) and not game.abilities(card):
        return refused_play(game, seat, card)
    found = [ability for ability in game.abilities(card) if ability.kind == ACTION]
    if not game.abilities(card):
        return ("it_has_no_triggered_ability", "lcg.abilities.08")
    if not found:
        return ("it_answers_its_triggering_condition_only", "lcg.abilities.24")
    reasons = [refused_ability(game, Use(card, seat, ability), ability) for ability in found]
    if game.where[card] == HAND and printed.type in (CHARACTER, ATTACHMENT):
        reasons.insert(0, refused_play(game, seat, card))
    return next((each for each in reasons if each[0]), NONE)


def refused_ability(game: LcgGame, use: Use, ability: Ability) -> Reason:
    """Why an ability cannot be initiated, in the order of the steps of initiating."""
    card, seat = use.card, use.seat
    printed = game.printed[card]
    use.type = printed.type
    if not (ability.zones >> game.where[card]) & 1 and not is_elsewhere(game, seat, card):
        return ("it_works_only_in_play", "lcg.abilities.03")
    if printed.type == EVENT:
        barred = refused_by_rules(game, seat, card)
        if barred[0]:
            return barred
    if not is_within_limits(game, use, ability):
        if ability.maximum:
            return ("its_maximum_is_reached", "lcg.abilities.34")
        once = ability.limit == 1
        return ("it_was_used_up", "lcg.abilities.10" if once else "lcg.abilities.28")
    if not ability.legal(game, use):
        return ("its_text_asks_for_more", "lcg.abilities.17")
    if not ability.payable(game, use):
        return NO_FATE
    if not ability.has_targets(game, use):
        return ("it_has_no_eligible_target", "lcg.targeting.09")
    return NONE if ability.can_change(game, use) else ("its_effect_would_change_nothing", "lcg.costs.09")


def refused_by_rules(game: LcgGame, seat: int, card: int) -> Reason:
    """What keeps a card from being played, whatever its type."""
    if game.keywords(card) & LIMITED and game.players[seat].limited:
        return ("one_limited_card_was_played", "lcg.keywords.09")
    if not may_play_card(game, card, seat):
        return ("something_forbids_to_play_it", "lcg.abilities.17")
    return NONE if game.can_spend(seat, game.cost_of(card)) else NO_FATE


def refused_play(game: LcgGame, seat: int, card: int) -> Reason:
    """Why a character or attachment cannot be played from hand."""
    if game.phase == DYNASTY_PHASE:
        return ("not_from_hand_in_this_step", "lcg.dynasty.07")
    barred = refused_by_rules(game, seat, card)
    if barred[0]:
        return barred
    if is_unique_there(game, card, seat):
        return UNIQUE
    if game.printed[card].type == ATTACHMENT and not hosts_to_play_on(game, card, seat):
        return ("nothing_to_attach_it_to", "lcg.attachments.02")
    return NONE


def refused_purchase(game: LcgGame, seat: int, text: str) -> Reason:
    """Why a character cannot be played from a province."""
    card = find_card(game, seat, text)
    if card < 0:
        return UNKNOWN
    if game.where[card] != PROVINCE or game.holder[card] != seat or not game.is_faceup_in_province(card):
        return ("it_is_not_faceup_in_your_provinces", "lcg.dynasty.06")
    if game.printed[card].type != CHARACTER:
        return ("only_characters_are_played_from_provinces", "lcg.dynasty.06")
    barred = refused_by_rules(game, seat, card)
    return UNIQUE if not barred[0] and is_unique_there(game, card, seat) else barred


# -------------------------------------------------------------------------------------------------------- conflicts


def refused_declaration(game: LcgGame, seat: int, text: str) -> Reason:
    """Why a conflict of that type cannot be declared."""
    if text not in ("military", "political"):
        return NONE
    player = game.players[seat]
    skill = ("military", "political").index(text)
    if player.declared[skill]:
        return (f"you_have_declared_your_{text}_conflict", "lcg.conflict.25")
    if not game.unclaimed():
        return ("no_ring_is_unclaimed", "lcg.rings.02")
    return ("you_have_no_ready_attacker", "lcg.conflict.29")


def refused_ring(game: LcgGame, text: str) -> Reason:
    """Why a ring cannot be selected."""
    if text not in ELEMENTS:
        return NONE
    claimed = ELEMENTS.index(text) not in game.unclaimed()
    return ("it_is_not_unclaimed", "lcg.rings.02") if claimed else NONE


def refused_province(game: LcgGame, seat: int, text: str) -> Reason:
    """Why a province cannot be attacked."""
    place = text.rpartition(".")[2]
    for province in game.provinces_of(1 - seat):
        if tidy(province.place) == place and province not in eligible_provinces(game, seat):
            if province.broken:
                return ("it_is_broken", "lcg.conflict.28")
            if province.index == 4:
                return ("other_provinces_are_not_yet_broken", "lcg.provinces.06")
            return ("something_forbids_to_attack_it", "lcg.conflict.28")
    return NONE


def refused_participant(game: LcgGame, seat: int, text: str, verb: str) -> Reason:
    """Why a character cannot be declared."""
    card = find_card(game, seat, text)
    rule = "lcg.conflict.29" if verb == "attacker" else "lcg.conflict.33"
    if card < 0:
        return UNKNOWN
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
