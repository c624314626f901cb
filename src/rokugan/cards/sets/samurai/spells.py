"""Spells of Samurai, made by `rokugan.workshop.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    ActionDid,
    AdditionalAction,
    Alike,
    Allow,
    Bow,
    CardsIn,
    ChangeAmount,
    CountOf,
    Create,
    Destroy,
    Each,
    Either,
    Fits,
    Forbid,
    GainHonor,
    Give,
    HasKeyword,
    In,
    Is,
    Later,
    May,
    Modify,
    Move,
    Noun,
    Number,
    Opposing,
    OtherThan,
    Past,
    Pattern,
    Produce,
    Program,
    PutCard,
    PutToken,
    Ref,
    Search,
    Several,
    State,
    StatIs,
    StatOf,
    Target,
    Together,
    TotalOf,
    Trigger,
    UnitOf,
    Uses,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Castle of Water",
        "spell",
        keywords=("Water",),
        gold_cost=2,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("province", words="the current battlefield's province"),
                            (Modify("strength", Number(3)),),
                            form="give {obj} {changes}",
                        ),
                    ),
                    ("Water",),
                    constraints=(Bow(Ref("this", words="this Spell"), form="bow {obj}"),),
                    allowances=(
                        Allow("absent", UnitOf(Ref("this"), form="this unit")),
                        Allow("no presence", form="even if you control no units there"),
                    ),
                    form="{head} : {w} and {w} , {x} : {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Companion Spirit",
        "spell",
        gold_cost=4,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Create(
                            "personality",
                            (
                                (
                                    "force",
                                    StatOf("force", Ref("bearer", called="Shugenja"), True),
                                ),
                                (
                                    "chi",
                                    StatOf("chi", Ref("bearer", called="Shugenja"), True),
                                ),
                                (
                                    "gold_cost",
                                    StatOf("gold_cost", Ref("bearer", called="Shugenja"), True),
                                ),
                                (
                                    "personal_honor",
                                    StatOf("personal_honor", Ref("bearer", called="Shugenja"), True),
                                ),
                            ),
                            (
                                "Cavalry",
                                "Samurai",
                                "Spirit",
                            ),
                            form="create a {createdkind} whose base {stat}, {s2:stat}, {s3:stat}, and {s4:stat} are those of {obj}, waiving the Samurai's Gold cost|Cavalry , Samurai , Spirit Personality",
                        ),
                    ),
                    conditions=(
                        Is(Ref("bearer", called="Shugenja"), (State("human"),), form="if {condition}|{rsubj} {vps}"),
                    ),
                    constraints=(
                        Bow(Ref("bearer", words="him")),
                        Destroy(Ref("this")),
                    ),
                    form="{head} : {c} , {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Consumed by Five Fires",
        "spell",
        keywords=("Fire",),
        gold_cost=4,
        focus_value=2,
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
                                        In("enemy army"),
                                        CardsIn("<", UnitOf(Ref("this"), form="this unit")),
                                    ),
                                ),
                                0,
                            )
                        ),
                    ),
                    ("Fire",),
                    constraints=(Bow(Ref("this", words="this Spell"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Earth Becomes Sky",
        "spell",
        keywords=("Earth",),
        gold_cost=4,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        PutToken(
                            Target(Noun(("personality",), (Opposing(UnitOf(Ref("this"), form="this unit")),)), 0),
                            "-5F/-2C Rock",
                            form="give {obj} {tokens}|a {tokenname} token",
                        ),
                        Give(
                            Each(Noun(("card",), (In("unit", Ref("slot", 0, "his")),), plural=True, form="Cards {}")),
                            (Forbid("may not", "perform", by=Noun(("action",), plural=True, form="actions")),),
                            form="{lasting} {duration}|for the rest of the turn|{everyone} cannot perform {actions}",
                        ),
                    ),
                    ("Earth",),
                    constraints=(Bow(Ref("this", words="this Spell"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Essence of Gaki-do",
        "spell",
        gold_cost=8,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
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
                            ),
                            ("Spirit",),
                            number=CountOf(
                                Noun(
                                    ("card",),
                                    (
                                        HasKeyword("Shugenja"),
                                        Past("bow", "this"),
                                    ),
                                    plural=True,
                                    form="-",
                                ),
                                form="the number of {headmany} bowed",
                            ),
                            at="battlefield",
                            form="create a number of {createdmany} at the current battlefield equal to {amount}|2F/2C Spirit Personalities",
                        ),
                        Later(
                            Trigger("after", Pattern("battle ends", form="{span1} ends {circ*}|the battle")),
                            (PutCard(Ref("created", words="these Personalities"), "removed"),),
                        ),
                    ),
                    constraints=(
                        Bow(Ref("bearer", called="Shugenja")),
                        May(
                            (
                                Bow(
                                    Target(
                                        Noun(
                                            ("card",),
                                            (
                                                OtherThan(Ref("bearer"), form="other"),
                                                HasKeyword("Shugenja"),
                                                In("any location"),
                                            ),
                                            "your",
                                            plural=True,
                                            form="{} {}  {}",
                                        ),
                                        0,
                                        0,
                                        -1,
                                        form="{a_few} {npmany}~any of your",
                                    ),
                                    form="target and bow {sel}",
                                ),
                            )
                        ),
                    ),
                    allowances=(Allow("absent", Ref("bearer", words="he"), form="even if {subj} is {off}|home"),),
                    form="{head} : {x} , {w} ; {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Essence of Water",
        "spell",
        keywords=("Water",),
        gold_cost=5,
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
                                    (
                                        State("allying"),
                                        Opposing(UnitOf(Ref("this"), form="this unit")),
                                    ),
                                ),
                                0,
                            ),
                            "home",
                            form="move {obj} {dest}|home",
                        ),
                    ),
                    ("Water",),
                    uses=Uses(
                        per="battle",
                        number=StatOf(
                            "chi",
                            Ref("bearer", words="this Shugenja's", called="Shugenja"),
                            True,
                            form="{poss} {stat_kind} {stat}~base",
                        ),
                        said=True,
                        form="as many times per battle as {amount}",
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Flight of Doves",
        "spell",
        keywords=("Air",),
        gold_cost=1,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Together(
                            (
                                Target(Noun(("holding",)), 0),
                                Later(
                                    Trigger(
                                        "before",
                                        Pattern(
                                            "gain honor", actor=Noun(("effect",), (ActionDid("from", Ref("slot", 0)),))
                                        ),
                                    ),
                                    (ChangeAmount("add", Number(1)),),
                                    False,
                                    "permanent",
                                ),
                            )
                        ),
                    ),
                    ("Air",),
                    constraints=(
                        Bow(Ref("bearer", called="Shugenja")),
                        Destroy(Ref("this", words="this Spell")),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Hunger of the Earth",
        "spell",
        keywords=("Earth",),
        gold_cost=1,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                (
                                    "card",
                                    "unit",
                                ),
                                (
                                    Either(
                                        (
                                            Fits(
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
                                                )
                                            ),
                                            Fits(
                                                Noun(
                                                    ("unit",),
                                                    (
                                                        StatIs(
                                                            "gold_cost",
                                                            "<",
                                                            TotalOf(
                                                                "gold_cost", UnitOf(Ref("slot", 0, "your Samurai's"))
                                                            ),
                                                            total=True,
                                                            form="{with} {quality}~, with|a lower total {stat} than {poss} unit",
                                                        ),
                                                    ),
                                                    "enemy",
                                                )
                                            ),
                                        ),
                                        form="{npone0}, or an {b:npone0}",
                                    ),
                                    StatIs("gold_cost", "<", TotalOf("gold_cost", UnitOf(Ref("slot", 0))), total=True),
                                ),
                                "enemy",
                                form="{}",
                            ),
                            1,
                            form="target {just_one} {npone}~an",
                        ),
                        Destroy(Ref("slot", 1, "the enemy target")),
                        GainHonor(Number(2)),
                    ),
                    ("Earth",),
                    constraints=(
                        Destroy(
                            Several(
                                (
                                    Ref("this", words="this Spell"),
                                    Target(
                                        Noun(
                                            ("personality",),
                                            (
                                                HasKeyword("Samurai"),
                                                In("battlefield", form="there"),
                                            ),
                                            "your",
                                            plural=True,
                                            form="{} Personalities {}",
                                        ),
                                        0,
                                    ),
                                )
                            )
                        ),
                    ),
                    allowances=(Allow("absent", UnitOf(Ref("this"), form="this unit")),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Perfect Attunement",
        "spell",
        keywords=("Void",),
        gold_cost=3,
        focus_value=3,
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
                                        Opposing(Ref("bearer", called="Shugenja")),
                                        StatIs(
                                            "force",
                                            "=",
                                            StatOf("force", Ref("bearer", called="Shugenja")),
                                            form="{with} {quality}~with|{measure} {than} {standard}~Force~equal to",
                                        ),
                                    ),
                                ),
                                0,
                            )
                        ),
                    ),
                    ("Void",),
                    constraints=(
                        Bow(Ref("bearer", called="Shugenja")),
                        Destroy(Ref("this", words="this Spell")),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Purge the Weak",
        "spell",
        keywords=("Maho",),
        gold_cost=1,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (AdditionalAction("same"),),
                    ("Maho",),
                    Trigger(
                        "after",
                        Pattern(
                            "resolve",
                            Noun(
                                ("action",),
                                (
                                    Either(
                                        (
                                            HasKeyword("Limited"),
                                            HasKeyword("Open"),
                                            HasKeyword("Battle"),
                                        ),
                                        form="{actadj0}, {b:actadj0}, or {c:actadj0}",
                                    ),
                                ),
                                "your",
                                form="one of your {} actions",
                            ),
                        ),
                    ),
                    constraints=(
                        Give(
                            Ref("bearer", called="Shugenja"),
                            (Modify("chi", Number(-1)),),
                            "permanent",
                            form="permanently give {obj} {changes}",
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Strength of the Forge",
        "spell",
        keywords=("Earth",),
        gold_cost=2,
        focus_value=4,
        program=Program(
            traits=(
                Forbid(
                    "will not",
                    "reduce gold cost",
                    Ref("this", words="this Spell's"),
                    form="{poss} Gold Cost cannot be reduced or waived",
                ),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (Produce(Number(2)),),
                    ("Earth",),
                    Trigger("when", Pattern("pay")),
                    constraints=(Bow(Ref("bearer", called="Shugenja")),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The End is Near",
        "spell",
        keywords=("Unique",),
        gold_cost=15,
        focus_value=4,
        program=Program(
            traits=(
                Forbid(
                    "will not",
                    "reduce costs",
                    Ref("this", words="this Spell"),
                    form="the costs of {this} and its ability cannot be reduced, substituted, or waived",
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (Destroy(Each(Noun(("personality",), (In("play"),), plural=True, form="Personalities {}"))),),
                    constraints=(
                        Bow(
                            Several(
                                (
                                    Ref("bearer", called="Shugenja"),
                                    Target(
                                        Noun(
                                            ("card",),
                                            (
                                                HasKeyword("Shugenja"),
                                                Alike(
                                                    "own element",
                                                    what=Ref("bearer"),
                                                    form=", such that each of the five has an element keyword the others do not",
                                                ),
                                                OtherThan(Ref("bearer")),
                                            ),
                                            "your",
                                            plural=True,
                                            form="{}  {}",
                                        ),
                                        0,
                                        4,
                                        4,
                                        form="{a_few_other} target {npmany}~four other of your",
                                    ),
                                )
                            )
                        ),
                        Destroy(Ref("this", words="this Spell")),
                    ),
                    form="{head} : {x} , and {x} : {e} .",
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Fires that Cleanse",
        "spell",
        keywords=("Fire",),
        gold_cost=4,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Destroy(Target(Noun(("personality",), (Opposing(Ref("bearer", called="Shugenja")),)), 0)),),
                    ("Fire",),
                    constraints=(
                        Together(
                            (
                                Bow(Ref("bearer", called="Shugenja")),
                                Destroy(Ref("bearer", called="Shugenja")),
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Kami's Blessing",
        "spell",
        gold_cost=3,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        Give(
                            Ref("bearer", called="Shugenja"),
                            (Modify("force", StatOf("chi", Ref("bearer", words="his"))),),
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="this Spell"), form="bow {obj}"),),
                ),
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                ("card",),
                                (
                                    HasKeyword("Samurai"),
                                    In("army", Ref("this")),
                                ),
                                plural=True,
                                form="{}  {}",
                            ),
                            0,
                            most=2,
                        ),
                        Give(
                            Ref("slot", 0, "each target's"),
                            (Modify("force", StatOf("chi", Ref("bearer", called="Shugenja"))),),
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="this Spell"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Touch of Death",
        "spell",
        keywords=("Maho",),
        gold_cost=8,
        focus_value=4,
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
                                        State("bowed"),
                                        StatIs("chi", "<=", None),
                                    ),
                                ),
                                0,
                            )
                        ),
                    ),
                    ("Maho",),
                    constraints=(
                        Bow(Ref("bearer", called="Shugenja")),
                        Destroy(Ref("this", words="this Spell")),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Walking the Way",
        "spell",
        gold_cost=4,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Search(("fate deck",), Noun(("card",)), form="search your {zones} for a {npone}|Fate deck"),
                        PutCard(Ref("found"), "hand", You()),
                    ),
                    constraints=(
                        Bow(Ref("bearer", called="Shugenja")),
                        Destroy(Ref("this", words="this Spell")),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
)
