"""Frames are plain data: what they declare is what they have, so that copies and hashes miss nothing."""

from __future__ import annotations

import ast
import inspect
import textwrap
from importlib import import_module
from pkgutil import walk_packages
from typing import Any

import pytest

import rokugan.editions
from rokugan.core.frames import Frame, Shared
from rokugan.core.game import Game


def shared_classes() -> list[type[Shared]]:
    for module in walk_packages(rokugan.editions.__path__, "rokugan.editions."):
        import_module(module.name)
    found: list[type[Shared]] = []
    waiting: list[type[Shared]] = list(Shared.__subclasses__())
    while waiting:
        each = waiting.pop()
        found.append(each)
        waiting.extend(each.__subclasses__())
    return sorted({each for each in found if each is not Frame}, key=lambda each: each.__qualname__)


def test_a_procedure_without_steps_is_over() -> None:
    assert not Frame[Game]().run(Game(["Ann"], 1))


def own_attributes(each: type[Any]) -> set[str]:
    """The attributes that the constructors of a class and its bases set, and those that have a value from the start."""
    names: set[str] = set()
    for cls in each.__mro__:
        if cls in (object, Shared):
            continue
        own = inspect.get_annotations(cls)
        names.update(name for name, kind in own.items() if "ClassVar" not in str(kind))
        if "__init__" not in cls.__dict__:
            continue
        tree = ast.parse(textwrap.dedent(inspect.getsource(cls.__dict__["__init__"])))
        for node in ast.walk(tree):
            if isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
                names.add(node.attr)
    return names - {"at"}


interpreted = pytest.mark.skipif(not inspect.getfile(Frame).endswith(".py"), reason="needs the sources of the classes")


@interpreted
@pytest.mark.parametrize("each", shared_classes(), ids=lambda each: each.__name__)
def test_fields_are_all_the_attributes(each: type[Shared]) -> None:
    assert set(each.FIELDS) == own_attributes(each)


@interpreted
@pytest.mark.parametrize("each", [c for c in shared_classes() if issubclass(c, Frame)], ids=lambda each: each.__name__)
def test_frames_can_be_called_with_their_first_fields(each: type[Frame[Any]]) -> None:
    parameters = list(inspect.signature(each).parameters)
    assert list(each.FIELDS[: each.ARGS]) == parameters


@pytest.mark.parametrize("each", [c for c in shared_classes() if issubclass(c, Frame)], ids=lambda each: each.__name__)
def test_steps_are_methods(each: type[Frame[Any]]) -> None:
    for step in each.STEPS:
        assert callable(getattr(each, step))


def test_a_decision_without_choices_names_the_frame_that_asks() -> None:
    game = Game(["Ann"], 1)
    game.push(Frame())
    with pytest.raises(RuntimeError, match="without choices: pay, 'Pay 2 Gold', by Frame"):
        game.ask(0, "pay", "Pay 2 Gold", [])
