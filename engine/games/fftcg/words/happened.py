"""How often something has happened this turn, sums of such numbers, and what follows if it happens this turn."""

from __future__ import annotations

from engine.abilities.amounts import CostOf, CountOf, EventCount, Sum
from engine.abilities.decks import Draws
from engine.abilities.discarding import Discards
from engine.abilities.durations import ThisTurn
from engine.abilities.effects import Delayed
from engine.abilities.events import Happens, PlayerActs
from engine.abilities.players import Player
from engine.abilities.references import Any, It
from engine.abilities.stack import Casts
from engine.abilities.triggers import Trigger
from engine.games.fftcg.words.tenses import moves
from engine.text.grammar import Phrase, phrase, tree
from engine.text.holes import hole


def _they_did(lead: str = "", form: str = "one") -> list[Phrase]:
    """ "card you have cast this turn", "the number of cards you have cast this turn"."""
    lines = []
    cards = "card" if form == "one" else "cards"
    for player, who in ((Player.YOU, "{@you have|you've|you}"),
                        (Player.OPPONENT, "{@your opponent has|your opponent}")):
        for deed, verb in ((Casts, "cast"), (Discards, "discarded")):
            did = PlayerActs(player, (deed(Any(hole("noun"))),))
            lines.append(tree(EventCount(did), f"{lead} {{noun:bare/{form}}} {who} {verb} {{@|during}} this turn"))
        lines.append(phrase(EventCount, f"{lead} {cards} {who} {{@drawn|drew}} this turn",
                            event=PlayerActs(player, (Draws(),))))
    return lines


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "unit",
        [
            *_they_did(),
            phrase(EventCount, "{event:suffered} {@|during} this turn"),
            phrase(Sum, "{first:one_unit} and each {second:one_unit}"),
        ],
    ),
    ("one_unit", [phrase(CountOf, "{noun:noun/one}")]),
    # "Forward put from the field into the Break Zone", "Summon that was discarded".
    (
        "suffered",
        [
            phrase(Happens, "{who:one_of=} {deeds:participle_deed=}"),
            phrase(Happens, "{who:one_of=} that {deeds:done=/one}"),
        ],
    ),
    # "the same number of Forwards as the cards you have cast this turn"
    ("same_number", _they_did("{@|number of}", "many")),
    ("participle_deed", moves("")),
    (
        "plain_sentence",
        [phrase(Delayed, "{trigger:if_trigger}, {effects:effects}")],
    ),
    # "If it is put into the Break Zone this turn, draw 1 card": once that happens.
    (
        "if_trigger",
        [
            phrase(Trigger, "if {event:event} {@|during} this turn", within=ThisTurn()),
        ],
    ),
    (
        "counted",
        [
            *_they_did("the number of ", "many"),
            phrase(CostOf, "its cost", whose=It()),
            phrase(CostOf, "{whose:ref}'s cost"),
            phrase(CostOf, "the cost of {whose:obj}"),
        ],
    ),
]
