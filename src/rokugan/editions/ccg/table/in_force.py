"""The texts in force in a classic game: who listens to which event, which texts change, forbid or give what, remembered until a
change makes it stale."""

from __future__ import annotations

from typing import Final

from rokugan import program as p
from rokugan.core.listening import Listeners
from rokugan.editions.ccg.table.compiled_card import Behaviour, CompiledAbility
from rokugan.editions.ccg.table.event_kinds import KINDS, MOMENTS, Moment, moment_of, pattern_codes
from rokugan.editions.ccg.table.ids import CHI
from rokugan.editions.ccg.table.ongoing import Delayed
from rokugan.editions.ccg.table.pieces import InPlay, Modifier
from rokugan.editions.ccg.table.text_shapes import is_bound
from rokugan.editions.ccg.table.token_names import lowers_chi
from rokugan.editions.ccg.table.zones import Table

Hearing = tuple[int, list[CompiledAbility]]  # a card, and those of its Reactions and triggered traits that may answer
NOBODY: list[Hearing] = []
HOW_MANY: Final = len(MOMENTS)


class InForce(Table):
    """The table with what its texts do by standing there."""

    def given_texts(self) -> dict[int, tuple[Behaviour, ...]]:
        """The texts that continuous traits give to cards in play now, by card."""
        raise NotImplementedError

    def keeps(self, thing: int, stat: int) -> bool:
        return not self.behaviours[thing].gold

    def abilities(self, card: int) -> list[CompiledAbility]:
        """The abilities a card has now: its own, those of the cards beneath it, and those it has been given."""
        own = self.behaviours[card].abilities
        state = self.states.get(card)
        granted = self.modifiers.on.get(card)
        given = (self._given if self._given_at == self.age else self.given_texts()).get(card)
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
                found = [ability for ability in found if ability.key not in lost]
        for text in given or ():
            found.extend(text.abilities)
        return found

    def is_base(self, card: int, ability: CompiledAbility) -> bool:
        """Is the ability printed on the card, or inherited from one beneath it, and not given to it?"""
        if ability in self.behaviours[card].abilities:
            return True
        state = self.states.get(card)
        return state is not None and any(ability in self.behaviours[each].abilities for each in state.under)

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
            self._given_at = -1
            self._audience = None
        if behaviour.changes_keywords:
            self._keyword_givers = None
        if behaviour.cost_texts:
            self._cost_texts = None
        if card in self.modifiers.on:
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
            found = [  # saves time only
                card for card, state in self.states.items() if behaviours[card].listens or self._stack_listens(state)
            ]
            for player in self.players:
                found.extend([card for card in player.hand if behaviours[card].listens])
                if self.mentioned.graves:  # some answer to their own leaving play
                    pile = [*player.fate_discard, *player.dynasty_discard]
                    found.extend([card for card in pile if behaviours[card].from_grave and behaviours[card].listens])
            for card, held in self.modifiers.on.items():
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
        return any(self.behaviours[beneath].listens for beneath in state.under)

    def _listen(self, audience: list[int]) -> None:
        """Find out to which events anybody listens, and which cards may answer to each of them."""
        listeners: Listeners[Hearing] = Listeners(len(KINDS), HOW_MANY)
        for card in audience:
            for ability in self.listening(card):
                if ability.trigger is not None:
                    for code in pattern_codes(ability.trigger.pattern):
                        hearing = listeners.join(code * HOW_MANY + MOMENTS[moment_of(ability.trigger, code)])
                        if not hearing or hearing[-1][0] != card:
                            hearing.append((card, [ability]))
                        elif ability not in hearing[-1][1]:
                            hearing[-1][1].append(ability)
        for each in self.delayed:
            for code in each.codes:
                listeners.to[code] += 1
        self._listeners = listeners

    def listening(self, card: int) -> list[CompiledAbility]:
        """The Reactions and triggered traits of a card."""
        own = self.behaviours[card].listeners
        state = self.states.get(card)
        given = (self._given if self._given_at == self.age else self.given_texts()).get(card)
        if card not in self.modifiers.on and given is None and (state is None or not state.under):
            return own
        found = list(own)
        if state is not None:
            for beneath in state.under:
                found.extend(i for i in self.behaviours[beneath].abilities if i.trigger is not None)
        for modifier in self.modifiers.on.get(card, ()):
            if isinstance(modifier.what, Behaviour):
                found.extend(new_traits(found, modifier.what) if modifier.word == "trait" else modifier.what.triggered)
                found.extend(i for i in modifier.what.abilities if i.trigger is not None)
        for text in given or ():
            found.extend(new_traits(found, text))
            found.extend(i for i in text.abilities if i.trigger is not None)
        lost = [modifier.word for modifier in self.modifiers.on.get(card, ()) if modifier.kind == "lost ability"]
        return [ability for ability in found if ability.key not in lost] if lost else found

    def ears(self, code: int, when: Moment) -> list[Hearing]:
        """The cards of the audience that may answer to such an event at that point, with what they answer by."""
        audience = self.audience()
        if self.text_givers() and self._given_ears:
            return self.hearers(audience, code, when)  # who is given what to listen for may change with every change
        return self._listeners.who.get(code * HOW_MANY + MOMENTS[when], NOBODY)

    def hearers(self, cards: list[int], code: int, when: Moment) -> list[Hearing]:
        """The cards that may answer to such an event at that point, each with the texts by which it answers."""
        found = [(card, of_event(self.listening(card), code, when)) for card in cards]
        return [each for each in found if each[1]]

    def hearing(
        self, code: int, moments: tuple[Moment, ...], audience: list[int]
    ) -> list[tuple[Moment, list[Hearing], bool]]:
        """At each of these moments: who may answer to such an event, those included who listened when it began and listen no
        longer; and whether anybody may who listens now."""
        now = self.audience()
        silenced = [] if now == audience else [card for card in audience if card not in now]
        found: list[tuple[Moment, list[Hearing], bool]] = []
        for when in moments:
            ears = self.ears(code, when)
            found.append((when, [*ears, *self.hearers(silenced, code, when)] if silenced else ears, bool(ears)))
        return found

    def heard(self, code: int) -> bool:
        """Does anybody listen to such an event?"""
        if self._audience is None:
            self.audience()
        return self._listeners.to[code] > 0

    def may_answer(self, code: int) -> bool:
        """At a point at which such an event may be answered to: does anybody listen to it?"""
        if self.last_moment != len(self.log):  # asked so often that it is not left to `moment` to see
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
            for card, held in self.modifiers.on.items():
                for modifier in held:
                    if isinstance(modifier.what, Behaviour):
                        for stat, continuous, change in modifier.what.boosts:
                            if modifier.word != "trait" or (stat, card, continuous, change) not in found:
                                found.append((stat, card, continuous, change))
            self._boosts = found
            self._boosts_of = {}
            self._bounds = -1
        return found

    def boosts_of(self, stat: int) -> list[tuple[int, p.Continuous, p.Node]]:
        """The continuous changes of one stat now in play: (card, trait, change)."""
        if self._boosts is None:
            self.boosts()
        found = self._boosts_of.get(stat)
        if found is None:
            found = [(card, trait, change) for of, card, trait, change in self.boosts() if of == stat]
            self._boosts_of[stat] = found
        return found

    def has_bounds(self) -> bool:
        """Does a continuous change of stats now in play say how far it goes at most?"""
        boosts = self.boosts()
        if self._bounds < 0:
            self._bounds = 1 if any(is_bound(change) for _, _, _, change in boosts) else 0
        return self._bounds == 1

    def stats_matter(self) -> bool:
        """Must the rules look at stats after every change: how far they go, or whether Chi is left?"""
        return self.has_bounds() or self.chi_at_risk()

    def chi_at_risk(self) -> bool:
        """Does anything on the table lower Chi, so that the rules must look for Personalities without any?"""
        if self._chi_risk < 0:
            risk = any(
                self.behaviours[card].chi_risk or lowers_chi(state.tokens) for card, state in self.states.items()
            ) or any(
                (modifier.stat == CHI and (modifier.amount < 0 or modifier.kind != "bonus"))
                or (isinstance(modifier.what, Behaviour) and modifier.what.chi_risk)
                for held in self.modifiers.on.values()
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
            for card, held in self.modifiers.on.items():
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
            for thing, held in self.modifiers.on.items():
                for modifier in held:
                    if isinstance(modifier.what, p.Forbid):
                        found.append((thing, modifier.seat, modifier.what))
                    elif isinstance(modifier.what, Behaviour):
                        for forbid in modifier.what.forbids:
                            found.append((thing, modifier.seat, forbid))
            self._forbids = found
            self._banned = spoken_of(found)
        return found

    def banned(self) -> frozenset[str]:
        """Return what the prohibitions now in force speak of: anything else needs no closer look."""
        if self._forbids is None:
            self.forbids()
        return self._banned

    def cost_texts(self) -> list[tuple[int, int, p.Node]]:
        """The texts now in force that add costs to actions or let them be paid otherwise: (card, its player, the text)."""
        found = self._cost_texts
        if found is None:
            found = [
                (card, state.controller, text)
                for card, state in self.states.items()
                for text in self.behaviours[card].cost_texts
            ]
            for thing, held in self.modifiers.on.items():
                for modifier in held:
                    if isinstance(modifier.what, Behaviour):
                        found.extend((thing, modifier.seat, text) for text in modifier.what.cost_texts)
            self._cost_texts = found
        return found

    def text_givers(self) -> list[tuple[int, p.Continuous, Behaviour]]:
        """The continuous traits in play that give texts: (the card that has the trait, the trait, the text)."""
        found = self._text_givers
        if found is None:
            found = [
                (card, continuous, text)
                for card in self.states
                if self.behaviours[card].given_texts
                for continuous, text in self.behaviours[card].given_by(card)
            ]
            self._text_givers = found
            self._given_ears = any(text.listens for _, _, text in found)
        return found

    def modify(self, thing: int, modifier: Modifier) -> None:
        """Put a change on a card or province."""
        self.modifiers.put(modifier, (thing,))
        if modifier.what is not None or modifier.stat == CHI:
            self.forget_all()
        self.touch()

    def used_in(self, period: str) -> dict[tuple[int, str], int]:
        """Return how often each ability has been used in the present turn, battle, phase or game."""
        if period == "battle":
            return self.used_battle
        if period == "game":
            return self.used_game
        return self.used_phase if period == "phase" else self.used_turn

    def delay(self, delayed: Delayed) -> None:
        """Let an effect wait for its time."""
        self.serial += 1
        delayed.serial = self.serial
        self.delayed = (*self.delayed, delayed)
        self._audience = None


def new_traits(known: list[CompiledAbility], text: Behaviour) -> list[CompiledAbility]:
    """The triggered traits of a text that a card is given and has not already (samurai.traits.04)."""
    return [ability for ability in text.triggered if not any(ability.node == other.node for other in known)]


def of_event(listeners: list[CompiledAbility], code: int, when: Moment) -> list[CompiledAbility]:
    """The Reactions and triggered traits that such an event may trigger at that point."""
    return [
        ability
        for ability in listeners
        if ability.trigger is not None
        and moment_of(ability.trigger, code) == when
        and code in pattern_codes(ability.trigger.pattern)
    ]


def spoken_of(forbids: list[tuple[int, int, p.Forbid]]) -> frozenset[str]:
    """The verbs of prohibitions."""
    return frozenset(verb for _, _, forbid in forbids for verb in forbid.verbs) if forbids else frozenset()
