"""Effects that show cards, and let players select what a text goes on to speak of (FFTCG 7.6.1, 11.11.5.1, Cipher
24.1.4 to 24.1.7).
"""

from __future__ import annotations

from collections.abc import Iterator

from engine import abilities as ab
from engine.course import EVERYBODY, cover, tell, uncover
from engine.effects import evaluate
from engine.effects.actions import Handler, following
from engine.effects.meaning import Refs
from engine.effects.outcome import note
from engine.effects.resolution import Resolution
from engine.effects.selection import ONE, pool, resolve
from engine.events import Event, Notice
from engine.procedures import Procedure
from engine.state import Ref, ref


def show(res: Resolution, found: Refs, seats: int, why: str, *, told: bool = False) -> Procedure:
    """Let players see cards that lie hidden, until this has been carried out (FFTCG 7.6.1, Cipher 24.1.4.2)."""
    shown = res.named.setdefault("shown", [])
    assert isinstance(shown, list)
    shown.extend(uncover(res.state, found, seats, why))
    for one in found if told else ():
        tell(res.state, "{0} is revealed.", res.meaning.rules.reveals, ("card", one.number))
    facts: list[Event] = [Notice(why, res.actor, one.number, cause=res.cause) for one in found]
    if facts:
        yield from res.meaning.apply_events(res.state, facts)


def hide(res: Resolution) -> None:
    """Let cards that were shown and still lie where they lay be hidden again (FFTCG 7.6.1, Cipher 24.1.4.2)."""
    shown = res.named.pop("shown", ())
    assert isinstance(shown, list | tuple)
    cover(res.state, shown)


def reveal(effect: ab.Reveal, res: Resolution) -> Procedure:
    """Show cards to both players; they stay where they are."""
    found = yield from resolve(effect.what, res, effect, zone=res.meaning.hands[res.actor])
    yield from show(res, found, EVERYBODY, "reveal", told=True)
    if found:
        res.looked = res.done["revealed"] = found
    note(res, found, max(1, len(found)))


def reveal_until(effect: ab.RevealUntil, res: Resolution) -> Procedure:
    """Reveal cards from the top of the actor's deck, one by one, until one fits: that is "it"."""
    turned: list[Ref] = []
    res.it = ()
    for number in reversed(res.state.zones[res.meaning.decks[res.actor]]):
        one = ref(res.state, number)
        turned.append(one)
        if evaluate.fits(effect.noun, number, res):
            res.it = (one,)
            break
    yield from show(res, tuple(turned), EVERYBODY, "reveal", told=True)
    res.looked = res.done["revealed"] = tuple(turned)
    note(res, res.looked, speaks=False)


def look(effect: ab.LookAt, res: Resolution) -> Procedure:
    """Show cards to the actor."""
    zone = res.meaning.hands[1 - res.actor] if isinstance(effect.what, ab.Every) else None
    found = yield from resolve(effect.what, res, effect, zone=zone)
    if found:
        count = str(len(found)), "" if len(found) == 1 else "s"
        tell(res.state, "{0} looks at {1} card{2}.", res.meaning.rules.looks, ("seat", res.actor), *count)
        res.looked = found
    yield from show(res, found, 1 << res.actor, "look")
    note(res, found, max(1, len(found)))


# Selecting


def about_it(res: Resolution) -> Iterator[ab.Effect]:
    """Return the effects after the one being carried out that act on what it found, before anything else is found."""
    for effect in following(res):
        if isinstance(effect, ab.Select):
            return
        if isinstance(getattr(effect, "what", None), _SPOKEN):
            yield effect


_SPOKEN = (ab.It, ab.Them, ab.That, ab.TheDealt)


def select(effect: ab.Select, res: Resolution) -> Procedure:
    """Let the actor select what the text goes on to speak of."""
    doing = next(about_it(res), None)
    every = _of_which_rest(effect, res)
    able, together = res.meaning.useful(doing, res)
    found = yield from resolve(effect.what, res, doing, able=able, together=together)
    selected(found, effect.what.count if isinstance(effect.what, ab.Pick) else None, res)
    if every:
        res.looked = tuple(one for one in every if one not in found)


def _of_which_rest(effect: ab.Select, res: Resolution) -> Refs:
    """Return what is selected from where the text goes on to speak of the rest, and nothing was looked at."""
    if res.looked or not isinstance(effect.what, ab.Pick):
        return ()
    if not any(isinstance(getattr(one, "what", None), ab.TheRest) for one in following(res)):
        return ()
    return tuple(ref(res.state, number) for number in pool(effect.what, res))


def selected(found: Refs, count: ab.Count | None, res: Resolution) -> None:
    """Note what was selected, and tell of what everybody sees; what lies hidden is told by what is done with it."""
    meaning = res.meaning
    if not meaning.policy.declares:
        res.targets = (*res.targets, found)
    note(res, found, max(1, evaluate.bounds(count, len(found), res)[0]) if count is not None else 1)
    res.it = res.done["selected"] = found
    cards = res.state.cards
    text = "{0} selects {1}." if meaning.policy.declares else "{0} chooses {1}."
    for one in found:
        if one.number >= 0 and all(res.state.sight(cards[one.number])):
            tell(res.state, text, meaning.rule_of(ONE), ("seat", res.actor), ("card", one.number))


EFFECTS: dict[type[ab.Effect], Handler] = {
    ab.Reveal: reveal,
    ab.RevealUntil: reveal_until,
    ab.LookAt: look,
    ab.Select: select,
}
