"""The Force of Will ledger has every entry of the comprehensive rules ver. 6.0a once, in a plain English sentence."""

from collections import Counter
from pathlib import Path

from app.cli.citing import citations, coverage
from engine.games.fow.game import ForceOfWill
from tests.games import ledgers

BOOK = ForceOfWill().rulebook()
ENTRIES = {
    "1": 26, "2": 57, "3": 70, "4": 17, "5": 31, "6": 31, "7": 51, "8": 47, "9": 102,
    "10": 93, "11": 103, "12": 11, "13": 33, "14": 66,
}  # fmt: skip
KEYWORDS = r"ATK|DEF|[/【】⇒]"


def test_the_ledger_has_the_738_entries_of_the_rules() -> None:
    assert BOOK.name == "FOW"
    assert len(ledgers.official(BOOK)) == 738
    assert ledgers.rulings_that_stand_elsewhere(BOOK) == []


def test_every_chapter_has_its_number_of_entries() -> None:
    hundreds = Counter(str(ledgers.order(number)[0] // 100) for number in ledgers.official(BOOK))
    assert hundreds == ENTRIES


def test_the_entries_stand_in_the_order_of_their_numbers() -> None:
    assert ledgers.stands_in_order(ledgers.official(BOOK))


def test_every_entry_has_its_parent() -> None:
    assert ledgers.parents_left_out(BOOK) == set()
    # The document has no 100 above its first sections.
    first = ["101", "102", "103", "104", "105"]
    assert [rule.number for rule in BOOK.children()] == [*first, *(f"{n}00" for n in range(2, 15))]
    assert [rule.number for rule in BOOK.children("1200")] == ["1201", "1202", "1203", "1204"]
    assert [rule.number for rule in BOOK.children("903.2e")] == [f"903.2e-{n}" for n in ("i", "ii", "iii", "iv", "v")]


def test_every_entry_is_a_plain_english_sentence() -> None:
    assert ledgers.sentences_that_are_not_plain(BOOK) == []


def test_a_sentence_refers_only_to_rules_that_are_there() -> None:
    cited = ledgers.numbers_in_sentences(BOOK)
    assert cited
    assert cited <= BOOK.rules.keys()


def test_nothing_that_is_enforced_is_a_bare_heading() -> None:
    assert ledgers.headings_that_claim_more(BOOK) == []


def test_every_entry_is_told_in_chinese() -> None:
    assert ledgers.sentences_with_another_tongue(BOOK, KEYWORDS) == []
    assert ledgers.sentences_of_another_script(BOOK) == []
    assert ledgers.sentences_that_stop_otherwise(BOOK) == []


def test_a_chinese_entry_refers_to_the_rules_that_the_english_one_refers_to() -> None:
    assert ledgers.sentences_that_cite_otherwise(BOOK) == []


def test_an_entry_in_traditional_chinese_has_the_terms_of_its_players() -> None:
    assert BOOK.sentence("105.4a", "zh_CN").endswith("不足整百的向上取整到整百。")
    assert BOOK.sentence("105.4a", "zh_TW").endswith("不足整百的無條件進位到整百。")
    assert BOOK.sentence("309.1", "zh_CN") == "墓地放置被消灭的牌和用过的牌。"
    assert BOOK.sentence("309.1", "zh_TW") == "墳場放置被消滅的牌和用過的牌。"
    assert BOOK.sentence("1017.1d", "zh_TW") == "要複製時已不在原區域的物件，不能複製。"


def test_every_enforced_rule_has_a_story_and_no_story_cites_another() -> None:
    told = coverage(BOOK, citations([Path("tests/games/fow")], BOOK.name, Path(__file__).parents[3]))
    assert [f"{rule.number}: {rule.sentence}" for rule in told.untested] == []
    assert told.unknown == {}
