"""Conditions on what has happened: what was done this turn, or by the skill itself."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.amounts import Comparison, Number, Quantity
from engine.abilities.conditions import Exists, HappenedThisTurn, Is
from engine.abilities.events import Attacks, Enters, Happens
from engine.abilities.nouns import DidThisTurn, Noun
from engine.abilities.players import Player
from engine.abilities.references import Any
from engine.games.cipher.vocabulary import HasUsedSkill, IsUnit
from engine.games.cipher.vocabulary.skills import HasUsedIcon
from engine.games.cipher.vocabulary.verbs import ClassChanges, DestroysByAttack, IsMoved, LevelsUp, OrbDestroyed
from engine.games.cipher.words.nouns import dealt
from engine.text.grammar import Phrase, Row, phrase, shaped

#: "The first attack this turn" is the only one so far.
ANY_ATTACK = Happens((Any(Noun((IsUnit(),))),), (Attacks(),))

FIRST = Quantity(Comparison.EXACTLY, Number(1))

_THIS_TURN = "{in this turn|this turn|during this turn|so far this turn}"

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
                phrase(HasUsedSkill, f"{words} {_THIS_TURN}", times=None)
                for words in (
                    "{who:ref} {has used|used|has activated|activated} {skill:name}",
                    "{who:this_card}'s {skill:name} {skill|} {was used|has been used|has triggered|triggered}",
                )
            ],
            *[
                phrase(HasUsedSkill, f"{words} {{times:times_quantity}} {_THIS_TURN}")
                for words in (
                    "{who:ref} {has used|used|has activated|activated} {skill:name}",
                    "{who:this_card}'s {skill:name} {skill|} {was used|has been used|has triggered|triggered}",
                )
            ],
            *[
                phrase(HasUsedSkill, f"{words} {_THIS_TURN}", who=None, times=None)
                for words in (
                    "you {have used|used|have activated} {skill:name}",
                    "{skill:name} {has|was} {already|} {been|} {used|activated|triggered}",
                )
            ],
            *[
                phrase(HasUsedSkill, f"{words} {{times:times_quantity}} {_THIS_TURN}", who=None)
                for words in (
                    "you {have used|used|have activated} {skill:name}",
                    "{skill:name} {has|was} {already|} {been|} {used|activated|triggered}",
                )
            ],
            *[
                phrase(HasUsedIcon, f"{{a|an}} {{icon:icon}} {{skill|}} has been used {words}", **fixed)
                for words, fixed in (
                    (f"{{from your hand|}} {{times:times_quantity}} {_THIS_TURN}", {}),
                    (f"{{from your hand|}} {_THIS_TURN}", {"times": Quantity(Comparison.AT_LEAST, Number(1))}),
                )
            ],
            phrase(HappenedThisTurn, f"{{event:past}} {_THIS_TURN}"),
            phrase(
                HappenedThisTurn,
                "it is the first attack {this turn|in this turn|to occur in this turn|of this turn|during this turn}",
                event=ANY_ATTACK,
                quantity=FIRST,
            ),
            *[
                phrase(Is, f"{{what:ref}} {{{words}}} {_THIS_TURN}", noun=Noun((DidThisTurn(deed),)))
                for words, deed in (
                    ("is moved|was moved|has moved|has been moved", IsMoved()),
                    ("Class Changed|Class Changes|has Class Changed|was Class Changed", ClassChanges()),
                    ("Leveled Up|has Leveled Up|was Leveled Up|levels up", LevelsUp()),
                    ("attacked|has attacked|have attacked", Attacks()),
                    ("was deployed|has been deployed|is deployed", Enters()),
                )
            ],
            shaped(
                Exists,
                "{this skill destroys|this skill destroyed} {quantity:quantity} {noun:noun/many}",
                _destroyed,
                _of_destroyed,
            ),
            *[
                shaped(
                    Exists,
                    f"{{quantity:quantity}} {{noun:noun/{number}}} {{{are}}} sent to the Retreat Area by this"
                    f" skill {{'s effect|}}",
                    _sent,
                    _of_sent,
                )
                for number, are in (("many", "are|were"), ("one", "is|was"))
            ],
            *[
                shaped(
                    Exists,
                    f"{{quantity:quantity}} {{noun:noun/{number}}} {{{are}}} destroyed by this skill {{'s effect|}}",
                    _destroyed,
                    _of_destroyed,
                )
                for number, are in (("many", "are|were"), ("one", "is|was"))
            ],
        ],
    ),
    (
        "is_not",
        [
            phrase(Is, f"{{what:ref}} {{{words}}} {_THIS_TURN}", noun=Noun((DidThisTurn(deed),)))
            for words, deed in (
                ("did not attack|has not attacked|have not attacked", Attacks()),
                ("was not moved|did not move|has not moved|has not been moved", IsMoved()),
                ("did not Class Change|has not Class Changed|was not Class Changed", ClassChanges()),
                ("did not Level Up|has not Leveled Up|was not Leveled Up", LevelsUp()),
                ("was not deployed|has not been deployed", Enters()),
            )
        ],
    ),
    (
        "times_quantity",
        [
            phrase(Quantity, "{amount:number} or more times", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "at least {amount:number} {times|time}", comparison=Comparison.AT_LEAST),
            phrase(Quantity, "{exactly|} {amount:number} {times|time}", comparison=Comparison.EXACTLY),
            phrase(Quantity, "{at least once|once or more}", comparison=Comparison.AT_LEAST, amount=Number(1)),
        ],
    ),
    (
        "past",
        [
            *[
                phrase(
                    OrbDestroyed,
                    f"{{one of|1 of|1 or more of|any of|at least one of}} {whose} Orbs"
                    " {has been destroyed|was destroyed|were destroyed|have been destroyed}",
                    player=player,
                )
                for whose, player in (("your", Player.YOU), ("your opponent's", Player.OPPONENT))
            ],
            phrase(Happens, "{who:ref=}'s attack {deeds:past_attack=}"),
        ],
    ),
    (
        "past_attack",
        [
            phrase(DestroysByAttack, "{has destroyed|destroyed|has defeated|defeated} {whom:ref}", critical=False),
        ],
    ),
]

ROWS: dict[str, Row] = {}
