"""Events of War Of Honor, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Chosen,
    Draw,
    ForEach,
    GainHonor,
    Happened,
    If,
    InTurnOrder,
    Later,
    Look,
    May,
    Noun,
    Number,
    Pattern,
    Program,
    PutCard,
    Rearrange,
    Ref,
    Search,
    State,
    Together,
    TopOf,
    Trigger,
    Triggered,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Birth of the Sword",
        "event",
        id="birth_of_the_sword",
        keywords=("Unique",),
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
                                        Together(
                                            (
                                                GainHonor(Number(2), Ref("each", form="@")),
                                                May((Draw(Number(1), Ref("each", form="@")),), Ref("each")),
                                            )
                                        ),
                                    ),
                                ),
                            ),
                            form="in turn order, starting with you, {clause}",
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Emissary of the Ivory Kingdoms",
        "event",
        id="emissary_of_the_ivory_kingdoms",
        keywords=("Unique",),
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        Later(
                            Trigger("after", Pattern("phase begins", details=("end",))),
                            (Draw(Number(2, form="two"), Chosen(Noun(("player",), (State("active"),)))),),
                            False,
                            "your next turn",
                            form="until your next turn begins, each player draws {num} additional cards at the end of his turn",
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Enlistment",
        "event",
        id="enlistment",
        keywords=("Unique",),
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
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Imperial Ambassadorship",
        "event",
        id="imperial_ambassadorship",
        keywords=(
            "Unique",
            "Imperial",
        ),
        program=Program(
            traits=(
                Triggered(
                    Trigger("after", Pattern("resolve", Ref("this"))),
                    (
                        InTurnOrder(
                            (
                                Together(
                                    (
                                        ForEach(
                                            Noun(("player",), whose="other"),
                                            (May((Draw(Number(1), Ref("each")),), Ref("each")),),
                                        ),
                                        May(
                                            (
                                                Together(
                                                    (
                                                        Look("look", TopOf("fate deck", Number(3, form="three"))),
                                                        Rearrange(
                                                            Ref("found", words="them"),
                                                            form="put {cards} back in any order",
                                                        ),
                                                    )
                                                ),
                                            )
                                        ),
                                    )
                                ),
                            ),
                            form="in turn order, {clause}",
                        ),
                        Draw(Number(1), form="then, {sentence0}|draw {count} card"),
                    ),
                    form="{e} ; {e} .",
                ),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Military Alliance",
        "event",
        id="military_alliance",
        keywords=("Unique",),
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
                                    Noun(("player",), form="a player"),
                                ),
                            ),
                            (
                                GainHonor(
                                    Number(3),
                                    Ref("actor", words="he", form="@"),
                                    form="{psubj} {does}|gains {amount} Honor",
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
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Welcome Home",
        "event",
        id="welcome_home",
        keywords=("Unique",),
        program=Program(
            traits=(
                Triggered(Trigger("after", Pattern("resolve", Ref("this"))), (GainHonor(Number(3)),), form="{e} ."),
            )
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Wisdom Gained",
        "event",
        id="wisdom_gained",
        keywords=("Unique",),
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
                                                        "discard",
                                                        "fate deck",
                                                    ),
                                                    Noun(("ring",)),
                                                    who=Ref("each", form="@"),
                                                    form="search his {zones} for a {npone}|discard pile and Fate deck",
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
        formats=("war_of_honor",),
    ),
)
