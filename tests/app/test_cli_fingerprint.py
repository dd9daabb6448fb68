"""The command that writes what the engine makes of games and cards, so that two states of it can be compared."""

import json
from pathlib import Path

import pytest

from app.__main__ import main
from app.cli import fingerprint

CARDS = [
    {"code": "9-101C", "name": "Oriel", "text": "Haste", "type": "Forward", "elements": ["fire"], "cost": 2,
     "power": 5000, "job": "Keeper", "category": "LAMP"},
    {"code": "9-102C", "name": "Wend", "text": "Wend hums a tune.", "type": "Forward", "elements": ["fire"], "cost": 2,
     "power": 5000, "job": "Keeper", "category": "LAMP"},
]


def test_the_same_games_leave_the_same_lines(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fingerprint", "fftcg", "--games", "2"]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines == [fingerprint.played("fftcg", None, seed) for seed in (0, 1)]
    assert lines[0].split()[:3] == ["game", "0000", "random"] and lines[1].split()[2] == "starters"


def test_another_game_leaves_another_line() -> None:
    one, other = (fingerprint.played("cipher", None, seed).split() for seed in (1, 3))
    assert one[-3] != other[-3] and one[-1] != other[-1]


def test_cards_are_written_with_tree_and_renderings(tmp_path: Path) -> None:
    file, out = tmp_path / "cards.jsonl", tmp_path / "lines.txt"
    file.write_text("\n".join(json.dumps(one) for one in CARDS), encoding="utf-8")
    assert main(["fingerprint", "fftcg", "--games", "0", "--cards", str(file), "--out", str(out)]) == 0
    lines = out.read_text(encoding="utf-8").splitlines()
    assert "card 9-101C read" in lines and "card 9-102C unread" in lines
    assert "card 9-101C 0 en Haste" in lines and "card 9-102C 0 unread" in lines
    assert sum(line.startswith("card 9-101C 0 zh_") for line in lines) == 2


def test_a_file_that_cannot_be_written_is_one_sentence(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fingerprint", "fftcg", "--games", "0", "--out", str(tmp_path)]) == 2
    assert "name another file with --out" in capsys.readouterr().err


def test_a_negative_number_of_games_is_refused(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["fingerprint", "fftcg", "--games", "-1"]) == 2
    assert "--games wants a number from 0" in capsys.readouterr().err
