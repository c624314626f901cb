"""The card's own rules: to what it attaches, when it is played, how many of it there may be; and reminders of the book."""

from __future__ import annotations

from rokugan.language.grammar import Grammar
from rokugan.language.lcg import lexicon
from rokugan.language.lcg.kinds import kind_of
from rokugan.language.lcg.said import Reminder
from rokugan.program.lcg.nodes import (
    AttachTo,
    During,
    Effect,
    ExtraProvince,
    Gains,
    Immune,
    Influence,
    LimitPer,
    NoAttachments,
    NoStrongholdProvince,
    Opponent,
    Part,
    PlayOn,
    PlayOnly,
    RoleOnly,
    Thing,
    This,
)

Effects = tuple[Effect, ...]


def add(g: Grammar) -> None:
    """Add the rules of a card's own rules to a grammar."""
    _card_rules(g)
    _reminders(g)


def _card_rules(g: Grammar) -> None:
    g.rule("S", "attach to a|an N", lambda n: (AttachTo(n.noun),) if n.noun.kind == "character" else None)
    g.rule("S", "N only", lambda n: (AttachTo(n.noun),) if n.noun.kind == "character" and n.plural is False else None)
    g.rule("S", "Trait role only", lambda trait: (RoleOnly(trait),))
    g.rule("S", "play only if Cond", lambda cond: (PlayOnly(cond),))
    this = "this card|event|attachment|character"
    for said in ("play only", f"play {this} only", f"you may play {this} only", f"you can only play {this}"):
        g.rule("S", f"{said} during NP", _only_during)
        if said != "play only":
            g.rule("S", f"{said} if Cond", lambda cond: (PlayOnly(cond),))
    for said in (
        "this attachment can only be attached to",
        "can only be attached to",
        "this attachment can only attach to",
    ):
        g.rule("S", f"{said} a|an N", lambda n: (AttachTo(n.noun),) if n.noun.kind == "character" else None)
    g.rule("S", "play only on a|an N", lambda n: (PlayOn(n.noun),))
    g.rule("S", "limit Num per character", lambda number: (LimitPer(number, "character"),))
    g.rule("S", "limit Num per deck", lambda number: (LimitPer(number, "deck"),))
    g.rule("S", "no attachments", lambda: (NoAttachments(),))
    g.rule("S", "no attachments except TraitList", lambda traits: (NoAttachments(allowed=traits),))
    g.rule("S", "no TraitList attachments", lambda traits: (NoAttachments(traits),))
    g.rule("TraitList", "Trait", lambda trait: (trait,))
    g.rule("TraitList", "Trait or TraitList", lambda trait, others: (trait, *others))
    g.rule("S", "cannot be a|the stronghold province", lambda: (NoStrongholdProvince(),))
    g.rule("S", "increase your deckbuilding influence value by Num", lambda number: (Influence(number),))
    for element in lexicon.ELEMENTS:
        words = f"you may replace 1 province of any element with an additional [{element}] province while deckbuilding"
        g.word("S", words, (ExtraProvince(element),))
    g.rule("S", "immune to NP", lambda np: (Gains(This(), (Immune(np),)),))
    g.rule("NP", "opponent 's ring effects", lambda: Part("ring effect", Opponent()))


def _only_during(np: Thing) -> Effects | None:
    """`play only during a conflict`."""
    return (PlayOnly(During(np)),) if kind_of(np) in ("conflict", "phase") else None


def _reminders(g: Grammar) -> None:
    """What the rules say anyway: a ring that is switched in takes over the conflict's type; a broken province has no text."""
    kept_type = (Reminder("switch", "contested ring"), Reminder("switch", "ring"))
    for words, of in (
        ("( the conflict retains its type )", kept_type),
        ("( the conflict retains its type", kept_type),
        ("( retain the ring 's conflict type )", kept_type),
        ("( the conflict retains its element )", (Reminder("switch", "conflict type"),)),
        ("( if this province breaks , resolve ring effects as normal )", (Reminder("cancel", "ring effect"),)),
    ):
        g.word("Aside", words, of)
    g.rule("Imp", "Imp Aside", lambda done, of: done if any(each.follows(done) for each in of) else None)
    g.rule("S", "Aside", lambda of: of)
