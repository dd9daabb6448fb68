"""What requests of a text say: its own printed words for what is asked, and what happens with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from engine.abilities import counters, damage, decks, discarding, stack, turning
from engine.abilities import effects as words
from engine.abilities.effects import Effect
from engine.abilities.memo import Memo
from engine.abilities.node import Node

#: What happens to what is chosen, by the next thing the text does.
PURPOSES: dict[type[Effect], str] = {
    damage.DealDamage: " to deal damage to",
    words.Break: " to break",
    words.ReturnToHand: " to return to its owner's hand",
    words.AddToHand: " to add to your hand",
    decks.PutOnDeck: " to put on its owner's deck",
    words.RemoveFromGame: " to remove from the game",
    words.PlayOntoField: " to play onto the field",
    stack.CastFree: " to cast without paying the cost",
    stack.CastPaying: " to cast",
    discarding.Discard: " to discard",
    turning.Untap: " to activate",
    words.GainControl: " to gain control of",
    counters.PlaceCounter: " to place counters on",
    counters.RemoveCounter: " to remove counters from",
    stack.Cancel: " to cancel",
    words.LookAt: " to look at",
    words.Reveal: " to reveal",
    decks.Search: " from your deck",
}


class Symbols(NamedTuple):
    """The symbols of a game's grammar by which parts of a text are said, those tried first that come first."""

    picked: tuple[str, ...]
    may: tuple[str, ...]
    begun: tuple[str, ...]


class Prompts:
    """The words of requests in one game.

    ``render`` says a part of a text by the first of some symbols that can, or as nothing; ``spoken_to`` turns what the
    text says of players into what a request says to one of them.
    """

    def __init__(
        self,
        render: Callable[[Node, tuple[str, ...]], str],
        symbols: Symbols,
        purposes: Mapping[type[Effect], str],
        spoken_to: tuple[tuple[str, str], ...],
    ) -> None:
        self._render = render
        self._symbols = symbols
        self._purposes = {**PURPOSES, **purposes}
        self._spoken_to = spoken_to
        #: The printed words for what a player chooses.
        self.printed: Memo[Any, str] = Memo(self._print)
        #: What is asked where a player may do something.
        self.may: Memo[Effect, str] = Memo(self._print_may)
        #: One of several things that a player may do, as a line to choose.
        self.option: Memo[Effect, str] = Memo(self._print_option)
        #: What is asked of a player who can keep something from happening.
        self.unless: Memo[words.Unless, str] = Memo(self._print_unless)
        #: What is told when continuous effects begin, or something begins to wait for its time.
        self.begun: Memo[Effect, str] = Memo(self._print_begun)

    def choose(self, node: Any, following: Effect | None = None) -> str:
        """Return the sentence that asks for cards, after the name of the card whose text it is."""
        return f"{{0}}: choose {self.printed(node)}{self.purpose(following)}."

    def purpose(self, effect: Effect | None) -> str:
        """Return what an effect does with what is chosen, as the end of a sentence; '' where that is not plain."""
        effect = first_of(effect)
        return self._purposes.get(type(effect), "") if effect is not None else ""

    def picked(self, node: Node) -> tuple[str, ...]:
        """Return the symbols by which what a player chooses is said."""
        return self._symbols.picked

    def _print(self, node: Node) -> str:
        text = self._render(node, self.picked(node)) or "cards"
        for says, means in self._spoken_to:
            text = text.replace(says, means)
        return text[:1].lower() + text[1:]

    def _print_may(self, effect: Effect) -> str:
        text = self._render(effect, self._symbols.may)
        return f"{text[:1].upper()}{text[1:]}?" if text else "Do this?"

    def _print_option(self, effect: Effect) -> str:
        text = self._render(effect, self._symbols.may)
        return f"{text[:1].upper()}{text[1:]}." if text else "An action without words of its own."

    def _print_unless(self, effect: words.Unless) -> str:
        text = self._render(effect.effect, self._symbols.may)
        asked = self.may(effect.escape)
        return f"{asked} If you do not: {text[:1].lower()}{text[1:]}." if text else asked

    def _print_begun(self, effect: Effect) -> str:
        text = self._render(effect, self._symbols.begun).removeprefix("Then ")
        return f"{text[:1].upper()}{text[1:].rstrip('.')}." if text else "An effect begins."


def first_of(effect: Effect | None) -> Effect | None:
    """Return the first plain thing that an effect does."""
    while isinstance(effect, words.Sequence | words.May | words.Then | words.ByPlayer | words.IfYouDoSo):
        effect = effect.effects[0] if isinstance(effect, words.Sequence) else effect.effect
    return effect
