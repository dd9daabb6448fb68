"""Rule processing, and automatic abilities that are played, before a player acts (FOW 602, 603, 1200); loops (1301)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine.events import SetVariable
from engine.games.fow.cards import CardType
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics, triggers
from engine.games.fow.effects.resolution import MEANING, context_of
from engine.games.fow.rules import lifebreak, table, verbs, will
from engine.games.fow.rules.apply_events import tell
from engine.games.fow.rules.table import BY_RULE, FIELD, GRAVEYARD
from engine.loops import LoopRules
from engine.procedures import Procedure
from engine.requests import ChooseOptions
from engine.state import State
from engine.timing.automatic import Automatic, GoingOnStack, distinct, label, what_is_left
from engine.triggers.trigger_event import PendingTrigger, forget, pending
from engine.unread import contained


def losers(state: State) -> list[tuple[int, str, str]]:
    """Return who loses now, with the rule and the reason (FOW 1202)."""
    found: list[tuple[int, str, str]] = []
    there = state.vars
    for seat in table.in_turn_order(state):
        if there.get(table.LIVES[seat], table.LIFE) <= 0:
            found.append((seat, "FOW 1202.1", "has no life left"))
        elif there.get(verbs.DREW_EMPTY[seat]):
            found.append((seat, "FOW 1202.2", "had to draw from an empty deck"))
        elif there.get(f"lost {seat}"):
            found.append((seat, "FOW 104.1", "loses by the text of a card"))
    return found


class Leaving(NamedTuple):
    """What cannot stay on the field: whether it is destroyed, what is told of that, and by which rule."""

    number: int
    destroyed: bool
    text: str
    rule: str
    more: tuple[str, ...] = ()


def _leaving(state: State) -> Iterator[Leaving]:
    """Yield what cannot stay on the field (FOW 1203, 1406.4)."""
    board = boards.board(state)
    for number in state.zones[FIELD]:
        card, values = state.cards[number], board[number]
        defense = values.defense
        if (defense is None or card.damage < defense) and CardType.ADDITION not in values.types:
            continue
        if CardType.J_RULER in values.types or CardType.RESONATOR in values.types:
            if defense is None or card.damage < defense:
                continue
            if not statics.can(state, number, "destroy", BY_RULE):
                continue
            if defense <= 0:
                yield Leaving(number, True, "{0} has a DEF of 0.", "FOW 1203.2")
            else:
                yield Leaving(number, True, "{0} has taken {1} damage.", "FOW 1203.1", (str(card.damage),))
        elif CardType.ADDITION in values.types and statics.is_loose(state, number):
            yield Leaving(number, False, "{0} is added to nothing that it can be added to.", "FOW 1406.4a")


def _odd_lives(state: State) -> list[int]:
    """Return the players whose life is no multiple of 100 (FOW 1204.1)."""
    return [seat for seat in (0, 1) if table.life(state, seat) % 100]


def _needs(state: State) -> bool:
    if _odd_lives(state) or next(_leaving(state), None) is not None:
        return True
    return next(lifebreak.surplus(state), None) is not None


def _process(state: State) -> Procedure:
    """Carry out all of rule processing that applies (FOW 1203, 1204, 1406.4)."""
    for seat in _odd_lives(state):
        state.emit(SetVariable(f"life {seat}", -(-table.life(state, seat) // 100) * 100, "round"))
        tell(state, "The life of {0} is rounded up.", "FOW 1204.1", ("seat", seat))
    leaving = list(_leaving(state))
    for one in leaving:
        tell(state, one.text, one.rule, ("card", one.number), *one.more)
    yield from verbs.destroy(state, [one.number for one in leaving if one.destroyed], BY_RULE)
    loose = [one.number for one in leaving if not one.destroyed]
    yield from verbs.put(state, loose, verbs.PUT_AWAY._replace(zones=GRAVEYARD), BY_RULE)
    yield from lifebreak.process(state)


# What rules and texts say of a player or a card besides


def recovers(state: State, number: int) -> bool:
    """Whether a card recovers in the recovery phase (FOW 503.5)."""
    return statics.recovers(state, number) and statics.can(state, number, "recover", BY_RULE)


# Automatic abilities


def _play_one(state: State) -> Procedure:
    """Let a player choose one of their automatic abilities and play it, the turn player first (FOW 603)."""
    waiting = pending(state)
    seat = next(seat for seat in table.in_turn_order(state) if any(one.watcher.seat == seat for one in waiting))
    mine = [one for one in waiting if one.watcher.seat == seat]
    chosen = mine[0]
    if len({distinct(one) for one in mine}) > 1:
        answer = yield from ChooseOptions(
            seat, "Which automatic ability do you play first? The last one resolves first.", "FOW 603.2",
            tuple(label(state, one, MEANING) for one in mine), 1, 1,
        )
        chosen = mine[answer[0]]
    forget(state, (chosen,), "stack")
    yield from play_automatic(state, chosen)


ON_CHASE = GoingOnStack(
    lambda ability: "automatic ability",
    context_of,
    ("The automatic ability of {0} is played.", "FOW 603.3"),
    ("The automatic ability of {0} finds no target and is not played.", "FOW 906.6"),
    "FOW 903.2d",
)


def play_automatic(state: State, one: PendingTrigger) -> Procedure:
    """Play one automatic ability with its choices; one that cannot be played legally is gone (FOW 603.3, 906.6)."""
    item = ON_CHASE.item(state, one)
    if not will.is_automatic(one):
        yield from ON_CHASE.put(state, item)
        return
    tell(state, "The automatic ability of {0} resolves at once.", "FOW 907.3", ("card", *item.source))
    text = MEANING.perform(item.effects, context_of(state, item))
    yield from contained(state, item.source, item.seat, "FOW 104.1", text)


CHECKS = Automatic(triggers.RULES, losers, "FOW 103.3", _needs, _process, _play_one)
due = CHECKS.due


# Loops


LOOPS = LoopRules(
    "FOW 1301.1c", "FOW 1301.1a", "FOW 1301.1b",
    ("step", "phase", "priority", "attacker", "attacked", "blocker", "life 0", "life 1", "will 0", "will 1",
     "called 0", "called 1", "judged 0", "judged 1", "battles given up", "arts", "permissions used", "extra turns"),
    lambda state: what_is_left(state, MEANING),
)  # fmt: skip
