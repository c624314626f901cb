"""Rings of Celestial, made by `rokugan.cards.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.cards.program import (
    Ability,
    ActionDid,
    Bow,
    Choice,
    ChooseOne,
    Did,
    Discard,
    HasKeyword,
    If,
    In,
    May,
    Move,
    Noun,
    Pattern,
    Program,
    PutCard,
    Ref,
    Straighten,
    Target,
    Trigger,
    Triggered,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
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
                                    ActionDid("different titles"),
                                ),
                                "your",
                                form="1",
                            ),
                            You(),
                            "4 or later in battle",
                            form="you successfully resolve your fourth or later {actadj*} action {actpost*} in one battle",
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
                                (
                                    Move(
                                        Target(
                                            Noun(("unit",), whose="your", plural=True, form="units"),
                                            0,
                                            form="one of your target {npmany}",
                                        ),
                                        "home",
                                    ),
                                ),
                                (
                                    Move(
                                        Target(Noun(("unit",), whose="your"), 0),
                                        "any battlefield",
                                        Choice(Noun(("battlefield",), (In("enemy units"),))),
                                    ),
                                ),
                            ),
                            form="move {obj} home or to a battlefield with one or more enemy units",
                        ),
                        If(Did("move", Ref("slot", 0, "the unit")), (Straighten(Ref("slot", 0, "it")),)),
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
        formats=("celestial",),
    ),
)
