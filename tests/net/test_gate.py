"""Whatever a stranger or a guest sends: a clean refusal or nothing, and the match goes on."""

import random

import msgspec
import pytest

from engine.answers import Cards, Pass, Play
from engine.game import Start
from engine.games import load_game
from engine.net import frames, gate
from engine.net import messages as say
from engine.net.table import Table
from engine.overrides import Anyway, Draw, MoveCard, Rules

FRAMES = 20_000


def mutated(data: bytes, source: random.Random) -> bytes:
    """Change a frame as line noise, or somebody who tries, would."""
    found = bytearray(data)
    for _ in range(source.choice((1, 1, 1, 2, 4))):
        place = source.randrange(len(found) + 1)
        kind = source.randrange(4)
        if kind == 0 and found:
            found[min(place, len(found) - 1)] = source.randrange(256)
        elif kind == 1:
            found[place:place] = source.randbytes(source.randint(1, 9))
        elif kind == 2:
            del found[place : place + source.randint(1, 5)]
        else:
            found[place:place] = found[: source.randrange(40)]
    return bytes(found)


def sayings(source: random.Random, handles: list[int], at: int) -> list[say.Asked]:
    """What a guest might say, right and wrong, with numbers that go on."""
    card = source.choice(handles)
    return [
        say.GiveAnswer(1, at, Pass()),
        say.GiveAnswer(1, at, Play("cast", card)),
        say.GiveAnswer(1, at, Cards((card,))),
        say.DoByHand(1, at, (MoveCard(card, "hand"), Draw(1), Rules("free"))),
        say.DoByHand(1, at, (Anyway(Cards((card,))),), "words", True),
        say.Propose(1, say.UNDO),
        say.Settle(1, 1, True),
        say.Chat(1, "well"),
        say.Point(1, card),
        say.Inquire(1, "explain", card),
        say.Inquire(1, "record"),
    ]


def test_twenty_thousand_mutated_frames_do_no_harm() -> None:
    """Each is no frame at all, or is judged by the table like any other; a seat that is not asked changes nothing."""
    game = load_game("cipher")
    source = random.Random(16)
    decks = (game.deck(game.random_deck(source)), game.deck(game.random_deck(source)))
    match = game.new_match(Start("cipher", decks, 16))
    match.contain()
    for _ in range(8):
        match.answer(match.request.seat, match.sample(source))  # type: ignore[union-attr]
    table = Table(match)
    heard: list[say.Told] = []
    table.sit(0, lambda told: None)
    assert match.request is not None
    other = 1 - match.request.seat
    table.sit(other, heard.append)
    handles = [card.handle for zone in match.view(other).zones for card in zone.cards]
    frames_of = [frames.packed(one) for one in sayings(source, handles, table.number)]
    passed, before = 0, match.state.digest()
    for number in range(FRAMES):
        try:
            message = frames.asked(mutated(source.choice(frames_of), source))
        except frames.BadFrame:
            continue
        passed += 1
        message = msgspec.structs.replace(message, id=number + 1)
        if not isinstance(message, say.Concede | say.Claim):
            table.ask(other, message)
        heard.clear()
    assert passed > 500
    assert match.state.digest() == before and match.rules == "enforced" and match.outcome is None
    assert match.answer(1 - other, match.sample(source)) is None


def test_chatter_beyond_its_quota_is_not_passed_on_and_a_flood_waits() -> None:
    now = [0.0]
    quota = gate.Gate(lambda: now[0])
    chats = [quota.passes(say.Chat(number, "again")) for number in range(20)]
    assert chats.count(True) == gate.CHATS_AT_ONCE
    pauses = [quota.pause() for _ in range(int(gate.BURST) + 5)]
    assert pauses[0] == 0 and pauses[-1] > 0
    now[0] = 1.0
    assert quota.pause() == 0 and quota.passes(say.Chat(30, "again"))


@pytest.mark.parametrize("size", (frames.LONGEST_ASKED + 1, 10_000_000))
def test_a_huge_frame_is_not_even_read(size: int) -> None:
    with pytest.raises(frames.BadFrame, match="bytes"):
        frames.asked(b"\x90" * size)
