"""Holdings of Samurai, made by `rokugan.workshop.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    AllFilters,
    Allow,
    Among,
    AnyOf,
    Attach,
    Both,
    Bow,
    Chosen,
    Compare,
    Continuous,
    CountOf,
    Create,
    Destroy,
    Did,
    Discard,
    Dishonor,
    Draw,
    Each,
    Either,
    EndEffects,
    Extreme,
    Forbid,
    GainHonor,
    Give,
    GoldSource,
    HasKeyword,
    If,
    In,
    Is,
    IsNamed,
    Later,
    Look,
    May,
    Modify,
    Moment,
    Move,
    NameWord,
    Noun,
    Number,
    OneChange,
    OtherThan,
    Owner,
    Paid,
    Pattern,
    PayGold,
    Per,
    Produce,
    Producing,
    Program,
    PutCard,
    PutToken,
    Ref,
    Refill,
    Rehonor,
    RemoveToken,
    ResolveAgain,
    Retarget,
    Search,
    SetStat,
    Several,
    Shares,
    State,
    StatIs,
    StatOf,
    Straighten,
    Sum,
    Target,
    Term,
    Times,
    Together,
    TokensOn,
    TopOf,
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
                                Noun(("follower",), form="paying for a {npone}|Follower"),
                                Number(3),
                            ),
                        ),
                        form="produce {num} Gold {more*}|, or {num} Gold when {payee}",
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),
                        Attach(
                            Chosen(Noun(("follower",), whose="your", zone="discard"), 1),
                            Ref("slot", 0, "him"),
                            (
                                Term(
                                    "free",
                                    condition=Is(
                                        Ref("slot", 0, "he"),
                                        (
                                            AllFilters(
                                                (
                                                    State("defending"),
                                                    State("opposed"),
                                                )
                                            ),
                                        ),
                                        form="{rsubj} {vps}",
                                    ),
                                ),
                            ),
                            form="attach {obj} to {b:obj} from your discard pile {terms}",
                        ),
                    ),
                    conditions=(
                        AnyOf(
                            (
                                Is(You(), (HasKeyword("Crab Clan"),)),
                                Both(
                                    (
                                        Moment("defender"),
                                        Compare(CountOf(Noun(("province",), whose="your")), "=", Number(1)),
                                    ),
                                    form="you {yvp} and {yvp2}",
                                ),
                            ),
                            form="if {condition}|{cond0}, or if {cond1:cond0}",
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
                                    form="paying for a {npone}|{} {} ",
                                ),
                                Number(3),
                            ),
                        ),
                        form="produce {num} Gold {more*}|, or {num} Gold when {payee}",
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Straighten(Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0)),
                        Move(Ref("slot", 0, "him"), "battlefield"),
                    ),
                    conditions=(
                        Both(
                            (
                                Moment("defender"),
                                AnyOf(
                                    (
                                        Is(You(), (HasKeyword("Crab Clan"),)),
                                        Compare(CountOf(Noun(("province",), whose="your")), "=", Number(1)),
                                    ),
                                    form="you {yvp} or {yvp2}",
                                ),
                            ),
                            form="if {condition}|{cond0} {tail:cond0_tail*} {and} {last:cond0}~, and",
                        ),
                    ),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Castle Walls",
        "holding",
        keywords=("Castle",),
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(
                Continuous(
                    Each(
                        Noun(
                            (
                                "personality",
                                "follower",
                            ),
                            whose="your",
                            plural=True,
                            form="Personalities and Followers",
                        ),
                        form="your {npmany}",
                    ),
                    (Modify("force", Number(2)),),
                    Both(
                        (
                            Moment("defender"),
                            Compare(CountOf(Noun(("province",), whose="your")), "=", Number(1)),
                        ),
                        form="you {yvp} and {yvp2}",
                    ),
                    form="if {condition}, {stand}|{everyone} {says0}|have {changes}",
                ),
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Number(2),
                        bonuses=(
                            (
                                Producing(
                                    Noun(
                                        ("holding",),
                                        (
                                            HasKeyword("Castle"),
                                            OtherThan(Ref("this")),
                                        ),
                                    ),
                                    form="another {npone} is producing Gold for the same cost",
                                ),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            )
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
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Corrupt Officials",
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
                        Target(Noun(("holding",)), 0),
                        Give(
                            Ref("slot", 0, "its"),
                            (Forbid("may not", "use abilities"),),
                            form="{lasting} {duration}|until the turn ends|{poss} abilities cannot be used",
                        ),
                    ),
                    constraints=(
                        Bow(Ref("this"), form="bow {obj}"),
                        If(
                            Is(Ref("slot", 0), (HasKeyword("Unique"),), form="if {condition}|{rsubj} {vps}"),
                            (Destroy(Ref("this", words="it")),),
                        ),
                    ),
                    form="{head} : {x} , and {x} : {e} . {e} .",
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Family Library",
        "holding",
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Together(
                            (
                                Discard(
                                    Target(
                                        Noun(
                                            ("card",),
                                            (State("face-up"),),
                                            "your",
                                            zone="province",
                                            form="{} card in one of your provinces",
                                        ),
                                        0,
                                        form="{just_one} target {npone}~a",
                                    )
                                ),
                                Refill(
                                    Ref("emptied"),
                                    False,
                                    Target(
                                        Noun(
                                            ("personality",),
                                            (State("discarded"),),
                                            "your",
                                            zone="discard",
                                            form="{} Personality from your discard pile",
                                        ),
                                        1,
                                        form="{just_one} target {npone}~a",
                                    ),
                                ),
                            ),
                            form="discard {obj}, {refill}",
                        ),
                    ),
                    constraints=(Destroy(Ref("this")),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Forest Killer Cavern",
        "holding",
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Sum(
                            (
                                Number(2),
                                Times(1, TokensOn("Wealth", Ref("this"))),
                            )
                        ),
                        form="produce {num} Gold {more*}|plus {int} Gold for each {tokenname} token on {robj}",
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        PutToken(Ref("this"), "Wealth", form="add {tokens} to {obj}|a {tokenname} token"),
                        May(
                            (
                                Together(
                                    (
                                        Target(Noun(("holding",), whose="other"), 1),
                                        RemoveToken(Ref("slot", 1, "it"), "Wealth"),
                                    )
                                ),
                            )
                        ),
                    ),
                    constraints=(
                        Dishonor(Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0)),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Fortified Camp",
        "holding",
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
                                Noun(("attachment",), form="paying for an {npone}|attachment"),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Attach(
                            Ref("subject", words="the card"),
                            Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "destroy",
                            Noun(
                                ("attachment",), whose="your", plural=True, form="one of your {npmany}|attachment cards"
                            ),
                            Noun(("action",), whose="other", form="another player's action"),
                            ("its personality",),
                            form="{action} destroys {event_thing} or its Personality",
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Geisha House",
        "holding",
        keywords=("Geisha House",),
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
                                Is(You(), (HasKeyword("Scorpion Clan"),), form="you {yvp}|are a {kwname} player"),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Gold Mine",
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
                                Is(You(), (HasKeyword("Dragon Clan"),), form="you {yvp}|are a {kwname} player"),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "House of the Fallen Blossom",
        "holding",
        keywords=(
            "Geisha House",
            "Unique",
        ),
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Sum(
                            (
                                Number(2),
                                Times(1, Per(10, StatOf("family_honor", You()))),
                            )
                        ),
                        form="produce {num} Gold, plus {int} Gold for every full {b:int} points of Family Honor you have",
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(
                            Noun(
                                ("card",),
                                (
                                    HasKeyword("Samurai"),
                                    StatIs(
                                        "personal_honor",
                                        ">=",
                                        Number(2),
                                        form="{with} {quality}~with|{measure} of {quantity}~a Personal Honor~2 or higher",
                                    ),
                                ),
                                "your",
                                plural=True,
                                form="{}  {}",
                            ),
                            0,
                        ),
                        Give(
                            Ref("slot", 0, "his"),
                            (
                                OneChange(
                                    (
                                        SetStat("force", Number(3), only="raise"),
                                        SetStat("chi", Number(3), only="raise"),
                                        SetStat("personal_honor", Number(3), only="raise"),
                                    )
                                ),
                            ),
                        ),
                    ),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            ),
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
        "Kitsune Den",
        "holding",
        keywords=("Unique",),
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Rehonor(
                            Target(
                                Noun(("personality",), (State("dishonorable"),), plural=True, form="{} Personalities"),
                                0,
                                most=-1,
                            )
                        ),
                        GainHonor(
                            Extreme("personal_honor", Ref("slot", 0, "them"), base=True),
                            form="gain Honor equal to {amount}",
                        ),
                    ),
                    ("Political",),
                    constraints=(Destroy(Ref("this")),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kobune Port",
        "holding",
        keywords=("Port",),
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
                                Is(You(), (HasKeyword("Mantis Clan"),), form="you {yvp}|are a {kwname} player"),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            )
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
                            form="if {condition}|{amount} {be} {amount_is}~is|{quantity}~9 or less",
                        ),
                    ),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Marketplace",
        "holding",
        keywords=("Market",),
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
                                Is(You(), (HasKeyword("Crane Clan"),), form="you {yvp}|are a {kwname} player"),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Private Trader",
        "holding",
        keywords=("Legacy",),
        gold_cost=3,
        gold_production=2,
        program=Program(
            traits=(
                GoldSource(
                    (Bow(Ref("this"), form="bow {obj}"),),
                    Produce(
                        Number(2),
                        bonuses=(
                            (
                                Noun(("strategy",), form="paying a Gold Cost on an {npone}|Action card"),
                                Number(3),
                            ),
                        ),
                        form="produce {num} Gold {more*}|, or {num} Gold when {payee}",
                    ),
                ),
            )
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
        "Seat of Power",
        "holding",
        keywords=(
            "Legacy",
            "Singular",
        ),
        gold_cost=3,
        gold_production=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Retarget(
                            Chosen(
                                Noun(
                                    ("personality",),
                                    (
                                        State("legal"),
                                        Shares("clan", Ref("subject"), form="with the same Clan alignment"),
                                        In("location", Ref("subject", words="his")),
                                        OtherThan(Ref("subject")),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{} Personalities {} {}",
                                ),
                                0,
                                form="{another_of} {npmany}~another of your",
                            ),
                            form="the action instead targets {obj}",
                        ),
                    ),
                    trigger=Trigger(
                        "when",
                        Pattern(
                            "target",
                            Noun(
                                ("personality",),
                                (
                                    HasKeyword("Unique"),
                                    Either(
                                        (
                                            HasKeyword("Daimyo"),
                                            HasKeyword("Clan Champion"),
                                        )
                                    ),
                                ),
                                "your",
                                plural=True,
                                form="one of your {npmany}|{} {} Personalities",
                            ),
                            Noun(("action",), form="an action"),
                            form="{action} {acts} {circ*}|would {act}|{do_verbs} {event_thing}|=target",
                        ),
                    ),
                ),
            ),
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
                    (PutToken(Ref("this", words="it"), "Wealth", form="put {tokens} on {obj}|a {tokenname} token"),),
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
                        )
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shinomen Marsh",
        "holding",
        keywords=("Swamp",),
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
                                Is(You(), (HasKeyword("Spider Clan"),), form="you {yvp}|are a {kwname} player"),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shrine of the Sun",
        "holding",
        keywords=("Temple",),
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(
                            Noun(
                                ("event",),
                                (State("owned", False),),
                                zone="play or discard",
                                form="Event in a discard pile or in play {}",
                            ),
                            0,
                            form="target {just_one} {npone}~an",
                        ),
                        EndEffects(Ref("slot", 0, "its")),
                        PutCard(Ref("slot", 0, "it"), "shuffle", Owner(Ref("slot", 0, "its"))),
                        ResolveAgain(Ref("slot", 0, "the Event"), Owner(Ref("slot", 0), form="=that player")),
                    ),
                    constraints=(
                        Together(
                            (
                                Bow(Ref("this")),
                                Destroy(Ref("this")),
                            )
                        ),
                    ),
                ),
            ),
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
                                            (In("any location"),),
                                            "your",
                                            plural=True,
                                            form="Personalities {}",
                                        ),
                                        0,
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
        "Shrine to Fukurokujin",
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
                    ("limited",),
                    (
                        Draw(Number(1)),
                        Look("show", Ref("found")),
                        If(
                            Compare(
                                StatOf("focus_value", Ref("found", words="its")),
                                ">=",
                                StatOf("chi", Ref("slot", 0, "the Personality's"), True),
                                form="{amount} {be} {amount_is}~is|{than} {amount}~greater than or equal to",
                            ),
                            (Discard(Ref("found")),),
                        ),
                    ),
                    constraints=(
                        Bow(Ref("this"), form="bow {obj}"),
                        Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} . {e} .",
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shrine to Osano-Wo",
        "holding",
        keywords=("Temple",),
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    StatIs(
                                        "gold_cost",
                                        "<",
                                        StatOf(
                                            "gold_cost",
                                            Ref("subject", words="the destroyed Personality"),
                                            form="{robj}",
                                        ),
                                        form="{with} {quality}~with|{compare} {measure} than {standard}~a lower~Gold Cost",
                                    ),
                                ),
                                "his",
                                Ref("actor", words="that player's"),
                                plural=True,
                                form="Personalities {}",
                            ),
                            0,
                        ),
                        May(
                            (
                                Discard(
                                    Chosen(
                                        Noun(("card",), whose="his", owner=Ref("actor"), zone="hand"),
                                        1,
                                        3,
                                        3,
                                        chooser=Ref("actor"),
                                    ),
                                    Ref("actor"),
                                    form="discard {count:num} cards",
                                ),
                            ),
                            Ref("actor", words="that player"),
                        ),
                        If(
                            Did("do", positive=False, who=Ref("actor", words="he"), form="{psubj} does not"),
                            (Destroy(Ref("slot", 0)),),
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "destroy",
                            Noun(
                                ("personality",), whose="your", plural=True, form="one of your {npmany}|Personalities"
                            ),
                            Noun(("action",), whose="other", form="another player's action"),
                        ),
                    ),
                    constraints=(Destroy(Ref("this")),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Silver Mine",
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
                                Is(You(), (HasKeyword("Phoenix Clan"),), form="you {yvp}|are a {kwname} player"),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Stables",
        "holding",
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
                                Is(You(), (HasKeyword("Unicorn Clan"),), form="you {yvp}|are a {kwname} player"),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            )
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
                    Trigger("after", Pattern("enter play", Noun(("personality",)), details=("paid by this",))),
                    (
                        May(
                            (
                                Attach(
                                    Chosen(
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
                                    (Term("less", Number(3)),),
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
                                Noun(("holding",), form="paying for a {npone}|Holding"),
                                Number(3),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Temple of the Seekers",
        "holding",
        keywords=(
            "Temple",
            "Legacy",
            "Singular",
        ),
        gold_cost=3,
        gold_production=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("open",),
                    (
                        Search(
                            (
                                "deck",
                                "discard",
                            ),
                            Noun(("ring",)),
                            form="search your {zones} for a {npone}|deck and discard pile",
                        ),
                        Look("show", Ref("found")),
                        PutCard(Ref("found"), "hand", You()),
                    ),
                    constraints=(
                        Target(
                            Noun(("ring",), whose="your", form="Ring you control"),
                            0,
                            form="target {just_one} {npone}~a",
                        ),
                        Destroy(Ref("this")),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} . {e} .",
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Temple to Shinsei",
        "holding",
        keywords=("Temple",),
        gold_cost=3,
        gold_production=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (GainHonor(Number(2)),),
                    constraints=(
                        Bow(
                            Several(
                                (
                                    Ref("this"),
                                    Target(
                                        Noun(
                                            ("personality",),
                                            (
                                                Either(
                                                    (
                                                        HasKeyword("Monk"),
                                                        HasKeyword("Shugenja"),
                                                    )
                                                ),
                                            ),
                                            "your",
                                            plural=True,
                                            form="{} Personalities",
                                        ),
                                        0,
                                    ),
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
        "Temples of Gisei Toshi",
        "holding",
        keywords=(
            "Temple",
            "Unique",
        ),
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        NameWord(
                            "type",
                            (
                                "item",
                                "follower",
                                "spell",
                            ),
                        ),
                        Look("look", TopOf("fate deck", Number(4))),
                        May(
                            (
                                Together(
                                    (
                                        Look(
                                            "show",
                                            Chosen(
                                                Noun(
                                                    ("card",),
                                                    (
                                                        Among(Ref("found")),
                                                        IsNamed(),
                                                    ),
                                                ),
                                                0,
                                            ),
                                        ),
                                        PutCard(Ref("slot", 0), "hand"),
                                    )
                                ),
                            ),
                            form="you may show one of those cards, then put it in your hand, if it is of the type you named",
                        ),
                    ),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            ),
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
                            ("Samurai",),
                            aligned=True,
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
    CardDefinition(
        "Yobanjin Fortress",
        "holding",
        gold_cost=2,
        gold_production=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Create(
                            "personality",
                            (
                                (
                                    "force",
                                    Number(1),
                                ),
                                (
                                    "chi",
                                    Number(1),
                                ),
                            ),
                            ("Yobanjin",),
                            at="battlefield",
                            form="create a {createdone} in your army at the current battlefield|1F/1C Yobanjin Personality",
                        ),
                        Together(
                            (
                                Later(
                                    Trigger("after", Pattern("resolve", Noun(("action",)))),
                                    (
                                        Later(
                                            Trigger("after", Pattern("resolve", Noun(("action",)))),
                                            (PutCard(Ref("created", words="him"), "removed"),),
                                        ),
                                    ),
                                ),
                                Later(Trigger("after", Pattern("battle ends")), (PutCard(Ref("created"), "removed"),)),
                            )
                        ),
                    ),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
)
