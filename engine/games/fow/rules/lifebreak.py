"""The Valhalla rules (FOW 1415), where both players have agreed to them: cards that lie apart, and are taken from there
as life goes down.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator

from engine.answers import Answer, Play
from engine.events import TOP, Move
from engine.games.fow import vocabulary as own
from engine.games.fow.effects import board as boards
from engine.games.fow.effects.resolution import context_of
from engine.games.fow.rules import table, verbs
from engine.games.fow.rules.apply_events import apply_events, tell
from engine.games.fow.rules.table import BY_RULE, DECK, GRAVEYARD, LIFEBREAK, REMOVED, Cause
from engine.procedures import Procedure, RolledBack
from engine.requests import Request
from engine.rulebook import Refusal
from engine.state import State
from engine.timing import casting, legal_targets
from engine.timing.casting import put_on_stack
from engine.timing.items import Item, stack
from engine.timing.windows import Way
from engine.triggers.apply_events import Route, with_mark
from engine.triggers.delayed import stamp

RULE = "FOW 1415.1d-i"
#: That a game is played by these rules.
AGREED = "valhalla"
#: How many cards may lie in the area (FOW 1415.1a-ii), and with how many it begins (1415.1c).
LIMIT = 4
#: The mark of a card whose [Break] ability lies on the chase: that has this stamp.
BROKEN = "broken"
#: Where cards go from there, and from the removed area.
LEAVING = Route(GRAVEYARD, "put", "{0} leaves for the graveyard.", "FOW 1415.1e")


def agreed(state: State) -> bool:
    """Whether the game is played by these rules (FOW 1415.1)."""
    return bool(state.vars.get(AGREED))


def deal(state: State) -> Procedure:
    """Both players put the top cards of their decks into the area (FOW 1415.1c)."""
    for seat in table.in_turn_order(state):
        cards = state.zones[DECK[seat]][:-LIMIT - 1:-1]
        tell(state, "{0} puts {1} cards into the lifebreak area.", "FOW 1415.1c", ("seat", seat), str(len(cards)))
        yield from apply_events(state, [Move(number, LIFEBREAK[seat], why="setup") for number in cards])


# Lifebreak


def _refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot do lifebreak now, or None where they can (FOW 1415.1d)."""
    refusal = _impossible(state, seat, play)
    if refusal is None and not _may(state, seat):
        return Refusal(RULE, "Your life has not gone down so far that you may take another card.")
    return refusal


def _impossible(state: State, seat: int, play: Play) -> Refusal | None:
    if not agreed(state):
        return Refusal("FOW 1415.2", "The Valhalla rules are not played.")
    return None if state.zones[LIFEBREAK[seat]] else Refusal(RULE, "No card lies in your lifebreak area.")


def _may(state: State, seat: int) -> bool:
    """Whether more cards lie there than a player's life less one has thousands (FOW 1415.1d-i)."""
    return len(state.zones[LIFEBREAK[seat]]) > (table.life(state, seat) - 1) // 1000


def _break(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """Remove the top card, and play its [Break] ability if it has one (FOW 1415.1d-i, 1415.1d-ii)."""
    number = state.zones[LIFEBREAK[seat]][TOP]
    tell(state, "{0} does lifebreak.", "FOW 1415.1d", ("seat", seat))
    yield from verbs.put(state, [number], verbs.REMOVING, Cause("rule", None, seat))
    if state.cards[number].zone not in REMOVED:
        return
    found = (one for one in boards.now(state, number).abilities if isinstance(one, own.Lifebreak))
    ability = next(found, None)
    if ability is not None and (yield from _play(state, seat, number, ability)):
        return
    yield from verbs.put(state, [number], LEAVING, BY_RULE)


def _play(state: State, seat: int, number: int, ability: own.Lifebreak) -> Generator[Request, Answer, bool]:
    """Play a [Break] ability; return whether that was legal (FOW 1415.1b-ii)."""
    tick = stamp(state)
    item = Item(tick, "automatic ability", seat, table.ref(state, number), ability, ability.effects)
    res = context_of(state, item)
    if legal_targets.refuse_choices(item.effects, res) is not None:
        return False
    state.emit(with_mark(state, number, BROKEN, tick, "lifebreak"))
    tell(state, "The [Break] ability of {0} is played.", "FOW 1415.1d-ii", ("card", number))
    try:
        yield from put_on_stack(state, item, res, (casting.targets("FOW 903.2d", cancel=False),))
    except RolledBack:
        return False
    return True


def ideas(state: State, seat: int) -> list[Play]:
    """Return the play that is lifebreak: it is told by the ruler of the player."""
    if not agreed(state) or not state.zones[LIFEBREAK[seat]]:
        return []
    card = table.ruler(state, seat)
    return [] if card is None else [Play("break", card)]


WAYS = {"break": Way(_refuse, _impossible, _break, lambda state, play: "Lifebreak")}

# Rule processing


def surplus(state: State) -> Iterator[int]:
    """Yield the cards that rule processing puts into graveyards: the lowest of too many (FOW 1415.1e-i), and those
    whose ability has left the chase (1415.1d-iii).
    """
    if not agreed(state):
        return
    waiting = {item.stamp for item in stack(state)}
    for seat in (0, 1):
        area = state.zones[LIFEBREAK[seat]]
        yield from area[:max(0, len(area) - LIMIT)]
        for number in state.zones[REMOVED[seat]]:
            mark = state.cards[number].marks.get(BROKEN)
            if mark is not None and mark not in waiting:
                yield number


def process(state: State) -> Procedure:
    """Put those cards into graveyards (FOW 1415.1e)."""
    yield from verbs.put(state, list(surplus(state)), LEAVING, BY_RULE)
