"""The shape of a text, read from its tree alone: what it asks its player to choose, and when; what it brings in, moves, pays."""

from __future__ import annotations

from dataclasses import replace
from typing import Any, TypeVar

from rokugan import program as p

BLOCKS = (
    p.May, p.If, p.Otherwise, p.ForEach, p.ChooseOne, p.Later, p.Together, p.Instead, p.InTurnOrder, p.Repeat, p.GrantText,
    p.Program,
)  # fmt: skip


# To where a movement may be the reason for taking a Battle action.
MOVES_HERE: frozenset[str] = frozenset(
    ("battlefield", "location", "any battlefield", "any location", "attacking army", "defending army")
)
_HERE: frozenset[str] = frozenset(("battlefield",))
# Where a card is put that is brought into play.
INTO_PLAY = ("play", "battlefield", "location")
# What a text has done or found: a condition on it is not known before the text is carried out.
_UNKNOWN = ("found", "rest", "created", "discarded", "winner", "loser")

T = TypeVar("T")


def is_performing(node: p.Target | p.Chosen) -> bool:
    """Does the text call what is chosen here performing?"""
    if isinstance(node, p.Chosen) and node.performer:
        return True
    return any(isinstance(each, p.State) and each.name == "performing" and each.positive for each in node.noun.filters)


def together(noun: p.Noun) -> tuple[p.StatIs, ...]:
    """The totals that the chosen things must have together."""
    return tuple(each for each in noun.filters if isinstance(each, p.StatIs) and each.together)


def answers_units(trigger: p.Trigger) -> bool:
    """Does the text answer to what happens to a unit, so that `that unit` means all its cards?"""
    subject = trigger.pattern.subject
    noun = subject.noun if isinstance(subject, (p.Each, p.Target, p.Chosen)) else subject
    return isinstance(noun, p.Noun) and names_units(noun)


def names_units(noun: p.Noun) -> bool:
    """Does the noun describe Personalities that are chosen with all that is attached to them?"""
    return "unit" in noun.kinds and "personality" not in noun.kinds


def one_by_one(costs: tuple[p.Effect, ...]) -> tuple[p.Effect, ...]:
    """The costs in their order: `bow and destroy one of your Monks` is two, paid with one Monk."""
    found: list[p.Effect] = []
    for cost in costs:
        found.extend(one_by_one(cost.effects) if isinstance(cost, p.Together) else (cost,))
    return tuple(found)


def paid_with_one(costs: tuple[p.Effect, ...]) -> dict[int, tuple[p.Node, ...]]:
    """By slot, the costs that the same thing pays, where these are several."""
    found: dict[int, tuple[p.Node, ...]] = {}
    for cost in costs:
        for slot in paying_slots(getattr(cost, "what", None)):
            found[slot] = (*found.get(slot, ()), cost)
    return {slot: paid for slot, paid in found.items() if len(paid) > 1}


def paying_slots(what: p.Node | None) -> list[int]:
    """The slots of the things that pay, not of those that only describe them."""
    if isinstance(what, p.Several):
        return [slot for part in what.parts for slot in paying_slots(part)]
    return [what.slot] if isinstance(what, (p.Target, p.Chosen, p.Ref)) and what.slot >= 0 else []


def may_move_here(effects: tuple[object, ...]) -> bool:
    """Can this text move units to the current battlefield?"""
    return any(
        (isinstance(n, p.Move) and n.to in MOVES_HERE) or isinstance(n, (p.Switch, p.Swap, p.MoveApart))
        for n in inner(effects)
    )


def target_of(trigger: p.Trigger) -> p.Target | None:
    """The target that the trigger of a text names, if any."""
    for node in p.walk(trigger):
        if isinstance(node, p.Target):
            return node
    return None


def brought_in(effects: tuple[p.Effect, ...]) -> list[p.Attach | p.PutCard]:
    """The effects that are sure to bring a card into play, or to attach one, that is known before they begin."""
    found: list[p.Attach | p.PutCard] = []
    for node in effects:
        if isinstance(node, p.Together):
            found += brought_in(node.effects)
        elif isinstance(node, p.Attach) or (isinstance(node, p.PutCard) and node.to in INTO_PLAY):
            chosen = node.what if isinstance(node.what, (p.Target, p.Chosen)) else None
            if is_known(node.what) and (chosen is None or (chosen.least > 0 and not chosen.optional)):
                found.append(node)
    return found


def first_of(effects: tuple[p.Effect, ...]) -> p.Node | None:
    """Return what an effect does first, be it together with others."""
    first = effects[0] if effects else None
    return first_of(first.effects) if isinstance(first, p.Together) else first


_DEEDS: dict[type, str] = {
    p.Attach: "attach", p.Bow: "bow", p.Straighten: "straighten", p.Destroy: "destroy", p.Move: "move", p.Dishonor: "dishonor",
    p.Discard: "discard",
}  # fmt: skip


def settled_bowing(effects: tuple[p.Effect, ...]) -> list[tuple[p.Node, tuple[p.Node, ...]]]:
    """Return what a text pays the bowing of, as a cost of the action at hand, and what that costs in its turn."""
    found: list[tuple[p.Node, tuple[p.Node, ...]]] = []
    for node in effects:
        if isinstance(node, p.WaiveBow) and node.paid:
            found.append((node.what, ()))
        elif isinstance(node, (p.May, p.Together)):
            found += settled_bowing(node.effects)
        elif isinstance(node, p.Paying):
            found += [(what, (*node.costs, *costs)) for what, costs in settled_bowing(node.effects)]
    return found


def pays(effects: tuple[p.Effect, ...]) -> bool:
    """Does a text pay a part of the cost at hand?"""
    return any(isinstance(each, (p.Produce, p.PayLess)) for each in effects)


def gathered(effects: tuple[p.Effect, ...]) -> tuple[p.Effect, ...]:
    """The effects, where sentences that speak of what a delayed one has chosen or done are delayed with it: `Before this battle
    resolves, choose a Personality. He contributes no Force.` What depends on whether each of several did something is asked of
    each of them: `Each player may discard a card. If he does not, he loses 2 Honor.`"""
    found: list[p.Effect] = []
    for node in effects:
        last = found[-1] if found else None
        if last is not None and isinstance(node, p.Firm) and node.verb == "this":
            found[-1] = made_firm(last, node)
        delayed = isinstance(last, p.Later) and speaks_of(node, last, tuple(found[:-1]))
        if delayed or (isinstance(last, p.ForEach) and asks_each(node)):
            assert isinstance(last, (p.Later, p.ForEach))
            found[-1] = replace(last, effects=(*last.effects, node))
        elif isinstance(last, p.InTurnOrder) and isinstance(last.effects[-1], p.ForEach) and asks_each(node):
            found[-1] = replace(last, effects=gathered((*last.effects, node)))
        else:
            found.append(node)
    return tuple(found)


def made_firm(node: p.Effect, firm: p.Firm) -> p.Effect:
    """Return the effect with `This can not be negated.` put behind each effect that a delayed one will carry out."""
    if isinstance(node, (p.Later, p.TurnsFromNow)):
        return replace(node, effects=tuple(part for each in node.effects for part in (made_firm(each, firm), firm)))
    if isinstance(node, (p.If, p.May, p.Together, p.ForEach)):
        return replace(node, effects=tuple(made_firm(each, firm) for each in node.effects))
    return node


def asks_each(node: p.Node) -> bool:
    """Does the effect depend on whether the one at hand did what he was offered?"""
    condition = node.condition if isinstance(node, p.If) else None
    return isinstance(condition, p.Did) and condition.who == p.Ref("each")


def speaks_of(node: p.Node, later: p.Later, before: tuple[p.Node, ...]) -> bool:
    """Does the sentence speak of something that is only chosen, or only done, by the delayed one?"""
    chosen = {each.slot for each in p.walk(later.effects) if isinstance(each, (p.Target, p.Chosen)) and each.slot >= 0}
    if any(isinstance(each, p.Ref) and each.to == "slot" and each.slot in chosen for each in p.walk(node)):
        return True
    done = {_DEEDS.get(type(each), "") for each in p.walk(later.effects)}
    known = {_DEEDS.get(type(each), "") for each in p.walk(before)}
    return any(isinstance(each, p.Did) and each.verb in done and each.verb not in known for each in p.walk(node))


def may_lower(change: p.Node) -> bool:
    """Can this change make a stat lower than it is without it?"""
    if isinstance(change, p.Modify) and isinstance(change.amount, p.Number):
        return change.negative or change.amount.value < 0
    return True


def puts_itself_into_play(trait: p.Triggered) -> bool:
    """Is it a Ring's condition for entering play, which waits in hand (celestial.rings.01)?"""
    return any(isinstance(n, p.PutCard) and n.to == "play" and self_reference(n.what) for n in p.walk(trait.effects))


def self_reference(node: p.Node) -> bool:
    """Does the phrase mean the card itself or its unit?"""
    if isinstance(node, p.UnitOf):
        return self_reference(node.of)
    return isinstance(node, p.Ref) and node.to in ("this", "bearer")


def moves_itself(node: p.Node, places: frozenset[str]) -> bool:
    """Does the effect bring the card that has it to one of those places, or put it in the place of another?"""
    if isinstance(node, p.Move):
        moved: tuple[p.Node, ...] = (node.what,) if node.to in places else ()
    else:
        moved = (node.what, node.other) if isinstance(node, p.Switch) else ()
    parts = [part for what in moved for part in (what.parts if isinstance(what, p.Several) else (what,))]
    return any(self_reference(part) for part in parts)


def slots_in(node: p.Node | tuple[p.Node, ...]) -> list[int]:
    """The slots that an object or a row of effects names."""
    return [n.slot for n in p.walk(node) if isinstance(n, (p.Target, p.Chosen, p.Ref)) and n.slot >= 0]


def direct(node: p.Node) -> list[p.Node]:
    """The parts of a node that are not inside an inner block of effects."""
    if isinstance(node, BLOCKS):
        return [node]
    found = [node]
    for name in type(node).__dataclass_fields__:
        value = getattr(node, name)
        if isinstance(value, p.Node):
            found.extend(direct(value))
        elif isinstance(value, tuple):
            for part in value:
                for each in part if isinstance(part, tuple) else (part,):
                    if isinstance(each, p.Node):
                        found.extend(direct(each))
    return found


Gated = tuple[p.Target | p.Chosen, tuple[p.Condition, ...]]


def required(effects: tuple[p.Effect, ...]) -> list[Gated]:
    """The targets that effects need when the action is announced (celestial.targeting.02), each with the conditions under
    which it is needed at all (samurai.targeting.10)."""
    found: list[Gated] = []
    last: p.Condition | None = None
    for node in effects:
        if isinstance(node, (p.May, p.ChooseOne, p.ForEach)):
            found += [(part, ()) for part in asked_first(node) if isinstance(part, p.Target)]
        if isinstance(node, p.If):
            last = node.condition
            found += [(part, ()) for part in direct(node.condition) if isinstance(part, p.Target) and not part.optional]
            found += required_either_way(node)
            if is_known(node.condition):
                found += [(t, (node.condition, *gates)) for t, gates in required(node.effects)]
                found += [(t, (p.Not(node.condition), *gates)) for t, gates in required(node.otherwise)]
        elif isinstance(node, p.Later):
            found += [(part, ()) for part in direct(node.trigger) if isinstance(part, p.Target)]
        elif isinstance(node, p.Otherwise):
            if last is not None and is_known(last):
                found += [(t, (p.Not(last), *gates)) for t, gates in required(node.effects)]
        elif isinstance(node, (p.Together, p.Instead)):
            found += required(node.effects)
        elif isinstance(node, p.ChooseOne):
            options = [required(option) for option in node.options]
            for target, gates in options[0]:
                if all(any(t.slot == target.slot for t, _ in option) for option in options):
                    found.append((target, gates))
        else:
            for part in direct(node):
                if isinstance(part, p.Target) and not part.optional and part.chooser is None:
                    found += [(within, ()) for within in direct(part.noun) if isinstance(within, p.Chosen)]
                    found.append((part, ()))
    return found


def targeted_anyway(cost: p.ChooseOne) -> list[p.Target]:
    """Return what each alternative of a cost targets."""
    options = [
        [part for each in one_by_one(option) for part in direct(each) if isinstance(part, p.Target)]
        for option in cost.options
    ]
    return [
        target for target in options[0] if all(any(each.slot == target.slot for each in parts) for parts in options[1:])
    ]


def asked_by_costs(effects: tuple[p.Effect, ...]) -> list[p.Chosen]:
    """Return what must be chosen before costs are paid, because a sentence about the costs asks for it (`need not bow if
    ...`)."""
    slots = [
        slot for node in effects if isinstance(node, p.Allow) and node.condition for slot in slots_in(node.condition)
    ]
    return [part for node in effects for part in direct(node) if isinstance(part, p.Chosen) and part.slot in slots]


def required_either_way(node: p.If) -> list[Gated]:
    """The targets that the effects need whether the condition holds or not."""
    other = {target.slot for target, _ in required(node.otherwise)}
    return [(target, gates) for target, gates in required(node.effects) if target.slot in other]


def is_known(condition: p.Node) -> bool:
    """Can the condition be answered before the text is carried out?"""
    return not any(
        isinstance(each, p.Did) or (isinstance(each, p.Ref) and each.to in _UNKNOWN) for each in p.walk(condition)
    )


def inner(node: object) -> list[p.Node]:
    """All nodes of a tree but those of texts that it gives to other cards."""
    found = p.walk(node)
    if any(isinstance(each, p.Program) for each in found):
        return _without_texts(node)
    return list(found)


def _without_texts(node: object) -> list[p.Node]:
    """The same, of a tree that gives texts."""
    found: list[p.Node] = []
    if isinstance(node, p.Node):
        if isinstance(node, p.Program):
            return found
        found.append(node)
        for name in type(node).__dataclass_fields__:
            found.extend(_without_texts(getattr(node, name)))
    elif isinstance(node, tuple):
        for part in node:
            found.extend(_without_texts(part))
    return found


def numbered(*parts: tuple[p.Effect, ...]) -> list[tuple[p.Effect, ...]]:
    """The same trees with a slot for every choice that the text leaves open."""
    nodes = inner(parts)
    used = [n.slot for n in nodes if isinstance(n, (p.Target, p.Chosen))]
    free = [max(used, default=-1) + 1]
    if all(slot >= 0 for slot in used) and not any(isinstance(n, p.OneOf) for n in nodes):
        return list(parts)
    return [_number(part, free) for part in parts]


def _number(node: T, free: list[int]) -> T:
    """The tree, or part of one, with a slot for each choice, taken from the free ones."""
    found: Any = _numbered(node, free)
    given: T = found
    return given


def _numbered(node: object, free: list[int]) -> object:
    """See `_number`; what is said of one of several things becomes a choice between effects."""
    if isinstance(node, tuple):
        return tuple(_numbered(part, free) for part in node)
    if not isinstance(node, p.Node) or isinstance(node, (p.Pattern, p.Program, p.Noun)):
        return node
    one = next((name for name, part in p.parts(node).items() if isinstance(part, p.OneOf)), "")
    if one:
        options: list[Any] = [(replace(node, **{one: part}),) for part in getattr(node, one).parts]
        return _numbered(p.ChooseOne(tuple(options)), free)
    given: dict[str, Any] = {name: _numbered(part, free) for name, part in p.parts(node).items()}
    if isinstance(node, p.Move):
        given["place"] = node.place  # chosen when the units move
    if isinstance(node, (p.Target, p.Chosen)) and node.slot < 0:
        given["slot"] = free[0]
        free[0] += 1
    return replace(node, **given)


_CHOICES: dict[int, tuple[p.Node, list[p.Target | p.Chosen]]] = {}


def choices_in(node: p.Node) -> list[p.Target | p.Chosen]:
    """Return what must be chosen just before an effect happens, in the order of the text; computed once for each node."""
    found = _CHOICES.get(id(node))
    if found is None:
        found = (node, sorted(_choices_in(node), key=lambda choice: choice.slot))
        _CHOICES[id(node)] = found  # saves time only
    return found[1]


def _choices_in(node: p.Node) -> list[p.Target | p.Chosen]:
    """The things that a player must choose just before an effect happens, in the order of their slots."""
    if isinstance(node, p.Together):
        return []
    if isinstance(node, (p.May, p.ChooseOne, p.ForEach)):
        return asked_first(node)
    if isinstance(node, p.Negate) and awaited(node) is not None:
        return []
    return sorted((part for part in direct(node) if isinstance(part, (p.Target, p.Chosen))), key=lambda part: part.slot)


def awaited(node: p.Negate) -> p.Noun | None:
    """`Negate the next effect that bows one of your Personalities`: whichever it will be, none is chosen now."""
    return node.what.noun if node.until in ("next", "next game") and isinstance(node.what, p.Chosen) else None


def spoken_of(node: p.ChooseOne) -> list[int]:
    """The slots that one alternative asks for and another only speaks of."""
    chosen = [{n.slot for n in inner(option) if isinstance(n, (p.Target, p.Chosen))} for option in node.options]
    named = {
        slot
        for option, slots in zip(node.options, chosen, strict=True)
        for slot in slots_in(option)
        if slot not in slots
    }
    return sorted(slot for slot in named if any(slot in slots for slots in chosen))


def asked_first(node: p.May | p.ChooseOne | p.ForEach) -> list[p.Target | p.Chosen]:
    """Return what is chosen before a block begins: who decides, or for whom something is done. `Bow a target Personality unless
    his controller discards a card`: whose controller is told by one of the alternatives. `Raise a target province's strength;
    you may instead lower its strength`: which province is chosen before one of the alternatives is."""
    who = node.noun if isinstance(node, p.ForEach) else node.who
    found = [part for part in direct(who) if isinstance(part, (p.Target, p.Chosen))]
    if isinstance(node, p.ChooseOne):
        asked = [*slots_in(who), *spoken_of(node)]
        inside = [part for option in node.options for effect in option for part in direct(effect)]
        found += [part for part in inside if isinstance(part, (p.Target, p.Chosen)) and part.slot in asked]
    return found


def is_army(what: p.Node | None) -> bool:
    """Does a text speak of an army as one thing?"""
    if isinstance(what, p.Ref):
        return what.to in ("army", "enemy army", "attacking army", "defending army")
    return isinstance(what, (p.Each, p.Target, p.Chosen)) and what.noun.kinds == ("army",)


def is_tax(entry: p.EntryCost) -> bool:
    """Does the trait change what other players pay: for their cards, or for all cards that cost more?"""
    if not isinstance(entry.what, p.Each) or entry.what.noun.whose not in ("other", ""):
        return False
    return entry.what.noun.whose == "other" or (isinstance(entry.amount, p.Number) and entry.amount.value < 0)


def spread(changes: tuple[p.Change, ...]) -> tuple[p.Change, ...]:
    """The changes one by one, where several are given together."""
    found: list[p.Change] = []
    for change in changes:
        found.extend(change.changes if isinstance(change, p.OneChange) and change.all else (change,))
    return tuple(found)


def unasked(trait: p.Triggered) -> tuple[p.Effect, ...]:
    """The effects of a triggered trait of a card in hand: who plays it has chosen what he `may` do."""
    first = trait.effects[0] if len(trait.effects) == 1 else None
    return first.effects if isinstance(first, p.May) else trait.effects


def bowing_another(ability: p.Ability) -> p.Ability:
    """`You may bow one of his Spells to ignore the cost of bowing him.`: either of them bows."""
    others = [each for each in ability.effects if isinstance(each, p.Allow) and each.verb == "bow instead"]
    if not others or not isinstance(others[0].of, p.Thing):
        return ability
    instead = p.Bow(others[0].of)
    constraints = tuple(
        p.ChooseOne(((each,), (instead,))) if isinstance(each, p.Bow) and each.what == others[0].what else each
        for each in ability.constraints
    )
    effects = tuple(each for each in ability.effects if each is not others[0])
    return replace(ability, constraints=constraints, effects=effects)


def as_payment(effect: p.Effect) -> p.Effect:
    """`When paying for a Samurai: Lower the Samurai's Gold cost by 4.`: so much less of it is left to pay."""
    if not isinstance(effect, p.Give) or effect.what != p.Ref("subject") or len(effect.changes) != 1:
        return effect
    change = effect.changes[0]
    if isinstance(change, p.Modify) and change.stat == "gold_cost" and change.negative:
        return p.Produce(change.amount, effect.what)
    return effect


def payable_by_discarding(ability: p.Ability) -> p.Ability:
    """The same ability for which its card may be discarded from the hand instead of bowing. `Without cost` is without what
    stands before the colon; what must be done `to` do something stands behind it (war_of_honor.rings.02)."""
    bow, discard = p.Bow(p.Ref("this")), p.Discard(p.Ref("this"))
    constraints = tuple(p.ChooseOne(((bow,), (discard,))) if each == bow else each for each in ability.constraints)
    return replace(ability, constraints=constraints)


def is_bound(change: p.Node) -> bool:
    """Does the change say how far it carries the stat at most?"""
    return isinstance(change, p.Limit) or (isinstance(change, p.Modify) and change.bound is not None)
