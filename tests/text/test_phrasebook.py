"""A language that is only rendered: a table of sayings, and what Chinese needs besides."""

from __future__ import annotations

import enum
from dataclasses import dataclass

import pytest

from engine.text import hanzi
from engine.text.phrasebook import Phrasebook, Saying, Teller, Untold, say, tell, words


class Colour(enum.Enum):
    RED = "red"
    BLUE = "blue"


@dataclass(frozen=True)
class Lamp:
    colour: Colour
    lit: bool = False


@dataclass(frozen=True)
class Street:
    name: str
    lamps: tuple[Lamp, ...] = ()


@dataclass(frozen=True)
class Own:
    name: str = ""
    lamps: tuple[Lamp, ...] = ()


LAMPS = [
    say(Lamp, "点着的{colour}灯", lit=True),
    say(Lamp, "{colour}灯"),
    say(Lamp, "{colour}", "short"),
    *words({Colour.RED: "红", Colour.BLUE: "蓝"}),
]
STREETS = [say(Street, "{name}没有灯", lamps=()), say(Street, "{name}有{lamps:short|和}灯")]


def told(value: object, *sayings: Saying) -> str:
    teller = Teller(Phrasebook([*LAMPS, *STREETS, *sayings]), "米尔", {"Ninth Street": "第九街"}.get)  # type: ignore[arg-type]
    return teller.with_names(teller(value))


def test_the_first_line_whose_constants_fit_tells_the_value() -> None:
    assert told(Lamp(Colour.RED)) == "红灯"
    assert told(Lamp(Colour.RED, lit=True)) == "点着的红灯"


def test_a_list_has_its_joint_and_its_form() -> None:
    assert told(Street("Ninth Street", (Lamp(Colour.RED), Lamp(Colour.BLUE)))) == "第九街有红和蓝灯"


def test_a_list_can_have_a_word_of_its_own_before_the_last() -> None:
    lamps = (Lamp(Colour.RED), Lamp(Colour.BLUE), Lamp(Colour.RED))
    assert told(Own(lamps=lamps), say(Own, "{lamps:short|、和}")) == "红、蓝和红"


def test_a_part_is_told_where_its_field_has_a_value_and_another_where_it_has_none() -> None:
    own = say(Own, "{lamps?挂着{lamps|和}|没有灯}")
    assert told(Own(lamps=(Lamp(Colour.RED, lit=True),)), own) == "挂着点着的红灯"
    assert told(Own(), own) == "没有灯"


def test_a_name_is_told_in_a_form_that_has_words_for_names() -> None:
    quoted = tell(str, lambda teller, name: f"“{teller.name(name)}”", "quoted")
    assert told(Own("Ninth Street"), say(Own, "{name:quoted}"), quoted) == "“第九街”"


def test_a_function_tells_what_no_pattern_can() -> None:
    assert told(Own(), tell(Own, lambda teller, value: f"{teller.own()}，{teller.all([Colour.RED], '')}")) == "米尔，红"


def test_what_was_told_is_remembered_in_order() -> None:
    teller = Teller(Phrasebook(LAMPS), "", str)
    teller(Lamp(Colour.RED))
    assert teller.said == [Lamp(Colour.RED), Colour.RED]


def test_a_value_without_words_is_untold() -> None:
    with pytest.raises(Untold, match="no words for float"):
        told(1.5)


def test_every_class_needs_a_line_for_every_value() -> None:
    with pytest.raises(ValueError, match=r"last line of Lamp .* must fit every value"):
        Phrasebook([say(Lamp, "灯", lit=True)])
    with pytest.raises(ValueError, match=r"last line of Lamp"):
        Phrasebook([say(Lamp, "灯"), say(Lamp, "灯", lit=True), say(Lamp, "灯")])


def test_a_slot_must_be_a_field() -> None:
    with pytest.raises(ValueError, match="Lamp has no field size"):
        Phrasebook([say(Lamp, "{size}灯")])


def test_every_member_of_an_enumeration_needs_a_word() -> None:
    with pytest.raises(ValueError, match="Colour has no words for BLUE"):
        words({Colour.RED: "红"})


def test_a_sentence_ends_once() -> None:
    assert hanzi.sentences(["取1张牌", "其获得“取1张牌。”", "减少1（不会变为0）", "（提示。）"]) == (
        "取1张牌。其获得“取1张牌。”减少1（不会变为0）。（提示。）"
    )


def test_lists_numbers_and_possessives() -> None:
    assert hanzi.listed(["甲", "乙", "丙"], "和") == "甲、乙和丙"
    assert hanzi.listed(["甲"], "和") == "甲"
    assert hanzi.Number("2", "或以上的").of("张") == "2张或以上的"
    assert (hanzi.of("其"), hanzi.of("灯"), hanzi.bare("休止状态的")) == ("其", "灯的", "休止状态")


def test_another_script_writes_terms_before_characters_and_its_own_quotation_marks() -> None:
    script = hanzi.Script(("「", "」", "『", "』"), {"组": "組", "卡组": "牌庫"})
    assert script.write("“组队”，卡组") == "「組队」，牌庫"
    assert script.write("“外“内”外”") == "「外『内』外」"
    assert hanzi.Script().write("“外“内”外”") == "“外‘内’外”"
