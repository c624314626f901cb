"""Faults that the type checker refuses: `make test` runs mypy too, so that nobody could put such a fault in unnoticed."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from mutants.covering import KEPT
from mutants.faults import ROOT, Place, made

CACHE = KEPT / "types"
WRITTEN = KEPT / "written"


def refused(places: Iterable[Place]) -> set[Place]:
    """Those of these faults with which mypy finds an error in their module. Faults of different modules are tried at once."""
    found: set[Place] = set()
    waiting = list(places)
    while waiting:
        at_once = {place.file: place for place in waiting}
        waiting = [place for place in waiting if at_once[place.file] is not place]
        wrong = files_with_errors({file: ast.unparse(Plain().visit(made(place)[1])) for file, place in at_once.items()})
        found |= {place for file, place in at_once.items() if file in wrong}
    return found


class Plain(ast.NodeTransformer):
    """What the fault would look like if somebody wrote it: a statement that is left out is not there."""

    def visit_If(self, node: ast.If) -> ast.stmt:
        self.generic_visit(node)
        return ast.Pass() if isinstance(node.test, ast.Constant) and node.test.value is False else node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        self.generic_visit(node)
        return node.values[0] if all(each is node.values[0] for each in node.values) else node


def files_with_errors(written: dict[str, str]) -> set[str]:
    """Where mypy finds errors, if these files had that text. What it knows of all others it keeps between runs."""
    ours = ROOT / ".mypy_cache"
    if not CACHE.exists() and ours.exists():
        shutil.copytree(ours, CACHE)
    switches = []
    for number, (file, text) in enumerate(written.items()):
        path = WRITTEN / f"{number}.py"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
        switches += ["--shadow-file", file, str(path)]
    command = [sys.executable, "-m", "mypy", "--no-error-summary", "--cache-dir", str(CACHE), *switches]
    said = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if said.stderr:
        sys.exit(f"mypy could not look at the faults: {said.stderr.strip()}")
    return {str(Path(line.partition(":")[0])) for line in said.stdout.splitlines() if ": error:" in line}
