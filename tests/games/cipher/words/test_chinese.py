"""A skill that was read once is readable in Chinese, in both scripts."""

from __future__ import annotations

import os
import re
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.abilities.events import Turn
from engine.abilities.kinds import Unparsed
from engine.abilities.nouns import Comparison
from engine.cards import load_sets
from engine.games.cipher.cards import Card
from engine.games.cipher.game import Cipher
from engine.games.cipher.importing import names, read_card
from engine.games.cipher.scripts import SCRIPTS
from engine.games.cipher.words import chinese, read, render
from engine.games.cipher.words.reading import grammar, tell_piece
from engine.text.phrasebook import Untold
from tests.games.cipher.words.reading_skills import card, skill

CARDS = load_sets(Path(__file__).parents[4] / "assets" / "cards" / "cipher", read_card)
NAMES = {
    "zh_CN": {"Lark": "云雀", "Tern": "燕鸥", "Oriel": "奥丽尔"},
    "zh_TW": {"Lark": "雲雀", "Tern": "燕鷗", "Oriel": "奧麗爾"},
}
#: The signs of the game, which stay as they are printed.
_SIGNS = re.compile(r"<[^>]*>|\[(CP|DV|DB|LIS|HS|AS|IS)\]|X")


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
    assert render(skill(case.line), None, language, NAMES[language]) == case.told[language]


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
    assert not missing, f"give these words in engine/games/cipher/words/chinese: {', '.join(missing)}"


@pytest.mark.parametrize("language", SCRIPTS)
@pytest.mark.parametrize("code", CARDS)
def test_an_own_card_is_told_without_a_latin_word(code: str, language: str) -> None:
    assert latin(CARDS[code], language) == []


@pytest.mark.parametrize(("language", "encoding"), [("zh_CN", "gb2312"), ("zh_TW", "big5")])
@pytest.mark.parametrize("code", CARDS)
def test_an_own_card_is_told_in_one_script_only(code: str, language: str, encoding: str) -> None:
    called = names(CARDS, language)
    for ability in read(CARDS[code]).abilities:
        told = render(ability, CARDS[code], language, called)
        "".join(re.findall("[\u4e00-\u9fff]", told)).encode(encoding)


@pytest.mark.skipif("CIPHER_CARDS" not in os.environ, reason="CIPHER_CARDS names no list of cards")
@pytest.mark.parametrize("language", SCRIPTS)
def test_every_card_of_a_given_list_is_told_without_a_latin_word(language: str) -> None:
    cards = Cipher(Path(os.environ["CIPHER_CARDS"])).cards()
    assert len(cards) > len(CARDS)
    assert [line for one in cards.values() for line in latin(one, language)] == []


def test_a_skill_speaks_of_units_by_their_names_in_the_language() -> None:
    ottoline = CARDS["T01-003SR"]
    told = render(read(ottoline).abilities[0], ottoline, "zh_TW", names(CARDS, "zh_TW"))
    assert "將你的手牌中的1張「奧托琳」放置到退避區" in told


def test_a_name_without_a_translation_stays_english_and_keeps_its_characters() -> None:
    line = '|ATK SUPP| Still: If your attacking unit is "Lark", draw 1 card.'
    assert render(skill(line), None, "zh_CN") == "|攻击支援| Still：如果你的攻击单位为“Lark”，抽1张卡。"
    assert "「卡组“1”」" in render(skill(line), None, "zh_TW", {"Lark": "卡组“1”"})


@pytest.mark.parametrize(
    ("piece", "told"),
    [
        ("up to 2 <Blue> allies", "至多2名<Blue>我方单位"),
        ("Move this unit?", "移动这名单位？"),
        ("Until the end of the turn, this unit gains +20 attack.", "直到回合结束为止，这名单位的战斗力+20。"),
        ("[Flip 1 Bond face-down, Tap this unit]", "〔将1张羁绊卡翻为背面朝上，将这名单位转为已行动〕"),
        ("Ann and Bo", ""),
        ("Do this?", ""),
    ],
)
def test_what_a_question_quotes_is_told_by_itself(piece: str, told: str) -> None:
    assert tell_piece(piece, "zh_CN", {}) == told


def test_a_line_that_was_not_read_stays_as_it_is_printed() -> None:
    line = 'Nonsense |CONT| This unit is "卡组".'
    [ability] = read(card(line)).abilities
    assert render(ability, None, "zh_TW") == line


def test_what_has_no_words_is_refused_by_name() -> None:
    with pytest.raises(Untold, match="Lonely"):
        render(type("Lonely", (Unparsed,), {})("x"), None, "zh_CN")
    with pytest.raises(ValueError, match="no grammar of the language 'eo'"):
        render(Unparsed("x"), None, "eo")
