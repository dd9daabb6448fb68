"""What a skill refers to, as objects: itself, what was chosen, what was spoken of last, all of a kind.

A reference gives objects (:class:`~engine.objects.Ref`), which may have left in the meantime; whoever acts on them
looks whether they are still there (Cipher 6.5).
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from engine.abilities import references as words
from engine.abilities.nouns import InZone, Noun
from engine.abilities.references import Reference
from engine.asking.fixed import Fixed
from engine.games.cipher import vocabulary
from engine.games.cipher.deeds import amounts, nouns, places, players
from engine.games.cipher.deeds import board as boards
from engine.games.cipher.deeds.context import Deed
from engine.games.cipher.law.table import DECK, SUPPORT, Ref, alive, attacker, defender, ref, units

Refs = tuple[Ref, ...]


def refs(reference: Reference, deed: Deed) -> Refs:
    """Return the objects that a reference means now."""
    return REFERENCES[type(reference)](reference, deed)


def denotes(reference: Reference, what: Ref, deed: Deed) -> bool:
    """Whether a reference means this object, or it fits the noun of "a ...", as it is or last was."""
    kind = type(reference)
    if kind is words.Source or kind is words.This:
        return what == deed.source
    if kind is words.Any or kind is words.Every or kind is words.The or kind is words.Pick:
        return nouns.suits(reference.noun, what, deed)  # type: ignore[attr-defined]
    if kind is vocabulary.Another:
        return what != deed.source and nouns.suits(reference.noun, what, deed)  # type: ignore[attr-defined]
    if kind is Fixed:
        return what in reference.objects  # type: ignore[attr-defined]
    if kind is words.Both:
        return any(denotes(one, what, deed) for one in reference.references)  # type: ignore[attr-defined]
    return what in refs(reference, deed)


def _that(reference: words.That | words.Those, deed: Deed) -> Refs:
    """Return the last ones spoken of that fit, those chosen since the event before those of the event; of what nobody
    spoke, what is in the combat is known.
    """
    if deed.targets and not deed.targets[-1] and not deed.it:
        # What has just been chosen is nobody.
        return ()
    for spoken in (deed.it, *reversed(deed.targets), deed.event):
        found = _fitting(spoken, reference.noun, deed)
        if found:
            return found
    mine = tuple(ref(deed.state, number) for number in deed.state.zones[SUPPORT[deed.seat]])
    return _fitting(_in_combat(deed) + mine, reference.noun, deed)


def _in_combat(deed: Deed) -> Refs:
    return tuple(one for one in (attacker(deed.state), defender(deed.state)) if one is not None)


def _chosen(reference: words.Chosen, deed: Deed) -> Refs:
    if len(deed.targets) == 1:
        return deed.targets[0]
    every = tuple(one for group in deed.targets for one in group)
    return _fitting(every, reference.noun, deed) or every


def _fitting(found: Refs, noun: Noun, deed: Deed) -> Refs:
    return tuple(one for one in found if nouns.suits(noun, one, deed))


def _all(reference: words.Every | words.The | words.Any, deed: Deed) -> Refs:
    return tuple(ref(deed.state, number) for number in nouns.find(reference.noun, deed))


def _another(reference: vocabulary.Another, deed: Deed) -> Refs:
    return tuple(one for one in _all(words.Any(reference.noun), deed) if one != deed.source)


def _pick(reference: words.Pick, deed: Deed) -> Refs:
    raise ValueError("what a player picks is not known before it is picked")


def _top(reference: words.TopOfDeck, deed: Deed) -> Refs:
    deck = deed.state.zones[DECK[players.seat(reference.player, deed)]]
    most = amounts.span(reference.count, len(deck), deed)[1]
    return tuple(ref(deed.state, number) for number in reversed(deck[len(deck) - most :]))


def _bottom(reference: words.BottomOfDeck, deed: Deed) -> Refs:
    deck = deed.state.zones[DECK[players.seat(reference.player, deed)]]
    most = amounts.span(reference.count, len(deck), deed)[1]
    return tuple(ref(deed.state, number) for number in deck[:most])


def _both(reference: words.Both, deed: Deed) -> Refs:
    found = [one for part in reference.references for one in refs(part, deed)]
    return tuple(dict.fromkeys(found))


def _in_place(reference: words.InPlace, deed: Deed) -> Refs:
    zones = places.of_zone(InZone(reference.zone, reference.player), deed)
    found = refs(reference.what, deed)
    return tuple(one for one in found if alive(deed.state, one) and deed.state.cards[one.number].zone in zones)


def _support_of(reference: vocabulary.SupportOf, deed: Deed) -> Refs:
    """Return the cards in the Support Areas of those in combat (Cipher 18.1.5); a failed one lies there no more."""
    state = deed.state
    found: list[Ref] = []
    for one in _in_combat(deed):
        if alive(state, one) and denotes(reference.whom, one, deed):
            seat = state.cards[one.number].zone & 1
            found.extend(ref(state, number) for number in state.zones[SUPPORT[seat]])
    return tuple(found)


def _each_ally(reference: vocabulary.EachAlly, deed: Deed) -> Refs:
    state = deed.state
    return tuple(
        ref(state, number)
        for number in units(state, deed.seat)
        if not set(reference.names).isdisjoint(boards.now(state, number).names)
    )


def _this_as(reference: vocabulary.ThisAs, deed: Deed) -> Refs:
    return (deed.source,) if nouns.suits(reference.noun, deed.source, deed) else ()


REFERENCES: dict[type[Reference], Callable[[Any, Deed], Refs]] = {
    words.Source: lambda reference, deed: (deed.source,),
    words.This: lambda reference, deed: (deed.source,),
    words.It: lambda reference, deed: deed.it,
    words.Them: lambda reference, deed: deed.it,
    words.That: _that,
    words.Those: _that,
    words.Chosen: _chosen,
    words.Every: _all,
    words.The: _all,
    words.Any: _all,
    words.Pick: _pick,
    words.InPlace: _in_place,
    Fixed: lambda reference, deed: reference.objects,
    words.TopOfDeck: _top,
    words.BottomOfDeck: _bottom,
    words.TheRest: lambda reference, deed: deed.looked,
    words.Both: _both,
    words.TheDealt: lambda reference, deed: deed.done.get(reference.participle.done, ()),
    vocabulary.SupportOf: _support_of,
    vocabulary.EachAlly: _each_ally,
    vocabulary.Another: _another,
    vocabulary.ThisAs: _this_as,
}
