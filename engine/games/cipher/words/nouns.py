"""Noun phrases: qualities before, at and after the head."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, Number, PowerOf
from engine.abilities.events import Attacks
from engine.abilities.nouns import (
    AllDifferent,
    Among,
    AnyOf,
    Attacking,
    ControlledBy,
    CostIs,
    DidThisTurn,
    FaceDown,
    FaceUp,
    InZone,
    IsCard,
    Named,
    Noun,
    OtherThan,
    OwnedBy,
    PowerIs,
    Quality,
    Same,
    Trait,
)
from engine.abilities.players import Player
from engine.abilities.references import Participle, TheDealt, This
from engine.games.cipher.cards import Affinity, Gender, Symbol, Weapon
from engine.games.cipher.verbs import ClassChanges, LevelsUp
from engine.games.cipher.vocabulary import (
    AttackingOne,
    Bears,
    BearsAll,
    BearsNot,
    ClassChanged,
    Defending,
    IconMark,
    InCombat,
    InOtherArea,
    InSameArea,
    InStackOf,
    IsMainCharacter,
    IsUnit,
    LeveledUp,
    NotMainCharacter,
    NotNamed,
    Possesses,
    SkillIcon,
    StackedUnder,
    SupportIs,
    Tapped,
    Untapped,
    WithoutSymbol,
    WithSupportSkill,
    WithSymbol,
    Zone,
)
from engine.text.grammar import Phrase, Row, phrase, same, shaped, value

#: The unit that has the skill.
THIS_UNIT = This(Noun((IsUnit(),)))

_LEADS = ("with a Deployment Cost", "with Deployment Cost", "with a Deployment cost")
_ENDS = (
    (Comparison.AT_MOST, "or lower"),
    (Comparison.AT_MOST, "or less"),
    (Comparison.AT_MOST, "or fewer"),
    (Comparison.AT_LEAST, "or higher"),
    (Comparison.AT_LEAST, "or more"),
    (Comparison.AT_LEAST, "or greater"),
)
_COSTS = [
    *[phrase(CostIs, f"{lead} of {{amount:number}} {end}", comparison=how) for lead in _LEADS for how, end in _ENDS],
    *[phrase(CostIs, f"{lead} of {{amount:number}}", comparison=Comparison.EXACTLY) for lead in _LEADS],
    phrase(CostIs, "whose Deployment Cost is {amount:number}", comparison=Comparison.EXACTLY),
    *[phrase(CostIs, f"whose Deployment Cost is {{amount:number}} {end}", comparison=how) for how, end in _ENDS],
]
_ATTACKS = [
    *[
        phrase(PowerIs, f"{lead}{{amount:number}} {end}{word}", comparison=how)
        for lead, word in (("with ", " attack"), ("with an attack of ", ""), ("with attack of ", ""))
        for how, end in _ENDS
    ],
    *[phrase(PowerIs, f"with {{amount:number}} attack {end}", comparison=how) for how, end in _ENDS],
    phrase(PowerIs, "with less than {amount:number} attack", comparison=Comparison.LESS),
]


def alternatives(options: str) -> list[Phrase]:
    """Nouns of the symbol joined by "or", also with an article before each."""
    return [
        phrase(AnyOf, f"{{options:{options},or:2}}"),
        phrase(AnyOf, f"{{options:{options},or_a:2}}"),
    ]


#: Not Leveled Up, not Class Changed.
NOT_LEVELED_UP = OtherThan(Noun((LeveledUp(),)))
NOT_CHANGED = OtherThan(Noun((ClassChanged(),)))


def fixed(what: Quality, pattern: str) -> Phrase:
    """A pattern that always means the same quality, of which there are several."""

    def take(value: object) -> Mapping[str, object] | None:
        return {} if value == what else None

    return shaped(type(what), pattern, lambda slots: what, take)


def dealt(done: str) -> Among:
    """Those to which the skill has done something."""
    head = IsUnit() if done in ("destroyed", "tapped") else IsCard()
    return Among(TheDealt(Participle(done), Noun((head,))))


def _of_two_areas(slots: Mapping[str, object]) -> AnyOf:
    """What lies in either of two areas of yours: "from your hand or Retreat Area"."""
    zones = (slots["one"], slots["other"])
    return AnyOf(tuple(Noun((InZone(zone, Player.YOU),)) for zone in zones if isinstance(zone, Zone)))


def _two_areas(value: object) -> Mapping[str, object] | None:
    match value:
        case AnyOf((Noun((InZone(Zone() as one, Player.YOU),)), Noun((InZone(Zone() as other, Player.YOU),)))):
            return {"one": one, "other": other}
    return None


def _neither(slots: Mapping[str, object]) -> OtherThan:
    """Cards of neither name: "non-"Vell" or "Osk" cards"."""
    names = (slots["one"], slots["other"])
    return OtherThan(Noun((AnyOf(tuple(Noun((Named(str(name)),)) for name in names)),)))


def _of_neither(value: object) -> Mapping[str, object] | None:
    match value:
        case OtherThan(Noun((AnyOf((Noun((Named(one),)), Noun((Named(other),)))),))):
            return {"one": one, "other": other}
    return None


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("noun", [phrase(Noun, "{qualities:noun_row}")]),
    ("mark", [value(mark, f"[{mark.value}]") for kind in (Symbol, Gender, Weapon, Affinity) for mark in kind]),
    ("mark_noun", [phrase(Noun, "{qualities:plain_mark=}")]),
    ("plain_mark", [phrase(Bears, "{mark:mark}")]),
    ("name_noun", [phrase(Noun, "{qualities:plain_name=}")]),
    ("plain_name", [phrase(Named, "{name:name}")]),
    (
        "pre",
        [
            value(OtherThan(THIS_UNIT), "other"),
            phrase(ControlledBy, "allied", player=Player.YOU),
            phrase(ControlledBy, "enemy", player=Player.OPPONENT),
            phrase(OwnedBy, "your", player=Player.YOU),
            phrase(OwnedBy, "your opponent's", player=Player.OPPONENT),
            phrase(OwnedBy, "of your", player=Player.YOU),
            phrase(OwnedBy, "of their", player=Player.THEY),
            phrase(OwnedBy, "of your opponent's", player=Player.OPPONENT),
            phrase(NotMainCharacter, "non-Main Character"),
            phrase(Bears, "{mark:mark}"),
            phrase(BearsNot, "non-{mark:mark}"),
            phrase(WithoutSymbol, "[Colorless]"),
            phrase(Named, "{name:name}"),
            phrase(NotNamed, "non-{name:name}"),
            *alternatives("mark_noun"),
            *alternatives("name_noun"),
            phrase(FaceUp, "face-up"),
            phrase(FaceDown, "face-down"),
            phrase(Tapped, "tapped"),
            phrase(Untapped, "untapped"),
            phrase(LeveledUp, "Leveled Up"),
            phrase(ClassChanged, "Class Changed"),
            phrase(Attacking, "attacking"),
            phrase(Defending, "defending"),
            phrase(InZone, "Front Line", zone=Zone.FRONT_LINE, player=None),
            phrase(InZone, "Back Line", zone=Zone.BACK_LINE, player=None),
            phrase(CostIs, "cost {amount:number} or lower", comparison=Comparison.AT_MOST),
            phrase(CostIs, "Deployment Cost of {amount:number}", comparison=Comparison.EXACTLY),
            fixed(dealt("revealed"), "revealed"),
            fixed(NOT_CHANGED, "non-Class Changed"),
            fixed(NOT_LEVELED_UP, "non-Leveled Up"),
            shaped(OtherThan, "non-{one:name} or {other:name}", _neither, _of_neither),
            phrase(IsUnit, "allied or enemy"),
        ],
    ),
    (
        "head",
        [
            phrase(ControlledBy, "<ally|allies>", player=Player.YOU),
            phrase(ControlledBy, "<enemy|enemies>", player=Player.OPPONENT),
            phrase(IsUnit, "<unit|units>"),
            phrase(InCombat, "combat <unit|units>"),
            phrase(InCombat, "<unit|units> in combat"),
            phrase(IsCard, "<card|cards>"),
            phrase(IsMainCharacter, "<Main Character|Main Characters>"),
            phrase(InZone, "Bond <card|cards>", zone=Zone.BOND, player=None),
            phrase(InZone, "<Bond|Bonds>", zone=Zone.BOND, player=None),
            phrase(InZone, "<Orb|Orbs>", zone=Zone.ORB, player=None),
            phrase(InZone, "Support <card|cards>", zone=Zone.SUPPORT, player=None),
            phrase(Bears, "{mark:mark}"),
            phrase(BearsNot, "non-{mark:mark}"),
            phrase(WithoutSymbol, "[Colorless]"),
            phrase(Named, "{name:name}"),
            phrase(NotNamed, "non-{name:name}"),
            *alternatives("mark_noun"),
            *alternatives("name_noun"),
            phrase(IsUnit, "<ally or enemy|allies or enemies>"),
        ],
    ),
    (
        "post",
        [
            *_COSTS,
            *_ATTACKS,
            phrase(InZone, "from {player:poss} {zone:zone}"),
            phrase(InZone, "in {player:poss} {zone:zone}"),
            phrase(InZone, "from the {zone:zone}", player=None),
            phrase(InZone, "in the {zone:zone}", player=None),
            phrase(InZone, "<who is|who are> in the {zone:zone}", player=None),
            phrase(InZone, "<that is|that are> in the {zone:zone}", player=None),
            phrase(InZone, "<who is|who are> in {player:poss} {zone:zone}"),
            phrase(InSameArea, "in the same area as {whose:ref}"),
            phrase(InSameArea, "<who is|who are> in the same area as {whose:ref}"),
            phrase(OtherThan, "other than {what:ref}"),
            phrase(OtherThan, ", other than {what:ref}"),
            phrase(OtherThan, "<that is|that are> not {what:ref}"),
            phrase(OtherThan, "aside from {what:ref}"),
            phrase(OtherThan, "besides {what:ref}"),
            phrase(Same, "with the same Unit Name as {whose:ref}", trait=Trait.NAME),
            phrase(DidThisTurn, "<who has|who have> {deed:done} in this turn"),
            phrase(DidThisTurn, "<that has|that have> {deed:done} in this turn"),
            phrase(DidThisTurn, "<who has|who have> {deed:done} this turn"),
            phrase(DidThisTurn, "<that has|that have> {deed:done} this turn"),
            phrase(AttackingOne, "<who is|who are> attacking {whom:ref}"),
            phrase(AttackingOne, "attacking {whom:ref}"),
            phrase(Among, "among {them:them}"),
            phrase(Possesses, "who <possesses|possess> a/an {icon:icon}"),
            phrase(Possesses, "with a/an {icon:icon}"),
            phrase(WithSupportSkill, "with a Support Skill"),
            phrase(WithSupportSkill, "with support skills"),
            phrase(WithSupportSkill, "<who has|who have> a Support Skill"),
            phrase(Possesses, "with the {icon:icon}"),
            phrase(WithSymbol, "with a Symbol"),
            phrase(WithSymbol, "with a [Symbol]"),
            phrase(WithoutSymbol, "without a [Symbol]"),
            phrase(BearsAll, "<who is|who are> both {marks:mark,and:2}"),
            phrase(BearsAll, "<that is|that are> both {marks:mark,and:2}"),
            phrase(Same, "and the same Unit Name as {whose:ref}", trait=Trait.NAME),
            phrase(InOtherArea, "in a different area to {whose:ref}"),
            phrase(InOtherArea, "in a different area from {whose:ref}"),
            phrase(StackedUnder, "stacked under {whom:ref}"),
            phrase(Same, "that has the same Unit Name as {whose:ref}", trait=Trait.NAME),
            phrase(WithoutSymbol, "without a Symbol"),
            phrase(ClassChanged, "<who has|who have> Class Changed"),
            phrase(LeveledUp, "<who has|who have> Leveled Up"),
            phrase(LeveledUp, "<who is|who are> Leveled Up"),
            phrase(BearsAll, "who <is|are> both a/an {marks:mark,and:2}"),
            phrase(AllDifferent, "with different Unit Names", trait=Trait.NAME),
            phrase(AllDifferent, "with different Unit Names from each other", trait=Trait.NAME),
            phrase(AllDifferent, "with different Deployment Costs", trait=Trait.COST),
            phrase(BearsAll, "<that is|that are> both a/an {marks:mark,and:2}"),
            phrase(BearsAll, "who <is|are> both {marks:mark,and_a:2}"),
            phrase(BearsAll, "with both {marks:mark,and:2}"),
            phrase(Named, "{name:name}"),
            phrase(IsUnit, "on the Battlefield"),
            phrase(IsUnit, "on the field"),
            phrase(IsUnit, "present"),
            phrase(OwnedBy, "you have", player=Player.YOU),
            phrase(OwnedBy, "your opponent has", player=Player.OPPONENT),
            phrase(Possesses, "that <possesses|possess> a/an {icon:icon}"),
            phrase(Possesses, "that <possesses|possess> {icon:icon}"),
            phrase(Possesses, "who <possesses|possess> {icon:icon}"),
            phrase(Possesses, "with {icon:icon}"),
            phrase(Possesses, "with a/an {icon:icon} skill"),
            phrase(Possesses, "with {icon:icon} skills"),
            phrase(Possesses, "that <has|have> a/an {icon:icon}"),
            phrase(WithSupportSkill, "<that has|that have> a Support Skill"),
            phrase(WithSupportSkill, "with a support skill"),
            phrase(InZone, "<who is|who are> on the {zone:zone}", player=None),
            phrase(InZone, "on the {zone:zone}", player=None),
            phrase(PowerIs, "with at least {amount:number} attack", comparison=Comparison.AT_LEAST),
            phrase(PowerIs, "<who has|who have> {amount:number} attack", comparison=Comparison.EXACTLY),
            phrase(PowerIs, "with {amount:number} attack", comparison=Comparison.EXACTLY),
            phrase(PowerIs, "whose attack is less than {amount:attack_of}", comparison=Comparison.LESS),
            phrase(PowerIs, "whose attack is lower than {amount:attack_of}", comparison=Comparison.LESS),
            phrase(PowerIs, "whose attack is lower than {amount:attack_owned}", comparison=Comparison.LESS),
            phrase(PowerIs, "with less attack than {amount:attack_whole}", comparison=Comparison.LESS),
            phrase(PowerIs, "with lower attack than {amount:attack_whole}", comparison=Comparison.LESS),
            phrase(PowerIs, "with an attack lower than {amount:attack_owned}", comparison=Comparison.LESS),
            phrase(AllDifferent, "with different Unit Names than each other", trait=Trait.NAME),
            phrase(AllDifferent, ", all with different Unit Names,", trait=Trait.NAME),
            phrase(AllDifferent, "all with different Unit Names", trait=Trait.NAME),
            phrase(Same, "with the same Deployment Cost as {whose:ref}", trait=Trait.COST),
            phrase(Same, "with the same Symbol as {whose:ref}", trait=Trait.ELEMENT),
            phrase(Same, "with the same Color as {whose:ref}", trait=Trait.ELEMENT),
            phrase(Same, "that share a Color with {whose:ref}", trait=Trait.ELEMENT),
            phrase(Named, "whose Unit Name is {name:name}"),
            phrase(CostIs, "<that has|that have> a Deployment Cost of {amount:number}", comparison=Comparison.EXACTLY),
            phrase(
                CostIs,
                "<that has|that have> a Deployment Cost of {amount:number} or higher",
                comparison=Comparison.AT_LEAST,
            ),
            phrase(
                CostIs,
                "<that has|that have> a Deployment Cost of {amount:number} or lower",
                comparison=Comparison.AT_MOST,
            ),
            phrase(
                CostIs,
                "<who has|who have> a Deployment Cost of {amount:number} or higher",
                comparison=Comparison.AT_LEAST,
            ),
            phrase(
                CostIs,
                "<who has|who have> a Deployment Cost of {amount:number} or lower",
                comparison=Comparison.AT_MOST,
            ),
            phrase(CostIs, "<who has|who have> a Deployment Cost of {amount:number}", comparison=Comparison.EXACTLY),
            phrase(
                CostIs, "and <has|have> a Deployment Cost of {amount:number} or lower", comparison=Comparison.AT_MOST
            ),
            phrase(SupportIs, "with a support of {amount:number}", comparison=Comparison.EXACTLY),
            phrase(SupportIs, "with {amount:number} support", comparison=Comparison.EXACTLY),
            phrase(SupportIs, "with a support value of {amount:number}", comparison=Comparison.EXACTLY),
            phrase(InStackOf, "stacked with {whom:ref}"),
            phrase(InStackOf, "in {whom:one_ref}'s stack"),
            phrase(InStackOf, "in the stack of {whom:one_ref}"),
            phrase(Among, "from among {them:them}"),
            phrase(Among, "of {them:them}"),
            *[
                fixed(dealt(done), f"{words} by this skill{effect}")
                for done, words in (
                    ("discarded", "sent to the Retreat Area"),
                    ("revealed", "revealed"),
                    ("tapped", "tapped"),
                )
                for effect in ("", "'s effect")
            ],
            fixed(dealt("tapped"), "tapped as the cost of this skill"),
            fixed(NOT_LEVELED_UP, "<who has|who have> not Leveled Up"),
            fixed(NOT_LEVELED_UP, "<who has|who have> not been Leveled Up"),
            fixed(NOT_CHANGED, "<who has|who have> not Class Changed"),
            phrase(WithoutSymbol, "without an [Symbol]"),
            shaped(AnyOf, "from your {one:zone} or {other:zone}", _of_two_areas, _two_areas),
            shaped(AnyOf, "from your {one:zone} or your {other:zone}", _of_two_areas, _two_areas),
        ],
    ),
    ("symbolic", [phrase(WithSymbol, "with a Symbol"), phrase(WithSymbol, "with a [Symbol]")]),
    (
        "done",
        [
            phrase(Attacks, "attacked"),
            phrase(ClassChanges, "Class Changed"),
            phrase(LevelsUp, "Leveled Up"),
            same("{:been}"),
        ],
    ),
    (
        "icon",
        [
            *[phrase(IconMark, f"[LvS{number}]", icon=SkillIcon.LVS, number=number) for number in range(2, 10)],
            phrase(IconMark, "[LvSX]", icon=SkillIcon.LVS, number=-1),
            *[
                phrase(IconMark, f"[{icon.value}]", icon=icon, number=0)
                for icon in SkillIcon
                if icon is not SkillIcon.LVS
            ],
        ],
    ),
    ("zone", [value(zone, zone.value) for zone in Zone]),
    (
        "poss",
        [
            value(Player.YOU, "your"),
            value(Player.OPPONENT, "your opponent's"),
            value(Player.THEY, "their"),
        ],
    ),
    ("number", [phrase(Number, "{number:int}"), phrase(Number, "one", number=1)]),
    ("main_noun", [phrase(Noun, "{qualities:main_row}")]),
    (
        "main_pre",
        [
            phrase(OwnedBy, "your", player=Player.YOU),
            phrase(OwnedBy, "your opponent's", player=Player.OPPONENT),
            phrase(OwnedBy, "their", player=Player.THEY),
        ],
    ),
    ("main", [phrase(IsMainCharacter, "<Main Character|Main Characters>"), same("{:fighter}")]),
    (
        "fighter",
        [
            phrase(Attacking, "attacking <unit|units>"),
            phrase(Defending, "defending <unit|units>"),
            phrase(InCombat, "combat <unit|units>"),
            phrase(InCombat, "<unit|units> in combat"),
            phrase(InZone, "Support card", zone=Zone.SUPPORT, player=None),
            phrase(InZone, "supporting card", zone=Zone.SUPPORT, player=None),
        ],
    ),
    ("fighting_noun", [phrase(Noun, "{qualities:fighting_row}")]),
    (
        "both_marks",
        [
            phrase(BearsAll, "both {marks:mark,and:2}"),
            phrase(BearsAll, "both a/an {marks:mark,and:2}"),
            phrase(BearsAll, "both a/an {marks:mark,and_a:2}"),
        ],
    ),
    (
        "attack_owned",
        [
            phrase(PowerOf, "{whose:one_ref}'s"),
        ],
    ),
    (
        "attack_whole",
        [
            phrase(PowerOf, "{whose:one_ref}"),
        ],
    ),
]

ROWS = {
    "noun_row": Row((("pre", 0, 6), ("head", 1, 1), ("post", 0, 5))),
    "main_row": Row((("main_pre", 1, 1), ("pre", 0, 3), ("main", 1, 1), ("symbolic", 0, 1))),
    "fighting_row": Row((("pre", 0, 3), ("fighter", 1, 1), ("symbolic", 0, 1))),
}
