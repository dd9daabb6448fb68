"""What requests of abilities say: the official words for what is asked, and what happens with it."""

from __future__ import annotations

from collections.abc import Sequence

from engine.abilities import counters, damage, decks, discarding, modes, stack, turning
from engine.abilities import effects as words
from engine.abilities.amounts import Number
from engine.abilities.effects import Effect
from engine.abilities.memo import Memo
from engine.abilities.node import Node
from engine.abilities.references import BottomOfDeck, Every, Pick, Source, TopOfDeck
from engine.abilities.targets import Former, Latter, Target
from engine.games.fftcg import vocabulary

#: What happens to what is chosen, by the next thing the text does.
PURPOSES: dict[type[Effect], str] = {
    damage.DealDamage: " to deal damage to",
    words.Break: " to break",
    words.ReturnToHand: " to return to its owner's hand",
    words.AddToHand: " to add to your hand",
    words.PutIntoZone: " to put into the Break Zone",
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
    words.Reveal: " to reveal",
    decks.Search: " from your deck",
    turning.Tap: " to dull",
    vocabulary.Freeze: " to freeze",
}


#: The text speaks of players; a request speaks to the one who chooses.
_SPOKEN_TO = (
    (" they control", " you control"),
    (" their ", " your "),
    (" opponent controls", " your opponent controls"),
)


#: What cannot be what was just chosen.
_OTHERS = (Source, Every, TopOfDeck, BottomOfDeck)


def what_befalls(effects: Sequence[Effect]) -> Effect | None:
    """Return what the text does next with what was chosen, after what a player may do for it with something else.

    "Choose 1 Forward. You may discard 1 Summon from your hand. If you do so, dull it": it is dulled.
    """
    for place, effect in enumerate(effects):
        price = isinstance(effect, words.May) and isinstance(getattr(_first(effect), "what", None), Pick)
        if not price or not isinstance(effects[place + 1] if place + 1 < len(effects) else None, words.IfYouDoSo):
            return effect
    return None


def _first(effect: Effect | None) -> Effect | None:
    """Return the first plain thing that an effect does."""
    while isinstance(effect, words.Sequence | words.May | words.Then | words.IfYouDoSo):
        effect = effect.effects[0] if isinstance(effect, words.Sequence) else effect.effect
    return effect


def purpose(effect: Effect | None, place: int = 0) -> str:
    """Return what an effect does with what is chosen, as the end of a sentence; '' where that is not plain.

    ``place`` tells the latter of two targets (1) from the former.
    """
    effect = _first(effect)
    what = getattr(effect, "what", None) or getattr(effect, "to", None)
    if isinstance(what, (*_OTHERS, Former if place else Latter)):
        return ""
    if isinstance(effect, words.PutIntoZone) and effect.zone is not vocabulary.Zone.BREAK:
        return ""
    if isinstance(effect, damage.DealDamage) and isinstance(effect.amount, Number):
        return f" to deal {effect.amount.number} damage to"
    return PURPOSES.get(type(effect), "") if effect is not None else ""


def _render(symbol: str, node: Node) -> str:
    """Return the printed words for a part of a text, spoken by no card in particular; '' where there are none."""
    from engine.games.fftcg.cards import Card, CardType
    from engine.games.fftcg.words.reading import context_of, grammar
    from engine.text.renderer import Renderer, Unprintable
    from engine.text.tokens import print_tokens

    nobody = Card("", "this card", "", CardType.FORWARD, (), 0, 0, (), (), False, False, 0)
    try:
        return print_tokens(Renderer(grammar(), context_of(nobody)).words(symbol, node))
    except Unprintable:
        return ""


def _print(node: Target | Pick) -> str:
    text = _render("obj" if isinstance(node, Pick) else "target", node) or "cards"
    for says, means in _SPOKEN_TO:
        text = text.replace(says, means)
    return text[:1].lower() + text[1:]


def _print_mode(mode: modes.Mode) -> str:
    return _render("mode", mode).strip("\u201c\u201d\"") or "An action without words of its own."


#: The printed words for one of several actions.
mode: Memo[modes.Mode, str] = Memo(_print_mode)
#: The official words for a group of targets or what a player picks.
printed: Memo[Target | Pick, str] = Memo(_print)


def choose(node: Target | Pick, following: Effect | None = None, place: int = 0) -> str:
    """Return the sentence that asks for cards, after the name of the card whose text it is."""
    return f"{{0}}: choose {printed(node)}{purpose(following, place)}."


def select(least: int, most: int) -> str:
    """Return the sentence that asks for one or more of several actions."""
    if least == most:
        return f"{{0}}: select {most} of these actions."
    return f"{{0}}: select up to {most} of these actions." if not least else (
        f"{{0}}: select {least} to {most} of these actions."
    )


def _print_may(effect: Effect) -> str:
    text = _render("vps", effect) or _render("clauses", effect)
    return f"{text[:1].upper()}{text[1:]}?" if text else "Do this?"


#: What is asked where a player may do something.
may: Memo[Effect, str] = Memo(_print_may)


def _print_begun(effect: words.Lasting | words.Delayed) -> str:
    text = _render("clauses", effect) or _render("sentence", effect)
    return f"{text[:1].upper()}{text[1:].rstrip('.')}." if text else "An effect begins."


def _print_unless(effect: words.Unless) -> str:
    text = _render("vps", effect.effect) or _render("clauses", effect.effect)
    return f"{may(effect.escape)} If you do not: {text[:1].lower()}{text[1:]}." if text else may(effect.escape)


#: What is asked of a player who can keep something from happening.
unless: Memo[words.Unless, str] = Memo(_print_unless)


#: What is told when continuous effects and delayed abilities begin.
begun: Memo[words.Lasting | words.Delayed, str] = Memo(_print_begun)
