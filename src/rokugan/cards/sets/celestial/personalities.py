"""Personalities of Celestial, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Allow,
    Both,
    Bow,
    ChooseOne,
    Chosen,
    Continuous,
    CountOf,
    Create,
    Destroy,
    Did,
    Discard,
    Either,
    Exists,
    FirstAction,
    Fits,
    Forbid,
    GainHonor,
    Give,
    HasKeyword,
    If,
    In,
    Is,
    Leader,
    Modify,
    Move,
    Not,
    Noun,
    Number,
    Past,
    Pattern,
    Program,
    RangedAttack,
    Ref,
    State,
    StatIs,
    StatOf,
    Straighten,
    Sum,
    Target,
    Times,
    Transfer,
    Trigger,
    UnitOf,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Akodo Kakihara",
        "personality",
        id="akodo_kakihara",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Paragon",
            "Samurai",
        ),
        force=4,
        chi=3,
        honor_requirement=7,
        gold_cost=7,
        personal_honor=4,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        Give(
                            Ref("this", words="him"),
                            (Modify("force", StatOf("personal_honor", Ref("this", words="his"))),),
                            form="give {obj} {changes}",
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "target",
                            Ref("this", words="Kakihara"),
                            Noun(("action",), whose="other", form="another player's action"),
                        ),
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Akodo Kamina",
        "personality",
        id="akodo_kamina",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Tactician",
            "Samurai",
        ),
        force=3,
        chi=4,
        honor_requirement=7,
        gold_cost=7,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (Give(Ref("slot", 1, "him"), (Modify("force", Number(4)),), form="give {obj} {changes}"),),
                    ("Tactical",),
                    constraints=(
                        ChooseOne(
                            (
                                (Bow(Ref("this", words="Kamina"), form="bow {obj}"),),
                                (Discard(Chosen(Noun(("card",), whose="your", zone="hand"), 0)),),
                            )
                        ),
                        Target(Noun(("personality",)), 1),
                    ),
                    form="{head} : {x} , and {x} : {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Akodo Shunori",
        "personality",
        id="akodo_shunori",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Tactician",
            "Samurai",
        ),
        force=2,
        chi=2,
        honor_requirement=6,
        gold_cost=5,
        personal_honor=2,
        formats=("celestial",),
    ),
    CardDefinition(
        "Akodo Tsudoken",
        "personality",
        id="akodo_tsudoken",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Tactician",
            "Unique",
            "Commander",
            "Samurai",
        ),
        force=4,
        chi=3,
        honor_requirement=7,
        gold_cost=8,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (Straighten(UnitOf(Target(Noun(("personality",), whose="your"), 0))),),
                    ("Tireless",),
                    allowances=(Allow("bowed", form="-"),),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Asako Serizawa",
        "personality",
        id="asako_serizawa",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Inquisitor",
            "Magistrate",
            "Shugenja",
            "Void",
        ),
        force=2,
        chi=4,
        honor_requirement=6,
        gold_cost=7,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Give(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        StatIs(
                                            "personal_honor",
                                            "<",
                                            StatOf("chi", Ref("this", words="Serizawa's")),
                                            form="{with} {quality}~with|{compare} {measure} than {standard}~lower~Personal Honor",
                                        ),
                                    ),
                                ),
                                0,
                            ),
                            (Modify("force", Number(-4)),),
                            form="give {changes} to {obj}",
                        ),
                    ),
                    ("Void",),
                    constraints=(Bow(Ref("this")),),
                    form="{head} , {x} : {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Ikoma Sugo",
        "personality",
        id="ikoma_sugo",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Hero",
            "Samurai",
            "Scout",
        ),
        force=4,
        chi=3,
        honor_requirement=0,
        gold_cost=8,
        personal_honor=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Sugo"),
                    (Modify("force", Number(4)),),
                    Is(Ref("each"), (State("attacking"),)),
                    form="{stand} while {is_what}|{everyone} {says0}|has {changes}",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Ikoma Toraji",
        "personality",
        id="ikoma_toraji",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Samurai",
        ),
        force=2,
        chi=2,
        honor_requirement=5,
        gold_cost=4,
        personal_honor=2,
        formats=("celestial",),
    ),
    CardDefinition(
        "Isawa Akihiro",
        "personality",
        id="isawa_akihiro",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Fire",
            "Shugenja",
        ),
        force=3,
        chi=3,
        honor_requirement=6,
        gold_cost=7,
        personal_honor=4,
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
                        Straighten(Ref("this", words="Akihiro")),
                    ),
                    (
                        "Fire",
                        "Tireless",
                    ),
                    allowances=(Allow("bowed", form="-"),),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Isawa Furiko",
        "personality",
        id="isawa_furiko",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Fire",
            "Shugenja",
        ),
        force=3,
        chi=3,
        honor_requirement=4,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Furiko"),
                    (Modify("force", Number(1)),),
                    Is(Ref("this", words="she"), (With(Noun(("spell",))),), form="{rsubj} {vps}"),
                    form="{stand} while {condition}|{everyone} {says0}|has {changes}",
                ),
            ),
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
                    ("Fire",),
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Isawa Kyoko",
        "personality",
        id="isawa_kyoko",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Air",
            "Shugenja",
        ),
        force=1,
        chi=2,
        honor_requirement=6,
        gold_cost=4,
        personal_honor=3,
        formats=("celestial",),
    ),
    CardDefinition(
        "Isawa Mariko",
        "personality",
        id="isawa_mariko",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Earth",
            "Shugenja",
        ),
        force=2,
        chi=3,
        honor_requirement=2,
        gold_cost=6,
        personal_honor=3,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Mariko"),
                    (Modify("force", Number(2)),),
                    Is(Ref("this", words="she"), (With(Noun(("spell",))),), form="{rsubj} {vps}"),
                    form="{stand} while {condition}|{everyone} {says0}|has {changes}",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Isawa Mitsuko",
        "personality",
        id="isawa_mitsuko_experienced",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Unique",
            "Air",
            "Elemental Master",
            "Experienced",
            "Inquisitor",
            "Magistrate",
            "Shugenja",
        ),
        force=4,
        chi=5,
        honor_requirement=6,
        gold_cost=9,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (Straighten(Ref("slot", 0, "it")),),
                    constraints=(
                        Target(
                            Noun(
                                (
                                    "card",
                                    "holding",
                                ),
                                (
                                    Either(
                                        (
                                            Fits(
                                                Noun(
                                                    ("card",),
                                                    (
                                                        HasKeyword("Air"),
                                                        HasKeyword("Shugenja"),
                                                    ),
                                                )
                                            ),
                                            Fits(Noun(("holding",))),
                                        ),
                                        form="{npone0} or a {b:npone0}",
                                    ),
                                ),
                                form="{}",
                            ),
                            0,
                            form="target {just_one} {npone}~an",
                        ),
                    ),
                ),
                Ability(
                    ("battle",),
                    (
                        Bow(Ref("slot", 0, "him")),
                        If(
                            Is(
                                Ref("slot", 0, "he"),
                                (
                                    Either(
                                        (
                                            HasKeyword("Kolat"),
                                            HasKeyword("Ninja"),
                                            HasKeyword("Shadowlands"),
                                        ),
                                        form="{are} {is_what}~is|{being} {tail:being_tail*} {or} {last:being}~, or",
                                    ),
                                ),
                                form="{rsubj} {vps}",
                            ),
                            (Destroy(Ref("slot", 0, "him")),),
                            form="{effect1} if {condition}",
                        ),
                    ),
                    constraints=(
                        Target(Noun(("personality",), whose="enemy"), 0, form="target {just_one} {npone}~an"),
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Isawa Mizuhiko",
        "personality",
        id="isawa_mizuhiko",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Loyal",
            "Naval",
            "Shugenja",
            "Water",
        ),
        force=1,
        chi=2,
        honor_requirement=6,
        gold_cost=3,
        personal_honor=2,
        formats=("celestial",),
    ),
    CardDefinition(
        "Isawa Toshio",
        "personality",
        id="isawa_toshio",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Air",
            "Shugenja",
        ),
        force=3,
        chi=4,
        honor_requirement=6,
        gold_cost=6,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Transfer(
                            Target(Noun(("spell",), whose="your"), 0),
                            Target(Noun(("card",), (HasKeyword("Shugenja"),), "your"), 1),
                        ),
                    ),
                    ("Air",),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Isawa Yutako",
        "personality",
        id="isawa_yutako",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Cavalry",
            "Shugenja",
            "Water",
        ),
        force=3,
        chi=2,
        honor_requirement=4,
        gold_cost=6,
        personal_honor=2,
        formats=("celestial",),
    ),
    CardDefinition(
        "Matsu Kasei",
        "personality",
        id="matsu_kasei_experienced",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Unique",
            "Artisan",
            "Experienced",
            "Samurai",
            "Turquoise Champion",
        ),
        force=4,
        chi=4,
        honor_requirement=6,
        gold_cost=8,
        personal_honor=3,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Kasei"),
                    (Modify("force", Number(2)),),
                    Is(Ref("each"), (State("attacking"),)),
                    form="{stand} while {is_what}|{everyone} {says0}|has {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (Move(Ref("slot", 0, "him"), "home", form="move {obj} {dest}|home"),),
                    constraints=(Target(Noun(("personality",), (State("defending"),)), 0),),
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Matsu Mansaiko",
        "personality",
        id="matsu_mansaiko",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Paragon",
            "Samurai",
        ),
        force=3,
        chi=3,
        honor_requirement=5,
        gold_cost=6,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(Ref("this", words="Mansaiko"), (Modify("force", Number(2)),), form="give {obj} {changes}"),
                        If(
                            Both(
                                (
                                    Is(Ref("this", words="Mansaiko"), (State("opposed"),)),
                                    Did(
                                        "discard",
                                        Noun(("card",), (HasKeyword("Bushido Virtue"),), form="{} card"),
                                        who=You(),
                                    ),
                                ),
                                form="{cond0} {tail:cond0_tail*} {and} {last:cond0}~and",
                            ),
                            (GainHonor(Number(2)),),
                        ),
                    ),
                    constraints=(Discard(Chosen(Noun(("card",), whose="your", zone="hand"), 0)),),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Matsu Mikura",
        "personality",
        id="matsu_mikura_experienced",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Naval",
            "Unique",
            "Experienced",
            "Hero",
            "Samurai",
        ),
        force=4,
        chi=2,
        honor_requirement=7,
        gold_cost=7,
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
                        ),
                    ),
                    constraints=(Bow(Ref("this")),),
                    form="{head} , {x} : {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Matsu Nishijo",
        "personality",
        id="matsu_nishijo",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Justicar",
            "Paragon",
            "Samurai",
        ),
        force=3,
        chi=3,
        honor_requirement=7,
        gold_cost=7,
        personal_honor=4,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Nishijo"),
                    (Modify("force", Number(2)),),
                    Is(Ref("each"), (State("attacking"),)),
                    form="{stand} while {is_what}|{everyone} {says0}|has {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    whose="enemy",
                                ),
                                0,
                            ),
                            (Modify("force", StatOf("personal_honor", Ref("this", words="Nishijo's")), True),),
                            form="give {obj} {changes}",
                        ),
                        GainHonor(Number(1)),
                    ),
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Matsu Notsuo",
        "personality",
        id="matsu_notsuo",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Samurai",
        ),
        force=4,
        chi=2,
        honor_requirement=7,
        gold_cost=6,
        personal_honor=3,
        program=Program(
            traits=(
                Forbid(
                    "will not",
                    "bow from resolution",
                    Ref("this", words="Notsuo"),
                    form="{everyone} {says0}|does not {willban}|bow from battle resolution",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Matsu Sako",
        "personality",
        id="matsu_sako",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Commander",
            "Samurai",
        ),
        force=2,
        chi=3,
        honor_requirement=6,
        gold_cost=5,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("limited",),
                    (
                        Create(
                            "follower",
                            (
                                (
                                    "force",
                                    Number(2),
                                ),
                            ),
                            attach_to=Ref("slot", 1, "him"),
                            form="create a {createdone} and attach it to {obj}|2F Follower",
                        ),
                    ),
                    constraints=(
                        Discard(Chosen(Noun(("card",), whose="your", zone="hand"), 0)),
                        Target(Noun(("card",), (HasKeyword("Commander"),), "your"), 1),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Matsu Yosa",
        "personality",
        id="matsu_yosa",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Paragon",
            "Samurai",
        ),
        force=2,
        chi=3,
        honor_requirement=7,
        gold_cost=6,
        personal_honor=4,
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
                        ),
                    ),
                ),
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
                                1,
                            ),
                        ),
                        GainHonor(Number(1)),
                    ),
                    constraints=(
                        Discard(Chosen(Noun(("card",), (HasKeyword("Bushido Virtue"),), "your", zone="hand"), 0)),
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Matsu Youko",
        "personality",
        id="matsu_youko",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Samurai",
        ),
        force=4,
        chi=2,
        honor_requirement=6,
        gold_cost=6,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(
                            Target(
                                Noun(
                                    (
                                        "follower",
                                        "personality",
                                    ),
                                    (
                                        With(
                                            Noun(("follower",), plural=True, form="Followers"),
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
                    ),
                    ("Fear",),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Shiba Kotaro",
        "personality",
        id="shiba_kotaro",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Duelist",
            "Samurai",
            "Yojimbo",
        ),
        force=3,
        chi=2,
        honor_requirement=5,
        gold_cost=5,
        personal_honor=2,
        formats=("celestial",),
    ),
    CardDefinition(
        "Shiba Kyushi",
        "personality",
        id="shiba_kyushi",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Unique",
            "Fire",
            "Samurai",
            "Yojimbo",
        ),
        force=4,
        chi=4,
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
                        ),
                    ),
                    constraints=(
                        If(
                            Not(
                                Exists(
                                    Noun(("card",), (HasKeyword("Shugenja"),), "your"),
                                    form="you {yvp}|{now} {several}~control|a {npone}",
                                ),
                                form="unless {condition}",
                            ),
                            (Bow(Ref("this", words="Kyushi"), form="bow {obj}"),),
                        ),
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Shiba Morihiko",
        "personality",
        id="shiba_morihiko",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Samurai",
            "Yojimbo",
        ),
        force=2,
        chi=2,
        honor_requirement=0,
        gold_cost=5,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            StatOf("force", Ref("this", words="Morihiko's")),
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
                            form="Ranged Attack with strength equal to {strength:amount}",
                        ),
                    ),
                    constraints=(Bow(Ref("this", words="Morihiko"), form="bow {obj}"),),
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Shiba Morihiko",
        "personality",
        id="shiba_morihiko_experienced",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Duelist",
            "Unique",
            "Experienced",
            "Samurai",
            "Yojimbo",
        ),
        force=4,
        chi=3,
        honor_requirement=0,
        gold_cost=9,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (
                        FirstAction(
                            Leader("attacker"),
                            form="the Attacker has the first opportunity to take a Battle action or pass during this battle",
                        ),
                    ),
                    trigger=Trigger(
                        "after",
                        Pattern(
                            "engage", In("battlefield", Ref("this", words="Morihiko's")), form="engaging {span_at}"
                        ),
                        form="after {pattern}",
                    ),
                    constraints=(
                        If(
                            Not(
                                Exists(
                                    Noun(("card",), (HasKeyword("Shugenja"),), "your"),
                                    form="you {yvp}|{now} {several}~control|a {npone}",
                                ),
                                form="unless {condition}",
                            ),
                            (Bow(Ref("this", words="Morihiko"), form="bow {obj}"),),
                        ),
                    ),
                    here=True,
                ),
            )
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Shiba Rae",
        "personality",
        id="shiba_rae",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Samurai",
            "Yojimbo",
        ),
        force=3,
        chi=4,
        honor_requirement=4,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Rae"),
                    (
                        Modify(
                            "force",
                            Times(
                                1,
                                CountOf(
                                    Noun(("spell",), (In("army", Ref("this", words="his"), form="in {poss} army"),))
                                ),
                            ),
                            form="{mods} for each {npone}|+1F",
                        ),
                    ),
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
                ),
            ),
        ),
        formats=("celestial",),
    ),
    CardDefinition(
        "Shiba Yukihito",
        "personality",
        id="shiba_yukihito",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Duelist",
            "Samurai",
            "Yojimbo",
        ),
        force=3,
        chi=4,
        honor_requirement=3,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        RangedAttack(
                            Sum(
                                (
                                    Number(3),
                                    Times(
                                        1,
                                        CountOf(
                                            Noun(("card",), (HasKeyword("Shugenja"),), "your", form="{}  you control")
                                        ),
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
                                0,
                            ),
                        ),
                    ),
                    ("Iaijutsu",),
                    constraints=(
                        If(
                            Not(Is(Ref("this", words="he"), (Past("win duel"),), form="{rsubj} {vps}")),
                            (Bow(Ref("this", words="Yukihito"), form="bow {obj}"),),
                        ),
                    ),
                ),
            )
        ),
        formats=("celestial",),
    ),
)
