"""A process that answers as the helping process does, and takes as much time, memory or depth as it is asked to."""

import time
from typing import Any

from rokugan.server.minds.json_lines import serve


def quick(said: dict[str, Any]) -> Any:
    time.sleep(said.get("sleep", 0))
    return len(b"x" * said.get("bytes", 0)) or said.get("n")


def deep(said: dict[str, Any]) -> Any:
    return deep(said)


def long(said: dict[str, Any]) -> Any:
    return "x" * 9_000_000


if __name__ == "__main__":
    serve({"quick": quick, "deep": deep, "long": long})
