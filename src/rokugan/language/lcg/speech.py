"""What the words for an ability have in common: what was said before, words in the plural, lists, articles."""

from __future__ import annotations

from typing import Any

from rokugan.language.lcg.discourse import Mention, is_several
from rokugan.language.lcg.kinds import kind_of
from rokugan.program.lcg import nodes as n
from rokugan.program.lcg.walking import referents
from rokugan.program.node import Node, walk

PLURALS = {"ability": "abilities", "opportunity": "opportunities", "fate": "fate", "honor": "honor"}
WORDS = {"dial": "honor dial"}
SIGNS = {"<=": "or lower", ">=": "or higher"}
ORDERS = {"<": "lower", ">": "higher", "<=": "equal or lower", ">=": "equal or higher"}
STATS = {"military": "[conflict-military]", "political": "[conflict-political]"}
SIDES = {
    "attacker": "as an attacker",
    "defender": "as a defender",
    "participant": "in the conflict",
    "attacking player": "as the attacking player",
    "defending player": "as the defending player",
}
AFTER_NOUN = ("attacking alone", "defending alone", "participating alone", "involved in a duel")
STATES = {"participating alone": "participating on your side alone", "friendly": "(friendly)"}


class Speech:
    """What was said before in one ability, or in what stands beside the abilities; how each part is said is told by the classes
    on it, which speak of each other's parts."""

    def __init__(self, root: n.Triggered | n.TextBox, this: str) -> None:
        self.this = f"this {this}"
        self.new = referents(root)
        chosen = {id(each.patient) for each in walk(root) if isinstance(each, n.Deed) and each.verb == "choose"}
        parts = {
            id(part) for each in self.new if id(each) in chosen and isinstance(each, n.And) for part in each.things
        }
        inner = {id(part) for each in self.new if not isinstance(each, n.And) for part in walk(each)[1:]}
        self.mentions = [
            Mention(n.Ref(at), _kind(each), is_several(each), id(each) in inner, id(each) in chosen | parts, True)
            for at, each in enumerate(self.new)
        ]
        self.counting = any(isinstance(each, n.Deed) and each.verb == "perform" for each in walk(root))
        self.x: n.Amount | None = None
        self._numbers = {id(each): at for at, each in enumerate(self.new)}
        self._told: set[int] = set()

    def _tell(self, node: Node) -> None:
        """Remember that a thing has been spoken of."""
        if id(node) in self._numbers:
            self._told.add(self._numbers[id(node)])

    def stat(self, stat: str) -> str:
        """`[conflict-military] skill`, `glory`."""
        return f"{STATS[stat]} skill" if stat in STATS else stat

    def thing(self, thing: Any) -> str:
        """A noun phrase."""
        raise NotImplementedError

    def noun(self, noun: n.Noun, plural: bool, skip: tuple[n.Filter, ...] = ()) -> str:
        """Adjectives, head, and what follows it."""
        raise NotImplementedError

    def amount(self, amount: n.Amount, skill: bool = False) -> str:
        """A number; what has no plain number is X, which the last sentence explains."""
        raise NotImplementedError

    def condition(self, cond: Any) -> str:
        """A clause after `if`, `while` or `in which`."""
        raise NotImplementedError

    def present(self, deed: n.Deed, would: bool = False) -> str:
        """A clause: `your opponent plays an event`, `this character is honored`, `it would leave play`."""
        raise NotImplementedError

    def verb(self, deed: n.Deed, form: str) -> str:
        """The verb and what follows it. Forms: base, third, past, perfect, participle (passive)."""
        raise NotImplementedError


def _kind(node: Node) -> str:
    return node.noun.kind if isinstance(node, n.Exists) else kind_of(node)  # type: ignore[arg-type]


def article(said: str) -> str:
    """`a card`, `an event`.

    >>> article("[element-air] conflict"), article("unique card")
    ('an [element-air] conflict', 'a unique card')
    """
    first = said.removeprefix("[element-").removeprefix("[").removeprefix("(")
    vowel = first[:1].lower() in "aeio" or (first[:1] in "uU" and not first.startswith("uni"))
    return f"an {said}" if vowel or first.startswith("hono") else f"a {said}"


def plural_of(kind: str) -> str:
    """`characters`, `abilities`."""
    kind = WORDS.get(kind, kind)
    return PLURALS.get(kind, f"{kind}s")


def titled(trait: str) -> str:
    """`Bushi`, `Battle-Maiden`."""
    return "-".join(part.capitalize() for part in trait.split("-"))


def joined(parts: list[str], word: str = "and") -> str:
    """`a, b and c`."""
    *others, last = parts
    return f"{', '.join(others)} {word} {last}" if others else last
