"""What a player with priority can do in Final Fantasy TCG (FFTCG 9.3.1.5 to 9.3.1.7, 11.1)."""

from __future__ import annotations

from engine.abilities.kinds import ActionAbility
from engine.answers import Play
from engine.events import Step
from engine.games.fftcg.deeds import board as boards
from engine.games.fftcg.deeds import castings, costs
from engine.games.fftcg.law import battle, casting, checks, looping, stack, table, using
from engine.games.fftcg.law.happen import fact
from engine.games.fftcg.law.items import stack as items
from engine.games.fftcg.law.paying import Source
from engine.games.fftcg.law.table import BREAK, FIELD, HAND, LB_DECK, REMOVED
from engine.games.fftcg.vocabulary import Priming
from engine.priority import PriorityTiming
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State

#: What follows when both players pass on an empty stack, by step.
_AFTER = {
    "main 1": "attack start",
    "preparation": "declare",
    "attack declared": "block",
    "block declared": "damage",
    "damage done": "attack over",
    "main 2": "end start",
    "end": "hand limit",
    "cleanup priority": "cleanup",
}

#: The steps with which a phase ends, and how that is known.
_ENDS = {"main 1": "after main 1", "main 2": "after main 2"}


def ideas(state: State, seat: int) -> list[Play]:
    """Return whatever the player might do now."""
    if not table.can_act(state):
        return []
    found = [Play("cast", number) for zone in (HAND[seat], LB_DECK[seat]) for number in state.zones[zone]]
    found += [Play("cast", number) for number in castings.castable_elsewhere(state, seat)]
    quiet = seat == table.turn_player(state) and table.in_main_phase(state) and not items(state)
    cards = state.cards
    now = boards.board(state).now
    for number in state.zones[FIELD]:
        if cards[number].controller != seat:
            continue
        for index, ability in enumerate(now[number].abilities):
            if isinstance(ability, ActionAbility):
                found.append(Play("use", number, index))
            elif quiet and isinstance(ability, Priming):
                found.append(Play("prime", number, index))
    for number in boards.usable_elsewhere(state):
        if cards[number].zone not in (HAND[seat], BREAK[seat], REMOVED[seat]):
            continue
        compiled = boards.compiled(table.face(state, number))
        found += [Play("use", number, index) for index in compiled.uses_elsewhere]
        if quiet and compiled.warps:
            found.append(Play("warp", number))
    return found


def _sources(state: State, seat: int) -> tuple[Source, ...]:
    """Return what the player can pay with now, kept as long as the position stays."""
    known: tuple[int, dict[int, tuple[Source, ...]]] | None = state.derived.get("sources")
    if known is None or known[0] != state.version:
        known = state.derived["sources"] = (state.version, {})
    found = known[1].get(seat)
    if found is None:
        found = known[1][seat] = costs.sources(state, seat)
    return found


def refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a play is not legal now, or None where it is."""
    return looping.refuse(state, seat, play) or _refuse(state, seat, play)


def impossible(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a play cannot be made even by players who break the rules, or None where it can.

    A Summon or an ability can do without what it must choose (FFTCG 11.3.3, 11.6.5, 11.7.5).
    """
    if play.how == "cast":
        return casting.refuse_cast(state, seat, play.card, _sources(state, seat), choices_too=False)
    if play.how == "use":
        return using.refuse_use(state, seat, play.card, play.index, _sources(state, seat), choices_too=False)
    return refuse(state, seat, play)


def _refuse(state: State, seat: int, play: Play) -> Refusal | None:
    if play.how == "cast":
        return casting.refuse_cast(state, seat, play.card, _sources(state, seat))
    if play.how == "use":
        return using.refuse_use(state, seat, play.card, play.index, _sources(state, seat))
    if play.how == "warp":
        return using.refuse_warp(state, seat, play.card, _sources(state, seat))
    if play.how == "prime":
        return using.refuse_priming(state, seat, play.card, play.index, _sources(state, seat))
    if play.how == "attack":
        refusal = battle.refuse_attack(state, play.card)
        return refusal or Refusal("FFTCG 10.1.2", "Attackers are declared in the Attack Declaration Step.")
    return Refusal("FFTCG 11.1.1", f"There is no such thing to do as {play.how!r}.")


def act(state: State, seat: int, play: Play) -> Procedure:
    """Do what the player chose to do."""
    if play.how == "cast":
        yield from casting.cast(state, seat, play.card)
    elif play.how == "use":
        yield from using.use(state, seat, play.card, play.index)
    elif play.how == "warp":
        yield from using.warp(state, seat, play.card)
    else:
        yield from using.priming(state, seat, play.card, play.index)


def label(state: State, play: Play) -> str:
    """Return a play in words: what it is, and for an ability its printed line."""
    name = " and ".join(boards.now(state, play.card).names)
    if play.how == "cast":
        return f"Cast {name} from the LB deck" if state.cards[play.card].zone in LB_DECK else f"Cast {name}"
    if play.how == "warp":
        return f"Use Warp of {name}"
    lines = table.face(state, play.card).text.split("\n")
    abilities = boards.now(state, play.card).abilities
    if len(lines) == len(abilities):
        return f"Use {name}: {lines[play.index]}"
    return f"Use ability {play.index + 1} of {name}"


def _over(state: State) -> None:
    """Go on to the step that follows; a phase that ends is known to have ended."""
    ended = _ENDS.get(table.step(state))
    if ended is not None:
        fact(state, ended, seat=table.turn_player(state))
    state.emit(Step("step", _AFTER[table.step(state)]))


TIMING = PriorityTiming(
    rule="FFTCG 11.1.1",
    due=checks.due,
    check=checks.check,
    ideas=ideas,
    refuse=refuse,
    impossible=impossible,
    act=act,
    label=label,
    closed=lambda state: not table.can_act(state),
    waiting=lambda state: bool(items(state)),
    resolve=stack.resolve_top,
    over=_over,
)
