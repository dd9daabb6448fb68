"""What the classes of the tree mean in a game: the tables that it hands to the shared rooms, and its ports.

Each table has an entry for every class of the tree that the game can carry out; a class without one is not
executable, and a card that has it does not count as read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from enum import Enum
from typing import Any

from engine.abilities.amounts import Amount
from engine.abilities.conditions import Condition
from engine.abilities.effects import Effect
from engine.abilities.events import Edge, Event, EventVerb
from engine.abilities.kinds import Ability
from engine.abilities.node import Node
from engine.abilities.nouns import InZone, Noun, Quality, Trait
from engine.abilities.players import Player
from engine.abilities.references import Reference
from engine.events import Event as KernelEvent
from engine.objects import Ref
from engine.procedures import Procedure
from engine.state import CardState, State

Seats = tuple[int, ...]
Refs = tuple[Ref, ...]


class Meaning:
    """The tables of one game, filled by its modules, and what the shared rooms ask it.

    In the tables the last argument is always the resolution; a quality is also given the thing and its values, an
    event and a deed what has happened.
    """

    def __init__(self) -> None:
        self.amounts: dict[type[Amount], Callable[[Any, Any], int]] = {}
        self.conditions: dict[type[Condition], Callable[[Any, Any], bool]] = {}
        self.references: dict[type[Reference], Callable[[Any, Any], Refs]] = {}
        #: References that may mean an object without listing all they mean.
        self.denoting: dict[type[Reference], Callable[[Any, Ref, Any], bool]] = {}
        self.qualities: dict[type[Quality], Callable[[Any, Any, Any, Any], bool]] = {}
        #: The values by which cards are compared where they are to share, or not to share, a trait.
        self.traits: dict[Trait, Callable[[Any], Iterable[Any]]] = {}
        #: Whether a happening is an event, and whether it is a deed, apart from who does it.
        self.events: dict[type[Event], Callable[[Any, Any, Any], bool]] = {}
        self.deeds: dict[type[EventVerb], Callable[[Any, Any, Any], bool]] = {}
        #: The kinds of event that a deed can be, and those at an edge of the turn or one of its parts.
        self.keys: dict[type[EventVerb], Callable[[Any], tuple[str, ...]]] = {}
        self.times: dict[tuple[Enum | None, Edge], tuple[str, ...]] = {}
        #: The kinds of event that are neither a deed nor an edge of time.
        self.event_keys: dict[type[Event], tuple[str, ...]] = {}
        #: The kinds of event of which several are told as one.
        self.counted: frozenset[str] = frozenset()
        #: The kinds of event whose past a part of the tree asks about.
        self.asks: dict[type[Node], Callable[[Any], Iterable[str]]] = {}
        self.effects: dict[type[Effect], Callable[[Any, Any], Procedure]] = {}
        self.players: dict[Player, Callable[[Any], Seats]] = {}
        #: References that mean an object that acts or suffers in a way of their own.
        self.acting: dict[type[Reference], Callable[[Any, Ref, Any, Any], bool]] = {}
        #: The state that something is in before it changes it, by the kind of event.
        self.before: dict[str, type[Quality]] = {}
        #: Of whom a deed is said, as far as it happened to, or was done by, one: of damage, who deals it or suffers it.
        self.actors: Callable[[EventVerb, Any, Any], Refs] = lambda deed, what, res: (what.what,)
        #: What "it" means after "when ...", where not simply what the event was about; None where it is that.
        self.spoken_of: Callable[[Event, Any, Any], Refs | None] = lambda event, what, res: None
        #: How many do what an event says; whether its words speak of several that act and suffer as one.
        self.size: Callable[[Event, Any, Any], int] = lambda event, what, res: 1
        self.is_as_one: Callable[[Event], bool] = lambda event: False
        #: Who acts together with the source of a cause, as one: the members of a party.
        self.together: Callable[[State, Any], Refs] = lambda state, cause: ()

    #: Carries out a whole text, or a part of one, in its order.
    perform: Callable[[tuple[Effect, ...], Any], Procedure]
    run: Callable[[Sequence[Effect], Any], Procedure]
    #: What is read of a card's text.
    abilities: Callable[[Any], tuple[Ability, ...]]
    #: The current and the printed values of a card.
    now: Callable[[State, int], Any]
    printed: Callable[[State, int], Any]
    #: Both seats in the order in which players choose and act.
    order: Callable[[State], Seats]
    #: Who controls a card.
    controller: Callable[[CardState], int]
    #: Whether a zone is one of those whose objects are remembered when they leave.
    is_on_field: Callable[[int], bool]
    #: The decks, by seat.
    decks: tuple[int, int]
    #: The kinds of event that cards may be watching for in an event of the kernel.
    kinds: Callable[[KernelEvent], tuple[str, ...]]
    #: What has happened this turn, in order, as far as a card of the game asks about it.
    so_far: Callable[[State], tuple[Any, ...]]
    #: The zones that a quality of place means.
    of_zone: Callable[[InZone, Any], tuple[int, ...]]
    #: Whether an object fits a noun: as it is while it is there, as it last was afterwards.
    suits: Callable[[Noun, Ref, Any], bool]
    #: Everything that fits a noun, in one zone where one is given.
    find: Callable[[Noun, Any, int | None], list[int]]

    def tables(self) -> tuple[dict[Any, Any], ...]:
        """Return the tables by the classes of the tree: what has an entry in one of them can be carried out."""
        return (
            self.references, self.qualities, self.amounts, self.conditions, self.deeds, self.events, self.effects,
        )
