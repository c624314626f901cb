"""Effects that make or change a duel."""

from __future__ import annotations

from rokugan.program import words
from rokugan.program.lean import dataclass
from rokugan.program.roles import Change, Effect, Thing, Trait


@dataclass(frozen=True, repr=False)
class Challenge(Effect):
    """`He challenges a target Personality.` refusal: None, or what happens if it is refused. consequences: what
    follows, each an effect on winner and loser. stat: the duel stat; base: its base value counts."""

    challenger: Thing
    challenged: Thing
    # True for `challenges` (which Gold lets the other refuse), False for `duels` and `unrefusable`; in the other editions
    # a challenge may be refused only where a sentence says so.
    refusable: bool = False
    refusal: tuple[Effect, ...] = ()
    stat: words.CardStat = "chi"
    base: bool = False


@dataclass(frozen=True, repr=False)
class FirstFocus(Effect):
    """`Kado has the first chance to focus in the duel and must use this chance to focus if possible.`: said of a challenge of
    the same text."""

    who: Thing


@dataclass(frozen=True, repr=False)
class ReplaceInDuel(Effect):
    """`Kado bows to replace the Personality in the duel.`: `by` takes the place of `what` in the duel at hand."""

    what: Thing
    by: Thing


@dataclass(frozen=True, repr=False)
class DuelStat(Effect, Trait, Change):
    """`Kado uses his Force as his duel stat.`: a trait, or an effect on the duel at hand. what None: both
    duellists."""

    what: Thing | None
    stat: words.CardStat
    base: bool = False


@dataclass(frozen=True, repr=False)
class DecideDuel(Effect):
    """`He wins the duel.`, `He loses the duel.`: whatever the scores are."""

    what: Thing
    wins: bool = True
