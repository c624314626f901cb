"""English that stands in the sources of the browser's table instead of the catalogue: a small reader of Svelte and TypeScript."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

READ_ALOUD = ("aria-label", "title", "placeholder", "alt", "label", "says", "aria-roledescription", "say")
LETTERS = re.compile(r"[A-Za-z]{2}")
REGULAR = re.compile(r"/(?:[^/\\\n\[]|\\.|\[(?:[^\]\\]|\\.)*\])+/\w*")
SENTENCE = re.compile(r"[A-Za-z’',;:…]+ [A-Za-z]|[A-Z][a-z]+$|[a-z]…$")


def in_markup(source: str) -> Iterator[str]:
    """Words between tags, in attributes that are read aloud, and in the strings of expressions."""
    bare = re.sub(r"<(script|style)\b.*?</\1>", "", source, flags=re.S)
    bare = re.sub(r"<!--.*?-->", "", bare, flags=re.S)
    text: list[str] = []
    at = 0
    while at < len(bare):
        if bare[at] == "{":
            end = closing(bare, at)
            text.append("\0")
            yield from in_code(bare[at + 1 : end])
            at = end + 1
        elif bare[at] == "<" and re.match(r"</?[A-Za-z]", bare[at:]):
            end = tag_end(bare, at)
            yield from said("".join(text))
            text = []
            yield from in_tag(bare[at:end])
            at = end + 1
        else:
            text.append(bare[at])
            at += 1
    yield from said("".join(text))


def said(text: str) -> Iterator[str]:
    words = " ".join(text.replace("\0", " ").split())
    if LETTERS.search(re.sub(r"&\w+;", "", words)):
        yield words


def closing(code: str, at: int) -> int:
    """Where the brace that opens there is closed."""
    depth = 0
    while at < len(code):
        char = code[at]
        regular = REGULAR.match(code, at) if char == "/" and re.search(r"[(,=:&|!?]\s*$", code[:at]) else None
        if regular:
            at = regular.end() - 1
        elif char in "\"'`" and not (char == "'" and code[at - 1 : at].isalnum()):
            at = string_end(code, at)
        elif char == "{":
            depth += 1
        elif char == "}":
            depth -= 1
            if not depth:
                return at
        at += 1
    return at


def string_end(code: str, at: int) -> int:
    quote = code[at]
    at += 1
    while at < len(code) and code[at] != quote:
        if code[at] == "\\":
            at += 1
        elif quote == "`" and code.startswith("${", at):
            at = closing(code, at + 1)
        at += 1
    return at


def tag_end(code: str, at: int) -> int:
    while code[at] != ">":
        if code[at] == "{":
            at = closing(code, at)
        elif code[at] == '"':
            at += 1
            while code[at] != '"':
                at = closing(code, at) if code[at] == "{" else at
                at += 1
        at += 1
    return at


def in_tag(tag: str) -> Iterator[str]:
    for name, quoted in re.findall(r'\s([\w:-]+)="((?:[^"{]|\{[^}]*\})*)"', tag):
        if name in READ_ALOUD:
            yield from said(re.sub(r"\{[^}]*\}", "\0", quoted))
    at = 0
    while at < len(tag):
        if tag[at] == "{":
            end = closing(tag, at)
            yield from in_code(tag[at + 1 : end])
            at = end
        at += 1


def in_code(code: str) -> Iterator[str]:
    """Strings that read like English."""
    code = re.sub(r"(^|\s)//[^\n]*|/\*.*?\*/", r"\1", code, flags=re.S)
    code = re.sub(r"\b(import|export)\b[^;]*\bfrom\s+\"[^\"]*\";", "", code)
    at = 0
    while at < len(code):
        if code[at] == "/" and re.search(r"[(,=:&|!?]\s*$", code[:at]):  # a regular expression
            found = REGULAR.match(code, at)
            at = found.end() if found else at + 1
            continue
        if code[at] in "\"'`" and not (code[at] == "'" and code[at - 1 : at].isalnum()):
            end = string_end(code, at)
            inner = code[at + 1 : end]
            if code[at] == "`":
                for each in re.findall(r"\$\{((?:[^{}]|\{[^{}]*\})*)\}", inner):
                    yield from in_code(each)
                inner = re.sub(r"\$\{(?:[^{}]|\{[^{}]*\})*\}", "\0", inner)
            plain = " ".join(inner.replace("\0", " X ").split())
            if SENTENCE.search(plain.replace("X", "").strip()) and LETTERS.search(plain):
                yield inner.replace("\0", "{}")
            at = end
        at += 1


def left(file: Path) -> list[str]:
    """The English of a file that does not come from the catalogue."""
    source = file.read_text()
    if file.suffix == ".svelte":
        scripts = "\n".join(re.findall(r"<script\b[^>]*>(.*?)</script>", source, flags=re.S))
        return [*in_markup(source), *in_code(scripts)]
    return list(in_code(source))
