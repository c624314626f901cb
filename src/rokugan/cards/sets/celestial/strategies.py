"""Strategies of Celestial, made by `rokugan.workshop.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Allow,
    AnyOf,
    Bow,
    Challenge,
    ChooseOne,
    Chosen,
    Conditional,
    Continuous,
    Create,
    Destroy,
    Did,
    Draw,
    Each,
    Either,
    Exists,
    FocusEffect,
    GainHonor,
    Give,
    GrantKeyword,
    GrantText,
    HasKeyword,
    If,
    In,
    Is,
    LoseHonor,
    May,
    Modify,
    Move,
    Noun,
    Number,
    OtherThan,
    Otherwise,
    PartsOf,
    Pattern,
    Program,
    PutCard,
    RangedAttack,
    Ref,
    State,
    StatIs,
    StatOf,
    Straighten,
    Sum,
    Target,
    Together,
    Trigger,
    UnitOf,
    With,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Control the Board",
        "strategy",
        id="control_the_board",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(("battle",), (Destroy(Ref("slot", 0, "it")),), constraints=(Target(Noun(("terrain",)), 0),)),
                Ability(
                    ("battle",),
                    (
                        Give(Ref("slot", 1, "it"), (Modify("force", Number(-6)),), form="give {obj} {changes}"),
                        Bow(Ref("slot", 1, "it")),
                    ),
                    ("Tactical",),
                    constraints=(
                        Chosen(
                            Noun(
                                ("card",),
                                (
                                    State("performing"),
                                    State("unbowed"),
                                    HasKeyword("Tactician"),
                                ),
                                "your",
                            ),
                            0,
                        ),
                        Target(
                            Noun(
                                (
                                    "personality",
                                    "follower",
                                ),
                                whose="enemy",
                            ),
                            1,
                            form="target {just_one} {npone}~an",
                        ),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Crushing Strength",
        "strategy",
        id="crushing_strength",
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Target(Noun(("personality",), (State("opposed"),), "your"), 0),
                            (Modify("force", Number(3)),),
                            form="give {obj} {changes}",
                        ),
                    ),
                ),
                Ability(
                    ("battle",),
                    (
                        Destroy(
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "item",
                                    ),
                                    whose="enemy",
                                ),
                                0,
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Fall Back!",
        "strategy",
        id="fall_back",
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(Ref("slot", 0, "him"), "home", form="move {obj} {dest}|home"),
                        If(
                            Did("move", Ref("slot", 0, "he"), form="{rsubj} moved"),
                            (
                                Together(
                                    (
                                        Straighten(UnitOf(Ref("slot", 0, "his"))),
                                        May(
                                            (
                                                Straighten(
                                                    Chosen(
                                                        Noun(
                                                            ("unit",),
                                                            (
                                                                OtherThan(Ref("slot", 0), form="other"),
                                                                In("any location"),
                                                            ),
                                                            "your",
                                                            plural=True,
                                                            form="{} units {}",
                                                        ),
                                                        1,
                                                    )
                                                ),
                                            )
                                        ),
                                    ),
                                    form="{effect0}, and you may {b:effect0}",
                                ),
                            ),
                        ),
                    ),
                    constraints=(Chosen(Noun(("personality",), (State("performing"),), "your"), 0),),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Fear Me!",
        "strategy",
        id="fear_me",
        keywords=(
            "Fear",
            "Iaijutsu",
        ),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(Ref("slot", 1, "him"), "home", form="move {obj} {dest}|home"),
                        If(
                            Did("move", Ref("slot", 1, "he"), form="{rsubj} moved"),
                            (
                                ChooseOne(
                                    (
                                        (GainHonor(Number(2), Chosen(Noun(("player",)), 2)),),
                                        (LoseHonor(Number(2), Chosen(Noun(("player",)), 2)),),
                                    ),
                                    form="choose a player, who either gains or loses {num} Honor",
                                ),
                            ),
                        ),
                    ),
                    constraints=(
                        Chosen(
                            Noun(
                                ("card",),
                                (
                                    State("performing"),
                                    State("unbowed"),
                                    HasKeyword("Duelist"),
                                ),
                                "your",
                            ),
                            0,
                        ),
                        Target(
                            Noun(("personality",), (StatIs("chi", "<=", None),), "enemy"),
                            1,
                            form="target {just_one} {npone}~an",
                        ),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Grateful Reward",
        "strategy",
        id="grateful_reward",
        keywords=(
            "Bushido Virtue",
            "Compassion",
        ),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Create(
                            "follower",
                            (
                                (
                                    "force",
                                    Number(1),
                                ),
                            ),
                            (
                                "Ashigaru",
                                "Cavalry",
                            ),
                            attach_to=Ref("slot", 0, "him"),
                            form="create a {createdone} and attach it to {obj}|1F Ashigaru • Cavalry Follower",
                        ),
                        If(
                            Is(
                                Ref("slot", 0, "he"),
                                (HasKeyword("Paragon", form="{are} {is_what}~is|a {headone}|"),),
                                form="{rsubj} {vps}",
                            ),
                            (
                                Together(
                                    (
                                        GainHonor(Number(2)),
                                        Draw(Number(1)),
                                    )
                                ),
                            ),
                        ),
                    ),
                    trigger=Trigger("after", Pattern("engage", form="engaging"), form="after {pattern}"),
                    constraints=(
                        Chosen(
                            Noun(
                                ("card",),
                                (
                                    State("performing"),
                                    HasKeyword("Samurai"),
                                    In("battlefield"),
                                ),
                                "your",
                                form="{} {}  {}",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "My Life Is Yours",
        "strategy",
        id="my_life_is_yours",
        keywords=("Bushido Virtue",),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(Ref("slot", 1, "him")),
                        May(
                            (
                                Bow(
                                    Target(
                                        Noun(
                                            ("personality",),
                                            (
                                                StatIs(
                                                    "gold_cost",
                                                    "<=",
                                                    Number(6),
                                                    True,
                                                    form="{with} {quality}~with|{measure} of {quantity}~a base Gold Cost~6 or less",
                                                ),
                                                OtherThan(Ref("slot", 1)),
                                            ),
                                            "enemy",
                                        ),
                                        2,
                                        form="{another} {npone}~another",
                                    ),
                                    form="target and bow {sel}",
                                ),
                            )
                        ),
                    ),
                    constraints=(
                        Chosen(
                            Noun(
                                ("card",),
                                (
                                    State("performing"),
                                    State("unbowed"),
                                    HasKeyword("Samurai"),
                                ),
                                "your",
                            ),
                            0,
                        ),
                        Target(
                            Noun(("personality",), (StatIs("personal_honor", "<=", None),), "enemy"),
                            1,
                            form="target {just_one} {npone}~an",
                        ),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Narrow Cliffs",
        "strategy",
        id="narrow_cliffs",
        keywords=("Terrain",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            traits=(
                Continuous(
                    Each(Noun(("ranged attack",), whose="your", plural=True, form="your Ranged Attacks")),
                    (Modify("strength", Number(2)),),
                    form="{everyone} {says0}|have {changes}",
                ),
                Continuous(
                    Each(Noun(("ranged attack",), whose="other", plural=True, form="other players' Ranged Attacks")),
                    (Modify("strength", Number(-2)),),
                    form="{everyone} {says0}|have {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (PutCard(Ref("this"), "battlefield", form="put {obj} into play there"),),
                    conditions=(
                        Exists(
                            Noun(("terrain",), (In("battlefield"),), plural=True, form="Terrains {}"),
                            "=",
                            Number(0),
                            form="if {condition}|{there} {several}~there are|no {npmany}",
                        ),
                    ),
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Of One Instant",
        "strategy",
        id="of_one_instant",
        keywords=("Iaijutsu",),
        gold_cost=0,
        focus_value=4,
        program=Program(
            traits=(
                FocusEffect(
                    (Give(Ref("duellist", words="your Personality in this duel"), (GrantKeyword("Tactician"),)),),
                    form="As a Focus Effect : {e} .",
                ),
            ),
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        Give(
                            Ref("slot", 0, "him"),
                            (
                                Modify(
                                    "force",
                                    StatOf(
                                        "chi", Ref("slot", 0, "his"), True, form="{poss} {stat_kind} {stat}~own base"
                                    ),
                                ),
                            ),
                            form="give {obj} {changes}",
                        ),
                    ),
                    constraints=(
                        Chosen(
                            Noun(
                                ("card",),
                                (
                                    State("performing"),
                                    HasKeyword("Duelist"),
                                ),
                                "your",
                            ),
                            0,
                        ),
                    ),
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Outer Walls",
        "strategy",
        id="outer_walls",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("province", words="its province"),
                            (Modify("strength", Number(3)),),
                            form="give {obj} {changes}",
                        ),
                    ),
                    allowances=(Allow("no presence"),),
                ),
                Ability(
                    ("reaction",),
                    (Give(Ref("ranged attack"), (Modify("strength", Number(-2)),), form="give {obj} {changes}"),),
                    trigger=Trigger("after", Pattern("target", actor=Noun(("ranged attack",), form="a Ranged Attack"))),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Private Whispers",
        "strategy",
        id="private_whispers",
        keywords=("Political",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (Bow(Target(Noun(("personality",), (StatIs("personal_honor", ">", None),)), 1)),),
                    ("Political",),
                    constraints=(
                        Bow(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        Either(
                                            (
                                                HasKeyword("Courtier"),
                                                HasKeyword("Shugenja"),
                                            )
                                        ),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{} Personalities",
                                ),
                                0,
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Spirit of the Duelist",
        "strategy",
        id="spirit_of_the_duelist",
        keywords=("Iaijutsu",),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        If(
                            Is(
                                Ref("slot", 0, "he"),
                                (HasKeyword("Duelist", form="{are} {is_what}~is|a {headone}|"),),
                                form="{rsubj} {vps}",
                            ),
                            (
                                Give(
                                    Ref("slot", 0, "him"),
                                    (
                                        GrantText(
                                            Program(
                                                abilities=(
                                                    Ability(
                                                        ("battle",),
                                                        (
                                                            Challenge(
                                                                Ref("this", words="this Personality"),
                                                                Ref("slot", 0, "him"),
                                                            ),
                                                            Move(
                                                                Ref("loser", words="the duel's loser"),
                                                                "home",
                                                                form="move {obj} {dest}|home",
                                                            ),
                                                        ),
                                                        ("Iaijutsu",),
                                                        constraints=(
                                                            Target(
                                                                Noun(("personality",), whose="enemy"),
                                                                0,
                                                                form="target {just_one} {npone}~an",
                                                            ),
                                                        ),
                                                    ),
                                                )
                                            ),
                                            form="the ability, {quoted}",
                                        ),
                                    ),
                                    "permanent",
                                    form="permanently give {obj} {changes}",
                                ),
                            ),
                            form="if {condition}, {clause}",
                        ),
                        Otherwise(
                            (
                                Give(
                                    Ref("slot", 0, "him"),
                                    (GrantKeyword("Duelist"),),
                                    "permanent",
                                    form="permanently give {obj} {changes}",
                                ),
                            )
                        ),
                    ),
                    constraints=(
                        Chosen(
                            Noun(
                                ("personality",),
                                (
                                    State("performing"),
                                    State("unbowed"),
                                ),
                                "your",
                            ),
                            0,
                        ),
                    ),
                    form="{head} : {x} : {e} {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Superior Opponent",
        "strategy",
        id="superior_opponent",
        keywords=(
            "Fear",
            "Iaijutsu",
        ),
        gold_cost=0,
        focus_value=4,
        program=Program(
            traits=(
                FocusEffect(
                    (
                        If(
                            Is(
                                Ref("duellist", words="your Personality in this duel"),
                                (In("battlefield", form="{are} {is_what}~is|there"),),
                                form="{rsubj} {vps}",
                            ),
                            (
                                May(
                                    (
                                        Destroy(
                                            Chosen(
                                                Noun(("attachment",), (In("battlefield"),)),
                                                0,
                                                form="{just_one} {npone}~an",
                                            )
                                        ),
                                    )
                                ),
                            ),
                            form="{effect1} if {condition}",
                        ),
                    ),
                    form="As a Focus Effect : {e} .",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(
                            Each(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (
                                        In("unit", Ref("slot", 1, "it"), form="in {robj}"),
                                        StatIs(
                                            "force",
                                            "<=",
                                            StatOf("chi", Ref("slot", 0, "your Duelist's")),
                                            form="{with} {quality}~with|{compare} {measure} than {standard}~equal or lower~Force",
                                        ),
                                    ),
                                    form="Follower and Personality {} {}",
                                )
                            )
                        ),
                    ),
                    constraints=(
                        Chosen(
                            Noun(
                                ("card",),
                                (
                                    State("performing"),
                                    State("unbowed"),
                                    HasKeyword("Duelist"),
                                ),
                                "your",
                            ),
                            0,
                        ),
                        Target(Noun(("unit",), whose="enemy"), 1, form="target {just_one} {npone}~an"),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "The Cresting Wave",
        "strategy",
        id="the_cresting_wave",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Each(
                                Noun(
                                    (
                                        "personality",
                                        "follower",
                                    ),
                                    (
                                        State("opposed"),
                                        In("battlefield"),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{} Personalities and Followers {}",
                                ),
                                form="{all_of} {npmany}~each of your",
                            ),
                            (Modify("force", Number(1)),),
                            form="give {obj} {changes}",
                        ),
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "The Lion's Charge",
        "strategy",
        id="the_lions_charge",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Sum(
                                (
                                    Number(2),
                                    Conditional(
                                        AnyOf(
                                            (
                                                Is(
                                                    Ref("slot", 0, "your Personality"),
                                                    (HasKeyword("Paragon", form="{are} {is_what}~is|a {headone}|"),),
                                                ),
                                                Is(
                                                    PartsOf(
                                                        Noun(("personality",), form="Personality"),
                                                        Ref("slot", 0, "your Follower's"),
                                                    ),
                                                    (HasKeyword("Paragon"),),
                                                ),
                                            ),
                                            form="{rsubj} or {b:rsubj} {vp}",
                                        ),
                                        Number(2),
                                    ),
                                )
                            ),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                1,
                            ),
                            form="Ranged {strength:num} Attack, with {b:plus} strength if {condition}",
                        ),
                        GainHonor(Number(1)),
                    ),
                    constraints=(
                        Bow(
                            Chosen(
                                Noun(
                                    (
                                        "personality",
                                        "follower",
                                    ),
                                    (State("performing"),),
                                    "your",
                                ),
                                0,
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "The Wrath of Osano-Wo",
        "strategy",
        id="the_wrath_of_osano_wo",
        keywords=(
            "Kiho",
            "Thunder",
        ),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            StatOf("chi", Ref("slot", 0, "his")),
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (With(Noun(("follower",)), "=", Number(0)),),
                                    "enemy",
                                ),
                                1,
                            ),
                            form="Ranged Attack with strength equal to {strength:amount}",
                        ),
                    ),
                    constraints=(
                        Bow(
                            Chosen(
                                Noun(
                                    ("card",),
                                    (
                                        State("performing"),
                                        Either(
                                            (
                                                HasKeyword("Monk"),
                                                HasKeyword("Shugenja"),
                                            )
                                        ),
                                    ),
                                    "your",
                                    form="{} {} ",
                                ),
                                0,
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Unorthodox Attack",
        "strategy",
        id="unorthodox_attack",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Bow(Ref("slot", 1, "it")),),
                    constraints=(
                        Chosen(
                            Noun(
                                ("card",),
                                (
                                    State("performing"),
                                    State("unbowed"),
                                    HasKeyword("Samurai"),
                                ),
                                "your",
                            ),
                            0,
                        ),
                        Target(Noun(("card",), whose="enemy"), 1, form="target {just_one} {npone}~an"),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Word of Fire",
        "strategy",
        id="word_of_fire",
        keywords=(
            "Fire",
            "Kiho",
        ),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("slot", 1, "it"),
                            (Modify("force", StatOf("chi", Ref("slot", 0, "your Personality's")), True),),
                            form="give {obj} {changes}",
                        ),
                        If(
                            Is(Ref("slot", 0, "your Personality"), (HasKeyword("Fire"),), form="{rsubj} {vps}"),
                            (Bow(Ref("slot", 1)),),
                        ),
                    ),
                    constraints=(
                        Chosen(
                            Noun(
                                ("personality",),
                                (
                                    State("performing"),
                                    State("unbowed"),
                                    Either(
                                        (
                                            HasKeyword("Monk"),
                                            HasKeyword("Shugenja"),
                                        )
                                    ),
                                ),
                                "your",
                            ),
                            0,
                        ),
                        Target(Noun(("card",), whose="enemy"), 1, form="target {just_one} {npone}~an"),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
)
