"""What Chinese needs besides words: sentences and their marks, measure words, and the two scripts.

Words are written in Simplified Chinese; the Traditional text is made of the finished Simplified sentence by a
table of terms and characters, longest first, so that a term may differ as a whole.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property

OPEN = "“"
CLOSE = "”"
_ENDS = ("。", "。）", f"。{CLOSE}", f"。）{CLOSE}")


def sentence(text: str) -> str:
    """The text with a full stop, unless a mark that ends a sentence stands there already."""
    return text if text.endswith(_ENDS) else f"{text}。"


def sentences(texts: Iterable[str]) -> str:
    """Texts as sentences, one after the other."""
    return "".join(sentence(text) for text in texts)


def quoted(text: str) -> str:
    """The text in quotation marks."""
    return f"{OPEN}{text}{CLOSE}"


def listed(items: Iterable[str], last: str) -> str:
    """Several things: "甲", "甲和乙", "甲、乙和丙"."""
    *before, end = items
    return f"{'、'.join(before)}{last}{end}" if before else end


def of(what: str) -> str:
    """What belongs to something: the word with 的, except after 其, which has it in its meaning."""
    return what if what.endswith(("其", "的")) else f"{what}的"


def bare(attribute: str) -> str:
    """An attribute without its 的: what a predicate says."""
    return attribute.removesuffix("的")


@dataclass(frozen=True, slots=True)
class Number:
    """A number that counts things, before its measure word is known: "2…或以上的"."""

    before: str
    after: str = ""

    def of(self, measure: str) -> str:
        """With the measure word: "2张", "至多2张", "2张或以上的"."""
        return f"{self.before}{measure}{self.after}" if measure else f"{self.before}{self.after}"


@dataclass(frozen=True)
class Script:
    """A way to write the language: its quotation marks, and what it writes differently."""

    #: Opening and closing marks, outside and inside.
    marks: tuple[str, str, str, str] = ("“", "”", "‘", "’")
    terms: Mapping[str, str] | None = None

    def write(self, text: str) -> str:
        """The Simplified text in this script."""
        return self._marked("".join(map(self._part, self._terms_within.split(text))) if self.terms else text)

    def _part(self, text: str) -> str:
        """A term, or what stands between two of them."""
        return (self.terms or {}).get(text) or text.translate(self._characters)

    @cached_property
    def _terms_within(self) -> re.Pattern[str]:
        longer = sorted((re.escape(term) for term in self.terms or () if len(term) > 1), key=len, reverse=True)
        return re.compile(f"({'|'.join(longer)})") if longer else re.compile("(?!)")

    @cached_property
    def _characters(self) -> dict[int, str]:
        return {ord(letter): written for letter, written in (self.terms or {}).items() if len(letter) == 1}

    def _marked(self, text: str) -> str:
        """Quotation marks by depth."""
        depth = 0
        out: list[str] = []
        for letter in text:
            if letter == OPEN:
                out.append(self.marks[2 * (depth % 2)])
                depth += 1
            elif letter == CLOSE:
                depth -= 1
                out.append(self.marks[2 * (depth % 2) + 1])
            else:
                out.append(letter)
        return "".join(out)
