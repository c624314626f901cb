"""Conditions and triggers in canonical English."""

from __future__ import annotations

from typing import Any

from rokugan.language.classic.verbs import VERBS
from rokugan.language.classic.written.phrases import Phrases, listed
from rokugan.language.english.articles import article
from rokugan.language.language import CannotWrite
from rokugan.program import (
    AnyOf,
    Both,
    Compare,
    Did,
    Each,
    Exists,
    Happened,
    HasFavor,
    Is,
    Moment,
    Noun,
    Number,
    Pattern,
    Trigger,
    You,
)

EVENTS = {verb.event: verb for verb in reversed(VERBS) if verb.event and not verb.details}
"""The verb of what happens."""
MOMENTS = {
    "your turn": "it is your turn",
    "not your turn": "it is not your turn",
    "attacker": "you are the Attacker",
    "defender": "you are the Defender",
    "not first player": "you are not the first player",
    "reconnaissance": "you have Reconnaissance",
}


class Clauses(Phrases):
    """What is true, and what is waited for."""

    # -------------------------------------------------------------------------------------------- conditions

    def condition(self, condition: Any) -> str:
        """What is true."""
        said = getattr(self, f"_if_{type(condition).__name__.lower()}", None)
        if said is None:
            raise CannotWrite(f"no words for {condition!r}")
        return str(said(condition))

    def _if_is(self, condition: Is) -> str:
        if not condition.positive or len(condition.filters) != 1:
            raise CannotWrite(f"no words for {condition!r}")
        return f"{self.thing(condition.what)} {self.be(condition.filters[0], isinstance(condition.what, You))}"

    def _if_both(self, condition: Both) -> str:
        return listed(map(self.condition, condition.conditions))

    def _if_anyof(self, condition: AnyOf) -> str:
        return listed(map(self.condition, condition.conditions), "or")

    def _if_exists(self, condition: Exists) -> str:
        noun, op, amount = condition.noun, condition.op, condition.number
        if not isinstance(amount, Number):
            raise CannotWrite(f"no words for {condition!r}")
        inner = Noun(noun.kinds, noun.filters, "", None, noun.zone) if noun.whose == "your" else noun
        if (op, amount) == (">=", Number(1)):
            many, some = False, article(self.noun(inner, False))
        elif (op, amount) == ("=", Number(0)):
            many, some = True, f"no {self.noun(inner, True)}"
        else:
            many, some = True, f"{self.bound(op, amount)} {self.noun(inner, True)}"
        if noun.whose == "your":
            return f"you control {some}"
        return f"there {'are' if many else 'is'} {some}"

    def _if_compare(self, condition: Compare) -> str:
        left = self.amount(condition.left)
        if isinstance(condition.right, Number):
            return f"{left} is {self.bound(condition.op, condition.right).replace('less', 'lower').replace('more', 'higher')}"
        than = {">=": "equal to or higher than", "<=": "equal to or lower than", "=": "equal to", ">": "higher than"}
        return f"{left} is {than.get(condition.op, 'lower than')} {self.amount(condition.right)}"

    def _if_moment(self, condition: Moment) -> str:
        if condition.name not in MOMENTS:
            raise CannotWrite(f"no words for {condition!r}")
        return MOMENTS[condition.name]

    def _if_hasfavor(self, condition: HasFavor) -> str:
        if not isinstance(condition.who, You) or not condition.positive:
            raise CannotWrite(f"no words for {condition!r}")
        return "you control the Imperial Favor"

    def _if_did(self, condition: Did) -> str:
        if condition.times != Number(1):
            raise CannotWrite(f"no words for {condition!r}")
        if condition.verb == "do":
            return "you do" if condition.positive else "you do not"
        verb = EVENTS.get(condition.verb)
        if verb is None or condition.what is None or condition.who is not None:
            raise CannotWrite(f"no words for {condition!r}")
        said = f"this {verb.form('past')}" if condition.positive else f"this did not {verb.base}"
        return f"{said} {self.thing(condition.what)}"

    def _if_happened(self, condition: Happened) -> str:
        if condition.times != Number(1):
            raise CannotWrite(f"no words for {condition!r}")
        said = self.event(condition.pattern, "was" if condition.positive else "was not", "past")
        return f"{said} this {condition.period}"

    # ---------------------------------------------------------------------------------------------- triggers

    def trigger(self, trigger: Trigger) -> str:
        """`after a Personality is destroyed`."""
        first = f"the first time each {trigger.period} " if trigger.period else ""
        said = self.event(trigger.pattern, "is", "present")
        if isinstance(trigger.pattern.subject, Noun):
            self.subject = trigger.pattern.subject
        return f"{trigger.when} {first}{said}"

    def event(self, pattern: Pattern, be: str, form: str) -> str:
        """What happens."""
        if pattern.alternatives or pattern.either or pattern.ordinal or pattern.details or pattern.filters:
            raise CannotWrite(f"no words for {pattern!r}")
        verbs = [EVENTS.get(each) for each in pattern.events]
        first = verbs[0]
        if first is None or None in verbs:
            raise CannotWrite(f"no words for {pattern!r}")
        if pattern.subject is None and pattern.actor is not None and ":" not in first.frames[0]:
            subject = self.thing(pattern.actor)
            many = isinstance(pattern.actor, You)
            phrase = " ".join([first.base if many and form == "present" else first.form(form), first.frames[0]]).strip()
            return f"{subject} {phrase}"
        if pattern.subject is None or isinstance(pattern.subject, Each):
            raise CannotWrite(f"no words for {pattern!r}")
        subject = self.thing(pattern.subject)
        own = next((each for each in first.frames if each.startswith("<") and ":" not in each), None)
        patient = any(each.startswith("patient:") for each in first.frames)
        if own is not None and not patient and len(verbs) == 1 and pattern.actor is None:
            return " ".join([subject, first.form(form), *own.removeprefix("<").split()])
        if not patient:
            raise CannotWrite(f"no words for {pattern!r}")
        done = listed((each.form("participle") for each in verbs if each is not None), "or")
        by = f" by {self.thing(pattern.actor)}" if pattern.actor is not None else ""
        return f"{subject} {be} {done}{by}"
