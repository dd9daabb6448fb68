"""Tables nearby are found soon, and forgotten soon after they close."""

import secrets
import time

import msgspec

from engine.net.discovery import EVERY, FORGOTTEN, Announcer, Finder, Nearby


def test_a_table_is_found_within_three_seconds_and_gone_within_ten() -> None:
    """It says so often enough for that; how long a busy machine takes to hear it says nothing."""
    assert 2 * EVERY < 3 and FORGOTTEN + EVERY < 10
    table = Nearby(secrets.token_hex(8), "Ann's table", "cipher", 47324)
    finder = Finder()
    announcer = Announcer(lambda: table)
    try:
        assert come_about(lambda: table in [one.table for one in finder.tables()])
        announcer.close()
        assert come_about(lambda: table.id not in [one.table.id for one in finder.tables()])
    finally:
        announcer.close()
        finder.close()


def test_what_a_network_says_is_shown_as_plain_text_and_rubbish_not_at_all() -> None:
    finder = Finder()
    try:
        finder.take(b"\xc1rubbish", "10.0.0.1")
        finder.take(b"\x81\xa2id\x01", "10.0.0.1")
        assert not any(one.address == "10.0.0.1" for one in finder.tables())
        finder.take(msgspec.msgpack.encode(Nearby("x", "A\u202enn\x07", "cipher", 1)), "10.0.0.1")
        assert "Ann" in [one.table.name for one in finder.tables()]
    finally:
        finder.close()


def come_about(true: object) -> bool:
    end = time.monotonic() + 120
    while time.monotonic() < end:
        if true():  # type: ignore[operator]
            return True
        time.sleep(0.05)
    return False
