"""What the words of a text mean: keywords, Clans, kinds of things, the keywords of an action."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.editions.ccg.chapters.chapter import Chapter
from rokugan.editions.ccg.table.action import Action
from rokugan.editions.ccg.table.compiled_card import Behaviour, behaviour_of
from rokugan.editions.ccg.table.ids import DESIGNATORS
from rokugan.editions.ccg.text.described import clans
from rokugan.editions.ccg.text.held import held_keywords

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class Texts(Chapter):
    """What the words of a text mean: keywords, Clans, kinds of things, the keywords of an action."""

    kinds_stand: ClassVar[bool] = False  # does an effect on all things of a kind cover later arrivals?
    enemies_are_here: ClassVar[bool] = False  # is only an enemy what stands at the current battlefield?
    copies_copy: ClassVar[bool] = True  # may a copied ability copy another ability?
    strongholds_are_cards: ClassVar[bool] = False  # does a trigger that speaks of cards speak of Strongholds too?
    transfer_moves: ClassVar[bool] = False  # is an attached card that goes to another host moved?

    def transfer_attaches(self, game: CcgGame, card: int) -> bool:
        """Is the card attached again when it is transferred?"""
        return True

    def is_played(self, game: CcgGame, card: int) -> bool:
        """Is the card, from hand, played when an action of its is taken?"""
        return True

    def resolution_is(self, noun: p.Noun) -> bool:
        """Does a text that speaks of effects mean what a battle's resolution does (celestial.resolution.09)?"""
        return noun.kinds in (("effect",), ("card effect",)) and not (noun.whose or noun.owner or noun.filters)

    def counts_as_effect(self, noun: p.Noun, cause: Action) -> bool:
        """Does a text that speaks of effects mean what this text does? Those of cards are."""
        return cause.card >= 0

    def may_be_aligned(self, game: CcgGame, thing: int) -> bool:
        """Can a text that speaks of a Clan alignment mean this thing?"""
        return True

    def may_be_called(self, game: CcgGame, card: int, word: str) -> bool:
        """Can `this Samurai` on an attachment mean its bearer?"""
        return True

    def reaches(self, game: CcgGame, noun: p.Noun, card: int) -> bool:
        """Does a continuous trait reach a card out of play that its words describe?"""
        return True

    def is_unaligned(self, game: CcgGame, card: int) -> bool:
        """Has the card no Clan?"""
        return not any(held_keywords.has_keyword(game, card, word) for word in clans.alignments(game))

    def dialect(self) -> str:
        """By whose meaning of keywords a card is read: answers about printed keywords are kept under this name."""
        return self.rules.edition

    def prints(self, behaviour: Behaviour, keyword: str, of_abilities: bool) -> bool:
        """Is the keyword printed on the card? Keywords are whole phrases (celestial.keywords.02); those before the
        designator of an ability describe the card too (celestial.keywords.04)."""
        if keyword in behaviour.keywords or (of_abilities and keyword in behaviour.ability_keywords):
            return True
        return keyword == "Experienced" and any(word.startswith("Experienced") for word in behaviour.keywords)

    def granted_keywords(self, game: CcgGame, thing: int, change: p.GrantKeyword) -> list[str]:
        """The keywords that a text gives to a thing or takes from it."""
        return [change.keyword]

    def implied_by(self, keyword: str) -> tuple[str, ...]:
        """The keywords that bring this one with them."""
        return ()

    def is_opponent(self, game: CcgGame, seat: int, other: int, leading: bool) -> bool:
        """Is the other player an opponent? Where texts tell them apart, `leading`: is he the one who leads the others?"""
        return other != seat

    def family(self, game: CcgGame, card: int) -> str:
        """The family that a character belongs to, in the editions that know families; empty if to none."""
        return ""

    def experience(self, behaviour: Behaviour) -> int:
        """The experience level of a card."""
        return behaviour.definition.experience

    def same_character(self, one: Behaviour, other: Behaviour) -> bool:
        """Are the two the same card as far as uniqueness goes?"""
        return one.title == other.title

    def action_has_keyword(self, game: CcgGame, action: Action, keyword: str) -> bool:
        """An action has the keywords of its ability and of its card, not those of the card's other abilities, and is of
        each type that its designators name (celestial.keywords.04, celestial.abilities.02)."""
        ability = action.ability
        if ability is not None:
            if keyword in ability.keywords or (ability.mask | action.designator) & DESIGNATORS.get(keyword.lower(), 0):
                return True
        card = action.card
        if card < 0:
            return False
        return held_keywords.has_keyword(game, card, keyword, False) or game.behaviours[card].type == keyword.lower()

    def played(self, program: p.Program, type: str) -> p.Program:
        """A text with what the rules of this edition add to its words, on a card of that type."""
        return program

    def behaviour(self, definition: CardDefinition) -> Behaviour:
        """A definition as the engine uses it."""
        return behaviour_of(definition)

    def shares_clan(self, game: CcgGame, seat: int, card: int) -> bool:
        """Is the card aligned with the player's Clan?"""
        return any(held_keywords.has_keyword(game, card, word) for word in clans.clans_of(game, seat))

    def casts_spells(self, game: CcgGame, personality: int) -> bool:
        """Can the Personality have and use Spells?"""
        return held_keywords.has_keyword(game, personality, "Shugenja")
