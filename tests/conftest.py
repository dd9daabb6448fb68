"""What holds for every test: no window, and no warning that nobody meant."""

import logging
import os
from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

# How quick the machine is says nothing about whether a game is right: only `tessera bench` measures time.
settings.register_profile("steady", deadline=None, suppress_health_check=[HealthCheck.too_slow], max_examples=10)
settings.register_profile("thorough", settings.get_profile("steady"), max_examples=25)
settings.load_profile("steady")

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--all", action="store_true", help="run long sweeps too, as is done where $CI is set")


def pytest_configure(config: pytest.Config) -> None:
    """What is tried with drawn values is tried with more of them where long sweeps are run."""
    if _everything(config):
        settings.load_profile("thorough")


def _everything(config: pytest.Config) -> bool:
    return bool(config.getoption("--all") or os.environ.get("CI") or any("::" in one for one in config.args))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave long sweeps out, unless all are asked for, or one by its name."""
    if _everything(config):
        return
    long = [item for item in items if item.get_closest_marker("long") is not None]
    if long:
        config.hook.pytest_deselected(items=long)
        items[:] = [item for item in items if item.get_closest_marker("long") is None]


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
