"""Cards of which not all could be read: what was read is enforced, the rest is asked about where it may matter."""

from __future__ import annotations

from dataclasses import replace

from engine.games.fftcg.cards import Card
from engine.games.fftcg.effects import statics
from engine.games.fftcg.rules.table import HAND
from engine.overrides import Draw, Turn
from tests.games.fftcg.story import Story, attack
from tests.games.fftcg.table import Position

HUM = "Wend hums a tune nobody can name."


def printed(table: Position, number: int, text: str) -> int:
    """Give a card a text of which not every line can be read."""
    card = table.state.cards[number]
    assert isinstance(card.face, Card)
    card.face = replace(card.face, text=text)
    return number


def asks(story: Story) -> str:
    """What is asked, if it is about unread text."""
    request = story.asked
    about = request.kind == "options" and "Unread text" in request.text
    return request.text.format("{0}", *request.args[1:]) if about else ""


def test_when_it_is_played_its_unread_text_is_asked_about_and_shown() -> None:
    """FFTCG 2.1"""
    table = Position()
    wend = printed(table, table.forward("Wend", zone="hand", cost=0), f"Brave\n{HUM}")
    story = Story(table).cast(wend)
    assert asks(story).startswith("Unread text of {0} may matter now: it was played.")
    assert story.asked.args == (("card", wend), "it was played.", HUM)
    assert any("Unread text" in line for line in story.log())
    assert not asks(story.pick(0))


def test_what_was_read_is_enforced() -> None:
    """FFTCG 2.1"""
    table = Position()
    wend = printed(table, table.forward("Wend"), f"Wend cannot attack.\n{HUM}")
    refusal = statics.refuse_attack(table.state, wend)
    assert refusal is not None and refusal.rule == "FFTCG 10.1.2.1.2"


def test_the_text_is_carried_out_by_hand_before_the_game_goes_on() -> None:
    """FFTCG 2.1"""
    table = Position()
    wend = printed(table, table.forward("Wend", zone="hand", cost=0), HUM)
    story = Story(table).cast(wend)
    assert story.match.override(0, Draw(1)) is None
    assert len(table.state.zones[HAND[0]]) == 1
    assert asks(story)
    story.pick(0)
    assert story.asked.kind == "play"


def test_it_is_asked_about_where_it_is_turned() -> None:
    """FFTCG 2.1"""
    table = Position()
    wend = printed(table, table.forward("Wend"), HUM)
    story = Story(table, at="attack").say(attack(wend))
    assert "it was turned." in asks(story)


def test_it_is_asked_about_where_it_is_put_into_the_break_zone() -> None:
    """FFTCG 2.1: the controller, who may be another than the owner, is asked."""
    table = Position()
    wend = printed(table, table.forward("Wend", 5000, seat=1), HUM)
    pyre = table.summon("Pyre", "Choose 1 Forward opponent controls. Break it.", cost=0)
    story = Story(table).cast(pyre)
    story.resolve()
    assert table.where(wend) == "break zone"
    assert "it was put into the Break Zone." in asks(story) and story.asked.seat == 1


def test_it_is_asked_about_where_a_phase_begins() -> None:
    """FFTCG 2.1"""
    table = Position()
    printed(table, table.forward("Wend"), HUM)
    assert "a phase begins." in asks(Story(table, at="main 1"))


def test_whoever_does_not_want_to_be_asked_again_is_not_asked_this_turn() -> None:
    """FFTCG 2.1"""
    table = Position()
    wend = printed(table, table.forward("Wend"), HUM)
    story = Story(table, at="main 1").pick(1)
    story.resolve()
    assert not asks(story)
    assert story.asked.text != "" and table.where(wend) == "field"


def test_a_summon_that_was_not_read_is_asked_about_when_it_resolves() -> None:
    """FFTCG 11.11.1"""
    table = Position()
    hum = printed(table, table.summon("Hum", cost=0), "Hum hums a tune nobody can name.")
    story = Story(table).cast(hum).resolve()
    assert "it resolves." in asks(story)


def test_a_card_that_was_read_asks_nothing() -> None:
    """FFTCG 2.1"""
    table = Position()
    story = Story(table).cast(table.forward("Vell", text="Haste", zone="hand", cost=0))
    assert not asks(story)


def test_the_unread_lines_are_among_what_is_seen_of_a_card() -> None:
    """FFTCG 2.1"""
    table = Position()
    wend = printed(table, table.forward("Wend"), f"Brave\n{HUM}")
    story = Story(table)
    assert story.match.law.inspect(table.state, wend, 1)["unread"] == (HUM,)


def test_turning_it_by_hand_asks_nothing() -> None:
    """FFTCG 2.1: who does something by hand knows what it does."""
    table = Position()
    wend = printed(table, table.forward("Wend"), HUM)
    story = Story(table)
    assert story.match.override(0, Turn(table.state.cards[wend].handles[0], True)) is None
    assert not asks(story)


def test_it_is_asked_about_at_a_block_and_before_battle_damage() -> None:
    """FFTCG 2.1, 15.2.3: what cannot be read may be First Strike, which counts before anything breaks."""
    table = Position()
    ann, wend = table.forward("Ann", 9000), printed(table, table.forward("Wend", 5000, seat=1), HUM)
    story = Story(table, at="attack").attack(ann).say(attack(wend))
    assert "it blocks." in asks(story)
    story.pick(0).on()
    assert "battle damage comes next." in asks(story) and table.where(wend) == "field"


def test_it_is_asked_about_where_its_card_attacks_without_being_turned() -> None:
    """FFTCG 2.1, 15.2.2"""
    table = Position()
    wend = printed(table, table.forward("Wend"), f"Brave\n{HUM}")
    assert "it attacks." in asks(Story(table, at="attack").say(attack(wend)))
