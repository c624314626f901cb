"""Another Python is one that runs and is not the version that is running."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import another_python
import pytest


def test_another_python_is_of_another_version() -> None:
    found = another_python.another()
    if not found:
        pytest.skip("there is no other Python")
    said = subprocess.run(
        [found, "-c", "import sys; print(sys.version_info[:2])"], capture_output=True, text=True, check=True
    )
    assert said.stdout.strip() != str(sys.version_info[:2])


def test_one_that_does_not_run_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """As the shims of pyenv are for versions that it has, but does not use."""
    shim = tmp_path / "python3.13"
    shim.write_text("#!/bin/sh\nexit 127\n")
    shim.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path), prepend=None)
    monkeypatch.setenv("PYENV_ROOT", str(tmp_path))
    assert list(another_python.candidates()) == [str(shim)]
    assert another_python.another() == ""
