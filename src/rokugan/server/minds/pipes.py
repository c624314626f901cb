"""A process of our own that answers lines of JSON with lines of JSON: started when it is needed, ended when it is late."""

from __future__ import annotations

import asyncio
import sys
from contextlib import suppress
from typing import Any

import msgspec

from rokugan.server.minds.json_lines import LINE

START = 30.0  # seconds in which a process gets ready


class Pipe:
    """The process of a module; one question at a time. `memory`: the megabytes that it may have; 0: as many as there are."""

    def __init__(self, module: str, memory: int = 0) -> None:
        self.module = module
        self.memory = memory
        self._starting = asyncio.Lock()
        self._process: asyncio.subprocess.Process | None = None
        self._is_ready = False

    @property
    def runs(self) -> bool:
        """Is there a process?"""
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start the process if it does not run, without waiting until it is ready. Many may ask for it at once."""
        async with self._starting:
            if not self.runs:
                self._is_ready = False
                self._process = await asyncio.create_subprocess_exec(
                    sys.executable,
                    "-m",
                    self.module,
                    str(self.memory),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                    limit=LINE + 2,
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
        """The answer to a question; TimeoutError or EOFError if there is none. A process that has just been started gets its
        own time for that. Who gets no answer ends the process: it may still be thinking, and would answer the next question
        with this answer."""
        await self.start()
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        if not self._is_ready:
            async with asyncio.timeout(START):
                if not await process.stdout.readline():
                    raise EOFError("the process did not start")
            self._is_ready = True
        async with asyncio.timeout(limit):
            process.stdin.write(msgspec.json.encode(asked) + b"\n")
            await process.stdin.drain()
            line = await process.stdout.readline()
        if not line:
            raise EOFError("the process ended")
        found: dict[str, Any] = msgspec.json.decode(line)
        if found.get("spent"):
            await self.stop()
        return found
