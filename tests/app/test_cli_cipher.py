"""The commands that read, import and check cards know the second game as they know the first."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app import collection
from app.__main__ import main
from app.cli import choosing

CARD: dict[str, Any] = {
    "code": "X01-001N", "name": "Oriel, Keeper of Lamps", "character": "Oriel", "title": "Keeper of Lamps",
    "text": "Lamp |CONT| During your turn, this unit gains +10 attack.", "color": ["Red"], "cost": "3",
    "class_change_cost": "2", "class": "Keeper", "type": ["Female", "Lance", "Flier"], "min_range": 1,
    "max_range": 2, "attack": "50", "support": "20",
}  # fmt: skip
UNREAD = CARD | {"code": "X01-002N", "title": "Keeper of Keys", "text": "Lamp |CONT| This unit hums a tune."}


@pytest.fixture
def cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> str:
    """A list of two cards: one that is read and one that is not; the collection is in a folder of its own."""
    monkeypatch.setenv(collection.DATA, str(tmp_path / "home"))
    path = tmp_path / "cards.jsonl"
    path.write_text("\n".join(json.dumps(one) for one in (CARD, UNREAD)), encoding="utf-8")
    return str(path)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(arguments) == 0
    return capsys.readouterr().out


def test_cards_are_counted_by_how_far_they_are_read(capsys: pytest.CaptureFixture[str], cards: str) -> None:
    found = json.loads(told(capsys, "read", "cipher", cards, "--json"))
    assert found["codes"] == ["X01-001N"] and found["unread_codes"] == ["X01-002N"]


def test_a_card_is_told_with_its_facts_and_its_tree(capsys: pytest.CaptureFixture[str], cards: str) -> None:
    out = told(capsys, "read", "cipher", cards, "--card", "X01-001N")
    assert "(Red, cost 3(2), attack 50, support 20" in out
    assert "Gains" in out


def test_importing_twice_changes_nothing(capsys: pytest.CaptureFixture[str], cards: str) -> None:
    first = json.loads(told(capsys, "import", "cipher", cards, "--json"))
    second = json.loads(told(capsys, "import", "cipher", cards, "--json"))
    assert (first["new"], second["new"], second["unchanged"]) == (2, 0, 2)
    card = choosing.game("cipher").cards()["X01-001N"]
    assert card == choosing.understanding("cipher").lists.card(CARD)


def test_a_deck_is_checked_by_the_rules_of_its_game(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    """Cipher 12.1.1."""
    assert "may be played" in told(capsys, "check", "the_long_road", "--game", "cipher")
    small = tmp_path / "small.txt"
    small.write_text("Deck: Small\n\n[Main]\n4 T01-001R Ottoline, Surveyor of the Flat\n", encoding="utf-8")
    assert main(("check", str(small), "--game", "cipher")) == 1
    assert "Cipher 12.1.1" in capsys.readouterr().out
