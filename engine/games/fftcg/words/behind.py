"""Qualities said behind a noun: what a group has in common, whose it is, and what has been done to it."""

from __future__ import annotations

from engine.abilities.naming import NameKind, OfNamed
from engine.abilities.nouns import AllDifferent, ControlledBy, Done, Same
from engine.abilities.players import Player
from engine.text.english.classes import THIS, THIS_WORDS, any_of
from engine.text.grammar import Phrase, phrase, same, value

_OF = "{of|with|that has|that have}"
_NAMED = "{named|selected}"


def alike() -> list[Phrase]:
    """What a group has in common, or each of it has of its own; and what was named."""
    return [
        phrase(AllDifferent, "{|each} {with different {{trait:trait}s|{trait:traits}}|of different {trait:traits}}"),
        phrase(AllDifferent, "each {of|with} a different {trait:trait}"),
        phrase(AllDifferent, ", each {{of|with} a different {trait:trait}|with different {trait:traits}"
               "|of different {trait:traits}} {|,}"),
        phrase(AllDifferent, "that each have a different {trait:trait}"),
        phrase(Same, f"{_OF} the same {{trait:trait}} ?({{as|as that of}} {{whose:like}})?"),
        phrase(Same, "that {shares|share} a/an {trait:trait} with {whose:obj}"),
        phrase(OfNamed, f"{_OF} {{the|}} {_NAMED} {{kind:named_trait}}"),
        phrase(OfNamed, "of the same {kind:named_trait} as {named|selected|the named one|the selected one}"),
        phrase(OfNamed, f"of {{that cost|the same cost as the {_NAMED} number|cost equal to the {_NAMED} number}}",
               kind=NameKind.NUMBER),
    ]


def held() -> list[Phrase]:
    """ "you control", "that your opponent controlled", "on either player's field": whose on the field it is."""
    return [
        phrase(ControlledBy, "{|that} {player#:holder} {~control|controlled}"),
        phrase(ControlledBy,
               "{on {player:holders} field|under {player:holders} control|controlled by {player:by_holder}}"),
    ]


def done() -> list[Phrase]:
    """ "the cards discarded by this effect", "the Forward you removed from the game"."""
    itself = any_of(*THIS_WORDS, "by this ability's cost", "as part of the cost", "by the extra cost",
                    "as the extra cost", "as an extra cost")
    return [
        phrase(Done, f"you {{word:done_word}} {{|{itself}}}"),
        phrase(Done, f"{{word:done_word}} {itself}"),
        phrase(Done, "{word:done_alone}"),
        *[
            phrase(Done, f"{who} {{word:done_word}} {{|{THIS}}}", player=player)
            for who, player in (("your opponent", Player.OPPONENT), ("they", Player.THEY))
        ],
    ]


#: What it may have done that can be said alone: "for each Summon revealed"; and what else.
_ALONE = ("revealed", "discarded", "dulled", "returned", "drawn", "removed", "broken", "activated", "frozen")
_PUT = ("put into the Break Zone", "put {into|in} the Break Zone")
_FURTHER = (
    *((word, word) for word in ("placed", "added", "played", "selected", "searched", "cancelled")),
    ("removed", "removed from the game"), ("added", "added to {your|their} hand"),
    ("returned", "returned to {your|their} hand"), ("played", "played onto the field"),
    ("discarded", "discarded from {your|their} hand"), ("put into the Break Zone", "placed {into|in} the Break Zone"),
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "holder",
        [
            value(Player.YOU, "you"), value(Player.OPPONENT, "{opponent|your opponent}"), value(Player.THEY, "they"),
            value(Player.EITHER, "either player"),
        ],
    ),
    (
        "holders",
        [
            value(Player.YOU, "your"), value(Player.OPPONENT, "{your opponent's|opponent's}"),
            value(Player.THEY, "their"), value(Player.EITHER, "either player's"),
        ],
    ),
    (
        "by_holder",
        [
            value(Player.YOU, "you"), value(Player.OPPONENT, "{your opponent|opponent}"), value(Player.THEY, "them"),
            value(Player.EITHER, "either player"),
        ],
    ),
    ("done_alone", [*[value(word, word) for word in _ALONE], value(*_PUT)]),
    ("done_word", [same("{:done_alone}"), *[value(word, printed) for word, printed in _FURTHER]]),
]
