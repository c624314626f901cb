"""How Gold Edition reads a text that the later editions word otherwise: what it targets, how often it may be used, what
a Spell costs, what Fear is."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any, TypeVar

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.table import lifted_rules
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.table.text_shapes import is_known, slots_in
from rokugan.editions.ccg.text.described import pools

_ONCE_PER_BATTLE = p.Uses(1, "battle")
_ANY_NUMBER = p.Uses(0)
_NOT_UNDEAD = p.HasKeyword("Undead", False)
_NOT_IMMUNE = p.HasKeyword("Immune to Fear", False)
_BEARER = p.Ref("bearer")
_THE_BEARER = p.Noun(("personality",), (p.Among(_BEARER),))
_HIS_UNIT = p.Noun(("unit",), (p.Among(_BEARER),))
_TOUCHING = ("what", "challenger", "attach_to")
_BOWS_CASTER = p.Bow(_BEARER)
_CARRIED = ("item", "follower", "spell", "ancestor")

# The sets from Gold Edition on, by name and by the code before the illustrator's name (gold.cards.19).
_GOLD_SETS = ("Gold Edition", "GE", "A Perfect Cut", "An Oni's Fury", "Dark Allies", "Broken Blades", "BB")
_FEAR = re.compile(r"Fear [0-9]{1,3}")
_CACHE: dict[int, tuple[CardDefinition, Behaviour]] = {}
_COUNTS: dict[int, tuple[CardDefinition, bool]] = {}

T = TypeVar("T")


def behaviour_of(definition: CardDefinition) -> Behaviour:
    """The behaviour of a definition as Gold Edition plays it, computed once."""
    found = _CACHE.get(id(definition))
    if found is None:
        program = gold_program(definition.program, definition.type)
        if is_older(definition):
            program = replace(program, abilities=tuple(political(each) for each in program.abilities))
        for keyword in definition.keywords:
            if _FEAR.fullmatch(keyword):
                program = replace(program, abilities=(*program.abilities, fear_action(int(keyword[5:]))))
        keywords = definition.keywords
        if definition.type == "ancestor" or definition.experience:
            keywords = tuple(dict.fromkeys((*keywords, "Unique")))  # gold.traits.16
        found = (definition, Behaviour(replace(definition, program=program, keywords=keywords)))
        _CACHE[id(definition)] = found
    return found[1]


def gold_program(program: p.Program, type_: str) -> p.Program:
    """A whole text with what Gold's rules add to it."""
    if type_ == "ring":
        program = ring_program(program)
    return replace(
        program,
        abilities=tuple(gold_ability(each, type_) for each in program.abilities),
        traits=tuple(targeting(each) for each in program.traits),
    )


def is_older(definition: CardDefinition) -> bool:
    """Was the card printed before Gold Edition? Without a word about it, it was not."""
    return bool(definition.expansion) and definition.expansion not in _GOLD_SETS


_OF_HONOR = frozenset(("gain honor", "lose honor"))


def political(ability: p.Ability) -> p.Ability:
    """On an older card an action that changes a gain or loss of Honor is Political (gold.framework.05-.06)."""
    changes = any(
        isinstance(each, p.ChangeAmount) or (isinstance(each, p.Negate) and not _OF_HONOR.isdisjoint(each.verbs))
        for each in p.walk(ability.effects)
    ) or (touches_honor(ability.trigger) and any(isinstance(each, (p.Negate, p.Instead)) for each in ability.effects))
    if not changes or "Political" in ability.keywords:
        return ability
    return replace(ability, keywords=(*ability.keywords, "Political"))


def touches_honor(trigger: p.Trigger | None) -> bool:
    """Does the text answer to a gain or loss of Honor?"""
    return trigger is not None and not _OF_HONOR.isdisjoint(trigger.pattern.events)


def ring_program(program: p.Program) -> p.Program:
    """`Play this Ring after ...` is a Reaction, whether or not the text calls it so (gold.rings.01)."""
    played = tuple(each for each in program.traits if isinstance(each, p.Triggered) and plays_itself(each))
    reactions = tuple(p.Ability(("reaction",), (), trigger=each.trigger, conditions=each.conditions) for each in played)
    traits = tuple(each for each in program.traits if each not in played)
    return replace(program, abilities=(*reactions, *program.abilities), traits=traits)


def plays_itself(trait: p.Triggered) -> bool:
    """Does the text say no more than that its own card is played?"""
    return len(trait.effects) == 1 and isinstance(trait.effects[0], p.Play) and trait.effects[0].what == p.Ref("this")


def gold_ability(ability: p.Ability, type_: str) -> p.Ability:
    """An ability with what Gold's rules add to its words."""
    costs, effects = paid_first(ability.effects)
    constraints = (*ability.constraints, *costs)
    effects = tuple(one_target(each) for each in effects)
    straightens = straightens_itself(effects)
    if not any(isinstance(each, p.Allow) and each.verb == "untargeted" for each in effects):  # gold.targeting.01
        constraints = tuple(targeting(each) for each in constraints)
        effects = tuple(targeting(each) for each in effects)
    if "Terrain" not in ability.keywords:  # gold.terrain.03
        effects = tuple(part for each in effects for part in announced(each))
    uses = ability.uses
    keywords = ability.keywords
    if creates_fear(ability.effects):
        keywords = (*keywords, "Fear")
    if uses == p.Uses():  # the text does not say how often
        uses = _ONCE_PER_BATTLE if creates_fear(ability.effects) else _ANY_NUMBER
    if type_ == "spell" and ability.trigger is None and not says_whether_it_bows(ability):
        constraints = (*constraints, _BOWS_CASTER)  # gold.spells.03
    if type_ in ("personality", "follower", "item") and bows_for_attack(ability):
        constraints = (*constraints, p.Bow(p.Ref("this")))  # gold.ranged.01
    if type_ == "ring":
        effects = putting_itself_into_play(replace(ability, effects=effects)).effects
    if ability.trigger is not None and "as focus" in ability.trigger.pattern.details:
        effects = (*effects, p.PutCard(p.Ref("this"), "focus"))  # gold.duel.09
    if type_ in _CARRIED and not any(isinstance(each, p.Allow) and each.verb == "untargeted" for each in effects):
        constraints, effects = aimed(constraints, effects)
    allowances = ability.allowances
    if straightens:
        allowances = (*allowances, p.Allow("bowed"))  # gold.states.03
    conditions = ability.conditions
    asked = lifted_rules.asked_by_all(effects)
    if lifted_rules.said_of_itself(asked):  # `Battle: If Kwanchai is home, ...` is for him at home only
        conditions = (*conditions, *asked)
    return replace(
        ability, constraints=constraints, effects=effects, keywords=keywords, uses=uses, allowances=allowances,
        conditions=conditions,
    )  # fmt: skip


def aimed(
    costs: tuple[p.Effect, ...], effects: tuple[p.Effect, ...]
) -> tuple[tuple[p.Effect, ...], tuple[p.Effect, ...]]:
    """The costs and effects of an attachment's action, which target the Personality who carries it, or his unit, if they touch
    them: he is not the card that the action stands on (gold.targeting.02, gold.targeting.05). He is targeted first."""
    slot = 1 + max((*slots_in(effects), *slots_in(costs)), default=-1)
    slots: dict[p.Noun, int] = {}
    found: list[p.Effect] = []
    for node in (*costs, *effects):
        for field in _TOUCHING:
            meant = carrier(getattr(node, field, None))
            if meant is not None:
                number = slots.setdefault(meant, slot + len(slots))
                changed: Any = node
                node = replace(changed, **{field: p.Ref("slot", number)})
        found.append(node)
    targets = [p.Target(meant, number) for meant, number in slots.items()]
    return (*targets, *found[: len(costs)]), tuple(found[len(costs) :])


def carrier(what: object) -> p.Noun | None:
    """Does an effect name the Personality who carries the card, or their unit?"""
    if isinstance(what, p.UnitOf) and isinstance(what.of, p.Ref) and what.of.to in ("this", "bearer"):
        return _HIS_UNIT
    return _THE_BEARER if isinstance(what, p.Ref) and what.to == "bearer" else None


def untargeted(constraints: tuple[p.Effect, ...]) -> list[p.Effect]:
    """The costs as an attachment says them: what they ask of the Personality who carries it is not a target."""
    slots = [each.slot for each in constraints if isinstance(each, p.Target) and each.noun == _THE_BEARER]
    found: list[p.Effect] = []
    for cost in constraints:
        what = getattr(cost, "what", None)
        told: Any = cost
        if isinstance(what, p.Ref) and what.to == "slot" and what.slot in slots:
            found.append(replace(told, what=_BEARER))
        elif not isinstance(cost, p.Target):
            found.append(cost)
    return found


def putting_itself_into_play(ability: p.Ability) -> p.Ability:
    """`Reaction: Play this card after ...` on a Ring puts it into play (gold.rings.01)."""
    if ability.effects or ability.trigger is None:
        return ability
    return replace(ability, effects=(p.PutCard(p.Ref("this"), "play"),))


def paid_first(effects: tuple[p.Effect, ...]) -> tuple[tuple[p.Effect, ...], tuple[p.Effect, ...]]:
    """The costs that stand in later sentences of an action, before `to` and `for`, and its effects without them: all costs are
    paid before anything happens (gold.costs.02). What asks for a result of an effect can only be paid after that."""
    costs: list[p.Effect] = []
    left: list[p.Effect] = []
    for node in effects:
        if isinstance(node, p.Paying) and all(is_known(cost) for cost in node.costs):
            costs.extend(node.costs)
            left.extend(node.effects)
        else:
            left.append(node)
    return tuple(costs), tuple(left)


def one_target(node: p.Effect) -> p.Effect:
    """`+3F to a Lion Clan Personality or +2F to a non-Lion Clan Personality` targets a Personality, and what he is decides."""
    if not isinstance(node, p.ChooseOne) or [len(option) for option in node.options] != [1, 1]:
        return node
    one, other = (option[0] for option in node.options)
    if not (isinstance(one, p.Give) and isinstance(other, p.Give) and len(one.changes) == len(other.changes)):
        return node
    if not (isinstance(one.what, p.Chosen) and isinstance(other.what, p.Chosen)):
        return node
    mine, his = one.what.noun, other.what.noun
    differing = [each for each in mine.filters if each not in his.filters]
    opposite = [each for each in his.filters if each not in mine.filters]
    if mine.kinds != his.kinds or len(differing) != 1 or opposite != [contrary(differing[0])]:
        return node
    changes: list[p.Change] = []
    for first, second in zip(one.changes, other.changes, strict=True):
        if not (isinstance(first, p.Modify) and isinstance(second, p.Modify) and first.stat == second.stat):
            return node
        amount = p.Conditional(p.Is(p.Ref("each"), (differing[0],)), first.amount, second.amount)
        changes.append(replace(first, amount=amount))
    noun = replace(mine, filters=tuple(each for each in mine.filters if each != differing[0]))
    return replace(one, what=replace(one.what, noun=noun), changes=tuple(changes))


def contrary(filter_: p.Filter) -> p.Filter | None:
    """The filter that rules out the keyword for which this one asks; None of any other."""
    return replace(filter_, positive=not filter_.positive) if isinstance(filter_, p.HasKeyword) else None


def targeting(node: T) -> T:
    """The same text with everything it chooses among cards in play targeted (gold.targeting.04-.05)."""
    found: Any = _targeting(node)
    targeted: T = found  # a Choice becomes a Target, which is a Thing as well
    return targeted


def _targeting(node: object) -> object:
    if isinstance(node, tuple):
        return tuple(_targeting(part) for part in node)
    if not isinstance(node, p.Node) or isinstance(node, (p.Pattern, p.Program, p.GoldSource, p.EntryCost)):
        return node
    if isinstance(node, p.GrantText):
        return replace(node, program=gold_program(node.program, "granted"))
    if isinstance(node, p.Fear):
        return fear(node)
    if isinstance(node, p.Discard) and any(isinstance(each, p.In) and each.relation == "play" for each in p.walk(node)):
        return p.PutCard(targeting(node.what), "removed")  # gold.zones.06
    given: dict[str, Any] = {name: _targeting(part) for name, part in p.parts(node).items()}
    if isinstance(node, p.Chosen) and is_targeted(node):
        return p.Target(node.noun, node.slot, node.least, node.most, node.optional, given["chooser"])
    return replace(node, **given)


def announced(node: p.Effect) -> tuple[p.Effect, ...]:
    """An effect with the targets that it puts off before it: an action chooses all its targets when it is announced
    (gold.targeting.08). What its player may do later he targets then, and so does another player; what happens time and again
    has a target each time."""
    if not isinstance(node, p.Later) or not node.once:
        return (node,)
    found: list[p.Target] = []
    told: Any = _told(p.Together(node.effects), found)
    return (*found, replace(node, effects=told.effects))


def _told(node: object, found: list[p.Target]) -> object:
    """The same tree, speaking of its targets as chosen before."""
    if isinstance(node, tuple):
        return tuple(_told(part, found) for part in node)
    if isinstance(node, p.Target) and node.slot >= 0 and not node.optional and node.chooser is None:
        found.append(node)
        return p.Ref("slot", node.slot)
    if not isinstance(node, p.Node) or isinstance(
        node, (p.May, p.ChooseOne, p.ForEach, p.If, p.Later, p.Program, p.Noun)
    ):
        return node
    given: dict[str, Any] = {name: _told(part, found) for name, part in p.parts(node).items()}
    if "effects" in given:  # a sentence that only targets has been said
        given["effects"] = tuple(part for part in given["effects"] if isinstance(part, p.Effect))
    return replace(node, **given)


def is_targeted(node: p.Chosen) -> bool:
    """Does the text choose among things in play? Where something goes, what chance decides, and one of those that the text
    speaks of already, is not targeted."""
    told = any(isinstance(each, p.Among) for each in node.noun.filters)
    return not pools.zone_of(node.noun) and not node.random and not told and node.noun.kinds != ("battlefield",)


def fear(node: p.Fear) -> p.Bow:
    """Fear targets another unit in the battle and bows its weak Followers, those of the Undead excepted
    (gold.fear.02, gold.fear.04, gold.keywords.06)."""
    weak = p.Noun(("follower",), (p.StatIs("force", "<=", node.strength), _NOT_UNDEAD, _NOT_IMMUNE), plural=True)
    touched = p.AllFilters((_NOT_UNDEAD, _NOT_IMMUNE))
    within_reach = p.Either((touched, p.With(p.Noun(("follower",), (touched,)))))
    unit = p.Noun(("unit",), (p.In("battlefield"), p.OtherThan(p.Ref("bearer")), within_reach))
    return p.Bow(p.PartsOf(weak, p.Target(unit, node.target.slot)))


def fear_action(strength: int) -> p.Ability:
    """The action that the trait Fear is (gold.fear.01)."""
    effect = fear(p.Fear(p.Number(strength), p.Target(p.Noun(("unit",)), 0)))
    return p.Ability(("battle",), (effect,), ("Fear",), uses=_ONCE_PER_BATTLE)


def counts_gold(definition: CardDefinition) -> bool:
    """Does the text ask how much Gold was paid for its card?"""
    found = _COUNTS.get(id(definition))
    if found is None:
        asks = any(isinstance(each, p.AmountOf) and each.of == "gold" for each in p.walk(definition.program))
        found = (definition, asks)
        _COUNTS[id(definition)] = found
    return found[1]


def creates_fear(effects: tuple[p.Effect, ...]) -> bool:
    """Do the effects create Fear?"""
    return any(isinstance(each, p.Fear) for each in p.walk(effects))


def says_whether_it_bows(ability: p.Ability) -> bool:
    """Does a Spell itself say that its caster bows, or that he does not?"""
    said = (*ability.allowances, *ability.effects)
    if any(isinstance(each, p.Allow) and each.verb == "unbowed" for each in said):
        return True
    return any(
        isinstance(each, p.Bow) and is_caster(each.what) for each in p.walk((ability.constraints, ability.effects))
    )


def bows_for_attack(ability: p.Ability) -> bool:
    """Does the card bow for a ranged attack that says nothing of it? It does. The attack of a Spell bows its caster."""
    attacks = any(isinstance(each, p.RangedAttack) for each in ability.effects)
    said = any(isinstance(each, p.Bow) for each in p.walk(ability.constraints)) or any(
        isinstance(each, p.Allow) and each.verb == "unbowed" for each in (*ability.allowances, *ability.effects)
    )
    return attacks and not said


def is_caster(node: p.Node) -> bool:
    """Does the phrase mean the Personality of the Spell?"""
    return any(isinstance(each, p.Ref) and each.to == "bearer" for each in p.walk(node))


def straightens_itself(effects: tuple[p.Effect, ...]) -> bool:
    """Does the text straighten its own card?"""
    return any(
        isinstance(each, p.Straighten) and isinstance(each.what, p.Ref) and each.what.to in ("this", "bearer")
        for each in p.walk(effects)
    )
