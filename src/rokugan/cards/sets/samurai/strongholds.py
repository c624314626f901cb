"""Strongholds of Samurai, made by `rokugan.cards.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.cards.program import (
    Ability,
    Choice,
    Destroy,
    Discard,
    Draw,
    Noun,
    Number,
    Opposing,
    Pattern,
    Program,
    Ref,
    State,
    StatIs,
    StatOf,
    Target,
    Trigger,
    You,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Crossroads Fortress",
        "stronghold",
        clans=("Lion",),
        keywords=("Lion Clan",),
        province_strength=7,
        gold_production=3,
        starting_honor=7,
        program=Program(
            abilities=(
                Ability(
                    ("reaction",),
                    (Draw(Number(1), form="draw {count} card"),),
                    trigger=Trigger(
                        "after",
                        Pattern("assign", Noun(("unit",), (State("attacking"),), form="an {npone}|{} unit"), You()),
                    ),
                    constraints=(Discard(Choice(Noun(("card",), whose="your", zone="hand"), 0)),),
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "The Seventh Tower",
        "stronghold",
        clans=("Crab",),
        keywords=("Crab Clan",),
        province_strength=8,
        gold_production=4,
        starting_honor=3,
        program=Program(
            abilities=(
                Ability(
                    ("battle",),
                    (
                        Destroy(
                            Target(
                                Noun(
                                    ("unit",),
                                    (
                                        Opposing(Ref("slot", 0, "him")),
                                        StatIs(
                                            "force",
                                            "<",
                                            StatOf("force", Ref("slot", 0, "your Personality's")),
                                            total=True,
                                            form="with {stat_is}|less total {stat} than {amount}",
                                        ),
                                    ),
                                ),
                                2,
                            )
                        ),
                    ),
                    constraints=(
                        Target(
                            Noun(("personality",), whose="your", plural=True, form="Personalities"),
                            0,
                            form="target one of your {npmany}",
                        ),
                        Discard(Choice(Noun(("card",), whose="your", zone="hand"), 1)),
                    ),
                    form="{head} : {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
)
