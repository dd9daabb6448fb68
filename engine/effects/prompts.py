"""What requests of a text say: its own printed words for what is asked, and what happens with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from engine.abilities import counters, damage, decks, discarding, modes, stack, turning
from engine.abilities import effects as words
from engine.abilities.effects import Effect
from engine.abilities.memo import Memo
from engine.abilities.node import Node
from engine.abilities.references import Pick

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
        self, render: Callable[[Node, tuple[str, ...]], str], symbols: Symbols, purposes: Mapping[type[Effect], str],
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
        #: One of several actions that are selected.
        self.mode: Memo[modes.Mode, str] = Memo(self._print_mode)
        #: What is told when continuous effects begin, or something begins to wait for its time.
        self.begun: Memo[Effect, str] = Memo(self._print_begun)

    def choose(self, node: Any, following: Effect | None = None, place: int = 0) -> str:
        """Return the sentence that asks for cards, after the name of the card whose text it is; ``place`` tells the
        latter of two targets (1) from the former.
        """
        return f"{{0}}: choose {self.printed(node)}{self.purpose(following, place)}."

    def purpose(self, effect: Effect | None, place: int = 0) -> str:
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

    def _print_mode(self, mode: modes.Mode) -> str:
        return self._render(mode, ("mode",)).strip("\u201c\u201d\"") or "An action without words of its own."

    def _print_begun(self, effect: Effect) -> str:
        text = self._render(effect, self._symbols.begun).removeprefix("Then ")
        return f"{text[:1].upper()}{text[1:].rstrip('.')}." if text else "An effect begins."


def first_of(effect: Effect | None) -> Effect | None:
    """Return the first plain thing that an effect does."""
    while isinstance(effect, words.Sequence | words.May | words.Then | words.ByPlayer | words.IfYouDoSo):
        effect = effect.effects[0] if isinstance(effect, words.Sequence) else effect.effect
    return effect


def what_befalls(effects: Sequence[Effect]) -> Effect | None:
    """Return what the text does next with what was chosen, after what a player may do for it with something else.

    "Choose 1 Forward. You may discard 1 Summon from your hand. If you do so, dull it": it is dulled.
    """
    for place, effect in enumerate(effects):
        price = isinstance(effect, words.May) and isinstance(getattr(first_of(effect), "what", None), Pick)
        if not price or not isinstance(effects[place + 1] if place + 1 < len(effects) else None, words.IfYouDoSo):
            return effect
    return None


def select(least: int, most: int) -> str:
    """Return the sentence that asks for one or more of several actions."""
    if least == most:
        return f"{{0}}: select {most} of these actions."
    return f"{{0}}: select up to {most} of these actions." if not least else (
        f"{{0}}: select {least} to {most} of these actions."
    )
