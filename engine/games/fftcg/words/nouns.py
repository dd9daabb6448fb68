"""Noun phrases: qualities before the head, heads, and the words of the rulebook."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType, Element
from engine.text.english.classes import THE_NAMED
from engine.text.english.nouns import alternatives, nouns
from engine.text.grammar import Row
from engine.text.phrases import Tables, filled, fillings, hole, phrase, rest, same, shaped, terms, tree

#: Abilities that are used (FFTCG 11.6, 11.7).
_KINDS = ((own.StackKind.ACTION_ABILITY, "action"), (own.StackKind.SPECIAL_ABILITY, "special"))
_ABILITIES = (
    (own.StackKind.AUTO_ABILITY, "<auto-ability|auto-abilities>"),
    *((kind, f"{word} <ability|abilities>") for kind, word in _KINDS),
)
_BURST = (own.StackKind.EX_BURST, "EX <Burst|Bursts>")
_AWAY = (own.Zone.BREAK, own.Zone.DAMAGE, own.Zone.LB_DECK)


def hand_of(player: object) -> ab.Noun:
    """The cards in a player's hand."""
    return ab.Noun((ab.IsCard(), ab.InZone(own.Zone.HAND, player)))  # type: ignore[arg-type]


#: Whatever something on the stack may choose (FFTCG 11.11.2).
TARGET = ab.AnyOf((
    *(ab.Noun((ab.InZone(zone),)) for zone in (own.Zone.FIELD, own.Zone.BREAK, own.Zone.REMOVED)),
    ab.Noun((ab.OnStack((own.StackKind.SUMMON, own.StackKind.ABILITY)),)),
))
#: "Forward of the highest cost opponent controls": no other of them costs more.
_AMONG = (rest("head"), rest("place", of=(ab.ControlledBy, ab.InZone, ab.AnyOf)))
_BEST = ab.Noun((*_AMONG, ab.TraitIs(
    hole("trait"), ab.Comparison.EXACTLY, ab.Highest(ab.Noun(_AMONG), hole("trait"), hole("lowest")),
)))
_EXTREME = "{@having} the {best:superlative}"

#: Traits of which a card has several.
TRAITS_OF_SEVERAL = {
    ab.Trait.JOB: "<Job|Jobs>", ab.Trait.ELEMENT: "<Element|Elements>", ab.Trait.CATEGORY: "<Category|Categories>",
}


def _take_best(value: object) -> Mapping[str, object] | None:
    found: Any = fillings(_BEST, value)
    return found and {**found, "best": ab.Highest(ab.Noun(()), found["trait"], found["lowest"])}


PHRASES: list[Tables] = [{
    "your": [phrase(ab.OwnedBy, "{@of:} opponent's", player=ab.Player.OPPONENT)],
}, nouns(), {
    "noun": [
        phrase(ab.Noun, "{qualities:noun_row}"),
        phrase(ab.Noun, "{qualities:headed_row}"),
        phrase(ab.Noun, "{qualities:alternatives_row}"),
        phrase(ab.Noun, "{qualities:full_alternatives=}"),
        phrase(ab.Noun, "{qualities:stack_row}"),
        shaped(ab.Noun, f"{{head:best_row}} {{{_EXTREME} {{place:where*}}|{{place:where+}} {_EXTREME}}}",
               lambda slots: filled(_BEST, {**slots, **vars(slots["best"])}), _take_best),
    ],
    "stack_source": [phrase(ab.ComesFrom, "of {source:object}")],
    "articled": [same("a/an {:noun/one}"), same("{:your_noun/one}")],
    "bare": [phrase(ab.Noun, "{qualities:bare_row}"), phrase(ab.Noun, "{qualities:bare_alternatives_row}")],
    "plain": [phrase(ab.Noun, "{qualities:bare_row}")],
    "posted": [phrase(ab.Noun, "{qualities:noun_row}"), phrase(ab.Noun, "{qualities:headed_row}")],
    "alternatives": [alternatives("plain")],
    "full_alternatives": [alternatives("posted")],
    "word_noun": [phrase(ab.Noun, "{qualities:word=}")],
    "job_noun": [phrase(ab.Noun, "{qualities:job_mark=}")],
    "state_noun": [phrase(ab.Noun, "{qualities:state+}")],
    "pre": [
        same("{:your}"),
        same("{:word}"),
        same("{:called_mark}"),
        # Of one kind: "Job X or Fire Forwards" may be the Forwards of Fire besides all of the Job.
        *[phrase(ab.AnyOf, f"{{options:{one}_noun,or|and|andor:2}}") for one in ("word", "job")],
        phrase(ab.CostOfParity, "{parity:parity} cost"),
        *[phrase(ab.CostOfParity, f"{{@{one.value}-cost|{one.value}-costed}}", parity=one) for one in ab.Parity],
    ],
    "state": [
        terms([
            (ab.Untapped(), "active"), (ab.Tapped(), "dull"), (ab.Damaged(), "damaged"),
            (ab.Attacking(), "attacking"), (ab.Blocking(), "blocking"), (own.IsFrozen(), "frozen"),
            (ab.FaceUp(), "face-up"), (ab.FaceDown(), "face-down"), (own.MultiElement(), "Multi-Element"),
            (own.IsGeneric(), "[Generic]"), (ab.Other(), "other"),
            (ab.ControlledBy(ab.Player.OPPONENT), "opposing"),
        ]),
    ],
    "being": [same("{:state}")],
    "element": [terms(Element)],
    "element_mark": [phrase(own.OfElement, "{element:element} {@|Element}")],
    "element_has": [phrase(own.OfElement, "{@the:} {element:element} Element")],
    "job_mark": [phrase(own.WithJob, "Job {job:name}")],
    "category_mark": [phrase(own.OfCategory, "Category {category:category}")],
    "name_mark": [phrase(ab.Named, "Card Name {name:name}")],
    "mark_noun": [phrase(ab.Noun, "{qualities:mark=}")],
    # What is said of a thing in one word, and what it bears.
    "word": [same("{:state}"), same("{:kind_mark}")],
    "kind_mark": [same("{:element_mark}"), same("{:category_mark}")],
    "called_mark": [
        same("{:job_mark}"), same("{:name_mark}"),
        phrase(ab.OfNamed, "{@{@this:the}|} {@named} {kind:marked_kind}"),
    ],
    "mark": [
        same("{:kind_mark}"), same("{:called_mark}"), phrase(ab.OfNamed, f"{THE_NAMED} {{kind:marked_kind}}"),
    ],
    "marked_kind": [
        terms((ab.NameKind.JOB, ab.NameKind.ELEMENT, ab.NameKind.CATEGORY, ab.NameKind.CARD_TYPE),
              [(ab.NameKind.CARD_TYPE, "type")]),
    ],
    "head": [
        same("{:simple_head}"),
        phrase(ab.IsCard, "<card|cards>"),
        *[phrase(ab.OfType, f"{kind.value} <card|cards>", type=kind) for kind in CardType],
        phrase(own.IsCharacter, "Character <card|cards>"),
        phrase(own.IsParty, "<party|parties>"),
        phrase(ab.AnyOf, "{options:head_noun,or|and|andor:2}"),
        same("{:stack_head}"),
    ],
    "stack_head": [
        phrase(ab.OnStack, "{kinds:kind_of_ability,or|and|andor} <ability|abilities>"),
        phrase(ab.OnStack, "{kinds:stack_kind,or}"),
    ],
    "kind_of_ability": [terms(_KINDS)],
    "simple_card": [phrase(ab.IsCard, "<card|cards>"), same("{:simple_head}")],
    "head_noun": [phrase(ab.Noun, "{qualities:simple_head=}")],
    "simple_head": [
        *[phrase(ab.OfType, f"<{kind.value}|{kind.value}s>", type=kind) for kind in CardType],
        phrase(own.IsCharacter, "<Character|Characters>"),
        tree(TARGET, "<target|targets>"),
    ],
    "stack_kind": [
        terms(
            ((own.StackKind.SUMMON, "<Summon|Summons>"), (own.StackKind.ABILITY, "<ability|abilities>")),
            _ABILITIES, (_BURST, (own.StackKind.WARP, "Warp")),
            ((own.StackKind.CAST, words) for words in ("cast", "being cast")),
        ),
    ],
    "had_kind": [terms(_ABILITIES, (_BURST,))],
    "shared_kind": [
        terms(TRAITS_OF_SEVERAL, _ABILITIES, [(own.StackKind.ABILITY, "<ability|abilities>")]),
    ],
    "named_trait": [
        terms({
            ab.NameKind.ELEMENT: "Element", ab.NameKind.JOB: "Job", ab.NameKind.CATEGORY: "Category",
            ab.NameKind.CARD_TYPE: "card type", ab.NameKind.CARD_NAME: "card name", ab.NameKind.COST: "cost",
            ab.NameKind.NUMBER: "number",
        }),
    ],
    "trait": [
        terms({
            ab.Trait.NAME: "<name|names>", ab.Trait.COST: "<cost|costs>", ab.Trait.POWER: "<power|powers>",
            ab.Trait.ELEMENT: "<Element|Elements>", ab.Trait.TYPE: "<type|types>", ab.Trait.JOB: "<Job|Jobs>",
            ab.Trait.CATEGORY: "<Category|Categories>",
        }),
    ],
    "worth": [terms({ab.Trait.COST: "<cost|costs>", ab.Trait.POWER: "<power|powers>"})],
    "kind": [terms(TRAITS_OF_SEVERAL)],
    "excluded": [
        same("{:ref}"), same("{:bare/one}"), phrase(ab.Noun, "a/an {qualities:bare_row/one}"), same("{:bare/many}"),
    ],
    "zone": [terms(_AWAY, (own.Zone.HAND, own.Zone.DECK, own.Zone.FIELD))],
    # Where cards are put by the name of the place.
    "away": [terms(_AWAY)],
    "keyword": [terms(own.AbilityWord)],
    # What is counted: also "the revealed cards".
    "counted_noun": [
        same("{:noun}"),
        tree(ab.Noun((ab.Done(hole("word")), hole("card"))), "{word:did_alone/done} {card:simple_card}"),
    ],
}]

ROWS = {
    "noun_row": Row((("pre", 1, 6), ("head", 0, 1), ("name_mark", 0, 1), ("post", 0, 5))),
    "stack_row": Row((("pre", 0, 6), ("stack_head", 1, 1), ("post", 0, 5), ("stack_source", 1, 1), ("post", 0, 5))),
    "headed_row": Row((("head", 1, 1), ("name_mark", 0, 1), ("post", 0, 5))),
    "other_row": Row((("pre", 0, 6), ("simple_head", 1, 1), ("post", 0, 5))),
    "your_row": Row((("your", 1, 1), ("pre", 0, 6), ("head", 0, 1), ("post", 0, 5))),
    "best_row": Row((("pre", 0, 6), ("simple_card", 1, 1))),
    "bare_row": Row((("pre", 0, 6), ("head", 0, 1))),
    "alternatives_row": Row((("alternatives", 1, 1), ("post", 0, 5))),
    "bare_alternatives_row": Row((("alternatives", 1, 1),)),
}
