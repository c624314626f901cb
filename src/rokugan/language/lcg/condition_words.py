"""Canonical English for amounts and conditions."""

from __future__ import annotations

from typing import Any

from rokugan.language.language import CannotWrite
from rokugan.language.lcg.noun_words import NounWords
from rokugan.language.lcg.speech import ORDERS, SIGNS, STATES, article
from rokugan.program.lcg import nodes as n


class ConditionWords(NounWords):
    """How numbers, and what holds or does not, are said."""

    def amount(self, amount: n.Amount, skill: bool = False) -> str:
        """A number; what has no plain number is X, which the last sentence explains."""
        if isinstance(amount, n.Number):
            return str(amount.value)
        if isinstance(amount, n.AtLeast):
            return f"{amount.value} or more"
        if isinstance(amount, n.Count | n.StatOf | n.Total | n.Chosen):
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
            stat = "honor bid" if amount.stat == "bid" else self.stat(amount.stat)
            return f"{self.possessive(amount.of)} {layer}{stat}"
        if isinstance(amount, n.Total):
            return f"the total {self.stat(amount.stat)} of {self.noun(amount.noun, True)}"
        if isinstance(amount, n.Chosen):
            return "any number you choose"
        raise CannotWrite(f"there are no words for {amount!r}")

    def signed(self, amount: n.Amount) -> str:
        """`+2`, `–X`."""
        if isinstance(amount, n.Number):
            return f"{amount.value:+}".replace("-", "\u2013")
        if isinstance(amount, n.Minus):
            return f"\u2013{self.amount(amount.amount)}"
        return f"+{self.amount(amount)}"

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
        if isinstance(left, n.StatOf | n.Total | n.Count) and isinstance(right, n.Number):
            number = right.value - (cond.compare == "<") + (cond.compare == ">")
            bound = "" if cond.compare == "=" else f" {SIGNS[cond.compare[0] + '=']}"
            return f"{self.explained(left)} is {number}{bound}"
        if isinstance(left, n.Count) and isinstance(right, n.Count) and _hand_of(left) and _hand_of(right):
            having, that = _hand_of(left), _hand_of(right)
            assert having is not None
            more = "more" if cond.compare == ">" else "fewer"
            return f"{self.thing(having)} {_has(having)} {more} cards in hand than {self.thing(that)}"
        if isinstance(left, n.Count) and isinstance(right, n.Count):
            who, plain = _controller(left.noun)
            other, _ = _controller(right.noun)
            more = "more" if cond.compare == ">" else "fewer"
            return (
                f"{self.thing(who)} {_third(who, 'control')} {more} {self.noun(plain, True)} than {self.thing(other)}"
            )
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
        first, second = cond.conditions[0], cond.conditions[1]
        contesting = isinstance(second, n.Happens) and second.deed.verb == "contest"
        if not isinstance(first, n.Happens) or first.deed.patient is None or not contesting:
            return " or if ".join(self.condition(each) for each in cond.conditions)
        return f"you have claimed or are contesting {self.thing(first.deed.patient)}"


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


def _third(who: n.Thing, verb: str) -> str:
    return verb if isinstance(who, n.You) else f"{verb}s"


def _has(who: n.Thing) -> str:
    return "have" if isinstance(who, n.You) else "has"
