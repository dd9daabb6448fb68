"""The rulebook reads ledgers, gives refusals their words, and finds the tests that cite its rules."""

from pathlib import Path

import pytest

from app.cli.citing import citations, coverage
from engine.rulebook import LedgerError, Refusal, Rule, Rulebook, Standing
from engine.text.hanzi import Script
from tests.games.editions import Difference, Verdict, differences

LEDGER = """\
# A comment, and an empty line.

1 | definition | Turns.
1.1 | enforced | Players take turns.
1.1.2.1 | physical | Cards are shuffled | cut by hand.
1.1a | enforced | A turn has two phases.
1.1a-iv | superseded | A turn has one phase.
"""


@pytest.fixture
def ledger(tmp_path: Path) -> Path:
    """A directory with one chapter in it."""
    (tmp_path / "chapter_01.txt").write_text(LEDGER, encoding="utf-8")
    return tmp_path


def test_a_ledger_is_read_in_document_order(ledger: Path) -> None:
    (ledger / "chapter_02.txt").write_text("2 | definition | Ends.\n", encoding="utf-8")
    book = Rulebook.load("CHESS", ledger)
    assert book.name == "CHESS"
    assert list(book.rules) == ["1", "1.1", "1.1.2.1", "1.1a", "1.1a-iv", "2"]
    assert book["1.1"] == Rule("1.1", Standing.ENFORCED, "Players take turns.")
    assert book["1.1.2.1"].sentence == "Cards are shuffled | cut by hand."


@pytest.mark.parametrize(
    ("number", "chapter"),
    [("1", "1"), ("10.1.2", "10"), ("201.2a", "201"), ("VC2.1", "VC2"), ("VG.23", "VG.23")],
)
def test_the_chapter_of_a_rule_is_its_number_before_the_first_dot(number: str, chapter: str) -> None:
    assert Rule(number, Standing.DEFINITION, "It is.").chapter == chapter


def test_a_number_that_is_not_in_the_book_is_a_key_error_or_none(ledger: Path) -> None:
    book = Rulebook.load("CHESS", ledger)
    assert book.get("1.1") is book["1.1"]
    assert book.get("9") is None
    with pytest.raises(KeyError):
        book["9"]


@pytest.mark.parametrize(
    ("number", "below"),
    [("", ["1"]), ("1", ["1.1"]), ("1.1", ["1.1.2.1", "1.1a"]), ("1.1a", ["1.1a-iv"]), ("1.1a-iv", [])],
)
def test_children_are_the_rules_directly_below_even_past_a_skipped_level(
    ledger: Path, number: str, below: list[str]
) -> None:
    assert [rule.number for rule in Rulebook.load("CHESS", ledger).children(number)] == below


def test_sections_are_below_the_hundred_that_heads_them() -> None:
    numbers = ("101", "101.1", "200", "201", "201.1", "299", "300")
    book = Rulebook("CHESS", [Rule(number, Standing.DEFINITION, "It is.") for number in numbers])
    assert [rule.number for rule in book.children()] == ["101", "200", "300"]
    assert [rule.number for rule in book.children("200")] == ["201", "299"]


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("TURN phases", ["1.1a"]),
        ("1.1.2", ["1.1.2.1"]),
        ("bishop", []),
        ("", ["1", "1.1", "1.1.2.1", "1.1a", "1.1a-iv"]),
    ],
)
def test_a_search_finds_rules_by_their_words_and_numbers(ledger: Path, text: str, found: list[str]) -> None:
    assert [rule.number for rule in Rulebook.load("CHESS", ledger).search(text)] == found


CHINESE = """\
1 | 回合
1.1 | 玩家轮流进行回合。
1.1.2.1 | 将卡牌洗混。
1.1a | 一个回合有两个阶段。
1.1a-iv | 一个回合有一个阶段。
"""
SCRIPTS = {"zh_CN": Script(), "zh_TW": Script(terms={"轮": "輪", "进": "進", "个": "個"})}


@pytest.fixture
def chinese(ledger: Path) -> Path:
    """The directory of the same chapter in Chinese."""
    (ledger / "chinese").mkdir()
    (ledger / "chinese" / "chapter_01.txt").write_text(CHINESE, encoding="utf-8")
    return ledger / "chinese"


def test_a_rule_is_told_in_the_languages_of_the_book_and_otherwise_in_english(ledger: Path, chinese: Path) -> None:
    book = Rulebook.load("CHESS", ledger, SCRIPTS)
    assert book.sentence("1.1") == book.sentence("1.1", "eo") == "Players take turns."
    assert book.sentence("1.1", "zh_CN") == "玩家轮流进行回合。"
    assert book.sentence("1.1", "zh_TW") == "玩家輪流進行回合。"
    assert [rule.number for rule in book.search("兩個", "zh_TW")] == []
    assert [rule.number for rule in book.search("1a 個", "zh_TW")] == ["1.1a", "1.1a-iv"]


@pytest.mark.parametrize(
    ("chapter", "complaint"),
    [
        (CHINESE.replace("1.1a |", "1.1b |"), r"line 4: .* not so 1\.1b"),
        (CHINESE + "1.1 | 又一次。", r"line 6: .* not so 1\.1\."),
        (CHINESE.replace("1 | 回合\n", ""), r"rule 1 has no line"),
        (CHINESE.replace("回合\n", "\n"), r"line 1: .* 2 fields"),
    ],
)
def test_chinese_of_other_rules_than_the_ledgers_is_an_error(
    ledger: Path, chinese: Path, chapter: str, complaint: str
) -> None:
    (chinese / "chapter_01.txt").write_text(chapter, encoding="utf-8")
    with pytest.raises(LedgerError, match=complaint):
        Rulebook.load("CHESS", ledger, SCRIPTS)


def test_the_rules_of_a_book_cannot_be_changed(ledger: Path) -> None:
    with pytest.raises(TypeError):
        Rulebook.load("CHESS", ledger).rules["2"] = Rule("2", Standing.ENFORCED, "More.")  # type: ignore[index]


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("2 | enforced", "3 fields"),
        ("2 | enforced | ", "3 fields"),
        ("2 | certain | A rule.", "'certain' is none of enforced, definition, physical, superseded"),
        ("two | enforced | A rule.", "'two' is not the number"),
        ("1.1 | enforced | A rule.", "1.1 is there already"),
    ],
)
def test_a_malformed_rule_is_an_error_with_file_and_line(ledger: Path, line: str, complaint: str) -> None:
    (ledger / "chapter_02.txt").write_text(f"# Two.\n{line}\n", encoding="utf-8")
    with pytest.raises(LedgerError, match=rf"chapter_02\.txt, line 2: .*{complaint}"):
        Rulebook.load("CHESS", ledger)


def test_a_directory_without_chapters_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match=r"CHESS has no chapter_\*\.txt"):
        Rulebook.load("CHESS", tmp_path)


def test_an_earlier_edition_is_compared_if_a_file_is_there(ledger: Path) -> None:
    rules = Rulebook.load("CHESS", ledger).rules
    assert not differences(ledger, rules)
    lines = "1.3 | moved | 1.1, 1.1a | It was one rule.\n1.4 | dropped | - | Nobody cuts.\n"
    (ledger / "earlier_chapter_1.txt").write_text(lines, encoding="utf-8")
    assert differences(ledger, rules) == {
        "1.3": Difference("1.3", Verdict.MOVED, ("1.1", "1.1a"), "It was one rule."),
        "1.4": Difference("1.4", Verdict.DROPPED, (), "Nobody cuts."),
    }


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("1.3 | same | 1.1", "4 fields"),
        ("1.3 | alike | 1.1 | Nothing.", "'alike' is none of same, changed, moved, dropped"),
        ("1.3 | same | 1.9 | Nothing.", "no rule 1.9"),
        ("1.3 | same | - | Nothing.", "a dropped rule has -"),
        ("1.3 | dropped | 1.1 | Gone.", "a dropped rule has -"),
        ("1.2 | same | 1.1 | Nothing.", "1.2 is compared already"),
    ],
)
def test_a_malformed_comparison_is_an_error_with_file_and_line(
    ledger: Path, line: str, complaint: str
) -> None:
    text = f"1.2 | same | 1.1 | Nothing.\n{line}\n"
    (ledger / "earlier_chapter_1.txt").write_text(text, encoding="utf-8")
    with pytest.raises(LedgerError, match=rf"earlier_chapter_1\.txt, line 2: .*{complaint}"):
        differences(ledger, Rulebook.load("CHESS", ledger).rules)


def test_a_refusal_says_why_and_then_the_number() -> None:
    assert str(Refusal("CHESS 1.1", "It is not your turn.")) == "It is not your turn. CHESS 1.1"


TESTS = '''
@rule("1.1", "1.1a")
def test_turns():
    """Players take turns (CHESS 1.1, CHESS\\n1.1.2.1). Not DRAUGHTS 5.1 or CHESS 1.1x5."""

def test_silent():
    """Cites nothing."""

class TestTurns:
    @pytest.mark.parametrize("n", [1])
    @rule("9.9")
    async def test_phases(self, n): ...

def helper():
    """CHESS 1.1 is not cited by what is no test."""
'''


def test_tests_cite_rules_by_decorator_and_docstring(tmp_path: Path) -> None:
    (tmp_path / "tests").mkdir()
    (tmp_path / "tests" / "test_a.py").write_text(TESTS, encoding="utf-8")
    turns = ["tests/test_a.py::test_turns"]
    phases = ["tests/test_a.py::TestTurns::test_phases"]
    expected = {"1.1": turns, "1.1a": turns, "1.1.2.1": turns, "9.9": phases}
    assert citations([Path("tests")], "CHESS", tmp_path) == expected
    assert citations([tmp_path / "tests" / "test_a.py"], "CHESS", tmp_path) == expected


@pytest.mark.parametrize(
    ("decorator", "name", "complaint"),
    [
        ("@rule", "test_it", "cites no rule"),
        ("@rule()", "test_it", "cites no rule"),
        ("@rule(NUMBER)", "test_it", "plain strings"),
        ("@rule(1.1)", "test_it", "plain strings"),
        ('@rule("1.1", "the turn")', "test_it", "plain strings"),
        ('@rule("1.1")', "helper", "no test"),
        ("@rule(", "test_it", "not Python"),
    ],
)
def test_a_malformed_citation_is_an_error(tmp_path: Path, decorator: str, name: str, complaint: str) -> None:
    (tmp_path / "test_a.py").write_text(f"{decorator}\ndef {name}(): ...\n", encoding="utf-8")
    with pytest.raises(LedgerError, match=rf"test_a\.py, line \d: .*{complaint}"):
        citations([tmp_path], "CHESS", tmp_path)


def test_a_missing_test_file_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(LedgerError, match="no such test file"):
        citations([Path("test_b.py")], "CHESS", tmp_path)


def test_coverage_counts_what_is_enforced_tested_and_unknown(ledger: Path) -> None:
    book = Rulebook.load("CHESS", ledger)
    report = coverage(book, {"1.1": ["a", "b"], "1": ["a"], "9.9": ["c"]})
    assert report.counts() == {"entries": 5, "enforced": 2, "tested": 1, "rulings": 0, "unknown": 1}
    assert report.untested == (book["1.1a"],)
    assert report.unknown == {"9.9": ("c",)}
