"""The fonts of the window: the best that the system has, with the right Chinese glyphs named one by one.

Left to itself, the system may draw Chinese with Japanese glyphs, or as boxes; so the families are asked for
by name, simplified or traditional first as the language wants.
"""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtGui import QFont, QFontDatabase, QFontMetricsF

_LATIN = (
    "Inter",
    "Segoe UI Variable",
    "Segoe UI",
    "SF Pro Text",
    ".AppleSystemUIFont",
    "Source Sans 3",
    "Source Sans Pro",
    "Noto Sans",
    "Open Sans",
    "Cantarell",
    "Ubuntu",
)
_SIMPLIFIED = (
    "Noto Sans CJK SC",
    "Noto Sans SC",
    "Source Han Sans SC",
    "Microsoft YaHei UI",
    "Microsoft YaHei",
    "PingFang SC",
    "WenQuanYi Micro Hei",
    "WenQuanYi Zen Hei",
)
_TRADITIONAL = (
    "Noto Sans CJK TC",
    "Noto Sans TC",
    "Source Han Sans TC",
    "Microsoft JhengHei UI",
    "Microsoft JhengHei",
    "PingFang TC",
)
_SERIF = ("Source Serif 4", "Noto Serif", "Georgia", "Noto Serif CJK SC", "DejaVu Serif")
_SERIF_CHINESE = {
    "zh_CN": ("Noto Serif CJK SC", "Songti SC", "SimSun"),
    "zh_TW": ("Noto Serif CJK TC", "Songti TC", "PMingLiU"),
}

#: How narrow letters may be, in hundredths.
_NARROWEST = 66


@lru_cache(maxsize=1)
def _installed() -> frozenset[str]:
    return frozenset(QFontDatabase.families())


def _present(names: tuple[str, ...]) -> list[str]:
    installed = _installed()
    return [name for name in names if name in installed]


@lru_cache(maxsize=8)
def families(language: str) -> tuple[str, ...]:
    """The families of ordinary text in a language, the preferred one first; never empty."""
    first, second = (_TRADITIONAL, _SIMPLIFIED) if language == "zh_TW" else (_SIMPLIFIED, _TRADITIONAL)
    chinese = _present(first)[:1] + _present(second)[:1]
    latin = [] if language.startswith("zh") and chinese else _present(_LATIN)[:1]
    return tuple([*latin, *chinese, "DejaVu Sans", "Sans Serif"])


@lru_cache(maxsize=8)
def story_families(language: str) -> tuple[str, ...]:
    """The families in which the story of a card is told."""
    return tuple([*_present(_SERIF_CHINESE.get(language, ())), *_present(_SERIF)[:1], *families(language)])


def has_chinese() -> bool:
    """Whether any known font with Chinese glyphs is installed."""
    return bool(_present(_SIMPLIFIED) or _present(_TRADITIONAL))


def font(language: str, pixels: float, *, bold: bool = False) -> QFont:
    """The font of ordinary text at a height in pixels."""
    result = QFont(list(families(language)))
    result.setPixelSize(max(1, round(pixels)))
    result.setBold(bold)
    return result


def narrowed(font: QFont, text: str, width: float) -> QFont:
    """The font with letters as narrow as a text needs to stand in a width: narrower ones before fewer of them."""
    need = QFontMetricsF(font).horizontalAdvance(text)
    if need > width:
        font.setStretch(max(_NARROWEST, int(98 * width / need)))
    return font


def story_font(language: str, pixels: float) -> QFont:
    """The font of the story on a card: a leaning serif; upright where the language is Chinese."""
    result = QFont(list(story_families(language)))
    result.setPixelSize(max(1, round(pixels)))
    result.setItalic(not language.startswith("zh"))
    return result
