"""Costs that are odd or even, named so, and costs of the one number or the other."""

from __future__ import annotations

import pytest

from tests.games.fftcg.meaning.scene import Scene
from tests.games.fftcg.story import rule
from tests.games.fftcg.words.reading_cards import assert_understood


@pytest.mark.parametrize("line", [
    "[Dull]: Choose 1 Forward with an even-numbered cost opponent controls. Freeze it.",
    "[Dull]: Choose 1 odd-cost Forward. Freeze it.",
    "[Dull]: Choose 1 Forward that has an even cost. Freeze it.",
    "[Dull]: Choose 1 Forward of cost 2 or cost 4. Freeze it.",
    "[Dull]: Choose 1 Forward with a cost of 2 or a cost of 4. Freeze it.",
    "Forwards of an even cost you control gain +1000 power.",
    "If you control 2 or more Forwards whose costs are odd, Oriel gains Haste.",
    "When you cast a Summon of an even cost, draw 1 card.",
    "[Dull]: Reveal the top card of your deck. If it has an even cost, draw 1 card.",
    "[Dull]: Choose 1 Forward. If the cost of the Forward is an odd number, break it.",
])
def test_it_is_understood(line: str) -> None:
    assert_understood(line)


@pytest.mark.parametrize(("who", "seen"), [("Ben", "Ben frozen"), ("Ann", "")])
@rule("5.2.1.2")
def test_whether_its_cost_is_odd(who: str, seen: str) -> None:
    text = "[0]: Choose 1 Forward. If its cost is odd, freeze it."
    scene = Scene({"Osk": text}, cards={"Ben": {"cost": 3}}).play(f"use Osk; {who}")
    assert ("Ben frozen" in scene.seen(), "Ann frozen" in scene.seen()) == (seen == "Ben frozen", False)


@pytest.mark.parametrize(("named", "frozen"), [("line 1", {"Ann", "Cole", "Dora"}), ("line 0", {"Ben"})])
@rule("11.11.5.1")
def test_odd_or_even_is_named(named: str, frozen: set[str]) -> None:
    text = "[0]: Name odd or even. Freeze all the Forwards whose cost is the named one."
    scene = Scene({"Osk": text}, cards={"Ben": {"cost": 3}}).play(f"use Osk; {named}")
    assert {name for name in ("Ann", "Ben", "Cole", "Dora") if f"{name} frozen" in scene.seen()} == frozen
