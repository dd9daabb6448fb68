"""What holds for the ledger of every game, for the tests of the games' ledgers."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from engine.cards import LANGUAGES
from engine.rulebook import Rule, Rulebook, Standing

#: Chinese with its marks, and numbers.
_CHINESE = re.compile(r"[\u4e00-\u9fff0-9.+\-，、：；“”‘’「」『』（）[\]…—。]+")
#: Character sets that have the characters of one script and not those of the other.
_SCRIPTS = {"zh_CN": "gb2312", "zh_TW": "big5"}
#: The number of a rule in a sentence.
_NUMBER = re.compile(r"(?<![\d.])\d+(?:\.\d+)+")
_PLAIN = re.compile(r'["A-Z][!-~]*( [!-~]+)*\.')
#: The parts of a number, and what counts below them in letters and in Roman numerals.
_PART = re.compile(r"\d+|(?<=-)[ivx]+|[a-z]")
_BELOW = {**{letter: count for count, letter in enumerate("abcdefgh", 1)}, "i": 1, "ii": 2, "iii": 3, "iv": 4, "v": 5}


def order(number: str) -> list[int]:
    """The parts of a rule's number, for comparing numbers in document order."""
    return [int(part) if part.isdigit() else _BELOW[part] for part in _PART.findall(number)]


def official(book: Rulebook) -> list[str]:
    """The numbers of the official document, without the rulings of the program."""
    return [number for number, rule in book.rules.items() if rule.standing is not Standing.RULING]


def rulings_that_stand_elsewhere(book: Rulebook) -> list[str]:
    """The rulings that do not stand below an official rule, with a letter behind its number."""
    rulings = book.rules.keys() - set(official(book))
    return [number for number in rulings if number[:-1] not in official(book) or not number[-1].isalpha()]


def stands_in_order(numbers: Iterable[str]) -> bool:
    """Whether the numbers ascend."""
    parts = [order(number) for number in numbers]
    return parts == sorted(parts)


def parents_left_out(book: Rulebook) -> set[str]:
    """The numbers that stand above entries of the book and are no entries themselves."""
    return {number.rpartition(".")[0] for number in book.rules} - {""} - book.rules.keys()


def sentences_that_are_not_plain(book: Rulebook, more: Iterable[str] = ()) -> list[str]:
    """The sentences with anything but English words with single spaces between them and a full stop."""
    sentences = [rule.sentence for rule in book.rules.values()]
    return [sentence for sentence in (*sentences, *more) if not _PLAIN.fullmatch(sentence)]


def _told(book: Rulebook) -> Iterator[tuple[str, str, str]]:
    """Number, language and sentence of every entry in every language but English."""
    for number in book.rules:
        yield from ((number, language, book.sentence(number, language)) for language in LANGUAGES[1:])


def sentences_with_another_tongue(book: Rulebook, latin: str) -> list[str]:
    """The Chinese sentences with anything but Chinese, numbers, and those letters that the game's marks are."""
    marks = re.compile(rf"(?<![A-Za-z])(?:{latin})(?![A-Za-z])")
    return [
        f"{number} {told}" for number, _, told in _told(book) if not _CHINESE.fullmatch(marks.sub("", told))
    ]


def sentences_of_another_script(book: Rulebook) -> list[str]:
    """The Chinese sentences with a character that the script of their language does not have."""
    return [
        f"{number} {told}"
        for number, language, told in _told(book)
        if (letters := "".join(re.findall("[\u4e00-\u9fff]", told)))
        != letters.encode(_SCRIPTS[language], "ignore").decode(_SCRIPTS[language])
    ]


def sentences_that_cite_otherwise(book: Rulebook) -> list[str]:
    """The Chinese sentences that refer to other rules than the English ones."""
    return [
        f"{number} {told}"
        for number, _, told in _told(book)
        if sorted(_NUMBER.findall(told)) != sorted(_NUMBER.findall(book.rules[number].sentence))
    ]


def sentences_that_stop_otherwise(book: Rulebook) -> list[str]:
    """The Chinese sentences without a full stop whose English is no heading of a few words."""
    return [
        f"{number} {told}"
        for number, _, told in _told(book)
        if not told.endswith("。") and len(book.rules[number].sentence.split()) > 12
    ]


def numbers_in_sentences(book: Rulebook) -> set[str]:
    """The numbers of rules to which the sentences refer."""
    return {number for rule in book.rules.values() for number in re.findall(r"\b\d+(?:\.\d+)+", rule.sentence)}


def chapters_in_sentences(book: Rulebook) -> set[str]:
    """The numbers of chapters to which the sentences refer, as in "chapter 9"."""
    return {number for rule in book.rules.values() for number in re.findall(r"\bchapter (\d+)", rule.sentence)}


def headings_that_claim_more(book: Rulebook) -> list[Rule]:
    """The rules of fewer than four words that are no definitions."""
    return [
        rule
        for rule in book.rules.values()
        if len(rule.sentence.split()) < 4 and rule.standing is not Standing.DEFINITION
    ]
