"""Costs that are odd or even, named so, and costs of the one number or the other."""

from __future__ import annotations

import pytest

from tests.games.fftcg.words.reading_cards import assert_understood


@pytest.mark.parametrize("line", [
    "[Dull]: Choose 1 Forward of cost 2 or cost 4. Freeze it.",
    "[Dull]: Choose 1 Forward with a cost of 2 or a cost of 4. Freeze it.",
])
def test_it_is_understood(line: str) -> None:
    assert_understood(line)

