"""The file of a record: one writer at a time, nothing lost on a full disk, nothing lost that was damaged."""

from __future__ import annotations

import errno
import io
import os
import random
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine import files, record
from engine.files import FileLock, RecordFile, Taken
from engine.overrides import Say
from engine.procedures import Entry
from engine.record import InUse, Recorder, RecordError
from tests.kernel.test_record import advance, find, recorded
from tests.kernel.toy import ToyGame, start


class SmallDisk(io.FileIO):
    """A file on a disk that has room for so many bytes."""

    room = 1 << 40

    def write(self, data: object) -> int:
        taken = bytes(data)[: max(0, SmallDisk.room - self.tell())]  # type: ignore[call-overload]
        if not taken:
            raise OSError(errno.ENOSPC, "No space left on device")
        return super().write(taken)


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Iterator[type[SmallDisk]]:
    """A disk whose room can be changed."""

    def opened(path: Path) -> SmallDisk:
        path.touch()
        return SmallDisk(path, "r+")

    monkeypatch.setattr(files, "open_raw", opened)
    yield SmallDisk
    SmallDisk.room = 1 << 40


def same(path: Path, entries: list[Entry]) -> bool:
    loaded = record.load(path, find)
    return not loaded.notes and loaded.match.entries == entries


# A disk that is full


@pytest.mark.parametrize("room", [0, 10, 5000])
def test_nothing_answered_is_lost_while_the_disk_is_full(disk: type[SmallDisk], tmp_path: Path, room: int) -> None:
    path = tmp_path / "a.jsonl"
    disk.room = room
    match, recorder = recorded(4, 60, path)
    assert recorder.trouble == "No space left on device" and not recorder.retry() and not recorder.close()
    assert path.read_bytes() == recorder.text().encode()[: path.stat().st_size], "what is there is whole lines"
    assert path.read_bytes()[-1:] in (b"", b"\n")
    disk.room = 1 << 40
    assert recorder.retry() and not recorder.trouble
    advance(match, random.Random(2), 5)
    assert recorder.close() and same(path, match.entries)


def test_a_disk_that_is_really_full(tmp_path: Path) -> None:
    if not hasattr(os, "geteuid") or os.geteuid() != 0:
        pytest.skip("only root may make a small disk in memory")
    small = tmp_path / "small"
    small.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(small)]
    if subprocess.run(mount, capture_output=True, check=False).returncode:
        pytest.skip("this system lets nobody make a small disk in memory")
    try:
        ballast = small / "ballast"
        match, recorder = recorded(4, 5, small / "a.jsonl")
        with pytest.raises(OSError, match="No space"):
            ballast.write_bytes(b"x" * 100_000)
        advance(match, random.Random(1), 60)
        assert recorder.trouble
        ballast.unlink()
        assert recorder.retry() and recorder.close() and same(small / "a.jsonl", match.entries)
    finally:
        subprocess.run(["umount", str(small)], check=True)


def test_a_folder_that_comes_back_gets_the_whole_record(tmp_path: Path) -> None:
    """A stick that was pulled out: what was there is written anew."""
    folder = tmp_path / "stick"
    match, recorder = recorded(4, 20, folder / "a.jsonl")
    assert recorder.trouble == "No such file or directory"
    folder.mkdir()
    advance(match, random.Random(1), 3)
    assert not recorder.trouble and recorder.close() and same(folder / "a.jsonl", match.entries)


def test_what_is_written_is_brought_onto_the_disk_now_and_then(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """With every digest and at the end, not with every answer."""
    synced: list[int] = []
    monkeypatch.setattr(files.os, "fsync", synced.append)
    match, recorder = recorded(4, 0, tmp_path / "a.jsonl")
    began = len(synced)
    assert began >= 1
    while len(match.entries) < 2 * record.EVERY and match.request is not None:
        match.answer(match.request.seat, match.sample(random.Random(3)))
    assert 1 <= len(synced) - began <= 3
    match.override(0, Say("good night"))
    before = len(synced)
    recorder.close()
    assert len(synced) == before + 1


# Two windows


def test_a_record_has_one_writer(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    match, recorder = recorded(4, 20, path)
    with pytest.raises(InUse, match=rf"process {os.getpid()} on .*; close it there, or watch it"):
        record.resume(path, find)
    with pytest.raises(InUse):
        Recorder(ToyGame(), start(), ToyGame().new_match(start()), path)
    assert record.load(path, find).match.entries == match.entries, "anybody may watch"
    recorder.close()
    assert [one.name for one in tmp_path.iterdir()] == ["a.jsonl"]
    again, other = record.resume(path, find)
    assert again.match.entries == match.entries and other.close()


def test_a_lock_left_by_a_program_that_died_is_none(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    code = (
        "import sys, pathlib; from engine.files import FileLock;"
        "lock = FileLock(pathlib.Path(sys.argv[1])); lock.acquire(); print('held', flush=True); sys.stdin.read()"
    )
    root = Path(files.__file__).parents[1]
    other = subprocess.Popen(
        [sys.executable, "-c", code, str(path)], stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=root
    )
    try:
        assert other.stdout is not None and other.stdout.readline().strip() == b"held"
        with pytest.raises(Taken, match=f"process {other.pid} on"):
            FileLock(path).acquire()
        assert files.holder(path).startswith(f"process {other.pid} on")
    finally:
        other.kill()
        other.communicate()
    assert (tmp_path / "a.jsonl.lock").exists()
    assert files.holder(path) == ""
    FileLock(path).acquire()


def test_a_lock_whose_file_was_removed_meanwhile_is_taken_on_the_new_one(tmp_path: Path) -> None:
    first, second, third = (FileLock(tmp_path / "a") for _ in range(3))
    first.acquire()
    first.acquire()
    with pytest.raises(Taken):
        second.acquire()
    first.release()
    first.release()
    second.acquire()
    with pytest.raises(Taken):
        third.acquire()


def test_whoever_loses_the_lock_writes_nothing_into_the_others_match(tmp_path: Path) -> None:
    folder = tmp_path / "later"
    file = RecordFile(folder / "a")
    file.add(b"mine\n")
    folder.mkdir()
    holder = FileLock(folder / "a")
    holder.acquire()
    assert not file.write() and "process" in file.trouble and not (folder / "a").exists()


# Damage


def test_a_damaged_match_goes_on_and_what_was_damaged_is_kept(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    recorded(4, 40, path)[1].close()
    lines = path.read_bytes().splitlines(keepends=True)
    lines[9] = b'{"line":{"type":"did"\x00\n'
    damaged = b"".join(lines)
    path.write_bytes(damaged)
    loaded, recorder = record.resume(path, find)
    assert "damaged in line 10" in loaded.notes[0] and loaded.notes[1].endswith("is kept as a.jsonl.damaged.")
    assert (tmp_path / "a.jsonl.damaged").read_bytes() == damaged
    advance(loaded.match, random.Random(1), 20)
    recorder.close()
    assert same(path, loaded.match.entries)


# A record that is full


def test_a_record_never_grows_beyond_what_can_be_opened(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(record, "LARGEST", 60_000)
    monkeypatch.setattr(record, "FULL", 30_000)
    path = tmp_path / "a.jsonl"
    match, recorder = recorded(4, 0, path)
    source, told = random.Random(1), 0
    for number in range(3000):
        act = (lambda: match.override(0, Say("so be it")), lambda: (match.undo(), None)[1], lambda: match.concede(0))
        refusal = act[source.randrange(3) if number > 1500 else 0]()
        told += refusal is not None and "is full" in refusal.sentence
    assert told > 100
    assert recorder.close() and path.stat().st_size < record.LARGEST
    assert same(path, match.entries)


def test_a_record_that_cannot_be_read_lets_its_lock_go(tmp_path: Path) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes(b"hello\n")
    with pytest.raises(RecordError, match="no record"):
        record.resume(path, find)
    FileLock(path).acquire()


# Several threads


def test_what_two_threads_write_at_once_stands_in_the_file_once(tmp_path: Path) -> None:
    """One thread answers while another tries to write what is lacking: the second comes in the midst of a line."""
    others: list[threading.Thread] = []

    class Interrupted(io.FileIO):
        def write(self, data: object) -> int:
            taken = bytes(data)  # type: ignore[call-overload]
            if not others:
                others.append(threading.Thread(target=file.write))
                others[0].start()
                others[0].join(0.3)
            return super().write(taken[:4])

    def opened(path: Path) -> Interrupted:
        path.touch()
        return Interrupted(path, "r+")

    file = RecordFile(tmp_path / "match.tessera", opener=opened)
    for number in range(3):
        file.add(b"line %d\n" % number)
    others[0].join()
    assert file.close() and file.trouble == ""
    assert (tmp_path / "match.tessera").read_bytes() == b"line 0\nline 1\nline 2\n"
