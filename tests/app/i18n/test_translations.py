"""The window speaks three languages, and nothing is left out."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

import phrases as tool
import translations
from app.i18n import NAMES, Languages
from app.i18n.languages import FOLDER, language_of
from app.i18n.phrases import Phrases, load
from app.lobby.newmatch import NewMatchDialog
from app.settings import Store
from app.table.games.cipher import CIPHER
from app.table.games.fftcg import FFTCG
from app.theme import Look
from engine.games import GAMES, load_game

CHINESE = pytest.mark.parametrize("language", ("zh_CN", "zh_TW"))


@pytest.fixture
def languages(qapp: QApplication) -> Iterator[Languages]:
    """The languages of the application, English again at the end."""
    found = Languages(qapp)
    yield found
    found.use("en")


@CHINESE
def test_no_text_of_the_window_is_untranslated(language: str) -> None:
    assert translations.untranslated(translations.ts_file(language)) == []


@CHINESE
def test_the_translations_know_all_texts_of_the_source(language: str, tmp_path: Path) -> None:
    fresh = translations.fresh_texts(tmp_path)
    known = translations.texts(translations.ts_file(language))
    assert sorted(fresh - known) == []


@CHINESE
def test_no_sentence_of_the_engine_is_untranslated(language: str) -> None:
    assert tool.lacking(load(language), tool.engine_templates()) == []


@CHINESE
def test_translations_have_the_places_of_their_texts(language: str) -> None:
    place = re.compile(r"\{\w*\}")
    pairs = translations.pairs(translations.ts_file(language))
    for table in (load(language), *(load(language, game) for game in GAMES), pairs):
        for english, said in table.items():
            assert set(place.findall(said)) <= set(place.findall(english)), english


def test_a_game_has_its_own_words_only_where_all_games_say_otherwise() -> None:
    languages = ("zh_CN", "zh_TW")
    for game in GAMES:
        paths = [FOLDER / f"phrases_{language}_{game}.json" for language in languages]
        tables = [json.loads(path.read_text(encoding="utf-8")) if path.exists() else {} for path in paths]
        assert tables[0].keys() == tables[1].keys()
        commons = [load(language) for language in languages]
        same = [word for word in tables[0] if all(c.get(word) == t[word] for c, t in zip(commons, tables, strict=True))]
        assert same == []


def test_each_game_has_its_terms_for_what_both_do() -> None:
    said = [Phrases("zh_TW", game=game).say("{0} draws {1} card{2}.", ("Ann", "2", "s")) for game in GAMES]
    assert dict(zip(GAMES, said, strict=True)) == {
        "fftcg": "Ann抽2張牌。", "cipher": "Ann抽2張卡。", "fow": "Ann抽2張牌。", "vanguard": "Ann抽2張卡。",
    }
    assert Phrases("zh_CN", game="fftcg").say("White Mage") == "白魔道士"
    assert Phrases("zh_CN", game="cipher").say("Basic Bell Mage") == "下级敲钟法师"


@CHINESE
def test_every_clan_and_race_of_our_units_has_a_name(language: str) -> None:
    said = {word for card in load_game("vanguard").cards().values() for word in (*card.clans, *card.race)}
    assert sorted(said - {**load(language), **load(language, "vanguard")}.keys()) == []


@CHINESE
def test_the_compiled_file_is_that_of_the_source(language: str, tmp_path: Path) -> None:
    translations.compile_one(language, tmp_path / "new.qm")
    assert (tmp_path / "new.qm").read_bytes() == (FOLDER / f"tessera_{language}.qm").read_bytes()


def test_the_window_changes_its_language_while_it_runs(qtbot: QtBot, languages: Languages) -> None:
    dialog = NewMatchDialog([load_game("fftcg")], Store(), None, Look())
    qtbot.addWidget(dialog)
    assert dialog.begin.text() == "Begin"
    languages.use("zh_CN")
    qtbot.waitUntil(lambda: dialog.begin.text() == "开始")
    languages.use("zh_TW")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "新對局")
    languages.use("en")
    qtbot.waitUntil(lambda: dialog.windowTitle() == "New match")


def test_words_of_games_are_translated_for_the_table(languages: Languages) -> None:
    languages.use("zh_CN")
    assert QCoreApplication.translate("Game", "Attack Phase") == "攻击阶段"


def test_a_phase_is_called_as_its_game_calls_it(languages: Languages) -> None:
    languages.use("zh_CN")
    ends = [spec.phases[-1] for spec in (FFTCG, CIPHER)]
    said = [QCoreApplication.translate("Phases", end.short, end.terms) for end in ends]
    assert said == ["终止", "结束"]


def test_texts_of_qt_itself_are_translated(languages: Languages) -> None:
    languages.use("zh_CN")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "取消"


@pytest.mark.parametrize(
    ("locale", "language"),
    (("zh-Hans-CN", "zh_CN"), ("zh_CN", "zh_CN"), ("zh-Hant-HK", "zh_TW"), ("zh_HK", "zh_TW"), ("zh-TW", "zh_TW"),
     ("zh-MO", "zh_TW"), ("zh-SG", "zh_CN"), ("en-GB", "en"), ("de_DE", "en"), ("", "en")),
)  # fmt: skip
def test_locales_find_their_language(locale: str, language: str) -> None:
    assert language_of(locale) == language


def test_every_language_calls_itself_by_its_own_name() -> None:
    assert list(NAMES.values()) == ["English", "简体中文", "繁體中文"]


def test_a_line_of_the_log_is_told_in_chinese() -> None:
    said = Phrases("zh_CN").say("{0} draws {1} card{2}.", ("Ann", "2", "s"))
    assert said == "Ann取2张牌。"


def test_a_whole_sentence_is_matched_with_its_template() -> None:
    said = Phrases("zh_CN").sentence("Pay 3 CP, of which 1 Water for Lantern.")
    assert said == "为Lantern支付3点CP（其中1点水）。"


def test_what_no_template_matches_stays_english() -> None:
    assert Phrases("zh_CN").sentence("Quite unheard of") == "Quite unheard of"


def test_english_stays_as_it_is() -> None:
    assert Phrases("en").say("{0} draws.", ("Ann",)) == "Ann draws."


def test_words_are_told_by_whoever_knows_names() -> None:
    phrases = Phrases("zh_CN", lambda word: {"Lantern": "灯笼"}.get(word, word))
    assert phrases.say("{0} casts {1}.", ("Ann", "Lantern")) == "Ann招唤灯笼。"


def test_the_tool_reads_templates_out_of_source() -> None:
    source = 'tell(state, "{0} waves.", "X 1")\nRefusal(rule, f"{who} has {count} left.")\n'
    assert set(tool.templates_in(source)) == {"{0} waves.", "{0} has {1} left."}


def test_the_tool_tells_both_ways_of_a_choice() -> None:
    source = "note(seat, f\"turns {{1}} face {'down' if down else 'up'} by hand.\", card)\n"
    assert set(tool.templates_in(source)) == {"{0} turns {1} face down by hand.", "{0} turns {1} face up by hand."}


def test_names_with_commas_are_told_apart_in_a_list() -> None:
    known = {"Otto, Surveyor of the Flat": "甲", "Plover, Second to None": "乙"}
    phrases = Phrases("zh_CN", lambda word: known.get(word, word))
    assert phrases.sentence("Otto, Surveyor of the Flat, Plover, Second to None", 1) == "甲、乙"


def test_a_name_that_looks_like_a_sentence_is_a_name() -> None:
    phrases = Phrases("zh_CN", own={"Master of Lamps and Keys"})
    assert "Master of Lamps and Keys" in phrases.say("{0} draws {1} card{2}.", ("Master of Lamps and Keys", "1", ""))


def test_a_name_that_nobody_has_translated_is_not_taken_apart() -> None:
    name = "Brine, Bearer of the Keel's Lantern"
    table = {"{0} is lost.": "{0}丢失了。", "{0} of {1}": "{1}的{0}", "{0}'s {1}": "{0}的{1}"}
    assert Phrases("zh_CN", table=table, own=(name,)).sentence(f"{name} is lost.") == f"{name}丢失了。"
