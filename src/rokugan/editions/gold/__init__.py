"""Gold Edition, with the changes of the Broken Blades rulesheet."""

from rokugan.editions.gold.rules import GoldRules

__all__ = ["GoldRules"]
