"""Things, nouns, amounts and filters in canonical English: what the noun phrase reads, said again with the same rules."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rokugan.language.classic import lexicon
from rokugan.language.classic.verbs import VERBS
from rokugan.language.english.articles import article
from rokugan.language.english.forms import plural
from rokugan.language.english.numbers import WORDS
from rokugan.language.language import CannotWrite
from rokugan.program import (
    AllFilters,
    Among,
    Capped,
    CardsIn,
    Chosen,
    Conditional,
    Controller,
    CountOf,
    Difference,
    Each,
    Either,
    Extreme,
    Filter,
    Fits,
    Half,
    HasAbility,
    HasKeyword,
    HasToken,
    In,
    Leader,
    Noun,
    Number,
    OneOf,
    Opposing,
    OtherThan,
    Owner,
    PartsOf,
    Past,
    PerformedBy,
    ProvinceOf,
    Ref,
    Several,
    Shares,
    State,
    StatIs,
    StatOf,
    Sum,
    Target,
    Times,
    Titled,
    TokensOn,
    TopOf,
    TotalOf,
    UnitOf,
    With,
    You,
)

STATS = {stat: words.title() for words, stat in reversed(lexicon.STATS)}
HEADS = {kinds[0]: one for one, _, kinds in reversed(lexicon.NOUNS)}
PLACES = {filter: words for words, filter in reversed(lexicon.WHERE) if filter is not None}
ZONES = {zone: words for words, zone in reversed(lexicon.ZONES)}
BOUNDS = {">=": "{} or more", "<=": "{} or less", "=": "{}", ">": "more than {}", "<": "less than {}"}
THAN = {
    ">=": "equal to or higher than",
    "<=": "equal to or lower than",
    "=": "equal to",
    ">": "higher than",
    "<": "lower than",
}
COMPARED = {">=": "equal or higher", "<=": "equal or lower", "=": "equal", ">": "higher", "<": "lower"}
PARTICIPLES = {
    verb.event: verb.form("participle")
    for verb in VERBS
    if verb.event and any(frame.startswith("patient:") and " " not in frame for frame in verb.frames)
}
"""What befell a thing, in a word."""
POSSESSIVES = {"it": "its", "them": "their"}
REFS = {
    "this": "this card",
    "battlefield": "the current battlefield",
    "province": "the current province",
    "winner": "the winner",
    "loser": "the loser",
    "found": "the revealed card",
    "action": "the action",
    "actor": "that player",
}


def capital(text: str) -> str:
    """The text with a capital at its beginning."""
    return text[:1].upper() + text[1:]


def listed(parts: Iterable[str], op: str = "and") -> str:
    """Several as one: `X and Y`, `X, Y, and Z`."""
    found = list(parts)
    return f" {op} ".join(found) if len(found) < 3 else f"{', '.join(found[:-1])}, {op} {found[-1]}"


def number(value: int) -> str:
    """A small number in a word."""
    return WORDS[value] if value < len(WORDS) else str(value)


class Phrases:
    """The things of one ability or trait: what was chosen in it is called by its kind, or by its place among its like."""

    def __init__(self) -> None:
        self.chosen: dict[int, Any] = {}
        self.subject: Noun | None = None
        self.created = ""

    # ------------------------------------------------------------------------------------------------ things

    def thing(self, thing: Any) -> str:
        """A thing."""
        said = getattr(self, f"_{type(thing).__name__.lower()}", None)
        if said is None:
            raise CannotWrite(f"no words for {thing!r}")
        return str(said(thing))

    def of(self, thing: Any) -> str:
        """Whose something is: `your`, `the Personality's`."""
        if isinstance(thing, You):
            return "your"
        said = self.thing(thing)
        if said in POSSESSIVES:
            return POSSESSIVES[said]
        return said + ("'" if said.endswith("s") and isinstance(thing, Each) else "'s")

    def _target(self, thing: Target) -> str:
        return self.new(thing, "target ")

    def _chosen(self, thing: Chosen) -> str:
        if thing.random or thing.performer:
            raise CannotWrite(f"no words for {thing!r}")
        return self.new(thing, "")

    def new(self, thing: Any, target: str) -> str:
        """What is new: how many, whose, and that it is targeted."""
        if thing.slot in self.chosen:
            return self.again(thing.slot)
        if thing.optional or thing.chooser is not None or getattr(thing, "limit", None) or getattr(thing, "all", False):
            raise CannotWrite(f"no words for {thing!r}")
        owner, noun = self.owner(thing.noun)
        one_of = bool(owner) and (not target or thing.most != 1 or _is_plural(noun))
        bare = f"{target}{self.noun(noun, thing.most != 1 or one_of)}"
        count = self._count(thing.least, thing.most)
        self.chosen[thing.slot] = thing
        if owner:
            return f"{count} of {owner} {bare}" if one_of else f"{owner} {bare}"
        return article(bare) if count == "one" else f"{count} {bare}"

    def _count(self, least: int, most: int) -> str:
        if most == -1:
            return "any number of" if not least else f"{number(least)} or more"
        if least == most:
            return number(most)
        return f"up to {number(most)}" if least == 0 else f"{number(least)} to {number(most)}"

    def again(self, slot: int) -> str:
        """What was chosen, when it is meant once more."""
        thing = self.chosen.get(slot)
        if thing is None:
            raise CannotWrite(f"slot {slot} was not chosen before")
        if thing.most != 1:
            return "them"
        return self.spoken(thing.noun, slot, isinstance(thing, Target))

    def spoken(self, noun: Noun, slot: int = -1, target: bool = False) -> str:
        """A thing that was spoken of: by its kind, by its place among its like, as the target, or as `it`."""
        if len(noun.kinds) == 1 and noun.kinds[0] in HEADS:
            alike = [each for each, other in self.chosen.items() if other.noun.kinds == noun.kinds]
            head = _head(HEADS[noun.kinds[0]], False)
            if len(alike) < 2 or slot < 0:
                return f"that {head}"
            return f"the {('first', 'second', 'third')[alike.index(slot)]} {head}"
        targets = [each for each in self.chosen.values() if isinstance(each, Target)]
        return "the target" if target and len(targets) == 1 else "it"

    def _ref(self, thing: Ref) -> str:
        if thing.to == "slot":
            return self.again(thing.slot)
        if thing.to == "bearer":
            return f"this {thing.called or 'Personality'}"
        if thing.to == "subject" and self.subject is not None:
            return self.spoken(self.subject)
        if thing.to == "created" and self.created:
            return f"the created {capital(self.created)}"
        if thing.to not in REFS:
            raise CannotWrite(f"no words for {thing!r}")
        return REFS[thing.to]

    def _you(self, _: You) -> str:
        return "you"

    def _each(self, thing: Each) -> str:
        owner, noun = self.owner(thing.noun)
        return f"each of {owner} {self.noun(noun, True)}" if owner else f"each {self.noun(noun, False)}"

    def _partsof(self, thing: PartsOf) -> str:
        return f"each of {self.of(thing.of)} {self.noun(thing.noun, True)}"

    def _controller(self, thing: Controller) -> str:
        return f"{self.of(thing.of)} controller"

    def _owner(self, thing: Owner) -> str:
        return f"{self.of(thing.of)} owner"

    def _unitof(self, thing: UnitOf) -> str:
        return "this unit" if thing.of == Ref("this") else f"{self.of(thing.of)} unit"

    def _provinceof(self, thing: ProvinceOf) -> str:
        return f"{self.of(thing.of)} battlefield's province"

    def _leader(self, thing: Leader) -> str:
        return {"attacker": "the Attacker", "defender": "the Defender", "enemy": "the enemy leader"}[thing.which]

    def _several(self, thing: Several) -> str:
        return listed(map(self.thing, thing.parts))

    def _oneof(self, thing: OneOf) -> str:
        return listed(map(self.thing, thing.parts), "or")

    def _topof(self, thing: TopOf) -> str:
        if thing.bottom or thing.deck not in ZONES:
            raise CannotWrite(f"no words for {thing!r}")
        many = "card" if thing.number == Number(1) else f"{self.amount(thing.number)} cards"
        return f"the top {many} of {self.of(thing.who)} {ZONES[thing.deck]}"

    def _noun(self, noun: Noun) -> str:
        """A description, where something is waited for: any such thing."""
        owner, rest = self.owner(noun)
        return f"one of {owner} {self.noun(rest, True)}" if owner else article(self.noun(rest, False))

    # ------------------------------------------------------------------------------------------------- nouns

    def owner(self, noun: Noun) -> tuple[str, Noun]:
        """Whose a thing is, if that stands before it, and the rest of the description."""
        plain = Noun(noun.kinds, noun.filters, "", None, noun.zone)
        if noun.whose == "your":
            return "your", plain
        if noun.whose == "his" and noun.owner is not None:
            return self.of(noun.owner), plain
        if noun.whose == "other" and noun.kinds != ("player",):
            return "another player's", plain
        return "", noun

    def noun(self, noun: Noun, many: bool) -> str:
        """Adjectives, head, and what follows."""
        before, after = self._parts(noun)
        if noun.whose == "enemy":
            before.insert(0, "enemy")
        elif noun.whose == "other" and noun.kinds == ("player",):
            before.insert(0, "other")
        elif noun.whose:
            raise CannotWrite(f"no words for {noun!r}")
        heads = [HEADS.get(kind, "") for kind in noun.kinds]
        if not all(heads):
            raise CannotWrite(f"no words for {noun!r}")
        head = listed((_head(each, many) for each in heads), "or")
        if _is_plural(noun) and many and before:
            head = ""
        elif _is_plural(noun):
            raise CannotWrite(f"no words for {noun!r}")
        where = [f"in {self._zone(noun)}"] if noun.zone else []
        return " ".join(each for each in [*before, head, *where, *after] if each)

    def _zone(self, noun: Noun) -> str:
        if noun.zone not in ZONES:
            raise CannotWrite(f"no words for {noun!r}")
        return f"a {ZONES[noun.zone]}"

    def _parts(self, noun: Noun) -> tuple[list[str], list[str]]:
        """What stands before the head, and what behind it."""
        before: list[str] = []
        after: list[str] = []
        for each in noun.filters:
            adjective = self.adjective(each)
            if each == OtherThan(Ref("this")):
                before.insert(0, "other")
            elif adjective:
                before.append(adjective)
            else:
                after.append(self.post(each))
        return before, after

    def adjective(self, filter: Filter) -> str:
        """A filter before its noun, if it can stand there."""
        if isinstance(filter, HasKeyword) and not filter.base:
            return filter.plural or filter.keyword if filter.positive else f"non-{filter.keyword}"
        if isinstance(filter, State) and any(filter == each for _, each in lexicon.ADJECTIVES):
            return str(filter.name)
        if isinstance(filter, Either):
            parts = [self.adjective(each) for each in filter.filters]
            return listed(parts, "or") if all(parts) else ""
        return ""

    def post(self, filter: Filter) -> str:
        """A filter behind its noun."""
        if filter in PLACES:
            return PLACES[filter]
        had = self.had(filter)
        if had:
            return f"with {had}" if not had.startswith("no ") else f"without {had[3:]}"
        if isinstance(filter, OtherThan):
            return f"other than {self.thing(filter.what)}"
        if isinstance(filter, PerformedBy) and filter.positive:
            return f"performed by {self.thing(filter.what)}"
        if isinstance(filter, Titled) and filter.positive:
            return f"titled {filter.title}"
        return self.pred(filter) if isinstance(filter, (Opposing, In)) else f"that {self.be(filter)}"

    def be(self, filter: Filter, many: bool = False) -> str:
        """A filter as a predicate: `is opposed`, `has a Weapon`."""
        if isinstance(filter, Past):
            return self._past(filter)
        if isinstance(filter, Shares):
            kind = {"clan": "Clan alignment", "element": "element keyword"}.get(filter.kind, filter.kind)
            verb = "shares" if filter.positive else "does not share"
            return f"{verb} {article(kind)} with {self.thing(filter.what)}"
        had = self.had(filter)
        if had:
            return f"has {had}"
        return f"{'are' if many else 'is'} {self.pred(filter)}"

    def _past(self, filter: Past) -> str:
        """`was bowed this turn`; of actions and the like it is said elsewhere."""
        done = {"move home": "moved home"}.get(filter.verb) or PARTICIPLES.get(filter.verb)
        if done is None or filter.by is not None or filter.period not in ("turn", "battle"):
            raise CannotWrite(f"no words for {filter!r}")
        return f"was {'' if filter.positive else 'not '}{done} this {filter.period}"

    def had(self, filter: Filter) -> str:
        """What follows `with` and `has`; nothing if it is no such filter."""
        if isinstance(filter, With):
            if (filter.op, filter.number) == (">=", Number(1)):
                return article(self.noun(filter.noun, False))
            if (filter.op, filter.number) == ("=", Number(0)):
                return f"no {self.noun(filter.noun, True)}"
            if isinstance(filter.number, Number):
                return f"{self.bound(filter.op, filter.number)} {self.noun(filter.noun, True)}"
        if isinstance(filter, HasToken) and (filter.op, filter.number) == (">=", Number(1)):
            return f"a {filter.name} token"
        if isinstance(filter, HasAbility) and filter.positive and filter.kind and not filter.keyword:
            return article(f"{'base ' if filter.base else ''}{filter.kind.title()} ability")
        if isinstance(filter, StatIs) and not filter.together:
            return self._measured(filter)
        if isinstance(filter, CardsIn):
            raise CannotWrite(f"no words for {filter!r}")
        return ""

    def _measured(self, filter: StatIs) -> str:
        stat = f"{'base ' if filter.base else ''}{'total ' if filter.total else ''}{STATS[filter.stat]}"
        if filter.right is None:
            return f"{COMPARED[filter.op]} {stat}"
        if isinstance(filter.right, Number):
            return f"{self.bound(filter.op, filter.right)} {stat}"
        return f"{stat} {THAN[filter.op]} {self.amount(filter.right)}"

    def bound(self, op: str, value: Number) -> str:
        """A number as a bound."""
        return BOUNDS[op].format(self.amount(value))

    def pred(self, filter: Filter) -> str:
        """A filter after `is`."""
        adjective = self.adjective(filter)
        if adjective and not isinstance(filter, HasKeyword):
            return adjective
        if isinstance(filter, HasKeyword):
            return article(filter.keyword) if filter.positive else f"not {article(filter.keyword)}"
        if filter in PLACES:
            return PLACES[filter]
        if isinstance(filter, Opposing):
            return f"opposing {self.thing(filter.what)}"
        if isinstance(filter, Fits):
            return article(self.noun(filter.noun, False))
        if isinstance(filter, (AllFilters, Either)):
            either = isinstance(filter, Either)
            return f"{'either ' * either}{listed(map(self.pred, filter.filters), 'or' if either else 'and')}"
        if isinstance(filter, In) and filter.of is not None and filter.positive and not filter.now:
            return self._where(filter)
        if isinstance(filter, State) and not filter.positive:
            return f"not {self.pred(State(filter.name))}"
        raise CannotWrite(f"no words for {filter!r}")

    def _where(self, filter: In) -> str:
        of: Any = filter.of
        if filter.relation == "attached":
            return f"attached to {self.thing(of)}"
        place = {
            "unit": "in {} unit",
            "army": "in {} army",
            "battlefield": "at {} battlefield",
            "location": "at {} location",
        }
        if filter.relation not in place or isinstance(of, (Noun, Among)):
            raise CannotWrite(f"no words for {filter!r}")
        return place[filter.relation].format(self.of(of))

    # ----------------------------------------------------------------------------------------------- amounts

    def amount(self, amount: Any) -> str:
        """A number that a text computes."""
        if isinstance(amount, Number):
            return str(amount.value)
        if isinstance(amount, StatOf):
            return f"{self.of(amount.of)} {'base ' if amount.base else ''}{STATS[amount.stat]}"
        if isinstance(amount, TotalOf):
            return f"{self.of(amount.of)} total {STATS[amount.stat]}"
        if isinstance(amount, CountOf):
            owner, noun = self.owner(amount.noun)
            return " ".join(["the number of", *([owner] if owner else []), self.noun(noun, True)])
        if isinstance(amount, TokensOn):
            return f"the number of {amount.name} tokens on {self.thing(amount.of)}"
        if isinstance(amount, Times) and amount.factor == 2:
            return f"twice {self.amount(amount.of)}"
        if isinstance(amount, Times):
            return f"{amount.factor} times {self.amount(amount.of)}"
        if isinstance(amount, Half):
            return f"half {self.amount(amount.of)}{', rounded up' if amount.up else ''}"
        if isinstance(amount, Sum) and len(amount.parts) == 2:
            return " plus ".join(map(self.amount, amount.parts))
        if isinstance(amount, Difference):
            return f"{self.amount(amount.of)} minus {self.amount(amount.less)}"
        if isinstance(amount, Capped):
            return f"{self.amount(amount.of)}, to a {'minimum' if amount.least else 'maximum'} of {self.amount(amount.bound)}"
        if isinstance(amount, Extreme) and not amount.base:
            return (
                f"the {'lowest' if amount.least else 'highest'} {STATS[amount.stat]} among {self.thing(amount.among)}"
            )
        raise CannotWrite(f"no words for {amount!r}")

    def measured(self, amount: Any, unit: str) -> str:
        """So much of something: `2 Honor`, `Honor equal to his Chi`."""
        if isinstance(amount, Number):
            return f"{amount.value} {unit}"
        if isinstance(amount, Conditional):
            raise CannotWrite(f"no words for {amount!r}")
        if isinstance(amount, Times) and isinstance(amount.of, CountOf):
            return f"{amount.factor} {unit} for each {self.each(amount.of.noun)}"
        return f"{unit} equal to {self.amount(amount)}"

    def each(self, noun: Noun) -> str:
        """What follows `for each`."""
        owner, rest = self.owner(noun)
        return f"of {owner} {self.noun(rest, True)}" if owner else self.noun(rest, False)


def _head(word: str, many: bool) -> str:
    """The head of a noun, with the capital that names of the game have."""
    said = plural(word) if many else word
    return said if word in ("card", "unit", "player", "province", "battlefield", "action", "army") else capital(said)


def _is_plural(noun: Noun) -> bool:
    """Is its last word a keyword in the plural, which stands for the noun? `your Courtiers`."""
    last = noun.filters[-1] if noun.filters and noun.kinds == ("card",) else None
    some = last.filters if isinstance(last, Either) else (last,)
    return any(isinstance(each, HasKeyword) and bool(each.plural) for each in some)
