"""A classic game: cards move between zones, texts come into force, and rules and listeners are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan import program as p
from rokugan.catalogue import say
from rokugan.core.card import Card
from rokugan.core.lasting import going_on
from rokugan.editions.ccg.table import endings
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.ids import (
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    FOCUS_POOL,
    FOCUSED,
    HAND,
    IN_PLAY,
    NOTHING,
    OUTSIDE,
    PROVINCE,
    REMOVED,
    RESOLVING,
    STRENGTH,
    UNDER,
    province_thing,
)
from rokugan.editions.ccg.table.in_force import InForce
from rokugan.editions.ccg.table.mentioned import Mentioned
from rokugan.editions.ccg.table.pieces import InPlay, Province
from rokugan.errors import RokuganError, quote

if TYPE_CHECKING:
    from collections.abc import Iterator, Mapping, Sequence

    from rokugan.cards.model import CardDefinition
    from rokugan.core.game import Game
    from rokugan.core.log import Entry
    from rokugan.core.randomness import Randomness
    from rokugan.core.refusal import Refusal


_FACE_DOWN = (HAND, FATE_DECK, DYNASTY_DECK, FOCUS_POOL, FOCUSED)  # where a card put there lies face-down


class CcgGame(InForce):
    """A game of Gold, Samurai, Celestial Edition or War of Honor."""

    # ------------------------------------------------------------------------------------- copying

    def ending(self) -> str:
        return self.rules.seen.ending(self)

    def clone(self, light: bool = False) -> CcgGame:
        new = self.empty()
        self.copy_into(new, light)
        return new

    def unveiled(self) -> CcgGame:
        new = self.clone()
        new.laid_open = True
        ids = [0 if zone in (FATE_DECK, DYNASTY_DECK) else card + 1 for card, zone in enumerate(new.where)]
        new.sight.ids = [ids[:] for _ in new.sight.ids]
        everyone = new.everyone()
        for card, id in enumerate(ids):
            new.known[card] = (
                everyone if id and not new.behaviours[card].type.endswith("blank") else 0
            )  # nobody knows a blank
        return new

    def world(
        self, player: str, randomness: Randomness, decks: Mapping[str, Sequence[Sequence[CardDefinition]]] | None = None
    ) -> CcgGame:
        return self.rules.seen.world(self, self.names.index(self.seated(player)), randomness, decks)

    def blinded(self, player: str) -> CcgGame:
        return self.rules.seen.blinded(self, self.viewer(player))

    def situation(self, player: str, named: list[int]) -> dict[str, dict[str, dict[str, Any]]]:
        return self.rules.seen.situation(self, self.viewer(player), named)

    def seated(self, player: str) -> str:
        """The name of a player, who must sit here."""
        if player not in self.names:
            raise RokuganError(say("refusals.there_is_no_player", name=quote(player), names=", ".join(self.names)))
        return player

    def empty(self) -> CcgGame:
        """A new game of the same rules and players, nothing set up."""
        return CcgGame(self.rules, self.names, 0)

    def copy_state(self, new: Game, memo: dict[int, Any]) -> None:
        """Copy all that may change into a new game."""
        assert isinstance(new, CcgGame)
        new.cards = self.cards
        new.behaviours = self.behaviours
        new.players = [player.copy() for player in self.players]
        new.where = self.where[:]
        new.known = self.known[:]
        new.states = {number: state.copy() for number, state in self.states.items()}
        new.last = self.last.copy()
        new.departed = self.departed.copy()
        new.overlaid = self.overlaid
        new.graves = self.graves.copy()
        new.holders = self.holders.copy()
        new.modifiers = self.modifiers.copy()
        new.delayed = tuple(
            each.within(each.action.copy(memo)) if id(each.action) in memo else each for each in self.delayed
        )
        new.of_a_kind = self.of_a_kind
        new.remaining = self.remaining
        new.used_turn = self.used_turn.copy()
        new.used_battle = self.used_battle.copy()
        new.used_game = self.used_game.copy()
        new.used_phase = self.used_phase.copy()
        new.tactical = self.tactical[:]
        new.resolved_events = self.resolved_events[:]
        new.favor = self.favor
        new.turn = self.turn
        new.active = self.active
        new.phase = self.phase
        new.attack = None if self.attack is None else self.attack.copy(memo)
        new.duel = None if self.duel is None else self.duel.copy(memo)
        new.extra_actions = self.extra_actions[:]
        new.extra_phases = self.extra_phases[:]
        new.deeds = self.deeds[:]
        new.deeds_forgotten = self.deeds_forgotten
        new.long_ago = self.long_ago[:]
        new.first_player = self.first_player
        new.mentioned = self.mentioned
        new.paid = self.paid
        new.spent = self.spent
        new.payers = self.payers[:]
        new.serial = self.serial
        new.happened = self.happened[:]
        new.refill = self.refill
        new.rings_in_play = self.rings_in_play
        new.hosts_left = self.hosts_left
        new.cuts = self.cuts
        new.settled = self.settled
        new._chi_risk = self._chi_risk
        new._audience = self._audience
        new._listeners = self._listeners
        new._boosts = self._boosts
        new._boosts_of = self._boosts_of
        new._bounds = self._bounds
        new._forbids = self._forbids
        new._banned = self._banned
        new._allows = self._allows
        new._text_givers = self._text_givers
        new._given_ears = self._given_ears
        new.age = self.age
        new._given = self._given
        new._given_at = self._given_at
        new._keyword_givers = self._keyword_givers
        new._granted = self._granted
        new._cost_texts = self._cost_texts

    def view(self, player: str | None = None, text: bool = True) -> dict[str, Any]:
        return self.rules.seen.view(self, self.viewer(player), text)

    def events_for(self, player: str | None = None, since: int = 0) -> list[dict[str, Any]]:
        return self.rules.seen.events_for(self, self.viewer(player), since)

    def sentences(self, entries: Sequence[Entry], seat: int) -> Iterator[str]:
        return self.rules.seen.sentences(entries, self.names, seat)

    def still_in(self) -> list[int]:
        return [player.seat for player in self.players if not player.eliminated]

    def explain(self, player: str | None, card: str, stat: str = "") -> dict[str, Any]:
        return self.rules.seen.explain(self, self.viewer(player), card, stat)

    def viewer(self, player: str | None) -> int:
        """The seat of a player; -1 for somebody who looks on."""
        return -1 if player is None else self.names.index(self.seated(player))

    # ------------------------------------------------------------------------------------ cards join the game

    def add_card(self, card: Card) -> None:
        """A card joins the game (at set-up, or created later), outside every zone."""
        self.cards = [*self.cards, card]
        self.behaviours = [*self.behaviours, self.rules.text.behaviour(card.definition)]
        self.mentioned = Mentioned(self.behaviours)
        self.where.append(OUTSIDE)
        self.known.append(0)
        self.called.add(card)
        self.sight.add()

    def seat_cards(self, cards: list[Card]) -> None:
        """The cards of all play decks join the game, outside every zone."""
        self.cards = cards
        self.behaviours = [self.rules.text.behaviour(card.definition) for card in cards]
        self.mentioned = Mentioned(self.behaviours)
        self.where = [OUTSIDE] * len(cards)
        self.known = [0] * len(cards)
        self.called.seat(cards)
        self.sight.seat(len(cards))

    # ------------------------------------------------------------------------------ moving between zones

    def bring(self, card: int, zone: int, top: bool = True, seat: int = -1) -> None:
        """Take a card out of the zone it is in and `put` it into another."""
        self._leave(card)
        self.put(card, zone, top, seat)

    def take_out(self, card: int) -> None:
        """Take a card out of the zone it is in."""
        self._leave(card)
        self.forget_listeners(card)

    def _leave(self, card: int) -> None:
        """Take the card out of the zone in which it lies."""
        zone = self.where[card]
        if zone == IN_PLAY:
            if card not in self.departed:
                self.rules.table.note_departed(self, [card])
            self._leave_play(card)
        elif zone != OUTSIDE:
            self.departed.pop(card, None)
        if zone == PROVINCE:
            province = self.province_holding(card)
            if province is not None:
                province.cards.remove(card)
                province.turn(card, False)
                self.refill = True
                self.unsettled = True
        elif zone == FATE_DISCARD or zone == DYNASTY_DISCARD:
            self.pile_with(card).remove(card)
            self.graves.pop(card, None)
        elif zone == UNDER:
            for state in self.states.values():
                if card in state.tucked:
                    state.tucked = tuple(each for each in state.tucked if each != card)
        elif zone not in (IN_PLAY, OUTSIDE, RESOLVING):
            self.pile(self.holder(card), zone).remove(card)
        self.holders.pop(card, None)
        self.where[card] = OUTSIDE

    def _leave_play(self, card: int) -> None:
        """Take the card from play: from its host, province or player, with what lay under it and what it gave; what it was
        last is kept."""
        state = self.states.pop(card)
        self.last[card] = state
        if self.behaviours[card].type == "ring":
            self.rings_in_play -= 1
        if state.attachments:
            self.hosts_left = True
        if state.host >= 0:
            host = self.states.get(state.host)
            if host is not None and card in host.attachments:
                host.attachments.remove(card)
        elif state.host != NOTHING:
            province = self.province(state.host)
            if province.region == card:
                province.region = province.older.pop() if province.older else NOTHING
            elif card in province.older:
                province.older.remove(card)
            elif card in province.fortifications:
                province.fortifications.remove(card)
        else:
            self.players[state.controller].in_play.remove(card)
        if self.attack is not None and card in self.attack.terrains:
            self.attack.terrains.remove(card)
        if state.under:
            self._audience = None
            self.rules.table.stack_leaves(self, card, state)
        for beneath in state.under:
            self.where[beneath] = REMOVED
            self.players[self.cards[beneath].owner].removed.append(beneath)
        for beneath in state.tucked:
            self.put(beneath, self.pile_of(beneath))
        mine = self.modifiers.on.get(card)
        if mine is not None:
            self.modifiers.keep(card, tuple(m for m in mine if self.rules.table.outlasts(m)))
        self.drop_modifiers_of(card)
        self.touch()

    def drop_modifiers_of(self, source: int, moments: tuple[Ending, ...] = endings.WITH_ITS_SOURCE) -> None:
        """End what lasts only while its source is in play, or until it straightens."""
        sources = [source, *(old for old, now in self.overlaid.items() if now == source)]
        for each in sources:
            if self.modifiers.on and self.modifiers.end_of(each, *moments):
                self.forget_all()
        kept = tuple(d for d in self.delayed if not (d.source in sources and d.until == "in play"))
        if len(kept) < len(self.delayed):  # saves time only
            self.delayed = kept
            self._audience = None

    def put(self, card: int, zone: int, top: bool = True, seat: int = -1) -> None:
        """Put a card that is outside every zone into a zone of its owner (not into play or a province); `seat`: into the hand
        or among the focused cards of this player, whose card it need not be."""
        owner = self.cards[card].owner
        if seat < 0:
            seat = owner
        elif seat != owner:
            self.holders[card] = seat
        if zone == RESOLVING:
            self.where[card] = zone
            self.show(card)
        else:
            self.arrive(card, seat, zone, not top)
        self.forget_listeners(card)
        if zone in _FACE_DOWN:
            if zone == DYNASTY_DECK and self.rules.table.refills_later:
                self.refill = True
                self.unsettled = True
            self.rules.table.hidden(self, card)

    def enter(self, card: int, seat: int, host: int = NOTHING) -> InPlay:
        """Put a card that is outside every zone into play under a player's control."""
        state = InPlay(card, seat)
        state.entered = self.turn
        self.where[card] = IN_PLAY
        self.show(card)
        self.states[card] = state
        self.last.pop(card, None)
        self.departed.pop(card, None)
        if card in self.overlaid:
            self.overlaid = {old: now for old, now in self.overlaid.items() if old != card}
        state.host = host
        if host >= 0:
            self.states[host].attachments.append(card)
        elif host != NOTHING and self.behaviours[card].type == "region":
            province = self.province(host)
            province.older = province.regions()
            province.region = card
            self.refill = True
        elif host != NOTHING:
            self.province(host).fortifications.append(card)
        else:
            self.players[seat].in_play.append(card)
        behaviour = self.behaviours[card]
        if behaviour.type == "ring":
            self.rings_in_play += 1
        state.bowed = self.rules.costs.enters_bowed(self, behaviour)
        self.forget_listeners(card)
        self.touch()
        return state

    def lay(self, card: int, province: Province, face_up: bool) -> None:
        """Lay a card that is outside every zone into a province."""
        self.where[card] = PROVINCE
        province.cards.append(card)
        self.turn_face(card, province, face_up)

    def turn_face(self, card: int, province: Province, face_up: bool) -> None:
        """Turn a card of a province face-up, for all to see, or face-down."""
        province.turn(card, face_up)
        if face_up:
            self.show(card)
        else:
            self.rules.table.hidden(self, card)
            self.called.hide(card)
            self.sight.see(card, self.everyone())  # it lies before all of them

    def add_province(self, seat: int, index: int) -> Province:
        """A province with the Stronghold's strength, filled from the Dynasty deck."""
        player = self.players[seat]
        province = Province(province_thing(seat, index), self.behaviours[player.stronghold].stats[STRENGTH])
        player.provinces.append(province)
        if player.dynasty_deck:
            card = player.dynasty_deck[-1]
            self.take_out(card)
            self.lay(card, province, False)
        return province

    # --------------------------------------------------------------------------- what is given, and what ends

    def allows(self) -> list[tuple[int, int, p.Allow]]:
        """The rules now lifted by texts: (the card that has the text, its player, what it says)."""
        found = self._allows
        if found is None:
            found = []
            for card, state in self.states.items():
                for allow in self.behaviours[card].allows:
                    found.append((card, state.controller, allow))
            for thing, held in self.modifiers.on.items():
                for modifier in held:
                    if isinstance(modifier.what, p.Allow):
                        found.append((thing, modifier.seat, modifier.what))
                    elif isinstance(modifier.what, Behaviour):
                        for allow in modifier.what.allows:
                            found.append((thing, modifier.seat, allow))
            self._allows = found
        for each in found:
            if each[2].condition is not None:
                return [one for one in found if self._lifts_now(one[0], one[1], one[2].condition)]
        return found

    def _lifts_now(self, card: int, player: int, condition: p.Condition | None) -> bool:
        """Does what a lifted rule asks hold? What it asks of each thing is told where the thing is known."""

        if condition is None or any(isinstance(each, p.Ref) and each.to == "each" for each in p.walk(condition)):
            return True
        return self.rules.text.holds(self, Action(player, card, None), condition)

    def given_texts(self) -> dict[int, tuple[Behaviour, ...]]:
        """The texts that continuous traits give to cards in play now, by card."""
        found = self._given
        if self._given_at != self.age:
            found = {}
            for source, continuous, text in self.text_givers():
                for card in self.rules.text.receivers(self, source, continuous):
                    found[card] = (*found.get(card, ()), text)
            self._given = found
            self._given_at = self.age
        return found

    def end_with_action(self, serial: int) -> None:
        """End what lasts until that action ends."""
        self.end_modifiers(endings.of_action(serial))

    def end_modifiers(self, *moments: Ending) -> None:
        """End what lasts until one of these moments."""
        ended = self.modifiers.end(*moments) if self.modifiers.on else []
        if ended:
            self.rules.text.lose_copies(self, ended)
        if self.of_a_kind:
            self.of_a_kind = going_on(self.of_a_kind, *moments)
        waiting = self.delayed
        if waiting:
            self.delayed = going_on(waiting, *moments)
        if ended or len(self.delayed) < len(waiting):
            self.forget_all()

    def renew_modifiers(self, moment: Ending, later: Ending) -> None:
        """What lasts until the second time of a moment lasts until its next time, once the first has come."""
        for held in list(self.modifiers.on.values()):
            for modifier in held:
                if modifier.until == moment:
                    self.modifiers.replace(modifier, modifier.lasting(later))
        self.delayed = tuple(d.lasting(later) if d.until == moment else d for d in self.delayed)
        self.of_a_kind = tuple(each.lasting(later) if each.until == moment else each for each in self.of_a_kind)
        self.forget_all()

    # --------------------------------------------------------------------------------------- events

    def happen(self, event: Event) -> None:
        """Let an event happen: at once if nobody listens, else with its windows."""
        self.rules.events.happen(self, event)

    def settle(self) -> None:
        self.rules.events.settle(self)

    def refusal(self, seat: int, move: str) -> Refusal:
        return self.rules.seen.refusal(self, seat, move)

    def rule_asked(self) -> str:
        return self.rules.seen.rule_asked(self)
