"""Holdings of Celestial, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Allow,
    Bow,
    Chosen,
    Compare,
    Continuous,
    Destroy,
    Each,
    Forbid,
    GainHonor,
    Give,
    GoldSource,
    If,
    Modify,
    Moment,
    Noun,
    Number,
    Pattern,
    Produce,
    Program,
    PutCard,
    Ref,
    Refill,
    State,
    StatOf,
    Target,
    Together,
    Trigger,
    Uses,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Acrobat Troupe",
        "holding",
        id="acrobat_troupe",
        keywords=("Imperial",),
        gold_cost=6,
        program=Program(
            traits=(GoldSource((Bow(Ref("this")),), Produce(Number(4))),),
            abilities=(
                Ability(
                    ("limited",),
                    (GainHonor(Number(2)),),
                    ("Political",),
                    constraints=(Bow(Ref("this")),),
                    form="{head} , {x} : {e} .",
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Archery Range",
        "holding",
        id="archery_range",
        keywords=("Dojo",),
        gold_cost=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("reaction",),
                    (Give(Ref("ranged attack"), (Modify("strength", Number(1)),), form="give {obj} {changes}"),),
                    trigger=Trigger("after", Pattern("target", actor=Noun(("ranged attack",), form="a Ranged Attack"))),
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Bamboo Harvesters",
        "holding",
        id="bamboo_harvesters",
        keywords=(
            "Unique",
            "Forest",
        ),
        gold_cost=0,
        program=Program(
            traits=(
                Forbid("will not", "straighten before second turn", Ref("this")),
                GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Border Keep",
        "holding",
        id="border_keep",
        keywords=("Unique",),
        gold_cost=0,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Together(
                            (
                                PutCard(
                                    Chosen(
                                        Noun(
                                            ("card",),
                                            whose="your",
                                            zone="province",
                                            plural=True,
                                            form="cards in your provinces",
                                        ),
                                        0,
                                        most=-1,
                                        form="{a_few} {npmany}~one or more",
                                    ),
                                    "bottom",
                                    You(),
                                    form="put {obj} {spot}, {refill}|at the bottom of {pposs} deck",
                                ),
                                Refill(Ref("emptied"), form="refilling the provinces face-up"),
                            ),
                            form="put {obj} {spot}, {refill}",
                        ),
                    ),
                    conditions=(Moment("first turn", form="if {condition}|it is {phase}~your first turn"),),
                ),
                Ability(
                    ("limited",),
                    (
                        Together(
                            (
                                PutCard(
                                    Chosen(
                                        Noun(
                                            ("card",),
                                            whose="your",
                                            zone="province",
                                            plural=True,
                                            form="cards in your provinces",
                                        ),
                                        0,
                                        most=-1,
                                        form="{a_few} {npmany}~one or more",
                                    ),
                                    "bottom",
                                    You(),
                                    form="put {obj} {spot}, {refill}|at the bottom of {pposs} deck",
                                ),
                                Refill(Ref("emptied"), form="refilling the provinces face-up"),
                            ),
                            form="put {obj} {spot}, {refill}",
                        ),
                    ),
                    uses=Uses(per="game", said=True, form="once per game"),
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Frontline Encampment",
        "holding",
        id="frontline_encampment",
        gold_cost=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this")),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Give(
                            Target(Noun(("personality",), whose="your"), 0),
                            (Modify("force", Number(2)),),
                            form="give {obj} {changes}",
                        ),
                        Destroy(Ref("this", words="this Holding")),
                    ),
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Heavy Infantry Dojo",
        "holding",
        id="heavy_infantry_dojo",
        keywords=("Dojo",),
        gold_cost=4,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(3))),),
            abilities=(
                Ability(
                    ("battle",),
                    (Give(Ref("slot", 0, "him"), (Modify("force", Number(2)),), form="give {obj} {changes}"),),
                    constraints=(
                        Chosen(Noun(("personality",), (State("performing"),), "your"), 0),
                        Bow(Ref("this"), form="bow {obj}"),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Indomitable Home",
        "holding",
        id="indomitable_home",
        keywords=("Castle",),
        gold_cost=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("province", words="the current battlefield's province's"),
                            (Modify("strength", Number(2)),),
                            form="increase {statof} by {howmuch}|{poss} {stat}",
                        ),
                    ),
                    ("Siege",),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                    allowances=(Allow("no presence"),),
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "My Father's Shrine",
        "holding",
        id="my_fathers_shrine",
        keywords=("Temple",),
        gold_cost=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this")),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (GainHonor(Number(1)),),
                    constraints=(Bow(Target(Noun(("personality",), (State("performing"),), "your"), 0)),),
                    form="{head} : {x} to {e} .",
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Remote Village",
        "holding",
        id="remote_village",
        keywords=("Farm",),
        gold_cost=3,
        program=Program(traits=(GoldSource((Bow(Ref("this"), form="bow {obj}"),), Produce(Number(3))),)),
        formats=("celestial",),
    ),
    CardDefinition(
        "Shrine to Hotei",
        "holding",
        id="shrine_to_hotei",
        keywords=(
            "Singular",
            "Temple",
        ),
        gold_cost=2,
        program=Program(
            traits=(GoldSource((Bow(Ref("this")),), Produce(Number(2))),),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        If(
                            Compare(
                                StatOf("hand", You()),
                                ">=",
                                Number(6),
                                form="you {yvp}|have {quantity} cards in your hand~six or more",
                            ),
                            (GainHonor(Number(1)),),
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
        "Strategic Keep",
        "holding",
        id="strategic_keep",
        keywords=("Castle",),
        gold_cost=6,
        program=Program(
            traits=(
                GoldSource((Bow(Ref("this")),), Produce(Number(4))),
                Continuous(
                    Each(Noun(("province",), whose="your", plural=True, form="Provinces"), form="your {npmany}"),
                    (Modify("strength", Number(1)),),
                    form="{everyone} {says0}|have {changes}",
                ),
            )
        ),
        formats=("celestial",),
    ),
)
