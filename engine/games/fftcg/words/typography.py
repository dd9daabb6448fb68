"""The slips and habits of the official English that do not change what a text says."""

from __future__ import annotations

import re

#: What is printed now and then, and what it stands for.
SLIPS: tuple[tuple[re.Pattern[str], str], ...] = tuple(
    (re.compile(pattern), right)
    for pattern, right in (
        (r"\b([Hh])is/her\b|\bhis or her\b", "their"),
        (r"\bhe/she controls\b", "they control"),
        (r"\bhe/she\b", "they"),
        (r"\borCard\b", "or Card"),
        (r"\btheir hands\b(?! to)", "their hand"),
        (r"(?<=[a-zA-Z])(?=(?:Forward|Backup|Monster|Character)s?\b)", " "),
        (r"(?<=\b\d)(?=(?:Card|Job|Category)\b)", " "),
        (r"\b(each|a)(?=(?:Job|Card|Category)\b)", r"\1 "),
        (r"^EX BURST(?= )", "[EX BURST]"),
        (r"(?<=card) then discard", ", then discard"),
        (r"~from", " from"),
        (r"opponents'(?= (?:Summons?|abilit|Forward|turn))", "opponent's"),
        (r"\[Card Name \(([^\]]+)\)\]", r"Card Name \1"),
        (r"\[Job \(([^\]]+)\)\]", r"Job \1"),
        (r"\[Category \(([^\]]+)\)\]", r"Category \1"),
    )
)
_ICON_LINE = re.compile(r"^\s*[\"\u201c\u2018]")


def lines_of(text: str) -> list[str]:
    """The abilities of a text, one a line: actions in quotation marks on lines of their own belong to the
    line before.
    """
    lines: list[str] = []
    for line in text.splitlines():
        line = line.strip()
        if not line:
            continue
        if lines and (_ICON_LINE.match(line) or _broken_off(lines[-1])):
            lines[-1] = f"{lines[-1]} {line}"
        else:
            lines.append(line)
    return lines


_WHOLE = re.compile(r"(Haste|Brave|First Strike|Back Attack|Limit Break -- \d+)$")


def _broken_off(line: str) -> bool:
    """Whether the line stops in the middle of a sentence: printed on two lines by a slip."""
    return line[-1].isalnum() and _WHOLE.search(line) is None
