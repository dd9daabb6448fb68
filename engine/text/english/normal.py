"""One way to say what English says in several, for every game: who a player is, words that lead on and change nothing.

Applied to a text before it is read. What stands here never changes what a text means, whoever prints it.
"""

from __future__ import annotations

import re
from collections.abc import Callable

_Right = str | Callable[[re.Match[str]], str]
_RULES: tuple[tuple[re.Pattern[str], _Right], ...] = tuple(
    (re.compile(pattern), right)
    for pattern, right in (
        (r"\u3001", ", "),
        (r"&amp;", "&"),
        # Around a quotation within a quotation.
        (r"(?<=gains )'(?=[A-Z])", "\u2018"),
        (r"(?<=[a-z]\.)'(?= [a-z])", "\u2019"),
        (r"(?<= by )opponent's\b", "your opponent's"),
        # Marks printed twice.
        (r"(['\"])\1", r"\1"),
        (r"\.\)(?:\.?\))+", ".)"),
        (r"\bit's (?=(?:an?|the|on|in|not|your|dull|active|of|put|dealt)\b)", "it is "),
        (r"\bit's (?=[A-Z]|\w+ (?:is|are|becomes)\b)", "its "),
        (r"(?<=[a-z]{2})([.,:])(?=[A-Z\[])", r"\1 "),
        # And one behind a name, before the words that may follow it.
        (
            r"(?<=[a-z]{2})(?<!\b[Aa]n)(?=(?:among (?:them|those)|other than|from your|from their"
            r"|and (?:play|add|put|place|return) (?:it|them))\b)",
            " ",
        ),
        (r"\b(of|and|or|to|from|with|the)(?=[A-Z][a-z])", r"\1 "),
        # And one behind whose it is.
        (r"(?<=[a-z]'s)(?=[a-z]{3,})(?![a-z]+ \|)", " "),
        # What was said twice.
        (r"\b(the|an?|of|to|in|is|are|if|and|or|with|from|your|its?|that|you may|other than) \1\b", r"\1"),
        (r"\b([Cc])an not\b", r"\1annot"),
        (r"\b(may|can) choose to (?=[a-z])", r"\1 "),
        (r"\b([Ii])f (?=so, )", r"\1f you do "),
        (r"\b([Uu]ntil|[Aa]t) (?=(?:end|start|beginning) of\b)", r"\1 the "),
        (r"\bthe end of (?=turn\b)", "the end of the "),
        # A player, whoever it is.
        (r"\b(?:he or she|she or he|he/she|she/he)\b", "they"),
        (r"\b(?:[Hh]is or her|her or his|[Hh]is/her|her/his)\b", "their"),
        (r"\b(?:him or her|her or him|him/her|her/him)\b", "them"),
        # Whatever a card shows, it is "it".
        (r"\b(?:his|her) (?=(?:power|attack|cost|owner|controller|special|action|auto-abilit|abilit)(?:y|ies|'s|s)?\b)",
         "its "),
        # What leads on and changes nothing.
        (
            r"(^|[.:\]] )(?:In addition|Additionally|Moreover|Furthermore|Besides)(?: to (?:this|that))?, ([a-z])",
            lambda found: found[1] + found[2].upper(),
        ),
        (r"(?<=\. )Then (?=[a-z])", "Then, "),
        (r"\bAfter (?:this|that), ", "Afterwards, "),
        (r"\b(this turn) (if possible)\b", r"\2 \1"),
        (r"\btill\b", "until"),
        (r"(?<=[a-z]) which (?=(?:has|have|was|were|is|are|blocks?|blocked|attacks?|attacked|do|does)\b)", " that "),
        (r"\bas many (\w+) as you (?:want|like|wish)\b", r"any number of \1"),
        (r" as well as (?=the |a |an )", " and "),
        # Other words for the same.
        (r"\b(?:aside|apart) from\b|\b(?:except for|excluding)\b|(?<=[a-z] )besides\b", "other than"),
        (r"\b(?:are not required to|need not|do not need to)\b", "do not have to"),
        (r"\bthan each other\b", "from each other"),
    )
)


def normal(text: str) -> str:
    """The text in the one way that is read."""
    for pattern, right in _RULES:
        text = pattern.sub(right, text)
    return text
