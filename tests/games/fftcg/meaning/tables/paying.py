"""What may pay, how often one may cast, and by whom something comes about."""

from __future__ import annotations

from engine.games.fftcg.vocabulary import (
    CastLimit,
    CostChange,
    DiscardsForCP,
    Effects,
    NextUseWithout,
    PaidWith,
    SpecialPaidWith,
    UsePaidWith,
)
from tests.games.fftcg.meaning.edges import MUTE, Play, both, outdone, raw, tell
from tests.games.fftcg.meaning.scene import BACKUP, LIGHT, SUMMON
from tests.games.fftcg.table import DARK

FREEZE = "[0]: Choose up to 1 Forward opponent controls. Freeze it."
ONE = FREEZE.replace("up to ", "")
HIDDEN = {"Cole": "Cole cannot be chosen by your opponent's Summons or abilities."}
ALL = {"Elm": "The Forwards you control cannot be chosen by your opponent's Summons or abilities."}
NO_HARM = {"Cole": "If Cole is dealt damage by your opponent's Summons or abilities, the damage becomes 0 instead."}
WARP = "Your Warp cost can be paid with CP of any Element."
KIT = {"Kit": {"zone": "hand", "cost": 9, "text": "Warp 1 -- [Water]"}, "Two": {"type": BACKUP}}
WARPED = "Kit to removed; Kit Warp 1; Two dull"
MOST = "You can only cast up to 1 card per turn."
PYRE = {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Gain [Crystal]."}
THEIRS = {**PYRE, "seat": 1}
LATER = "Peak to hand; Slope to hand; Top to hand; Next to hand"
GIVE = "You can discard Light and Dark Element cards from your hand to produce CP."
LUX = {"zone": "hand", "element": LIGHT}
BRIGHT = {"Kit": {"zone": "hand", "cost": 2, "element": LIGHT}, "Lux": LUX, "Nox": {"zone": "hand", "element": DARK}}
ONLY = "only Osk, Ora, Kit, Lux, Nox; Osk dull"
PAY = "[2]: Draw 1 card."
CHEAP = "The cost required to use your action abilities is reduced by 1."
GAIN = "[1]: Gain [Crystal]."
SPECIAL = {"Ann": "Gleam [S]: Gain [Crystal]."}
INSTEAD = "You can discard 1 card instead of [S] when paying for the special abilities of Forwards you control."
SPARED = (
    "Choose 1 Forward. The next time you use its special ability this turn, you can do so without paying [S]."
)
PRIZE = "mine crystals 1"
COLD = "[1]: Gain [Crystal]. You can only pay with Ice CP to use this ability."
BACKED = "[1]: Gain [Crystal]. You can only pay with CP produced by Backups to use this ability."
POOR = "only Osk, Ora, Oak, Elm, Ann, Cole; Osk dull; Ora dull"

TOLD = (
    tell(
        Effects,
        does=raw("use Osk; Cole; Dora", "refused 11.6.5; Dora frozen", FREEZE, texts=HIDDEN, rule="2.2"),
        cannot=raw("use Osk; Cole", "Cole frozen", FREEZE, rule="11.5.1", texts={
            "Cole": "Cole cannot be chosen by your opponent's Summons."}),
        several=raw("use Osk", "refused 11.6.5", ONE, texts=ALL),
        none=raw("use Osk", "refused 11.6.5", ONE, "Dora>hand", texts=HIDDEN),
        gone=raw("Elm>removed; use Osk; Cole", "Elm to removed; Cole frozen", ONE, texts=ALL, rule="11.12.4.4"),
        replaced=raw("use Osk; Cole", "", "[0]: Choose 1 Forward. Deal it 3000 damage.", texts=NO_HARM,
                     rule="11.12.5.4"),
        first=both("Choose 1 Forward opponent controls. Freeze it.", "", "Dora frozen; Ben frozen", texts={
            **HIDDEN, "Ann": HIDDEN["Cole"].replace("Cole", "Ann")}),
    ),
    tell(
        PaidWith,
        does=raw("warp Kit; Two", WARPED, WARP, cards=KIT, rule="2.1"),
        cannot=raw("warp Kit", "refused 11.2.1.1", WARP, cards=KIT, texts=MUTE, rule="15.2.7.3"),
        several=raw("warp Kit; Two, Osk", f"{WARPED}; Osk dull", WARP,
                    cards={**KIT, "Kit": {**KIT["Kit"], "text": "Warp 1 -- [Water][Ice]"}}, rule="2.1"),
        none=raw("warp Kit", "refused 11.2.1.1", WARP, "only Osk, Ora, Kit; Osk dull", cards=KIT, rule="15.2.7.3"),
        gone=raw("Osk>removed; warp Kit", "Osk to removed; refused 11.2.1.1", WARP, cards=KIT, rule="11.12.4.4"),
        replaced=raw("warp Kit", "refused 11.2.1.1", outdone(WARP, "Osk gains Job Sage"), cards=KIT, rule="11.12.5.2"),
    ),
    tell(
        CastLimit,
        does=raw("cast Hal; resolve; cast Hew", "Hal to field; refused 2.2", MOST, rule="2.2"),
        cannot=raw("cast Hal; resolve; cast Hew", "Hal to field; Hew to field; Hew dull", MOST, texts=MUTE,
                   rule="11.12.4.6"),
        several=raw("cast Hal; resolve; until turn; until turn 5; cast Hew",
                    f"Hal to field; {LATER}; Hew to field; Hew dull", MOST),
        none=raw("use Ann; resolve; cast Hew", "Hal to field; Hew to field; Hew dull", MOST, rule="15.1.1.7.1",
                 texts={"Ann": "[0]: Play 1 Forward from your hand onto the field."}),
        gone=raw("cast Hal; resolve; Osk>removed; cast Hew", "Hal to field; Osk to removed; Hew to field; Hew dull",
                 MOST, rule="11.12.4.4"),
        first=raw("cast Pyre; pass; cast Flare; cast Blaze",
                  "Pyre to break; Flare to break; mine crystals 1; theirs crystals 1; refused 2.2", MOST,
                  cards={"Pyre": PYRE, "Flare": THEIRS, "Blaze": THEIRS}, texts={"Ora": MOST}),
    ),
    tell(
        CostChange,
        does=raw("use Ann", "mine crystals 1", CHEAP, POOR, texts={"Ann": GAIN}, rule="11.6.9"),
        cannot=raw("use Ann", "refused 11.2.1.1", CHEAP.replace("action", "special"), POOR, texts={"Ann": GAIN}),
        several=raw("use Ann", "mine crystals 1", CHEAP, POOR, texts={"Ann": GAIN.replace("1", "2"), "Oak": CHEAP}),
        none=raw("use Ann", "mine crystals 1", CHEAP, POOR, texts={"Ann": GAIN.replace("1", "0")}),
        gone=raw("Osk>removed; use Ann", "Osk to removed; refused 11.2.1.1", CHEAP, POOR, texts={"Ann": GAIN},
                 rule="11.12.4.4"),
        replaced=raw("use Ann", "refused 11.2.1.1", outdone(CHEAP, "Osk gains Job Sage"), POOR, texts={"Ann": GAIN},
                     rule="11.12.5.2"),
        first=raw("use Ann; pass; use Cole; stop", "stack Ann, Cole", CHEAP, POOR,
                  texts={"Ann": GAIN, "Cole": GAIN, "Ora": CHEAP}),
    ),
    tell(
        DiscardsForCP,
        does=raw("cast Kit; Lux", "Kit to field; Lux to break", GIVE, cards=BRIGHT, rule="2.1"),
        cannot=raw("cast Kit", "refused 11.4.6.1.1", GIVE, ONLY, cards=BRIGHT, texts=MUTE, rule="11.4.6.1.1"),
        several=raw("cast Kit; Lux, Nox", "Kit to field; Lux to break; Nox to break", GIVE,
                    cards={**BRIGHT, "Kit": {**BRIGHT["Kit"], "cost": 4}}),
        none=raw("cast Kit", "refused 11.4.6.1.1", GIVE, "only Osk, Ora, Kit; Osk dull", cards={"Kit": BRIGHT["Kit"]}),
        gone=raw("Osk>removed; cast Kit", "Osk to removed; refused 11.4.6.1.1", GIVE, ONLY, cards=BRIGHT,
                 rule="11.12.4.4"),
        replaced=raw("cast Kit; Lux", "Kit to field; Lux to removed", GIVE, cards=BRIGHT, rule="11.12.5.4", texts={
            "Oak": "If you discard a card, remove it from the game instead."}),
        first=raw("use Ann; Lux; pass; use Cole; Lyx; stop", "Lux to break; Lyx to break; stack Ann, Cole", GIVE,
                  cards={**BRIGHT, "Lyx": {**LUX, "seat": 1}}, texts={"Ann": PAY, "Cole": PAY, "Ora": GIVE}),
    ),
    tell(
        UsePaidWith,
        does=raw("use Osk; Hew", f"{PRIZE}; Hew to break", COLD, rule="2.1"),
        cannot=raw("use Osk", "refused 11.2.1.1", COLD, "Hew>break", rule="2.1"),
        several=raw("use Osk; Hew, Osk", f"{PRIZE}; Hew to break; Osk dull", COLD.replace("[1]", "[3]").replace(
            "Ice CP", "Ice CP or Fire CP")),
        none=raw("use Osk", "refused 11.2.1.1", COLD, "only Osk, Ora"),
        gone=raw("use Osk; Hew; Osk>removed", f"{PRIZE}; Hew to break; Osk to removed", COLD),
        replaced=raw("use Osk; Hew", f"{PRIZE}; Hew to removed", COLD, rule="11.12.5.4", texts={
            "Oak": "If you discard a card, remove it from the game instead."}),
        first=raw("use Osk; Hew; pass; use Ora; Ivy; stop", "Hew to break; Ivy to break; stack Osk, Ora", COLD,
                  texts={"Ora": COLD}),
    ),
    tell(
        UsePaidWith,
        does=raw("use Osk; Osk", f"{PRIZE}; Osk dull", BACKED, rule="2.1"),
        cannot=raw("use Osk", "refused 11.2.1.1", BACKED, "Osk dull", rule="2.1"),
        several=raw("use Osk; Osk, Two", f"{PRIZE}; Osk dull; Two dull", BACKED.replace("[1]", "[2]"),
                    cards={"Two": {"type": BACKUP}, "Six": {"type": BACKUP}}),
        none=raw("use Ann", "refused 11.2.1.1", board="only Ora, Ann, Hal", texts={"Ann": BACKED}),
        gone=raw("use Osk; Osk; Osk>removed", f"{PRIZE}; Osk to removed", BACKED),
        first=raw("use Osk; Osk; pass; use Ora; Ora; stop", "Osk dull; Ora dull; stack Osk, Ora", BACKED,
                  texts={"Ora": BACKED}),
    ),
    tell(
        SpecialPaidWith,
        does=raw("use Ann", f"{PRIZE}; Hal to break", INSTEAD, "Hew>break", texts=SPECIAL, rule="2.1"),
        cannot=raw("use Ann", "refused 11.7.1", INSTEAD.replace("Forwards", "Backups"), texts=SPECIAL, rule="11.7.1"),
        several=raw("use Ann; Hew", f"{PRIZE}; Hew to break", INSTEAD, texts=SPECIAL),
        none=raw("use Ann", "refused 11.7.1", INSTEAD, "Hal>break; Hew>break", texts=SPECIAL, rule="11.7.1"),
        gone=raw("Osk>removed; use Ann", "Osk to removed; refused 11.7.1", INSTEAD, texts=SPECIAL, rule="11.12.4.4"),
        replaced=raw("use Ann; Hew", f"{PRIZE}; Hew to removed", INSTEAD, rule="11.12.5.4", texts={
            **SPECIAL, "Oak": "If you discard a card, remove it from the game instead."}),
        first=raw("use Ann; Hew; pass; use Cole; Ivy; stop", "Hew to break; Ivy to break; stack Ann, Cole", INSTEAD,
                  texts={**SPECIAL, "Cole": SPECIAL["Ann"], "Ora": INSTEAD}),
    ),
    tell(
        NextUseWithout,
        does=Play("Ann; resolve; use Ann", PRIZE, SPARED, texts=SPECIAL, rule="2.1"),
        cannot=Play("Ben; resolve; use Ann", "refused 11.7.1", SPARED, texts=SPECIAL, rule="11.7.1"),
        several=Play("Ann; resolve; use Ann; resolve; use Ann", f"{PRIZE}; refused 11.7.1", SPARED, texts=SPECIAL),
        none=Play("", "refused 11.6.5", SPARED, "only Osk, Ora"),
        gone=Play("Ann; Osk>removed; resolve; use Ann", f"{PRIZE}; Osk to removed", SPARED, texts=SPECIAL),
        replaced=Play("Ann; resolve; use Ann", "Top to hand; refused 11.7.1", texts=SPECIAL,
                      text=f"{SPARED} If you control a Monster, draw 1 card instead."),
    ),
)
