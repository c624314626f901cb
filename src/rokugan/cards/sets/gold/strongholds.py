"""Strongholds of Gold, made by `rokugan.workshop.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Bow,
    Chosen,
    Continuous,
    Each,
    Either,
    EntryCost,
    Fits,
    Forbid,
    GrantText,
    HasAbility,
    HasKeyword,
    Noun,
    Number,
    Program,
    Ref,
    Traits,
    With,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Kosaten Shiro",
        "stronghold",
        clans=("Crane",),
        keywords=("Crane Clan",),
        province_strength=5,
        gold_production=4,
        starting_honor=6,
        program=Program(
            traits=(
                Traits(
                    (
                        EntryCost(
                            Number(1),
                            Each(
                                Noun(
                                    ("holding",),
                                    (
                                        Either(
                                            (
                                                HasAbility("gold"),
                                                HasAbility("honor"),
                                            ),
                                            form="=Gold- and Honor-producing",
                                        ),
                                    ),
                                    plural=True,
                                    form="{} Holdings",
                                )
                            ),
                            least=Number(1),
                        ),
                        Forbid(
                            "will not",
                            "change gold cost",
                            Each(
                                Noun(
                                    ("holding",),
                                    (
                                        Either(
                                            (
                                                HasAbility("gold"),
                                                HasAbility("honor"),
                                            )
                                        ),
                                    ),
                                )
                            ),
                        ),
                    ),
                    form="{everyone} cost {num} less Gold for you, to a minimum of {b:num}, but cannot have their costs changed in any other way",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "The Towers of the Yogo",
        "stronghold",
        clans=("Scorpion",),
        keywords=("Scorpion Clan",),
        province_strength=6,
        gold_production=4,
        starting_honor=2,
        program=Program(
            traits=(
                Continuous(
                    Each(
                        Noun(
                            ("personality",),
                            (HasKeyword("Scorpion Clan"),),
                            "your",
                            plural=True,
                            form="{} Personalities",
                        ),
                        form="{all_of} {npmany}~each of your",
                    ),
                    (
                        GrantText(
                            Program(
                                abilities=(
                                    Ability(
                                        ("battle",),
                                        (
                                            Bow(
                                                Chosen(
                                                    Noun(
                                                        (
                                                            "follower",
                                                            "personality",
                                                        ),
                                                        (
                                                            Either(
                                                                (
                                                                    Fits(
                                                                        Noun(
                                                                            ("follower",),
                                                                            whose="enemy",
                                                                            form="opposing Follower",
                                                                        )
                                                                    ),
                                                                    Fits(
                                                                        Noun(
                                                                            ("personality",),
                                                                            (
                                                                                With(
                                                                                    Noun(
                                                                                        ("follower",),
                                                                                        plural=True,
                                                                                        form="Followers",
                                                                                    ),
                                                                                    "=",
                                                                                    Number(0),
                                                                                    form="{without} {attmany}~without",
                                                                                ),
                                                                            ),
                                                                            "enemy",
                                                                            form="opposing Personality {}",
                                                                        )
                                                                    ),
                                                                ),
                                                                form="{npone0} or {b:npone0}",
                                                            ),
                                                        ),
                                                        "enemy",
                                                        form="{}",
                                                    ),
                                                    0,
                                                    form="{just_one} {npone}~an",
                                                )
                                            ),
                                        ),
                                        constraints=(Bow(Ref("this", words="this Personality"), form="bow {obj}"),),
                                        form="{head} : {x} to {e} .",
                                    ),
                                )
                            )
                        ),
                    ),
                    form="{everyone} {says0}|gains {changes}",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
)
