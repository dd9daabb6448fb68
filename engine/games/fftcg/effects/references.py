"""What an ability refers to, as objects: itself, what was chosen, what was spoken of last, all of a kind.

A reference gives objects (:class:`~engine.games.fftcg.rules.table.Ref`), which may have left in the meantime; whoever
acts on them looks whether they are still there (FFTCG 7.4).
"""

from __future__ import annotations

from collections.abc import Callable

from engine.abilities import references as words
from engine.abilities import targets
from engine.abilities.nouns import IsCard, Noun, OfType
from engine.abilities.references import Reference
from engine.effects import evaluate, references
from engine.games.fftcg import vocabulary
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules.table import Ref
from engine.timing.items import stack

Refs = tuple[Ref, ...]


CARD = Noun((IsCard(),))
PARTY = vocabulary.IsParty()


def _this(reference: words.This, res: Resolution) -> Refs:
    """Return the card that has the ability; after a card was selected, "this card" is that one."""
    selected = res.done.get("selected")
    return selected if selected and reference.noun == CARD else (res.source,)


def _them(_: Reference, res: Resolution) -> Refs:
    """What was spoken of last; all targets where that was only one of them ("Dull the former. Freeze them")."""
    chosen = tuple(dict.fromkeys(one for group in res.targets for one in group))
    return chosen if len(res.it) == 1 and len(chosen) > 1 and res.it[0] in chosen else res.it


def _that(reference: words.That | words.Those, res: Resolution) -> Refs:
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


def _chosen(reference: words.Chosen, res: Resolution) -> Refs:
    if len(res.targets) == 1:
        return res.targets[0]
    return evaluate.fitting(tuple(one for group in res.targets for one in group), reference.noun, res)


def _target(place: int) -> Callable[[Reference, Resolution], Refs]:
    """Return one of the groups of targets, or of a single "choose" for two one of both (FFTCG 11.3.3).

    They are those of the last "choose" for several. The first stays the first when it is no legal target any more
    (11.11.2.1.1).
    """

    def pick(_: Reference, res: Resolution) -> Refs:
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


def _rest(_: Reference, res: Resolution) -> Refs:
    """Return those looked at that have not been dealt with; where nothing was looked at, such of those chosen."""
    if "shown" in res.named or not res.targets:
        return res.looked
    first = declared(res)[0][:1] if res.named.get("first") else ()
    return tuple(one for one in res.targets[0] if one not in first and one not in res.moved)


def _the(reference: words.The, res: Resolution) -> Refs:
    """Return the one that fits; "the Forward" alone is the one that was spoken of."""
    if all(isinstance(one, _HEADS) for one in reference.noun.qualities):
        found = _that(words.That(reference.noun), res)
        if found:
            return found
    return references.all_of(reference, res)


_HEADS = (OfType, vocabulary.IsCharacter)


def _dealt(reference: words.TheDealt, res: Resolution) -> Refs:
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


def _effects(reference: vocabulary.Effects, res: Resolution) -> Refs:
    raise ValueError("effects are causes, not objects")


MEANING.references |= {
    words.This: _this,
    words.Them: _them,
    words.That: _that,
    words.Those: _that,
    words.Chosen: _chosen,
    targets.Former: _target(0),
    targets.Latter: _target(1),
    words.The: _the,
    words.TheRest: _rest,
    words.TheDealt: _dealt,
    vocabulary.Effects: _effects,
    vocabulary.ThisEffect: _effects,
}
