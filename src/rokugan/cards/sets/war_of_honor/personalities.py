"""Personalities of War Of Honor, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    ActionDid,
    AdditionalAction,
    AllFilters,
    Allow,
    AnyKeyword,
    Both,
    Bow,
    ChooseOne,
    Chosen,
    Color,
    Compare,
    Continuous,
    Controller,
    CountOf,
    Destroy,
    Did,
    Discard,
    Dishonor,
    Draw,
    Each,
    Either,
    Exists,
    Fits,
    GainHonor,
    Give,
    HasAbility,
    HasKeyword,
    HasSome,
    If,
    In,
    Is,
    Later,
    Look,
    LoseHonor,
    May,
    Modify,
    Moment,
    Move,
    Noun,
    Number,
    Opposing,
    OtherThan,
    Pattern,
    Paying,
    Program,
    PutCard,
    RangedAttack,
    Rearrange,
    Ref,
    State,
    StatIs,
    StatOf,
    Straighten,
    Target,
    Targeting,
    Times,
    Together,
    TopOf,
    Trigger,
    Triggered,
    UnitOf,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Agasha Asai",
        "personality",
        id="agasha_asai",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Earth",
            "Inquisitor",
            "Magistrate",
            "Shugenja",
        ),
        force=3,
        chi=4,
        honor_requirement=3,
        gold_cost=7,
        personal_honor=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(Noun(("personality",), (StatIs("chi", "<=", None),)), 0),
                        If(
                            Is(
                                Ref("slot", 0, "he"),
                                (HasKeyword("Shugenja", form="{are} {is_what}~is|a {headone}|"),),
                                form="{rsubj} {vps}",
                            ),
                            (
                                ChooseOne(
                                    (
                                        (Bow(Ref("slot", 0, "him")),),
                                        (Straighten(Ref("slot", 0)),),
                                    )
                                ),
                            ),
                        ),
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
                            (
                                Color("you expose him"),
                                Together(
                                    (
                                        GainHonor(Number(2), form="you gain {amount} Honor"),
                                        LoseHonor(
                                            Number(2),
                                            Controller(Ref("slot", 0, "his")),
                                            form="{psubj} {does}|loses {amount} Honor",
                                        ),
                                    )
                                ),
                            ),
                        ),
                    ),
                    ("Earth",),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Agasha Gifu",
        "personality",
        id="agasha_gifu",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Alchemist",
            "Arikura-no-baba",
            "Earth",
            "Fire",
            "Nonhuman",
            "Shugenja",
        ),
        force=4,
        chi=3,
        honor_requirement=0,
        gold_cost=8,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(
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
                        May(
                            (
                                Paying(
                                    (Discard(Chosen(Noun(("card",), (HasSome("element"),), "your", zone="hand"), 1)),),
                                    (Destroy(Ref("slot", 0, "it")),),
                                ),
                            ),
                            form="you may {effect0} to {b:effect0}",
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Akodo Dosei",
        "personality",
        id="akodo_dosei",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Commander",
            "Paragon",
            "Samurai",
        ),
        force=3,
        chi=3,
        honor_requirement=10,
        gold_cost=5,
        personal_honor=4,
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Asako Hoshimi",
        "personality",
        id="asako_hoshimi",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Air",
            "Alchemist",
            "Fire",
            "Shugenja",
        ),
        force=3,
        chi=4,
        honor_requirement=4,
        gold_cost=6,
        personal_honor=3,
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Asako Meisuru",
        "personality",
        id="asako_meisuru",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Shugenja",
            "Water",
        ),
        force=3,
        chi=4,
        honor_requirement=0,
        gold_cost=7,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                ("card",),
                                (In("army", Ref("this", words="Meisuru's"), form="in {poss} army"),),
                                plural=True,
                                form="cards {}",
                            ),
                            0,
                            0,
                            -1,
                            limit=StatOf("chi", Ref("this", words="her")),
                            form="target {a_few} {npmany} up to {amount}~a number of",
                        ),
                        Straighten(Ref("slot", 0, "them")),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Bayushi Hikoko",
        "personality",
        id="bayushi_hikoko",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Magistrate",
            "Samurai",
        ),
        force=4,
        chi=3,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        If(
                            Compare(
                                StatOf("chi", Ref("this", words="Hikoko's")),
                                ">",
                                StatOf("personal_honor", Ref("slot", 0, "the Personality's")),
                                form="{amount} {be} {amount_is}~is|{than} {amount}~greater than",
                            ),
                            (Bow(Ref("slot", 0, "him")),),
                        ),
                        If(
                            Did(
                                "dishonor",
                                Ref("this", words="Hikoko"),
                                who=You(),
                                form="you {yvp}|{deed}|{did} {deed_to}~dishonored|",
                            ),
                            (Dishonor(Ref("slot", 0, "him")),),
                            form="{effect1} if {condition}",
                        ),
                    ),
                    ("Political",),
                    constraints=(
                        Target(Noun(("personality",), whose="enemy"), 0, form="target {just_one} {npone}~an"),
                        May((Dishonor(Ref("this", words="Hikoko")),)),
                    ),
                    form="{head} : {x} , and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Bayushi Hirose",
        "personality",
        id="bayushi_hirose",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Magistrate",
            "Samurai",
        ),
        force=4,
        chi=4,
        honor_requirement=0,
        gold_cost=8,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(Target(Noun(("personality",), (State("dishonorable"),)), 0)),
                        LoseHonor(
                            Number(2), Controller(Ref("slot", 0, "his")), form="{psubj} {does}|loses {amount} Honor"
                        ),
                    ),
                    ("Political",),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Bayushi Jutsushi",
        "personality",
        id="bayushi_jutsushi",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Courtier",
            "Magistrate",
        ),
        force=2,
        chi=4,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    StatIs(
                                        "personal_honor",
                                        "<",
                                        StatOf("chi", Ref("this", words="Jutsushi's")),
                                        form="{with} {quality}~with|{measure} {than} {standard}~Personal Honor~lower than",
                                    ),
                                ),
                            ),
                            0,
                        ),
                        Later(
                            Trigger("after", Pattern("assign", Ref("slot", 0, "the Personality"))),
                            (
                                Together(
                                    (
                                        Dishonor(Ref("slot", 0, "him")),
                                        LoseHonor(
                                            Number(2),
                                            Controller(Ref("slot", 0, "his")),
                                            form="{psubj} {does}|loses {amount} Honor",
                                        ),
                                    ),
                                    form="{effect0}, and {b:effect0}",
                                ),
                            ),
                            form="{later}, {clause}|after the next time {pattern} this turn",
                        ),
                    ),
                    ("Political",),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Bayushi Maemi",
        "personality",
        id="bayushi_maemi",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Courtier",
            "Samurai",
        ),
        force=4,
        chi=3,
        gold_cost=8,
        personal_honor=1,
        program=Program(
            traits=(
                Continuous(
                    Each(
                        Noun(
                            ("ranged attack",),
                            (Targeting(Ref("this", words="Maemi"), form="targeting {event_thing}"),),
                            plural=True,
                            form="Ranged Attacks {}",
                        )
                    ),
                    (Modify("strength", Number(-3)),),
                    form="{everyone} {says0}|have {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Target(Noun(("personality",), (Opposing(Ref("this", words="Maemi")),)), 0),
                            (Modify("force", Number(-3)),),
                            form="give {obj} {changes}",
                        ),
                        If(
                            Compare(
                                StatOf("force", Ref("slot", 0, "his")),
                                "=",
                                Number(0),
                                form="{amount} {be} {amount_is}~is now|{num}",
                            ),
                            (Dishonor(Ref("slot", 0)),),
                            form="{effect1} if {condition}",
                        ),
                    ),
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Bayushi Saka",
        "personality",
        id="bayushi_saka",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Magistrate",
            "Samurai",
        ),
        force=3,
        chi=4,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        StatIs(
                                            "personal_honor",
                                            "<",
                                            StatOf("chi", Ref("this", words="Saka's")),
                                            form="{with} {quality}~with|{measure} {than} {standard}~Personal Honor~lower than",
                                        ),
                                    ),
                                ),
                                0,
                            ),
                            "home",
                            form="move {obj} {dest}|home",
                        ),
                        If(
                            Is(Ref("slot", 0, "he"), (State("dishonorable"),), form="{rsubj} {vps}"),
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
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Bayushi Shigeo",
        "personality",
        id="bayushi_shigeo",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Samurai",
        ),
        force=4,
        chi=4,
        honor_requirement=1,
        gold_cost=7,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                (
                                    "follower",
                                    "personality",
                                ),
                                (
                                    Either(
                                        (
                                            Fits(Noun(("follower",), whose="enemy")),
                                            Fits(
                                                Noun(("personality",), (StatIs("personal_honor", "<", None),), "enemy")
                                            ),
                                        ),
                                        form="{npone0}, or an {b:npone0}",
                                    ),
                                ),
                                "enemy",
                                form="{}",
                            ),
                            0,
                            form="target {just_one} {npone}~an",
                        ),
                        Bow(Ref("slot", 0, "it")),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Bayushi Sorii",
        "personality",
        id="bayushi_sorii",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Magistrate",
            "Samurai",
        ),
        force=3,
        chi=5,
        gold_cost=7,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                (
                                    "personality",
                                    "follower",
                                ),
                                whose="enemy",
                            ),
                            0,
                            form="target {just_one} {npone}~an",
                        ),
                        Give(
                            Ref("slot", 0, "his"),
                            (
                                Modify(
                                    "force",
                                    StatOf(
                                        "chi",
                                        Ref("this", words="Sorii's"),
                                        form="an amount equal to {amount}|{poss} {stat}",
                                    ),
                                    True,
                                ),
                            ),
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
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
        formats=("war_of_honor",),
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
        formats=("war_of_honor",),
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
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Isawa Kyoko",
        "personality",
        id="isawa_kyoko_experienced",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Unique",
            "Air",
            "Experienced",
            "Shugenja",
        ),
        force=1,
        chi=3,
        honor_requirement=10,
        gold_cost=4,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Color("She pacifies the enemy"),
                        Move(Target(Noun(("personality",), whose="enemy"), 0), "home", form="move {obj} {dest}|home"),
                        If(
                            Did("move", Ref("slot", 0, "he"), form="{rsubj} moved"),
                            (
                                Together(
                                    (
                                        Bow(Ref("slot", 0, "him")),
                                        GainHonor(Number(1)),
                                    ),
                                    form="{effect0} and {b:effect0}",
                                ),
                            ),
                        ),
                    ),
                    ("Air",),
                    constraints=(
                        Bow(Ref("this", words="Kyoko"), form="bow {obj}"),
                        Move(Ref("this", words="her"), "home", form="move {obj} {dest}|home"),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} . {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Isawa Naki",
        "personality",
        id="isawa_naki",
        clans=("Phoenix",),
        keywords=(
            "Phoenix Clan",
            "Scribe",
            "Shugenja",
            "Void",
        ),
        force=2,
        chi=3,
        honor_requirement=9,
        gold_cost=6,
        personal_honor=4,
        program=Program(abilities=(Ability(("open",), (Give(Ref("this", words="Naki"), (AnyKeyword("element"),)),)),)),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Matsu Fumiyo",
        "personality",
        id="matsu_fumiyo",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Samurai",
        ),
        force=3,
        chi=3,
        honor_requirement=6,
        gold_cost=7,
        personal_honor=4,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Fumiyo"),
                    (Modify("force", Number(2)),),
                    Is(Ref("each"), (State("attacking"),)),
                    form="{stand} while {is_what}|{everyone} {says0}|has {changes}",
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                ("unit",),
                                (
                                    StatIs(
                                        "force",
                                        "<",
                                        StatOf("force", UnitOf(Ref("this", words="Fumiyo's")), form="{robj}"),
                                        form="{with} {quality}~with|{compare} {measure} than {standard}~less~Force",
                                    ),
                                    Opposing(Ref("this", words="her")),
                                ),
                            ),
                            0,
                        ),
                        Move(Ref("slot", 0, "it"), "home", form="move {obj} {dest}|home"),
                        If(
                            Did("move", Ref("slot", 0, "it"), form="{rsubj} moved"),
                            (
                                Together(
                                    (
                                        Bow(Ref("slot", 0, "it")),
                                        GainHonor(Number(1)),
                                    ),
                                    form="{effect0} and {b:effect0}",
                                ),
                            ),
                        ),
                    ),
                    ("Fear",),
                ),
            ),
        ),
        formats=("war_of_honor",),
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
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Matsu Miyahara",
        "personality",
        id="matsu_miyahara",
        clans=("Lion",),
        keywords=(
            "Lion Clan",
            "Samurai",
        ),
        force=1,
        chi=3,
        honor_requirement=6,
        gold_cost=5,
        personal_honor=3,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Miyahara"),
                    (
                        Modify(
                            "force",
                            Times(
                                1,
                                CountOf(
                                    Noun(
                                        ("card",),
                                        (
                                            OtherThan(Ref("this"), form="other"),
                                            HasKeyword("Lion Clan"),
                                            HasKeyword("Samurai"),
                                            In("army", Ref("this", words="her"), form="in {poss} army"),
                                        ),
                                        form="{} {} {}  {}",
                                    )
                                ),
                            ),
                            form="{mods} for each {npone}|+1F",
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
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
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Matsu Sakaki",
        "personality",
        id="matsu_sakaki",
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
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        StatIs(
                                            "force",
                                            "<",
                                            StatOf("personal_honor", Ref("this", words="Sakaki's")),
                                            form="{with} {quality}~with|{measure} {than} {standard}~Force~lower than",
                                        ),
                                    ),
                                    "enemy",
                                ),
                                0,
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
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
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Soshi Idaurin",
        "personality",
        id="soshi_idaurin",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Air",
            "Magistrate",
            "Shugenja",
        ),
        force=3,
        chi=4,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        ChooseOne(
                            (
                                (Bow(Target(Noun(("card",), (In("battlefield", form="there"),)), 0)),),
                                (Straighten(Target(Noun(("card",), (In("battlefield"),)), 0)),),
                            )
                        ),
                    ),
                    ("Political",),
                    conditions=(
                        Exists(
                            Noun(
                                ("personality",),
                                (
                                    State("dishonorable"),
                                    In("battlefield"),
                                ),
                            ),
                            form="if {condition}|{there} {several}~there is|a {npone}",
                        ),
                    ),
                    allowances=(Allow("absent", Ref("this", words="Idaurin"), form="even if {subj} is {off}|home"),),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Soshi Tabito",
        "personality",
        id="soshi_tabito_experienced",
        clans=("Scorpion",),
        keywords=(
            "Scorpion Clan",
            "Unique",
            "Courtier",
            "Experienced",
            "Hero",
        ),
        force=2,
        chi=4,
        gold_cost=7,
        personal_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (
                        ChooseOne(
                            (
                                (
                                    Together(
                                        (
                                            Bow(Ref("slot", 0, "him")),
                                            GainHonor(Number(2), Controller(Ref("slot", 0), form="@{poss} controller")),
                                        ),
                                        form="{effect0} and {b:effect0}",
                                    ),
                                ),
                                (
                                    Together(
                                        (
                                            Dishonor(Ref("slot", 0, "him")),
                                            LoseHonor(Number(2), Controller(Ref("slot", 0), form="@{poss} controller")),
                                        ),
                                        form="{effect0} and {b:effect0}",
                                    ),
                                ),
                            ),
                            Controller(Ref("slot", 0, "his")),
                            form="{psubj} chooses to either {a:bare}, or {b:bare}",
                        ),
                    ),
                    ("Political",),
                    constraints=(
                        Target(Noun(("personality",), (State("unbowed"),)), 0, form="target {just_one} {npone}~an"),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Togashi Akagi",
        "personality",
        id="togashi_akagi",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Monk",
            "Tattooed",
            "Void",
        ),
        force=4,
        chi=4,
        gold_cost=7,
        personal_honor=1,
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Togashi Chiko",
        "personality",
        id="togashi_chiko",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Monk",
            "Tattooed",
        ),
        force=5,
        chi=4,
        gold_cost=9,
        personal_honor=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Together(
                            (
                                Straighten(Ref("this", words="him")),
                                Move(Ref("this", words="him"), "battlefield", form="move {obj} {dest}|there"),
                            ),
                            form="{effect0} and {b:effect0}",
                        ),
                    ),
                    conditions=(
                        Exists(
                            Noun(
                                ("unit",),
                                (In("battlefield", form="{are} {is_what}~are|{place}~at the current battlefield"),),
                                "enemy",
                                plural=True,
                                form="enemy units",
                            ),
                            form="if {condition}|{some} {vps}|{any} {npmany0}~any",
                        ),
                    ),
                    allowances=(Allow("bowed", Ref("this", words="Chiko")),),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Togashi Gato",
        "personality",
        id="togashi_gato",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Duelist",
            "Monk",
            "Tattooed",
        ),
        force=4,
        chi=3,
        honor_requirement=0,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Look("show", TopOf("fate deck"), form="show the top card of {pposs} {zonename}"),
                        If(
                            Is(
                                Ref("found"),
                                (
                                    Either(
                                        (
                                            Fits(Noun(("card",), (HasKeyword("Tattoo"),), form="{} card")),
                                            Fits(Noun(("ring",))),
                                        )
                                    ),
                                ),
                                form="{rsubj} {vps}",
                            ),
                            (PutCard(Ref("found"), "hand", You()),),
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Togashi Kanmu",
        "personality",
        id="togashi_kanmu",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Monk",
            "Tattooed",
            "Water",
        ),
        force=3,
        chi=4,
        honor_requirement=2,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(Ref("slot", 0, "him"), "home", form="move {obj} {dest}|home"),
                        If(
                            Both(
                                (
                                    Did("move", Ref("slot", 0, "he"), form="{rsubj} moved"),
                                    Moment("additional action", form="this action was taken as an additional action"),
                                ),
                                form="{cond0} {tail:cond0_tail*} {and} {last:cond0}~and",
                            ),
                            (
                                Give(
                                    Ref("this", words="Kanmu"),
                                    (Modify("force", Number(2)),),
                                    form="give {obj} {changes}",
                                ),
                            ),
                            form="if {condition}, {clause}",
                        ),
                    ),
                    constraints=(
                        Target(Noun(("personality",), whose="enemy"), 0, form="target {just_one} {npone}~an"),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Togashi Nakahara",
        "personality",
        id="togashi_nakahara",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Unique",
            "Monk",
            "Tattooed",
        ),
        force=5,
        chi=3,
        honor_requirement=0,
        gold_cost=9,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Look("look", TopOf("fate deck", Number(5))),
                        Rearrange(
                            Ref("found", words="them"), form="put {cards} back {spot} in any order|on top of the deck"
                        ),
                        May((Look("show", TopOf("deck"), form="show the top card of {pposs} {zonename}"),)),
                        If(
                            Is(
                                Ref("found"),
                                (
                                    Fits(
                                        Noun(
                                            ("card",),
                                            (
                                                Either(
                                                    (
                                                        HasKeyword("Kiho"),
                                                        HasKeyword("Tattoo"),
                                                    )
                                                ),
                                                HasAbility("battle", form="{with} {quality}~with|a Battle ability"),
                                            ),
                                            form="{}  {}",
                                        )
                                    ),
                                ),
                                form="{rsubj} {vps}",
                            ),
                            (PutCard(Ref("found"), "hand"),),
                        ),
                        AdditionalAction(
                            "battle",
                            requirement=Pattern(
                                "announce",
                                details=("play",),
                                filters=(ActionDid("from", Ref("found", words="the shown card")),),
                            ),
                            form="you may take an additional action to play {obj} for one of its Battle abilities",
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Togashi Oki",
        "personality",
        id="togashi_oki",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Monk",
            "Tattooed",
        ),
        force=3,
        chi=3,
        honor_requirement=4,
        gold_cost=7,
        personal_honor=2,
        program=Program(
            traits=(
                Continuous(
                    Ref("this", words="Oki"),
                    (Modify("force", Number(2)),),
                    Is(Ref("each"), (State("defending"),)),
                    form="{stand} while {is_what}|{everyone} {says0}|has {changes}",
                ),
                Triggered(
                    Trigger("after", Pattern("enter play", Ref("this", words="Oki"))),
                    (
                        Together(
                            (
                                May((Bow(Ref("this", words="her"), form="bow {obj}"),)),
                                If(Did("do", who=You(), form="you did"), (Draw(Number(1)),)),
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Togashi Shiori",
        "personality",
        id="togashi_shiori",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Monk",
            "Tattooed",
        ),
        force=4,
        chi=3,
        honor_requirement=0,
        gold_cost=8,
        personal_honor=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Bow(Ref("slot", 0, "him")),),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    AllFilters(
                                        (
                                            StatIs("chi", "<=", None),
                                            With(
                                                Noun(("item",), (State("attached"),), plural=True, form="{} Items"),
                                                "=",
                                                Number(0),
                                            ),
                                        ),
                                        form="{with} {quality}~with|{quality0} {tail:quality0_tail*} {and} {last:quality0}~and",
                                    ),
                                ),
                                "enemy",
                            ),
                            0,
                            form="target {just_one} {npone}~an",
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Togashi Taro",
        "personality",
        id="togashi_taro",
        clans=("Dragon",),
        keywords=(
            "Dragon Clan",
            "Monk",
            "Tattooed",
        ),
        force=3,
        chi=3,
        honor_requirement=0,
        gold_cost=5,
        personal_honor=1,
        formats=("war_of_honor",),
    ),
)
