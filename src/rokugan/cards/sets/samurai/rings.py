"""Rings of Samurai, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    ActionDid,
    Alike,
    AnyOf,
    Both,
    Bow,
    ChooseOne,
    Chosen,
    Destroy,
    Did,
    Discard,
    Draw,
    Either,
    Exists,
    Fits,
    FocusEffect,
    Give,
    HasKeyword,
    If,
    In,
    Is,
    May,
    Modify,
    Move,
    Noun,
    Number,
    Opposing,
    Ordinal,
    Pattern,
    Program,
    PutCard,
    Ref,
    StatIs,
    StatOf,
    Straighten,
    Target,
    Trigger,
    Triggered,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Ring of Air",
        "ring",
        keywords=("Air",),
        focus_value=4,
        program=Program(
            traits=(
                Triggered(
                    Trigger(
                        "after",
                        Pattern(
                            "resolve",
                            Noun(
                                ("action",),
                                (
                                    Either(
                                        (
                                            HasKeyword("Spell"),
                                            HasKeyword("Kiho"),
                                        )
                                    ),
                                    ActionDid(
                                        "from",
                                        Noun(
                                            ("card",),
                                            (Alike("title", False, form="with different titles"),),
                                            plural=True,
                                            form="{npmany}|cards {}",
                                        ),
                                    ),
                                ),
                                "your",
                                form="1",
                            ),
                            You(),
                            ordinal=Ordinal(3, "turn"),
                            form="you successfully resolve your {nth} or later {actadj*} action in {one_span} {actpost*}",
                        ),
                    ),
                    (May((PutCard(Ref("this"), "play", form="put {obj} in play from your hand"),)),),
                    from_hand=True,
                ),
            ),
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (Straighten(Target(Noun(("personality",)), 0)),),
                    constraints=(
                        ChooseOne(
                            (
                                (Bow(Ref("this"), form="bow {obj}"),),
                                (Discard(Ref("this", words="it"), form="discard {obj} from your hand"),),
                            ),
                            form="{effect0} or {b:effect0}",
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Ring of Earth",
        "ring",
        keywords=("Earth",),
        focus_value=4,
        program=Program(
            traits=(
                Triggered(
                    Trigger(
                        "after",
                        Pattern(
                            "destroy",
                            Noun(
                                (
                                    "province",
                                    "unit",
                                ),
                                (
                                    Either(
                                        (
                                            Fits(Noun(("province",), plural=True, form="provinces")),
                                            Fits(Noun(("unit",), whose="enemy", plural=True, form="enemy units")),
                                        ),
                                        form="{npmany0} or {b:npmany0}",
                                    ),
                                ),
                                plural=True,
                                form="one or more {npmany}|{}",
                            ),
                            You(),
                            ("victory at province",),
                            form="you {act} {circ*}|{do_verbs} {event_thing}|=destroy¦by winning a battle at a province",
                        ),
                    ),
                    (May((PutCard(Ref("this"), "play", form="put {obj} in play from your hand"),)),),
                    from_hand=True,
                ),
            ),
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        If(
                            Is(Ref("this"), (In("play"),), form="{rsubj} is in play"),
                            (
                                ChooseOne(
                                    (
                                        (Give(Target(Noun(("province",)), 0), (Modify("strength", Number(4)),)),),
                                        (
                                            Give(
                                                Ref("slot", 0, "its"),
                                                (Modify("strength", Number(3), True),),
                                                form="lower {statof} by {howmuch}|{poss} {stat}",
                                            ),
                                        ),
                                    )
                                ),
                            ),
                            (Give(Target(Noun(("province",)), 0), (Modify("strength", Number(4)),)),),
                            form="{effect1}; you may instead {b:effect0} if {condition}",
                        ),
                    ),
                    constraints=(
                        ChooseOne(
                            (
                                (Bow(Ref("this"), form="bow {obj}"),),
                                (Discard(Ref("this", words="it"), form="discard {obj} from your hand"),),
                            ),
                            form="{effect0} or {b:effect0}",
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Ring of Fire",
        "ring",
        keywords=("Fire",),
        focus_value=4,
        program=Program(
            traits=(
                FocusEffect(
                    (
                        May((Give(Ref("this"), (Modify("focus_value", Number(-2)),), form="give {obj} {changes}"),)),
                        If(
                            Both(
                                (
                                    Did("do", who=You()),
                                    Did("win duel", who=You()),
                                ),
                                form="you do, and you win this duel",
                            ),
                            (PutCard(Ref("this"), "play"),),
                        ),
                    )
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Destroy(
                            Target(
                                Noun(
                                    ("personality",),
                                    (
                                        Opposing(Ref("slot", 0, "him")),
                                        StatIs("chi", "<", None),
                                    ),
                                ),
                                1,
                            )
                        ),
                    ),
                    constraints=(
                        ChooseOne(
                            (
                                (Bow(Ref("this"), form="bow {obj}"),),
                                (Discard(Ref("this", words="it"), form="discard {obj} from your hand"),),
                            ),
                            form="{effect0} or {b:effect0}",
                        ),
                        Destroy(Target(Noun(("personality",), whose="your", plural=True, form="Personalities"), 0)),
                    ),
                    form="{head} : {x} , and {x} : {e} .",
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Ring of Water",
        "ring",
        keywords=("Water",),
        focus_value=4,
        program=Program(
            traits=(
                Triggered(
                    Trigger(
                        "after",
                        Pattern(
                            "resolve",
                            Noun(
                                ("action",),
                                (
                                    HasKeyword("Battle"),
                                    ActionDid(
                                        "from",
                                        Noun(
                                            ("card",),
                                            (Alike("title", False, form="with different titles"),),
                                            plural=True,
                                            form="{npmany}|cards {}",
                                        ),
                                    ),
                                ),
                                "your",
                                form="1",
                            ),
                            You(),
                            ordinal=Ordinal(4, "battle"),
                            form="you successfully resolve your {nth} or later {actadj*} action {actpost*} in {one_span}",
                        ),
                    ),
                    (May((PutCard(Ref("this"), "play", form="put {obj} into play from your hand"),)),),
                    from_hand=True,
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        ChooseOne(
                            (
                                (Move(Target(Noun(("unit",), whose="your", plural=True, form="units"), 0), "home"),),
                                (
                                    Move(
                                        Target(Noun(("unit",), whose="your"), 0),
                                        "any battlefield",
                                        Chosen(
                                            Noun(
                                                ("battlefield",),
                                                (In("enemy units", form="with one or more enemy units"),),
                                            )
                                        ),
                                    ),
                                ),
                            ),
                            form="move {obj} {dest} or {b:dest}",
                        ),
                        If(
                            Did("move", Ref("slot", 0, "the unit"), form="{rsubj} moved"),
                            (Straighten(Ref("slot", 0, "it")),),
                        ),
                    ),
                    constraints=(
                        ChooseOne(
                            (
                                (Bow(Ref("this"), form="bow {obj}"),),
                                (Discard(Ref("this", words="it"), form="discard {obj} from your hand"),),
                            ),
                            form="{effect0} or {b:effect0}",
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Ring of the Void",
        "ring",
        keywords=("Void",),
        focus_value=4,
        program=Program(
            traits=(
                Triggered(
                    Trigger(
                        "after",
                        Pattern(
                            "resolve",
                            Noun(
                                ("action",),
                                (
                                    HasKeyword("Kiho", False),
                                    ActionDid("from", Noun(("strategy",), plural=True, form="{npmany}|Action cards")),
                                ),
                                "your",
                                form="1",
                            ),
                            You(),
                            ordinal=Ordinal(4, "phase"),
                            form="you successfully resolve your {nth} or later {actadj*} action {actpost*} in {one_span}",
                        ),
                    ),
                    (May((PutCard(Ref("this"), "play", form="put {obj} into play from your hand"),)),),
                    from_hand=True,
                ),
            ),
            abilities=(
                Ability(
                    ("open",),
                    (
                        If(
                            AnyOf(
                                (
                                    Exists(
                                        Noun(
                                            ("player",),
                                            (
                                                StatIs(
                                                    "hand",
                                                    ">",
                                                    StatOf("hand", You()),
                                                    form="{having} {quality}~has|{fewer} cards in his hand than you do~more",
                                                ),
                                            ),
                                        ),
                                        form="{some} {vps}|{anybody}~any player",
                                    ),
                                    Did("bow", Ref("this"), who=You()),
                                ),
                                form="{cond0}, or if {cond1:cond0}",
                            ),
                            (Draw(Number(1)),),
                        ),
                    ),
                    constraints=(
                        ChooseOne(
                            (
                                (Bow(Ref("this"), form="bow {obj}"),),
                                (Discard(Ref("this", words="it"), form="discard {obj} from your hand"),),
                            ),
                            form="{effect0} or {b:effect0}",
                        ),
                    ),
                ),
            ),
        ),
        formats=("samurai",),
    ),
)
