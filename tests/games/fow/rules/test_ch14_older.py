"""Stories of chapter 14: the words of older cards (FOW 1404 to 1414)."""

from __future__ import annotations

from tests.games.fow.story import Story, play, rule
from tests.games.fow.table import Position


@rule("1409.1", "1411.1")
def test_the_marks_of_abilities_say_nothing() -> None:
    table = Position()
    text = "[Continuous]: Other resonators you control gain [+100/+100].\n[Activate] Pay {R}, {Rest}: Draw a card."
    old = table.resonator("Old", text=text)
    new = table.resonator("New", text="Other resonators you control gain [+100/+100].\n{R}, {Rest}: Draw a card.")
    assert table.now(old).abilities == table.now(new).abilities


@rule("1411.1", "1411.2")
def test_when_and_whenever_are_the_arrow_of_today() -> None:
    table = Position()
    old = table.resonator("Old", text="[Continuous]: Whenever this card attacks, draw a card.")
    new = table.resonator("New", text="Whenever this card attacks ⇒ Draw a card.")
    assert table.now(old).abilities == table.now(new).abilities


@rule("1404.2")
def test_the_chant_standby_area_is_the_standby_area() -> None:
    table = Position()
    trap = table.chant(zone="standby area", seat=1, since=1)
    Story(table).play(table.chant(text="Destroy target card in a chant-standby area."), trap).resolve()
    assert table.where(trap) == "graveyard"


@rule("1407.1", "312.3", "1412.2")
def test_a_summon_spell_is_a_resonator_spell() -> None:
    table = Position()
    hound, pyre = table.resonator("Hound", zone="hand"), table.chant("Pyre", "Draw a card.")
    no = table.chant(text="[Quickcast]\nCancel target summon spell.", seat=1)
    story = Story(table).play(pyre).passes()
    assert story.refuses(play(no)) == "FOW 903.2d"
    story.passes().play(hound).passes().play(no, hound).resolve()
    assert table.where(hound) == "graveyard"


@rule("1406.3")
def test_an_older_addition_that_an_effect_puts_onto_the_field_is_added_to_a_legal_card() -> None:
    table = Position()
    cole = table.resonator("Cole", 500, 500)
    sword = table.addition("Sword", "Added resonator gains [+300/+300].", subtypes=("Resonator",), zone="graveyard")
    raise_ = table.chant(text="Put target addition from your graveyard into your field.")
    story = Story(table).play(raise_, sword).resolve()
    if story.asked.kind == "cards":
        story.choose(cole)
    assert table.values(cole) == (800, 800)


@rule("1406.3", "1002.2")
def test_an_older_addition_without_a_legal_card_stays_where_it_is() -> None:
    table = Position()
    sword = table.addition("Sword", "Added resonator gains [+300/+300].", subtypes=("Resonator",), zone="graveyard")
    Story(table).play(table.chant(text="Put target addition from your graveyard into your field."), sword).resolve()
    assert table.where(sword) == "graveyard"


@rule("1406.1a", "1406.2", "1406.4a")
def test_an_addition_to_a_resonator_is_not_added_to_a_j_ruler() -> None:
    table = Position()
    lord, cole = table.judged("Dragon"), table.resonator("Cole")
    one = table.addition("Sword", subtypes=("Resonator",), zone="hand")
    both = table.addition("Crest", "Added J/resonator gains [+100/+100].", subtypes=("J/resonator",), zone="hand")
    story = Story(table).play(one, cole).resolve()
    story.play(both, lord).resolve()
    assert table.values(lord) == (900, 900)


@rule("1414.1", "1414.2")
def test_who_loses_target_attack_loses_precision() -> None:
    table = Position()
    archer = table.resonator("Archer", text="[Precision]")
    Story(table).play(table.chant(text="Target resonator loses [Target Attack] until end of turn."), archer).resolve()
    assert table.keywords(archer) == set()


@rule("1411.1a")
def test_an_older_trigger_with_an_event_before_its_colon_has_an_arrow() -> None:
    table = Position()
    old = table.chant("Trap", "[Trigger] When a resonator you control is destroyed: Draw a card.")
    new = table.chant("Trap", "[Trigger] When a resonator you control is destroyed ⇒ Draw a card.")
    assert table.now(old).abilities == table.now(new).abilities
