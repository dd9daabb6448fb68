"""Events: in triggers ("When this unit attacks"), and in "If this unit is destroyed"."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.nouns import THIS_UNIT
from engine.games.cipher.words.terms import THIS_COMBAT
from engine.text.english.classes import BECAUSE_OF, WHENEVER, any_of
from engine.text.english.events import events
from engine.text.grammar import Row
from engine.text.phrases import Phrase, hole, phrase, same, terms, tree, value

ANY_CARD = ab.Any(ab.Noun((ab.IsCard(),)))
_THEIR_DECK = ab.Any(ab.Noun((ab.IsCard(), ab.InZone(own.Zone.DECK, ab.Player.OPPONENT))))
_SOME = "{@1 of|one of|1 or more of|any of|at least one of|a/an|}"
_BY_ATTACK = own.DestroysByAttack(hole("whom"))
#: By its attack or by a skill: "this unit's attack or "Bolt" destroys an enemy".
_EITHER = any_of("attack or {skill:any_skill}", "{skill:any_skill} or attack")
_BY_EITHER = ab.Happens((hole("who"),), (_BY_ATTACK, own.DestroysBySkill(hole("skill"), hole("whom"))))

PHRASES: list[tuple[str, list[Phrase]]] = [
    # An Orb is no unit that could be destroyed: it stands before what is said of units.
    ("one_event", [same("{:orb_destroyed}")]),
    (
        "orb_destroyed",
        [
            phrase(own.OrbDestroyed, f"{_SOME} {orbs} {{@is}} destroyed"
                   " ?(by {by:one_obj}'s {@attack})?", player=player)
            for player, orbs in (
                (ab.Player.YOU, "your {@Orb|Orbs}"),
                (ab.Player.OPPONENT,
                 "{@opponent}'s {@Orb|Orbs}"),
            )
        ],
    ),
    *events(WHENEVER),
    (
        "trigger",
        [
            tree(ab.Trigger(ab.Happens(hole("who"), (own.AttackEnds(),))),
                 "{at the end of {who:obj=}'s attack|after {who:obj=} attacks}"),
        ],
    ),
    (
        "time",
        [
            phrase(ab.TimeComes, f"{{at the end of {THIS_COMBAT}|when {THIS_COMBAT} ends}}", edge=ab.Edge.END,
                   turn=ab.Turn.THIS,
                   phase=own.Moment.COMBAT),
        ],
    ),
    ("doer", [same("{:obj}")]),
    (
        "one_event",
        [
            # A list is one or many, as it is printed.
            phrase(ab.Happens, "{who:doer,or} {deeds:deed,or/one}"),
            # What happens is said of the past, too.
            same("{:happening/past}"),
            phrase(ab.Happens, "{who:obj,or}'s support {deeds:supported=}"),
            phrase(ab.Happens, "the card supporting {who:obj=} {deeds:supported=}"),
            phrase(ab.Happens, "{who:obj,or}'s combat ends", deeds=(own.CombatEnds(),)),
            tree(_BY_EITHER, f"{{@{{who:this_unit}}'s {_EITHER} destroys {{whom:obj}}"
                 f"|{{whom:obj}} is destroyed by {{@each:either}} {{who:this_unit}}'s {_EITHER}}}"),
            tree(ab.Happens((hole("who"),), (own.DestroysBySkill(hole("skill"), hole("whom")),)),
                 "{who:this_unit}'s {skill:name} destroys {whom:obj}"),
            tree(ab.Happens((ANY_CARD,), (own.FailsToSupport(hole("whom")),)),
                 "{whom:obj}'s support {@fails|card fails}"),
            tree(ab.Happens((hole("who"),), (own.FailsToDestroy(hole("whom")),)),
                 "{whom:obj} {@is} not destroyed by {who:one_obj}'s attack"),
            tree(ab.Happens((_THEIR_DECK,), (ab.Caused(own.IsRevealed(), hole("by")),)),
                 f"your opponent reveals {{@a card}} from their Deck {BECAUSE_OF} {{by:cause}}"),
            tree(ab.Happens((hole("whom"),), (ab.Caused(hole("deed"), hole("by")),)),
                 "{by:cause} {deed:done_so} {whom:obj}"),
            tree(ab.Happens((own.ThisAs(ab.Noun((own.IsUnit(), ab.InZone(hole("zone"))))),), (own.IsAttacked(),)),
                 "this unit is attacked {@while|while it is|while she is|while he is|} in the {zone:zone}"),
            *[
                tree(ab.AnyEvent((ab.Happens((hole("what"),), (ab.Enters(),)),
                                  ab.PlayerActs(ab.Player.YOU, (made(hole("what")),)))),
                     f"{{what:this_unit}} is deployed or {into}")
                for made, into in ((own.ClassChangesInto, "Class Changed into"), (own.LevelsUpInto, "Leveled Up into"))
            ],
            tree(ab.PlayerActs(ab.Player.YOU, (own.ClassChangesInto(hole("what")),)),
                 "{what:one_obj} is Class Changed into"),
        ],
    ),
    (
        "happening",
        [
            phrase(ab.Happens, f"{{who:obj,or}}'s {what},or/one/same}}")
            for what in ("attack {deeds:attack_deed", "Critical Hit {deeds:critical_deed")
        ],
    ),
    (
        "supported",
        [
            phrase(own.IsSupported, "is {by:obj}"),
            phrase(own.IsSupported, "{@succeeds|is successful}", by=ANY_CARD),
        ],
    ),
    # What a skill does, as what befalls a card.
    (
        "done_so",
        [
            terms([
                (own.IsMoved(), "moves"), (own.IsMoved(), "move"), (own.IsRevealed(), "reveals"),
                (own.IsRevealed(), "reveal"),
            ]),
        ],
    ),
    ("any_skill", [same("{:name}"), value("", "skill")]),
    ("this_unit", [value(THIS_UNIT, "this unit")]),
    (
        # The very event that made a skill trigger.
        "occasion_event",
        [
            phrase(ab.Happens, "{who#:obj=} {@{deeds:becoming_so=}|{deeds:becoming_so=/past}}"),
            phrase(ab.Happens, "{deeds:becoming_so=/done}", who=(THIS_UNIT,)),
        ],
    ),
]

ROWS: dict[str, Row] = {}
