"""The window for tests of the whole of it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget
from pytestqt.qtbot import QtBot

from app.application import application
from app.home import Home
from app.window import MainWindow
from engine.match import Match


@pytest.fixture(scope="session")
def qapp() -> QApplication:
    """The application as players have it."""
    return application()


#: So many milliseconds are waited for what must come about: a machine that has much else to do is no mistake.
PATIENCE = 120_000


class Patient(QtBot):
    """The hands of pytest-qt, that wait as long as a busy machine needs."""

    def waitUntil(self, callback: Callable[[], object], *, timeout: int = PATIENCE) -> None:
        super().waitUntil(callback, timeout=timeout)

    def waitSignal(self, signal: Any, *, timeout: int = PATIENCE, **options: Any) -> Any:
        return super().waitSignal(signal, timeout=timeout, **options)

    def waitExposed(self, widget: QWidget, *, timeout: int = PATIENCE) -> Any:
        return super().waitExposed(widget, timeout=timeout)


@pytest.fixture
def qtbot(qapp: QApplication, request: pytest.FixtureRequest) -> Patient:
    """Hands for the window."""
    return Patient(request)


@pytest.fixture
def window(qapp: QApplication, monkeypatch: pytest.MonkeyPatch) -> Iterator[MainWindow]:
    """A window that keeps nothing; chance is always the same."""
    monkeypatch.setattr("engine.rng.secrets.token_bytes", bytes)
    home = Home(qapp, None)
    home.store.change(motion="off", sounds=False, language="en")
    found = MainWindow(home)
    found.pace = 0
    found.show()
    QTest.qWaitForWindowExposed(found)
    found.activateWindow()
    yield found
    home.store.change(language="en")
    found.close()
    found.deleteLater()


@pytest.fixture(autouse=True)
def english_is_spoken_again() -> Iterator[None]:
    """Fail a test that leaves its language to those after it."""
    yield
    if QCoreApplication.translate("HostPage", "No clock") != "No clock":
        pytest.fail("the application still speaks another language", pytrace=False)


@pytest.fixture(autouse=True)
def no_text_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    """Errors in card texts, which the window contains, are seen by tests."""
    monkeypatch.setattr(Match, "contain", lambda match: None)
