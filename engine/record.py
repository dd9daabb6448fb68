"""Records: a match as text, one JSON object to a line, from which it can be made again and continued.

The first line says what the match started from, with everything that is printed on its cards, so that it
replays without the catalogue. Then an entry of the journal is a line, and so is the taking back of entries;
now and then, and at the end, a digest of the position. Every line carries a checksum of itself and all lines
before it, so that a damaged record is noticed and one that was cut off loads as far as it goes. A record
holds the seed: that of a running match stays with its host.
"""

from __future__ import annotations

import contextlib
import os
import zlib
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any, BinaryIO

import msgspec

from engine import __version__
from engine.game import Deck, Game, GameError, Start
from engine.journal import Entry
from engine.match import Match
from engine.textfiles import TextError

FORMAT = 1
#: No record of a real match comes near this many bytes.
LARGEST = 16 * 1024 * 1024
#: After how many entries a digest of the position is written.
EVERY = 25


class RecordError(TextError):
    """A record that cannot be used, with the file, the line and the cure."""


class DeckLine(msgspec.Struct, frozen=True):
    """A deck in a record: its cards as places in the list of cards."""

    name: str
    sections: dict[str, list[int]]


class Header(msgspec.Struct, frozen=True, tag="tessera"):
    """What the match started from."""

    format: int
    version: str
    game: str
    seed: int
    names: tuple[str, str]
    options: dict[str, str]
    cards: list[dict[str, Any]]
    decks: tuple[DeckLine, DeckLine]


class Did(msgspec.Struct, frozen=True, tag="did"):
    """Entry number ``n`` of the journal; the first is 1."""

    n: int
    entry: Entry


class TookBack(msgspec.Struct, frozen=True, tag="undo"):
    """All entries but the first ``keep`` were taken back."""

    keep: int


class Stood(msgspec.Struct, frozen=True, tag="digest"):
    """The digest of the position after entry ``n``; with the outcome once the game was over."""

    n: int
    digest: str
    outcome: str = ""


Line = Header | Did | TookBack | Stood


class _Outer(msgspec.Struct):
    line: msgspec.Raw
    sum: str


_outer = msgspec.json.Decoder(_Outer)
_inner = msgspec.json.Decoder(Line)


@dataclass(frozen=True, slots=True)
class Record:
    """A record as read: the header, the entries that count in the end, and the digests of positions among
    them.

    ``whole`` is how many bytes of the file are good, ``checksum`` that of the last good line, and ``notes``
    says in sentences what was wrong with the rest.
    """

    header: Header
    entries: tuple[Entry, ...]
    digests: dict[int, str]
    whole: int
    checksum: int
    notes: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Loaded:
    """A match made again from its record, what it started from, and in sentences what was not as expected."""

    match: Match
    start: Start
    record: Record
    notes: tuple[str, ...]


# Writing


def to_header(game: Game, start: Start) -> Header:
    """Return the first line of the record of a match."""
    cards: list[dict[str, Any]] = []
    places: dict[Any, int] = {}
    lines: list[DeckLine] = []
    for deck in start.decks:
        sections: dict[str, list[int]] = {}
        for name, section in deck.sections.items():
            for card in section:
                if card not in places:
                    places[card] = len(cards)
                    cards.append(game.to_record(card))
            sections[name] = [places[card] for card in section]
        lines.append(DeckLine(deck.name, sections))
    options = dict(start.options)
    return Header(FORMAT, __version__, game.name, start.seed, start.names, options, cards, (lines[0], lines[1]))


class Recorder:
    """Writes the record of a match while it is played, each entry before it has its effect.

    The text so far is in ``text()``. Where a file is given, every line is in it at once; when it cannot be
    written to any more, ``trouble`` says why and the match goes on.
    """

    def __init__(self, game: Game, start: Start, match: Match, path: Path | None = None) -> None:
        self._begin(match)
        if path is not None:
            self._open(path, "wb")
        self._write(to_header(game, start))
        self._attach()

    @classmethod
    def resumed(cls, loaded: Loaded, data: bytes, path: Path | None = None) -> Recorder:
        """Return the recorder that continues a loaded record; what was not whole is cut away."""
        recorder = cls.__new__(cls)
        recorder._begin(loaded.match)
        record = loaded.record
        recorder._lines = [data[: record.whole]]
        recorder._checksum = record.checksum
        recorder._written = list(record.entries)
        if path is not None:
            recorder._open(path, "r+b")
            if recorder._file is not None:
                recorder._file.truncate(record.whole)
                recorder._file.seek(record.whole)
        if not data[: record.whole].endswith(b"\n"):
            recorder._put(b"\n")
        recorder._keep()
        recorder._attach()
        return recorder

    def _begin(self, match: Match) -> None:
        self.match = match
        self.trouble = ""
        self._lines: list[bytes] = []
        self._checksum = 0
        self._written: list[Entry] = []
        self._stood = 0
        self._file: BinaryIO | None = None

    def _attach(self) -> None:
        self.match.keep(self._keep)
        self.match.listen(self._settle)
        self._keep()

    def text(self) -> str:
        """The record so far."""
        return b"".join(self._lines).decode()

    def save(self, path: Path) -> None:
        """Write the record so far, with the digest of the position, to a file of its own. Raises OSError."""
        self._stand()
        half = path.with_name(path.name + ".part")
        half.write_bytes(b"".join(self._lines))
        os.replace(half, path)

    def close(self) -> None:
        """Write the digest of the position and close the file."""
        self._stand()
        if self._file is not None:
            self._file.close()
            self._file = None

    def _keep(self) -> None:
        """Write how the entries differ from those written."""
        entries, written = self.match.entries, self._written
        common = len(written)
        if entries[:common] != written:
            common = next(n for n, entry in enumerate(written) if n >= len(entries) or entries[n] != entry)
        if common < len(written):
            self._write(TookBack(common))
            del written[common:]
            self._stood = min(self._stood, common)
        for entry in entries[common:]:
            written.append(entry)
            self._write(Did(len(written), entry))

    def _settle(self) -> None:
        if self.match.outcome is not None or len(self._written) >= self._stood + EVERY:
            self._stand()

    def _stand(self) -> None:
        n = len(self._written)
        if n and n != self._stood:
            self._stood = n
            outcome = self.match.outcome
            self._write(Stood(n, self.match.state.digest(), outcome.sentence if outcome else ""))

    def _write(self, line: Line) -> None:
        raw = msgspec.json.encode(line)
        self._checksum = zlib.crc32(raw, self._checksum)
        self._put(b'{"line":%b,"sum":"%08x"}\n' % (raw, self._checksum))

    def _put(self, data: bytes) -> None:
        self._lines.append(data)
        if self._file is None:
            return
        try:
            self._file.write(data)
            self._file.flush()
        except OSError as problem:
            self._give_up(problem)

    def _open(self, path: Path, mode: str) -> None:
        try:
            self._file = path.open(mode)  # type: ignore[assignment]
        except OSError as problem:
            reason = problem.strerror or "the system gives no reason"
            raise RecordError(str(path), 0, f"the file cannot be written ({reason}); choose another.") from None

    def _give_up(self, problem: OSError) -> None:
        self.trouble = problem.strerror or "the system gives no reason"
        file, self._file = self._file, None
        if file is not None:
            with contextlib.suppress(OSError):
                file.close()


# Reading


def read_bytes(path: Path) -> bytes:
    """The bytes of a record. Raises RecordError for a file that is missing, unreadable or far too long."""
    name = str(path)
    try:
        with path.open("rb") as file:
            data = file.read(LARGEST + 1)
    except FileNotFoundError:
        raise RecordError(name, 0, "there is no such file; check the name and the folder.") from None
    except IsADirectoryError:
        raise RecordError(name, 0, "this is a folder; name a record in it.") from None
    except OSError as problem:
        reason = problem.strerror or "the system gives no reason"
        raise RecordError(name, 0, f"the file cannot be opened ({reason}); check its permissions.") from None
    if len(data) > LARGEST:
        megabytes = LARGEST // 1024 // 1024
        raise RecordError(name, 0, f"the file is longer than {megabytes} MB, so it is no record; choose another.")
    return data


def parse(data: bytes, file: str) -> Record:
    """Read a record; `file` is its name in errors. What was cut off at the end is left out, and noted.

    Raises RecordError for a record that is damaged in the middle, or of which not even the first line is
    whole.
    """
    header: Header | None = None
    entries: list[Entry] = []
    digests: dict[int, str] = {}
    whole = checksum = 0
    notes: tuple[str, ...] = ()
    lines = data.splitlines(keepends=True)
    for number, raw in enumerate(lines, 1):
        if not raw.strip():
            continue
        try:
            line, checksum = _line(raw, checksum)
            header = _take(line, header, entries, digests)
        except ValueError as problem:
            if header is None:
                raise RecordError(file, number, f"this is no record of a match ({problem}).") from None
            if any(rest.strip() for rest in lines[number:]):
                cure = f"delete lines {number} to {len(lines)} to have the match up to there"
                raise RecordError(file, number, f"the record is damaged here ({problem}); {cure}.") from None
            notes = (f"The record was cut off in line {number}; the match goes up to entry {len(entries)}.",)
            break
        whole += len(raw)
    if header is None:
        raise RecordError(file, 1, "the file is empty, so there is no match in it.")
    return Record(header, tuple(entries), digests, whole, checksum, notes)


def _line(raw: bytes, checksum: int) -> tuple[Line, int]:
    """Return a line and the checksum so far; ValueError with the reason where it is not whole."""
    try:
        outer = _outer.decode(raw)
        checksum = zlib.crc32(outer.line, checksum)
        if outer.sum != f"{checksum:08x}":
            raise ValueError("its checksum is wrong")
        return _inner.decode(outer.line), checksum
    except RecursionError:
        raise ValueError("it is nested too deep") from None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise ValueError("it is not whole") from None


def _take(line: Line, header: Header | None, entries: list[Entry], digests: dict[int, str]) -> Header:
    """Add a line to what was read; ValueError with the reason where it does not fit."""
    if isinstance(line, Header):
        if header is not None:
            raise ValueError("a second match begins")
        if line.format != FORMAT:
            raise ValueError(f"it is of format {line.format}, and this Tessera reads format {FORMAT}")
        return line
    if header is None:
        raise ValueError("its first line is missing")
    match line:
        case Did(n, entry):
            if n != len(entries) + 1:
                raise ValueError(f"entry {len(entries) + 1} is missing")
            entries.append(entry)
        case TookBack(keep):
            if not 0 <= keep <= len(entries):
                raise ValueError("it takes back what is not there")
            del entries[keep:]
            for n in [n for n in digests if n > keep]:
                del digests[n]
        case Stood(n, digest):
            digests[n] = digest
    return header


def to_start(game: Game, header: Header, file: str) -> Start:
    """Return what a recorded match started from. Raises RecordError where that is not a match."""
    try:
        cards = [game.from_record(values) for values in header.cards]
        decks = [
            Deck(
                line.name,
                {name: tuple(cards[place] for place in places) for name, places in line.sections.items()},
            )
            for line in header.decks
        ]
    except (ValueError, KeyError, TypeError, IndexError) as problem:
        raise RecordError(file, 1, f"there is a card that cannot be read ({problem}).") from None
    return Start(header.game, (decks[0], decks[1]), header.seed, header.names, header.options)


def replay(game: Game, record: Record, file: str, to: int | None = None) -> Loaded:
    """Play a record again, up to an entry or to its end, and say where it does not go as recorded."""
    start = to_start(game, record.header, file)
    notes = [*record.notes, *_differences(game, record.header, start)]
    match = game.new_match(start)
    last = len(record.entries) if to is None else min(to, len(record.entries))
    stands = True
    for n, entry in enumerate(record.entries[:last], 1):
        problem = _again(match, entry)
        if problem:
            notes.append(f"Entry {n} cannot be done here ({problem}); the match goes up to entry {n - 1}.")
            break
        if stands and n in record.digests and record.digests[n] != match.state.digest():
            stands = False
            notes.append(f"After entry {n} the position is not the one recorded.")
    return Loaded(match, start, record, tuple(notes))


def _again(match: Match, entry: Entry) -> str:
    """Do an entry again; return why that is impossible, or nothing."""
    try:
        refusal = match.replay(entry)
    except Exception as problem:  # whatever else the law stumbles over: the match is as before the entry
        return f"the rules fail with {type(problem).__name__}"
    return str(refusal).strip() if refusal is not None else ""


def _differences(game: Game, header: Header, start: Start) -> list[str]:
    """Say what is different here from where the record was made."""
    notes: list[str] = []
    if header.version != __version__:
        notes.append(f"The record was made by Tessera {header.version}; this is {__version__}.")
    here = game.cards()
    played = {card.code: card for deck in start.decks for section in deck.sections.values() for card in section}
    other = sorted(code for code, card in played.items() if code in here and here[code] != card)
    if other:
        names = ", ".join(other[:5]) + (" and others" if len(other) > 5 else "")
        notes.append(f"Cards are printed differently here ({names}); the match keeps those of the record.")
    return notes


def load(path: Path, find: Callable[[str], Game], to: int | None = None) -> Loaded:
    """Load a match from its record; `find` gives a game by its name. Raises RecordError."""
    record = parse(read_bytes(path), str(path))
    return replay(_game(record, find, str(path)), record, str(path), to)


def resume(path: Path, find: Callable[[str], Game]) -> tuple[Loaded, Recorder]:
    """Load a match from its record and go on writing it there. Raises RecordError."""
    data = read_bytes(path)
    record = parse(data, str(path))
    loaded = replay(_game(record, find, str(path)), record, str(path))
    return loaded, Recorder.resumed(loaded, data, path)


def _game(record: Record, find: Callable[[str], Game], file: str) -> Game:
    try:
        return find(record.header.game)
    except GameError as problem:
        raise RecordError(file, 1, str(problem)) from None
