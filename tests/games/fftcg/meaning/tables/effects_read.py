"""Effects of rarer wordings: equal parts, chance, casting for a cost, using again, new targets."""

from __future__ import annotations

from engine.abilities.combat import DivideEqually
from engine.abilities.effects import AtRandom, WhenSo
from engine.abilities.stack import Cast, Redirect, UseAgain
from tests.games.fftcg.meaning.edges import BESIDES, Play, both, told
from tests.games.fftcg.meaning.scene import BACKUP, SUMMON

LESS = {"Cole": "If Cole is dealt damage, reduce the damage by 1000 instead."}
EQUALLY = "Choose up to 2 Forwards opponent controls. Divide 4000 damage equally among them."
EMPTY_HANDS = "Hal>removed; Hew>removed; Ida>removed; Ivy>removed"
SO = "Discard any number of cards. When you discard 2 or more cards, draw 1 card."

RANDOM = "Your opponent randomly removes 1 card in their hand from the game."
CAST = "You may cast 1 Summon from your hand. The cost required to cast it is reduced by 1."
BOLT = {"type": SUMMON, "zone": "hand", "cost": 2, "text": "Draw 1 card."}
SPARK = {**BOLT, "seat": 1}
AGAIN = (
    "Zap [S]: Choose 1 Forward. Deal it 1000 damage. You may discard 1 card. If you do so, use this special ability "
    "again without paying the cost."
)
SAME = {"Ozzy": {"type": BACKUP, "zone": "hand", "text": "Ozzy is also Card Name Osk in all situations."}}
OLA = {"type": BACKUP, "zone": "hand", "seat": 1, "text": "Ola is also Card Name Ora in all situations."}
PYRE = {"Pyre": {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Choose 1 Forward you control. Break it."}}
AIM = (
    "[0]: Choose 1 Summon that is choosing only 1 Forward you control. The Summon is now choosing the Card Name Ben "
    "instead, if possible."
)
FLARE = {"Flare": {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Choose 1 Forward. Break it."}}
WHEN = (
    "When either player casts a Summon, choose 1 Summon that is choosing only 1 Forward. The Summon is now choosing "
    "the Card Name"
)
NEW = (
    "[0]: Choose 1 Summon that is choosing only 1 Forward you control. You may choose another Forward you control to "
    "become the new target."
)
REMOVED = "If a card is removed from the game, put it into the Break Zone instead."
LOST = "If you discard a card, remove it from the game instead."

TOLD = [
    told(
        AtRandom, RANDOM, "", "Ida to removed",
        does=Play("", "Ida to removed", board="Ivy>removed"),
        cannot=Play("", "", board=EMPTY_HANDS),
        several=Play("", "Ida to removed; Ivy to removed", RANDOM.replace("1 card", "2 cards")),
        none=Play("", "", board=EMPTY_HANDS),
        instead=(REMOVED, "Ida to break"),
    ),
    told(
        Cast, CAST, "yes; Osk", "Bolt to break; Osk dull; Top to hand",
        does=Play("yes; Osk", "Bolt to break; Osk dull; Top to hand", cards={"Bolt": BOLT}),
        cannot=Play("yes", "", cards={"Bolt": {**BOLT, "cost": 9}}, rule="11.4.6.1.1"),
        several=Play("yes; Bolt; Osk", "Bolt to break; Osk dull; Top to hand", cards={"Bolt": BOLT, "Bolt 2": BOLT}),
        none=Play("", ""),
        gone=Play("Osk>removed; yes; Hal", "Osk to removed; Bolt to break; Hal to break; Top to hand",
                  cards={"Bolt": BOLT}),
        replaced=Play("no", "Top to hand", f"{CAST} Draw 1 card.", cards={"Bolt": BOLT}, rule="11.8.14"),
        first=both(
            CAST, "yes; Ora; yes; Osk",
            "Spark to break; Ora dull; Peak to hand; Bolt to break; Osk dull; Top to hand", "1 1 0 0",
            cards={"Bolt": BOLT, "Spark": SPARK},
        ),
    ),
    told(
        UseAgain, AGAIN, "", "",
        does=Play("use Osk; Cole; yes; Hal; Dora; no", "Ozzy to break; Hal to break; Cole hurt 1000; Dora hurt 1000",
                  AGAIN, raw=True, cards=SAME),
        cannot=Play("use Osk; Cole; no", "Ozzy to break; Cole hurt 1000", AGAIN, raw=True, cards=SAME),
        several=Play("use Osk; Cole; yes; Hal; Cole; yes; Cole",
                     "Ozzy to break; Hal to break; Hew to break; Cole hurt 3000", AGAIN, raw=True, cards=SAME),
        none=Play("use Osk; Cole", "Ozzy to break; Cole hurt 1000", AGAIN, raw=True, cards=SAME,
                  board="Hal>removed; Hew>removed"),
        gone=Play("use Osk; Cole; Osk>removed; yes; Hal; Dora; no",
                  "Osk to removed; Ozzy to break; Hal to break; Cole hurt 1000; Dora hurt 1000", AGAIN, raw=True,
                  cards=SAME),
        replaced=Play("use Osk; Cole; yes; Hal", "Ozzy to break; Hal to break; Top to hand; Cole hurt 1000",
                      f"{AGAIN} {BESIDES}", raw=True, cards=SAME),
        first=Play("use Osk; Cole; pass; use Ora; Ann; yes; Ida; Ann; no; yes; Hal; Cole; no",
                   "Ozzy to break; Ola to break; Ida to break; Hal to break; Ann hurt 2000; Cole hurt 2000", AGAIN,
                   raw=True, cards={**SAME, "Ola": OLA}, texts={"Ora": AGAIN}, asked="0 1 1 1 1 1 0 0 0 0"),
    ),
    told(
        Redirect, AIM, "", "",
        does=Play("cast Pyre; Ann; use Osk", "Pyre to break; Ben to break", AIM, raw=True, cards=PYRE),
        cannot=Play("cast Pyre; use Osk", "Pyre to break; Ann to break", AIM, raw=True, cards=PYRE,
                    board="Ben>removed", rule="11.11.2"),
        several=Play("cast Pyre; Ann; use Osk; yes; Cid", "Pyre to break; Cid to break", NEW, raw=True,
                     cards={**PYRE, "Cid": {}}),
        none=Play("use Osk", "refused 11.6.5", AIM, raw=True),
        gone=Play("cast Pyre; Ann; use Osk; Osk>removed", "Pyre to break; Ben to break; Osk to removed", AIM, raw=True,
                  cards=PYRE),
        replaced=Play("cast Pyre; Ann; use Osk", "Pyre to break; Ann to break; Top to hand", f"{AIM} {BESIDES}",
                      raw=True, cards=PYRE),
        first=Play("cast Flare; Ann", "Flare to break; Ben to break", f"{WHEN} Ben instead, if possible.", raw=True,
                   texts={"Ora": f"{WHEN} Dora instead, if possible."}, cards=FLARE),
    ),
    told(
        DivideEqually, EQUALLY, "Cole, Dora", "Cole hurt 2000; Dora hurt 2000",
        cannot=Play("none", ""),
        several=Play("Cole, Dora; Cole>hand", "Cole to hand; Dora hurt 4000", rule="11.11.2.1.1"),
        none=Play("", "", board="only Osk, Ora"),
        replaced=Play("Cole, Dora", "Cole hurt 1000; Dora hurt 2000", texts=LESS, rule="11.12.5.1"),
    ),
    told(
        WhenSo, SO, "Hal, Hew", "Hal to break; Hew to break; Top to hand",
        cannot=Play("Hal", "Hal to break"),
        several=Play("Hal, Hew", "Hal to break; Hew to break; Top to hand; Next to hand",
                     SO.replace("draw 1 card", "draw 2 cards")),
        none=Play("", "", board=EMPTY_HANDS),
        first=both(SO, "Ida, Ivy; Hal, Hew", "Ida to break; Ivy to break; Peak to hand; Hal to break; Hew to break; "
                   "Top to hand", "1 0"),
        instead=(LOST, "Hal to removed; Hew to removed"),
    ),
]
