"""What cards take over from others."""

from __future__ import annotations

from engine.abilities.statics import LosesQuality
from engine.games.fftcg.vocabulary import (
    HasAbilities,
    TraitsOf,
)
from tests.games.fftcg.meaning.edges import Play, always, quality, raw, told

LEARN = (
    "Choose 1 Forward opponent controls. Until the end of the turn, the Card Name Ann you control gains all its "
    "abilities."
)
BRAVE = {"Dora": "Brave", "Ben": "Brave"}

TOLD = (
    told(
        TraitsOf, LEARN, "Dora", "Ann Brave",
        does=Play("Dora", "Ann Brave", LEARN, texts=BRAVE),
        cannot=Play("Dora; Dora>hand", "Dora to hand", LEARN, texts=BRAVE, rule="11.11.2"),
        several=Play("", "Ann Brave; Ann Haste", texts={**BRAVE, "Cole": "Haste"},
                     text=LEARN.replace("1 Forward", "2 Forwards").replace("its", "their")),
    ),
    quality(HasAbilities, "Forward with a special ability you control", "Forwards with special abilities you control",
            "Ann", "Ben",
            more={"texts": {"Ann": "Gale [S]: Gain [Crystal].", "Ben": "[0]: Gain [Crystal].",
                            "Cole": "Gale [S]: Gain [Crystal].", "Dora": "[0]: Gain [Crystal]."}}),
    always(LosesQuality, "Forwards you control lose all their Jobs.", "Ann job", "Ann job Warden",
           instead=("they gain Job Sage", "Ann job Warden+Sage; Ben job Sage"),
           several=raw("Osk>field", "Osk to field; Ann job; Cole job", "Forwards lose all their Jobs.", "Osk>hand")),
)
