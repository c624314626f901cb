"""The examples in the docstrings of agents, arena and the terminal's texts run."""

import doctest
from importlib import import_module

import pytest

MODULES = (
    "rokugan.agents",
    "rokugan.agents.contract",
    "rokugan.agents.reading",
    "rokugan.agents.registry",
    "rokugan.agents.sensible",
    "rokugan.agents.table",
    "rokugan.agents.uniform",
    "rokugan.arena.match",
    "rokugan.arena.simulation",
    "rokugan.cli.log_text",
    "rokugan.cli.options_text",
    "rokugan.cli.several",
    "rokugan.cli.table_text",
)


@pytest.mark.parametrize("name", MODULES)
def test_examples(name: str) -> None:
    found = doctest.testmod(import_module(name))
    assert found.attempted
    assert not found.failed
