"""Items of Gold, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Allow,
    Bow,
    Continuous,
    Either,
    EntryCost,
    Faces,
    Forbid,
    HasKeyword,
    Is,
    Modify,
    Noun,
    Number,
    Program,
    RangedAttack,
    Ref,
    State,
    StatIs,
    Target,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Dai Tsuchi",
        "item",
        keywords=("Weapon",),
        force=3,
        chi=0,
        gold_cost=6,
        focus_value=1,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "attach to",
                    Ref("this", words="the Dai Tsuchi"),
                    Noun(
                        ("personality",),
                        (
                            StatIs(
                                "force", ">", Number(2), form="{with} {quality}~with|{quantity} {measure}~over 2~Force"
                            ),
                        ),
                    ),
                    True,
                    form="only a {npone} will attach {subj}",
                ),
                EntryCost(
                    Number(2),
                    Ref("this", words="the Dai Tsuchi"),
                    Noun(("personality",), (HasKeyword("Crab"),)),
                    form="a {npone} can attach {subj} for {num} less Gold",
                ),
                Continuous(
                    Ref("this", words="the Dai Tsuchi"),
                    (Modify("chi", Number(3)),),
                    Is(
                        Ref("bearer"),
                        (
                            Faces(
                                Noun(
                                    ("card",),
                                    (
                                        Either(
                                            (
                                                HasKeyword("Ogre"),
                                                HasKeyword("Oni"),
                                            )
                                        ),
                                    ),
                                    form="{} ",
                                ),
                                form="faces an {npone0} in a battle or duel",
                            ),
                        ),
                        form="{rsubj} {vps}",
                    ),
                    form="{stand} while {condition}|{everyone} {says0}|gains {changes}",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Dragon's Claw Katana",
        "item",
        keywords=("Weapon",),
        force=2,
        chi=2,
        gold_cost=7,
        focus_value=3,
        program=Program(
            traits=(
                EntryCost(
                    Number(2),
                    Ref("this", words="the Dragon's Claw Katana"),
                    condition=Is(You(), (HasKeyword("Crane Clan"),)),
                    form="{subj} costs {num} less Gold for a {kwname} player",
                ),
                Continuous(
                    Ref("bearer"),
                    (Modify("personal_honor", Number(1), form="+1 Personal Honor"),),
                    Is(Ref("this", words="the Dragon's Claw Katana"), (State("attached"),), form="{rsubj} {vps}"),
                    form="{stand} while {condition}|{everyone} {says0}|gains {changes}",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Jade Bow",
        "item",
        keywords=("Weapon",),
        force=0,
        chi=0,
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
                            form="a Ranged {strength:num} Attack",
                        ),
                    ),
                    constraints=(Bow(Ref("bearer")),),
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
        "Naginata",
        "item",
        keywords=("Weapon",),
        force=1,
        chi=2,
        gold_cost=3,
        focus_value=1,
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Wakizashi",
        "item",
        keywords=("Weapon",),
        force=0,
        chi=1,
        gold_cost=0,
        focus_value=2,
        program=Program(
            traits=(
                Allow(
                    "attach to",
                    Ref("this", words="the Wakizashi"),
                    of=Noun(
                        ("personality",),
                        (
                            With(
                                Noun(("card",), (HasKeyword("Weapon"),)),
                                form="{who} {vps}~who|{having} {quality}~has|one {attone}",
                            ),
                        ),
                    ),
                ),
                Allow(
                    "attach two",
                    Ref("bearer"),
                    of=Noun(("card",), (HasKeyword("Weapon", plural="Weapons"),)),
                    form="{everyone} can have two {npmany}",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
)
