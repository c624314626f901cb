"""A verb that is read in one place is read in every place: each verb through each frame of a sentence."""

from __future__ import annotations

import pytest
from generality import frames

from rokugan.cards.languages import language_of
from rokugan.program.tree_notation import text_of

GAME = frames.games()["classic"]
CHOOSING = "target"
"""It is not done to what is chosen: it is choosing, and half of the frames make no sense with it."""
NOT_KNOWN = ("recruit", "return to hand")
"""No event is called so yet."""
REFUSED = ["Open: Other players cannot move your Personalities home this turn."]
"""`your Personalities home` is taken for those at home; what is written of that means something else, so nobody reads it."""


def is_read(text: str) -> bool:
    return language_of(GAME["edition"]).read(text, title="Mountain Echo", type=GAME["type"]).understood


@pytest.mark.parametrize("verb", [each for each in GAME["verbs"] if each not in (*NOT_KNOWN, CHOOSING)])
def test_a_verb_is_read_in_every_frame(verb: str) -> None:
    unread = [text for each, _, text in frames.sentences(GAME) if each == verb and not is_read(text)]
    assert unread == (REFUSED if verb == "move home" else [])


@pytest.mark.parametrize(
    ("text", "tree"),
    [
        ("Open: Other players cannot bow your Personalities this turn.", "may-not bow by other player"),
        ("Open: Target a Follower. Its controller will not bow it this turn.", "will-not bow by controller #0"),
        ("Open: Your Personalities cannot be destroyed this turn.", "may-not destroy]"),
    ],
)
def test_who_may_not_do_what_to_whom(text: str, tree: str) -> None:
    assert tree in text_of(language_of(GAME["edition"]).read(text, title="Mountain Echo", type=GAME["type"]).program)
