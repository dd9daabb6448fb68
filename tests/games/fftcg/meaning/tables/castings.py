"""Conditions on how a card was cast, and what may or must be paid for it."""

from __future__ import annotations

from dataclasses import replace

from engine.abilities.events import Plays
from engine.abilities.node import Node
from engine.games.fftcg.vocabulary import (
    BeforePaying,
    CastOnlyIf,
    CostChange,
    CPOf,
    ElementsPaid,
    ManyOfElement,
    MayCast,
    MayPay,
    NextCast,
    NotIfControlling,
    PaidExtraCost,
    PaidIncluding,
    PaidOnlyBy,
    PaidWith,
    Payment,
    WasCast,
)
from tests.games.fftcg.meaning.edges import BESIDES, Play, Told, both, raw, tell
from tests.games.fftcg.meaning.scene import BACKUP, ICE, LIGHT, SUMMON, WATER
from tests.games.fftcg.table import DARK

#: A Forward in the hand, and Backups to pay for it.
KIT = {
    "Kit": {"zone": "hand", "cost": 3}, "Two": {"type": BACKUP}, "Three": {"type": BACKUP, "element": ICE},
    "Four": {"type": BACKUP, "element": ICE}, "Five": {"type": BACKUP},
}
PLAY = "Play 1 Forward of cost 3 from your hand onto the field."
CAST = "When Kit enters the field, if Kit was cast, draw 1 card."
ENTERED = "Kit to field; Hal to break; Two dull"
PYRE = {
    "Pyre": {"type": SUMMON, "zone": "hand", "cost": 3, "text": (
        "Select 1 of the 2 following actions. If you have 3 or more cards in your Break Zone (before paying the cost "
        "for "
        "Pyre), select up to 2 of the 2 following actions instead. “Draw 1 card.” “Gain [Crystal].”"
    )}, "Two": {"type": BACKUP}, "Five": {"type": BACKUP},
}
LESS = "The cost required to cast Kit is reduced by 1 for each Forward you control."
FIELD = "The cost required to cast Forwards is reduced by "
SMALL = {"Kit": {"zone": "hand", "cost": 3}, "Two": {"type": BACKUP}, "Five": {"type": BACKUP}}
ONLY_FIRE = {"Kit": "You can only pay with Fire CP to cast Kit."}
ANY = {"Kit": "The cost required to cast Kit can be paid with CP of any Element."}
MUST = {"Kit": "You must control a Job Warden to cast Kit."}
OTHER = {"Kit": "You can discard 1 card (instead of paying the CP cost) to cast Kit."}
EXTRA = {"Kit": "If you cast Kit, you may pay [1] as an extra cost."}
BACKED = {"Kit": "You can only pay with CP produced by Backups to cast Kit."}
FIRST_PAY = {
    "Kit": "Before paying the cost to cast Kit, you can discard 1 card to reduce the cost required to cast Kit by 2.",
}
NEXT = "The cost required to cast your next Forward is reduced by 2."
MAY = "Choose 1 Summon in your Break Zone. You can cast it this turn."
BOLT = {"Pyre": {"type": SUMMON, "zone": "break zone", "cost": 0, "text": "Choose 1 Forward. Deal it 1000 damage."}}
LUX = {**KIT, "Kit": {"zone": "hand", "cost": 3, "element": LIGHT}, "Lux": {"element": LIGHT}}
BESIDE = {"Kit": "Kit can be played onto the field even if you control other Light Characters."}
MANY = "You can play 2 or more Light Characters onto the field."
NEVER = {"Kit": "You cannot play Kit from your hand due to Summons or abilities."}
AWAY = "If a Forward enters your field, remove it from the game instead."
NEITHER = {"Kit": "You cannot play Kit or Card Name Kat while already in control of either Character."}


def paid(of: type[Node], words: str, yes: str, no: str, several: str, *, line: str = "") -> Told:
    """Tell of a condition on what was paid for Kit, by ways to pay: it holds, it does not, it holds more than once."""
    text = f"{line}\nWhen Kit enters the field, if {words}, draw 1 card.".strip()
    twice = f"{line}\nWhen Kit enters the field, draw 1 card. If {words}, draw 2 cards instead.".strip()
    seen = {steps: "; ".join(f"{one} {('to break', 'dull')[one in ('Osk', 'Two', 'Three', 'Four')]}"
                             for one in ways(steps)) for steps in (yes, no, several)}

    def way(steps: str, more: str, text: str = text, act: str = "") -> Play:
        return raw(f"cast Kit; {steps}{act}", f"Kit to field; {seen[steps]}; {more}", texts={"Kit": text}, cards=KIT)

    return tell(
        of, does=way(yes, "Top to hand"), cannot=way(no, ""), several=way(several, "Top to hand"),
        none=Play("", "Kit to field", PLAY, texts={"Kit": text}, cards=KIT),
        gone=raw(f"cast Kit; {yes}; Kit>removed", f"Kit to removed; {seen[yes]}; Top to hand", texts={"Kit": text},
                 cards=KIT),
        replaced=way(yes, "Top to hand; Next to hand", twice),
    )


def ways(steps: str) -> list[str]:
    """Return the cards that such steps pay with."""
    return [one for part in steps.split("; ") for one in part.split(", ") if one[0].isupper()]


def own(of: type[Node], **edges: Play) -> Told:
    """Tell of what a card says about how it is cast; where it cannot enter, it is paid for all the same."""
    does = edges["does"]
    entered = replace(does, seen=does.seen.replace("Kit to field", "Kit to removed"),
                      texts={**does.texts, "Oak": AWAY}, rule="11.12.5.4")
    return tell(of, replaced=entered, **edges)


TOLD = (
    paid(PaidIncluding, "the cost to cast Kit was paid only with Fire CP", "Hal, Two", "Hal, Three", "Osk, Hal"),
    paid(PaidIncluding, "the cost paid to cast Kit included Ice CP", "Hal, Three", "Hal, Two", "Two, Hew"),
    paid(ElementsPaid, "the cost to cast Kit was paid with CP of 2 or more different Elements", "Hal, Three",
    "Hal, Two",
         "Two, Hew"),
    paid(PaidOnlyBy, "the CP paid to cast Kit was only produced by Backups", "Osk, Two, Three", "Hal, Two",
         "Two, Three, Four"),
    paid(PaidExtraCost, "you paid the extra cost", "yes; Hal, Hew", "no; Hal, Two", "yes; Osk, Two, Three, Four",
         line="If you cast Kit, you may pay [1] as an extra cost."),
    tell(
        WasCast,
        does=raw("cast Kit; Hal, Two", f"{ENTERED}; Top to hand", texts={"Kit": CAST}, cards=KIT, rule="15.1.1.7.1"),
        cannot=Play("", "Kit to field", PLAY, texts={"Kit": CAST}, cards=KIT, rule="11.8.13"),
        several=raw("cast Kit; Hal, Two; resolve; cast Hew", f"{ENTERED}; Top to hand; Hew to field; Hew dull; Next "
        f"to hand",
                    texts={"Kit": CAST, "Hew": CAST.replace("Kit", "Hew")}, cards=SMALL),
        none=raw("Kit>field", "Kit to field", texts={"Kit": CAST}, cards=KIT),
        gone=raw("cast Kit; Hal, Two; Kit>removed", "Kit to removed; Hal to break; Two dull; Top to hand",
                 texts={"Kit": CAST}, cards=KIT),
        replaced=raw("cast Kit; Hal, Two", f"{ENTERED}; Top to hand; Next to hand", cards=KIT, texts={
            "Kit": "When Kit enters the field, draw 1 card. If Kit was cast, draw 2 cards instead."}),
    ),
    tell(
        BeforePaying,
        does=raw("cast Pyre; line 0 1; Hew, Two", "Pyre to break; Hew to break; Two dull; Top to hand; mine crystals 1",
                 board="Hal>break", cards=PYRE),
        cannot=raw("cast Pyre; line 0; Hal, Two", "Pyre to break; Hal to break; Two dull; Top to hand", cards=PYRE,
                   rule="11.3.4.1"),
        several=raw("cast Pyre; line 0 1; Osk, Two, Five",
                    "Pyre to break; Osk dull; Two dull; Five dull; Top to hand; mine crystals 1",
                    board="Hal>break; Hew>break", cards=PYRE),
        none=raw("cast Pyre; line 0; Hal, Two", "Pyre to break; Hal to break; Two dull; Top to hand",
                 board="Bo>removed; Bud>removed", cards=PYRE),
        replaced=raw("cast Pyre; line 0 1; Hew, Two", "Pyre to break; Hew to removed; Two dull; Top to hand; mine "
                     "crystals 1", board="Hal>break", cards=PYRE, rule="11.12.5.4", texts={
                         "Oak": "If you discard a card, remove it from the game instead."}),
        gone=raw("cast Pyre; line 0 1; Hew, Two; Pyre>removed", "Pyre to removed; Hew to break; Two dull",
                 board="Hal>break", cards=PYRE, rule="11.3.2"),
    ),
    tell(
        CostChange,
        does=raw("cast Kit; Two", "Kit to field; Two dull", texts={"Kit": LESS}, cards=KIT),
        cannot=raw("cast Kit; Two", "Kit to field; Two dull", texts={"Kit": f"{LESS[:-1]} (it cannot become 0)."},
                   cards={**KIT, "Una": {}, "Uma": {}}),
        several=raw("cast Kit", "Kit to field", f"{FIELD}1.", texts={"Kit": LESS}, cards=KIT),
        none=raw("cast Kit; Hal, Two", ENTERED, board="Ann>hand; Ben>hand", texts={"Kit": LESS}, cards=KIT),
        gone=raw("Osk>removed; cast Kit; Hal, Two", f"{ENTERED}; Osk to removed", f"{FIELD}2.", cards=KIT,
                 rule="11.12.4.4"),
        replaced=raw("cast Kit", "Kit to field", "The cost required to cast Forwards becomes 1.",
                     texts={"Kit": LESS}, cards=KIT),
        first=raw("cast Kit; Hal, Two", ENTERED, f"{FIELD}1.", cards=KIT, texts={
            "Ora": "The cost required for all players to cast Forwards is increased by 1."}),
    ),
    own(
        PaidWith,
        does=raw("cast Kit; Two, Osk, Five", "Kit to field; Two dull; Osk dull; Five dull", texts=ONLY_FIRE, cards=KIT),
        cannot=raw("cast Kit", "refused 11.4.6.1.1", board="only Osk, Ora, Kit, Two, Three, Four", texts=ONLY_FIRE,
                   cards=KIT),
        several=raw("cast Kit; Hal, Una", "Kit to field; Hal to break; Una to break", texts=ONLY_FIRE,
                    cards={"Kit": {"zone": "hand", "cost": 4}, "Una": {"zone": "hand"}}),
        none=raw("cast Kit", "refused 11.4.6.1.1", board="only Ora, Kit, Three, Four, Hew", texts=ONLY_FIRE, cards=KIT),
    ),
    own(
        Payment,
        does=raw("cast Kit; Three, Hew", "Kit to field; Three dull; Hew to break", texts=ANY, cards=KIT),
        cannot=raw("cast Kit", "refused 11.4.6.1.1", board="only Osk, Ora, Kit, Two", texts=ANY, cards=KIT),
        several=raw("cast Kit; Three, Four, Five", "Kit to field; Three dull; Four dull; Five dull", texts=ANY,
                    cards={**KIT, "Five": {"type": BACKUP, "element": WATER}}),
        none=raw("cast Kit", "refused 11.4.6.1.1", board="only Ora, Kit", texts=ANY, cards=KIT),
    ),
    own(
        CastOnlyIf,
        does=raw("cast Kit; Hal, Two", ENTERED, texts=MUST, cards=KIT),
        cannot=raw("cast Kit", "refused 2.1", board="Ann>hand", cards=KIT, texts=MUST),
        several=raw("cast Kit; Hal, Two", ENTERED, texts=MUST, cards={**KIT, "Una": {"jobs": ("Warden",)}}),
        none=raw("cast Kit", "refused 2.1", board="only Osk, Ora, Kit, Two, Five, Three, Cole", texts=MUST, cards=KIT),
    ),
    own(
        MayPay,
        does=raw("cast Kit; line 1; Hal", "Kit to field; Hal to break", texts=OTHER, cards=KIT),
        cannot=raw("cast Kit; Two, Osk, Five", "Kit to field; Two dull; Osk dull; Five dull", texts=OTHER, cards=KIT,
                   board="Hal>break; Hew>break"),
        several=raw("cast Kit; line 0; Hal, Two", ENTERED, texts=OTHER, cards=KIT),
        none=raw("cast Kit", "refused 11.4.6.1.1", texts=OTHER, cards=KIT, board="only Ora, Kit"),
    ),
    own(
        MayPay,
        does=raw("cast Kit; yes; Hal, Hew", "Kit to field; Hal to break; Hew to break", texts=EXTRA, cards=KIT),
        cannot=raw("cast Kit; Hal, Two", ENTERED, texts=EXTRA, cards=KIT, board="only Ora, Kit, Two, Hal"),
        several=raw("cast Kit; no; Hal, Two", ENTERED, texts=EXTRA, cards=KIT),
        none=Play("", "Kit to field", PLAY, texts=EXTRA, cards=KIT),
    ),
    own(
        CPOf,
        does=raw("cast Kit; Osk, Two, Three", "Kit to field; Osk dull; Two dull; Three dull", cards=KIT, texts=BACKED),
        cannot=raw("cast Kit", "refused 11.4.6.1.1", board="only Ora, Kit, Hal, Two, Three", texts=BACKED, cards=KIT),
        several=raw("cast Kit; Two, Three, Four", "Kit to field; Two dull; Three dull; Four dull", cards=KIT,
        texts=BACKED),
        none=raw("cast Kit", "refused 11.4.6.1.1", board="only Ora, Kit, Hal, Hew", texts=BACKED, cards=KIT),
    ),
    own(
        MayPay,
        does=raw("cast Kit; line 1; Hal; Two", "Kit to field; Hal to break; Two dull", cards=KIT, texts=FIRST_PAY),
        cannot=raw("cast Kit; Two, Osk, Five", "Kit to field; Two dull; Osk dull; Five dull", cards=KIT,
        texts=FIRST_PAY,
                   board="Hal>break; Hew>break"),
        several=raw("cast Kit; line 0; Hal, Two", ENTERED, cards=KIT, texts=FIRST_PAY),
        none=raw("cast Kit", "refused 11.4.6.1.1", board="only Ora, Kit", cards=KIT, texts=FIRST_PAY),
    ),
    tell(
        NextCast,
        does=Play("resolve; cast Kit; Two", "Kit to field; Two dull", NEXT, cards={**KIT,
                  "Hal": {"zone": "break zone"}}),
        cannot=Play("resolve; cast Hew; resolve; cast Kit; Two", "Hew to field; Hew dull; Kit to field; Two dull",
                    NEXT, cards=SMALL),
        several=Play("resolve; cast Hal; resolve; cast Kit; Two, Five, Osk",
                     "Hal to field; Kit to field; Two dull; Five dull; Osk dull",
                     NEXT, cards=SMALL),
        none=Play("resolve; cast Hew", "Hew to field; Hew dull", NEXT, cards=SMALL),
        gone=Play("Osk>removed; resolve; cast Kit; Two", "Osk to removed; Kit to field; Two dull", NEXT, cards=SMALL),
        replaced=Play("resolve; cast Kit; Hal, Two", f"Top to hand; {ENTERED}", f"{NEXT} {BESIDES}", cards=SMALL),
        first=both(NEXT, "resolve; cast Kit; Two", "Kit to field; Two dull", cards=SMALL),
    ),
    tell(
        MayCast,
        does=Play("resolve; cast Pyre; Cole", "Cole hurt 1000", MAY, cards=BOLT),
        cannot=Play("resolve; until turn; until turn 5; cast Pyre",
                    "refused 11.4.2; Peak to hand; Slope to hand; Top to hand; Next to hand", MAY, cards=BOLT),
        several=Play("resolve; cast Pyre; Cole; cast Flare; Dora",
                     "Cole hurt 1000; Dora hurt 1000",
                     "Choose 2 Summons in your Break Zone. You can cast them this turn.",
                     cards={**BOLT, "Flare": BOLT["Pyre"]}),
        none=Play("", "refused 11.6.5", MAY),
        gone=Play("Osk>removed; resolve; cast Pyre; Cole", "Osk to removed; Cole hurt 1000", MAY,
                  cards=BOLT),
        replaced=Play("", "Top to hand", f"{MAY} {BESIDES}", cards=BOLT),
        first=both(MAY, "resolve; cast Pyre; Cole; pass; cast Flare; Ann",
                   "Cole hurt 1000; Ann hurt 1000",
                   cards={**BOLT, "Flare": {**BOLT["Pyre"], "seat": 1}}),
    ),
    own(
        ManyOfElement,
        does=raw("cast Kit; Hal, Two", ENTERED, cards=LUX, texts=BESIDE),
        cannot=raw("cast Kit", "refused 7.7.5", cards={**LUX, "Lux": {"element": DARK}}, texts=BESIDE),
        several=raw("cast Kit; Hal, Two; cast Kat; Hew, Five", f"{ENTERED}; Kat to field; Hew to break; Five dull",
                    cards={**LUX, "Kat": {"zone": "hand", "cost": 3, "element": LIGHT}},
                    texts={**BESIDE, "Kat": BESIDE["Kit"].replace("Kit", "Kat")}),
        none=raw("cast Kit; Hal, Two", ENTERED, cards=LUX, texts=BESIDE, board="Lux>break"),
    ),
    own(
        ManyOfElement,
        does=raw("cast Kit; Hal, Two", ENTERED, MANY, cards=LUX),
        cannot=raw("cast Kit", "refused 7.7.5", MANY, cards={**LUX, "Lux": {"element": DARK}}),
        several=raw("cast Kit; Hal, Two", ENTERED, MANY, cards={**LUX, "Lum": {"element": LIGHT}}),
        none=raw("cast Kit; Hal, Two", ENTERED, MANY, cards=LUX, board="Lux>break"),
        first=raw("cast Kit; Hal, Two; pass; cast Lem", f"{ENTERED}; Lem to field; Lem Back Attack", MANY, cards={
            **LUX, "Lyx": {"element": LIGHT, "seat": 1},
            "Lem": {"zone": "hand", "cost": 0, "element": LIGHT, "seat": 1, "text": "Back Attack"}},
            texts={"Ora": MANY}, rule="15.2.5.2"),
        gone=raw("cast Kit; Hal, Two; Osk>break; use Ann", "Osk to break; Kit to break; Lux to break; Hal to break; "
        "Two "
                 "dull; Top to hand", MANY, cards=LUX, texts={"Ann": "[0]: Draw 1 card."}, rule="12.4.7"),
    ),
    tell(
        Plays,
        does=Play("", "", PLAY, cards=KIT, texts=NEVER),
        cannot=raw("cast Kit; Hal, Two", ENTERED, cards=KIT, texts=NEVER),
        several=Play("", "", "Play 1 Forward of cost 3 from your hand onto the field dull.", cards=KIT, texts=NEVER),
        replaced=raw("cast Kit; Hal, Two", ENTERED.replace("to field", "to removed"), cards=KIT,
                     texts={**NEVER, "Oak": AWAY}, rule="11.12.5.4"),
        none=Play("", "Kit to field", "Choose 1 Forward of cost 3 in your Break Zone. Play it onto the field.",
                  cards=KIT,
                  texts=NEVER, board="Kit>break; Bo>removed"),
    ),
    tell(
        NotIfControlling,
        does=raw("cast Kit", "refused 2.2", cards={**KIT, "Kat": {}}, texts=NEITHER),
        cannot=Play("", "", "Play 1 Forward of cost 3 from your hand onto the field.", cards={**KIT, "Kat": {}},
                    texts=NEITHER),
        several=raw("cast Kit", "refused 2.2", cards={**KIT, "Kat": {"generic": True}, "Kot": {"generic": True}},
                    texts={**NEITHER, "Kot": "Kot is also Card Name Kat in all situations."}),
        none=raw("cast Kit; Hal, Two", ENTERED, cards=KIT, texts=NEITHER),
        replaced=raw("cast Kit; Hal, Two", ENTERED.replace("to field", "to removed"), cards=KIT,
                     texts={**NEITHER, "Oak": AWAY}, rule="11.12.5.4"),
    ),
)
