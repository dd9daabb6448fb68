"""Chinese, in both scripts, as all games tell it: the words of the tree's own classes, for the table of a game.

A game tells its own classes beside these, hands in what its table calls things
(:class:`~engine.text.phrasebook.Terms`), and tells otherwise what its players say otherwise.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from engine.text import hanzi
from engine.text.chinese import effects, nouns, references, statements
from engine.text.hanzi import Script
from engine.text.phrasebook import NameOf, Phrasebook, Teller, Terms

_TABLES = (effects, nouns, references, statements)
#: What the words of a form are where a class has none of its own.
_FORMS: Mapping[str, Callable[[str], str]] = {
    # What something is said to be: "已行动" of "已行动的", "为火属性" of "火属性".
    "is": lambda told: hanzi.bare(told) if told.endswith("的") else f"为{told}",
    "of": hanzi.of,
    # What somebody does, whoever it is: "输掉游戏" of "你输掉游戏".
    "acting": lambda told: told if told.startswith("你的") else told.removeprefix("你"),
    "would": str,
    "sentence": hanzi.sentence,
    "lead": "如果{}，".format,
    "when": "{}时".format,
    "each": "{}每有1，".format,
    "damage": "等同于{}的伤害".format,
    "cast": "招唤{}".format,
    "size": lambda told: told.removeprefix("为"),
}


def book_of(tables: Iterable[Any], terms: Terms) -> Phrasebook:
    """Return the table of a game: its own lines, and those of all games for whatever it does not tell itself."""
    own, common = ((saying for table in some for saying in table.SAYINGS) for some in (tables, _TABLES))
    return Phrasebook(own, common, terms, _FORMS)


def render(book: Phrasebook, what: object, script: Script, name_of: NameOf, own_name: str = "") -> str:
    """The ability of a card, or parts of one, in a script, with the names that `name_of` gives; ValueError (Untold) for
    a class that has no words.
    """
    teller = Teller(book, own_name, name_of)
    return teller.with_names(script.write(teller.whole(*(what if isinstance(what, tuple) else (what,)))))
