"""What counts within a turn, and how many there may be."""

from __future__ import annotations

from engine.abilities.conditions import OneOf
from engine.games.fftcg.vocabulary import AttackLimit
from tests.games.fftcg.meaning.edges import MUTE, Play, Told, raw, tell, told

TWO_OR_THREE = "If you control 2 or 3 Forwards, draw 1 card."
#: One attack that nobody blocks, up to the next declaration.
REST = "pass; pass; no block; until declare"
HIT = f"attack Ann; {REST}"
ONCE = "Each player can only declare attack once per turn."

TOLD: list[Told] = [
    told(
        OneOf, TWO_OR_THREE, "", "Top to hand",
        cannot=Play("", "", board="Ann>hand"),
        several=Play("", "", cards={"Una": {}, "Uma": {}}),
        none=Play("", "", board="only Osk, Ora"),
        replaced=Play("", "Top to hand; Next to hand",
                      f"{TWO_OR_THREE} If you control a Monster, draw 2 cards instead."),
    ),
    tell(
        AttackLimit,
        does=raw(f"{HIT.replace('declare', 'main 2')}", "Ann dull; Peak to damage", ONCE, at="attack", rule="2.2",
                 cards={"Una": {}}),
        cannot=raw(f"{HIT}; attack Una", "Ann dull; Peak to damage; Una dull", ONCE, at="attack", cards={"Una": {}},
                   texts=MUTE, rule="11.12.4.6"),
        several=raw("attack Ann, Una; pass; pass; no block; until main 2", "Ann dull; Una dull; Peak to damage", ONCE,
                    at="attack", cards={"Una": {}, "Uma": {}}, rule="15.1.1.9.1"),
        none=raw("until main 2", "", ONCE, "only Osk, Ora", at="attack"),
        gone=raw(f"attack Ann; Osk>removed; {REST}; attack Una", "Ann dull; Osk to removed; Peak to damage; Una dull",
                 ONCE, at="attack", cards={"Una": {}}, rule="11.12.4.4"),
    ),
]
