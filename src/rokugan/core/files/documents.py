"""Reading files that people write: the one way from a file to plain data, for YAML and for JSON.

A document is text of a limited size and depth, each key of a mapping once, and numbers that a machine can hold. What is
not so is one sentence with the file, the line and the remedy. Nothing here recurses, so no depth can end the process;
whether the data has the form that a scenario or a deck has is asked of `shapes`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Hashable
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

import yaml

from rokugan.catalogue import say
from rokugan.errors import RokuganError, brief, quote

MOST_BYTES: Final = 4_000_000
MOST_VALUES: Final = 500_000  # an alias counts as all that it stands for
DEEPEST: Final = 60
LONGEST_PATH: Final = 255
LARGEST: Final = 2**63 - 1

Fault = type[RokuganError]

_PRIMITIVE: Final = "tag:yaml.org,2002:"
_CLOSING: Final = {"{": "}", "[": "]"}
# What a JSON text is made of, as far as depth, keys and numbers go.
_JSON_PART = re.compile(r'"((?:[^"\\]|\\.)*+)("?)(\s*:)?|([\[{])|([\]}])|((?<![.\d])\d{19,})', re.DOTALL)
_SURROGATE = re.compile(r"\\u[dD][89a-fA-F]")


def read_text(path: Path, fault: Fault, what: str) -> str:
    """The text of a file, which messages call `what`."""
    try:
        with path.open("rb") as file:
            content = file.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        reason = getattr(error, "strerror", None) or str(error)
        raise fault(say("files.cannot_be_read", where=named(path), what=what, reason=reason)) from None
    if len(content) > MOST_BYTES:
        raise fault(say("files.is_larger", path=path, what=what, most=MOST_BYTES // 1_000_000))
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = content.count(b"\n", 0, error.start) + 1
        raise fault(say("files.is_not_utf_8", path=path, line=line, what=what)) from None


def named(path: Path) -> str:
    """A file as messages name it: whole, if a file can be called so."""
    return str(path) if len(str(path)) <= LONGEST_PATH else brief(path)


def read_document(path: Path, fault: Fault, what: str) -> object:
    """The plain data in a file: JSON if it is named so, else YAML."""
    text = read_text(path, fault, what)
    return (parse_json if path.suffix == ".json" else parse_yaml)(text, str(path), fault)


# ------------------------------------------------------------------------------------------------ YAML


def parse_yaml(text: str, where: str, fault: Fault) -> object:
    """The plain data that a YAML text says.

    >>> parse_yaml("{a: [1, yes, x], b: null}", "it", RokuganError)
    {'a': [1, True, 'x'], 'b': None}
    """
    loader = getattr(yaml, "CSafeLoader", yaml.SafeLoader)(text)
    try:
        return _Builder(where, fault).build(loader.get_event)
    except yaml.YAMLError as error:
        mark = getattr(error, "problem_mark", None)
        line = say("files.at_line", line=mark.line + 1) if mark is not None else ""
        reason = getattr(error, "problem", None) or getattr(error, "reason", "") or say("files.it_ends_too_early")
        raise fault(say("files.not_well_formed_yaml", where=where, line=line, reason=reason)) from None
    finally:
        loader.dispose()


class _Open:
    """A mapping or list whose end has not been read yet."""

    def __init__(self, content: dict[Any, Any] | list[Any], anchor: str | None, before: int) -> None:
        self.content: dict[Any, Any] | list[Any] = content
        self.anchor: str | None = anchor
        self.before: int = before  # how many values there were when it began
        self.keyed: bool = False  # is `key` waiting for its value?
        self.key: Any = None
        self.merged: list[dict[Any, Any]] = []  # what `<<` brings in, unless the mapping itself says otherwise


class _Builder:
    """Data made from the events of a YAML parser, on a stack of its own."""

    def __init__(self, where: str, fault: Fault) -> None:
        self.where: str = where
        self.fault: Fault = fault
        self.stack: list[_Open] = []
        self.anchors: dict[str, tuple[Any, int]] = {}
        self.values: int = 0
        self.result: Any = None

    def refuse(self, event: yaml.Event, sentence: str) -> RokuganError:
        """The error at the line of an event."""
        assert event.start_mark is not None
        return self.fault(f"{self.where}, line {event.start_mark.line + 1}: {sentence}")

    def build(self, following: Callable[[], Any]) -> object:
        """The data of the one document."""
        documents = 0
        while True:
            event = following()
            kind = type(event)
            if kind is yaml.ScalarEvent:
                value = self.scalar(event)
                if event.anchor is not None:
                    self.anchors[event.anchor] = (value, 1)
                self.add(event, value, 1)
            elif kind is yaml.MappingStartEvent:
                self.begin(event, {}, "map")
            elif kind is yaml.SequenceStartEvent:
                self.begin(event, [], "seq")
            elif kind is yaml.MappingEndEvent or kind is yaml.SequenceEndEvent:
                self.end(event)
            elif kind is yaml.AliasEvent:
                self.alias(event)
            elif kind is yaml.DocumentStartEvent:
                documents += 1
                if documents > 1:
                    raise self.refuse(event, say("files.a_second_document_begins"))
            elif kind is yaml.StreamEndEvent:
                return self.result

    def begin(self, event: yaml.CollectionStartEvent, content: dict[Any, Any] | list[Any], tag: str) -> None:
        """A mapping or list begins."""
        if event.tag is not None and event.tag not in ("!", _PRIMITIVE + tag):
            raise self.refuse(event, say("files.the_tag_is_not_known_here", tag=quote(event.tag)))
        if len(self.stack) >= DEEPEST:
            raise self.refuse(event, say("files.lists_and_mappings_are_nested", most=DEEPEST))
        self.stack.append(_Open(content, event.anchor, self.values))

    def end(self, event: yaml.Event) -> None:
        """The innermost mapping or list ends and goes where it belongs."""
        ended = self.stack.pop()
        if isinstance(ended.content, dict):
            for merged in ended.merged:
                for key, value in merged.items():
                    ended.content.setdefault(key, value)
        if ended.anchor is not None:
            self.anchors[ended.anchor] = (ended.content, self.values - ended.before + 1)
        self.add(event, ended.content, 1)

    def alias(self, event: yaml.AliasEvent) -> None:
        """`*name`: what `&name` stood before, which is counted as if it were written out."""
        if event.anchor not in self.anchors:
            raise self.refuse(event, say("files.stands_for_nothing_that_is_written_above", anchor=event.anchor))
        content, size = self.anchors[event.anchor]
        self.add(event, content, size)

    def add(self, event: yaml.Event, value: object, size: int) -> None:
        """A value takes its place: in a list, as a key, as the value of a key, or as the whole."""
        self.values += size
        if self.values > MOST_VALUES:
            raise self.refuse(event, say("files.more_values", most=f"{MOST_VALUES:,}"))
        if not self.stack:
            self.result = value
            return
        around = self.stack[-1]
        content = around.content
        if isinstance(content, list):
            content.append(value)
        elif not around.keyed:
            self.check_key(event, value, content)
            around.key = value
            around.keyed = True
        else:
            around.keyed = False
            if around.key is MERGE:
                self.merge(event, value, around)
            else:
                content[around.key] = value

    def check_key(self, event: yaml.Event, key: object, content: dict[Any, Any]) -> None:
        """A key is one word or number, and new."""
        if not isinstance(key, Hashable):
            raise self.refuse(event, say("files.a_list_or_mapping_stands_where_a_key"))
        if key in content:
            raise self.refuse(event, say("files.the_key_is_given_twice", word=quote(key)))
        if key is not MERGE:
            content[key] = None  # it keeps its place, and is known when it comes again

    def merge(self, event: yaml.Event, value: object, around: _Open) -> None:
        """`<<: *other`: the keys of another mapping, or of several, the first of which prevails."""
        given = value if isinstance(value, list) else [value]
        mappings = [each for each in given if isinstance(each, dict)]
        if len(mappings) != len(given):
            raise self.refuse(event, say("files.merging_needs_a_mapping"))
        self.values += sum(len(each) for each in mappings)
        around.merged.extend(mappings)

    def scalar(self, event: yaml.ScalarEvent) -> object:
        """A single value, by its tag or, if it is plain, by what it looks like."""
        plain, _ = event.implicit
        try:
            if event.tag is None or event.tag == "!":
                return plain_value(event.value) if plain else event.value
            tag = event.tag.removeprefix(_PRIMITIVE)
            if tag == "str":
                return event.value
            if tag in ("null", "bool", "int", "float"):
                return typed(tag, event.value)
        except ValueError as error:
            raise self.refuse(event, str(error)) from None
        raise self.refuse(event, say("files.the_tag_is_not_known_here", tag=quote(event.tag)))


class _Merge:
    """The key `<<`, which is no key but says that other keys are meant."""


MERGE: Final = _Merge()
_WORDS: Final = {"yes": True, "true": True, "on": True, "no": False, "false": False, "off": False}


@lru_cache(100_000)
def plain_value(text: str) -> object:
    """Return what a word without quotes is in YAML: a number, true, false, nothing, or text; ValueError says what it cannot be.

    >>> [plain_value(text) for text in ("12", "-0x1f", "1_000", "no", "~", "1.5", "Ox")]
    [12, -31, 1000, False, None, 1.5, 'Ox']
    """
    resolvers = yaml.SafeLoader.yaml_implicit_resolvers
    for tag, form in resolvers.get(text[:1], ()):
        if form.match(text):
            return typed(tag.removeprefix(_PRIMITIVE), text)
    return text


def typed(tag: str, text: str) -> object:
    """The value of a scalar of one of YAML's own types."""
    if tag == "null":
        return None
    if tag == "bool":
        if text.lower() not in _WORDS:
            raise ValueError(say("files.is_neither_true_nor_false", text=quote(text)))
        return _WORDS[text.lower()]
    if tag == "merge":
        return MERGE
    if tag == "timestamp":
        raise ValueError(say("files.yaml_takes_it_for_a_date", text=quote(text)))
    if tag == "value":  # a lone `=`
        return text
    return whole(text) if tag == "int" else fraction(text)


def whole(text: str) -> int:
    """A whole number as YAML writes it: 12, 0x1f, 0b11, 017, 1_000, 1:30."""
    digits = text.replace("_", "").lower()
    sign = -1 if digits.startswith("-") else 1
    digits = digits.lstrip("+-")
    value = 0
    try:
        if len(digits) <= 70:
            if ":" in digits:
                for part in digits.split(":"):
                    value = value * 60 + int(part)
            elif digits.startswith("0x"):
                value = int(digits[2:], 16)
            elif digits.startswith("0b"):
                value = int(digits[2:], 2)
            else:
                value = int(digits, 8 if digits.startswith("0") else 10)
            if value <= LARGEST:
                return sign * value
    except ValueError:
        raise ValueError(say("files.is_no_whole_number", text=quote(text))) from None
    raise ValueError(say("files.the_number_is_too_large", digits=quote(text)))


def fraction(text: str) -> float:
    """A number with a point."""
    digits = text.replace("_", "").lower()
    if digits.lstrip("+-") in (".inf", ".nan") or ":" in digits:
        raise ValueError(say("files.yaml_takes_it_for_a_number", text=quote(text)))
    try:
        return float(digits)
    except ValueError:
        raise ValueError(say("files.is_no_number", text=quote(text))) from None


# ------------------------------------------------------------------------------------------------ JSON


def parse_json(text: str, where: str, fault: Fault) -> object:
    """The plain data that a JSON text says.

    >>> parse_json('{"a": [1, true, "x"]}', "it", RokuganError)
    {'a': [1, True, 'x']}
    """
    check_json(text, where, fault)
    try:
        return json.loads(text, parse_constant=_no_constant)
    except json.JSONDecodeError as error:
        raise fault(
            say("files.line_is_not_well_formed_json", where=where, line=error.lineno, reason=error.msg)
        ) from None
    except ValueError as error:
        raise fault(say("files.not_well_formed_json", where=where, error=error)) from None


def _no_constant(name: str) -> object:
    raise ValueError(say("files.is_no_number_of_json", name=name))


def check_json(text: str, where: str, fault: Fault, most: int = MOST_VALUES) -> None:
    """Refuse what is too deep or too much, a key twice, a number too large and half a character, each with its line."""
    around: list[tuple[str, set[str]]] = []
    for number, part in enumerate(_JSON_PART.finditer(text)):
        string, ended, colon, opening, closing, digits = part.groups()
        trouble = say("files.more_values", most=f"{most:,}") if number >= 2 * most else ""
        if opening is not None:
            around.append((opening, set()))
            if len(around) > DEEPEST:
                trouble = say("files.lists_and_objects_are_nested", most=DEEPEST)
        elif closing is not None:
            if around and _CLOSING[around[-1][0]] == closing:
                around.pop()
            else:
                return  # not well-formed: the parser says how
        elif digits is not None:
            if len(digits) > 19 or int(digits) > LARGEST:
                trouble = say("files.the_number_is_too_large", digits=quote(digits))
        elif not ended:
            return
        else:
            trouble = check_string(string, around[-1][1] if colon and around else None)
        if trouble:
            line = text.count("\n", 0, part.start()) + 1
            raise fault(f"{where}, line {line}: {trouble}")


def check_string(written: str, keys: set[str] | None) -> str:
    """Return what is wrong with a string as it is written; a key must not be among the earlier ones."""
    string = written
    if "\\" in written:
        try:
            string = json.loads(f'"{written}"')
        except ValueError:
            return ""  # the parser says what is wrong
        if _SURROGATE.search(written) and any(0xD800 <= ord(letter) <= 0xDFFF for letter in string):
            return say("files.has_half_of_a_character", written=quote(written))
    if keys is not None:
        if string in keys:
            return say("files.the_key_is_given_twice", word=quote(string))
        keys.add(string)
    return ""
