"""Holding the words for events against what happens: "When a Forward you control attacks".

Each kind of deed says which kinds of event (:func:`engine.games.fftcg.rules.events.keys`, ``Fact.why``) it can be, and
whether a happening is one. Besides those of the kernel it uses the facts "counter placed" and "counter removed"
(``cause`` is the name and the number left), "primes" (``others`` is the upper card) and "search".
"""

from __future__ import annotations

import enum
from collections.abc import Callable, Iterator
from typing import Any

from engine.abilities import blocking, counters, damage, decks, discarding, stack, targets, turning
from engine.abilities import events as words
from engine.abilities.damage import DamageKind
from engine.abilities.events import Edge, Event
from engine.abilities.nouns import Quality
from engine.abilities.players import Player
from engine.abilities.references import Any as AnyOne
from engine.abilities.references import Every, Pick, Reference, Source, The, This
from engine.effects import evaluate, matching
from engine.games.fftcg import vocabulary
from engine.games.fftcg.effects import nouns
from engine.games.fftcg.effects.causes import CAUSES, caused_by
from engine.games.fftcg.effects.places import ZONES
from engine.games.fftcg.effects.qualities import counters_on
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.events import DISCARDS, Cause, keys, together
from engine.games.fftcg.rules.table import FIELD, Ref, face
from engine.games.fftcg.vocabulary import Phase, StackKind, Zone
from engine.games.fftcg.vocabulary import (
    attacking as attacking_words,
)
from engine.games.fftcg.vocabulary import (
    casting as casting_words,
)
from engine.games.fftcg.vocabulary import (
    copying as copying_words,
)
from engine.games.fftcg.vocabulary import (
    entering as entering_words,
)
from engine.games.fftcg.vocabulary import (
    ex_burst as ex_burst_words,
)
from engine.triggers.trigger_event import TriggerEvent, dealers

Matches = Callable[[Any, TriggerEvent, Resolution], bool]


def _happens(event: words.Happens, what: TriggerEvent, res: Resolution) -> bool:
    return next(_doers(event, what, res), None) is not None


def _doers(event: words.Happens, what: TriggerEvent, res: Resolution) -> Iterator[Ref]:
    """The objects of which it is true that they do or suffer what the words say: "deals damage or is dealt damage" is
    said of one that deals it, and of one to which it is dealt.
    """
    for done in event.deeds:
        if matching.is_deed(done, what, res):
            for actor in _actors((done,), what, res):
                if any(_is(one, actor, what, res) for one in event.who):
                    yield actor


def doer(event: Event, what: TriggerEvent, res: Resolution) -> tuple[Ref, ...]:
    """Return whom a sentence says to do or suffer what happens, nobody where it is about no object."""
    found = next(_doers(event, what, res), None) if isinstance(event, words.Happens) else None
    return () if found is None else (found,)


def of_party(event: Event) -> bool:
    """Whether words for an event speak of a party, which acts and suffers as one (FFTCG 15.1.1.9.1)."""
    if isinstance(event, words.AnyEvent):
        return any(map(of_party, event.events))
    if not isinstance(event, words.Happens):
        return False
    return any(isinstance(one, AnyOne | The) and vocabulary.IsParty() in one.noun.qualities for one in event.who)


def size(event: Event, what: TriggerEvent, res: Resolution) -> int:
    """Return how many do what an event says: of a party, which attacks as one, the members that fit."""
    if what.key != "party attack":
        return 1
    return sum(any(_is(one, member, what, res) for one in matching.groups(event)) for member in what.others)


def subjects(event: Event, what: TriggerEvent, res: Resolution) -> tuple[Ref, ...]:
    """Return the objects that "it" means in what follows "when ...", as they are afterwards (FFTCG 11.8.16.1).

    That is the one the sentence is about; where that is the ability's own card, the other one it speaks of.
    """
    if isinstance(event, words.AnyEvent):
        return next((subjects(one, what, res) for one in event.events if matching.matches(one, what, res)), ())
    if isinstance(event, words.PlayerActs):
        return (what.after,) if what.after.number >= 0 and what.key != "takes damage player" else ()
    if not isinstance(event, words.Happens):
        return ()
    own = all(isinstance(one, Source | This) for one in event.who)
    if what.key == "hurt":
        return (what.after,)
    if what.key == "deals damage player":
        return _actors(event.deeds, what, res)
    if what.key in ("block", "blocked") and own and _names_another(event.deeds):
        return what.others
    if what.key == "party attack":
        return what.others
    if what.key == "chosen" and own and _names_source(event.deeds) and what.cause is not None:
        return (what.cause.source,) if what.cause.source is not None else ()
    return (what.after,) if what.after.number >= 0 else ()


def _names_source(deeds: tuple[words.EventVerb, ...]) -> bool:
    """Whether the sentence speaks of the card whose ability chooses."""
    nouns_ = [one.by.noun for one in deeds if isinstance(one, targets.IsChosen) and isinstance(one.by, AnyOne)]
    return any(isinstance(quality, vocabulary.ComesFrom) for noun in nouns_ for quality in noun.qualities)


def _names_another(deeds: tuple[words.EventVerb, ...]) -> bool:
    return any(
        (isinstance(one, blocking.Blocks) and one.whom is not None)
        or (isinstance(one, blocking.IsBlocked) and one.by is not None)
        for one in deeds
    )


def _actors(deeds: tuple[words.EventVerb, ...], what: TriggerEvent, res: Resolution) -> tuple[Ref, ...]:
    """Return the objects that the sentence is about: of damage, who deals it or to whom it is dealt.

    What a party deals, all its members deal (FFTCG 15.1.1.9.8).
    """
    if what.key == "party attack":
        return what.others
    if what.key in ("hurt", "deals damage player") and any(isinstance(one, damage.DealsDamage) for one in deeds):
        return dealers(what)
    return (what.after if what.key == "enter" else what.what,)


def _is(who: Reference, actor: Ref, what: TriggerEvent, res: Resolution) -> bool:
    """Whether a reference means the object that acts or suffers, as it was then (FFTCG 11.8.16)."""
    if actor.number < 0:
        return False
    if isinstance(who, AnyOne | Every | The | Pick):
        return evaluate.fitted(matching.as_it_was(who.noun, what, _BEFORE), actor, what, res)
    if isinstance(who, Source | This):
        return res.source == actor or (actor == what.what and res.source == what.after)
    return evaluate.denotes(who, actor, res)


#: The state that something is in before it changes it, by the kind of event.
_BEFORE: dict[str, type[Quality]] = {
    "activate": turning.Tapped, "dull": turning.Untapped, "attack dull": turning.Untapped,
    "cost dull": turning.Untapped,
}


def _in(zone: enum.Enum, number: int) -> bool:
    assert isinstance(zone, Zone)
    return number in ZONES[zone]


def _enters(words_: words.Enters, what: TriggerEvent, res: Resolution) -> bool:
    if words_.field is not None and what.seat not in evaluate.seats(words_.field, res):
        return False
    if words_.origin is not None and not _in(words_.origin, what.origin):
        return False
    if words_.besides is not None and _in(words_.besides, what.origin):
        return False
    return caused_by(words_.cause, what.cause, res) or (what.why == "warp" and _means_warp(words_.cause))


def _enters_by_cast(words_: entering_words.EntersByCast, what: TriggerEvent, res: Resolution) -> bool:
    return what.why == "cast" and (words_.by is None or what.seat in evaluate.seats(words_.by, res))


def _means_warp(by: Reference | None) -> bool:
    return isinstance(by, vocabulary.Effects) and StackKind.WARP in by.kinds


def _moves(words_: words.Moves, what: TriggerEvent, res: Resolution) -> bool:
    if words_.origin is not None and not _in(words_.origin, what.origin):
        return False
    if words_.whose is not None and _holder(what.origin, what, res) not in evaluate.seats(words_.whose, res):
        return False
    if words_.into is not None and _holder(what.to, what, res) not in evaluate.seats(words_.into, res):
        return False
    if not _in(words_.to, what.to):
        return False
    return caused_by(words_.cause, what.cause, res) or (what.why == "warp" and _means_warp(words_.cause))


def _holder(zone: int, what: TriggerEvent, res: Resolution) -> int:
    """Return whose a zone is that a card left or went to: of the field, who controls the card there."""
    return what.seat if zone == FIELD else res.state.cards[what.what.number].owner


def _kind(kind: DamageKind, cause: Cause | None) -> bool:
    if kind is DamageKind.ANY:
        return True
    return (cause is not None and cause.kind == "battle") == (kind is DamageKind.BATTLE)


def _deals(words_: damage.DealsDamage, what: TriggerEvent, res: Resolution) -> bool:
    if not _kind(words_.kind, what.cause) or not caused_by(words_.cause, what.cause, res):
        return False
    if what.key == "deals damage player":
        return any(isinstance(one, Player) and what.seat in evaluate.seats(one, res) for one in words_.to)
    return any(isinstance(one, Reference) and _is(one, what.what, what, res) for one in words_.to)


def _is_dealt(words_: damage.IsDealtDamage, what: TriggerEvent, res: Resolution) -> bool:
    if not _kind(words_.kind, what.cause) or not caused_by(words_.by, what.cause, res):
        return False
    return words_.quantity is None or evaluate.meets(words_.quantity, what.amount, res)


def _loses_last(words_: counters.LosesLastCounter, what: TriggerEvent, res: Resolution) -> bool:
    if words_.counter not in ("", what.name):
        return False
    return not counters_on(res.state.cards[what.what.number], words_.counter)


def _casts(words_: stack.Casts, what: TriggerEvent, res: Resolution) -> bool:
    if not _is(words_.what, what.what, what, res):
        return False
    return words_.ordinal is None or _casts_so_far(words_.what, what, res) == words_.ordinal


def _casts_so_far(kind: Reference, what: TriggerEvent, res: Resolution) -> int:
    """Return the how-manieth card of its kind that is which its player has cast this turn."""
    before = [one for one in MEANING.so_far(res.state) if one.key == "cast" and one.seat == what.seat]
    return sum(_is(kind, one.what, one, res) for one in before)


def _attacks_again(words_: attacking_words.AttacksAgainThen, what: TriggerEvent, res: Resolution) -> bool:
    return res.state.cards[what.what.number].marks.get("attacked", 0) == words_.ordinal


def _discards(words_: discarding.Discards, what: TriggerEvent, res: Resolution) -> bool:
    return what.why in DISCARDS and _is(words_.what, what.what, what, res) and caused_by(
        words_.cause, what.cause, res
    )


def _receives(words_: damage.ReceivesDamage, what: TriggerEvent, res: Resolution) -> bool:
    if words_.ordinal is None:
        return True
    points = len(res.state.zones[ZONES[Zone.DAMAGE][what.seat]])
    return points - what.amount < words_.ordinal <= points


def _uses(words_: stack.UsesAbility, what: TriggerEvent, res: Resolution) -> bool:
    if isinstance(words_.what, vocabulary.Effects):
        return caused_by(words_.what, what.cause, res)
    noun = getattr(words_.what, "noun", None)
    if noun is not None and nouns.looks_on_stack(noun):
        return what.cause is not None and any(
            what.cause.kind in CAUSES[kind]
            for quality in noun.qualities
            if isinstance(quality, vocabulary.OnStack)
            for kind in quality.kinds
        )
    return _is(words_.what, what.what, what, res)


def _party(words_: vocabulary.FormsParty, what: TriggerEvent, res: Resolution) -> bool:
    return all(
        any(evaluate.denotes(one, other, res) for other in what.others if other != res.source)
        for one in words_.with_
    )


def _primes(words_: vocabulary.PrimesInto, what: TriggerEvent, res: Resolution) -> bool:
    return words_.name is None or any(face(res.state, one.number).name == words_.name for one in what.others)


def _draws(words_: decks.Draws, what: TriggerEvent, res: Resolution) -> bool:
    if what.why != "draw" or not caused_by(words_.cause, what.cause, res):
        return False
    if words_.outside is None or table.turn_player(res.state) != what.seat:
        return True
    return bool(table.PHASE_NAMES.get(table.phase(res.state)) != words_.outside.value)


#: The key under which the conditions of state triggers are watched (FFTCG 11.8.18).
STATE = "state"

_NAMES = {
    Phase.ACTIVE: ("active phase",),
    Phase.DRAW: ("draw phase",),
    Phase.MAIN_1: ("main 1",),
    Phase.MAIN_2: ("main 2",),
    Phase.MAIN: ("main 1", "main 2"),
    Phase.ATTACK: ("attack phase",),
    Phase.END: ("end phase",),
}

#: The kinds of event at an edge of a phase; of the turn itself for None. A turn ends as its End Phase begins
#: (FFTCG 9.5.1.1).
TIMES: dict[tuple[enum.Enum | None, Edge], tuple[str, ...]] = {
    **{(phase, Edge.BEGINNING): tuple(f"at {name}" for name in names) for phase, names in _NAMES.items()},
    **{(phase, Edge.END): tuple(f"after {name}" for name in names) for phase, names in _NAMES.items()},
    (None, Edge.BEGINNING): ("at active phase",),
    (None, Edge.END): ("at end phase",),
    (Phase.END, Edge.END): ("at end phase",),
}
MEANING.times |= TIMES


def _move_keys(words_: words.Moves) -> tuple[str, ...]:
    if words_.origin is Zone.FIELD:
        return ("leave",)
    return ("enter",) if words_.to is Zone.FIELD else ("move",)


def _deal_keys(words_: damage.DealsDamage) -> tuple[str, ...]:
    found = ["hurt"] if any(isinstance(one, Reference) for one in words_.to) else []
    return (*found, "deals damage player") if any(isinstance(one, Player) for one in words_.to) else tuple(found)


#: The kinds of event that a deed can be.
MEANING.keys |= {
    words.Enters: matching.always("enter"),
    entering_words.EntersByCast: matching.always("enter"),
    words.Leaves: matching.always("leave"),
    words.Moves: _move_keys,
    words.Attacks: matching.always("attack"),
    blocking.Blocks: matching.always("block"),
    blocking.IsBlocked: matching.always("blocked"),
    blocking.IsNotBlocked: matching.always("not blocked"),
    copying_words.LosesAllPower: matching.always("leave"),
    targets.IsChosen: matching.always("chosen"),
    damage.DealsDamage: _deal_keys,
    damage.IsDealtDamage: matching.always("hurt"),
    words.IsBroken: matching.always("leave"),
    turning.BecomesUntapped: matching.always("activate"),
    counters.GetsCounter: matching.always("counter placed"),
    counters.LosesCounter: matching.always("counter removed"),
    counters.LosesLastCounter: matching.always("counter removed"),
    stack.Casts: matching.always("cast"),
    discarding.Discards: matching.always("move"),
    decks.Draws: matching.always("move"),
    damage.ReceivesDamage: matching.always("takes damage player"),
    stack.UsesAbility: matching.always("uses ability"),
    decks.Searches: matching.always("search"),
    attacking_words.AttacksAlone: matching.always("attack"),
    attacking_words.AttacksAgainThen: matching.always("attack"),
    vocabulary.FormsParty: matching.always("party attack"),
    turning.BecomesTapped: matching.always("dull", "attack dull", "cost dull"),
    vocabulary.BecomesFrozen: matching.always("freeze"),
    vocabulary.PrimesInto: matching.always("primes"),
    ex_burst_words.UsesBurst: matching.always("ex burst"),
    casting_words.GainsCrystals: matching.always("gain crystal"),
    casting_words.PaysCrystals: matching.always("pay crystals"),
}

#: Whether a happening is an event; a state never happens.
MEANING.event_keys[words.Stands] = (STATE,)
MEANING.events |= {
    **matching.EVENTS,
    words.Happens: _happens,
    words.Stands: lambda event, what, res: False,
}

#: Whether a happening of one of its kinds is the deed, apart from who does it.
MEANING.deeds |= {
    words.Enters: _enters,
    entering_words.EntersByCast: _enters_by_cast,
    words.Leaves: lambda words_, what, res: what.origin == FIELD and caused_by(words_.cause, what.cause, res),
    words.Moves: _moves,
    words.Attacks: lambda words_, what, res: True,
    attacking_words.AttacksAlone: lambda words_, what, res: len(what.others) <= 1,
    attacking_words.AttacksAgainThen: _attacks_again,
    blocking.Blocks: lambda words_, what, res: matching.with_any(words_.whom, what.others, res),
    blocking.IsBlocked: lambda words_, what, res: matching.with_any(words_.by, what.others, res),
    blocking.IsNotBlocked: lambda words_, what, res: True,
    copying_words.LosesAllPower: lambda words_, what, res: what.why == "no power",
    targets.IsChosen: lambda words_, what, res: caused_by(words_.by, what.cause, res),
    damage.DealsDamage: _deals,
    damage.IsDealtDamage: _is_dealt,
    words.IsBroken: lambda words_, what, res: what.why == "break" and caused_by(words_.by, what.cause, res),
    turning.BecomesUntapped: lambda words_, what, res: caused_by(words_.cause, what.cause, res),
    counters.GetsCounter: lambda words_, what, res: words_.counter in ("", what.name),
    counters.LosesCounter: lambda words_, what, res: words_.counter in ("", what.name),
    counters.LosesLastCounter: _loses_last,
    stack.Casts: _casts,
    discarding.Discards: _discards,
    decks.Draws: _draws,
    damage.ReceivesDamage: _receives,
    stack.UsesAbility: _uses,
    decks.Searches: lambda words_, what, res: True,
    vocabulary.FormsParty: _party,
    turning.BecomesTapped: lambda words_, what, res: caused_by(words_.by, what.cause, res),
    vocabulary.BecomesFrozen: lambda words_, what, res: caused_by(words_.by, what.cause, res),
    vocabulary.PrimesInto: _primes,
    ex_burst_words.UsesBurst: lambda words_, what, res: True,
    casting_words.GainsCrystals: lambda words_, what, res: True,
    casting_words.PaysCrystals: lambda words_, what, res: True,
}

MEANING.kinds = keys
MEANING.together = together
