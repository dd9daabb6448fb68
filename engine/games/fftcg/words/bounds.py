"""What is so only under a condition, only by some, or instead of what was said before."""

from __future__ import annotations

from collections.abc import Mapping

from engine.abilities.blocking import IsBlocked
from engine.abilities.conditions import Condition, Not
from engine.abilities.nouns import Noun, OfType, OtherThan
from engine.abilities.references import Any, Reference
from engine.abilities.statics import Cannot, Changes, Static, While
from engine.games.fftcg.cards import CardType
from engine.games.fftcg.vocabulary import CastOnlyIf
from engine.games.fftcg.words.castings import CAST_IT
from engine.text.grammar import Phrase, phrase, shaped

_FORWARD = OfType(CardType.FORWARD)


def _only_by(slots: Mapping[str, object]) -> object:
    """ "can only be blocked by a Forward of cost 4 or more": by no other Forward."""
    noun: Noun = slots["noun"]  # type: ignore[assignment]
    return Cannot((IsBlocked(Any(Noun((_FORWARD, OtherThan(noun))))),))


def _take_only_by(value: object) -> Mapping[str, object] | None:
    match value:
        case Cannot((IsBlocked(Any(Noun((OfType(CardType.FORWARD), OtherThan(Noun() as noun))))),)):
            return {"noun": noun}
    return None


def _only_such(slots: Mapping[str, object]) -> object:
    """ "only Forwards of cost 4 or more can block Ramza"."""
    return Changes(slots["who"], (_only_by(slots),))  # type: ignore[arg-type]


def _take_only_such(value: object) -> Mapping[str, object] | None:
    match value:
        case Changes(who, (change,)):
            found = _take_only_by(change)
            return None if found is None else {**found, "who": who}
    return None


def _unless(slots: Mapping[str, object]) -> object:
    """ "cannot attack unless you control 2 or more Backups": cannot while you do not."""
    who: Reference = slots["who"]  # type: ignore[assignment]
    condition: Condition = slots["condition"]  # type: ignore[assignment]
    return While(Not(condition), (Changes(who, (Cannot(slots["deeds"]),)),))  # type: ignore[arg-type]


def _take_unless(value: object) -> Mapping[str, object] | None:
    match value:
        case While(Not(condition), (Changes(who, (Cannot(deeds),)),), False):
            return {"who": who, "deeds": deeds, "condition": condition}
    return None


def _outdone(slots: Mapping[str, object]) -> object:
    statics: tuple[Static, ...] = slots["statics"]  # type: ignore[assignment]
    return While(slots["condition"], statics, instead=True)  # type: ignore[arg-type]


def _take_outdone(value: object) -> Mapping[str, object] | None:
    if isinstance(value, While) and value.instead:
        return {"condition": value.condition, "statics": value.statics}
    return None


PHRASES: list[tuple[str, list[Phrase]]] = [
    (
        "change",
        [
            shaped(Cannot, f"{blocked} {{noun:noun/{number}}}", _only_by, _take_only_by)
            for can in ("can only be blocked by", "cannot be blocked except by", "cannot be blocked other than by")
            for blocked, number in ((f"{can} a/an", "one"), (can, "many"))
        ],
    ),
    (
        "changed",
        [
            shaped(Changes, f"only {{noun:noun/many}} can block {{who:{who}}}", _only_such, _take_only_such)
            for who in ("who_many", "who_one")
        ],
    ),
    (
        "field_static",
        [
            *[
                shaped(While, pattern, _unless, _take_unless)
                for who in ("{who#:who_one}", "{who#:who_many}")
                for pattern in (
                    f"{who} can only {{deeds:infinitive,or}} if {{condition:condition}}",
                    f"{who} can {{deeds:infinitive,or}} only if {{condition:condition}}",
                    f"{who} cannot {{deeds:infinitive,or}} unless {{condition:condition}}",
                )
            ],
            shaped(While, "if {condition:condition}, {statics:changed,and} instead", _outdone, _take_outdone),
            # "instead" of the damage, not of what is said before.
            phrase(While, "if {condition:condition}, {statics:damage_dealt=}"),
        ],
    ),
    (
        "casting_static",
        [
            phrase(CastOnlyIf, f"you cannot {CAST_IT} unless {{condition:condition}}"),
        ],
    ),
]
