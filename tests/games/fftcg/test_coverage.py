"""Every enforced rule has a story that shows it, and no story cites a rule that is not there."""

from pathlib import Path

from engine.games.fftcg.ledger import rulebook
from engine.rulebook import citations, coverage

ROOT = Path(__file__).parents[3]
COVERAGE = coverage(rulebook(), citations([Path("tests/games/fftcg")], "FFTCG", ROOT))


def test_every_enforced_rule_has_a_story() -> None:
    assert [f"{rule.number}: {rule.sentence}" for rule in COVERAGE.untested] == []


def test_every_rule_that_a_story_cites_is_there() -> None:
    assert COVERAGE.unknown == {}
