"""The bytes that a seat is sent are the same in any two positions that differ only in what it may not know."""

import random

import pytest

from app.cli.secrecy import sent
from app.cli.twins import Twin, twins
from engine.game import Start
from engine.games import GAMES, load_game

#: Where the cards lie that a seat does not see, in each game.
HIDDEN = {
    "fftcg": ("deck", "hand"), "cipher": ("deck", "hand", "orb area"),
    "fow": ("deck", "hand", "stone deck", "standby area"), "vanguard": ("deck", "hand", "G zone"),
}


def zones_that_differ(pair: tuple[Twin, Twin], zones: tuple[str, ...]) -> set[str]:
    """The zones that hold other cards, or the same ones in another order."""
    states = [twin.match.state for twin in pair]
    dealt = [
        [[state.cards[number].face.code for number in state.zones[state.zone_of(zone, seat)]] for seat in (0, 1)]
        for state in states for zone in zones
    ]
    return {zone for place, zone in enumerate(zones) if dealt[place] != dealt[place + len(zones)]}


@pytest.mark.parametrize("name", GAMES)
def test_a_guest_is_sent_the_same_bytes(name: str) -> None:
    game = load_game(name)
    source = random.Random(4)
    decks = (game.deck(game.random_deck(source)), game.deck(game.random_deck(source)))
    match = game.new_match(Start(name, decks, 4))
    compared, differ = 0, set[str]()
    for count in range(120):
        if match.request is None:
            break
        match.answer(match.request.seat, match.sample(source))
        if count % 12 == 0:
            for seat in (0, 1):
                found = twins(match, seat, source)
                if found is not None:
                    compared += 1
                    differ |= zones_that_differ(found, HIDDEN[name])
                    assert sent(found[0].match, seat) == sent(found[1].match, seat)
    assert compared > 4 and differ == set(HIDDEN[name])
