"""What a player with priority can do (FFTCG 9.3.1.5 to 9.3.1.7, 11.1), and resolving what lies on the stack (11.11)."""

from __future__ import annotations

from functools import partial

from engine import abilities as ab
from engine.answers import Play
from engine.events import Move, StepVariable
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import CardType, is_quick
from engine.games.fftcg.effects import board as boards
from engine.games.fftcg.effects import casting_permissions
from engine.games.fftcg.effects.resolution import REMOVED_AFTER_USE, context_of
from engine.games.fftcg.rules import battle, casting, checks, table, using
from engine.games.fftcg.rules.apply_events import apply_events, fact
from engine.games.fftcg.rules.casting import cast_freely
from engine.games.fftcg.rules.checks import LOOPS
from engine.games.fftcg.rules.table import BREAK, FIELD, HAND, LB_DECK, REMOVED, STACK
from engine.games.fftcg.rules.using import use_again
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.items import Item
from engine.timing.items import stack as items
from engine.timing.resolving import ResolvingRules
from engine.timing.windows import PriorityTiming, Ways
from engine.unread import judged


def _on_stack(state: State, item: Item) -> bool:
    """Whether a Summon still lies where it was cast to."""
    return table.alive(state, item.source) and state.cards[item.source.number].zone == STACK


def put_summon_away(state: State, item: Item) -> Procedure:
    """Put a Summon that has resolved into its owner's Break Zone (FFTCG 11.11.10), or where a text says."""
    number = item.source.number
    zones = REMOVED if REMOVED_AFTER_USE in item.paid else BREAK
    yield from apply_events(state, [Move(number, zones[state.cards[number].owner], why="resolve")])


def _over(state: State, item: Item) -> Procedure:
    """What follows once something has resolved; then the turn player has priority (FFTCG 11.1.5)."""
    if item.kind == "Summon" and _on_stack(state, item):
        yield from put_summon_away(state, item)
    yield from cast_freely(state)
    yield from use_again(state)
    state.emit(StepVariable("priority", (table.turn_player(state), 0)))


RESOLVING = ResolvingRules(
    text="FFTCG 2.1",
    resolves="FFTCG 11.11.1",
    gone="FFTCG 11.3.2",
    condition="FFTCG 11.11.3",
    targets="FFTCG 11.11.2",
    nothing="FFTCG 2.3",
    context=context_of,
    is_card=lambda item: item.kind == "Summon",
    is_there=_on_stack,
    over=_over,
)

#: The step that follows when both players pass on an empty stack, and where that is in words (FFTCG 9.3.1.2, 9.5.1,
#: 10.1).
_AFTER = {
    "main 1": ("attack start", "To the Attack Phase"),
    "preparation": ("declare", "To the attack declaration"),
    "attack declared": ("block", "To the block declaration"),
    "block declared": ("damage", "To the battle damage"),
    "damage done": ("attack over", "To the attack declaration"),
    "main 2": ("end start", "End the turn"),
    "end": ("hand limit", "End the turn"),
    "cleanup priority": ("cleanup", "End the turn"),
}
#: The steps with which a phase ends, and how that is known.
_ENDS = {"main 1": "after main 1", "main 2": "after main 2"}


def ideas(state: State, seat: int, *, ever: bool = False) -> list[Play]:
    """Return whatever the player might do now; ``ever`` adds the cards that the player casts at other times."""
    if not table.can_act(state):
        return []
    quiet = seat == table.turn_player(state) and table.in_main_phase(state) and not items(state)
    cards, there = state.cards, boards.deck_profile(state).printed
    castable = [*state.zones[HAND[seat]], *state.zones[LB_DECK[seat]]]
    castable += casting_permissions.castable_elsewhere(state, seat)
    if not (quiet or ever):
        castable = [number for number in castable if number in there.quick and is_quick(boards.now(state, number))]
    found = [Play("cast", number) for number in castable]
    now = boards.board(state)
    for number in state.zones[FIELD]:
        if cards[number].controller != seat:
            continue
        for index, ability in enumerate(now[number].abilities):
            if isinstance(ability, ab.ActionAbility):
                found.append(Play("use", number, index))
            elif quiet and isinstance(ability, own.Priming):
                found.append(Play("prime", number, index))
    for number in there.usable_elsewhere:
        if cards[number].zone not in (HAND[seat], BREAK[seat], REMOVED[seat]):
            continue
        compiled = boards.characteristics(table.face(state, number))
        found += [Play("use", number, index) for index in compiled.uses_elsewhere]
        if quiet and compiled.warps:
            found.append(Play("warp", number))
    return found


def untimely(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a card cannot be cast while its player is asked something else, by the rule that says when it can."""
    if play.how != "cast" or state.cards[play.card].zone not in (HAND[seat], LB_DECK[seat]):
        return None
    refusal = judged(state, "FFTCG 2.1", lambda state: casting.refuse_time(state, seat, boards.now(state, play.card)))
    if refusal is None and table.face(state, play.card).type is CardType.SUMMON:
        return Refusal("FFTCG 9.3.1.6", "Summons are cast by a player who has priority; now something else is asked.")
    return refusal


def _other(state: State, play: Play) -> Refusal:
    if play.how == "attack":
        refusal = battle.refuse_attack(state, play.card)
        return refusal or Refusal("FFTCG 10.1.2", "Attackers are declared in the Attack Declaration Step.")
    return Refusal("FFTCG 11.1.1", f"There is no such thing to do as {play.how!r}.")


#: What is done with priority. Players who break the rules do it at another time, without what it must choose, and
#: pay as far as they like: only what is not there cannot be cast or used.
WAYS = Ways("FFTCG 2.1", LOOPS, {"cast": casting.WAY, **using.WAYS}, _other)


def _next(state: State, seat: int, play: Play) -> int:
    """Return who has priority after an act: the turn player once a Character was cast, with Back Attack too (11.4.8).

    Who cast a Summon or used an ability has it again (11.3.8, 11.6.11, 11.7.11).
    """
    if play.how == "cast" and table.face(state, play.card).type is not CardType.SUMMON:
        return table.turn_player(state)
    return seat


def _go_on(state: State) -> None:
    """Go on to the step that follows; a phase that ends is known to have ended."""
    ended = _ENDS.get(table.step(state))
    if ended is not None:
        fact(state, ended, seat=table.turn_player(state))
    state.emit(StepVariable("step", _AFTER[table.step(state)][0]))
    if table.step(state) == "damage":
        battle.before_damage(state)


def _onward(state: State) -> str:
    """Return where the game goes on when both players pass."""
    step = table.step(state)
    declares = step in ("preparation", "damage done")
    # When nobody can attack any more the Attack Phase is over (FFTCG 10.1.4.6).
    nobody = declares and battle.WANTED not in state.vars and not battle.able(state)
    return "To Main Phase 2" if nobody else _AFTER[step][1]


TIMING = PriorityTiming(
    rule="FFTCG 11.1.1",
    due=checks.due,
    check=checks.CHECKS.check,
    ideas=ideas,
    ways=WAYS,
    next=_next,
    closed=lambda state: not table.can_act(state),
    resolve=RESOLVING.resolve_top,
    over=_go_on,
    onward=_onward,
    ever=partial(ideas, ever=True),
)
