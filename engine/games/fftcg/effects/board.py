"""The board of the field: what stands there, and what is on the lookout elsewhere (FFTCG 11.12.4, 11.9.1).

The cards' own values come ready from :mod:`~engine.games.fftcg.effects.characteristics`; a card that nothing changes is
not even copied.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.continuous.board import KEPT, board_of
from engine.continuous.in_force import InForce, Standing, Watching
from engine.continuous.layering import Layering
from engine.derived import of_cards
from engine.effects.places import of_zone
from engine.games.fftcg.cards import Card
from engine.games.fftcg.effects import layers
from engine.games.fftcg.effects.characteristics import Characteristics, Stage, characteristics, gained, watching
from engine.games.fftcg.effects.dependence import touched
from engine.games.fftcg.effects.layers import SPLITTER, Layer
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.now import Board, Now
from engine.games.fftcg.rules.table import BLANK, DAMAGE, FIELD, Ref, face, is_faceless
from engine.state import State
from engine.triggers import deck_profile


def board(state: State) -> Board:
    """Return the board of a position (FFTCG 11.12.4)."""
    known: Board | None = state.derived.get(KEPT)
    if known is None or known.version != state.version:
        known = board_of(state, LAYERING)
        known.begin()
    return known


def now(state: State, number: int) -> Now:
    """Return the current values of a card wherever it is; outside the field, the printed ones (FFTCG 11.9.1)."""
    card = state.cards[number]
    if card.zone == FIELD:
        return board(state)[number]
    return printed(state, number)


def printed(state: State, number: int) -> Now:
    """Return a card's own values where nothing changes them, with its owner's damage (FFTCG 15.2.6.2)."""
    card = state.cards[number]
    what = characteristics(BLANK if card.face_down and is_faceless(card) else card.face)  # type: ignore[arg-type]
    return what.stage(len(state.zones[DAMAGE[card.owner]]) if what.thresholds else 0).now


def stage(state: State, number: int) -> Stage:
    """Return what a card comes with, with the damage that its controller has received (FFTCG 15.2.6.2)."""
    what = characteristics(face(state, number))
    seat = state.cards[number].controller
    return what.stage(len(state.zones[DAMAGE[seat]]) if what.thresholds else 0)


def modifiers_of(state: State, kind: type) -> Iterator[InForce]:
    """Return the changes of one class that abilities on the field and lasting effects make, whomever they concern."""
    return board(state).modifiers_of(kind)


@of_cards
def outsiders(state: State) -> dict[int, None]:
    """Return the cards of the game with auto-abilities that work outside the field, in order (FFTCG 11.9.1)."""
    waiting = (card.number
               for card in state.cards if characteristics(card.face).waits_elsewhere)  # type: ignore[arg-type]
    return dict.fromkeys(waiting)


@of_cards
def usable_elsewhere(state: State) -> tuple[int, ...]:
    """Return the cards of the game that can be used from outside the field, where they lie there (FFTCG 11.9.1)."""
    return tuple(
        card.number
        for card in state.cards
        if (what := characteristics(card.face)).uses_elsewhere or what.warps  # type: ignore[arg-type]
    )


def _outside(state: State) -> list[tuple[Ref, int, Watching]]:
    """Return what auto-abilities of cards outside the field watch for, where those lie where they work."""
    found: list[tuple[Ref, int, Watching]] = []
    for number in outsiders(state):
        card = state.cards[number]
        if is_faceless(card) or card.zone == FIELD:
            continue
        source = Ref(number, card.entered)
        what = characteristics(card.face)  # type: ignore[arg-type]
        res = Resolution(state, card.owner, source)
        there = [
            (index, ability) for index, ability, places in what.waits_elsewhere
            if any(card.zone in of_zone(place, res) for place in places)
        ]
        if there:
            found.append((source, card.owner, watching(there)))
    return found


def _objects(state: State, known: dict[int, Standing]) -> list[Standing]:
    """Return the objects of the field; those that are as they were stay the same."""
    found: list[Standing] = []
    for number in state.zones[FIELD]:
        card = state.cards[number]
        what = stage(state, number)
        key = (card.entered, card.controller, what, card.over)
        one = known.get(number)
        if one is None or one.key != key:
            values = _primed(state, number, what.now) if card.over else what.now
            source = Ref(number, card.entered)
            one = known[number] = Standing(source, card.controller, key, values, what.influence, what.watching)
        found.append(one)
    return found


def _primed(state: State, number: int, upper: Now) -> Now:
    """Return the values of a primed Character: those of the upper card, with both names (FFTCG 15.2.9.4.1)."""
    card = state.cards[number]
    values = upper.copy(number)
    under = (card, *(state.cards[over] for over in card.over[:-1]))
    names = [name for one in under for name in printed(state, one.number).names]
    values.names = tuple(dict.fromkeys((*upper.names, *names)))
    return values


LAYERING: Layering[Now] = Layering(
    tuple(Layer), SPLITTER, Resolution, gained, watching, _objects, _outside, outsiders, touched,
    last=layers.last,
)

deck_profile.learn(MEANING, characteristics)
MEANING.now = now
MEANING.printed = printed

__all__ = [
    "Board",
    "Card",
    "Characteristics",
    "board",
    "characteristics",
    "modifiers_of",
    "now",
    "printed",
    "stage",
    "usable_elsewhere",
]
