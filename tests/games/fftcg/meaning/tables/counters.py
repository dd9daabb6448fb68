"""Counters that something enters with, that are moved, doubled and counted once they are removed."""

from __future__ import annotations

from engine.abilities.marks import CountersOn, DoublesCounters, EntersWithCounters, LosesCounter, MovesCounters
from engine.abilities.statics import Besides
from tests.games.fftcg.meaning.edges import MUTE, Play, Told, raw, tell, told, upon
from tests.games.fftcg.meaning.scene import MONSTER
from tests.games.fftcg.meaning.tables.battles import rules
from tests.games.fftcg.meaning.tables.instead import HIT

ENTER = "The Forwards you control enter the field with 2 Ember Counters on them."
MOVE = "Choose 2 Monsters. Move 1 Ember Counter from the former to the latter."
DOUBLE = "Choose 1 Monster. Double the number of Ember Counters placed on it."
PAID = (
    "Choose 1 Monster. Remove all Ember Counters from it. Draw 1 card for each Ember Counter removed this "
    "way."
)
GAIN = "If a Forward opponent controls is dealt damage, gain [Crystal] and reduce the damage by 1000 instead."
TWO = {"Una": {"type": MONSTER}}
TAKE = {"Ann": "[0]: Choose 1 Monster. Remove 1 Ember Counter from it."}
FILLED = "Oak 2 Ember; Una 1 Ember"

TOLD: list[Told] = [
    rules(EntersWithCounters, ENTER, "cast Hal", "Hal to field; Hal Ember 2", "Hal to field", at="",
          instead="they cannot block",
          several=raw("cast Hal", "Hal to field; Hal Ember 4", ENTER, texts={"Oak": ENTER}),
          none=raw("cast Hal", "Hal to field", "Forwards of cost 9 enter the field with an Ember Counter on them.")),
    told(
        MovesCounters, MOVE, "", "",
        does=Play("Oak, Una", "Oak Ember 1; Una Ember 2", board=FILLED, cards=TWO),
        cannot=Play("Oak, Una", "", cards=TWO),
        several=Play("Oak, Una", "Oak no Ember; Una Ember 3", MOVE.replace("1 Ember Counter", "all Ember Counters"),
                     FILLED, TWO),
        first=Play("Oak, Una", "Oak Ember 1; Una Ember 2", board=FILLED, cards=TWO, asked="0"),
    ),
    told(
        DoublesCounters, DOUBLE, "", "",
        does=Play("Oak", "Oak Ember 4", board=FILLED, cards=TWO),
        cannot=Play("Oak", "", cards=TWO),
        several=Play("Oak, Una", "Oak Ember 4; Una Ember 2",
                     DOUBLE.replace("1 Monster", "2 Monsters").replace("it.", "them."), FILLED, TWO),
    ),
    upon(LosesCounter, "the last Ember Counter is removed from a Character you control", "use Ann; Una",
         "Una no Ember", miss=("use Ann; Oak", "Oak Ember 1"),
         many=("use Ann; Una; resolve; use Ann; Oak; resolve; use Ann; Oak", "Una no Ember; Oak no Ember"),
         both="the last Ember Counter is removed from a Character",
         more={"board": FILLED, "cards": TWO, "texts": TAKE}),
    told(
        CountersOn, PAID, "", "",
        does=Play("Oak", "Oak no Ember; Top to hand; Next to hand", board=FILLED, cards=TWO),
        cannot=Play("Oak", "", cards=TWO),
        several=Play("Oak; 1", "Oak Ember 1; Top to hand", PAID.replace("all", "any number of"), FILLED, TWO),
        replaced=Play("Oak", "Oak no Ember; Top to hand", f"{PAID} If you control a Monster, draw 1 card instead.",
                      FILLED, TWO),
    ),
    tell(
        Besides,
        does=raw("use Ann; Cole", "Cole hurt 1000; mine crystals 1", GAIN, texts=HIT, rule="11.12.5.1"),
        cannot=raw("use Ann; Cole", "Cole hurt 2000", GAIN, texts={**HIT, **MUTE}, rule="11.12.4.6"),
        several=raw("use Ann; Cole, Dora", "Cole hurt 1000; Dora hurt 1000; mine crystals 2", GAIN, texts=HIT),
        none=raw("use Ann; none", "", GAIN, texts=HIT),
        gone=raw("use Ann; Cole; Osk>removed", "Osk to removed; Cole hurt 2000", GAIN, texts=HIT, rule="11.12.5.3"),
        replaced=raw("use Ann; Cole; line 0", "mine crystals 2", GAIN, texts={**HIT, "Oak": GAIN}, rule="11.12.5.7"),
        first=raw("use Ann; Cole; line 0", "mine crystals 1; theirs crystals 1", GAIN, rule="11.12.5.7",
                  texts={**HIT, "Ora": GAIN.replace("opponent controls", "you control")}),
    ),
]
