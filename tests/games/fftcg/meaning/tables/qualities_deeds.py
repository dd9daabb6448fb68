"""Qualities that speak of what somebody does or has done: attacking, chosen, named, looked at."""

from __future__ import annotations

from engine.abilities.combat import BlockedBy, Blocking, DamagedBy
from engine.abilities.effects import OfNamed
from engine.abilities.node import Node
from engine.abilities.nouns import (
    AllDifferent,
    Among,
    Attacking,
    DidThisTurn,
    Done,
    FaceDown,
    FaceUp,
    Other,
    RemovedBy,
    Same,
)
from engine.abilities.stack import ComesFrom, OnStack, Targets
from engine.games.fftcg.vocabulary import HasAbilities, InParty, IsParty
from tests.games.fftcg.meaning.edges import BESIDES, Play, Told, both, quality, raw, tell, told
from tests.games.fftcg.meaning.scene import SUMMON

FREEZE = "[0]: Choose 1 {}. Freeze it."
UP_TO = "[0]: Choose up to 1 {}. Freeze it."
ALL = "[0]: Freeze all the {}."
BLOCK = "attack Ann; pass; pass; block Cole"
MORE = {"cards": {"Una": {}}}
REMOVE = (
    "[0]: Choose 1 Forward opponent controls. Remove it from the game.\n"
    "[0]: Play all the Forwards removed by Osk's ability onto the field."
)
AMONG = (
    "Look at the top 2 cards of your deck. Add 1 Backup among them to your hand and put the rest to the bottom of your "
    "deck."
)
DONE = "Discard 1 card. Draw 1 card for each Forward discarded by this effect."
OTHER = (
    "Choose 1 Forward you control. All the other Forwards you control gain +1000 power until the end of the turn."
)
SAME = "Choose 1 Forward opponent controls. Freeze all the Forwards of the same cost."
UP = "Draw 1 card for each face-up card in your LB deck."
DOWN = "Draw 1 card for each face-down card in your LB deck."
LIMITS = {
    "Lim": {"zone": "LB deck", "limit_break": 1, "face_down": True}, "Lum": {"zone": "LB deck", "limit_break": 1},
}
WHOLE = "When a party you control attacks, draw 1 card."
CANCEL = "[0]: Choose 1 action ability. Cancel its effect."
DRAW = {"Ann": "[0]: Draw 1 card."}
PYRE = {"Pyre": {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Choose 1 Forward. Break it."}}
AIMED = "[0]: Choose 1 Summon targeting a Forward you control. Cancel its effect."
AIMED_ANY = "When either player casts a Summon, choose 1 Summon targeting a Forward. Cancel its effect."
FROM_ANY = "When either player uses an action ability, choose 1 ability of a Forward. Cancel its effect."
FROM = "[0]: Choose 1 ability of a Forward. Cancel its effect."


def after(of: type[Node], one: str, many: str, fits: str, misses: str, act: str, done: str, *, seen: str, both: Play,
          whole: str = "", pick: str = "", at: str = "attack", line: str = "", none: str = "use Osk") -> Told:
    """Tell of a quality that a Forward has once ``act`` was done, and all that ``seen`` names once ``whole`` was.

    ``line`` is a line of Osk's text before the one that asks for the quality, ``pick`` an answer where several fit.
    """
    use, text = ("use Osk 1", f"{line}\n") if line else ("use Osk", "")

    def play(steps: str, more: str, words: str = FREEZE) -> Play:
        return raw(f"{act}; {use}; {steps}", f"{done}; {more}", text + words.format(one), at=at, **MORE)

    return tell(
        of, does=play(pick, f"{fits} frozen"), cannot=play(f"{misses}; {fits}", f"refused 11.6.5; {fits} frozen",
        UP_TO),
        several=raw(f"{whole or act}; {use}", seen, text + ALL.format(many), at=at, **MORE),
        none=raw(none + " 1" * bool(line), "refused 11.6.5", text + FREEZE.format(one), at=at and "preparation",
        **MORE),
        gone=play(f"{pick}; Osk>removed", f"{fits} frozen; Osk to removed"),
        replaced=play(pick, "Top to hand", f"{FREEZE} {BESIDES}"), first=both,
    )


def when(event: str, noun: str, steps: str, seen: str, asked: str = "") -> Play:
    """Let both players' abilities trigger on the same event in battle."""
    text = f"When {event}, choose 1 {noun}. Freeze it."
    return raw(steps, seen, text, at="attack", texts={"Ora": text}, asked=asked, **MORE)


TOLD = (
    after(Attacking, "attacking Forward", "attacking Forwards", "Ann", "Ben", "attack Ann", "Ann dull",
          whole="attack Ann, Una", seen="Ann dull; Una dull; Ann frozen; Una frozen",
          both=when("a Forward attacks", "attacking Forward", "attack Ann", "Ann dull; Ann frozen")),
    after(Blocking, "blocking Forward", "blocking Forwards", "Cole", "Dora", BLOCK, "Ann dull",
          seen="Ann dull; Cole frozen",
          both=when("a Forward blocks", "blocking Forward", BLOCK, "Ann dull; Cole frozen")),
    after(BlockedBy, "Forward blocked by a Forward", "Forwards blocked by a Forward", "Ann", "Ben", BLOCK, "Ann dull",
          whole="attack Ann, Una; pass; pass; block Cole", seen="Ann dull; Una dull; Ann frozen; Una frozen",
          both=when("a Forward blocks", "Forward blocked by a Forward", BLOCK, "Ann dull; Ann frozen")),
    after(InParty, "Forward forming a party", "Forwards forming a party", "Ann", "Ben", "attack Ann, Una",
          "Ann dull; Una dull", seen="Ann dull; Una dull; Ann frozen; Una frozen", pick="Ann",
          both=when("a party attacks", "Forward forming a party", "attack Ann, Una; Ann; Una",
                    "Ann dull; Una dull; Ann frozen; Una frozen", "0 0 1")),
    after(DamagedBy, "Forward damaged by Osk", "Forwards damaged by Osk", "Cole", "Ann", "use Osk; resolve",
          "Cole hurt 1000; Dora hurt 1000", seen="Cole hurt 1000; Dora hurt 1000; Cole frozen; Dora frozen",
          pick="Cole",
          at="", line="[0]: Deal 1000 damage to all the Forwards opponent controls.",
          both=both("Deal 1000 damage to all the Forwards. Freeze all the Forwards damaged by Osk.", "",
                    "Ann hurt 2000; Ben hurt 2000; Cole hurt 2000; Dora hurt 2000; Ann frozen; Ben frozen; Cole "
                    "frozen; "
                    "Dora frozen")),
    after(DidThisTurn, "Forward that entered the field this turn", "Forwards that entered the field this turn", "Hal",
          "Ann", "use Osk; resolve", "Hal to field", seen="Hal to field; Hal frozen", at="",
          line="[0]: Play 1 Forward from your hand onto the field.",
          both=both("Play 1 Forward from your hand onto the field. Freeze all the Forwards that entered the field this "
                    "turn.", "", "Hal to field; Ida to field; Hal frozen; Ida frozen")),
    tell(
        RemovedBy,
        does=raw("use Osk; Cole; resolve; use Osk 1", "Cole control mine", REMOVE),
        cannot=raw("use Osk; Cole; resolve; use Ann; resolve; use Osk 1", "Dora to removed; Cole control mine", REMOVE,
                   texts={"Ann": "[0]: Remove all the Forwards opponent controls from the game."}),
        several=raw("use Osk; Cole; resolve; use Osk; resolve; use Osk 1", "Cole control mine; Dora control mine",
        REMOVE),
        none=raw("use Osk 1", "", REMOVE),
        gone=raw("use Osk; Cole; resolve; use Osk 1; Osk>removed", "Cole control mine; Osk to removed", REMOVE,
                 rule="11.11.4"),
        replaced=raw("use Osk; Cole; resolve; use Osk 1", "Cole to removed; Top to hand", f"{REMOVE} {BESIDES}"),
        first=both("Remove all the Forwards opponent controls from the game. Play all the Forwards removed by Osk's "
                   "ability "
                   "onto the field.", "", "Cole control mine; Dora control mine"),
    ),
    told(
        OfNamed, "Name 1 Element. Freeze all the Forwards of the named Element.", "line 1", "Ben frozen; Dora frozen",
        cannot=Play("line 2", ""),
        several=Play("line 0", "Ann frozen; Cole frozen"),
        none=Play("line 1", "", board="only Osk, Ora"),
        replaced=Play("line 1", "Top to hand", f"Name 1 Element. Freeze all the Forwards of the named Element. "
                      f"{BESIDES}"),
    ),
    told(
        Among, AMONG, "", "look Top; look Next; Next to hand; mine top Third",
        cannot=Play("line 1 0", "look Top; look Third; mine top Low", board="Next>removed"),
        several=Play("Top", "look Top; look Next; Top to hand; mine top Third", AMONG.replace("Backup", "card")),
        none=Play("", "", board="Top>removed; Next>removed; Third>removed; Low>removed"),
        replaced=Play("", "look Top; look Next; Top to hand", f"{AMONG} {BESIDES}"),
    ),
    told(
        Done, DONE, "Hal", "Hal to break; Top to hand",
        cannot=Play("Hew", "Hew to break"),
        several=Play("Hal, Una", "Hal to break; Una to break; Top to hand; Next to hand", DONE.replace("1 card. D",
                     "2 cards. D"),
                     cards={"Una": {"zone": "hand"}}),
        none=Play("", "", board="Hal>removed; Hew>removed"),
        replaced=Play("Hal", "Hal to break; Ann dull; Ben dull",
                      f"{DONE} If you control a Monster, dull all the Forwards you "
                      "control instead."),
    ),
    told(
        Other, OTHER, "Ann", "Ben 6000",
        cannot=Play("Ann; Ben>hand", "Ben to hand"),
        several=Play("Ann", "Ben 6000; Una 6000", cards={"Una": {}}),
    ),
    told(
        Same, SAME, "Cole", "Ann frozen; Cole frozen",
        cannot=Play("Cole; Cole>hand", "Cole to hand", rule="11.11.2"),
        several=Play("Cole", "Ann frozen; Cole frozen; Una frozen", cards={"Una": {"cost": 4}}),
    ),
    told(
        AllDifferent, "Choose 2 Forwards, each of a different cost. Freeze them.", "Ann, Dora",
        "Ann frozen; Dora frozen",
        cannot=Play("Ann, Cole; Ann, Dora", "refused 11.6.5; Ann frozen; Dora frozen"),
        several=Play("Ann, Ben, Una", "Ann frozen; Ben frozen; Una frozen",
                     "Choose 3 Forwards, each of a different cost. Freeze them.", cards={"Una": {}}),
        none=Play("", "refused 11.6.5", board="Ben>hand; Dora>hand"),
    ),
    told(
        FaceUp, UP, "", "Top to hand",
        does=Play("", "Top to hand", cards=LIMITS), cannot=Play("", "", cards={"Lim": LIMITS["Lim"]}),
        several=Play("", "Top to hand; Next to hand", cards={**LIMITS, "Lom": LIMITS["Lum"]}), none=Play("", ""),
        first=both(UP, "", "Top to hand; Peak to hand", cards={**LIMITS, "Lom": {**LIMITS["Lum"], "seat": 1}}),
        replaced=Play("", "Top to hand; Next to hand", f"{UP} If you control a Monster, draw 2 cards instead.",
                      cards=LIMITS),
    ),
    told(
        FaceDown, DOWN, "", "Top to hand",
        does=Play("", "Top to hand", cards=LIMITS), cannot=Play("", "", cards={"Lum": LIMITS["Lum"]}),
        several=Play("", "Top to hand; Next to hand", cards={**LIMITS, "Lom": LIMITS["Lim"]}), none=Play("", ""),
        first=both(DOWN, "", "Top to hand; Peak to hand", cards={**LIMITS, "Lom": {**LIMITS["Lim"], "seat": 1}}),
        replaced=Play("", "Top to hand; Next to hand", f"{DOWN} If you control a Monster, draw 2 cards instead.",
                      cards=LIMITS),
    ),
    tell(
        IsParty,
        does=raw("attack Ann, Una", "Ann dull; Una dull; Top to hand", WHOLE, at="attack", rule="15.1.1.9.1", **MORE),
        cannot=raw("attack Ann", "Ann dull", WHOLE, at="attack", **MORE),
        several=raw("attack Ann, Una, Uma", "Ann dull; Una dull; Uma dull; Top to hand", WHOLE, at="attack",
                    cards={"Una": {}, "Uma": {}}, rule="11.8.6"),
        none=raw("no attack; until main 2", "", WHOLE, at="attack"),
        gone=raw("attack Ann, Una; Osk>removed", "Ann dull; Una dull; Top to hand; Osk to removed", WHOLE, at="attack",
                 **MORE),
        replaced=raw("attack Ann, Una", "Ann dull; Una dull; mine crystals 1",
                     f"{WHOLE} If you control a Monster, gain [Crystal] instead.", at="attack", **MORE),
        first=raw("attack Ann, Una", "Ann dull; Una dull; Top to hand; Peak to hand", WHOLE, at="attack", texts={
            "Ora": "When a party opponent controls attacks, draw 1 card."}, **MORE),
    ),
    tell(
        OnStack,
        does=raw("use Ann; use Osk", "", CANCEL, texts=DRAW),
        cannot=raw("cast Pyre; Cole; use Osk", "refused 11.6.5; Pyre to break; Cole to break", CANCEL, cards=PYRE),
        several=raw("use Ann; use Ann; use Osk", "",
                    "[0]: Choose 2 action abilities. Cancel their effects.", texts=DRAW),
        none=raw("use Osk", "refused 11.6.5", CANCEL, rule="11.6.5"),
        gone=raw("use Ann; Ann>removed; use Osk; Osk>removed", "Ann to removed; Osk to removed", CANCEL, texts=DRAW,
                 rule="11.5.4"),
        replaced=raw("use Ann; use Osk", "Top to hand; Next to hand", f"{CANCEL} {BESIDES}", texts=DRAW),
        first=both("Choose 1 auto-ability. Cancel its effect.", rule="11.8.9"),
    ),
    tell(
        Targets,
        does=raw("cast Pyre; Ann; use Osk", "Pyre to break", AIMED, cards=PYRE),
        cannot=raw("cast Pyre; Cole; use Osk", "refused 11.6.5; Pyre to break; Cole to break", AIMED, cards=PYRE),
        several=raw("cast Pyre; Ann; cast Flare; Ben; use Osk", "Pyre to break; Flare to break",
                    AIMED.replace("1 Summon", "2 Summons").replace("its effect", "their effects"),
                    cards={**PYRE, "Flare": PYRE["Pyre"]}),
        none=raw("use Osk", "refused 11.6.5", AIMED),
        gone=raw("cast Pyre; Ann; use Osk; Osk>removed", "Pyre to break; Osk to removed", AIMED, cards=PYRE),
        replaced=raw("cast Pyre; Ann; use Osk", "Pyre to break; Ann to break; Top to hand", f"{AIMED} {BESIDES}",
                     cards=PYRE),
        first=raw("cast Pyre; Ann", "Pyre to break", AIMED_ANY, cards=PYRE, texts={"Ora": AIMED_ANY}),
    ),
    tell(
        ComesFrom,
        does=raw("use Ann; use Osk", "", FROM, texts={"Ann": "[0]: Draw 1 card."}),
        cannot=raw("use Oak; use Osk", "refused 11.6.5; Top to hand", FROM, texts={"Oak": "[0]: Draw 1 card."}),
        several=raw("use Ann; use Ben; use Osk", "", FROM.replace("1 ability of a", "2 abilities of a").replace(
            "its effect", "their effects"), texts={"Ann": "[0]: Draw 1 card.", "Ben": "[0]: Draw 1 card."}),
        none=raw("use Osk", "refused 11.6.5", FROM),
        gone=raw("use Ann; Ann>removed; use Osk", "Ann to removed", FROM, texts={"Ann": "[0]: Draw 1 card."},
                 rule="11.11.4"),
        replaced=raw("use Ann; use Osk", "Top to hand; Next to hand", f"{FROM} {BESIDES}",
                     texts={"Ann": "[0]: Draw 1 card."}),
        first=raw("use Ann", "", FROM_ANY, texts={"Ann": "[0]: Draw 1 card.", "Ora": FROM_ANY}),
    ),
    quality(HasAbilities, "card with EX Burst in your Break Zone", "cards with EX Burst in your Break Zone", "Bo",
            "Bud", more={"cards": {"Bo": {"burst": True}, "Rex": {"burst": True}}}, act="Add {} to your hand",
            sight="to hand"),
)
