"""The outcomes of a text, one for each thing that it did something to, in their order."""

from __future__ import annotations

from typing import Any, Final, Literal

from rokugan.program.words import EventName

Doing = Literal[
    EventName,
    "begin", "choose", "do", "guess", "win", "lose", "negated", "delay", "stand", "additional", "from hand", "bowed performer",
    "waive bow", "unpaid", "attach", "attach from hand", "destroy itself", "move home", "move to battlefield", "move across",
    "token gone", "lose ability", "change", "lost force", "special", "wait",
    "force bonus", "force penalty", "chi bonus", "chi penalty", "personal_honor bonus", "personal_honor penalty",
    "gold_cost bonus", "gold_cost penalty", "focus_value bonus", "focus_value penalty",
    "honor_requirement bonus", "honor_requirement penalty", "strength bonus", "strength penalty",
    "gold_production bonus", "gold_production penalty",
]  # fmt: skip
"""What was done: what happened, or more exactly how. `begin`: its costs are paid and its effects begin; `do`: a player did what
he was offered, `choose`: he chose to; `stand`: it will go on for all things of a kind; `change`: a bonus or penalty of this
size; `lost force`: so much Force was lost; `token gone`: so many tokens; `wait`: something waits for its
trigger; `special`: what a function beside a card keeps."""

BONUSES: Final[dict[str, tuple[Doing, Doing]]] = {
    "force": ("force bonus", "force penalty"),
    "chi": ("chi bonus", "chi penalty"),
    "personal_honor": ("personal_honor bonus", "personal_honor penalty"),
    "gold_cost": ("gold_cost bonus", "gold_cost penalty"),
    "focus_value": ("focus_value bonus", "focus_value penalty"),
    "honor_requirement": ("honor_requirement bonus", "honor_requirement penalty"),
    "strength": ("strength bonus", "strength penalty"),
    "gold_production": ("gold_production bonus", "gold_production penalty"),
}
"""What giving a bonus or a penalty of the stat is called."""


class TextOutcome:
    """Something that was done to a thing, and how much of it where that matters. Never changed."""

    def __init__(self, verb: Doing, thing: int, amount: int = 0) -> None:
        self.verb: Doing = verb
        self.thing: int = thing
        self.amount: int = amount

    def state(self) -> tuple[Any, ...]:
        """As plain data."""
        return (self.verb, self.thing, self.amount)
