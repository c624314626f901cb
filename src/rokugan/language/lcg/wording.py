"""Canonical English for the parts of a sentence: things, nouns, filters, amounts, conditions, circumstances. One
wording per node.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rokugan.language.lcg.discourse import Mention, fits, is_several
from rokugan.language.lcg.kinds import fitting, kind_of
from rokugan.language.lcg.said import Said
from rokugan.language.lcg.verbs import VERBS, Entry
from rokugan.program.lcg import nodes as n
from rokugan.program.lcg.walking import referents
from rokugan.program.node import Node, walk

PLURALS = {"ability": "abilities", "opportunity": "opportunities", "fate": "fate", "honor": "honor"}
WORDS = {"dial": "honor dial"}
SIGNS = {"<=": "or lower", ">=": "or higher"}
ORDERS = {"<": "lower", ">": "higher", "<=": "equal or lower", ">=": "equal or higher"}
STATS = {"military": "[conflict-military]", "political": "[conflict-political]"}
SIDES = {
    "attacker": "as an attacker",
    "defender": "as a defender",
    "participant": "in the conflict",
    "attacking player": "as the attacking player",
    "defending player": "as the defending player",
}
AFTER_NOUN = ("attacking alone", "defending alone", "participating alone", "involved in a duel")
STATES = {"participating alone": "participating on your side alone", "friendly": "(friendly)"}


class CannotWrite(Exception):
    """There is no English for this node."""


class Wording:
    """The words for one ability, or for what stands beside the abilities: it knows what was said before."""

    def __init__(self, root: n.Triggered | n.TextBox, this: str) -> None:
        self.this = f"this {this}"
        self.new = referents(root)
        chosen = {id(each.patient) for each in walk(root) if isinstance(each, n.Deed) and each.verb == "choose"}
        parts = {
            id(part) for each in self.new if id(each) in chosen and isinstance(each, n.And) for part in each.things
        }
        inner = {id(part) for each in self.new if not isinstance(each, n.And) for part in walk(each)[1:]}
        self.mentions = [
            Mention(n.Ref(at), _kind(each), is_several(each), id(each) in inner, id(each) in chosen | parts, True)
            for at, each in enumerate(self.new)
        ]
        self.x: n.Amount | None = None
        self._numbers = {id(each): at for at, each in enumerate(self.new)}
        self._told: set[int] = set()

    # ------------------------------------------------------------------------------------------ things

    def thing(self, thing: Any) -> str:
        """A noun phrase."""
        made = getattr(self, f"_{type(thing).__name__.lower()}", None)
        if made is None:
            raise CannotWrite(f"there are no words for {thing!r}")
        said = str(made(thing))
        self._tell(thing)
        return said

    def _tell(self, node: Node) -> None:
        """It was spoken of now."""
        if id(node) in self._numbers:
            self._told.add(self._numbers[id(node)])

    def _a(self, thing: n.A) -> str:
        which = thing.noun.which
        if n.Other() in which:
            return f"another {self.noun(thing.noun, False, skip=(n.Other(),))}"
        if any(isinstance(each, n.Nth) or each == n.Is("topmost") for each in which):
            return f"the {self.noun(thing.noun, False)}"
        if which == (n.OfNamedType(),):
            return "a card type"
        if thing.noun.kind in ("fate", "honor"):
            return self.noun(thing.noun, True)
        if thing.noun.kind == "ring" and len(which) == 1 and isinstance(which[0], n.OfElement):
            return f"the {self.noun(thing.noun, False)}"
        return article(self.noun(thing.noun, False))

    def _all(self, thing: n.All) -> str:
        which = thing.noun.which
        if len(which) == 1 and isinstance(which[0], n.In) and thing.noun.kind == "card" and _is_hand(which[0].places):
            return self.thing(which[0].places[0])
        if thing.noun.kind in ("fate", "honor"):
            return f"all {self.noun(thing.noun, True)}"
        if thing.noun.kind == "player" and n.Other() in which:
            return f"each opponent {self.noun(thing.noun, False, skip=(n.Other(),)).removeprefix('player ')}"
        return f"each {self.noun(thing.noun, False)}"

    def _some(self, thing: n.Some) -> str:
        if isinstance(thing.amount, n.ThatMuch):
            return f"that much {self.noun(thing.noun, True)}"
        if isinstance(thing.amount, n.Required):
            return f"the required number of {self.noun(thing.noun, True)}"
        if isinstance(thing.amount, n.Per):
            counted = f"{self.amount(thing.amount.each)} {self.noun(thing.noun, True)}"
            return f"{counted} for each {self.noun(thing.amount.noun, False)}"
        return self._counted(self.amount(thing.amount), thing.noun, thing.amount == n.Number(1))

    def _upto(self, thing: n.UpTo) -> str:
        return self._counted(f"up to {self.amount(thing.amount)}", thing.noun, thing.amount == n.Number(1))

    def _counted(self, count: str, noun: n.Noun, one: bool) -> str:
        among = next((each for each in noun.which if isinstance(each, n.Among)), None)
        if among:
            return f"{count} of {self.thing(among.things)}"
        return f"{count} {self.noun(noun, not one)}"

    def _anynumber(self, thing: n.AnyNumber) -> str:
        total = next(
            (each for each in thing.noun.which if isinstance(each, n.StatIs) and each.layer == "total printed"), None
        )
        if total:
            return f"up to {self.amount(total.amount)} printed {total.stat} worth of {self.noun(thing.noun, True, skip=(total,))}"
        return f"any number of {self.noun(thing.noun, True)}"

    def _only(self, thing: n.Only) -> str:
        return f"only {joined([self.thing(each) for each in thing.things])}"

    def _this(self, thing: n.This) -> str:
        return self.this

    def _attached(self, thing: n.Attached) -> str:
        return "attached character"

    def _you(self, thing: n.You) -> str:
        return "you"

    def _opponent(self, thing: n.Opponent) -> str:
        return "your opponent"

    def _opponentof(self, thing: n.OpponentOf) -> str:
        return f"{self.possessive(thing.of)} opponent"

    def _gap(self, thing: n.Gap) -> str:
        return "its"

    def _the(self, thing: n.The) -> str:
        return {
            "loser": "the loser of the duel",
            "winner": "the winner of the duel",
            "bid": "an honor bid",
            "condition": "that effect",
        }.get(thing.name, f"the {thing.name}")

    def _owner(self, thing: n.Owner) -> str:
        return f"{self.possessive(thing.of)} {'controller' if thing.controller else 'owner'}"

    def _and(self, thing: n.And) -> str:
        return joined([self.thing(each) for each in thing.things])

    def _oneof(self, thing: n.OneOf) -> str:
        if all(isinstance(each, n.Place) for each in thing.things):
            return self.places(thing.things)
        return joined([self.thing(each) for each in thing.things], "or")

    def _place(self, thing: n.Place) -> str:
        area = thing.area
        if thing.of is None:
            if thing.end:
                return f"the {thing.end} of that deck"
            return f"the {area}" if area == "unclaimed ring pool" else str(area)
        owned = (
            f"one of {self.possessive(thing.of)} discard piles"
            if area == "discard pile"
            else f"{self.possessive(thing.of)} {area}"
        )
        return f"the {thing.end} of {owned}" if thing.end else owned

    def _top(self, thing: n.Top) -> str:
        if thing.amount == n.Number(1):
            return f"the top card of {self.thing(thing.place)}"
        return f"the top {self.amount(thing.amount)} cards of {self.thing(thing.place)}"

    def _thatmany(self, thing: n.ThatMany) -> str:
        return f"that {self.noun(thing.noun, True)}"

    def _phaseof(self, thing: n.PhaseOf) -> str:
        return f"the {thing.phase} phase"

    def _typeof(self, thing: n.TypeOf) -> str:
        return STATS[thing.type]

    def _part(self, thing: n.Part) -> str:
        if thing == n.Part("ability", n.This()):
            return "this ability"
        if thing.what == "effect":
            return f"the effects of {self.thing(thing.of)}"
        if thing.what == "ring effect" and isinstance(thing.of, n.Opponent):
            return "opponent's ring effects"
        if thing.what == "ring effect":
            return f"the ring effects of {self.thing(thing.of)}"
        plural = thing.what == "ability"
        return f"{self.possessive(thing.of)} {self.noun(n.Noun(thing.what, thing.which), plural)}"

    def _skill(self, thing: n.Skill) -> str:
        layer = f"{thing.layer} " if thing.layer else ""
        if thing.stats == ("bid",):
            return "the value of your bid"
        if thing.stats == ("military", "political"):
            return f"{self.possessive(thing.of)} {layer}[conflict-military] and [conflict-political] skill"
        if thing.stats == ("cost",):
            return f"the {layer}cost {'to play' if isinstance(thing.of, n.This) else 'of'} {self.thing(thing.of)}"
        return f"the {layer}{self.stat(thing.stats[0])} of {self.thing(thing.of)}"

    def _ref(self, thing: n.Ref) -> str:
        """`that character`, or the wording that tells it from the others."""
        own = self.mentions[thing.number]
        kind = own.kind
        told = [each for at, each in enumerate(self.mentions) if at in self._told or each is own]
        alike = [each for each in told if fits(each, Said((kind,), "that", own.plural))]
        exact = [each for each in alike if each.kind == kind]
        outer = [each for each in exact if not each.inner] or exact
        if outer == [own]:
            return f"{'those' if own.plural else 'that'} {plural_of(kind) if own.plural else WORDS.get(kind, kind)}"
        if own.chosen and [each for each in alike if each.chosen] == [own]:
            return f"the chosen {plural_of(kind) if own.plural else kind}"
        order = ("first", "second", "third", "fourth")[[each.thing for each in alike].index(thing)]
        return f"the {order} {kind}"

    def possessive(self, thing: n.Thing) -> str:
        """`your`, `that character's`."""
        if isinstance(thing, n.You):
            return "your"
        if isinstance(thing, n.Gap):
            return "its"
        said = self.thing(thing)
        return f"{said}'s"

    def places(self, places: tuple[Any, ...]) -> str:
        """`your hand or provinces`."""
        first, *others = places
        return " or ".join([self.thing(first), *(each.area for each in others)])

    # ------------------------------------------------------------------------------------------- nouns

    def noun(self, noun: n.Noun, plural: bool, skip: tuple[n.Filter, ...] = ()) -> str:
        """Adjectives, head, and what follows it."""
        before, after = [], []
        for each in noun.which:
            if each not in skip:
                front, back = self.filter(each, noun.kind)
                before += [front] if front else []
                after += [back] if back else []
        head = plural_of(noun.kind) if plural else WORDS.get(noun.kind, noun.kind)
        return " ".join([*before, head, *after]).replace("non- ", "non-")

    def filter(self, each: n.Filter, kind: str) -> tuple[str, str]:
        """What stands before the noun and what after it."""
        if isinstance(each, n.Is):
            word = STATES.get(each.word, each.word)
            return ("", f"that is {word}") if each.word in AFTER_NOUN else (word, "")
        if isinstance(each, n.Not):
            return self._without(each.filter, kind)
        made: Callable[[n.Filter, str], tuple[str, str]] | None = getattr(
            self, f"_say_{type(each).__name__.lower()}", None
        )
        if made is None:
            raise CannotWrite(f"there are no words for {each!r}")
        return made(each, kind)

    def _without(self, each: n.Filter, kind: str) -> tuple[str, str]:
        if each == n.Is("broken"):
            return "unbroken", ""
        if isinstance(each, n.HasKeyword):
            return "", f"without {each.keyword}"
        front, back = self.filter(each, kind)
        return (f"non-{front}", "") if front else ("", back.replace("that is", "not", 1))

    def _say_anyof(self, each: n.AnyOf, kind: str) -> tuple[str, str]:
        return joined([self.filter(one, kind)[0] for one in each.filters], "or"), ""

    def _say_most(self, each: n.Most, kind: str) -> tuple[str, str]:
        layer = f"{each.layer} " if each.layer else ""
        return "", f"with the {'highest' if each.highest else 'lowest'} {layer}{self.stat(each.stat)}"

    def _say_ofclan(self, each: n.OfClan, kind: str) -> tuple[str, str]:
        return f"[clan-{each.clan}]", ""

    def _say_hastrait(self, each: n.HasTrait, kind: str) -> tuple[str, str]:
        return titled(each.trait), ""

    def _say_haskeyword(self, each: n.HasKeyword, kind: str) -> tuple[str, str]:
        return each.keyword, ""

    def _say_ofelement(self, each: n.OfElement, kind: str) -> tuple[str, str]:
        return f"[element-{each.element}]", ""

    def _say_oftype(self, each: n.OfType, kind: str) -> tuple[str, str]:
        return STATS[each.type], ""

    def _say_elementof(self, each: n.ElementOf, kind: str) -> tuple[str, str]:
        if kind == "conflict":
            return "", f"of {self.possessive(each.of)} element"
        return "", "that matches the element of your role"

    def _say_ofnamedtype(self, each: n.OfNamedType, kind: str) -> tuple[str, str]:
        return "", "of that type"

    def _say_controlled(self, each: n.Controlled, kind: str) -> tuple[str, str]:
        return ("", "you control") if isinstance(each.by, n.You) else ("", f"controlled by {self.thing(each.by)}")

    def _say_owned(self, each: n.Owned, kind: str) -> tuple[str, str]:
        return "", f"owned by {self.thing(each.by)}"

    def _say_other(self, each: n.Other, kind: str) -> tuple[str, str]:
        return "other", ""

    def _say_nth(self, each: n.Nth, kind: str) -> tuple[str, str]:
        return each.order, ""

    def _say_every(self, each: n.Every, kind: str) -> tuple[str, str]:
        return "", f"each {each.period}"

    def _say_has(self, each: n.Has, kind: str) -> tuple[str, str]:
        return "", f"with {self.quantity(each.noun, each.compare, each.number)}"

    def _say_holds(self, each: n.Holds, kind: str) -> tuple[str, str]:
        return "", f"that controls {self.thing(each.what)}"

    def _say_statis(self, each: n.StatIs, kind: str) -> tuple[str, str]:
        layer = f"{each.layer} " if each.layer else ""
        if isinstance(each.amount, n.StatOf) and each.amount.stat == each.stat:
            return "", f"with {ORDERS[each.compare]} {layer}{self.stat(each.stat)} than {self.thing(each.amount.of)}"
        bound = f" {SIGNS[each.compare]}" if each.compare != "=" else ""
        return "", f"with {layer}{self.stat(each.stat)} {self.amount(each.amount, True)}{bound}"

    def _say_odd(self, each: n.Odd, kind: str) -> tuple[str, str]:
        return "", f"that has an odd {each.layer} {each.stat}"

    def _say_in(self, each: n.In, kind: str) -> tuple[str, str]:
        return "", f"in {self.places(each.places)}"

    def _say_on(self, each: n.On, kind: str) -> tuple[str, str]:
        return "", f"{'printed ' if kind == 'ability' else ''}on {self.thing(each.thing)}"

    def _say_at(self, each: n.At, kind: str) -> tuple[str, str]:
        return "", f"at {self.thing(each.thing)}"

    def _say_among(self, each: n.Among, kind: str) -> tuple[str, str]:
        return "", f"of {self.thing(each.things)}"

    def _say_which(self, each: n.Which, kind: str) -> tuple[str, str]:
        cond = each.condition
        if isinstance(cond, n.Happens) and n.Gap() in (cond.deed.agent, cond.deed.patient):
            return "", self._clause(cond.deed)
        if isinstance(cond, n.Happens) and cond.deed.agent is not None:
            return "", f"in which {self.thing(cond.deed.agent)} {self.verb(cond.deed, 'past')}"
        if isinstance(cond, n.Compare) and isinstance(cond.left, n.Count):
            others = n.Noun(
                cond.left.noun.kind, tuple(x for x in cond.left.noun.which if not isinstance(x, n.Controlled))
            )
            return "", f"who controls more {self.noun(others, True)} than you"
        return "", f"in which {self.condition(cond)}"

    def _clause(self, deed: n.Deed) -> str:
        if deed.agent == n.Gap():
            return f"that {self.verb(deed, 'third')}"
        if deed.verb == "attack" and deed.agent is not None:
            return f"{self.thing(deed.agent)} is attacking"
        if deed.agent is not None and deed.patient == n.Gap():
            if isinstance(deed.agent, n.Part):
                return f"{self.verb(deed, 'participle')} by {self.thing(deed.agent)}"
            return f"{self.thing(deed.agent)} {self.verb(deed, 'base' if isinstance(deed.agent, n.You) else 'third')}"
        return self.verb(deed, "participle")

    def quantity(self, noun: n.Noun, compare: str, number: int) -> str:
        """`1 or more attachments`, `no fate`."""
        if compare == "<":
            return f"no {self.noun(noun, noun.kind not in ('fate', 'honor'))}"
        if compare == "=":
            return f"only a single {self.noun(noun, False)}"
        return f"{number} {'or more' if compare == '>=' else 'or fewer'} {self.noun(noun, True)}"

    def stat(self, stat: str) -> str:
        """`[conflict-military] skill`, `glory`."""
        return f"{STATS[stat]} skill" if stat in STATS else stat

    # ------------------------------------------------------------------------------------------ amounts

    def amount(self, amount: n.Amount, skill: bool = False) -> str:
        """A number; what has no plain number is X, which the last sentence explains."""
        if isinstance(amount, n.Number):
            return str(amount.value)
        if isinstance(amount, n.AtLeast):
            return f"{amount.value} or more"
        if isinstance(amount, n.Count | n.StatOf | n.Total):
            if self.x is not None and self.x != amount:
                raise CannotWrite("two different amounts would be X")
            self.x = amount
            return "X"
        raise CannotWrite(f"there are no words for {amount!r}")

    def explained(self, amount: n.Amount) -> str:
        """What X is."""
        if isinstance(amount, n.Count):
            return f"the number of {self.noun(amount.noun, True)}"
        if isinstance(amount, n.StatOf):
            layer = f"{amount.layer} " if amount.layer else ""
            return f"{self.possessive(amount.of)} {layer}{self.stat(amount.stat)}"
        raise CannotWrite(f"there are no words for {amount!r}")

    def signed(self, amount: n.Amount) -> str:
        """`+2`, `–X`."""
        if isinstance(amount, n.Number):
            return f"{amount.value:+}".replace("-", "\u2013")
        if isinstance(amount, n.Minus):
            return f"\u2013{self.amount(amount.amount)}"
        return f"+{self.amount(amount)}"

    # --------------------------------------------------------------------------------------- conditions

    def condition(self, cond: Any) -> str:
        """A clause after `if`, `while` or `in which`."""
        made = getattr(self, f"_if_{type(cond).__name__.lower()}", None)
        if made is None:
            raise CannotWrite(f"there are no words for {cond!r}")
        return str(made(cond))

    def _if_be(self, cond: n.Be) -> str:
        who, each = self.thing(cond.thing), cond.filter
        verb = "are" if isinstance(cond.thing, n.You) else "is"
        if isinstance(each, n.Is):
            word = {
                "participating": "participating in a conflict",
                "the only participating character": "your only participating character in a conflict",
            }
            return f"{who} {verb} {word.get(each.word, STATES.get(each.word, each.word))}"
        if isinstance(each, n.Has):
            return f"{who} {_has(cond.thing)} {self.quantity(each.noun, each.compare, each.number)}"
        if isinstance(each, n.Holds):
            return f"{who} {_has(cond.thing)} {self.thing(each.what)}"
        if isinstance(each, n.In):
            return f"{who} {verb} in {self.places(each.places)}"
        if isinstance(each, n.OfCardType):
            return f"{who} {verb} {article(each.kind)}"
        if isinstance(each, (n.HasTrait, n.OfClan)):
            front, _ = self.filter(each, "character")
            return f"{who} {verb} {article(front)} character"
        if isinstance(each, n.OfElement):
            return f"{who} {verb} the [element-{each.element}] ring"
        raise CannotWrite(f"there are no words for {cond!r}")

    def _if_during(self, cond: n.During) -> str:
        if not isinstance(cond.thing, n.PhaseOf):
            raise CannotWrite(f"there are no words for {cond!r}")
        return f"it is {self.thing(cond.thing)}"

    def _if_exists(self, cond: n.Exists) -> str:
        self._tell(cond)
        by = next((each for each in cond.noun.which if isinstance(each, n.Controlled)), None)
        if by is None:
            return f"there are {self.quantity(cond.noun, cond.compare, cond.number)}"
        others = n.Noun(cond.noun.kind, tuple(each for each in cond.noun.which if each is not by))
        verb = "control" if isinstance(by.by, n.You) else "controls"
        return f"{self.thing(by.by)} {verb} {self.quantity(others, cond.compare, cond.number)}"

    def _if_compare(self, cond: n.Compare) -> str:
        left, right = cond.left, cond.right
        if isinstance(left, n.StatOf) and isinstance(right, n.Number):
            bound = "" if cond.compare == "=" else f" {SIGNS[cond.compare]}"
            return f"{self.possessive(left.of)} {self.stat(left.stat)} is {right.value}{bound}"
        if isinstance(left, n.Count) and isinstance(right, n.Count) and _hand_of(left) and _hand_of(right):
            having, that = _hand_of(left), _hand_of(right)
            assert having is not None
            more = "more" if cond.compare == ">" else "fewer"
            return f"{self.thing(having)} {_has(having)} {more} cards in hand than {self.thing(that)}"
        if isinstance(left, n.Count) and isinstance(right, n.Count):
            who, plain = _controller(left.noun)
            other, _ = _controller(right.noun)
            return f"{self.thing(who)} {_third(who, 'control')} more {self.noun(plain, True)} than {self.thing(other)}"
        if isinstance(left, n.Total) and isinstance(right, n.Total):
            who, plain = _controller(left.noun)
            other, _ = _controller(right.noun)
            counting = f"{self.thing(who)} {_third(who, 'count')} more current {left.stat}"
            return f"{counting} than {self.thing(other)} among {self.noun(plain, True)}"
        if not isinstance(left, n.StatOf):
            raise CannotWrite(f"there are no words for {cond!r}")
        return self._compare_players(left, cond.compare, right)

    def _compare_players(self, left: n.StatOf, compare: str, right: n.Amount) -> str:
        who = self.thing(left.of)
        more = right.more if isinstance(right, n.Plus) else 0
        other = right.amount if isinstance(right, n.Plus) else right
        if not isinstance(other, n.StatOf):
            raise CannotWrite(f"there are no words for {right!r}")
        if left.stat == "bid":
            order = f"at least {more} higher" if more else ORDERS[compare]
            return f"{self.possessive(left.of)} honor bid is {order} than {self.possessive(other.of)}"
        if left.stat == "fate":
            return f"{who} {_has(left.of)} {'more' if compare == '>' else 'less'} fate than {self.thing(other.of)}"
        if left.stat == "honor" and more:
            return f"{who} {_has(left.of)} at least {more} more honor than {self.thing(other.of)}"
        if left.stat == "honor":
            verb = "are" if isinstance(left.of, n.You) else "is"
            return f"{who} {verb} {'more' if compare == '>' else 'less'} honorable than {self.thing(other.of)}"
        return f"{who} {_third(left.of, 'count')} more current {self.stat(left.stat)} in the conflict than {self.thing(other.of)}"

    def _if_happens(self, cond: n.Happens) -> str:
        deed = cond.deed
        if deed.verb == "claim" and deed.agent is not None and not deed.how and isinstance(deed.patient, n.A):
            return f"{self.thing(deed.agent)} {_third(deed.agent, 'control')} {self.thing(deed.patient)}"
        if any(isinstance(each, n.Within) for each in deed.how) and deed.agent is not None:
            return f"{self.thing(deed.agent)} {_has(deed.agent)} {self.verb(deed, 'perfect')}"
        if deed.agent is not None and deed.verb == "break":
            return f"{self.thing(deed.agent)} {self.verb(deed, 'past')}"
        return self.present(deed)

    def _if_notso(self, cond: n.NotSo) -> str:
        inner = cond.condition
        if isinstance(inner, n.Happens) and inner.deed.agent is not None:
            return f"{self.thing(inner.deed.agent)} {_has(inner.deed.agent)} not {self.verb(inner.deed, 'perfect')}"
        if isinstance(inner, n.Be) and isinstance(inner.filter, n.Holds):
            do = "do" if isinstance(inner.thing, n.You) else "does"
            return f"{self.thing(inner.thing)} {do} not have {self.thing(inner.filter.what)}"
        if isinstance(inner, n.Exists):
            by, plain = _controller(inner.noun)
            verb = "do" if isinstance(by, n.You) else "does"
            return f"{self.thing(by)} {verb} not control {self.quantity(plain, inner.compare, inner.number)}"
        said = self.condition(inner)
        for verb in (" is ", " are "):
            if verb in said:
                return said.replace(verb, f"{verb}not ", 1)
        raise CannotWrite(f"there are no words for {cond!r}")

    def _if_both(self, cond: n.Both) -> str:
        joins, during = cond.conditions[:2]
        if len(cond.conditions) > 2 or not isinstance(during, n.During) or not isinstance(joins, n.Be):
            return " and if ".join(self.condition(each) for each in cond.conditions)
        return f"{self.thing(joins.thing)} is participating in {self.thing(during.thing)}"

    def _if_either(self, cond: n.Either) -> str:
        first = cond.conditions[0]
        if not isinstance(first, n.Happens) or first.deed.patient is None:
            raise CannotWrite(f"there are no words for {cond!r}")
        return f"you have claimed or are contesting {self.thing(first.deed.patient)}"

    # --------------------------------------------------------------------------------------------- verbs

    def present(self, deed: n.Deed, would: bool = False) -> str:
        """A clause: `your opponent plays an event`, `this character is honored`, `it would leave play`."""
        subject, form = self._subject(deed)
        who = self.thing(subject)
        if form == "participle":
            be = "would be" if would else "are" if isinstance(subject, n.You | n.Part) else "is"
            return f"{who} {be} {self.verb(deed, form)}"
        if would:
            return f"{who} would {self.verb(deed, 'base')}"
        plural = isinstance(subject, n.You) or (isinstance(subject, n.Part) and subject.what != "status token")
        return f"{who} {self.verb(deed, 'base' if plural else 'third')}"

    def _subject(self, deed: n.Deed) -> tuple[n.Thing, str]:
        if deed.agent is not None:
            return deed.agent, "third"
        if deed.patient is None:
            raise CannotWrite(f"{deed!r} has no subject")
        return deed.patient, "third" if _frame(deed, True) else "participle"

    def verb(self, deed: n.Deed, form: str) -> str:
        """The verb and what follows it. Forms: base, third, past, perfect, participle (passive)."""
        special = self._special(deed, form)
        if special:
            return " ".join([special, *self._how(deed)])
        by_patient = (
            deed.agent is None and form in ("third", "base") and _frame(deed, True) is not None and not self._commanding
        )
        found = _frame(deed, by_patient)
        if found is None:
            raise CannotWrite(f"there is no frame for {deed!r}")
        entry, frame = found
        passive = form == "participle" or deed.patient == n.Gap()
        word = {
            "base": entry.base,
            "third": entry.third,
            "past": entry.past,
            "perfect": entry.participle,
            "participle": entry.participle,
        }[form]
        said = [word]
        for part in frame.removeprefix("<").split():
            role, colon, _group = part.partition(":")
            if not colon:
                said += [] if part.endswith("?") else [part.partition("|")[0]]
            elif not (role == "patient" and passive):
                said.append(self.thing(getattr(deed, role)))
        return " ".join([*said, *self._against(deed), *self._from(deed, frame), *self._how(deed)])

    _commanding = False

    def _special(self, deed: n.Deed, form: str) -> str:
        """Verbs whose complements are like those of no other."""
        patient = deed.patient
        if deed.verb == "blank" and patient:
            but = "" if any(isinstance(each, n.TraitsToo) for each in deed.how) else " (except for Traits)"
            return f"treat {self.thing(patient)} as if its printed text box were blank{but}"
        if deed.verb == "search" and patient:
            return f"search {self.thing(patient)}"
        if deed.verb == "set" and isinstance(deed.goal, n.TypeOf):
            return f"change the conflict type to {self.thing(deed.goal)}"
        if deed.verb == "set" and patient:
            return f"set {self.thing(patient)}"
        if deed.verb == "set" and patient == n.The("attacked province") and deed.goal is not None:
            return f"move the conflict to {self.thing(deed.goal)}"
        if deed.verb == "contribute":
            return f"{'contributes' if form == 'third' else 'contribute'} its skill to your side"
        if deed.verb == "act first":
            return "has the first action opportunity this conflict"
        if deed.verb == "repeat":
            return "resolve this ability twice"
        if deed.verb == "name":
            return "name a card type"
        if deed.verb == "choose" and isinstance(patient, n.Part) and patient.what == "ring effect":
            return f"choose which of {self.possessive(patient.of)} ring effects to resolve"
        if deed.verb == "trigger again" and patient:
            return f"trigger each of {self.thing(patient)} an additional time each round (or specified period)"
        if deed.verb == "count":
            word = "counts" if form == "third" else "count"
            combined = any(isinstance(each, n.To) for each in deed.how)
            return (
                f"{word} its combined [conflict-military] and [conflict-political] skill"
                if combined
                else f"{word} its skill toward the resolution of this conflict"
            )
        if deed.verb == "receive" and patient == n.The("honor or dishonor"):
            return f"{'receives' if form == 'third' else 'receive'} the honor or dishonor"
        return ""

    def _against(self, deed: n.Deed) -> list[str]:
        if deed.verb == "declare" and deed.goal is not None:
            return [f"against {self.thing(deed.goal)}"]
        return []

    def _from(self, deed: n.Deed, frame: str) -> list[str]:
        said = []
        if deed.source is not None and "source:" not in frame and deed.verb != "participate":
            said.append(f"from {self.thing(deed.source)}")
        if deed.verb == "put into play" and deed.goal is not None:
            said.append("in that province")
        return said

    def _how(self, deed: n.Deed) -> list[str]:
        said = [self.circumstance(each) for each in deed.how if not isinstance(each, n.TraitsToo)]
        if deed.verb == "participate" and deed.source is not None:
            said.append(f"against {self.thing(deed.source)}")
        return [each for each in said if each]

    def circumstance(self, each: Any) -> str:
        """How, when, as what."""
        made = getattr(self, f"_how_{type(each).__name__.lower()}", None)
        if made is None:
            raise CannotWrite(f"there are no words for {each!r}")
        return str(made(each))

    def _how_during(self, each: n.During) -> str:
        return f"during {self.thing(each.thing)}"

    def _how_as(self, each: n.As) -> str:
        return "as if you were the attacking player" if each.fictive else SIDES[each.side]

    def _how_by(self, each: n.By) -> str:
        return f"by {self.amount(each.amount)}{' skill' if isinstance(each.amount, n.AtLeast) else ''}"

    def _how_to(self, each: n.To) -> str:
        if isinstance(each.amount, n.StatOf) and each.amount.stat == "combined skill":
            return ""
        return f"to {self.amount(each.amount)}"

    def _how_because(self, each: n.Because) -> str:
        return "as a result of conflict resolution" + (f" in {self.thing(each.of)}" if each.of else "")

    def _how_within(self, each: n.Within) -> str:
        return f"this {each.period}"

    def _how_whendone(self, each: n.WhenDone) -> str:
        if each.deed.verb == "pass" and isinstance(each.deed.how[0], n.During):
            return f"for passing in {self.thing(each.deed.how[0].thing)}"
        return f"when {self.present(each.deed)}"

    def _how_atrandom(self, each: n.AtRandom) -> str:
        return "at random"

    def _how_face(self, each: n.Face) -> str:
        return "faceup" if each.up else "facedown"

    def _how_attachedto(self, each: n.AttachedTo) -> str:
        return f"attached to {self.thing(each.thing)}"

    def _how_under(self, each: n.Under) -> str:
        return f"under {self.possessive(each.player)} control"

    def _how_asifin(self, each: n.AsIfIn) -> str:
        return f"as if it were in {self.thing(each.place)}"

    def _how_forthing(self, each: n.ForThing) -> str:
        return f"for {self.thing(each.thing)}"

    def _how_untilso(self, each: n.UntilSo) -> str:
        return f"until {self.condition(each.condition)}"

    def _how_anyorder(self, each: n.AnyOrder) -> str:
        return "in any order"

    def _how_noless(self, each: n.NoLess) -> str:
        return f"(to a minimum of {each.number})"

    def _how_ascard(self, each: n.AsCard) -> str:
        from rokugan.language.lcg.writer import write

        return f'as an attachment with the text: "{write(each.text, each.kind)}"'


def _frame(deed: n.Deed, by_patient: bool) -> tuple[Entry, str] | None:
    """The frame of the verb that says these roles and no other; a source or goal that none has is said by an adverb."""

    beside = {"declare": ("goal",), "participate": ("source",), "put into play": ("source", "goal")}.get(
        deed.verb, ("source",)
    )
    roles = {role for role in ("patient", "source", "goal") if getattr(deed, role) is not None}
    for drop in ((), beside):
        wanted = roles - set(drop) - ({"patient"} if by_patient else set())
        for entry in VERBS:
            if entry.verb != deed.verb:
                continue
            for frame in entry.frames:
                if frame.startswith("<") != by_patient:
                    continue
                parts = [part.partition(":") for part in frame.removeprefix("<").split() if ":" in part]
                if {role for role, _, _ in parts} == wanted and all(
                    _suits(getattr(deed, role), group) for role, _, group in parts
                ):
                    return entry, frame
    return None


def _suits(thing: Any, group: str) -> bool:
    if group == "home-place":
        return bool(thing == n.Place("home"))
    if group in ("place", "areas") and isinstance(thing, n.Place):
        return thing != n.Place("home")
    if group == "place":
        return False
    if group == "areas" and isinstance(thing, n.OneOf):
        return True
    if group == "conflict-type":
        return bool(thing == n.The("conflict type"))
    if isinstance(thing, n.Ref) and group in ("fate", "resource", "token"):
        return False  # fate and tokens are not spoken of again by number
    return not isinstance(thing, n.Place) and fitting(thing, group) is not None


def _hand_of(amount: n.Count) -> n.Thing | None:
    """Whose hand's cards are counted, if they are."""
    which = amount.noun.which
    if len(which) == 1 and isinstance(which[0], n.In) and isinstance(which[0].places[0], n.Place):
        return which[0].places[0].of if which[0].places[0].area == "hand" else None
    return None


def _controller(noun: n.Noun) -> tuple[n.Thing, n.Noun]:
    by = next((each.by for each in noun.which if isinstance(each, n.Controlled)), None)
    if by is None:
        raise CannotWrite(f"{noun!r} has no controller")
    return by, n.Noun(noun.kind, tuple(each for each in noun.which if not isinstance(each, n.Controlled)))


def _kind(node: Node) -> str:
    return node.noun.kind if isinstance(node, n.Exists) else kind_of(node)  # type: ignore[arg-type]


def _is_hand(places: tuple[n.Thing, ...]) -> bool:
    return len(places) == 1 and isinstance(places[0], n.Place) and places[0].area == "hand" and places[0].of is not None


def _third(who: n.Thing, verb: str) -> str:
    return verb if isinstance(who, n.You) else f"{verb}s"


def _has(who: n.Thing) -> str:
    return "have" if isinstance(who, n.You) else "has"


def article(said: str) -> str:
    """`a card`, `an event`.

    >>> article("[element-air] conflict"), article("unique card")
    ('an [element-air] conflict', 'a unique card')
    """
    first = said.removeprefix("[element-").removeprefix("[").removeprefix("(")
    vowel = first[:1].lower() in "aeio" or (first[:1] in "uU" and not first.startswith("uni"))
    return f"an {said}" if vowel or first.startswith("hono") else f"a {said}"


def plural_of(kind: str) -> str:
    """`characters`, `abilities`."""
    kind = WORDS.get(kind, kind)
    return PLURALS.get(kind, f"{kind}s")


def titled(trait: str) -> str:
    """`Bushi`, `Battle-Maiden`."""
    return "-".join(part.capitalize() for part in trait.split("-"))


def joined(parts: list[str], word: str = "and") -> str:
    """`a, b and c`."""
    *others, last = parts
    return f"{', '.join(others)} {word} {last}" if others else last
