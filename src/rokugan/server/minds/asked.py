"""How a process of ours answers lines of JSON: `{"ask": NAME, ...}` with `{"answer": ...}`, `{"refused": SENTENCE}`, or
`{"wrong": ...}` where the mistake is ours."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from rokugan.errors import RokuganError

NICER = 5
Questions = Mapping[str, Callable[[dict[str, Any]], Any]]


def answer(said: dict[str, Any], questions: Questions) -> dict[str, Any]:
    """The answer to one question."""
    try:
        return {"answer": questions[said["ask"]](said)}
    except RokuganError as error:
        return {"refused": str(error)}
    except Exception as error:
        traceback.print_exc()
        return {"wrong": f"{type(error).__name__}: {error}"}


def serve(questions: Questions) -> None:
    """Answer line by line until the server closes the pipe, or is gone."""
    with suppress(OSError, AttributeError):
        os.nice(NICER)  # people come first
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr
    with suppress(KeyboardInterrupt, BrokenPipeError):
        for line in sys.stdin.buffer:
            answers.write(msgspec.json.encode(answer(msgspec.json.decode(line), questions)) + b"\n")
