"""Rings of War Of Honor, made by `rokugan.workshop.shipping`."""

# ruff: noqa: E501
from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    ActionDid,
    Alike,
    Allow,
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
    Give,
    Happened,
    HasKeyword,
    If,
    In,
    Is,
    May,
    Modify,
    Move,
    Noun,
    Number,
    Ordinal,
    Pattern,
    Program,
    PutCard,
    Ref,
    State,
    StatIs,
    StatOf,
    Straighten,
    Target,
    Trigger,
    Triggered,
    UnitOf,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Ring of Air",
        "ring",
        id="ring_of_air",
        keywords=(
            "Unique",
            "Air",
        ),
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
                            form="you resolve your {nth} or later {actadj*} action in {one_span} {actpost*}",
                        ),
                    ),
                    (May((PutCard(Ref("this"), "play", form="put {obj} into play from your hand"),)),),
                    from_hand=True,
                ),
            ),
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (Straighten(UnitOf(Ref("slot", 0, "his"))),),
                    constraints=(
                        ChooseOne(
                            (
                                (Bow(Ref("this"), form="bow {obj}"),),
                                (Discard(Ref("this", words="it"), form="discard {obj} from your hand"),),
                            ),
                            form="{effect0} or {b:effect0}",
                        ),
                        Chosen(Noun(("personality",), (State("performing"),), "your"), 0),
                    ),
                    form="{head} : {x} , and {x} : {e} .",
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Ring of Earth",
        "ring",
        id="ring_of_earth",
        keywords=(
            "Unique",
            "Earth",
        ),
        focus_value=4,
        program=Program(
            traits=(
                Triggered(
                    Trigger(
                        "after",
                        Pattern(
                            "win battle", actor=You(), form="the resolution of {span1} {circ*}|a battle¦that you won"
                        ),
                    ),
                    (May((PutCard(Ref("this"), "play", form="put {obj} into play from your hand"),)),),
                    (
                        Both(
                            (
                                Happened(Pattern("be there", Noun(("unit",), whose="enemy")), "battle"),
                                Happened(
                                    Pattern(
                                        "destroy",
                                        Noun(("personality",), whose="your", plural=True, form="Personalities"),
                                    ),
                                    "battle",
                                    False,
                                    form="{some} {were} {participle} {period}~were~destroyed~during the battle|{any_of} your {npmany}~none of",
                                ),
                            ),
                            form="if {condition}|{cond0} {tail:cond0_tail*} {and} {last:cond0}~and",
                        ),
                    ),
                    from_hand=True,
                ),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Give(
                            Chosen(Noun(("province",)), 0),
                            (Modify("strength", Number(3), choose=True, form="{mods} or {b:mods}|+3|-3 strength"),),
                            form="give {obj} {changes}",
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
                    allowances=(Allow("no presence"),),
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Ring of Flame",
        "ring",
        id="ring_of_flame",
        keywords=(
            "Unique",
            "Fire",
        ),
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
                                    ActionDid(
                                        "destroy",
                                        Noun(
                                            ("personality",),
                                            whose="other",
                                            form="a {npone}|Personality you did not control",
                                        ),
                                        form="which {adid}|{did_verbs} {event_thing}|=destroyed",
                                    ),
                                ),
                                "your",
                            ),
                            You(),
                            ordinal=Ordinal(2, "turn"),
                            form="you resolve your {nth} or later {actadj*} action in {one_span} {actpost*}",
                        ),
                    ),
                    (May((PutCard(Ref("this"), "play", form="put {obj} into play from your hand"),)),),
                    from_hand=True,
                    form="{trigger}, {effect1}",
                ),
                Allow("discard for cost"),
            ),
            abilities=(
                Ability(
                    ("battle",),
                    (Destroy(Target(Noun(("personality",), (StatIs("chi", "<", None),), "enemy"), 1)),),
                    ("Fire",),
                    constraints=(
                        Bow(Ref("this")),
                        Destroy(Chosen(Noun(("personality",), (State("performing"),), "your"), 0)),
                    ),
                    form="{head} , {x} : {x} to {e} .",
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Ring of Water",
        "ring",
        id="ring_of_water",
        keywords=(
            "Unique",
            "Water",
        ),
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
                            form="you resolve your {nth} or later {actadj*} action in {one_span} {actpost*}",
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
                                (Move(Ref("slot", 0, "him"), "home"),),
                                (
                                    Move(
                                        Ref("slot", 0),
                                        "any battlefield",
                                        Chosen(
                                            Noun(
                                                ("battlefield",),
                                                (In("enemy units", form="with one or more enemy units"),),
                                            )
                                        ),
                                    ),
                                ),
                            )
                        ),
                        If(
                            Did("move", Ref("slot", 0, "he"), form="{rsubj} moved"),
                            (Straighten(UnitOf(Ref("slot", 0, "his"))),),
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
                        Chosen(Noun(("personality",), (State("performing"),), "your"), 0),
                    ),
                    form="{head} : {x} , and {x} : {e} . {e} .",
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Ring of the Void",
        "ring",
        id="ring_of_the_void",
        keywords=(
            "Unique",
            "Void",
        ),
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
                                    ActionDid("from", Noun(("strategy",), plural=True, form="{npmany}|Strategies")),
                                ),
                                "your",
                                form="1",
                            ),
                            You(),
                            ordinal=Ordinal(4, "phase"),
                            form="you resolve your {nth} or later {actadj*} action {actpost*} in {one_span}",
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
                                    Is(Ref("this"), (In("play"),)),
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
        formats=("war_of_honor",),
    ),
)
