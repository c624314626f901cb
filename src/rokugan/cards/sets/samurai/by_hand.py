"""Cards of the Samurai rulebook with an effect that the grammar cannot say: it names a function of
`editions/ccg/effects/samurai_cards.py`."""

from __future__ import annotations

from rokugan import program as p
from rokugan.cards.model import CardDefinition

RESOLVES = p.Trigger("after", p.Pattern("resolve", p.Ref("this")))
DEVOTEES = p.Noun(("card",), (p.Either((p.HasKeyword("Monk"), p.HasKeyword("Shugenja"))),), "your", plural=True)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "The Path Not Taken",
        "strategy",
        keywords=("Kiho",),
        gold_cost=0,
        focus_value=1,
        program=p.Program(
            abilities=(
                p.Ability(
                    ("reaction",),
                    (
                        p.Special(
                            "the path not taken",
                            "For the rest of the game your cards of this title that are not in play have, instead of their"
                            " abilities, one ability of the discarded card, which you choose, and its costs include bowing a"
                            " target Monk or Shugenja of yours",
                        ),
                    ),
                    keywords=("Kiho",),
                    trigger=p.Trigger(
                        "after",
                        p.Pattern(
                            "discard",
                            p.Noun(("strategy",), form="an {npone}|Action card"),
                            p.Noun(("player",), whose="other", form="another player"),
                            ("hand", "unused"),
                            form="{event_player} {acts} {circ*}|{does_verbs} {event_thing}|=discards¦from his hand"
                            "¦without having used any of its abilities",
                        ),
                    ),
                    constraints=(
                        p.Bow(p.Target(DEVOTEES, 0, form="one of your target {npmany}")),
                        p.PutCard(p.Ref("this"), "shuffle", p.You()),
                    ),
                    form="{head} : {t} , {x} and {x} : {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Test of the Emerald Champion",
        "event",
        program=p.Program(
            traits=(
                p.Triggered(
                    RESOLVES,
                    (
                        p.Target(
                            p.Noun(("personality",), whose="your", plural=True, form="Personalities"),
                            0,
                            form="target one of your {npmany}",
                        ),
                        p.Special(
                            "the Emerald Champion's test",
                            "Every other player may, in turn order, target a Personality of his; each of these is challenged"
                            " by yours before the next one is targeted, the duel's winner gains 3 Honor, and its loser is"
                            " destroyed; if you have lost no duel, your Personality is removed from the game, and you gain a"
                            " province on the left of all others",
                        ),
                    ),
                    form="{e} . {e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Test of the Jade Champion",
        "event",
        program=p.Program(
            traits=(
                p.Triggered(
                    RESOLVES,
                    (
                        p.Special(
                            "the Jade Champion's test",
                            "From your left on, each player may target a Shugenja Personality of his and then discard a card;"
                            " who alone has the highest sum of that Chi and that Focus Value gains 3 Honor, and his"
                            " Shugenja is Jade Champion from then on, and once per turn has no cost of bowing for a Kiho"
                            " action",
                        ),
                    ),
                    form="{e} .",
                ),
            )
        ),
        formats=("samurai",),
    ),
    CardDefinition(
        "Salute of the Samurai",
        "strategy",
        gold_cost=0,
        focus_value=4,
        program=p.Program(
            abilities=(
                p.Ability(
                    ("reaction",),
                    (
                        p.Special(
                            "outshine the leader",
                            "If your units in that army have more Force than your leader's units there, what Honor he would"
                            " gain for destroying units in this battle's resolution is gained by you instead",
                        ),
                    ),
                    trigger=p.Trigger("before", p.Pattern("battle resolution", form="a battle resolves")),
                    conditions=(p.Moment("ally", form="if {condition}|you {yvp}|are an ally"),),
                ),
            )
        ),
        formats=("samurai",),
    ),
)
