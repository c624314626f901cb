"""What clauses make of verb phrases: one verb, all its uses.

A game answers six questions about a predicate (`VerbUses`): what is done, what a text waits for, whether this text did it, what
befell a thing, what an action did, what is forbidden. Which English says which of them is the same in every game.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

from rokugan.language.english.categories import EnglishGrammar
from rokugan.language.english.coordination import Joined
from rokugan.language.english.verbs import Phrase, Predicate

NUMBERS = ((False, "is", "was", "has", "does", "VPs"), (True, "are", "were", "have", "do", "VPb"))
"""Forms that go with one, and those that go with several."""
BANS = (
    ("may not|cannot|can not|must not|can't", "may not"),
    ("will not|does not|do not|won't|doesn't|don't", "will not"),
)


class VerbUses(Protocol):
    """What a game makes of a deed. Each answer is None where the game has no node for it."""

    def you(self) -> Any:
        """The player whose text it is."""

    def text(self) -> Any:
        """The text itself: `if this destroyed a card`."""

    def done(self, deed: Phrase, who: Any = None) -> Any:
        """What is done; who: by somebody else."""

    def may(self, who: Any, deed: Phrase) -> Any:
        """What somebody may do."""

    def must(self, who: Any, deed: Phrase) -> Any:
        """What somebody must do."""

    def acts(self, who: Any) -> bool:
        """Can that be the subject of what is done? `He bows.`"""

    def happens(self, deed: Phrase, subject: Any) -> Any:
        """What a text waits for."""

    def was_done(self, deed: Phrase, subject: Any, positive: bool = True) -> Any:
        """Whether this text did it."""

    def is_known(self, np: Any) -> bool:
        """Was it spoken of before? `If he moves`, of what the text has just done."""

    def befell(self, deed: Phrase, period: str, positive: bool = True) -> Any:
        """What befell a thing in a period, or what it did, as said of a noun."""

    def happened(self, deed: Phrase, subject: Any, period: str, positive: bool = True) -> Any:
        """Whether something happened in a period."""

    def of_action(self, deed: Phrase) -> Any:
        """What an action does, as said of a noun."""

    def forbidden(self, kind: str, deed: Phrase) -> Any:
        """What may not be, or will not."""

    def number(self, np: Any) -> bool | None:
        """Is it several, or spoken to? `Two Personalities bow`, `you bow`. None where it may be either."""

    def said_of(self, filter: Any) -> Any:
        """What is said of a noun, from a filter."""


def add(g: EnglishGrammar, uses: VerbUses) -> None:
    """Add the clauses."""
    _commands(g, uses)
    _events(g, uses)
    _past(g, uses)
    for words, kind in BANS:
        for said in words.split("|"):
            g.rule("Ban", f"{said} VPb", lambda deed, kind=kind: uses.forbidden(kind, deed))
            g.rule("Ban", f"{said} be VPn", lambda deed, kind=kind: uses.forbidden(kind, deed))


def _commands(g: EnglishGrammar, uses: VerbUses) -> None:
    """What is done, and by whom."""
    g.rule("Imp", "you? VPb", lambda deed: uses.done(deed))
    for many, be, _was, _has, _does, present in NUMBERS:
        g.rule(
            "Imp", f"NP each? {present}", lambda np, deed, m=many: uses.done(deed, np) if _acts(uses, np, m) else None
        )
        g.rule(
            "Imp",
            f"NP {be} VPn",
            lambda np, deed, m=many: uses.done(passive(deed, np)) if agrees(uses, np, m) else None,
        )
    g.rule("Imp", "NP must VPb", uses.must)
    g.rule("Imp", "have NP VPb", lambda np, deed: uses.done(deed, np))
    g.rule("Imp", "NP may VPb", uses.may)
    g.rule("Imp", "NP may choose to VPb", uses.may)


def agrees(uses: VerbUses, np: Any, many: bool) -> bool:
    """Do subject and verb agree in number? `You has` is a slip."""
    return uses.number(np) in (many, None)


def _acts(uses: VerbUses, np: Any, many: bool) -> bool:
    return uses.acts(np) and agrees(uses, np, many)


def passive(deed: Phrase, np: Any) -> Phrase:
    """The predicate of which that is the patient."""
    if isinstance(deed, Predicate):
        return deed.put(patient=np)
    return Joined(deed.op, tuple(each.put(patient=np) for each in deed.parts))


def _events(g: EnglishGrammar, uses: VerbUses) -> None:
    """What a text waits for: in the present, about to happen, in the perfect, as a noun."""
    for many, be, _was, has, _does, present in NUMBERS:
        for pattern in (f"NP {present}", f"NP {be} VPn", f"NP {has} VPd", f"NP {has} been VPn"):
            g.rule("Event", pattern, lambda np, deed, m=many: uses.happens(deed, np) if agrees(uses, np, m) else None)
    g.rule("Event", "NP would VPb", lambda np, deed: uses.happens(deed, np))
    g.rule("Event", "NP would be VPn", lambda np, deed: uses.happens(deed, np))
    g.rule("Event", "VPg", lambda deed: uses.happens(deed, uses.you()))


def _past(g: EnglishGrammar, uses: VerbUses) -> None:
    """What this text did, and what happened before it."""
    for pattern, positive in (("VPd", True), ("did not VPb", False)):
        g.rule("Cond", f"NP {pattern}", lambda np, deed, p=positive: uses.was_done(deed, np, p))
        g.rule("Cond", f"this {pattern}", lambda deed, p=positive: uses.was_done(deed, uses.text(), p))
    g.rule("Cond", "this VPs", lambda deed: uses.was_done(deed, uses.text()))
    g.rule("Cond", "this does not VPb", lambda deed: uses.was_done(deed, uses.text(), False))
    for many, _be, was, has, does, present in NUMBERS:
        for pattern, positive in ((f"{was} VPn", True), (f"{was} not VPn", False)):
            g.rule(
                "Cond", f"NP {pattern}", _agreeing(uses, many, lambda np, deed, p=positive: uses.was_done(deed, np, p))
            )
        for pattern, positive in ((present, True), (f"{does} not VPb", False)):
            g.rule(
                "Cond",
                f"NP {pattern}",
                _agreeing(
                    uses, many, lambda np, deed, p=positive: uses.was_done(deed, np, p) if uses.is_known(np) else None
                ),
            )
        perfect = (
            (f"{has} VPd Span", True),
            (f"{has} not VPd Span", False),
            (f"{was} VPn Span", True),
            (f"{was} not VPn Span", False),
            (f"{has} been VPn Span", True),
            (f"{has} not been VPn Span", False),
        )
        for pattern, positive in perfect:
            g.rule(
                "Cond",
                f"NP {pattern}",
                _agreeing(uses, many, lambda np, deed, span, p=positive: uses.happened(deed, np, span, p)),
            )
            g.rule("Be", pattern, lambda deed, span, p=positive: uses.befell(deed, span, p))
    for pattern, positive in (("VPd Span", True), ("did not VPb Span", False)):
        g.rule("Cond", f"NP {pattern}", lambda np, deed, span, p=positive: uses.happened(deed, np, span, p))
        g.rule("Be", pattern, lambda deed, span, p=positive: uses.befell(deed, span, p))
    g.rule("Post", "VPn Span", lambda deed, span: uses.said_of(uses.befell(deed, span)))
    g.rule("Post", "that? this VPo", lambda deed: uses.said_of(uses.befell(deed, "this")))
    for pattern in ("that VPs", "that VPd", "whose effects VPd"):
        g.rule("Post", pattern, lambda deed: uses.said_of(uses.of_action(deed)))


def _agreeing(uses: VerbUses, many: bool, meaning: Callable[..., Any]) -> Callable[..., Any]:
    """The meaning of a clause whose subject and verb agree."""
    return lambda np, *more: meaning(np, *more) if agrees(uses, np, many) else None
