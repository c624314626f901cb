"""Spells of War Of Honor, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Allow,
    Bow,
    CardsIn,
    Continuous,
    Controls,
    CountOf,
    Destroy,
    Did,
    Each,
    Either,
    EntryCost,
    ForEach,
    GainHonor,
    Give,
    HasKeyword,
    If,
    In,
    InTurnOrder,
    Is,
    Later,
    Modify,
    Move,
    Not,
    Noun,
    Number,
    Pattern,
    Program,
    Provided,
    RangedAttack,
    Ref,
    State,
    Target,
    Times,
    Together,
    Transfer,
    Trigger,
    UnitOf,
    With,
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
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Fury of the Sea",
        "spell",
        id="fury_of_the_sea",
        keywords=("Water",),
        gold_cost=1,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        InTurnOrder(
                            (
                                ForEach(
                                    Noun(
                                        ("player",),
                                        (
                                            Controls(
                                                Noun(
                                                    ("unit",),
                                                    (In("enemy army", form="{place}~in the current enemy army"),),
                                                ),
                                                form="who now controls a {npone0}",
                                            ),
                                        ),
                                    ),
                                    (
                                        Move(
                                            Target(
                                                Noun(
                                                    ("unit",),
                                                    (In("battlefield", form="there"),),
                                                    "his",
                                                    Ref("each", words="his"),
                                                    plural=True,
                                                    form="units {}",
                                                ),
                                                0,
                                                chooser=Ref("each"),
                                            ),
                                            "home",
                                            form="targets and moves home {sel}",
                                        ),
                                    ),
                                    form="{psubj} {does}|targets and moves home {sel}",
                                ),
                            ),
                            form="in turn order, {clause}",
                        ),
                    ),
                    conditions=(
                        Is(Ref("bearer", called="Shugenja"), (State("unbowed"),), form="if {condition}|{rsubj} {vps}"),
                    ),
                    constraints=(
                        If(
                            Not(Is(Ref("bearer", words="he"), (HasKeyword("Water"),), form="{rsubj} {vps}")),
                            (Bow(Ref("bearer", words="him")),),
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
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
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Heaven's Tears",
        "spell",
        id="heavens_tears",
        keywords=("Water",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(Ref("slot", 0, "the Personality"), "home", form="move {obj} {dest}|home"),
                        If(
                            Did("move", Ref("slot", 0, "he"), form="{rsubj} moved"),
                            (
                                Bow(
                                    Each(
                                        Noun(
                                            ("card",),
                                            (In("unit", Ref("slot", 0, "his")),),
                                            plural=True,
                                            form="cards {}",
                                        )
                                    )
                                ),
                            ),
                            form="{effect1} if {condition}",
                        ),
                    ),
                    conditions=(
                        Is(Ref("bearer", called="Shugenja"), (State("unbowed"),), form="if {condition}|{rsubj} {vps}"),
                    ),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    Provided(
                                        Not(
                                            Is(
                                                Ref("bearer", called="Shugenja"),
                                                (HasKeyword("Water"),),
                                                form="{rsubj} {vps}",
                                            )
                                        ),
                                        State("attacking"),
                                        form="{must_be} {is_what} unless {condition},~, who must be",
                                    ),
                                ),
                                "enemy",
                            ),
                            0,
                            form="target {just_one} {npone}~an",
                        ),
                        Bow(Ref("this"), form="bow {obj}"),
                    ),
                    form="{head} : {c} , {x} and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Shielded by Tempest",
        "spell",
        id="shielded_by_tempest",
        keywords=("Air",),
        gold_cost=2,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Transfer(
                            Ref("this", words="this Spell"),
                            Target(
                                Noun(
                                    ("card",),
                                    (
                                        HasKeyword("Air"),
                                        HasKeyword("Shugenja"),
                                    ),
                                    "your",
                                ),
                                0,
                            ),
                        ),
                    ),
                    ("Air",),
                ),
                Ability(
                    ("battle",),
                    (
                        If(
                            Is(Ref("bearer", called="Shugenja"), (State("opposed"),), form="{rsubj} is opposed"),
                            (
                                Together(
                                    (
                                        Give(
                                            Ref("province", words="this Province"),
                                            (Modify("strength", Number(2)),),
                                            form="give {obj} {changes}",
                                        ),
                                        GainHonor(Number(1)),
                                    ),
                                    form="{effect0} and {b:effect0}",
                                ),
                            ),
                        ),
                        Move(Ref("bearer", called="Shugenja"), "home", form="move {obj} {dest}|home"),
                    ),
                    ("Air",),
                    constraints=(Bow(Ref("this")),),
                    form="{head} , {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
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
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "The Storm Within",
        "spell",
        id="the_storm_within",
        keywords=("Air",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        If(
                            Is(Ref("bearer", called="Shugenja"), (State("unbowed"),), form="{rsubj} {vps}"),
                            (
                                Give(
                                    Ref("province", words="the current battlefield's Province"),
                                    (
                                        Modify(
                                            "strength",
                                            Times(
                                                2,
                                                CountOf(
                                                    Noun(
                                                        ("player",),
                                                        (
                                                            Controls(
                                                                Noun(
                                                                    ("unit",),
                                                                    (
                                                                        In(
                                                                            "enemy army",
                                                                            form="{place}~in the current enemy army",
                                                                        ),
                                                                    ),
                                                                    plural=True,
                                                                    form="units {}",
                                                                ),
                                                                number=Number(1, form="one"),
                                                                form="with {num} or more {npmany0}",
                                                            ),
                                                        ),
                                                    )
                                                ),
                                            ),
                                            form="{mods} for each {npone}|+2 strength",
                                        ),
                                    ),
                                    form="give {obj} {changes}",
                                ),
                            ),
                            form="if {condition}, {clause}",
                        ),
                        Later(
                            Trigger(
                                "after",
                                Pattern(
                                    "destroy",
                                    Ref("this", words="this Spell"),
                                    form="{event_thing} {happens} {circ*}|=is destroyed",
                                ),
                            ),
                            (GainHonor(Number(2)),),
                            form="{later}, {clause}|after the next time this turn {pattern}",
                        ),
                    ),
                    constraints=(Bow(Ref("this")),),
                    form="{head} , {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
)
