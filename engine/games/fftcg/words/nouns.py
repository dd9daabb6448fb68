"""Noun phrases: qualities before, at and after the head."""

from __future__ import annotations

from engine.abilities.amounts import Comparison, CostOf, Difference, PowerOf, Sum
from engine.abilities.blocking import BlockedBy, Blocking
from engine.abilities.damage import Damaged, DamagedBy
from engine.abilities.events import Moves
from engine.abilities.naming import NameKind
from engine.abilities.nouns import (
    Among,
    AnyOf,
    Attacking,
    ControlledBy,
    CostIs,
    DidThisTurn,
    Done,
    FaceDown,
    FaceUp,
    HasAbility,
    InZone,
    IsCard,
    LacksAbility,
    Named,
    Noun,
    OfType,
    Other,
    OwnedBy,
    Property,
    RemovedBy,
    Trait,
)
from engine.abilities.players import Player
from engine.abilities.references import The, Them
from engine.abilities.turning import Tapped, Untapped
from engine.games.fftcg.cards import CardType, Element
from engine.games.fftcg.vocabulary import (
    OTHER_GROUPS,
    AbilityWord,
    ComesFrom,
    ExceptElement,
    HasBurst,
    InParty,
    IsCharacter,
    IsFrozen,
    IsGeneric,
    IsParty,
    MultiElement,
    NotGeneric,
    OfCategory,
    OfElement,
    OnStack,
    StackKind,
    Targets,
    WithJob,
    Zone,
)
from engine.games.fftcg.words.behind import done, held, named
from engine.text.english.classes import WITH, WITHOUT
from engine.text.english.nouns import (
    alike,
    alternatives,
    article,
    besides,
    costs,
    having,
    nouns,
    placed,
    powers,
    worths,
)
from engine.text.english.quantities import quantities
from engine.text.grammar import Phrase, Row, phrase, same, tree, value
from engine.text.holes import hole

#: Abilities that are used (FFTCG 11.6, 11.7).
_KINDS = ((StackKind.ACTION_ABILITY, "action"), (StackKind.SPECIAL_ABILITY, "special"))
ELEMENTS = [value(element, element.value) for element in Element]
KEYWORDS = [value(word, word.value) for word in AbilityWord]


#: "of cost 3", "of power 5000".
OF_COST = having("of"), article("")


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "noun",
        [
            phrase(Noun, "{qualities:noun_row}"),
            phrase(Noun, "{qualities:headed_row}"),
            phrase(Noun, "{qualities:alternatives_row}"),
            phrase(Noun, "{qualities:full_alternatives=}"),
            phrase(Noun, "{qualities:stack_row}"),
        ],
    ),
    ("stack_source", [phrase(ComesFrom, f"of {{source:{one}}}") for one in ("obj", "doer")]),
    ("your", [phrase(OwnedBy, "{@|of} opponent's", player=Player.OPPONENT)]),
    # One, or one more: "a Forward", "another Forward".
    ("articled", [same("a/an {:noun/one}"), same("{:another/one}")]),
    # "the other Forwards": all but those spoken of.
    ("other_noun", [phrase(Noun, "{qualities:other_row}")]),
    ("other_mark", [phrase(Other, "other")]),
    ("another", [phrase(Noun, "{qualities:another_row}")]),
    ("another_mark", [phrase(Other, "another")]),
    ("card_name", [phrase(Noun, "{qualities:name_mark=}")]),
    ("single_names", [phrase(Noun, "{qualities:single_names_row}")]),
    ("single_names_head", [phrase(AnyOf, "{options:plain,and:2/one}")]),
    # "X cards you own are removed from the game"
    ("own_removed", [phrase(Noun, "{qualities:own_removed_row}")]),
    ("are_removed", [phrase(InZone, "you own <is|are> removed from the game", zone=Zone.REMOVED, player=Player.YOU)]),
    ("of_element", [phrase(OfElement, "of {@|the} {element:element} Element")]),
    ("bare", [phrase(Noun, "{qualities:bare_row}"), phrase(Noun, "{qualities:bare_alternatives_row}")]),
    ("plain", [phrase(Noun, "{qualities:bare_row}")]),
    ("posted", [phrase(Noun, "{qualities:noun_row}"), phrase(Noun, "{qualities:headed_row}")]),
    ("alternatives", alternatives("plain")),
    ("full_alternatives", alternatives("posted")),
    (
        "pre",
        [
            same("{:state}"),
            same("{:your}"),
            same("{:element_mark}"),
            same("{:job_mark}"),
            same("{:category_mark}"),
            same("{:name_mark}"),
            *[
                phrase(AnyOf, f"{{options:{one}_noun,{joint}:2}}")
                for joint in ("or", "andor", "and")
                for one in ("element", "category", "state", "job")
            ],
        ],
    ),
    ("element_noun", [phrase(Noun, "{qualities:element_mark=}")]),
    ("category_noun", [phrase(Noun, "{qualities:category_mark=}")]),
    ("job_noun", [phrase(Noun, "{qualities:job_mark=}")]),
    ("state_noun", [phrase(Noun, "{qualities:state+}")]),
    (
        "state",
        [
            phrase(Untapped, "active"),
            phrase(Tapped, "dull"),
            phrase(Damaged, "damaged"),
            phrase(Attacking, "attacking"),
            phrase(Blocking, "blocking"),
            phrase(IsFrozen, "frozen"),
            phrase(FaceUp, "face-up"),
            phrase(FaceDown, "face-down"),
            phrase(MultiElement, "Multi-Element"),
            phrase(IsGeneric, "[Generic]"),
            phrase(Other, "other"),
            phrase(ControlledBy, "opposing", player=Player.OPPONENT),
        ],
    ),
    ("element", ELEMENTS),
    ("element_mark", [phrase(OfElement, "{element:element} {@|Element}")]),
    ("element_has", [phrase(OfElement, "{@|the} {element:element} Element")]),
    ("job_mark", [phrase(WithJob, "Job {job:name}")]),
    ("category_mark", [phrase(OfCategory, "Category {category:category}")]),
    ("name_mark", [phrase(Named, "Card Name {name:name}")]),
    (
        "head",
        [
            same("{:simple_head}"),
            phrase(IsCard, "<card|cards>"),
            *[phrase(OfType, f"{kind.value} <card|cards>", type=kind) for kind in CardType],
            phrase(IsCharacter, "Character <card|cards>"),
            phrase(IsParty, "<party|parties>"),
            *[phrase(AnyOf, f"{{options:head_noun,{joint}:2}}") for joint in ("or", "andor", "and")],
            same("{:stack_head}"),
        ],
    ),
    (
        "stack_head",
        [
            phrase(OnStack, "{kinds:stack_kind,or}"),
            *[
                phrase(OnStack, f"{{kinds:kind_of_ability,{joint}:2}} <ability|abilities>") for joint in ("or", "and")
            ],
        ],
    ),
    ("kind_of_ability", [value(kind, word) for kind, word in _KINDS]),
    ("best_head", [same("{:simple_head}"), phrase(IsCard, "<card|cards>")]),
    ("simple_card", [phrase(IsCard, "<card|cards>"), same("{:simple_head}")]),
    ("head_noun", [phrase(Noun, "{qualities:simple_head=}")]),
    (
        "simple_head",
        [
            *[phrase(OfType, f"<{kind.value}|{kind.value}s>", type=kind) for kind in CardType],
            phrase(IsCharacter, "<Character|Characters>"),
        ],
    ),
    (
        "stack_kind",
        [
            value(StackKind.SUMMON, "<Summon|Summons>"),
            value(StackKind.ABILITY, "<ability|abilities>"),
            value(StackKind.AUTO_ABILITY, "<auto-ability|auto-abilities>"),
            *[value(kind, f"{word} <ability|abilities>") for kind, word in _KINDS],
            value(StackKind.EX_BURST, "EX <Burst|Bursts>"),
            value(StackKind.WARP, "Warp"),
        ],
    ),
    (
        "post",
        [
            *costs("cost", *OF_COST),
            *powers("power", *OF_COST),
            tree(AnyOf((Noun((Blocking(hole("whom")),)), Noun((BlockedBy(hole("whom")),)))),
                 "{that blocks or is|blocking or} blocked by {whom:obj}"),
            *held(),
            phrase(OwnedBy, "of your opponent", player=Player.OPPONENT),
            *placed(),
            phrase(InZone, "removed from the game", zone=Zone.REMOVED),
            phrase(InZone, "you own removed from the game", zone=Zone.REMOVED, player=Player.YOU),
            *besides(),
            phrase(ExceptElement, "of {@any|an} Element {@except|other than} {element:element}"),
            phrase(HasAbility, f"{WITH} {{keyword:keyword}}"),
            phrase(LacksAbility, f"{WITHOUT} {{keyword:keyword}}"),
            phrase(MultiElement, "{@with|of} 2 or more {@|different} Elements"),
            phrase(NotGeneric, "without [Generic]"),
            phrase(IsGeneric, "with [Generic]"),
            phrase(HasBurst, f"{WITH} {{@an EX Burst|[EX BURST]|EX Bursts}}"),
            phrase(DamagedBy, "{@damaged by|that took damage from|that was dealt damage by|that received damage from"
                   "|dealt damage by} {by:obj} {@|this turn}"),
            phrase(CostIs, "{@that costs|that cost|with a cost of|with a cost|of cost|of a cost|whose cost is}"
                   " {amount:cost_more}", comparison=Comparison.EXACTLY),
            *done(),
            phrase(Done, "{@of|in} the other {@groups|group}", word=OTHER_GROUPS),
            phrase(Among, "{@of|in} {@the selected|the chosen|that} group", them=Them()),
            phrase(BlockedBy, "that {whom:obj} blocks"),
            phrase(InParty, "forming a party"),
            *[
                phrase(Property, f"{{@owned by {who}|{who} {own}|that {who} {own}}}", player=player)
                for player, who, own in (
                    (Player.YOU, "you", "own"), (Player.OPPONENT, "{@your opponent|opponent}", "owns"),
                )
            ],
            phrase(DidThisTurn, "that {deed:done/one} this turn"),
            phrase(DidThisTurn, "that {deed:done/many} this turn"),
            phrase(RemovedBy, "removed {@|from the game} {@by|with|due to} {by:ref}'s {@ability|abilities}"),
            phrase(DidThisTurn, "from the field during this turn", deed=Moves(Zone.FIELD, Zone.BREAK)),
            phrase(InZone, "put in {player:poss} {zone:zone}"),
            *alike(having("of"), "", "each"),
            *named(),
            phrase(Blocking, "{@blocking|that is blocking|that blocks|that blocked|that are blocking} {whom:obj}"),
            phrase(InParty, "{@in|forming} {@that|this|the} party"),
            phrase(InParty, "in a party"),
            phrase(InParty, "{@forming|in} a party with {whose:obj}"),
            phrase(BlockedBy, "blocked by {whom:obj}"),
            phrase(ComesFrom, "{@|that} triggered from {source:obj}"),
            phrase(Targets, "{@that is choosing|that chooses|choosing|targeting|that targets|that is targeting"
                   "|that chose|that are choosing} {what:obj}"),
        ],
    ),
    (
        "named_trait",
        [
            value(NameKind.ELEMENT, "Element"),
            value(NameKind.JOB, "Job"),
            value(NameKind.CATEGORY, "Category"),
            value(NameKind.CARD_TYPE, "card type"),
            value(NameKind.CARD_NAME, "card name"),
            value(NameKind.COST, "cost"),
            value(NameKind.NUMBER, "number"),
        ],
    ),
    (
        "traits",
        [
            value(Trait.NAME, "names"),
            value(Trait.COST, "costs"),
            value(Trait.POWER, "powers"),
            value(Trait.ELEMENT, "Elements"),
            value(Trait.TYPE, "types"),
            value(Trait.JOB, "Jobs"),
            value(Trait.CATEGORY, "Categories"),
        ],
    ),
    (
        "trait",
        [
            value(Trait.NAME, "name"),
            value(Trait.COST, "cost"),
            value(Trait.POWER, "power"),
            value(Trait.ELEMENT, "Element"),
            value(Trait.TYPE, "type"),
            value(Trait.JOB, "Job"),
            value(Trait.CATEGORY, "Category"),
        ],
    ),
    (
        "excluded",
        [same("{:ref}"), same("{:bare/one}"), phrase(Noun, "a/an {qualities:bare_row/one}"), same("{:bare/many}")],
    ),
    (
        "zone",
        [
            same("{:away}"),
            value(Zone.HAND, "hand"),
            value(Zone.DECK, "deck"),
            value(Zone.FIELD, "field"),
        ],
    ),
    # Where cards are put by the name of the place.
    (
        "away",
        [value(Zone.BREAK, "Break Zone"), value(Zone.DAMAGE, "Damage Zone"), value(Zone.LB_DECK, "LB deck")],
    ),
    ("keyword", KEYWORDS),
    (
        "cost_more",
        [
            phrase(Sum, "{second:number} {@|CP} more than {first:cost_of}"),
            phrase(Difference, "{second:number} {@|CP} less than {first:cost_of}"),
        ],
    ),
    ("cost_of", [phrase(CostOf, f"{{whose:{one}}}") for one in ("ref", "the_one")]),
    ("the_one", [phrase(The, "the {noun:noun/one}")]),
    *quantities(),
    *nouns(),
    *worths({CostOf: ("cost", "cost", "or_more"), PowerOf: ("power", "power", "or_more")}, "or_more"),
]

ROWS = {
    "noun_row": Row((("pre", 1, 6), ("head", 0, 1), ("post", 0, 5))),
    "stack_row": Row((("pre", 0, 6), ("stack_head", 1, 1), ("post", 0, 5), ("stack_source", 1, 1), ("post", 0, 5))),
    "done_row": Row((("done_before", 1, 1), ("simple_card", 1, 1))),
    "headed_row": Row((("head", 1, 1), ("of_marks", 0, 1), ("post", 0, 5))),
    "other_row": Row((("other_mark", 1, 1), ("pre", 0, 6), ("simple_head", 1, 1), ("post", 0, 5))),
    "another_row": Row((("another_mark", 1, 1), ("pre", 0, 6), ("head", 0, 1), ("post", 0, 5))),
    "your_row": Row((("your", 1, 1), ("pre", 0, 6), ("head", 0, 1), ("post", 0, 5))),
    "single_names_row": Row((("single_names_head", 1, 1), ("post", 0, 5))),
    "own_removed_row": Row((("pre", 0, 6), ("head", 0, 1), ("are_removed", 1, 1))),
    "source_in_party_row": Row((("among_source", 1, 1), ("in_party", 1, 1))),
    "best_row": Row((("pre", 0, 6), ("best_head", 1, 1))),
    "bare_row": Row((("pre", 0, 6), ("head", 0, 1))),
    "alternatives_row": Row((("alternatives", 1, 1), ("post", 0, 5))),
    "bare_alternatives_row": Row((("alternatives", 1, 1),)),
}
