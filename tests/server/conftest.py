"""One server for most tests of a session: starting one takes longer than what they ask of it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.serving import Game, Table, person, served


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    """A server that lets clients choose seeds."""
    with served(tmp_path_factory.mktemp("served"), "--seeds") as found:
        yield found


@pytest.fixture
def game(table: Table) -> Game:
    """A game of Celestial between two people."""
    return table.begin("celestial", [person("Ann"), person("Bob")], seed=7)


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    return tmp_path
