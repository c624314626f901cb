"""Followers of Samurai, made by `rokugan.cards.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.cards.program import (
    Ability,
    Allow,
    Continuous,
    CountOf,
    Destroy,
    Draw,
    Either,
    Forbid,
    HasKeyword,
    Modify,
    Noun,
    Past,
    Pattern,
    Program,
    Ref,
    Straighten,
    Target,
    Times,
    Trigger,
    Triggered,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Heavy Infantry", "follower", force=5, honor_requirement=0, gold_cost=7, focus_value=2, formats=("samurai",)
    ),
    CardDefinition(
        "Light Infantry", "follower", force=2, honor_requirement=1, gold_cost=2, focus_value=2, formats=("samurai",)
    ),
    CardDefinition(
        "Lion's Pride",
        "follower",
        force=4,
        honor_requirement=2,
        gold_cost=5,
        focus_value=4,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "attach to",
                    by=Noun(("card",), (HasKeyword("Tactician"),)),
                    only=True,
                    form="can only attach to a {npone}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Morale Officer",
        "follower",
        force=2,
        honor_requirement=0,
        gold_cost=2,
        focus_value=3,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "attach to",
                    by=Noun(
                        ("card",),
                        (
                            Either(
                                (
                                    HasKeyword("Samurai"),
                                    HasKeyword("Bushi"),
                                )
                            ),
                        ),
                        form="{} ",
                    ),
                    only=True,
                    form="can only attach to a {npone}",
                ),
            ),
            abilities=(
                Ability(("limited",), (Destroy(Target(Noun(("region",)), 0)),), constraints=(Destroy(Ref("this")),)),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Wandering Budoka",
        "follower",
        force=2,
        honor_requirement=0,
        gold_cost=3,
        focus_value=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("this"),
                    (
                        Modify(
                            "force",
                            Times(
                                2,
                                CountOf(
                                    Noun(
                                        ("province",),
                                        (Past("destroy", "game", form="that {vp}|have been destroyed this game"),),
                                        "your",
                                        plural=True,
                                        form="provinces {}",
                                    ),
                                    form="the number of {pposs} {npmany}",
                                ),
                            ),
                        ),
                    ),
                ),
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"), detail="hand")),
                    (
                        Draw(
                            CountOf(
                                Noun(
                                    ("player",),
                                    (
                                        Past(
                                            "lose province",
                                            "game",
                                            form="who {vp}|have had a province destroyed this game",
                                        ),
                                    ),
                                    plural=True,
                                    form="players {}",
                                )
                            ),
                            form="draw a number of cards equal to {amount}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Wandering Scout",
        "follower",
        keywords=(
            "Scout",
            "Cavalry",
        ),
        force=3,
        honor_requirement=1,
        gold_cost=4,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(("battle",), (Straighten(Ref("this", words="it")),), allowances=(Allow("bowed", Ref("this")),)),
            )
        ),
        formats=("samurai",),
    ),
)
