"""Noun phrases: qualities before, at and after the head."""

from __future__ import annotations

from engine.abilities.amounts import Number
from engine.abilities.nouns import (
    Among,
    AnyOf,
    Attacking,
    ControlledBy,
    CostIs,
    DidThisTurn,
    InZone,
    IsCard,
    Named,
    Noun,
    OtherThan,
    OwnedBy,
    Same,
    Trait,
)
from engine.abilities.players import Player
from engine.abilities.references import Participle, TheDealt, This
from engine.games.cipher.cards import Affinity, Gender, Symbol, Weapon
from engine.games.cipher.vocabulary import (
    Bears,
    BearsAll,
    BearsNot,
    ClassChanged,
    Defending,
    IconMark,
    InCombat,
    InOtherArea,
    InSameArea,
    IsMainCharacter,
    IsUnit,
    LeveledUp,
    NotMainCharacter,
    NotNamed,
    Possesses,
    Reaches,
    SkillIcon,
    StackedUnder,
    WithClassChangeCost,
    WithoutSymbol,
    WithSupportSkill,
    WithSymbol,
    Zone,
)
from engine.games.cipher.vocabulary.skills import PossessesNamed
from engine.games.cipher.words.compared import JOINED, costing, strengths
from engine.games.cipher.words.terms import AREA, AS_COST, DISCARDED, SYMBOL
from engine.text.english.classes import A_THE, ANOTHER, THAN_THAT, THIS_TURN, WHO, WITHIN, any_of
from engine.text.english.nouns import alike, alternatives, besides, nouns, placed
from engine.text.grammar import Phrase, Row, phrase, same, tree, value
from engine.text.holes import hole

#: The unit that has the skill.
THIS_UNIT = This(Noun((IsUnit(),)))

#: Not Leveled Up, not Class Changed.
NOT_LEVELED_UP = OtherThan(Noun((LeveledUp(),)))
NOT_CHANGED = OtherThan(Noun((ClassChanged(),)))


_THAT_WAS = any_of("that was", "that were", "which was", "which were", "who was", "who were", "")
_THIS_SKILL = any_of("this skill", "this skill's effect", "this skill's cost", "this skill's cost or effect")
#: What a skill may have done to those that it speaks of.
_DEALT = (
    ("discarded", DISCARDED),
    ("revealed", "revealed"),
    ("tapped", "tapped"),
    ("destroyed", "destroyed"),
    ("deployed", "deployed"),
    ("drawn", "drawn"),
    ("returned", "{@returned to their hand|returned to your hand|returned to its owner's hand|returned to the hand}"),
)


def _having(lead: str) -> list[Phrase]:
    """What else a card has: behind "with", "that has", "does not have"."""
    return [
        *strengths(lead),
        *alike(lead, "", "all", "each"),
        phrase(Reaches, f"{lead} range {{distances:range}}"),
        phrase(WithClassChangeCost, f"{lead} a Class Change Cost"),
        phrase(Possesses, f"{lead} {A_THE} {{icon:icon}} {{@skill|skills|}}"),
        phrase(PossessesNamed, f"{lead} {A_THE} {{skill:name}} {{@support skill|skill|}}"),
        phrase(WithSupportSkill, f"{lead} {{@a support skill|support skills}}"),
        phrase(WithSymbol, f"{lead} a {SYMBOL}"),
    ]


def _being(lead: str) -> list[Phrase]:
    """What a card is, besides a noun: behind "who is"."""
    return [
        phrase(Attacking, f"{lead} attacking {{whom:obj}}"),
        phrase(BearsAll, f"{lead} both {{@|a|an}} {{@{{marks:mark,and:2}}|{{marks:mark,and_a:2}}}}"),
        tree(NOT_LEVELED_UP, f"{lead} not Leveled Up"),
        tree(NOT_CHANGED, f"{lead} not Class Changed"),
    ]


def beside(lead: str = "") -> list[Phrase]:
    """In whose line a unit is: by itself, and behind "who is"."""
    return [
        phrase(InSameArea, f"{lead} in the same {AREA} {{@as|with}} {{whose:obj}}"),
        phrase(InOtherArea, f"{lead} in {ANOTHER} {AREA} {THAN_THAT} {{whose:obj}}"),
    ]


def _have_done(lead: str) -> list[Phrase]:
    return [
        phrase(ClassChanged, f"{lead} {{@|been}} Class Changed"),
        phrase(LeveledUp, f"{lead} {{@|been}} Leveled Up"),
        tree(NOT_LEVELED_UP, f"{lead} not {{@|been}} Leveled Up"),
        tree(NOT_CHANGED, f"{lead} not {{@|been}} Class Changed"),
    ]


def dealt(done: str) -> Among:
    """Those to which the skill has done something."""
    head = IsUnit() if done in ("destroyed", "tapped", "deployed") else IsCard()
    return Among(TheDealt(Participle(done), Noun((head,))))


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("noun", [phrase(Noun, "{qualities:noun_row}")]),
    ("mark", [value(mark, f"[{mark.value}]") for kind in (Symbol, Gender, Weapon, Affinity) for mark in kind]),
    ("mark_noun", [phrase(Noun, "{qualities:plain_mark=}")]),
    ("plain_mark", [phrase(Bears, "{mark:mark}")]),
    ("name_or_mark", [same("{:name_noun}"), same("{:mark_noun}")]),
    ("name_noun", [phrase(Noun, "{qualities:plain_name=}")]),
    ("plain_name", [phrase(Named, "{name:name}")]),
    # What a card bears or is called; the same may be all that is said of it.
    (
        "described",
        [
            phrase(Bears, "{mark:mark}"),
            phrase(BearsNot, "non-{mark:mark}"),
            phrase(WithoutSymbol, "[Colorless]"),
            phrase(Named, "{name:name}"),
            phrase(NotNamed, "non-{name:name}"),
            *alternatives("name_or_mark"),
        ],
    ),
    (
        "pre",
        [
            value(OtherThan(THIS_UNIT), "other"),
            phrase(ControlledBy, "allied", player=Player.YOU),
            phrase(ControlledBy, "enemy", player=Player.OPPONENT),
            same("{:your}"),
            phrase(NotMainCharacter, "non-Main Character"),
            same("{:described}"),
            same("{:such}"),
            phrase(CostIs, "{@cost|Deployment Cost|Deployment Cost of} {amount:number} {comparison:cost_so}"),
            tree(dealt("revealed"), "revealed"),
            tree(NOT_CHANGED, "non-Class Changed"),
            tree(NOT_LEVELED_UP, "non-Leveled Up"),
            tree(OtherThan(Noun((AnyOf((Noun((Named(hole("one")),)), Noun((Named(hole("other")),)))),))),
                 "non-{one:name} or {other:name}"),
            phrase(IsUnit, "allied or enemy"),
        ],
    ),
    (
        "head",
        [
            same("{:unit_head}"),
            phrase(InCombat, "combat <unit|units>"),
            phrase(InCombat, "<unit|units> in combat"),
            phrase(IsCard, "<card|cards>"),
            phrase(IsMainCharacter, "<Main Character|Main Characters>"),
            phrase(InZone, "Bond <card|cards>", zone=Zone.BOND, player=None),
            phrase(InZone, "<Bond|Bonds>", zone=Zone.BOND, player=None),
            phrase(InZone, "<Orb|Orbs>", zone=Zone.ORB, player=None),
            phrase(InZone, "Support <card|cards>", zone=Zone.SUPPORT, player=None),
            same("{:described}"),
            phrase(IsUnit, "<ally or enemy|allies or enemies>"),
        ],
    ),
    (
        "post",
        [
            *costing(JOINED),
            *_having(JOINED),
            same("{:place}"),
            *_being(f"{WHO} <is|are>"),
            *_have_done(f"{WHO} <has|have>"),
            *placed(f"{WHO} <is|are>"),
            *beside(f"{WHO} <is|are>"),
            *besides(),
            phrase(OtherThan, f"{WHO} <does|do> not {{@have|possess}} {{what:costing}}"),
            phrase(OtherThan, "without {what:lacked}"),
            phrase(Same, "and the same Unit Name as {whose:like}", trait=Trait.NAME),
            phrase(DidThisTurn, f"{WHO} {{deed:done}} {THIS_TURN}"),
            phrase(Attacking, "attacking {whom:obj}"),
            phrase(Among, "{@of|from} {them:ref}"),
            phrase(WithoutSymbol, f"without {{@a|an|any}} {SYMBOL}"),
            phrase(StackedUnder, "{@stacked under|stacked beneath|stacked underneath|under} {whom:obj}"),
            same("{:stacked_with}"),
            same("with {:both_marks}"),
            phrase(Named, "{name:name}"),
            phrase(Named, "{@named|with the Unit Name|whose Unit Name is} {name:name}"),
            phrase(IsUnit, "{@on the Battlefield|on the field|present|in play}"),
            phrase(OwnedBy, "{@that|} {@you have|you control}", player=Player.YOU),
            phrase(OwnedBy, "{@that|} {@your opponent has|your opponent controls}", player=Player.OPPONENT),
            phrase(IsUnit, ", including this unit ,"),
            phrase(IsUnit, "(including this unit)"),
            same("{:dealt_as}"),
        ],
    ),
    (
        # What a card has: behind "with", "that has", "does not have".
        "having",
        [
            *costing(""),
            *_having(""),
        ],
    ),
    ("lacked", [phrase(Noun, "{qualities:lackable=}")]),
    (
        "lackable",
        [
            phrase(WithSupportSkill, "{@a support skill|support skills|any support skills}"),
            phrase(Possesses, "a/an {icon:icon} {@skill|}"),
            phrase(PossessesNamed, "{skill:name}"),
        ],
    ),
    # A unit to which a card is likened: what stands behind it with "from" belongs to the card, for units are in lines.
    ("unit_noun", [phrase(Noun, "{qualities:unit_row}")]),
    (
        "unit_head",
        [
            phrase(ControlledBy, "<ally|allies>", player=Player.YOU),
            phrase(ControlledBy, "<enemy|enemies>", player=Player.OPPONENT),
            phrase(IsUnit, "<unit|units>"),
        ],
    ),
    (
        "unit_post",
        [
            *costing(JOINED),
            phrase(InZone, f"{WITHIN} the {{zone:battle_line}}", player=None),
            phrase(InZone, f"{WHO} <is|are> {WITHIN} the {{zone:battle_line}}", player=None),
            phrase(InSameArea, f"in the same {AREA} as {{whose:obj}}"),
        ],
    ),
    ("battle_line", [value(zone, zone.value) for zone in (Zone.FRONT_LINE, Zone.BACK_LINE)]),
    # Those to which the skill has done something: "the unit deployed by this skill".
    ("dealt_noun", [phrase(Noun, "{qualities:dealt_row}")]),
    (
        "dealt_as",
        [
            tree(dealt(done), f"{_THAT_WAS} {words} {AS_COST} {_THIS_SKILL}") for done, words in _DEALT
        ],
    ),
    ("symbolic", [phrase(WithSymbol, "with a {Symbol|[Symbol]}")]),
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
    ("excluded", [same("{:obj}")]),
    (
        "trait",
        [
            value(Trait.NAME, "Unit Name"), value(Trait.COST, "Deployment Cost"),
            *[value(Trait.ELEMENT, word) for word in ("Symbol", "[Symbol]", "Color")],
        ],
    ),
    (
        "traits",
        [
            value(Trait.NAME, "Unit Names"), value(Trait.COST, "Deployment Costs"),
            *[value(Trait.ELEMENT, word) for word in ("Symbols", "Colors")],
        ],
    ),
    *nouns(),
    ("number", [phrase(Number, "{number:int}")]),
    ("main_noun", [phrase(Noun, "{qualities:main_row}")]),
    ("main_pre", [phrase(OwnedBy, "{player:poss}")]),
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
            phrase(BearsAll, "both {@|a|an} {@{marks:mark,and:2}|{marks:mark,and_a:2}}"),
        ],
    ),
]

ROWS = {
    "dealt_row": Row((("pre", 0, 3), ("head", 1, 1), ("dealt_as", 1, 1))),
    "noun_row": Row((("pre", 0, 6), ("head", 1, 1), ("post", 0, 5))),
    "unit_row": Row((("pre", 0, 4), ("unit_head", 1, 1), ("unit_post", 0, 2))),
    "main_row": Row((("main_pre", 1, 1), ("pre", 0, 3), ("main", 1, 1), ("symbolic", 0, 1))),
    "fighting_row": Row((("pre", 0, 3), ("fighter", 1, 1), ("symbolic", 0, 1))),
}
