"""Strongholds of Samurai, made by `rokugan.cards.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.cards.program import (
    Ability,
    Allow,
    Best,
    Bow,
    Choice,
    ChooseOne,
    Continuous,
    Delay,
    Destroy,
    Discard,
    Draw,
    Each,
    Either,
    Fits,
    Forbid,
    GrantText,
    HasKeyword,
    In,
    May,
    Move,
    Noun,
    Number,
    Opposing,
    OtherThan,
    Pattern,
    Program,
    RangedAttack,
    Ref,
    State,
    StatIs,
    StatOf,
    Target,
    Trigger,
    Triggered,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Crossroads Fortress",
        "stronghold",
        clans=("Lion",),
        keywords=("Lion Clan",),
        province_strength=7,
        gold_production=3,
        starting_honor=7,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (Draw(Number(1), form="draw {count} card"),),
                    trigger=Trigger(
                        "after",
                        Pattern("assign", Noun(("unit",), (State("attacking"),), form="an {npone}|{} unit"), You()),
                    ),
                    constraints=(Discard(Choice(Noun(("card",), whose="your", zone="hand"), 0)),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Mountain's Shadow Dojo",
        "stronghold",
        clans=("Crane",),
        keywords=("Crane Clan",),
        province_strength=6,
        gold_production=4,
        starting_honor=6,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(3),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                1,
                            ),
                        ),
                        ChooseOne(
                            (
                                (Move(Ref("slot", 0, "him"), "home"),),
                                (
                                    Move(
                                        Ref("slot", 0),
                                        "any battlefield",
                                        Choice(Noun(("battlefield",), (OtherThan(Ref("battlefield")),))),
                                    ),
                                ),
                            )
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    HasKeyword("Crane Clan"),
                                    HasKeyword("Samurai"),
                                    In("battlefield"),
                                ),
                                "your",
                                plural=True,
                                form="{} {}  {}",
                            ),
                            0,
                            form="target one of your {npmany}",
                        ),
                    ),
                    allowances=(Allow("bowed", Ref("this", words="this Stronghold")),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Razor of the Dawn Castle",
        "stronghold",
        clans=("Crab",),
        keywords=("Crab Clan",),
        province_strength=8,
        gold_production=4,
        starting_honor=3,
        program=Program(
            traits=(
                Triggered(
                    Trigger(
                        "before",
                        Pattern(
                            "destroy",
                            Noun(
                                ("card",), (HasKeyword("Samurai"),), "your", plural=True, form="one of your {npmany}|{}"
                            ),
                            Noun(("effect",), whose="other", form="another player's card's effect"),
                            form="{action} destroys {event_thing}",
                        ),
                    ),
                    (May((Delay(form="delay the destruction until the current turn ends"),), once="turn"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Ruined City",
        "stronghold",
        clans=("Spider",),
        keywords=("Spider Clan",),
        province_strength=8,
        gold_production=4,
        starting_honor=0,
        program=Program(
            traits=(
                Forbid(
                    "will not",
                    "lose honor",
                    You(),
                    Noun(
                        ("card",),
                        (
                            Either(
                                (
                                    Fits(Noun(("fate card",))),
                                    HasKeyword("Spider Clan"),
                                )
                            ),
                        ),
                        "owned",
                        plural=True,
                        form="=Fate and Spider Clan cards you own",
                    ),
                ),
                Continuous(
                    Each(
                        Noun(
                            ("personality",), (HasKeyword("Spider Clan"),), "your", plural=True, form="{} Personalities"
                        ),
                        form="your {npmany}",
                    ),
                    (
                        GrantText(
                            Program(
                                abilities=(
                                    Ability(
                                        ("battle",),
                                        (
                                            Bow(
                                                Target(
                                                    Noun(
                                                        ("unit",),
                                                        (
                                                            Best(
                                                                "force",
                                                                True,
                                                                In("battlefield"),
                                                                True,
                                                                True,
                                                                form="with zero total {stat} or with the lowest non-zero total {b:stat} among all units at the current battlefield",
                                                            ),
                                                        ),
                                                    ),
                                                    0,
                                                )
                                            ),
                                        ),
                                    ),
                                )
                            ),
                            form="the ability, {quoted}",
                        ),
                    ),
                    form="{everyone} have {changes}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Seventh Tower",
        "stronghold",
        clans=("Crab",),
        keywords=("Crab Clan",),
        province_strength=8,
        gold_production=4,
        starting_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Destroy(
                            Target(
                                Noun(
                                    ("unit",),
                                    (
                                        Opposing(Ref("slot", 0, "him")),
                                        StatIs(
                                            "force",
                                            "<",
                                            StatOf("force", Ref("slot", 0, "your Personality's")),
                                            total=True,
                                            form="with {stat_is}|less total {stat} than {amount}",
                                        ),
                                    ),
                                ),
                                2,
                            )
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(("personality",), whose="your", plural=True, form="Personalities"),
                            0,
                            form="target one of your {npmany}",
                        ),
                        Discard(Choice(Noun(("card",), whose="your", zone="hand"), 1)),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
)
