"""Which classes of the tree the stories speak of: the trees of all texts of cards in the tests of a folder."""

from __future__ import annotations

import ast
import importlib
import re
from collections.abc import Iterable
from functools import cache
from inspect import isclass
from pathlib import Path

from engine.abilities.node import Node, walk
from engine.games.fftcg.cards import Card, CardType, Element
from engine.games.fftcg.words import read
from engine.games.fftcg.words.reading import context_of, grammar
from engine.text.reader import Reader

MODULES = (
    *(f"engine.abilities.{name}" for name in (
        "amounts", "conditions", "costs", "durations", "effects", "events", "kinds", "nouns", "references",
        "replacements", "statics", "triggers",
    )),
    "engine.games.fftcg.vocabulary", "engine.games.fftcg.castwords",
)
NAME = re.compile(r"[A-Z][a-z'-]+(?: [A-Z][a-z]+)?")
BRACED = re.compile(r"\{\d?\}")


@cache
def classes() -> frozenset[type[Node]]:
    """Return every class that can stand in a tree: those that no other is made from."""
    found = {
        one
        for name in MODULES
        for one in vars(importlib.import_module(name)).values()
        if isclass(one) and issubclass(one, Node) and one.__module__ == name
    }
    bases = {base for one in found for base in one.__mro__[1:]}
    return frozenset(found - bases)


def spoken_of(folders: Iterable[Path]) -> frozenset[type[Node]]:
    """Return the classes that occur in the trees of the texts in the tests of these folders."""
    found: set[type[Node]] = set()
    for path in sorted(path for folder in folders for path in folder.glob("*.py")):
        tree = ast.parse(path.read_text(encoding="utf-8"))
        strings = [one.value for one in ast.walk(tree) if isinstance(one, ast.Constant) and isinstance(one.value, str)]
        names = {one for one in strings if NAME.fullmatch(one)}
        texts = dict.fromkeys(one for one in strings if " " in one and len(one) < 700 and "\x00" not in one)
        for text in texts:
            found.update(_classes(text, names))
        found.update(one for one in classes() if one.__name__ in _made(tree))
        for symbol in _symbols(tree):
            for text in texts:
                found.update(_part(symbol, text))
    return frozenset(found)


def _classes(text: str, names: set[str]) -> set[type[Node]]:
    """Return the classes in what a text means on a card: one named in it, of a type that can have it."""
    found: set[type[Node]] = set()
    named = [one for one in names if re.search(rf"\b{re.escape(one)}\b", text)] or ["Mirelle"]
    for name in named:
        for type_ in (CardType.FORWARD, CardType.SUMMON):
            reading = read(_card(name, BRACED.sub(name, text), type_))
            if reading.complete:
                found.update(type(one) for one in walk(reading.abilities))
    return found


def _symbols(tree: ast.AST) -> set[str]:
    """Return the parts of a sentence that a test speaks of: words("condition", ...)."""
    return {
        one.args[0].value
        for one in ast.walk(tree)
        if isinstance(one, ast.Call) and isinstance(one.func, ast.Name) and one.func.id == "words"
        and one.args and isinstance(one.args[0], ast.Constant) and isinstance(one.args[0].value, str)
    }


def _made(tree: ast.AST) -> set[str]:
    """Return what a test makes by name: classes for which the cards have no plain words."""
    return {
        one.func.id for one in ast.walk(tree) if isinstance(one, ast.Call) and isinstance(one.func, ast.Name)
    }


def _part(symbol: str, text: str) -> set[type[Node]]:
    for many in (False, True):
        reader = Reader(grammar(), context_of(_card("Mirelle", text, CardType.FORWARD), text))
        for found, end in reader.read(symbol, 0, many):
            if end == len(reader.context.tokens):
                return {type(one) for one in walk(found)}
    return set()


def _card(name: str, text: str, type_: CardType) -> Card:
    return Card("T-000", name, text, type_, (Element.FIRE,), 3, 7000, (), (), False, False, 0)
