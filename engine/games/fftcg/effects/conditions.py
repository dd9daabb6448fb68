"""Numbers and conditions, answered now; and whether what happens, and what brings it about, is what words for events
speak of: "When a Forward you control attacks".

A number that cannot be worked out is 0 (FFTCG 4.4), and no player counts below it (4.3). A negative power stays
negative while it is changed (4.3); nobody takes more than there are (2.3).

Each kind of deed says which kinds of event (:func:`engine.games.fftcg.rules.table.keys`, ``Notice.why``) it can be, and
whether a happening is one. Besides those of the kernel it uses the facts "counter placed" and "counter removed"
(``amount`` is the number), "primes" (``others`` is the upper card) and "search".
"""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.effects import counters, evaluate, matching
from engine.effects.matching import so_far, when
from engine.effects.qualities import counters_on
from engine.games.fftcg import vocabulary as own
from engine.games.fftcg.cards import ELEMENTS
from engine.games.fftcg.effects.resolution import MEANING, Resolution, is_of_kind
from engine.games.fftcg.rules import table
from engine.state import Ref
from engine.timing import spoken
from engine.timing.spoken import caused_by
from engine.triggers.trigger_event import TriggerEvent

# Numbers


def paid(what: ab.Reference, name: str, res: Resolution) -> int:
    """Return what is noted of how a card was paid for: on the Character it became, or with the Summon."""
    if isinstance(what, ab.Source | ab.This) and name in res.paid:
        return 1
    return max((thing.marks.get(name, 0) for thing in evaluate.things_of(what, res)), default=0)


def _discards_paid(amount: own.DiscardsPaid, res: Resolution) -> int:
    name = table.COSTS_DISCARDED if amount.costs else table.CARDS_DISCARDED
    if isinstance(amount.what, ab.Source | ab.This) and name in res.paid:
        return res.paid.count(name)
    return paid(amount.what, name, res)


MEANING.amounts |= {
    ab.TraitOf: lambda amount, res: sum(max(0, one) for one in evaluate.worths(amount, res)),
    ab.DamagePoints: lambda amount, res: sum(
        table.damage_points(res.state, seat) for seat in evaluate.seats(amount.player, res)
    ),
    ab.DamageOn: lambda amount, res: sum(thing.damage for thing in evaluate.things_of(amount.whose, res)),
    ab.CountersOn: counters.counted,
    own.CrystalsOf: lambda amount, res: sum(
        table.crystals(res.state, seat) for seat in evaluate.seats(amount.player, res)
    ),
    own.DiscardsPaid: _discards_paid,
    own.ElementsPaid: lambda amount, res: sum(
        paid(amount.what, f"paid {element.value}", res) > 0 for element in ELEMENTS
    ),
}


# Conditions

#: The phases of the turn, by the words of :data:`~engine.games.fftcg.rules.table.PHASES`.
PHASES: dict[enum.Enum, tuple[str, ...]] = {
    **{phase: tuple(word for word, one in table.PHASES.items() if one.name == phase.value) for phase in own.Phase},
    own.Phase.MAIN: ("main 1", "main 2"),
}


def _paid_only(condition: own.PaidOnlyBy, res: Resolution) -> bool:
    """Whether the CP came only from what fits, all of which is Backups."""
    if paid(condition.what, "paid by Backups", res) <= 0:
        return False
    noted = [name for thing in evaluate.things_of(condition.what, res) for name in thing.marks]
    noted += res.paid if isinstance(condition.what, ab.Source | ab.This) else ()
    found = (int(name.removeprefix(table.PAID_FROM)) for name in noted if name.startswith(table.PAID_FROM))
    return all(evaluate.fits(condition.source, number, res) for number in found)


def _paid_with(condition: own.PaidIncluding, res: Resolution) -> bool:
    found = [element for element in ELEMENTS if paid(condition.what, f"paid {element.value}", res) > 0]
    return found == [condition.element] if condition.only else condition.element in found


MEANING.is_phase = lambda phase, state: table.phase(state) in PHASES[phase]
MEANING.name_of_phase = lambda phase: " or ".join(table.PHASES[one].name for one in PHASES.get(phase, ()))
MEANING.on_field = table.on_field
MEANING.conditions |= {
    own.PaidExtraCost: lambda condition, res: (
        "extra" in res.paid or paid(ab.Source(), "paid extra", res) > 0
    ),
    own.PaidIncluding: _paid_with,
    own.PaidOnlyBy: _paid_only,
    own.BeforePaying: lambda condition, res: evaluate.holds(condition.condition, res),
    own.WasCast: lambda condition, res: paid(condition.what, "cast", res) > 0,
    own.FromBurst: lambda condition, res: res.burst,
}


# What brings something about: "by" and "due to" (FFTCG 6.4)


def _of_effects(by: own.Effects, cause: table.Cause, res: Resolution) -> bool:
    # Broken by damage, a Forward is broken by what dealt it (FFTCG 12.4.5), not by an effect that deals none.
    if by.harmless and cause.by_damage:
        return False
    if by.player is not None and cause.seat not in evaluate.seats(by.player, res):
        return False
    if by.of is not None and (cause.source is None or not evaluate.suits(by.of, cause.source, res)):
        return False
    if any(is_of_kind(cause, kind) for kind in by.besides):
        return False
    return any(is_of_kind(cause, kind) for kind in by.kinds)


MEANING.causes[own.Effects] = _of_effects
MEANING.is_of_kind = lambda cause, kind, res: is_of_kind(cause, kind)  # type: ignore[arg-type]


# What happens


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
        return matching.dealers(what) if any(
            isinstance(matching.plain(one), ab.DealsDamage) for one in event.deeds
        ) else (what.what,)
    if what.key == "chosen":
        by_ability = matching.of_itself(event) and any(map(_names_source, event.deeds))  # type: ignore[attr-defined]
        return matching.dealers(what)[:1] if by_ability else (what.after,)
    return () if what.key == "takes damage player" else None


def _names_source(deed: ab.EventVerb) -> bool:
    """Whether a sentence speaks of the card whose ability chooses."""
    if not isinstance(deed, ab.Caused) or not isinstance(deed.cause, ab.Any):
        return False
    return any(isinstance(quality, ab.ComesFrom) for quality in deed.cause.noun.qualities)


def _actors(deed: ab.EventVerb, what: TriggerEvent, res: Resolution) -> tuple[Ref, ...]:
    """Return the objects that a sentence is about: of damage, who deals it or to whom it is dealt.

    What a party deals, all its members deal (FFTCG 15.1.1.9.8).
    """
    if what.key == "party attack":
        return what.others
    if what.key in ("hurt", "deals damage player") and isinstance(matching.plain(deed), ab.DealsDamage):
        return matching.dealers(what)
    return (what.after if what.key == "enter" else what.what,)


def _caused(by: ab.Reference, what: TriggerEvent, res: Resolution) -> bool:
    """Whether something is because of this; a Warp is its own cause (FFTCG 15.2.7), and so is casting (15.1.1.7)."""
    if isinstance(by, own.Effects) and _OF_ITSELF.get(what.why) in by.kinds:
        return by.player is None or matching.player(by.player, what, res)
    return caused_by(by, what.cause, res)


_OF_ITSELF = {"warp": own.StackKind.WARP, "cast": own.StackKind.CAST}


def _of_its_kind(words_: ab.Casts, what: TriggerEvent, res: Resolution) -> bool:
    """Whether it is the so-manieth card of its kind that its player has cast this turn, where that is said."""
    if words_.ordinal is None:
        return True
    before = [one for one in so_far(res.state) if one.key == "cast" and one.seat == what.seat]
    return sum(matching.is_actor(words_.what, one.what, one, res) for one in before) == words_.ordinal


#: The kinds of event at an edge of a phase; of the turn itself for None. A turn ends as its End Phase begins
#: (FFTCG 9.5.1.1).
TIMES: dict[tuple[enum.Enum | None, ab.Edge], tuple[str, ...]] = {
    **{(phase, ab.Edge.BEGINNING): tuple(f"at {name}" for name in names) for phase, names in PHASES.items()},
    **{(phase, ab.Edge.END): tuple(f"after {name}" for name in names) for phase, names in PHASES.items()},
    (None, ab.Edge.BEGINNING): ("at active",),
    (None, ab.Edge.END): ("at end",),
    (own.Phase.END, ab.Edge.END): ("at end",),
}
MEANING.times |= TIMES


def _dealt_to(to: tuple[ab.Reference | ab.Player, ...], what: TriggerEvent, res: Resolution) -> bool:
    if what.key == "deals damage player":
        return any(isinstance(one, ab.Player) and what.seat in evaluate.seats(one, res) for one in to)
    return any(isinstance(one, ab.Reference) and matching.is_actor(one, what.what, what, res) for one in to)


def _deal_keys(words_: ab.DealsDamage) -> tuple[str, ...]:
    found = ["hurt"] if any(isinstance(one, ab.Reference) for one in words_.to) else []
    return (*found, "deals damage player") if any(isinstance(one, ab.Player) for one in words_.to) else tuple(found)


#: What deeds are: the kinds of event that each can be, and whether one of such a kind is it, apart from who does it.
matching.learn(MEANING, {
    **dict.fromkeys((ab.Enters, ab.Plays), when("enter")),
    ab.Leaves: when("leave"),
    ab.Moves: when(of=lambda words_: (
        ("leave",) if words_.origin is own.Zone.FIELD else ("enter",) if words_.to is own.Zone.FIELD else ("move",)
    ), whose=matching.holder("origin")),
    ab.Attacks: when("attack"),
    own.AttacksAlone: when("attack", test=lambda words_, what, res: len(what.others) <= 1),
    own.AttacksAgainThen: when("attack", ordinal=lambda ordinal, what, res: (
        res.state.cards[what.what.number].marks.get("attacked", 0) == ordinal
    )),
    ab.Blocks: when("block"),
    ab.IsBlocked: when("blocked", by=matching.others),
    ab.IsNotBlocked: when("not blocked"),
    own.LosesAllPower: when("leave", why=("no power",)),
    ab.IsChosen: when("chosen"),
    ab.DealsDamage: when(of=_deal_keys, to=_dealt_to),
    ab.IsDealtDamage: when("hurt"),
    ab.IsBroken: when("leave", why=("break",)),
    ab.BecomesUntapped: when("activate"),
    ab.GetsCounter: when("counter placed"),
    ab.LosesCounter: when("counter removed", last=lambda last, what, res: (
        not counters_on(res.state.cards[what.what.number], what.name)
    )),
    ab.Casts: when("cast", test=_of_its_kind),
    ab.Discards: when("move", why=table.DISCARDS),
    ab.Draws: when("move", why=("draw",)),
    ab.UsesAbility: when("uses ability", what=spoken.used),
    ab.Searches: when("search"),
    ab.ReceivesDamage: when("takes damage player", ordinal=lambda ordinal, what, res: (
        0 <= table.damage_points(res.state, what.seat) - ordinal < what.amount
    )),
    own.FormsParty: when("party attack"),
    ab.BecomesTapped: when("dull"),
    own.BecomesFrozen: when("freeze"),
    own.PrimesInto: when("primes", name=lambda name, what, res: (
        any(table.face(res.state, one.number).name == name for one in what.others)
    )),
    own.UsesBurst: when("ex burst"),
    own.GainsCrystals: when("gain crystal"),
    own.PaysCrystals: when("pay crystals"),
}, cause=_caused, kind=lambda kind, what, res: kind is ab.DamageKind.ANY or (
    (what.cause is not None and what.cause.kind == "battle") == (kind is ab.DamageKind.BATTLE)
), with_=lambda with_, what, res: all(
    any(evaluate.denotes(one, other, res) for other in what.others if other != res.source) for one in with_
), outside=lambda phase, what, res: (
    # It is not that phase of the player's own turn.
    table.turn_player(res.state) != what.seat or not MEANING.is_phase(phase, res.state)
), quantity=lambda quantity, what, res: evaluate.meets(quantity, what.amount, res))

MEANING.kinds = table.keys
MEANING.together = table.together
MEANING.before = {"activate": ab.Tapped, "dull": ab.Untapped}
MEANING.actors = _actors
MEANING.spoken_of = _spoken_of
MEANING.size = size
MEANING.is_as_one = of_party
