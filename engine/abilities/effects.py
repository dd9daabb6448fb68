"""What a resolving ability does, in the order of its text, and what is paid for it: one verb, one class.

The actor of an effect is the ability's controller, unless a ByPlayer around it says otherwise: the Player.THEY inside.
"""

from __future__ import annotations

import enum

from engine.abilities.events import Duration, Trigger
from engine.abilities.node import Amount, Condition, Cost, Effect, Event
from engine.abilities.nouns import Player, Quality, Reference
from engine.abilities.statics import Static

# What is paid: all the parts of a cost at once


class Do(Cost):
    """An action performed as payment: put this into the Break Zone, discard a card. It must be possible in full."""

    action: Effect


# How effects are joined.


class Sequence(Effect):
    """One after the other, within one sentence."""

    effects: tuple[Effect, ...]


class Then(Effect):
    """Printed "Then, ...": carried out after what stands before, whether or not that did anything."""

    effect: Effect


class May(Effect):
    """The actor may do it or leave it, all or nothing."""

    effect: Effect


class ByPlayer(Effect):
    """The player is the actor; with several players each acts, in turn order."""

    player: Player
    effect: Effect


class EitherEffect(Effect):
    """The actor does one of them: "A or B"."""

    effects: tuple[Effect, ...]


class IfThen(Effect):
    """Carried out if the condition holds at this moment."""

    condition: Condition
    effect: Effect


class Otherwise(Effect):
    """Carried out if the condition of the IfThen (or the deed of the IfYouDoSo) before it did not hold."""

    effect: Effect


class Instead(Effect):
    """Replaces the effect printed before it (with an IfThen around it: when that holds); self-replacement."""

    effect: Effect


class IfYouDoSo(Effect):
    """Carried out in the same resolution, if the thing that the sentence before lets or makes one do was done."""

    effect: Effect
    player: Player = Player.YOU


class IfYouDont(Effect):
    """Carried out in the same resolution, if it was not done."""

    effect: Effect
    player: Player = Player.YOU


class WhenYouDoSo(Effect):
    """If the thing before was done, these trigger as an ability of their own, and choose their targets then."""

    effects: tuple[Effect, ...]
    player: Player = Player.YOU


class WhenDone(Effect):
    """As WhenYouDoSo, if what this ability has done so far includes the event: "when you discard a Forward by this
    effect"."""

    event: Event
    effects: tuple[Effect, ...]


class WhenSo(Effect):
    """As WhenYouDoSo, if the condition holds: "when you reveal 2 or more Summons"."""

    condition: Condition
    effects: tuple[Effect, ...]


class Unless(Effect):
    """The player may do `escape`; if they do not, the effect is carried out: "if your opponent doesn't pay [2]"."""

    player: Player
    escape: Effect
    effect: Effect


class Repeat(Effect):
    """Carried out so many times over: "discards 1 card for each Backup you control" is so many cards, and damage dealt
    for each is one damage of so much.
    """

    effect: Effect
    times: Amount


class Delayed(Effect):
    """Sets up an auto-ability that triggers once, when the event next happens."""

    trigger: Trigger
    effects: tuple[Effect, ...]


class Lasting(Effect):
    """From now on, for the duration, the statics are in force. Objects referred to are fixed now."""

    duration: Duration
    statics: tuple[Static, ...]


# Choosing.


class Select(Effect):
    """The actor picks them when this is carried out: no targets."""

    what: Reference


# Moving cards.


class Break(Effect):
    """Broken, as the game calls it."""

    what: Reference


class ReturnToHand(Effect):
    """To the hand of the owner."""

    what: Reference


class AddToHand(Effect):
    """To the hand of the actor (its owner)."""

    what: Reference


class PutIntoZone(Effect):
    """Into the owner's zone (a member of the game's enumeration), without being broken or discarded."""

    what: Reference
    zone: enum.Enum
    #: Face down, where the zone's cards lie face up.
    face_down: bool = False
    #: Nothing happens because of the move that otherwise would.
    quiet: bool = False


class RemoveFromGame(Effect):
    """Out of the game; back to where it was when the duration is over, if one is given."""

    what: Reference
    duration: Duration | None = None
    face_down: bool = False


class PlayOntoField(Effect):
    """Put onto the field under the actor's control, without paying and without being cast."""

    what: Reference
    #: Enters dull (rested).
    dull: bool = False
    #: Under the control of its owner, not of the actor.
    owners_control: bool = False
    #: Under the control of this player, where one is named.
    field: Player | None = None
    #: Into a part of the field in which it is what this says.
    area: Quality | None = None


class AtRandom(Effect):
    """The effect is carried out on cards that chance picks, not the actor."""

    effect: Effect


class Reveal(Effect):
    """Shown to all."""

    what: Reference


class LookAt(Effect):
    """The actor looks at them."""

    what: Reference


# Control, paying, and reminders.


class GainControl(Effect):
    """The actor gains control of it for the duration."""

    what: Reference
    duration: Duration


class Pay(Effect):
    """The actor pays the cost (inside May: if they like and can)."""

    cost: tuple[Cost, ...]


class Reminder(Effect):
    """Printed in parentheses and already meant by the rest (a member of an enumeration, or words): does nothing."""

    kind: enum.Enum | str
    #: The number it speaks of, 0 for none.
    number: int = 0
    #: The card it speaks of, None for none.
    who: Reference | None = None


# Naming something: an Element, a card name, a number


class NamedNumber(Amount):
    """The number that was named or selected."""


class NameSomething(Effect):
    """The actor names one of its kind, but none of `but` (members of the game's enumeration)."""

    kind: NameKind
    but: tuple[enum.Enum, ...] = ()


class NameKind(enum.Enum):
    """What may be named."""

    JOB = "Job"
    ELEMENT = "Element"
    CARD_NAME = "card name"
    CARD_TYPE = "card type"
    COST = "cost"
    NUMBER = "number"
    CATEGORY = "Category"
    PARITY = "odd or even"


class OfNamed(Quality):
    """Has what was named of the kind (a member of NameKind): "of the named Element"."""

    kind: enum.Enum


# Turns and phases added and left out, and the end of the game


class PhasesAgain(Effect):
    """These phases (members of the game's enumeration), one after the other, come again before what follows them."""

    phases: tuple[enum.Enum, ...]


class SkipsPhases(Effect):
    """The phases (members of the game's enumeration) do not take place in the player's next turn."""

    player: Player
    phases: tuple[enum.Enum, ...]


class TakesExtraTurn(Effect):
    """The actor takes one more turn, after this one."""


class LosesGame(Effect):
    """The actor loses the game."""


class WinsGame(Effect):
    """The actor wins the game: the opponent loses it."""
