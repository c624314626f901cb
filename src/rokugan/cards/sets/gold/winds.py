"""Winds of Gold, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import Ability, DiscardFavor, DrawLater, Number, Program

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Toturi Sezaru",
        "wind",
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (DrawLater(Number(1), form="draw an extra card during your next End Phase"),),
                    ("Political",),
                    constraints=(DiscardFavor(),),
                    form="{head} : {x} to {e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
)
