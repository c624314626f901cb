"""Effects that make or change a duel."""

from __future__ import annotations

from dataclasses import dataclass

from rokugan.program.node import Node
from rokugan.program.roles import Effect, Trait


@dataclass(frozen=True, repr=False)
class Challenge(Effect):
    """`He challenges a target Personality.` refusal: None, or what happens if it is refused. consequences: what
    follows, each an effect on winner and loser. stat: the duel stat."""

    challenger: Node
    challenged: Node
    # True for `challenges` (which Gold lets the other refuse), False for `duels` and `unrefusable`; in the other editions
    # a challenge may be refused only where a sentence says so.
    refusable: bool = False
    refusal: tuple[Node, ...] = ()
    stat: str = "chi"
    first: Node | None = None  # who has the first chance to focus, and must use it


@dataclass(frozen=True, repr=False)
class FirstFocus(Effect):
    """`Kado has the first chance to focus in the duel and must use this chance to focus if possible.`: said of a challenge of
    the same text."""

    who: Node


@dataclass(frozen=True, repr=False)
class ReplaceInDuel(Effect):
    """`Kado bows to replace the Personality in the duel.`: `by` takes the place of `what` in the duel at hand."""

    what: Node
    by: Node


@dataclass(frozen=True, repr=False)
class DuelStat(Effect, Trait):
    """`Kado uses his Force as his duel stat.`: a trait, or an effect on the duel at hand. what None: both
    duellists."""

    what: Node | None
    stat: str
    base: bool = False


@dataclass(frozen=True, repr=False)
class DecideDuel(Effect):
    """`He wins the duel.`, `He loses the duel.`: whatever the scores are."""

    what: Node
    wins: bool = True
