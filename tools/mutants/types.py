"""Faults that the type checker refuses: `make test` runs mypy too, so that nobody could put such a fault in unnoticed."""

from __future__ import annotations

import ast
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path

from mutants.covering import KEPT
from mutants.faults import ROOT, Place, inside, owners

CACHE = KEPT / "types"
WRITTEN = KEPT / "written"


def refused(places: Iterable[Place]) -> set[Place]:
    """Those of these faults with which mypy finds an error in their function. Faults of different functions are tried at once."""
    found: set[Place] = set()
    waiting = [place for place in places if not place.name]  # the value of a class keeps its type
    while waiting:
        at_once = {(place.file, place.owner): place for place in waiting}
        waiting = [place for place in waiting if at_once[place.file, place.owner] is not place]
        files: dict[str, list[Place]] = {}
        for place in at_once.values():
            files.setdefault(place.file, []).append(place)
        written = {file: with_faults(file, several) for file, several in files.items()}
        for file, lines in errors(written).items():
            names = {name for name, node in owners(ast.parse(written[file])) for line in lines if _holds(node, line)}
            found |= {at_once[file, name] for name in names if (file, name) in at_once}
    return found


def with_faults(file: str, places: list[Place]) -> str:
    """The text of a module with these faults, each in another function."""
    tree = ast.parse((ROOT / file).read_text(encoding="utf-8"))
    functions = dict(owners(tree))
    for place in places:
        owner = functions[place.owner]
        list(inside(owner, owner.lineno))[place.number][1]()
    return ast.unparse(Plain().visit(tree))


def _holds(node: ast.FunctionDef | ast.ClassDef, line: int) -> bool:
    return isinstance(node, ast.FunctionDef) and node.lineno <= line <= (node.end_lineno or 0)


class Plain(ast.NodeTransformer):
    """What the fault would look like if somebody wrote it: a statement that is left out is not there."""

    def visit_If(self, node: ast.If) -> ast.stmt:
        self.generic_visit(node)
        return ast.Pass() if isinstance(node.test, ast.Constant) and node.test.value is False else node

    def visit_BoolOp(self, node: ast.BoolOp) -> ast.expr:
        self.generic_visit(node)
        return node.values[0] if all(each is node.values[0] for each in node.values) else node


def errors(written: dict[str, str]) -> dict[str, set[int]]:
    """The lines at which mypy finds errors, if these files had that text. What it knows of all others it keeps between runs."""
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
    found: dict[str, set[int]] = {}
    for told in said.stdout.splitlines():
        if ": error:" in told:
            file, line = told.split(":")[:2]
            found.setdefault(str(Path(file)), set()).add(int(line))
    return found
