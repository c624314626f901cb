"""Effects that give something for a while or for good: changes and tokens."""

from __future__ import annotations

from rokugan.program.lean import dataclass
from rokugan.program.numbers import Number
from rokugan.program.roles import Amount, Change, Condition, Effect, Thing
from rokugan.program.words import CardStat, Duration


@dataclass(frozen=True, repr=False)
class Give(Effect):
    """`Give him +2F/+1C.` changes: Modify, SetStat, Limit, GrantKeyword, GrantText, Forbid, Allow.
    until: "" (the end of the turn), battle, phase, permanent, your next turn (begins), his next turn (of the thing's
    controller), your next turn end, your straighten and his straighten (the next Straighten Phase of yours, of the thing's
    controller), action, duel, in play (while the source is). condition: it only counts while that holds (`While he is
    opposed, he has +2F.`)."""

    written = "give {what} {changes} until {until} while {condition}"

    what: Thing
    changes: tuple[Change, ...]
    until: Duration = ""
    condition: Condition | None = None


@dataclass(frozen=True, repr=False)
class Exchange(Effect):
    """`Exchange his Force and Chi.`; where both are the same stat, it is exchanged between two things."""

    what: Thing
    stat: CardStat
    other: CardStat
    until: Duration = ""


@dataclass(frozen=True, repr=False)
class PutToken(Effect):
    """`Give him two -1C Corruption tokens.` name: what the token says, e.g. `+1F`, `-1C Corruption`, `Wealth`."""

    what: Thing
    name: str
    number: Amount = Number(1)


@dataclass(frozen=True, repr=False)
class RemoveToken(Effect):
    """`Remove a Wealth token from this card.`; name "" is any token; number None is all; a ChosenNumber: so many as
    are chosen."""

    what: Thing
    name: str
    number: Amount | None = Number(1)


@dataclass(frozen=True, repr=False)
class TransferToken(Effect):
    """`Transfer a token from him to another target Personality.`: one token that the player of the text chooses."""

    what: Thing
    to: Thing
