"""Program to English: prints each node with the production it was read from, or with the first that can say it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from rokugan.cards.grammar.doers import by_player
from rokugan.cards.grammar.layout import noun_pieces
from rokugan.cards.parsing.table import PIECE, Productions, Rule, Slot, Values, Verbatim, match
from rokugan.cards.worded import CLASSIC, words_of
from rokugan.language.classic.words.words import NUMBER_WORDS, join, tokens_of
from rokugan.language.language import Bearer, CannotWrite
from rokugan.program import (
    Ability,
    Effect,
    FocusEffect,
    GoldSource,
    Modify,
    Negate,
    Node,
    Noun,
    Number,
    Program,
    Ref,
    Triggered,
    Uses,
    walk,
)
from rokugan.program.node import has_wording


class NoWords(CannotWrite):
    """A node that no production can say, where one of some categories is wanted."""

    def __init__(self, node: Any, categories: tuple[str, ...] = ()) -> None:
        super().__init__(node)
        self.node: Any = node
        self.categories: tuple[str, ...] = categories

    def __str__(self) -> str:  # not told before it is asked: most are caught while other words are tried
        wanted = f" as {' or '.join(self.categories)}" if self.categories else ""
        return f"no words for {self.node!r}{wanted}"


# How a reference is said that keeps no words of its own.
PLAIN = {
    "this": "this card",
    "bearer": "this Personality",
    "province": "this province",
    "winner": "the winner",
    "loser": "the loser",
    "battlefield": "the current battlefield",
    "slot": "the target",
    "each": "it",
    "subject": "it",
    "performer": "your performer",
    "challenged": "the challenged",
    "found": "it",
}


class Writer:
    """Prints programs with the productions of a table."""

    def __init__(self, table: Productions, plain: Mapping[str, str]) -> None:
        self.table = table
        self.plain = plain

    def pieces_of(self, node: Any, *categories: str) -> list[str]:
        """The words of a node where one of these categories is wanted."""
        if isinstance(node, Verbatim):
            return node.words.split(" ")
        if isinstance(node, Ref):
            if node.words:
                return node.words.split(" ")
            words = f"this {node.called}".split() if node.called else self.plain.get(node.to, "it").split()
            return [*words, "'s"] if "poss" in categories and "subj" not in categories else words
        if isinstance(node, Number) and NUMBER_WORDS.get(node.form) == node.value:
            return [node.form]
        if isinstance(node, Node) and node.form.startswith("@"):
            node = replace(node, form=node.form[1:])
        if isinstance(node, Node) and node.form.startswith("="):
            return node.form[1:].split(" ")
        if isinstance(node, Node) and node.form:
            outer, bar, inner = node.form.partition("|")
            outer, *said = outer.split("~")
            known = self.table.by_form.get(outer, ())
            if len(known) > 1:  # the same words may mean something else as another part of a sentence
                known = sorted(known, key=lambda production: production.category not in categories)
            for production in known:
                found = self._say(production, replace(node, form=inner) if bar else node, wrapped=bool(bar), said=said)
                if found is not None:
                    return found
            if isinstance(node, Negate) and not node.until:  # the words do not tell these apart (see blocks.lasting)
                return self.pieces_of(replace(node, until="now"), *categories)
        if isinstance(node, Noun):
            return noun_pieces(node, self.pieces_of)
        if isinstance(node, tuple) and node and categories[0].startswith("changes"):
            return self._changes(node)
        if isinstance(node, tuple) and node and categories[0] == "mods":
            return self._phrase(node)
        for category in categories:
            found = self._default(node, category, set())
            if found is not None:
                return found
        raise NoWords(node, categories)

    def _say(self, production: Rule, node: Any, *, wrapped: bool = False, said: Sequence[str] = ()) -> list[str] | None:
        values: Values | None = {}
        assert values is not None
        if wrapped and isinstance(production.tree, Slot):
            values = {production.tree.name: node}
        elif production.take is not None:
            values = production.take(node)
        elif production.tree is None or isinstance(production.tree, Slot) or not match(production.tree, node, values):
            values = None
        if values is None:
            return None
        if "#words" in values:
            return str(values["#words"]).split(" ")
        return self._fill_template(production, values, said)

    def _fill_template(self, production: Rule, values: Values, said: Sequence[str] = ()) -> list[str] | None:
        pieces: list[str] = []
        spoken = iter(said)
        literals = iter(_spelled(production.form))
        for name, text in production.parts:
            if not name:
                pieces.append(next(literals))
                continue
            if text in self.table.classes:
                words = next(spoken, "")
                if words and (name not in values or self.table.classes[text](words) == values[name]):
                    pieces.extend(words.split())
                    continue
                usual = (
                    self.table.terminals[text].write(values[name])
                    if name in values
                    else next(iter(self.table.meanings.get(text, ("",)))).split()
                )
                if not usual:
                    return None
                pieces.extend(usual)
                continue
            if name not in values:
                return None
            value = values[name]
            if text.endswith("*"):
                for each in value:
                    pieces.extend(self.pieces_of(each, text[:-1]))
            else:
                try:
                    pieces.extend(self.pieces_of(value, text))
                except CannotWrite:
                    return None
        return pieces

    def _able(self, category: str, kind: type) -> list[Rule]:
        """The productions of a category that may say a node of that type, in the order of the table."""
        found = self.table.able.get((category, kind))
        if found is None:
            found = [
                production
                for production in self.table.rules.get(category, ())
                if production.take is not None or not isinstance(production.tree, Node) or type(production.tree) is kind
            ]
            self.table.able[category, kind] = found
        return found

    def _default(self, node: Any, category: str, seen: set[str]) -> list[str] | None:
        """The first production of the category, or of one it passes on to, that can say the node."""
        if category in seen:
            return None
        seen.add(category)
        if category in self.table.terminals:
            return self.quoted(node) if isinstance(node, Program) else self.table.terminals[category].write(node)
        for production in self._able(category, type(node)):
            passes = production.make is None and isinstance(production.tree, Slot)
            if passes and len(production.parts) == 1:
                found = self._default(node, production.parts[0][1], seen)
            elif passes and isinstance(node, tuple):
                continue
            elif passes:
                found = self._with_usual_words(production, node, seen)
            else:
                found = self._say(production, node)
            if found is not None:
                return found
        return None

    def _with_usual_words(self, production: Rule, node: Any, seen: set[str]) -> list[str] | None:
        """The words of a node in its usual wording, with the words that the production puts around them."""
        name = production.tree.name
        inner = self._default(node, dict(production.parts)[name], seen)
        return None if inner is None else self._fill_template(production, {name: Verbatim(" ".join(inner))})

    def _changes(self, changes: tuple[Any, ...]) -> list[str]:
        """`+2F/+1C`, `+1F and Cavalry`. Changes read from one phrase stand together; `&` begins another phrase."""
        groups: list[list[Any]] = []
        joints: list[list[str]] = []
        for each in changes:
            apart = each.form.startswith("&")
            joint = []
            if apart:
                words, _, form = each.form[1:].partition("~")
                joint = words.split()
                each = replace(each, form=form)
            if groups and not apart and _together(groups[-1][-1], each):
                groups[-1].append(each)
            else:
                groups.append([each])
                joints.append(joint)
        pieces: list[str] = []
        for number, group in enumerate(groups):
            if number and joints[number]:
                pieces.extend(joints[number])
            elif number:
                if len(groups) > 2:
                    pieces.append(",")
                if number == len(groups) - 1:
                    pieces.append("and")
            pieces.extend(self._phrase(tuple(group)))
        return pieces

    def _phrase(self, changes: tuple[Any, ...]) -> list[str]:
        outer, bar, _ = changes[0].form.partition("|")
        outer, *said = outer.split("~")
        if bar:
            for production in self.table.by_form.get(outer, ()):
                values: Values | None = None
                if production.take is not None:
                    values = production.take(changes)
                elif isinstance(production.tree, Slot):
                    first = replace(changes[0], form=changes[0].form.partition("|")[2])
                    values = {production.tree.name: (first, *changes[1:])}
                found = self._fill_template(production, values, said) if values is not None else None
                if found is not None:
                    return found
        shown = self.table.terminals["mods"].write(changes)
        if shown is not None:
            return shown
        found = None
        if len(changes) == 1:
            return self.pieces_of(changes[0], "change")
        raise NoWords(changes)

    # -------------------------------------------------------------------------------------- the text box

    def write(self, program: Program) -> str:
        """The text box of a card."""
        layout, *remarks = program.form.split("\t")
        return _with_remarks(join(self._box(program, layout)), remarks)

    def effects(self, effects: tuple[Effect, ...]) -> str:
        """Effects without a capital and a full stop, as an alternative is named. What another player does is said as if to
        him: `lose 2 honor`."""
        shipped = None if has_wording(effects) else words_of(CLASSIC, "effects", effects)
        if shipped is not None:
            return shipped
        actor = next((each for node in effects for each in walk(node) if each.form.startswith("@")), None)
        if actor is not None:
            effects = by_player(effects, replace(actor, form=actor.form[1:]), back=True)
        words = self.write(Program(abilities=(Ability(("open",), effects),)))
        return words.partition(":")[2].strip().rstrip(".").lower()

    def quoted(self, program: Program) -> list[str]:
        """A text box inside quotes."""
        pieces = self._box(program, program.form.split("\t")[0])
        mark = program.form.rpartition("\t")[2]
        if mark in (",", "-") and pieces and pieces[-1] == ".":
            pieces = pieces[:-1] if mark == "-" else [*pieces[:-1], ","]
        return ['"', *pieces, '"']

    def _box(self, program: Program, layout: str) -> list[str]:
        keywords, traits, abilities = list(program.keywords), list(program.traits), list(program.abilities)
        pieces: list[str] = []
        known = not has_wording(program)
        for mark in layout.split() if layout else _box_layout(program):
            if mark.startswith("k") and keywords:
                pieces.extend(keywords.pop(0).split())
                if len(mark) > 1:
                    pieces.append(mark[1])
            elif mark == "t" and traits:
                trait = traits.pop(0)
                pieces.extend(_shipped(trait, known) or self.trait_pieces(trait))
            elif mark == "a" and abilities:
                ability = abilities.pop(0)
                pieces.extend(_shipped(ability, known) or self.ability_pieces(ability))
            elif mark == "/":
                pieces.append("\n")
        return pieces

    def ability_pieces(self, ability: Ability) -> list[str]:
        """The words of an ability."""
        return self._laid_out(ability, ability.form or _ability_layout(ability), ability.effects, ability)

    def trait_pieces(self, trait: Node) -> list[str]:
        """The words of a trait, with its period."""
        if isinstance(trait, GoldSource) and (trait.form[:3] in ("{x}", "{c}") or not trait.form):
            costs = list(trait.costs)
            pieces: list[str] = []
            for mark in (trait.form or " and ".join("{x}" for _ in costs) + " : {p} .").split():
                if mark == "{x}":
                    pieces.extend(self.pieces_of(costs.pop(0), "cost"))
                elif mark == "{c}":
                    pieces.extend(self.pieces_of(trait.condition, "if"))
                elif mark == "{p}":
                    pieces.extend(self.pieces_of(trait.produce, "produce"))
                else:
                    pieces.append(mark)
            return pieces
        if isinstance(trait, (Triggered, FocusEffect)):
            form = trait.form
            if isinstance(trait, Triggered):
                trait = replace(trait, from_hand=False)  # the words of its effects say so
            if form in self.table.by_form:
                return [*self.pieces_of(trait, "trait"), "."]
            if not form:
                form = " ".join(_default_block(trait))
                if isinstance(trait, FocusEffect):
                    form = "Focus Effect : " + form
            return self._laid_out(trait, form, trait.effects, None)
        pieces = self.pieces_of(trait, "trait")
        return pieces if pieces[-1] == '"' else [*pieces, "."]

    def _laid_out(self, node: Any, layout: str, effects: tuple[Node, ...], ability: Ability | None) -> list[str]:
        conditions, constraints, rest = list(node.conditions), list(node.constraints), list(effects)
        allowances = [each for each in ability.allowances if each.form != "-"] if ability is not None else []
        pieces: list[str] = []
        for mark in layout.split():
            if mark in ("{head}", "{turned}") and ability is not None:
                types = "/".join(each.capitalize() for each in ability.designators).split()
                late = ability.keywords[-1:] if mark == "{turned}" else ()
                pieces.extend((*ability.keywords[: len(ability.keywords) - len(late)], *types, *late))
            elif mark == "{t}":
                pieces.extend(self.pieces_of(node.trigger, "trigger"))
            elif mark == "{c}":
                pieces.extend(self.pieces_of(conditions.pop(0), "if"))
            elif mark == "{x}":
                pieces.extend(self.pieces_of(constraints.pop(0), "targeting", "cost"))
            elif mark == "{w}":
                pieces.extend(self.pieces_of(allowances.pop(0), "allowance", "effect0"))
            elif mark == "{u}":
                pieces.extend(self.pieces_of(ability.uses if ability is not None else Uses(), "uses"))
            elif mark == "{e}":
                pieces.extend(self.pieces_of(rest.pop(0), "sentence", "color", "special"))
            else:
                pieces.append(mark)
        return pieces


@cache
def _spelled(form: str) -> tuple[str, ...]:
    """The words of a template between its slots, with its capitals and small letters."""
    words = (piece.group() for part in form.split() for piece in PIECE.finditer(part) if not piece.group(1))
    return tuple(token.text for word in words for token in tokens_of(word)[0])


def _together(one: Node, other: Node) -> bool:
    return (
        isinstance(one, Modify)
        and isinstance(other, Modify)
        and one.stat in ("force", "chi", "personal_honor")
        and other.stat in ("force", "chi", "personal_honor")
        and type(one.amount) is type(other.amount)
    )


def _shipped(node: Node, known: bool) -> list[str]:
    """The words that a shipped card has for a trait or ability, if its text keeps none of its own."""
    words = words_of(CLASSIC, "sentence", node) if known else None
    return [] if words is None else [words]


def _box_layout(program: Program) -> list[str]:
    layout: list[str] = []
    for number in range(len(program.keywords)):
        layout.append("k•" if number + 1 < len(program.keywords) else "k")
    for mark, count in (("t", len(program.traits)), ("a", len(program.abilities))):
        for _ in range(count):
            if layout:
                layout.append("/")
            layout.append(mark)
    return layout


def _with_remarks(text: str, remarks: list[str]) -> str:
    if not remarks:
        return text
    tokens = tokens_of(text)[0]
    for each in reversed(remarks):
        number, _, words = each.partition(":")
        after = min(int(number), len(tokens) - 1)
        place = tokens[after].end if after >= 0 else 0
        text = f"{text[:place]} {words}{text[place:]}"
    return text


def _ability_layout(ability: Ability) -> str:
    return " ".join(["{head} :", *_default_block(ability)])


def _default_block(node: Ability | Triggered | FocusEffect) -> list[str]:
    parts: list[str] = []
    if isinstance(node, Ability):
        if node.uses != Uses():
            parts.append("{u}")
        parts.extend("{w}" for each in node.allowances if each.form != "-")
    if isinstance(node, (Ability, Triggered)) and node.trigger is not None:
        parts.append("{t}")
    parts.extend("{c}" for _ in node.conditions)
    parts.extend("{x}" for _ in node.constraints)
    layout = " , ".join(parts).split()
    if layout:
        layout.append(":")
    for _ in node.effects:
        layout.extend(["{e}", "."])
    return layout


class ClassicWording:
    """The wording of the classic game: nodes that keep their words are written with them, others with the first production that
    can say them, and references in these plain words."""

    def __init__(self, plain: Mapping[str, str] = PLAIN) -> None:
        self.plain = plain

    def write(self, productions: Productions, program: Program, bearer: Bearer) -> str:
        """The text box of a card. A production takes apart only trees that productions make; another it cannot say."""
        try:
            return Writer(productions, self.plain).write(program)
        except (AttributeError, IndexError, KeyError) as error:
            raise CannotWrite(str(error)) from None
