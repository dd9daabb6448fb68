"""Replacements and how long things last."""

from __future__ import annotations

from engine.abilities.combat import DamageBecomes, DamageDoubled, DamageIncreased, DamageMoved, DamageReduced
from engine.abilities.events import AsLongAs, RestOfGame, ThisTurn, UntilEdgeOf
from engine.abilities.node import Node
from engine.abilities.statics import Besides, IfLiked, Performed, Replacement
from tests.games.fftcg.meaning.edges import MUTE, Play, Told, both, raw, tell, told

HIT = {"Ann": "[0]: Choose up to 2 Forwards opponent controls. Deal them 2000 damage."}
KILL = {"Ann": "[0]: Choose up to 2 Forwards opponent controls. Break them."}
GLIDE = "If a Forward opponent controls is put from the field into the Break Zone, remove it from the game instead."
MOVE = {"Dora": "If a Forward you control other than Dora is dealt damage, the damage is dealt to Dora instead."}
LESS = "If a Forward opponent controls is dealt damage, reduce the damage by 1000 instead."
LIKED = "If a Forward opponent controls is dealt damage, you may reduce the damage by 1000 instead."
BESIDES = (
    "If a Forward opponent controls is dealt damage, you may discard 1 card. If you do so, the damage becomes 0 "
    "instead."
)
LATER = "Peak to hand; Slope to hand"
TURN = "Choose 1 Forward. It gains +1000 power until the end of the turn."
YOURS = "Choose 1 Forward. It gains +1000 power until the end of your opponent's turn."
NEXT = "Choose 1 Forward. It gains +1000 power until the end of your next turn."
BEGINS = "Choose 1 Forward. It gains +1000 power until the beginning of your next turn."
WHILE = "Choose 1 Forward. It gains +1000 power as long as you control a Monster."
REST = "Choose 1 Forward. It gains +1000 power. (This effect does not end at the end of the turn.)"


def shield(of: type[Node], outcome: str, hurt: int, two: int, both_: int) -> Told:
    """Tell of what becomes of 2000 damage to opposing Forwards: to one, and with the same words on both sides."""
    text = f"If a Forward opponent controls is dealt damage, {outcome} instead."
    theirs = f"If a Forward you control is dealt damage, {outcome} instead."

    def seen(*amounts: tuple[str, int]) -> str:
        return "; ".join(f"{name} {'to break' if amount > 7000 else f'hurt {amount}'}" for name,
        amount in amounts if amount)

    return tell(
        of,
        does=raw("use Ann; Cole", seen(("Cole", hurt)), text, texts=HIT, rule="11.12.5.1"),
        cannot=raw("use Ann; Cole", "Cole hurt 2000", text, texts={**HIT, **MUTE}, rule="11.12.4.6"),
        several=raw("use Ann; Cole, Dora", seen(("Cole", two), ("Dora", two)), text, texts=HIT),
        none=raw("use Ann; none", "", text, texts=HIT),
        gone=raw("use Ann; Cole; Osk>removed", "Osk to removed; Cole hurt 2000", text, texts=HIT, rule="11.12.5.3"),
        replaced=raw("use Ann; Cole; line 0", seen(("Cole", both_)), text, texts={**HIT, "Oak": text},
        rule="11.12.5.7"),
        first=raw("use Ann; Cole; line 0", seen(("Cole", both_)), text, texts={**HIT, "Ora": theirs}, rule="11.12.5.7"),
    )


TOLD = (
    shield(DamageReduced, "reduce the damage by 1000", 1000, 1000, 0),
    shield(DamageIncreased, "increase the damage by 1000", 3000, 3000, 4000),
    shield(DamageBecomes, "the damage becomes 3000", 3000, 3000, 3000),
    shield(DamageDoubled, "double the damage", 4000, 4000, 8000),
    shield(Replacement, "reduce the damage by 1000", 1000, 1000, 0),
    tell(
        DamageMoved,
        does=raw("use Ann; Cole", "Dora hurt 2000", texts={**HIT, **MOVE}, rule="11.12.5.1"),
        cannot=raw("use Ann; Cole; Dora>hand", "Cole hurt 2000; Dora to hand", texts={**HIT, **MOVE}, rule="11.12.5.3"),
        several=raw("use Ann; Cole, Una", "Dora hurt 4000", texts={**HIT, **MOVE}, cards={"Una": {"seat": 1}}),
        none=raw("use Ann; Dora", "Dora hurt 2000", texts={**HIT, **MOVE}),
        gone=raw("use Ann; Cole; Dora>removed", "Cole hurt 2000; Dora to removed", texts={**HIT, **MOVE},
        rule="11.12.4.4"),
        replaced=raw("use Ann; Cole; line 0", "Dora hurt 1000", texts={**HIT, **MOVE, "Elm": (
            "If a Forward you control is dealt damage, reduce the damage by 1000 instead.")}, rule="11.12.5.7"),
        first=raw("use Ann; Cole; line 0", "Dora hurt 1000", "If a Forward opponent controls is dealt damage, reduce "
        "the "
                  "damage by 1000 instead.", texts={**HIT, **MOVE}, asked="0 1", rule="11.12.5.7"),
    ),
    tell(
        IfLiked,
        does=raw("use Ann; Cole; yes", "Cole hurt 1000", LIKED, texts=HIT, rule="11.12.5.1"),
        cannot=raw("use Ann; Cole; no", "Cole hurt 2000", LIKED, texts=HIT, rule="11.12.5.1"),
        several=raw("use Ann; Cole, Dora; yes; no", "Cole hurt 1000; Dora hurt 2000", LIKED, texts=HIT),
        none=raw("use Ann; none", "", LIKED, texts=HIT),
        gone=raw("use Ann; Cole; Osk>removed", "Osk to removed; Cole hurt 2000", LIKED, texts=HIT, rule="11.12.5.3"),
        replaced=raw("use Ann; Cole; line 0; yes", "", LIKED, texts={**HIT, "Oak": LESS}, rule="11.12.5.7"),
        first=raw("use Ann; Cole; line 0; yes", "", LIKED, rule="11.12.5.7",
                  texts={**HIT, "Ora": LESS.replace("opponent controls", "you control")}),
    ),
    tell(
        Besides,
        does=raw("use Ann; Cole; yes; Hal", "Hal to break", BESIDES, texts=HIT, rule="11.12.5.1"),
        cannot=raw("use Ann; Cole; no", "Cole hurt 2000", BESIDES, texts=HIT, rule="11.12.5.1"),
        several=raw("use Ann; Cole, Dora; yes; Hal; no", "Hal to break; Dora hurt 2000", BESIDES, texts=HIT),
        none=raw("use Ann; none", "", BESIDES, texts=HIT),
        gone=raw("use Ann; Cole; Osk>removed", "Osk to removed; Cole hurt 2000", BESIDES, texts=HIT, rule="11.12.5.3"),
        replaced=raw("use Ann; Cole; line 0; no", "Cole hurt 1000", BESIDES, texts={**HIT, "Oak": LESS},
                     rule="11.12.5.7"),
        first=raw("use Ann; Cole; line 0; no", "Cole hurt 1000", BESIDES, rule="11.12.5.7",
                  texts={**HIT, "Ora": LESS.replace("opponent controls", "you control")}),
    ),
    tell(
        Performed,
        does=raw("use Ann; Cole", "Cole to removed", GLIDE, texts=KILL, rule="11.12.5.4"),
        cannot=raw("use Ann; Cole", "Cole to break", GLIDE, texts={**KILL, **MUTE}, rule="11.12.4.6"),
        several=raw("use Ann; Cole, Dora", "Cole to removed; Dora to removed", GLIDE, texts=KILL),
        none=raw("use Ann; none", "", GLIDE, texts=KILL),
        gone=raw("use Ann; Cole; Osk>removed", "Osk to removed; Cole to break", GLIDE, texts=KILL, rule="11.12.5.3"),
        replaced=raw("use Ann; Cole; line 0", "Cole to removed", GLIDE, texts={**KILL, "Oak": GLIDE}, rule="11.12.5.5"),
        first=raw("use Ann; Cole; line 0", "Cole to removed", GLIDE, texts={
            **KILL, "Ora": GLIDE.replace("opponent controls", "you control")}, rule="11.12.5.7"),
    ),
    told(
        ThisTurn, TURN, "Cole", "Cole 8000",
        cannot=Play("Cole; until turn", LATER, rule="9.5.1.3.2"),
        several=Play("", "Ann 8000; Ben 6000; Ann Brave; Ben Brave",
                     "All the Forwards you control gain +1000 power and Brave until the end of the turn."),
    ),
    told(
        UntilEdgeOf, YOURS, "Cole", "Cole 8000",
        does=Play("Cole; until turn", f"Cole 8000; {LATER}"),
        cannot=Play("Cole; until turn; until turn 5", f"{LATER}; Top to hand; Next to hand", rule="9.5.1.3.2"),
        several=Play("Cole; until turn", LATER, YOURS.replace("your opponent's", "your"), rule="9.5.1.3.2"),
        first=both(YOURS, "Cole; Ann; until turn", f"Cole 8000; {LATER}", "0 1"),
    ),
    told(
        UntilEdgeOf, NEXT, "Cole", "Cole 8000",
        does=Play("Cole; until turn; until turn 5", f"Cole 8000; {LATER}; Top to hand; Next to hand"),
        cannot=Play("Cole; until turn; until turn 5; until turn 6",
                    f"{LATER}; Top to hand; Next to hand; Foot to hand; Base to hand", rule="9.5.1.3.2"),
        several=Play("Cole; until turn", f"Cole 8000; {LATER}", NEXT.replace("your next", "your opponent's next")),
        first=both(NEXT, "Cole; Ann; until turn; until turn 5",
                   f"Cole 8000; {LATER}; Top to hand; Next to hand", "0 1"),
    ),
    told(
        UntilEdgeOf, BEGINS, "Cole", "Cole 8000",
        does=Play("Cole; until turn", f"Cole 8000; {LATER}", rule="11.12.4.1"),
        cannot=Play("Cole; until turn; until turn 5", f"{LATER}; Top to hand; Next to hand", rule="11.12.4.1"),
        several=Play("until turn", f"Ann 8000; Ben 6000; {LATER}",
                     BEGINS.replace("Choose 1 Forward. It gains", "All the Forwards you control gain")),
        first=both(BEGINS, "Cole; Ann; until turn", f"Cole 8000; {LATER}", "0 1"),
    ),
    told(
        AsLongAs, WHILE, "Cole", "Cole 8000",
        cannot=Play("Cole; resolve; Oak>hand", "Oak to hand"),
        several=Play("Cole; resolve; Oak>hand; pass; Oak>field", "", rule="11.12.4.1"),
    ),
    told(
        RestOfGame, REST, "Cole", "Cole 8000",
        does=Play("Cole; until turn", f"Cole 8000; {LATER}", rule="11.12.4.1"),
        cannot=Play("Cole; resolve; Cole>hand; Cole>field", "", rule="7.4"),
        several=Play("", "Ann 8000; Ben 6000",
                     "All the Forwards you control gain +1000 power. (These effects do not end at the end of the "
                     "turn.)"),
        first=both(REST, "Cole; Ann; until turn", f"Cole 8000; Ann 8000; {LATER}", "0 1"),
    ),
)
