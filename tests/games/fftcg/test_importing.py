"""Records of card lists as cards."""

import json
from pathlib import Path

import pytest

from engine.games.fftcg.cards import CardType, Element
from engine.games.fftcg.importing import LISTS

RECORD = {
    "code": "T-7", "name": "Oriel", "text_norm": "Limit Break -- 2\nHaste", "type": "forward",
    "elements": ["fire", "wind"], "cost": 4, "power": 8000, "job": "Lamplighter/Keeper", "category": "T · U",
    "multi_copy": True, "ex_burst": False,
}  # fmt: skip


def test_a_record_is_a_card() -> None:
    card = LISTS.card(RECORD)
    assert (card.type, card.elements) == (CardType.FORWARD, (Element.FIRE, Element.WIND))
    assert (card.jobs, card.categories) == (("Lamplighter", "Keeper"), ("T", "U"))
    assert (card.generic, card.limit_break) == (True, 2)


def test_a_field_that_is_wrong_is_named() -> None:
    with pytest.raises(ValueError, match="T-7: the field cost"):
        LISTS.card(RECORD | {"cost": "four"})
    with pytest.raises(ValueError, match="T-7: there is no Element 'wood'"):
        LISTS.card(RECORD | {"elements": ["wood"]})


def test_the_line_of_a_file_is_named(tmp_path: Path) -> None:
    file = tmp_path / "cards.jsonl"
    file.write_text(json.dumps(RECORD) + "\n{broken\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"cards\.jsonl, line 2"):
        list(LISTS.cards(file))
