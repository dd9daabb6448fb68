"""Abilities that trigger later, or by what has just been done."""

from __future__ import annotations

from engine.events import Notice
from engine.games.fftcg.effects import for_later
from engine.games.fftcg.effects.resolution import MEANING
from engine.timing.automatic import end_of_turn as at_end
from engine.triggers.trigger_event import PendingTrigger
from tests.games.fftcg.effects.doing import YES, Doing, do
from tests.games.fftcg.table import Position, run


def end_of_turn(table: Position, seat: int = 0) -> list[PendingTrigger]:
    """Let the end of a turn come, and return what it triggers."""
    return for_later.WAITING.fired(table.state, [(Notice("at end", seat=seat), "at end")])


def resolve(table: Position, pending: PendingTrigger) -> None:
    """Carry out what has triggered."""
    from engine.games.fftcg.effects.resolution import Resolution
    from engine.timing.resolving import perform

    deed = Resolution(table.state, pending.watcher.seat, pending.watcher.source)
    deed.event = deed.it = pending.cards
    deed.done = dict(pending.done)
    run(perform(pending.watcher.ability.effects, deed))  # type: ignore[attr-defined]


def test_when_you_do_so_triggers_an_ability_of_its_own() -> None:
    """FFTCG 11.8.17"""
    table = Position()
    vell = table.forward("Vell")
    table.some(1, "hand")
    do(table, vell, "You may discard 1 card. When you do so, choose 1 Forward. Break it.", YES)
    assert table.triggered == ["Vell"] and table.where(vell) == "field"


def test_what_was_not_done_triggers_nothing() -> None:
    """FFTCG 11.8.15"""
    table = Position()
    do(table, table.forward("Vell"), "You may discard 1 card. When you do so, choose 1 Forward. Break it.")
    assert table.triggered == []


def test_a_removed_character_comes_back_at_the_end_of_the_turn() -> None:
    """FFTCG 11.8.17.1"""
    table = Position()
    osk, grub = table.backup("Osk"), table.monster("Grub")
    text = "Choose 1 Monster you control. Remove it from the game. Play it onto the field at the end of the turn."
    Doing(table, osk, text).choose(grub).resolve()
    assert table.where(grub) == "removed"
    (pending,) = end_of_turn(table)
    resolve(table, pending)
    assert table.where(grub) == "field"


def test_it_triggers_only_once() -> None:
    """FFTCG 11.8.17.2"""
    table = Position()
    vell = table.forward("Vell")
    do(table, vell, "At the end of the turn, draw 1 card.")
    assert len(end_of_turn(table)) == 1
    assert end_of_turn(table) == []


def test_this_turn_it_triggers_each_time() -> None:
    """FFTCG 11.8.17.2"""
    table = Position()
    vell = table.forward("Vell")
    do(table, vell, "When a Forward enters your field this turn, draw 1 card.")
    for name in ("Tarn", "Cole"):
        number = table.forward(name, zone="hand")
        table.happen(table.enter(number))
    assert table.triggered == ["Vell", "Vell"]
    run(at_end(table.state, MEANING))
    number = table.forward("Lux", zone="hand")
    table.happen(table.enter(number))
    assert table.triggered == ["Vell", "Vell"]


def test_a_card_that_left_is_not_concerned_any_more() -> None:
    """FFTCG 11.8.17.3"""
    table = Position()
    osk, vell = table.backup("Osk"), table.forward("Vell")
    text = "Choose 1 Forward you control. Dull it. Return it to its owner's hand at the end of the turn."
    Doing(table, osk, text).choose(vell).resolve()
    table.happen(table.move(vell, "break zone"))
    (pending,) = end_of_turn(table)
    resolve(table, pending)
    assert table.where(vell) == "break zone"


def test_the_source_is_that_of_the_ability_that_set_it_up() -> None:
    """FFTCG 11.8.17.5, 6.4.1.2"""
    table = Position()
    vell = table.forward("Vell")
    do(table, vell, "Remove Vell from the game. At the end of your opponent's turn, play Vell onto the field.")
    assert end_of_turn(table, 0) == []
    (pending,) = end_of_turn(table, 1)
    assert (pending.watcher.seat, pending.watcher.source) == (0, table.ref(vell))
    resolve(table, pending)
    assert table.where(vell) == "field"
