"""The count of what was read."""

from engine.abilities.kinds import FieldAbility, Unread
from engine.text.coverage import coverage
from engine.text.reading import Problem, Reading

LINE = "When Oriel enters the field, juggle 3 knives."
PROBLEM = Problem(0, LINE.index("juggle"), LINE)


def test_coverage_counts_cards_and_groups_what_is_missing() -> None:
    found = coverage(
        [
            ("T-1", "Oriel", Reading(())),
            ("T-2", "Oriel", Reading((Unread(LINE),), (PROBLEM,))),
            ("T-3", "Oriel", Reading((FieldAbility(()), Unread(LINE)), (PROBLEM,))),
        ]
    )
    assert (found.read, found.partly, found.unread) == (1, 1, 1)
    assert [(one.phrase, one.cards, one.unlocks) for one in found.missing] == [("juggle # knives.", 2, 2)]
    assert found.report().splitlines()[0] == "1 of 3 cards read (33.3%), 1 partly, 1 not"


def test_a_caret_stands_under_the_first_word_not_consumed() -> None:
    text, caret = PROBLEM.caret().splitlines()
    assert text[caret.index("^") :].startswith("juggle")
