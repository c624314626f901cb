"""Effects made of effects: choices, conditions, repetitions, and what waits for later."""

from __future__ import annotations

from rokugan.program.events import Trigger
from rokugan.program.lean import dataclass
from rokugan.program.roles import Amount, Condition, Effect, Thing
from rokugan.program.things import You
from rokugan.program.words import Duration, Once


@dataclass(frozen=True, repr=False)
class May(Effect):
    """`You may ...`: all of the effects or none. who: the player who chooses. once: turn, battle or game: `once
    per turn, you may`, used up only when it is done (samurai.traits.16)."""

    effects: tuple[Effect, ...]
    who: Thing = You()
    once: Once = ""


@dataclass(frozen=True, repr=False)
class Paying(Effect):
    """`Discard a card to gain 2 Honor.` inside an effects block: the effects follow only if the costs were fully
    paid."""

    costs: tuple[Effect, ...]
    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class If(Effect):
    """`If he is a Samurai, bow him.` / `unless`; otherwise: the effects if it is not so."""

    written = "if {condition} {effects} else {otherwise}"

    condition: Condition
    effects: tuple[Effect, ...]
    otherwise: tuple[Effect, ...] = ()


@dataclass(frozen=True, repr=False)
class Otherwise(Effect):
    """`Otherwise, move him home.` as a sentence of its own: if the condition of the last If before it did not
    hold."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class ForEach(Effect):
    """`For each such card, gain 1 Honor.`; inside, Ref("each") is the thing at hand. at_once: separately for each,
    but at the same time (`Gain 1 Honor separately for each Samurai you control`)."""

    noun: Thing
    effects: tuple[Effect, ...]
    at_once: bool = False


@dataclass(frozen=True, repr=False)
class Repeat(Effect):
    """`repeatedly bow a different Personality until ..., or until he can no longer do so`: the effects again and again,
    each time with new targets, until the condition holds or they can not be done."""

    effects: tuple[Effect, ...]
    until: Condition


@dataclass(frozen=True, repr=False)
class InTurnOrder(Effect):
    """`Starting with you, each player may draw a card.`: what `Each` player in the effects does, one player
    after the other in turn order, beginning with you."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class ChooseOne(Effect):
    """`Gain 2 Honor or draw a card.`, `Either straighten the Ring or this Shugenja.`; who chooses."""

    options: tuple[tuple[Effect, ...], ...]
    who: Thing = You()


@dataclass(frozen=True, repr=False)
class Together(Effect):
    """Several effects in one sentence that happen in order: `Bow and dishonor him`."""

    effects: tuple[Effect, ...]


@dataclass(frozen=True, repr=False)
class Later(Effect):
    """A delayed effect: `After this battle ends, destroy him.`, `Before the turn ends, ...`, `The next time ...`.
    once: only the first time; until: how long it waits (as in Give; default the end of the turn)."""

    written = "later {trigger} {effects} until {until}"

    trigger: Trigger
    effects: tuple[Effect, ...]
    once: bool = True
    until: Duration = ""


@dataclass(frozen=True, repr=False)
class TurnsFromNow(Effect):
    """`Two turns from now, ...`: after so many further turns of the player whose turn it is have begun; who: whose turns are
    counted instead (`at the end of his Straighten Phase two turns from now`)."""

    number: Amount
    effects: tuple[Effect, ...]
    who: Thing | None = None
