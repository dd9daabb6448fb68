"""What every gesture is: something that begins with a press, follows the pointer, and ends or is cancelled."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple, Protocol

from PySide6.QtCore import QPointF, Qt

from app.table.items import CardItem, Glow
from app.table.layout import Spot

if TYPE_CHECKING:
    from app.table.gestures.host import GestureHost


class Dropped(NamedTuple):
    """Cards that were let go: at which place, plate and card."""

    handles: tuple[int, ...]
    spot: Spot | None
    plate: int | None
    card: int | None


class Target(Protocol):
    """What the gestures act on: it knows what is asked, they do not. Cards are named by handle."""

    def may_drag(self, handle: int) -> bool:
        """Whether this card can be taken up at all."""

    def places_for(
        self, handles: tuple[int, ...]
    ) -> tuple[Mapping[Spot, Glow], Mapping[int, Glow], Mapping[int, Glow]]:
        """Where held cards may go: places, plates by seat, and other cards."""

    def dropped(self, drop: Dropped, *, by_hand: bool) -> bool:
        """Held cards were dropped, with the key that asks for hands or not; False lets them glide back."""

    def clicked(self, handle: int, modifiers: Qt.KeyboardModifier) -> None:
        """A card was clicked."""

    def may_hold(self, handle: int) -> bool:
        """Whether this card says something of itself while it is held."""

    def held(self, handle: int) -> None:
        """A card was pressed long, and stays where it is."""

    def clicked_ground(self, spot: Spot | None, plate: int | None) -> None:
        """The table was clicked where no card lies."""

    def clicked_twice(self, handle: int) -> None:
        """A card was clicked twice: the usual thing."""

    def menu(self, handle: int | None, spot: Spot | None, at: QPointF) -> None:
        """Everything that is possible with this card, or here, is wanted."""

    def banded(self, handles: tuple[int, ...]) -> None:
        """A band was drawn around these cards."""

    def held_together(self, handle: int) -> tuple[int, ...]:
        """The cards that are taken up with this one, itself first."""

    def relight(self) -> None:
        """Light the table as the question wants it."""


class Gesture:
    """A gesture. ``begin`` says whether it is one; then it alone hears of the pointer until it ends."""

    def __init__(self, host: GestureHost) -> None:
        self.host = host

    def begin(self, point: QPointF, item: CardItem | None, button: Qt.MouseButton) -> bool:
        """Whether a press here can begin this gesture."""
        raise NotImplementedError

    def move(self, point: QPointF) -> bool:
        """Follow the pointer; True once it is clear that this is the gesture that is meant."""
        return False

    def end(self, point: QPointF, modifiers: Qt.KeyboardModifier) -> None:
        """The button was let go."""

    def cancel(self) -> None:
        """Go back to before the gesture."""
