"""Cipher chapter 21: skills that trigger; and when they do, as chapter 10 says."""

from __future__ import annotations

from engine.events import Notice, SetCardField
from engine.games.cipher.effects import triggers
from engine.games.cipher.effects.triggers import context, is_met
from engine.games.cipher.rules.table import Cause
from tests.games.cipher.story import rule
from tests.games.cipher.table import Position

LAMP = "Until the end of the turn, this unit gains +10 attack."


def skill_of(table: Position, number: int, kind: str = "skill") -> Cause:
    """The effect of a skill of a card, as what causes something."""
    return Cause(kind, table.ref(number), table.state.cards[number].zone & 1)


@rule("21.2.3.1.3.1.1", "10.2.1")
def test_an_auto_skill_of_a_unit_triggers_when_what_it_states_happens() -> None:
    table = Position()
    unit = table.unit("Vell", f"Gate |AUTO| When this unit attacks, {LAMP}")
    table.card("Odo", f"Gate |AUTO| When this unit attacks, {LAMP}")
    rival = table.unit("Cole", seat=1)
    table.attack(unit, rival)
    assert table.triggered == ["Vell"]


@rule("21.2.3.1.3.1.1")
def test_an_auto_skill_of_a_card_in_the_hand_does_not_trigger() -> None:
    table = Position()
    table.card("Odo", f"Choir |AUTO| When another ally attacks, {LAMP}")
    table.attack(table.unit(), table.unit("Cole", seat=1))
    assert table.triggered == []


@rule("10.2.1.1")
def test_what_happens_several_times_triggers_a_skill_as_many_times() -> None:
    table = Position()
    table.unit("Vell", f"Choir |AUTO| Each time another ally is deployed, {LAMP}")
    cards = table.some(2, "hand")
    table.happen(*(table.move(card, "front", "deploy") for card in cards))
    assert table.triggered == ["Vell", "Vell"]


@rule("21.2.3.1.3.1.1.1", "10.2.1.2")
def test_a_skill_that_triggers_only_if_something_holds_triggers_only_then() -> None:
    table = Position()
    text = f"Gate |AUTO| When this unit attacks, {LAMP} This skill can only trigger if you have 1 or more Bond cards."
    unit, rival = table.unit("Vell", text), table.unit("Cole", seat=1)
    table.attack(unit, rival)
    assert table.triggered == []
    table.some(1, "bond")
    table.attack(unit, rival)
    assert table.triggered == ["Vell"]


@rule("10.2.1.3", "21.2.3.1.3.1.4")
def test_a_skill_that_is_used_up_for_this_turn_does_not_trigger() -> None:
    table = Position()
    unit = table.unit("Vell", f"Gate |AUTO| [Once Per Turn] When this unit attacks, {LAMP}")
    rival = table.unit("Cole", seat=1)
    table.attack(unit, rival)
    assert table.triggered == ["Vell"]
    watcher = table.pending[0].watcher
    triggers.note_use(table.state, watcher.source, watcher.ability, watcher.index)
    table.attack(unit, rival)
    assert table.triggered == ["Vell"]


@rule("10.2.1", "10.3")
def test_the_if_of_a_skill_is_asked_when_it_is_carried_out_and_not_when_it_triggers() -> None:
    table = Position()
    unit = table.unit("Vell", f"Gate |AUTO| When this unit attacks, if you have 1 or more Bond cards, {LAMP}")
    table.attack(unit, table.unit("Cole", seat=1))
    (pending,) = table.pending
    assert not is_met(pending, context(table.state, pending))
    table.some(1, "bond")
    assert is_met(pending, context(table.state, pending))


@rule("21.2.2.2.4", "21.2.2.2")
def test_an_auto_class_change_skill_triggers_only_on_a_class_changed_unit() -> None:
    table = Position()
    text = f"[CCS] Gate |AUTO| When this unit attacks, {LAMP} ([CCS] can only trigger if this unit is Class Changed.)"
    unit, rival = table.unit("Vell", text, change=2), table.unit("Cole", seat=1)
    table.attack(unit, rival)
    assert table.triggered == []
    table.stack(unit, "Vell")
    table.attack(unit, rival)
    assert table.triggered == ["Vell"]


@rule("10.2.1.4")
def test_a_skill_that_has_triggered_waits_though_its_card_leaves() -> None:
    table = Position()
    unit = table.unit("Vell", f"Gate |AUTO| When this unit attacks, {LAMP}")
    table.attack(unit, table.unit("Cole", seat=1))
    table.happen(table.move(unit, "retreat"))
    assert table.triggered == ["Vell"]


@rule("21.2.3.1.4.2", "10.2.1")
def test_a_spec_skill_triggers_in_the_hand_and_need_not_be_chosen() -> None:
    table = Position()
    text = "Ride |SPEC| When an ally Class Changes, you may deploy this card from your hand."
    table.card("Vell", text)
    table.card("Odo", text, zone="retreat")
    changed = table.unit("Ilse")
    table.happen(Notice("class changed", 0, changed))
    (pending,) = table.pending
    assert (table.triggered, pending.hidden) == (["Vell"], True)


def test_a_bond_skill_triggers_as_its_card_comes_to_lie_there() -> None:
    table = Position()
    card = table.card("Vell", "[BS] Step |BOND| |AUTO| When this card is placed in your Bond Area, draw 1 card.")
    table.happen(table.move(card, "bond", "bond"))
    assert table.triggered == ["Vell"]


def test_a_unit_that_leaves_sees_what_takes_it_away() -> None:
    table = Position()
    unit = table.unit("Vell", "Last |AUTO| When this unit is sent to the Retreat Area, draw 1 card.")
    table.happen(table.move(unit, "retreat", "destroy"))
    assert table.triggered == ["Vell"]


def test_it_is_the_unit_that_the_event_was_about() -> None:
    table = Position()
    unit = table.unit("Vell", "Gate |AUTO| When an ally is attacked, move that ally.")
    ally, rival = table.unit("Odo"), table.unit("Cole", seat=1)
    table.attack(rival, ally)
    (pending,) = table.pending
    assert (pending.watcher.source, pending.cards) == (table.ref(unit), (table.ref(ally),))


def test_the_other_unit_is_meant_where_the_skill_speaks_of_its_own_and_another() -> None:
    table = Position()
    unit = table.unit("Vell", "Gate |AUTO| When this unit attacks an enemy, move that enemy.")
    rival = table.unit("Cole", seat=1)
    table.attack(unit, rival)
    assert table.pending[0].cards == (table.ref(rival),)


def test_a_skill_hears_of_moves_by_skills_only_where_it_says_so() -> None:
    table = Position()
    table.unit("Vell", "Wind |AUTO| When an ally is tapped by a skill's cost or effect, draw 1 card.")
    ally = table.unit("Odo")
    table.happen(SetCardField(ally, "dull", True, "tap"))
    assert table.triggered == []
    table.mark(ally, dull=False)
    table.happen(SetCardField(ally, "dull", True, "tap", skill_of(table, ally, "cost")))
    assert table.triggered == ["Vell"]


def test_a_skill_that_waits_for_an_ally_does_not_hear_of_an_enemy() -> None:
    table = Position()
    table.unit("Vell", "Watch |AUTO| When an ally is attacked, draw 1 card.")
    table.attack(table.unit("Odo"), table.unit("Cole", seat=1))
    assert table.triggered == []


def test_a_granted_skill_triggers() -> None:
    table = Position()
    unit = table.unit("Vell")
    given = '"|AUTO| When this unit attacks, draw 1 card."'
    table.unit("Odo", f"Choir |CONT| All other allies gain the following skill: {given}")
    table.attack(unit, table.unit("Cole", seat=1))
    assert table.triggered == ["Vell"]


@rule("21.2.3.1.4.2", "10.2.1")
def test_a_spec_skill_triggers_on_leaving_the_hand_and_from_there_only() -> None:
    text = "Lamp |SPEC| When this card is sent from your hand to the Retreat Area, draw 1 card."
    for zone, fires in (("hand", True), ("deck", False), ("bond", False)):
        table = Position()
        card, _ = table.card("Vell", text, zone=zone), table.some(3, "deck")
        table.happen(table.move(card, "retreat"))
        assert bool(table.triggered) is fires, zone
