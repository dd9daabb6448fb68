"""Which classes of the tree the stories speak of: the trees of all texts of cards in the tests of a folder."""

from __future__ import annotations

import ast
import importlib
import pkgutil
from collections.abc import Callable, Iterable
from inspect import isclass
from pathlib import Path

from engine import abilities
from engine.abilities.node import Node, walk

SHARED = tuple(f"{abilities.__name__}.{found.name}" for found in pkgutil.iter_modules(abilities.__path__))

Kinds = set[type[Node]]


def classes(*own: str) -> frozenset[type[Node]]:
    """Return every class that can stand in a tree of a game with these modules: those that no other is made from."""
    found = {
        one
        for name in (*SHARED, *own)
        for one in vars(importlib.import_module(name)).values()
        if isclass(one) and issubclass(one, Node) and one.__module__ == name
    }
    bases = {base for one in found for base in one.__mro__[1:]}
    return frozenset(found - bases)


def kinds(tree: object) -> Kinds:
    """Return the classes in a tree."""
    return {type(one) for one in walk(tree)}


def spoken_of(
    folders: Iterable[Path], of_texts: Callable[[list[str]], Kinds], of_part: Callable[[str, str], Kinds]
) -> Kinds:
    """Return the classes that occur in the trees of the texts in the tests of these folders.

    ``of_texts`` gives those of all the texts of a test; ``of_part`` those of words as a part of a sentence:
    words("condition", ...).
    """
    found: Kinds = set()
    for path in sorted(path for folder in folders for path in folder.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        strings = [one.value for one in ast.walk(tree) if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        found.update(of_texts(strings))
        for symbol in _symbols(tree):
            for text in texts_in(strings):
                found.update(of_part(symbol, text))
    return found


def texts_in(strings: Iterable[str]) -> list[str]:
    """Return the strings that can be texts of cards, each once."""
    return list(dict.fromkeys(one for one in strings if " " in one and len(one) < 700 and "\x00" not in one))


def _symbols(tree: ast.AST) -> set[str]:
    """Return the parts of a sentence that a test speaks of."""
    return {
        one.args[0].value
        for one in ast.walk(tree)
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id == "words"
        and one.args and isinstance(one.args[0], ast.Constant) and isinstance(one.args[0].value, str)
    }
