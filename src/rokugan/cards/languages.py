"""English in and out, in the language of an edition.

>>> read("Battle: Bow a target enemy Follower.").program.abilities[0].designators
('battle',)
>>> read("Battle: Bow a target enemy Peresonality.").understood
False
>>> write(read("Action: Bow this character.", edition="lcg").program, edition="lcg")
'Action: Bow this character.'
"""

from __future__ import annotations

from typing import Any

from rokugan.cards.schema import schema_of
from rokugan.language.language import Language, Reading

AnyLanguage = Language[Any, Any, Any]


def language_of(edition: str) -> AnyLanguage:
    """The language in which the cards of an edition speak; its words are made when somebody reads or writes."""
    return schema_of(edition).language(edition)


def read(text: str, *, title: str = "", type: str = "", edition: str = "celestial", names: Any = None) -> Reading:
    """Read the text box of a card. `names` are the keywords and titles it may speak of: else those of the edition."""
    return language_of(edition).read(text, title=title, type=type, names=names)


def write(program: Any, *, title: str = "", type: str = "", edition: str = "celestial") -> str:
    """Write the text box of a card.

    >>> write(read("Battle: Bow a target enemy Follower.").program)
    'Battle: Bow a target enemy Follower.'
    """
    return language_of(edition).write(program, title=title, type=type)


def text_of(card: Any, edition: str) -> str:
    """The canonical text of a card; empty where no source tells it."""
    return "" if card.unknown else write(card.program, title=card.title, type=card.type, edition=edition)
