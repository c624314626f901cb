"""Of equal productions the first is written, so their order may not depend on who asks first: the reader or the writer."""

import subprocess
import sys

import pytest

ORDER = """
from rokugan.cards.reading.classic_language import productions
print(hash_of([(name, rule.form) for name, rules in productions().rules.items() for rule in rules]))
"""
FIRST = {
    "the reader": "from rokugan.cards import read; read('Battle: Bow a target enemy Follower.')",
    "the writer": "import rokugan.program as p; from rokugan.cards import write; "
    "write(p.Program(abilities=(p.Ability(('open',), (p.Draw(p.Number(1)),)),)))",
    "a module of its own": "import rokugan.cards.grammar.prices, rokugan.cards.grammar.moods",
}


def order(first: str) -> str:
    """A fingerprint of all productions in their order, in a process in which that is done first."""
    helper = "from hashlib import blake2b\nhash_of = lambda found: blake2b(repr(found).encode()).hexdigest()\n"
    run = subprocess.run(
        [sys.executable, "-c", f"{helper}{first}\n{ORDER}"], capture_output=True, text=True, check=True
    )
    return run.stdout


@pytest.mark.parametrize("first", FIRST)
def test_the_order_is_that_of_the_list_of_modules(first: str) -> None:
    assert order(FIRST[first]) == order("")
