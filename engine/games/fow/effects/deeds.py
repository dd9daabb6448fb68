"""What brings something about, and whether what happens is what words for events speak of: "When this card attacks".

Each kind of deed says which kinds of event it can be, and whether a happening is one. Besides moves, counters and
damage these are facts: "attack", "block", "blocked", "not blocked", "chosen", "cast", "uses ability", "judgment",
"awaken", "shift", "added", "search", "roll", "produce", "cancelled", "damage player", "gain life", "lose life".
"""

from __future__ import annotations

import enum

from engine import abilities as ab
from engine.abilities.node import walk
from engine.effects import evaluate, matching
from engine.effects.matching import so_far, when
from engine.effects.qualities import counters_on
from engine.events import Event, Hurt, Move, Notice, SetCardField
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import CardType
from engine.games.fow.effects.resolution import BATTLE_AREA, CAUSES, MEANING, Resolution
from engine.games.fow.rules import table
from engine.games.fow.rules.table import FIELD, Cause, Ref
from engine.state import State
from engine.timing import spoken
from engine.triggers.trigger_event import TriggerEvent

# What brings something about: "by a spell or ability your opponent controls" (FOW 901.2d, 912)


def is_of_kind(cause: Cause, kind: enum.Enum, res: Resolution) -> bool:
    """Whether a cause is a spell or an ability of the kind."""
    if kind in (own.ChaseKind.RESONATOR_SPELL, own.ChaseKind.OTHER_SPELL):
        source = cause.source
        resonator = source is not None and evaluate.suits(ab.Noun((ab.OfType(CardType.RESONATOR),)), source, res)
        return cause.kind == "spell" and resonator is (kind is own.ChaseKind.RESONATOR_SPELL)
    return cause.kind in CAUSES.get(kind, ())  # type: ignore[call-overload]


MEANING.is_of_kind = is_of_kind


# What happens


def kinds(event: Event) -> tuple[str, ...]:
    """Return the kinds of event that automatic abilities may be watching for in this one."""
    if isinstance(event, Move):
        if event.to == FIELD:
            return ("enter", "move")
        return ("leave", "move") if event.origin in BATTLE_AREA else ("move",)
    if isinstance(event, Hurt | Notice):
        return (event.why,)
    if isinstance(event, SetCardField) and event.field in ("dull", "controller"):
        return (event.why,)
    return ()


def _spoken_of(event: ab.Event, what: TriggerEvent, res: Resolution) -> tuple[Ref, ...] | None:
    """Return what "it" means where that is not simply whom the sentence is about."""
    if what.key == "hurt":
        return (what.after,)
    if what.key == "damage player" and isinstance(event, ab.Happens):
        return matching.dealers(what)
    if what.key == "attack" and isinstance(event, ab.Happens) and any(
        isinstance(matching.plain(one), ab.IsAttacked) for one in event.deeds
    ):
        return what.others
    return () if what.key in ("damage player", "gain life", "lose life") else None


def _actors(deed: ab.EventVerb, what: TriggerEvent, res: Resolution) -> tuple[Ref, ...]:
    """Return the objects that a sentence is about: of damage who deals it or is dealt it, of an attack either side."""
    plain = matching.plain(deed)
    if what.key in ("hurt", "damage player") and isinstance(plain, ab.DealsDamage):
        return matching.dealers(what)
    if isinstance(plain, ab.IsAttacked):
        return what.others
    return (what.after if what.key == "enter" else what.what,)


def _dealt_to(to: tuple[ab.Reference | ab.Player, ...], what: TriggerEvent, res: Resolution) -> bool:
    if what.key == "damage player":
        return any(isinstance(one, ab.Player) and what.seat in evaluate.seats(one, res) for one in to)
    return any(isinstance(one, ab.Reference) and matching.is_actor(one, what.what, what, res) for one in to)


def _deal_keys(words: ab.DealsDamage) -> tuple[str, ...]:
    found = ["hurt"] if any(isinstance(one, ab.Reference) for one in words.to) else []
    return (*found, "damage player") if any(isinstance(one, ab.Player) for one in words.to) else tuple(found)


def _move_keys(words: ab.Moves) -> tuple[str, ...]:
    if words.origin is own.Zone.FIELD:
        return ("leave",)
    return ("enter",) if words.to is own.Zone.FIELD else ("move",)


#: What of the chase is a card that was played; all else are abilities (FOW 312.3).
_SPELLS = frozenset({own.ChaseKind.SPELL, own.ChaseKind.RESONATOR_SPELL, own.ChaseKind.OTHER_SPELL})


def _play_keys(words: ab.Casts) -> tuple[str, ...]:
    """Return what playing something can be: that of a card, or of an ability where the words name abilities."""
    kinds = {kind for one in walk(words.what) if isinstance(one, ab.OnStack) for kind in one.kinds}
    found = ["cast"] if kinds & _SPELLS or not kinds else []
    return (*found, "uses ability") if kinds - _SPELLS else tuple(found)


def _of_its_kind(words: ab.Casts, what: TriggerEvent, res: Resolution) -> bool:
    """Whether it is the so-manieth card of its kind that its player has played this turn, where that is said."""
    if words.ordinal is None:
        return True
    before = [one for one in so_far(res.state) if one.key == "cast" and one.seat == what.seat]
    times = sum(_played(words.what, one, res) for one in before)
    # While it is asked whether it may be played, it has not been.
    return (times if what in before else times + 1) == words.ordinal


def _played(played: ab.Reference, what: TriggerEvent, res: Resolution) -> bool:
    """Whether what is played is what is said: whose a card is means who plays it."""
    if what.key == "uses ability":
        return spoken.used(played, what, res)
    noun = getattr(played, "noun", None)
    if noun is None:
        return matching.is_actor(played, what.what, what, res)
    return spoken.fits_cast(noun, what.what.number, what.seat, res)


def _whom(whom: ab.Reference, what: TriggerEvent, res: Resolution) -> bool:
    """Whether an attack is of this: of a player there is no other card (FOW 803.3b)."""
    if isinstance(whom, own.PlayerAsTarget):
        return not what.others and 1 - what.seat in evaluate.seats(whom.player, res)
    return matching.others(whom, what, res)


def _arrives(words: own.Arrives, what: TriggerEvent, res: Resolution) -> bool:
    """Whether [Enter] speaks of this: by judgment, or played from the hand (FOW 1411.2)."""
    marks = res.state.cards[what.what.number].marks
    return what.why == "judgment" or (what.why == "resolve" and marks.get("played from") in table.HAND)


#: The words for phases, as positions know them, and when they begin and end (FOW 502 to 505, 802, 807).
PHASES: dict[own.Phase, str] = {
    own.Phase.DRAW: "draw", own.Phase.RECOVERY: "recovery", own.Phase.MAIN: "main", own.Phase.END: "end",
    own.Phase.BATTLE: "battle",
}
TIMES: dict[tuple[enum.Enum | None, ab.Edge], tuple[str, ...]] = {
    **{(phase, ab.Edge.BEGINNING): (f"at {name}",) for phase, name in PHASES.items()},
    **{(phase, ab.Edge.END): (f"after {name}",) for phase, name in PHASES.items()},
    (None, ab.Edge.BEGINNING): ("at turn",),
    (None, ab.Edge.END): ("at turn end",),
    (own.Phase.END, ab.Edge.END): ("at turn end",),
}
MEANING.times |= TIMES


def is_phase(phase: enum.Enum, state: State) -> bool:
    """Whether it is a phase of the turn, or a battle goes on within the main phase (FOW 801.1)."""
    if phase is own.Phase.BATTLE:
        return table.step(state) in BATTLE_STEPS
    return table.phase(state) == PHASES[phase]  # type: ignore[index]


#: The steps of a battle (FOW 802 to 807).
BATTLE_STEPS = frozenset({
    "battle start", "battle", "attack start", "attack", "declare attack", "attack declared", "block start", "block",
    "declare block", "block declared", "first strike", "first strike damage", "damage", "battle damage", "battle end",
    "battle over", "end of battle",
})

#: What deeds are: the kinds of event that each can be, and whether one of such a kind is it, apart from who does it.
matching.learn(MEANING, {
    **dict.fromkeys((ab.Enters, ab.Plays), when("enter")),
    ab.Moves: when(of=_move_keys, whose=matching.holder("origin")),
    ab.Blocks: when("block"),
    ab.IsBlocked: when("blocked", by=matching.others),
    ab.IsNotBlocked: when("not blocked"),
    ab.IsChosen: when("chosen"),
    ab.DealsDamage: when(of=_deal_keys, to=_dealt_to),
    ab.IsDealtDamage: when("hurt"),
    ab.GetsCounter: when("counter placed"),
    ab.LosesCounter: when("counter removed", last=lambda last, what, res: (
        not counters_on(res.state.cards[what.what.number], what.name)
    )),
    ab.Draws: when("move", why=("draw",)),
    ab.UsesAbility: when("uses ability", what=spoken.used),
    ab.Searches: when("search"),
    own.Arrives: when("enter", test=_arrives),
    ab.Leaves: when("leave", test=lambda words, what, res: what.origin == FIELD),
    ab.Attacks: when("attack", whom=_whom),
    ab.IsAttacked: when("attack", by=matching.itself),
    ab.ReceivesDamage: when("damage player", ordinal=lambda ordinal, what, res: False),
    ab.IsBroken: when("move", why=("destroy",)),
    ab.BecomesUntapped: when("recover"),
    own.Recovers: when("recover in phase"),
    ab.BecomesTapped: when("rest"),
    ab.Casts: when(of=_play_keys, test=_of_its_kind, what=_played),
    own.Chases: when("chase"),
    ab.Discards: when("move", why=("discard",)),
    own.DrawsMore: when("draw more", count=lambda count, what, res: what.amount > count),
    own.GainsLife: when("gain life"),
    own.LosesLife: when("lose life", "damage player"),
    own.DoesJudgment: when("judgment"),
    own.Awakens: when("awaken"),
    own.Shifts: when("shift"),
    own.IsAdded: when("added", to=matching.others),
    own.AddsCards: when("added"),
    own.RollsDice: when("roll"),
    own.Produces: when("produce", source=matching.itself),
    own.IsCancelled: when("cancelled"),
}, cause=lambda by, what, res: spoken.caused_by(by, what.cause, res), kind=lambda kind, what, res: (
    kind is ab.DamageKind.ANY
    or (what.cause is not None and what.cause.kind == "battle") == (kind is ab.DamageKind.BATTLE)
), outside=lambda phase, what, res: (
    # It is not that phase of the player's own turn.
    table.turn_player(res.state) != what.seat or not is_phase(phase, res.state)
), quantity=lambda quantity, what, res: evaluate.meets(quantity, what.amount, res))

MEANING.kinds = kinds
MEANING.before = {"recover": ab.Tapped, "rest": ab.Untapped}
MEANING.actors = _actors
MEANING.spoken_of = _spoken_of
MEANING.is_phase = is_phase
MEANING.name_of_phase = lambda phase: (
    table.PHASES[name].name if (name := PHASES[phase]) in table.PHASES else "battle"  # type: ignore[index]
)
MEANING.on_field = table.on_field
