"""What requests of skills say: the printed words for what is asked, and what happens with it."""

from __future__ import annotations

from engine.abilities import decks, turning
from engine.abilities import effects as words
from engine.abilities.conditions import Condition
from engine.abilities.costs import Cost
from engine.abilities.effects import Effect
from engine.abilities.memo import Memo
from engine.abilities.node import Node
from engine.effects.prompts import Prompts, Symbols
from engine.games.cipher.vocabulary import verbs


def _render(node: Node, symbols: tuple[str, ...]) -> str:
    """Return the printed words for a part of a text; '' where there are none."""
    from engine.games.cipher.words.reading import grammar
    from engine.games.cipher.words.typography import outside
    from engine.text.grammar import Context
    from engine.text.renderer import Renderer, Unprintable
    from engine.text.tokens import print_tokens

    for symbol in symbols:
        try:
            return outside(print_tokens(Renderer(grammar(), Context(())).words(symbol, node)))
        except Unprintable:
            continue
    return ""


class _Prompts(Prompts):
    def _print_may(self, effect: Effect) -> str:
        return f"Pay {cost(effect.cost)}?" if isinstance(effect, words.Pay) else super()._print_may(effect)


#: What is so or not, as it is asked about.
condition: Memo[Condition, str] = Memo(lambda one: _render(one, ("condition",)))
#: One act of a cost.
act: Memo[Cost, str] = Memo(lambda cost: _render(cost, ("cost",)))


def cost(acts: tuple[Cost, ...]) -> str:
    """Return a whole cost in its brackets (Cipher 22.1.1)."""
    return f"[{', '.join(map(act, acts))}]"


PROMPTS = _Prompts(
    _render,
    Symbols(("obj",), ("vps", "clauses"), ("body",)),
    {
        turning.Untap: " to untap",
        words.Break: " to destroy",
        words.PlayOntoField: " to deploy",
        words.PutIntoZone: " to send away",
        decks.PutOnDeck: " to put on your Deck",
        words.ReturnToHand: " to return to the hand",
        verbs.AddToOrbs: " to add to your Orbs",
        verbs.DeployBeside: " to deploy",
        verbs.DeployInto: " to deploy",
        verbs.Flip: " to flip",
        verbs.FlipEitherWay: " to flip",
        verbs.Growth: " to stack under a unit",
        verbs.LevelUpWith: " to stack on top of a unit",
        verbs.Move: " to move",
        verbs.PlaceAmongBonds: " to put into the Bond Area",
        turning.Tap: " to tap",
    },
    (("of their", "of your"), ("from their", "from your"), ("in their", "in your")),
)
