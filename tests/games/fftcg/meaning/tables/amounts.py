"""Amounts: numbers that are worked out when they are needed, and how many are taken."""

from __future__ import annotations

from engine.abilities.combat import DamageDealt, DamageOn, DamagePoints
from engine.abilities.conditions import (
    AnyNumber,
    AtLeast,
    CountOf,
    CountThem,
    Difference,
    EventCount,
    Exactly,
    Groups,
    Half,
    Highest,
    Number,
    Quantity,
    Sum,
    Times,
    TraitOf,
    TraitsAmong,
    UpTo,
    X,
)
from engine.abilities.effects import NamedNumber
from engine.abilities.marks import CountersOn
from engine.abilities.node import Node
from engine.games.fftcg.vocabulary import CrystalsOf, DiscardsPaid, ElementsPaid
from tests.games.fftcg.meaning.edges import Play, Told, both, raw, tell, told
from tests.games.fftcg.meaning.scene import BACKUP, ICE, WATER

LESS = {"Cole": "If Cole is dealt damage, reduce the damage by 1000 instead."}
#: Nothing of one's own on the table that could be counted.
ALONE = "Ann>hand; Ben>hand; Oak>hand; Dora>hand"
NAMED = "Name 1 number. Freeze all the Forwards of cost equal to the named number."
LAID = "Freeze all the Forwards of cost equal to or less than the number of Ember Counters on Forwards you control."
THROWN = (
    "Choose any number of cards in your Break Zone. Remove them from the game. Freeze all the Forwards of cost "
    "equal to or less than the number of them."
)
HURT = "Choose 1 Forward. If it has received 3000 damage or more, draw 1 card."
ECHO = (
    "When a Card Name Ben you control is dealt damage, deal the same amount of damage to all the Forwards opponent "
    "controls."
)
HIT = {"Ann": "[0]: Deal 2000 damage to all the Forwards you control."}
PAID_X = "[X]: Choose 1 Forward opponent controls. Deal it 1000 damage for each CP paid as X."
KIT = {
    "Kit": {"zone": "hand", "cost": 3}, "Two": {"type": BACKUP}, "Three": {"type": BACKUP, "element": ICE},
    "Four": {"type": BACKUP, "element": WATER},
}
THRIFTY = {
    "Kit": "When Kit enters the field, choose 1 Forward opponent controls. Deal it 1000 damage for each card discarded "
           "to cast Kit."
}
KITTED = {
    "Kit": "When Kit enters the field, choose 1 Forward opponent controls. Deal it 1000 damage for each CP of a "
    "different "
           "Element you paid to cast Kit.",
}
TWO_DIE = "When 2 or more Forwards are put from the field into the Break Zone, draw 1 card."
KILL = {"Ann": "[0]: Break all the Forwards opponent controls."}


def dealt(of: type[Node], words: str, hurt: int, board: str = "", *, several: Play, none: Play, **more: Play) -> Told:
    """Tell of an amount by the damage it makes: reduced, it is reduced once it is worked out (FFTCG 11.12.5.1)."""
    text = f"Choose 1 Forward opponent controls. Deal it {words}."
    given = {
        "does": Play("Cole", f"Cole hurt {hurt}", text, board),
        "replaced": Play("Cole", f"Cole hurt {hurt - 1000}" if hurt > 1000 else "", text, board, texts=LESS,
                         rule="11.12.5.1"),
        "cannot": Play("Cole; Cole>hand", "Cole to hand", text, board, rule="11.11.2"),
        "several": several, "none": none, **more,
    }
    return told(of, text, "Cole", "", **given)


TOLD = (
    dealt(CountOf, "1000 damage for each Forward you control", 2000, several=Play("Cole", "Cole hurt 3000",
          cards={"Una": {}}), none=Play("", "", board=ALONE)),
    dealt(Times, "2000 damage for each Forward you control", 4000, several=Play("Cole", "Cole hurt 6000",
          cards={"Una": {}}), none=Play("", "", board=ALONE)),
    dealt(Number, "3000 damage", 3000, several=Play("", "Cole hurt 3000; Dora hurt 3000",
          "Deal 3000 damage to all the Forwards opponent controls."), none=Play("", "refused 11.6.5",
                                                                                board="only Osk")),
    dealt(Sum, "2000 damage and 1000 more damage for each Forward you control", 4000,
          several=Play("Cole", "Cole hurt 5000", cards={"Una": {}}), none=Play("", "Cole hurt 2000", board=ALONE)),
    dealt(Difference, "6000 damage minus 1000 damage for each Forward you control", 4000,
          several=Play("Cole", "", cards={f"Una {one}": {} for one in ("One", "Two", "Three", "Four", "Five")},
                       rule="4.1"),
          none=Play("", "Cole hurt 6000", board=ALONE)),
    dealt(TraitOf, "damage equal to the power of the Card Name Ben you control", 5000,
          several=Play("Ann; Dora", "Dora to break",
                       "Choose 1 Forward you control and 1 Forward opponent controls. Deal the latter damage equal to "
                       "the "
                       "former's power."),
          none=Play("", "", board=ALONE, rule="4.4")),
    dealt(Half, "damage equal to half of the power of the Card Name Ben you control (round up to the nearest 1000)",
    3000,
          several=Play("Cole", "Cole hurt 2000", "Choose 1 Forward opponent controls. Deal it damage equal to half of "
                       "the power of the Card Name Ben you control (round down to the nearest 1000)."),
          none=Play("", "", board=ALONE)),
    dealt(Highest, "damage equal to the highest power of Forwards you control", 0,
          does=Play("Dora", "Dora to break"), replaced=Play("Cole", "Cole hurt 6000", texts=LESS),
          several=Play("Cole", "Cole to break", cards={"Una": {"power": 8000}}), none=Play("", "", board=ALONE)),
    dealt(CountersOn, "1000 damage for each Ember Counter placed on Osk", 2000, "Osk 2 Ember; Ann 4 Ember",
          several=Play("Cole", "Cole hurt 5000", board="Osk 5 Ember"), none=Play("Cole", "", board="Osk 1 Frost"),
          gone=Play("Cole; Osk>removed", "Cole hurt 2000; Osk to removed", board="Osk 2 Ember", rule="11.11.4")),
    dealt(CrystalsOf, "1000 damage for each [Crystal] you have", 2000, "mine 2 crystals",
          several=Play("Cole", "Cole hurt 5000", board="mine 5 crystals; theirs 1 crystals"), none=Play("Cole", "")),
    dealt(TraitsAmong, "1000 damage for each different Element among Forwards you control", 2000,
          several=Play("Cole", "Cole hurt 2000", cards={"Una": {"element": ICE}}), none=Play("", "", board=ALONE)),
    dealt(DamagePoints, "1000 damage for each point of damage you have received", 2000, "mine 2 damage",
          several=Play("Cole", "Cole hurt 5000", board="mine 5 damage; theirs 1 damage"), none=Play("Cole", "")),
    dealt(EventCount, "1000 damage for each card you have cast this turn", 0,
          does=Play("Cole", ""),
          several=raw("cast Hal; cast Hew; use Osk; Cole", "Hal to field; Hew to field; Hew dull; Cole hurt 2000",
                      "[0]: Choose 1 Forward opponent controls. Deal it 1000 damage for each card you have cast this "
                      "turn."),
          none=Play("Cole", ""),
          first=both("Choose 1 Forward opponent controls. Deal it 1000 damage for each card you have cast this turn.",
                     "Cole; Ann", "Cole hurt 1000", "0 1")),
    dealt(TraitOf, "1000 damage for each CP required to cast the Card Name Ben you control", 2000,
          several=Play("Cole", "Cole hurt 6000", cards={"Ben": {"cost": 6}}), none=Play("", "", board=ALONE)),
    dealt(Groups, "1000 damage for every 2 Forwards you control", 1000,
          several=Play("Cole", "Cole hurt 1000", cards={"Una": {}}, rule="11.11.5"), none=Play("", "", board=ALONE)),
    told(
        CountersOn, LAID, "", "Ben frozen; Dora frozen",
        does=Play("", "Ben frozen; Dora frozen", board="Ann 2 Ember; Cole 4 Ember"),
        cannot=Play("", "", board="Osk 2 Ember; Ann 2 Frost"),
        several=Play("", "Ann frozen; Ben frozen; Cole frozen; Dora frozen", board="Ann 2 Ember; Ben 2 Ember"),
        none=Play("", ""),
        first=both(LAID, "", "Ben frozen; Dora frozen", board="Ann 2 Ember"),
    ),
    told(
        CountThem, THROWN, "Bo, Bud", "Bo to removed; Bud to removed; Ben frozen; Dora frozen",
        cannot=Play("Bo", "Bo to removed"),
        several=Play("Bo, Bud, Una, Uma",
                     "Bo to removed; Bud to removed; Una to removed; Uma to removed; Ann frozen; Ben frozen; Cole "
                     "frozen; "
                     "Dora frozen", cards={"Una": {"zone": "break zone"}, "Uma": {"zone": "break zone"}}),
        none=Play("none", ""),
        replaced=Play("Bo, Bud", "Bo to removed; Bud to removed; Top to hand",
                      f"{THROWN} If you control a Monster, draw 1 card instead."),
    ),
    told(
        NamedNumber, NAMED, "2", "Ben frozen; Dora frozen",
        cannot=Play("3", ""),
        several=Play("4", "Ann frozen; Cole frozen; Una frozen", cards={"Una": {"cost": 4}}),
        none=Play("0", "", rule="4.1"),
        replaced=Play("2", "Top to hand", f"{NAMED} If you control a Monster, draw 1 card instead."),
    ),
    tell(
        DamageOn,
        does=Play("Ann", "Top to hand", HURT, "Ann hurt 3000"),
        cannot=Play("Ann", "", HURT, "Ann hurt 2000; Cole hurt 3000"),
        several=Play("Ann", "Top to hand", HURT, "Ann hurt 6000"),
        none=Play("Ann", "", HURT),
        gone=raw("use Ann; Ann>removed", "Ann to removed; Top to hand", board="Ann hurt 3000", texts={
            "Ann": "[0]: If Ann has received 3000 damage or more, draw 1 card."}, rule="11.11.4"),
        replaced=Play("Ann", "Top to hand; Next to hand", "Choose 1 Forward. Draw 1 card. If it has received 3000 "
                      "damage or "
                      "more, draw 2 cards instead.", "Ann hurt 3000"),
        first=both(HURT, "Ann; Cole", "Top to hand; Peak to hand", board="Ann hurt 3000"),
    ),
    tell(
        DamageDealt,
        does=raw("use Ann", "Ben hurt 2000; Ann hurt 2000; Cole hurt 2000; Dora hurt 2000", ECHO, texts=HIT),
        cannot=raw("use Ann", "Ann hurt 2000", ECHO, rule="11.12.5.4",
                   texts={**HIT, "Ben": "If Ben is dealt damage, the damage becomes 0 instead."}),
        several=raw("use Ann; line 0 1", "Ann hurt 2000; Ben hurt 2000; Una hurt 2000; Cole hurt 4000; Dora hurt 4000",
                    ECHO.replace("Card Name Ben", "Forward of cost 2"), texts=HIT, cards={"Una": {"cost": 2}},
                    rule="11.8.6"),
        none=raw("use Ann", "Ann hurt 2000", ECHO, texts=HIT, board="Ben>hand"),
        gone=raw("use Ann; resolve", "Ann hurt 2000; Ben hurt 2000; Cole hurt 2000; Dora hurt 2000", ECHO, texts=HIT),
        replaced=raw("use Ann", "Ben hurt 1000; Ann hurt 2000; Cole hurt 1000; Dora hurt 1000", ECHO, texts={
            **HIT, "Ben": "If Ben is dealt damage, reduce the damage by 1000 instead."}, rule="11.8.15"),
        first=raw("use Ann", "Ann hurt 2000; Ben hurt 2000; Cole hurt 4000; Dora hurt 4000", ECHO, texts={
            **HIT, "Ora": ECHO.replace("you control", "opponent controls").replace("opponent controls.",
            "you control.")}),
    ),
    tell(
        X,
        does=raw("use Osk; Cole; 2; Hal", "Hal to break; Cole hurt 2000", PAID_X, rule="4.5"),
        cannot=raw("use Osk; Cole; 9; 0", "refused 11.6.10", PAID_X, rule="11.6.7"),
        several=raw("use Osk; Cole; 4; Hal, Hew", "Hal to break; Hew to break; Cole hurt 4000", PAID_X),
        none=raw("use Osk; Cole; 0", "", PAID_X, rule="4.1"),
        gone=raw("use Osk; Cole; 2; Hal; Osk>removed", "Hal to break; Cole hurt 2000; Osk to removed", PAID_X),
        replaced=raw("use Osk; Cole; 2; Hal", "Hal to break; Cole hurt 1000", PAID_X, texts=LESS, rule="11.12.5.1"),
        first=raw("use Osk; Cole; 2; Hal; pass; use Ora; Ann; 4; Ida, Ivy",
                  "Hal to break; Ida to break; Ivy to break; Cole hurt 2000; Ann hurt 4000", PAID_X,
                  texts={"Ora": PAID_X}, rule="11.6.7"),
    ),
    tell(
        ElementsPaid,
        does=raw("cast Kit; Hal, Three; Cole", "Kit to field; Hal to break; Three dull; Cole hurt 2000", texts=KITTED,
                 cards=KIT),
        cannot=raw("cast Kit; Hal, Two; Cole", "Kit to field; Hal to break; Two dull; Cole hurt 1000", texts=KITTED,
                   cards=KIT),
        several=raw("cast Kit; Three, Osk, Four; Cole", "Kit to field; Three dull; Osk dull; Four dull; Cole hurt 3000",
                    texts=KITTED, cards=KIT),
        none=Play("Cole", "Kit to field", "Play 1 Forward of cost 3 from your hand onto the field.", texts=KITTED,
                  cards=KIT),
        gone=raw("cast Kit; Hal, Three; Cole; Kit>removed", "Kit to removed; Hal to break; Three dull; Cole hurt 2000",
                 texts=KITTED, cards=KIT, rule="11.11.4"),
        replaced=raw("cast Kit; Hal, Three; Cole", "Kit to field; Hal to break; Three dull; Cole hurt 1000",
                     texts={**KITTED, **LESS}, cards=KIT),
    ),
    tell(
        DiscardsPaid,
        does=raw("cast Kit; Hal, Three; Cole", "Kit to field; Hal to break; Three dull; Cole hurt 1000", texts=THRIFTY,
                 cards=KIT),
        cannot=raw("cast Kit; Three, Osk, Four; Cole", "Kit to field; Three dull; Osk dull; Four dull", texts=THRIFTY,
                   cards=KIT),
        several=raw("cast Kit; Hal, Hew; Cole", "Kit to field; Hal to break; Hew to break; Cole hurt 2000",
                    texts=THRIFTY, cards=KIT),
        none=Play("Cole", "Kit to field", "Play 1 Forward of cost 3 from your hand onto the field.", texts=THRIFTY,
                  cards=KIT),
        gone=raw("cast Kit; Hal, Three; Cole; Kit>removed", "Kit to removed; Hal to break; Three dull; Cole hurt 1000",
                 texts=THRIFTY, cards=KIT, rule="11.11.4"),
        replaced=raw("cast Kit; Hal, Three; Cole", "Kit to field; Hal to break; Three dull", texts={**THRIFTY, **LESS},
                     cards=KIT),
    ),
    told(
        Exactly, "Choose 2 Forwards. Freeze them.", "Cole; Cole, Dora", "refused 11.6.5; Cole frozen; Dora frozen",
        does=Play("Cole; Cole, Dora", "refused 11.6.5; Cole frozen; Dora frozen"),
        cannot=Play("", "refused 11.6.5", board="only Osk, Ora, Cole"),
        several=Play("Ann, Ben, Cole", "Ann frozen; Ben frozen; Cole frozen", "Choose 3 Forwards. Freeze them."),
        replaced=Play("Cole, Dora", "Top to hand", "Choose 2 Forwards. Freeze them. If you control a Monster, draw 1 "
                      "card "
                      "instead."),
        first=both("Choose 2 Forwards opponent controls. Freeze them.", "",
                   "Cole frozen; Dora frozen; Ann frozen; Ben frozen"),
    ),
    told(
        UpTo, "Choose up to 2 Forwards. Freeze them.", "Cole", "Cole frozen",
        cannot=Play("Cole, Dora, Ann; Cole, Dora", "refused 11.6.5; Cole frozen; Dora frozen"),
        several=Play("Cole, Dora", "Cole frozen; Dora frozen"),
        none=Play("none", "", rule="11.6.5"),
    ),
    told(
        AnyNumber, "Choose any number of Forwards. Freeze them.", "Cole, Dora, Ann",
        "Cole frozen; Dora frozen; Ann frozen",
        cannot=Play("Cole, Dora; Cole>hand; Dora>hand", "Cole to hand; Dora to hand", rule="11.11.2"),
        several=Play("Cole, Dora, Ann, Ben", "Cole frozen; Dora frozen; Ann frozen; Ben frozen"),
        none=Play("none", "", rule="11.6.5"),
    ),
    tell(
        AtLeast,
        does=raw("use Ann", "Cole to break; Dora to break; Top to hand", TWO_DIE, texts=KILL, rule="11.8.6"),
        cannot=raw("use Ann", "Cole to break", TWO_DIE, texts=KILL, board="Dora>hand"),
        several=raw("use Ann", "Cole to break; Dora to break; Una to break; Top to hand", TWO_DIE, texts=KILL,
                    cards={"Una": {"seat": 1}}, rule="11.8.6"),
        none=raw("use Ann", "", TWO_DIE, texts=KILL, board="Cole>hand; Dora>hand"),
        gone=raw("use Ann; Osk>removed", "Osk to removed; Cole to break; Dora to break", TWO_DIE, texts=KILL),
        replaced=raw("use Ann", "Cole to removed; Dora to break", TWO_DIE, texts={
            **KILL, "Cole": "If Cole is put from the field into the Break Zone, remove it from the game instead."},
            rule="11.8.15"),
        first=raw("use Ann", "Cole to break; Dora to break; Top to hand; Peak to hand", TWO_DIE,
                  texts={**KILL, "Ora": TWO_DIE}),
    ),
    told(
        Quantity, "If you control 2 or more Forwards, draw 1 card.", "", "Top to hand",
        cannot=Play("", "", board="Ann>hand"),
        several=Play("", "", "If you control 2 or less Forwards, draw 1 card.", cards={"Una": {}}),
        none=Play("", "Top to hand", "If you control no Forwards, draw 1 card.", ALONE),
        replaced=Play("", "Top to hand; Next to hand", "If you control 2 or more Forwards, draw 1 card. If you "
                      "control a "
                      "Monster, draw 2 cards instead."),
    ),
)
