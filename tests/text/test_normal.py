"""What every text is brought into before it is read: what stands here means the same, whoever prints it."""

from __future__ import annotations

import pytest

from engine.text.english.normal import normal


@pytest.mark.parametrize(("printed", "read"), [
    ("The lamps which are lit.", "The lamps that are lit."),
    ("Light as many lamps as you want.", "Light any number of lamps."),
    ("Your lamp as well as the moth.", "Your lamp and the moth."),
    ("His or her lamp.", "their lamp."),
    ("Light it. In addition, dim it.", "Light it. Dim it."),
    ("A lamp whose light is her power.", "A lamp whose light is its power."),
    ("Until end of your turn, it's a lamp.", "Until the end of your turn, it is a lamp."),
    ("The lamp is is lit by the the moth''s light.", "The lamp is lit by the moth's light."),
])
def test_what_english_says_in_several_ways_is_one(printed: str, read: str) -> None:
    assert normal(printed) == read


@pytest.mark.parametrize(("printed", "read"), [
    ("Choose 1 Job Lamplighteramong them", "Choose 1 Job Lamplighter among them"),
    ("The Job Mothother than it", "The Job Moth other than it"),
    ("Job Mothand add it to your hand", "Job Moth and add it to your hand"),
])
def test_a_name_is_parted_from_the_words_behind_it(printed: str, read: str) -> None:
    assert normal(printed) == read


@pytest.mark.parametrize("text", ["another than this", "a lamp from your hand", "Lantern"])
def test_words_of_their_own_stay_whole(text: str) -> None:
    assert normal(text) == text
