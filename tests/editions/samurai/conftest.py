"""The small Samurai table, new for each test."""

from __future__ import annotations

import pytest
from tests.editions.samurai.fields import Field


@pytest.fixture
def field() -> Field:
    """A new table."""
    return Field()
