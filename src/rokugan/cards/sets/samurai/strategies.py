"""Strategies of Samurai, made by `rokugan.cards.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.cards.program import (
    Ability,
    ActionDid,
    AdditionalAction,
    Allow,
    Attach,
    Bow,
    Choice,
    ChooseOne,
    Conditional,
    Create,
    Destroy,
    Did,
    Discard,
    Dishonor,
    Draw,
    Each,
    Exists,
    Forbid,
    GainHonor,
    Give,
    HasAbility,
    HasKeyword,
    If,
    In,
    Is,
    Later,
    Leader,
    LoseHonor,
    Modify,
    Move,
    Negate,
    Noun,
    Number,
    Opposing,
    OtherThan,
    PartsOf,
    Past,
    Pattern,
    PayGold,
    Program,
    Ref,
    Search,
    Several,
    State,
    StatOf,
    Straighten,
    Sum,
    Target,
    Together,
    TotalOf,
    Trigger,
    UnitOf,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
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
                        Move(Target(Noun(("unit",), (State("attacking"),)), 0), "home"),
                        If(Did("move", Ref("slot", 0, "it")), (Bow(Ref("slot", 0, "it")),)),
                    ),
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
                            "resolution",
                        ),
                    ),
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
                                        form="another target {npone}",
                                    )
                                ),
                                Give(
                                    Ref("slot", 1, "him"),
                                    (
                                        Modify(
                                            "force",
                                            Conditional(Is(Ref("slot", 1, "he"), (State("opposed"),)), Number(3)),
                                            form="{mods} if {condition}|+3F",
                                        ),
                                    ),
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
                                form="one of your target {npmany}",
                            )
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
                                        form="who {vp}|is {is_what}|not at the current battlefield",
                                    ),
                                ),
                                "his",
                                Leader("enemy", form="{player0} 's|the enemy leader"),
                                plural=True,
                                form="Personalities {}",
                            ),
                            1,
                            form="target one of {pposs} {npmany}",
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
                                    HasKeyword("Tactician", form="Tacticians"),
                                    In(
                                        "battlefield",
                                        positive=False,
                                        form="who {vp}|is {is_what}|not at the current battlefield",
                                    ),
                                ),
                                "your",
                                plural=True,
                                form="{}  {}",
                            ),
                            0,
                            form="target one of your {npmany}",
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
                                    by=Noun(("effect",), whose="other", form="other players' cards' effects"),
                                ),
                            ),
                            "battle",
                            form="until this battle ends, {giving}|{by_actions} cannot move home {everyone}",
                        ),
                    ),
                    ("Bushido Virtue",),
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
                                            form="in units led by your {npmany0}",
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
                                    by=Noun(("effect",), whose="other", form="other players' cards' effects"),
                                ),
                            ),
                            "battle",
                            form="until this battle ends, {giving}|{by_actions} cannot bow {everyone}",
                        ),
                    ),
                    ("Bushido Virtue",),
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
                                    (With(Noun(("attachment",), plural=True, form="attachments"), "=", Number(0)),),
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
                        Dishonor(
                            Target(
                                Noun(("personality",), whose="your", plural=True, form="Personalities"),
                                0,
                                form="one of your target {npmany}",
                            )
                        ),
                    ),
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
                                            In("battlefield", form="at this battlefield"),
                                            OtherThan(Ref("this"), form=", other than {robj}"),
                                        ),
                                        "your",
                                        plural=True,
                                        form="one of your {npmany}|cards {} {}",
                                    ),
                                    Noun(("effect",), form="a card's effect"),
                                    form="{action} destroys {event_thing}",
                                ),
                            ),
                            (
                                Together(
                                    (
                                        Negate("destroy"),
                                        Draw(Number(1), form="draw {count} card"),
                                    )
                                ),
                            ),
                            form="before the next time this turn {pattern}, {effect1}",
                        ),
                    ),
                    ("Terrain",),
                ),
            )
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
                            Target(Noun(("follower",), whose="your", zone="hand"), 0),
                            Target(
                                Noun(("personality",), whose="your", plural=True, form="Personalities"),
                                1,
                                form="one of your target {npmany}",
                            ),
                            "less",
                            StatOf("force", Ref("slot", 1, "the Personality's"), True),
                            form="attach {obj} to {b:obj}, reducing its Gold Cost by {amount} until it attaches",
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
                            Noun(("effect",), whose="other", form="another player's card's effect"),
                            form="{action} destroys {event_thing}",
                        ),
                    ),
                    constraints=(
                        Bow(
                            Choice(
                                Noun(
                                    ("follower",),
                                    whose="his",
                                    owner=Ref("subject", words="his"),
                                    plural=True,
                                    form="Followers",
                                ),
                                0,
                                form="one of {poss} {npown}",
                            )
                        ),
                    ),
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
                                        Is(Ref("slot", 0, "he"), (HasKeyword("Crab Clan", form="is {is_what}|"),)),
                                        Number(3),
                                        Number(2),
                                    ),
                                    form="{mods}, or {b:mods} if {condition}|+2F|+3F",
                                ),
                            ),
                            form="give {obj} {changes}",
                        ),
                        Later(
                            Trigger("before", Pattern("turn ends", form="the turn ends"), form="before {pattern}"),
                            (
                                Destroy(
                                    PartsOf(
                                        Noun(("follower",), (State("attached"),), plural=True, form="{} Followers"),
                                        Ref("slot", 0, "his"),
                                        form="all {poss} {npown}",
                                    )
                                ),
                            ),
                            form="{trigger}, {effect1}",
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(("personality",), whose="your", plural=True, form="Personalities"),
                            0,
                            form="target one of your {npmany}",
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
                                        With(Noun(("attachment",), plural=True, form="attachments"), "=", Number(0)),
                                    ),
                                ),
                                1,
                            )
                        ),
                    ),
                    constraints=(
                        Bow(
                            Target(
                                Noun(("follower",), whose="your", plural=True, form="Followers"),
                                0,
                                form="one of your target {npmany}",
                            )
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
                        Move(Target(Noun(("unit",)), 0), "home", form="move home {obj}"),
                        Destroy(
                            Choice(
                                Noun(
                                    ("attachment",),
                                    whose="his",
                                    owner=Ref("slot", 0, "its"),
                                    plural=True,
                                    form="attachments",
                                ),
                                1,
                                form="one of {poss} {npown}",
                            )
                        ),
                    ),
                ),
            )
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
                        Move(
                            Target(
                                Noun(("unit",), whose="your", plural=True, form="units"),
                                1,
                                form="one of your target {npmany}",
                            ),
                            "battlefield",
                        ),
                        If(
                            Did("move", Ref("slot", 1, "it")),
                            (
                                Together(
                                    (
                                        Straighten(Ref("slot", 1, "the unit")),
                                        Give(
                                            PartsOf(
                                                Noun(("personality",)), Ref("slot", 1, "its"), form="{poss} Personality"
                                            ),
                                            (Modify("force", Number(1)),),
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
                                        form="who {vp}|has been targeted by {action} this turn",
                                    ),
                                ),
                                "your",
                                plural=True,
                                form="{} Personalities {}",
                            ),
                            0,
                            form="target one of your {npmany}",
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
                                            (HasKeyword("Hero", form="is {is_what}|a {headone}|"),),
                                        ),
                                        Number(1),
                                    ),
                                ),
                                Modify("force", Conditional(Is(Ref("slot", 0, "he"), (State("opposed"),)), Number(1))),
                            ),
                            form="{subj} gains {mods}, an additional {b:mods} if {condition}, and an additional {c:mods} if {d:condition}",
                        ),
                    ),
                    (
                        "Shout",
                        "Heroic",
                    ),
                    constraints=(
                        Target(
                            Noun(("personality",), whose="your", plural=True, form="Personalities"),
                            0,
                            form="target one of your {npmany}",
                        ),
                    ),
                ),
            ),
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
                                            form="that {vp}|was at that battlefield during that battle's resolution",
                                        ),
                                    ),
                                    "your",
                                    plural=True,
                                    form="units {}",
                                ),
                                0,
                                form="one of your target {npmany}",
                            )
                        ),
                    ),
                    trigger=Trigger("after", Pattern("battle ends", form="a battle ends")),
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
                    (Draw(Number(3, form="three"), form="draw {count} cards"),),
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
                                        form="one of your target {npmany}",
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
                                (HasAbility("Battle", form="with {has}|a Battle ability"),),
                                form="Action card {}",
                            ),
                            form="search your {zones} for an {npone}|Fate deck",
                        ),
                        Together(
                            (
                                AdditionalAction(
                                    "battle",
                                    requirement=Pattern(
                                        "announce", filters=(ActionDid("from", Ref("found", words="its")),)
                                    ),
                                    form="you may take an additional Battle action to use one of {poss} Battle abilities",
                                ),
                                If(Did("choose", positive=False, who=You()), (Discard(Ref("found")),)),
                            ),
                            form="{effect1}; if {condition}, {f:effect1}",
                        ),
                    ),
                    ("Tactical",),
                    constraints=(
                        Target(
                            Noun(("card",), (HasKeyword("Tactician", form="Tacticians"),), "your"),
                            0,
                            form="target one of your {npmany}",
                        ),
                    ),
                ),
            )
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
                        Target(
                            Noun(
                                ("personality",),
                                (In("battlefield", positive=False, form="not at the current battlefield"),),
                            ),
                            1,
                        ),
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
                            form="target one of your {npmany}",
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
                            form="after each time {pattern} this turn, {effect1}",
                        ),
                    ),
                    ("Recon",),
                    constraints=(
                        Target(
                            Noun(("card",), (HasKeyword("Scout", form="Scouts"),), "your"),
                            0,
                            form="target one of your {npmany}",
                        ),
                        If(
                            Is(
                                Ref("slot", 0, "he"),
                                (HasKeyword("Crab Clan", False),),
                                form="if {condition}|{rsubj} {vp}",
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
                    conditions=(Exists(Noun(("terrain",), whose="your"), form="if {condition}|you control a {npone}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
)
