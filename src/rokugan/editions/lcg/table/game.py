"""The table of the Living Card Game: how cards come and go, what is in force, values, and clones."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from rokugan.core.card import Card
from rokugan.core.decision import Choice
from rokugan.core.game import Game
from rokugan.core.listening import Listeners
from rokugan.core.log import Entry
from rokugan.core.randomness import Randomness
from rokugan.core.refusal import Refusal
from rokugan.core.values import ADD, ValuePart, reckoned
from rokugan.editions.lcg.table.abilities import (
    SPEND_FATE,
    STAT_TOUCHES,
    TOUCHES_ABILITIES,
    TOUCHES_BANS,
    TOUCHES_COST,
    TOUCHES_KEYWORDS,
    TOUCHES_RINGS,
    TOUCHES_STATUS,
    TOUCHES_TEXT,
    TOUCHES_TRAITS,
    TOUCHES_WATCHING,
    Ability,
    Standing,
)
from rokugan.editions.lcg.table.chapters import BOOK
from rokugan.editions.lcg.table.cloning import copy_table, state_facts
from rokugan.editions.lcg.table.kinds import KINDS
from rokugan.editions.lcg.table.laid_out import LaidOut
from rokugan.editions.lcg.table.naming import one_for_each_place, place_words
from rokugan.editions.lcg.table.printed import Bar, Printed, back_of, hearing, keys_of
from rokugan.editions.lcg.table.reckoning import in_order, printed_value, why_changed
from rokugan.editions.lcg.table.state import Delayed, Event, InForce, InPlay, Use
from rokugan.editions.lcg.table.things import (
    BLANK,
    BLANK_TRAITS,
    CONFLICT_DECK,
    COST,
    DASH,
    DYNASTY_DECK,
    FACEDOWN,
    GLORY,
    HAND,
    HONORED,
    IN_PLAY,
    NOTHING,
    POLITICAL,
    PROVINCE,
    PROVINCE_CARD,
    STRENGTH,
    WHILE_IN_PLAY,
    player_thing,
)

ALL_VIEWERS = 0b111  # both players and those who look on


class LcgGame(LaidOut):
    """A game of the Living Card Game under way."""

    # --------------------------------------------------------------------------------- cards come and go

    def seat_printed(self, cards: list[Card], printed: list[Printed], zone: int) -> None:
        """Give the game the cards of both players, set aside."""
        self.seat_cards(cards, zone)
        self.printed = printed
        self.instance = [0] * len(cards)
        self.count_uses()

    def back(self, card: int) -> str:
        return back_of(self.cards[card].definition)

    def count_uses(self) -> None:
        """Find out from which zones some card of the game can be used."""
        self.far = 0
        for each in self.printed:
            if each.acts:
                self.far |= each.zones & ~(1 << HAND | 1 << IN_PLAY)

    def conceal(self, card: int) -> None:
        super().conceal(card)
        self.lie_before_all(card)

    def lie_before_all(self, card: int) -> None:
        """Let everybody have in sight a card in a province, or a facedown province, whoever knows it."""
        if self.where[card] in (PROVINCE, FACEDOWN):
            self.sight.see(card, ALL_VIEWERS)

    def put(self, card: int, seat: int, zone: int, bottom: bool = False) -> None:
        """Put a card into a zone, where it is a new instance with its listeners and standing effects."""
        old = self.where[card]
        super().put(card, seat, zone, bottom)
        if old != IN_PLAY or zone != IN_PLAY:  # whose control changes stays the same (lcg.abilities.30)
            self.instance[card] += 1
            self.forget_thing(card)  # it is a new one (lcg.zones.14)
        self.lie_before_all(card)
        printed = self.printed[card]
        if printed.hears:
            was, now = (printed.zones >> old) & 1, (printed.zones >> zone) & 1
            if was != now:
                for key in printed.hears:
                    if now:
                        self.heard.add(key)
                    else:
                        self.heard.remove(key)
        if printed.standing:
            self.stop(card)
            for standing in printed.standing:
                if (standing.zones >> zone) & 1:
                    self.enforce(standing, card, seat, WHILE_IN_PLAY)
        self.touch()

    def enter(self, card: int, seat: int) -> InPlay:
        """Let a card come into play under a player's control."""
        self.put(card, seat, IN_PLAY)
        # what could not leave play with it is not attached to the new one (lcg.zones.14)
        for each in self.states.values():
            if each.host == card:
                each.host = NOTHING
        state = InPlay(seat)
        self.states[card] = state
        return state

    def leave(self, card: int, seat: int, zone: int, bottom: bool = False) -> None:
        """Let a card leave play: nothing of what it carried there remains (lcg.zones)."""
        state = self.states.pop(card)
        if state.host != NOTHING:
            host = self.states.get(state.host)
            if host is not None:
                host.attachments.remove(card)
        self.put(card, seat, zone, bottom)

    def forget_thing(self, thing: int) -> None:
        """End the lasting and delayed effects on a card that has left its place."""
        on_it = self.in_force.on.get(thing, ())
        if on_it:
            self.in_force.keep(thing, ())
            for force in on_it:
                self.in_force.replace(force, force.without(thing))
            self.ended([force for force in on_it if len(force.things) == 1])
            self.by_matter = {}
            self.touch()
        for each in [each for each in self.delayed if thing in each.things]:
            self.drop_delayed(each)

    # ----------------------------------------------------------------------------------- what is in force

    def enforce(
        self,
        standing: Standing,
        source: int,
        seat: int,
        until: int,
        things: tuple[int, ...] = (),
        numbers: tuple[int, ...] = (),
    ) -> None:
        """Put a standing effect into force: a constant ability, or a lasting effect on those things."""
        self.serial += 1
        given = f"{source}.{self.instance[source]}" if until == WHILE_IN_PLAY else f"{self.serial}"
        granted = tuple([each.again(f"{each.first_name}={given}") for each in standing.granted])
        self.in_force.put(InForce(standing, source, seat, until, self.serial, things, numbers, granted), things)
        self.by_matter = {}
        self.touched |= standing.touches
        for ability in standing.granted:
            for key in keys_of(ability):
                self.heard.add(key)
        self.touch()
        if until != WHILE_IN_PLAY:
            self.unsettled = True  # what was legal may be so no longer

    def stop(self, source: int) -> None:
        """End the constant abilities of a card."""
        self.ended(self.in_force.end_of(source, WHILE_IN_PLAY))

    def expire(self, until: int) -> None:
        """End the lasting and delayed effects of that duration."""
        gone = self.in_force.end(until)
        self.ended(gone)
        if gone:
            self.unsettled = True
        for each in self.delayed:
            if each.until == until:
                self.drop_delayed(each)

    def drop(self, gone: list[InForce]) -> None:
        """Take these effects out of force."""
        self.ended(self.in_force.sift(lambda each: each in gone))

    def ended(self, gone: list[InForce]) -> None:
        """These effects are no longer in force: nothing of theirs is heard or counted."""
        if not gone:
            return
        self.by_matter = {}
        for force in gone:
            for ability in force.standing.granted:
                for key in keys_of(ability):
                    self.heard.remove(key)
        self.count_touched()

    def count_touched(self) -> None:
        """Find out what the effects in force touch."""
        self.touched = 0
        for each in self.in_force.all():
            self.touched |= each.standing.touches
        self.touch()

    def touch(self) -> None:
        """Something has changed: what is done as soon as something is so is asked again."""
        super().touch()
        if self.touched & TOUCHES_WATCHING:
            self.unsettled = True

    def touching(self, matter: int) -> list[InForce]:
        """The effects in force that touch a matter (`TOUCHES_...`), the oldest first."""
        found = self.by_matter.get(matter)
        if found is None:
            found = [each for each in self.in_force.all() if each.standing.touches & matter]
            self.by_matter[matter] = found
        return found

    def bans(self, what: int) -> list[InForce]:
        """The effects in force that may forbid this, the oldest first."""
        found = self.by_matter.get(~what)
        if found is None:
            found = [each for each in self.touching(TOUCHES_BANS) if each.standing.may_forbid(what)]
            self.by_matter[~what] = found
        return found

    def delay(self, delayed: Delayed) -> None:
        """Let a delayed effect wait for its moment."""
        self.delayed = (*self.delayed, delayed)
        for kind in delayed.rule.events:
            self.heard.add(hearing(kind, False))

    def drop_delayed(self, delayed: Delayed) -> None:
        """Let a delayed effect wait no longer."""
        self.delayed = tuple([each for each in self.delayed if each is not delayed])
        for kind in delayed.rule.events:
            self.heard.remove(hearing(kind, False))

    def count_listeners(self) -> None:
        """Count again who listens to what, when cards have changed places unseen."""
        self.heard = Listeners(KINDS, 2)
        for card, printed in enumerate(self.printed):
            if (printed.zones >> self.where[card]) & 1:
                for key in printed.hears:
                    self.heard.add(key)
        for force in self.in_force.all():
            for ability in force.standing.granted:
                for key in keys_of(ability):
                    self.heard.add(key)
        for delayed in self.delayed:
            for kind in delayed.rule.events:
                self.heard.add(hearing(kind, False))

    def holds(self, force: InForce) -> bool:
        """Is the effect active: is its card's text not blank, and its condition met?"""
        if force.until == WHILE_IN_PLAY and self.is_blank(force.source):
            return False
        return force.standing.active(self, force)

    def is_blank(self, card: int, traits: bool = False) -> bool:
        """Is its printed text box treated as blank (lcg.provinces: a broken province is), `traits`: with its traits?"""
        if self.printed[card].type == PROVINCE_CARD and self.province_of(card).broken:
            return True
        if not self.touched & TOUCHES_TEXT:
            return False  # saves time only
        key = card * 8 + (BLANK_TRAITS if traits else BLANK)
        known = self.values.get(key)
        if known is None:
            known = self.values[key] = int(self._is_blanked(card, traits))
        return known == 1

    def _is_blanked(self, card: int, traits: bool) -> bool:
        for force in self.touching(TOUCHES_TEXT):
            standing = force.standing
            if (
                force.source != card
                and standing.covers(self, force, card)
                and self.holds(force)
                and (standing.blanks_traits(self, force, card) if traits else standing.blanks(self, force, card))
            ):
                return True
        return False

    def forbidden(self, what: int, thing: int, by: Use | None = None) -> bool:
        """Does anything forbid doing this to the thing, if `by` would do it? The word cannot is absolute."""
        found = self.by_matter.get(~what)  # asked so often that it is not left to `bans` to see
        if found is None:
            found = self.bans(what)
        for force in found:
            if force.standing.forbids(self, force, what, thing, by) and self.holds(force):
                return True
        return False

    # --------------------------------------------------------------------------------------------- values

    def changes(self, card: int, stat: int) -> list[ValuePart]:
        """All that changes a value now."""
        found: list[ValuePart] = []
        state = self.states.get(card)
        if state is not None and stat <= GLORY:
            for each in state.attachments:
                bonus = self.printed[each].bonuses[stat]
                if bonus:
                    found.append(ValuePart(ADD, bonus, "attached", each))
            if stat <= POLITICAL and state.status and self.has_status(card):
                glory = self.value(card, GLORY)
                if state.status == HONORED:
                    found.append(ValuePart(ADD, glory, "honored", card))
                else:
                    found.append(ValuePart(ADD, -glory, "dishonored", card))
        elif stat == STRENGTH and self.printed[card].type == PROVINCE_CARD:
            province = self.province_of(card)
            for each in province.cards:
                if each in self.states and self.printed[each].strength_bonus:
                    found.append(ValuePart(ADD, self.printed[each].strength_bonus, "in its province", each))
            if province.is_stronghold_province:
                stronghold = self.players[province.seat].stronghold
                if self.printed[stronghold].strength_bonus:
                    found.append(ValuePart(ADD, self.printed[stronghold].strength_bonus, "in its province", stronghold))
        for force in self.touching(STAT_TOUCHES[stat]):
            standing = force.standing
            if standing.covers(self, force, card):
                operation = standing.operation(self, force, card, stat)
                if operation >= 0 and self.holds(force):
                    amount = standing.amount(self, force, card, stat)
                    since = self.applied.get(force.serial, force.serial)
                    why = why_changed(operation, amount, force.until == WHILE_IN_PLAY)
                    found.append(ValuePart(operation, amount, why, force.source, force.until, since))
        return found

    def has_status(self, card: int) -> bool:
        """Has the status token of the card an effect?"""
        return not any(
            force.standing.ignores_status(self, force, card) and self.holds(force)
            for force in self.touching(TOUCHES_STATUS)
        )

    def can_spend(self, seat: int, fate: int) -> bool:
        """Has the player so much fate in his pool, and may he spend it?"""
        if not fate:
            return True
        return self.players[seat].fate >= fate and not self.forbidden(SPEND_FATE, player_thing(seat))

    def has_dash(self, card: int, skill: int) -> bool:
        """Is this skill printed as a dash?"""
        return self.printed[card].stats[skill] == DASH

    def keywords(self, card: int) -> int:
        """The keywords that a card has now, a bit each: however often, as if once (lcg.keywords)."""
        blank = self.is_blank(card)
        found = 0 if blank else self.printed[card].keywords
        lost = 0
        for force in self.touching(TOUCHES_KEYWORDS):
            standing = force.standing
            if self._gives(force, card):
                found |= standing.keywords(self, force, card)
                lost |= standing.lost_keywords(self, force, card)
        return found & ~lost

    def _gives(self, force: InForce, card: int) -> bool:
        """Does the effect give the card its keywords or traits? While that is asked it gives nobody any: nothing has a trait
        because it has it."""
        if force.serial in self.weighed:
            return False
        self.weighed.append(force.serial)
        found = force.standing.covers(self, force, card) and self.holds(force)
        self.weighed.pop()
        return found

    def bars(self, card: int) -> tuple[Bar, ...]:
        """Return which attachments the card cannot have."""
        return () if self.is_blank(card) else self.printed[card].bars

    def traits(self, card: int) -> tuple[str, ...]:
        """The traits that a card has now."""
        found = () if self.is_blank(card, True) else self.printed[card].traits
        for force in self.touching(TOUCHES_TRAITS):
            standing = force.standing
            if self._gives(force, card):
                found += tuple(each for each in standing.traits(self, force, card) if each not in found)
        return found

    def has_trait(self, card: int, trait: str) -> bool:
        """Has the card this trait?"""
        return trait in self.traits(card)

    def abilities(self, card: int) -> tuple[Ability, ...]:
        """The triggered abilities that a card has now, printed and gained."""
        found = () if self.is_blank(card) else self.printed[card].abilities
        for force in self.touching(TOUCHES_ABILITIES):
            standing = force.standing
            if standing.covers(self, force, card) and self.holds(force):
                found += force.granted
        return found

    def elements_of(self, ring: int) -> list[int]:
        """The elements of a ring: its own, and those it has gained."""
        found = [ring]
        for force in self.touching(TOUCHES_RINGS):
            if self.holds(force):
                found += [each for each in force.standing.elements(self, force, ring) if each not in found]
        conflict = self.conflict
        if conflict is not None and conflict.ring == ring:
            found += [each for each in conflict.elements if each not in found]
        return found

    def cost_of(self, card: int, x: int = 1) -> int:
        """The fate cost of a card, with all that modifies it; X is the least that can be chosen, or what was (lcg.costs.11)."""
        if self.printed[card].costs_x:
            return reckoned(in_order(max(x, 1), self.changes(card, COST)))
        return self.value(card, COST)

    def cost_to_play(self, card: int, type: int, host: int = NOTHING) -> int:
        """The fate cost of a card that is played as a card of that type, on that host (lcg.cardtypes.02)."""
        if not self.touching(TOUCHES_COST):
            return printed_value(self, card, COST)  # saves time only
        before, self.playing = self.playing, (card, type, host)
        found = reckoned(in_order(printed_value(self, card, COST), self.changes(card, COST)))
        self.playing = before
        return found

    # ------------------------------------------------------------------------------- what the crank asks

    def happen(self, events: list[Event]) -> None:
        """Let these things happen together: at once if nobody listens, otherwise through the windows."""
        BOOK[-1].happen(self, events)

    def happens(self, event: Event) -> None:
        """Let one thing happen."""
        BOOK[-1].happen(self, [event])

    def react(self, events: list[Event]) -> None:
        """Let players react to what has happened."""
        BOOK[-1].react(self, events)

    def settle(self) -> None:
        BOOK[-1].settle(self)

    def call(self, seat: int, choices: list[Choice]) -> list[Choice]:
        return super().call(seat, one_for_each_place(choices))

    def place_words(self, seat: int, card: Card) -> str:
        return place_words(self, seat, card.number)

    def interchangeable(self, one: Card, other: Card) -> bool:
        """Equal cards in a hand or deck of one player."""
        zone = self.where[one.number]
        return (
            one.definition is other.definition
            and one.owner == other.owner
            and zone == self.where[other.number]
            and zone in (HAND, CONFLICT_DECK, DYNASTY_DECK)
        )

    def refusal(self, seat: int, move: str) -> Refusal:
        return BOOK[-1].refusal(self, seat, move)

    def rule_asked(self) -> str:
        return BOOK[-1].rule_asked(self)

    def find(self, move: str, player: str | None = None) -> Choice:
        """As everywhere; a province may also be named by its place: `province Bob.P2`, `target Ann.P1` of a faceup one."""
        verb, _, place = move.strip().casefold().partition(" ")
        if self.decision is not None and verb in ("province", "target"):
            here = [each for each in self.provinces if f"{self.names[each.seat]}.{each.place}".casefold() == place]
            for choice in self.decision.choices if here else []:
                if choice.value == here[0].card and choice.verb == verb:
                    return super().find(choice.move, player)
        return super().find(move, player)

    def explain(self, player: str | None, card: str, stat: str = "") -> dict[str, Any]:
        return BOOK[-1].explain(self, self.viewer(player), card, stat)

    def view(self, player: str | None = None, text: bool = True) -> dict[str, Any]:
        return BOOK[-1].view(self, self.viewer(player), text)

    def blinded(self, player: str) -> LcgGame:
        return BOOK[-1].blinded(self, self.viewer(player))

    def situation(self, player: str, named: list[int]) -> dict[str, dict[str, dict[str, Any]]]:
        return BOOK[-1].situation(self, self.viewer(player), named)

    def events_for(self, player: str | None = None, since: int = 0) -> list[dict[str, Any]]:
        return BOOK[-1].events_for(self, self.viewer(player), since)

    def sentences(self, entries: Sequence[Entry], seat: int) -> Iterator[str]:
        return BOOK[-1].sentences(self, entries, seat)

    def viewer(self, player: str | None) -> int:
        """The seat of a viewer; -1 for one who looks on."""
        return -1 if player is None else self.names.index(player)

    # -------------------------------------------------------------------------------------- clones, hashes

    def world(
        self, player: str, randomness: Randomness, decks: Mapping[str, Sequence[Sequence[Any]]] | None = None
    ) -> LcgGame:
        return BOOK[-1].world(self, self.names.index(player), randomness, decks)

    def clone(self, light: bool = False) -> LcgGame:
        new = LcgGame(self.names, 0)
        self.copy_into(new, light)
        return new

    def unveiled(self) -> LcgGame:
        new = self.clone()
        new.laid_open = True
        ids = [0 if zone in (CONFLICT_DECK, DYNASTY_DECK) else card + 1 for card, zone in enumerate(new.where)]
        new.sight.ids = [ids[:] for _ in new.sight.ids]
        new.known = [new.everyone() if id else 0 for id in ids]
        return new

    def copy_state(self, new: Game, memo: dict[int, Any]) -> None:
        assert isinstance(new, LcgGame)
        copy_table(self, new, memo)

    def state(self) -> object:
        return state_facts(self)
