"""Events: in triggers ("When this unit attacks"), in "If this unit is destroyed", and as what cannot be done."""

from __future__ import annotations

from engine.abilities.events import (
    Activates,
    AnyEvent,
    Attacks,
    Draws,
    Edge,
    Happens,
    IsBroken,
    Leaves,
    PlayerActs,
    TimeComes,
    Turn,
)
from engine.abilities.nouns import ControlledBy, Noun
from engine.abilities.players import Player
from engine.abilities.references import Every
from engine.abilities.triggers import Trigger
from engine.games.cipher.skillwords import DestroysBySkill, UsesIcon, UsesSkill
from engine.games.cipher.verbs import (
    AttackEnds,
    AttacksOne,
    ClassChanges,
    ClassChangesInto,
    CombatEnds,
    CriticalHits,
    Deploys,
    DestroysByAttack,
    DrawsBySkill,
    Evades,
    FailsToDestroy,
    FailsToSupport,
    Growths,
    IsAttacked,
    IsDeployed,
    IsDestroyedByAttack,
    IsDestroyedBySkill,
    IsDiscardedBySkill,
    IsEvaded,
    IsMoved,
    IsMovedByOpponent,
    IsPlaced,
    IsSupported,
    IsTapped,
    IsUntappedBySkill,
    LevelsUp,
    LevelsUpInto,
    OrbDestroyed,
)
from engine.games.cipher.vocabulary import Moment, Phase, SkillKind, Zone
from engine.games.cipher.words.nouns import THIS_UNIT
from engine.text.grammar import Phrase, Row, phrase, same, value

#: Enemies, all of them.
ENEMIES = Every(Noun((ControlledBy(Player.OPPONENT),)))
_ATTACKS = (
    *("attacks from {by:subject}", "an attack from {by:subject}"),
    *("{by:one_ref}'s attack", "{by:one_ref}'s attacks"),
)

_BY_SKILLS = (
    "by a skill's cost or effect",
    "by a skill's effect or cost",
    "by the cost or effect of a skill",
    "by a skill",
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "trigger",
        [
            phrase(Trigger, "when {event:event}"),
            phrase(Trigger, "each time {event:event}"),
            phrase(Trigger, "whenever {event:event}"),
            phrase(Trigger, "{event:time}"),
            phrase(Trigger, "at the end of {event:whole_attack}"),
            phrase(Trigger, "after {event:attack_made}"),
            phrase(Trigger, "if {event:event}"),
        ],
    ),
    (
        "time",
        [
            phrase(TimeComes, "at the {edge:edge} of your turn", turn=Turn.YOURS),
            phrase(TimeComes, "at the {edge:edge} of your opponent's turn", turn=Turn.OPPONENTS),
            phrase(TimeComes, "at the {edge:edge} of each player's turn", turn=Turn.EACH),
            *[
                phrase(TimeComes, f"at the {{edge:edge}} of {whose} {phase.value}", turn=turn, phase=phase)
                for whose, turn in (
                    ("your", Turn.YOURS),
                    ("your opponent's", Turn.OPPONENTS),
                    ("each player's", Turn.EACH),
                    ("either player's", Turn.EACH),
                )
                for phase in Phase
                if phase is not Phase.BEGINNING
            ],
        ],
    ),
    (
        "later",
        [
            phrase(TimeComes, "at the {edge:edge} of this combat", turn=Turn.THIS, phase=Moment.COMBAT),
            phrase(TimeComes, "at the {edge:edge} of the combat", turn=Turn.THIS, phase=Moment.COMBAT),
            phrase(TimeComes, "when this combat ends", edge=Edge.END, turn=Turn.THIS, phase=Moment.COMBAT),
            phrase(TimeComes, "at the {edge:edge} of this turn", turn=Turn.THIS),
            phrase(TimeComes, "at the {edge:edge} of the turn", turn=Turn.THIS),
            phrase(TimeComes, "at the {edge:edge} of your opponent's next turn", turn=Turn.OPPONENTS_NEXT),
            phrase(TimeComes, "at the {edge:edge} of your next turn", turn=Turn.YOUR_NEXT),
            phrase(TimeComes, "at the {edge:edge} of this battle", turn=Turn.THIS, phase=Moment.COMBAT),
        ],
    ),
    ("whole_attack", [phrase(Happens, "{who:ref=}'s attack", deeds=(AttackEnds(),))]),
    ("attack_made", [phrase(Happens, "{who:ref=} attacks", deeds=(AttackEnds(),))]),
    ("into_this", [phrase(ClassChangesInto, "{what:ref} is Class Changed into")]),
    ("later_trigger", [phrase(Trigger, "{event:later}")]),
    ("edge", [value(Edge.BEGINNING, "start"), value(Edge.END, "end")]),
    (
        "event",
        [
            same("{:one_event}"),
            phrase(AnyEvent, "{events:one_event,or:2}"),
            phrase(AnyEvent, "{events:one_event,or_when:2}"),
        ],
    ),
    (
        "one_event",
        [
            phrase(Happens, "{who#:ref,or} {deeds:deed,or}"),
            phrase(Happens, "{who:ref,or}'s attack {deeds:attack_deed,or}"),
            phrase(Happens, "{who:ref,or}'s combat {deeds:combat_deed=}"),
            phrase(PlayerActs, "{deeds:into_this=}", player=Player.YOU),
            phrase(PlayerActs, "you {deeds:player_deed=}", player=Player.YOU),
            phrase(Happens, "{who:ref=}'s Critical Hit {deeds:critical_deed=}"),
            phrase(OrbDestroyed, "1 of your Orbs is destroyed", player=Player.YOU),
            phrase(OrbDestroyed, "your Orb is destroyed", player=Player.YOU),
            phrase(OrbDestroyed, "one of your Orbs is destroyed", player=Player.YOU),
            phrase(OrbDestroyed, "an opponent's Orb is destroyed", player=Player.OPPONENT),
            phrase(OrbDestroyed, "your opponent's Orb is destroyed", player=Player.OPPONENT),
            phrase(OrbDestroyed, "1 of your opponent's Orbs is destroyed", player=Player.OPPONENT),
            phrase(OrbDestroyed, "an Orb of yours is destroyed", player=Player.YOU),
            phrase(Happens, "{who:this_unit=}'s {deeds:skill_destroys=}"),
        ],
    ),
    (
        "attack_deed",
        [
            phrase(DestroysByAttack, "destroys {whom:ref}", critical=False),
            phrase(AttackEnds, "ends"),
            phrase(FailsToDestroy, "fails to destroy {whom:ref}"),
            phrase(IsEvaded, "is evaded"),
            phrase(IsEvaded, "is evaded by {by:ref}"),
        ],
    ),
    ("combat_deed", [phrase(CombatEnds, "ends")]),
    ("critical_deed", [phrase(DestroysByAttack, "destroys {whom:ref}", critical=True)]),
    (
        "deed",
        [
            phrase(AttacksOne, "~attack {whom:ref}"),
            phrase(Attacks, "~attack"),
            phrase(IsAttacked, "<is|are> attacked"),
            phrase(IsAttacked, "<is|are> attacked by {by:ref}"),
            phrase(IsAttacked, "<is|are> being attacked"),
            phrase(IsAttacked, "<is|are> being attacked by {by:ref}"),
            phrase(AttacksOne, "<is|are> attacking {whom:ref}"),
            phrase(IsDeployed, "<is|are> deployed", zone=None, by_skill=False),
            phrase(IsDeployed, "<is|are> deployed in the {zone:zone}", by_skill=False),
            phrase(IsDeployed, "<is|are> deployed to the {zone:zone}", by_skill=False),
            phrase(IsDeployed, "<is|are> deployed by a skill's effect", zone=None, by_skill=True),
            phrase(IsDeployed, "<is|are> deployed via a skill's effect", zone=None, by_skill=True),
            phrase(IsDeployed, "<is|are> deployed as the effect of a skill", zone=None, by_skill=True),
            phrase(Growths, "<is|are> Growthed"),
            phrase(IsSupported, "<is|are> supported by {by:ref}"),
            phrase(IsSupported, "<is|are> being supported by {by:ref}"),
            phrase(ClassChanges, "Class <Changes|Change>"),
            phrase(LevelsUp, "~Level Up"),
            phrase(CriticalHits, "Critical <Hits|Hit>", whom=None),
            phrase(Evades, "~evade"),
            *[phrase(IsDestroyedByAttack, f"<is|are> destroyed by {attack}") for attack in _ATTACKS],
            phrase(IsBroken, "<is|are> destroyed"),
            phrase(IsDestroyedBySkill, "<is|are> destroyed by the effect or cost of skills"),
            phrase(Activates, "<is|are> untapped"),
            phrase(IsTapped, "<is|are> tapped", by_skill=False),
            phrase(IsTapped, "<is|are> tapped by a skill's cost or effect", by_skill=True),
            phrase(IsTapped, "<is|are> tapped by a skill's effect or by the cost of a skill", by_skill=True),
            phrase(IsMoved, "<is|are> moved"),
            phrase(IsMoved, "<is|are> moved to the {to:zone}", by_skill=False),
            phrase(IsMoved, "<is|are> moved by a skill's effect", by_skill=True),
            phrase(IsMoved, "<is|are> moved by a skill", by_skill=True),
            phrase(IsPlaced, "<is|are> placed into your {zone:zone}", player=Player.YOU),
            phrase(IsPlaced, "<is|are> sent to the {zone:zone}"),
            phrase(Leaves, "~leave the battlefield"),
            phrase(IsPlaced, "<is|are> placed in your {zone:zone}", player=Player.YOU),
            phrase(
                IsPlaced, "<is|are> placed in your {zone:zone} by a skill's effect", player=Player.YOU, by_skill=True
            ),
            phrase(
                IsDiscardedBySkill,
                "<is|are> sent from your hand to the Retreat Area as a result of an enemy's skill "
                "or your opponent's support skill",
            ),
            phrase(
                IsDiscardedBySkill,
                "<is|are> sent from your hand to the Retreat Area by an enemy's skill or your opponent's support skill",
            ),
            phrase(LevelsUp, "<is|are> Leveled Up"),
            phrase(Growths, "~Growth"),
            phrase(ClassChanges, "~change class"),
            phrase(ClassChanges, "<is|are> Class Changed"),
            phrase(Attacks, "<is|are> attacking"),
            phrase(DestroysByAttack, "~destroy {whom:ref}", critical=False),
            phrase(DestroysByAttack, "~destroy {whom:ref} with a Critical Hit", critical=True),
            phrase(IsMoved, "has been moved"),
            phrase(IsMoved, "<is|are> moved from the Back Line to the Front Line", to=Zone.FRONT_LINE),
            phrase(IsMoved, "has been moved from the Back Line to the Front Line", to=Zone.FRONT_LINE),
            phrase(IsMoved, "<is|are> moved from the Front Line to the Back Line", to=Zone.BACK_LINE),
            phrase(IsMoved, "<is|are> moved by the effect of a skill", by_skill=True),
            phrase(IsDeployed, "<is|are> deployed by the effect of a skill", zone=None, by_skill=True),
            phrase(IsDeployed, "<is|are> deployed by a skill", zone=None, by_skill=True),
            phrase(IsDestroyedBySkill, "<is|are> destroyed by a skill's cost or effect"),
            phrase(IsDestroyedBySkill, "<is|are> destroyed by the cost or effect of a skill"),
            phrase(IsDestroyedBySkill, "<is|are> destroyed by a skill's effect or cost"),
            phrase(IsPlaced, "<is|are> placed in the {zone:zone}"),
            phrase(IsPlaced, "placed in your {zone:zone}", player=Player.YOU),
            phrase(IsPlaced, "<is|are> sent to {zone:zone}"),
            phrase(IsPlaced, "<is|are> sent to your {zone:zone}", player=Player.YOU),
            phrase(IsPlaced, "<is|are> placed into the {zone:zone}"),
            phrase(IsTapped, "<is|are> tapped by the cost or effect of a skill", by_skill=True),
            phrase(IsDeployed, "<is|are> deployed in {zone:zone}", by_skill=False),
            *[
                phrase(IsDeployed, f"<is|are> deployed {by} {{skill:name}}", zone=None, by_skill=False, beside=None)
                for by in (
                    "via",
                    "by",
                    "using",
                    "as the effect of",
                    "by the effect of",
                    "by this unit's",
                    "via this unit's",
                    "through",
                )
            ],
            phrase(
                IsDeployed, "<is|are> deployed in the same area as {beside:ref}", zone=None, by_skill=False, skill=""
            ),
            phrase(FailsToSupport, "~fail to support", whom=None),
            phrase(FailsToSupport, "~fail to support {whom:ref}"),
            phrase(UsesSkill, "~use {skill:name}", icon=None, kind=None),
            phrase(UsesSkill, "~use a/an {kind:kind_sign} skill", icon=None, skill=""),
            phrase(UsesSkill, "~use a/an {icon:icon}", kind=None, skill=""),
            phrase(UsesSkill, "~use a/an {icon:icon} skill", kind=None, skill=""),
            phrase(
                IsPlaced,
                "<is|are> added to your hand from the {origin:zone}",
                zone=Zone.HAND,
                player=Player.YOU,
                by_skill=False,
            ),
            phrase(
                IsPlaced,
                "<is|are> added to your hand from your {origin:zone}",
                zone=Zone.HAND,
                player=Player.YOU,
                by_skill=False,
            ),
            phrase(
                IsPlaced, "<is|are> sent from your {origin:zone} to the {zone:zone}", player=Player.YOU, by_skill=False
            ),
            *[
                phrase(
                    IsPlaced,
                    f"<is|are> sent from your {{origin:zone}} to the {{zone:zone}} {by}",
                    player=Player.YOU,
                    by_skill=True,
                )
                for by in _BY_SKILLS
            ],
            *[
                phrase(IsPlaced, f"<is|are> sent to the {{zone:zone}} {by}", player=None, by_skill=True, origin=None)
                for by in _BY_SKILLS
            ],
            *[
                phrase(
                    IsPlaced,
                    f"<is|are> placed in your opponent's {{zone:zone}} {by}",
                    player=Player.OPPONENT,
                    by_skill=True,
                    origin=None,
                )
                for by in ("by a skill's effect", "by the effect of a skill")
            ],
            phrase(IsDestroyedBySkill, "<is|are> destroyed by an enemy's skill", by_enemy=True),
            phrase(IsDestroyedBySkill, "<is|are> destroyed by the effect of an enemy's skill", by_enemy=True),
            phrase(Growths, "Growthed"),
            phrase(LevelsUp, "Leveled Up"),
            phrase(CriticalHits, "Critical <Hits|Hit> {whom:ref}"),
            phrase(CriticalHits, "Critical <Hits|Hit> on {whom:ref}"),
            phrase(IsUntappedBySkill, "<is|are> untapped by a skill's effect"),
            phrase(IsUntappedBySkill, "<is|are> untapped by the effect of a skill"),
        ],
    ),
    (
        "player_deed",
        [
            phrase(ClassChangesInto, "Class Change into {what:ref}"),
            phrase(LevelsUpInto, "Level Up into {what:ref}"),
            phrase(DrawsBySkill, "draw a card via a skill's effect"),
            phrase(DrawsBySkill, "draw a card by a skill's effect"),
            phrase(Draws, "draw a card"),
            phrase(Draws, "draw 1 or more cards"),
            phrase(UsesIcon, "use a/an {icon:icon} from your hand", whose=None),
            phrase(UsesIcon, "use a/an {icon:icon} belonging to {whose:ref} in your hand"),
            phrase(Deploys, "deploy {what:subject}", by_skill=False),
            *[
                phrase(Deploys, f"deploy {{what:subject}} {by}", by_skill=True)
                for by in ("by a skill's effect", "by the effect of skills", "by the effect of a skill", "via skills")
            ],
            phrase(DrawsBySkill, "draw cards via the effect of skills"),
            phrase(DrawsBySkill, "draw cards by the effect of skills"),
            phrase(DrawsBySkill, "draw cards by a skill's effect"),
            phrase(DrawsBySkill, "draw cards by the effects of skills"),
            phrase(DrawsBySkill, "draw cards with skills"),
            phrase(Draws, "draw cards"),
        ],
    ),
    (
        # What can be forbidden: "cannot ...".
        "infinitive",
        [
            phrase(AttacksOne, "attack {whom:attackable}"),
            phrase(Attacks, "attack"),
            phrase(CriticalHits, "Critical Hit"),
            phrase(Evades, "evade"),
            phrase(IsMoved, "be moved"),
            phrase(IsMoved, "be moved by skills", by_skill=True),
            phrase(IsMoved, "be moved by the effect of skills", by_skill=True),
            phrase(IsMovedByOpponent, "be moved by enemy skills or your opponent's Support skills"),
            phrase(IsMoved, "be moved by skill effects", by_skill=True),
            phrase(Activates, "be untapped"),
            *[phrase(IsDestroyedByAttack, f"be destroyed by {attack}") for attack in _ATTACKS],
            phrase(IsDestroyedByAttack, "be destroyed by enemy attacks", by=ENEMIES),
            phrase(IsDestroyedByAttack, "be destroyed by enemies' attacks", by=ENEMIES),
            phrase(IsBroken, "be destroyed"),
            phrase(IsDestroyedBySkill, "be destroyed as the cost or effect of skills"),
            phrase(IsDestroyedBySkill, "be destroyed as the cost or effect of a skill"),
            phrase(IsDestroyedBySkill, "be destroyed by the effect or cost of skills"),
            phrase(IsDestroyedBySkill, "be destroyed by the cost or effect of skills"),
            phrase(IsDestroyedBySkill, "be destroyed by skill effects or costs"),
            phrase(IsDestroyedBySkill, "be destroyed by a skill's cost or effect"),
            phrase(IsDestroyedBySkill, "be destroyed by the cost or effect of a skill"),
            phrase(IsDestroyedBySkill, "be destroyed by the effect or cost of a skill"),
            phrase(IsDestroyedBySkill, "be destroyed as the effect or cost of skills"),
            phrase(IsDestroyedBySkill, "be destroyed as a skill's cost or effect"),
            phrase(IsDestroyedBySkill, "be destroyed by skills"),
            phrase(IsAttacked, "be attacked"),
            phrase(IsAttacked, "be attacked by {by:subject}"),
            phrase(IsDeployed, "be deployed"),
            phrase(ClassChanges, "Class Change"),
            phrase(LevelsUp, "Level Up"),
            phrase(IsMoved, "be moved by the effects of skills", by_skill=True),
            phrase(IsMoved, "be moved by skills' effects", by_skill=True),
            phrase(IsMovedByOpponent, "be moved by an enemy's skill or your opponent's Support skills"),
            phrase(IsMovedByOpponent, "be moved by an enemy's skill or your opponent's Support skill"),
            phrase(IsDeployed, "be deployed by the effect of skills", by_skill=True),
            phrase(IsDeployed, "be deployed by a skill's effect", by_skill=True),
            phrase(IsDeployed, "be deployed by skills", by_skill=True),
            phrase(LevelsUp, "be Leveled Up"),
            phrase(ClassChanges, "be Class Changed"),
            phrase(IsTapped, "be tapped", by_skill=False),
            *[
                phrase(IsDestroyedBySkill, f"be destroyed {by}", by_enemy=True)
                for by in (
                    "by the effect of enemy skills",
                    "as the effect of an enemy's skill",
                    "by the effect of an enemy's skill",
                    "by an enemy's skill",
                    "by enemy skills",
                    "by the effects of enemy skills",
                )
            ],
        ],
    ),
    (
        "evading",
        [
            phrase(IsEvaded, "be evaded"),
            phrase(IsEvaded, "be evaded by {by:subject}"),
        ],
    ),
    (
        "kind_sign",
        [
            *[value(kind, f"[{kind.value}]") for kind in SkillKind],
        ],
    ),
    (
        "this_unit",
        [
            value(THIS_UNIT, "this unit"),
        ],
    ),
    (
        "skill_destroys",
        [
            phrase(DestroysBySkill, "{skill:name} destroys {whom:ref}"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
