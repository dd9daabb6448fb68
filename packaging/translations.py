"""Refreshes the translations of the window.

    python packaging/translations.py update     takes new texts of the source over into the .ts files
    python packaging/translations.py compile    makes the .qm files that the window loads
    python packaging/translations.py check      says which texts have no translation yet

The .ts files in assets/translations are edited with Qt Linguist. The words of games (zones, phases,
types of card) come from the tables phrases_*.json beside them, which also hold the sentences of the
engine (see phrases.py).
"""

from __future__ import annotations

import json
import re
import subprocess
import sys
import xml.etree.ElementTree as tree
from collections.abc import Iterator
from pathlib import Path

from phrases import FOLDER, LANGUAGES, ROOT

#: The contexts of the words of games: zones, phases, named values, everything else.
GAME = ("Game", "Phases", "Values", "Zones")


def tool(name: str) -> str:
    """The path of one of Qt's tools, beside the Python that runs this."""
    beside = Path(sys.executable).parent / name
    return str(beside) if beside.exists() else name


def ts_file(language: str) -> Path:
    """The source of the translations into a language."""
    return FOLDER / f"tessera_{language}.ts"


def update() -> None:
    """Take over what the source says now, and drop what it does not say any more."""
    for language in LANGUAGES:
        file = ts_file(language)
        _take_over(file)
        document = tree.parse(file)
        root = document.getroot()
        root.set("language", language)
        root.set("sourcelanguage", "en")
        _put_game_words(root, language)
        tree.indent(document, " ")
        text = tree.tostring(root, encoding="unicode")
        file.write_text(f'<?xml version="1.0" encoding="utf-8"?>\n<!DOCTYPE TS>\n{text}\n', encoding="utf-8")


def _take_over(file: Path) -> None:
    sources = sorted(str(path.relative_to(ROOT)) for path in (ROOT / "app").rglob("*.py"))
    command = [tool("pyside6-lupdate"), *sources, "-no-obsolete", "-locations", "none", "-ts", str(file)]
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)


def _put_game_words(root: tree.Element, language: str) -> None:
    """Write the words of games anew from their table."""
    for context in root.findall("context"):
        if context.findtext("name") in GAME:
            root.remove(context)
    table: dict[str, str] = json.loads((FOLDER / f"phrases_{language}.json").read_text(encoding="utf-8"))
    for name in GAME:
        context = tree.SubElement(root, "context")
        tree.SubElement(context, "name").text = name
        for english, said in table.items():
            if not re.search(r"[{.?]", english):
                message = tree.SubElement(context, "message")
                tree.SubElement(message, "source").text = english
                tree.SubElement(message, "translation").text = said
        for game, english, said in _otherwise(table, language):
            message = tree.SubElement(context, "message")
            tree.SubElement(message, "source").text = english
            tree.SubElement(message, "comment").text = game
            tree.SubElement(message, "translation").text = said


def _otherwise(table: dict[str, str], language: str) -> Iterator[tuple[str, str, str]]:
    """The words that a game has in the place of the common ones, with its name."""
    for path in sorted(FOLDER.glob(f"phrases_{language}_*.json")):
        own: dict[str, str] = json.loads(path.read_text(encoding="utf-8"))
        game = path.stem.rpartition("_")[2]
        yield from ((game, word, said) for word, said in own.items() if word in table and not re.search("[{.?]", word))


def compile_all() -> None:
    """Make the files that the window loads."""
    for language in LANGUAGES:
        compile_one(language, FOLDER / f"tessera_{language}.qm")


def compile_one(language: str, target: Path) -> None:
    """Make the compiled file of a language."""
    command = [tool("pyside6-lrelease"), "-silent", str(ts_file(language)), "-qm", str(target)]
    subprocess.run(command, cwd=ROOT, check=True)


def pairs(file: Path) -> dict[str, str]:
    """The texts of a .ts file with their translations."""
    messages = tree.parse(file).getroot().iter("message")
    return {message.findtext("source") or "": message.findtext("translation") or "" for message in messages}


def texts(file: Path) -> set[tuple[str, str]]:
    """The texts of a .ts file, each with its context, but for the words of games."""
    return {
        (context.findtext("name") or "", message.findtext("source") or "")
        for context in tree.parse(file).getroot().findall("context")
        for message in context.findall("message")
        if context.findtext("name") not in GAME
    }


def fresh_texts(folder: Path) -> set[tuple[str, str]]:
    """The texts that the source has now, each with its context; the folder takes a file meanwhile."""
    file = folder / "fresh.ts"
    _take_over(file)
    return texts(file)


def untranslated(file: Path) -> list[str]:
    """The texts of a .ts file that have no translation."""
    found: list[str] = []
    for context in tree.parse(file).getroot().findall("context"):
        for message in context.findall("message"):
            translation = message.find("translation")
            done = translation is not None and translation.get("type") is None and (translation.text or "").strip()
            if not done:
                found.append(f"{context.findtext('name')}: {message.findtext('source')}")
    return found


def check() -> int:
    """Print what is missing; return 1 where something is."""
    missing = [(language, text) for language in LANGUAGES for text in untranslated(ts_file(language))]
    for language, text in missing:
        print(f"{language}: {text!r} has no translation.")
    return int(bool(missing))


def main(arguments: list[str]) -> int:
    """Do what the arguments say."""
    match arguments:
        case ["update"]:
            update()
            return check()
        case ["compile"]:
            compile_all()
            return 0
        case ["check"]:
            return check()
        case _:
            print(__doc__)
            return 2


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
