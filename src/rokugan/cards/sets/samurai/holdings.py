"""Holdings of Samurai, made by `rokugan.cards.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.cards.program import (
    Ability,
    AllFilters,
    Allow,
    AnyOf,
    Attach,
    Both,
    Bow,
    Choice,
    Compare,
    CountOf,
    Create,
    Destroy,
    GainHonor,
    Give,
    GoldSource,
    HasKeyword,
    If,
    In,
    Is,
    May,
    Modify,
    Moment,
    Move,
    Noun,
    Number,
    Paid,
    Pattern,
    PayGold,
    Produce,
    Program,
    PutToken,
    Ref,
    Several,
    State,
    StatOf,
    Straighten,
    Sum,
    Target,
    Times,
    Together,
    TokensOn,
    Trigger,
    Triggered,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Castle Barracks",
        "holding",
        keywords=("Castle",),
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Number(2),
                        bonuses=(
                            (
                                Noun(("follower",)),
                                Number(3),
                            ),
                        ),
                        form="produce {num} Gold, or {b:num} Gold when paying for a {npone}",
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(("personality",), whose="your", plural=True, form="Personalities"),
                            0,
                            form="target one of your {npmany}",
                        ),
                        If(
                            Is(
                                Ref("slot", 0, "he"),
                                (
                                    AllFilters(
                                        (
                                            State("defending"),
                                            State("opposed"),
                                        ),
                                        form="is {is_what}|{simpleadj} and {simpleadj2}",
                                    ),
                                ),
                            ),
                            (
                                Attach(
                                    Choice(Noun(("follower",), whose="your", zone="discard"), 1),
                                    Ref("slot", 0, "him"),
                                    "none",
                                ),
                            ),
                            (Attach(Choice(Noun(("follower",), whose="your", zone="discard"), 1), Ref("slot", 0)),),
                            form="attach {choice} to {b:obj} from your discard pile, waiving costs if {condition}",
                        ),
                    ),
                    conditions=(
                        AnyOf(
                            (
                                Is(You(), (HasKeyword("Crab Clan"),), form="you {yvp}|are a {kwname} player"),
                                Both(
                                    (
                                        Moment("defender"),
                                        Compare(CountOf(Noun(("province",), whose="your")), "=", Number(1)),
                                    ),
                                    form="you {yvp} and {yvp2}",
                                ),
                            ),
                            form="if {condition}, or if {c:condition}",
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Castle Gate",
        "holding",
        keywords=(
            "Castle",
            "Singular",
        ),
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Number(2),
                        bonuses=(
                            (
                                Noun(
                                    ("card",),
                                    (
                                        HasKeyword("Unique"),
                                        HasKeyword("Samurai"),
                                    ),
                                ),
                                Number(3),
                            ),
                        ),
                        form="produce {num} Gold, or {b:num} Gold when paying for a {npone}",
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Straighten(
                            Target(
                                Noun(("personality",), whose="your", plural=True, form="Personalities"),
                                0,
                                form="one of your target {npmany}",
                            )
                        ),
                        Move(Ref("slot", 0, "him"), "battlefield"),
                    ),
                    conditions=(
                        Both(
                            (
                                Moment("defender", form="you {yvp}|are the Defender"),
                                AnyOf(
                                    (
                                        Is(You(), (HasKeyword("Crab Clan"),)),
                                        Compare(CountOf(Noun(("province",), whose="your")), "=", Number(1)),
                                    )
                                ),
                            ),
                            form="if {condition}, and {c:condition}",
                        ),
                    ),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Copper Mine",
        "holding",
        keywords=("Mine",),
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Number(2),
                        bonuses=(
                            (
                                Is(You(), (HasKeyword("Lion Clan"),), form="you {yvp}|are a {kwname} player"),
                                Number(3),
                            ),
                        ),
                        form="produce {num} Gold, or {b:num} Gold if {condition}",
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Iron Mine",
        "holding",
        keywords=("Mine",),
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Number(2),
                        bonuses=(
                            (
                                Is(You(), (HasKeyword("Crab Clan"),), form="you {yvp}|are a {kwname} player"),
                                Number(3),
                            ),
                        ),
                        form="produce {num} Gold, or {b:num} Gold if {condition}",
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kabuki Theater Troupe",
        "holding",
        gold_cost=3,
        gold_production=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(("limited",), (GainHonor(Number(1)),), constraints=(Bow(Ref("this"), form="bow {obj}"),)),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Lesser Shrine",
        "holding",
        keywords=("Temple",),
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (GainHonor(Number(2)),),
                    conditions=(
                        Compare(
                            StatOf("family_honor", You()),
                            "<=",
                            Number(9),
                            form="if {condition}|{amount} is {num} or less",
                        ),
                    ),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Rich Coffers",
        "holding",
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(
                Allow(
                    "straighten in each phase",
                    Ref("this"),
                    form="{everyone} straightens during each player's Straighten Phase",
                ),
                GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Secluded Village",
        "holding",
        keywords=("Village",),
        gold_cost=4,
        gold_production=3,
        program=Program(
            traits=(
                GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(3))),
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(Number(4)),
                    Both(
                        (
                            Moment("not first player"),
                            Paid(Noun(("personality",))),
                        ),
                        form="if {condition}|you {yvp} and {yvp2}",
                    ),
                    form="{c} , {x} : {p} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Secluded Waystation",
        "holding",
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("produce", Ref("this"))),
                    (PutToken(Ref("this", words="it"), "Wealth", form="put a {tokenname} token on {obj}"),),
                    period="turn",
                    form="{t} , once per turn : {e} .",
                ),
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Sum(
                            (
                                Number(2),
                                Times(1, TokensOn("Wealth", Ref("this"))),
                            )
                        ),
                        form="produce {num} Gold, plus {int} Gold for each {tokenname} token on {robj}",
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shrine to Bishamon",
        "holding",
        keywords=(
            "Temple",
            "Singular",
        ),
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        Give(
                            Target(Noun(("personality",)), 1),
                            (Modify("force", Number(3)),),
                            form="give {obj} {changes}",
                        ),
                    ),
                    constraints=(
                        Bow(
                            Several(
                                (
                                    Target(
                                        Noun(
                                            ("personality",),
                                            (In("any location", form="at any location"),),
                                            "your",
                                            plural=True,
                                            form="Personalities {}",
                                        ),
                                        0,
                                        form="one of your target {npmany}",
                                    ),
                                    Ref("this"),
                                )
                            )
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Supply Outpost",
        "holding",
        gold_cost=3,
        gold_production=2,
        program=Program(
            traits=(
                GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),
                Triggered(
                    Trigger("after", Pattern("enter play", Noun(("personality",)), detail="paid by this")),
                    (
                        May(
                            (
                                Attach(
                                    Choice(
                                        Noun(
                                            (
                                                "follower",
                                                "item",
                                                "spell",
                                            ),
                                            whose="your",
                                            zone="hand",
                                            form="Follower, Item, or Spell",
                                        ),
                                        0,
                                    ),
                                    Ref("subject"),
                                    "less",
                                    Number(3),
                                ),
                            )
                        ),
                    ),
                    form="if this pays for a {who:npone0}, you may attach a {npone} to him from your hand after he enters play, reducing its Gold Cost by {num} until it attaches",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Supply Smugglers",
        "holding",
        keywords=("Legacy",),
        gold_cost=1,
        gold_production=1,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Number(1),
                        bonuses=(
                            (
                                Noun(("holding",)),
                                Number(3),
                            ),
                        ),
                        form="produce {num} Gold, or {b:num} Gold if paying for a {npone}",
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Venerable Master",
        "holding",
        keywords=("Retainer",),
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("open",),
                    (
                        Create(
                            "personality",
                            (
                                (
                                    "force",
                                    Number(3),
                                ),
                                (
                                    "chi",
                                    Number(3),
                                ),
                                (
                                    "personal_honor",
                                    Number(3),
                                ),
                            ),
                            (
                                "Samurai",
                                "your Clan",
                            ),
                            form="create a {createdone} with your Clan alignment|3F/3C/3PH Samurai Personality",
                        ),
                    ),
                    constraints=(
                        Together(
                            (
                                Bow(Ref("this")),
                                Destroy(Ref("this")),
                            )
                        ),
                        PayGold(Number(2), form="pay {num} Gold"),
                    ),
                    form="{head} : {x} , and {x} : {e} .",
                ),
            ),
        ),
        formats=("samurai",),
    ),
)
