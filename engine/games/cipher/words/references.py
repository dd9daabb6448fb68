"""What a sentence speaks about: references, counts and amounts."""

from __future__ import annotations

from engine.abilities.amounts import (
    AnyNumber,
    AtLeast,
    Comparison,
    CountOf,
    Exactly,
    Groups,
    Number,
    Quantity,
    Times,
    UpTo,
)
from engine.abilities.nouns import Attacking, ControlledBy, InZone, IsCard, Named, Noun
from engine.abilities.players import Player
from engine.abilities.references import (
    Any,
    Both,
    Every,
    Participle,
    Pick,
    The,
    This,
    Those,
    TopOfDeck,
)
from engine.games.cipher.vocabulary import (
    Another,
    Bears,
    Defending,
    EachAlly,
    InCombat,
    IsUnit,
    SupportOf,
    ThisAs,
    Zone,
)
from engine.games.cipher.words.nouns import THIS_UNIT
from engine.text.english import players
from engine.text.english.nouns import alternatives
from engine.text.english.references import ONE, references
from engine.text.grammar import Phrase, Row, phrase, same, tree, value
from engine.text.holes import hole

_CARD = Noun((IsCard(),))


PHRASES: list[tuple[str, list[Phrase]]] = [
    *players.PHRASES,
    *references("Deck"),
    ("ref", [phrase(ThisAs, "this {noun:such_unit}")]),
    ("lying", [same("{:source}")]),
    ("pile", [value(Zone.HAND, "hand")]),
    ("articled", [same("a/an {:noun/one}")]),
    (
        "one_obj",
        [
            # Before "allied" with a list: one of each.
            phrase(EachAlly, "allied {names:name,and:2}"),
            same("{:the_one}"),
            phrase(Every, "the {noun:dealt_noun/many}"),
            phrase(SupportOf, "the card supporting {whom:obj}"),
            phrase(Pick, "{count:count} {noun:noun/one}"),
            phrase(Another, "another {noun:noun/one}"),
            phrase(TopOfDeck, "the {@topmost|top} {@card|} of the Deck", count=ONE, player=Player.THEY),
            phrase(TopOfDeck, "the {@topmost|top} {count:count} cards", player=Player.YOU),
            phrase(Any, "{noun:bare_any}"),
            phrase(SupportOf, "{whom:source}'s {@supporting card|support card|support}"),
            phrase(SupportOf, "{@a card|cards} supporting {whom:who}"),
            # "up to 1 enemy per Leveled Up ally"
            *[
                tree(Pick(count(Times(hole("each"), hole("per"))), hole("noun")),
                     f"{up_to} {{{{each#:number}} {{noun:noun}}|{{each:number}} {{noun:noun/one}}}} {{per:per}}")
                for count, up_to in ((Exactly, ""), (UpTo, "up to"))
            ],
            value(Pick(AnyNumber(), Noun((IsUnit(),))), "as many allies and enemies as you wish"),
            phrase(Every, "the battling units", noun=Noun((InCombat(),))),
        ],
    ),
    (
        # What a card is likened to: "with the same Unit Name as another ally from your Retreat Area".
        "like",
        [
            same("{:ref}"),
            same("{:the_one}"),
            phrase(Those, "{@either of|any of} those {noun:bare/many}"),
            phrase(Another, "another {noun:unit_noun/one}"),
            phrase(Any, "{@a/an|any} {noun:unit_noun/one}"),
            phrase(Any, "{@any|1 of} {noun:unit_noun/many}"),
            phrase(Any, "{noun:bare_any}"),
        ],
    ),
    (
        "the_one",
        [
            phrase(The, "{@the {noun:dealt_noun/one}|{noun:main_noun/one}|the {noun:fighting_noun/one}}"),
            phrase(Every, "{noun:allied/many}"),
        ],
    ),
    ("source", [value(This(_CARD), "this card"), value(THIS_UNIT, "this unit")]),
    (
        # Whom one cannot attack.
        "attackable",
        [same("{:obj}"), phrase(Both, "{references:who,or:2}"), phrase(Every, "{noun:noun/many}")],
    ),
    # Who was spoken of before has no more said about it: what follows belongs to the noun around it.
    ("bare", [phrase(Noun, "{qualities:bare_row}")]),
    ("such_unit", [phrase(Noun, "{qualities:such_row}")]),
    (
        "such",
        [
            same("{:state}"),
            phrase(Attacking, "attacking"),
            phrase(Defending, "defending"),
            phrase(InZone, "Front Line", zone=Zone.FRONT_LINE, player=None),
            phrase(InZone, "Back Line", zone=Zone.BACK_LINE, player=None),
        ],
    ),
    ("one_unit", [phrase(IsUnit, "unit")]),
    ("bare_any", [phrase(Noun, "{qualities:named_any=}")]),
    ("named_any", [phrase(Named, "{name:name}"), phrase(Bears, "{mark:mark}"), *alternatives("name_noun")]),
    ("allied", [phrase(Noun, "{qualities:allied_row}")]),
    ("allied_word", [phrase(ControlledBy, "allied", player=Player.YOU)]),
    (
        "participle",
        [phrase(Participle, word, done=word) for word in ("revealed", "destroyed", "discarded", "deployed", "tapped")],
    ),
    (
        # The subject of what is so: also "enemies in the Back Line".
        "who",
        [same("{:obj}"), phrase(Every, "{noun:noun/many}")],
    ),
    (
        "count",
        [
            phrase(AtLeast, "{amount:number} or more"),
            phrase(AtLeast, "at least {amount:number}"),
        ],
    ),
    (
        # "2 or more", before a noun
        "quantity",
        [
            phrase(Quantity, "{amount:number} or {@more|above}", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "{amount:number} or {@fewer|below}", comparison=Comparison.AT_MOST),
            phrase(Quantity, "exactly {amount:number}", comparison=Comparison.EXACTLY),
            phrase(Quantity, "0", comparison=Comparison.EXACTLY, amount=Number(0)),
            phrase(Quantity, "no", comparison=Comparison.EXACTLY, amount=Number(0)),
            phrase(Quantity, "a/an", comparison=Comparison.AT_LEAST, amount=Number(1)),
            phrase(Quantity, "any", comparison=Comparison.AT_LEAST, amount=Number(1)),
            phrase(Quantity, "{@at least|no fewer than} {amount:number}", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "{@at most|no more than} {amount:number}", comparison=Comparison.AT_MOST),
        ],
    ),
    ("times", [phrase(Times, "+{each:number} attack {count:per}")]),
    (
        "per",
        [
            phrase(CountOf, "{@per|for each|per each} {noun:noun/one}"),
            phrase(CountOf, "for each of {noun:noun/many}"),
            phrase(Groups, "{@for every|per every|per} {size:int} {of:counted_many}"),
        ],
    ),
    (
        "plain_count",
        [
            phrase(Exactly, "{amount:number}"),
            phrase(UpTo, "up to {amount:number}"),
        ],
    ),
]

ROWS = {
    "bare_row": Row((("pre", 0, 3), ("head", 1, 1))),
    "such_row": Row((("such", 1, 2), ("one_unit", 1, 1))),
    "your_row": Row((("your", 1, 1), ("pre", 0, 3), ("head", 1, 1), ("post", 0, 5))),
    "allied_row": Row((("allied_word", 1, 1), ("pre", 0, 3), ("head", 1, 1), ("post", 0, 2))),
}
