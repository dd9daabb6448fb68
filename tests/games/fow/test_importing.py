"""Blocks of set files and records of card lists as cards of Force of Will, and their sides put together."""

import json
from typing import Any

import msgspec
import pytest

from engine.cards import Block, parse_set
from engine.games.fow.cards import Attribute, Card, CardType, turned
from engine.games.fow.importing import LISTS, joined, lacks_side, plain, read_card
from tests.games.fow.story import rule

RECORD: dict[str, Any] = {
    "code": "T-7", "name": "Oriel", "text": "[Flying]<br>[Enter]: Draw a card.", "type": ["Resonator"],
    "race": ["Human", "", "Keeper"], "cost": "{W}{G}{2}", "colour": ["W", "G"], "atk": 500, "def": 700,
    "other_side_code": None,
}  # fmt: skip


def record(**values: object) -> Card:
    return LISTS.card(RECORD | values)


def block(facts: str, text: str = "") -> Card:
    return read_card(Block("1-001", "Oriel", facts, text))


# Records


def test_a_record_is_a_card() -> None:
    card = record()
    assert (card.type, card.attributes) == (CardType.RESONATOR, (Attribute.LIGHT, Attribute.WIND))
    assert (card.cost, card.atk, card.defense, card.races) == (("W", "G", "2"), 500, 700, ("Human", "Keeper"))
    assert (card.text, card.other) == ("[Flying]\n[Enter]: Draw a card.", None)


@rule("1405.1", "1405.2", "1405.2a", "1302.2d", "1406.1")
@pytest.mark.parametrize(
    ("printed", "kind", "subtypes"),
    [
        (["Spell:Chant"], CardType.CHANT, ()),
        (["Spell:Chant-Standby"], CardType.CHANT, ()),
        (["Addition:J/Resonator"], CardType.ADDITION, ("J/resonator",)),
        (["Addition", "Addition: Field"], CardType.ADDITION, ("Field",)),
        (["Resonator (Shift)"], CardType.RESONATOR, ()),
        (["Magic Stone", "Basic Magic Stone", "Fire Magic Stone"], CardType.STONE, ("Basic", "Fire")),
        (["Special Magic Stone", "True Magic Stone"], CardType.STONE, ("Special", "True")),
    ],
)
def test_what_is_printed_beside_a_type(printed: list[str], kind: CardType, subtypes: tuple[str, ...]) -> None:
    card = record(type=printed)
    assert (card.type, card.subtypes) == (kind, subtypes)


@rule("201.4b")
@pytest.mark.parametrize(
    ("name", "kinds"), [("Fire Magic Stone", ("Fire",)), ("Old Fire Magic Stone", ()), ("Fire Magic Stone of Old", ())]
)
def test_a_stone_is_of_the_kind_whose_name_it_bears_whatever_is_printed_beside_its_type(
    name: str, kinds: tuple[str, ...]
) -> None:
    assert record(name=name, type=["Magic Stone"]).subtypes == kinds
    assert read_card(Block("1-001", name, "Magic Stone", "")).subtypes == kinds
    assert record(name=name, type=["Addition"]).subtypes == ()


@rule("1405.3", "1405.3a")
def test_a_chant_instant_is_a_chant_with_quickcast() -> None:
    assert record(type=["Spell:Chant-Instant"], text="Draw a card.").text == "[Quickcast]\nDraw a card."
    assert record(type=["Spell:Chant"], text="Draw a card.").text == "Draw a card."


@rule("1405.4", "1405.4a")
def test_a_chant_standby_is_a_chant_with_the_trigger_that_it_has() -> None:
    card = record(type=["Spell:Chant-Standby"], text="[Trigger] Anytime: Draw a card.")
    assert (card.type, card.subtypes, card.text) == (CardType.CHANT, (), "[Trigger] Anytime: Draw a card.")


@pytest.mark.parametrize(
    ("listed", "signs"),
    [("{R}{R}{3}", ("R", "R", "3")), ("0", ("0",)), ("{X}{B}", ("X", "B")), ("2GG", ("2", "G", "G")), (3, ("3",))],
)
def test_a_cost_is_read_sign_by_sign(listed: object, signs: tuple[str, ...]) -> None:
    assert record(cost=listed).cost == signs


def test_what_has_no_cost() -> None:
    """FOW 203.5a: a card that prints none has a total cost of 0; a ruler is not played for a cost at all."""
    assert record(type=["Regalia"], cost=None, atk="").cost == ("0",)
    assert record(type=["Ruler"], cost=None, atk="").cost is None


def test_a_number_that_a_list_leaves_out() -> None:
    """FOW 206.1, 206.1a: a resonator has ATK and DEF; a J-ruler may have neither."""
    assert (record(atk="").atk, record(atk="").defense) == (0, 700)
    bare = record(type=["J-Ruler"], **{"atk": "", "def": ""})
    assert (bare.atk, bare.defense) == (None, None)


def test_void_is_no_attribute() -> None:
    """FOW 208.4."""
    assert record(colour=["V"]).attributes == ()


@pytest.mark.parametrize(
    ("field", "value", "told"),
    [
        ("type", ["Summon"], "T-7: there is no type 'Summon'"),
        ("type", ["Addition:Hat"], "T-7: there is no type 'Addition:Hat'"),
        ("cost", "{Q}", "T-7: the field cost"),
        ("colour", ["P"], "T-7: there is no attribute 'P'"),
        ("atk", "many", "T-7: the field atk"),
        ("other", {"code": 1}, "T-7: its other side cannot be read"),
    ],
)
def test_a_field_that_is_wrong_is_named(field: str, value: object, told: str) -> None:
    with pytest.raises(ValueError, match=told):
        record(**{field: value})


def test_markup_of_lists_is_taken_away() -> None:
    assert plain("<b>[Enter]:</b>  Draw &amp; smile.<br />\n\n{R}:\u00a0Rest.") == "[Enter]: Draw & smile.\n{R}: Rest."


def test_a_card_that_this_program_wrote_is_the_same() -> None:
    ruler, other = sides()
    for card in (record(), *joined({one.code: one for one in (ruler, other)}).values(), other):
        assert LISTS.card(json.loads(msgspec.json.encode(card))) == card


# Sides


def sides() -> tuple[Card, Card]:
    """A ruler and its J-ruler, each as a record of its own."""
    ruler = record(code="T-8", type=["Ruler"], cost=None, atk="", other_side_code="T-8J")
    other = record(code="T-8J", name="Oriel Risen", type=["J-Ruler"], cost=None, other_side_code="T-8")
    return ruler, other


def test_the_sides_of_a_ruler_are_one_card() -> None:
    ruler, other = sides()
    cards = joined({one.code: one for one in (ruler, other)})
    assert cards["T-8"].other is not None and cards["T-8"].other.name == "Oriel Risen"
    assert turned(cards["T-8"]) == cards["T-8J"] and not cards["T-8J"].double_faced
    assert cards["T-8J"].reverse and not cards["T-8"].reverse


def test_a_future_side_is_known_by_its_number() -> None:
    """FOW 1302.2: the past side does not say which card its future is."""
    past, future = record(), record(code="T-7^", name="Oriel Aged", type=["Resonator (Shift)"])
    cards = joined({one.code: one for one in (past, future)})
    assert turned(cards["T-7"]) == cards["T-7^"] and cards["T-7"].double_faced


def test_a_side_that_is_missing_is_awaited() -> None:
    ruler, _ = sides()
    alone = joined({ruler.code: ruler})["T-8"]
    assert lacks_side(alone) and alone.other is not None and alone.other.code == "T-8J"
    assert not lacks_side(record())


# Set files


def test_the_facts_of_a_set_file() -> None:
    card = block("Resonator, Fire/Wind, cost {R}{G}{1}, 500/700, Race Human/Knight", "[Flying]")
    assert (card.type, card.attributes) == (CardType.RESONATOR, (Attribute.FIRE, Attribute.WIND))
    assert (card.cost, card.atk, card.defense, card.races) == (("R", "G", "1"), 500, 700, ("Human", "Knight"))


def test_a_magic_stone_has_kinds_and_no_attribute() -> None:
    """FOW 201.3, 201.4."""
    stone = block("Special Magic Stone, kind Light/Wind")
    assert (stone.attributes, stone.subtypes, stone.cost) == ((), ("Special", "Light", "Wind"), None)


def test_a_j_ruler_stands_in_a_block_of_its_own() -> None:
    text = "1-001 Oriel\nRuler, Light, Race Human\n\n1-001J Oriel Risen\nJ-ruler, Light, 900/900, side of 1-001\n"
    cards = parse_set(text, "a.txt", read_card)
    whole = cards.changed(joined(cards))
    assert turned(whole["1-001"]) == whole["1-001J"]


@pytest.mark.parametrize(
    ("facts", "cure"),
    [
        ("Summon, Fire", "does not begin with a type"),
        ("Resonator, Mud, cost {R}, 1/1", "'Mud' is no attribute"),
        ("Resonator, Fire, cost {Q}, 1/1", "'{Q}' is no cost"),
        ("Resonator, Fire, cost {R}", "has no ATK and DEF; add them"),
        ("Resonator, Fire, 100/100", "has no cost; add it"),
        ("Ruler, Fire, cost {R}", "has a cost; remove it"),
        ("Chant, Fire, cost {R}, 100/100", "has ATK and DEF; remove them"),
        ("J-ruler, Fire, 900/900", "names no ruler; add it"),
        ("Regalia, Void, cost 0, shiny", "'shiny' is no fact of a card"),
        ("Regalia, Void, cost 0, cost 1", "is a second fact of one kind"),
        ("Magic Stone, kind Mud", "'Mud' is no kind of magic stone"),
    ],
)
def test_facts_that_are_wrong_are_told_with_the_cure(facts: str, cure: str) -> None:
    with pytest.raises(ValueError, match=cure.replace("{", r"\{").replace("}", r"\}")):
        block(facts)
