"""Events of Samurai, made by `rokugan.cards.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.cards.program import (
    Ability,
    Bow,
    GainHonor,
    Give,
    GrantText,
    Later,
    Noun,
    Number,
    Opposing,
    Pattern,
    Program,
    Ref,
    Target,
    Trigger,
    Triggered,
    Uses,
    With,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
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
                                                                    Noun(("attachment",)), form="with {has}|an {attone}"
                                                                ),
                                                            ),
                                                            "your",
                                                            plural=True,
                                                            form="Personalities {}",
                                                        ),
                                                        0,
                                                        form="target one of your {npmany}",
                                                    ),
                                                ),
                                                uses=Uses(per="battle", form="once per battle"),
                                            ),
                                        )
                                    ),
                                    form="the ability, {quoted}",
                                ),
                            ),
                            "permanent",
                            form="until the end of the game, {giving}|{everyone} have {changes}",
                        ),
                    ),
                    form="{e}",
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
                                    "resolution as attacker",
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
