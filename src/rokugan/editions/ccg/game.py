"""A classic game: cards move between zones, texts come into force, and rules and listeners are asked."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rokugan import program as p
from rokugan.core.card import Card
from rokugan.editions.ccg.costs import entering_play
from rokugan.editions.ccg.events import windows
from rokugan.editions.ccg.table import endings
from rokugan.editions.ccg.table.action import Action, Event
from rokugan.editions.ccg.table.compiled_card import AbilityInfo, Behaviour
from rokugan.editions.ccg.table.endings import Ending
from rokugan.editions.ccg.table.event_kinds import event_codes, pattern_codes
from rokugan.editions.ccg.table.ids import (
    CHI,
    DYNASTY_DECK,
    DYNASTY_DISCARD,
    FATE_DECK,
    FATE_DISCARD,
    HAND,
    IN_PLAY,
    NOTHING,
    OUTSIDE,
    PROVINCE,
    REMOVED,
    RESOLVING,
    UNDER,
)
from rokugan.editions.ccg.table.pieces import InPlay, Modifier, Province
from rokugan.editions.ccg.table.text_shapes import is_tax
from rokugan.editions.ccg.table.zones import Delayed, Table
from rokugan.editions.ccg.text import meaning
from rokugan.errors import RokuganError, quote

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from rokugan.core.log import Entry
    from rokugan.core.randomness import Randomness
    from rokugan.editions.ccg.seen.worlds import Lists

NOBODY: list[int] = []


def new_traits(known: list[AbilityInfo], text: Behaviour) -> list[AbilityInfo]:
    """The triggered traits of a text that a card is given and has not already (samurai.traits.04)."""
    return [info for info in text.triggered if not any(info.node == other.node for other in known)]


def of_event(listeners: list[AbilityInfo], code: int) -> list[AbilityInfo]:
    """Those of the Reactions and triggered traits that such an event may trigger."""
    return [info for info in listeners if info.trigger is not None and code in pattern_codes(info.trigger.pattern)]


class CcgGame(Table):
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
            new.known[card] = everyone if id else 0
        return new

    def world(self, player: str, randomness: Randomness, decks: Lists | None = None) -> CcgGame:
        from rokugan.editions.ccg.seen.worlds import world

        return world(self, self.names.index(self.seated(player)), randomness, decks)

    def seated(self, player: str) -> str:
        """The name of a player, who must sit here."""
        if player not in self.names:
            raise RokuganError(
                f"There is no player {quote(player)} in this game; the players are {', '.join(self.names)}."
            )
        return player

    def empty(self) -> CcgGame:
        """A new game of the same rules and players, nothing set up."""
        return CcgGame(self.rules, self.names, 0)

    def copy_state(self, new: Any, memo: dict[int, Any]) -> None:
        assert isinstance(new, CcgGame)
        new.cards = self.cards
        new.behaviours = self.behaviours
        new.players = [player.copy() for player in self.players]
        new.where = self.where[:]
        new.known = self.known[:]
        new.states = {number: state.copy() for number, state in self.states.items()}
        new.last = self.last.copy()
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
        new.long_ago = self.long_ago[:]
        new.first_player = self.first_player
        new.remembered = self.remembered
        new.equips_otherwise = self.equips_otherwise
        new.graves_speak = self.graves_speak
        new.taxes = self.taxes
        new.types = self.types
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
        new._hearing = self._hearing
        new._ears = self._ears
        new._boosts = self._boosts
        new._bounds = self._bounds
        new._forbids = self._forbids
        new._banned = self._banned
        new._allows = self._allows
        new._text_givers = self._text_givers
        new._given_ears = self._given_ears
        new._given = self._given
        new._keyword_givers = self._keyword_givers
        new._granted = self._granted
        new._cost_texts = self._cost_texts

    def view(self, player: str | None = None, text: bool = True) -> dict[str, Any]:
        from rokugan.editions.ccg.seen.view import view

        return view(self, self.viewer(player), text)

    def told(self, player: str | None = None, since: int = 0) -> list[dict[str, Any]]:
        from rokugan.editions.ccg.seen.told import events

        return events(self, self.viewer(player), since)

    def sentences(self, entries: Sequence[Entry], seat: int) -> Iterator[str]:
        from rokugan.editions.ccg.seen.sentences import sentences

        return sentences(entries, self.names, seat)

    def is_out(self, seat: int) -> bool:
        return self.players[seat].eliminated

    def explain(self, player: str | None, card: str, stat: str = "") -> dict[str, Any]:
        from rokugan.editions.ccg.seen.explaining import explain

        return explain(self, self.viewer(player), card, stat)

    def why_not(self, player: str | None, move: str) -> dict[str, Any]:
        from rokugan.editions.ccg.seen.explaining import why_not

        return why_not(self, self.viewer(player), move)

    def viewer(self, player: str | None) -> int:
        """The seat of a player; -1 for somebody who looks on."""
        return -1 if player is None else self.names.index(self.seated(player))

    # ------------------------------------------------------------------------- questions about cards

    def add_card(self, card: Card) -> None:
        """A card joins the game (at set-up, or created later), outside every zone."""
        self.cards = [*self.cards, card]
        behaviour = self.rules.text.behaviour(card.definition)
        self.behaviours = [*self.behaviours, behaviour]
        self.remembered |= {code for verb in behaviour.remembers for code in event_codes(verb)}
        self.equips_otherwise = self.equips_otherwise or behaviour.speaks_of_equipping
        self.graves_speak = self.graves_speak or behaviour.from_grave
        self.taxes = self.taxes or any(is_tax(each) for each in behaviour.entry)
        self.types |= {behaviour.type}
        self.where.append(OUTSIDE)
        self.known.append(0)
        self.called.add(card)
        self.sight.add()

    def seat_cards(self, cards: list[Card]) -> None:
        """The cards of all play decks join the game, outside every zone."""
        self.cards = cards
        self.behaviours = [self.rules.text.behaviour(card.definition) for card in cards]
        self.remembered = frozenset(
            code for behaviour in self.behaviours for verb in behaviour.remembers for code in event_codes(verb)
        )
        self.equips_otherwise = any(behaviour.speaks_of_equipping for behaviour in self.behaviours)
        self.graves_speak = any(behaviour.from_grave for behaviour in self.behaviours)
        self.taxes = any(is_tax(each) for behaviour in self.behaviours for each in behaviour.entry)
        self.types = frozenset(behaviour.type for behaviour in self.behaviours)
        self.where = [OUTSIDE] * len(cards)
        self.known = [0] * len(cards)
        self.called.seat(cards)
        self.sight.seat(len(cards))

    def abilities(self, card: int) -> list[AbilityInfo]:
        """The abilities a card has now: its own, those of the cards beneath it, and those it has been given."""
        own = self.behaviours[card].abilities
        state = self.states.get(card)
        granted = self.modifiers.get(card)
        given = (self.given_texts() if self._given is None else self._given).get(card)
        if granted is None and given is None and (state is None or not state.under):
            return own
        found = list(own)
        if state is not None:
            for beneath in state.under:
                found.extend(self.behaviours[beneath].abilities)
        if granted is not None:
            for modifier in granted:
                if isinstance(modifier.what, Behaviour):
                    found.extend(modifier.what.abilities)
            lost = [modifier.word for modifier in granted if modifier.kind == "lost ability"]
            if lost:
                found = [info for info in found if info.key not in lost]
        for text in given or ():
            found.extend(text.abilities)
        return found

    # ------------------------------------------------------------------------------ moving between zones

    def take_out(self, card: int) -> None:
        """Take a card out of the zone it is in."""
        zone = self.where[card]
        seat = self.holder(card)
        self.holders.pop(card, None)
        if zone == IN_PLAY:
            self._leave_play(card)
        elif zone == PROVINCE:
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
        elif zone != OUTSIDE and zone != RESOLVING:
            self.pile(seat, zone).remove(card)
        self.where[card] = OUTSIDE
        self.forget_listeners(card)

    def _leave_play(self, card: int) -> None:
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
        mine = self.modifiers.get(card)
        if mine is not None:
            kept = tuple(m for m in mine if self.rules.table.outlasts(m))
            if kept:
                self.modifiers[card] = kept
            else:
                del self.modifiers[card]
        self.drop_modifiers_of(card)
        self.touch()

    def drop_modifiers_of(self, source: int, moments: tuple[Ending, ...] = endings.WITH_ITS_SOURCE) -> None:
        """End what lasts only while its source is in play, or until it straightens."""
        for thing, held in list(self.modifiers.items()):
            if any(m.source == source and m.until in moments for m in held):
                kept = tuple(m for m in held if not (m.source == source and m.until in moments))
                if kept:
                    self.modifiers[thing] = kept
                else:
                    del self.modifiers[thing]
                self.forget_all()
        if any(d.action.card == source and d.until == "in play" for d in self.delayed):
            self.delayed = tuple(d for d in self.delayed if not (d.action.card == source and d.until == "in play"))
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
        if zone == HAND or zone == FATE_DECK or zone == DYNASTY_DECK:
            if zone == DYNASTY_DECK and self.rules.table.refills_later:
                self.refill = True
                self.unsettled = True
            self.rules.table.hidden(self, card)
        self.forget_listeners(card)

    def enter(self, card: int, seat: int, host: int = NOTHING) -> InPlay:
        """Put a card that is outside every zone into play under a player's control."""
        state = InPlay(card, seat)
        state.entered = self.turn
        self.where[card] = IN_PLAY
        self.show(card)
        self.states[card] = state
        self.last.pop(card, None)
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
        state.bowed = entering_play.enters_bowed(self, behaviour)
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
            self.called.hide(card)
            self.sight.see(card, self.everyone())  # it lies before all of them

    # ---------------------------------------------------------------------------- caches and listeners

    def touch(self) -> None:
        """Something changed: computed values are stale and the rules must look again."""
        if self.values:
            self.values.clear()
        self._given = None
        self.unsettled = True

    def forget_listeners(self, card: int) -> None:
        """A card changed its zone: those who listen and what is in force may be others now."""
        behaviour = self.behaviours[card]
        if behaviour.listens:
            self._audience = None
        if behaviour.boosts:
            self._boosts = None
        if behaviour.chi_risk:
            self._chi_risk = -1
        if behaviour.forbids:
            self._forbids = None
        if behaviour.allows:
            self._allows = None
        if behaviour.given_texts:
            self._text_givers = None
            self._given = None
            self._audience = None
        if behaviour.changes_keywords:
            self._keyword_givers = None
        if behaviour.cost_texts:
            self._cost_texts = None
        if card in self.modifiers:
            self.forget_all()

    def forget_all(self) -> None:
        """What is in force changed in a way that is not worth following."""
        self._audience = None
        self._boosts = None
        self._forbids = None
        self._allows = None
        self._text_givers = None
        self._keyword_givers = None
        self._cost_texts = None
        self._chi_risk = -1
        self.touch()

    def audience(self) -> list[int]:
        """The cards that listen to events: in play, and in hands."""
        found = self._audience
        if found is None:
            behaviours = self.behaviours
            found = [
                card for card, state in self.states.items() if behaviours[card].listens or self._stack_listens(state)
            ]
            for player in self.players:
                found.extend([card for card in player.hand if behaviours[card].listens])
                if self.graves_speak:  # some answer to their own leaving play
                    pile = [*player.fate_discard, *player.dynasty_discard]
                    found.extend([card for card in pile if behaviours[card].from_grave and behaviours[card].listens])
            for card, held in self.modifiers.items():
                if card not in found and any(isinstance(m.what, Behaviour) and m.what.listens for m in held):
                    found.append(card)
            if self.text_givers() and self._given_ears:
                given = self.given_texts()
                found.extend(card for card in self.states if card in given and card not in found)
            self._listen(found)
            self._audience = found
        return found

    def _stack_listens(self, state: InPlay) -> bool:
        """Has a card beneath another a Reaction that the stack has gained?"""
        return bool(state.under) and any(self.behaviours[beneath].listens for beneath in state.under)

    def _listen(self, audience: list[int]) -> None:
        """Find out to which events anybody listens, and which cards may answer to each of them."""
        ears: dict[int, list[int]] = {}
        mask = 0
        for card in audience:
            for info in self.listening(card):
                if info.trigger is not None:
                    for code in pattern_codes(info.trigger.pattern):
                        mask |= 1 << code
                        hearing = ears.setdefault(code, [])
                        if not hearing or hearing[-1] != card:
                            hearing.append(card)
        for each in self.delayed:
            for code in each.codes:
                mask |= 1 << code
        self._hearing = mask
        self._ears = ears

    def listening(self, card: int) -> list[AbilityInfo]:
        """The Reactions and triggered traits of a card."""
        own = self.behaviours[card].listeners
        state = self.states.get(card)
        given = (self.given_texts() if self._given is None else self._given).get(card)
        if card not in self.modifiers and given is None and (state is None or not state.under):
            return own
        found = list(own)
        if state is not None:
            for beneath in state.under:
                found.extend(i for i in self.behaviours[beneath].abilities if i.trigger is not None)
        for modifier in self.modifiers.get(card, ()):
            if isinstance(modifier.what, Behaviour):
                found.extend(new_traits(found, modifier.what) if modifier.word == "trait" else modifier.what.triggered)
                found.extend(i for i in modifier.what.abilities if i.trigger is not None)
        for text in given or ():
            found.extend(new_traits(found, text))
            found.extend(i for i in text.abilities if i.trigger is not None)
        lost = [modifier.word for modifier in self.modifiers.get(card, ()) if modifier.kind == "lost ability"]
        return [info for info in found if info.key not in lost] if lost else found

    def hearers(self, card: int, code: int) -> list[AbilityInfo]:
        """Those of its Reactions and triggered traits that such an event may trigger."""
        behaviour = self.behaviours[card]
        found = behaviour.hearers.get(code)
        if found is None:
            found = of_event(behaviour.listeners, code)
            behaviour.hearers[code] = found
        mine = self.listening(card)
        return found if mine is behaviour.listeners else of_event(mine, code)

    def ears(self, code: int) -> list[int]:
        """The cards of the audience that may answer to such an event."""
        audience = self.audience()
        if self.text_givers() and self._given_ears:
            return audience  # who is given what to listen for may change with every change
        return self._ears.get(code, NOBODY)

    def heard(self, code: int) -> bool:
        """Does anybody listen to such an event?"""
        if self._audience is None:
            self.audience()
        return bool((self._hearing >> code) & 1)

    def may_answer(self, code: int) -> bool:
        """At a point at which such an event may be answered to: does anybody listen to it?"""
        self.moment()
        return self.heard(code)

    def boosts(self) -> list[tuple[int, int, p.Continuous, p.Node]]:
        """The continuous changes of stats now in play: (stat, card, trait, change)."""
        found = self._boosts
        if found is None:
            found = []
            for card in self.states:
                for stat, continuous, change in self.behaviours[card].boosts:
                    found.append((stat, card, continuous, change))
            for card, held in self.modifiers.items():
                for modifier in held:
                    if isinstance(modifier.what, Behaviour):
                        for stat, continuous, change in modifier.what.boosts:
                            if modifier.word != "trait" or (stat, card, continuous, change) not in found:
                                found.append((stat, card, continuous, change))
            self._boosts = found
            self._bounds = -1
        return found

    def has_bounds(self) -> bool:
        """Does a continuous change of stats now in play say how far it goes at most?"""
        boosts = self.boosts()
        if self._bounds < 0:
            from rokugan.editions.ccg.text.kept_bounds import is_bound

            self._bounds = 1 if any(is_bound(change) for _, _, _, change in boosts) else 0
        return self._bounds == 1

    def chi_at_risk(self) -> bool:
        """Does anything on the table lower Chi, so that the rules must look for Personalities without any?"""
        if self._chi_risk < 0:
            from rokugan.editions.ccg.text.tokens import lowers_chi

            risk = any(
                self.behaviours[card].chi_risk or lowers_chi(state.tokens) for card, state in self.states.items()
            ) or any(
                (modifier.stat == CHI and (modifier.amount < 0 or modifier.kind != "bonus"))
                or (isinstance(modifier.what, Behaviour) and modifier.what.chi_risk)
                for held in self.modifiers.values()
                for modifier in held
            )
            self._chi_risk = 1 if risk else 0
        return self._chi_risk == 1

    def keyword_givers(self) -> list[tuple[int, p.Continuous]]:
        """The continuous traits in play that give or take keywords."""
        found = self._keyword_givers
        if found is None:
            found = []
            for card in self.states:
                if self.behaviours[card].changes_keywords:
                    for continuous in self.behaviours[card].continuous:
                        if any(isinstance(change, p.GrantKeyword) for change in continuous.changes):
                            found.append((card, continuous))
            for card, held in self.modifiers.items():
                for modifier in held:
                    if isinstance(modifier.what, Behaviour) and modifier.what.changes_keywords:
                        found.extend((card, continuous) for continuous in modifier.what.continuous)
            self._keyword_givers = found
            self._granted = frozenset(
                change.keyword for _, each in found for change in each.changes if isinstance(change, p.GrantKeyword)
            )
        return found

    def granted(self) -> frozenset[str]:
        """The keywords that continuous traits in play give or take: no other changes by them."""
        if self._keyword_givers is None:
            self.keyword_givers()
        return self._granted

    def forbids(self) -> list[tuple[int, int, p.Forbid]]:
        """The prohibitions now in force: (the card that has them, its player, what they say)."""
        found = self._forbids
        if found is None:
            found = []
            for card, state in self.states.items():
                for forbid in self.behaviours[card].forbids:
                    found.append((card, state.controller, forbid))
            for thing, held in self.modifiers.items():
                for modifier in held:
                    if isinstance(modifier.what, p.Forbid):
                        found.append((thing, modifier.player, modifier.what))
                    elif isinstance(modifier.what, Behaviour):
                        for forbid in modifier.what.forbids:
                            found.append((thing, modifier.player, forbid))
            self._forbids = found
            self._banned = spoken_of(found)
        return found

    def banned(self) -> frozenset[str]:
        """What the prohibitions now in force speak of: anything else needs no closer look."""
        if self._forbids is None:
            self.forbids()
        return self._banned

    def allows(self) -> list[tuple[int, int, p.Allow]]:
        """The rules now lifted by texts: (the card that has the text, its player, what it says)."""
        found = self._allows
        if found is None:
            found = []
            for card, state in self.states.items():
                for allow in self.behaviours[card].allows:
                    found.append((card, state.controller, allow))
            for thing, held in self.modifiers.items():
                for modifier in held:
                    if isinstance(modifier.what, p.Allow):
                        found.append((thing, modifier.player, modifier.what))
                    elif isinstance(modifier.what, Behaviour):
                        for allow in modifier.what.allows:
                            found.append((thing, modifier.player, allow))
            self._allows = found
        for each in found:
            if each[2].condition is not None:
                return [one for one in found if self._lifts_now(one[0], one[1], one[2].condition)]
        return found

    def _lifts_now(self, card: int, player: int, condition: p.Condition | None) -> bool:
        """Does what a lifted rule asks hold? What it asks of each thing is told where the thing is known."""

        if condition is None or any(isinstance(each, p.Ref) and each.to == "each" for each in p.walk(condition)):
            return True
        return meaning.holds(self, Action(player, card, None), condition)

    def cost_texts(self) -> list[tuple[int, int, p.Node]]:
        """The texts now in force that add costs to actions or let them be paid otherwise: (card, its player, the text)."""
        found = self._cost_texts
        if found is None:
            found = [
                (card, state.controller, text)
                for card, state in self.states.items()
                for text in self.behaviours[card].cost_texts
            ]
            for thing, held in self.modifiers.items():
                for modifier in held:
                    if isinstance(modifier.what, Behaviour):
                        found.extend((thing, modifier.player, text) for text in modifier.what.cost_texts)
            self._cost_texts = found
        return found

    def text_givers(self) -> list[tuple[int, p.Continuous, Behaviour]]:
        """The continuous traits in play that give texts: (the card that has the trait, the trait, the text)."""
        found = self._text_givers
        if found is None:
            found = [
                (card, continuous, text)
                for card in self.states
                for continuous, text in self.behaviours[card].given_texts
            ]
            self._text_givers = found
            self._given_ears = any(text.listens for _, _, text in found)
        return found

    def given_texts(self) -> dict[int, tuple[Behaviour, ...]]:
        """The texts that continuous traits give to cards in play now, by card."""
        found = self._given
        if found is None:
            found = {}
            for source, continuous, text in self.text_givers():
                from rokugan.editions.ccg.text.continuous_traits import receivers

                for card in receivers(self, source, continuous):
                    found[card] = (*found.get(card, ()), text)
            self._given = found
        return found

    def modify(self, thing: int, modifier: Modifier) -> None:
        """Put a change on a card or province."""
        self.modifiers[thing] = (*self.modifiers.get(thing, ()), modifier)
        if modifier.what is not None or modifier.stat == CHI:
            self.forget_all()
        self.touch()

    def end_with_action(self, serial: int) -> None:
        """End what lasts until that action ends."""
        until = endings.of_action(serial)
        lasting = any(m.until == until for held in self.modifiers.values() for m in held)
        waiting = any(each.until == until for each in self.delayed)
        if lasting or waiting or any(each.until == until for each in self.of_a_kind):
            self.end_modifiers(until)

    def end_modifiers(self, *moments: Ending) -> None:
        """End what lasts until one of these moments."""
        from rokugan.editions.ccg.text import copied_abilities

        ended: list[Modifier] = []
        for thing, held in list(self.modifiers.items()):
            if any(m.until in moments for m in held):
                kept = tuple(m for m in held if m.until not in moments)
                ended.extend(m for m in held if m.until in moments)
                if kept:
                    self.modifiers[thing] = kept
                else:
                    del self.modifiers[thing]
        changed = bool(ended)
        copied_abilities.lose(self, ended)
        if any(d.until in moments for d in self.delayed):
            self.delayed = tuple(d for d in self.delayed if d.until not in moments)
            changed = True
        if self.of_a_kind:
            self.of_a_kind = tuple(each for each in self.of_a_kind if each.until not in moments)
        if changed:
            self.forget_all()

    def used_in(self, period: str) -> dict[tuple[int, str], int]:
        """How often each ability has been used in the present turn, battle, phase or game."""
        if period == "battle":
            return self.used_battle
        if period == "game":
            return self.used_game
        return self.used_phase if period == "phase" else self.used_turn

    def renew_modifiers(self, moment: Ending, later: Ending) -> None:
        """What lasts until the second time of a moment lasts until its next time, once the first has come."""
        for thing, held in list(self.modifiers.items()):
            if any(m.until == moment for m in held):
                self.modifiers[thing] = tuple(m.lasting(later) if m.until == moment else m for m in held)
        if any(d.until == moment for d in self.delayed):
            self.delayed = tuple(d.lasting(later) if d.until == moment else d for d in self.delayed)
        self.of_a_kind = tuple(each.lasting(later) if each.until == moment else each for each in self.of_a_kind)
        self.forget_all()

    def delay(self, delayed: Delayed) -> None:
        """Let an effect wait for its time."""
        self.serial += 1
        delayed.born = self.serial
        self.delayed = (*self.delayed, delayed)
        self._audience = None

    # --------------------------------------------------------------------------------------- events

    def happen(self, event: Event) -> None:
        """Let an event happen: at once if nobody listens, else with its windows."""
        windows.happen(self, event)

    def settle(self) -> None:
        self.rules.events.settle(self)

    def refusal(self, seat: int, move: str) -> str:
        reason = self.rules.seen.why_refused(self, seat, move)
        return reason or super().refusal(seat, move)


def spoken_of(forbids: list[tuple[int, int, p.Forbid]]) -> frozenset[str]:
    """The verbs of prohibitions, those included for which a verb stands."""
    if not forbids:
        return frozenset()
    from rokugan.editions.ccg.text.bans import COMPOUNDS

    found: set[str] = set()
    for _, _, forbid in forbids:
        found.add(forbid.verb)
        found.update(COMPOUNDS.get(forbid.verb, ()))
    return frozenset(found)
