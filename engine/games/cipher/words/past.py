"""Conditions on what has happened: what was done this turn, or by the skill itself."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, Number, Quantity
from engine.abilities.conditions import Exists, HappenedThisTurn, Is
from engine.abilities.events import Attacks, Happens
from engine.abilities.nouns import DidThisTurn, Noun
from engine.abilities.players import Player
from engine.abilities.references import Any
from engine.games.cipher.vocabulary import HasUsedSkill, IsUnit
from engine.games.cipher.vocabulary.skills import HasUsedIcon
from engine.games.cipher.vocabulary.verbs import ClassChanges, DestroysByAttack, IsMoved, LevelsUp, OrbDestroyed
from engine.games.cipher.words.conditions import SO_MANY
from engine.games.cipher.words.nouns import dealt
from engine.games.cipher.words.terms import DESTROYED, DISCARDED, HAS_USED, WAS_USED
from engine.text.english.classes import THIS_TURN
from engine.text.grammar import Phrase, Row, phrase, shaped

#: "The first attack this turn" is the only one so far.
ANY_ATTACK = Happens((Any(Noun((IsUnit(),))),), (Attacks(),))

FIRST = Quantity(Comparison.EXACTLY, Number(1))

_THIS_TURN = THIS_TURN

_DESTROYED = dealt("destroyed")

_SENT = dealt("discarded")


def _sent(slots: Mapping[str, object]) -> Exists:
    """So many of a kind among those that the skill has sent to the Retreat Area."""
    quantity, noun = slots["quantity"], slots["noun"]
    assert isinstance(quantity, Quantity) and isinstance(noun, Noun)
    return Exists(quantity, Noun((*noun.qualities, _SENT)))


def _of_sent(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(quantity, Noun((*rest, last))) if last == _SENT and rest:
            return {"quantity": quantity, "noun": Noun(tuple(rest))}
    return None


def _destroyed(slots: Mapping[str, object]) -> Exists:
    """So many of a kind among those that the skill has destroyed."""
    quantity, noun = slots["quantity"], slots["noun"]
    assert isinstance(quantity, Quantity) and isinstance(noun, Noun)
    return Exists(quantity, Noun((*noun.qualities, _DESTROYED)))


def _of_destroyed(value: object) -> Mapping[str, object] | None:
    match value:
        case Exists(quantity, Noun((*rest, last))) if last == _DESTROYED and rest:
            return {"quantity": quantity, "noun": Noun(tuple(rest))}
    return None


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "one_condition",
        [
            *[
                phrase(HasUsedSkill, f"{words} ?({{times:times_quantity}} )?{_THIS_TURN}")
                for words in (
                    f"{{who:obj}} {HAS_USED} {{skill:name}}",
                    f"{{who:source}}'s {{skill:name}} {{@skill|}} {WAS_USED}",
                )
            ],
            *[
                phrase(HasUsedSkill, f"{words} ?({{times:times_quantity}} )?{_THIS_TURN}", who=None)
                for words in (
                    f"you {HAS_USED} {{skill:name}}",
                    "{skill:name} {@has|was} {@already|} {@been|} {@used|activated|triggered}",
                )
            ],
            *[
                phrase(HasUsedIcon, f"{{@a|an}} {{icon:icon}} {{@skill|}} has been used {words}", **fixed)
                for words, fixed in (
                    (f"{{@from your hand|}} {{times:times_quantity}} {_THIS_TURN}", {}),
                    (f"{{@from your hand|}} {_THIS_TURN}", {"times": Quantity(Comparison.AT_LEAST, Number(1))}),
                )
            ],
            phrase(HappenedThisTurn, f"{{event:past}} {_THIS_TURN}"),
            phrase(
                HappenedThisTurn,
                "it is the first attack {@this turn|in this turn|to occur in this turn|of this turn|during this turn}",
                event=ANY_ATTACK,
                quantity=FIRST,
            ),
            phrase(Is, f"{{what:obj}} {{noun:happened}} {_THIS_TURN}"),
            shaped(
                Exists,
                "{@this skill destroys|this skill destroyed} {quantity:quantity} {noun:noun/many}",
                _destroyed,
                _of_destroyed,
            ),
            *[
                shaped(
                    Exists,
                    f"{many} {{@is|are|was|were}} {done} by this skill {{@'s effect|}}",
                    *shape,
                )
                for many in SO_MANY
                for done, shape in (
                    (DISCARDED, (_sent, _of_sent)),
                    (DESTROYED, (_destroyed, _of_destroyed)),
                )
            ],
        ],
    ),
    (
        "is_not",
        [
            phrase(Is, f"{{what:obj}} {{noun:not_happened}} {_THIS_TURN}"),
        ],
    ),
    # What has become of a unit, or not: "has been moved", "did not attack".
    ("happened", [phrase(Noun, "{qualities:befell=}")]),
    ("not_happened", [phrase(Noun, "{qualities:befell_not=}")]),
    (
        "befell",
        [
            phrase(DidThisTurn, "{@was|were|is|are|has been|have been} {deed:befallen}"),
            phrase(DidThisTurn, "{@|has|have} {deed:did}"),
        ],
    ),
    (
        "befell_not",
        [
            phrase(DidThisTurn, "{@was|were|is|are|has|have} not {@|been} {deed:befallen}"),
            phrase(DidThisTurn, "{@has|have} not {deed:did}"),
            phrase(DidThisTurn, "did not {deed:do}"),
        ],
    ),
    (
        "do",
        [
            phrase(Attacks, "attack"),
            phrase(ClassChanges, "Class Change"),
            phrase(LevelsUp, "Level Up"),
            phrase(IsMoved, "move"),
        ],
    ),
    (
        "times_quantity",
        [
            phrase(Quantity, "{amount:number} or more times", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "at least {amount:number} {@times|time}", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "{@exactly|} {amount:number} {@times|time}", comparison=Comparison.EXACTLY),
            phrase(Quantity, "{@at least once|once or more}", comparison=Comparison.AT_LEAST, amount=Number(1)),
        ],
    ),
    (
        "past",
        [
            *[
                phrase(
                    OrbDestroyed,
                    f"{{@one of|1 of|1 or more of|any of|at least one of}} {whose} Orbs"
                    " {@has been destroyed|was destroyed|were destroyed|have been destroyed}",
                    player=player,
                )
                for whose, player in (("your", Player.YOU), ("your opponent's", Player.OPPONENT))
            ],
            phrase(Happens, "{who:obj=}'s attack {deeds:past_attack=}"),
        ],
    ),
    (
        "past_attack",
        [
            phrase(DestroysByAttack, "{@has destroyed|destroyed|has defeated|defeated} {whom:obj}", critical=False),
        ],
    ),
]

ROWS: dict[str, Row] = {}
