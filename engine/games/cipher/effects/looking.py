"""Effects that show cards and let players choose among them (Cipher 24.1.4 to 24.1.7)."""

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
from engine.events import Event, Notice
from engine.games.cipher.effects.actions import Handler, following
from engine.games.cipher.effects.on_units import deployable
from engine.games.cipher.effects.outcome import Refs, note
from engine.games.cipher.effects.resolution import Resolution
from engine.games.cipher.effects.selection import Able, pool, resolve
from engine.games.cipher.rules.apply_events import apply_events, tell
from engine.games.cipher.rules.table import HAND
from engine.games.cipher.vocabulary import verbs
from engine.objects import ref
from engine.procedures import Procedure
from engine.requests import ChooseCards
from engine.reveal import EVERYBODY, Shown, cover, uncover

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


# Showing


def show(res: Resolution, found: Refs, seats: int, why: str) -> Procedure:
    """Let players see cards that lie hidden, until the skill has been carried out (Cipher 24.1.4.2)."""
    shown = res.named.setdefault("shown", [])
    assert isinstance(shown, list)
    shown.extend(uncover(res.state, found, seats, why))
    facts: list[Event] = [Notice(why, res.actor, one.number, cause=res.cause) for one in found]
    if facts:
        yield from apply_events(res.state, facts)


def hide(res: Resolution) -> None:
    """Let cards that were shown and still lie where they lay be hidden again (Cipher 24.1.4.2)."""
    shown = res.named.pop("shown", ())
    assert isinstance(shown, list | tuple)
    cover(res.state, [one for one in shown if isinstance(one, Shown)])


def reveal(effect: words.Reveal, res: Resolution) -> Procedure:
    """Show cards to both players; they stay where they are (Cipher 24.1.4)."""
    found = yield from resolve(effect.what, res, effect)
    yield from show(res, found, EVERYBODY, "reveal")
    for one in found:
        tell(res.state, "{0} is revealed.", "Cipher 24.1.4.1", ("card", one.number))
    if found:
        res.looked = res.done["revealed"] = found
    note(res, found, max(1, len(found)))


def look(effect: words.LookAt, res: Resolution) -> Procedure:
    """Show cards to the actor (Cipher 24.1.5)."""
    found = yield from resolve(effect.what, res, effect)
    if found:
        seat = ("seat", res.actor)
        many = "" if len(found) == 1 else "s"
        tell(res.state, "{0} looks at {1} card{2}.", "Cipher 24.1.5.1", seat, str(len(found)), many)
        res.looked = found
    yield from show(res, found, 1 << res.actor, "look")
    note(res, found, max(1, len(found)))


EFFECTS: dict[type[Effect], Handler] = {
    words.Select: select,
    words.Reveal: reveal,
    words.LookAt: look,
    verbs.ChooseUnseen: choose_unseen,
}
