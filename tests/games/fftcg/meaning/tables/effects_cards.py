"""Effects that move cards."""

from __future__ import annotations

from engine.abilities.decks import Discard, Draw, PutOnDeck
from engine.abilities.effects import (
    AddToHand,
    AtRandom,
    PlayOntoField,
    PutIntoZone,
    RemoveFromGame,
    ReturnToHand,
    Select,
)
from engine.abilities.stack import Cast, RemoveAfterUse
from tests.games.fftcg.meaning.edges import Play, both, told
from tests.games.fftcg.meaning.scene import BACKUP, SUMMON

HOLD = {"Cole": "Cole cannot be returned to its owner's hand by your opponent's Summons or abilities."}
STAY = {"Cole": "Cole cannot leave the field due to your opponent's Summons or abilities."}
GLIDE = "If Cole is put from the field into the Break Zone, remove it from the game instead."
BOLT = {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Choose 1 Forward. Deal it 1000 damage."}
TWO = {"Bolt": {**BOLT, "cost": 5}, "Spark": {**BOLT, "cost": 5, "seat": 1}}
CAST = "You may cast 1 Summon from your hand without paying the cost."
AWAY = "If you cast it, remove it from the game after use instead of putting it in the Break Zone."
HOME = "If a Forward opponent controls is returned to its owner's hand, remove it from the game instead."
FETCHED = "If a card is added to your hand from your Break Zone, remove it from the game instead."
LEFT = "If a Forward opponent controls leaves the field, remove it from the game instead."
KEPT = "If a Forward opponent controls is removed from the game, return it to its owner's hand instead."
ENTERED = "If a Forward enters your field, remove it from the game instead."
BURNT = "If a card is put into your Break Zone in any situation, remove it from the game instead."
DRAWN = "If you draw a card, gain [Crystal] instead."
LOST = "If your opponent discards a card, remove it from the game instead."
BURIED = "If a card in your Break Zone is put into your deck, remove it from the game instead."

TOLD = (
    told(
        ReturnToHand, "Choose 1 Forward opponent controls. Return it to its owner's hand.", "Cole", "Cole to hand",
        cannot=Play("Cole", "Top to hand",
                    "Choose 1 Forward opponent controls. Return it to its owner's hand. Draw 1 card.", texts=HOLD,
                    rule="2.2"),
        several=Play("", "Cole to hand; Dora to hand",
                     "Choose 2 Forwards opponent controls. Return them to their owners' hands."),
        instead=(HOME, "Cole to removed"),
    ),
    told(
        AddToHand, "Choose 1 Forward in your Break Zone. Add it to your hand.", "", "Bo to hand",
        cannot=Play("Bo>removed", "Bo to removed", rule="11.11.2"),
        several=Play("Bo, Bud", "Bo to hand; Bud to hand",
                     "Choose up to 2 Characters in your Break Zone. Add them to your hand."),
        none=Play("", "refused 11.6.5", board="Bo>removed"),
        instead=(FETCHED, "Bo to removed"),
    ),
    told(
        PutOnDeck, "Choose 1 Forward opponent controls. Put it on top of its owner's deck.", "Cole", "Cole to deck 1",
        cannot=Play("Cole", "Top to hand",
                    "Choose 1 Forward opponent controls. Put it on top of its owner's deck. Draw 1 card.", texts=STAY,
                    rule="2.2"),
        several=Play("line 1 0", "Dora to deck 1; Cole to deck 2",
                     "Choose 2 Forwards opponent controls. Put them on top of their owners' decks in any order."),
        instead=(LEFT, "Cole to removed"),
    ),
    told(
        PutIntoZone, "Choose 1 Forward opponent controls. Put it into the Break Zone.", "Cole", "Cole to break",
        cannot=Play("Cole", "Top to hand",
                    "Choose 1 Forward opponent controls. Put it into the Break Zone. Draw 1 card.", texts=STAY,
                    rule="2.2"),
        several=Play("", "Top to damage; Next to damage", "Put the top 2 cards of your deck into the Damage Zone."),
        replaced=Play("Cole", "Cole to removed", texts={"Cole": GLIDE}, rule="11.12.5.4"),
    ),
    told(
        RemoveFromGame, "Choose 1 Forward opponent controls. Remove it from the game.", "Cole", "Cole to removed",
        cannot=Play("Cole", "Top to hand", "Choose 1 Forward opponent controls. Remove it from the game. Draw 1 card.",
                    texts=STAY, rule="2.2"),
        several=Play("", "Bo to removed; Bud to removed; Rex to removed; Ray to removed",
                     "Remove all the cards in each player's Break Zone from the game."),
        instead=(KEPT, "Cole to hand"),
    ),
    told(
        PlayOntoField, "Play 1 Forward from your hand onto the field.", "", "Hal to field",
        cannot=Play("", "Top to hand", "Play 1 Backup from your hand onto the field. Draw 1 card.",
                    cards={f"Osk {one}": {"type": BACKUP} for one in ("Two", "Three", "Four", "Five")}, rule="7.7.4"),
        several=Play("", "Bo to field; Bud to field; Bud dull",
                     "Choose 2 Characters in your Break Zone. Play them onto the field."),
        none=Play("", "", board="Hal>removed"),
        instead=(ENTERED, "Hal to removed"),
    ),
    told(
        Cast, CAST, "yes; Cole", "Bolt to break; Cole hurt 1000",
        does=Play("yes; Cole", "Bolt to break; Cole hurt 1000", cards={"Bolt": {**BOLT, "cost": 5}}),
        cannot=Play("", "Top to hand", f"{CAST} Draw 1 card."),
        several=Play("yes; Bolt; Cole", "Bolt to break; Cole hurt 1000",
                     cards={"Bolt": {**BOLT, "cost": 5}, "Spark": {**BOLT, "cost": 5}}),
        none=Play("", ""),
        first=both(CAST, "yes; Ann; yes; Cole", "Spark to break; Ann hurt 1000; Bolt to break; Cole hurt 1000",
                   "1 1 0 0",
                   cards=TWO),
        instead=(BURNT, "Bolt to removed; Cole hurt 1000"),
    ),
    told(
        RemoveAfterUse,
        f"{CAST} {AWAY}",
        "yes; Cole", "Bolt to removed; Cole hurt 1000",
        does=Play("yes; Cole", "Bolt to removed; Cole hurt 1000", cards={"Bolt": {**BOLT, "cost": 5}}),
        cannot=Play("no", "", cards={"Bolt": BOLT}, rule="11.8.14"),
        none=Play("", ""),
        without="replaced",
        first=both(f"{CAST} {AWAY}", "yes; Ann; yes; Cole",
                   "Spark to removed; Ann hurt 1000; Bolt to removed; Cole hurt 1000", "1 1 0 0", cards=TWO),
    ),
    told(
        Draw, "Draw 1 card.", "", "Top to hand",
        cannot=Play("", "over 1 12.4.2", board="Top>removed; Next>removed; Third>removed; Low>removed", rule="12.4.2"),
        several=Play("", "Top to hand; Next to hand; Peak to hand; Slope to hand", "Each player draws 2 cards."),
        none=Play("", "Top to hand; Next to hand; Third to hand; Low to hand; over 1 12.4.2", "Draw 5 cards.",
                  rule="12.4.2"),
        instead=(DRAWN, "mine crystals 1"),
    ),
    told(
        Discard, "Your opponent discards 1 card.", "Ida", "Ida to break",
        cannot=Play("", "Top to hand", "Your opponent discards 1 card. Draw 1 card.", "Ida>removed; Ivy>removed"),
        several=Play("Hal; Ida", "Hal to break; Ida to break", "Each player discards 1 card.", asked="0 1",
                     rule="11.11.6"),
        none=Play("", "Top to hand", "Your opponent discards 2 cards. Draw 1 card.", "Ida>removed; Ivy>removed"),
        instead=(LOST, "Ida to removed"),
    ),
    told(
        Select,
        "Your opponent reveals their hand. Select 1 card for your opponent to discard.",
        "Ida", "reveal Ida; reveal Ivy; Ida to break",
        cannot=Play("", "Top to hand",
                    "Your opponent reveals their hand. Select 1 card for your opponent to discard. Draw 1 card.",
                    "Ida>removed; Ivy>removed"),
        several=Play("", "reveal Ida; reveal Ivy; Ida to break; Ivy to break",
                     "Your opponent reveals their hand. Select 2 cards for your opponent to discard."),
        none=Play("", "", board="Ida>removed; Ivy>removed"),
        instead=(LOST, "reveal Ida; reveal Ivy; Ida to removed"),
    ),
    told(
        Discard, "Your opponent discards their entire hand.", "", "Ida to break; Ivy to break",
        cannot=Play("", "Top to hand", "Your opponent discards their entire hand. Draw 1 card.",
                    "Ida>removed; Ivy>removed"),
        several=Play("", "Ida to break; Ivy to break; Hal to break; Hew to break",
                     "Each player discards their entire hand."),
        none=Play("", "", board="Ida>removed; Ivy>removed"),
        instead=(LOST, "Ida to removed; Ivy to removed"),
    ),
    told(
        AtRandom, "Your opponent randomly discards 2 cards.", "", "Ida to break; Ivy to break",
        cannot=Play("", "Ida to break; Top to hand", "Your opponent randomly discards 2 cards. Draw 1 card.",
                    "Ivy>removed"),
        several=Play("", "Ida to break; Ivy to break; Hal to break; Hew to break",
                     "Each player randomly discards 2 cards."),
        none=Play("", "", board="Ida>removed; Ivy>removed"),
        instead=(LOST, "Ida to removed; Ivy to removed"),
    ),
    told(
        PutOnDeck, "Choose 2 cards in your Break Zone. Shuffle them into your deck.", "",
        "Bo to deck; Bud to deck; shuffle mine",
        cannot=Play("Bo>removed; Bud>removed", "Bo to removed; Bud to removed", rule="11.11.2"),
        several=Play("", "Bo to deck; Bud to deck; Rex to deck; Ray to deck; shuffle mine; shuffle theirs",
                     "Each player shuffles all the cards in their Break Zone into their deck.", rule="11.11.6"),
        none=Play("", "refused 11.6.5", board="Bo>removed"),
        instead=(BURIED, "Bo to removed; Bud to removed; shuffle mine"),
    ),
)
