"""The bytes that a seat is sent are the same in any two positions that differ only in what it may not know."""

import random

import pytest

from engine.game import Start
from engine.games import GAMES, load_game
from engine.match import Match
from engine.net import frames
from engine.net import messages as say
from engine.net.table import Table
from engine.overrides import Draw, MoveCard, Rules, Turn
from engine.twins import twins


def told(match: Match, seat: int) -> list[bytes]:
    """Everything a seat is sent that sits down, asks, points and is refused."""
    table, heard = Table(match), []
    table.sit(seat, lambda message: heard.append(frames.packed(message)))
    handles = [card.handle for zone in match.view(seat).zones for card in zone.cards][:40]
    for number, handle in enumerate(handles):
        table.ask(seat, say.Inquire(3 * number + 1, "explain", handle))
        table.ask(seat, say.Inquire(3 * number + 2, "refused with", handle))
        table.ask(seat, say.Point(3 * number + 3, handle))
    table.ask(seat, say.Inquire(900, "log"))
    if match.request is not None and match.request.seat != seat:
        table.ask(seat, say.GiveAnswer(901, 0, match.sample(random.Random(0))))  # type: ignore[arg-type]
    table.ask(seat, say.Propose(902, say.UNDO))
    # What the other player does by hand among cards that stay hidden, and both take back again.
    other = 1 - seat
    match.override(other, Rules("free"))
    hand = [card.handle for card in match.view(other).zone("hand", other).cards][:1]
    verbs = [Draw(1), *(verb for card in hand for verb in (Turn(card, True), MoveCard(card, "deck", 0)))]
    for number, verb in enumerate(verbs):
        table.ask(other, say.DoByHand(2 * number + 1, table.number, (verb,)))
        table.ask(other, say.Propose(2 * number + 2, say.UNDO))
        table.ask(seat, say.Settle(910 + number, table.proposal.number if table.proposal is not None else 0, True))
    return heard


@pytest.mark.parametrize("name", GAMES)
def test_a_guest_is_sent_the_same_bytes(name: str) -> None:
    game = load_game(name)
    source = random.Random(4)
    decks = (game.deck(game.random_deck(source)), game.deck(game.random_deck(source)))
    match = game.new_match(Start(name, decks, 4))
    compared = 0
    for count in range(120):
        if match.request is None:
            break
        match.answer(match.request.seat, match.sample(source))
        if count % 12 == 0:
            for seat in (0, 1):
                found = twins(match, seat, source)
                if found is not None:
                    compared += 1
                    assert told(found[0].match, seat) == told(found[1].match, seat)
    assert compared > 4
