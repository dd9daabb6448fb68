"""Readings that outlast the program: the same trees, or the card is read anew."""

from __future__ import annotations

import pickle
from pathlib import Path

import pytest

from engine.games.fftcg.cards import Card
from engine.games.fftcg.game import FinalFantasy
from engine.games.fftcg.readings import UNDERSTANDING
from engine.games.fftcg.words import read
from engine.text import readings
from engine.text.readings import Readings, Understanding

CARDS = list(FinalFantasy().cards().values())


@pytest.fixture(scope="module")
def kept(tmp_path_factory: pytest.TempPathFactory) -> bytes:
    """A file with the readings of all own cards."""
    folder = tmp_path_factory.mktemp("readings")
    first = opened(folder)
    for card in CARDS:
        first.read(card)
    first.keep()
    return next(folder.iterdir()).read_bytes()


def opened(folder: Path) -> Readings[Card]:
    found = Readings("fftcg", UNDERSTANDING)
    found.open(folder)
    return found


def forbid_reading(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(card: object) -> None:
        raise AssertionError("the card was read anew")

    monkeypatch.setattr("engine.games.fftcg.words.read", fail)


def with_file(folder: Path, content: bytes) -> Readings[Card]:
    (folder / "readings-fftcg.bin").write_bytes(content)
    return opened(folder)


def test_what_was_kept_is_what_is_read(kept: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    expected = [read(card) for card in CARDS]
    again = with_file(tmp_path, kept)
    forbid_reading(monkeypatch)
    assert [again.read(card) for card in CARDS] == expected


@pytest.mark.parametrize("share", [0.0, 0.001, 0.5, 0.999])
def test_a_damaged_file_counts_as_none(kept: bytes, tmp_path: Path, share: float) -> None:
    spot = int(len(kept) * share)
    damaged = kept[:spot] + bytes([kept[spot] ^ 1]) + kept[spot + 1 :]
    assert with_file(tmp_path, damaged).read(CARDS[0]) == read(CARDS[0])
    assert with_file(tmp_path, kept[:spot]).read(CARDS[0]) == read(CARDS[0])


def test_readings_of_another_grammar_count_as_none(
    kept: bytes, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Understanding, "digest", lambda self: "another")
    again = with_file(tmp_path, kept)
    forbid_reading(monkeypatch)
    with pytest.raises(AssertionError, match="anew"):
        again.read(CARDS[0])


class Evil:
    def __init__(self, mark: Path) -> None:
        self.mark = mark

    def __reduce__(self) -> object:
        return (Path.touch, (self.mark,))


def test_a_file_makes_nothing_but_readings(tmp_path: Path) -> None:
    again = opened(tmp_path)
    mark = tmp_path / "made"
    again._kept[UNDERSTANDING.key(CARDS[0])] = pickle.dumps(Evil(mark))
    assert again.read(CARDS[0]) == read(CARDS[0])
    assert not mark.exists()


def test_a_folder_that_cannot_be_written_to_loses_nothing(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    again = opened(tmp_path / "file")
    assert again.read(CARDS[0]) == read(CARDS[0])
    again.keep()


def test_a_full_file_lets_the_oldest_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(readings, "_MOST", 1)
    first = opened(tmp_path)
    first.read(CARDS[0])
    first.read(CARDS[1])
    first.keep()
    again = opened(tmp_path)
    forbid_reading(monkeypatch)
    assert again.read(CARDS[1])
    with pytest.raises(AssertionError, match="anew"):
        again.read(CARDS[0])


def test_a_card_is_read_once_also_where_nothing_is_kept_on_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    readings_ = Readings("fftcg", UNDERSTANDING)
    first = readings_.read(CARDS[0])
    forbid_reading(monkeypatch)
    assert readings_.read(CARDS[0]) == first


def test_what_was_read_ahead_is_taken_where_nothing_is_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    Readings("fftcg", UNDERSTANDING).read_ahead(tmp_path / "ahead", CARDS[:3])
    again = Readings("fftcg", UNDERSTANDING)
    again.open(tmp_path / "kept", tmp_path / "ahead")
    expected = [read(card) for card in CARDS[:3]]
    forbid_reading(monkeypatch)
    assert [again.read(card) for card in CARDS[:3]] == expected
