"""What a skill refers to, as objects: itself, what was chosen, what was spoken of last, all of a kind.

A reference gives objects (:class:`~engine.objects.Ref`), which may have left in the meantime; whoever acts on them
looks whether they are still there (Cipher 6.5).
"""

from __future__ import annotations

from engine.abilities import references as words
from engine.effects import evaluate, references
from engine.games.cipher import vocabulary
from engine.games.cipher.deeds.context import MEANING, Deed
from engine.games.cipher.law.table import SUPPORT, Ref, alive, attacker, defender, ref, units

Refs = tuple[Ref, ...]


def _denotes_another(reference: vocabulary.Another, what: Ref, deed: Deed) -> bool:
    return what != deed.source and evaluate.suits(reference.noun, what, deed)


def _that(reference: words.That | words.Those, deed: Deed) -> Refs:
    """Return the last ones spoken of that fit, those chosen since the event before those of the event; of what nobody
    spoke, what is in the combat is known.
    """
    if deed.targets and not deed.targets[-1] and not deed.it:
        # What has just been chosen is nobody.
        return ()
    for spoken in (deed.it, *reversed(deed.targets), deed.event):
        found = evaluate.fitting(spoken, reference.noun, deed)
        if found:
            return found
    mine = tuple(ref(deed.state, number) for number in deed.state.zones[SUPPORT[deed.seat]])
    return evaluate.fitting(_in_combat(deed) + mine, reference.noun, deed)


def _in_combat(deed: Deed) -> Refs:
    return tuple(one for one in (attacker(deed.state), defender(deed.state)) if one is not None)


def _chosen(reference: words.Chosen, deed: Deed) -> Refs:
    if len(deed.targets) == 1:
        return deed.targets[0]
    # "The chosen cards" are those of the last choice that can be meant.
    for group in reversed(deed.targets):
        if fits := evaluate.fitting(group, reference.noun, deed):
            return fits
    return tuple(one for group in deed.targets for one in group)


def _another(reference: vocabulary.Another, deed: Deed) -> Refs:
    return tuple(one for one in references.all_of(reference, deed) if one != deed.source)


def _support_of(reference: vocabulary.SupportOf, deed: Deed) -> Refs:
    """Return the cards in the Support Areas of those in combat (Cipher 18.1.5); a failed one lies there no more."""
    state = deed.state
    found: list[Ref] = []
    for one in _in_combat(deed):
        if alive(state, one) and evaluate.denotes(reference.whom, one, deed):
            seat = state.cards[one.number].zone & 1
            found.extend(ref(state, number) for number in state.zones[SUPPORT[seat]])
    return tuple(found)


def _each_ally(reference: vocabulary.EachAlly, deed: Deed) -> Refs:
    state = deed.state
    return tuple(
        ref(state, number)
        for number in units(state, deed.seat)
        if not set(reference.names).isdisjoint(MEANING.now(state, number).names)
    )


def _this_as(reference: vocabulary.ThisAs, deed: Deed) -> Refs:
    return (deed.source,) if evaluate.suits(reference.noun, deed.source, deed) else ()


MEANING.denoting[vocabulary.Another] = _denotes_another
MEANING.references |= {
    **references.REFERENCES,
    words.That: _that,
    words.Those: _that,
    words.Chosen: _chosen,
    vocabulary.SupportOf: _support_of,
    vocabulary.EachAlly: _each_ally,
    vocabulary.Another: _another,
    vocabulary.ThisAs: _this_as,
}
