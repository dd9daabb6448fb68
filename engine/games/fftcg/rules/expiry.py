"""What ends with a turn (FFTCG 9.5.1.3.2), and abilities given by hand until then."""

from __future__ import annotations

from engine.abilities.durations import ThisTurn
from engine.abilities.kinds import Ability, Unparsed
from engine.abilities.statics import Changes, Gains, Granted
from engine.continuous import lasting
from engine.events import SetVariable, Timestamp
from engine.games.fftcg.cards import Card
from engine.games.fftcg.effects import borrowed, continuous
from engine.games.fftcg.effects import delayed as waiting
from engine.games.fftcg.effects.locking import LockedIn
from engine.games.fftcg.effects.resolution import Resolution
from engine.games.fftcg.rules.table import ref
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State


def end_of_turn(state: State) -> Procedure:
    """Let everything that lasts until the end of the turn end (FFTCG 9.5.1.3.2)."""
    let_end(state, "end of turn")
    waiting.end_of_turn(state)
    yield from borrowed.give_back(state, "end of turn")


def let_end(state: State, at: str) -> None:
    """Let the continuous effects end that are over at this moment ("end of turn", "active phase")."""
    lasting.let_end(state, lambda one: continuous.expired(one, state, at), at)


def read_wording(card: Card, text: str) -> Ability:
    """Return the ability that a line of text says on this card; Unread where it cannot be read."""
    printed = Card(
        card.code,
        card.name,
        text,
        card.type,
        card.elements,
        card.cost,
        card.power,
        card.jobs,
        card.categories,
        card.generic,
        card.ex_burst,
        card.limit_break,
    )
    from engine.games.fftcg.words import read

    abilities = read(printed).abilities
    return abilities[0] if len(abilities) == 1 else Unparsed(text)


def refuse_wording(card: Card, text: str) -> Refusal | None:
    """Return why an ability cannot be given by hand: its wording was not understood."""
    if isinstance(read_wording(card, text), Unparsed):
        return Refusal("", f'"{text}" is no ability in the wording of the cards.')
    return None


def grant_until_end_of_turn(state: State, number: int, text: str, seat: int) -> None:
    """Give a card an ability until the end of the turn."""
    tick = Timestamp()
    state.emit(tick)
    source = ref(state, number)
    change = Changes(LockedIn((source,)), (Gains((Granted(read_wording(state.cards[number].face, text)),)),))  # type: ignore[arg-type]
    granted = continuous.begin(ThisTurn(), (change,), Resolution(state, seat, source), tick.value)
    state.emit(SetVariable("lasting", (*state.vars.get("lasting", ()), *granted), "by hand"))
