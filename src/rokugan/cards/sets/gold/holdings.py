"""Holdings of Gold, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Bow,
    Chosen,
    CountOf,
    Destroy,
    Each,
    Either,
    Fits,
    GainHonor,
    Give,
    GoldSource,
    HasKeyword,
    In,
    Is,
    Modify,
    Noun,
    Number,
    Pattern,
    PayGold,
    Produce,
    Program,
    Ref,
    Sum,
    Times,
    Together,
    Trigger,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Armory",
        "holding",
        gold_cost=4,
        gold_production=3,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this", words="the Armory"), form="bow {obj}"),),
                    Produce(
                        Number(3),
                        Noun(
                            ("card",),
                            (
                                Either(
                                    (
                                        Fits(
                                            Noun(
                                                ("card",),
                                                (
                                                    HasKeyword("Unique", False),
                                                    HasKeyword("Armor"),
                                                ),
                                            )
                                        ),
                                        Fits(
                                            Noun(
                                                ("card",),
                                                (
                                                    HasKeyword("Unique", False),
                                                    HasKeyword("Weapon"),
                                                ),
                                            )
                                        ),
                                    ),
                                    form="{npone0} or a {b:npone0}",
                                ),
                            ),
                            form="{}",
                        ),
                        form="produce {num} Gold when paying for {npone}",
                    ),
                    form="{cost} to {produce}",
                ),
            ),
            abilities=(
                Ability(
                    ("open",),
                    (
                        Give(
                            Chosen(Noun(("follower",)), 0),
                            (Modify("force", Number(2), form="a {mods} bonus|+2F"),),
                            form="give {changes} to {obj}",
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="the Armory"), form="bow {obj}"),),
                    form="{head} : {x} to {e} .",
                ),
            ),
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Geisha House",
        "holding",
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this", words="the Geisha House"), form="bow {obj}"),),
                    Produce(Number(2)),
                    form="{cost} to {produce}",
                ),
                GoldSource(
                    (Bow(Ref("this", words="the Geisha House"), form="bow {obj}"),),
                    Produce(Number(3)),
                    Is(You(), (HasKeyword("Scorpion Clan"),), form="you {yvp}|are a {kwname} player"),
                    form="if {condition}, {cost} to {produce}",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Jade Works",
        "holding",
        gold_cost=3,
        gold_production=3,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this", words="the Jade Works"), form="bow {obj}"),),
                    Produce(Number(3)),
                    form="{cost} to {produce}",
                ),
                GoldSource(
                    (Bow(Ref("this", words="the Jade Works"), form="bow {obj}"),),
                    Produce(
                        Number(5),
                        Noun(("card",), (HasKeyword("Jade"),), form="paying for a {npone}|{} card"),
                        form="produce {num} Gold {more*}|when {payee}",
                    ),
                    form="{cost} to {produce}",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Kabuki Theater Troupe",
        "holding",
        gold_cost=4,
        gold_production=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this", words="the Kabuki Theater Troupe"), form="bow {obj}"),),
                    Produce(Number(2)),
                    form="{cost} to {produce}",
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (GainHonor(Number(1)),),
                    constraints=(Bow(Ref("this", words="the Kabuki Theater Troupe"), form="bow {obj}"),),
                    form="{head} : {x} to {e} .",
                ),
            ),
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Marketplace",
        "holding",
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this", words="the Marketplace"), form="bow {obj}"),),
                    Produce(Number(2)),
                    form="{cost} to {produce}",
                ),
                GoldSource(
                    (Bow(Ref("this", words="the Marketplace"), form="bow {obj}"),),
                    Produce(Number(3)),
                    Is(You(), (HasKeyword("Crane Clan"),), form="you {yvp}|are a {kwname} player"),
                    form="if {condition}, {cost} to {produce}",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Port",
        "holding",
        gold_cost=4,
        gold_production=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this", words="the Port"), form="bow {obj}"),),
                    Produce(
                        Sum(
                            (
                                Number(2),
                                Times(
                                    1,
                                    CountOf(
                                        Noun(
                                            ("card",),
                                            (
                                                HasKeyword("Marketplace"),
                                                In("play"),
                                            ),
                                            form="{}  {}",
                                        )
                                    ),
                                ),
                            )
                        )
                    ),
                    form="{cost} to {produce}",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Provision Storehouse",
        "holding",
        gold_cost=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Each(
                                Noun(
                                    ("follower",),
                                    (In("battlefield", form="{place}~in the current battle"),),
                                    "your",
                                    plural=True,
                                    form="Followers {}",
                                ),
                                form="{all_of} {npmany}~each of your",
                            ),
                            (Modify("force", Number(1)),),
                            "battle",
                            form="{lasting} {duration}|until the battle ends|give {obj} {changes}",
                        ),
                    ),
                    constraints=(
                        Together(
                            (
                                Bow(Ref("this", words="the Provision Storehouse")),
                                Destroy(Ref("this")),
                            )
                        ),
                    ),
                    form="{head} : {x} to {e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Sanctified Temple",
        "holding",
        gold_cost=4,
        gold_production=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this", words="the Sanctified Temple"), form="bow {obj}"),),
                    Produce(Number(2)),
                    form="{cost} to {produce}",
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (GainHonor(Number(2)),),
                    constraints=(
                        Bow(Ref("this", words="the Sanctified Temple"), form="bow {obj}"),
                        PayGold(Number(2), form="pay {num} Gold"),
                    ),
                    form="{head} : {x} and {x} to {e} .",
                ),
            ),
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Silk Works",
        "holding",
        gold_cost=5,
        gold_production=4,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this", words="the Silk Works"), form="bow {obj}"),),
                    Produce(Number(4)),
                    form="{cost} to {produce}",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Small Farm",
        "holding",
        gold_cost=0,
        gold_production=1,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this", words="the Small Farm"), form="bow {obj}"),),
                    Produce(Number(1)),
                    form="{cost} to {produce}",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "The Hiruma Dojo",
        "holding",
        gold_cost=4,
        gold_production=3,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this", words="the Hiruma Dojo"), form="bow {obj}"),),
                    Produce(Number(3)),
                    form="{cost} to {produce}",
                ),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Give(
                            Ref("subject", words="the Samurai's"),
                            (Modify("gold_cost", Number(4), True),),
                            form="lower {statof} by {howmuch}|{poss} {stat}",
                        ),
                    ),
                    trigger=Trigger(
                        "when", Pattern("pay", Noun(("card",), (HasKeyword("Samurai"),), form="a {npone}|{}"))
                    ),
                    constraints=(Bow(Ref("this", words="the Hiruma Dojo"), form="bow {obj}"),),
                    form="{head} : {t} , {x} to {e} .",
                ),
            ),
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
)
