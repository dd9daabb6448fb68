"""Positions made by hand, for looking at a table without a match."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from engine.views import CardView, LogLine, StackView, View, ZoneView

_ROOM = 1 << 16


class Position:
    """Cards laid on a table one by one; ``view()`` is what seat 0 may know."""

    def __init__(self, cards: Mapping[str, Any]) -> None:
        self._cards = cards
        self._next = 100
        self.field: list[CardView] = []
        self.primed: list[CardView] = []
        self.zones: dict[tuple[str, int], list[CardView]] = {}
        self.hidden: dict[tuple[str, int], int] = {("deck", 0): 31, ("deck", 1): 29, ("hand", 1): 5}
        self.stack: list[StackView] = []

    def card(self, code: str, seat: int = 0, **more: Any) -> CardView:
        """A card in sight, with its printed values."""
        card = self._cards[code]
        self._next += 1
        values = {
            "cost": card.cost,
            "power": card.power,
            "base power": card.power,
            "types": (card.type.value,),
            "elements": tuple(one.value for one in card.elements),
            "jobs": card.jobs,
            "categories": card.categories,
            "keywords": (),
            **more.pop("values", {}),
        }
        return CardView(self._next, code, card.name, owner=seat, controller=seat, values=values, **more)

    def put(self, code: str, seat: int = 0, **more: Any) -> CardView:
        """Lay a card on the field."""
        card = self.card(code, seat, **more)
        self.field.append(card)
        return card

    def lay(self, zone: str, code: str, seat: int = 0, **more: Any) -> CardView:
        """Lay a card into another zone."""
        card = self.card(code, seat, **more)
        self.zones.setdefault((zone, seat), []).append(card)
        return card

    def view(self, *, phase: str = "Main Phase 1", player: int = 0, priority: int = 0, turn: int = 7) -> View:
        """What seat 0 may know."""
        zones = [
            ZoneView("field", -1, len(self.field), tuple(self.field)),
            ZoneView("primed", -1, len(self.primed), tuple(self.primed)),
        ]
        shared_stack = self.zones.get(("stack", -1), [])
        zones.append(ZoneView("stack", -1, len(shared_stack), tuple(shared_stack)))
        names = ("deck", "hand", "break zone", "damage zone", "removed", "LB deck")
        for index, name in enumerate(names):
            for seat in (0, 1):
                known = self.zones.get((name, seat), [])
                hidden = self.hidden.get((name, seat), 0)
                backs: list[CardView] = []
                if name == "hand":
                    first = -1 - (index * 2 + seat + 3) * _ROOM
                    backs = [CardView(first - n, owner=seat, controller=seat) for n in range(hidden)]
                zones.append(ZoneView(name, seat, len(known) + hidden, (*known, *backs)))
        damage = tuple(len(self.zones.get(("damage zone", seat), ())) for seat in (0, 1))
        values = ({"damage": damage[0], "crystals": 1}, {"damage": damage[1], "crystals": 0})
        log = (LogLine("Turn 7: Ann.", "FFTCG 9", "Turn {0}: {1}.", ("7", "Ann")),)
        return View(
            0,
            ("Ann", "Bob"),
            turn,
            player,
            phase,
            priority,
            priority,
            None,
            tuple(zones),
            tuple(self.stack),
            values,
            log,
        )
