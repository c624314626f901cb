"""References to what was mentioned before: `this card`, `the target`, `both`, `the second`, `one of them`.

Categories: this, back (both never a pronoun), npref (a description that only points back).
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from rokugan.cards.grammar.nouns import Mark, _ring, _take_ring, refuse_doubled
from rokugan.cards.grammar.objects import chosen
from rokugan.cards.parsing.refs import ATTACHMENTS, Context
from rokugan.cards.parsing.table import Page
from rokugan.language.classic.words.vocabulary import SAME_PLURAL
from rokugan.program import (
    Among,
    Chosen,
    Each,
    Filter,
    HasKeyword,
    Noun,
    Nth,
    OtherThan,
    Ref,
    Several,
    State,
)

page = Page()
rule, words = page.rule, page.words

Values = dict[str, Any]

# -------------------------------------------------------------------------------------------- references


def _this(words: str, to: Any = "this") -> Any:
    def make(context: Context, values: Values) -> Any:
        where = to
        if to == "personality":
            where = "duellist" if context.focus else "bearer" if context.kind in ATTACHMENTS else "this"
        if to == "this" and not _is_called(context, words):
            return context.fail(words)
        if where == "this":
            context.mention_this()
        elif where == "bearer":
            context.mention(Ref("bearer"), Noun(("personality",)))
        elif where in ("winner", "loser", "challenger", "challenged", "duellist"):
            context.mention(Ref(where), Noun(("personality",)))
        elif where == "province":
            context.mention(Ref("province"), Noun(("province",)))
        elif where == "battlefield":
            context.mention(Ref("battlefield"), Noun(("battlefield",)))
        return Ref(where, words=words)

    return make


_CALLED = {"terrain": ("strategy",), "attachment": ATTACHMENTS, "weapon": ("item",), "armor": ("item",)}


def _is_called(context: Context, words: str) -> bool:
    """May the card be called that? `this Follower` is no word for an Item; a granted text may be on any card."""
    name = words.split()[-1].lower()
    return name in ("card", "one") or context.granted or context.kind in _CALLED.get(name, (name,))


def _take_words(words: str) -> Any:
    def take(node: Any) -> Values | None:
        return {} if isinstance(node, Ref) and node.words == words else None

    return take


_DUEL = ("winner", "loser", "challenger", "challenged")
_CARD = ("card", "Holding", "Follower", "Item", "Spell", "Ring", "Region", "Stronghold", "Event", "Strategy", "Terrain",
         "Celestial", "attachment", "Weapon", "Armor")  # fmt: skip
_PROVINCE = (
    "this province",
    "the current province",
    "the current battlefield's province",
    "this battlefield's province",
    "this battlefield's current province",
    "the current battle's province",
)
# Words that always mean the same, whatever was mentioned before.
words(
    "fixed",
    {
        **{f"this {name}": "this" for name in _CARD},
        **dict.fromkeys(("this Personality", "this unit's Personality"), "personality"),
        **dict.fromkeys(_PROVINCE, "province"),
        **dict.fromkeys(("the current battlefield", "this battlefield"), "battlefield"),
        **{f"the {role}": role for role in _DUEL},
        **{f"{duel}'s {role}": role for duel in ("the duel", "this duel") for role in _DUEL},
        **{f"the {role} of {duel}": role for duel in ("the duel", "this duel") for role in _DUEL},
        "the challenged Personality": "challenged",
        "the challenging Personality": "challenger",
        "the losing Personality": "loser",
        "the winning Personality": "winner",
        **dict.fromkeys(("the current enemy army", "the enemy army"), "enemy army"),
        **dict.fromkeys(("your army", "your current army"), "army"),
        **dict.fromkeys(("your dueling Personality", "your duelling Personality"), "duellist"),
        **dict.fromkeys(
            (
                "the opposing Personality in the duel",
                "the opposing Personality in this duel",
                "your opponent's Personality in the duel",
            ),
            "duel opponent",
        ),
        "the attacking army": "attacking army",
        "the defending army": "defending army",
    },
)


def _fixed(context: Context, values: Values) -> Any:
    return _this(context.words(), values["fixed"])(context, values)


rule("this", "{fixed}", make=_fixed, take=lambda node: None)
rule("back", "this one", make=_this("this one"), take=lambda node: None)


def _take_ref(prefix: str) -> Any:
    def take(node: Any) -> Values | None:
        if isinstance(node, Ref) and node.words.startswith(prefix):
            return {"#words": node.words}
        return None

    return take


rule("this", "this {headone}", make=lambda c, v: _this_headed(c, v), take=_take_ref("this "))


def _this_headed(context: Context, values: Values) -> Any:
    words = context.words()
    noun = Noun(("personality",), (values["headone"],))
    if context.kind in ATTACHMENTS:
        context.mention(Ref("bearer"), noun)
        return Ref("bearer", words=words, called=words.removeprefix("this ").removesuffix("'s"))
    kind: Any = context.kind
    context.mention(Ref("this"), replace(noun, kinds=(kind,)))
    return Ref("this", words=words)


def _definite(context: Context, values: Values) -> Any:
    words = context.words()
    noun: Noun = values["npref"]
    plain = tuple(each for each in noun.filters if not isinstance(each, OtherThan))
    if len(plain) < len(noun.filters):
        found = context.the_other(replace(noun, filters=plain), words)
    else:
        found = context.definite(noun, words)
    if found is None and context.focus and noun.kinds == ("personality",):
        if noun.whose == "enemy" or len(plain) < len(noun.filters):  # `the opposing`, `the other`: in the duel
            context.mention(Ref("duel opponent"), noun)
            return Ref("duel opponent", words=words)
    return found if found is not None else context.fail(words)


def _the_target(context: Context, values: Values) -> Any:
    words = context.words()
    noun: Noun = values.get("npref") or Noun(("card",))
    found = context.definite(noun, words, target=True)
    if found is None and "npref" not in values:
        for each in reversed(context.mentions):
            if each.targeted:
                return Ref(each.ref.to, each.ref.slot, words=words) if isinstance(each.ref, Ref) else each.ref
        if words == "the target":
            return context.later_target(words)
    return found if found is not None else context.fail(words)


def _enemy_target(context: Context, values: Values) -> Any:
    """`Target your Samurai and an enemy Personality: ... Bow the enemy target.`: never the one that is yours."""
    words = context.words()
    for each in reversed(context.mentions):
        if each.targeted and each.noun.whose != "your" and isinstance(each.ref, Ref):
            return Ref(each.ref.to, each.ref.slot, words=words)
    return context.fail(words)


def _your_target(context: Context) -> Any:
    """`If your target is destroyed`: what the text has targeted, that of its Ranged Attack too; of several, the one that is
    yours."""
    words = context.words()
    targets = {each.ref: each.noun for each in context.mentions if each.targeted and isinstance(each.ref, Ref)}
    mine = [ref for ref, noun in targets.items() if noun.whose == "your"]
    found = list(targets) if len(targets) == 1 else mine
    return replace(found[0], words=words) if len(found) == 1 else context.fail(words)


rule("npref", "{adj*} {kindone}", make=lambda c, v: _npref(c, v), take=lambda node: None)
rule("npref", "{adj*} {headone}", make=lambda c, v: _npref(c, v), take=lambda node: None, cost=1)


def _npref(context: Context, values: Values) -> Noun:
    kinds: Any = values["kindone"][0] if "kindone" in values else ("card",)
    refuse_doubled(context, (*values["adj"], *([values["headone"]] if "headone" in values else [])))
    filters: list[Filter] = []
    whose: Any = ""
    for each in (*values["adj"], *([values["headone"]] if "headone" in values else [])):
        if isinstance(each, Mark):
            whose = each.value
        else:
            filters.append(each)
    return Noun(kinds, tuple(filters), whose)


for _word in ("the", "that"):
    rule("back", f"{_word} {{npref}}", make=_definite, take=_take_ref(f"{_word} "), cost=1)
    rule("back", f"{_word} target {{npref}}", make=_the_target, take=_take_ref(f"{_word} "))
    rule("back", f"{_word} target", make=_the_target, take=_take_ref(f"{_word} "))
    rule("back", f"{_word} enemy target", make=_enemy_target, take=_take_ref(f"{_word} "))
    rule("back", f"{_word} opposing target", make=_enemy_target, take=_take_ref(f"{_word} "))
    rule("back", f"{_word} targeted {{npref}}", make=_the_target, take=_take_ref(f"{_word} "))
    rule("back", f"{_word} chosen {{npref}}", make=_definite, take=_take_ref(f"{_word} "))
rule("back", "your target", make=lambda c, v: _your_target(c), take=_take_ref("your "), cost=-1)


def _performer(context: Context, values: Values) -> Any:
    words = context.words()
    for each in context.mentions:
        if any(getattr(part, "name", "") == "performing" for part in each.noun.filters) and isinstance(each.ref, Ref):
            return Ref(each.ref.to, each.ref.slot, words=words)
    return Ref("performer", words=words)


rule("back", "your [chosen] performer", make=_performer, take=_take_ref("your "))
rule("back", "the performer", make=_performer, take=_take_ref("the "))


_MODAL = ("cannot", "can", "may", "will", "must", "do", "have")


def _means_all(context: Context, noun: Noun) -> bool:
    """`Your Samurai cannot be bowed.`: a word that is the same in the plural, before a verb that is."""
    following = context.tokens[context.end].word if context.end < len(context.tokens) else ""
    last = noun.filters[-1] if noun.filters else None
    if following not in _MODAL or noun.kinds != ("card",) or not isinstance(last, HasKeyword):
        return False
    return not last.form and last.keyword.lower() in SAME_PLURAL


def _your_thing(context: Context, values: Values) -> Any:
    """`your Samurai`: the one mentioned before, else any one of them."""
    noun = replace(values["npone"], whose="your")
    words = context.words()
    found = context.definite(noun, words)
    if found is not None and not context.in_pattern:
        return found
    if _means_all(context, noun):
        context.mention(Each(noun), noun, plural=True)
        return Each(noun)
    if context.focus and noun.kinds == ("personality",) and not noun.filters:
        context.mention(Ref("duellist"), noun)
        return Ref("duellist", words=words)
    return chosen(context, Chosen(noun, form="your {npone}"))


def _take_your(node: Any) -> Values | None:
    if isinstance(node, Each) and node.form == "your {npone}":
        return {"npone": node.noun}
    if isinstance(node, Chosen) and node.noun.whose == "your" and (node.least, node.most) == (1, 1):
        return {"npone": node.noun}
    return None


rule("choice", "your {npone}", make=_your_thing, take=_take_your)

# -------------------------------------------------------------------------- several things mentioned before


def _are_created(context: Context, asked: Noun | None) -> bool:
    """Has the text created several of what it asks for?"""
    kinds = {"card"} if asked is None else {*asked.kinds, "card"}
    return any(each.ref == Ref("created") and each.plural and kinds & set(each.noun.kinds) for each in context.mentions)


def _all_targets(kinds: tuple[str, ...] = ()) -> Any:
    def make(context: Context, values: Values) -> Any:
        words = context.words()
        asked = values.get("npmany") or (Noun(values["kindmany"][0]) if "kindmany" in values else None)
        if words.startswith(("these ", "those ")) and _are_created(context, asked):
            return Ref("created", words=words)
        refs: list[Any] = []
        for each in context.mentions:
            if not isinstance(each.ref, Ref) or each.ref.to != "slot" or each.noun.kinds == ("player",):
                continue
            if asked is not None and not set(asked.kinds) & {*each.noun.kinds, "card"}:
                continue
            if "target" in words and not each.targeted:
                continue
            if each.ref not in refs:
                refs.append(each.ref)
        if not refs:
            for each in reversed(context.mentions):
                if each.plural and (asked is None or set(asked.kinds) & {*each.noun.kinds, "card"}):
                    return (
                        replace(each.ref, words=words)
                        if isinstance(each.ref, Ref)
                        else replace(each.ref, form="=" + words)
                    )
            return context.fail(words)
        if (
            len(refs) == 1
            and words.startswith("both")
            and not any(each.plural and each.ref == refs[0] for each in context.mentions)
        ):
            itself = [each for each in context.mentions if each.ref == Ref("this")]
            if not itself or "target" in words:
                return context.fail(words)
            refs.append(Ref("this"))
        if len(refs) == 1:
            return Ref("slot", refs[0].slot, words=words)
        return Several(tuple(refs), form="=" + words)

    return make


_TARGETS = ("targets", "of the targets", "of them", "those cards", "of those cards", "of these cards")
words(
    "targets",
    dict.fromkeys(
        (
            *(
                "both",
                "each target",
                "all targets",
                "each one",
                "the targets",
                "the targeted cards",
                "the targeted units",
            ),
            *(f"{all_} {what}" for all_ in ("both", "each", "all") for what in _TARGETS[1:3]),
            "both targets",
        ),
        "targets",
    ),
)
_THOSE = ("those", "these", "the two", "the", "the targeted", "the chosen")
words(
    "of_those",
    dict.fromkeys(
        ("both", *_THOSE, "all those", *(f"{all_} of {those}" for all_ in ("each", "all", "both") for those in _THOSE)),
        "those",
    ),
)
rule("back", "{targets}", make=_all_targets(), take=lambda n: None, cost=1)
rule("back", "{of_those} {kindmany}", make=_all_targets(), take=lambda n: None, cost=2)


def _one_of_them(context: Context, values: Values) -> Any:
    words = context.words()
    many = context.pronoun("them", "they")
    kinds = context.mentions[-1].noun.kinds if context.mentions and context.mentions[-1].ref == many else ("card",)
    return chosen(context, Chosen(Noun(kinds, (Among(many),)), form="=" + words))


def _in_order(context: Context, kinds: frozenset[str]) -> list[Any]:
    """What was targeted (or, where kinds are told, mentioned) one by one, in the order of the text."""
    found: list[Any] = []
    for each in context.mentions:
        if not isinstance(each.ref, Ref) or each.implied or each.ref == Ref("this"):
            continue
        if (kinds and not kinds & {*each.noun.kinds, "card"}) or (not kinds and not each.targeted):
            continue
        members = [Nth(each.ref, 0), Nth(each.ref, 1)] if each.plural else [each.ref]
        found.extend(member for member in members if member not in found)
    return found


def _nth(context: Context, values: Values) -> Any:
    words_ = context.words()
    found = _in_order(context, frozenset(values["kindone"][0]) if "kindone" in values else frozenset())
    if values["ordinal"] >= len(found):
        return context.fail(words_)
    one = found[values["ordinal"]]
    return replace(one, words=words_) if isinstance(one, Ref) else replace(one, form="=" + words_)


words("ordinal", {word: number for number, word in enumerate(("first", "second", "third", "fourth"))})
rule("back", "the {ordinal} target", make=_nth, take=lambda n: None)
rule("back", "the {ordinal} {kindone}", make=_nth, take=lambda n: None)
rule("back", "the {ordinal}", make=_nth, take=lambda n: None, cost=4)


def _other_target(context: Context, values: Values) -> Any:
    words = context.words()
    slots = [
        each.ref.slot for each in context.mentions if isinstance(each.ref, Ref) and each.targeted and each.ref.slot >= 0
    ]
    others = {slot for slot in slots if slot != slots[-1]}
    return Ref("slot", others.pop(), words=words) if len(others) == 1 else context.fail(words)


def _the_other_one(context: Context) -> Any:
    """`Your Personality challenges the other.`: the other one of two Personalities."""
    found = context.the_other(Noun(("personality",)), context.words())
    return found if found is not None else context.fail(context.words())


def _attacked(context: Context, values: Values) -> Any:
    words = context.words()
    for each in reversed(context.mentions):
        if each.targeted and isinstance(each.ref, Ref):
            context.mentions.append(replace(each, implied=False))
            return Ref("slot", each.ref.slot, words=words)
    return context.fail(words)


# What the text has done something to: `the discarded card`, `your drawn cards`.
words(
    "done_to",
    {
        f"{the} {done}": to
        for the in ("the", "your")
        for done, to in (
            ("shown", "found"),
            ("revealed", "found"),
            ("drawn", "found"),
            ("found", "found"),
            ("discarded", "discarded"),
            ("removed", "removed"),
            ("created", "created"),
            ("named", "named"),
        )
    },
)
for _kind in ("kindone", "kindmany"):
    rule("back", f"{{done_to}} {{{_kind}}}", make=lambda c, v: Ref(v["done_to"], words=c.words()), take=lambda n: None)
rule("back", "these cards", make=lambda c, v: Ref("found", words=c.words()), take=lambda n: None)


def _destroyed(context: Context, values: Values) -> Any:
    """What the trigger says is destroyed, else what the text itself or its costs destroyed."""
    words = context.words()
    answers = any(each.ref == Ref("subject") for each in context.mentions) and _answers_destruction(context)
    return Ref("subject" if answers else "destroyed", words=words)


def _answers_destruction(context: Context) -> bool:
    """Does the trigger of the text at hand speak of destruction?"""
    before = [token.word for token in context.tokens[: context.start]]
    starts = [number for number, word in enumerate(before) if word in ("after", "before", "when")]
    if not starts:
        return False
    trigger = before[starts[-1] :]
    stops = [trigger.index(mark) for mark in (":", ",") if mark in trigger]
    return any(word.startswith("destroy") for word in trigger[: min(stops, default=len(trigger))])


for _the in ("the", "your"):
    rule("back", f"{_the} destroyed {{kindone}}", make=_destroyed, take=lambda n: None)


def _the_ring(context: Context, values: Values) -> Any:
    return chosen(context, Chosen(values["ring"]))


rule("ring", "Ring of [the] {kwname}", make=_ring, take=_take_ring)
rule("ring", "Ring of [the] {kwname} {post*}", make=lambda c, v: _ring_there(c, v), take=lambda n: None, cost=1)
rule("choice", "the {ring}", make=_the_ring, take=lambda n: {"ring": n.noun} if isinstance(n, Chosen) else None)


def _ring_there(context: Context, values: Values) -> Any:
    noun = _ring(context, values)
    whose: Any = ""
    zone: Any = ""
    words = ["{}"]
    filters: list[Filter] = []
    for each in values["post"]:
        if isinstance(each, Mark):
            whose, zone = each.whose or each.value, each.value if each.field == "zone" else ""
            words.append(each.words)
        else:
            filters.append(each)
            words.append("{}")
    title = "Ring of " + ("the " if "Ring of the" in context.rule_form else "") + str(values["kwname"])
    # The title stands last among the filters: it is written by itself.
    return replace(noun, filters=(*filters, *noun.filters), whose=whose, zone=zone, form=" ".join([title, *words[1:]]))


rule("back", "the enemy's discarded card", make=_this("", "discarded by enemy"), take=lambda n: None)
rule("back", "the target of the Ranged Attack", make=_attacked, take=lambda n: None)
rule("back", "its target", make=_attacked, take=lambda n: None)
rule("back", "the other target", make=_other_target, take=lambda n: None)
rule("back", "the other", make=lambda c, v: _the_other_one(c), take=lambda n: None, cost=3)
words(
    "one_of_them",
    dict.fromkeys(
        ("one of them", "one of those", "one of these", "one of those cards", "one of these cards", "any one of them"),
        1,
    ),
)
rule("choice", "{one_of_them}", make=_one_of_them, take=lambda n: None)


def _another_target(context: Context, values: Values) -> Any:
    words = context.words()
    many = context.pronoun("them", "they")
    return chosen(context, Chosen(Noun(("personality",), (Among(many), State("different"))), form="=" + words))


for _words in ("a second different Personality you targeted", "a third different Personality you targeted"):
    rule("choice", _words, make=_another_target, take=lambda n: None)


def _some_of_them(context: Context, values: Values) -> Any:
    words = context.words()
    many = context.pronoun("them", "they")
    noun: Noun = values["npone"]
    node = chosen(context, Chosen(replace(noun, filters=(*noun.filters, Among(many))), form="=" + words))
    context.mentions.append(context.mentions[-1])
    return node


rule(
    "choice",
    "one from your hand",
    make=lambda c, v: chosen(
        c, Chosen(Noun(("card",), (), "your", None, "hand", form="-"), form="=one from your hand")
    ),
    take=lambda n: None,
)
rule(
    "choice",
    "one of your focused cards",
    make=lambda c, v: chosen(
        c, Chosen(Noun(("card",), (), "your", None, "focused", form="-"), form="=one of your focused cards")
    ),
    take=lambda n: None,
)
rule(
    "choice",
    "(a|any) focused card",
    make=lambda c, v: chosen(c, Chosen(Noun(("card",), (), "", None, "focused", form="-"), form="=" + c.words())),
    take=lambda n: None,
)
rule("choice", "one of them that is (a|an) {npone}", make=_some_of_them, take=lambda n: None)
rule("choice", "one that is (a|an) {npone}", make=_some_of_them, take=lambda n: None)
rule("choice", "(a|an) {npone} among them", make=_some_of_them, take=lambda n: None)


def _of_the_found(context: Context, values: Values) -> Any:
    """`Look at his hand and discard a card from it.`: one of the cards that were looked at or shown."""
    if not any(each.ref == Ref("found") for each in context.mentions):
        return context.fail(context.words())
    noun: Noun = values["npone"]
    filters = (*noun.filters, Among(Ref("found")))
    return chosen(context, Chosen(replace(noun, filters=filters), form="=" + context.words()))


rule(
    "post",
    "(revealed|shown|looked at) this way",
    make=lambda c, v: Among(Ref("found")),
    take=lambda n: {} if n.form.endswith("this way") else None,
)
for _from in ("from it", "from there", "from that hand", "from among them", "from among those cards", "of those cards"):
    rule("choice", f"(a|an|one) {{npone}} {_from}", make=_of_the_found, take=lambda n: None, cost=1)
