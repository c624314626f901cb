"""The face of a card, as a view tells it once for each title: facts, keywords, and its English line by line."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan.cards.languages import text_of
from rokugan.cards.schema import schema_of
from rokugan.cards.worded import LIVING, words_of
from rokugan.catalogue import say
from rokugan.editions.lcg.text.ability import TextAbility

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.abilities import Ability
    from rokugan.editions.lcg.table.printed import Printed

# Where a card stands in a deck, and what it costs there, matters no longer at a table.
OF_DECKS = ("influence_cost", "deck_limit")
# By identity, each with what it is of, so that its number is not used again.
_FACES: dict[int, tuple[Printed, dict[str, Any], dict[str, Any]]] = {}
_SENTENCES: dict[int, tuple[Ability, str]] = {}


def face(printed: Printed, text: bool) -> dict[str, Any]:
    """The printed card, for the reader to keep; without its text if nobody is going to read it."""
    found = _FACES.get(id(printed))
    if found is None:
        found = (printed, facts(printed), {})
        _FACES[id(printed)] = found
    if text and not found[2]:
        found[2].update(found[1])
        found[2].update(written(printed))
    kept = found[2] if text else found[1]
    return {key: each if isinstance(each, str) else each.copy() for key, each in kept.items()}


def facts(printed: Printed) -> dict[str, Any]:
    """Type, numbers, clans, keywords and traits. A character's dash is null."""
    found: dict[str, Any] = schema_of("lcg").printed(printed.definition)
    stats = {name: value for name, value in found["stats"].items() if name not in OF_DECKS}
    kept = {"type": found["type"], "stats": stats}
    return kept | {key: found[key] for key in ("clans", "keywords") if key in found}


def written(printed: Printed) -> dict[str, Any]:
    """Its English, and which line each of its abilities is: one that is a line of its text is called by its number there."""
    program = printed.definition.program
    blank = say("card.played_without_text") if printed.definition.blank else None
    text = blank or words_of(LIVING, "card", program, printed.definition.title, printed.definition.type)
    if text is None:
        text = text_of(printed.definition, "lcg")
    found: dict[str, Any] = {}
    if text:
        lines = text.split("\n")
        found["text"] = lines
        standing = len(lines) - len(program.abilities)
        numbers = [standing + int(each.name) - 1 for each in printed.abilities if each.name.isdigit()]
        if numbers:
            found["abilities"] = numbers
    return found


def ability_text(ability: Ability) -> str:
    """The English of one ability; empty for one that no text gives."""
    found = _SENTENCES.get(id(ability))
    if found is None:
        said = ""
        if isinstance(ability, TextAbility):
            shipped = words_of(LIVING, "ability", ability.program, ability.card_type)
            said = written_ability(ability) if shipped is None else shipped
        found = (ability, said)
        _SENTENCES[id(ability)] = found
    return found[1]


def written_ability(ability: TextAbility) -> str:
    """The English of one ability, written now."""
    from rokugan.language.lcg.writer import Sentences  # for start-up time

    return Sentences(ability.program, ability.card_type).ability(ability.program)
