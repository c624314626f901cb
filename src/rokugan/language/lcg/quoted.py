"""What a card gains in quotation marks, said of whoever gains it."""

from __future__ import annotations

from dataclasses import replace

from rokugan.program.lcg.nodes import AbilityText, Effect, Forbid, Gains, Gap, HasKeyword, Quality, TextBox, This

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
    return None


def and_quoted(qualities: tuple[Quality, ...], text: TextBox) -> Effects | None:
    gained = quoted(text)
    if gained is None:
        return None
    first = gained[0]
    return (Gains(Gap(), (*qualities, *first.qualities)), *gained[1:]) if isinstance(first, Gains) else None
