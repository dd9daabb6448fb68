"""Qualities: what a noun says of the cards that it means."""

from __future__ import annotations

from engine.abilities.combat import Damaged
from engine.abilities.marks import Tapped, Untapped, WithCounters
from engine.abilities.nouns import (
    AnyOf,
    ControlledBy,
    CostOfParity,
    CostOneOf,
    HasAbility,
    InZone,
    IsCard,
    Named,
    Noun,
    OfType,
    OtherThan,
    OwnedBy,
    Property,
    TotalIs,
    TraitIs,
)
from engine.games.fftcg.vocabulary import (
    IsCharacter,
    IsFrozen,
    IsGeneric,
    MultiElement,
    OfCategory,
    OfElement,
    WithJob,
)
from tests.games.fftcg.meaning.edges import Play, quality, told
from tests.games.fftcg.meaning.scene import FIRE, ICE

BRAVE = {"texts": {"Ann": "Brave", "Cole": "Brave"}}
ICONS = {"cards": {"Ann": {"generic": True}, "Cole": {"generic": True}}}
MANY = {"cards": {"Ann": {"element": (FIRE, ICE)}, "Cole": {"element": (FIRE, ICE)}}}

TOTAL = "Choose any number of Forwards with a total cost of 6 or less. Freeze them."

TOLD = (
    quality(Noun, "Fire Forward of cost 4 opponent controls", "Fire Forwards of cost 4 opponent controls", "Cole",
            "Dora"),
    told(
        TotalIs, TOTAL, "Cole, Dora", "Cole frozen; Dora frozen",
        cannot=Play("Ann, Cole; Ann, Dora", "refused 11.6.5; Ann frozen; Dora frozen", rule="11.6.5"),
        several=Play("Ben, Dora, Una", "Ben frozen; Dora frozen; Una frozen", cards={"Una": {"cost": 2}}),
        none=Play("", "", board="only Osk, Ora"),
    ),
    quality(OfType, "Monster", "Monsters", "Oak, Elm", "Ann"),
    quality(IsCharacter, "Character opponent controls", "Characters opponent controls", "Cole, Dora, Elm, Ora", "Ann",
            none="only Osk"),
    quality(IsCard, "card in your Break Zone", "cards in your Break Zone", "Bo, Bud", "Rex",
    act="Remove {} from the game", sight="to removed"),
    quality(Named, "Card Name Ann", "Card Name Ann", "Ann", "Ben"),
    quality(TraitIs, "Forward of cost 2", "Forwards of cost 2", "Ben, Dora", "Ann"),
    quality(CostOneOf, "Forward of cost 1 or 4", "Forwards of cost 1 or 4", "Ann, Cole", "Ben"),
    quality(CostOfParity, "Forward of an odd cost", "Forwards of odd costs", "Ann, Cole", "Ben",
            more={"cards": {"Ann": {"cost": 3}, "Cole": {"cost": 5}}}),
    quality(TraitIs, "Forward of power 5000 or less", "Forwards of power 5000 or less", "Ben, Dora", "Ann"),
    quality(ControlledBy, "Forward opponent controls", "Forwards opponent controls", "Cole, Dora", "Ann"),
    quality(OwnedBy, "of your Forwards", "of your Forwards", "Ann, Ben", "Cole"),
    quality(Property, "Forward owned by your opponent", "Forwards owned by your opponent", "Cole, Dora", "Ann"),
    quality(InZone, "Forward in your Break Zone", "Forwards in your Break Zone", "Bo", "Rex", none="Bo>removed",
    act="Remove {} from the game",
            sight="to removed"),
    quality(OtherThan, "Forward other than Card Name Ann", "Forwards other than Card Name Ann", "Ben, Cole, Dora",
    "Ann"),
    quality(AnyOf, "Forward or Monster opponent controls", "Forwards or Monsters opponent controls", "Cole, Dora, Elm",
            "Ora"),
    quality(Damaged, "damaged Forward", "damaged Forwards", "Ann, Cole", "Ben", "Ann hurt 1000; Cole hurt 1000"),
    quality(WithCounters, "Forward with an Ember Counter on it", "Forwards with an Ember Counter on them", "Ann, Cole",
            "Ben", "Ann 1 Ember; Cole 2 Ember; Ben 1 Frost"),
    quality(HasAbility, "Forward with Brave", "Forwards with Brave", "Ann, Cole", "Ben", more=BRAVE),
    quality(OtherThan, "Forward without Brave", "Forwards without Brave", "Ben, Dora", "Ann", more=BRAVE),
    quality(OfElement, "Ice Forward", "Ice Forwards", "Ben, Dora", "Ann"),
    quality(OtherThan, "Forward of any Element except Ice", "Forwards of any Element except Ice", "Ann, Cole",
    "Ben"),
    quality(MultiElement, "Multi-Element Forward", "Multi-Element Forwards", "Ann, Cole", "Ben", more=MANY),
    quality(WithJob, "Job Warden Forward", "Job Warden Forwards", "Ann, Cole", "Ben"),
    quality(OfCategory, "Category LOOM Forward", "Category LOOM Forwards", "Ben, Dora", "Ann"),
    quality(Untapped, "active Forward", "active Forwards", "Ann, Cole", "Ben", "Ben dull; Dora dull"),
    quality(Tapped, "dull Forward", "dull Forwards", "Ben, Dora", "Ann", "Ben dull; Dora dull"),
    quality(IsFrozen, "frozen Forward", "frozen Forwards", "Ben, Dora", "Ann", "Ben frozen; Dora frozen", act="Dull {}",
            sight="dull"),
    quality(IsGeneric, "[Generic] Forward", "[Generic] Forwards", "Ann, Cole", "Ben", more=ICONS),
    quality(OtherThan, "Forward without [Generic]", "Forwards without [Generic]", "Ben, Dora", "Ann", more=ICONS),
)
