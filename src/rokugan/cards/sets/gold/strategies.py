"""Strategies of Gold, made by `rokugan.workshop.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Allow,
    Bow,
    Challenge,
    ChooseOne,
    Chosen,
    Controller,
    Destroy,
    Did,
    Dishonor,
    DuelStat,
    Each,
    Either,
    Fits,
    GainHonor,
    Give,
    Happened,
    HasKeyword,
    If,
    In,
    Is,
    Leader,
    LoseHonor,
    Modify,
    Move,
    Negate,
    Noun,
    Number,
    OtherThan,
    PartsOf,
    Pattern,
    Paying,
    Program,
    Ref,
    SetStat,
    Several,
    Shares,
    State,
    StatIs,
    StatOf,
    Straighten,
    Target,
    Together,
    Trigger,
    Whose,
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
                        Together(
                            (
                                Move(
                                    Chosen(
                                        Noun(
                                            ("unit",),
                                            (
                                                State("attacking"),
                                                In("battlefield"),
                                            ),
                                        ),
                                        0,
                                        form="{just_one} {npone}~an",
                                    ),
                                    "home",
                                ),
                                Bow(
                                    Chosen(
                                        Noun(
                                            ("unit",),
                                            (
                                                State("attacking"),
                                                In("battlefield"),
                                            ),
                                        ),
                                        0,
                                    )
                                ),
                            ),
                            form="send {obj} home from this battle, bowed",
                        ),
                    ),
                    here=True,
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Charge",
        "strategy",
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        ChooseOne(
                            (
                                (
                                    Give(
                                        Chosen(
                                            Noun(
                                                ("personality",),
                                                (
                                                    State("attacking"),
                                                    HasKeyword("Lion Clan"),
                                                ),
                                            ),
                                            0,
                                            form="{just_one} {npone}~an",
                                        ),
                                        (Modify("force", Number(3)),),
                                        form="give {obj} {changes}",
                                    ),
                                ),
                                (
                                    Give(
                                        Chosen(
                                            Noun(
                                                ("personality",),
                                                (
                                                    State("attacking"),
                                                    HasKeyword("Lion Clan", False),
                                                ),
                                            ),
                                            1,
                                            form="{just_one} {npone}~an",
                                        ),
                                        (Modify("force", Number(2)),),
                                        form="give {obj} {changes}",
                                    ),
                                ),
                            ),
                            form="{effect0}, or {b:effect0}",
                        ),
                    ),
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Contentious Terrain",
        "strategy",
        keywords=("Delayed Terrain",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Each(Noun(("personality",), (In("army", You()),))),
                            (Modify("force", Number(1)),),
                            "battle",
                            form="{lasting} {duration}|until the battle ends|{subj} gains {changes}",
                        ),
                    ),
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Diversionary Tactics",
        "strategy",
        gold_cost=0,
        focus_value=1,
        program=Program(abilities=(Ability(("battle",), (Destroy(Chosen(Noun(("terrain",)), 0)),)),)),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Duty to the Clan",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Give(
                            Chosen(
                                Noun(
                                    ("personality",),
                                    (
                                        State("face-up"),
                                        Shares("clan", You()),
                                    ),
                                    "your",
                                    zone="province",
                                    plural=True,
                                    form="Personalities that is face up in one of your Provinces",
                                ),
                                0,
                                form="one of your Faction's {npmany}",
                            ),
                            (SetStat("gold_cost", Number(0), only="lower"),),
                            "permanent",
                            form="permanently {give0}|lower {statof} to {howmuch}|the {stat} of {obj}",
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "battle ends",
                            filters=(
                                Happened(
                                    Pattern(
                                        "destroy",
                                        Noun(
                                            ("personality",),
                                            (Shares("clan", You(), form="of your Faction"),),
                                            "your",
                                            plural=True,
                                            form="one of your {npmany}|Personalities {}",
                                        ),
                                    ),
                                    "resolution",
                                ),
                            ),
                            form="a battle Resolution Segment in which {event_thing} was destroyed",
                        ),
                    ),
                    form="{head} : play this card {t} . {e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Encircled Terrain",
        "strategy",
        keywords=("Delayed Terrain",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Together(
                            (
                                Target(
                                    Noun(
                                        ("unit",),
                                        (In("battlefield", form="{place}~in this battle"),),
                                        "his",
                                        Leader("attacker"),
                                        plural=True,
                                        form="units {}",
                                    ),
                                    0,
                                    chooser=Leader("attacker"),
                                ),
                                Target(
                                    Noun(("unit",), (In("battlefield"),), "his", Leader("defender")),
                                    1,
                                    chooser=Leader("defender"),
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
                                        In("battlefield", form="{place}~in this battle"),
                                    ),
                                    plural=True,
                                    form="{} units {}",
                                )
                            ),
                            "home",
                            form="send {obj} home without bowing",
                        ),
                    ),
                    here=True,
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Entrapping Terrain",
        "strategy",
        keywords=("Delayed Terrain",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Negate("battle resolution", until="", form="this battle ends without resolution"),
                        Move(
                            Each(Noun(("unit",), (In("battlefield"),), plural=True, form="units")),
                            "home",
                            form="{subj} go home without bowing",
                        ),
                    ),
                    here=True,
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "High Morale",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Straighten(
                            PartsOf(
                                Noun(("follower",), plural=True, form="Followers"),
                                Chosen(
                                    Noun(
                                        ("personality",),
                                        (
                                            StatIs(
                                                "personal_honor",
                                                ">",
                                                Number(2),
                                                form="{who} {vps}~who|{having} {quality}~has|{quantity} {measure}~over 2~Personal Honor",
                                            ),
                                        ),
                                    ),
                                    0,
                                ),
                                form="all {npmany} of {obj}",
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Hitsu-do",
        "strategy",
        keywords=(
            "Kiho",
            "Elemental",
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
                                ("personality",),
                                (
                                    StatIs(
                                        "chi",
                                        "<=",
                                        StatOf(
                                            "chi",
                                            Chosen(
                                                Noun(
                                                    ("card",),
                                                    (
                                                        Either(
                                                            (
                                                                HasKeyword("Monk"),
                                                                HasKeyword("Shugenja"),
                                                            )
                                                        ),
                                                    ),
                                                    "your",
                                                ),
                                                0,
                                                form="one of your {kwone}'s or {b:kwone}'s",
                                            ),
                                        ),
                                        form="{with} {quality}~with|{measure} {than} {standard}~Chi~less than or equal to",
                                    ),
                                ),
                                "enemy",
                                form="opposing Personality {}",
                            ),
                            1,
                            form="target {just_one} {npone}~an",
                        ),
                        Paying(
                            (
                                Together(
                                    (
                                        Bow(Ref("slot", 0, "the Monk or Shugenja")),
                                        Destroy(Ref("slot", 0)),
                                    )
                                ),
                            ),
                            (
                                If(
                                    Is(
                                        Ref("slot", 1, "the Personality"),
                                        (With(Noun(("follower",), plural=True, form="Followers"), "=", Number(0)),),
                                        form="{rsubj} {vps}",
                                    ),
                                    (Destroy(Ref("slot", 1, "the Personality")),),
                                    (
                                        Destroy(
                                            Chosen(
                                                Noun(
                                                    ("follower",),
                                                    whose="his",
                                                    owner=Ref("slot", 1, "the Personality's"),
                                                    plural=True,
                                                    form="Followers",
                                                ),
                                                2,
                                            )
                                        ),
                                    ),
                                ),
                            ),
                        ),
                    ),
                    (
                        "Kiho",
                        "Elemental",
                    ),
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Iaijutsu Challenge",
        "strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Challenge(
                            Chosen(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0),
                            Chosen(Noun(("personality",)), 1),
                            True,
                        ),
                        If(
                            Did(
                                "refuse",
                                who=Controller(
                                    Ref("challenged", words="the challenged Personality's"), form="{poss} controller"
                                ),
                                form="{psubj} refuses the challenge",
                            ),
                            (
                                Together(
                                    (
                                        LoseHonor(Number(7), Controller(Ref("challenged"), form="@=he")),
                                        Dishonor(
                                            Ref("challenged", words="the Personality"), form="this card dishonors {obj}"
                                        ),
                                    )
                                ),
                            ),
                        ),
                        GainHonor(
                            Number(5),
                            Controller(Ref("winner"), form="@{poss} controller"),
                            form="{psubj} {does}|gains {amount} Honor",
                        ),
                    ),
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Iaijutsu Duel",
        "strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Challenge(
                            Chosen(Noun(("personality",), (In("army", You()),)), 0),
                            Chosen(
                                Noun(("personality",), whose="enemy", form="opposing Personality"),
                                1,
                                form="{just_one} {npone}~an",
                            ),
                            form="{subj} issues an unrefusable challenge to {obj}",
                        ),
                        Allow("either personality"),
                        GainHonor(
                            Number(5),
                            Controller(Ref("winner"), form="@{poss} controller"),
                            form="{psubj} {does}|gains {amount} Honor",
                        ),
                    ),
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Kaze-do",
        "strategy",
        keywords=(
            "Kiho",
            "Elemental",
        ),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(
                            Chosen(
                                Noun(
                                    ("unit",),
                                    (
                                        Whose(
                                            "personality",
                                            Fits(
                                                Noun(
                                                    ("personality",),
                                                    (
                                                        StatIs(
                                                            "force",
                                                            "<",
                                                            StatOf("chi", Ref("slot", 0, "the caster's")),
                                                            form="{with} {quality}~with|{measure} {than} {standard}~Force~lower than",
                                                        ),
                                                    ),
                                                )
                                            ),
                                            form="led by a {npone0}",
                                        ),
                                    ),
                                    "enemy",
                                    form="opposing unit {}",
                                ),
                                1,
                                form="{just_one} {npone}~an",
                            ),
                            "home",
                            form="send home, without bowing, {obj}",
                        ),
                    ),
                    (
                        "Kiho",
                        "Elemental",
                    ),
                    constraints=(
                        Bow(
                            Chosen(
                                Noun(
                                    ("card",),
                                    (
                                        Either(
                                            (
                                                HasKeyword("Monk", plural="Monks"),
                                                HasKeyword("Shugenja"),
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
        "Kolat Assassin",
        "strategy",
        gold_cost=10,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Destroy(
                            Chosen(
                                Noun(
                                    ("personality",),
                                    (
                                        StatIs(
                                            "chi",
                                            "<",
                                            Number(5),
                                            form="{with} {quality}~with|{quantity} {measure}~under 5~Chi",
                                        ),
                                    ),
                                ),
                                0,
                            )
                        ),
                        LoseHonor(Number(4)),
                    ),
                ),
                Ability(
                    ("limited",),
                    (
                        Destroy(Chosen(Noun(("card",), (HasKeyword("Retainer"),)), 0)),
                        LoseHonor(Number(4)),
                    ),
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Purity of Spirit",
        "strategy",
        keywords=("Kiho",),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(
                            Chosen(
                                Noun(
                                    ("personality",),
                                    (StatIs("chi", "<", None),),
                                    "enemy",
                                    form="opposing Personality {}",
                                ),
                                1,
                                form="{just_one} {npone}~an",
                            )
                        ),
                        Allow(
                            "no bow",
                            Ref("slot", 0, "the caster"),
                            condition=Is(
                                Ref("slot", 1, "the opposing Personality"),
                                (HasKeyword("Shadowlands", form="{having} {quality}~has|the {kwname} trait"),),
                                form="{rsubj} {vps}",
                            ),
                        ),
                    ),
                    ("Kiho",),
                    constraints=(
                        Bow(
                            Chosen(
                                Noun(
                                    ("card",),
                                    (
                                        Either(
                                            (
                                                HasKeyword("Monk", plural="Monks"),
                                                HasKeyword("Shugenja"),
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
                    form="{head} : {x} to {e} . {e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Rallying Cry",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Negate(
                            "bow from resolution",
                            Each(
                                Noun(
                                    ("unit",),
                                    (In("battlefield", form="{place}~in the battle"),),
                                    "your",
                                    plural=True,
                                    form="units {}",
                                ),
                                form="your {npmany}",
                            ),
                        ),
                    ),
                    trigger=Trigger("after", Pattern("battle ends", form="a Resolution Segment")),
                    form="{head} : play this card {t} . {e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Remember the Mountain",
        "strategy",
        keywords=(
            "Kiho",
            "Elemental",
        ),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(
                            Chosen(
                                Noun(
                                    ("personality",),
                                    (
                                        Either(
                                            (
                                                State("bowed"),
                                                State("unbowed"),
                                            )
                                        ),
                                        In("army", You()),
                                        In("battlefield"),
                                    ),
                                ),
                                1,
                            ),
                            "home",
                            form="send {obj} home from the current battle",
                        ),
                        Straighten(
                            Each(
                                Noun(
                                    ("card",),
                                    (In("unit", Ref("slot", 1, "the Personality's")),),
                                    plural=True,
                                    form="cards {}",
                                )
                            )
                        ),
                    ),
                    (
                        "Kiho",
                        "Elemental",
                    ),
                    constraints=(
                        Bow(
                            Chosen(
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
                    form="{head} : {x} to {e} . {e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Slander",
        "strategy",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Negate(
                            "gain honor",
                            Ref("subject"),
                            form="negate all Honor gains for the Personality entering play",
                        ),
                    ),
                    ("Political",),
                    Trigger("after", Pattern("enter play", Noun(("personality",), form="a {npone}|Personality"))),
                    form="{head} : play this card {t} . {e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Strength of My Ancestors",
        "strategy",
        keywords=("Kiho",),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Give(
                            Chosen(Noun(("personality",), whose="your", plural=True, form="Personalities"), 1),
                            (
                                Modify("force", Number(2)),
                                Modify("chi", Number(2)),
                            ),
                            form="give {obj} {changes}",
                        ),
                    ),
                    ("Kiho",),
                    constraints=(
                        Bow(
                            Chosen(
                                Noun(
                                    ("card",),
                                    (
                                        Either(
                                            (
                                                HasKeyword("Monk", plural="Monks"),
                                                HasKeyword("Shugenja"),
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
        "Test of Might",
        "strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Challenge(
                            Chosen(
                                Noun(
                                    ("personality",),
                                    (In("battlefield", form="{place}~in this battle"),),
                                    "your",
                                    plural=True,
                                    form="Personalities {}",
                                ),
                                0,
                            ),
                            Chosen(
                                Noun(("personality",), whose="enemy", form="opposing Personality"),
                                1,
                                form="{just_one} {npone}~an",
                            ),
                            form="{subj} issues an unrefusable challenge to {obj}",
                        ),
                        DuelStat(None, "force", form="compare Force versus Force instead of Chi versus Chi"),
                        GainHonor(
                            Number(3),
                            Controller(Ref("winner"), form="@{poss} controller"),
                            form="{psubj} {does}|gains {amount} Honor",
                        ),
                        Bow(Ref("loser")),
                    ),
                    here=True,
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
)
