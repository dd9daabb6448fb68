"""Letting players choose what a text goes on to speak of (Cipher 24.1.6, 24.1.7)."""

from __future__ import annotations

from functools import partial

from engine.abilities import effects as words
from engine.abilities.effects import Effect
from engine.abilities.node import walk
from engine.abilities.references import It, TheDealt, Them, Those
from engine.abilities.references import That as ThatOne
from engine.effects import evaluate
from engine.effects.actions import Handler
from engine.effects.looking import selected
from engine.effects.meaning import Able, Together
from engine.games.cipher.effects.on_units import deployable
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.table import HAND
from engine.games.cipher.vocabulary import verbs
from engine.objects import ref
from engine.procedures import Procedure
from engine.requests import ChooseCards

_SPOKEN = (It, Them, ThatOne, Those, TheDealt)
_DEPLOYS = (words.PlayOntoField, verbs.DeployInto, verbs.DeployBeside)


# Choosing


def _useful(doing: Effect | None, res: Resolution) -> tuple[Able | None, Together | None]:
    """Return what keeps a card from being chosen: that it could not be deployed (Cipher 2.3), where nothing else can be
    done with it.
    """
    if not isinstance(doing, _DEPLOYS):
        return None, None
    offered = [one for one in walk(res.named.get("following")) if isinstance(one, words.EitherEffect)]
    if any(part is doing for one in offered for part in walk(one)):
        return None, None
    return partial(deployable, doing, res), None


def choose_unseen(effect: verbs.ChooseUnseen, res: Resolution) -> Procedure:
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


EFFECTS: dict[type[Effect], Handler] = {
    verbs.ChooseUnseen: choose_unseen,
}
MEANING.useful = _useful
MEANING.selecting = (words.Select, verbs.ChooseUnseen)
