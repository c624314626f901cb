"""Texts of which every word can be run, but which together would do nothing: they are refused, not played as blanks."""

from __future__ import annotations

from collections.abc import Iterator

from rokugan import program as p

_THIS = p.Ref("this")
_BEARER = p.Ref("bearer")
_UNDER_WAY = ("announce", "target", "perform", "play", "resolve", "issue", "challenge", "duel begins", "choose targets")


def why_idle(node: p.Node) -> Iterator[str]:
    """Yield what in this node, apart from its parts, would silently do nothing."""
    if isinstance(node, (p.Ability, p.Triggered, p.FocusEffect)) and not node.effects:
        yield "a text that does nothing"
    if isinstance(node, (p.Ability, p.Triggered)):
        yield from _answers(node)
    if isinstance(node, (p.Ability, p.Triggered, p.Later)) and _negates_too_late(node.trigger, node.effects):
        yield "negating what has already happened"
    if isinstance(node, p.Ability):
        yield from _focus_values(node)
        if any(_widens_too_late(each) for each in p.walk(node) if isinstance(each, p.If)) and _attacks(node):
            yield "a target of a Ranged Attack that depends on what its text does later"
    if isinstance(node, (p.May, p.ChooseOne)) and isinstance(node.who, (p.Each, p.Several)):
        yield "a choice of several players at once"
    if isinstance(node, p.Give) and any(_answers_to_its_end(each) for each in node.changes):
        yield "an ability given to a card that answers to the end of that card"
    if isinstance(node, p.Transfer) and node.to == _THIS and _kinds(node.what) == ("region",):
        yield "a Region transferred to a card"


def _negates_too_late(trigger: p.Trigger | None, effects: tuple[p.Effect, ...]) -> bool:
    """`After he is dishonored, negate it`: only an action that is under way can be negated when it is known."""
    if not isinstance(trigger, p.Trigger) or trigger.when not in ("after", "at"):
        return False
    pattern: object = trigger.pattern
    if not isinstance(pattern, p.Pattern) or any(each in _UNDER_WAY for each in pattern.events):
        return False
    later = {id(part) for each in p.walk(effects) if isinstance(each, p.Later) for part in p.walk(each.effects)}
    return any(
        isinstance(each, p.Negate)
        and each.until == "now"
        and id(each) not in later
        and (each.verb == "event" or (each.what is None and each.verb in pattern.events))
        for each in p.walk(effects)
    )


def _answers(node: p.Ability | p.Triggered) -> Iterator[str]:
    """Yield what of an ability or trait can never happen, because it answers to something that is over or not yet there."""
    trigger: object = node.trigger
    pattern: object = trigger.pattern if isinstance(trigger, p.Trigger) else None
    if not isinstance(trigger, p.Trigger) or not isinstance(pattern, p.Pattern):
        return
    if trigger.when == "before" and "enter play" in pattern.events and pattern.subject == _THIS:
        yield "what a card does before it enters play itself"
    if pattern.event == "reveal" and pattern.subject == _THIS and any(_changes_this(each) for each in node.effects):
        yield "a state of a card that has only been turned face-up"
    if pattern.event == "combat ends" and any(isinstance(each, p.AdditionalAction) for each in node.effects):
        yield "an action after the last one of a battle"
    if any(isinstance(each, p.Chosen) and each.noun.kinds != ("battlefield",) for each in p.walk(pattern)):
        yield "a choice inside a trigger"
    if isinstance(node, p.Ability) and _is_its_end(trigger, (_THIS,)):
        if any(isinstance(cost, p.Give) and cost.what == _THIS for cost in node.constraints):
            yield "a cost that changes the card after it has left play"


def _attacks(node: p.Ability) -> bool:
    return any(isinstance(each, p.RangedAttack) for each in p.walk(node))


def _widens_too_late(node: p.If) -> bool:
    """Does what a Ranged Attack may target depend on what its text does only after the targets are chosen?"""
    results = any(
        isinstance(each, p.Did) or (isinstance(each, p.Past) and each.period == "this")
        for each in p.walk(node.condition)
    )
    attack = p.Ref("ranged attack")
    return results and any(
        isinstance(each, p.Give)
        and each.what == attack
        and any(isinstance(change, p.Allow) and change.verb == "target" for change in each.changes)
        for each in (*node.effects, *node.otherwise)
    )


def _changes_this(effect: p.Effect) -> bool:
    """Only cards in play are bowed and dishonored."""
    return isinstance(effect, (p.Bow, p.Straighten, p.Dishonor, p.Rehonor)) and effect.what == _THIS


def _answers_to_its_end(change: p.Change) -> bool:
    """Does the change, or one of those it is made of, give a text that waits for the end of the card that gets it?"""
    return any(isinstance(each, p.Trigger) and _is_its_end(each, (_THIS, _BEARER)) for each in p.walk(change))


def _is_its_end(trigger: p.Trigger, whose: tuple[p.Ref, ...]) -> bool:
    """Does it wait until one of these cards has left play?"""
    pattern = trigger.pattern
    if trigger.when != "after" or any(each not in ("destroy", "discard", "leave play") for each in pattern.events):
        return False
    subject = pattern.subject
    named = [each.what for each in p.walk(subject) if isinstance(each, p.Among)] if subject is not None else []
    return any(part in whose for part in (subject, *named))


def _focus_values(node: p.Ability) -> Iterator[str]:
    """Personalities have no Focus Value."""
    chosen = {each.slot: _kinds(each) for each in p.walk(node) if isinstance(each, (p.Target, p.Chosen))}
    for each in p.walk(node):
        if isinstance(each, p.StatOf) and each.stat == "focus_value" and isinstance(each.of, p.Ref):
            if each.of.to == "slot" and chosen.get(each.of.slot) == ("personality",):
                yield "the Focus Value of a Personality"


def _kinds(what: p.Node | None) -> tuple[str, ...]:
    """The kinds of things that a phrase describes."""
    noun = what.noun if isinstance(what, (p.Each, p.Target, p.Chosen)) else what
    return noun.kinds if isinstance(noun, p.Noun) else ()
