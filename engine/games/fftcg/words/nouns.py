"""Noun phrases: qualities before, at and after the head."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType, Element
from engine.games.fftcg.words.behind import done, held, named
from engine.text.english.classes import WITHOUT
from engine.text.english.nouns import (
    alike,
    alternatives,
    besides,
    nouns,
    placed,
    worths,
)
from engine.text.english.quantities import quantities
from engine.text.grammar import Phrase, Row, phrase, same, tree
from engine.text.holes import hole
from engine.text.terms import terms

#: Abilities that are used (FFTCG 11.6, 11.7).
_KINDS = ((own.StackKind.ACTION_ABILITY, "action"), (own.StackKind.SPECIAL_ABILITY, "special"))
ABILITIES = (
    (own.StackKind.AUTO_ABILITY, "<auto-ability|auto-abilities>"),
    *((kind, f"{word} <ability|abilities>") for kind, word in _KINDS),
)
_AWAY = (own.Zone.BREAK, own.Zone.DAMAGE, own.Zone.LB_DECK)


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "noun",
        [
            phrase(ab.Noun, "{qualities:noun_row}"),
            phrase(ab.Noun, "{qualities:headed_row}"),
            phrase(ab.Noun, "{qualities:alternatives_row}"),
            phrase(ab.Noun, "{qualities:full_alternatives=}"),
            phrase(ab.Noun, "{qualities:stack_row}"),
        ],
    ),
    ("stack_source", [phrase(own.ComesFrom, f"of {{source:{one}}}") for one in ("obj", "doer")]),
    ("your", [phrase(ab.OwnedBy, "{@of:} opponent's", player=ab.Player.OPPONENT)]),
    # One, or one more: "a Forward", "another Forward".
    ("articled", [same("a/an {:noun/one}"), same("{:another/one}")]),
    # "the other Forwards": all but those spoken of.
    ("other_noun", [phrase(ab.Noun, "{qualities:other_row}")]),
    ("other_mark", [phrase(ab.Other, "other")]),
    ("another", [phrase(ab.Noun, "{qualities:another_row}")]),
    ("another_mark", [phrase(ab.Other, "another")]),
    ("card_name", [phrase(ab.Noun, "{qualities:name_mark=}")]),
    ("single_names", [phrase(ab.Noun, "{qualities:single_names_row}")]),
    # "X cards you own are removed from the game"
    ("own_removed", [phrase(ab.Noun, "{qualities:own_removed_row}")]),
    ("are_removed",
     [phrase(ab.InZone, "you own <is|are> removed from the game", zone=own.Zone.REMOVED, player=ab.Player.YOU)]),
    ("of_element", [phrase(own.OfElement, "of {@the:} {element:element} Element")]),
    ("bare", [phrase(ab.Noun, "{qualities:bare_row}"), phrase(ab.Noun, "{qualities:bare_alternatives_row}")]),
    ("plain", [phrase(ab.Noun, "{qualities:bare_row}")]),
    ("posted", [phrase(ab.Noun, "{qualities:noun_row}"), phrase(ab.Noun, "{qualities:headed_row}")]),
    ("alternatives", [alternatives("plain"), same("{:singles}")]),
    ("singles", [phrase(ab.AnyOf, "{options:plain,and:2/one}")]),
    ("full_alternatives", [alternatives("posted")]),
    (
        "pre",
        [
            same("{:state}"),
            same("{:your}"),
            same("{:mark}"),
            # Of one kind: "Job X or Fire Forwards" may be the Forwards of Fire besides all of the Job.
            *[phrase(ab.AnyOf, f"{{options:{one}_noun,or|and|andor:2}}")
              for one in ("element", "category", "state", "job")],
        ],
    ),
    *[(f"{one}_noun", [phrase(ab.Noun, f"{{qualities:{one}_mark=}}")]) for one in ("element", "category", "job")],
    ("state_noun", [phrase(ab.Noun, "{qualities:state+}")]),
    (
        "state",
        [
            terms([
                (ab.Untapped(), "active"), (ab.Tapped(), "dull"), (ab.Damaged(), "damaged"),
                (ab.Attacking(), "attacking"), (ab.Blocking(), "blocking"), (own.IsFrozen(), "frozen"),
                (ab.FaceUp(), "face-up"), (ab.FaceDown(), "face-down"), (own.MultiElement(), "Multi-Element"),
                (own.IsGeneric(), "[Generic]"), (ab.Other(), "other"),
                (ab.ControlledBy(ab.Player.OPPONENT), "opposing"),
            ]),
        ],
    ),
    ("element", [terms(Element)]),
    ("element_mark", [phrase(own.OfElement, "{element:element} {@|Element}")]),
    ("element_has", [phrase(own.OfElement, "{@the:} {element:element} Element")]),
    ("job_mark", [phrase(own.WithJob, "Job {job:name}")]),
    ("category_mark", [phrase(own.OfCategory, "Category {category:category}")]),
    ("name_mark", [phrase(ab.Named, "Card Name {name:name}")]),
    ("mark_noun", [phrase(ab.Noun, "{qualities:mark=}")]),
    ("mark", [same("{:element_mark}"), same("{:job_mark}"), same("{:category_mark}"), same("{:name_mark}")]),
    (
        "head",
        [
            same("{:simple_head}"),
            phrase(ab.IsCard, "<card|cards>"),
            *[phrase(ab.OfType, f"{kind.value} <card|cards>", type=kind) for kind in CardType],
            phrase(own.IsCharacter, "Character <card|cards>"),
            phrase(own.IsParty, "<party|parties>"),
            phrase(ab.AnyOf, "{options:head_noun,or|and|andor:2}"),
            same("{:stack_head}"),
        ],
    ),
    (
        "stack_head",
        [
            phrase(own.OnStack, "{kinds:stack_kind,or}"),
            phrase(own.OnStack, "{kinds:kind_of_ability,or|and|andor:2} <ability|abilities>"),
        ],
    ),
    ("kind_of_ability", [terms(_KINDS)]),
    ("simple_card", [phrase(ab.IsCard, "<card|cards>"), same("{:simple_head}")]),
    ("head_noun", [phrase(ab.Noun, "{qualities:simple_head=}")]),
    (
        "simple_head",
        [
            *[phrase(ab.OfType, f"<{kind.value}|{kind.value}s>", type=kind) for kind in CardType],
            phrase(own.IsCharacter, "<Character|Characters>"),
        ],
    ),
    (
        "stack_kind",
        [
            terms(
                ((own.StackKind.SUMMON, "<Summon|Summons>"), (own.StackKind.ABILITY, "<ability|abilities>")),
                ABILITIES, ((own.StackKind.EX_BURST, "EX <Burst|Bursts>"), (own.StackKind.WARP, "Warp")),
            ),
        ],
    ),
    (
        "post",
        [
            *worths("{@having}"),
            same("{@with} {:had}"),
            same("{@having} {:had_mark}"),
            tree(ab.AnyOf((ab.Noun((ab.Blocking(hole("whom")),)), ab.Noun((ab.BlockedBy(hole("whom")),)))),
                 "{that blocks or is|blocking or} blocked by {whom:obj}"),
            same("{:where}"),
            phrase(ab.OwnedBy, "of your opponent", player=ab.Player.OPPONENT),
            phrase(ab.InZone, "removed from the game", zone=own.Zone.REMOVED),
            phrase(ab.InZone, "you own removed from the game", zone=own.Zone.REMOVED, player=ab.Player.YOU),
            *besides(),
            tree(ab.OtherThan(ab.Noun((own.OfElement(hole("element")),))),
                 "of {@a:any} Element {@except|other than} {element:element}"),
            phrase(ab.OtherThan, f"{WITHOUT} {{what:had_noun}}"),
            phrase(ab.DamagedBy, "{@damaged by|that took damage from|that was dealt damage by|that received damage from"
                   "|dealt damage by} {by:obj} {@|this turn}"),
            phrase(ab.TraitIs, "{@that costs|that cost|with a cost of|with a cost|of cost|of a cost|whose cost is}"
                   " {amount:cost_more}", trait=ab.Trait.COST, comparison=ab.Comparison.EXACTLY),
            *done(),
            phrase(ab.Done, "{@of|in} the other {@groups|group}", word=own.OTHER_GROUPS),
            phrase(ab.Among, "{@of|in} {@the named:the selected} group", them=ab.Them()),
            phrase(ab.BlockedBy, "that {whom:obj} blocks"),
            phrase(own.InParty, "forming a party"),
            phrase(ab.Property, "{@owned by {player:by_holder}|{@that:} {player#:holder} ~own}"),
            phrase(ab.DidThisTurn, "that {@{deed:deed/one/past}|{deed:deed/many/past}} this turn"),
            phrase(ab.RemovedBy, "removed {@|from the game} {@because of} {by:ref}'s {@ability|abilities}"),
            phrase(ab.DidThisTurn, "from the field during this turn", deed=ab.Moves(own.Zone.FIELD, own.Zone.BREAK)),
            phrase(ab.InZone, "put in {player:poss} {zone:zone}"),
            *alike("{@having}", "", "each"),
            *named(),
            phrase(ab.Blocking, "{@blocking|that is blocking|that blocks|that blocked|that are blocking} {whom:obj}"),
            phrase(own.InParty, "{@in a party:in} {@this:that} party"),
            phrase(own.InParty, "in a party"),
            phrase(own.InParty, "{@in a party} a party with {whose:obj}"),
            phrase(ab.BlockedBy, "blocked by {whom:obj}"),
            phrase(own.ComesFrom, "{@that:} triggered from {source:obj}"),
            phrase(own.Targets, "{@choosing:that is choosing} {what:obj}"),
        ],
    ),
    ("where", [*held(), *placed()]),
    (
        "named_trait",
        [
            terms({
                ab.NameKind.ELEMENT: "Element", ab.NameKind.JOB: "Job", ab.NameKind.CATEGORY: "Category",
                ab.NameKind.CARD_TYPE: "card type", ab.NameKind.CARD_NAME: "card name", ab.NameKind.COST: "cost",
                ab.NameKind.NUMBER: "number",
            }),
        ],
    ),
    (
        "trait",
        [
            terms({
                ab.Trait.NAME: "<name|names>", ab.Trait.COST: "<cost|costs>", ab.Trait.POWER: "<power|powers>",
                ab.Trait.ELEMENT: "<Element|Elements>", ab.Trait.TYPE: "<type|types>", ab.Trait.JOB: "<Job|Jobs>",
                ab.Trait.CATEGORY: "<Category|Categories>",
            }),
        ],
    ),
    (
        "excluded",
        [same("{:ref}"), same("{:bare/one}"), phrase(ab.Noun, "a/an {qualities:bare_row/one}"), same("{:bare/many}")],
    ),
    (
        "zone",
        [terms(_AWAY, (own.Zone.HAND, own.Zone.DECK, own.Zone.FIELD))],
    ),
    # Where cards are put by the name of the place.
    ("away", [terms(_AWAY)]),
    ("keyword", [terms(own.AbilityWord)]),
    (
        "cost_more",
        [
            phrase(ab.Sum, "{second:number} {@|CP} more than {first:cost_of}"),
            phrase(ab.Difference, "{second:number} {@|CP} less than {first:cost_of}"),
        ],
    ),
    ("cost_of", [phrase(ab.TraitOf, "{whose:definite}", trait=ab.Trait.COST)]),
    *quantities(),
    *nouns(),
    ("bound", [same("{:or_more}")]),
]

ROWS = {
    "noun_row": Row((("pre", 1, 6), ("head", 0, 1), ("post", 0, 5))),
    "stack_row": Row((("pre", 0, 6), ("stack_head", 1, 1), ("post", 0, 5), ("stack_source", 1, 1), ("post", 0, 5))),
    "done_row": Row((("done_before", 1, 1), ("simple_card", 1, 1))),
    "headed_row": Row((("head", 1, 1), ("of_marks", 0, 1), ("post", 0, 5))),
    "other_row": Row((("other_mark", 1, 1), ("pre", 0, 6), ("simple_head", 1, 1), ("post", 0, 5))),
    "another_row": Row((("another_mark", 1, 1), ("pre", 0, 6), ("head", 0, 1), ("post", 0, 5))),
    "your_row": Row((("your", 1, 1), ("pre", 0, 6), ("head", 0, 1), ("post", 0, 5))),
    "single_names_row": Row((("singles", 1, 1), ("post", 0, 5))),
    "own_removed_row": Row((("pre", 0, 6), ("head", 0, 1), ("are_removed", 1, 1))),
    "best_row": Row((("pre", 0, 6), ("simple_card", 1, 1))),
    "bare_row": Row((("pre", 0, 6), ("head", 0, 1))),
    "alternatives_row": Row((("alternatives", 1, 1), ("post", 0, 5))),
    "bare_alternatives_row": Row((("alternatives", 1, 1),)),
}
