"""What a card gains in quotation marks, said of whoever gains it."""

from __future__ import annotations

from dataclasses import replace

from rokugan.program.lcg.nodes import (
    AbilityText,
    All,
    AnyOf,
    Deed,
    Effect,
    Filter,
    Forbid,
    Gains,
    Gap,
    HasKeyword,
    HasTrait,
    NoAttachments,
    Not,
    Noun,
    Quality,
    TextBox,
    This,
)

Effects = tuple[Effect, ...]


def quoted(text: TextBox) -> Effects | None:
    """What a card gains in quotation marks: an ability, keywords, or what is said of itself."""
    if len(text.abilities) == 1 and not text.constants and not text.keywords:
        return (Gains(Gap(), (AbilityText(text.abilities[0]),)),)
    if text.abilities:
        return None
    own = [_of_bearer(each) for each in text.constants]
    gained = tuple(each for each in own if each is not None)
    words = (Gains(Gap(), tuple(HasKeyword(each) for each in text.keywords)),) if text.keywords else ()
    return (*words, *gained) or None if len(gained) == len(own) else None


def _of_bearer(effect: Effect) -> Effect | None:
    """`this character cannot be honored`, said of whoever gains it."""
    if isinstance(effect, Gains) and effect.who == This():
        return replace(effect, who=Gap())
    if isinstance(effect, Forbid) and effect.deed.patient == This():
        return replace(effect, deed=replace(effect.deed, patient=Gap()))
    if isinstance(effect, NoAttachments):
        return Forbid(Deed("attach", patient=All(Noun("attachment", _kept_off(effect))), goal=Gap()))
    return None


def _kept_off(bar: NoAttachments) -> tuple[Filter, ...]:
    """Which attachments a variant of "no attachments" keeps off: those with such a trait, or all that have none of them."""
    traits = tuple(HasTrait(each) for each in bar.traits or bar.allowed)
    if not traits:
        return ()
    one = traits[0] if len(traits) == 1 else AnyOf(traits)
    return (Not(one),) if bar.allowed else (one,)


def and_quoted(qualities: tuple[Quality, ...], text: TextBox) -> Effects | None:
    gained = quoted(text)
    if gained is None:
        return None
    first = gained[0]
    return (Gains(Gap(), (*qualities, *first.qualities)), *gained[1:]) if isinstance(first, Gains) else None
