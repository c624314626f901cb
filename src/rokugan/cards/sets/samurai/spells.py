"""Spells of Samurai, made by `rokugan.cards.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.cards.program import (
    Ability,
    Bow,
    Create,
    Destroy,
    HasKeyword,
    Is,
    Program,
    Ref,
    StatOf,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Companion Spirit",
        "spell",
        gold_cost=4,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Create(
                            "personality",
                            (
                                (
                                    "force",
                                    StatOf("force", Ref("bearer", words="this Shugenja"), True),
                                ),
                                (
                                    "chi",
                                    StatOf("chi", Ref("bearer"), True),
                                ),
                                (
                                    "gold_cost",
                                    StatOf("gold_cost", Ref("bearer"), True),
                                ),
                                (
                                    "personal_honor",
                                    StatOf("personal_honor", Ref("bearer"), True),
                                ),
                            ),
                            (
                                "Cavalry",
                                "Samurai",
                                "Spirit",
                            ),
                            form="create a {createdkind} whose base {stat}, {s2:stat}, {s3:stat}, and {s4:stat} are those of {obj}, waiving the Samurai's Gold cost|Cavalry , Samurai , Spirit Personality",
                        ),
                    ),
                    conditions=(
                        Is(
                            Ref("bearer", words="this Shugenja"),
                            (HasKeyword("Human", form="is {is_what}|"),),
                            form="if {condition}|{rsubj} {vp}",
                        ),
                    ),
                    constraints=(
                        Bow(Ref("bearer", words="him")),
                        Destroy(Ref("this")),
                    ),
                    form="{head} : {c} , {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
)
