"""Jobs, Elements and Categories that are had, shared; what must pay, and what no text makes less."""

from __future__ import annotations

from engine.abilities.combat import DamageKept
from engine.games.fftcg.vocabulary import CostChange, EveryOne, Payment, TraitsOf
from tests.games.fftcg.meaning.edges import MUTE, Play, Told, always, raw, tell, told
from tests.games.fftcg.meaning.scene import BACKUP, ICE, MONSTER
from tests.games.fftcg.meaning.tables.instead import HIT

ALL = "The Monsters you control gain all Jobs."
LIKE = "Choose 1 Forward opponent controls. Osk gains its Job and Element until the end of the turn."
TWO = {"Kit": "You must use CP of 2 or more different Elements to cast Kit."}
KIT = {"Kit": {"zone": "hand", "cost": 3}, "Two": {"type": BACKUP}, "Three": {"type": BACKUP, "element": ICE}}
KEPT = "The cost required to cast Forwards cannot be reduced."
LESS = {"Oak": "The cost required to cast Forwards is reduced by 3."}
FIRM = "The damage dealt to Forwards opponent controls cannot be reduced."
SHIELD = {**HIT, "Elm": "If a Forward you control is dealt damage, reduce the damage by 1000 instead."}
PAID = "Kit to field; Osk dull; Two dull; Hal to break"

TOLD: list[Told] = [
    always(EveryOne, ALL, "Oak job *", "Oak job", instead=("they gain Job Sage", "Oak job Sage"),
           several=raw("Osk>field", "Osk to field; Oak job *; Una job *", ALL, "Osk>hand",
                       cards={"Una": {"type": MONSTER}})),
    told(
        TraitsOf, LIKE, "Cole", "Osk job Warden",
        cannot=Play("Dora", "Osk element Fire+Ice"),
        several=Play("", "Osk job Warden; Osk element Fire+Ice",
                     "Osk gains the Jobs and Elements of the Forwards opponent controls until the end of the turn."),
        gone=Play("Cole; Osk>removed", "Osk to removed"),
    ),
    tell(
        Payment,
        does=raw("cast Kit; Osk, Two, Three", "Kit to field; Osk dull; Two dull; Three dull", texts=TWO, cards=KIT),
        cannot=raw("cast Kit", "refused 11.4.6.1.1", board="only Osk, Ora, Kit, Two, Hal", texts=TWO, cards=KIT),
        several=raw("cast Kit; Hew, Two", "Kit to field; Hew to break; Two dull", texts=TWO, cards=KIT),
        none=raw("cast Kit", "refused 11.4.6.1.1", board="only Ora, Kit", texts=TWO, cards=KIT),
    ),
    tell(
        CostChange,
        does=raw("cast Kit; Osk, Two, Three", "Kit to field; Osk dull; Two dull; Three dull", KEPT, texts=LESS,
                 cards=KIT, rule="2.2"),
        cannot=raw("cast Kit", "Kit to field", KEPT, texts={**LESS, **MUTE}, cards=KIT, rule="11.12.4.6"),
        several=raw("cast Kit; Osk, Two, Three", "Kit to field; Osk dull; Two dull; Three dull", KEPT,
                    texts={**LESS, "Two": KEPT}, cards=KIT),
        none=raw("cast Hal", "Hal to field", KEPT, texts=LESS),
        gone=raw("Osk>removed; cast Kit", "Osk to removed; Kit to field", KEPT, texts=LESS, cards=KIT,
                 rule="11.12.4.4"),
    ),
    tell(
        DamageKept,
        does=raw("use Ann; Cole", "Cole hurt 2000", FIRM, texts=SHIELD, rule="2.2"),
        cannot=raw("use Ann; Cole", "Cole hurt 1000", FIRM, texts={**SHIELD, **MUTE}, rule="11.12.4.6"),
        several=raw("use Ann; Cole, Dora", "Cole hurt 2000; Dora hurt 2000", FIRM, texts=SHIELD),
        none=raw("use Ann; none", "", FIRM, texts=SHIELD),
        gone=raw("Osk>removed; use Ann; Cole", "Osk to removed; Cole hurt 1000", FIRM, texts=SHIELD, rule="11.12.4.4"),
    ),
]
