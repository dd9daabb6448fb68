"""Telling a piece of a text in another language: what a question quotes of a skill."""

from __future__ import annotations

from collections.abc import Mapping

from engine.games.cipher.scripts import SCRIPTS
from engine.games.cipher.words import chinese
from engine.games.cipher.words.reading import grammar
from engine.games.cipher.words.typography import inside
from engine.text import hanzi
from engine.text.grammar import Context
from engine.text.phrasebook import Teller
from engine.text.reader import OutOfFuel, Reader
from engine.text.tokens import tokenize

#: What a piece may be, by its last sign.
_ASKED = ("clauses", "vps")
_SAID = ("sentence", "line")
_QUOTED = ("obj", "cost", "clauses", "condition")


def tell_piece(text: str, language: str, names: Mapping[str, str]) -> str:
    """A question, a sentence or the words for cards in the language; '' for what is none of these."""
    if text.startswith("[") and text.endswith(("]", "].")):
        acts = [_tell(act, ("cost",), language, names) for act in text[1:].rstrip("].").split(", ")]
        return f"〔{'，'.join(acts)}〕" if all(acts) else ""
    if text.endswith("?"):
        said = _tell(text[:-1], _ASKED, language, names)
        return f"{said}？" if said else ""
    if text.endswith("."):
        said = _tell(text, _SAID, language, names) or _tell(text[:-1], _ASKED, language, names)
        return hanzi.sentence(said) if said else ""
    return _tell(text, _QUOTED, language, names)


def _tell(text: str, symbols: tuple[str, ...], language: str, names: Mapping[str, str]) -> str:
    context = Context(tokenize(inside(text)), text=text)
    for symbol in symbols:
        try:
            found = Reader(grammar(), context).whole(symbol)
            if found is not None:
                teller = Teller(chinese.book(), "", lambda name: names.get(name, name))
                told = teller.whole(*found) if isinstance(found, tuple) else teller.whole(found)
                return teller.with_names(SCRIPTS[language].write(told))
        except (OutOfFuel, ValueError):
            continue
    return ""
