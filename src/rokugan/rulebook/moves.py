"""By which rules of its book each move of the notation is made, from `moves.yaml`."""

from functools import cache
from importlib.resources import files

from rokugan.core.files.documents import parse_yaml
from rokugan.core.files.shapes import check
from rokugan.errors import RokuganError


@cache
def table() -> dict[str, dict[str, tuple[str, ...]]]:
    """Of each edition, the rules by verb, by kind of decision, or by both."""
    said = parse_yaml((files("rokugan.rulebook") / "moves.yaml").read_text("utf-8"), "moves.yaml", RokuganError)
    found: dict[str, dict[str, tuple[str, ...]]] = check(
        said, dict[str, dict[str, tuple[str, ...]]], "moves.yaml", RokuganError
    )
    return found


def rules_of_move(edition: str, kind: str, verb: str) -> tuple[str, ...]:
    """The ids of the rules by which a move is made that answers a decision of that kind.

    >>> rules_of_move("celestial", "attack", "attack")
    ('celestial.attack.01', 'celestial.attack.02')
    >>> rules_of_move("lcg", "declare", "done")
    ('lcg.conflict.29', 'lcg.conflict.30')
    """
    known = table().get(edition, {})
    plain = verb.partition(":")[0].removesuffix(" auto")
    return next((known[key] for key in (f"{kind} {plain}", plain, kind) if key in known), ())
