"""Every verb of the language has one record, and a record says something of its verb."""

from __future__ import annotations

from typing import get_args

import pytest

from rokugan.editions.lcg.text import making
from rokugan.editions.lcg.text.tables import VERBS
from rokugan.program.lcg.words import Verb


def test_every_verb_has_a_record_and_there_is_no_other() -> None:
    assert making.verbs is not None
    assert sorted(VERBS) == sorted(get_args(Verb))


@pytest.mark.parametrize("verb", get_args(Verb))
def test_a_verb_is_done_waited_for_or_asked_for_beside(verb: str) -> None:
    record = VERBS[verb]
    assert record.do is not None or record.happens_as or record.beside
    assert record.can is None or record.do is not None, "what nobody does is not asked whether it could change anything"
    assert not record.idle or record.can is None, "what changes nothing by itself has no test of its own"
    assert not record.forbids_agent or record.forbids_as is not None
