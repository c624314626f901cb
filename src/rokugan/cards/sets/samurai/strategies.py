"""Strategies of Samurai, made by `rokugan.workshop.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    ActionCost,
    ActionDid,
    AddedCost,
    AdditionalAction,
    Alike,
    AllFilters,
    Allow,
    Among,
    AmountOf,
    AnyOf,
    Assign,
    Attach,
    Both,
    Bow,
    Capped,
    Challenge,
    ChangeAmount,
    ChangeSides,
    ChooseOne,
    Chosen,
    Color,
    Compare,
    Conditional,
    Controller,
    Controls,
    CountOf,
    Create,
    DeedsOf,
    Destroy,
    Did,
    Difference,
    Discard,
    DiscardFavor,
    Dishonor,
    Draw,
    DrawLater,
    Each,
    Either,
    Exists,
    ExtraPhase,
    Extreme,
    Firm,
    Fits,
    FocusEffect,
    Forbid,
    ForEach,
    GainHonor,
    Give,
    GrantText,
    Guess,
    Half,
    Happened,
    HasAbility,
    HasKeyword,
    If,
    In,
    Instead,
    Invite,
    Is,
    LastPlayed,
    Later,
    Leader,
    Look,
    LoseAbility,
    LoseGame,
    LoseHonor,
    May,
    Misdirect,
    Modify,
    Moment,
    Move,
    Negate,
    Not,
    Noun,
    Number,
    Opposing,
    OtherThan,
    Outlasting,
    Owner,
    PartsOf,
    Past,
    Pattern,
    PayGold,
    Paying,
    PerformedBy,
    Play,
    Program,
    Provided,
    PutCard,
    PutToken,
    RaiseCost,
    RangedAttack,
    Rearrange,
    Ref,
    Repeat,
    Require,
    Retarget,
    Search,
    Secure,
    SetStat,
    Several,
    Shares,
    Shuffle,
    StartRound,
    State,
    StatIs,
    StatOf,
    StatThen,
    Straighten,
    Sum,
    TakeFavor,
    Target,
    Targeting,
    Term,
    Titled,
    Together,
    TopOf,
    TotalOf,
    Trigger,
    TurnFace,
    UnitOf,
    Uses,
    WhileRemains,
    Whose,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Banish All Shadows",
        "strategy",
        keywords=("Kiho",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Look("look", TopOf("fate deck", Number(4, form="four"))),
                        PutCard(Chosen(Noun(("card",), (Among(Ref("found")),)), 1, form="-"), "hand", You()),
                        Shuffle("searched"),
                    ),
                    ("Kiho",),
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
        "Battlefield of Shallow Graves",
        "strategy",
        keywords=("Terrain",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Outlasting(
                            (
                                Later(
                                    Trigger("before", Pattern("gain honor", actor=Leader("enemy"))),
                                    (ChangeAmount("double", Number(2)),),
                                    False,
                                    "battle",
                                ),
                            )
                        ),
                        Later(
                            Trigger(
                                "before", Pattern("battle resolution", form="{span1}'s resolution {circ*}|this battle")
                            ),
                            (
                                Give(
                                    Each(Noun(("personality",), (In("enemy army"),))),
                                    (
                                        SetStat(
                                            "force",
                                            Half(
                                                StatOf(
                                                    "force", Ref("each", words="his"), form="{poss} {stat} at that time"
                                                ),
                                                True,
                                            ),
                                            only="lower",
                                        ),
                                    ),
                                    form="reduce {statof} to {howmuch}|the {stat} of {obj}",
                                ),
                            ),
                        ),
                    ),
                    ("Terrain",),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Block Supply Lines",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(Target(Noun(("unit",), (State("attacking"),)), 0), "home", form="move {obj} {dest}|home"),
                        If(Did("move", Ref("slot", 0, "it"), form="{rsubj} moved"), (Bow(Ref("slot", 0, "it")),)),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Border Skirmish",
        "strategy",
        keywords=("Recon",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(Noun(("province",), whose="other"), 1),
                        Later(
                            Trigger(
                                "after",
                                Pattern(
                                    "destroy",
                                    Noun(
                                        ("unit",),
                                        (In("battlefield", Ref("slot", 1)),),
                                        plural=True,
                                        form="one or more {npmany}|units {}",
                                    ),
                                    You(),
                                    ("victory",),
                                    form="you {act} {circ*}|{do_verbs} {event_thing}|=destroy¦by winning a battle",
                                ),
                            ),
                            (
                                Together(
                                    (
                                        Draw(Number(2)),
                                        GainHonor(Number(3)),
                                    )
                                ),
                            ),
                            until="game",
                        ),
                    ),
                    ("Recon",),
                    constraints=(
                        Target(
                            Noun(("card",), (HasKeyword("Scout", plural="Scouts"),), "your", plural=True, form="{} "), 0
                        ),
                        If(
                            Is(
                                Ref("slot", 0, "he"),
                                (HasKeyword("Lion Clan", False, form="{are} {is_what}~is|not {simpleadj}|"),),
                                form="if {condition}|{rsubj} {vps}",
                            ),
                            (Bow(Ref("slot", 0, "him")),),
                        ),
                    ),
                    form="{head} : {x} , and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Brand of Fire and Thunder",
        "strategy",
        keywords=(
            "Kiho",
            "Fire",
        ),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (Draw(Number(1)),),
                    (
                        "Kiho",
                        "Fire",
                    ),
                    constraints=(
                        Bow(
                            Target(
                                Noun(("card",), (HasKeyword("Monk", plural="Monks"),), "your", plural=True, form="{} "),
                                0,
                            )
                        ),
                    ),
                ),
                Ability(
                    ("reaction",),
                    (Retarget(Chosen(Noun(("card",), (State("legal"),))), form="you choose the target instead"),),
                    (
                        "Kiho",
                        "Fire",
                    ),
                    Trigger(
                        "when",
                        Pattern(
                            "target",
                            Noun(
                                ("personality",), whose="your", plural=True, form="one of your {npmany}|Personalities"
                            ),
                            Noun(("action",), (HasKeyword("Political"),), form="a {} action"),
                            form="{action} {acts} {circ*}|would {act}|{do_verbs} {event_thing}|=target",
                        ),
                    ),
                    constraints=(
                        Bow(
                            Target(
                                Noun(("card",), (HasKeyword("Monk", plural="Monks"),), "your", plural=True, form="{} "),
                                0,
                            )
                        ),
                    ),
                ),
                Ability(
                    ("reaction",),
                    (
                        Negate("effects", form="negate the Event's effects"),
                        May((Draw(Number(1), Owner(Ref("subject"))),), Owner(Ref("subject", words="its"))),
                    ),
                    (
                        "Kiho",
                        "Fire",
                    ),
                    Trigger("before", Pattern("resolve", Noun(("event",)), form="an Event resolves")),
                    constraints=(
                        Bow(
                            Target(
                                Noun(("card",), (HasKeyword("Monk", plural="Monks"),), "your", plural=True, form="{} "),
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
        "Brash Hero",
        "strategy",
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    HasKeyword("Samurai"),
                                    StatIs(
                                        "chi",
                                        "<=",
                                        Number(2),
                                        form="{with} {quality}~with|{measure} of {quantity}~a Chi~2 or less",
                                    ),
                                ),
                                "his",
                                Chosen(Noun(("player",), (State("active"),)), 0),
                                plural=True,
                                form="{} Personalities {}",
                            ),
                            1,
                        ),
                        Give(
                            Ref("slot", 1),
                            (Require("assign"),),
                            form="{poss} controller must assign him during any Attack Phases this turn if he can legally do so",
                        ),
                    ),
                    conditions=(Moment("not your turn", form="if {condition}|it is not your turn"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Brilliant Victory",
        "strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (GainHonor(Number(3)),),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "destroy",
                            Noun(
                                (
                                    "province",
                                    "unit",
                                ),
                                plural=True,
                                form="one or more {npmany}|provinces or units",
                            ),
                            You(),
                            ("victory",),
                            form="you {act} {circ*}|{do_verbs} {event_thing}|=destroy¦by winning a battle",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Burn It Down",
        "strategy",
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Give(
                            Ref("ranged attack"),
                            (
                                Allow(
                                    "target", number=Number(1), of=Ref("province", words="this battlefield's province")
                                ),
                            ),
                            form="one of the Ranged Attacks may target {robj} instead of an enemy card",
                        ),
                        Later(
                            Trigger("when", Pattern("ranged attack", Ref("province", words="the province's"))),
                            (Give(Ref("province"), (Modify("strength", AmountOf("event"), True),)),),
                            until="action",
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "announce",
                            Noun(
                                ("action",),
                                (ActionDid("ranged attack", form="with a Ranged Attack effect"),),
                                form="an action {}",
                            ),
                            You(),
                            form="you {fare} {circ*}|announce {action}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Circle of Steel",
        "strategy",
        keywords=("Terrain",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Each(
                                Noun(
                                    ("personality",),
                                    (In("battlefield", form="{place}~at this battlefield"),),
                                    "your",
                                    plural=True,
                                    form="Personalities {}",
                                )
                            ),
                            (
                                Modify("force", Number(1)),
                                Modify("chi", Number(1)),
                            ),
                            condition=Is(
                                Ref("each", words="they"),
                                (With(Noun(("attachment",)), form="{having} {quality}~have|an {attone}"),),
                                form="{rsubj} {vps}",
                            ),
                            form="{give0} while {condition}|your {npmany} have {changes}",
                        ),
                        Later(
                            Trigger("after", Pattern("battle resolution", form="{span1} resolves {circ*}|this battle")),
                            (
                                Give(
                                    Each(
                                        Noun(
                                            ("personality",),
                                            (
                                                Past(
                                                    "be there",
                                                    "resolution",
                                                    form="{who} {vps}~who|{was_there}~were at this battlefield during resolution",
                                                ),
                                            ),
                                            "your",
                                            plural=True,
                                            form="Personalities {}",
                                        ),
                                        form="your {npmany}",
                                    ),
                                    (
                                        Forbid(
                                            "may not",
                                            "target",
                                            by=Noun(
                                                ("action",),
                                                whose="other",
                                                plural=True,
                                                form="by {actions}|other players' actions",
                                            ),
                                        ),
                                    ),
                                    "your next turn end",
                                    Is(
                                        Ref("each", words="they"),
                                        (
                                            AllFilters(
                                                (
                                                    With(
                                                        Noun(("attachment",)),
                                                        form="{having} {quality}~have|an {attone}",
                                                    ),
                                                    In(
                                                        "any army",
                                                        positive=False,
                                                        form="{are_not} {is_what}~are not|{place}~in an army",
                                                    ),
                                                ),
                                                form="{vp} {tail:vp_tail*} {and} {last:vp}~and",
                                            ),
                                        ),
                                        form="{rsubj} {vps}",
                                    ),
                                    form="{duration}, {lasting}|until your next turn ends|{give0} while {condition}|{everyone} can not be targeted {by}",
                                ),
                            ),
                        ),
                    ),
                    ("Terrain",),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Cleansing Spirit",
        "strategy",
        keywords=("Kiho",),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Attach(
                            Target(
                                Noun(
                                    (
                                        "item",
                                        "follower",
                                    ),
                                    (State("discarded"),),
                                    "owned",
                                    form="{} Item or Follower you own",
                                ),
                                1,
                                form="{just_one} target {npone}~a",
                            ),
                            Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 2),
                            (
                                Term(
                                    "less",
                                    StatOf("force", Ref("slot", 2, "the Personality's")),
                                    form=", {term}|reducing its Gold Cost by {amount} until it attaches",
                                ),
                            ),
                        ),
                    ),
                    ("Kiho",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("unbowed"),
                                    Either(
                                        (
                                            HasKeyword("Shugenja"),
                                            HasKeyword("Monk", plural="Monks"),
                                        )
                                    ),
                                ),
                                "your",
                                plural=True,
                                form="{} {} ",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Combined Efforts",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Target(Noun(("unit",), (In("army", You()),), plural=True, form="units {}"), 0, most=2),
                        Give(
                            Several(
                                (
                                    Ref("slot", 0, "the targets"),
                                    Each(
                                        Noun(
                                            ("unit",),
                                            (
                                                State("allying"),
                                                In("army", You()),
                                            ),
                                            plural=True,
                                            form="{} units {}",
                                        )
                                    ),
                                )
                            ),
                            (Forbid("will not", "bow from resolution"),),
                            "battle",
                            form="{subj}, and {b:all}, do not bow from this battle's resolution",
                        ),
                    ),
                    trigger=Trigger("after", Pattern("engage", form="engaging"), form="after {pattern}"),
                    conditions=(
                        Exists(
                            Noun(
                                ("unit",),
                                (
                                    State("allying"),
                                    In("army", You(), form="{whose_army}~your current army"),
                                ),
                                plural=True,
                                form="{} units",
                            ),
                            form="if {condition}|{army} contains {several}|any {npmany}",
                        ),
                    ),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Compassion",
        "strategy",
        keywords=("Bushido Virtue",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        Together(
                            (
                                Straighten(
                                    Target(
                                        Noun(("personality",), (OtherThan(Ref("slot", 0)),)),
                                        1,
                                        form="{another} target {npone}~another",
                                    )
                                ),
                                Give(
                                    Ref("slot", 1, "him"),
                                    (
                                        Modify(
                                            "force",
                                            Conditional(
                                                Is(
                                                    Ref("slot", 1, "he"), (State("opposed"),), form="{rsubj} is opposed"
                                                ),
                                                Number(3),
                                            ),
                                            form="{mods} if {condition}|+3F",
                                        ),
                                    ),
                                    form="give {obj} {changes}",
                                ),
                            ),
                            form="{effect0} and {b:effect0}",
                        ),
                    ),
                    ("Bushido Virtue",),
                    constraints=(
                        Bow(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        State("honorable"),
                                        HasKeyword("Samurai"),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{} {} Personalities",
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
        "Concealed Archers",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        AdditionalAction(
                            "battle",
                            requirement=Pattern(
                                "announce",
                                filters=(
                                    ActionDid(
                                        "from",
                                        Target(
                                            Noun(
                                                ("card",),
                                                (
                                                    In("any unit"),
                                                    In("battlefield", positive=False),
                                                ),
                                                "your",
                                                plural=True,
                                                form="cards {} {}",
                                            ),
                                            0,
                                        ),
                                    ),
                                    ActionDid("ranged attack"),
                                ),
                            ),
                        ),
                        If(
                            Is(
                                PartsOf(
                                    Noun(("personality",), form="Personality"),
                                    UnitOf(Ref("slot", 0), form="{known} 's|=the unit"),
                                ),
                                (HasKeyword("Naga"),),
                                form="{rsubj} {vps}",
                            ),
                            (
                                Give(
                                    Ref("granted attack"),
                                    (Modify("strength", Number(1, form="one")),),
                                    form="add {num} to the strength of each of the ability's Ranged Attacks",
                                ),
                            ),
                            form="{effect1} if {condition}",
                        ),
                        LoseHonor(Number(2)),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Contested Ground",
        "strategy",
        keywords=("Terrain",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Each(Noun(("player",))),
                            (
                                GrantText(
                                    Program(
                                        abilities=(
                                            Ability(
                                                ("battle",),
                                                (
                                                    Destroy(
                                                        Target(
                                                            Noun(
                                                                (
                                                                    "follower",
                                                                    "personality",
                                                                ),
                                                                (
                                                                    With(
                                                                        Noun(
                                                                            ("follower",), plural=True, form="Followers"
                                                                        ),
                                                                        "=",
                                                                        Number(0),
                                                                        form="{without} {attmany}~without",
                                                                    ),
                                                                ),
                                                                "enemy",
                                                                form="enemy Follower, or Personality {}",
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
                                                                    Alike("unit", form=", in one unit"),
                                                                    StatIs(
                                                                        "force",
                                                                        ">=",
                                                                        StatOf("force", Ref("slot", 1)),
                                                                        total=True,
                                                                        together=True,
                                                                        form=", which have equal or greater total {stat} than the enemy target",
                                                                    ),
                                                                ),
                                                                "your",
                                                                plural=True,
                                                                form="cards {} {}",
                                                            ),
                                                            0,
                                                            most=-1,
                                                        )
                                                    ),
                                                ),
                                                uses=Uses(0, said=True, form="any number of times per turn"),
                                            ),
                                        )
                                    ),
                                    form="the ability, {quoted}",
                                ),
                            ),
                            form="{subj} has {changes}",
                        ),
                    ),
                    ("Terrain",),
                    form="{head} : {e}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Control",
        "strategy",
        keywords=("Dark Virtue",),
        gold_cost=3,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Target(Noun(("personality",)), 1),
                        WhileRemains(
                            Is(
                                Ref("slot", 0, "your Samurai"),
                                (
                                    AllFilters(
                                        (
                                            State("unbowed"),
                                            In("play"),
                                        )
                                    ),
                                ),
                            ),
                            (
                                Give(
                                    Ref("slot", 1, "he"),
                                    (Forbid("may not", "straighten"),),
                                    form="{subj} cannot straighten",
                                ),
                            ),
                            form="{give0} while {remaining}",
                        ),
                    ),
                    ("Dark Virtue",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("unbowed"),
                                    HasKeyword("Samurai"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} ",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Control the Field",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Destroy(Target(Noun(("terrain",)), 1)),
                        AdditionalAction(
                            "battle",
                            requirement=Pattern(
                                "announce",
                                details=("play",),
                                filters=(
                                    ActionDid(
                                        "from",
                                        Noun(("terrain",), whose="your", zone="hand", form="Terrain from your hand"),
                                    ),
                                    ActionDid("from hand"),
                                ),
                            ),
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    In("battlefield"),
                                    Either(
                                        (
                                            HasKeyword("Tactician", form="{kwname}"),
                                            HasKeyword("Scout", form=", {quality0}|{kwname}"),
                                            StatIs("chi", ">=", Number(3)),
                                        ),
                                        form="{with} {quality}~with|{quality0} {tail:quality0_tail*} {or} {last:quality0}~, or",
                                    ),
                                ),
                                "your",
                                plural=True,
                                form="Personalities {} {}",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Cornering Maneuver",
        "strategy",
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    StatIs(
                                        "force",
                                        "<",
                                        Extreme(
                                            "force",
                                            Each(
                                                Noun(
                                                    ("personality",),
                                                    (In("battlefield"),),
                                                    "your",
                                                    plural=True,
                                                    form="Personalities {}",
                                                )
                                            ),
                                            True,
                                            True,
                                            form="each of your {npmany}",
                                        ),
                                        True,
                                        form="{with} {quality}~with|{compare} {measure} than {standard}~lower~base Force",
                                    ),
                                ),
                                "enemy",
                            ),
                            0,
                            form="target {just_one} {npone}~an",
                        ),
                        Search(("fate deck",), Noun(("terrain",)), form="search your {zones} for a {npone}|Fate deck"),
                        Look("show", Ref("found")),
                        Play(Ref("found"), "battle", "discard"),
                    ),
                    conditions=(
                        Exists(
                            Noun(("terrain",), (In("play"),)),
                            "=",
                            Number(0),
                            form="if {condition}|{some} {vps}|no {npone0}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Countermove",
        "strategy",
        keywords=("Tactical",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    In(
                                        "battlefield",
                                        positive=False,
                                        form="{who} {vps}~who|{are} {is_what}~is|{place}~not at the current battlefield",
                                    ),
                                ),
                                "his",
                                Leader("enemy"),
                                plural=True,
                                form="Personalities {}",
                            ),
                            1,
                        ),
                        Move(
                            Several(
                                (
                                    Ref("slot", 0),
                                    Ref("slot", 1),
                                ),
                                form="=both targets",
                            ),
                            "battlefield",
                        ),
                        Straighten(
                            UnitOf(
                                Several(
                                    (
                                        Ref("slot", 0),
                                        Ref("slot", 1),
                                    )
                                ),
                                form="their units",
                            )
                        ),
                    ),
                    ("Tactical",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    HasKeyword("Tactician", plural="Tacticians"),
                                    In(
                                        "battlefield",
                                        positive=False,
                                        form="{who} {vps}~who|{are} {is_what}~is|{place}~not at the current battlefield",
                                    ),
                                ),
                                "your",
                                plural=True,
                                form="{}  {}",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Courage",
        "strategy",
        keywords=("Bushido Virtue",),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Each(
                                Noun(
                                    ("card",),
                                    (
                                        State("honorable"),
                                        HasKeyword("Samurai"),
                                    ),
                                    "your",
                                ),
                                form="your {npmany}",
                            ),
                            (
                                Forbid(
                                    "may not",
                                    "move home",
                                    by=Noun(("card effect",), whose="other", form="other players' cards' effects"),
                                ),
                            ),
                            "battle",
                            form="{duration}, {lasting}|until this battle ends|{by_actions} cannot move home {everyone}",
                        ),
                    ),
                    ("Bushido Virtue",),
                    here=True,
                ),
                Ability(
                    ("battle",),
                    (
                        Give(
                            Each(
                                Noun(
                                    ("card",),
                                    (
                                        In(
                                            "unit led by",
                                            Noun(
                                                ("card",),
                                                (
                                                    State("honorable"),
                                                    HasKeyword("Samurai"),
                                                ),
                                                "your",
                                            ),
                                        ),
                                    ),
                                    plural=True,
                                    form="cards {}",
                                )
                            ),
                            (
                                Forbid(
                                    "may not",
                                    "bow",
                                    by=Noun(("card effect",), whose="other", form="other players' cards' effects"),
                                ),
                            ),
                            "battle",
                            form="{duration}, {lasting}|until this battle ends|{by_actions} cannot bow {everyone}",
                        ),
                    ),
                    ("Bushido Virtue",),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Courtesy",
        "strategy",
        keywords=("Bushido Virtue",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(
                            Several(
                                (
                                    Ref("slot", 0, "him"),
                                    Target(Noun(("personality",), (Opposing(Ref("slot", 0, "him")),)), 1),
                                ),
                                form="{robj}, and {thing2},",
                            ),
                            "home",
                            form="move {obj} {dest}|home",
                        ),
                        Together(
                            (
                                GainHonor(StatOf("personal_honor", Ref("slot", 1)), Controller(Ref("slot", 0))),
                                GainHonor(StatOf("personal_honor", Ref("slot", 0)), Controller(Ref("slot", 1))),
                            ),
                            form="each Personality's controller gains Honor equal to the {stat} of the other Personality",
                        ),
                    ),
                    ("Bushido Virtue",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("unbowed"),
                                    State("honorable"),
                                    HasKeyword("Samurai"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} {} ",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Crippling Cut",
        "strategy",
        gold_cost=0,
        focus_value=4,
        program=Program(
            traits=(
                FocusEffect(
                    (
                        Later(
                            Trigger("after", Pattern("duel ends")),
                            (
                                Give(
                                    Ref("winner"),
                                    (
                                        Forbid(
                                            "may not",
                                            "perform",
                                            by=Noun(("action",), (ActionDid("challenge"),)),
                                            form="perform actions that create a challenge",
                                        ),
                                    ),
                                    "permanent",
                                ),
                            ),
                        ),
                    )
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        Opposing(Ref("slot", 0, "him")),
                                        Either(
                                            (
                                                StatIs("chi", "<", None),
                                                StatIs("force", "<", None),
                                            ),
                                            form="{with} {quality}~with|{compare} {measure} or {c:compare} {b:measure}~lower~Chi~lower~Force",
                                        ),
                                    ),
                                ),
                                1,
                            ),
                            "home",
                        ),
                    ),
                    constraints=(Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Cut Them Off",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Bow(
                            Target(
                                Noun(
                                    ("unit",),
                                    (
                                        Past("move", "action", form="{who} {vps}~that|moved"),
                                        Provided(
                                            Is(
                                                Ref("slot", 0, "your Personality"),
                                                (
                                                    HasKeyword(
                                                        "Cavalry", False, form="{are} {is_what}~is|not {simpleadj}|"
                                                    ),
                                                ),
                                                form="{rsubj} {vps}",
                                            ),
                                            Whose(
                                                "personality",
                                                StatIs("chi", "<", StatOf("chi", Ref("performer"), form="yours")),
                                            ),
                                            form="; if {condition}, the target unit's Personality must have {stat_is}",
                                        ),
                                    ),
                                ),
                                1,
                                form="{just_one} target {npone}~one",
                            )
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "resolve",
                            Noun(("action",), form="an action"),
                            filters=(
                                ActionDid(
                                    "move to battlefield",
                                    Noun(("unit",), plural=True, form="any {npmany}|units"),
                                    form="that {adid}|moved {event_thing} to a battlefield",
                                ),
                            ),
                            form="{action} {goes} {circ:acirc*}|resolves¦{actpost}",
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (In("battlefield", form="there"),),
                                "your",
                                plural=True,
                                form="Personalities {}",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Defining the Essence",
        "strategy",
        keywords=("Kiho",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        If(
                            Exists(
                                Noun(
                                    ("card",),
                                    (
                                        HasKeyword("Samurai"),
                                        In("battlefield"),
                                    ),
                                    "your",
                                    form="{}  {}",
                                ),
                                form="you {yvp}|{now} {several}~control|a {npone}",
                            ),
                            (Destroy(Target(Noun(("terrain",)), 1)),),
                        ),
                    ),
                    ("Kiho",),
                    constraints=(
                        Bow(
                            Target(
                                Noun(
                                    ("card",),
                                    (
                                        HasKeyword("Shugenja"),
                                        In("any location"),
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
                Ability(
                    ("limited",),
                    (DrawLater(Number(1)),),
                    ("Kiho",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("unbowed"),
                                    HasKeyword("Shugenja"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} ",
                            ),
                            0,
                        ),
                    ),
                ),
                Ability(
                    ("reaction",),
                    (
                        Negate("effects"),
                        Give(
                            Each(Noun(("player",))),
                            (
                                Forbid(
                                    "will not", "resolve", Each(Noun(("event",), (Shares("title", Ref("subject")),)))
                                ),
                            ),
                            "permanent",
                        ),
                    ),
                    ("Kiho",),
                    Trigger("before", Pattern("resolve", Noun(("event",)), form="an Event resolves")),
                    constraints=(
                        Bow(Target(Noun(("card",), (HasKeyword("Shugenja"),), "your", plural=True, form="{} "), 0)),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Desperate Wager",
        "strategy",
        gold_cost=7,
        focus_value=1,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "play",
                    condition=Happened(
                        Pattern("play", Noun(("card",), (Titled("Desperate Wager", form="=Desperate Wager"),)), You())
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Straighten(
                            Each(
                                Noun(("personality",), whose="your", plural=True, form="Personalities"),
                                form="{all_of} {npmany}~all your",
                            )
                        ),
                        ExtraPhase("attack"),
                        Later(
                            Trigger("after", Pattern("declaration ends", form="its Declaration Segment")),
                            (
                                Straighten(
                                    Each(
                                        Noun(
                                            (
                                                "personality",
                                                "follower",
                                            ),
                                            whose="his",
                                            owner=Leader("defender"),
                                            plural=True,
                                            form="Personalities and Followers",
                                        ),
                                        form="{every_of} {pposs} {npmany}~all",
                                    )
                                ),
                                Firm("straighten"),
                            ),
                        ),
                        Later(
                            Trigger("before", Pattern("turn ends")),
                            (LoseGame(),),
                            form="you lose the game at the end of this turn",
                        ),
                    ),
                    trigger=Trigger("before", Pattern("phase begins", You(), details=("dynasty",))),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Determination",
        "strategy",
        keywords=("Dark Virtue",),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Secure(
                            (
                                "effects",
                                "targets",
                            ),
                            form="the action cannot have its effects negated or have its targeting changed",
                        ),
                        Later(
                            Trigger(
                                "after",
                                Pattern(
                                    "destroy",
                                    Noun(("personality",), form="any {npone}|Personality"),
                                    Ref("action", words="the action"),
                                ),
                            ),
                            (PutCard(Ref("subject", words="him"), "removed"),),
                            False,
                        ),
                    ),
                    ("Dark Virtue",),
                    Trigger(
                        "before",
                        Pattern(
                            "announce",
                            Noun(("action",), form="an action"),
                            You(),
                            form="you {fare} {circ*}|announce {action}",
                        ),
                    ),
                    constraints=(
                        Target(Noun(("card",), (HasKeyword("Samurai"),), "your", plural=True, form="{} "), 0),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Dirty Politics",
        "strategy",
        keywords=("Political",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Together(
                            (
                                Negate("lose honor"),
                                GainHonor(
                                    AmountOf("event", form="the amount you negated"),
                                    form="gain Honor equal to {amount}",
                                ),
                            ),
                            form="{effect0}, then {b:effect0}",
                        ),
                    ),
                    ("Political",),
                    Trigger(
                        "before", Pattern("lose honor", actor=Noun(("player",), whose="other", form="another player"))
                    ),
                ),
                Ability(
                    ("reaction",),
                    (
                        Together(
                            (
                                Negate("gain honor"),
                                LoseHonor(
                                    AmountOf("event", form="the amount you negated"),
                                    form="lose Honor equal to {amount}",
                                ),
                            ),
                            form="{effect0}, then {b:effect0}",
                        ),
                    ),
                    ("Political",),
                    Trigger(
                        "before", Pattern("gain honor", actor=Noun(("player",), whose="other", form="another player"))
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Draw Your Blade",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(
                            Target(
                                Noun(
                                    ("card",),
                                    (
                                        With(
                                            Noun(("attachment",), plural=True, form="attachments"),
                                            "=",
                                            Number(0),
                                            form="{without} {attmany}~without",
                                        ),
                                    ),
                                    "enemy",
                                ),
                                0,
                            )
                        ),
                    ),
                ),
                Ability(
                    ("battle",),
                    (Bow(Target(Noun(("card",), (Opposing(Ref("slot", 0, "him")),)), 1)),),
                    constraints=(
                        Dishonor(Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0)),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Duty",
        "strategy",
        keywords=("Bushido Virtue",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (Negate("destroy", Ref("subject", words="the first Personality's")),),
                    ("Bushido Virtue",),
                    Trigger(
                        "before",
                        Pattern(
                            "destroy",
                            Noun(
                                ("personality",), whose="your", plural=True, form="one of your {npmany}|Personalities"
                            ),
                            Noun(("card effect",), whose="other", form="another player's card's effect"),
                        ),
                    ),
                    constraints=(
                        Destroy(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        State("honorable"),
                                        HasKeyword("Samurai"),
                                        In("location", Ref("subject"), form="at the same location"),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{} {} Personalities {}",
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
        "Eager to Fight",
        "strategy",
        gold_cost=0,
        focus_value=3,
        variable=("gold_cost",),
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Target(Noun(("unit",), (In("home", You()),), plural=True, form="units {}"), 0, most=-1),
                        Straighten(Ref("slot", 0, "them")),
                        Assign(
                            Ref("slot", 0, "them"),
                            to=Noun(("battlefield",), (In("enemy units", form="where there is an enemy army"),)),
                            form="assign {obj} to one or more battlefields {fieldpost}",
                        ),
                        Give(Ref("slot", 0, "they"), (Forbid("may not", "straighten in phase"),), "your straighten"),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern("maneuvers end", form="{span1} ends {circ*}|a Maneuvers Segment"),
                        form="after {pattern}",
                    ),
                    constraints=(
                        PayGold(
                            CountOf(Noun(("card",), (Among(Ref("targets")),)), form="the number of targets"),
                            form="pay Gold equal to {amount}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Encircled Terrain",
        "strategy",
        keywords=("Terrain",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Later(
                            Trigger(
                                "before", Pattern("battle resolution", form="{span1}'s resolution {circ*}|this battle")
                            ),
                            (
                                ChooseOne(
                                    (
                                        (
                                            Chosen(
                                                Noun(
                                                    ("unit",),
                                                    (In("battlefield"),),
                                                    "his",
                                                    Leader("attacker"),
                                                    plural=True,
                                                    form="units {}",
                                                ),
                                                0,
                                                chooser=Leader("attacker"),
                                            ),
                                            Chosen(
                                                Noun(("unit",), (In("battlefield"),), "his", Leader("defender")),
                                                1,
                                                chooser=Leader("defender"),
                                            ),
                                        ),
                                        (
                                            Chosen(
                                                Noun(("unit",), (In("battlefield"),), "his", Leader("defender")),
                                                1,
                                                chooser=Leader("defender"),
                                            ),
                                            Chosen(
                                                Noun(("unit",), (In("battlefield"),), "his", Leader("attacker")),
                                                0,
                                                chooser=Leader("attacker"),
                                            ),
                                        ),
                                    )
                                ),
                                Move(
                                    Each(
                                        Noun(
                                            ("unit",),
                                            (
                                                OtherThan(
                                                    Several(
                                                        (
                                                            Ref("slot", 0),
                                                            Ref("slot", 1),
                                                        )
                                                    ),
                                                    form="other",
                                                ),
                                                In("battlefield", form="there"),
                                            ),
                                            plural=True,
                                            form="{} units {}",
                                        )
                                    ),
                                    "home",
                                    form="move {obj} {dest}|home",
                                ),
                            ),
                            form="{later}, {effect1}. Then, {f:effect1}|{trigger}",
                        ),
                    ),
                    ("Terrain",),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Explored Territory",
        "strategy",
        keywords=("Terrain",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Later(
                            Trigger(
                                "before",
                                Pattern(
                                    "destroy",
                                    Noun(
                                        ("card",),
                                        (
                                            In("battlefield", form="{place}~at this battlefield"),
                                            OtherThan(Ref("this"), form="{joint} {post0}~,|other than {robj}"),
                                        ),
                                        "your",
                                        plural=True,
                                        form="one of your {npmany}|cards {} {}",
                                    ),
                                    Noun(("card effect",), form="a card's effect"),
                                ),
                            ),
                            (
                                Together(
                                    (
                                        Negate("destroy"),
                                        Draw(Number(1)),
                                    )
                                ),
                            ),
                            form="{later}, {clause}|before the next time this turn {pattern}",
                        ),
                    ),
                    ("Terrain",),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Extended Maneuvers",
        "strategy",
        keywords=("Terrain",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Later(
                            Trigger(
                                "before", Pattern("battle resolution", form="{span1}'s resolution {circ*}|this battle")
                            ),
                            (
                                Together(
                                    (
                                        May(
                                            (
                                                Straighten(
                                                    Target(
                                                        Noun(
                                                            ("personality",),
                                                            (
                                                                HasKeyword("Samurai"),
                                                                In("battlefield"),
                                                            ),
                                                        ),
                                                        0,
                                                    ),
                                                    form="target and straighten {sel}",
                                                ),
                                            )
                                        ),
                                        May(
                                            (
                                                Bow(
                                                    Target(
                                                        Noun(
                                                            ("personality",),
                                                            (
                                                                HasKeyword("Samurai", False),
                                                                In("battlefield", form="there"),
                                                            ),
                                                        ),
                                                        1,
                                                    ),
                                                    form="target and bow {sel}",
                                                ),
                                            )
                                        ),
                                    )
                                ),
                            ),
                        ),
                    ),
                    ("Terrain",),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Failure of Duty",
        "strategy",
        keywords=("Political",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(Noun(("personality",), (State("defending"),)), 1),
                        Later(
                            Trigger(
                                "before",
                                Pattern("battle resolution", form="{span1}'s resolution begins {circ*}|this battle"),
                            ),
                            (
                                If(
                                    Is(
                                        Ref("slot", 1, "he"),
                                        (
                                            Either(
                                                (
                                                    State("bowed"),
                                                    In("home"),
                                                ),
                                                form="{are} {is_what}~is|{being} {tail:being_tail*} {or} {last:being}~or",
                                            ),
                                        ),
                                        form="{rsubj} {vps}",
                                    ),
                                    (
                                        Dishonor(Ref("slot", 1, "him")),
                                        May(
                                            (
                                                Together(
                                                    (
                                                        Search(
                                                            ("fate deck",),
                                                            Noun(
                                                                ("strategy",),
                                                                (HasKeyword("Political"),),
                                                                form="{} Action card",
                                                            ),
                                                            form="search your {zones} for a {npone}|Fate deck",
                                                        ),
                                                        Look("show", Ref("found")),
                                                        PutCard(Ref("found"), "hand", You()),
                                                    )
                                                ),
                                            )
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                    ("Political",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    HasKeyword("Courtier", plural="Courtiers"),
                                    In("any location"),
                                ),
                                "your",
                                plural=True,
                                form="{}  {}",
                            ),
                            0,
                        ),
                    ),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "False Alliance",
        "strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        LoseHonor(Number(4)),
                        ChangeSides(form="you change sides in this battle"),
                    ),
                    conditions=(Moment("ally", form="if {condition}|you {yvp}|are an ally"),),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "False Trail",
        "strategy",
        gold_cost=2,
        focus_value=2,
        program=Program(
            traits=(
                FocusEffect(
                    (
                        If(
                            Is(
                                LastPlayed(Noun(("strategy",), (HasAbility("battle"),), form="{} Action card")),
                                (In("discard", You()),),
                                form="{rsubj} {vps}",
                            ),
                            (
                                PutCard(
                                    LastPlayed(Noun(("strategy",), (HasAbility("battle"),)), form="=it"),
                                    "hand",
                                    You(),
                                    form="put {cards} {spot}|into {pposs} hand",
                                ),
                            ),
                        ),
                    )
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Several(
                            (
                                Target(
                                    Noun(
                                        ("personality",),
                                        (In("any army"),),
                                        "other",
                                        form="Personality you do not control {}",
                                    ),
                                    0,
                                    form="target {just_one} {npone}~a",
                                ),
                                Target(
                                    Noun(
                                        ("battlefield",),
                                        (In("battlefield", Ref("slot", 0, "he"), False, form="{rsubj} is not at"),),
                                    ),
                                    1,
                                ),
                            ),
                            form="{targeting0}, and {b:sel}",
                        ),
                        Move(
                            Ref("slot", 0, "the Personality"),
                            "location",
                            Ref("slot", 1),
                            form="move {obj} {dest}|to the battlefield",
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Few Against Many",
        "strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Attach(
                            Target(
                                Noun(("follower",), whose="your", zone="hand", form="Follower in your hand"),
                                0,
                                form="{just_one} target {npone}~a",
                            ),
                            Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 1),
                            (
                                Term(
                                    "less",
                                    StatOf("force", Ref("slot", 1, "the Personality's"), True),
                                    form=", {term}|reducing its Gold Cost by {amount} until it attaches",
                                ),
                            ),
                        ),
                    ),
                ),
                Ability(
                    ("reaction",),
                    (Negate("destroy", Ref("subject", words="the Personality's")),),
                    trigger=Trigger(
                        "before",
                        Pattern(
                            "destroy",
                            Noun(
                                ("personality",), whose="your", plural=True, form="one of your {npmany}|Personalities"
                            ),
                            Noun(("card effect",), whose="other", form="another player's card's effect"),
                        ),
                    ),
                    constraints=(
                        Bow(
                            Chosen(
                                Noun(
                                    ("follower",),
                                    whose="his",
                                    owner=Ref("subject", words="his"),
                                    plural=True,
                                    form="Followers",
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
        "First and Final Strike",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Challenge(
                            Ref("slot", 0, "he"),
                            Target(Noun(("personality",), (Opposing(Ref("slot", 0, "him")),)), 1),
                            True,
                        ),
                        Destroy(Ref("loser")),
                        If(
                            Compare(
                                StatThen("chi", Ref("winner")),
                                "<",
                                StatThen("chi", Ref("loser")),
                                form="{rsubj} had less Chi than {robj} before the first opportunity to focus or strike",
                            ),
                            (
                                GainHonor(
                                    Number(3),
                                    Controller(Ref("winner"), form="@{poss} controller"),
                                    form="{psubj} {does}|gains {amount} Honor",
                                ),
                            ),
                            form="{effect1} if {condition}",
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(("personality",), (State("unbowed"),), "your", plural=True, form="{} Personalities"), 0
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition("Focus", "strategy", gold_cost=0, focus_value=5, formats=("samurai",)),
    CardDefinition(
        "Forest Cleansing",
        "strategy",
        gold_cost=0,
        focus_value=2,
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
                                Target(Noun(("personality",), (State("dishonorable"),)), 0),
                                Target(
                                    Noun(
                                        ("province",),
                                        whose="his",
                                        owner=Controller(Ref("slot", 0, "his")),
                                        plural=True,
                                        form="provinces",
                                    ),
                                    1,
                                ),
                            )
                        ),
                        Bow(Ref("slot", 0, "the Personality")),
                        Give(Ref("slot", 1, "the province's"), (SetStat("strength", Number(0), only="lower"),)),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Forewarning",
        "strategy",
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (Negate("effects", form="negate its effects"),),
                    trigger=Trigger("before", Pattern("resolve", Noun(("event",)), form="an Event resolves")),
                ),
                Ability(
                    ("battle",),
                    (Destroy(Target(Noun(("terrain",)), 1)),),
                    constraints=(Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Frenzy",
        "strategy",
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Dishonor(Ref("slot", 0, "him")),
                        LoseHonor(Number(2)),
                        Give(
                            Ref("slot", 0, "him"),
                            (
                                Modify(
                                    "force",
                                    Conditional(
                                        Is(Ref("slot", 0, "he"), (HasKeyword("Crab Clan"),), form="{rsubj} {vps}"),
                                        Number(3),
                                        Number(2),
                                    ),
                                    form="{mods}, or {b:mods} if {condition}|+2F|+3F",
                                ),
                            ),
                            form="give {obj} {changes}",
                        ),
                        Later(
                            Trigger("before", Pattern("turn ends"), form="before {pattern}"),
                            (
                                Destroy(
                                    PartsOf(
                                        Noun(("follower",), (State("attached"),), plural=True, form="{} Followers"),
                                        Ref("slot", 0, "his"),
                                        form="{every_of} {poss} {npown}~all",
                                    )
                                ),
                            ),
                        ),
                    ),
                    constraints=(Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Fury of the Dark Lord",
        "strategy",
        gold_cost=15,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Destroy(
                            Each(
                                Noun(
                                    ("personality",),
                                    (
                                        StatIs(
                                            "gold_cost",
                                            "<=",
                                            Sum(
                                                (
                                                    StatOf(
                                                        "gold_production",
                                                        PartsOf(Noun(("stronghold",)), Controller(Ref("described"))),
                                                    ),
                                                    Number(2),
                                                )
                                            ),
                                            True,
                                            form="{with} {quality}~with|a base {stat} equal to or less than his controller's Stronghold's {b:stat} plus {num}",
                                        ),
                                    ),
                                )
                            )
                        ),
                        PutCard(
                            Each(
                                Noun(
                                    ("personality",), zone="discard", plural=True, form="Personalities in discard piles"
                                )
                            ),
                            "removed",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Greater Sacrifice",
        "strategy",
        gold_cost=0,
        focus_value=3,
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
                                            "<=",
                                            Sum(
                                                (
                                                    TotalOf(
                                                        "force",
                                                        UnitOf(Ref("slot", 0, "your Samurai's")),
                                                        form="{poss} total unit {stat}",
                                                    ),
                                                    Conditional(
                                                        Compare(
                                                            StatOf("family_honor", You()),
                                                            ">",
                                                            StatOf("starting_honor", You()),
                                                            form="{amount} {be} {amount_is}~is|{than} {amount}~higher than",
                                                        ),
                                                        StatOf("personal_honor", Ref("slot", 0, "his")),
                                                    ),
                                                )
                                            ),
                                            total=True,
                                            form="{with} {quality}~with|{measure} {than} {standard}~total Force~less than or equal to",
                                        ),
                                    ),
                                ),
                                1,
                            )
                        ),
                    ),
                    constraints=(
                        Destroy(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        State("unbowed"),
                                        HasKeyword("Samurai"),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{} {} Personalities",
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
        "Hired Killer",
        "strategy",
        gold_cost=0,
        focus_value=3,
        variable=("gold_cost",),
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        LoseHonor(Number(3)),
                        Destroy(Target(Noun(("personality",)), 0)),
                    ),
                    constraints=(
                        PayGold(
                            Sum(
                                (
                                    TotalOf("gold_cost", UnitOf(Ref("slot", 0, "the target's"))),
                                    Number(2),
                                ),
                                form="{amount0} plus {num}",
                            ),
                            form="pay Gold equal to {amount}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Hitsu-do",
        "strategy",
        keywords=(
            "Kiho",
            "Fire",
        ),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                (
                                    "follower",
                                    "personality",
                                ),
                                (
                                    Either(
                                        (
                                            Fits(Noun(("follower",), whose="enemy")),
                                            Fits(
                                                Noun(
                                                    ("personality",),
                                                    (
                                                        With(
                                                            Noun(("follower",), plural=True, form="Followers"),
                                                            "=",
                                                            Number(0),
                                                        ),
                                                        Whose(
                                                            "personality",
                                                            StatIs(
                                                                "chi",
                                                                "<=",
                                                                StatOf("chi", Ref("performer"), form="yours"),
                                                            ),
                                                            form="; the Personality, or the Follower's Personality, must have {stat_is}",
                                                        ),
                                                    ),
                                                    "enemy",
                                                )
                                            ),
                                        ),
                                        form="{npone0}, or an {b:npone0}",
                                    ),
                                    Whose("personality", StatIs("chi", "<=", StatOf("chi", Ref("performer")))),
                                ),
                                "enemy",
                                form="{}",
                            ),
                            1,
                            form="target {just_one} {npone}~an",
                        ),
                        Destroy(Ref("slot", 1, "the enemy target")),
                    ),
                    (
                        "Kiho",
                        "Fire",
                    ),
                    constraints=(
                        Together(
                            (
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
                                Destroy(
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
                                        ),
                                        0,
                                    )
                                ),
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Honesty",
        "strategy",
        keywords=("Bushido Virtue",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        If(
                            Compare(
                                StatOf("family_honor", You()),
                                "<=",
                                Number(9),
                                form="{amount} {be} {amount_is}~is|{quantity}~9 or less",
                            ),
                            (
                                GainHonor(
                                    StatOf("personal_honor", Ref("slot", 0, "his"), True),
                                    form="gain Honor equal to {amount}",
                                ),
                            ),
                            (GainHonor(Number(1)),),
                        ),
                    ),
                    ("Bushido Virtue",),
                    constraints=(
                        Target(Noun(("card",), (HasKeyword("Samurai"),), "your", plural=True, form="{} "), 0),
                    ),
                ),
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        Later(
                            Trigger("after", Pattern("phase ends", details=("this",))),
                            (
                                If(
                                    Is(
                                        Ref("slot", 0, "he"),
                                        (
                                            Past(
                                                "perform",
                                                "phase",
                                                False,
                                                Noun(
                                                    ("action",),
                                                    (HasKeyword("Political"),),
                                                    plural=True,
                                                    form="{} actions",
                                                ),
                                            ),
                                        ),
                                        form="{rsubj} performed no {actions} during it",
                                    ),
                                    (Straighten(Ref("slot", 0, "him")),),
                                    form="{effect1} if {condition}",
                                ),
                            ),
                        ),
                    ),
                    ("Bushido Virtue",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("honorable"),
                                    HasKeyword("Samurai"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} ",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Honor",
        "strategy",
        keywords=(
            "Bushido Virtue",
            "Political",
        ),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Instead((), True, form="this action pays that cost instead"),
                        Give(
                            Ref("slot", 0, "the Samurai"),
                            (
                                Forbid(
                                    "may not",
                                    "perform",
                                    by=Noun(("action",), (HasKeyword("Political"),), plural=True, form="{} actions"),
                                ),
                                Forbid("may not", "target", by=Noun(("action",), (HasKeyword("Political"),))),
                            ),
                        ),
                    ),
                    (
                        "Bushido Virtue",
                        "Political",
                    ),
                    Trigger(
                        "before",
                        Pattern(
                            "discard favor",
                            actor=You(),
                            details=("cost",),
                            form="paying a cost that requires discarding the Imperial Favor",
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("unbowed"),
                                    State("honorable"),
                                    HasKeyword("Samurai"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} {} ",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Imbue Chi",
        "strategy",
        keywords=("Kiho",),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        TurnFace(
                            Each(
                                Noun(
                                    ("card",),
                                    whose="your",
                                    zone="province",
                                    plural=True,
                                    form="cards in your provinces",
                                ),
                                form="{all_of} {npmany}~all",
                            )
                        ),
                        PutCard(
                            Chosen(
                                Noun(
                                    ("personality",),
                                    (State("face-up"),),
                                    "your",
                                    zone="province",
                                    plural=True,
                                    form="{} Personalities in your provinces",
                                ),
                                1,
                                0,
                                -1,
                                form="{a_few} {npmany}~any number of",
                            ),
                            "play",
                            terms=(Term("free"),),
                            form="bring into play {obj} {terms}",
                        ),
                    ),
                    ("Kiho",),
                    Trigger(
                        "before",
                        Pattern(
                            "destroy",
                            Noun(("province",), whose="your", plural=True, form="one of your {npmany}|provinces"),
                            details=("resolution",),
                            form="battle resolution {acts} {circ*}|{does_verbs} {event_thing}|=destroys",
                        ),
                    ),
                    (
                        Exists(
                            Noun(("personality",), whose="your", plural=True, form="Personalities"),
                            "=",
                            Number(0),
                            form="if {condition}|you {yvp}|{now} {several}~control|no {npmany}",
                        ),
                    ),
                    (
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("face-up"),
                                    HasKeyword("Shugenja"),
                                ),
                                "your",
                                zone="province",
                                form="{} {}  in any of your provinces",
                            ),
                            0,
                            form="target {just_one} {npone}~a",
                        ),
                    ),
                ),
                Ability(
                    ("limited",),
                    (DrawLater(Number(1)),),
                    ("Kiho",),
                    constraints=(
                        Bow(Target(Noun(("card",), (HasKeyword("Shugenja"),), "your", plural=True, form="{} "), 0)),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Immobile Stance",
        "strategy",
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("slot", 0, "he"),
                            (Modify("force", Number(5)),),
                            "battle",
                            Is(Ref("each"), (State("opposed"),)),
                            form="until the battle ends, {give0} while {is_what}|{subj} has {changes}",
                        ),
                        Give(
                            Ref("slot", 0, "him"),
                            (
                                Forbid(
                                    "may not", "destroy", by=Noun(("card effect",), plural=True, form="cards' effects")
                                ),
                            ),
                            condition=Both(
                                (
                                    Is(Ref("slot", 0, "he"), (In("battlefield"),)),
                                    Compare(
                                        CountOf(
                                            Noun(
                                                ("unit",),
                                                (In("enemy army", form="{whose_army}~the enemy side"),),
                                                plural=True,
                                                form="units",
                                            )
                                        ),
                                        ">",
                                        CountOf(Noun(("unit",), (In("army", You(), form="{whose_army}~yours"),))),
                                        form="{army} has more {npmany0} than {b:army}",
                                    ),
                                ),
                                form="{cond0} {tail:cond0_tail*} {and} {last:cond0}~and",
                            ),
                            form="while {condition}, {give0}|{by_actions} cannot destroy {obj}",
                        ),
                        Give(
                            You(),
                            (Forbid("will not", "win battle"),),
                            condition=Is(
                                Ref("slot", 0, "he"),
                                (In("battlefield", form="{are} {is_what}~is|there"),),
                                form="{rsubj} {vps}",
                            ),
                        ),
                    ),
                    constraints=(Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Imperial Summons",
        "strategy",
        keywords=("Political",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (Bow(Target(Noun(("personality",)), 1)),),
                    ("Political",),
                    constraints=(
                        ChooseOne(
                            (
                                (Bow(Chosen(Noun(("stronghold",), whose="your"), 0)),),
                                (DiscardFavor(),),
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Impromptu Duel",
        "strategy",
        keywords=("Iaijutsu",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Challenge(Ref("slot", 0, "he"), Target(Noun(("personality",), whose="other"), 1), True),
                        If(
                            Did("refuse"),
                            (
                                Together(
                                    (
                                        Dishonor(
                                            PartsOf(
                                                Noun(("personality",)),
                                                Ref("challenged", words="his"),
                                                form="{poss} Personality",
                                            )
                                        ),
                                        GainHonor(Number(4)),
                                    ),
                                    form="{effect0} and {b:effect0}",
                                ),
                            ),
                            form="the other player may refuse; if he does, {effect1}",
                        ),
                        Destroy(Ref("loser", words="the duel's loser")),
                        GainHonor(Number(2), Controller(Ref("winner")), form="the winner gains {num} Honor"),
                    ),
                    ("Iaijutsu",),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    State("unbowed"),
                                    Either(
                                        (
                                            HasKeyword("Samurai"),
                                            HasKeyword("Duelist"),
                                        )
                                    ),
                                ),
                                "your",
                                plural=True,
                                form="{} {} Personalities",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Inner Fire",
        "strategy",
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Straighten(
                            Target(
                                Noun(("personality",), (State("bowed"),), "your", plural=True, form="{} Personalities"),
                                0,
                            )
                        ),
                        Give(
                            Ref("slot", 0, "him"),
                            (
                                Forbid("may not", "bow as cost"),
                                Forbid("may not", "target", by=Noun(("action",), whose="your")),
                            ),
                            form="you cannot bow {obj} as a cost or target him",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Insight",
        "strategy",
        keywords=("Dark Virtue",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Look("look", TopOf("fate deck", Number(3), Chosen(Noun(("player",))))),
                        If(
                            Exists(
                                Noun(
                                    (
                                        "strategy",
                                        "ring",
                                    ),
                                    (Among(Ref("found")),),
                                    plural=True,
                                    form="Action cards or Rings",
                                ),
                                form="any are {npmany}",
                            ),
                            (
                                May(
                                    (
                                        Play(
                                            Chosen(Noun(("card",), (Among(Ref("found")),)), 1, form="=one of them"),
                                            "battle",
                                        ),
                                    )
                                ),
                            ),
                        ),
                        May((Rearrange(Ref("rest"), form="rearrange the order of the remaining cards you looked at"),)),
                    ),
                    ("Dark Virtue",),
                    constraints=(
                        Target(Noun(("card",), (HasKeyword("Samurai"),), "your", plural=True, form="{} "), 0),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Inspire Obedience", "strategy", gold_cost=0, focus_value=3, unknown=("text",), formats=("samurai",)
    ),
    CardDefinition(
        "Knife in the Darkness",
        "strategy",
        keywords=("Ninja",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(Noun(("personality",), (Opposing(Ref("slot", 0, "him")),)), 1),
                        Move(
                            Several(
                                (
                                    Ref("slot", 0),
                                    Ref("slot", 1),
                                ),
                                form="=both",
                            ),
                            "home",
                            form="move {obj} {dest}|home",
                        ),
                        Firm("move", form="neither movement can be negated"),
                        Bow(
                            Several(
                                (
                                    Ref("slot", 0),
                                    Ref("slot", 1),
                                ),
                                form="=both targets",
                            )
                        ),
                    ),
                    ("Ninja",),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",), (HasKeyword("Ninja"),), "your", plural=True, form="{} Personalities"
                            ),
                            0,
                        ),
                    ),
                    form="{head} : {x} : {e} . {e} ; {e} . {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Knowledge",
        "strategy",
        keywords=("Dark Virtue",),
        gold_cost=1,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(
                            Several(
                                (
                                    Ref("slot", 0, "him"),
                                    Target(Noun(("personality",), (Opposing(Ref("slot", 0, "him")),)), 1),
                                )
                            ),
                            "home",
                            form="move {obj} {dest}|home",
                        ),
                        Draw(
                            Capped(
                                StatOf("personal_honor", Ref("slot", 1, "the opposing Personality's")),
                                Number(2, form="two"),
                                form="{amount0} or {num}, whichever is less",
                            ),
                            form="draw a number of cards equal to {amount}",
                        ),
                    ),
                    ("Dark Virtue",),
                    constraints=(
                        Target(Noun(("card",), (HasKeyword("Samurai"),), "your", plural=True, form="{} "), 0),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Lies, Lies, Lies...",
        "strategy",
        keywords=("Political",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        GainHonor(
                            Capped(
                                Number(8), Difference(StatOf("starting_honor", You()), StatOf("family_honor", You()))
                            )
                        ),
                    ),
                    ("Political",),
                    conditions=(
                        Exists(
                            Noun(
                                ("card",),
                                (
                                    Either(
                                        (
                                            State("causing honor loss"),
                                            HasKeyword("Shadowlands"),
                                            HasKeyword("Ninja"),
                                            HasKeyword("Kolat"),
                                        )
                                    ),
                                ),
                                "your",
                                zone="play or discard",
                            ),
                            "=",
                            Number(0),
                            form="if {condition}|you have no cards in play or in your discard piles that cause their player an Honor loss or have the {kwname}, {b:kwname}, or {c:kwname} keywords",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Master of the Rolling River",
        "strategy",
        keywords=(
            "Kiho",
            "Water",
        ),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(
                            Target(
                                Noun(
                                    ("unit",),
                                    (In("any battlefield", form="{place}~at a battlefield"),),
                                    "your",
                                    plural=True,
                                    form="units {}",
                                ),
                                1,
                            ),
                            "any battlefield",
                            Chosen(Noun(("battlefield",), (AllFilters((), form="different"),))),
                        ),
                    ),
                    (
                        "Kiho",
                        "Water",
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
                                        In("any location"),
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
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Misdirection",
        "strategy",
        keywords=(
            "Political",
            "Gozoku",
        ),
        gold_cost=0,
        focus_value=3,
        program=Program(
            traits=(
                FocusEffect(
                    (
                        May(
                            (
                                PutCard(
                                    Chosen(
                                        Noun(
                                            ("personality",),
                                            whose="your",
                                            zone="discard",
                                            plural=True,
                                            form="Personalities from your discard pile",
                                        ),
                                        0,
                                        0,
                                        3,
                                        form="{a_few} {npmany}~up to 3",
                                    ),
                                    "shuffle",
                                    You(),
                                    form="shuffle {obj} into {pposs} Dynasty deck",
                                ),
                            )
                        ),
                    )
                ),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (Misdirect(),),
                    (
                        "Political",
                        "Gozoku",
                    ),
                    Trigger(
                        "before",
                        Pattern(
                            "choose targets",
                            actor=Noun(("player",), whose="other"),
                            details=("battle",),
                            filters=(ActionDid("effect targets"),),
                            form="another player would choose targets for one of his actions' effects during a battle",
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    Either(
                                        (
                                            HasKeyword("Courtier"),
                                            HasKeyword("Gozoku"),
                                        )
                                    ),
                                ),
                                "your",
                                plural=True,
                                form="{} Personalities",
                            ),
                            0,
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Mountains of the Phoenix",
        "strategy",
        keywords=(
            "Mountain",
            "Terrain",
        ),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Later(
                            Trigger(
                                "before", Pattern("battle resolution", form="{span1}'s resolution {circ*}|this battle")
                            ),
                            (
                                ChooseOne(
                                    (
                                        (
                                            Chosen(
                                                Noun(("unit",), (In("attacking army"),)), 0, chooser=Leader("attacker")
                                            ),
                                            Chosen(
                                                Noun(("unit",), (In("defending army"),)), 1, chooser=Leader("defender")
                                            ),
                                        ),
                                        (
                                            Chosen(
                                                Noun(("unit",), (In("defending army"),)), 1, chooser=Leader("defender")
                                            ),
                                            Chosen(
                                                Noun(("unit",), (In("attacking army"),)), 0, chooser=Leader("attacker")
                                            ),
                                        ),
                                    ),
                                    Chosen(Noun(("player",), (State("active"),)), 2),
                                ),
                                Destroy(
                                    Several(
                                        (
                                            Ref("slot", 0),
                                            Ref("slot", 1),
                                        )
                                    )
                                ),
                            ),
                            form="{trigger}, the Attacker and the Defender each choose a {npone} in their own army; the active player decides who chooses first. Then, destroy the chosen units",
                        ),
                    ),
                    (
                        "Mountain",
                        "Terrain",
                    ),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Outer Walls",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("province", words="its province"),
                            (Modify("strength", Number(3)),),
                            form="give {obj} {changes}",
                        ),
                    ),
                    allowances=(Allow("no presence"),),
                ),
                Ability(
                    ("reaction",),
                    (Give(Ref("ranged attack"), (Modify("strength", Number(-2)),), form="give {obj} {changes}"),),
                    trigger=Trigger("after", Pattern("target", actor=Noun(("ranged attack",), form="a Ranged Attack"))),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Palm Strike",
        "strategy",
        keywords=("Kiho",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        Opposing(Ref("slot", 0, "him")),
                                        With(
                                            Noun(("card",), (HasKeyword("Weapon"),)),
                                            "=",
                                            Number(0),
                                            form="{without} a {attone}~without",
                                        ),
                                    ),
                                ),
                                1,
                            )
                        ),
                    ),
                    ("Kiho",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("unbowed"),
                                    HasKeyword("Monk", plural="Monks"),
                                    With(
                                        Noun(("card",), (HasKeyword("Weapon"),)),
                                        "=",
                                        Number(0),
                                        form="{without} a {attone}~without",
                                    ),
                                ),
                                "your",
                                plural=True,
                                form="{} {}  {}",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Peasant Vengeance",
        "strategy",
        gold_cost=0,
        focus_value=1,
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
                                        Opposing(Ref("slot", 0, "your Follower")),
                                        With(
                                            Noun(("attachment",), plural=True, form="attachments"),
                                            "=",
                                            Number(0),
                                            form="{without} {attmany}~without",
                                        ),
                                    ),
                                ),
                                1,
                            )
                        ),
                    ),
                    constraints=(Bow(Target(Noun(("follower",), whose="your", plural=True, form="Followers"), 0)),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Perfection",
        "strategy",
        keywords=("Dark Virtue",),
        gold_cost=1,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (PutToken(Ref("slot", 0, "him"), "+2F/+1C"),),
                    ("Dark Virtue",),
                    constraints=(
                        Target(Noun(("card",), (HasKeyword("Samurai"),), "your", plural=True, form="{} "), 0),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Political Interference",
        "strategy",
        keywords=("Political",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        May(
                            (RaiseCost(Number(2)),),
                            Ref("actor", words="the player"),
                            form="{psubj} may choose to {effect0}",
                        ),
                        If(
                            Did(
                                "choose",
                                positive=False,
                                who=Ref("actor", words="he"),
                                form="{psubj} does not choose this",
                            ),
                            (
                                LoseHonor(
                                    Number(2),
                                    Ref("actor", words="he", form="@"),
                                    form="{psubj} {does}|loses {amount} Honor",
                                ),
                            ),
                        ),
                    ),
                    ("Political",),
                    Trigger(
                        "after",
                        Pattern(
                            "announce",
                            Noun(("action",), form="an action"),
                            Noun(("player",), form="a player"),
                            form="{event_player} {fares} {circ*}|announces {action}",
                        ),
                    ),
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
        "Rapid Deployment",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                ("unit",),
                                (In("battlefield", positive=False, form="{place}~not there"),),
                                "your",
                                plural=True,
                                form="units {}",
                            ),
                            1,
                            2,
                            2,
                        ),
                        Move(Ref("slot", 1, "them"), "battlefield", form="move {obj} {dest}|there"),
                        If(
                            Moment("defender", form="you {yvp}|are defending"),
                            (
                                Straighten(
                                    Each(
                                        Noun(
                                            ("unit",),
                                            (
                                                Past("move", "this"),
                                                Among(Ref("slot", 1)),
                                            ),
                                        ),
                                        form="=each of these units that moved",
                                    )
                                ),
                            ),
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    HasKeyword("Samurai"),
                                    In("battlefield"),
                                ),
                                "your",
                                plural=True,
                                form="{} Personalities {}",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Raze to the Ground",
        "strategy",
        gold_cost=5,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Destroy(
                            Target(
                                Noun(
                                    ("holding",),
                                    (
                                        Whose(
                                            "controller",
                                            Controls(
                                                Noun(("holding",), (In("play"),), plural=True, form="Holdings {}"),
                                                number=Number(3),
                                            ),
                                            form="controlled by a player with {several}|{quantity} {npmany}~three or more",
                                        ),
                                    ),
                                ),
                                0,
                            ),
                            form="your raiders destroy {obj}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Refugees",
        "strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        With(
                                            Noun(("follower",), plural=True, form="Followers"),
                                            "=",
                                            Number(0),
                                            form="{without} {attmany}~without",
                                        ),
                                    ),
                                ),
                                0,
                            ),
                            "home",
                        ),
                        If(
                            Did("move", Ref("slot", 0, "he"), form="{rsubj} moved"),
                            (Bow(Ref("slot", 0, "him")),),
                            form="{effect1} if {condition}",
                        ),
                        May(
                            (
                                Paying(
                                    (
                                        PayGold(
                                            Number(1),
                                            Controller(Ref("slot", 0), form="@{poss} controller"),
                                            form="pay {num} Gold",
                                        ),
                                    ),
                                    (
                                        Create(
                                            "follower",
                                            (
                                                (
                                                    "force",
                                                    Number(1),
                                                ),
                                            ),
                                            ("Ashigaru",),
                                            attach_to=Ref("slot", 0, "him"),
                                            who=Controller(Ref("slot", 0)),
                                            form="create a {createdone} and attach it to {obj}|1F Ashigaru Follower card",
                                        ),
                                    ),
                                ),
                            ),
                            Controller(Ref("slot", 0, "his")),
                            form="{psubj} may {effect0} as a cost to {b:effect0}",
                        ),
                    ),
                    allowances=(Allow("no presence", condition=Moment("defender", form="you {yvp}|are the Defender")),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Reinforce the Gates",
        "strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (Negate("effects", form="negate the action's effects"),),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "announce",
                            Noun(
                                ("action",),
                                (
                                    HasKeyword("Battle"),
                                    ActionDid(
                                        "before defender",
                                        form="before the Defender's first normal opportunity to act or pass",
                                    ),
                                ),
                                form="a {} action {}",
                            ),
                            Noun(("player",), form="a player"),
                            form="{event_player} {fares} {circ*}|announces {action}",
                        ),
                    ),
                ),
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                ("unit",),
                                (
                                    State("unopposed"),
                                    In("battlefield", form="there"),
                                ),
                            ),
                            0,
                            form="target {just_one} {npone}~an",
                        ),
                        Move(
                            Ref("slot", 0, "the unit"),
                            "location",
                            Target(Noun(("battlefield",), (In("opposing", Ref("slot", 0)),)), 1),
                            form="move {obj} to a target battlefield where it would be opposed",
                        ),
                    ),
                    allowances=(Allow("no presence"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Resumed Hostilities",
        "strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    Opposing(
                                        Noun(("personality",), whose="your", plural=True, form="Personalities"),
                                        form="opposing one of your {npmany0}",
                                    ),
                                ),
                            ),
                            0,
                        ),
                        Give(Ref("slot", 0), (LoseAbility(),), form="remove one of {poss} abilities"),
                        Draw(Number(1)),
                        If(
                            Did("lose ability", form="you removed an ability"),
                            (
                                AdditionalAction(
                                    "battle",
                                    requirement=Pattern("announce", filters=(ActionDid("from hand"),)),
                                    form="you may take an additional Battle action from a card in your hand",
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
        "Retribution",
        "strategy",
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Together(
                            (
                                ExtraPhase("attack", against=Leader("attacker", form="that phase's Attacker")),
                                Give(Each(Noun(("player",))), (Forbid("may not", "invite"),), "attack"),
                                Give(You(), (Allow("assign only", number=Number(1, form="one")),), "attack"),
                            )
                        ),
                        Later(
                            Trigger(
                                "after", Pattern("assign", Noun(("unit",), whose="your", form="your {npone}|unit"))
                            ),
                            (
                                Give(
                                    Each(
                                        Noun(
                                            (
                                                "personality",
                                                "follower",
                                            ),
                                            (In("unit", Ref("subject"), form="in {robj}"),),
                                            form="Personality and Follower {}",
                                        )
                                    ),
                                    (Modify("force", Number(1)),),
                                    form="give {obj} {changes}",
                                ),
                            ),
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "phase ends",
                            details=("attack",),
                            filters=(Moment("defender"),),
                            form="the end of {span1} {circ*}|an Attack Phase¦in which you were the Defender",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Righteous Fury",
        "strategy",
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(Noun(("personality",), (Opposing(Ref("slot", 0, "him")),)), 1),
                        Give(
                            Ref("slot", 1, "the Personality's"),
                            (
                                SetStat(
                                    "force",
                                    StatOf(
                                        "personal_honor", Ref("slot", 1, "his"), form="{poss} {stat_kind} {stat}~own"
                                    ),
                                    only="lower",
                                ),
                            ),
                        ),
                        If(
                            Is(Ref("slot", 0, "your Magistrate"), (HasKeyword("Scorpion Clan"),), form="{rsubj} {vps}"),
                            (
                                Give(
                                    Ref("slot", 0, "your Magistrate's"),
                                    (Modify("force", StatOf("personal_honor", Ref("slot", 1, "the Personality's"))),),
                                ),
                            ),
                            form="if {condition}, {clause}",
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (HasKeyword("Magistrate", plural="Magistrates"),),
                                "your",
                                plural=True,
                                form="{} ",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Rout",
        "strategy",
        gold_cost=1,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(Target(Noun(("unit",)), 0), "home"),
                        Destroy(
                            Chosen(
                                Noun(
                                    ("attachment",),
                                    whose="his",
                                    owner=Ref("slot", 0, "its"),
                                    plural=True,
                                    form="attachments",
                                ),
                                1,
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Ruthless Advance",
        "strategy",
        gold_cost=0,
        focus_value=2,
        variable=("gold_cost",),
        unknown=("text",),
        formats=("samurai",),
    ),
    CardDefinition(
        "Sap the Spirit",
        "strategy",
        keywords=("Kiho",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Give(
                            Each(Noun(("unit",), plural=True, form="Units")),
                            (Forbid("may not", "assign cavalry"),),
                            form="{lasting} {duration}|this turn|{everyone} cannot assign in Cavalry Maneuvers",
                        ),
                    ),
                    ("Kiho",),
                    constraints=(
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
                        ),
                    ),
                ),
                Ability(
                    ("open",),
                    (
                        Give(
                            Target(Noun(("stronghold",)), 1),
                            (Forbid("may not", "use abilities"),),
                            "your next turn",
                            form="{lasting} {duration}|until your next turn begins|{poss} abilities cannot be used",
                        ),
                    ),
                    ("Kiho",),
                    constraints=(
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
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shinjo's Courage",
        "strategy",
        gold_cost=2,
        focus_value=2,
        program=Program(
            traits=(
                ActionCost(
                    Number(2),
                    Ref("this"),
                    Is(You(), (HasKeyword("Unicorn Clan"),), form="you {yvp}|are a {kwname} player"),
                    form="this action costs {num} less Gold if {condition}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("slot", 1, "the opposing target's"),
                            (
                                Modify(
                                    "force",
                                    Difference(
                                        Capped(
                                            StatOf("personal_honor", PartsOf(Noun(("personality",)), Ref("slot", 0))),
                                            StatOf("personal_honor", PartsOf(Noun(("personality",)), Ref("slot", 1))),
                                            True,
                                        ),
                                        Capped(
                                            StatOf("personal_honor", PartsOf(Noun(("personality",)), Ref("slot", 0))),
                                            StatOf("personal_honor", PartsOf(Noun(("personality",)), Ref("slot", 1))),
                                        ),
                                        form="the difference in {stat} between the targets' units' Personalities",
                                    ),
                                    True,
                                ),
                            ),
                        ),
                        If(
                            Both(
                                (
                                    Did("force penalty", Ref("slot", 1, "its")),
                                    Compare(StatOf("force", Ref("slot", 1)), "=", Number(0)),
                                ),
                                form="this reduced {rposs} {stat} to 0",
                            ),
                            (
                                Together(
                                    (
                                        Destroy(Ref("slot", 1, "it")),
                                        GainHonor(
                                            StatOf("personal_honor", Ref("slot", 0, "your Personality's")),
                                            form="gain Honor equal to {amount}",
                                        ),
                                    ),
                                    form="{effect0} and {b:effect0}",
                                ),
                            ),
                        ),
                    ),
                    constraints=(
                        Several(
                            (
                                Target(
                                    Noun(
                                        ("personality",),
                                        (State("unbowed"),),
                                        "your",
                                        plural=True,
                                        form="{} Personalities",
                                    ),
                                    0,
                                ),
                                Target(
                                    Noun(
                                        (
                                            "follower",
                                            "personality",
                                        ),
                                        (
                                            With(
                                                Noun(("follower",), plural=True, form="Followers"),
                                                "=",
                                                Number(0),
                                                form="{without} {attmany}~without",
                                            ),
                                            Opposing(Ref("slot", 0, "him"), form="{joint} {post0}~,|opposing {robj}"),
                                        ),
                                        form="Follower, or Personality {} {}",
                                    ),
                                    1,
                                ),
                            ),
                            form="{targeting0} and {b:target}",
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shout of Challenge",
        "strategy",
        keywords=(
            "Shout",
            "Heroic",
        ),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(Target(Noun(("unit",), whose="your", plural=True, form="units"), 1), "battlefield"),
                        If(
                            Did("move", Ref("slot", 1, "it"), form="{rsubj} moved"),
                            (
                                Together(
                                    (
                                        Straighten(Ref("slot", 1, "the unit")),
                                        Give(
                                            PartsOf(
                                                Noun(("personality",)), Ref("slot", 1, "its"), form="{poss} Personality"
                                            ),
                                            (Modify("force", Number(1)),),
                                            form="give {obj} {changes}",
                                        ),
                                    ),
                                    form="{effect0} and {b:effect0}",
                                ),
                            ),
                        ),
                    ),
                    (
                        "Shout",
                        "Heroic",
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    State("opposed"),
                                    Past(
                                        "target",
                                        by=Noun(("action",), (HasKeyword("Heroic"),), form="a {} action"),
                                        form="{who} {vps}~who|{been} {participle} by {action} {period}~has been~targeted~this turn",
                                    ),
                                ),
                                "your",
                                plural=True,
                                form="{} Personalities {}",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shout of Defiance",
        "strategy",
        keywords=(
            "Shout",
            "Heroic",
        ),
        gold_cost=0,
        focus_value=1,
        program=Program(
            traits=(Allow("copies", Ref("this"), Number(6)),),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("slot", 0, "he"),
                            (
                                Modify("force", Number(1)),
                                Modify(
                                    "force",
                                    Conditional(
                                        Is(
                                            Ref("slot", 0, "he"),
                                            (HasKeyword("Hero", form="{are} {is_what}~is|a {headone}|"),),
                                            form="{rsubj} {vps}",
                                        ),
                                        Number(1),
                                    ),
                                ),
                                Modify(
                                    "force",
                                    Conditional(
                                        Is(Ref("slot", 0, "he"), (State("opposed"),), form="{rsubj} is opposed"),
                                        Number(1),
                                    ),
                                ),
                            ),
                        ),
                    ),
                    (
                        "Shout",
                        "Heroic",
                    ),
                    constraints=(Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shout of Victory",
        "strategy",
        keywords=(
            "Shout",
            "Heroic",
        ),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(Ref("slot", 0, "he"), (Modify("force", Number(3)),), form="{subj} gains {changes}"),
                        Bow(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        Opposing(Ref("slot", 0, "him")),
                                        StatIs("force", "<", None),
                                    ),
                                ),
                                1,
                            )
                        ),
                        If(
                            Compare(
                                DeedsOf(
                                    Noun(
                                        ("action",),
                                        (
                                            HasKeyword("Shout"),
                                            PerformedBy(Ref("slot", 0, "your Personality")),
                                        ),
                                    ),
                                    "battle",
                                    True,
                                    True,
                                ),
                                ">=",
                                Number(2, form="two"),
                                form="{rsubj} has performed at least {num} or more other {actadj*} actions with different titles from each other in this battle",
                            ),
                            (Destroy(Ref("slot", 1, "that target")),),
                            form="{effect1} if {condition}",
                        ),
                    ),
                    (
                        "Shout",
                        "Heroic",
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    Past(
                                        "target",
                                        by=Noun(("action",), (HasKeyword("Shout"),), form="a {} action"),
                                        form="{who} {vps}~who|{been} {participle} by {action} {period}~has been~targeted~this turn",
                                    ),
                                ),
                                "your",
                                plural=True,
                                form="Personalities {}",
                            ),
                            0,
                        ),
                    ),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Shuten Doji's Fury",
        "strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        LoseHonor(Number(3)),
                        Bow(
                            Target(
                                Noun(
                                    ("card",),
                                    (
                                        Opposing(Ref("slot", 0, "him")),
                                        With(
                                            Noun(("attachment",), plural=True, form="attachments"),
                                            "=",
                                            Number(0),
                                            form="{without} {attmany}~without",
                                        ),
                                    ),
                                    plural=True,
                                    form="cards {} {}",
                                ),
                                1,
                                most=-1,
                                limit=StatOf("personal_honor", Ref("slot", 0, "his"), True),
                                form="{a_few} target {npmany}, up to {amount}~one or more",
                            )
                        ),
                    ),
                    constraints=(
                        Dishonor(
                            Target(
                                Noun(("personality",), (State("unbowed"),), "your", plural=True, form="Personalities"),
                                0,
                                form="one of your {adj*} target {npmany}|1",
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Sincerity",
        "strategy",
        keywords=(
            "Bushido Virtue",
            "Political",
        ),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Several(
                            (
                                Target(
                                    Noun(("card",), whose="your", zone="hand"), 1, form="target {just_one} {npone}~a"
                                ),
                                Target(Noun(("player",), whose="other"), 2, form="target another player"),
                            )
                        ),
                        Guess(StatOf("focus_value", Ref("slot", 1, "the card's"), True), Ref("slot", 2, "that player")),
                        Look("show", Ref("slot", 1, "the card")),
                        If(
                            Did("guess", form="the guess is right"),
                            (Draw(Number(1), Ref("slot", 2, "the player", form="@")),),
                            (GainHonor(Number(3)),),
                            form="if {condition}, {effect1}; otherwise, {f:effect1}",
                        ),
                    ),
                    (
                        "Bushido Virtue",
                        "Political",
                    ),
                    constraints=(
                        Bow(Target(Noun(("card",), (HasKeyword("Samurai"),), "your", plural=True, form="{} "), 0)),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Sneak Attack",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        StartRound(
                            Leader("attacker"),
                            form="{psubj} has the first opportunity to take a Battle action or pass during this battle. Play then proceeds in turn order from him",
                        ),
                    ),
                    trigger=Trigger("after", Pattern("engage", form="engaging in a battle"), form="after {pattern}"),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Spearhead",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Straighten(
                            Target(
                                Noun(
                                    ("unit",),
                                    (
                                        Past(
                                            "be there",
                                            "resolution",
                                            form="{who} {vps}~that|{was_there}~was at that battlefield during that battle's resolution",
                                        ),
                                    ),
                                    "your",
                                    plural=True,
                                    form="units {}",
                                ),
                                0,
                            )
                        ),
                    ),
                    trigger=Trigger("after", Pattern("battle ends")),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Stay Your Blade",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Draw(Number(3, form="three")),),
                    constraints=(
                        Together(
                            (
                                Bow(
                                    Target(
                                        Noun(
                                            ("personality",),
                                            (
                                                State("opposed"),
                                                HasKeyword("Samurai"),
                                            ),
                                            "your",
                                            plural=True,
                                            form="{} {} Personalities",
                                        ),
                                        0,
                                    )
                                ),
                                Move(
                                    Target(
                                        Noun(
                                            ("personality",),
                                            (
                                                State("opposed"),
                                                HasKeyword("Samurai"),
                                            ),
                                            "your",
                                        ),
                                        0,
                                    ),
                                    "home",
                                ),
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Strength",
        "strategy",
        keywords=("Dark Virtue",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        PutToken(Ref("slot", 0, "him"), "+2F"),
                        Give(
                            Each(Noun(("card",), (In("unit", Ref("slot", 0, "his")),), plural=True, form="cards {}")),
                            (Forbid("may not", "destroy from resolution"),),
                            "battle",
                        ),
                    ),
                    ("Dark Virtue",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("opposed"),
                                    HasKeyword("Samurai"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} ",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Strike of the Dragon",
        "strategy",
        keywords=("Kiho",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        Opposing(Ref("slot", 1, "him")),
                                        StatIs(
                                            "force",
                                            ">",
                                            StatOf("chi", Ref("described")),
                                            form="{with} {quality}~, each with|{measure} {than} {own} {b:measure}~Force~higher than~his own~Chi",
                                        ),
                                    ),
                                    plural=True,
                                    form="Personalities {} {}",
                                ),
                                2,
                                most=3,
                            )
                        ),
                    ),
                    ("Kiho",),
                    constraints=(
                        Bow(
                            Several(
                                (
                                    Chosen(Noun(("ring",), whose="your", plural=True, form="Rings"), 0),
                                    Target(
                                        Noun(
                                            ("card",),
                                            (HasKeyword("Monk", plural="Monks"),),
                                            "your",
                                            plural=True,
                                            form="{} ",
                                        ),
                                        1,
                                    ),
                                )
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Superior Strategist",
        "strategy",
        keywords=("Tactical",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Search(
                            ("fate deck",),
                            Noun(
                                ("strategy",),
                                (HasAbility("battle", form="{with} {quality}~with|a Battle ability"),),
                                form="Action card {}",
                            ),
                            form="search your {zones} for an {npone}|Fate deck",
                        ),
                        Play(
                            Ref("found", words="its"),
                            "battle",
                            "discard",
                            form="you may take an additional Battle action to use one of {obj:poss} Battle abilities; if you do not, discard it",
                        ),
                    ),
                    ("Tactical",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (HasKeyword("Tactician", plural="Tacticians"),),
                                "your",
                                plural=True,
                                form="{} ",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Tactical Maneuvers",
        "strategy",
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    HasKeyword("Tactician"),
                                    In("any battlefield", form="{place}~at battlefields"),
                                ),
                                "your",
                                plural=True,
                                form="{} Personalities {}",
                            ),
                            0,
                            most=-1,
                        ),
                        ForEach(
                            Ref("slot", 0, "these Tacticians"),
                            (
                                Move(
                                    Ref("each"), "any battlefield", Chosen(Noun(("battlefield",), (In("enemy units"),)))
                                ),
                            ),
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern("maneuvers end", form="{span1} ends {circ*}|a Maneuvers Segment"),
                        form="after {pattern}",
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Arrow Knows the Way",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Give(
                            Ref("ranged attack"),
                            (
                                Allow(
                                    "target",
                                    of=Noun(
                                        ("personality",),
                                        (With(Noun(("follower",)), form="{with} {quality}~with|attached Followers"),),
                                        "enemy",
                                        form="Personality {}",
                                    ),
                                ),
                            ),
                            form="the Ranged Attack may target a {npone}",
                        ),
                    ),
                    trigger=Trigger(
                        "before",
                        Pattern(
                            "choose targets",
                            Noun(("ranged attack",), whose="your"),
                            Noun(
                                ("action",),
                                (
                                    PerformedBy(
                                        Noun(
                                            ("personality",),
                                            (
                                                StatIs(
                                                    "chi",
                                                    ">=",
                                                    Number(3),
                                                    form="{with} {quality}~with|{measure} of {quantity}~a Chi~3 or higher",
                                                ),
                                            ),
                                            "your",
                                            plural=True,
                                            form="one of your {npmany}|Personalities {}",
                                        ),
                                        form="performed by {event_thing}",
                                    ),
                                ),
                                form="an action {}",
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Bitter Shadow of Shame",
        "strategy",
        keywords=("Political",),
        gold_cost=4,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Destroy(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        HasKeyword("Unique", False),
                                        State("dishonorable"),
                                    ),
                                ),
                                1,
                            )
                        ),
                    ),
                    ("Political",),
                    constraints=(
                        Bow(
                            Target(
                                Noun(
                                    ("personality",),
                                    (HasKeyword("Courtier"),),
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
        "The Crab's Strength",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(Ref("slot", 0, "him"), (Modify("force", Number(4)),), form="give {obj} {changes}"),
                        Give(
                            Ref("slot", 0, "him"),
                            (
                                GrantText(
                                    Program(
                                        traits=(
                                            AddedCost(
                                                Noun(("action",), (Targeting(Ref("this")),), "other"),
                                                (Discard(Chosen(Noun(("card",), whose="your", zone="hand"), 1)),),
                                            ),
                                        )
                                    )
                                ),
                            ),
                            "battle",
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    State("opposed"),
                                    HasKeyword("Crab Clan"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} Personalities",
                            ),
                            0,
                        ),
                    ),
                    form="{head} : {x} : {e} . {e}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Crane's Strength",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Destroy(
                            Target(
                                Noun(
                                    (
                                        "personality",
                                        "follower",
                                    ),
                                    (
                                        Opposing(Ref("slot", 0, "him")),
                                        AllFilters(
                                            (
                                                With(
                                                    Noun(
                                                        ("follower",),
                                                        (State("attached"),),
                                                        plural=True,
                                                        form="{} Followers",
                                                    ),
                                                    "=",
                                                    Number(0),
                                                ),
                                                StatIs(
                                                    "force",
                                                    "<",
                                                    Sum(
                                                        (
                                                            StatOf(
                                                                "personal_honor", Ref("slot", 0, "your Personality's")
                                                            ),
                                                            Number(2, form="two"),
                                                        ),
                                                        form="{amount0} plus {num}",
                                                    ),
                                                    form="{measure} {than} {standard}~Force~less than",
                                                ),
                                            ),
                                            form="{with} {quality}~with|{quality0} {tail:quality0_tail*} {and} {last:quality0}~and",
                                        ),
                                    ),
                                ),
                                1,
                            )
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (HasKeyword("Crane Clan"),),
                                "your",
                                plural=True,
                                form="{} Personalities",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Dragon's Strength",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Look("look", TopOf("fate deck", Number(5))),
                        If(
                            Exists(
                                Noun(("ring",), (Among(Ref("found")),), form="Ring"), form="one of those is a {npone}"
                            ),
                            (
                                May(
                                    (
                                        Together(
                                            (
                                                Look("show", Ref("found"), form="show {obj}"),
                                                PutCard(Ref("found"), "hand", You()),
                                                GainHonor(Number(2)),
                                            )
                                        ),
                                    )
                                ),
                            ),
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    State("opposed"),
                                    HasKeyword("Dragon Clan"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} Personalities",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Fortunes Smile",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            traits=(
                FocusEffect(
                    (
                        Together(
                            (
                                GainHonor(Number(2)),
                                Draw(Number(1)),
                            ),
                            form="{effect0} and {b:effect0}",
                        ),
                    )
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Several(
                            (
                                Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),
                                Target(Noun(("personality",), (Opposing(Ref("slot", 0, "him")),)), 1),
                            )
                        ),
                        Give(
                            Ref("slot", 0, "your Personality"),
                            (
                                Modify(
                                    "force",
                                    Capped(
                                        StatOf("personal_honor", Ref("slot", 0, "his")),
                                        StatOf("personal_honor", Ref("slot", 1, "the other target's")),
                                        True,
                                    ),
                                ),
                            ),
                            form="give {obj} {changes}",
                        ),
                        Give(Ref("slot", 1, "the other target"), (Modify("force", AmountOf("same"), True),)),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Lion's Strength",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(Noun(("personality",), (In("battlefield", positive=False),)), 1),
                        Move(Ref("slot", 1, "him"), "battlefield"),
                        If(
                            Is(Ref("slot", 1, "him"), (State("yours", False),), form="you do not control {robj}"),
                            (Straighten(Ref("slot", 1, "him")),),
                            form="{effect1} if {condition}",
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    State("opposed"),
                                    HasKeyword("Lion Clan"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} Personalities",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Mantis's Strength",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Sum(
                                (
                                    StatOf("chi", Ref("slot", 0, "his")),
                                    Conditional(
                                        Is(
                                            Ref("slot", 0, "he"),
                                            (HasKeyword("Magistrate", form="{are} {is_what}~is|a {headone}|"),),
                                            form="{rsubj} {vps}",
                                        ),
                                        Number(2),
                                    ),
                                )
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
                            form="Ranged Attack with strength equal to {strength:amount}, and {b:plus} strength if {condition}",
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    State("unbowed"),
                                    HasKeyword("Mantis Clan"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} Personalities",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Phoenix's Strength",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Attach(Chosen(Noun(("spell",), whose="your", zone="hand"), 1), Ref("slot", 0, "him")),
                        AdditionalAction(
                            "battle",
                            requirement=Pattern("announce", filters=(ActionDid("from", Ref("slot", 1, "the Spell")),)),
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("opposed"),
                                    HasKeyword("Phoenix Clan"),
                                    HasKeyword("Shugenja"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} {} ",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Scorpion's Strength",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Together(
                            (
                                Bow(
                                    Target(
                                        Noun(
                                            ("personality",),
                                            (
                                                State("dishonorable"),
                                                Opposing(Ref("slot", 0, "him")),
                                            ),
                                        ),
                                        1,
                                    )
                                ),
                                Move(
                                    Target(
                                        Noun(
                                            ("personality",),
                                            (
                                                State("dishonorable"),
                                                Opposing(Ref("slot", 0)),
                                            ),
                                        ),
                                        1,
                                    ),
                                    "home",
                                ),
                            ),
                            form="bow, then move home, {obj}",
                        ),
                        May(
                            (
                                Dishonor(
                                    Target(Noun(("personality",), (In("enemy army"),)), 2),
                                    form="target and dishonor {sel}",
                                ),
                            )
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (HasKeyword("Scorpion Clan"),),
                                "your",
                                plural=True,
                                form="{} Personalities",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Spider's Strength",
        "strategy",
        keywords=("Fear",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("slot", 0, "him"),
                            (
                                Modify(
                                    "force",
                                    StatOf(
                                        "force",
                                        Target(
                                            Noun(
                                                ("personality",),
                                                (
                                                    State("bowed"),
                                                    In(
                                                        "battlefield",
                                                        Ref("slot", 0, "his"),
                                                        form="at {poss} battlefield",
                                                    ),
                                                ),
                                            ),
                                            1,
                                        ),
                                        form="the {stat} of {obj}",
                                    ),
                                ),
                            ),
                            form="give {obj} {changes}",
                        ),
                        Give(Ref("slot", 1, "the bowed Personality's"), (SetStat("force", Number(0), only="lower"),)),
                    ),
                    ("Fear",),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    State("opposed"),
                                    HasKeyword("Spider Clan"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} Personalities",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Unicorn's Strength",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                (
                                    "personality",
                                    "follower",
                                ),
                                (
                                    Opposing(Ref("slot", 0, "him")),
                                    StatIs(
                                        "force", "<", None, form="{with} {quality}~with|{compare} {measure}~less~Force"
                                    ),
                                ),
                            ),
                            1,
                        ),
                        Give(Ref("slot", 1, "the opposing target's"), (SetStat("force", Number(0), only="lower"),)),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    State("opposed"),
                                    HasKeyword("Unicorn Clan"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} Personalities",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Three-Stone River",
        "strategy",
        keywords=("Terrain",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Later(
                            Trigger(
                                "before", Pattern("battle resolution", form="{span1}'s resolution {circ*}|this battle")
                            ),
                            (
                                Give(
                                    Each(
                                        Noun(("personality",), (In("battlefield", form="{place}~at this battlefield"),))
                                    ),
                                    (
                                        SetStat(
                                            "force",
                                            Conditional(
                                                Is(
                                                    Ref("each", words="he"),
                                                    (
                                                        With(
                                                            Noun(("follower",), plural=True, form="Followers"),
                                                            "=",
                                                            Number(0),
                                                        ),
                                                    ),
                                                    form="{rsubj} {vps}",
                                                ),
                                                Number(1),
                                                Extreme(
                                                    "force",
                                                    PartsOf(Noun(("follower",), form="Follower"), Ref("each")),
                                                    form="the Force of his highest-Force {kindone}",
                                                ),
                                                form="{amount}, or to {b:num} if {condition}",
                                            ),
                                            only="lower",
                                        ),
                                    ),
                                    form="reduce {statof} to {howmuch}|the {stat} of {obj}",
                                ),
                            ),
                        ),
                    ),
                    ("Terrain",),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Tides of Battle",
        "strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Invite(
                            (
                                "attacking",
                                "defending",
                            )
                        ),
                        Give(
                            You(),
                            (
                                Forbid(
                                    "will not",
                                    "gain honor",
                                    by=Ref("allying", words="from rulebook effects for assigning allying units"),
                                ),
                            ),
                            "attack",
                            form="{lasting} {duration}|this attack|you gain no Honor {by}",
                        ),
                    ),
                    trigger=Trigger(
                        "before",
                        Pattern("declaration ends", form="{span1} ends {circ*}|an attack's Declaration Segment"),
                        form="before {pattern}",
                    ),
                    conditions=(
                        Not(
                            AnyOf(
                                (
                                    Moment("attacker"),
                                    Moment("defender"),
                                )
                            ),
                            form="if {condition}|you {yvp}|are not the Attacker or Defender",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Triumph of Courage",
        "strategy",
        gold_cost=0,
        unknown=(
            "text",
            "focus_value",
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Turn of Fortune",
        "strategy",
        keywords=("Kiho",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (Retarget(Ref("slot", 0, "him")),),
                    ("Kiho",),
                    Trigger(
                        "when",
                        Pattern(
                            "target",
                            Noun(
                                ("card",), (HasKeyword("Samurai"),), "your", plural=True, form="one of your {npmany}|{}"
                            ),
                            Noun(("action",), form="an action"),
                            form="{action} {acts} {circ*}|would {act}|{do_verbs} {event_thing}|=target",
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("unbowed"),
                                    Either(
                                        (
                                            HasKeyword("Monk", plural="Monks"),
                                            HasKeyword("Shugenja"),
                                        )
                                    ),
                                ),
                                "your",
                                plural=True,
                                form="{} {} ",
                            ),
                            0,
                        ),
                    ),
                ),
                Ability(
                    ("reaction",),
                    (Retarget(Chosen(Noun(("card",), (HasKeyword("Samurai"),), "your", plural=True, form="{} "), 1)),),
                    ("Kiho",),
                    Trigger(
                        "when",
                        Pattern(
                            "target",
                            Target(
                                Noun(
                                    ("card",),
                                    (
                                        State("unbowed"),
                                        Either(
                                            (
                                                HasKeyword("Monk", plural="Monks"),
                                                HasKeyword("Shugenja"),
                                            )
                                        ),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{} {} ",
                                ),
                                0,
                                form="one of your target {npmany}",
                            ),
                            Noun(("action",), form="an action"),
                            form="{action} {acts} {circ*}|would {act}|{do_verbs} {event_thing}|=target",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Turn the Tide",
        "strategy",
        gold_cost=5,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Repeat(
                            (
                                Bow(
                                    Target(
                                        Noun(
                                            ("personality",),
                                            (
                                                State("unbowed"),
                                                In("army", Leader("enemy", form="=his")),
                                                Past("target", "this", False),
                                            ),
                                        ),
                                        0,
                                        chooser=Leader("enemy"),
                                    )
                                ),
                            ),
                            Compare(
                                CountOf(
                                    Noun(
                                        ("personality",),
                                        (
                                            State("unbowed"),
                                            In("enemy army"),
                                        ),
                                        plural=True,
                                        form="{} Personalities",
                                    )
                                ),
                                "<=",
                                CountOf(
                                    Noun(
                                        ("personality",),
                                        (
                                            State("unbowed"),
                                            In("army", You()),
                                        ),
                                    )
                                ),
                                form="his army no longer has more {npmany0} than yours",
                            ),
                        ),
                    ),
                    conditions=(
                        Both(
                            (
                                Exists(
                                    Noun(
                                        ("card",),
                                        (
                                            State("unbowed"),
                                            HasKeyword("Samurai"),
                                            In("army", You()),
                                        ),
                                        plural=True,
                                        form="{} {} ",
                                    ),
                                    form="{army} has {several}|one or more {npmany}",
                                ),
                                Compare(
                                    CountOf(
                                        Noun(
                                            ("personality",),
                                            (
                                                State("unbowed"),
                                                In("enemy army"),
                                            ),
                                            plural=True,
                                            form="{} Personalities",
                                        )
                                    ),
                                    ">",
                                    CountOf(
                                        Noun(
                                            ("personality",),
                                            (
                                                State("unbowed"),
                                                In("army", You(), form="{whose_army}~yours"),
                                            ),
                                        )
                                    ),
                                    form="{army} has more {npmany0} than {b:army}",
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
        "Unfamiliar Ground",
        "strategy",
        keywords=("Terrain",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(
                            Each(
                                Noun(
                                    ("card",),
                                    (
                                        StatIs(
                                            "force",
                                            ">",
                                            Number(4),
                                            form="{with} {quality}~with|{at_least} {lettered}~more than",
                                        ),
                                        In("battlefield", now=True, form="now at this battlefield"),
                                    ),
                                )
                            )
                        ),
                        Later(
                            Trigger(
                                "after",
                                Pattern(
                                    "destroy",
                                    Ref("this", words="this Terrain"),
                                    form="{event_thing} {happens} {circ*}|=is destroyed",
                                ),
                            ),
                            (
                                Straighten(
                                    Each(
                                        Noun(
                                            ("card",),
                                            (Past("bow", "this", form="it bowed"),),
                                            plural=True,
                                            form="cards {}",
                                        )
                                    )
                                ),
                            ),
                            until="battle",
                            form="if {pattern} before this battle resolves, {effect1}",
                        ),
                    ),
                    ("Terrain",),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Unfortunate Incident",
        "strategy",
        keywords=("Political",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(
                            Noun(
                                ("player",),
                                (
                                    StatIs(
                                        "family_honor",
                                        ">",
                                        StatOf("family_honor", You(), form="yours"),
                                        form="{with} {quality}~with|{compare} {measure} than {standard}~higher~Family Honor",
                                    ),
                                ),
                                "other",
                            ),
                            0,
                            form="target {another} {npone}~another",
                        ),
                        Together(
                            (
                                Color("he has shamed his clan"),
                                LoseHonor(Number(5), Ref("slot", 0, "he", form="@")),
                            )
                        ),
                        Give(
                            Ref("slot", 0),
                            (Allow("ignore honor requirement"),),
                            "permanent",
                            form="{duration}, {lasting}|until the end of the game|he may ignore Honor Requirements when bringing Personalities into play",
                        ),
                    ),
                    ("Political",),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Unrequited Love",
        "strategy",
        keywords=("Political",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    State("unbowed"),
                                    State("human"),
                                ),
                                "his",
                                Chosen(Noun(("player",), (State("active"),)), 0),
                                plural=True,
                                form="{} {} Personalities",
                            ),
                            1,
                        ),
                        May(
                            (
                                Bow(Ref("slot", 1, "the Personality")),
                                GainHonor(Number(1), Ref("slot", 0, "that player", form="@")),
                            ),
                            Ref("slot", 0, "that player"),
                            form="{psubj} may choose to {effect0} and {b:effect0}",
                        ),
                        If(
                            Did(
                                "choose", positive=False, who=Ref("slot", 0, "he"), form="{psubj} does not choose this"
                            ),
                            (
                                Together(
                                    (
                                        Dishonor(Ref("slot", 1, "the Personality")),
                                        LoseHonor(
                                            StatOf("personal_honor", Ref("slot", 1, "the Personality's"), True),
                                            Ref("slot", 0, "the player", form="@"),
                                            form="{psubj} {does}|loses Honor equal to {amount}",
                                        ),
                                    ),
                                    form="{effect0}, and {b:effect0}",
                                ),
                            ),
                        ),
                    ),
                    ("Political",),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Unspoken Threats",
        "strategy",
        keywords=("Political",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(Noun(("personality",), (State("human"),), "other"), 1),
                        WhileRemains(
                            Is(Ref("slot", 0, "your Courtier"), (In("play"),)),
                            (
                                Later(
                                    Trigger(
                                        "after",
                                        Pattern(
                                            "assign",
                                            Ref("slot", 1, "that Personality"),
                                            details=("attack",),
                                            filters=(
                                                In(
                                                    "province",
                                                    Noun(
                                                        ("province",),
                                                        whose="your",
                                                        plural=True,
                                                        form="one of your {npmany}|Provinces",
                                                    ),
                                                ),
                                            ),
                                            others=("move",),
                                            form="{event_thing} {happens} {circ*}|=assigns or moves¦to attack {b:event_thing}",
                                        ),
                                    ),
                                    (
                                        LoseHonor(
                                            Number(2),
                                            Controller(Ref("slot", 1, "his")),
                                            form="{psubj} {does}|loses {amount} Honor",
                                        ),
                                    ),
                                    False,
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
        "Unwavering Assault",
        "strategy",
        gold_cost=2,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    HasKeyword("Samurai"),
                                    In("home", You()),
                                ),
                            ),
                            0,
                        ),
                        Straighten(UnitOf(Ref("slot", 0, "his"))),
                        Move(Ref("slot", 0, "him"), "battlefield"),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Utter Defeat",
        "strategy",
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Color("He is completely humiliated"),
                        Negate("destroy"),
                        Dishonor(Ref("subject", words="him")),
                        WhileRemains(
                            Is(Ref("subject", words="he"), (In("play"),)),
                            (
                                Give(Ref("subject"), (Forbid("will not", "rehonor"),)),
                                Give(Ref("subject"), (Forbid("may not", "seppuku"),)),
                                Later(
                                    Trigger(
                                        "after",
                                        Pattern("phase begins", Controller(Ref("subject")), details=("dynasty",)),
                                    ),
                                    (LoseHonor(Number(1), Controller(Ref("subject"))),),
                                    False,
                                ),
                            ),
                        ),
                    ),
                    trigger=Trigger(
                        "before",
                        Pattern(
                            "destroy",
                            Noun(("personality",), form="a {npone}|Personality"),
                            either=(
                                "resolution",
                                "duel loss",
                            ),
                            form="{event_thing} {happens} {circ*}|=is destroyed¦by a battle resolution or for losing a duel",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Warrior Challenge",
        "strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Challenge(
                            Ref("slot", 0, "he"),
                            Target(Noun(("personality",), (Opposing(Ref("slot", 0, "him")),)), 1),
                            True,
                        ),
                        Destroy(Ref("loser")),
                        TakeFavor(
                            Controller(Ref("winner"), form="@{poss} controller"),
                            form="{psubj} {does}|takes the Imperial Favor",
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(("personality",), (State("unbowed"),), "your", plural=True, form="{} Personalities"), 0
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "We Stand Ready",
        "strategy",
        keywords=("Recon",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(Noun(("province",)), 1),
                        Later(
                            Trigger(
                                "after",
                                Pattern(
                                    "assign",
                                    Noun(
                                        ("personality",),
                                        whose="your",
                                        plural=True,
                                        form="one of your {npmany}|Personalities",
                                    ),
                                    filters=(In("battlefield", Ref("slot", 1, "its")),),
                                ),
                            ),
                            (
                                Create(
                                    "follower",
                                    (
                                        (
                                            "force",
                                            Number(0),
                                        ),
                                    ),
                                    attach_to=Ref("subject", words="him"),
                                    form="create a {createdone} and attach it to {obj}|0F Follower card",
                                ),
                            ),
                            False,
                            form="{later}, {clause}|after each time {pattern} this turn",
                        ),
                    ),
                    ("Recon",),
                    constraints=(
                        Target(
                            Noun(("card",), (HasKeyword("Scout", plural="Scouts"),), "your", plural=True, form="{} "), 0
                        ),
                        If(
                            Is(
                                Ref("slot", 0, "he"),
                                (HasKeyword("Crab Clan", False, form="{are} {is_what}~is|not {simpleadj}|"),),
                                form="if {condition}|{rsubj} {vps}",
                            ),
                            (Bow(Ref("slot", 0, "him")),),
                        ),
                    ),
                    form="{head} : {x} , and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Wedge",
        "strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),
                        Give(
                            Each(Noun(("card",), (In("unit", Ref("slot", 0, "his")),), plural=True, form="cards {}")),
                            (Forbid("may not", "target", by=Noun(("action",), whose="your")),),
                            "battle",
                            form="{lasting} {duration}|until after this battle ends|you cannot target {everyone} with actions",
                        ),
                        Later(
                            Trigger(
                                "after",
                                Pattern(
                                    "resolution begins", form="{span1} begins {circ*}|this battle's Resolution Segment"
                                ),
                                form="after {pattern}",
                            ),
                            (
                                Give(
                                    Several(
                                        (
                                            Ref("slot", 0, "his"),
                                            Each(Noun(("follower",), (In("unit", Ref("slot", 0, "his")),))),
                                        )
                                    ),
                                    (Modify("force", StatOf("force", Ref("each"))),),
                                    form="double {statof}|{poss} {stat} and the {b:stat} of {obj}",
                                ),
                            ),
                        ),
                        Later(
                            Trigger("after", Pattern("battle ends", form="{span1} ends {circ*}|the battle")),
                            (Destroy(Ref("slot", 0, "him")),),
                            form="{effect1} {later}|{trigger}",
                        ),
                    ),
                    here=True,
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Weigh the Cost",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            traits=(
                FocusEffect(
                    (
                        Give(
                            Several(
                                (
                                    Ref("this"),
                                    Chosen(
                                        Noun(
                                            ("card",),
                                            (
                                                State("focused"),
                                                OtherThan(Ref("this")),
                                            ),
                                            "your",
                                            plural=True,
                                            form="{} cards",
                                        ),
                                        0,
                                        form="{another_of} {npmany}~one other of your",
                                    ),
                                )
                            ),
                            (Modify("focus_value", Number(1)),),
                            form="add {num} to the Focus Values of {obj}",
                        ),
                    )
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(Ref("slot", 0, "him")),
                        Give(
                            Ref("province", words="the current battlefield's province's"),
                            (Modify("strength", Number(2), choose=True),),
                        ),
                        May(
                            (
                                Together(
                                    (
                                        Target(
                                            Noun(
                                                ("personality",),
                                                (In("enemy army", form="{place}~in the current enemy army"),),
                                            ),
                                            1,
                                        ),
                                        Give(
                                            Ref("slot", 1, "him"),
                                            (Modify("force", Number(-3)),),
                                            form="give {obj} {changes}",
                                        ),
                                    )
                                ),
                            )
                        ),
                    ),
                    constraints=(
                        Move(
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
                            "home",
                            form="move {obj} {dest}|home",
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Well Prepared",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        ChooseOne(
                            (
                                (Bow(Target(Noun(("card",), (In("battlefield"),)), 0)),),
                                (Straighten(Target(Noun(("card",), (In("battlefield"),)), 0)),),
                            )
                        ),
                    ),
                    conditions=(
                        Exists(
                            Noun(("terrain",), whose="your"),
                            form="if {condition}|you {yvp}|{now} {several}~control|a {npone}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Will",
        "strategy",
        keywords=("Dark Virtue",),
        gold_cost=0,
        focus_value=1,
        variable=("gold_cost",),
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        PutCard(
                            Ref("slot", 0, "him"),
                            "battlefield",
                            terms=(
                                Term("less", Number(2)),
                                Term(
                                    "requirements",
                                    ignoring=("honor_requirement",),
                                    form="and {term}|ignoring Honor Requirements",
                                ),
                            ),
                            form="bring {obj} into play there {terms}",
                        ),
                    ),
                    ("Dark Virtue",),
                    conditions=(
                        Exists(
                            Noun(("unit",), (In("battlefield"),), "enemy", plural=True, form="enemy units {}"),
                            form="if {condition}|{there} {several}~there are|any {npmany}",
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    State("dead"),
                                    HasKeyword("Samurai"),
                                ),
                                "owned",
                                form="{} {} Personality you own",
                            ),
                            0,
                            form="target {just_one} {npone}~a",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Wounded in Battle",
        "strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    Past(
                                        "target",
                                        positive=False,
                                        by=Noun(("action",), (HasKeyword("Wounded in Battle"),)),
                                        form="{who} {vps}~who|has not been targeted by a {title:cardtitle} this turn",
                                    ),
                                ),
                            ),
                            0,
                        ),
                        If(
                            Is(
                                Ref("slot", 0, "he"),
                                (HasKeyword("Samurai", form="{are} {is_what}~is|a {headone}|"),),
                                form="{rsubj} {vps}",
                            ),
                            (Give(Ref("slot", 0, "he"), (Forbid("will not", "die of chi"),), "battle"),),
                        ),
                        Give(Ref("slot", 0, "him"), (Modify("chi", Number(-2)),), form="give {obj} {changes}"),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Wrath of Osano-Wo",
        "strategy",
        keywords=(
            "Kiho",
            "Air",
        ),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            StatOf("chi", Ref("slot", 0, "his")),
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
                            form="Ranged Attack with strength equal to {strength:amount}",
                        ),
                    ),
                    (
                        "Kiho",
                        "Air",
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
)
