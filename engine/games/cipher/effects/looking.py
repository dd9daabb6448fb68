"""Letting players choose what a text goes on to speak of (Cipher 24.1.6, 24.1.7)."""

from __future__ import annotations

from functools import partial

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import evaluate
from engine.effects.actions import Handler
from engine.effects.looking import selected
from engine.effects.meaning import Able, Together
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects.on_units import deployable
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.table import HAND
from engine.objects import ref
from engine.procedures import Procedure
from engine.requests import ChooseCards

_SPOKEN = (ab.It, ab.Them, ab.That, ab.Those, ab.TheDealt)


# Choosing


def _useful(doing: ab.Effect | None, res: Resolution) -> tuple[Able | None, Together | None]:
    """Return what keeps a card from being chosen: that it could not be deployed (Cipher 2.3), where nothing else can be
    done with it.
    """
    if not isinstance(doing, ab.PlayOntoField):
        return None, None
    offered = [one for one in walk(res.named.get("following")) if isinstance(one, ab.EitherEffect)]
    if any(part is doing for one in offered for part in walk(one)):
        return None, None
    return partial(deployable, doing, res), None


def choose_unseen(effect: own.ChooseUnseen, res: Resolution) -> Procedure:
    """Let the actor choose cards of the opponent's hand without seeing them."""
    res.did = res.begun = False
    hand = tuple(res.state.zones[HAND[1 - res.actor]])
    least, most = evaluate.span(effect.count, len(hand), res)
    if not most:
        res.it = ()
        return
    text = "{0}: choose cards of your opponent's hand without looking."
    answer = yield from ChooseCards(
        res.actor, text, "Cipher 6.4.4", lambda: hand, least, most, (("card", res.source.number),)
    )
    selected(tuple(ref(res.state, number) for number in answer), effect.count, res)


EFFECTS: dict[type[ab.Effect], Handler] = {
    own.ChooseUnseen: choose_unseen,
}
MEANING.useful = _useful
MEANING.selecting = (ab.Select, own.ChooseUnseen)
