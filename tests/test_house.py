"""The laws of the house: who may import whom, and that the kernel knows no game."""

import ast
import io
import re
import tokenize
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
GAMES = sorted(path.name for path in (ROOT / "engine" / "games").iterdir() if (path / "__init__.py").is_file())
#: Names of games as code would say them.
NAMES = {"fftcg", "fow", "cipher", "vanguard"}
LONGEST = 600


def files(*parts: str) -> list[Path]:
    return sorted((ROOT / "/".join(parts)).rglob("*.py"))


def kernel() -> list[Path]:
    return [path for path in files("engine") if "games" not in path.relative_to(ROOT / "engine").parts]


def imported(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


def test_the_engine_imports_neither_the_app_nor_qt() -> None:
    found = {
        (path.name, name)
        for path in files("engine")
        for name in imported(path)
        if name.split(".")[0] in ("app", "PySide6", "shiboken6")
    }
    assert found == set()


def test_the_kernel_imports_no_game() -> None:
    found = {(path.name, name) for path in kernel() for name in imported(path) if name.startswith("engine.games")}
    assert found == set()


def test_the_code_of_the_kernel_names_no_game() -> None:
    """Docstrings and comments may cite a game's rules; names and values may not."""
    found = []
    for path in kernel():
        for token in tokenize.generate_tokens(io.StringIO(path.read_text(encoding="utf-8")).readline):
            text = token.string.lower()
            plain = token.type == tokenize.STRING and not text.startswith(('"""', 'r"""'))
            if (token.type == tokenize.NAME or plain) and any(name in text for name in NAMES):
                found.append(f"{path.name}:{token.start[0]} {token.string}")
    assert found == []


@pytest.mark.parametrize("game", GAMES)
def test_games_do_not_import_each_other(game: str) -> None:
    others = [f"engine.games.{other}" for other in GAMES if other != game]
    found = {
        (path.name, name)
        for path in files("engine", "games", game)
        for name in imported(path)
        if name.startswith(tuple(others))
    }
    assert found == set()


def test_no_comparison_unpacks_a_tuple() -> None:
    """mypyc refuses ``zone in (*HAND, *DECK)``; the engine is kept free of what it cannot compile."""
    found = [
        f"{path.relative_to(ROOT)}:{node.lineno}"
        for path in files("engine")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.Compare) and isinstance(node.ops[0], ast.In | ast.NotIn)
        and any(isinstance(one, ast.Starred) for one in getattr(node.comparators[0], "elts", ()))
    ]  # fmt: skip
    assert found == []


def test_no_module_is_about_more_than_one_thing() -> None:
    long = {path.relative_to(ROOT).as_posix() for path in (*files("engine"), *files("app"), *files("tests"))
            if path.read_text(encoding="utf-8").count("\n") > LONGEST}  # fmt: skip
    assert long == set()


@pytest.mark.parametrize("readme", [
    path.relative_to(ROOT) for room in (".", "engine", "app") for path in sorted((ROOT / room).glob("README.md"))
] + [path.relative_to(ROOT) for path in sorted((ROOT / "engine" / "games").rglob("README.md"))], ids=str)
def test_a_readme_names_modules_that_are_there(readme: Path) -> None:
    there = {path.name for room in ("engine", "app", "tests", "packaging") for path in files(room)} | {"start.py"}
    named = re.findall(r"(\w+\.py)\b", (ROOT / readme).read_text(encoding="utf-8"))
    assert named and not set(named) - there
