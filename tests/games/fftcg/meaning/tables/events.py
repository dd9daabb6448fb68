"""Events: what triggers an ability, and what does not."""

from __future__ import annotations

from engine.abilities.combat import Blocks, DealsDamage, IsBlocked, IsDealtDamage, ReceivesDamage
from engine.abilities.decks import Discards, Draws, Searches
from engine.abilities.events import Attacks, Enters, IsBroken, Leaves, Moves
from engine.abilities.marks import BecomesTapped, BecomesUntapped, GetsCounter, LosesCounter
from engine.abilities.stack import Casts, IsChosen, UsesAbility
from engine.games.fftcg.vocabulary import BecomesFrozen, FormsParty, LosesAllPower, PrimesInto, UsesBurst
from tests.games.fftcg.meaning.edges import raw, tell, upon
from tests.games.fftcg.meaning.scene import SUMMON

BLOCK = "attack Ann; pass; pass; block Cole"


def by(name: str, text: str) -> dict[str, object]:
    """Let a card have an action ability without cost."""
    return {"texts": {name: f"[0]: {text}"}}


KILL = by("Ann", "Choose 1 Forward opponent controls. Break it.")
GLIDE = "If Cole is put from the field into the Break Zone, remove it from the game instead."
SPELL = {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Gain [Crystal]."}
FORMS = "When Ann forms a party and attacks, draw 1 card."
PARTY = {"at": "attack", "cards": {"Una": {}}, "texts": {"Ann": FORMS}}
PRIMED = "Kit to primed; shuffle mine; Ann no Priming; Ann cost 3; Ann job ; Ann name Kit+Ann; Ann 5000"
KIT = {
    "board": "Next>removed; Third>removed; Low>removed", "cards": {"Kit": {"zone": "deck"}},
    "texts": {"Ann": "Priming “Kit” -- [0]"},
}

TOLD = (
    upon(Enters, "a Forward enters your field", "cast Hal", "Hal to field", miss=("cast Hew", "Hew to field; Hew dull"),
         many=("cast Hal; resolve; Bo>field", "Hal to field; Bo to field"), both="a Forward enters the field",
         instead=("If a Forward enters your field, remove it from the game instead.", "Hal to removed")),
    upon(Leaves, "a Forward opponent controls leaves the field", "use Ann; Cole", "Cole to break",
         miss=("Ben>hand", "Ben to hand"),
         many=("Cole>hand; Dora>removed", "Cole to hand; Dora to removed"), both="a Forward leaves the field",
         more=KILL,
         replaced=raw("use Ann; Cole", "Cole to removed; Top to hand",
         "When a Forward opponent controls leaves the field, draw 1 "
                      "card.", texts={**KILL["texts"], "Cole": GLIDE}, rule="11.12.5.4")),
    upon(Moves, "a Forward opponent controls is put from the field into the Break Zone", "use Ann; Cole",
    "Cole to break",
         miss=("Cole>hand", "Cole to hand"), many=("Cole>break; Dora>break", "Cole to break; Dora to break"),
         both="a Forward is put from the field into the Break Zone", more=KILL,
         replaced=raw("use Ann; Cole", "Cole to removed", "When a Forward opponent controls is put from the field "
         "into the Break "
                      "Zone, draw 1 card.", texts={**KILL["texts"], "Cole": GLIDE}, rule="11.8.15")),
    upon(IsBroken, "a Forward opponent controls is broken", "use Ann; Cole", "Cole to break",
         miss=("Cole>break", "Cole to break"), many=("use Ann; Cole; resolve; use Ann", "Cole to break; Dora to break"),
         both="a Forward is broken", more=KILL,
         replaced=raw("use Ann; Cole", "Cole to removed", "When a Forward opponent controls is broken, draw 1 card.",
                      texts={**KILL["texts"], "Cole": GLIDE}, rule="11.8.15")),
    upon(Attacks, "a Forward you control attacks", "attack Ann", "Ann dull", miss=("no attack; until main 2", ""),
         many=("attack Ann, Una", "Ann dull; Una dull"), both="a Forward attacks",
         more={"at": "attack", "cards": {"Una": {}}}),
    upon(Blocks, "a Forward opponent controls blocks", BLOCK, "Ann dull",
         miss=("attack Ann; pass; pass; no block; pass; pass", "Ann dull; Peak to damage"),
         many=(f"{BLOCK}; until declare; attack Una; pass; pass; block Dora",
               "Una dull; Ann to break; Cole to break"), both="a Forward blocks",
         more={"at": "attack", "cards": {"Una": {}}}),
    upon(IsBlocked, "a Forward you control is blocked", BLOCK, "Ann dull",
         miss=("attack Ann; pass; pass; no block; pass; pass", "Ann dull; Peak to damage"),
         many=("attack Ann, Una; pass; pass; block Cole", "Ann dull; Una dull"), both="a Forward is blocked",
         more={"at": "attack", "cards": {"Una": {}}}),
    tell(FormsParty,
         does=raw("attack Ann, Una", "Ann dull; Una dull; Top to hand", **PARTY),
         cannot=raw("attack Ann", "Ann dull", **PARTY),
         several=raw("attack Ann, Una; line 0 1", "Ann dull; Una dull; Top to hand; Next to hand", at="attack",
         cards={"Una": {}},
                     texts={"Ann": FORMS, "Una": FORMS.replace("Ann", "Una")}, rule="11.8.6"),
         none=raw("attack Ann, Una", "Ann dull; Una dull", at="attack", cards={"Una": {}}, rule="11.8.4", texts={
             "Ann": "When Ann forms a party and attacks, choose 1 Forward of cost 9. Break it."}),
         replaced=raw("attack Ann, Una", "Ann dull; Una dull; Top to hand; Next to hand", at="attack",
                      cards={"Una": {}}, texts={"Ann": f"{FORMS} If you control a Monster, draw 2 cards instead."}),
         gone=raw("attack Ann, Una; Ann>removed", "Ann to removed; Una dull; Top to hand", **PARTY),
         first=raw("attack Ann, Una; stop", "Ann dull; Una dull; stack Ann, Ora", at="attack", cards={"Una": {}},
         texts={
             "Ann": FORMS, "Ora": "When 1 or more Forwards opponent controls form a party and attack, draw 1 card."})),
    upon(IsChosen, "a Forward you control is chosen by your opponent's Summons or abilities", "pass; use Cole; Ann",
         "Ann Brave", miss=("use Ann", "Ben Brave"), many=("pass; use Cole; Ann, Ben", "Ann Brave; Ben Brave"),
         both="a Forward is chosen by a Summon or an ability", under="stack Cole, Osk, Ora", more={"texts": {
             "Cole": "[0]: Choose up to 2 Forwards. They gain Brave until the end of the turn.",
             "Ann": "[0]: Choose 1 Forward of cost 2 you control. It gains Brave until the end of the turn."}}),
    upon(DealsDamage, "a Forward you control deals damage to your opponent",
    "attack Ann; pass; pass; no block; pass; pass",
         "Ann dull; Peak to damage", miss=(f"{BLOCK}; until main 2", "Ann to break; Cole to break"),
         many=("attack Ann; pass; pass; no block; until declare; attack Una; pass; pass; no block; pass; pass",
               "Ann dull; Una dull; Peak to damage; Slope to damage"),
         instead=("If a Forward you control deals damage to your opponent, the damage becomes 0 instead.", "Ann dull"),
         both="a Forward deals damage to your opponent", theirs="a Forward deals damage to you", more={"at": "attack",
         "cards": {"Una": {}}}),
    upon(IsDealtDamage, "a Forward opponent controls is dealt damage", "use Ann; Cole", "Cole hurt 1000",
         miss=("use Ann; Ben", "Ben hurt 1000"), many=("use Ann; Cole, Dora", "Cole hurt 1000; Dora hurt 1000"),
         both="a Forward is dealt damage", more=by("Ann", "Choose up to 2 Forwards. Deal them 1000 damage."),
         replaced=raw("use Ann; Cole", "", "When a Forward opponent controls is dealt damage, draw 1 card.",
         rule="11.8.15",
                      texts={"Ann": "[0]: Choose up to 2 Forwards. Deal them 1000 damage.",
                             "Cole": "If Cole is dealt damage, the damage becomes 0 instead."})),
    upon(BecomesUntapped, "a Forward you control becomes active", "use Ann; Ben", "Ben active",
         miss=("use Ann; Dora", "Dora active"), many=("use Ann; Ben, Una", "Ben active; Una active"),
         both="a Forward becomes active",
         instead=("If a Forward you control becomes active, freeze it instead.", "Ben frozen"),
         more={**by("Ann", "Choose up to 2 Forwards. Activate them."), "board": "Ben dull; Dora dull; Una dull",
               "cards": {"Una": {}}}),
    upon(BecomesTapped, "a Forward opponent controls becomes dull", "use Ann; Cole", "Cole dull",
         miss=("use Ann; Ben", "Ben dull"), many=("use Ann; Cole, Dora", "Cole dull; Dora dull"),
         both="a Forward becomes dull",
         instead=("If a Forward opponent controls becomes dull, freeze it instead.", "Cole frozen"),
         more=by("Ann", "Choose up to 2 Forwards. Dull them.")),
    upon(BecomesFrozen, "a Forward opponent controls is frozen", "use Ann; Cole", "Cole frozen",
         miss=("use Ann; Ben", "Ben frozen"), many=("use Ann; Cole, Dora", "Cole frozen; Dora frozen"),
         both="a Forward is frozen", more=by("Ann", "Choose up to 2 Forwards. Freeze them.")),
    upon(LosesAllPower, "the power of a Forward opponent controls becomes 0", "use Ann; Cole", "Cole to break",
         miss=("use Ann; Ben", "Ben to break"), many=("use Ann; Cole, Dora", "Cole to break; Dora to break"),
         both="the power of a Forward becomes 0",
         more=by("Ann", "Choose up to 2 Forwards. They lose 9000 power until the end of the turn.")),
    upon(GetsCounter, "an Ember Counter is placed on a Forward you control", "use Ann; Ben", "Ben Ember 1",
         miss=("use Ann; Cole", "Cole Ember 1"), many=("use Ann; Ann, Ben", "Ann Ember 1; Ben Ember 1"),
         both="an Ember Counter is placed on a Forward",
         more=by("Ann", "Choose up to 2 Forwards. Place 1 Ember Counter on them.")),
    upon(LosesCounter, "an Ember Counter is removed from a Forward you control", "use Ann; Ben", "Ben no Ember",
         miss=("use Ann; Cole", "Cole no Ember"), many=("use Ann; Ann, Ben", "Ann no Ember; Ben no Ember"),
         both="an Ember Counter is removed from a Forward",
         more={**by("Ann", "Choose up to 2 Forwards. Remove 1 Ember Counter from them."),
               "board": "Ann 1 Ember; Ben 1 Ember; Cole 1 Ember"}),
    upon(Casts, "you cast a Summon", "cast Pyre", "Pyre to break; mine crystals 1",
    under="Pyre to stack; stack Pyre, Osk, Ora", miss=("cast Hal", "Hal to field"),
         many=("cast Pyre; cast Flare", "Pyre to break; Flare to break; mine crystals 2"),
         both="either player casts a Summon",
         more={"cards": {"Pyre": SPELL, "Flare": SPELL}}),
    upon(Discards, "your opponent discards a card", "use Ann; Ida", "Ida to break", miss=("use Ben; Hal",
    "Hal to break"),
         many=("use Ann; Ida; resolve; use Ann", "Ida to break; Ivy to break"), both="either player discards a card",
         instead=("If your opponent discards a card, remove it from the game instead.", "Ida to removed"),
         more={"texts": {"Ann": "[0]: Your opponent discards 1 card.", "Ben": "[0]: Discard 1 card."}}),
    upon(Draws, "your opponent draws a card", "use Ann", "Peak to hand", miss=("use Ben", "Top to hand"),
         many=("use Ann; resolve; use Ann", "Peak to hand; Slope to hand"),
         instead=("If your opponent draws a card, gain [Crystal] instead.", "mine crystals 1"),
         first=raw("use Ann; until Osk; stop", "Peak to hand; stack Osk, Ora", "When your opponent draws a card, gain "
                   "[Crystal].", texts={"Ann": "[0]: Your opponent draws 1 card.",
                                        "Ora": "When you draw a card, gain [Crystal]."}),
         more={"texts": {"Ann": "[0]: Your opponent draws 1 card.", "Ben": "[0]: Draw 1 card."}}),
    upon(ReceivesDamage, "your opponent receives a point of damage", "use Ann", "Peak to damage",
         miss=("use Ben; resolve", "Top to damage"), many=("use Ann; resolve; use Ann",
         "Peak to damage; Slope to damage"),
         several=raw("use Oak", "Peak to damage; Slope to damage; Top to hand; Next to hand", rule="6.5.3",
                     text="When your opponent receives a point of damage, draw 1 card.",
                     texts={"Oak": "[0]: Your opponent receives 2 points of damage."}),
         both="either player receives a point of damage",
         instead=("If your opponent receives damage, the damage becomes 0 instead.", ""),
         more={"texts": {"Ann": "[0]: Your opponent receives 1 point of damage.",
                         "Ben": "[0]: You receive 1 point of damage."}}),
    upon(Searches, "you search", "use Ann; Low", "Low to hand; shuffle mine; reveal Low",
         miss=("use Ben; resolve", "look Top; look Low"),
         many=("", ""),
         several=raw("use Ann; Low; resolve; use Ann", "Low to hand; shuffle mine; shuffle mine; reveal Low; Top to "
         "hand; "
                     "Una to hand", "When you search, draw 1 card.", "Next>removed; Third>removed",
                     cards={"Una": {"zone": "deck"}},
                     texts={"Ann": "[0]: Search for 1 Backup and add it to your hand."}),
         replaced=raw("use Ann; Low", "Low to hand; shuffle mine; reveal Low; mine crystals 1",
                      "When you search, draw 1 card. If you control a Monster, gain [Crystal] instead.",
                      "Next>removed; Third>removed",
                      texts={"Ann": "[0]: Search for 1 Backup and add it to your hand."}),
         theirs="your opponent searches", more={"board": "Next>removed; Third>removed", "texts": {
             "Ann": "[0]: Search for 1 Backup and add it to your hand.",
             "Ben": "[0]: Look at the top 2 cards of your deck."
         }}),
    upon(UsesAbility, "you use an action ability", "use Ann", "mine crystals 1", miss=("cast Pyre",
    "Pyre to break; mine crystals 1"),
         many=("use Ann; use Ann", "mine crystals 2"), both="either player uses an action ability",
         under="stack Ann, Osk, Ora",
         more={"texts": {"Ann": "[0]: Gain [Crystal]."}, "cards": {"Pyre": SPELL}}),
    upon(UsesBurst, "your opponent uses an EX Burst", "use Ann; yes", "Glow to damage; theirs crystals 1",
         miss=("use Ann; no", "Glow to damage"), many=("use Ann; yes; use Ann; yes",
         "Glow to damage; Gleam to damage; theirs crystals 2"),
         both="either player uses an EX Burst", more={
            "texts": {"Ann": "[0]: Your opponent receives 1 point of damage."}, "cards": {
                name: {**SPELL, "seat": 1, "zone": "deck", "burst": True, "text": "[EX BURST] Gain [Crystal]."}
                for name in ("Gleam", "Glow")}}),
    upon(PrimesInto, "Ann primes into Kit", "prime Ann; Kit", PRIMED, miss=("prime Ann; none", "shuffle mine"),
         many=("", ""), more=KIT,
         replaced=raw("prime Ann; Kit", f"{PRIMED}; mine crystals 1", "When Ann primes into Kit, draw 1 card. If you "
                      "control a Monster, gain [Crystal] instead.", **KIT),
         several=raw("prime Ann; Kit; line 0 1", f"{PRIMED}; Top to hand; mine crystals 1",
                     "When Ann primes into Kit, draw 1 card.", **{**KIT, "texts": {
                         **KIT["texts"], "Ben": "When Ann primes into Kit, gain [Crystal]."}})),
)
