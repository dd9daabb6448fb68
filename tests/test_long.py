"""Long sweeps: which tests are run when."""

from types import SimpleNamespace
from typing import Any

import pytest

from tests import conftest

LONG, SHORT = "a long sweep", "a short test"


def run(*, every: bool = False, named: tuple[str, ...] = ()) -> list[str]:
    """What is run of a long sweep and a short test."""
    gone: list[Any] = []
    items: list[Any] = [
        SimpleNamespace(name=name, get_closest_marker=lambda _, mark=mark: mark)
        for name, mark in ((LONG, pytest.mark.long), (SHORT, None))
    ]
    hook = SimpleNamespace(pytest_deselected=lambda *, items: gone.extend(items))
    config: Any = SimpleNamespace(getoption=lambda _: every, args=list(named), hook=hook)
    conftest.pytest_collection_modifyitems(config, items)
    assert sorted(one.name for one in [*items, *gone]) == [LONG, SHORT]
    return [one.name for one in items]


def test_long_sweeps_are_left_out_unless_all_is_asked_for(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    assert run() == [SHORT]
    assert run(every=True) == [LONG, SHORT]


def test_a_build_machine_leaves_nothing_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CI", "true")
    assert run() == [LONG, SHORT]


def test_a_test_that_is_named_is_run_however_long_it_takes(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("CI", raising=False)
    assert run(named=("tests/games/test_properties.py::test_games",)) == [LONG, SHORT]
