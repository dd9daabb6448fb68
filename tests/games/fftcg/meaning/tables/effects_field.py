"""Effects on what stands on the field."""

from __future__ import annotations

from engine.abilities.combat import (
    CannotBeReduced,
    DealDamage,
    DealDamageToEachOther,
    DealPlayerDamage,
    DivideDamage,
    NegateDamage,
)
from engine.abilities.effects import Break, GainControl
from engine.abilities.marks import PlaceCounter, RemoveCounter, Tap, Untap
from engine.abilities.stack import Cancel
from engine.games.fftcg.vocabulary import Freeze
from tests.games.fftcg.meaning.edges import BESIDES, Play, told
from tests.games.fftcg.meaning.scene import MONSTER, SUMMON

LESS = {"Cole": "If Cole is dealt damage, reduce the damage by 2000 instead."}
WARD = {"Cole": "Cole cannot be broken by your opponent's Summons or abilities."}
FIGHT = (
    "Choose 1 Forward you control and 1 Forward opponent controls. "
    "The former and the latter deal damage equal to their respective power to the other."
)
DIVIDE = (
    "Choose any number of Forwards opponent controls. Divide 5000 damage among them as you like. (Units must be 1000.)"
)
PYRE = {"Pyre": {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Choose 1 Forward. Break it."}}
FLARE = {"Flare": {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Choose 1 Forward. Break it."}}
DULLED = "If a Forward opponent controls becomes dull, freeze it instead."
WOKEN = "If a Forward you control becomes active, freeze it instead."
WARDED = "If your opponent receives damage, double the damage instead."
SPARED = "If you receive damage, the damage becomes 0 instead."

TOLD = (
    told(
        Tap, "Choose 1 Forward opponent controls. Dull it.", "Cole", "Cole dull",
        cannot=Play("Cole", "Top to hand", "Choose 1 Forward opponent controls. Dull it. Draw 1 card.", "Cole dull",
                    rule="15.1.1.2.2"),
        several=Play("Cole, Dora; Cole>hand", "Cole to hand; Dora dull", "Choose 2 Forwards. Dull them.",
                     rule="11.11.2.1.1"),
        instead=(DULLED, "Cole frozen"),
    ),
    told(
        Freeze, "Choose 1 Forward opponent controls. Freeze it.", "Cole", "Cole frozen",
        cannot=Play("Cole", "Top to hand", "Choose 1 Forward opponent controls. Freeze it. Draw 1 card.",
                    "Cole frozen"),
        several=Play("", "Cole frozen; Dora frozen", "Freeze all the Forwards opponent controls."),
    ),
    told(
        Untap, "Choose 1 Forward you control. Activate it.", "Ann", "Ann active; Cole dull",
        does=Play("Ann", "Ann active", board="Ann dull"),
        cannot=Play("Ann", "Top to hand", "Choose 1 Forward you control. Activate it. Draw 1 card.",
                    rule="15.1.1.1.2"),
        several=Play("", "Ann active; Ben active", "Activate all the Forwards you control.",
                     "Ann dull; Ben dull; Cole dull"),
        first=Play("cast Imp; Ann; Cole", "Ann active; Cole active; Imp to field", raw=True,
                   board="Ann dull; Cole dull",
                   text="When a Monster enters the field, choose 1 Forward you control. Activate it.",
                   texts={"Ora": "When a Monster enters the field, choose 1 Forward you control. Activate it."},
                   cards={"Imp": {"type": MONSTER, "zone": "hand", "cost": 0}}, asked="0 1"),
        instead=(WOKEN, "Ann frozen"),
    ),
    told(
        Break, "Choose 1 Forward opponent controls. Break it.", "Cole", "Cole to break",
        cannot=Play("Cole", "Top to hand", "Choose 1 Forward opponent controls. Break it. Draw 1 card.", texts=WARD,
                    rule="2.2"),
        several=Play("Cole, Dora; Cole>hand", "Cole to hand; Dora to break", "Choose 2 Forwards. Break them.",
                     rule="11.11.2.1.1"),
        replaced=Play("Cole", "Cole to removed",
                      texts={"Cole": "If Cole is put from the field into the Break Zone, remove it from the game "
                             "instead."}, rule="11.12.5.4"),
    ),
    told(
        DealDamage, "Choose 1 Forward opponent controls. Deal it 3000 damage.", "Cole", "Cole hurt 3000",
        cannot=Play("Cole", "Top to hand", "Choose 1 Forward opponent controls. Deal it 3000 damage. Draw 1 card.",
                    texts={"Cole": "If Cole is dealt damage, the damage becomes 0 instead."}, rule="11.12.5.4"),
        several=Play("", "Ben to break; Ann hurt 5000; Cole hurt 5000; Dora to break",
                     "Deal 5000 damage to all the Forwards.", rule="12.4.5"),
        replaced=Play("Cole", "Cole hurt 1000", texts=LESS, rule="11.12.5.1"),
    ),
    told(
        DealDamageToEachOther, FIGHT, "Ben; Dora", "Ben to break; Dora to break",
        cannot=Play("Ann; Cole; Cole>hand", "Cole to hand; Top to hand", f"{FIGHT} Draw 1 card.", rule="11.11.2.1.1"),
        replaced=Play("Ann; Cole", "Ann to break; Cole hurt 5000", texts=LESS, rule="11.12.5.1"),
    ),
    told(
        DivideDamage, DIVIDE, "Cole, Dora; 3000 2000", "Cole hurt 3000; Dora hurt 2000",
        cannot=Play("Cole, Dora; 5000 0; 2500 2500; 3000 2000", "refused 11.6.8; refused 11.6.8; Cole hurt 3000; "
                    "Dora hurt 2000", rule="11.6.8"),
        several=Play("Cole, Dora; 3000 2000; Cole>hand", "Cole to hand; Dora hurt 2000", rule="11.11.2.1.1"),
        none=Play("", "", board="only Osk, Ora"),
        replaced=Play("Cole, Dora; 3000 2000", "Cole hurt 1000; Dora hurt 2000", texts=LESS, rule="11.12.5.1"),
    ),
    told(
        DealPlayerDamage, "Osk deals your opponent 1 point of damage.", "", "Peak to damage",
        cannot=Play("", "Peak to damage; Slope to damage; Foot to damage; Base to damage; over 0 12.4.3",
                    "Osk deals your opponent 5 points of damage.", rule="12.4.3"),
        several=Play("", "Peak to damage; Slope to damage", "Osk deals your opponent 2 points of damage.",
                     rule="6.5.3"),
        none=Play("", "over 0 12.4.3", board="Peak>removed; Slope>removed; Foot>removed; Base>removed", rule="12.4.3"),
        instead=(WARDED, "Peak to damage; Slope to damage"),
    ),
    told(
        DealPlayerDamage, "You receive 1 point of damage.", "", "Top to damage",
        cannot=Play("", "Top to damage; Next to damage; Third to damage; Low to damage; over 1 12.4.3",
                    "You receive 5 points of damage.", rule="12.4.3"),
        several=Play("", "Top to damage; Peak to damage", "Each player receives 1 point of damage.", rule="6.1.4"),
        none=Play("", "over 1 12.4.3", board="Top>removed; Next>removed; Third>removed; Low>removed", rule="12.4.3"),
        instead=(SPARED, ""),
    ),
    told(
        GainControl, "Choose 1 Forward opponent controls. Gain control of it.", "Cole", "Cole control mine",
        cannot=Play("Cole; Cole>hand", "Cole to hand", rule="11.11.2"),
        several=Play("", "Cole control mine; Dora control mine",
                     "Choose 2 Forwards opponent controls. Gain control of them."),
        gone=Play("Cole; Osk>removed; until main 2", "Osk to removed; Cole control mine"),
    ),
    told(
        PlaceCounter, "Choose 1 Forward. Place 1 Ember Counter on it.", "Cole", "Cole Ember 1",
        cannot=Play("Cole; Cole>break", "Cole to break", rule="6.7.3"),
        several=Play("", "Ann Ember 2; Ben Ember 2", "Place 2 Ember Counters on all the Forwards you control."),
    ),
    told(
        RemoveCounter, "Choose 1 Forward. Remove 1 Ember Counter from it.", "Cole", "Cole no Ember",
        does=Play("Cole", "Cole Ember 1", board="Cole 2 Ember", rule="15.1.1.10.1"),
        cannot=Play("Cole", "Top to hand", "Choose 1 Forward. Remove 1 Ember Counter from it. Draw 1 card.",
                    "Cole 1 Frost"),
        several=Play("", "Ann no Ember; Cole no Ember", "Remove all Ember Counters from all the Forwards.",
                     "Ann 1 Ember; Cole 3 Ember"),
    ),
    told(
        Cancel, "Choose 1 Summon. Cancel its effect.", "", "",
        does=Play("cast Pyre; Cole; use Osk", "Pyre to break", "[0]: Choose 1 Summon. Cancel its effect.", raw=True,
                  cards=PYRE),
        cannot=Play("cast Pyre; Cole; use Osk; Pyre>removed", "Pyre to removed",
                    "[0]: Choose 1 Summon. Cancel its effect.", raw=True, cards=PYRE, rule="11.11.2"),
        several=Play("cast Pyre; Cole; cast Flare; Dora; use Osk", "Pyre to break; Flare to break",
                     "[0]: Choose 2 Summons. Cancel their effects.", raw=True, cards={**PYRE, **FLARE}),
        none=Play("", "refused 11.6.5"),
        gone=Play("cast Pyre; Cole; use Osk; Osk>removed", "Pyre to break; Osk to removed",
                  "[0]: Choose 1 Summon. Cancel its effect.", raw=True, cards=PYRE),
        replaced=Play("cast Pyre; Cole; use Osk", "Pyre to break; Cole to break; Top to hand",
                      f"[0]: Choose 1 Summon. Cancel its effect. {BESIDES}", raw=True, cards=PYRE),
        first=Play("cast Pyre; Cole", "Pyre to break",
                   "When either player casts a Summon, choose 1 Summon. Cancel its effect.", raw=True,
                   texts={"Ora": "When either player casts a Summon, choose 1 Summon. Cancel its effect."},
                   cards=PYRE),
    ),
    told(
        CannotBeReduced, "Choose 1 Forward opponent controls. Deal it 3000 damage. This damage cannot be reduced.",
        "Cole", "Cole hurt 3000",
        does=Play("Cole", "Cole hurt 3000", texts=LESS),
        cannot=Play("Cole; Cole>hand", "Cole to hand", rule="11.11.2"),
        several=Play("", "Cole hurt 3000; Dora hurt 3000",
                     "Deal 3000 damage to all the Forwards opponent controls. This damage cannot be reduced.",
                     texts={"Elm": "If a Forward you control is dealt damage, reduce the damage by 1000 instead."}),
        replaced=Play("Cole", "Cole hurt 5000",
                      "Choose 1 Forward opponent controls. Deal it 3000 damage. This damage cannot be reduced. If you "
                      "control a Monster, deal it 5000 damage instead.", texts=LESS),
    ),
    told(
        NegateDamage, "Choose 1 Forward. Negate all damage dealt to it.", "Cole", "Cole hurt 0",
        does=Play("Cole", "Cole hurt 0", board="Cole hurt 3000"),
        cannot=Play("Cole", "Top to hand", "Choose 1 Forward. Negate all damage dealt to it. Draw 1 card."),
        several=Play("", "Ann hurt 0; Ben hurt 0", "Negate all the damage dealt to all the Forwards you control.",
                     "Ann hurt 3000; Ben hurt 1000; Cole hurt 2000"),
    ),
)
