"""How often something has happened this turn, sums of such numbers, and what follows if it happens this turn."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.grammar import Phrase, phrase, tree, value
from engine.text.holes import altered, hole

_ANY = ab.Any(ab.Noun(()))


#: What somebody has done: "you've cast", "your opponent discarded".
DID = "{@have|has|'ve|} {deed:counted_deed}"


def did(noun: object) -> ab.PlayerActs:
    """What somebody does with such things, by the verb."""
    return ab.PlayerActs(hole("player"), (altered("deed", "what", _ANY, ab.Any(noun)),))  # type: ignore[arg-type]


def _they_did(lead: str = "", form: str = "one") -> list[Phrase]:
    """ "card you have cast this turn", "the number of cards you have cast this turn"."""
    return [
        tree(ab.EventCount(did(hole("noun"))),
             f"{lead} {{noun:bare/{form}}} {{player#:subject}} {DID} {{@|during}} this turn"),
        tree(ab.EventCount(ab.PlayerActs(hole("player"), (ab.Draws(),))),
             f"{lead} {'card' if form == 'one' else 'cards'} {{player#:subject}}"
             " {@have drawn|has drawn|'ve drawn|drew} this turn"),
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    ("counted_deed", [value(ab.Casts(_ANY), "cast"), value(ab.Discards(_ANY), "discarded")]),
    (
        "unit",
        [
            *_they_did(),
            phrase(ab.EventCount, "{event:suffered} {@|during} this turn"),
            phrase(ab.Sum, "{first:one_unit} and each {second:one_unit}"),
        ],
    ),
    ("one_unit", [phrase(ab.CountOf, "{noun:noun/one}")]),
    # "Forward put from the field into the Break Zone", "Summon that was discarded".
    (
        "suffered",
        [
            phrase(ab.Happens, "{who:one_of=} {deeds:moving=/done}"),
            phrase(ab.Happens, "{who:one_of=} that {deeds:deed=/one/past}"),
        ],
    ),
    # "the same number of Forwards as the cards you have cast this turn"
    ("same_number", _they_did("{@|number of}", "many")),
    (
        "plain_sentence",
        [phrase(ab.Delayed, "{trigger:if_trigger}, {effects:effects}")],
    ),
    # "If it is put into the Break Zone this turn, draw 1 card": once that happens.
    (
        "if_trigger",
        [
            phrase(ab.Trigger, "if {event:event} {@|during} this turn", within=ab.ThisTurn()),
        ],
    ),
    (
        "counted",
        [
            *_they_did("the number of ", "many"),
        ],
    ),
]
