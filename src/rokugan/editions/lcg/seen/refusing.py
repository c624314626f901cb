"""Why a move is refused, from what the asker may know: by what is being asked, then by the first check that fails."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from rokugan.core.notation import tidy
from rokugan.core.refusal import Refusal
from rokugan.editions.lcg.seen.refused_conflicts import (
    no_declaration,
    no_defense,
    refused_declaration,
    refused_participant,
    refused_province,
    refused_ring,
)
from rokugan.editions.lcg.seen.refused_uses import (
    NONE,
    Reason,
    find_card,
    refused_discard,
    refused_purchase,
    refused_use,
)
from rokugan.editions.lcg.table.abilities import ACTION
from rokugan.editions.lcg.table.choosing import ChooseTargets
from rokugan.editions.lcg.table.things import (
    ATTACHMENT,
    CHARACTER,
    DYNASTY_PHASE,
    FACEDOWN,
    HAND,
    IN_PLAY,
    PHASES,
    PROVINCE,
)
from rokugan.rulebook.moves import rules_of_move

if TYPE_CHECKING:
    from rokugan.core.decision import Decision
    from rokugan.editions.lcg.table.game import LcgGame

UNKNOWN: Final = "unknown"
NAMING: Final = ("use", "play", "buy", "attacker", "defender", "discard", "target", "order")  # moves that name a card
DECLARING: Final = ("declare", "no conflict", "ring", "province", "attacker")
# What nobody is asked now who is asked something else: the reason and the rule.
NOT_ASKED: Final[dict[str, Reason]] = {
    "target": ("nothing_is_being_chosen", "lcg.targeting.01"),
    "choose": ("no_alternatives", "lcg.effects.09"),
    "yes": ("no_question", "lcg.abilities.06"),
    "no": ("no_question", "lcg.abilities.06"),
    "order": ("nothing_to_order", "lcg.simultaneity.03"),
    "bid": ("no_bids", "lcg.draw-phase.02"),
    "discard": ("nothing_to_discard", "lcg.regroup.05"),
    "buy": ("not_the_dynasty_window", "lcg.dynasty.06"),
}
MOVES: Final = (*NAMING, *DECLARING, *NOT_ASKED, "pass", "done")
# When it will be possible, by the reason, where the rules tell.
WHEN: Final[dict[str, str]] = {
    "it_is_another_phase": "conflict_phase",
    "no_conflict_is_declared": "declaring",
    "the_action_window_comes_first": "both_passed",
    "a_conflict_is_resolving": "after_this_conflict",
    "no_conflict_is_resolving": "defending",
    "you_are_not_defending": "defending",
    "defenders_are_declared": "defending",
    "not_the_dynasty_window": "dynasty_window",
    "not_from_hand_in_this_step": "other_windows",
    "one_limited_card_was_played": "next_round",
    "it_was_used_up": "next_period",
    "its_maximum_is_reached": "next_period",
    "it_answers_its_triggering_condition_only": "trigger",
    "its_condition_does_not_occur": "trigger",
    "only_interrupts_now": "action_window",
    "only_reactions_now": "action_window",
    "no_bids": "bids",
    "it_is_not_unclaimed": "returned",
    "other_provinces_are_not_yet_broken": "three_broken",
    "it_is_bowed": "ready",
    "you_have_declared_your_military_conflict": "next_round",
    "you_have_declared_your_political_conflict": "next_round",
    "you_passed": "next_round",
}


def refusal(game: LcgGame, seat: int, move: str) -> Refusal:
    """Return why a player's move is refused."""
    decision = game.decision
    if decision is None:
        return Refusal("lcg_refused.over", "lcg.victory.02")
    text = tidy(move)
    verb = "no conflict" if text == "no conflict" else text.partition(" ")[0]
    rest = text[len(verb) :].strip()
    first = {"play": HAND, "buy": PROVINCE, "discard": PROVINCE}.get(verb, IN_PLAY)
    card = find_card(game, seat, rest.partition(" fate ")[0], first) if verb in NAMING and rest else -1
    values: dict[str, object] = {"other": decision.player, "phase": PHASES[game.phase]}
    why, rule = reason(game, seat, decision, verb, rest)
    unplaced = card >= 0 and game.where[card] == FACEDOWN and not any(each.card == card for each in game.provinces)
    about = game.sight.name(seat, card) if card >= 0 and not unplaced else ""
    when = WHEN.get(why, "") or (time_of(game, seat, verb, card) if why.startswith("first_") else "")
    return Refusal(f"lcg_refused.{why}", rule, about, f"lcg_when.{when}" if when else "", values)


def time_of(game: LcgGame, seat: int, verb: str, card: int) -> str:
    """Return when the card can be used or played, by what kind of ability it has; empty if that does not tell."""
    if verb not in ("use", "play") or card < 0 or game.controller(card) != seat:
        return ""
    if (game.where[card] == HAND) != (verb == "play"):
        return ""
    kinds = [ability.kind for ability in game.abilities(card)]
    if ACTION in kinds or (verb == "play" and game.printed[card].type in (CHARACTER, ATTACHMENT)):
        return "action_window"
    return "trigger" if kinds else ""


def rule_asked(game: LcgGame) -> str:
    """The rule by which the present decision is asked, or by which the game is over."""
    decision = game.decision
    if decision is None:
        return "lcg.victory.02"
    return (rules_of_move("lcg", decision.kind, "") or rules_of_move("lcg", "act", ""))[0]


def rule_under_way(game: LcgGame) -> str:
    """The rule that says who acts in what is under way, as all can see it."""
    return "lcg.dynasty.06" if game.phase == DYNASTY_PHASE else "lcg.actions.03"


def reason(game: LcgGame, seat: int, decision: Decision, verb: str, rest: str) -> Reason:
    """The reason and the rule: what is not under way, whose decision it is, what is being asked, what is not legal."""
    lies_open = NONE
    if decision.seat == seat and any(each.verb == verb for each in decision.choices):
        pass
    elif verb in DECLARING:
        lies_open = no_declaration(game, seat, decision, verb)
    elif verb == "defender":
        lies_open = no_defense(game, seat, decision)
    elif verb == "buy" and game.phase != DYNASTY_PHASE:
        lies_open = NOT_ASKED["buy"]
    if decision.seat != seat:
        return ("another_decides", rule_under_way(game))
    if lies_open[0]:
        return lies_open
    if verb not in MOVES:
        return ("no_such_move", rule_asked(game))
    if not is_answer(decision, verb):
        return not_asked(game, decision, verb)
    return refused_answer(game, seat, decision, verb, rest)


def is_answer(decision: Decision, verb: str) -> bool:
    """Is the question one that such a move answers?"""
    if verb in ("use", "play"):
        return decision.kind in ("act", "react", "dynasty")
    if verb in ("buy", "discard"):
        return decision.kind in ("dynasty", verb)
    return any(each.verb == verb for each in decision.choices)


def not_asked(game: LcgGame, decision: Decision, verb: str) -> Reason:
    """Something else is being asked."""
    if verb == "done" and decision.kind == "declare" and any(each.verb == "attacker" for each in decision.choices):
        return ("no_attacker_yet", "lcg.conflict.29")
    if verb in NOT_ASKED and not (verb == "buy" and decision.kind != "dynasty"):
        return NOT_ASKED[verb]
    return (f"first_{decision.kind}", rule_asked(game))


def refused_answer(game: LcgGame, seat: int, decision: Decision, verb: str, rest: str) -> Reason:
    """Return why that is no legal answer to what is asked."""
    found = NONE
    if verb in ("use", "play"):
        found = refused_use(game, seat, decision, verb, rest)
    elif verb == "buy":
        found = refused_purchase(game, seat, rest)
    elif verb == "discard":
        found = refused_discard(game, seat, decision, rest)
    elif verb in ("attacker", "defender"):
        found = refused_participant(game, seat, rest, verb)
    elif verb == "ring" and decision.kind == "declare":
        found = refused_ring(game, rest)
    elif verb == "province":
        found = refused_province(game, seat, rest)
    elif verb == "declare":
        found = refused_declaration(game, seat, rest)
    elif verb == "target":
        found = refused_target(game, seat, rest)
    elif verb == "bid":
        found = ("no_such_bid", "lcg.draw-phase.02")
    return found if found[0] else ("no_such_answer", rule_asked(game))


def refused_target(game: LcgGame, seat: int, text: str) -> Reason:
    """Return why that cannot be chosen as a target."""
    card = find_card(game, seat, text)
    frame = game.stack[-1] if game.stack else None
    if isinstance(frame, ChooseTargets) and card in frame.chosen:
        return ("it_has_been_chosen", "lcg.targeting.06")
    if card < 0 and not any(tidy(name) == text for name in game.names) and "." not in text:
        return (UNKNOWN, "lcg.targeting.01")
    if card >= 0 and game.where[card] == HAND:
        return ("it_is_not_in_play", "lcg.abilities.02")
    return ("it_is_no_eligible_target", "lcg.targeting.01")
