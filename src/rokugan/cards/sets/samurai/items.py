"""Items of Samurai, made by `rokugan.cards.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.cards.program import (
    Ability,
    Bow,
    Choice,
    Continuous,
    Destroy,
    Discard,
    Draw,
    Each,
    EntryCost,
    Give,
    GrantKeyword,
    HasKeyword,
    In,
    Modify,
    Noun,
    Number,
    Opposing,
    Pattern,
    Program,
    RangedAttack,
    Ref,
    StatIs,
    StatOf,
    Target,
    Targeting,
    Trigger,
    With,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Ceremonial Armor",
        "item",
        keywords=("Armor",),
        force=3,
        chi=0,
        gold_cost=7,
        focus_value=4,
        program=Program(
            traits=(
                EntryCost(
                    Number(4),
                    to=Noun(
                        ("personality",),
                        (StatIs("gold_cost", ">=", Number(9), form="with {stat_is}|a {stat} of {num} or greater"),),
                    ),
                    form="attaches to a {npone} paying {num} less Gold",
                ),
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
                    (Modify("strength", Number(-2)),),
                    form="{everyone} have {changes}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Daruma",
        "item",
        keywords=("Weapon",),
        force=3,
        chi=0,
        gold_cost=4,
        focus_value=4,
        program=Program(
            traits=(
                EntryCost(
                    Number(2),
                    to=Noun(("personality",), (HasKeyword("Crab Clan"),)),
                    form="attaches to a {npone} paying {num} less Gold",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Fan of Command",
        "item",
        force=0,
        chi=0,
        gold_cost=3,
        focus_value=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("bearer"),
                    (GrantKeyword("Tactician", form="the {kwname} keyword"),),
                    form="{everyone} has {changes}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Menhari-gata",
        "item",
        force=1,
        chi=0,
        gold_cost=4,
        focus_value=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("bearer"),
                    (GrantKeyword("Tactician", form="the {kwname} keyword"),),
                    form="{everyone} has {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Target(Noun(("personality",), (Opposing(Ref("this")),)), 1),
                            (
                                Modify(
                                    "force", StatOf("focus_value", Ref("discarded", words="the discarded card's")), True
                                ),
                            ),
                            form="reduce the {stat} of {obj} by {amount}",
                        ),
                    ),
                    ("Tactical",),
                    constraints=(Discard(Choice(Noun(("card",), whose="your", zone="hand"), 0)),),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Oni-Daikyu",
        "item",
        keywords=("Weapon",),
        force=0,
        chi=0,
        gold_cost=3,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(3),
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
                Ability(
                    ("battle",),
                    (
                        Destroy(
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (
                                        With(Noun(("follower",), plural=True, form="Followers"), "=", Number(0)),
                                        Opposing(Ref("bearer"), form=", opposing {robj}"),
                                        StatIs(
                                            "force",
                                            ">",
                                            StatOf("force", Ref("bearer", words="his")),
                                            form="and with {stat_is}|greater {stat} than {rposs}",
                                        ),
                                    ),
                                    form="Follower, or Personality {} {} {}",
                                ),
                                0,
                            )
                        ),
                    ),
                    constraints=(Destroy(Ref("this")),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Tsi Blade",
        "item",
        keywords=("Weapon",),
        force=2,
        chi=1,
        gold_cost=4,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (Draw(Number(1), form="draw {count} card"),),
                    trigger=Trigger("after", Pattern("assign", Ref("bearer"))),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
)
