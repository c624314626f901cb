"""How a process of ours answers lines of JSON: `{"ask": NAME, ...}` with `{"answer": ...}`, `{"refused": SENTENCE}`, or
`{"wrong": ...}` where the mistake is ours. It says first that it is ready."""

from __future__ import annotations

import os
import sys
import traceback
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

import msgspec

from rokugan.catalogue import say
from rokugan.errors import RokuganError

NICER = 5
LINE = 8 * 1024 * 1024  # bytes of an answer
READY = b'{"ready":true}\n'
MB = 1024 * 1024
Questions = Mapping[str, Callable[[dict[str, Any]], Any]]


def confine() -> None:
    """Let people come first, and keep to the megabytes that the server allows: the first word of the command line."""
    with suppress(OSError, AttributeError):
        os.nice(NICER)
    most = int(sys.argv[1]) * MB if len(sys.argv) > 1 else 0
    if most:
        with suppress(ImportError, OSError, ValueError):  # a system without such limits
            import resource  # for start-up time

            resource.setrlimit(resource.RLIMIT_AS, (most, most))


def answer(said: dict[str, Any], questions: Questions) -> dict[str, Any]:
    """The answer to one question."""
    try:
        return {"answer": questions[said["ask"]](said)}
    except RokuganError as error:
        return {"refused": str(error)}
    except RecursionError:
        return {"refused": say("server.it_is_nested_too_deeply")}
    except MemoryError:
        return {"refused": say("server.it_needs_too_much_memory"), "spent": True}
    except Exception as error:
        traceback.print_exc()
        return {"wrong": f"{type(error).__name__}: {error}"}


def line_of(found: dict[str, Any]) -> bytes:
    """An answer as a line, if it is not too long for one."""
    try:
        line = msgspec.json.encode(found)
    except (MemoryError, RecursionError):
        return msgspec.json.encode({"refused": say("server.it_needs_too_much_memory"), "spent": True})
    except Exception as error:  # half a character, a number too large
        traceback.print_exc()
        return msgspec.json.encode({"wrong": f"{type(error).__name__}: {error}"})
    return line if len(line) < LINE else msgspec.json.encode({"refused": say("server.the_answer_would_be_too_long")})


def serve(questions: Questions) -> None:
    """Answer line by line until the server closes the pipe, or is gone. Whoever has used up its memory ends."""
    answers = os.fdopen(os.dup(sys.stdout.fileno()), "wb", buffering=0)
    sys.stdout = sys.stderr
    with suppress(KeyboardInterrupt, BrokenPipeError):
        confine()
        answers.write(READY)
        for line in sys.stdin.buffer:
            found = answer(msgspec.json.decode(line), questions)
            answers.write(line_of(found) + b"\n")
            if found.get("spent"):
                break
