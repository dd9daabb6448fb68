"""Effects of rarer wordings: damage in equal parts, and what triggers when so many were dealt with."""

from __future__ import annotations

from engine.abilities.effects import WhenSo
from engine.games.fftcg.vocabulary import DivideEqually
from tests.games.fftcg.meaning.edges import Play, both, told

LESS = {"Cole": "If Cole is dealt damage, reduce the damage by 1000 instead."}
EQUALLY = "Choose up to 2 Forwards opponent controls. Divide 4000 damage equally among them."
EMPTY_HANDS = "Hal>removed; Hew>removed; Ida>removed; Ivy>removed"
SO = "Discard any number of cards. When you discard 2 or more cards, draw 1 card."

TOLD = [
    told(
        DivideEqually, EQUALLY, "Cole, Dora", "Cole hurt 2000; Dora hurt 2000",
        cannot=Play("none", ""),
        several=Play("Cole, Dora; Cole>hand", "Cole to hand; Dora hurt 4000", rule="11.11.2.1.1"),
        none=Play("", "", board="only Osk, Ora"),
        replaced=Play("Cole, Dora", "Cole hurt 1000; Dora hurt 2000", texts=LESS, rule="11.12.5.1"),
    ),
    told(
        WhenSo, SO, "Hal, Hew", "Hal to break; Hew to break; Top to hand",
        cannot=Play("Hal", "Hal to break"),
        several=Play("Hal, Hew", "Hal to break; Hew to break; Top to hand; Next to hand",
                     SO.replace("draw 1 card", "draw 2 cards")),
        none=Play("", "", board=EMPTY_HANDS),
        replaced=Play("Hal, Hew", "Hal to break; Hew to break; Top to hand; Next to hand",
                      f"{SO} If you control a Monster, draw 2 cards instead."),
        first=both(SO, "Ida, Ivy; Hal, Hew", "Ida to break; Ivy to break; Peak to hand; Hal to break; Hew to break; "
                   "Top to hand", "1 0"),
    ),
]
