"""Attacks: alone, for the so-many-th time, with so many Forwards, and how many are allowed."""

from __future__ import annotations

from engine import abilities as ab
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.words.terminals import ORDINALS
from engine.text.grammar import Phrase, phrase, same, tree, value
from engine.text.holes import hole, rest

#: That something is attacking in a party (FFTCG 15.1.1.9).
IN_PARTY = ab.Is(hole("what"), ab.Noun((own.InParty(),)))

#: How a time is counted within a turn.
_IN_A_TURN = "{@that turn:this turn}"


def _limits() -> list[Phrase]:
    """ "your opponent can only declare attack once per turn", "each player cannot attack with more than 2 Forwards"."""
    return [
        phrase(own.AttackLimit, f"{{player#:subject}} {words}{{@in a turn}}", forwards="Forward" in words)
        for words in (
            "{@may:can} only {@declare attack|declare attacks|declare an attack|attack} {count:often}",
            "cannot {@declare attacks|attack} more than {count:often}", "cannot declare more than {count:int} attack",
            "{@may:can} only attack with {@|up to }{count:int} {@Forward|Forwards}",
            "cannot attack with more than {count:int} {@Forward|Forwards}",
        )
    ]


#: So many together, where it is one event.
_SO_MANY = hole("count", ab.AtLeast)


def _of_party(player: ab.Player) -> Phrase:
    """ "you attack with a party": a party that you control attacks."""
    who = "you attack" if player is ab.Player.YOU else "your opponent attacks"
    return tree(
        ab.Happens((ab.Any(ab.Noun((own.IsParty(), ab.ControlledBy(player)))),), (ab.Attacks(),)), f"{who} with a party"
    )


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "deed",
        [
            *[phrase(own.AttacksAgainThen, f"~attack for the {word} time {_IN_A_TURN}", ordinal=index)
              for index, word in enumerate(ORDINALS, 1) if index > 1],
        ],
    ),
    # "forms a party with Job Knight Forwards"
    (
        "deed",
        [
            phrase(own.FormsParty, "~form a party with {with_:those=}"),
            phrase(own.FormsParty, "~form a party with {with_:those=} and ~attack"),
        ],
    ),
    (
        "one_event",
        [
            tree(ab.Happens((ab.Pick(_SO_MANY, ab.Noun((rest("noun", ab.Noun), *whose))),), (own.FormsParty(),)),
                 f"a party {{@having}} {{count:many_or_more}} {{noun:bare/many}} {who}attacks")
            for whose, who in (
                ((ab.ControlledBy(ab.Player.YOU),), "you control "),
                ((ab.ControlledBy(ab.Player.OPPONENT),), "opponent controls "), ((), ""),
            )
        ] + [
            _of_party(ab.Player.YOU),
            _of_party(ab.Player.OPPONENT),
            phrase(ab.Happens, "a party {@including|that includes|containing|that contains} {who:doer=} attacks",
                   deeds=(own.FormsParty(),)),
        ],
    ),
    (
        "change",
        [
            phrase(ab.Cannot, "can only attack {@in a party|as part of a party|as a party|if it forms a party"
                   "|if forming a party|if it is forming a party|when forming a party|by forming a party}",
                   deeds=(own.AttacksAlone(),)),
        ],
    ),
    (
        "change",
        [
            phrase(own.AttacksUndulled, "{@<does not|do not>|<doesn't|don't>|will not|won't|cannot} {@dull|be dulled"
                   "|become dull} {@when attacking|<when it attacks|when they attack>|by attacking|to attack"
                   "|<if it attacks|if they attack>|due to attacking|while attacking"
                   "|<even when it attacks|even when they attack>}"),
            phrase(own.AttacksUndulled, "{@<is|are> not|<isn't|aren't>} dulled {@when attacking"
                   "|<when it attacks|when they attack>|by attacking|to attack|due to attacking|while attacking}"),
            phrase(own.AttacksUndulled, "{@~attack|can attack|may attack} {@without dulling|without being dulled"
                   "|without becoming dull|without <it|them> dulling}"),
        ],
    ),
    (
        "changed",
        [
            phrase(ab.Changes, "attacking doesn't {@cause {@{who:ref}|{who:who_many}} to {@dull|become dull}"
                   "|dull {@{who:ref}|{who:who_many}}}", changes=(own.AttacksUndulled(),)),
        ],
    ),
    (
        "one_condition",
        # It attacks, and in no party.
        [tree(ab.And((ab.Is(hole("what"), ab.Noun((ab.Attacking(),))), ab.Not(IN_PARTY))),
              "{what:ref} {@is attacking|attacks} alone")],
    ),
    # "you attack with 2 or more Forwards": so many that you control do.
    (
        "happening",
        [
            tree(ab.Happens((ab.Pick(_SO_MANY, ab.Noun((rest("noun", ab.Noun), ab.ControlledBy(hole("player"))))),),
                            (ab.Attacks(),)),
                 "{player#:subject} ~attack with {count:many_or_more} {noun:bare/many}"
                 " {@|you control|you controlled|they control|they controlled}"),
        ],
    ),
    ("static", _limits()),
    # How many times.
    ("often", [value(1, "once"), value(2, "twice"), same("{:int} {@times|time}")]),
]
