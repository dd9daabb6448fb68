"""What sentences speak of: noun phrases, with qualities before, at and after the head, references, and amounts."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.cards import Affinity, Gender, Symbol, Weapon
from engine.games.cipher.words.terms import AREA, BY_THIS_SKILL, CHOSEN_LINE, THIS_UNIT
from engine.text.english.classes import A_THE, ANOTHER, LACKS, THAN_THAT, THIS_TURN, WHO, WITHIN, any_of
from engine.text.english.nouns import (
    PLAYERS,
    alike,
    alternatives,
    amounts,
    besides,
    bounded,
    nouns,
    placed,
    quantities,
    references,
    unlike,
    worths,
    worths_told,
)
from engine.text.grammar import Row
from engine.text.phrases import Phrase, Tables, hole, phrase, rest, same, terms, tree, trees

#: How what a card has is joined to it.
_JOINED = "{@having:with}"
_SYMBOL = any_of("Symbol", "[Symbol]", "Color")
#: Not Leveled Up, not Class Changed.
_NOT_LEVELED_UP = ab.OtherThan(ab.Noun((own.LeveledUp(),)))
_NOT_CHANGED = ab.OtherThan(ab.Noun((own.ClassChanged(),)))

#: What a skill may have done to those that it speaks of.
_DEALT = (
    *(("discarded", f"sent to {whose} Retreat Area") for whose in ("the", "your", "their")),
    *((done, done) for done in ("discarded", "revealed", "tapped", "destroyed", "deployed", "drawn", "used")),
    *(("returned", f"returned to {whose} hand") for whose in ("their", "your", "its owner's", "the")),
    # Who did it as the skill said is told: "the card that your opponent chose".
    *((done, f"{that}{who} {did}") for that in ("that ", "") for who in ("your opponent", "they", "you")
      for done, did in (("chosen", "chose"), *((done, done) for done in ("revealed", "destroyed", "deployed")))),
)


def scaled(unit: str) -> Phrase:
    """So much, also for each of something: "10 attack per other ally"."""
    return trees(f"{{each:number}}{unit} ?({{count:per}})?", ab.Times(hole("each"), hole("count")),
                 hole("each", ab.Number))


def dealt(done: str) -> ab.Among:
    """Those to which the skill has done something."""
    head = own.IsUnit() if done in ("destroyed", "tapped", "deployed") else ab.IsCard()
    return ab.Among(ab.TheDealt(ab.Participle(done), ab.Noun((head,))))


PHRASES: list[Tables] = [{
    "noun": [phrase(ab.Noun, "{qualities:noun_row}")],
    "mark": [terms((mark, f"[{mark.value}]") for kind in (Symbol, Gender, Weapon, Affinity) for mark in kind)],
    "mark_noun": [phrase(ab.Noun, "{qualities:plain_mark=}")],
    "plain_mark": [phrase(own.Bears, "{mark:mark}")],
    "plain_noun": [phrase(ab.Noun, "{qualities:plain=}")],
    "plain": [same("{:plain_mark}"), same("{:plain_name}"), same("{:relation_to_it}")],
    "name_noun": [phrase(ab.Noun, "{qualities:plain_name=}")],
    "plain_name": [phrase(ab.Named, "{name:name}")],
    # What a card bears or is called; the same may be all that is said of it.
    "described": [same("{:plain_mark}"), same("{:plain_name}"), same("{:described_so}")],
    "described_so": [
        tree(ab.OtherThan(ab.Noun((own.Bears(hole("mark")),))), "non-{mark:mark}"),
        tree(ab.OtherThan(ab.Noun((own.WithSymbol(),))), "[Colorless]"),
        tree(ab.OtherThan(ab.Noun((ab.Named(hole("name")),))), "non-{name:name}"),
        alternatives("plain_noun"),
    ],
    "pre": [
        same("{:plain}"),
        same("{:your}"),
        same("{:described_so}"),
        same("{:such}"),
        phrase(ab.TraitIs, "{@Deployment Cost:cost} {amount:number} {comparison:limit}", trait=ab.Trait.COST),
        tree(ab.OtherThan(ab.Noun((ab.AnyOf((ab.Noun((ab.Named(hole("one")),)),
                                             ab.Noun((ab.Named(hole("other")),)))),))),
             "non-{one:name} or {other:name}"),
    ],
    # What is said of a card in one word.
    "relation_to_it": [
        terms([
            (ab.OtherThan(THIS_UNIT), "other"), (ab.ControlledBy(ab.Player.YOU), "allied"),
            (ab.ControlledBy(ab.Player.OPPONENT), "enemy"),
            (ab.OtherThan(ab.Noun((own.IsMainCharacter(),))), "non-Main Character"),
            (_NOT_CHANGED, "non-Class Changed"), (_NOT_LEVELED_UP, "non-Leveled Up"),
            (dealt("revealed"), "revealed"),
        ]),
    ],
    "head": [
        same("{:unit_head}"),
        same("{:combatant}"),
        phrase(ab.IsCard, "<card|cards>"),
        phrase(own.IsMainCharacter, "<Main Character|Main Characters>"),
        phrase(ab.InZone, "{Bond <card|cards>|<Bond|Bonds>}", zone=own.Zone.BOND, player=None),
        phrase(ab.InZone, "<Orb|Orbs>", zone=own.Zone.ORB, player=None),
        phrase(ab.InZone, "Support <card|cards>", zone=own.Zone.SUPPORT, player=None),
        same("{:described}"),
        alternatives("head_noun"),
    ],
    "post": [
        same(f"{{@aside}} {_JOINED} {{:having}}"),
        *worths_told(),
        *unlike(_JOINED),
        same("{@aside} {:place}"),
        same(f"{{@aside}} {WHO} <has|have> {{:has_done}}"),
        *besides(),
        tree(ab.OtherThan(ab.Noun((hole("having"),))), f"{{@{WHO} {LACKS}|without}} {{having:having}}"),
        phrase(ab.Same, "and the same Unit Name as {whose:like}", trait=ab.Trait.NAME),
        phrase(ab.DidThisTurn, f"{WHO} {{deed:deed/past}} {THIS_TURN}"),
        phrase(ab.Attacking, "attacking ?({whom:obj})?"),
        phrase(ab.Among, "{@of|from} {them:ref}"),
        phrase(own.InStackOf, "{@stacked under|stacked beneath|stacked underneath|under} {whom:obj}", under=True),
        phrase(ab.Named, "{name:name}"),
        phrase(own.IsUnit, "{@on the Battlefield}"),
        phrase(ab.OwnedBy, "{@that} {@you have|you control}", player=ab.Player.YOU),
        phrase(ab.OwnedBy, "{@that} {@your opponent has|your opponent controls}", player=ab.Player.OPPONENT),
        phrase(own.IsUnit, "{@aside} including this unit {@aside}"),
        same("{:dealt_as}"),
        phrase(own.InChosenLine, f"{WITHIN} {CHOSEN_LINE}"),
        tree(ab.Among(own.SupportOf(hole("whom"))), "{@that} {@successfully|} ~~support {whom:source}"),
    ],
    "told": [tree(ab.Named(hole("name")), "{trait:unit_name} {@is} {@also} {name:name}", trait=ab.Trait.NAME)],
    "unit_name": [terms((ab.Trait.NAME, word) for word in ("Unit Name", "name"))],
    # What a card has: behind "with", "that has", "does not have".
    "having": [
        *worths(),
        *alike(),
        phrase(own.Reaches, "range {distances:range}"),
        phrase(own.WithClassChangeCost, "a Class Change Cost"),
        phrase(own.Possesses, f"{A_THE} {{icon:icon}} {{@skill}}"),
        phrase(own.Possesses, f"{A_THE} {{skill:name}} {{@skill:support skill}}"),
        phrase(own.Possesses, "{@a support skill}", support=True),
        phrase(own.WithSymbol, f"{A_THE} {_SYMBOL}"),
        same("{:both_marks}"),
    ],
    # What a card is, besides a noun: behind "is".
    "being": [
        same("{:state}"),
        same("{:place}"),
        phrase(ab.Attacking, "attacking {whom:obj}"),
        same("{:both_marks}"),
    ],
    "head_noun": [phrase(ab.Noun, "{qualities:unit_head=}")],
    # A unit to which a card is likened: what stands behind it with "from" belongs to the card, for units are in lines.
    "unit_noun": [phrase(ab.Noun, "{qualities:unit_row}")],
    "unit_head": [
        phrase(ab.ControlledBy, "<ally|allies>", player=ab.Player.YOU),
        phrase(ab.ControlledBy, "<enemy|enemies>", player=ab.Player.OPPONENT),
        phrase(own.IsUnit, "<unit|units>"),
    ],
    "unit_post": [
        same(f"{_JOINED} {{:having}}"),
        phrase(ab.InZone, f"{{|{WHO} <is|are>}} {WITHIN} the {{zone:battle_line}}", player=None),
        phrase(own.InSameArea, f"in the same {AREA} as {{whose:obj}}"),
    ],
    "battle_line": [
        terms((own.Zone.FRONT_LINE, own.Zone.BACK_LINE),
              [(own.Zone.FRONT_LINE, "Front"), (own.Zone.BACK_LINE, "Back")]),
    ],
    # Those to which the skill has done something: "the unit deployed by this skill".
    "dealt_noun": [phrase(ab.Noun, "{qualities:dealt_row}")],
    "dealt_as": [same("{@being} {:dealt_so}")],
    "dealt_so": [tree(ab.Among(hole("what")), f"{{what:was_dealt}} {BY_THIS_SKILL}")],
    "was_dealt": [terms((dealt(done).them, words) for done, words in _DEALT)],
    "symbolic": [phrase(own.WithSymbol, "with a {Symbol|[Symbol]}")],
    "icon": [
        terms(
            ((own.IconMark(own.SkillIcon.LVS, number), f"[LvS{number}]") for number in range(2, 10)),
            [(own.IconMark(own.SkillIcon.LVS, -1), "[LvSX]")],
            ((own.IconMark(icon), f"[{icon.value}]") for icon in own.SkillIcon if icon is not own.SkillIcon.LVS),
        ),
    ],
    "zone": [terms(own.Zone)],
    "excluded": [same("{:obj}")],
    "trait": [
        terms([
            (ab.Trait.NAME, "<Unit Name|Unit Names>"), (ab.Trait.NAME, "<name|names>"),
            (ab.Trait.COST, "<Deployment Cost|Deployment Costs>"),
            (ab.Trait.ELEMENT, "<Symbol|Symbols>"), (ab.Trait.ELEMENT, "[Symbol]"),
            (ab.Trait.ELEMENT, "<Color|Colors>"),
        ]),
    ],
}, nouns(), {
    "number": [phrase(ab.Number, "{number:int}")],
    "main_noun": [phrase(ab.Noun, "{qualities:main_row}")],
    "main_pre": [phrase(ab.OwnedBy, "{player:poss}")],
    "main": [phrase(own.IsMainCharacter, "<Main Character|Main Characters>"), same("{:fighter}")],
    "fighter": [
        phrase(ab.Attacking, "attacking <unit|units>"),
        phrase(ab.Defending, "defending <unit|units>"),
        same("{:combatant}"),
        phrase(ab.InZone, "{Support|supporting} card", zone=own.Zone.SUPPORT, player=None),
    ],
    "combatant": [phrase(ab.InCombat, "{combat <unit|units>|<unit|units> in combat}")],
    "fighting_noun": [phrase(ab.Noun, "{qualities:fighting_row}")],
    "both_marks": [phrase(own.BearsAll, "both {@a:} {marks:mark,and:2}")],
    "state": [
        terms([
            (ab.Tapped(), "tapped"), (ab.Untapped(), "untapped"), (own.LeveledUp(), "Leveled Up"),
            (own.ClassChanged(), "Class Changed"), (ab.FaceUp(), "face-up"), (ab.FaceDown(), "face-down"),
        ]),
    ],
    "place": [
        *placed(),
        phrase(own.InSameArea, f"in the same {AREA} {{@as}} {{whose:obj}}"),
        tree(ab.OtherThan(ab.Noun((own.InSameArea(hole("whose")),))),
             f"in {ANOTHER} {AREA} {THAN_THAT} {{whose:obj}}"),
        same("{:stacked_with}"),
    ],
    "has_done": [
        terms(
            (state, f"{no}{been}{words}")
            for been in ("", "been ")
            for state, no, words in (
                (own.ClassChanged(), "", "Class Changed"), (own.LeveledUp(), "", "Leveled Up"),
                (_NOT_CHANGED, "not ", "Class Changed"), (_NOT_LEVELED_UP, "not ", "Leveled Up"),
            )
        ),
    ],
    "stacked_with": [
        phrase(own.InStackOf, "{in {whom:one_obj}'s stack|{@stacked with|in the stack of|in a stack with} {whom:obj}}"),
    ],
    # What is compared behind a noun: Deployment Costs, attacks and supports.
    **quantities("or_fewer"),
    "or_fewer": [
        terms([(ab.Comparison.AT_LEAST, "or more"), (ab.Comparison.AT_LEAST, "or above"),
               (ab.Comparison.AT_MOST, "or fewer"), (ab.Comparison.AT_MOST, "or below")]),
    ],
    "much": [
        terms([(ab.Comparison.LESS, "lower"), (ab.Comparison.LESS, "smaller"), (ab.Comparison.MORE, "higher"),
               (ab.Comparison.MORE, "larger")]),
    ],
    "bound": [
        terms([(ab.Comparison.AT_MOST, "or lower"), (ab.Comparison.AT_MOST, "or below"),
               (ab.Comparison.AT_MOST, "or less"), (ab.Comparison.AT_LEAST, "or higher"),
               (ab.Comparison.AT_LEAST, "or above"), (ab.Comparison.AT_LEAST, "or more")]),
    ],
}, amounts(), {
    "counted_noun": [same("{:noun}")],
    # What a card has so much of.
    "worth": [
        terms([
            (ab.Trait.COST, "<Deployment Cost|Deployment Costs>"), (ab.Trait.COST, "cost"),
            (ab.Trait.POWER, "attack"), (ab.Trait.SUPPORT, "support"),
            (ab.Trait.SUPPORT, "support value"),
        ]),
    ],
    # References, counts and amounts.
}, PLAYERS, references("Deck"), {
    "ref": [tree(own.ThisAs(ab.Noun((rest("such"), own.IsUnit()))), "this {such:such+} unit")],
    "lying": [same("{:source}")],
    "pile": [terms((own.Zone.HAND,))],
    "articled": [same("a/an {:noun/one}")],
    "one_obj": [
        # Before "allied" with a list: one of each.
        phrase(own.EachAlly, "allied {names:name,and:2}"),
        same("{:the_one}"),
        phrase(ab.Every, "the {noun:dealt_noun/many}"),
        same("{:any_described}"),
        same("{:support}"),
        # "up to 1 enemy per Leveled Up ally"
        tree(ab.Pick(bounded(ab.Times(hole("each"), hole("per"))), hole("noun")),
             "{bounded:bounded} {{each#:number} {noun:noun}|{each:number} {noun:noun/one}} {per:per}"),
        phrase(ab.Every, "the battling units", noun=ab.Noun((ab.InCombat(),))),
    ],
    "supporter": [phrase(own.SupportOf, "^card supporting {whom:who}")],
    "support": [
        phrase(own.SupportOf, "{whom:like}'s {@support card:support}"), same("{@a:the} {:supporter}"),
    ],
    # What a card is likened to: "with the same Unit Name as another ally from your Retreat Area".
    "like": [
        same("{:ref}"),
        same("{:the_one}"),
        phrase(ab.That, "{@either of|any of} those {noun:bare/many}", many=True),
        phrase(ab.Any, "{a/an {noun:unit_noun/one}|{@any|1 of} {noun:unit_noun/many}}"),
        same("{:any_described}"),
    ],
    "the_one": [
        phrase(ab.The, "{@the {noun:dealt_noun/one}|{noun:main_noun/one}|the {noun:fighting_noun/one}}"),
        tree(ab.Every(ab.Noun((ab.ControlledBy(ab.Player.YOU), rest("noun")))), "allied {noun:allied_row/many}"),
    ],
    "source": [terms([(ab.This(ab.Noun((ab.IsCard(),))), "this card"), (THIS_UNIT, "this unit"), (THIS_UNIT, "this")])],
    # Whom one cannot attack.
    "attackable": [same("{:who}"), phrase(ab.Both, "{@each} {references:who,or:2}")],
    # Who was spoken of before has no more said about it: what follows belongs to the noun around it.
    "bare": [phrase(ab.Noun, "{qualities:bare_row}")],
    "such": [same("{:state}"), same("{:standing_state}")],
    "standing_state": [
        terms([
            (ab.Attacking(), "attacking"), (ab.Defending(), "defending"),
            (ab.InZone(own.Zone.FRONT_LINE), "Front Line"), (ab.InZone(own.Zone.BACK_LINE), "Back Line"),
        ]),
    ],
    "any_described": [tree(ab.Any(ab.Noun((hole("described"),))), "{described:described}")],
    "participle": [
        terms((ab.Participle(word), word)
              for word in ("revealed", "destroyed", "discarded", "deployed", "tapped", "chosen")),
    ],
    # The subject of what is so: also "enemies in the Back Line".
    "who": [same("{:obj}"), phrase(ab.Every, "{noun:noun/many}")],
    "count": [phrase(ab.AtLeast, "{amount:number} or more"), phrase(ab.AtLeast, "at least {amount:number}")],
    "per": [
        trees("{@per|for {@every}|per {@every:each}} {@of:} ?({size#:int})? {noun:noun/any}",
              ab.Groups(hole("size"), ab.CountOf(hole("noun"))), ab.CountOf(hole("noun"))),
    ],
}]

ROWS = {
    "dealt_row": Row((("pre", 0, 3), ("head", 1, 1), ("dealt_as", 1, 1))),
    "noun_row": Row((("pre", 0, 6), ("head", 1, 1), ("post", 0, 5))),
    "unit_row": Row((("pre", 0, 4), ("unit_head", 1, 1), ("unit_post", 0, 2))),
    "main_row": Row((("main_pre", 1, 1), ("pre", 0, 3), ("main", 1, 1), ("symbolic", 0, 1))),
    "fighting_row": Row((("pre", 0, 3), ("fighter", 1, 1), ("symbolic", 0, 1))),
    "bare_row": Row((("pre", 0, 3), ("head", 1, 1))),
    "your_row": Row((("your", 1, 1), ("pre", 0, 3), ("head", 1, 1), ("post", 0, 5))),
    "allied_row": Row((("pre", 0, 3), ("head", 1, 1), ("post", 0, 2))),
}
