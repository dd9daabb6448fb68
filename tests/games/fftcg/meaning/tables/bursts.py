"""EX Bursts: used besides, or not to be used."""

from __future__ import annotations

from engine.games.fftcg.vocabulary import BurstsBarred, NoBursts, UseBurst
from tests.games.fftcg.meaning.edges import BESIDES, Play, raw, tell, told

PEAK = {
    name: f"[EX BURST] When {name} enters the field, gain [Crystal]." for name in ("Peak", "Slope", "Top", "Next")
}
NONE = (
    "Osk deals your opponent 1 point of damage. EX Bursts of cards put into the Damage Zone due to this ability cannot "
    "be used."
)
BARRED = "EX Bursts cannot be used due to damage dealt by Osk.\n[0]: Osk deals your opponent 1 point of damage."
WHOLE = {"Elm": "If you are dealt damage, the damage becomes 0 instead."}
OTHER = {"Ann": "[0]: Ann deals your opponent 1 point of damage."}
USE = "Reveal the top card of your deck. You may use its EX Burst."

TOLD = (
    told(
        NoBursts, NONE, "", "Peak to damage",
        does=Play("", "Peak to damage", NONE, texts=PEAK, rule="11.10.2"),
        cannot=Play("", "", NONE, texts={**PEAK, **WHOLE}, rule="11.12.5.3"),
        several=Play("", "Peak to damage; Slope to damage", NONE.replace("1 point", "2 points"), texts=PEAK),
        none=Play("", "Peak to damage", NONE),
    ),
    tell(
        BurstsBarred,
        does=raw("use Osk 1", "Peak to damage", BARRED, texts=PEAK, rule="11.10.2"),
        cannot=raw("use Ann; yes", "Peak to damage; theirs crystals 1", BARRED, texts={**PEAK, **OTHER}),
        several=raw("use Osk 1", "Peak to damage; Slope to damage", BARRED.replace("1 point", "2 points"), texts=PEAK),
        none=raw("use Osk 1", "Peak to damage", BARRED),
        gone=raw("use Osk 1; Osk>removed; yes", "Osk to removed; Peak to damage; theirs crystals 1", BARRED, texts=PEAK,
                 rule="11.12.4.4"),
        replaced=raw("use Osk 1", "", BARRED, texts={**PEAK, **WHOLE}, rule="11.12.5.3"),
        first=raw("use Osk 1", "Peak to damage", BARRED, texts={**PEAK, "Ora": BARRED.replace("Osk", "Ora")}),
    ),
    told(
        UseBurst, USE, "", "",
        does=Play("yes", "reveal Top; mine crystals 1", USE, texts=PEAK, rule="11.10.3"),
        cannot=Play("no", "reveal Top", USE, texts=PEAK),
        several=Play("yes; line 0 1", "reveal Top; reveal Next; mine crystals 2",
                     "Reveal the top 2 cards of your deck. You may use their EX Burst effect.", texts=PEAK),
        none=Play("", "reveal Top", USE),
        replaced=Play("", "reveal Top; Top to hand", f"{USE} {BESIDES}", texts=PEAK),
    ),
)
