"""What counts within a turn: the first card cast, the second attack, attacks alone, and how many there may be."""

from __future__ import annotations

from engine.abilities.combat import IsNotBlocked
from engine.abilities.conditions import OneOf
from engine.games.fftcg.vocabulary import AttackLimit, AttacksAgainThen, AttacksAlone, NthCast
from tests.games.fftcg.meaning.edges import MUTE, Play, Told, outdone, raw, tell, told, upon
from tests.games.fftcg.meaning.scene import ICE

TWO_OR_THREE = "If you control 2 or 3 Forwards, draw 1 card."
#: One attack that nobody blocks, up to the next declaration.
REST = "pass; pass; no block; until declare"
HIT = f"attack Ann; {REST}"
TWICE = {"Ann": "Brave\nAnn can attack twice in the same turn."}
AGAIN = "attacks for the second time in the same turn"
ONCE = "Each player can only declare attack once per turn."
CHEAPER = "The cost required to cast your first Character each turn is reduced by 2."
KIT = {"Kit": {"zone": "hand", "cost": 2, "element": ICE}}
PLAYED = {"Ann": "[0]: Play 1 Forward from your hand onto the field."}
OPEN = "attack Ann; pass; pass; no block"

TOLD: list[Told] = [
    told(
        OneOf, TWO_OR_THREE, "", "Top to hand",
        cannot=Play("", "", board="Ann>hand"),
        several=Play("", "", cards={"Una": {}, "Uma": {}}),
        none=Play("", "", board="only Osk, Ora"),
        replaced=Play("", "Top to hand; Next to hand",
                      f"{TWO_OR_THREE} If you control a Monster, draw 2 cards instead."),
    ),
    upon(AttacksAlone, "a Forward you control attacks alone", "attack Ann", "Ann dull",
         miss=("attack Ann, Una", "Ann dull; Una dull"),
         many=(f"attack Ann; resolve; {REST}; attack Una", "Ann dull; Peak to damage; Una dull"),
         both="a Forward attacks alone",
         more={"at": "attack", "cards": {"Una": {}}}),
    upon(IsNotBlocked, "a Forward you control is not blocked", OPEN, "Ann dull",
         miss=("attack Ann; pass; pass; block Cole", "Ann dull"),
         many=(OPEN.replace("Ann", "Ann, Una"), "Ann dull; Una dull"), both="a Forward is not blocked",
         more={"at": "attack", "cards": {"Una": {}}}),
    upon(AttacksAgainThen, f"a Forward you control {AGAIN}", f"{HIT}; attack Ann",
         "Peak to damage", miss=("attack Ann", ""),
         many=(f"{HIT}; attack Ann; resolve; {REST}; attack Una; {REST}; attack Una",
               "Peak to damage; Slope to damage; Foot to damage"),
         both=f"a Forward {AGAIN}",
         more={"at": "attack", "cards": {"Una": {"text": TWICE["Ann"].replace("Ann", "Una")}}, "texts": TWICE}),
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
    tell(
        NthCast,
        does=raw("cast Kit", "Kit to field", CHEAPER, cards=KIT, rule="11.4.6"),
        cannot=raw("cast Hal; resolve; cast Kit; Hew", "Hal to field; Kit to field; Hew to break", CHEAPER, cards=KIT),
        several=raw("cast Kit", "Kit to field", CHEAPER, cards={"Kit": {"zone": "hand", "cost": 4}},
                    texts={"Oak": CHEAPER}),
        none=raw("use Ann; Hal; resolve; cast Kit", "Hal to field; Kit to field", CHEAPER, cards=KIT, texts=PLAYED,
                 rule="15.1.1.7.1"),
        gone=raw("Osk>removed; cast Kit; Hew", "Osk to removed; Kit to field; Hew to break", CHEAPER, cards=KIT,
                 rule="11.12.4.4"),
        replaced=raw("cast Kit; Hew", "Kit to field; Hew to break", outdone(CHEAPER, "Osk gains Job Sage"), cards=KIT,
                     rule="11.12.5.2"),
        first=raw("cast Kit", "Kit to field", CHEAPER.replace("your", "each player's"), cards=KIT,
                  texts={"Ora": "The first Character each player casts each turn costs 0 more."}),
    ),
]
