"""The two seats of a host before and while there is a table."""

import random
import threading
import time
from pathlib import Path

import pytest

from engine.games import load_game
from engine.net import messages as say
from engine.net.handshake import Join, offered
from engine.net.host import Host
from engine.net.room import Place, Room, RoomSeat, clock_of, held_for
from engine.net.table import CLAIM_AFTER
from engine.record import seats_beside


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
    asking[0].join(120)
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
        end = time.monotonic() + 120
        while host.rooms[0] is room and time.monotonic() < end:
            time.sleep(0.05)
        assert host.rooms[0].name == "Fresh" and host.rooms[0].free == 2
    finally:
        host.stop()


def test_a_seat_is_held_as_long_as_was_agreed() -> None:
    assert (held_for("2"), held_for("20")) == (120.0, 1200.0)
    assert held_for("") == held_for("soon") == held_for("0") == CLAIM_AFTER
    room = seated({"held": "2"})
    assert room.table is not None
    now = time.monotonic()
    room.table._now = lambda: now
    room.table.stand(1)
    room.table._now = lambda: now + 119
    assert not room.table.claimable
    room.table._now = lambda: now + 121
    assert room.table.claimable


def test_clocks_go_on_where_they_stood_when_the_host_comes_back(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    room = seated({"clock": "15,0"}, path)
    assert room._clock is not None and room.table is not None
    room._clock.tick(0, 0.0)
    room._clock.tick(0, 100.0)
    room.close()
    again = Room.resumed(load_game("cipher"), path)
    assert again._clock is not None and again._clock.left == (800, 900)
    again.close()


def test_who_watches_comes_back_without_a_code_also_after_the_host_has_crashed(tmp_path: Path) -> None:
    """Somebody who watched with a code that is another one now would else guess with it again and again."""
    path = tmp_path / "match.jsonl"
    room = seated({}, path)
    for number in range(20):
        assert room.welcome(bytes([number]) * 32, watch=True) is not None
    assert room.recorder is not None and room.recorder.close()
    again = Room.resumed(load_game("cipher"), path)
    assert again.has(bytes([19]) * 32) and not again.has(bytes([0]) * 32), "as many as may watch are remembered"
    welcome = again.welcome(bytes([19]) * 32, watch=True)
    assert welcome is not None and welcome.seat == -1
    assert again.has(b"s" * 32)
    again.close()


def test_clocks_that_cannot_be_kept_leave_the_seats_as_they_were(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = seated({"clock": "15,0"}, tmp_path / "match.jsonl")
    before = seats_beside(tmp_path / "match.jsonl").read_bytes()

    def full(*_: object) -> int:
        raise OSError("No space left on device")

    monkeypatch.setattr(Path, "write_bytes", full)
    room.tick()
    assert seats_beside(tmp_path / "match.jsonl").read_bytes() == before
    room.close()


def seated(options: dict[str, str], path: Path | None = None) -> Room:
    """A room whose game has begun."""
    game = load_game("cipher")
    deck = game.deck(game.random_deck(random.Random(1)))
    room = Room(game, name="Ann", deck=deck, options=options, file=lambda: path)
    room.join(1, b"s" * 32, Join("Bob", offered(game, deck), b"n" * 32))
    for seat in (0, 1):
        side = RoomSeat(room, seat, lambda act: act())
        side.sit()
        side.ready()
    return room
