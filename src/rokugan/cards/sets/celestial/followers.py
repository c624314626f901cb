"""Followers of Celestial, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    ChooseOne,
    Chosen,
    Continuous,
    Destroy,
    Discard,
    Each,
    Either,
    Forbid,
    GainHonor,
    Give,
    HasKeyword,
    In,
    Is,
    Modify,
    Noun,
    Number,
    Pattern,
    Program,
    RangedAttack,
    Ref,
    State,
    StatOf,
    Target,
    Trigger,
    With,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Akodo Regulars",
        "follower",
        id="akodo_regulars",
        force=2,
        chi=0,
        honor_requirement=2,
        gold_cost=3,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("this"),
                            (Modify("force", StatOf("focus_value", Ref("discarded", words="the discarded card's"))),),
                            form="give {obj} {changes}",
                        ),
                    ),
                    constraints=(Discard(Chosen(Noun(("card",), whose="your", zone="hand"), 0)),),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Dutiful Apprentice",
        "follower",
        id="dutiful_apprentice",
        keywords=("Unique",),
        force=3,
        chi=0,
        honor_requirement=1,
        gold_cost=4,
        focus_value=4,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="this Follower"),
                    (Modify("force", Number(2)),),
                    Is(
                        Ref("each"),
                        (In("attached", Noun(("card",), (HasKeyword("Duelist"),)), form="attached to a {attone}"),),
                    ),
                    form="{stand} while {is_what}|{everyone} {says0}|has {changes}",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Horse Archers",
        "follower",
        id="horse_archers",
        keywords=("Cavalry",),
        force=3,
        chi=0,
        honor_requirement=1,
        gold_cost=5,
        focus_value=2,
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
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Iaijutsu Student",
        "follower",
        id="iaijutsu_student",
        force=1,
        chi=0,
        honor_requirement=0,
        gold_cost=2,
        focus_value=4,
        program=Program(
            traits=(
                Continuous(
                    Ref("this"),
                    (Modify("force", Number(1)),),
                    Is(
                        Ref("each"),
                        (In("attached", Noun(("card",), (HasKeyword("Duelist"),)), form="attached to a {attone}"),),
                    ),
                    form="{stand} while {is_what}|{everyone} {says0}|has {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        ChooseOne(
                            (
                                (
                                    Give(
                                        Ref("bearer", words="him"),
                                        (Modify("force", Number(2)),),
                                        form="give {obj} {changes}",
                                    ),
                                ),
                                (GainHonor(Number(1)),),
                            )
                        ),
                    ),
                    trigger=Trigger("after", Pattern("win duel", Ref("bearer"))),
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Imperial City Guards",
        "follower",
        id="imperial_city_guards",
        keywords=("Imperial",),
        force=5,
        chi=0,
        honor_requirement=2,
        gold_cost=6,
        focus_value=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("this"),
                    (Modify("force", Number(-3)),),
                    Is(Ref("bearer"), (State("dishonorable"),), form="{rsubj} {vps}"),
                    form="{stand} while {condition}|{everyone} {says0}|has {changes}",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Imperial Elite Guard",
        "follower",
        id="imperial_elite_guard",
        keywords=("Imperial",),
        force=4,
        chi=0,
        honor_requirement=2,
        gold_cost=7,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Destroy(Ref("slot", 0, "it")),),
                    constraints=(
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
                            form="target {just_one} {npone}~an",
                        ),
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Light Infantry",
        "follower",
        id="light_infantry",
        force=2,
        chi=0,
        gold_cost=1,
        focus_value=1,
        formats=("celestial",),
    ),
    CardDefinition(
        "Seppun Heavy Infantry",
        "follower",
        id="seppun_heavy_infantry",
        force=4,
        chi=0,
        honor_requirement=2,
        gold_cost=5,
        focus_value=3,
        program=Program(
            traits=(
                Forbid(
                    "will not",
                    "bow from resolution",
                    Each(Noun(("card",), (In("unit", Ref("this")),), plural=True, form="cards {}")),
                    form="battle resolution does not bow {everyone}",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Unproven Guardian",
        "follower",
        id="unproven_guardian",
        keywords=("Yojimbo",),
        force=2,
        chi=0,
        honor_requirement=1,
        gold_cost=3,
        focus_value=3,
        program=Program(
            traits=(
                Continuous(
                    Ref("bearer"),
                    (Modify("personal_honor", Number(1)),),
                    Is(
                        Ref("bearer", words="he"),
                        (
                            Either(
                                (
                                    HasKeyword("Courtier"),
                                    HasKeyword("Shugenja"),
                                )
                            ),
                        ),
                        form="{rsubj} {vps}",
                    ),
                    form="{stand} if {condition}|{everyone} {says0}|has {changes}",
                ),
            )
        ),
        formats=("celestial",),
    ),
)
