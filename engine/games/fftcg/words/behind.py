"""Qualities said behind a noun: what a group has in common, whose it is, and what has been done to it."""

from __future__ import annotations

from engine import abilities as ab
from engine.text.english.classes import INTO, PUT, THIS, THIS_OR_COST, any_of
from engine.text.grammar import Phrase, phrase, same, value

_OF = "{@having}"
_NAMED = "{@named}"


def named() -> list[Phrase]:
    """What was named before."""
    return [
        phrase(ab.OfNamed, f"{_OF} {{@the}} {_NAMED} {{kind:named_trait}}"),
        phrase(ab.OfNamed, "of the same {kind:named_trait} as {@named}"),
        phrase(ab.OfNamed, f"of {{that cost|the same cost as the {_NAMED} number|cost equal to the {_NAMED} number}}",
               kind=ab.NameKind.NUMBER),
    ]


def held() -> list[Phrase]:
    """ "you control", "that your opponent controlled", "on either player's field": whose on the field it is."""
    return [
        phrase(ab.ControlledBy, "{@that:} {player#:holder} {@~control|controlled}"),
        phrase(ab.ControlledBy,
               "{on {player:holders} field|under {player:holders} control|controlled by {player:by_holder}}"),
    ]


def done() -> list[Phrase]:
    """ "the cards discarded by this effect", "the Forward you removed from the game"."""
    return [
        phrase(ab.Done, f"you {{word:done_word/many/past}} {{@|{THIS_OR_COST}}}"),
        phrase(ab.Done, f"{{word:done_word/done}} {THIS_OR_COST}"),
        phrase(ab.Done, "{word:done_alone}"),
        phrase(ab.Done, f"your opponent {{word:done_word/one/past}} {{@|{THIS}}}", player=ab.Player.OPPONENT),
        phrase(ab.Done, f"they {{word:done_word/many/past}} {{@|{THIS}}}", player=ab.Player.THEY),
    ]


#: What it may have done that can be said alone: "for each Summon revealed"; and what else.
_ALONE = {
    "revealed": "reveal", "discarded": "discard", "dulled": "dull", "returned": "return", "drawn": "draw",
    "removed": "remove", "broken": "break", "frozen": "freeze",
}
_FURTHER = {
    "placed": "place", "added": "add", "played": "play", "selected": "select", "searched": "search",
    "cancelled": "cancel",
}
#: Where to and from, which what was done says already.
DONE_TAIL = any_of(
    "", "from the game", "from your hand", "from their hand", "from the field", "to your hand", "to their hand",
    "to <its owner's hand|their owners' hands>", "onto the field",
)

PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "holder",
        [
            value(ab.Player.YOU, "you"), value(ab.Player.OPPONENT, "{@opponent:opponent}"), value(ab.Player.THEY,
                                                                                                       "they"),
            value(ab.Player.EITHER, "either player"),
        ],
    ),
    (
        "holders",
        [
            value(ab.Player.YOU, "your"), value(ab.Player.OPPONENT, "{@your opponent's|opponent's}"),
            value(ab.Player.THEY, "their"), value(ab.Player.EITHER, "either player's"),
        ],
    ),
    (
        "by_holder",
        [
            value(ab.Player.YOU, "you"), value(ab.Player.OPPONENT, "{@opponent}"), value(ab.Player.THEY,
                                                                                                       "them"),
            value(ab.Player.EITHER, "either player"),
        ],
    ),
    # All of these are done to things; "activated" alone may be an event (see "done_event").
    ("did_alone_to", [value(word, f"~{verb}") for word, verb in _ALONE.items()]),
    ("did_to", [same("{:did_alone_to/same}"), *[value(word, f"~{verb}") for word, verb in _FURTHER.items()]]),
    ("did_alone", [same("{:did_alone_to/same}"), same("{:activated/same}")]),
    ("did", [same("{:did_to/same}"), same("{:activated/same}")]),
    ("activated", [value("activated", "~activate")]),
    ("done_alone", [same("{:did_alone/done}"), value("put into the Break Zone", f"{PUT} {INTO} the Break Zone")]),
    (
        "done_word",
        [
            same(f"{{:did/same}} {DONE_TAIL}"),
            same("{:put/same}"),
        ],
    ),
    ("put", [value("put into the Break Zone", f"{{@~put|~place}} {{@|from the field}} {INTO} the Break Zone")]),
    (
        "dealt_with",
        [
            same(f"{{:did_to/same}} {DONE_TAIL}"),
            same("{:put/same}"),
        ],
    ),
]
