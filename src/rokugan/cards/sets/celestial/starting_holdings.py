"""The Holdings that the rules give every player at the start: celestial.setup.04, celestial.setup.05.

Not made by the tool: they do what the rulebook says of them, which is to bow for 2 Gold. Later printings let
Border Keep exchange the cards in the provinces and let Bamboo Harvesters stay bowed for longer.
"""

from rokugan.cards.model import CardDefinition
from rokugan.cards.program import Bow, GoldSource, Number, Produce, Program, Ref

TWO_GOLD = Program(traits=(GoldSource((Bow(Ref("this")),), Produce(Number(2))),))

CARDS: tuple[CardDefinition, ...] = (
    CardDefinition(
        "Bamboo Harvesters",
        "holding",
        id="bamboo_harvesters",
        keywords=("Unique", "Forest"),
        gold_cost=0,
        program=TWO_GOLD,
        formats=("celestial",),
    ),
    CardDefinition(
        "Border Keep",
        "holding",
        id="border_keep",
        keywords=("Unique",),
        gold_cost=0,
        program=TWO_GOLD,
        formats=("celestial",),
    ),
)
