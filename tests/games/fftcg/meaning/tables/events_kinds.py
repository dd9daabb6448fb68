"""Kinds of events: what somebody does or suffers, what a player does, a time, a state; and how often they trigger."""

from __future__ import annotations

from engine.abilities.events import AnyEvent, Happens, PlayerActs, Stands, TimeComes, Trigger
from engine.games.fftcg.vocabulary import GainsCrystals, PaysCrystals
from tests.games.fftcg.meaning.edges import raw, tell, upon
from tests.games.fftcg.meaning.scene import SUMMON

OWN = "Osk or a Forward opponent controls becomes dull or is returned to its owner's hand"
SHARED = "{} or a Forward becomes dull or is returned to its owner's hand"
PYRE = {"Pyre": {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Gain [Crystal]."}}
PAID = {"Ann": "[Crystal]: Ann gains Brave until the end of the turn.",
        "Ben": "[0]: Ben gains Brave until the end of the turn."}
TIME = "At the beginning of the Attack Phase during each of your turns, draw 1 card."
#: Something to do, so that nobody passes without being asked.
IDLE = {"Oak": "[0]: Freeze Oak."}
ANY_TIME = "At the beginning of each player's Attack Phase, draw 1 card."
STATE = "If you control 3 or more Forwards, put Osk into the Break Zone."
HIDE = "If a Backup is put from the field into the Break Zone, remove it from the game instead."
FIRST = "When a Forward enters your field for the first time in a turn, draw 1 card."
GLIDE = "If a Forward enters your field from your hand, remove it from the game instead."

TOLD = (
    upon(Happens, OWN, "use Ann; Dora", "Dora dull", miss=("use Ann; Ben", "Ben dull"),
         many=("use Ann; Dora; resolve; Cole>hand", "Cole to hand; Dora dull"),
         both=SHARED.format("Osk"), theirs=SHARED.format("Ora"),
         instead=("If a Forward opponent controls becomes dull, freeze it instead.", "Dora frozen"),
         more={"texts": {"Ann": "[0]: Choose up to 2 Forwards. Dull them."}}),
    upon(PlayerActs, "your opponent discards a card or searches", "use Ann; Ida", "Ida to break",
         miss=("use Ben; Hal", "Hal to break"),
         many=("use Ann; Ida; resolve; use Ann", "Ida to break; Ivy to break"), theirs="you discard a card or search",
         instead=("If your opponent discards a card, remove it from the game instead.", "Ida to removed"),
         more={"texts": {"Ann": "[0]: Your opponent discards 1 card.", "Ben": "[0]: Discard 1 card."}}),
    upon(AnyEvent, "a Forward enters your field or you cast a Summon", "cast Hal", "Hal to field",
         miss=("cast Hew", "Hew to field; Hew dull"),
         many=("cast Hal; resolve; cast Pyre", "Hal to field; Pyre to break; mine crystals 1"),
         both="a Forward enters the field or you cast a Summon",
         instead=("If a Forward enters your field, remove it from the game instead.", "Hal to removed"),
         more={"cards": PYRE}),
    upon(GainsCrystals, "you gain [Crystal]", "use Ann", "mine crystals 1",
         miss=("pass; use Cole", "theirs crystals 1"),
         many=("use Ann; resolve; use Ann", "mine crystals 2"), both="either player gains [Crystal]",
         more={"texts": {"Ann": "[0]: Gain [Crystal].", "Cole": "[0]: Gain [Crystal]."}}),
    upon(PaysCrystals, "you pay [Crystal]", "use Ann", "mine crystals 2; Ann Brave",
         miss=("use Ben; resolve", "Ben Brave"), many=("use Ann; use Ann", "mine crystals 1; Ann Brave"),
         both="either player pays [Crystal]", under="mine crystals 2; stack Ann, Osk, Ora",
         more={"texts": PAID, "board": "mine 3 crystals"}),
    tell(
        TimeComes,
        does=raw("until main 2", "Top to hand", TIME, rule="10.1.1.1"),
        cannot=raw("until main 2", "", TIME.replace("each of your", "each of your opponent's")),
        several=raw("until turn; until turn 5; until main 2",
                    "Top to hand; Peak to hand; Slope to hand; Next to hand; Third to hand; Low to hand",
                    TIME, rule="11.8.6"),
        none=raw("until main 2", "", TIME.replace("draw 1 card", "choose 1 Forward of cost 9. Break it"),
                 rule="11.8.4"),
        gone=raw("until Osk; Osk>removed", "Osk to removed; Top to hand", TIME, texts=IDLE),
        replaced=raw("until main 2", "Top to hand; Next to hand",
                     f"{TIME} If you control a Monster, draw 2 cards instead."),
        first=raw("until Osk; stop", "stack Osk, Ora", ANY_TIME, texts={**IDLE, "Ora": ANY_TIME}),
    ),
    tell(
        Stands,
        does=raw("cast Hal", "Hal to field; Osk to break", STATE, rule="11.8.18"),
        cannot=raw("cast Hal", "Hal to field", STATE, "Ann>hand"),
        several=raw("cast Hal; line 0 1", "Hal to field; Osk to break; Oak to break", STATE,
                    texts={"Oak": STATE.replace("Osk", "Oak")}, rule="11.8.7"),
        none=raw("Ann>hand; Ben>hand; pass", "Ann to hand; Ben to hand; Osk to break",
                 "If you don't control Forwards, put Osk into the Break Zone."),
        gone=raw("cast Hal; until Osk; Osk>removed", "Hal to field; Osk to removed", STATE, rule="11.11.7"),
        replaced=raw("cast Hal", "Hal to field; Osk to removed", STATE, texts={"Oak": HIDE}, rule="11.12.5.4"),
        first=raw("use Ann; until Osk; stop", "Hal to field; Ida to field; stack Osk, Ora", STATE, texts={
            "Ora": STATE.replace("Osk", "Ora"),
            "Ann": "[0]: Each player plays 1 Forward from their hand onto the field."}),
    ),
    tell(
        Trigger,
        does=raw("cast Hal; resolve; Bo>field", "Hal to field; Bo to field; Top to hand", FIRST, rule="11.8.6"),
        cannot=raw("cast Hew; resolve; pass", "Hew to field; Hew dull", FIRST),
        several=raw("cast Hal; resolve; until turn; until turn 5; Bo>field",
                    "Hal to field; Top to hand; Peak to hand; Slope to hand; Next to hand; Third to hand; Bo to field; "
                    "Low to hand", FIRST),
        none=raw("cast Hal; resolve; Bo>field", "Hal to field; Bo to field",
                 FIRST.replace("draw 1 card", "choose 1 Forward of cost 3. Dull it"), rule="11.8.4"),
        gone=raw("cast Hal; until Osk; Osk>removed", "Hal to field; Osk to removed; Top to hand", FIRST),
        replaced=raw("cast Hal; Bo>field", "Hal to removed; Bo to field; Top to hand", FIRST, texts={"Oak": GLIDE},
                     rule="11.8.15"),
        first=raw("cast Hal; until Osk; stop", "Hal to field; stack Osk, Ora", FIRST.replace("your", "the"),
                  texts={"Ora": FIRST.replace("your", "the")}),
    ),
)
