"""Entering play: what it costs, what forbids it, and the procedure that pays and brings the card in."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan import program as p
from rokugan.core.frames import Frame
from rokugan.editions.ccg.costs import gold_payment, paying
from rokugan.editions.ccg.events.windows import AfterIt, BeforeIt, Window, heard_by_itself
from rokugan.editions.ccg.table.action import Action, Event, Offer, offered_action
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.table.event_kinds import ANNOUNCE, ENTER, FROM_HAND, FROM_PROVINCE, GAIN, RESOLVE, EventWord
from rokugan.editions.ccg.table.ids import (
    HAND,
    HONOR_REQUIREMENT,
    IN_PLAY,
    NOTHING,
    PERSONAL_HONOR,
    PROVINCE,
    REACTION,
    player_thing,
)
from rokugan.editions.ccg.table.text_shapes import self_reference
from rokugan.editions.ccg.text.continuous import bans, current_keywords
from rokugan.editions.ccg.text.continuous.worn import most_worn
from rokugan.editions.ccg.text.described import kinds, meaning, nouns
from rokugan.editions.ccg.text.happened import prevention, triggers

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame


def extra_costs(game: CcgGame, card: int) -> tuple[p.Effect, ...]:
    """Costs of entering play besides Gold."""
    found: tuple[p.Effect, ...] = ()
    for each in game.behaviours[card].entry:
        found += each.extra
    return found


def extra_context(game: CcgGame, seat: int, card: int) -> Action:
    """An action that pays these costs, with room for what they choose."""
    action = Action(seat, card, None)
    slots = [n.slot for n in p.walk(extra_costs(game, card)) if isinstance(n, (p.Target, p.Chosen))]
    action.targets.slots = [None] * (max(slots, default=-1) + 1)
    return action


def can_pay_extra(game: CcgGame, seat: int, card: int) -> bool:
    """Can the costs of entering play besides Gold be paid?"""
    extra = extra_costs(game, card)
    if not extra:
        return True
    action = extra_context(game, seat, card)
    return all(paying.can_pay(game, action, each) for each in extra)


def why_not_control(
    game: CcgGame, seat: int, card: int, overlaid: int = NOTHING, ignoring: tuple[str, ...] = ()
) -> str:
    """Return why this player can not control the card: Loyal, uniqueness, or a text that says so. `ignoring`: see
    `why_not_attach`."""
    behaviour = game.behaviours[card]
    restricted = "restrictions" not in ignoring
    if restricted and current_keywords.has_keyword(game, card, "Loyal") and not shares_clan(game, seat, card):
        return "loyal"
    if "Unique" in behaviour.keywords or "Singular" in behaviour.keywords:
        for other in game.rules.table.rivals(game, seat, card):
            if other in (card, overlaid):
                continue
            rival = game.behaviours[other]
            if game.rules.text.same_character(rival, behaviour) and (
                "Unique" in rival.keywords or "Singular" in rival.keywords
            ):
                return "unique"
    event = Event(ENTER, [card], seat)
    entering = card not in game.states
    for forbid in behaviour.forbids:
        if forbid.verb == "enter play" and entering and restricted:
            if prevention.in_force(game, forbid, card, seat, event, card):
                return "forbidden"
        if forbid.verb == "control" and restricted and isinstance(forbid.by, p.Noun):
            action = Action(game.cards[card].owner, card, None)
            if nouns.matches(game, action, forbid.by, player_thing(seat)) != forbid.only:
                return "control"
    if prevention.may_not(game, "enter play", card, event):
        return "forbidden"
    return ""


def shares_clan(game: CcgGame, seat: int, card: int) -> bool:
    """Is the card aligned with the player's Clan?"""
    return game.rules.text.shares_clan(game, seat, card)


def meets_requirement(game: CcgGame, seat: int, card: int) -> bool:
    """Is the player's Family Honor high enough for a Personality (a dash: always)?"""
    if not game.behaviours[card].has_requirement or game.players[seat].honor >= game.value(card, HONOR_REQUIREMENT):
        return True
    return is_excused(game, seat, card)


def is_excused(game: CcgGame, seat: int, card: int, host: int = NOTHING) -> bool:
    """Does a text let the player ignore the Honor Requirement of this card: its own, or one in force?"""
    reader = Action(seat, card, None)
    own = [
        (card, seat, allow)
        for allow in game.behaviours[card].allows
        if (allow.what is None or self_reference(allow.what))
        and (allow.condition is None or meaning.holds(game, reader, allow.condition))
    ]
    return any(
        waives_requirement(game, seat, card, host, holder, player, allow)
        for holder, player, allow in (*own, *game.allows())
        if allow.verb == "ignore honor requirement"
    )


def waives_requirement(
    game: CcgGame, seat: int, card: int, host: int, holder: int, player: int, allow: p.Allow
) -> bool:
    """Does a text that lifts Honor Requirements lift that of this card? One may speak of low ones of Followers on `what` it
    names, or only of those whom the card attaches to; what a player is given is for bringing Personalities into play."""
    reader = Action(player, holder, None)
    if allow.number is not None:
        low = game.value(card, HONOR_REQUIREMENT) <= meaning.number(game, reader, allow.number)
        return low and bans.is_meant(game, reader, allow, host)
    if isinstance(allow.of, p.Noun) and not nouns.describes(game, reader, allow.of, host):
        return False
    if holder == player_thing(seat):
        return game.behaviours[card].type == "personality"
    return bans.is_meant(game, reader, allow, card)


def why_not_attach(game: CcgGame, seat: int, card: int, personality: int, ignoring: tuple[str, ...] = ()) -> str:
    """Return why the attachment can not be attached to this Personality. A text may let one ignore the `honor_requirement`, or
    all `restrictions` that cards themselves make."""
    behaviour = game.behaviours[card]
    if game.behaviours[personality].type != "personality" or game.where[personality] != IN_PLAY:
        return "attach"
    if game.states[personality].controller != seat:
        return "attach"
    reason = game.rules.table.why_not_attach(game, seat, card, personality)
    if reason:
        return reason
    if behaviour.type == "spell" and not game.rules.text.casts_spells(game, personality):
        return "spell attach"
    if "honor_requirement" not in ignoring and lacks_honor(game, card, personality):
        if honor_for_followers(game, personality) < lowest_requirement(game, seat, card, personality):
            return "follower honor"
    for keyword in ("Armor", "Weapon"):
        if current_keywords.has_keyword(game, card, keyword):
            worn = sum(
                1
                for other in game.states[personality].attachments
                if other != card and current_keywords.has_keyword(game, other, keyword)
            )
            more = game.rules.table.most_worn(game, personality, keyword) + _says(
                game, seat, card, "attach to", personality
            )
            if worn >= max(most_worn(game, personality, keyword), more):
                return keyword.lower()
    if "restrictions" in ignoring:
        return ""
    if game.where[card] == HAND and any(forbid.verb == "attach from hand" for forbid in behaviour.forbids):
        return "attach"
    return text_forbids_attaching(game, seat, card, personality)


def lacks_honor(game: CcgGame, card: int, personality: int) -> bool:
    """Is the Honor Requirement of a Follower, if none lifts it, higher than the Personal Honor of this Personality?"""
    behaviour = game.behaviours[card]
    if behaviour.type != "follower" or not behaviour.has_requirement:
        return False
    if honor_for_followers(game, personality) >= game.value(card, HONOR_REQUIREMENT):
        return False
    return not is_excused(game, game.controller(personality), card, personality)


def lowest_requirement(game: CcgGame, seat: int, card: int, host: int) -> int:
    """The Honor Requirement of a Follower, with what the player could do about it before he attaches it: what relaxes a
    requirement counts in good faith (samurai.actions.09)."""
    found = game.value(card, HONOR_REQUIREMENT)
    event = Event(ENTER, [card], seat)
    event.place, event.amount = host, FROM_HAND if game.where[card] == HAND else 0
    for source in game.everything_in_play(seat):
        for ability in game.listening(source):
            numbers = requirements_set(ability.effects)
            if not numbers:
                continue
            action = offered_action(seat, Offer(source, ability, REACTION))
            assert ability.trigger is not None
            if triggers.fits_trigger(game, action, ability.trigger, event, card, "before"):
                action.event, action.subject = event, card
                if game.rules.actions.may_use(game, action):
                    found = min(found, *(meaning.number(game, action, each) for each in numbers))
    return found


def requirements_set(effects: tuple[p.Effect, ...]) -> list[p.Amount]:
    """The Honor Requirements that effects give to the card that triggered the text."""
    return [
        change.to
        for each in effects
        if isinstance(each, p.Give) and each.what == p.Ref("subject")
        for change in each.changes
        if isinstance(change, p.SetStat) and change.stat == "honor_requirement"
    ]


def honor_for_followers(game: CcgGame, personality: int) -> int:
    """The Personal Honor of a Personality as far as attaching Followers is concerned; a Dishonored one has none, whatever is
    added to it (gold.dishonor.01)."""
    found = game.value(personality, PERSONAL_HONOR)
    if game.states[personality].dishonored:
        return found
    for source, player, allow in game.allows():
        if allow.verb == "honor for followers" and allow.number is not None:
            reader = Action(player, source, None)
            if bans.is_meant(game, reader, allow, personality):
                found += meaning.number(game, reader, allow.number)
    return found


def text_forbids_attaching(game: CcgGame, seat: int, card: int, personality: int) -> str:
    """The reason for which a text, of the two cards or of another in play, forbids attaching one to the other (`Will only
    attach to a Shugenja`, `This Personality will not attach Items`); empty if none does."""
    for forbid in game.behaviours[card].forbids:
        if forbid.verb == "attach to":
            action = Action(seat, card, None)
            noun = forbid.by.noun if isinstance(forbid.by, p.Each) else forbid.by
            if isinstance(noun, p.Noun) and nouns.describes(game, action, noun, personality) != forbid.only:
                return "attach text"
    if _says(game, seat, card, "attach restricted", personality):
        return ""
    for holder, player, forbid in game.forbids():
        if forbid.verb not in ("attach", "attach to") or holder == card:
            continue
        action = Action(player, holder, None)
        told = personality if forbid.verb == "attach" else card
        action.each = told
        if not bans.concerns(game, action, forbid, holder, told):
            continue
        if forbid.condition is not None and not meaning.holds(game, action, forbid.condition):
            continue
        noun = forbid.by.noun if isinstance(forbid.by, p.Each) else forbid.by
        if not isinstance(noun, p.Noun):
            return "attach text"
        other = card if forbid.verb == "attach" else personality
        same_type = any(kinds.is_kind(game, other, kind) for kind in noun.kinds)
        if same_type and nouns.describes(game, action, noun, other) != forbid.only:
            return "attach text"
    return ""


def _says(game: CcgGame, seat: int, card: int, verb: str, personality: int) -> bool:
    """Does the attachment say that such a Personality may attach it though he has a Weapon already (`attach to`), or that what he
    may not attach does not concern it (`attach restricted`)?"""
    reader = Action(seat, card, None)
    return any(
        allow.verb == verb and isinstance(allow.of, p.Noun) and nouns.describes(game, reader, allow.of, personality)
        for allow in game.behaviours[card].allows
    )


class BringIntoPlay(Frame["CcgGame"]):
    """A card on its way into play: pay its costs, gain Honor if it is bought for Honor, enter.

    `optional`: its player may decline to pay, and the card then stays where it was (celestial.actions.06)."""

    STEPS: ClassVar[tuple[str, ...]] = ("before", "pay", "other_costs", "honor", "before_attaching", "enter")
    FIELDS: ClassVar[tuple[str, ...]] = (
        "seat", "card", "gold", "host", "at_place", "honor_gain", "word", "optional", "action", "event", "strict", "gain",
        "extra",
    )  # fmt: skip
    ARGS: ClassVar[int] = 4

    def __init__(self, seat: int, card: int, gold: int, host: int = NOTHING) -> None:
        self.seat: int = seat
        self.card: int = card
        self.host: int = host
        self.gold: int = gold
        self.honor_gain: int = 0
        self.word: EventWord = ""
        self.at_place: int = NOTHING
        self.optional: bool = False
        self.action: Action | None = None
        self.event: Event | None = None
        self.gain: Event | None = None
        self.extra: Action | None = None  # what pays the costs that are not Gold
        self.strict: bool = False  # a Follower's Honor Requirement must be met when it is paid for

    def before(self, game: CcgGame) -> None:
        """Where nothing is paid for a card whose entering play is negated, that comes first (samurai.negation.09)."""
        event = self._entering(game)
        if game.rules.costs.negated_before_paying and (game.may_answer(ENTER) or heard_by_itself(game, event)):
            self.event = event
            game.push(BeforeIt(event))

    def pay(self, game: CcgGame) -> None:
        """Pay the Gold."""
        stopped = self.event is not None and (self.event.negated or not self.event.things)
        if self.action is not None and is_equip(self.action):
            stopped = stopped or self.action.payment.unpaid  # gold.attachments.08
        if stopped or (self.strict and lacks_honor(game, self.card, self.host)):
            self.finish()
            return
        game.paid = True
        game.spent = 0
        game.payers = []
        if self.gold > 0 or game.rules.costs.may_overpay(game, self.card):
            frame = gold_payment.Payment(self.seat, self.gold, self.card, [], self.optional)
            frame.host = self.host
            game.push(frame)

    def other_costs(self, game: CcgGame) -> None:
        """Pay what the card's own text asks besides."""
        if not game.paid:
            self._stays_out(game)
            return
        extra = extra_costs(game, self.card)
        if extra:
            self.extra = extra_context(game, self.seat, self.card)
            game.rules.actions.run(game, self.extra, extra, "cost")

    def _stays_out(self, game: CcgGame) -> None:
        """The card does not enter play, because a cost of its entering was not paid (samurai.costs.16, gold.costs.08)."""
        self.finish()
        if not self.optional:
            game.rules.costs.entry_unpaid(game, self.seat, self.card)

    def honor(self, game: CcgGame) -> None:
        """Honor for an own-Clan Personality, just before he enters (celestial.dynasty.06)."""
        if self.extra is not None and self.extra.payment.refused:
            self._stays_out(game)
            return
        if self.honor_gain > 0:
            event = Event(GAIN, [player_thing(self.seat)], self.seat)
            event.amount = self.honor_gain
            event.cause = "rules"
            event.word = "entering play"
            event.what = self.card
            game.players[self.seat].bought_for_honor = True
            self.gain = event
            game.happen(event)

    def before_attaching(self, game: CcgGame) -> None:
        """Where Equip is paid for when it is taken, those who answer before it resolves answer now (gold.costs.09)."""
        action = self.action
        if action is not None and game.rules.events.equip_paid_first and is_equip(action):
            before_equip(game, action)

    def enter(self, game: CcgGame) -> None:
        """The card enters play, unless its action has been canceled."""
        if self.action is not None and self.action.effects_off and is_equip(self.action):
            return
        entering = self._entering(game) if self.event is None else self.event
        if self.gain is not None and self.gain.done:
            entering.gains.append(self.gain)
        else:
            entering.used = []  # he enters without gaining Honor (samurai.negation.06)
        if self.event is None:
            game.happen(entering)
        else:
            entering.payers = list(game.payers)
            game.push(AfterIt(entering))

    def _entering(self, game: CcgGame) -> Event:
        """The event of the card that enters play, with where it came from, who paid and what Honor is gained for it."""
        came_from = game.where[self.card]
        event = Event(ENTER, [self.card], self.seat)
        event.place = self.host
        event.word = self.word
        if self.at_place != NOTHING:
            event.what = self.at_place
        if self.honor_gain > 0:
            event.used = [player_thing(self.seat)]
        event.payers = list(game.payers)
        event.action = self.action
        event.cause = "rules" if self.action is None else "effect"
        event.amount = FROM_PROVINCE if came_from == PROVINCE else FROM_HAND if came_from == HAND else 0
        holding = game.province_holding(self.card) if came_from == PROVINCE else None
        if holding is not None:
            event.emptied.append(holding.thing)
        return event


def before_equip(game: CcgGame, action: Action) -> None:
    """An Equip action has been paid for: it is announced now, and players answer before it resolves."""
    if game.may_answer(RESOLVE):
        event = Event(RESOLVE, [action.card], action.player)
        event.action, event.cause, event.word = action, "action", "before"
        game.push(Window(event, action.card, "before", list(game.audience())))
    announced = Event(ANNOUNCE, [action.card], action.player)
    announced.action, announced.cause = action, "action"
    game.happen(announced)


def is_equip(action: Action) -> bool:
    """Does the action attach a card from hand?"""
    return action.ability is not None and action.ability.move == "equip"


def enters_bowed(game: CcgGame, behaviour: Behaviour) -> bool:
    """Does a card enter play bowed, by its own text or else by the rules?"""
    for allow in behaviour.allows:
        if allow.verb in ("enter bowed", "enter unbowed"):
            return allow.verb == "enter bowed"
    return game.rules.costs.bows_entering(behaviour)
