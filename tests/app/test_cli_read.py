"""The commands that read and import cards of the player's own."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from app import collection
from app.__main__ import main
from engine.games import load_game
from engine.games.fftcg.importing import plain
from engine.games.fftcg.readings import UNDERSTANDING

CARD: dict[str, Any] = {
    "code": "9-101C", "name": "Oriel", "text": "Haste[[br]]When Oriel attacks, draw 1 card.", "type": "Forward",
    "elements": ["fire"], "cost": 2, "power": 5000, "job": "Keeper", "category": "LAMP",
}
PARTLY = CARD | {"code": "9-102C", "name": "Tamsin", "text": "Brave\nTamsin hums a tune nobody can name."}
UNREAD = CARD | {"code": "9-103C", "name": "Wend", "text": "Wend hums a tune nobody can name."}


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Keep the collection in a folder of its own."""
    monkeypatch.setenv(collection.DATA, str(tmp_path / "home"))
    return tmp_path / "home"


@pytest.fixture
def cards(tmp_path: Path) -> str:
    """A list of three cards: one read, one partly, one not."""
    path = tmp_path / "cards.jsonl"
    path.write_text("\n".join(json.dumps(one) for one in (CARD, PARTLY, UNREAD)), encoding="utf-8")
    return str(path)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """What a command prints."""
    assert main(arguments) == 0
    return capsys.readouterr().out


def test_cards_are_counted_by_how_far_they_are_read(capsys: pytest.CaptureFixture[str], cards: str) -> None:
    found = json.loads(told(capsys, "read", "fftcg", cards, "--json"))
    assert [found[name] for name in ("cards", "read", "partly", "unread")] == [3, 1, 1, 1]
    assert found["codes"] == ["9-101C"]


def test_missing_phrases_say_what_they_would_unlock(capsys: pytest.CaptureFixture[str], cards: str) -> None:
    out = told(capsys, "read", "fftcg", cards)
    assert "1 of 3 cards are read in full (33.3%), 1 partly, 1 not." in out
    assert "hums a tune nobody can" in out


def test_a_card_is_shown_with_a_caret_under_the_first_word_not_consumed(
    capsys: pytest.CaptureFixture[str], cards: str
) -> None:
    lines = told(capsys, "read", "fftcg", cards, "--card", "9-102C").splitlines()
    at = lines.index("Not understood:")
    assert lines[at + 1][lines[at + 2].index("^") :].startswith("hums")
    assert "KeywordAbility(keywords=[Brave])" in "\n".join(lines)
    assert any(line.startswith("Traditional Chinese") for line in lines)


def test_a_sample_shows_cards_that_are_read(capsys: pytest.CaptureFixture[str], cards: str) -> None:
    out = told(capsys, "read", "fftcg", cards, "--sample", "9", "--seed", "1")
    assert "9-101C Oriel" in out and "9-102C" not in out


def test_a_damaged_cache_is_left_aside_with_a_note(
    capsys: pytest.CaptureFixture[str], cards: str, home: Path
) -> None:
    told(capsys, "read", "fftcg", cards, "--json")
    kept = next((home / "cache").iterdir())
    for damage in ("{", "[]", json.dumps({"grammar": UNDERSTANDING.digest(), "cards": {"a": [1]}}), "\0\0"):
        kept.write_text(damage, encoding="utf-8")
        assert main(("read", "fftcg", cards, "--json")) == 0
        captured = capsys.readouterr()
        assert json.loads(captured.out)["read"] == 1
        assert "damaged" in captured.err


def test_a_card_that_is_not_there_is_one_sentence(capsys: pytest.CaptureFixture[str], cards: str) -> None:
    assert main(("read", "fftcg", cards, "--card", "9-999Z")) == 2
    assert "has no card with the number 9-999Z" in capsys.readouterr().err


def test_importing_twice_changes_nothing(capsys: pytest.CaptureFixture[str], cards: str) -> None:
    first = json.loads(told(capsys, "import", "fftcg", cards, "--json"))
    kept = collection.cards_file("fftcg").read_bytes()
    second = json.loads(told(capsys, "import", "fftcg", cards, "--json"))
    assert (first["new"], first["read"]) == (3, 1)
    assert (second["new"], second["changed"], second["unchanged"]) == (0, 0, 3)
    assert collection.cards_file("fftcg").read_bytes() == kept


def test_a_changed_text_is_a_new_reading(capsys: pytest.CaptureFixture[str], cards: str, tmp_path: Path) -> None:
    told(capsys, "import", "fftcg", cards)
    again = tmp_path / "again.json"
    again.write_text(json.dumps([UNREAD | {"text": "Wend cannot block."}]), encoding="utf-8")
    found = json.loads(told(capsys, "import", "fftcg", str(again), "--json"))
    assert (found["changed"], found["read"]) == (1, 1)
    assert len(collection.cards_file("fftcg").read_text(encoding="utf-8").splitlines()) == 3


def test_broken_records_are_named_by_line_and_skipped(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    wrong = [json.dumps(CARD), "{broken", json.dumps(UNREAD | {"cost": "dear"}), "7", json.dumps(PARTLY)]
    path.write_text("\n".join(wrong), encoding="utf-8")
    found = json.loads(told(capsys, "import", "fftcg", str(path), "--json"))
    assert found["new"] == 2
    assert [one["line"] for one in found["broken"]] == [2, 3, 4]


def test_a_table_with_other_names_of_fields_is_mapped(capsys: pytest.CaptureFixture[str], tmp_path: Path) -> None:
    path, mapping = tmp_path / "cards.csv", tmp_path / "map.json"
    table = 'Nr;Title;Kind;Colour;CP;Power;Words\n9-101C;Oriel;Forward;火;2;5000;"《ダル》: Draw 1 card."\n'
    path.write_text(table, encoding="utf-8")
    names = {"code": "Nr", "name": "Title", "type": "Kind", "elements": "Colour", "text": "Words"}
    mapping.write_text(json.dumps(names), encoding="utf-8")
    found = json.loads(told(capsys, "import", "fftcg", str(path), "--mapping", str(mapping), "--json"))
    assert (found["new"], found["read"]) == (1, 1)


def test_a_mapping_of_fields_that_cards_do_not_have_is_refused(
    capsys: pytest.CaptureFixture[str], cards: str, tmp_path: Path
) -> None:
    mapping = tmp_path / "map.json"
    mapping.write_text('{"colour": "Colour"}', encoding="utf-8")
    assert main(("import", "fftcg", cards, "--mapping", str(mapping))) == 2
    assert "'colour' is no field of a card" in capsys.readouterr().err


def test_imported_cards_can_be_played(capsys: pytest.CaptureFixture[str], cards: str) -> None:
    from app.cli import choosing

    told(capsys, "import", "fftcg", cards)
    assert "9-101C" in choosing.game("fftcg").cards()
    assert choosing.game("fftcg").cards()["9-101C"].text == "Haste\nWhen Oriel attacks, draw 1 card."


def test_prepare_reads_the_own_cards_of_all_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("app.cli.prepare.READ_AHEAD", tmp_path)
    assert main(["prepare"]) == 0
    assert sorted(path.name for path in tmp_path.iterdir()) == [
        "readings-cipher.bin", "readings-fftcg.bin", "readings-fow.bin", "readings-vanguard.bin",
    ]


BAD = '{"code": "9-105C", "name": "Nobody", "cost": "many"}'


@pytest.fixture
def with_one_bad(tmp_path: Path) -> str:
    """A list of a card that can be used and one that cannot."""
    path = tmp_path / "mixed.jsonl"
    path.write_text(f"{BAD}\n{json.dumps(CARD)}\n", encoding="utf-8")
    return str(path)


def test_how_many_records_were_skipped_is_said_beside_what_was_read(
    capsys: pytest.CaptureFixture[str], with_one_bad: str
) -> None:
    assert json.loads(told(capsys, "read", "fftcg", with_one_bad, "--json"))["skipped"] == 1
    assert "0 not; 1 record was skipped." in told(capsys, "read", "fftcg", with_one_bad)
    assert json.loads(told(capsys, "import", "fftcg", with_one_bad, "--json"))["skipped"] == 1


@pytest.mark.parametrize("text", ["", "[]", BAD, "code,name\n"])
def test_importing_nothing_is_an_error(capsys: pytest.CaptureFixture[str], tmp_path: Path, text: str) -> None:
    path = tmp_path / "nothing.jsonl"
    path.write_text(text, encoding="utf-8")
    assert main(["import", "fftcg", str(path)]) == 2
    assert "There is no card in nothing.jsonl that could be imported" in capsys.readouterr().err
    assert not collection.cards_file("fftcg").exists()


@pytest.mark.parametrize("command", [("check", "lamps_at_noon"), ("soak", "fftcg", "--games", "1")])
def test_a_bad_record_loses_its_card_only(
    capsys: pytest.CaptureFixture[str], with_one_bad: str, command: tuple[str, ...]
) -> None:
    assert main([*command, "--cards", with_one_bad]) == 0
    assert "mixed.jsonl, line 1: 9-105C: the field type is missing; the card is left out." in capsys.readouterr().err
    cards = load_game("fftcg", Path(with_one_bad)).cards()
    assert "9-101C" in cards and "9-105C" not in cards


def test_a_collection_with_a_bad_record_is_used_and_added_to_and_loses_nothing(
    capsys: pytest.CaptureFixture[str], cards: str
) -> None:
    path = collection.cards_file("fftcg")
    path.parent.mkdir(parents=True)
    before = BAD + "\n" + json.dumps(CARD | {"code": "9-109C"}) + "\n"
    path.write_text(before, encoding="utf-8")
    assert main(["check", "lamps_at_noon"]) == 0
    assert "line 1" in capsys.readouterr().err
    assert main(["import", "fftcg", cards]) == 0
    assert "1 of the cards imported before cannot be used" in capsys.readouterr().err
    assert path.with_name("fftcg.jsonl.damaged").read_text(encoding="utf-8") == before
    assert {"9-109C", "9-101C"} <= load_game("fftcg", path).cards().keys()


@pytest.mark.parametrize("written", ["《fire》", "{F}", "《FIRE》", "[fire]", "{f}"])
def test_an_icon_that_differs_in_case_is_that_icon(written: str) -> None:
    assert plain(f"Pay {written}: Draw 1 card.") == "Pay [Fire]: Draw 1 card."
