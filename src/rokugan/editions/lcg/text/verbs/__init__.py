"""The verbs of texts: what each does, as events of the engine, and a record of each. To import them is to know them."""

from rokugan.editions.lcg.text.verbs import records

__all__ = ["records"]
