"""Records: saving, loading, recovering what was cut off, refusing what is damaged, going on."""

import random
import zlib
from collections.abc import Iterator
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import __version__, record
from engine.answers import Cancel
from engine.cards import Printed
from engine.game import Game, GameError
from engine.match import Match
from engine.overrides import Say
from engine.procedures import Answered, Entry
from engine.record import Recorder, RecordError, parse, replay
from tests.games.work import seconds
from tests.kernel.test_match import SEEDS
from tests.kernel.toy import FACES, ToyGame, start, step


def recorded(seed: int, steps: int, path: Path | None = None) -> tuple[Match, Recorder]:
    """A match with some answers, some taken back, and its recorder."""
    begin = start(seed)
    match = ToyGame().new_match(begin)
    recorder = Recorder(ToyGame(), begin, match, path)
    advance(match, random.Random(seed), steps)
    return match, recorder


def advance(match: Match, source: random.Random, steps: int) -> None:
    for _ in range(steps):
        chance = source.random()
        if chance < 0.08:
            match.undo()
        elif chance < 0.12:
            match.override(0, Say("so be it"))
        elif match.request is not None and chance < 0.16:
            match.answer(match.request.seat, Cancel())
        elif match.request is not None:
            step(match, source)


def find(name: str) -> Game:
    if name != "toy":
        raise GameError(f"There is no game called '{name}'.")
    return ToyGame()


def loaded(text: bytes) -> record.Loaded:
    return replay(ToyGame(), parse(text, "a.txt"), "a.txt")


@given(seed=SEEDS, steps=st.integers(0, 80))
def test_a_record_loads_at_every_request(seed: int, steps: int) -> None:
    match, recorder = recorded(seed, steps)
    again = loaded(recorder.text().encode())
    assert again.notes == ()
    assert again.match.entries == match.entries
    assert again.match.state.digest() == match.state.digest()
    assert again.match.view(0) == match.view(0)


@given(seed=SEEDS, steps=st.integers(0, 40), data=st.data())
def test_a_record_cut_off_anywhere_loads_up_to_the_last_whole_entry(seed: int, steps: int, data: st.DataObject) -> None:
    text = recorded(seed, steps)[1].text().encode()
    cut = data.draw(st.integers(0, len(text)))
    first = text.index(b"\n")
    if cut < first:
        with pytest.raises(RecordError):
            parse(text[:cut], "a.txt")
        return
    whole = text[: text.rindex(b"\n", 0, cut) + 1] if b"\n" in text[:cut] else text[:first]
    # A line that lacks only its end is whole.
    longer = text[: text.index(b"\n", cut) + 1] if b"\n" in text[cut:] else text
    assert parse(text[:cut], "a.txt").entries in (parse(whole, "a.txt").entries, parse(longer, "a.txt").entries)
    again = loaded(text[:cut])
    complete = text[cut : cut + 1] in (b"", b"\n") or text[cut - 1 : cut] == b"\n"
    assert bool(again.notes) is not complete


def test_a_record_is_written_as_the_match_goes(tmp_path: Path) -> None:
    path = tmp_path / "game.tessera"
    match, recorder = recorded(4, 30, path)
    assert path.read_text() == recorder.text()
    recorder.close()
    assert record.load(path, find).match.entries == match.entries


@pytest.mark.parametrize("cut", [0, 1, 7])
def test_a_match_goes_on_where_its_record_ends(tmp_path: Path, cut: int) -> None:
    path = tmp_path / "game.tessera"
    recorded(4, 30, path)[1].close()
    data = path.read_bytes()
    path.write_bytes(data[: len(data) - cut])
    again, recorder = record.resume(path, find)
    advance(again.match, random.Random(1), 40)
    recorder.close()
    third = record.load(path, find)
    assert third.notes == ()
    assert third.match.entries == again.match.entries
    assert third.match.state.digest() == again.match.state.digest()


class Counted(list[Entry]):
    """Entries of which it is counted how many are looked at."""

    touched = 0

    def __getitem__(self, place):  # type: ignore[no-untyped-def]
        found = super().__getitem__(place)
        self.touched += len(found) if isinstance(place, slice) else 1
        return found

    def __iter__(self) -> Iterator[Entry]:
        for one in super().__iter__():
            self.touched += 1
            yield one


def touched(entries: int) -> list[int]:
    """How many entries an answer by hand, its undo and its redo look at, in a match of so many."""
    match, recorder = recorded(4, 0)
    for number in range(entries):
        match.override(number % 2, Say("so be it"))
    match.entries = counted = Counted(match.entries)
    costs = []
    for act in (lambda: match.override(0, Say("once more")), match.undo, match.redo):
        counted.touched = 0
        act()
        costs.append(counted.touched)
    assert loaded(recorder.text().encode()).match.entries == list(match.entries)
    return costs


def test_recording_costs_in_a_long_match_what_it_costs_in_a_short_one() -> None:
    """An answer, an undo and a redo look at the entries that are new or gone, never at all of them."""
    assert touched(20) == touched(500)
    assert max(touched(500)) < 10


def test_a_record_replays_to_any_entry(tmp_path: Path) -> None:
    path = tmp_path / "game.tessera"
    match, recorder = recorded(4, 30, path)
    recorder.close()
    part = record.load(path, find, to=5).match
    assert part.entries == match.entries[:5]
    match.undo(5)
    assert part.state.digest() == match.state.digest()


def test_an_entry_is_in_the_file_before_the_law_fails_over_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "game.tessera"
    match, recorder = recorded(4, 3, path)
    lines: list[int] = []

    def die(*_: object) -> None:
        lines.append(path.read_text().count('"did"'))
        raise KeyboardInterrupt

    monkeypatch.setattr(match.law, "next", die)
    monkeypatch.setattr(match, "_procedure", None)
    before = path.read_text().count('"did"')
    with pytest.raises(KeyboardInterrupt):
        match.override(0, Say("last words"))
    recorder.close()
    assert lines == [before + 1]
    assert "last words" in str(record.load(path, find).match.entries[-1])


def test_digests_are_written_now_and_then_and_at_the_end() -> None:
    match, recorder = recorded(4, 0)
    source = random.Random(1)
    while match.request is not None:
        step(match, source)
    read = parse(recorder.text().encode(), "a.txt")
    assert read.digests[len(match.entries)] == match.state.digest()
    assert len(read.digests) >= len(match.entries) // record.EVERY


def test_another_position_than_the_recorded_one_is_noticed() -> None:
    _, recorder = recorded(4, 0)
    match = recorder.match
    match.answer(match.request.seat, match.sample(random.Random(1)))  # type: ignore[union-attr]
    recorder._write(record.Stood(1, "0" * 32))
    assert loaded(recorder.text().encode()).notes == ("After entry 1 the position is not the one recorded.",)


def test_another_version_and_other_cards_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    match, recorder = recorded(4, 10)
    text = recorder.text().encode()
    monkeypatch.setattr(record, "__version__", "9.9.9")
    changed = ToyGame(tuple(Printed(card.code, card.name, "plain 0") for card in FACES))
    again = replay(changed, parse(text, "a.txt"), "a.txt")
    assert again.notes[0] == f"The record was made by Tessera {__version__}; this is 9.9.9."
    assert again.notes[1].startswith("Cards are printed differently here (T-0")
    assert again.match.state.digest() == match.state.digest(), "the record's own cards are played"


@pytest.mark.parametrize("line", [2, 5, 9])
def test_damage_in_the_middle_leaves_the_match_up_to_there_and_says_so(line: int) -> None:
    lines = recorded(4, 30)[1].text().encode().splitlines(keepends=True)
    lines[line - 1] = lines[line - 1].replace(b'"', b"'", 1)
    again, shortened = loaded(b"".join(lines)), loaded(b"".join(lines[: line - 1]))
    assert again.record.damaged and f"damaged in line {line} (it is not whole)" in again.notes[0]
    assert again.match.entries == shortened.match.entries and not shortened.notes


@given(place=st.integers(0, 3000), byte=st.integers(0, 255))
def test_a_changed_byte_is_always_noticed(place: int, byte: int) -> None:
    text = bytearray(recorded(4, 10)[1].text().encode())
    place %= len(text)
    if text[place] == byte:
        return
    text[place] = byte
    try:
        again = parse(bytes(text), "a.txt")
    except RecordError:
        return
    assert again.notes or b"".join(bytes(text).split()) == b"".join(recorded(4, 10)[1].text().encode().split())


def test_a_missing_line_is_noticed() -> None:
    lines = recorded(4, 30)[1].text().encode().splitlines(keepends=True)
    again = parse(b"".join([*lines[:2], *lines[3:]]), "a.txt")
    assert again.damaged and "line 3" in again.notes[0]


@pytest.mark.parametrize(
    ("data", "sentence"),
    [
        (b"", "empty"),
        (b"hello\n", "no record"),
        (b"\xff\xfe\x00bad\n", "no record"),
        ('{"line":{"type":"tessera"}}\n'.encode("utf-16"), "no record"),
        (b"[" * 1_000_000, "no record"),
        (b'{"line":' + b'{"a":' * 200_000 + b"1" + b"}" * 200_000 + b',"sum":"00000000"}\n', "no record"),
    ],
)
def test_what_is_no_record_is_refused_in_a_sentence(tmp_path: Path, data: bytes, sentence: str) -> None:
    path = tmp_path / "x"
    path.write_bytes(data)
    with pytest.raises(RecordError, match=sentence) as caught:
        record.load(path, find)
    assert "\n" not in str(caught.value)


def test_a_huge_file_is_refused_at_once(tmp_path: Path) -> None:
    path = tmp_path / "huge"
    with path.open("wb") as file:
        file.truncate(100_000_000)

    def refused() -> None:
        with pytest.raises(RecordError, match="longer than 16 MB"):
            record.load(path, find)

    assert seconds(refused) < 2


def test_missing_files_folders_and_games_are_told(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="no such file"):
        record.load(tmp_path / "none", find)
    with pytest.raises(RecordError, match="folder"):
        record.load(tmp_path, find)
    recorded(1, 1, tmp_path / "a")[1].close()
    with pytest.raises(RecordError, match="no game called 'toy'"):
        record.load(tmp_path / "a", lambda name: (_ for _ in ()).throw(GameError(f"no game called '{name}'")))


def test_an_entry_that_cannot_be_done_ends_the_replay_with_a_note() -> None:
    match, recorder = recorded(4, 0)
    seat = match.request.seat if match.request else 0
    wrong: Entry = Answered(1 - seat, match.request.sample(random.Random(1)))  # type: ignore[arg-type, union-attr]
    recorder._write(record.Did(1, wrong))
    again = loaded(recorder.text().encode())
    assert again.match.entries == [] and "Entry 1 cannot be done here" in again.notes[0]


def test_a_record_saved_replaces_the_file_as_a_whole(tmp_path: Path) -> None:
    path = tmp_path / "saved"
    path.write_text("old")
    match, recorder = recorded(4, 12)
    recorder.save(path)
    assert record.load(path, find).match.state.digest() == match.state.digest()
    assert [each.name for each in tmp_path.iterdir()] == ["saved"]


def test_a_record_of_an_older_format_is_refused_with_a_sentence() -> None:
    old = b'{"type":"tessera","format":1,"version":"0.9","game":"toy","seed":5}'
    text = b'{"line":%b,"sum":"%08x"}\n' % (old, zlib.crc32(old))
    with pytest.raises(RecordError, match=r"it is of format 1, and this Tessera reads format 2"):
        parse(text, "a.txt")


def test_a_record_without_its_whole_seed_is_refused_with_a_sentence() -> None:
    record_read = parse(recorded(1, 3)[1].text().encode(), "a.txt")
    for seed in ("", "zz", "ab" * 31):
        header = msgspec.structs.replace(record_read.header, seed=seed)
        with pytest.raises(RecordError, match="its seed is not whole"):
            record.to_start(ToyGame(), header, "a.txt")
