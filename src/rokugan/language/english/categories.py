"""Categories: what the parts of a sentence are. Each is declared, with what it means and an example that is read as it.

A rule with a category that nobody declared is an error, so that there are no two for one thing.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from rokugan.language.grammar import Grammar, Meaning, is_category


@dataclass(frozen=True, slots=True)
class Category:
    """What a part of a sentence is. makes: what its value is."""

    meaning: str
    makes: str
    example: str


class Undeclared(Exception):
    """A rule names a category that is not declared."""


class EnglishGrammar(Grammar):
    """A grammar in which every category is declared.

    >>> rules = EnglishGrammar({"NP": Category("a thing", "Thing", "him")})
    >>> rules.rule("NP", "the N", lambda n: n)
    Traceback (most recent call last):
        ...
    rokugan.language.english.categories.Undeclared: NP = the N: N is no category
    """

    def __init__(self, categories: Mapping[str, Category]) -> None:
        super().__init__()
        self.categories = categories
        self.written: list[tuple[str, str]] = []
        """The rules as they are written, category and pattern; words do not count."""

    def rule(self, category: str, pattern: str, meaning: Meaning, name: str = "") -> None:
        """Add a rule, if its categories are declared."""
        self.written.append((category, pattern))
        self.phrase(category, pattern, meaning, name)

    def phrase(self, category: str, pattern: str, meaning: Meaning, name: str = "") -> None:
        """Add a rule that follows from a record of the lexicon, and that nobody wrote."""
        for part in (category, *pattern.split()):
            if is_category(part) and bare(part) not in self.categories:
                raise Undeclared(f"{category} = {pattern}: {bare(part)} is no category")
        super().rule(category, pattern, meaning, name)

    def word(self, category: str, words: str, value: object) -> None:
        """Add words of a category, if it is declared."""
        if bare(category) not in self.categories:
            raise Undeclared(f"{category} = {words}: {category} is no category")
        super().word(category, words, value)


def bare(part: str) -> str:
    """Return the declared category to which a part of a pattern belongs: several of it are joined as `NP_and`."""
    return part.removesuffix("?").partition("_")[0]


def fixed_words(pattern: str) -> int:
    """Return how many words a pattern has of its own: those of equal meaning count once."""
    return sum(not is_category(part) and part[0].isalpha() for part in pattern.split())


ENGLISH: dict[str, Category] = {
    # numbers and comparison
    "Num": Category("a plain number", "Number", "three"),
    "Ordinal": Category("a place in a row, from 0", "int", "second"),
    "Quant": Category("a number as a bound", "(comparison, Number)", "two or more"),
    "Cmp": Category("a direction", "comparison", "equal or lower"),
    "Than": Category("a direction, with its standard to come", "comparison", "equal to or less than"),
    "Tally": Category("what stands before a noun whose number is meant", "True", "the number of"),
    "SoMuch": Category("what stands before something measured", "True", "an amount of"),
    "Count": Category("how many are meant", "(least, most), most -1: any number", "up to three"),
    # things
    "NP": Category("a thing", "Thing", "a target enemy Personality"),
    "Poss": Category("a thing that has another", "Thing", "your target Shugenja 's"),
    # verb phrases: the value is a Predicate with a gap for the subject, or several of them
    "VPb": Category("a verb phrase in its base form", "Predicate", "bow him"),
    "VPs": Category("a verb phrase in the present", "Predicate", "bows him"),
    "VPd": Category("a verb phrase in the past", "Predicate", "bowed him"),
    "VPn": Category("a passive participle, with what belongs to it", "Predicate", "destroyed by an action"),
    "VPg": Category("a gerund, with what belongs to it", "Predicate", "bowing him"),
    "VPo": Category("a verb phrase that lacks its object", "Predicate", "destroyed"),
    "Vb": Category("a verb that asks for its object only", "Predicate", "bow"),
    "Vs": Category("the same in the present", "Predicate", "bows"),
    "Vd": Category("the same in the past", "Predicate", "bowed"),
    "Nominal": Category("what happens, as a noun", "names of what happens", "destruction"),
    # clauses
    "Imp": Category("what is done", "effects", "bow him"),
    "Cond": Category("what is true", "Condition", "you control a Samurai"),
    "Event": Category("what happens", "Pattern", "a Personality is destroyed"),
    "Times": Category(
        "which of several times something happens", "(each of them, in what span, first in what)", "the next time"
    ),
    "Trig": Category("when something is done", "Trigger", "after a Personality is destroyed"),
    "Period": Category("a stretch of the game", "period", "turn"),
    "Span": Category("a stretch of the game that is under way", "period", "this turn"),
    "End": Category("the end of a stretch of the game", "period", "the end of the turn"),
    "Duration": Category("how long something lasts", "duration", "until the battle ends"),
    "Adjunct": Category("whatever may stand before or after a clause", "Adjunct", "if you control a Samurai"),
    "Ban": Category("what does not happen or may not be done", "ban", "cannot be destroyed"),
    "S": Category("a sentence that does something", "effects", "if you control a Samurai , bow him"),
}
"""The categories that every game has. What a game's own are it declares itself."""
