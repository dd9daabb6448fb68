"""Holding the words for events against what happens: "When a Forward you control attacks".

Each kind of deed says which kinds of event (:func:`engine.games.fftcg.rules.events.keys`, ``Fact.why``) it can be, and
whether a happening is one. Besides those of the kernel it uses the facts "counter placed" and "counter removed"
(``cause`` is the name and the number left), "primes" (``others`` is the upper card) and "search".
"""

from __future__ import annotations

import enum
from collections.abc import Callable
from typing import Any

from engine import abilities as ab
from engine.effects import evaluate, matching
from engine.effects.history import so_far
from engine.effects.matching import naming, when
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.effects import nouns
from engine.games.fftcg.effects.causes import CAUSES, caused_by
from engine.games.fftcg.effects.places import ZONES
from engine.games.fftcg.effects.qualities import counters_on
from engine.games.fftcg.effects.resolution import MEANING, Resolution
from engine.games.fftcg.rules import table
from engine.games.fftcg.rules.events import DISCARDS, Cause, keys, together
from engine.games.fftcg.rules.table import FIELD, Ref, face
from engine.triggers.trigger_event import TriggerEvent, dealers
from engine.triggers.triggering import STATE


def of_party(event: ab.Event) -> bool:
    """Whether words for an event speak of a party, which acts and suffers as one (FFTCG 15.1.1.9.1)."""
    if isinstance(event, ab.AnyEvent):
        return any(map(of_party, event.events))
    if not isinstance(event, ab.Happens):
        return False
    return any(isinstance(one, ab.Any | ab.The) and own.IsParty() in one.noun.qualities for one in event.who)


def size(event: ab.Event, what: TriggerEvent, res: Resolution) -> int:
    """Return how many do what an event says: of a party, which attacks as one, the members that fit."""
    if what.key != "party attack":
        return 1
    groups = matching.groups(event)
    return sum(any(matching.is_actor(one, member, what, res) for one in groups) for member in what.others)


def _spoken_of(event: ab.Event, what: TriggerEvent, res: Resolution) -> tuple[Ref, ...] | None:
    """Return what "it" means where that is not simply whom the sentence is about (FFTCG 11.8.16.1, 15.1.1.9.8)."""
    if what.key == "hurt":
        return (what.after,)
    if what.key == "party attack":
        return what.others
    if what.key == "deals damage player" and isinstance(event, ab.Happens):
        return dealers(what) if any(isinstance(one, ab.DealsDamage) for one in event.deeds) else (what.what,)
    if what.key == "chosen":
        by_ability = matching.of_itself(event) and any(map(_names_source, event.deeds))  # type: ignore[attr-defined]
        return dealers(what)[:1] if by_ability else (what.after,)
    return () if what.key == "takes damage player" else None


def _names_source(deed: ab.EventVerb) -> bool:
    """Whether a sentence speaks of the card whose ability chooses."""
    if not isinstance(deed, ab.IsChosen) or not isinstance(deed.by, ab.Any):
        return False
    return any(isinstance(quality, own.ComesFrom) for quality in deed.by.noun.qualities)


def _actors(deed: ab.EventVerb, what: TriggerEvent, res: Resolution) -> tuple[Ref, ...]:
    """Return the objects that a sentence is about: of damage, who deals it or to whom it is dealt.

    What a party deals, all its members deal (FFTCG 15.1.1.9.8).
    """
    if what.key == "party attack":
        return what.others
    if what.key in ("hurt", "deals damage player") and isinstance(deed, ab.DealsDamage):
        return dealers(what)
    return (what.after if what.key == "enter" else what.what,)


def _in(zone: enum.Enum, number: int) -> bool:
    assert isinstance(zone, own.Zone)
    return number in ZONES[zone]


def _by(field: str) -> Callable[[Any, TriggerEvent, Resolution], bool]:
    """A deed is it where what causes it is what a part of its words names, if it does."""
    return lambda words_, what, res: caused_by(getattr(words_, field), what.cause, res)


def _counter(words_: ab.GetsCounter | ab.LosesCounter, what: TriggerEvent, res: Resolution) -> bool:
    return words_.counter in ("", what.name)


def _enters(words_: ab.Enters, what: TriggerEvent, res: Resolution) -> bool:
    if words_.field is not None and what.seat not in evaluate.seats(words_.field, res):
        return False
    if words_.origin is not None and not _in(words_.origin, what.origin):
        return False
    if words_.besides is not None and _in(words_.besides, what.origin):
        return False
    return caused_by(words_.cause, what.cause, res) or (what.why == "warp" and _means_warp(words_.cause))


def _enters_by_cast(words_: own.EntersByCast, what: TriggerEvent, res: Resolution) -> bool:
    return what.why == "cast" and (words_.by is None or what.seat in evaluate.seats(words_.by, res))


def _means_warp(by: ab.Reference | None) -> bool:
    return isinstance(by, own.Effects) and own.StackKind.WARP in by.kinds


def _moves(words_: ab.Moves, what: TriggerEvent, res: Resolution) -> bool:
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


def _kind(kind: ab.DamageKind, cause: Cause | None) -> bool:
    if kind is ab.DamageKind.ANY:
        return True
    return (cause is not None and cause.kind == "battle") == (kind is ab.DamageKind.BATTLE)


def _deals(words_: ab.DealsDamage, what: TriggerEvent, res: Resolution) -> bool:
    if not _kind(words_.kind, what.cause) or not caused_by(words_.cause, what.cause, res):
        return False
    if what.key == "deals damage player":
        return any(isinstance(one, ab.Player) and what.seat in evaluate.seats(one, res) for one in words_.to)
    return any(isinstance(one, ab.Reference) and matching.is_actor(one, what.what, what, res) for one in words_.to)


def _is_dealt(words_: ab.IsDealtDamage, what: TriggerEvent, res: Resolution) -> bool:
    if not _kind(words_.kind, what.cause) or not caused_by(words_.by, what.cause, res):
        return False
    return words_.quantity is None or evaluate.meets(words_.quantity, what.amount, res)


def _loses_last(words_: ab.LosesLastCounter, what: TriggerEvent, res: Resolution) -> bool:
    if words_.counter not in ("", what.name):
        return False
    return not counters_on(res.state.cards[what.what.number], words_.counter)


def _casts(words_: ab.Casts, what: TriggerEvent, res: Resolution) -> bool:
    if not matching.is_actor(words_.what, what.what, what, res):
        return False
    return words_.ordinal is None or _casts_so_far(words_.what, what, res) == words_.ordinal


def _casts_so_far(kind: ab.Reference, what: TriggerEvent, res: Resolution) -> int:
    """Return the how-manieth card of its kind that is which its player has cast this turn."""
    before = [one for one in so_far(res.state) if one.key == "cast" and one.seat == what.seat]
    return sum(matching.is_actor(kind, one.what, one, res) for one in before)


def _attacks_again(words_: own.AttacksAgainThen, what: TriggerEvent, res: Resolution) -> bool:
    return res.state.cards[what.what.number].marks.get("attacked", 0) == words_.ordinal


def _discards(words_: ab.Discards, what: TriggerEvent, res: Resolution) -> bool:
    return what.why in DISCARDS and matching.is_actor(words_.what, what.what, what, res) and caused_by(
        words_.cause, what.cause, res
    )


def _receives(words_: ab.ReceivesDamage, what: TriggerEvent, res: Resolution) -> bool:
    if words_.ordinal is None:
        return True
    points = len(res.state.zones[ZONES[own.Zone.DAMAGE][what.seat]])
    return points - what.amount < words_.ordinal <= points


def _uses(words_: ab.UsesAbility, what: TriggerEvent, res: Resolution) -> bool:
    if isinstance(words_.what, own.Effects):
        return caused_by(words_.what, what.cause, res)
    noun = getattr(words_.what, "noun", None)
    if noun is not None and nouns.looks_on_stack(noun):
        return what.cause is not None and any(
            what.cause.kind in CAUSES[kind]
            for quality in noun.qualities
            if isinstance(quality, own.OnStack)
            for kind in quality.kinds
        )
    return matching.is_actor(words_.what, what.what, what, res)


def _party(words_: own.FormsParty, what: TriggerEvent, res: Resolution) -> bool:
    return all(
        any(evaluate.denotes(one, other, res) for other in what.others if other != res.source)
        for one in words_.with_
    )


def _primes(words_: own.PrimesInto, what: TriggerEvent, res: Resolution) -> bool:
    return words_.name is None or any(face(res.state, one.number).name == words_.name for one in what.others)


def _draws(words_: ab.Draws, what: TriggerEvent, res: Resolution) -> bool:
    if what.why != "draw" or not caused_by(words_.cause, what.cause, res):
        return False
    if words_.outside is None or table.turn_player(res.state) != what.seat:
        return True
    return bool(table.PHASES[table.phase(res.state)].name != words_.outside.value)


_NAMES = {
    own.Phase.ACTIVE: ("active phase",),
    own.Phase.DRAW: ("draw phase",),
    own.Phase.MAIN_1: ("main 1",),
    own.Phase.MAIN_2: ("main 2",),
    own.Phase.MAIN: ("main 1", "main 2"),
    own.Phase.ATTACK: ("attack phase",),
    own.Phase.END: ("end phase",),
}

#: The kinds of event at an edge of a phase; of the turn itself for None. A turn ends as its End Phase begins
#: (FFTCG 9.5.1.1).
TIMES: dict[tuple[enum.Enum | None, ab.Edge], tuple[str, ...]] = {
    **{(phase, ab.Edge.BEGINNING): tuple(f"at {name}" for name in names) for phase, names in _NAMES.items()},
    **{(phase, ab.Edge.END): tuple(f"after {name}" for name in names) for phase, names in _NAMES.items()},
    (None, ab.Edge.BEGINNING): ("at active phase",),
    (None, ab.Edge.END): ("at end phase",),
    (own.Phase.END, ab.Edge.END): ("at end phase",),
}
MEANING.times |= TIMES


def _move_keys(words_: ab.Moves) -> tuple[str, ...]:
    if words_.origin is own.Zone.FIELD:
        return ("leave",)
    return ("enter",) if words_.to is own.Zone.FIELD else ("move",)


def _deal_keys(words_: ab.DealsDamage) -> tuple[str, ...]:
    found = ["hurt"] if any(isinstance(one, ab.Reference) for one in words_.to) else []
    return (*found, "deals damage player") if any(isinstance(one, ab.Player) for one in words_.to) else tuple(found)


#: What deeds are: the kinds of event that each can be, and whether one of such a kind is it, apart from who does it.
matching.learn(MEANING, {
    ab.Enters: when("enter", test=_enters),
    own.EntersByCast: when("enter", test=_enters_by_cast),
    ab.Leaves: when(
        "leave", test=lambda words_, what, res: what.origin == FIELD and caused_by(words_.cause, what.cause, res)
    ),
    ab.Moves: when(of=_move_keys, test=_moves),
    ab.Attacks: when("attack"),
    own.AttacksAlone: when("attack", test=lambda words_, what, res: len(what.others) <= 1),
    own.AttacksAgainThen: when("attack", test=_attacks_again),
    ab.Blocks: when("block", test=naming("whom")),
    ab.IsBlocked: when("blocked", test=naming("by")),
    ab.IsNotBlocked: when("not blocked"),
    own.LosesAllPower: when("leave", test=lambda words_, what, res: what.why == "no power"),
    ab.IsChosen: when("chosen", test=_by("by")),
    ab.DealsDamage: when(of=_deal_keys, test=_deals),
    ab.IsDealtDamage: when("hurt", test=_is_dealt),
    ab.IsBroken: when(
        "leave", test=lambda words_, what, res: what.why == "break" and caused_by(words_.by, what.cause, res)
    ),
    ab.BecomesUntapped: when("activate", test=_by("cause")),
    ab.GetsCounter: when("counter placed", test=_counter),
    ab.LosesCounter: when("counter removed", test=_counter),
    ab.LosesLastCounter: when("counter removed", test=_loses_last),
    ab.Casts: when("cast", test=_casts),
    ab.Discards: when("move", test=_discards),
    ab.Draws: when("move", test=_draws),
    ab.ReceivesDamage: when("takes damage player", test=_receives),
    ab.UsesAbility: when("uses ability", test=_uses),
    ab.Searches: when("search"),
    own.FormsParty: when("party attack", test=_party),
    ab.BecomesTapped: when("dull", "attack dull", "cost dull", test=_by("by")),
    own.BecomesFrozen: when("freeze", test=_by("by")),
    own.PrimesInto: when("primes", test=_primes),
    own.UsesBurst: when("ex burst"),
    own.GainsCrystals: when("gain crystal"),
    own.PaysCrystals: when("pay crystals"),
})

MEANING.kinds = keys
MEANING.together = together
MEANING.before = {
    "activate": ab.Tapped, "dull": ab.Untapped, "attack dull": ab.Untapped,
    "cost dull": ab.Untapped,
}
MEANING.actors = _actors
MEANING.spoken_of = _spoken_of
MEANING.size = size
MEANING.is_as_one = of_party
MEANING.event_keys[ab.Stands] = (STATE,)
MEANING.events |= matching.EVENTS
