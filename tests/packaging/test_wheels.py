"""The command that looks for wheels asks for what a system would install."""

import wheels

LOCK = """\
lamp==2 ; platform_machine == 'x86_64' and sys_platform == 'darwin' \\
    --hash=sha256:aa
    # via tessera
lamp==3 ; platform_machine != 'x86_64' or sys_platform != 'darwin' \\
    --hash=sha256:bb \\
    --hash=sha256:cc
wick==1 \\
    --hash=sha256:dd
"""


def test_each_system_gets_the_versions_that_are_meant_for_it() -> None:
    asked = {system.name: wheels.wanted(LOCK, system) for system in wheels.SYSTEMS}
    wick = "wick==1 \\\n    --hash=sha256:dd"
    assert asked["macOS Intel"] == ["lamp==2 \\\n    --hash=sha256:aa", wick]
    newer = ["lamp==3 \\\n    --hash=sha256:bb \\\n    --hash=sha256:cc", wick]
    assert all(lines == newer for name, lines in asked.items() if name != "macOS Intel")


def test_nothing_of_the_lock_is_passed_over() -> None:
    text = wheels.LOCK.read_text(encoding="utf-8")
    pinned = [line for line in text.splitlines() if line[:1].isalpha() and "==" in line]
    assert len(wheels._REQUIREMENT.findall(text)) == len(pinned) > 0
