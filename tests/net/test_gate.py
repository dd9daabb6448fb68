"""Whatever a stranger or a guest sends: a clean refusal or nothing, and the match goes on."""

import pytest

from app.cli.soak_frames import Frames, flooded
from engine.games import load_game
from engine.net import gate
from engine.net import messages as say

FRAMES = 20_000


def test_twenty_thousand_mutated_frames_do_no_harm() -> None:
    """Each is no frame at all, or is judged by the table like any other; a seat that is not asked changes nothing."""
    sending = Frames(load_game("cipher"), 16)
    sending.send(FRAMES)
    assert sending.sent == FRAMES and sending.understood > 500
    assert sending.match.request is not None and sending.match.rules == "enforced"


def test_a_flood_costs_a_host_no_more_than_64_mb() -> None:
    assert flooded(load_game("cipher"), 4.0) <= 64


def test_chatter_beyond_its_quota_is_not_passed_on_and_a_flood_waits() -> None:
    now = [0.0]
    quota = gate.Gate(lambda: now[0])
    chats = [quota.passes(say.Chat(number, "again")) for number in range(20)]
    assert chats.count(True) == gate.CHATS_AT_ONCE
    pauses = [quota.pause() for _ in range(int(gate.BURST) + 5)]
    assert pauses[0] == 0 and pauses[-1] > 0
    now[0] = 1.0
    assert quota.pause() == 0 and quota.passes(say.Chat(30, "again"))


@pytest.mark.parametrize("size", (gate.LONGEST_ASKED + 1, 10_000_000))
def test_a_huge_frame_is_not_even_read(size: int) -> None:
    with pytest.raises(gate.BadFrame, match="bytes"):
        gate.asked(b"\x90" * size)
