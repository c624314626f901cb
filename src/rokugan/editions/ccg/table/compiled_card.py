"""A definition as the engine needs it at once: computed from its program when the card first joins a game."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any
from zlib import crc32

from rokugan import program as p
from rokugan.cards.model import CardDefinition, PrintedType
from rokugan.editions.ccg.table import lifted_rules
from rokugan.editions.ccg.table.event_kinds import RECEIVE, pattern_codes
from rokugan.editions.ccg.table.ids import ARMY_FORCE, DESIGNATORS, FAMILY_HONOR, PRODUCTION, STATS
from rokugan.editions.ccg.table.text_shapes import (
    _HERE,
    MOVES_HERE,
    answers_units,
    as_payment,
    asked_by_costs,
    bowing_another,
    brought_in,
    direct,
    first_of,
    gathered,
    inner,
    is_army,
    is_performing,
    may_lower,
    may_move_here,
    moves_itself,
    names_units,
    numbered,
    one_by_one,
    paid_with_one,
    payable_by_discarding,
    pays,
    puts_itself_into_play,
    required,
    settled_bowing,
    slots_in,
    spread,
    target_of,
    targeted_anyway,
    together,
    unasked,
)


class CompiledTarget:
    """A target or choice that is made before costs are paid."""

    def __init__(self, node: p.Target | p.Chosen, in_constraints: bool) -> None:
        self.node: p.Target | p.Chosen = node
        self.slot: int = node.slot
        self.in_constraints: bool = in_constraints
        self.targeted: bool = isinstance(node, p.Target)
        self.moves_here: bool = False
        self.ranged: bool = False
        self.also: p.Noun | None = None  # what else a Ranged Attack may target
        self.must: p.Noun | None = None  # what alone it may target
        self.for_cost: p.Node | None = None
        self.beside: tuple[int, ...] = ()  # the slots of the other parts of `a Samurai and a Courtier`
        self.performs: bool = (in_constraints and self.targeted) or is_performing(node)
        self.gates: tuple[p.Condition, ...] = ()
        self.names_bowed: bool = any(
            isinstance(each, p.State) and each.name == "bowed" for each in p.walk(node.noun.filters)
        )
        self.totals: tuple[p.StatIs, ...] = together(node.noun)
        self.combines: bool = bool(self.totals)  # does something depend on which things are chosen together?
        self.single: bool = node.least == 1 and not any(isinstance(each, p.Best) for each in node.noun.filters)
        self.required: bool = True  # False: without anything to choose the action can be taken all the same


class SaidFirm:
    """A text says that something stands: `this movement will not be negated if ...`; delayed: of what the text does later."""

    def __init__(self, firm: p.Firm, conditions: tuple[p.Condition, ...], delayed: bool) -> None:
        self.firm: p.Firm = firm
        self.conditions: tuple[p.Condition, ...] = conditions
        self.delayed: bool = delayed


def said_firm(
    effects: tuple[p.Effect, ...], conditions: tuple[p.Condition, ...] = (), delayed: bool = False
) -> list[SaidFirm]:
    """All that effects say in this way of what they do. What one of several alternatives says counts when it is chosen."""
    found: list[SaidFirm] = []
    for node in effects:
        if isinstance(node, p.Firm) and node.verb != "this":
            found.append(SaidFirm(node, conditions, delayed))
        elif isinstance(node, p.If):
            found += said_firm(node.effects, (*conditions, node.condition), delayed)
            found += said_firm(node.otherwise, (*conditions, p.Not(node.condition)), delayed)
        elif isinstance(node, p.Later):
            found += said_firm(node.effects, conditions, True)
        elif isinstance(node, (p.May, p.Together, p.ForEach, p.InTurnOrder, p.Otherwise, p.Instead)):
            found += said_firm(node.effects, conditions, delayed)
    return found


class CompiledAbility:
    """An ability or triggered trait with what legality checks ask for again and again."""

    def __init__(
        self, node: p.Ability | p.Trait | p.Effect, index: int, effects: tuple[p.Effect, ...], constraints: tuple[p.Effect, ...],
        conditions: tuple[p.Condition, ...], keywords: tuple[str, ...] = (), trigger: p.Trigger | None = None,
    ) -> None:  # fmt: skip
        constraints, effects = numbered(one_by_one(constraints), gathered(effects))
        self.node: p.Ability | p.Trait | p.Effect = node
        self.index: int = index
        self.effects: tuple[p.Effect, ...] = effects
        self.conditions: tuple[p.Condition, ...] = conditions
        self.keywords: tuple[str, ...] = keywords
        self.words: frozenset[str] = frozenset(word for keyword in keywords for word in keyword.split())
        self.trigger: p.Trigger | None = trigger
        self.mask: int = 0
        self.uses: p.Uses = p.Uses(0)
        self.allowances: frozenset[str] = frozenset()
        self.provisional: tuple[p.Allow, ...] = ()  # those that count only while a condition holds
        self.from_hand: bool = False
        self.from_discard: bool = False
        self.printed_on: int = -1  # the card that has given it to a player
        self.key: str = ""
        self.challenge: p.Challenge | None = None
        self.transfer: p.Transfer | None = None
        self.move: str = ""
        self.costs: tuple[p.Effect, ...] = tuple(
            n for n in constraints if not isinstance(n, (p.Target, p.Chosen, p.Color))
        )
        self.shared: dict[int, tuple[p.Node, ...]] = paid_with_one(self.costs)
        self.targets: list[CompiledTarget] = []
        self.target_slots: list[int] = []
        self.unit_slots: list[int] = []
        self.moved_slots: set[int] = set()  # of the things that may move to the current battlefield
        self.ranged_slots: list[int] = []
        self.nouns: dict[int, p.Noun] = {}  # what each slot is chosen among
        self.slots: int = 0
        self._gather(constraints, effects)
        self.moves_here: bool = may_move_here((constraints, effects))
        # Where it takes its own card: to the current battlefield, or anywhere that may be the current battlefield.
        self.moves_self: bool = any(moves_itself(n, _HERE) for n in inner((constraints, effects)))
        self.may_move_self: bool = any(moves_itself(n, MOVES_HERE) for n in inner((constraints, effects)))
        self.firm: list[SaidFirm] = said_firm(effects)
        self.brings: tuple[p.Attach | p.PutCard, ...] = tuple(brought_in(effects))
        self.decides: bool = any(isinstance(n, p.DecideDuel) for n in p.walk(effects))
        self.first: p.Node | None = first_of(effects)
        self.straightens: bool = any(isinstance(n, p.Straighten) for n in p.walk(effects))
        self.settles: tuple[tuple[p.Node, tuple[p.Node, ...]], ...] = tuple(settled_bowing(effects))

    def _gather(self, constraints: tuple[p.Effect, ...], effects: tuple[p.Effect, ...]) -> None:
        """Targets in the order of the text: constraints first, then what the effects require at once. What pays a cost is
        chosen with them if a target is described by it: `Destroy a Personality in this army: Bow a target card opposing him.`"""
        wants = required(effects)
        described_by = {
            ref.slot for asked, _ in wants for ref in p.walk(asked.noun) if isinstance(ref, p.Ref) and ref.to == "slot"
        }
        for node in constraints:
            if isinstance(node, p.If):  # `target 1 Holding, or 2 Holdings if it is not your turn`
                for wanted, when in required((node,)):
                    self._add(wanted, True, None, when)
            if isinstance(node, p.ChooseOne):  # `bow or move home your target unit`: whichever he will choose
                for wanted in targeted_anyway(node):
                    self._add(wanted, True, None, ())
            for part in direct(node):
                if isinstance(part, p.Target) or (
                    isinstance(part, p.Chosen)
                    and (part is node or chooses(part, node) or is_performing(part) or part.slot in described_by)
                ):
                    self._add(part, True, node, ())
        for asked, gates in wants:
            self._add(asked, False, None, gates)
        for choice in asked_by_costs(effects):
            self._add(choice, False, None, ())
        # The reader numbers choices in the order of the text; one inside another is made first.
        self.targets.sort(key=lambda target: (not target.in_constraints, target.slot))
        for each in inner((constraints, effects)):
            if isinstance(each, (p.Target, p.Chosen)):
                self.slots = max(self.slots, each.slot + 1)
                self.nouns.setdefault(each.slot, each.noun)
                if isinstance(each, p.Target) and each.slot not in self.target_slots:
                    self.target_slots.append(each.slot)
                if names_units(each.noun) and each.slot not in self.unit_slots:
                    self.unit_slots.append(each.slot)
            elif isinstance(each, p.Several):
                slots = [part.slot for part in each.parts if isinstance(part, (p.Target, p.Chosen))]
                for target in self.targets:
                    if target.slot in slots:
                        target.beside = tuple(slot for slot in slots if slot != target.slot)
            elif isinstance(each, p.Challenge):
                self.challenge = each
            elif isinstance(each, p.Transfer):
                self.transfer = each
            elif isinstance(each, (p.RangedAttack, p.Fear)):
                if isinstance(each, p.RangedAttack):
                    self.ranged_slots.append(each.target.slot)
                for target in self.targets:
                    if target.node is each.target:
                        target.ranged = True
                        target.also = each.also if isinstance(each, p.RangedAttack) else None
                        target.must = each.must if isinstance(each, p.RangedAttack) else None
            elif isinstance(each, p.Move) and each.to in MOVES_HERE:
                self.moved_slots.update(slots_in(each.what))
            elif isinstance(each, (p.Switch, p.Swap)) and each.what == each.other and isinstance(each.what, p.Ref):
                self.moved_slots.update(
                    slots_in(each.what)
                )  # of two chosen together one comes; else the text says where from
            elif isinstance(each, p.MoveApart):
                self.moved_slots.update(slots_in(each.attacking))
                self.moved_slots.update(slots_in(each.defending))
        # `After your target Personality bows`: what the text targets is what it answers to.
        self.answered: p.Target | None = None if self.trigger is None else target_of(self.trigger)
        self.answers_units: bool = self.trigger is not None and answers_units(self.trigger)
        if self.answered is not None:
            self.slots = max(self.slots, self.answered.slot + 1)
        for target in self.targets:
            target.moves_here = target.slot in self.moved_slots
            if target.node.most != 1:
                beside = [other.node for other in self.targets if other is not target]
                target.combines = target.combines or any(speaks_of_choice(n, target) for n in (*beside, *self.costs))

    def state(self) -> str:
        """As plain data."""
        return self.key

    def _add(
        self, part: p.Target | p.Chosen, in_constraints: bool, cost: p.Node | None, gates: tuple[p.Condition, ...]
    ) -> None:
        """Note a target or choice of the text, once for each slot, with the cost that it pays and the conditions under which
        it is asked for."""
        if any(known.slot == part.slot for known in self.targets):
            return
        ability = CompiledTarget(part, in_constraints)
        ability.gates = gates
        ability.for_cost = cost if not isinstance(cost, (p.Target, p.Chosen, p.Several)) else None
        self.targets.append(ability)


def chooses(player: p.Chosen, node: p.Node) -> bool:
    """Is it he who makes this choice: `another player chooses one of his Personalities`?"""
    return isinstance(node, (p.Target, p.Chosen)) and node.chooser is player


def speaks_of_choice(node: p.Node, target: CompiledTarget) -> bool:
    """Does another target, or a cost, depend on what is chosen for this one?"""
    return any(
        (isinstance(each, p.Ref) and (each.to == "targets" or (each.to == "slot" and each.slot == target.slot)))
        or (isinstance(each, p.Past) and each.verb == "target" and each.period == "this")
        for each in p.walk(node)
    )


def long_remembered(node: p.Node) -> list[str]:
    """The events of earlier turns about which a phrase asks; of actions also who performed them and what they targeted."""
    names: list[str] = []
    if isinstance(node, p.LastPlayed):
        return ["play"]
    if isinstance(node, p.Past) and node.period in ("game", "end phase"):
        names = [node.verb]
    elif isinstance(node, p.Happened) and node.period in ("game", "end phase"):
        names = [*node.pattern.events, *(["turn ends"] if node.period == "end phase" else [])]
    elif isinstance(node, p.DeedsOf) and node.period == "game":
        names = ["announce"]
    elif isinstance(node, p.Ordinal) and node.period == "game":
        names = ["resolve"]
    if names:
        within = list(p.walk(node))
        names += ["perform" for each in within if isinstance(each, p.PerformedBy)]
        names += ["target" for each in within if isinstance(each, p.ActionDid) and each.verb == "target"]
    return names


class Behaviour:
    """A definition as the engine uses it."""

    def __init__(self, definition: CardDefinition) -> None:
        self.definition: CardDefinition = definition
        self.type: PrintedType = definition.type
        self.title: str = definition.title
        self.keywords: frozenset[str] = frozenset(definition.keywords)
        self.stats: tuple[int, ...] = (
            definition.force or 0,
            definition.chi or 0,
            definition.personal_honor or 0,
            definition.gold_cost or 0,
            definition.focus_value or 0,
            definition.honor_requirement or 0,
            definition.province_strength or 0,
            definition.gold_production or 0,
        )
        self.is_attachment: bool = definition.is_attachment
        self.lends: tuple[int, ...] = (STATS["force"], STATS["chi"])
        if definition.type != "item":
            self.lends = tuple(STATS[stat] for stat in definition.bonuses)
        self.is_dynasty: bool = definition.is_dynasty
        self.has_requirement: bool = definition.honor_requirement is not None
        program = definition.program
        self.abilities: list[CompiledAbility] = []
        spendable = any(isinstance(each, p.Allow) and each.verb == "discard for cost" for each in program.traits)
        for printed in program.abilities:
            said = payable_by_discarding(printed) if spendable else bowing_another(printed)
            self.abilities.append(compiled_ability(said, len(self.abilities)))
        if any(isinstance(each, p.Allow) and each.verb == "no presence" for each in program.traits):
            for ability in self.abilities:
                ability.allowances |= {"no presence"}
        self.borne: dict[tuple[str, str, bool], bool] = {}  # answers of values.bears, by edition and keyword
        self.ability_keywords: frozenset[str] = frozenset(
            word for ability in self.abilities for word in ability.keywords
        )
        self.mask: int = 0
        for ability in self.abilities:
            self.mask |= ability.mask
        self.triggered: list[CompiledAbility] = []
        self.focus_effects: list[CompiledAbility] = []
        self.continuous: list[p.Continuous] = []
        self.forbids: list[p.Forbid] = []
        self.allows: list[p.Allow] = []
        self.gold: list[p.GoldSource] = []
        self.gold_joins: bool = False  # does its Gold depend on what else produces for the same cost?
        self.entry: list[p.EntryCost] = []
        self.equip_as: list[p.EquipAs] = []
        self.speaks_of_equipping: bool = any(isinstance(each, p.EquipAs) for each in p.walk(program))
        self.event_effects: list[CompiledAbility] = []
        self.gold_reactions: list[CompiledAbility] = [
            ability
            for ability in self.abilities
            if ability.trigger is not None and ability.trigger.pattern.event == "pay" and pays(ability.effects)
        ]
        self.duel_stats: list[p.DuelStat] = []
        self.action_costs: list[p.ActionCost] = []
        self.cost_texts: list[p.Node] = []  # what it adds to the costs of actions, or lets be paid otherwise
        self.given_texts: list[tuple[p.Continuous, Behaviour]] = []
        self.given_apart: dict[int, list[tuple[p.Continuous, Behaviour]]] = {}  # the same by the number of the card
        bare: list[p.Effect] = []
        for trait in program.traits:
            self._add_trait(trait, bare)
        self._add_bare(tuple(bare))
        if self.gold and not definition.gold_production:
            produced = self._first_production()
            self.stats = tuple(produced if stat == PRODUCTION else each for stat, each in enumerate(self.stats))
        self.boosts: list[tuple[int, p.Continuous, p.Node]] = []
        self.changes_keywords: bool = False
        for continuous in self.continuous:
            for change in continuous.changes:
                if isinstance(change, p.Modify) and change.stat == "force" and is_army(continuous.what):
                    self.boosts.append((ARMY_FORCE, continuous, change))
                elif isinstance(change, (p.Modify, p.SetStat, p.Limit)):
                    self.boosts.append((STATS.get(change.stat, FAMILY_HONOR), continuous, change))
                elif isinstance(change, p.GrantKeyword):
                    self.changes_keywords = True
                elif isinstance(change, p.GrantText):
                    self.given_texts.append((continuous, granted_text(change.program, 0)))
                elif isinstance(change, p.Forbid):
                    self.forbids.append(replace(change, what=continuous.what, condition=continuous.condition))
        texts = [*self.abilities, *self.triggered, *self.focus_effects, *self.event_effects]
        texts += [ability for ability in self.gold_reactions if ability not in texts]
        for number, ability in enumerate(texts):
            ability.key = f"{definition.id or definition.name}/{number}"
        self.listeners: list[CompiledAbility] = [
            *self.triggered, *(ability for ability in self.abilities if ability.trigger is not None)
        ]  # fmt: skip
        self.listens: bool = bool(self.listeners)
        self.remembers: frozenset[str] = frozenset([name for each in p.walk(program) for name in long_remembered(each)])
        self.watches_bonuses: bool = any(
            isinstance(each, p.Pattern) and RECEIVE in pattern_codes(each) for each in p.walk(program)
        )
        self.from_hand: bool = any(ability.from_hand for ability in self.abilities)
        self.from_grave: bool = any(ability.allowances & {"dead", "discard"} for ability in self.abilities) or any(
            ability.from_discard
            or (ability.trigger is not None and lifted_rules.answers_own_end(ability.trigger.pattern))
            for ability in self.triggered
        )
        self.chi_risk: bool = (
            any(stat == STATS["chi"] and may_lower(change) for stat, _, change in self.boosts)
            or (definition.type == "personality" and (definition.chi or 0) <= 0)
            or (definition.type == "item" and (definition.chi or 0) < 0)
        )

    def __repr__(self) -> str:
        return f"Behaviour({self.definition!r})"

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        return tuple(getattr(self.definition, each.name) for each in fields(self.definition) if each.compare)

    def given_by(self, card: int) -> list[tuple[p.Continuous, Behaviour]]:
        """The texts that its continuous traits give, as those of this very card: what two cards give is had twice."""
        found = self.given_apart.get(card)
        if found is None:
            found = [
                (trait, Behaviour(replace(text.definition, id=f"{text.definition.id} by {card}")))
                for trait, text in self.given_texts
            ]
            self.given_apart[card] = found
        return found

    def _first_production(self) -> int:
        """The Gold Production that the text says without any condition."""
        amount = self.gold[0].produce.amount
        return amount.value if isinstance(amount, p.Number) else 0

    def _add_bare(self, effects: tuple[p.Effect, ...]) -> None:
        """Effects without a trigger: an Event's text."""
        if effects:
            self.event_effects.append(CompiledAbility(effects[0], 0, effects, (), ()))

    def _is_own_resolution(self, trait: p.Triggered) -> bool:
        """Is it what an Event does when it resolves?"""
        pattern = trait.trigger.pattern
        return pattern.event == "resolve" and isinstance(pattern.subject, p.Ref) and pattern.subject.to == "this"

    def _add_trait(self, trait: p.Trait | p.Effect, bare: list[p.Effect]) -> None:
        """Sort one trait where the engine looks for its kind; effects that stand by themselves are gathered in `bare`."""
        if isinstance(trait, p.Traits):
            for each in trait.traits:
                self._add_trait(each, bare)
            return
        if isinstance(trait, p.Triggered) and self._is_own_resolution(trait):
            self.event_effects.append(
                CompiledAbility(trait, len(self.event_effects), trait.effects, trait.constraints, trait.conditions)
            )
        elif isinstance(trait, p.Triggered):
            from_hand = trait.from_hand or (self.type == "ring" and puts_itself_into_play(trait))
            chosen = from_hand or "instead" in trait.trigger.pattern.details  # he who does it has chosen to
            effects = unasked(trait) if chosen else trait.effects
            ability = CompiledAbility(
                trait, len(self.triggered), effects, trait.constraints, trait.conditions, (), trait.trigger
            )
            ability.from_hand = from_hand
            ability.from_discard = (
                trait.from_discard
                or lifted_rules.waits_in_discard(trait.conditions)
                or lifted_rules.outlives(trait.trigger.pattern)
            )
            period = trait.period or trait.trigger.period
            if period:
                ability.uses = p.Uses(1, period)
            if trait.trigger.pattern.event == "pay" and pays(trait.effects):
                self.gold_reactions.append(ability)
                return
            self.triggered.append(ability)
        elif isinstance(trait, p.FocusEffect):
            self.focus_effects.append(
                CompiledAbility(trait, len(self.focus_effects), trait.effects, trait.constraints, trait.conditions)
            )
        elif isinstance(trait, p.Continuous):
            self.continuous.append(replace(trait, changes=spread(trait.changes)))
        elif isinstance(trait, p.Forbid):
            self.forbids.append(trait)
        elif isinstance(trait, p.Allow):
            self.allows.append(trait)
        elif isinstance(trait, p.GoldSource):
            if trait.costs == (p.Bow(p.Ref("this")),):
                self.gold.append(trait)
                self.gold_joins = self.gold_joins or any(isinstance(each, p.Producing) for each in p.walk(trait))
            else:
                conditions = () if trait.condition is None else (trait.condition,)
                self.gold_reactions.append(CompiledAbility(trait, 0, (trait.produce,), trait.costs, conditions))
        elif isinstance(trait, p.EntryCost):
            lifted = [each for each in trait.extra if isinstance(each, p.Allow)]
            self.entry.append(replace(trait, extra=tuple(each for each in trait.extra if each not in lifted)))
            self.allows.extend(
                replace(each, what=trait.what, of=trait.to, condition=trait.condition) for each in lifted
            )
        elif isinstance(trait, p.EquipAs):
            self.equip_as.append(trait)
        elif isinstance(trait, p.DuelStat):
            self.duel_stats.append(trait)
        elif isinstance(trait, p.ActionCost):
            self.action_costs.append(trait)
        elif isinstance(trait, (p.AddedCost, p.PaidOtherwise)):
            self.cost_texts.append(trait)
        elif isinstance(trait, p.Effect) and not isinstance(trait, p.Color):
            bare.append(trait)


def compiled_ability(printed: p.Ability, index: int) -> CompiledAbility:
    """The compiled form of an ability. `Reaction: After X, do Y.` is a Reaction to X, however it is punctuated."""
    trigger, effects = printed.trigger, printed.effects
    if trigger is None and "reaction" in printed.designators and effects:
        first = effects[0]
        if isinstance(first, p.Later):
            trigger, effects = first.trigger, first.effects + effects[1:]
    if trigger is not None and trigger.pattern.event == "pay":
        effects = tuple(as_payment(each) for each in effects)
    ability = CompiledAbility(
        printed, index, effects, printed.constraints, printed.conditions, printed.keywords, trigger
    )
    for word in printed.designators:
        ability.mask |= DESIGNATORS[word]
    ability.uses = printed.uses
    ability.provisional = lifted_rules.lifted_sometimes(printed, effects)
    ability.allowances = lifted_rules.lifted_always(printed, trigger, effects)
    ability.from_hand = lifted_rules.is_from_hand(printed, effects)
    if "Repeatable" in printed.keywords:
        ability.uses = p.Uses(0, printed.uses.per)
    return ability


def granted_text(program: p.Program, source: int, effect: int = 0) -> Behaviour:
    """A text that another card gives; abilities that it gives by different effects, which have numbers, are different ones."""
    name = f"granted by {source}.{effect}: {crc32(repr(program.plain()).encode()):x}"
    return Behaviour(CardDefinition("granted text", "granted", id=name, program=program))


_CACHE: dict[int, tuple[CardDefinition, Behaviour]] = {}


def behaviour_of(definition: CardDefinition) -> Behaviour:
    """The behaviour of a definition, computed once."""
    found = _CACHE.get(id(definition))
    if found is None:
        found = _CACHE.setdefault(id(definition), (definition, Behaviour(definition)))
    return found[1]
