"""The records of an action under way: its targets, how it is paid, its Ranged Attack, what came of it, and the manner in which it
is carried out."""

from __future__ import annotations

from typing import Any, ClassVar, Self

from rokugan import program as p
from rokugan.core.frames import Shared


class Targets(Shared):
    """What an action has chosen, slot by slot (None: not yet), and who performs it."""

    FIELDS: ClassVar[tuple[str, ...]] = ("slots", "performers", "crew", "chooser")

    crew: tuple[int, ...] = ()  # the cards of which one must perform the action
    chooser: int = -1  # the player who chooses the targets of its effects, if another

    def __init__(self, slots: int) -> None:
        self.slots: list[list[int] | None] = [None] * slots
        self.performers: list[int] = []

    def blank(self) -> Targets:
        return Targets(0)

    def copy(self, memo: dict[int, Any]) -> Self:
        new = Targets(0)
        new.slots = [None if slot is None else slot[:] for slot in self.slots]
        new.performers = self.performers[:]
        new.crew = self.crew
        new.chooser = self.chooser
        made: Any = new
        result: Self = made
        return result


class PaymentTerms(Shared):
    """How the costs of an action are paid."""

    FIELDS: ClassVar[tuple[str, ...]] = (
        "bowed", "fixed", "surcharge", "waived", "settled", "standins", "producers", "payer", "prepaid", "unpaid",
        "refused", "lapsed",
    )  # fmt: skip

    fixed: tuple[tuple[p.Node, int], ...] = ()  # what its variable costs are, once its targets are chosen
    surcharge: int = 0  # Gold that effects have added to the cost of the action
    waived: tuple[int, ...] = ()  # the cards that an effect has freed from bowing for its costs
    settled: tuple[int, ...] = ()  # what need not change for its costs, because something else has paid in its place
    standins: tuple[tuple[int, int], ...] = ()  # what should have paid, and the card that pays in its place
    producers: tuple[int, ...] = ()  # the cards that have produced Gold for the cost at hand
    payer: int = -1  # the player other than the text's own who is paying a cost in its effects
    prepaid: bool = False  # the Gold for the card that it brings into play was paid as its cost
    unpaid: bool = False  # what should have paid a cost has not happened in full
    refused: bool = False  # the cost at hand is not paid, and nothing else will pay it
    lapsed: bool = False  # an optional cost was not paid

    def __init__(self) -> None:
        self.bowed: list[int] = []

    def blank(self) -> PaymentTerms:
        return PaymentTerms()


class RangedTerms(Shared):
    """What effects have changed in the Ranged Attack of an action."""

    FIELDS: ClassVar[tuple[str, ...]] = ("strength", "against", "widened")

    strength: int = 0  # what it has besides its own
    against: p.CompareAttack | None = None  # with what an effect has it compared
    widened: tuple[p.Node, ...] = ()  # what else it may target

    def blank(self) -> RangedTerms:
        return RangedTerms()


class Results(Shared):
    """The cards that a text has found, looked at, created and discarded, and the provinces that it has emptied."""

    FIELDS: ClassVar[tuple[str, ...]] = ("found", "looked", "created", "discarded", "emptied")

    def __init__(self) -> None:
        self.found: list[int] = []
        self.looked: list[int] = []
        self.created: list[int] = []
        self.discarded: list[int] = []
        self.emptied: list[int] = []

    def blank(self) -> Results:
        return Results()


class Manner(Shared):
    """In which manner a text is carried out, where it is not the ordinary one."""

    FIELDS: ClassVar[tuple[str, ...]] = ("secure", "firm", "lifted", "regardless", "outlasts", "stands", "chosen")

    secure: tuple[str, ...] = ()  # what of the action cannot be touched: effects (negated), targets (changed)
    firm: bool = False  # what it does was put off before, and is not put off again
    lifted: tuple[str, ...] = ()  # rules of using it that the opportunity to take it lifts
    regardless: bool = False  # what it does now it does though something forbids it
    outlasts: bool = False  # what is said now lasts though its Terrain leaves
    stands: bool = False  # what it does now is not negated
    chosen: tuple[p.Effect, ...] = ()  # the alternatives that were chosen and say of themselves that they stand

    def blank(self) -> Manner:
        return Manner()
