"""A language of card texts is a value: several are read side by side without touching each other, and a third one works."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from typing import Any

import pytest

from rokugan.cards.grammar import classic_table
from rokugan.cards.languages import language_of, read, write
from rokugan.cards.parsing.parser import Chart, grammar
from rokugan.cards.parsing.table import Page, Productions, slot
from rokugan.cards.reading.reader import Classic, ClassicBox
from rokugan.cards.reading.writer import ClassicWording
from rokugan.cards.schema import schema_of
from rokugan.language.classic.words.vocabulary import Vocabulary
from rokugan.language.classic.words.words import normalise, tokens_of
from rokugan.language.language import CannotWrite, Language
from rokugan.program import Bow, Draw, GainHonor, LoseHonor, Node, Number, Ref


def ends(table: Productions, text: str) -> list[int]:
    """Where the readings of a text as an order end."""
    return [each.end for each in Chart(table, tokens_of(text)[0], [], "personality", Vocabulary()).read("order", 0)]


def test_two_tables_are_read_side_by_side() -> None:
    bows, moves = Page(), Page()
    bows.rule("order", "bow {who}")
    bows.words("who", {"him": 1, "the samurai": 2})
    moves.rule("order", "move {who} (home|away)")
    moves.words("who", {"the unit": 1})
    one, other = Productions([bows]), Productions([moves])
    assert (ends(one, "bow the samurai"), ends(other, "bow the samurai")) == ([3], [])
    assert (ends(one, "move the unit away"), ends(other, "move the unit away")) == ([], [4])
    assert grammar(one) is grammar(one) is not grammar(other)
    both = Productions([bows])
    both.rule("order", "stand")
    assert (ends(both, "stand"), ends(one, "stand")) == ([1], [])  # the page that both took has not grown


def test_a_new_table_knows_nothing() -> None:
    empty = Productions()
    tables = (empty.rules, empty.by_form, empty.terminals, empty.classes, empty.meanings, empty.known_words())
    assert not any(tables)
    assert grammar(empty).roots == {}


# --------------------------------------------------------------------------------------------- whole languages


def tiny(name: str, pages: Callable[[], list[Page]], designators: tuple[str, ...], *keywords: str) -> Classic:
    """A language with its own productions, keywords, designators and reminders, on the machine of the classic one."""
    return Language(
        name,
        lambda: Vocabulary(keywords),
        tokens_of,
        lambda: Productions(pages()),
        ClassicBox(designators=designators, late=(), lifting={}),
        ClassicWording({"this": "Frog"}),
        lambda remark, place: remark == "(so to speak)",
        lambda text, written: normalise(text) == normalise(written),
    )


def garden() -> list[Page]:
    """`Rest Old Frog and pick 2 flowers.`"""
    page = Page()
    page.words("how_many", {"a flower": Number(1), "two flowers": Number(2)})
    page.rule("sentence", "rest {who}", Bow(slot("who")))
    page.rule("sentence", "pick {how_many}", Draw(slot("how_many")))
    page.terminal(
        "who", "#name", lambda chart, at: [(at + 1, at)], lambda context, at: Ref("this"), lambda node: ["Frog"]
    )
    return [page]


def pond() -> list[Page]:
    """The same words with other meanings."""
    page = Page()
    page.words("how_many", {"a flower": Number(3)})
    page.rule("sentence", "pick {how_many}", GainHonor(slot("how_many")))
    return [page]


def test_a_third_language_reads_writes_and_round_trips() -> None:
    frogs = tiny("garden", garden, ("dawn", "dusk"), "Frog", "Green")
    text = "Green\nDawn: Rest Frog. Pick two flowers. (so to speak)\nGreen Dusk: Pick a flower."
    reading = frogs.read(text, title="Old Frog", type="personality")
    assert reading.understood, reading.unread
    dawn, dusk = reading.program.abilities
    assert (reading.program.keywords, dawn.designators, dusk.keywords) == (("Green",), ("dawn",), ("Green",))
    assert dawn.effects == (Bow(Ref("this")), Draw(Number(2)))
    written = frogs.write(reading.program)
    assert written == text
    assert frogs.gives_back(text, reading, written)
    assert frogs.read(written, title="Old Frog").program == reading.program


@pytest.mark.parametrize(
    ("text", "words", "fault"),
    [
        ("Battle: Pick a flower.", "Battle:", "Battle"),  # no designator of this language
        ("Dawn: Bow a target enemy Follower.", "Bow a target enemy Follower.", "Bow"),
        (
            "Dawn: Pick a flower. (until the turn ends)",
            "(until the turn ends)",
            "(until the turn ends)",
        ),  # no reminder of it
    ],
)
def test_it_knows_nothing_of_the_classic_language(text: str, words: str, fault: str) -> None:
    frogs = tiny("garden", garden, ("dawn", "dusk"), "Frog")
    (unread,) = frogs.read(text).unread
    assert (unread.words, frogs.fault(text, unread).words) == (words, fault)


def test_it_has_no_words_for_what_it_cannot_say() -> None:
    with pytest.raises(CannotWrite):
        tiny("garden", garden, ("dawn",)).write(read("Battle: Lose 2 Honor.").program)


def test_two_languages_give_the_same_words_other_meanings() -> None:
    one, other = tiny("garden", garden, ("dawn",)), tiny("pond", pond, ("dawn",))

    def effects(language: Classic) -> tuple[Node, ...]:
        found: tuple[Node, ...] = language.read("Dawn: Pick a flower.").program.abilities[0].effects
        return found

    for _ in range(2):  # whoever was asked before
        assert (effects(one), effects(other)) == ((Draw(Number(1)),), (GainHonor(Number(3)),))
    with pytest.raises(CannotWrite):
        other.write(one.read("Dawn: Pick a flower.").program)


def test_the_classic_productions_can_be_had_twice() -> None:
    """Whoever adds to one table adds to no other, though both were made of the same pages."""
    classic = language_of("celestial")
    mine = classic_table()
    mine.rule("sentence", "ponder {num}", LoseHonor(slot("num")))
    ponders = Language(
        "mine", lambda: classic.lexicon, classic.tokens, lambda: mine, ClassicBox(), ClassicWording(), classic.reminders
    )
    reading = ponders.read("Open: Ponder 3.")
    assert reading.understood
    assert reading.program.abilities[0].effects == (LoseHonor(Number(3)),)
    assert ponders.write(reading.program) == "Open: Ponder 3."
    assert not classic.read("Open: Ponder 3.").understood
    assert classic.read("Open: Draw a card.").program == ponders.read("Open: Draw a card.").program


def test_every_edition_speaks_the_language_of_its_schema() -> None:
    said: dict[str, Any] = {each: schema_of(each).language(each) for each in ("gold", "samurai", "celestial", "lcg")}
    assert all(language_of(each) is language and language.name == each for each, language in said.items())
    assert said["gold"].productions is said["samurai"].productions  # made once for all classic editions
    assert said["gold"].lexicon is not said["samurai"].lexicon
    text = "Action: Bow this character."
    assert read(text, edition="lcg").understood
    assert not read(text, edition="celestial").understood
    assert write(read(text, edition="lcg").program, edition="lcg") == text


def test_words_are_made_when_somebody_looks() -> None:
    code = """
import sys
from rokugan.cards import language_of
from rokugan.cards.schema import schema_of
schema_of("celestial"), schema_of("lcg")
print([name for name in sys.modules if name.startswith(("rokugan.language", "rokugan.cards.grammar", "rokugan.cards.reading"))])
for edition in ("celestial", "lcg"):
    language = language_of(edition)
    print([name for name in ("lexicon", "productions") if name in vars(language)])
"""
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert run.stdout.split("\n")[1:] == ["[]", "[]", ""], run.stdout
