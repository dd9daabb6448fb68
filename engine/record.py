"""Records: a match as text, one JSON object to a line, from which it can be made again and continued.

The first line says what the match started from, with everything that is printed on its cards, so that it
replays without the catalogue. Then an entry of the journal is a line, and so is the taking back of entries;
now and then, and at the end, a digest of the position. Every line carries a checksum of itself and all lines
before it, so that a damaged record is noticed and one that was cut off loads as far as it goes. A record
holds the seed: that of a running match stays with its host.
"""

from __future__ import annotations

import zlib
from collections.abc import Callable
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Annotated, Any

import msgspec
from msgspec import Meta

from engine import __version__
from engine.bounds import MOST, Amount, PrintedPart, Seat, Word, Words
from engine.files import FileLock, RecordFile, Taken, TextError, keep_beside, read_data, write_whole
from engine.game import Deck, Game, GameError, Start, placed
from engine.match import Match
from engine.procedures import Entry
from engine.rng import Seed, seeded

FORMAT = 2
#: No record of a real match comes near this many bytes.
LARGEST = 16 * 1024 * 1024
#: When it has so many, nothing more is played: what is left is for conceding and taking back, which writes less than
#: was written of what it takes.
FULL = LARGEST // 2
#: After how many entries a digest of the position is written.
EVERY = 25


class RecordError(TextError):
    """A record that cannot be used, with the file, the line and the cure."""


class InUse(RecordError):
    """A record that another window is writing."""

    def __init__(self, path: Path, who: str) -> None:
        self.who = who or "an unknown process"
        super().__init__(str(path), 0, f"another window has this match ({self.who}); close it there, or watch it.")


_Places = Annotated[list[Annotated[int, Meta(ge=0, lt=MOST)]], Meta(max_length=MOST)]


class DeckLine(msgspec.Struct, frozen=True):
    """A deck in a record: its cards as places in the list of cards."""

    name: PrintedPart
    sections: Annotated[dict[Word, _Places], Meta(max_length=20)]


class Header(msgspec.Struct, frozen=True, tag="tessera"):
    """What the match started from; ``seed`` and ``handles`` are the keys of its chance in hexadecimal digits."""

    format: int
    version: Word
    game: Word
    seed: Word
    handles: Word
    names: tuple[PrintedPart, PrintedPart]
    options: Annotated[dict[Word, Word], Meta(max_length=20)]
    cards: Annotated[list[dict[str, Any]], Meta(max_length=MOST)]
    decks: tuple[DeckLine, DeckLine]


class Did(msgspec.Struct, frozen=True, tag="did"):
    """Entry number ``n`` of the journal; the first is 1."""

    n: int
    entry: Entry


class TookBack(msgspec.Struct, frozen=True, tag="undo"):
    """All entries but the first ``keep`` were taken back."""

    keep: int


class Stood(msgspec.Struct, frozen=True, tag="digest"):
    """The digest of the position after entry ``n`` and its turn; with the outcome once the game was over, and the
    seat that won it (None for a draw).
    """

    n: int
    digest: Word
    outcome: Words = ""
    turn: Amount = 0
    winner: Seat | None = None


Line = Header | Did | TookBack | Stood


class _Outer(msgspec.Struct):
    line: msgspec.Raw
    sum: str


class _Form(msgspec.Struct):
    format: int | None = None


_form = msgspec.json.Decoder(_Form)
_outer = msgspec.json.Decoder(_Outer)
_inner = msgspec.json.Decoder(Line)


@dataclass(frozen=True, slots=True)
class Record:
    """A record as read: the header, the entries that count in the end, and the digests of positions among them.

    ``whole`` is how many bytes of the file are good, ``checksum`` that of the last good line, and ``notes``
    says in sentences what was wrong with the rest. ``damaged`` tells that more was lost than the end of the last line.
    """

    header: Header
    entries: tuple[Entry, ...]
    digests: dict[int, str]
    whole: int
    checksum: int
    notes: tuple[str, ...] = ()
    damaged: bool = False


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
    cards, sections = placed(start.decks)
    first, second = (DeckLine(deck.name, said) for deck, said in zip(start.decks, sections, strict=True))
    seed = seeded(start.seed)
    return Header(
        FORMAT, __version__, game.name, seed.shuffles.hex(), seed.handles.hex(), start.names, dict(start.options),
        list(map(game.to_record, cards)), (first, second),
    )


class Recorder:
    """Writes the record of a match while it is played, each entry before it has its effect.

    The text so far is in ``text()``. Where a file is given, every line is in it at once; while it cannot be written,
    ``trouble`` says why, the match goes on, and :meth:`retry` writes what is lacking as soon as it goes again. What
    was written is brought onto the disk with every digest: losing power costs a few entries at most.
    """

    def __init__(self, game: Game, start: Start, match: Match, path: Path | None = None) -> None:
        """Raises InUse where another writes this file, and RecordError for decks that no record can hold."""
        header = to_header(game, start)
        self._begin(match, _file(path))
        self._write(header)
        if self._file.size > FULL:
            raise RecordError(str(path or ""), 0, "these decks say too much for a record; choose others.")
        self._file.sync()
        self._attach()

    @classmethod
    def resumed(cls, loaded: Loaded, data: bytes, path: Path | None = None, lock: FileLock | None = None) -> Recorder:
        """Return the recorder that continues a loaded record; what was not whole is cut away. Raises InUse."""
        recorder = cls.__new__(cls)
        record = loaded.record
        whole = data[: record.whole]
        recorder._begin(loaded.match, _file(path, whole, lock))
        recorder._checksum = record.checksum
        recorder._written = len(record.entries)
        if not whole.endswith(b"\n"):
            recorder._file.add(b"\n")
        recorder._attach()
        return recorder

    def _begin(self, match: Match, file: RecordFile) -> None:
        self.match = match
        self._file = file
        self._checksum = 0
        #: How many entries the text has, and after how many it has the last digest.
        self._written = 0
        self._stood = 0

    def _attach(self) -> None:
        self.match.keep(self._keep, self._full)
        self.match.listen(self._settle)
        self._keep(self._written)
        self._file.write()

    @property
    def path(self) -> Path | None:
        """The file, if there is one."""
        return self._file.path

    @property
    def trouble(self) -> str:
        """Why the file is not up to date, in the system's words; nothing while it is."""
        return self._file.trouble

    def text(self) -> str:
        """The record so far."""
        return self._file.text().decode()

    def retry(self) -> bool:
        """Write what the file lacks; whether it lacks nothing now."""
        return self._file.write()

    def save(self, path: Path, *, stand: bool = True) -> None:
        """Write the record so far to a file of its own, with the digest of the position, if the match is to ``stand``
        still there: nobody answers meanwhile on another thread. Raises OSError.
        """
        if stand:
            self._stand()
        write_whole(path, self._file.text(), durable=True)

    def close(self) -> bool:
        """Write the digest of the position and close the file; False where it cannot be written, and stays open."""
        self._stand()
        return self._file.close()

    def abandon(self) -> None:
        """Let the file go, though it lacks something."""
        self._file.abandon()

    def _full(self, over: bool) -> bool:
        """Whether nothing more can be taken in, or, where the game would be ``over`` by it, not even that."""
        return self._file.size > (FULL + LARGEST >> 1 if over else FULL)

    def _keep(self, stayed: int) -> None:
        """Write how the entries differ from those written, of which so many are still there."""
        entries = self.match.entries
        stayed = min(stayed, len(entries))
        if stayed < self._written:
            self._write(TookBack(stayed))
            self._written = stayed
            self._stood = min(self._stood, stayed)
        while self._written < len(entries):
            self._written += 1
            self._write(Did(self._written, entries[self._written - 1]))

    def _settle(self) -> None:
        if self.match.outcome is not None or self._written >= self._stood + EVERY:
            self._stand()

    def _stand(self) -> None:
        n = self._written
        if n and n != self._stood:
            self._stood = n
            state, outcome = self.match.state, self.match.outcome
            turn = self.match.law.situation(state).turn
            said, winner = (outcome.sentence, outcome.winner) if outcome is not None else ("", None)
            self._write(Stood(n, state.digest(), said, turn, winner))
            self._file.sync()

    def _write(self, line: Line) -> None:
        raw = msgspec.json.encode(line)
        self._checksum = zlib.crc32(raw, self._checksum)
        self._file.add(b'{"line":%b,"sum":"%08x"}\n' % (raw, self._checksum))


def _file(path: Path | None, text: bytes = b"", lock: FileLock | None = None) -> RecordFile:
    try:
        return RecordFile(path, text, lock)
    except Taken as problem:
        assert path is not None
        raise InUse(path, problem.who) from None


# Reading


def read_bytes(path: Path) -> bytes:
    """The bytes of a record. Raises RecordError for a file that is missing, unreadable or far too long."""
    data = read_data(path, LARGEST, RecordError, "record")
    if len(data) > LARGEST:
        megabytes = LARGEST // 1024 // 1024
        raise RecordError(str(path), 0, f"the file is longer than {megabytes} MB, so it is no record; choose another.")
    return data


def parse(data: bytes, file: str) -> Record:
    """Read a record; `file` is its name in errors. What was cut off at the end is left out, and noted; so is everything
    from a line on that is damaged.

    Raises RecordError for a record of which not even the first line is whole.
    """
    header: Header | None = None
    entries: list[Entry] = []
    digests: dict[int, str] = {}
    whole = checksum = 0
    notes: tuple[str, ...] = ()
    damaged = False
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
            damaged = any(rest.strip() for rest in lines[number:])
            what = f"is damaged in line {number} ({problem})" if damaged else f"was cut off in line {number}"
            notes = (f"The record {what}; the match goes up to entry {len(entries)}.",)
            break
        whole += len(raw)
    if header is None:
        raise RecordError(file, 1, "the file is empty, so there is no match in it.")
    return Record(header, tuple(entries), digests, whole, checksum, notes, damaged)


def _line(raw: bytes, checksum: int) -> tuple[Line, int]:
    """Return a line and the checksum so far; ValueError with the reason where it is not whole or no line of ours."""
    try:
        outer = _outer.decode(raw)
    except RecursionError:
        raise ValueError("it is nested too deep") from None
    except (msgspec.MsgspecError, UnicodeDecodeError):
        raise ValueError("it is not whole") from None
    checksum = zlib.crc32(outer.line, checksum)
    if outer.sum != f"{checksum:08x}":
        raise ValueError("its checksum is wrong")
    try:
        made = _form.decode(outer.line).format
        line = _inner.decode(outer.line) if made in (None, FORMAT) else None
    except (msgspec.MsgspecError, UnicodeDecodeError, RecursionError) as problem:
        raise ValueError(f"it says what no record says: {problem}") from None
    if line is None:
        raise ValueError(f"it is of format {made}, and this Tessera reads format {FORMAT}")
    return line, checksum


def _take(line: Line, header: Header | None, entries: list[Entry], digests: dict[int, str]) -> Header:
    """Add a line to what was read; ValueError with the reason where it does not fit."""
    if isinstance(line, Header):
        if header is not None:
            raise ValueError("a second match begins")
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
    except IndexError:
        raise RecordError(file, 1, "a deck names a card that is not in the record.") from None
    except (ValueError, TypeError, KeyError) as problem:
        raise RecordError(file, 1, f"there is a card that cannot be read ({problem}).") from None
    try:
        seed = seeded(Seed(bytes.fromhex(header.seed), bytes.fromhex(header.handles)))
    except ValueError:
        raise RecordError(file, 1, "its seed is not whole, so the match cannot be made again.") from None
    return Start(header.game, (decks[0], decks[1]), seed, header.names, header.options)


def replay(game: Game, record: Record, file: str, to: int | None = None) -> Loaded:
    """Play a record again, up to an entry or to its end, and say where it does not go as recorded."""
    start = to_start(game, record.header, file)
    notes = [*record.notes, *_differences(game, record.header, start)]
    try:
        match = game.new_match(start)
    except Exception as problem:  # whatever the game stumbles over: a record is what somebody else wrote
        raise RecordError(file, 1, f"no match can begin from this ({type(problem).__name__}: {problem}).") from None
    match.contain()
    last = len(record.entries) if to is None else min(to, len(record.entries))
    stands = True
    for n, entry in enumerate(record.entries[:last], 1):
        reason = _again(match, entry)
        if reason:
            notes.append(f"Entry {n} cannot be done here ({reason}); the match goes up to entry {n - 1}.")
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


def seats_beside(path: Path) -> Path:
    """The file beside a record by which guests come back to a table that was hosted, until the game ends."""
    return path.with_name(path.name + ".seats")


def resume(path: Path, find: Callable[[str], Game]) -> tuple[Loaded, Recorder]:
    """Load a match from its record and go on writing it there; of a damaged one, a copy is kept beside it.

    Raises InUse where another writes it, and RecordError.
    """
    lock = FileLock(path)
    try:
        if path.exists():
            lock.acquire()
    except Taken as problem:
        raise InUse(path, problem.who) from None
    except OSError:
        pass  # nothing can be written there now: the recorder says so
    try:
        data = read_bytes(path)
        record = parse(data, str(path))
        loaded = replay(_game(record, find, str(path)), record, str(path))
        if record.damaged:
            note = f"The record as it was is kept as {_kept_beside(path, data)}."
            loaded = replace(loaded, notes=(*loaded.notes, note))
        return loaded, Recorder.resumed(loaded, data, path, lock)
    except BaseException:
        lock.release()
        raise


def _kept_beside(path: Path, data: bytes) -> str:
    """Keep a copy of a record that is damaged; return its name."""
    try:
        return keep_beside(path, data).name
    except OSError as problem:
        reason = problem.strerror or "the system gives no reason"
        cure = "make room, or watch the match only"
        raise RecordError(str(path), 0, f"no copy of what is damaged can be kept ({reason}); {cure}.") from None


def _game(record: Record, find: Callable[[str], Game], file: str) -> Game:
    try:
        return find(record.header.game)
    except GameError as problem:
        raise RecordError(file, 1, str(problem)) from None
