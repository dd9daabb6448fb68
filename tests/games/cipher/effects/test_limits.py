"""When and how often ACT skills may be used (Cipher 19.1.2, 21.2.2)."""

from __future__ import annotations

from engine.answers import Play
from engine.events import SetVariable
from engine.games.cipher.effects import for_later, triggers, using
from tests.games.cipher.story import rule
from tests.games.cipher.table import Position, run, words

BELL = "Bell |ACT| Draw 1 card."


def refused(table: Position, number: int, seat: int = 0) -> str | None:
    """The rule that keeps the first skill of a card from being used."""
    refusal = triggers.refuse_use(table.state, seat, number, 0)
    return None if refusal is None else refusal.rule


@rule("21.2.3.1.2.2", "19.1.2")
def test_act_skills_of_units_of_ones_own_can_be_used() -> None:
    table = Position()
    unit, held = table.unit(text=BELL), table.card("Odo", BELL)
    rival = table.unit("Cole", BELL, seat=1)
    table.unit("Ilse", "Lamp |CONT| This unit gains +10 attack.")
    assert list(triggers.acts(table.state, 0)) == [(unit, 0)]
    assert [refused(table, one) for one in (unit, held, rival)] == [None, "Cipher 19.1.2", "Cipher 19.1.2"]


@rule("19.1.2.1", "21.2.3.1.2.4", "5.1.1.3")
def test_a_skill_with_the_usage_limit_can_be_used_once_a_turn() -> None:
    table = Position()
    unit = table.unit(text="Bell |ACT| [Once Per Turn] Draw 1 card.")
    free = table.unit("Odo", BELL)
    for number in (unit, free):
        triggers.note_use(table.state, table.ref(number), table.now(number).abilities[0], 0)
    assert [refused(table, one) for one in (unit, free)] == ["Cipher 19.1.2.1", None]


@rule("19.1.2.2", "21.2.3.1.2.2.2")
def test_a_skill_that_is_only_usable_if_something_holds_can_be_used_only_then() -> None:
    table = Position()
    unit = table.unit(text="Bell |ACT| Draw 1 card. This skill is only usable if this unit is untapped.")
    assert refused(table, unit) is None
    table.mark(unit, dull=True)
    assert refused(table, unit) == "Cipher 19.1.2.2"


@rule("21.2.2.2.3")
def test_an_act_class_change_skill_can_be_chosen_only_on_a_class_changed_unit() -> None:
    table = Position()
    unit = table.unit(text=f"[CCS] {BELL}", change=2)
    assert refused(table, unit) == "Cipher 21.2.2.2.3"
    table.stack(unit, "Vell")
    assert refused(table, unit) is None


@rule("21.2.2.3")
def test_an_act_level_skill_can_be_chosen_only_on_a_high_stack() -> None:
    table = Position()
    unit = table.unit(text=f"[LvS2] {BELL}")
    assert refused(table, unit) == "Cipher 21.2.2.3"
    table.stack(unit, "Vell")
    assert refused(table, unit) is None


def test_a_bond_skill_can_be_used_only_face_up_in_the_bond_area() -> None:
    table = Position()
    text = "[BS] Spare |BOND| |ACT| [Flip this card face-down] Draw 1 card."
    bond, unit = table.card("Vell", text, zone="bond"), table.unit("Odo", text)
    assert list(triggers.acts(table.state, 0)) == [(bond, 0)]
    assert [refused(table, one) for one in (bond, unit)] == [None, "Cipher 19.1.2"]
    table.mark(bond, face_down=True)
    assert list(triggers.acts(table.state, 0)) == []
    assert refused(table, bond) == "Cipher 19.1.2"


def test_a_hand_skill_can_be_used_only_from_the_hand() -> None:
    table = Position()
    text = "[CP] Letter |HAND| |ACT| [Send this card to the Retreat Area] Draw 1 card."
    held, unit = table.card("Vell", text), table.unit("Odo", text)
    assert list(triggers.acts(table.state, 0)) == [(held, 0)]
    assert [refused(table, one) for one in (held, unit)] == [None, "Cipher 19.1.2"]


def test_a_skill_of_a_name_cannot_be_used_while_an_effect_says_so() -> None:
    """Cipher 2.2."""
    table = Position()
    unit, rival = table.unit(text=BELL), table.unit("Cole", BELL, seat=1)
    effect = words("body", 'until the end of the turn, you may not use "Bell"')
    table.state.emit(SetVariable("lasting", for_later.begin(effect.duration, effect.statics, table.deed(unit), 99)))
    assert (refused(table, unit), refused(table, rival, 1)) == ("Cipher 2.2", None)


def test_others_can_ask_whether_a_skill_has_been_used() -> None:
    table = Position()
    text = 'Steps |CONT| If this unit is attacking an enemy and if this unit has used "Bell" in this turn, '
    unit, rival = table.unit(text=f"{text}this unit gains +20 attack.\n{BELL}"), table.unit("Cole", seat=1)
    table.let(attacker=table.ref(unit), defender=table.ref(rival))
    table.some(1, "deck")
    assert table.attack_of(unit) == 30
    run(using.use(table.state, 0, Play("use", unit, 1)), ())
    assert table.attack_of(unit) == 50


def test_a_copied_skill_is_another_than_the_one_that_was_used() -> None:
    """Cipher 5.1.1.3: the limit is on the skill, not on its place."""
    table = Position()
    unit = table.unit(text="Bell |ACT| [Once Per Turn] Draw 1 card.")
    other = table.unit("Odo", "Gong |ACT| [Once Per Turn] Draw 1 card.")
    triggers.note_use(table.state, table.ref(unit), table.now(unit).abilities[0], 0)
    assert refused(table, unit) == "Cipher 19.1.2.1"
    text = "until the end of the turn, this unit becomes a copy of that ally in all but Name and Attack Power"
    effect, deed = words("body", text), table.deed(unit, it=(other,))
    table.state.emit(SetVariable("lasting", for_later.begin(effect.duration, effect.statics, deed, 99)))
    assert refused(table, unit) is None
