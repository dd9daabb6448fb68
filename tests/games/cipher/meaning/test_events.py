"""What "when" and "each time" wait for."""

from __future__ import annotations

import pytest

from engine.events import Notice
from tests.games.cipher.effects.doing import FRONT_LINE, cards, do
from tests.games.cipher.story import Story, rule
from tests.games.cipher.table import BLUE, Position

DRAWS = "draw 1 card."
LEVEL_UP = 'Choose 1 "Vell" card from your Retreat Area, and stack it on top of this unit to Level Up her.'


def toll(when: str, kind: str = "AUTO") -> str:
    """Return a skill that draws a card then."""
    return f"Toll |{kind}| {when}, {DRAWS}"


@rule("18.1.18.1")
@pytest.mark.parametrize("when", ["When this unit's attack ends", "When this unit's combat ends"])
def test_an_attack_ends_when_the_combat_does(when: str) -> None:
    table = Position()
    vell, rook = table.unit("Vell", toll(when)), table.unit("Rook", seat=1, attack=40)
    story = Story(table).attack(vell, rook)
    story.go_on()
    assert len(table.names("hand")) == 1


@rule("18.1.18.1")
def test_a_combat_ends_for_the_defending_unit_too_an_attack_does_not() -> None:
    for when, drawn in (("When this unit's attack ends", 0), ("When this unit's combat ends", 1)):
        table = Position(turn_player=1)
        vell, rook = table.unit("Vell", toll(when), attack=40), table.unit("Rook", seat=1)
        Story(table).attack(rook, vell).go_on()
        assert len(table.names("hand")) == drawn


@rule("18.1.15")
def test_an_attack_that_fails_to_destroy_is_told_from_one_that_destroys() -> None:
    for attack, drawn in ((30, 0), (40, 1)):
        table = Position()
        vell = table.unit("Vell", toll("When this unit's attack fails to destroy an enemy"))
        rook = table.unit("Rook", seat=1, attack=attack)
        Story(table).attack(vell, rook).go_on()
        assert len(table.names("hand")) == drawn


@rule("14.1.1")
def test_a_unit_is_deployed_by_a_skill_or_otherwise() -> None:
    for when, drawn in (("When this unit is deployed", 1), ("When this unit is deployed by a skill's effect", 0)):
        table = Position(phase="deployment")
        osk = table.card("Osk", toll(when))
        table.some(1, "bond")
        Story(table).deploy(osk)
        assert len(table.names("hand")) == drawn
        table = Position()
        vell, osk = table.unit("Vell"), table.card("Osk", toll(when))
        table.some(2, "deck")
        do(table, vell, "Choose 1 card from your hand, and deploy it.", FRONT_LINE)
        assert table.triggered == ["Osk"]


@rule("14.2.1", "14.2.5")
def test_levelling_up_is_class_changing_too_where_the_card_has_a_cost_for_that() -> None:
    for change, told in ((None, ["Vell"]), (2, ["Vell", "Vell"])):
        table = Position()
        text = f"{toll('When this unit Levels Up')}\n{toll('When this unit Class Changes')}"
        vell, upper = table.unit("Vell"), table.card("Vell", text, zone="retreat", change=change)
        do(table, vell, LEVEL_UP)
        assert (table.where(upper), table.triggered) == ("front", told)


@rule("14.2.1")
def test_levelling_up_into_a_card_is_what_its_player_does() -> None:
    table = Position()
    text = toll("When you Level Up into this unit")
    vell, upper = table.unit("Vell"), table.card("Vell", text, zone="retreat")
    do(table, vell, LEVEL_UP)
    assert (table.where(upper), table.triggered) == ("front", ["Vell"])


@rule("24.1.13.2")
def test_growth_is_an_event_of_its_own() -> None:
    table = Position()
    vell = table.unit("Vell", f"{toll('When this unit is Growthed')}\n{toll('When this unit Levels Up')}")
    table.card("Vell", zone="retreat")
    do(table, vell, 'Choose 1 "Vell" card from your Retreat Area, and stack it under this unit to Growth them.')
    assert table.triggered == ["Vell"]


@rule("18.1.5.1.1.1")
def test_a_unit_is_supported_by_what_fits() -> None:
    for symbols, told in (((), []), ((BLUE,), ["Vell"])):
        table = Position()
        vell = table.unit("Vell", toll("When this unit is supported by a <Blue>"))
        rook, card = table.unit("Rook", seat=1), table.card("Osk", zone="support", symbols=symbols)
        table.attack(vell, rook)
        table.happen(Notice("supported", 0, vell, others=(card,)))
        assert table.triggered == told


@rule("24.1.14.1", "26.16.2")
def test_an_orb_of_a_player_is_destroyed() -> None:
    for when, told in (("When your Orb is destroyed", []), ("When your opponent's Orb is destroyed", ["Vell"])):
        table = Position()
        vell, (orb, _) = table.unit("Vell", toll(when)), table.some(2, "orb", seat=1)
        do(table, vell, "Destroy 1 of your opponent's Orbs.", cards(orb))
        assert table.triggered == told


def test_drawing_by_a_skill_is_told_from_drawing() -> None:
    for when, told in (("When you draw a card", ["Vell"]), ("When you draw a card by a skill's effect", ["Vell"])):
        table = Position()
        vell, _ = table.unit("Vell", f"Toll |AUTO| {when}, you may move this unit."), table.some(3, "deck")
        do(table, vell, "Draw 1 card.")
        assert table.triggered == told


def test_a_card_discarded_by_an_enemys_skill_triggers_from_where_it_has_gone() -> None:
    text = (
        "Flotsam |SPEC| When this card is sent from your hand to the Retreat Area by an enemy's skill or your "
        "opponent's support skill, draw 1 card."
    )
    for seat, told in ((0, []), (1, ["Osk"])):
        table = Position()
        vell = table.unit("Vell", seat=seat)
        table.card("Osk", text)
        table.some(3, "deck")
        theirs = "Your opponent chooses 1 card from their hand and sends it to the Retreat Area."
        do(table, vell, theirs if seat else "Choose 1 card from your hand, and send it to the Retreat Area.")
        assert table.triggered == told


@rule("6.5")
def test_a_unit_leaves_the_battlefield_wherever_it_goes() -> None:
    for zone in ("hand", "retreat", "bond"):
        table = Position()
        vell, osk = table.unit("Vell", toll("When another ally leaves the battlefield")), table.unit("Osk")
        table.happen(table.move(osk, zone))
        assert table.triggered == ["Vell"] and table.where(vell) == "front"


@rule("10.2.1")
def test_either_of_two_events_will_do() -> None:
    table = Position()
    vell = table.unit("Vell", toll("When this unit attacks or is attacked"))
    rook = table.unit("Rook", seat=1)
    table.attack(vell, rook)
    table.attack(rook, vell)
    assert table.triggered == ["Vell", "Vell"]


def test_a_skill_of_several_kinds_is_several_skills() -> None:
    table = Position()
    text = (
        '[CCS] Dawn |CONT| This unit gains +10 attack. |AUTO| When this unit attacks, draw 1 card. '
        "([CCS] is only active if this unit is Class Changed.)"
    )
    vell, rook = table.unit("Vell", text, change=2), table.unit("Rook", seat=1)
    table.attack(vell, rook)
    assert (table.attack_of(vell), table.triggered) == (30, [])
    table.stack(vell, "Vell")
    table.attack(vell, rook)
    assert (table.attack_of(vell), table.triggered) == (40, ["Vell"])


@rule("9.3.2", "18.1.15.1")
def test_an_orb_is_destroyed_by_the_attack_of_a_unit() -> None:
    text = "Lamp |AUTO| Each time one of your opponent's Orbs is destroyed by this unit's attack, draw 1 card."
    for attacking, drawn in (("Vell", 1), ("Odo", 0)):
        table = Position()
        units = {"Vell": table.unit("Vell", text, attack=90), "Odo": table.unit("Odo", attack=90)}
        story = Story(table).attack(units[attacking])
        story.choose(story.asked.cards()[0])
        assert len(table.names("hand")) == drawn


def test_an_orb_that_a_skill_destroys_is_destroyed_by_no_attack() -> None:
    table = Position()
    vell = table.unit("Vell", toll("When one of your opponent's Orbs is destroyed by this unit's attack"))
    table.unit("Odo", toll("When one of your opponent's Orbs is destroyed"))
    (orb,) = table.some(1, "orb", seat=1)
    do(table, vell, "Choose 1 of your opponent's Orbs, and destroy it.")
    assert (table.where(orb), table.triggered) == ("hand", ["Odo"])


def test_a_destroyed_enemy_is_spoken_of_as_it_last_was() -> None:
    table = Position()
    text = "Lamp |AUTO| When this unit's attack destroys an enemy, if that enemy is <Blue>, draw 1 card."
    vell, rook = table.unit("Vell", text, attack=90), table.unit("Rook", seat=1)
    table.unit("Cray", "Dye |CONT| All other allies acquire <Blue>.", seat=1)
    Story(table).attack(vell, rook).go_on()
    assert len(table.names("hand")) == 1
