"""What an ability refers to: itself, its targets, what was spoken of, the tops of decks."""

from __future__ import annotations

import pytest

from engine.abilities.conditions import Exactly, Number
from engine.abilities.nouns import It, Pick, Player, Source, That, TheRest, TopOfDeck
from engine.abilities.stack import Former, Latter
from engine.effects.evaluate import refs
from tests.games.fftcg.table import Position, words


def test_the_source_is_the_object_whose_ability_it_is() -> None:
    """FFTCG 5.2.4.1"""
    table = Position()
    mirelle = table.forward("Mirelle")
    assert refs(Source(), table.deed(mirelle)) == (table.ref(mirelle),)


def test_it_is_what_was_spoken_of_last_even_if_that_is_nothing() -> None:
    """FFTCG 11.8.16.1, 2.3"""
    table = Position()
    mirelle, vell = table.forward("Mirelle"), table.forward("Vell")
    deed = table.deed(mirelle)
    deed.event = (table.ref(mirelle),)
    deed.it = (table.ref(vell),)
    assert refs(It(), deed) == (table.ref(vell),)
    deed.it = ()
    assert refs(It(), deed) == ()


def test_former_and_latter_are_the_targets_in_the_order_of_the_text() -> None:
    """FFTCG 11.3.3"""
    table = Position()
    mirelle, vell = table.forward("Mirelle"), table.forward("Vell")
    deed = table.deed(mirelle)
    deed.targets = ((table.ref(vell),), (table.ref(mirelle),))
    assert refs(Former(), deed) == (table.ref(vell),) and refs(Latter(), deed) == (table.ref(mirelle),)


def test_that_forward_is_the_last_one_spoken_of_that_is_one() -> None:
    """FFTCG 11.5.5: it is remembered as a Forward after it left."""
    table = Position()
    mirelle, grub = table.forward("Mirelle"), table.monster("Grub", "Grub also becomes a Forward with 5000 power.")
    deed = table.deed(mirelle)
    deed.targets = ((table.ref(grub),),)
    table.happen(table.move(grub, "break zone"))
    assert refs(That(words("noun", "Forward")), deed) == deed.targets[0]


def test_the_top_of_a_deck_is_counted_from_the_top() -> None:
    """FFTCG 7.9.2"""
    table = Position()
    mirelle = table.forward("Mirelle")
    bottom, middle, top = table.some(3, "deck")
    found = refs(TopOfDeck(Exactly(Number(2)), Player.YOU), table.deed(mirelle))
    assert [one.number for one in found] == [top, middle]
    found = refs(TopOfDeck(Exactly(Number(5)), Player.YOU), table.deed(mirelle))
    assert [one.number for one in found] == [top, middle, bottom]


def test_the_rest_is_what_was_looked_at_and_not_dealt_with() -> None:
    """FFTCG 11.11.5"""
    table = Position()
    mirelle = table.forward("Mirelle")
    deed = table.deed(mirelle)
    deed.looked = tuple(table.ref(one) for one in table.some(2, "deck"))
    assert refs(TheRest(), deed) == deed.looked


def test_what_is_picked_cannot_be_asked_for() -> None:
    """A pick belongs to whoever performs the action."""
    table = Position()
    pick = words("doer", "1 or more Forwards")
    assert isinstance(pick, Pick)
    with pytest.raises(ValueError, match="picks"):
        refs(pick, table.deed(table.forward()))
