"""Strongholds of War Of Honor, made by `rokugan.workshop.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    ActionDid,
    AdditionalAction,
    Bow,
    Chosen,
    CountOf,
    Did,
    Discard,
    EquipAs,
    FromBottom,
    GainHonor,
    HasKeyword,
    If,
    Look,
    LoseHonor,
    May,
    Noun,
    Number,
    Past,
    Pattern,
    Program,
    PutCard,
    Ref,
    State,
    StatIs,
    Target,
    Times,
    TopOf,
    Trigger,
    Triggered,
    UnitOf,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "City of Tears",
        "stronghold",
        id="city_of_tears_gote",
        clans=("Phoenix",),
        keywords=("Phoenix Clan",),
        province_strength=6,
        gold_production=4,
        starting_honor=6,
        program=Program(
            traits=(
                EquipAs(
                    Noun(("spell",), plural=True, form="Spells"),
                    (
                        "battle",
                        "open",
                    ),
                ),
                Triggered(
                    Trigger(
                        "after",
                        Pattern(
                            "resolve",
                            Noun(
                                ("action",),
                                (
                                    HasKeyword("Equip"),
                                    HasKeyword("Battle"),
                                ),
                                "your",
                                form="an {} {} action you took",
                            ),
                            form="the resolution of {action} {circ:acirc*}|-",
                        ),
                    ),
                    (
                        AdditionalAction(
                            "battle",
                            requirement=Pattern(
                                "announce",
                                filters=(ActionDid("from", Chosen(Noun(("spell",), (Past("attach", "action"),)), 0)),),
                            ),
                        ),
                    ),
                    form="{trigger}, {effect1}",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Seven Stings Keep",
        "stronghold",
        id="seven_stings_keep",
        clans=("Scorpion",),
        keywords=("Scorpion Clan",),
        province_strength=7,
        gold_production=4,
        starting_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        LoseHonor(
                            Times(
                                2,
                                CountOf(
                                    Noun(
                                        ("province",),
                                        (
                                            Past(
                                                "destroy",
                                                "game",
                                                form="{who} {vps}~that|{been} {participle} {period}~have been~destroyed~this game",
                                            ),
                                        ),
                                        "his",
                                        Ref("slot", 0, "his"),
                                        plural=True,
                                        form="provinces {}",
                                    )
                                ),
                            ),
                            Target(Noun(("player",)), 0),
                            form="{psubj} {does}|loses {int} Honor for each of {pposs} {npmany}",
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Tetsu Kama Mura",
        "stronghold",
        id="tetsu_kama_mura",
        clans=("Dragon",),
        keywords=("Dragon Clan",),
        province_strength=8,
        gold_production=4,
        starting_honor=5,
        program=Program(
            traits=(
                Triggered(
                    Trigger("before", Pattern("draw", actor=You(), form="you {fare} {circ*}|draw a card")),
                    (May((FromBottom(),)),),
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Look("look", TopOf("fate deck"), form="look at the top card of {pposs} {zonename}"),
                        May(
                            (
                                PutCard(
                                    Ref("found"),
                                    "bottom",
                                    You(),
                                    form="put {cards} {spot}|at the bottom of {pposs} deck",
                                ),
                            )
                        ),
                    ),
                ),
            ),
        ),
        formats=("war_of_honor",),
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
        formats=("war_of_honor",),
    ),
)
