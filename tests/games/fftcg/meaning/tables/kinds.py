"""Jobs, Elements and Categories that are had, shared; what must pay, and what no text makes less."""

from __future__ import annotations

from engine.games.fftcg.vocabulary import EveryOne, Payment, TraitsOf
from tests.games.fftcg.meaning.edges import Play, Told, always, raw, tell, told
from tests.games.fftcg.meaning.scene import BACKUP, ICE, MONSTER

ALL = "The Monsters you control gain all Jobs."
LIKE = "Choose 1 Forward opponent controls. Osk gains its Job and Element until the end of the turn."
TWO = {"Kit": "You must use CP of 2 or more different Elements to cast Kit."}
KIT = {"Kit": {"zone": "hand", "cost": 3}, "Two": {"type": BACKUP}, "Three": {"type": BACKUP, "element": ICE}}

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
]
