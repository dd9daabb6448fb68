"""Choosing (VG 16.8), and what is asked: the printed words for it, and what happens with it.

Nothing is chosen before it is carried out. Among hidden cards that nobody has revealed a player who has to choose such
as the text describes may fail to find any (VG 16.8).
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import evaluate, selection
from engine.effects.meaning import Finding, Wish
from engine.effects.prompts import Prompts, Symbols
from engine.events import Notice
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects import nouns, statics
from engine.games.vanguard.effects.nouns import master_of
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.games.vanguard.rules.apply_events import apply_events
from engine.games.vanguard.rules.table import DECK, HAND, OFF_FIELD, is_unit
from engine.sight import describes


def _span(what: ab.Pick, found: Sequence[int], res: Resolution) -> tuple[int, int]:
    """Return how many are chosen at the fewest and at the most, of those there are (VG 16.8)."""
    least, most = evaluate.span(what.count, len(found), res)
    if res.named.get("optional") or _may_find_none(what.noun, found, res):
        least = 0
    return least, most


def _may_find_none(noun: ab.Noun, found: Sequence[int], res: Resolution) -> bool:
    """Whether a player looks among cards that the opponent does not see for such as the text describes (VG 16.8)."""
    if res.kind == "cost" or not found:
        return False
    cards, state = res.state.cards, res.state
    hidden = (DECK[res.actor], HAND[res.actor])
    return describes(noun) and all(
        cards[one].zone in hidden and not state.sees(1 - res.actor, cards[one]) for one in found
    )


def _pick(what: ab.Pick, res: Resolution, wish: Wish) -> Finding:
    """Ask the actor for so many that fit, and tell which units were chosen."""
    if any(isinstance(one, ab.InZone) and one.zone is own.Zone.DECK for one in walk(what.noun)):
        res.named["searched"] = True
    res.named["picked"] = True
    found = yield from selection.pick(selection.picks_of(what, MEANING)[0], res, wish)
    units = [one.number for one in found if is_unit(res.state, one.number)]
    yield from apply_events(res.state, [Notice("chosen", res.actor, one, cause=res.cause) for one in units])
    return found


def _may_choose(noun: ab.Noun, number: int, res: Resolution) -> bool:
    """Whether a card lies with the actor, where the text means that; and nothing forbids to choose it (VG 22.7)."""
    card = res.state.cards[number]
    if card.zone < OFF_FIELD and not statics.can(res.state, number, "chosen", cause=res.cause):
        return False
    return not nouns.is_ones_own(noun) or master_of(card) == res.actor


def _may_look(number: int, res: Resolution) -> bool:
    """Whether the actor sees a card to choose from though it lies hidden: it is of their own deck."""
    card = res.state.cards[number]
    return card.zone == DECK[res.actor] and not res.state.sees(res.actor, card)


MEANING.choices = selection.choices_in((own.Zone.VC, own.Zone.RC, own.Zone.GC), MEANING)
MEANING.choosable = partial(selection.choosable_if, is_unit)
MEANING.finders |= {kind: _pick for kind in MEANING.picks}
MEANING.span = _span
MEANING.may_choose = _may_choose
MEANING.may_look = _may_look
MEANING.line_of = lambda number, res: ""
MEANING.beside = ("vanguard circle", "rear-guard circles")


# What is asked, in the words of the cards


def _render(node: ab.Node, symbols: tuple[str, ...]) -> str:
    """Return the printed words for a part of a text; '' where there are none."""
    from engine.games.vanguard.words import reading
    from engine.text.phrases import Context
    from engine.text.renderer import Renderer

    try:
        return str(Renderer(reading.grammar(), Context(())).said(node, symbols))
    except KeyError:
        return ""


class _Prompts(Prompts):
    def _print_may(self, effect: ab.Effect) -> str:
        return f"Pay {cost(effect.cost)}?" if isinstance(effect, ab.Pay) else super()._print_may(effect)


#: One part of a cost.
act: ab.Memo[ab.Cost, str] = ab.Memo(lambda one: _render(one, ("cost",)) or _plain(one))


def _plain(one: ab.Cost) -> str:
    """Return a part of a cost without words of its own, as what it does."""
    deed = PROMPTS.deed(one.action).removeprefix(" to ") if isinstance(one, ab.Do) else ""
    return deed or "the cost"


def cost(parts: tuple[ab.Cost, ...]) -> str:
    """Return a whole cost in its brackets (VG 16.7)."""
    return f"[{' & '.join(map(act, parts))}]"


PROMPTS = _Prompts(
    _render,
    Symbols(("obj",), ("vps", "clauses"), ("body",)),
    {
        ab.Tap: " to rest",
        ab.Untap: " to stand",
        ab.ReturnToHand: " to return to the hand",
        ab.AddToHand: " to put into your hand",
        ab.PutOnDeck: " to put on the deck",
        ab.PutIntoZone: lambda effect: {
            own.Zone.SOUL: " to put into the soul", own.Zone.DROP: " to put into the drop zone",
            own.Zone.DAMAGE: " to put into the damage zone",
        }.get(effect.zone, " to put away"),
        ab.Break: " to retire",
        own.Bind: " to bind",
        own.Call: " to call",
        own.Ride: " to ride",
        own.Heal: " to heal",
        own.TurnOver: lambda effect: f" to turn face {'up' if effect.face_up else 'down'}",
        own.MoveTo: " to move",
        own.Lock: " to lock",
        own.Unlock: " to unlock",
        own.DealDamage: " to deal damage to",
        own.SoulCharge: " to soul-charge",
    },
    (("of their", "of your"), ("from their", "from your"), ("in their", "in your")),
)
MEANING.prompts = PROMPTS
