"""Attacks: alone, for the so-many-th time, with so many Forwards, and how many are allowed."""

from __future__ import annotations

from engine.abilities.amounts import AtLeast
from engine.abilities.conditions import And, Is, Not
from engine.abilities.events import Attacks, Happens
from engine.abilities.nouns import Attacking, ControlledBy, Noun
from engine.abilities.players import Player
from engine.abilities.references import Any, Pick
from engine.abilities.statics import Cannot, Changes
from engine.games.fftcg.vocabulary import FormsParty, FormsPartyNow, IsParty
from engine.games.fftcg.vocabulary.attacking import AttackLimit, AttacksAgainThen, AttacksAlone, AttacksUndulled
from engine.games.fftcg.words.terminals import ORDINALS
from engine.text.grammar import Phrase, phrase, tree
from engine.text.holes import hole, rest

#: How a time is counted within a turn.
_IN_A_TURN = (
    "{@this turn|in the same turn|in a turn|each turn|in one turn|during this turn|in that turn|during each turn}"
)


def _limits() -> list[Phrase]:
    """ "your opponent can only declare attack once per turn", "each player cannot attack with more than 2 Forwards"."""
    lines = []
    for words, fixed in (
        ("{@can|may} only {@declare attack|declare attacks|declare an attack|attack} {@once|1 time}",
         {"count": 1, "forwards": False}),
        ("{@can|may} only {@declare attack|declare attacks|attack} {count:int} times", {"forwards": False}),
        ("cannot {@declare more than 1 attack|declare attacks more than once|attack more than once}",
         {"count": 1, "forwards": False}),
        ("{@can|may} only attack with {@|up to }1 Forward", {"count": 1, "forwards": True}),
        ("cannot attack with more than 1 Forward", {"count": 1, "forwards": True}),
        ("{@can|may} only attack with {@|up to }{count:int} Forwards", {"forwards": True}),
        ("cannot attack with more than {count:int} Forwards", {"forwards": True}),
    ):
        turn = "{@| per turn| each turn| during each turn| in a turn}"
        lines.append(phrase(AttackLimit, f"{{player#:subject}} {words}{turn}", **fixed))
    return lines


#: So many together, where it is one event.
_SO_MANY = hole("count", AtLeast)


def _of_party(player: Player) -> Phrase:
    """ "you attack with a party": a party that you control attacks."""
    who = "you attack" if player is Player.YOU else "your opponent attacks"
    return tree(Happens((Any(Noun((IsParty(), ControlledBy(player)))),), (Attacks(),)), f"{who} with a party")


def _attack_with(*forms: tuple[Player, str]) -> list[Phrase]:
    """ "you attack with 2 or more Forwards": so many that you control do, if the noun does not say whose."""
    return [
        tree(Happens((Pick(_SO_MANY, noun),), (Attacks(),)), f"{who} with {{count:at_least}} {{noun:{symbol}/many}}")
        for player, who in forms
        for noun, symbol in ((Noun((rest("noun", Noun), ControlledBy(player))), "bare"), (hole("noun"), "noun"))
    ]


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "deed",
        [
            phrase(AttacksAlone, "~attack alone"),
            *[phrase(AttacksAgainThen, f"~attack for the {word} time {_IN_A_TURN}", ordinal=index)
              for index, word in enumerate(ORDINALS, 1) if index > 1],
        ],
    ),
    # "forms a party with Job Knight Forwards"
    (
        "deed",
        [
            phrase(FormsParty, "~form a party with {with_:those=}"),
            phrase(FormsParty, "~form a party with {with_:those=} and ~attack"),
        ],
    ),
    (
        "one_event",
        [
            tree(Happens((Pick(_SO_MANY, Noun((rest("noun", Noun), *whose))),), (FormsParty(),)),
                 f"a party {{@of|with}} {{count:at_least}} {{noun:bare/many}} {who}attacks")
            for whose, who in (
                ((ControlledBy(Player.YOU),), "you control "),
                ((ControlledBy(Player.OPPONENT),), "opponent controls "), ((), ""),
            )
        ] + [
            _of_party(Player.YOU),
            _of_party(Player.OPPONENT),
            phrase(Happens, "a party {@including|that includes|containing|that contains} {who:doer=} attacks",
                   deeds=(FormsParty(),)),
        ],
    ),
    ("done", [phrase(AttacksAlone, "<has|have> attacked alone"), phrase(AttacksAlone, "attacked alone")]),
    ("infinitive", [phrase(AttacksAlone, "attack alone")]),
    (
        "change",
        [
            phrase(Cannot, "can only attack {@in a party|as part of a party|as a party|if it forms a party"
                   "|if forming a party|if it is forming a party|when forming a party|by forming a party}",
                   deeds=(AttacksAlone(),)),
        ],
    ),
    (
        "change",
        [
            phrase(AttacksUndulled, "{@<does not|do not>|<doesn't|don't>|will not|won't|cannot} {@dull|be dulled"
                   "|become dull} {@when attacking|<when it attacks|when they attack>|by attacking|to attack"
                   "|<if it attacks|if they attack>|due to attacking|while attacking"
                   "|<even when it attacks|even when they attack>}"),
            phrase(AttacksUndulled, "{@<is|are> not|<isn't|aren't>} dulled {@when attacking"
                   "|<when it attacks|when they attack>|by attacking|to attack|due to attacking|while attacking}"),
            phrase(AttacksUndulled, "{@~attack|can attack|may attack} {@without dulling|without being dulled"
                   "|without becoming dull|without <it|them> dulling}"),
        ],
    ),
    (
        "changed",
        [
            phrase(Changes, "attacking doesn't {@cause {@{who:ref}|{who:who_many}} to {@dull|become dull}"
                   "|dull {@{who:ref}|{who:who_many}}}", changes=(AttacksUndulled(),)),
        ],
    ),
    (
        "one_condition",
        # It attacks, and in no party.
        [tree(And((Is(hole("what"), Noun((Attacking(),))), Not(FormsPartyNow(hole("what"))))),
              "{what:ref} {@is attacking|attacks} alone")],
    ),
    (
        "one_event",
        _attack_with((Player.YOU, "you attack"), (Player.OPPONENT, "your opponent attacks")),
    ),
    (
        "past",
        _attack_with(
            (Player.YOU, "you attacked"), (Player.YOU, "you have attacked"), (Player.YOU, "you've attacked"),
            (Player.OPPONENT, "your opponent attacked"), (Player.OPPONENT, "your opponent has attacked"),
        ),
    ),
    ("static", _limits()),
]
