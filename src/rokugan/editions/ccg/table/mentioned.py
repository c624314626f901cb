"""What the cards of a game mention at all, wherever they are: a question about what no card mentions needs no search."""

from __future__ import annotations

from rokugan.editions.ccg.table.compiled_card import Behaviour
from rokugan.editions.ccg.table.event_kinds import event_codes
from rokugan.editions.ccg.table.text_shapes import is_tax


class Mentioned:
    """What the texts of these cards mention. It never changes, so all clones of a game share it."""

    def __init__(self, behaviours: list[Behaviour]) -> None:
        self.past: frozenset[int] = frozenset(
            [code for each in behaviours for verb in each.remembers for code in event_codes(verb)]
        )  # the events of earlier turns that a text asks about
        self.types: frozenset[str] = frozenset([each.type for each in behaviours])  # the types of all cards
        self.graves: bool = any(each.from_grave for each in behaviours)  # is a text used from a discard pile?
        self.equipping: bool = any(
            each.speaks_of_equipping for each in behaviours
        )  # is equipping another kind of action for somebody?
        self.prices: bool = any(bool(each.action_costs) for each in behaviours)  # of the Gold that actions cost
        self.bonuses: bool = any(each.watches_bonuses for each in behaviours)  # does a text answer to them?
        self.keywords: bool = any(each.changes_keywords for each in behaviours)  # does a trait give or take any?
        self.costs: bool = any(bool(each.cost_texts) for each in behaviours)  # of what actions cost besides
        self.discounts: bool = any(
            text.what is not None for each in behaviours for text in each.entry
        )  # of what one pays for another card
        self.taxes: bool = any(
            is_tax(text) for each in behaviours for text in each.entry
        )  # of what other players pay for their cards
