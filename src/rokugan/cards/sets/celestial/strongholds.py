"""Strongholds of Celestial, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Allow,
    Bow,
    Chosen,
    Did,
    Discard,
    GainHonor,
    HasKeyword,
    If,
    Move,
    Noun,
    Number,
    Program,
    State,
    StatIs,
    Target,
    UnitOf,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Shrine of Champions",
        "stronghold",
        id="shrine_of_champions",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Temple",
        ),
        province_strength=6,
        gold_production=4,
        starting_honor=6,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Move(Target(Noun(("personality",), (State("attacking"),)), 1), "home"),),
                    (
                        "Absent",
                        "Tireless",
                    ),
                    constraints=(
                        Bow(
                            Chosen(
                                Noun(
                                    ("card",),
                                    (HasKeyword("Temple", plural="Temples"),),
                                    "your",
                                    plural=True,
                                    form="{} ",
                                ),
                                0,
                            )
                        ),
                    ),
                    allowances=(
                        Allow("no presence"),
                        Allow("bowed"),
                    ),
                    form="{head} : {x} to {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Venerable Plains of the Ikoma",
        "stronghold",
        id="venerable_plains_of_the_ikoma",
        clans=("Lion",),
        keywords=("Lion Clan",),
        province_strength=7,
        gold_production=3,
        starting_honor=7,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(
                            UnitOf(
                                Target(Noun(("personality",), (StatIs("personal_honor", "<", None),), "enemy"), 2),
                                form="the unit of {obj}",
                            )
                        ),
                        If(
                            Did(
                                "discard",
                                Noun(("card",), (HasKeyword("Bushido Virtue"),)),
                                who=You(),
                                form="you {yvp}|{deed}|{did} {deed_to}~discarded|a {npone}",
                            ),
                            (GainHonor(Number(2)),),
                            form="{effect1} if {condition}",
                        ),
                    ),
                    constraints=(
                        Discard(Chosen(Noun(("card",), whose="your", zone="hand"), 0)),
                        Target(Noun(("personality",), (State("unbowed"),), "your"), 1),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
)
