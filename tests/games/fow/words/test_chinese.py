"""A card that was read once is readable in Chinese, in both scripts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.abilities.events import Turn
from engine.abilities.kinds import Unparsed
from engine.abilities.nouns import Comparison
from engine.games.fow.game import ForceOfWill
from engine.games.fow.scripts import SCRIPTS
from engine.games.fow.vocabulary import Limits
from engine.games.fow.words import chinese, read, render
from engine.games.fow.words.aiming import AimedPlayer
from engine.games.fow.words.chinese.nouns import TERMS
from engine.games.fow.words.reading import grammar
from engine.text.chinese.nouns import DONE
from engine.text.phrasebook import Untold
from tests.games.fow.words.reading_cards import CHANT, RESONATOR, card

NAMES = {
    "zh_CN": {"Bird": "鸟", "Lamp": "灯", "Lark": "云雀", "Long Note": "长音"},
    "zh_TW": {"Bird": "鳥", "Lamp": "燈", "Lark": "雲雀", "Long Note": "長音"},
}
SET = ForceOfWill().cards()


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


@pytest.mark.parametrize("language", SCRIPTS)
@pytest.mark.parametrize("case", cases(), ids=lambda case: case.line[:60])
def test_a_line_is_told_as_a_player_would_say_it(case: Case, language: str) -> None:
    line = card(case.line.removeprefix("Chant: "), CHANT if case.line.startswith("Chant: ") else RESONATOR)
    reading = read(line)
    assert reading.complete
    [ability] = reading.abilities
    assert render(ability, line, language, NAMES[language]) == case.told[language]


def test_every_class_that_is_printed_in_english_has_chinese_words() -> None:
    printed = {AimedPlayer} | {
        template.make if isinstance(template.make, type) else type(template.make)
        for symbol in grammar().symbols.values()
        for template in symbol.phrases
        if template.make is not None
    }
    # What has no words of its own is told with what it stands in.
    printed -= {str, bool, tuple, Turn, Comparison, Limits}
    missing = sorted(kind.__name__ for kind in printed - chinese.book().classes)
    assert not missing, f"give these words in engine/games/fow/words/chinese: {', '.join(missing)}"


def test_every_participle_of_the_english_table_has_a_chinese_word() -> None:
    said = {template.make for name in ("did_alone", "did") for template in grammar().symbols[name].phrases}
    assert {word for word in said if isinstance(word, str)} <= DONE.keys() | TERMS.done.keys()


@pytest.mark.parametrize("language", SCRIPTS)
@pytest.mark.parametrize("code", SET)
def test_a_card_of_the_set_is_told_without_a_latin_word(code: str, language: str) -> None:
    for ability in read(SET[code]).abilities:
        told = render(ability, SET[code], language, AnyName())
        assert not re.search("[A-Za-z]", re.sub(r"\{[^}]*\}|\[[^\]]*\]|X", "", told)), told


@pytest.mark.parametrize(("language", "encoding"), [("zh_CN", "gb2312"), ("zh_TW", "big5")])
@pytest.mark.parametrize("code", SET)
def test_a_card_is_told_in_one_script_only(code: str, language: str, encoding: str) -> None:
    for ability in read(SET[code]).abilities:
        told = render(ability, SET[code], language, SET.names(language))
        "".join(re.findall("[\u4e00-\u9fff]", told)).encode(encoding)


def test_all_words_can_be_written_in_traditional_characters() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(chinese.__file__).parent.glob("*.py"))
    written = SCRIPTS["zh_TW"].write("".join(re.findall("[\u4e00-\u9fff]", source)))
    written.encode("big5")
    # These are Traditional characters too, but other words than the Simplified ones that look like them.
    assert not set(written) & set("后余于御斗游准里云")


def test_a_line_that_was_not_read_stays_as_it_is_printed() -> None:
    assert render(Unparsed("Hum softly."), card("Hum softly."), "zh_TW") == "Hum softly."


def test_a_name_without_a_translation_stays_english() -> None:
    [ability] = read(card("Other Moths you control gain [Flying].")).abilities
    assert render(ability, card(""), "zh_CN") == "你操控的其他所有【种族：Moth】牌获得【飞行】。"


def test_what_has_no_words_is_refused_by_name() -> None:
    with pytest.raises(Untold, match="Lonely"):
        render(type("Lonely", (Unparsed,), {})("x"), card(""), "zh_CN")
