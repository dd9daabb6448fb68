"""The markups of card lists, as plain text."""

import pytest

from engine.games.fftcg.markup import plain


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
