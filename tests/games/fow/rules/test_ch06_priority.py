"""Priority, and playing cards without text (FOW 600, 700)."""

from __future__ import annotations

from tests.games.fow.story import Story, play, rule
from tests.games.fow.table import Position


@rule("605.1a", "605.1c", "605.1b")
def test_who_acts_keeps_priority_and_when_both_pass_the_top_of_the_chase_resolves() -> None:
    position = Position()
    hound = position.resonator(zone="hand")
    story = Story(position, automatic=False).play(hound)
    assert (story.chase, story.priority, position.where(hound)) == (["Vell"], 0, "chase")
    story.passes()
    assert story.priority == 1
    story.passes()
    assert (story.chase, story.priority, position.where(hound)) == ([], 0, "field")


@rule("605.1b")
def test_when_both_pass_on_an_empty_chase_the_step_ends() -> None:
    story = Story(Position(), automatic=False).passes()
    assert story.step == "main"
    assert story.passes().step == "end begins"


@rule("702.3", "703.3")
def test_resonators_regalia_and_additions_go_to_the_field_and_chants_to_the_graveyard() -> None:
    position = Position()
    cards = [
        position.resonator(zone="hand"), position.regalia(zone="hand"), position.addition(zone="hand"),
        position.chant(zone="hand"),
    ]
    story = Story(position, automatic=False)
    for card in cards:
        story.play(card).resolve()
    assert [position.where(card) for card in cards] == ["field", "field", "field", "graveyard"]


@rule("701.2", "702.1", "703.1")
def test_cards_are_played_in_ones_own_main_phase_on_an_empty_chase() -> None:
    position = Position()
    hound, chant = position.resonator(zone="hand"), position.chant(zone="hand")
    theirs = position.resonator("Cole", zone="hand", seat=1)
    story = Story(position, automatic=False).play(hound)
    assert story.refuses(play(chant)) == "FOW 703.1"
    story.resolve().passes()
    assert story.refuses(play(theirs)) == "FOW 702.1"
    story.passes()
    assert story.step == "end begins" and story.refuses(play(chant)) == "FOW 703.1"


@rule("702.2")
def test_cards_are_played_from_the_hand() -> None:
    position = Position()
    lost = position.resonator(zone="graveyard")
    assert Story(position, automatic=False).refuses(play(lost)) == "FOW 702.2"


@rule("602.1", "602.1a", "602.1b")
def test_what_the_rules_destroy_is_gone_before_what_triggered_chooses() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 500)
    table.regalia("Wind", "Whenever a resonator is dealt damage ⇒ Return target resonator to its owner's hand.")
    story = Story(table).play(table.chant(text="This card deals 500 damage to target resonator."), cole).resolve()
    assert (table.where(cole), story.chase) == ("graveyard", [])


@rule("602.1a", "1203.1")
def test_the_rules_are_processed_again_and_again_before_what_triggered_is_played() -> None:
    table = Position()
    lord = table.resonator("Lord", 300, 300, "Each other resonator you control gains [+0/+300].")
    cole = table.resonator("Cole", 500, 200, damage=300)
    text = "Put target resonator from your graveyard into your hand."
    table.regalia("Urn", f"Whenever a resonator is put into your graveyard from your field ⇒ {text}")
    bolt = table.chant(text="This card deals 300 damage to target resonator.")
    story = Story(table).play(bolt, lord).resolve().pick(0).choose(cole).choose(lord)
    assert (table.where(lord), table.where(cole), story.chase) == ("graveyard", "graveyard", ["Urn", "Urn"])


@rule("604.1", "702.1", "905.3", "1111.2")
def test_at_another_time_only_what_is_played_then_is_thought_of_and_the_rest_says_why_not() -> None:
    position = Position()
    quick = position.chant(text="[Quickcast]\nDraw a card.", seat=1, zone="hand")
    slow = position.resonator(seat=1, zone="hand")
    fresh, rested = position.stones("RR", seat=1)
    position.mark(rested, dull=True)
    request = Story(position, automatic=False).passes().asked
    assert {idea.card for idea in request.ideas(request.state, 1)} == {quick, fresh}
    assert [idea.card for card in (slow, rested) for idea in request.refused_with(card)] == [slow, rested]
    assert request.judge(play(slow)).rule == "FOW 702.1"
