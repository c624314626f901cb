"""Another Python than the one that runs this, as new as possible and new enough for us: its path, or nothing if there is none.

`make test-other` runs the suite on it: the same seed gives the same game on every version.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

VERSIONS = ("3.14", "3.13", "3.12", "3.11")


def candidates() -> Iterator[str]:
    """Pythons on the path, then those of pyenv."""
    for version in VERSIONS:
        if found := shutil.which(f"python{version}"):
            yield found
        root = Path(os.environ.get("PYENV_ROOT") or Path.home() / ".pyenv", "versions")
        yield from (str(each) for each in sorted(root.glob(f"{version}.*/bin/python"), reverse=True))


def another() -> str:
    """The first of them that runs, can make environments, and is not the version that is running."""
    own = "{}.{}".format(*sys.version_info)
    said = "import sys, venv, ensurepip; print('{}.{}'.format(*sys.version_info))"
    for each in candidates():
        run = subprocess.run([each, "-c", said], capture_output=True, text=True, check=False)
        if run.returncode == 0 and run.stdout.strip() in VERSIONS and run.stdout.strip() != own:
            return each
    return ""


if __name__ == "__main__":
    print(another())
