"""What happens to several things: every happening that is said of one thing (`bows`) is said of several as well (`bow`)."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.table import RULES, Rule, rule, slot
from rokugan.cards.grammar.triggers import described
from rokugan.cards.program import AtOnce, Noun, Number, Pattern, Ref
from rokugan.cards.refs import Context

Values = dict[str, Any]

_THINGS = "{event_thing:event_things}"
for _words, _whose in (
    ("any of your", "your"),
    ("any of another player's", "other"),
    ("any", ""),
    ("all", ""),
    ("your", "your"),
    ("other players'", "other"),
):
    described("event_things", _words, _whose, "npmany")


def _at_once(context: Context, values: Values) -> Any:
    noun = values["npmany"]
    if " of your " in context.rule_form:
        noun = replace(noun, whose="your")
    elif " of another player's " in context.rule_form:
        noun = replace(noun, whose="other")
    whole = replace(noun, filters=(*noun.filters, AtOnce(noun, values.get("num", Number(1)), form="-")))
    context.mention(Ref("subjects"), whole, plural=True)
    return replace(whole, form=f"{context.rule_form}|{noun.form}")


def _take_at_once(node: Any) -> Values | None:
    if not isinstance(node, Noun) or not node.filters or not isinstance(node.filters[-1], AtOnce):
        return None
    return {"npmany": replace(node, filters=node.filters[:-1]), "num": node.filters[-1].number}


for _of in ("of your ", "of another player's ", ""):
    rule("event_things", f"one or more {_of}{{npmany}}", make=_at_once, take=_take_at_once, cost=-1)
    rule("event_things", f"{{num}} or more {_of}{{npmany}}", make=_at_once, take=_take_at_once)
for _verb, _does in (("destroy", "destroys"), ("bow", "bows"), ("move", "moves"), ("dishonor", "dishonors")):
    for _form in (f"{{action}} simultaneously {_does} {_THINGS}", f"{{action}} {_does} {_THINGS} simultaneously"):
        rule("pattern0", _form, Pattern(_verb, slot("event_thing"), slot("action")), cost=-1)

_IRREGULAR = {"is": "are", "was": "were", "has": "have", "does": "do"}


def plural_of(verb: str) -> str | None:
    """The verb as it is said of several things, or None if it is not said of one.

    >>> [plural_of(verb) for verb in ("is", "bows", "focuses", "lobbies", "would")]
    ['are', 'bow', 'focus', 'lobby', None]
    """
    if verb in _IRREGULAR:
        return _IRREGULAR[verb]
    if verb.endswith("ies"):
        return verb[:-3] + "y"
    if verb.endswith(("ses", "shes", "ches", "xes")):
        return verb[:-2]
    return verb[:-1] if verb.endswith("s") and not verb.endswith("ss") else None


def _several(production: Rule) -> str | None:
    """The form of a happening said of several things."""
    first, _, rest = production.form.partition(" ")
    words = rest.split()
    verb = plural_of(words[0]) if first == "{event_thing}" and words else None
    if verb is None or "{event_thing" in rest:
        return None
    for number in range(1, len(words) - 1):
        if words[number] == "or" and plural_of(words[number + 1]) is not None and words[number - 1].isalpha():
            words[number + 1] = plural_of(words[number + 1]) or words[number + 1]
    return " ".join([_THINGS, verb, *words[1:]])


def _generate() -> None:
    for production in list(RULES["pattern0"]):
        form = _several(production)
        if form is not None:
            given: dict[str, Any] = {"make": production.make, "take": production.take, "cost": production.cost}
            rule("pattern0", form, production.tree, **given)


_generate()
