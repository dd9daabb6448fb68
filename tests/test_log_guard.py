"""The guard in conftest.py: a warning in the log fails the test that caused it."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ("logging.getLogger('table').info('fine')", 0),
        ("logging.getLogger('table').warning('a card fell')", 1),
        ("logging.warning('meant'); assert caplog.records; caplog.clear()", 0),
    ],
)
def test_a_warning_in_the_log_fails_its_test_unless_meant(tmp_path: Path, body: str, code: int) -> None:
    shutil.copy(Path(__file__).with_name("conftest.py"), tmp_path)
    (tmp_path / "test_it.py").write_text(f"import logging\ndef test_it(caplog):\n    {body}\n")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "-p", "no:pytest-qt", "test_it.py"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)
    assert ran.returncode == code, ran.stdout
    assert ("unexpected log records" in ran.stdout) == bool(code)
