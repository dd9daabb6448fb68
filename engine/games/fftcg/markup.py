"""The markup in which card lists write the text of a card, as the plain text that is read."""

from __future__ import annotations

import html
import re

#: Icons between 《 and 》, and between braces, by what stands there.
ICONS = {
    **{"火": "Fire", "氷": "Ice", "冰": "Ice", "風": "Wind", "风": "Wind", "土": "Earth", "雷": "Lightning"},
    **{"水": "Water", "光": "Light", "闇": "Dark", "暗": "Dark", "ダル": "Dull", "一般": "Generic", "C": "Crystal"},
    **{"S": "S", "X": "X", "LB": "LB", "EX": "EX BURST", "D": "Dull"},
    **{"F": "Fire", "I": "Ice", "W": "Wind", "E": "Earth", "L": "Lightning", "A": "Water", "H": "Light", "K": "Dark"},
}
#: The same in any case: as they are printed, and by whatever names them in a list.
_CASES = {icon.casefold(): icon for icon in ICONS.values()}
_BY_NAME = _CASES | {name.casefold(): icon for name, icon in ICONS.items()}
_BREAK = re.compile(r"\s*(?:\[\[br\]\]|<br\s*/?>|</p>\s*<p>|</p>|<p>|\\n)\s*", re.IGNORECASE)
_BURST = re.compile(r"\[\[ex\]\]\s*(?:EX BURST)?\s*\[\[/\]\]|\[\[ex\]\]", re.IGNORECASE)
_STYLE = re.compile(r"\[\[/?\w*\]\]|</?(?:b|i|em|strong|span|u)\b[^>]*>", re.IGNORECASE)
#: An icon as it is printed, in any case.
_PRINTED = re.compile(r"\[([A-Za-z][A-Za-z ]{0,9})\]")
_ICON = re.compile(r"《\s*([^》]*?)\s*》|\{([A-Za-z]{1,2}|\d{1,2})\}")
#: Emphasis as in notes: **strong**, _slanted_, ~so~ and %so%.
_MARKS = re.compile(r"\*\*|(?<!\w)[*_~%](?=\w)|(?<=\w)[*_~%](?!\w)")
_WIDE = {ord(wide): plain for wide, plain in zip("０１２３４５６７８９：（）", "0123456789:()", strict=True)}


def plain(text: str) -> str:
    """The text with its abilities one a line, and its icons in square brackets: `[[br]]`, `《火》`, `{S}` and HTML
    are understood, plain text stays as it is.
    """
    text = html.unescape(text).translate(_WIDE).replace("\u00a0", " ")
    text = _BREAK.sub("\n", text)
    text = _BURST.sub("[EX BURST] ", text)
    text = _PRINTED.sub(lambda found: f"[{_CASES.get(found[1].casefold(), found[1])}]", _ICON.sub(_icon, text))
    text = _MARKS.sub("", _STYLE.sub("", text))
    lines = (re.sub(r"[ \t]+", " ", line).strip() for line in text.splitlines())
    return "\n".join(line for line in lines if line)


def _icon(match: re.Match[str]) -> str:
    word = match[1] if match[1] is not None else match[2]
    if word.isdigit():
        return f"[{int(word)}]"
    return f"[{ICONS.get(word) or _BY_NAME.get(word.casefold(), word)}]"
