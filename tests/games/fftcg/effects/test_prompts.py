"""What requests say."""

from __future__ import annotations

import pytest

from engine.abilities.node import LARGEST, Memo
from engine.timing import casting
from engine.timing.resolving import perform
from tests.games.fftcg.effects.doing import Doing
from tests.games.fftcg.table import Position


@pytest.mark.parametrize(("text", "asked"), [
    ("Choose 1 Forward opponent controls. Deal it 5000 damage.",
     "{0}: choose 1 Forward your opponent controls to deal 5000 damage to."),
    ("Choose 1 Forward. Reveal the top 2 cards of your deck. If you have a Forward among them, break it.",
     "{0}: choose 1 Forward."),
    ("Choose 1 Forward opponent controls. Put it into the Damage Zone.",
     "{0}: choose 1 Forward your opponent controls."),
    ("Choose 1 Forward opponent controls and up to 1 Backup. Activate the latter.",
     "{0}: choose 1 Forward your opponent controls."),
    ("Choose 1 Forward. You may discard 1 Summon from your hand. If you do so, dull it and Freeze it.",
     "{0}: choose 1 Forward to dull."),
    ("Choose 1 Forward. You may put 1 Backup you control into the Break Zone. If you do so, deal it 7000 damage.",
     "{0}: choose 1 Forward to deal 7000 damage to."),
    ("Choose 1 Forward. You may draw 1 card. If you do so, break it.", "{0}: choose 1 Forward."),
    ("Choose up to 2 Forwards. Dull them.", "{0}: choose up to 2 Forwards to dull."),
    ('Select 1 of the 2 following actions. "Draw 1 card." "Discard 1 card."', "{0}: select 1 of these actions."),
    ('Select up to 2 of the 2 following actions. "Draw 1 card." "Discard 1 card."',
     "{0}: select up to 2 of these actions."),
])
def test_a_choice_is_asked_for_in_the_words_of_the_card(text: str, asked: str) -> None:
    """FFTCG 11.6.5, 11.6.6"""
    table = Position()
    osk = table.backup("Osk")
    for name in ("Cole", "Tarn", "Lux"):
        table.forward(name, seat=1)
    doing = Doing(table, osk, text)
    assert next(casting.declare(doing.effects, doing.deed, "FFTCG 11.6.5")).text == asked


def test_who_can_keep_something_from_happening_is_told_what() -> None:
    """FFTCG 11.11.5"""
    table = Position()
    osk = table.backup("Osk")
    cole = table.forward("Cole", seat=1)
    table.some(1, "hand", seat=1)
    doing = Doing(table, osk, "Choose 1 Forward. If your opponent doesn't discard 1 card, break it.").choose(cole)
    assert next(perform(doing.effects, doing.deed)).text == "{0}: Discard 1 card? If you do not: break it."


def test_a_result_is_worked_out_once_for_each_tree() -> None:
    asked: list[tuple[int, ...]] = []

    def total(tree: tuple[int, ...]) -> int:
        asked.append(tree)
        return sum(tree)

    memo = Memo(total)
    tree, equal = tuple([1, 2]), tuple([1, 2])
    assert [memo(tree), memo(tree), memo(equal)] == [3, 3, 3]
    assert len(asked) == 2
    others = [tuple([n, n]) for n in range(LARGEST)]
    assert [memo(one) for one in others][-1] == 2 * LARGEST - 2
    assert memo(tree) == 3 and len(asked) == LARGEST + 3


def test_a_memo_forgets_what_nobody_asks_about_and_keeps_the_rest() -> None:
    asked: list[tuple[int, ...]] = []

    def total(tree: tuple[int, ...]) -> int:
        asked.append(tree)
        return sum(tree)

    memo, tree = Memo(total, 10), tuple([1, 2])
    for n in range(100):
        assert (memo(tree), memo(tuple([n, n]))) == (3, 2 * n) and len(memo) <= 10
    assert asked.count(tree) == 1
