"""The standby area (FOW 310, 706): cards that are set there face down, and cards with [Trigger] and [Stealth] that are
played from there, or from the hand (FOW 708, 1113, 1114).
"""

from __future__ import annotations

from collections.abc import Iterable

from engine import abilities as ab
from engine.answers import Play
from engine.course import EVERYBODY
from engine.derived import of_position
from engine.effects import evaluate
from engine.events import Move, SetCardField
from engine.games.fow import vocabulary as own
from engine.games.fow.cards import Keyword, price
from engine.games.fow.effects import board as boards
from engine.games.fow.effects import statics
from engine.games.fow.effects.characteristics import characteristics
from engine.games.fow.effects.resolution import Resolution
from engine.games.fow.rules import casting, sides, table, verbs, waiting, will
from engine.games.fow.rules.apply_events import apply_events, tell
from engine.games.fow.rules.prices import Free
from engine.games.fow.rules.table import GRAVEYARD, HAND, STANDBY, Cause, spoken
from engine.games.fow.rules.waiting import Waits, ability_of, is_set_now
from engine.procedures import Procedure
from engine.rulebook import Refusal
from engine.state import State
from engine.timing.windows import Way
from engine.triggers.apply_events import Route

RULE_SET = "FOW 706.1"
#: Where a card goes that is turned up and cannot be played then.
UNPLAYED = Route(GRAVEYARD, "put", "{0} cannot be played: it is put into the graveyard.", "FOW 906.6a")

# Setting cards


def _cost(state: State, seat: int) -> will.Bill:
    """Return what setting a card costs: 2, or what a text says (FOW 706.1)."""
    bills = [will.bill(price((str(table.STANDBY_COST),)))]
    for static, res in boards.board(state).rulings_of(own.StandbyCost):
        if res.seat == seat:
            bills.append(will.bill(price(static.signs)))
    return min(bills, key=lambda one: one.total)


def _deed(state: State, seat: int, number: int, kind: str = "set") -> Resolution:
    return Resolution(state, seat, table.ref(state, number), kind)


def _refuse_set(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot set a card now, or None where they can (FOW 706.1)."""
    refusal = _impossible_set(state, seat, play) or casting.refuse_main(state, seat, RULE_SET, "Cards are set")
    if refusal is not None or _can_pay(state, seat):
        return refusal
    return will.refuse(state, seat, _cost(state, seat), _deed(state, seat, play.card))


@of_position
def _can_pay(state: State, seat: int) -> bool:
    """Whether a player can pay for setting a card, whichever it is: with will that may be spent on anything."""
    return will.payable(state, seat, _cost(state, seat))


def _impossible_set(state: State, seat: int, play: Play) -> Refusal | None:
    card = state.cards[play.card]
    return None if card.zone == HAND[seat] else Refusal(RULE_SET, f"{spoken(card)} is not in your hand.")


def _set(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """Pay for it, and put a card of the hand into the standby area face down, without the chase (FOW 706.2)."""
    res = _deed(state, seat, play.card)
    res.short = insisted
    yield from will.pay(state, seat, _cost(state, seat), res, RULE_SET)
    yield from apply_events(state, [Move(play.card, STANDBY[seat], why="set", cause=Cause("rule", None, seat))])
    tell(state, "{0} sets a card into the standby area.", RULE_SET, ("seat", seat))


# Playing what waits


def is_waiting(state: State, seat: int, number: int) -> bool:
    """Whether a card is played by [Trigger] or [Stealth], or lies where nothing else could play it (FOW 706.3)."""
    return state.cards[number].zone == STANDBY[seat] or (
        state.cards[number].zone == HAND[seat] and ability_of(state, number) is not None
    )


def _refuse(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why a player cannot play a card that waits now, or None where they can (FOW 708, 1113, 1114)."""
    if not is_waiting(state, seat, play.card):
        return sides.WAY.refuse(state, seat, play)
    ability = ability_of(state, play.card)
    if ability is None:
        return Refusal("FOW 706.3", f"{spoken(state.cards[play.card])} has neither [Trigger] nor [Stealth].")
    if isinstance(ability, own.TriggerChant) and is_set_now(state, play.card):
        return Refusal("FOW 708.5", f"{spoken(state.cards[play.card])} was set this turn.")
    refusal = _refuse_unmet(state, seat, play.card, ability)
    if refusal is None and not _only_turned_up(state, play.card, ability):
        refusal = _refuse_rest(state, seat, play.card, ability)
    return refusal


def _only_turned_up(state: State, number: int, ability: Waits) -> bool:
    """Whether a card that has triggered may be turned up though it cannot be played then (FOW 906.6a)."""
    return ability.trigger is not None and bool(_is_free(state, number))


def _refuse_rest(state: State, seat: int, number: int, ability: Waits) -> Refusal | None:
    """Return why a card that is turned up cannot be played: texts, what it costs, what it must choose."""
    cause = Cause(casting.SPELL, table.ref(state, number), seat)
    refusal = statics.refuse_play(state, seat, number, cause)
    return refusal or casting.refuse_rest(state, seat, number, _is_free(state, number), _extra(ability))


def _refuse_unmet(state: State, seat: int, number: int, ability: Waits) -> Refusal | None:
    """Return why a card cannot be turned up: what it waits for has not happened, or is not so (FOW 708.2, 1114.2)."""
    rule = "FOW 708.2" if isinstance(ability, own.TriggerChant) else "FOW 1114.2"
    if ability.trigger is not None and waiting.met(state, number) is None:
        return Refusal(rule, f"What {spoken(state.cards[number])} waits for has not happened just now.")
    condition = ability.condition if ability.trigger is None else None
    if condition is not None and not evaluate.holds(condition, _deed(state, seat, number, casting.SPELL)):
        return Refusal(rule, f"What {spoken(state.cards[number])} waits for is not so.")
    return None


def _is_free(state: State, number: int) -> Free:
    """Return whether a card is played without its own cost, as from the standby area (FOW 708.4, 1114.2)."""
    return Free(state.cards[number].zone in STANDBY)


def _extra(ability: Waits) -> tuple[ab.Cost, ...]:
    """Return what is done as a cost besides: what stands before the colon (FOW 708.4)."""
    return ability.cost if isinstance(ability, own.TriggerChant) else ()


def _impossible(state: State, seat: int, play: Play) -> Refusal | None:
    """Return why not even who breaks the rules can play a card that waits: there is nothing to play it by."""
    if not is_waiting(state, seat, play.card):
        return sides.WAY.impossible(state, seat, play)
    if ability_of(state, play.card) is None:
        return Refusal("FOW 706.3", f"{spoken(state.cards[play.card])} has neither [Trigger] nor [Stealth].")
    return None


def _play(state: State, seat: int, play: Play, insisted: bool) -> Procedure:
    """Turn a card up and play it (FOW 708.3, 903.2a)."""
    number = play.card
    ability = ability_of(state, number) if is_waiting(state, seat, number) else None
    if ability is None:
        yield from sides.WAY.act(state, seat, play, insisted)
        return
    found = waiting.met(state, number)
    if found is not None:
        waiting.used(state, found)
    if state.cards[number].zone in STANDBY:
        state.emit(SetCardField(number, "known", EVERYBODY, "reveal"))
    if _only_turned_up(state, number, ability) and not insisted and _refuse_rest(state, seat, number, ability):
        yield from verbs.put(state, [number], UNPLAYED, Cause("rule", None, seat))
        return
    yield from casting.play(
        state, seat, number, free=_is_free(state, number), insisted=insisted, extra=_extra(ability), event=found,
    )


def ideas(state: State, seat: int) -> list[Play]:
    """Return the cards of the standby area that a player might play, at any time with priority (FOW 604.1b)."""
    hiding = waiting.hiding(state)
    there = [number for number in state.zones[STANDBY[seat]] if number in hiding]
    return [Play("play", number) for number in there if ability_of(state, number) is not None]


def quick(state: State, numbers: Iterable[int]) -> list[int]:
    """Return the cards, of these, of which some way to play is none of main timing alone."""
    known, far, cards = _quick(state), boards.far_zones(state), state.cards
    return [n for n in numbers if (n in known or cards[n].marks or cards[n].zone in far) and is_quick(state, n)]


#: The cards of the game that are played at any time with priority on either side, as they are printed.
_quick = boards.cards_of(lambda what: Keyword.QUICKCAST in what.now.keywords or waiting.waits(what.abilities))


def is_quick(state: State, number: int) -> bool:
    """Whether some way to play a card is none of main timing alone (FOW 604.1b, 1111.2, 1117.2)."""
    if casting.is_quick(boards.now(state, number)) or ability_of(state, number) is not None:
        return True
    side = sides.future(state, number)
    return side is not None and casting.is_quick(characteristics(side).now)


def settings(state: State, seat: int) -> list[Play]:
    """Return the cards that a player might set in main timing."""
    return [Play("set", number) for number in state.zones[HAND[seat]]]


WAYS = {
    "play": Way(_refuse, _impossible, _play, sides.WAY.label, targets=sides.WAY.targets),
    "set": Way(
        _refuse_set, _impossible_set, _set, lambda state, play: f"Set {casting.named(state, play)} face down",
    ),
}
