"""What an ability refers to, as objects: itself, what was chosen, what was spoken of last, all of a kind.

A reference gives objects (:class:`~engine.games.fftcg.rules.table.Ref`), which may have left in the meantime; whoever
acts on them looks whether they are still there (FFTCG 7.4).
"""

from __future__ import annotations

from collections.abc import Callable

from engine import abilities as ab
from engine.effects import evaluate, references
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.table import Ref
from engine.timing.items import stack

Refs = tuple[Ref, ...]


CARD = ab.Noun((ab.IsCard(),))
PARTY = own.IsParty()


def _this(reference: ab.This, res: Resolution) -> Refs:
    """Return the card that has the ability; after a card was selected, "this card" is that one."""
    selected = res.done.get("selected")
    return selected if selected and reference.noun == CARD else (res.source,)


def _them(_: ab.Reference, res: Resolution) -> Refs:
    """What was spoken of last; all targets where that was only one of them ("Dull the former. Freeze them")."""
    chosen = tuple(dict.fromkeys(one for group in res.targets for one in group))
    return chosen if len(res.it) == 1 and len(chosen) > 1 and res.it[0] in chosen else res.it


def _that(reference: ab.That, res: Resolution) -> Refs:
    if PARTY in reference.noun.qualities:
        from engine.games.fftcg.effects.qualities import party

        return party(res)
    for spoken in (res.it, res.event, *reversed(res.targets)):
        found = evaluate.fitting(spoken, reference.noun, res)
        found = found or evaluate.fitting(_sources(spoken, res), reference.noun, res)
        if found:
            return found
    return ()


def _sources(found: Refs, res: Resolution) -> Refs:
    """Return the cards whose abilities on the stack were spoken of: "that Forward" may be one of them."""
    stamps = {-one.number for one in found if one.number < 0}
    return tuple(item.source for item in stack(res.state) if item.stamp in stamps) if stamps else ()


def _chosen(reference: ab.Chosen, res: Resolution) -> Refs:
    if len(res.targets) == 1:
        return res.targets[0]
    return evaluate.fitting(tuple(one for group in res.targets for one in group), reference.noun, res)


def _target(place: int) -> Callable[[ab.Reference, Resolution], Refs]:
    """Return one of the groups of targets, or of a single "choose" for two one of both (FFTCG 11.3.3).

    They are those of the last "choose" for several. The first stays the first when it is no legal target any more
    (11.11.2.1.1).
    """

    def pick(_: ab.Reference, res: Resolution) -> Refs:
        here = res.named.get("several", slice(None))
        assert isinstance(here, slice)
        groups = res.targets[here]
        if len(groups) == 1:
            return tuple(one for one in declared(res)[here][0][place : place + 1] if one in groups[0])
        return groups[place] if place < len(groups) else ()

    return pick


def declared(res: Resolution) -> tuple[Refs, ...]:
    """Return the targets as they were chosen, those that are not legal any more included (FFTCG 11.3.3)."""
    found = res.named.get("declared")
    return found if isinstance(found, tuple) and len(found) == len(res.targets) else res.targets


def _rest(_: ab.Reference, res: Resolution) -> Refs:
    """Return those looked at that have not been dealt with; where nothing was looked at, such of those chosen."""
    if "shown" in res.named or not res.targets:
        return res.looked
    first = declared(res)[0][:1] if res.named.get("first") else ()
    return tuple(one for one in res.targets[0] if one not in first and one not in res.moved)


def _the(reference: ab.The, res: Resolution) -> Refs:
    """Return the one that fits; "the Forward" alone is the one that was spoken of."""
    if all(isinstance(one, _HEADS) for one in reference.noun.qualities):
        found = _that(ab.That(reference.noun), res)
        if found:
            return found
    return references.all_of(reference, res)


_HEADS = (ab.OfType, own.IsCharacter)


def _dealt(reference: ab.TheDealt, res: Resolution) -> Refs:
    """Return what a past action dealt with, or whoever is doing just now what the participle says."""
    done = reference.participle.done
    if done in ("blocking", "attacking"):
        found: Refs | Ref | None = res.state.vars.get("blocker" if done == "blocking" else "attackers")
        there = found if isinstance(found, tuple) and not isinstance(found, Ref) else (found,)
        return tuple(one for one in there if isinstance(one, Ref))
    if done == "entered" or (done == "placed" and done not in res.done):
        # Of what triggered the ability, whatever was spoken of since.
        return evaluate.fitting(res.event, reference.noun, res)
    return res.done.get(done, ())


def _effects(reference: own.Effects, res: Resolution) -> Refs:
    raise ValueError("effects are causes, not objects")


MEANING.references |= {
    ab.This: _this,
    ab.Them: _them,
    ab.That: _that,
    ab.Chosen: _chosen,
    ab.Former: _target(0),
    ab.Latter: _target(1),
    ab.The: _the,
    ab.TheRest: _rest,
    ab.TheDealt: _dealt,
    own.Effects: _effects,
    own.ThisEffect: _effects,
}
