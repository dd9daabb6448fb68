"""What is so for as long as something lasts: changes of cards."""

from __future__ import annotations

from engine.abilities.statics import (
    AlsoBecomes,
    AlsoHas,
    BecomesQuality,
    CannotGain,
    Changes,
    ForEach,
    Gains,
    Granted,
    Keyword,
    LosesAbilities,
    LosesKeywords,
    LosesPower,
    Power,
    PowerBecomes,
    PowerCannotChange,
    Trace,
    While,
)
from tests.games.fftcg.meaning.edges import MUTE, Play, always, outdone, raw
from tests.games.fftcg.meaning.scene import MONSTER

PLUS = "Forwards you control gain +1000 power."
GROWN, SHRUNK = "Ann 8000; Ben 6000", "Ann 7000; Ben 5000"
NEW = {"cards": {"Una": {"zone": "hand", "cost": 0}}}
FIRM = "The power of Forwards you control cannot be increased by Summons or abilities."
GROW = {"Ann": "[0]: All the Forwards you control gain +1000 power until the end of the turn."}
HERD = "If you control 3 or more Forwards, Osk gains +1000 power."
FLOCK = "For each Forward you control, Osk gains +1000 power."


def newcomer(text: str, seen: str, **more: object) -> Play:
    """Let another Forward enter: the ability applies to it as well (FFTCG 11.12.4.5)."""
    return raw("Osk>field; cast Una", f"Osk to field; Una to field; {seen}", text, "Osk>hand", rule="11.12.4.5",
               **{**NEW, **more})


TOLD = (
    always(Changes, PLUS, GROWN, SHRUNK,
           instead=("they gain +2000 power", "Ann 9000; Ben 7000"), several=newcomer(PLUS, f"{GROWN}; Una 6000")),
    always(Gains, PLUS, GROWN, SHRUNK,
           instead=("they gain Brave", "Ann Brave; Ben Brave"), several=newcomer(PLUS, f"{GROWN}; Una 6000")),
    always(Power, PLUS, GROWN, SHRUNK,
           instead=("they gain +2000 power", "Ann 9000; Ben 7000"), several=newcomer(PLUS, f"{GROWN}; Una 6000")),
    always(Keyword, "Forwards you control gain Brave.", "Ann Brave; Ben Brave", "Ann no Brave; Ben no Brave",
           instead=("they gain Haste", "Ann Haste; Ben Haste"),
           several=newcomer("Forwards you control gain Brave and Haste.",
                            "Ann Brave; Ann Haste; Ben Brave; Ben Haste; Una Brave; Una Haste")),
    always(Trace, "Forwards you control gain Job Sage.", "Ann job Warden+Sage; Ben job Sage",
    "Ann job Warden; Ben job",
           instead=("they gain Job Monk", "Ann job Warden+Monk; Ben job Monk"),
           several=newcomer("Forwards you control gain Job Sage.", "Ann job Warden+Sage; Ben job Sage; Una job Sage")),
    always(Granted, "Forwards you control gain “This Forward gains +1000 power.”", GROWN, SHRUNK,
           instead=("they gain “This Forward gains +3000 power.”", "Ann 10000; Ben 8000"),
           several=newcomer("Forwards you control gain “This Forward gains +1000 power.”", f"{GROWN}; Una 6000")),
    always(LosesPower, "Forwards opponent controls lose 1000 power.", "Cole 6000; Dora 4000", "Cole 7000; Dora 5000",
           instead=("they lose 2000 power", "Cole 5000; Dora 3000"),
           several=raw("Osk>field; pass", "Osk to field; Cole 2000; Dora to break",
                       "Forwards opponent controls lose 5000 power.", "Osk>hand", rule="12.4.4")),
    always(PowerBecomes, "The power of Forwards you control becomes 3000.", "Ann 3000; Ben 3000", SHRUNK,
           instead=("the power of Forwards you control becomes 4000", "Ann 4000; Ben 4000"),
           several=raw("Osk>field", "Osk to field; Ann 4000; Ben 4000",
                       "The power of Forwards you control becomes 3000.", "Osk>hand", texts={"Oak": PLUS},
                       rule="11.5.6")),
    always(LosesAbilities, "Forwards you control lose all abilities.", "", "",
           replaced=raw("Osk>field", "Osk to field; Ann no Haste", rule="11.12.5.2", board="Osk>hand",
                        text=outdone("Forwards you control lose all abilities.", "they lose Haste"),
                        texts={"Ann": "Brave\nHaste"}),
           does=raw("Osk>field", "Osk to field; Ann no Brave; Ben no Haste", "Forwards you control lose all abilities.",
                    "Osk>hand", texts={"Ann": "Brave", "Ben": "Haste"}),
           gone=raw("Osk>removed", "Osk to removed; Ann Brave; Ben Haste", "Forwards you control lose all abilities.",
                    texts={"Ann": "Brave", "Ben": "Haste"}, rule="11.12.4.4"),
           several=raw("Osk>field; use Ann", "Osk to field; Ann no Brave; Ann no Haste; refused 11.6.1",
                       "Forwards you control lose all abilities.", "Osk>hand",
                       texts={"Ann": "Brave\nHaste\n[0]: Draw 1 card."})),
    always(LosesKeywords, "All Forwards lose Haste.", "", "",
           replaced=raw("Osk>field", "Osk to field; Ann no Brave", rule="11.12.5.2", board="Osk>hand",
                        text=outdone("All Forwards lose Haste.", "they lose Brave"), texts={"Ann": "Brave\nHaste"}),
           does=raw("Osk>field", "Osk to field; Ann no Haste", "All Forwards lose Haste.", "Osk>hand",
                    texts={"Ann": "Haste\nBrave"}),
           gone=raw("Osk>removed", "Osk to removed; Ann Haste", "All Forwards lose Haste.", texts={"Ann": "Haste"},
                    rule="11.12.4.4"),
           several=raw("Osk>field", "Osk to field; Ann no Haste; Cole no Haste; Ann no Brave",
                       "All Forwards lose Haste and Brave.", "Osk>hand", texts={"Ann": "Haste\nBrave",
                       "Cole": "Haste"})),
    always(CannotGain, "Forwards cannot gain Haste.", "", "",
           replaced=raw("Una>field", "Una to field; Ann Haste; Ben Haste; Una Haste", rule="11.12.5.2",
                        text=outdone("Forwards cannot gain Haste.", "Forwards cannot gain Brave"), cards={"Una": {
                            "zone": "hand", "text": "Forwards you control gain Haste and Brave."}}),
           does=raw("Oak>field", "Oak to field; Ann Brave; Ben Brave", "Forwards cannot gain Haste.", "Oak>hand",
                    texts={"Oak": "Forwards you control gain Haste and Brave."}, rule="2.2"),
           gone=raw("Osk>removed", "Osk to removed; Ann Haste; Ben Haste", "Forwards cannot gain Haste.",
                    texts={"Oak": "Forwards you control gain Haste."}),
           several=raw("Oak>field", "Oak to field", "Forwards cannot gain Haste or Brave.", "Oak>hand",
                       texts={"Oak": "Forwards you control gain Haste and Brave."})),
    always(PowerCannotChange, FIRM, "", "",
           replaced=raw("use Ann", GROWN, outdone(FIRM, "they gain Brave"), texts=GROW, rule="11.12.5.2"),
           does=raw("use Ann", "", FIRM, texts=GROW),
           cannot=raw("use Ann", f"{GROWN}", FIRM, texts={**GROW, **MUTE}, rule="11.12.4.6"),
           several=raw("Oak>field; use Ann", "Oak to field", FIRM, "Oak>hand", texts={**GROW, "Oak": (
               "[0]: All the Forwards you control gain +2000 power until the end of the turn.")}),
           none=raw("use Ann", GROWN, FIRM.replace("Forwards", "Forwards of cost 9"), texts=GROW),
           gone=raw("use Ann; Osk>removed", f"Osk to removed; {GROWN}", FIRM, texts=GROW),
           first=raw("use Ann; pass; use Cole", "", FIRM, texts={**GROW, "Cole": GROW["Ann"], "Ora": FIRM})),
    always(AlsoBecomes, "Monsters you control also become Forwards with 3000 power.",
           "Oak type Monster+Forward; Oak 3000", "Oak type Monster; Oak 0",
           instead=("they also become Forwards with 5000 power", "Oak type Monster+Forward; Oak 5000"),
           several=raw("Osk>field", "Osk to field; Oak type Monster+Forward; Oak 3000; Una type Monster+Forward; Una "
           "3000",
                       "Monsters you control also become Forwards with 3000 power.", "Osk>hand",
                       cards={"Una": {"type": MONSTER, "power": 0}})),
    always(AlsoHas, "Osk is also Job Sage in all situations.", "Osk job Sage", "",
           instead=("Osk is also Job Monk in all situations", "Osk job Monk"), without="gone none",
           several=raw("Osk>field", "Osk to field; Osk job Sage+Monk",
           "Osk is also Job Sage and Job Monk in all situations.",
                       "Osk>hand")),
    always(BecomesQuality, "The Element of Forwards you control becomes Wind.", "Ann element Wind; Ben element Wind",
           "Ann element Fire; Ben element Ice",
           instead=("the Element of Forwards you control becomes Water", "Ann element Water; Ben element Water"),
           several=newcomer("The Element of Forwards you control becomes Wind.",
                            "Ann element Wind; Ben element Wind; Una element Wind")),
    always(While, HERD, "Osk 1000", "",
           instead=("Osk gains +5000 power", "Osk 5000"),
           does=raw("cast Una", "Una to field; Osk 1000", HERD, **NEW),
           cannot=raw("cast Una", "Una to field", HERD, "Ann>hand", **NEW),
           gone=raw("cast Una; Osk>removed", "Una to field; Osk to removed", HERD, **NEW),
           several=raw("cast Una; Ann>hand", "Una to field; Ann to hand", HERD, rule="11.9.1", **NEW),
           first=raw("cast Una", "Una to field; Osk 1000", HERD, texts={"Ora": HERD.replace("Osk", "Ora")}, **NEW)),
    always(ForEach, FLOCK, "Osk 2000", "",
           instead=("Osk gains +5000 power", "Osk 5000"),
           cannot=raw("Osk>field", "Osk to field", FLOCK, "Ann>hand; Ben>hand; Osk>hand"),
           several=raw("Osk>field; cast Una", "Osk to field; Osk 3000; Una to field", FLOCK, "Osk>hand", **NEW)),
)
