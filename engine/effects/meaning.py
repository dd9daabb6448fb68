"""What the classes of the tree mean in a game: the tables that it hands to the shared rooms, and its ports.

Each table has an entry for every class of the tree that the game can carry out; a class without one is not
executable, and a card that has it does not count as read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from functools import partial
from typing import Any, NamedTuple, Protocol

from engine import abilities as ab
from engine.course import EventProcedure
from engine.effects.prompts import Prompts
from engine.events import Event as KernelEvent
from engine.procedures import Procedure
from engine.requests import Asked
from engine.rulebook import Refusal
from engine.state import CardState, Ref, State

Seats = tuple[int, ...]
Refs = tuple[Ref, ...]
#: Finds objects, asking where the text lets a player choose.
Finding = Asked[Refs]
#: Why a card cannot be chosen, or None where it can.
Able = Callable[[int], Refusal | None]
#: Why these cards cannot be chosen together.
Together = Callable[[Sequence[int]], Refusal | None]


class Wish(NamedTuple):
    """What objects are looked for: the effect they are for, where a noun without a place looks (None for the field),
    what keeps some from being chosen, alone or together, since that could not be done with them (FFTCG 2.3, Cipher
    2.3), and the rule by which they are chosen, '' for the usual one.
    """

    doing: ab.Effect | None = None
    zone: int | None = None
    able: Able | None = None
    together: Together | None = None
    rule: str = ""


@dataclass(frozen=True, slots=True)
class Action:
    """What one kind of effect does to objects.

    ``field`` is where it names them, ``done`` the participle by which the text speaks of them afterwards, for some by
    the zone where they go; ``hand`` tells that it looks in the actor's hand where the text does not say, ``aside`` that
    "it" still means what it meant. ``able`` and ``together`` say why it cannot be done to an object, or to several.
    """

    act: Callable[[Any, Any, list[int]], EventProcedure]
    done: str | Mapping[Enum, str] = ""
    field: str = "what"
    hand: bool = False
    aside: bool = False
    able: Callable[[Any, Any, int], Refusal | None] | None = None
    together: Callable[[Any, Any], Together] | None = None

    def reference(self, effect: ab.Effect) -> ab.Reference:
        """Return what the effect acts on."""
        what: ab.Reference = getattr(effect, self.field)
        return what

    def participle(self, effect: Any) -> str:
        """Return by which word the text speaks of what this was done to."""
        return self.done if isinstance(self.done, str) else self.done[effect.zone]

    def bars(self, effect: ab.Effect, res: Any) -> Able | None:
        """Return why it cannot be done to objects, None where it can to any."""
        return None if self.able is None else partial(self.able, effect, res)


class Rules(NamedTuple):
    """The numbers of a game's rules by which every game asks and tells the same."""

    #: What a player may do.
    may: str
    #: What cannot be done.
    impossible: str
    #: One of several things to do.
    either: str
    #: How many.
    number: str
    #: Cards that do not go together as a text asks.
    apart: str
    #: Cards that are revealed, and looked at.
    reveals: str
    looks: str
    #: What begins to last, and what begins to wait.
    begins: str
    waits: str
    #: A deck that is shuffled.
    shuffles: str
    #: The text of a card, which goes before the rules.
    text: str
    #: What must be chosen if it can be.
    must: str = ""


class Moves(NamedTuple):
    """How a game moves cards, whoever asks for it; what is impossible is skipped."""

    draw: Callable[[State, int, int, Any], EventProcedure]
    #: Cards put into zones of their owners, by one of the game's ``routes``.
    put: Callable[[State, Sequence[int], Any, Any], EventProcedure]
    #: How many cards a player has left to draw, and how many more they may try to draw: who cannot has lost (FFTCG
    #: 3.1.2).
    left: Callable[[State, int], int]
    beyond: int = 0


class Fight(NamedTuple):
    """Who attacks now, who blocks, and what is attacked, as far as it is an object."""

    attackers: Callable[[State], Refs]
    blockers: Callable[[State], Refs]
    attacked: Callable[[State], Ref | None] = lambda state: None


class Verbs(NamedTuple):
    """What the rules of a game do to a card, whoever asks for it, and what they take for its cause."""

    place_counters: Callable[[State, int, str, int, Any], EventProcedure]
    gain_control: Callable[[State, int, int, Any], EventProcedure]
    enter: Callable[[State, Sequence[int], int, Any], EventProcedure]
    cause: Callable[[str, Ref | None, int], Any]


class Attention(Protocol):
    """The kinds of event that are asked about afterwards, and those for which abilities wait; whether any text could
    not be read.
    """

    asked: frozenset[str]
    heard: frozenset[Any]
    unread: bool


class Policy(NamedTuple):
    """Where the rulebooks differ in how a text is carried out."""

    #: "If you do" asks for all of it, and "then" for some of it (Cipher 2.3.1.6, 2.3.1.7); else for any of it, and what
    #: cannot be done is skipped (FFTCG 2.3).
    in_full: bool
    #: Where fewer are there than a text asks for, those are enough for it to be possible (Cipher 2.5).
    fewer_do: bool
    #: Players who act in the same sentence decide one after the other, then everything happens at once (FFTCG 11.11.6);
    #: else the turn player does everything first, and each is "you" where it is said of each (Cipher 2.9, 2.10).
    at_once: bool
    #: Cards leave a deck one by one, and one that has run out is refilled meanwhile (Cipher 6.6, 11.2).
    card_by_card: bool
    #: What a text chooses is declared before it is carried out (FFTCG 11.3.3); else it is known as it is chosen (Cipher
    #: 21.1.1.2).
    declares: bool


class Meaning:
    """The tables of one game, filled by its modules, and what the shared rooms ask it.

    In the tables the last argument is always the resolution; a quality is also given the thing and its values, an
    event and a deed what has happened.
    """

    def __init__(self) -> None:
        self.amounts: dict[type[ab.Amount], Callable[[Any, Any], int]] = {}
        self.conditions: dict[type[ab.Condition], Callable[[Any, Any], bool]] = {}
        self.references: dict[type[ab.Reference], Callable[[Any, Any], Refs]] = {}
        #: References that may mean an object without listing all they mean.
        self.denoting: dict[type[ab.Reference], Callable[[Any, Ref, Any], bool]] = {}
        self.qualities: dict[type[ab.Quality], Callable[[Any, Any, Any, Any], bool]] = {}
        #: The values by which cards are compared where they are to share, or not to share, a trait.
        self.traits: dict[Any, Callable[[Any], Iterable[Any]]] = {}
        #: Whether a happening is an event, and whether it is a deed, apart from who does it.
        self.events: dict[type[ab.Event], Callable[[Any, Any, Any], bool]] = {}
        self.deeds: dict[type[ab.EventVerb], Callable[[Any, Any, Any], bool]] = {}
        #: The kinds of event that a deed can be, and those at an edge of the turn or one of its parts.
        self.keys: dict[type[ab.EventVerb], Callable[[Any], tuple[str, ...]]] = {}
        self.times: dict[tuple[Enum | None, ab.Edge], tuple[str, ...]] = {}
        #: The kinds of event that are neither a deed nor an edge of time.
        self.event_keys: dict[type[ab.Event], tuple[str, ...]] = {}
        #: The kinds of event of which several are told as one.
        self.counted: frozenset[str] = frozenset()
        #: The kinds of event whose past a part of the tree asks about.
        self.asks: dict[type[ab.Node], Callable[[Any], Iterable[str]]] = {}
        self.effects: dict[type[ab.Effect], Callable[[Any, Any], Procedure | None]] = {}
        #: What effects do that do one thing to objects.
        self.actions: dict[type[ab.Effect], Action] = {}
        #: Where effects put cards that do no more than that: :class:`engine.triggers.apply_events.Route`.
        self.routes: dict[type[ab.Effect], Callable[[Any], Any]] = {}
        #: Whether an effect that is no such action can be carried out; one without an entry always can.
        self.possible: dict[type[ab.Effect], Callable[[Any, Any], bool]] = {}
        #: References that a player makes up their mind about: how they are found, and what there is to choose.
        self.finders: dict[type[ab.Reference], Callable[[Any, Any, Wish], Finding]] = {}
        self.picks: dict[type[ab.Reference], Callable[[Any], tuple[ab.Pick, ...]]] = {}
        #: Why each limit forbids the use of an ability now, as the end of a sentence; None where it does not.
        self.limits: dict[type[ab.Limit], Callable[[Any, Any, int], str | None]] = {}
        self.players: dict[ab.Player, Callable[[Any], Seats]] = {}
        #: References that mean an object that acts or suffers in a way of their own.
        self.acting: dict[type[ab.Reference], Callable[[Any, Ref, Any, Any], bool]] = {}
        #: The state that something is in before it changes it, by the kind of event.
        self.before: dict[str, type[ab.Quality]] = {}
        #: Of whom a deed is said, as far as it happened to, or was done by, one: of damage, who deals it or suffers it.
        self.actors: Callable[[ab.EventVerb, Any, Any], Refs] = lambda deed, what, res: (what.what,)
        #: What "it" means after "when ...", where not simply what the event was about; None where it is that.
        self.spoken_of: Callable[[ab.Event, Any, Any], Refs | None] = lambda event, what, res: None
        #: How many do what an event says; whether its words speak of several that act and suffer as one.
        self.size: Callable[[ab.Event, Any, Any], int] = lambda event, what, res: 1
        self.is_as_one: Callable[[ab.Event], bool] = lambda event: False
        #: Who acts together with the source of a cause, as one: the members of a party.
        self.together: Callable[[State, Any], Refs] = lambda state, cause: ()

        #: What is asked of an item of the stack that is no card; what brings something about, where that is no object.
        self.item_qualities: dict[type[ab.Quality], Callable[[Any, Any, Any], bool]] = {}
        self.causes: dict[type[ab.Reference], Callable[[Any, Any, Any], bool]] = {}

    rules: Rules
    policy: Policy
    prompts: Prompts
    moves: Moves
    #: Lets events happen at the same time, as far as nothing replaces them.
    apply_events: Callable[[State, Sequence[KernelEvent]], EventProcedure]
    #: Lets events happen at the same time that nothing can replace and that ask nobody.
    at_once: Callable[..., None]
    #: What an effect by itself lets its player choose, and the cards that there are for that now.
    choices: Callable[[ab.Effect], Sequence[Any]]
    choosable: Callable[[Any, ab.Effect, Any], Iterable[int]]
    #: What a game with targets says about those: :class:`engine.timing.legal_targets.TargetRules`.
    targets: Any
    #: The continuous effects that begin; an ability that triggers by what was just done.
    begin: Callable[[ab.Duration, tuple[ab.Static, ...], Any, int], tuple[Any, ...]]
    trigger_at_once: Callable[[tuple[ab.Effect, ...], Any], None]
    #: The rule by which so many are chosen as a text is carried out.
    rule_of: Callable[[ab.Count], str]
    #: The fewest and the most that the actor chooses of those there are.
    span: Callable[[ab.Pick, Sequence[int], Any], tuple[int, int]]
    #: Whether a card that fits a noun can be chosen, and those that must be if they can be (FFTCG 11.11.5.1.1).
    may_choose: Callable[[ab.Noun, int, Any], bool]
    must_choose: Callable[[Sequence[int], Any], tuple[int, ...]]
    #: Whether the actor sees a card that lies hidden from them, to choose it.
    may_look: Callable[[int, Any], bool]
    #: What keeps a card from being selected, alone or together: that what follows could not be done with it.
    useful: Callable[[ab.Effect | None, Any], tuple[Able | None, Together | None]]
    #: What a reference means now that asks nobody, given what it refers to.
    meant: Callable[[ab.Reference, Refs, ab.Effect | None, Any], Refs]
    #: The parts of a list, each with what only the last one says.
    listed: Callable[[ab.Both], tuple[ab.Reference, ...]]
    #: The zones that a noun says it looks in; none where it does not say.
    stated: Callable[[ab.Noun, Any], tuple[int, ...]]
    #: The zones that a noun looks in, the turn player's first, and what lies in one of them.
    looks: Callable[[ab.Noun, Any], tuple[int, ...]]
    lying: Callable[[int, Any], Sequence[int]]
    #: What lies on the stack in words; '' for what does not.
    line_of: Callable[[int, Any], str]
    #: The zones of a player of which whoever may choose in one may choose in any by hand.
    beside: tuple[str, ...] = ()
    #: Whether what a text lets a player do begins with a choice, by which they say whether they do it.
    chooses: Callable[[ab.Effect], bool]
    #: Words that belong to the effect before them: "instead" after them replaces that effect.
    riders: tuple[type[ab.Effect], ...] = ()
    #: Lets what players receive as damage happen at the same time.
    hurt: Callable[[State, Sequence[Any]], Procedure]
    #: Whether a cost can be paid, and paying it.
    can_pay: Callable[[tuple[ab.Cost, ...], Any], bool]
    pay: Callable[[tuple[ab.Cost, ...], Any], Procedure]
    #: Carries out a whole text, or a part of one, in its order.
    perform: Callable[[tuple[ab.Effect, ...], Any], Procedure]
    run: Callable[[Sequence[ab.Effect], Any], Procedure]
    #: What is read of a card's text.
    abilities: Callable[[Any], tuple[ab.Ability, ...]]
    #: The current and the printed values of a card.
    now: Callable[[State, int], Any]
    printed: Callable[[State, int], Any]
    #: Who controls a card.
    controller: Callable[[CardState], int]
    #: Whose a card is as it lies there: "your hand", "you have".
    belongs: Callable[[Any], int]
    #: What a player controls on the field.
    on_field: Callable[[State, int], list[int]]
    #: Whether it is a phase of a turn.
    is_phase: Callable[[Enum, State], bool]
    #: What a phase is called, '' where nothing is said of it.
    name_of_phase: Callable[[Enum], str]
    #: Whether nothing that is printed on a card can be referred to, as it lies face down among open cards.
    is_faceless: Callable[[CardState], bool]
    #: Whether a zone is one of those whose objects are remembered when they leave.
    is_on_field: Callable[[int], bool]
    #: The decks and the hands, by seat.
    decks: tuple[int, int]
    hands: tuple[int, int]
    #: The values of cards that a change writes.
    writes: Callable[[Any], Iterable[str]] = staticmethod(lambda change: ())
    #: The printed values of all cards by number, where no text of the game changes any value that some words look at;
    #: None where one may. A card that lies face down may have none of them.
    unchanged: Callable[[State, Any], Sequence[Any] | None] = staticmethod(lambda state, words: None)
    #: The kinds of event that cards may be watching for in an event of the kernel.
    kinds: Callable[[KernelEvent], tuple[str, ...]]
    #: What the cards of a game, and the effects that last, pay attention to.
    attention: Callable[[State], Attention]
    #: The zones of one kind, by seat; those that players share twice the same.
    pairs: Mapping[Enum, tuple[int, int]]
    #: The zones where the moves end of which words for an event speak; None where these speak of anything else.
    ends: Callable[[ab.Event], frozenset[int] | None]
    #: The zones that a quality of place means.
    of_zone: Callable[[ab.InZone, Any], tuple[int, ...]]
    #: The quality that was named while an ability was carried out, None where nothing was; what it is to have that.
    named_quality: Callable[[Any, Any], ab.Quality | None] = staticmethod(lambda quality, res: None)
    called: Mapping[Any, Callable[[Any], ab.Quality]]
    #: Where something went that this was done to, by the participle, and the other participles by which it has gone.
    goes_to: Mapping[str, tuple[int, int]] = {}
    ways: Mapping[str, tuple[str, ...]] = {}
    #: What lets players play cards later.
    permissions: tuple[type, ...] = ()
    #: Where what was removed from the game lies, by seat.
    removed: tuple[int, ...] = ()
    fight: Fight
    verbs: Verbs
    #: How continuous effects begin and end (:class:`engine.continuous.lasting.Lasting`), by which rules it is asked
    #: about counters (:class:`engine.effects.counters.CounterRules`), and what can be named
    #: (:class:`engine.effects.actions.NamingRules`).
    lasting: Any
    counter_rules: Any
    naming_rules: Any
    #: Whether an item of the stack that is no card fits a noun; whether a cause is of a kind.
    item_suits: Callable[[ab.Noun, int, Any], bool]
    is_of_kind: Callable[[Any, Enum, Any], bool]
    #: Whether an object fits a noun: as it is while it is there, as it last was afterwards.
    suits: Callable[[ab.Noun, Ref, Any], bool]
    #: Everything that fits a noun, in one zone where one is given.
    find: Callable[[ab.Noun, Any, int | None], list[int]]

    def tables(self) -> tuple[dict[Any, Any], ...]:
        """Return the tables by the classes of the tree: what has an entry in one of them can be carried out."""
        return (
            self.references, self.qualities, self.amounts, self.conditions, self.deeds, self.events, self.effects,
        )
