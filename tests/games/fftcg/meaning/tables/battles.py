"""What forbids, demands and allows: attacks, blocks, choices, activation."""

from __future__ import annotations

from engine.abilities.combat import AttackingStaysUp
from engine.abilities.marks import DoesNotUntap, EntersTapped
from engine.abilities.node import Node
from engine.abilities.stack import MustChoose
from engine.abilities.statics import AttacksAgain, Cannot, CostsTo, Must, PlayerCannot
from engine.games.fftcg.vocabulary import JoinsAnyParty, ProducesCP
from tests.games.fftcg.meaning.edges import MUTE, Play, Told, outdone, raw, tell
from tests.games.fftcg.meaning.scene import ICE, SUMMON

ON = {"at": "attack"}


def rules(of: type[Node], text: str, act: str, so: str, other: str, *, several: Play, none: Play, at: str = "attack",
          instead: str, without: str = "", first: Play | None = None, board: str = "", **more: object) -> Told:
    """Tell of a rule that a field ability of Osk makes: what comes of ``act``, and what comes ``without`` the ability,
    or where ``instead`` is so in its place.
    """
    given = {"at": at, **more}
    texts = given.pop("texts", {})
    return tell(
        of, does=raw(act, so, text, board, texts=texts, **given),
        cannot=raw(without or act, other, text, board, texts={**texts, **MUTE}, rule="11.12.4.6", **given),
        several=several, none=none,
        replaced=raw(without or act, other, outdone(text, instead),
                     f"{board}, Oak" if board.startswith("only") else board, texts=texts, rule="11.12.5.2", **given),
        gone=raw(f"Osk>removed; {without or act}" if not at else without or act,
                 f"Osk to removed; {other}" if not at else other, text, board if not at else f"{board}; Osk>removed",
                 texts=texts, rule="11.12.4.4", **given),
        first=first or raw(act, so, text, board, texts={**texts, "Ora": text}, **given),
    )


TOLL = "Forwards of cost 4 cannot attack unless their controllers pay [2]."
GUARD = {"Cole": "Cole cannot block unless its controller pays [2]."}
BIG = "Forwards of cost 4 cannot attack."
URGE = "Forwards of cost 4 must attack once per turn if possible."
TWICE = "Forwards you control can attack twice in the same turn."
AGAIN = "attack Ann; pass; pass; no block; until declare; attack Ann"
ONCE_MORE = "[0]: Choose 1 Forward you control. It can attack once more this turn."
SLEEP = "Forwards of cost 4 do not activate during their controllers' Active Phase."
ENTER = "Forwards enter the field dull."
UNDULLED = "Forwards of cost 4 do not dull when attacking."
ANYONE = "Forwards you control can form a party with Forwards of any Element."
LURE = "Your opponent's Summons or abilities must choose Osk if possible."
HUSH = "Your opponent cannot cast Summons."
AIM = "[0]: Choose 1 Character opponent controls. Dull it."
BRAVE = {"texts": {"Ann": "Brave", "Ben": "Brave"}}
DREW = "Peak to hand; Slope to hand; Top to hand; Next to hand"
KIT = {"cards": {"Kit": {"zone": "hand", "cost": 1, "element": ICE}}}
PYRE = {"type": SUMMON, "zone": "hand", "cost": 0, "text": "Gain [Crystal]."}

TOLD = (
    rules(Cannot, BIG, "attack Ann; attack Ben", "refused 10.1.2.1.2; Ben dull", "Ann dull", without="attack Ann",
          instead="they cannot block",
          several=raw("attack Ann; attack Una; attack Ben", "refused 10.1.2.1.2; refused 10.1.2.1.2; Ben dull", BIG,
                      cards={"Una": {"cost": 4}}, **ON),
          none=raw("attack Ann", "Ann dull", "Forwards of cost 9 cannot attack.", **ON)),
    tell(
        CostsTo,
        does=raw("attack Ann; Hal", "Ann dull; Hal to break", TOLL, rule="10.1.2.3", **ON),
        cannot=raw("attack Ann", "refused 11.2.1.1", TOLL, "only Osk, Ann, Ben, Cole, Ora", rule="10.1.2.3", **ON),
        several=raw("attack Ann, Una; Hal; Hew", "Ann dull; Una dull; Hal to break; Hew to break", TOLL,
                    cards={"Una": {"cost": 4}}, rule="10.1.2.3", **ON),
        none=raw("no attack; until main 2", "", TOLL, **ON),
        gone=raw("attack Ann; Hal; Osk>removed", "Ann dull; Hal to break; Osk to removed", TOLL, rule="10.1.2.3", **ON),
        replaced=raw("attack Ann; Hal", "Ann dull; Hal to removed", TOLL, rule="11.12.5.4", texts={
            "Oak": "If you discard a card, remove it from the game instead."}, **ON),
        first=raw("attack Ann; Hal; pass; pass; block Cole; Ida", "Ann dull; Hal to break; Ida to break", TOLL,
                  texts=GUARD, asked="0 0 1 1", rule="10.1.3.1.3", **ON),
    ),
    rules(Must, URGE, "no attack; attack Ann", "refused 10.1.2.1.3; Ann dull", "", without="no attack; until main 2",
          instead="they must block if possible",
          several=raw("no attack; attack Ann; pass; pass; no block; until declare; no attack; attack Una",
                      "refused 10.1.2.1.3; Ann dull; Peak to damage; refused 10.1.2.1.3; Una dull", URGE,
                      cards={"Una": {"cost": 4}}, **ON),
          none=raw("no attack; until main 2", "", URGE, "Ann dull", rule="10.1.2.1.3", **ON)),
    rules(AttacksAgain, TWICE, AGAIN, "Peak to damage", "Peak to damage; refused 10.1.2.1.2", instead="they gain Brave",
          several=raw(f"{AGAIN}; pass; pass; no block; until declare; attack Ben", "Peak to damage; Slope to damage",
          TWICE,
                      **BRAVE, **ON),
          none=raw(AGAIN, "Ann dull; Peak to damage; refused 10.1.2.1.1", TWICE, rule="10.1.2.1.1", **ON), **BRAVE),
    tell(
        AttacksAgain,
        does=raw(f"use Osk; Ann; until declare; {AGAIN}", "Peak to damage", ONCE_MORE, **BRAVE),
        cannot=raw(f"use Osk; Ann; until declare; {AGAIN}; pass; pass; no block; until declare; attack Ann",
                   "Peak to damage; Slope to damage; refused 10.1.2.1.2", ONCE_MORE, **BRAVE),
        several=raw(f"use Osk; Ann; resolve; use Osk; Ann; until declare; {AGAIN}; pass; pass; no block; until "
        f"declare; "
                    "attack Ann", "Peak to damage; Slope to damage", ONCE_MORE, **BRAVE),
        none=raw("use Osk", "refused 11.6.5", ONCE_MORE, "only Osk, Ora"),
        gone=raw(f"use Osk; Ann; Osk>removed; until declare; {AGAIN}", "Osk to removed; Peak to damage", ONCE_MORE,
        **BRAVE),
        replaced=raw("use Osk; Ann", "Top to hand", f"{ONCE_MORE} If you control a Monster, draw 1 card instead."),
    ),
    rules(DoesNotUntap, SLEEP, "until turn; until turn 5", f"Ben active; {DREW}", f"Ann active; Ben active; {DREW}",
          at="", instead="they cannot block",
          board="Ann dull; Ben dull",
          several=raw("until turn", "Dora active; Peak to hand; Slope to hand", SLEEP, "Cole dull; Dora dull"),
          none=raw("until turn", "Cole active; Dora active; Peak to hand; Slope to hand",
                   SLEEP.replace("cost 4", "cost 9"), "Cole dull; Dora dull")),
    rules(ProducesCP, "Osk can produce Ice CP.", "cast Kit; Osk", "Kit to field; Osk dull", "refused 11.4.6.1.1", at="",
          instead="Osk can produce Water CP",
          without="cast Kit", board="only Osk, Ora, Kit",
          several=raw("cast Kit; Osk", "Kit to field; Osk dull", "Osk can produce CP of any Element.",
                      "only Osk, Ora, Kit", **KIT),
          none=raw("cast Kit", "refused 11.4.6.1.1", "Osk can produce Ice CP.", "only Osk, Ora, Kit; Osk dull", **KIT),
          first=raw("cast Kit; Osk", "Kit to field; Osk dull", "The Backups opponent controls can produce Ice CP.",
                    "only Osk, Ora, Kit", texts={"Ora": "The Backups opponent controls can produce Ice CP."}, **KIT),
                    **KIT),
    rules(EntersTapped, ENTER, "cast Hal", "Hal to field; Hal dull", "Hal to field", at="", instead="they cannot block",
          several=raw("cast Hal; cast Una", "Hal to field; Hal dull; Una to field; Una dull", ENTER,
                      cards={"Una": {"zone": "hand", "cost": 0}}),
          none=raw("cast Hal", "Hal to field", "Forwards of cost 9 enter the field dull.")),
    rules(AttackingStaysUp, UNDULLED, "attack Ann", "", "Ann dull", instead="they cannot block",
          several=raw("attack Ann, Una", "", UNDULLED, cards={"Una": {"cost": 4}}, **ON),
          none=raw("attack Ben", "Ben dull", UNDULLED, **ON)),
    rules(JoinsAnyParty, ANYONE, "attack Ann, Ben", "Ann dull; Ben dull", "refused 15.1.1.9.2",
          instead="they cannot block",
          several=raw("attack Ann, Ben, Una", "Ann dull; Ben dull; Una dull", ANYONE, cards={"Una": {}}, **ON),
          none=raw("attack Ann, Ben", "refused 15.1.1.9.2", ANYONE.replace("cost", "").replace(
              "Forwards you", "Forwards opponent", 1).replace("you control", "controls").replace(
              "opponent control ", "opponent controls "), **ON)),
    rules(MustChoose, LURE, "pass; use Cole; Ann; Osk", "refused 11.11.5.1.1; Osk dull", "Ann dull", at="",
          instead="Osk gains Job Sage",
          without="pass; use Cole; Ann", texts={"Cole": AIM},
          several=raw("pass; use Cole; Ann, Ben; Osk, Ann", "refused 11.11.5.1.1; Osk dull; Ann dull", LURE, texts={
              "Cole": "[0]: Choose 2 Characters opponent controls. Dull them."}),
          none=raw("pass; use Cole; Ann", "Ann dull", LURE, rule="11.11.5.1.1", texts={
              "Cole": "[0]: Choose 1 Forward opponent controls. Dull it."}),
          first=raw("pass; use Cole; Ann; Osk", "refused 11.11.5.1.1; Osk dull", LURE, texts={
              "Cole": AIM, "Ora": LURE.replace("Osk", "Ora")})),
    rules(PlayerCannot, HUSH, "pass; cast Pyre", "refused 2.2", "theirs crystals 1; Pyre to break", at="",
          instead="your opponent cannot search",
          cards={"Pyre": {**PYRE, "seat": 1}},
          several=raw("pass; cast Pyre; cast Flare", "refused 2.2; refused 2.2", HUSH,
                      cards={"Pyre": {**PYRE, "seat": 1}, "Flare": {**PYRE, "seat": 1}}),
          none=raw("cast Pyre", "mine crystals 1; Pyre to break", HUSH, cards={"Pyre": PYRE})),
)
