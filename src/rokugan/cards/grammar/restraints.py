"""What is negated for a while, once, or while something is so; and amounts of Honor that are changed in advance."""

from __future__ import annotations

from itertools import combinations, permutations
from typing import Any

from rokugan.cards.grammar.table import rule, slot
from rokugan.cards.program import (
    AnyOf,
    ChangeAmount,
    ChooseOne,
    Forbid,
    Give,
    Later,
    Moment,
    Negate,
    Noun,
    Pattern,
    Ref,
    Trigger,
    You,
)
from rokugan.cards.refs import Context

Values = dict[str, Any]
OBJ, POSS, AMOUNT = (slot(name) for name in ("obj", "poss", "amount"))
_DOES = {"bow": "bows", "destroy": "destroys", "move": "moves", "dishonor": "dishonors", "straighten": "straightens"}
_DOING = {
    "straighten": "straightening",
    "bow": "bowing",
    "move": "movement",
    "destroy": "destruction",
    "dishonor": "dishonoring",
}
_BASE = {verb: verb for verb in _DOES}
_EFFECT = Noun(("effect",))


def _lists(size: int) -> list[tuple[str, ...]]:
    return [order for some in combinations(_DOES, size) for order in permutations(some)]


def _listed(verbs: tuple[str, ...], words: dict[str, str]) -> list[str]:
    said = [words[verb] for verb in verbs]
    if len(said) == 1:
        return said
    joined = ", ".join(said[:-1])
    return [f"{joined} or {said[-1]}"] if len(said) == 2 else [f"{joined}, or {said[-1]}", f"{joined} or {said[-1]}"]


# ---------------------------------------------------------------------------------------- the next such effect

for _size in (1, 2, 3):
    for _verbs in _lists(_size):
        _name = " or ".join(_verbs)
        for _said in _listed(_verbs, _DOES):
            for _what in ("the next card effect", "the next effect"):
                rule("negate0", f"negate {_what} that {_said} {{obj}}", Negate(_name, OBJ, "next", _EFFECT))
        for _said in _listed(_verbs, _BASE):
            _of_action = Negate(_name, OBJ, "action", Ref("action"))
            rule("negate0", f"negate (the action's|its) effects that {_said} {{obj}}", _of_action)
for _verb, _noun in _DOING.items():
    rule("sentence0", f"until he leaves play, negate {{poss}} next {_noun}", Negate(_verb, POSS, "next game"))


def _two_of_action(one: str, other: str) -> None:
    first = Negate(one, OBJ, "action", Ref("action"))
    second = Negate(other, slot("b"), "action", Ref("action"))
    words = f"negate either the action's effects that {one} {{obj}} or the action's effects that {other} {{b:obj}}"
    rule("effect0", words, ChooseOne(((first,), (second,))))


for _one, _two in permutations(_DOES, 2):
    _two_of_action(_one, _two)

# ------------------------------------------------------------------------------------ while something is so


def _while(context: Context, values: Values) -> Any:
    """A negation that holds while the condition does: the thing is given a prohibition."""
    negation: Negate = values["negate0"]
    what = negation.what
    if what is None or negation.until not in ("now", ""):
        return context.fail(context.words())
    stop = Forbid("negate", negation.verb, None, negation.by)
    return Give(what, (stop,), "", values["condition"], form=f"{context.rule_form}|{negation.form}")


def _take_while(node: Any) -> Values | None:
    if not isinstance(node, Give) or len(node.changes) != 1 or not isinstance(node.changes[0], Forbid):
        return None
    stop = node.changes[0]
    return {"condition": node.condition, "negate0": Negate(stop.verb, node.what, "", stop.by, form=node.form)}


rule("sentence0", "while {condition}, {negate0}", make=_while, take=_take_while, cost=1)

# --------------------------------------------------------------------------------------------- Honor in advance

_PHASES = ("Action", "Dynasty", "Attack")
rule("by", "from rulebook effects for assigning allying units", Ref("allying"))
for _who, _verbs in (("you", ("gain", "lose")), ("{psubj}", ("gains", "loses"))):
    _whom = You() if _who == "you" else slot("psubj")
    for _says, _event in zip(_verbs, ("gain honor", "lose honor"), strict=True):
        rule("give0", f"{_who} {_says} no Honor {{by}}", Give(_whom, (Forbid("will not", _event, None, slot("by")),)))
for _what, _event in (("gains", "gain honor"), ("losses", "lose honor")):
    for _one, _two in permutations(_PHASES, 2):
        _when = AnyOf((Moment(f"{_one.lower()} phase"), Moment(f"{_two.lower()} phase")))
        rule(
            "give0",
            f"negate all {{pposs}} Honor {_what} during {_one} Phases and {_two} Phases",
            Give(slot("pposs"), (Forbid("negate", _event),), "", _when),
        )
    _single = _what[:-1].replace("losse", "loss")
    for _verb, _how in (("increase", "add"), ("reduce", "subtract")):
        _change = ChangeAmount(_how, AMOUNT)
        _his = Trigger("before", Pattern(_event, None, slot("pposs")))
        rule("effect0", f"{_verb} {{pposs}} next Honor {_single} this turn by {{amount}}", Later(_his, (_change,)))
        _all = Trigger("before", Pattern(_event))
        rule(
            "effect0",
            f"{_verb} all Honor {_what} by {{amount}} until the action ends",
            Later(_all, (_change,), False, "action"),
        )
        rule(
            "effect0",
            f"{_verb} all Honor {_what} to you from the action's effects by {{amount}}",
            Later(Trigger("before", Pattern(_event, None, You())), (_change,), False, "action"),
        )

# ------------------------------------------------------------------------------------------- Enlightenment

for _towards in ("towards", "toward"):
    _idle = (Forbid("will not", "count for enlightenment"),)
    rule(
        "give0", f"{{subj}} does not count {_towards} an Enlightenment Victory", Give(slot("subj"), _idle, "permanent")
    )
