"""What holds for the ledger of every game, for the tests of the games' ledgers."""

from __future__ import annotations

import re
from collections.abc import Iterable

from engine.rulebook import Rule, Rulebook, Standing

_PLAIN = re.compile(r'["A-Z][!-~]*( [!-~]+)*\.')


def order(number: str) -> list[int]:
    """The parts of a rule's number, for comparing numbers in document order."""
    return [int(part) for part in number.split(".")]


def stands_in_order(numbers: Iterable[str]) -> bool:
    """Whether the numbers ascend."""
    parts = [order(number) for number in numbers]
    return parts == sorted(parts)


def parents_left_out(book: Rulebook) -> set[str]:
    """The numbers that stand above entries of the book and are no entries themselves."""
    return {number.rpartition(".")[0] for number in book.rules} - {""} - book.rules.keys()


def sentences_that_are_not_plain(book: Rulebook) -> list[str]:
    """The sentences with anything but English words with single spaces between them and a full stop."""
    sentences = [rule.sentence for rule in book.rules.values()]
    sentences += [difference.sentence for difference in book.differences.values()]
    return [sentence for sentence in sentences if not _PLAIN.fullmatch(sentence)]


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
