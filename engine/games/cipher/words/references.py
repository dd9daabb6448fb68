"""What a sentence speaks about: references, counts and amounts."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.cipher import vocabulary as own
from engine.games.cipher.words.nouns import THIS_UNIT
from engine.text.english import players
from engine.text.english.references import ONE, bounded, references
from engine.text.grammar import Row
from engine.text.phrases import Phrase, hole, phrase, same, terms, tree, value

_CARD = ab.Noun((ab.IsCard(),))


PHRASES: list[tuple[str, list[Phrase]]] = [
    *players.PHRASES,
    *references("Deck"),
    ("ref", [phrase(own.ThisAs, "this {noun:such_unit}")]),
    ("lying", [same("{:source}")]),
    ("pile", [terms((own.Zone.HAND,))]),
    ("articled", [same("a/an {:noun/one}"), same("{:another/one}")]),
    (
        "one_obj",
        [
            # Before "allied" with a list: one of each.
            phrase(own.EachAlly, "allied {names:name,and:2}"),
            same("{:the_one}"),
            phrase(ab.Every, "the {noun:dealt_noun/many}"),
            phrase(own.SupportOf, "the card supporting {whom:obj}"),
            phrase(ab.TopOfDeck, "the {@top} {@card} of the Deck", count=ONE, player=ab.Player.THEY),
            phrase(ab.TopOfDeck, "the {@top} {count:count} cards", player=ab.Player.YOU),
            phrase(ab.Any, "{noun:bare_any}"),
            phrase(own.SupportOf, "{whom:source}'s {@supporting card|support card|support}"),
            phrase(own.SupportOf, "{@a card} supporting {whom:who}"),
            # "up to 1 enemy per Leveled Up ally"
            tree(ab.Pick(bounded(ab.Times(hole("each"), hole("per"))), hole("noun")),
                 "{bounded:bounded} {{each#:number} {noun:noun}|{each:number} {noun:noun/one}} {per:per}"),
            phrase(ab.Every, "the battling units", noun=ab.Noun((own.InCombat(),))),
        ],
    ),
    (
        # What a card is likened to: "with the same Unit Name as another ally from your Retreat Area".
        "like",
        [
            same("{:ref}"),
            same("{:the_one}"),
            phrase(ab.That, "{@either of|any of} those {noun:bare/many}", many=True),
            phrase(ab.Any, "{noun:another_unit/one}"),
            phrase(ab.Any, "{@a} {noun:unit_noun/one}"),
            phrase(ab.Any, "{@any|1 of} {noun:unit_noun/many}"),
            phrase(ab.Any, "{noun:bare_any}"),
        ],
    ),
    (
        "the_one",
        [
            phrase(ab.The, "{@the {noun:dealt_noun/one}|{noun:main_noun/one}|the {noun:fighting_noun/one}}"),
            phrase(ab.Every, "{noun:allied/many}"),
        ],
    ),
    ("source", [value(ab.This(_CARD), "this card"), value(THIS_UNIT, "this unit")]),
    (
        # Whom one cannot attack.
        "attackable",
        [same("{:who}"), phrase(ab.Both, "{references:who,or:2}")],
    ),
    # Who was spoken of before has no more said about it: what follows belongs to the noun around it.
    ("bare", [phrase(ab.Noun, "{qualities:bare_row}")]),
    ("such_unit", [phrase(ab.Noun, "{qualities:such_row}")]),
    (
        "such",
        [
            same("{:state}"),
            same("{:standing_state}"),
        ],
    ),
    (
        "standing_state",
        [
            terms([
                (ab.Attacking(), "attacking"), (own.Defending(), "defending"),
                (ab.InZone(own.Zone.FRONT_LINE), "Front Line"), (ab.InZone(own.Zone.BACK_LINE), "Back Line"),
            ]),
        ],
    ),
    ("one_unit", [phrase(own.IsUnit, "unit")]),
    ("bare_any", [phrase(ab.Noun, "{qualities:described=}")]),
    ("allied", [phrase(ab.Noun, "{qualities:allied_row}")]),
    ("allied_word", [phrase(ab.ControlledBy, "allied", player=ab.Player.YOU)]),
    (
        "participle",
        [terms((ab.Participle(word), word) for word in ("revealed", "destroyed", "discarded", "deployed", "tapped"))],
    ),
    (
        # The subject of what is so: also "enemies in the Back Line".
        "who",
        [same("{:obj}"), phrase(ab.Every, "{noun:noun/many}")],
    ),
    (
        "count",
        [
            phrase(ab.AtLeast, "{amount:number} or more"),
            phrase(ab.AtLeast, "at least {amount:number}"),
        ],
    ),
    ("times", [phrase(ab.Times, "+{each:number} attack {count:per}")]),
    (
        "per",
        [
            phrase(ab.CountOf, "{@per|for each|per each} {noun:noun/one}"),
            phrase(ab.CountOf, "for each of {noun:noun/many}"),
            phrase(ab.Groups, "{@for every|per every|per} {size:int} {of:counted_many}"),
        ],
    ),
    (
        "plain_count",
        [
            phrase(ab.Exactly, "{amount:number}"),
            phrase(ab.UpTo, "up to {amount:number}"),
        ],
    ),
]

ROWS = {
    "bare_row": Row((("pre", 0, 3), ("head", 1, 1))),
    "such_row": Row((("such", 1, 2), ("one_unit", 1, 1))),
    "your_row": Row((("your", 1, 1), ("pre", 0, 3), ("head", 1, 1), ("post", 0, 5))),
    "allied_row": Row((("allied_word", 1, 1), ("pre", 0, 3), ("head", 1, 1), ("post", 0, 2))),
}
