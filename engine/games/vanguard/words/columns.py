"""Columns and rows: what is chosen of them, what lies in them, and what goes to another (VG 4.1, 10.5, 10.6)."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.vanguard import vocabulary as own
from engine.text.english.classes import any_of
from engine.text.phrases import Tables, hole, phrase, rest, tree, value

_ROW_OF_IT = any_of("{row:row} of that column", "that column's {row:row}", "that {row:row}")
_OF_THAT_COLUMN = ab.Noun((rest("noun", ab.Noun), own.InThatColumn()))

PHRASES: list[Tables] = [{
    "own_placing": [
        tree(own.MoveTo(hole("what"), own.Zone.RC, hole("where")), "~move {what:obj} to {where:that_row} {@[RC]|}"),
        tree(own.MoveTo(ab.Pick(hole("count"), _OF_THAT_COLUMN), own.Zone.RC, own.InThatColumn(hole("row"))),
             "~move {count#:count_or_a} {noun:noun/any} in that column to {@the} {row:row} [RC]"),
    ],
    "place_of_circle": [value(own.InColumnOf(ab.It()), "in the same column")],
    "that_row": [phrase(own.InThatColumn, _ROW_OF_IT)],
    "place": [
        phrase(own.InThatColumn, f"{{@in|on|from}} {{@the}} {_ROW_OF_IT}"),
        phrase(own.InColumnOf, "in the {row:row} of the same column as {whose:obj}"),
    ],
}]
