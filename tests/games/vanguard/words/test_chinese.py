"""An ability that was read once is readable in Chinese, in both scripts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.abilities.events import Turn
from engine.abilities.kinds import Unparsed
from engine.abilities.nouns import Comparison
from engine.cards import load_sets
from engine.games.vanguard.cards import Card
from engine.games.vanguard.importing import read_card
from engine.games.vanguard.scripts import SCRIPTS
from engine.games.vanguard.words import chinese, read, render
from engine.games.vanguard.words.reading import grammar, tell_piece
from engine.text.phrasebook import Untold
from tests.games.vanguard.words.reading_lines import ability

CARDS = load_sets(Path(__file__).parents[4] / "assets" / "cards" / "vanguard", read_card)
NAMES = {
    "zh_CN": {"Lark": "云雀", "Tern": "燕鸥", "Sylph": "风精"},
    "zh_TW": {"Lark": "雲雀", "Tern": "燕鷗", "Sylph": "風精"},
}
#: The signs of the game, which stay as they are printed, and what its rules call riding and calling (VG 30).
_SIGNS = re.compile(r"RIDE|CALL|[VRGX]")


class Case(NamedTuple):
    """A printed line, and what it is told as."""

    line: str
    told: dict[str, str]


def cases() -> list[Case]:
    """The cases of the file beside this one."""
    text = Path(__file__).with_name("chinese_cases.txt").read_text(encoding="utf-8")
    blocks = [block.splitlines() for block in re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).strip().split("\n\n")]
    return [Case(line, dict(zip(SCRIPTS, told, strict=True))) for line, *told in blocks]


class AnyName(dict[str, str]):
    """Gives every name the same Chinese name."""

    def get(self, key: str, default: object = None) -> str:  # type: ignore[override]
        return "某"


def latin(card: Card, language: str) -> list[str]:
    """What is told of a card with a Latin letter in it that is no sign of the game."""
    told = [render(one, card, language, AnyName()) for one in read(card).abilities if not isinstance(one, Unparsed)]
    return [one for one in told if re.search("[A-Za-z{}]", _SIGNS.sub("", one))]


@pytest.mark.parametrize("language", SCRIPTS)
@pytest.mark.parametrize("case", cases(), ids=lambda case: case.line[:60])
def test_a_line_is_told_as_a_player_would_say_it(case: Case, language: str) -> None:
    assert render(ability(case.line), None, language, NAMES[language]) == case.told[language]


def test_every_class_that_is_printed_in_english_has_chinese_words() -> None:
    printed = {
        template.make if isinstance(template.make, type) else type(template.make)
        for symbol in grammar().symbols.values()
        for template in symbol.phrases
        if template.make is not None
    }
    # What has no words of its own is told with what it stands in: comparisons, numbers, whose turn it is.
    printed -= {int, str, bool, tuple, Turn, Comparison}
    missing = sorted(kind.__name__ for kind in printed - chinese.book().classes)
    assert not missing, f"give these words in engine/games/vanguard/words/chinese: {', '.join(missing)}"


@pytest.mark.parametrize("language", SCRIPTS)
def test_own_cards_are_told_without_a_latin_word(language: str) -> None:
    assert [line for card in CARDS.values() for line in latin(card, language)] == []


@pytest.mark.parametrize(("language", "encoding"), [("zh_CN", "gb2312"), ("zh_TW", "big5")])
def test_own_cards_are_told_in_one_script_only(language: str, encoding: str) -> None:
    for card in CARDS.values():
        for one in read(card).abilities:
            if not isinstance(one, Unparsed):
                "".join(re.findall("[\u4e00-\u9fff]", render(one, card, language, AnyName()))).encode(encoding)


def test_what_was_not_read_stays_as_it_is_printed() -> None:
    line = '[CONT](RC):This unit is "牌堆".'
    assert render(Unparsed(line), None, "zh_TW") == line


def test_what_has_no_words_is_refused_by_name() -> None:
    with pytest.raises(Untold, match="Lonely"):
        render(type("Lonely", (Unparsed,), {})("x"), None, "zh_CN")
    with pytest.raises(ValueError, match="no grammar of the language 'eo'"):
        render(Unparsed("x"), None, "eo")


@pytest.mark.parametrize(
    ("piece", "told"),
    [
        ("up to two of your rear-guards", "你的至多2张后防者"),
        ("Retire this unit?", "将这个单位退场？"),
        ("Until the end of the turn, this unit gets [Power] +5000.", "直到回合结束为止，这个单位的力量+5000。"),
        ("Ann and Bo", ""),
        ("Do this?", ""),
    ],
)
def test_what_a_question_quotes_is_told_by_itself(piece: str, told: str) -> None:
    assert tell_piece(piece, "zh_CN", {}) == told
