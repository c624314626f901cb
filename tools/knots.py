"""List the knots of the package: modules that import their way back to each other, imports for types counted.

Imports that run are without circles (`tests/test_architecture.py`); those for types alone may go up, and tie the modules that
cannot be read without each other into knots. For every knot its modules are printed, the largest knot first; with `--edges`
also what each of them imports of the others.
"""

from __future__ import annotations

import argparse
import ast
from pathlib import Path

SOURCES = Path(__file__).parents[1] / "src"


def modules(sources: Path) -> dict[str, Path]:
    """Find the modules of all packages below a folder, by their whole names."""
    found = {}
    for path in sorted(sources.rglob("*.py")):
        parts = path.relative_to(sources).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports(sources: Path) -> dict[str, set[str]]:
    """Say which module imports which, wherever in the file and for whatever use."""
    paths = modules(sources)
    found: dict[str, set[str]] = {}
    for name, path in paths.items():
        named: set[str] = set()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ImportFrom):
                whole = [f"{node.module}.{each.name}" for each in node.names]
                named |= {each if each in paths else str(node.module) for each in whole}
            elif isinstance(node, ast.Import):
                named |= {each.name for each in node.names}
        found[name] = {each for each in named if each in paths} - {name}
    return found


def reached(graph: dict[str, set[str]], start: str) -> set[str]:
    """Follow the arrows from one module as far as they go."""
    seen: set[str] = set()
    waiting = [start]
    while waiting:
        for each in graph[waiting.pop()] - seen:
            seen.add(each)
            waiting.append(each)
    return seen


def knots(graph: dict[str, set[str]]) -> list[list[str]]:
    """Find the knots of two modules or more, the largest first: each module of a knot reaches every other one."""
    reach = {name: reached(graph, name) for name in graph}
    found: list[list[str]] = []
    tied: set[str] = set()
    for name in sorted(graph):
        if name in reach[name] and name not in tied:
            knot = sorted(each for each in reach[name] if name in reach[each])
            tied |= set(knot)
            found.append(knot)
    return sorted(found, key=len, reverse=True)


def main() -> None:
    """Print the knots."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--edges", action="store_true", help="say what each module imports of the others")
    edges = parser.parse_args().edges
    graph = imports(SOURCES)
    for knot in knots(graph):
        print(f"{len(knot)} modules")
        for name in knot:
            others = sorted(graph[name] & set(knot)) if edges else []
            print(f"    {name}" + (f": {', '.join(others)}" if others else ""))


if __name__ == "__main__":
    main()
