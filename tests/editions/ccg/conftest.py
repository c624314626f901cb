"""The small table, new for each test."""

from __future__ import annotations

import pytest
from tests.editions.ccg.trials import Trial


@pytest.fixture
def table() -> Trial:
    """A new table."""
    return Trial()
