"""References: what "it", "that Forward", "the rest" and a card's own name mean."""

from __future__ import annotations

from engine.abilities.nouns import (
    Any,
    BottomOfDeck,
    Every,
    InPlace,
    It,
    Participle,
    Pick,
    Source,
    That,
    The,
    TheDealt,
    Them,
    TheRest,
    This,
    TopOfDeck,
)
from engine.abilities.nouns import Both as Both_
from engine.abilities.stack import Former, Latter, ThisEffect
from tests.games.fftcg.meaning.edges import BESIDES, Play, both, raw, tell, told

EMPTY = "Top>removed; Next>removed; Third>removed; Low>removed"
TWO = "Choose 1 Forward you control and 1 Forward opponent controls."
SELF = "Osk gains +1000 power until the end of the turn."
REST = "Look at the top 3 cards of your deck. Add 1 card among them to your hand and put the rest into the Break Zone."
TURNED = "Choose 1 Forward opponent controls. Reveal the top card of your deck. Freeze the chosen Forward."
DIES = "When a Forward opponent controls is put from the field into the Break Zone, draw 1 card."
KILL = {"Ann": "[0]: Choose up to 2 Forwards. Break them."}
DEALT = "Discard 1 card. Play the discarded card onto the field."
BY_THIS = "Discard 1 card. When you discard a Forward by this effect, draw 1 card."
PLACED = "Choose 1 Forward in your Break Zone. Add it to your hand. Play it from your hand onto the field."
GIVEN = "Choose 1 Forward you control. It gains “This Forward gains +1000 power.” until the end of the turn."

TOLD = (
    told(
        It, "Choose 1 Forward opponent controls. Freeze it.", "Cole", "Cole frozen",
        cannot=Play("Cole; Cole>hand", "Cole to hand", rule="11.11.2"),
        several=Play("Cole", "Cole dull; Cole frozen; Cole hurt 1000",
                     "Choose 1 Forward opponent controls. Dull it. Freeze it. Deal it 1000 damage."),
    ),
    told(
        Them, "Choose 2 Forwards opponent controls. Freeze them.", "", "Cole frozen; Dora frozen",
        cannot=Play("Cole>hand; Dora>hand", "Cole to hand; Dora to hand", rule="11.11.2"),
        several=Play("Cole>hand", "Cole to hand; Dora frozen", rule="11.11.2.1.1"),
    ),
    told(
        Former, f"{TWO} Freeze the former.", "Ann; Cole", "Ann frozen",
        cannot=Play("Ann; Cole; Ann>hand", "Ann to hand", rule="11.11.2.1.1"),
        several=Play("Ann; Cole", "Ann frozen; Cole dull", f"{TWO} Freeze the former. Dull the latter."),
    ),
    told(
        Latter, f"{TWO} Freeze the latter.", "Ann; Cole", "Cole frozen",
        cannot=Play("Ann; Cole; Cole>hand", "Cole to hand", rule="11.11.2.1.1"),
        several=Play("Ann; Cole", "Cole frozen; Ann dull", f"{TWO} Freeze the latter. Dull the former."),
    ),
    told(
        That, "Choose 1 Forward opponent controls. Freeze that Forward.", "Cole", "Cole frozen",
        cannot=Play("Cole; Cole>hand", "Cole to hand", rule="11.11.2"),
        several=Play("Ann; Elm", "Ann dull; Elm frozen",
                     "Choose 1 Forward and 1 Monster. Dull that Forward. Freeze that Monster."),
    ),
    told(
        That, "Choose 2 Forwards opponent controls. Freeze those Forwards.", "", "Cole frozen; Dora frozen",
        cannot=Play("Cole>hand; Dora>hand", "Cole to hand; Dora to hand", rule="11.11.2"),
        several=Play("Cole>hand", "Cole to hand; Dora frozen", rule="11.11.2.1.1"),
    ),
    told(
        TheDealt, TURNED, "Cole", "reveal Top; Cole frozen",
        cannot=Play("Cole; Cole>hand", "Cole to hand", rule="11.11.2"),
        several=Play("Cole", "reveal Top; Cole frozen; Cole dull", f"{TURNED[:-1]} and dull the chosen Forward."),
        replaced=Play("Cole", "reveal Top; Top to hand", f"{TURNED} {BESIDES}"),
    ),
    told(
        Every, "Freeze all the Forwards opponent controls.", "", "Cole frozen; Dora frozen",
        cannot=Play("Cole>hand; Dora>hand", "Cole to hand; Dora to hand"),
        several=Play("", "Cole frozen; Dora frozen; Una frozen", cards={"Una": {"seat": 1}}),
        none=Play("", "", board="only Osk, Ora"),
    ),
    told(
        The, "Freeze the Card Name Cole opponent controls.", "", "Cole frozen",
        cannot=Play("Cole>hand", "Cole to hand"),
        several=Play("", "Cole frozen; Kat frozen", cards={"Cole": {"generic": True}, "Kat": {"seat": 1,
                     "generic": True}},
                     texts={"Kat": "Kat is also Card Name Cole in all situations."}),
        none=Play("", "", board="only Osk, Ora"),
        first=both("Freeze the Card Name Cole opponent controls.", "", "Cole frozen; Ann frozen"),
    ),
    tell(
        Any,
        does=raw("use Ann; Cole", "Cole to break; Top to hand", DIES, texts=KILL),
        cannot=raw("use Ann; Ben", "Ben to break", DIES, texts=KILL),
        several=raw("use Ann; Cole, Dora", "Cole to break; Dora to break; Top to hand; Next to hand", DIES, texts=KILL,
                    rule="11.8.6"),
        none=raw("use Ann; none", "", DIES, texts=KILL),
        gone=raw("use Ann; Cole; until Osk; Osk>removed", "Cole to break; Top to hand; Osk to removed", DIES,
        texts=KILL),
        replaced=raw("use Ann; Cole", "Cole to removed", DIES, texts={**KILL,
        "Cole": "If Cole is put from the field into "
                     "the Break Zone, remove it from the game instead."}, rule="11.8.15"),
        first=raw("use Ann; Cole, Ann", "Cole to break; Ann to break; Top to hand; Peak to hand", DIES,
                  texts={**KILL, "Ora": DIES}),
    ),
    told(
        Pick, "Your opponent selects 1 Forward they control. Freeze it.", "Cole", "Cole frozen",
        cannot=Play("Cole>hand", "Cole to hand; Dora frozen"),
        several=Play("Cole, Dora", "Cole dull; Dora dull", "Dull 2 Forwards opponent controls.",
                     cards={"Una": {"seat": 1}}),
        none=Play("", "", board="only Osk, Ora"),
        replaced=Play("Cole", "Top to hand", f"Your opponent selects 1 Forward they control. Freeze it. {BESIDES}"),
    ),
    told(
        Source, SELF, "", "Osk 1000",
        cannot=Play("Osk>removed", "Osk to removed", rule="11.11.7"),
        several=Play("", "Osk 1000; Osk dull", f"{SELF} Dull Osk."),
        none=Play("Osk>removed", "Osk to removed; Top to hand", f"{SELF} Draw 1 card."),
        gone=Play("Osk>removed", "Osk to removed", rule="11.5.5"),
    ),
    told(
        Both_, "Choose 1 Forward opponent controls. Dull it and Osk.", "Cole", "Cole dull; Osk dull",
        cannot=Play("Cole; Cole>hand", "Cole to hand", rule="11.11.2"),
        several=Play("", "Ann dull; Ben dull; Osk dull", "Dull all the Forwards you control and Osk."),
        gone=Play("Cole; Osk>removed", "Cole dull; Osk to removed", rule="2.3"),
    ),
    told(
        TopOfDeck, "Put the top card of your deck into the Break Zone.", "", "Top to break",
        cannot=Play("", "", board=EMPTY),
        several=Play("", "Top to break; Next to break", "Put the top 2 cards of your deck into the Break Zone."),
        none=Play("", "Low to break", "Put the top 3 cards of your deck into the Break Zone.",
                  "Top>removed; Next>removed; Third>removed"),
    ),
    told(
        BottomOfDeck, "Put the bottom card of your deck into the Break Zone.", "", "Low to break",
        cannot=Play("", "", board=EMPTY),
        several=Play("", "Low to break; Base to break", "Put the bottom card of your deck into the Break Zone. Your "
                     "opponent "
                     "puts the bottom card of their deck into the Break Zone."),
        none=Play("", "", board=EMPTY),
    ),
    told(
        TheRest, REST, "Top", "look Top; look Next; look Third; Top to hand; Next to break; Third to break",
        cannot=Play("", "look Low; Low to hand", board="Top>removed; Next>removed; Third>removed"),
        several=Play("Top, Next", "look Top; look Next; look Third; Top to hand; Next to hand; Third to break",
                     REST.replace("Add 1 card", "Add 2 cards")),
        none=Play("", "", board=EMPTY),
        replaced=Play("", "look Top; look Next; look Third; Top to hand", f"{REST} {BESIDES}"),
    ),
    told(
        TheDealt, DEALT, "Hal", "Hal to field",
        cannot=Play("", "", board="Hal>removed; Hew>removed"),
        several=Play("Hal", "Hal to field; Hal dull", DEALT.replace("field.", "field dull.")),
        none=Play("", "Top to hand", f"{DEALT} Draw 1 card.", "Hal>removed; Hew>removed"),
        replaced=Play("Hal", "Hal to break; Top to hand", f"{DEALT} {BESIDES}"),
    ),
    told(
        Participle, DEALT, "Hal", "Hal to field",
        cannot=Play("Hew; resolve", "Hew to field; Hew dull"),
        several=Play("", "reveal Top; Top to hand", "Reveal the top card of your deck. Add the revealed card to your "
                     "hand."),
        none=Play("", "", board="Hal>removed; Hew>removed"),
        replaced=Play("Hal", "Hal to break; Top to hand", f"{DEALT} {BESIDES}"),
    ),
    told(
        InPlace, PLACED, "", "Bo to field",
        cannot=Play("Bo>removed", "Bo to removed", rule="11.11.2"),
        several=Play("", "Bo to field; Bud to field; Bud dull",
                     "Choose 2 Characters in your Break Zone. Add them to your "
                     "hand. Play them from your hand onto the field."),
        none=Play("", "refused 11.6.5", board="Bo>removed"),
        replaced=Play("", "Bo to hand; Top to hand", f"{PLACED} {BESIDES}"),
    ),
    told(
        ThisEffect, BY_THIS, "Hal", "Hal to break; Top to hand",
        cannot=Play("Hew", "Hew to break"),
        several=Play("", "Hal to break; Hew to break; Top to hand", BY_THIS.replace("1 card. W", "2 cards. W")),
        none=Play("", "", board="Hal>removed; Hew>removed"),
        replaced=Play("Hal", "Hal to break; Top to hand; Next to hand",
                      f"{BY_THIS} If you control a Monster, draw 2 cards instead."),
    ),
    told(
        This, GIVEN, "Ann", "Ann 8000",
        cannot=Play("Ann; Ann>hand", "Ann to hand", rule="11.11.2"),
        several=Play("", "Ann 8000; Ben 6000",
                     "All the Forwards you control gain “This Forward gains +1000 power.” until the end of the turn."),
    ),
)
