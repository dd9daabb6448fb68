"""Positions, cards and questions in plain words, for a terminal and for whoever has it read aloud."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from app.values import rows_in, words_in
from app.will import WILL
from engine.cards import Printed
from engine.questions import Question
from engine.views import CardView, LogLine, View, ZoneView

#: Values of a card that its line tells; the others are told of a single card.
_SHORT = ("cost", "power", "attack")
#: Values that are signs, and are said as they are printed: "{R}{1}".
_SIGNS = ("cost", "to play")
#: Marks of a card whose name is not how a player says it.
_MARKS = {"fresh": "came this turn", "main": "Main Character"}
#: How a card lies sideways, by a value that only the cards of that game have.
_SIDEWAYS = {"attack": "tapped", "atk": "rested", "critical": "rested"}


def log_line(line: LogLine) -> str:
    """A line of the log, with its rule at the end."""
    return f"{line.text} ({line.rule})" if line.rule else line.text


def card_line(card: CardView) -> str:
    """A card in one line."""
    if not card.name:
        return "a hidden card" + (", face down" if card.face_down else "")
    parts = [card.name]
    parts += [f"{name} {_plain(name, card.values[name])}" for name in _SHORT if card.values.get(name)]
    if card.values.get("atk") is not None:
        parts.append(f"{card.values['atk']}/{card.values.get('def')}")
    sideways = next((word for name, word in _SIDEWAYS.items() if name in card.values), "dull")
    parts += [word for word, true in ((sideways, card.dull), ("face down", card.face_down)) if true]
    parts += [_MARKS.get(name, name) for name, value in card.values.items() if value is True]
    if card.damage:
        parts.append(f"{card.damage} damage")
    if card.under:
        parts.append(f"{len(card.under)} under it")
    parts += [f"{count} {name} counter{'s' if count != 1 else ''}" for name, count in card.counters.items()]
    return ", ".join(parts)


def card_lines(card: CardView, printed: Mapping[str, Printed]) -> list[str]:
    """Everything a seat can know of a card."""
    if not card.name:
        return [card_line(card)]
    lines = [f"{card.name}, number {card.code}", *_state(card)]
    face = printed.get(card.code)
    if face is not None and face.text:
        lines += ["Text:", *(f"  {line}" for line in face.text.splitlines())]
    return lines


def _state(card: CardView) -> list[str]:
    told = [f"{name} {_plain(name, value)}" for name, value in card.values.items() if value and value is not True]
    marks = card_line(card).split(", ")[1:]
    return [", ".join(dict.fromkeys([*told, *marks]))] if told or marks else []


def _plain(name: str, value: Any) -> str:
    """A value of a card in words; a cost in signs as the card prints it."""
    if isinstance(value, tuple | list) and name in _SIGNS:
        return _signs(value)
    return " and ".join(str(part) for part in value) if isinstance(value, tuple | list) else str(value)


def _signs(some: Iterable[Any]) -> str:
    return "".join(f"{{{one}}}" for one in some)


def _gives(source: Mapping[str, Any]) -> str:
    """What a card would pay: so much of this or that, or the will of one of these signs."""
    gives = words_in(source["gives"])
    if all(one in WILL or one.isdecimal() for word in gives for one in word):
        return " or ".join(map(_signs, gives))
    return f"{source['amount']} {' or '.join(gives)}"


def status(view: View) -> str:
    """Where the game is, in a line."""
    whose = f"{view.names[view.player]}'s turn, " if view.player >= 0 else ""
    return f"Turn {view.turn}, {whose}{view.phase}."


def board(view: View) -> list[str]:
    """The position as a seat sees it: first the other player's side, then one's own."""
    lines = [status(view)]
    for seat in (1 - view.seat, view.seat):
        numbers = _numbers(view.values[seat])
        lines.append(f"{view.names[seat]}: {numbers}." if numbers else f"{view.names[seat]}:")
        for zone in view.zones:
            lines += _zone(view, zone, seat)
    stacked = bool(view.stack) or any(zone.name == "stack" for zone in view.zones)
    return [*lines, *stack(view)] if stacked else lines


def _numbers(values: Mapping[str, int]) -> str:
    """The numbers of a player; those of signs as so many signs, after the number that they make up."""
    named = ", ".join(f"{name} {value}" for name, value in values.items() if not name.startswith("{"))
    signs = "".join(name * value for name, value in values.items() if name.startswith("{"))
    return f"{named} {signs}".strip()


def _zone(view: View, zone: ZoneView, seat: int) -> list[str]:
    """One zone of a player; of a shared zone, the cards that the player controls."""
    if zone.seat not in (seat, -1) or zone.name == "stack":
        return []
    cards = zone.cards if zone.seat == seat else tuple(c for c in zone.cards if c.controller == seat)
    count = zone.count if zone.seat == seat else len(cards)
    if not count:
        return []
    known = [card for card in cards if card.name]
    head = f"  {zone.name}: {count} card{'s' if count > 1 else ''}"
    if not known:
        return [head]
    return [head, *(f"    {card_line(card)}" for card in known)]


def hand(view: View, seat: int | None = None) -> list[str]:
    """The cards of the seat's own hand; of the hand of a ``seat`` for who watches."""
    try:
        zone = view.zone("hand", view.seat if seat is None else seat)
    except KeyError:
        return ["This game has no hand."]
    whose = "Your hand" if seat is None else f"The hand of {view.names[seat]}"
    return [f"{whose}, {zone.count} cards:", *(f"  {card_line(card)}" for card in zone.cards)]


def stack(view: View) -> list[str]:
    """The stack, what resolves first at the top."""
    if not view.stack:
        return ["The stack is empty."]
    lines = ["On the stack, the next to resolve first:"]
    for item in reversed(view.stack):
        aims = ", ".join(name for target in item.targets if (name := card_name(view, target)))
        line = f"  {item.text}, {view.names[item.controller]}'s"
        lines.append(f"{line}, aimed at {aims}" if aims else line)
    return lines


def card_name(view: View, handle: int) -> str:
    """The name of a card in sight, or nothing."""
    try:
        return view.card(handle).name
    except KeyError:
        return ""


def choices(view: View, question: Question) -> list[str]:
    """The numbered lines that a question offers."""
    faces = {face.handle: face.name for face in question.faces}
    if question.kind == "play":
        return [offer.label for offer in question.plays]
    if question.kind == "options":
        return list(question.options)
    if question.kind == "confirm":
        return []
    sources = {source["card"]: source for source in rows_in(question.details.get("sources"))}
    return [_candidate(view, handle, faces, sources) for handle in question.candidates]


def _candidate(view: View, handle: int, faces: Mapping[int, str], sources: Mapping[int, Mapping[str, Any]]) -> str:
    if handle in faces:
        return faces[handle]
    for zone in view.zones:
        for card in zone.cards:
            if card.handle == handle:
                whose = "your" if card.controller == view.seat else f"{view.names[card.controller]}'s"
                line = f"{card_line(card)} ({whose} {zone.name})"
                source = sources.get(handle)
                return f"{line}: {_gives(source)}" if source else line
    return "a hidden card"


def numbered(lines: Iterable[str]) -> list[str]:
    """Lines with numbers from 1."""
    return [f"{number}. {line}" for number, line in enumerate(lines, 1)]
