"""What a resolving ability does, in the order of its text: one verb, one class.

The actor of an effect is the controller of the ability, unless a ByPlayer around it says otherwise;
Player.THEY inside is that actor.
"""

from __future__ import annotations

import enum

from engine.abilities.amounts import Amount, Count
from engine.abilities.conditions import Condition
from engine.abilities.costs import Cost
from engine.abilities.durations import Duration
from engine.abilities.events import Event
from engine.abilities.node import Node, treeclass
from engine.abilities.nouns import Noun
from engine.abilities.players import Player
from engine.abilities.references import Reference
from engine.abilities.statics import Static
from engine.abilities.triggers import Trigger


@treeclass
class Effect(Node):
    """Something that is carried out."""


# How effects are joined.


@treeclass
class Sequence(Effect):
    """One after the other, within one sentence."""

    effects: tuple[Effect, ...]


@treeclass
class Then(Effect):
    """Printed "Then, ...": carried out after what stands before, whether or not that did anything."""

    effect: Effect


@treeclass
class May(Effect):
    """The actor may do it or leave it, all or nothing."""

    effect: Effect


@treeclass
class ByPlayer(Effect):
    """The player is the actor; with several players each acts, in turn order."""

    player: Player
    effect: Effect


@treeclass
class EitherEffect(Effect):
    """The actor does one of them: "A or B"."""

    effects: tuple[Effect, ...]


@treeclass
class IfThen(Effect):
    """Carried out if the condition holds at this moment."""

    condition: Condition
    effect: Effect


@treeclass
class Otherwise(Effect):
    """Carried out if the condition of the IfThen (or the deed of the IfYouDoSo) before it did not hold."""

    effect: Effect


@treeclass
class Instead(Effect):
    """Replaces the effect printed before it (with an IfThen around it: when that holds); self-replacement."""

    effect: Effect


@treeclass
class IfYouDoSo(Effect):
    """Carried out in the same resolution, if the thing that the sentence before lets or makes one do was
    done.
    """

    effect: Effect
    player: Player = Player.YOU


@treeclass
class IfYouDont(Effect):
    """Carried out in the same resolution, if it was not done."""

    effect: Effect
    player: Player = Player.YOU


@treeclass
class WhenYouDoSo(Effect):
    """If the thing before was done, these trigger as an ability of their own, and choose their targets then."""

    effects: tuple[Effect, ...]
    player: Player = Player.YOU


@treeclass
class WhenDone(Effect):
    """As WhenYouDoSo, if what this ability has done so far includes the event: "when you discard a Forward by this
    effect"."""

    event: Event
    effects: tuple[Effect, ...]


@treeclass
class WhenSo(Effect):
    """As WhenYouDoSo, if the condition holds: "when you reveal 2 or more Summons"."""

    condition: Condition
    effects: tuple[Effect, ...]


@treeclass
class Unless(Effect):
    """The player may do `escape`; if they do not, the effect is carried out: "if your opponent doesn't pay
    [2], ...".
    """

    player: Player
    escape: Effect
    effect: Effect


@treeclass
class Repeat(Effect):
    """Carried out so many times over: "discards 1 card for each Backup you control" is so many cards."""

    effect: Effect
    times: Amount


@treeclass
class Delayed(Effect):
    """Sets up an auto-ability that triggers once, when the event next happens."""

    trigger: Trigger
    effects: tuple[Effect, ...]


@treeclass
class Lasting(Effect):
    """From now on, for the duration, the statics are in force. Objects referred to are fixed now."""

    duration: Duration
    statics: tuple[Static, ...]


# Choosing.


@treeclass
class Target(Node):
    """So many that fit the noun."""

    count: Count
    noun: Noun


@treeclass
class Choose(Effect):
    """Targets, chosen when the ability or Summon goes on the stack and checked when it resolves."""

    targets: tuple[Target, ...]


@treeclass
class Select(Effect):
    """The actor picks them when this is carried out: no targets."""

    what: Reference


@treeclass
class Mode(Node):
    """One of the actions that may be selected."""

    effects: tuple[Effect, ...]
    reminders: tuple[Effect, ...] = ()


@treeclass
class MoreModes(Node):
    """If the condition holds while modes are selected, so many are selected instead."""

    condition: Condition
    count: Count
    of: int


@treeclass
class SelectModes(Effect):
    """So many different ones of the `of` modes: selected with the targets, carried out in printed order."""

    count: Count
    of: int
    modes: tuple[Mode, ...]
    more: tuple[MoreModes, ...] = ()


@treeclass
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


# Damage and fights.


@treeclass
class DealDamage(Effect):
    """Damage dealt by `source`, by the ability's own card (or Summon) when None."""

    amount: Amount
    to: Reference
    source: Reference | None = None


@treeclass
class DealDamageToEachOther(Effect):
    """Each deals damage equal to its power to the other, at once."""

    one: Reference
    other: Reference


@treeclass
class DivideDamage(Effect):
    """The damage is divided among them as the actor likes, in multiples of `unit`, decided with the targets."""

    amount: Amount
    among: Reference
    unit: int = 1000


@treeclass
class DealPlayerDamage(Effect):
    """The source deals the player so many points of damage."""

    source: Reference
    player: Player
    points: Amount


@treeclass
class ReceiveDamage(Effect):
    """The actor receives so many points of damage, from no source."""

    points: Amount


# Moving cards.


@treeclass
class Break(Effect):
    """Broken, as the game calls it."""

    what: Reference


@treeclass
class ReturnToHand(Effect):
    """To the hand of the owner."""

    what: Reference


@treeclass
class AddToHand(Effect):
    """To the hand of the actor (its owner)."""

    what: Reference


@treeclass
class PutOnDeck(Effect):
    """To the owner's deck: its top or bottom, `any_order` when several may be ordered as the actor likes."""

    what: Reference
    place: DeckPlace
    any_order: bool = False


class DeckPlace(enum.Enum):
    """Where on a deck."""

    TOP = "top"
    BOTTOM = "bottom"
    #: The actor decides for each card.
    TOP_OR_BOTTOM = "top and/or bottom"


@treeclass
class PutIntoZone(Effect):
    """Into the owner's zone (a member of the game's enumeration), without being broken or discarded."""

    what: Reference
    zone: enum.Enum
    #: Nothing happens because of the move that otherwise would.
    quiet: bool = False


@treeclass
class RemoveFromGame(Effect):
    """Out of the game; back to where it was when the duration is over, if one is given."""

    what: Reference
    duration: Duration | None = None
    face_down: bool = False


@treeclass
class PlayOntoField(Effect):
    """Put onto the field under the actor's control, without paying and without being cast."""

    what: Reference
    #: Enters dull (rested).
    dull: bool = False
    #: Under the control of its owner, not of the actor.
    owners_control: bool = False
    #: Under the control of this player, where one is named.
    field: Player | None = None


@treeclass
class CastFree(Effect):
    """Cast now, without paying the cost."""

    what: Reference


@treeclass
class CastPaying(Effect):
    """Cast once this has resolved, for its cost."""

    what: Reference


@treeclass
class AtRandom(Effect):
    """The effect is carried out on cards that chance picks, not the actor."""

    effect: Effect


@treeclass
class UseAgain(Effect):
    """The actor uses the very ability that says this once more, without paying its cost."""


@treeclass
class Redirect(Effect):
    """What is on the stack and has one target has this one instead, if it may."""

    what: Reference
    to: Reference


@treeclass
class RemoveAfterUse(Effect):
    """If it is cast because of this ability, it goes out of the game where it would be put away once it has
    resolved."""

    what: Reference


@treeclass
class Draw(Effect):
    """The actor draws so many cards."""

    count: Count


@treeclass
class Discard(Effect):
    """The actor discards from their hand what is referred to; a Pick is picked by the actor from the hand."""

    what: Reference


@treeclass
class PickDiscard(Effect):
    """The actor picks so many cards from the opponent's hand, and the opponent discards them."""

    count: Count


@treeclass
class DiscardHand(Effect):
    """The actor discards the whole hand."""


@treeclass
class DiscardAtRandom(Effect):
    """The actor discards so many cards picked at random."""

    count: Count


@treeclass
class Search(Effect):
    """The actor finds them in their deck, reveals them, and shuffles; what then happens with them follows in
    the text.
    """

    what: Reference


@treeclass
class Reveal(Effect):
    """Shown to all."""

    what: Reference


@treeclass
class LookAt(Effect):
    """The actor looks at them."""

    what: Reference


@treeclass
class Shuffle(Effect):
    """The actor shuffles their deck."""


@treeclass
class ShuffleAndReturn(Effect):
    """The cards are shuffled among themselves and put on the deck, at its top or bottom."""

    what: Reference
    place: DeckPlace


@treeclass
class ShuffleIntoDeck(Effect):
    """The cards go into the owner's deck, which is then shuffled."""

    what: Reference


# Objects on the field.


@treeclass
class Activate(Effect):
    """Turned to the active state (recovered, stood)."""

    what: Reference


@treeclass
class GainControl(Effect):
    """The actor gains control of it for the duration."""

    what: Reference
    duration: Duration


@treeclass
class PlaceCounter(Effect):
    """So many counters of the name are placed on it."""

    count: Count
    counter: str
    where: Reference


@treeclass
class RemoveCounter(Effect):
    """So many counters of the name are removed from it; all of them for AnyNumber's opposite, None."""

    count: Count | None
    counter: str
    where: Reference


@treeclass
class Cancel(Effect):
    """The Summon or ability on the stack has no effect."""

    what: Reference


@treeclass
class NegateDamage(Effect):
    """The damage that is on it is taken away."""

    what: Reference


@treeclass
class Pay(Effect):
    """The actor pays the cost (inside May: if they like and can)."""

    cost: tuple[Cost, ...]


@treeclass
class RevealUntil(Effect):
    """Cards from the top of the actor's deck are revealed one by one until one fits the noun: that one is It."""

    noun: Noun


@treeclass
class CannotBeReduced(Effect):
    """The damage dealt by the effect before it cannot be reduced."""


@treeclass
class Reminder(Effect):
    """Printed in parentheses and already meant by the rest (a member of the game's enumeration): does nothing."""

    kind: enum.Enum
    #: The number it speaks of, 0 for none.
    number: int = 0
    #: The card it speaks of, None for none.
    who: Reference | None = None
