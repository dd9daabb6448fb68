"""What has happened this turn, for the cards that ask."""

from __future__ import annotations

from engine.effects import evaluate
from engine.effects.matching import so_far
from engine.events import Notice
from engine.games.fftcg.rules.turn import start_turn
from tests.games.fftcg.table import Position, run, words

TEXT = "When Mirelle attacks, if a Forward has entered your field this turn, draw 1 card."


def test_only_what_some_card_asks_about_is_kept() -> None:
    """FFTCG 11.8.13"""
    table = Position()
    table.happen(table.enter(table.forward("Vell", zone="hand")))
    assert so_far(table.state) == ()
    table.forward("Mirelle", text=TEXT)
    table.happen(table.enter(table.forward("Bron", zone="hand")), Notice("attack", seat=0, card=0))
    assert [one.key for one in so_far(table.state)] == ["enter"]


def test_an_event_of_this_turn_is_found_again_as_it_was() -> None:
    """FFTCG 11.5.5: the Forward that entered may have left since."""
    table = Position()
    mirelle, vell = table.forward("Mirelle", text=TEXT), table.forward("Vell", zone="hand")
    condition = words("condition", "a Forward has entered your field this turn")
    assert not evaluate.holds(condition, table.deed(mirelle))
    table.happen(table.enter(vell))
    table.happen(table.move(vell, "hand"))
    assert evaluate.holds(condition, table.deed(mirelle))


def test_it_is_forgotten_with_the_turn() -> None:
    """FFTCG 11.8.13"""
    table = Position()
    mirelle = table.forward("Mirelle", text=TEXT)
    table.happen(table.enter(table.forward("Vell", zone="hand")))
    run(start_turn(table.state))
    condition = words("condition", "a Forward has entered your field this turn")
    assert not evaluate.holds(condition, table.deed(mirelle))


def test_three_or_more_means_so_often() -> None:
    """FFTCG 11.8.13"""
    table = Position()
    text = "When Mirelle attacks, if you have cast 2 or more cards this turn, draw 1 card."
    mirelle = table.forward("Mirelle", text=text)
    condition = words("condition", "you have cast 2 or more cards this turn")
    pyre = table.summon()
    table.happen(Notice("cast", seat=0, card=pyre))
    assert not evaluate.holds(condition, table.deed(mirelle))
    table.happen(Notice("cast", seat=1, card=pyre), Notice("cast", seat=0, card=pyre))
    assert evaluate.holds(condition, table.deed(mirelle))
