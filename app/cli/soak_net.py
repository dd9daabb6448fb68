"""`tessera bench net --soak`: games between two programs of their own, which are killed, and whose cable is pulled."""

from __future__ import annotations

import argparse
import json
import os
import random
import re
import subprocess
import sys
import tempfile
import threading
import time
from pathlib import Path
from typing import IO

from app.cli.bench_net import Relay
from app.cli.problems import Problem
from engine.record import RecordError, parse, read_bytes

#: How long a game may take, and how long nothing is disturbed, in seconds.
_LONGEST, _QUIET = 900.0, (0.5, 5.0)
#: So often a game is disturbed at most: it has to come to its end.
_TIMES = 15


class _Program:
    """A `tessera` of its own, with what it has said."""

    def __init__(self, home: Path, *words: str) -> None:
        self.said: list[str] = []
        self._words = words
        self._process = subprocess.Popen(
            [sys.executable, "-m", "app", *words], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT, text=True, env={**os.environ, "TESSERA_HOME": str(home)},
        )  # fmt: skip
        assert self._process.stdout is not None
        self._reading = threading.Thread(target=self._read, args=(self._process.stdout,), daemon=True)
        self._reading.start()

    def _read(self, stream: IO[str]) -> None:
        with stream:
            for line in stream:
                self.said.append(line.rstrip())

    @property
    def done(self) -> int | None:
        """The exit code, once it has ended by itself."""
        return self._process.poll()

    def find(self, pattern: str) -> str:
        """Wait until it says something like this, and return the part that is meant."""
        end = time.monotonic() + _LONGEST
        while time.monotonic() < end:
            for line in self.said:
                if (found := re.search(pattern, line)) is not None:
                    return found[1]
            if self.done is not None:
                break
            time.sleep(0.02)
        raise Problem(f"'{' '.join(self._words)}' does not say what it should: {self.said[-5:]}")

    def kill(self) -> None:
        """End it as a crash does."""
        self._process.kill()
        self._process.wait()
        self._reading.join()


def run(arguments: argparse.Namespace) -> int:
    """Play so many games in which programs are killed and connections cut at random; say what was lost."""
    source = random.Random(arguments.soak)
    counts = {"games": 0, "hosts killed": 0, "guests killed": 0, "cables pulled": 0, "answers lost": 0}
    for number in range(arguments.soak):
        with tempfile.TemporaryDirectory() as folder:
            _game(Path(folder), arguments.shown, source, counts)
        print(f"{number + 1} of {arguments.soak}: {counts}", file=sys.stderr, flush=True)
    print(json.dumps(counts) if arguments.json else "\n".join(f"{name}: {count}" for name, count in counts.items()))
    return 1 if counts["answers lost"] else 0


def _game(folder: Path, game: str, source: random.Random, counts: dict[str, int]) -> None:
    """Play one game to its end, whatever happens on the way."""
    records = folder / "records"
    host = _Program(
        folder / "host", "host", game, "--deck", "random", "--name", "Ann", "--random", "--port", "0", "--records",
        str(records),
    )  # fmt: skip
    code, port = host.find(r"^Code: (\S+)"), int(host.find(r"^Address: .*:(\d+)$"))
    relay = Relay(port)
    there = f"127.0.0.1:{relay.port}"
    guest = _Program(folder / "guest", "join", there, "--code", code, "--name", "Bob", "--random")
    guest.find("(at the table of)")
    host.find("(the game begins)")
    (record,) = (path for path in records.iterdir() if path.suffix == ".tessera")
    known, end, left = 0, time.monotonic() + _LONGEST, _TIMES
    try:
        while host.done is None:
            if time.monotonic() > end:
                raise Problem(f"A game does not end: {host.said[-3:]}; {guest.said[-3:]}")
            time.sleep(source.uniform(*_QUIET) if left else 0.2)
            if host.done is None and guest.done is not None:
                # It came while nobody was there, as a player would who tries again.
                guest = _Program(folder / "guest", "join", there, "--name", "Bob", "--random")
            if host.done is not None or not left:
                continue
            left -= 1
            what = source.choice(("hosts killed", "guests killed", "cables pulled"))
            if what == "cables pulled":
                relay.cut()
            elif what == "guests killed" and guest.done is None:
                guest.kill()
                guest = _Program(folder / "guest", "join", there, "--name", "Bob", "--random")
            elif what == "hosts killed":
                host.kill()
                known, before = _entries(record), known
                counts["answers lost"] += max(0, before - known)
                host = _Program(
                    folder / "host", "host", game, "--resume", str(record), "--play", "--random", "--port", str(port)
                )  # fmt: skip
            counts[what] += 1
        if host.done:
            raise Problem(f"The host ended with {host.done}: {host.said[-3:]}")
        counts["answers lost"] += max(0, known - _entries(record))
        counts["games"] += 1
    finally:
        host.kill()
        guest.kill()
        relay.close()


def _entries(record: Path) -> int:
    """How many answers a record has that can be gone on with."""
    try:
        return len(parse(read_bytes(record), record.name).entries)
    except RecordError:
        return 0
