"""Plain data from files: one reader, which bounds size, depth and numbers and refuses what is said twice."""

from __future__ import annotations

import json
from functools import partial
from pathlib import Path

import pytest
import yaml
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.sentences import complaint

from rokugan.core.files.documents import MOST_BYTES, MOST_VALUES, named, parse_json, parse_yaml, read_document
from rokugan.errors import CardError, RokuganError

BOMB = "".join(
    f"{name}: &{name} [{', '.join([f'*{before}' if before else 'x'] * 10)}]\n"
    for before, name in zip(["", *"abcdefgh"], "abcdefghi", strict=True)
)


def refused(content: bytes | str, tmp_path: Path, suffix: str) -> str:
    path = tmp_path / f"bad{suffix}"
    path.write_bytes(content.encode() if isinstance(content, str) else content)
    with pytest.raises(CardError) as caught:
        read_document(path, CardError, "card file")
    said = str(caught.value)
    assert said.startswith(str(path))
    assert "\n" not in said
    assert len(said) < len(str(path)) + 200
    return said


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("[" * 100_000, "deep"),
        ("- " * 100_000 + "x", "deep"),
        ("a: 1\nb: 2\na: 3\n", "line 3: the key 'a' is given twice"),
        ("a: {b: 1, b: 1}\n", "the key 'b' is given twice"),
        ("x: 1\nday: 2001-13-99\n", "line 2: YAML takes '2001-13-99' for a date; put it in quotes"),
        ("day: 2001-12-24\n", "date"),
        ("n: " + "9" * 5000, "too large"),
        ("n: 0x" + "f" * 5000, "too large"),
        ("n: 9223372036854775808", "too large"),
        ("n: .inf", "put it in quotes"),
        ("n: 1:30.5", "put it in quotes"),
        ("n: 0b" + "0" * 68 + "1", "too large"),
        (BOMB, "values"),
        ("a: &a [*a]", "stands for nothing"),
        ("a: *b", "stands for nothing"),
        ("a: !!python/object/apply:os.system [ls]", "tag"),
        ("a: !!set {x, y}", "tag"),
        ("a: 1\n---\na: 2\n", "line 2: a second document"),
        ("? [a, b]\n: c\n", "key"),
        ("<<: 3\n", "<<"),
        ("a: [1\nb: 2\n", "line 2: not well-formed YAML"),
        ("a: \x07\n", "not well-formed YAML"),
        (b"a: 1\nb: caf\xe9\n", "line 2: the card file is not UTF-8"),
        ("a: 1\n".encode("utf-16"), "UTF-8"),
    ],
)
def test_yaml_that_is_refused(content: bytes | str, words: str, tmp_path: Path) -> None:
    assert words in refused(content, tmp_path, ".yaml")


@pytest.mark.parametrize(
    ("content", "words"),
    [
        ("[" * 100_000, "deep"),
        ('{"a":' * 100_000, "deep"),
        ('{"a": 1,\n "a": 2}', "line 2: the key 'a' is given twice"),
        ('{"a": 1, "\\u0061": 2}', "twice"),
        ('{"a": ' + "9" * 5000 + "}", "too large"),
        ('{"a": 9223372036854775808}', "too large"),
        ('["\\ud800"]', "surrogate"),
        ('["x\\udfff"]', "surrogate"),
        ("[NaN]", "NaN"),
        ('"a": 1', "not well-formed JSON"),
        ('{"a": 1', "line 1: not well-formed JSON"),
        ('"' + '\\"' * 200_000, "not well-formed JSON"),
        (b'{"a": "caf\xe9"}', "line 1: the card file is not UTF-8"),
        ("", "not well-formed JSON"),
    ],
)
def test_json_that_is_refused(content: bytes | str, words: str, tmp_path: Path) -> None:
    assert words in refused(content, tmp_path, ".json")


def test_a_file_that_is_too_large(tmp_path: Path) -> None:
    assert "larger than 4 MB" in refused("x" * (MOST_BYTES + 1), tmp_path, ".yaml")


def test_the_most_that_is_read(tmp_path: Path) -> None:
    path = tmp_path / "most.yaml"
    path.write_text("x" * MOST_BYTES, encoding="utf-8")
    assert read_document(path, CardError, "card file") == "x" * MOST_BYTES
    assert parse_yaml("9223372036854775807", "it", CardError) == 2**63 - 1
    assert parse_yaml("0b" + "0" * 67 + "1", "it", CardError) == 1
    assert parse_json("9223372036854775807", "it", CardError) == 2**63 - 1
    values = parse_yaml("[" + "x, " * (MOST_VALUES - 1) + "]", "it", CardError)
    assert isinstance(values, list)
    assert len(values) == MOST_VALUES - 1
    with pytest.raises(CardError, match="values"):
        parse_yaml("[" + "x, " * MOST_VALUES + "]", "it", CardError)


def test_a_long_path_is_shortened_and_one_that_a_file_may_have_is_not() -> None:
    assert named(Path("x" * 255)) == "x" * 255
    assert len(named(Path("x" * 256))) < 100


def test_a_file_that_cannot_be_read(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "none.yaml", tmp_path / ("x" * 5000), tmp_path / "a\0b"):
        with pytest.raises(CardError, match="the card file cannot be read") as caught:
            read_document(path, CardError, "card file")
        assert len(str(caught.value)) < 400


@pytest.mark.parametrize(
    "text",
    [
        "a: [1, -2, +3, 0x1f, 0b11, 017, 1_000, 1:30, 1.5, ~, yes, off, Null, '12', \"yes\"]",
        "a: &x {b: 1}\nc: *x\nd: [*x, *x]\n",
        "a: &x {b: 1, c: 2}\nd: {<<: *x, c: 3}\ne: {<<: [*x, {f: 4}], b: 5}\n",
        "a: !!str 12\nb: !!int '12'\nd: !!float 3\n",
        "a: |\n  two\n  lines\nb: >-\n  one\n  line\n",
        "{a: [b: c], 2: x, yes: y}",
        "\ufeffa: 1",
        "",
    ],
)
def test_yaml_means_what_it_always_meant(text: str) -> None:
    assert parse_yaml(text, "it", RokuganError) == yaml.safe_load(text)


SCALARS = st.none() | st.booleans() | st.integers(-(2**62), 2**62) | st.text()
DATA = st.recursive(SCALARS, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner), max_leaves=20)


@settings(max_examples=150, derandomize=True, deadline=None)
@given(DATA)
def test_what_is_written_is_read_back(data: object) -> None:
    dumped = yaml.safe_dump(data, allow_unicode=True)
    assert parse_yaml(dumped, "it", RokuganError) == yaml.safe_load(dumped)
    assert parse_json(json.dumps(data), "it", RokuganError) == data


SCRAPS = st.lists(
    st.sampled_from([*"[]{}:,-?&*!|>'\"#%@`\n \t\\0123456789abz~<=.", "a: ", "<<: ", "- ", "!!int ", "&a ", "*a"]),
    max_size=40,
).map("".join)


@settings(max_examples=400, derandomize=True, deadline=None)
@given(SCRAPS | st.text(max_size=40))
def test_any_text_is_data_or_one_sentence(text: str) -> None:
    for parse in (parse_yaml, parse_json):
        said = complaint(partial(parse, text, "it", RokuganError))
        assert not said or said.startswith("it")


@pytest.mark.parametrize("text", ["! {a: 1}", "!!map {a: 1}", "{a: 1}"])
def test_a_tag_that_says_what_it_is(text: str) -> None:
    assert parse_yaml(text, "it", RokuganError) == {"a": 1}
