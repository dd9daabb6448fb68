"""What a text says of something that it has just done itself."""

from __future__ import annotations

import pytest

from tests.games.fftcg.story import Story, rule
from tests.games.fftcg.table import Position

PLAYS = "[0]: Choose 1 Forward in your Break Zone. Play it onto the field. When it enters the field, draw 1 card."


@rule("11.8.17.1a")
def test_when_it_enters_speaks_of_what_has_just_entered() -> None:
    """No object enters twice (7.4): the words can only mean the entering that the same text brought about."""
    table = Position()
    osk, ben = table.backup("Osk", PLAYS), table.forward("Ben", zone="break zone")
    story = Story(table).use(osk).resolve()
    assert table.where(ben) == "field" and story.stack == ["Osk"]


@rule("11.8.17.1")
def test_where_it_did_not_enter_nothing_triggers() -> None:
    table = Position()
    osk, ben = table.backup("Osk", PLAYS), table.forward("Ben", zone="break zone")
    story = Story(table).use(osk)
    table.happen(table.move(ben, "removed"))
    assert story.resolve().stack == []


@rule("11.8.17.1")
@pytest.mark.parametrize("word", ["attacks", "is put from the field into the Break Zone"])
def test_of_anything_else_only_what_comes_counts(word: str) -> None:
    table = Position()
    text = f"[0]: Choose 1 Forward in your Break Zone. Play it onto the field. When it {word} this turn, draw 1 card."
    osk = table.backup("Osk", text)
    table.forward("Ben", zone="break zone")
    assert Story(table).use(osk).resolve().stack == []
