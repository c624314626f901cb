"""The table: what may lie where, who controls it, and what becomes of it there."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.editions.ccg.battle.separate_battles import may_come_or_go
from rokugan.editions.ccg.chapters.chapter import Chapter
from rokugan.editions.ccg.costs import entering_play, overlaying
from rokugan.editions.ccg.costs.entering_play import why_not_control
from rokugan.editions.ccg.effects.attachment_control import TransferControl
from rokugan.editions.ccg.events import allies
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.event_kinds import DISCARD
from rokugan.editions.ccg.table.ids import (
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    HOME,
    IN_PLAY,
    NO_SIDE,
    NOTHING,
    PROVINCE,
    REMOVED,
    RESOLVING,
    UNDER,
)
from rokugan.editions.ccg.table.pieces import InPlay, Modifier, Province
from rokugan.editions.ccg.text.described import sides
from rokugan.editions.ccg.text.held import held_keywords

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


class Places(Chapter):
    """The table: what may lie where, who controls it, and what becomes of it there."""

    provinces: ClassVar[int] = 4
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
        """Can the unit be at that location at all? For `events`, which lie below separate battles."""
        attack = game.attack
        if attack is not None and attack.closed is not None:
            if not may_come_or_go(game, attack, card, place):
                return False
        if place == HOME:
            return True
        if attack is None or place not in attack.battlefields:
            return False
        seat = game.states[card].controller
        return sides.side_of_player(game, seat) != NO_SIDE or allies.is_guest_of_both(attack, seat)

    def ally_side(self, game: CcgGame, seat: int) -> int:
        """The side of a player who is neither Attacker nor Defender. For `text`, which lies below."""
        return NO_SIDE if game.attack is None else allies.side_of(game.attack, seat)

    def take_control(self, game: CcgGame, event: Event) -> None:
        """Let control of cards change; an attachment is transferred to one of the new controller's Personalities."""
        attached = [card for card in event.things if game.states[card].host != NOTHING]
        if attached:
            game.push(TransferControl(event.player, attached[0], event.action, event.word))
            return
        game.happen(event)

    def refilled(self, game: CcgGame, seat: int, province: Province) -> None:
        """What follows when the rules have refilled a province face-down."""

    def before_attaching(self, game: CcgGame, action: Action, card: int, personality: int) -> None:
        """What the rules ask of a player who attaches a card from hand, besides its costs."""

    def most_worn(self, game: CcgGame, personality: int, keyword: str) -> int:
        """How many Armors or Weapons the rules let a Personality have (celestial.keywords.07-.09)."""
        return 2 if keyword == "Weapon" and held_keywords.has_keyword(game, personality, "Kensai") else 1

    def why_not_attach(self, game: CcgGame, seat: int, card: int, personality: int) -> str:
        """Why the rules of this edition keep a card from being attached to a Personality; empty if they do not."""
        return ""

    def overlays(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """The Personalities onto which an Experienced one may be overlaid (celestial.experienced.03-.04)."""
        definition = game.behaviours[card].definition
        return [
            other
            for other in game.personalities(seat)
            if (
                (
                    game.rules.text.same_character(game.behaviours[other], game.behaviours[card])
                    and game.behaviours[other].definition.experience < definition.experience
                )
                or overlaying.may_overlay_by_text(game, seat, card, other)
            )
            and not why_not_control(game, seat, card, other)
        ]

    def attach_region(self, game: CcgGame, card: int, seat: int) -> None:
        """Attach a Region that an effect brings into play to the first province that can take it."""
        for province in game.standing(seat):
            if province.region < 0:
                game.push(entering_play.BringIntoPlay(seat, card, 0, province.thing))
                return
