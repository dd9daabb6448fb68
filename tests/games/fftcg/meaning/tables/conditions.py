"""Conditions: what is asked of the game."""

from __future__ import annotations

from engine.abilities.conditions import (
    AllShare,
    And,
    Compares,
    ControlsAllOf,
    EventWas,
    Exists,
    HappenedThisTurn,
    Has,
    Is,
    IsPhase,
    IsTurnOf,
    Not,
    Or,
    SoMany,
    TraitsAmong,
)
from engine.abilities.nouns import AllDifferent
from engine.games.fftcg.vocabulary import CrystalsOf, FromBurst, InParty
from tests.games.fftcg.meaning.edges import Play, asked_if, both, raw, tell
from tests.games.fftcg.meaning.scene import FIRE, ICE, MONSTER, SUMMON

#: Nothing on the table but the sources.
BARE = "only Osk, Ora"
MORE = {"Una": {}, "Uma": {"seat": 1}}
BOTH_TWO = (
    "Your opponent puts the top 2 cards of their deck into the Break Zone. Draw 1 card. "
    "If both cards are of the same Element, draw 2 cards instead."
)
KIT = {"Kit": {"zone": "hand", "cost": 2}}
DURING = "You can only cast Kit during your Main Phase 1."
PLAY = "Play 1 Forward from your hand onto the field."
WARDEN = {"Osk": {"jobs": ("Warden",)}}
BY = {
    "Hal": "When Hal enters the field, draw 1 card. If Hal entered the field due to an ability of a Job Warden, "
           "draw 2 cards instead.",
}
LIT = "[EX BURST] Draw 1 card. If Flare results from an EX Burst, draw 2 cards instead."
FLARE = {"Flare": {"type": SUMMON, "zone": "deck", "burst": True, "cost": 0, "text": LIT}}
GLOW = {**FLARE["Flare"], "text": LIT.replace("Flare", "Glow")}
PARTY = {"Ann": "When Ann attacks, if Ann forms a party, draw 1 card."}

TOLD = (
    asked_if(
        Has, "you control 2 or more Forwards", no="Ann>hand",
        several=Play("", "Top to hand", cards={"Una": {}, "Uma": {}}),
    ),
    asked_if(
        ControlsAllOf, "you control a Job Warden and a Job Herald", no="Ben>hand",
        more={"cards": {"Ben": {"jobs": ("Herald",)}}},
        several=Play("", "Top to hand", cards={"Ben": {"jobs": ("Herald",)}, "Una": {"jobs": ("Herald",)}}),
    ),
    asked_if(
        Has, "you have 1 card or less in your hand", "Hal>break",
        cannot=Play("", "", board="Ann>hand"),
        several=Play("", "", cards={"Una": {"zone": "hand"}}),
        none=Play("", "Top to hand", board="Hal>break; Hew>break"),
    ),
    asked_if(
        Exists, "there are 4 or more Forwards on the field", no="Dora>hand",
        several=Play("", "Top to hand", cards={"Una": {}, "Uma": {}}),
    ),
    asked_if(
        Compares, "you have received 2 points of damage or more", "mine 2 damage",
        no="mine 1 damage; theirs 3 damage",
        several=Play("", "Top to hand", board="mine 6 damage"),
        none=Play("", "", board="theirs 3 damage"),
    ),
    asked_if(
        Is, "it is a Forward of cost 2", lead="Choose 1 Forward.", steps="Dora", no="",
        cannot=Play("Cole", ""),
        several=Play("", "Top to hand", "If Osk is active, draw 1 card."),
        none=Play("", "refused 11.6.5", board=BARE),
        gone=Play("Dora; Dora>hand", "Dora to hand", rule="11.11.2"),
    ),
    asked_if(
        Compares, "its power is 5000 or less", lead="Choose 1 Forward.", steps="Dora",
        cannot=Play("Cole", ""),
        several=Play("", "Top to hand",
                     "Choose 2 Forwards opponent controls. If their total power is 12000 or more, draw 1 card."),
        none=Play("", "refused 11.6.5", board=BARE),
        gone=Play("Dora; Osk>removed", "Top to hand; Osk to removed"),
    ),
    asked_if(
        Compares, "2 or more Ember Counters are placed on Osk", "Osk 2 Ember", no="Osk 1 Ember; Ann 2 Ember",
        several=Play("", "Top to hand", board="Osk 5 Ember"),
        gone=Play("Osk>removed", "Top to hand; Osk to removed", board="Osk 2 Ember", rule="11.11.4"),
        first=both("If 2 or more Ember Counters are placed on Osk, draw 1 card.", "", "Top to hand; Peak to hand",
                   board="Osk 2 Ember"),
    ),
    asked_if(
        HappenedThisTurn, "a Forward has been put from the field into the Break Zone this turn",
        lead="Choose 1 Forward. Break it.", steps="Cole", seen="Cole to break", no="",
        cannot=Play("", "", "If a Forward has been put from the field into the Break Zone this turn, draw 1 card."),
        several=Play("", "Cole to break; Dora to break; Top to hand",
                     "Break all the Forwards opponent controls. If a Forward has been put from the field into the "
                     "Break "
                     "Zone this turn, draw 1 card."),
        none=Play("Osk>removed", "Osk to removed",
                  "If a Forward has been put from the field into the Break Zone this turn, draw 1 card."),
    ),
    asked_if(
        And, "you control 2 or more Forwards and if you control a Monster", no="Oak>hand",
        several=Play("", "", board="Ann>hand", rule="11.11.5"),
    ),
    asked_if(
        Or, "you control 2 or more Monsters or if you control 2 or more Forwards", no="Ann>hand",
        several=Play("", "Top to hand", cards={"Two": {"type": MONSTER}}),
    ),
    asked_if(
        Not, "Osk is not dull", no="Osk dull",
        several=Play("", "", "If Osk is not dull and if Osk is not active, draw 1 card."),
        none=Play("", "Top to hand", board=BARE),
        first=both("If Osk is not dull, draw 1 card.", "", "Top to hand; Peak to hand"),
    ),
    asked_if(
        SoMany, "you control 3 or more", lead="If you control 2 or more Forwards, gain [Crystal].",
        seen="mine crystals 1",
        does=Play("", "mine crystals 1; Top to hand", cards=MORE),
        cannot=Play("", "mine crystals 1"),
        several=Play("", "mine crystals 1; Top to hand; Ann dull; Ben dull; Una dull",
                     "If you control 2 or more Forwards, gain [Crystal]. If you control 3 or more, also draw 1 card. "
                     "If "
                     "you control 3 or more Forwards, dull all the Forwards you control.", cards=MORE),
        none=Play("", "", board=BARE),
        gone=Play("Osk>removed", "mine crystals 1; Top to hand; Osk to removed", cards=MORE),
        replaced=Play("", "Top to hand; Next to hand", "If you control 2 or more Forwards, draw 1 card. If you "
                      "control 3 "
                      "or more, draw 2 cards instead.", cards=MORE),
        first=both("If you control 2 or more Forwards, gain [Crystal]. If you control 3 or more, draw 1 card.", "",
                   "mine crystals 1; theirs crystals 1; Top to hand; Peak to hand", cards=MORE),
    ),
    asked_if(
        AllShare, "both cards are of the same Element",
        lead="Your opponent puts the top 2 cards of their deck into the Break Zone.",
        seen="Peak to break; Slope to break",
        does=Play("", "Peak to break; Slope to break; Top to hand", cards={"Slope": {"element": FIRE}}),
        cannot=Play("", "Peak to break; Slope to break"),
        several=Play("", "Peak to break; Slope to break; Top to hand",
                     cards={"Peak": {"element": (FIRE, ICE)}, "Slope": {"element": ICE}}, rule="5.2.1.1"),
        none=Play("", "", board="Peak>removed; Slope>removed; Foot>removed; Base>removed"),
        gone=Play("Osk>removed", "Peak to break; Slope to break; Top to hand; Osk to removed",
                  cards={"Slope": {"element": FIRE}}),
        replaced=Play("", "Peak to break; Slope to break; Top to hand; Next to hand", BOTH_TWO,
                      cards={"Slope": {"element": FIRE}}),
        first=both("Your opponent puts the top card of their deck into the Break Zone. If both cards are of the same "
                   "Element, draw 1 card.", "", "Peak to break; Top to break"),
    ),
    asked_if(
        IsTurnOf, "it is your turn",
        cannot=Play("", "", "If it is your opponent's turn, draw 1 card."),
        none=Play("", "Top to hand", board=BARE),
        first=both("If it is your turn, draw 1 card.", "", "Top to hand", rule="11.8.13"),
    ),
    asked_if(
        AllDifferent,
        "you control 2 or more Forwards and if the Forwards you control are all of different Elements", no="Ann>hand",
        several=Play("", "", cards={"Una": {"element": ICE}}),
    ),
    asked_if(
        TraitsAmong, "there are 2 or more different Elements among Forwards you control", no="Ben>hand",
        several=Play("", "Top to hand", cards={"Una": {"element": ICE}}),
    ),
    asked_if(
        CrystalsOf, "you have 2 or more Crystals", "mine 2 crystals", no="mine 1 crystals; theirs 5 crystals",
        several=Play("", "Top to hand", board="mine 9 crystals"),
        none=Play("", "", board="theirs 2 crystals"),
    ),
    tell(
        IsPhase,
        does=raw("cast Kit; Hal", "Kit to field; Hal to break", texts={"Kit": DURING}, cards=KIT),
        cannot=raw("cast Kit", "refused 2.1", texts={"Kit": DURING.replace("1", "2")}, cards=KIT),
        none=raw("until main 2; cast Kit; Hal", "Kit to field; Hal to break", texts={"Kit": DURING.replace("1", "2")},
                 cards=KIT),
        several=raw("until main 2; cast Kit; Hal", "Kit to field; Hal to break",
                    texts={"Kit": "You can only cast Kit during your Main Phase."}, cards=KIT),
        replaced=raw("cast Kit; Hal", "Kit to removed; Hal to break", cards=KIT, rule="11.12.5.4", texts={
            "Kit": DURING, "Oak": "If a Forward enters your field, remove it from the game instead."}),
        first=raw("cast Pyre; pass; cast Flare; stop", "Pyre to stack; Flare to stack; stack Pyre, Flare", cards={
            name: {"type": SUMMON, "zone": "hand", "cost": 0, "seat": seat,
                   "text": f"You can only cast {name} during the Main Phase 1.\nDraw 1 card."}
            for seat, name in enumerate(("Pyre", "Flare"))}, rule="11.3.8"),
    ),
    tell(
        EventWas,
        does=Play("", "Hal to field; Top to hand; Next to hand", PLAY, texts=BY, cards=WARDEN),
        cannot=raw("cast Hal", "Hal to field; Top to hand", texts=BY),
        several=Play("Hal", "Hal to field; Una to field; Top to hand; Next to hand", f"{PLAY} {PLAY}",
                     texts=BY, cards={**WARDEN, "Una": {"zone": "hand"}}),
        none=Play("", "Hal to field; Top to hand", PLAY, texts=BY, rule="6.4.1"),
        gone=Play("Osk>removed", "Osk to removed; Hal to field; Top to hand; Next to hand", PLAY, texts=BY,
                  cards=WARDEN),
        replaced=Play("", "Hal to field; Ann dull", PLAY, cards=WARDEN, texts={
            "Hal": "When Hal enters the field, draw 1 card. If Hal entered the field due to an ability of a Job "
            "Warden, "
                   "dull all the Forwards of cost 4 you control instead."}),
    ),
    tell(
        FromBurst,
        does=Play("yes", "Flare to damage; Top to hand; Next to hand", "You receive 1 point of damage.",
                  cards=FLARE, rule="11.10.3"),
        cannot=raw("cast Flare", "Flare to break; Top to hand", cards={"Flare": {**FLARE["Flare"], "zone": "hand"}}),
        several=Play("yes; yes", "Flare to damage; Glow to damage; Top to hand; Next to hand; Third to hand; Low to "
                     "hand",
                     "You receive 2 points of damage.", cards={"Glow": GLOW, **FLARE}, rule="6.5.2.1"),
        none=Play("no", "Flare to damage", "You receive 1 point of damage.", cards=FLARE, rule="11.10.2"),
        gone=Play("Osk>removed; yes", "Osk to removed; Flare to damage; Top to hand; Next to hand",
                  "You receive 1 point of damage.", cards=FLARE),
        replaced=Play("yes", "Flare to damage; Top to hand; Next to hand", "You receive 1 point of damage.",
                      cards=FLARE),
        first=Play("yes; yes", "Flare to damage; Glow to damage; Top to hand; Next to hand; Peak to hand; Slope to "
                   "hand",
                   "Each player receives 1 point of damage.",
                   cards={**FLARE, "Glow": {**GLOW, "seat": 1}}, asked="0 1", rule="6.1.4"),
    ),
    tell(
        InParty,
        does=raw("attack Ann, Una", "Ann dull; Una dull; Top to hand", texts=PARTY, cards={"Una": {}}, at="attack"),
        cannot=raw("attack Ann", "Ann dull", texts=PARTY, at="attack"),
        several=raw("attack Ann, Una, Uma", "Ann dull; Una dull; Uma dull; Top to hand", texts=PARTY, cards={"Una": {},
        "Uma": {}}, at="attack"),
        none=raw("no attack", "", texts=PARTY, at="attack"),
        gone=raw("attack Ann, Una; Ann>removed", "Ann to removed; Una dull; Top to hand", texts=PARTY,
        cards={"Una": {}}, at="attack"),
        replaced=raw("attack Ann, Una; Cole", "Ann dull; Una dull; Cole hurt 2000", cards={"Una": {}}, at="attack",
                     texts={"Ann": "When Ann attacks, if Ann forms a party, choose 1 Forward. Deal it 3000 damage.",
                            "Cole": "If Cole is dealt damage, reduce the damage by 1000 instead."}, rule="11.12.5.1"),
        first=raw("attack Ann, Una; line 1 0", "Ann dull; Una dull; Top to hand; Peak to hand; Slope to hand",
                  texts={**PARTY, "Ora": "When a Forward opponent controls attacks, if it forms a party, draw 1 card."},
                  cards={"Una": {}}, at="attack"),
    ),
)
