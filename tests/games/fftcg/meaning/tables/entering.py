"""What enters the field because it was cast, and what does so without triggering auto-abilities."""

from __future__ import annotations

from engine.abilities.events import Caused
from engine.games.fftcg.vocabulary import EntersUnheard, NotCancelled, OwnAbilitiesSilent
from tests.games.fftcg.meaning.edges import Play, both, outdone, raw, tell, told, upon
from tests.games.fftcg.meaning.scene import SUMMON

DEAF = "Opposing Forwards entering the field will not trigger any auto-abilities."
IVO = {"Ivo": {"zone": "hand", "cost": 0, "text": "When Ivo enters the field, gain [Crystal]."}}
THEIRS = {"Ivo": {**IVO["Ivo"], "seat": 1}}
PLAY = "Play 1 Forward of cost 0 from your hand onto the field. Its auto-abilities will not trigger."
LOUD = {"Ann": "When a Forward enters your field, gain [Crystal]."}
ENTER = "[0]: Play 1 Forward of cost 0 from your hand onto the field."
CAST = "pass; use Ora; Ivo"
GAINED = "Ivo to field; theirs crystals 1"
KEPT = "Your Summons cannot be cancelled."
QUELL = "[0]: Choose 1 Summon. Cancel its effect."
SPELLS = {name: {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Gain [Crystal]."} for name in ("Pyre", "Flare")}
QUELLED = "cast Pyre; pass; use Ora"
AGAINST = {"cards": SPELLS, "texts": {"Ora": QUELL}}

TOLD = (
    upon(Caused, "a Character enters your field due to your cast", "cast Hal", "Hal to field",
         miss=("Bo>field", "Bo to field"),
         many=("cast Hal; resolve; cast Hew", "Hal to field; Hew to field; Hew dull"),
         both="a Character enters the field due to being cast",
         instead=("If a Character enters your field, remove it from the game instead.", "Hal to removed")),
    tell(
        NotCancelled,
        does=raw(QUELLED, "Pyre to break; mine crystals 1", KEPT, rule="2.2", **AGAINST),
        cannot=raw(QUELLED, "Pyre to break", "Your abilities cannot be cancelled.", rule="2.1", **AGAINST),
        several=raw("cast Pyre; cast Flare; pass; use Ora", "Pyre to break; Flare to break; mine crystals 2", KEPT,
                    cards=SPELLS, texts={"Ora": "[0]: Choose 2 Summons. Cancel their effects."}, rule="2.2"),
        none=raw("cast Pyre", "Pyre to break; mine crystals 1", KEPT, cards=SPELLS, rule="2.2"),
        gone=raw(f"Osk>removed; {QUELLED}", "Osk to removed; Pyre to break", KEPT, rule="11.12.4.4", **AGAINST),
        replaced=raw(QUELLED, "Pyre to break", outdone(KEPT, "Osk gains Job Sage"), rule="11.12.5.2", **AGAINST),
        first=raw(QUELLED, "Pyre to break; mine crystals 1", KEPT, cards=SPELLS, rule="2.2",
                  texts={"Ora": f"{QUELL}\n{KEPT}"}),
    ),
    tell(
        EntersUnheard,
        does=raw(CAST, "Ivo to field", DEAF, cards=THEIRS, texts={"Ora": ENTER}, rule="2.1"),
        cannot=raw("use Ann; Ivo", "Ivo to field; mine crystals 1", DEAF, cards=IVO, texts={"Ann": ENTER}),
        several=raw(f"{CAST}; pass; use Ora", "Ivo to field; Ida to field", DEAF, cards=THEIRS, texts={
            "Ora": ENTER, "Ann": "When a Forward enters the field, gain [Crystal]."}),
        none=raw("pass; use Ora", "Ivy to field; Ivy dull; theirs crystals 1", DEAF, texts={
            "Ora": ENTER.replace("Forward", "Backup"), "Ivy": "When Ivy enters the field, gain [Crystal]."}),
        gone=raw(f"Osk>removed; {CAST}", f"{GAINED}; Osk to removed", DEAF, cards=THEIRS, texts={"Ora": ENTER},
                 rule="11.12.4.4"),
        replaced=raw(CAST, GAINED, outdone(DEAF, "Osk gains Job Sage"), cards=THEIRS, texts={"Ora": ENTER},
                     rule="11.12.5.2"),
        first=raw("use Ann; Ivo; pass; use Cole", "Ivo to field; Ida to field", DEAF, cards=IVO, texts={
            "Ora": DEAF, "Ann": ENTER, "Cole": ENTER, "Ida": "When Ida enters the field, gain [Crystal]."}),
    ),
    told(
        OwnAbilitiesSilent, PLAY, "Ivo", "Ivo to field", without="replaced",
        does=Play("Ivo", "Ivo to field", cards=IVO),
        cannot=Play("Ivo", "Ivo to field; mine crystals 1", cards=IVO, texts=LOUD),
        several=Play("Ivo, Hal", "Ivo to field; Hal to field", PLAY.replace("1 Forward", "2 Forwards"), cards=IVO),
        none=Play("", "", board="Hal>removed"),
        first=both(PLAY, "", "Hal to field; Ida to field"),
    ),
)
