"""What requests of skills say: the printed words for what is asked, and what happens with it."""

from __future__ import annotations

from engine.abilities import decks, turning
from engine.abilities import effects as words
from engine.abilities.conditions import Condition
from engine.abilities.costs import Cost
from engine.abilities.effects import Effect
from engine.abilities.memo import Memo
from engine.abilities.node import Node
from engine.abilities.references import Any, Pick
from engine.games.cipher.vocabulary import verbs

#: What happens to what is chosen, by the next thing that the text does with it.
PURPOSES: dict[type[Effect], str] = {
    turning.Untap: " to untap",
    words.AddToHand: " to add to your hand",
    words.Break: " to destroy",
    words.LookAt: " to look at",
    words.PlayOntoField: " to deploy",
    words.PutIntoZone: " to send away",
    decks.PutOnDeck: " to put on your Deck",
    words.ReturnToHand: " to return to the hand",
    words.Reveal: " to reveal",
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
}

#: The text speaks of players; a request speaks to the one who chooses.
_SPOKEN_TO = (("of their", "of your"), ("from their", "from your"), ("in their", "in your"))


def purpose(effect: Effect | None) -> str:
    """Return what an effect does with what is chosen, as the end of a sentence; '' where that is not plain."""
    while isinstance(effect, words.Sequence | words.May | words.Then | words.ByPlayer):
        effect = effect.effects[0] if isinstance(effect, words.Sequence) else effect.effect
    return PURPOSES.get(type(effect), "") if effect is not None else ""


def _render(node: Node, *symbols: str) -> str:
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


def _print(node: Pick | Any) -> str:
    text = _render(node, "ref") or "cards"
    for says, means in _SPOKEN_TO:
        text = text.replace(says, means)
    return text[:1].lower() + text[1:]


def _print_may(effect: Effect) -> str:
    if isinstance(effect, words.Pay):
        return f"Pay {cost(effect.cost)}?"
    text = _render(effect, "choosing", "vp", "clauses")
    return f"{text[:1].upper()}{text[1:]}?" if text else "Do this?"


def _print_option(effect: Effect) -> str:
    text = _render(effect, "vp", "clauses")
    return f"{text[:1].upper()}{text[1:]}." if text else "An action without words of its own."


def _print_sentence(effect: Effect) -> str:
    text = _render(effect, "body").removeprefix("Then ")
    return f"{text[:1].upper()}{text[1:]}." if text else "An effect begins."


def cost(acts: tuple[Cost, ...]) -> str:
    """Return a whole cost in its brackets (Cipher 22.1.1)."""
    return f"[{', '.join(map(act, acts))}]"


#: The printed words for what a player chooses.
printed: Memo[Pick | Any, str] = Memo(_print)
#: What is asked where a player may do something.
may: Memo[Effect, str] = Memo(_print_may)
#: One of several things that a player may do, as a line to choose.
option: Memo[Effect, str] = Memo(_print_option)
#: What is told when continuous effects begin, or something begins to wait for its time.
sentence: Memo[Effect, str] = Memo(_print_sentence)
#: What is so or not, as it is asked about.
condition: Memo[Condition, str] = Memo(lambda one: _render(one, "condition"))
#: One act of a cost.
act: Memo[Cost, str] = Memo(lambda cost: _render(cost, "cost"))


def choose(node: Pick | Any, following: Effect | None = None) -> str:
    """Return the sentence that asks for cards, after the name of the card whose text it is."""
    return f"{{0}}: choose {printed(node)}{purpose(following)}."
