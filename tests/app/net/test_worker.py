"""The thread on which a table is served goes on, whatever one thing done there comes to."""

import logging

import pytest

from app.net.worker import Worker


def test_what_fails_is_in_the_log_and_what_follows_is_done(caplog: pytest.LogCaptureFixture) -> None:
    done: list[str] = []
    worker = Worker("a table")
    with caplog.at_level(logging.ERROR, "tessera.net"):
        worker.do(lambda: int("not a number"))
        worker.do(lambda: done.append("next"))
        worker.end(lambda: done.append("last"))
        worker.wait()
    assert done == ["next", "last"] and "a table" in caplog.text
    caplog.clear()
