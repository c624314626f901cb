"""Turns a derivation into nodes, in the order of the text, so that each reference finds what was mentioned before it."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any

from rokugan.cards.parsing.parser import Derivation
from rokugan.cards.parsing.refs import Context
from rokugan.cards.parsing.table import Make, Said, Slot, Terminal, fill
from rokugan.language.classic.words.terms import COMMANDS
from rokugan.program import (
    Bow,
    ChooseOne,
    Chosen,
    Destroy,
    Discard,
    Dishonor,
    Each,
    Give,
    May,
    Modify,
    Move,
    Node,
    Noun,
    OtherThan,
    Program,
    Ref,
    Rehonor,
    SetStat,
    StatIs,
    StatOf,
    Straighten,
    Target,
    Thing,
    Together,
    Transfer,
    UnitOf,
    You,
    walk,
)

# What is done only to things in play.
_IN_PLAY = (Bow, Destroy, Dishonor, Give, Move, Rehonor, Straighten)
# The categories that only describe a thing: what they tell of events (`who performed an action`) triggers nothing.
_DESCRIBING = frozenset(["vp", "post", "is_what", "by"])


def build(derivation: Derivation, context: Context) -> Any:
    """The node (or tuple, or plain value) that a derivation stands for."""
    production = derivation.rule
    if production is None:
        parts = derivation.parts
        if parts and isinstance(parts[0], Terminal):
            context.start, context.end = derivation.start, derivation.end
            return parts[0].build(context, parts[1])
        return tuple(build(part, context) for part in parts)
    if production.before is not None:
        production.before(context)
    known = len(context.mentions)
    values: dict[str, Any] = {}
    form = production.form
    for name, part in zip(production.names, derivation.parts, strict=True):
        value = build(part, context)
        if isinstance(value, Said):
            form, value = f"{form}~{value.words}", value.value
        values[name] = value
        if name in ("subj", "rsubj"):
            context.subject = values[name]
        elif name == "psubj":
            context.doer = values[name]
        elif name == "obj" and production.form.startswith("give {obj}"):
            context.receiver = values[name]
    if "subj" in values or "rsubj" in values:
        context.subject = None
    if "psubj" in values:
        context.doer = None
    if "obj" in values:
        context.receiver = None
    if production.category in _DESCRIBING:
        context.forget_events(known)
    context.start, context.end = derivation.start, derivation.end
    if production.category == "cost":
        values = {name: _paid(value, context) for name, value in values.items()}
    if production.make is not None:
        context.rule_form = form
        node = _made(production.make, context, values)
        if any(node is value for value in values.values()):
            return node
    else:
        if isinstance(production.tree, Slot):
            node = values[production.tree.name]
            if len(production.parts) > 1 and isinstance(node, Node):
                return _wrapped(node, form, context)
            if len(production.parts) > 1 and isinstance(node, tuple) and node:
                return (_wrapped(node[0], form, context), *node[1:])
            return node
        node = fill(production.tree, values)
    if isinstance(node, Give) and gives_strength_to_card(node, context):
        return context.fail(context.words())
    if isinstance(node, Discard) and isinstance(node.what, Chosen) and node.what.noun.zone == "hand":
        context.discarded.append(Ref("slot", node.what.slot))
    if isinstance(node, _IN_PLAY) and isinstance(node.what, Ref):
        node = replace(node, what=context.still_there(node.what))
    if isinstance(node, Give):
        node = replace(node, changes=_each_his_own(node.changes, node.what, context))
    if isinstance(node, Transfer) and isinstance(node.to, (Target, Chosen)):
        node = replace(node, to=_to_another(node.to, node.what, context))
    if isinstance(node, StatIs) and node.right is None and not context.has_performer(node.stat):
        return context.fail(context.words())
    if production.make is None and isinstance(node, Together) and commands_another(node, derivation, context):
        return context.fail(context.words())
    if isinstance(node, Ref):
        return node if node.words else replace(node, words=context.words())
    if isinstance(node, Node) and not node.form:
        node = replace(node, form=form)
        if production.take is not None and not isinstance(node, Noun) and production.take(node) is None:
            return replace(node, form="=" + context.words())  # nothing could say it again but these words
    return node


def gives_strength_to_card(node: Give, context: Context) -> bool:
    """`Ranged 3 Attack. Give it +2 strength.`: only provinces and Ranged Attacks have strength, and this one is over."""
    meant = isinstance(node.what, Ref) and node.what.to == "this" and context.kind != "region"
    return meant and any(isinstance(each, (Modify, SetStat)) and each.stat == "strength" for each in node.changes)


def _paid(cost: Any, context: Context) -> Any:
    """A cost is paid with what is yours: `target a Personality with lower Chi than Miroki and destroy her`. What it has destroyed
    is no longer there for the effects."""
    if isinstance(cost, _IN_PLAY) and isinstance(cost.what, Ref):
        what = context.own(cost.what)
        cost = replace(cost, what=what)
        if isinstance(cost, Destroy):
            context.destroyed.append(what)
    return cost


_OWN = ("~own", "~own base", "~own printed")


def _each_his_own(part: Any, given: Thing, context: Context) -> Any:
    """`Give all your Samurai a Force bonus equal to their Chi.`, `... each with a penalty equal to his own Chi`: what several are
    given by their own stats each is given by his; and his own is his to whom it is given, whoever else was mentioned."""
    if isinstance(part, tuple):
        return tuple(_each_his_own(each, given, context) for each in part)
    if isinstance(part, StatOf) and isinstance(part.of, (Ref, Each)):
        receiver = Ref("slot", given.slot) if isinstance(given, (Target, Chosen)) else given
        own = part.form.endswith(_OWN)
        if not own and part.of != receiver:
            return part
        words = part.of.words if isinstance(part.of, Ref) else part.of.form.removeprefix("=")
        if not context.is_plural(given):
            return replace(part, of=replace(receiver, words=words)) if isinstance(receiver, Ref) else part
        return replace(part, of=Ref("each", words=words))
    if not isinstance(part, Node) or isinstance(part, Program):
        return part
    changed = {each.name: _each_his_own(getattr(part, each.name), given, context) for each in fields(part)}
    return part if all(changed[name] is getattr(part, name) for name in changed) else replace(part, **changed)


def _to_another(to: Target | Chosen, what: Thing, context: Context) -> Target | Chosen:
    """`Transfer it to another of your Personalities.`: to another than its own, if `another` means nobody else."""
    moved = Ref("slot", what.slot) if isinstance(what, (Target, Chosen)) else what
    nobody = [moved] if context.kind == "personality" else [moved, Ref("this")]
    filters = tuple(
        replace(each, what=UnitOf(moved)) if isinstance(each, OtherThan) and each.what in nobody else each
        for each in to.noun.filters
    )
    return replace(to, noun=replace(to.noun, filters=filters))


def commands_another(node: Together, derivation: Derivation, context: Context) -> bool:
    """`His controller may bow him or draw a card, and lose 1 Honor.`: a command after what another player does is no command to
    you, and says nothing that we understand of him."""
    found = False
    for effect, part in zip(node.effects, derivation.parts, strict=False):
        if found and context.tokens[part.start].word in COMMANDS:
            return True
        found = isinstance(effect, (May, ChooseOne)) and not isinstance(effect.who, You)
    return False


def _made(make: Make, context: Context, values: dict[str, Any]) -> Any:
    """What a production makes of its parts; a reference to nothing if one of the parts points to nothing."""
    try:
        return make(context, values)
    except (AttributeError, TypeError):
        if not any(isinstance(each, Ref) and each.to == "unresolved" for each in walk(tuple(values.values()))):
            raise
        return Ref("unresolved", words=context.words())


def _wrapped(node: Node, form: str, context: Context) -> Node:
    """A node whose words got others around them (`with ...`): the forms stand one before the other."""
    if isinstance(node, Ref):
        return replace(node, words=context.words())
    return replace(node, form=f"{form}|{node.form}")
