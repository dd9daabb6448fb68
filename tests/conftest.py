"""What holds for every test: no window, and no warning that nobody meant."""

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# How quick the machine is says nothing about whether a game is right: only `tessera bench` measures time.
settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("steady")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


@pytest.fixture(scope="session")
def qapp_cls() -> type:
    """The application is ours wherever a test asks for one; a process has only one."""
    from app.application import Application

    return Application


@pytest.fixture(autouse=True)
def no_unexpected_log_records(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail a test that leaves a log record of level WARNING or above.

    A test that provokes one asserts on `caplog.records` and then calls `caplog.clear()`.
    """
    yield
    records = [record for phase in ("setup", "call", "teardown") for record in caplog.get_records(phase)]
    left = [f"{r.levelname} {r.name}: {r.getMessage()}" for r in records if r.levelno >= logging.WARNING]
    if left:
        pytest.fail("unexpected log records:\n" + "\n".join(left), pytrace=False)
