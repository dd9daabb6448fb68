"""The manual verbs: what players do to a card or a zone whatever the rules say."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from app.table.layout import Spot
from app.table.spec import TableSpec
from app.values import words_in
from engine.overrides import (
    Control,
    Counter,
    Damage,
    Draw,
    Flip,
    FlipCoin,
    Look,
    MoveCard,
    MoveFrom,
    Override,
    PutOnStack,
    Reveal,
    RollDie,
    SetPhase,
    Shuffle,
    TakeOffStack,
    Turn,
    Value,
)
from engine.views import CardView, View


@dataclass(frozen=True, slots=True)
class Verb:
    """A manual verb with its words; ``group`` gathers them in a menu. ``ask`` wants a number or words first."""

    text: str
    make: Callable[[str], Override]
    group: str = ""
    ask: str = ""


translate = QCoreApplication.translate


def card_verbs(spec: TableSpec, view: View, card: CardView, zone: str) -> list[Verb]:
    """What can be done by hand to a card."""
    handle = card.handle
    verbs: list[Verb] = []
    if zone in spec.field_zones:
        word = spec.by_hand.upright if card.dull else spec.by_hand.sideways
        verbs.append(Verb(translate("ByHand", word), lambda _: Turn(handle, not card.dull)))
    if zone in (*spec.field_zones, *spec.by_hand.turned_over):
        word = translate("ByHand", "Turn face up") if card.face_down else translate("ByHand", "Turn face down")
        verbs.append(Verb(word, lambda _: Flip(handle, not card.face_down)))
    if zone in spec.field_zones and spec.by_hand.burdens:
        verbs += _burdens(view, card)
    if zone == spec.hand_zone:
        verbs.append(Verb(translate("ByHand", "Show to both players"), lambda _: Reveal(handle)))
    verbs += _moves(spec, view, card, zone)
    if zone in (spec.hand_zone, spec.discard_zone) and any(place.name == "stack" for place in view.zones):
        verbs.append(
            Verb(translate("ByHand", "Put on the stack"), lambda _: PutOnStack(handle), translate("ByHand", "Move to"))
        )
    return verbs


def _burdens(view: View, card: CardView) -> list[Verb]:
    """Damage, counters, and another controller."""
    handle, other = card.handle, 1 - card.controller
    verbs = [
        Verb(
            translate("ByHand", "Deal damage…"),
            lambda text: Damage(handle, _number(text)),
            ask=translate("ByHand", "How much damage?"),
        ),
        Verb(
            translate("ByHand", "Place a counter…"),
            lambda text: Counter(handle, text, 1),
            ask=translate("ByHand", "Which counter?"),
        ),
    ]
    for name in card.counters:
        verbs.append(Verb(translate("ByHand", "Remove a counter: {name}").format(name=name), _taking(handle, name)))
    words = translate("ByHand", "Give control to {name}").format(name=view.names[other])
    return [*verbs, Verb(words, lambda _: Control(handle, other))]


def _moves(spec: TableSpec, view: View, card: CardView, zone: str) -> list[Verb]:
    group = translate("ByHand", "Move to")
    found: list[Verb] = []
    names = dict.fromkeys(place.name for place in view.zones)
    for name in names:
        if name in ("stack", spec.attached) or name == zone:
            continue
        label = translate("Zones", name)
        found.append(Verb(label, _moving(card.handle, name, 0), group))
        if name == "deck":
            found.append(
                Verb(
                    translate("ByHand", "{zone}, at the bottom").format(zone=label),
                    _moving(card.handle, name, -1),
                    group,
                )
            )
    return found


def zone_verbs(spec: TableSpec, view: View, spot: Spot) -> list[Verb]:
    """What can be done by hand to a zone."""
    zone = next((area.zone for area in spec.areas if area.key == spot[0]), "")
    seat = spot[1]
    if seat < 0 or zone in (*spec.field_zones, ""):
        return []
    verbs: list[Verb] = []
    if zone == "deck":
        if seat == view.seat:
            verbs.append(Verb(translate("ByHand", "Draw a card"), lambda _: Draw(1)))
        verbs.append(
            Verb(
                translate("ByHand", "Look at the top cards…"),
                lambda text: Look(zone, seat, _number(text)),
                ask=translate("ByHand", "How many cards?"),
            )
        )
        for target in spec.by_hand.from_deck:
            words = translate("ByHand", "Top card to: {zone}").format(zone=translate("Zones", target))
            verbs.append(Verb(words, _moving_top(zone, seat, target)))
    verbs.append(Verb(translate("ByHand", "Shuffle"), lambda _: Shuffle(zone, seat)))
    return verbs


def plate_verbs(spec: TableSpec, view: View, seat: int) -> list[Verb]:
    """What can be done by hand to a player's numbers, the phase, and with chance."""
    verbs: list[Verb] = []
    for gauge in spec.gauges:
        label = translate("Values", gauge.value)
        more, less = translate("ByHand", "{value}: one more"), translate("ByHand", "{value}: one less")
        if gauge.step > 1:
            more, less = f"{{value}}: +{gauge.step}", f"{{value}}: −{gauge.step}"
        if gauge.step and gauge.value in view.values[seat]:
            verbs.append(Verb(more.format(value=label), _counting(gauge.value, seat, gauge.step)))
            verbs.append(Verb(less.format(value=label), _counting(gauge.value, seat, -gauge.step)))
    for phase in spec.phases:
        name = translate("Phases", phase.name, phase.terms)
        verbs.append(Verb(name, _phasing(phase.name), translate("ByHand", "Go to phase")))
    verbs.append(Verb(translate("ByHand", "Roll a die"), lambda _: RollDie()))
    verbs.append(Verb(translate("ByHand", "Flip a coin"), lambda _: FlipCoin()))
    return verbs


def stack_verbs(index: int) -> list[Verb]:
    """What can be done by hand to something on the stack."""
    return [Verb(translate("ByHand", "Take off the stack"), lambda _: TakeOffStack(index))]


def drop_verb(spec: TableSpec, view: View, card: CardView | None, source: Spot, spot: Spot) -> Override | None:
    """What a drag from a place to another does by hand for the seat that looks; without a card, the top one is meant.

    None where it does nothing: a card stays in its zone.
    """
    left, zone = spec.zone_of(source[0]), spec.zone_of(spot[0])
    if not zone or not left:
        return None
    if card is None:
        if (left, source[1]) == (spec.deck_zone, view.seat) and (zone, spot[1]) == (spec.hand_zone, view.seat):
            return Draw(1)
        return None if source == spot else MoveFrom(left, source[1], 0, zone, spot[1])
    if zone == left and spot[1] in (-1, source[1]):
        return None
    if zone == left and zone in spec.field_zones and any(one.name == zone and one.seat < 0 for one in view.zones):
        return Control(card.handle, spot[1])
    if zone == "stack" or (zone in spec.field_zones and not spec.takes(zone, words_in(card.values.get("types")))):
        return PutOnStack(card.handle)
    return MoveCard(card.handle, zone, spot[1])


def _moving(handle: int, zone: str, place: int) -> Callable[[str], Override]:
    return lambda _: MoveCard(handle, zone, place=place)


def _moving_top(zone: str, seat: int, target: str) -> Callable[[str], Override]:
    return lambda _: MoveFrom(zone, seat, 0, target, seat)


def _taking(handle: int, name: str) -> Callable[[str], Override]:
    return lambda _: Counter(handle, name, -1)


def _counting(name: str, seat: int, change: int) -> Callable[[str], Override]:
    return lambda _: Value(name, seat, change)


def _phasing(name: str) -> Callable[[str], Override]:
    return lambda _: SetPhase(name)


def _number(text: str) -> int:
    """The number in what a player wrote; 0 where there is none."""
    try:
        return int(text.strip())
    except ValueError:
        return 0
