"""What happens in Final Fantasy TCG beyond the kernel's events: who caused it, and damage."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from engine.events import Event, Move, Notice, SetCardField
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


class Hurt(Event):
    """A Character is dealt damage (FFTCG 5.2.6.1): ``amount`` points more, from ``cause``; ``firm`` damage cannot be
    reduced."""

    __slots__ = ("amount", "before", "card", "firm")

    def __init__(self, card: int, amount: int, cause: Cause, *, firm: bool = False) -> None:
        self.firm = firm
        self.card = card
        self.amount = amount
        self.cause = cause
        self.why = "hurt"

    def apply(self, state: State) -> None:
        card = state.cards[self.card]
        self.before = card.damage
        card.damage += self.amount

    def revert(self, state: State) -> None:
        state.cards[self.card].damage = self.before


class Count(Event):
    """A number of the position changes by ``change``: Crystals, cards cast this turn (never below 0)."""

    __slots__ = ("before", "change", "name")

    def __init__(self, name: str, change: int, why: str = "count", cause: Any = None) -> None:
        self.name = name
        self.change = change
        self.why = why
        self.cause = cause

    def apply(self, state: State) -> None:
        self.before = state.vars.get(self.name)
        state.vars[self.name] = max(0, (self.before or 0) + self.change)

    def revert(self, state: State) -> None:
        if self.before is None:
            del state.vars[self.name]
        else:
            state.vars[self.name] = self.before


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
