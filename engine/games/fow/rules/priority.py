"""What a player with priority can do (FOW 604), and resolving what lies on top of the chase (605, 903.3)."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from engine import abilities as ab
from engine.answers import Play
from engine.derived import of_position
from engine.events import Event, Move, StepVariable
from engine.games.fow.cards import Board, CardType
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics
from engine.games.fow.effects.resolution import context_of
from engine.games.fow.rules import (
    battle,
    casting,
    checks,
    judgment,
    lifebreak,
    looking,
    prices,
    sides,
    standby,
    stones,
    table,
    turn,
    verbs,
    waiting,
    will,
)
from engine.games.fow.rules.apply_events import REMNANT, apply_events, fact
from engine.games.fow.rules.checks import LOOPS
from engine.games.fow.rules.table import CHASE, GRAVEYARD, HAND, REMOVED, RULER_AREA, Cause
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State
from engine.timing import legal_targets
from engine.timing.items import Item, stack
from engine.timing.resolving import ResolvingRules
from engine.timing.windows import PriorityTiming, Ways
from engine.unread import judged

# Resolving


def _on_chase(state: State, item: Item) -> bool:
    """Whether a spell still lies where it was played to."""
    return table.alive(state, item.source) and state.cards[item.source.number].zone == CHASE


def _spell_over(state: State, item: Item) -> Procedure:
    """Put a card that has resolved onto its controller's field, a chant into the graveyard (FOW 702.3, 703.3).

    An old addition is added to what was chosen for it, or goes to the graveyard if that is not legal (1406.2b).
    """
    number = item.source.number
    card, to = state.cards[number], _bearer(state, item)
    if CardType.CHANT in boards.now(state, number).types or (to is None and statics.added_to_kinds(state, number)):
        moves: list[Event] = [Move(number, GRAVEYARD[card.owner], why="resolve")]
        yield from apply_events(state, moves)
        return
    marks = {name: value for name, value in card.marks.items() if name != REMNANT}
    if to is not None:
        marks |= table.added_to(state, to)
    cause = Cause("rule", item.source, item.seat)
    yield from verbs.enter(state, [number], item.seat, cause, why="resolve", marks=marks)
    if to is not None:
        fact(state, "added", seat=item.seat, card=number, others=(to,), cause=cause)


def _bearer(state: State, item: Item) -> int | None:
    """Return to what an old addition is added that resolves, if that is legal still (FOW 1406.2b)."""
    if not statics.added_to_kinds(state, item.source.number):
        return None
    chosen = legal_targets.still_legal(item.effects, context_of(state, item))
    return next((one.number for group in chosen for one in group), None)


def _over(state: State, item: Item) -> Procedure:
    """What follows once something has resolved; then the turn player has priority (FOW 605.1b)."""
    if item.kind == casting.SPELL and _on_chase(state, item):
        yield from _spell_over(state, item)
    yield from sides.play_freely(state)
    state.emit(StepVariable("priority", (table.turn_player(state), 0)))


RESOLVING = ResolvingRules(
    text="FOW 104.1",
    resolves="FOW 605.1b",
    gone="FOW 903.3b",
    condition="FOW 909.8",
    # Of what chose only illegal targets the rest is carried out all the same (FOW 903.3a).
    targets="",
    nothing="FOW 104.2",
    context=context_of,
    is_card=lambda item: item.kind == casting.SPELL,
    is_there=_on_chase,
    over=_over,
)

# What a player may do

#: The steps that give nobody priority, and what begins with them.
STEPS: dict[str, Callable[[State], Procedure]] = {**turn.STEPS, **battle.STEPS}
#: The step after each that gives priority, and where that is in words.
AFTER: dict[str, tuple[str, str]] = {**turn.AFTER, **battle.AFTER}


def _places(abilities: tuple[ab.Ability, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    found = {index: one for index, one in enumerate(abilities) if isinstance(one, ab.ActionAbility)}
    return tuple(found), tuple(index for index, one in found.items() if not will.rests(one))


_places_of_use: ab.Memo[tuple[ab.Ability, ...], tuple[tuple[int, ...], tuple[int, ...]]] = ab.Memo(_places)


@boards.of_board
def _in_use(board: Board) -> dict[int, tuple[tuple[int, ...], tuple[int, ...]]]:
    """Return the places of the activate abilities of the cards that have any, and of those that a rested one may have
    paid for.
    """
    found = {number: _places_of_use(now.abilities) for number, now in board.now.items() if now.abilities}
    return {number: places for number, places in found.items() if places[0]}


def _cards(state: State, seat: int) -> dict[int, None]:
    """Return the cards that a player might play."""
    return dict.fromkeys((*state.zones[HAND[seat]], *prices.elsewhere(state, seat)))


def _uses(state: State, seat: int, *, ever: bool) -> list[Play]:
    """Return the abilities that a player might play; with ``ever`` those too for which a card is to be rested that is
    rested already.
    """
    cards, there = state.cards, _in_use(state)
    found = [
        Play("use", number, index)
        for number in (*table.on_field(state, seat), *state.zones[RULER_AREA[seat]]) if number in there
        for index in there[number][cards[number].dull and not ever]
    ]
    for number in table.coins(state, seat):
        found += [Play("use", number, index) for index in range(len(boards.now(state, number).abilities))]
    useful, far = _useful(state), boards.far_zones(state)
    for zone in (HAND[seat], GRAVEYARD[seat], REMOVED[seat]) if useful or far else ():
        for number in state.zones[zone]:
            given = boards.given_elsewhere(state, number) if zone in far else ()
            found += [Play("use", number, index) for index, one in given if isinstance(one, ab.ActionAbility)]
            if number in useful:
                found += [Play("use", number, index) for index in boards.what_of(state, number).uses_elsewhere]
    return found


#: The cards of the game with abilities, on either side, that are played from elsewhere (FOW 902.2).
_useful = boards.cards_of(lambda what: bool(what.uses_elsewhere))


#: What is done in main timing besides, and who says what might be (FOW 604.2).
_MAIN: tuple[Callable[[State, int], list[Play]], ...] = (battle.ideas, judgment.ideas, stones.ideas, standby.settings)


def ideas(state: State, seat: int, *, ever: bool = False) -> list[Play]:
    """Return whatever the player might do now; ``ever`` adds what is played in main timing alone, or rests a card."""
    main = seat == table.turn_player(state) and table.step(state) == "main" and not stack(state)
    cards = _cards(state, seat)
    found = [Play("play", number) for number in (cards if main or ever else standby.quick(state, cards))]
    found += _uses(state, seat, ever=ever)
    found += standby.ideas(state, seat)
    found += lifebreak.ideas(state, seat)
    if main:
        # What is done in main timing alone (FOW 604.2).
        for ideas_of in _MAIN:
            found += ideas_of(state, seat)
    return found


def untimely(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a card cannot be played while its player is asked something else, by the rule that says when."""
    if play.how != "play" or state.cards[play.card].zone != HAND[seat]:
        return None
    refusal = judged(state, "FOW 104.1", lambda state: casting.refuse_time(state, seat, boards.now(state, play.card)))
    return refusal or Refusal("FOW 604.1", "Cards are played with priority; now something else is asked.")


def _other(state: State, play: Play) -> Refusal:
    return Refusal("FOW 604.1", f"There is no such thing to do as {play.how!r}.")


WAYS = Ways("FOW 104.1", LOOPS, {
    "use": casting.USE, **battle.WAYS, **judgment.WAYS, **stones.WAYS, **standby.WAYS, **lifebreak.WAYS,
}, _other)


def _go_on(state: State) -> None:
    """Go on to the step that follows; what nobody turned up a card for is over (FOW 708.3)."""
    waiting.lapse(state)
    state.emit(StepVariable("step", AFTER[table.step(state)][0]))


def _resolve(state: State) -> Procedure:
    """Resolve the top of the chase; what nobody turned up a card for is over (FOW 708.3)."""
    waiting.lapse(state)
    yield from RESOLVING.resolve_top(state)


@of_position
def _due(state: State) -> bool:
    """Whether anything comes before a player acts, be it only that somebody looks at a card."""
    return bool(battle.unsettled(state)) or checks.due(state) or looking.due(state)


def _check(state: State) -> Procedure:
    """Do what comes before a player acts (FOW 602.1a, 602.1b)."""
    battle.settle(state)
    if checks.due(state):
        yield from checks.CHECKS.check(state)
    looking.look(state)


TIMING = PriorityTiming(
    rule="FOW 604.1",
    due=_due,
    check=_check,
    ideas=ideas,
    ways=WAYS,
    # Whoever has done something keeps priority (FOW 605.1a).
    next=lambda state, seat, play: seat,
    closed=lambda state: False,
    resolve=_resolve,
    over=_go_on,
    onward=lambda state: AFTER[table.step(state)][1],
    stay=battle.refuse_pass,
    ever=partial(ideas, ever=True),
)
