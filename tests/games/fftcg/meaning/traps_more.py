"""Traps of the wording, second half: what cards become, have and are called, and how they come and go."""

from __future__ import annotations

from tests.games.fftcg.meaning.edges import raw
from tests.games.fftcg.meaning.scene import BACKUP, FIRE, SUMMON, WATER
from tests.games.fftcg.meaning.traps import Trap

ALIVE = {"Oak": "[0]: Until the end of the turn, Oak also becomes a Forward with 3000 power."}
LIVES = "Oak type Monster+Forward; Oak 3000"
GIVE = "[0]: Choose 1 Forward. It gains “[0]: Draw 1 card.” until the end of the turn."
HUSH = {"Oak": "[0]: All the Forwards lose all abilities until the end of the turn."}
LATER = "Peak to hand; Slope to hand"
BLINK = "[0]: Choose 1 Forward you control. Remove it from the game. Then, play it onto the field."
LEND = (
    "[0]: Choose 1 Forward opponent controls. Remove it from the game. At the end of the turn, its owner plays it onto "
    "the field."
)
KIT = {"Kit": {"zone": "hand", "cost": 3}, "Two": {"type": BACKUP}}
PUT = "[0]: Play 1 Forward of cost 3 from your hand onto the field."
SEEN = {"Oak": "When you cast a Forward, draw 1 card.\nWhen a Forward enters your field, gain [Crystal]."}
EMBER = "[0]: Choose 1 Forward. Place 1 Ember Counter on it."
LESS = "The cost required to cast your Forwards is reduced by "
ONE = {"Kit": {"zone": "hand", "cost": 1}, "Two": {"type": BACKUP}}
WET = {"Kit": {"zone": "hand", "cost": 1, "element": WATER}}
PYRE = {"Pyre": {"type": SUMMON, "zone": "hand", "cost": 1, "element": WATER, "text": "Gain [Crystal]."}}
TWICE = "Ann can attack twice in the same turn."
HIT = "pass; pass; no block; until declare"
FOR_SUMMONS = "While paying the cost to cast a Summon, Osk can produce CP of any Element."

TRAPS: tuple[Trap, ...] = (
    ("also becomes", "it is both", raw(
        "use Oak; resolve; use Osk", f"{LIVES}; Oak frozen; Ann frozen; Ben frozen; Oak dull; Elm dull",
        "[0]: Freeze all the Forwards you control. Dull all the Monsters.", texts=ALIVE, rule="11.12.4.6")),
    ("also becomes", "a Monster that is a Forward too breaks by damage", raw(
        "use Oak; resolve; use Osk; Oak", "Oak to break", "[0]: Choose 1 Monster. Deal it 3000 damage.", texts=ALIVE,
        rule="12.4.5")),
    ("also becomes", "a Monster that is a Forward too attacks", raw(
        f"use Oak; resolve; until declare; attack Oak; {HIT}", f"{LIVES}; Oak dull; Peak to damage", texts=ALIVE,
        rule="5.2.3.1.1.2")),
    ("also becomes", "a Backup that is a Forward too still gives CP", raw(
        "use Osk; resolve; cast Kit; Osk", "Osk type Backup+Forward; Osk 3000; Osk dull; Kit to field", cards=ONE,
        text="[0]: Until the end of the turn, Osk also becomes a Forward with 3000 power.", rule="5.2.3.1.1.3")),
    ("also becomes", "it ends with the turn", raw("use Oak; resolve; until turn", LATER, texts=ALIVE,
                                                  rule="9.5.1.3.2")),
    ("quoted abilities that are granted", "who controls the card has the ability", raw(
        "use Osk; Cole; resolve; pass; use Cole", "Peak to hand", GIVE, rule="11.8.5")),
    ("quoted abilities that are granted", "it is lost with all abilities", raw(
        "use Osk; Cole; resolve; use Oak; resolve; pass; use Cole", "refused 11.6.1", GIVE, texts=HUSH,
        rule="11.12.4.13")),
    ("quoted abilities that are granted", "granted later it is not lost", raw(
        "use Oak; resolve; use Osk; Cole; resolve; pass; use Cole", "Peak to hand", GIVE, texts=HUSH,
        rule="11.12.4.13")),
    ("quoted abilities that are granted", "it is over with the turn", raw(
        "use Osk; Cole; resolve; until turn; use Cole", f"{LATER}; refused 11.6.1", GIVE, rule="9.5.1.3.2")),
    ("named cards", "a card that is also called so is found", raw(
        "use Osk; Una", "Una to hand; shuffle mine; reveal Una",
        "[0]: Search for 1 Card Name Kit and add it to your hand.", rule="15.1.1.8.1",
        cards={"Una": {"zone": "deck", "text": "Una is also Card Name Kit in all situations."}})),
    ("named cards", "a name that only begins so is another", raw(
        "use Osk", "refused 11.6.5", "[0]: Choose 1 Card Name Bennet. Freeze it.", rule="5.2.2.1")),
    ("Jobs and Categories", "a Job that was gained counts", raw(
        "use Osk; Ben; resolve; use Oak", "Ben job Warden; Ann frozen; Ben frozen; Cole frozen",
        "[0]: Choose 1 Forward. It gains Job Warden until the end of the turn.", rule="6.6.2",
        texts={"Oak": "[0]: Freeze all the Job Warden Forwards."})),
    ("Jobs and Categories", "one of several Jobs is enough, a longer Job is another", raw(
        "use Osk", "Ann frozen; Cole frozen; Una frozen", "[0]: Freeze all the Job Warden Forwards.", rule="6.6.2",
        cards={"Una": {"jobs": ("Warden", "Monk")}, "Uma": {"jobs": ("Warden Captain",)}})),
    ("Jobs and Categories", "side by side both must fit", raw(
        "use Osk", "", "[0]: Freeze all the Category LOOM Job Warden Forwards.", rule="6.6.1")),
    ("Jobs and Categories", "with or one of them is enough", raw(
        "use Osk", "Ann frozen; Cole frozen; Ben frozen; Dora frozen",
        "[0]: Freeze all the Job Warden or Category LOOM Forwards.", rule="6.6.1")),
    ("a Forward of power N or less", "its power now, not the printed one", raw(
        "use Osk; Dora; none", "refused 11.6.5",
        "[0]: Choose up to 1 Forward of power 5000 or less opponent controls. Break it.", "Cole>hand", rule="11.12.4.6",
        texts={"Dora": "Dora gains +1000 power."}, cards={"Una": {"seat": 1}})),
    ("a Forward of power N or less", "its power when it resolves too", raw(
        "use Osk; Dora; pass; use Cole; Dora", "Dora 6000", "[0]: Choose 1 Forward of power 5000 or less. Break it.",
        texts={"Cole": "[0]: Choose 1 Forward you control. It gains +1000 power until the end of the turn."},
        rule="11.11.2")),
    ("a Forward of power N or less", "damage does not lower its power", raw(
        "use Osk", "Dora to break", "[0]: Choose 1 Forward of power 5000 or less opponent controls. Break it.",
        "Cole hurt 4000", rule="5.2.6.1")),
    ("play onto the field and cast", "what is played was not cast", raw(
        "use Osk", "Kit to field; mine crystals 1", PUT, cards=KIT, texts=SEEN, rule="15.1.1.7.1")),
    ("play onto the field and cast", "what is cast enters too", raw(
        "cast Kit; Hal, Two; line 0 1", "Kit to field; Hal to break; Two dull; Top to hand; mine crystals 1", cards=KIT,
        texts=SEEN, rule="15.1.1.7.1")),
    ("play onto the field and cast", "playing counts for no limit on casting", raw(
        "use Osk; resolve; cast Hal; resolve; cast Hew", "Kit to field; Hal to field; refused 2.2", PUT, cards=KIT,
        texts={"Oak": "You can only cast up to 1 card per turn."}, rule="15.1.1.7.1")),
    ("remove from the game and coming back", "it comes back as a new card", raw(
        "use Osk; Ann", "Ann active; Ann hurt 0; Ann no Ember", BLINK, "Ann hurt 3000; Ann dull; Ann 2 Ember",
        rule="7.4")),
    ("remove from the game and coming back", "what lasted on it is lost, and it enters", raw(
        "use Ann; resolve; use Osk; Ann", "Top to hand", BLINK, rule="7.4", texts={
            "Ann": "[0]: Ann gains +1000 power until the end of the turn.\nWhen Ann enters the field, draw 1 card."})),
    ("remove from the game and coming back", "what had chosen it does not find it", raw(
        "use Ben; Ann; use Osk; Ann", "", BLINK, texts={"Ben": "[0]: Choose 1 Forward you control. Break it."},
        rule="11.11.2")),
    ("remove from the game and coming back", "it cannot attack yet", raw(
        "use Osk; Ann; resolve; until declare; attack Ann; attack Ben", "refused 10.1.2.1.1; Ben dull", BLINK,
        rule="10.1.2.1.1")),
    ("remove from the game and coming back", "it comes back when it is said, its source gone or not", raw(
        "use Osk; Cole; resolve; Osk>hand; until turn", f"{LATER}; Osk to hand", LEND, rule="6.4.1.2")),
    ("counters", "those with the same name are the same, whoever placed them", raw(
        "use Osk; Ann; resolve; use Oak; Ann", "Ann Ember 2", EMBER, texts={"Oak": EMBER}, rule="6.7.2")),
    ("counters", "they are gone when the card moves", raw(
        "use Osk; Ann; resolve; Ann>hand; Ann>field", "", EMBER, rule="6.7.3")),
    ("counters", "another counter pays nothing", raw(
        "use Ann; use Ben", "refused 11.6.2.1; Ben no Ember; Top to hand", board="Ann 1 Frost; Ben 1 Ember",
        texts={name: f"Remove 1 Ember Counter from {name}: Draw 1 card." for name in ("Ann", "Ben")}, rule="6.7.2")),
    ("the cost for ... is reduced by", "down to nothing, whatever its Element", raw(
        "cast Kit", "Kit to field", f"{LESS}3.", cards={"Kit": {"zone": "hand", "cost": 2, "element": WATER}},
        rule="11.4.6.1.2")),
    ("the cost for ... is reduced by", "not to 0 where it says so", raw(
        "cast Kit; Two", "Kit to field; Two dull", f"{LESS}1 (it cannot become 0).", cards=ONE, rule="2.1")),
    ("the cost for ... is reduced by", "two of them add up", raw(
        "cast Kit; Two", "Kit to field; Two dull", f"{LESS}1.", cards=KIT, texts={"Oak": f"{LESS}1."}, rule="11.4.6")),
    ("the cost for ... is reduced by", "every Element of the card is still needed", raw(
        "cast Kit", "refused 11.4.6.1.1", f"{LESS}1.", "only Osk, Ora, Kit, Two", rule="11.4.6.1.2",
        cards={**ONE, "Kit": {"zone": "hand", "cost": 2, "element": (WATER, FIRE)}})),
    ("can attack twice", "twice and no more", raw(
        f"attack Ann; {HIT}; attack Ann; {HIT}; attack Ann; attack Ben",
        "Peak to damage; Slope to damage; refused 10.1.2.1.2; Ben dull", at="attack",
        texts={"Ann": f"{TWICE}\nBrave"}, rule="10.1.2.1.2")),
    ("can attack twice", "not while it is dull from the first", raw(
        f"attack Ann; {HIT}; attack Ann; attack Ben", "Ann dull; Peak to damage; refused 10.1.2.1.1; Ben dull",
        at="attack", texts={"Ann": TWICE}, rule="10.1.2.1.1")),
    ("can attack twice", "active is not enough without it", raw(
        f"attack Ann; {HIT}; attack Ann; attack Ben", "Peak to damage; refused 10.1.2.1.2; Ben dull", at="attack",
        texts={"Ann": "Brave"}, rule="10.1.2.1.2")),
    ("produces CP", "of any Element it gives still 1", raw(
        "cast Kit; Osk", "Kit to field; Osk dull", "Osk can produce CP of any Element.", cards=WET, rule="5.2.1.3")),
    ("produces CP", "of an Element its own stays", raw(
        "cast Kit; Osk", "Kit to field; Osk dull", "Osk can produce Water CP.", cards=ONE, rule="5.2.1.3")),
    ("produces CP", "only by dulling it", raw(
        "cast Kit", "refused 11.4.6.1.1", "Osk can produce CP of any Element.", "Osk dull", cards=WET, rule="5.2.1.3")),
    ("produces CP", "only for what it says", raw("cast Kit", "refused 11.4.6.1.1", FOR_SUMMONS, cards=WET, rule="2.1")),
    ("produces CP", "for what it says", raw(
        "cast Pyre; Osk", "Pyre to break; Osk dull; mine crystals 1", FOR_SUMMONS, cards=PYRE, rule="2.1")),
)
