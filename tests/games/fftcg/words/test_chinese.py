"""A card that was read once is readable in Chinese, in both scripts."""

from __future__ import annotations

import re
from pathlib import Path
from typing import NamedTuple

import pytest

from engine.abilities.conditions import AnyNumber, Has
from engine.abilities.decks import Draw
from engine.abilities.effects import NameKind, NameSomething
from engine.abilities.events import Stands, Trigger, Turn
from engine.abilities.kinds import ActionAbility, AutoAbility, TimesPerTurn, Unparsed
from engine.abilities.marks import TapSource
from engine.abilities.node import Ability
from engine.abilities.nouns import Comparison, Noun, OfType, Player, Source
from engine.cards import load_sets
from engine.games.fftcg.cards import Card, CardType, Element
from engine.games.fftcg.importing import read_card
from engine.games.fftcg.scripts import SCRIPTS
from engine.games.fftcg.words import chinese, read, render
from engine.games.fftcg.words.chinese.nouns import TERMS
from engine.games.fftcg.words.reading import grammar
from engine.text.chinese.nouns import DONE as DONE_BY_THIS
from engine.text.chinese.references import DONE
from engine.text.chinese.statements import NONE
from engine.text.phrasebook import Untold

SETS = Path(__file__).parents[4] / "assets" / "cards" / "fftcg"
NAMES = {
    "zh_CN": {"Lamp": "灯", "Lark": "云雀", "Tern": "燕鸥"},
    "zh_TW": {"Lamp": "燈", "Lark": "雲雀", "Tern": "燕鷗"},
}


class Case(NamedTuple):
    """A printed line, and what it is told as."""

    type: CardType
    line: str
    told: dict[str, str]


def cases() -> list[Case]:
    """The cases of the file beside this one."""
    text = Path(__file__).with_name("chinese_cases.txt").read_text(encoding="utf-8")
    blocks = [block.splitlines() for block in re.sub(r"^#.*\n", "", text, flags=re.MULTILINE).strip().split("\n\n")]
    return [
        Case(
            CardType.SUMMON if line.startswith("Summon: ") else CardType.FORWARD,
            line.removeprefix("Summon: "),
            dict(zip(SCRIPTS, told, strict=True)),
        )
        for line, *told in blocks
    ]


def card(text: str, kind: CardType = CardType.FORWARD) -> Card:
    return Card("9-001C", "Lamp", text, kind, (Element.FIRE,), 2, 5000, (), (), False, False, 0)


def understood(card: Card) -> tuple[Ability, ...]:
    """The abilities of a card all of whose lines can be read."""
    reading = read(card)
    assert reading.complete
    return reading.abilities


class AnyName(dict[str, str]):
    """Gives every name the same Chinese name."""

    def get(self, key: str, default: object = None) -> str:  # type: ignore[override]
        return "某"


@pytest.mark.parametrize("language", SCRIPTS)
@pytest.mark.parametrize("case", cases(), ids=lambda case: case.line[:60])
def test_a_line_is_told_as_a_player_would_say_it(case: Case, language: str) -> None:
    reading = read(card(case.line, case.type))
    assert reading.complete
    [ability] = reading.abilities
    assert render(ability, card(case.line, case.type), language, NAMES[language]) == case.told[language]


def test_every_class_that_is_printed_in_english_has_chinese_words() -> None:
    printed = {Source} | {
        template.make if isinstance(template.make, type) else type(template.make)
        for symbol in grammar().symbols.values()
        for template in symbol.phrases
        if template.make is not None
    }
    # What has no words of its own is told with what it stands in: numbers, comparisons, participles, whose turn it is.
    printed -= {int, str, bool, tuple, Turn, Comparison}
    missing = sorted(kind.__name__ for kind in printed - chinese.book().classes)
    assert not missing, f"give these words in engine/games/fftcg/words/chinese: {', '.join(missing)}"


def test_every_participle_of_the_english_table_has_a_chinese_word() -> None:
    constants = [
        constant
        for symbol in grammar().symbols.values()
        for template in symbol.phrases
        for constant in template.constants
    ]
    said = {template.make for template in grammar().symbols["done_word"].phrases if template.make is not None}
    assert {word for name, word in constants if name == "word"} | said <= DONE_BY_THIS.keys() | TERMS.done.keys()
    assert {word for name, word in constants if name == "done"} <= DONE.keys()


SET = load_sets(SETS, read_card)


@pytest.mark.parametrize("language", SCRIPTS)
@pytest.mark.parametrize("code", SET)
def test_a_card_of_the_set_is_told_without_a_latin_word(code: str, language: str) -> None:
    for ability in understood(SET[code]):
        told = render(ability, SET[code], language, AnyName())
        assert not re.search("[A-Za-z]", re.sub(r"\[[^\]]*\]|X", "", told)), told


@pytest.mark.parametrize(("language", "encoding"), [("zh_CN", "gb2312"), ("zh_TW", "big5")])
@pytest.mark.parametrize("code", SET)
def test_a_card_is_told_in_one_script_only(code: str, language: str, encoding: str) -> None:
    for ability in understood(SET[code]):
        told = render(ability, SET[code], language, SET.names(language))
        "".join(re.findall("[\u4e00-\u9fff]", told)).encode(encoding)


def test_all_words_can_be_written_in_traditional_characters() -> None:
    source = "".join(path.read_text(encoding="utf-8") for path in Path(chinese.__file__).parent.glob("*.py"))
    written = SCRIPTS["zh_TW"].write("".join(re.findall("[\u4e00-\u9fff]", source)))
    written.encode("big5")
    # These are Traditional characters too, but other words than the Simplified ones that look like them.
    assert not set(written) & set("后余于御斗游准里云")


def test_a_card_speaks_of_itself_and_others_by_their_names_in_the_language() -> None:
    ossa = SET["N9-059C"]
    assert "锡鼓手" in render(read(ossa).abilities[0], ossa, "zh_CN", SET.names("zh_CN"))
    corin = SET["N9-006R"]
    assert render(read(corin).abilities[0], corin, "zh_TW", SET.names("zh_TW")) == "顯現【燼角鹿】——[Fire][1]"


def test_a_name_keeps_its_own_characters() -> None:
    ability = read(card("Lamp cannot block.")).abilities[0]
    assert render(ability, card(""), "zh_TW", {"Lamp": "取后“灯”"}) == "取后“灯”無法防禦。"


def test_a_name_without_a_translation_stays_english() -> None:
    assert render(read(card("Lamp cannot block.")).abilities[0], card(""), "zh_CN") == "Lamp无法防御。"


def test_a_line_that_was_not_read_stays_as_it_is_printed() -> None:
    line = 'Lamp is "取".'
    assert render(Unparsed(line), card(line), "zh_TW") == line


def test_an_ability_that_waits_for_a_state_of_the_game_is_told() -> None:
    condition = Has(Player.YOU, NONE, Noun((OfType(CardType.BACKUP),)))
    ability = AutoAbility(Trigger(Stands(condition)), (NameSomething(NameKind.NUMBER),))
    assert render(ability, card(""), "zh_CN") == "你没有控制后卫时，宣布1个数字。"


def test_an_ability_with_several_uses_a_turn_is_told() -> None:
    ability = ActionAbility((TapSource(),), (Draw(AnyNumber()),), (TimesPerTurn(3),))
    assert render(ability, card(""), "zh_CN") == "[Dull]：取任意数量的牌。此技能每回合只能使用3次。"


def test_what_has_no_words_is_refused_by_name() -> None:
    with pytest.raises(Untold, match="Lonely"):
        render(type("Lonely", (Unparsed,), {})("x"), card(""), "zh_CN")
