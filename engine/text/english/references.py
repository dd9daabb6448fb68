"""What a sentence speaks about, once for every game: it, those, the chosen one, all of a kind, so many, a deck's end.

A game says what it means by itself (the symbol `source`), what may be told of a thing (`noun`, `bare`, `articled`,
`participle`), which piles are spoken of as a whole (`pile`), of what its place
is told beside (`lying`), and adds lines for references of its own.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.text.english.classes import AS_LIKED, COUNTED, WITHIN, any_of
from engine.text.phrases import Phrase, altered, hole, phrase, rest, same, tree, value

Tables = list[tuple[str, list[Phrase]]]

ONE = ab.Exactly(ab.Number(1))
_ALL = "{@all}"
_EACH = "{@every}"
_ALL_OF = "{@each}"
_AS_MANY = any_of("any number of", "as many", "as many of")
_AS_WISHED = f"{{@{AS_LIKED}|}}"
_ENDS = ((ab.TopOfDeck, "{@top}"), (ab.BottomOfDeck, any_of("bottom", "bottommost", "bottom-most")))


def _definite() -> list[Phrase]:
    """What was spoken of before: more is not said of it, for what follows belongs to the noun around it."""
    return [
        *[phrase(ab.It, word) for word in ("it", "her", "him", "she", "he")],
        *[phrase(ab.Them, words) for words in ("them", "these", "they", "each of them", "all of them", "both of them",
                                            "both")],
        phrase(ab.That, "that {noun:bare/one}"),
        phrase(ab.That, "the {noun:bare/one} {@that was chosen|you cast}"),
        phrase(ab.That, f"{_ALL_OF} {{@those|these}} {{noun:bare/many}}", many=True),
        phrase(ab.Chosen, "the chosen {noun:bare/one}", many=False),
        phrase(ab.Chosen, f"{_ALL_OF} the chosen {{noun:bare/many}}", many=True),
        phrase(ab.TheDealt, "the {participle:participle} {noun:bare/one}", many=False),
        phrase(ab.TheDealt, "the {participle:participle} {noun:bare/many}", many=True),
    ]


def _some() -> list[Phrase]:
    """So many of a kind, or of those spoken of; and however many one likes."""
    return [
        phrase(ab.Pick, f"{{@a total of}} {{count#:count}} {COUNTED}"),
        phrase(ab.Pick, "{count:count} {@out of} {@the:} {noun:partitive}"),
        phrase(ab.Pick, f"{_AS_MANY} {{noun:noun/many}} {_AS_WISHED}", count=ab.AnyNumber()),
        phrase(ab.Pick, f"{_AS_MANY} {{noun:partitive}} {_AS_WISHED}", count=ab.AnyNumber()),
        tree(ab.Pick(ab.AnyNumber(), ab.Noun((rest("noun"), ab.InZone(hole("zone"), hole("player"))))),
             f"{_AS_MANY} {{noun:noun_row/many}} {AS_LIKED} {WITHIN} {{player:poss}} {{zone:zone}}"),
    ]


def _ends(deck: str) -> list[Phrase]:
    """The cards at an end of a deck."""
    return [
        line
        for make, end in _ENDS
        for line in (
            phrase(make, f"the {end} {{@card}} of {{player:whose_deck}} {{@{deck}|{deck}s}}", count=ONE),
            phrase(make, f"{{@the}} {end} {{count#:count}} <card|cards> of {{player:whose_deck}} {deck}"),
            phrase(make, f"{{count#:count}} <card|cards> from the {end} of {{player:whose_deck}} {deck}"),
        )
    ]


def bounded(amount: object) -> ab.Count:
    """So many, or up to so many, as the slot `bounded` says before."""
    return altered("bounded", "amount", ab.Number(0), amount)  # type: ignore[no-any-return]


def references(deck: str) -> Tables:
    """The symbols `ref`, `one_obj`, `obj` and `count`; how the game prints its deck."""
    return [
        ("ref", [same("{:source}"), *_definite()]),
        (
            "one_obj",
            [
                same("{:ref}"),
                phrase(ab.Every, f"{_ALL} {{noun:noun/many}}"),
                phrase(ab.Every, f"{_EACH} {{noun:noun/one}}"),
                # "All the frozen" are all that are frozen; "all the revealed" only those that were spoken of.
                phrase(ab.TheDealt, f"{_ALL_OF} the {{participle:participle}} {{noun:bare/many}}", many=True),
                tree(ab.Every(ab.Noun((ab.IsCard(), ab.InZone(hole("zone"), hole("player"))))),
                     "{player:poss} {@|entire} {zone:pile}"),
                *_some(),
                phrase(ab.InPlace, "{what:lying} {@|while|while it is} {@in:from} {player:poss} {zone:zone}"),
                phrase(ab.TheRest, "the {@rest} {@of the cards}"),
                *_ends(deck),
                phrase(ab.Any, "{noun:articled}"),
                phrase(ab.Any, "any {noun:noun/one}"),
            ],
        ),
        ("obj", [same("{:one_obj}"), phrase(ab.Both, "{@each} {references:together,and:2}")]),
        ("together", [same("{:one_obj}")]),
        # Some of those: "1 of them", "2 of your Forwards".
        (
            "partitive",
            [tree(ab.Noun((ab.Among(hole("them")),)), "{them:ref}"), same("{:noun/many}")],
        ),
        # Before an amount: that many, or up to that many.
        ("bounded", [value(ab.UpTo(ab.Number(0)), "up to"), value(ab.Exactly(ab.Number(0)), "")]),
        (
            "count",
            [
                phrase(ab.AnyNumber, "any number of"),
                phrase(ab.UpTo, "up to {amount:number} {@more}"),
                phrase(ab.Exactly, "{amount:number} {@more}"),
            ],
        ),
    ]
