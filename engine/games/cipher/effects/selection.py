"""Choosing as Cipher's rules have it, and what is asked: the printed words for it, and what happens with it.

Nothing is chosen before it is carried out. A player who has to choose among hidden cards of their own such cards as
the text describes may choose none (Cipher 2.4); of cards that any of them will do, one has to be chosen.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum
from functools import partial

from engine import abilities as ab
from engine.effects import evaluate, selection
from engine.effects.meaning import Finding, Wish
from engine.effects.prompts import Prompts, Symbols
from engine.effects.selection import ONE, by, pool
from engine.events import Notice
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects import nouns, statics
from engine.games.cipher.effects.characteristics import LINES
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.apply_events import apply_events
from engine.games.cipher.rules.table import DECK, HAND, OFF_FIELD, ORB, is_unit
from engine.requests import ChooseCards
from engine.sight import describes
from engine.state import ref


def rule_of(count: ab.Count) -> str:
    """Return the rule by which so many are chosen."""
    if isinstance(count, ab.UpTo):
        return "Cipher 24.1.6.1"
    return "Cipher 24.1.7.1" if isinstance(count, ab.AnyNumber) else "Cipher 21.1.1.2"


def _span(what: ab.Pick, found: Sequence[int], res: Resolution) -> tuple[int, int]:
    """Return how many are chosen at the fewest and at the most, of those there are (Cipher 2.4, 24.1.6, 24.1.7)."""
    least, most = evaluate.span(what.count, len(found), res)
    if isinstance(what.count, ab.AnyNumber):
        least = min(1, most)
    if res.named.get("optional") or _may_have_none(what.noun, found, res):
        least = 0
    return least, most


def _may_have_none(noun: ab.Noun, found: Sequence[int], res: Resolution) -> bool:
    """Whether a skill's player chooses among hidden cards of their own those that the text describes (Cipher 2.4)."""
    if res.kind == "cost" or res.actor != res.named.get("user", res.seat) or not found:
        # "Each player chooses": the other player is not the one whose skill it is.
        return False
    hidden = (DECK[res.seat], HAND[res.seat], ORB[res.seat])
    state = res.state
    if any(state.cards[one].zone not in hidden or state.sees(1 - res.seat, state.cards[one]) for one in found):
        # What lies open, or is revealed just now (Cipher 24.1.4.2), is no secret to keep.
        return False
    return describes(noun)


def _pick(what: ab.Pick, res: Resolution, wish: Wish) -> Finding:
    """Ask the actor for so many that fit, and tell which units were chosen; a deck looked through is shuffled later."""
    if any(isinstance(one, ab.InZone) and one.zone is own.Zone.DECK for one in what.noun.qualities):
        res.named["searched"] = True
    found = yield from selection.pick(selection.picks_of(what, MEANING)[0], res, wish)
    units = [one.number for one in found if is_unit(res.state, one.number)]
    yield from apply_events(res.state, [Notice("chosen", res.actor, one, cause=res.cause) for one in units])
    return found


def _may_choose(noun: ab.Noun, number: int, res: Resolution) -> bool:
    """Whether a card lies with the actor, where the text means that; and no skill forbids to choose it (Cipher 2.2)."""
    zone = res.state.cards[number].zone
    if zone < OFF_FIELD and not statics.can(res.state, number, "chosen", cause=res.cause):
        return False
    return not nouns.is_ones_own(noun) or zone & 1 == res.actor


def _may_look(number: int, res: Resolution) -> bool:
    """Whether the actor sees a card to choose from though it lies hidden: it is of their own deck."""
    card = res.state.cards[number]
    return card.zone == DECK[res.actor] and not res.state.sees(res.actor, card)


def _each(what: own.EachAlly, res: Resolution, wish: Wish) -> Finding:
    found: list[int] = []
    for one in selection.picks_of(what, MEANING):
        left = tuple(number for number in pool(one, res, able=wish.able) if number not in found)
        if len(left) > 1:
            left = yield from ChooseCards(
                res.actor, MEANING.prompts.choose(one), "Cipher 21.2.2.1", lambda left=left: left,  # type: ignore[misc]
                1, 1, args=by(res),
            )
        found.extend(left)
    return tuple(ref(res.state, number) for number in found)


def _each_ally(what: own.EachAlly) -> tuple[ab.Pick, ...]:
    """Return "allied A and B" as one ally of each name."""
    return tuple(ab.Pick(ONE, ab.Noun((ab.ControlledBy(ab.Player.YOU), ab.Named(name)))) for name in what.names)


MEANING.choices = selection.choices_in(
    LINES, MEANING, later=(ab.Delayed, own.AtCombatEndIf), apart=(ab.Among, ab.AnyOf, own.InStackOf)
)
MEANING.choosable = partial(selection.choosable_if, is_unit)
MEANING.finders |= {kind: _pick for kind in MEANING.picks} | {own.EachAlly: _each}
MEANING.picks[own.EachAlly] = ab.Memo(_each_ally)
MEANING.rule_of = rule_of
MEANING.span = _span
MEANING.may_choose = _may_choose
MEANING.may_look = _may_look
MEANING.line_of = lambda number, res: ""
#: Whoever is to choose among units finds them in either line.
MEANING.beside = ("front line", "back line")


# What is asked, in the words of the cards


def _render(node: ab.Node, symbols: tuple[str, ...]) -> str:
    """Return the printed words for a part of a text; '' where there are none."""
    from engine.games.cipher.words.reading import grammar
    from engine.games.cipher.words.typography import outside
    from engine.text.phrases import Context
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
