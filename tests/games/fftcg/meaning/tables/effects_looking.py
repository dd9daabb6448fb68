"""Effects that look at cards, name things, and pick."""

from __future__ import annotations

from engine.abilities.decks import PutOnDeck, RevealUntil, Search, Shuffle
from engine.abilities.effects import LookAt, NameSomething, Reveal, Select
from engine.abilities.stack import Choose, Mode, MoreModes, SelectModes, Target
from engine.games.fftcg.vocabulary import DivideIntoGroups, GainCrystals, SelectGroup
from tests.games.fftcg.meaning.edges import BESIDES, Play, told

EMPTY = "Top>removed; Next>removed; Third>removed; Low>removed"
TURN_OVER = (
    "Turn over one card at a time from the top of your deck until a Monster is revealed. Add it to your hand. "
    "Then, shuffle the other cards and return them to the bottom of your deck."
)
GROUPS = (
    "Divide all the Forwards opponent controls into 2 groups. Your opponent selects 1 group among them. "
    "Break all the Forwards of the other groups."
)
MODES = "Select 1 of the 2 following actions. “Draw 1 card.” “Choose 1 Forward opponent controls. Dull it.”"
MORE = (
    "Select 1 of the 2 following actions. If you control 3 or more Forwards, select up to 2 of the 2 following actions "
    "instead. “Draw 1 card.” “Choose 1 Forward opponent controls. Dull it.”"
)
NAME = "Name 1 card type. All the Forwards you control gain +1000 power until the end of the turn."
THIRD = {"Una": {}, "Uma": {"seat": 1}}
LOOK = (
    "Look at the top 2 cards of your deck. Add 1 card among them to your hand and put the rest to the bottom of "
    "your deck."
)
NAMED = "Name 1 Element. All the Forwards you control become the named Element until the end of the turn."
DULLED = "If a Forward opponent controls becomes dull, freeze it instead."
BROKEN = "If a Forward opponent controls is put from the field into the Break Zone, remove it from the game instead."
FETCHED = "If a card is added to your hand from your deck, remove it from the game instead."

TOLD = (
    told(
        Choose, "Choose 1 Forward opponent controls. Dull it.", "Cole", "Cole dull",
        cannot=Play("Cole; Cole>hand", "Cole to hand", rule="11.11.2"),
        several=Play("Cole, Dora; Cole>hand", "Cole to hand; Dora dull", "Choose up to 2 Forwards. Dull them.",
                     rule="11.11.2.1.1"),
        instead=(DULLED, "Cole frozen"),
    ),
    told(
        Target, "Choose 1 Forward you control and 1 Forward opponent controls. Dull them.", "Ann; Cole",
        "Ann dull; Cole dull",
        cannot=Play("Ann; Cole; Ann>hand", "Ann to hand; Cole dull", rule="11.11.2.1.1"),
        several=Play("Ann, Cole, Dora", "Ann dull; Cole dull; Dora dull", "Choose 3 Forwards. Dull them."),
        none=Play("", "refused 11.6.5", board="only Osk, Ora, Ann, Ben"),
    ),
    told(
        Select, "Your opponent selects 1 Forward they control. Put it into the Break Zone.", "Dora", "Dora to break",
        cannot=Play("", "Dora to break", texts={"Cole": "Cole cannot be chosen by your opponent's abilities."},
                    rule="11.11.5.1.1"),
        several=Play("Ann; Cole", "Ann to break; Cole to break",
                     "Each player selects 1 Forward they control. Put them into the Break Zone.", asked="0 1",
                     rule="11.11.6"),
        none=Play("", "", board="only Osk, Ora"),
        instead=(BROKEN, "Dora to removed"),
    ),
    told(
        SelectModes, MODES, "line 0", "Top to hand",
        cannot=Play("", "Top to hand", board="only Osk, Ora", rule="11.6.6"),
        several=Play("Cole", "Top to hand; Cole dull", MODES.replace("Select 1 of", "Select 2 of")),
        none=Play("", "Top to hand", board="only Osk, Ora"),
    ),
    told(
        Mode, MODES, "line 1; Cole", "Cole dull",
        cannot=Play("line 1; Cole; Cole>hand", "Cole to hand", rule="11.11.2"),
        several=Play("Cole; Cole>hand", "Cole to hand", MODES.replace("Select 1 of", "Select 2 of"),
                     rule="11.6.12"),
        none=Play("", "Top to hand", board="only Osk, Ora"),
    ),
    told(
        MoreModes, MORE, "line 0 1; Cole", "Top to hand; Cole dull",
        does=Play("line 0 1; Cole", "Top to hand; Cole dull", cards=THIRD, rule="11.6.6.1"),
        cannot=Play("line 0", "Top to hand"),
        several=Play("line 0 1; Cole; Ann>hand; Ben>hand", "Top to hand; Cole dull; Ann to hand; Ben to hand",
                     cards=THIRD, rule="11.6.6.1"),
        none=Play("", "Top to hand", board="only Osk, Ora"),
    ),
    told(
        LookAt, LOOK, "Top", "look Top; look Next; Top to hand; mine top Third",
        cannot=Play("", "look Low; Low to hand", board="Top>removed; Next>removed; Third>removed"),
        several=Play("", "look Peak; look Slope", "Look at the top 2 cards of your opponent's deck."),
        none=Play("", "", board=EMPTY),
        instead=(FETCHED, "look Top; look Next; Top to removed; mine top Third"),
    ),
    told(
        Reveal, "Reveal the top card of your deck. If it is a Forward, add it to your hand.", "",
        "reveal Top; Top to hand",
        cannot=Play("", "reveal Next", board="Top>removed"),
        several=Play("", "reveal Top; reveal Next; Top to hand; Next to hand",
                     "Reveal the top 2 cards of your deck. Add them to your hand."),
        none=Play("", "", board=EMPTY),
        instead=(FETCHED, "reveal Top; Top to removed"),
    ),
    told(
        RevealUntil, TURN_OVER, "", "reveal Top; reveal Next; reveal Third; Third to hand; mine top Low",
        cannot=Play("", "reveal Top; reveal Next; reveal Low", board="Third>removed"),
        several=Play("", "reveal Top; Top to hand", TURN_OVER.replace("a Monster", "a Forward")),
        none=Play("", "", board=EMPTY),
        instead=(FETCHED, "reveal Top; reveal Next; reveal Third; Third to removed; mine top Low"),
    ),
    told(
        Search, "Search for 1 Backup and add it to your hand.", "Low", "Low to hand; shuffle mine; reveal Low",
        cannot=Play("", "shuffle mine", "Search for 1 Forward of cost 9 and add it to your hand."),
        several=Play("Low, Next", "Low to hand; Next to hand; shuffle mine; reveal Low; reveal Next",
                     "Search for up to 2 Backups and add them to your hand."),
        none=Play("none", "shuffle mine", rule="15.1.1.8.2"),
        instead=(FETCHED, "Low to removed; shuffle mine; reveal Low"),
    ),
    told(
        Shuffle, "Shuffle your deck.", "", "shuffle mine",
        cannot=Play("", "shuffle mine; Top to hand", "Shuffle your deck. Draw 1 card.",
                    "Next>removed; Third>removed; Low>removed", rule="15.1.1.6.1"),
        several=Play("", "shuffle mine; shuffle theirs", "Each player shuffles their deck."),
        none=Play("", "shuffle mine", board=EMPTY, rule="15.1.1.6.1"),
    ),
    told(
        PutOnDeck, TURN_OVER, "", "reveal Top; reveal Next; reveal Third; Third to hand; mine top Low",
        cannot=Play("", "reveal Third; Third to hand", board="Top>removed; Next>removed"),
        several=Play("", "reveal Top; reveal Next; reveal Low", board="Third>removed"),
        none=Play("", "", board=EMPTY),
        replaced=Play("", "reveal Top; reveal Next; reveal Third; Third to hand; Top to hand",
                      f"{TURN_OVER} {BESIDES}"),
    ),
    told(
        NameSomething, NAMED, "line 2", "Ann element Wind; Ben element Wind",
        cannot=Play("line 6; line 0", "refused 11.11.5.1; Ben element Fire",
                    NAMED.replace("1 Element", "1 Element other than Light or Dark")),
        several=Play("line 2", "Ann element Fire+Wind; Ben element Ice+Wind; Ben job Warden",
                     "Name 1 Job and 1 Element. All the Forwards you control gain the named Job and "
                     "Element until the end of the turn."),
        none=Play("line 2", "", board="only Osk, Ora"),
        replaced=Play("line 2", "Top to hand", f"{NAMED} {BESIDES}"),
    ),
    told(
        DivideIntoGroups, GROUPS, "Cole; line 0", "Dora to break",
        cannot=Play("Cole; line 0", "Dora to break", rule="15.1.1.11.2", texts={"Cole": "Cole cannot be broken."}),
        several=Play("Cole, Dora; line 0", "", rule="15.1.1.11.3"),
        none=Play("line 0", "", board="only Osk, Ora"),
        instead=(BROKEN, "Dora to removed"),
    ),
    told(
        SelectGroup, GROUPS, "Cole; line 1", "Cole to break",
        cannot=Play("Cole; line 1", "", rule="2.2", texts={"Cole": "Cole cannot be broken."}),
        several=Play("none; line 0", "Cole to break; Dora to break", rule="15.1.1.11.1"),
        none=Play("line 0", "", board="only Osk, Ora"),
        replaced=Play("Cole; line 1", "Top to hand", f"{GROUPS} {BESIDES}"),
    ),
    told(
        GainCrystals, "Gain [Crystal].", "", "mine crystals 1",
        cannot=Play("", "", "Choose 1 Forward. Break it. If you do so, gain [Crystal].",
                    board="only Osk, Ora, Cole", texts={"Cole": "Cole cannot be broken."}),
        several=Play("", "mine crystals 3", "Gain [Crystal][Crystal][Crystal]."),
        none=Play("", "Top to hand", "If you control 2 or more Monsters, gain [Crystal]. Draw 1 card."),
    ),
)
