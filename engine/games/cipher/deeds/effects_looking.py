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
from engine.events import Event, Fact
from engine.games.cipher import verbs
from engine.games.cipher.deeds.acting import Handler, following
from engine.games.cipher.deeds.context import Deed
from engine.games.cipher.deeds.effects_units import deployable
from engine.games.cipher.deeds.outcome import Refs, note
from engine.games.cipher.deeds.picking import Able, pool, resolve
from engine.games.cipher.law.happen import happen, tell
from engine.games.cipher.law.table import HAND
from engine.objects import ref
from engine.procedures import Procedure
from engine.requests import ChooseCards
from engine.showing import EVERYBODY, Shown, cover, uncover

_SPOKEN = (It, Them, ThatOne, Those, TheDealt)
_DEPLOYS = (words.PlayOntoField, verbs.DeployInto, verbs.DeployBeside)


# Choosing


def select(effect: words.Select, deed: Deed) -> Procedure:
    """Let the actor choose what the text goes on to speak of."""
    doing = next(_about_it(deed), None)
    every = _of_which_rest(effect, deed)
    found = yield from resolve(effect.what, deed, doing, able=_useful(doing, deed))
    _chosen(found, effect.what.count if isinstance(effect.what, Pick) else None, deed)
    if every:
        deed.looked = tuple(one for one in every if one not in found)


def _of_which_rest(effect: words.Select, deed: Deed) -> Refs:
    """Return what is chosen from where the text goes on to speak of the rest, and nothing was looked at."""
    if deed.looked or not isinstance(effect.what, Pick):
        return ()
    if not any(isinstance(getattr(one, "what", None), TheRest) for one in following(deed)):
        return ()
    return tuple(ref(deed.state, number) for number in pool(effect.what, deed))


def _chosen(found: Refs, count: Count | None, deed: Deed) -> None:
    deed.targets = (*deed.targets, found)
    wanted = evaluate.bounds(count, len(found), deed)[0] if count is not None else 1
    note(deed, found, max(1, wanted))
    deed.it = found
    cards = deed.state.cards
    for one in found:
        # What lies hidden from somebody is told by what is done with it.
        if all(deed.state.sight(cards[one.number])):
            tell(deed.state, "{0} chooses {1}.", "Cipher 21.1.1.2", ("seat", deed.actor), ("card", one.number))


def _useful(doing: Effect | None, deed: Deed) -> Able | None:
    """Return what keeps a card from being chosen: that it could not be deployed (Cipher 2.3), where nothing else can be
    done with it.
    """
    if not isinstance(doing, _DEPLOYS):
        return None
    offered = [one for one in walk(deed.named.get("following")) if isinstance(one, words.EitherEffect)]
    if any(part is doing for one in offered for part in walk(one)):
        return None
    return deployable(doing, deed)


def _about_it(deed: Deed) -> Iterator[Effect]:
    """Return the effects after the one being carried out that act on what it found, before anything else is chosen."""
    for effect in following(deed):
        if isinstance(effect, words.Select | verbs.ChooseUnseen):
            return
        what = getattr(effect, "what", None) or getattr(effect, "cards", None) or getattr(effect, "card", None)
        if isinstance(what, _SPOKEN):
            yield effect


def choose_unseen(effect: verbs.ChooseUnseen, deed: Deed) -> Procedure:
    """Let the actor choose cards of the opponent's hand without seeing them."""
    deed.did = deed.begun = False
    hand = tuple(deed.state.zones[HAND[1 - deed.actor]])
    least, most = evaluate.span(effect.count, len(hand), deed)
    if not most:
        deed.it = ()
        return
    text = "{0}: choose cards of your opponent's hand without looking."
    answer = yield ChooseCards(
        deed.actor, text, "Cipher 6.4.4", lambda: hand, least, most, (("card", deed.source.number),)
    )
    assert isinstance(answer, Cards)
    _chosen(tuple(ref(deed.state, number) for number in answer.cards), effect.count, deed)


# Showing


def show(deed: Deed, found: Refs, seats: int, why: str) -> Procedure:
    """Let players see cards that lie hidden, until the skill has been carried out (Cipher 24.1.4.2)."""
    shown = deed.named.setdefault("shown", [])
    assert isinstance(shown, list)
    shown.extend(uncover(deed.state, found, seats, why))
    facts: list[Event] = [Fact(why, deed.actor, one.number, cause=deed.cause) for one in found]
    if facts:
        yield from happen(deed.state, facts)


def hide(deed: Deed) -> None:
    """Let cards that were shown and still lie where they lay be hidden again (Cipher 24.1.4.2)."""
    shown = deed.named.pop("shown", ())
    assert isinstance(shown, list | tuple)
    cover(deed.state, [one for one in shown if isinstance(one, Shown)])


def reveal(effect: words.Reveal, deed: Deed) -> Procedure:
    """Show cards to both players; they stay where they are (Cipher 24.1.4)."""
    found = yield from resolve(effect.what, deed, effect)
    yield from show(deed, found, EVERYBODY, "reveal")
    for one in found:
        tell(deed.state, "{0} is revealed.", "Cipher 24.1.4.1", ("card", one.number))
    if found:
        deed.looked = deed.done["revealed"] = found
    note(deed, found, max(1, len(found)))


def look(effect: words.LookAt, deed: Deed) -> Procedure:
    """Show cards to the actor (Cipher 24.1.5)."""
    found = yield from resolve(effect.what, deed, effect)
    if found:
        seat = ("seat", deed.actor)
        many = "" if len(found) == 1 else "s"
        tell(deed.state, "{0} looks at {1} card{2}.", "Cipher 24.1.5.1", seat, str(len(found)), many)
        deed.looked = found
    yield from show(deed, found, 1 << deed.actor, "look")
    note(deed, found, max(1, len(found)))


EFFECTS: dict[type[Effect], Handler] = {
    words.Select: select,
    words.Reveal: reveal,
    words.LookAt: look,
    verbs.ChooseUnseen: choose_unseen,
}
