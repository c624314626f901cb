"""What the words of a text mean: keywords, Clans, kinds of things, the keywords of an action, as War of Honor has them."""

from __future__ import annotations

from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.chapters.text import Texts
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.war_of_honor import reading


class BoxedTexts(Texts):
    """What the words of a text mean: keywords, Clans, kinds of things, the keywords of an action, in the boxed game."""

    def behaviour(self, definition: CardDefinition) -> Behaviour:
        return reading.boxed(definition)


class AdvancedTexts(Texts):
    """What the words of a text mean: keywords, Clans, kinds of things, the keywords of an action, in Advanced Play."""

    def behaviour(self, definition: CardDefinition) -> Behaviour:
        return reading.advanced(definition)
