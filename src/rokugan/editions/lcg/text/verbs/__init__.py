"""The verbs: what each deed of a text does, as events of the engine. To import them is to know them."""

from rokugan.editions.lcg.text.verbs import cards, conflicts, leaving, others, resources, states

__all__ = ["cards", "conflicts", "leaving", "others", "resources", "states"]
