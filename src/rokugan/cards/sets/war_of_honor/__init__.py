"""The 127 cards of War of Honor in their printed wording, made by `rokugan.workshop.shipping`; `make cards` makes them again.

`amendments.yaml` says in what the box differs from the later printings: the title of a Stronghold, and Military Alliance, which
the rulebook's example of play resolves as an Event of the whole game.
"""
