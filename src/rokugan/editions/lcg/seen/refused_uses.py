"""Why a card cannot be played, or an ability not be initiated: the first check that fails, in the order of the steps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rokugan.core.views.card_meant import card_meant
from rokugan.editions.lcg.initiating.initiating import is_elsewhere, is_within_limits, may_play_card
from rokugan.editions.lcg.initiating.playing import hosts_to_play_on, is_unique_there
from rokugan.editions.lcg.table.abilities import ACTION, REACTION, TRIGGER, Ability
from rokugan.editions.lcg.table.state import Use
from rokugan.editions.lcg.table.things import (
    ATTACHMENT,
    CHARACTER,
    DYNASTY_PHASE,
    EVENT,
    HAND,
    HOLDING,
    IN_PLAY,
    PROVINCE,
    REGROUP_PHASE,
)
from rokugan.editions.lcg.windows.happening import AFTER, WOULD, Window
from rokugan.program.lcg.keywords import LIMITED

if TYPE_CHECKING:
    from rokugan.core.decision import Decision
    from rokugan.editions.lcg.table.game import LcgGame

Reason = tuple[str, str]  # by its name in the catalogue (`lcg_refused`), and the rule
NONE: Final[Reason] = ("", "")
NO_FATE: Final[Reason] = ("its_cost_cannot_be_paid", "lcg.abilities.18")
UNIQUE: Final[Reason] = ("a_unique_copy_is_in_play", "lcg.unique.05")


def find_card(game: LcgGame, seat: int, text: str, first: int = IN_PLAY) -> int:
    """The card in a player's sight that his words most likely mean: his own before others, those in the `first` zone before the
    rest; -1 if there is none."""
    name = text.rpartition(":")[0] or text
    name = name.partition(" in ")[0]
    seen = [card.number for card in game.cards if game.known[card.number] >> seat & 1]
    order = sorted(
        seen,
        key=lambda card: (
            game.controller(card) != seat,
            game.where[card] != first,
            card not in game.states,
            game.where[card] != HAND,
        ),
    )
    found = card_meant(game, name, order, lambda card: game.cards[card].title)
    return -1 if found is None else found


def refused_use(game: LcgGame, seat: int, decision: Decision, verb: str, text: str) -> Reason:
    """Return why an ability cannot be initiated, or a card not be played."""
    rule = "lcg.actions.01" if verb == "use" else "lcg.events-cards.01"
    card = find_card(game, seat, text, HAND if verb == "play" else IN_PLAY)
    if card < 0:
        return ("unknown", rule)
    if game.controller(card) != seat:
        return ("only_its_controller_can_use_it", "lcg.actions.01")
    held = game.where[card] == HAND
    if verb == "use" and held:
        return ("it_is_in_your_hand", "lcg.events-cards.01" if game.printed[card].type == EVENT else "lcg.abilities.03")
    if verb == "play" and not held and not is_elsewhere(game, seat, card):
        return ("it_is_not_in_your_hand", "lcg.costs.10" if game.printed[card].type != EVENT else rule)
    abilities = game.abilities(card)
    number = text.rpartition(":")[2]
    if ":" in text and number.isascii() and number.isdigit() and not 1 <= int(number[:4]) <= len(abilities):
        return ("it_has_no_such_ability", "lcg.abilities.08")
    if ":" in text and number.isascii() and number.isdigit():
        abilities = abilities[int(number) - 1 : int(number)]
    if decision.kind == "react":
        return refused_answering(game, seat, card, abilities)
    if held and game.printed[card].type in (CHARACTER, ATTACHMENT) and not abilities:
        return refused_play(game, seat, card)
    if not abilities:
        return ("it_has_no_triggered_ability", "lcg.abilities.08")
    found = [ability for ability in abilities if ability.kind == ACTION]
    reasons = [refused_ability(game, Use(card, seat, ability), ability) for ability in found]
    if held and game.printed[card].type in (CHARACTER, ATTACHMENT):
        reasons.insert(0, refused_play(game, seat, card))
    elif not found:
        return ("it_answers_its_triggering_condition_only", "lcg.abilities.24")
    return next((each for each in reasons if each[0]), NONE)


def refused_answering(game: LcgGame, seat: int, card: int, abilities: Sequence[Ability]) -> Reason:
    """Return why none of the abilities of a card can answer what happens."""
    window = next((frame for frame in game.stack[::-1] if isinstance(frame, Window)), None)
    after = window is not None and window.time == AFTER
    answering = [each for each in abilities if each.kind != ACTION]
    if window is None or not answering:
        if not abilities and game.where[card] != HAND:
            return ("it_has_no_triggered_ability", "lcg.abilities.08")
        return ("only_reactions_now", "lcg.abilities.37") if after else ("only_interrupts_now", "lcg.abilities.25")
    for ability in answering:
        if (ability.kind == REACTION) != after or ability.would != (window.time == WOULD):
            continue
        for number, event in enumerate(window.events):
            if event.kind not in ability.events:
                continue
            if window.times_used((card, game.instance[card], ability.name, number)):
                return ("it_has_answered_already", "lcg.abilities.27")
            use = Use(card, seat, ability, event)
            if ability.answers(game, use):
                found = refused_ability(game, use, ability)
                if found[0]:
                    return found
    return ("its_condition_does_not_occur", "lcg.abilities.24")


def refused_ability(game: LcgGame, use: Use, ability: Ability) -> Reason:
    """Return why an ability cannot be initiated, in the order of the steps of initiating."""
    card, seat = use.card, use.seat
    printed = game.printed[card]
    use.type = printed.type
    if not (ability.zones >> game.where[card]) & 1 and not is_elsewhere(game, seat, card):
        return ("it_works_only_in_play", "lcg.abilities.03")
    if printed.type == EVENT:
        barred = refused_by_rules(game, seat, card)
        if barred[0]:
            return barred
    elif game.forbidden(TRIGGER, card, use):
        return ("something_forbids_to_use_it", "lcg.abilities.17")
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
        return ("it_has_no_eligible_target", "lcg.targeting.04")
    return NONE if ability.can_change(game, use) else ("its_effect_would_change_nothing", "lcg.costs.09")


def refused_by_rules(game: LcgGame, seat: int, card: int) -> Reason:
    """Return what keeps a card from being played, whatever its type."""
    if game.keywords(card) & LIMITED and game.players[seat].limited:
        return ("one_limited_card_was_played", "lcg.keywords.09")
    if not may_play_card(game, card, seat):
        return ("something_forbids_to_play_it", "lcg.abilities.17")
    return NONE if game.can_spend(seat, game.cost_of(card)) else NO_FATE


def refused_play(game: LcgGame, seat: int, card: int) -> Reason:
    """Return why a character or attachment cannot be played from hand."""
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
    """Return why a character cannot be played from a province."""
    text, _, fate = text.partition(" fate ")
    card = find_card(game, seat, text, PROVINCE)
    if card < 0:
        return ("unknown", "lcg.dynasty.06")
    if game.printed[card].type == HOLDING and game.holder[card] == seat:
        return ("only_characters_are_played_from_provinces", "lcg.dynasty.10")
    if game.where[card] != PROVINCE or game.holder[card] != seat or not game.is_faceup_in_province(card):
        return ("it_is_not_faceup_in_your_provinces", "lcg.dynasty.06")
    if game.printed[card].type != CHARACTER:
        return ("only_characters_are_played_from_provinces", "lcg.dynasty.06")
    barred = refused_by_rules(game, seat, card)
    if barred[0]:
        return barred
    if is_unique_there(game, card, seat):
        return UNIQUE
    return ("not_so_much_fate_is_left", "lcg.dynasty.01") if fate else NONE


def refused_discard(game: LcgGame, seat: int, decision: Decision, text: str) -> Reason:
    """Return why that card cannot be discarded: in the dynasty window a duplicate is, in the regroup phase what lies in a
    province."""
    card = find_card(game, seat, text, PROVINCE)
    rule = "lcg.unique.01" if decision.kind == "dynasty" else "lcg.regroup.05"
    if card < 0:
        return ("unknown", rule)
    if decision.kind == "dynasty":
        return ("it_is_no_duplicate", rule)
    if game.phase == REGROUP_PHASE and game.where[card] != PROVINCE:
        return ("it_is_not_in_your_provinces", rule)
    return NONE
