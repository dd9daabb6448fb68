"""What a skill refers to, as objects: itself, what was chosen, what was spoken of last, all of a kind.

A reference gives objects (:class:`~engine.objects.Ref`), which may have left in the meantime; whoever acts on them
looks whether they are still there (Cipher 6.5).
"""

from __future__ import annotations

from engine import abilities as ab
from engine.effects import evaluate
from engine.games.cipher import vocabulary as own
from engine.games.cipher.effects.dependence import Meant
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.table import SUPPORT, Ref, alive, attacker, defender, ref, units

Refs = tuple[Ref, ...]


def _that(reference: ab.That, res: Resolution) -> Refs:
    """Return the last ones spoken of that fit, those chosen since the event before those of the event; of what nobody
    spoke, what is in the combat is known.
    """
    if res.targets and not res.targets[-1] and not res.it:
        # What has just been chosen is nobody.
        return ()
    for spoken in (res.it, *reversed(res.targets), res.event):
        found = evaluate.fitting(spoken, reference.noun, res)
        if found:
            return found
    mine = tuple(ref(res.state, number) for number in res.state.zones[SUPPORT[res.seat]])
    return evaluate.fitting(_in_combat(res) + mine, reference.noun, res)


def _in_combat(res: Resolution) -> Refs:
    return tuple(one for one in (attacker(res.state), defender(res.state)) if one is not None)


def _chosen(reference: ab.Chosen, res: Resolution) -> Refs:
    if len(res.targets) == 1:
        return res.targets[0]
    # "The chosen cards" are those of the last choice that can be meant.
    for group in reversed(res.targets):
        if fits := evaluate.fitting(group, reference.noun, res):
            return fits
    return tuple(one for group in res.targets for one in group)


def _support_of(reference: own.SupportOf, res: Resolution) -> Refs:
    """Return the cards in the Support Areas of those in combat (Cipher 18.1.5); a failed one lies there no more."""
    state = res.state
    found: list[Ref] = []
    for one in _in_combat(res):
        if alive(state, one) and evaluate.denotes(reference.whom, one, res):
            seat = state.cards[one.number].zone & 1
            found.extend(ref(state, number) for number in state.zones[SUPPORT[seat]])
    return tuple(found)


def _each_ally(reference: own.EachAlly, res: Resolution) -> Refs:
    state = res.state
    return tuple(
        ref(state, number)
        for number in units(state, res.seat)
        if not set(reference.names).isdisjoint(MEANING.now(state, number).names)
    )


def _this_as(reference: own.ThisAs, res: Resolution) -> Refs:
    return (res.source,) if evaluate.suits(reference.noun, res.source, res) else ()


def _meant(reference: Meant, res: Resolution) -> Refs:
    """Return whom a word means where conditions have spoken of somebody: of an attack, that is both units."""
    said = res.it
    res.it = tuple(
        one for condition in reference.conditions
        for one in (evaluate.refs(condition.what, res) if isinstance(condition, ab.Is) else _in_combat(res))
    )
    try:
        return evaluate.refs(reference.who, res)
    finally:
        res.it = said


MEANING.references |= {
    ab.That: _that,
    ab.Chosen: _chosen,
    own.SupportOf: _support_of,
    own.EachAlly: _each_ally,
    own.ThisAs: _this_as,
    Meant: _meant,
}
