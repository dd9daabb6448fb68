"""What an ability refers to, as objects: itself, what was chosen, what was spoken of last, all of a kind.

A reference gives objects (:class:`~engine.games.fftcg.law.table.Ref`), which may have left in the meantime; whoever
acts on them looks whether they are still there (FFTCG 7.4).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from engine.abilities import references as words
from engine.abilities.nouns import InZone, IsCard, Noun, OfType
from engine.abilities.references import Reference
from engine.games.fftcg import vocabulary
from engine.games.fftcg.deeds import amounts, nouns, places, players
from engine.games.fftcg.deeds.context import Deed
from engine.games.fftcg.deeds.fixed import Fixed
from engine.games.fftcg.law.items import stack
from engine.games.fftcg.law.table import DECK, Ref, alive, ref

Refs = tuple[Ref, ...]


CARD = Noun((IsCard(),))
PARTY = vocabulary.IsParty()


def refs(reference: Reference, deed: Deed) -> Refs:
    """Return the objects that a reference means now."""
    return REFERENCES[type(reference)](reference, deed)


def denotes(reference: Reference, what: Ref, deed: Deed) -> bool:
    """Whether a reference means this object, or it fits the noun of "a ...", as it is or last was."""
    kind = type(reference)
    if kind is words.Source or kind is words.This:
        return what == deed.source
    if kind is words.Any or kind is words.Every or kind is words.The:
        return nouns.suits(reference.noun, what, deed)  # type: ignore[attr-defined]
    if kind is Fixed:
        return what in reference.objects  # type: ignore[attr-defined]
    if kind is words.Pick:
        return nouns.suits(reference.noun, what, deed)  # type: ignore[attr-defined]
    if kind is words.Both:
        return any(denotes(one, what, deed) for one in reference.references)  # type: ignore[attr-defined]
    return what in refs(reference, deed)


def _source(_: Reference, deed: Deed) -> Refs:
    return (deed.source,)


def _this(reference: words.This, deed: Deed) -> Refs:
    """Return the card that has the ability; after a card was selected, "this card" is that one."""
    selected = deed.done.get("selected")
    return selected if selected and reference.noun == CARD else (deed.source,)


def _it(_: Reference, deed: Deed) -> Refs:
    return deed.it


def _them(_: Reference, deed: Deed) -> Refs:
    """What was spoken of last; all targets where that was only one of them ("Dull the former. Freeze them")."""
    chosen = tuple(dict.fromkeys(one for group in deed.targets for one in group))
    return chosen if len(deed.it) == 1 and len(chosen) > 1 and deed.it[0] in chosen else deed.it


def _that(reference: words.That | words.Those, deed: Deed) -> Refs:
    if PARTY in reference.noun.qualities:
        from engine.games.fftcg.deeds.qualities import party

        return party(deed)
    for spoken in (deed.it, deed.event, *reversed(deed.targets)):
        found = _fitting(spoken, reference.noun, deed) or _fitting(_sources(spoken, deed), reference.noun, deed)
        if found:
            return found
    return ()


def _sources(found: Refs, deed: Deed) -> Refs:
    """Return the cards whose abilities on the stack were spoken of: "that Forward" may be one of them."""
    stamps = {-one.number for one in found if one.number < 0}
    return tuple(item.source for item in stack(deed.state) if item.stamp in stamps) if stamps else ()


def _chosen(reference: words.Chosen, deed: Deed) -> Refs:
    if len(deed.targets) == 1:
        return deed.targets[0]
    return _fitting(tuple(one for group in deed.targets for one in group), reference.noun, deed)


def _fitting(found: Refs, noun: Noun, deed: Deed) -> Refs:
    return tuple(one for one in found if nouns.suits(noun, one, deed))


def _target(place: int) -> Callable[[Reference, Deed], Refs]:
    """Return the targets of one "choose"; of a single one for two, one of them (FFTCG 11.3.3).

    The first stays the first when it is no legal target any more (11.11.2.1.1).
    """

    def pick(_: Reference, deed: Deed) -> Refs:
        if len(deed.targets) == 1:
            return tuple(one for one in declared(deed)[0][place : place + 1] if one in deed.targets[0])
        return deed.targets[place] if place < len(deed.targets) else ()

    return pick


def declared(deed: Deed) -> tuple[Refs, ...]:
    """Return the targets as they were chosen, those that are not legal any more included (FFTCG 11.3.3)."""
    found = deed.named.get("declared")
    return found if isinstance(found, tuple) and len(found) == len(deed.targets) else deed.targets


def _rest(_: Reference, deed: Deed) -> Refs:
    """Return those looked at that have not been dealt with; where nothing was looked at, such of those chosen."""
    if "shown" in deed.named or not deed.targets:
        return deed.looked
    first = declared(deed)[0][:1] if deed.named.get("first") else ()
    return tuple(one for one in deed.targets[0] if one not in first and one not in deed.moved)


def _all(reference: words.Every | words.The | words.Any, deed: Deed) -> Refs:
    return tuple(nouns.ref_of(deed, number) for number in nouns.find(reference.noun, deed))


def _the(reference: words.The, deed: Deed) -> Refs:
    """Return the one that fits; "the Forward" alone is the one that was spoken of."""
    if all(isinstance(one, _HEADS) for one in reference.noun.qualities):
        found = _that(words.That(reference.noun), deed)
        if found:
            return found
    return _all(reference, deed)


_HEADS = (OfType, vocabulary.IsCharacter)


def _pick(reference: words.Pick, deed: Deed) -> Refs:
    raise ValueError("what a player picks is not known before it is picked")


def _top(reference: words.TopOfDeck, deed: Deed) -> Refs:
    found = [n for deck, most in _decks(reference, deed) for n in reversed(deck[len(deck) - most :])]
    return tuple(ref(deed.state, number) for number in found)


def _bottom(reference: words.BottomOfDeck, deed: Deed) -> Refs:
    return tuple(ref(deed.state, number) for deck, most in _decks(reference, deed) for number in deck[:most])


def _decks(reference: words.TopOfDeck | words.BottomOfDeck, deed: Deed) -> Iterator[tuple[list[int], int]]:
    """Find the decks spoken of, and how many cards of each are meant."""
    for seat in players.seats(reference.player, deed):
        deck = deed.state.zones[DECK[seat]]
        yield deck, amounts.span(reference.count, len(deck), deed)[1]


def _both(reference: words.Both, deed: Deed) -> Refs:
    found = [one for part in reference.references for one in refs(part, deed)]
    return tuple(dict.fromkeys(found))


def _in_place(reference: words.InPlace, deed: Deed) -> Refs:
    zones = places.of_zone(InZone(reference.zone, reference.player), deed)
    found = refs(reference.what, deed)
    return tuple(one for one in found if alive(deed.state, one) and deed.state.cards[one.number].zone in zones)


def _dealt(reference: words.TheDealt, deed: Deed) -> Refs:
    """Return what a past action dealt with, or whoever is doing just now what the participle says."""
    done = reference.participle.done
    if done in ("blocking", "attacking"):
        found: Refs | Ref | None = deed.state.vars.get("blocker" if done == "blocking" else "attackers")
        there = found if isinstance(found, tuple) and not isinstance(found, Ref) else (found,)
        return tuple(one for one in there if isinstance(one, Ref))
    if done == "entered" or (done == "placed" and done not in deed.done):
        # Of what triggered the ability, whatever was spoken of since.
        return _fitting(deed.event, reference.noun, deed)
    return deed.done.get(done, ())


def _effects(reference: vocabulary.Effects, deed: Deed) -> Refs:
    raise ValueError("effects are causes, not objects")


REFERENCES: dict[type[Reference], Callable[[Any, Deed], Refs]] = {
    words.Source: _source,
    words.This: _this,
    words.It: _it,
    words.Them: _them,
    words.That: _that,
    words.Those: _that,
    words.Chosen: _chosen,
    words.Former: _target(0),
    words.Latter: _target(1),
    words.Every: _all,
    words.The: _the,
    words.InPlace: _in_place,
    Fixed: lambda reference, deed: reference.objects,
    words.Any: _all,
    words.Pick: _pick,
    words.TopOfDeck: _top,
    words.BottomOfDeck: _bottom,
    words.TheRest: _rest,
    words.Both: _both,
    words.TheDealt: _dealt,
    vocabulary.Effects: _effects,
    vocabulary.ThisEffect: _effects,
}
