"""Structured logs: one JSON object on a line of stderr, for people and for programs that collect them."""

from __future__ import annotations

import logging
import sys
import time
from typing import Any

import msgspec

LOGGER = logging.getLogger("rokugan.server")
_KEY = "facts"


class JsonLines(logging.Formatter):
    """A record as one line of JSON."""

    def format(self, record: logging.LogRecord) -> str:
        """Time, level, what happened, and the facts that belong to it."""
        stamp = time.strftime("%Y-%m-%dT%H:%M:%S", time.gmtime(record.created))
        line: dict[str, Any] = {
            "time": f"{stamp}.{int(record.msecs):03d}Z",
            "level": record.levelname.lower(),
            "event": record.getMessage(),
            **getattr(record, _KEY, {}),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line, enc_hook=str).decode()


def set_up(level: int = logging.INFO) -> None:
    """Let this process log in JSON lines; uvicorn as well."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(JsonLines())
    root = logging.getLogger()
    root.handlers[:] = [handler]
    root.setLevel(logging.WARNING)
    LOGGER.setLevel(level)


def tell(event: str, **facts: object) -> None:
    """Log something that happened."""
    LOGGER.info(event, extra={_KEY: facts})


def warn(event: str, **facts: object) -> None:
    """Log something that somebody should look at: an attack, an agent that failed."""
    LOGGER.warning(event, extra={_KEY: facts})


def fail(event: str, error: BaseException, **facts: object) -> None:
    """Log a mistake of ours, with its trace."""
    LOGGER.error(event, exc_info=(type(error), error, error.__traceback__), extra={_KEY: facts})
