"""Further verbs: damage of several sizes, as many cards as of something else, what is on the stack."""

from __future__ import annotations

from collections.abc import Mapping

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.sentences import EACH_OTHERS
from engine.text.english.classes import THIS
from engine.text.english.references import bounded
from engine.text.grammar import Phrase, phrase, same, tree
from engine.text.holes import hole

#: As many as the ability has just dealt with: "as many cards as you discarded".
_SO_MANY = ab.Exactly(ab.CountOf(ab.Noun((ab.Done(hole("word")),))))
_AS_MANY_CARDS = "{@as many cards as|the same number of cards as|a number of cards equal to the number of cards}"


_CARDS = ab.Noun((ab.IsCard(),))
#: As many as were spoken of.
_THEM = ab.CountThem(ab.Them())


def _drawn_up_to(player: ab.Player, who: str, hand: str) -> Phrase:
    """ "draw cards until you have 5 cards in your hand": as many as are missing."""
    there = ab.CountOf(ab.Noun((ab.IsCard(), ab.InZone(own.Zone.HAND, player))))
    return tree(ab.Draw(ab.Exactly(ab.Difference(hole("number"), there))),
                f"~draw {{@card:}} until {who} {{number:number}} cards in {{@{hand}|hand}}")


def _discarded_down_to(player: ab.Player, who: str, hand: str) -> Phrase:
    """ "discards cards until they have 3 cards in their hand": as many as are too many."""
    there = ab.Noun((ab.IsCard(), ab.InZone(own.Zone.HAND, player)))
    return tree(ab.Discard(ab.Pick(ab.Exactly(ab.Difference(ab.CountOf(there), hole("number"))), there)),
                f"~discard {{@|cards|cards from {hand}|down}} {{@until {who}|to}} {{number#:number}} <card|cards>"
                f" in {{@{hand}|hand}}")


#: Onto which field something is put, and under whose control.
_FIELDS: tuple[tuple[str, Mapping[str, object]], ...] = (
    ("{@your opponent's field|the field under your opponent's control}", {"field": ab.Player.OPPONENT}),
    ("their field", {"field": ab.Player.THEY}),
    ("the field under your control", {"field": ab.Player.YOU}),
    ("the field under {@its owner's|their owners'|their owner's} control", {"owners_control": True, "field": None}),
)

#: Whose hand it is, as one says that somebody has so many cards in it.
_HOLDERS = ((ab.Player.YOU, "you have", "your hand"), (ab.Player.THEY, "they have", "their hand"))

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "vp",
        [
            # The verb is printed once.
            tree(ab.Sequence((ab.DealDamage(hole("amount"), hole("to")), ab.DealDamage(hole("more"), hole("other")))),
                 "~deal {amount:damage} to {to:obj} and {more:damage} to {other:obj}"),
            tree(ab.Draw(ab.Exactly(hole("amount"))), "~draw the same number of cards as the {amount:same_number}"),
            tree(ab.Draw(_SO_MANY), f"~draw {_AS_MANY_CARDS} {{word:dealt}}"),
            tree(ab.RemoveFromGame(ab.TopOfDeck(ab.Exactly(hole("amount")), ab.Player.YOU)),
                 "~remove from the top of your deck {amount:quantity_named}"),
            tree(ab.PlaceCounter(ab.Exactly(_THEM), hole("counter"), hole("where")),
                 "~place the same number of {counter:counter} Counters on {where:obj}"),
            *[_drawn_up_to(*holder) for holder in _HOLDERS],
            *[_discarded_down_to(*holder) for holder in _HOLDERS],
            phrase(ab.Search, "~search {@own} deck for {what:obj}"),
            phrase(ab.Draw, "~draw {@the same number of|that many} cards", count=ab.Exactly(_THEM)),
            tree(ab.Draw(ab.Exactly(hole("amount"))),
                 "~draw {@as many cards as {amount:counted}|{@|a number of} cards equal"
                 " to {amount:quantity_named}}"),
            tree(ab.Discard(ab.Pick(ab.Exactly(hole("amount")), _CARDS)),
                 "~discard {@as many cards as|cards equal to|a number of cards equal to} {amount:counted}"),
            *[
                phrase(ab.PlayOntoField, f"{{@~play|~put|~return}} {{what:obj}} {{@into:onto}} {where} {{dull! dull}}",
                       **fixed)
                for where, fixed in _FIELDS
            ],
            phrase(ab.Cast, "~cast {what:obj}"),
            phrase(ab.Cast, "~pay {@the cost|its cost} {@and|to} ~cast {what:ref}"),
            phrase(ab.UseAgain, "~use this {@special ability|action ability|ability} again without paying {@own:the}"
                   " cost"),
            phrase(ab.Redirect,
                   "~choose {to:obj} to become the new target {@|(The newly chosen {@target|Forward|Character"
                   "|Backup|Monster} must be a valid choice)}", what=ab.It()),
        ],
    ),
    (
        "clause",
        [
            tree(ab.Lasting(hole("duration"), (ab.ForEach(hole("count"), hole("statics")),)),
                 "{statics:static,and} {duration:duration} for each {count:unit}"),
            phrase(ab.Redirect,
                   "the {@Summon or ability|Summon|ability|auto-ability} is now choosing {to:obj} instead, if"
                   " possible", what=ab.It()),
            phrase(ab.DealDamageToEachOther, f"{{@they deal|each deals|each Forward deals}} {EACH_OTHERS}",
                   one=ab.Former(),
                   other=ab.Latter()),
            phrase(ab.Cancel, "its effect is cancelled", what=ab.It()),
            phrase(ab.Cancel, "{what:ref}'s effect is cancelled"),
        ],
    ),
    (
        "obj",
        [
            tree(ab.Pick(_SO_MANY, ab.Noun((ab.IsCard(), ab.InZone(own.Zone.HAND, ab.Player.YOU)))),
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
            tree(ab.Target(bounded(_THEM), hole("noun")),
                 "{bounded:bounded} {@the same number of|as many|that many} {noun:noun/many}"),
        ],
    ),
    ("cancelled", [
        phrase(ab.Cancel, "its effect is cancelled", what=ab.It()), phrase(ab.Cancel,
                                                                           "{what:ref}'s effect is cancelled"),
    ]),
    (
        "body",
        [
            phrase(ab.Unless, "{effect:cancelled} if {player#:subject} <doesn't|don't> {escape:vp/many}"),
            # It begins only if that holds.
            tree(ab.IfThen(hole("condition"), ab.Lasting(hole("duration"), hole("statics"))),
                 "{duration:duration}, if {condition:condition}, {statics:static,and}"),
        ],
    ),
]
