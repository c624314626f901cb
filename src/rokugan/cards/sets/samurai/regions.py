"""Regions of Samurai, made by `rokugan.cards.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.cards.program import (
    Ability,
    Among,
    Attach,
    Bow,
    Choice,
    Compare,
    Continuous,
    Destroy,
    Did,
    Draw,
    Give,
    If,
    Modify,
    Noun,
    Number,
    Pattern,
    Program,
    Ref,
    StatOf,
    Sum,
    Target,
    Trigger,
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
                            form="give {obj} {changes}",
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
                    uses=Uses(per="battle", form="once per battle"),
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
            traits=(Continuous(Ref("province"), (Modify("strength", Number(2)),), form="{everyone} has {changes}"),),
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
    CardDefinition(
        "Three Man Alliance Plain",
        "region",
        keywords=(
            "Plains",
            "Singular",
        ),
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Target(Noun(("card",), (Among(Ref("subject", words="him")),)), 0),
                        Attach(
                            Choice(Noun(("card",), whose="your", zone="hand"), 1),
                            Ref("subject", words="him"),
                            form="attach {choice} to {b:obj} from your hand",
                        ),
                        If(
                            Did(
                                "attach",
                                Ref("slot", 1, "the card"),
                                who=Ref("subject", words="he"),
                                form="{rsubj} attached {robj}",
                            ),
                            (Draw(Number(1), form="draw {count} card"),),
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "enter play",
                            Noun(
                                ("personality",), whose="your", plural=True, form="one of your {npmany}|Personalities"
                            ),
                        ),
                    ),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
)
