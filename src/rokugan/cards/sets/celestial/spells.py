"""Spells of Celestial, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Allow,
    AnyOf,
    Bow,
    CardsIn,
    Continuous,
    Destroy,
    Either,
    EntryCost,
    Give,
    GrantKeyword,
    HasKeyword,
    If,
    In,
    Is,
    Modify,
    Moment,
    Not,
    Noun,
    Number,
    Program,
    PutCard,
    RangedAttack,
    Ref,
    Search,
    Straighten,
    Target,
    UnitOf,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Consumed by Five Fires",
        "spell",
        id="consumed_by_five_fires",
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
        formats=("celestial",),
    ),
    CardDefinition(
        "Flow of the Water",
        "spell",
        id="flow_of_the_water",
        keywords=("Water",),
        gold_cost=1,
        focus_value=3,
        program=Program(
            traits=(
                Continuous(
                    Ref("bearer", words="he"),
                    (
                        GrantKeyword("Cavalry"),
                        GrantKeyword("Naval"),
                    ),
                    Is(Ref("bearer", called="Shugenja"), (HasKeyword("Water"),), form="{rsubj} {vps}"),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Freedom of the Air",
        "spell",
        id="freedom_of_the_air",
        keywords=("Air",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (Straighten(Ref("bearer", called="Shugenja")),),
                    conditions=(
                        AnyOf(
                            (
                                Moment("your turn"),
                                Is(Ref("bearer", called="Shugenja"), (HasKeyword("Air"),)),
                            ),
                            form="if {condition}|{cond0} or if {cond1:cond0}",
                        ),
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Groves of Stone",
        "spell",
        id="groves_of_stone",
        keywords=("Earth",),
        gold_cost=3,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("province", words="the current battlefield's province"),
                            (Modify("strength", Number(4), choose=True, form="{mods} or {b:mods}|+4|-4 strength"),),
                            form="give {obj} {changes}",
                        ),
                    ),
                    constraints=(
                        If(
                            Not(Is(Ref("bearer", words="he"), (HasKeyword("Earth"),), form="{rsubj} {vps}")),
                            (Bow(Ref("bearer", called="Shugenja")),),
                        ),
                    ),
                    allowances=(Allow("absent", UnitOf(Ref("this"), form="this unit")),),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Servitors of Stone",
        "spell",
        id="servitors_of_stone",
        keywords=("Earth",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Straighten(Ref("slot", 0, "it")),),
                    constraints=(
                        Bow(Ref("this"), form="bow {obj}"),
                        Target(Noun(("card",), (In("army", Ref("bearer", called="Shugenja")),)), 0),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Tempest of Flame",
        "spell",
        id="tempest_of_flame",
        keywords=(
            "Fire",
            "Void",
        ),
        gold_cost=4,
        focus_value=2,
        program=Program(
            traits=(
                EntryCost(
                    Number(1),
                    to=Noun(
                        ("card",),
                        (
                            Either(
                                (
                                    HasKeyword("Fire"),
                                    HasKeyword("Void"),
                                )
                            ),
                            HasKeyword("Shugenja"),
                        ),
                    ),
                ),
                Continuous(Ref("bearer"), (Modify("force", Number(2)),)),
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
                                0,
                            ),
                        ),
                    ),
                    constraints=(Bow(Ref("bearer", called="Shugenja")),),
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Walking the Way",
        "spell",
        id="walking_the_way",
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
        formats=("celestial",),
    ),
)
