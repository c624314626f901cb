"""A process of our own that answers lines of JSON with lines of JSON: started when it is needed, ended when it is late."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Any

import msgspec

LINE = 8 * 1024 * 1024


class Pipe:
    """The process of a module; one question at a time."""

    def __init__(self, module: str) -> None:
        self.module = module
        self.busy = asyncio.Lock()
        self._starting = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None

    @property
    def runs(self) -> bool:
        """Is there a process?"""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start the process if it does not run, without waiting until it is ready. Many may ask for it at once."""
        async with self._starting:
            if not self.runs:
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    self.module,
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LINE,
                    start_new_session=True,  # Ctrl-C is for the server, which ends its processes itself
                )

    async def stop(self) -> None:
        """End the process, now."""
        process, self._process = self._process, None
        if process is not None and process.returncode is None:
            with suppress(ProcessLookupError):
                process.kill()
            await process.wait()

    async def exchange(self, asked: Any, limit: float) -> dict[str, Any]:
        """The answer to a question; TimeoutError or EOFError if there is none. Who gets none ends the process: it may still
        be thinking, and would answer the next question with this answer."""
        await self.start()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        async with asyncio.timeout(limit):
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
        if not line:
            raise EOFError("the process ended")
        found: dict[str, Any] = msgspec.json.decode(line)
        return found
