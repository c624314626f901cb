"""The wheel and the source archive, both with the table in the browser, so that whoever installs them needs no Node.

`python tools/dist.py FOLDER` makes them from a copy of the checkout, in which nothing lies about from earlier builds. The wheel
is built from the source archive: what the one has, the other cannot lack.
"""

from __future__ import annotations

import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).parent.parent
TABLE = Path("src/rokugan/server/static/index.html")
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv*", ".*_cache", ".hypothesis", "build", "dist", "node_modules", "__pycache__", "*.egg-info", "*.so"
)


def make(folder: Path) -> list[Path]:
    """Put both into a folder, and say where they are."""
    if not (ROOT / TABLE).is_file():
        raise SystemExit(
            "The table in the browser is not built, and belongs into both: install Node and run `make dist`."
        )
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as place:
        copy = Path(place, "rokugan")
        shutil.copytree(ROOT, copy, ignore=LEFT_OUT)
        run = subprocess.run(
            [sys.executable, "-m", "build", "--no-isolation", "--outdir", "made", "."],
            cwd=copy, capture_output=True, text=True, check=False,
        )  # fmt: skip
        if run.returncode:
            raise SystemExit(run.stdout + run.stderr)
        return [Path(shutil.copy2(each, folder)) for each in sorted((copy / "made").iterdir())]


if __name__ == "__main__":
    print("\n".join(str(each) for each in make(Path(sys.argv[1] if len(sys.argv) > 1 else "dist"))))
