"""Sets of one's own, read once for all games that are played with them: cards as a set file, and their words."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from msgspec import to_builtins

from rokugan.cards.own_sets import OwnSet, Prepared
from rokugan.cards.schema import schema_of
from rokugan.cards.set_file import set_text
from rokugan.cards.worded import CLASSIC
from rokugan.editions.registry import edition_of
from rokugan.errors import CardError
from rokugan.program.node import without_wording
from rokugan.program.story import without_story
from rokugan.workshop.wording import living_words, plain_words, programs_of


def read_once(own: OwnSet) -> dict[str, Any]:
    """Return the set as games take it, what is understood of it, and what keeps cards from being played, in plain data."""
    problems = own.problems(edition_of(own.edition).why_not_playable)
    wrong = {each.card for each in problems}
    return {
        "prepared": to_builtins(_prepared(own)),
        "cards": len(own.read),
        "understood": sum(card.title not in wrong for card in own.read),
        "problems": [{"card": each.card, "words": each.words, "reason": each.reason} for each in problems],
    }


def _prepared(own: OwnSet) -> Prepared:
    schema = schema_of(own.edition)
    try:
        cards = own.playable(edition_of(own.edition).why_not_playable)
        if schema.game == CLASSIC:
            words = [each for program in programs_of(cards, own.edition) for each in plain_words(program)]
            cards = [replace(card, program=without_story(without_wording(card.program))) for card in cards]
        else:
            words = list(living_words(cards))
        return Prepared(set_text(cards, own.name, schema), dict(words))
    except CardError as error:
        return Prepared(refused=str(error))
