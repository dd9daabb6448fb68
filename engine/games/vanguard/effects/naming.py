"""Card names that are taken from other cards, and compared within a group (VG 2.2, 16.8)."""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.effects.layout import LockedIn
from engine.effects.resolution import note_done
from engine.effects.selection import objects
from engine.effects.sequencing import do
from engine.games.vanguard import vocabulary as own
from engine.games.vanguard.effects.resolution import MEANING, Resolution
from engine.procedures import Procedure
from engine.state import ref


def _take_name(effect: own.TakesName, res: Resolution) -> Procedure:
    """Give a card the name that another one has as this is carried out (VG 16.9)."""
    # "Its" is of who was spoken of before, and not of whose name it is.
    before = res.it
    whose = yield from objects(effect.whose, res, effect)
    if isinstance(effect.what, ab.It):
        what = [one.number for one in before or (res.source,)]
    else:
        what = yield from objects(effect.what, res, effect)
    state = res.state
    names = [ab.Named(str(one)) for number in whose[:1] for one in MEANING.now(state, number).names]
    note_done(res, bool(names and what))
    if not names or not what:
        return
    change: ab.Change = ab.BecomesQuality(names[0]) if effect.instead else ab.AlsoHas(tuple(names))
    whom = LockedIn(tuple([ref(state, number) for number in what]))
    yield from do(ab.Lasting(effect.duration, (ab.Changes(whom, (change,)),)), res)


def _all_differ(condition: own.AllDiffer, res: Resolution) -> bool:
    """Whether no two of a group share the trait: of one card or none, none do."""
    found = evaluate.refs(condition.what, res)
    return evaluate.all_different(evaluate.traits_of(condition.trait, one.number, res) for one in found)


MEANING.effects[own.TakesName] = _take_name
MEANING.conditions |= {
    own.AllDiffer: _all_differ,
    # Who looks through the deck and another zone has seen the deck, wherever the card was found.
    own.SearchedDeck: lambda condition, res: "searched" in res.named,
}
