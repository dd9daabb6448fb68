"""The two seats of a host before and while there is a table."""

import random
import threading
import time
from pathlib import Path

from engine.games import load_game
from engine.net import messages as say
from engine.net.host import Host
from engine.net.joining import Join, offered
from engine.net.room import Place, Room, RoomSeat, clock_of


def test_what_is_said_while_the_game_begins_is_not_lost() -> None:
    """A seat may be told the first position before the room says that there is a table."""
    game = load_game("cipher")
    decks = [game.deck(game.random_deck(random.Random(seed))) for seed in (0, 1)]
    room = Room(game)
    room.places[:] = [Place(name, deck) for name, deck in zip(("Ann", "Bob"), decks, strict=True)]
    heard: list[say.Told] = []
    asking: list[threading.Thread] = []

    def hear(told: say.Told) -> None:
        heard.append(told)
        if isinstance(told, say.Snapshot):
            asking.append(threading.Thread(target=lambda: room.ask(0, say.Inquire(1, "log"))))
            asking[0].start()
            asking[0].join(0.2)

    room.hear(0, hear)
    room.hear(1, lambda told: None)
    for seat in (0, 1):
        room.set_ready(seat)
    asking[0].join(10)
    assert any(isinstance(told, say.Informed) for told in heard)


def test_the_second_game_of_a_room_has_new_shuffles_and_keeps_the_score(tmp_path: Path) -> None:
    game = load_game("cipher")
    deck = game.deck(game.random_deck(random.Random(1)))
    files = iter((tmp_path / "1.jsonl", tmp_path / "2.jsonl"))
    room = Room(game, name="Ann", deck=deck, options={"games": "3"}, file=lambda: next(files))
    seats = [RoomSeat(room, seat, lambda act: act()) for seat in (0, 1)]
    room.join(1, b"s" * 32, Join("Bob", offered(game, deck), b"n" * 32))
    for seat in seats:
        seat.sit()
        seat.ready()
    assert room.table is not None
    first = room.table
    seats[1].concede()
    seats[0].propose("rematch")
    seats[1].settle(True)
    seats[0].contribute()
    assert room.table is first, "the other seat has not said who goes first"
    seats[1].contribute(0)
    assert room.table is not first and room.table.wins == (1, 0)
    assert room.table.match.state.vars["first player"] == 0
    assert seats[0].view is not None and seats[0].view.outcome is None
    assert (tmp_path / "1.jsonl").read_text().splitlines()[0] != (tmp_path / "2.jsonl").read_text().splitlines()[0]
    room.close()


def test_a_clock_for_each_decision_begins_anew_with_each_question_and_ends_nothing() -> None:
    clock = clock_of("0,60")
    assert clock is not None
    clock.ask(0, 7)
    clock.tick(0, 100.0)
    clock.tick(0, 170.0)
    assert clock.run_out == 0 and clock.left == (0, 60)
    clock.ask(1, 8)
    assert clock.run_out is None and clock.left == (60, 60)


def test_a_room_opens_anew_when_its_game_is_over_and_everybody_has_gone() -> None:
    game = load_game("cipher")
    deck = game.deck(game.random_deck(random.Random(1)))
    room = Room(game)
    room.places[:] = [Place("Ann", deck), Place("Bob", deck)]
    seats = [RoomSeat(room, seat, lambda act: act()) for seat in (0, 1)]
    for seat in seats:
        seat.sit()
        seat.ready()
    seats[0].concede()
    host = Host([room], address="127.0.0.1", fresh=lambda number: Room(game, name="Fresh"))
    host.start()
    try:
        time.sleep(1.2)
        assert host.rooms[0] is room, "they may look at the end, and play again"
        for seat in seats:
            seat.close()
        end = time.monotonic() + 20
        while host.rooms[0] is room and time.monotonic() < end:
            time.sleep(0.05)
        assert host.rooms[0].name == "Fresh" and host.rooms[0].free == 2
    finally:
        host.stop()
