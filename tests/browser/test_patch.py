"""The page's own JSON Patch, tried in Node on the cases of RFC 6902."""

from __future__ import annotations

import shutil
import subprocess

import pytest
from tests.browser.browsing import ROOT


@pytest.mark.skipif(
    shutil.which("node") is None or not (ROOT / "web/node_modules/vite").is_dir(), reason="needs Node and make web"
)
def test_the_patch_of_the_page_does_what_the_standard_says() -> None:
    run = subprocess.run(["node", "tests/patch.mjs"], cwd=ROOT / "web", capture_output=True, text=True, timeout=60)
    assert run.returncode == 0, run.stderr
    assert "cases hold" in run.stdout
