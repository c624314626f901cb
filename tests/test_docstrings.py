"""Every example in a docstring runs."""

from __future__ import annotations

import doctest
from importlib import import_module
from pkgutil import walk_packages

import pytest

import rokugan

MODULES = ["rokugan", *(m.name for m in walk_packages(rokugan.__path__, "rokugan.") if not m.name.endswith("__main__"))]


@pytest.mark.parametrize("name", MODULES)
def test_examples_run(name: str) -> None:
    failed, _ = doctest.testmod(import_module(name), optionflags=doctest.NORMALIZE_WHITESPACE | doctest.ELLIPSIS)
    assert failed == 0
