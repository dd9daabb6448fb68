"""The workflow that tests and builds on the three systems."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
TEXT = (ROOT / ".github" / "workflows" / "bundles.yml").read_text(encoding="utf-8")
JOBS = ("tests", "linux", "installed-linux", "windows", "macos", "release")


def blocks(text: str, indent: int) -> dict[str, str]:
    """The keys that stand at an indentation, each with everything below it, told without its comments."""
    found: dict[str, list[str]] = {}
    key = ""
    for line in text.splitlines():
        if not line.strip() or line.lstrip().startswith("#"):
            continue
        if new := re.match(rf" {{{indent}}}([\w-]+):(.*)$", line):
            key = new[1]
            assert key not in found, f"{key} stands there twice"
            found[key] = [new[2].strip()]
        elif key:
            assert line.startswith(" " * indent), line
            found[key].append(line)
    return {name: "\n".join(lines) for name, lines in found.items()}


def job(name: str) -> str:
    return blocks(blocks(TEXT, 0)["jobs"], 2)[name]


def test_the_file_is_a_workflow_with_all_its_jobs() -> None:
    assert set(blocks(TEXT, 0)) == {"name", "on", "permissions", "env", "jobs"}
    assert tuple(blocks(blocks(TEXT, 0)["jobs"], 2)) == JOBS
    for name in JOBS:
        keys = blocks(job(name), 4)
        assert {"runs-on", "timeout-minutes", "steps"} <= set(keys)
        for step in re.split(r"^ {6}- ", keys["steps"], flags=re.MULTILINE)[1:]:
            assert re.search(r"^\s*(uses|run): ", step, re.MULTILINE), step
    assert "\t" not in TEXT and all(not line.endswith(" ") for line in TEXT.splitlines())


def test_every_action_is_pinned_to_an_exact_version() -> None:
    used = re.findall(r"uses: (\S+)", TEXT)
    assert used and all(re.fullmatch(r"[\w-]+/[\w-]+@(v\d+\.\d+\.\d+|[0-9a-f]{40})", one) for one in used)


def test_jobs_need_jobs_that_there_are() -> None:
    needed = re.findall(r"[\w-]+", " ".join(re.findall(r"^ {4}needs: (.*)$", TEXT, re.MULTILINE)))
    assert needed and set(needed) <= set(JOBS)


@pytest.mark.parametrize("name", ["windows", "macos"])
def test_a_bundle_ends_with_the_installed_program_at_work(name: str) -> None:
    steps = job(name)
    installed = steps[steps.index("name: The installed program") :]
    for command in ("--version", "screenshot mid-game", "play fftcg"):
        assert command in installed


def test_on_linux_both_installers_are_tried_on_a_bare_system() -> None:
    assert "check-linux.sh dist/*.deb dist/*.run" in job("installed-linux")
    script = (ROOT / "packaging" / "check-linux.sh").read_text(encoding="utf-8")
    for command in ("--version", "screenshot mid-game", "play fftcg", " open "):
        assert command in script


def test_secrets_are_only_those_of_signing_and_nothing_fails_without_them() -> None:
    secrets = set(re.findall(r"secrets\.(\w+)", TEXT))
    assert secrets and all(name.startswith("TESSERA_APPLE_") for name in secrets)
    assert set(re.findall(r"permissions:\s+contents: (\w+)", TEXT)) == {"read", "write"}
    assert "contents: write" in job("release") and TEXT.count("contents: write") == 1
