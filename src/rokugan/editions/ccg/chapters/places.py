"""States, places, control, and what may enter play where."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rokugan import program as p
from rokugan.editions.ccg.chapters.words import WordRules
from rokugan.editions.ccg.events import allies, prevention
from rokugan.editions.ccg.table.action import DISCARD, Context, Event
from rokugan.editions.ccg.table.compiled_card import Behaviour
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
    UNDER,
    province_seat,
)
from rokugan.editions.ccg.table.pieces import InPlay, Modifier, Province
from rokugan.editions.ccg.text import nouns, values

if TYPE_CHECKING:
    from rokugan.editions.ccg.costs.entering_play import BringIntoPlay
    from rokugan.editions.ccg.game import CcgGame


class PlaceRules(WordRules):
    """States, places, control, and what may enter play where."""

    def rivals(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """The cards in play with which a Unique or Singular card can not be together: the player's own."""
        return game.everything_in_play(seat)

    def entry_host(self, game: CcgGame, card: int) -> int:
        """To which province a card bought from it is attached; NOTHING for a card that goes home."""
        return NOTHING

    def province_holds(self, game: CcgGame, province: Province) -> int:
        """How many Dynasty cards a province holds at most: one, unless texts say otherwise."""
        from rokugan.editions.ccg.events.settling import capacity

        return capacity(game, province)

    def fate_in_province(self, game: CcgGame, card: int) -> None:
        """A Fate card would be put into a province: it stays where it is."""

    def entry_unpaid(self, game: CcgGame, seat: int, card: int) -> None:
        """The costs of a card that was to enter play could not be paid after all."""

    def why_not_enter(self, game: CcgGame, seat: int, card: int) -> str:
        """Why the rules of this edition keep a card from being bought from its province; empty if they do not."""
        return ""

    def enters_bowed(self, behaviour: Behaviour) -> bool:
        """Holdings always enter play bowed (celestial.dynasty.02), unless their own text says otherwise."""
        for allow in behaviour.allows:
            if allow.verb in ("enter bowed", "enter unbowed"):
                return allow.verb == "enter bowed"
        return behaviour.type == "holding"

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
        return zone in (IN_PLAY, FATE_DISCARD, DYNASTY_DISCARD, 7, 10) or game.known[card] == game.everyone()

    def pile_seat(self, game: CcgGame, card: int) -> int:
        """In whose discard pile a card in play is put when it is destroyed or discarded."""
        return game.cards[card].owner

    def stack_leaves(self, game: CcgGame, card: int, state: InPlay) -> None:
        """An overlaid card leaves play."""

    def outlasts(self, modifier: Modifier) -> bool:
        """Does a change to a card stay when the card leaves play?"""
        return modifier.until == "always"

    def hidden(self, game: CcgGame, card: int) -> None:
        """A card has gone where it is face-down and out of play."""

    def place_unit(self, game: CcgGame, card: int, place: int) -> None:
        """Put a unit at a location, on its controller's side (celestial.movement.02)."""
        state = game.states[card]
        state.at = place
        state.side = NO_SIDE if place == HOME else nouns.side_of_player(game, state.controller)
        if state.side != NO_SIDE:
            allies.join(game, state.controller, state.side)

    def control_place(self, game: CcgGame, card: int) -> int:
        """Where a unit at a battlefield is when its control has changed: there, on the other side."""
        return game.states[card].at

    def can_stand(self, game: CcgGame, card: int, place: int) -> bool:
        """Can the unit be at that location at all?"""
        attack = game.attack
        if attack is not None and attack.closed is not None:
            from rokugan.editions.ccg.battle.separate_battles import may_come_or_go

            if not may_come_or_go(game, attack, card, place):
                return False
        if place == HOME:
            return True
        if attack is None or place not in attack.battlefields:
            return False
        seat = game.states[card].controller
        return nouns.side_of_player(game, seat) != NO_SIDE or allies.is_guest_of_both(attack, seat)

    def ally_side(self, game: CcgGame, seat: int) -> int:
        """The side of a player who is neither Attacker nor Defender."""
        return NO_SIDE if game.attack is None else allies.side_of(game.attack, seat)

    def take_control(self, game: CcgGame, event: Event) -> None:
        """Control of cards changes; an attachment is transferred to one of the new controller's Personalities."""
        from rokugan.editions.ccg.effects.attachment_control import TransferControl

        attached = [card for card in event.things if game.states[card].host != NOTHING]
        if attached:
            game.push(TransferControl(event.player, attached[0], event.context, event.word))
            return
        game.happen(event)

    def may_remain_bowed(self, game: CcgGame, card: int) -> bool:
        """Does a text let the card remain bowed?"""
        return bool(game.allows()) and prevention.allowed(game, "remain bowed", card)

    def can_lose_honor(self, game: CcgGame, seat: int) -> bool:
        """Can the player lose Honor to pay a cost?"""
        return not any(f.verb == "lose honor" and f.kind != "may not" for _, who, f in game.forbids() if who == seat)

    def meets_requirement(self, game: CcgGame, seat: int, card: int) -> bool:
        """Is the Honor Requirement met?"""
        from rokugan.editions.ccg.costs.entering_play import meets_requirement

        return meets_requirement(game, seat, card)

    def may_recruit(self, game: CcgGame, seat: int, card: int) -> bool:
        """A Personality of one's own Clan may be bought without meeting his Honor Requirement."""
        return self.shares_clan(game, seat, card) or self.meets_requirement(game, seat, card)

    def shares_clan(self, game: CcgGame, seat: int, card: int) -> bool:
        """Is the card aligned with the player's Clan?"""
        return any(values.has_keyword(game, card, word) for word in self.clans_of(game, seat))

    def refilled(self, game: CcgGame, seat: int, province: Province) -> None:
        """What follows when the rules have refilled a province face-down."""

    def casts_spells(self, game: CcgGame, personality: int) -> bool:
        """Can the Personality have and use Spells?"""
        return values.has_keyword(game, personality, "Shugenja")

    def before_attaching(self, game: CcgGame, context: Context, card: int, personality: int) -> None:
        """What the rules ask of a player who attaches a card from hand, besides its costs."""

    def most_worn(self, game: CcgGame, personality: int, keyword: str) -> int:
        """How many Armors or Weapons the rules let a Personality have (celestial.keywords.07-.09)."""
        return 2 if keyword == "Weapon" and values.has_keyword(game, personality, "Kensai") else 1

    def why_not_attach(self, game: CcgGame, seat: int, card: int, personality: int) -> str:
        """Why the rules of this edition keep a card from being attached to a Personality; empty if they do not."""
        return ""

    def discount_by_effect(self, game: CcgGame, seat: int, card: int) -> int:
        """How much less Gold is paid for a card that an effect, not the Dynasty Phase, brings into play."""
        return 0

    def overlays(self, game: CcgGame, seat: int, card: int) -> list[int]:
        """The Personalities onto which an Experienced one may be overlaid (celestial.experienced.03-.04)."""
        from rokugan.editions.ccg.costs.entering_play import why_not_control

        definition = game.behaviours[card].definition
        return [
            other
            for other in game.personalities(seat)
            if (
                (
                    self.same_character(game.behaviours[other], game.behaviours[card])
                    and game.behaviours[other].definition.experience < definition.experience
                )
                or self.may_overlay_by_text(game, seat, card, other)
            )
            and not why_not_control(game, seat, card, other)
        ]

    def may_overlay_by_text(self, game: CcgGame, seat: int, card: int, other: int) -> bool:
        """Does the card say that it can overlay such a Personality? It loosens nothing else (samurai.experienced.07)."""
        reader = Context(seat, card, None)
        return any(
            allow.verb == "overlay" and isinstance(allow.of, p.Noun) and nouns.describes(game, reader, allow.of, other)
            for allow in game.behaviours[card].allows
        )

    def chi_taken_by(self, game: CcgGame, card: int) -> Context | None:
        """What a Personality without Chi is destroyed by, if not by the rulebook."""
        return None

    def attach_region(self, game: CcgGame, card: int, seat: int) -> None:
        """A Region brought into play by an effect is attached to the first province that can take it."""
        from rokugan.editions.ccg.costs import entering_play

        for province in game.standing(seat):
            if province.region < 0:
                game.push(entering_play.BringIntoPlay(seat, card, 0, province.thing))
                return

    def reveal_region(self, game: CcgGame, card: int, province: Province) -> None:
        """A Region enters play attached to its province, or is discarded (celestial.regions.01-.02)."""
        from rokugan.editions.ccg.costs import entering_play

        seat = province_seat(province.thing)
        barred = entering_play.why_not_control(game, seat, card) or entering_play.text_forbids_attaching(
            game, seat, card, province.thing
        )
        if province.region >= 0 or barred:
            event = Event(DISCARD, [card], seat)
            event.cause = "rules"
            game.happen(event)
            return
        frame = entering_play.BringIntoPlay(seat, card, 0, province.thing)
        if entering_play.extra_costs(game, card):
            self.reveal_costly_region(game, frame)
        else:
            game.push(frame)

    def reveal_costly_region(self, game: CcgGame, frame: BringIntoPlay) -> None:
        """A Region that asks for more than being revealed."""
        game.push(frame)
