"""Phases that are skipped, turns that come besides, and the game that a text ends."""

from __future__ import annotations

from engine.abilities.effects import LosesGame, SkipsPhases, TakesExtraTurn, WinsGame
from tests.games.fftcg.meaning.edges import Play, both, told

SKIP = "Skip your opponent's next Draw Phase."
MORE = "Take 1 more turn after this one."
DRAWN = "Top to hand; Next to hand"

TOLD = (
    told(
        SkipsPhases, SKIP, "until turn; stop", "",
        first=both(SKIP, "until turn; stop"),
        several=Play("until turn; stop", "", "Skip your opponent's next Draw Phase and Attack Phase."),
        none=Play("until turn; stop", "Peak to hand; Slope to hand", "Skip your next Draw Phase."),
    ),
    told(
        TakesExtraTurn, MORE, "until turn; stop", DRAWN,
        several=Play("until turn; stop", DRAWN, f"{MORE} {MORE}"),
        first=both(MORE, "until turn; stop", DRAWN),
    ),
    told(
        LosesGame, "You lose the game.", "", "over 1 3.1",
        several=Play("", "over None 3.3", "Each player loses the game.", rule="3.3"),
        first=both("You lose the game.", "", "over 0 3.1; stack Osk"),
    ),
    told(
        WinsGame, "You win the game.", "", "over 0 3.1",
        several=Play("", "over None 3.3", "Each player wins the game.", rule="3.2"),
        first=both("You win the game.", "", "over 1 3.1; stack Osk"),
    ),
)
