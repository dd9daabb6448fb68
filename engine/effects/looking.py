"""Effects that show cards: revealing them to both players, letting one look (FFTCG 7.6.1, Cipher 24.1.4, 24.1.5)."""

from __future__ import annotations

from engine.abilities import decks
from engine.abilities import effects as words
from engine.abilities.effects import Effect
from engine.abilities.references import Every
from engine.effects import evaluate
from engine.effects.actions import Handler
from engine.effects.meaning import Refs
from engine.effects.outcome import note
from engine.effects.resolution import Resolution
from engine.effects.selection import resolve
from engine.events import Event, Notice
from engine.game_log import tell
from engine.objects import Ref, ref
from engine.procedures import Procedure
from engine.reveal import EVERYBODY, cover, uncover


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


def reveal(effect: words.Reveal, res: Resolution) -> Procedure:
    """Show cards to both players; they stay where they are."""
    found = yield from resolve(effect.what, res, effect, zone=res.meaning.hands[res.actor])
    yield from show(res, found, EVERYBODY, "reveal", told=True)
    if found:
        res.looked = res.done["revealed"] = found
    note(res, found, max(1, len(found)))


def reveal_until(effect: decks.RevealUntil, res: Resolution) -> Procedure:
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


def look(effect: words.LookAt, res: Resolution) -> Procedure:
    """Show cards to the actor."""
    zone = res.meaning.hands[1 - res.actor] if isinstance(effect.what, Every) else None
    found = yield from resolve(effect.what, res, effect, zone=zone)
    if found:
        count = str(len(found)), "" if len(found) == 1 else "s"
        tell(res.state, "{0} looks at {1} card{2}.", res.meaning.rules.looks, ("seat", res.actor), *count)
        res.looked = found
    yield from show(res, found, 1 << res.actor, "look")
    note(res, found, max(1, len(found)))


EFFECTS: dict[type[Effect], Handler] = {
    words.Reveal: reveal,
    decks.RevealUntil: reveal_until,
    words.LookAt: look,
}
