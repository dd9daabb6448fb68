"""How an earlier edition of a game's rules stands to the current one.

Files ``earlier_*.txt`` of a ledger have a line for each entry of the earlier document::

    11.5.5 | moved | 11.5.4 | Only the number differs.
"""

from __future__ import annotations

import enum
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

from engine.rulebook import LedgerError, Rule, entries, one_of


class Verdict(enum.Enum):
    """How an entry of an earlier edition stands to the current one."""

    SAME = "same"
    CHANGED = "changed"
    MOVED = "moved"
    DROPPED = "dropped"


@dataclass(frozen=True, slots=True)
class Difference:
    """One entry of an earlier edition: where it is now (nowhere if dropped), and what differs."""

    number: str
    verdict: Verdict
    current: tuple[str, ...]
    sentence: str


def differences(directory: Path, rules: Mapping[str, Rule]) -> dict[str, Difference]:
    """The entries of earlier editions that a ledger compares, by number; LedgerError if a line is malformed."""
    found: dict[str, Difference] = {}
    for place, (number, word, now, sentence) in entries(sorted(directory.glob("earlier_*.txt")), 4):
        verdict = one_of(Verdict, word, place)
        current = () if now == "-" else tuple(part.strip() for part in now.split(","))
        if number in found:
            raise LedgerError(f"{place}: rule {number} is compared already; a rule has one line.")
        if (verdict is Verdict.DROPPED) == bool(current):
            raise LedgerError(f"{place}: a dropped rule has - for its current number, and any other rule has numbers.")
        for missing in (part for part in current if part not in rules):
            raise LedgerError(f"{place}: the current edition has no rule {missing}; correct the number.")
        found[number] = Difference(number, verdict, current, sentence)
    return found
