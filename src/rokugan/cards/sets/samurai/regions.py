"""Regions of Samurai, made by `rokugan.cards.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.cards.program import (
    Ability,
    Bow,
    Choice,
    Compare,
    Continuous,
    Destroy,
    Give,
    Modify,
    Noun,
    Number,
    Program,
    Ref,
    StatOf,
    Sum,
    Target,
    Uses,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "City of the Rich Frog",
        "region",
        keywords=(
            "Imperial",
            "City",
            "Unique",
        ),
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Target(
                                Noun(("personality",), whose="your", plural=True, form="Personalities"),
                                0,
                                form="one of your target {npmany}",
                            ),
                            (Modify("force", Number(4)),),
                        ),
                    ),
                    conditions=(
                        Compare(
                            StatOf("family_honor", You()),
                            ">=",
                            Sum(
                                (
                                    StatOf("starting_honor", You()),
                                    Number(5),
                                )
                            ),
                            form="if {condition}|your Family Honor is {num} or more points greater than its starting value",
                        ),
                    ),
                    uses=Uses(per="battle"),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Ruins of Otosan Uchi",
        "region",
        keywords=("Unique",),
        program=Program(
            traits=(Continuous(Ref("province"), (Modify("strength", Number(2)),)),),
            abilities=(
                Ability(
                    ("limited",),
                    (Destroy(Target(Noun(("region",)), 1)),),
                    constraints=(
                        Bow(Choice(Noun(("stronghold",), whose="your"), 0, form="your {npone}")),
                        Destroy(Ref("this")),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            ),
        ),
        formats=("samurai",),
    ),
)
