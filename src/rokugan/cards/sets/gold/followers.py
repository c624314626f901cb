"""Followers of Gold, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Allow,
    Bow,
    DrawLater,
    May,
    Noun,
    Number,
    Pattern,
    Program,
    RangedAttack,
    Ref,
    Target,
    Trigger,
    Triggered,
    Uses,
    With,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Archers",
        "follower",
        force=0,
        chi=0,
        honor_requirement=1,
        gold_cost=4,
        focus_value=2,
        bonuses=("chi",),
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
                            form="a Ranged {strength:num} Attack",
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Archers"), form="bow {obj}"),),
                    form="{head} : {x} for {e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Ashigaru Archers",
        "follower",
        force=0,
        chi=0,
        honor_requirement=1,
        gold_cost=2,
        focus_value=1,
        bonuses=("chi",),
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this"), details=("hand",))),
                    (May((DrawLater(Number(1)),)),),
                    form="you may draw an extra card during your next End Phase after playing this card",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(2),
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
                            form="a Ranged {strength:num} Attack",
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Ashigaru Archers"), form="bow {obj}"),),
                    form="{head} : {x} for {e} .",
                ),
            ),
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Elite Spearmen",
        "follower",
        force=2,
        chi=0,
        honor_requirement=2,
        gold_cost=4,
        focus_value=3,
        bonuses=("chi",),
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(2),
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
                            form="{effect1}, once per battle|Ranged {strength:num} Attack",
                        ),
                        Allow("unbowed", Ref("this", words="Elite Spearmen")),
                    ),
                    uses=Uses(per="battle", said=True, form="-"),
                    form="{head} : {e} . {e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Heavy Infantry",
        "follower",
        force=5,
        chi=0,
        honor_requirement=0,
        gold_cost=8,
        focus_value=2,
        bonuses=("chi",),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Light Infantry",
        "follower",
        force=2,
        chi=0,
        honor_requirement=1,
        gold_cost=2,
        focus_value=1,
        bonuses=("chi",),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Medium Infantry",
        "follower",
        force=3,
        chi=0,
        honor_requirement=1,
        gold_cost=5,
        focus_value=2,
        bonuses=("chi",),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Spearmen",
        "follower",
        force=2,
        chi=0,
        honor_requirement=1,
        gold_cost=3,
        focus_value=2,
        bonuses=("chi",),
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Number(2),
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
                            form="a Ranged {strength:num} Attack",
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Spearmen"), form="bow {obj}"),),
                    form="{head} : {x} for {e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
)
