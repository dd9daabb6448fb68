"""What a table tells a seat is the same on another machine as it was here."""

import random

import msgspec
import pytest

from engine.answers import Cards, Pass
from engine.game import Start
from engine.games import GAMES, load_game
from engine.net import gate
from engine.net.messages import DoByHand, GiveAnswer, Happened, Informed, Snapshot
from engine.overrides import Rules
from engine.views import CardView, PublicEvent, View, ZoneView


@pytest.mark.parametrize("name", GAMES)
def test_what_a_seat_is_told_survives_the_wire_unchanged(name: str) -> None:
    """Every view, question, event and line of random games, by hand and taken back as well."""
    game = load_game(name)
    source = random.Random(7)
    decks = (game.deck(game.random_deck(source)), game.deck(game.random_deck(source)))
    match = game.new_match(Start(name, decks, 7))
    heard: list[PublicEvent] = []
    for seat in (0, 1):
        match.watch(seat, heard.append)
    for count in range(400):
        if match.request is None:
            break
        match.answer(match.request.seat, match.sample(source))
        for seat in (0, 1):
            view, question = match.view(seat), match.question(seat)
            told = Happened(count, tuple(heard), view, question, match.rules)
            assert gate.told(gate.packed(told)) == told
        heard.clear()
    match.concede(0)
    last = Snapshot(1, match.view(0), None, match.log(0), match.rules)
    assert gate.told(gate.packed(last)) == last
    for card in (card for zone in match.view(0).zones for card in zone.cards):
        lines = Informed(1, match.explain(0, card.handle), match.refused_with(0, card.handle))
        assert gate.told(gate.packed(lines)) == lines


@pytest.mark.parametrize(
    "wrong",
    [
        {"damage": 1 << 40},
        {"handle": 1 << 63},
        {"owner": 7},
        {"place": -5},
        {"values": {"power": 1 << 63}},
        {"counters": {"a": -(1 << 40)}},
    ],
)
def test_a_host_that_tells_of_numbers_that_cannot_be_is_not_believed(wrong: dict[str, object]) -> None:
    """Whatever reaches the window fits into what paints it."""
    view = View(0, ("Ann", "Bob"), 1, 0, "", 0, 0, None, (ZoneView("hand", 0, 1, (CardView(1),)),), (), ({}, {}), ())
    told = msgspec.to_builtins(Happened(1, (), view, None, "ask"))
    assert gate.told(msgspec.msgpack.encode(told)).view == view  # type: ignore[union-attr]
    told["view"]["zones"][0]["cards"][0].update(wrong)
    with pytest.raises(gate.BadFrame):
        gate.told(msgspec.msgpack.encode(told))


def test_what_a_seat_says_survives_the_wire_unchanged() -> None:
    for message in (GiveAnswer(1, 2, Pass()), DoByHand(2, 3, (Rules("free"),), "words", True)):
        assert gate.asked(gate.packed(message)) == message


@pytest.mark.parametrize(
    "data",
    (
        b"",
        b"\xc1",
        b"\x91" * 5000,
        msgspec.msgpack.encode({"type": "answer", "id": -1, "at": 0, "answer": {"type": "pass"}}),
        msgspec.msgpack.encode({"type": "answer", "id": 1, "at": 0, "answer": {"type": "cards", "cards": [0] * 2001}}),
        msgspec.msgpack.encode({"type": "chat", "id": 1, "words": "a" * 301}),
        msgspec.msgpack.encode({"type": "leave", "id": 1, "more": 1}),
        gate.packed(GiveAnswer(1, 1, Cards((1,) * 2000))) + b"\x00" * gate.LONGEST_ASKED,
    ),
)
def test_a_frame_that_nobody_may_say_is_refused_before_it_means_anything(data: bytes) -> None:
    with pytest.raises(gate.BadFrame):
        gate.asked(data)
