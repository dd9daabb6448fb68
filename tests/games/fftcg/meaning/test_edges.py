"""Every class of the tree at every edge: what is told in the tables, and why where nothing can be told."""

from __future__ import annotations

import importlib
from pathlib import Path

import pytest

from engine.games.fftcg.effects.coverage import COVERAGE
from tests.games.fftcg.meaning.edges import EDGES, Told, changed_over
from tests.games.fftcg.meaning.reasons import REASONS
from tests.games.fftcg.meaning.told import classes
from tests.games.fftcg.story import rule

TABLES = sorted(path.stem for path in (Path(__file__).parent / "tables").glob("*.py"))
TOLD: list[Told] = [
    row for name in TABLES for row in importlib.import_module(f"tests.games.fftcg.meaning.tables.{name}").TOLD
]
PLAYS = [
    pytest.param(row, edge, id=f"{row.of.__name__} {edge} {row.rule(edge)}") for row in TOLD for edge in row.edges
]


@pytest.mark.parametrize(("row", "edge"), PLAYS)
@rule("11.11.5", "2.3", "11.6.5", "6.4.2", "11.12.5.6", "11.8.7")
def test_edge(row: Told, edge: str) -> None:
    row.play(edge).check(row.of)


@pytest.mark.parametrize("row", [row for row in TOLD if "does" in row.edges], ids=lambda row: row.of.__name__)
@rule("6.1.3")
def test_whoever_does_it(row: Told) -> None:
    changed_over(row.play("does")).check(row.of)


def test_every_class_is_told_at_every_edge_or_has_a_reason() -> None:
    told = {(row.of, edge) for row in TOLD for edge in row.edges}
    wanted = {(one, edge) for one in classes() & COVERAGE.known for edge in EDGES}
    assert sorted(f"{one.__name__} {edge}" for one, edge in wanted - told - set(REASONS)) == []


def test_no_reason_for_what_is_told() -> None:
    told = {(row.of, edge) for row in TOLD for edge in row.edges}
    assert sorted(f"{one.__name__} {edge}" for one, edge in told & set(REASONS)) == []
    assert all(len(reason.split()) > 4 and reason[0].isupper() and reason.endswith(".") for reason in REASONS.values())
