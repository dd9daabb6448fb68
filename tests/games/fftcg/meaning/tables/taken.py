"""What cards take over from others."""

from __future__ import annotations

from engine.abilities.statics import LosesQuality
from engine.games.fftcg.vocabulary import (
    ExchangeControl,
    ExchangePower,
    HasAbilities,
    TraitsOf,
    UseOfOther,
)
from tests.games.fftcg.meaning.edges import Play, always, quality, raw, told

BOTH = "Choose 1 Forward you control and 1 Forward opponent controls. "
SWAP = f"{BOTH}Exchange their power until the end of the turn."
CHANGE = f"{BOTH}Exchange control of them."
GUST = "You may use the special ability of the Card Name Ann you control without paying the cost."
TEXT = {"Ann": "Gale [S]: Gain [Crystal].", "Cole": "Gale [S]: Gain [Crystal]."}
TWO = {"Ann": "Gale [S]: Gain [Crystal].\nGust [S]: Gain [Crystal][Crystal]."}
LEARN = (
    "Choose 1 Forward opponent controls. Until the end of the turn, the Card Name Ann you control gains all its "
    "abilities."
)
BRAVE = {"Dora": "Brave", "Ben": "Brave"}

TOLD = (
    told(
        ExchangePower, SWAP, "Ann; Dora", "Ann 5000; Dora 7000",
        cannot=Play("Ann; Dora; Dora>hand", "Dora to hand", rule="2.3"),
        several=Play("Ann; Dora", "Ann 6000; Dora 8000", SWAP, rule="11.5.6",
                     texts={"Oak": "The Card Name Ann you control gains +1000 power."}),
    ),
    told(
        ExchangeControl, CHANGE, "Ann; Dora", "Ann control theirs; Dora control mine",
        cannot=Play("Ann; Dora; Ann>hand", "Ann to hand", rule="2.3"),
        several=Play("", "", "Choose 2 Forwards you control. Exchange control of them.", rule="2.3"),
    ),
    told(
        UseOfOther, GUST, "yes", "mine crystals 1",
        does=Play("yes", "mine crystals 1", GUST, texts=TEXT),
        cannot=Play("Ann>hand", "Ann to hand", GUST, texts=TEXT),
        several=Play("yes; line 1", "mine crystals 2", GUST, texts=TWO),
        none=Play("", "", GUST),
    ),
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
