"""What `it`, `that character` and `the chosen card` mean: the text box's discourse, told in the order of the text.

New things (`a character`, `2 cards`, `the effects of an event`) are counted through an ability; what is said of them
again becomes
`Ref(n)`. Preferences, each with the sentence that needs it:
- what a verb asks for decides before nearness (`After this character wins a conflict, sacrifice it`), and a province before a
  card that lies in it (`discard a card in a province and refill it`);
- `that character` means a new thing of its own before one that only describes another (`a character with lower skill
  than a Courtier … that character`);
- `it` means what was spoken of last, but only a card gets bonuses and is bowed or participates (`while this character is
  participating in a [water] conflict, it gets +1`);
- `otherwise` nothing is said of what only what was not done speaks of (`attach it to an eligible character you control, if
  able. Otherwise, discard it`);
- `this character` on an attachment means the character that has it (`the next attachment you play on this
  character`), and `this province` on a holding the province in which it lies (`refill this province faceup`).
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from rokugan.language.lcg.kinds import CARDS, kind_of
from rokugan.language.lcg.said import Said
from rokugan.program.lcg.nodes import (
    All,
    And,
    AnyNumber,
    Attached,
    Be,
    Deed,
    Exists,
    Gets,
    If,
    IfAble,
    Is,
    Number,
    OneOf,
    Opponent,
    OpponentOf,
    Owner,
    Part,
    Ref,
    SelectOne,
    Some,
    The,
    Thing,
    This,
    Top,
    Triggered,
    UpTo,
    Which,
    While,
    You,
)
from rokugan.program.lcg.walking import exchanged, is_new, is_own_text, rebuilt
from rokugan.program.node import Node, walk


@dataclass
class Mention:
    """Something that was spoken of."""

    thing: Thing
    kind: str
    plural: bool = False
    inner: bool = False
    """It only describes another thing."""
    chosen: bool = False
    new: bool = False
    open: bool = False
    """Its own description is not finished."""
    which: tuple[Any, ...] = ()
    """What is said of it."""


class Discourse:
    """The things spoken of in one ability, so far."""

    def __init__(self, type: str = "character") -> None:
        self._type = type
        self.mentions: list[Mention] = []
        self.unresolved: list[Said] = []
        self._count = 0
        self._depth = 0
        self._choosing = False
        self._started = False
        self._would = False
        self._players: dict[int, tuple[Any, Any]] = {}

    def _start(self, root: Any) -> Any:
        self._started = True
        self._would = isinstance(root, Triggered) and root.trigger is not None and root.trigger.would
        return rebuilt(root, self.resolve)

    def resolve(self, node: Any) -> Any:
        """The node with every pronoun exchanged for what it means."""
        if isinstance(node, Said):
            return self._meant(node)
        if is_own_text(node):
            return node if self._started else self._start(node)
        if isinstance(node, Deed):
            return self._deed(node)
        if is_new(node):
            return self._new(node)
        if isinstance(node, This | Attached | Opponent | The):
            self.mentions.append(Mention(node, kind_of(node)))
            return node
        if isinstance(node, Owner | OpponentOf):
            known = self._players.get(id(node))
            if known is not None:  # the subject of several predicates
                return known[1]
            found = rebuilt(self._of_each(node), self.resolve)
            if isinstance(found, OpponentOf) and isinstance(found.of, Opponent | You):
                found = You() if isinstance(found.of, Opponent) else Opponent()
            self.mentions.append(Mention(found, "player"))
            self._players[id(node)] = (node, found)
            return found
        if isinstance(node, SelectOne) and isinstance(node.by, Opponent | You):
            self.mentions.append(Mention(node.by, "player"))
        if isinstance(node, Gets | Be):
            node = _of_cards(node)
        if isinstance(node, If | IfAble) and node.otherwise:
            return self._otherwise(node)
        if isinstance(node, While | If):
            return self._conditional(node)
        if isinstance(node, Which):
            self._depth += 1
            found = rebuilt(node, self.resolve)
            self._depth -= 1
            return found
        return rebuilt(node, self.resolve)

    def _of_each(self, node: Owner | OpponentOf) -> Owner | OpponentOf:
        """`return each character to its owner's hand`: said of each of them."""
        said = node.of
        if not isinstance(said, Said) or said.way != "it" or said.plural or self._find(said) is not None:
            return node
        several = replace(said, plural=True)
        return replace(node, of=several) if self._find(several) is not None else node

    def _otherwise(self, node: If | IfAble) -> If | IfAble:
        """What is first spoken of in what was not done, nothing can be said of: `attach it to an eligible character, if able.
        Otherwise, discard it`."""
        known = self._count
        done: If | IfAble = self.resolve(replace(node, otherwise=()))
        if isinstance(done, If):
            known += sum(is_new(each) for each in walk(done.condition))
        told = self.mentions
        others = [each for each in told if not isinstance(each.thing, Ref) or each.thing.number < known]
        self.mentions = list(others)
        otherwise = tuple(self.resolve(each) for each in node.otherwise)
        self.mentions = told + self.mentions[len(others) :]
        return replace(done, otherwise=otherwise)

    def _conditional(self, node: While | If) -> While | If:
        """A condition may stand after what it governs: `attached character gets +2 while it is attacking`."""
        waiting = len(self.unresolved)
        found: While | If = rebuilt(node, self.resolve)
        if len(self.unresolved) > waiting:
            del self.unresolved[waiting:]
            again = exchanged(found.condition, lambda each: self._meant(each) if isinstance(each, Said) else None)
            found = replace(found, condition=again)
            self.unresolved[waiting:] = [each for each in walk(found) if isinstance(each, Said)]
        return found

    def _deed(self, deed: Deed) -> Deed:
        was, self._choosing = self._choosing, deed.verb == "choose"
        found: Deed = rebuilt(deed, self.resolve)
        self._choosing = was
        return found

    def _new(self, node: Any) -> Any:
        """Count it, then go through its description."""
        noun = node.noun if isinstance(node, Exists) else None
        kind = noun.kind if noun else kind_of(node)
        plural = is_several(node)
        which = node.noun.which if hasattr(node, "noun") else ()
        mention = Mention(Ref(self._count), kind, plural, self._depth > 0, self._choosing, True, True, which)
        self._count += 1
        self.mentions.append(mention)
        choosing, self._choosing = self._choosing, self._choosing and isinstance(node, And)
        self._depth += not isinstance(node, And)
        found = rebuilt(node, self._member if isinstance(node, OneOf) else self.resolve)
        self._depth -= not isinstance(node, And)
        self._choosing = choosing
        mention.open = False
        self.mentions.remove(mention)
        self.mentions.append(mention)
        return found

    def _member(self, node: Any) -> Any:
        """One of several alternatives: counted with the whole, which is one thing."""
        return rebuilt(node, self.resolve) if is_new(node) else self.resolve(node)

    def _meant(self, said: Said) -> Thing:
        if said.way == "this":
            meant: Thing = self.resolve(self._this(said.kinds[0]))
            return meant
        found = self._find(said)
        if found is None and said.kinds == ("ring",) and any(each.kind == "conflict" for each in self.mentions):
            return The("contested ring")
        if found is None and self._would and (said.kinds == ("effect",) or "condition" in said.kinds):
            return The("condition")
        if found is None:
            self.unresolved.append(said)
            return said
        again = Mention(found.thing, found.kind, found.plural, False, found.chosen, found.new, which=found.which)
        self.mentions.append(again)
        return found.thing

    def _this(self, kind: str) -> Thing:
        if kind == "character" and self._type == "attachment":
            return Attached()
        return Part("province", This()) if kind == "province" and self._type == "holding" else This()

    def _find(self, said: Said) -> Mention | None:
        fitting = [each for each in self.mentions if not each.open and fits(each, said)]
        if said.way == "it":
            stated = [each for each in fitting if isinstance(each.thing, This) or _is_stated(each, said)]
            return stated[-1] if stated else fitting[-1] if fitting else None
        new = [each for each in fitting if each.new or (said.kinds == ("player",) and not isinstance(each.thing, This))]
        if said.way == "chosen":
            new = [each for each in new if each.chosen]
        elif said.way != "that":
            order = ("first", "second", "third", "fourth").index(said.way)
            distinct = {repr(each.thing): each for each in sorted(new, key=lambda each: repr(each.thing))}
            return list(distinct.values())[order] if order < len(distinct) else None
        new = [each for each in new if each.kind in said.kinds] or new
        outer = [each for each in new if not each.inner]
        return outer[-1] if outer else new[-1] if new else None


_STATES = (
    Is("participating"),
    Is("attacking"),
    Is("defending"),
    Is("honored"),
    Is("dishonored"),
    Is("ready"),
    Is("bowed"),
)


def _of_cards(node: Any) -> Any:
    """`While this character is participating in a [water] conflict, it gets +1`: skill and glory are a card's, and so are the
    states in which it may be."""
    name = "thing" if isinstance(node, Be) else "who"
    said = getattr(node, name)
    if not isinstance(said, Said) or said.kinds or said.way != "it":
        return node
    if isinstance(node, Gets) and any(each.stat == "glory count" for each in node.bonuses):
        return node
    if isinstance(node, Be) and node.filter not in _STATES:
        return node
    return replace(node, **{name: replace(said, kinds=CARDS)})


def is_several(node: Node) -> bool:
    if isinstance(node, Some):
        return node.amount != Number(1)
    if isinstance(node, All):
        return node.noun.kind != "player"
    if isinstance(node, UpTo | AnyNumber | And | Part):
        return True
    return isinstance(node, Top) and node.amount != Number(1)


def fits(mention: Mention, said: Said) -> bool:
    """Does a pronoun agree with what was mentioned, in number and kind? `that card` may be a card of any type."""
    if said.plural and not mention.plural:
        return False
    if any(each not in mention.which for each in said.which):
        return False
    if mention.plural and not said.plural and (said.way == "it" or mention.kind in (*CARDS, "ring")):
        return said.way == "chosen" and mention.chosen
    if not said.kinds:
        return mention.kind != "player"
    return any(
        kind == mention.kind
        or (kind == "card" and mention.kind in CARDS)
        or (said.way == "it" and _this(mention, kind))
        for kind in said.kinds
    )


def _is_stated(mention: Mention, said: Said) -> bool:
    """Is it said to be of such a kind? `discard a card in a province and refill it`: no card in a province is one."""
    return said.kinds != ("province", "card") or mention.kind == "province"


def _this(mention: Mention, kind: str) -> bool:
    """This card, and a card of no stated type, may be of the kind asked for."""
    return mention.kind == "card" and kind in CARDS
