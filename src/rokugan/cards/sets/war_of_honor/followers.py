"""Followers of War Of Honor, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Bow,
    Chosen,
    Destroy,
    Discard,
    Draw,
    DrawLater,
    Forbid,
    GainHonor,
    Give,
    HasKeyword,
    May,
    Modify,
    Move,
    Noun,
    Number,
    Pattern,
    Program,
    RangedAttack,
    Ref,
    StatOf,
    Target,
    Together,
    Trigger,
    Triggered,
    UnitOf,
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
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Ashigaru Conscripts",
        "follower",
        id="ashigaru_conscripts",
        keywords=("Ashigaru",),
        force=2,
        chi=0,
        honor_requirement=0,
        gold_cost=4,
        focus_value=2,
        program=Program(
            traits=(
                Forbid("may not", "attach to", by=Noun(("card",), (HasKeyword("Samurai"),)), only=True),
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"), details=("hand",))),
                    (May((DrawLater(Number(1)),)),),
                ),
            ),
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
                        Give(
                            Ref("province", words="this battlefield's Province"),
                            (Modify("strength", Number(-3)),),
                            form="give {changes} to {obj}",
                        ),
                    ),
                    constraints=(Bow(Ref("this"), form="bow {obj}"),),
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Deathseeker Troop",
        "follower",
        id="deathseeker_troop",
        force=3,
        chi=0,
        honor_requirement=3,
        gold_cost=3,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Together(
                            (
                                Destroy(
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
                                    )
                                ),
                                GainHonor(Number(2)),
                            ),
                            form="{effect0} and {b:effect0}",
                        ),
                    ),
                    constraints=(Destroy(Ref("this", words="this Follower")),),
                    form="{head} : {x} to {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Hired Legion",
        "follower",
        id="hired_legion",
        keywords=("Unique",),
        force=3,
        chi=0,
        honor_requirement=0,
        gold_cost=4,
        focus_value=4,
        program=Program(
            abilities=(Ability(("battle",), (Draw(Number(1)),), constraints=(Bow(Ref("this"), form="bow {obj}"),)),)
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Ronin Brotherhood",
        "follower",
        id="ronin_brotherhood",
        keywords=("Ronin",),
        force=4,
        chi=0,
        honor_requirement=0,
        gold_cost=7,
        focus_value=3,
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
                ),
                Ability(
                    ("battle",), (Move(UnitOf(Ref("this"), form="this unit"), "home", form="move {obj} {dest}|home"),)
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
)
