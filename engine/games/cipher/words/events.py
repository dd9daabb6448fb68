"""Events: in triggers ("When this unit attacks"), and in "If this unit is destroyed"."""

from __future__ import annotations

from engine.abilities.events import AnyEvent, Edge, Enters, Happens, PlayerActs, TimeComes, Turn
from engine.abilities.nouns import InZone, IsCard, Noun
from engine.abilities.players import Player
from engine.abilities.references import Any
from engine.abilities.triggers import Trigger
from engine.games.cipher.vocabulary import IsUnit, Moment, ThisAs, Zone
from engine.games.cipher.vocabulary.skills import Caused, DestroysBySkill
from engine.games.cipher.vocabulary.verbs import (
    AttackEnds,
    ClassChangesInto,
    CombatEnds,
    DestroysByAttack,
    FailsToDestroy,
    FailsToSupport,
    IsAttacked,
    IsMoved,
    IsRevealed,
    IsSupported,
    LevelsUpInto,
    OrbDestroyed,
)
from engine.games.cipher.words.nouns import THIS_UNIT
from engine.games.cipher.words.terms import THIS_COMBAT
from engine.text.english.classes import BECAUSE_OF, WHENEVER
from engine.text.english.events import events
from engine.text.grammar import Phrase, Row, phrase, same, tree, value
from engine.text.holes import hole

ANY_CARD = Any(Noun((IsCard(),)))
_THEIR_DECK = Any(Noun((IsCard(), InZone(Zone.DECK, Player.OPPONENT))))
_SOME = "{@1 of|one of|1 or more of|any of|at least one of|a/an|}"
_BY_ATTACK = DestroysByAttack(hole("whom"))
#: By its attack or by a skill: "this unit's attack or "Bolt" destroys an enemy".
_BY_EITHER = Happens((hole("who"),), (_BY_ATTACK, DestroysBySkill(hole("skill"), hole("whom"))))

PHRASES: list[tuple[str, list[Phrase]]] = [
    # An Orb is no unit that could be destroyed: it stands before what is said of units.
    ("one_event", [same("{:orb_destroyed}")]),
    (
        "orb_destroyed",
        [
            phrase(OrbDestroyed, f"{_SOME} {orbs} {{@is|are|has been|was|were|have been}} destroyed"
                   " ?(by {by:one_obj}'s {@attack|attacks})?", player=player)
            for player, orbs in (
                (Player.YOU, "{@your Orb|your Orbs|Orb of yours}"),
                (Player.OPPONENT,
                 "{@your opponent's Orb|your opponent's Orbs|opponent's Orb|Orb of your opponent's}"),
            )
        ],
    ),
    *events(WHENEVER),
    (
        "trigger",
        [
            tree(Trigger(Happens(hole("who"), (AttackEnds(),))),
                 "{at the end of {who:obj=}'s attack|after {who:obj=} attacks}"),
        ],
    ),
    (
        "time",
        [
            phrase(TimeComes, f"{{at the end of {THIS_COMBAT}|when {THIS_COMBAT} ends}}", edge=Edge.END, turn=Turn.THIS,
                   phase=Moment.COMBAT),
        ],
    ),
    ("doer", [same("{:obj}")]),
    (
        "one_event",
        [
            # A list is one or many, as it is printed.
            phrase(Happens, "{who:doer,or} {deeds:deed,or/one}"),
            *[
                phrase(Happens, f"{{who:obj,or}}'s {what}")
                for what in (
                    "attack {deeds:attack_deed,or/one}", "attack {deeds:attack_deed,or/one/past}",
                    "support {deeds:supported=}", "Critical Hit {deeds:critical_deed=/one}",
                    "Critical Hit {deeds:critical_deed=/one/past}",
                )
            ],
            phrase(Happens, "the card supporting {who:obj=} {deeds:supported=}"),
            phrase(Happens, "{who:obj,or}'s combat ends", deeds=(CombatEnds(),)),
            tree(Happens((hole("who"),), (_BY_ATTACK, DestroysBySkill("", hole("whom")))),
                 "{who:this_unit}'s {@attack or skill|skill or attack} destroys {whom:obj}"),
            tree(_BY_EITHER, "{who:this_unit}'s {@attack or {skill:name}|{skill:name} or attack} destroys {whom:obj}"),
            tree(_BY_EITHER, "{whom:obj} is destroyed by {@either|} {who:this_unit}'s attack or {skill:name}"),
            tree(Happens((hole("who"),), (DestroysBySkill(hole("skill"), hole("whom")),)),
                 "{who:this_unit}'s {skill:name} destroys {whom:obj}"),
            tree(Happens((ANY_CARD,), (FailsToSupport(hole("whom")),)), "{whom:obj}'s support {@fails|card fails}"),
            tree(Happens((hole("who"),), (FailsToDestroy(hole("whom")),)),
                 "{whom:obj} {@is|was} not destroyed by {who:one_obj}'s attack"),
            tree(Happens((_THEIR_DECK,), (Caused(IsRevealed(), hole("by")),)),
                 f"your opponent reveals {{@a card|1 or more cards|cards}} from their Deck {BECAUSE_OF} {{by:cause}}"),
            *[
                tree(Happens((hole("whom"),), (Caused(deed, hole("by")),)), f"{{by:cause}} {does} {{whom:obj}}")
                for deed, does in ((IsMoved(), "{@moves|move}"), (IsRevealed(), "{@reveals|reveal}"))
            ],
            tree(Happens((ThisAs(Noun((IsUnit(), InZone(hole("zone"))))),), (IsAttacked(),)),
                 "this unit is attacked {@while|while it is|while she is|while he is|} in the {zone:zone}"),
            *[
                tree(AnyEvent((Happens((hole("what"),), (Enters(),)), PlayerActs(Player.YOU, (made(hole("what")),)))),
                     f"{{what:this_unit}} is deployed or {into}")
                for made, into in ((ClassChangesInto, "Class Changed into"), (LevelsUpInto, "Leveled Up into"))
            ],
            tree(PlayerActs(Player.YOU, (ClassChangesInto(hole("what")),)), "{what:one_obj} is Class Changed into"),
        ],
    ),
    (
        "supported",
        [
            phrase(IsSupported, "is {by:obj}"),
            phrase(IsSupported, "{@succeeds|is successful}", by=ANY_CARD),
        ],
    ),
    ("this_unit", [value(THIS_UNIT, "this unit")]),
    (
        # The very event that made a skill trigger.
        "occasion_event",
        [
            phrase(Happens, "{who#:obj=} {@{deeds:changing_by=}|{deeds:changing_by=/past}}"),
            phrase(Happens, "{deeds:changing_by=/done}", who=(THIS_UNIT,)),
        ],
    ),
]

ROWS: dict[str, Row] = {}
