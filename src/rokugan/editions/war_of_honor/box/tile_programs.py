"""What the texts of tiles.yaml do, made by `rokugan.workshop.shipping`."""

from __future__ import annotations

from rokugan.program import (
    Ability,
    Bow,
    Chosen,
    Controller,
    Discard,
    Draw,
    GainHonor,
    Give,
    LoseHonor,
    Modify,
    Move,
    Noun,
    Number,
    Program,
    RangedAttack,
    Ref,
    Rehonor,
    State,
    Straighten,
    Target,
    With,
)

PROGRAMS: dict[str, Program] = {
    "Battle: Bow a target enemy Follower.": Program(
        abilities=(Ability(("battle",), (Bow(Target(Noun(("follower",), whose="enemy"), 0)),)),)
    ),
    "Battle: Give a target enemy Personality -2F.": Program(
        abilities=(
            Ability(
                ("battle",), (Give(Target(Noun(("personality",), whose="enemy"), 0), (Modify("force", Number(-2)),)),)
            ),
        )
    ),
    "Battle: Give the current battlefield's province +2 strength.": Program(
        abilities=(Ability(("battle",), (Give(Ref("province"), (Modify("strength", Number(2)),)),)),)
    ),
    "Battle: Give your target Personality +3F.": Program(
        abilities=(
            Ability(
                ("battle",), (Give(Target(Noun(("personality",), whose="your"), 0), (Modify("force", Number(3)),)),)
            ),
        )
    ),
    "Battle: Move a target defending unit home.": Program(
        abilities=(Ability(("battle",), (Move(Target(Noun(("unit",), (State("defending"),)), 0), "home"),)),)
    ),
    "Battle: Move your target Personality to the current battlefield.": Program(
        abilities=(Ability(("battle",), (Move(Target(Noun(("personality",), whose="your"), 0), "battlefield"),)),)
    ),
    "Battle: Ranged 2 Attack.": Program(
        abilities=(
            Ability(
                ("battle",),
                (
                    RangedAttack(
                        Number(2),
                        Target(
                            Noun(("follower", "personality"), (With(Noun(("follower",)), "=", Number(0)),), "enemy"), 0
                        ),
                    ),
                ),
            ),
        )
    ),
    "Battle: Ranged 3 Attack.": Program(
        abilities=(
            Ability(
                ("battle",),
                (
                    RangedAttack(
                        Number(3),
                        Target(
                            Noun(("follower", "personality"), (With(Noun(("follower",)), "=", Number(0)),), "enemy"), 0
                        ),
                    ),
                ),
            ),
        )
    ),
    "Battle: Straighten your target Personality.": Program(
        abilities=(Ability(("battle",), (Straighten(Target(Noun(("personality",), whose="your"), 0)),)),)
    ),
    "Limited: Discard a card: Draw a card.": Program(
        abilities=(
            Ability(
                ("limited",),
                (Draw(Number(1)),),
                constraints=(Discard(Chosen(Noun(("card",), whose="your", zone="hand"), 0)),),
            ),
        )
    ),
    "Limited: Straighten your target Follower.": Program(
        abilities=(Ability(("limited",), (Straighten(Target(Noun(("follower",), whose="your"), 0)),)),)
    ),
    "Limited: Straighten your target Holding.": Program(
        abilities=(Ability(("limited",), (Straighten(Target(Noun(("holding",), whose="your"), 0)),)),)
    ),
    "Limited: Straighten your target Item.": Program(
        abilities=(Ability(("limited",), (Straighten(Target(Noun(("item",), whose="your"), 0)),)),)
    ),
    "Limited: Straighten your target Spell.": Program(
        abilities=(Ability(("limited",), (Straighten(Target(Noun(("spell",), whose="your"), 0)),)),)
    ),
    "Limited: Target a player: He loses 1 Honor.": Program(
        abilities=(
            Ability(("limited",), (LoseHonor(Number(1), Ref("slot", 0)),), constraints=(Target(Noun(("player",)), 0),)),
        )
    ),
    "Open: Gain 1 Honor.": Program(abilities=(Ability(("open",), (GainHonor(Number(1)),)),)),
    "Open: Give your target Personality +2F.": Program(
        abilities=(
            Ability(("open",), (Give(Target(Noun(("personality",), whose="your"), 0), (Modify("force", Number(2)),)),)),
        )
    ),
    "Open: Give your target province +2 strength.": Program(
        abilities=(
            Ability(("open",), (Give(Target(Noun(("province",), whose="your"), 0), (Modify("strength", Number(2)),)),)),
        )
    ),
    "Open: Rehonor your target Personality. Gain 1 Honor.": Program(
        abilities=(
            Ability(("open",), (Rehonor(Target(Noun(("personality",), whose="your"), 0)), GainHonor(Number(1)))),
        )
    ),
    "Open: Straighten your target Holding.": Program(
        abilities=(Ability(("open",), (Straighten(Target(Noun(("holding",), whose="your"), 0)),)),)
    ),
    "Open: Straighten your target Personality.": Program(
        abilities=(Ability(("open",), (Straighten(Target(Noun(("personality",), whose="your"), 0)),)),)
    ),
    "Open: Straighten your target Ring.": Program(
        abilities=(Ability(("open",), (Straighten(Target(Noun(("ring",), whose="your"), 0)),)),)
    ),
    "Open: Target a dishonorable Personality: His controller loses 1 Honor.": Program(
        abilities=(
            Ability(
                ("open",),
                (LoseHonor(Number(1), Controller(Ref("slot", 0))),),
                constraints=(Target(Noun(("personality",), (State("dishonorable"),)), 0),),
            ),
        )
    ),
}
