"""Events of Celestial, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Chosen,
    Draw,
    HasFavor,
    If,
    May,
    Noun,
    Number,
    Pattern,
    Program,
    PutCard,
    Ref,
    TakeFavor,
    Trigger,
    Triggered,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Festival of Coronation",
        "event",
        id="festival_of_coronation",
        keywords=("Unique",),
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        If(
                            HasFavor(You(), form="you {yvp}|control the Imperial Favor"),
                            (Draw(Number(1)),),
                            (TakeFavor(),),
                            form="if {condition}, {effect1}. Otherwise, {f:effect1}",
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "The Stone Discovered",
        "event",
        id="the_stone_discovered",
        keywords=("Unique",),
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        May(
                            (
                                PutCard(
                                    Chosen(
                                        Noun(
                                            ("attachment",),
                                            whose="your",
                                            zone="discard",
                                            form="attachment from your discard pile",
                                        ),
                                        0,
                                        form="{just_one} {npone}~an",
                                    ),
                                    "hand",
                                    You(),
                                    form="put {cards} {spot}|into {pposs} hand",
                                ),
                            )
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
)
