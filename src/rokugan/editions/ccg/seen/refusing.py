"""Why a move is refused: first because of what is being asked, then by the first check of legality that fails.

It uses only what the player who asks may know: of a card out of his sight he hears what he hears of one that does not exist, and
while another player is to decide only what lies open decides what he hears.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from rokugan.core.refusal import Refusal
from rokugan.editions.ccg.seen import refused_actions, refused_choices, refused_in_battle
from rokugan.editions.ccg.seen.wishes import Wish
from rokugan.rulebook.moves import rules_of_move

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

Check = Callable[[Wish], Refusal | None]

# What keeps everybody from such a move as things lie open on the table: nobody is duelling, no attack is under way.
STANDS: Final[dict[str, Check]] = {
    "attack": refused_in_battle.no_attack_to_declare,
    "no attack": refused_in_battle.no_attack_to_declare,
    "invite": refused_in_battle.no_invitations,
    "assign": refused_in_battle.no_maneuvers,
    "fight": refused_in_battle.no_battle_to_choose,
    "from": refused_in_battle.no_attack_to_declare,
    "to": refused_in_battle.no_attack_to_declare,
    "buy": refused_choices.no_purchases,
    "overlay": refused_choices.no_purchases,
    "focus": refused_choices.no_duel,
    "strike": refused_choices.no_duel,
    "accept": refused_choices.no_challenge,
    "refuse": refused_choices.no_challenge,
    "lobby": refused_actions.not_given,
    "favor": refused_actions.not_given,
    "tactics": refused_actions.not_given,
    "share": refused_actions.not_given,
    "naval": refused_actions.reaction_of_the_rules,
    "seppuku": refused_actions.reaction_of_the_rules,
    "legacy": refused_actions.reaction_of_the_rules,
}
# Which kinds of decision such a move answers, and what is wrong with it there.
ANSWERS: Final[dict[str, tuple[tuple[str, ...], Check]]] = {
    "use": (("act", "react", "duel", "pay"), refused_actions.use),
    "play": (("act", "react", "duel", "pay"), refused_actions.use),
    "equip": (("act", "react"), refused_actions.equip),
    "lobby": (("act",), refused_actions.given),
    "favor": (("act", "react"), refused_actions.given),
    "tactics": (("act",), refused_actions.given),
    "share": (("act",), refused_actions.share),
    "attack": (("attack",), refused_in_battle.attack),
    "invite": (("invite",), refused_in_battle.invite),
    "assign": (("assign",), refused_in_battle.assign),
    "fight": (("fight",), refused_in_battle.fight),
    "buy": (("dynasty",), refused_choices.buy),
    "overlay": (("dynasty",), refused_choices.overlay),
    "discard": (("dynasty", "discard"), refused_choices.discard),
    "target": (("target",), refused_choices.target),
    "pay": (("pay",), refused_choices.pay),
    "choose": (("choose", "sensei", "mission"), refused_choices.choose),
    "focus": (("duel",), refused_choices.focus),
    "strike": (("duel",), refused_choices.strike),
    "place": (("place",), refused_choices.place),
    "from": (("fortress",), refused_choices.fortress),
    "to": (("fortress",), refused_choices.fortress),
    "refuse": (("challenge",), refused_choices.answer_challenge),
    "accept": (("challenge",), refused_choices.answer_challenge),
}
# The other moves of the notation; each is offered wherever it can be made.
OTHERS: Final = ("pass", "yes", "no", "done", "order", "no attack", "naval", "seppuku", "legacy")
# What nobody is asked now who is asked something else: the kind of decision, the reason, and when it is asked.
ASKED: Final[dict[str, tuple[str, str, str]]] = {
    "target": ("target", "nothing to target", ""),
    "pay": ("pay", "nothing to pay", "payment"),
    "choose": ("choose", "nothing to choose", ""),
    "yes": ("may", "no question", ""),
    "no": ("may", "no question", ""),
    "order": ("order", "nothing to order", "simultaneous"),
    "place": ("place", "no tile", "tiles"),
}


def refusal(game: CcgGame, seat: int, move: str) -> Refusal:
    """Return why a player's move is refused."""
    decision = game.decision
    if decision is None:
        return Refusal("refused.over", rule_asked(game))
    wish = Wish(game, seat, decision, move)
    check = STANDS.get(wish.verb)
    found = None if check is None else check(wish)
    if not wish.is_asked:
        return not_his_turn(wish, found)
    if wish.verb not in ANSWERS and wish.verb not in OTHERS:
        return wish.refused("no move", rule=rule_asked(game))
    if found is not None:
        return found
    kinds, answer = ANSWERS.get(wish.verb, ((), None))
    if wish.kind in kinds and answer is not None:
        return answer(wish) or wish.refused("no such answer", rule=rule_asked(game))
    return other_question(wish)


def not_his_turn(wish: Wish, lies_open: Refusal | None) -> Refusal:
    """Another player is to decide, by the rule of what is under way; when such a move is made may lie open on the table."""
    why = wish.refused("turn", rule=rule_under_way(wish.game), values={"other": wish.decision.player})
    if lies_open is not None:
        why.when = lies_open.when
    return why


def other_question(wish: Wish) -> Refusal:
    """Something else is being asked: what the move would answer is not asked, or not before this."""
    game = wish.game
    if any(choice.verb == wish.verb for choice in wish.decision.choices):
        return wish.refused("no such answer", rule=rule_asked(game))
    if wish.verb in ASKED:
        kind, reason, when = ASKED[wish.verb]
        if not rules_of_move(game.edition, kind, wish.verb):
            return wish.refused("no such move", rule=rule_asked(game))
        return wish.refused(reason, when, rule=wish.rule_of_move(kind=kind))
    if wish.verb == "discard":
        return refused_choices.nothing_to_discard(wish)
    reason = f"first {wish.kind}"
    when = refused_actions.time_of(wish)
    return wish.refused(reason if reason in wish.words() else "no such answer", when, rule=rule_asked(game))


def rule_asked(game: CcgGame) -> str:
    """The rule by which the present decision is asked; of a game that is over, the rule by which games end."""
    decision = game.decision
    if decision is None:
        return game.rules.seen.reasons["over"]
    if decision.kind == "act" and game.in_battle():
        return game.rules.seen.reasons["combat"]
    found = rules_of_move(game.edition, decision.kind, "") or rules_of_move(game.edition, "act", "")
    return game.rules.seen.reasons.get(f"first {decision.kind}", found[0])


def rule_under_way(game: CcgGame) -> str:
    """The rule that says who acts in what is under way, as all can see it."""
    reasons = game.rules.seen.reasons
    if game.duel is not None:
        return rules_of_move(game.edition, "duel", "")[0]
    if game.in_battle():
        return reasons["combat"]
    if game.attack is not None:
        return rules_of_move(game.edition, "assign" if "maneuvers" in game.attack.segment else "fight", "")[0]
    if game.phase == "dynasty":
        return reasons["not dynasty"]
    return reasons["turn"]
