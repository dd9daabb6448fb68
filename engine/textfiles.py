"""Text files that people write: read with care, and named in every complaint."""

from __future__ import annotations

from pathlib import Path


class TextError(ValueError):
    """Something in a text file that cannot be used: one sentence naming the place and the cure.

    `line` counts from 1; 0 means the file as a whole.
    """

    def __init__(self, file: str, line: int, sentence: str) -> None:
        self.file = file
        self.line = line
        self.sentence = sentence
        super().__init__(f"{file}, line {line}: {sentence}" if line else f"{file}: {sentence}")


def read_data(path: Path, limit: int, error: type[TextError], what: str = "file") -> bytes:
    """The bytes of a file, at most one more than `limit`. Raises `error` for one that is missing or unreadable."""
    try:
        with path.open("rb") as file:
            return file.read(limit + 1)
    except FileNotFoundError:
        raise error(str(path), 0, "there is no such file; check the name and the folder.") from None
    except IsADirectoryError:
        raise error(str(path), 0, f"this is a folder; name a {what} in it.") from None
    except OSError as problem:
        reason = problem.strerror or "the system gives no reason"
        raise error(str(path), 0, f"the file cannot be opened ({reason}); check its permissions.") from None


def read_text(path: Path, limit: int, error: type[TextError]) -> str:
    """The text of a UTF-8 file of at most `limit` bytes; of a longer one no more than that is read.

    Raises `error` for a file that is missing, unreadable, too long or not text.
    """
    data = read_data(path, limit, error)
    if len(data) > limit:
        raise error(str(path), 0, f"the file is longer than {limit // 1024} KB; choose a text file.")
    try:
        text = data.decode("utf-8-sig")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        raise error(str(path), line, "this is not UTF-8 text; save the file as UTF-8.") from None
    if "\0" in text:
        line = text.count("\n", 0, text.index("\0")) + 1
        raise error(str(path), line, "this is not plain text; save the file as UTF-8 text.")
    return text


def quoted(text: str) -> str:
    """A piece of a file as a complaint shows it: in quotation marks, and cut where it is long."""
    return f"'{text}'" if len(text) <= 60 else f"'{text[:60]}...'"
