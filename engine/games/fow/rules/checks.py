"""Rule processing, and automatic abilities that are played, before a player acts (FOW 602, 603, 1200); loops (1301)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from engine import abilities as ab
from engine.abilities.node import walk
from engine.continuous.lasting import CHECK, END_OF_TURN, all_of, has_nobody
from engine.course import decide
from engine.derived import of_position
from engine.effects.layout import speaks_of_context
from engine.events import SetVariable, Timestamp
from engine.games.fow.cards import CardType
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics, triggers
from engine.games.fow.effects.for_later import LASTING
from engine.games.fow.effects.resolution import MEANING, context_of
from engine.games.fow.rules import lifebreak, table, verbs, will
from engine.games.fow.rules.apply_events import tell
from engine.games.fow.rules.table import BY_RULE, FIELD, GRAVEYARD, spoken
from engine.loops import LoopRules, limited_uses, plain
from engine.procedures import Procedure, RolledBack
from engine.requests import ChooseOptions
from engine.state import State
from engine.timing import casting, legal_targets
from engine.timing.casting import put_on_stack
from engine.timing.items import of_trigger, stack
from engine.triggers import delayed
from engine.triggers.borrowed import due as coming_back
from engine.triggers.borrowed import give_back
from engine.triggers.delayed import what_waits
from engine.triggers.trigger_event import PendingTrigger, forget, named, pending, wait
from engine.unread import contained


@of_position
def due(state: State) -> bool:
    """Whether anything must happen before a player acts (FOW 602.1a, 602.1b)."""
    if state.vars.get("pending") or coming_back(state, CHECK, MEANING) or LASTING.lapsed(state):
        return True
    return bool(losers(state)) or _needs(state) or bool(triggers.state_triggered(state))


def check(state: State) -> Procedure:
    """Carry out rule processing until there is none, then play one automatic ability (FOW 602.1)."""
    yield from processes(state)
    if "outcome" in state.vars:
        return
    wait(state, triggers.state_triggered(state))
    if pending(state):
        yield from _play_one(state)


def end_of_turn(state: State) -> Procedure:
    """Let everything that lasts until the end of the turn end (FOW 505.5b)."""
    LASTING.let_end(state, END_OF_TURN)
    delayed.end_of_turn(state, LASTING)
    yield from give_back(state, END_OF_TURN, MEANING)


# Rule processing


def processes(state: State) -> Procedure:
    """Do what rule processing demands, again and again until it demands nothing (FOW 602.1a)."""
    while not decide(state, losers(state), "FOW 103.3"):
        if LASTING.lapsed(state):
            LASTING.let_end(state, CHECK)
        elif coming_back(state, CHECK, MEANING):
            yield from give_back(state, CHECK, MEANING)
        elif _needs(state):
            yield from _process(state)
        else:
            return


def losers(state: State) -> list[tuple[int, str, str]]:
    """Return who loses now, with the rule and the reason (FOW 1202)."""
    found: list[tuple[int, str, str]] = []
    for seat in table.in_turn_order(state):
        if table.life(state, seat) <= 0:
            found.append((seat, "FOW 1202.1", "has no life left"))
        elif state.vars.get(verbs.DREW_EMPTY[seat]):
            found.append((seat, "FOW 1202.2", "had to draw from an empty deck"))
        elif state.vars.get(f"lost {seat}"):
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
    cards = state.cards
    for number, values in boards.board(state).now.items():
        card = cards[number]
        if card.zone != FIELD:
            continue
        if CardType.J_RULER in values.types or CardType.RESONATOR in values.types:
            if values.defense is None or card.damage < values.defense > 0:
                continue
            if not statics.can(state, number, "destroy", BY_RULE):
                continue
            if values.defense <= 0:
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


def hand_limit(state: State, seat: int) -> int:
    """Return how many cards a player may keep at the end of the turn (FOW 306.3)."""
    return statics.hand_limit(state, seat, table.HAND_LIMIT)


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
    if len({_distinct(one) for one in mine}) > 1:
        answer = yield from ChooseOptions(
            seat, "Which automatic ability do you play first? The last one resolves first.", "FOW 603.2",
            tuple(_label(state, one) for one in mine), 1, 1,
        )
        chosen = mine[answer[0]]
    forget(state, (chosen,), "stack")
    yield from play_automatic(state, chosen)


#: Words that mean what triggered an ability, besides those that mean nothing without what was said before.
_EVENT = (ab.DamageDealt, ab.EventWas, ab.AllShare, ab.Other)
#: Whether an automatic ability goes on to speak of what has triggered it, in what it does or in its condition.
_speaks: ab.Memo[ab.AutoAbility, bool] = ab.Memo(
    lambda ability: any(
        speaks_of_context(part) or any(isinstance(one, _EVENT) for one in walk(part))
        for part in (ability.condition, *ability.effects)
    )
)


def _distinct(one: PendingTrigger) -> tuple[object, ...]:
    """Return what tells a triggered ability from the others: several of the same one by what they speak of."""
    ability = one.watcher.ability
    which = (one.watcher.source, one.watcher.index, one.seat)
    return (*which, one.cards, one.amount) if isinstance(ability, ab.AutoAbility) and _speaks(ability) else which


def _label(state: State, one: PendingTrigger) -> str:
    """Return a triggered ability in words: its card, and of what it speaks where it says so and is seen."""
    name = spoken(state.cards[one.watcher.source.number])
    ability = one.watcher.ability
    return named(state, one, name) if isinstance(ability, ab.AutoAbility) and _speaks(ability) else name


def play_automatic(state: State, one: PendingTrigger) -> Procedure:
    """Play one automatic ability with its choices; one that cannot be played legally is gone (FOW 603.3, 906.6)."""
    watcher = one.watcher
    tick = Timestamp()
    state.emit(tick)
    ability = watcher.ability
    assert isinstance(ability, ab.AutoAbility)
    item = of_trigger(tick.value, "automatic ability", one, ability.effects)
    res = context_of(state, item)
    name = ("card", *watcher.source)
    if will.is_automatic(one):
        tell(state, "The automatic ability of {0} resolves at once.", "FOW 907.3", name)
        yield from contained(state, watcher.source, watcher.seat, "FOW 104.1", MEANING.perform(ability.effects, res))
        return
    if legal_targets.refuse_choices(item.effects, res) is None:
        tell(state, "The automatic ability of {0} is played.", "FOW 603.3", name)
        try:
            yield from put_on_stack(state, item, res, (casting.targets("FOW 903.2d", cancel=False),))
            return
        except RolledBack:
            pass
    tell(state, "The automatic ability of {0} finds no target and is not played.", "FOW 906.6", name)


# Loops


def _more(state: State) -> tuple[object, ...]:
    items = tuple(
        plain(item.kind, item.seat, item.source, item.ability, item.targets, item.modes, item.shares, item.x)
        for item in stack(state)
    )
    effects = [one for one in all_of(state) if not has_nobody(one, state)]
    used = limited_uses(state, triggers.most_times, _abilities)
    return items, [(plain(one.static), one.turn) for one in effects], used, *what_waits(state)


def _abilities(state: State, number: int) -> tuple[ab.Ability, ...]:
    return boards.now(state, number).abilities


LOOPS = LoopRules(
    "FOW 1301.1c", "FOW 1301.1a", "FOW 1301.1b",
    ("step", "phase", "priority", "attacker", "attacked", "blocker", "life 0", "life 1", "will 0", "will 1",
     "called 0", "called 1", "judged 0", "judged 1", "battles given up", "arts", "permissions used", "extra turns"),
    _more,
)  # fmt: skip
