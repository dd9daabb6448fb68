"""Parts of the tree: when they are the same, and how they tell what they are."""

from __future__ import annotations

import copy
import pickle

from engine.abilities.conditions import Exactly, Number
from engine.abilities.decks import Draw, Shuffle
from engine.abilities.effects import May, Sequence, Then

_ONE = Draw(Exactly(Number(1)))


def test_equal_parts_mean_the_same_in_whatever_wording() -> None:
    again = Draw(Exactly(Number(1), wording=1), wording=2)
    assert again == _ONE and hash(again) == hash(_ONE)
    assert Draw(Exactly(Number(2))) != _ONE


def test_parts_of_other_classes_are_others_whatever_is_in_them() -> None:
    assert May(_ONE) != Then(_ONE)
    assert len({May(_ONE), Then(_ONE), May(Draw(Exactly(Number(1))))}) == 2


def test_a_part_tells_its_class_and_all_that_means_something() -> None:
    assert repr(Draw(Exactly(Number(1)), wording=3)) == "Draw(count=Exactly(amount=Number(number=1)))"


def test_a_tree_survives_being_copied_and_put_on_disk() -> None:
    tree = Sequence((May(_ONE), Shuffle()))
    assert pickle.loads(pickle.dumps(tree)) == tree == copy.deepcopy(tree)
