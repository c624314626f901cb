"""`server.lock`: exact versions of everything that a server needs, with the hashes of their archives, and no address.

`make lock` asks pip for the newest versions that `pyproject.toml` allows, once for each Python and machine that are named below:
what pip would choose there, without installing anything. `pip install --require-hashes --requirement server.lock` reads the file.
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import tempfile
import tomllib
from collections import defaultdict
from pathlib import Path
from typing import Any

ROOT = Path(__file__).parent.parent
LOCK = ROOT / "server.lock"
PYTHONS = ("3.11", "3.12", "3.13", "3.14")
MACHINES = {
    "Linux on x86-64": ("manylinux_2_28_x86_64", "manylinux2014_x86_64"),
    "Linux on ARM": ("manylinux_2_28_aarch64", "manylinux2014_aarch64"),
    "macOS on ARM": ("macosx_14_0_arm64", "macosx_11_0_arm64"),
}
HEAD = f"""\
# What a server of rokugan needs, to the byte: pip install --require-hashes --requirement server.lock
# For Python {", ".join(PYTHONS)} and {", ".join(MACHINES)}. `make lock` writes it anew.
"""


def wanted() -> list[str]:
    """The requirements of the package and of PostgreSQL, as `pyproject.toml` says them."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    return [*project["dependencies"], *project["optional-dependencies"]["postgres"]]


def chosen(requirements: list[str], python: str, platforms: tuple[str, ...]) -> list[dict[str, Any]]:
    """What pip would install for a Python on a machine."""
    with tempfile.TemporaryDirectory() as folder:
        report = Path(folder, "report.json")
        command = [sys.executable, "-m", "pip", "install", "--quiet", "--quiet", "--dry-run", "--ignore-installed"]
        command += ["--only-binary", ":all:", "--target", folder, "--report", str(report), "--python-version", python]
        command += [word for platform in platforms for word in ("--platform", platform)]
        subprocess.run([*command, *requirements], check=True)
        found: list[dict[str, Any]] = json.loads(report.read_text(encoding="utf-8"))["install"]
        return found


def normal(name: str) -> str:
    """The name of a package as indexes write it.

    >>> normal("SQLAlchemy"), normal("typing_extensions")
    ('sqlalchemy', 'typing-extensions')
    """
    return re.sub(r"[-_.]+", "-", name).lower()


def locked() -> str:
    """The file: each package with one version for all, and the hash of each archive of it that somebody needs."""
    versions: dict[str, str] = {}
    hashes: defaultdict[str, set[str]] = defaultdict(set)
    for python in PYTHONS:
        for machine, platforms in MACHINES.items():
            fixed = [f"{name}=={version}" for name, version in versions.items()]
            for each in chosen([*wanted(), *fixed], python, platforms):
                name, version = normal(each["metadata"]["name"]), each["metadata"]["version"]
                if versions.setdefault(name, version) != version:
                    raise SystemExit(f"{name} is {version} for {python} on {machine}, and {versions[name]} elsewhere")
                hashes[name].add(each["download_info"]["archive_info"]["hashes"]["sha256"])
    entries = []
    for name in sorted(versions):
        known = [f"    --hash=sha256:{each}" for each in sorted(hashes[name])]
        entries.append(" \\\n".join([f"{name}=={versions[name]}", *known]))
    return HEAD + "\n".join(entries) + "\n"


if __name__ == "__main__":
    LOCK.write_text(locked(), encoding="utf-8")
