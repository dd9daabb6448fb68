"""Questions: a request as a seat may see it, cards by handle, everything in words.

The seat that is asked gets the legal answers; the other one learns who is asked, and what for as far as that is public.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from engine.answers import Play
from engine.bounds import Value
from engine.requests import ChooseCards, ChooseNumber, ChooseOptions, ChoosePlay, Distribute, Request
from engine.state import State
from engine.views import NAMES, fill, shown


@dataclass(frozen=True, slots=True)
class PlayOffer:
    """One play that is legal now, in handles, with the words for a button, and the cards at which it can be aimed.

    ``chooses`` tells that it will ask to choose cards, and ``targets`` which ones in sight it could choose now.
    """

    answer: Play
    label: str
    aims: tuple[int, ...] = ()
    chooses: bool = False
    targets: tuple[int, ...] = ()


@dataclass(frozen=True, slots=True)
class Face:
    """The face of a card that normally lies hidden, for the seat that is to choose among such cards."""

    handle: int
    code: str
    name: str


@dataclass(frozen=True, slots=True)
class Question:
    """What is asked, of whom, in words; for the seat asked, with its legal answers.

    ``kind`` is the request's ("play", "cards", "pay", "number", "confirm", "options", "amounts") and "wait"
    for the other seat. ``idle`` tells that nothing but passing is possible. ``least`` and ``most`` bound
    cards, numbers and lines; amounts add up to ``total`` in steps of ``step``, with ``least`` for each of the
    candidates. ``cancel`` tells that the action can be taken back, ``shown`` that it has shown something hidden, so
    that the other player must agree. ``details`` is what a game's own kind of request adds.
    """

    kind: str
    seat: int
    text: str
    rule: str
    candidates: tuple[int, ...] = ()
    faces: tuple[Face, ...] = ()
    least: int = 0
    most: int = 0
    ordered: bool = False
    options: tuple[str, ...] = ()
    plays: tuple[PlayOffer, ...] = ()
    idle: bool = False
    total: int = 0
    step: int = 1
    cancel: bool = False
    shown: bool = False
    details: dict[str, Value] = field(default_factory=dict)


def question(
    state: State, request: Request, seat: int, names: tuple[str, str] = NAMES, *, has_shown: bool = False
) -> Question:
    """Return a request as a seat may see it; ``has_shown`` tells that its action has shown something hidden."""
    text = fill(state, seat, request.text, request.args, names)[0]
    if seat != request.seat:
        return Question("wait", request.seat, text, request.rule)
    common: dict[str, Any] = {
        "kind": request.kind,
        "seat": seat,
        "text": text,
        "rule": request.rule,
        "cancel": request.cancel,
        "shown": request.cancel and has_shown,
        "details": request.details(lambda number: shown(state, seat, number)),
    }
    match request:
        case ChoosePlay():
            plays = tuple(_offer(state, seat, request, play) for play in request.plays)
            candidates = tuple(dict.fromkeys(offer.answer.card for offer in plays))
            return Question(**common, candidates=candidates, plays=plays, idle=not plays)
        case ChooseCards():
            least, most = request.bounds()
            candidates, faces = _candidates(state, seat, request)
            return Question(
                **common, candidates=candidates, faces=faces, least=least, most=most, ordered=request.ordered
            )
        case ChooseNumber(least=least, most=most):
            return Question(**common, least=least, most=most)
        case ChooseOptions(least=least, most=most):
            return Question(**common, options=request.options, least=least, most=most, ordered=request.ordered)
        case Distribute():
            candidates = tuple(shown(state, seat, number) for number in request.among)
            return Question(
                **common, candidates=candidates, least=request.least, total=request.total, step=request.step
            )
        case _:
            return Question(**common, candidates=tuple(shown(state, seat, number) for number in request.cards()))


def refused_with(state: State, request: Request, seat: int, card: int) -> tuple[PlayOffer, ...]:
    """Return the plays that the asked seat might make with a card, were they legal, with words to say them."""
    if not isinstance(request, ChoosePlay) or request.seat != seat:
        return ()
    return tuple(_offer(state, seat, request, play) for play in request.refused_with(card))


def _offer(state: State, seat: int, request: ChoosePlay, play: Play) -> PlayOffer:
    ways = request.ways
    answer = Play(play.how, shown(state, seat, play.card), play.index)
    targets = ways.targets(state, seat, play)
    seen = (number for number in targets or () if state.sees(seat, state.cards[number]))
    return PlayOffer(
        answer,
        ways.label(state, play),
        tuple(shown(state, seat, number) for number in ways.aims(state, seat, play)),
        targets is not None,
        tuple(shown(state, seat, number) for number in seen),
    )


def _candidates(state: State, seat: int, request: ChooseCards) -> tuple[tuple[int, ...], tuple[Face, ...]]:
    """Return the candidates and, where the request shows hidden cards, their faces.

    Cards that the seat does not see otherwise come in the order of their names: their places stay unknown.
    """
    if not request.faces:
        return tuple(shown(state, seat, number) for number in request.candidates), ()
    cards = [state.cards[number] for number in request.candidates]
    if not all(state.sees(seat, card) for card in cards):
        cards.sort(key=lambda card: (card.face.name, card.face.code, card.handles[seat]))
    faces = tuple(Face(card.handles[seat], card.face.code, card.face.name) for card in cards)
    return tuple(face.handle for face in faces), faces
