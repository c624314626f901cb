"""What clauses make of verb phrases: one verb, all its uses.

A game answers six questions about a predicate (`VerbUses`): what is done, what a text waits for, whether this text did it, what
befell a thing, what an action did, what is forbidden. Which English says which of them is the same in every game.
"""

from __future__ import annotations

from typing import Any, Protocol

from rokugan.language.english.categories import EnglishGrammar
from rokugan.language.english.coordination import Joined
from rokugan.language.english.verbs import Phrase, Predicate

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

    def several(self, np: Any) -> bool:
        """Does it go with the base form? `Two Personalities bow`, `you bow`."""

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
    g.rule("Imp", "NP each? VPs", lambda np, deed: uses.done(deed, np) if uses.acts(np) else None)
    g.rule("Imp", "NP each? VPb", lambda np, deed: uses.done(deed, np) if uses.acts(np) and uses.several(np) else None)
    g.rule("Imp", "NP is|are VPn", lambda np, deed: uses.done(passive(deed, np)))
    g.rule("Imp", "NP must VPb", uses.must)
    g.rule("Imp", "have NP VPb", lambda np, deed: uses.done(deed, np))
    g.rule("Imp", "NP may VPb", uses.may)
    g.rule("Imp", "NP may choose to VPb", uses.may)


def passive(deed: Phrase, np: Any) -> Phrase:
    """The deed of which that is the patient."""
    return (
        deed.put(patient=np)
        if isinstance(deed, Predicate)
        else Joined(deed.op, tuple(p.put(patient=np) for p in deed.parts))
    )


def _events(g: EnglishGrammar, uses: VerbUses) -> None:
    """What a text waits for: in the present, about to happen, in the perfect, as a noun."""
    g.rule("Event", "NP VPs", lambda np, deed: uses.happens(deed, np))
    g.rule("Event", "NP VPb", lambda np, deed: uses.happens(deed, np) if uses.several(np) else None)
    g.rule("Event", "NP would VPb", lambda np, deed: uses.happens(deed, np))
    g.rule("Event", "NP would be VPn", lambda np, deed: uses.happens(deed, np))
    g.rule("Event", "NP is|are VPn", lambda np, deed: uses.happens(deed, np))
    g.rule("Event", "NP has|have VPd", lambda np, deed: uses.happens(deed, np))
    g.rule("Event", "NP has|have been VPn", lambda np, deed: uses.happens(deed, np))
    g.rule("Event", "VPg", lambda deed: uses.happens(deed, uses.you()))


def _past(g: EnglishGrammar, uses: VerbUses) -> None:
    """What this text did, and what happened before it."""
    for positive, past, present, passives in (
        (True, "NP VPd", "NP VPs", "NP was|were VPn"),
        (False, "NP did not VPb", "NP does not VPb", "NP was|were not VPn"),
    ):
        g.rule("Cond", past, lambda np, deed, p=positive: uses.was_done(deed, np, p))
        g.rule("Cond", passives, lambda np, deed, p=positive: uses.was_done(deed, np, p))
        g.rule("Cond", present, lambda np, deed, p=positive: uses.was_done(deed, np, p) if uses.is_known(np) else None)
        of_text = past.replace("NP", "this"), present.replace("NP", "this")
        for pattern in of_text:
            g.rule("Cond", pattern, lambda deed, p=positive: uses.was_done(deed, uses.text(), p))
    for pattern, positive in (
        ("VPd Span", True),
        ("has|have VPd Span", True),
        ("did not VPb Span", False),
        ("has|have not VPd Span", False),
        ("was|were VPn Span", True),
        ("was|were not VPn Span", False),
        ("has|have been VPn Span", True),
        ("has|have not been VPn Span", False),
    ):
        g.rule("Cond", f"NP {pattern}", lambda np, deed, span, p=positive: uses.happened(deed, np, span, p))
        g.rule("Be", pattern, lambda deed, span, p=positive: uses.befell(deed, span, p))
    g.rule("Post", "VPn Span", lambda deed, span: uses.said_of(uses.befell(deed, span)))
    g.rule("Post", "that? this VPo", lambda deed: uses.said_of(uses.befell(deed, "this")))
    for pattern in ("that VPs", "that VPd", "whose effects VPd"):
        g.rule("Post", pattern, lambda deed: uses.said_of(uses.of_action(deed)))
