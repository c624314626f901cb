"""Followers of Samurai, made by `rokugan.workshop.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    ActionDid,
    AdditionalAction,
    Allow,
    Attach,
    Both,
    Bow,
    Chosen,
    Compare,
    Continuous,
    CountOf,
    Destroy,
    Different,
    Discard,
    Dishonor,
    Draw,
    Each,
    Either,
    Exists,
    Forbid,
    GainHonor,
    Give,
    GrantKeyword,
    GrantText,
    HasAbility,
    HasKeyword,
    HasSome,
    If,
    In,
    Instead,
    Is,
    Later,
    Leader,
    Limit,
    Look,
    LoseHonor,
    May,
    Modify,
    Noun,
    Number,
    Opposing,
    PartsOf,
    Past,
    Pattern,
    PerformedBy,
    Program,
    PutCard,
    RangedAttack,
    Ref,
    Search,
    SetStat,
    SideForce,
    State,
    StatIs,
    StatOf,
    Straighten,
    Target,
    Targeting,
    Times,
    Titled,
    Together,
    Traits,
    Trigger,
    Triggered,
    UnitOf,
    Uses,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Berserkers",
        "follower",
        keywords=("Berserker",),
        force=2,
        honor_requirement=0,
        gold_cost=4,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(Ref("this"), (Modify("force", Number(2)),), form="give {obj} {changes}"),
                        Later(
                            Trigger("after", Pattern("battle ends", form="{span1} ends {circ*}|the current battle")),
                            (
                                If(
                                    Both(
                                        (
                                            Is(Ref("this", words="it"), (Past("be there", "resolution"),)),
                                            Compare(
                                                SideForce(Ref("this")), "<=", Times(2, SideForce(Ref("this"), True))
                                            ),
                                        ),
                                        form="{rsubj} was at the battlefield in resolution and its side's total Force was not greater than twice the opposing side's",
                                    ),
                                    (Destroy(Ref("this")),),
                                    form="{effect1} if {condition}",
                                ),
                            ),
                        ),
                    ),
                    uses=Uses(per="battle", said=True, form="once per battle"),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Brothers in Arms",
        "follower",
        force=2,
        honor_requirement=1,
        gold_cost=3,
        focus_value=3,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "attach to",
                    by=Noun(("card",), (HasKeyword("Samurai"),)),
                    only=True,
                    form="can only attach to a {npone}",
                ),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Search(
                            (
                                "then",
                                "fate discard",
                                "deck",
                            ),
                            Noun(("card",), (Titled("Brothers in Arms", form="=Brothers in Arms"),), form="{}"),
                            form="search your {zones} for a {npone}|Fate discard pile, then deck,",
                        ),
                        Look("show", Ref("found")),
                        PutCard(Ref("found"), "hand", You()),
                    ),
                    trigger=Trigger("after", Pattern("enter play", Ref("this"), details=("hand",))),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Brothers in Arms",
        "follower",
        keywords=(
            "Experienced",
            "Unique",
        ),
        force=3,
        honor_requirement=1,
        gold_cost=3,
        focus_value=3,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "attach to",
                    by=Noun(("card",), (HasKeyword("Samurai"),)),
                    only=True,
                    form="can only attach to a {npone}",
                ),
                Continuous(
                    Each(
                        Noun(
                            ("card",),
                            (Titled("Brothers in Arms", form="=Brothers in Arms"),),
                            "your",
                            plural=True,
                            form="{}",
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
                                                        ("card",),
                                                        (
                                                            Opposing(Ref("this", words="it")),
                                                            With(
                                                                Noun(("attachment",), plural=True, form="attachments"),
                                                                "=",
                                                                Number(0),
                                                            ),
                                                        ),
                                                    ),
                                                    0,
                                                )
                                            ),
                                        ),
                                        constraints=(Bow(Ref("this"), form="bow {obj}"),),
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
        "Corrupt Adjunct",
        "follower",
        force=4,
        honor_requirement=0,
        gold_cost=4,
        focus_value=3,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (
                        Together(
                            (
                                Dishonor(
                                    PartsOf(Noun(("personality",)), Ref("this", words="its"), form="{poss} Personality")
                                ),
                                Give(
                                    PartsOf(Noun(("personality",)), Ref("this"), form="=him"),
                                    (GrantKeyword("Shadowlands", form="the {kwname} keyword"),),
                                    "permanent",
                                    form="permanently give {obj} {changes}",
                                ),
                            ),
                            form="{effect0} and {b:effect0}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Daidoji Gunso",
        "follower",
        keywords=("Scout",),
        force=1,
        honor_requirement=1,
        gold_cost=3,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Target(Noun(("card",), (Opposing(Ref("this", words="this one")),)), 0),
                            (Modify("force", Number(-2)),),
                            form="give {obj} {changes}",
                        ),
                        If(
                            Is(
                                Ref("slot", 0),
                                (StatIs("force", "=", Number(0), form="{having} {quality}~now has|{lettered}"),),
                                form="{rsubj} {vps}",
                            ),
                            (Destroy(Ref("slot", 0, "it")),),
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Diplomatic Apprentice",
        "follower",
        force=0,
        honor_requirement=1,
        gold_cost=5,
        focus_value=3,
        program=Program(
            traits=(
                Continuous(
                    Ref("this"),
                    (Modify("gold_cost", Number(-2)),),
                    Is(
                        You(),
                        (
                            Either(
                                (
                                    HasKeyword("Crane Clan"),
                                    HasKeyword("Scorpion Clan"),
                                )
                            ),
                        ),
                        form="you {yvp}|are a {kwname} or {b:kwname} player",
                    ),
                    form="{stand} if {condition}|{everyone} {says0}|has {changes}",
                ),
                Triggered(
                    Trigger(
                        "before",
                        Pattern(
                            "bow",
                            Ref("bearer"),
                            Noun(("action",), (HasKeyword("Political"),), form="a {} action"),
                            ("cost",),
                            form="{event_thing} {happens} {circ*}|=bows¦to pay the cost of {action}",
                        ),
                    ),
                    (May((Instead((Bow(Ref("this")),), True),)),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Goblin Chuckers",
        "follower",
        keywords=(
            "Shadowlands",
            "Goblin",
            "Nonhuman",
        ),
        force=2,
        honor_requirement=0,
        gold_cost=2,
        focus_value=2,
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"))),
                    (LoseHonor(Number(2)),),
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
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Heavy Infantry", "follower", force=5, honor_requirement=0, gold_cost=7, focus_value=2, formats=("samurai",)
    ),
    CardDefinition(
        "Kobune Scout",
        "follower",
        keywords=(
            "Scout",
            "Cavalry",
            "Naval",
        ),
        force=2,
        honor_requirement=0,
        gold_cost=3,
        focus_value=3,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "attach to",
                    by=Noun(
                        ("card",),
                        (
                            Either(
                                (
                                    HasKeyword("Samurai"),
                                    HasKeyword("Bushi"),
                                )
                            ),
                        ),
                        form="{} ",
                    ),
                    only=True,
                    form="can only attach to a {npone}",
                ),
                Triggered(
                    Trigger(
                        "after",
                        Pattern(
                            "resolve", Noun(("action",), (HasKeyword("Terrain"),)), Noun(("player",), whose="other")
                        ),
                    ),
                    (
                        Discard(
                            Chosen(
                                Noun(("card",), whose="his", owner=Ref("actor"), zone="hand"),
                                0,
                                2,
                                2,
                                chooser=Ref("actor"),
                                form="-two",
                            ),
                            Ref("actor"),
                            form="discard {count:num} cards",
                        ),
                    ),
                    (Is(Ref("this", words="Kobune Scout"), (In("battlefield"),), form="{rsubj} {vps}"),),
                    form="while {condition}, other players must {effect0} after each time they play a {npone}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Light Infantry", "follower", force=2, honor_requirement=1, gold_cost=2, focus_value=2, formats=("samurai",)
    ),
    CardDefinition(
        "Lion's Pride",
        "follower",
        force=4,
        honor_requirement=2,
        gold_cost=5,
        focus_value=4,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "attach to",
                    by=Noun(("card",), (HasKeyword("Tactician"),)),
                    only=True,
                    form="can only attach to a {npone}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Mantis Detachment",
        "follower",
        keywords=(
            "Samurai",
            "Naval",
        ),
        force=2,
        honor_requirement=0,
        gold_cost=3,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Give(
                            Ref("subject", words="the province"),
                            (Modify("strength", Number(-2)),),
                            "permanent",
                            form="permanently give {obj} {changes}",
                        ),
                        Later(
                            Trigger("after", Pattern("phase ends", details=("attack",))),
                            (Straighten(UnitOf(Ref("this"), form="this unit")),),
                            form="{effect1} {later}|{trigger}",
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "battle resolution",
                            Noun(("province",), (State("destroyed", False),)),
                            form="a battle resolution at a province that was not destroyed",
                        ),
                    ),
                    conditions=(
                        Is(
                            Ref("this"),
                            (Past("be there", "resolution", form="{was_there}~was in your army during resolution"),),
                            form="if {condition}|{rsubj} {vps}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Morale Officer",
        "follower",
        force=2,
        honor_requirement=0,
        gold_cost=2,
        focus_value=3,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "attach to",
                    by=Noun(
                        ("card",),
                        (
                            Either(
                                (
                                    HasKeyword("Samurai"),
                                    HasKeyword("Bushi"),
                                )
                            ),
                        ),
                        form="{} ",
                    ),
                    only=True,
                    form="can only attach to a {npone}",
                ),
            ),
            abilities=(
                Ability(("limited",), (Destroy(Target(Noun(("region",)), 0)),), constraints=(Destroy(Ref("this")),)),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Ogre Warriors",
        "follower",
        keywords=(
            "Shadowlands",
            "Ogre",
            "Nonhuman",
        ),
        force=7,
        honor_requirement=0,
        gold_cost=9,
        focus_value=3,
        program=Program(
            traits=(
                Allow(
                    "attach restricted",
                    of=Noun(("personality",), (HasKeyword("Ogre"),), plural=True, form="{} Personalities"),
                ),
                Forbid(
                    "may not",
                    "target",
                    Ref("this"),
                    Noun(("ranged attack",), plural=True, form="Ranged Attacks"),
                    form="{by_actions} cannot {do_verbs} {everyone}|=target",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Righteous Doshin",
        "follower",
        force=2,
        honor_requirement=2,
        gold_cost=3,
        focus_value=3,
        program=Program(
            traits=(
                Traits(
                    (
                        Continuous(
                            Ref("this", words="it"),
                            (Modify("force", Number(2)),),
                            Compare(
                                Different(
                                    "clan",
                                    Each(
                                        Noun(
                                            ("personality",),
                                            (
                                                State("human"),
                                                HasSome("clan"),
                                                In("army", Ref("this")),
                                            ),
                                        )
                                    ),
                                ),
                                ">=",
                                Number(2),
                                form="{rsubj} is in an army with two Human Personalities who both have a Clan alignment but do not share one",
                            ),
                        ),
                        Continuous(
                            Each(
                                Noun(
                                    ("ranged attack",),
                                    (PerformedBy(Ref("this", words="it"), form="from actions {event_thing} performs"),),
                                    plural=True,
                                    form="Ranged Attacks {}",
                                )
                            ),
                            (Modify("strength", Number(2)),),
                            Compare(
                                Different(
                                    "clan",
                                    Each(
                                        Noun(
                                            ("personality",),
                                            (
                                                State("human"),
                                                HasSome("clan"),
                                                In("army", Ref("this")),
                                            ),
                                        )
                                    ),
                                ),
                                ">=",
                                Number(2),
                            ),
                            form="{everyone} {says0}|have {changes}",
                        ),
                    ),
                    form="while {condition}, {stand:stands}|{stand}, and {b:stand}",
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
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Tactical Advisors",
        "follower",
        force=2,
        honor_requirement=0,
        gold_cost=4,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Discard(
                            Chosen(
                                Noun(("card",), whose="his", owner=Leader("enemy"), zone="hand"),
                                1,
                                chooser=Leader("enemy"),
                                random=True,
                            ),
                            Leader("enemy"),
                            form="{psubj} {does}|discards a card at random",
                        ),
                        Give(
                            Ref("bearer"),
                            (
                                Modify(
                                    "force",
                                    StatOf(
                                        "focus_value",
                                        Ref("discarded by enemy", words="the enemy's discarded card"),
                                        form="the {stat} of {obj}",
                                    ),
                                ),
                            ),
                        ),
                    ),
                    conditions=(
                        Is(
                            UnitOf(Ref("this"), form="this unit"),
                            (State("opposed"),),
                            form="if {condition}|{rsubj} is opposed",
                        ),
                    ),
                    constraints=(Discard(Chosen(Noun(("card",), whose="your", zone="hand"), 0)),),
                    uses=Uses(per="battle", said=True, form="once per battle"),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Traveling Ronin",
        "follower",
        keywords=("Ronin",),
        force=4,
        honor_requirement=1,
        gold_cost=7,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        Attach(
                            Ref("this", words="it"),
                            Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),
                        ),
                        Later(
                            Trigger("before", Pattern("turn ends")),
                            (
                                If(
                                    Is(Ref("this"), (In("play"),), form="{rsubj} is in play"),
                                    (
                                        May(
                                            (PutCard(Ref("this", words="it"), "hand", You()),),
                                            form="you may then choose to {effect0}",
                                        ),
                                    ),
                                ),
                            ),
                            form="if {condition} at the end of this turn, {effect1}",
                        ),
                    ),
                    conditions=(Is(Ref("this"), (In("hand", You()),), form="if {condition}|{rsubj} is in your hand"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Untested Scouts",
        "follower",
        keywords=("Scout",),
        force=2,
        honor_requirement=1,
        gold_cost=3,
        focus_value=2,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "attach to",
                    by=Noun(
                        ("card",),
                        (
                            Either(
                                (
                                    HasKeyword("Samurai"),
                                    HasKeyword("Scout"),
                                )
                            ),
                        ),
                        form="{} ",
                    ),
                    only=True,
                    form="can only attach to a {npone}",
                ),
                Continuous(
                    Ref("this"),
                    (Modify("force", Number(1)),),
                    Is(Ref("each"), (State("opposed"),)),
                    form="{stand} while {is_what}|{everyone} {says0}|has {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(Noun(("province",)), 0),
                        Later(
                            Trigger(
                                "after",
                                Pattern(
                                    "engage",
                                    In("battlefield", Ref("slot", 0, "the province's")),
                                    form="engaging in a battle {span_at}",
                                ),
                            ),
                            (
                                AdditionalAction(
                                    "battle",
                                    requirement=Pattern(
                                        "announce",
                                        filters=(
                                            HasKeyword("Terrain"),
                                            ActionDid("from hand"),
                                        ),
                                    ),
                                    form="you may take one additional Battle action to play a Terrain from your hand",
                                ),
                            ),
                            False,
                            form="{duration}, after {pattern}, {clause}|until the turn ends",
                        ),
                    ),
                    ("Recon",),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Wako",
        "follower",
        keywords=(
            "Pirate",
            "Naval",
        ),
        force=2,
        honor_requirement=0,
        gold_cost=3,
        focus_value=3,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "enter play",
                    condition=Exists(
                        Noun(("personality",), (HasKeyword("Naval"),), "your", plural=True, form="{} Personalities"),
                        "=",
                        Number(0),
                        form="you {yvp}|{now} {several}~control|no {npmany}",
                    ),
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                ("holding",),
                                (HasAbility("gold"),),
                                "his",
                                Leader("defender"),
                                plural=True,
                                form="{} Holdings",
                            ),
                            0,
                        ),
                        Give(
                            Ref("this"),
                            (
                                SetStat(
                                    "force",
                                    StatOf(
                                        "gold_production",
                                        Ref("slot", 0, "the Holding's"),
                                        True,
                                        form="{poss} {stat_kind} {stat} stat~base",
                                    ),
                                    only="raise",
                                ),
                            ),
                        ),
                        Bow(Ref("slot", 0, "the Holding")),
                    ),
                    uses=Uses(per="battle", said=True, form="once per battle"),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Wandering Budoka",
        "follower",
        force=2,
        honor_requirement=0,
        gold_cost=3,
        focus_value=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("this"),
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
                                                form="{who} {vps}~that|{been} {participle} {period}~have been~destroyed~this game",
                                            ),
                                        ),
                                        "your",
                                        plural=True,
                                        form="provinces {}",
                                    ),
                                    form="the number of {pposs} {npmany}",
                                ),
                            ),
                        ),
                    ),
                ),
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"), details=("hand",))),
                    (
                        Draw(
                            CountOf(
                                Noun(
                                    ("player",),
                                    (
                                        Past(
                                            "lose province",
                                            "game",
                                            form="{who} {vps}~who|{lost_province}~have had a province destroyed this game",
                                        ),
                                    ),
                                    plural=True,
                                    form="players {}",
                                )
                            ),
                            form="draw a number of cards equal to {amount}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Wandering Scout",
        "follower",
        keywords=(
            "Scout",
            "Cavalry",
        ),
        force=3,
        honor_requirement=1,
        gold_cost=4,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(("battle",), (Straighten(Ref("this", words="it")),), allowances=(Allow("bowed", Ref("this")),)),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Wardens",
        "follower",
        keywords=("Scout",),
        force=1,
        honor_requirement=2,
        gold_cost=3,
        focus_value=3,
        program=Program(
            traits=(
                Continuous(
                    Each(
                        Noun(
                            ("ranged attack",),
                            (
                                Targeting(
                                    Noun(("card",), (In("unit", Ref("this")),), plural=True, form="{npmany}|cards {}"),
                                    form="targeting {event_thing}",
                                ),
                            ),
                            plural=True,
                            form="Ranged Attacks {}",
                        )
                    ),
                    (Modify("strength", Number(-3)),),
                    form="{everyone} {says0}|have {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Attach(Ref("this"), Ref("subject", words="him")),
                        GainHonor(Number(2)),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "enter play",
                            Noun(("personality",), form="a {npone}|Personality"),
                            You(),
                            ("no honor",),
                            form="you {act} {circ*}|bring {event_thing} into play¦without gaining Honor",
                        ),
                    ),
                    conditions=(Is(Ref("this"), (In("hand", You()),), form="if {condition}|{rsubj} is in your hand"),),
                    form="{head} : {c} , {t} : {e} . {e} .",
                ),
                Ability(
                    ("battle",),
                    (
                        Give(
                            Target(Noun(("personality",), (Opposing(Ref("this")),)), 0),
                            (Modify("force", StatOf("chi", Ref("bearer")), True),),
                            form="reduce {statof} by {howmuch}|the {stat} of {obj}",
                        ),
                    ),
                    uses=Uses(per="battle", said=True, form="once per battle"),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Wretched Mercenary",
        "follower",
        force=2,
        honor_requirement=0,
        gold_cost=2,
        focus_value=1,
        program=Program(
            traits=(
                Continuous(Ref("this"), (Limit("gold_cost", "minimum", Number(1)),)),
                Triggered(Trigger("after", Pattern("enter play", Ref("this"))), (Dishonor(Ref("bearer")),)),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Later(
                            Trigger(
                                "before",
                                Pattern("phase ends", details=("end",), form="{span1} ends {circ*}|the next End Phase"),
                            ),
                            (PutCard(Ref("this", words="it"), "hand", You()),),
                            form="{effect1} before {pattern}",
                        ),
                    ),
                    trigger=Trigger(
                        "after", Pattern("destroy", Ref("this"), form="{event_thing} {happens} {circ*}|=is destroyed")
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
)
