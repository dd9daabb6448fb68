"""Events: in triggers ("When this unit attacks"), in "If this unit is destroyed", and as what cannot be done."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.events import (
    AnyEvent,
    Attacks,
    Edge,
    Enters,
    Happens,
    Leaves,
    PlayerActs,
    TimeComes,
    Turn,
)
from engine.abilities.nouns import InZone, IsCard, Noun
from engine.abilities.players import Player
from engine.abilities.references import Any, Reference
from engine.abilities.triggers import Trigger
from engine.games.cipher.vocabulary import IsUnit, Moment, SkillKind, ThisAs, Zone
from engine.games.cipher.vocabulary.skills import BySkill, Caused, DestroysBySkill, UsesIcon, UsesSkill
from engine.games.cipher.vocabulary.verbs import (
    AttackEnds,
    ClassChanges,
    ClassChangesInto,
    CombatEnds,
    CriticalHits,
    DestroysByAttack,
    Evades,
    FailsToDestroy,
    FailsToSupport,
    IsAttacked,
    IsEvaded,
    IsMoved,
    IsRevealed,
    IsSupported,
    LevelsUp,
    LevelsUpInto,
    OrbDestroyed,
)
from engine.games.cipher.words.nouns import THIS_UNIT
from engine.games.cipher.words.terms import OF_A_SKILL, THIS_COMBAT
from engine.text.english.classes import BECAUSE_OF, WHENEVER
from engine.text.grammar import Phrase, Row, phrase, same, shaped, value
from engine.text.templates import Build, Take

_IN_HAND = ("from your hand", "in your hand")

ANY_CARD = Any(Noun((IsCard(),)))


def _destroys_either(slots: Mapping[str, object]) -> Happens:
    """The unit destroys by its attack or by a skill: "this unit's attack or "Bolt" destroys an enemy"."""
    who, whom, skill = slots["who"], slots["whom"], slots.get("skill", "")
    assert isinstance(who, Reference) and isinstance(whom, Reference) and isinstance(skill, str)
    return Happens((who,), (DestroysByAttack(whom), DestroysBySkill(skill, whom)))


def _either_destroys(value: object) -> Mapping[str, object] | None:
    match value:
        case Happens((who,), (DestroysByAttack(whom), DestroysBySkill(skill, other))) if whom == other and skill:
            return {"who": who, "whom": whom, "skill": skill}
    return None


def _destroys_by_any(value: object) -> Mapping[str, object] | None:
    match value:
        case Happens((who,), (DestroysByAttack(whom), DestroysBySkill("", other))) if whom == other:
            return {"who": who, "whom": whom}
    return None


def _survives(slots: Mapping[str, object]) -> Happens:
    """An attack fails: "this unit is not destroyed by an enemy's attack"."""
    who, whom = slots["who"], slots["whom"]
    assert isinstance(who, Reference) and isinstance(whom, Reference)
    return Happens((who,), (FailsToDestroy(whom),))


def _survived(value: object) -> Mapping[str, object] | None:
    match value:
        case Happens((who,), (FailsToDestroy(whom),)):
            return {"who": who, "whom": whom}
    return None


def _moving(slots: Mapping[str, object]) -> Happens:
    """A skill moves a unit: "a skill's effect moves this unit"."""
    whom = slots["whom"]
    assert isinstance(whom, Reference)
    return Happens((whom,), (Caused(IsMoved(), BySkill()),))


def _moved(value: object) -> Mapping[str, object] | None:
    match value:
        case Happens((whom,), (Caused(IsMoved(None), BySkill(False, None, "", None)),)):
            return {"whom": whom}
    return None


_THEIR_DECK = Any(Noun((IsCard(), InZone(Zone.DECK, Player.OPPONENT))))


def _fails(slots: Mapping[str, object]) -> Happens:
    """Whatever supports it fails: "an enemy's support fails"."""
    whom = slots["whom"]
    assert isinstance(whom, Reference)
    return Happens((ANY_CARD,), (FailsToSupport(whom),))


def _failed(value: object) -> Mapping[str, object] | None:
    match value:
        case Happens((card,), (FailsToSupport(whom),)) if card == ANY_CARD and whom is not None:
            return {"whom": whom}
    return None


def _opponent_reveals(slots: Mapping[str, object]) -> Happens:
    """A card of the opponent's deck is shown because of a skill."""
    by = slots["by"]
    assert isinstance(by, BySkill)
    return Happens((_THEIR_DECK,), (Caused(IsRevealed(), by),))


def _opponent_revealed(value: object) -> Mapping[str, object] | None:
    match value:
        case Happens((card,), (Caused(IsRevealed(), by),)) if card == _THEIR_DECK:
            return {"by": by}
    return None


def _attacked_there(slots: Mapping[str, object]) -> Happens:
    """The unit is attacked where it stands: "this unit is attacked in the Back Line"."""
    zone = slots["zone"]
    assert isinstance(zone, Zone)
    return Happens((ThisAs(Noun((IsUnit(), InZone(zone)))),), (IsAttacked(),))


def _there_attacked(value: object) -> Mapping[str, object] | None:
    match value:
        case Happens((ThisAs(Noun((IsUnit(), InZone(Zone() as zone, None)))),), (IsAttacked(None),)):
            return {"zone": zone}
    return None


def _comes_as(made: type[ClassChangesInto] | type[LevelsUpInto]) -> tuple[Build, Take]:
    """The unit comes onto the battlefield one way or the other: "is deployed or Class Changed into"."""

    def build(slots: Mapping[str, object]) -> AnyEvent:
        what = slots["what"]
        assert isinstance(what, Reference)
        return AnyEvent((Happens((what,), (Enters(),)), PlayerActs(Player.YOU, (made(what),))))

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case AnyEvent(
                (
                    Happens((what,), (Enters(),)),
                    PlayerActs(Player.YOU, (ClassChangesInto(same_one) | LevelsUpInto(same_one) as other,)),
                )
            ) if what == same_one and isinstance(other, made):
                return {"what": what}
        return None

    return build, take


def _revealing(slots: Mapping[str, object]) -> Happens:
    """The unit's skill shows a card: "this unit's "Search" reveals a <Red> card"."""
    who, whom, skill = slots["who"], slots["whom"], slots["skill"]
    assert isinstance(who, Reference) and isinstance(whom, Reference) and isinstance(skill, str)
    return Happens((whom,), (Caused(IsRevealed(), BySkill(whose=who, skill=skill)),))


def _revealed(value: object) -> Mapping[str, object] | None:
    match value:
        case Happens((whom,), (Caused(IsRevealed(), BySkill(False, who, skill, None)),)) if who is not None and skill:
            return {"who": who, "whom": whom, "skill": skill}
    return None


_ORBS = (
    (Player.YOU, "{@1 of your Orbs|one of your Orbs|your Orb|an Orb of yours|1 or more of your Orbs|your Orbs}"),
    (
        Player.OPPONENT,
        "{@1 of your opponent's Orbs|one of your opponent's Orbs|your opponent's Orb|an opponent's Orb"
        "|1 or more of your opponent's Orbs|your opponent's Orbs|an Orb of your opponent's}",
    ),
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "trigger",
        [
            phrase(Trigger, f"{WHENEVER} {{event:event}}"),
            phrase(Trigger, "{event:time}"),
            phrase(Trigger, "at the end of {event:whole_attack}"),
            phrase(Trigger, "after {event:attack_made}"),
            phrase(Trigger, "if {event:event}"),
        ],
    ),
    (
        "time",
        [
            phrase(TimeComes, f"{{at the end of {THIS_COMBAT}|when {THIS_COMBAT} ends}}", edge=Edge.END, turn=Turn.THIS,
                   phase=Moment.COMBAT),
        ],
    ),
    ("whole_attack", [phrase(Happens, "{who:obj=}'s attack", deeds=(AttackEnds(),))]),
    ("attack_made", [phrase(Happens, "{who:obj=} attacks", deeds=(AttackEnds(),))]),
    ("into_this", [phrase(ClassChangesInto, "{what:one_obj} is Class Changed into")]),
    ("time_trigger", [phrase(Trigger, "{event:time}")]),
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
            # An Orb is no unit that could be destroyed: these stand before what is said of units.
            *[
                phrase(OrbDestroyed, f"{words} {{@is|are|has been|was}} destroyed {by}", player=player)
                for player, words in _ORBS
                for by in ("", "by {by:one_obj}'s {@attack|attacks}")
            ],
            phrase(Happens, "{who#:obj,or} {deeds:deed,or}"),
            phrase(Happens, "{who:obj,or}'s attack {deeds:attack_deed,or}"),
            phrase(Happens, "{who:obj,or} {deeds:deed,or/one}"),
            phrase(Happens, "{who:obj,or}'s support {deeds:supported=}"),
            phrase(Happens, "the card supporting {who:obj=} {deeds:supported=}"),
            *[
                shaped(Happens, f"{{who:this_unit}}'s {words}", _destroys_either, _either_destroys)
                for words in (
                    "attack or {skill:name} destroys {whom:obj}",
                    "{skill:name} or attack destroys {whom:obj}",
                )
            ],
            shaped(
                Happens,
                "{who:this_unit}'s {@attack or skill|skill or attack} destroys {whom:obj}",
                _destroys_either,
                _destroys_by_any,
            ),
            shaped(
                Happens,
                "{whom:obj} is destroyed by {@either|} {who:this_unit}'s attack or {skill:name}",
                _destroys_either,
                _either_destroys,
            ),
            shaped(Happens, "{whom:obj}'s support {@fails|card fails}", _fails, _failed),
            shaped(
                Happens,
                "your opponent reveals {@a card|1 or more cards|cards} from their Deck {by:cause}",
                _opponent_reveals,
                _opponent_revealed,
            ),
            shaped(
                Happens,
                "this unit is attacked {@while|while it is|while she is|while he is|} in the {zone:zone}",
                _attacked_there,
                _there_attacked,
            ),
            *[
                shaped(AnyEvent, f"{{what:this_unit}} is {words}", *_comes_as(made))
                for made, into in ((ClassChangesInto, "Class Changed into"), (LevelsUpInto, "Leveled Up into"))
                for words in (f"deployed or {into}",)
            ],
            shaped(Happens, "{whom:obj} {@is|was} not destroyed by {who:one_obj}'s attack", _survives, _survived),
            shaped(Happens, f"{OF_A_SKILL} moves {{whom:obj}}", _moving, _moved),
            shaped(Happens, "{who:this_unit}'s {skill:name} reveals {whom:obj}", _revealing, _revealed),
            phrase(Happens, "{who:obj,or}'s combat {deeds:combat_deed=}"),
            phrase(PlayerActs, "{deeds:into_this=}", player=Player.YOU),
            phrase(PlayerActs, "you {deeds:player_deed=}", player=Player.YOU),
            phrase(PlayerActs, "your opponent {deeds:opponent_deed=}", player=Player.OPPONENT),
            phrase(Happens, "{who:obj=}'s Critical Hit {deeds:critical_deed=}"),
            phrase(Happens, "{who:this_unit=}'s {deeds:skill_destroys=}"),
        ],
    ),
    (
        "attack_deed",
        [
            phrase(DestroysByAttack, "destroys {whom:obj}", critical=False),
            phrase(AttackEnds, "ends"),
            phrase(FailsToDestroy, "fails to destroy {whom:obj}"),
            phrase(IsEvaded, "{@is|was} evaded"),
            phrase(IsEvaded, "{@is|was} evaded by {by:obj}"),
        ],
    ),
    (
        "supported",
        [
            phrase(IsSupported, "is {by:obj}"),
            phrase(IsSupported, "{@succeeds|is successful}", by=ANY_CARD),
        ],
    ),
    ("combat_deed", [phrase(CombatEnds, "ends")]),
    (
        "critical_deed",
        [
            phrase(IsEvaded, "{@is|was} evaded", critical=True),
            phrase(IsEvaded, "{@is|was} evaded by {by:obj}", critical=True),
            phrase(DestroysByAttack, "destroys {whom:obj}", critical=True),
        ],
    ),
    (
        "deed",
        [
            phrase(Attacks, "~attack {whom:obj}"),
            phrase(Attacks, "~attack"),
            same("{:befalls}"),
            same("{:changing}"),
            same("{:changing_by}"),
            phrase(Attacks, "<is|are> attacking {whom:obj}"),
            phrase(Attacks, "<is|are> attacking"),
            phrase(CriticalHits, "Critical <Hits|Hit>", whom=None),
            phrase(CriticalHits, "Critical <Hits|Hit> {whom:obj}"),
            phrase(CriticalHits, "Critical <Hits|Hit> on {whom:obj}"),
            phrase(Evades, "~evade"),
            phrase(Evades, "~evade {whose:one_obj}'s {@attack|attacks}"),
            phrase(Leaves, "~leave the battlefield"),
            phrase(DestroysByAttack, "~destroy {whom:obj}", critical=False),
            *[
                phrase(
                    DestroysByAttack,
                    f"{verb} {{whom:obj}} {BECAUSE_OF} {{@an attack|its attack|attacking|their attack}}",
                )
                for verb in ("~destroy", "~defeat")
            ],
            phrase(DestroysByAttack, f"~destroy {{whom:obj}} {BECAUSE_OF} a Critical Hit", critical=True),
            phrase(FailsToSupport, "~fail to support", whom=None),
            phrase(FailsToSupport, "~fail to support {whom:obj}"),
            phrase(UsesSkill, "~use {skill:name}", icon=None, kind=None),
            phrase(UsesSkill, "~use a/an {kind:kind_sign} skill", icon=None, skill=""),
            phrase(UsesSkill, "~use a/an {icon:icon}", kind=None, skill=""),
            phrase(UsesSkill, "~use a/an {icon:icon} skill", kind=None, skill=""),
        ],
    ),
    (
        "player_deed",
        [
            *[
                phrase(made, f"{word} {into} {{what:one_obj}}")
                for made, word in ((ClassChangesInto, "Class Change"), (LevelsUpInto, "Level Up"))
                for into in ("into", "to")
            ],
            same("{:player_draws}"),
            same("{:player_deploys}"),
            same("{:player_caused}"),
            *[phrase(UsesIcon, f"use a/an {{icon:icon}} {where}", whose=None) for where in _IN_HAND],
            phrase(UsesIcon, "use a/an {icon:icon} {@skill|}", whose=None),
            *[phrase(UsesIcon, f"use a/an {{icon:icon}} belonging to {{whose:obj}} {where}") for where in _IN_HAND],
        ],
    ),
    (
        # What can be forbidden: "cannot ...".
        "infinitive",
        [
            phrase(Attacks, "attack {whom:attackable}"),
            phrase(Attacks, "attack"),
            phrase(CriticalHits, "Critical Hit"),
            phrase(CriticalHits, "Critical Hit {whom:attackable}"),
            phrase(Evades, "evade"),
            phrase(IsMoved, "move", to=None),
            same("{:befall}"),
            phrase(ClassChanges, "Class Change"),
            phrase(LevelsUp, "Level Up"),
        ],
    ),
    (
        "evading",
        [
            phrase(IsEvaded, "be evaded"),
            phrase(IsEvaded, "be evaded by {by:who}"),
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
            phrase(DestroysBySkill, "{skill:name} destroys {whom:obj}"),
        ],
    ),
]

ROWS: dict[str, Row] = {}
