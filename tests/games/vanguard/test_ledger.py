"""The Vanguard ledger has every entry of the rules and of the clans' rules once, in a plain English sentence."""

from collections import Counter
from pathlib import Path

from app.cli.citing import citations, coverage
from engine.games.vanguard.game import Vanguard
from engine.rulebook import Standing
from tests.games import ledgers

BOOK = Vanguard().rulebook()
#: How many entries each chapter has.
ENTRIES = {
    "1": 11, "2": 9, "3": 9, "4": 8, "5": 7, "6": 9, "7": 8, "8": 9, "9": 16, "10": 8, "11": 39, "12": 12, "13": 7,
    "14": 10, "15": 11, "16": 16, "17": 19, "18": 6, "19": 3, "20": 4, "21": 9, "22": 9, "23": 7, "24": 6, "25": 3,
    "26": 4, "28": 15,
}  # fmt: skip
CLANS = {
    "VC0": 21, "VC1": 9, "VC2": 4, "VC3": 4, "VC4": 5, "VC5": 5, "VC6": 7, "VC7": 5, "VC8": 41, "VC9": 6, "VC10": 4,
    "VC11": 4, "VC12": 4, "VC13": 6, "VC14": 9, "VC15": 7, "VC16": 9, "VC17": 4, "VC18": 8, "VC19": 14, "VC20": 8,
    "VC21": 8, "VC22": 4, "VC23": 8, "VC24": 4, "VC25": 10,
}  # fmt: skip
MARKS = r"RIDE|CALL|G"


def test_every_chapter_has_its_number_of_entries() -> None:
    assert BOOK.name == "VG"
    assert Counter(BOOK.rules[number].chapter for number in ledgers.official(BOOK)) == {**ENTRIES, **CLANS}
    assert ledgers.rulings_that_stand_elsewhere(BOOK) == []


def test_the_entries_stand_in_the_order_of_their_numbers() -> None:
    clans = [number.startswith("VC") for number in BOOK.rules]
    assert clans == sorted(clans)
    for of_clans in (False, True):
        assert ledgers.stands_in_order(n for n in ledgers.official(BOOK) if n.startswith("VC") is of_clans)


def test_every_entry_has_its_parent() -> None:
    assert ledgers.parents_left_out(BOOK) == set()
    assert [rule.number for rule in BOOK.children()] == [*ENTRIES, *CLANS]


def test_every_entry_is_a_plain_english_sentence() -> None:
    assert ledgers.sentences_that_are_not_plain(BOOK) == []


def test_a_sentence_refers_only_to_rules_that_are_there() -> None:
    cited = ledgers.numbers_in_sentences(BOOK)
    assert cited
    assert cited <= BOOK.rules.keys()


def test_nothing_that_is_enforced_is_a_bare_heading() -> None:
    assert ledgers.headings_that_claim_more(BOOK) == []


def test_every_entry_is_told_in_chinese() -> None:
    assert ledgers.sentences_with_another_tongue(BOOK, MARKS) == []
    assert ledgers.sentences_of_another_script(BOOK) == []
    assert ledgers.sentences_that_stop_otherwise(BOOK) == []


def test_a_chinese_entry_refers_to_the_rules_that_the_english_one_refers_to() -> None:
    assert ledgers.sentences_that_cite_otherwise(BOOK) == []


def test_a_ruling_says_why() -> None:
    rulings = [rule for rule in BOOK.rules.values() if rule.standing is Standing.RULING]
    assert len(rulings) == 18
    assert [rule.number for rule in rulings if not {"because", "as"} & set(rule.sentence.split())] == []


def test_every_enforced_rule_has_a_story_and_no_story_cites_another() -> None:
    told = coverage(BOOK, citations([Path("tests/games/vanguard")], BOOK.name, Path(__file__).parents[3]))
    assert [f"{rule.number}: {rule.sentence}" for rule in told.untested] == []
    assert told.unknown == {}
