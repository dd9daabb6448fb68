"""How often something has happened this turn, sums of such numbers, and what follows if it happens this turn."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.grammar import Phrase, phrase, tree
from engine.text.holes import hole


def _they_did(lead: str = "", form: str = "one") -> list[Phrase]:
    """ "card you have cast this turn", "the number of cards you have cast this turn"."""
    lines = []
    cards = "card" if form == "one" else "cards"
    for player, who in ((ab.Player.YOU, "{@you have|you've|you}"),
                        (ab.Player.OPPONENT, "{@your opponent has|your opponent}")):
        for deed, verb in ((ab.Casts, "cast"), (ab.Discards, "discarded")):
            did = ab.PlayerActs(player, (deed(ab.Any(hole("noun"))),))
            lines.append(tree(ab.EventCount(did), f"{lead} {{noun:bare/{form}}} {who} {verb} {{@|during}} this turn"))
        lines.append(phrase(ab.EventCount, f"{lead} {cards} {who} {{@drawn|drew}} this turn",
                            event=ab.PlayerActs(player, (ab.Draws(),))))
    return lines


PHRASES: list[tuple[str, list[Phrase]]] = [
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
