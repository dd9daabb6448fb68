"""Whether a cost can be paid in full (Cipher 22.3): each of its acts with cards of its own.

The acts may be done in any order (Cipher 22.1.1.2.1). They are done in the order that leaves the most to choose from:
what leaves cards where they are first, then what takes them away, then what uses cards of the Retreat Area. What one
act needs has to be there before the cost is paid.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Any

from engine.abilities import effects as words
from engine.abilities.costs import Cost, Do
from engine.abilities.effects import Effect
from engine.abilities.memo import Memo
from engine.abilities.nouns import FaceUp, Noun
from engine.abilities.references import Pick, Reference, Them
from engine.games.cipher import verbs
from engine.games.cipher.deeds import amounts, nouns, prompts, references
from engine.games.cipher.deeds.acting import Action
from engine.games.cipher.deeds.context import Deed
from engine.games.cipher.deeds.effects_cards import ACTIONS as ON_CARDS
from engine.games.cipher.deeds.effects_units import ACTIONS as ON_UNITS
from engine.games.cipher.deeds.effects_units import growable
from engine.games.cipher.deeds.picking import PICKED, Able, as_pick, each_ally, pool, present, reachable
from engine.games.cipher.law.table import BOND
from engine.games.cipher.vocabulary import EachAlly
from engine.rulebook import Refusal

ACTIONS: dict[type[Effect], Action] = {**ON_CARDS, **ON_UNITS}

RULE = "Cipher 22.3"


@dataclass(frozen=True, slots=True)
class Part:
    """One act of a cost.

    ``picks`` are what has to be chosen for it, none where the text names it, ``said`` the same as it is printed; parts
    with the same ``channel`` cannot be paid with the same cards. ``rank`` is its place in the order of paying.
    """

    effect: Effect
    what: Reference
    picks: tuple[Pick, ...]
    said: tuple[Pick, ...]
    channel: str
    rank: int
    #: Whether the payer's own Bond cards are turned, whoever pays (Cipher 22.4.2.1).
    bonds: bool = False

    def able(self, deed: Deed) -> Able | None:
        """Return why cards cannot be used for it."""
        first = _first(self.effect)
        if isinstance(first, verbs.Growth):
            return growable(first, deed)
        action = ACTIONS.get(type(first))
        return action.able(first, deed) if action is not None and action.able is not None else None

    def on_them(self) -> Effect:
        """Return the act on what has been chosen."""
        return _on_them(self.effect)


def _on_them(effect: Effect) -> Effect:
    if isinstance(effect, words.Sequence):
        return words.Sequence((_on_them(effect.effects[0]), *effect.effects[1:]))
    changed: dict[str, Any] = {_field(effect): Them()}
    return replace(effect, **changed)


def _first(effect: Effect) -> Effect:
    return effect.effects[0] if isinstance(effect, words.Sequence) else effect


def _field(effect: Effect) -> str:
    if isinstance(effect, verbs.Growth):
        return "cards"
    action = ACTIONS.get(type(effect))
    return action.field if action is not None else "what"


#: How each class of act uses cards, and when it is done.
_CHANNELS: dict[type[Effect], tuple[str, int]] = {
    verbs.Tap: ("tap", 0),
    words.Reveal: ("show", 0),
    words.Break: ("destroy", 0),
    verbs.Growth: ("grow", 2),
}


def _parts(cost: tuple[Cost, ...]) -> tuple[Part, ...]:
    found = [_part(one.action) for one in cost if isinstance(one, Do)]
    if any(one.channel == "turn" for one in found):
        # A face-up card that is sent away cannot be turned besides.
        found = [_turning(one) for one in found]
    return tuple(sorted(found, key=lambda one: one.rank))


def _turning(part: Part) -> Part:
    asks_for_face = any(isinstance(quality, FaceUp) for pick in part.picks for quality in pick.noun.qualities)
    return replace(part, channel="turn", rank=0) if part.channel == "go" and asks_for_face else part


def _part(effect: Effect) -> Part:
    said: tuple[Pick, ...] = ()
    if isinstance(effect, verbs.FlipBonds):
        said = (Pick(effect.count, effect.noun),)
        noun = Noun((FaceUp(), *effect.noun.qualities))
        effect = verbs.Flip(Pick(effect.count, noun), face_up=False)
    first = _first(effect)
    what: Reference = getattr(first, _field(first))
    picks = (as_pick(what),) if isinstance(what, PICKED) else each_ally(what) if isinstance(what, EachAlly) else ()
    if isinstance(effect, verbs.Flip):
        return Part(effect, what, picks, said or picks, "face" if effect.face_up else "turn", 0, bool(said))
    channel, rank = _CHANNELS.get(type(effect), ("go", 1))
    return Part(effect, what, picks, picks, channel, rank)


#: A whole cost, act by act in the order of paying.
parts_of: Memo[tuple[Cost, ...], tuple[Part, ...]] = Memo(_parts)


def others(cost: tuple[Cost, ...]) -> tuple[type, ...]:
    """Return the classes in a cost that are no acts, or acts that nobody can carry out."""
    known = (*ACTIONS, words.Reveal, verbs.FlipBonds, verbs.Growth)
    found: list[type] = []
    for one in cost:
        if not isinstance(one, Do):
            found.append(type(one))
            continue
        acts = one.action.effects if isinstance(one.action, words.Sequence) else (one.action,)
        found.extend(type(act) for act in acts if type(act) not in known)
    return tuple(found)


def refuse(cost: tuple[Cost, ...], deed: Deed) -> Refusal | None:
    """Return why a cost cannot be paid in full, or None where it can."""
    if can_pay(cost, deed):
        return None
    kind, deed.kind = deed.kind, "cost"
    found = _refusal(cost, deed)
    deed.kind = kind
    return found


def can_pay(cost: tuple[Cost, ...], deed: Deed) -> bool:
    """Whether a cost can be paid in full."""
    kind, deed.kind = deed.kind, "cost"
    found = completes(parts_of(cost), deed, {})
    deed.kind = kind
    return found


def _refusal(cost: tuple[Cost, ...], deed: Deed) -> Refusal:
    for one in cost:
        if not completes(_parts((one,)), deed, {}):
            return Refusal(RULE, f"This cannot be paid: {prompts.cost((one,))}.")
    return Refusal(RULE, f"This cannot be paid all of it: {prompts.cost(cost)}.")


def candidates(part: Part, pick: Pick, deed: Deed, taken: frozenset[int]) -> list[int]:
    """Return the cards with which one act can be paid."""
    found = [number for number in pool(pick, deed, part.able(deed)) if number not in taken]
    if not part.bonds:
        return found
    cards, own = deed.state.cards, BOND[deed.actor]
    return [number for number in found if cards[number].zone == own]


def completes(parts: Sequence[Part], deed: Deed, taken: dict[str, frozenset[int]]) -> bool:
    """Whether these acts can all be paid, with cards that are not used up in their channels yet."""
    seats: dict[str, list[list[int]]] = {}
    for part in parts:
        gone = taken.get(part.channel, frozenset())
        chairs = seats.setdefault(part.channel, [])
        if not part.picks:
            able = part.able(deed)
            there = present(tuple(deed.current(one) for one in references.refs(part.what, deed)), deed)
            if not there or any(number in gone or (able is not None and able(number)) for number in there):
                return False
            chairs.extend([number] for number in there)
        for pick in part.picks:
            if part.bonds and not _has_open(pick, deed):
                return False
            found = candidates(part, pick, deed, gone)
            least = amounts.bounds(pick.count, len(found), deed)[0]
            if len(found) < max(1, least):
                return False
            if nouns.binds(pick.noun) and reachable(pick.noun, found, max(1, least), deed) < max(1, least):
                return False
            chairs.extend([found] * max(1, least))
    return all(len(chairs) < 2 or _everyone_sits(chairs) for chairs in seats.values())


def _has_open(pick: Pick, deed: Deed) -> bool:
    """Whether the actor has face-up Bond cards enough to be turned, whatever they are (Cipher 22.4.2.1)."""
    cards, bonds = deed.state.cards, deed.state.zones[BOND[deed.actor]]
    there = sum(not cards[number].face_down for number in bonds)
    return there >= max(1, amounts.bounds(pick.count, there, deed)[0])


def _everyone_sits(chairs: list[list[int]]) -> bool:
    """Whether each of these can have a card of its own among those that fit it."""
    if all(one is chairs[0] for one in chairs):
        return len(chairs[0]) >= len(chairs)
    holder: dict[int, int] = {}

    def find(place: int, asked: set[int]) -> bool:
        for number in chairs[place]:
            if number not in asked:
                asked.add(number)
                if number not in holder or find(holder[number], asked):
                    holder[number] = place
                    return True
        return False

    return all(find(place, set()) for place in range(len(chairs)))
