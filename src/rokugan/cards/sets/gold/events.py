"""Events of Gold, made by `rokugan.workshop.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.program import (
    DrawLater,
    Each,
    Give,
    Limit,
    Noun,
    Number,
    Pattern,
    Program,
    Ref,
    StatOf,
    Sum,
    Trigger,
    Triggered,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Glimpse of the Unicorn",
        "event",
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (DrawLater(Number(1), form="draw an extra card during your End Phase this turn"),),
                    form="{e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "In Time of War",
        "event",
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        Give(
                            Each(Noun(("player",))),
                            (
                                Limit(
                                    "family_honor",
                                    "maximum",
                                    Sum(
                                        (
                                            StatOf("turn_honor", Ref("each")),
                                            Number(5),
                                        )
                                    ),
                                ),
                            ),
                            "permanent",
                            form="{duration}, {lasting}|for the rest of the game|no player's Family Honor may rise over {num} points from what it was when the turn began",
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
)
