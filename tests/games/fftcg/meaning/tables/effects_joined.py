"""How effects are joined: may, if, when, then, instead, for each."""

from __future__ import annotations

from engine.abilities.effects import (
    ByPlayer,
    Delayed,
    EitherEffect,
    IfThen,
    IfYouDont,
    IfYouDoSo,
    Instead,
    Lasting,
    May,
    Otherwise,
    Pay,
    Reminder,
    Repeat,
    Sequence,
    Then,
    Unless,
    WhenDone,
    WhenYouDoSo,
)
from tests.games.fftcg.meaning.edges import BESIDES, Play, both, told
from tests.games.fftcg.meaning.scene import BACKUP

EMPTY_HANDS = "Hal>removed; Hew>removed; Ida>removed; Ivy>removed"
SO = "You may discard 1 card. If you do so, draw 1 card."
WHEN = "You may discard 1 card. When you do so, choose 1 Forward opponent controls. Dull it."
DONT = "Your opponent may discard 1 card. If they don't, draw 1 card."
UNLESS = "If your opponent doesn't discard 1 card, draw 1 card."
IF = "If you control 2 or more Forwards, draw 1 card."
ELSE = "If you control 3 or more Forwards, draw 1 card. If not, gain [Crystal]."
INSTEAD = "Draw 1 card. If you control 2 or more Forwards, draw 2 cards instead."
DONE = "Discard 1 card. When you discard a Forward by this effect, draw 1 card."
END = "Draw 1 card at the end of the turn."
REMINDED = "Choose 1 Forward. It gains +1000 power. (This effect does not end at the end of the turn.)"
DULLED = "If a Forward opponent controls becomes dull, gain [Crystal] instead."
THEY_DRAW = "If your opponent draws a card, gain [Crystal] instead."
DRAWN = "If you draw a card, gain [Crystal] instead."
LOST = "If you discard a card, remove it from the game instead."
THEY_LOSE = "If your opponent discards a card, remove it from the game instead."
DRAWN_LATE = "If you draw a card outside of your Draw Phase, gain [Crystal] instead."

TOLD = (
    told(
        May, "You may draw 1 card.", "yes", "Top to hand",
        cannot=Play("", "Top to hand", "You may discard 1 card. Draw 1 card.", EMPTY_HANDS),
        several=Play("no", "", rule="11.8.14"),
        none=Play("", "", "You may discard 1 card.", EMPTY_HANDS),
        instead=(DRAWN, "mine crystals 1"),
    ),
    told(
        ByPlayer, "Your opponent draws 1 card.", "", "Peak to hand",
        cannot=Play("", "Top to hand", "Your opponent discards 1 card. Draw 1 card.", EMPTY_HANDS),
        several=Play("Hal; Ida", "Hal to break; Ida to break", "Each player discards 1 card.", asked="0 1",
                     rule="11.11.6"),
        none=Play("", "", "Each player discards 1 card.", EMPTY_HANDS),
        instead=(THEY_DRAW, "mine crystals 1"),
    ),
    told(
        EitherEffect, "Choose 1 Forward opponent controls. Dull or Freeze it.", "Cole; line 1", "Cole frozen",
        cannot=Play("Cole; Cole>hand", "Cole to hand", rule="11.11.2"),
        several=Play("line 0", "Cole dull; Dora dull", "Dull or Freeze all the Forwards opponent controls."),
    ),
    told(
        Sequence, "Choose 1 Forward opponent controls. Dull and Freeze it.", "Cole", "Cole dull; Cole frozen",
        cannot=Play("Cole", "Cole frozen; Top to hand",
                    "Choose 1 Forward opponent controls. Dull and Freeze it. Draw 1 card.", "Cole dull"),
        several=Play("", "Cole dull; Dora dull; Cole frozen; Dora frozen",
                     "Dull and Freeze all the Forwards opponent controls."),
        instead=(DULLED, "mine crystals 1; Cole frozen"),
    ),
    told(
        Then, "Draw 1 card. Then, discard 1 card.", "Top", "Top to break",
        cannot=Play("", "Top to hand", "Discard 1 card. Then, draw 1 card.", EMPTY_HANDS),
        several=Play("Top, Next", "Top to break; Next to break", "Draw 2 cards. Then, discard 2 cards."),
        none=Play("", "Top to hand", "Your opponent discards 1 card. Then, draw 1 card.", EMPTY_HANDS),
        instead=(LOST, "Top to removed"),
    ),
    told(
        IfThen, IF, "", "Top to hand",
        cannot=Play("", "", board="Ann>hand"),
        several=Play("", "Top to hand; mine crystals 1", f"{IF} If you control a Monster, gain [Crystal]."),
        none=Play("", "", board="only Osk, Ora"),
        first=both(f"Gain [Crystal]. {IF}", "", "Top to hand; Peak to hand; mine crystals 1; theirs crystals 1"),
        replaced=Play("", "Top to hand; Next to hand", f"{IF} If you control a Monster, draw 2 cards instead."),
    ),
    told(
        Otherwise, ELSE, "", "mine crystals 1",
        cannot=Play("", "Top to hand", cards={"Una": {}}),
        several=Play("", "mine crystals 1; Ann dull; Ben dull",
                     "If you control 3 or more Forwards, draw 1 card. If not, "
                     "gain [Crystal] and dull all the Forwards you control."),
        none=Play("", "mine crystals 1", board="only Osk, Ora"),
        first=both(f"Draw 1 card. {ELSE}", "", "Top to hand; Peak to hand; mine crystals 1; theirs crystals 1"),
    ),
    told(
        Instead, INSTEAD, "", "Top to hand; Next to hand",
        cannot=Play("", "Top to hand", board="Ann>hand", rule="11.12.5.6"),
        several=Play("", "Top to hand; Next to hand; Third to hand",
                     f"{INSTEAD} If you control a Monster, draw 3 cards instead."),
        none=Play("", "Top to hand", board="only Osk, Ora"),
        replaced=Play("Cole", "Cole hurt 4000", "Choose 1 Forward. Deal it 3000 damage. If you control 2 or more "
                      "Forwards, deal it 5000 damage instead.", rule="11.12.5.7",
                      texts={"Cole": "If Cole is dealt damage, reduce the damage by 1000 instead."}),
    ),
    told(
        IfYouDoSo, SO, "yes; Hal", "Hal to break; Top to hand",
        cannot=Play("", "", board=EMPTY_HANDS),
        several=Play("yes; Hal", "Hal to break; Top to hand; mine crystals 1", f"{SO[:-1]} and gain [Crystal]."),
        none=Play("no", "", rule="11.8.14"),
        instead=(LOST, "Hal to removed"),
    ),
    told(
        IfYouDont, DONT, "no", "Top to hand",
        cannot=Play("yes; Ida", "Ida to break"),
        several=Play("no", "Top to hand; mine crystals 1", f"{DONT[:-1]} and gain [Crystal]."),
        none=Play("", "Top to hand", board=EMPTY_HANDS),
        replaced=Play("no", "Top to hand; Next to hand", f"{DONT} If you control a Monster, draw 2 cards instead."),
    ),
    told(
        WhenYouDoSo, WHEN, "yes; Hal; Cole", "Hal to break; Cole dull",
        cannot=Play("", "", board=EMPTY_HANDS),
        several=Play("yes; Hal", "Hal to break; Cole dull; Dora dull",
                     WHEN.replace("choose 1 Forward", "choose 2 Forwards").replace("Dull it", "Dull them")),
        none=Play("yes; Hal", "Hal to break", board="Cole>break; Dora>break", rule="11.8.4"),
        replaced=Play("yes; Hal; Cole", "Hal to break; Top to hand", f"{WHEN} {BESIDES}"),
        gone=Play("yes; Hal; Cole; Osk>removed", "Hal to break; Cole dull; Osk to removed"),
        first=both(WHEN, "yes; Ida; Ann; yes; Hal; Cole",
                   "Ida to break; Ann dull; Hal to break; Cole dull", "1 1 1 0 0 0"),
    ),
    told(
        WhenDone, DONE, "Hal", "Hal to break; Top to hand",
        cannot=Play("Hew", "Hew to break"),
        several=Play("", "Hal to break; Hew to break; Top to hand", DONE.replace("1 card. When", "2 cards. When")),
        none=Play("", "", board=EMPTY_HANDS),
        first=both(DONE, "Ida; Hal", "Ida to break; Peak to hand; Hal to break; Top to hand", "1 0"),
        instead=(LOST, "Hal to removed"),
    ),
    told(
        Unless, UNLESS, "no", "Top to hand",
        cannot=Play("yes; Ida", "Ida to break"),
        several=Play("yes", "Ida to break; Ivy to break", "If your opponent doesn't discard 2 cards, draw 1 card."),
        none=Play("", "Top to hand", board=EMPTY_HANDS),
        replaced=Play("Cole; no", "Cole hurt 2000", rule="11.12.5.1",
                      text="Choose 1 Forward. If your opponent doesn't discard 1 card, deal it 3000 damage.",
                      texts={"Cole": "If Cole is dealt damage, reduce the damage by 1000 instead."}),
    ),
    told(
        Repeat, "Your opponent discards 1 card for each Backup you control.", "Ida", "Ida to break",
        cannot=Play("", "Top to hand", "Your opponent discards 1 card for each Backup you control. Draw 1 card.",
                    EMPTY_HANDS),
        several=Play("", "Ida to break; Ivy to break", cards={"Two": {"type": BACKUP}}),
        none=Play("", "", "Your opponent discards 1 card for each Monster you control.", "Oak>hand"),
        gone=Play("Osk>removed", "Osk to removed", rule="11.11.9"),
        instead=(THEY_LOSE, "Ida to removed"),
    ),
    told(
        Delayed, END, "", "",
        does=Play("until turn", "Top to hand; Peak to hand; Slope to hand"),
        cannot=Play("until turn", "over 1 12.4.2", board="Top>removed; Next>removed; Third>removed; Low>removed"),
        several=Play("until turn", "Top to hand; Next to hand; Peak to hand; Slope to hand",
                     "Draw 2 cards at the end of the turn."),
        none=Play("until turn; until turn 5", "Third to hand; Next to hand; Top to hand; Peak to hand; Slope to hand",
                  rule="11.8.17.2"),
        gone=Play("Osk>removed; until turn", "Osk to removed; Top to hand; Peak to hand; Slope to hand",
                  rule="6.4.1.2"),
        first=both(END, "until turn", "Top to hand; Peak to hand; Slope to hand; Foot to hand"),
        instead=(DRAWN_LATE, "mine crystals 1; Peak to hand; Slope to hand"),
    ),
    told(
        Lasting, "Choose 1 Forward. It gains +1000 power until the end of the turn.", "Cole", "Cole 8000",
        cannot=Play("Cole; Cole>hand", "Cole to hand", rule="11.11.2"),
        several=Play("", "Ann 8000; Ben 6000", "All the Forwards you control gain +1000 power until the end of the "
                     "turn."),
    ),
    told(
        Pay, "You may pay [2]. If you do so, draw 1 card.", "yes; Hal", "Hal to break; Top to hand",
        cannot=Play("", "", board=EMPTY_HANDS),
        several=Play("yes; Hal, Hew", "Hal to break; Hew to break; Top to hand",
                     "You may pay [4]. If you do so, draw 1 card."),
        none=Play("yes", "Top to hand", "You may pay [0]. If you do so, draw 1 card.", EMPTY_HANDS),
        instead=(LOST, "Hal to removed; Top to hand"),
    ),
    told(
        Reminder, REMINDED, "Ann", "Ann 8000",
        does=Play("Ann; until main 2", "Ann 8000"),
        cannot=Play("Ann; Ann>hand", "Ann to hand", rule="11.11.2"),
        several=Play("", "Ann 8000; Ben 6000",
                     "All the Forwards you control gain +1000 power. (These effects do not end at the end of the "
                     "turn.)"),
    ),
)
