"""Lists of cards that players bring become cards, or one sentence that says where they do not."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from engine.games.cipher.cards import Affinity, Gender, Symbol, Weapon
from engine.games.cipher.importing import LISTS

RECORD: dict[str, object] = {
    "code": "X01-001N",
    "name": "Oriel, Keeper of Lamps",
    "text": "Lamp |ACT| Draw 1 card.",
    "character": "Oriel",
    "title": "Keeper of Lamps",
    "color": ["Red", "Blue"],
    "cost": "3",
    "class_change_cost": "2",
    "class": "Keeper",
    "type": ["Female", "Lance", "Flier"],
    "min_range": 1,
    "max_range": 2,
    "attack": "50",
    "support": "20",
}


def test_a_record_becomes_a_card() -> None:
    """Cipher 4."""
    card = LISTS.card(RECORD)
    assert (card.unit_name, card.title, card.symbols) == ("Oriel", "Keeper of Lamps", (Symbol.RED, Symbol.BLUE))
    assert (card.cost, card.class_change_cost, card.attack, card.support, card.ranges) == (3, 2, 50, 20, (1, 2))
    assert (card.genders, card.weapons, card.affinities) == ((Gender.FEMALE,), (Weapon.LANCE,), (Affinity.FLIER,))


def test_what_is_not_printed_is_none_or_0() -> None:
    """Cipher 4.3.2, 20.2.4."""
    card = LISTS.card(
        {**RECORD, "class_change_cost": "-", "min_range": 0, "max_range": 0, "support": "X", "color": ["None"]}
    )
    assert (card.class_change_cost, card.ranges, card.support, card.symbols) == (None, (), 0, ())


@pytest.mark.parametrize(("printed", "ranges"), [("1", (1,)), ("1-2", (1, 2)), ("-", ()), ([1, 2], (1, 2)), ([], ())])
def test_a_range_may_stand_in_one_field(printed: object, ranges: tuple[int, ...]) -> None:
    """Cipher 4.15."""
    assert LISTS.card({**RECORD, "range": printed}).ranges == ranges


@pytest.mark.parametrize(
    ("field", "value", "words"),
    [
        ("code", None, "the field code is missing"),
        ("name", 7, "the field name is missing"),
        ("cost", "many", "X01-001N: the field cost is not a number"),
        ("color", ["Teapot"], "X01-001N: there is no symbol"),
        ("type", ["Female", "Lanse"], "X01-001N: there is no icon .Lanse."),
        ("max_range", "0x1", "the field max_range is not a number"),
    ],
)
def test_a_wrong_field_is_named(field: str, value: object, words: str) -> None:
    with pytest.raises(ValueError, match=words):
        LISTS.card({**RECORD, field: value})


def test_a_wrong_line_is_named(tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text(json.dumps(RECORD) + "\n\n{oops\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"cards.jsonl, line 3: this is no JSON"):
        list(LISTS.cards(path))


def test_a_code_stands_once(tmp_path: Path) -> None:
    path = tmp_path / "cards.jsonl"
    path.write_text(f"{json.dumps(RECORD)}\n{json.dumps(RECORD)}\n", encoding="utf-8")
    with pytest.raises(ValueError, match="line 2: X01-001N stands already in line 1"):
        list(LISTS.cards(path))
