"""Strategies of War Of Honor, made by `rokugan.workshop.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    AdditionalAction,
    Alike,
    Allow,
    Among,
    AmountOf,
    AnyOf,
    Bow,
    Capped,
    ChooseOne,
    Chosen,
    Color,
    Conditional,
    Continuous,
    Controller,
    CountOf,
    Destroy,
    Did,
    Different,
    Discard,
    Dishonor,
    Draw,
    Each,
    Either,
    Exists,
    Forbid,
    ForEach,
    GainHonor,
    Give,
    GrantText,
    HasKeyword,
    If,
    In,
    InTurnOrder,
    Is,
    IsNamed,
    Leader,
    Look,
    LoseAbility,
    LoseHonor,
    May,
    Modify,
    Moment,
    Move,
    NameWord,
    Negate,
    Noun,
    Number,
    Opposing,
    OtherThan,
    Otherwise,
    PartsOf,
    Past,
    Pattern,
    PerformedBy,
    Program,
    PutCard,
    RangedAttack,
    Rearrange,
    Ref,
    Rehonor,
    RingAwaits,
    Search,
    SetStat,
    Several,
    State,
    StatIs,
    StatOf,
    Straighten,
    Sum,
    Switch,
    Target,
    Times,
    Together,
    TopOf,
    Traits,
    Transfer,
    Trigger,
    Triggered,
    UnitOf,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "A Warrior's Wisdom",
        "strategy",
        id="a_warriors_wisdom",
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("slot", 0, "him"),
                            (Modify("force", StatOf("chi", Ref("slot", 0, "his"))),),
                            form="give {obj} {changes}",
                        ),
                        AdditionalAction("battle"),
                    ),
                    constraints=(
                        Chosen(
                            Noun(
                                ("card",),
                                (
                                    State("performing"),
                                    HasKeyword("Monk"),
                                ),
                                "your",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Allegations",
        "strategy",
        id="allegations",
        keywords=("Political",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Dishonor(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        Opposing(Ref("slot", 0, "him")),
                                        StatIs(
                                            "personal_honor",
                                            "<",
                                            StatOf("chi", Ref("slot", 0, "your Magistrate's")),
                                            form="{with} {quality}~with|{measure} {than} {standard}~Personal Honor~lower than",
                                        ),
                                    ),
                                ),
                                1,
                            )
                        ),
                        ChooseOne(
                            (
                                (Bow(Ref("slot", 1, "him")),),
                                (Move(Ref("slot", 1, "him"), "home", form="move {obj} {dest}|home"),),
                            ),
                            Controller(Ref("slot", 1, "the opposing target's")),
                            form="{psubj} chooses whether to {effect0} or {b:effect0}",
                        ),
                    ),
                    ("Political",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("unbowed"),
                                    HasKeyword("Magistrate", plural="Magistrates"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} ",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Begone, Fool!",
        "strategy",
        id="begone_fool",
        keywords=("Political",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Dishonor(Ref("slot", 0, "him")),
                        Move(Ref("slot", 0, "him"), "home", form="move {obj} {dest}|home"),
                        LoseHonor(
                            Number(2), Controller(Ref("slot", 0, "his")), form="{psubj} {does}|loses {amount} Honor"
                        ),
                    ),
                    constraints=(
                        Target(Noun(("personality",), (State("allying"),)), 0, form="target {just_one} {npone}~an"),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Black and White",
        "strategy",
        id="black_and_white",
        keywords=(
            "Bushido Virtue",
            "Dark Virtue",
        ),
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
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
                                1,
                            )
                        ),
                        If(
                            Is(
                                Ref("slot", 0, "your Paragon"),
                                (StatIs("personal_honor", ">=", Number(3)),),
                                form="{rsubj} {vps}",
                            ),
                            (GainHonor(Number(1)),),
                            form="{effect1} if {condition}",
                        ),
                        Otherwise((LoseHonor(Number(3)),)),
                    ),
                    constraints=(Bow(Target(Noun(("card",), (HasKeyword("Paragon"),), "your"), 0)),),
                    form="{head} : {x} : {e} . {e} ; {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Block Supply Lines",
        "strategy",
        id="block_supply_lines",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(Ref("slot", 0, "him"), "home", form="move {obj} {dest}|home"),
                        If(
                            Did("move", Ref("slot", 0, "he"), form="{rsubj} moved"),
                            (Bow(UnitOf(Ref("slot", 0, "his"))),),
                        ),
                    ),
                    constraints=(
                        Target(Noun(("personality",), (State("attacking"),)), 0, form="target {just_one} {npone}~an"),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Changing Paths",
        "strategy",
        id="changing_paths",
        keywords=("Kiho",),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        NameWord("ring"),
                        RingAwaits(
                            (
                                Search(
                                    (
                                        "then",
                                        "discard",
                                        "fate deck",
                                    ),
                                    Noun(("ring",), (IsNamed(),)),
                                    form="search your {zones} for that Ring|discard pile, then Fate deck,",
                                ),
                                Look("show", Ref("found")),
                                PutCard(Ref("found"), "hand", You(), form="put {cards} {spot}|into {pposs} hand"),
                            )
                        ),
                    ),
                    ("Kiho",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
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
                                form="{} {} {} ",
                            ),
                            0,
                        ),
                    ),
                    form="{head} : {x} to {e} . {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Charge",
        "strategy",
        id="charge",
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("slot", 0, "him"),
                            (
                                Modify(
                                    "force",
                                    Conditional(
                                        Is(Ref("slot", 0, "he"), (HasKeyword("Lion Clan"),), form="{rsubj} {vps}"),
                                        Number(3),
                                        Number(2),
                                    ),
                                    form="{mods}, or {b:mods} if {condition}|+2F|+3F",
                                ),
                            ),
                            form="give {obj} {changes}",
                        ),
                    ),
                    constraints=(
                        Target(Noun(("personality",), (State("attacking"),)), 0, form="target {just_one} {npone}~an"),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Chasing Osano-Wo",
        "strategy",
        id="chasing_osano_wo",
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
                        Give(
                            Target(Noun(("personality",)), 1),
                            (
                                Modify(
                                    "force",
                                    Sum(
                                        (
                                            StatOf(
                                                "force", Ref("slot", 0, "the performer"), form="the {stat} of {obj}"
                                            ),
                                            StatOf(
                                                "personal_honor",
                                                Ref("slot", 1, "the Personality's"),
                                                form="{poss} {stat_kind} {stat}~own",
                                            ),
                                        ),
                                        form="{amount0} plus {amount1:amount0}",
                                    ),
                                ),
                            ),
                            form="give {obj} {changes}",
                        ),
                    ),
                    (
                        "Kiho",
                        "Thunder",
                    ),
                    constraints=(
                        Bow(
                            Target(
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
                                        In("any location"),
                                    ),
                                    "your",
                                    form="{} {}  {}",
                                ),
                                0,
                            )
                        ),
                    ),
                    form="{head} : {x} to {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Chokehold",
        "strategy",
        id="chokehold",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Bow(Ref("slot", 1, "him")),),
                    constraints=(
                        Chosen(
                            Noun(
                                ("card",),
                                (
                                    State("performing"),
                                    State("unbowed"),
                                    HasKeyword("Monk"),
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
                    form="{head} : {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Cold Hands, Stone Heart",
        "strategy",
        id="cold_hands_stone_heart",
        keywords=("Kiho",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Together(
                            (
                                Give(
                                    Target(Noun(("personality",), (StatIs("chi", "<=", None),), "enemy"), 1),
                                    (LoseAbility(),),
                                    form="remove an ability from {obj}",
                                ),
                                Give(
                                    Ref("slot", 0, "your Monk"),
                                    (Modify("force", Number(2)),),
                                    form="give {obj} {changes}",
                                ),
                                Draw(Number(1)),
                            )
                        ),
                        AdditionalAction("battle"),
                    ),
                    ("Kiho",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("performing"),
                                    HasKeyword("Monk"),
                                    With(
                                        Noun(("card",), (HasKeyword("Weapon", plural="Weapons"),)),
                                        "=",
                                        Number(0),
                                        form="{without} {attmany}~without",
                                    ),
                                ),
                                "your",
                                form="{} {}  {}",
                            ),
                            0,
                        ),
                    ),
                    form="{head} : {x} to {e} . {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Courtesy",
        "strategy",
        id="courtesy",
        keywords=("Bushido Virtue",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(
                            Several(
                                (
                                    Ref("slot", 0, "him"),
                                    Target(Noun(("personality",), (Opposing(Ref("slot", 0, "him")),)), 1),
                                ),
                                form="{robj}, and {thing2},",
                            ),
                            "home",
                            form="move {obj} {dest}|home",
                        ),
                        Together(
                            (
                                GainHonor(StatOf("personal_honor", Ref("slot", 1)), Controller(Ref("slot", 0))),
                                GainHonor(StatOf("personal_honor", Ref("slot", 0)), Controller(Ref("slot", 1))),
                            ),
                            form="each Personality's controller gains Honor equal to the {stat} of the other Personality",
                        ),
                    ),
                    ("Bushido Virtue",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("unbowed"),
                                    State("honorable"),
                                    HasKeyword("Samurai"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} {} ",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Dance of the Void",
        "strategy",
        id="dance_of_the_void",
        keywords=(
            "Kata",
            "Void",
        ),
        gold_cost=0,
        focus_value=2,
        program=Program(
            traits=(
                Traits(
                    (
                        Continuous(
                            Each(
                                Noun(
                                    ("card",),
                                    (
                                        HasKeyword("Monk", plural="Monks"),
                                        With(
                                            Noun(("card",), (HasKeyword("Weapon", plural="Weapons"),)),
                                            "=",
                                            Number(0),
                                            form="{without} {attmany}~without",
                                        ),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{}  {}",
                                ),
                                form="your {npmany}",
                            ),
                            (Modify("chi", Number(1)),),
                            form="{everyone} {says0}|have {changes}",
                        ),
                        Continuous(
                            You(),
                            (
                                GrantText(
                                    Program(
                                        abilities=(
                                            Ability(
                                                ("battle",),
                                                (
                                                    Negate(
                                                        "bow",
                                                        Ref("slot", 0, "his"),
                                                        "next",
                                                        Noun(("card effect",), form="a card's effect"),
                                                        ("destroy",),
                                                        form="negate {negnext} {negcause*} this turn|{poss} next {happening}|=bowing or destruction¦from {action}",
                                                    ),
                                                ),
                                                conditions=(
                                                    Moment(
                                                        "additional action",
                                                        form="if {condition}|this action is taken as an additional action",
                                                    ),
                                                ),
                                                constraints=(
                                                    Target(
                                                        Noun(
                                                            ("card",),
                                                            (
                                                                State("performing"),
                                                                HasKeyword("Monk"),
                                                            ),
                                                            "your",
                                                        ),
                                                        0,
                                                    ),
                                                ),
                                                form="{head} : {c} , {x} . {e} .",
                                            ),
                                        )
                                    ),
                                    form="the ability, {quoted}",
                                ),
                            ),
                            form="{everyone} {says0}|have {changes}",
                        ),
                    )
                ),
            ),
            abilities=(
                Ability(
                    ("limited",),
                    (
                        PutCard(Ref("this", words="this Kata"), "play"),
                        Discard(
                            Chosen(
                                Noun(
                                    ("card",),
                                    (
                                        OtherThan(Ref("this"), form="other"),
                                        HasKeyword("Kata"),
                                        In("play"),
                                    ),
                                    "your",
                                    form="{} {}  {}",
                                ),
                                0,
                            )
                        ),
                    ),
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Desperate Mediation",
        "strategy",
        id="desperate_mediation",
        keywords=("Political",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        InTurnOrder(
                            (
                                ForEach(
                                    Noun(("player",)),
                                    (
                                        Move(
                                            Target(
                                                Noun(
                                                    ("personality",),
                                                    (In("battlefield"),),
                                                    "his",
                                                    Ref("each", words="his"),
                                                    plural=True,
                                                    form="Personalities {}",
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
                            form="in turn order, starting with you, {clause}",
                        ),
                        GainHonor(
                            CountOf(
                                Noun(
                                    ("personality",),
                                    (Past("move", "this", form="{by_whom} {participle}~this~moved"),),
                                    plural=True,
                                    form="Personalities {}",
                                )
                            ),
                            form="then, {sentence0}|gain Honor equal to {amount}",
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Embracing Virtue",
        "strategy",
        id="embracing_virtue",
        keywords=(
            "Bushido Virtue",
            "Duty",
        ),
        gold_cost=0,
        focus_value=2,
        program=Program(
            traits=(
                Triggered(
                    Trigger(
                        "before", Pattern("phase begins", details=("end",), form="{span1} begins {circ*}|an End Phase")
                    ),
                    (May((PutCard(Ref("this", words="it"), "hand", You()),)),),
                    (Is(Ref("this"), (In("discard", You()),), form="if {condition}|{rsubj} {vps}"),),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Fist and Blade",
        "strategy",
        id="fist_and_blade",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    Opposing(Ref("slot", 0, "him")),
                                    StatIs("chi", "<", None),
                                ),
                            ),
                            1,
                        ),
                        May(
                            (
                                Transfer(
                                    Chosen(
                                        Noun(
                                            ("attachment",),
                                            whose="his",
                                            owner=Ref("slot", 1, "that Personality's"),
                                            plural=True,
                                            form="attachments",
                                        ),
                                        2,
                                        0,
                                        -1,
                                        chooser=Controller(Ref("slot", 1)),
                                        form="{counted_of} {poss} {npown}~any of",
                                    ),
                                    Chosen(
                                        Noun(
                                            ("personality",),
                                            (
                                                In("army", Ref("slot", 2)),
                                                OtherThan(Ref("slot", 1)),
                                            ),
                                        ),
                                        3,
                                        chooser=Controller(Ref("slot", 1)),
                                        form="=one other Personality of his choice in the same army",
                                    ),
                                ),
                            ),
                            Controller(Ref("slot", 1, "his")),
                        ),
                        Destroy(Ref("slot", 1, "the opposing target")),
                    ),
                    constraints=(
                        Bow(
                            Target(
                                Noun(("card",), (HasKeyword("Monk", plural="Monks"),), "your", plural=True, form="{} "),
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
        "Fortuitous Alliance",
        "strategy",
        id="fortuitous_alliance",
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Look("look", TopOf("fate deck", Number(4))),
                        May((Rearrange(Ref("found", words="them")),)),
                        Draw(Number(1)),
                        If(
                            Exists(
                                Noun(
                                    ("unit",),
                                    (
                                        State("allying"),
                                        In("army", You(), form="{place}~on your side at the current battlefield"),
                                    ),
                                    plural=True,
                                    form="{} units {}",
                                ),
                                form="{there} {several}~there are|any {npmany}",
                            ),
                            (AdditionalAction("battle"),),
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "From Every Side",
        "strategy",
        id="from_every_side",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("province", words="the current battlefield's province's"),
                            (
                                Modify(
                                    "strength",
                                    Times(
                                        2,
                                        CountOf(
                                            Noun(
                                                ("unit",),
                                                (In("defending army", form="{place}~on the defending side"),),
                                                plural=True,
                                                form="units {}",
                                            )
                                        ),
                                    ),
                                ),
                            ),
                            form="increase {statof} by {howmuch}|{poss} {stat}",
                        ),
                    ),
                ),
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("province", words="the current battlefield's province's"),
                            (
                                Modify(
                                    "strength",
                                    CountOf(
                                        Noun(
                                            ("unit",),
                                            (In("attacking army", form="{place}~on the attacking side"),),
                                            plural=True,
                                            form="units {}",
                                        )
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
        "Game of Sincerity",
        "strategy",
        id="game_of_sincerity",
        keywords=("Political",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Dishonor(Ref("slot", 1, "him")),
                        LoseHonor(
                            Number(2), Controller(Ref("slot", 1, "his")), form="{psubj} {does}|loses {amount} Honor"
                        ),
                        Give(
                            Several(
                                (
                                    Ref("slot", 0),
                                    Ref("slot", 1),
                                )
                            ),
                            (Forbid("will not", "contribute force"),),
                            "battle",
                            form="neither Personality contributes Force in this battle's resolution",
                        ),
                    ),
                    constraints=(
                        Dishonor(
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
                            )
                        ),
                        Target(Noun(("personality",)), 1),
                    ),
                    here=True,
                    form="{head} : {x} and {x} : {e} . {e} . {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Glorious Path to Victory",
        "strategy",
        id="glorious_path_to_victory",
        keywords=("Bushido Virtue",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Rehonor(
                            Each(
                                Noun(
                                    ("personality",),
                                    (In("battlefield", form="{place}~at this battlefield"),),
                                    plural=True,
                                    form="Personalities {}",
                                )
                            )
                        ),
                        May(
                            (
                                Give(
                                    Target(
                                        Noun(
                                            ("personality",),
                                            (
                                                State("opposed"),
                                                HasKeyword("Samurai"),
                                            ),
                                            "your",
                                        ),
                                        0,
                                    ),
                                    (Modify("force", StatOf("personal_honor", Ref("slot", 0, "his"))),),
                                    form="give {obj} {changes}",
                                ),
                            )
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Magistrate's Accusation",
        "strategy",
        id="magistrates_accusation",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Bow(Ref("slot", 1, "the Personality")),
                        LoseHonor(
                            Number(2), Controller(Ref("slot", 1, "his")), form="{psubj} {does}|loses {amount} Honor"
                        ),
                    ),
                    constraints=(
                        Chosen(
                            Noun(
                                ("personality",),
                                (
                                    State("performing"),
                                    State("unbowed"),
                                    HasKeyword("Magistrate"),
                                ),
                                "your",
                            ),
                            0,
                        ),
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    StatIs(
                                        "personal_honor",
                                        "<",
                                        StatOf("chi", Ref("slot", 0, "your Magistrate's")),
                                        form="{with} {quality}~with|{compare} {measure} than {standard}~lower~Personal Honor",
                                    ),
                                ),
                                "enemy",
                            ),
                            1,
                            form="target {just_one} {npone}~an",
                        ),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "My Enemy's Mercy",
        "strategy",
        id="my_enemys_mercy",
        keywords=(
            "Bushido Virtue",
            "Compassion",
        ),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        ChooseOne(
                            (
                                (Bow(Ref("slot", 1, "him")),),
                                (Move(Ref("slot", 1, "him"), "home", form="move {obj} {dest}|home"),),
                            ),
                            Leader("enemy"),
                            form="{psubj} chooses to either {effect0} or {b:effect0}",
                        ),
                        GainHonor(Number(2)),
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
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Paths of Honor & Glory",
        "strategy",
        id="paths_of_honor_and_glory",
        keywords=(
            "Bushido Virtue",
            "Dark Virtue",
        ),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("open",),
                    (Straighten(Ref("slot", 0, "him")),),
                    constraints=(Target(Noun(("card",), (HasKeyword("Samurai"),)), 0),),
                ),
                Ability(
                    ("battle",),
                    (Bow(Ref("slot", 0, "him")),),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    HasKeyword("Samurai"),
                                    With(
                                        Noun(("attachment",), plural=True, form="attachments"),
                                        "=",
                                        Number(0),
                                        form="{without} {attmany}~without",
                                    ),
                                ),
                                form="{}  {}",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Prideful Allies",
        "strategy",
        id="prideful_allies",
        keywords=("Bushido Virtue",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(Ref("slot", 1, "it"), "home", form="move {obj} {dest}|home"),
                        GainHonor(Number(3)),
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
                        Target(Noun(("unit",), (State("allying"),)), 1, form="target {just_one} {npone}~an"),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Ramifications",
        "strategy",
        id="ramifications",
        keywords=("Political",),
        gold_cost=0,
        focus_value=2,
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
                                            "=",
                                            Number(0),
                                            form="{with} {quality}~with|{num} {measure}~Personal Honor",
                                        ),
                                    ),
                                ),
                                0,
                            ),
                            "home",
                        ),
                        If(
                            Did("move", Ref("slot", 0, "he"), form="{rsubj} moved"),
                            (
                                LoseHonor(
                                    Number(2),
                                    Controller(Ref("slot", 0, "his")),
                                    form="{psubj} {does}|loses {amount} Honor",
                                ),
                            ),
                        ),
                    ),
                    ("Political",),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Relentless Conviction",
        "strategy",
        id="relentless_conviction",
        keywords=("Unique",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Destroy(Ref("slot", 0, "him")),),
                    constraints=(Target(Noun(("personality",), (State("dishonorable"),)), 0),),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Restoring Order",
        "strategy",
        id="restoring_order",
        keywords=("Political",),
        gold_cost=0,
        focus_value=4,
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
                                        Opposing(Ref("slot", 0, "him")),
                                        StatIs(
                                            "personal_honor",
                                            "<",
                                            StatOf("chi", Ref("slot", 0, "your Magistrate's")),
                                            form="{with} {quality}~with|{measure} {than} {standard}~Personal Honor~less than",
                                        ),
                                    ),
                                ),
                                1,
                            ),
                            "home",
                        ),
                        If(
                            Did("move", Ref("slot", 1, "he"), form="{rsubj} moved"),
                            (Bow(Ref("slot", 1, "the Personality")),),
                            form="{effect1} if {condition}",
                        ),
                        If(
                            Is(Ref("slot", 1, "he"), (State("dishonorable"),), form="{rsubj} {vps}"),
                            (Destroy(Ref("slot", 1, "him")),),
                            form="{effect1} if {condition}",
                        ),
                    ),
                    ("Political",),
                    constraints=(
                        Target(
                            Noun(
                                ("card",),
                                (
                                    State("unbowed"),
                                    HasKeyword("Magistrate", plural="Magistrates"),
                                ),
                                "your",
                                plural=True,
                                form="{} {} ",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Seeking the Guilty",
        "strategy",
        id="seeking_the_guilty",
        keywords=("Political",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Move(Ref("slot", 1, "the Personality"), "home", form="move {obj} {dest}|home"),
                        LoseHonor(
                            Capped(
                                CountOf(
                                    Noun(
                                        ("personality",),
                                        (State("dishonorable"),),
                                        "his",
                                        Controller(Ref("slot", 1), form="=he"),
                                        plural=True,
                                        form="{} Personalities",
                                    ),
                                    form="the number of {npmany} {psubj} controls",
                                ),
                                Number(3),
                            ),
                            Controller(Ref("slot", 1, "his"), form="@{poss} controller"),
                            form="{psubj} {does}|loses Honor equal to {amount}",
                        ),
                    ),
                    constraints=(
                        Chosen(
                            Noun(
                                ("card",),
                                (
                                    State("performing"),
                                    State("unbowed"),
                                    HasKeyword("Magistrate"),
                                ),
                                "your",
                            ),
                            0,
                        ),
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    StatIs(
                                        "personal_honor",
                                        "<",
                                        StatOf("chi", Ref("slot", 0, "your Magistrate's")),
                                        form="{with} {quality}~with|{compare} {measure} than {standard}~lower~Personal Honor",
                                    ),
                                ),
                                "enemy",
                            ),
                            1,
                            form="target {just_one} {npone}~an",
                        ),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Settling the Homeless",
        "strategy",
        id="settling_the_homeless",
        gold_cost=0,
        focus_value=1,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (Move(Ref("slot", 0, "him"), "home", form="move {obj} {dest}|home"),),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    With(
                                        Noun(("follower",), plural=True, form="Followers"),
                                        "=",
                                        Number(0),
                                        form="{without} {attmany}~without",
                                    ),
                                ),
                            ),
                            0,
                        ),
                    ),
                    allowances=(Allow("no presence"),),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Shameful Death",
        "strategy",
        id="shameful_death",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(Ref("slot", 1, "his"), (SetStat("force", Number(0), only="lower"),)),
                        Give(
                            Ref("slot", 0, "your Magistrate"),
                            (Modify("force", AmountOf("force lost", Ref("slot", 1, "the Personality"))),),
                            form="give {obj} {changes}",
                        ),
                    ),
                    constraints=(
                        Chosen(
                            Noun(
                                ("personality",),
                                (
                                    State("performing"),
                                    State("unbowed"),
                                    HasKeyword("Magistrate"),
                                ),
                                "your",
                            ),
                            0,
                        ),
                        Target(
                            Noun(("personality",), (State("dishonorable"),), "enemy", form="enemy {} Personality"),
                            1,
                            form="target {just_one} {npone}~an",
                        ),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Shameful Rebuke",
        "strategy",
        id="shameful_rebuke",
        keywords=("Political",),
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        InTurnOrder(
                            (
                                ForEach(
                                    Noun(("player",)),
                                    (
                                        Move(
                                            Target(
                                                Noun(
                                                    ("personality",),
                                                    (In("battlefield"),),
                                                    "his",
                                                    Ref("each", words="his"),
                                                    plural=True,
                                                    form="Personalities {}",
                                                ),
                                                0,
                                                chooser=Ref("each"),
                                            ),
                                            "home",
                                            form="targets and moves {sel} home",
                                        ),
                                    ),
                                    form="{psubj} {does}|targets and moves {sel} home",
                                ),
                            ),
                            form="in turn order, starting with you, {clause}",
                        ),
                        LoseHonor(
                            CountOf(
                                Noun(
                                    ("personality",),
                                    (Past("move", "this", form="{by_whom} {participle}~this~moved"),),
                                    plural=True,
                                    form="Personalities {}",
                                )
                            ),
                            Chosen(Noun(("player",)), 1),
                            form="then, {sentence0}|choose a player who loses Honor equal to {amount}",
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Spinning Heel Kick",
        "strategy",
        id="spinning_heel_kick",
        keywords=(
            "Air",
            "Kiho",
        ),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Straighten(Ref("slot", 0, "him")),
                        AdditionalAction(
                            "battle",
                            requirement=Pattern("announce", filters=(PerformedBy(Ref("slot", 0, "he")),)),
                            form="you may take an additional Battle action, which {subj} must perform",
                        ),
                    ),
                    constraints=(
                        Chosen(
                            Noun(
                                ("card",),
                                (
                                    State("performing"),
                                    HasKeyword("Monk"),
                                ),
                                "your",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Stagnation",
        "strategy",
        id="stagnation",
        keywords=("Kiho",),
        gold_cost=0,
        focus_value=4,
        program=Program(
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        Give(
                            Ref("slot", 1, "his"),
                            (Forbid("will not", "have base abilities"),),
                            form="remove {poss} base abilities",
                        ),
                    ),
                    constraints=(
                        Chosen(
                            Noun(
                                ("card",),
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
                                form="{} {} {} ",
                            ),
                            0,
                        ),
                        Target(Noun(("personality",)), 1),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Striking Through the Void",
        "strategy",
        id="striking_through_the_void",
        keywords=(
            "Kiho",
            "Void",
        ),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        Give(
                            Chosen(Noun(("personality",), (Among(Ref("slot", 1)),)), 2, form="=one of them"),
                            (Modify("force", Number(-1)),),
                            form="give {obj} {changes}",
                        ),
                        Give(
                            Chosen(
                                Noun(
                                    ("personality",),
                                    (
                                        Among(Ref("slot", 1)),
                                        State("different"),
                                    ),
                                ),
                                3,
                                form="=a second different Personality you targeted",
                            ),
                            (Modify("force", Number(-2)),),
                            form="give {obj} {changes}",
                        ),
                        Give(
                            Chosen(
                                Noun(
                                    ("personality",),
                                    (
                                        Among(Ref("slot", 1)),
                                        State("different"),
                                    ),
                                ),
                                4,
                                form="=a third different Personality you targeted",
                            ),
                            (Modify("force", Number(-3)),),
                            form="give {obj} {changes}",
                        ),
                    ),
                    constraints=(
                        Chosen(
                            Noun(
                                ("card",),
                                (
                                    State("performing"),
                                    State("unbowed"),
                                    HasKeyword("Monk"),
                                ),
                                "your",
                            ),
                            0,
                        ),
                        Target(
                            Noun(
                                ("personality",),
                                whose="other",
                                plural=True,
                                form="Personalities controlled by other players",
                            ),
                            1,
                            most=3,
                            form="target {a_few} {npmany}~one to three",
                        ),
                    ),
                    form="{head} : {x} and {x} : {e} . {e} . {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
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
        formats=("war_of_honor",),
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
                    (
                        "Kiho",
                        "Air",
                    ),
                    constraints=(
                        Bow(
                            Target(
                                Noun(
                                    ("card",),
                                    (
                                        Either(
                                            (
                                                HasKeyword("Shugenja"),
                                                HasKeyword("Monk", plural="Monks"),
                                            )
                                        ),
                                    ),
                                    "your",
                                    plural=True,
                                    form="{} ",
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
        "Unpredictable Strategy",
        "strategy",
        id="unpredictable_strategy",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Switch(
                            Several(
                                (
                                    Ref("slot", 0),
                                    Ref("slot", 1),
                                ),
                                form="{thing0} '|=the two units",
                            ),
                            Several(
                                (
                                    Ref("slot", 0),
                                    Ref("slot", 1),
                                )
                            ),
                            form="switch {poss} locations",
                        ),
                        If(
                            Did(
                                "move",
                                Each(
                                    Noun(
                                        ("card",),
                                        (
                                            In(
                                                "unit",
                                                Several(
                                                    (
                                                        Ref("slot", 0),
                                                        Ref("slot", 1),
                                                    )
                                                ),
                                            ),
                                        ),
                                    ),
                                    form="=they",
                                ),
                                form="{rsubj} moved",
                            ),
                            (
                                Straighten(
                                    Each(
                                        Noun(
                                            ("card",),
                                            (
                                                In(
                                                    "unit",
                                                    Several(
                                                        (
                                                            Ref("slot", 0),
                                                            Ref("slot", 1),
                                                        ),
                                                        form="=them",
                                                    ),
                                                    form="in {robj}",
                                                ),
                                            ),
                                            plural=True,
                                            form="cards {}",
                                        )
                                    )
                                ),
                            ),
                            form="{effect1} if {condition}",
                        ),
                    ),
                    constraints=(
                        Several(
                            (
                                Target(Noun(("unit",)), 0),
                                Target(
                                    Noun(
                                        ("unit",),
                                        (
                                            Alike("player", what=Ref("slot", 0)),
                                            In("other location", Ref("slot", 0), form="at any other location"),
                                            OtherThan(Ref("slot", 0)),
                                        ),
                                    ),
                                    1,
                                    form="target {another} {npone}~another",
                                ),
                            ),
                            form="{targeting0}, and {b:sel}",
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Unstoppable Power",
        "strategy",
        id="unstoppable_power",
        gold_cost=0,
        focus_value=2,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Target(Noun(("card",), (In("enemy army", form="{place}~in the current enemy army"),)), 0),
                            (
                                Modify(
                                    "force",
                                    Different(
                                        "element",
                                        Ref("army", words="your army"),
                                        form="the number of different {different} {among} {many}~element keywords~in",
                                    ),
                                    True,
                                ),
                            ),
                            form="give {obj} {changes}",
                        ),
                        GainHonor(AmountOf("force lost", Ref("slot", 0, "it")), form="gain Honor equal to {amount}"),
                        AdditionalAction("battle"),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Viper Tattoo",
        "strategy",
        id="viper_tattoo",
        keywords=("Tattoo",),
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Color("His tattoo comes alive"),
                        Bow(
                            Target(
                                Noun(
                                    ("card",),
                                    (
                                        Opposing(Ref("slot", 0, "him")),
                                        With(
                                            Noun(("attachment",), plural=True, form="attachments"),
                                            "=",
                                            Number(0),
                                            form="{without} {attmany}~without",
                                        ),
                                        StatIs(
                                            "force",
                                            "<=",
                                            None,
                                            form="{with} {quality}~and with|{compare} {measure}~equal or lower~Force",
                                        ),
                                    ),
                                ),
                                1,
                            )
                        ),
                        Give(
                            Ref("slot", 0, "the Tattooed Personality"),
                            (Modify("force", Number(2)),),
                            form="give {obj} {changes}",
                        ),
                    ),
                    ("Tattoo",),
                    constraints=(
                        Target(
                            Noun(
                                ("personality",),
                                (
                                    State("opposed"),
                                    State("unbowed"),
                                    HasKeyword("Tattooed"),
                                ),
                                "your",
                            ),
                            0,
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Wall of Honor",
        "strategy",
        id="wall_of_honor",
        gold_cost=0,
        focus_value=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Ref("province", words="the current battlefield's province"),
                            (
                                Modify(
                                    "strength",
                                    CountOf(
                                        Noun(
                                            ("unit",),
                                            (In("enemy army", form="{place}~on the enemy side there"),),
                                            plural=True,
                                            form="units {}",
                                        ),
                                        form="an amount equal to {amount}|the number of {npmany}",
                                    ),
                                    choose=True,
                                ),
                            ),
                            form="increase or decrease {statof} by {howmuch}|the {stat} of {obj}",
                        ),
                        GainHonor(Number(2)),
                    ),
                    constraints=(
                        Move(
                            Chosen(
                                Noun(
                                    ("personality",),
                                    (
                                        State("performing"),
                                        State("opposed"),
                                    ),
                                    "your",
                                ),
                                0,
                            ),
                            "home",
                            form="move {obj} {dest}|home",
                        ),
                    ),
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
)
