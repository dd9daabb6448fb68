"""Which classes of the tree the stories of Final Fantasy TCG speak of."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from engine.abilities.node import Node
from engine.games.fftcg.cards import Card, CardType, Element
from engine.games.fftcg.words import read
from engine.games.fftcg.words.reading import context_of, grammar
from engine.text.reader import Reader
from tests.games import told
from tests.games.told import Kinds, kinds, texts_in

NAME = re.compile(r"[A-Z][a-z'-]+(?: [A-Z][a-z]+)?")
BRACED = re.compile(r"\{\d?\}")


@cache
def classes() -> frozenset[type[Node]]:
    """Return every class that can stand in a tree."""
    return told.classes("engine.games.fftcg.vocabulary", "engine.games.fftcg.castwords")


def spoken_of(folders: Iterable[Path]) -> frozenset[type[Node]]:
    """Return the classes that occur in the trees of the texts in the tests of these folders."""
    there = tuple(folders)
    made = told.made_in(there)
    return frozenset(told.spoken_of(there, _of_texts, _of_part) | {one for one in classes() if one.__name__ in made})


def _of_texts(strings: list[str]) -> Kinds:
    names = {one for one in strings if NAME.fullmatch(one)}
    return {kind for text in texts_in(strings) for kind in _classes(text, names)}


def _classes(text: str, names: set[str]) -> Kinds:
    """Return the classes in what a text means on a card: one named in it, of a type that can have it."""
    found: Kinds = set()
    named = [one for one in names if re.search(rf"\b{re.escape(one)}\b", text)] or ["Mirelle"]
    for name in named:
        for type_ in (CardType.FORWARD, CardType.SUMMON):
            reading = read(_card(name, BRACED.sub(name, text), type_))
            if reading.complete:
                found.update(kinds(reading.abilities))
    return found


def _of_part(symbol: str, text: str) -> Kinds:
    for many in (False, True):
        reader = Reader(grammar(), context_of(_card("Mirelle", text, CardType.FORWARD), text))
        for found, end in reader.read(symbol, 0, many):
            if end == len(reader.context.tokens):
                return kinds(found)
    return set()


def _card(name: str, text: str, type_: CardType) -> Card:
    return Card("T-000", name, text, type_, (Element.FIRE,), 3, 7000, (), (), False, False, 0)
