"""Noun phrases: qualities before, at and after the head."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.cards import Affinity, Gender, Symbol, Weapon
from engine.games.cipher.words.compared import JOINED
from engine.games.cipher.words.terms import AREA, AS_COST, SYMBOL, THIS_SKILL
from engine.text.english.classes import A_THE, ANOTHER, THAN_THAT, THIS_TURN, WHO, WITHIN
from engine.text.english.nouns import alike, alternatives, besides, nouns, placed, worths
from engine.text.grammar import Row
from engine.text.phrases import Phrase, hole, phrase, same, terms, tree, value

#: The unit that has the skill.
THIS_UNIT = ab.This(ab.Noun((own.IsUnit(),)))

#: Without any Symbol.
COLORLESS = ab.OtherThan(ab.Noun((own.WithSymbol(),)))
#: Not Leveled Up, not Class Changed.
NOT_LEVELED_UP = ab.OtherThan(ab.Noun((own.LeveledUp(),)))
NOT_CHANGED = ab.OtherThan(ab.Noun((own.ClassChanged(),)))


_THAT_WAS = "{@being:that is}"
#: What a skill may have done to those that it speaks of.
_DEALT = (
    *(("discarded", f"sent to {whose} Retreat Area") for whose in ("the", "your", "their")),
    *((done, done) for done in ("discarded", "revealed", "tapped", "destroyed", "deployed", "drawn")),
    *(("returned", f"returned to {whose} hand") for whose in ("their", "your", "its owner's", "the")),
)


def _having(lead: str) -> list[Phrase]:
    """What else a card has: behind "with", "that has", "does not have"."""
    return [
        *worths(lead),
        *alike(lead, "", "all", "each"),
        phrase(own.Reaches, f"{lead} range {{distances:range}}"),
        phrase(own.WithClassChangeCost, f"{lead} a Class Change Cost"),
        phrase(own.Possesses, f"{lead} {A_THE} {{icon:icon}} {{@skill}}"),
        phrase(own.Possesses, f"{lead} {A_THE} {{skill:name}} {{@skill:support skill}}"),
        phrase(own.Possesses, f"{lead} {{@a support skill}}", support=True),
        phrase(own.WithSymbol, f"{lead} a {SYMBOL}"),
    ]


def _being(lead: str) -> list[Phrase]:
    """What a card is, besides a noun: behind "who is"."""
    return [
        phrase(ab.Attacking, f"{lead} attacking {{whom:obj}}"),
        phrase(own.BearsAll, f"{lead} both {{@a:}} {{marks:mark,and:2}}"),
        tree(NOT_LEVELED_UP, f"{lead} not Leveled Up"),
        tree(NOT_CHANGED, f"{lead} not Class Changed"),
    ]


def beside(lead: str = "") -> list[Phrase]:
    """In whose line a unit is: by itself, and behind "who is"."""
    return [
        phrase(own.InSameArea, f"{lead} in the same {AREA} {{@as}} {{whose:obj}}"),
        tree(ab.OtherThan(ab.Noun((own.InSameArea(hole("whose")),))),
             f"{lead} in {ANOTHER} {AREA} {THAN_THAT} {{whose:obj}}"),
    ]


def dealt(done: str) -> ab.Among:
    """Those to which the skill has done something."""
    head = own.IsUnit() if done in ("destroyed", "tapped", "deployed") else ab.IsCard()
    return ab.Among(ab.TheDealt(ab.Participle(done), ab.Noun((head,))))


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("noun", [phrase(ab.Noun, "{qualities:noun_row}")]),
    # "another ally": one that is not this unit.
    ("another", [phrase(ab.Noun, "{qualities:another_row}")]),
    ("another_unit", [phrase(ab.Noun, "{qualities:another_unit_row}")]),
    ("another_mark", [value(ab.OtherThan(THIS_UNIT), "another")]),
    ("mark", [terms((mark, f"[{mark.value}]") for kind in (Symbol, Gender, Weapon, Affinity) for mark in kind)]),
    ("mark_noun", [phrase(ab.Noun, "{qualities:plain_mark=}")]),
    ("plain_mark", [phrase(own.Bears, "{mark:mark}")]),
    ("name_or_mark", [same("{:name_noun}"), same("{:mark_noun}")]),
    ("name_noun", [phrase(ab.Noun, "{qualities:plain_name=}")]),
    ("plain_name", [phrase(ab.Named, "{name:name}")]),
    # What a card bears or is called; the same may be all that is said of it.
    (
        "described",
        [
            phrase(own.Bears, "{mark:mark}"),
            tree(ab.OtherThan(ab.Noun((own.Bears(hole("mark")),))), "non-{mark:mark}"),
            tree(COLORLESS, "[Colorless]"),
            phrase(ab.Named, "{name:name}"),
            tree(ab.OtherThan(ab.Noun((ab.Named(hole("name")),))), "non-{name:name}"),
            alternatives("name_or_mark"),
        ],
    ),
    (
        "pre",
        [
            same("{:relation_to_it}"),
            same("{:your}"),
            same("{:described}"),
            same("{:such}"),
            phrase(ab.TraitIs, "{@Deployment Cost:cost} {amount:number} {comparison:limit}", trait=ab.Trait.COST),
            tree(ab.OtherThan(ab.Noun((ab.AnyOf((ab.Noun((ab.Named(hole("one")),)),
                                                 ab.Noun((ab.Named(hole("other")),)))),))),
                 "non-{one:name} or {other:name}"),
            phrase(own.IsUnit, "allied or enemy"),
        ],
    ),
    # What is said of a card in one word.
    (
        "relation_to_it",
        [
            terms([
                (ab.OtherThan(THIS_UNIT), "other"), (ab.ControlledBy(ab.Player.YOU), "allied"),
                (ab.ControlledBy(ab.Player.OPPONENT), "enemy"),
                (ab.OtherThan(ab.Noun((own.IsMainCharacter(),))), "non-Main Character"),
                (NOT_CHANGED, "non-Class Changed"), (NOT_LEVELED_UP, "non-Leveled Up"),
                (dealt("revealed"), "revealed"),
            ]),
        ],
    ),
    (
        "head",
        [
            same("{:unit_head}"),
            phrase(own.InCombat, "combat <unit|units>"),
            phrase(own.InCombat, "<unit|units> in combat"),
            phrase(ab.IsCard, "<card|cards>"),
            phrase(own.IsMainCharacter, "<Main Character|Main Characters>"),
            phrase(ab.InZone, "Bond <card|cards>", zone=own.Zone.BOND, player=None),
            phrase(ab.InZone, "<Bond|Bonds>", zone=own.Zone.BOND, player=None),
            phrase(ab.InZone, "<Orb|Orbs>", zone=own.Zone.ORB, player=None),
            phrase(ab.InZone, "Support <card|cards>", zone=own.Zone.SUPPORT, player=None),
            same("{:described}"),
            phrase(own.IsUnit, "<ally or enemy|allies or enemies>"),
            phrase(own.IsUnit, "<ally and enemy|allies and enemies>"),
        ],
    ),
    (
        "post",
        [
            *_having(JOINED),
            same("{:place}"),
            *_being(f"{WHO} <is|are>"),
            same(f"{WHO} <has|have> {{:has_done}}"),
            *placed(f"{WHO} <is|are>"),
            *beside(f"{WHO} <is|are>"),
            *besides(),
            phrase(ab.OtherThan, f"{WHO} <does|do> not {{@have}} {{what:costing}}"),
            phrase(ab.OtherThan, "without {what:lacked}"),
            phrase(ab.Same, "and the same Unit Name as {whose:like}", trait=ab.Trait.NAME),
            phrase(ab.DidThisTurn, f"{WHO} {{deed:deed/past}} {THIS_TURN}"),
            phrase(ab.Attacking, "attacking {whom:obj}"),
            phrase(ab.Among, "{@of|from} {them:ref}"),
            tree(COLORLESS, f"without {{@a}} {SYMBOL}"),
            phrase(own.InStackOf, "{@stacked under|stacked beneath|stacked underneath|under} {whom:obj}", under=True),
            same("{:stacked_with}"),
            same("with {:both_marks}"),
            phrase(ab.Named, "{name:name}"),
            phrase(ab.Named, "{@named|with the Unit Name|whose Unit Name is} {name:name}"),
            phrase(own.IsUnit, "{@on the Battlefield}"),
            phrase(ab.OwnedBy, "{@that} {@you have|you control}", player=ab.Player.YOU),
            phrase(ab.OwnedBy, "{@that} {@your opponent has|your opponent controls}", player=ab.Player.OPPONENT),
            phrase(own.IsUnit, ", including this unit ,"),
            phrase(own.IsUnit, "(including this unit)"),
            same("{:dealt_as}"),
        ],
    ),
    (
        # What a card has: behind "with", "that has", "does not have".
        "having",
        [
            *_having(""),
        ],
    ),
    ("lacked", [phrase(ab.Noun, "{qualities:lackable=}")]),
    (
        "lackable",
        [
            phrase(own.Possesses, "{@a support skill}", support=True),
            phrase(own.Possesses, "a/an {icon:icon} {@skill}"),
            phrase(own.Possesses, "{skill:name}"),
        ],
    ),
    # A unit to which a card is likened: what stands behind it with "from" belongs to the card, for units are in lines.
    ("unit_noun", [phrase(ab.Noun, "{qualities:unit_row}")]),
    (
        "unit_head",
        [
            phrase(ab.ControlledBy, "<ally|allies>", player=ab.Player.YOU),
            phrase(ab.ControlledBy, "<enemy|enemies>", player=ab.Player.OPPONENT),
            phrase(own.IsUnit, "<unit|units>"),
        ],
    ),
    (
        "unit_post",
        [
            *worths(JOINED),
            phrase(ab.InZone, f"{WITHIN} the {{zone:battle_line}}", player=None),
            phrase(ab.InZone, f"{WHO} <is|are> {WITHIN} the {{zone:battle_line}}", player=None),
            phrase(own.InSameArea, f"in the same {AREA} as {{whose:obj}}"),
        ],
    ),
    ("battle_line", [terms((own.Zone.FRONT_LINE, own.Zone.BACK_LINE))]),
    # Those to which the skill has done something: "the unit deployed by this skill".
    ("dealt_noun", [phrase(ab.Noun, "{qualities:dealt_row}")]),
    (
        "dealt_as",
        [tree(ab.Among(hole("what")), f"{_THAT_WAS} {{what:was_dealt}} {AS_COST} {THIS_SKILL}")],
    ),
    ("was_dealt", [terms((dealt(done).them, words) for done, words in _DEALT)]),
    ("symbolic", [phrase(own.WithSymbol, "with a {Symbol|[Symbol]}")]),
    (
        "icon",
        [
            terms(
                ((own.IconMark(own.SkillIcon.LVS, number), f"[LvS{number}]") for number in range(2, 10)),
                [(own.IconMark(own.SkillIcon.LVS, -1), "[LvSX]")],
                ((own.IconMark(icon), f"[{icon.value}]") for icon in own.SkillIcon if icon is not own.SkillIcon.LVS),
            ),
        ],
    ),
    ("zone", [terms(own.Zone)]),
    ("excluded", [same("{:obj}")]),
    (
        "trait",
        [
            terms([
                (ab.Trait.NAME, "<Unit Name|Unit Names>"), (ab.Trait.NAME, "<name|names>"),
                (ab.Trait.COST, "<Deployment Cost|Deployment Costs>"),
                (ab.Trait.ELEMENT, "<Symbol|Symbols>"), (ab.Trait.ELEMENT, "[Symbol]"),
                (ab.Trait.ELEMENT, "<Color|Colors>"),
            ]),
        ],
    ),
    *nouns(),
    ("number", [phrase(ab.Number, "{number:int}")]),
    ("main_noun", [phrase(ab.Noun, "{qualities:main_row}")]),
    ("main_pre", [phrase(ab.OwnedBy, "{player:poss}")]),
    ("main", [phrase(own.IsMainCharacter, "<Main Character|Main Characters>"), same("{:fighter}")]),
    (
        "fighter",
        [
            phrase(ab.Attacking, "attacking <unit|units>"),
            phrase(own.Defending, "defending <unit|units>"),
            phrase(own.InCombat, "combat <unit|units>"),
            phrase(own.InCombat, "<unit|units> in combat"),
            phrase(ab.InZone, "Support card", zone=own.Zone.SUPPORT, player=None),
            phrase(ab.InZone, "supporting card", zone=own.Zone.SUPPORT, player=None),
        ],
    ),
    ("fighting_noun", [phrase(ab.Noun, "{qualities:fighting_row}")]),
    (
        "both_marks",
        [
            phrase(own.BearsAll, "both {@a:} {marks:mark,and:2}"),
        ],
    ),
]

ROWS = {
    "dealt_row": Row((("pre", 0, 3), ("head", 1, 1), ("dealt_as", 1, 1))),
    "noun_row": Row((("pre", 0, 6), ("head", 1, 1), ("post", 0, 5))),
    "another_row": Row((("another_mark", 1, 1), ("pre", 0, 6), ("head", 1, 1), ("post", 0, 5))),
    "another_unit_row": Row((("another_mark", 1, 1), ("pre", 0, 4), ("unit_head", 1, 1), ("unit_post", 0, 2))),
    "unit_row": Row((("pre", 0, 4), ("unit_head", 1, 1), ("unit_post", 0, 2))),
    "main_row": Row((("main_pre", 1, 1), ("pre", 0, 3), ("main", 1, 1), ("symbolic", 0, 1))),
    "fighting_row": Row((("pre", 0, 3), ("fighter", 1, 1), ("symbolic", 0, 1))),
}
