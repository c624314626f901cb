"""The rulebooks as a ledger: every rule with an id, its place in the book and what would show it.

>>> from rokugan import rulebook
>>> rulebook.rule("celestial.cardtypes.03").says
'The Stronghold is in neither deck and is already in play when the game starts.'
>>> rulebook.search("stronghold neither already", edition="celestial")[0].id
'celestial.cardtypes.03'

It does not carry rules out: the engine does, and cites the ids. Which rules the tests show is in
`rokugan.rulebook.coverage`.
"""

from rokugan.rulebook.book import EDITIONS, Rule, likeness, nearest, rule, rules, search

__all__ = ["EDITIONS", "Rule", "likeness", "nearest", "rule", "rules", "search"]
