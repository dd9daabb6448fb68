"""Which tests prove which rule: citations of the rulebook in the stories of a game."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.rulebook import NUMBER, LedgerError, Rule, Rulebook, Standing


def citations(paths: Iterable[Path], game: str, root: Path) -> dict[str, list[str]]:
    """Return for every cited rule of the game the tests that cite it, such as "tests/test_a.py::test_turns".

    A test cites a rule by the decorator ``@rule("10.1.2.1", ...)`` or by the game and number in its docstring
    ("FFTCG 10.1.2.1"). The paths are test files, or directories of them, below root. The decorator does not
    say which game's rules it cites, so the paths must not hold another game's tests. LedgerError if a path is
    missing or a decorator cites nothing or stands on something that is no test.
    """
    cited: dict[str, list[str]] = {}
    for file in _test_files(root / path for path in paths):
        name = file.relative_to(root).as_posix()
        for test, numbers in _cited_in(file, game):
            for number in numbers:
                cited.setdefault(number, []).append(f"{name}::{test}")
    return cited


@dataclass(frozen=True, slots=True)
class Coverage:
    """How far the tests cover a rulebook.

    Attributes:
        entries: how many rules the official book has.
        enforced: how many of them the program enforces.
        rulings: how many rulings stand beside them where they leave something open.
        untested: the enforced rules, and the rulings, that no test cites.
        unknown: the cited numbers that the book does not have, with the tests that cite them.
    """

    entries: int
    enforced: int
    rulings: int
    untested: tuple[Rule, ...]
    unknown: Mapping[str, tuple[str, ...]]

    @property
    def tested(self) -> int:
        """How many enforced rules at least one test cites."""
        return self.enforced - sum(rule.standing is Standing.ENFORCED for rule in self.untested)

    def counts(self) -> dict[str, int]:
        """Return the numbers of the report by name."""
        return {
            "entries": self.entries,
            "enforced": self.enforced,
            "tested": self.tested,
            "rulings": self.rulings,
            "unknown": len(self.unknown),
        }


def coverage(rulebook: Rulebook, cited: Mapping[str, Iterable[str]]) -> Coverage:
    """Compare a rulebook with the citations of its rules."""
    enforced = [rule for rule in rulebook.rules.values() if rule.standing is Standing.ENFORCED]
    rulings = [rule for rule in rulebook.rules.values() if rule.standing is Standing.RULING]
    return Coverage(
        entries=len(rulebook.rules) - len(rulings),
        enforced=len(enforced),
        rulings=len(rulings),
        untested=tuple(rule for rule in (*enforced, *rulings) if rule.number not in cited),
        unknown={number: tuple(tests) for number, tests in cited.items() if number not in rulebook.rules},
    )


def _test_files(paths: Iterable[Path]) -> Iterator[Path]:
    for path in paths:
        if not path.exists():
            raise LedgerError(f"{path}: there is no such test file or directory.")
        yield from sorted(path.rglob("test_*.py")) if path.is_dir() else [path]


def _cited_in(file: Path, game: str) -> Iterator[tuple[str, list[str]]]:
    """Yield every test of the file, named as pytest names it, with the numbers it cites."""
    try:
        module = ast.parse(file.read_text(encoding="utf-8"))
    except SyntaxError as error:
        raise LedgerError(f"{file}, line {error.lineno}: this is not Python.") from None
    # The number is atomic, so that a malformed one is not cut down to a shorter, valid one.
    spoken = re.compile(rf"\b{re.escape(game)}\s+((?>{NUMBER}))(?!\w)")
    for test, function in _functions(module.body, ""):
        numbers = _decorated(function, file)
        if function.name.startswith("test"):
            numbers += spoken.findall(ast.get_docstring(function) or "")
            yield test, list(dict.fromkeys(numbers))
        elif numbers:
            raise LedgerError(f"{file}, line {function.lineno}: {function.name} cites a rule but is no test.")


def _functions(
    body: Iterable[ast.stmt], within: str
) -> Iterator[tuple[str, ast.FunctionDef | ast.AsyncFunctionDef]]:
    for node in body:
        if isinstance(node, ast.ClassDef):
            yield from _functions(node.body, f"{within}{node.name}::")
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            yield f"{within}{node.name}", node


def _decorated(function: ast.FunctionDef | ast.AsyncFunctionDef, file: Path) -> list[str]:
    numbers: list[str] = []
    for decorator in function.decorator_list:
        match decorator:
            case ast.Call(func=ast.Name(id="rule") | ast.Attribute(attr="rule"), args=[_, *_] as arguments):
                numbers += [_literal(argument, file) for argument in arguments]
            case ast.Call(func=ast.Name(id="rule")) | ast.Name(id="rule"):
                raise LedgerError(f"{file}, line {decorator.lineno}: @rule cites no rule; give it numbers.")
    return numbers


def _literal(argument: ast.expr, file: Path) -> str:
    match argument:
        case ast.Constant(value=str(number)) if re.fullmatch(NUMBER, number):
            return number
    raise LedgerError(f"{file}, line {argument.lineno}: @rule takes the numbers of rules as plain strings.")
