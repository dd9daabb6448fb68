"""Nouns: what fits, and where one looks for it."""

from __future__ import annotations

import pytest

from engine.abilities.marks import WithCounters
from engine.abilities.nouns import AllDifferent, Noun, OfType, Trait
from engine.effects import evaluate
from engine.games.fftcg.cards import CardType
from tests.games.fftcg.table import DARK, FIRE, ICE, LIGHT, Position, words


def fitting(table: Position, phrase: str, source: int = 0) -> list[str]:
    """Return the names of everything that fits a phrase, as an ability of the source says it."""
    noun = words("noun", phrase, table.state.cards[source].face.name)
    return [table.state.cards[n].face.name for n in evaluate.find(noun, table.deed(source))]


def test_a_noun_without_a_place_looks_at_the_field_of_both() -> None:
    """FFTCG 7.2.1"""
    table = Position()
    table.forward("Mirelle")
    table.forward("Cole", seat=1)
    table.forward("Hidden", zone="hand")
    table.backup("Osk")
    assert fitting(table, "Forwards") == ["Mirelle", "Cole"]


def test_the_turn_players_cards_come_first() -> None:
    """FFTCG 6.1.4"""
    table = Position(turn_player=1)
    table.forward("Mirelle")
    table.forward("Cole", seat=1)
    assert fitting(table, "Forwards") == ["Cole", "Mirelle"]


def test_what_a_player_controls_goes_by_the_controller_not_the_owner() -> None:
    """FFTCG 6.2.6"""
    table = Position()
    table.forward("Mirelle")
    table.forward("Cole", seat=1, controller=0)
    assert fitting(table, "Forwards you control") == ["Mirelle", "Cole"]
    assert fitting(table, "Forwards opponent controls") == []


@pytest.mark.parametrize(
    ("phrase", "names"),
    [
        ("Job Lamplighter Forwards", ["Vell"]),
        ("Category KILN Characters", ["Osk"]),
        ("Ice Forwards", ["Vell", "Twin"]),
        ("Fire Characters", ["Mirelle", "Twin", "Osk"]),
        ("Multi-Element Forwards", ["Twin"]),
        ("Forwards of cost 2 or less", ["Vell"]),
        ("Forwards with a power of 8000 or more", ["Mirelle"]),
        ("dull Forwards", ["Twin"]),
        ("active Forwards", ["Mirelle", "Vell"]),
        ("Forwards other than Mirelle", ["Vell", "Twin"]),
        ("Card Name Vell", ["Vell"]),
        ("Backups", ["Osk"]),
    ],
)
def test_qualities_go_by_the_values_of_now(phrase: str, names: list[str]) -> None:
    """FFTCG 5.2"""
    table = Position()
    table.forward("Mirelle", 8000, cost=5)
    table.forward("Vell", 5000, element=ICE, cost=2, jobs=("Lamplighter",))
    table.forward("Twin", 7000, element=(FIRE, ICE), dull=True)
    table.backup("Osk", category="KILN")
    assert fitting(table, phrase) == names


def test_or_fits_either() -> None:
    """FFTCG 5.2.2"""
    table = Position()
    table.forward("Mirelle", jobs=("Lamplighter",))
    table.forward("Vell")
    table.forward("Cole")
    assert fitting(table, "Job Lamplighter or Card Name Vell") == ["Mirelle", "Vell"]


def test_a_noun_says_where_it_looks() -> None:
    """FFTCG 7.1"""
    table = Position()
    table.forward("Mirelle")
    table.forward("Vell", zone="break zone")
    table.forward("Cole", zone="break zone", seat=1)
    assert fitting(table, "Forwards in your Break Zone") == ["Vell"]


def test_a_zone_that_is_given_goes_before_the_field() -> None:
    """FFTCG 15.1.1.8.1"""
    table = Position()
    table.forward("Mirelle")
    vell = table.forward("Vell", zone="deck")
    noun = words("noun", "Forward")
    assert evaluate.find(noun, table.deed(0), table.state.cards[vell].zone) == [vell]


def test_a_damaged_forward_and_one_with_counters_are_found() -> None:
    """FFTCG 5.2.6.1, 6.7.2"""
    table = Position()
    table.forward("Mirelle", damage=1000)
    table.forward("Vell", counters={"Lamp": 2})
    assert fitting(table, "damaged Forwards") == ["Mirelle"]
    lit = Noun((OfType(CardType.FORWARD), WithCounters("Lamp")))
    assert evaluate.find(lit, table.deed(0)) == [1]


def test_attackers_and_the_blocker_are_found() -> None:
    """FFTCG 10.1.2.4, 10.1.3.2"""
    table = Position(phase="attack")
    mirelle, cole = table.forward("Mirelle"), table.forward("Cole", seat=1)
    table.forward("Vell")
    table.attack(mirelle)
    table.block(cole)
    assert fitting(table, "attacking Forwards") == ["Mirelle"]
    assert fitting(table, "blocking Forwards") == ["Cole"]


def test_what_left_fits_as_it_last_was() -> None:
    """FFTCG 11.5.5, 6.4.2"""
    table = Position()
    mirelle = table.forward("Mirelle", 8000, "The other Forwards you control gain +2000 power.")
    vell = table.forward("Vell", 7000)
    before = table.ref(vell)
    table.happen(table.move(vell, "break zone"))
    strong = words("noun", "Forward with a power of 9000 or more")
    assert evaluate.suits(strong, before, table.deed(mirelle))
    assert not evaluate.fits(strong, vell, table.deed(mirelle))


def test_light_and_dark_are_elements_like_others() -> None:
    """FFTCG 5.2.1.1"""
    table = Position()
    table.forward("Mirelle", element=LIGHT)
    table.forward("Vell", element=DARK)
    assert fitting(table, "Light Forwards") == ["Mirelle"]


def test_each_with_a_different_name_is_about_the_group() -> None:
    """FFTCG 5.2.2"""
    table = Position()
    one, two = table.forward("Vell", generic=True), table.forward("Vell", generic=True)
    other = table.forward("Cole")
    noun = Noun((OfType(CardType.FORWARD), AllDifferent(Trait.NAME)))
    assert evaluate.together(noun, (one, other), table.deed(one))
    assert not evaluate.together(noun, (one, two), table.deed(one))
