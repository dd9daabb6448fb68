"""What requests of abilities say: the official words for what is asked, and what happens with it."""

from __future__ import annotations

from engine.abilities import damage, turning
from engine.abilities import effects as words
from engine.abilities.amounts import Number
from engine.abilities.effects import Effect
from engine.abilities.memo import Memo
from engine.abilities.node import Node
from engine.abilities.references import BottomOfDeck, Every, Pick, Source, TopOfDeck
from engine.abilities.targets import Former, Latter, Target
from engine.effects.prompts import Prompts, Symbols, first_of
from engine.games.fftcg import vocabulary

#: What cannot be what was just chosen.
_OTHERS = (Source, Every, TopOfDeck, BottomOfDeck)


def _render(node: Node, symbols: tuple[str, ...]) -> str:
    """Return the printed words for a part of a text, spoken by no card in particular; '' where there are none."""
    from engine.games.fftcg.cards import Card, CardType
    from engine.games.fftcg.words.reading import context_of, grammar
    from engine.text.renderer import Renderer, Unprintable
    from engine.text.tokens import print_tokens

    nobody = Card("", "this card", "", CardType.FORWARD, (), 0, 0, (), (), False, False, 0)
    for symbol in symbols:
        try:
            return print_tokens(Renderer(grammar(), context_of(nobody)).words(symbol, node))
        except Unprintable:
            continue
    return ""


class _Prompts(Prompts):
    def picked(self, node: Node) -> tuple[str, ...]:
        return ("target",) if isinstance(node, Target) else super().picked(node)

    def purpose(self, effect: Effect | None, place: int = 0) -> str:
        """``place`` tells the latter of two targets (1) from the former."""
        effect = first_of(effect)
        what = getattr(effect, "what", None) or getattr(effect, "to", None)
        if isinstance(what, (*_OTHERS, Former if place else Latter)):
            return ""
        if isinstance(effect, words.PutIntoZone) and effect.zone is not vocabulary.Zone.BREAK:
            return ""
        if isinstance(effect, damage.DealDamage) and isinstance(effect.amount, Number):
            return f" to deal {effect.amount.number} damage to"
        return super().purpose(effect)


PROMPTS = _Prompts(
    _render,
    Symbols(("obj",), ("vps", "clauses"), ("clauses", "sentence")),
    {
        words.PutIntoZone: " to put into the Break Zone",
        turning.Tap: " to dull",
        vocabulary.Freeze: " to freeze",
    },
    (
        (" they control", " you control"),
        (" their ", " your "),
        (" opponent controls", " your opponent controls"),
    ),
)
#: The official words for a group of targets or what a player picks.
printed: Memo[Target | Pick, str] = PROMPTS.printed
