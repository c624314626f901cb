"""Strongholds of Samurai, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    ActionDid,
    AdditionalAction,
    AllFilters,
    Allow,
    AmountOf,
    Best,
    Both,
    Bow,
    ChooseOne,
    Chosen,
    Continuous,
    Controller,
    CopyAbility,
    CopyKeyword,
    CountOf,
    Delay,
    Destroy,
    Did,
    Difference,
    Discard,
    Dishonor,
    Draw,
    Each,
    Either,
    EquipAs,
    Fits,
    Forbid,
    FromBottom,
    GainHonor,
    Give,
    GrantText,
    HasKeyword,
    If,
    In,
    Is,
    Later,
    Limit,
    Look,
    LoseHonor,
    May,
    Modify,
    Moment,
    Move,
    Noun,
    Number,
    OneChange,
    Opposing,
    OtherThan,
    Past,
    Pattern,
    Program,
    PutCard,
    RangedAttack,
    Ref,
    Shares,
    State,
    StatIs,
    StatOf,
    Straighten,
    Target,
    Term,
    Together,
    TopOf,
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
                    (Draw(Number(1)),),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "assign",
                            Noun(("unit",), (State("attacking"),), form="an {npone}|{} unit"),
                            You(),
                            form="you {act} {circ*}|{do_verbs} {event_thing}|=assign",
                        ),
                    ),
                    constraints=(Discard(Chosen(Noun(("card",), whose="your", zone="hand"), 0)),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Deception's Veil Dojo",
        "stronghold",
        clans=("Scorpion",),
        keywords=("Scorpion Clan",),
        province_strength=7,
        gold_production=4,
        starting_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(Noun(("personality",), whose="other"), 1),
                        May(
                            (Dishonor(Ref("slot", 1, "him")),),
                            Controller(Ref("slot", 1), form="=that player"),
                            form="{psubj} may choose to {effect0}",
                        ),
                        If(
                            Did(
                                "choose",
                                positive=False,
                                who=Controller(Ref("slot", 1), form="=he"),
                                form="{psubj} chooses not to",
                            ),
                            (
                                Together(
                                    (
                                        LoseHonor(Number(3), Controller(Ref("slot", 1), form="=he")),
                                        Give(
                                            Controller(Ref("slot", 1)),
                                            (Allow("ignore honor requirement"),),
                                            "permanent",
                                        ),
                                    )
                                ),
                            ),
                        ),
                    ),
                    ("Political",),
                    constraints=(
                        Bow(
                            Target(
                                Noun(
                                    ("card",),
                                    (HasKeyword("Courtier", plural="Courtiers"),),
                                    "your",
                                    plural=True,
                                    form="{} ",
                                ),
                                0,
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Eastern Hub Port",
        "stronghold",
        clans=("Mantis",),
        keywords=("Mantis Clan",),
        province_strength=7,
        gold_production=4,
        starting_honor=2,
        program=Program(
            traits=(
                EquipAs(
                    Noun(("attachment",)),
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
                                    HasKeyword("Battle"),
                                    ActionDid(
                                        "attach",
                                        Noun(
                                            ("card",),
                                            (
                                                In(
                                                    "attached",
                                                    Noun(
                                                        ("personality",),
                                                        whose="your",
                                                        plural=True,
                                                        form="one of your {npmany}|Personalities",
                                                    ),
                                                ),
                                            ),
                                            form="a {npone}|card",
                                        ),
                                        form="that {adid}|attached {event_thing} to {b:event_thing}",
                                    ),
                                ),
                                form="1",
                            ),
                        ),
                        "turn",
                        form="after the first {actadj*} action resolves each turn {actpost*}",
                    ),
                    (AdditionalAction("battle"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kyuden Asako",
        "stronghold",
        clans=("Phoenix",),
        keywords=("Phoenix Clan",),
        province_strength=6,
        gold_production=4,
        starting_honor=6,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Straighten(
                            Target(
                                Noun(
                                    ("card",),
                                    (
                                        Either(
                                            (
                                                HasKeyword("Shugenja"),
                                                HasKeyword("Monk", plural="Monks"),
                                            )
                                        ),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{} ",
                                ),
                                0,
                            )
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "bow",
                            Noun(
                                ("card",),
                                (HasKeyword("Temple", plural="Temples"),),
                                "your",
                                plural=True,
                                form="one of your {npmany}|{}",
                            ),
                        ),
                    ),
                ),
                Ability(
                    ("open",),
                    (
                        Straighten(
                            Target(
                                Noun(
                                    ("card",),
                                    (HasKeyword("Temple", plural="Temples"),),
                                    "your",
                                    plural=True,
                                    form="{} ",
                                ),
                                1,
                            )
                        ),
                    ),
                    constraints=(
                        Bow(
                            Target(
                                Noun(
                                    ("card",),
                                    (
                                        Either(
                                            (
                                                HasKeyword("Shugenja"),
                                                HasKeyword("Monk", plural="Monks"),
                                            )
                                        ),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{} ",
                                ),
                                0,
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kyuden Ashinagabachi",
        "stronghold",
        clans=("Mantis",),
        keywords=("Mantis Clan",),
        province_strength=7,
        gold_production=4,
        starting_honor=2,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("ranged attack", actor=Noun(("ranged attack",), whose="your"))),
                    (
                        If(
                            Is(
                                Ref("subject"),
                                (Past("destroy", "action", False),),
                                form="it did not destroy its target",
                            ),
                            (
                                Give(
                                    Ref("subject"),
                                    (Modify("force", AmountOf("event"), True),),
                                    form="reduce the target's Force by the Ranged Attack's strength",
                                ),
                            ),
                            form="if {condition}, {clause}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kyuden Wasuremono",
        "stronghold",
        clans=("Scorpion",),
        keywords=("Scorpion Clan",),
        province_strength=7,
        gold_production=4,
        starting_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Target(Noun(("personality",), (Opposing(Ref("slot", 0, "him")),)), 1),
                            (
                                OneChange(
                                    (
                                        Modify(
                                            "force",
                                            Difference(
                                                StatOf("chi", Ref("slot", 0, "your Personality's")),
                                                Number(1, form="one"),
                                            ),
                                            True,
                                        ),
                                        Modify("chi", Difference(StatOf("chi", Ref("slot", 0)), Number(1)), True),
                                    ),
                                    True,
                                    form="{stat} and {b:stat} penalties equal to {amount}",
                                ),
                            ),
                            form="give {obj} {changes}",
                        ),
                    ),
                    constraints=(
                        Bow(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        Either(
                                            (
                                                HasKeyword("Samurai"),
                                                HasKeyword("Ninja"),
                                            )
                                        ),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{} Personalities",
                                ),
                                0,
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Mountain Summit Temple",
        "stronghold",
        clans=("Dragon",),
        keywords=("Dragon Clan",),
        province_strength=7,
        gold_production=4,
        starting_honor=5,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        ChooseOne(
                            (
                                (PutCard(Chosen(Noun(("ring",), whose="your", zone="hand"), 1), "play"),),
                                (PutCard(Chosen(Noun(("ring",), whose="your", plural=True, form="Rings"), 2), "hand"),),
                                (PutCard(Chosen(Noun(("ring",), whose="your", zone="discard"), 3), "hand"),),
                            )
                        ),
                    ),
                    constraints=(
                        Bow(
                            Target(
                                Noun(
                                    ("personality",),
                                    (HasKeyword("Monk"),),
                                    "your",
                                    plural=True,
                                    form="{} Personalities",
                                ),
                                0,
                            )
                        ),
                    ),
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
                                        Chosen(
                                            Noun(("battlefield",), (AllFilters(()),)),
                                            form="another battlefield {fieldpost*}",
                                        ),
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
                            Noun(("card effect",), whose="other", form="another player's card's effect"),
                        ),
                    ),
                    (May((Delay(form="delay the destruction until the current turn ends"),), once="turn"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shizuka Toshi",
        "stronghold",
        clans=("Crane",),
        keywords=("Crane Clan",),
        province_strength=6,
        gold_production=4,
        starting_honor=6,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(Noun(("personality",), whose="other"), 1),
                        May(
                            (Dishonor(Ref("slot", 1, "him")),),
                            Controller(Ref("slot", 1), form="=that player"),
                            form="{psubj} may choose to {effect0}",
                        ),
                        If(
                            Did(
                                "choose",
                                positive=False,
                                who=Controller(Ref("slot", 1), form="=he"),
                                form="{psubj} chooses not to",
                            ),
                            (GainHonor(Number(3), form="you gain {amount} Honor"),),
                        ),
                    ),
                    constraints=(
                        Bow(
                            Target(
                                Noun(
                                    ("card",),
                                    (
                                        Either(
                                            (
                                                HasKeyword("Courtier", plural="Courtiers"),
                                                HasKeyword("Artisan", plural="Artisans"),
                                            )
                                        ),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{} ",
                                ),
                                0,
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Tetsu Kama Mura",
        "stronghold",
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
        formats=("samurai",),
    ),
    CardDefinition(
        "The Agasha Foundries",
        "stronghold",
        clans=("Phoenix",),
        keywords=("Phoenix Clan",),
        province_strength=6,
        gold_production=4,
        starting_honor=6,
        program=Program(
            traits=(
                EquipAs(
                    Noun(("spell",), (Shares("element", Ref("each")),), plural=True, form="Spells"),
                    ("open",),
                    form="equipping {npmany0} that share an element keyword with their Shugenja is an Open action for you",
                ),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (Straighten(Ref("subject", words="him")),),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "bow",
                            Noun(("card",), (HasKeyword("Shugenja"),), form="a {npone}|{}"),
                            Noun(
                                ("action",),
                                (ActionDid("from", Noun(("spell",), form="a {npone}|Spell"), form="on {event_thing}"),),
                                form="an action {}",
                            ),
                            ("cost",),
                            form="{event_thing} {happens} {circ*}|=bows¦as a cost of performing {action}",
                        ),
                    ),
                    allowances=(Allow("bowed", Ref("this", words="this Stronghold")),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Hall of Ancestors",
        "stronghold",
        clans=("Lion",),
        keywords=("Lion Clan",),
        province_strength=7,
        gold_production=3,
        starting_honor=7,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "remove",
                    Each(
                        Noun(("personality",), (State("dead"),), "owned", plural=True, form="{} Personalities you own")
                    ),
                    form="{everyone} {says0}|cannot {mayban}|be removed from the game",
                ),
            ),
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        Give(
                            Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),
                            (
                                OneChange(
                                    (
                                        CopyAbility(
                                            Target(
                                                Noun(
                                                    ("personality",),
                                                    (
                                                        State("dead"),
                                                        HasKeyword("Lion Clan"),
                                                        OtherThan(Target(Noun(("personality",), whose="your"), 0)),
                                                    ),
                                                    "owned",
                                                    form="{} {} Personality you own",
                                                ),
                                                1,
                                                form="{just_one} target {npone}~a",
                                            )
                                        ),
                                        CopyKeyword(
                                            Target(
                                                Noun(
                                                    ("personality",),
                                                    (
                                                        State("dead"),
                                                        HasKeyword("Lion Clan"),
                                                        OtherThan(Target(Noun(("personality",), whose="your"), 0)),
                                                    ),
                                                    "owned",
                                                ),
                                                1,
                                            )
                                        ),
                                    )
                                ),
                            ),
                        ),
                    ),
                    form="{head} : {e}",
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Maw's Grave",
        "stronghold",
        province_strength=7,
        gold_production=4,
        starting_honor=-19,
        program=Program(
            traits=(
                Continuous(
                    Each(
                        Noun(("personality",), (State("nonhuman"),), "your", plural=True, form="{} Personalities"),
                        form="your {npmany}",
                    ),
                    (Modify("force", Number(1)),),
                    form="{everyone} {says0}|have {changes}",
                ),
                Forbid("will not", "gain honor", You(), others=("lose honor",)),
                Forbid(
                    "may not",
                    "take actions",
                    You(),
                    Noun(("action",), (HasKeyword("Political"),), plural=True, form="{} actions"),
                    form="{everyone} {says0}|cannot {mayban}|take {actions}",
                ),
            ),
            abilities=(
                Ability(
                    ("open",),
                    (
                        PutCard(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        State("dead"),
                                        HasKeyword("Shadowlands"),
                                        State("nonhuman"),
                                    ),
                                    "owned",
                                    form="{} {} {} Personality you own",
                                ),
                                0,
                                form="{just_one} target {npone}~a",
                            ),
                            "play",
                            terms=(Term("free"),),
                            form="bring {obj} into play {terms}",
                        ),
                        Later(Trigger("before", Pattern("turn ends")), (PutCard(Ref("slot", 0, "it"), "removed"),)),
                    ),
                    constraints=(Bow(Ref("this", words="this Stronghold"), form="bow {obj}"),),
                ),
            ),
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
                                                        ("unit",), (Best("force", True, In("battlefield"), True, True),)
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
                    form="{everyone} {says0}|have {changes}",
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
                                            form="{with} {quality}~with|{compare} {measure} than {standard}~less~total Force",
                                        ),
                                    ),
                                ),
                                2,
                            )
                        ),
                    ),
                    constraints=(
                        Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),
                        Discard(Chosen(Noun(("card",), whose="your", zone="hand"), 1)),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Spider's Lair",
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
                Allow(
                    "refill face-up",
                    number=CountOf(Noun(("province",), (Past("destroy", "game"),), "your")),
                    condition=Both(
                        (
                            Moment("dynasty phase"),
                            Moment("your turn"),
                        )
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Temple of Death",
        "stronghold",
        clans=("Unicorn",),
        keywords=("Unicorn Clan",),
        province_strength=7,
        gold_production=5,
        starting_honor=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Bow(Target(Noun(("personality",)), 1)),),
                    constraints=(
                        PutCard(
                            Chosen(Noun(("personality",), zone="discard", form="Personality in any discard pile"), 0),
                            "removed",
                        ),
                    ),
                ),
                Ability(
                    ("open",),
                    (Straighten(Target(Noun(("personality",)), 1)),),
                    constraints=(
                        PutCard(
                            Chosen(Noun(("personality",), zone="discard", form="Personality in any discard pile"), 0),
                            "removed",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Utaku Plains",
        "stronghold",
        clans=("Unicorn",),
        keywords=("Unicorn Clan",),
        province_strength=7,
        gold_production=5,
        starting_honor=4,
        program=Program(
            traits=(
                Continuous(
                    Each(Noun(("personality",), whose="your", plural=True, form="Personalities"), form="your {npmany}"),
                    (
                        Modify("personal_honor", Number(1)),
                        Limit("personal_honor", "maximum", Number(5)),
                    ),
                    Is(Ref("each"), (In("play"),)),
                    form="{stand} while {is_what}|{everyone} {says0}|have {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Target(
                                Noun(
                                    (
                                        "personality",
                                        "follower",
                                    ),
                                    (Opposing(Ref("slot", 0, "him")),),
                                ),
                                1,
                            ),
                            (Modify("force", StatOf("personal_honor", Ref("slot", 0, "your Personality's")), True),),
                            form="reduce {statof} by {howmuch}|the {stat} of {obj}",
                        ),
                    ),
                    constraints=(Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
)
