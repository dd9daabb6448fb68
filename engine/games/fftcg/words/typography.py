"""The slips and habits of the official English that do not change what a text says."""

from __future__ import annotations

import re

#: What is printed now and then, and what it stands for.
SLIPS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), right)
    for pattern, right in (
        (r"\[Card Name \(([^\]]+)\)\]", r"Card Name \1"),
        (r"\[Job \(([^\]]+)\)\]", r"Job \1"),
        (r"\[Category \(([^\]]+)\)\]", r"Category \1"),
        (r"\btheir hands\b(?! to)", "their hand"),
        (r"(?<=[a-zA-Z])(?=(?:Forward|Backup|Monster|Character)s?\b)", " "),
        (r"(?<=\b\d)(?=(?:Card|Job|Category)\b)", " "),
        (r"\b(each|a)(?=(?:Job|Card|Category)\b)", r"\1 "),
        (r"^EX BURST(?= )", "[EX BURST]"),
        (r"(?<=cards) then (?=discard|put|place|draw|reveal)", ", then "),
        (r"^\[([A-Z][a-z]+(?: [A-Z][a-z]+)*)\] (?=\[S\])", r"\1 "),
        (r", if you do so,", ". If you do so,"),
        (r"opponents'(?= (?:Summons?|abilit|Forward|turn))", "opponent's"),
        (r"\b(same|different) card type\b", r"\1 type"),
        (r"^Players (?=cannot\b)|(?<=[.,] )[Pp]layers (?=cannot\b)", "Each player "),
        (r"\bany player's\b", "either player's"),
        (r"\byour and/or your opponent's (?=(?:Break|Damage) Zone)", "either player's "),
        (r"\byou or your opponent's (?=(?:Break|Damage) Zone)", "either player's "),
        (r"\beither of the players?\b", "either player"),
        (r"\bCard name (?=[A-Z])", "Card Name "),
        (r"\bwithout paying its CP cost\b", "without paying the cost"),
        (r"\b(the named|the selected) (?=(?:type|name)\b)", r"\1 card "),
        (r"\b([Dd]ouble|[Hh]alve) the damage dealt\b", r"\1 the damage"),
        # A limit printed before the actions that it limits, or before a reminder of the effect.
        (r"(following actions(?: instead| as [^.:\"]*)?\.) ((?:You can only use this ability|This effect will trigger"
         r" only) [^.:\"]*)[.:] ([\"\u201c].*[\"\u201d])$", r"\1 \3 \2."),
        (r"(You can only use this ability [^.]*)\.? (\(Th(?:is|ese) effects? do(?:es)?(?: not|n't) end [^)]*\))",
         r"\2 \1."),
        (r"(?<=[a-z]) and ([\"\u201c][^\"\u201c\u201d]+[\"\u201d]) and (?=[\"\u201c])", r", \1 and "),
        (r"\bhim\b", "it"),
        (r"\byour own (?=(?:[A-Z]\w+|abilit|auto|action|special))", "your "),
        (r"\b(you|they|players) would (?=[a-z]+\b)", r"\1 "),
        (r"\bwould be\b", "is"),
        (r"\bwould (leave|receive|enter|draw|deal|discard|become|return)\b", r"\1s"),
        # One way to say what is said in several.
        (r"\bcan be paid using\b", "can be paid with"),
        (r"\b([Ww])on't\b", r"\1ill not"),
        (r"\b([Yy])ou may (?=only\b)", r"\1ou can "),
        (r"\ball of the(?= \w)", "all the"),
        (r"\beach of the (?=(?:[A-Z]\w+ )*(?:Forwards|Backups|Monsters|Characters)\b)", "all the "),
        (r"\b([Ii]f|[Ww]hen) (you|they) do,", r"\1 \2 do so,"),
        (r"\b([Ii]f|[Ww]hen) your opponent does,", r"\1 your opponent does so,"),
        (r"\b(?:take|receive)(s?) (?=(?:battle )?damage\b)", r"receive\1 "),
        (r"\b(deals? (?:your opponent|you|each player)) (\d) damage\b", r"\1 \2 points of damage"),
        (r"\b(deals? (?:your opponent|you|each player)) 1 points\b", r"\1 1 point"),
    )
)
#: Where one ability is printed right behind another.
_RUN_ON = re.compile(r"(?<=[.)])(?=\[EX BURST\])")
#: A reminder printed below the effect that it speaks of.
_NO_END = re.compile(r"\(Th(?:is|ese) effects? do(?:es)?(?: not|n.t) end")
#: What a card of several Elements says of itself, which its symbols say.
_ELEMENTS = "(Card Elements:"
_ICON_LINE = re.compile(r"^\s*[\"\u201c\u2018]")


def lines_of(text: str) -> list[str]:
    """The abilities of a text, one a line: actions in quotation marks, and reminders of what does not end, on
    lines of their own belong to the line before.
    """
    lines: list[str] = []
    for line in _RUN_ON.sub("\n", text).splitlines():
        line = line.strip()
        if not line or line.startswith(_ELEMENTS):
            continue
        if lines and (_ICON_LINE.match(line) or _NO_END.match(line) or _broken_off(lines[-1])):
            lines[-1] = f"{lines[-1]} {line}"
        else:
            lines.append(line)
    return lines


_WHOLE = re.compile(r"(Haste|Brave|First Strike|Back Attack|Limit Break -- \d+)$")


def _broken_off(line: str) -> bool:
    """Whether the line stops in the middle of a sentence: printed on two lines by a slip."""
    return line[-1].isalnum() and _WHOLE.search(line) is None
