"""Every module of the engine can be the first that is imported, also those that lean on one another in a circle.

Only those in a circle can fail at that, or what imports them first: so each of them is imported anew, with all
others of its circle unknown, in a process of its own that keeps what is in no circle.
"""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).parents[1]

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


def imports(path: Path, known: set[str]) -> Iterator[str]:
    """The modules of the engine that a module imports as it is imported itself, and the packages it lies in."""
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        names = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module:
            names = [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
        for name in names:
            parts = name.split(".")
            yield from (one for end in range(1, len(parts) + 1) if (one := ".".join(parts[:end])) in known)


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


def test_every_module_in_a_circle_can_be_imported_first() -> None:
    paths = {name_of(path): path for path in (ROOT / "engine").rglob("*.py")}
    found = circles({name: {*imports(path, set(paths))} - {name} for name, path in paths.items()})
    assert any("engine.games.fftcg.deeds.board" in group for group in found)
    lines = "\n".join(" ".join(group) for group in found)
    told = subprocess.run(
        [sys.executable, "-P", "-c", f"import sys\nsys.path.insert(0, {str(ROOT)!r})\n{IMPORTER}"],
        input=lines, capture_output=True, text=True, check=True,
    )  # fmt: skip
    assert told.stdout == ""
