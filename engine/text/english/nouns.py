"""Of whom and of what a sentence speaks, once for every game: players, references, noun phrases, and how much.

Players: who does something, to whom it is done, and whose something is.

References: it, those, the chosen one, all of a kind, so many, a deck's end. A game says what it means by itself (the
symbol `source`), what may be told of a thing (`noun`, `bare`, `articled`, `participle`), whose something is
(`genitive`), which piles are spoken of as a whole (`pile`), of what its place is told beside (`lying`), and adds lines
for references of its own.

Noun phrases: what a thing costs, where it lies, what it has in common with another. A game says what its things are
called (`head`), where they lie (`zone`), what two may have in common (`trait`, `traits`), what is said of a thing
before its head (`state`) and behind "is" (`being`), and adds qualities of its own.

Quantities: "3 or more", "at least 3", "equal to or less than its cost", a comparison and an amount each. What may stand
in a count is in the symbol `number`, an amount that is a noun phrase in `counted`, whatever can be held against
something in `quantity_named`. A game adds amounts of its own, and says in `worth` what its cards have so much of, in
`counted_noun` what is counted.
"""

from __future__ import annotations

from engine import abilities as ab
from engine.text.english.classes import ALSO, COUNTED, EXCEPT, HOW_MANY, IS, WHO, WITHIN, any_of
from engine.text.phrases import Phrase, Tables, altered, hole, joined, phrase, rest, same, shaped, terms, tree, value

# Players.

PLAYERS: Tables = {
    "actor": [
        terms([
            (ab.Player.OPPONENT, "your opponent"), (ab.Player.EACH, "each player"), (ab.Player.THEY, "they"),
            (ab.Player.ITS_CONTROLLER, "its controller"), (ab.Player.ITS_OWNER, "its owner"),
            (ab.Player.TURN_PLAYER, "the turn player"), (ab.Player.EITHER, "either player"),
            (ab.Player.EITHER, "you or your opponent"), (ab.Player.THEY, "that player"),
            (ab.Player.WHO, "who"),
        ]),
    ],
    "subject": [same("{:another_player}"), value(ab.Player.YOU, "you")],
    "another_player": [
        same("{:actor}"),
        terms([
            (ab.Player.THEY, "they"), (ab.Player.EACH, "both players"), (ab.Player.EACH, "all players"),
            (ab.Player.EACH, "players"), (ab.Player.EACH, "you and your opponent"),
            (ab.Player.EACH, "both you and your opponent"), (ab.Player.EACH, "you each"),
        ]),
    ],
    # Who does something as one, or as several.
    "agent": [
        value(ab.Player.EACH, "<each player|both players>"), value(ab.Player.THEY, "<that player|they>"),
        same("{:another_player}"),
    ],
    "victim": [
        terms(
            [(ab.Player.OPPONENT, f"{one}opponent") for one in ("your ", "", "the ", "an ")],
            [(ab.Player.YOU, "you"), (ab.Player.EACH, "each player"), (ab.Player.EITHER, "a player"),
             (ab.Player.EITHER, "either player"), (ab.Player.THEY, "them")],
        ),
    ],
    # Not "either player's": nobody would say which deck.
    "whose_deck": [
        terms([
            (ab.Player.YOU, "your"), (ab.Player.OPPONENT, "your opponent's"),
            (ab.Player.THEY, "their"), (ab.Player.EACH, "each player's"),
            (ab.Player.EACH, "your deck and your opponent's"),
            (ab.Player.ITS_OWNER, "its owner's"), (ab.Player.ITS_CONTROLLER, "its controller's"),
        ]),
    ],
    "poss": [
        same("{:whose_deck}"),
        terms((ab.Player.EITHER, words) for words in (
            "either player's", *(f"your {joint} your opponent's" for joint in ("or", "and", "and/or")),
            "your own or your opponent's", "both players'", "both you and your opponent's",
        )),
    ],
}


# References.

ONE = ab.Exactly(ab.Number(1))
_ALL = "{@all}"
_EACH = "{@every}"
_ALL_OF = "{@each}"
_ENDS = ((ab.TopOfDeck, "{@top}"), (ab.BottomOfDeck, any_of("bottom", "bottommost", "bottom-most")))


def genitives(whose: str) -> list[Phrase]:
    """Whose something is: of one or of several that were spoken of ("its"), and of what the symbol says."""
    return [joined(ab.Them(wording=0), ab.It(wording=0), "^their"),
            shaped(None, f"{{whose#:{whose}}}<'s|'>", lambda slots: slots["whose"],
                   lambda whose: None if isinstance(whose, ab.It | ab.Them) else {"whose": whose})]


def _definite() -> list[Phrase]:
    """What was spoken of before: more is not said of it, for what follows belongs to the noun around it."""
    return [
        phrase(ab.It, "^it"),
        phrase(ab.Them, f"{_ALL_OF} ^them"),
        phrase(ab.Them, "both"),
        phrase(ab.That, "that {noun:bare/one}"),
        phrase(ab.That, "the {noun:bare/one} {@that was chosen|you cast}"),
        phrase(ab.That, f"{_ALL_OF} {{@those|these}} {{noun:bare/many}}", many=True),
        phrase(ab.TheDealt, "the {participle:participle} {noun:bare/one}", many=False),
        phrase(ab.TheDealt, "the {participle:participle} {noun:bare/many}", many=True),
    ]


def _some() -> list[Phrase]:
    """So many of a kind, or of those spoken of; and however many one likes."""
    return [
        phrase(ab.Pick, f"{{@a total of}} {{count#:count}} {COUNTED}"),
        phrase(ab.Pick, "{count:count} {@out of} {@the:} {noun:partitive}"),
        phrase(ab.Pick, "{any number of {noun:partitive}|as many {@of:} {noun:partitive} as you wish}",
               count=ab.AnyNumber()),
        tree(ab.Pick(ab.AnyNumber(), ab.Noun((rest("noun"), ab.InZone(hole("zone"), hole("player"))))),
             f"as many {{noun:noun_row/many}} as you wish {WITHIN} {{player:poss}} {{zone:zone}}"),
    ]


def _ends(deck: str) -> list[Phrase]:
    """The cards at an end of a deck."""
    return [
        line
        for make, end in _ENDS
        for line in (
            phrase(make, f"{{@the}} {end} {{@card}} of ?({{player:whose_deck}})? {{@the:}} ^{deck}", count=ONE),
            phrase(make, f"{{@the}} {end} {{count#:count}} <card|cards> ?(of {{player:whose_deck}} {deck})?"),
            phrase(make, f"{{count#:count}} <card|cards> from the {end} of {{player:whose_deck}} {deck}"),
        )
    ]


def bounded(amount: object) -> ab.Count:
    """So many, or up to so many, as the slot `bounded` says before."""
    return altered("bounded", amount=(ab.Number(0), amount))  # type: ignore[no-any-return]


def references(deck: str) -> Tables:
    """The symbols `ref`, `one_obj`, `obj`, `count`, and `count_or_a`, an article too; how it prints its deck."""
    return {
        "ref": [same("{:source}"), *_definite()],
        "one_obj": [
            same("{:ref}"),
            phrase(ab.Every, f"{_ALL} {{noun:noun/many}}"),
            phrase(ab.Every, f"{_EACH} {{noun:noun/one}}"),
            # "All the frozen" are all that are frozen; "all the revealed" only those that were spoken of.
            phrase(ab.TheDealt, f"{_ALL_OF} the {{participle:participle}} {{noun:bare/many}}", many=True),
            tree(ab.Every(ab.Noun((ab.IsCard(), ab.InZone(hole("zone"), hole("player"))))),
                 "{player:poss} {@|entire} {zone:pile}"),
            *_some(),
            phrase(ab.InPlace, "{what:lying} {@|while|while it is} {@in:from} {player:poss} {zone:zone}"),
            phrase(ab.TheRest, "the {@rest} {@card:} {@of the cards}"),
            *_ends(deck),
            phrase(ab.Any, "{noun:articled}"),
            phrase(ab.Any, "any {noun:noun/one}"),
        ],
        "obj": [same("{:one_obj}"), phrase(ab.Both, "{@each} {references:together,and:2}")],
        "together": [same("{:one_obj}")],
        # Some of those: "1 of them", "2 of your Forwards".
        "partitive": [tree(ab.Noun((ab.Among(hole("them")),)), "{them:ref}"), same("{:noun/many}")],
        # Before an amount: that many, or up to that many.
        "bounded": [value(ab.UpTo(ab.Number(0)), "up to"), value(ab.Exactly(ab.Number(0)), "")],
        "count": [
            phrase(ab.AnyNumber, "any number of"),
            phrase(ab.UpTo, "up to {amount:number} {@more}"),
            phrase(ab.Exactly, "{amount:number} {@more}"),
        ],
        "count_or_a": [same("{:count}"), tree(ONE, "a/an")],
    }


# Noun phrases.

_EACH_OTHER = any_of("", "from each other", "than each other")
_TRAIT = "{trait:trait/any}"
_DIFFERENT = f"{{@a:}} different {{trait:trait/any}} {_EACH_OTHER}"
_LINK = "{@of:}"


def alternatives(options: str) -> Phrase:
    """One or the other of what the symbol says."""
    return phrase(ab.AnyOf, f"{{options:{options},or|and|andor|or_a|or_1:2/any}}")


#: Whose number it is held against: of the same, which need not be said again ("less than its own", "than Vell's").
ITS = any_of("{whose:genitive}", "{whose:obj}", "that of {whose:obj}")
_OWN = ab.TraitIs(hole("trait"), hole("comparison"), ab.TraitOf(hole("trait"), hole("whose")))


def worths(lead: str = "") -> list[Phrase]:
    """ "cost 3 or less", "more power than it", "3 or more attack": so much of what cards have, behind "with"."""
    return [
        *_so_much(lead, _LINK),
        phrase(ab.TraitIs, f"{lead} {{@a:}} {{amount:number}} {{trait:worth/one}} {{comparison:limit}}"),
        phrase(ab.TraitIs, f"{lead} {{amount:number}} {{comparison:or_more}} {{trait:worth/one}}"),
        phrase(ab.TraitIs, f"{lead} {{comparison:at_least}} {{amount:number}} {{trait:worth/one}}"),
        tree(_OWN, f"{lead} {{@a:}} {{comparison:much}} {{trait:worth/one}} than {ITS}"),
    ]


def worths_told() -> list[Phrase]:
    """ "whose cost is 3", "whose power is less than its own": the same in a clause."""
    return [same("whose {:told}")]


def _so_much(lead: str, link: str) -> list[Phrase]:
    worth = f"{lead} {{@a:}} {{trait:worth/any}} {link}"
    return [
        phrase(ab.TraitIs, f"{worth} {{comparison:than}} {{amount:quantity_named}}"),
        tree(_OWN, f"{worth} {{comparison:than}} {ITS}"),
        phrase(ab.TraitIs, f"{worth} {{amount:number}} {{comparison:limit}}"),
    ]


def placed(lead: str = "") -> list[Phrase]:
    """Where a thing lies: in a zone, or in the one or the other."""
    one, other = (ab.Noun((ab.InZone(hole(zone), hole("player")),)) for zone in ("zone", "other"))
    there = ab.Noun((ab.InZone(hole("other"), hole("whose")),))
    either = f"{lead} {WITHIN} {{player:poss}} {{zone:zone}} {{@or}}"
    return [
        phrase(ab.InZone, f"{lead} {WITHIN} {{player:poss}} {{zone:zone}}"),
        phrase(ab.InZone, f"{lead} {WITHIN} {{@the}} {{zone:zone}}", player=None),
        tree(ab.AnyOf((one, other)), f"{either} {{other:zone}}"),
        tree(ab.AnyOf((one, there)), f"{either} {{@|from|in}} {{whose:poss}} {{other:zone}}"),
    ]


def alike(lead: str = "") -> list[Phrase]:
    """What a thing has in common with another, and what those of a group have together."""
    return [
        phrase(ab.Same, f"{lead} the same {{trait:trait/one}} ?({{@as}} {{whose:like}})?"),
        phrase(ab.TotalIs, f"{lead} {{@a:}} {{@total}} {_TRAIT} {_LINK} {{amount:number}} {{comparison:limit}}"),
    ]


def unlike(having: str) -> list[Phrase]:
    """What no two of a group have in common, each of it or all; and what is said of more than one in a clause."""
    return [
        phrase(ab.Same, f"{{@sharing|{WHO} <shares|share>}} {{@a|an|the same}} {{trait:trait/one}} with {{whose:obj}}"),
        phrase(ab.AllDifferent,
               f"{{@aside}} {{{{@all of:}} {having}|{{@every}} {having}|{WHO} each <has|have>}} {_DIFFERENT}"
               " {@aside}"),
        phrase(ab.TotalIs, f"whose {_TRAIT} {{@collectively|together|}} {{@total|add up to}} {{amount:number}}"
               " {comparison:limit}"),
    ]


def besides() -> list[Phrase]:
    """What a thing is not, and among which it is."""
    return [
        phrase(ab.OtherThan, f"{{@aside}} {EXCEPT} {{what:excluded}} {{@aside}}"),
        phrase(ab.OtherThan, f"{WHO} <is|are> not {{what:excluded}}"),
        phrase(ab.Among, "{@among} {them:obj}"),
        same(f"{WHO} <is|are> {ALSO} {{:being}}"),
    ]


def nouns() -> Tables:
    """The symbols `your_noun`, `your` and `told`, and behind a number what bounds it (`limit`)."""
    return {
        # What is told of a thing, which "whose" or whose it is stands before.
        "told": _so_much("", IS),
        "limit": [same("{:bound}"), value(ab.Comparison.EXACTLY, "")],
        "your_noun": [phrase(ab.Noun, "{qualities:your_row}")],
        "your": [phrase(ab.OwnedBy, "{@of:} {player:poss}")],
    }


# Quantities.

_MEASURED = "{amount#:number}"
_TIMES = any_of("multiplied by", "times", "X")
_ALL_THERE_IS = ab.Noun(())
_SOMEBODYS = ab.Noun((rest("noun", ab.Noun), rest("whose", of=(ab.OwnedBy,))))


def quantities(or_more: str = "or_more") -> Tables:
    """The symbols `quantity`, and of its parts `or_more` (behind a number), `at_least` (before one), `than`; by which
    symbol the game says "or more" of things that are counted.
    """
    return {
        "quantity": [
            phrase(ab.Quantity, f"{_MEASURED} {{comparison:{or_more}}}"),
            phrase(ab.Quantity, _MEASURED, comparison=ab.Comparison.EXACTLY),
            phrase(ab.Quantity, f"{{comparison:at_least}} {_MEASURED}"),
            phrase(ab.OneOf, "{amount:number} or {other:number}", comparison=ab.Comparison.EXACTLY),
            phrase(ab.Quantity, "no", comparison=ab.Comparison.EXACTLY, amount=ab.Number(0)),
        ],
        "some": [phrase(ab.Quantity, "{@a/an|any}", comparison=ab.Comparison.AT_LEAST, amount=ab.Number(1))],
        "any_such": [phrase(ab.Quantity, "{@a}", comparison=ab.Comparison.AT_LEAST, amount=ab.Number(1))],
        "or_more": [
            terms([(ab.Comparison.AT_LEAST, "or more"), (ab.Comparison.AT_LEAST, "or above"),
                   (ab.Comparison.AT_MOST, "or less"), (ab.Comparison.AT_MOST, "or below")]),
        ],
        "or_just": [same("{:or_more}"), value(ab.Comparison.EXACTLY, "")],
        "at_least": [
            terms([(ab.Comparison.AT_LEAST, "at least"), (ab.Comparison.AT_LEAST, "no fewer than"),
                   (ab.Comparison.AT_MOST, "at most"), (ab.Comparison.AT_MOST, "no more than"),
                   (ab.Comparison.MORE, "more than"), (ab.Comparison.LESS, "less than"),
                   (ab.Comparison.LESS, "below"), (ab.Comparison.EXACTLY, "exactly"), (ab.Comparison.EXACTLY, "only")]),
        ],
        "than": [terms(*([(how, word) for word in words] for how, words in RELATIONS.items()))],
        "much": [
            terms([(ab.Comparison.MORE, "more"), (ab.Comparison.MORE, "a greater"), (ab.Comparison.LESS, "less"),
                   (ab.Comparison.LESS, "a lower")]),
        ],
        "relation": [phrase(ab.Quantity, "{comparison:than} {amount:quantity_named}")],
    }


def amounts() -> Tables:
    """The symbols `counted`, of it `trait_of`, `superlative` and `quantity_named`: how many there are, how much
    somebody has, sums of it; and `often`: how many times.
    """
    return {
        "counted": [
            phrase(ab.CountOf, f"{HOW_MANY} {{@the:}} {{noun:counted_noun/many}}"),
            phrase(ab.CountThem, f"{HOW_MANY} {{them:obj}}"),
            same("{:trait_of}"),
            tree(altered("best", noun=(_ALL_THERE_IS, hole("noun"))),
                 "the {best:superlative} {@out of} {@all of:} {noun:noun/many}", ab.Highest),
            # "the highest power Forward you control", "your opponent's weakest Forward"
            tree(altered("best", noun=(_ALL_THERE_IS, _SOMEBODYS)),
                 "{@the} {whose:your*} {best:superlative} {noun:noun/one}", ab.Highest),
        ],
        "superlative": [phrase(ab.Highest, "{lowest:extreme} {trait:worth/one}", noun=_ALL_THERE_IS)],
        "trait_of": [
            phrase(ab.TraitOf, "{@|the total of} {whose:genitive} {@total:} {trait:worth/any}"),
            phrase(ab.TraitOf, "the {@total:} {trait:worth/one} of {whose:who}"),
        ],
        "extreme": [terms([(False, "highest"), (True, "lowest")])],
        # How many times.
        "often": [same("{:times_over}"), same("{:int} {@times|time}")],
        "times_over": [terms([(1, "once"), (2, "twice")])],
        "quantity_named": [
            same("{:counted}"),
            phrase(ab.Times, f"{{@{{count:counted}} {_TIMES} {{each:number}}"
                   f"|{{each:number}} {_TIMES} {{count:counted}}}}"),
            phrase(ab.Times, "{@twice|double} {count:counted}", each=ab.Number(2)),
            phrase(ab.Difference, "{first:counted} minus {second:number}"),
            phrase(ab.Half, "{@half of|half} {whole:quantity_named}", rounding=ab.Rounding.UP),
            same("{:number}"),
        ],
    }


def measured(unit: str) -> list[Phrase]:
    """So much of a unit: "2 or more points of damage", "2 points of damage or more", "at least 2 points of damage"."""
    return [
        phrase(ab.Quantity, f"{_MEASURED} {unit} {{comparison:or_just}}"),
        same(f"{{#:quantity}} {unit}"),
    ]


#: How a number is held against something named.
RELATIONS = {
    ab.Comparison.AT_MOST: (
        "equal to or less than", "less than or equal to", "inferior or equal to", "equal or inferior to",
        "equal or less than", "the same as or lower than",
    ),
    ab.Comparison.AT_LEAST: (
        "equal to or greater than", "greater than or equal to", "superior or equal to", "equal or superior to",
        "equal or greater than", "the same as or higher than",
    ),
    ab.Comparison.LESS: ("less than", "inferior to"),
    ab.Comparison.MORE: ("higher than", "superior to"),
    ab.Comparison.EXACTLY: ("equal to", "the same as", "calculated as"),
}
