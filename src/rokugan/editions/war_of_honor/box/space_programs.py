"""What the texts of paths.yaml do, made by `rokugan.workshop.shipping`."""

from __future__ import annotations

from rokugan.program import (
    Bow,
    Draw,
    Noun,
    Number,
    Pattern,
    Program,
    Ref,
    Rehonor,
    State,
    Straighten,
    Target,
    Trigger,
    Triggered,
)

PROGRAMS: dict[str, Program] = {
    "Bow a target Holding.": Program(
        traits=(Triggered(Trigger("after", Pattern("resolve", Ref("this"))), (Bow(Target(Noun(("holding",)), 0)),)),)
    ),
    "Draw a card.": Program(traits=(Triggered(Trigger("after", Pattern("resolve", Ref("this"))), (Draw(Number(1)),)),)),
    "Rehonor your target dishonorable Personality.": Program(
        traits=(
            Triggered(
                Trigger("after", Pattern("resolve", Ref("this"))),
                (Rehonor(Target(Noun(("personality",), (State("dishonorable"),), "your"), 0)),),
            ),
        )
    ),
    "Straighten your target bowed Follower.": Program(
        traits=(
            Triggered(
                Trigger("after", Pattern("resolve", Ref("this"))),
                (Straighten(Target(Noun(("follower",), (State("bowed"),), "your"), 0)),),
            ),
        )
    ),
    "Straighten your target bowed Holding.": Program(
        traits=(
            Triggered(
                Trigger("after", Pattern("resolve", Ref("this"))),
                (Straighten(Target(Noun(("holding",), (State("bowed"),), "your"), 0)),),
            ),
        )
    ),
    "Straighten your target bowed Personality.": Program(
        traits=(
            Triggered(
                Trigger("after", Pattern("resolve", Ref("this"))),
                (Straighten(Target(Noun(("personality",), (State("bowed"),), "your"), 0)),),
            ),
        )
    ),
    "Straighten your target bowed Ring.": Program(
        traits=(
            Triggered(
                Trigger("after", Pattern("resolve", Ref("this"))),
                (Straighten(Target(Noun(("ring",), (State("bowed"),), "your"), 0)),),
            ),
        )
    ),
}
