"""A program of the classic game in canonical English, composed as it is read: one wording for each node.

Whatever has no words here raises CannotWrite. What was written is always read back before anybody relies on it.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.language.classic.verbs import VERBS
from rokugan.language.classic.written.clauses import EVENTS, Clauses
from rokugan.language.classic.written.phrases import STATS, capital, listed, number
from rokugan.language.english.forms import forms_of
from rokugan.language.language import CannotWrite
from rokugan.program import (
    Ability,
    AdditionalAction,
    Allow,
    Attach,
    BecomeDead,
    Bow,
    ChooseOne,
    Chosen,
    Continuous,
    Create,
    Destroy,
    Discard,
    DiscardFavor,
    Dishonor,
    Draw,
    Forbid,
    ForEach,
    GainHonor,
    Give,
    GoldSource,
    GrantKeyword,
    If,
    Instead,
    Later,
    LoseHonor,
    May,
    Modify,
    Move,
    Negate,
    Not,
    Noun,
    Number,
    OneChange,
    PayGold,
    Paying,
    Program,
    PutCard,
    PutToken,
    RangedAttack,
    Rehonor,
    RemoveToken,
    SetStat,
    Shuffle,
    Straighten,
    Sum,
    TakeControl,
    TakeFavor,
    Target,
    Times,
    Together,
    Transfer,
    Trigger,
    Triggered,
    TurnFace,
    Uses,
    You,
)

PLAIN = {
    Bow: "bow {}",
    Straighten: "straighten {}",
    Destroy: "destroy {}",
    Dishonor: "dishonor {}",
    Rehonor: "rehonor {}",
    TakeControl: "take control of {}",
    BecomeDead: "",
}
"""What is done to one thing, in one word."""
SPOTS = {"hand": "into {} hand", "top": "on top of {} deck", "bottom": "on the bottom of {} deck", "play": "into play"}
UNTIL = {"battle": "until the battle ends", "permanent": "permanently", "game": "for the rest of the game", "": ""}
TIMES = {1: "once", 2: "twice", 0: "any number of times"}
OFF = {"bowed": "bowed", "absent": "not at the current battlefield"}
LIFTING = {"Tireless": "bowed", "Absent": "no presence", "Home": "absent"}

ONCE = Uses()


def write(program: Program, type: str) -> str:
    """Return the text of a card, a line for each thing that it says."""
    lines = [" • ".join(program.keywords)] if program.keywords else []
    lines += [Sentences(type).trait(each) for each in program.traits]
    lines += [Sentences(type).ability(each) for each in program.abilities]
    return "\n".join(lines)


class Sentences(Clauses):
    """The sentences of one ability or trait."""

    def __init__(self, type: str) -> None:
        super().__init__()
        self.type = type
        self.here = False

    # --------------------------------------------------------------------------------------------- abilities

    def ability(self, ability: Ability) -> str:
        """`Political Limited: Bow your target Personality: Take the Imperial Favor.`"""
        self.here = ability.here
        heads = "/".join(each.capitalize() for each in ability.designators)
        head = " ".join([*ability.keywords, heads])
        lifted = {LIFTING[each] for each in ability.keywords if each in LIFTING}
        even = [
            f"even if {self.off(each)}"
            for each in ability.allowances
            if each != Allow(each.verb) or each.verb not in lifted
        ]
        asked = self.asked(ability.trigger, ability.conditions, ability.constraints, ability.uses, even)
        return f"{head}: {asked}{self.sentences(ability.effects)}"

    def asked(
        self, trigger: Trigger | None, conditions: Any, constraints: Any, uses: Uses = ONCE, even: Any = ()
    ) -> str:
        """What stands before the colon, with it."""
        parts = [self.uses(uses)] if uses.said else []
        parts += [self.trigger(trigger)] if trigger is not None else []
        parts += [self.if_(each) for each in conditions]
        parts += [*even, *(self.cost(each) for each in constraints)]
        return f"{capital(', '.join(parts))}: " if parts else ""

    def cost(self, effect: Any) -> str:
        """What is paid; a condition of it stands behind it."""
        if isinstance(effect, If) and not effect.otherwise:
            return f"{self.effects(effect.effects)} {self.if_(effect.condition)}"
        return self.effect(effect)

    def off(self, allowance: Allow) -> str:
        """What does not hinder."""
        if allowance.verb == "no presence" and allowance == Allow("no presence"):
            return "you control no units at the current battlefield"
        if allowance.verb not in OFF or allowance.what is None or allowance != Allow(allowance.verb, allowance.what):
            raise CannotWrite(f"no words for {allowance!r}")
        return f"{self.thing(allowance.what)} is {OFF[allowance.verb]}"

    def if_(self, condition: Any) -> str:
        """`if ...`, `unless ...`."""
        if isinstance(condition, Not):
            return f"unless {self.condition(condition.condition)}"
        return f"if {self.condition(condition)}"

    def uses(self, uses: Uses) -> str:
        """`twice per turn`."""
        if uses.number is not None:
            raise CannotWrite("uses")
        return f"{TIMES.get(uses.times) or number(uses.times) + ' times'} per {uses.per}"

    def trait(self, trait: Any) -> str:
        """What a card has or does without being used."""
        if isinstance(trait, GoldSource):
            return f"{self.asked(None, () if trait.condition is None else (trait.condition,), trait.costs)}{self.gold(trait)}"
        if isinstance(trait, Continuous):
            said = f"{capital(self.thing(trait.what))} has {self.changes(trait.changes)}"
            return self.held(said, trait.condition)
        if isinstance(trait, Forbid):
            what = "" if trait.what is None else self.thing(trait.what)
            return self.held(capital(f"{what} {self.forbidden(trait)}".strip()), trait.condition)
        if isinstance(trait, Triggered) and not (trait.from_hand or trait.from_discard):
            uses = Uses(1, trait.period, said=True) if trait.period else Uses()
            asked = self.asked(trait.trigger, trait.conditions, trait.constraints, uses)
            return asked + self.sentences(trait.effects)
        raise CannotWrite(f"no words for {trait!r}")

    def gold(self, trait: GoldSource) -> str:
        """`Produce 2 Gold.`"""
        if trait.produce.bonuses:
            raise CannotWrite("what is produced")
        return f"Produce {self.measured(trait.produce.amount, 'Gold')}."

    def held(self, said: str, condition: Any) -> str:
        """A trait that holds only while something is so."""
        return f"{said}." if condition is None else f"{said} while {self.condition(condition)}."

    # ----------------------------------------------------------------------------------------------- effects

    def sentences(self, effects: Any) -> str:
        """Effects, a sentence each."""
        return " ".join(f"{capital(self.effect(each))}." for each in effects)

    def effects(self, effects: Any) -> str:
        """Several effects in one sentence."""
        return listed(map(self.effect, effects))

    def effect(self, effect: Any) -> str:
        """What is done."""
        if type(effect) in PLAIN and PLAIN[type(effect)]:
            return PLAIN[type(effect)].format(self.thing(effect.what))
        said = getattr(self, f"_do_{type(effect).__name__.lower()}", None)
        if said is None:
            raise CannotWrite(f"no words for {effect!r}")
        return str(said(effect))

    def by(self, who: Any, verb: str, rest: str) -> str:
        """What you do, or somebody else does."""
        if isinstance(who, You):
            return f"{verb} {rest}"
        return f"{self.thing(who)} {forms_of(verb)[0]} {rest}"

    def _do_target(self, effect: Target) -> str:
        return f"{'you may ' if effect.optional else ''}target {self.new(replace(effect, optional=False), '')}"

    def _do_chosen(self, effect: Chosen) -> str:
        return f"choose {self.thing(effect)}"

    def _do_together(self, effect: Together) -> str:
        return self.shared(effect.effects, "and") or self.effects(effect.effects)

    def shared(self, effects: Any, op: str) -> str:
        """Several verbs with one object: `bow or destroy a target Follower`; nothing if they have not."""
        if len({getattr(each, "what", None) for each in effects}) > 1 or len(effects) < 2:
            return ""
        if not isinstance(getattr(effects[0], "what", None), (Target, Chosen)) or any(
            not PLAIN.get(type(each)) and each != Move(each.what, "home") for each in effects
        ):
            return ""
        verbs = [PLAIN[type(each)].replace(" {}", "") if type(each) in PLAIN else "move home" for each in effects]
        return f"{listed(verbs, op)} {self.thing(effects[0].what)}"

    def _do_may(self, effect: May) -> str:
        if effect.once or not isinstance(effect.who, You):
            raise CannotWrite(f"no words for {effect!r}")
        return f"you may {self.effects(effect.effects)}"

    def _do_if(self, effect: If) -> str:
        otherwise = f"; otherwise, {self.effects(effect.otherwise)}" if effect.otherwise else ""
        return f"{self.if_(effect.condition)}, {self.effects(effect.effects)}{otherwise}"

    def _do_chooseone(self, effect: ChooseOne) -> str:
        if not isinstance(effect.who, You):
            raise CannotWrite(f"no words for {effect!r}")
        single = [each[0] for each in effect.options if len(each) == 1]
        shared = self.shared(single, "or") if len(single) == len(effect.options) else ""
        return shared or "either " + listed((self.effects(each) for each in effect.options), "or")

    def _do_foreach(self, effect: ForEach) -> str:
        if not isinstance(effect.noun, Noun) or effect.at_once:
            raise CannotWrite(f"no words for {effect!r}")
        return f"for each {self.each(effect.noun)}, {self.effects(effect.effects)}"

    def _do_paying(self, effect: Paying) -> str:
        return f"{self.effects(effect.costs)} to {self.effects(effect.effects)}"

    def _do_instead(self, effect: Instead) -> str:
        return f"{self.effects(effect.effects)} instead"

    def _do_later(self, effect: Later) -> str:
        if effect.until not in ("", "battle", "game"):
            raise CannotWrite(f"no words for {effect!r}")
        span = f" this {effect.until}" if effect.until else ""
        when = self.trigger(effect.trigger)
        if effect.once and span:
            when = when.replace(effect.trigger.when, f"{effect.trigger.when} the next time{span}", 1)
        elif not effect.once:
            when = when.replace(effect.trigger.when, f"{effect.trigger.when} each time", 1) + span
        return f"{when}, {self.effects(effect.effects)}"

    def _do_give(self, effect: Give) -> str:
        if effect.until not in UNTIL:
            raise CannotWrite(f"no words for {effect!r}")
        if any(isinstance(each, SetStat) for each in effect.changes):
            return self._set(effect)
        until = UNTIL[effect.until]
        if self.here:
            until = until.replace("the battle", "this battle")
        what = self.thing(effect.what)
        bans = [each for each in effect.changes if isinstance(each, Forbid)]
        if bans:
            said = f"{what} {listed(self.forbidden(each) for each in bans)}"
            if len(bans) < len(effect.changes):
                raise CannotWrite(f"no words for {effect!r}")
        else:
            said = f"give {what} {self.changes(effect.changes)}"
        if effect.condition is not None:
            said += f" while {self.condition(effect.condition)}"
        return f"{until}, {said}" if until else said

    def _do_move(self, effect: Move) -> str:
        if effect.to == "home":
            return f"move {self.thing(effect.what)} home"
        if effect.to == "battlefield":
            return f"move {self.thing(effect.what)} to the current battlefield"
        if effect.to == "location" and effect.place is not None:
            return f"move {self.thing(effect.what)} to {self.of(effect.place)} location"
        raise CannotWrite(f"no words for {effect!r}")

    def _do_discard(self, effect: Discard) -> str:
        return self.by(effect.who, "discard", self.thing(effect.what))

    def _do_draw(self, effect: Draw) -> str:
        if effect.consecutively:
            raise CannotWrite(f"no words for {effect!r}")
        many = "a card" if effect.amount == Number(1) else self.measured(effect.amount, "cards")
        return self.by(effect.who, "draw", many.replace("1 cards", "1 card"))

    def _do_gainhonor(self, effect: GainHonor) -> str:
        return self.by(effect.who, "gain", self.measured(effect.amount, "Honor"))

    def _do_losehonor(self, effect: LoseHonor) -> str:
        return self.by(effect.who, "lose", self.measured(effect.amount, "Honor"))

    def _do_paygold(self, effect: PayGold) -> str:
        return self.by(getattr(effect, "who", You()), "pay", self.measured(effect.amount, "Gold"))

    def _do_takefavor(self, effect: TakeFavor) -> str:
        return self.by(effect.who, "take", "the Imperial Favor")

    def _do_discardfavor(self, effect: DiscardFavor) -> str:
        return self.by(effect.who, "discard", "the Imperial Favor")

    def _do_shuffle(self, effect: Shuffle) -> str:
        return f"shuffle {self.of(effect.who)} {effect.deck.title().replace('Deck', 'deck')}"

    def _do_attach(self, effect: Attach) -> str:
        if effect.terms:
            raise CannotWrite(f"no words for {effect!r}")
        return f"attach {self.thing(effect.what)} to {self.thing(effect.to)}"

    def _do_transfer(self, effect: Transfer) -> str:
        return f"transfer {self.thing(effect.what)} to {self.thing(effect.to)}"

    def _do_turnface(self, effect: TurnFace) -> str:
        return f"turn {self.thing(effect.what)} {'face-up' if effect.up else 'face-down'}"

    def _do_putcard(self, effect: PutCard) -> str:
        if effect.terms or effect.face_up or effect.bowed or effect.displacing or effect.dishonored:
            raise CannotWrite(f"no words for {effect!r}")
        what = self.thing(effect.what)
        if effect.to == "removed":
            return f"remove {what} from the game"
        if effect.to == "shuffle":
            return (
                f"shuffle {what} into {'its owner' + chr(39) + 's' if effect.who is None else self.of(effect.who)} deck"
            )
        if effect.to == "under" and effect.who is not None:
            return f"put {what} under {self.thing(effect.who)}"
        if effect.to not in SPOTS:
            raise CannotWrite(f"no words for {effect!r}")
        return f"put {what} {SPOTS[effect.to].format(self.of(effect.who or You()))}"

    def _do_puttoken(self, effect: PutToken) -> str:
        return f"give {self.thing(effect.what)} {self._tokens(effect)}"

    def _do_removetoken(self, effect: RemoveToken) -> str:
        return f"remove {self._tokens(effect)} from {self.thing(effect.what)}"

    def _tokens(self, effect: Any) -> str:
        if effect.number == Number(1):
            return f"a {effect.name} token"
        return f"{self.amount(effect.number)} {effect.name} tokens"

    def _do_rangedattack(self, effect: RangedAttack) -> str:
        plain = RangedAttack(effect.strength, effect.target)
        if plain != effect or effect.target.slot < 0:
            raise CannotWrite(f"no words for {effect!r}")
        strength, more = effect.strength, ""
        if isinstance(strength, Sum) and isinstance(strength.parts[0], Number):
            raise CannotWrite(f"no words for {effect!r}")
        if isinstance(strength, Number):
            return f"Ranged {strength.value} Attack{more}"
        return f"Ranged Attack with strength equal to {self.amount(strength)}"

    def _do_additionalaction(self, effect: AdditionalAction) -> str:
        if not isinstance(effect.who, You) or effect.requirement is not None or effect.number != Number(1):
            raise CannotWrite(f"no words for {effect!r}")
        return f"take an additional {effect.designator.capitalize()} action"

    def _do_create(self, effect: Create) -> str:
        plain = Create(effect.kind, effect.stats, effect.keywords)
        if effect != plain or len(effect.stats) != 1:
            raise CannotWrite(f"no words for {effect!r}")
        ((stat, amount),) = effect.stats
        letters = {"force": "F", "chi": "C"}
        self.created = effect.kind
        return " ".join([f"create a {self.amount(amount)}{letters[stat]}", *effect.keywords, capital(effect.kind)])

    def _do_negate(self, effect: Negate) -> str:
        if effect.verb == "effects" and effect.what is None:
            return "negate its effects"
        verb = EVENTS.get(effect.verb)
        if verb is None or not verb.nominal or effect.others or effect.until not in ("now", ""):
            raise CannotWrite(f"no words for {effect!r}")
        whose = "the" if effect.what is None else self.of(effect.what)
        return f"negate {whose} {verb.nominal[0]}" + (f" from {self._noun_of(effect.by)}" if effect.by else "")

    def _noun_of(self, what: Any) -> str:
        return self.thing(what)

    # ----------------------------------------------------------------------------------------------- changes

    def changes(self, changes: Any) -> str:
        """What is given."""
        return listed(map(self.change, changes))

    def change(self, change: Any) -> str:
        """One thing that is given."""
        if isinstance(change, GrantKeyword) and change.positive:
            return change.keyword
        if isinstance(change, OneChange) and not change.all:
            return "either " + listed(map(self.change, change.changes), "or")
        if not isinstance(change, Modify) or change.bound is not None or change.choose:
            raise CannotWrite(f"no words for {change!r}")
        stat = STATS[change.stat]
        amount = change.amount
        if isinstance(amount, Number):
            value = -amount.value if change.negative else amount.value
            return f"{value:+d} {stat}"
        if isinstance(amount, Times) and not change.negative and hasattr(amount.of, "noun"):
            return f"{amount.factor:+d} {stat} for each {self.each(amount.of.noun)}"
        return f"a {stat} {'penalty' if change.negative else 'bonus'} equal to {self.amount(amount)}"

    def _set(self, effect: Give) -> str:
        """`reduce his Force to 2`."""
        (change,) = effect.changes
        if not isinstance(change, SetStat) or change.base or effect.until or effect.condition is not None:
            raise CannotWrite(f"no words for {effect!r}")
        verb = {"": "set", "lower": "reduce", "raise": "increase"}[change.only]
        return f"{verb} {self.of(effect.what)} {STATS[change.stat]} to {self.amount(change.to)}"

    def forbidden(self, ban: Forbid) -> str:
        """`cannot be destroyed`, `will not move`."""
        if ban.verb == "attach to":
            return self._only(ban)
        words = [self._banned(each, passive=ban.by is not None) for each in ban.verbs]
        by = f" by {self.plural(ban.by)}" if ban.by is not None else ""
        if ban.only or ban.costs_too or ban.kind == "negate" or (by and not words[-1].startswith("be ")):
            raise CannotWrite(f"no words for {ban!r}")
        return f"{'cannot' if ban.kind == 'may not' else 'will not'} {listed(words, 'or')}{by}"

    def plural(self, what: Any) -> str:
        """Any of such things, as what does something: `actions`, `other players`."""
        noun = what if isinstance(what, Noun) else getattr(what, "noun", None)
        if not isinstance(noun, Noun):
            return self.thing(what)
        owner, rest = self.owner(noun)
        return f"{owner} {self.noun(rest, True)}".strip()

    def _only(self, ban: Forbid) -> str:
        """`will only attach to a Shugenja`."""
        if (
            ban.verb != "attach to"
            or ban.what is not None
            or ban.by is None
            or ban != Forbid(ban.kind, ban.verb, by=ban.by, only=ban.only)
        ):
            raise CannotWrite(f"no words for {ban!r}")
        return f"will {'only' if ban.only else 'not'} attach to {self.thing(ban.by)}"

    def _banned(self, name: str, *, passive: bool = False) -> str:
        if name == "move home":
            return "be moved home"
        verb = next((each for each in VERBS if name in (each.event, each.ban) and each.base), None)
        if verb is None:
            raise CannotWrite(f"no words for the ban on {name}")
        frame = next((each for each in verb.frames if each.startswith("<") and ":" not in each), None)
        if frame is not None and not passive:
            return " ".join([verb.base, *frame.removeprefix("<").split()])
        if any(each.startswith("patient:") for each in verb.frames):
            return f"be {verb.form('participle')}"
        if ":" in verb.frames[0]:
            raise CannotWrite(f"no words for the ban on {name}")
        return f"{verb.base} {verb.frames[0]}".strip()


def said(program: Program, type: str) -> str:
    """Return the text of a card, or raise CannotWrite for whatever cannot be said."""
    try:
        return write(program, type)
    except (KeyError, IndexError) as error:
        raise CannotWrite(f"no words for {error}") from None
