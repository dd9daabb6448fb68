"""The FFTCG ledger has every entry of the comprehensive rules ver. 3.2 once, in a plain English sentence."""

from collections import Counter
from pathlib import Path

from engine.games.fftcg import ledger
from engine.games.fftcg.game import FinalFantasy
from tests.games import ledgers
from tests.games.editions import Verdict, differences

BOOK = FinalFantasy().rulebook()
EARLIER = differences(Path(ledger.__file__).parent, BOOK.rules)
ENTRIES = {
    "1": 2, "2": 4, "3": 7, "4": 6, "5": 26, "6": 39, "7": 42, "8": 14,
    "9": 30, "10": 35, "11": 163, "12": 13, "13": 4, "14": 5, "15": 105,
}  # fmt: skip
# Levels that the official document itself skips: it has 11.4.6.1.1 but no 11.4.6.1.
SKIPPED = {"11.4.6.1", "11.11.2.1"}


def test_the_ledger_has_the_495_entries_of_the_rules() -> None:
    assert BOOK.name == "FFTCG"
    assert len(ledgers.official(BOOK)) == 495
    assert ledgers.rulings_that_stand_elsewhere(BOOK) == []


def test_every_chapter_has_its_number_of_entries() -> None:
    assert Counter(BOOK[number].chapter for number in ledgers.official(BOOK)) == ENTRIES


def test_the_entries_stand_in_the_order_of_their_numbers() -> None:
    assert ledgers.stands_in_order(ledgers.official(BOOK))


def test_every_entry_has_its_parent() -> None:
    assert ledgers.parents_left_out(BOOK) == SKIPPED
    assert [rule.number for rule in BOOK.children()] == list(ENTRIES)


def test_every_entry_is_a_plain_english_sentence() -> None:
    earlier = [each.sentence for each in EARLIER.values()]
    assert ledgers.sentences_that_are_not_plain(BOOK, earlier) == []


def test_a_sentence_refers_only_to_rules_that_are_there() -> None:
    cited = ledgers.numbers_in_sentences(BOOK)
    assert cited
    assert cited <= BOOK.rules.keys()


def test_nothing_that_is_enforced_is_a_bare_heading() -> None:
    assert ledgers.headings_that_claim_more(BOOK) == []


def test_every_entry_of_the_earlier_chapter_11_is_compared() -> None:
    assert len(EARLIER) == 59
    assert ledgers.stands_in_order(EARLIER)
    assert all(ledgers.order(number)[0] == 11 for number in EARLIER)


def test_entries_of_the_earlier_chapter_keep_their_numbers_unless_moved_or_divided() -> None:
    renumbered = {each.number: each.current for each in EARLIER.values() if each.current != (each.number,)}
    assert renumbered == {
        "11.4.6.1": ("11.4.6.1.1", "11.4.6.1.3", "11.4.6.1.4"),
        "11.5.4": (),
        "11.5.5": ("11.5.4",),
        "11.5.6": ("11.5.5",),
        "11.5.7": ("11.5.6",),
    }


def test_a_changed_entry_says_what_differs() -> None:
    silent = {each.verdict for each in EARLIER.values() if each.sentence == "Nothing differs."}
    assert silent == {Verdict.SAME}


def test_every_entry_is_told_in_chinese() -> None:
    assert ledgers.sentences_with_another_tongue(BOOK, "CP|EX|N|S|X|Y|Z") == []
    assert ledgers.sentences_of_another_script(BOOK) == []
    assert ledgers.sentences_that_stop_otherwise(BOOK) == []


def test_a_chinese_entry_refers_to_the_rules_that_the_english_one_refers_to() -> None:
    assert ledgers.sentences_that_cite_otherwise(BOOK) == []


def test_an_entry_in_traditional_chinese_has_the_terms_of_its_players() -> None:
    assert BOOK.sentence("9.2.1.3", "zh_CN") == "先手在第一回合只取1张牌。"
    assert BOOK.sentence("9.2.1.3", "zh_TW") == "先手在第一回合只抽1張牌。"
    assert BOOK.sentence("8.1.1", "zh_TW") == "每位玩家都需要一套主牌庫。"
