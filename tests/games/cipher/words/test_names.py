"""Names in a printed text: slips of the print stop before them, but for a card's own that it misspells."""

from __future__ import annotations

import pytest

from engine.abilities.node import Ability, walk
from engine.abilities.statics import LosesAbilities
from engine.games.cipher.vocabulary import IsSupportedBy, Skill
from engine.games.cipher.words import read
from tests.games.cipher.words.reading_skills import card, skill

GAINS = "|CONT| This unit gains +10 attack."


def lost(*lines: str) -> tuple[str, ...]:
    """The names of the skills that the last line takes away."""
    reading = read(card("\n".join(lines)))
    assert reading.complete, [problem.caret() for problem in reading.problems]
    return next(one.names for one in walk(reading.abilities[-1]) if isinstance(one, LosesAbilities))


def named(ability: Ability) -> str:
    assert isinstance(ability, Skill)
    return ability.name


@pytest.mark.parametrize(
    "name",
    ["Retreat by Night", "Red Bonds", "Two cards", "Wait.. . Now", "Frontline Insignia", "An other Enemy's Attack"],
)
def test_the_name_of_a_skill_is_as_it_is_printed(name: str) -> None:
    assert named(skill(f"{name} {GAINS}")) == name


def test_a_name_between_quotation_marks_is_as_it_is_printed() -> None:
    found = skill('Lamp |CONT| If this unit is supported by "Frontline Retreat", this unit gains +10 attack.')
    assert "Frontline Retreat" in repr(next(one for one in walk(found) if isinstance(one, IsSupportedBy)))


def test_words_beside_names_are_mended() -> None:
    assert named(skill("Retreat |ACT| Choose 1 card from your Retreat, and add itto your hand.")) == "Retreat"


def test_a_skill_that_a_card_misspells_is_its_own() -> None:
    loses = 'Lamp |ACT| Until the end of the turn, this unit loses "Never, never, neever again!".'
    assert lost(f"Never, never, never again! {GAINS}", loses) == ("Never, never, never again!",)


def test_a_name_much_like_a_shorter_one_is_another() -> None:
    loses = 'Lamp |ACT| Until the end of the turn, this unit loses "Path".'
    assert lost(f"Oath {GAINS}", loses) == ("Path",)


def test_a_name_that_may_mean_two_skills_means_neither() -> None:
    loses = 'Lamp |ACT| Until the end of the turn, this unit loses "Threefold Road of Salt".'
    assert lost(f"Threefold Road of Malt {GAINS}", f"Threefold Road of Silt {GAINS}", loses) == (
        "Threefold Road of Salt",
    )
