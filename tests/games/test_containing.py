"""What fails in a card's text stops that text alone, where a match is asked to contain it; else everybody sees it."""

from __future__ import annotations

from typing import Any

import pytest

from engine.abilities import conditions as condition_words
from engine.abilities import decks
from engine.abilities import effects as words
from engine.answers import Pass, Play
from engine.games.cipher.effects.resolution import MEANING as CIPHER
from engine.games.fftcg.effects.resolution import MEANING
from engine.games.fftcg.rules import priority, using
from engine.overrides import Draw
from engine.triggers.triggering import TriggerRules
from tests.games.cipher.rules.test_ch10_triggered import SPEC
from tests.games.cipher.story import Story as CipherStory
from tests.games.cipher.table import Position as CipherPosition
from tests.games.fftcg.story import Story
from tests.games.fftcg.table import Position

FAILS = "The program failed to carry out the text of {0}. Do by hand what it says, then go on. {1}"


@pytest.fixture
def draws_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program stumble over drawing cards by an effect, as over something nobody thought of."""

    def broken(effect: words.Effect, deed: object) -> Any:
        raise ZeroDivisionError("a mistake of the program")
        yield

    monkeypatch.setitem(MEANING.effects, decks.Draw, broken)
    monkeypatch.setitem(CIPHER.effects, decks.Draw, broken)


def test_without_containment_the_error_goes_on(draws_fail: None) -> None:
    table = Position()
    story = Story(table).cast(table.summon("Tide", "Draw 1 card.", cost=0)).passes()
    before = table.state.digest()
    with pytest.raises(ZeroDivisionError):
        story.passes()
    assert table.state.digest() == before


def fails_midway() -> tuple[Story, int, int]:
    """A Summon of which the second part fails resolves in a match that contains errors."""
    table = Position()
    tide = table.summon("Tide", "Choose 1 Forward. Dull it. Draw 1 card.", cost=0)
    oak = table.forward("Oak", seat=1)
    story = Story(table)
    story.match.contain()
    return story.cast(tide).resolve(), tide, oak


def test_nothing_of_the_text_has_happened_and_it_is_done_by_hand(draws_fail: None) -> None:
    """FFTCG 2.1: the Summon is gone from the stack (11.11.10), and the players do what it says."""
    story, tide, oak = fails_midway()
    assert story.asked.text == FAILS and story.asked.args[0] == ("card", tide)
    assert "Draw 1 card." in story.asked.args[1]
    assert not story.table.state.cards[oak].dull
    assert story.table.where(tide) == "break zone"
    assert any("fails to carry out its text" in line for line in story.log())
    assert story.match.override(0, Draw(1)) is None
    assert story.pick(0).asked.kind == "play"


def test_the_same_entries_lead_to_the_same_position(draws_fail: None) -> None:
    """A record goes where the match went: undo plays it again."""
    story, _, _ = fails_midway()
    story.pick(0)
    there = story.table.state.digest()
    assert story.match.undo() and story.match.redo()
    assert story.table.state.digest() == there


def test_a_triggered_skill_that_fails_is_done_by_hand(draws_fail: None) -> None:
    """Cipher 2.1"""
    table = CipherPosition(phase="deployment")
    table.some(1, "bond")
    table.some(3, "deck")
    vell = table.card("Vell", "Gift |AUTO| When this unit is deployed, draw 1 card.")
    story = CipherStory(table)
    story.match.contain()
    story.deploy(vell)
    assert story.asked.text == FAILS and story.asked.args[0] == ("card", vell)


def broken(*_: object, **__: object) -> Any:
    """A question that the program cannot answer."""
    raise LookupError("a mistake of the program")


@pytest.fixture
def conditions_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program stumble over asking what somebody controls."""
    monkeypatch.setitem(MEANING.conditions, condition_words.Has, broken)


def test_an_ability_that_cannot_be_asked_whether_it_triggers_is_done_by_hand(conditions_fail: None) -> None:
    """FFTCG 2.1, 11.8.13"""
    table = Position()
    text = "When Oak enters the field, if you control 2 or more Forwards, draw 1 card."
    oak = table.forward("Oak", 5000, text, zone="hand", cost=0)
    story = Story(table)
    story.match.contain()
    story.cast(oak)
    assert story.asked.text == FAILS and story.asked.args[0] == ("card", oak)


GROWS = "If you control 2 or more Forwards, Oak gains +1000 power."


def test_a_field_ability_that_fails_changes_nothing_and_is_shown_as_unread(conditions_fail: None) -> None:
    """FFTCG 2.1: the board stands, and the card says that its text waits for the players."""
    table = Position()
    oak = table.forward("Oak", 5000, GROWS)
    table.state.contains = True
    story = Story(table)
    seen = next(card for zone in story.match.view(0).zones for card in zone.cards if card.name == "Oak")
    assert seen.values["power"] == 5000 and seen.values["unread"] == (GROWS,)
    assert not story.match.explain(0, table.state.cards[oak].handles[0])


def test_a_field_ability_that_fails_is_asked_about_where_it_may_matter(conditions_fail: None) -> None:
    """FFTCG 2.1"""
    table = Position()
    table.forward("Oak", 5000, GROWS)
    table.state.contains = True
    assert "Unread text" in Story(table, at="main 1").asked.text


def test_a_play_that_cannot_be_judged_is_refused_and_the_others_are_not(monkeypatch: pytest.MonkeyPatch) -> None:
    table = Position()
    oak = table.forward("Oak", 5000, "[0]: Draw 1 card.")
    tide = table.summon("Tide", "Draw 1 card.", cost=0)
    monkeypatch.setattr(using, "cost_of_use", broken)
    story = Story(table)
    story.match.contain()
    assert story.refuses(Play("use", oak, 0)) == "FFTCG 2.1"
    story.cast(tide)


def test_any_other_error_leaves_the_match_as_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    """The answer is refused with a sentence; nothing is lost."""
    table = Position()
    story = Story(table).cast(table.summon("Tide", "Draw 1 card.", cost=0)).passes()
    story.match.contain()
    monkeypatch.setattr(priority, "put_summon_away", broken)
    assert story.refuses(Pass()) == ""
    monkeypatch.undo()
    assert story.passes().asked.kind == "play"


def test_nothing_is_told_of_a_hidden_card_that_fails_to_be_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """Cipher 10.2.2.1: its player reads on the card that its text fails, and nobody else learns that it is there."""
    table = CipherPosition(phase="deployment")
    table.some(4, "bond")
    table.unit("Vell", main=True)
    change = table.card("Vell", change=1)
    table.card("Odo", SPEC)
    story = CipherStory(table)
    story.match.contain()
    monkeypatch.setattr(TriggerRules, "_pending", broken)
    story.level_up(change)
    assert not any("fails to carry out its text" in line.text for line in story.match.log(1))
    assert story.asked.text != FAILS


CIPHER_GROWS = "Lamp |CONT| If you have 2 or more allies, this unit gains +10 attack."


@pytest.fixture
def cipher_conditions_fail(monkeypatch: pytest.MonkeyPatch) -> None:
    """Let the program stumble over asking what a player of Cipher has."""
    monkeypatch.setitem(CIPHER.conditions, condition_words.Has, broken)


def test_a_cont_skill_that_fails_changes_nothing_and_is_shown_as_unread(cipher_conditions_fail: None) -> None:
    """Cipher 2.1"""
    table = CipherPosition()
    vell = table.unit("Vell", CIPHER_GROWS)
    table.state.contains = True
    story = CipherStory(table)
    seen = next(card for zone in story.match.view(0).zones for card in zone.cards if card.name.startswith("Vell"))
    assert seen.values["attack"] == 30 and seen.values["unread"] == (CIPHER_GROWS,)
    assert table.attack_of(vell) == 30


def test_a_cont_skill_that_fails_is_asked_about_where_it_may_matter(cipher_conditions_fail: None) -> None:
    """Cipher 2.1: its unit attacks, and nobody has looked at it before."""
    table = CipherPosition()
    table.main_characters()
    table.some(5, "deck")
    table.some(5, "deck", seat=1)
    vell = table.unit("Vell", CIPHER_GROWS)
    table.unit("Cole", seat=1)
    table.state.contains = True
    story = CipherStory(table).attack(vell)
    assert "Unread text" in story.asked.text and story.asked.args[0] == ("card", vell)
