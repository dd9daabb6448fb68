"""Attacks: alone, for the so-many-th time, with so many Forwards, and how many are allowed."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import AtLeast
from engine.abilities.conditions import And, Is, Not
from engine.abilities.events import Attacks, Happens
from engine.abilities.nouns import Attacking, ControlledBy, Noun
from engine.abilities.players import Player
from engine.abilities.references import Any, Pick, Reference
from engine.abilities.statics import Cannot, Changes
from engine.games.fftcg.vocabulary import FormsParty, FormsPartyNow, IsParty
from engine.games.fftcg.vocabulary.attacking import AttackLimit, AttacksAgainThen, AttacksAlone, AttacksUndulled
from engine.games.fftcg.words.terminals import ORDINALS
from engine.text.grammar import Phrase, phrase, shaped
from engine.text.templates import Build, Take


def _with_so_many(player: Player | None) -> tuple[Build, Take]:
    """ "you attack with 2 or more Forwards": so many that you control do, together where it is one event.

    Without a player the noun says itself whose they are.
    """

    def build(slots: Mapping[str, object]) -> object:
        noun: Noun = slots["noun"]  # type: ignore[assignment]
        if player is not None:
            noun = Noun((*noun.qualities, ControlledBy(player)))
        return Happens((Pick(slots["count"], noun),), (Attacks(),))  # type: ignore[arg-type]

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Happens((Pick(AtLeast() as count, noun),), (Attacks(),)):
                if player is None:
                    return {"count": count, "noun": noun}
                if noun.qualities[-1:] == (ControlledBy(player),):
                    return {"count": count, "noun": Noun(noun.qualities[:-1])}
        return None

    return build, take


def _party_of(player: Player | None) -> tuple[Build, Take]:
    """ "a party of 3 or more Forwards attacks": so many form one."""

    def build(slots: Mapping[str, object]) -> object:
        noun: Noun = slots["noun"]  # type: ignore[assignment]
        if player is not None:
            noun = Noun((*noun.qualities, ControlledBy(player)))
        return Happens((Pick(slots["count"], noun),), (FormsParty(),))  # type: ignore[arg-type]

    def take(value: object) -> Mapping[str, object] | None:
        match value:
            case Happens((Pick(AtLeast() as count, noun),), (FormsParty(()),)):
                held = tuple(one for one in noun.qualities if isinstance(one, ControlledBy))
                if player is None:
                    return None if held else {"count": count, "noun": noun}
                if noun.qualities[-1:] == (ControlledBy(player),):
                    return {"count": count, "noun": Noun(noun.qualities[:-1])}
        return None

    return build, take


def _with_a_party(player: Player) -> tuple[Build, Take]:
    """ "you attack with a party": a party that you control attacks."""
    attack = Happens((Any(Noun((IsParty(), ControlledBy(player)))),), (Attacks(),))
    return lambda slots: attack, lambda value: {} if value == attack else None


def _attack_with(*forms: tuple[Player, str]) -> list[Phrase]:
    return [
        line
        for player, who in forms
        for line in (
            shaped(Happens, f"{who} with {{count:at_least}} {{noun:bare/many}}", *_with_so_many(player)),
            shaped(Happens, f"{who} with {{count:at_least}} {{noun:noun/many}}", *_with_so_many(None)),
        )
    ]


def _alone(slots: Mapping[str, object]) -> object:
    """ "Ramza is attacking alone": it attacks, and in no party."""
    what: Reference = slots["what"]  # type: ignore[assignment]
    return And((Is(what, Noun((Attacking(),))), Not(FormsPartyNow(what))))


def _take_alone(value: object) -> Mapping[str, object] | None:
    match value:
        case And((Is(what, Noun((Attacking(),))), Not(FormsPartyNow(same)))) if what == same:
            return {"what": what}
    return None


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
        "event",
        [
            shaped(Happens, f"a party {{@of|with}} {{count:at_least}} {{noun:bare/many}} {who}attacks",
                   *_party_of(player))
            for player, who in ((Player.YOU, "you control "), (Player.OPPONENT, "opponent controls "), (None, ""))
        ] + [
            *[shaped(Happens, f"{who} with a party", *_with_a_party(player))
              for player, who in ((Player.YOU, "you attack"), (Player.OPPONENT, "your opponent attacks"))],
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
            phrase(Changes, "attacking {@doesn't|does not} {@cause {@{who:ref}|{who:who_many}} to {@dull|become dull}"
                   "|dull {@{who:ref}|{who:who_many}}}", changes=(AttacksUndulled(),)),
        ],
    ),
    (
        "one_condition",
        [shaped(And, "{what:ref} {@is attacking|attacks} alone", _alone, _take_alone)],
    ),
    (
        "event",
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
