"""Effects in battles: movement, assignment, sides, Ranged Attacks."""

from __future__ import annotations

from typing import Literal

from rokugan.program import words
from rokugan.program.lean import dataclass
from rokugan.program.node import shape
from rokugan.program.nouns import Noun
from rokugan.program.roles import Amount, Effect, Thing
from rokugan.program.things import Target, You
from rokugan.program.words import CardStat, Destination


@dataclass(frozen=True, repr=False)
class Move(Effect):
    """`Move him home.`, `Move your target Personality to the current battlefield.` to: home, battlefield (the current
    one), location (of `place`), any battlefield (chosen), attacking army, defending army, enemy army (the current one,
    whoever controls the unit)."""

    written = "move {what} to {to} of {place}"

    what: Thing
    to: Destination
    place: Thing | None = None


@dataclass(frozen=True, repr=False)
class MoveApart(Effect):
    """`Move your target unit to the attacking army and your other target unit to the defending army.`: at the same time."""

    attacking: Thing
    defending: Thing


@dataclass(frozen=True, repr=False)
class Switch(Effect):
    """`Switch the locations of two units.`"""

    what: Thing
    other: Thing


@dataclass(frozen=True, repr=False)
class Assign(Effect):
    """`Each player may assign a unit.`, `Assign your target unit to a battlefield.`: outside the Maneuvers Segments. what
    None: a unit of his own for each player who does it; else you choose where. to: which battlefields will do. anywhere: `even
    if he is not at home`."""

    written = (shape("may-assign {what} to {to}", may=True), shape("assign {what} to {to}", may=False))

    what: Thing | None = None
    who: Thing = You()
    may: bool = False
    to: Noun | None = None
    anywhere: bool = False


@dataclass(frozen=True, repr=False)
class AssignElsewhere(Effect):
    """`You may assign it to a different province.`: the unit about to be assigned goes to another battlefield."""


@dataclass(frozen=True, repr=False)
class AssignThere(Effect):
    """`Assign your Personality to attack there.`: to the battlefield created; bowed: `even if he is bowed`."""

    what: Thing
    side: Literal["attack", "defend"]
    bowed: bool = False


@dataclass(frozen=True, repr=False)
class ChangeSides(Effect):
    """`You change sides in this battle.`: an ally and his units there are on the other side from now on. part: what the
    text speaks of, the player alone or his units alone; by itself both."""

    who: Thing = You()
    part: Literal["", "player", "units"] = ""


@dataclass(frozen=True, repr=False)
class Invite(Effect):
    """`Both sides' leaders invite you as an ally.` sides: attacking, defending."""

    sides: tuple[Literal["attacking", "defending"], ...]
    who: Thing = You()


@dataclass(frozen=True, repr=False)
class LendForce(Effect):
    """`A target enemy unit adds its Force to your army instead of the enemy army.`: until the battle ends."""

    what: Thing


@dataclass(frozen=True, repr=False)
class CreateBattlefield(Effect):
    """`Create a battlefield (not at any province).`"""


@dataclass(frozen=True, repr=False)
class CloseBattlefield(Effect):
    """`No other units may move there.`; but: those who may (`Only Ninja Personalities`); both: nor from there."""

    but: Noun | None = None
    both: bool = False


@dataclass(frozen=True, repr=False)
class FightThere(Effect):
    """`Fight a battle there.`: at the battlefield created, when the action has resolved."""


@dataclass(frozen=True, repr=False)
class Reconnaissance(Effect):
    """`You have Reconnaissance at its battlefields.`: until the turn ends; at: a province or battlefield, None
    anywhere."""

    at: Thing | None = None
    who: Thing = You()


@dataclass(frozen=True, repr=False)
class RangedAttack(Effect):
    """`Ranged 3 Attack.` target is required targeting. strength may refer to anything. against: the stat it is
    compared with. The attack is then Ref("ranged attack"). also: what else it may target (`a dishonorable
    Personality ignoring his Followers`)."""

    strength: Amount
    target: Target
    against: words.CardStat = "force"
    also: Noun | None = None
    must: Noun | None = None  # what alone it may target (`that must target a card in the target unit`)


@dataclass(frozen=True, repr=False)
class CompareAttack(Effect):
    """`Compare it to the target's base Force.`: what the strength of the Ranged Attack at hand is compared with."""

    stat: CardStat
    base: bool = False


@dataclass(frozen=True, repr=False)
class Fear(Effect):
    """`Fear 3.`: bow a target as a Ranged Attack destroys it (the editions that have it)."""

    strength: Amount
    target: Target


@dataclass(frozen=True, repr=False)
class StartRound(Effect):
    """`The Attacker has the first opportunity to take a Battle action or pass. Play then proceeds in turn order from
    him.`: the round of Battle actions begins with that player."""

    who: Thing


@dataclass(frozen=True, repr=False)
class FirstAction(Effect):
    """`You have the first opportunity to take a Battle action.`; performer: who must perform it."""

    who: Thing = You()
    performer: Thing | None = None
