"""Variants and optional rules on the command line: `--option variant=wartime --option gempukku`."""

from collections.abc import Sequence

import typer

from rokugan.catalogue import say

LONGEST_NUMBER = 9  # digits
FLAGS = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


def parse_options(words: Sequence[str] | None) -> dict[str, str | bool | int]:
    """Options as the rules take them; a name alone is a rule that is switched on.

    >>> parse_options(["variant=wartime", "gempukku", "advanced=no", "turns=40"])
    {'variant': 'wartime', 'gempukku': True, 'advanced': False, 'turns': 40}
    """
    parts = [word.partition("=") for word in words or ()]
    return {name.strip(): _value(value.strip()) if given else True for name, given, value in parts}


def _value(word: str) -> str | bool | int:
    if word.isascii() and word.isdigit() and len(word) <= LONGEST_NUMBER:
        return int(word)
    return FLAGS.get(word.lower(), word)


def show_options(edition: str) -> None:
    """Print the options of an edition and what they do."""
    from rokugan.editions.registry import rules_of  # for start-up time

    words = rules_of(edition).optional_rules
    if not words:
        typer.echo(say("commands.no_variants", edition=edition))
    lines = {f"--option {name}": says for name, says in words.items()} | {"--turns N": say("commands.turns")}
    width = max(map(len, lines))
    for name, says in lines.items():
        typer.echo(f"{name:<{width}}  {says}")
