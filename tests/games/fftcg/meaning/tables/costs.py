"""What is paid, and when and how often an ability can be used."""

from __future__ import annotations

from engine.abilities.effects import Do
from engine.abilities.kinds import OnlyIf, TimesPerTurn
from engine.abilities.marks import TapSource
from engine.abilities.node import Node
from engine.games.fftcg.vocabulary import CP, CrystalCost, DiscardSameName
from tests.games.fftcg.meaning.edges import BESIDES, Play, Told, raw, tell
from tests.games.fftcg.meaning.scene import BACKUP

TWO = {"Two": {"type": BACKUP}}
THREE = {**TWO, "Three": {"type": BACKUP}}
PAY = "[2]: Draw 1 card."
GEM = "[Crystal]: Draw 1 card."
SAME = {"type": BACKUP, "zone": "hand", "text": "Ozzy is also Card Name Osk in all situations."}
ODO = {**SAME, "text": "Odo is also Card Name Osk in all situations."}
OLA = {**SAME, "seat": 1, "text": "Ola is also Card Name Ora in all situations."}
ZAP = "Zap [S]: Draw 1 card."
PUT = "Put 1 Backup into the Break Zone: Draw 1 card."
DULL = "[Dull]: Draw 1 card."
KEPT = "Backups you control cannot be put from the field into the Break Zone."
DISCARDED = {"Oak": "If you discard a card, remove it from the game instead."}
USE = "[0]: Draw 1 card. You can only use this ability "
LATER = "Peak to hand; Slope to hand; Next to hand; Third to hand"


def limit(of: type[Node], words: str, *, cannot: Play, several: Play, first: Play, more: str = "") -> Told:
    """Tell of a limit on the use of Osk's ability, which draws a card."""
    text = f"{USE}{words}."
    return tell(
        of, does=raw("use Osk", "Top to hand", text, more, rule="2.1"), cannot=cannot, several=several, first=first,
        none=raw("use Osk", "refused 11.6.5", text.replace("Draw 1 card", "Choose 1 Forward of cost 9. Break it"),
                 more),
        gone=raw("use Osk; Osk>removed", "Top to hand; Osk to removed", text, more),
        replaced=raw("use Osk", "Top to hand; Next to hand",
                     text.replace("card. ", f"card. {BESIDES.replace('1 card', '2 cards')} ", 1), more),
    )


TOLD = (
    tell(
        CP,
        does=raw("use Osk; Hal", "Hal to break; Top to hand", PAY, rule="5.2.1.3"),
        cannot=raw("use Osk", "refused 11.2.1.1", PAY, "only Osk, Ora, Ann", rule="11.6.2.1"),
        several=raw("use Osk; Hew, Two", "Hew to break; Two dull; Top to hand", "[Fire][2]: Draw 1 card.", cards=TWO,
                    rule="11.6.2.1"),
        none=raw("use Osk", "Top to hand", "[0]: Draw 1 card.", "only Osk, Ora", rule="11.6.10"),
        gone=raw("use Osk; Hal; Osk>removed", "Hal to break; Top to hand; Osk to removed", PAY),
        replaced=raw("use Osk; Hal", "Hal to removed; Top to hand", PAY, texts=DISCARDED, rule="11.12.5.4"),
        first=raw("use Osk; Hal; pass; use Ora; Ida; stop", "Hal to break; Ida to break; stack Osk, Ora", PAY,
                  texts={"Ora": PAY}, asked="0 1"),
    ),
    tell(
        CrystalCost,
        does=raw("use Osk", "mine crystals 1; Top to hand", GEM, "mine 2 crystals", rule="6.8.1"),
        cannot=raw("use Osk", "refused 11.6.2.1", f"[Crystal]{GEM}", "mine 1 crystals", rule="11.6.10"),
        several=raw("use Osk", "mine crystals 1; Top to hand", f"[Crystal]{GEM}", "mine 3 crystals", rule="11.6.10"),
        none=raw("use Osk", "refused 11.6.2.1", GEM, "theirs 2 crystals", rule="6.8.1"),
        gone=raw("use Osk; Osk>removed", "mine crystals 1; Top to hand; Osk to removed", GEM, "mine 2 crystals"),
        first=raw("use Osk; pass; use Ora; stop", "mine crystals 0; theirs crystals 0; stack Osk, Ora", GEM,
                  "mine 1 crystals; theirs 1 crystals", texts={"Ora": GEM}),
    ),
    tell(
        DiscardSameName,
        does=raw("use Osk", "Ozzy to break; Top to hand", ZAP, cards={"Ozzy": SAME}, rule="11.7.1"),
        cannot=raw("use Osk", "refused 11.7.1", ZAP, rule="11.7.1"),
        several=raw("use Osk; Odo", "Odo to break; Top to hand", ZAP, cards={"Ozzy": SAME, "Odo": ODO}, rule="11.7.1"),
        none=raw("use Osk", "refused 11.7.1", ZAP, "Hal>removed; Hew>removed", rule="11.7.1"),
        gone=raw("use Osk; Osk>removed", "Ozzy to break; Top to hand; Osk to removed", ZAP, cards={"Ozzy": SAME}),
        replaced=raw("use Osk", "Ozzy to removed; Top to hand", ZAP, cards={"Ozzy": SAME}, texts=DISCARDED,
                     rule="11.12.5.4"),
        first=raw("use Osk; pass; use Ora; stop", "Ozzy to break; Ola to break; stack Osk, Ora", ZAP,
                  cards={"Ozzy": SAME, "Ola": OLA}, texts={"Ora": ZAP}),
    ),
    tell(
        Do,
        does=raw("use Osk; Two", "Two to break; Top to hand", PUT, cards=TWO, rule="11.6.2.2.3"),
        cannot=raw("use Osk", "refused 11.6.2.1", PUT, texts={"Oak": KEPT}, rule="11.6.2.2.4"),
        several=raw("use Osk; Two, Three", "Two to break; Three to break; Top to hand",
                    PUT.replace("1 Backup", "2 Backups"), cards=THREE, rule="11.6.10"),
        none=raw("use Ann", "refused 11.6.2.1", texts={"Ann": PUT}, board="Osk>hand", rule="11.6.2.2.3"),
        gone=raw("use Osk", "Osk to break; Top to hand", PUT),
        replaced=raw("use Osk; Two", "Two to removed; Top to hand", PUT, cards=TWO, rule="11.12.5.4", texts={
            "Oak": "If a Backup is put from the field into the Break Zone, remove it from the game instead."}),
        first=raw("use Osk; pass; use Ora; stop", "Osk to break; Ora to break; stack Osk, Ora", PUT,
                  texts={"Ora": PUT}),
    ),
    tell(
        TapSource,
        does=raw("use Osk", "Osk dull; Top to hand", DULL, rule="15.1.1.2.1"),
        cannot=raw("use Ann", "refused 11.6.2.2", texts={"Ann": DULL}, board="Ann new", rule="11.6.2.2"),
        several=raw("use Osk; use Ann", "Osk dull; Ann dull; Top to hand; Next to hand", DULL, texts={"Ann": DULL}),
        none=raw("use Osk", "refused 6.3.1", DULL, "Osk dull", rule="6.3.1"),
        gone=raw("use Osk; Osk>removed", "Osk to removed; Top to hand", DULL),
        replaced=raw("use Osk", "Osk frozen; Top to hand", DULL, texts={
            "Oak": "If a Backup you control becomes dull, freeze it instead."}, rule="11.12.5.4"),
        first=raw("use Osk; pass; use Ora; stop", "Osk dull; Ora dull; stack Osk, Ora", DULL, texts={"Ora": DULL}),
    ),
    limit(TimesPerTurn, "once per turn",
          cannot=raw("use Osk; resolve; use Osk", "Top to hand; refused 2.1", f"{USE}once per turn.", rule="2.1"),
          several=raw("use Osk; resolve; until turn; until turn 5; use Osk",
                      f"Top to hand; {LATER}; Low to hand", f"{USE}once per turn.", rule="2.1"),
          first=raw("use Osk; pass; use Ora; resolve; use Osk", "Top to hand; Peak to hand; refused 2.1",
                    f"{USE}once per turn.", texts={"Ora": f"{USE}once per turn."})),
    limit(TimesPerTurn, "twice per turn",
          cannot=raw("use Osk; use Osk; use Osk", "Top to hand; Next to hand; refused 2.1", f"{USE}twice per turn.",
                     rule="2.1"),
          several=raw("use Osk; use Osk", "Top to hand; Next to hand", f"{USE}twice per turn."),
          first=raw("use Osk; pass; use Ora; use Ora", "Top to hand; Peak to hand; Slope to hand",
                    f"{USE}twice per turn.", texts={"Ora": f"{USE}twice per turn."})),
    limit(OnlyIf, "during your turn",
          cannot=raw("pass; use Osk", "refused 2.1", f"{USE}during your turn.", turn_player=1, rule="2.1"),
          several=raw("use Osk; use Osk", "Top to hand; Next to hand", f"{USE}during your turn."),
          first=raw("use Osk; pass; use Ora; stop", "stack Osk, Ora", f"{USE}during your turn.",
                    texts={"Ora": f"{USE}during your opponent's turn."})),
    limit(OnlyIf, "during the Main Phase",
          cannot=raw("use Osk", "refused 2.1", f"{USE}during the Main Phase.", at="preparation", rule="2.1"),
          several=raw("use Osk; resolve; until main 2; use Osk", "Top to hand; Next to hand",
                      f"{USE}during the Main Phase.", rule="9.3.1.1"),
          first=raw("use Osk; pass; use Ora; stop", "stack Osk, Ora", f"{USE}during the Main Phase.",
                    texts={"Ora": f"{USE}during the Main Phase."})),
    limit(OnlyIf, "if you control a Monster",
          cannot=raw("use Osk", "refused 2.1", f"{USE}if you control a Monster.", "Oak>hand", rule="2.1"),
          several=raw("use Osk; resolve; use Osk", "Top to hand; refused 2.1",
                      f"{USE}if you control a Monster, during your turn and only once per turn.", rule="2.1"),
          first=raw("use Osk; pass; use Ora; stop", "stack Osk, Ora", f"{USE}if you control a Monster.",
                    texts={"Ora": f"{USE}if you control a Monster."})),
)
