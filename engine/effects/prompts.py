"""What requests of a text say: its own printed words for what is asked, and what happens with it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple

from engine import abilities as ab

#: What an effect does with what is chosen, as the end of a sentence: where that depends on the effect, a function.
Purpose = str | Callable[[Any], str]
#: What happens to what is chosen, by the next thing the text does.
PURPOSES: dict[type[ab.Effect], Purpose] = {
    ab.DealDamage: lambda effect: (
        f" to deal {f'{effect.amount.number} ' if isinstance(effect.amount, ab.Number) else ''}damage to"
    ),
    ab.Break: " to break",
    ab.ReturnToHand: " to return to its owner's hand",
    ab.AddToHand: " to add to your hand",
    ab.PutOnDeck: " to put on its owner's deck",
    ab.RemoveFromGame: " to remove from the game",
    ab.PlayOntoField: " to play onto the field",
    ab.Cast: lambda effect: " to cast without paying the cost" if effect.free else " to cast",
    ab.Discard: " to discard",
    ab.Untap: " to activate",
    ab.GainControl: " to gain control of",
    ab.PlaceCounter: " to place counters on",
    ab.RemoveCounter: " to remove counters from",
    ab.Cancel: " to cancel",
    ab.LookAt: " to look at",
    ab.Reveal: " to reveal",
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
        render: Callable[[ab.Node, tuple[str, ...]], str],
        symbols: Symbols,
        purposes: Mapping[type[ab.Effect], Purpose],
        spoken_to: tuple[tuple[str, str], ...],
    ) -> None:
        self._render = render
        self._symbols = symbols
        self._purposes: dict[type[ab.Effect], Purpose] = {**PURPOSES, **purposes}
        self._spoken_to = spoken_to
        #: The printed words for what a player chooses.
        self.printed: ab.Memo[Any, str] = ab.Memo(self._print)
        #: What is asked where a player may do something.
        self.may: ab.Memo[ab.Effect, str] = ab.Memo(self._print_may)
        #: One of several things that a player may do, as a line to choose.
        self.option: ab.Memo[ab.Effect, str] = ab.Memo(self._print_option)
        #: What is asked of a player who can keep something from happening.
        self.unless: ab.Memo[ab.Unless, str] = ab.Memo(self._print_unless)
        #: One of several actions that are selected.
        self.mode: ab.Memo[ab.Mode, str] = ab.Memo(self._print_mode)
        #: What is told when continuous effects begin, or something begins to wait for its time.
        self.begun: ab.Memo[ab.Effect, str] = ab.Memo(self._print_begun)

    def choose(self, node: Any, following: ab.Effect | None = None, place: int = 0) -> str:
        """Return the sentence that asks for cards, after the name of the card whose text it is; ``place`` tells the
        latter of two targets (1) from the former.
        """
        return f"{{0}}: choose {literal(self.printed(node))}{self.purpose(following, place)}."

    def purpose(self, effect: ab.Effect | None, place: int = 0) -> str:
        """Return what an effect does with what is chosen, as the end of a sentence; '' where that is not plain."""
        effect = first_of(effect)
        return "" if effect is None else self.deed(effect)

    def deed(self, effect: ab.Effect) -> str:
        """Return what a plain effect does, as the end of a sentence; '' where nothing says so."""
        purpose = self._purposes.get(type(effect), "")
        return purpose if isinstance(purpose, str) else purpose(effect)

    def picked(self, node: ab.Node) -> tuple[str, ...]:
        """Return the symbols by which what a player chooses is said."""
        return self._symbols.picked

    def _print(self, node: ab.Node) -> str:
        text = self._render(node, self.picked(node)) or "cards"
        for says, means in self._spoken_to:
            text = text.replace(says, means)
        return text[:1].lower() + text[1:]

    def _print_may(self, effect: ab.Effect) -> str:
        text = self._render(effect, self._symbols.may)
        return f"{text[:1].upper()}{text[1:]}?" if text else "Do this?"

    def _print_option(self, effect: ab.Effect) -> str:
        text = self._render(effect, self._symbols.may)
        return f"{text[:1].upper()}{text[1:]}." if text else "An action without words of its own."

    def _print_unless(self, effect: ab.Unless) -> str:
        text = self._render(effect.effect, self._symbols.may)
        asked = self.may(effect.escape)
        return f"{asked} If you do not: {text[:1].lower()}{text[1:]}." if text else asked

    def _print_mode(self, mode: ab.Mode) -> str:
        return self._render(mode, ("mode",)).strip("\u201c\u201d\"") or "An action without words of its own."

    def _print_begun(self, effect: ab.Effect) -> str:
        text = self._render(effect, self._symbols.begun).removeprefix("Then ")
        return f"{text[:1].upper()}{text[1:].rstrip('.')}." if text else "An effect begins."


def literal(text: str) -> str:
    """Return printed words as they stand in a sentence with places: signs in braces, as {2}, are no places of it."""
    return text.replace("{", "{{").replace("}", "}}")


#: What cannot be what was just chosen.
_OTHERS = (ab.Source, ab.Every, ab.TopOfDeck, ab.BottomOfDeck)


class TargetPrompts(Prompts):
    """The words of requests in a game in which targets are chosen before a text is carried out."""

    def choose(self, node: Any, following: ab.Effect | None = None, place: int = 0) -> str:
        if isinstance(following, ab.Search):
            return f"{{0}}: search your deck for {self.printed(node)}."
        return super().choose(node, following, place)

    def purpose(self, effect: ab.Effect | None, place: int = 0) -> str:
        """``place`` tells the latter of two targets (1) from the former."""
        effect = first_of(effect)
        what = getattr(effect, "what", None) or getattr(effect, "to", None)
        if isinstance(what, (*_OTHERS, ab.Former if place else ab.Latter)):
            return ""
        return super().purpose(effect)


def first_of(effect: ab.Effect | None) -> ab.Effect | None:
    """Return the first plain thing that an effect does."""
    while isinstance(effect, ab.Sequence | ab.May | ab.Then | ab.ByPlayer | ab.IfYouDoSo):
        effect = effect.effects[0] if isinstance(effect, ab.Sequence) else effect.effect
    return effect


def what_befalls(effects: Sequence[ab.Effect]) -> ab.Effect | None:
    """Return what the text does next with what was chosen, after what a player may do for it with something else.

    "Choose 1 Forward. You may discard 1 Summon from your hand. If you do so, dull it": it is dulled.
    """
    for place, effect in enumerate(effects):
        price = isinstance(effect, ab.May) and isinstance(getattr(first_of(effect), "what", None), ab.Pick)
        if not price or not isinstance(effects[place + 1] if place + 1 < len(effects) else None, ab.IfYouDoSo):
            return effect
    return None


def select(least: int, most: int) -> str:
    """Return the sentence that asks for one or more of several actions."""
    if least == most:
        return f"{{0}}: select {most} of these actions."
    return f"{{0}}: select up to {most} of these actions." if not least else (
        f"{{0}}: select {least} to {most} of these actions."
    )
