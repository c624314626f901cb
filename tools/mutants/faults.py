"""The faults that can be put into a module: one operator, constant, condition or statement changed in one function, or one
value of a class.

No fault is put where it could not be one: asserts, `strict=True`, which is one, messages of errors, annotations, `__repr__`, and
lines that end in the words `# saves time only`, for which the game is the same without them (CONTRIBUTING.md says when that may
be written)."""

from __future__ import annotations

import ast
import importlib
import inspect
from collections.abc import Callable, Iterator
from copy import copy
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

ROOT = Path(__file__).parent.parent.parent
SHORTCUT = "# saves time only"

_COMPARED: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Lt: ast.LtE, ast.LtE: ast.Lt, ast.Gt: ast.GtE, ast.GtE: ast.Gt, ast.Eq: ast.NotEq, ast.NotEq: ast.Eq,
    ast.Is: ast.IsNot, ast.IsNot: ast.Is, ast.In: ast.NotIn, ast.NotIn: ast.In,
}  # fmt: skip
_TURNED: dict[type[ast.cmpop], type[ast.cmpop]] = {ast.GtE: ast.Lt, ast.Lt: ast.GtE}
_NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


@dataclass(frozen=True)
class Place:
    """Where a fault can be: in `owner`, a function or class by its qualified name, the `number`-th change that can be made
    there. name: of the value of a class."""

    file: str
    line: int
    owner: str
    number: int
    name: str = ""


@dataclass(frozen=True)
class Fault:
    """A fault: what stood there, and what stands there now."""

    place: Place
    before: str
    after: str

    def __str__(self) -> str:
        source = (ROOT / self.place.file).read_text(encoding="utf-8").splitlines()[self.place.line - 1].strip()
        return (
            f"{self.place.file}:{self.place.line}: {self.before}  →  {self.after}\n    in {self.place.owner}: {source}"
        )


@dataclass(frozen=True)
class Change:
    """One change: `make` makes it in the tree and says what was and what is. It changes the value of the expression `asked`,
    which becomes `becomes` (by itself what the change makes of it), or the statement `at` in a block."""

    make: Callable[[], tuple[str, str]]
    asked: ast.expr | None = None
    becomes: ast.expr | None = None
    block: list[Any] = field(default_factory=list)
    at: int = -1

    def __call__(self) -> tuple[str, str]:
        return self.make()


def words(node: ast.AST) -> str:
    """The source of a node in one line."""
    return " ".join(ast.unparse(node).split())


def in_place(
    node: ast.AST, change: Callable[[], None], asked: ast.expr | None = None, becomes: ast.expr | None = None
) -> Change:
    """A change inside a node, told by the node's own words."""

    def make() -> tuple[str, str]:
        before = words(node)
        change()
        return before, words(node)

    return Change(make, asked or (node if isinstance(node, ast.expr) else None), becomes)


def leave_out(block: list[Any], at: int) -> Change:
    """A statement that is never reached: the names in it still belong to the function."""

    def make() -> tuple[str, str]:
        old = block[at]
        block[at] = ast.copy_location(ast.If(ast.Constant(False), [old], []), old)
        return words(old), "pass"

    return Change(make, block=block, at=at)


def swap(block: list[Any], at: int, new: ast.stmt) -> Change:
    """Another statement in the place of one."""

    def make() -> tuple[str, str]:
        old = block[at]
        block[at] = ast.copy_location(new, old)
        return words(old), words(new)

    return Change(make, block=block, at=at)


def changes(node: ast.AST, line: int) -> Iterator[tuple[int, Change]]:
    """The changes that can be made at this node itself, each with its line."""
    for change in _expressions(node):
        yield line, change
    for name in ("body", "orelse", "finalbody"):
        found = getattr(node, name, None)
        block: list[Any] = found if isinstance(found, list) else []
        for at, statement in enumerate(block):
            if _can_go(statement):
                yield statement.lineno, leave_out(block, at)
            elif isinstance(statement, ast.Continue):
                yield statement.lineno, swap(block, at, ast.Break())


def _can_go(statement: ast.stmt) -> bool:
    """A call for its effect, or a change of something that outlives the function; not of a cache, which is filled anew."""
    if isinstance(statement, ast.Expr):
        return isinstance(statement.value, ast.Call)
    if isinstance(statement, ast.AugAssign):
        return True
    return isinstance(statement, ast.Assign) and all(
        (isinstance(target, ast.Subscript) and not words(target.value).startswith("_"))
        or (isinstance(target, ast.Attribute) and not target.attr.startswith("_"))
        for target in statement.targets
    )


def _expressions(node: ast.AST) -> Iterator[Change]:
    match node:
        case ast.Compare() if _asks_whether(node):
            yield in_place(node, _set(node.ops, 0, _TURNED[type(node.ops[0])]()))
        case ast.Compare():
            for at, operator in enumerate(node.ops):
                yield in_place(node, _set(node.ops, at, _COMPARED[type(operator)]()))
        case ast.BoolOp():
            yield in_place(node, _put(node, "op", ast.Or() if isinstance(node.op, ast.And) else ast.And()))
            for value in node.values:
                others = [other for other in node.values if other is not value]
                kept = others[0] if len(others) == 1 else ast.BoolOp(node.op, others)
                yield _told(node, kept, _put(node, "values", others * 2 if len(others) == 1 else others), node)
        case ast.BinOp(op=ast.Add() | ast.Sub()):
            yield in_place(node, _put(node, "op", ast.Sub() if isinstance(node.op, ast.Add) else ast.Add()))
        case ast.UnaryOp() if _is_none(node):
            yield in_place(node, _put(node, "operand", ast.Constant(0)))
        case ast.Constant(value=bool()):
            yield in_place(node, _put(node, "value", not node.value))
        case ast.Constant(value=int(number)):
            yield in_place(node, _put(node, "value", number + 1))
        case ast.comprehension():
            for at in range(len(node.ifs)):
                yield in_place(node, _drop(node.ifs, at), node.ifs[at], ast.Constant(True))
        case ast.Call(func=ast.Name(id="min" | "max" | "any" | "all") as name):
            yield in_place(name, _put(name, "id", _NAMES[name.id]), node)
        case ast.If() | ast.IfExp() | ast.While() if not isinstance(node.test, (ast.Compare, ast.BoolOp)):
            test = node.test
            plain = test.operand if isinstance(test, ast.UnaryOp) and isinstance(test.op, ast.Not) else None
            turned = plain if plain is not None else ast.UnaryOp(ast.Not(), test)
            yield _told(test, turned, _put(node, "test", turned), test, turned)
        case ast.Return(value=ast.UnaryOp(op=ast.Not(), operand=asked) as turned):
            yield in_place(node, _put(node, "value", asked), turned, asked)


def _asks_whether(node: ast.Compare) -> bool:
    """`card >= 0`: is there a card, a seat, a place at all? Numbers of cards begin with 0, so that `card > 0` differs only for
    the Stronghold of the first player; the whole question is turned around instead."""
    zero = isinstance(node.comparators[0], ast.Constant) and node.comparators[0].value == 0
    return zero and len(node.ops) == 1 and type(node.ops[0]) in _TURNED


def _is_none(node: ast.AST) -> bool:
    """`-1`: no card, no seat, no place; or the last of a list. -2 would mean the same, or an end that nobody means; 0 is a card,
    a seat, the first."""
    return (
        isinstance(node, ast.UnaryOp)
        and isinstance(node.op, ast.USub)
        and isinstance(node.operand, ast.Constant)
        and node.operand.value == 1
    )


def _told(
    before: ast.AST, after: ast.AST, change: Callable[[], None], asked: ast.expr, becomes: ast.expr | None = None
) -> Change:
    def make() -> tuple[str, str]:
        said = words(before), words(after)
        change()
        return said

    return Change(make, asked, becomes)


def _set(items: list[Any], at: int, new: Any) -> Callable[[], None]:
    return lambda: items.__setitem__(at, new)


def _drop(items: list[Any], at: int) -> Callable[[], None]:
    return lambda: items.__delitem__(at)


def _put(node: ast.AST, name: str, new: Any) -> Callable[[], None]:
    return lambda: setattr(node, name, new)


def inside(node: ast.AST, line: int) -> Iterator[tuple[int, Change]]:
    """All changes in the body of a function, in the order of the source; what is only for the reader or for mypy stays."""
    yield from changes(node, line)
    if isinstance(node, ast.Compare) and _asks_whether(node):
        yield from inside(node.left, node.left.lineno)
        return
    if _is_none(node):
        return
    skipped = [node.returns, *node.decorator_list] if isinstance(node, ast.FunctionDef) else []
    for child in ast.iter_child_nodes(node):
        if child in skipped or isinstance(child, (ast.Assert, ast.arguments, ast.Raise, ast.JoinedStr, ast.ImportFrom)):
            continue
        if isinstance(node, ast.AnnAssign) and child is node.annotation:
            continue
        if isinstance(child, ast.keyword) and child.arg == "strict":
            continue
        yield from inside(child, getattr(child, "lineno", line))


def owners(tree: ast.Module) -> Iterator[tuple[str, ast.FunctionDef | ast.ClassDef]]:
    """The functions, methods and classes of a module, by qualified name. Inner functions belong to the outer one."""
    for node in tree.body:
        if isinstance(node, ast.FunctionDef):
            yield node.name, node
        elif isinstance(node, ast.ClassDef):
            yield node.name, node
            for member in node.body:
                if isinstance(member, ast.FunctionDef) and member.name != "__repr__" and not _is_setter(member):
                    yield f"{node.name}.{member.name}", member


def _is_setter(member: ast.FunctionDef) -> bool:
    """It has the name of the property that it sets, by which only one of the two could be found."""
    return any(isinstance(each, ast.Attribute) and each.attr == "setter" for each in member.decorator_list)


def values(owner: ast.ClassDef) -> Iterator[tuple[int, str, object]]:
    """The values of a class itself, not of its instances, that are true, false or a number."""
    for node in owner.body:
        if (
            isinstance(node, ast.AnnAssign)
            and isinstance(node.target, ast.Name)
            and isinstance(node.value, ast.Constant)
        ):
            if isinstance(node.value.value, int) and "ClassVar" in words(node.annotation) and node.target.id.islower():
                yield node.lineno, node.target.id, node.value.value


def places(path: Path) -> Iterator[Place]:
    """All places of a module."""
    file = str(path.relative_to(ROOT))
    source = path.read_text(encoding="utf-8")
    shortcuts = {number for number, line in enumerate(source.splitlines(), 1) if line.endswith(SHORTCUT)}
    for name, owner in owners(ast.parse(source)):
        if isinstance(owner, ast.ClassDef):
            for line, value, _ in values(owner):
                yield Place(file, line, name, 0, value)
            continue
        for number, (line, _) in enumerate(inside(owner, owner.lineno)):
            if line not in shortcuts:
                yield Place(file, line, name, number)


def found(place: Place) -> tuple[ast.Module, ast.FunctionDef | ast.ClassDef]:
    """The module of a place, and the function or class in it."""
    tree = ast.parse((ROOT / place.file).read_text(encoding="utf-8"))
    return tree, next(node for name, node in owners(tree) if name == place.owner)


def made(place: Place) -> tuple[Fault, ast.Module]:
    """The fault at a place, and the module with it."""
    tree, owner = found(place)
    if isinstance(owner, ast.ClassDef):
        old = next(old for _, name, old in values(owner) if name == place.name)
        return Fault(place, f"{place.name} = {old}", f"{place.name} = {changed(old)}"), tree
    change = list(inside(owner, owner.lineno))[place.number][1]
    before, after = change()
    return Fault(place, before, after), ast.fix_missing_locations(tree)


def changed(value: object) -> object:
    """Another value of a class."""
    return not value if isinstance(value, bool) else int(str(value)) + 1


def put_in(place: Place) -> None:
    """Put a fault into the running program."""
    if place.name:
        owner = loaded(place)
        setattr(owner, place.name, changed(getattr(owner, place.name)))
    else:
        renew(place, made(place)[1])


def loaded(place: Place) -> Any:
    """The function or class of a place in the running program."""
    path = Path(place.file).with_suffix("")
    whole = path.parent if path.name == "__init__" else path  # a package is not loaded a second time by another name
    found: Any = importlib.import_module(str(whole).replace("/", ".").removeprefix("src."))
    for part in place.owner.split("."):
        found = inspect.getattr_static(found, part)
    return found


def renew(place: Place, tree: ast.Module) -> None:
    """New code in the same function, so that whoever holds it runs it."""
    found = loaded(place)
    if isinstance(found, property):
        found = found.fget
    function = inspect.unwrap(getattr(found, "__func__", found))
    assert isinstance(function, FunctionType)
    whole = compile(alone(tree, place.owner), function.__code__.co_filename, "exec", dont_inherit=True)
    function.__code__ = _code(whole, place.owner)


def alone(tree: ast.Module, owner: str) -> ast.Module:
    """One function of a module, in its class if it has one, and nothing else: quickly compiled."""
    kept: list[ast.stmt] = [
        node for node in tree.body if isinstance(node, ast.ImportFrom) and node.module == "__future__"
    ]
    outer, _, inner = owner.partition(".")
    around = next(node for node in tree.body if getattr(node, "name", "") == outer)
    if inner:
        assert isinstance(around, ast.ClassDef)
        around = copy(around)
        around.body = [node for node in around.body if getattr(node, "name", "") == inner]
    return ast.Module([*kept, around], [])


def _code(whole: CodeType, owner: str) -> CodeType:
    waiting = [whole]
    while waiting:
        for each in waiting.pop().co_consts:
            if isinstance(each, CodeType):
                if each.co_qualname == owner:
                    return each
                waiting.append(each)
    raise LookupError(owner)
