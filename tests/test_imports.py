"""Imports run one way: what leans on one another in a circle is small, and any of it can be imported first.

A circle counts with everything that is imported inside functions, and for types alone.
"""

import ast
import subprocess
import sys
from collections.abc import Iterable, Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[1]
#: The most modules that may reach each other: those of the gestures of a table.
LARGEST = 6

#: Imports each name given as if it were the first, and says which cannot be.
IMPORTER = """
import importlib, sys
groups = [line.split() for line in sys.stdin]
for group in groups:
    for name in group:
        packages = {one.rpartition(".")[0] for one in group} - {"engine"}
        for known in packages.union(group).intersection(sys.modules):
            del sys.modules[known]
        try:
            importlib.import_module(name)
        except ImportError as error:
            print(f"{name}: {error}")
"""


def name_of(path: Path) -> str:
    return ".".join(path.relative_to(ROOT).with_suffix("").parts).removesuffix(".__init__")


@cache
def modules() -> dict[str, Path]:
    return {name_of(path): path for room in ("engine", "app") for path in (ROOT / room).rglob("*.py")}


def imports(nodes: Iterable[ast.AST]) -> Iterator[str]:
    """The modules of the program that some lines import."""
    for node in nodes:
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            whole = [f"{node.module}.{alias.name}" for alias in node.names]
            yield from (one if one in modules() else node.module for one in whole)


def circles(graph: dict[str, set[str]]) -> list[list[str]]:
    """The groups of modules of which each reaches all others."""
    reached: dict[str, set[str]] = {}
    for name in graph:
        seen, rest = set(), [name]
        while rest:
            for other in graph[rest.pop()] - seen:
                seen.add(other)
                rest.append(other)
        reached[name] = seen
    inside = [name for name in graph if name in reached[name]]
    groups = {frozenset(one for one in reached[name] if name in reached[one]) for name in inside}
    return [sorted(group) for group in groups]


@cache
def trees() -> dict[str, ast.Module]:
    return {name: ast.parse(path.read_text(encoding="utf-8")) for name, path in modules().items()}


def graph(of_all: bool) -> dict[str, set[str]]:
    """What each module imports: at its top, or ``of_all`` its lines."""
    known = modules()
    return {
        name: {one for one in imports(ast.walk(tree) if of_all else tree.body) if one in known} - {name}
        for name, tree in trees().items()
    }


def with_packages(name: str) -> Iterator[str]:
    """A module, and the packages it lies in, which are imported before it."""
    parts = name.split(".")
    yield from (one for end in range(1, len(parts) + 1) if (one := ".".join(parts[:end])) in modules())


def test_no_circle_is_large() -> None:
    assert [group for group in circles(graph(of_all=True)) if len(group) > LARGEST] == []


def test_a_circle_is_found() -> None:
    assert circles({"a": {"b"}, "b": {"c"}, "c": {"a"}, "d": {"a"}}) == [["a", "b", "c"]]


def test_every_module_of_the_engine_in_a_circle_can_be_imported_first() -> None:
    tops = graph(of_all=False)
    whole = {name: {other for one in some for other in with_packages(one)} for name, some in tops.items()}
    found = circles({name: some - {name} for name, some in whole.items()})
    lines = "\n".join(" ".join(group) for group in found if group[0].startswith("engine"))
    told = subprocess.run(
        [sys.executable, "-P", "-c", f"import sys\nsys.path.insert(0, {str(ROOT)!r})\n{IMPORTER}"],
        input=lines, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert told.stdout == ""
