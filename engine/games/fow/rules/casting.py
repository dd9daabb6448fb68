"""Playing cards and abilities: they go on the chase, what they choose is chosen, what they cost is settled and paid
(FOW 702, 703, 707, 903.2).
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from engine import abilities as ab
from engine.answers import Play
from engine.events import Count, Event, Move, Notice, SetCardField, SetVariable, Timestamp, extend
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import CardType, Keyword, Now, price
from engine.games.fow.effects import board as boards
from engine.games.fow.effects.resolution import Resolution
from engine.games.fow.rules import table, will
from engine.games.fow.rules.apply_events import REMNANT, tell
from engine.games.fow.rules.meanwhile import costs, triggers
from engine.games.fow.rules.table import CHASE, FIELD, GRAVEYARD, HAND, RULER_AREA, Cause, spoken
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State
from engine.timing import casting, legal_targets
from engine.timing.casting import put_on_stack
from engine.timing.items import Item, stack
from engine.timing.windows import Way
from engine.triggers.apply_events import with_mark

#: Kinds of what lies on the chase (FOW 312, 903.2b).
SPELL, ACTIVATE = "spell", "activate ability"
#: A card that says nothing as it resolves.
NOTHING = ab.FieldAbility(())
_PLAYED = frozenset({CardType.RESONATOR, CardType.CHANT, CardType.ADDITION, CardType.REGALIA})


def spell_effects(values: Now) -> tuple[ab.Effect, ...]:
    """Return what a chant does as it resolves (FOW 703.3)."""
    return tuple(
        one for ability in values.abilities if isinstance(ability, own.ChantEffect) for one in ability.effects
    )


def named(state: State, play: Play) -> str:
    """Return the name of the card of a play."""
    return table.face(state, play.card).name


# Time


def in_battle(state: State) -> bool:
    """Whether a battle goes on (FOW 800)."""
    return table.phase(state) == "main" and table.step(state) not in ("main", "main start")


def refuse_main(state: State, seat: int, rule: str, what: str) -> Refusal | None:
    """Return why this is not a player's main timing, which ``what`` needs (FOW 701.2)."""
    if seat != table.turn_player(state):
        return Refusal(rule, f"{what} only in your own turn.")
    if table.phase(state) != "main":
        return Refusal(rule, f"{what} only in the main phase.")
    if in_battle(state):
        return Refusal(rule, f"{what} only outside battles.")
    return Refusal(rule, f"{what} only while the chase is empty.") if stack(state) else None


def refuse_time(state: State, seat: int, values: Now) -> Refusal | None:
    """Return why this is not the time to play a card, whatever it costs (FOW 702.1, 703.1, 1111.2)."""
    if Keyword.QUICKCAST in values.keywords:
        return None
    rule = "FOW 703.1" if CardType.CHANT in values.types else "FOW 702.1"
    return refuse_main(state, seat, rule, f"{values.names[0]} can be played")


# Whether a card can be played


def _impossible(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a card cannot be played even by players who break the rules."""
    card, types = state.cards[play.card], boards.now(state, play.card).types
    if not _PLAYED.intersection(types):
        return Refusal("FOW 604.2a", f"{spoken(card)} is no card that is played.")
    if card.zone == HAND[seat] or (card.zone == GRAVEYARD[seat] and _has_remnant(state, play.card)):
        return None
    return Refusal("FOW 702.2", f"{spoken(card)} is not in your hand.")


def _has_remnant(state: State, number: int) -> bool:
    return Keyword.REMNANT in boards.now(state, number).keywords


def _refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot play a card now, or None where they can."""
    values = boards.now(state, play.card)
    return (
        _impossible(state, seat, play) or refuse_time(state, seat, values) or _refuse_price(state, seat, play.card)
        or legal_targets.refuse_choices(spell_effects(values), _deed(state, seat, play.card))
    )


def _deed(state: State, seat: int, number: int) -> Resolution:
    """Return the context in which a card is played."""
    return Resolution(state, seat, table.ref(state, number), SPELL)


def _refuse_price(state: State, seat: int, number: int) -> Refusal | None:
    """Return why the cost of a card cannot be paid (FOW 903.2f, 1003.4)."""
    bill = will.bill(price(boards.now(state, number).cost))
    if will.payable(state, seat, bill):
        return None
    return Refusal("FOW 1003.4", f"You cannot pay {bill.words()} for {spoken(state.cards[number])}.")


def _targets(state: State, seat: int, play: Play) -> tuple[int, ...] | None:
    """Return what a card could choose now, None where it chooses nothing (FOW 903.2d)."""
    return legal_targets.targets(spell_effects(boards.now(state, play.card)), _deed(state, seat, play.card))


# Playing a card


def spell_item(state: State, seat: int, number: int, effects: tuple[ab.Effect, ...] | None = None) -> Item:
    """Return a card as an item of the chase, with a stamp of its own (FOW 903.2b)."""
    tick = Timestamp()
    state.emit(tick)
    values = boards.now(state, number)
    says = spell_effects(values) if effects is None else effects
    ability = next((one for one in values.abilities if isinstance(one, own.ChantEffect)), NOTHING)
    return Item(tick.value, SPELL, seat, table.ref(state, number), ability, says)


def play(
    state: State, seat: int, number: int, *, free: bool = False, firm: bool = False, insisted: bool = False
) -> Procedure:
    """Play a card in the order of the rules (FOW 903.2).

    One that an effect lets a player play is played: a ``firm`` play cannot be taken back. ``insisted`` tells that the
    rules refuse it: then it is paid for as far as the player likes.
    """
    origin = state.cards[number].zone
    put_on_chase(state, seat, number)
    rule = "FOW 703.2" if table.face(state, number).type is CardType.CHANT else "FOW 702.2"
    tell(state, "{0} plays {1}.", rule, ("seat", seat), ("card", number))
    item = spell_item(state, seat, number)
    res = _deed(state, seat, number)
    res.item, res.short = item.stamp, insisted
    res.anyway = not firm and legal_targets.beyond(item.effects, res)

    def pay(res: Resolution) -> Procedure:
        if not free:
            bill = will.bill(price(boards.now(state, number).cost))
            yield from will.pay(state, seat, bill, res, "FOW 1003.3", cancel=not firm)

    steps = casting.targets("FOW 903.2d", cancel=not firm), pay
    yield from put_on_stack(state, item, res, steps, lambda res: played(state, seat, number, origin, res.cause))


def put_on_chase(state: State, seat: int, number: int) -> None:
    """Put a card on the chase (FOW 903.2a, 903.2b); one from the graveyard is removed once it leaves that (1115.2)."""
    remnant = state.cards[number].zone in GRAVEYARD and _has_remnant(state, number)
    state.emit(Move(number, CHASE, controller=seat, why="play"))
    if remnant:
        state.emit(with_mark(state, number, REMNANT, 1, "play"))


def played(state: State, seat: int, number: int, origin: int, cause: Cause) -> list[Event]:
    """Return what happens as a card is played from a zone."""
    return [
        Count(f"cast {seat}", 1), Notice("cast", seat=seat, card=number, origin=origin, cause=cause),
        *note_battle(state, seat),
    ]


def note_battle(state: State, seat: int) -> list[Event]:
    """Return what is remembered of a spell or ability that the non-turn player plays in a battle (FOW 803.6)."""
    there = in_battle(state) and seat != table.turn_player(state)
    return [SetVariable("played in battle", True)] if there else []


WAY = Way(
    _refuse, _impossible,
    lambda state, seat, one, insisted: play(state, seat, one.card, insisted=insisted),
    lambda state, one: f"Play {named(state, one)}",
    targets=_targets,
)

# Playing an activate ability


def ability_at(state: State, number: int, index: int) -> ab.ActionAbility | None:
    """Return an activate ability of a card; None where it has none at that place."""
    abilities = boards.now(state, number).abilities
    found = abilities[index] if 0 <= index < len(abilities) else None
    return found if isinstance(found, ab.ActionAbility) else None


def _cannot_use(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why an ability cannot be played even by players who break the rules."""
    card = state.cards[play.card]
    if ability_at(state, play.card, play.index) is None:
        return Refusal("FOW 707.1", f"{spoken(card)} has no such ability.")
    whose = card.controller if card.zone == FIELD else card.owner
    return None if whose == seat else Refusal("FOW 707.2", f"{spoken(card)} is not under your control.")


def refuse_use(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot play an ability now, or None where they can (FOW 707, 905)."""
    refusal = _cannot_use(state, seat, play)
    if refusal is not None:
        return refusal
    ability = ability_at(state, play.card, play.index)
    assert ability is not None
    if will.is_will_ability(ability):
        return will.refuse_use(state, seat, play)
    res = _use_of(state, seat, play.card)
    return (
        triggers.refuse_use(state, play.card, play.index, ability, seat) or _refuse_art(state, seat, ability)
        or costs.refuse(ability.cost, res) or legal_targets.refuse_choices(ability.effects, res)
    )


def _use_of(state: State, seat: int, number: int) -> Resolution:
    return Resolution(state, seat, table.ref(state, number), ACTIVATE)


#: The named value that holds whose God's Arts have been played in this game.
ARTS = "arts"


def _refuse_art(state: State, seat: int, ability: ab.ActionAbility) -> Refusal | None:
    """Return why a God's Art cannot be played: it has been in this game (FOW 1112.2)."""
    if ability.name is None or (seat, ability.name) not in state.vars.get(ARTS, ()):
        return None
    return Refusal("FOW 1112.2", f"{ability.name} has been played in this game.")


def _use(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """Play an activate ability (FOW 707.2, 903.2); a will ability resolves at once (907.3)."""
    number, index = play.card, play.index
    ability = ability_at(state, number, index)
    assert ability is not None
    if will.is_will_ability(ability):
        yield from will.use(state, seat, play, insisted)
        return
    if state.cards[number].zone not in (FIELD, *RULER_AREA):
        state.emit(SetCardField(number, "known", 3, "reveal"))
    what = f"the God's Art {ability.name}" if ability.name else "an ability"
    tell(state, "{0} plays " + what + " of {1}.", "FOW 707.2", ("seat", seat), ("card", number))
    tick = Timestamp()
    state.emit(tick)
    res = _use_of(state, seat, number)
    res.item, res.short = tick.value, insisted
    res.anyway = legal_targets.beyond(ability.effects, res)
    item = Item(res.item, ACTIVATE, seat, res.source, ability, ability.effects)

    def pay(res: Resolution) -> Procedure:
        extend(state, "used", ((number, res.source.entered, index),), "use")
        if ability.name is not None:
            extend(state, ARTS, ((seat, ability.name),), "use")
        yield from costs.pay(ability.cost, res, "FOW 903.2f")

    steps = casting.targets("FOW 903.2d"), pay
    yield from put_on_stack(state, item, res, steps, partial(_used, state, ability))


def _used(state: State, ability: ab.ActionAbility, res: Resolution) -> list[Event]:
    """Return what happens as an ability is played."""
    return [
        Notice("uses ability", seat=res.seat, card=res.source.number, cause=res.cause, name=ability.name or ""),
        *note_battle(state, res.seat),
    ]


def label(state: State, play: Play) -> str:
    """Return the play of an ability in words: its printed line."""
    lines = table.face(state, play.card).text.split("\n")
    if len(lines) == len(boards.now(state, play.card).abilities):
        return f"{named(state, play)}: {lines[play.index]}"
    return f"Ability {play.index + 1} of {named(state, play)}"


def _targets_of_use(state: State, seat: int, play: Play) -> tuple[int, ...] | None:
    ability = ability_at(state, play.card, play.index)
    if ability is None:
        return None
    return legal_targets.targets(ability.effects, _use_of(state, seat, play.card))


USE = Way(refuse_use, _cannot_use, _use, label, targets=_targets_of_use)


def ideas(state: State, seat: int) -> Iterable[Play]:
    """Return the cards and abilities that a player might play."""
    for number in (*state.zones[HAND[seat]], *state.zones[GRAVEYARD[seat]]):
        if number in state.zones[HAND[seat]] or _has_remnant(state, number):
            yield Play("play", number)
    board = boards.board(state)
    for number in (*table.on_field(state, seat), *state.zones[RULER_AREA[seat]]):
        for index, ability in enumerate(board[number].abilities):
            if isinstance(ability, ab.ActionAbility):
                yield Play("use", number, index)
