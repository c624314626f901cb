"""The worth of things to the sensible player. One is the use of one point of skill in one round."""

from __future__ import annotations

from rokugan.agents.adding import exponential, total
from rokugan.agents.lcg.table import SKILLS, Character, Province, Side, Table

FATE = 1.4
CARD = 1.3
RING = 0.9  # a claimed ring: one glory more for the Favor, and the other player has it not
TOKEN = 0.6  # an honored character gives 1 honor when it leaves, a dishonored one takes it
VICTORY = 300.0
MOST_HONOR = 25
DOUBT = 1.4  # by how much skill a conflict may still turn

# What the point of honor is worth that leads to this much: dear near the loss of all, and near the 25 that win.
_STEPS = (
    0.0, 9.0, 6.0, 4.0, 2.6, 1.8, 1.4, 1.1, 0.9, 0.8, 0.7, 0.6, 0.6,
    0.7, 0.8, 0.9, 1.1, 1.4, 1.8, 2.3, 2.9, 3.6, 4.5, 6.0, 9.0,
)  # fmt: skip


def standing(honor: int) -> float:
    """Return how good it is to have that much honor.

    >>> standing(0) < standing(1) - 100, standing(25) > standing(24) + 100, standing(6) < standing(7)
    (True, True, True)
    """
    if honor <= 0:
        return -VICTORY
    if honor >= MOST_HONOR:
        return VICTORY
    return total(_STEPS[1 : honor + 1])


def honor_gain(table: Table, mine: int, theirs: int = 0) -> float:
    """Return what a change of both players' honor is worth."""
    ours, others = table.mine.honor, table.theirs.honor
    return standing(ours + mine) - standing(ours) - standing(others + theirs) + standing(others)


def likely(lead: float, doubt: float = DOUBT) -> float:
    """Return how likely a lead that is 0 or more now will be so in the end.

    >>> round(likely(0.0), 1), likely(5) > 0.9, likely(-5) < 0.1
    (0.6, True, True)
    """
    return 1 / (1 + exponential(-(lead + 0.5) / doubt))


def break_worth(owner: Side, province: Province | None) -> float:
    """Return what it is worth to break a province: more, the nearer the stronghold is; that one wins the game."""
    if province is None or province.broken:
        return 0.0
    return VICTORY if province.is_stronghold else 6.0 + 2.5 * owner.broken


def ring_worth(table: Table, element: str, mine: bool = True) -> float:
    """Return what the effect of a ring is worth to the player who resolves it."""
    one, other = (table.mine, table.theirs) if mine else (table.theirs, table.mine)
    if element == "air":
        sign = 1 if mine else -1
        return max(sign * honor_gain(table, 1 * mine - (not mine), -1 if mine else 1), honor_of(one, 2))
    if element == "earth":
        return CARD + (CARD if other.hand else 0)
    if element == "fire":
        gains = [honor_worth(each) for each in one.characters] + [dishonor_worth(each) for each in other.characters]
    elif element == "void":
        gains = [each.output * 0.7 for each in other.characters if each.fate]
    else:
        gains = [each.output * 0.6 for each in one.characters if each.bowed]
        gains += [each.output * 0.5 for each in other.characters if not each.bowed and not each.fate]
    return max(gains, default=0.0)


def honor_of(side: Side, amount: int) -> float:
    """Return what that much honor is worth to one player alone."""
    return standing(side.honor + amount) - standing(side.honor)


def honor_worth(character: Character) -> float:
    """Return what it is worth to its player to have it honored."""
    if character.status > 0:
        return 0.0
    return (TOKEN + 0.6 * character.glory * character.rounds) if not character.status else TOKEN + character.glory * 0.5


def dishonor_worth(character: Character) -> float:
    """Return what it is worth to the other player to have it dishonored."""
    if character.status < 0:
        return 0.0
    return TOKEN + 0.6 * character.glory * character.rounds


class Stakes:
    """What a conflict is about: the ring, the province, and the honor that an unopposed defender loses."""

    def __init__(self, table: Table, attacking: bool, element: str, province: Province | None) -> None:
        owner = table.theirs if attacking else table.mine
        self.ring = ring_worth(table, element, attacking) + RING
        self.strength = province.strength if province else 0
        self.province = break_worth(owner, province)
        self.unopposed = -honor_of(owner, -1)

    def worth(self, lead: float, opposed: bool, doubt: float = DOUBT, strength: float = 0.0) -> float:
        """Return what the conflict is worth to the attacker if he leads by that much."""
        won = likely(lead, doubt)
        found = won * self.ring - (1 - won) * RING + (0.0 if opposed else won * self.unopposed)
        if self.province:
            found += likely(lead - self.strength - strength, doubt) * self.province
        return found


def outcome(table: Table, swing: float = 0.0, strength: float = 0.0) -> float:
    """Return how good the conflict at hand is for this player after a swing of skill in his favour and a change of the
    province's strength."""
    conflict = table.conflict
    if conflict is None or conflict.decided:
        return 0.0
    if table.stakes is None:
        table.stakes = Stakes(table, conflict.attacking, conflict.ring, conflict.province)
    sign = 1 if conflict.attacking else -1
    stakes: Stakes = table.stakes
    return sign * stakes.worth(sign * (conflict.lead + swing), conflict.opposed, doubt_of(table), strength)


def doubt_of(table: Table) -> float:
    """By how much skill the conflict at hand may still turn: the more, the more cards the other player holds."""
    return 0.6 + 0.15 * min(table.theirs.hand, 6)


def gain(table: Table, swing: float) -> float:
    """Return what a swing of skill in this player's favour is worth in the conflict at hand."""
    return outcome(table, swing) - outcome(table) if swing else 0.0


def printed_output(skills: dict[str, int | None], glory: int, texts: int) -> float:
    """Return what a character that is not in play yet would do in a round."""
    one, other = sorted(max(skills[skill] or 0, 0) for skill in SKILLS)
    return other + 0.5 * one + 0.25 * glory + 0.4 * min(texts, 2) + 0.3
