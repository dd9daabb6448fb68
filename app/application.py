"""The Qt application, of which a process has one."""

from __future__ import annotations

import os
from collections.abc import Sequence
from typing import cast

from PySide6.QtWidgets import QApplication

#: Qt's word for: no threads of its own for painting.
_ALONE = "QT_NO_GUI_THREADPOOL"


def application(arguments: Sequence[str] = ("tessera",)) -> QApplication:
    """The application, made if there is none yet.

    It paints on one thread. Qt would cut each fill of more than 64 short pieces into parts for several threads, but
    a table is made of many small fills: handing them round took eight times as long as painting them.
    """
    os.environ.setdefault(_ALONE, "1")
    return cast(QApplication, QApplication.instance() or QApplication(list(arguments)))
