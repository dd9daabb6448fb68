"""What requests of abilities say: the official words for what is asked, and what happens with it."""

from __future__ import annotations

from engine import abilities as ab
from engine.effects.prompts import Prompts, Symbols, first_of
from engine.games.fftcg import vocabulary as own

#: What cannot be what was just chosen.
_OTHERS = (ab.Source, ab.Every, ab.TopOfDeck, ab.BottomOfDeck)


def _render(node: ab.Node, symbols: tuple[str, ...]) -> str:
    """Return the printed words for a part of a text, spoken by no card in particular; '' where there are none."""
    from engine.games.fftcg.cards import Card, CardType
    from engine.games.fftcg.words.reading import context_of, grammar
    from engine.text.renderer import Renderer

    nobody = Card("", "this card", "", CardType.FORWARD, (), 0, 0, (), (), False, False, 0)
    return Renderer(grammar(), context_of(nobody)).said(node, symbols)


class _Prompts(Prompts):
    def picked(self, node: ab.Node) -> tuple[str, ...]:
        return ("target",) if isinstance(node, ab.Target) else super().picked(node)

    def purpose(self, effect: ab.Effect | None, place: int = 0) -> str:
        """``place`` tells the latter of two targets (1) from the former."""
        effect = first_of(effect)
        what = getattr(effect, "what", None) or getattr(effect, "to", None)
        if isinstance(what, (*_OTHERS, ab.Former if place else ab.Latter)):
            return ""
        if isinstance(effect, ab.PutIntoZone) and effect.zone is not own.Zone.BREAK:
            return ""
        if isinstance(effect, ab.DealDamage) and isinstance(effect.amount, ab.Number):
            return f" to deal {effect.amount.number} damage to"
        return super().purpose(effect)


PROMPTS = _Prompts(
    _render,
    Symbols(("obj",), ("vps", "clauses"), ("clauses", "sentence")),
    {
        ab.PutIntoZone: " to put into the Break Zone",
        ab.Tap: " to dull",
        own.Freeze: " to freeze",
    },
    (
        (" they control", " you control"),
        (" their ", " your "),
        (" opponent controls", " your opponent controls"),
    ),
)
#: The official words for a group of targets or what a player picks.
printed: ab.Memo[ab.Target | ab.Pick, str] = PROMPTS.printed
