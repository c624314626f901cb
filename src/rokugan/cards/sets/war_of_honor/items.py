"""Items of War Of Honor, made by `rokugan.workshop.shipping`."""

from rokugan.cards.model import CardDefinition
from rokugan.program import (
    Ability,
    Allow,
    EntryCost,
    HasKeyword,
    Noun,
    Number,
    Program,
    Ref,
    State,
    Target,
    Transfer,
)

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "A Samurai's Soul",
        "item",
        id="a_samurais_soul",
        keywords=(
            "Weapon",
            "One-Handed",
            "Sword",
        ),
        force=2,
        chi=1,
        gold_cost=2,
        focus_value=2,
        formats=("war_of_honor",),
    ),
    CardDefinition(
        "Blades of the Fallen Phoenix",
        "item",
        id="blades_of_the_fallen_phoenix",
        keywords=("Weapon",),
        force=2,
        chi=1,
        gold_cost=3,
        focus_value=3,
        program=Program(
            traits=(
                EntryCost(
                    Number(1),
                    to=Noun(("personality",), (HasKeyword("Scorpion Clan"),)),
                    form="equips to a {npone} for {less}",
                ),
            ),
            abilities=(
                Ability(
                    (
                        "battle",
                        "open",
                    ),
                    (
                        Transfer(
                            Ref("this", words="this item"),
                            Target(Noun(("personality",), (State("performing"),), "your"), 0),
                        ),
                    ),
                    ("Tireless",),
                    allowances=(Allow("bowed", form="-"),),
                ),
            ),
        ),
        formats=("war_of_honor",),
    ),
)
