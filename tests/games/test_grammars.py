"""What the words of a game say of each symbol, they say once."""

from importlib import import_module

import pytest

from engine.games import GAMES


@pytest.mark.parametrize("name", GAMES)
def test_no_symbol_has_the_same_pattern_twice(name: str) -> None:
    symbols = import_module(f"engine.games.{name}.words.reading").grammar().symbols
    twice = []
    for symbol, found in symbols.items():
        lines = [
            (one.pattern, one.make, one.constants, getattr(one.build, "args", one.build)) for one in found.phrases
        ]
        twice += [(symbol, line[0]) for place, line in enumerate(lines) if line in lines[:place]]
    assert twice == []
