"""The start script: what it installs when, which job it starts, what it says when something is missing."""

import ast
import os
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace

import pytest

from starter import environment, jobs, pip, system
from starter.environment import OWNER_MARK, Environment, environment_of, prepare
from starter.exclusive import only_one
from starter.locks import Lock, runtime_lock
from starter.locks import test_lock as lock_of_tests
from starter.problems import CannotStart

ROOT = Path(__file__).parents[1]


@pytest.fixture
def root(tmp_path: Path) -> Path:
    """A project with two locks, in a folder whose name has a space."""
    folder = tmp_path / "my games"
    (folder / "packaging").mkdir(parents=True)
    (folder / "packaging" / "requirements.txt").write_text("one==1\n")
    (folder / "packaging" / "requirements-test.txt").write_text("one==1\ntwo==2\n")
    return folder


@pytest.fixture
def home(root: Path) -> Environment:
    return environment_of(root, {})


@pytest.fixture
def done(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """Replaces venv and pip; records what they would have done."""
    log: list[str] = []

    def make(command: list[str], **_: object) -> SimpleNamespace:
        log.append("venv")
        fill(Environment(Path(command[-1])))
        return SimpleNamespace(returncode=0, stdout="")

    def install(_: Path, lock: Lock, *, trial: bool = False) -> None:
        log.append(f"{'try' if trial else 'install'} {lock.name}")

    monkeypatch.setattr(environment.subprocess, "run", make)
    monkeypatch.setattr(environment, "pip_install", install)
    return log


def fill(made: Environment) -> None:
    """Lay out what venv makes."""
    made.python.parent.mkdir(parents=True, exist_ok=True)
    made.python.touch()
    (made.folder / "pyvenv.cfg").write_text(f"home = {Path(sys.executable).parent}\n")


def fail(message: str) -> Callable[..., None]:
    def failing(*_: object, **__: object) -> None:
        raise CannotStart(message)

    return failing


# The environment


def test_the_first_start_makes_the_environment_and_installs_and_the_second_does_nothing(
    root: Path, home: Environment, done: list[str]
) -> None:
    prepare(home, runtime_lock(root))
    assert done == ["venv", "install runtime"]
    prepare(home, runtime_lock(root))
    assert done == ["venv", "install runtime"]


def test_installing_for_the_tests_covers_playing_too(root: Path, home: Environment, done: list[str]) -> None:
    prepare(home, lock_of_tests(root))
    prepare(home, runtime_lock(root))
    assert done == ["venv", "install test"]


def test_the_tests_add_to_what_playing_installed(root: Path, home: Environment, done: list[str]) -> None:
    prepare(home, runtime_lock(root))
    prepare(home, lock_of_tests(root))
    assert done[2:] == ["try test", "install test"]


def test_another_lock_is_installed_over_the_old_one(root: Path, home: Environment, done: list[str]) -> None:
    prepare(home, runtime_lock(root))
    (root / "packaging" / "requirements.txt").write_text("one==1.1\n")
    prepare(home, runtime_lock(root))
    assert done[2:] == ["try runtime", "install runtime"]


def test_a_changed_lock_for_playing_ends_the_stamp_of_the_tests(
    root: Path, home: Environment, done: list[str]
) -> None:
    prepare(home, lock_of_tests(root))
    (root / "packaging" / "requirements.txt").write_text("one==1.1\n")
    prepare(home, runtime_lock(root))
    assert not home.has(lock_of_tests(root))


def test_an_interrupted_installation_is_made_again(
    root: Path, home: Environment, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as broken, pytest.raises(CannotStart):
        broken.setattr(environment, "pip_install", fail("interrupted"))
        prepare(home, runtime_lock(root))
    leftover = home.folder / "half a package"
    leftover.touch()
    prepare(home, runtime_lock(root))
    assert done == ["venv", "venv", "install runtime"]
    assert not leftover.exists()


def test_an_environment_whose_making_was_interrupted_is_made_again(
    root: Path, home: Environment, done: list[str]
) -> None:
    home.folder.mkdir()
    (home.folder / OWNER_MARK).touch()
    prepare(home, runtime_lock(root))
    assert done == ["venv", "install runtime"]


def test_without_network_the_tests_fail_and_playing_still_works(
    root: Path, home: Environment, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    prepare(home, runtime_lock(root))
    monkeypatch.setattr(environment, "pip_install", fail("no network"))
    with pytest.raises(CannotStart):
        prepare(home, lock_of_tests(root))
    assert home.has(runtime_lock(root))


@pytest.mark.parametrize("lost", ["bin", "pyvenv.cfg"])
def test_an_environment_that_lost_its_interpreter_is_made_again(
    root: Path, home: Environment, done: list[str], lost: str
) -> None:
    prepare(home, runtime_lock(root))
    if lost == "bin":
        home.python.unlink()
    else:
        (home.folder / "pyvenv.cfg").write_text(f"home = {root / 'uninstalled'}\n")
    prepare(home, runtime_lock(root))
    assert done[2:] == ["venv", "install runtime"]


def test_an_environment_of_somebody_else_is_used_and_never_deleted(
    root: Path, home: Environment, done: list[str]
) -> None:
    fill(home)
    prepare(home, runtime_lock(root))
    assert done == ["try runtime", "install runtime"]


def test_a_folder_that_is_no_environment_is_left_as_it_is(
    root: Path, home: Environment, done: list[str]
) -> None:
    home.folder.mkdir()
    (home.folder / "diary.txt").touch()
    with pytest.raises(CannotStart, match="in the way"):
        prepare(home, runtime_lock(root))
    assert (home.folder / "diary.txt").exists()
    assert done == []


def test_too_little_room_is_said_before_anything_is_made(
    root: Path, home: Environment, done: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(environment.shutil, "disk_usage", lambda _: SimpleNamespace(free=9_000_000))
    with pytest.raises(CannotStart, match=r"need 3\d\d MB and .* has 9 MB free"):
        prepare(home, runtime_lock(root))
    assert not home.folder.exists()


def test_a_folder_that_cannot_be_made_is_named(root: Path, done: list[str]) -> None:
    (root / "file").touch()
    with pytest.raises(CannotStart, match="set TESSERA_ENV"):
        prepare(Environment(root / "file" / "env"), runtime_lock(root))


def test_the_environment_is_where_tessera_env_says(root: Path) -> None:
    assert environment_of(root, {"TESSERA_ENV": str(root / "e")}).folder == root / "e"
    assert environment_of(root, {"TESSERA_ENV": ""}).folder == root / ".venv"


def test_windows_has_its_interpreter_elsewhere(home: Environment, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "os", SimpleNamespace(name="nt"))
    assert home.python == home.folder / "Scripts" / "python.exe"


def test_a_second_start_waits_for_the_first(tmp_path: Path) -> None:
    order: list[str] = []

    def second() -> None:
        with only_one(tmp_path / "lock"):
            order.append("second")

    with only_one(tmp_path / "lock"):
        waiting = threading.Thread(target=second)
        waiting.start()
        waiting.join(0.3)
        order.append("first")
    waiting.join(5)
    assert order == ["first", "second"]


# Missing pieces


@pytest.mark.parametrize("root_on_debian", [True, False])
def test_a_python_without_venv_gets_it_or_says_so(
    monkeypatch: pytest.MonkeyPatch, root_on_debian: bool
) -> None:
    installed: list[str] = []
    monkeypatch.setattr(environment, "find_spec", lambda name: None)
    monkeypatch.setattr(system, "can_install", lambda: root_on_debian)
    monkeypatch.setattr(system, "apt_install", installed.extend)
    if root_on_debian:
        environment.need_venv()
        assert "python3-venv" in installed
    else:
        with pytest.raises(CannotStart, match="install python3-venv"):
            environment.need_venv()


@pytest.mark.parametrize(
    ("output", "reason"),
    [
        ("ERROR: Could not install: [Errno 28] No space left on device", "disk is full"),
        ("NewConnectionError('...')\nERROR: No matching distribution found for a", "no network"),
        ("ERROR: THESE PACKAGES DO NOT MATCH THE HASHES FROM THE REQUIREMENTS FILE.", "differs from"),
        ("ERROR: No matching distribution found for a==1", "no a==1 for Python 3"),
        ("a note\nERROR: something new\n", "something new"),
        ("", "without a word"),
    ],
)
def test_a_failed_installation_is_explained(
    monkeypatch: pytest.MonkeyPatch, output: str, reason: str
) -> None:
    monkeypatch.delenv("PIP_NO_INDEX", raising=False)
    assert reason in pip.explain(output)


def test_the_packages_do_not_follow_settings_for_another_place(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "/elsewhere")
    monkeypatch.setenv("PIP_USER", "1")
    assert "PYTHONPATH" not in pip.pip_environment()
    assert pip.pip_environment()["PIP_USER"] == "0"


def test_missing_libraries_are_installed_by_root_on_debian(monkeypatch: pytest.MonkeyPatch) -> None:
    missing = ["libEGL.so.1"]
    installed: list[str] = []

    def apt(packages: list[str]) -> None:
        installed.extend(packages)
        missing.clear()

    monkeypatch.setattr(system, "missing_libraries", lambda _: list(missing))
    monkeypatch.setattr(system, "can_install", lambda: True)
    monkeypatch.setattr(system, "apt_install", apt)
    system.need("the table", system.WINDOW)
    assert installed == ["libegl1"]


@pytest.mark.parametrize(
    ("debian", "named"),
    [(True, "apt install libegl1 fonts-noto-cjk"), (False, "libEGL.so.1, Noto Sans CJK")],
)
def test_missing_libraries_are_named_to_anyone_else(
    monkeypatch: pytest.MonkeyPatch, debian: bool, named: str
) -> None:
    monkeypatch.setattr(system, "missing_libraries", lambda _: ["libEGL.so.1"])
    monkeypatch.setattr(system, "has_chinese_font", lambda: False)
    monkeypatch.setattr(system, "can_install", lambda: False)
    monkeypatch.setattr(system, "is_debian", lambda: debian)
    with pytest.raises(CannotStart, match=named):
        system.need("the tests", system.OFFSCREEN, chinese=True)


@pytest.mark.skipif(sys.platform != "linux", reason="only on Linux are libraries looked for")
def test_a_library_is_missing_when_the_loader_does_not_find_it() -> None:
    wanted = {"libc.so.6": "libc6", "libnot-there.so.9": "none"}
    assert system.missing_libraries(wanted) == ["libnot-there.so.9"]


@pytest.mark.skipif(sys.platform != "linux", reason="other systems bring Chinese fonts")
def test_the_chinese_font_is_found_in_any_font_folder(tmp_path: Path) -> None:
    assert not system.has_chinese_font([str(tmp_path)])
    (tmp_path / "opentype").mkdir()
    (tmp_path / "opentype" / "NotoSansCJK-Regular.ttc").touch()
    assert system.has_chinese_font([str(tmp_path)])


def test_only_a_desktop_window_needs_the_libraries_of_a_desktop() -> None:
    assert jobs.libraries_of_table("") == jobs.libraries_of_table("xcb") == system.WINDOW
    assert jobs.libraries_of_table("offscreen") == system.OFFSCREEN


# Jobs


@pytest.fixture
def started(monkeypatch: pytest.MonkeyPatch) -> list[tuple[str, object]]:
    """Replaces every step of a start; records them."""
    steps: list[tuple[str, object]] = []
    monkeypatch.setattr(jobs, "prepare", lambda _, lock: steps.append(("prepare", lock.name)))
    monkeypatch.setattr(system, "need", lambda job, *_, **__: steps.append(("need", job)))
    monkeypatch.setattr(jobs, "run_checks", lambda *given: steps.append(("checks", given[2])) or 7)
    monkeypatch.setattr(jobs, "run_app", lambda *given: steps.append(("app", given[2])) or 5)
    return steps


def test_test_runs_the_checks_with_its_arguments_for_pytest(
    root: Path, started: list[tuple[str, object]]
) -> None:
    assert jobs.start(root, ["test", "-k", "deck"]) == 7
    assert started == [("prepare", "test"), ("need", "the tests"), ("checks", ["-k", "deck"])]


def test_anything_else_goes_to_the_app(root: Path, started: list[tuple[str, object]]) -> None:
    assert jobs.start(root, ["rules", "test"]) == 5
    assert started == [("prepare", "runtime"), ("app", ["rules", "test"])]


def test_nothing_opens_the_table(root: Path, started: list[tuple[str, object]]) -> None:
    (root / "app" / "table").mkdir(parents=True)
    assert jobs.start(root, []) == 5
    assert started == [("prepare", "runtime"), ("need", "the table"), ("app", [])]


def test_the_cards_are_read_ahead_when_something_was_installed(
    root: Path, started: list[tuple[str, object]], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(jobs, "prepare", lambda *_: True)
    monkeypatch.setattr(jobs, "read_ahead", lambda *_: started.append(("read", "ahead")))
    assert jobs.start(root, ["rules"]) == 5
    assert jobs.start(root, ["test"]) == 7
    assert [step for step, _ in started] == ["read", "app", "read", "need", "checks"]


def test_a_problem_is_one_sentence_and_exit_code_1(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(jobs, "prepare", fail("the moon is missing"))
    assert jobs.start(root, []) == 1
    assert capsys.readouterr().err == "Tessera cannot start: the moon is missing.\n"


def test_an_interruption_is_no_traceback(root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupt(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(jobs, "prepare", interrupt)
    assert jobs.start(root, []) == 130


def test_the_app_starts_in_the_users_folder_and_passes_its_exit_code(tmp_path: Path) -> None:
    project, elsewhere = tmp_path / "the project", tmp_path / "elsewhere"
    (project / "app").mkdir(parents=True)
    elsewhere.mkdir()
    program = "import os, sys\nprint(os.getcwd(), *sys.argv[1:])\nsys.exit(3)\n"
    (project / "app" / "__main__.py").write_text(program)
    code = "import sys; from pathlib import Path; from starter import jobs\n"
    code += f"sys.exit(jobs.run_app(Path(sys.executable), Path({str(project)!r}), ['rules', 'a b']))"
    ran = subprocess.run(
        [sys.executable, "-c", code],
        cwd=elsewhere,
        env=os.environ | {"PYTHONPATH": str(ROOT / "packaging")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (ran.returncode, ran.stdout) == (3, f"{elsewhere} rules a b\n"), ran.stderr


def test_every_check_runs_and_the_first_bad_code_counts(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    codes = iter([0, 2, 1])
    commands: list[list[str]] = []

    def run(command: list[str], **_: object) -> SimpleNamespace:
        commands.append(command[3:])
        return SimpleNamespace(returncode=next(codes))

    monkeypatch.setattr(jobs.subprocess, "run", run)
    assert jobs.run_checks(Path("python"), root, ["-x"]) == 2
    assert [command[0] for command in commands] == ["ruff", "mypy", "pytest"]
    assert commands[2][1:] == ["-n", "2", "--dist", "worksteal", "-x"]
    assert "ruff passed, mypy failed (2), pytest failed (1)" in capsys.readouterr().err


# What the script and its locks are


def test_an_old_python_can_read_the_script_and_gets_a_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = (ROOT / "start.py").read_text(encoding="utf-8")
    ast.parse(source, feature_version=(3, 4))
    monkeypatch.setattr(sys, "version_info", (3, 9, 2, "final", 0))
    names: dict[str, object] = {"__name__": "start", "__file__": str(ROOT / "start.py")}
    exec(compile(source, "start.py", "exec"), names)
    assert names["main"]() == 1  # type: ignore[operator]
    assert capsys.readouterr().err == "Tessera needs Python 3.11 or newer; this is Python 3.9.2.\n"


def pins(lock: Lock) -> set[str]:
    return {line.split(" ")[0] for line in lock.path.read_text().splitlines() if line[:1].isalnum()}


def test_the_lock_of_the_tests_repeats_the_lock_for_playing() -> None:
    assert pins(runtime_lock(ROOT)) < pins(lock_of_tests(ROOT))


@pytest.mark.parametrize("lock", [runtime_lock(ROOT), lock_of_tests(ROOT)], ids=lambda lock: lock.name)
def test_every_pin_has_hashes_and_no_lock_names_an_address(lock: Lock) -> None:
    text = lock.path.read_text()
    assert "://" not in text
    assert not [line for line in text.splitlines() if line.startswith("-")], "options name places"
    joined = text.replace(" \\\n    --hash", " --hash").splitlines()
    blocks = [line for line in joined if line[:1].isalnum()]
    assert blocks
    assert all("==" in block and "--hash=sha256:" in block for block in blocks)
