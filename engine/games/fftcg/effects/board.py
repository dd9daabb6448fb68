"""The board: the current values of every card, and everything in force, computed from a position and kept with it.

A board is worked out anew only when the position has changed in something it depends on. The cards' own values come
ready from :mod:`~engine.games.fftcg.effects.characteristics`; a card that nothing changes is not even copied.
"""

from __future__ import annotations

from collections.abc import Iterator

from engine.change_cursor import ChangeCursor
from engine.derived import of_cards
from engine.games.fftcg.cards import Card
from engine.games.fftcg.effects import layers
from engine.games.fftcg.effects.characteristics import Characteristics, Stage, characteristics, watching
from engine.games.fftcg.effects.continuous import ContinuousEffect, parts
from engine.games.fftcg.effects.dependence import ANYTHING, touched
from engine.games.fftcg.effects.modifiers import Modifier
from engine.games.fftcg.effects.places import of_zone
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.now import Board, Now
from engine.games.fftcg.rules.table import BLANK, DAMAGE, FIELD, Ref, face, is_faceless
from engine.state import CardState, State
from engine.triggers.pending import TriggerSource


class Standing:
    """One object on the field with what its card comes with, before anything changes it."""

    __slots__ = ("now", "number", "over", "seat", "source", "stage", "watchers")

    def __init__(self, card: CardState, stage: Stage, now: Now) -> None:
        self.number = card.number
        self.source = Ref(card.number, card.entered)
        self.seat = card.controller
        self.over = card.over
        self.stage = stage
        self.now = now
        #: The abilities of its card that are on the lookout, by what for.
        self.watchers = tuple(
            (key, [TriggerSource(self.source, self.seat, index, ability) for index, ability in abilities])
            for key, abilities in stage.watching.items()
        )

    def is_still(self, card: CardState, stage: Stage) -> bool:
        """Whether a card on the field is still this, with what it came with."""
        return (
            self.source.entered == card.entered
            and self.seat == card.controller
            and self.stage is stage
            and self.over == card.over
        )


class Skeleton:
    """The objects of the field, what they watch for, and whether anything there changes anything."""

    __slots__ = ("aspects", "elsewhere", "lasting", "lookout", "now", "objects", "quiet", "watchers")

    def __init__(self, state: State) -> None:
        self.lookout = ChangeCursor(state)
        lasting: tuple[ContinuousEffect, ...] = state.vars.get("lasting", ())
        objects = _objects(state, state.derived.setdefault("standing", {}))
        self.lasting = lasting
        self.objects = objects
        self.now = {one.number: one.now for one in objects}
        self.watchers: dict[str, list[TriggerSource]] = {}
        #: What the board depends on besides the field.
        self.aspects: set[str] = set()
        for one in objects:
            self.aspects |= one.stage.aspects
            for key, watchers in one.watchers:
                self.watchers.setdefault(key, []).extend(watchers)
        #: What cards outside the field watch for, which no change on the field touches.
        self.elsewhere = _elsewhere(state)
        for key, watcher in self.elsewhere:
            self.watchers.setdefault(key, []).append(watcher)
        self.quiet = not lasting and not any(one.stage.pieces or one.stage.rests for one in objects)
        for effect in lasting:
            self.aspects |= effect.aspects

    def stands(self, state: State) -> bool | None:
        """Whether a board worked out from this is still right; None where this itself no longer is."""
        found = self.lookout.touched(state, touched, outsiders(state))
        return None if found is None else self.aspects.isdisjoint(found) and ANYTHING not in self.aspects


def board(state: State) -> Board:
    """Return the board of a position (FFTCG 11.12.4)."""
    known: Board | None = state.derived.get("board")
    if known is not None and known.version == state.version:
        return known
    return _renew(state, known)


def now(state: State, number: int) -> Now:
    """Return the current values of a card wherever it is; outside the field, the printed ones (FFTCG 11.9.1)."""
    card = state.cards[number]
    if card.zone == FIELD:
        return board(state).now[number]
    return printed(state, number)


def printed(state: State, number: int) -> Now:
    """Return a card's own values where nothing changes them, with its owner's damage (FFTCG 15.2.6.2)."""
    card = state.cards[number]
    what = characteristics(BLANK if is_faceless(card) else card.face)  # type: ignore[arg-type]
    return what.stage(len(state.zones[DAMAGE[card.owner]]) if what.thresholds else 0).now


def stage(state: State, number: int) -> Stage:
    """Return what a card comes with, with the damage that its controller has received (FFTCG 15.2.6.2)."""
    what = characteristics(face(state, number))
    seat = state.cards[number].controller
    return what.stage(len(state.zones[DAMAGE[seat]]) if what.thresholds else 0)


def pieces_of(state: State, kind: type) -> Iterator[tuple[Modifier, Resolution]]:
    """Return the changes of one class that abilities on the field and lasting effects make, whomever they concern."""
    current = board(state)
    skeleton: Skeleton = state.derived["skeleton"]
    for one in skeleton.objects:
        if current.now[one.number].abilities:
            for _, piece in one.stage.pieces:
                if isinstance(piece.change, kind):
                    yield piece, Resolution(state, one.seat, one.source)
    for effect in skeleton.lasting:
        for part in parts(effect):
            if isinstance(part, Modifier) and isinstance(part.change, kind):
                yield part, effect.deed(state)


def _renew(state: State, known: Board | None) -> Board:
    skeleton: Skeleton | None = state.derived.get("skeleton")
    stands = None if skeleton is None else skeleton.stands(state)
    if stands and known is not None:
        known.version = state.version
        return known
    if skeleton is None or stands is None:
        skeleton = state.derived["skeleton"] = Skeleton(state)
    fresh = state.derived["board"] = Board(state.version, skeleton.now, skeleton.watchers)
    if not skeleton.quiet:
        layers.apply(state, fresh, skeleton)
    return fresh


@of_cards
def outsiders(state: State) -> dict[int, None]:
    """Return the cards of the game with auto-abilities that work outside the field, in order (FFTCG 11.9.1)."""
    waiting = (card.number for card in state.cards if characteristics(card.face).waits_elsewhere)  # type: ignore[arg-type]
    return dict.fromkeys(waiting)


@of_cards
def usable_elsewhere(state: State) -> tuple[int, ...]:
    """Return the cards of the game that can be used from outside the field, where they lie there (FFTCG 11.9.1)."""
    return tuple(
        card.number
        for card in state.cards
        if (what := characteristics(card.face)).uses_elsewhere or what.warps  # type: ignore[arg-type]
    )

def _elsewhere(state: State) -> list[tuple[str, TriggerSource]]:
    """Return what auto-abilities of cards outside the field watch for, where those lie where they work."""
    found: list[tuple[str, TriggerSource]] = []
    for number in outsiders(state):
        card = state.cards[number]
        if is_faceless(card):
            continue
        source = Ref(number, card.entered)
        what = characteristics(card.face)  # type: ignore[arg-type]
        res = Resolution(state, card.owner, source)
        for index, ability, places in what.waits_elsewhere:
            if card.zone != FIELD and any(card.zone in of_zone(place, res) for place in places):
                watcher = TriggerSource(source, card.owner, index, ability)
                found.extend((key, watcher) for key in watching(((index, ability),)))
    return found


def _objects(state: State, known: dict[int, Standing]) -> list[Standing]:
    """Return the objects of the field; those that are as they were stay the same."""
    found: list[Standing] = []
    for number in state.zones[FIELD]:
        card = state.cards[number]
        what = stage(state, number)
        one = known.get(number)
        if one is None or not one.is_still(card, what):
            values = _primed(state, number, what.now) if card.over else what.now
            one = known[number] = Standing(card, what, values)
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


MEANING.now = now
MEANING.printed = printed

__all__ = [
    "Board",
    "Card",
    "Characteristics",
    "Skeleton",
    "Standing",
    "board",
    "characteristics",
    "now",
    "pieces_of",
    "printed",
    "stage",
    "usable_elsewhere",
]
