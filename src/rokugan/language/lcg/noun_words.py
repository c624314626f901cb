"""Canonical English for nouns: their adjectives, and the clauses that follow them."""

from __future__ import annotations

from collections.abc import Callable

from rokugan.language.language import CannotWrite
from rokugan.language.lcg.speech import (
    AFTER_NOUN,
    ORDERS,
    SIGNS,
    STATES,
    STATS,
    WORDS,
    joined,
    plural_of,
    titled,
)
from rokugan.language.lcg.thing_words import ThingWords
from rokugan.program.lcg import nodes as n


class NounWords(ThingWords):
    """How nouns and what is said of them are said."""

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
        if each.stat == "fate" and isinstance(each.amount, n.StatOf):
            return "", f"with {'more' if each.compare == '>' else 'less'} fate on it than {self.thing(each.amount.of)}"
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
        if kind == "player" and isinstance(cond, n.Compare) and isinstance(cond.left, n.StatOf):
            return "", f"with {'more' if cond.compare == '>' else 'less'} {cond.left.stat} than you"
        if kind == "player" and isinstance(cond, n.Compare) and isinstance(cond.left, n.Count):
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
        if compare == "=" and number != 1:
            return f"exactly {number} {self.noun(noun, True)}"
        if compare == "=":
            return f"only a single {self.noun(noun, False)}"
        return f"{number} {'or more' if compare == '>=' else 'or fewer'} {self.noun(noun, True)}"
