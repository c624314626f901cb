"""Conflict resolution: 3.2 to 3.3, one step after the other."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.lcg.changes.banned import cannot_claim
from rokugan.editions.lcg.changes.noting import by_rule, spot
from rokugan.editions.lcg.effects.lasting import end_of
from rokugan.editions.lcg.effects.rings import RingEffect
from rokugan.editions.lcg.table.abilities import (
    BE_ATTACKED,
    BE_ATTACKER,
    BE_DEFENDER,
    BE_TARGETED,
    BOW_AFTER_CONFLICT,
    COUNT_SKILL,
    DECLARE,
    PARTICIPATE,
    TOUCHES_COUNTING,
    TOUCHES_DECLARING,
    TOUCHES_TOTALS,
)
from rokugan.editions.lcg.table.kinds import (
    BOWS,
    CONFLICT_DECLARED,
    CONFLICT_ENDS,
    CONFLICT_WON,
    DEFENDERS_DECLARED,
    HONOR_LOST,
    PROVINCE_BREAKS,
    PROVINCE_REVEALED,
    RETURNS_HOME,
    RING_CHOSEN,
    RING_CLAIMED,
    RING_RETURNED,
)
from rokugan.editions.lcg.table.state import Conflict, Event, Province
from rokugan.editions.lcg.table.things import (
    ATTACKING,
    CONFLICT_END,
    DEFENDING,
    ELEMENTS,
    MILITARY,
    NO_SIDE,
    NOTHING,
    POLITICAL,
    SKILL_NAMES,
    STRENGTH,
    player_thing,
)
from rokugan.editions.lcg.windows.actions import ActionWindow
from rokugan.program.lcg.keywords import COVERT

if TYPE_CHECKING:
    from rokugan.editions.lcg.table.game import LcgGame

BOWS_AFTER_CONFLICT: Final = "lcg.conflict.37"  # by this rule, and no other, participants bow as a result of resolution
DONE = -1
STRONGHOLD_OPEN = 3  # so many broken provinces lay the stronghold open


# ---------------------------------------------------------------------------------------------------------- who may


def types_to_declare(game: LcgGame, seat: int) -> list[int]:
    """The types of conflict that a player can declare: each at most once, with a ring, a province and an attacker that go
    together (lcg.conflict.29)."""
    player, before = game.players[seat], game.conflict
    if not is_restricted(game):
        return [
            skill
            for skill in (MILITARY, POLITICAL)
            if player.declared[skill] < 1 + more_conflicts(game, seat, skill)
            and any(not game.states[card].bowed and not game.has_dash(card, skill) for card in game.characters(seat))
            and game.unclaimed()
            and eligible_provinces(game, seat)
        ]
    found: list[int] = []
    for skill in (MILITARY, POLITICAL):
        if player.declared[skill] < 1 + more_conflicts(game, seat, skill):
            game.conflict = Conflict(seat, skill, -1, NOTHING, 0)
            game.touch()
            if rings_to_choose(game, seat):
                found.append(skill)
    game.conflict = before
    game.touch()
    return found


def is_restricted(game: LcgGame) -> bool:
    """May anything in force forbid a conflict, or a part in it? If not, it matters neither for which ring nor where it is."""
    return bool(game.bans(DECLARE) or game.bans(BE_ATTACKED) or game.bans(PARTICIPATE) or game.bans(BE_ATTACKER))


def more_conflicts(game: LcgGame, seat: int, skill: int) -> int:
    """Return how many conflicts of a type a player can declare beyond the one that everybody can."""
    return sum(
        force.standing.conflicts(game, force, skill)
        for force in game.touching(TOUCHES_DECLARING)
        if force.seat == seat and game.holds(force)
    )


def rings_to_choose(game: LcgGame, seat: int) -> list[int]:
    """The unclaimed rings that the player being about to declare may select: some province can be attacked with it."""
    conflict = game.conflict
    assert conflict is not None
    if not is_restricted(game):
        return game.unclaimed() if provinces_to_attack(game, seat) else []
    found: list[int] = []
    for ring in game.unclaimed():
        conflict.ring = ring
        game.touch()
        if not game.forbidden(DECLARE, player_thing(seat)) and provinces_to_attack(game, seat):
            found.append(ring)
    conflict.ring = -1
    game.touch()
    return found


def provinces_to_attack(game: LcgGame, seat: int) -> list[Province]:
    """The provinces against which the player can declare this type of conflict with this ring: someone can attack there."""
    conflict = game.conflict
    assert conflict is not None
    if not is_restricted(game):
        able = any(can_attack(game, card) for card in game.characters(seat))
        return eligible_provinces(game, seat) if able else []
    found: list[Province] = []
    for province in eligible_provinces(game, seat):
        conflict.province = province.card
        game.touch()
        if any(can_attack(game, card) for card in game.characters(seat)):
            found.append(province)
    conflict.province = NOTHING
    game.touch()
    return found


def eligible_provinces(game: LcgGame, seat: int) -> list[Province]:
    """The unbroken provinces of the opponent that can be attacked in the conflict that is there; that of the stronghold once
    three others are broken (lcg.provinces)."""
    theirs = game.provinces_of(1 - seat)
    is_open = sum(each.broken for each in theirs if not each.is_stronghold_province) >= STRONGHOLD_OPEN
    return [
        each
        for each in theirs
        if not each.broken
        and (not each.is_stronghold_province or is_open)
        and not game.forbidden(BE_ATTACKED, each.card)
    ]


def can_participate(game: LcgGame, card: int) -> bool:
    """May a character be in the conflict: no dash, nothing that forbids it (lcg.stats, lcg.conflict)?"""
    conflict = game.conflict
    return conflict is not None and not game.has_dash(card, conflict.type) and not game.forbidden(PARTICIPATE, card)


def can_attack(game: LcgGame, card: int) -> bool:
    """Can a character be declared as an attacker: ready, and eligible?"""
    return not game.states[card].bowed and can_participate(game, card) and not game.forbidden(BE_ATTACKER, card)


def can_defend(game: LcgGame, card: int) -> bool:
    """Can a character be declared as a defender?"""
    state = game.states[card]
    return (
        not state.bowed
        and not state.evaded
        and state.side == NO_SIDE
        and can_participate(game, card)
        and not game.forbidden(BE_DEFENDER, card)
    )


# ------------------------------------------------------------------------------------------------------- 3.2 declare


class Declaration(Frame["LcgGame"]):
    """3.2: type and ring, province, attackers, and the targets of covert; all of it counts as done at once."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "skill", "attackers", "asking")
    STEPS: ClassVar[tuple[str, ...]] = ("type", "ring", "province", "choose_attackers", "covert", "declared")
    ARGS: ClassVar[int] = 2

    def __init__(self, seat: int, skill: int) -> None:
        self.seat: int = seat
        self.skill: int = skill
        self.attackers: list[int] = []
        self.asking: int = 0  # how many attackers have been asked for covert

    def type(self, game: LcgGame) -> None:
        """The type was declared; it can be declared once."""
        game.players[self.seat].declared[self.skill] += 1
        game.conflict = Conflict(self.seat, self.skill, -1, NOTHING, game.next_serial())
        game.touch()

    def ring(self, game: LcgGame) -> None:
        """An unclaimed ring: it sets the element."""
        choices = [Choice("ring", tail=ELEMENTS[ring], value=ring) for ring in rings_to_choose(game, self.seat)]
        game.ask(self.seat, "declare", say("prompts.which_ring_is_contested"), choices)

    def province(self, game: LcgGame) -> None:
        """An eligible unbroken province of the opponent."""
        there = provinces_to_attack(game, self.seat)
        choices = [Choice("province", tail=each.place, value=each.card) for each in there]
        game.ask(self.seat, "declare", say("prompts.which_province_is_attacked"), choices)

    def choose_attackers(self, game: LcgGame) -> None:
        """Any number of ready characters, at least one."""
        left = [card for card in game.characters(self.seat) if card not in self.attackers and can_attack(game, card)]
        choices = [Choice("attacker", game.cards[card], value=card) for card in left]
        if self.attackers:
            choices.append(Choice("done", value=DONE))
        game.ask(self.seat, "declare", say("prompts.who_attacks"), choices)

    def covert(self, game: LcgGame) -> None:
        """Each attacker with covert may evade one character without covert (lcg.keywords: Covert)."""
        while self.asking < len(self.attackers):
            card = self.attackers[self.asking]
            self.asking += 1
            if not game.keywords(card) & COVERT:
                continue
            left = [
                each
                for each in game.characters(1 - self.seat)
                if not game.states[each].evaded
                and not game.keywords(each) & COVERT
                and not game.forbidden(BE_TARGETED, each)
            ]
            if left:
                self.again()
                choices = [Choice("target", game.cards[each], value=each) for each in left]
                choices.append(Choice("no", value=DONE))
                game.ask(self.seat, "target", say("prompts.whom_does_covert_evade"), choices, game.cards[card])
                return

    def answer(self, game: LcgGame, choice: Choice) -> None:
        conflict = game.conflict
        assert conflict is not None
        if choice.verb == "ring":
            conflict.ring = choice.value
            game.touch()
        elif choice.verb == "province":
            conflict.province = choice.value
            game.touch()
        elif choice.verb == "attacker":
            self.attackers.append(choice.value)
            self.again()
        elif choice.verb == "target":
            game.states[choice.value].evaded = True

    def declared(self, game: LcgGame) -> None:
        """The conflict is declared: fate on the ring goes to the attacker, a facedown province turns faceup."""
        conflict = game.conflict
        assert conflict is not None
        game.conflicts += 1
        for card in self.attackers:
            game.states[card].side = ATTACKING
        game.touch()
        entry = game.note(
            "declares a conflict", self.seat, *[game.cards[card] for card in self.attackers],
            words=f"a {SKILL_NAMES[conflict.type]} {ELEMENTS[conflict.ring]} conflict",
        )  # fmt: skip
        entry.came, entry.went = "home", spot(game, conflict.province)
        by_rule(entry, "lcg.conflict.28")
        events = [
            Event(CONFLICT_DECLARED, conflict.province, self.seat),
            Event(RING_CHOSEN, seat=self.seat, other=conflict.ring, rule="lcg.rings.05"),
        ]
        if not game.province_of(conflict.province).face_up:
            events.append(Event(PROVINCE_REVEALED, conflict.province, 1 - self.seat, rule="lcg.provinces.10"))
        game.happen(events)


# -------------------------------------------------------------------------------------------------- 3.2.1 to 3.2.8


class ConflictResolution(Frame["LcgGame"]):
    """From the defenders to the end of the conflict."""

    FIELDS: ClassVar[tuple[str, ...]] = ("defenders",)
    STEPS: ClassVar[tuple[str, ...]] = (
        "declare_defenders", "defenders_declared", "action_window", "compare_skill", "apply_unopposed", "break_province",
        "resolve_ring_effects", "claim_ring", "return_home", "duration_ends", "conflict_ends", "over",
    )  # fmt: skip

    def __init__(self) -> None:
        self.defenders: list[int] = []

    def the_conflict(self, game: LcgGame) -> Conflict:
        """The conflict that is resolving."""
        assert game.conflict is not None
        return game.conflict

    def declare_defenders(self, game: LcgGame) -> None:
        """3.2.1: any number of ready characters, or none."""
        seat = self.the_conflict(game).defender
        left = [card for card in game.characters(seat) if card not in self.defenders and can_defend(game, card)]
        choices = [Choice("defender", game.cards[card], value=card) for card in left]
        choices.append(Choice("done", value=DONE))
        game.ask(seat, "defend", say("prompts.who_defends"), choices)

    def answer(self, game: LcgGame, choice: Choice) -> None:
        if choice.value != DONE:
            self.defenders.append(choice.value)
            self.again()

    def defenders_declared(self, game: LcgGame) -> None:
        """The defenders participate."""
        seat = self.the_conflict(game).defender
        for card in self.defenders:
            game.states[card].side = DEFENDING
        game.touch()
        entry = game.note("defends with", seat, *[game.cards[card] for card in self.defenders])
        if self.defenders:
            entry.came, entry.went = "home", "conflict"
        by_rule(entry, "lcg.conflict.33")
        game.happens(Event(DEFENDERS_DECLARED, seat=seat))

    def action_window(self, game: LcgGame) -> None:
        """3.2.2: the defending player has the first opportunity, unless a card gives it to another."""
        conflict = self.the_conflict(game)
        game.push(ActionWindow(conflict.defender if conflict.acts_first < 0 else conflict.acts_first))

    def compare_skill(self, game: LcgGame) -> None:
        """3.2.3: the higher total wins, a tie of 1 or more the attacker (lcg.conflict.18, .19, .20)."""
        conflict = self.the_conflict(game)
        seat, difference = would_win(game, conflict)
        if seat >= 0:
            conflict.winner, conflict.loser = seat, 1 - seat
            conflict.difference = difference
            conflict.unopposed = not game.participants(conflict.defender)
            game.happens(
                Event(CONFLICT_WON, conflict.province, seat, conflict.difference, 1 - seat, rule="lcg.conflict.17")
            )

    def branch(self, game: LcgGame, step: str) -> tuple[str, ...] | None:
        """Return who has won, and what comes of it, each by the rule of that case."""
        conflict = game.conflict
        if conflict is None or step not in ("compare_skill", "apply_unopposed", "break_province", "claim_ring"):
            return None
        attacked = conflict.winner == conflict.attacker
        if step == "compare_skill":
            if conflict.winner < 0:
                return ("lcg.conflict.20",)
            return ("lcg.conflict.17",) if conflict.difference else ("lcg.conflict.19",)
        if step == "apply_unopposed":
            return ("lcg.conflict.16",) if conflict.unopposed else ()
        if step == "break_province":
            broken = attacked and conflict.difference >= game.value(conflict.province, STRENGTH)
            return ("lcg.provinces.01",) if broken else ()
        if conflict.ring_claimed:
            return ("lcg.conflict.36",)
        return ("lcg.wording.06",) if conflict.winner >= 0 else ("lcg.conflict.20",)

    def apply_unopposed(self, game: LcgGame) -> None:
        """3.2.4: the defending player loses 1 honor."""
        conflict = self.the_conflict(game)
        if conflict.unopposed:
            game.happens(Event(HONOR_LOST, seat=conflict.defender, amount=1, rule="lcg.conflict.16"))

    def break_province(self, game: LcgGame) -> None:
        """3.2.5: the difference of 3.2.3 against the strength now (lcg.provinces.01)."""
        conflict = self.the_conflict(game)
        if conflict.winner == conflict.attacker and conflict.difference >= game.value(conflict.province, STRENGTH):
            game.happens(Event(PROVINCE_BREAKS, conflict.province, conflict.attacker, how=1, rule="lcg.provinces.01"))

    def resolve_ring_effects(self, game: LcgGame) -> None:
        """3.2.6: the attacking player, if he won, may resolve the effect of the contested ring."""
        conflict = self.the_conflict(game)
        if conflict.resolver >= 0:
            game.push(RingEffect(conflict.ring, conflict.resolver, False))
        elif conflict.winner == conflict.attacker and not conflict.ring_canceled:
            game.push(RingEffect(conflict.ring, conflict.attacker, True))

    def claim_ring(self, game: LcgGame) -> None:
        """3.2.7: the winner claims the ring; without one it returns to the unclaimed ring pool."""
        conflict = self.the_conflict(game)
        if conflict.ring_claimed:
            return
        claimer = conflict.winner if conflict.resolver < 0 else conflict.resolver
        if claimer >= 0 and not cannot_claim(game, claimer, conflict.ring):
            conflict.ring_claimed = True
            game.happens(Event(RING_CLAIMED, seat=claimer, other=conflict.ring, rule="lcg.conflict.36"))
        else:
            game.happens(Event(RING_RETURNED, other=conflict.ring, rule="lcg.conflict.20"))

    def return_home(self, game: LcgGame) -> None:
        """3.2.8: each ready participant bows, and all return home."""
        self.the_conflict(game).contested = False
        both = game.participants(game.first) + game.participants(1 - game.first)
        events = [
            Event(BOWS, card, rule=BOWS_AFTER_CONFLICT)
            for card in both
            if not game.states[card].bowed and not game.forbidden(BOW_AFTER_CONFLICT, card)
        ]
        events += [Event(RETURNS_HOME, card, rule="lcg.conflict.37") for card in both]
        if events:
            game.happen(events)

    def duration_ends(self, game: LcgGame) -> None:
        """What lasts until the end of the conflict is over."""
        end_of(game, CONFLICT_END)

    def end_early(self) -> None:
        """A card ends the conflict: on with the ring and the way home, unless they are past."""
        self.at = max(self.at, self.STEPS.index("claim_ring"))

    def conflict_ends(self, game: LcgGame) -> None:
        """3.3."""
        game.happens(Event(CONFLICT_ENDS, seat=self.the_conflict(game).attacker))

    def over(self, game: LcgGame) -> None:
        """No conflict is resolving any longer."""
        game.conflict = None
        for state in game.states.values():
            state.side = NO_SIDE
            state.evaded = False
        game.touch()


def would_win(game: LcgGame, conflict: Conflict) -> tuple[int, int]:
    """Return who wins by how much if skill is compared now; nobody (-1) without skill or participants (lcg.conflict.18 to
    .20)."""
    attacking, defending = total(game, conflict.attacker), total(game, conflict.defender)
    seat = conflict.attacker if attacking >= defending else conflict.defender
    if not max(attacking, defending) or not game.participants(seat):
        seat = -1
    return seat, abs(attacking - defending)


def total(game: LcgGame, seat: int) -> int:
    """The skill that a player counts: that of each ready participant, and what else adds to it."""
    conflict = game.conflict
    if conflict is None:
        return 0
    found, present = 0, False
    for card in game.characters(seat):
        state = game.states[card]
        if state.side == NO_SIDE:
            continue
        present = True
        if not state.bowed and not game.forbidden(COUNT_SKILL, card):
            found += counted_skill(game, card, conflict.type)
    if present and game.favor == seat and game.favor_side == conflict.type:
        found += 1  # lcg.favor: for the player, not for a character
    for force in game.touching(TOUCHES_TOTALS):
        if game.holds(force):
            found += force.standing.total(game, force, seat)
    return max(found, 0)


def counted_skill(game: LcgGame, card: int, skill: int) -> int:
    """Return what a ready participant counts: its skill, or what a text says in its place."""
    for force in game.touching(TOUCHES_COUNTING)[::-1]:
        if force.standing.covers(game, force, card) and game.holds(force):
            found = force.standing.counted(game, force, card)
            if found >= 0:
                return found
    return game.value(card, skill)
