"""Every single condition, restriction, cost, limit and duration of a shipped classic card is noticed by some case.

`make fine` tries them all and keeps in `noticed.tsv` which cases notice those of a card; here it is looked whether what it found
is still true of the cards and scenarios as they are. What nothing notices stands in `unnoticed_parts.txt`, with the reason.
"""

import noticed
import pytest

from rokugan.cards.library import library
from rokugan.core.files.scenario import load
from rokugan.workshop.blanking import case_name, fine_blanks, trials

RECORD = noticed.record()
SHOWN = noticed.classic([])
ALL = [(found.edition, name) for found in SHOWN for name in found.shown]


@pytest.mark.parametrize("edition", noticed.EDITIONS)
def test_the_parts_of_every_card_were_tried(edition: str) -> None:
    cards = library(edition)
    stale = [
        name
        for each, name in ALL
        if each == edition
        and ((each, name) not in RECORD or RECORD[each, name].fingerprint != noticed.fingerprint(cards[name]))
    ]
    assert not stale, "the texts of these cards have changed: run `make fine`, or `python tools/noticed.py NAME ...`"


def test_the_cases_that_notice_them_are_still_there() -> None:
    gone = []
    for found in SHOWN:
        for name, files in found.files.items():
            known = RECORD.get((found.edition, name))
            texts = {case_name(path, ""): path for path in files}
            for case in known.cases if known else ():
                file, mark, title = case.partition("::")
                path = texts.get(file + mark)
                if path is None or (title not in path.read_text(encoding="utf-8") and title not in load(path)):
                    gone.append(f"{found.edition}: {name}: {case}")
    assert not gone, "these cases showed what nothing else may show: run `python tools/noticed.py NAME ...`"


def test_what_is_not_noticed_names_parts_and_has_a_reason() -> None:
    for part, reason in noticed.reasons().items():
        edition, name, words = part.split(": ", 2)
        assert words in [blank.part for blank in fine_blanks(library(edition)[name])]
        assert reason


@pytest.mark.parametrize(("edition", "name"), [each for each in ALL if each in RECORD][::80])
def test_without_a_part_a_case_fails(edition: str, name: str) -> None:
    (files,) = [found.files[name] for found in SHOWN if found.edition == edition]
    for blank, case in trials(edition, name, files, fine=True, first=RECORD[edition, name].cases):
        assert case or f"{edition}: {name}: {blank.part}" in noticed.reasons()


def test_a_case_is_named_by_its_file_and_title() -> None:
    path = next(iter(SHOWN[0].files.values()))[0]
    title = next(iter(load(path)))
    assert case_name(path, title) == f"{path.parent.name}/{path.name}::{title}"
