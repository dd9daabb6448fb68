"""The grounds of badges: short words in a text or on a card's edge that say what kind of thing follows."""

from __future__ import annotations

from collections.abc import Mapping

from PySide6.QtGui import QColor

#: Kinds of ability and of support, by the games' English words.
_GROUNDS: Mapping[str, QColor] = {
    "EX BURST": QColor("#8d55dc"),
    "EX": QColor("#8d55dc"),
    "CONT": QColor("#2d6fa8"),
    "ACT": QColor("#b8402f"),
    "AUTO": QColor("#2e8256"),
    "SPEC": QColor("#7a46a8"),
    "BOND": QColor("#8a6a1c"),
    "HAND": QColor("#54606e"),
    "ATK SUPP": QColor("#b5541a"),
    "ATK": QColor("#b5541a"),
    "DEF SUPP": QColor("#23708f"),
    "DEF": QColor("#23708f"),
    "ATK/DEF SUPP": QColor("#6d5a7a"),
    "ATK/DEF": QColor("#6d5a7a"),
    "Once Per Turn": QColor("#54606e"),
}
#: The same words in the scripts of Chinese.
_CHINESE: Mapping[str, str] = {
    "极限爆发技": "EX BURST",
    "極限爆發技": "EX BURST",
    "水晶": "Crystal",
    "常时": "CONT",
    "常時": "CONT",
    "起动": "ACT",
    "起動": "ACT",
    "自动": "AUTO",
    "自動": "AUTO",
    "特殊": "SPEC",
    "羁绊": "BOND",
    "羈絆": "BOND",
    "手牌": "HAND",
    "攻击支援": "ATK SUPP",
    "攻擊支援": "ATK SUPP",
    "防御支援": "DEF SUPP",
    "防禦支援": "DEF SUPP",
    "攻防支援": "ATK/DEF SUPP",
    "攻援": "ATK",
    "防援": "DEF",
    "攻防": "ATK/DEF",
    "每回合1次": "Once Per Turn",
}
_PLAIN = QColor("#b98236")
#: Keyword skills stand before a skill's name, in the colour of the condition that they are.
_KEYWORDS = (
    *("CCS", "LvS", "FS", "US", "CF", "BS", "CP", "DV", "DB", "LIS", "HS", "AS", "IS"),
    *("转职技", "升级技", "阵型技", "共斗技", "羁绊技", "化形"),
    *("轉職技", "升級技", "陣型技", "共鬥技", "羈絆技"),
)
_KEYWORD = QColor("#94761f")


def _is_keyword(word: str) -> bool:
    return word.rstrip("0123456789 X") in _KEYWORDS


def is_badge(word: str) -> bool:
    """Whether a word is known to stand on a ground, however short it is."""
    return word in _GROUNDS or word in _CHINESE or _is_keyword(word)


def badge_ground(word: str) -> QColor:
    """The ground on which a word stands."""
    if _is_keyword(word):
        return _KEYWORD
    return _GROUNDS.get(_CHINESE.get(word, word), _PLAIN)
