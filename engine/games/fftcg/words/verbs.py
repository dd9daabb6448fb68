"""Further verbs: damage of several sizes, as many cards as of something else, what is on the stack."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import (
    CountOf,
    CountThem,
    Difference,
    Exactly,
    UpTo,
)
from engine.abilities.counters import PlaceCounter
from engine.abilities.damage import DealDamage, DealDamageToEachOther
from engine.abilities.decks import Draw, Search
from engine.abilities.discarding import Discard
from engine.abilities.effects import IfThen, Lasting, PlayOntoField, RemoveFromGame, Sequence, Unless
from engine.abilities.nouns import Done, InZone, IsCard, Noun
from engine.abilities.players import Player
from engine.abilities.references import It, Pick, Them, TopOfDeck
from engine.abilities.stack import Cancel, CastPaying, Redirect, UseAgain
from engine.abilities.statics import ForEach
from engine.abilities.targets import Former, Latter, Target
from engine.games.fftcg.vocabulary import Zone
from engine.games.fftcg.words.sentences import EACH_OTHERS
from engine.text.english.classes import THIS
from engine.text.grammar import Phrase, phrase, same, tree
from engine.text.holes import hole

#: As many as the ability has just dealt with: "as many cards as you discarded".
_SO_MANY = Exactly(CountOf(Noun((Done(hole("word")),))))
_AS_MANY_CARDS = "{@as many cards as|the same number of cards as|a number of cards equal to the number of cards}"


_CARDS = Noun((IsCard(),))
#: As many as were spoken of.
_THEM = CountThem(Them())


def _drawn_up_to(player: Player, who: str, hand: str) -> Phrase:
    """ "draw cards until you have 5 cards in your hand": as many as are missing."""
    there = CountOf(Noun((IsCard(), InZone(Zone.HAND, player))))
    return tree(Draw(Exactly(Difference(hole("number"), there))),
                f"~draw {{@|cards}} until {who} {{number:number}} cards in {{@{hand}|hand}}")


def _discarded_down_to(player: Player, who: str, hand: str) -> Phrase:
    """ "discards cards until they have 3 cards in their hand": as many as are too many."""
    there = Noun((IsCard(), InZone(Zone.HAND, player)))
    return tree(Discard(Pick(Exactly(Difference(CountOf(there), hole("number"))), there)),
                f"~discard {{@|cards|cards from {hand}|down}} {{@until {who}|to}} {{number#:number}} <card|cards>"
                f" in {{@{hand}|hand}}")


#: Onto which field something is put, and under whose control.
_FIELDS: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("{@your opponent's field|the field under your opponent's control}", {"field": Player.OPPONENT}),
    ("their field", {"field": Player.THEY}),
    ("the field under your control", {"field": Player.YOU}),
    ("the field under {@its owner's|their owners'|their owner's} control", {"owners_control": True, "field": None}),
)

#: Whose hand it is, as one says that somebody has so many cards in it.
_HOLDERS = ((Player.YOU, "you have", "your hand"), (Player.THEY, "they have", "their hand"))

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vp",
        [
            # The verb is printed once.
            tree(Sequence((DealDamage(hole("amount"), hole("to")), DealDamage(hole("more"), hole("other")))),
                 "~deal {amount:damage} to {to:obj} and {more:damage} to {other:obj}"),
            tree(Draw(Exactly(hole("amount"))), "~draw the same number of cards as the {amount:same_number}"),
            tree(Draw(_SO_MANY), f"~draw {_AS_MANY_CARDS} {{word:dealt}}"),
            tree(RemoveFromGame(TopOfDeck(Exactly(hole("amount")), Player.YOU)),
                 "~remove from the top of your deck {amount:quantity_named}"),
            tree(PlaceCounter(Exactly(_THEM), hole("counter"), hole("where")),
                 "~place the same number of {counter:counter} Counters on {where:obj}"),
            *[_drawn_up_to(*holder) for holder in _HOLDERS],
            *[_discarded_down_to(*holder) for holder in _HOLDERS],
            phrase(Search, "~search {@your|their} deck for {what:obj}"),
            phrase(Draw, "~draw {@the same number of|that many} cards", count=Exactly(_THEM)),
            tree(Draw(Exactly(hole("amount"))), "~draw {@as many cards as {amount:counted}|{@|a number of} cards equal"
                 " to {amount:quantity_named}}"),
            tree(Discard(Pick(Exactly(hole("amount")), _CARDS)),
                 "~discard {@as many cards as|cards equal to|a number of cards equal to} {amount:counted}"),
            *[
                phrase(PlayOntoField, f"{{@~play|~put|~return}} {{what:obj}} {{@onto|to}} {where} {{dull! dull}}",
                       **fixed)
                for where, fixed in _FIELDS
            ],
            phrase(CastPaying, "~cast {what:obj}"),
            phrase(CastPaying, "~pay {@the cost|its cost} {@and|to} ~cast {what:ref}"),
            phrase(UseAgain, "~use this {@special ability|action ability|ability} again without paying {@the|its}"
                   " cost"),
            phrase(Redirect, "~choose {to:obj} to become the new target {@|(The newly chosen {@target|Forward|Character"
                   "|Backup|Monster} must be a valid choice)}", what=It()),
        ],
    ),
    (
        "clause",
        [
            tree(Lasting(hole("duration"), (ForEach(hole("count"), hole("statics")),)),
                 "{statics:static,and} {duration:duration} for each {count:unit}"),
            phrase(Redirect, "the {@Summon or ability|Summon|ability|auto-ability} is now choosing {to:obj} instead, if"
                   " possible", what=It()),
            phrase(DealDamageToEachOther, f"{{@they deal|each deals|each Forward deals}} {EACH_OTHERS}", one=Former(),
                   other=Latter()),
            phrase(Cancel, "its effect is cancelled", what=It()),
            phrase(Cancel, "{what:ref}'s effect is cancelled"),
        ],
    ),
    (
        "obj",
        [
            tree(Pick(_SO_MANY, Noun((IsCard(), InZone(Zone.HAND, Player.YOU)))),
                 f"{_AS_MANY_CARDS} {{word:dealt}} from your hand"),
        ],
    ),
    (
        "dealt",
        [
            same(f"{{@you|they}} {{:done_word/many/past}} {{@|{THIS}}}"),
            same(f"{{@|were|are|those}} {{:done_word/done}} {{@|{THIS}}}"),
        ],
    ),
    (
        "target",
        [
            tree(Target(make(_THEM), hole("noun")),
                 f"{up_to}{{@the same number of|as many|that many}} {{noun:noun/many}}")
            for make, up_to in ((UpTo, "up to "), (Exactly, ""))
        ],
    ),
    ("cancelled", [
        phrase(Cancel, "its effect is cancelled", what=It()), phrase(Cancel, "{what:ref}'s effect is cancelled"),
    ]),
    (
        "body",
        [
            phrase(Unless, "{effect:cancelled} if {player#:subject} <doesn't|don't> {escape:vp/many}"),
            # It begins only if that holds.
            tree(IfThen(hole("condition"), Lasting(hole("duration"), hole("statics"))),
                 "{duration:duration}, if {condition:condition}, {statics:static,and}"),
        ],
    ),
]
