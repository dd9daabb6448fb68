"""What a person at a terminal does by hand, whatever the rules say: from what is typed to an override."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from engine.answers import AnyAnswer, Cards, Play
from engine.overrides import (
    Anyway,
    Control,
    Counter,
    Damage,
    Draw,
    Flip,
    FlipCoin,
    Grant,
    Look,
    MoveCard,
    MoveFrom,
    Override,
    PutOnStack,
    Reveal,
    RollDie,
    Rules,
    Say,
    SetPhase,
    Shuffle,
    TakeOffStack,
    Turn,
    Value,
)
from engine.questions import Question
from engine.views import CardView, View

HELP = (
    "What is done by hand, whatever the rules say; CARD is the number of a line or a part of a name:",
    "do move CARD to ZONE; do move CARD to ZONE bottom; do top ZONE (the top card of your deck)",
    "do turn CARD (sideways or upright); do flip CARD; do give CARD (to the other player); do show CARD",
    "do damage N CARD; do counter N NAME on CARD; do grant CARD: WORDS; do value N NAME (your damage, say)",
    "do draw N; do look N (at your deck); do shuffle ZONE; do phase NAME; do die N; do coin; do say WORDS",
    "do put CARD (on the stack); do take N (off the stack); do anyway CARDS (what the rules refuse to choose);",
    "do anyway attack CARD at CARD (what the rules refuse to play). Commas stand between cards.",
    "do rules ask, do rules free, do rules enforced (what the rules have to say from now on)",
)


class Unclear(ValueError):
    """What was typed is nothing that can be done."""


class Hand:
    """Reads what a seat wants to do by hand in a position; ``lines`` are the cards of the numbered lines."""

    def __init__(self, view: View, question: Question, lines: Sequence[int]) -> None:
        self._view = view
        self._question = question
        self._lines = lines

    def read(self, words: Sequence[str]) -> Override:
        """Return what the words mean. Raises Unclear."""
        first, rest = (words[0].casefold() if words else ""), " ".join(words[1:])
        verbs: Mapping[str, Callable[[str], Override]] = {
            "move": self._move,
            "top": lambda zone: MoveFrom("deck", self._view.seat, 0, self._zone(zone), self._view.seat),
            "turn": lambda word: Turn((card := self._card(word)).handle, not card.dull),
            "flip": lambda word: Flip((card := self._card(word)).handle, not card.face_down),
            "give": lambda word: Control((card := self._card(word)).handle, 1 - card.controller),
            "show": lambda word: Reveal(self._card(word).handle),
            "damage": lambda text: _counted(text, lambda n, word: Damage(self._card(word).handle, n)),
            "counter": lambda text: _counted(text, self._counter),
            "value": lambda text: _counted(text, lambda n, name: Value(name, self._view.seat, n)),
            "grant": self._grant,
            "draw": lambda text: Draw(_number(text or "1")),
            "look": lambda text: Look("deck", self._view.seat, _number(text or "1")),
            "shuffle": lambda zone: Shuffle(self._zone(zone or "deck"), self._view.seat),
            "phase": SetPhase,
            "die": lambda text: RollDie(_number(text or "6")),
            "coin": lambda _: FlipCoin(),
            "say": Say,
            "rules": Rules,
            "put": lambda word: PutOnStack(self._card(word).handle),
            "take": lambda text: TakeOffStack(len(self._view.stack) - _number(text)),
            "anyway": lambda text: Anyway(self._answer(text)),
        }
        if first not in verbs:
            raise Unclear("\n".join(HELP))
        return verbs[first](rest)

    def _move(self, text: str) -> Override:
        card, to, zone = text.partition(" to ")
        if not to:
            raise Unclear("Type do move, a card, to, and a zone.")
        bottom = zone.casefold().endswith(" bottom")
        return MoveCard(
            self._card(card).handle, self._zone(zone[: -len(" bottom")] if bottom else zone), place=-bottom
        )

    def _counter(self, count: int, text: str) -> Override:
        name, on, card = text.partition(" on ")
        if not on:
            raise Unclear("Type do counter, a number, its name, on, and a card.")
        return Counter(self._card(card).handle, name, count)

    def _grant(self, text: str) -> Override:
        card, _, words = text.partition(":")
        return Grant(self._card(card).handle, words.strip())

    def _answer(self, text: str) -> AnyAnswer:
        """The answer that the rules refuse: a play by its word, or cards."""
        if self._question.kind != "play":
            return Cards(tuple(self._card(word).handle for word in text.split(",") if word.strip()))
        how, _, rest = text.partition(" ")
        card, at, target = rest.partition(" at ")
        return Play(how.casefold(), self._card(card).handle, target=self._card(target).handle if at else None)

    def _card(self, word: str) -> CardView:
        found = find(self._view, word.strip(), self._lines)
        if found is None:
            raise Unclear("There is no such card in sight; type a line's number or a part of a name.")
        return found

    def _zone(self, word: str) -> str:
        names = tuple(dict.fromkeys(zone.name for zone in self._view.zones))
        found = next((name for name in names if name.casefold() == word.strip().casefold()), None)
        if found is None:
            raise Unclear(f"There is no zone '{word}'; there are {', '.join(names)}.")
        return found


def find(view: View, word: str, lines: Sequence[int]) -> CardView | None:
    """A card in sight, by the number of its line or a part of its name."""
    cards = [card for zone in view.zones for card in zone.cards]
    if word.isascii() and word.isdigit() and 1 <= int(word[:9]) <= len(lines):
        return next((card for card in cards if card.handle == lines[int(word) - 1]), None)
    named = (card for card in cards if card.name and word and word.casefold() in card.name.casefold())
    return next(named, None)


def _number(text: str) -> int:
    try:
        return int(text[:9])
    except ValueError:
        raise Unclear(f"'{text}' is no number.") from None


def _counted(text: str, make: Callable[[int, str], Override]) -> Override:
    count, _, rest = text.partition(" ")
    return make(_number(count), rest)
