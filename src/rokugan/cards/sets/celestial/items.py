"""Items of Celestial, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Bow,
    Did,
    Either,
    EntryCost,
    Forbid,
    GainHonor,
    Give,
    HasKeyword,
    If,
    Is,
    Modify,
    Move,
    Noun,
    Number,
    Pattern,
    Program,
    PutToken,
    Ref,
    State,
    StatIs,
    StatOf,
    Straighten,
    Target,
    Trigger,
    UnitOf,
    With,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Celestial Mempo of the Lion Clan",
        "item",
        id="celestial_mempo_of_the_lion_clan",
        keywords=("Unique",),
        force=1,
        chi=0,
        gold_cost=3,
        focus_value=4,
        program=Program(
            traits=(Forbid("may not", "attach to", by=Noun(("personality",), (HasKeyword("Lion Clan"),)), only=True),),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        StatIs(
                                            "personal_honor",
                                            "<",
                                            StatOf("personal_honor", Ref("bearer"), form="{robj}"),
                                            form="{with} {quality}~with|{compare} {measure} than {standard}~lower~Personal Honor",
                                        ),
                                    ),
                                    "enemy",
                                ),
                                0,
                            )
                        ),
                    ),
                    constraints=(Bow(Ref("this")),),
                    form="{head} , {x} : {e} .",
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Chrysanthemum Blossom",
        "item",
        id="chrysanthemum_blossom",
        keywords=("Imperial",),
        force=0,
        chi=0,
        gold_cost=1,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        PutToken(Ref("bearer", words="him"), "+1F"),
                        GainHonor(Number(1)),
                    ),
                    trigger=Trigger(
                        "after", Pattern("assign", Ref("bearer"), form="{event_thing} {happens} {circ*}|=is assigned")
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Heavenly Jumonji-yari of the Lion",
        "item",
        id="heavenly_jumonji_yari_of_the_lion",
        keywords=(
            "Unique",
            "Weapon",
        ),
        force=3,
        chi=1,
        gold_cost=4,
        focus_value=4,
        program=Program(
            traits=(Forbid("may not", "attach to", by=Noun(("personality",), (HasKeyword("Lion Clan"),)), only=True),),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        State("attacking"),
                                        HasKeyword("Lion Clan"),
                                    ),
                                    "your",
                                ),
                                0,
                            ),
                            (Modify("force", Number(3)),),
                            form="give {obj} {changes}",
                        ),
                    ),
                    constraints=(Bow(Ref("this")),),
                    form="{head} , {x} : {e} .",
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Pearl of Embers",
        "item",
        id="pearl_of_embers",
        keywords=("Pearl",),
        force=0,
        chi=1,
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (Straighten(Ref("bearer")),),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Sasumata",
        "item",
        id="sasumata",
        keywords=("Weapon",),
        force=2,
        chi=1,
        gold_cost=3,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Bow(Ref("slot", 0, "it")),),
                    constraints=(
                        Bow(Ref("this"), form="bow {obj}"),
                        Target(
                            Noun(
                                ("card",),
                                (
                                    With(
                                        Noun(
                                            ("card",),
                                            (
                                                Either(
                                                    (
                                                        HasKeyword("Weapon"),
                                                        HasKeyword("Armor"),
                                                    )
                                                ),
                                            ),
                                            form="{} ",
                                        ),
                                        "=",
                                        Number(0),
                                        form="{without} a {attone}~without",
                                    ),
                                ),
                                "enemy",
                            ),
                            0,
                            form="target {just_one} {npone}~an",
                        ),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Storm-Forged Blade",
        "item",
        id="storm_forged_blade",
        keywords=(
            "Weapon",
            "One-Handed",
            "Sword",
            "Thunder",
        ),
        force=2,
        chi=0,
        gold_cost=2,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(UnitOf(Ref("this"), form="this unit"), "home", form="move {obj} {dest}|home"),
                        If(
                            Did("move", UnitOf(Ref("this"), form="=it"), form="{rsubj} moved"),
                            (Straighten(UnitOf(Ref("this"), form="=it")),),
                        ),
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Talisman of Yomi",
        "item",
        id="talisman_of_yomi",
        keywords=(
            "Unique",
            "Weapon",
        ),
        force=3,
        chi=1,
        gold_cost=5,
        focus_value=3,
        program=Program(
            traits=(EntryCost(Number(1), to=Noun(("personality",), (HasKeyword("Phoenix Clan"),))),),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(Ref("slot", 0, "him"), "home", form="move {obj} {dest}|home"),
                        If(
                            Did("move", Ref("slot", 0, "he"), form="{rsubj} moved"),
                            (Bow(UnitOf(Ref("slot", 0, "his"))),),
                            form="{effect1} if {condition}",
                        ),
                    ),
                    conditions=(Is(Ref("bearer"), (State("honorable"),), form="if {condition}|{rsubj} {vps}"),),
                    constraints=(
                        Target(Noun(("personality",), whose="enemy"), 0, form="target {just_one} {npone}~an"),
                    ),
                ),
            ),
        ),
        formats=("celestial",),
    ),
)
