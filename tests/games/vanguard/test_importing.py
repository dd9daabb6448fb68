"""Blocks of set files and records of card lists as cards of Cardfight!! Vanguard."""

import json
from typing import Any

import msgspec
import pytest

from engine.cards import Block
from engine.games.vanguard.cards import Card, CardType, Gift, Nation, Skill, Trigger
from engine.games.vanguard.importing import LISTS, read_card
from tests.games.story import rule

RECORD: dict[str, Any] = {
    "code": "T-7", "name": "Oriel", "text": "[AUTO](RC):When placed, draw a card.", "type": "Normal Unit",
    "clan": "Granblue", "grade": 3, "power": 13000, "shield": None, "series": "V",
}  # fmt: skip


def record(**values: object) -> Card:
    return LISTS.card(RECORD | values)


def block(facts: str, text: str = "") -> Card:
    return read_card(Block("1-001", "Oriel", facts, text))


# Records


def test_a_record_is_a_card() -> None:
    card = record(race="Human/Ghost", critical=2, skill_icon="Twin Drive!!", gift="Protect", nation="Magallanica")
    assert (card.type, card.clans, card.nation) == (CardType.NORMAL, ("Granblue",), Nation.MAGALLANICA)
    assert (card.grade, card.power, card.shield, card.critical) == (3, 13000, None, 2)
    assert (card.race, card.skills, card.gift) == (("Human", "Ghost"), (Skill.TWIN_DRIVE,), Gift.PROTECT)
    assert card.assumed == ()


def test_what_a_list_leaves_out_is_named() -> None:
    assert record().assumed == ("race", "critical", "skills", "gift")
    trigger = record(type="Trigger Unit", grade=0, shield=15000)
    assert trigger.assumed == ("trigger", "trigger_power", "race", "critical", "skills")
    assert record(type="Normal Order", power=None).assumed == ("race",)


@rule("3.5")
@pytest.mark.parametrize(
    ("grade", "skill"),
    [(0, Skill.BOOST), (1, Skill.BOOST), (2, Skill.INTERCEPT), (3, Skill.TWIN_DRIVE), (4, Skill.TWIN_DRIVE)],
)
def test_the_skill_icon_is_that_of_the_grade(grade: int, skill: Skill) -> None:
    assert record(grade=grade).skills == (skill,)


@rule("3.5", "21.8")
def test_a_g_unit_makes_three_drive_checks_and_a_g_guardian_none() -> None:
    assert record(type="G Unit", grade=4).skills == (Skill.TRIPLE_DRIVE,)
    assert record(type="G Unit", grade=4, shield=0).skills == (Skill.TRIPLE_DRIVE,)
    assert record(type="G Unit", grade=4, power=None, shield=15000).skills == ()


@rule("9.2", "9.9")
@pytest.mark.parametrize(
    ("clan", "gift"), [("Kagero", Gift.FORCE), ("Aqua Force", Gift.ACCEL), ("Nubatama", Gift.PROTECT), ("-", None)]
)
def test_the_gift_icon_is_that_of_the_clan(clan: str, gift: Gift | None) -> None:
    assert record(clan=clan).gift is gift
    assert record(clan=clan, grade=2).gift is None
    assert record(clan=clan, series="G").gift is None
    assert record(clan=clan, type="G Unit", grade=4).gift is None


@rule("12.3")
@pytest.mark.parametrize(
    ("shield", "icon"),
    [
        (15000, Trigger.CRITICAL), (10000, Trigger.CRITICAL), (20000, Trigger.HEAL), (5000, Trigger.DRAW),
        (0, Trigger.DRAW), (30000, Trigger.DRAW),
    ],
)
def test_the_trigger_icon_is_that_of_the_shield(shield: int, icon: Trigger) -> None:
    assert record(type="Trigger Unit", grade=0, shield=shield).trigger is icon
    assert record(type="Trigger Unit", grade=0, shield=shield, trigger="Front Trigger").trigger is Trigger.FRONT


@rule("2.7")
def test_a_list_says_what_was_printed_before_the_v_series() -> None:
    assert (record(series="G").older, record(series="V").older, record(series="").older) == (True, False, False)


@rule("12.2")
def test_triggers_give_more_since_the_v_series() -> None:
    assert record(type="Trigger Unit", grade=0).trigger_power == 10000
    assert record(type="Trigger Unit", grade=0, series="G").trigger_power == 5000
    assert record(type="Trigger Unit", grade=0, series="G", trigger_power=7000).trigger_power == 7000


@rule("3.7")
def test_a_card_may_have_a_nation_for_a_clan() -> None:
    assert (record(clan="Zoo").clans, record(clan="Zoo").nation) == ((), Nation.ZOO)
    assert record(clan="Granblue/Kagero").clans == ("Granblue", "Kagero")


@rule("24.3")
def test_a_token_is_a_card_that_a_list_has() -> None:
    told = "(This represents a reed token, and cannot be put in a deck)"
    assert record(type="Others", text=told, clan="-").type is CardType.TOKEN


@pytest.mark.parametrize(
    ("values", "told"),
    [
        ({"type": "Summon"}, "T-7: there is no type 'Summon'"),
        ({"grade": None}, "T-7: the field grade is missing"),
        ({"power": "many"}, "T-7: the field power is not a number"),
        ({"gift": "Stealth"}, "T-7: there is no imaginary gift 'Stealth'"),
        ({"type": "Others", "text": "Put this marker on a circle."}, "T-7: a marker is no card .VG 9.5"),
        ({"type": "Others", "text": "A ticket."}, "T-7: a ticket is no card that is brought .VG 24.1"),
        ({"type": "Others"}, "T-7: it is no card .VG 3.6"),
        ({"type": "Trigger Unit", "text": "One [Over] trigger."}, "T-7: there are no over triggers .* .VG 27"),
    ],
)
def test_a_record_that_is_no_card_is_told(values: dict[str, object], told: str) -> None:
    with pytest.raises(ValueError, match=told):
        record(**values)


def test_a_card_that_this_program_wrote_is_the_same() -> None:
    for card in (record(), record(type="Trigger Unit", grade=0), record(clan="Zoo"), record(type="Blitz Order")):
        assert LISTS.card(json.loads(msgspec.json.encode(card))) == card


# Set files


def test_the_facts_of_a_set_file() -> None:
    card = block("Normal Unit, Reed/Salt, grade 3, power 13000, Twin Drive!!, gift Accel, nation Zoo, Race Human/Bird")
    assert (card.type, card.clans, card.nation) == (CardType.NORMAL, ("Reed", "Salt"), Nation.ZOO)
    assert (card.grade, card.power, card.shield, card.critical) == (3, 13000, None, 1)
    assert (card.skills, card.gift, card.race) == ((Skill.TWIN_DRIVE,), Gift.ACCEL, ("Human", "Bird"))
    assert card.assumed == () and block("Normal Unit, no clan, grade 0, power 5000").clans == ()


@rule("12.2")
def test_a_trigger_unit_names_its_icon_and_what_it_gives() -> None:
    card = block("Trigger Unit, Reed, grade 0, power 5000, shield 20000, Heal +10000, Boost")
    assert (card.trigger, card.trigger_power, card.shield) == (Trigger.HEAL, 10000, 20000)


def test_a_card_may_have_two_skill_icons_and_no_critical() -> None:
    card = block("Token Unit, Reed, grade 0, power 0, critical 0, Boost, Intercept")
    assert (card.skills, card.critical) == ((Skill.BOOST, Skill.INTERCEPT), 0)


@pytest.mark.parametrize(
    ("facts", "cure"),
    [
        ("Summon, Reed", "does not begin with type and clan"),
        ("Normal Unit", "does not begin with type and clan"),
        ("Normal Unit, Reed, power 8000", "has no grade; add it"),
        ("Normal Unit, Reed, grade 1", "has no power; add it"),
        ("Normal Unit, Reed, grade 1, power 8000, shiny", "'shiny' is no fact of a card"),
        ("Normal Unit, Reed, grade 1, grade 2, power 8000", "is a second fact of one kind"),
        ("Normal Unit, Reed, grade 1, power 8000, gift Luck", "'Luck' is no imaginary gift"),
        ("Normal Unit, Reed, grade 1, power 8000, nation Mud", "'Mud' is no nation"),
        ("Trigger Unit, Reed, grade 0, power 5000", "has no trigger icon; add it"),
        ("Normal Unit, Reed, grade 0, power 5000, Draw .10000", "has a trigger icon; remove it"),
        ("Normal Order, Reed, grade 1, power 8000", "the order Oriel has power; remove it"),
    ],
)
def test_facts_that_are_wrong_are_told_with_the_cure(facts: str, cure: str) -> None:
    with pytest.raises(ValueError, match=cure):
        block(facts.replace("Draw .", "Draw +"))
