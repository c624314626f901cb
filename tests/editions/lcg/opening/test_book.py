"""Types, keywords and the rulebook that the edition names."""

from __future__ import annotations

import pytest

from rokugan.editions.lcg.edition import LcgEdition
from rokugan.editions.lcg.table.things import TYPES
from rokugan.program.lcg.keywords import BITS


@pytest.mark.rule("lcg.cardtypes.01", "lcg.keywords.07")
def test_types_and_keywords_are_those_of_the_book() -> None:
    assert sorted(TYPES[:7]) == ["attachment", "character", "event", "holding", "province", "role", "stronghold"]
    assert list(BITS) == [
        "ancestral",
        "courtesy",
        "covert",
        "limited",
        "no attachments",
        "pride",
        "restricted",
        "sincerity",
    ]


@pytest.mark.rule("lcg.wording.01")
def test_the_edition_tells_its_rulebook() -> None:
    assert LcgEdition.rulebook == ("1.6", "2018-10-09")
