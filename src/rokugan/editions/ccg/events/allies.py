"""Allies in games of three and more players: invitations, who assigns when, and whose side a third player is on."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.catalogue import say
from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.table.action import Event
from rokugan.editions.ccg.table.event_kinds import GAIN
from rokugan.editions.ccg.table.ids import ATTACKING, DEFENDING, HOME, NO_SIDE, NOTHING, player_thing
from rokugan.editions.ccg.table.pieces import Attack
from rokugan.editions.ccg.text.described.picking import PickOne
from rokugan.editions.ccg.text.happened import prevention

if TYPE_CHECKING:
    from rokugan.editions.ccg.table.game import CcgGame

SIDES: dict[int, str] = {ATTACKING: "attacking", DEFENDING: "defending"}


class Invitations(Frame["CcgGame"]):
    """The Attacker, then the Defender, may each invite third-party players (samurai.multiplayer.03)."""

    STEPS: ClassVar[tuple[str, ...]] = ("attacker_invites", "defender_invites")

    def attacker_invites(self, game: CcgGame) -> None:
        """The Attacker's invitations."""
        self._ask(game, ATTACKING)

    def defender_invites(self, game: CcgGame) -> None:
        """The Defender's invitations."""
        self._ask(game, DEFENDING)

    def _ask(self, game: CcgGame, side: int) -> None:
        """Ask the leader of a side whom he invites."""
        attack = game.attack
        assert attack is not None
        leader = attack.leader(side)
        invited = attack.invited(side)
        open_ = not prevention.forbidden(game, "invite", player_thing(leader))
        choices = [
            Choice("invite", tail=game.names[seat], value=seat)
            for seat in game.rules.battle.may_invite(game, leader, side)
            if open_ and seat not in invited
        ]
        self.again()
        choices.append(Choice("done"))
        game.ask(leader, "invite", say("prompts.invite_allies"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "done":
            self.at += 1
            return
        attack = game.attack
        assert attack is not None
        side = ATTACKING if self.STEPS[self.at] == "attacker_invites" else DEFENDING
        invite(game, attack, side, choice.value)


def invite(game: CcgGame, attack: Attack, side: int, seat: int) -> None:
    """The leader of a side invites a third player, whom he has not invited yet."""
    if seat in third_parties(game) and seat not in attack.invited(side):
        attack.invited(side).append(seat)
        game.note("invites", attack.leader(side), words=game.names[seat])


def third_parties(game: CcgGame) -> list[int]:
    """The players who are neither Attacker nor Defender, clockwise from the Attacker's left."""
    attack = game.attack
    if attack is None:
        return []
    return [seat for seat in game.others(attack.attacker) if seat != attack.defender]


def assigning_order(game: CcgGame, attack: Attack) -> list[tuple[int, int]]:
    """Attacker, his invited players, Defender, his invited players, each with the side (samurai.maneuvers.03)."""
    order: list[tuple[int, int]] = []
    for side in (ATTACKING, DEFENDING):
        leader = attack.leader(side)
        order.append((leader, side))
        order.extend((seat, side) for seat in game.others(leader) if seat in attack.invited(side))
    return order


def side_of(attack: Attack, seat: int) -> int:
    """The side of an ally, or of an invited player whom only one leader has invited."""
    if seat in attack.allies:
        return attack.allies[seat]
    if seat in attack.acting:
        return attack.acting[seat]
    sides = [side for side in (ATTACKING, DEFENDING) if seat in attack.invited(side)]
    return sides[0] if len(sides) == 1 else NO_SIDE


def is_guest_of_both(attack: Attack | None, seat: int) -> bool:
    """Have both leaders invited the player, and is he nobody's ally yet?"""
    return (
        attack is not None
        and seat not in attack.allies
        and seat in attack.invited_attacking
        and seat in attack.invited_defending
    )


def may_join(attack: Attack, seat: int, side: int) -> bool:
    """Is the player the leader of the side, an ally there, or invited there and nobody's ally yet (samurai.multiplayer.04,
    .06)?"""
    return (
        attack.leader(side) == seat
        or attack.allies.get(seat, side if seat in attack.invited(side) else NO_SIDE) == side
    )


def undecided_mover(game: CcgGame, event: Event) -> int:
    """The guest of both leaders whose unit this movement takes into the battle, so that he has a side to choose."""
    attack = game.attack
    if event.place == HOME or event.amount != NO_SIDE or attack is None:
        return NOTHING
    for unit in event.things:
        state = game.states.get(unit)
        if state is None or not is_guest_of_both(attack, state.controller) or state.controller in attack.acting:
            continue
        if not game.rules.events.prevents(game, event, unit):
            return state.controller
    return NOTHING


def join(game: CcgGame, seat: int, side: int) -> None:
    """A third player's unit is on a side for the first time: he is an ally there (samurai.multiplayer.05)."""
    attack = game.attack
    if attack is None or seat in (attack.attacker, attack.defender) or seat in attack.allies:
        return
    attack.allies[seat] = side
    game.note("allies with", seat, words=game.names[attack.leader(side)])


def reward(game: CcgGame, seat: int, units: list[int], involved: tuple[int, ...] | None = None) -> None:
    """2 Honor for the first assignment of an invited player in an attack (samurai.multiplayer.09-.10). Dishonorable
    Personalities among those `involved` (by themselves: the units) are rehonored instead."""
    attack = game.attack
    if attack is None or seat in (attack.attacker, attack.defender) or seat in attack.rewarded:
        return
    attack.rewarded.append(seat)
    event = Event(GAIN, [player_thing(seat)], seat)
    event.amount = game.rules.battle.honor_for_allying
    event.cause = "rules"
    event.word = "allying"
    event.what = tuple(units) if involved is None else involved
    game.happen(event)


class ChooseSide(PickOne):
    """A guest of both leaders whose units move into the battle chooses the side for the rest of the attack
    (war_of_honor.movement.02): they can not go to both."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "move")
    PROMPT: ClassVar[str] = say("prompts.which_side_do_you_join")
    FIELDS: ClassVar[tuple[str, ...]] = ("event", "seat")
    ARGS: ClassVar[int] = 2

    def __init__(self, event: Event, seat: int) -> None:
        self.event: Event = event
        self.seat: int = seat

    def picker(self) -> int:
        return self.seat

    def choices(self, game: CcgGame) -> list[Choice]:
        return [Choice("choose", tail=words, value=side) for side, words in SIDES.items()]

    def answer(self, game: CcgGame, choice: Choice) -> None:
        join(game, self.seat, choice.value)

    def move(self, game: CcgGame) -> None:
        """The units move to that side."""
        game.happen(self.event)


class MoveToBothSides(Frame["CcgGame"]):
    """Units move to both sides at the same time. A guest of both leaders can not have his on both: he chooses which of the
    movements do not happen (samurai.multiplayer.08)."""

    STEPS: ClassVar[tuple[str, ...]] = ("choose", "attack", "defend")
    FIELDS: ClassVar[tuple[str, ...]] = ("attacking", "defending", "seat")
    ARGS: ClassVar[int] = 2

    def __init__(self, attacking: Event, defending: Event) -> None:
        self.attacking: Event = attacking
        self.defending: Event = defending
        self.seat: int = NOTHING

    def choose(self, game: CcgGame) -> None:
        """Ask the guests one after another."""
        ours, theirs = ({game.controller(unit) for unit in event.things} for event in (self.attacking, self.defending))
        torn = [seat for seat in game.in_order(game.active) if seat in ours and seat in theirs]
        if torn:
            self.seat = torn[0]
            self.again()
            choices = [Choice("choose", tail=words, value=side) for side, words in SIDES.items()]
            game.ask(self.seat, "choose", say("prompts.which_of_these_movements_do_not"), choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        event = self.attacking if choice.value == ATTACKING else self.defending
        event.things = [unit for unit in event.things if game.controller(unit) != self.seat]

    def attack(self, game: CcgGame) -> None:
        """The attacking units move."""
        game.happen(self.attacking)

    def defend(self, game: CcgGame) -> None:
        """The defending units move."""
        game.happen(self.defending)


def begin_invitations(game: CcgGame) -> None:
    """Third players may be invited by both leaders."""
    if third_parties(game):
        game.push(Invitations())


def may_maneuver(game: CcgGame, seat: int, side: int) -> bool:
    """Is the player asked to assign at all? An ally of the other side is not (samurai.multiplayer.06)."""
    attack = game.attack
    return attack is not None and not game.players[seat].eliminated and attack.allies.get(seat, side) == side


def take_side(game: CcgGame, seat: int, side: int, units: list[int]) -> None:
    """Put a player who assigns units to a side on that side."""
    if units:
        join(game, seat, side)


def bows_after_battle(game: CcgGame, unit: int) -> bool:
    """Does the unit bow when it returns home, as those of Attackers and allies do (samurai.resolution.12)?"""
    state = game.states[unit]
    return state.side == ATTACKING or (game.attack is not None and state.controller != game.attack.defender)
