"""The Cipher ledger has every entry of the comprehensive rules once, in a plain English sentence."""

from collections import Counter

from engine.games.cipher.game import Cipher
from engine.rulebook import Standing
from tests.games import ledgers

BOOK = Cipher().rulebook()
ENTRIES = {
    "1": 4, "2": 20, "3": 5, "4": 64, "5": 29, "6": 40, "7": 7, "8": 4, "9": 17, "10": 28, "11": 6, "12": 19,
    "13": 38, "14": 21, "15": 5, "16": 5, "17": 6, "18": 41, "19": 12, "20": 12, "21": 47, "22": 15, "23": 2,
    "24": 40, "25": 7, "26": 34,
}  # fmt: skip


def test_the_ledger_has_the_528_entries_of_the_rules() -> None:
    assert BOOK.name == "Cipher"
    assert len(ledgers.official(BOOK)) == 528
    assert ledgers.rulings_that_stand_elsewhere(BOOK) == []


def test_every_chapter_has_its_number_of_entries() -> None:
    assert Counter(BOOK[number].chapter for number in ledgers.official(BOOK)) == ENTRIES


def test_the_entries_stand_in_the_order_of_their_numbers() -> None:
    assert ledgers.stands_in_order(ledgers.official(BOOK))


def test_every_entry_has_its_parent() -> None:
    assert ledgers.parents_left_out(BOOK) == set()
    assert [rule.number for rule in BOOK.children()] == list(ENTRIES)


def test_every_entry_is_a_plain_english_sentence() -> None:
    assert ledgers.sentences_that_are_not_plain(BOOK) == []


def test_a_sentence_refers_only_to_rules_that_are_there() -> None:
    cited = ledgers.numbers_in_sentences(BOOK)
    assert cited
    assert cited <= BOOK.rules.keys()


def test_a_sentence_refers_only_to_chapters_that_are_there() -> None:
    cited = ledgers.chapters_in_sentences(BOOK)
    assert cited
    assert cited <= ENTRIES.keys()


def test_nothing_that_is_enforced_is_a_bare_heading() -> None:
    assert ledgers.headings_that_claim_more(BOOK) == []


def test_only_cardboard_is_left_to_the_players() -> None:
    """Cipher 4.1.1, 5.1.2.6.1, 12.1.1.3: backs, marker cards, how a card lies, and rarity and pictures."""
    physical = {rule.number for rule in BOOK.rules.values() if rule.standing is Standing.PHYSICAL}
    assert physical == {
        "4.1.1", "4.19.1", "4.19.2", "4.20.1", "4.20.2", "4.21.1", "4.21.2", "5.1.2.6.1", "12.1.1.3",
    }  # fmt: skip


def test_every_entry_is_told_in_chinese() -> None:
    assert ledgers.sentences_with_another_tongue(BOOK, "A|B") == []
    assert ledgers.sentences_of_another_script(BOOK) == []
    assert ledgers.sentences_that_stop_otherwise(BOOK) == []


def test_a_chinese_entry_refers_to_the_rules_that_the_english_one_refers_to() -> None:
    assert ledgers.sentences_that_cite_otherwise(BOOK) == []


def test_an_entry_in_traditional_chinese_has_the_terms_of_its_players() -> None:
    assert BOOK.sentence("13.2.1.5", "zh_CN") == "回合玩家抽1张卡。"
    assert BOOK.sentence("13.2.1.5", "zh_TW") == "回合玩家抽1張卡。"
    assert BOOK.sentence("26.1", "zh_TW") == "牌庫"
