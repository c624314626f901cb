"""What the terminal keeps goes to a folder of the test."""

from pathlib import Path

import pytest


@pytest.fixture(autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder in which games are kept."""
    home = tmp_path_factory.mktemp("data")
    monkeypatch.setenv("XDG_DATA_HOME", str(home))
    return home / "rokugan" / "games"
