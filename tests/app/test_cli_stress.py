"""`tessera read --stress`: the measures of reading, as one JSON object."""

import json
from pathlib import Path

import pytest

from app.__main__ import main
from app.cli.rewordings import REWORDINGS

TEXTS = (
    "When Oriel attacks, draw 1 card.",
    "When Fern attacks, draw 2 cards.",
    "When Wick enters the field, choose 1 Forward. Deal it 3000 damage.",
    "Tallow hums a tune.",
)
NAMES = ("Oriel", "Fern", "Wick", "Tallow")


def measures(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> dict[str, object]:
    """What the command prints about four cards, of which one is not read."""
    cards = [
        {"code": f"9-{100 + at}C", "name": name, "text": text, "type": "Forward", "elements": ["fire"], "cost": 2,
         "power": 5000, "job": "Keeper", "category": "LAMP"}
        for at, (name, text) in enumerate(zip(NAMES, TEXTS, strict=True))
    ]  # fmt: skip
    file = tmp_path / "cards.jsonl"
    file.write_text("\n".join(json.dumps(one) for one in cards), encoding="utf-8")
    assert main(["read", "fftcg", str(file), "--stress", "--json"]) == 0
    found: dict[str, object] = json.loads(capsys.readouterr().out)
    return found


def test_what_hangs_on_one_text_or_is_not_read_is_left_out(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    found = measures(tmp_path, capsys)
    assert (found["texts"], found["left_out"]) == (4, 0.5), "the damage is dealt in one text only, and a tune in none"
    assert found["by_rarity"] == {"C": 0.75, "longest tenth": 1.0}
    operators = found["operators"]
    assert isinstance(operators, dict) and operators["misprint: a letter twice"] == 1.0
    assert "its: his" not in operators, "none of them has it"
    assert found["cross"] == 1.0


def test_there_are_rewordings_enough() -> None:
    assert len(REWORDINGS) >= 40
