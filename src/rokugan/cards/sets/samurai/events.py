"""Events of Samurai, made by `rokugan.workshop.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Allow,
    Bow,
    Capped,
    ChangeAmount,
    Controls,
    Difference,
    DiscardFavor,
    Draw,
    Each,
    EquipAs,
    Forbid,
    ForEach,
    GainHonor,
    Give,
    GrantText,
    Happened,
    HasCost,
    HasFavor,
    HasKeyword,
    If,
    InTurnOrder,
    Later,
    Limit,
    Look,
    LoseHonor,
    May,
    Moment,
    Negate,
    Noun,
    Number,
    OneChange,
    Opposing,
    PartsOf,
    Pattern,
    Program,
    PutCard,
    Ref,
    Search,
    State,
    StatIs,
    StatOf,
    Straighten,
    Sum,
    Target,
    Together,
    Trigger,
    Triggered,
    Uses,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition("Birth of the Blood Heir", "event", unknown=("text",), formats=("samurai",)),
    CardDefinition(
        "Call of Thunder",
        "event",
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        Later(
                            Trigger(
                                "after", Pattern("enter play", Noun(("personality",), (HasKeyword("Unique"),)), You())
                            ),
                            (
                                Give(
                                    Ref("subject"),
                                    (
                                        OneChange(
                                            (
                                                GrantText(
                                                    Program(
                                                        traits=(
                                                            Allow("assign bowed", form="can assign even if bowed"),
                                                        ),
                                                        form="t\t,",
                                                    )
                                                ),
                                                GrantText(
                                                    Program(
                                                        traits=(
                                                            Triggered(
                                                                Trigger("after", Pattern("assign", Ref("this"))),
                                                                (May((Straighten(Ref("this", words="it")),)),),
                                                            ),
                                                        )
                                                    )
                                                ),
                                            ),
                                            True,
                                            form="the traits, {quoted} and {b:quoted}",
                                        ),
                                    ),
                                    "permanent",
                                ),
                            ),
                            until="game",
                            form="the next {npone} you bring into play this game permanently gains {changes}",
                        ),
                    ),
                    form="{e}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Commanding Favor",
        "event",
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (PutCard(Ref("this"), "play", form="this card enters play in your home"),),
                    form="{e} .",
                ),
                Allow(
                    "discard as favor",
                    Ref("this"),
                    form="discarding this card from your home counts as discarding the Imperial Favor to pay a cost",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Enlistment",
        "event",
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        Later(
                            Trigger("after", Pattern("phase begins", details=("end",))),
                            (
                                If(
                                    Happened(
                                        Pattern(
                                            "enter play",
                                            Noun(("follower",), plural=True, form="Followers"),
                                            Ref("actor", words="he"),
                                            ("hand",),
                                        ),
                                        form="{psubj} has played any {npmany} from his hand that turn",
                                    ),
                                    (
                                        May(
                                            (
                                                Draw(
                                                    Number(1, form="an"),
                                                    Ref("actor"),
                                                    form="draw {count} additional card",
                                                ),
                                            ),
                                            Ref("actor", words="he"),
                                        ),
                                    ),
                                ),
                            ),
                            False,
                            "permanent",
                            form="{duration}, during each player's End Phase, {effect1} if {condition}|until the end of the game",
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Glory of the Shogun",
        "event",
        keywords=("Shogun",),
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        Give(
                            Each(Noun(("player",))),
                            (
                                GrantText(
                                    Program(
                                        traits=(
                                            EquipAs(
                                                Noun(("attachment",), plural=True, form="attachments"),
                                                (
                                                    "battle",
                                                    "open",
                                                ),
                                                form="equipping {npmany} is a Battle/Open action for you",
                                            ),
                                        )
                                    ),
                                    form="the trait, {quoted}",
                                ),
                            ),
                            "permanent",
                            form="{duration}, {lasting}|until the end of the game|{subj} has {changes}",
                        ),
                        Give(
                            Each(Noun(("player",))),
                            (
                                GrantText(
                                    Program(
                                        traits=(
                                            Triggered(
                                                Trigger(
                                                    "after",
                                                    Pattern(
                                                        "attach",
                                                        Noun(
                                                            ("card",),
                                                            (
                                                                StatIs(
                                                                    "gold_cost",
                                                                    ">=",
                                                                    Number(5),
                                                                    form="{with} {quality}~with|{measure} of {quantity}~a Gold Cost~5 or greater",
                                                                ),
                                                            ),
                                                            form="a {npone}|card {}",
                                                        ),
                                                        You(),
                                                        ("hand",),
                                                        form="you {act} {circ*}|{do_verbs} {event_thing}|=attach¦from your hand",
                                                    ),
                                                    "turn",
                                                ),
                                                (May((Draw(Number(1)),)),),
                                            ),
                                        )
                                    ),
                                    form="the trait, {quoted}",
                                ),
                            ),
                            "permanent",
                            form="{duration}, {lasting}|until the end of the game|{subj} has {changes}",
                        ),
                    ),
                    form="{e} {e}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "I Am Ready",
        "event",
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        Give(
                            You(),
                            (
                                GrantText(
                                    Program(
                                        abilities=(
                                            Ability(
                                                ("battle",),
                                                (
                                                    Bow(
                                                        Target(
                                                            Noun(
                                                                ("personality",),
                                                                (
                                                                    Opposing(Ref("slot", 0, "him")),
                                                                    With(
                                                                        Noun(
                                                                            ("attachment",),
                                                                            plural=True,
                                                                            form="attachments",
                                                                        ),
                                                                        "=",
                                                                        Number(0),
                                                                        form="{without} {attmany}~without",
                                                                    ),
                                                                ),
                                                            ),
                                                            1,
                                                        )
                                                    ),
                                                ),
                                                constraints=(
                                                    Target(
                                                        Noun(
                                                            ("personality",),
                                                            (
                                                                With(
                                                                    Noun(("attachment",)),
                                                                    form="{with} {quality}~with|an {attone}",
                                                                ),
                                                            ),
                                                            "your",
                                                            plural=True,
                                                            form="Personalities {}",
                                                        ),
                                                        0,
                                                    ),
                                                ),
                                                uses=Uses(per="battle", said=True, form="once per battle"),
                                            ),
                                        )
                                    ),
                                    form="the ability, {quoted}",
                                ),
                            ),
                            "permanent",
                            form="{duration}, {lasting}|until the end of the game|{everyone} have {changes}",
                        ),
                    ),
                    form="{e}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "In Time of War",
        "event",
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        Later(
                            Trigger("before", Pattern("gain honor")),
                            (
                                ChangeAmount(
                                    "set",
                                    Capped(
                                        Difference(
                                            Sum(
                                                (
                                                    StatOf("turn_honor", Ref("subject")),
                                                    Number(5),
                                                )
                                            ),
                                            StatOf("family_honor", Ref("subject")),
                                        ),
                                        Number(0),
                                        True,
                                    ),
                                ),
                            ),
                            False,
                            "permanent",
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Proposal of Peace",
        "event",
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        Negate(
                            "gain honor",
                            until="your second turn",
                            by=Ref("entering play"),
                            form="{duration}, {lasting}|until the beginning of your second turn from now|negate all Honor gains for bringing Personalities into play",
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Severed From the Emperor",
        "event",
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        If(HasFavor(You()), (DiscardFavor(),), form="discard the Imperial Favor if you control it"),
                        Together(
                            (
                                Give(
                                    You(),
                                    (
                                        Forbid("will not", "honor victory"),
                                        Forbid("may not", "lobby"),
                                        Forbid("will not", "take favor"),
                                    ),
                                    "permanent",
                                ),
                                Give(
                                    You(),
                                    (
                                        GrantText(
                                            Program(
                                                abilities=(
                                                    Ability(
                                                        ("reaction",),
                                                        (
                                                            LoseHonor(Number(5)),
                                                            Negate("effects", form="negate the action's effects"),
                                                        ),
                                                        trigger=Trigger(
                                                            "after",
                                                            Pattern(
                                                                "target",
                                                                Noun(
                                                                    ("card",),
                                                                    whose="your",
                                                                    plural=True,
                                                                    form="one of your {npmany}|cards",
                                                                ),
                                                                Noun(
                                                                    ("action",),
                                                                    (
                                                                        HasCost(
                                                                            "discard favor",
                                                                            True,
                                                                            form="with a base cost of discarding the Favor",
                                                                        ),
                                                                    ),
                                                                    form="an action {}",
                                                                ),
                                                            ),
                                                        ),
                                                        uses=Uses(0, said=True, form="any number of times per turn"),
                                                    ),
                                                )
                                            ),
                                            form="the ability, {quoted}",
                                        ),
                                    ),
                                    "permanent",
                                    form="{everyone} have {changes}",
                                ),
                            ),
                            form="{duration}, {lasting}, and {b:lasting}|until the game ends",
                        ),
                    ),
                    form="{e} . {e}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Silence the Future",
        "event",
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        Give(
                            Each(
                                Noun(
                                    (
                                        "personality",
                                        "follower",
                                    ),
                                    plural=True,
                                    form="Personalities and Followers",
                                )
                            ),
                            (
                                Limit(
                                    "force",
                                    "maximum",
                                    StatOf("force", Ref("each", words="their"), True),
                                    form="a maximum {stat} equal to {amount}",
                                ),
                            ),
                            "your next turn",
                            form="{duration}, {lasting}|until your next turn begins|{everyone} have {changes}",
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Shogun's Peace",
        "event",
        keywords=("Shogun",),
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        Give(
                            Each(Noun(("player",))),
                            (
                                GrantText(
                                    Program(
                                        abilities=(
                                            Ability(
                                                ("reaction",),
                                                (GainHonor(Number(3)),),
                                                ("Political",),
                                                Trigger(
                                                    "after",
                                                    Pattern(
                                                        "phase ends",
                                                        details=("attack",),
                                                        filters=(Moment("defender"),),
                                                        form="{span1} ends {circ*}|an Attack Phase¦in which you were the Defender",
                                                    ),
                                                ),
                                                constraints=(
                                                    Bow(
                                                        Target(
                                                            Noun(
                                                                ("card",),
                                                                (HasKeyword("Courtier", plural="Courtiers"),),
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
                                    form="the ability, {quoted}",
                                ),
                            ),
                            "permanent",
                            form="{duration}, {lasting}|until the end of the game|{subj} gains {changes}",
                        ),
                    ),
                    form="{e}",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Winter Storm",
        "event",
        keywords=("Winter",),
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        Later(
                            Trigger("after", Pattern("attack")),
                            (
                                ForEach(
                                    Noun(("player",)),
                                    (
                                        Target(
                                            Noun(
                                                ("personality",),
                                                (
                                                    State("unbowed"),
                                                    StatIs(
                                                        "gold_cost",
                                                        "<=",
                                                        Sum(
                                                            (
                                                                StatOf(
                                                                    "gold_production",
                                                                    PartsOf(
                                                                        Noun(("stronghold",)), Ref("each", words="his")
                                                                    ),
                                                                    form="{pposs} Stronghold's {stat}",
                                                                ),
                                                                Number(2),
                                                            ),
                                                            form="{amount0} plus {num}",
                                                        ),
                                                        form="{with} {quality}~with|{measure} {than} {standard}~a Gold Cost~equal to or less than",
                                                    ),
                                                ),
                                                "his",
                                                Ref("each", words="his"),
                                                plural=True,
                                                form="{} Personalities {}",
                                            ),
                                            0,
                                            2,
                                            2,
                                            chooser=Ref("each"),
                                        ),
                                        Bow(Ref("slot", 0)),
                                    ),
                                    form="{psubj} targets {sel}. Bow them",
                                ),
                            ),
                            False,
                            "permanent",
                            form="{duration}, after each time {pattern}, {clause}|until the end of the game",
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Winter Warfare",
        "event",
        keywords=("Winter",),
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        Together(
                            (
                                Give(
                                    Each(Noun(("player",))),
                                    (Forbid("may not", "play terrain"),),
                                    "your second turn",
                                    form="Terrains cannot be played",
                                ),
                                Give(
                                    You(),
                                    (
                                        Forbid(
                                            "may not",
                                            "move across",
                                            Each(Noun(("unit",), plural=True, form="units")),
                                            Noun(("action",), plural=True, form="actions"),
                                        ),
                                    ),
                                    "your second turn",
                                ),
                            ),
                            form="{duration}, {lasting}, and {b:lasting}|until the beginning of your second Events Phase from now",
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Wisdom Gained",
        "event",
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        InTurnOrder(
                            (
                                ForEach(
                                    Noun(("player",)),
                                    (
                                        May(
                                            (
                                                Search(
                                                    (
                                                        "fate deck",
                                                        "discard",
                                                    ),
                                                    Noun(("ring",)),
                                                    who=Ref("each", form="@"),
                                                    form="search his {zones} for a {npone}|Fate deck and discard pile",
                                                ),
                                                Look("show", Ref("found"), Ref("each", form="@")),
                                                PutCard(Ref("found"), "hand", Ref("each", words="his")),
                                            ),
                                            Ref("each"),
                                        ),
                                    ),
                                    form="{psubj} may {effect0}, {b:effect0}, and {c:effect0}",
                                ),
                            )
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Wisdom of the Keepers",
        "event",
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        ForEach(
                            Noun(
                                ("player",),
                                (
                                    Controls(
                                        Noun(("ring",), plural=True, form="Rings"),
                                        ">",
                                        Number(0),
                                        form="who controls any {npmany0}",
                                    ),
                                ),
                            ),
                            (GainHonor(Number(5), Ref("each")),),
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Yobanjin Alliance",
        "event",
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        Later(
                            Trigger(
                                "after",
                                Pattern(
                                    "destroy",
                                    Noun(("province",), form="a {npone}|province"),
                                    You(),
                                    (
                                        "resolution",
                                        "attacker",
                                    ),
                                    form="you {act} {circ*}|{do_verbs} {event_thing}|=destroy¦in battle resolution¦as the Attacker",
                                ),
                            ),
                            (GainHonor(Number(8)),),
                            until="game",
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
)
