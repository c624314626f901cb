"""Personalities of Samurai, made by `rokugan.workshop.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    ActionDid,
    AdditionalAction,
    AllFilters,
    Allow,
    Among,
    AnyOf,
    BecomeDead,
    Both,
    Bow,
    Challenge,
    ChooseOne,
    Chosen,
    Compare,
    CompareAttack,
    Conditional,
    Continuous,
    Controller,
    Controls,
    CopyAbility,
    CountOf,
    Create,
    Destroy,
    Did,
    Different,
    Discard,
    Dishonor,
    Draw,
    Each,
    Either,
    EntryCost,
    Exists,
    ExtraPhase,
    Fits,
    Forbid,
    GainHonor,
    Give,
    GrantKeyword,
    GrantText,
    Happened,
    HasKeyword,
    If,
    In,
    Is,
    IsNamed,
    Later,
    Leader,
    Look,
    LoseHonor,
    May,
    Modify,
    Moment,
    MostOf,
    Move,
    NameWord,
    Negate,
    NoneOf,
    Not,
    Noun,
    Number,
    OneChange,
    OpposedBy,
    Opposing,
    OtherThan,
    Past,
    Pattern,
    PayGold,
    Paying,
    PayWith,
    PerformedBy,
    Produce,
    Program,
    Provided,
    ProvinceOf,
    PutCard,
    PutToken,
    RangedAttack,
    Ref,
    Refill,
    Rehonor,
    SetStat,
    Several,
    StatBefore,
    State,
    StatIs,
    StatOf,
    Straighten,
    Swap,
    Target,
    Targeting,
    Term,
    Times,
    Together,
    TopOf,
    Traits,
    Transfer,
    Trigger,
    Triggered,
    UnitOf,
    Uses,
    WaiveBow,
    WhenAnnounced,
    WhileRemains,
    Whose,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Bayushi Eisaku",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Samurai",
            "Hero",
            "Bitter Lies Swordsman",
        ),
        force=2,
        chi=2,
        gold_cost=4,
        personal_honor=1,
        formats=("samurai",),
    ),
    CardDefinition(
        "Bayushi Hisato",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Samurai",
        ),
        force=3,
        chi=3,
        honor_requirement=0,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "attach",
                    Ref("this", words="Hisato"),
                    Noun(
                        ("item",),
                        (
                            NoneOf(
                                (
                                    Either(
                                        (
                                            HasKeyword("Armor"),
                                            HasKeyword("Weapon", plural="Weapons"),
                                        ),
                                        form="{namemany} {tail:namemany_tail*} {and_or} {last:namemany}~and",
                                    ),
                                )
                            ),
                        ),
                        plural=True,
                        form="Items",
                    ),
                    form="{everyone} cannot attach {npmany0}, except {exempt}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(
                            Ref("this", words="him"),
                            "any battlefield",
                            Chosen(Noun(("battlefield",), (AllFilters(()),)), form="another battlefield {fieldpost*}"),
                        ),
                    ),
                    conditions=(
                        Is(
                            Ref("this", words="Hisato"),
                            (
                                AllFilters(
                                    (
                                        In("any battlefield", form="{are} {is_what}~is|{place}~at a battlefield"),
                                        With(Noun(("follower",)), "<="),
                                    ),
                                    form="{vp} {tail:vp_tail*} {and} {last:vp}~and",
                                ),
                            ),
                            form="if {condition}|{rsubj} {vps}",
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Bayushi Hisoka",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Courtier",
            "Unique",
        ),
        force=0,
        chi=2,
        gold_cost=5,
        personal_honor=1,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this", words="Hisoka"))),
                    (
                        Target(Noun(("card",)), 0),
                        WhileRemains(
                            Is(Ref("this", words="Hisoka"), (In("play"),)),
                            (
                                Later(
                                    Trigger("after", Pattern("bow", Ref("slot", 0, "that card"))),
                                    (
                                        LoseHonor(
                                            Number(2),
                                            Controller(Ref("slot", 0, "its")),
                                            form="{psubj} {does}|loses {amount} Honor",
                                        ),
                                    ),
                                    False,
                                ),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Bayushi Iyona",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Samurai",
        ),
        force=3,
        chi=3,
        gold_cost=7,
        personal_honor=1,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Iyona"),
                    (
                        Modify(
                            "force",
                            Times(
                                1,
                                CountOf(
                                    Noun(
                                        ("card",),
                                        (
                                            OtherThan(Ref("this"), form="other"),
                                            Either(
                                                (
                                                    HasKeyword("Samurai"),
                                                    HasKeyword("Ninja"),
                                                )
                                            ),
                                            In("army", Ref("this", words="her"), form="in {poss} army"),
                                        ),
                                        form="{} {}  {}",
                                    )
                                ),
                            ),
                            form="{mods} for each {npone}|+1F",
                        ),
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(
                            Target(
                                Noun(
                                    ("card",),
                                    (
                                        Opposing(Ref("this", words="Iyona")),
                                        Either(
                                            (
                                                State("dishonorable"),
                                                With(
                                                    Noun(("attachment",), plural=True, form="attachments"),
                                                    "=",
                                                    Number(0),
                                                ),
                                            ),
                                            form="{who} {vps}~that|{vp} {tail:vp_tail*} {or} {last:vp}~or",
                                        ),
                                    ),
                                ),
                                0,
                            )
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Bayushi Kurumi",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Courtier",
        ),
        force=0,
        chi=3,
        honor_requirement=0,
        gold_cost=4,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(Noun(("personality",)), 0),
                        May((Dishonor(Ref("slot", 0, "him")),), Controller(Ref("slot", 0, "his"))),
                        If(
                            Did("dishonor", Ref("slot", 0, "he"), False, form="{rsubj} did not become dishonorable"),
                            (Give(Ref("slot", 0, "him"), (Modify("force", Number(-3)),), form="give {obj} {changes}"),),
                            form="if {condition}, {clause}",
                        ),
                    ),
                    ("Political",),
                    constraints=(Bow(Ref("this", words="her"), form="bow {obj}"),),
                    allowances=(Allow("absent", Ref("this", words="Kurumi")),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Bayushi Muhito",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Samurai",
            "Ninja",
        ),
        force=3,
        chi=4,
        gold_cost=7,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (AdditionalAction("battle", form="take an additional Battle action"),),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "resolve",
                            Noun(("action",), form="an action"),
                            filters=(ActionDid("move across", Ref("this", words="Muhito")),),
                            form="{action} {goes} {circ:acirc*}|resolves¦{actpost}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Bayushi Nomen",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Samurai",
            "Courtier",
        ),
        force=3,
        chi=4,
        honor_requirement=5,
        gold_cost=5,
        personal_honor=2,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "target",
                    Several(
                        (
                            Ref("this", words="Nomen"),
                            Each(
                                Noun(
                                    ("personality",),
                                    (In("army", Ref("this", words="Nomen's"), form="in {poss} army"),),
                                    plural=True,
                                    form="Personalities {}",
                                )
                            ),
                        )
                    ),
                    Noun(
                        ("action",),
                        (
                            PerformedBy(
                                Noun(
                                    ("personality",),
                                    (
                                        WhenAnnounced(
                                            State("dishonorable"),
                                            form="{who} {vps}~who|were dishonorable when the action was announced",
                                        ),
                                    ),
                                    plural=True,
                                    form="{npmany}|Personalities {}",
                                ),
                                form="performed by {event_thing}",
                            ),
                        ),
                        plural=True,
                        form="actions {}",
                    ),
                    form="{by_actions} cannot {do_verbs} {everyone}|=target",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Bayushi Paneki",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Clan Champion",
            "Samurai",
            "Hero",
            "Tactician",
            "Experienced 4",
            "Unique",
            "Loyal",
        ),
        force=7,
        chi=5,
        gold_cost=11,
        personal_honor=3,
        program=Program(
            traits=(
                Triggered(
                    Trigger(
                        "after",
                        Pattern(
                            "resolve",
                            Noun(("action",), whose="other", form="another player's action"),
                            filters=(
                                ActionDid(
                                    "target",
                                    Noun(
                                        ("personality",),
                                        (In("location", Ref("this", words="Paneki's"), form="at {poss} location"),),
                                        plural=True,
                                        form="one or more {npmany}|Personalities {}",
                                    ),
                                ),
                            ),
                            form="{action} {goes} {circ:acirc*}|resolves¦{actpost}",
                        ),
                    ),
                    (
                        LoseHonor(
                            Number(1),
                            Ref("actor", words="the player", form="@"),
                            form="{psubj} {does}|loses {amount} Honor",
                        ),
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    Provided(
                                        Is(
                                            Ref("each", words="he"),
                                            (HasKeyword("Courtier", form="{are} {is_what}~is|a {headone}|"),),
                                            form="{rsubj} {vps}",
                                        ),
                                        In("any location"),
                                        form="; if {condition}, he may be at any location",
                                    ),
                                ),
                            ),
                            0,
                        ),
                        If(
                            Is(Ref("slot", 0, "he"), (State("dishonorable"),), form="{rsubj} {vps}"),
                            (Destroy(Ref("slot", 0, "him")),),
                            form="{effect1} if {condition}",
                        ),
                        Dishonor(Ref("slot", 0, "him")),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Bayushi Saya",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Samurai",
            "Courtier",
        ),
        force=2,
        chi=3,
        gold_cost=7,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Target(Noun(("personality",)), 0),
                        Later(
                            Trigger(
                                "after",
                                Pattern(
                                    "assign",
                                    Ref("slot", 0, "him"),
                                    Controller(Ref("slot", 0, "his")),
                                    alternatives=(
                                        Pattern(
                                            "resolve",
                                            Noun(("action",), form="an action"),
                                            filters=(
                                                PerformedBy(
                                                    Ref("slot", 0, "he"), form="that {adid}|{event_thing} performed"
                                                ),
                                            ),
                                            form="{action} {goes} {circ:acirc*}|resolves¦{actpost}",
                                        ),
                                    ),
                                ),
                            ),
                            (
                                LoseHonor(
                                    StatOf("personal_honor", Ref("slot", 0, "his")),
                                    Controller(Ref("slot", 0, "his")),
                                    form="{psubj} {does}|loses Honor equal to {amount}",
                                ),
                                Dishonor(Ref("slot", 0, "he"), form="{subj} is dishonored"),
                            ),
                            form="after the next time this turn {pattern} or {b:pattern}, {effect1}, then {f:effect1}",
                        ),
                    ),
                    ("Political",),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Bayushi Tsimaru",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Samurai",
            "Experienced",
            "Unique",
        ),
        force=6,
        chi=4,
        gold_cost=10,
        personal_honor=1,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "target",
                    Ref("this", words="Tsimaru"),
                    Noun(("action",), (HasKeyword("Political"),), "other", plural=True, form="{} actions"),
                    form="other players cannot target {everyone} with {actions}",
                ),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (Negate("move"),),
                    trigger=Trigger("before", Pattern("move", Noun(("unit",), form="a {npone}|unit"))),
                    uses=Uses(2, said=True, form="twice per turn"),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Boshanai",
        "personality",
        keywords=(
            "Shadowlands",
            "Goblin",
            "Nonhuman",
        ),
        force=2,
        chi=1,
        gold_cost=3,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(4)),),
                    form="lose {num} Honor",
                ),
                Triggered(
                    Trigger(
                        "after",
                        Pattern("phase begins", details=("end",), form="{span1} begins {circ*}|an End Phase"),
                        form="after {pattern}",
                    ),
                    (
                        May(
                            (
                                PutCard(
                                    Ref("this", words="it"),
                                    "play",
                                    terms=(Term("free"),),
                                    form="bring {obj} into play from your discard pile {terms}",
                                ),
                            )
                        ),
                    ),
                    (
                        Is(
                            Ref("this"),
                            (
                                Either(
                                    (
                                        Past("destroy in resolution"),
                                        Past("destroy for duel loss"),
                                    )
                                ),
                            ),
                            form="if {condition}|{rsubj} {vps}",
                        ),
                    ),
                    from_discard=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Chuda Hiroe",
        "personality",
        clans=("Spider",),
        keywords=(
            "Spider Clan",
            "Shugenja",
            "Shadowlands",
        ),
        force=3,
        chi=4,
        gold_cost=6,
        personal_honor=1,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(4)),),
                    form="lose {num} Honor",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Chuda Ikumi",
        "personality",
        clans=("Spider",),
        keywords=(
            "Spider Clan",
            "Shugenja",
            "Shadowlands",
        ),
        force=3,
        chi=4,
        gold_cost=7,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(4)),),
                    form="lose {num} Honor",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Together(
                            (
                                If(
                                    Is(Ref("slot", 1), (Fits(Noun(("personality",))),)), (May((CompareAttack("chi"),)),)
                                ),
                                RangedAttack(
                                    StatBefore(
                                        "force",
                                        Ref("slot", 0, "the card's"),
                                        form="{poss} Force before it was destroyed",
                                    ),
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
                            )
                        ),
                    ),
                    constraints=(
                        Destroy(
                            Chosen(Noun(("card",), (In("army", Ref("this")),), "your", plural=True, form="cards {}"), 0)
                        ),
                    ),
                    uses=Uses(0, said=True, form="any number of times per turn"),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Chuda Kyuwa",
        "personality",
        clans=("Spider",),
        keywords=(
            "Spider Clan",
            "Shugenja",
            "Shadowlands",
        ),
        force=4,
        chi=4,
        gold_cost=7,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(5)),),
                    form="lose {num} Honor",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(
                            Each(
                                Noun(
                                    (
                                        "personality",
                                        "follower",
                                    ),
                                    (
                                        StatIs(
                                            "force",
                                            "<=",
                                            Number(3),
                                            form="{with} {quality}~with|{measure} of {quantity}~Force~3 or less",
                                        ),
                                        In("unit", Target(Noun(("unit",), whose="enemy"), 0), form="in {target}"),
                                    ),
                                    plural=True,
                                    form="Personalities and Followers {} {}",
                                )
                            )
                        ),
                    ),
                    ("Fear",),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Chuda Rintaro",
        "personality",
        clans=("Spider",),
        keywords=(
            "Spider Clan",
            "Shugenja",
            "Shadowlands",
        ),
        force=3,
        chi=3,
        gold_cost=7,
        personal_honor=0,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Target(Noun(("personality",), whose="other"), 0),
                        Later(
                            Trigger("after", Pattern("assign", Ref("slot", 0, "he"))),
                            (
                                Together(
                                    (
                                        Give(
                                            Ref("slot", 0, "he"),
                                            (
                                                Modify("force", Number(-2)),
                                                Modify("chi", Number(-1)),
                                            ),
                                            form="suffers {changes}",
                                        ),
                                        Give(Ref("slot", 0), (GrantKeyword("Shadowlands"),)),
                                    ),
                                    form="{subj} {tv} and {b:tv}",
                                ),
                            ),
                            False,
                            form="{later}, {clause}|after each time {pattern} this turn",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Daidoji Akagi",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Samurai",
            "Scout",
        ),
        force=1,
        chi=3,
        honor_requirement=0,
        gold_cost=5,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(2),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                0,
                            ),
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Akagi"), form="bow {obj}"),),
                ),
                Ability(
                    ("reaction",),
                    (
                        Give(
                            Ref("ranged attack", words="the Ranged Attack's"),
                            (Modify("strength", StatOf("focus_value", Ref("slot", 0, "the card's"))),),
                            form="increase {statof} by {howmuch}|{poss} {stat}",
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "choose targets",
                            Noun(("ranged attack",), whose="your"),
                            Noun(
                                ("action",),
                                (PerformedBy(Ref("this", words="Akagi"), form="that {adid}|{event_thing} performed"),),
                                form="an action {}",
                            ),
                        ),
                    ),
                    constraints=(Discard(Chosen(Noun(("card",), whose="your", zone="hand"), 0)),),
                    allowances=(Allow("bowed", Ref("this", words="he")),),
                    form="{head} : {t} , {w} , {x} : {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Daidoji Eitoku",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Samurai",
            "Scout",
        ),
        force=4,
        chi=3,
        honor_requirement=6,
        gold_cost=8,
        personal_honor=3,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "assign cavalry",
                    Each(Noun(("unit",), whose="enemy", plural=True, form="enemy units")),
                    In("battlefield", Ref("this", words="his")),
                    condition=Is(Ref("this", words="Eitoku"), (State("defending"),), form="{rsubj} {vps}"),
                    others=("move to battlefield",),
                    form="while {condition}, {stand}|{everyone} {says0}|can not {mayban}|assign or move to {poss} battlefield after Infantry Maneuvers",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Daidoji Nagiko",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Samurai",
            "Cavalry",
            "Unique",
        ),
        force=4,
        chi=4,
        honor_requirement=0,
        gold_cost=11,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(Noun(("unit",), whose="enemy"), 0, form="target {just_one} {npone}~an"),
                        Move(Ref("this", words="Nagiko"), "battlefield"),
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
                            must=Noun(("card",), (In("unit", Ref("slot", 0, "the target unit"), form="in {robj}"),)),
                            form="Ranged {strength:num} Attack that must target a {npone}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Daigotsu",
        "personality",
        clans=("Spider",),
        keywords=(
            "Spider Clan",
            "Clan Champion",
            "Shugenja",
            "Shadowlands",
            "Duelist",
            "Experienced 2",
            "Unique",
            "Loyal",
        ),
        force=7,
        chi=6,
        gold_cost=12,
        personal_honor=1,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(20)),),
                    form="lose {num} Honor",
                ),
                Continuous(
                    Each(
                        Noun(
                            ("personality",),
                            (Opposing(Ref("this", words="Daigotsu")),),
                            plural=True,
                            form="Personalities {}",
                        )
                    ),
                    (Modify("force", StatOf("personal_honor", Ref("each", words="their")), True),),
                    form="{everyone} {says0}|have {changes}",
                ),
            ),
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        Together(
                            (
                                Straighten(Target(Noun(("personality",), (HasKeyword("Shadowlands"),)), 0)),
                                ChooseOne(
                                    (
                                        (
                                            Bow(
                                                Target(Noun(("card",), (HasKeyword("Shadowlands"),), form="{} card"), 1)
                                            ),
                                        ),
                                        (Straighten(Target(Noun(("card",), (HasKeyword("Shadowlands"),)), 1)),),
                                    )
                                ),
                            ),
                            form="{effect0} and {b:effect0}",
                        ),
                    ),
                    allowances=(Allow("bowed", Ref("this", words="Daigotsu")),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Daigotsu Gyoken",
        "personality",
        clans=("Spider",),
        keywords=(
            "Spider Clan",
            "Samurai",
            "Shadowlands",
        ),
        force=4,
        chi=3,
        gold_cost=6,
        personal_honor=1,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(5)),),
                    form="lose {num} Honor",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Daigotsu Kaikou",
        "personality",
        clans=("Spider",),
        keywords=(
            "Spider Clan",
            "Samurai",
            "Shadowlands",
        ),
        force=5,
        chi=2,
        gold_cost=7,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(3)),),
                    form="lose {num} Honor",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(("attachment",), (Opposing(Ref("this", words="Kaikou")),)),
                            0,
                            form="target {just_one} {npone}~an",
                        ),
                        ChooseOne(
                            (
                                (Transfer(Ref("slot", 0, "it"), Ref("this", words="Kaikou")),),
                                (Destroy(Ref("slot", 0, "it")),),
                            )
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Daigotsu Masami",
        "personality",
        clans=("Spider",),
        keywords=(
            "Spider Clan",
            "Samurai",
            "Shadowlands",
        ),
        force=3,
        chi=2,
        gold_cost=7,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(4)),),
                    form="lose {num} Honor",
                ),
                Triggered(
                    Trigger("after", Pattern("leave play", Ref("this", words="Masami")), "turn"),
                    (
                        Give(
                            Ref("this", words="he"),
                            (Modify("force", Number(1)),),
                            "permanent",
                            form="{subj} permanently gains {changes}",
                        ),
                    ),
                    form="{trigger}, {effect1}",
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Together(
                            (
                                Discard(
                                    Chosen(
                                        Noun(
                                            ("card",),
                                            whose="your",
                                            zone="province",
                                            form="card in one of your provinces",
                                        ),
                                        0,
                                        form="{just_one} {npone}~a",
                                    )
                                ),
                                Refill(
                                    Ref("emptied"),
                                    with_=Ref("this", words="Masami"),
                                    form="refilling it face up with {obj}",
                                ),
                            ),
                            form="discard {obj}, {refill}",
                        ),
                    ),
                    conditions=(
                        Is(Ref("this", words="Masami"), (State("dead"),), form="if {condition}|{rsubj} is dead"),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Daigotsu Meguro",
        "personality",
        clans=("Spider",),
        keywords=(
            "Spider Clan",
            "Samurai",
            "Shadowlands",
        ),
        force=3,
        chi=2,
        gold_cost=5,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(5)),),
                    form="lose {num} Honor",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(2),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                0,
                            ),
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Meguro"), form="bow {obj}"),),
                ),
                Ability(
                    ("battle",),
                    (
                        PutToken(
                            Target(Noun(("personality",), (Opposing(Ref("this", words="Meguro")),)), 0),
                            "-2F",
                            form="give {obj} {tokens}|a {tokenname} token",
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Meguro"), form="bow {obj}"),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Doji Ayano",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Samurai",
            "Courtier",
        ),
        force=2,
        chi=4,
        honor_requirement=10,
        gold_cost=6,
        personal_honor=4,
        formats=("samurai",),
    ),
    CardDefinition(
        "Doji Domotai",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Clan Champion",
            "Samurai",
            "Duelist",
            "Experienced 3",
            "Unique",
            "Loyal",
        ),
        force=4,
        chi=5,
        honor_requirement=40,
        gold_cost=10,
        personal_honor=5,
        program=Program(
            traits=(
                Continuous(
                    Each(
                        Noun(
                            ("personality",),
                            (
                                State("defending"),
                                HasKeyword("Crane Clan"),
                                In("location", Ref("this", words="Domotai's"), form="at {poss} location"),
                            ),
                            "your",
                            plural=True,
                            form="{} {} Personalities {}",
                        ),
                        form="your {npmany}",
                    ),
                    (Modify("force", StatOf("personal_honor", Ref("each", words="their"))),),
                    form="{everyone} {says0}|have {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Challenge(
                            Ref("this", words="Domotai"),
                            Target(Noun(("personality",), (Opposing(Ref("this", words="her")),)), 0),
                            True,
                        ),
                        Destroy(Ref("loser", words="the duel's loser")),
                        GainHonor(Number(3), Controller(Ref("winner")), form="the winner gains {num} Honor"),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Doji Hakuseki",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Samurai",
            "Magistrate",
            "Duelist",
        ),
        force=3,
        chi=3,
        honor_requirement=6,
        gold_cost=7,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(Noun(("personality",), whose="other"), 0),
                        May(
                            (GainHonor(Number(3)),),
                            Controller(Ref("slot", 0, "his")),
                            form="{psubj} may choose to have {effect0h}",
                        ),
                        If(
                            Did(
                                "choose",
                                positive=False,
                                who=Controller(Ref("slot", 0), form="=he"),
                                form="{psubj} does not choose this",
                            ),
                            (
                                Give(
                                    Ref("slot", 0, "the Personality"),
                                    (Forbid("may not", "use abilities"),),
                                    "your next turn",
                                    form="{lasting} {duration}|until your next turn begins|{subj} cannot use his abilities",
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
        "Doji Jotaro",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Samurai",
            "Courtier",
            "Taisa",
            "First Legion",
        ),
        force=2,
        chi=4,
        honor_requirement=8,
        gold_cost=8,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Dishonor(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        State("human"),
                                        In("attacking you", form="{place}~attacking one of your provinces"),
                                    ),
                                ),
                                0,
                            )
                        ),
                    ),
                    ("Political",),
                    constraints=(Bow(Ref("this", words="him"), form="bow {obj}"),),
                    allowances=(Allow("absent", Ref("this", words="Jotaro")),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Doji Jun'ai",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Samurai",
            "Courtier",
            "Keeper",
            "Water",
            "Cavalry",
            "Tactician",
            "Enlightened",
            "Experienced Keeper of Water",
            "Unique",
        ),
        force=2,
        chi=4,
        honor_requirement=5,
        gold_cost=9,
        personal_honor=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(
                            Several(
                                (
                                    Target(Noun(("personality",)), 0),
                                    Ref("this", words="Jun'ai"),
                                )
                            ),
                            "home",
                            form="move {obj} {dest}|home",
                        ),
                        Give(
                            Several(
                                (
                                    Ref("slot", 0),
                                    Ref("this"),
                                )
                            ),
                            (
                                Forbid(
                                    "may not",
                                    "assign attack",
                                    others=("move to attack",),
                                    form="assign to or move to attack",
                                ),
                            ),
                            "your next turn",
                            form="{duration}, {lasting}|until your next turn begins|neither unit may {mayban}",
                        ),
                    ),
                    ("Elemental",),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Doji Koin",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Courtier",
            "Magistrate",
        ),
        force=2,
        chi=3,
        honor_requirement=4,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Target(Noun(("card",), (Among(Ref("subject", words="the Personality")),)), 0),
                        May(
                            (Dishonor(Ref("subject")),),
                            Controller(Ref("subject")),
                            form="=his controller chooses whether Koin dishonors him",
                        ),
                        If(
                            Is(
                                Ref("slot", 0),
                                (State("honorable", form="{are} {is_what}~is now|honorable"),),
                                form="{rsubj} {vps}",
                            ),
                            (GainHonor(Number(2)),),
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "bow",
                            Noun(
                                ("personality",),
                                (State("honorable"),),
                                "other",
                                form="another player's {npone}|{} Personality",
                            ),
                            Noun(("card effect",), form="a card's effect"),
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Koin"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Doji Seo",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Samurai",
            "Duelist",
        ),
        force=2,
        chi=4,
        honor_requirement=5,
        gold_cost=8,
        personal_honor=3,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "refuse",
                    Each(Noun(("personality",))),
                    condition=Both(
                        (
                            Is(Ref("challenger"), (Among(Ref("this", words="Seo")),)),
                            Is(Ref("this", words="she"), (In("any army"),), form="{rsubj} {vps}"),
                        )
                    ),
                    form="challenges {subj} issues while {condition} cannot be refused",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("this", words="Seo's"),
                            (Modify("force", StatOf("personal_honor", Ref("this", words="her"))),),
                        ),
                    ),
                    conditions=(
                        Both(
                            (
                                Is(Ref("this", words="Seo"), (State("attacking"),)),
                                Is(
                                    Leader("defender"),
                                    (
                                        StatIs(
                                            "family_honor",
                                            "<",
                                            StatOf("family_honor", You(), form="you"),
                                            form="{compare} {measure} than {standard}~less~Family Honor",
                                        ),
                                    ),
                                ),
                            ),
                            form="if {condition}|{rsubj} is attacking a player with {stat_is}",
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Doji Sesshu",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Samurai",
        ),
        force=3,
        chi=4,
        honor_requirement=4,
        gold_cost=8,
        personal_honor=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Sesshu"),
                    (
                        Modify("force", Number(2)),
                        Modify("personal_honor", Number(2), form="&and~+2PH"),
                    ),
                    Compare(
                        StatOf("family_honor", You()),
                        ">=",
                        Number(21),
                        form="{amount} {be} {amount_is}~is|{quantity}~21 or more",
                    ),
                    form="{stand} while {condition}|{everyone} {says0}|has {changes}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Hida Daizu",
        "personality",
        clans=("Crab",),
        keywords=(
            "Crab Clan",
            "Samurai",
        ),
        force=4,
        chi=4,
        gold_cost=8,
        personal_honor=1,
        program=Program(
            traits=(
                Triggered(
                    Trigger(
                        "after",
                        Pattern(
                            "destroy", Ref("this", words="Daizu"), form="{event_thing} {happens} {circ*}|=is destroyed"
                        ),
                    ),
                    (
                        May(
                            (
                                Together(
                                    (
                                        Rehonor(Ref("this", words="him")),
                                        PutCard(
                                            Ref("this", words="him"),
                                            "play",
                                            terms=(Term("free"),),
                                            form="bring {obj} into play {terms}",
                                        ),
                                    )
                                ),
                            ),
                            form="you may {effect0} and {b:effect0}",
                        ),
                    ),
                    period="game",
                    form="once per game , {t} : {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Hida Daizu",
        "personality",
        clans=("Crab",),
        keywords=(
            "Crab Clan",
            "Samurai",
            "Hero",
            "Experienced",
            "Unique",
        ),
        force=5,
        chi=4,
        honor_requirement=0,
        gold_cost=9,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (Negate("destroy"),),
                    trigger=Trigger(
                        "before",
                        Pattern(
                            "destroy",
                            Noun(
                                ("personality",),
                                (
                                    HasKeyword("Crab Clan"),
                                    In("location", Ref("this", words="Daizu's"), form="at {poss} location"),
                                ),
                                form="a {npone}|{} Personality {}",
                            ),
                            Noun(("action",), whose="other", form="another player's action"),
                        ),
                    ),
                    constraints=(
                        Give(
                            Ref("this", words="Daizu"),
                            (Modify("chi", Number(-2)),),
                            "permanent",
                            form="{lasting} {duration}|permanently|give {obj} {changes}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Hida Genichi",
        "personality",
        clans=("Crab",),
        keywords=(
            "Crab Clan",
            "Samurai",
            "Berserker",
        ),
        force=4,
        chi=3,
        gold_cost=8,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (Bow(Target(Noun(("card",), (Among(Ref("subject", words="that unit")),)), 0, form="-")),),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "assign",
                            Noun(
                                ("unit",),
                                (
                                    StatIs(
                                        "force",
                                        "<",
                                        StatOf("force", Ref("this", words="Genichi's")),
                                        total=True,
                                        form="{with} {quality}~with|{compare} {measure} than {standard}~lower~total Force",
                                    ),
                                ),
                                form="a {npone}|unit {}",
                            ),
                            filters=(In("battlefield", Ref("this", words="Genichi's")),),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Hida Hiyao",
        "personality",
        clans=("Crab",),
        keywords=(
            "Crab Clan",
            "Samurai",
            "Hero",
        ),
        force=5,
        chi=3,
        honor_requirement=0,
        gold_cost=8,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Straighten(Target(Noun(("personality",), plural=True, form="Personalities"), 1, most=2)),),
                    constraints=(
                        Discard(
                            Chosen(
                                Noun(
                                    ("strategy",), (HasKeyword("Heroic"),), "your", zone="hand", form="{} Action card"
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
        "Hida Sozen",
        "personality",
        clans=("Crab",),
        keywords=(
            "Crab Clan",
            "Samurai",
            "Hero",
            "Enlightened",
            "Experienced",
            "Unique",
        ),
        force=5,
        chi=4,
        honor_requirement=0,
        gold_cost=9,
        personal_honor=2,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "destroy",
                    Ref("this", words="Sozen"),
                    Noun(("action",), whose="other", plural=True, form="other players' actions"),
                    form="{by_actions} cannot {do_verbs} {everyone}|=destroy",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Hida Takuji",
        "personality",
        clans=("Crab",),
        keywords=(
            "Crab Clan",
            "Berserker",
        ),
        force=6,
        chi=1,
        gold_cost=8,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(Ref("this", words="him"), (Modify("force", Number(6)),), form="give {obj} {changes}"),
                        Later(
                            Trigger("after", Pattern("battle ends", form="{span1} ends {circ*}|this battle")),
                            (Destroy(Ref("this", words="him")),),
                            form="{effect1} {later}|{trigger}",
                        ),
                    ),
                    conditions=(
                        Is(Ref("this", words="Takuji"), (State("opposed"),), form="if {condition}|{rsubj} is opposed"),
                    ),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Hiruma Aki",
        "personality",
        clans=("Crab",),
        keywords=(
            "Crab Clan",
            "Samurai",
            "Berserker",
        ),
        force=5,
        chi=3,
        gold_cost=7,
        personal_honor=1,
        formats=("samurai",),
    ),
    CardDefinition(
        "Hiruma Tama",
        "personality",
        clans=("Crab",),
        keywords=(
            "Crab Clan",
            "Samurai",
            "Scout",
        ),
        force=2,
        chi=2,
        honor_requirement=0,
        gold_cost=5,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Target(Noun(("province",)), 0),
                        Later(
                            Trigger(
                                "after",
                                Pattern(
                                    "resolve",
                                    Noun(
                                        ("action",),
                                        (
                                            HasKeyword("Battle"),
                                            ActionDid(
                                                "from",
                                                Noun(("card",), (In("play"),), form="a {npone}|card {}"),
                                                form="from {event_thing}",
                                            ),
                                        ),
                                        form="a {} action {}",
                                    ),
                                ),
                            ),
                            (
                                If(
                                    Is(Ref("battlefield"), (In("battlefield", Ref("slot", 0, "that province")),)),
                                    (Bow(Ref("action", words="that card")),),
                                ),
                            ),
                            False,
                            form="during battles at {robj}'s battlefield this turn, after each time {pattern}, {effect1}",
                        ),
                    ),
                    ("Recon",),
                    constraints=(Bow(Ref("this", words="Tama"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Ikoma Akiyama",
        "personality",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Samurai",
            "Historian",
            "Poet",
        ),
        force=3,
        chi=3,
        honor_requirement=3,
        gold_cost=6,
        personal_honor=3,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Akiyama"),
                    (
                        Modify(
                            "force",
                            Times(
                                1,
                                CountOf(
                                    Noun(
                                        ("personality",),
                                        (State("honorably dead"),),
                                        "owned",
                                        form="{} Personality you own",
                                    )
                                ),
                            ),
                            form="{mods} for each {npone}|+1F",
                        ),
                    ),
                    Is(Ref("each"), (State("attacking"),)),
                    form="while {is_what}, {stand}|{everyone} {says0}|has {changes}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Ikoma Yasuko",
        "personality",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Courtier",
            "Experienced Shosuro Yasuko",
            "Unique",
        ),
        force=2,
        chi=3,
        honor_requirement=0,
        gold_cost=5,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(Noun(("personality",), (In("battlefield", positive=False),)), 0),
                        Move(Ref("slot", 0, "him"), "battlefield", form="move {obj} {dest}|there"),
                        If(
                            Is(Ref("slot", 0, "him"), (State("yours", False),), form="you do not control {robj}"),
                            (Straighten(Ref("slot", 0, "him")),),
                        ),
                    ),
                    allowances=(Allow("absent", Ref("this", words="Yasuko"), form="even if {subj} is {off}|home"),),
                ),
                Ability(
                    ("reaction",),
                    (Negate("destroy", Ref("subject", words="the Personality's")),),
                    ("Political",),
                    Trigger(
                        "before",
                        Pattern(
                            "destroy",
                            Noun(
                                ("personality",),
                                (
                                    HasKeyword("Lion Clan"),
                                    OtherThan(Ref("this")),
                                ),
                                form="another {npone}|{} Personality",
                            ),
                            form="{event_thing} {happens} {circ*}|=is destroyed",
                        ),
                    ),
                    constraints=(Destroy(Ref("this", words="Yasuko")),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Isawa Eitoku",
        "personality",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Shugenja",
            "Earth",
            "Avalanche Guard",
        ),
        force=4,
        chi=3,
        honor_requirement=2,
        gold_cost=8,
        personal_honor=2,
        program=Program(
            traits=(
                Traits(
                    (
                        Allow(
                            "assign bowed",
                            Ref("this", words="he"),
                            condition=Is(Ref("this", words="Eitoku"), (With(Noun(("spell",))),), form="{rsubj} {vps}"),
                        ),
                        Allow(
                            "force bowed",
                            Ref("this"),
                            condition=Is(Ref("this"), (With(Noun(("spell",))),)),
                            form="adds his Force to his unit's Force even if bowed",
                        ),
                    ),
                    form="while {condition}, {stand:stands}|{everyone} {says}|{says0}, and {b:says0}",
                ),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        May(
                            (
                                Paying(
                                    (Bow(Ref("action object", words="the Spell")),),
                                    (WaiveBow(Ref("this", words="Eitoku"), True),),
                                    form="bow {b:obj} instead to pay the cost of bowing {obj}",
                                ),
                            ),
                            form="you may {effect0}",
                        ),
                    ),
                    trigger=Trigger(
                        "when",
                        Pattern(
                            "perform",
                            Noun(
                                ("action",),
                                (ActionDid("from", Noun(("spell",), form="a {npone}|Spell"), form="on {event_thing}"),),
                                form="an action {}",
                            ),
                        ),
                    ),
                    conditions=(Is(Ref("this", words="he"), (In("any army"),), form="if {condition}|{rsubj} {vps}"),),
                    allowances=(Allow("bowed", Ref("this", words="Eitoku")),),
                    form="{head} : {w} , {c} , {t} : {e} .",
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Isawa Kyoko",
        "personality",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Shugenja",
            "Air",
        ),
        force=1,
        chi=2,
        honor_requirement=10,
        gold_cost=4,
        personal_honor=3,
        formats=("samurai",),
    ),
    CardDefinition(
        "Isawa Ochiai",
        "personality",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Elemental Master",
            "Shugenja",
            "Fire",
            "Duelist",
            "Experienced",
            "Unique",
            "Loyal",
        ),
        force=4,
        chi=5,
        honor_requirement=6,
        gold_cost=9,
        personal_honor=4,
        program=Program(
            traits=(
                Allow(
                    "no bow cost",
                    Each(
                        Noun(
                            ("card",),
                            (
                                HasKeyword("Fire"),
                                HasKeyword("Shugenja"),
                                In("location", Ref("this", words="Ochiai's"), form="at {poss} location"),
                            ),
                            plural=True,
                            form="{} {}  {}",
                        )
                    ),
                    of=Noun(("action",), (HasKeyword("Fire"),), plural=True, form="{} actions"),
                    form="{everyone} need not bow as a cost of {actions} they perform",
                ),
            ),
            abilities=(
                Ability(
                    ("open",),
                    (
                        Target(Noun(("personality",), whose="other"), 0),
                        Later(
                            Trigger("after", Pattern("assign", Ref("slot", 0, "he"), details=("attack",))),
                            (Challenge(Ref("this", words="Ochiai"), Ref("slot", 0, "him"), True),),
                            form="{later}, {clause}|after the first time {pattern} this turn",
                        ),
                        Together(
                            (
                                Bow(Ref("loser")),
                                Give(Ref("loser"), (Forbid("may not", "straighten"),), "his straighten"),
                            )
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Isawa Oharu",
        "personality",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Shugenja",
            "Air",
        ),
        force=1,
        chi=2,
        honor_requirement=4,
        gold_cost=6,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Straighten(Ref("this", words="her")),
                        PutToken(Ref("this", words="her"), "-1C Exhaustion"),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "resolve",
                            Noun(
                                ("action",),
                                (
                                    ActionDid(
                                        "from",
                                        Noun(
                                            ("spell",),
                                            whose="his",
                                            owner=Ref("this", words="Oharu's"),
                                            plural=True,
                                            form="one of {poss} {npmany}|Spells",
                                        ),
                                        form="from {event_thing}",
                                    ),
                                ),
                                form="an action {}",
                            ),
                        ),
                    ),
                    allowances=(Allow("bowed", Ref("this", words="she")),),
                    form="{head} : {t} , {w} : {e} . {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Isawa Takesi",
        "personality",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Shugenja",
            "Fire",
        ),
        force=2,
        chi=2,
        honor_requirement=0,
        gold_cost=5,
        personal_honor=1,
        formats=("samurai",),
    ),
    CardDefinition(
        "Isawa Umeko",
        "personality",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Shugenja",
            "Air",
        ),
        force=1,
        chi=3,
        honor_requirement=5,
        gold_cost=5,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            StatOf("personal_honor", Ref("this", words="her")),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                0,
                            ),
                            form="Ranged Attack with strength equal to {strength:amount}",
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Umeko"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Iuchi Umeka",
        "personality",
        clans=("Unicorn",),
        keywords=(
            "Unicorn Clan",
            "Shugenja",
            "Cavalry",
        ),
        force=3,
        chi=3,
        honor_requirement=0,
        gold_cost=8,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        WaiveBow(Ref("this", words="Umeka"), True),
                        Later(
                            Trigger("after", Pattern("resolve", Ref("action"), form="the action's effects resolve")),
                            (
                                AdditionalAction(
                                    "battle",
                                    requirement=Pattern(
                                        "announce",
                                        filters=(ActionDid("from", Noun(("spell",), form="a {npone}|Spell"), False),),
                                    ),
                                ),
                            ),
                        ),
                    ),
                    trigger=Trigger(
                        "when",
                        Pattern(
                            "perform",
                            Noun(
                                ("action",),
                                (ActionDid("from", Noun(("spell",), form="a {npone}|Spell"), form="on {event_thing}"),),
                                form="an action {}",
                            ),
                            form="paying the cost of {action}",
                        ),
                    ),
                    constraints=(
                        Bow(
                            Chosen(
                                Noun(
                                    ("card",),
                                    (
                                        HasKeyword("Samurai"),
                                        In("army", Ref("this", words="her"), form="in {poss} army"),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{}  {}",
                                ),
                                0,
                            )
                        ),
                    ),
                    allowances=(Allow("bowed", Ref("this", words="Umeka")),),
                    form="{head} : {t} , {w} , {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kaiu Hisayuki",
        "personality",
        clans=("Crab",),
        keywords=(
            "Crab Clan",
            "Samurai",
        ),
        force=3,
        chi=2,
        gold_cost=6,
        personal_honor=1,
        program=Program(
            traits=(
                Allow(
                    "increase force bonus",
                    Ref("this", words="Hisayuki"),
                    Number(1),
                    Noun(
                        ("card",),
                        (
                            In(
                                "unit",
                                Ref("this"),
                                False,
                                form="{who} {vps}~that|{are_not} {is_what}~are not|{place}~in this unit",
                            ),
                        ),
                        plural=True,
                        form="cards {}",
                    ),
                    form="increase by {num} all Force bonuses {subj} receives from abilities on {npmany}. These increases last as long as the bonuses do",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kaiu Jurobei",
        "personality",
        clans=("Crab",),
        keywords=(
            "Crab Clan",
            "Samurai",
        ),
        force=4,
        chi=3,
        honor_requirement=5,
        gold_cost=6,
        personal_honor=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Jurobei"),
                    (Modify("force", Number(3)),),
                    Is(
                        Ref("each"),
                        (
                            Either(
                                (
                                    State("defending"),
                                    Opposing(
                                        Noun(("card",), (HasKeyword("Shadowlands"),), form="{} card"),
                                        form="opposing a {attone}",
                                    ),
                                )
                            ),
                        ),
                    ),
                    form="{stand} while {is_what} or while {b:is_what}|{everyone} {says0}|has {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (Draw(Number(1)),),
                    conditions=(
                        Is(
                            Ref("this", words="Jurobei"),
                            (
                                OpposedBy(
                                    Noun(("personality",), (StatIs("force", ">", None),)),
                                    form="{are} {is_what}~is|opposed by {any_one} {npone0}~any",
                                ),
                            ),
                            form="if {condition}|{rsubj} {vps}",
                        ),
                    ),
                    constraints=(Discard(Chosen(Noun(("card",), whose="your", zone="hand"), 0)),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kaiu Sadao",
        "personality",
        clans=("Crab",),
        keywords=(
            "Crab Clan",
            "Samurai",
            "Scout",
            "Siege",
        ),
        force=3,
        chi=2,
        honor_requirement=0,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Give(
                            ProvinceOf(Ref("this", words="his")),
                            (
                                Modify(
                                    "strength",
                                    CountOf(
                                        Noun(
                                            ("unit",),
                                            (In("army", Ref("this", words="his"), form="in {poss} army"),),
                                            plural=True,
                                            form="units {}",
                                        )
                                    ),
                                    choose=True,
                                ),
                            ),
                        ),
                    ),
                    trigger=Trigger("after", Pattern("assign", Ref("this", words="Sadao"))),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kakita Hideo",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Samurai",
            "Duelist",
        ),
        force=1,
        chi=3,
        honor_requirement=0,
        gold_cost=4,
        personal_honor=3,
        formats=("samurai",),
    ),
    CardDefinition(
        "Katsu",
        "personality",
        clans=("Spider",),
        keywords=(
            "Spider Clan",
            "Shugenja",
            "Khadi",
            "Experienced",
            "Unique",
        ),
        force=4,
        chi=5,
        gold_cost=8,
        personal_honor=1,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(6)),),
                    form="lose {num} Honor",
                ),
                Forbid(
                    "will not",
                    "control",
                    Ref("this", words="Katsu"),
                    form="{everyone} {says0}|cannot {mayban}|be controlled by players other than his owner",
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        PutCard(
                            Ref("this", words="him"),
                            "play",
                            terms=(Term("free"),),
                            form="bring {obj} into play {terms}",
                        ),
                    ),
                    conditions=(
                        Is(Ref("this", words="Katsu"), (State("dead"),), form="if {condition}|{rsubj} is dead"),
                    ),
                    constraints=(Bow(Chosen(Noun(("stronghold",), whose="your"), 0)),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kitsu Katsuko",
        "personality",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Daimyo",
            "Shugenja",
        ),
        force=2,
        chi=2,
        honor_requirement=5,
        gold_cost=6,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        Several(
                            (
                                Target(Noun(("personality",), (HasKeyword("Lion Clan"),), zone="discard"), 0),
                                Target(Noun(("card",), (HasKeyword("Samurai"),), "your", plural=True, form="{} "), 1),
                            )
                        ),
                        BecomeDead(Ref("slot", 0, "the Lion"), True),
                        Give(
                            Ref("slot", 1, "the Samurai"),
                            (
                                OneChange(
                                    (
                                        GrantKeyword("Tactician", form="the {kwname} keyword"),
                                        Modify("force", Number(3)),
                                    )
                                ),
                            ),
                            form="{subj} either gains {change1:change0} or {change2:change0}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kitsuki Ryushi",
        "personality",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Samurai",
            "Magistrate",
        ),
        force=3,
        chi=3,
        honor_requirement=3,
        gold_cost=8,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Create(
                            "item",
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
                            ("Weapon",),
                            attach_to=Target(
                                Noun(("personality",), whose="your", plural=True, form="Personalities"), 0
                            ),
                            form="create a {createdone} and attach it to {obj}|+1F/+1C Weapon Item",
                        ),
                    ),
                    trigger=Trigger("after", Pattern("enter play", Ref("this", words="Ryushi"))),
                ),
                Ability(("open",), (Bow(Target(Noun(("personality",), (State("dishonorable"),)), 0)),), ("Political",)),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kitsuki Taiko",
        "personality",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Samurai",
            "Magistrate",
        ),
        force=3,
        chi=4,
        honor_requirement=10,
        gold_cost=6,
        personal_honor=4,
        formats=("samurai",),
    ),
    CardDefinition(
        "Kiyomi",
        "personality",
        keywords=(
            "Imperial",
            "Courtier",
        ),
        force=1,
        chi=3,
        honor_requirement=3,
        gold_cost=5,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (GainHonor(Number(1)),),
                    ("Political",),
                    Trigger("after", Pattern("take favor", actor=Noun(("player",), form="any player"))),
                    constraints=(Bow(Ref("this", words="Kiyomi"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kobushi",
        "personality",
        keywords=(
            "Shadowlands",
            "Commander",
            "Goblin",
            "Nonhuman",
        ),
        force=4,
        chi=1,
        gold_cost=5,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(4)),),
                    form="lose {num} Honor",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(5),
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
                    ),
                    constraints=(
                        Destroy(
                            Target(
                                Noun(
                                    ("card",),
                                    (
                                        HasKeyword("Goblin", plural="Goblins"),
                                        In("army", Ref("this", words="Kobushi's"), form="in {poss} army"),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{}  {}",
                                ),
                                0,
                            )
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kodomo",
        "personality",
        keywords=(
            "Ronin",
            "Scout",
        ),
        force=1,
        chi=3,
        gold_cost=3,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (WaiveBow(Ref("this", words="her")),),
                    trigger=Trigger(
                        "when",
                        Pattern(
                            "announce",
                            Noun(
                                ("action",),
                                (
                                    HasKeyword("Recon"),
                                    PerformedBy(Ref("this", words="Kodomo")),
                                ),
                                form="a {} action",
                            ),
                        ),
                    ),
                    allowances=(Allow("bowed", Ref("this", words="she")),),
                    form="{head} : {t} , {w} : {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kyoso no Oni",
        "personality",
        keywords=(
            "Shadowlands",
            "Oni",
            "Nonhuman",
        ),
        force=5,
        chi=5,
        gold_cost=7,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(3)),),
                    form="lose {num} Honor",
                ),
                Forbid(
                    "may not",
                    "attach",
                    by=Noun(
                        (
                            "follower",
                            "item",
                        ),
                        plural=True,
                        form="Followers or Items",
                    ),
                    form="cannot attach {npmany}",
                ),
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this", words="Kyoso"))),
                    (Destroy(Chosen(Noun(("holding",), whose="your", plural=True, form="Holdings"), 0)),),
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(7),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                0,
                            ),
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Kyoso"), form="bow {obj}"),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Kyoso no Oni",
        "personality",
        keywords=(
            "Shadowlands",
            "Oni",
            "Nonhuman",
            "Enlightened",
            "Experienced 3",
            "Unique",
        ),
        force=13,
        chi=6,
        gold_cost=13,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(8)),),
                    form="lose {num} Honor",
                ),
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this", words="Kyoso no Oni")), "game"),
                    (
                        Together(
                            (
                                Destroy(
                                    Chosen(
                                        Noun(("personality",), whose="your", form="Personality you control"),
                                        0,
                                        form="{just_one} {npone}~a",
                                    )
                                ),
                                If(
                                    Did(
                                        "destroy",
                                        Ref("slot", 0, "him"),
                                        form="{doer} {deed}~this|{did} {deed_to}~destroyed|",
                                    ),
                                    (
                                        May(
                                            (
                                                Destroy(
                                                    Target(
                                                        Noun(
                                                            ("personality",),
                                                            (
                                                                StatIs(
                                                                    "gold_cost",
                                                                    "<=",
                                                                    StatOf(
                                                                        "gold_cost",
                                                                        Ref("slot", 0, "his"),
                                                                        form="{rposs}",
                                                                    ),
                                                                    form="{with} {quality}~with|{compare} {measure} than {standard}~equal or lower~Gold Cost",
                                                                ),
                                                                OtherThan(Ref("slot", 0)),
                                                            ),
                                                        ),
                                                        1,
                                                        form="{another} {npone}~another",
                                                    ),
                                                    form="target and destroy {sel}",
                                                ),
                                            )
                                        ),
                                    ),
                                ),
                            )
                        ),
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Several(
                            (
                                Target(Noun(("ring",)), 0),
                                Target(Noun(("personality",), (HasKeyword("Shadowlands"),)), 1),
                            )
                        ),
                        Destroy(
                            Several(
                                (
                                    Ref("slot", 0),
                                    Ref("slot", 1),
                                ),
                                form="=both targets",
                            )
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Mak'irtch",
        "personality",
        keywords=(
            "Ratling",
            "Shugenja",
            "Stained Paw Tribe",
            "Nonhuman",
            "Creature",
        ),
        force=3,
        chi=3,
        gold_cost=7,
        personal_honor=0,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(
                            Noun(("card",), (HasKeyword("Ratling", plural="Ratlings"),)),
                            0,
                            0,
                            -1,
                            limit=Different(
                                "tribe",
                                Each(Noun(("card",), (In("play"),), plural=True, form="cards {}")),
                                form="the number of different {different} {among} {many}~Tribe keywords~on",
                            ),
                            form="target {a_few} {npmany} up to {amount}~a number of",
                        ),
                        Create(
                            "follower",
                            (
                                (
                                    "force",
                                    Number(1),
                                ),
                            ),
                            (
                                "Ratling",
                                "Nonhuman",
                                "Creature",
                            ),
                            attach_to=Ref("slot", 0, "each target"),
                            form="create and attach a {createdone} to {obj}|1F Ratling Nonhuman Creature Follower card",
                        ),
                    ),
                ),
                Ability(
                    ("reaction",),
                    (
                        Create(
                            "follower",
                            (
                                (
                                    "force",
                                    Number(1),
                                ),
                            ),
                            (
                                "Ratling",
                                "Nonhuman",
                                "Creature",
                            ),
                            attach_to=Target(
                                Noun(
                                    ("personality",),
                                    (HasKeyword("Ratling"),),
                                    "your",
                                    plural=True,
                                    form="{} Personalities",
                                ),
                                0,
                            ),
                            form="create a {createdone} and attach it to {obj}|1F Ratling Nonhuman Creature Follower card",
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "enter discard pile",
                            Ref("this", words="Mak'irtch"),
                            details=("your pile",),
                            form="{event_thing} {happens} {circ*}|=enters your discard pile",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Matsu Aoiko",
        "personality",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Samurai",
            "Experienced",
            "Unique",
        ),
        force=4,
        chi=3,
        honor_requirement=6,
        gold_cost=7,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Destroy(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        Opposing(Ref("this", words="Aoiko")),
                                        StatIs(
                                            "chi",
                                            "<",
                                            CountOf(
                                                Noun(
                                                    ("card",),
                                                    (
                                                        HasKeyword("Lion Clan"),
                                                        HasKeyword("Samurai"),
                                                        In("army", Ref("this", words="her"), form="in {poss} army"),
                                                    ),
                                                    plural=True,
                                                    form="{} {}  {}",
                                                )
                                            ),
                                            form="{with} {quality}~with|{compare} {measure} than {standard}~less~Chi",
                                        ),
                                    ),
                                ),
                                0,
                            )
                        ),
                    ),
                ),
                Ability(
                    ("battle",),
                    (
                        Move(
                            Target(
                                Noun(
                                    ("card",),
                                    (
                                        HasKeyword("Lion Clan"),
                                        HasKeyword("Samurai"),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{} {} ",
                                ),
                                0,
                            ),
                            "location",
                            Ref("this", words="Aoiko's"),
                        ),
                    ),
                    uses=Uses(per="battle", said=True, form="once per battle"),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Matsu Benika",
        "personality",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Samurai",
            "Beastmaster",
        ),
        force=3,
        chi=3,
        honor_requirement=7,
        gold_cost=6,
        personal_honor=3,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Benika"),
                    (
                        Modify(
                            "force",
                            Times(
                                1,
                                CountOf(
                                    Noun(
                                        ("card",),
                                        (
                                            State("nonhuman"),
                                            In("battlefield", Ref("this", words="her"), form="at {poss} battlefield"),
                                        ),
                                    )
                                ),
                            ),
                            form="{mods} for each {npone}|+1F",
                        ),
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0, most=2),
                        Create(
                            "follower",
                            (
                                (
                                    "force",
                                    Number(1),
                                ),
                            ),
                            (
                                "Nonhuman",
                                "Cat",
                            ),
                            attach_to=Ref("slot", 0, "each one"),
                            form="create and attach a {createdone} to {obj}|1F Nonhuman , Cat Follower",
                        ),
                    ),
                    constraints=(PayGold(Number(2), form="pay {num} Gold"),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Matsu Bunka",
        "personality",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Samurai",
        ),
        force=2,
        chi=2,
        honor_requirement=3,
        gold_cost=5,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (GainHonor(Number(3)),),
                    trigger=Trigger(
                        "before",
                        Pattern(
                            "battle resolution",
                            filters=(Is(Ref("this", words="Bunka"), (State("in the current battle"),)),),
                            form="resolution of {span1} {circ*}|{span} {event_thing} is in|a battle",
                        ),
                    ),
                    conditions=(
                        Both(
                            (
                                Moment("attacker"),
                                Is(Ref("this", words="Bunka"), (State("opposed"),)),
                            ),
                            form="if {condition}|you are the Attacker and {cond1:cond0}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Matsu Robun",
        "personality",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Samurai",
            "Tactician",
        ),
        force=2,
        chi=2,
        honor_requirement=4,
        gold_cost=6,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",), (Destroy(Target(Noun(("attachment",), (Opposing(Ref("this", words="Robun")),)), 0)),)
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Matsu Takeko",
        "personality",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Samurai",
            "Hero",
        ),
        force=2,
        chi=3,
        honor_requirement=6,
        gold_cost=5,
        personal_honor=3,
        formats=("samurai",),
    ),
    CardDefinition(
        "Matsu Yoshino",
        "personality",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Clan Champion",
            "Samurai",
            "Hero",
            "Tactician",
            "Experienced 2",
            "Unique",
            "Loyal",
        ),
        force=4,
        chi=4,
        honor_requirement=12,
        gold_cost=10,
        personal_honor=5,
        program=Program(
            traits=(
                Continuous(
                    Each(
                        Noun(
                            ("personality",),
                            (
                                State("attacking"),
                                HasKeyword("Lion Clan"),
                                In("location", Ref("this", words="Yoshino's"), form="at {poss} location"),
                            ),
                            "your",
                            plural=True,
                            form="{} {} Personalities {}",
                        ),
                        form="your {npmany}",
                    ),
                    (Modify("force", StatOf("personal_honor", Ref("each", words="their"))),),
                    form="{everyone} {says0}|have {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Destroy(
                            Target(
                                Noun(
                                    ("personality",),
                                    (With(Noun(("attachment",), plural=True, form="attachments"), "=", Number(0)),),
                                ),
                                0,
                            )
                        ),
                        May(
                            (
                                Destroy(
                                    Target(Noun(("attachment",)), 1, form="{just_one} {npone}~an"),
                                    form="target and destroy {sel}",
                                ),
                            ),
                            form="you may then {effect0}",
                        ),
                    ),
                    ("Tactical",),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Matsu Yufu",
        "personality",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Samurai",
            "Tactician",
        ),
        force=2,
        chi=3,
        honor_requirement=6,
        gold_cost=6,
        personal_honor=4,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Give(
                            Target(
                                Noun(
                                    ("personality",),
                                    (HasKeyword("Samurai"),),
                                    "your",
                                    plural=True,
                                    form="{} Personalities",
                                ),
                                0,
                            ),
                            (GrantKeyword("Tactician", form="the {kwname} keyword"),),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Michio",
        "personality",
        clans=("Spider",),
        keywords=(
            "Spider Clan",
            "Monk",
        ),
        force=4,
        chi=3,
        gold_cost=8,
        personal_honor=0,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        ChooseOne(
                            (
                                (Bow(Target(Noun(("personality",), (Past("perform", "action"),)), 0)),),
                                (Straighten(Target(Noun(("personality",), (Past("perform", "action"),)), 0)),),
                            )
                        ),
                    ),
                    trigger=Trigger(
                        "after", Pattern("resolve", Noun(("action",), (HasKeyword("Kiho"),), form="a {} action"))
                    ),
                    allowances=(Allow("bowed", Ref("this", words="Michio")),),
                    form="{head} : {t} , {w} : {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Mirumoto Chojiro",
        "personality",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Samurai",
            "Duelist",
        ),
        force=3,
        chi=4,
        honor_requirement=0,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Swap(
                            Chosen(
                                Noun(("card",), whose="your", zone="focus pool", form="card from your focus pool"),
                                0,
                                form="{just_one} {npone}~a",
                            ),
                            Chosen(Noun(("card",), whose="your", zone="hand"), 1, form="=one from your hand"),
                        ),
                    ),
                    trigger=Trigger("after", Pattern("focus pools", Ref("this", words="Chojiro"))),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Mirumoto Ichizo",
        "personality",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Samurai",
            "Duelist",
        ),
        force=2,
        chi=3,
        honor_requirement=5,
        gold_cost=5,
        personal_honor=3,
        formats=("samurai",),
    ),
    CardDefinition(
        "Mirumoto Mareshi",
        "personality",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Samurai",
            "Hero",
            "Naga",
            "Cavalry",
            "Experienced",
            "Unique",
        ),
        force=4,
        chi=4,
        honor_requirement=2,
        gold_cost=8,
        personal_honor=2,
        program=Program(
            traits=(Continuous(Ref("this", words="Mareshi"), (GrantKeyword("Human"),), form="{everyone} is Human"),),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Straighten(Target(Noun(("unit",), whose="your", plural=True, form="units"), 2)),
                        ChooseOne(
                            (
                                (Move(Ref("slot", 2, "it"), "home"),),
                                (
                                    Move(
                                        Ref("slot", 2),
                                        "any battlefield",
                                        Chosen(
                                            Noun(
                                                ("battlefield",),
                                                (In("enemy units", form="with one or more enemy units"),),
                                            )
                                        ),
                                    ),
                                ),
                            )
                        ),
                    ),
                    constraints=(
                        ChooseOne(
                            (
                                (Bow(Chosen(Noun(("ring",), whose="your", plural=True, form="Rings"), 0)),),
                                (
                                    Discard(
                                        Chosen(Noun(("ring",), whose="your", zone="hand"), 1),
                                        form="discard {obj} from your hand",
                                    ),
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
        "Mirumoto Taishuu",
        "personality",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Samurai",
            "Courtier",
            "Shadowlands",
            "Ambassador to the Lost",
        ),
        force=3,
        chi=4,
        gold_cost=7,
        personal_honor=1,
        program=Program(
            traits=(
                Allow(
                    "no hand limit",
                    You(),
                    condition=Is(Ref("this", words="Taishuu"), (In("play"),), form="{rsubj} is in play"),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Moshi Amika",
        "personality",
        clans=("Mantis",),
        keywords=(
            "Mantis Clan",
            "Daimyo",
            "Shugenja",
        ),
        force=1,
        chi=3,
        gold_cost=6,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(4),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                0,
                            ),
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Amika"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Moshi Euiko",
        "personality",
        clans=("Mantis",),
        keywords=(
            "Mantis Clan",
            "Shugenja",
            "Water",
            "Naval",
        ),
        force=3,
        chi=4,
        honor_requirement=0,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="she"),
                    (GrantKeyword("Fire", form="the {kwname} keyword"),),
                    Is(
                        Ref("this", words="Euiko"),
                        (With(Noun(("spell",)), form="{having} {quality}~has|a {attone} attached"),),
                        form="{rsubj} {vps}",
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Give(
                            Ref("ranged attack", words="its"),
                            (Modify("strength", Number(1)),),
                            form="increase {statof} by {howmuch}|{poss} {stat}",
                        ),
                    ),
                    trigger=Trigger("before", Pattern("choose targets", Noun(("ranged attack",), whose="your"))),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Moto Akikazu",
        "personality",
        clans=("Unicorn",),
        keywords=(
            "Unicorn Clan",
            "Shugenja",
            "Cavalry",
        ),
        force=3,
        chi=4,
        gold_cost=8,
        personal_honor=0,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Akikazu"),
                    (
                        Modify(
                            "force",
                            MostOf(
                                CountOf(
                                    Noun(
                                        ("personality",),
                                        (State("dead"),),
                                        "his",
                                        Ref("each"),
                                        "discard",
                                        True,
                                        form="{} Personalities",
                                    )
                                ),
                                Each(Noun(("player",))),
                            ),
                        ),
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(
                            Noun(
                                ("personality",),
                                (State("discarded"),),
                                "other",
                                zone="discard",
                                form="{} Personality in another player's discard pile",
                            ),
                            0,
                            form="target {just_one} {npone}~a",
                        ),
                        BecomeDead(Ref("slot", 0, "he"), True),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Moto Chagatai",
        "personality",
        clans=("Unicorn",),
        keywords=(
            "Unicorn Clan",
            "Clan Champion",
            "The Khan",
            "Samurai",
            "Cavalry",
            "Tactician",
            "Experienced 5",
            "Unique",
            "Loyal",
        ),
        force=9,
        chi=5,
        gold_cost=15,
        personal_honor=2,
        program=Program(
            traits=(
                Triggered(
                    Trigger(
                        "before",
                        Pattern(
                            "bow",
                            Noun(
                                ("personality",),
                                (
                                    HasKeyword("Unicorn Clan"),
                                    In("location", Ref("this", words="Chagatai's"), form="at {poss} location"),
                                ),
                                form="a {npone}|{} Personality {}",
                            ),
                            Noun(("card effect",), whose="other", form="another player's card's effect"),
                        ),
                        "phase",
                    ),
                    (Negate("bow"),),
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                ("personality",),
                                (Opposing(Ref("this", words="Chagatai")),),
                                plural=True,
                                form="Personalities {}",
                            ),
                            0,
                            most=2,
                        ),
                        May(
                            (
                                Move(
                                    Chosen(
                                        Noun(("card",), (Among(Ref("slot", 0)),)), 1, most=2, chooser=Leader("enemy")
                                    ),
                                    "home",
                                    form="move one or both home",
                                ),
                            ),
                            Leader("enemy"),
                        ),
                        If(
                            Exists(
                                Noun(
                                    ("card",),
                                    (
                                        Among(Ref("slot", 0)),
                                        Opposing(Ref("this", words="Chagatai"), form="{opposes} {robj}~still oppose"),
                                    ),
                                ),
                                form="one or both {vp}",
                            ),
                            (
                                Destroy(
                                    Chosen(
                                        Noun(("card",), (Among(Ref("slot", 0)),)),
                                        2,
                                        chooser=Leader("enemy"),
                                        form="=one of the targets",
                                    ),
                                    form="{psubj} must choose {sel}, who is destroyed",
                                ),
                            ),
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Moto Suren",
        "personality",
        clans=("Unicorn",),
        keywords=(
            "Unicorn Clan",
            "Cavalry",
        ),
        force=4,
        chi=2,
        gold_cost=9,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(Noun(("personality",), (In("any battlefield"),)), 0),
                        ChooseOne(
                            (
                                (Bow(Ref("slot", 0, "him")),),
                                (
                                    Destroy(
                                        Chosen(
                                            Noun(
                                                ("attachment",),
                                                whose="his",
                                                owner=Ref("slot", 0, "his"),
                                                plural=True,
                                                form="attachments",
                                            ),
                                            1,
                                        )
                                    ),
                                ),
                            )
                        ),
                    ),
                    conditions=(
                        Is(Ref("this", words="Suren"), (State("opposed"),), form="if {condition}|{rsubj} is opposed"),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Moto Taban",
        "personality",
        clans=("Unicorn",),
        keywords=(
            "Unicorn Clan",
            "Samurai",
            "Scout",
            "Cavalry",
        ),
        force=3,
        chi=3,
        honor_requirement=0,
        gold_cost=7,
        personal_honor=2,
        formats=("samurai",),
    ),
    CardDefinition(
        "Muketsu",
        "personality",
        clans=("Spider",),
        keywords=(
            "Spider Clan",
            "Monk",
            "Shadowlands",
            "Experienced",
            "Unique",
        ),
        force=7,
        chi=4,
        gold_cost=8,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(5)),),
                    form="lose {num} Honor",
                ),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        PutToken(
                            Target(Noun(("personality",)), 0), "-2C", form="give {obj} {tokens}|a {tokenname} token"
                        ),
                    ),
                    trigger=Trigger("after", Pattern("bow", Noun(("ring",), form="a {npone}|Ring"))),
                    allowances=(Allow("bowed", Ref("this", words="Muketsu")),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Obsidian Dragon",
        "personality",
        keywords=(
            "Shugenja",
            "Dragon",
            "Nonhuman",
            "Cavalry",
            "Unique",
        ),
        force=6,
        chi=4,
        gold_cost=10,
        personal_honor=0,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "attach",
                    by=Noun(
                        (
                            "item",
                            "follower",
                        ),
                        plural=True,
                        form="Items or Followers",
                    ),
                    form="cannot attach {npmany}",
                ),
                Continuous(
                    Each(Noun(("personality",), (HasKeyword("Unique", False),), plural=True, form="{} Personalities")),
                    (
                        OneChange(
                            (
                                Modify(
                                    "force",
                                    StatOf(
                                        "personal_honor",
                                        Ref("each", words="their"),
                                        form="{poss} {stat_kind} {stat}~own",
                                    ),
                                    True,
                                ),
                                Modify("chi", StatOf("personal_honor", Ref("each")), True, bound=Number(1)),
                            ),
                            True,
                        ),
                    ),
                    Is(
                        Ref("each", words="they"),
                        (Opposing(Ref("this", words="Obsidian Dragon"), form="{opposes} {robj}~oppose"),),
                        form="{rsubj} {vps}",
                    ),
                    form="{everyone} have {changes} while {condition}; this will not reduce {stat} below {num}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Omoni",
        "personality",
        keywords=(
            "Shadowlands",
            "Sculptor of Flesh",
            "Goblin",
            "Nonhuman",
            "Experienced 2",
            "Unique",
        ),
        force=5,
        chi=3,
        gold_cost=7,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(5)),),
                    form="lose {num} Honor",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(
                            Each(
                                Noun(
                                    ("follower",),
                                    (
                                        StatIs(
                                            "force",
                                            "<=",
                                            Number(4),
                                            form="{with} {quality}~with|{measure} of {quantity}~Force~4 or less",
                                        ),
                                        In("unit", Target(Noun(("unit",), whose="enemy"), 0), form="in {target}"),
                                    ),
                                    plural=True,
                                    form="Followers {} {}",
                                )
                            )
                        ),
                    ),
                    ("Fear",),
                ),
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        PutCard(
                            Target(
                                Noun(
                                    ("personality",),
                                    (HasKeyword("Goblin"),),
                                    "your",
                                    zone="discard",
                                    form="{} Personality from your discard pile",
                                ),
                                1,
                                form="{just_one} target {npone}~a",
                            ),
                            "location",
                            Ref("this", words="Omoni's"),
                            (Term("free", form=", {term}|waiving its Gold Cost"),),
                            form="bring {obj} into play at {rposs} location {terms}",
                        ),
                    ),
                    constraints=(
                        Destroy(
                            Chosen(
                                Noun(
                                    ("personality",),
                                    (HasKeyword("Goblin"),),
                                    "your",
                                    plural=True,
                                    form="{} Personalities",
                                ),
                                0,
                            )
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Pekkle no Oni",
        "personality",
        keywords=(
            "Shadowlands",
            "Supai",
            "Oni",
            "Nonhuman",
        ),
        force=0,
        chi=1,
        gold_cost=3,
        personal_honor=3,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this", words="Pekkle")), "turn"),
                    (GainHonor(Number(3)),),
                ),
                Triggered(
                    Trigger(
                        "after",
                        Pattern(
                            "destroy", Ref("this", words="Pekkle"), form="{event_thing} {happens} {circ*}|=is destroyed"
                        ),
                    ),
                    (LoseHonor(Number(10)),),
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (GainHonor(Number(1)),),
                    ("Political",),
                    constraints=(Bow(Ref("this", words="Pekkle"), form="bow {obj}"),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Pokku",
        "personality",
        keywords=(
            "Shadowlands",
            "Scout",
            "Goblin",
            "Nonhuman",
        ),
        force=4,
        chi=2,
        gold_cost=5,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(3)),),
                    form="lose {num} Honor",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Roshungi",
        "personality",
        clans=("Spider",),
        keywords=(
            "Spider Clan",
            "Monk",
            "Shadowlands",
        ),
        force=3,
        chi=3,
        gold_cost=6,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(3)),),
                    form="lose {num} Honor",
                ),
            ),
            abilities=(
                Ability(
                    ("open",),
                    (
                        Give(
                            Target(Noun(("ring",)), 0),
                            (Forbid("will not", "have abilities"),),
                            form="{subj} loses all abilities",
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Roshungi"), form="bow {obj}"),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shiba Arihiro",
        "personality",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Samurai",
        ),
        force=3,
        chi=3,
        honor_requirement=4,
        gold_cost=7,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (PayWith(Ref("this", words="Arihiro")),),
                    trigger=Trigger(
                        "before",
                        Pattern(
                            "destroy",
                            Noun(
                                ("card",),
                                (HasKeyword("Shugenja"),),
                                "your",
                                plural=True,
                                form="one of your {npmany}|{}",
                            ),
                            You(),
                            ("cost",),
                            form="you {act} {circ*}|{do_verbs} {event_thing}|=destroy¦as a cost",
                        ),
                    ),
                ),
                Ability(
                    ("reaction",),
                    (Straighten(Ref("subject", words="the Shugenja")),),
                    trigger=Trigger(
                        "after", Pattern("bow", Noun(("card",), (HasKeyword("Shugenja"),), form="a {npone}|{}"))
                    ),
                    conditions=(
                        Is(
                            Ref("this", words="Arihiro"),
                            (State("honorably dead"),),
                            form="if {condition}|{rsubj} {vps}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shiba Fugimori",
        "personality",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Samurai",
        ),
        force=4,
        chi=3,
        honor_requirement=4,
        gold_cost=8,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Several(
                            (
                                Target(
                                    Noun(
                                        ("card",),
                                        (
                                            HasKeyword("Shugenja"),
                                            In("army", Ref("this", words="Fugimori's"), form="in {poss} army"),
                                        ),
                                        form="{}  {}",
                                    ),
                                    0,
                                ),
                                Target(
                                    Noun(
                                        ("card",),
                                        (
                                            Opposing(Ref("this", words="Fugimori")),
                                            With(
                                                Noun(("card",), (State("unbowed"),), plural=True, form="{} cards"),
                                                "=",
                                                Number(0),
                                                form="{with} {quality}~with|no {attmany} attached",
                                            ),
                                        ),
                                    ),
                                    1,
                                ),
                            )
                        ),
                        Give(
                            Ref("slot", 0, "the Shugenja's"),
                            (Modify("force", StatOf("force", Ref("slot", 1, "the opposing card's"))),),
                        ),
                        Bow(Ref("slot", 1, "the opposing card")),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shiba Ikku",
        "personality",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Samurai",
            "Yojimbo",
            "Duelist",
        ),
        force=2,
        chi=3,
        honor_requirement=6,
        gold_cost=8,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Swap(
                            Chosen(Noun(("card",), (State("focused"),), "your", plural=True, form="{} cards"), 0),
                            Chosen(
                                Noun(("spell",), whose="your", zone="hand", form="Spell from your hand"),
                                1,
                                form="{just_one} {npone}~a",
                            ),
                        ),
                    ),
                    trigger=Trigger(
                        "before",
                        Pattern(
                            "focus effects",
                            Ref("this", words="Ikku"),
                            form="Focus Effects resolve in {span1}|{span} {event_thing} is in|a duel",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shiba Miiko",
        "personality",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Samurai",
            "Yojimbo",
        ),
        force=2,
        chi=3,
        honor_requirement=5,
        gold_cost=7,
        personal_honor=3,
        program=Program(
            traits=(
                Continuous(
                    Each(
                        Noun(
                            ("personality",),
                            (In("location", Ref("this", words="Miiko's"), form="at {poss} location"),),
                            "your",
                            plural=True,
                            form="Personalities {}",
                        ),
                        form="your {npmany}",
                    ),
                    (
                        Modify(
                            "force",
                            Times(
                                1,
                                CountOf(
                                    Noun(
                                        ("card",),
                                        (
                                            HasKeyword("Shugenja"),
                                            In("battlefield", form="there"),
                                        ),
                                        "your",
                                        plural=True,
                                        form="{}  {}",
                                    )
                                ),
                            ),
                            form="{mods} for each of {pposs} {npmany}|+1F",
                        ),
                    ),
                    form="{everyone} {says0}|have {changes}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shiba Ningen",
        "personality",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Elemental Master",
            "Shugenja",
            "Void",
            "Experienced 2",
            "Unique",
        ),
        force=3,
        chi=4,
        honor_requirement=4,
        gold_cost=8,
        personal_honor=4,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(Noun(("player",), whose="other"), 0, form="target another player"),
                        NameWord("card"),
                        Chosen(
                            Noun(("card",), whose="your", zone="hand", plural=True, form="cards from your hand"),
                            1,
                            2,
                            2,
                            chooser=Ref("slot", 0, "that player", form="@"),
                            form="{psubj} {does}|choose {a_few} {npmany}~2",
                        ),
                        Look("show", Ref("slot", 1, "them")),
                        If(
                            Exists(
                                Noun(
                                    ("card",),
                                    (
                                        Among(Ref("slot", 1)),
                                        IsNamed(),
                                    ),
                                ),
                                form="either is the named card",
                            ),
                            (
                                Create(
                                    "personality",
                                    (
                                        (
                                            "force",
                                            Number(2),
                                        ),
                                        (
                                            "chi",
                                            Number(2),
                                        ),
                                        (
                                            "personal_honor",
                                            Number(2),
                                        ),
                                    ),
                                    (
                                        "Phoenix Clan",
                                        "Samurai",
                                    ),
                                    number=Number(3, form="three"),
                                    form="create {num} {createdmany}|2F/2C/2PH Phoenix Clan , Samurai Personalities",
                                ),
                            ),
                        ),
                        Later(
                            Trigger("after", Pattern("turn begins", You(), details=("next",)), form="after {pattern}"),
                            (PutCard(Ref("created", words="them"), "removed"),),
                            form="{effect1} {later}|{trigger}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shinbone Warpack",
        "personality",
        keywords=("Broken Shinbone Tribe",),
        gold_cost=10,
        unknown=(
            "text",
            "force",
            "chi",
            "personal_honor",
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shinjo Kadonomaro",
        "personality",
        clans=("Unicorn",),
        keywords=(
            "Unicorn Clan",
            "Samurai",
            "Cavalry",
        ),
        force=4,
        chi=2,
        gold_cost=8,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        PutCard(
                            Ref("this", words="him"),
                            "battlefield",
                            terms=(
                                Term(
                                    "free",
                                    condition=Moment("defender", form="you {yvp}|are the Defender"),
                                    form=", {term}|{term0} if {condition}|waiving his costs",
                                ),
                            ),
                            form="bring {obj} into play at the current battlefield {terms}",
                        ),
                    ),
                    conditions=(
                        Both(
                            (
                                Is(
                                    Ref("this", words="Kadonomaro"),
                                    (
                                        In("province", You()),
                                        State("face-up"),
                                    ),
                                    form="{rsubj} is face-up in one of your provinces",
                                ),
                                Exists(
                                    Noun(
                                        ("unit",),
                                        (
                                            In(
                                                "enemy army",
                                                form="{are} {is_what}~are|{place}~in the current enemy army",
                                            ),
                                        ),
                                        plural=True,
                                        form="units",
                                    ),
                                    form="{some} {vps}|{any} {npmany0}~any",
                                ),
                            ),
                            form="if {condition}|{cond0} {tail:cond0_tail*} {and} {last:cond0}~and",
                        ),
                    ),
                ),
                Ability(("battle",), (Straighten(Target(Noun(("region",)), 0)),)),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shinjo Meikoku",
        "personality",
        clans=("Unicorn",),
        keywords=(
            "Unicorn Clan",
            "Samurai",
            "Cavalry",
        ),
        force=3,
        chi=3,
        honor_requirement=2,
        gold_cost=8,
        personal_honor=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Meikoku"),
                    (GrantKeyword("Tactician"),),
                    Is(
                        Ref("each"),
                        (
                            OpposedBy(
                                Noun(("personality",), (State("infantry"),)), form="opposed by {any_one} {npone0}~an"
                            ),
                        ),
                    ),
                    form="{stand} while {is_what}|{everyone} {says0}|has {changes}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shinjo Xushen",
        "personality",
        clans=("Unicorn",),
        keywords=(
            "Unicorn Clan",
            "Samurai",
            "Cavalry",
            "Experienced",
            "Unique",
        ),
        force=4,
        chi=4,
        honor_requirement=0,
        gold_cost=8,
        personal_honor=2,
        program=Program(
            traits=(
                Continuous(
                    Each(
                        Noun(
                            ("ranged attack",),
                            (
                                Targeting(
                                    Noun(
                                        ("card",),
                                        (In("army", Ref("this", words="Xushen's"), form="in {poss} army"),),
                                        plural=True,
                                        form="{npmany}|cards {}",
                                    ),
                                    form="targeting {event_thing}",
                                ),
                            ),
                            plural=True,
                            form="all Ranged Attacks {}",
                        )
                    ),
                    (
                        Modify(
                            "strength",
                            Conditional(
                                Is(
                                    Ref("this", words="Xushen"),
                                    (Past("assign in infantry maneuvers"),),
                                    form="{rsubj} {vps}",
                                ),
                                Number(2),
                                Number(1),
                            ),
                            True,
                        ),
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(4),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                0,
                            ),
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shosuro Adeiko",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Samurai",
            "Magistrate",
        ),
        force=3,
        chi=4,
        gold_cost=7,
        personal_honor=1,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Adeiko"),
                    (Modify("force", Number(2)),),
                    Is(
                        Ref("each"),
                        (
                            Opposing(
                                Noun(("personality",), (StatIs("personal_honor", "<", None),)),
                                form="opposing a {npone0}",
                            ),
                        ),
                    ),
                    form="{stand} while {is_what}|{everyone} {says0}|has {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Together(
                            (
                                PutToken(Target(Noun(("personality",)), 0), "-3F/-1C"),
                                If(
                                    Is(Ref("slot", 0, "he"), (State("dishonorable"),), form="{rsubj} {vps}"),
                                    (PutToken(Ref("slot", 0), "-1C"),),
                                ),
                            ),
                            form="give {obj} a {tokenname} token, and an additional {b:tokenname} token if {condition}",
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "destruction resolves",
                            Several(
                                (
                                    Ref("this", words="Adeiko"),
                                    Noun(
                                        ("personality",),
                                        (OtherThan(Ref("this")),),
                                        "your",
                                        plural=True,
                                        form="Personalities",
                                    ),
                                )
                            ),
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shosuro Uyeda",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Courtier",
        ),
        force=1,
        chi=2,
        gold_cost=5,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(Noun(("personality",), (State("dishonorable"),)), 0),
                        LoseHonor(
                            Number(2), Controller(Ref("slot", 0, "his")), form="{psubj} {does}|loses {amount} Honor"
                        ),
                    ),
                    ("Political",),
                    constraints=(Bow(Ref("this", words="Uyeda"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Skub",
        "personality",
        keywords=(
            "Shadowlands",
            "Goblin",
            "Nonhuman",
        ),
        force=5,
        chi=1,
        gold_cost=6,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(4)),),
                    form="lose {num} Honor",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Stone Breaker",
        "personality",
        keywords=(
            "Siege",
            "Nonhuman",
            "Unique",
        ),
        force=6,
        chi=0,
        gold_cost=6,
        personal_honor=1,
        program=Program(
            traits=(
                Forbid(
                    "may not", "attach", by=Noun(("item",), plural=True, form="Items"), form="cannot attach {npmany}"
                ),
                Forbid("may not", "issue", others=("challenge",), form="cannot {mayban}|challenge or be challenged"),
                Forbid("will not", "die of chi"),
                Continuous(
                    Ref("this"),
                    (Modify("force", Number(-6)),),
                    Is(
                        Ref("this", words="it"),
                        (
                            With(
                                Noun(("follower",), (State("unbowed"),), plural=True, form="{} Followers"),
                                "=",
                                Number(0),
                            ),
                        ),
                        form="{rsubj} {vps}",
                    ),
                    form="{stand} while {condition}|has {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (Straighten(Ref("this", words="Stone Breaker")),),
                    conditions=(
                        Is(Ref("this", words="Stone Breaker"), (State("bowed"),), form="if {condition}|{rsubj} {vps}"),
                    ),
                    constraints=(
                        Bow(
                            Chosen(
                                Noun(("follower",), (In("unit", Ref("this", words="its"), form="in {poss} unit"),)), 0
                            )
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Tamori Konoye",
        "personality",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Shugenja",
            "Void",
        ),
        force=2,
        chi=3,
        honor_requirement=2,
        gold_cost=6,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Look("look", TopOf("fate deck", Number(5))),
                        If(
                            Exists(
                                Noun(("ring",), (Among(Ref("found")),), form="Ring"), form="one of them is a {npone}"
                            ),
                            (May((Bow(Ref("this", words="Konoye"), form="bow {obj}"),)),),
                        ),
                        If(
                            Did("bow", Ref("this", words="she"), form="{rsubj} bows"),
                            (
                                Together(
                                    (
                                        Look("show", Ref("found", words="the Ring")),
                                        PutCard(Ref("found"), "hand", You()),
                                    ),
                                    form="{effect0}, then {b:effect0}",
                                ),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Togashi Ieshige",
        "personality",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Samurai",
            "Experienced Akodo Ieshige",
            "Unique",
        ),
        force=4,
        chi=4,
        gold_cost=8,
        personal_honor=1,
        program=Program(
            traits=(
                Triggered(
                    Trigger(
                        "before",
                        Pattern(
                            "resolve",
                            Noun(("action",), form="an action"),
                            Noun(
                                ("player",),
                                (
                                    Controls(
                                        Noun(
                                            ("unit",),
                                            (
                                                Opposing(Ref("this", words="Ieshige")),
                                                In("battlefield"),
                                            ),
                                        )
                                    ),
                                ),
                                form="the controller of a {npone}",
                            ),
                            form="{event_player} {fares} {circ*}|resolves effects of {action}",
                        ),
                    ),
                    (Give(Ref("this", words="Ieshige"), (Modify("force", Number(1)),), form="{subj} gains {changes}"),),
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Destroy(
                            Target(
                                Noun(
                                    ("card",),
                                    (
                                        Opposing(Ref("this", words="Ieshige")),
                                        AllFilters(
                                            (
                                                StatIs(
                                                    "gold_cost",
                                                    "<=",
                                                    Number(7),
                                                    form="{measure} of {quantity}~a Gold Cost~7 or less",
                                                ),
                                                With(
                                                    Noun(("card",), (State("attached"),), plural=True, form="{} cards"),
                                                    "=",
                                                    Number(0),
                                                ),
                                            ),
                                            form="{with} {quality}~with|{quality0} {tail:quality0_tail*} {and} {last:quality0}~and",
                                        ),
                                    ),
                                ),
                                0,
                            )
                        ),
                    ),
                    uses=Uses(per="battle", said=True, form="once per battle"),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Togashi Jomei",
        "personality",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Monk",
        ),
        force=3,
        chi=2,
        honor_requirement=0,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            traits=(
                Traits(
                    (
                        Allow(
                            "assign bowed",
                            Ref("this"),
                            condition=Happened(
                                Pattern(
                                    "resolve",
                                    Noun(
                                        ("action",),
                                        (
                                            HasKeyword("Kiho"),
                                            PerformedBy(Ref("this")),
                                        ),
                                    ),
                                    You(),
                                )
                            ),
                        ),
                        Continuous(
                            Ref("this", words="he"),
                            (Modify("force", Number(2)),),
                            Both(
                                (
                                    Happened(
                                        Pattern(
                                            "resolve",
                                            Noun(
                                                ("action",),
                                                (
                                                    HasKeyword("Kiho"),
                                                    PerformedBy(Ref("this", words="Jomei")),
                                                ),
                                                form="a {} action",
                                            ),
                                            You(),
                                        ),
                                        form="you have resolved {action} this turn that {rsubj} performed",
                                    ),
                                    Is(Ref("each"), (State("bowed"),)),
                                )
                            ),
                        ),
                        Allow(
                            "force bowed",
                            Ref("this"),
                            condition=Happened(
                                Pattern(
                                    "resolve",
                                    Noun(
                                        ("action",),
                                        (
                                            HasKeyword("Kiho"),
                                            PerformedBy(Ref("this")),
                                        ),
                                    ),
                                    You(),
                                )
                            ),
                        ),
                    )
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Togashi Kazuki",
        "personality",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Samurai",
            "Monk",
        ),
        force=4,
        chi=4,
        honor_requirement=0,
        gold_cost=8,
        personal_honor=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Kazuki"),
                    (
                        Modify(
                            "force",
                            Times(1, CountOf(Noun(("ring",), whose="your", form="Ring you control"))),
                            form="{mods} for each {npone}|+1F",
                        ),
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("open",),
                    (
                        Target(
                            Noun(
                                ("personality",), (OtherThan(Ref("this")),), "your", plural=True, form="Personalities"
                            ),
                            0,
                            form="target {another_of} {npmany}~another of your",
                        ),
                        Give(
                            Ref("slot", 0, "his"),
                            (
                                OneChange(
                                    (
                                        SetStat("force", StatOf("force", Ref("this", words="Kazuki's"))),
                                        SetStat("chi", StatOf("chi", Ref("this", words="Kazuki's"))),
                                    )
                                ),
                            ),
                            form="set {poss} {stat} to {amount} or his {b:stat} to {c:amount}",
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Togashi Masujiro",
        "personality",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Monk",
            "Air",
            "Disciple",
        ),
        force=4,
        chi=3,
        honor_requirement=3,
        gold_cost=8,
        personal_honor=4,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (GainHonor(Number(2)),),
                    trigger=Trigger(
                        "after",
                        Pattern("bow", Noun(("ring",), whose="your", plural=True, form="one of your {npmany}|Rings")),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Togashi Miyoko",
        "personality",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Monk",
            "Defender of the Temples",
        ),
        force=1,
        chi=2,
        gold_cost=4,
        personal_honor=3,
        program=Program(
            traits=(
                Traits(
                    (
                        Continuous(
                            Ref("this", words="Miyoko"),
                            (Modify("force", Number(3)),),
                            Exists(
                                Noun(
                                    ("card",),
                                    (
                                        HasKeyword("Temple"),
                                        In("play"),
                                    ),
                                    form="{}  {}",
                                ),
                                form="{there} {several}~there is|a {npone}",
                            ),
                        ),
                        Forbid(
                            "may not",
                            "assign attack",
                            Ref("this"),
                            condition=Exists(
                                Noun(
                                    ("card",),
                                    (
                                        HasKeyword("Temple"),
                                        In("play"),
                                    ),
                                )
                            ),
                            form="cannot {mayban}|assign to attack",
                        ),
                    ),
                    form="if {condition}, {stand:stands}|{everyone} {says}|{says0} and {b:says0}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Tsuburu no Oni",
        "personality",
        keywords=(
            "Shadowlands",
            "Oni",
            "Nonhuman",
            "Cavalry",
        ),
        force=2,
        chi=2,
        gold_cost=4,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(5)),),
                    form="lose {num} Honor",
                ),
                EntryCost(
                    Number(0),
                    Ref("this", words="Tsuburu"),
                    extra=(
                        Destroy(Chosen(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0)),
                    ),
                ),
                Forbid(
                    "may not",
                    "attach",
                    by=Noun(
                        (
                            "follower",
                            "card",
                        ),
                        (
                            Either(
                                (
                                    Fits(Noun(("follower",), plural=True, form="Followers")),
                                    Fits(Noun(("card",), (HasKeyword("Armor"),))),
                                )
                            ),
                        ),
                    ),
                    form="cannot attach {npmany0} or {b:npmany0}",
                ),
                Triggered(
                    Trigger("after", Pattern("combat ends", form="{span1} ends {circ*}|a battle's Combat Segment")),
                    (Give(Ref("this", words="Tsuburu"), (Modify("force", Number(6)),), form="give {obj} {changes}"),),
                    (
                        Both(
                            (
                                Is(
                                    Ref("this", words="Tsuburu"),
                                    (In("battlefield", form="{are} {is_what}~is|=at its battlefield"),),
                                ),
                                Exists(
                                    Noun(
                                        ("unit",),
                                        (
                                            State("defending"),
                                            In("battlefield", form="there"),
                                        ),
                                        plural=True,
                                        form="{} units {}",
                                    ),
                                    "=",
                                    Number(0),
                                    form="{there} {several}~there are|no {npmany}",
                                ),
                            ),
                            form="if {condition}|{cond0} {tail:cond0_tail*} {and} {last:cond0}~and",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Tsuruchi Kansuke",
        "personality",
        clans=("Mantis",),
        keywords=(
            "Mantis Clan",
            "Samurai",
            "Scout",
        ),
        force=3,
        chi=3,
        gold_cost=6,
        personal_honor=2,
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
                                0,
                            ),
                        ),
                        If(
                            AnyOf(
                                (
                                    Is(Ref("this", words="Kansuke"), (State("dishonorable"),)),
                                    Is(Ref("slot", 0, "his target"), (State("dishonorable"),)),
                                ),
                                form="{rsubj} or {b:rsubj} {vp}",
                            ),
                            (
                                Together(
                                    (
                                        Give(
                                            Ref("ranged attack", words="the Attack"),
                                            (Modify("strength", Number(2)),),
                                            form="{subj} has {changes}",
                                        ),
                                        May((CompareAttack("force", True),)),
                                    )
                                ),
                            ),
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Kansuke"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Tsuruchi Kaya",
        "personality",
        clans=("Mantis",),
        keywords=(
            "Mantis Clan",
            "Samurai",
            "Imperial",
            "Magistrate",
        ),
        force=3,
        chi=3,
        honor_requirement=0,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(4),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                0,
                            ),
                        ),
                    ),
                    constraints=(
                        If(
                            Not(
                                AnyOf(
                                    (
                                        Is(
                                            Ref("this", words="he"),
                                            (
                                                Opposing(
                                                    Noun(("personality",), (State("dishonorable"),)),
                                                    form="{opposes} {any_one} {npone0}~opposes~a",
                                                ),
                                            ),
                                        ),
                                        Compare(
                                            StatOf("family_honor", You()),
                                            ">",
                                            StatOf("starting_honor", You()),
                                            form="{amount} {be} {amount_is}~is|{than} {amount}~greater than",
                                        ),
                                    ),
                                    form="{cond0} {tail:cond0_tail*} {or} {last:cond0}~or",
                                )
                            ),
                            (Bow(Ref("this", words="Kaya"), form="bow {obj}"),),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Tsuruchi Mitsuzuka",
        "personality",
        clans=("Mantis",),
        keywords=(
            "Mantis Clan",
            "Samurai",
        ),
        force=3,
        chi=3,
        gold_cost=7,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(4),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                0,
                            ),
                        ),
                        If(
                            Did(
                                "destroy",
                                Ref("slot", 0, "its target"),
                                False,
                                form="{doer} {deed}~this|{did} {deed_to}~did not destroy|",
                            ),
                            (AdditionalAction("battle"),),
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Mitsuzuka"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Tsuruchi Mochisa",
        "personality",
        clans=("Mantis",),
        keywords=(
            "Mantis Clan",
            "Samurai",
            "Magistrate",
        ),
        force=3,
        chi=4,
        honor_requirement=0,
        gold_cost=7,
        personal_honor=2,
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
                                0,
                            ),
                            also=Noun(("personality",), (State("dishonorable"),), "enemy", form="{} Personality"),
                            form="Ranged {strength:num} Attack that can target a {npone} ignoring his Followers",
                        ),
                        Give(
                            Ref("ranged attack", words="this Ranged Attack"),
                            (
                                Modify(
                                    "strength",
                                    Conditional(
                                        Is(
                                            Ref("slot", 0),
                                            (
                                                Fits(
                                                    Noun(
                                                        ("personality",),
                                                        (
                                                            StatIs(
                                                                "personal_honor",
                                                                "=",
                                                                Number(0),
                                                                form="{with} {quality}~with|{num} {measure}~Personal Honor",
                                                            ),
                                                        ),
                                                    )
                                                ),
                                            ),
                                            form="{rsubj} {vps}",
                                        ),
                                        Number(1),
                                    ),
                                    form="{mods} if {condition}|+1 strength",
                                ),
                            ),
                            form="{subj} has {changes}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Tsuruchi Nobumoto",
        "personality",
        clans=("Mantis",),
        keywords=(
            "Mantis Clan",
            "Daimyo",
            "Samurai",
            "Naval",
            "Experienced",
            "Unique",
        ),
        force=2,
        chi=4,
        honor_requirement=0,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Give(Ref("this", words="Nobumoto"), (GrantKeyword("Cavalry", form="the {kwname} keyword"),)),
                        Give(
                            Ref("this", words="him"),
                            (GrantKeyword("Naval", False),),
                            form="remove the {kwname} keyword from {obj}",
                        ),
                    ),
                ),
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(4),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                0,
                            ),
                        ),
                        May((Move(UnitOf(Ref("this"), form="this unit"), "home", form="move {obj} {dest}|home"),)),
                    ),
                    constraints=(Bow(Ref("this", words="Nobumoto"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Tsuruchi Okame",
        "personality",
        clans=("Mantis",),
        keywords=(
            "Mantis Clan",
            "Samurai",
            "Magistrate",
            "Naval",
            "Experienced",
            "Unique",
        ),
        force=3,
        chi=4,
        honor_requirement=3,
        gold_cost=9,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Give(Ref("this", words="Okame"), (Modify("force", Number(1)),), form="give {obj} {changes}"),),
                    constraints=(PayGold(Number(2), form="pay {num} Gold"),),
                    uses=Uses(0, said=True, form="any number of times per turn"),
                ),
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            StatOf("force", Ref("this", words="his")),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                0,
                            ),
                            form="Ranged Attack with strength equal to {strength:amount}",
                        ),
                    ),
                    constraints=(
                        If(
                            Not(
                                Compare(
                                    StatOf("family_honor", You()),
                                    ">",
                                    StatOf("starting_honor", You()),
                                    form="{amount} {be} {amount_is}~is|{than} {amount}~greater than",
                                )
                            ),
                            (Bow(Ref("this", words="Okame"), form="bow {obj}"),),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Utaku Genshi",
        "personality",
        clans=("Unicorn",),
        keywords=(
            "Unicorn Clan",
            "Samurai",
            "Cavalry",
            "Battle Maiden",
        ),
        force=4,
        chi=3,
        honor_requirement=4,
        gold_cost=8,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Straighten(Ref("this", words="her")),
                        ExtraPhase("attack"),
                        Give(
                            You(),
                            (
                                Forbid(
                                    "may not",
                                    "assign attack",
                                    Each(Noun(("unit",), (OtherThan(UnitOf(Ref("this", words="her"))),))),
                                    others=("move to attack",),
                                ),
                            ),
                            "attack",
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "phase ends",
                            details=("attack",),
                            filters=(
                                Happened(
                                    Pattern(
                                        "destroy",
                                        Noun(
                                            ("province",),
                                            whose="your",
                                            plural=True,
                                            form="any of your {npmany}|provinces",
                                        ),
                                        Noun(("player",), whose="other", form="another player"),
                                    ),
                                    "phase",
                                ),
                            ),
                            form="{span1} ends {circ*}|an Attack Phase¦in which {was}",
                        ),
                    ),
                    allowances=(Allow("bowed", Ref("this", words="Genshi")),),
                    form="{head} : {t} , {w} : {e} . {e} . {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Utaku Kohana",
        "personality",
        clans=("Unicorn",),
        keywords=(
            "Unicorn Clan",
            "Samurai",
            "Cavalry",
            "Battle Maiden",
        ),
        force=2,
        chi=2,
        honor_requirement=7,
        gold_cost=3,
        personal_honor=3,
        formats=("samurai",),
    ),
    CardDefinition(
        "Utaku Tama",
        "personality",
        clans=("Unicorn",),
        keywords=(
            "Unicorn Clan",
            "Samurai",
            "Cavalry",
            "Battle Maiden",
        ),
        force=3,
        chi=3,
        honor_requirement=2,
        gold_cost=8,
        personal_honor=3,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Tama"),
                    (
                        Modify(
                            "force",
                            Times(
                                2,
                                CountOf(
                                    Noun(
                                        ("province",),
                                        (
                                            Past(
                                                "destroy",
                                                "game",
                                                form="{who} {vps}~that|{been} {participle} {period}~has been~destroyed~this game",
                                            ),
                                        ),
                                        "your",
                                        plural=True,
                                        form="provinces {}",
                                    )
                                ),
                            ),
                            form="{mods} for each of {pposs} {npmany}|+2F",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Utaku Tayoi",
        "personality",
        clans=("Unicorn",),
        keywords=(
            "Unicorn Clan",
            "Samurai",
            "Cavalry",
            "Battle Maiden",
        ),
        force=2,
        chi=3,
        honor_requirement=3,
        gold_cost=6,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(
                            Ref("this", words="her"),
                            "any battlefield",
                            Chosen(Noun(("battlefield",), (AllFilters(()),)), form="another battlefield {fieldpost*}"),
                        ),
                        If(
                            Is(
                                Ref("this", words="she"),
                                (State("opposed", form="{are} {is_what}~is now|opposed"),),
                                form="{rsubj} {vps}",
                            ),
                            (GainHonor(Number(2)),),
                            (
                                If(
                                    Is(Ref("this", words="Tayoi"), (State("attacking"),), form="{rsubj} {vps}"),
                                    (GainHonor(Number(1)),),
                                ),
                            ),
                            form="gain {num} Honor if {condition}, or {b:num} Honor if {c:condition}",
                        ),
                    ),
                    conditions=(
                        Is(
                            Ref("this", words="Tayoi"),
                            (In("any battlefield", form="{are} {is_what}~is|{place}~at a battlefield"),),
                            form="if {condition}|{rsubj} {vps}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Utaku Yu-Pan",
        "personality",
        clans=("Unicorn",),
        keywords=(
            "Unicorn Clan",
            "Samurai",
            "Cavalry",
            "Battle Maiden",
            "Experienced",
            "Unique",
        ),
        force=4,
        chi=4,
        honor_requirement=4,
        gold_cost=8,
        personal_honor=4,
        program=Program(
            traits=(
                Continuous(
                    Each(
                        Noun(("card",), (HasKeyword("Battle Maiden", plural="Battle Maidens"),), "your"),
                        form="your {npmany}",
                    ),
                    (Modify("force", Number(1)),),
                    Is(Ref("each"), (State("attacking"),)),
                    form="{stand} while {is_what}|{everyone} {says0}|have {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(Noun(("unit",), (Opposing(Ref("this", words="Yu-Pan")),)), 1),
                        If(
                            Exists(Noun(("battlefield",), (In("adjacent"),))),
                            (
                                Move(
                                    Ref("slot", 1, "it"),
                                    "any battlefield",
                                    Chosen(Noun(("battlefield",), (In("adjacent"),))),
                                ),
                            ),
                            (Move(Ref("slot", 1), "home"),),
                        ),
                    ),
                    constraints=(
                        Bow(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        StatIs(
                                            "personal_honor",
                                            ">=",
                                            Number(3),
                                            form="{with} {quality}~with|{quantity} {measure}~3 or more~Personal Honor",
                                        ),
                                        In("army", Ref("this", words="Yu-Pan's"), form="in {poss} army"),
                                    ),
                                ),
                                0,
                            )
                        ),
                    ),
                    uses=Uses(0, said=True, form="any number of times per turn"),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Wareta no Oni",
        "personality",
        keywords=(
            "Shadowlands",
            "Oni",
            "Nonhuman",
        ),
        force=12,
        chi=4,
        gold_cost=8,
        personal_honor=0,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(6)),),
                    form="lose {num} Honor",
                ),
                Continuous(
                    Ref("this", words="Wareta"),
                    (
                        Modify(
                            "force",
                            CountOf(Noun(("card",), whose="your", zone="hand", plural=True, form="cards in your hand")),
                            True,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Yogo Rieko",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Shugenja",
            "Air",
            "Ninja",
            "Kuroiban",
        ),
        force=4,
        chi=2,
        gold_cost=7,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Straighten(Target(Noun(("personality",)), 0)),),
                    constraints=(PayGold(Number(2), form="pay {num} Gold"),),
                    allowances=(Allow("bowed", Ref("this", words="Rieko"), others=("absent",)),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Yoritomo Eriko",
        "personality",
        clans=("Mantis",),
        keywords=(
            "Mantis Clan",
            "Samurai",
            "Magistrate",
            "Naval",
        ),
        force=4,
        chi=3,
        honor_requirement=4,
        gold_cost=5,
        personal_honor=2,
        formats=("samurai",),
    ),
    CardDefinition(
        "Yoritomo Okitsugu",
        "personality",
        clans=("Mantis",),
        keywords=(
            "Mantis Clan",
            "Samurai",
            "Scout",
        ),
        force=3,
        chi=3,
        honor_requirement=0,
        gold_cost=7,
        personal_honor=1,
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
                                0,
                            ),
                        ),
                    ),
                    uses=Uses(per="battle", said=True, form="once per battle"),
                ),
                Ability(
                    ("limited",),
                    (
                        Target(Noun(("province",)), 0),
                        Give(
                            Each(
                                Noun(
                                    ("follower",),
                                    (
                                        Whose("unit", Past("assign to current battlefield")),
                                        In("battlefield", Ref("slot", 0, "its")),
                                    ),
                                    "your",
                                    plural=True,
                                    form="Followers",
                                )
                            ),
                            (
                                GrantText(
                                    Program(
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
                                                            0,
                                                        ),
                                                    ),
                                                ),
                                                constraints=(Bow(Ref("this"), form="bow {obj}"),),
                                            ),
                                        )
                                    )
                                ),
                            ),
                            form="your {npmany0} whose units assign to {rposs} battlefield have the ability, {quoted} while they are there",
                        ),
                    ),
                    ("Recon",),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Yoritomo Saburo",
        "personality",
        clans=("Mantis",),
        keywords=(
            "Mantis Clan",
            "Samurai",
            "Scout",
            "Naval",
        ),
        force=3,
        chi=2,
        gold_cost=5,
        personal_honor=1,
        formats=("samurai",),
    ),
    CardDefinition(
        "Yoritomo Tadame",
        "personality",
        clans=("Mantis",),
        keywords=(
            "Mantis Clan",
            "Samurai",
            "Naval",
        ),
        force=5,
        chi=3,
        honor_requirement=0,
        gold_cost=8,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (Produce(Number(3)),),
                    trigger=Trigger(
                        "when",
                        Pattern(
                            "pay",
                            details=("combat",),
                            form="{paying} {circ*}|paying a Gold cost¦during the Combat Segment",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Zamalash",
        "personality",
        keywords=(
            "Ratling",
            "Naga",
            "Nonhuman",
            "Singular",
        ),
        force=3,
        chi=3,
        gold_cost=6,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Together(
                            (
                                Give(Ref("this", words="Zamalash"), (CopyAbility(Ref("action"), True),)),
                                AdditionalAction(
                                    "phase", requirement=Pattern("announce", filters=(ActionDid("copied"),))
                                ),
                            )
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "resolve",
                            Noun(
                                ("action",),
                                (
                                    Either(
                                        (
                                            HasKeyword("Battle"),
                                            HasKeyword("Limited"),
                                            HasKeyword("Open"),
                                        ),
                                        form="{actadj0}, {b:actadj0}, or {c:actadj0}",
                                    ),
                                    ActionDid(
                                        "from",
                                        Noun(
                                            ("personality",),
                                            (
                                                HasKeyword(
                                                    "Ratling",
                                                    base=True,
                                                    form="{with} {quality}~with|the printed {kwname} keyword",
                                                ),
                                            ),
                                            form="a {npone}|Personality {}",
                                        ),
                                        form="on {event_thing}",
                                    ),
                                ),
                                form="a {} action {}",
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
)
