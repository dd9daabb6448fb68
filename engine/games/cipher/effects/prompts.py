"""What requests of skills say: the printed words for what is asked, and what happens with it."""

from __future__ import annotations

from enum import Enum

from engine import abilities as ab
from engine.effects.prompts import Prompts, Symbols
from engine.games.cipher import vocabulary as own


def _render(node: ab.Node, symbols: tuple[str, ...]) -> str:
    """Return the printed words for a part of a text; '' where there are none."""
    from engine.games.cipher.words.reading import grammar
    from engine.games.cipher.words.typography import outside
    from engine.text.grammar import Context
    from engine.text.renderer import Renderer

    return outside(Renderer(grammar(), Context(())).said(node, symbols))


class _Prompts(Prompts):
    def _print_may(self, effect: ab.Effect) -> str:
        return f"Pay {cost(effect.cost)}?" if isinstance(effect, ab.Pay) else super()._print_may(effect)


#: What is so or not, as it is asked about.
condition: ab.Memo[ab.Condition, str] = ab.Memo(lambda one: _render(one, ("condition",)))
#: One act of a cost.
act: ab.Memo[ab.Cost, str] = ab.Memo(lambda cost: _render(cost, ("cost",)))


def cost(acts: tuple[ab.Cost, ...]) -> str:
    """Return a whole cost in its brackets (Cipher 22.1.1)."""
    return f"[{', '.join(map(act, acts))}]"


_WHERE: dict[Enum, str] = {own.Zone.BOND: " to put into the Bond Area", own.Zone.ORB: " to add to your Orbs"}
PROMPTS = _Prompts(
    _render,
    Symbols(("obj",), ("vps", "clauses"), ("body",)),
    {
        ab.Untap: " to untap",
        ab.Break: " to destroy",
        ab.PlayOntoField: " to deploy",
        ab.PutIntoZone: lambda effect: _WHERE.get(effect.zone, " to send away"),
        ab.PutOnDeck: " to put on your Deck",
        ab.ReturnToHand: " to return to the hand",
        own.Flip: " to flip",
        own.Stack: lambda effect: " to stack under a unit" if effect.under else " to stack on top of a unit",
        own.Move: " to move",
        ab.Tap: " to tap",
    },
    (("of their", "of your"), ("from their", "from your"), ("in their", "in your")),
)
