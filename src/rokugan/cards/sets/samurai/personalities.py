"""Personalities of Samurai, made by `rokugan.cards.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.cards.program import (
    Ability,
    ActionDid,
    AdditionalAction,
    Allow,
    Among,
    BecomeDead,
    Both,
    Bow,
    Choice,
    Continuous,
    Controller,
    CountOf,
    Create,
    Destroy,
    Different,
    Discard,
    Dishonor,
    Draw,
    Each,
    Either,
    Forbid,
    GainHonor,
    Give,
    GrantKeyword,
    HasKeyword,
    If,
    In,
    Is,
    Later,
    LoseHonor,
    May,
    Modify,
    Moment,
    Move,
    Negate,
    Noun,
    Number,
    OneChange,
    OpposedBy,
    Opposing,
    OtherThan,
    Pattern,
    PayGold,
    PerformedBy,
    Program,
    ProvinceOf,
    PutCard,
    Ref,
    Rehonor,
    Several,
    State,
    StatIs,
    StatOf,
    Straighten,
    Target,
    Times,
    Together,
    Trigger,
    Triggered,
    Uses,
    With,
)

CARDS: tuple[CardDefinition, ...] = (
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
                            filters=(ActionDid("move to or from", Ref("this", words="Muhito")),),
                        ),
                    ),
                ),
            )
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
                                    Ref("slot", 0, "his"),
                                    alternatives=(
                                        Pattern(
                                            "resolve",
                                            Noun(("action",), form="an action"),
                                            filters=(PerformedBy(Ref("slot", 0, "he")),),
                                        ),
                                    ),
                                    form="{poss} controller assigns him",
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
                    Trigger("after", Pattern("destroy", Ref("this", words="Daizu"), form="{event_thing} is destroyed")),
                    (
                        May(
                            (
                                Together(
                                    (
                                        Rehonor(Ref("this", words="him")),
                                        PutCard(
                                            Ref("this", words="him"),
                                            "play",
                                            ignoring=("costs",),
                                            form="bring {obj} into play, waiving costs",
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
                                    In("location", Ref("this", words="Daizu's")),
                                ),
                                form="a {npone}|{} Personality {}",
                            ),
                            Noun(("action",), whose="other", form="another player's action"),
                            form="{action} destroys {event_thing}",
                        ),
                    ),
                    constraints=(
                        Give(
                            Ref("this", words="Daizu"),
                            (Modify("chi", Number(-2)),),
                            "permanent",
                            form="{give0} permanently|give {obj} {changes}",
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
                                        form="with {stat_is}|lower total {stat} than {amount}",
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
                            Choice(
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
                    form="{by_actions} cannot destroy {obj}",
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
                            Trigger("after", Pattern("battle ends", form="this battle ends")),
                            (Destroy(Ref("this", words="him")),),
                            form="{effect1} {trigger}",
                        ),
                    ),
                    conditions=(
                        Is(Ref("this", words="Takuji"), (State("opposed"),), form="if {condition}|{rsubj} is opposed"),
                    ),
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
                    form="while {is_what}, {everyone} has {changes}",
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
                        Target(
                            Noun(
                                ("personality",),
                                (In("battlefield", positive=False, form="not at the current battlefield"),),
                            ),
                            0,
                        ),
                        Move(Ref("slot", 0, "him"), "battlefield", form="move {obj} there"),
                        If(
                            Is(Ref("slot", 0, "him"), (State("yours", False),), form="you do not control {robj}"),
                            (Straighten(Ref("slot", 0, "him")),),
                        ),
                    ),
                    allowances=(Allow("absent", Ref("this", words="Yasuko"), form="even if {subj} is home"),),
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
                            form="{event_thing} is destroyed",
                        ),
                    ),
                    constraints=(Destroy(Ref("this", words="Yasuko")),),
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
                    form="{everyone} has {changes} while {is_what} or while {b:is_what}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (Draw(Number(1), form="draw {count} card"),),
                    conditions=(
                        Is(
                            Ref("this", words="Jurobei"),
                            (
                                OpposedBy(
                                    Noun(
                                        ("personality",),
                                        (StatIs("force", ">", None, form="with {stat_is}|higher {stat}"),),
                                    ),
                                    form="is {is_what}|opposed by any {npone0}",
                                ),
                            ),
                            form="if {condition}|{rsubj} {vp}",
                        ),
                    ),
                    constraints=(Discard(Choice(Noun(("card",), whose="your", zone="hand"), 0)),),
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
                            form="raise or lower {poss} {stat} by {amount}",
                        ),
                    ),
                    trigger=Trigger("after", Pattern("assign", Ref("this", words="Sadao"))),
                ),
            )
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
                                Target(
                                    Noun(("card",), (HasKeyword("Samurai"),), "your"),
                                    1,
                                    form="target one of your {npmany}",
                                ),
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
                            Noun(("card",), (HasKeyword("Ratling", form="Ratlings"),)),
                            0,
                            0,
                            -1,
                            limit=Different(
                                "tribe",
                                Each(Noun(("card",), (In("play", form="in play"),), plural=True, form="cards {}")),
                            ),
                            form="target a number of {npmany} up to {amount}",
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
                                form="one of your target {npmany}",
                            ),
                            form="create a {createdone} and attach it to {obj}|1F Ratling Nonhuman Creature Follower card",
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "discarded or destroyed",
                            Ref("this", words="Mak'irtch"),
                            form="{event_thing} enters your discard pile",
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
                                            form="with {stat_is}|less {stat} than {amount}",
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
                                ),
                                0,
                                form="one of your target {npmany}",
                            ),
                            "location",
                            Ref("this", words="Aoiko's"),
                            form="move {obj} to {poss} battlefield",
                        ),
                    ),
                    uses=Uses(per="battle", form="once per battle"),
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
                    trigger=Trigger("before", Pattern("battle resolution", Ref("this", words="Bunka"))),
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
                                In("location", Ref("this", words="Yoshino's")),
                            ),
                            "your",
                            plural=True,
                            form="{} {} Personalities {}",
                        ),
                        form="your {npmany}",
                    ),
                    (Modify("force", StatOf("personal_honor", Ref("each", words="their"))),),
                    form="{everyone} have {changes}",
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
                                    (
                                        With(
                                            Noun(("attachment",), plural=True, form="attachments"),
                                            "=",
                                            Number(0),
                                            form="with {has}|no {attmany}",
                                        ),
                                    ),
                                ),
                                0,
                            )
                        ),
                        May(
                            (
                                Destroy(
                                    Target(Noun(("attachment",)), 1, form="an {npone}"), form="target and destroy {sel}"
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
                                form="one of your target {npmany}",
                            ),
                            (GrantKeyword("Tactician", form="the {kwname} keyword"),),
                            form="give {obj} {changes}",
                        ),
                    ),
                ),
            )
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
                                    StatOf("personal_honor", Ref("each", words="their"), form="{poss} own {stat}"),
                                    True,
                                ),
                                Modify("chi", StatOf("personal_honor", Ref("each")), True, bound=Number(1)),
                            ),
                            True,
                        ),
                    ),
                    Is(
                        Ref("each", words="they"),
                        (Opposing(Ref("this", words="Obsidian Dragon"), form="oppose {robj}"),),
                    ),
                    form="{everyone} have {changes} while {condition}; this will not reduce {stat} below {num}",
                ),
            )
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
)
