"""Allies in games of three and more players: invitations, who assigns when, and whose side a third player is on."""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar

from rokugan.core.decision import Choice
from rokugan.core.frames import Frame
from rokugan.editions.ccg.context import GAIN, Event
from rokugan.editions.ccg.state import Attack
from rokugan.editions.ccg.things import ATTACKING, DEFENDING, NO_SIDE, player_thing

if TYPE_CHECKING:
    from rokugan.editions.ccg.game import CcgGame


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
        attack = game.attack
        assert attack is not None
        leader = attack.leader(side)
        invited = attack.invited(side)
        choices = [
            Choice("invite", tail=game.names[seat], value=seat)
            for seat in game.rules.may_invite(game, leader, side)
            if seat not in invited
        ]
        self.again()
        choices.append(Choice("done"))
        game.ask(leader, "invite", "Invite allies", choices)

    def answer(self, game: CcgGame, choice: Choice) -> None:
        if choice.verb == "done":
            self.at += 1
            return
        attack = game.attack
        assert attack is not None
        side = ATTACKING if self.STEPS[self.at] == "attacker_invites" else DEFENDING
        attack.invited(side).append(choice.value)
        game.note("invites", attack.leader(side), words=game.names[choice.value])


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
    """Have both leaders invited him, and is he nobody's ally yet?"""
    return (
        attack is not None
        and seat not in attack.allies
        and seat in attack.invited_attacking
        and seat in attack.invited_defending
    )


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
    if attack is None or not units or seat in (attack.attacker, attack.defender) or seat in attack.rewarded:
        return
    attack.rewarded.append(seat)
    event = Event(GAIN, [player_thing(seat)], seat)
    event.amount = game.rules.honor_for_allying
    event.cause = "rules"
    event.what = tuple(units) if involved is None else involved
    game.happen(event)
