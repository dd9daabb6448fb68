"""The command line: what it prints, its exit codes, and one sentence for everything that cannot be done."""

import json
import random
from pathlib import Path

import pytest
from msgspec import structs

from app.__main__ import main
from app.cli import choosing, commands, soak
from app.cli.problems import Problem
from engine import __version__
from engine.game import Game
from engine.match import Match
from engine.record import Recorder
from tests.games.fow.story import Story
from tests.games.fow.table import Position
from tests.kernel.toy import Lanterns, ToyGame, start, step


@pytest.fixture
def toy(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let every command find Lanterns, whatever game it looks for."""

    def find(*_: object) -> Game:
        return ToyGame()

    monkeypatch.setattr(commands, "load_game", find)
    monkeypatch.setattr(choosing, "load_game", find)
    monkeypatch.setattr(soak, "_loaded", {})


@pytest.fixture
def recorded(tmp_path: Path) -> Path:
    """The record of a match that is not over."""
    path = tmp_path / "match"
    begin, source = start(3), random.Random(3)
    match = ToyGame().new_match(begin)
    recorder = Recorder(ToyGame(), begin, match, path)
    for _ in range(12):
        step(match, source)
    recorder.close()
    return path


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    """The one line on standard error of a command that ends with exit code 2."""
    assert main(arguments) == 2
    captured = capsys.readouterr()
    assert captured.out == ""
    assert captured.err.startswith("tessera: ") and captured.err.count("\n") == 1
    return captured.err


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (("sing",), "invalid choice"),
        (("play", "fftcg", "one"), "required: DECK"),
        (("play", "chess", "a", "b"), "invalid choice: 'chess'"),
        (("play", "fftcg", "nowhere", "random"), "There is no deck 'nowhere'"),
        (("check", "nowhere.txt"), "no such file"),
        (("check", "."), "this is a folder"),
        (("check", "random", "--cards", "nowhere.jsonl"), "no such file"),
        (("replay", "nowhere"), "no such file"),
        (("replay", "x", "--to", "-1"), "--to wants the number of an entry"),
        (("soak", "fftcg", "--games", "0"), "--games wants a number from 1"),
        (("soak", "fftcg", "--games", "x"), "invalid int value"),
        (("bench", "fftcg", "--seconds", "0"), "--seconds wants a number above 0"),
        (("bench", "fftcg", "--seconds", "nan"), "--seconds wants a number above 0"),
        (("play", "fftcg", "random", "random", "--seats", "human"), "--seats wants two of human, random"),
        (("play", "fftcg", "random", "random", "--names", "A"), "--names wants two different names"),
        (("play", "fftcg", "random", "random", "--seed", "-5"), "A seed is a whole number"),
    ],
)
@pytest.mark.usefixtures("toy")
def test_what_cannot_be_done_is_told_in_one_line(
    arguments: tuple[str, ...], told: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    if "fftcg" not in arguments or "nowhere" in arguments:
        monkeypatch.undo()
    assert told in refused(capsys, *arguments)


def test_decks_that_cannot_be_read_are_told_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "deck.txt"
    for data, told in (
        (b"3 1-999H Nobody at all\n", "line 1: there is no card"),
        ("3 1-001H Müll\n".encode("utf-16"), "not UTF-8"),
        (b"\x00" * 100, "not plain text"),
        (b"", "no cards"),
    ):
        path.write_bytes(data)
        assert told in refused(capsys, "check", str(path))
    with path.open("wb") as file:
        file.truncate(100_000_000)
    assert "longer than" in refused(capsys, "check", str(path))


def test_a_starter_deck_may_be_played(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "lamps_at_noon", "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    assert told["legal"] and told["refusals"] == [] and told["cards"]["Main"] == 50


def test_a_deck_that_may_not_be_played_names_the_rule(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    path = tmp_path / "small.txt"
    lines = Path("decks/fftcg/lamps_at_noon.txt").read_text(encoding="utf-8").splitlines()
    path.write_text(next(line for line in lines if line[:1].isdigit()), encoding="utf-8")
    assert main(["check", str(path)]) == 1
    assert "FFTCG 8.1.1.1" in capsys.readouterr().out


def test_rules_are_found_by_number_and_by_words(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "fftcg", "10.1.2.1.1"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("10.1.2.1.1 (enforced) ") and "tests/games/fftcg/rules/test_ch10_attack.py::" in told
    assert main(["rules", "fftcg", "endless", "loops"]) == 0
    assert "13 (definition) Endless loops." in capsys.readouterr().out
    assert main(["rules", "fftcg"]) == 0
    told = capsys.readouterr().out.splitlines()
    rulings = sum(" (ruling) " in line for line in told)
    assert rulings and sum(not line.startswith(" ") for line in told) == 495 + rulings + 3
    assert main(["rules", "fftcg", "行動狀態", "防禦", "只有", "--language", "zh_TW"]) == 0
    assert "10.1.3.1.1 (enforced) 只有處於行動狀態的前鋒可以防禦。" in capsys.readouterr().out
    assert main(["rules", "fftcg", "999"]) == 2
    assert "There is no rule '999'" in capsys.readouterr().err
    assert main(["rules", "fftcg", "--json"]) == 0
    counts = json.loads(capsys.readouterr().out)
    assert set(counts) == {"entries", "enforced", "tested", "rulings", "unknown"} and counts["entries"] == 495


def test_the_version_is_that_of_the_package(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        main(["--version"])
    told = capsys.readouterr().out
    assert told.startswith(f"tessera {__version__} (build source; Python ") and "Qt 6." in told
    assert f'version = "{__version__}"' in Path("pyproject.toml").read_text(encoding="utf-8")


@pytest.mark.usefixtures("toy")
@pytest.mark.parametrize("words", [(), ("cipher",)])
def test_the_demonstration_runs_to_its_end(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, words: tuple[str, ...]
) -> None:
    monkeypatch.setattr(ToyGame, "starters", lambda _: (Path("a.txt"), Path("b.txt")))
    assert main(["demo", *words]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0].startswith("Lanterns: ") and lines[-1].startswith(("Ann wins", "Bob wins"))


@pytest.mark.usefixtures("toy")
def test_a_record_is_replayed_up_to_an_entry(recorded: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["replay", str(recorded), "--to", "3"]) == 0
    captured = capsys.readouterr()
    assert "After entry 3 of " in captured.out and captured.err == ""


@pytest.mark.usefixtures("toy")
def test_a_record_that_was_cut_off_is_replayed_as_far_as_it_goes(
    recorded: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    recorded.write_bytes(recorded.read_bytes()[:-5])
    assert main(["replay", str(recorded)]) == 0
    assert "The record was cut off in line" in capsys.readouterr().err
    recorded.write_bytes(recorded.read_bytes()[:50])
    assert "this is no record of a match" in refused(capsys, "replay", str(recorded))


@pytest.mark.usefixtures("toy")
def test_a_match_is_resumed_from_its_record(recorded: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["resume", str(recorded), "--seats", "random,random"]) == 0
    assert " wins: " in capsys.readouterr().out
    assert main(["replay", str(recorded)]) == 0
    assert " wins: " in capsys.readouterr().out


@pytest.mark.usefixtures("toy")
def test_bench_and_soak_report_their_numbers(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ToyGame, "starters", lambda _: (Path("a.txt"), Path("b.txt")))
    assert main(["bench", "fftcg", "--seconds", "0.3", "--json"]) == 0
    measures = json.loads(capsys.readouterr().out)
    wanted = {"games_per_s", "decisions_per_s", "seen_decisions_per_s", "legal_p99_ms", "copy_us", "undo_ms", "view_ms"}
    assert wanted <= set(measures) and all(measures[name] > 0 for name in wanted)
    assert main(["soak", "fftcg", "--games", "1", "--json"]) == 0
    captured = capsys.readouterr()
    assert json.loads(captured.out) == {"games": 1, "broken": 0, "problems": []}
    assert "1 of 1 games, 0 broken" in captured.err


@pytest.mark.usefixtures("toy")
def test_soak_finds_what_is_broken(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Lanterns, "check", lambda *_: ["a lantern burns at both ends"])
    assert main(["soak", "fftcg", "--games", "1", "--seed", "7"]) == 1
    captured = capsys.readouterr()
    assert "seed 7, answer " in captured.err and "a lantern burns at both ends" in captured.err
    assert captured.out == "1 games, 1 broken.\n"


@pytest.mark.parametrize("wrong", ["digest", "text"])
@pytest.mark.usefixtures("toy")
def test_soak_finds_a_record_that_is_not_as_it_was_on_the_way(wrong: str, monkeypatch: pytest.MonkeyPatch) -> None:
    true, told = soak.Stop, {"digest": "is not the one recorded", "text": "is not how it goes on"}
    monkeypatch.setattr(soak, "Stop", lambda *stop: true(*stop)._replace(**{wrong: "other"}))
    found = [soak.play("fftcg", None, seed) for seed in range(40)]
    assert any(told[wrong] in one for one in found)


@pytest.mark.usefixtures("toy")
def test_soak_finds_values_that_were_kept_too_long(monkeypatch: pytest.MonkeyPatch) -> None:
    true = Match.view
    monkeypatch.setattr(Match, "view", lambda match, seat: structs.replace(true(match, seat), zones=()))
    found = [soak.play("fftcg", None, seed) for seed in range(40)]
    assert any("what is kept of the position" in one for one in found)


@pytest.mark.usefixtures("toy")
def test_soak_plays_many_games_of_lanterns_without_a_break() -> None:
    assert [found for seed in range(200) if (found := soak.play("fftcg", None, seed))] == []


def test_a_random_player_does_not_play_what_costs_nothing_without_end() -> None:
    table = Position()
    for _ in range(3):
        table.resonator("Owl", text="{0}: You gain 100 life.")
    match, eager, source = Story(table).match, soak.Eagerness(), random.Random(5)
    for _ in range(500):
        assert match.request is not None
        assert match.answer(match.request.seat, eager.answer(match, source)) is None
    assert match.state.vars["turn"] > 3


def test_an_unplayable_deck_is_not_dealt() -> None:
    class Strict(ToyGame):
        def check(self, deck: object) -> tuple[object, ...]:  # type: ignore[override]
            return ("It has no lamp.",)

    with pytest.raises(Problem, match="may not be played: It has no lamp"):
        choosing.legal_deck(Strict(), "random", random.Random(1))  # type: ignore[arg-type]
