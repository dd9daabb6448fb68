"""The two seats of a host before and while there is a table."""

import random
import threading

from engine.games import load_game
from engine.net import messages as say
from engine.net.room import Place, Room


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
