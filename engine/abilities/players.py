"""The players an ability speaks of."""

from __future__ import annotations

import enum


class Player(enum.Enum):
    """A player as seen from an ability."""

    #: The controller of the ability.
    YOU = "you"
    OPPONENT = "opponent"
    #: Both, each for themselves, in turn order.
    EACH = "each player"
    #: Whichever of the two; of zones: those of both.
    EITHER = "either player"
    #: The player that the sentence is about: "they", "their", whoever performs the action.
    THEY = "they"
    #: Of the object spoken of last.
    ITS_CONTROLLER = "its controller"
    ITS_OWNER = "its owner"
    TURN_PLAYER = "turn player"
