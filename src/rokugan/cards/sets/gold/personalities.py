"""Personalities of Gold, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Allow,
    Bow,
    ChangeAmount,
    Chosen,
    Continuous,
    CountsAs,
    Destroy,
    Each,
    Either,
    Exists,
    Faces,
    Forbid,
    GainHonor,
    Give,
    HasAbility,
    HasKeyword,
    If,
    In,
    Is,
    Later,
    Modify,
    Move,
    Noun,
    Number,
    PartsOf,
    Pattern,
    Produce,
    Program,
    RangedAttack,
    Ref,
    ReplaceInDuel,
    Several,
    State,
    StatOf,
    Straighten,
    Target,
    Together,
    Trigger,
    TurnFace,
    UnitOf,
    Uses,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Asahina Handen",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Shugenja",
            "Unique",
        ),
        force=1,
        chi=3,
        honor_requirement=6,
        gold_cost=8,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (Produce(Number(5)),),
                    trigger=Trigger("when", Pattern("pay", form="you are {paying} {circ*}|paying a Gold cost")),
                    constraints=(
                        Bow(
                            Several(
                                (
                                    Ref("this", words="Handen"),
                                    Chosen(
                                        Noun(
                                            ("holding",), (HasAbility("gold"),), "your", plural=True, form="{} Holdings"
                                        ),
                                        0,
                                    ),
                                )
                            )
                        ),
                    ),
                    form="{head} : {x} {t} to {e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Asahina Kimita",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Shugenja",
            "Soul of Asahina Tomo",
        ),
        force=0,
        chi=4,
        honor_requirement=0,
        gold_cost=6,
        personal_honor=2,
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Bayushi Churai",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Samurai",
            "Soul of Bayushi Dozan",
        ),
        force=3,
        chi=4,
        gold_cost=7,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Together(
                            (
                                Move(UnitOf(Ref("this"), form="this unit"), "home"),
                                Bow(UnitOf(Ref("this"))),
                            ),
                            form="send {obj} home from the battle, bowed",
                        ),
                    ),
                    constraints=(Destroy(Chosen(Noun(("follower",), (In("unit", Ref("this")),)), 0)),),
                    allowances=(
                        Allow("bowed", Ref("this", words="Churai"), form="{subj} can take this action even if bowed"),
                    ),
                    form="{head} : {x} to {e} . {w} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Bayushi Kwanchai",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Martyr",
            "Soul of Bayushi Tangen",
        ),
        force=0,
        chi=1,
        gold_cost=2,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (ReplaceInDuel(Ref("subject", words="the Personality"), Ref("this")),),
                    trigger=Trigger(
                        "when",
                        Pattern(
                            "duel begins",
                            Noun(
                                ("personality",),
                                (
                                    Either(
                                        (
                                            State("bowed"),
                                            State("unbowed"),
                                        )
                                    ),
                                    HasKeyword("Scorpion Clan"),
                                ),
                                form="any {npone}|{} {} Personality",
                            ),
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Kwanchai"), form="{subj} bows"),),
                    form="{head} : {t} , {x} to {e} .",
                ),
                Ability(
                    ("battle",),
                    (
                        If(
                            Is(
                                Ref("this", words="Kwanchai"),
                                (In("home", form="{are} {is_what}~is|{place}~home"),),
                                form="{rsubj} {vps}",
                            ),
                            (
                                Together(
                                    (
                                        Move(
                                            Chosen(
                                                Noun(
                                                    ("personality",),
                                                    (
                                                        Either(
                                                            (
                                                                State("bowed"),
                                                                State("unbowed"),
                                                            )
                                                        ),
                                                        HasKeyword("Scorpion Clan"),
                                                        In("army", You()),
                                                    ),
                                                ),
                                                0,
                                            ),
                                            "home",
                                            form="send {obj} home without bowing",
                                        ),
                                        Move(
                                            Ref("this", words="Kwanchai"),
                                            "battlefield",
                                            form="move {obj} {dest}|into your army",
                                        ),
                                    ),
                                    form="{effect0} and {b:effect0}",
                                ),
                            ),
                        ),
                    ),
                    uses=Uses(per="battle", said=True, form="once per battle"),
                    form="{head} : {u} , {e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Bayushi Paneki",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Defender of the Empire",
            "Samurai",
        ),
        force=4,
        chi=4,
        gold_cost=8,
        personal_honor=0,
        program=Program(
            traits=(
                Allow(
                    "honor for followers",
                    Ref("this", words="Paneki"),
                    Number(3),
                    form="{everyone} has {mods} for attaching Followers|+3 Personal Honor",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Bayushi Shixiang",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Samurai",
        ),
        force=3,
        chi=3,
        gold_cost=7,
        personal_honor=1,
        program=Program(
            traits=(
                Forbid(
                    "may not",
                    "destroy",
                    PartsOf(
                        Noun(("item",), plural=True, form="Items"),
                        Ref("this", words="Shixiang's"),
                        form="{poss} {npown}",
                    ),
                    Noun(("effect",), whose="other"),
                    others=(
                        "move",
                        "transfer",
                    ),
                    form="{everyone} may not be destroyed or moved by other players' cards",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Bayushi Tai",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Spy",
            "Samurai",
        ),
        force=3,
        chi=4,
        gold_cost=8,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Target(Noun(("province",), form="Province"), 0),
                        If(
                            Exists(
                                Noun(
                                    ("dynasty card",),
                                    (
                                        State("face-down"),
                                        In("province", Ref("slot", 0, "the Province")),
                                    ),
                                    zone="province",
                                    plural=True,
                                    form="{} Dynasty cards",
                                ),
                                form="{rsubj} holds any {npmany}",
                            ),
                            (
                                TurnFace(
                                    Each(
                                        Noun(
                                            ("dynasty card",),
                                            (
                                                State("face-down"),
                                                In("province", Ref("slot", 0)),
                                            ),
                                            zone="province",
                                        ),
                                        form="=them",
                                    )
                                ),
                            ),
                        ),
                        If(
                            Exists(
                                Noun(
                                    ("personality",),
                                    (In("province", Ref("slot", 0, "the Province")),),
                                    zone="province",
                                    plural=True,
                                    form="Personality cards",
                                ),
                                form="{rsubj} holds any {npmany}",
                            ),
                            (
                                Give(
                                    Ref("slot", 0, "the Province's"),
                                    (
                                        Modify(
                                            "strength",
                                            StatOf(
                                                "personal_honor",
                                                Each(
                                                    Noun(
                                                        ("personality",),
                                                        (In("province", Ref("slot", 0)),),
                                                        zone="province",
                                                    ),
                                                    form="=their",
                                                ),
                                            ),
                                            True,
                                        ),
                                    ),
                                ),
                            ),
                            form="then, {sentence0}|if {condition}, {clause}",
                        ),
                        Later(
                            Trigger("before", Pattern("turn ends")),
                            (Bow(Ref("this", words="Tai"), form="bow {obj}"),),
                            form="{effect1} {later}|at the end of the turn",
                        ),
                    ),
                    uses=Uses(said=True, form="once per turn"),
                    form="{head} : {u} , {e} . {e} . {e} . {e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Daidoji Enai",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Samurai",
        ),
        force=3,
        chi=3,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Enai"),
                    (
                        Modify("force", Number(1)),
                        Modify("chi", Number(1)),
                    ),
                    Is(
                        Ref("each"),
                        (
                            Faces(
                                Noun(
                                    ("personality",), (HasKeyword("Crab Clan"),), plural=True, form="{} Personalities"
                                ),
                                form="facing one or more {npmany0} in a battle or duel",
                            ),
                        ),
                    ),
                    form="{stand} while {is_what}|{everyone} {says0}|gains {changes}",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Daidoji Gudeta",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Samurai",
        ),
        force=2,
        chi=2,
        honor_requirement=6,
        gold_cost=8,
        personal_honor=3,
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
                    constraints=(Bow(Ref("this", words="Gudeta"), form="bow {obj}"),),
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
        "Doji Nagori",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Storyteller",
            "Soul of Doji Shizue",
        ),
        force=0,
        chi=4,
        honor_requirement=0,
        gold_cost=4,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        ChangeAmount("add", Number(1), form="increase the gain or loss by {amount}"),
                        GainHonor(Number(1)),
                    ),
                    ("Political",),
                    Trigger(
                        "when",
                        Pattern(
                            "gain honor",
                            actor=Noun(("player",), whose="other", form="another player"),
                            others=("lose honor",),
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Nagori"), form="bow {obj}"),),
                    form="{head} : {t} , {x} to {e} . {e} .",
                ),
            )
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Doji Yasuyo",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Samurai",
            "Soul of Doji Kuwanan",
        ),
        force=3,
        chi=4,
        honor_requirement=5,
        gold_cost=8,
        personal_honor=3,
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Soshi Angai",
        "personality",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Infiltrator",
            "Shugenja",
        ),
        force=2,
        chi=5,
        honor_requirement=2,
        gold_cost=7,
        personal_honor=1,
        formats=(
            "gold",
            "four_winds",
        ),
    ),
    CardDefinition(
        "Yasuki Hachi",
        "personality",
        clans=("Crane",),
        keywords=(
            "Crane Clan",
            "Gunso",
            "Samurai",
        ),
        force=2,
        chi=4,
        honor_requirement=8,
        gold_cost=5,
        personal_honor=3,
        program=Program(
            traits=(CountsAs("Daidoji Hachi"),),
            abilities=(
                Ability(
                    ("reaction",),
                    (Straighten(Chosen(Noun(("stronghold",), whose="your"), 0)),),
                    trigger=Trigger("when", Pattern("win duel", Ref("this", words="Hachi"))),
                    uses=Uses(said=True, form="once per turn"),
                    form="{head} : {u} , {t} , {e} .",
                ),
            ),
        ),
        formats=(
            "gold",
            "four_winds",
        ),
    ),
)
