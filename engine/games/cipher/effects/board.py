"""The board of the battlefield: the units and Support cards, what works elsewhere, and where current values come from.

The cards' own values come ready from :mod:`~engine.games.cipher.effects.characteristics`; a card that nothing changes
is not even copied.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from engine import abilities as ab
from engine.continuous import rulings
from engine.continuous.board import KEPT, board_of
from engine.continuous.in_force import EffectsInForce, InForce, Standing, by_order
from engine.continuous.layering import Layering, Skeleton
from engine.continuous.modifiers import Influence
from engine.continuous.rulings import became, explained
from engine.derived import ChangeCursor
from engine.effects import evaluate
from engine.effects.layout import LockedIn
from engine.games.cipher import vocabulary as own
from engine.games.cipher.cards import Board, Now
from engine.games.cipher.effects import layers
from engine.games.cipher.effects.characteristics import (
    NOTHING,
    Characteristics,
    characteristics,
    deck_profile,
    gained,
    on_lines,
)
from engine.games.cipher.effects.layers import DEPENDENCE, SPLITTER, Layer, touched
from engine.games.cipher.effects.resolution import MEANING, Resolution
from engine.games.cipher.rules.table import AREAS, BACK, FRONT, OFF_FIELD, SUPPORT, face, is_faceless, mark
from engine.procedures import Because
from engine.state import CardState, Ref, State, ref
from engine.triggers.trigger_event import TriggerSource

#: The area that a zone number is of, as the cards call it.
AREA: dict[int, own.Zone] = {number: zone for zone in own.Zone for number in AREAS[zone]}
#: The areas whose cards have values on the board, in its order.
_LINED = (*FRONT, *BACK, *SUPPORT)


def board(state: State) -> Board:
    """Return the board of a position."""
    return board_of(LAYERING, state)


def watching(state: State, key: str) -> Sequence[TriggerSource]:
    """Return the skills that trigger on a kind of event. Nothing is worked out where no card with words for it lies
    where its skills work, and nothing that lasts has any.
    """
    there, cards = deck_profile(state), state.cards
    hearing, outsiders = there.printed.hearing, there.printed.outsiders
    if hearing is None or there.begun:
        return board(state).watching(key)
    for number in hearing.get(key, ()):
        zone = cards[number].zone
        if zone < OFF_FIELD or (number in outsiders and zone in outsiders[number][1]):
            return board(state).watching(key)
    return ()


def now(state: State, number: int) -> Now:
    """Return the current values of a card wherever it is (Cipher 5.1.1.4).

    A card that lies face down among open ones has none to be referred to (6.4.2.2.1, 6.4.4.2).
    """
    card = state.cards[number]
    zone = card.zone
    if zone < OFF_FIELD or zone in SUPPORT:
        known: Board | None = state.derived.get(KEPT)
        if known is None or known.version != state.version:
            known = board(state)
        return (known if known.begun else known.now)[number]
    if card.face_down and is_faceless(card):
        return NOTHING.now
    return _varied(state, number)


_looked_at: ab.Memo[Any, frozenset[str] | None] = ab.Memo(DEPENDENCE.looks_at)


def unchanged(state: State, words: Any) -> tuple[Now, ...] | None:
    """Return the printed values of all cards, where neither a card of the game nor an effect that lasts can change any
    value that some words look at; None where one may. A card that lies face down may have none of them.
    """
    looked_at, there = _looked_at(words), deck_profile(state)
    return there.printed.values if looked_at is not None and there.written.isdisjoint(looked_at) else None


def values(state: State, cards: Iterable[int], read: str) -> list[Now]:
    """Return the values of each of some cards, as far as those that are ``read`` go."""
    profile, there = deck_profile(state), state.cards
    if read in profile.written:
        return [now(state, number) for number in cards]
    known = profile.printed.values
    return [now(state, number) if there[number].face_down else known[number] for number in cards]


def names(state: State, cards: Iterable[int]) -> list[tuple[str, ...]]:
    """Return the unit names of each of some cards."""
    return [one.names for one in values(state, cards, "names")]


def printed(state: State, number: int) -> Now:
    """Return a card's own values where nothing changes them."""
    return characteristics(face(state, number)).now


def _varied(state: State, number: int) -> Now:
    """Return the values of a card outside the battlefield, with what its own SPEC skills, and units, change."""
    profile = deck_profile(state)
    what: Characteristics = profile.whats[number]
    far = profile.printed.reaches
    if not far and not what.of_itself:
        return what.now
    known: tuple[int, dict[int, Now]] | None = state.derived.get("varied")
    if known is None or known[0] != state.version:
        known = state.derived["varied"] = (state.version, {})
    found = known[1].get(number)
    if found is None:
        found = known[1][number] = what.now
        reaching = _reaching(state, number) if far else []
        influence = what.of_itself.get(AREA.get(state.cards[number].zone), Influence())
        if influence.changes or reaching:
            found = known[1][number] = _alone(state, number, what.now, influence, reaching)
    return found


def _reaching(state: State, number: int) -> list[InForce]:
    """Return what changes this card where it lies, off the board, as far as it is in force."""
    what = ref(state, number)
    there = board(state)
    there.begin()
    return [
        one
        for one in there.layers.get(Layer.KIND, ())
        if layers.far(one.modifier)
        and there.has(one.ability, one.res.source)
        and evaluate.denotes(one.modifier.who, what, one.res)
        and all(evaluate.holds(condition, one.res) for condition in one.modifier.conditions)
    ]


def _alone(state: State, number: int, values: Now, influence: Influence, reaching: list[InForce]) -> Now:
    """Return the values of a card with what its own SPEC skills change, and what is ``reaching`` it of others."""
    card = state.cards[number]
    source = Ref(number, card.entered)
    one = Standing(source, card.zone & 1, (), values, influence, {}, listens=False)
    force = EffectsInForce([one], (), [])
    kinds = LAYERING.gather(force, state)[Layer.KIND]
    itself = LockedIn((source,))
    kinds += [InForce(other.modifier.on(itself), other.res, other.stamp, None, 0) for other in reaching]
    kinds.sort(key=by_order)
    found: Board = Board(state, LAYERING, Skeleton(ChangeCursor(state), (), [one], [], [], force, {}))
    return found.now[number].settle()


def _lying(state: State) -> list[Standing]:
    """Return what changes anything from areas besides the battlefield: the Bond Areas, or where it says."""
    return [
        Standing(source, zone & 1, (), None, influence, {}, listens=False)
        for source, zone, what in _elsewhere(state) if (influence := what.lying.get(AREA[zone])) is not None
    ]


def _elsewhere(state: State) -> Iterator[tuple[Ref, int, Characteristics]]:
    for number, (what, areas) in deck_profile(state).printed.outsiders.items():
        card = state.cards[number]
        if card.zone in areas and card.zone >= OFF_FIELD and not card.face_down:
            yield Ref(number, card.entered), card.zone, what


def _objects(state: State, known: dict[int, Standing]) -> list[Standing]:
    """Return the units and Support cards; who is as it was stays the same object."""
    cards, whats = state.cards, deck_profile(state).whats
    for zone in _LINED:
        for number in state.zones[zone]:
            card = cards[number]
            key = (zone, card.entered, whats[number], card.face_down, card.marks)
            if number not in known or known[number].key != key:
                _stand(card, key, known)
    return [known[number] for zone in _LINED for number in state.zones[zone]]


def _stand(card: CardState, key: tuple[Any, ...], known: dict[int, Standing]) -> None:
    """Let a unit or a Support card be known that is otherwise than it was."""
    zone, entered, what, _, marks = key
    if card.face_down and is_faceless(card):
        what = NOTHING
    number = card.number
    one = known.get(number)
    if one is None or one.key[:4] != key[:4] or card.face_down:
        # SPEC skills work wherever the card is (Cipher 21.2.3.1.4.2).
        is_unit = zone < OFF_FIELD
        influence, listening = what.as_unit, what.on_lines
        if not is_unit:
            influence, listening = what.of_itself.get(own.Zone.SUPPORT, NOTHING.as_unit), {}
        one = known[number] = Standing(Ref(number, entered), zone & 1, key, what.now, influence, listening, is_unit)
    one.key = key
    # What this combat has added to its attack (Cipher 18.1.9, 18.1.11.1.1).
    added = marks.get("support", 0) + marks.get("critical", 0) if marks else 0
    if one.added != added:
        one.added = added
        one.now = what.now
        if added:
            one.now = values = what.now.copy(number)
            values.attack += added


LAYERING: Layering[Now] = Layering(
    tuple(Layer), SPLITTER, Resolution, gained, on_lines, _objects,
    lambda state: [(source, zone & 1, what.watching_in(AREA[zone])) for source, zone, what in _elsewhere(state)],
    lambda state: deck_profile(state).printed.outsiders, touched, others=_lying,
    last=layers.last, arrange=layers.arrange, lazy=(Layer.STRENGTH, Layer.RULINGS),
)

MEANING.now = now
MEANING.printed = printed
MEANING.unchanged = unchanged


# Where the values of a card that somebody looks at come from: the board is worked out once more, watching that card


#: The values that say what a card is.
_WHAT = ("names", "symbols", "genders", "weapons", "affinities")


def explain(state: State, number: int) -> tuple[Because, ...]:
    """Return what changes a unit or a Support card, and how; the position stays as it is."""
    if number not in board(state).skeleton.now:
        return ()
    return (*_combat(state, number), *explained(state, LAYERING, number, _differences))


def _combat(state: State, number: int) -> Iterator[Because]:
    """Say what this combat has added (Cipher 18.1.9, 18.1.11.1.1)."""
    if mark(state, number, "support"):
        yield Because("support: +{0} attack", (mark(state, number, "support"),))
    if mark(state, number, "critical"):
        yield Because("critical hit: +{0} attack", (mark(state, number, "critical"),))


def _differences(before: Now, now: Now, number: int) -> Iterator[Because]:
    """Say what is different about a card: numbers first, then what it has and what it is."""
    source = ("card", number)
    shift = now.attack - before.attack
    if shift:
        yield Because("{0}: +{1} attack" if shift > 0 else "{0}: −{1} attack", (source, abs(shift)))
    shift = now.support - before.support
    if shift:
        yield Because("{0}: +{1} support" if shift > 0 else "{0}: −{1} support", (source, abs(shift)))
    if now.cost != before.cost:
        yield Because("{0}: Deployment Cost {1}", (source, now.cost))
    if now.change_cost != before.change_cost:
        yield Because("{0}: Class Change Cost {1}", (source, now.change_cost))
    if now.ranges != before.ranges:
        yield Because("{0}: range {1}", (source, "-".join(map(str, now.ranges))))
    if now.orbs != before.orbs:
        yield Because("{0}: its attack destroys {1} Orbs", (source, now.orbs))
    for word in became(before, now, *_WHAT):
        yield Because("{0}: becomes {1}", (source, word))
    for lost in became(now, before, *_WHAT):
        yield Because("{0}: is no longer {1}", (source, lost))
    yield from _words(before, now, source)


def _words(before: Now, now: Now, source: object) -> Iterator[Because]:
    """Say which skills a card has gained or lost, and what it may or may not do."""
    for skill in rulings.gained(before, now, _said):
        if words := _printed(skill):
            yield Because("{0}: {1}", (source, words))
    has = {id(one) for one in now.abilities}
    for skill in before.abilities:
        if id(skill) not in has:
            yield Because("{0}: loses {1}", (source, getattr(skill, "name", "") or _printed(skill)))


@ab.Memo
def _said(change: ab.Change) -> ab.Ability:
    """Return a change as a skill that says it of its own card."""
    from engine.games.cipher.words.terms import THIS_UNIT

    return own.Skill(" ", own.SkillKind.CONT, ab.FieldAbility((ab.Changes(THIS_UNIT, (change,)),)))


@rulings.in_words
def _printed(skill: ab.Ability, _: None) -> str:
    """Return a skill in words."""
    from engine.games.cipher.words import render

    return render(skill).strip().removeprefix(f"|{own.SkillKind.CONT.value}|").strip()
