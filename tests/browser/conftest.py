"""One server for all tests of the table in one process, and a browser for those of one module: while it is open, no other test
could run an event loop."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.browsing import chromium
from tests.server.serving import Table, served

HERE = Path(__file__).parent


@pytest.fixture(scope="session")
def table(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Table]:
    with served(tmp_path_factory.mktemp("table"), "--seeds") as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    with chromium() as found:
        yield found


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """The tests of a module stay together in one process, with one browser."""
    for item in items:
        if item.path.parent == HERE:
            item.add_marker(pytest.mark.xdist_group(item.path.stem))
