"""Regions of Celestial, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Bow,
    Chosen,
    Create,
    Destroy,
    Did,
    Discard,
    If,
    Move,
    Noun,
    Number,
    PayGold,
    Program,
    Ref,
    State,
    Straighten,
    Target,
    UnitOf,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "The Ivory Coast",
        "region",
        id="the_ivory_coast",
        keywords=("Singular",),
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(Ref("slot", 0, "him"), "home", form="move {obj} {dest}|home"),
                        If(
                            Did("move", Ref("slot", 0, "he"), form="{rsubj} moved"),
                            (Straighten(UnitOf(Ref("slot", 0, "his"))),),
                            form="{effect1} if {condition}",
                        ),
                    ),
                    constraints=(
                        Chosen(Noun(("personality",), (State("performing"),), "your"), 0),
                        Bow(Ref("this"), form="bow {obj}"),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Utaku Meadows",
        "region",
        id="utaku_meadows",
        keywords=(
            "Singular",
            "Plains",
        ),
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Create(
                            "follower",
                            (
                                (
                                    "force",
                                    Number(1),
                                ),
                            ),
                            ("Cavalry",),
                            attach_to=Target(
                                Noun(("personality",), whose="your", plural=True, form="Personalities"), 0
                            ),
                            form="create a {createdone} and attach it to {obj}|1F Cavalry Follower",
                        ),
                    ),
                    constraints=(PayGold(Number(3), form="pay {num} Gold"),),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "War-ravaged Plain",
        "region",
        id="war_ravaged_plain",
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (Destroy(Ref("slot", 0, "it")),),
                    constraints=(
                        Discard(Ref("this")),
                        Target(Noun(("region",)), 0),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
)
