"""Qualities said behind a noun: what a group has in common, whose it is, and what has been done to it."""

from __future__ import annotations

from engine.abilities.effects import NameKind
from engine.abilities.nouns import (
    AllDifferent,
    ControlledBy,
    Done,
    OfNamed,
    Same,
)
from engine.abilities.players import Player
from engine.games.fftcg.words.ways import THIS, THIS_WORDS, either
from engine.text.grammar import Phrase, phrase


def alike() -> list[Phrase]:
    """What a group has in common, or each of it has of its own; and what was named."""
    lines = [
        phrase(AllDifferent, f"{each}{different}{end}")
        for each in ("", "each ", ", each ", "that each ")
        for different in (
            "of a different {trait:trait}", "with a different {trait:trait}", "with different {trait:trait}s",
            "with different {trait:traits}", "of different {trait:traits}", "have a different {trait:trait}",
        )
        for end in ("", ",")
        if not (end and not each.startswith(",")) and (each or "a different" not in different)
        and ("have" in different) == each.startswith("that")
    ]
    lines += [
        phrase(Same, f"{of} the same {{trait:trait}}{whose}")
        for of in ("of", "with", "that has", "that have")
        for whose in ("", " as {whose:obj}", " as that of {whose:obj}")
    ]
    lines += [phrase(Same, f"that {shares} a/an {{trait:trait}} with {{whose:obj}}") for shares in ("shares", "share")]
    lines += [
        phrase(OfNamed, f"{of} {the}{named} {{kind:named_trait}}")
        for of in ("of", "with", "that has", "that have")
        for the in ("the ", "")
        for named in ("named", "selected")
    ]
    lines.append(phrase(OfNamed, "of the same {kind:named_trait} as {named|selected|the named one|the selected one}"))
    lines += [
        phrase(OfNamed, words, kind=NameKind.NUMBER)
        for words in ("of that cost", *(f"of the same cost as the {named} number" for named in ("selected", "named")),
                      *(f"of cost equal to the {named} number" for named in ("selected", "named")))
    ]
    return lines


def held() -> list[Phrase]:
    """ "you control", "that your opponent controlled", "on either player's field": whose on the field it is."""
    players = (
        (Player.YOU, "you", "control", "your", "you"),
        (Player.OPPONENT, "opponent", "controls", "opponent's", "opponent"),
        (Player.OPPONENT, "your opponent", "controls", "your opponent's", "your opponent"),
        (Player.THEY, "they", "control", "their", "them"),
        (Player.EITHER, "either player", "controls", "either player's", "either player"),
    )
    return [
        phrase(ControlledBy, words, player=player)
        for player, who, controls, whose, whom in players
        for words in (
            *(f"{that}{who} {verb}" for that in ("", "that ") for verb in (controls, "controlled")),
            f"on {whose} field", f"under {whose} control", f"controlled by {whom}",
        )
    ]


#: What it may have done, as a participle, and how that is printed.
_DEEDS = (
    *((word, word) for word in ("removed", "discarded", "revealed", "returned", "drawn", "placed", "dulled", "broken",
                                "added", "played", "selected", "searched", "activated", "frozen", "cancelled")),
    ("removed", "removed from the game"), ("added", "added to your hand"), ("returned", "returned to your hand"),
    ("played", "played onto the field"), ("discarded", "discarded from your hand"),
    *(
        ("put into the Break Zone", f"{put} {into} the Break Zone")
        for put in ("put", "placed") for into in ("into", "in")
    ),
)


#: Participles that say it alone: "for each Summon revealed".
_BARE = ("revealed", "discarded", "dulled", "returned", "drawn", "removed", "broken", "activated", "frozen")


def done() -> list[Phrase]:
    """ "the cards discarded by this effect", "the Forward you removed from the game"."""
    itself = either(*THIS_WORDS, "by this ability's cost", "as part of the cost", "by the extra cost",
                    "as the extra cost", "as an extra cost")
    return [
        phrase(Done, f"{you}{printed}{this}", word=word)
        for word, printed in _DEEDS
        for you in ("", "you ")
        for this in ("", f" {itself}")
        if you or this or printed.startswith("put ") or (word in _BARE and printed == word)
    ] + [
        phrase(Done, f"{who} {printed.replace('your', 'their')}{this}", word=word, player=player)
        for word, printed in _DEEDS
        for who, player in (("your opponent", Player.OPPONENT), ("they", Player.THEY))
        for this in ("", f" {THIS}")
    ]
