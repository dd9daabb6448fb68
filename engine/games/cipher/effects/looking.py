"""Letting players choose what a text goes on to speak of (Cipher 24.1.6, 24.1.7)."""

from __future__ import annotations

from collections.abc import Iterator

from engine.abilities import effects as words
from engine.abilities.amounts import Count
from engine.abilities.effects import Effect
from engine.abilities.node import walk
from engine.abilities.references import It, Pick, TheDealt, Them, TheRest, Those
from engine.abilities.references import That as ThatOne
from engine.answers import Cards
from engine.effects import evaluate
from engine.effects.actions import Handler, following
from engine.effects.meaning import Able, Refs
from engine.effects.outcome import note
from engine.effects.selection import pool, resolve
from engine.games.cipher.effects.on_units import deployable
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.rules.apply_events import tell
from engine.games.cipher.rules.table import HAND
from engine.games.cipher.vocabulary import verbs
from engine.objects import ref
from engine.procedures import Procedure
from engine.requests import ChooseCards

_SPOKEN = (It, Them, ThatOne, Those, TheDealt)
_DEPLOYS = (words.PlayOntoField, verbs.DeployInto, verbs.DeployBeside)


# Choosing


def select(effect: words.Select, res: Resolution) -> Procedure:
    """Let the actor choose what the text goes on to speak of."""
    doing = next(_about_it(res), None)
    every = _of_which_rest(effect, res)
    found = yield from resolve(effect.what, res, doing, able=_useful(doing, res))
    _chosen(found, effect.what.count if isinstance(effect.what, Pick) else None, res)
    if every:
        res.looked = tuple(one for one in every if one not in found)


def _of_which_rest(effect: words.Select, res: Resolution) -> Refs:
    """Return what is chosen from where the text goes on to speak of the rest, and nothing was looked at."""
    if res.looked or not isinstance(effect.what, Pick):
        return ()
    if not any(isinstance(getattr(one, "what", None), TheRest) for one in following(res)):
        return ()
    return tuple(ref(res.state, number) for number in pool(effect.what, res))


def _chosen(found: Refs, count: Count | None, res: Resolution) -> None:
    res.targets = (*res.targets, found)
    wanted = evaluate.bounds(count, len(found), res)[0] if count is not None else 1
    note(res, found, max(1, wanted))
    res.it = found
    cards = res.state.cards
    for one in found:
        # What lies hidden from somebody is told by what is done with it.
        if all(res.state.sight(cards[one.number])):
            tell(res.state, "{0} chooses {1}.", "Cipher 21.1.1.2", ("seat", res.actor), ("card", one.number))


def _useful(doing: Effect | None, res: Resolution) -> Able | None:
    """Return what keeps a card from being chosen: that it could not be deployed (Cipher 2.3), where nothing else can be
    done with it.
    """
    if not isinstance(doing, _DEPLOYS):
        return None
    offered = [one for one in walk(res.named.get("following")) if isinstance(one, words.EitherEffect)]
    if any(part is doing for one in offered for part in walk(one)):
        return None
    return deployable(doing, res)


def _about_it(res: Resolution) -> Iterator[Effect]:
    """Return the effects after the one being carried out that act on what it found, before anything else is chosen."""
    for effect in following(res):
        if isinstance(effect, words.Select | verbs.ChooseUnseen):
            return
        what = getattr(effect, "what", None) or getattr(effect, "cards", None) or getattr(effect, "card", None)
        if isinstance(what, _SPOKEN):
            yield effect


def choose_unseen(effect: verbs.ChooseUnseen, res: Resolution) -> Procedure:
    """Let the actor choose cards of the opponent's hand without seeing them."""
    res.did = res.begun = False
    hand = tuple(res.state.zones[HAND[1 - res.actor]])
    least, most = evaluate.span(effect.count, len(hand), res)
    if not most:
        res.it = ()
        return
    text = "{0}: choose cards of your opponent's hand without looking."
    answer = yield ChooseCards(
        res.actor, text, "Cipher 6.4.4", lambda: hand, least, most, (("card", res.source.number),)
    )
    assert isinstance(answer, Cards)
    _chosen(tuple(ref(res.state, number) for number in answer.cards), effect.count, res)


EFFECTS: dict[type[Effect], Handler] = {
    words.Select: select,
    verbs.ChooseUnseen: choose_unseen,
}
