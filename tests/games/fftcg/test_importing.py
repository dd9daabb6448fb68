"""Records of card lists as cards, and their markups as plain text."""

import json
from pathlib import Path

import pytest

from engine.games.fftcg.cards import CardType, Element
from engine.games.fftcg.importing import LISTS, plain

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


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("《火》《1》, dull Oriel: Draw 1 card.", "[Fire][1], dull Oriel: Draw 1 card."),
        ("Haste[[br]]   《ダル》: Draw 1 card.", "Haste\n[Dull]: Draw 1 card."),
        ("[[ex]]EX BURST [[/]]Draw 1 card.", "[EX BURST] Draw 1 card."),
        ("[[s]]Dawn by Hand[[/]] 《S》《火》: Draw 1 card.", "Dawn by Hand [S][Fire]: Draw 1 card."),
        ("<p>Haste</p><p>Brave</p>", "Haste\nBrave"),
        ("Moth &amp; Lamp<br />{c}{S}", "Moth & Lamp\n[Crystal][S]"),
        ("**Haste** and _Job Keeper_", "Haste and Job Keeper"),
        ("[Fire][1]: Draw 1 card.", "[Fire][1]: Draw 1 card."),
    ],
)
def test_what_is_printed_is_what_is_read(text: str, told: str) -> None:
    assert plain(text) == told
    assert plain(told) == told
