"""What events are in Final Fantasy TCG: who caused them, and by which words auto-abilities watch for them."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import NamedTuple

from engine import abilities as ab
from engine.events import Event, Hurt, Move, Notice, SetCardField
from engine.games.fftcg.rules.table import FIELD, Ref
from engine.state import State


class Cause(NamedTuple):
    """What caused an event.

    ``kind`` is "summon", "ability" (action, special and auto-abilities), "cost", "battle" or "rule"; ``source`` the
    object (None for rules), ``seat`` who controls it. ``by_damage`` tells of a Forward that breaks because of damage
    that this dealt (FFTCG 12.4.5), ``burst`` of what is used as an EX Burst (11.10).
    """

    kind: str
    source: Ref | None
    seat: int
    by_damage: bool = False
    burst: bool = False


#: An ability that can be used as an EX Burst, with what it does.
Burst = tuple[ab.Ability, tuple[ab.Effect, ...]]


@dataclass(slots=True)
class Hit:
    """Points of damage that a player is dealt, by what, and the cards with EX Bursts that they turn over.

    ``bursts`` is off where the text that deals the damage lets nobody use EX Bursts.
    """

    seat: int
    points: int
    cause: Cause
    bursts: bool = True
    turned: list[tuple[int, list[Burst]]] = field(default_factory=list)


#: Why a card moves when it is discarded (FFTCG 15.1.1.4): also to pay, also to produce CP.
DISCARDS = frozenset({"discard", "cost discard", "cp"})
BY_RULE = Cause("rule", None, -1)
#: The kinds of cause that deal damage, as a card's marks count them.
_DEALERS = (
    "battle", "character", "summon", "ability", "action ability", "special ability", "auto-ability", "warp", "ex burst",
    "cost", "rule",
)
#: The marks of a Forward that tell what dealt it the damage that breaks it.
HURT = ("hurt by", "hurt object", "hurt seat", "hurt kind")


def breaker(marks: Mapping[str, int]) -> Cause:
    """Return who breaks a Forward that has taken as much damage as it has power (FFTCG 12.4.5).

    It is the source of the damage that did so; where its power fell to its damage, no source is looked for.
    """
    if "hurt by" not in marks:
        return BY_RULE
    number, entered, seat, kind = (marks[name] for name in HURT)
    return Cause(_DEALERS[kind], Ref(number, entered), seat, True)


def broken_by(cause: Cause) -> dict[str, int]:
    """Return the marks of a Forward that damage from this cause will break."""
    if cause.source is None:
        return {}
    values = (cause.source.number, cause.source.entered, cause.seat, _DEALERS.index(cause.kind))
    return dict(zip(HURT, values, strict=True))


def keys(event: Event) -> tuple[str, ...]:
    """Return the kinds of event that auto-abilities may be watching for in this one."""
    if isinstance(event, Move):
        if event.to == FIELD:
            return ("enter", "move")
        return ("leave", "move") if event.origin == FIELD else ("move",)
    if isinstance(event, Hurt | Notice):
        return (event.why,)
    if isinstance(event, SetCardField) and event.field in ("dull", "counters", "controller"):
        return (event.why,)
    if isinstance(event, SetCardField) and event.why == "freeze":
        return ("freeze",)
    return ()


def together(state: State, cause: Cause | None) -> tuple[Ref, ...]:
    """Return the members of the party that deals battle damage, if one does (FFTCG 15.1.1.9.8)."""
    party: tuple[Ref, ...] = state.vars.get("attackers", ()) if state.vars.get("party") else ()
    return party if cause is not None and cause.kind == "battle" and cause.source in party else ()
