"""What may be asked of the rules about where things lie, what words mean, and what values are."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.cards.model import CardDefinition
from rokugan.core.values import Reckoning
from rokugan.editions.ccg.questions.book import Chapter
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import Behaviour, behaviour_of
from rokugan.editions.ccg.table.event_kinds import DISCARD
from rokugan.editions.ccg.table.ids import (
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    IN_PLAY,
    PROVINCE,
    REMOVED,
    RESOLVING,
    UNDER,
)
from rokugan.editions.ccg.table.pieces import InPlay, Modifier, Province

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


class PlaceQuestions(Chapter):
    """What may lie where, who controls it, and what becomes of it there."""

    provinces: ClassVar[int] = 4
    dynasty_in_hand: ClassVar[bool] = True  # does a Dynasty card go to the hand to which a text sends it?
    shame_stays: ClassVar[bool] = False  # does a dishonorable Personality out of play enter play so?
    decks_counted: ClassVar[bool] = True  # may players know how many cards are left in a deck?
    tucked_up: ClassVar[bool] = True  # do cards put under another card lie face-up?
    refills_later: ClassVar[bool] = False  # are provinces refilled when cards come back into an empty Dynasty deck?
    fallen_attachments: ClassVar[int] = DISCARD  # what happens to what is attached to a destroyed province
    fallen_discarded: ClassVar[bool] = (
        True  # are the cards in a destroyed province discarded, or only put into the pile?
    )

    def rivals(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """The cards in play with which a Unique or Singular card can not be together: the player's own."""
        return game.everything_in_play(seat)

    def fate_in_province(self, game: CcgGame, card: int) -> None:
        """What the rules do when a Fate card would be put into a province: it stays where it is."""

    def is_face_up(self, game: CcgGame, card: int) -> bool:
        """Does the card lie face-up?"""
        zone = game.where[card]
        if zone == PROVINCE:
            province = game.province_holding(card)
            return province is not None and card in province.up
        if zone == UNDER and not self.tucked_up:
            return False
        if zone in (HAND, FATE_DECK, DYNASTY_DECK):  # also when they have been shown (celestial.information.02, .04)
            return False
        return (
            zone in (IN_PLAY, FATE_DISCARD, DYNASTY_DISCARD, REMOVED, RESOLVING) or game.known[card] == game.everyone()
        )

    def pile_seat(self, game: CcgGame, card: int) -> int:
        """In whose discard pile a card in play is put when it is destroyed or discarded."""
        return game.cards[card].owner

    def stack_leaves(self, game: CcgGame, card: int, state: InPlay) -> None:
        """What the rules do when an overlaid card leaves play."""

    def outlasts(self, modifier: Modifier) -> bool:
        """Does a change to a card stay when the card leaves play?"""
        return modifier.until == "always"

    def hidden(self, game: CcgGame, card: int) -> None:
        """What the rules do when a card has gone where it is face-down and out of play."""

    def control_place(self, game: CcgGame, card: int) -> int:
        """Where a unit at a battlefield is when its control has changed: there, on the other side."""
        return game.states[card].at

    def can_stand(self, game: CcgGame, card: int, place: int) -> bool:
        """Can the unit be at that location at all?"""
        raise NotImplementedError

    def ally_side(self, game: CcgGame, seat: int) -> int:
        """The side of a player who is neither Attacker nor Defender."""
        raise NotImplementedError

    def take_control(self, game: CcgGame, event: Event) -> None:
        """Let control of cards change; an attachment is transferred to one of the new controller's Personalities."""
        raise NotImplementedError

    def refilled(self, game: CcgGame, seat: int, province: Province) -> None:
        """What follows when the rules have refilled a province face-down."""

    def before_attaching(self, game: CcgGame, action: Action, card: int, personality: int) -> None:
        """What the rules ask of a player who attaches a card from hand, besides its costs."""

    def most_worn(self, game: CcgGame, personality: int, keyword: str) -> int:
        """How many Armors or Weapons the rules let a Personality have (celestial.keywords.07-.09)."""
        raise NotImplementedError

    def why_not_attach(self, game: CcgGame, seat: int, card: int, personality: int) -> str:
        """Why the rules of this edition keep a card from being attached to a Personality; empty if they do not."""
        return ""

    def overlays(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """The Personalities onto which an Experienced one may be overlaid (celestial.experienced.03-.04)."""
        raise NotImplementedError

    def attach_region(self, game: CcgGame, card: int, seat: int) -> None:
        """Attach a Region that an effect brings into play to the first province that can take it."""
        raise NotImplementedError

    def note_departed(self, game: CcgGame, cards: list[int]) -> None:
        """Write down what these cards are, which are about to leave play."""
        raise NotImplementedError


class TextQuestions(Chapter):
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
        """Does a text that speaks of effects mean what a battle's resolution does (celestial.resolution.09)? It comes from no
        card."""
        return noun.kinds == ("effect",) and not (noun.whose or noun.owner or noun.filters)

    def counts_as_effect(self, noun: p.Noun, cause: Action) -> bool:
        """Does a text that speaks of effects mean what this text does? Those of the abilities that the rules give to everybody
        are effects too, but of no card (celestial.actions.04, .seppuku.01, samurai.g-wording.31, .09)."""
        return cause.card >= 0 or "card effect" not in noun.kinds

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
        raise NotImplementedError

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
        raise NotImplementedError

    def played(self, program: p.Program, type: str) -> p.Program:
        """A text with what the rules of this edition add to its words, on a card of that type."""
        return program

    def behaviour(self, definition: CardDefinition) -> Behaviour:
        """A definition as the engine uses it."""
        return behaviour_of(definition)

    def shares_clan(self, game: CcgGame, seat: int, card: int) -> bool:
        """Is the card aligned with the player's Clan?"""
        raise NotImplementedError

    def casts_spells(self, game: CcgGame, personality: int) -> bool:
        """Can the Personality have and use Spells?"""
        raise NotImplementedError

    def holds(self, game: CcgGame, action: Action, condition: p.Condition) -> bool:
        """Does a condition of a text hold now?"""
        raise NotImplementedError

    def receivers(self, game: CcgGame, source: int, continuous: p.Continuous) -> list[int]:
        """The cards to which a continuous trait of that card gives what it gives."""
        raise NotImplementedError

    def lose_copies(self, game: CcgGame, ended: list[Modifier]) -> None:
        """Take from cards the copied abilities that these changes, now ended, have given them."""
        raise NotImplementedError


class ValueQuestions(Chapter):
    """What a stat is, and what counts in a total."""

    reckoning: ClassVar[Reckoning]  # how values are made up
    maximum_personal_honor: ClassVar[int | None] = None  # the highest Personal Honor

    def unit_total(self, game: CcgGame, personality: int) -> int:
        """The Force that a unit adds to its army: that of its unbowed cards."""
        raise NotImplementedError

    def counts_in_total(self, game: CcgGame, card: int, stat: str) -> bool:
        """Does the card's stat count where the total of a unit is asked for?"""
        return True

    def has_stat(self, game: CcgGame, thing: int, stat: int) -> bool:
        """Has the thing that stat, so that it can be changed?"""
        return True

    def received(self, game: CcgGame, thing: int, stat: int) -> int:
        """The value whose rise is a bonus and whose fall is a penalty for those who watch for them."""
        return game.value(thing, stat)

    def suppresses(self, game: CcgGame, card: int, forbid: p.Forbid) -> bool:
        """Does this prohibition, which a card has, hold down what traits and tokens give?"""
        return True

    def stronghold_base(self, game: CcgGame, card: int, stat: int, printed: int) -> int:
        """The base value of a Stronghold's stat."""
        return printed

    def province_base(self, game: CcgGame, province: int, strength: int) -> int:
        """The base strength of a province."""
        return strength

    def is_tracked(self, game: CcgGame, stat: str) -> bool:
        """Is the stat kept in this game? A comparison with one that is not holds."""
        return True
