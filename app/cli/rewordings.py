"""The same thing said otherwise: closed classes of English, typography, and one misprint of each kind.

Each takes a line and gives it reworded, None where there is nothing in it to reword. What changes words touches nothing
between quotation marks or in icons.
"""

from __future__ import annotations

import random
import re
from collections.abc import Callable

Reword = Callable[[str, random.Random], str | None]
#: Quotations and icons, and the name of what is printed: a skill's before its kind, an ability's before [S].
_NAMES = r"^[^|\n\"]*(?=\|(?!ATK|DEF))|^[^.:\[]*(?=\[S\])|(?<=SUPP\| )[^:|]*(?=:)"
_KEPT = re.compile(_NAMES + r"|\"[^\"]*\"|\u201c[^\u201d]*\u201d|\[[^\]]*\]|<[^>]*>|\|[^|]*\|")
_PLAIN = re.compile(r"\b[a-z]{5,}\b")


def _outside(text: str, change: Callable[[str], str]) -> str:
    """The text with what stands outside quotation marks and icons changed."""
    done, place = [], 0
    for kept in _KEPT.finditer(text):
        done += [change(text[place : kept.start()]), kept[0]]
        place = kept.end()
    return "".join((*done, change(text[place:])))


def _sub(pattern: str, right: str, count: int = 0) -> Reword:
    compiled = re.compile(pattern)

    def reword(text: str, _source: random.Random) -> str | None:
        other = _outside(text, lambda plain: compiled.sub(right, plain, count=count))
        return other if other != text else None

    return reword


def _anywhere(pattern: str, right: str | Callable[[re.Match[str]], str], count: int = 0) -> Reword:
    compiled = re.compile(pattern)

    def reword(text: str, _source: random.Random) -> str | None:
        other = compiled.sub(right, text, count=count)
        return other if other != text else None

    return reword


def _misprint(change: Callable[[str, int], str]) -> Reword:
    """A change of one small word's letters, at a place of it."""

    def reword(text: str, source: random.Random) -> str | None:
        words = [found for found in _PLAIN.finditer(_hidden(text))]
        if not words:
            return None
        word = source.choice(words)
        other = change(word[0], source.randrange(1, len(word[0]) - 1))
        return text[: word.start()] + other + text[word.end() :]

    return reword


def _hidden(text: str) -> str:
    """The text with quotations and icons blanked out, as long as before."""
    return _KEPT.sub(lambda kept: " " * len(kept[0]), text)


def _dropped(pattern: str) -> Reword:
    """The text without one of the words that a pattern finds."""
    compiled = re.compile(pattern)

    def reword(text: str, source: random.Random) -> str | None:
        words = list(compiled.finditer(_hidden(text)))
        if not words:
            return None
        word = source.choice(words)
        return text[: word.start()] + text[word.end() :]

    return reword


#: By name; those of misprints begin with "misprint".
REWORDINGS: dict[str, Reword] = {
    # Pronouns
    "their: his or her": _sub(r"\btheir (?=hand\b|deck\b|field\b|Break Zone\b|Retreat Area\b)", "his or her "),
    "its: his": _sub(r"\bits (?=power\b|attack\b)", "his "),
    "its: her": _sub(r"\bits (?=power\b|attack\b)", "her "),
    "it: him": _sub(r"\b([Dd]eal|[Bb]reak|[Dd]ull|[Aa]ctivate|[Dd]estroy|[Tt]ap|[Uu]ntap|[Mm]ove) it\b", r"\1 him"),
    "it: her": _sub(r"\b([Dd]eal|[Bb]reak|[Dd]ull|[Aa]ctivate|[Dd]estroy|[Tt]ap|[Uu]ntap|[Mm]ove) it\b", r"\1 her"),
    "it gains: he gains": _sub(r"\bit (?=gains\b|loses\b|cannot\b)", "he "),
    "It gains: She gains": _sub(r"\bIt (?=gains\b|loses\b|cannot (?!be (?:reduced|lower)))", "She "),
    # Articles and numbers
    # Not of what is named or may be more: "if you control 1" may mean no more than 1.
    "a: 1": _sub(
        r"(?<!\bcontrol )(?<!\bis )(?<!\bnot )(?<!\bbecomes )\ba (?=(?:card|Forward|Backup|Monster|Character)\b)", "1 ",
    ),
    "1: a": _sub(r"\b1 (?=card\b|Forward\b|Backup\b|Monster\b|Character\b|enemy\b|ally\b)", "a "),
    "1: one": _sub(r"\b1 (?=card\b|Forward\b|Backup\b|Monster\b|Character\b|enemy\b|ally\b)", "one "),
    "2: two": _sub(r"\b2 (?=cards\b|Forwards\b|Characters\b|enemies\b|allies\b)", "two "),
    "or more: or greater": _sub(r"(?<=\d) or more\b", " or greater"),
    "or less: or fewer": _sub(r"(?<=\d) or less\b", " or fewer"),
    "or less: or lower": _sub(r"(?<=\d) or less\b", " or lower"),
    # Negation and contraction
    "cannot: can't": _sub(r"\bcannot\b", "can't"),
    "cannot: can not": _sub(r"\bcannot\b", "can not"),
    "doesn't: does not": _sub(r"\b(do|does|did)n't\b", r"\1 not"),
    "does not: doesn't": _sub(r"\b(do|does|did) not\b", r"\1n't"),
    "is not: isn't": _sub(r"\b(is|are|was|were) not\b", r"\1n't"),
    # Words that change nothing
    "in addition": _anywhere(
        r"(?<=\. )(Draw|Choose|Deal|Break|Dull|Activate|Destroy|Tap|Untap)\b",
        lambda found: f"In addition, {found[1].lower()}", 1,
    ),
    "also": _sub(r"\bgains (?=\+)", "also gains ", 1),
    "the: dropped": _sub(r"\bfrom the (?=field\b|Battlefield\b)", "from "),
    "Then without a comma": _anywhere(r"\bThen, ", "Then "),
    "may: can": _sub(r"\byou may\b", "you can"),
    "when: whenever": _sub(r"\b[Ww]hen (?=\w)", "Whenever ", 1),
    "if you do so: if you do": _sub(r"\b([Ii]f you do) so\b", r"\1"),
    "until: till": _sub(r"\b[Uu]ntil the end of\b", "till the end of", 1),
    "end of the turn: end of turn": _sub(r"\buntil the end of the turn\b", "until end of turn"),
    "end of the turn: end of this turn": _sub(r"\buntil the end of the turn\b", "until the end of this turn"),
    # Order of clauses
    "until first": _anywhere(
        r"(?<=\. )(It|They) (gains?|loses?) ([^.]*?) until the end of the turn\.",
        lambda found: f"Until the end of the turn, {found[1].lower()} {found[2]} {found[3]}.", 1,
    ),
    "until last": _anywhere(
        r"(?<=\. )Until the end of the turn, (it|they|this unit) (gains?|loses?) ([^.,\"]*)\.",
        lambda found: f"{found[1].capitalize()} {found[2]} {found[3]} until the end of the turn.", 1,
    ),
    "damage to it": _sub(r"\b([Dd]eal) (it|them) (\d+ damage)\b", r"\1 \3 to \2"),
    "opponent controls: your opponent controls": _sub(r"(?<!your )\bopponent controls\b", "your opponent controls"),
    "your opponent controls: opponent controls": _sub(r"\byour opponent controls\b", "opponent controls"),
    "as long as: while": _sub(r"\b[Aa]s long as\b", "While", 1),
    # Typography
    "auto-ability: auto ability": _sub(r"\bauto-abilit", "auto abilit"),
    "face-down: face down": _sub(r"\bface-(?=down\b|up\b)", "face "),
    "no serial comma: serial comma": _sub(r"(\w+, [\w' ]+) and (?=\w)", r"\1, and "),
    "straight quotes: curly": _anywhere(r"\"([^\"]*)\"", "\u201c\\1\u201d"),
    "apostrophes: curly": _anywhere(r"(?<=\w)'(?=\w)", "\u2019"),
    "two spaces": _anywhere(r"(?<=\.) (?=[A-Z])", "  "),
    "dash": _anywhere(r" -- ", " \u2014 "),
    "no full stop": _anywhere(r"\.$", ""),
    "no space behind a full stop": _anywhere(r"(?<=[a-z]{2})\. (?=[A-Z])", ".", 1),
    # Misprints
    "misprint: a letter left out": _misprint(lambda word, place: word[:place] + word[place + 1 :]),
    "misprint: a letter twice": _misprint(lambda word, place: word[: place + 1] + word[place:]),
    "misprint: letters exchanged": _misprint(
        lambda word, place: word[:place] + word[place + 1] + word[place] + word[place + 2 :]
    ),
    "misprint: another letter": _misprint(lambda word, place: word[:place] + "q" + word[place + 1 :]),
    "misprint: no space": _dropped(r" (?=[a-z]{3,})"),
    "misprint: no article": _dropped(r"\bthe (?=[a-zA-Z])"),
    "misprint: no comma": _dropped(r",(?= [a-z])"),
    "misprint: one for many": _sub(r"\b(card|Forward|Character|unit|Bond)s\b", r"\1", 1),
    "misprint: wrong verb": _sub(r"\b(gain|lose|attack|draw|discard)s\b", r"\1", 1),
    "misprint: the the": _sub(r"\bthe (?=\w)", "the the ", 1),
}
